#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_cluster_metadata_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_access_control_entry_record.h"
#include "kafka_config_record.h"
#include "kafka_feature_level_record.h"
#include "kafka_unregister_broker_record.h"
#include "kafka_remove_delegation_token_record.h"
#include "kafka_unfence_broker_record.h"
#include "kafka_remove_topic_record.h"
#include "kafka_begin_transaction_record.h"
#include "kafka_register_controller_record.h"
#include "kafka_remove_access_control_entry_record.h"
#include "kafka_no_op_record.h"
#include "kafka_client_quota_record.h"
#include "kafka_unregister_controller_record.h"
#include "kafka_delegation_token_record.h"
#include "kafka_zk_migration_state_record.h"
#include "kafka_metadata_frame.h"
#include "kafka_partition_record.h"
#include "kafka_partition_change_record.h"
#include "kafka_fence_broker_record.h"
#include "kafka_topic_record.h"
#include "kafka_abort_transaction_record.h"
#include "kafka_register_broker_record.h"
#include "kafka_end_transaction_record.h"
#include "kafka_clear_elr_record.h"
#include "kafka_remove_user_scram_credential_record.h"
#include "kafka_producer_ids_record.h"
#include "kafka_broker_registration_change_record.h"
#include "kafka_user_scram_credential_record.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of any record in `__cluster_metadata`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata Message schemas of Kafka 4.4.0
 */

class kafka_cluster_metadata_record_t : public kaitai::kstruct {

public:

    kafka_cluster_metadata_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_cluster_metadata_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_cluster_metadata_record_t();

private:
    bool f_frame;
    std::unique_ptr<kafka_metadata_frame_t> m_frame;

public:

