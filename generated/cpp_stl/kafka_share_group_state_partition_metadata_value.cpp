// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_share_group_state_partition_metadata_value.h"
#include "kaitai/exceptions.h"

kafka_share_group_state_partition_metadata_value_t::kafka_share_group_state_partition_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_share_group_state_partition_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_initializing_topics_plus_one = nullptr;
    m_initializing_topics = nullptr;
    m_num_initialized_topics_plus_one = nullptr;
    m_initialized_topics = nullptr;
    m_num_deleting_topics_plus_one = nullptr;
    m_deleting_topics = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_share_group_state_partition_metadata_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_num_initializing_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_initializing_topics = true;
    if (num_initializing_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_initializing_topics = false;
        m_initializing_topics = std::unique_ptr<std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>>>(new std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>>());
        const int l_initializing_topics = static_cast<int64_t>(num_initializing_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_initializing_topics; i++) {
            m_initializing_topics->push_back(std::move(std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>(new share_group_state_partition_metadata_value_topic_partitions_info_t(m__io, this, m__root))));
        }
    }
    m_num_initialized_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_initialized_topics = true;
    if (num_initialized_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_initialized_topics = false;
        m_initialized_topics = std::unique_ptr<std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>>>(new std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>>());
        const int l_initialized_topics = static_cast<int64_t>(num_initialized_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_initialized_topics; i++) {
            m_initialized_topics->push_back(std::move(std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>(new share_group_state_partition_metadata_value_topic_partitions_info_t(m__io, this, m__root))));
        }
    }
    m_num_deleting_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_deleting_topics = true;
    if (num_deleting_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_deleting_topics = false;
        m_deleting_topics = std::unique_ptr<std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_info_t>>>(new std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_info_t>>());
        const int l_deleting_topics = static_cast<int64_t>(num_deleting_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_deleting_topics; i++) {
            m_deleting_topics->push_back(std::move(std::unique_ptr<share_group_state_partition_metadata_value_topic_info_t>(new share_group_state_partition_metadata_value_topic_info_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_share_group_state_partition_metadata_value_t::~kafka_share_group_state_partition_metadata_value_t() {
    _clean_up();
}

void kafka_share_group_state_partition_metadata_value_t::_clean_up() {
    if (!n_initializing_topics) {
    }
    if (!n_initialized_topics) {
    }
    if (!n_deleting_topics) {
    }
}

kafka_share_group_state_partition_metadata_value_t::share_group_state_partition_metadata_value_topic_info_t::share_group_state_partition_metadata_value_topic_info_t(kaitai::kstream* p__io, kafka_share_group_state_partition_metadata_value_t* p__parent, kafka_share_group_state_partition_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_topic_name = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_share_group_state_partition_metadata_value_t::share_group_state_partition_metadata_value_topic_info_t::_read() {
    m_topic_id = m__io->read_bytes(16);
    m_topic_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_share_group_state_partition_metadata_value_t::share_group_state_partition_metadata_value_topic_info_t::~share_group_state_partition_metadata_value_topic_info_t() {
    _clean_up();
}

void kafka_share_group_state_partition_metadata_value_t::share_group_state_partition_metadata_value_topic_info_t::_clean_up() {
}

kafka_share_group_state_partition_metadata_value_t::share_group_state_partition_metadata_value_topic_partitions_info_t::share_group_state_partition_metadata_value_topic_partitions_info_t(kaitai::kstream* p__io, kafka_share_group_state_partition_metadata_value_t* p__parent, kafka_share_group_state_partition_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_topic_name = nullptr;
    m_num_partitions_plus_one = nullptr;
    m_partitions = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_share_group_state_partition_metadata_value_t::share_group_state_partition_metadata_value_topic_partitions_info_t::_read() {
    m_topic_id = m__io->read_bytes(16);
    m_topic_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_num_partitions_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_partitions = true;
    if (num_partitions_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_partitions = false;
        m_partitions = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_partitions = static_cast<int64_t>(num_partitions_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_partitions; i++) {
            m_partitions->push_back(std::move(m__io->read_s4be()));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_share_group_state_partition_metadata_value_t::share_group_state_partition_metadata_value_topic_partitions_info_t::~share_group_state_partition_metadata_value_topic_partitions_info_t() {
    _clean_up();
}

void kafka_share_group_state_partition_metadata_value_t::share_group_state_partition_metadata_value_topic_partitions_info_t::_clean_up() {
    if (!n_partitions) {
    }
}
