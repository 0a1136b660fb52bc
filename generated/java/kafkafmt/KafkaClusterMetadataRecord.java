// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of any record in `__cluster_metadata`: the message that its
 * type names.
 * @see <a href="https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata">Message schemas of Kafka 4.4.0</a>
 */
public class KafkaClusterMetadataRecord extends KaitaiStruct {
    public static KafkaClusterMetadataRecord fromFile(String fileName) throws IOException {
        return new KafkaClusterMetadataRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaClusterMetadataRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaClusterMetadataRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaClusterMetadataRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaClusterMetadataRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        if (frame().apiKey().value() == 0) {
            this.registerBrokerRecord = new KafkaRegisterBrokerRecord(this._io);
        }
        if (frame().apiKey().value() == 1) {
            this.unregisterBrokerRecord = new KafkaUnregisterBrokerRecord(this._io);
        }
        if (frame().apiKey().value() == 2) {
            this.topicRecord = new KafkaTopicRecord(this._io);
        }
        if (frame().apiKey().value() == 3) {
            this.partitionRecord = new KafkaPartitionRecord(this._io);
        }
        if (frame().apiKey().value() == 4) {
            this.configRecord = new KafkaConfigRecord(this._io);
        }
        if (frame().apiKey().value() == 5) {
            this.partitionChangeRecord = new KafkaPartitionChangeRecord(this._io);
        }
        if (frame().apiKey().value() == 7) {
            this.fenceBrokerRecord = new KafkaFenceBrokerRecord(this._io);
        }
        if (frame().apiKey().value() == 8) {
            this.unfenceBrokerRecord = new KafkaUnfenceBrokerRecord(this._io);
        }
        if (frame().apiKey().value() == 9) {
            this.removeTopicRecord = new KafkaRemoveTopicRecord(this._io);
        }
        if (frame().apiKey().value() == 10) {
            this.delegationTokenRecord = new KafkaDelegationTokenRecord(this._io);
        }
        if (frame().apiKey().value() == 11) {
            this.userScramCredentialRecord = new KafkaUserScramCredentialRecord(this._io);
        }
        if (frame().apiKey().value() == 12) {
            this.featureLevelRecord = new KafkaFeatureLevelRecord(this._io);
        }
        if (frame().apiKey().value() == 14) {
            this.clientQuotaRecord = new KafkaClientQuotaRecord(this._io);
        }
        if (frame().apiKey().value() == 15) {
            this.producerIdsRecord = new KafkaProducerIdsRecord(this._io);
        }
        if (frame().apiKey().value() == 17) {
            this.brokerRegistrationChangeRecord = new KafkaBrokerRegistrationChangeRecord(this._io);
        }
        if (frame().apiKey().value() == 18) {
            this.accessControlEntryRecord = new KafkaAccessControlEntryRecord(this._io);
        }
        if (frame().apiKey().value() == 19) {
            this.removeAccessControlEntryRecord = new KafkaRemoveAccessControlEntryRecord(this._io);
        }
        if (frame().apiKey().value() == 20) {
            this.noOpRecord = new KafkaNoOpRecord(this._io);
        }
        if (frame().apiKey().value() == 21) {
            this.zkMigrationStateRecord = new KafkaZkMigrationStateRecord(this._io);
        }
        if (frame().apiKey().value() == 22) {
            this.removeUserScramCredentialRecord = new KafkaRemoveUserScramCredentialRecord(this._io);
        }
        if (frame().apiKey().value() == 23) {
            this.beginTransactionRecord = new KafkaBeginTransactionRecord(this._io);
        }
        if (frame().apiKey().value() == 24) {
            this.endTransactionRecord = new KafkaEndTransactionRecord(this._io);
        }
        if (frame().apiKey().value() == 25) {
            this.abortTransactionRecord = new KafkaAbortTransactionRecord(this._io);
        }
        if (frame().apiKey().value() == 26) {
            this.removeDelegationTokenRecord = new KafkaRemoveDelegationTokenRecord(this._io);
        }
        if (frame().apiKey().value() == 27) {
            this.registerControllerRecord = new KafkaRegisterControllerRecord(this._io);
        }
        if (frame().apiKey().value() == 28) {
            this.clearElrRecord = new KafkaClearElrRecord(this._io);
        }
        if (frame().apiKey().value() == 29) {
            this.unregisterControllerRecord = new KafkaUnregisterControllerRecord(this._io);
        }
        if ( ((frame().apiKey().value() != 0) && (frame().apiKey().value() != 1) && (frame().apiKey().value() != 2) && (frame().apiKey().value() != 3) && (frame().apiKey().value() != 4) && (frame().apiKey().value() != 5) && (frame().apiKey().value() != 7) && (frame().apiKey().value() != 8) && (frame().apiKey().value() != 9) && (frame().apiKey().value() != 10) && (frame().apiKey().value() != 11) && (frame().apiKey().value() != 12) && (frame().apiKey().value() != 14) && (frame().apiKey().value() != 15) && (frame().apiKey().value() != 17) && (frame().apiKey().value() != 18) && (frame().apiKey().value() != 19) && (frame().apiKey().value() != 20) && (frame().apiKey().value() != 21) && (frame().apiKey().value() != 22) && (frame().apiKey().value() != 23) && (frame().apiKey().value() != 24) && (frame().apiKey().value() != 25) && (frame().apiKey().value() != 26) && (frame().apiKey().value() != 27) && (frame().apiKey().value() != 28) && (frame().apiKey().value() != 29)) ) {
            this.unknown = this._io.readBytesFull();
        }
    }