    /**
     * Its `api_key` names the message.
     */
    kafka_metadata_frame_t* frame();

private:
    std::unique_ptr<kafka_register_broker_record_t> m_register_broker_record;
    bool n_register_broker_record;

public:
    bool _is_null_register_broker_record() { register_broker_record(); return n_register_broker_record; };

private:
    std::unique_ptr<kafka_unregister_broker_record_t> m_unregister_broker_record;
    bool n_unregister_broker_record;

public:
    bool _is_null_unregister_broker_record() { unregister_broker_record(); return n_unregister_broker_record; };

private:
    std::unique_ptr<kafka_topic_record_t> m_topic_record;
    bool n_topic_record;

public:
    bool _is_null_topic_record() { topic_record(); return n_topic_record; };

private:
    std::unique_ptr<kafka_partition_record_t> m_partition_record;
    bool n_partition_record;

public:
    bool _is_null_partition_record() { partition_record(); return n_partition_record; };

private:
    std::unique_ptr<kafka_config_record_t> m_config_record;
    bool n_config_record;

public:
    bool _is_null_config_record() { config_record(); return n_config_record; };

private:
    std::unique_ptr<kafka_partition_change_record_t> m_partition_change_record;
    bool n_partition_change_record;

public:
    bool _is_null_partition_change_record() { partition_change_record(); return n_partition_change_record; };

private:
    std::unique_ptr<kafka_fence_broker_record_t> m_fence_broker_record;
    bool n_fence_broker_record;

public:
    bool _is_null_fence_broker_record() { fence_broker_record(); return n_fence_broker_record; };

private:
    std::unique_ptr<kafka_unfence_broker_record_t> m_unfence_broker_record;
    bool n_unfence_broker_record;

public:
    bool _is_null_unfence_broker_record() { unfence_broker_record(); return n_unfence_broker_record; };

private:
    std::unique_ptr<kafka_remove_topic_record_t> m_remove_topic_record;
    bool n_remove_topic_record;

public:
    bool _is_null_remove_topic_record() { remove_topic_record(); return n_remove_topic_record; };

private:
    std::unique_ptr<kafka_delegation_token_record_t> m_delegation_token_record;
    bool n_delegation_token_record;

public:
    bool _is_null_delegation_token_record() { delegation_token_record(); return n_delegation_token_record; };

private:
    std::unique_ptr<kafka_user_scram_credential_record_t> m_user_scram_credential_record;
    bool n_user_scram_credential_record;

public:
    bool _is_null_user_scram_credential_record() { user_scram_credential_record(); return n_user_scram_credential_record; };

private:
    std::unique_ptr<kafka_feature_level_record_t> m_feature_level_record;
    bool n_feature_level_record;

public:
    bool _is_null_feature_level_record() { feature_level_record(); return n_feature_level_record; };

private:
    std::unique_ptr<kafka_client_quota_record_t> m_client_quota_record;
    bool n_client_quota_record;

public:
    bool _is_null_client_quota_record() { client_quota_record(); return n_client_quota_record; };

private:
    std::unique_ptr<kafka_producer_ids_record_t> m_producer_ids_record;
    bool n_producer_ids_record;

public:
    bool _is_null_producer_ids_record() { producer_ids_record(); return n_producer_ids_record; };

private:
    std::unique_ptr<kafka_broker_registration_change_record_t> m_broker_registration_change_record;
    bool n_broker_registration_change_record;

public:
    bool _is_null_broker_registration_change_record() { broker_registration_change_record(); return n_broker_registration_change_record; };

private:
    std::unique_ptr<kafka_access_control_entry_record_t> m_access_control_entry_record;
    bool n_access_control_entry_record;

public:
    bool _is_null_access_control_entry_record() { access_control_entry_record(); return n_access_control_entry_record; };

private:
    std::unique_ptr<kafka_remove_access_control_entry_record_t> m_remove_access_control_entry_record;
    bool n_remove_access_control_entry_record;

public:
    bool _is_null_remove_access_control_entry_record() { remove_access_control_entry_record(); return n_remove_access_control_entry_record; };

private:
    std::unique_ptr<kafka_no_op_record_t> m_no_op_record;
    bool n_no_op_record;

public:
    bool _is_null_no_op_record() { no_op_record(); return n_no_op_record; };

private:
    std::unique_ptr<kafka_zk_migration_state_record_t> m_zk_migration_state_record;
    bool n_zk_migration_state_record;

public:
    bool _is_null_zk_migration_state_record() { zk_migration_state_record(); return n_zk_migration_state_record; };

private:
    std::unique_ptr<kafka_remove_user_scram_credential_record_t> m_remove_user_scram_credential_record;
    bool n_remove_user_scram_credential_record;

public:
    bool _is_null_remove_user_scram_credential_record() { remove_user_scram_credential_record(); return n_remove_user_scram_credential_record; };

private:
    std::unique_ptr<kafka_begin_transaction_record_t> m_begin_transaction_record;
    bool n_begin_transaction_record;

public:
    bool _is_null_begin_transaction_record() { begin_transaction_record(); return n_begin_transaction_record; };

private:
    std::unique_ptr<kafka_end_transaction_record_t> m_end_transaction_record;
    bool n_end_transaction_record;

public:
    bool _is_null_end_transaction_record() { end_transaction_record(); return n_end_transaction_record; };

private:
    std::unique_ptr<kafka_abort_transaction_record_t> m_abort_transaction_record;
    bool n_abort_transaction_record;

public:
    bool _is_null_abort_transaction_record() { abort_transaction_record(); return n_abort_transaction_record; };

private:
    std::unique_ptr<kafka_remove_delegation_token_record_t> m_remove_delegation_token_record;
    bool n_remove_delegation_token_record;

public:
    bool _is_null_remove_delegation_token_record() { remove_delegation_token_record(); return n_remove_delegation_token_record; };

private:
    std::unique_ptr<kafka_register_controller_record_t> m_register_controller_record;
    bool n_register_controller_record;

public:
    bool _is_null_register_controller_record() { register_controller_record(); return n_register_controller_record; };

private:
    std::unique_ptr<kafka_clear_elr_record_t> m_clear_elr_record;
    bool n_clear_elr_record;

public:
    bool _is_null_clear_elr_record() { clear_elr_record(); return n_clear_elr_record; };

private:
    std::unique_ptr<kafka_unregister_controller_record_t> m_unregister_controller_record;
    bool n_unregister_controller_record;

public:
    bool _is_null_unregister_controller_record() { unregister_controller_record(); return n_unregister_controller_record; };

private:
    std::string m_unknown;
    bool n_unknown;

public:
    bool _is_null_unknown() { unknown(); return n_unknown; };

private:
    kafka_cluster_metadata_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Since Kafka 2.8.
     */
    kafka_register_broker_record_t* register_broker_record() const { return m_register_broker_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_unregister_broker_record_t* unregister_broker_record() const { return m_unregister_broker_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_topic_record_t* topic_record() const { return m_topic_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_partition_record_t* partition_record() const { return m_partition_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_config_record_t* config_record() const { return m_config_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_partition_change_record_t* partition_change_record() const { return m_partition_change_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_fence_broker_record_t* fence_broker_record() const { return m_fence_broker_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_unfence_broker_record_t* unfence_broker_record() const { return m_unfence_broker_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_remove_topic_record_t* remove_topic_record() const { return m_remove_topic_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_delegation_token_record_t* delegation_token_record() const { return m_delegation_token_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_user_scram_credential_record_t* user_scram_credential_record() const { return m_user_scram_credential_record.get(); }

    /**
     * Since Kafka 2.8.
     */
    kafka_feature_level_record_t* feature_level_record() const { return m_feature_level_record.get(); }

    /**
     * Since Kafka 3.0.
     */
    kafka_client_quota_record_t* client_quota_record() const { return m_client_quota_record.get(); }

    /**
     * Since Kafka 3.0.
     */
    kafka_producer_ids_record_t* producer_ids_record() const { return m_producer_ids_record.get(); }

    /**
     * Since Kafka 3.0.
     */
    kafka_broker_registration_change_record_t* broker_registration_change_record() const { return m_broker_registration_change_record.get(); }

    /**
     * Since Kafka 3.2.
     */
    kafka_access_control_entry_record_t* access_control_entry_record() const { return m_access_control_entry_record.get(); }

    /**
     * Since Kafka 3.2.
     */
    kafka_remove_access_control_entry_record_t* remove_access_control_entry_record() const { return m_remove_access_control_entry_record.get(); }

    /**
     * Since Kafka 3.3.
     */
    kafka_no_op_record_t* no_op_record() const { return m_no_op_record.get(); }

    /**
     * Since Kafka 3.4.
     */
    kafka_zk_migration_state_record_t* zk_migration_state_record() const { return m_zk_migration_state_record.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_remove_user_scram_credential_record_t* remove_user_scram_credential_record() const { return m_remove_user_scram_credential_record.get(); }

    /**
     * Since Kafka 3.6.
     */
    kafka_begin_transaction_record_t* begin_transaction_record() const { return m_begin_transaction_record.get(); }

    /**
     * Since Kafka 3.6.
     */
    kafka_end_transaction_record_t* end_transaction_record() const { return m_end_transaction_record.get(); }

    /**
     * Since Kafka 3.6.
     */
    kafka_abort_transaction_record_t* abort_transaction_record() const { return m_abort_transaction_record.get(); }

    /**
     * Since Kafka 3.6.
     */
    kafka_remove_delegation_token_record_t* remove_delegation_token_record() const { return m_remove_delegation_token_record.get(); }

    /**
     * Since Kafka 3.7.
     */
    kafka_register_controller_record_t* register_controller_record() const { return m_register_controller_record.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_clear_elr_record_t* clear_elr_record() const { return m_clear_elr_record.get(); }

    /**
     * Since Kafka 4.4.
     */
    kafka_unregister_controller_record_t* unregister_controller_record() const { return m_unregister_controller_record.get(); }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    std::string unknown() const { return m_unknown; }
    kafka_cluster_metadata_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
