#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_delegation_token_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include "kafka_metadata_frame.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json DelegationTokenRecord
 */

class kafka_delegation_token_record_t : public kaitai::kstruct {

public:

    kafka_delegation_token_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_delegation_token_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_delegation_token_record_t();

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    std::unique_ptr<kafka_compact_string_t> m_owner;
    std::unique_ptr<kafka_compact_string_t> m_requester;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_renewers_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>> m_renewers;
    bool n_renewers;

public:
    bool _is_null_renewers() { renewers(); return n_renewers; };

private:
    int64_t m_issue_timestamp;
    int64_t m_max_timestamp;
    int64_t m_expiration_timestamp;
    std::unique_ptr<kafka_compact_string_t> m_token_id;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    kafka_delegation_token_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 10.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `string`, since Kafka 3.0.
     */
    kafka_compact_string_t* owner() const { return m_owner.get(); }

    /**
     * `string`, since Kafka 3.6.
     */
    kafka_compact_string_t* requester() const { return m_requester.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_renewers_plus_one() const { return m_num_renewers_plus_one.get(); }

    /**
     * `[]string`, since Kafka 3.0.
     */
    std::vector<std::unique_ptr<kafka_compact_string_t>>* renewers() const { return m_renewers.get(); }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t issue_timestamp() const { return m_issue_timestamp; }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t max_timestamp() const { return m_max_timestamp; }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t expiration_timestamp() const { return m_expiration_timestamp; }

    /**
     * `string`, since Kafka 3.0.
     */
    kafka_compact_string_t* token_id() const { return m_token_id.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_delegation_token_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
