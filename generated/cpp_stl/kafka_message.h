#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_message_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_message_header.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * One entry of a log of the formats before Kafka 0.11, or of a message set.
 * Parse it from exactly the entry's bytes, 12 + `header.len_message`: the
 * end of the stream is the end of the message.
 *
 * When `header.is_compressed`, `value` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set`. A length below
 * zero says null, which is not the same as empty.
 * \sa https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch
 */

class kafka_message_t : public kaitai::kstruct {

public:

    kafka_message_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_message_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_message_t();

private:
    std::unique_ptr<kafka_message_header_t> m_header;
    int32_t m_len_key;
    std::string m_key;
    bool n_key;

public:
    bool _is_null_key() { key(); return n_key; };

private:
    int32_t m_len_value;
    std::string m_value;
    bool n_value;

public:
    bool _is_null_value() { value(); return n_value; };

private:
    std::string m_trailing;
    kafka_message_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Everything before the key.
     */
    kafka_message_header_t* header() const { return m_header.get(); }

    /**
     * Any value below zero means a null key.
     */
    int32_t len_key() const { return m_len_key; }

    /**
     * Bytes that Kafka does not interpret; absent when they are null.
     */
    std::string key() const { return m_key; }

    /**
     * Any value below zero means a null value.
     */
    int32_t len_value() const { return m_len_value; }

    /**
     * The payload, or a compressed message set.
     */
    std::string value() const { return m_value; }

    /**
     * Empty as a rule. Kafka does not look at what follows the value.
     */
    std::string trailing() const { return m_trailing; }
    kafka_message_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
