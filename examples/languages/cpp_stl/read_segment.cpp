// Prints the entries and records of a Kafka segment. To build and run it, see
// docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0
#include <cstdint>
#include <exception>
#include <fstream>
#include <iostream>
#include <string>

#include "kafka_log.h"

namespace {

const std::string CODECS[] = {"none", "gzip", "snappy", "lz4", "zstd"};

/** The name of the codec, or its number if Kafka has no such codec. */
std::string codec(uint64_t number) {
    return number < std::size(CODECS) ? CODECS[number] : std::to_string(number);
}

/** Bytes in hexadecimal; a length below zero is null, which is not empty. */
std::string shown(int64_t length, const std::string &data) {
    if (length <= 0) {
        return length < 0 ? "null" : "empty";
    }
    std::string digits;
    for (unsigned char each : data) {
        digits += "0123456789abcdef"[each >> 4];
        digits += "0123456789abcdef"[each & 15];
    }
    return digits;
}

void print_record(int64_t offset, int64_t len_key, const std::string &key, int64_t len_value,
                  const std::string &value) {
    std::cout << "  offset=" << offset << " key=" << shown(len_key, key)
              << " value=" << shown(len_value, value) << "\n";
}

/** Prints an entry and its records, or `unreadable` if it cannot be parsed. */
void print_entry(kafka_log_t::log_entry_t &entry) {
    std::cout << "position=" << entry.ofs_entry() << " magic=" << int(entry.magic())
              << " base_offset=" << entry.base_offset();
    kafka_message_t *message = nullptr;
    kafka_record_batch_t *batch = nullptr;
    try {
        message = entry.message();  // parsed here
        batch = entry.record_batch();
    } catch (const std::exception &) {
    }
    if (message != nullptr) {  // magic 0 and 1
        auto *header = message->header();
        std::cout << " codec=" << codec(header->attributes()->compression_id()) << "\n";
        if (!header->is_compressed()) {
            print_record(entry.base_offset(), message->len_key(), message->key(),
                         message->len_value(), message->value());
        }
    } else if (batch != nullptr) {  // magic 2
        auto *attributes = batch->header()->attributes();
        std::cout << " codec=" << codec(attributes->compression_id())
                  << (attributes->is_control() ? " control\n" : "\n");
        if (batch->records() == nullptr) {  // compressed, or control records
            return;
        }
        for (const auto &record : *batch->records()->records()) {
            auto *body = record->body();
            print_record(entry.base_offset() + body->offset_delta()->value(),
                         body->len_key()->value(), body->key(), body->len_value()->value(),
                         body->value());
        }
    } else {
        std::cout << " unreadable\n";
    }
}

}  // namespace

int main(int argc, char **argv) {
    if (argc != 2) {
        std::cerr << "usage: read_segment SEGMENT\n";
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    if (!file) {
        std::cerr << argv[1] << ": cannot be read\n";
        return 1;
    }
    kaitai::kstream stream(&file);
    kafka_log_t log(&stream);
    if (log.entries() != nullptr) {
        for (const auto &entry : *log.entries()) {
            print_entry(*entry);
        }
    }
    if (!log.tail().empty()) {
        std::cout << "tail=" << log.tail().size() << "\n";
    }
}
