#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_varlong.h"
#include "kafka_varint.h"
#include "kafka_header.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * One record of a batch. Offset and timestamp are stored as distances from
 * the batch's base.
 * \sa https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readFrom
 */

class kafka_record_t : public kaitai::kstruct {

public:
    class record_body_t;

    kafka_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_record_t();

    /**
     * A record inside exactly its own bytes. A length below zero says null,
     * which is not empty. A sound record fills its length to the last byte.
     * \sa https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
     */

    class record_body_t : public kaitai::kstruct {

    public:

        record_body_t(kaitai::kstream* p__io, kafka_record_t* p__parent = nullptr, kafka_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~record_body_t();

    private:
        int8_t m_attributes;
        std::unique_ptr<kafka_varlong_t> m_timestamp_delta;
        std::unique_ptr<kafka_varint_t> m_offset_delta;
        std::unique_ptr<kafka_varint_t> m_len_key;
        std::string m_key;
        bool n_key;

    public:
        bool _is_null_key() { key(); return n_key; };

    private:
        std::unique_ptr<kafka_varint_t> m_len_value;
        std::string m_value;
        bool n_value;

    public:
        bool _is_null_value() { value(); return n_value; };

    private:
        std::unique_ptr<kafka_varint_t> m_num_headers;
        std::unique_ptr<std::vector<std::unique_ptr<kafka_header_t>>> m_headers;
        kafka_record_t* m__root;
        kafka_record_t* m__parent;

    public:

        /**
         * Unused.
         */
        int8_t attributes() const { return m_attributes; }

        /**
         * Milliseconds from the batch's `base_timestamp`; may be negative.
         */
        kafka_varlong_t* timestamp_delta() const { return m_timestamp_delta.get(); }

        /**
         * Distance from the batch's `base_offset`; compaction leaves gaps.
         */
        kafka_varint_t* offset_delta() const { return m_offset_delta.get(); }

        /**
         * Any value below zero means a null key.
         */
        kafka_varint_t* len_key() const { return m_len_key.get(); }

        /**
         * Bytes that Kafka does not interpret; compaction keeps the newest
         * record of each key.
         */
        std::string key() const { return m_key; }

        /**
         * Any value below zero means a null value, a tombstone.
         */
        kafka_varint_t* len_value() const { return m_len_value.get(); }

        /**
         * Bytes that Kafka does not interpret.
         */
        std::string value() const { return m_value; }

        /**
         * Never below zero in a sound record.
         */
        kafka_varint_t* num_headers() const { return m_num_headers.get(); }

        /**
         * In the order of the producer; a key may come more than once.
         */
        std::vector<std::unique_ptr<kafka_header_t>>* headers() const { return m_headers.get(); }
        kafka_record_t* _root() const { return m__root; }
        kafka_record_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_varint_t> m_len;
    std::unique_ptr<record_body_t> m_body;
    kafka_record_t* m__root;
    kaitai::kstruct* m__parent;
    std::string m__raw_body;
    std::unique_ptr<kaitai::kstream> m__io__raw_body;

public:

    /**
     * Bytes that follow this field.
     */
    kafka_varint_t* len() const { return m_len.get(); }

    /**
     * Everything after the length.
     */
    record_body_t* body() const { return m_body.get(); }
    kafka_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
    std::string _raw_body() const { return m__raw_body; }
    kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
};
