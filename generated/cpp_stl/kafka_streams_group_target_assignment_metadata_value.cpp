// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_streams_group_target_assignment_metadata_value.h"
#include "kaitai/exceptions.h"

kafka_streams_group_target_assignment_metadata_value_t::kafka_streams_group_target_assignment_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_streams_group_target_assignment_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_target_assignment_metadata_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_assignment_epoch = m__io->read_s4be();
    m_tagged_fields = std::unique_ptr<streams_group_target_assignment_metadata_value_tagged_fields_t>(new streams_group_target_assignment_metadata_value_tagged_fields_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

kafka_streams_group_target_assignment_metadata_value_t::~kafka_streams_group_target_assignment_metadata_value_t() {
    _clean_up();
}

void kafka_streams_group_target_assignment_metadata_value_t::_clean_up() {
}

kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_assignment_timestamp_tag_t::streams_group_target_assignment_metadata_value_assignment_timestamp_tag_t(kaitai::kstream* p__io, kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_field_t* p__parent, kafka_streams_group_target_assignment_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_assignment_timestamp_tag_t::_read() {
    m_assignment_timestamp = m__io->read_s8be();
}

kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_assignment_timestamp_tag_t::~streams_group_target_assignment_metadata_value_assignment_timestamp_tag_t() {
    _clean_up();
}

void kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_assignment_timestamp_tag_t::_clean_up() {
}

kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_field_t::streams_group_target_assignment_metadata_value_tagged_field_t(kaitai::kstream* p__io, kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_fields_t* p__parent, kafka_streams_group_target_assignment_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_assignment_timestamp = nullptr;
    m__io__raw_assignment_timestamp = nullptr;
    _read();
}

void kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_assignment_timestamp = true;
    if (tag()->value() == 0) {
        n_assignment_timestamp = false;
        m__raw_assignment_timestamp = m__io->read_bytes(len_data()->value());
        m__io__raw_assignment_timestamp = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_assignment_timestamp));
        m_assignment_timestamp = std::unique_ptr<streams_group_target_assignment_metadata_value_assignment_timestamp_tag_t>(new streams_group_target_assignment_metadata_value_assignment_timestamp_tag_t(m__io__raw_assignment_timestamp.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 0) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_field_t::~streams_group_target_assignment_metadata_value_tagged_field_t() {
    _clean_up();
}

void kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_field_t::_clean_up() {
    if (!n_assignment_timestamp) {
    }
    if (!n_unknown_data) {
    }
}

kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_fields_t::streams_group_target_assignment_metadata_value_tagged_fields_t(kaitai::kstream* p__io, kafka_streams_group_target_assignment_metadata_value_t* p__parent, kafka_streams_group_target_assignment_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<streams_group_target_assignment_metadata_value_tagged_field_t>>>(new std::vector<std::unique_ptr<streams_group_target_assignment_metadata_value_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<streams_group_target_assignment_metadata_value_tagged_field_t>(new streams_group_target_assignment_metadata_value_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_fields_t::~streams_group_target_assignment_metadata_value_tagged_fields_t() {
    _clean_up();
}

void kafka_streams_group_target_assignment_metadata_value_t::streams_group_target_assignment_metadata_value_tagged_fields_t::_clean_up() {
}
