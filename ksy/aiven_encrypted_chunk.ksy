meta:
  id: aiven_encrypted_chunk
  title: Encrypted chunk of Aiven's tiered storage
  application: Tiered storage plugin of Aiven for Apache Kafka
  xref:
    aiven: io.aiven.kafka.tieredstorage.transform.EncryptionChunkEnumeration
  license: CC0-1.0
  ks-version: '0.11'
  endian: be
doc: |
  One chunk of a segment, or one index of the object `.indexes`, encrypted
  with AES-256 in GCM. The chunk index of the manifest says where each
  begins and ends. Key and additional authenticated data, the same for all
  chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
  and `aad` of the manifest's `encryption`. What the ciphertext gives is a
  zstd frame where the manifest says `compression`.
doc-ref:
  - https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java EncryptionChunkEnumeration
  - https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java AesEncryptionProvider
  - https://csrc.nist.gov/pubs/sp/800/38/d/final NIST SP 800-38D, Galois/Counter Mode
-webide-representation: '{len_ciphertext:dec} bytes of ciphertext'
seq:
  - id: iv
    -orig-id: IV
    size: 12
    doc: The initialization vector, a new one for each chunk.
  - id: ciphertext
    -orig-id: encryptedChunk
    size: len_ciphertext
    doc: As many bytes as the plain chunk, or its zstd frame, has.
  - id: tag
    -orig-id: encryptedChunk
    size: 16
    doc: |
      Proves that the ciphertext and the additional authenticated data are
      unchanged. It says nothing about the chunk's place in the segment.
instances:
  len_ciphertext:
    value: >
      _io.size.as<s8> > 28.as<s8> ? (_io.size.as<s8> - 28.as<s8>).as<s8> :
      0.as<s8>
    doc: What is between the initialization vector and the tag.
