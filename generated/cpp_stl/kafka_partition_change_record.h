#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_partition_change_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_unsigned_varint.h"
#include "kafka_metadata_frame.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record with API key 5 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.7. Version 2 since Kafka 3.7.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
 */

class kafka_partition_change_record_t : public kaitai::kstruct {

public:
    class partition_change_record_adding_replicas_tag_t;
    class partition_change_record_directories_tag_t;
    class partition_change_record_eligible_leader_replicas_tag_t;
    class partition_change_record_isr_tag_t;
    class partition_change_record_last_known_elr_tag_t;
    class partition_change_record_leader_recovery_state_tag_t;
    class partition_change_record_leader_tag_t;
    class partition_change_record_removing_replicas_tag_t;
    class partition_change_record_replicas_tag_t;
    class partition_change_record_tagged_field_t;
    class partition_change_record_tagged_fields_t;

    kafka_partition_change_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_partition_change_record_t();

    /**
     * The bytes of the tagged field `AddingReplicas`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_adding_replicas_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_adding_replicas_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_adding_replicas_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_adding_replicas_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_adding_replicas;
        bool n_adding_replicas;

    public:
        bool _is_null_adding_replicas() { adding_replicas(); return n_adding_replicas; };

    private:
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_adding_replicas_plus_one() const { return m_num_adding_replicas_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
         * null.
         */
        std::vector<int32_t>* adding_replicas() const { return m_adding_replicas.get(); }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `Directories`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_directories_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_directories_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_directories_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_directories_plus_one;
        std::unique_ptr<std::vector<std::string>> m_directories;
        bool n_directories;

    public:
        bool _is_null_directories() { directories(); return n_directories; };

    private:
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_directories_plus_one() const { return m_num_directories_plus_one.get(); }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
         * given. May be null.
         */
        std::vector<std::string>* directories() const { return m_directories.get(); }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `EligibleLeaderReplicas`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_eligible_leader_replicas_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_eligible_leader_replicas_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_eligible_leader_replicas_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_eligible_leader_replicas_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_eligible_leader_replicas;
        bool n_eligible_leader_replicas;

    public:
        bool _is_null_eligible_leader_replicas() { eligible_leader_replicas(); return n_eligible_leader_replicas; };

