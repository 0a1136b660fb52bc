// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_varlong.h"
#include "kaitai/exceptions.h"

kafka_varlong_t::kafka_varlong_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_varlong_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    f_half = false;
    f_value = false;
    _read();
}

void kafka_varlong_t::_read() {
    m_byte_0 = m__io->read_u1();
    n_byte_1 = true;
    if (byte_0() >= 128) {
        n_byte_1 = false;
        m_byte_1 = m__io->read_u1();
    }
    n_byte_2 = true;
    if ( ((byte_0() >= 128) && (byte_1() >= 128)) ) {
        n_byte_2 = false;
        m_byte_2 = m__io->read_u1();
    }
    n_byte_3 = true;
    if ( ((byte_0() >= 128) && (byte_1() >= 128) && (byte_2() >= 128)) ) {
        n_byte_3 = false;
        m_byte_3 = m__io->read_u1();
    }
    n_byte_4 = true;
    if ( ((byte_0() >= 128) && (byte_1() >= 128) && (byte_2() >= 128) && (byte_3() >= 128)) ) {
        n_byte_4 = false;
        m_byte_4 = m__io->read_u1();
    }
    n_byte_5 = true;
    if ( ((byte_0() >= 128) && (byte_1() >= 128) && (byte_2() >= 128) && (byte_3() >= 128) && (byte_4() >= 128)) ) {
        n_byte_5 = false;
        m_byte_5 = m__io->read_u1();
    }
    n_byte_6 = true;
    if ( ((byte_0() >= 128) && (byte_1() >= 128) && (byte_2() >= 128) && (byte_3() >= 128) && (byte_4() >= 128) && (byte_5() >= 128)) ) {
        n_byte_6 = false;
        m_byte_6 = m__io->read_u1();
    }
    n_byte_7 = true;
    if ( ((byte_0() >= 128) && (byte_1() >= 128) && (byte_2() >= 128) && (byte_3() >= 128) && (byte_4() >= 128) && (byte_5() >= 128) && (byte_6() >= 128)) ) {
        n_byte_7 = false;
        m_byte_7 = m__io->read_u1();
    }
    n_byte_8 = true;
    if ( ((byte_0() >= 128) && (byte_1() >= 128) && (byte_2() >= 128) && (byte_3() >= 128) && (byte_4() >= 128) && (byte_5() >= 128) && (byte_6() >= 128) && (byte_7() >= 128)) ) {
        n_byte_8 = false;
        m_byte_8 = m__io->read_u1();
    }
    n_byte_9 = true;
    if ( ((byte_0() >= 128) && (byte_1() >= 128) && (byte_2() >= 128) && (byte_3() >= 128) && (byte_4() >= 128) && (byte_5() >= 128) && (byte_6() >= 128) && (byte_7() >= 128) && (byte_8() >= 128)) ) {
        n_byte_9 = false;
        m_byte_9 = m__io->read_u1();
        if (!(m_byte_9 <= 127)) {
            throw kaitai::validation_greater_than_error<uint8_t>(127, m_byte_9, m__io, std::string("/seq/9"));
        }
    }
}

kafka_varlong_t::~kafka_varlong_t() {
    _clean_up();
}

void kafka_varlong_t::_clean_up() {
    if (!n_byte_1) {
    }
    if (!n_byte_2) {
    }
    if (!n_byte_3) {
    }
    if (!n_byte_4) {
    }
    if (!n_byte_5) {
    }
    if (!n_byte_6) {
    }
    if (!n_byte_7) {
    }
    if (!n_byte_8) {
    }
    if (!n_byte_9) {
    }
}

int64_t kafka_varlong_t::half() {
    if (f_half)
        return m_half;
    f_half = true;
    m_half = static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(byte_0(), 128) / 2) + ((byte_0() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(64) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_1()), static_cast<int64_t>(128))) + ((byte_1() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_2()), static_cast<int64_t>(128))) + ((byte_2() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_3()), static_cast<int64_t>(128))) + ((byte_3() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_4()), static_cast<int64_t>(128))) + ((byte_4() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_5()), static_cast<int64_t>(128))) + ((byte_5() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_6()), static_cast<int64_t>(128))) + ((byte_6() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_7()), static_cast<int64_t>(128))) + ((byte_7() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_8()), static_cast<int64_t>(128))) + ((byte_8() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_9()), static_cast<int64_t>(2)))))))))))))))))))))))))))))))))))))));
    return m_half;
}

int64_t kafka_varlong_t::value() {
    if (f_value)
        return m_value;
    f_value = true;
    m_value = ((kaitai::kstream::mod(byte_0(), 2) == 0) ? (half()) : (static_cast<int64_t>(-(static_cast<int64_t>(1)) - half())));
    return m_value;
}
