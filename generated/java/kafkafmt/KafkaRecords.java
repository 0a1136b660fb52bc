// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The records of a batch to the end of the stream: the bytes after the
 * header of an uncompressed batch, or the decompressed bytes of a compressed
 * one. A sound batch has `num_records` of them.
 * @see <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch.iterator</a>
 */
public class KafkaRecords extends KaitaiStruct {
    public static KafkaRecords fromFile(String fileName) throws IOException {
        return new KafkaRecords(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaRecords(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaRecords(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaRecords(KaitaiStream _io, KaitaiStruct _parent, KafkaRecords _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.records = new ArrayList<KafkaRecord>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.records.add(new KafkaRecord(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.records.size(); i++) {
            this.records.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<KafkaRecord> records;
    private KafkaRecords _root;
    private KaitaiStruct _parent;

    /**
     * In the order of their offsets.
     */
    public List<KafkaRecord> records() { return records; }
    public KafkaRecords _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
