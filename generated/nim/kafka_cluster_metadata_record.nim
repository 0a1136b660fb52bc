import kaitai_struct_nim_runtime
import options
import kafka_access_control_entry_record
import kafka_config_record
import kafka_feature_level_record
import kafka_unregister_broker_record
import kafka_remove_delegation_token_record
import kafka_unfence_broker_record
import kafka_remove_topic_record
import kafka_begin_transaction_record
import kafka_register_controller_record
import kafka_remove_access_control_entry_record
import kafka_no_op_record
import kafka_client_quota_record
import kafka_unregister_controller_record
import kafka_delegation_token_record
import kafka_zk_migration_state_record
import kafka_metadata_frame
import kafka_partition_record
import kafka_partition_change_record
import kafka_fence_broker_record
import kafka_topic_record
import kafka_abort_transaction_record
import kafka_register_broker_record
import kafka_end_transaction_record
import kafka_clear_elr_record
import kafka_remove_user_scram_credential_record
import kafka_producer_ids_record
import kafka_broker_registration_change_record
import kafka_user_scram_credential_record

type
  KafkaClusterMetadataRecord* = ref object of KaitaiStruct
    `registerBrokerRecord`*: KafkaRegisterBrokerRecord
    `unregisterBrokerRecord`*: KafkaUnregisterBrokerRecord
    `topicRecord`*: KafkaTopicRecord
    `partitionRecord`*: KafkaPartitionRecord
    `configRecord`*: KafkaConfigRecord
    `partitionChangeRecord`*: KafkaPartitionChangeRecord
    `fenceBrokerRecord`*: KafkaFenceBrokerRecord
    `unfenceBrokerRecord`*: KafkaUnfenceBrokerRecord
    `removeTopicRecord`*: KafkaRemoveTopicRecord
    `delegationTokenRecord`*: KafkaDelegationTokenRecord
    `userScramCredentialRecord`*: KafkaUserScramCredentialRecord
    `featureLevelRecord`*: KafkaFeatureLevelRecord
    `clientQuotaRecord`*: KafkaClientQuotaRecord
    `producerIdsRecord`*: KafkaProducerIdsRecord
    `brokerRegistrationChangeRecord`*: KafkaBrokerRegistrationChangeRecord
    `accessControlEntryRecord`*: KafkaAccessControlEntryRecord
    `removeAccessControlEntryRecord`*: KafkaRemoveAccessControlEntryRecord
    `noOpRecord`*: KafkaNoOpRecord
    `zkMigrationStateRecord`*: KafkaZkMigrationStateRecord
    `removeUserScramCredentialRecord`*: KafkaRemoveUserScramCredentialRecord
    `beginTransactionRecord`*: KafkaBeginTransactionRecord
    `endTransactionRecord`*: KafkaEndTransactionRecord
    `abortTransactionRecord`*: KafkaAbortTransactionRecord
    `removeDelegationTokenRecord`*: KafkaRemoveDelegationTokenRecord
    `registerControllerRecord`*: KafkaRegisterControllerRecord
    `clearElrRecord`*: KafkaClearElrRecord
    `unregisterControllerRecord`*: KafkaUnregisterControllerRecord
    `unknown`*: seq[byte]
    `parent`*: KaitaiStruct
    `frameInst`: KafkaMetadataFrame
    `frameInstFlag`: bool

