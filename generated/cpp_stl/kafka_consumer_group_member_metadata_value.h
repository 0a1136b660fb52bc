#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_consumer_group_member_metadata_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_bytes.h"
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
 */

class kafka_consumer_group_member_metadata_value_t : public kaitai::kstruct {

public:
    class consumer_group_member_metadata_value_classic_member_metadata_t;
    class consumer_group_member_metadata_value_classic_member_metadata_tag_t;
    class consumer_group_member_metadata_value_classic_protocol_t;
    class consumer_group_member_metadata_value_tagged_field_t;
    class consumer_group_member_metadata_value_tagged_fields_t;

    kafka_consumer_group_member_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_consumer_group_member_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_consumer_group_member_metadata_value_t();

    /**
     * `ClassicMemberMetadata` of `ConsumerGroupMemberMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicMemberMetadata
     */

    class consumer_group_member_metadata_value_classic_member_metadata_t : public kaitai::kstruct {

    public:

        consumer_group_member_metadata_value_classic_member_metadata_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t* p__parent = nullptr, kafka_consumer_group_member_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_member_metadata_value_classic_member_metadata_t();

    private:
        int32_t m_session_timeout_ms;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_supported_protocols_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<consumer_group_member_metadata_value_classic_protocol_t>>> m_supported_protocols;
        bool n_supported_protocols;

