// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataKey.json">ConsumerGroupPartitionMetadataKey</a>
 */
public class KafkaConsumerGroupPartitionMetadataKey extends KaitaiStruct {
    public static KafkaConsumerGroupPartitionMetadataKey fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupPartitionMetadataKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupPartitionMetadataKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupPartitionMetadataKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupPartitionMetadataKey(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupPartitionMetadataKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.recordType = this._io.readS2be();
        if (!(this.recordType == 4)) {
            throw new KaitaiStream.ValidationNotEqualError(4, this.recordType, this._io, "/seq/0");
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
    private KafkaConsumerGroupPartitionMetadataKey _root;
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
    public KafkaConsumerGroupPartitionMetadataKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
