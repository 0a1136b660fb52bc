#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_legacy_offset_commit_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_string.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 0 in `__consumer_offsets`. Since Kafka 0.8.2.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/LegacyOffsetCommitValue.json LegacyOffsetCommitValue
 */

class kafka_legacy_offset_commit_value_t : public kaitai::kstruct {

public:

    kafka_legacy_offset_commit_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_legacy_offset_commit_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_legacy_offset_commit_value_t();

private:
    int16_t m_message_version;
    int64_t m_offset;
    std::unique_ptr<kafka_string_t> m_metadata;
    int64_t m_commit_timestamp;
    std::string m_trailing;
    kafka_legacy_offset_commit_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
     */
    int64_t offset() const { return m_offset; }

    /**
     * `string`, since Kafka 0.8.2.
     */
    kafka_string_t* metadata() const { return m_metadata.get(); }

    /**
     * `int64`, since Kafka 0.8.2. JavaScript rounds it beyond 2^53.
     */
    int64_t commit_timestamp() const { return m_commit_timestamp; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_legacy_offset_commit_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
