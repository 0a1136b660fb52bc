// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_group_metadata_value.h"
#include "kaitai/exceptions.h"

kafka_group_metadata_value_t::kafka_group_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_protocol_type_v0 = nullptr;
    m_protocol_type_v4 = nullptr;
    m_protocol_v0 = nullptr;
    m_protocol_v4 = nullptr;
    m_leader_v0 = nullptr;
    m_leader_v4 = nullptr;
    m_members_v0 = nullptr;
    m_members_v1 = nullptr;
    m_members_v3 = nullptr;
    m_num_members_v4_plus_one = nullptr;
    m_members_v4 = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_group_metadata_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 4)) {
        throw kaitai::validation_greater_than_error<int16_t>(4, m_message_version, m__io, std::string("/seq/0"));
    }
    n_protocol_type_v0 = true;
    if (message_version() <= 3) {
        n_protocol_type_v0 = false;
        m_protocol_type_v0 = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    }
    n_protocol_type_v4 = true;
    if (message_version() >= 4) {
        n_protocol_type_v4 = false;
        m_protocol_type_v4 = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    }
    m_generation = m__io->read_s4be();
    n_protocol_v0 = true;
    if (message_version() <= 3) {
        n_protocol_v0 = false;
        m_protocol_v0 = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    }
    n_protocol_v4 = true;
    if (message_version() >= 4) {
        n_protocol_v4 = false;
        m_protocol_v4 = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    }
    n_leader_v0 = true;
    if (message_version() <= 3) {
        n_leader_v0 = false;
        m_leader_v0 = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    }
    n_leader_v4 = true;
    if (message_version() >= 4) {
        n_leader_v4 = false;
        m_leader_v4 = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    }
    n_current_state_timestamp = true;
    if (message_version() >= 2) {
        n_current_state_timestamp = false;
        m_current_state_timestamp = m__io->read_s8be();
    }
    n_num_members_v0 = true;
    if (message_version() <= 0) {
        n_num_members_v0 = false;
        m_num_members_v0 = m__io->read_s4be();
    }
    n_members_v0 = true;
    if ( ((message_version() <= 0) && (num_members_v0() >= 0)) ) {
        n_members_v0 = false;
        m_members_v0 = std::unique_ptr<std::vector<std::unique_ptr<group_metadata_value_member_metadata_v0_t>>>(new std::vector<std::unique_ptr<group_metadata_value_member_metadata_v0_t>>());
        const int l_members_v0 = num_members_v0();
        for (int i = 0; i < l_members_v0; i++) {
            m_members_v0->push_back(std::move(std::unique_ptr<group_metadata_value_member_metadata_v0_t>(new group_metadata_value_member_metadata_v0_t(m__io, this, m__root))));
        }
    }
    n_num_members_v1 = true;
    if ( ((message_version() >= 1) && (message_version() <= 2)) ) {
        n_num_members_v1 = false;
        m_num_members_v1 = m__io->read_s4be();
    }
    n_members_v1 = true;
    if ( ((message_version() >= 1) && (message_version() <= 2) && (num_members_v1() >= 0)) ) {
        n_members_v1 = false;
        m_members_v1 = std::unique_ptr<std::vector<std::unique_ptr<group_metadata_value_member_metadata_v1_t>>>(new std::vector<std::unique_ptr<group_metadata_value_member_metadata_v1_t>>());
        const int l_members_v1 = num_members_v1();
        for (int i = 0; i < l_members_v1; i++) {
            m_members_v1->push_back(std::move(std::unique_ptr<group_metadata_value_member_metadata_v1_t>(new group_metadata_value_member_metadata_v1_t(m__io, this, m__root))));
        }
    }
    n_num_members_v3 = true;
    if (message_version() == 3) {
        n_num_members_v3 = false;
        m_num_members_v3 = m__io->read_s4be();
    }
    n_members_v3 = true;
    if ( ((message_version() == 3) && (num_members_v3() >= 0)) ) {
        n_members_v3 = false;
        m_members_v3 = std::unique_ptr<std::vector<std::unique_ptr<group_metadata_value_member_metadata_v3_t>>>(new std::vector<std::unique_ptr<group_metadata_value_member_metadata_v3_t>>());
        const int l_members_v3 = num_members_v3();
        for (int i = 0; i < l_members_v3; i++) {
            m_members_v3->push_back(std::move(std::unique_ptr<group_metadata_value_member_metadata_v3_t>(new group_metadata_value_member_metadata_v3_t(m__io, this, m__root))));
        }
    }
    n_num_members_v4_plus_one = true;
    if (message_version() >= 4) {
        n_num_members_v4_plus_one = false;
        m_num_members_v4_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    }
    n_members_v4 = true;
    if ( ((message_version() >= 4) && (num_members_v4_plus_one()->value() >= static_cast<int64_t>(1))) ) {
        n_members_v4 = false;
        m_members_v4 = std::unique_ptr<std::vector<std::unique_ptr<group_metadata_value_member_metadata_v4_t>>>(new std::vector<std::unique_ptr<group_metadata_value_member_metadata_v4_t>>());
        const int l_members_v4 = static_cast<int64_t>(num_members_v4_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_members_v4; i++) {
            m_members_v4->push_back(std::move(std::unique_ptr<group_metadata_value_member_metadata_v4_t>(new group_metadata_value_member_metadata_v4_t(m__io, this, m__root))));
        }
    }
    n_tagged_fields = true;
    if (message_version() >= 4) {
        n_tagged_fields = false;
        m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    }
    m_trailing = m__io->read_bytes_full();
}

