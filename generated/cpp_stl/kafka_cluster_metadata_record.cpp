// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_cluster_metadata_record.h"

kafka_cluster_metadata_record_t::kafka_cluster_metadata_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_cluster_metadata_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_register_broker_record = nullptr;
    m_unregister_broker_record = nullptr;
    m_topic_record = nullptr;
    m_partition_record = nullptr;
    m_config_record = nullptr;
    m_partition_change_record = nullptr;
    m_fence_broker_record = nullptr;
    m_unfence_broker_record = nullptr;
    m_remove_topic_record = nullptr;
    m_delegation_token_record = nullptr;
    m_user_scram_credential_record = nullptr;
    m_feature_level_record = nullptr;
    m_client_quota_record = nullptr;
    m_producer_ids_record = nullptr;
    m_broker_registration_change_record = nullptr;
    m_access_control_entry_record = nullptr;
    m_remove_access_control_entry_record = nullptr;
    m_no_op_record = nullptr;
    m_zk_migration_state_record = nullptr;
    m_remove_user_scram_credential_record = nullptr;
    m_begin_transaction_record = nullptr;
    m_end_transaction_record = nullptr;
    m_abort_transaction_record = nullptr;
    m_remove_delegation_token_record = nullptr;
    m_register_controller_record = nullptr;
    m_clear_elr_record = nullptr;
    m_unregister_controller_record = nullptr;
    m_frame = nullptr;
    f_frame = false;
    _read();
}

