// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_streams_group_metadata_value.h"
#include "kaitai/exceptions.h"

kafka_streams_group_metadata_value_t::kafka_streams_group_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_streams_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_metadata_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_epoch = m__io->read_s4be();
    m_metadata_hash = m__io->read_s8be();
    m_tagged_fields = std::unique_ptr<streams_group_metadata_value_tagged_fields_t>(new streams_group_metadata_value_tagged_fields_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

kafka_streams_group_metadata_value_t::~kafka_streams_group_metadata_value_t() {
    _clean_up();
}

void kafka_streams_group_metadata_value_t::_clean_up() {
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_failed_description_topology_epoch_tag_t::streams_group_metadata_value_failed_description_topology_epoch_tag_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* p__parent, kafka_streams_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_failed_description_topology_epoch_tag_t::_read() {
    m_failed_description_topology_epoch = m__io->read_s4be();
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_failed_description_topology_epoch_tag_t::~streams_group_metadata_value_failed_description_topology_epoch_tag_t() {
    _clean_up();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_failed_description_topology_epoch_tag_t::_clean_up() {
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_config_t::streams_group_metadata_value_last_assignment_config_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_configs_tag_t* p__parent, kafka_streams_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_key = nullptr;
    m_value = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_config_t::_read() {
    m_key = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_value = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_config_t::~streams_group_metadata_value_last_assignment_config_t() {
    _clean_up();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_config_t::_clean_up() {
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_configs_tag_t::streams_group_metadata_value_last_assignment_configs_tag_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* p__parent, kafka_streams_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_last_assignment_configs_plus_one = nullptr;
    m_last_assignment_configs = nullptr;
    _read();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_configs_tag_t::_read() {
    m_num_last_assignment_configs_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_last_assignment_configs = true;
    if (num_last_assignment_configs_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_last_assignment_configs = false;
        m_last_assignment_configs = std::unique_ptr<std::vector<std::unique_ptr<streams_group_metadata_value_last_assignment_config_t>>>(new std::vector<std::unique_ptr<streams_group_metadata_value_last_assignment_config_t>>());
        const int l_last_assignment_configs = static_cast<int64_t>(num_last_assignment_configs_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_last_assignment_configs; i++) {
            m_last_assignment_configs->push_back(std::move(std::unique_ptr<streams_group_metadata_value_last_assignment_config_t>(new streams_group_metadata_value_last_assignment_config_t(m__io, this, m__root))));
        }
    }
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_configs_tag_t::~streams_group_metadata_value_last_assignment_configs_tag_t() {
    _clean_up();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_configs_tag_t::_clean_up() {
    if (!n_last_assignment_configs) {
    }
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_stored_description_topology_epoch_tag_t::streams_group_metadata_value_stored_description_topology_epoch_tag_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* p__parent, kafka_streams_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_stored_description_topology_epoch_tag_t::_read() {
    m_stored_description_topology_epoch = m__io->read_s4be();
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_stored_description_topology_epoch_tag_t::~streams_group_metadata_value_stored_description_topology_epoch_tag_t() {
    _clean_up();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_stored_description_topology_epoch_tag_t::_clean_up() {
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t::streams_group_metadata_value_tagged_field_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_fields_t* p__parent, kafka_streams_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_validated_topology_epoch = nullptr;
    m__io__raw_validated_topology_epoch = nullptr;
    m_last_assignment_configs = nullptr;
    m__io__raw_last_assignment_configs = nullptr;
    m_stored_description_topology_epoch = nullptr;
    m__io__raw_stored_description_topology_epoch = nullptr;
    m_failed_description_topology_epoch = nullptr;
    m__io__raw_failed_description_topology_epoch = nullptr;
    _read();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_validated_topology_epoch = true;
    if (tag()->value() == 0) {
        n_validated_topology_epoch = false;
        m__raw_validated_topology_epoch = m__io->read_bytes(len_data()->value());
        m__io__raw_validated_topology_epoch = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_validated_topology_epoch));
        m_validated_topology_epoch = std::unique_ptr<streams_group_metadata_value_validated_topology_epoch_tag_t>(new streams_group_metadata_value_validated_topology_epoch_tag_t(m__io__raw_validated_topology_epoch.get(), this, m__root));
    }
    n_last_assignment_configs = true;
    if (tag()->value() == 1) {
        n_last_assignment_configs = false;
        m__raw_last_assignment_configs = m__io->read_bytes(len_data()->value());
        m__io__raw_last_assignment_configs = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_last_assignment_configs));
        m_last_assignment_configs = std::unique_ptr<streams_group_metadata_value_last_assignment_configs_tag_t>(new streams_group_metadata_value_last_assignment_configs_tag_t(m__io__raw_last_assignment_configs.get(), this, m__root));
    }
    n_stored_description_topology_epoch = true;
    if (tag()->value() == 2) {
        n_stored_description_topology_epoch = false;
        m__raw_stored_description_topology_epoch = m__io->read_bytes(len_data()->value());
        m__io__raw_stored_description_topology_epoch = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_stored_description_topology_epoch));
        m_stored_description_topology_epoch = std::unique_ptr<streams_group_metadata_value_stored_description_topology_epoch_tag_t>(new streams_group_metadata_value_stored_description_topology_epoch_tag_t(m__io__raw_stored_description_topology_epoch.get(), this, m__root));
    }
    n_failed_description_topology_epoch = true;
    if (tag()->value() == 3) {
        n_failed_description_topology_epoch = false;
        m__raw_failed_description_topology_epoch = m__io->read_bytes(len_data()->value());
        m__io__raw_failed_description_topology_epoch = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_failed_description_topology_epoch));
        m_failed_description_topology_epoch = std::unique_ptr<streams_group_metadata_value_failed_description_topology_epoch_tag_t>(new streams_group_metadata_value_failed_description_topology_epoch_tag_t(m__io__raw_failed_description_topology_epoch.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 3) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t::~streams_group_metadata_value_tagged_field_t() {
    _clean_up();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t::_clean_up() {
    if (!n_validated_topology_epoch) {
    }
    if (!n_last_assignment_configs) {
    }
    if (!n_stored_description_topology_epoch) {
    }
    if (!n_failed_description_topology_epoch) {
    }
    if (!n_unknown_data) {
    }
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_fields_t::streams_group_metadata_value_tagged_fields_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t* p__parent, kafka_streams_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<streams_group_metadata_value_tagged_field_t>>>(new std::vector<std::unique_ptr<streams_group_metadata_value_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<streams_group_metadata_value_tagged_field_t>(new streams_group_metadata_value_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_fields_t::~streams_group_metadata_value_tagged_fields_t() {
    _clean_up();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_fields_t::_clean_up() {
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_validated_topology_epoch_tag_t::streams_group_metadata_value_validated_topology_epoch_tag_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* p__parent, kafka_streams_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_validated_topology_epoch_tag_t::_read() {
    m_validated_topology_epoch = m__io->read_s4be();
}

kafka_streams_group_metadata_value_t::streams_group_metadata_value_validated_topology_epoch_tag_t::~streams_group_metadata_value_validated_topology_epoch_tag_t() {
    _clean_up();
}

void kafka_streams_group_metadata_value_t::streams_group_metadata_value_validated_topology_epoch_tag_t::_clean_up() {
}
