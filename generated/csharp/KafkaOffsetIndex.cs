// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// Where in a segment some of its offsets stand:
    /// `00000000000000000000.index`, beside the `.log` of the same name. The name
    /// is the base offset, which the entries' offsets are relative to.
    ///
    /// While the segment is written to, the file has its full size (10 MiB by
    /// default), and zeroes follow the entries. Reading ends there: at an entry
    /// with the relative offset 0 that is not the first. What is left is the
    /// `tail`. A file of zeroes only has one entry, as for Kafka itself.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#log">Apache Kafka documentation, 5.4 Log</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetIndex.java">OffsetIndex</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java">AbstractIndex</a>
    /// </remarks>
    public partial class KafkaOffsetIndex : KaitaiStruct
    {
        public static KafkaOffsetIndex FromFile(string fileName)
        {
            return new KafkaOffsetIndex(new KaitaiStream(fileName));
        }

        public KafkaOffsetIndex(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaOffsetIndex p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_hasEntries = false;
            _read();
        }
        private void _read()
        {
            if (HasEntries) {
                _entries = new List<OffsetIndexEntry>();
                {
                    var i = 0;
                    OffsetIndexEntry M_;
                    do {
                        M_ = new OffsetIndexEntry(m_io, this, m_root);
                        _entries.Add(M_);
                        i++;
                    } while (!(!(M_.HasNext)));
                }
            }
            _tail = m_io.ReadBytesFull();
        }

        /// <summary>
        /// An offset, and the position of its batch.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/OffsetPosition.java">OffsetPosition</a>
        /// </remarks>
        public partial class OffsetIndexEntry : KaitaiStruct
        {
            public static OffsetIndexEntry FromFile(string fileName)
            {
                return new OffsetIndexEntry(new KaitaiStream(fileName));
            }

            public OffsetIndexEntry(KaitaiStream p__io, KafkaOffsetIndex p__parent = null, KafkaOffsetIndex p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasNext = false;
                f_ofsEntry = false;
                f_ofsNext = false;
                f_position = false;
                f_relativeOffset = false;
                f_relativeOffsetNext = false;
                _read();
            }
            private void _read()
            {
                _raw = m_io.ReadBytes(((long) (OfsNext - OfsEntry)));
            }
            private bool f_hasNext;
            private bool _hasNext;

            /// <summary>
            /// The next entry is whole, and has been written.
            /// </summary>
            public bool HasNext
            {
                get
                {
                    if (f_hasNext)
                        return _hasNext;
                    f_hasNext = true;
                    _hasNext = (bool) ( ((((long) (((long) (M_Io.Size)) - OfsNext)) >= ((long) (8))) && (RelativeOffsetNext != 0)) );
                    return _hasNext;
                }
            }
            private bool f_ofsEntry;
            private long _ofsEntry;

            /// <summary>
            /// Where the entry starts. It is computed first, for the length,
            /// before `raw` is read, and keeps that value.
            /// </summary>
            public long OfsEntry
            {
                get
                {
                    if (f_ofsEntry)
                        return _ofsEntry;
                    f_ofsEntry = true;
                    _ofsEntry = (long) (((long) (M_Io.Pos)));
                    return _ofsEntry;
                }
            }
            private bool f_ofsNext;
            private long _ofsNext;

            /// <summary>
            /// Where the next entry would start.
            /// </summary>
            public long OfsNext
            {
                get
                {
                    if (f_ofsNext)
                        return _ofsNext;
                    f_ofsNext = true;
                    _ofsNext = (long) (((long) (OfsEntry + ((long) (8)))));
                    return _ofsNext;
                }
            }
            private bool f_position;
            private int _position;

            /// <summary>
            /// Where the batch starts, in bytes from the start of the segment.
            /// </summary>
            public int Position
            {
                get
                {
                    if (f_position)
                        return _position;
                    f_position = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(((long) (OfsEntry + ((long) (4)))));
                    _position = m_io.ReadS4be();
                    m_io.Seek(_pos);
                    return _position;
                }
            }
            private bool f_relativeOffset;
            private int _relativeOffset;

            /// <summary>
            /// The last offset of the batch, less the base offset that the file's
            /// name says. Kafka 0.11 and before wrote the first offset.
            /// </summary>
            public int RelativeOffset
            {
                get
                {
                    if (f_relativeOffset)
                        return _relativeOffset;
                    f_relativeOffset = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(OfsEntry);
                    _relativeOffset = m_io.ReadS4be();
                    m_io.Seek(_pos);
                    return _relativeOffset;
                }
            }
            private bool f_relativeOffsetNext;
            private int? _relativeOffsetNext;

            /// <summary>
            /// The next entry's relative offset, read ahead.
            /// </summary>
            public int? RelativeOffsetNext
            {
                get
                {
                    if (f_relativeOffsetNext)
                        return _relativeOffsetNext;
                    f_relativeOffsetNext = true;
                    if (((long) (((long) (M_Io.Size)) - OfsNext)) >= ((long) (8))) {
                        long _pos = m_io.Pos;
                        m_io.Seek(OfsNext);
                        _relativeOffsetNext = m_io.ReadS4be();
                        m_io.Seek(_pos);
                    }
                    return _relativeOffsetNext;
                }
            }
            private byte[] _raw;
            private KafkaOffsetIndex m_root;
            private KafkaOffsetIndex m_parent;

            /// <summary>
            /// The whole entry as it is, 8 bytes.
            /// </summary>
            public byte[] Raw { get { return _raw; } }
            public KafkaOffsetIndex M_Root { get { return m_root; } }
            public KafkaOffsetIndex M_Parent { get { return m_parent; } }
        }
        private bool f_hasEntries;
        private bool _hasEntries;

        /// <summary>
        /// There is room for an entry.
        /// </summary>
        public bool HasEntries
        {
            get
            {
                if (f_hasEntries)
                    return _hasEntries;
                f_hasEntries = true;
                _hasEntries = (bool) (((long) (M_Io.Size)) >= ((long) (8)));
                return _hasEntries;
            }
        }
        private List<OffsetIndexEntry> _entries;
        private byte[] _tail;
        private KafkaOffsetIndex m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Ascending by offset. Absent when the file holds no whole entry.
        /// </summary>
        public List<OffsetIndexEntry> Entries { get { return _entries; } }

        /// <summary>
        /// Zeroes of an index that is still written to; otherwise empty.
        /// </summary>
        public byte[] Tail { get { return _tail; } }
        public KafkaOffsetIndex M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
