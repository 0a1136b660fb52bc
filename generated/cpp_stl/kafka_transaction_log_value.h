#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_transaction_log_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_string.h"
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
 * Version 1 since Kafka 3.5.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
 */

class kafka_transaction_log_value_t : public kaitai::kstruct {

public:
    class transaction_log_value_client_transaction_version_tag_t;
    class transaction_log_value_next_producer_epoch_tag_t;
    class transaction_log_value_next_producer_id_tag_t;
    class transaction_log_value_partitions_schema_v0_t;
    class transaction_log_value_partitions_schema_v1_t;
    class transaction_log_value_previous_producer_id_tag_t;
    class transaction_log_value_tagged_field_t;
    class transaction_log_value_tagged_fields_t;

    kafka_transaction_log_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_transaction_log_value_t();

    /**
     * The bytes of the tagged field `ClientTransactionVersion`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
     */

    class transaction_log_value_client_transaction_version_tag_t : public kaitai::kstruct {

    public:

        transaction_log_value_client_transaction_version_tag_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~transaction_log_value_client_transaction_version_tag_t();

    private:
        int16_t m_client_transaction_version;
        kafka_transaction_log_value_t* m__root;
        kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* m__parent;

    public:

        /**
         * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
         * given.
         */
        int16_t client_transaction_version() const { return m_client_transaction_version; }
        kafka_transaction_log_value_t* _root() const { return m__root; }
        kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `NextProducerEpoch`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
     */

    class transaction_log_value_next_producer_epoch_tag_t : public kaitai::kstruct {

    public:

        transaction_log_value_next_producer_epoch_tag_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~transaction_log_value_next_producer_epoch_tag_t();

    private:
        int16_t m_next_producer_epoch;
        kafka_transaction_log_value_t* m__root;
        kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* m__parent;

    public:

        /**
         * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
         * given.
         */
        int16_t next_producer_epoch() const { return m_next_producer_epoch; }
        kafka_transaction_log_value_t* _root() const { return m__root; }
        kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `NextProducerId`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
     */

    class transaction_log_value_next_producer_id_tag_t : public kaitai::kstruct {

    public:

        transaction_log_value_next_producer_id_tag_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~transaction_log_value_next_producer_id_tag_t();

    private:
        int64_t m_next_producer_id;
        kafka_transaction_log_value_t* m__root;
        kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* m__parent;

    public:

        /**
         * `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
         * given. JavaScript rounds it beyond 2^53.
         */
        int64_t next_producer_id() const { return m_next_producer_id; }
        kafka_transaction_log_value_t* _root() const { return m__root; }
        kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * `PartitionsSchema` of `TransactionLogValue`, version 0.
     * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue, PartitionsSchema
     */

    class transaction_log_value_partitions_schema_v0_t : public kaitai::kstruct {

    public:

        transaction_log_value_partitions_schema_v0_t(kaitai::kstream* p__io, kafka_transaction_log_value_t* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~transaction_log_value_partitions_schema_v0_t();

    private:
        std::unique_ptr<kafka_string_t> m_topic;
        int32_t m_num_partition_ids;
        std::unique_ptr<std::vector<int32_t>> m_partition_ids;
        bool n_partition_ids;

    public:
        bool _is_null_partition_ids() { partition_ids(); return n_partition_ids; };

    private:
        kafka_transaction_log_value_t* m__root;
        kafka_transaction_log_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 0.11.
         */
        kafka_string_t* topic() const { return m_topic.get(); }

        /**
         * The number of elements; any value below zero means null.
         */
        int32_t num_partition_ids() const { return m_num_partition_ids; }

        /**
         * `[]int32`, since Kafka 0.11.
         */
        std::vector<int32_t>* partition_ids() const { return m_partition_ids.get(); }
        kafka_transaction_log_value_t* _root() const { return m__root; }
        kafka_transaction_log_value_t* _parent() const { return m__parent; }
    };

    /**
     * `PartitionsSchema` of `TransactionLogValue`, version 1.
     * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue, PartitionsSchema
     */

    class transaction_log_value_partitions_schema_v1_t : public kaitai::kstruct {

    public:

