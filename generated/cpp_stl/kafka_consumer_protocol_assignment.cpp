// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_consumer_protocol_assignment.h"

kafka_consumer_protocol_assignment_t::kafka_consumer_protocol_assignment_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_consumer_protocol_assignment_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_assigned_partitions = nullptr;
    m_user_data = nullptr;
    _read();
}

void kafka_consumer_protocol_assignment_t::_read() {
    m_message_version = m__io->read_s2be();
    m_num_assigned_partitions = m__io->read_s4be();
    n_assigned_partitions = true;
    if (num_assigned_partitions() >= 0) {
        n_assigned_partitions = false;
        m_assigned_partitions = std::unique_ptr<std::vector<std::unique_ptr<consumer_protocol_assignment_topic_partition_t>>>(new std::vector<std::unique_ptr<consumer_protocol_assignment_topic_partition_t>>());
        const int l_assigned_partitions = num_assigned_partitions();
        for (int i = 0; i < l_assigned_partitions; i++) {
            m_assigned_partitions->push_back(std::move(std::unique_ptr<consumer_protocol_assignment_topic_partition_t>(new consumer_protocol_assignment_topic_partition_t(m__io, this, m__root))));
        }
    }
    m_user_data = std::unique_ptr<kafka_bytes_t>(new kafka_bytes_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_consumer_protocol_assignment_t::~kafka_consumer_protocol_assignment_t() {
    _clean_up();
}

void kafka_consumer_protocol_assignment_t::_clean_up() {
    if (!n_assigned_partitions) {
    }
}

kafka_consumer_protocol_assignment_t::consumer_protocol_assignment_topic_partition_t::consumer_protocol_assignment_topic_partition_t(kaitai::kstream* p__io, kafka_consumer_protocol_assignment_t* p__parent, kafka_consumer_protocol_assignment_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_topic = nullptr;
    m_partitions = nullptr;
    _read();
}

void kafka_consumer_protocol_assignment_t::consumer_protocol_assignment_topic_partition_t::_read() {
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

kafka_consumer_protocol_assignment_t::consumer_protocol_assignment_topic_partition_t::~consumer_protocol_assignment_topic_partition_t() {
    _clean_up();
}

void kafka_consumer_protocol_assignment_t::consumer_protocol_assignment_topic_partition_t::_clean_up() {
    if (!n_partitions) {
    }
}
