// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


/**
 * The records of a control batch to the end of the stream. A transaction
 * marker stands alone in its batch; KRaft writes several control records
 * into one.
 * @see <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
 * @see <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch.isControlBatch</a>
 */
public class KafkaControlRecords extends KaitaiStruct {
    public static KafkaControlRecords fromFile(String fileName) throws IOException {
        return new KafkaControlRecords(new ByteBufferKaitaiStream(fileName));
    }

    public KafkaControlRecords(KaitaiStream _io) {
        this(_io, null, null);
    }

    public KafkaControlRecords(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public KafkaControlRecords(KaitaiStream _io, KaitaiStruct _parent, KafkaControlRecords _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.records = new ArrayList<KafkaControlRecord>();
        {
            int i = 0;
            while (!this._io.isEof()) {
                this.records.add(new KafkaControlRecord(this._io));
                i++;
            }
        }
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.records.size(); i++) {
            this.records.get(((Number) (i)).intValue())._fetchInstances();
        }
    }
    private List<KafkaControlRecord> records;
    private KafkaControlRecords _root;
    private KaitaiStruct _parent;

    /**
     * In the order of their offsets.
     */
    public List<KafkaControlRecord> records() { return records; }
    public KafkaControlRecords _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
