// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_share_update_value.h"
#include "kaitai/exceptions.h"

kafka_share_update_value_t::kafka_share_update_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_share_update_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_state_batches_plus_one = nullptr;
    m_state_batches = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_share_update_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_snapshot_epoch = m__io->read_s4be();
    m_leader_epoch = m__io->read_s4be();
    m_start_offset = m__io->read_s8be();
    m_num_state_batches_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_state_batches = true;
    if (num_state_batches_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_state_batches = false;
        m_state_batches = std::unique_ptr<std::vector<std::unique_ptr<share_update_value_state_batch_t>>>(new std::vector<std::unique_ptr<share_update_value_state_batch_t>>());
        const int l_state_batches = static_cast<int64_t>(num_state_batches_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_state_batches; i++) {
            m_state_batches->push_back(std::move(std::unique_ptr<share_update_value_state_batch_t>(new share_update_value_state_batch_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<share_update_value_tagged_fields_t>(new share_update_value_tagged_fields_t(m__io, this, m__root));
    m_trailing = m__io->read_bytes_full();
}

kafka_share_update_value_t::~kafka_share_update_value_t() {
    _clean_up();
}

void kafka_share_update_value_t::_clean_up() {
    if (!n_state_batches) {
    }
}

kafka_share_update_value_t::share_update_value_delivery_complete_count_tag_t::share_update_value_delivery_complete_count_tag_t(kaitai::kstream* p__io, kafka_share_update_value_t::share_update_value_tagged_field_t* p__parent, kafka_share_update_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_share_update_value_t::share_update_value_delivery_complete_count_tag_t::_read() {
    m_delivery_complete_count = m__io->read_s4be();
}

kafka_share_update_value_t::share_update_value_delivery_complete_count_tag_t::~share_update_value_delivery_complete_count_tag_t() {
    _clean_up();
}

void kafka_share_update_value_t::share_update_value_delivery_complete_count_tag_t::_clean_up() {
}

kafka_share_update_value_t::share_update_value_state_batch_t::share_update_value_state_batch_t(kaitai::kstream* p__io, kafka_share_update_value_t* p__parent, kafka_share_update_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_share_update_value_t::share_update_value_state_batch_t::_read() {
    m_first_offset = m__io->read_s8be();
    m_last_offset = m__io->read_s8be();
    m_delivery_state = m__io->read_s1();
    m_delivery_count = m__io->read_s2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_share_update_value_t::share_update_value_state_batch_t::~share_update_value_state_batch_t() {
    _clean_up();
}

void kafka_share_update_value_t::share_update_value_state_batch_t::_clean_up() {
}

kafka_share_update_value_t::share_update_value_tagged_field_t::share_update_value_tagged_field_t(kaitai::kstream* p__io, kafka_share_update_value_t::share_update_value_tagged_fields_t* p__parent, kafka_share_update_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_delivery_complete_count = nullptr;
    m__io__raw_delivery_complete_count = nullptr;
    _read();
}

void kafka_share_update_value_t::share_update_value_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_delivery_complete_count = true;
    if (tag()->value() == 0) {
        n_delivery_complete_count = false;
        m__raw_delivery_complete_count = m__io->read_bytes(len_data()->value());
        m__io__raw_delivery_complete_count = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_delivery_complete_count));
        m_delivery_complete_count = std::unique_ptr<share_update_value_delivery_complete_count_tag_t>(new share_update_value_delivery_complete_count_tag_t(m__io__raw_delivery_complete_count.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 0) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_share_update_value_t::share_update_value_tagged_field_t::~share_update_value_tagged_field_t() {
    _clean_up();
}

void kafka_share_update_value_t::share_update_value_tagged_field_t::_clean_up() {
    if (!n_delivery_complete_count) {
    }
    if (!n_unknown_data) {
    }
}

kafka_share_update_value_t::share_update_value_tagged_fields_t::share_update_value_tagged_fields_t(kaitai::kstream* p__io, kafka_share_update_value_t* p__parent, kafka_share_update_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_share_update_value_t::share_update_value_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<share_update_value_tagged_field_t>>>(new std::vector<std::unique_ptr<share_update_value_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<share_update_value_tagged_field_t>(new share_update_value_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_share_update_value_t::share_update_value_tagged_fields_t::~share_update_value_tagged_fields_t() {
    _clean_up();
}

void kafka_share_update_value_t::share_update_value_tagged_fields_t::_clean_up() {
}
