// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One entry of a log of the format since Kafka 0.11: a header and its
 * records. Exactly one of the fields after the header is present. Compressed
 * bytes stay as they are: decompress them and parse the result as
 * `kafka_records` (or `kafka_control_records`).
 * @see <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch</a>
 */
public class KafkaRecordBatch extends KaitaiStruct {
    public static KafkaRecordBatch fromFile(String fileName) throws IOException {
        return new KafkaRecordBatch(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRecordBatch(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRecordBatch(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRecordBatch(KaitaiStream _io, KaitaiStruct _parent, KafkaRecordBatch _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.header = new KafkaRecordBatchHeader(this._io);
        if (header().isCompressed()) {
            this.compressedRecords = this._io.readBytes(header().lenRecords());
        }
        if ( ((!(header().isCompressed())) && (header().attributes().isControl())) ) {
            KaitaiStream _io_controlRecords = this._io.substream(header().lenRecords());
            this.controlRecords = new KafkaControlRecords(_io_controlRecords);
        }
        if ( ((!(header().isCompressed())) && (!(header().attributes().isControl()))) ) {
            KaitaiStream _io_records = this._io.substream(header().lenRecords());
            this.records = new KafkaRecords(_io_records);
        }
    }

    public void _fetchInstances() {
        this.header._fetchInstances();
        if (header().isCompressed()) {
        }
        if ( ((!(header().isCompressed())) && (header().attributes().isControl())) ) {
            this.controlRecords._fetchInstances();
        }
        if ( ((!(header().isCompressed())) && (!(header().attributes().isControl()))) ) {
            this.records._fetchInstances();
        }
    }
    private KafkaRecordBatchHeader header;
    private byte[] compressedRecords;
    private KafkaControlRecords controlRecords;
    private KafkaRecords records;
    private KafkaRecordBatch _root;
    private KaitaiStruct _parent;

    /**
     * Everything before the records; never compressed.
     */
    public KafkaRecordBatchHeader header() { return header; }

    /**
     * The records in the codec `header.attributes.compression`, also in one
     * that is unknown.
     */
    public byte[] compressedRecords() { return compressedRecords; }

    /**
     * The control records, not compressed.
     */
    public KafkaControlRecords controlRecords() { return controlRecords; }

    /**
     * The records, not compressed.
     */
    public KafkaRecords records() { return records; }
    public KafkaRecordBatch _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
