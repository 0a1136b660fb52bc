// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_varint.h"
#include "kaitai/exceptions.h"

kafka_varint_t::kafka_varint_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_varint_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    f_stored = false;
    f_value = false;
    _read();
}

void kafka_varint_t::_read() {
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
        if (!(m_byte_4 <= 127)) {
            throw kaitai::validation_greater_than_error<uint8_t>(127, m_byte_4, m__io, std::string("/seq/4"));
        }
    }
}

kafka_varint_t::~kafka_varint_t() {
    _clean_up();
}

void kafka_varint_t::_clean_up() {
    if (!n_byte_1) {
    }
    if (!n_byte_2) {
    }
    if (!n_byte_3) {
    }
    if (!n_byte_4) {
    }
}

int64_t kafka_varint_t::stored() {
    if (f_stored)
        return m_stored;
    f_stored = true;
    m_stored = static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(byte_0(), 128)) + ((byte_0() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_1()), static_cast<int64_t>(128))) + ((byte_1() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_2()), static_cast<int64_t>(128))) + ((byte_2() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_3()), static_cast<int64_t>(128))) + ((byte_3() < 128) ? (static_cast<int64_t>(0)) : (static_cast<int64_t>(static_cast<int64_t>(128) * static_cast<int64_t>(kaitai::kstream::mod(static_cast<int64_t>(byte_4()), static_cast<int64_t>(16)))))))))))))))))));
    return m_stored;
}

int64_t kafka_varint_t::value() {
    if (f_value)
        return m_value;
    f_value = true;
    m_value = ((kaitai::kstream::mod(stored(), static_cast<int64_t>(2)) == static_cast<int64_t>(0)) ? (static_cast<int64_t>(stored() / static_cast<int64_t>(2))) : (static_cast<int64_t>(-(static_cast<int64_t>(1)) - static_cast<int64_t>(stored() / static_cast<int64_t>(2)))));
    return m_value;
}
