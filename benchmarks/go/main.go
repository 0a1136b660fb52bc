// Compresses payloads as franz-go does: each comes from standard input with its size before it, as
// four bytes, and goes to standard output in the same form. The argument is the codec.
package main

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
	"log"
	"os"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/s2"
	"github.com/klauspost/compress/zstd"
	"github.com/pierrec/lz4/v4"
)

func through(writer io.WriteCloser, frame *bytes.Buffer, payload []byte) []byte {
	if _, err := writer.Write(payload); err != nil {
		log.Fatal(err)
	}
	if err := writer.Close(); err != nil {
		log.Fatal(err)
	}
	return frame.Bytes()
}

func compressor(codec string) func([]byte) []byte {
	switch codec {
	case "gzip":
		return func(payload []byte) []byte {
			var frame bytes.Buffer
			return through(gzip.NewWriter(&frame), &frame, payload)
		}
	case "snappy":
		return func(payload []byte) []byte { return s2.EncodeSnappy(nil, payload) }
	case "lz4":
		return func(payload []byte) []byte {
			var frame bytes.Buffer
			return through(lz4.NewWriter(&frame), &frame, payload)
		}
	case "zstd":
		encoder, err := zstd.NewWriter(nil, zstd.WithWindowSize(64<<10),
			zstd.WithEncoderConcurrency(1), zstd.WithZeroFrames(true))
		if err != nil {
			log.Fatal(err)
		}
		return func(payload []byte) []byte { return encoder.EncodeAll(payload, nil) }
	}
	log.Fatalf("no codec %s", codec)
	return nil
}

func main() {
	compress := compressor(os.Args[1])
	input, output := bufio.NewReader(os.Stdin), bufio.NewWriter(os.Stdout)
	defer output.Flush()
	for {
		var size uint32
		if err := binary.Read(input, binary.BigEndian, &size); err != nil {
			return
		}
		payload := make([]byte, size)
		if _, err := io.ReadFull(input, payload); err != nil {
			log.Fatal(err)
		}
		frame := compress(payload)
		if err := binary.Write(output, binary.BigEndian, uint32(len(frame))); err != nil {
			log.Fatal(err)
		}
		if _, err := output.Write(frame); err != nil {
			log.Fatal(err)
		}
	}
}
