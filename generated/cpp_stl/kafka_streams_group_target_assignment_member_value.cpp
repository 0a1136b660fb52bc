// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_streams_group_target_assignment_member_value.h"
#include "kaitai/exceptions.h"

kafka_streams_group_target_assignment_member_value_t::kafka_streams_group_target_assignment_member_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_streams_group_target_assignment_member_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_active_tasks_plus_one = nullptr;
    m_active_tasks = nullptr;
    m_num_standby_tasks_plus_one = nullptr;
    m_standby_tasks = nullptr;
    m_num_warmup_tasks_plus_one = nullptr;
    m_warmup_tasks = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_target_assignment_member_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_num_active_tasks_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_active_tasks = true;
    if (num_active_tasks_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_active_tasks = false;
        m_active_tasks = std::unique_ptr<std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>());
        const int l_active_tasks = static_cast<int64_t>(num_active_tasks_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_active_tasks; i++) {
            m_active_tasks->push_back(std::move(std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>(new streams_group_target_assignment_member_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_num_standby_tasks_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_standby_tasks = true;
    if (num_standby_tasks_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_standby_tasks = false;
        m_standby_tasks = std::unique_ptr<std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>());
        const int l_standby_tasks = static_cast<int64_t>(num_standby_tasks_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_standby_tasks; i++) {
            m_standby_tasks->push_back(std::move(std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>(new streams_group_target_assignment_member_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_num_warmup_tasks_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_warmup_tasks = true;
    if (num_warmup_tasks_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_warmup_tasks = false;
        m_warmup_tasks = std::unique_ptr<std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>());
        const int l_warmup_tasks = static_cast<int64_t>(num_warmup_tasks_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_warmup_tasks; i++) {
            m_warmup_tasks->push_back(std::move(std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>(new streams_group_target_assignment_member_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_streams_group_target_assignment_member_value_t::~kafka_streams_group_target_assignment_member_value_t() {
    _clean_up();
}

void kafka_streams_group_target_assignment_member_value_t::_clean_up() {
    if (!n_active_tasks) {
    }
    if (!n_standby_tasks) {
    }
    if (!n_warmup_tasks) {
    }
}

kafka_streams_group_target_assignment_member_value_t::streams_group_target_assignment_member_value_task_ids_t::streams_group_target_assignment_member_value_task_ids_t(kaitai::kstream* p__io, kafka_streams_group_target_assignment_member_value_t* p__parent, kafka_streams_group_target_assignment_member_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_subtopology_id = nullptr;
    m_num_partitions_plus_one = nullptr;
    m_partitions = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_target_assignment_member_value_t::streams_group_target_assignment_member_value_task_ids_t::_read() {
    m_subtopology_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
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

kafka_streams_group_target_assignment_member_value_t::streams_group_target_assignment_member_value_task_ids_t::~streams_group_target_assignment_member_value_task_ids_t() {
    _clean_up();
}

void kafka_streams_group_target_assignment_member_value_t::streams_group_target_assignment_member_value_task_ids_t::_clean_up() {
    if (!n_partitions) {
    }
}
