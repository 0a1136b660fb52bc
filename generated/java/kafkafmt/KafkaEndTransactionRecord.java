// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * The value of a record with API key 24 in `__cluster_metadata`. Since
 * Kafka 3.6.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/EndTransactionRecord.json">EndTransactionRecord</a>
 */
public class KafkaEndTransactionRecord extends KaitaiStruct {
    public static KafkaEndTransactionRecord fromFile(String fileName) throws IOException {
        return new KafkaEndTransactionRecord(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaEndTransactionRecord(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaEndTransactionRecord(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaEndTransactionRecord(KaitaiStream _io, KaitaiStruct _parent, KafkaEndTransactionRecord _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frame = new KafkaMetadataFrame(this._io);
        this.taggedFields = new KafkaTaggedFields(this._io);
    }

    public void _fetchInstances() {
        this.frame._fetchInstances();
        this.taggedFields._fetchInstances();
    }
    private KafkaMetadataFrame frame;
    private KafkaTaggedFields taggedFields;
    private KafkaEndTransactionRecord _root;
    private KaitaiStruct _parent;

    /**
     * Its `api_key` is 24.
     */
    public KafkaMetadataFrame frame() { return frame; }

    /**
     * None is known.
     */
    public KafkaTaggedFields taggedFields() { return taggedFields; }
    public KafkaEndTransactionRecord _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
