// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_offset_commit_value.h"
#include "kaitai/exceptions.h"

kafka_offset_commit_value_t::kafka_offset_commit_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_offset_commit_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_metadata_v0 = nullptr;
    m_metadata_v4 = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_offset_commit_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 4)) {
        throw kaitai::validation_greater_than_error<int16_t>(4, m_message_version, m__io, std::string("/seq/0"));
    }
    m_offset = m__io->read_s8be();
    n_leader_epoch = true;
    if (message_version() >= 3) {
        n_leader_epoch = false;
        m_leader_epoch = m__io->read_s4be();
    }
    n_metadata_v0 = true;
    if (message_version() <= 3) {
        n_metadata_v0 = false;
        m_metadata_v0 = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    }
    n_metadata_v4 = true;
    if (message_version() >= 4) {
        n_metadata_v4 = false;
        m_metadata_v4 = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    }
    m_commit_timestamp = m__io->read_s8be();
    n_expire_timestamp = true;
    if (message_version() == 1) {
        n_expire_timestamp = false;
        m_expire_timestamp = m__io->read_s8be();
    }
    n_tagged_fields = true;
    if (message_version() >= 4) {
        n_tagged_fields = false;
        m_tagged_fields = std::unique_ptr<offset_commit_value_tagged_fields_t>(new offset_commit_value_tagged_fields_t(m__io, this, m__root));
    }
    m_trailing = m__io->read_bytes_full();
}

kafka_offset_commit_value_t::~kafka_offset_commit_value_t() {
    _clean_up();
}

void kafka_offset_commit_value_t::_clean_up() {
    if (!n_leader_epoch) {
    }
    if (!n_metadata_v0) {
    }
    if (!n_metadata_v4) {
    }
    if (!n_expire_timestamp) {
    }
    if (!n_tagged_fields) {
    }
}

kafka_offset_commit_value_t::offset_commit_value_tagged_field_t::offset_commit_value_tagged_field_t(kaitai::kstream* p__io, kafka_offset_commit_value_t::offset_commit_value_tagged_fields_t* p__parent, kafka_offset_commit_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_topic_id = nullptr;
    m__io__raw_topic_id = nullptr;
    _read();
}

void kafka_offset_commit_value_t::offset_commit_value_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_topic_id = true;
    if (tag()->value() == 0) {
        n_topic_id = false;
        m__raw_topic_id = m__io->read_bytes(len_data()->value());
        m__io__raw_topic_id = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_topic_id));
        m_topic_id = std::unique_ptr<offset_commit_value_topic_id_tag_t>(new offset_commit_value_topic_id_tag_t(m__io__raw_topic_id.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 0) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_offset_commit_value_t::offset_commit_value_tagged_field_t::~offset_commit_value_tagged_field_t() {
    _clean_up();
}

void kafka_offset_commit_value_t::offset_commit_value_tagged_field_t::_clean_up() {
    if (!n_topic_id) {
    }
    if (!n_unknown_data) {
    }
}

kafka_offset_commit_value_t::offset_commit_value_tagged_fields_t::offset_commit_value_tagged_fields_t(kaitai::kstream* p__io, kafka_offset_commit_value_t* p__parent, kafka_offset_commit_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_offset_commit_value_t::offset_commit_value_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<offset_commit_value_tagged_field_t>>>(new std::vector<std::unique_ptr<offset_commit_value_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<offset_commit_value_tagged_field_t>(new offset_commit_value_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_offset_commit_value_t::offset_commit_value_tagged_fields_t::~offset_commit_value_tagged_fields_t() {
    _clean_up();
}

void kafka_offset_commit_value_t::offset_commit_value_tagged_fields_t::_clean_up() {
}

kafka_offset_commit_value_t::offset_commit_value_topic_id_tag_t::offset_commit_value_topic_id_tag_t(kaitai::kstream* p__io, kafka_offset_commit_value_t::offset_commit_value_tagged_field_t* p__parent, kafka_offset_commit_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_offset_commit_value_t::offset_commit_value_topic_id_tag_t::_read() {
    m_topic_id = m__io->read_bytes(16);
}

kafka_offset_commit_value_t::offset_commit_value_topic_id_tag_t::~offset_commit_value_topic_id_tag_t() {
    _clean_up();
}

void kafka_offset_commit_value_t::offset_commit_value_topic_id_tag_t::_clean_up() {
}
