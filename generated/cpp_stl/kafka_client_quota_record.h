#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_client_quota_record_t;

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
 * The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
 * 3.0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord
 */

class kafka_client_quota_record_t : public kaitai::kstruct {

public:
    class client_quota_record_entity_data_t;

    kafka_client_quota_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_client_quota_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_client_quota_record_t();

    /**
     * `EntityData` of `ClientQuotaRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord, EntityData
     */

    class client_quota_record_entity_data_t : public kaitai::kstruct {

    public:

        client_quota_record_entity_data_t(kaitai::kstream* p__io, kafka_client_quota_record_t* p__parent = nullptr, kafka_client_quota_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~client_quota_record_entity_data_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_entity_type;
        std::unique_ptr<kafka_compact_string_t> m_entity_name;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_client_quota_record_t* m__root;
        kafka_client_quota_record_t* m__parent;

    public:

        /**
         * `string`, since Kafka 3.0.
         */
        kafka_compact_string_t* entity_type() const { return m_entity_type.get(); }

        /**
         * `string`, since Kafka 3.0. May be null.
         */
        kafka_compact_string_t* entity_name() const { return m_entity_name.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_client_quota_record_t* _root() const { return m__root; }
        kafka_client_quota_record_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_entity_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<client_quota_record_entity_data_t>>> m_entity;
    bool n_entity;

public:
    bool _is_null_entity() { entity(); return n_entity; };

private:
    std::unique_ptr<kafka_compact_string_t> m_key;
    double m_value;
    uint8_t m_remove;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    kafka_client_quota_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 14.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_entity_plus_one() const { return m_num_entity_plus_one.get(); }

    /**
     * `[]EntityData`, since Kafka 3.0.
     */
    std::vector<std::unique_ptr<client_quota_record_entity_data_t>>* entity() const { return m_entity.get(); }

    /**
     * `string`, since Kafka 3.0.
     */
    kafka_compact_string_t* key() const { return m_key.get(); }

    /**
     * `float64`, since Kafka 3.0.
     */
    double value() const { return m_value; }

    /**
     * `bool`, since Kafka 3.0.
     */
    uint8_t remove() const { return m_remove; }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_client_quota_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
