// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_register_broker_record.h"

kafka_register_broker_record_t::kafka_register_broker_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_register_broker_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_num_end_points_plus_one = nullptr;
    m_end_points = nullptr;
    m_num_features_plus_one = nullptr;
    m_features = nullptr;
    m_rack = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_register_broker_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_broker_id = m__io->read_s4be();
    n_is_migrating_zk_broker = true;
    if (frame()->version()->value() >= 2) {
        n_is_migrating_zk_broker = false;
        m_is_migrating_zk_broker = m__io->read_u1();
    }
    m_incarnation_id = m__io->read_bytes(16);
    m_broker_epoch = m__io->read_s8be();
    m_num_end_points_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_end_points = true;
    if (num_end_points_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_end_points = false;
        m_end_points = std::unique_ptr<std::vector<std::unique_ptr<register_broker_record_broker_endpoint_t>>>(new std::vector<std::unique_ptr<register_broker_record_broker_endpoint_t>>());
        const int l_end_points = static_cast<int64_t>(num_end_points_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_end_points; i++) {
            m_end_points->push_back(std::move(std::unique_ptr<register_broker_record_broker_endpoint_t>(new register_broker_record_broker_endpoint_t(m__io, this, m__root))));
        }
    }
    m_num_features_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_features = true;
    if (num_features_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_features = false;
        m_features = std::unique_ptr<std::vector<std::unique_ptr<register_broker_record_broker_feature_t>>>(new std::vector<std::unique_ptr<register_broker_record_broker_feature_t>>());
        const int l_features = static_cast<int64_t>(num_features_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_features; i++) {
            m_features->push_back(std::move(std::unique_ptr<register_broker_record_broker_feature_t>(new register_broker_record_broker_feature_t(m__io, this, m__root))));
        }
    }
    m_rack = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_fenced = m__io->read_u1();
    n_in_controlled_shutdown = true;
    if (frame()->version()->value() >= 1) {
        n_in_controlled_shutdown = false;
        m_in_controlled_shutdown = m__io->read_u1();
    }
    m_tagged_fields = std::unique_ptr<register_broker_record_tagged_fields_t>(new register_broker_record_tagged_fields_t(m__io, this, m__root));
}

kafka_register_broker_record_t::~kafka_register_broker_record_t() {
    _clean_up();
}

void kafka_register_broker_record_t::_clean_up() {
    if (!n_is_migrating_zk_broker) {
    }
    if (!n_end_points) {
    }
    if (!n_features) {
    }
    if (!n_in_controlled_shutdown) {
    }
}