proc read*(_: typedesc[KafkaClusterMetadataRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaClusterMetadataRecord

proc frame*(this: KafkaClusterMetadataRecord): KafkaMetadataFrame


##[
The value of any record in `__cluster_metadata`: the message that its type
names.

@see <a href="https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata">Message schemas of Kafka 4.4.0</a>
]##
proc read*(_: typedesc[KafkaClusterMetadataRecord], io: KaitaiStream, root: KaitaiStruct, parent: KaitaiStruct): KafkaClusterMetadataRecord =
  template this: untyped = result
  this = new(KafkaClusterMetadataRecord)
  let root = if root == nil: cast[KafkaClusterMetadataRecord](this) else: cast[KafkaClusterMetadataRecord](root)
  this.io = io
  this.root = root
  this.parent = parent


  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 0:
    let registerBrokerRecordExpr = KafkaRegisterBrokerRecord.read(this.io, nil, nil)
    this.registerBrokerRecord = registerBrokerRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 1:
    let unregisterBrokerRecordExpr = KafkaUnregisterBrokerRecord.read(this.io, nil, nil)
    this.unregisterBrokerRecord = unregisterBrokerRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 2:
    let topicRecordExpr = KafkaTopicRecord.read(this.io, nil, nil)
    this.topicRecord = topicRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 3:
    let partitionRecordExpr = KafkaPartitionRecord.read(this.io, nil, nil)
    this.partitionRecord = partitionRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 4:
    let configRecordExpr = KafkaConfigRecord.read(this.io, nil, nil)
    this.configRecord = configRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 5:
    let partitionChangeRecordExpr = KafkaPartitionChangeRecord.read(this.io, nil, nil)
    this.partitionChangeRecord = partitionChangeRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 7:
    let fenceBrokerRecordExpr = KafkaFenceBrokerRecord.read(this.io, nil, nil)
    this.fenceBrokerRecord = fenceBrokerRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 8:
    let unfenceBrokerRecordExpr = KafkaUnfenceBrokerRecord.read(this.io, nil, nil)
    this.unfenceBrokerRecord = unfenceBrokerRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 9:
    let removeTopicRecordExpr = KafkaRemoveTopicRecord.read(this.io, nil, nil)
    this.removeTopicRecord = removeTopicRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 10:
    let delegationTokenRecordExpr = KafkaDelegationTokenRecord.read(this.io, nil, nil)
    this.delegationTokenRecord = delegationTokenRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 11:
    let userScramCredentialRecordExpr = KafkaUserScramCredentialRecord.read(this.io, nil, nil)
    this.userScramCredentialRecord = userScramCredentialRecordExpr

  ##[
  Since Kafka 2.8.
  ]##
  if this.frame.apiKey.value == 12:
    let featureLevelRecordExpr = KafkaFeatureLevelRecord.read(this.io, nil, nil)
    this.featureLevelRecord = featureLevelRecordExpr

  ##[
  Since Kafka 3.0.
  ]##
  if this.frame.apiKey.value == 14:
    let clientQuotaRecordExpr = KafkaClientQuotaRecord.read(this.io, nil, nil)
    this.clientQuotaRecord = clientQuotaRecordExpr

  ##[
  Since Kafka 3.0.
  ]##
  if this.frame.apiKey.value == 15:
    let producerIdsRecordExpr = KafkaProducerIdsRecord.read(this.io, nil, nil)
    this.producerIdsRecord = producerIdsRecordExpr

  ##[
  Since Kafka 3.0.
  ]##
  if this.frame.apiKey.value == 17:
    let brokerRegistrationChangeRecordExpr = KafkaBrokerRegistrationChangeRecord.read(this.io, nil, nil)
    this.brokerRegistrationChangeRecord = brokerRegistrationChangeRecordExpr

  ##[
  Since Kafka 3.2.
  ]##
  if this.frame.apiKey.value == 18:
    let accessControlEntryRecordExpr = KafkaAccessControlEntryRecord.read(this.io, nil, nil)
    this.accessControlEntryRecord = accessControlEntryRecordExpr

  ##[
  Since Kafka 3.2.
  ]##
  if this.frame.apiKey.value == 19:
    let removeAccessControlEntryRecordExpr = KafkaRemoveAccessControlEntryRecord.read(this.io, nil, nil)
    this.removeAccessControlEntryRecord = removeAccessControlEntryRecordExpr

  ##[
  Since Kafka 3.3.
  ]##
  if this.frame.apiKey.value == 20:
    let noOpRecordExpr = KafkaNoOpRecord.read(this.io, nil, nil)
    this.noOpRecord = noOpRecordExpr

  ##[
  Since Kafka 3.4.
  ]##
  if this.frame.apiKey.value == 21:
    let zkMigrationStateRecordExpr = KafkaZkMigrationStateRecord.read(this.io, nil, nil)
    this.zkMigrationStateRecord = zkMigrationStateRecordExpr

  ##[
  Since Kafka 3.5.
  ]##
  if this.frame.apiKey.value == 22:
    let removeUserScramCredentialRecordExpr = KafkaRemoveUserScramCredentialRecord.read(this.io, nil, nil)
    this.removeUserScramCredentialRecord = removeUserScramCredentialRecordExpr

  ##[
  Since Kafka 3.6.
  ]##
  if this.frame.apiKey.value == 23:
    let beginTransactionRecordExpr = KafkaBeginTransactionRecord.read(this.io, nil, nil)
    this.beginTransactionRecord = beginTransactionRecordExpr

  ##[
  Since Kafka 3.6.
  ]##
  if this.frame.apiKey.value == 24:
    let endTransactionRecordExpr = KafkaEndTransactionRecord.read(this.io, nil, nil)
    this.endTransactionRecord = endTransactionRecordExpr

  ##[
  Since Kafka 3.6.
  ]##
  if this.frame.apiKey.value == 25:
    let abortTransactionRecordExpr = KafkaAbortTransactionRecord.read(this.io, nil, nil)
    this.abortTransactionRecord = abortTransactionRecordExpr

  ##[
  Since Kafka 3.6.
  ]##
  if this.frame.apiKey.value == 26:
    let removeDelegationTokenRecordExpr = KafkaRemoveDelegationTokenRecord.read(this.io, nil, nil)
    this.removeDelegationTokenRecord = removeDelegationTokenRecordExpr

  ##[
  Since Kafka 3.7.
  ]##
  if this.frame.apiKey.value == 27:
    let registerControllerRecordExpr = KafkaRegisterControllerRecord.read(this.io, nil, nil)
    this.registerControllerRecord = registerControllerRecordExpr

  ##[
  Since Kafka 4.0.
  ]##
  if this.frame.apiKey.value == 28:
    let clearElrRecordExpr = KafkaClearElrRecord.read(this.io, nil, nil)
    this.clearElrRecord = clearElrRecordExpr

  ##[
  Since Kafka 4.4.
  ]##
  if this.frame.apiKey.value == 29:
    let unregisterControllerRecordExpr = KafkaUnregisterControllerRecord.read(this.io, nil, nil)
    this.unregisterControllerRecord = unregisterControllerRecordExpr

  ##[
  A type that is not known in Kafka 4.4.0, as bytes.
  ]##
  if  ((this.frame.apiKey.value != 0) and (this.frame.apiKey.value != 1) and (this.frame.apiKey.value != 2) and (this.frame.apiKey.value != 3) and (this.frame.apiKey.value != 4) and (this.frame.apiKey.value != 5) and (this.frame.apiKey.value != 7) and (this.frame.apiKey.value != 8) and (this.frame.apiKey.value != 9) and (this.frame.apiKey.value != 10) and (this.frame.apiKey.value != 11) and (this.frame.apiKey.value != 12) and (this.frame.apiKey.value != 14) and (this.frame.apiKey.value != 15) and (this.frame.apiKey.value != 17) and (this.frame.apiKey.value != 18) and (this.frame.apiKey.value != 19) and (this.frame.apiKey.value != 20) and (this.frame.apiKey.value != 21) and (this.frame.apiKey.value != 22) and (this.frame.apiKey.value != 23) and (this.frame.apiKey.value != 24) and (this.frame.apiKey.value != 25) and (this.frame.apiKey.value != 26) and (this.frame.apiKey.value != 27) and (this.frame.apiKey.value != 28) and (this.frame.apiKey.value != 29)) :
    let unknownExpr = this.io.readBytesFull()
    this.unknown = unknownExpr

proc frame(this: KafkaClusterMetadataRecord): KafkaMetadataFrame =

  ##[
  Its `api_key` names the message.
  ]##
  if this.frameInstFlag:
    return this.frameInst
  let pos = this.io.pos()
  this.io.seek(int(0))
  let frameInstExpr = KafkaMetadataFrame.read(this.io, nil, nil)
  this.frameInst = frameInstExpr
  this.io.seek(pos)
  this.frameInstFlag = true
  return this.frameInst

proc fromFile*(_: typedesc[KafkaClusterMetadataRecord], filename: string): KafkaClusterMetadataRecord =
  KafkaClusterMetadataRecord.read(newKaitaiFileStream(filename), nil, nil)
