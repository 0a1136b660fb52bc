// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_header.h"

kafka_header_t::kafka_header_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_header_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_len_key = nullptr;
    m_len_value = nullptr;
    _read();
}

void kafka_header_t::_read() {
    m_len_key = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    m_key = m__io->read_bytes(len_key()->value());
    m_len_value = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    n_value = true;
    if (len_value()->value() >= 0) {
        n_value = false;
        m_value = m__io->read_bytes(len_value()->value());
    }
}

kafka_header_t::~kafka_header_t() {
    _clean_up();
}

void kafka_header_t::_clean_up() {
    if (!n_value) {
    }
}
