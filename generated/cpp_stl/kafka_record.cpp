// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_record.h"

kafka_record_t::kafka_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_len = nullptr;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void kafka_record_t::_read() {
    m_len = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    m__raw_body = m__io->read_bytes(len()->value());
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<record_body_t>(new record_body_t(m__io__raw_body.get(), this, m__root));
}

kafka_record_t::~kafka_record_t() {
    _clean_up();
}

void kafka_record_t::_clean_up() {
}

kafka_record_t::record_body_t::record_body_t(kaitai::kstream* p__io, kafka_record_t* p__parent, kafka_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_timestamp_delta = nullptr;
    m_offset_delta = nullptr;
    m_len_key = nullptr;
    m_len_value = nullptr;
    m_num_headers = nullptr;
    m_headers = nullptr;
    _read();
}

void kafka_record_t::record_body_t::_read() {
    m_attributes = m__io->read_s1();
    m_timestamp_delta = std::unique_ptr<kafka_varlong_t>(new kafka_varlong_t(m__io));
    m_offset_delta = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    m_len_key = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    n_key = true;
    if (len_key()->value() >= 0) {
        n_key = false;
        m_key = m__io->read_bytes(len_key()->value());
    }
    m_len_value = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    n_value = true;
    if (len_value()->value() >= 0) {
        n_value = false;
        m_value = m__io->read_bytes(len_value()->value());
    }
    m_num_headers = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    m_headers = std::unique_ptr<std::vector<std::unique_ptr<kafka_header_t>>>(new std::vector<std::unique_ptr<kafka_header_t>>());
    const int l_headers = num_headers()->value();
    for (int i = 0; i < l_headers; i++) {
        m_headers->push_back(std::move(std::unique_ptr<kafka_header_t>(new kafka_header_t(m__io))));
    }
}

kafka_record_t::record_body_t::~record_body_t() {
    _clean_up();
}

void kafka_record_t::record_body_t::_clean_up() {
    if (!n_key) {
    }
    if (!n_value) {
    }
}
