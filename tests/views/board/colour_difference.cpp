// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/views/board/colour_difference.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace colours {

namespace {

using Three = std::array<double, 3>;
using Matrix = std::array<Three, 3>;

constexpr Matrix kXyz{
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
constexpr Three kWhite{0.95047, 1.0, 1.08883};
constexpr Matrix kProtanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Three linear(const QColor &colour) { return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())}; }

Three times(const Matrix &matrix, const Three &v)
{
    Three result{};
    for (std::size_t i = 0; i < 3; ++i)
        result[i] = matrix[i][0] * v[0] + matrix[i][1] * v[1] + matrix[i][2] * v[2];
    return result;
}

Three seen(const Three &rgb, Sight sight)
{
    if (sight == Sight::Usual)
        return rgb;
    const Matrix &matrix = sight == Sight::Protanopia     ? kProtanopia
                           : sight == Sight::Deuteranopia ? kDeuteranopia
                                                          : kTritanopia;
    Three result = times(matrix, rgb);
    for (double &channel : result)
        channel = std::clamp(channel, 0.0, 1.0);
    return result;
}

struct Lab {
    double l, a, b;
};

Lab toLab(const Three &rgb)
{
    Three f = times(kXyz, rgb);
    for (std::size_t i = 0; i < 3; ++i) {
        const double t = f[i] / kWhite[i];
        f[i] = t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double degrees(double radians) { return radians * 180 / std::numbers::pi; }

double cosOf(double angle) { return std::cos(angle * std::numbers::pi / 180); }

double pow7Ratio(double chroma)
{
    const double p = std::pow(chroma, 7);
    return std::sqrt(p / (p + std::pow(25.0, 7)));
}

struct Polar {
    double chroma, hue; // hue in degrees, 0 to 360
};

Polar polar(double a, double b)
{
    const double hue = degrees(std::atan2(b, a));
    return {std::hypot(a, b), hue < 0 ? hue + 360 : hue};
}

double meanHue(const Polar &p, const Polar &q)
{
    const double sum = p.hue + q.hue;
    if (p.chroma * q.chroma == 0)
        return sum;
    if (std::abs(p.hue - q.hue) <= 180)
        return sum / 2;
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

double hueDifference(const Polar &p, const Polar &q)
{
    const double turn = p.chroma * q.chroma == 0 ? 0 : std::remainder(q.hue - p.hue, 360.0);
    return 2 * std::sqrt(p.chroma * q.chroma) * std::sin(turn / 2 * std::numbers::pi / 180);
}

double ciede2000(const Lab &x, const Lab &y)
{
    const double stretch = 1.5 - 0.5 * pow7Ratio((std::hypot(x.a, x.b) + std::hypot(y.a, y.b)) / 2);
    const Polar p = polar(x.a * stretch, x.b);
    const Polar q = polar(y.a * stretch, y.b);
    const double lightness = (x.l + y.l) / 2 - 50;
    const double chroma = (p.chroma + q.chroma) / 2;
    const double hue = meanHue(p, q);
    const double t =
        1 - 0.17 * cosOf(hue - 30) + 0.24 * cosOf(2 * hue) + 0.32 * cosOf(3 * hue + 6) - 0.20 * cosOf(4 * hue - 63);
    const double bend = 60 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double rotation = -std::sin(bend * std::numbers::pi / 180) * 2 * pow7Ratio(chroma);
    const double l = (y.l - x.l) / (1 + 0.015 * lightness * lightness / std::sqrt(20 + lightness * lightness));
    const double c = (q.chroma - p.chroma) / (1 + 0.045 * chroma);
    const double h = hueDifference(p, q) / (1 + 0.015 * chroma * t);
    return std::sqrt(l * l + c * c + h * h + rotation * c * h);
}

double luminance(const QColor &colour)
{
    const Three rgb = linear(colour);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

} // namespace

double contrast(const QColor &a, const QColor &b)
{
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

double distance(const QColor &a, const QColor &b, Sight sight)
{
    return ciede2000(toLab(seen(linear(a), sight)), toLab(seen(linear(b), sight)));
}

} // namespace colours
