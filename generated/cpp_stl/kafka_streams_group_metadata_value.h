#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_streams_group_metadata_value_t;

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
 * The value of a record of type 17 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
 */

class kafka_streams_group_metadata_value_t : public kaitai::kstruct {

public:
    class streams_group_metadata_value_failed_description_topology_epoch_tag_t;
    class streams_group_metadata_value_last_assignment_config_t;
    class streams_group_metadata_value_last_assignment_configs_tag_t;
    class streams_group_metadata_value_stored_description_topology_epoch_tag_t;
    class streams_group_metadata_value_tagged_field_t;
    class streams_group_metadata_value_tagged_fields_t;
    class streams_group_metadata_value_validated_topology_epoch_tag_t;

    kafka_streams_group_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_streams_group_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_streams_group_metadata_value_t();

    /**
     * The bytes of the tagged field `FailedDescriptionTopologyEpoch`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
     */

    class streams_group_metadata_value_failed_description_topology_epoch_tag_t : public kaitai::kstruct {

    public:

        streams_group_metadata_value_failed_description_topology_epoch_tag_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* p__parent = nullptr, kafka_streams_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_metadata_value_failed_description_topology_epoch_tag_t();

    private:
        int32_t m_failed_description_topology_epoch;
        kafka_streams_group_metadata_value_t* m__root;
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* m__parent;

    public:

        /**
         * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
         */
        int32_t failed_description_topology_epoch() const { return m_failed_description_topology_epoch; }
        kafka_streams_group_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * `LastAssignmentConfig` of `StreamsGroupMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue, LastAssignmentConfig
     */

    class streams_group_metadata_value_last_assignment_config_t : public kaitai::kstruct {

    public:

        streams_group_metadata_value_last_assignment_config_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_configs_tag_t* p__parent = nullptr, kafka_streams_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_metadata_value_last_assignment_config_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_key;
        std::unique_ptr<kafka_compact_string_t> m_value;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_metadata_value_t* m__root;
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_configs_tag_t* m__parent;

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
        kafka_streams_group_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_last_assignment_configs_tag_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `LastAssignmentConfigs`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
     */

    class streams_group_metadata_value_last_assignment_configs_tag_t : public kaitai::kstruct {

    public:

        streams_group_metadata_value_last_assignment_configs_tag_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* p__parent = nullptr, kafka_streams_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_metadata_value_last_assignment_configs_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_last_assignment_configs_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<streams_group_metadata_value_last_assignment_config_t>>> m_last_assignment_configs;
        bool n_last_assignment_configs;

    public:
        bool _is_null_last_assignment_configs() { last_assignment_configs(); return n_last_assignment_configs; };

    private:
        kafka_streams_group_metadata_value_t* m__root;
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_last_assignment_configs_plus_one() const { return m_num_last_assignment_configs_plus_one.get(); }

        /**
         * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
         */
        std::vector<std::unique_ptr<streams_group_metadata_value_last_assignment_config_t>>* last_assignment_configs() const { return m_last_assignment_configs.get(); }
        kafka_streams_group_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `StoredDescriptionTopologyEpoch`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
     */

    class streams_group_metadata_value_stored_description_topology_epoch_tag_t : public kaitai::kstruct {

    public:

        streams_group_metadata_value_stored_description_topology_epoch_tag_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* p__parent = nullptr, kafka_streams_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_metadata_value_stored_description_topology_epoch_tag_t();

    private:
        int32_t m_stored_description_topology_epoch;
        kafka_streams_group_metadata_value_t* m__root;
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* m__parent;

    public:

        /**
         * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
         */
        int32_t stored_description_topology_epoch() const { return m_stored_description_topology_epoch; }
        kafka_streams_group_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `streams_group_metadata_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
     */

    class streams_group_metadata_value_tagged_field_t : public kaitai::kstruct {

    public:

        streams_group_metadata_value_tagged_field_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_fields_t* p__parent = nullptr, kafka_streams_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_metadata_value_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<streams_group_metadata_value_validated_topology_epoch_tag_t> m_validated_topology_epoch;
        bool n_validated_topology_epoch;

    public:
        bool _is_null_validated_topology_epoch() { validated_topology_epoch(); return n_validated_topology_epoch; };

    private:
        std::unique_ptr<streams_group_metadata_value_last_assignment_configs_tag_t> m_last_assignment_configs;
        bool n_last_assignment_configs;

    public:
        bool _is_null_last_assignment_configs() { last_assignment_configs(); return n_last_assignment_configs; };

    private:
        std::unique_ptr<streams_group_metadata_value_stored_description_topology_epoch_tag_t> m_stored_description_topology_epoch;
        bool n_stored_description_topology_epoch;

    public:
        bool _is_null_stored_description_topology_epoch() { stored_description_topology_epoch(); return n_stored_description_topology_epoch; };

    private:
        std::unique_ptr<streams_group_metadata_value_failed_description_topology_epoch_tag_t> m_failed_description_topology_epoch;
        bool n_failed_description_topology_epoch;

