// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocations.h"

#include <new>

std::atomic<long> allocations::number{0};

void *operator new(std::size_t size) // NOLINT: it is meant to replace the operator
{
    ++allocations::number;
    if (void *const memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
}
void *operator new(std::size_t size, const std::nothrow_t &) noexcept // NOLINT
{
    ++allocations::number;
    return std::malloc(size == 0 ? 1 : size);
}
void operator delete(void *memory) noexcept { std::free(memory); }              // NOLINT
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); } // NOLINT
