#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_remote_log_segment_metadata_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_bytes.h"
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include "kafka_metadata_frame.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record with API key 0 in `__remote_log_metadata`. Since Kafka
 * 3.0. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
 */

class kafka_remote_log_segment_metadata_record_t : public kaitai::kstruct {

public:
    class remote_log_segment_metadata_record_remote_log_segment_id_entry_t;
    class remote_log_segment_metadata_record_segment_leader_epoch_entry_t;
    class remote_log_segment_metadata_record_tagged_field_t;
    class remote_log_segment_metadata_record_tagged_fields_t;
    class remote_log_segment_metadata_record_topic_id_partition_entry_t;
    class remote_log_segment_metadata_record_txn_index_empty_tag_t;

    kafka_remote_log_segment_metadata_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_remote_log_segment_metadata_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_remote_log_segment_metadata_record_t();

    /**
     * `RemoteLogSegmentIdEntry` of `RemoteLogSegmentMetadataRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, RemoteLogSegmentIdEntry
     */

    class remote_log_segment_metadata_record_remote_log_segment_id_entry_t : public kaitai::kstruct {

    public:

        remote_log_segment_metadata_record_remote_log_segment_id_entry_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_record_t* p__parent = nullptr, kafka_remote_log_segment_metadata_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~remote_log_segment_metadata_record_remote_log_segment_id_entry_t();

    private:
        std::unique_ptr<remote_log_segment_metadata_record_topic_id_partition_entry_t> m_topic_id_partition;
        std::string m_id;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_remote_log_segment_metadata_record_t* m__root;
        kafka_remote_log_segment_metadata_record_t* m__parent;

    public:

        /**
         * `TopicIdPartitionEntry`, since Kafka 3.0.
         */
        remote_log_segment_metadata_record_topic_id_partition_entry_t* topic_id_partition() const { return m_topic_id_partition.get(); }

        /**
         * `uuid`, since Kafka 3.0.
         */
        std::string id() const { return m_id; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_remote_log_segment_metadata_record_t* _root() const { return m__root; }
        kafka_remote_log_segment_metadata_record_t* _parent() const { return m__parent; }
    };

    /**
     * `SegmentLeaderEpochEntry` of `RemoteLogSegmentMetadataRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, SegmentLeaderEpochEntry
     */

    class remote_log_segment_metadata_record_segment_leader_epoch_entry_t : public kaitai::kstruct {

    public:

        remote_log_segment_metadata_record_segment_leader_epoch_entry_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_record_t* p__parent = nullptr, kafka_remote_log_segment_metadata_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~remote_log_segment_metadata_record_segment_leader_epoch_entry_t();

    private:
        int32_t m_leader_epoch;
        int64_t m_offset;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_remote_log_segment_metadata_record_t* m__root;
        kafka_remote_log_segment_metadata_record_t* m__parent;

    public:

        /**
         * `int32`, since Kafka 3.0.
         */
        int32_t leader_epoch() const { return m_leader_epoch; }

