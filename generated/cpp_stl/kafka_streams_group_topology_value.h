#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_streams_group_topology_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue
 */

class kafka_streams_group_topology_value_t : public kaitai::kstruct {

public:
    class streams_group_topology_value_copartition_group_t;
    class streams_group_topology_value_subtopology_t;
    class streams_group_topology_value_topic_config_t;
    class streams_group_topology_value_topic_info_t;

    kafka_streams_group_topology_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_streams_group_topology_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_streams_group_topology_value_t();

    /**
     * `CopartitionGroup` of `StreamsGroupTopologyValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, CopartitionGroup
     */

    class streams_group_topology_value_copartition_group_t : public kaitai::kstruct {

    public:

        streams_group_topology_value_copartition_group_t(kaitai::kstream* p__io, kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t* p__parent = nullptr, kafka_streams_group_topology_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_topology_value_copartition_group_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_source_topics_plus_one;
        std::unique_ptr<std::vector<int16_t>> m_source_topics;
        bool n_source_topics;

    public:
        bool _is_null_source_topics() { source_topics(); return n_source_topics; };

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_source_topic_regex_plus_one;
        std::unique_ptr<std::vector<int16_t>> m_source_topic_regex;
        bool n_source_topic_regex;

    public:
        bool _is_null_source_topic_regex() { source_topic_regex(); return n_source_topic_regex; };

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_repartition_source_topics_plus_one;
        std::unique_ptr<std::vector<int16_t>> m_repartition_source_topics;
        bool n_repartition_source_topics;

    public:
        bool _is_null_repartition_source_topics() { repartition_source_topics(); return n_repartition_source_topics; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_topology_value_t* m__root;
        kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_source_topics_plus_one() const { return m_num_source_topics_plus_one.get(); }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        std::vector<int16_t>* source_topics() const { return m_source_topics.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_source_topic_regex_plus_one() const { return m_num_source_topic_regex_plus_one.get(); }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        std::vector<int16_t>* source_topic_regex() const { return m_source_topic_regex.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_repartition_source_topics_plus_one() const { return m_num_repartition_source_topics_plus_one.get(); }

        /**
         * `[]int16`, since Kafka 4.1.
         */
        std::vector<int16_t>* repartition_source_topics() const { return m_repartition_source_topics.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_streams_group_topology_value_t* _root() const { return m__root; }
        kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t* _parent() const { return m__parent; }
    };

    /**
     * `Subtopology` of `StreamsGroupTopologyValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, Subtopology
     */

    class streams_group_topology_value_subtopology_t : public kaitai::kstruct {

    public:

        streams_group_topology_value_subtopology_t(kaitai::kstream* p__io, kafka_streams_group_topology_value_t* p__parent = nullptr, kafka_streams_group_topology_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_topology_value_subtopology_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_subtopology_id;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_source_topics_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>> m_source_topics;
        bool n_source_topics;

    public:
        bool _is_null_source_topics() { source_topics(); return n_source_topics; };

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_source_topic_regex_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>> m_source_topic_regex;
        bool n_source_topic_regex;

    public:
        bool _is_null_source_topic_regex() { source_topic_regex(); return n_source_topic_regex; };

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_state_changelog_topics_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_topic_info_t>>> m_state_changelog_topics;
        bool n_state_changelog_topics;

    public:
        bool _is_null_state_changelog_topics() { state_changelog_topics(); return n_state_changelog_topics; };

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_repartition_sink_topics_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>> m_repartition_sink_topics;
        bool n_repartition_sink_topics;

    public:
        bool _is_null_repartition_sink_topics() { repartition_sink_topics(); return n_repartition_sink_topics; };

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_repartition_source_topics_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_topic_info_t>>> m_repartition_source_topics;
        bool n_repartition_source_topics;

    public:
        bool _is_null_repartition_source_topics() { repartition_source_topics(); return n_repartition_source_topics; };

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_copartition_groups_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_copartition_group_t>>> m_copartition_groups;
        bool n_copartition_groups;

    public:
        bool _is_null_copartition_groups() { copartition_groups(); return n_copartition_groups; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_topology_value_t* m__root;
        kafka_streams_group_topology_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 4.1.
         */
        kafka_compact_string_t* subtopology_id() const { return m_subtopology_id.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_source_topics_plus_one() const { return m_num_source_topics_plus_one.get(); }

        /**
         * `[]string`, since Kafka 4.1.
         */
        std::vector<std::unique_ptr<kafka_compact_string_t>>* source_topics() const { return m_source_topics.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_source_topic_regex_plus_one() const { return m_num_source_topic_regex_plus_one.get(); }

        /**
         * `[]string`, since Kafka 4.1.
         */
        std::vector<std::unique_ptr<kafka_compact_string_t>>* source_topic_regex() const { return m_source_topic_regex.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_state_changelog_topics_plus_one() const { return m_num_state_changelog_topics_plus_one.get(); }

        /**
         * `[]TopicInfo`, since Kafka 4.1.
         */
        std::vector<std::unique_ptr<streams_group_topology_value_topic_info_t>>* state_changelog_topics() const { return m_state_changelog_topics.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_repartition_sink_topics_plus_one() const { return m_num_repartition_sink_topics_plus_one.get(); }

        /**
         * `[]string`, since Kafka 4.1.
         */
        std::vector<std::unique_ptr<kafka_compact_string_t>>* repartition_sink_topics() const { return m_repartition_sink_topics.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_repartition_source_topics_plus_one() const { return m_num_repartition_source_topics_plus_one.get(); }

        /**
         * `[]TopicInfo`, since Kafka 4.1.
         */
        std::vector<std::unique_ptr<streams_group_topology_value_topic_info_t>>* repartition_source_topics() const { return m_repartition_source_topics.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_copartition_groups_plus_one() const { return m_num_copartition_groups_plus_one.get(); }

        /**
         * `[]CopartitionGroup`, since Kafka 4.1.
         */
        std::vector<std::unique_ptr<streams_group_topology_value_copartition_group_t>>* copartition_groups() const { return m_copartition_groups.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_streams_group_topology_value_t* _root() const { return m__root; }
        kafka_streams_group_topology_value_t* _parent() const { return m__parent; }
    };

    /**
     * `TopicConfig` of `StreamsGroupTopologyValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicConfig
     */

    class streams_group_topology_value_topic_config_t : public kaitai::kstruct {

    public:

        streams_group_topology_value_topic_config_t(kaitai::kstream* p__io, kafka_streams_group_topology_value_t::streams_group_topology_value_topic_info_t* p__parent = nullptr, kafka_streams_group_topology_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_topology_value_topic_config_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_key;
        std::unique_ptr<kafka_compact_string_t> m_value;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_topology_value_t* m__root;
        kafka_streams_group_topology_value_t::streams_group_topology_value_topic_info_t* m__parent;

    public:

        /**
         * `string`, since Kafka 4.1.
         */
        kafka_compact_string_t* key() const { return m_key.get(); }

        /**
         * `string`, since Kafka 4.1.
         */
        kafka_compact_string_t* value() const { return m_value.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_streams_group_topology_value_t* _root() const { return m__root; }
        kafka_streams_group_topology_value_t::streams_group_topology_value_topic_info_t* _parent() const { return m__parent; }
    };

    /**
     * `TopicInfo` of `StreamsGroupTopologyValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicInfo
     */

    class streams_group_topology_value_topic_info_t : public kaitai::kstruct {

    public:

        streams_group_topology_value_topic_info_t(kaitai::kstream* p__io, kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t* p__parent = nullptr, kafka_streams_group_topology_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_topology_value_topic_info_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        int32_t m_partitions;
        int16_t m_replication_factor;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_topic_configs_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_topic_config_t>>> m_topic_configs;
        bool n_topic_configs;

    public:
        bool _is_null_topic_configs() { topic_configs(); return n_topic_configs; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_topology_value_t* m__root;
        kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t* m__parent;

    public:

        /**
         * `string`, since Kafka 4.1.
         */
        kafka_compact_string_t* name() const { return m_name.get(); }

        /**
         * `int32`, since Kafka 4.1.
         */
        int32_t partitions() const { return m_partitions; }

        /**
         * `int16`, since Kafka 4.1.
         */
        int16_t replication_factor() const { return m_replication_factor; }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_topic_configs_plus_one() const { return m_num_topic_configs_plus_one.get(); }

        /**
         * `[]TopicConfig`, since Kafka 4.1.
         */
        std::vector<std::unique_ptr<streams_group_topology_value_topic_config_t>>* topic_configs() const { return m_topic_configs.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_streams_group_topology_value_t* _root() const { return m__root; }
        kafka_streams_group_topology_value_t::streams_group_topology_value_subtopology_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int32_t m_epoch;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_subtopologies_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_topology_value_subtopology_t>>> m_subtopologies;
    bool n_subtopologies;

public:
    bool _is_null_subtopologies() { subtopologies(); return n_subtopologies; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_streams_group_topology_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int32`, since Kafka 4.1.
     */
    int32_t epoch() const { return m_epoch; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_subtopologies_plus_one() const { return m_num_subtopologies_plus_one.get(); }

    /**
     * `[]Subtopology`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_topology_value_subtopology_t>>* subtopologies() const { return m_subtopologies.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_streams_group_topology_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
