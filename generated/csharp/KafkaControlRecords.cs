// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// The records of a control batch to the end of the stream. A transaction
    /// marker stands alone in its batch; KRaft writes several control records
    /// into one.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#controlbatch">Apache Kafka documentation, 5.3.1.1 Control Batches</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java">DefaultRecordBatch.isControlBatch</a>
    /// </remarks>
    public partial class KafkaControlRecords : KaitaiStruct
    {
        public static KafkaControlRecords FromFile(string fileName)
        {
            return new KafkaControlRecords(new KaitaiStream(fileName));
        }

        public KafkaControlRecords(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaControlRecords p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            _read();
        }
        private void _read()
        {
            _records = new List<KafkaControlRecord>();
            {
                var i = 0;
                while (!m_io.IsEof) {
                    _records.Add(new KafkaControlRecord(m_io));
                    i++;
                }
            }
        }
        private List<KafkaControlRecord> _records;
        private KafkaControlRecords m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// In the order of their offsets.
        /// </summary>
        public List<KafkaControlRecord> Records { get { return _records; } }
        public KafkaControlRecords M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
