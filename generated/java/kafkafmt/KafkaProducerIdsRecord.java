// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 15 in `__cluster_metadata`. Since
 * Kafka 3.0. Version 0 has this layout since Kafka 3.2; earlier releases
 * wrote another one under the same number, and nothing in the bytes says
 * so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ProducerIdsRecord.json">ProducerIdsRecord</a>
 */
public class KafkaProducerIdsRecord extends KaitaiStruct {
    public static KafkaProducerIdsRecord fromFile(String fileName) throws IOException {
        return new KafkaProducerIdsRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaProducerIdsRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaProducerIdsRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaProducerIdsRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaProducerIdsRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.brokerId = this._io.readS4be();
        this.brokerEpoch = this._io.readS8be();
        this.nextProducerId = this._io.readS8be();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private int brokerId;
    private long brokerEpoch;
    private long nextProducerId;
    private KafkaTaggedFields taggedFields;
    private KafkaProducerIdsRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 15.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `int32`, since Kafka 3.0.
     */
    public int brokerId() { return brokerId; }

    /**
     * Epoch of the broker's registration, the offset of its record.
     * `int64`, since Kafka 3.0. -1 unless it is given.
     */
    public long brokerEpoch() { return brokerEpoch; }

    /**
     * The first id that is not given out yet. `int64`, since Kafka 3.2.
     */
    public long nextProducerId() { return nextProducerId; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaProducerIdsRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
