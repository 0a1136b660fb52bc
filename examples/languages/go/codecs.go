// What the parsers leave to their user: Kafka's codecs.
//
// SPDX-License-Identifier: CC0-1.0
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"errors"
	"fmt"
	"io"

	"github.com/klauspost/compress/snappy"
	"github.com/klauspost/compress/zstd"
)

const limit = 64 << 20 // bytes of a decompressed entry

var xerial = []byte("\x82SNAPPY\x00")

var errMalformed = errors.New("malformed")

// decompress gives the decompressed bytes, or an error if they are malformed or too long.
func decompress(codec string, data []byte) (plain []byte, err error) {
	defer func() { // what reads beyond the end of the bytes
		if recover() != nil {
			err = errMalformed
		}
	}()
	switch codec {
	case "gzip":
		plain, err = gunzip(data)
	case "snappy":
		plain, err = unsnappy(data)
	case "lz4":
		plain, err = unlz4(data)
	case "zstd":
		plain, err = unzstd(data)
	default:
		err = fmt.Errorf("no codec %q", codec)
	}
	if err == nil && len(plain) > limit {
		err = errMalformed
	}
	return plain, err
}

// gunzip ignores, as Java does, what follows the last member.
func gunzip(data []byte) ([]byte, error) {
	reader, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	plain, err := io.ReadAll(io.LimitReader(reader, limit+1))
	if errors.Is(err, gzip.ErrHeader) {
		err = nil
	}
	return plain, err
}

// unsnappy reads blocks in the framing of the library xerial, or one block alone.
func unsnappy(data []byte) ([]byte, error) {
	if !bytes.HasPrefix(data, xerial) {
		return block(data)
	}
	var plain []byte
	for at := 16; at < len(data); {
		end := at + 4 + int(binary.BigEndian.Uint32(data[at:]))
		part, err := block(data[at+4 : end])
		if err != nil {
			return nil, err
		}
		plain, at = append(plain, part...), end
	}
	return plain, nil
}

func block(data []byte) ([]byte, error) {
	if size, err := snappy.DecodedLen(data); err != nil || size > limit {
		return nil, errMalformed
	}
	return snappy.Decode(nil, data)
}

// unlz4 reads a frame. It does not look at the checksum of the frame's header: in magic 0, Kafka
// computes it over the wrong bytes, and libraries refuse it.
func unlz4(data []byte) ([]byte, error) {
	if binary.LittleEndian.Uint32(data) != 0x184d2204 {
		return nil, errMalformed
	}
	flags, at := data[4], 7
	if flags&8 != 0 { // the size of the content
		at += 8
	}
	if flags&1 != 0 { // the id of a dictionary
		at += 4
	}
	var plain []byte
	for {
		length := binary.LittleEndian.Uint32(data[at:])
		if length == 0 {
			return plain, nil
		}
		end := at + 4 + int(length&0x7fffffff)
		if length>>31 != 0 {
			plain = append(plain, data[at+4:end]...)
		} else {
			plain = appendBlock(plain, data[at+4:end])
		}
		if len(plain) > limit {
			return nil, errMalformed
		}
		at = end
		if flags&16 != 0 { // the checksum of the block
			at += 4
		}
	}
}

// appendBlock adds the literals and copies of a block of LZ4.
func appendBlock(plain, block []byte) []byte {
	at := 0
	extended := func(length int) int {
		for more := byte(255); length >= 15 && more == 255; length += int(more) {
			more = block[at]
			at++
		}
		return length
	}
	for at < len(block) {
		token := block[at]
		at++
		length := extended(int(token >> 4))
		plain = append(plain, block[at:at+length]...)
		at += length
		if at == len(block) {
			break
		}
		distance := int(binary.LittleEndian.Uint16(block[at:]))
		at += 2
		length = extended(int(token&15)) + 4
		if distance == 0 || len(plain)+length > limit {
			panic(errMalformed)
		}
		for ; length > 0; length-- {
			plain = append(plain, plain[len(plain)-distance])
		}
	}
	return plain
}

func unzstd(data []byte) ([]byte, error) {
	reader, err := zstd.NewReader(bytes.NewReader(data), zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	defer reader.Close()
	return io.ReadAll(io.LimitReader(reader, limit+1))
}
