// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_consumer_protocol_subscription.h"

kafka_consumer_protocol_subscription_t::kafka_consumer_protocol_subscription_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_consumer_protocol_subscription_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_topics = nullptr;
    m_user_data = nullptr;
    m_owned_partitions = nullptr;
    m_rack_id = nullptr;
    _read();
}

void kafka_consumer_protocol_subscription_t::_read() {
    m_message_version = m__io->read_s2be();
    m_num_topics = m__io->read_s4be();
    n_topics = true;
    if (num_topics() >= 0) {
        n_topics = false;
        m_topics = std::unique_ptr<std::vector<std::unique_ptr<kafka_string_t>>>(new std::vector<std::unique_ptr<kafka_string_t>>());
        const int l_topics = num_topics();
        for (int i = 0; i < l_topics; i++) {
            m_topics->push_back(std::move(std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io))));
        }
    }
    m_user_data = std::unique_ptr<kafka_bytes_t>(new kafka_bytes_t(m__io));
    n_num_owned_partitions = true;
    if (message_version() >= 1) {
        n_num_owned_partitions = false;
        m_num_owned_partitions = m__io->read_s4be();
    }
    n_owned_partitions = true;
    if ( ((message_version() >= 1) && (num_owned_partitions() >= 0)) ) {
        n_owned_partitions = false;
        m_owned_partitions = std::unique_ptr<std::vector<std::unique_ptr<consumer_protocol_subscription_topic_partition_t>>>(new std::vector<std::unique_ptr<consumer_protocol_subscription_topic_partition_t>>());
        const int l_owned_partitions = num_owned_partitions();
        for (int i = 0; i < l_owned_partitions; i++) {
            m_owned_partitions->push_back(std::move(std::unique_ptr<consumer_protocol_subscription_topic_partition_t>(new consumer_protocol_subscription_topic_partition_t(m__io, this, m__root))));
        }
    }
    n_generation_id = true;
    if (message_version() >= 2) {
        n_generation_id = false;
        m_generation_id = m__io->read_s4be();
    }
    n_rack_id = true;
    if (message_version() >= 3) {
        n_rack_id = false;
        m_rack_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    }
    m_trailing = m__io->read_bytes_full();
}

kafka_consumer_protocol_subscription_t::~kafka_consumer_protocol_subscription_t() {
    _clean_up();
}

void kafka_consumer_protocol_subscription_t::_clean_up() {
    if (!n_topics) {
    }
    if (!n_num_owned_partitions) {
    }
    if (!n_owned_partitions) {
    }
    if (!n_generation_id) {
    }
    if (!n_rack_id) {
    }
}

kafka_consumer_protocol_subscription_t::consumer_protocol_subscription_topic_partition_t::consumer_protocol_subscription_topic_partition_t(kaitai::kstream* p__io, kafka_consumer_protocol_subscription_t* p__parent, kafka_consumer_protocol_subscription_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_topic = nullptr;
    m_partitions = nullptr;
    _read();
}

void kafka_consumer_protocol_subscription_t::consumer_protocol_subscription_topic_partition_t::_read() {
    m_topic = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_num_partitions = m__io->read_s4be();
    n_partitions = true;
    if (num_partitions() >= 0) {
        n_partitions = false;
        m_partitions = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_partitions = num_partitions();
        for (int i = 0; i < l_partitions; i++) {
            m_partitions->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_consumer_protocol_subscription_t::consumer_protocol_subscription_topic_partition_t::~consumer_protocol_subscription_topic_partition_t() {
    _clean_up();
}

void kafka_consumer_protocol_subscription_t::consumer_protocol_subscription_topic_partition_t::_clean_up() {
    if (!n_partitions) {
    }
}