void kafka_cluster_metadata_record_t::_read() {
    n_register_broker_record = true;
    if (frame()->api_key()->value() == 0) {
        n_register_broker_record = false;
        m_register_broker_record = std::unique_ptr<kafka_register_broker_record_t>(new kafka_register_broker_record_t(m__io));
    }
    n_unregister_broker_record = true;
    if (frame()->api_key()->value() == 1) {
        n_unregister_broker_record = false;
        m_unregister_broker_record = std::unique_ptr<kafka_unregister_broker_record_t>(new kafka_unregister_broker_record_t(m__io));
    }
    n_topic_record = true;
    if (frame()->api_key()->value() == 2) {
        n_topic_record = false;
        m_topic_record = std::unique_ptr<kafka_topic_record_t>(new kafka_topic_record_t(m__io));
    }
    n_partition_record = true;
    if (frame()->api_key()->value() == 3) {
        n_partition_record = false;
        m_partition_record = std::unique_ptr<kafka_partition_record_t>(new kafka_partition_record_t(m__io));
    }
    n_config_record = true;
    if (frame()->api_key()->value() == 4) {
        n_config_record = false;
        m_config_record = std::unique_ptr<kafka_config_record_t>(new kafka_config_record_t(m__io));
    }
    n_partition_change_record = true;
    if (frame()->api_key()->value() == 5) {
        n_partition_change_record = false;
        m_partition_change_record = std::unique_ptr<kafka_partition_change_record_t>(new kafka_partition_change_record_t(m__io));
    }
    n_fence_broker_record = true;
    if (frame()->api_key()->value() == 7) {
        n_fence_broker_record = false;
        m_fence_broker_record = std::unique_ptr<kafka_fence_broker_record_t>(new kafka_fence_broker_record_t(m__io));
    }
    n_unfence_broker_record = true;
    if (frame()->api_key()->value() == 8) {
        n_unfence_broker_record = false;
        m_unfence_broker_record = std::unique_ptr<kafka_unfence_broker_record_t>(new kafka_unfence_broker_record_t(m__io));
    }
    n_remove_topic_record = true;
    if (frame()->api_key()->value() == 9) {
        n_remove_topic_record = false;
        m_remove_topic_record = std::unique_ptr<kafka_remove_topic_record_t>(new kafka_remove_topic_record_t(m__io));
    }
    n_delegation_token_record = true;
    if (frame()->api_key()->value() == 10) {
        n_delegation_token_record = false;
        m_delegation_token_record = std::unique_ptr<kafka_delegation_token_record_t>(new kafka_delegation_token_record_t(m__io));
    }
    n_user_scram_credential_record = true;
    if (frame()->api_key()->value() == 11) {
        n_user_scram_credential_record = false;
        m_user_scram_credential_record = std::unique_ptr<kafka_user_scram_credential_record_t>(new kafka_user_scram_credential_record_t(m__io));
    }
    n_feature_level_record = true;
    if (frame()->api_key()->value() == 12) {
        n_feature_level_record = false;
        m_feature_level_record = std::unique_ptr<kafka_feature_level_record_t>(new kafka_feature_level_record_t(m__io));
    }
    n_client_quota_record = true;
    if (frame()->api_key()->value() == 14) {
        n_client_quota_record = false;
        m_client_quota_record = std::unique_ptr<kafka_client_quota_record_t>(new kafka_client_quota_record_t(m__io));
    }
    n_producer_ids_record = true;
    if (frame()->api_key()->value() == 15) {
        n_producer_ids_record = false;
        m_producer_ids_record = std::unique_ptr<kafka_producer_ids_record_t>(new kafka_producer_ids_record_t(m__io));
    }
    n_broker_registration_change_record = true;
    if (frame()->api_key()->value() == 17) {
        n_broker_registration_change_record = false;
        m_broker_registration_change_record = std::unique_ptr<kafka_broker_registration_change_record_t>(new kafka_broker_registration_change_record_t(m__io));
    }
    n_access_control_entry_record = true;
    if (frame()->api_key()->value() == 18) {
        n_access_control_entry_record = false;
        m_access_control_entry_record = std::unique_ptr<kafka_access_control_entry_record_t>(new kafka_access_control_entry_record_t(m__io));
    }
    n_remove_access_control_entry_record = true;
    if (frame()->api_key()->value() == 19) {
        n_remove_access_control_entry_record = false;
        m_remove_access_control_entry_record = std::unique_ptr<kafka_remove_access_control_entry_record_t>(new kafka_remove_access_control_entry_record_t(m__io));
    }
    n_no_op_record = true;
    if (frame()->api_key()->value() == 20) {
        n_no_op_record = false;
        m_no_op_record = std::unique_ptr<kafka_no_op_record_t>(new kafka_no_op_record_t(m__io));
    }
    n_zk_migration_state_record = true;
    if (frame()->api_key()->value() == 21) {
        n_zk_migration_state_record = false;
        m_zk_migration_state_record = std::unique_ptr<kafka_zk_migration_state_record_t>(new kafka_zk_migration_state_record_t(m__io));
    }
    n_remove_user_scram_credential_record = true;
    if (frame()->api_key()->value() == 22) {
        n_remove_user_scram_credential_record = false;
        m_remove_user_scram_credential_record = std::unique_ptr<kafka_remove_user_scram_credential_record_t>(new kafka_remove_user_scram_credential_record_t(m__io));
    }
    n_begin_transaction_record = true;
    if (frame()->api_key()->value() == 23) {
        n_begin_transaction_record = false;
        m_begin_transaction_record = std::unique_ptr<kafka_begin_transaction_record_t>(new kafka_begin_transaction_record_t(m__io));
    }
    n_end_transaction_record = true;
    if (frame()->api_key()->value() == 24) {
        n_end_transaction_record = false;
        m_end_transaction_record = std::unique_ptr<kafka_end_transaction_record_t>(new kafka_end_transaction_record_t(m__io));
    }
    n_abort_transaction_record = true;
    if (frame()->api_key()->value() == 25) {
        n_abort_transaction_record = false;
        m_abort_transaction_record = std::unique_ptr<kafka_abort_transaction_record_t>(new kafka_abort_transaction_record_t(m__io));
    }
    n_remove_delegation_token_record = true;
    if (frame()->api_key()->value() == 26) {
        n_remove_delegation_token_record = false;
        m_remove_delegation_token_record = std::unique_ptr<kafka_remove_delegation_token_record_t>(new kafka_remove_delegation_token_record_t(m__io));
    }
    n_register_controller_record = true;
    if (frame()->api_key()->value() == 27) {
        n_register_controller_record = false;
        m_register_controller_record = std::unique_ptr<kafka_register_controller_record_t>(new kafka_register_controller_record_t(m__io));
    }
    n_clear_elr_record = true;
    if (frame()->api_key()->value() == 28) {
        n_clear_elr_record = false;
        m_clear_elr_record = std::unique_ptr<kafka_clear_elr_record_t>(new kafka_clear_elr_record_t(m__io));
    }
    n_unregister_controller_record = true;
    if (frame()->api_key()->value() == 29) {
        n_unregister_controller_record = false;
        m_unregister_controller_record = std::unique_ptr<kafka_unregister_controller_record_t>(new kafka_unregister_controller_record_t(m__io));
    }
    n_unknown = true;
    if ( ((frame()->api_key()->value() != 0) && (frame()->api_key()->value() != 1) && (frame()->api_key()->value() != 2) && (frame()->api_key()->value() != 3) && (frame()->api_key()->value() != 4) && (frame()->api_key()->value() != 5) && (frame()->api_key()->value() != 7) && (frame()->api_key()->value() != 8) && (frame()->api_key()->value() != 9) && (frame()->api_key()->value() != 10) && (frame()->api_key()->value() != 11) && (frame()->api_key()->value() != 12) && (frame()->api_key()->value() != 14) && (frame()->api_key()->value() != 15) && (frame()->api_key()->value() != 17) && (frame()->api_key()->value() != 18) && (frame()->api_key()->value() != 19) && (frame()->api_key()->value() != 20) && (frame()->api_key()->value() != 21) && (frame()->api_key()->value() != 22) && (frame()->api_key()->value() != 23) && (frame()->api_key()->value() != 24) && (frame()->api_key()->value() != 25) && (frame()->api_key()->value() != 26) && (frame()->api_key()->value() != 27) && (frame()->api_key()->value() != 28) && (frame()->api_key()->value() != 29)) ) {
        n_unknown = false;
        m_unknown = m__io->read_bytes_full();
    }
}

