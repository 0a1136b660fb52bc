// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_streams_group_member_metadata_value.h"
#include "kaitai/exceptions.h"

kafka_streams_group_member_metadata_value_t::kafka_streams_group_member_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_streams_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_instance_id = nullptr;
    m_rack_id = nullptr;
    m_client_id = nullptr;
    m_client_host = nullptr;
    m_process_id = nullptr;
    m_user_endpoint = nullptr;
    m_num_client_tags_plus_one = nullptr;
    m_client_tags = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_member_metadata_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_instance_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_rack_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_client_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_client_host = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_rebalance_timeout_ms = m__io->read_s4be();
    m_topology_epoch = m__io->read_s4be();
    m_process_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_user_endpoint_marker = m__io->read_s1();
    n_user_endpoint = true;
    if (user_endpoint_marker() >= 0) {
        n_user_endpoint = false;
        m_user_endpoint = std::unique_ptr<streams_group_member_metadata_value_endpoint_t>(new streams_group_member_metadata_value_endpoint_t(m__io, this, m__root));
    }
    m_num_client_tags_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_client_tags = true;
    if (num_client_tags_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_client_tags = false;
        m_client_tags = std::unique_ptr<std::vector<std::unique_ptr<streams_group_member_metadata_value_key_value_t>>>(new std::vector<std::unique_ptr<streams_group_member_metadata_value_key_value_t>>());
        const int l_client_tags = static_cast<int64_t>(num_client_tags_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_client_tags; i++) {
            m_client_tags->push_back(std::move(std::unique_ptr<streams_group_member_metadata_value_key_value_t>(new streams_group_member_metadata_value_key_value_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_streams_group_member_metadata_value_t::~kafka_streams_group_member_metadata_value_t() {
    _clean_up();
}

void kafka_streams_group_member_metadata_value_t::_clean_up() {
    if (!n_user_endpoint) {
    }
    if (!n_client_tags) {
    }
}

kafka_streams_group_member_metadata_value_t::streams_group_member_metadata_value_endpoint_t::streams_group_member_metadata_value_endpoint_t(kaitai::kstream* p__io, kafka_streams_group_member_metadata_value_t* p__parent, kafka_streams_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_host = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_member_metadata_value_t::streams_group_member_metadata_value_endpoint_t::_read() {
    m_host = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_port = m__io->read_u2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_streams_group_member_metadata_value_t::streams_group_member_metadata_value_endpoint_t::~streams_group_member_metadata_value_endpoint_t() {
    _clean_up();
}

void kafka_streams_group_member_metadata_value_t::streams_group_member_metadata_value_endpoint_t::_clean_up() {
}

kafka_streams_group_member_metadata_value_t::streams_group_member_metadata_value_key_value_t::streams_group_member_metadata_value_key_value_t(kaitai::kstream* p__io, kafka_streams_group_member_metadata_value_t* p__parent, kafka_streams_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_key = nullptr;
    m_value = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_member_metadata_value_t::streams_group_member_metadata_value_key_value_t::_read() {
    m_key = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_value = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_streams_group_member_metadata_value_t::streams_group_member_metadata_value_key_value_t::~streams_group_member_metadata_value_key_value_t() {
    _clean_up();
}

void kafka_streams_group_member_metadata_value_t::streams_group_member_metadata_value_key_value_t::_clean_up() {
}