    private:
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_eligible_leader_replicas_plus_one() const { return m_num_eligible_leader_replicas_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
         * is given. May be null.
         */
        std::vector<int32_t>* eligible_leader_replicas() const { return m_eligible_leader_replicas.get(); }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `Isr`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_isr_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_isr_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_isr_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_isr_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_isr;
        bool n_isr;

    public:
        bool _is_null_isr() { isr(); return n_isr; };

    private:
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_isr_plus_one() const { return m_num_isr_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
         * null.
         */
        std::vector<int32_t>* isr() const { return m_isr.get(); }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `LastKnownElr`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_last_known_elr_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_last_known_elr_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_last_known_elr_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_last_known_elr_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_last_known_elr;
        bool n_last_known_elr;

    public:
        bool _is_null_last_known_elr() { last_known_elr(); return n_last_known_elr; };

    private:
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_last_known_elr_plus_one() const { return m_num_last_known_elr_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
         * is given. May be null.
         */
        std::vector<int32_t>* last_known_elr() const { return m_last_known_elr.get(); }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `LeaderRecoveryState`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_leader_recovery_state_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_leader_recovery_state_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_leader_recovery_state_tag_t();

    private:
        int8_t m_leader_recovery_state;
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
         */
        int8_t leader_recovery_state() const { return m_leader_recovery_state; }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `Leader`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_leader_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_leader_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_leader_tag_t();

    private:
        int32_t m_leader;
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
         */
        int32_t leader() const { return m_leader; }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `RemovingReplicas`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_removing_replicas_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_removing_replicas_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_removing_replicas_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_removing_replicas_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_removing_replicas;
        bool n_removing_replicas;

    public:
        bool _is_null_removing_replicas() { removing_replicas(); return n_removing_replicas; };

    private:
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_removing_replicas_plus_one() const { return m_num_removing_replicas_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
         * null.
         */
        std::vector<int32_t>* removing_replicas() const { return m_removing_replicas.get(); }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `Replicas`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_replicas_tag_t : public kaitai::kstruct {

    public:

        partition_change_record_replicas_tag_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_field_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_replicas_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_replicas_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_replicas;
        bool n_replicas;

    public:
        bool _is_null_replicas() { replicas(); return n_replicas; };

    private:
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_replicas_plus_one() const { return m_num_replicas_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
         * null.
         */
        std::vector<int32_t>* replicas() const { return m_replicas.get(); }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `partition_change_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_tagged_field_t : public kaitai::kstruct {

    public:

        partition_change_record_tagged_field_t(kaitai::kstream* p__io, kafka_partition_change_record_t::partition_change_record_tagged_fields_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<partition_change_record_isr_tag_t> m_isr;
        bool n_isr;

    public:
        bool _is_null_isr() { isr(); return n_isr; };

    private:
        std::unique_ptr<partition_change_record_leader_tag_t> m_leader;
        bool n_leader;

    public:
        bool _is_null_leader() { leader(); return n_leader; };

    private:
        std::unique_ptr<partition_change_record_replicas_tag_t> m_replicas;
        bool n_replicas;

    public:
        bool _is_null_replicas() { replicas(); return n_replicas; };

    private:
        std::unique_ptr<partition_change_record_removing_replicas_tag_t> m_removing_replicas;
        bool n_removing_replicas;

    public:
        bool _is_null_removing_replicas() { removing_replicas(); return n_removing_replicas; };

    private:
        std::unique_ptr<partition_change_record_adding_replicas_tag_t> m_adding_replicas;
        bool n_adding_replicas;

    public:
        bool _is_null_adding_replicas() { adding_replicas(); return n_adding_replicas; };

    private:
        std::unique_ptr<partition_change_record_leader_recovery_state_tag_t> m_leader_recovery_state;
        bool n_leader_recovery_state;

    public:
        bool _is_null_leader_recovery_state() { leader_recovery_state(); return n_leader_recovery_state; };

    private:
        std::unique_ptr<partition_change_record_eligible_leader_replicas_tag_t> m_eligible_leader_replicas;
        bool n_eligible_leader_replicas;

    public:
        bool _is_null_eligible_leader_replicas() { eligible_leader_replicas(); return n_eligible_leader_replicas; };

    private:
        std::unique_ptr<partition_change_record_last_known_elr_tag_t> m_last_known_elr;
        bool n_last_known_elr;

    public:
        bool _is_null_last_known_elr() { last_known_elr(); return n_last_known_elr; };

    private:
        std::unique_ptr<partition_change_record_directories_tag_t> m_directories;
        bool n_directories;

    public:
        bool _is_null_directories() { directories(); return n_directories; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t::partition_change_record_tagged_fields_t* m__parent;
        std::string m__raw_isr;
        bool n__raw_isr;

    public:
        bool _is_null__raw_isr() { _raw_isr(); return n__raw_isr; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_isr;
        std::string m__raw_leader;
        bool n__raw_leader;

    public:
        bool _is_null__raw_leader() { _raw_leader(); return n__raw_leader; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_leader;
        std::string m__raw_replicas;
        bool n__raw_replicas;

    public:
        bool _is_null__raw_replicas() { _raw_replicas(); return n__raw_replicas; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_replicas;
        std::string m__raw_removing_replicas;
        bool n__raw_removing_replicas;

    public:
        bool _is_null__raw_removing_replicas() { _raw_removing_replicas(); return n__raw_removing_replicas; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_removing_replicas;
        std::string m__raw_adding_replicas;
        bool n__raw_adding_replicas;

    public:
        bool _is_null__raw_adding_replicas() { _raw_adding_replicas(); return n__raw_adding_replicas; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_adding_replicas;
        std::string m__raw_leader_recovery_state;
        bool n__raw_leader_recovery_state;

    public:
        bool _is_null__raw_leader_recovery_state() { _raw_leader_recovery_state(); return n__raw_leader_recovery_state; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_leader_recovery_state;
        std::string m__raw_eligible_leader_replicas;
        bool n__raw_eligible_leader_replicas;

    public:
        bool _is_null__raw_eligible_leader_replicas() { _raw_eligible_leader_replicas(); return n__raw_eligible_leader_replicas; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_eligible_leader_replicas;
        std::string m__raw_last_known_elr;
        bool n__raw_last_known_elr;

    public:
        bool _is_null__raw_last_known_elr() { _raw_last_known_elr(); return n__raw_last_known_elr; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_last_known_elr;
        std::string m__raw_directories;
        bool n__raw_directories;

    public:
        bool _is_null__raw_directories() { _raw_directories(); return n__raw_directories; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_directories;

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
         * `[]int32`, since Kafka 3.0. Tag 0. Null unless it is given. May be
         * null.
         */
        partition_change_record_isr_tag_t* isr() const { return m_isr.get(); }

        /**
         * `int32`, since Kafka 3.0. Tag 1. -2 unless it is given.
         */
        partition_change_record_leader_tag_t* leader() const { return m_leader.get(); }

        /**
         * `[]int32`, since Kafka 3.0. Tag 2. Null unless it is given. May be
         * null.
         */
        partition_change_record_replicas_tag_t* replicas() const { return m_replicas.get(); }

        /**
         * `[]int32`, since Kafka 3.0. Tag 3. Null unless it is given. May be
         * null.
         */
        partition_change_record_removing_replicas_tag_t* removing_replicas() const { return m_removing_replicas.get(); }

        /**
         * `[]int32`, since Kafka 3.0. Tag 4. Null unless it is given. May be
         * null.
         */
        partition_change_record_adding_replicas_tag_t* adding_replicas() const { return m_adding_replicas.get(); }

        /**
         * `int8`, since Kafka 3.2. Tag 5. -1 unless it is given.
         */
        partition_change_record_leader_recovery_state_tag_t* leader_recovery_state() const { return m_leader_recovery_state.get(); }

        /**
         * `[]int32`, since Kafka 3.7. Tag 6 from version 2 on. Null unless it
         * is given. May be null.
         */
        partition_change_record_eligible_leader_replicas_tag_t* eligible_leader_replicas() const { return m_eligible_leader_replicas.get(); }

        /**
         * `[]int32`, since Kafka 3.8. Tag 7 from version 2 on. Null unless it
         * is given. May be null.
         */
        partition_change_record_last_known_elr_tag_t* last_known_elr() const { return m_last_known_elr.get(); }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 8 from version 1 on. Null unless it is
         * given. May be null.
         */
        partition_change_record_directories_tag_t* directories() const { return m_directories.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t::partition_change_record_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_isr() const { return m__raw_isr; }
        kaitai::kstream* _io__raw_isr() const { return m__io__raw_isr.get(); }
        std::string _raw_leader() const { return m__raw_leader; }
        kaitai::kstream* _io__raw_leader() const { return m__io__raw_leader.get(); }
        std::string _raw_replicas() const { return m__raw_replicas; }
        kaitai::kstream* _io__raw_replicas() const { return m__io__raw_replicas.get(); }
        std::string _raw_removing_replicas() const { return m__raw_removing_replicas; }
        kaitai::kstream* _io__raw_removing_replicas() const { return m__io__raw_removing_replicas.get(); }
        std::string _raw_adding_replicas() const { return m__raw_adding_replicas; }
        kaitai::kstream* _io__raw_adding_replicas() const { return m__io__raw_adding_replicas.get(); }
        std::string _raw_leader_recovery_state() const { return m__raw_leader_recovery_state; }
        kaitai::kstream* _io__raw_leader_recovery_state() const { return m__io__raw_leader_recovery_state.get(); }
        std::string _raw_eligible_leader_replicas() const { return m__raw_eligible_leader_replicas; }
        kaitai::kstream* _io__raw_eligible_leader_replicas() const { return m__io__raw_eligible_leader_replicas.get(); }
        std::string _raw_last_known_elr() const { return m__raw_last_known_elr; }
        kaitai::kstream* _io__raw_last_known_elr() const { return m__io__raw_last_known_elr.get(); }
        std::string _raw_directories() const { return m__raw_directories; }
        kaitai::kstream* _io__raw_directories() const { return m__io__raw_directories.get(); }
    };

    /**
     * The tagged fields of `partition_change_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/PartitionChangeRecord.json PartitionChangeRecord
     */

    class partition_change_record_tagged_fields_t : public kaitai::kstruct {

    public:

        partition_change_record_tagged_fields_t(kaitai::kstream* p__io, kafka_partition_change_record_t* p__parent = nullptr, kafka_partition_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~partition_change_record_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<partition_change_record_tagged_field_t>>> m_fields;
        kafka_partition_change_record_t* m__root;
        kafka_partition_change_record_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<partition_change_record_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_partition_change_record_t* _root() const { return m__root; }
        kafka_partition_change_record_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    int32_t m_partition_id;
    std::string m_topic_id;
    std::unique_ptr<partition_change_record_tagged_fields_t> m_tagged_fields;
    kafka_partition_change_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 5.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `int32`, since Kafka 2.8. -1 unless it is given.
     */
    int32_t partition_id() const { return m_partition_id; }

    /**
     * `uuid`, since Kafka 2.8.
     */
    std::string topic_id() const { return m_topic_id; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    partition_change_record_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_partition_change_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
