#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_control_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_kraft_version_record.h"
#include "kafka_control_record_key.h"
#include "kafka_snapshot_header_record.h"
#include "kafka_leader_change_message.h"
#include "kafka_end_txn_marker.h"
#include "kafka_snapshot_footer_record.h"
#include "kafka_voters_record.h"
#include "kafka_varlong.h"
#include "kafka_varint.h"
#include "kafka_header.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * A record that Kafka writes for itself. The key tells its kind, the kind
 * tells the value's layout. The value of an unknown kind stays readable as
 * bytes.
 * \sa https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordUtils.java ControlRecordUtils
 */

class kafka_control_record_t : public kaitai::kstruct {

public:
    class control_record_body_t;

    kafka_control_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_control_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_control_record_t();

    /**
     * A control record inside exactly its own bytes, laid out as any record.
     * At most one of the fields between `len_value` and `num_headers` is
     * there: the value, by its kind.
     * \sa https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
     */

    class control_record_body_t : public kaitai::kstruct {

    public:

        control_record_body_t(kaitai::kstream* p__io, kafka_control_record_t* p__parent = nullptr, kafka_control_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~control_record_body_t();

    private:
        bool f_type_id;
        int32_t m_type_id;

    public:

        /**
         * The kind as a number; -1 when the key is null.
         */
        int32_t type_id();

    private:
        int8_t m_attributes;
        std::unique_ptr<kafka_varlong_t> m_timestamp_delta;
        std::unique_ptr<kafka_varint_t> m_offset_delta;
        std::unique_ptr<kafka_varint_t> m_len_key;
        std::unique_ptr<kafka_control_record_key_t> m_key;
        bool n_key;

    public:
        bool _is_null_key() { key(); return n_key; };

    private:
        std::unique_ptr<kafka_varint_t> m_len_value;
        std::unique_ptr<kafka_end_txn_marker_t> m_end_txn_marker;
        bool n_end_txn_marker;

    public:
        bool _is_null_end_txn_marker() { end_txn_marker(); return n_end_txn_marker; };

    private:
        std::unique_ptr<kafka_leader_change_message_t> m_leader_change_message;
        bool n_leader_change_message;

    public:
        bool _is_null_leader_change_message() { leader_change_message(); return n_leader_change_message; };

    private:
        std::unique_ptr<kafka_snapshot_header_record_t> m_snapshot_header_record;
        bool n_snapshot_header_record;

    public:
        bool _is_null_snapshot_header_record() { snapshot_header_record(); return n_snapshot_header_record; };

    private:
        std::unique_ptr<kafka_snapshot_footer_record_t> m_snapshot_footer_record;
        bool n_snapshot_footer_record;

    public:
        bool _is_null_snapshot_footer_record() { snapshot_footer_record(); return n_snapshot_footer_record; };

    private:
        std::unique_ptr<kafka_kraft_version_record_t> m_kraft_version_record;
        bool n_kraft_version_record;

    public:
        bool _is_null_kraft_version_record() { kraft_version_record(); return n_kraft_version_record; };

    private:
        std::unique_ptr<kafka_voters_record_t> m_voters_record;
        bool n_voters_record;

    public:
        bool _is_null_voters_record() { voters_record(); return n_voters_record; };

    private:
        std::string m_unknown_value;
        bool n_unknown_value;

    public:
        bool _is_null_unknown_value() { unknown_value(); return n_unknown_value; };

    private:
        std::unique_ptr<kafka_varint_t> m_num_headers;
        std::unique_ptr<std::vector<std::unique_ptr<kafka_header_t>>> m_headers;
        kafka_control_record_t* m__root;
        kafka_control_record_t* m__parent;
        std::string m__raw_key;
        bool n__raw_key;

    public:
        bool _is_null__raw_key() { _raw_key(); return n__raw_key; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_key;
        std::string m__raw_end_txn_marker;
        bool n__raw_end_txn_marker;

    public:
        bool _is_null__raw_end_txn_marker() { _raw_end_txn_marker(); return n__raw_end_txn_marker; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_end_txn_marker;
        std::string m__raw_leader_change_message;
        bool n__raw_leader_change_message;

    public:
        bool _is_null__raw_leader_change_message() { _raw_leader_change_message(); return n__raw_leader_change_message; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_leader_change_message;
        std::string m__raw_snapshot_header_record;
        bool n__raw_snapshot_header_record;

    public:
        bool _is_null__raw_snapshot_header_record() { _raw_snapshot_header_record(); return n__raw_snapshot_header_record; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_snapshot_header_record;
        std::string m__raw_snapshot_footer_record;
        bool n__raw_snapshot_footer_record;

    public:
        bool _is_null__raw_snapshot_footer_record() { _raw_snapshot_footer_record(); return n__raw_snapshot_footer_record; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_snapshot_footer_record;
        std::string m__raw_kraft_version_record;
        bool n__raw_kraft_version_record;

    public:
        bool _is_null__raw_kraft_version_record() { _raw_kraft_version_record(); return n__raw_kraft_version_record; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_kraft_version_record;
        std::string m__raw_voters_record;
        bool n__raw_voters_record;

    public:
        bool _is_null__raw_voters_record() { _raw_voters_record(); return n__raw_voters_record; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_voters_record;

    public:

        /**
         * Unused.
         */
        int8_t attributes() const { return m_attributes; }

        /**
         * Milliseconds from the batch's `base_timestamp`; may be negative.
         */
        kafka_varlong_t* timestamp_delta() const { return m_timestamp_delta.get(); }

        /**
         * Distance from the batch's `base_offset`.
         */
        kafka_varint_t* offset_delta() const { return m_offset_delta.get(); }

        /**
         * Any value below zero means a null key, which no sound control
         * record has.
         */
        kafka_varint_t* len_key() const { return m_len_key.get(); }

        /**
         * Tells the kind.
         */
        kafka_control_record_key_t* key() const { return m_key.get(); }

        /**
         * Any value below zero means a null value.
         */
        kafka_varint_t* len_value() const { return m_len_value.get(); }

        /**
         * The value of ABORT and COMMIT.
         */
        kafka_end_txn_marker_t* end_txn_marker() const { return m_end_txn_marker.get(); }

        /**
         * The value of LEADER_CHANGE.
         */
        kafka_leader_change_message_t* leader_change_message() const { return m_leader_change_message.get(); }

        /**
         * The value of SNAPSHOT_HEADER.
         */
        kafka_snapshot_header_record_t* snapshot_header_record() const { return m_snapshot_header_record.get(); }

        /**
         * The value of SNAPSHOT_FOOTER.
         */
        kafka_snapshot_footer_record_t* snapshot_footer_record() const { return m_snapshot_footer_record.get(); }

        /**
         * The value of KRAFT_VERSION.
         */
        kafka_kraft_version_record_t* kraft_version_record() const { return m_kraft_version_record.get(); }

        /**
         * The value of KRAFT_VOTERS.
         */
        kafka_voters_record_t* voters_record() const { return m_voters_record.get(); }

        /**
         * The value of a kind that is not known.
         */
        std::string unknown_value() const { return m_unknown_value; }

        /**
         * Never below zero in a sound record.
         */
        kafka_varint_t* num_headers() const { return m_num_headers.get(); }

        /**
         * None as a rule.
         */
        std::vector<std::unique_ptr<kafka_header_t>>* headers() const { return m_headers.get(); }
        kafka_control_record_t* _root() const { return m__root; }
        kafka_control_record_t* _parent() const { return m__parent; }
        std::string _raw_key() const { return m__raw_key; }
        kaitai::kstream* _io__raw_key() const { return m__io__raw_key.get(); }
        std::string _raw_end_txn_marker() const { return m__raw_end_txn_marker; }
        kaitai::kstream* _io__raw_end_txn_marker() const { return m__io__raw_end_txn_marker.get(); }
        std::string _raw_leader_change_message() const { return m__raw_leader_change_message; }
        kaitai::kstream* _io__raw_leader_change_message() const { return m__io__raw_leader_change_message.get(); }
        std::string _raw_snapshot_header_record() const { return m__raw_snapshot_header_record; }
        kaitai::kstream* _io__raw_snapshot_header_record() const { return m__io__raw_snapshot_header_record.get(); }
        std::string _raw_snapshot_footer_record() const { return m__raw_snapshot_footer_record; }
        kaitai::kstream* _io__raw_snapshot_footer_record() const { return m__io__raw_snapshot_footer_record.get(); }
        std::string _raw_kraft_version_record() const { return m__raw_kraft_version_record; }
        kaitai::kstream* _io__raw_kraft_version_record() const { return m__io__raw_kraft_version_record.get(); }
        std::string _raw_voters_record() const { return m__raw_voters_record; }
        kaitai::kstream* _io__raw_voters_record() const { return m__io__raw_voters_record.get(); }
    };

private:
    std::unique_ptr<kafka_varint_t> m_len;
    std::unique_ptr<control_record_body_t> m_body;
    kafka_control_record_t* m__root;
    kaitai::kstruct* m__parent;
    std::string m__raw_body;
    std::unique_ptr<kaitai::kstream> m__io__raw_body;

public:

    /**
     * Bytes that follow this field.
     */
    kafka_varint_t* len() const { return m_len.get(); }

    /**
     * Everything after the length.
     */
    control_record_body_t* body() const { return m_body.get(); }
    kafka_control_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
    std::string _raw_body() const { return m__raw_body; }
    kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
};