    public:
        bool _is_null_failed_description_topology_epoch() { failed_description_topology_epoch(); return n_failed_description_topology_epoch; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_streams_group_metadata_value_t* m__root;
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_fields_t* m__parent;
        std::string m__raw_validated_topology_epoch;
        bool n__raw_validated_topology_epoch;

    public:
        bool _is_null__raw_validated_topology_epoch() { _raw_validated_topology_epoch(); return n__raw_validated_topology_epoch; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_validated_topology_epoch;
        std::string m__raw_last_assignment_configs;
        bool n__raw_last_assignment_configs;

    public:
        bool _is_null__raw_last_assignment_configs() { _raw_last_assignment_configs(); return n__raw_last_assignment_configs; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_last_assignment_configs;
        std::string m__raw_stored_description_topology_epoch;
        bool n__raw_stored_description_topology_epoch;

    public:
        bool _is_null__raw_stored_description_topology_epoch() { _raw_stored_description_topology_epoch(); return n__raw_stored_description_topology_epoch; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_stored_description_topology_epoch;
        std::string m__raw_failed_description_topology_epoch;
        bool n__raw_failed_description_topology_epoch;

    public:
        bool _is_null__raw_failed_description_topology_epoch() { _raw_failed_description_topology_epoch(); return n__raw_failed_description_topology_epoch; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_failed_description_topology_epoch;

    public:

        /**
         * The number that names the field.
         */
        kafka_unsigned_varint_t* tag() const { return m_tag.get(); }

        /**
         * Bytes of the field.
         */
        kafka_unsigned_varint_t* len_data() const { return m_len_data.get(); }

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        streams_group_metadata_value_validated_topology_epoch_tag_t* validated_topology_epoch() const { return m_validated_topology_epoch.get(); }

        /**
         * `[]LastAssignmentConfig`, since Kafka 4.2. Tag 1. May be null.
         */
        streams_group_metadata_value_last_assignment_configs_tag_t* last_assignment_configs() const { return m_last_assignment_configs.get(); }

        /**
         * `int32`, since Kafka 4.4. Tag 2. -1 unless it is given.
         */
        streams_group_metadata_value_stored_description_topology_epoch_tag_t* stored_description_topology_epoch() const { return m_stored_description_topology_epoch.get(); }

        /**
         * `int32`, since Kafka 4.4. Tag 3. -1 unless it is given.
         */
        streams_group_metadata_value_failed_description_topology_epoch_tag_t* failed_description_topology_epoch() const { return m_failed_description_topology_epoch.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_streams_group_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_validated_topology_epoch() const { return m__raw_validated_topology_epoch; }
        kaitai::kstream* _io__raw_validated_topology_epoch() const { return m__io__raw_validated_topology_epoch.get(); }
        std::string _raw_last_assignment_configs() const { return m__raw_last_assignment_configs; }
        kaitai::kstream* _io__raw_last_assignment_configs() const { return m__io__raw_last_assignment_configs.get(); }
        std::string _raw_stored_description_topology_epoch() const { return m__raw_stored_description_topology_epoch; }
        kaitai::kstream* _io__raw_stored_description_topology_epoch() const { return m__io__raw_stored_description_topology_epoch.get(); }
        std::string _raw_failed_description_topology_epoch() const { return m__raw_failed_description_topology_epoch; }
        kaitai::kstream* _io__raw_failed_description_topology_epoch() const { return m__io__raw_failed_description_topology_epoch.get(); }
    };

    /**
     * The tagged fields of `streams_group_metadata_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
     */

    class streams_group_metadata_value_tagged_fields_t : public kaitai::kstruct {

    public:

        streams_group_metadata_value_tagged_fields_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t* p__parent = nullptr, kafka_streams_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_metadata_value_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<streams_group_metadata_value_tagged_field_t>>> m_fields;
        kafka_streams_group_metadata_value_t* m__root;
        kafka_streams_group_metadata_value_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<streams_group_metadata_value_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_streams_group_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_metadata_value_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `ValidatedTopologyEpoch`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMetadataValue.json StreamsGroupMetadataValue
     */

    class streams_group_metadata_value_validated_topology_epoch_tag_t : public kaitai::kstruct {

    public:

        streams_group_metadata_value_validated_topology_epoch_tag_t(kaitai::kstream* p__io, kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* p__parent = nullptr, kafka_streams_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_metadata_value_validated_topology_epoch_tag_t();

    private:
        int32_t m_validated_topology_epoch;
        kafka_streams_group_metadata_value_t* m__root;
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* m__parent;

    public:

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        int32_t validated_topology_epoch() const { return m_validated_topology_epoch; }
        kafka_streams_group_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_metadata_value_t::streams_group_metadata_value_tagged_field_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int32_t m_epoch;
    int64_t m_metadata_hash;
    std::unique_ptr<streams_group_metadata_value_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_streams_group_metadata_value_t* m__root;
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
     * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
     */
    int64_t metadata_hash() const { return m_metadata_hash; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    streams_group_metadata_value_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_streams_group_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
