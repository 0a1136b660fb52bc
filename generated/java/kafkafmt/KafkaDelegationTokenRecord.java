// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The value of a record with API key 10 in `__cluster_metadata`. Since
 * Kafka 2.8. Version 0 has this layout since Kafka 3.6; earlier releases
 * wrote another one under the same number, and nothing in the bytes says
 * so.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json">DelegationTokenRecord</a>
 */
public class KafkaDelegationTokenRecord extends KaitaiStruct {
    public static KafkaDelegationTokenRecord fromFile(String fileName) throws IOException {
        return new KafkaDelegationTokenRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaDelegationTokenRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaDelegationTokenRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaDelegationTokenRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaDelegationTokenRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.owner = new KafkaCompactString(this._io);
        this.requester = new KafkaCompactString(this._io);
        this.numRenewersPlusOne = new KafkaUnsignedVarint(this._io);
        if (numRenewersPlusOne().value() >= ((long) 1)) {
            this.renewers = new ArrayList<KafkaCompactString>();
            for (int i = 0; i < ((Number) (numRenewersPlusOne().value() - ((long) 1))).longValue(); i++) {
                this.renewers.add(new KafkaCompactString(this._io));
            }
        }
        this.issueTimestamp = this._io.readS8be();
        this.maxTimestamp = this._io.readS8be();
        this.expirationTimestamp = this._io.readS8be();
        this.tokenId = new KafkaCompactString(this._io);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.owner._fetchInstances();
        this.requester._fetchInstances();
        this.numRenewersPlusOne._fetchInstances();
        if (numRenewersPlusOne().value() >= ((long) 1)) {
            for (int i = 0; i < this.renewers.size(); i++) {
                this.renewers.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        this.tokenId._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaCompactString owner;
    private KafkaCompactString requester;
    private KafkaUnsignedVarint numRenewersPlusOne;
    private List<KafkaCompactString> renewers;
    private long issueTimestamp;
    private long maxTimestamp;
    private long expirationTimestamp;
    private KafkaCompactString tokenId;
    private KafkaTaggedFields taggedFields;
    private KafkaDelegationTokenRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 10.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * `string`, since Kafka 3.0.
     */
    public KafkaCompactString owner() { return owner; }

    /**
     * `string`, since Kafka 3.6.
     */
    public KafkaCompactString requester() { return requester; }

    /**
     * The number of elements plus one; 0 means null.
     */
    public KafkaUnsignedVarint numRenewersPlusOne() { return numRenewersPlusOne; }

    /**
     * `[]string`, since Kafka 3.0.
     */
    public List<KafkaCompactString> renewers() { return renewers; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long issueTimestamp() { return issueTimestamp; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long maxTimestamp() { return maxTimestamp; }

    /**
     * `int64`, since Kafka 3.0.
     */
    public long expirationTimestamp() { return expirationTimestamp; }

    /**
     * `string`, since Kafka 3.0.
     */
    public KafkaCompactString tokenId() { return tokenId; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaDelegationTokenRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
