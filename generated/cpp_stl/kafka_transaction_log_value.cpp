// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_transaction_log_value.h"
#include "kaitai/exceptions.h"

kafka_transaction_log_value_t::kafka_transaction_log_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_transaction_partitions_v0 = nullptr;
    m_num_transaction_partitions_v1_plus_one = nullptr;
    m_transaction_partitions_v1 = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_transaction_log_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 1)) {
        throw kaitai::validation_greater_than_error<int16_t>(1, m_message_version, m__io, std::string("/seq/0"));
    }
    m_producer_id = m__io->read_s8be();
    m_producer_epoch = m__io->read_s2be();
    m_transaction_timeout_ms = m__io->read_s4be();
    m_transaction_status = m__io->read_s1();
    n_num_transaction_partitions_v0 = true;
    if (message_version() <= 0) {
        n_num_transaction_partitions_v0 = false;
        m_num_transaction_partitions_v0 = m__io->read_s4be();
    }
    n_transaction_partitions_v0 = true;
    if ( ((message_version() <= 0) && (num_transaction_partitions_v0() >= 0)) ) {
        n_transaction_partitions_v0 = false;
        m_transaction_partitions_v0 = std::unique_ptr<std::vector<std::unique_ptr<transaction_log_value_partitions_schema_v0_t>>>(new std::vector<std::unique_ptr<transaction_log_value_partitions_schema_v0_t>>());
        const int l_transaction_partitions_v0 = num_transaction_partitions_v0();
        for (int i = 0; i < l_transaction_partitions_v0; i++) {
            m_transaction_partitions_v0->push_back(std::move(std::unique_ptr<transaction_log_value_partitions_schema_v0_t>(new transaction_log_value_partitions_schema_v0_t(m__io, this, m__root))));
        }
    }
    n_num_transaction_partitions_v1_plus_one = true;
    if (message_version() >= 1) {
        n_num_transaction_partitions_v1_plus_one = false;
        m_num_transaction_partitions_v1_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    }
    n_transaction_partitions_v1 = true;
    if ( ((message_version() >= 1) && (num_transaction_partitions_v1_plus_one()->value() >= static_cast<int64_t>(1))) ) {
        n_transaction_partitions_v1 = false;
        m_transaction_partitions_v1 = std::unique_ptr<std::vector<std::unique_ptr<transaction_log_value_partitions_schema_v1_t>>>(new std::vector<std::unique_ptr<transaction_log_value_partitions_schema_v1_t>>());
        const int l_transaction_partitions_v1 = static_cast<int64_t>(num_transaction_partitions_v1_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_transaction_partitions_v1; i++) {
            m_transaction_partitions_v1->push_back(std::move(std::unique_ptr<transaction_log_value_partitions_schema_v1_t>(new transaction_log_value_partitions_schema_v1_t(m__io, this, m__root))));
        }
    }
    m_transaction_last_update_timestamp_ms = m__io->read_s8be();
    m_transaction_start_timestamp_ms = m__io->read_s8be();
    n_tagged_fields = true;
    if (message_version() >= 1) {
        n_tagged_fields = false;
        m_tagged_fields = std::unique_ptr<transaction_log_value_tagged_fields_t>(new transaction_log_value_tagged_fields_t(m__io, this, m__root));
    }
    m_trailing = m__io->read_bytes_full();
}

kafka_transaction_log_value_t::~kafka_transaction_log_value_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::_clean_up() {
    if (!n_num_transaction_partitions_v0) {
    }
    if (!n_transaction_partitions_v0) {
    }
    if (!n_num_transaction_partitions_v1_plus_one) {
    }
    if (!n_transaction_partitions_v1) {
    }
    if (!n_tagged_fields) {
    }
}

kafka_transaction_log_value_t::transaction_log_value_client_transaction_version_tag_t::transaction_log_value_client_transaction_version_tag_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_transaction_log_value_t::transaction_log_value_client_transaction_version_tag_t::_read() {
    m_client_transaction_version = m__io->read_s2be();
}

kafka_transaction_log_value_t::transaction_log_value_client_transaction_version_tag_t::~transaction_log_value_client_transaction_version_tag_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::transaction_log_value_client_transaction_version_tag_t::_clean_up() {
}

kafka_transaction_log_value_t::transaction_log_value_next_producer_epoch_tag_t::transaction_log_value_next_producer_epoch_tag_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_transaction_log_value_t::transaction_log_value_next_producer_epoch_tag_t::_read() {
    m_next_producer_epoch = m__io->read_s2be();
}

kafka_transaction_log_value_t::transaction_log_value_next_producer_epoch_tag_t::~transaction_log_value_next_producer_epoch_tag_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::transaction_log_value_next_producer_epoch_tag_t::_clean_up() {
}

kafka_transaction_log_value_t::transaction_log_value_next_producer_id_tag_t::transaction_log_value_next_producer_id_tag_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_transaction_log_value_t::transaction_log_value_next_producer_id_tag_t::_read() {
    m_next_producer_id = m__io->read_s8be();
}

kafka_transaction_log_value_t::transaction_log_value_next_producer_id_tag_t::~transaction_log_value_next_producer_id_tag_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::transaction_log_value_next_producer_id_tag_t::_clean_up() {
}

kafka_transaction_log_value_t::transaction_log_value_partitions_schema_v0_t::transaction_log_value_partitions_schema_v0_t(kaitai::kstream* p__io, kafka_transaction_log_value_t* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_topic = nullptr;
    m_partition_ids = nullptr;
    _read();
}

