// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// One entry of a log of the format since Kafka 0.11: a header and its
    /// records. Exactly one of the fields after the header is present. Compressed
    /// bytes stay as they are: decompress them and parse the result as
    /// `kafka_records` (or `kafka_control_records`).
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#recordbatch">Apache Kafka documentation, 5.3.1 Record Batch</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch</a>
    /// </remarks>
    public partial class KafkaRecordBatch : KaitaiStruct
    {
        public static KafkaRecordBatch FromFile(string fileName)
        {
            return new KafkaRecordBatch(new KaitaiStream(fileName));
        }

        public KafkaRecordBatch(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRecordBatch p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _header = new KafkaRecordBatchHeader(m_io);
            if (Header.IsCompressed) {
                _compressedRecords = m_io.ReadBytes(Header.LenRecords);
            }
            if ( ((!(Header.IsCompressed)) && (Header.Attributes.IsControl)) ) {
                __raw_controlRecords = m_io.ReadBytes(Header.LenRecords);
                var io___raw_controlRecords = new KaitaiStream(__raw_controlRecords);
                _controlRecords = new KafkaControlRecords(io___raw_controlRecords);
            }
            if ( ((!(Header.IsCompressed)) && (!(Header.Attributes.IsControl))) ) {
                __raw_records = m_io.ReadBytes(Header.LenRecords);
                var io___raw_records = new KaitaiStream(__raw_records);
                _records = new KafkaRecords(io___raw_records);
            }
        }
        private KafkaRecordBatchHeader _header;
        private byte[] _compressedRecords;
        private KafkaControlRecords _controlRecords;
        private KafkaRecords _records;
        private KafkaRecordBatch m_root;
        private KaitaiStruct m_parent;
        private byte[] __raw_controlRecords;
        private byte[] __raw_records;

        /// <summary>
        /// Everything before the records; never compressed.
        /// </summary>
        public KafkaRecordBatchHeader Header { get { return _header; } }

        /// <summary>
        /// The records in the codec `header.attributes.compression`, also in one
        /// that is unknown.
        /// </summary>
        public byte[] CompressedRecords { get { return _compressedRecords; } }

        /// <summary>
        /// The control records, not compressed.
        /// </summary>
        public KafkaControlRecords ControlRecords { get { return _controlRecords; } }

        /// <summary>
        /// The records, not compressed.
        /// </summary>
        public KafkaRecords Records { get { return _records; } }
        public KafkaRecordBatch M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
        public byte[] M_RawControlRecords { get { return __raw_controlRecords; } }
        public byte[] M_RawRecords { get { return __raw_records; } }
    }
}