    public void _fetchInstances() {
        if (frame().apiKey().value() == 0) {
            this.registerBrokerRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 1) {
            this.unregisterBrokerRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 2) {
            this.topicRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 3) {
            this.partitionRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 4) {
            this.configRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 5) {
            this.partitionChangeRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 7) {
            this.fenceBrokerRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 8) {
            this.unfenceBrokerRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 9) {
            this.removeTopicRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 10) {
            this.delegationTokenRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 11) {
            this.userScramCredentialRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 12) {
            this.featureLevelRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 14) {
            this.clientQuotaRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 15) {
            this.producerIdsRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 17) {
            this.brokerRegistrationChangeRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 18) {
            this.accessControlEntryRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 19) {
            this.removeAccessControlEntryRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 20) {
            this.noOpRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 21) {
            this.zkMigrationStateRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 22) {
            this.removeUserScramCredentialRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 23) {
            this.beginTransactionRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 24) {
            this.endTransactionRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 25) {
            this.abortTransactionRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 26) {
            this.removeDelegationTokenRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 27) {
            this.registerControllerRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 28) {
            this.clearElrRecord._fetchInstances();
        }
        if (frame().apiKey().value() == 29) {
            this.unregisterControllerRecord._fetchInstances();
        }
        if ( ((frame().apiKey().value() != 0) && (frame().apiKey().value() != 1) && (frame().apiKey().value() != 2) && (frame().apiKey().value() != 3) && (frame().apiKey().value() != 4) && (frame().apiKey().value() != 5) && (frame().apiKey().value() != 7) && (frame().apiKey().value() != 8) && (frame().apiKey().value() != 9) && (frame().apiKey().value() != 10) && (frame().apiKey().value() != 11) && (frame().apiKey().value() != 12) && (frame().apiKey().value() != 14) && (frame().apiKey().value() != 15) && (frame().apiKey().value() != 17) && (frame().apiKey().value() != 18) && (frame().apiKey().value() != 19) && (frame().apiKey().value() != 20) && (frame().apiKey().value() != 21) && (frame().apiKey().value() != 22) && (frame().apiKey().value() != 23) && (frame().apiKey().value() != 24) && (frame().apiKey().value() != 25) && (frame().apiKey().value() != 26) && (frame().apiKey().value() != 27) && (frame().apiKey().value() != 28) && (frame().apiKey().value() != 29)) ) {
        }
        frame();
        if (this.frame != null) {
            this.frame._fetchInstances();
        }
    }
    private KafkaMetadataFrame frame;

    /**
     * Its `api_key` names the message.
     */
    public KafkaMetadataFrame frame() {
        if (this.frame != null)
            return this.frame;
        long _pos = this._io.pos();
        this._io.seek(0);
        this.frame = new KafkaMetadataFrame(this._io);
        this._io.seek(_pos);
        return this.frame;
    }
    private KafkaRegisterBrokerRecord registerBrokerRecord;
    private KafkaUnregisterBrokerRecord unregisterBrokerRecord;
    private KafkaTopicRecord topicRecord;
    private KafkaPartitionRecord partitionRecord;
    private KafkaConfigRecord configRecord;
    private KafkaPartitionChangeRecord partitionChangeRecord;
    private KafkaFenceBrokerRecord fenceBrokerRecord;
    private KafkaUnfenceBrokerRecord unfenceBrokerRecord;
    private KafkaRemoveTopicRecord removeTopicRecord;
    private KafkaDelegationTokenRecord delegationTokenRecord;
    private KafkaUserScramCredentialRecord userScramCredentialRecord;
    private KafkaFeatureLevelRecord featureLevelRecord;
    private KafkaClientQuotaRecord clientQuotaRecord;
    private KafkaProducerIdsRecord producerIdsRecord;
    private KafkaBrokerRegistrationChangeRecord brokerRegistrationChangeRecord;
    private KafkaAccessControlEntryRecord accessControlEntryRecord;
    private KafkaRemoveAccessControlEntryRecord removeAccessControlEntryRecord;
    private KafkaNoOpRecord noOpRecord;
    private KafkaZkMigrationStateRecord zkMigrationStateRecord;
    private KafkaRemoveUserScramCredentialRecord removeUserScramCredentialRecord;
    private KafkaBeginTransactionRecord beginTransactionRecord;
    private KafkaEndTransactionRecord endTransactionRecord;
    private KafkaAbortTransactionRecord abortTransactionRecord;
    private KafkaRemoveDelegationTokenRecord removeDelegationTokenRecord;
    private KafkaRegisterControllerRecord registerControllerRecord;
    private KafkaClearElrRecord clearElrRecord;
    private KafkaUnregisterControllerRecord unregisterControllerRecord;
    private byte[] unknown;
    private KafkaClusterMetadataRecord _root;
    private KaitaiStruct _parent;