        transaction_log_value_partitions_schema_v1_t(kaitai::kstream* p__io, kafka_transaction_log_value_t* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~transaction_log_value_partitions_schema_v1_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_topic;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_partition_ids_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_partition_ids;
        bool n_partition_ids;

    public:
        bool _is_null_partition_ids() { partition_ids(); return n_partition_ids; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_transaction_log_value_t* m__root;
        kafka_transaction_log_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 0.11.
         */
        kafka_compact_string_t* topic() const { return m_topic.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_partition_ids_plus_one() const { return m_num_partition_ids_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 0.11.
         */
        std::vector<int32_t>* partition_ids() const { return m_partition_ids.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_transaction_log_value_t* _root() const { return m__root; }
        kafka_transaction_log_value_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `PreviousProducerId`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
     */

    class transaction_log_value_previous_producer_id_tag_t : public kaitai::kstruct {

    public:

        transaction_log_value_previous_producer_id_tag_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~transaction_log_value_previous_producer_id_tag_t();

    private:
        int64_t m_previous_producer_id;
        kafka_transaction_log_value_t* m__root;
        kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* m__parent;

    public:

        /**
         * `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
         * given. JavaScript rounds it beyond 2^53.
         */
        int64_t previous_producer_id() const { return m_previous_producer_id; }
        kafka_transaction_log_value_t* _root() const { return m__root; }
        kafka_transaction_log_value_t::transaction_log_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `transaction_log_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
     */

    class transaction_log_value_tagged_field_t : public kaitai::kstruct {

    public:

        transaction_log_value_tagged_field_t(kaitai::kstream* p__io, kafka_transaction_log_value_t::transaction_log_value_tagged_fields_t* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~transaction_log_value_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<transaction_log_value_previous_producer_id_tag_t> m_previous_producer_id;
        bool n_previous_producer_id;

    public:
        bool _is_null_previous_producer_id() { previous_producer_id(); return n_previous_producer_id; };

    private:
        std::unique_ptr<transaction_log_value_next_producer_id_tag_t> m_next_producer_id;
        bool n_next_producer_id;

    public:
        bool _is_null_next_producer_id() { next_producer_id(); return n_next_producer_id; };

    private:
        std::unique_ptr<transaction_log_value_client_transaction_version_tag_t> m_client_transaction_version;
        bool n_client_transaction_version;

    public:
        bool _is_null_client_transaction_version() { client_transaction_version(); return n_client_transaction_version; };

    private:
        std::unique_ptr<transaction_log_value_next_producer_epoch_tag_t> m_next_producer_epoch;
        bool n_next_producer_epoch;

    public:
        bool _is_null_next_producer_epoch() { next_producer_epoch(); return n_next_producer_epoch; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_transaction_log_value_t* m__root;
        kafka_transaction_log_value_t::transaction_log_value_tagged_fields_t* m__parent;
        std::string m__raw_previous_producer_id;
        bool n__raw_previous_producer_id;

    public:
        bool _is_null__raw_previous_producer_id() { _raw_previous_producer_id(); return n__raw_previous_producer_id; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_previous_producer_id;
        std::string m__raw_next_producer_id;
        bool n__raw_next_producer_id;

    public:
        bool _is_null__raw_next_producer_id() { _raw_next_producer_id(); return n__raw_next_producer_id; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_next_producer_id;
        std::string m__raw_client_transaction_version;
        bool n__raw_client_transaction_version;

    public:
        bool _is_null__raw_client_transaction_version() { _raw_client_transaction_version(); return n__raw_client_transaction_version; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_client_transaction_version;
        std::string m__raw_next_producer_epoch;
        bool n__raw_next_producer_epoch;

    public:
        bool _is_null__raw_next_producer_epoch() { _raw_next_producer_epoch(); return n__raw_next_producer_epoch; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_next_producer_epoch;

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
         * `int64`, since Kafka 4.0. Tag 0 from version 1 on. -1 unless it is
         * given. JavaScript rounds it beyond 2^53.
         */
        transaction_log_value_previous_producer_id_tag_t* previous_producer_id() const { return m_previous_producer_id.get(); }

        /**
         * `int64`, since Kafka 4.0. Tag 1 from version 1 on. -1 unless it is
         * given. JavaScript rounds it beyond 2^53.
         */
        transaction_log_value_next_producer_id_tag_t* next_producer_id() const { return m_next_producer_id.get(); }

        /**
         * `int16`, since Kafka 4.0. Tag 2 from version 1 on. 0 unless it is
         * given.
         */
        transaction_log_value_client_transaction_version_tag_t* client_transaction_version() const { return m_client_transaction_version.get(); }

        /**
         * `int16`, since Kafka 4.1. Tag 3 from version 1 on. -1 unless it is
         * given.
         */
        transaction_log_value_next_producer_epoch_tag_t* next_producer_epoch() const { return m_next_producer_epoch.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_transaction_log_value_t* _root() const { return m__root; }
        kafka_transaction_log_value_t::transaction_log_value_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_previous_producer_id() const { return m__raw_previous_producer_id; }
        kaitai::kstream* _io__raw_previous_producer_id() const { return m__io__raw_previous_producer_id.get(); }
        std::string _raw_next_producer_id() const { return m__raw_next_producer_id; }
        kaitai::kstream* _io__raw_next_producer_id() const { return m__io__raw_next_producer_id.get(); }
        std::string _raw_client_transaction_version() const { return m__raw_client_transaction_version; }
        kaitai::kstream* _io__raw_client_transaction_version() const { return m__io__raw_client_transaction_version.get(); }
        std::string _raw_next_producer_epoch() const { return m__raw_next_producer_epoch; }
        kaitai::kstream* _io__raw_next_producer_epoch() const { return m__io__raw_next_producer_epoch.get(); }
    };

    /**
     * The tagged fields of `transaction_log_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogValue.json TransactionLogValue
     */

    class transaction_log_value_tagged_fields_t : public kaitai::kstruct {

    public:

        transaction_log_value_tagged_fields_t(kaitai::kstream* p__io, kafka_transaction_log_value_t* p__parent = nullptr, kafka_transaction_log_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~transaction_log_value_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<transaction_log_value_tagged_field_t>>> m_fields;
        kafka_transaction_log_value_t* m__root;
        kafka_transaction_log_value_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<transaction_log_value_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_transaction_log_value_t* _root() const { return m__root; }
        kafka_transaction_log_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int64_t m_producer_id;
    int16_t m_producer_epoch;
    int32_t m_transaction_timeout_ms;
    int8_t m_transaction_status;
    int32_t m_num_transaction_partitions_v0;
    bool n_num_transaction_partitions_v0;

public:
    bool _is_null_num_transaction_partitions_v0() { num_transaction_partitions_v0(); return n_num_transaction_partitions_v0; };

private:
    std::unique_ptr<std::vector<std::unique_ptr<transaction_log_value_partitions_schema_v0_t>>> m_transaction_partitions_v0;
    bool n_transaction_partitions_v0;

public:
    bool _is_null_transaction_partitions_v0() { transaction_partitions_v0(); return n_transaction_partitions_v0; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_transaction_partitions_v1_plus_one;
    bool n_num_transaction_partitions_v1_plus_one;

public:
    bool _is_null_num_transaction_partitions_v1_plus_one() { num_transaction_partitions_v1_plus_one(); return n_num_transaction_partitions_v1_plus_one; };

private:
    std::unique_ptr<std::vector<std::unique_ptr<transaction_log_value_partitions_schema_v1_t>>> m_transaction_partitions_v1;
    bool n_transaction_partitions_v1;

public:
    bool _is_null_transaction_partitions_v1() { transaction_partitions_v1(); return n_transaction_partitions_v1; };

private:
    int64_t m_transaction_last_update_timestamp_ms;
    int64_t m_transaction_start_timestamp_ms;
    std::unique_ptr<transaction_log_value_tagged_fields_t> m_tagged_fields;
    bool n_tagged_fields;

public:
    bool _is_null_tagged_fields() { tagged_fields(); return n_tagged_fields; };

private:
    std::string m_trailing;
    kafka_transaction_log_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
     */
    int64_t producer_id() const { return m_producer_id; }

    /**
     * `int16`, since Kafka 0.11.
     */
    int16_t producer_epoch() const { return m_producer_epoch; }

    /**
     * `int32`, since Kafka 0.11.
     */
    int32_t transaction_timeout_ms() const { return m_transaction_timeout_ms; }

    /**
     * `int8`, since Kafka 0.11.
     */
    int8_t transaction_status() const { return m_transaction_status; }

    /**
     * The number of elements; any value below zero means null.
     */
    int32_t num_transaction_partitions_v0() const { return m_num_transaction_partitions_v0; }

    /**
     * `[]PartitionsSchema`, since Kafka 0.11. May be null.
     */
    std::vector<std::unique_ptr<transaction_log_value_partitions_schema_v0_t>>* transaction_partitions_v0() const { return m_transaction_partitions_v0.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_transaction_partitions_v1_plus_one() const { return m_num_transaction_partitions_v1_plus_one.get(); }

    /**
     * `[]PartitionsSchema`, since Kafka 0.11. May be null.
     */
    std::vector<std::unique_ptr<transaction_log_value_partitions_schema_v1_t>>* transaction_partitions_v1() const { return m_transaction_partitions_v1.get(); }

    /**
     * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
     */
    int64_t transaction_last_update_timestamp_ms() const { return m_transaction_last_update_timestamp_ms; }

    /**
     * `int64`, since Kafka 0.11. JavaScript rounds it beyond 2^53.
     */
    int64_t transaction_start_timestamp_ms() const { return m_transaction_start_timestamp_ms; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    transaction_log_value_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_transaction_log_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
