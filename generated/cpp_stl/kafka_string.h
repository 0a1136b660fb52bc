#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_string_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * Text in UTF-8, kept as bytes, since Kafka accepts any bytes and replaces
 * what is not UTF-8.
 * \sa https://kafka.apache.org/protocol#protocol_types Kafka protocol guide, Protocol Primitive Types, NULLABLE_STRING
 */

class kafka_string_t : public kaitai::kstruct {

public:

    kafka_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_string_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_string_t();

private:
    int16_t m_len_value;
    std::string m_value;
    bool n_value;

public:
    bool _is_null_value() { value(); return n_value; };

private:
    kafka_string_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Bytes of the text; any value below zero means null.
     */
    int16_t len_value() const { return m_len_value; }

    /**
     * The text; absent when it is null.
     */
    std::string value() const { return m_value; }
    kafka_string_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
