// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_register_controller_record.h"

kafka_register_controller_record_t::kafka_register_controller_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_register_controller_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_num_end_points_plus_one = nullptr;
    m_end_points = nullptr;
    m_num_features_plus_one = nullptr;
    m_features = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_register_controller_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_controller_id = m__io->read_s4be();
    m_incarnation_id = m__io->read_bytes(16);
    m_zk_migration_ready = m__io->read_u1();
    m_num_end_points_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_end_points = true;
    if (num_end_points_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_end_points = false;
        m_end_points = std::unique_ptr<std::vector<std::unique_ptr<register_controller_record_controller_endpoint_t>>>(new std::vector<std::unique_ptr<register_controller_record_controller_endpoint_t>>());
        const int l_end_points = static_cast<int64_t>(num_end_points_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_end_points; i++) {
            m_end_points->push_back(std::move(std::unique_ptr<register_controller_record_controller_endpoint_t>(new register_controller_record_controller_endpoint_t(m__io, this, m__root))));
        }
    }
    m_num_features_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_features = true;
    if (num_features_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_features = false;
        m_features = std::unique_ptr<std::vector<std::unique_ptr<register_controller_record_controller_feature_t>>>(new std::vector<std::unique_ptr<register_controller_record_controller_feature_t>>());
        const int l_features = static_cast<int64_t>(num_features_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_features; i++) {
            m_features->push_back(std::move(std::unique_ptr<register_controller_record_controller_feature_t>(new register_controller_record_controller_feature_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_register_controller_record_t::~kafka_register_controller_record_t() {
    _clean_up();
}

void kafka_register_controller_record_t::_clean_up() {
    if (!n_end_points) {
    }
    if (!n_features) {
    }
}

kafka_register_controller_record_t::register_controller_record_controller_endpoint_t::register_controller_record_controller_endpoint_t(kaitai::kstream* p__io, kafka_register_controller_record_t* p__parent, kafka_register_controller_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_host = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_register_controller_record_t::register_controller_record_controller_endpoint_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_host = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_port = m__io->read_u2be();
    m_security_protocol = m__io->read_s2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_register_controller_record_t::register_controller_record_controller_endpoint_t::~register_controller_record_controller_endpoint_t() {
    _clean_up();
}

void kafka_register_controller_record_t::register_controller_record_controller_endpoint_t::_clean_up() {
}

kafka_register_controller_record_t::register_controller_record_controller_feature_t::register_controller_record_controller_feature_t(kaitai::kstream* p__io, kafka_register_controller_record_t* p__parent, kafka_register_controller_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_register_controller_record_t::register_controller_record_controller_feature_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_min_supported_version = m__io->read_s2be();
    m_max_supported_version = m__io->read_s2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_register_controller_record_t::register_controller_record_controller_feature_t::~register_controller_record_controller_feature_t() {
    _clean_up();
}

void kafka_register_controller_record_t::register_controller_record_controller_feature_t::_clean_up() {
}
