// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitKey.json">OffsetCommitKey</a>
 */
public class KafkaOffsetCommitKey extends KaitaiStruct {
    public static KafkaOffsetCommitKey fromFile(String fileName) throws IOException {
        return new KafkaOffsetCommitKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaOffsetCommitKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaOffsetCommitKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaOffsetCommitKey(KaitaiStream _io, KaitaiStruct _parent, KafkaOffsetCommitKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.recordType = this._io.readS2be();
        if (!(this.recordType == 1)) {
            throw new KaitaiStream.ValidationNotEqualError(1, this.recordType, this._io, "/seq/0");
        }
        this.group = new KafkaString(this._io);
        this.topic = new KafkaString(this._io);
        this.partition = this._io.readS4be();
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.group._fetchInstances();
        this.topic._fetchInstances();
    }
    private short recordType;
    private KafkaString group;
    private KafkaString topic;
    private int partition;
    private byte[] trailing;
    private KafkaOffsetCommitKey _root;
    private KaitaiStruct _parent;

    /**
     * The type of the record.
     */
    public short recordType() { return recordType; }

    /**
     * `string`, since Kafka 0.9.
     */
    public KafkaString group() { return group; }

    /**
     * `string`, since Kafka 0.9.
     */
    public KafkaString topic() { return topic; }

    /**
     * `int32`, since Kafka 0.9.
     */
    public int partition() { return partition; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaOffsetCommitKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
