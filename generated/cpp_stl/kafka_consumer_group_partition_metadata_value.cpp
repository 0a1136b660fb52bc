// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_consumer_group_partition_metadata_value.h"
#include "kaitai/exceptions.h"

kafka_consumer_group_partition_metadata_value_t::kafka_consumer_group_partition_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_consumer_group_partition_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_topics_plus_one = nullptr;
    m_topics = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_partition_metadata_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_num_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_topics = true;
    if (num_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_topics = false;
        m_topics = std::unique_ptr<std::vector<std::unique_ptr<consumer_group_partition_metadata_value_topic_metadata_t>>>(new std::vector<std::unique_ptr<consumer_group_partition_metadata_value_topic_metadata_t>>());
        const int l_topics = static_cast<int64_t>(num_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_topics; i++) {
            m_topics->push_back(std::move(std::unique_ptr<consumer_group_partition_metadata_value_topic_metadata_t>(new consumer_group_partition_metadata_value_topic_metadata_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_consumer_group_partition_metadata_value_t::~kafka_consumer_group_partition_metadata_value_t() {
    _clean_up();
}

void kafka_consumer_group_partition_metadata_value_t::_clean_up() {
    if (!n_topics) {
    }
}

kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_partition_metadata_t::consumer_group_partition_metadata_value_partition_metadata_t(kaitai::kstream* p__io, kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_topic_metadata_t* p__parent, kafka_consumer_group_partition_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_racks_plus_one = nullptr;
    m_racks = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_partition_metadata_t::_read() {
    m_partition = m__io->read_s4be();
    m_num_racks_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_racks = true;
    if (num_racks_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_racks = false;
        m_racks = std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>>(new std::vector<std::unique_ptr<kafka_compact_string_t>>());
        const int l_racks = static_cast<int64_t>(num_racks_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_racks; i++) {
            m_racks->push_back(std::move(std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_partition_metadata_t::~consumer_group_partition_metadata_value_partition_metadata_t() {
    _clean_up();
}

void kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_partition_metadata_t::_clean_up() {
    if (!n_racks) {
    }
}

kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_topic_metadata_t::consumer_group_partition_metadata_value_topic_metadata_t(kaitai::kstream* p__io, kafka_consumer_group_partition_metadata_value_t* p__parent, kafka_consumer_group_partition_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_topic_name = nullptr;
    m_num_partition_metadata_plus_one = nullptr;
    m_partition_metadata = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_topic_metadata_t::_read() {
    m_topic_id = m__io->read_bytes(16);
    m_topic_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_num_partitions = m__io->read_s4be();
    m_num_partition_metadata_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_partition_metadata = true;
    if (num_partition_metadata_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_partition_metadata = false;
        m_partition_metadata = std::unique_ptr<std::vector<std::unique_ptr<consumer_group_partition_metadata_value_partition_metadata_t>>>(new std::vector<std::unique_ptr<consumer_group_partition_metadata_value_partition_metadata_t>>());
        const int l_partition_metadata = static_cast<int64_t>(num_partition_metadata_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_partition_metadata; i++) {
            m_partition_metadata->push_back(std::move(std::unique_ptr<consumer_group_partition_metadata_value_partition_metadata_t>(new consumer_group_partition_metadata_value_partition_metadata_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_topic_metadata_t::~consumer_group_partition_metadata_value_topic_metadata_t() {
    _clean_up();
}

void kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_topic_metadata_t::_clean_up() {
    if (!n_partition_metadata) {
    }
}
