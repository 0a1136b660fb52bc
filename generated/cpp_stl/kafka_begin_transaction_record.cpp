// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_begin_transaction_record.h"

kafka_begin_transaction_record_t::kafka_begin_transaction_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_begin_transaction_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_begin_transaction_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_tagged_fields = std::unique_ptr<begin_transaction_record_tagged_fields_t>(new begin_transaction_record_tagged_fields_t(m__io, this, m__root));
}

kafka_begin_transaction_record_t::~kafka_begin_transaction_record_t() {
    _clean_up();
}

void kafka_begin_transaction_record_t::_clean_up() {
}

kafka_begin_transaction_record_t::begin_transaction_record_name_tag_t::begin_transaction_record_name_tag_t(kaitai::kstream* p__io, kafka_begin_transaction_record_t::begin_transaction_record_tagged_field_t* p__parent, kafka_begin_transaction_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    _read();
}

void kafka_begin_transaction_record_t::begin_transaction_record_name_tag_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
}

kafka_begin_transaction_record_t::begin_transaction_record_name_tag_t::~begin_transaction_record_name_tag_t() {
    _clean_up();
}

void kafka_begin_transaction_record_t::begin_transaction_record_name_tag_t::_clean_up() {
}

kafka_begin_transaction_record_t::begin_transaction_record_tagged_field_t::begin_transaction_record_tagged_field_t(kaitai::kstream* p__io, kafka_begin_transaction_record_t::begin_transaction_record_tagged_fields_t* p__parent, kafka_begin_transaction_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_name = nullptr;
    m__io__raw_name = nullptr;
    _read();
}

void kafka_begin_transaction_record_t::begin_transaction_record_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_name = true;
    if (tag()->value() == 0) {
        n_name = false;
        m__raw_name = m__io->read_bytes(len_data()->value());
        m__io__raw_name = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_name));
        m_name = std::unique_ptr<begin_transaction_record_name_tag_t>(new begin_transaction_record_name_tag_t(m__io__raw_name.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 0) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_begin_transaction_record_t::begin_transaction_record_tagged_field_t::~begin_transaction_record_tagged_field_t() {
    _clean_up();
}

void kafka_begin_transaction_record_t::begin_transaction_record_tagged_field_t::_clean_up() {
    if (!n_name) {
    }
    if (!n_unknown_data) {
    }
}

kafka_begin_transaction_record_t::begin_transaction_record_tagged_fields_t::begin_transaction_record_tagged_fields_t(kaitai::kstream* p__io, kafka_begin_transaction_record_t* p__parent, kafka_begin_transaction_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_begin_transaction_record_t::begin_transaction_record_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<begin_transaction_record_tagged_field_t>>>(new std::vector<std::unique_ptr<begin_transaction_record_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<begin_transaction_record_tagged_field_t>(new begin_transaction_record_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_begin_transaction_record_t::begin_transaction_record_tagged_fields_t::~begin_transaction_record_tagged_fields_t() {
    _clean_up();
}

void kafka_begin_transaction_record_t::begin_transaction_record_tagged_fields_t::_clean_up() {
}
