#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_remote_log_segment_metadata_update_record_t;

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
 * The value of a record with API key 1 in `__remote_log_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord
 */

class kafka_remote_log_segment_metadata_update_record_t : public kaitai::kstruct {

public:
    class remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t;
    class remote_log_segment_metadata_update_record_topic_id_partition_entry_t;

    kafka_remote_log_segment_metadata_update_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_remote_log_segment_metadata_update_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_remote_log_segment_metadata_update_record_t();

    /**
     * `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, RemoteLogSegmentIdEntry
     */

    class remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t : public kaitai::kstruct {

    public:

        remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_update_record_t* p__parent = nullptr, kafka_remote_log_segment_metadata_update_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t();

    private:
        std::unique_ptr<remote_log_segment_metadata_update_record_topic_id_partition_entry_t> m_topic_id_partition;
        std::string m_id;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_remote_log_segment_metadata_update_record_t* m__root;
        kafka_remote_log_segment_metadata_update_record_t* m__parent;

    public:

        /**
         * `TopicIdPartitionEntry`, since Kafka 3.0.
         */
        remote_log_segment_metadata_update_record_topic_id_partition_entry_t* topic_id_partition() const { return m_topic_id_partition.get(); }

        /**
         * `uuid`, since Kafka 3.0.
         */
        std::string id() const { return m_id; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_remote_log_segment_metadata_update_record_t* _root() const { return m__root; }
        kafka_remote_log_segment_metadata_update_record_t* _parent() const { return m__parent; }
    };

    /**
     * `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataUpdateRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataUpdateRecord.json RemoteLogSegmentMetadataUpdateRecord, TopicIdPartitionEntry
     */

    class remote_log_segment_metadata_update_record_topic_id_partition_entry_t : public kaitai::kstruct {

    public:

        remote_log_segment_metadata_update_record_topic_id_partition_entry_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t* p__parent = nullptr, kafka_remote_log_segment_metadata_update_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~remote_log_segment_metadata_update_record_topic_id_partition_entry_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        std::string m_id;
        int32_t m_partition;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_remote_log_segment_metadata_update_record_t* m__root;
        kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t* m__parent;

    public:

        /**
         * `string`, since Kafka 3.0.
         */
        kafka_compact_string_t* name() const { return m_name.get(); }

        /**
         * `uuid`, since Kafka 3.0.
         */
        std::string id() const { return m_id; }

        /**
         * `int32`, since Kafka 3.0.
         */
        int32_t partition() const { return m_partition; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_remote_log_segment_metadata_update_record_t* _root() const { return m__root; }
        kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    std::unique_ptr<remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t> m_remote_log_segment_id;
    int32_t m_broker_id;
    int64_t m_event_timestamp_ms;
    std::unique_ptr<kafka_compact_bytes_t> m_custom_metadata;
    int8_t m_remote_log_segment_state;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    kafka_remote_log_segment_metadata_update_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 1.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `RemoteLogSegmentIdEntry`, since Kafka 3.0.
     */
    remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t* remote_log_segment_id() const { return m_remote_log_segment_id.get(); }

    /**
     * `int32`, since Kafka 3.0.
     */
    int32_t broker_id() const { return m_broker_id; }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t event_timestamp_ms() const { return m_event_timestamp_ms; }

    /**
     * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
     */
    kafka_compact_bytes_t* custom_metadata() const { return m_custom_metadata.get(); }

    /**
     * `int8`, since Kafka 3.0.
     */
    int8_t remote_log_segment_state() const { return m_remote_log_segment_state; }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_remote_log_segment_metadata_update_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
