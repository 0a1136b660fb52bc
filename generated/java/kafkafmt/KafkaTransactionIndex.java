// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The aborted transactions whose markers stand in a segment:
 * `00000000000000000000.txnindex`, beside the `.log` of the same name. A
 * segment in which none was aborted has no such file. Unlike the other
 * indexes it is not preallocated, and its offsets are absolute.
 * @see <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging">KIP-98</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java">TransactionIndex</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json">AbortedTxn</a>
 */
public class KafkaTransactionIndex extends KaitaiStruct {
    public static KafkaTransactionIndex fromFile(String fileName) throws IOException {
        return new KafkaTransactionIndex(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaTransactionIndex(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaTransactionIndex(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaTransactionIndex(KaitaiStream _io, KaitaiStruct _parent, KafkaTransactionIndex _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.entries = new ArrayList<AbortedTxn>();
        for (int i = 0; i < numEntries(); i++) {
            this.entries.add(new AbortedTxn(this._io, this, _root));
        }
        this.tail = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * An aborted transaction.
     * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json">AbortedTxn</a>
     */
    public static class AbortedTxn extends KaitaiStruct {
        public static AbortedTxn fromFile(String fileName) throws IOException {
            return new AbortedTxn(new ByteBufferKaitaiStream(fileName));
        }

        public AbortedTxn(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AbortedTxn(KaitaiStream _io, KafkaTransactionIndex _parent) {
            this(_io, _parent, null);
        }

        public AbortedTxn(KaitaiStream _io, KafkaTransactionIndex _parent, KafkaTransactionIndex _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.version = this._io.readS2be();
            this.producerId = this._io.readS8be();
            this.firstOffset = this._io.readS8be();
            this.lastOffset = this._io.readS8be();
            this.lastStableOffset = this._io.readS8be();
        }

        public void _fetchInstances() {
        }
        private short version;
        private long producerId;
        private long firstOffset;
        private long lastOffset;
        private long lastStableOffset;
        private KafkaTransactionIndex _root;
        private KafkaTransactionIndex _parent;

        /**
         * Always 0. Kafka's own reader takes the first of the two bytes
         * only.
         */
        public short version() { return version; }

        /**
         * Of the producer.
         */
        public long producerId() { return producerId; }

        /**
         * Of the transaction's first record.
         */
        public long firstOffset() { return firstOffset; }

        /**
         * Of the marker that ends the transaction.
         */
        public long lastOffset() { return lastOffset; }

        /**
         * The partition's last stable offset once the marker was there: no
         * transaction that began before it is open any more.
         */
        public long lastStableOffset() { return lastStableOffset; }
        public KafkaTransactionIndex _root() { return _root; }
        public KafkaTransactionIndex _parent() { return _parent; }
    }
    private Long numEntries;

    /**
     * Whole entries, of 34 bytes each.
     */
    public Long numEntries() {
        if (this.numEntries != null)
            return this.numEntries;
        this.numEntries = ((Number) (((Number) (((Number) (_io().size())).longValue() / ((long) 34))).longValue())).longValue();
        return this.numEntries;
    }
    private List<AbortedTxn> entries;
    private byte[] tail;
    private KafkaTransactionIndex _root;
    private KaitaiStruct _parent;

    /**
     * Ascending by `last_offset`.
     */
    public List<AbortedTxn> entries() { return entries; }

    /**
     * The bytes after the last whole entry; usually empty. Kafka does not
     * look at them.
     */
    public byte[] tail() { return tail; }
    public KafkaTransactionIndex _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