    /**
     * Since Kafka 2.8.
     */
    public KafkaRegisterBrokerRecord registerBrokerRecord() { return registerBrokerRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaUnregisterBrokerRecord unregisterBrokerRecord() { return unregisterBrokerRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaTopicRecord topicRecord() { return topicRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaPartitionRecord partitionRecord() { return partitionRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaConfigRecord configRecord() { return configRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaPartitionChangeRecord partitionChangeRecord() { return partitionChangeRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaFenceBrokerRecord fenceBrokerRecord() { return fenceBrokerRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaUnfenceBrokerRecord unfenceBrokerRecord() { return unfenceBrokerRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaRemoveTopicRecord removeTopicRecord() { return removeTopicRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaDelegationTokenRecord delegationTokenRecord() { return delegationTokenRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaUserScramCredentialRecord userScramCredentialRecord() { return userScramCredentialRecord; }

    /**
     * Since Kafka 2.8.
     */
    public KafkaFeatureLevelRecord featureLevelRecord() { return featureLevelRecord; }

    /**
     * Since Kafka 3.0.
     */
    public KafkaClientQuotaRecord clientQuotaRecord() { return clientQuotaRecord; }

    /**
     * Since Kafka 3.0.
     */
    public KafkaProducerIdsRecord producerIdsRecord() { return producerIdsRecord; }

    /**
     * Since Kafka 3.0.
     */
    public KafkaBrokerRegistrationChangeRecord brokerRegistrationChangeRecord() { return brokerRegistrationChangeRecord; }

    /**
     * Since Kafka 3.2.
     */
    public KafkaAccessControlEntryRecord accessControlEntryRecord() { return accessControlEntryRecord; }

    /**
     * Since Kafka 3.2.
     */
    public KafkaRemoveAccessControlEntryRecord removeAccessControlEntryRecord() { return removeAccessControlEntryRecord; }

    /**
     * Since Kafka 3.3.
     */
    public KafkaNoOpRecord noOpRecord() { return noOpRecord; }

    /**
     * Since Kafka 3.4.
     */
    public KafkaZkMigrationStateRecord zkMigrationStateRecord() { return zkMigrationStateRecord; }

    /**
     * Since Kafka 3.5.
     */
    public KafkaRemoveUserScramCredentialRecord removeUserScramCredentialRecord() { return removeUserScramCredentialRecord; }

    /**
     * Since Kafka 3.6.
     */
    public KafkaBeginTransactionRecord beginTransactionRecord() { return beginTransactionRecord; }

    /**
     * Since Kafka 3.6.
     */
    public KafkaEndTransactionRecord endTransactionRecord() { return endTransactionRecord; }

    /**
     * Since Kafka 3.6.
     */
    public KafkaAbortTransactionRecord abortTransactionRecord() { return abortTransactionRecord; }

    /**
     * Since Kafka 3.6.
     */
    public KafkaRemoveDelegationTokenRecord removeDelegationTokenRecord() { return removeDelegationTokenRecord; }

    /**
     * Since Kafka 3.7.
     */
    public KafkaRegisterControllerRecord registerControllerRecord() { return registerControllerRecord; }

    /**
     * Since Kafka 4.0.
     */
    public KafkaClearElrRecord clearElrRecord() { return clearElrRecord; }

    /**
     * Since Kafka 4.4.
     */
    public KafkaUnregisterControllerRecord unregisterControllerRecord() { return unregisterControllerRecord; }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    public byte[] unknown() { return unknown; }
    public KafkaClusterMetadataRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
