// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_string.h"

kafka_string_t::kafka_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_string_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    _read();
}

void kafka_string_t::_read() {
    m_len_value = m__io->read_s2be();
    n_value = true;
    if (len_value() >= 0) {
        n_value = false;
        m_value = m__io->read_bytes(len_value());
    }
}

kafka_string_t::~kafka_string_t() {
    _clean_up();
}

void kafka_string_t::_clean_up() {
    if (!n_value) {
    }
}
