// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 2 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/TopicRecord.json">TopicRecord</a>
 */
public class KafkaTopicRecord extends KaitaiStruct {
    public static KafkaTopicRecord fromFile(String fileName) throws IOException {
        return new KafkaTopicRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaTopicRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaTopicRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaTopicRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaTopicRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.name = new KafkaCompactString(this._io);
        this.topicId = this._io.readBytes(16);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.name._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaCompactString name;
    private byte[] topicId;
    private KafkaTaggedFields taggedFields;
    private KafkaTopicRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 2.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `string`, since Kafka 2.8.
     */
    public KafkaCompactString name() { return name; }

    /**
     * `uuid`, since Kafka 2.8.
     */
    public byte[] topicId() { return topicId; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaTopicRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
