// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_streams_group_current_member_assignment_value.h"
#include "kaitai/exceptions.h"

kafka_streams_group_current_member_assignment_value_t::kafka_streams_group_current_member_assignment_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_streams_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_active_tasks_plus_one = nullptr;
    m_active_tasks = nullptr;
    m_num_standby_tasks_plus_one = nullptr;
    m_standby_tasks = nullptr;
    m_num_warmup_tasks_plus_one = nullptr;
    m_warmup_tasks = nullptr;
    m_num_active_tasks_pending_revocation_plus_one = nullptr;
    m_active_tasks_pending_revocation = nullptr;
    m_num_standby_tasks_pending_revocation_plus_one = nullptr;
    m_standby_tasks_pending_revocation = nullptr;
    m_num_warmup_tasks_pending_revocation_plus_one = nullptr;
    m_warmup_tasks_pending_revocation = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_current_member_assignment_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_member_epoch = m__io->read_s4be();
    m_previous_member_epoch = m__io->read_s4be();
    m_state = m__io->read_s1();
    m_num_active_tasks_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_active_tasks = true;
    if (num_active_tasks_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_active_tasks = false;
        m_active_tasks = std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>());
        const int l_active_tasks = static_cast<int64_t>(num_active_tasks_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_active_tasks; i++) {
            m_active_tasks->push_back(std::move(std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>(new streams_group_current_member_assignment_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_num_standby_tasks_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_standby_tasks = true;
    if (num_standby_tasks_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_standby_tasks = false;
        m_standby_tasks = std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>());
        const int l_standby_tasks = static_cast<int64_t>(num_standby_tasks_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_standby_tasks; i++) {
            m_standby_tasks->push_back(std::move(std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>(new streams_group_current_member_assignment_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_num_warmup_tasks_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_warmup_tasks = true;
    if (num_warmup_tasks_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_warmup_tasks = false;
        m_warmup_tasks = std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>());
        const int l_warmup_tasks = static_cast<int64_t>(num_warmup_tasks_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_warmup_tasks; i++) {
            m_warmup_tasks->push_back(std::move(std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>(new streams_group_current_member_assignment_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_num_active_tasks_pending_revocation_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_active_tasks_pending_revocation = true;
    if (num_active_tasks_pending_revocation_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_active_tasks_pending_revocation = false;
        m_active_tasks_pending_revocation = std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>());
        const int l_active_tasks_pending_revocation = static_cast<int64_t>(num_active_tasks_pending_revocation_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_active_tasks_pending_revocation; i++) {
            m_active_tasks_pending_revocation->push_back(std::move(std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>(new streams_group_current_member_assignment_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_num_standby_tasks_pending_revocation_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_standby_tasks_pending_revocation = true;
    if (num_standby_tasks_pending_revocation_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_standby_tasks_pending_revocation = false;
        m_standby_tasks_pending_revocation = std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>());
        const int l_standby_tasks_pending_revocation = static_cast<int64_t>(num_standby_tasks_pending_revocation_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_standby_tasks_pending_revocation; i++) {
            m_standby_tasks_pending_revocation->push_back(std::move(std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>(new streams_group_current_member_assignment_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_num_warmup_tasks_pending_revocation_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_warmup_tasks_pending_revocation = true;
    if (num_warmup_tasks_pending_revocation_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_warmup_tasks_pending_revocation = false;
        m_warmup_tasks_pending_revocation = std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>>(new std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>());
        const int l_warmup_tasks_pending_revocation = static_cast<int64_t>(num_warmup_tasks_pending_revocation_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_warmup_tasks_pending_revocation; i++) {
            m_warmup_tasks_pending_revocation->push_back(std::move(std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>(new streams_group_current_member_assignment_value_task_ids_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_streams_group_current_member_assignment_value_t::~kafka_streams_group_current_member_assignment_value_t() {
    _clean_up();
}

void kafka_streams_group_current_member_assignment_value_t::_clean_up() {
    if (!n_active_tasks) {
    }
    if (!n_standby_tasks) {
    }
    if (!n_warmup_tasks) {
    }
    if (!n_active_tasks_pending_revocation) {
    }
    if (!n_standby_tasks_pending_revocation) {
    }
    if (!n_warmup_tasks_pending_revocation) {
    }
}

kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_t::streams_group_current_member_assignment_value_task_ids_t(kaitai::kstream* p__io, kafka_streams_group_current_member_assignment_value_t* p__parent, kafka_streams_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_subtopology_id = nullptr;
    m_num_partitions_plus_one = nullptr;
    m_partitions = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_t::_read() {
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
    m_tagged_fields = std::unique_ptr<streams_group_current_member_assignment_value_task_ids_tagged_fields_t>(new streams_group_current_member_assignment_value_task_ids_tagged_fields_t(m__io, this, m__root));
}

kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_t::~streams_group_current_member_assignment_value_task_ids_t() {
    _clean_up();
}

void kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_t::_clean_up() {
    if (!n_partitions) {
    }
}

kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t::streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t(kaitai::kstream* p__io, kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t* p__parent, kafka_streams_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_assignment_epochs_plus_one = nullptr;
    m_assignment_epochs = nullptr;
    _read();
}

void kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t::_read() {
    m_num_assignment_epochs_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_assignment_epochs = true;
    if (num_assignment_epochs_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_assignment_epochs = false;
        m_assignment_epochs = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_assignment_epochs = static_cast<int64_t>(num_assignment_epochs_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_assignment_epochs; i++) {
            m_assignment_epochs->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t::~streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t() {
    _clean_up();
}

void kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t::_clean_up() {
    if (!n_assignment_epochs) {
    }
}

kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t(kaitai::kstream* p__io, kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t* p__parent, kafka_streams_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_assignment_epochs = nullptr;
    m__io__raw_assignment_epochs = nullptr;
    _read();
}

void kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_assignment_epochs = true;
    if (tag()->value() == 0) {
        n_assignment_epochs = false;
        m__raw_assignment_epochs = m__io->read_bytes(len_data()->value());
        m__io__raw_assignment_epochs = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_assignment_epochs));
        m_assignment_epochs = std::unique_ptr<streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t>(new streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t(m__io__raw_assignment_epochs.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 0) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t::~streams_group_current_member_assignment_value_task_ids_tagged_field_t() {
    _clean_up();
}

void kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t::_clean_up() {
    if (!n_assignment_epochs) {
    }
    if (!n_unknown_data) {
    }
}

kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t(kaitai::kstream* p__io, kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_t* p__parent, kafka_streams_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_tagged_field_t>>>(new std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<streams_group_current_member_assignment_value_task_ids_tagged_field_t>(new streams_group_current_member_assignment_value_task_ids_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t::~streams_group_current_member_assignment_value_task_ids_tagged_fields_t() {
    _clean_up();
}

void kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t::_clean_up() {
}
