// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_streams_group_topology_value.h"
#include "kaitai/exceptions.h"

kafka_streams_group_topology_value_t::kafka_streams_group_topology_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_streams_group_topology_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_subtopologies_plus_one = nullptr;
    m_subtopologies = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_topology_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_epoch = m__io->read_s4be();
    m_num_subtopologies_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_subtopologies = true;
    if (num_subtopologies_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_subtopologies = false;
        m_subtopologies = std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_subtopology_t>>>(new std::vector<std::unique_ptr<streams_group_topology_value_subtopology_t>>());
        const int l_subtopologies = static_cast<int64_t>(num_subtopologies_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_subtopologies; i++) {
            m_subtopologies->push_back(std::move(std::unique_ptr<streams_group_topology_value_subtopology_t>(new streams_group_topology_value_subtopology_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_streams_group_topology_value_t::~kafka_streams_group_topology_value_t() {
    _clean_up();
}

void kafka_streams_group_topology_value_t::_clean_up() {
    if (!n_subtopologies) {
    }
}

kafka_streams_group_topology_value_t::streams_group_topology_value_copartition_group_t::streams_group_topology_value_copartition_group_t(kaitai::kstream* p__io, kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t* p__parent, kafka_streams_group_topology_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_source_topics_plus_one = nullptr;
    m_source_topics = nullptr;
    m_num_source_topic_regex_plus_one = nullptr;
    m_source_topic_regex = nullptr;
    m_num_repartition_source_topics_plus_one = nullptr;
    m_repartition_source_topics = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_topology_value_t::streams_group_topology_value_copartition_group_t::_read() {
    m_num_source_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_source_topics = true;
    if (num_source_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_source_topics = false;
        m_source_topics = std::unique_ptr<std::vector<int16_t>>(new std::vector<int16_t>());
        const int l_source_topics = static_cast<int64_t>(num_source_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_source_topics; i++) {
            m_source_topics->push_back(std::move(m__io->read_s2be()));
        }
    }
    m_num_source_topic_regex_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_source_topic_regex = true;
    if (num_source_topic_regex_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_source_topic_regex = false;
        m_source_topic_regex = std::unique_ptr<std::vector<int16_t>>(new std::vector<int16_t>());
        const int l_source_topic_regex = static_cast<int64_t>(num_source_topic_regex_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_source_topic_regex; i++) {
            m_source_topic_regex->push_back(std::move(m__io->read_s2be()));
        }
    }
    m_num_repartition_source_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_repartition_source_topics = true;
    if (num_repartition_source_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_repartition_source_topics = false;
        m_repartition_source_topics = std::unique_ptr<std::vector<int16_t>>(new std::vector<int16_t>());
        const int l_repartition_source_topics = static_cast<int64_t>(num_repartition_source_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_repartition_source_topics; i++) {
            m_repartition_source_topics->push_back(std::move(m__io->read_s2be()));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_streams_group_topology_value_t::streams_group_topology_value_copartition_group_t::~streams_group_topology_value_copartition_group_t() {
    _clean_up();
}

void kafka_streams_group_topology_value_t::streams_group_topology_value_copartition_group_t::_clean_up() {
    if (!n_source_topics) {
    }
    if (!n_source_topic_regex) {
    }
    if (!n_repartition_source_topics) {
    }
}

kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t::streams_group_topology_value_subtopology_t(kaitai::kstream* p__io, kafka_streams_group_topology_value_t* p__parent, kafka_streams_group_topology_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_subtopology_id = nullptr;
    m_num_source_topics_plus_one = nullptr;
    m_source_topics = nullptr;
    m_num_source_topic_regex_plus_one = nullptr;
    m_source_topic_regex = nullptr;
    m_num_state_changelog_topics_plus_one = nullptr;
    m_state_changelog_topics = nullptr;
    m_num_repartition_sink_topics_plus_one = nullptr;
    m_repartition_sink_topics = nullptr;
    m_num_repartition_source_topics_plus_one = nullptr;
    m_repartition_source_topics = nullptr;
    m_num_copartition_groups_plus_one = nullptr;
    m_copartition_groups = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t::_read() {
    m_subtopology_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_num_source_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_source_topics = true;
    if (num_source_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_source_topics = false;
        m_source_topics = std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>>(new std::vector<std::unique_ptr<kafka_compact_string_t>>());
        const int l_source_topics = static_cast<int64_t>(num_source_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_source_topics; i++) {
            m_source_topics->push_back(std::move(std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io))));
        }
    }
    m_num_source_topic_regex_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_source_topic_regex = true;
    if (num_source_topic_regex_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_source_topic_regex = false;
        m_source_topic_regex = std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>>(new std::vector<std::unique_ptr<kafka_compact_string_t>>());
        const int l_source_topic_regex = static_cast<int64_t>(num_source_topic_regex_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_source_topic_regex; i++) {
            m_source_topic_regex->push_back(std::move(std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io))));
        }
    }
    m_num_state_changelog_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_state_changelog_topics = true;
    if (num_state_changelog_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_state_changelog_topics = false;
        m_state_changelog_topics = std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_topic_info_t>>>(new std::vector<std::unique_ptr<streams_group_topology_value_topic_info_t>>());
        const int l_state_changelog_topics = static_cast<int64_t>(num_state_changelog_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_state_changelog_topics; i++) {
            m_state_changelog_topics->push_back(std::move(std::unique_ptr<streams_group_topology_value_topic_info_t>(new streams_group_topology_value_topic_info_t(m__io, this, m__root))));
        }
    }
    m_num_repartition_sink_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_repartition_sink_topics = true;
    if (num_repartition_sink_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_repartition_sink_topics = false;
        m_repartition_sink_topics = std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>>(new std::vector<std::unique_ptr<kafka_compact_string_t>>());
        const int l_repartition_sink_topics = static_cast<int64_t>(num_repartition_sink_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_repartition_sink_topics; i++) {
            m_repartition_sink_topics->push_back(std::move(std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io))));
        }
    }
    m_num_repartition_source_topics_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_repartition_source_topics = true;
    if (num_repartition_source_topics_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_repartition_source_topics = false;
        m_repartition_source_topics = std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_topic_info_t>>>(new std::vector<std::unique_ptr<streams_group_topology_value_topic_info_t>>());
        const int l_repartition_source_topics = static_cast<int64_t>(num_repartition_source_topics_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_repartition_source_topics; i++) {
            m_repartition_source_topics->push_back(std::move(std::unique_ptr<streams_group_topology_value_topic_info_t>(new streams_group_topology_value_topic_info_t(m__io, this, m__root))));
        }
    }
    m_num_copartition_groups_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_copartition_groups = true;
    if (num_copartition_groups_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_copartition_groups = false;
        m_copartition_groups = std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_copartition_group_t>>>(new std::vector<std::unique_ptr<streams_group_topology_value_copartition_group_t>>());
        const int l_copartition_groups = static_cast<int64_t>(num_copartition_groups_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_copartition_groups; i++) {
            m_copartition_groups->push_back(std::move(std::unique_ptr<streams_group_topology_value_copartition_group_t>(new streams_group_topology_value_copartition_group_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t::~streams_group_topology_value_subtopology_t() {
    _clean_up();
}

void kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t::_clean_up() {
    if (!n_source_topics) {
    }
    if (!n_source_topic_regex) {
    }
    if (!n_state_changelog_topics) {
    }
    if (!n_repartition_sink_topics) {
    }
    if (!n_repartition_source_topics) {
    }
    if (!n_copartition_groups) {
    }
}

kafka_streams_group_topology_value_t::streams_group_topology_value_topic_config_t::streams_group_topology_value_topic_config_t(kaitai::kstream* p__io, kafka_streams_group_topology_value_t::streams_group_topology_value_topic_info_t* p__parent, kafka_streams_group_topology_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_key = nullptr;
    m_value = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_topology_value_t::streams_group_topology_value_topic_config_t::_read() {
    m_key = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_value = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_streams_group_topology_value_t::streams_group_topology_value_topic_config_t::~streams_group_topology_value_topic_config_t() {
    _clean_up();
}

void kafka_streams_group_topology_value_t::streams_group_topology_value_topic_config_t::_clean_up() {
}

kafka_streams_group_topology_value_t::streams_group_topology_value_topic_info_t::streams_group_topology_value_topic_info_t(kaitai::kstream* p__io, kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t* p__parent, kafka_streams_group_topology_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_num_topic_configs_plus_one = nullptr;
    m_topic_configs = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_streams_group_topology_value_t::streams_group_topology_value_topic_info_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_partitions = m__io->read_s4be();
    m_replication_factor = m__io->read_s2be();
    m_num_topic_configs_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_topic_configs = true;
    if (num_topic_configs_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_topic_configs = false;
        m_topic_configs = std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_topic_config_t>>>(new std::vector<std::unique_ptr<streams_group_topology_value_topic_config_t>>());
        const int l_topic_configs = static_cast<int64_t>(num_topic_configs_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_topic_configs; i++) {
            m_topic_configs->push_back(std::move(std::unique_ptr<streams_group_topology_value_topic_config_t>(new streams_group_topology_value_topic_config_t(m__io, this, m__root))));
        }
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_streams_group_topology_value_t::streams_group_topology_value_topic_info_t::~streams_group_topology_value_topic_info_t() {
    _clean_up();
}

void kafka_streams_group_topology_value_t::streams_group_topology_value_topic_info_t::_clean_up() {
    if (!n_topic_configs) {
    }
}
