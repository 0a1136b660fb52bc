// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// Up to which offset a segment holds nothing later than some of its
    /// timestamps: `00000000000000000000.timeindex`, beside the `.log` of the
    /// same name, since Kafka 0.10.1. The name is the base offset, which the
    /// entries' offsets are relative to.
    ///
    /// While the segment is written to, the file has its full size, and zeroes
    /// follow the entries. Reading ends there: at an entry with the relative
    /// offset 0 that is not the first. What is left is the `tail`. A file of
    /// zeroes only has one entry, as for Kafka itself.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-33+-+Add+a+time+based+log+index">KIP-33</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java">TimeIndex</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java">AbstractIndex</a>
    /// </remarks>
    public partial class KafkaTimeIndex : KaitaiStruct
    {
        public static KafkaTimeIndex FromFile(string fileName)
        {
            return new KafkaTimeIndex(new KaitaiStream(fileName));
        }

        public KafkaTimeIndex(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaTimeIndex p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_hasEntries = false;
            _read();
        }
        private void _read()
        {
            if (HasEntries) {
                _entries = new List<TimeIndexEntry>();
                {
                    var i = 0;
                    TimeIndexEntry M_;
                    do {
                        M_ = new TimeIndexEntry(m_io, this, m_root);
                        _entries.Add(M_);
                        i++;
                    } while (!(!(M_.HasNext)));
                }
            }
            _tail = m_io.ReadBytesFull();
        }

        /// <summary>
        /// The greatest timestamp of the segment so far, and the offset of its
        /// batch.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimestampOffset.java">TimestampOffset</a>
        /// </remarks>
        public partial class TimeIndexEntry : KaitaiStruct
        {
            public static TimeIndexEntry FromFile(string fileName)
            {
                return new TimeIndexEntry(new KaitaiStream(fileName));
            }

            public TimeIndexEntry(KaitaiStream p__io, KafkaTimeIndex p__parent = null, KafkaTimeIndex p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasNext = false;
                f_ofsEntry = false;
                f_ofsNext = false;
                f_relativeOffset = false;
                f_relativeOffsetNext = false;
                f_timestamp = false;
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
                    _hasNext = (bool) ( ((((long) (((long) (M_Io.Size)) - OfsNext)) >= ((long) (12))) && (RelativeOffsetNext != 0)) );
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
                    _ofsNext = (long) (((long) (OfsEntry + ((long) (12)))));
                    return _ofsNext;
                }
            }
            private bool f_relativeOffset;
            private int _relativeOffset;

            /// <summary>
            /// The last offset of the batch that has this timestamp, less the
            /// base offset that the file's name says. Kafka 2.8 and before wrote
            /// the offset of the record itself.
            /// </summary>
            public int RelativeOffset
            {
                get
                {
                    if (f_relativeOffset)
                        return _relativeOffset;
                    f_relativeOffset = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(((long) (OfsEntry + ((long) (8)))));
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
                    if (((long) (((long) (M_Io.Size)) - OfsNext)) >= ((long) (12))) {
                        long _pos = m_io.Pos;
                        m_io.Seek(((long) (OfsNext + ((long) (8)))));
                        _relativeOffsetNext = m_io.ReadS4be();
                        m_io.Seek(_pos);
                    }
                    return _relativeOffsetNext;
                }
            }
            private bool f_timestamp;
            private long _timestamp;

            /// <summary>
            /// Milliseconds since the epoch.
            /// </summary>
            public long Timestamp
            {
                get
                {
                    if (f_timestamp)
                        return _timestamp;
                    f_timestamp = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(OfsEntry);
                    _timestamp = m_io.ReadS8be();
                    m_io.Seek(_pos);
                    return _timestamp;
                }
            }
            private byte[] _raw;
            private KafkaTimeIndex m_root;
            private KafkaTimeIndex m_parent;

            /// <summary>
            /// The whole entry as it is, 12 bytes.
            /// </summary>
            public byte[] Raw { get { return _raw; } }
            public KafkaTimeIndex M_Root { get { return m_root; } }
            public KafkaTimeIndex M_Parent { get { return m_parent; } }
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
                _hasEntries = (bool) (((long) (M_Io.Size)) >= ((long) (12)));
                return _hasEntries;
            }
        }
        private List<TimeIndexEntry> _entries;
        private byte[] _tail;
        private KafkaTimeIndex m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Ascending by timestamp. Absent when the file holds no whole entry.
        /// </summary>
        public List<TimeIndexEntry> Entries { get { return _entries; } }

        /// <summary>
        /// Zeroes of an index that is still written to; otherwise empty.
        /// </summary>
        public byte[] Tail { get { return _tail; } }
        public KafkaTimeIndex M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
