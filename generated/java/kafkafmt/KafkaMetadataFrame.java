// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * What every value in `__cluster_metadata` and `__remote_log_metadata`
 * starts with: which message follows, and in which version.
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java">AbstractApiMessageSerde</a>
 */
public class KafkaMetadataFrame extends KaitaiStruct {
    public static KafkaMetadataFrame fromFile(String fileName) throws IOException {
        return new KafkaMetadataFrame(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaMetadataFrame(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaMetadataFrame(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaMetadataFrame(KaitaiStream _io, KaitaiStruct _parent, KafkaMetadataFrame _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.frameVersion = new KafkaUnsignedVarint(this._io);
        this.apiKey = new KafkaUnsignedVarint(this._io);
        this.version = new KafkaUnsignedVarint(this._io);
    }

    public void _fetchInstances() {
        this.frameVersion._fetchInstances();
        this.apiKey._fetchInstances();
        this.version._fetchInstances();
    }
    private KafkaUnsignedVarint frameVersion;
    private KafkaUnsignedVarint apiKey;
    private KafkaUnsignedVarint version;
    private KafkaMetadataFrame _root;
    private KaitaiStruct _parent;

    /**
     * 1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
     * releases refuse.
     */
    public KafkaUnsignedVarint frameVersion() { return frameVersion; }

    /**
     * The number of the message.
     */
    public KafkaUnsignedVarint apiKey() { return apiKey; }

    /**
     * The version of the message. Kafka does not check it; a version above
     * the highest known one is read as that one.
     */
    public KafkaUnsignedVarint version() { return version; }
    public KafkaMetadataFrame _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