        /**
         * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
         */
        int64_t offset() const { return m_offset; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_remote_log_segment_metadata_record_t* _root() const { return m__root; }
        kafka_remote_log_segment_metadata_record_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `remote_log_segment_metadata_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
     */

    class remote_log_segment_metadata_record_tagged_field_t : public kaitai::kstruct {

    public:

        remote_log_segment_metadata_record_tagged_field_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_tagged_fields_t* p__parent = nullptr, kafka_remote_log_segment_metadata_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~remote_log_segment_metadata_record_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<remote_log_segment_metadata_record_txn_index_empty_tag_t> m_txn_index_empty;
        bool n_txn_index_empty;

    public:
        bool _is_null_txn_index_empty() { txn_index_empty(); return n_txn_index_empty; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_remote_log_segment_metadata_record_t* m__root;
        kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_tagged_fields_t* m__parent;
        std::string m__raw_txn_index_empty;
        bool n__raw_txn_index_empty;

    public:
        bool _is_null__raw_txn_index_empty() { _raw_txn_index_empty(); return n__raw_txn_index_empty; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_txn_index_empty;

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
         * `bool`, since Kafka 4.0. Tag 0.
         */
        remote_log_segment_metadata_record_txn_index_empty_tag_t* txn_index_empty() const { return m_txn_index_empty.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_remote_log_segment_metadata_record_t* _root() const { return m__root; }
        kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_txn_index_empty() const { return m__raw_txn_index_empty; }
        kaitai::kstream* _io__raw_txn_index_empty() const { return m__io__raw_txn_index_empty.get(); }
    };

    /**
     * The tagged fields of `remote_log_segment_metadata_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
     */

    class remote_log_segment_metadata_record_tagged_fields_t : public kaitai::kstruct {

    public:

        remote_log_segment_metadata_record_tagged_fields_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_record_t* p__parent = nullptr, kafka_remote_log_segment_metadata_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~remote_log_segment_metadata_record_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<remote_log_segment_metadata_record_tagged_field_t>>> m_fields;
        kafka_remote_log_segment_metadata_record_t* m__root;
        kafka_remote_log_segment_metadata_record_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<remote_log_segment_metadata_record_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_remote_log_segment_metadata_record_t* _root() const { return m__root; }
        kafka_remote_log_segment_metadata_record_t* _parent() const { return m__parent; }
    };

    /**
     * `TopicIdPartitionEntry` of `RemoteLogSegmentMetadataRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord, TopicIdPartitionEntry
     */

    class remote_log_segment_metadata_record_topic_id_partition_entry_t : public kaitai::kstruct {

    public:

        remote_log_segment_metadata_record_topic_id_partition_entry_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_remote_log_segment_id_entry_t* p__parent = nullptr, kafka_remote_log_segment_metadata_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~remote_log_segment_metadata_record_topic_id_partition_entry_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        std::string m_id;
        int32_t m_partition;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_remote_log_segment_metadata_record_t* m__root;
        kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_remote_log_segment_id_entry_t* m__parent;

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
        kafka_remote_log_segment_metadata_record_t* _root() const { return m__root; }
        kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_remote_log_segment_id_entry_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `TxnIndexEmpty`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/resources/message/RemoteLogSegmentMetadataRecord.json RemoteLogSegmentMetadataRecord
     */

    class remote_log_segment_metadata_record_txn_index_empty_tag_t : public kaitai::kstruct {

    public:

        remote_log_segment_metadata_record_txn_index_empty_tag_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_tagged_field_t* p__parent = nullptr, kafka_remote_log_segment_metadata_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~remote_log_segment_metadata_record_txn_index_empty_tag_t();

    private:
        uint8_t m_txn_index_empty;
        kafka_remote_log_segment_metadata_record_t* m__root;
        kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_tagged_field_t* m__parent;

    public:

        /**
         * `bool`, since Kafka 4.0. Tag 0.
         */
        uint8_t txn_index_empty() const { return m_txn_index_empty; }
        kafka_remote_log_segment_metadata_record_t* _root() const { return m__root; }
        kafka_remote_log_segment_metadata_record_t::remote_log_segment_metadata_record_tagged_field_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    std::unique_ptr<remote_log_segment_metadata_record_remote_log_segment_id_entry_t> m_remote_log_segment_id;
    int64_t m_start_offset;
    int64_t m_end_offset;
    int32_t m_broker_id;
    int64_t m_max_timestamp_ms;
    int64_t m_event_timestamp_ms;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_segment_leader_epochs_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<remote_log_segment_metadata_record_segment_leader_epoch_entry_t>>> m_segment_leader_epochs;
    bool n_segment_leader_epochs;

public:
    bool _is_null_segment_leader_epochs() { segment_leader_epochs(); return n_segment_leader_epochs; };

private:
    int32_t m_segment_size_in_bytes;
    std::unique_ptr<kafka_compact_bytes_t> m_custom_metadata;
    int8_t m_remote_log_segment_state;
    std::unique_ptr<remote_log_segment_metadata_record_tagged_fields_t> m_tagged_fields;
    kafka_remote_log_segment_metadata_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 0.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `RemoteLogSegmentIdEntry`, since Kafka 3.0.
     */
    remote_log_segment_metadata_record_remote_log_segment_id_entry_t* remote_log_segment_id() const { return m_remote_log_segment_id.get(); }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t start_offset() const { return m_start_offset; }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t end_offset() const { return m_end_offset; }

    /**
     * `int32`, since Kafka 3.0.
     */
    int32_t broker_id() const { return m_broker_id; }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t max_timestamp_ms() const { return m_max_timestamp_ms; }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t event_timestamp_ms() const { return m_event_timestamp_ms; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_segment_leader_epochs_plus_one() const { return m_num_segment_leader_epochs_plus_one.get(); }

    /**
     * `[]SegmentLeaderEpochEntry`, since Kafka 3.0.
     */
    std::vector<std::unique_ptr<remote_log_segment_metadata_record_segment_leader_epoch_entry_t>>* segment_leader_epochs() const { return m_segment_leader_epochs.get(); }

    /**
     * `int32`, since Kafka 3.0.
     */
    int32_t segment_size_in_bytes() const { return m_segment_size_in_bytes; }

    /**
     * `bytes`, since Kafka 3.6. Null unless it is given. May be null.
     */
    kafka_compact_bytes_t* custom_metadata() const { return m_custom_metadata.get(); }

    /**
     * `int8`, since Kafka 3.0.
     */
    int8_t remote_log_segment_state() const { return m_remote_log_segment_state; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    remote_log_segment_metadata_record_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_remote_log_segment_metadata_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
