// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream', './KafkaAccessControlEntryRecord', './KafkaConfigRecord', './KafkaFeatureLevelRecord', './KafkaUnregisterBrokerRecord', './KafkaRemoveDelegationTokenRecord', './KafkaUnfenceBrokerRecord', './KafkaRemoveTopicRecord', './KafkaBeginTransactionRecord', './KafkaRegisterControllerRecord', './KafkaRemoveAccessControlEntryRecord', './KafkaNoOpRecord', './KafkaClientQuotaRecord', './KafkaUnregisterControllerRecord', './KafkaDelegationTokenRecord', './KafkaZkMigrationStateRecord', './KafkaMetadataFrame', './KafkaPartitionRecord', './KafkaPartitionChangeRecord', './KafkaFenceBrokerRecord', './KafkaTopicRecord', './KafkaAbortTransactionRecord', './KafkaRegisterBrokerRecord', './KafkaEndTransactionRecord', './KafkaClearElrRecord', './KafkaRemoveUserScramCredentialRecord', './KafkaProducerIdsRecord', './KafkaBrokerRegistrationChangeRecord', './KafkaUserScramCredentialRecord'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'), require('./KafkaAccessControlEntryRecord'), require('./KafkaConfigRecord'), require('./KafkaFeatureLevelRecord'), require('./KafkaUnregisterBrokerRecord'), require('./KafkaRemoveDelegationTokenRecord'), require('./KafkaUnfenceBrokerRecord'), require('./KafkaRemoveTopicRecord'), require('./KafkaBeginTransactionRecord'), require('./KafkaRegisterControllerRecord'), require('./KafkaRemoveAccessControlEntryRecord'), require('./KafkaNoOpRecord'), require('./KafkaClientQuotaRecord'), require('./KafkaUnregisterControllerRecord'), require('./KafkaDelegationTokenRecord'), require('./KafkaZkMigrationStateRecord'), require('./KafkaMetadataFrame'), require('./KafkaPartitionRecord'), require('./KafkaPartitionChangeRecord'), require('./KafkaFenceBrokerRecord'), require('./KafkaTopicRecord'), require('./KafkaAbortTransactionRecord'), require('./KafkaRegisterBrokerRecord'), require('./KafkaEndTransactionRecord'), require('./KafkaClearElrRecord'), require('./KafkaRemoveUserScramCredentialRecord'), require('./KafkaProducerIdsRecord'), require('./KafkaBrokerRegistrationChangeRecord'), require('./KafkaUserScramCredentialRecord'));
  } else {
    factory(root.KafkaClusterMetadataRecord || (root.KafkaClusterMetadataRecord = {}), root.KaitaiStream, root.KafkaAccessControlEntryRecord || (root.KafkaAccessControlEntryRecord = {}), root.KafkaConfigRecord || (root.KafkaConfigRecord = {}), root.KafkaFeatureLevelRecord || (root.KafkaFeatureLevelRecord = {}), root.KafkaUnregisterBrokerRecord || (root.KafkaUnregisterBrokerRecord = {}), root.KafkaRemoveDelegationTokenRecord || (root.KafkaRemoveDelegationTokenRecord = {}), root.KafkaUnfenceBrokerRecord || (root.KafkaUnfenceBrokerRecord = {}), root.KafkaRemoveTopicRecord || (root.KafkaRemoveTopicRecord = {}), root.KafkaBeginTransactionRecord || (root.KafkaBeginTransactionRecord = {}), root.KafkaRegisterControllerRecord || (root.KafkaRegisterControllerRecord = {}), root.KafkaRemoveAccessControlEntryRecord || (root.KafkaRemoveAccessControlEntryRecord = {}), root.KafkaNoOpRecord || (root.KafkaNoOpRecord = {}), root.KafkaClientQuotaRecord || (root.KafkaClientQuotaRecord = {}), root.KafkaUnregisterControllerRecord || (root.KafkaUnregisterControllerRecord = {}), root.KafkaDelegationTokenRecord || (root.KafkaDelegationTokenRecord = {}), root.KafkaZkMigrationStateRecord || (root.KafkaZkMigrationStateRecord = {}), root.KafkaMetadataFrame || (root.KafkaMetadataFrame = {}), root.KafkaPartitionRecord || (root.KafkaPartitionRecord = {}), root.KafkaPartitionChangeRecord || (root.KafkaPartitionChangeRecord = {}), root.KafkaFenceBrokerRecord || (root.KafkaFenceBrokerRecord = {}), root.KafkaTopicRecord || (root.KafkaTopicRecord = {}), root.KafkaAbortTransactionRecord || (root.KafkaAbortTransactionRecord = {}), root.KafkaRegisterBrokerRecord || (root.KafkaRegisterBrokerRecord = {}), root.KafkaEndTransactionRecord || (root.KafkaEndTransactionRecord = {}), root.KafkaClearElrRecord || (root.KafkaClearElrRecord = {}), root.KafkaRemoveUserScramCredentialRecord || (root.KafkaRemoveUserScramCredentialRecord = {}), root.KafkaProducerIdsRecord || (root.KafkaProducerIdsRecord = {}), root.KafkaBrokerRegistrationChangeRecord || (root.KafkaBrokerRegistrationChangeRecord = {}), root.KafkaUserScramCredentialRecord || (root.KafkaUserScramCredentialRecord = {}));
  }
})(typeof self !== 'undefined' ? self : this, function (KafkaClusterMetadataRecord_, KaitaiStream, KafkaAccessControlEntryRecord_, KafkaConfigRecord_, KafkaFeatureLevelRecord_, KafkaUnregisterBrokerRecord_, KafkaRemoveDelegationTokenRecord_, KafkaUnfenceBrokerRecord_, KafkaRemoveTopicRecord_, KafkaBeginTransactionRecord_, KafkaRegisterControllerRecord_, KafkaRemoveAccessControlEntryRecord_, KafkaNoOpRecord_, KafkaClientQuotaRecord_, KafkaUnregisterControllerRecord_, KafkaDelegationTokenRecord_, KafkaZkMigrationStateRecord_, KafkaMetadataFrame_, KafkaPartitionRecord_, KafkaPartitionChangeRecord_, KafkaFenceBrokerRecord_, KafkaTopicRecord_, KafkaAbortTransactionRecord_, KafkaRegisterBrokerRecord_, KafkaEndTransactionRecord_, KafkaClearElrRecord_, KafkaRemoveUserScramCredentialRecord_, KafkaProducerIdsRecord_, KafkaBrokerRegistrationChangeRecord_, KafkaUserScramCredentialRecord_) {
/**
 * The value of any record in `__cluster_metadata`: the message that its type
 * names.
 * @see {@link https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata|Message schemas of Kafka 4.4.0}
 */

var KafkaClusterMetadataRecord = (function() {
  function KafkaClusterMetadataRecord(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  KafkaClusterMetadataRecord.prototype._read = function() {
    if (this.frame.apiKey.value == 0) {
      this.registerBrokerRecord = new KafkaRegisterBrokerRecord_.KafkaRegisterBrokerRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 1) {
      this.unregisterBrokerRecord = new KafkaUnregisterBrokerRecord_.KafkaUnregisterBrokerRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 2) {
      this.topicRecord = new KafkaTopicRecord_.KafkaTopicRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 3) {
      this.partitionRecord = new KafkaPartitionRecord_.KafkaPartitionRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 4) {
      this.configRecord = new KafkaConfigRecord_.KafkaConfigRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 5) {
      this.partitionChangeRecord = new KafkaPartitionChangeRecord_.KafkaPartitionChangeRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 7) {
      this.fenceBrokerRecord = new KafkaFenceBrokerRecord_.KafkaFenceBrokerRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 8) {
      this.unfenceBrokerRecord = new KafkaUnfenceBrokerRecord_.KafkaUnfenceBrokerRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 9) {
      this.removeTopicRecord = new KafkaRemoveTopicRecord_.KafkaRemoveTopicRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 10) {
      this.delegationTokenRecord = new KafkaDelegationTokenRecord_.KafkaDelegationTokenRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 11) {
      this.userScramCredentialRecord = new KafkaUserScramCredentialRecord_.KafkaUserScramCredentialRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 12) {
      this.featureLevelRecord = new KafkaFeatureLevelRecord_.KafkaFeatureLevelRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 14) {
      this.clientQuotaRecord = new KafkaClientQuotaRecord_.KafkaClientQuotaRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 15) {
      this.producerIdsRecord = new KafkaProducerIdsRecord_.KafkaProducerIdsRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 17) {
      this.brokerRegistrationChangeRecord = new KafkaBrokerRegistrationChangeRecord_.KafkaBrokerRegistrationChangeRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 18) {
      this.accessControlEntryRecord = new KafkaAccessControlEntryRecord_.KafkaAccessControlEntryRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 19) {
      this.removeAccessControlEntryRecord = new KafkaRemoveAccessControlEntryRecord_.KafkaRemoveAccessControlEntryRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 20) {
      this.noOpRecord = new KafkaNoOpRecord_.KafkaNoOpRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 21) {
      this.zkMigrationStateRecord = new KafkaZkMigrationStateRecord_.KafkaZkMigrationStateRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 22) {
      this.removeUserScramCredentialRecord = new KafkaRemoveUserScramCredentialRecord_.KafkaRemoveUserScramCredentialRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 23) {
      this.beginTransactionRecord = new KafkaBeginTransactionRecord_.KafkaBeginTransactionRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 24) {
      this.endTransactionRecord = new KafkaEndTransactionRecord_.KafkaEndTransactionRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 25) {
      this.abortTransactionRecord = new KafkaAbortTransactionRecord_.KafkaAbortTransactionRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 26) {
      this.removeDelegationTokenRecord = new KafkaRemoveDelegationTokenRecord_.KafkaRemoveDelegationTokenRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 27) {
      this.registerControllerRecord = new KafkaRegisterControllerRecord_.KafkaRegisterControllerRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 28) {
      this.clearElrRecord = new KafkaClearElrRecord_.KafkaClearElrRecord(this._io, null, null);
    }
    if (this.frame.apiKey.value == 29) {
      this.unregisterControllerRecord = new KafkaUnregisterControllerRecord_.KafkaUnregisterControllerRecord(this._io, null, null);
    }
    if ( ((this.frame.apiKey.value != 0) && (this.frame.apiKey.value != 1) && (this.frame.apiKey.value != 2) && (this.frame.apiKey.value != 3) && (this.frame.apiKey.value != 4) && (this.frame.apiKey.value != 5) && (this.frame.apiKey.value != 7) && (this.frame.apiKey.value != 8) && (this.frame.apiKey.value != 9) && (this.frame.apiKey.value != 10) && (this.frame.apiKey.value != 11) && (this.frame.apiKey.value != 12) && (this.frame.apiKey.value != 14) && (this.frame.apiKey.value != 15) && (this.frame.apiKey.value != 17) && (this.frame.apiKey.value != 18) && (this.frame.apiKey.value != 19) && (this.frame.apiKey.value != 20) && (this.frame.apiKey.value != 21) && (this.frame.apiKey.value != 22) && (this.frame.apiKey.value != 23) && (this.frame.apiKey.value != 24) && (this.frame.apiKey.value != 25) && (this.frame.apiKey.value != 26) && (this.frame.apiKey.value != 27) && (this.frame.apiKey.value != 28) && (this.frame.apiKey.value != 29)) ) {
      this.unknown = this._io.readBytesFull();
    }
  }

  /**
   * Its `api_key` names the message.
   */
  Object.defineProperty(KafkaClusterMetadataRecord.prototype, 'frame', {
    get: function() {
      if (this._m_frame !== undefined)
        return this._m_frame;
      var _pos = this._io.pos;
      this._io.seek(0);
      this._m_frame = new KafkaMetadataFrame_.KafkaMetadataFrame(this._io, null, null);
      this._io.seek(_pos);
      return this._m_frame;
    }
  });

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 2.8.
   */

  /**
   * Since Kafka 3.0.
   */

  /**
   * Since Kafka 3.0.
   */

  /**
   * Since Kafka 3.0.
   */

  /**
   * Since Kafka 3.2.
   */

  /**
   * Since Kafka 3.2.
   */

  /**
   * Since Kafka 3.3.
   */

  /**
   * Since Kafka 3.4.
   */

  /**
   * Since Kafka 3.5.
   */

  /**
   * Since Kafka 3.6.
   */

  /**
   * Since Kafka 3.6.
   */

  /**
   * Since Kafka 3.6.
   */

  /**
   * Since Kafka 3.6.
   */

  /**
   * Since Kafka 3.7.
   */

  /**
   * Since Kafka 4.0.
   */

  /**
   * Since Kafka 4.4.
   */

  /**
   * A type that is not known in Kafka 4.4.0, as bytes.
   */

  return KafkaClusterMetadataRecord;
})();
KafkaClusterMetadataRecord_.KafkaClusterMetadataRecord = KafkaClusterMetadataRecord;
});
