// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_share_group_target_assignment_member_value.h"
#include "kaitai/exceptions.h"

kafka_share_group_target_assignment_member_value_t::kafka_share_group_target_assignment_member_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_share_group_target_assignment_member_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_topic_partitions_plus_one = nullptr;
    m_topic_partitions = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_share_group_target_assignment_member_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_num_topic_partitions_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_topic_partitions = true;
    if (num_topic_partitions_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_topic_partitions = false;
        m_topic_partitions = std::unique_ptr<std::vector<std::unique_ptr<share_group_target_assignment_member_value_topic_partition_t>>>(new std::vector<std::unique_ptr<share_group_target_assignment_member_value_topic_partition_t>>());
        const int l_topic_partitions = static_cast<int64_t>(num_topic_partitions_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_topic_partitions; i++) {
            m_topic_partitions->push_back(std::move(std::unique_ptr<share_group_target_assignment_member_value_topic_partition_t>(new share_group_target_assignment_member_value_topic_partition_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_share_group_target_assignment_member_value_t::~kafka_share_group_target_assignment_member_value_t() {
    _clean_up();
}

void kafka_share_group_target_assignment_member_value_t::_clean_up() {
    if (!n_topic_partitions) {
    }
}

kafka_share_group_target_assignment_member_value_t::share_group_target_assignment_member_value_topic_partition_t::share_group_target_assignment_member_value_topic_partition_t(kaitai::kstream* p__io, kafka_share_group_target_assignment_member_value_t* p__parent, kafka_share_group_target_assignment_member_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_partitions_plus_one = nullptr;
    m_partitions = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_share_group_target_assignment_member_value_t::share_group_target_assignment_member_value_topic_partition_t::_read() {
    m_topic_id = m__io->read_bytes(16);
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

kafka_share_group_target_assignment_member_value_t::share_group_target_assignment_member_value_topic_partition_t::~share_group_target_assignment_member_value_topic_partition_t() {
    _clean_up();
}

void kafka_share_group_target_assignment_member_value_t::share_group_target_assignment_member_value_topic_partition_t::_clean_up() {
    if (!n_partitions) {
    }
}
