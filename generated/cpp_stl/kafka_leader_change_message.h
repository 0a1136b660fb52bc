#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_leader_change_message_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_tagged_fields.h"
#include "kafka_unsigned_varint.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of the control record LEADER_CHANGE, versions 0 and 1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum KIP-595
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853 (version 1)
 */

class kafka_leader_change_message_t : public kaitai::kstruct {

public:
    class leader_change_voter_t;

    kafka_leader_change_message_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_leader_change_message_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_leader_change_message_t();

    /**
     * A voter, with its directory since version 1.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage, Voter
     */

    class leader_change_voter_t : public kaitai::kstruct {

    public:

        leader_change_voter_t(kaitai::kstream* p__io, kafka_leader_change_message_t* p__parent = nullptr, kafka_leader_change_message_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~leader_change_voter_t();

    private:
        int32_t m_voter_id;
        std::string m_voter_directory_id;
        bool n_voter_directory_id;

    public:
        bool _is_null_voter_directory_id() { voter_directory_id(); return n_voter_directory_id; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_leader_change_message_t* m__root;
        kafka_leader_change_message_t* m__parent;

    public:

        /**
         * The voter's node.
         */
        int32_t voter_id() const { return m_voter_id; }

        /**
         * A UUID, the most significant byte first.
         */
        std::string voter_directory_id() const { return m_voter_directory_id; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_leader_change_message_t* _root() const { return m__root; }
        kafka_leader_change_message_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_version;
    int32_t m_leader_id;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_voters_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<leader_change_voter_t>>> m_voters;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_granting_voters_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<leader_change_voter_t>>> m_granting_voters;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_leader_change_message_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of this message, 0 or 1.
     */
    int16_t version() const { return m_version; }

    /**
     * The node that became the leader.
     */
    int32_t leader_id() const { return m_leader_id; }

    /**
     * The array's length plus one (a compact array); never 0, which would be
     * null.
     */
    kafka_unsigned_varint_t* num_voters_plus_one() const { return m_num_voters_plus_one.get(); }

    /**
     * The quorum's voters.
     */
    std::vector<std::unique_ptr<leader_change_voter_t>>* voters() const { return m_voters.get(); }

    /**
     * The array's length plus one (a compact array); never 0, which would be
     * null.
     */
    kafka_unsigned_varint_t* num_granting_voters_plus_one() const { return m_num_granting_voters_plus_one.get(); }

    /**
     * The voters who voted for this leader.
     */
    std::vector<std::unique_ptr<leader_change_voter_t>>* granting_voters() const { return m_granting_voters.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_leader_change_message_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