kafka_cluster_metadata_record_t::~kafka_cluster_metadata_record_t() {
    _clean_up();
}

void kafka_cluster_metadata_record_t::_clean_up() {
    if (!n_register_broker_record) {
    }
    if (!n_unregister_broker_record) {
    }
    if (!n_topic_record) {
    }
    if (!n_partition_record) {
    }
    if (!n_config_record) {
    }
    if (!n_partition_change_record) {
    }
    if (!n_fence_broker_record) {
    }
    if (!n_unfence_broker_record) {
    }
    if (!n_remove_topic_record) {
    }
    if (!n_delegation_token_record) {
    }
    if (!n_user_scram_credential_record) {
    }
    if (!n_feature_level_record) {
    }
    if (!n_client_quota_record) {
    }
    if (!n_producer_ids_record) {
    }
    if (!n_broker_registration_change_record) {
    }
    if (!n_access_control_entry_record) {
    }
    if (!n_remove_access_control_entry_record) {
    }
    if (!n_no_op_record) {
    }
    if (!n_zk_migration_state_record) {
    }
    if (!n_remove_user_scram_credential_record) {
    }
    if (!n_begin_transaction_record) {
    }
    if (!n_end_transaction_record) {
    }
    if (!n_abort_transaction_record) {
    }
    if (!n_remove_delegation_token_record) {
    }
    if (!n_register_controller_record) {
    }
    if (!n_clear_elr_record) {
    }
    if (!n_unregister_controller_record) {
    }
    if (!n_unknown) {
    }
    if (f_frame) {
    }
}

kafka_metadata_frame_t* kafka_cluster_metadata_record_t::frame() {
    if (f_frame)
        return m_frame.get();
    f_frame = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(0);
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m__io->seek(_pos);
    return m_frame.get();
}
