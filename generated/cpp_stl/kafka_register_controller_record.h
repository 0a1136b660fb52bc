#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_register_controller_record_t;

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
 * The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
 * 3.7.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord
 */

class kafka_register_controller_record_t : public kaitai::kstruct {

public:
    class register_controller_record_controller_endpoint_t;
    class register_controller_record_controller_feature_t;

    kafka_register_controller_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_register_controller_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_register_controller_record_t();

    /**
     * `ControllerEndpoint` of `RegisterControllerRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord, ControllerEndpoint
     */

    class register_controller_record_controller_endpoint_t : public kaitai::kstruct {

    public:

        register_controller_record_controller_endpoint_t(kaitai::kstream* p__io, kafka_register_controller_record_t* p__parent = nullptr, kafka_register_controller_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~register_controller_record_controller_endpoint_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        std::unique_ptr<kafka_compact_string_t> m_host;
        uint16_t m_port;
        int16_t m_security_protocol;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_register_controller_record_t* m__root;
        kafka_register_controller_record_t* m__parent;

    public:

        /**
         * `string`, since Kafka 3.7.
         */
        kafka_compact_string_t* name() const { return m_name.get(); }

        /**
         * `string`, since Kafka 3.7.
         */
        kafka_compact_string_t* host() const { return m_host.get(); }

        /**
         * `uint16`, since Kafka 3.7.
         */
        uint16_t port() const { return m_port; }

        /**
         * `int16`, since Kafka 3.7.
         */
        int16_t security_protocol() const { return m_security_protocol; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_register_controller_record_t* _root() const { return m__root; }
        kafka_register_controller_record_t* _parent() const { return m__parent; }
    };

    /**
     * `ControllerFeature` of `RegisterControllerRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord, ControllerFeature
     */

    class register_controller_record_controller_feature_t : public kaitai::kstruct {

    public:

        register_controller_record_controller_feature_t(kaitai::kstream* p__io, kafka_register_controller_record_t* p__parent = nullptr, kafka_register_controller_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~register_controller_record_controller_feature_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        int16_t m_min_supported_version;
        int16_t m_max_supported_version;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_register_controller_record_t* m__root;
        kafka_register_controller_record_t* m__parent;

    public:

        /**
         * `string`, since Kafka 3.7.
         */
        kafka_compact_string_t* name() const { return m_name.get(); }

        /**
         * `int16`, since Kafka 3.7.
         */
        int16_t min_supported_version() const { return m_min_supported_version; }

        /**
         * `int16`, since Kafka 3.7.
         */
        int16_t max_supported_version() const { return m_max_supported_version; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_register_controller_record_t* _root() const { return m__root; }
        kafka_register_controller_record_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    int32_t m_controller_id;
    std::string m_incarnation_id;
    uint8_t m_zk_migration_ready;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_end_points_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<register_controller_record_controller_endpoint_t>>> m_end_points;
    bool n_end_points;

public:
    bool _is_null_end_points() { end_points(); return n_end_points; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_features_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<register_controller_record_controller_feature_t>>> m_features;
    bool n_features;

public:
    bool _is_null_features() { features(); return n_features; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    kafka_register_controller_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 27.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `int32`, since Kafka 3.7.
     */
    int32_t controller_id() const { return m_controller_id; }

    /**
     * `uuid`, since Kafka 3.7.
     */
    std::string incarnation_id() const { return m_incarnation_id; }

    /**
     * `bool`, since Kafka 3.7.
     */
    uint8_t zk_migration_ready() const { return m_zk_migration_ready; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_end_points_plus_one() const { return m_num_end_points_plus_one.get(); }

    /**
     * `[]ControllerEndpoint`, since Kafka 3.7.
     */
    std::vector<std::unique_ptr<register_controller_record_controller_endpoint_t>>* end_points() const { return m_end_points.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_features_plus_one() const { return m_num_features_plus_one.get(); }

    /**
     * `[]ControllerFeature`, since Kafka 3.7.
     */
    std::vector<std::unique_ptr<register_controller_record_controller_feature_t>>* features() const { return m_features.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_register_controller_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
