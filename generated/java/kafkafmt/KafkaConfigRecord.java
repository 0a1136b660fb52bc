// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 4 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ConfigRecord.json">ConfigRecord</a>
 */
public class KafkaConfigRecord extends KaitaiStruct {
    public static KafkaConfigRecord fromFile(String fileName) throws IOException {
        return new KafkaConfigRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConfigRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConfigRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConfigRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaConfigRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.resourceType = this._io.readS1();
        this.resourceName = new KafkaCompactString(this._io);
        this.name = new KafkaCompactString(this._io);
        this.value = new KafkaCompactString(this._io);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.resourceName._fetchInstances();
        this.name._fetchInstances();
        this.value._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private byte resourceType;
    private KafkaCompactString resourceName;
    private KafkaCompactString name;
    private KafkaCompactString value;
    private KafkaTaggedFields taggedFields;
    private KafkaConfigRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 4.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * 2 topic, 4 broker, 8 broker logger, 16 client metrics, 32 group.
     * `int8`, since Kafka 2.8.
     */
    public byte resourceType() { return resourceType; }

    /**
     * `string`, since Kafka 2.8.
     */
    public KafkaCompactString resourceName() { return resourceName; }

    /**
     * `string`, since Kafka 2.8.
     */
    public KafkaCompactString name() { return name; }

    /**
     * Null removes the configuration. `string`, since Kafka 2.8. May be
     * null.
     */
    public KafkaCompactString value() { return value; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaConfigRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
