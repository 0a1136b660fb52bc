-- This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
--
-- This file is compatible with Lua 5.3

local class = require("class")
require("kaitaistruct")
require("kafka_access_control_entry_record")
require("kafka_config_record")
require("kafka_feature_level_record")
require("kafka_unregister_broker_record")
require("kafka_remove_delegation_token_record")
require("kafka_unfence_broker_record")
require("kafka_remove_topic_record")
require("kafka_begin_transaction_record")
require("kafka_register_controller_record")
require("kafka_remove_access_control_entry_record")
require("kafka_no_op_record")
require("kafka_client_quota_record")
require("kafka_unregister_controller_record")
require("kafka_delegation_token_record")
require("kafka_zk_migration_state_record")
require("kafka_metadata_frame")
require("kafka_partition_record")
require("kafka_partition_change_record")
require("kafka_fence_broker_record")
require("kafka_topic_record")
require("kafka_abort_transaction_record")
require("kafka_register_broker_record")
require("kafka_end_transaction_record")
require("kafka_clear_elr_record")
require("kafka_remove_user_scram_credential_record")
require("kafka_producer_ids_record")
require("kafka_broker_registration_change_record")
require("kafka_user_scram_credential_record")

--
-- The value of any record in `__cluster_metadata`: the message that its type
-- names.
-- See also: Message schemas of Kafka 4.4.0 (https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata)
KafkaClusterMetadataRecord = class.class(KaitaiStruct)

function KafkaClusterMetadataRecord:_init(io, parent, root)
  KaitaiStruct._init(self, io)
  self._parent = parent
  self._root = root or self
  self:_read()
end

function KafkaClusterMetadataRecord:_read()
  if self.frame.api_key.value == 0 then
    self.register_broker_record = KafkaRegisterBrokerRecord(self._io)
  end
  if self.frame.api_key.value == 1 then
    self.unregister_broker_record = KafkaUnregisterBrokerRecord(self._io)
  end
  if self.frame.api_key.value == 2 then
    self.topic_record = KafkaTopicRecord(self._io)
  end
  if self.frame.api_key.value == 3 then
    self.partition_record = KafkaPartitionRecord(self._io)
  end
  if self.frame.api_key.value == 4 then
    self.config_record = KafkaConfigRecord(self._io)
  end
  if self.frame.api_key.value == 5 then
    self.partition_change_record = KafkaPartitionChangeRecord(self._io)
  end
  if self.frame.api_key.value == 7 then
    self.fence_broker_record = KafkaFenceBrokerRecord(self._io)
  end
  if self.frame.api_key.value == 8 then
    self.unfence_broker_record = KafkaUnfenceBrokerRecord(self._io)
  end
  if self.frame.api_key.value == 9 then
    self.remove_topic_record = KafkaRemoveTopicRecord(self._io)
  end
  if self.frame.api_key.value == 10 then
    self.delegation_token_record = KafkaDelegationTokenRecord(self._io)
  end
  if self.frame.api_key.value == 11 then
    self.user_scram_credential_record = KafkaUserScramCredentialRecord(self._io)
  end
  if self.frame.api_key.value == 12 then
    self.feature_level_record = KafkaFeatureLevelRecord(self._io)
  end
  if self.frame.api_key.value == 14 then
    self.client_quota_record = KafkaClientQuotaRecord(self._io)
  end
  if self.frame.api_key.value == 15 then
    self.producer_ids_record = KafkaProducerIdsRecord(self._io)
  end
  if self.frame.api_key.value == 17 then
    self.broker_registration_change_record = KafkaBrokerRegistrationChangeRecord(self._io)
  end
  if self.frame.api_key.value == 18 then
    self.access_control_entry_record = KafkaAccessControlEntryRecord(self._io)
  end
  if self.frame.api_key.value == 19 then
    self.remove_access_control_entry_record = KafkaRemoveAccessControlEntryRecord(self._io)
  end
  if self.frame.api_key.value == 20 then
    self.no_op_record = KafkaNoOpRecord(self._io)
  end
  if self.frame.api_key.value == 21 then
    self.zk_migration_state_record = KafkaZkMigrationStateRecord(self._io)
  end
  if self.frame.api_key.value == 22 then
    self.remove_user_scram_credential_record = KafkaRemoveUserScramCredentialRecord(self._io)
  end
  if self.frame.api_key.value == 23 then
    self.begin_transaction_record = KafkaBeginTransactionRecord(self._io)
  end
  if self.frame.api_key.value == 24 then
    self.end_transaction_record = KafkaEndTransactionRecord(self._io)
  end
  if self.frame.api_key.value == 25 then
    self.abort_transaction_record = KafkaAbortTransactionRecord(self._io)
  end
  if self.frame.api_key.value == 26 then
    self.remove_delegation_token_record = KafkaRemoveDelegationTokenRecord(self._io)
  end
  if self.frame.api_key.value == 27 then
    self.register_controller_record = KafkaRegisterControllerRecord(self._io)
  end
  if self.frame.api_key.value == 28 then
    self.clear_elr_record = KafkaClearElrRecord(self._io)
  end
  if self.frame.api_key.value == 29 then
    self.unregister_controller_record = KafkaUnregisterControllerRecord(self._io)
  end
  if  ((self.frame.api_key.value ~= 0) and (self.frame.api_key.value ~= 1) and (self.frame.api_key.value ~= 2) and (self.frame.api_key.value ~= 3) and (self.frame.api_key.value ~= 4) and (self.frame.api_key.value ~= 5) and (self.frame.api_key.value ~= 7) and (self.frame.api_key.value ~= 8) and (self.frame.api_key.value ~= 9) and (self.frame.api_key.value ~= 10) and (self.frame.api_key.value ~= 11) and (self.frame.api_key.value ~= 12) and (self.frame.api_key.value ~= 14) and (self.frame.api_key.value ~= 15) and (self.frame.api_key.value ~= 17) and (self.frame.api_key.value ~= 18) and (self.frame.api_key.value ~= 19) and (self.frame.api_key.value ~= 20) and (self.frame.api_key.value ~= 21) and (self.frame.api_key.value ~= 22) and (self.frame.api_key.value ~= 23) and (self.frame.api_key.value ~= 24) and (self.frame.api_key.value ~= 25) and (self.frame.api_key.value ~= 26) and (self.frame.api_key.value ~= 27) and (self.frame.api_key.value ~= 28) and (self.frame.api_key.value ~= 29))  then
    self.unknown = self._io:read_bytes_full()
  end
end

--
-- Its `api_key` names the message.
KafkaClusterMetadataRecord.property.frame = {}
function KafkaClusterMetadataRecord.property.frame:get()
  if self._m_frame ~= nil then
    return self._m_frame
  end

  local _pos = self._io:pos()
  self._io:seek(0)
  self._m_frame = KafkaMetadataFrame(self._io)
  self._io:seek(_pos)
  return self._m_frame
end

--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 2.8.
--
-- Since Kafka 3.0.
--
-- Since Kafka 3.0.
--
-- Since Kafka 3.0.
--
-- Since Kafka 3.2.
--
-- Since Kafka 3.2.
--
-- Since Kafka 3.3.
--
-- Since Kafka 3.4.
--
-- Since Kafka 3.5.
--
-- Since Kafka 3.6.
--
-- Since Kafka 3.6.
--
-- Since Kafka 3.6.
--
-- Since Kafka 3.6.
--
-- Since Kafka 3.7.
--
-- Since Kafka 4.0.
--
-- Since Kafka 4.4.
--
-- A type that is not known in Kafka 4.4.0, as bytes.
