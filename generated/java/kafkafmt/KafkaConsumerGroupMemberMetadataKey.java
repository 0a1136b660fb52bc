// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of a record of type 5 in `__consumer_offsets`. Since Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupMemberMetadataKey.json">ConsumerGroupMemberMetadataKey</a>
 */
public class KafkaConsumerGroupMemberMetadataKey extends KaitaiStruct {
    public static KafkaConsumerGroupMemberMetadataKey fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupMemberMetadataKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupMemberMetadataKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupMemberMetadataKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupMemberMetadataKey(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupMemberMetadataKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.recordType = this._io.readS2be();
        if (!(this.recordType == 5)) {
            throw new KaitaiStream.ValidationNotEqualError(5, this.recordType, this._io, "/seq/0");
        }
        this.groupId = new KafkaString(this._io);
        this.memberId = new KafkaString(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.groupId._fetchInstances();
        this.memberId._fetchInstances();
    }
    private short recordType;
    private KafkaString groupId;
    private KafkaString memberId;
    private byte[] trailing;
    private KafkaConsumerGroupMemberMetadataKey _root;
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
     * `string`, since Kafka 3.5.
     */
    public KafkaString memberId() { return memberId; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupMemberMetadataKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
