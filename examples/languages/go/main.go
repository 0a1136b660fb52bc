// Prints the entries and records of a Kafka segment. To build and run it, see
// docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0
package main

import (
	"bufio"
	"bytes"
	"encoding/hex"
	"fmt"
	"io"
	"os"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"

	"example/parsers/kafkafmt"
)

var codecs = []string{"none", "gzip", "snappy", "lz4", "zstd"}

func main() {
	out := bufio.NewWriter(os.Stdout)
	err := readSegment(out, os.Args[1])
	out.Flush()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func readSegment(out io.Writer, path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	log := kafkafmt.NewKafkaLog()
	if err := log.Read(kaitai.NewStream(bytes.NewReader(data)), nil, log); err != nil {
		return err
	}
	for _, entry := range log.Entries {
		printEntry(out, entry)
	}
	if len(log.Tail) > 0 {
		fmt.Fprintf(out, "tail=%d\n", len(log.Tail))
	}
	return nil
}

// printEntry prints an entry and its records, or `unreadable` if it cannot be parsed.
func printEntry(out io.Writer, entry *kafkafmt.KafkaLog_LogEntry) {
	position, magic, base := value(entry.OfsEntry()), value(entry.Magic()), value(entry.BaseOffset())
	fmt.Fprintf(out, "position=%d magic=%d base_offset=%d", position, magic, base)
	if message, err := entry.Message(); err == nil && message != nil { // magic 0 and 1
		fmt.Fprintf(out, " codec=%s\n", codec(message.Header.Attributes.CompressionId))
		if !value(message.Header.IsCompressed()) {
			printRecord(out, base,
				int64(message.LenKey), message.Key, int64(message.LenValue), message.Value)
		}
	} else if batch, err := entry.RecordBatch(); err == nil && batch != nil { // magic 2
		fmt.Fprintf(out, " codec=%s", codec(batch.Header.Attributes.CompressionId))
		if batch.Header.Attributes.IsControl {
			fmt.Fprint(out, " control")
		}
		fmt.Fprintln(out)
		if batch.Records == nil { // compressed, or control records
			return
		}
		for _, record := range batch.Records.Records {
			body := record.Body
			printRecord(out, base+value(body.OffsetDelta.Value()),
				value(body.LenKey.Value()), body.Key, value(body.LenValue.Value()), body.Value)
		}
	} else {
		fmt.Fprintln(out, " unreadable")
	}
}

// value drops the error of an instance that only computes, or reads what is known to be there.
func value[T any](found T, _ error) T {
	return found
}

// codec gives the name of the codec, or its number if Kafka has no such codec.
func codec(number uint64) string {
	if number < uint64(len(codecs)) {
		return codecs[number]
	}
	return fmt.Sprint(number)
}

func printRecord(
	out io.Writer, offset int64, lenKey int64, key []byte, lenValue int64, value []byte,
) {
	fmt.Fprintf(out, "  offset=%d key=%s value=%s\n",
		offset, shown(lenKey, key), shown(lenValue, value))
}

// shown gives bytes in hexadecimal; a length below zero is null, which is not empty.
func shown(length int64, data []byte) string {
	switch {
	case length < 0:
		return "null"
	case length == 0:
		return "empty"
	}
	return hex.EncodeToString(data)
}
