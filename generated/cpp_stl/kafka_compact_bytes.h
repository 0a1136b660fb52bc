#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_compact_bytes_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_unsigned_varint.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * Bytes after their length, which is stored plus one.
 * \sa https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, COMPACT_NULLABLE_BYTES
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
 */

class kafka_compact_bytes_t : public kaitai::kstruct {

public:

    kafka_compact_bytes_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_compact_bytes_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_compact_bytes_t();

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_len_value_plus_one;
    std::string m_value;
    bool n_value;

public:
    bool _is_null_value() { value(); return n_value; };

private:
    kafka_compact_bytes_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The length plus one; 0 means null.
     */
    kafka_unsigned_varint_t* len_value_plus_one() const { return m_len_value_plus_one.get(); }

    /**
     * The bytes; absent when they are null.
     */
    std::string value() const { return m_value; }
    kafka_compact_bytes_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
