#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_unsigned_varint_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. Kafka's flexible
 * messages use it for the lengths of compact strings and arrays (stored plus
 * one, 0 for null) and for tagged fields.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readUnsignedVarint
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482, Unsigned Varints
 * \sa https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
 */

class kafka_unsigned_varint_t : public kaitai::kstruct {

public:

    kafka_unsigned_varint_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_unsigned_varint_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_unsigned_varint_t();

private:
    bool f_value;
    int64_t m_value;

public:

    /**
     * The number, 0 to 2^32 - 1 (Java's int shows the upper half as
     * negative).
     */
    int64_t value();

private:
    uint8_t m_byte_0;
    uint8_t m_byte_1;
    bool n_byte_1;

public:
    bool _is_null_byte_1() { byte_1(); return n_byte_1; };

private:
    uint8_t m_byte_2;
    bool n_byte_2;

public:
    bool _is_null_byte_2() { byte_2(); return n_byte_2; };

private:
    uint8_t m_byte_3;
    bool n_byte_3;

public:
    bool _is_null_byte_3() { byte_3(); return n_byte_3; };

private:
    uint8_t m_byte_4;
    bool n_byte_4;

public:
    bool _is_null_byte_4() { byte_4(); return n_byte_4; };

private:
    kafka_unsigned_varint_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Seven bits, the lowest first; bit 7 of a byte tells that one more byte
     * follows.
     */
    uint8_t byte_0() const { return m_byte_0; }

    /**
     * The next seven bits.
     */
    uint8_t byte_1() const { return m_byte_1; }

    /**
     * The next seven bits.
     */
    uint8_t byte_2() const { return m_byte_2; }

    /**
     * The next seven bits.
     */
    uint8_t byte_3() const { return m_byte_3; }

    /**
     * Four bits count; what is above them falls off, as in Java, where they
     * are shifted out of an int. A sixth byte is invalid.
     */
    uint8_t byte_4() const { return m_byte_4; }
    kafka_unsigned_varint_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
