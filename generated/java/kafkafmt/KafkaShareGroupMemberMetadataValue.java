// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record of type 10 in `__consumer_offsets`. Since Kafka
 * 3.9.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupMemberMetadataValue.json">ShareGroupMemberMetadataValue</a>
 */
public class KafkaShareGroupMemberMetadataValue extends KaitaiStruct {
    public static KafkaShareGroupMemberMetadataValue fromFile(String fileName) throws IOException {
        return new KafkaShareGroupMemberMetadataValue(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaShareGroupMemberMetadataValue(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaShareGroupMemberMetadataValue(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaShareGroupMemberMetadataValue(KaitaiStream _io, KaitaiStruct _parent, KafkaShareGroupMemberMetadataValue _root) {
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
        this.rackId = new KafkaCompactString(this._io);
        this.clientId = new KafkaCompactString(this._io);
        this.clientHost = new KafkaCompactString(this._io);
        this.numSubscribedTopicNamesPlusOne = new KafkaUnsignedVarint(this._io);
        if (numSubscribedTopicNamesPlusOne().value() >= ((long) 1)) {
            this.subscribedTopicNames = new ArrayList<KafkaCompactString>();
            for (int i = 0; i < ((Number) (numSubscribedTopicNamesPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.subscribedTopicNames.add(new KafkaCompactString(this._io));
            }
        }
        this.taggedFields = new KafkaTaggedFields(this._io);
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        this.rackId._fetchInstances();
        this.clientId._fetchInstances();
        this.clientHost._fetchInstances();
        this.numSubscribedTopicNamesPlusOne._fetchInstances();
        if (numSubscribedTopicNamesPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.subscribedTopicNames.size(); i++) {
                this.subscribedTopicNames.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.taggedFields._fetchInstances();
    }
    private short messageVersion;
    private KafkaCompactString rackId;
    private KafkaCompactString clientId;
    private KafkaCompactString clientHost;
    private KafkaUnsignedVarint numSubscribedTopicNamesPlusOne;
    private List<KafkaCompactString> subscribedTopicNames;
    private KafkaTaggedFields taggedFields;
    private byte[] trailing;
    private KafkaShareGroupMemberMetadataValue _root;
    private KaitaiStruct _parent;

    /**
     * The version of the message.
     */
    public short messageVersion() { return messageVersion; }

    /**
     * `string`, since Kafka 3.9. May be null.
     */
    public KafkaCompactString rackId() { return rackId; }

    /**
     * `string`, since Kafka 3.9.
     */
    public KafkaCompactString clientId() { return clientId; }

    /**
     * `string`, since Kafka 3.9.
     */
    public KafkaCompactString clientHost() { return clientHost; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numSubscribedTopicNamesPlusOne() { return numSubscribedTopicNamesPlusOne; }

    /**
     * `[]string`, since Kafka 3.9.
     */
    public List<KafkaCompactString> subscribedTopicNames() { return subscribedTopicNames; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    public byte[] trailing() { return trailing; }
    public KafkaShareGroupMemberMetadataValue _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
