// JSON as text, for the conformance runner.
#pragma once

#include <cstdint>
#include <cstring>
#include <exception>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace {

const std::string NULL_VALUE = "null";

std::string joined(const std::vector<std::string> &items) {
    std::string text;
    for (const std::string &each : items) {
        text += (text.empty() ? "" : ",") + each;
    }
    return text;
}

std::string object(std::initializer_list<std::string> fields) {
    return "{" + joined(fields) + "}";
}

std::string field(const std::string &name, const std::string &value) {
    return "\"" + name + "\":" + value;
}

std::string number(int64_t value) {
    return std::to_string(value);
}

std::string boolean(bool value) {
    return value ? "true" : "false";
}

/** A 64-bit number, as text. */
std::string text(int64_t value) {
    return "\"" + std::to_string(value) + "\"";
}

std::string hex(const std::string &data) {
    static const char DIGITS[] = "0123456789abcdef";
    std::string digits = "\"";
    for (unsigned char each : data) {
        digits += DIGITS[each >> 4];
        digits += DIGITS[each & 15];
    }
    return digits + "\"";
}

/** The bytes of a number, big-endian. */
std::string bits(double value) {
    uint64_t stored;
    std::memcpy(&stored, &value, sizeof stored);
    std::string data;
    for (int shift = 56; shift >= 0; shift -= 8) {
        data += static_cast<char>(stored >> shift & 0xff);
    }
    return hex(data);
}

std::string or_null(int64_t length, const std::string &data) {
    return length < 0 ? NULL_VALUE : hex(data);
}

/** An array; also of a list that the parser left out. */
template <typename T, typename ToJson>
std::string items(const std::vector<T> *items, const ToJson &to_json) {
    std::vector<std::string> found;
    if (items != nullptr) {
        for (const auto &each : *items) {
            found.push_back(to_json(each));
        }
    }
    return "[" + joined(found) + "]";
}

/** Likewise, of structures. */
template <typename T>
std::string list(const std::vector<std::unique_ptr<T>> *items,
                 const std::function<std::string(T &)> &to_json) {
    return ::items(items, [&to_json](const auto &each) { return to_json(*each); });
}

/** An object of the fields, or of those that came before, and the mark of malformed bytes. */
std::string or_error(const std::string &before, const std::function<std::string()> &fields) {
    try {
        return "{" + fields() + "}";
    } catch (const std::exception &) {
        return "{" + before + (before.empty() ? "" : ",") + field("error", "true") + "}";
    }
}

}  // namespace
