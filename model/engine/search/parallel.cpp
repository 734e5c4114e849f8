// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/engine/search/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace engine::search {

void forEachTask(int threads, int count, const std::function<void(int)> &task)
{
    std::atomic<int> next{0};
    const auto work = [&] {
        for (int number = next++; number < count; number = next++)
            task(number);
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < std::min(threads, count); ++i)
        others.emplace_back(work);
    work();
}

} // namespace engine::search
