// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataKey.json">ConsumerGroupTargetAssignmentMetadataKey</a>
 */
public class KafkaConsumerGroupTargetAssignmentMetadataKey extends KaitaiStruct {
    public static KafkaConsumerGroupTargetAssignmentMetadataKey fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupTargetAssignmentMetadataKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupTargetAssignmentMetadataKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupTargetAssignmentMetadataKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupTargetAssignmentMetadataKey(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupTargetAssignmentMetadataKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.recordType = this._io.readS2be();
        if (!(this.recordType == 6)) {
            throw new KaitaiStream.ValidationNotEqualError(6, this.recordType, this._io, "/seq/0");
        }
        this.groupId = new KafkaString(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.groupId._fetchInstances();
    }
    private short recordType;
    private KafkaString groupId;
    private byte[] trailing;
    private KafkaConsumerGroupTargetAssignmentMetadataKey _root;
    private KaitaiStruct _parent;

    /**
     * The type of the record.
     */
    public short recordType() { return recordType; }

    /**
     * `string`, since Kafka 3.5.
     */
    public KafkaString groupId() { return groupId; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupTargetAssignmentMetadataKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