kafka_group_metadata_value_t::~kafka_group_metadata_value_t() {
    _clean_up();
}

void kafka_group_metadata_value_t::_clean_up() {
    if (!n_protocol_type_v0) {
    }
    if (!n_protocol_type_v4) {
    }
    if (!n_protocol_v0) {
    }
    if (!n_protocol_v4) {
    }
    if (!n_leader_v0) {
    }
    if (!n_leader_v4) {
    }
    if (!n_current_state_timestamp) {
    }
    if (!n_num_members_v0) {
    }
    if (!n_members_v0) {
    }
    if (!n_num_members_v1) {
    }
    if (!n_members_v1) {
    }
    if (!n_num_members_v3) {
    }
    if (!n_members_v3) {
    }
    if (!n_num_members_v4_plus_one) {
    }
    if (!n_members_v4) {
    }
    if (!n_tagged_fields) {
    }
}

kafka_group_metadata_value_t::group_metadata_value_member_metadata_v0_t::group_metadata_value_member_metadata_v0_t(kaitai::kstream* p__io, kafka_group_metadata_value_t* p__parent, kafka_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_member_id = nullptr;
    m_client_id = nullptr;
    m_client_host = nullptr;
    m_subscription = nullptr;
    m_assignment = nullptr;
    _read();
}

void kafka_group_metadata_value_t::group_metadata_value_member_metadata_v0_t::_read() {
    m_member_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_client_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_client_host = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_session_timeout = m__io->read_s4be();
    m_subscription = std::unique_ptr<kafka_bytes_t>(new kafka_bytes_t(m__io));
    m_assignment = std::unique_ptr<kafka_bytes_t>(new kafka_bytes_t(m__io));
}

kafka_group_metadata_value_t::group_metadata_value_member_metadata_v0_t::~group_metadata_value_member_metadata_v0_t() {
    _clean_up();
}

void kafka_group_metadata_value_t::group_metadata_value_member_metadata_v0_t::_clean_up() {
}

kafka_group_metadata_value_t::group_metadata_value_member_metadata_v1_t::group_metadata_value_member_metadata_v1_t(kaitai::kstream* p__io, kafka_group_metadata_value_t* p__parent, kafka_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_member_id = nullptr;
    m_client_id = nullptr;
    m_client_host = nullptr;
    m_subscription = nullptr;
    m_assignment = nullptr;
    _read();
}

void kafka_group_metadata_value_t::group_metadata_value_member_metadata_v1_t::_read() {
    m_member_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_client_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_client_host = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_rebalance_timeout = m__io->read_s4be();
    m_session_timeout = m__io->read_s4be();
    m_subscription = std::unique_ptr<kafka_bytes_t>(new kafka_bytes_t(m__io));
    m_assignment = std::unique_ptr<kafka_bytes_t>(new kafka_bytes_t(m__io));
}

kafka_group_metadata_value_t::group_metadata_value_member_metadata_v1_t::~group_metadata_value_member_metadata_v1_t() {
    _clean_up();
}

void kafka_group_metadata_value_t::group_metadata_value_member_metadata_v1_t::_clean_up() {
}

kafka_group_metadata_value_t::group_metadata_value_member_metadata_v3_t::group_metadata_value_member_metadata_v3_t(kaitai::kstream* p__io, kafka_group_metadata_value_t* p__parent, kafka_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_member_id = nullptr;
    m_group_instance_id = nullptr;
    m_client_id = nullptr;
    m_client_host = nullptr;
    m_subscription = nullptr;
    m_assignment = nullptr;
    _read();
}

void kafka_group_metadata_value_t::group_metadata_value_member_metadata_v3_t::_read() {
    m_member_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_group_instance_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_client_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_client_host = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_rebalance_timeout = m__io->read_s4be();
    m_session_timeout = m__io->read_s4be();
    m_subscription = std::unique_ptr<kafka_bytes_t>(new kafka_bytes_t(m__io));
    m_assignment = std::unique_ptr<kafka_bytes_t>(new kafka_bytes_t(m__io));
}

kafka_group_metadata_value_t::group_metadata_value_member_metadata_v3_t::~group_metadata_value_member_metadata_v3_t() {
    _clean_up();
}

void kafka_group_metadata_value_t::group_metadata_value_member_metadata_v3_t::_clean_up() {
}

kafka_group_metadata_value_t::group_metadata_value_member_metadata_v4_t::group_metadata_value_member_metadata_v4_t(kaitai::kstream* p__io, kafka_group_metadata_value_t* p__parent, kafka_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_member_id = nullptr;
    m_group_instance_id = nullptr;
    m_client_id = nullptr;
    m_client_host = nullptr;
    m_subscription = nullptr;
    m_assignment = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_group_metadata_value_t::group_metadata_value_member_metadata_v4_t::_read() {
    m_member_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_group_instance_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_client_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_client_host = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_rebalance_timeout = m__io->read_s4be();
    m_session_timeout = m__io->read_s4be();
    m_subscription = std::unique_ptr<kafka_compact_bytes_t>(new kafka_compact_bytes_t(m__io));
    m_assignment = std::unique_ptr<kafka_compact_bytes_t>(new kafka_compact_bytes_t(m__io));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_group_metadata_value_t::group_metadata_value_member_metadata_v4_t::~group_metadata_value_member_metadata_v4_t() {
    _clean_up();
}

void kafka_group_metadata_value_t::group_metadata_value_member_metadata_v4_t::_clean_up() {
}
