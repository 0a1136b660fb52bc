// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The key of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionKey.json">ConsumerGroupRegularExpressionKey</a>
 */
public class KafkaConsumerGroupRegularExpressionKey extends KaitaiStruct {
    public static KafkaConsumerGroupRegularExpressionKey fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupRegularExpressionKey(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupRegularExpressionKey(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupRegularExpressionKey(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupRegularExpressionKey(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupRegularExpressionKey _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.recordType = this._io.readS2be();
        if (!(this.recordType == 16)) {
            throw new KaitaiStream.ValidationNotEqualError(16, this.recordType, this._io, "/seq/0");
        }
        this.groupId = new KafkaString(this._io);
        this.regularExpression = new KafkaString(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.groupId._fetchInstances();
        this.regularExpression._fetchInstances();
    }
    private short recordType;
    private KafkaString groupId;
    private KafkaString regularExpression;
    private byte[] trailing;
    private KafkaConsumerGroupRegularExpressionKey _root;
    private KaitaiStruct _parent;

    /**
     * The type of the record.
     */
    public short recordType() { return recordType; }

    /**
     * `string`, since Kafka 4.0.
     */
    public KafkaString groupId() { return groupId; }

    /**
     * `string`, since Kafka 4.0.
     */
    public KafkaString regularExpression() { return regularExpression; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupRegularExpressionKey _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