kafka_register_broker_record_t::register_broker_record_broker_endpoint_t::register_broker_record_broker_endpoint_t(kaitai::kstream* p__io, kafka_register_broker_record_t* p__parent, kafka_register_broker_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_host = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_register_broker_record_t::register_broker_record_broker_endpoint_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_host = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_port = m__io->read_u2be();
    m_security_protocol = m__io->read_s2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_register_broker_record_t::register_broker_record_broker_endpoint_t::~register_broker_record_broker_endpoint_t() {
    _clean_up();
}

void kafka_register_broker_record_t::register_broker_record_broker_endpoint_t::_clean_up() {
}

kafka_register_broker_record_t::register_broker_record_broker_feature_t::register_broker_record_broker_feature_t(kaitai::kstream* p__io, kafka_register_broker_record_t* p__parent, kafka_register_broker_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_register_broker_record_t::register_broker_record_broker_feature_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_min_supported_version = m__io->read_s2be();
    m_max_supported_version = m__io->read_s2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_register_broker_record_t::register_broker_record_broker_feature_t::~register_broker_record_broker_feature_t() {
    _clean_up();
}

void kafka_register_broker_record_t::register_broker_record_broker_feature_t::_clean_up() {
}

kafka_register_broker_record_t::register_broker_record_cordoned_log_dirs_tag_t::register_broker_record_cordoned_log_dirs_tag_t(kaitai::kstream* p__io, kafka_register_broker_record_t::register_broker_record_tagged_field_t* p__parent, kafka_register_broker_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_cordoned_log_dirs_plus_one = nullptr;
    m_cordoned_log_dirs = nullptr;
    _read();
}

void kafka_register_broker_record_t::register_broker_record_cordoned_log_dirs_tag_t::_read() {
    m_num_cordoned_log_dirs_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_cordoned_log_dirs = true;
    if (num_cordoned_log_dirs_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_cordoned_log_dirs = false;
        m_cordoned_log_dirs = std::unique_ptr<std::vector<std::string>>(new std::vector<std::string>());
        const int l_cordoned_log_dirs = static_cast<int64_t>(num_cordoned_log_dirs_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_cordoned_log_dirs; i++) {
            m_cordoned_log_dirs->push_back(std::move(m__io->read_bytes(16)));
        }
    }
}

kafka_register_broker_record_t::register_broker_record_cordoned_log_dirs_tag_t::~register_broker_record_cordoned_log_dirs_tag_t() {
    _clean_up();
}

void kafka_register_broker_record_t::register_broker_record_cordoned_log_dirs_tag_t::_clean_up() {
    if (!n_cordoned_log_dirs) {
    }
}

kafka_register_broker_record_t::register_broker_record_log_dirs_tag_t::register_broker_record_log_dirs_tag_t(kaitai::kstream* p__io, kafka_register_broker_record_t::register_broker_record_tagged_field_t* p__parent, kafka_register_broker_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_log_dirs_plus_one = nullptr;
    m_log_dirs = nullptr;
    _read();
}

void kafka_register_broker_record_t::register_broker_record_log_dirs_tag_t::_read() {
    m_num_log_dirs_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_log_dirs = true;
    if (num_log_dirs_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_log_dirs = false;
        m_log_dirs = std::unique_ptr<std::vector<std::string>>(new std::vector<std::string>());
        const int l_log_dirs = static_cast<int64_t>(num_log_dirs_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_log_dirs; i++) {
            m_log_dirs->push_back(std::move(m__io->read_bytes(16)));
        }
    }
}

kafka_register_broker_record_t::register_broker_record_log_dirs_tag_t::~register_broker_record_log_dirs_tag_t() {
    _clean_up();
}

void kafka_register_broker_record_t::register_broker_record_log_dirs_tag_t::_clean_up() {
    if (!n_log_dirs) {
    }
}

kafka_register_broker_record_t::register_broker_record_tagged_field_t::register_broker_record_tagged_field_t(kaitai::kstream* p__io, kafka_register_broker_record_t::register_broker_record_tagged_fields_t* p__parent, kafka_register_broker_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_log_dirs = nullptr;
    m__io__raw_log_dirs = nullptr;
    m_cordoned_log_dirs = nullptr;
    m__io__raw_cordoned_log_dirs = nullptr;
    _read();
}

void kafka_register_broker_record_t::register_broker_record_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_log_dirs = true;
    if (tag()->value() == 0) {
        n_log_dirs = false;
        m__raw_log_dirs = m__io->read_bytes(len_data()->value());
        m__io__raw_log_dirs = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_log_dirs));
        m_log_dirs = std::unique_ptr<register_broker_record_log_dirs_tag_t>(new register_broker_record_log_dirs_tag_t(m__io__raw_log_dirs.get(), this, m__root));
    }
    n_cordoned_log_dirs = true;
    if (tag()->value() == 1) {
        n_cordoned_log_dirs = false;
        m__raw_cordoned_log_dirs = m__io->read_bytes(len_data()->value());
        m__io__raw_cordoned_log_dirs = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_cordoned_log_dirs));
        m_cordoned_log_dirs = std::unique_ptr<register_broker_record_cordoned_log_dirs_tag_t>(new register_broker_record_cordoned_log_dirs_tag_t(m__io__raw_cordoned_log_dirs.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 1) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_register_broker_record_t::register_broker_record_tagged_field_t::~register_broker_record_tagged_field_t() {
    _clean_up();
}

void kafka_register_broker_record_t::register_broker_record_tagged_field_t::_clean_up() {
    if (!n_log_dirs) {
    }
    if (!n_cordoned_log_dirs) {
    }
    if (!n_unknown_data) {
    }
}

kafka_register_broker_record_t::register_broker_record_tagged_fields_t::register_broker_record_tagged_fields_t(kaitai::kstream* p__io, kafka_register_broker_record_t* p__parent, kafka_register_broker_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_register_broker_record_t::register_broker_record_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<register_broker_record_tagged_field_t>>>(new std::vector<std::unique_ptr<register_broker_record_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<register_broker_record_tagged_field_t>(new register_broker_record_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_register_broker_record_t::register_broker_record_tagged_fields_t::~register_broker_record_tagged_fields_t() {
    _clean_up();
}

void kafka_register_broker_record_t::register_broker_record_tagged_fields_t::_clean_up() {
}