    public:
        bool _is_null_supported_protocols() { supported_protocols(); return n_supported_protocols; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_consumer_group_member_metadata_value_t* m__root;
        kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t* m__parent;

    public:

        /**
         * `int32`, since Kafka 3.8.
         */
        int32_t session_timeout_ms() const { return m_session_timeout_ms; }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_supported_protocols_plus_one() const { return m_num_supported_protocols_plus_one.get(); }

        /**
         * `[]ClassicProtocol`, since Kafka 3.8.
         */
        std::vector<std::unique_ptr<consumer_group_member_metadata_value_classic_protocol_t>>* supported_protocols() const { return m_supported_protocols.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_consumer_group_member_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_tag_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `ClassicMemberMetadata`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
     */

    class consumer_group_member_metadata_value_classic_member_metadata_tag_t : public kaitai::kstruct {

    public:

        consumer_group_member_metadata_value_classic_member_metadata_tag_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_field_t* p__parent = nullptr, kafka_consumer_group_member_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_member_metadata_value_classic_member_metadata_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_classic_member_metadata_marker;
        std::unique_ptr<consumer_group_member_metadata_value_classic_member_metadata_t> m_classic_member_metadata;
        bool n_classic_member_metadata;

    public:
        bool _is_null_classic_member_metadata() { classic_member_metadata(); return n_classic_member_metadata; };

    private:
        kafka_consumer_group_member_metadata_value_t* m__root;
        kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_field_t* m__parent;

    public:

        /**
         * 0 means null.
         */
        kafka_unsigned_varint_t* classic_member_metadata_marker() const { return m_classic_member_metadata_marker.get(); }

        /**
         * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
         */
        consumer_group_member_metadata_value_classic_member_metadata_t* classic_member_metadata() const { return m_classic_member_metadata.get(); }
        kafka_consumer_group_member_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * `ClassicProtocol` of `ConsumerGroupMemberMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue, ClassicProtocol
     */

    class consumer_group_member_metadata_value_classic_protocol_t : public kaitai::kstruct {

    public:

        consumer_group_member_metadata_value_classic_protocol_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_t* p__parent = nullptr, kafka_consumer_group_member_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_member_metadata_value_classic_protocol_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        std::unique_ptr<kafka_compact_bytes_t> m_metadata;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_consumer_group_member_metadata_value_t* m__root;
        kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_t* m__parent;

    public:

        /**
         * `string`, since Kafka 3.8.
         */
        kafka_compact_string_t* name() const { return m_name.get(); }

        /**
         * `bytes`, since Kafka 3.8.
         */
        kafka_compact_bytes_t* metadata() const { return m_metadata.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_consumer_group_member_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_classic_member_metadata_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `consumer_group_member_metadata_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
     */

    class consumer_group_member_metadata_value_tagged_field_t : public kaitai::kstruct {

    public:

        consumer_group_member_metadata_value_tagged_field_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_fields_t* p__parent = nullptr, kafka_consumer_group_member_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_member_metadata_value_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<consumer_group_member_metadata_value_classic_member_metadata_tag_t> m_classic_member_metadata;
        bool n_classic_member_metadata;

    public:
        bool _is_null_classic_member_metadata() { classic_member_metadata(); return n_classic_member_metadata; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_consumer_group_member_metadata_value_t* m__root;
        kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_fields_t* m__parent;
        std::string m__raw_classic_member_metadata;
        bool n__raw_classic_member_metadata;

    public:
        bool _is_null__raw_classic_member_metadata() { _raw_classic_member_metadata(); return n__raw_classic_member_metadata; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_classic_member_metadata;

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
         * `ClassicMemberMetadata`, since Kafka 3.8. Tag 0. May be null.
         */
        consumer_group_member_metadata_value_classic_member_metadata_tag_t* classic_member_metadata() const { return m_classic_member_metadata.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_consumer_group_member_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_member_metadata_value_t::consumer_group_member_metadata_value_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_classic_member_metadata() const { return m__raw_classic_member_metadata; }
        kaitai::kstream* _io__raw_classic_member_metadata() const { return m__io__raw_classic_member_metadata.get(); }
    };

    /**
     * The tagged fields of `consumer_group_member_metadata_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataValue.json ConsumerGroupMemberMetadataValue
     */

    class consumer_group_member_metadata_value_tagged_fields_t : public kaitai::kstruct {

    public:

        consumer_group_member_metadata_value_tagged_fields_t(kaitai::kstream* p__io, kafka_consumer_group_member_metadata_value_t* p__parent = nullptr, kafka_consumer_group_member_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_member_metadata_value_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<consumer_group_member_metadata_value_tagged_field_t>>> m_fields;
        kafka_consumer_group_member_metadata_value_t* m__root;
        kafka_consumer_group_member_metadata_value_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<consumer_group_member_metadata_value_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_consumer_group_member_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_member_metadata_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    std::unique_ptr<kafka_compact_string_t> m_instance_id;
    std::unique_ptr<kafka_compact_string_t> m_rack_id;
    std::unique_ptr<kafka_compact_string_t> m_client_id;
    std::unique_ptr<kafka_compact_string_t> m_client_host;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_subscribed_topic_names_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>> m_subscribed_topic_names;
    bool n_subscribed_topic_names;

public:
    bool _is_null_subscribed_topic_names() { subscribed_topic_names(); return n_subscribed_topic_names; };

private:
    std::unique_ptr<kafka_compact_string_t> m_subscribed_topic_regex;
    int32_t m_rebalance_timeout_ms;
    std::unique_ptr<kafka_compact_string_t> m_server_assignor;
    std::unique_ptr<consumer_group_member_metadata_value_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_consumer_group_member_metadata_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `string`, since Kafka 3.5. May be null.
     */
    kafka_compact_string_t* instance_id() const { return m_instance_id.get(); }

    /**
     * `string`, since Kafka 3.5. May be null.
     */
    kafka_compact_string_t* rack_id() const { return m_rack_id.get(); }

    /**
     * `string`, since Kafka 3.5.
     */
    kafka_compact_string_t* client_id() const { return m_client_id.get(); }

    /**
     * `string`, since Kafka 3.5.
     */
    kafka_compact_string_t* client_host() const { return m_client_host.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_subscribed_topic_names_plus_one() const { return m_num_subscribed_topic_names_plus_one.get(); }

    /**
     * `[]string`, since Kafka 3.5.
     */
    std::vector<std::unique_ptr<kafka_compact_string_t>>* subscribed_topic_names() const { return m_subscribed_topic_names.get(); }

    /**
     * `string`, since Kafka 3.5. May be null.
     */
    kafka_compact_string_t* subscribed_topic_regex() const { return m_subscribed_topic_regex.get(); }

    /**
     * `int32`, since Kafka 3.6. -1 unless it is given.
     */
    int32_t rebalance_timeout_ms() const { return m_rebalance_timeout_ms; }

    /**
     * `string`, since Kafka 3.6. May be null.
     */
    kafka_compact_string_t* server_assignor() const { return m_server_assignor.get(); }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    consumer_group_member_metadata_value_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_consumer_group_member_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
