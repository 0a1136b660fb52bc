// Conformance runner: the generated C++ parsers, file by file, as canonical JSON.
//
//   runner FILE...        (or the paths on standard input, one a line)
//
// See ../README.md for the JSON. Malformed bytes arrive as some std::exception: the runtime has
// kstruct_error for what is invalid, but leaves the end of the stream to std::istream.
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "aiven_chunk_sizes.h"
#include "aiven_encrypted_chunk.h"
#include "json.h"
#include "kafka_control_records.h"
#include "kafka_log.h"
#include "kafka_message_set.h"
#include "kafka_message_set_0_7.h"
#include "kafka_offset_index.h"
#include "kafka_producer_snapshot.h"
#include "kafka_records.h"
#include "kafka_time_index.h"
#include "kafka_transaction_index.h"
#include "messages.h"

namespace {

// --- Control records ----------------------------------------------------------------------------

std::string tagged_fields(kafka_tagged_fields_t &parsed) {
    return list<kafka_tagged_fields_t::tagged_field_t>(parsed.fields(), [](auto &each) {
        return "[" + number(each.tag()->value()) + "," + hex(each.data()) + "]";
    });
}

std::string compact_string(kafka_compact_string_t &parsed) {
    return or_null(parsed.len_value_plus_one()->value() - 1, parsed.value());
}

std::string voter(kafka_voters_record_t::voters_record_voter_t &parsed) {
    auto &feature = *parsed.kraft_version_feature();
    return object({
        field("voter_id", number(parsed.voter_id())),
        field("voter_directory_id", hex(parsed.voter_directory_id())),
        field("endpoints", list<kafka_voters_record_t::voter_endpoint_t>(
            parsed.endpoints(), [](auto &each) {
                return object({
                    field("name", compact_string(*each.name())),
                    field("host", compact_string(*each.host())),
                    field("port", number(each.port())),
                    field("tagged_fields", tagged_fields(*each.tagged_fields())),
                });
            })),
        field("kraft_version_feature", object({
            field("min_supported_version", number(feature.min_supported_version())),
            field("max_supported_version", number(feature.max_supported_version())),
            field("tagged_fields", tagged_fields(*feature.tagged_fields())),
        })),
        field("tagged_fields", tagged_fields(*parsed.tagged_fields())),
    });
}

std::string leader_change_message(kafka_leader_change_message_t &value) {
    using voter_t = kafka_leader_change_message_t::leader_change_voter_t;
    const auto leader_voter = [&value](voter_t &each) {
        return object({
            field("voter_id", number(each.voter_id())),
            field("voter_directory_id",
                  value.version() >= 1 ? hex(each.voter_directory_id()) : NULL_VALUE),
            field("tagged_fields", tagged_fields(*each.tagged_fields())),
        });
    };
    return object({
        field("version", number(value.version())),
        field("leader_id", number(value.leader_id())),
        field("voters", list<voter_t>(value.voters(), leader_voter)),
        field("granting_voters", list<voter_t>(value.granting_voters(), leader_voter)),
        field("tagged_fields", tagged_fields(*value.tagged_fields())),
        field("trailing", hex(value.trailing())),
    });
}

std::string control_value(kafka_control_record_t::control_record_body_t &body) {
    switch (body.type_id()) {
    case 0:
    case 1: {
        auto &value = *body.end_txn_marker();
        return object({field("end_txn_marker", object({
            field("version", number(value.version())),
            field("coordinator_epoch", number(value.coordinator_epoch())),
            field("trailing", hex(value.trailing())),
        }))});
    }
    case 2:
        return object({
            field("leader_change_message", leader_change_message(*body.leader_change_message())),
        });
    case 3: {
        auto &value = *body.snapshot_header_record();
        return object({field("snapshot_header_record", object({
            field("version", number(value.version())),
            field("last_contained_log_timestamp", text(value.last_contained_log_timestamp())),
            field("tagged_fields", tagged_fields(*value.tagged_fields())),
            field("trailing", hex(value.trailing())),
        }))});
    }
    case 4: {
        auto &value = *body.snapshot_footer_record();
        return object({field("snapshot_footer_record", object({
            field("version", number(value.version())),
            field("tagged_fields", tagged_fields(*value.tagged_fields())),
            field("trailing", hex(value.trailing())),
        }))});
    }
    case 5: {
        auto &value = *body.kraft_version_record();
        return object({field("kraft_version_record", object({
            field("version", number(value.version())),
            field("kraft_version", number(value.kraft_version())),
            field("tagged_fields", tagged_fields(*value.tagged_fields())),
            field("trailing", hex(value.trailing())),
        }))});
    }
    case 6: {
        auto &value = *body.voters_record();
        return object({field("voters_record", object({
            field("version", number(value.version())),
            field("voters", list<kafka_voters_record_t::voters_record_voter_t>(value.voters(), voter)),
            field("tagged_fields", tagged_fields(*value.tagged_fields())),
            field("trailing", hex(value.trailing())),
        }))});
    }
    default:
        return object({field("unknown_value", hex(body.unknown_value()))});
    }
}

// --- Records ------------------------------------------------------------------------------------

std::string header(kafka_header_t &parsed) {
    return "[" + hex(parsed.key()) + "," + or_null(parsed.len_value()->value(), parsed.value()) + "]";
}

std::string control_record(kafka_control_record_t &parsed) {
    auto &body = *parsed.body();
    std::string key = NULL_VALUE;
    if (body.len_key()->value() >= 0) {
        key = object({
            field("version", number(body.key()->version())),
            field("type_id", number(body.key()->type_id())),
            field("trailing", hex(body.key()->trailing())),
        });
    }
    return object({
        field("len", number(parsed.len()->value())),
        field("attributes", number(body.attributes())),
        field("timestamp_delta", text(body.timestamp_delta()->value())),
        field("offset_delta", number(body.offset_delta()->value())),
        field("key", key),
        field("value", body.len_value()->value() < 0 ? NULL_VALUE : control_value(body)),
        field("headers", list<kafka_header_t>(body.headers(), header)),
    });
}

std::string control_records(kafka_control_records_t &parsed) {
    return field("control_records",
                 list<kafka_control_record_t>(parsed.records(), control_record));
}

std::string record(kafka_record_t &parsed) {
    auto &body = *parsed.body();
    return object({
        field("len", number(parsed.len()->value())),
        field("attributes", number(body.attributes())),
        field("timestamp_delta", text(body.timestamp_delta()->value())),
        field("offset_delta", number(body.offset_delta()->value())),
        field("key", or_null(body.len_key()->value(), body.key())),
        field("value", or_null(body.len_value()->value(), body.value())),
        field("headers", list<kafka_header_t>(body.headers(), header)),
    });
}

std::string records(kafka_records_t &parsed) {
    return field("records", list<kafka_record_t>(parsed.records(), record));
}

// --- Entries ------------------------------------------------------------------------------------

std::string record_batch(kafka_record_batch_t &parsed) {
    auto &header = *parsed.header();
    auto &attributes = *header.attributes();
    std::string content;
    if (header.is_compressed()) {
        content = field("compressed_records", hex(parsed.compressed_records()));
    } else if (attributes.is_control()) {
        content = control_records(*parsed.control_records());
    } else {
        content = records(*parsed.records());
    }
    return object({
        field("base_offset", text(header.base_offset())),
        field("len_batch", number(header.len_batch())),
        field("partition_leader_epoch", number(header.partition_leader_epoch())),
        field("magic", number(header.magic())),
        field("crc", number(header.crc())),
        field("attributes", object({
            field("unused_high", number(attributes.unused_high())),
            field("unused", boolean(attributes.unused())),
            field("has_delete_horizon_ms", boolean(attributes.has_delete_horizon_ms())),
            field("is_control", boolean(attributes.is_control())),
            field("is_transactional", boolean(attributes.is_transactional())),
            field("timestamp_type", number(static_cast<int>(attributes.timestamp_type()))),
            field("compression_id", number(attributes.compression_id())),
        })),
        field("last_offset_delta", number(header.last_offset_delta())),
        field("base_timestamp", text(header.base_timestamp())),
        field("max_timestamp", text(header.max_timestamp())),
        field("producer_id", text(header.producer_id())),
        field("producer_epoch", number(header.producer_epoch())),
        field("base_sequence", number(header.base_sequence())),
        field("num_records", number(header.num_records())),
        content,
    });
}

std::string message(kafka_message_t &parsed) {
    auto &header = *parsed.header();
    auto &attributes = *header.attributes();
    return object({
        field("offset", text(header.offset())),
        field("len_message", number(header.len_message())),
        field("crc", number(header.crc())),
        field("magic", number(header.magic())),
        field("attributes", object({
            field("unused", number(attributes.unused())),
            field("timestamp_type", number(static_cast<int>(attributes.timestamp_type()))),
            field("compression_id", number(attributes.compression_id())),
        })),
        field("timestamp", header.magic() >= 1 ? text(header.timestamp()) : NULL_VALUE),
        field("key", or_null(parsed.len_key(), parsed.key())),
        field("value", or_null(parsed.len_value(), parsed.value())),
        field("trailing", hex(parsed.trailing())),
    });
}

std::string entry(kafka_log_t::log_entry_t &parsed) {
    const std::string frame = joined({
        field("position", text(parsed.ofs_entry())),
        field("size", text(parsed.len_entry())),
        field("base_offset", text(parsed.base_offset())),
        field("magic", number(parsed.magic())),
    });
    return or_error(frame, [&]() {
        if (auto *content = parsed.message()) {
            return frame + "," + field("message", message(*content));
        }
        if (auto *content = parsed.record_batch()) {
            return frame + "," + field("record_batch", record_batch(*content));
        }
        return frame;
    });
}

// --- Kafka 0.7 ----------------------------------------------------------------------------------

std::string message_0_7(kafka_message_0_7_t &parsed) {
    std::string attributes = NULL_VALUE;
    if (parsed.magic() == 1) {
        attributes = object({
            field("unused", number(parsed.attributes()->unused())),
            field("compression_id", number(parsed.attributes()->compression_id())),
        });
    }
    return object({
        field("len_message", number(parsed.len_message())),
        field("magic", number(parsed.magic())),
        field("attributes", attributes),
        field("crc", number(parsed.crc())),
        field("payload", hex(parsed.payload())),
    });
}

std::string entry_0_7(kafka_message_set_0_7_t::message_set_0_7_entry_t &parsed) {
    const std::string frame = joined({
        field("position", text(parsed.ofs_entry())),
        field("size", text(parsed.len_entry())),
        field("magic", number(parsed.magic())),
    });
    return or_error(frame, [&]() {
        if (auto *content = parsed.message()) {
            return frame + "," + field("message", message_0_7(*content));
        }
        return frame;
    });
}

// --- Side files ---------------------------------------------------------------------------------

std::string offset_index(kafka_offset_index_t &parsed) {
    using entry_t = kafka_offset_index_t::offset_index_entry_t;
    return field("entries", list<entry_t>(parsed.entries(), [](auto &each) {
               return object({
                   field("relative_offset", number(each.relative_offset())),
                   field("position", number(each.position())),
               });
           })) + "," + field("tail", hex(parsed.tail()));
}

std::string time_index(kafka_time_index_t &parsed) {
    using entry_t = kafka_time_index_t::time_index_entry_t;
    return field("entries", list<entry_t>(parsed.entries(), [](auto &each) {
               return object({
                   field("timestamp", text(each.timestamp())),
                   field("relative_offset", number(each.relative_offset())),
               });
           })) + "," + field("tail", hex(parsed.tail()));
}

std::string transaction_index(kafka_transaction_index_t &parsed) {
    using entry_t = kafka_transaction_index_t::aborted_txn_t;
    return field("entries", list<entry_t>(parsed.entries(), [](auto &each) {
               return object({
                   field("version", number(each.version())),
                   field("producer_id", text(each.producer_id())),
                   field("first_offset", text(each.first_offset())),
                   field("last_offset", text(each.last_offset())),
                   field("last_stable_offset", text(each.last_stable_offset())),
               });
           })) + "," + field("tail", hex(parsed.tail()));
}

template <typename T>
void append(std::vector<std::string> &found, const std::vector<T> *values) {
    if (values != nullptr) {
        for (const auto &each : *values) {
            found.push_back(number(each));
        }
    }
}

std::string chunk_sizes(aiven_chunk_sizes_t &parsed) {
    const bool several = parsed.num_chunks() > 1;
    std::vector<std::string> values;
    append(values, parsed.one_byte_values());
    append(values, parsed.two_byte_values());
    append(values, parsed.four_byte_values());
    if (parsed.three_byte_values() != nullptr) {
        for (const auto &each : *parsed.three_byte_values()) {
            values.push_back(number(each->value()));
        }
    }
    return joined({
        field("num_chunks", number(parsed.num_chunks())),
        field("base", several ? number(parsed.base()) : "null"),
        field("len_value", several ? number(parsed.len_value()) : "null"),
        field("values", "[" + joined(values) + "]"),
        field("len_last_chunk", parsed.num_chunks() > 0 ? number(parsed.len_last_chunk()) : "null"),
        field("trailing", hex(parsed.trailing())),
    });
}

std::string producer_snapshot(kafka_producer_snapshot_t &parsed) {
    using entry_t = kafka_producer_snapshot_t::producer_snapshot_entry_t;
    return joined({
        field("version", number(parsed.version())),
        field("crc", number(parsed.crc())),
        field("producer_entries", list<entry_t>(parsed.producer_entries(), [](auto &each) {
            return object({
                field("producer_id", text(each.producer_id())),
                field("producer_epoch", number(each.producer_epoch())),
                field("last_sequence", number(each.last_sequence())),
                field("last_offset", text(each.last_offset())),
                field("offset_delta", number(each.offset_delta())),
                field("timestamp", text(each.timestamp())),
                field("coordinator_epoch", number(each.coordinator_epoch())),
                field("current_txn_first_offset", text(each.current_txn_first_offset())),
            });
        })),
        field("trailing", hex(parsed.trailing())),
    });
}

// --- Messages -----------------------------------------------------------------------------------

/** A big-endian number, which is taken off the front of the data. */
uint32_t taken(const std::string &data, size_t &at, int size) {
    uint32_t value = 0;
    for (; size > 0; size--) {
        value = value << 8 | static_cast<unsigned char>(data.at(at++));
    }
    return value;
}

/** The messages behind the layouts, which messages.h was made of. */
std::string messages(const std::string &data) {
    std::vector<std::string> found;
    size_t at = 0;
    at = 4 + taken(data, at, 4);
    while (at < data.size()) {
        const size_t size = taken(data, at, 1);
        const std::string grammar = data.substr(at, size);
        at += size;
        const auto record_type = static_cast<int16_t>(taken(data, at, 2));
        const size_t length = taken(data, at, 4);
        const std::string bytes = data.substr(at, length);
        at += length;
        try {
            kaitai::kstream io(bytes);
            found.push_back(message(grammar, record_type, &io));
        } catch (const std::exception &) {
            found.push_back(object({field("error", "true")}));
        }
    }
    return field("messages", "[" + joined(found) + "]");
}

// --- Files --------------------------------------------------------------------------------------

bool ends_with(const std::string &text, const std::string &end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

std::string read(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::cerr << "cannot open " << path << std::endl;
        std::exit(1);
    }
    std::stringstream data;
    data << file.rdbuf();
    return or_error("", [&]() {
        if (ends_with(path, ".messages")) {
            return messages(data.str());
        }
        kaitai::kstream io(data.str());
        if (ends_with(path, ".message_set")) {
            kafka_message_set_t set(&io);
            return field("entries", list<kafka_message_set_t::message_set_entry_t>(
                       set.entries(), [](auto &each) { return message(*each.message()); })) +
                "," + field("tail", hex(set.tail()));
        }
        if (ends_with(path, ".kafka")) {
            kafka_message_set_0_7_t set(&io);
            return field("entries", list<kafka_message_set_0_7_t::message_set_0_7_entry_t>(
                       set.entries(), entry_0_7)) +
                "," + field("tail", hex(set.tail()));
        }
        if (ends_with(path, ".control_records")) {
            kafka_control_records_t parsed(&io);
            return control_records(parsed);
        }
        if (ends_with(path, ".records")) {
            kafka_records_t parsed(&io);
            return records(parsed);
        }
        if (ends_with(path, ".index")) {
            kafka_offset_index_t parsed(&io);
            return offset_index(parsed);
        }
        if (ends_with(path, ".timeindex")) {
            kafka_time_index_t parsed(&io);
            return time_index(parsed);
        }
        if (ends_with(path, ".txnindex")) {
            kafka_transaction_index_t parsed(&io);
            return transaction_index(parsed);
        }
        if (ends_with(path, ".snapshot")) {
            kafka_producer_snapshot_t parsed(&io);
            return producer_snapshot(parsed);
        }
        if (ends_with(path, ".chunk_sizes")) {
            aiven_chunk_sizes_t parsed(&io);
            return chunk_sizes(parsed);
        }
        if (ends_with(path, ".chunk")) {
            aiven_encrypted_chunk_t parsed(&io);
            return joined({
                field("iv", hex(parsed.iv())),
                field("ciphertext", hex(parsed.ciphertext())),
                field("tag", hex(parsed.tag())),
            });
        }
        kafka_log_t log(&io);
        return field("entries", list<kafka_log_t::log_entry_t>(log.entries(), entry)) + "," +
            field("tail", hex(log.tail()));
    });
}

}  // namespace

int main(int argc, char **argv) {
    std::vector<std::string> paths(argv + 1, argv + argc);
    for (std::string line; argc == 1 && std::getline(std::cin, line);) {
        paths.push_back(line);
    }
    for (const std::string &path : paths) {
        std::cout << read(path) << "\n";
    }
}
