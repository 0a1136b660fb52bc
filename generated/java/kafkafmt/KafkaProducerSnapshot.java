// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * What a broker knew of a partition's idempotent and transactional producers
 * up to the offset in the file's name: `00000000000000000042.snapshot`.
 * Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
 * batches of a producer that a broker remembers, the newest alone is kept.
 * Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
 * is a log (`kafka_log`).
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java">ProducerStateManager.readSnapshot</a>
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
 */
public class KafkaProducerSnapshot extends KaitaiStruct {
    public static KafkaProducerSnapshot fromFile(String fileName) throws IOException {
        return new KafkaProducerSnapshot(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaProducerSnapshot(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaProducerSnapshot(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaProducerSnapshot(KaitaiStream _io, KaitaiStruct _parent, KafkaProducerSnapshot _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.version = this._io.readS2be();
        if (!(this.version == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.version, this._io, "/seq/0");
        }
        this.crc = this._io.readU4be();
        this.numProducerEntries = this._io.readS4be();
        if (!(this.numProducerEntries >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.numProducerEntries, this._io, "/seq/2");
        }
        this.producerEntries = new ArrayList<ProducerSnapshotEntry>();
        for (int i = 0; i < numProducerEntries(); i++) {
            this.producerEntries.add(new ProducerSnapshotEntry(this._io, this, _root));
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.producerEntries.size(); i++) {
            this.producerEntries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * A producer and the last batch that it wrote.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java">ProducerStateEntry</a>
     */
    public static class ProducerSnapshotEntry extends KaitaiStruct {
        public static ProducerSnapshotEntry fromFile(String fileName) throws IOException {
            return new ProducerSnapshotEntry(new ByteBufferKaitaiStream(fileName));
        }

        public ProducerSnapshotEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public ProducerSnapshotEntry(KaitaiStream _io, KafkaProducerSnapshot _parent) {
            this(_io, _parent, null);
        }

        public ProducerSnapshotEntry(KaitaiStream _io, KafkaProducerSnapshot _parent, KafkaProducerSnapshot _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.producerId = this._io.readS8be();
            this.producerEpoch = this._io.readS2be();
            this.lastSequence = this._io.readS4be();
            this.lastOffset = this._io.readS8be();
            this.offsetDelta = this._io.readS4be();
            this.timestamp = this._io.readS8be();
            this.coordinatorEpoch = this._io.readS4be();
            this.currentTxnFirstOffset = this._io.readS8be();
        }

        public void _fetchInstances() {
        }
        private long producerId;
        private short producerEpoch;
        private int lastSequence;
        private long lastOffset;
        private int offsetDelta;
        private long timestamp;
        private int coordinatorEpoch;
        private long currentTxnFirstOffset;
        private KafkaProducerSnapshot _root;
        private KafkaProducerSnapshot _parent;

        /**
         * Of the producer.
         */
        public long producerId() { return producerId; }

        /**
         * Epoch of the producer.
         */
        public short producerEpoch() { return producerEpoch; }

        /**
         * Sequence number of the last record; -1 when no batch is
         * remembered.
         */
        public int lastSequence() { return lastSequence; }

        /**
         * Offset of the last record; -1 when no batch is remembered.
         */
        public long lastOffset() { return lastOffset; }

        /**
         * The last record's offset, and sequence number, less the first
         * one's of the same batch.
         */
        public int offsetDelta() { return offsetDelta; }

        /**
         * Milliseconds since the epoch, of the last batch or marker; -1 for
         * none.
         */
        public long timestamp() { return timestamp; }

        /**
         * Of the last marker; -1 for none.
         */
        public int coordinatorEpoch() { return coordinatorEpoch; }

        /**
         * First offset of the transaction that is open; -1 for none.
         */
        public long currentTxnFirstOffset() { return currentTxnFirstOffset; }
        public KafkaProducerSnapshot _root() { return _root; }
        public KafkaProducerSnapshot _parent() { return _parent; }
    }
    private short version;
    private long crc;
    private int numProducerEntries;
    private List<ProducerSnapshotEntry> producerEntries;
    private byte[] trailing;
    private KafkaProducerSnapshot _root;
    private KaitaiStruct _parent;

    /**
     * Any other is refused by Kafka, too.
     */
    public short version() { return version; }

    /**
     * CRC-32C (Castagnoli) of all that follows this field, to the end of the
     * file.
     */
    public long crc() { return crc; }

    /**
     * How many follow.
     */
    public int numProducerEntries() { return numProducerEntries; }

    /**
     * One for each producer.
     */
    public List<ProducerSnapshotEntry> producerEntries() { return producerEntries; }

    /**
     * Empty as a rule. Kafka does not look at it, but the checksum covers
     * it.
     */
    public byte[] trailing() { return trailing; }
    public KafkaProducerSnapshot _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
