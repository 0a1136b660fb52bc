#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_varint_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * A signed 32-bit integer in one to five bytes: seven bits a byte, the
 * lowest first, bit 7 set where another byte follows. The bits hold 2 * n
 * for n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The arithmetic divides and multiplies and never shifts, so that it is
 * right in every target language, also where all numbers are doubles.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarint
 * \sa https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
 */

class kafka_varint_t : public kaitai::kstruct {

public:

    kafka_varint_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_varint_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_varint_t();

private:
    bool f_stored;
    int64_t m_stored;

public:

    /**
     * The bits as they are stored, 0 to 2^32 - 1.
     */
    int64_t stored();

private:
    bool f_value;
    int64_t m_value;

public:

    /**
     * The number, -2^31 to 2^31 - 1.
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
    kafka_varint_t* m__root;
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
    kafka_varint_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
