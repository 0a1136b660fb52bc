// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_consumer_group_regular_expression_value.h"
#include "kaitai/exceptions.h"

kafka_consumer_group_regular_expression_value_t::kafka_consumer_group_regular_expression_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_consumer_group_regular_expression_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_topics_plus_one = nullptr;
    m_topics = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_consumer_group_regular_expression_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_num_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_topics = true;
    if (num_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_topics = false;
        m_topics = std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>>(new std::vector<std::unique_ptr<kafka_compact_string_t>>());
        const int l_topics = static_cast<int64_t>(num_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_topics; i++) {
            m_topics->push_back(std::move(std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io))));
        }
    }
    m_version_number = m__io->read_s8be();
    m_timestamp = m__io->read_s8be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_consumer_group_regular_expression_value_t::~kafka_consumer_group_regular_expression_value_t() {
    _clean_up();
}

void kafka_consumer_group_regular_expression_value_t::_clean_up() {
    if (!n_topics) {
    }
}
