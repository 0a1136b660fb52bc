// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 9 in `__cluster_metadata`. Since Kafka
 * 2.8.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RemoveTopicRecord.json">RemoveTopicRecord</a>
 */
public class KafkaRemoveTopicRecord extends KaitaiStruct {
    public static KafkaRemoveTopicRecord fromFile(String fileName) throws IOException {
        return new KafkaRemoveTopicRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRemoveTopicRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRemoveTopicRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRemoveTopicRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaRemoveTopicRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.topicId = this._io.readBytes(16);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private byte[] topicId;
    private KafkaTaggedFields taggedFields;
    private KafkaRemoveTopicRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 9.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `uuid`, since Kafka 2.8.
     */
    public byte[] topicId() { return topicId; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaRemoveTopicRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
