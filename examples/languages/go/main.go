// Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To
// build and run it, see docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0
package main

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"hash/crc32"
	"os"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"

	"kafkafmt.invalid/kafkafmt"
)

var (
	codecs     = []string{"none", "gzip", "snappy", "lz4", "zstd"}
	types      = []string{"CreateTime", "LogAppendTime"}
	castagnoli = crc32.MakeTable(crc32.Castagnoli)
)

// line is a record.
type line struct {
	BatchPosition   int64        `json:"batch_position"`
	Magic           int8         `json:"magic"`
	Compression     string       `json:"compression"`
	IsTransactional bool         `json:"is_transactional"`
	IsControl       bool         `json:"is_control"`
	LeaderEpoch     int32        `json:"partition_leader_epoch"`
	ProducerID      int64        `json:"producer_id"`
	ProducerEpoch   int16        `json:"producer_epoch"`
	Sequence        int32        `json:"sequence"`
	Offset          int64        `json:"offset"`
	Timestamp       int64        `json:"timestamp"`
	TimestampType   string       `json:"timestamp_type"`
	Key             *string      `json:"key"`
	Value           *string      `json:"value"`
	Headers         [][2]*string `json:"headers"`
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: read_segment SEGMENT")
		os.Exit(2)
	}
	if err := readSegment(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func readSegment(path string) error {
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	log := kafkafmt.NewKafkaLog()
	if err := log.Read(stream(data), nil, log); err != nil {
		return err
	}
	out := bufio.NewWriter(os.Stdout)
	for _, entry := range log.Entries {
		position := value(entry.OfsEntry())
		lines, failed := entryLines(entry)
		for _, each := range lines {
			each.BatchPosition = position
			text, _ := json.Marshal(each)
			fmt.Fprintf(out, "%s\n", text)
		}
		if failed != "" {
			fmt.Fprintf(out, "{\"batch_position\":%d,\"error\":%q}\n", position, failed)
		}
	}
	if size := len(log.Tail); size > 0 {
		fmt.Fprintf(out, "{\"tail_position\":%d,\"tail_size\":%d}\n", len(data)-size, size)
	}
	return out.Flush()
}

// entryLines gives the records of an entry, or why they are not read.
func entryLines(entry *kafkafmt.KafkaLog_LogEntry) (lines []line, failed string) {
	raw, isOld := entry.Raw, value(entry.Magic()) < 2
	computed, stored := crc32.Checksum(raw[21:], castagnoli), raw[17:21]
	if isOld {
		computed, stored = crc32.ChecksumIEEE(raw[16:]), raw[12:16]
	}
	if computed != binary.BigEndian.Uint32(stored) {
		return nil, "checksum"
	}
	var err error
	if isOld {
		var message *kafkafmt.KafkaMessage
		if message, err = entry.Message(); err == nil {
			lines, err = messages(message)
		}
	} else {
		lines, err = batchRecords(raw)
	}
	if err != nil {
		return nil, "malformed"
	}
	return lines, ""
}

// batchRecords gives the records of a batch; control records have the layout of any record.
func batchRecords(raw []byte) ([]line, error) {
	header := kafkafmt.NewKafkaRecordBatchHeader()
	if err := header.Read(stream(raw), nil, header); err != nil {
		return nil, err
	}
	attributes, data := header.Attributes, raw[61:]
	codec := codecs[0]
	if id := int(attributes.CompressionId); id > 0 {
		if id >= len(codecs) {
			return nil, errMalformed
		}
		var err error
		codec = codecs[id]
		if data, err = decompress(codec, data); err != nil {
			return nil, err
		}
	}
	records := kafkafmt.NewKafkaRecords()
	if err := records.Read(stream(data), nil, records); err != nil {
		return nil, err
	}
	if len(records.Records) != int(header.NumRecords) {
		return nil, errMalformed
	}
	var lines []line
	for _, record := range records.Records {
		body := record.Body
		delta, sequence := value(body.OffsetDelta.Value()), header.BaseSequence
		if sequence >= 0 {
			sequence = int32((int64(sequence) + delta) & 0x7fffffff)
		}
		timestamp := header.MaxTimestamp
		if attributes.TimestampType == 0 {
			timestamp = header.BaseTimestamp + value(body.TimestampDelta.Value())
		}
		headers := [][2]*string{}
		for _, each := range body.Headers {
			headers = append(headers, [2]*string{
				shown(value(each.LenKey.Value()), each.Key),
				shown(value(each.LenValue.Value()), each.Value),
			})
		}
		lines = append(lines, line{
			Magic:           2,
			Compression:     codec,
			IsTransactional: attributes.IsTransactional,
			IsControl:       attributes.IsControl,
			LeaderEpoch:     header.PartitionLeaderEpoch,
			ProducerID:      header.ProducerId,
			ProducerEpoch:   header.ProducerEpoch,
			Sequence:        sequence,
			Offset:          header.BaseOffset + delta,
			Timestamp:       timestamp,
			TimestampType:   types[attributes.TimestampType],
			Key:             shown(value(body.LenKey.Value()), body.Key),
			Value:           shown(value(body.LenValue.Value()), body.Value),
			Headers:         headers,
		})
	}
	return lines, nil
}

// messages gives a message, or those that a compressed one holds (magic 0 and 1).
func messages(outer *kafkafmt.KafkaMessage) ([]line, error) {
	if outer == nil { // too short for its magic
		return nil, errMalformed
	}
	header, kind := outer.Header, outer.Header.Attributes.TimestampType
	inner, base, codec := []*kafkafmt.KafkaMessage{outer}, int64(0), codecs[0]
	if id := int(header.Attributes.CompressionId); id > 0 {
		if id >= len(codecs) {
			return nil, errMalformed
		}
		codec = codecs[id]
		data, err := decompress(codec, outer.Value)
		if err != nil {
			return nil, err
		}
		set := kafkafmt.NewKafkaMessageSet()
		if err := set.Read(stream(data), nil, set); err != nil || len(set.Entries) == 0 {
			return nil, errMalformed
		}
		inner = nil
		for _, each := range set.Entries {
			inner = append(inner, each.Message)
		}
		if header.Magic == 1 && header.Offset != 0 { // the last one has the offset of the outer one
			base = header.Offset - inner[len(inner)-1].Header.Offset
		}
	}
	var lines []line
	for _, message := range inner {
		timestamp, timestampType := int64(-1), "NoTimestampType"
		if message.Header.Magic == 1 {
			timestamp, timestampType = message.Header.Timestamp, types[kind]
			if kind == 1 {
				timestamp = header.Timestamp
			}
		}
		lines = append(lines, line{
			Magic:         header.Magic,
			Compression:   codec,
			LeaderEpoch:   -1,
			ProducerID:    -1,
			ProducerEpoch: -1,
			Sequence:      -1,
			Offset:        base + message.Header.Offset,
			Timestamp:     timestamp,
			TimestampType: timestampType,
			Key:           shown(int64(message.LenKey), message.Key),
			Value:         shown(int64(message.LenValue), message.Value),
			Headers:       [][2]*string{},
		})
	}
	return lines, nil
}

func stream(data []byte) *kaitai.Stream {
	return kaitai.NewStream(bytes.NewReader(data))
}

// value drops the error of an instance that only computes, or reads what is known to be there.
func value[T any](found T, _ error) T {
	return found
}

// shown gives bytes in hexadecimal; a length below zero is null, which is not empty.
func shown(length int64, data []byte) *string {
	if length < 0 {
		return nil
	}
	text := hex.EncodeToString(data)
	return &text
}
