// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 16 in `__consumer_offsets`. Since Kafka
 * 4.0.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json">ConsumerGroupRegularExpressionValue</a>
 */
public class KafkaConsumerGroupRegularExpressionValue extends KaitaiStruct {
    public static KafkaConsumerGroupRegularExpressionValue fromFile(String fileName) throws IOException {
        return new KafkaConsumerGroupRegularExpressionValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaConsumerGroupRegularExpressionValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaConsumerGroupRegularExpressionValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaConsumerGroupRegularExpressionValue(KaitaiStream _io, KaitaiStruct _parent, KafkaConsumerGroupRegularExpressionValue _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.messageVersion = this._io.readS2be();
        if (!(this.messageVersion >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.messageVersion, this._io, "/seq/0");
        }
        if (!(this.messageVersion <= 0)) {
            throw new KaitaiStream.ValidationGreaterThanError(0, this.messageVersion, this._io, "/seq/0");
        }
        this.numTopicsPlusOne = new KafkaUnsignedVarint(this._io);
        if (numTopicsPlusOne().value() >= ((long) 1)) {
            this.topics = new ArrayList<KafkaCompactString>();
            for (int i = 0; i < ((Number) (numTopicsPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.topics.add(new KafkaCompactString(this._io));
            }
        }
        this.versionNumber = this._io.readS8be();
        this.timestamp = this._io.readS8be();
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.numTopicsPlusOne._fetchInstances();
        if (numTopicsPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.topics.size(); i++) {
                this.topics.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }
    private short messageVersion;
    private KafkaUnsignedVarint numTopicsPlusOne;
    private List<KafkaCompactString> topics;
    private long versionNumber;
    private long timestamp;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaConsumerGroupRegularExpressionValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numTopicsPlusOne() { return numTopicsPlusOne; }

    /**
     * `[]string`, since Kafka 4.0.
     */
    public List<KafkaCompactString> topics() { return topics; }

    /**
     * `int64`, since Kafka 4.0.
     */
    public long versionNumber() { return versionNumber; }

    /**
     * `int64`, since Kafka 4.0.
     */
    public long timestamp() { return timestamp; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaConsumerGroupRegularExpressionValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
