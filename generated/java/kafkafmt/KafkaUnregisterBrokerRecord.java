// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 1 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterBrokerRecord.json">UnregisterBrokerRecord</a>
 */
public class KafkaUnregisterBrokerRecord extends KaitaiStruct {
    public static KafkaUnregisterBrokerRecord fromFile(String fileName) throws IOException {
        return new KafkaUnregisterBrokerRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaUnregisterBrokerRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaUnregisterBrokerRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaUnregisterBrokerRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaUnregisterBrokerRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.brokerId = this._io.readS4be();
        this.brokerEpoch = this._io.readS8be();
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private int brokerId;
    private long brokerEpoch;
    private KafkaTaggedFields taggedFields;
    private KafkaUnregisterBrokerRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 1.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `int32`, since Kafka 2.8.
     */
    public int brokerId() { return brokerId; }

    /**
     * Epoch of the broker's registration, the offset of its record.
     * `int64`, since Kafka 2.8.
     */
    public long brokerEpoch() { return brokerEpoch; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaUnregisterBrokerRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
