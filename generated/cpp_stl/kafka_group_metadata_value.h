#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_group_metadata_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_string.h"
#include "kafka_compact_bytes.h"
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_bytes.h"
#include "kafka_tagged_fields.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
 * Kafka 2.3. Version 4 since Kafka 3.5.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue
 */

class kafka_group_metadata_value_t : public kaitai::kstruct {

public:
    class group_metadata_value_member_metadata_v0_t;
    class group_metadata_value_member_metadata_v1_t;
    class group_metadata_value_member_metadata_v3_t;
    class group_metadata_value_member_metadata_v4_t;

    kafka_group_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_group_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_group_metadata_value_t();

    /**
     * `MemberMetadata` of `GroupMetadataValue`, version 0.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
     */

    class group_metadata_value_member_metadata_v0_t : public kaitai::kstruct {

    public:

        group_metadata_value_member_metadata_v0_t(kaitai::kstream* p__io, kafka_group_metadata_value_t* p__parent = nullptr, kafka_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~group_metadata_value_member_metadata_v0_t();

    private:
        std::unique_ptr<kafka_string_t> m_member_id;
        std::unique_ptr<kafka_string_t> m_client_id;
        std::unique_ptr<kafka_string_t> m_client_host;
        int32_t m_session_timeout;
        std::unique_ptr<kafka_bytes_t> m_subscription;
        std::unique_ptr<kafka_bytes_t> m_assignment;
        kafka_group_metadata_value_t* m__root;
        kafka_group_metadata_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* member_id() const { return m_member_id.get(); }

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* client_id() const { return m_client_id.get(); }

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* client_host() const { return m_client_host.get(); }

        /**
         * `int32`, since Kafka 0.9.
         */
        int32_t session_timeout() const { return m_session_timeout; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        kafka_bytes_t* subscription() const { return m_subscription.get(); }

        /**
         * `bytes`, since Kafka 0.9.
         */
        kafka_bytes_t* assignment() const { return m_assignment.get(); }
        kafka_group_metadata_value_t* _root() const { return m__root; }
        kafka_group_metadata_value_t* _parent() const { return m__parent; }
    };

    /**
     * `MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
     */

    class group_metadata_value_member_metadata_v1_t : public kaitai::kstruct {

    public:

        group_metadata_value_member_metadata_v1_t(kaitai::kstream* p__io, kafka_group_metadata_value_t* p__parent = nullptr, kafka_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~group_metadata_value_member_metadata_v1_t();

    private:
        std::unique_ptr<kafka_string_t> m_member_id;
        std::unique_ptr<kafka_string_t> m_client_id;
        std::unique_ptr<kafka_string_t> m_client_host;
        int32_t m_rebalance_timeout;
        int32_t m_session_timeout;
        std::unique_ptr<kafka_bytes_t> m_subscription;
        std::unique_ptr<kafka_bytes_t> m_assignment;
        kafka_group_metadata_value_t* m__root;
        kafka_group_metadata_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* member_id() const { return m_member_id.get(); }

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* client_id() const { return m_client_id.get(); }

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* client_host() const { return m_client_host.get(); }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
         */
        int32_t rebalance_timeout() const { return m_rebalance_timeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        int32_t session_timeout() const { return m_session_timeout; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        kafka_bytes_t* subscription() const { return m_subscription.get(); }

        /**
         * `bytes`, since Kafka 0.9.
         */
        kafka_bytes_t* assignment() const { return m_assignment.get(); }
        kafka_group_metadata_value_t* _root() const { return m__root; }
        kafka_group_metadata_value_t* _parent() const { return m__parent; }
    };

    /**
     * `MemberMetadata` of `GroupMetadataValue`, version 3.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
     */

    class group_metadata_value_member_metadata_v3_t : public kaitai::kstruct {

    public:

        group_metadata_value_member_metadata_v3_t(kaitai::kstream* p__io, kafka_group_metadata_value_t* p__parent = nullptr, kafka_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~group_metadata_value_member_metadata_v3_t();

    private:
        std::unique_ptr<kafka_string_t> m_member_id;
        std::unique_ptr<kafka_string_t> m_group_instance_id;
        std::unique_ptr<kafka_string_t> m_client_id;
        std::unique_ptr<kafka_string_t> m_client_host;
        int32_t m_rebalance_timeout;
        int32_t m_session_timeout;
        std::unique_ptr<kafka_bytes_t> m_subscription;
        std::unique_ptr<kafka_bytes_t> m_assignment;
        kafka_group_metadata_value_t* m__root;
        kafka_group_metadata_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* member_id() const { return m_member_id.get(); }

        /**
         * `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
         * May be null.
         */
        kafka_string_t* group_instance_id() const { return m_group_instance_id.get(); }

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* client_id() const { return m_client_id.get(); }

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_string_t* client_host() const { return m_client_host.get(); }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
         */
        int32_t rebalance_timeout() const { return m_rebalance_timeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        int32_t session_timeout() const { return m_session_timeout; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        kafka_bytes_t* subscription() const { return m_subscription.get(); }

        /**
         * `bytes`, since Kafka 0.9.
         */
        kafka_bytes_t* assignment() const { return m_assignment.get(); }
        kafka_group_metadata_value_t* _root() const { return m__root; }
        kafka_group_metadata_value_t* _parent() const { return m__parent; }
    };

    /**
     * `MemberMetadata` of `GroupMetadataValue`, version 4.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
     */

    class group_metadata_value_member_metadata_v4_t : public kaitai::kstruct {

    public:

        group_metadata_value_member_metadata_v4_t(kaitai::kstream* p__io, kafka_group_metadata_value_t* p__parent = nullptr, kafka_group_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~group_metadata_value_member_metadata_v4_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_member_id;
        std::unique_ptr<kafka_compact_string_t> m_group_instance_id;
        std::unique_ptr<kafka_compact_string_t> m_client_id;
        std::unique_ptr<kafka_compact_string_t> m_client_host;
        int32_t m_rebalance_timeout;
        int32_t m_session_timeout;
        std::unique_ptr<kafka_compact_bytes_t> m_subscription;
        std::unique_ptr<kafka_compact_bytes_t> m_assignment;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_group_metadata_value_t* m__root;
        kafka_group_metadata_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_compact_string_t* member_id() const { return m_member_id.get(); }

        /**
         * `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
         * May be null.
         */
        kafka_compact_string_t* group_instance_id() const { return m_group_instance_id.get(); }

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_compact_string_t* client_id() const { return m_client_id.get(); }

        /**
         * `string`, since Kafka 0.9.
         */
        kafka_compact_string_t* client_host() const { return m_client_host.get(); }

        /**
         * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
         */
        int32_t rebalance_timeout() const { return m_rebalance_timeout; }

        /**
         * `int32`, since Kafka 0.9.
         */
        int32_t session_timeout() const { return m_session_timeout; }

        /**
         * `bytes`, since Kafka 0.9.
         */
        kafka_compact_bytes_t* subscription() const { return m_subscription.get(); }

        /**
         * `bytes`, since Kafka 0.9.
         */
        kafka_compact_bytes_t* assignment() const { return m_assignment.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_group_metadata_value_t* _root() const { return m__root; }
        kafka_group_metadata_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    std::unique_ptr<kafka_string_t> m_protocol_type_v0;
    bool n_protocol_type_v0;

public:
    bool _is_null_protocol_type_v0() { protocol_type_v0(); return n_protocol_type_v0; };

private:
    std::unique_ptr<kafka_compact_string_t> m_protocol_type_v4;
    bool n_protocol_type_v4;

public:
    bool _is_null_protocol_type_v4() { protocol_type_v4(); return n_protocol_type_v4; };

private:
    int32_t m_generation;
    std::unique_ptr<kafka_string_t> m_protocol_v0;
    bool n_protocol_v0;

public:
    bool _is_null_protocol_v0() { protocol_v0(); return n_protocol_v0; };

private:
    std::unique_ptr<kafka_compact_string_t> m_protocol_v4;
    bool n_protocol_v4;

public:
    bool _is_null_protocol_v4() { protocol_v4(); return n_protocol_v4; };

private:
    std::unique_ptr<kafka_string_t> m_leader_v0;
    bool n_leader_v0;

public:
    bool _is_null_leader_v0() { leader_v0(); return n_leader_v0; };

private:
    std::unique_ptr<kafka_compact_string_t> m_leader_v4;
    bool n_leader_v4;

public:
    bool _is_null_leader_v4() { leader_v4(); return n_leader_v4; };

private:
    int64_t m_current_state_timestamp;
    bool n_current_state_timestamp;

public:
    bool _is_null_current_state_timestamp() { current_state_timestamp(); return n_current_state_timestamp; };

private:
    int32_t m_num_members_v0;
    bool n_num_members_v0;

public:
    bool _is_null_num_members_v0() { num_members_v0(); return n_num_members_v0; };

private:
    std::unique_ptr<std::vector<std::unique_ptr<group_metadata_value_member_metadata_v0_t>>> m_members_v0;
    bool n_members_v0;

public:
    bool _is_null_members_v0() { members_v0(); return n_members_v0; };

private:
    int32_t m_num_members_v1;
    bool n_num_members_v1;

public:
    bool _is_null_num_members_v1() { num_members_v1(); return n_num_members_v1; };

private:
    std::unique_ptr<std::vector<std::unique_ptr<group_metadata_value_member_metadata_v1_t>>> m_members_v1;
    bool n_members_v1;

public:
    bool _is_null_members_v1() { members_v1(); return n_members_v1; };

private:
    int32_t m_num_members_v3;
    bool n_num_members_v3;

public:
    bool _is_null_num_members_v3() { num_members_v3(); return n_num_members_v3; };

private:
    std::unique_ptr<std::vector<std::unique_ptr<group_metadata_value_member_metadata_v3_t>>> m_members_v3;
    bool n_members_v3;

public:
    bool _is_null_members_v3() { members_v3(); return n_members_v3; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_members_v4_plus_one;
    bool n_num_members_v4_plus_one;

public:
    bool _is_null_num_members_v4_plus_one() { num_members_v4_plus_one(); return n_num_members_v4_plus_one; };

private:
    std::unique_ptr<std::vector<std::unique_ptr<group_metadata_value_member_metadata_v4_t>>> m_members_v4;
    bool n_members_v4;

public:
    bool _is_null_members_v4() { members_v4(); return n_members_v4; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    bool n_tagged_fields;

public:
    bool _is_null_tagged_fields() { tagged_fields(); return n_tagged_fields; };

private:
    std::string m_trailing;
    kafka_group_metadata_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `string`, since Kafka 0.9.
     */
    kafka_string_t* protocol_type_v0() const { return m_protocol_type_v0.get(); }

    /**
     * `string`, since Kafka 0.9.
     */
    kafka_compact_string_t* protocol_type_v4() const { return m_protocol_type_v4.get(); }

    /**
     * `int32`, since Kafka 0.9.
     */
    int32_t generation() const { return m_generation; }

    /**
     * `string`, since Kafka 0.9. May be null.
     */
    kafka_string_t* protocol_v0() const { return m_protocol_v0.get(); }

    /**
     * `string`, since Kafka 0.9. May be null.
     */
    kafka_compact_string_t* protocol_v4() const { return m_protocol_v4.get(); }

    /**
     * `string`, since Kafka 0.9. May be null.
     */
    kafka_string_t* leader_v0() const { return m_leader_v0.get(); }

    /**
     * `string`, since Kafka 0.9. May be null.
     */
    kafka_compact_string_t* leader_v4() const { return m_leader_v4.get(); }

    /**
     * `int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.
     * JavaScript rounds it beyond 2^53.
     */
    int64_t current_state_timestamp() const { return m_current_state_timestamp; }

    /**
     * The number of elements; any value below zero means null.
     */
    int32_t num_members_v0() const { return m_num_members_v0; }

    /**
     * `[]MemberMetadata`, since Kafka 0.9.
     */
    std::vector<std::unique_ptr<group_metadata_value_member_metadata_v0_t>>* members_v0() const { return m_members_v0.get(); }

    /**
     * The number of elements; any value below zero means null.
     */
    int32_t num_members_v1() const { return m_num_members_v1; }

    /**
     * `[]MemberMetadata`, since Kafka 0.9.
     */
    std::vector<std::unique_ptr<group_metadata_value_member_metadata_v1_t>>* members_v1() const { return m_members_v1.get(); }

    /**
     * The number of elements; any value below zero means null.
     */
    int32_t num_members_v3() const { return m_num_members_v3; }

    /**
     * `[]MemberMetadata`, since Kafka 0.9.
     */
    std::vector<std::unique_ptr<group_metadata_value_member_metadata_v3_t>>* members_v3() const { return m_members_v3.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_members_v4_plus_one() const { return m_num_members_v4_plus_one.get(); }

    /**
     * `[]MemberMetadata`, since Kafka 0.9.
     */
    std::vector<std::unique_ptr<group_metadata_value_member_metadata_v4_t>>* members_v4() const { return m_members_v4.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_group_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
