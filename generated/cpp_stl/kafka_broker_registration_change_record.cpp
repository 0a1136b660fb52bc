// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_broker_registration_change_record.h"

kafka_broker_registration_change_record_t::kafka_broker_registration_change_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_broker_registration_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_broker_registration_change_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_broker_id = m__io->read_s4be();
    m_broker_epoch = m__io->read_s8be();
    m_tagged_fields = std::unique_ptr<broker_registration_change_record_tagged_fields_t>(new broker_registration_change_record_tagged_fields_t(m__io, this, m__root));
}

kafka_broker_registration_change_record_t::~kafka_broker_registration_change_record_t() {
    _clean_up();
}

void kafka_broker_registration_change_record_t::_clean_up() {
}

kafka_broker_registration_change_record_t::broker_registration_change_record_cordoned_log_dirs_tag_t::broker_registration_change_record_cordoned_log_dirs_tag_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* p__parent, kafka_broker_registration_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_cordoned_log_dirs_plus_one = nullptr;
    m_cordoned_log_dirs = nullptr;
    _read();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_cordoned_log_dirs_tag_t::_read() {
    m_num_cordoned_log_dirs_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_cordoned_log_dirs = true;
    if (num_cordoned_log_dirs_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_cordoned_log_dirs = false;
        m_cordoned_log_dirs = std::unique_ptr<std::vector<std::string>>(new std::vector<std::string>());
        const int l_cordoned_log_dirs = static_cast<int64_t>(num_cordoned_log_dirs_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_cordoned_log_dirs; i++) {
            m_cordoned_log_dirs->push_back(std::move(m__io->read_bytes(16)));
        }
    }
}

kafka_broker_registration_change_record_t::broker_registration_change_record_cordoned_log_dirs_tag_t::~broker_registration_change_record_cordoned_log_dirs_tag_t() {
    _clean_up();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_cordoned_log_dirs_tag_t::_clean_up() {
    if (!n_cordoned_log_dirs) {
    }
}

kafka_broker_registration_change_record_t::broker_registration_change_record_fenced_tag_t::broker_registration_change_record_fenced_tag_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* p__parent, kafka_broker_registration_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_fenced_tag_t::_read() {
    m_fenced = m__io->read_s1();
}

kafka_broker_registration_change_record_t::broker_registration_change_record_fenced_tag_t::~broker_registration_change_record_fenced_tag_t() {
    _clean_up();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_fenced_tag_t::_clean_up() {
}

kafka_broker_registration_change_record_t::broker_registration_change_record_in_controlled_shutdown_tag_t::broker_registration_change_record_in_controlled_shutdown_tag_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* p__parent, kafka_broker_registration_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_in_controlled_shutdown_tag_t::_read() {
    m_in_controlled_shutdown = m__io->read_s1();
}

kafka_broker_registration_change_record_t::broker_registration_change_record_in_controlled_shutdown_tag_t::~broker_registration_change_record_in_controlled_shutdown_tag_t() {
    _clean_up();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_in_controlled_shutdown_tag_t::_clean_up() {
}

kafka_broker_registration_change_record_t::broker_registration_change_record_log_dirs_tag_t::broker_registration_change_record_log_dirs_tag_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* p__parent, kafka_broker_registration_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_log_dirs_plus_one = nullptr;
    m_log_dirs = nullptr;
    _read();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_log_dirs_tag_t::_read() {
    m_num_log_dirs_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_log_dirs = true;
    if (num_log_dirs_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_log_dirs = false;
        m_log_dirs = std::unique_ptr<std::vector<std::string>>(new std::vector<std::string>());
        const int l_log_dirs = static_cast<int64_t>(num_log_dirs_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_log_dirs; i++) {
            m_log_dirs->push_back(std::move(m__io->read_bytes(16)));
        }
    }
}

kafka_broker_registration_change_record_t::broker_registration_change_record_log_dirs_tag_t::~broker_registration_change_record_log_dirs_tag_t() {
    _clean_up();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_log_dirs_tag_t::_clean_up() {
    if (!n_log_dirs) {
    }
}

kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t::broker_registration_change_record_tagged_field_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_fields_t* p__parent, kafka_broker_registration_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_fenced = nullptr;
    m__io__raw_fenced = nullptr;
    m_in_controlled_shutdown = nullptr;
    m__io__raw_in_controlled_shutdown = nullptr;
    m_log_dirs = nullptr;
    m__io__raw_log_dirs = nullptr;
    m_cordoned_log_dirs = nullptr;
    m__io__raw_cordoned_log_dirs = nullptr;
    _read();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_fenced = true;
    if (tag()->value() == 0) {
        n_fenced = false;
        m__raw_fenced = m__io->read_bytes(len_data()->value());
        m__io__raw_fenced = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_fenced));
        m_fenced = std::unique_ptr<broker_registration_change_record_fenced_tag_t>(new broker_registration_change_record_fenced_tag_t(m__io__raw_fenced.get(), this, m__root));
    }
    n_in_controlled_shutdown = true;
    if (tag()->value() == 1) {
        n_in_controlled_shutdown = false;
        m__raw_in_controlled_shutdown = m__io->read_bytes(len_data()->value());
        m__io__raw_in_controlled_shutdown = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_in_controlled_shutdown));
        m_in_controlled_shutdown = std::unique_ptr<broker_registration_change_record_in_controlled_shutdown_tag_t>(new broker_registration_change_record_in_controlled_shutdown_tag_t(m__io__raw_in_controlled_shutdown.get(), this, m__root));
    }
    n_log_dirs = true;
    if (tag()->value() == 2) {
        n_log_dirs = false;
        m__raw_log_dirs = m__io->read_bytes(len_data()->value());
        m__io__raw_log_dirs = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_log_dirs));
        m_log_dirs = std::unique_ptr<broker_registration_change_record_log_dirs_tag_t>(new broker_registration_change_record_log_dirs_tag_t(m__io__raw_log_dirs.get(), this, m__root));
    }
    n_cordoned_log_dirs = true;
    if (tag()->value() == 3) {
        n_cordoned_log_dirs = false;
        m__raw_cordoned_log_dirs = m__io->read_bytes(len_data()->value());
        m__io__raw_cordoned_log_dirs = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_cordoned_log_dirs));
        m_cordoned_log_dirs = std::unique_ptr<broker_registration_change_record_cordoned_log_dirs_tag_t>(new broker_registration_change_record_cordoned_log_dirs_tag_t(m__io__raw_cordoned_log_dirs.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 3) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t::~broker_registration_change_record_tagged_field_t() {
    _clean_up();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t::_clean_up() {
    if (!n_fenced) {
    }
    if (!n_in_controlled_shutdown) {
    }
    if (!n_log_dirs) {
    }
    if (!n_cordoned_log_dirs) {
    }
    if (!n_unknown_data) {
    }
}

kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_fields_t::broker_registration_change_record_tagged_fields_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t* p__parent, kafka_broker_registration_change_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<broker_registration_change_record_tagged_field_t>>>(new std::vector<std::unique_ptr<broker_registration_change_record_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<broker_registration_change_record_tagged_field_t>(new broker_registration_change_record_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_fields_t::~broker_registration_change_record_tagged_fields_t() {
    _clean_up();
}

void kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_fields_t::_clean_up() {
}
