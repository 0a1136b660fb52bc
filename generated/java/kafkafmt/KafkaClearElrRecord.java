// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 28 in `__cluster_metadata`. Since
 * Kafka 4.0.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClearElrRecord.json">ClearElrRecord</a>
 */
public class KafkaClearElrRecord extends KaitaiStruct {
    public static KafkaClearElrRecord fromFile(String fileName) throws IOException {
        return new KafkaClearElrRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaClearElrRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaClearElrRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaClearElrRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaClearElrRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.topicName = new KafkaCompactString(this._io);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.topicName._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaCompactString topicName;
    private KafkaTaggedFields taggedFields;
    private KafkaClearElrRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 28.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `string`, since Kafka 4.0.
     */
    public KafkaCompactString topicName() { return topicName; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaClearElrRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