void kafka_transaction_log_value_t::transaction_log_value_partitions_schema_v0_t::_read() {
    m_topic = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_num_partition_ids = m__io->read_s4be();
    n_partition_ids = true;
    if (num_partition_ids() >= 0) {
        n_partition_ids = false;
        m_partition_ids = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_partition_ids = num_partition_ids();
        for (int i = 0; i < l_partition_ids; i++) {
            m_partition_ids->push_back(std::move(m__io->read_s4be()));
        }
    }
}

kafka_transaction_log_value_t::transaction_log_value_partitions_schema_v0_t::~transaction_log_value_partitions_schema_v0_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::transaction_log_value_partitions_schema_v0_t::_clean_up() {
    if (!n_partition_ids) {
    }
}

kafka_transaction_log_value_t::transaction_log_value_partitions_schema_v1_t::transaction_log_value_partitions_schema_v1_t(kaitai::kstream* p__io, kafka_transaction_log_value_t* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_topic = nullptr;
    m_num_partition_ids_plus_one = nullptr;
    m_partition_ids = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_transaction_log_value_t::transaction_log_value_partitions_schema_v1_t::_read() {
    m_topic = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_num_partition_ids_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_partition_ids = true;
    if (num_partition_ids_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_partition_ids = false;
        m_partition_ids = std::unique_ptr<std::vector<int32_t>>(new std::vector<int32_t>());
        const int l_partition_ids = static_cast<int64_t>(num_partition_ids_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_partition_ids; i++) {
            m_partition_ids->push_back(std::move(m__io->read_s4be()));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_transaction_log_value_t::transaction_log_value_partitions_schema_v1_t::~transaction_log_value_partitions_schema_v1_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::transaction_log_value_partitions_schema_v1_t::_clean_up() {
    if (!n_partition_ids) {
    }
}

kafka_transaction_log_value_t::transaction_log_value_previous_producer_id_tag_t::transaction_log_value_previous_producer_id_tag_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_transaction_log_value_t::transaction_log_value_previous_producer_id_tag_t::_read() {
    m_previous_producer_id = m__io->read_s8be();
}

kafka_transaction_log_value_t::transaction_log_value_previous_producer_id_tag_t::~transaction_log_value_previous_producer_id_tag_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::transaction_log_value_previous_producer_id_tag_t::_clean_up() {
}

kafka_transaction_log_value_t::transaction_log_value_tagged_field_t::transaction_log_value_tagged_field_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_fields_t* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_previous_producer_id = nullptr;
    m__io__raw_previous_producer_id = nullptr;
    m_next_producer_id = nullptr;
    m__io__raw_next_producer_id = nullptr;
    m_client_transaction_version = nullptr;
    m__io__raw_client_transaction_version = nullptr;
    m_next_producer_epoch = nullptr;
    m__io__raw_next_producer_epoch = nullptr;
    _read();
}

void kafka_transaction_log_value_t::transaction_log_value_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_previous_producer_id = true;
    if (tag()->value() == 0) {
        n_previous_producer_id = false;
        m__raw_previous_producer_id = m__io->read_bytes(len_data()->value());
        m__io__raw_previous_producer_id = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_previous_producer_id));
        m_previous_producer_id = std::unique_ptr<transaction_log_value_previous_producer_id_tag_t>(new transaction_log_value_previous_producer_id_tag_t(m__io__raw_previous_producer_id.get(), this, m__root));
    }
    n_next_producer_id = true;
    if (tag()->value() == 1) {
        n_next_producer_id = false;
        m__raw_next_producer_id = m__io->read_bytes(len_data()->value());
        m__io__raw_next_producer_id = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_next_producer_id));
        m_next_producer_id = std::unique_ptr<transaction_log_value_next_producer_id_tag_t>(new transaction_log_value_next_producer_id_tag_t(m__io__raw_next_producer_id.get(), this, m__root));
    }
    n_client_transaction_version = true;
    if (tag()->value() == 2) {
        n_client_transaction_version = false;
        m__raw_client_transaction_version = m__io->read_bytes(len_data()->value());
        m__io__raw_client_transaction_version = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_client_transaction_version));
        m_client_transaction_version = std::unique_ptr<transaction_log_value_client_transaction_version_tag_t>(new transaction_log_value_client_transaction_version_tag_t(m__io__raw_client_transaction_version.get(), this, m__root));
    }
    n_next_producer_epoch = true;
    if (tag()->value() == 3) {
        n_next_producer_epoch = false;
        m__raw_next_producer_epoch = m__io->read_bytes(len_data()->value());
        m__io__raw_next_producer_epoch = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_next_producer_epoch));
        m_next_producer_epoch = std::unique_ptr<transaction_log_value_next_producer_epoch_tag_t>(new transaction_log_value_next_producer_epoch_tag_t(m__io__raw_next_producer_epoch.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 3) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_transaction_log_value_t::transaction_log_value_tagged_field_t::~transaction_log_value_tagged_field_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::transaction_log_value_tagged_field_t::_clean_up() {
    if (!n_previous_producer_id) {
    }
    if (!n_next_producer_id) {
    }
    if (!n_client_transaction_version) {
    }
    if (!n_next_producer_epoch) {
    }
    if (!n_unknown_data) {
    }
}

kafka_transaction_log_value_t::transaction_log_value_tagged_fields_t::transaction_log_value_tagged_fields_t(kaitai::kstream* p__io, kafka_transaction_log_value_t* p__parent, kafka_transaction_log_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_transaction_log_value_t::transaction_log_value_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<transaction_log_value_tagged_field_t>>>(new std::vector<std::unique_ptr<transaction_log_value_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<transaction_log_value_tagged_field_t>(new transaction_log_value_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_transaction_log_value_t::transaction_log_value_tagged_fields_t::~transaction_log_value_tagged_fields_t() {
    _clean_up();
}

void kafka_transaction_log_value_t::transaction_log_value_tagged_fields_t::_clean_up() {
}
