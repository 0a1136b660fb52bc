#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_streams_group_member_metadata_value_t;

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
 * The value of a record of type 19 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue
 */

class kafka_streams_group_member_metadata_value_t : public kaitai::kstruct {

public:
    class streams_group_member_metadata_value_endpoint_t;
    class streams_group_member_metadata_value_key_value_t;

    kafka_streams_group_member_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_streams_group_member_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_streams_group_member_metadata_value_t();

    /**
     * `Endpoint` of `StreamsGroupMemberMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, Endpoint
     */

    class streams_group_member_metadata_value_endpoint_t : public kaitai::kstruct {

    public:

        streams_group_member_metadata_value_endpoint_t(kaitai::kstream* p__io, kafka_streams_group_member_metadata_value_t* p__parent = nullptr, kafka_streams_group_member_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_member_metadata_value_endpoint_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_host;
        uint16_t m_port;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_member_metadata_value_t* m__root;
        kafka_streams_group_member_metadata_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 4.1.
         */
        kafka_compact_string_t* host() const { return m_host.get(); }

        /**
         * `uint16`, since Kafka 4.1.
         */
        uint16_t port() const { return m_port; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_streams_group_member_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_member_metadata_value_t* _parent() const { return m__parent; }
    };

    /**
     * `KeyValue` of `StreamsGroupMemberMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupMemberMetadataValue.json StreamsGroupMemberMetadataValue, KeyValue
     */

    class streams_group_member_metadata_value_key_value_t : public kaitai::kstruct {

    public:

        streams_group_member_metadata_value_key_value_t(kaitai::kstream* p__io, kafka_streams_group_member_metadata_value_t* p__parent = nullptr, kafka_streams_group_member_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_member_metadata_value_key_value_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_key;
        std::unique_ptr<kafka_compact_string_t> m_value;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_member_metadata_value_t* m__root;
        kafka_streams_group_member_metadata_value_t* m__parent;

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
        kafka_streams_group_member_metadata_value_t* _root() const { return m__root; }
        kafka_streams_group_member_metadata_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    std::unique_ptr<kafka_compact_string_t> m_instance_id;
    std::unique_ptr<kafka_compact_string_t> m_rack_id;
    std::unique_ptr<kafka_compact_string_t> m_client_id;
    std::unique_ptr<kafka_compact_string_t> m_client_host;
    int32_t m_rebalance_timeout_ms;
    int32_t m_topology_epoch;
    std::unique_ptr<kafka_compact_string_t> m_process_id;
    int8_t m_user_endpoint_marker;
    std::unique_ptr<streams_group_member_metadata_value_endpoint_t> m_user_endpoint;
    bool n_user_endpoint;

public:
    bool _is_null_user_endpoint() { user_endpoint(); return n_user_endpoint; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_client_tags_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_member_metadata_value_key_value_t>>> m_client_tags;
    bool n_client_tags;

public:
    bool _is_null_client_tags() { client_tags(); return n_client_tags; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_streams_group_member_metadata_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `string`, since Kafka 4.1. May be null.
     */
    kafka_compact_string_t* instance_id() const { return m_instance_id.get(); }

    /**
     * `string`, since Kafka 4.1. May be null.
     */
    kafka_compact_string_t* rack_id() const { return m_rack_id.get(); }

    /**
     * `string`, since Kafka 4.1.
     */
    kafka_compact_string_t* client_id() const { return m_client_id.get(); }

    /**
     * `string`, since Kafka 4.1.
     */
    kafka_compact_string_t* client_host() const { return m_client_host.get(); }

    /**
     * `int32`, since Kafka 4.1. -1 unless it is given.
     */
    int32_t rebalance_timeout_ms() const { return m_rebalance_timeout_ms; }

    /**
     * `int32`, since Kafka 4.1.
     */
    int32_t topology_epoch() const { return m_topology_epoch; }

    /**
     * `string`, since Kafka 4.1.
     */
    kafka_compact_string_t* process_id() const { return m_process_id.get(); }

    /**
     * Any value below zero means null.
     */
    int8_t user_endpoint_marker() const { return m_user_endpoint_marker; }

    /**
     * `Endpoint`, since Kafka 4.1. Null unless it is given. May be null.
     */
    streams_group_member_metadata_value_endpoint_t* user_endpoint() const { return m_user_endpoint.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_client_tags_plus_one() const { return m_num_client_tags_plus_one.get(); }

    /**
     * `[]KeyValue`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_member_metadata_value_key_value_t>>* client_tags() const { return m_client_tags.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_streams_group_member_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
