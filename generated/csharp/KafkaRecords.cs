// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The records of a batch to the end of the stream: the bytes after the
    /// header of an uncompressed batch, or the decompressed bytes of a compressed
    /// one. A sound batch has `num_records` of them.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#record">Apache Kafka documentation, 5.3.2 Record</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch.iterator</a>
    /// </remarks>
    public partial class KafkaRecords : KaitaiStruct
    {
        public static KafkaRecords FromFile(string fileName)
        {
            return new KafkaRecords(new KaitaiStream(fileName));
        }

        public KafkaRecords(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaRecords p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _records = new List<KafkaRecord>();
            {
                var i = 0;
                while (!m_io.IsEof) {
                    _records.Add(new KafkaRecord(m_io));
                    i++;
                }
            }
        }
        private List<KafkaRecord> _records;
        private KafkaRecords m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// In the order of their offsets.
        /// </summary>
        public List<KafkaRecord> Records { get { return _records; } }
        public KafkaRecords M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
