// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_consumer_group_current_member_assignment_value.h"
#include "kaitai/exceptions.h"

kafka_consumer_group_current_member_assignment_value_t::kafka_consumer_group_current_member_assignment_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_consumer_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_assigned_partitions_plus_one = nullptr;
    m_assigned_partitions = nullptr;
    m_num_partitions_pending_revocation_plus_one = nullptr;
    m_partitions_pending_revocation = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_current_member_assignment_value_t::_read() {
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
    m_num_assigned_partitions_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_assigned_partitions = true;
    if (num_assigned_partitions_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_assigned_partitions = false;
        m_assigned_partitions = std::unique_ptr<std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>>>(new std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>>());
        const int l_assigned_partitions = static_cast<int64_t>(num_assigned_partitions_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_assigned_partitions; i++) {
            m_assigned_partitions->push_back(std::move(std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>(new consumer_group_current_member_assignment_value_topic_partitions_t(m__io, this, m__root))));
        }
    }
    m_num_partitions_pending_revocation_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_partitions_pending_revocation = true;
    if (num_partitions_pending_revocation_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_partitions_pending_revocation = false;
        m_partitions_pending_revocation = std::unique_ptr<std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>>>(new std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>>());
        const int l_partitions_pending_revocation = static_cast<int64_t>(num_partitions_pending_revocation_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_partitions_pending_revocation; i++) {
            m_partitions_pending_revocation->push_back(std::move(std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>(new consumer_group_current_member_assignment_value_topic_partitions_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_consumer_group_current_member_assignment_value_t::~kafka_consumer_group_current_member_assignment_value_t() {
    _clean_up();
}

void kafka_consumer_group_current_member_assignment_value_t::_clean_up() {
    if (!n_assigned_partitions) {
    }
    if (!n_partitions_pending_revocation) {
    }
}

kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_t::consumer_group_current_member_assignment_value_topic_partitions_t(kaitai::kstream* p__io, kafka_consumer_group_current_member_assignment_value_t* p__parent, kafka_consumer_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_partitions_plus_one = nullptr;
    m_partitions = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_t::_read() {
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
    m_tagged_fields = std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t>(new consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t(m__io, this, m__root));
}

kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_t::~consumer_group_current_member_assignment_value_topic_partitions_t() {
    _clean_up();
}

void kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_t::_clean_up() {
    if (!n_partitions) {
    }
}

kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t::consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t(kaitai::kstream* p__io, kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t* p__parent, kafka_consumer_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_assignment_epochs_plus_one = nullptr;
    m_assignment_epochs = nullptr;
    _read();
}

void kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t::_read() {
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

kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t::~consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t() {
    _clean_up();
}

void kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t::_clean_up() {
    if (!n_assignment_epochs) {
    }
}

kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t(kaitai::kstream* p__io, kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t* p__parent, kafka_consumer_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_assignment_epochs = nullptr;
    m__io__raw_assignment_epochs = nullptr;
    _read();
}

void kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_assignment_epochs = true;
    if (tag()->value() == 0) {
        n_assignment_epochs = false;
        m__raw_assignment_epochs = m__io->read_bytes(len_data()->value());
        m__io__raw_assignment_epochs = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_assignment_epochs));
        m_assignment_epochs = std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t>(new consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t(m__io__raw_assignment_epochs.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 0) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t::~consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t() {
    _clean_up();
}

void kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t::_clean_up() {
    if (!n_assignment_epochs) {
    }
    if (!n_unknown_data) {
    }
}

kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t(kaitai::kstream* p__io, kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_t* p__parent, kafka_consumer_group_current_member_assignment_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t>>>(new std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t>(new consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t::~consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t() {
    _clean_up();
}

void kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t::_clean_up() {
}
