#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_share_group_member_metadata_value_t;

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
 * The value of a record of type 10 in `__consumer_offsets`. Since Kafka 3.9.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json ShareGroupMemberMetadataValue
 */

class kafka_share_group_member_metadata_value_t : public kaitai::kstruct {

public:

    kafka_share_group_member_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_share_group_member_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_share_group_member_metadata_value_t();

private:
    int16_t m_message_version;
    std::unique_ptr<kafka_compact_string_t> m_rack_id;
    std::unique_ptr<kafka_compact_string_t> m_client_id;
    std::unique_ptr<kafka_compact_string_t> m_client_host;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_subscribed_topic_names_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>> m_subscribed_topic_names;
    bool n_subscribed_topic_names;

public:
    bool _is_null_subscribed_topic_names() { subscribed_topic_names(); return n_subscribed_topic_names; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_share_group_member_metadata_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `string`, since Kafka 3.9. May be null.
     */
    kafka_compact_string_t* rack_id() const { return m_rack_id.get(); }

    /**
     * `string`, since Kafka 3.9.
     */
    kafka_compact_string_t* client_id() const { return m_client_id.get(); }

    /**
     * `string`, since Kafka 3.9.
     */
    kafka_compact_string_t* client_host() const { return m_client_host.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_subscribed_topic_names_plus_one() const { return m_num_subscribed_topic_names_plus_one.get(); }

    /**
     * `[]string`, since Kafka 3.9.
     */
    std::vector<std::unique_ptr<kafka_compact_string_t>>* subscribed_topic_names() const { return m_subscribed_topic_names.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_share_group_member_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
