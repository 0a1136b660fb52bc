// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_partition_change_record.h"

kafka_partition_change_record_t::kafka_partition_change_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_partition_change_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_partition_id = m__io->read_s4be();
    m_topic_id = m__io->read_bytes(16);
    m_tagged_fields = std::unique_ptr<partition_change_record_tagged_fields_t>(new partition_change_record_tagged_fields_t(m__io, this, m__root));
}

kafka_partition_change_record_t::~kafka_partition_change_record_t() {
    _clean_up();
}

void kafka_partition_change_record_t::_clean_up() {
}

kafka_partition_change_record_t::partition_change_record_adding_replicas_tag_t::partition_change_record_adding_replicas_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_adding_replicas_plus_one = nullptr;
    m_adding_replicas = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_adding_replicas_tag_t::_read() {
    m_num_adding_replicas_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_adding_replicas = true;
    if (num_adding_replicas_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_adding_replicas = false;
        m_adding_replicas = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_adding_replicas = static_cast<int64_t>(num_adding_replicas_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_adding_replicas; i++) {
            m_adding_replicas->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_partition_change_record_t::partition_change_record_adding_replicas_tag_t::~partition_change_record_adding_replicas_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_adding_replicas_tag_t::_clean_up() {
    if (!n_adding_replicas) {
    }
}

kafka_partition_change_record_t::partition_change_record_directories_tag_t::partition_change_record_directories_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_directories_plus_one = nullptr;
    m_directories = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_directories_tag_t::_read() {
    m_num_directories_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_directories = true;
    if (num_directories_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_directories = false;
        m_directories = std::unique_ptr<std::vector<std::string>>(new std::vector<std::string>());
        const int l_directories = static_cast<int64_t>(num_directories_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_directories; i++) {
            m_directories->push_back(std::move(m__io->read_bytes(16)));
        }
    }
}

kafka_partition_change_record_t::partition_change_record_directories_tag_t::~partition_change_record_directories_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_directories_tag_t::_clean_up() {
    if (!n_directories) {
    }
}

kafka_partition_change_record_t::partition_change_record_eligible_leader_replicas_tag_t::partition_change_record_eligible_leader_replicas_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_eligible_leader_replicas_plus_one = nullptr;
    m_eligible_leader_replicas = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_eligible_leader_replicas_tag_t::_read() {
    m_num_eligible_leader_replicas_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_eligible_leader_replicas = true;
    if (num_eligible_leader_replicas_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_eligible_leader_replicas = false;
        m_eligible_leader_replicas = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_eligible_leader_replicas = static_cast<int64_t>(num_eligible_leader_replicas_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_eligible_leader_replicas; i++) {
            m_eligible_leader_replicas->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_partition_change_record_t::partition_change_record_eligible_leader_replicas_tag_t::~partition_change_record_eligible_leader_replicas_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_eligible_leader_replicas_tag_t::_clean_up() {
    if (!n_eligible_leader_replicas) {
    }
}

kafka_partition_change_record_t::partition_change_record_isr_tag_t::partition_change_record_isr_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_isr_plus_one = nullptr;
    m_isr = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_isr_tag_t::_read() {
    m_num_isr_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_isr = true;
    if (num_isr_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_isr = false;
        m_isr = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_isr = static_cast<int64_t>(num_isr_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_isr; i++) {
            m_isr->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_partition_change_record_t::partition_change_record_isr_tag_t::~partition_change_record_isr_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_isr_tag_t::_clean_up() {
    if (!n_isr) {
    }
}

kafka_partition_change_record_t::partition_change_record_last_known_elr_tag_t::partition_change_record_last_known_elr_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_last_known_elr_plus_one = nullptr;
    m_last_known_elr = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_last_known_elr_tag_t::_read() {
    m_num_last_known_elr_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_last_known_elr = true;
    if (num_last_known_elr_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_last_known_elr = false;
        m_last_known_elr = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_last_known_elr = static_cast<int64_t>(num_last_known_elr_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_last_known_elr; i++) {
            m_last_known_elr->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_partition_change_record_t::partition_change_record_last_known_elr_tag_t::~partition_change_record_last_known_elr_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_last_known_elr_tag_t::_clean_up() {
    if (!n_last_known_elr) {
    }
}

kafka_partition_change_record_t::partition_change_record_leader_recovery_state_tag_t::partition_change_record_leader_recovery_state_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_leader_recovery_state_tag_t::_read() {
    m_leader_recovery_state = m__io->read_s1();
}

kafka_partition_change_record_t::partition_change_record_leader_recovery_state_tag_t::~partition_change_record_leader_recovery_state_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_leader_recovery_state_tag_t::_clean_up() {
}

kafka_partition_change_record_t::partition_change_record_leader_tag_t::partition_change_record_leader_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_leader_tag_t::_read() {
    m_leader = m__io->read_s4be();
}

kafka_partition_change_record_t::partition_change_record_leader_tag_t::~partition_change_record_leader_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_leader_tag_t::_clean_up() {
}

kafka_partition_change_record_t::partition_change_record_removing_replicas_tag_t::partition_change_record_removing_replicas_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_removing_replicas_plus_one = nullptr;
    m_removing_replicas = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_removing_replicas_tag_t::_read() {
    m_num_removing_replicas_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_removing_replicas = true;
    if (num_removing_replicas_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_removing_replicas = false;
        m_removing_replicas = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_removing_replicas = static_cast<int64_t>(num_removing_replicas_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_removing_replicas; i++) {
            m_removing_replicas->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_partition_change_record_t::partition_change_record_removing_replicas_tag_t::~partition_change_record_removing_replicas_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_removing_replicas_tag_t::_clean_up() {
    if (!n_removing_replicas) {
    }
}

kafka_partition_change_record_t::partition_change_record_replicas_tag_t::partition_change_record_replicas_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_replicas_plus_one = nullptr;
    m_replicas = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_replicas_tag_t::_read() {
    m_num_replicas_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_replicas = true;
    if (num_replicas_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_replicas = false;
        m_replicas = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_replicas = static_cast<int64_t>(num_replicas_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_replicas; i++) {
            m_replicas->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_partition_change_record_t::partition_change_record_replicas_tag_t::~partition_change_record_replicas_tag_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_replicas_tag_t::_clean_up() {
    if (!n_replicas) {
    }
}

kafka_partition_change_record_t::partition_change_record_tagged_field_t::partition_change_record_tagged_field_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_fields_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_isr = nullptr;
    m__io__raw_isr = nullptr;
    m_leader = nullptr;
    m__io__raw_leader = nullptr;
    m_replicas = nullptr;
    m__io__raw_replicas = nullptr;
    m_removing_replicas = nullptr;
    m__io__raw_removing_replicas = nullptr;
    m_adding_replicas = nullptr;
    m__io__raw_adding_replicas = nullptr;
    m_leader_recovery_state = nullptr;
    m__io__raw_leader_recovery_state = nullptr;
    m_eligible_leader_replicas = nullptr;
    m__io__raw_eligible_leader_replicas = nullptr;
    m_last_known_elr = nullptr;
    m__io__raw_last_known_elr = nullptr;
    m_directories = nullptr;
    m__io__raw_directories = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_isr = true;
    if (tag()->value() == 0) {
        n_isr = false;
        m__raw_isr = m__io->read_bytes(len_data()->value());
        m__io__raw_isr = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_isr));
        m_isr = std::unique_ptr<partition_change_record_isr_tag_t>(new partition_change_record_isr_tag_t(m__io__raw_isr.get(), this, m__root));
    }
    n_leader = true;
    if (tag()->value() == 1) {
        n_leader = false;
        m__raw_leader = m__io->read_bytes(len_data()->value());
        m__io__raw_leader = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_leader));
        m_leader = std::unique_ptr<partition_change_record_leader_tag_t>(new partition_change_record_leader_tag_t(m__io__raw_leader.get(), this, m__root));
    }
    n_replicas = true;
    if (tag()->value() == 2) {
        n_replicas = false;
        m__raw_replicas = m__io->read_bytes(len_data()->value());
        m__io__raw_replicas = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_replicas));
        m_replicas = std::unique_ptr<partition_change_record_replicas_tag_t>(new partition_change_record_replicas_tag_t(m__io__raw_replicas.get(), this, m__root));
    }
    n_removing_replicas = true;
    if (tag()->value() == 3) {
        n_removing_replicas = false;
        m__raw_removing_replicas = m__io->read_bytes(len_data()->value());
        m__io__raw_removing_replicas = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_removing_replicas));
        m_removing_replicas = std::unique_ptr<partition_change_record_removing_replicas_tag_t>(new partition_change_record_removing_replicas_tag_t(m__io__raw_removing_replicas.get(), this, m__root));
    }
    n_adding_replicas = true;
    if (tag()->value() == 4) {
        n_adding_replicas = false;
        m__raw_adding_replicas = m__io->read_bytes(len_data()->value());
        m__io__raw_adding_replicas = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_adding_replicas));
        m_adding_replicas = std::unique_ptr<partition_change_record_adding_replicas_tag_t>(new partition_change_record_adding_replicas_tag_t(m__io__raw_adding_replicas.get(), this, m__root));
    }
    n_leader_recovery_state = true;
    if (tag()->value() == 5) {
        n_leader_recovery_state = false;
        m__raw_leader_recovery_state = m__io->read_bytes(len_data()->value());
        m__io__raw_leader_recovery_state = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_leader_recovery_state));
        m_leader_recovery_state = std::unique_ptr<partition_change_record_leader_recovery_state_tag_t>(new partition_change_record_leader_recovery_state_tag_t(m__io__raw_leader_recovery_state.get(), this, m__root));
    }
    n_eligible_leader_replicas = true;
    if (tag()->value() == 6) {
        n_eligible_leader_replicas = false;
        m__raw_eligible_leader_replicas = m__io->read_bytes(len_data()->value());
        m__io__raw_eligible_leader_replicas = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_eligible_leader_replicas));
        m_eligible_leader_replicas = std::unique_ptr<partition_change_record_eligible_leader_replicas_tag_t>(new partition_change_record_eligible_leader_replicas_tag_t(m__io__raw_eligible_leader_replicas.get(), this, m__root));
    }
    n_last_known_elr = true;
    if (tag()->value() == 7) {
        n_last_known_elr = false;
        m__raw_last_known_elr = m__io->read_bytes(len_data()->value());
        m__io__raw_last_known_elr = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_last_known_elr));
        m_last_known_elr = std::unique_ptr<partition_change_record_last_known_elr_tag_t>(new partition_change_record_last_known_elr_tag_t(m__io__raw_last_known_elr.get(), this, m__root));
    }
    n_directories = true;
    if (tag()->value() == 8) {
        n_directories = false;
        m__raw_directories = m__io->read_bytes(len_data()->value());
        m__io__raw_directories = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_directories));
        m_directories = std::unique_ptr<partition_change_record_directories_tag_t>(new partition_change_record_directories_tag_t(m__io__raw_directories.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 8) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_partition_change_record_t::partition_change_record_tagged_field_t::~partition_change_record_tagged_field_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_tagged_field_t::_clean_up() {
    if (!n_isr) {
    }
    if (!n_leader) {
    }
    if (!n_replicas) {
    }
    if (!n_removing_replicas) {
    }
    if (!n_adding_replicas) {
    }
    if (!n_leader_recovery_state) {
    }
    if (!n_eligible_leader_replicas) {
    }
    if (!n_last_known_elr) {
    }
    if (!n_directories) {
    }
    if (!n_unknown_data) {
    }
}

kafka_partition_change_record_t::partition_change_record_tagged_fields_t::partition_change_record_tagged_fields_t(kaitai::kstream* p__io, kafka_partition_change_record_t* p__parent, kafka_partition_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_partition_change_record_t::partition_change_record_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<partition_change_record_tagged_field_t>>>(new std::vector<std::unique_ptr<partition_change_record_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<partition_change_record_tagged_field_t>(new partition_change_record_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_partition_change_record_t::partition_change_record_tagged_fields_t::~partition_change_record_tagged_fields_t() {
    _clean_up();
}

void kafka_partition_change_record_t::partition_change_record_tagged_fields_t::_clean_up() {
}
