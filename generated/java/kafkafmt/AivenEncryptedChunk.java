// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package kafkafmt;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;


/**
 * One chunk of a segment, or one index of the object `.indexes`, encrypted
 * with AES-256 in GCM. The chunk index of the manifest says where each
 * begins and ends. Key and additional authenticated data, the same for all
 * chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
 * and `aad` of the manifest's `encryption`. What the ciphertext gives is a
 * zstd frame where the manifest says `compression`.
 * @see <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java">EncryptionChunkEnumeration</a>
 * @see <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java">AesEncryptionProvider</a>
 * @see <a href="https://csrc.nist.gov/pubs/sp/800/38/d/final">NIST SP 800-38D, Galois/Counter Mode</a>
 */
public class AivenEncryptedChunk extends KaitaiStruct {
    public static AivenEncryptedChunk fromFile(String fileName) throws IOException {
        return new AivenEncryptedChunk(new ByteBufferKaitaiStream(fileName));
    }

    public AivenEncryptedChunk(KaitaiStream _io) {
        this(_io, null, null);
    }

    public AivenEncryptedChunk(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public AivenEncryptedChunk(KaitaiStream _io, KaitaiStruct _parent, AivenEncryptedChunk _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.iv = this._io.readBytes(12);
        this.ciphertext = this._io.readBytes(lenCiphertext());
        this.tag = this._io.readBytes(16);
    }

    public void _fetchInstances() {
    }
    private Long lenCiphertext;

    /**
     * What is between the initialization vector and the tag.
     */
    public Long lenCiphertext() {
        if (this.lenCiphertext != null)
            return this.lenCiphertext;
        this.lenCiphertext = ((Number) ((((Number) (_io().size())).longValue() > ((long) 28) ? ((Number) (((Number) (_io().size())).longValue() - ((long) 28))).longValue() : ((long) 0)))).longValue();
        return this.lenCiphertext;
    }
    private byte[] iv;
    private byte[] ciphertext;
    private byte[] tag;
    private AivenEncryptedChunk _root;
    private KaitaiStruct _parent;

    /**
     * The initialization vector, a new one for each chunk.
     */
    public byte[] iv() { return iv; }

    /**
     * As many bytes as the plain chunk, or its zstd frame, has.
     */
    public byte[] ciphertext() { return ciphertext; }

    /**
     * Proves that the ciphertext and the additional authenticated data are
     * unchanged. It says nothing about the chunk's place in the segment.
     */
    public byte[] tag() { return tag; }
    public AivenEncryptedChunk _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }
}
