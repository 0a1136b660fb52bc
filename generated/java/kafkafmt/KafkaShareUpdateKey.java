// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of a record of type 1 in `__share_group_state`. Since Kafka 3.9.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/share-coordinator/src/main/resources/common/message/ShareUpdateKey.json">ShareUpdateKey</a>
 */
public class KafkaShareUpdateKey extends KaitaiStruct {
    public static KafkaShareUpdateKey fromFile(String fileName) throws IOException {
        return new KafkaShareUpdateKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareUpdateKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareUpdateKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareUpdateKey(KaitaiStream _io, KaitaiStruct _parent, KafkaShareUpdateKey _root) {
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
        this.groupId = new KafkaString(this._io);
        this.topicId = this._io.readBytes(16);
        this.partition = this._io.readS4be();
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.groupId._fetchInstances();
    }
    private short recordType;
    private KafkaString groupId;
    private byte[] topicId;
    private int partition;
    private byte[] trailing;
    private KafkaShareUpdateKey _root;
    private KaitaiStruct _parent;

    /**
     * The type of the record.
     */
    public short recordType() { return recordType; }

    /**
     * `string`, since Kafka 3.9.
     */
    public KafkaString groupId() { return groupId; }

    /**
     * `uuid`, since Kafka 3.9.
     */
    public byte[] topicId() { return topicId; }

    /**
     * `int32`, since Kafka 3.9.
     */
    public int partition() { return partition; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareUpdateKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
