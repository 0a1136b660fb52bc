// Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To
// build and run it, see docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0
#include <cstdint>
#include <exception>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "codecs.h"
#include "kafka_log.h"
#include "kafka_message_set.h"

namespace {

const char *const TYPES[] = {"CreateTime", "LogAppendTime"};

using Lines = std::vector<std::string>;

/** Bytes in hexadecimal; a length below zero is null, which is not empty. */
std::string shown(int64_t length, const std::string &data) {
    if (length < 0) {
        return "null";
    }
    std::string digits = "\"";
    for (unsigned char each : data) {
        digits += "0123456789abcdef"[each >> 4];
        digits += "0123456789abcdef"[each & 15];
    }
    return digits + '"';
}

/** A record; the defaults are those of magic 0 and 1. */
struct Line {
    int magic = 0;
    uint64_t codec = 0;
    bool is_transactional = false, is_control = false;
    int32_t leader_epoch = -1;
    int64_t producer_id = -1;
    int32_t producer_epoch = -1, sequence = -1;
    int64_t offset = 0, timestamp = -1;
    std::string timestamp_type = "NoTimestampType", key, value, headers;

    std::string text() const {
        std::ostringstream out;
        out << std::boolalpha << "\"magic\": " << magic
            << ", \"compression\": \"" << CODECS[codec] << '"'
            << ", \"is_transactional\": " << is_transactional
            << ", \"is_control\": " << is_control
            << ", \"partition_leader_epoch\": " << leader_epoch
            << ", \"producer_id\": " << producer_id
            << ", \"producer_epoch\": " << producer_epoch
            << ", \"sequence\": " << sequence
            << ", \"offset\": " << offset
            << ", \"timestamp\": " << timestamp
            << ", \"timestamp_type\": \"" << timestamp_type << '"'
            << ", \"key\": " << key
            << ", \"value\": " << value
            << ", \"headers\": [" << headers << ']';
        return out.str();
    }
};

/** Adds numbers; what is too large for them wraps, which for signed ones is undefined. */
int64_t sum(int64_t left, int64_t right) {
    return static_cast<int64_t>(static_cast<uint64_t>(left) + static_cast<uint64_t>(right));
}

/** The records of a batch; control records have the layout of any record. */
Lines records(const std::string &raw) {
    kaitai::kstream stream(raw);
    kafka_record_batch_header_t header(&stream);
    auto *attributes = header.attributes();
    kaitai::kstream plain(decompress(attributes->compression_id(), raw.substr(61)));
    kafka_records_t records(&plain);
    if (records.records()->size() != static_cast<uint32_t>(header.num_records())) {
        throw std::runtime_error("another number of records");
    }
    Lines lines;
    for (const auto &record : *records.records()) {
        auto *body = record->body();
        Line line;
        line.magic = 2;
        line.codec = attributes->compression_id();
        line.is_transactional = attributes->is_transactional();
        line.is_control = attributes->is_control();
        line.leader_epoch = header.partition_leader_epoch();
        line.producer_id = header.producer_id();
        line.producer_epoch = header.producer_epoch();
        line.sequence = header.base_sequence();
        if (line.sequence >= 0) {
            line.sequence = sum(line.sequence, body->offset_delta()->value()) & INT32_MAX;
        }
        line.offset = sum(header.base_offset(), body->offset_delta()->value());
        line.timestamp_type = TYPES[attributes->timestamp_type()];
        line.timestamp = attributes->timestamp_type()
            ? header.max_timestamp()
            : sum(header.base_timestamp(), body->timestamp_delta()->value());
        line.key = shown(body->len_key()->value(), body->key());
        line.value = shown(body->len_value()->value(), body->value());
        for (const auto &each : *body->headers()) {
            line.headers += line.headers.empty() ? "[" : ", [";
            line.headers += shown(each->len_key()->value(), each->key()) + ", ";
            line.headers += shown(each->len_value()->value(), each->value()) + "]";
        }
        lines.push_back(line.text());
    }
    return lines;
}

/** A message, or those that a compressed one holds (magic 0 and 1). */
Lines messages(kafka_message_t *outer) {
    if (outer == nullptr) {
        throw std::runtime_error("too short for its magic");
    }
    auto *header = outer->header();
    auto *attributes = header->attributes();
    std::vector<kafka_message_t *> inner{outer};
    int64_t base = 0;
    kaitai::kstream plain(
        header->is_compressed() ? decompress(attributes->compression_id(), outer->value()) : "");
    kafka_message_set_t set(&plain);
    if (header->is_compressed()) {
        inner.clear();
        if (set.entries() == nullptr) {
            throw std::runtime_error("an empty message set");
        }
        for (const auto &entry : *set.entries()) {
            inner.push_back(entry->message());
        }
        if (header->magic() == 1 && header->offset() != 0) {  // the last one has the outer offset
            base = sum(header->offset(), -inner.back()->header()->offset());
        }
    }
    Lines lines;
    for (auto *message : inner) {
        Line line;
        line.magic = header->magic();
        line.codec = attributes->compression_id();
        line.offset = sum(base, message->header()->offset());
        if (message->header()->magic() == 1) {
            auto type = attributes->timestamp_type();
            line.timestamp_type = TYPES[type];
            line.timestamp = (type ? header : message->header())->timestamp();
        }
        line.key = shown(message->len_key(), message->key());
        line.value = shown(message->len_value(), message->value());
        lines.push_back(line.text());
    }
    return lines;
}

/** The records of an entry, or one line that says why they are not read. */
Lines entry_lines(kafka_log_t::log_entry_t &entry) {
    const std::string raw = entry.raw();
    const bool old = entry.magic() < 2;
    const auto *bytes = reinterpret_cast<const uint8_t *>(raw.data());
    const uint32_t computed = old ? crc32(0, bytes + 16, raw.size() - 16) : crc32c(raw, 21);
    uint32_t stored = 0;
    for (int at = old ? 12 : 17, end = at + 4; at < end; at++) {
        stored = stored << 8 | bytes[at];
    }
    if (computed != stored) {
        return {"\"error\": \"checksum\""};
    }
    try {
        return old ? messages(entry.message()) : records(raw);
    } catch (const std::exception &) {
        return {"\"error\": \"malformed\""};
    }
}

void print(const std::string &data) {
    kaitai::kstream stream(data);
    kafka_log_t log(&stream);
    uint64_t end = 0;
    if (log.entries() != nullptr) {
        for (const auto &entry : *log.entries()) {
            end = entry->ofs_next();
            for (const auto &line : entry_lines(*entry)) {
                std::cout << "{\"batch_position\": " << entry->ofs_entry() << ", " << line << "}\n";
            }
        }
    }
    if (!log.tail().empty()) {
        std::cout << "{\"tail_position\": " << end << ", \"tail_size\": " << log.tail().size()
                  << "}\n";
    }
}

}  // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: read_segment SEGMENT\n";
        return 2;
    }
    try {
        std::ifstream file(argv[1], std::ios::binary);
        if (!file) {
            throw std::runtime_error("cannot be opened");
        }
        print(std::string(std::istreambuf_iterator<char>(file), {}));
    } catch (const std::exception &error) {
        std::cerr << argv[1] << ": " << error.what() << "\n";
        return 1;
    }
}
