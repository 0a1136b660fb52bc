#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_varlong_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
 * first, bit 7 set where another byte follows. The bits hold 2 * n for
 * n >= 0 and -2 * n - 1 for n < 0 (ZigZag). Longer encodings than needed
 * are accepted, as Kafka accepts them.
 *
 * The sign bit is bit 0 of the first byte; the other 63 bits are summed
 * apart from it, since all 64 together fit no signed integer.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java ByteUtils.readVarlong
 * \sa https://protobuf.dev/programming-guides/encoding/#varints Protocol Buffers, Base 128 Varints and ZigZag
 */

class kafka_varlong_t : public kaitai::kstruct {

public:

    kafka_varlong_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_varlong_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_varlong_t();

private:
    bool f_half;
    int64_t m_half;

public:

    /**
     * The bits without the lowest, 0 to 2^63 - 1.
     */
    int64_t half();

private:
    bool f_value;
    int64_t m_value;

public:

    /**
     * The number, -2^63 to 2^63 - 1.
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
    uint8_t m_byte_5;
    bool n_byte_5;

public:
    bool _is_null_byte_5() { byte_5(); return n_byte_5; };

private:
    uint8_t m_byte_6;
    bool n_byte_6;

public:
    bool _is_null_byte_6() { byte_6(); return n_byte_6; };

private:
    uint8_t m_byte_7;
    bool n_byte_7;

public:
    bool _is_null_byte_7() { byte_7(); return n_byte_7; };

private:
    uint8_t m_byte_8;
    bool n_byte_8;

public:
    bool _is_null_byte_8() { byte_8(); return n_byte_8; };

private:
    uint8_t m_byte_9;
    bool n_byte_9;

public:
    bool _is_null_byte_9() { byte_9(); return n_byte_9; };

private:
    kafka_varlong_t* m__root;
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
     * The next seven bits.
     */
    uint8_t byte_4() const { return m_byte_4; }

    /**
     * The next seven bits.
     */
    uint8_t byte_5() const { return m_byte_5; }

    /**
     * The next seven bits.
     */
    uint8_t byte_6() const { return m_byte_6; }

    /**
     * The next seven bits.
     */
    uint8_t byte_7() const { return m_byte_7; }

    /**
     * The next seven bits.
     */
    uint8_t byte_8() const { return m_byte_8; }

    /**
     * One bit counts; what is above it falls off, as in Java, where it is
     * shifted out of a long. An eleventh byte is invalid.
     */
    uint8_t byte_9() const { return m_byte_9; }
    kafka_varlong_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
