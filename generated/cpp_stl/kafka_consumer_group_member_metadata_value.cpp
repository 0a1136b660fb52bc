// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_consumer_group_member_metadata_value.h"
#include "kaitai/exceptions.h"

kafka_consumer_group_member_metadata_value_t::kafka_consumer_group_member_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_consumer_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_instance_id = nullptr;
    m_rack_id = nullptr;
    m_client_id = nullptr;
    m_client_host = nullptr;
    m_num_subscribed_topic_names_plus_one = nullptr;
    m_subscribed_topic_names = nullptr;
    m_subscribed_topic_regex = nullptr;
    m_server_assignor = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_member_metadata_value_t::_read() {
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
    m_num_subscribed_topic_names_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_subscribed_topic_names = true;
    if (num_subscribed_topic_names_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_subscribed_topic_names = false;
        m_subscribed_topic_names = std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>>(new std::vector<std::unique_ptr<kafka_compact_string_t>>());
        const int l_subscribed_topic_names = static_cast<int64_t>(num_subscribed_topic_names_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_subscribed_topic_names; i++) {
            m_subscribed_topic_names->push_back(std::move(std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io))));
        }
    }
    m_subscribed_topic_regex = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_rebalance_timeout_ms = m__io->read_s4be();
    m_server_assignor = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_tagged_fields = std::unique_ptr<consumer_group_member_metadata_value_tagged_fields_t>(new consumer_group_member_metadata_value_tagged_fields_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

kafka_consumer_group_member_metadata_value_t::~kafka_consumer_group_member_metadata_value_t() {
    _clean_up();
}

void kafka_consumer_group_member_metadata_value_t::_clean_up() {
    if (!n_subscribed_topic_names) {
    }
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_t::consumer_group_member_metadata_value_classic_member_metadata_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t* p__parent, kafka_consumer_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_supported_protocols_plus_one = nullptr;
    m_supported_protocols = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_t::_read() {
    m_session_timeout_ms = m__io->read_s4be();
    m_num_supported_protocols_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_supported_protocols = true;
    if (num_supported_protocols_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_supported_protocols = false;
        m_supported_protocols = std::unique_ptr<std::vector<std::unique_ptr<consumer_group_member_metadata_value_classic_protocol_t>>>(new std::vector<std::unique_ptr<consumer_group_member_metadata_value_classic_protocol_t>>());
        const int l_supported_protocols = static_cast<int64_t>(num_supported_protocols_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_supported_protocols; i++) {
            m_supported_protocols->push_back(std::move(std::unique_ptr<consumer_group_member_metadata_value_classic_protocol_t>(new consumer_group_member_metadata_value_classic_protocol_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_t::~consumer_group_member_metadata_value_classic_member_metadata_t() {
    _clean_up();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_t::_clean_up() {
    if (!n_supported_protocols) {
    }
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_field_t* p__parent, kafka_consumer_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_classic_member_metadata_marker = nullptr;
    m_classic_member_metadata = nullptr;
    _read();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t::_read() {
    m_classic_member_metadata_marker = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_classic_member_metadata = true;
    if (classic_member_metadata_marker()->value() >= 1) {
        n_classic_member_metadata = false;
        m_classic_member_metadata = std::unique_ptr<consumer_group_member_metadata_value_classic_member_metadata_t>(new consumer_group_member_metadata_value_classic_member_metadata_t(m__io, this, m__root));
    }
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t::~consumer_group_member_metadata_value_classic_member_metadata_tag_t() {
    _clean_up();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t::_clean_up() {
    if (!n_classic_member_metadata) {
    }
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_protocol_t::consumer_group_member_metadata_value_classic_protocol_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_t* p__parent, kafka_consumer_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_metadata = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_protocol_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_metadata = std::unique_ptr<kafka_compact_bytes_t>(new kafka_compact_bytes_t(m__io));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_protocol_t::~consumer_group_member_metadata_value_classic_protocol_t() {
    _clean_up();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_protocol_t::_clean_up() {
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_field_t::consumer_group_member_metadata_value_tagged_field_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_fields_t* p__parent, kafka_consumer_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_classic_member_metadata = nullptr;
    m__io__raw_classic_member_metadata = nullptr;
    _read();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_classic_member_metadata = true;
    if (tag()->value() == 0) {
        n_classic_member_metadata = false;
        m__raw_classic_member_metadata = m__io->read_bytes(len_data()->value());
        m__io__raw_classic_member_metadata = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_classic_member_metadata));
        m_classic_member_metadata = std::unique_ptr<consumer_group_member_metadata_value_classic_member_metadata_tag_t>(new consumer_group_member_metadata_value_classic_member_metadata_tag_t(m__io__raw_classic_member_metadata.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 0) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_field_t::~consumer_group_member_metadata_value_tagged_field_t() {
    _clean_up();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_field_t::_clean_up() {
    if (!n_classic_member_metadata) {
    }
    if (!n_unknown_data) {
    }
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_fields_t::consumer_group_member_metadata_value_tagged_fields_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t* p__parent, kafka_consumer_group_member_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<consumer_group_member_metadata_value_tagged_field_t>>>(new std::vector<std::unique_ptr<consumer_group_member_metadata_value_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<consumer_group_member_metadata_value_tagged_field_t>(new consumer_group_member_metadata_value_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_fields_t::~consumer_group_member_metadata_value_tagged_fields_t() {
    _clean_up();
}

void kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_fields_t::_clean_up() {
}
