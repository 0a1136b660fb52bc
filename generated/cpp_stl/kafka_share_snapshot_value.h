#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_share_snapshot_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 0 in `__share_group_state`. Since Kafka 3.9.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
 */

class kafka_share_snapshot_value_t : public kaitai::kstruct {

public:
    class share_snapshot_value_delivery_complete_count_tag_t;
    class share_snapshot_value_state_batch_t;
    class share_snapshot_value_tagged_field_t;
    class share_snapshot_value_tagged_fields_t;

    kafka_share_snapshot_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_share_snapshot_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_share_snapshot_value_t();

    /**
     * The bytes of the tagged field `DeliveryCompleteCount`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
     */

    class share_snapshot_value_delivery_complete_count_tag_t : public kaitai::kstruct {

    public:

        share_snapshot_value_delivery_complete_count_tag_t(kaitai::kstream* p__io, kafka_share_snapshot_value_t::share_snapshot_value_tagged_field_t* p__parent = nullptr, kafka_share_snapshot_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~share_snapshot_value_delivery_complete_count_tag_t();

    private:
        int32_t m_delivery_complete_count;
        kafka_share_snapshot_value_t* m__root;
        kafka_share_snapshot_value_t::share_snapshot_value_tagged_field_t* m__parent;

    public:

        /**
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        int32_t delivery_complete_count() const { return m_delivery_complete_count; }
        kafka_share_snapshot_value_t* _root() const { return m__root; }
        kafka_share_snapshot_value_t::share_snapshot_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * `StateBatch` of `ShareSnapshotValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue, StateBatch
     */

    class share_snapshot_value_state_batch_t : public kaitai::kstruct {

    public:

        share_snapshot_value_state_batch_t(kaitai::kstream* p__io, kafka_share_snapshot_value_t* p__parent = nullptr, kafka_share_snapshot_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~share_snapshot_value_state_batch_t();

    private:
        int64_t m_first_offset;
        int64_t m_last_offset;
        int8_t m_delivery_state;
        int16_t m_delivery_count;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_share_snapshot_value_t* m__root;
        kafka_share_snapshot_value_t* m__parent;

    public:

        /**
         * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
         */
        int64_t first_offset() const { return m_first_offset; }

        /**
         * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
         */
        int64_t last_offset() const { return m_last_offset; }

        /**
         * `int8`, since Kafka 3.9.
         */
        int8_t delivery_state() const { return m_delivery_state; }

        /**
         * `int16`, since Kafka 3.9.
         */
        int16_t delivery_count() const { return m_delivery_count; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_share_snapshot_value_t* _root() const { return m__root; }
        kafka_share_snapshot_value_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `share_snapshot_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
     */

    class share_snapshot_value_tagged_field_t : public kaitai::kstruct {

    public:

        share_snapshot_value_tagged_field_t(kaitai::kstream* p__io, kafka_share_snapshot_value_t::share_snapshot_value_tagged_fields_t* p__parent = nullptr, kafka_share_snapshot_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~share_snapshot_value_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<share_snapshot_value_delivery_complete_count_tag_t> m_delivery_complete_count;
        bool n_delivery_complete_count;

    public:
        bool _is_null_delivery_complete_count() { delivery_complete_count(); return n_delivery_complete_count; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_share_snapshot_value_t* m__root;
        kafka_share_snapshot_value_t::share_snapshot_value_tagged_fields_t* m__parent;
        std::string m__raw_delivery_complete_count;
        bool n__raw_delivery_complete_count;

    public:
        bool _is_null__raw_delivery_complete_count() { _raw_delivery_complete_count(); return n__raw_delivery_complete_count; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_delivery_complete_count;

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
         * `int32`, since Kafka 4.2. Tag 0. -1 unless it is given.
         */
        share_snapshot_value_delivery_complete_count_tag_t* delivery_complete_count() const { return m_delivery_complete_count.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_share_snapshot_value_t* _root() const { return m__root; }
        kafka_share_snapshot_value_t::share_snapshot_value_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_delivery_complete_count() const { return m__raw_delivery_complete_count; }
        kaitai::kstream* _io__raw_delivery_complete_count() const { return m__io__raw_delivery_complete_count.get(); }
    };

    /**
     * The tagged fields of `share_snapshot_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareSnapshotValue.json ShareSnapshotValue
     */

    class share_snapshot_value_tagged_fields_t : public kaitai::kstruct {

    public:

        share_snapshot_value_tagged_fields_t(kaitai::kstream* p__io, kafka_share_snapshot_value_t* p__parent = nullptr, kafka_share_snapshot_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~share_snapshot_value_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<share_snapshot_value_tagged_field_t>>> m_fields;
        kafka_share_snapshot_value_t* m__root;
        kafka_share_snapshot_value_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<share_snapshot_value_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_share_snapshot_value_t* _root() const { return m__root; }
        kafka_share_snapshot_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int32_t m_snapshot_epoch;
    int32_t m_state_epoch;
    int32_t m_leader_epoch;
    int64_t m_start_offset;
    int64_t m_create_timestamp;
    int64_t m_write_timestamp;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_state_batches_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<share_snapshot_value_state_batch_t>>> m_state_batches;
    bool n_state_batches;

public:
    bool _is_null_state_batches() { state_batches(); return n_state_batches; };

private:
    std::unique_ptr<share_snapshot_value_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_share_snapshot_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int32`, since Kafka 3.9.
     */
    int32_t snapshot_epoch() const { return m_snapshot_epoch; }

    /**
     * `int32`, since Kafka 3.9.
     */
    int32_t state_epoch() const { return m_state_epoch; }

    /**
     * `int32`, since Kafka 3.9.
     */
    int32_t leader_epoch() const { return m_leader_epoch; }

    /**
     * `int64`, since Kafka 3.9. JavaScript rounds it beyond 2^53.
     */
    int64_t start_offset() const { return m_start_offset; }

    /**
     * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
     */
    int64_t create_timestamp() const { return m_create_timestamp; }

    /**
     * `int64`, since Kafka 4.1. JavaScript rounds it beyond 2^53.
     */
    int64_t write_timestamp() const { return m_write_timestamp; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_state_batches_plus_one() const { return m_num_state_batches_plus_one.get(); }

    /**
     * `[]StateBatch`, since Kafka 3.9.
     */
    std::vector<std::unique_ptr<share_snapshot_value_state_batch_t>>* state_batches() const { return m_state_batches.get(); }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    share_snapshot_value_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_share_snapshot_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
