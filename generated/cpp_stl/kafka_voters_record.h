#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_voters_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_tagged_fields.h"
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of the control record KRAFT_VOTERS, the whole set of voters of a
 * KRaft quorum.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
 */

class kafka_voters_record_t : public kaitai::kstruct {

public:
    class kraft_version_feature_t;
    class voter_endpoint_t;
    class voters_record_voter_t;

    kafka_voters_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_voters_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_voters_record_t();

    /**
     * The levels of kraft.version that the voter knows.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, KRaftVersionFeature
     */

    class kraft_version_feature_t : public kaitai::kstruct {

    public:

        kraft_version_feature_t(kaitai::kstream* p__io, kafka_voters_record_t::voters_record_voter_t* p__parent = nullptr, kafka_voters_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~kraft_version_feature_t();

    private:
        int16_t m_min_supported_version;
        int16_t m_max_supported_version;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_voters_record_t* m__root;
        kafka_voters_record_t::voters_record_voter_t* m__parent;

    public:

        /**
         * The lowest level.
         */
        int16_t min_supported_version() const { return m_min_supported_version; }

        /**
         * The highest level.
         */
        int16_t max_supported_version() const { return m_max_supported_version; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_voters_record_t* _root() const { return m__root; }
        kafka_voters_record_t::voters_record_voter_t* _parent() const { return m__parent; }
    };

    /**
     * An address at which the voter listens.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Endpoint
     */

    class voter_endpoint_t : public kaitai::kstruct {

    public:

        voter_endpoint_t(kaitai::kstream* p__io, kafka_voters_record_t::voters_record_voter_t* p__parent = nullptr, kafka_voters_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~voter_endpoint_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        std::unique_ptr<kafka_compact_string_t> m_host;
        uint16_t m_port;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_voters_record_t* m__root;
        kafka_voters_record_t::voters_record_voter_t* m__parent;

    public:

        /**
         * Name of the listener.
         */
        kafka_compact_string_t* name() const { return m_name.get(); }

        /**
         * Name or address of the machine.
         */
        kafka_compact_string_t* host() const { return m_host.get(); }

        /**
         * The port.
         */
        uint16_t port() const { return m_port; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_voters_record_t* _root() const { return m__root; }
        kafka_voters_record_t::voters_record_voter_t* _parent() const { return m__parent; }
    };

    /**
     * One voter.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Voter
     */

    class voters_record_voter_t : public kaitai::kstruct {

    public:

        voters_record_voter_t(kaitai::kstream* p__io, kafka_voters_record_t* p__parent = nullptr, kafka_voters_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~voters_record_voter_t();

    private:
        int32_t m_voter_id;
        std::string m_voter_directory_id;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_endpoints_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<voter_endpoint_t>>> m_endpoints;
        std::unique_ptr<kraft_version_feature_t> m_kraft_version_feature;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_voters_record_t* m__root;
        kafka_voters_record_t* m__parent;

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
         * The array's length plus one (a compact array); never 0, which
         * would be null.
         */
        kafka_unsigned_varint_t* num_endpoints_plus_one() const { return m_num_endpoints_plus_one.get(); }

        /**
         * The addresses at which it listens.
         */
        std::vector<std::unique_ptr<voter_endpoint_t>>* endpoints() const { return m_endpoints.get(); }

        /**
         * The levels of kraft.version that it knows.
         */
        kraft_version_feature_t* kraft_version_feature() const { return m_kraft_version_feature.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_voters_record_t* _root() const { return m__root; }
        kafka_voters_record_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_version;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_voters_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<voters_record_voter_t>>> m_voters;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_voters_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of this message; 0 in every release.
     */
    int16_t version() const { return m_version; }

    /**
     * The array's length plus one (a compact array); never 0, which would be
     * null.
     */
    kafka_unsigned_varint_t* num_voters_plus_one() const { return m_num_voters_plus_one.get(); }

    /**
     * All voters of the quorum.
     */
    std::vector<std::unique_ptr<voters_record_voter_t>>* voters() const { return m_voters.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_voters_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
