#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_user_scram_credential_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_bytes.h"
#include "kafka_compact_string.h"
#include "kafka_tagged_fields.h"
#include "kafka_metadata_frame.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record with API key 11 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.5; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UserScramCredentialRecord.json UserScramCredentialRecord
 */

class kafka_user_scram_credential_record_t : public kaitai::kstruct {

public:

    kafka_user_scram_credential_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_user_scram_credential_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_user_scram_credential_record_t();

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    std::unique_ptr<kafka_compact_string_t> m_name;
    int8_t m_mechanism;
    std::unique_ptr<kafka_compact_bytes_t> m_salt;
    std::unique_ptr<kafka_compact_bytes_t> m_stored_key;
    std::unique_ptr<kafka_compact_bytes_t> m_server_key;
    int32_t m_iterations;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    kafka_user_scram_credential_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 11.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `string`, since Kafka 3.0.
     */
    kafka_compact_string_t* name() const { return m_name.get(); }

    /**
     * `int8`, since Kafka 3.5.
     */
    int8_t mechanism() const { return m_mechanism; }

    /**
     * `bytes`, since Kafka 3.5.
     */
    kafka_compact_bytes_t* salt() const { return m_salt.get(); }

    /**
     * `bytes`, since Kafka 3.5.
     */
    kafka_compact_bytes_t* stored_key() const { return m_stored_key.get(); }

    /**
     * `bytes`, since Kafka 3.5.
     */
    kafka_compact_bytes_t* server_key() const { return m_server_key.get(); }

    /**
     * `int32`, since Kafka 3.5.
     */
    int32_t iterations() const { return m_iterations; }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_user_scram_credential_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
