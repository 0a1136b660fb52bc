// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_message.h"

kafka_message_t::kafka_message_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_message_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_header = nullptr;
    _read();
}

void kafka_message_t::_read() {
    m_header = std::unique_ptr<kafka_message_header_t>(new kafka_message_header_t(m__io));
    m_len_key = m__io->read_s4be();
    n_key = true;
    if (len_key() >= 0) {
        n_key = false;
        m_key = m__io->read_bytes(len_key());
    }
    m_len_value = m__io->read_s4be();
    n_value = true;
    if (len_value() >= 0) {
        n_value = false;
        m_value = m__io->read_bytes(len_value());
    }
    m_trailing = m__io->read_bytes_full();
}

kafka_message_t::~kafka_message_t() {
    _clean_up();
}

void kafka_message_t::_clean_up() {
    if (!n_key) {
    }
    if (!n_value) {
    }
}
