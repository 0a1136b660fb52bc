// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// One chunk of a segment, or one index of the object `.indexes`, encrypted
    /// with AES-256 in GCM. The chunk index of the manifest says where each
    /// begins and ends. Key and additional authenticated data, the same for all
    /// chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
    /// and `aad` of the manifest's `encryption`. What the ciphertext gives is a
    /// zstd frame where the manifest says `compression`.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java">EncryptionChunkEnumeration</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java">AesEncryptionProvider</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://csrc.nist.gov/pubs/sp/800/38/d/final">NIST SP 800-38D, Galois/Counter Mode</a>
    /// </remarks>
    public partial class AivenEncryptedChunk : KaitaiStruct
    {
        public static AivenEncryptedChunk FromFile(string fileName)
        {
            return new AivenEncryptedChunk(new KaitaiStream(fileName));
        }

        public AivenEncryptedChunk(KaitaiStream p__io, KaitaiStruct p__parent = null, AivenEncryptedChunk p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_lenCiphertext = false;
            _read();
        }
        private void _read()
        {
            _iv = m_io.ReadBytes(12);
            _ciphertext = m_io.ReadBytes(LenCiphertext);
            _tag = m_io.ReadBytes(16);
        }
        private bool f_lenCiphertext;
        private long _lenCiphertext;

        /// <summary>
        /// What is between the initialization vector and the tag.
        /// </summary>
        public long LenCiphertext
        {
            get
            {
                if (f_lenCiphertext)
                    return _lenCiphertext;
                f_lenCiphertext = true;
                _lenCiphertext = (long) ((((long) (M_Io.Size)) > ((long) (28)) ? ((long) (((long) (M_Io.Size)) - ((long) (28)))) : ((long) (0))));
                return _lenCiphertext;
            }
        }
        private byte[] _iv;
        private byte[] _ciphertext;
        private byte[] _tag;
        private AivenEncryptedChunk m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// The initialization vector, a new one for each chunk.
        /// </summary>
        public byte[] Iv { get { return _iv; } }

        /// <summary>
        /// As many bytes as the plain chunk, or its zstd frame, has.
        /// </summary>
        public byte[] Ciphertext { get { return _ciphertext; } }

        /// <summary>
        /// Proves that the ciphertext and the additional authenticated data are
        /// unchanged. It says nothing about the chunk's place in the segment.
        /// </summary>
        public byte[] Tag { get { return _tag; } }
        public AivenEncryptedChunk M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
