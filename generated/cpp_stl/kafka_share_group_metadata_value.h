#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_share_group_metadata_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_tagged_fields.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 11 in `__consumer_offsets`. Since Kafka 3.9.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMetadataValue.json ShareGroupMetadataValue
 */

class kafka_share_group_metadata_value_t : public kaitai::kstruct {

public:

    kafka_share_group_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_share_group_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_share_group_metadata_value_t();

private:
    int16_t m_message_version;
    int32_t m_epoch;
    int64_t m_metadata_hash;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_share_group_metadata_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int32`, since Kafka 3.9.
     */
    int32_t epoch() const { return m_epoch; }

    /**
     * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
     */
    int64_t metadata_hash() const { return m_metadata_hash; }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_share_group_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
