// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_client_quota_record.h"

kafka_client_quota_record_t::kafka_client_quota_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_client_quota_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_num_entity_plus_one = nullptr;
    m_entity = nullptr;
    m_key = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_client_quota_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_num_entity_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_entity = true;
    if (num_entity_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_entity = false;
        m_entity = std::unique_ptr<std::vector<std::unique_ptr<client_quota_record_entity_data_t>>>(new std::vector<std::unique_ptr<client_quota_record_entity_data_t>>());
        const int l_entity = static_cast<int64_t>(num_entity_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_entity; i++) {
            m_entity->push_back(std::move(std::unique_ptr<client_quota_record_entity_data_t>(new client_quota_record_entity_data_t(m__io, this, m__root))));
        }
    }
    m_key = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_value = m__io->read_f8be();
    m_remove = m__io->read_u1();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_client_quota_record_t::~kafka_client_quota_record_t() {
    _clean_up();
}

void kafka_client_quota_record_t::_clean_up() {
    if (!n_entity) {
    }
}

kafka_client_quota_record_t::client_quota_record_entity_data_t::client_quota_record_entity_data_t(kaitai::kstream* p__io, kafka_client_quota_record_t* p__parent, kafka_client_quota_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_entity_type = nullptr;
    m_entity_name = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_client_quota_record_t::client_quota_record_entity_data_t::_read() {
    m_entity_type = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_entity_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_client_quota_record_t::client_quota_record_entity_data_t::~client_quota_record_entity_data_t() {
    _clean_up();
}

void kafka_client_quota_record_t::client_quota_record_entity_data_t::_clean_up() {
}
