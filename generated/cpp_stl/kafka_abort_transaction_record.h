#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_abort_transaction_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_metadata_frame.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record with API key 25 in `__cluster_metadata`. Since Kafka
 * 3.6.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
 */

class kafka_abort_transaction_record_t : public kaitai::kstruct {

public:
    class abort_transaction_record_reason_tag_t;
    class abort_transaction_record_tagged_field_t;
    class abort_transaction_record_tagged_fields_t;

    kafka_abort_transaction_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_abort_transaction_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_abort_transaction_record_t();

    /**
     * The bytes of the tagged field `Reason`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
     */

    class abort_transaction_record_reason_tag_t : public kaitai::kstruct {

    public:

        abort_transaction_record_reason_tag_t(kaitai::kstream* p__io, kafka_abort_transaction_record_t::abort_transaction_record_tagged_field_t* p__parent = nullptr, kafka_abort_transaction_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~abort_transaction_record_reason_tag_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_reason;
        kafka_abort_transaction_record_t* m__root;
        kafka_abort_transaction_record_t::abort_transaction_record_tagged_field_t* m__parent;

    public:

        /**
         * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
         * null.
         */
        kafka_compact_string_t* reason() const { return m_reason.get(); }
        kafka_abort_transaction_record_t* _root() const { return m__root; }
        kafka_abort_transaction_record_t::abort_transaction_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `abort_transaction_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
     */

    class abort_transaction_record_tagged_field_t : public kaitai::kstruct {

    public:

        abort_transaction_record_tagged_field_t(kaitai::kstream* p__io, kafka_abort_transaction_record_t::abort_transaction_record_tagged_fields_t* p__parent = nullptr, kafka_abort_transaction_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~abort_transaction_record_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<abort_transaction_record_reason_tag_t> m_reason;
        bool n_reason;

    public:
        bool _is_null_reason() { reason(); return n_reason; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_abort_transaction_record_t* m__root;
        kafka_abort_transaction_record_t::abort_transaction_record_tagged_fields_t* m__parent;
        std::string m__raw_reason;
        bool n__raw_reason;

    public:
        bool _is_null__raw_reason() { _raw_reason(); return n__raw_reason; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_reason;

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
         * `string`, since Kafka 3.6. Tag 0. Null unless it is given. May be
         * null.
         */
        abort_transaction_record_reason_tag_t* reason() const { return m_reason.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_abort_transaction_record_t* _root() const { return m__root; }
        kafka_abort_transaction_record_t::abort_transaction_record_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_reason() const { return m__raw_reason; }
        kaitai::kstream* _io__raw_reason() const { return m__io__raw_reason.get(); }
    };

    /**
     * The tagged fields of `abort_transaction_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/AbortTransactionRecord.json AbortTransactionRecord
     */

    class abort_transaction_record_tagged_fields_t : public kaitai::kstruct {

    public:

        abort_transaction_record_tagged_fields_t(kaitai::kstream* p__io, kafka_abort_transaction_record_t* p__parent = nullptr, kafka_abort_transaction_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~abort_transaction_record_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<abort_transaction_record_tagged_field_t>>> m_fields;
        kafka_abort_transaction_record_t* m__root;
        kafka_abort_transaction_record_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<abort_transaction_record_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_abort_transaction_record_t* _root() const { return m__root; }
        kafka_abort_transaction_record_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    std::unique_ptr<abort_transaction_record_tagged_fields_t> m_tagged_fields;
    kafka_abort_transaction_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 25.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    abort_transaction_record_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_abort_transaction_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
