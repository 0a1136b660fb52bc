// Conformance runner: the generated Go parsers, file by file, as canonical JSON.
//
//	runner FILE...        (or the paths on standard input, one a line)
//
// See ../README.md for the JSON. The package parsers/kafkafmt is generated/go/kafkafmt.
package main

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"reflect"
	"strconv"
	"strings"

	"github.com/kaitai-io/kaitai_struct_go_runtime/kaitai"

	"kafkafmt.invalid/kafkafmt"
)

type object map[string]any

// malformed is what goes up, as a panic, from a parser's error to the entry or the file.
type malformed struct{ error }

// must gives the value of an instance, which may fail where it is asked for.
func must[T any](value T, err error) T {
	if err != nil {
		panic(malformed{err})
	}
	return value
}

// check stops at a parser's error.
func check(err error) {
	if err != nil {
		panic(malformed{err})
	}
}

// orError runs fill; malformed bytes leave only the mark in what it filled.
func orError(before object, fill func()) (found object) {
	found = before
	defer func() {
		switch failure := recover().(type) {
		case nil:
		case malformed:
			found["error"] = true
		default:
			panic(failure)
		}
	}()
	fill()
	return found
}

func main() {
	paths := os.Args[1:]
	if len(paths) == 0 {
		for input := bufio.NewScanner(os.Stdin); input.Scan(); {
			paths = append(paths, input.Text())
		}
	}
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		line, err := json.Marshal(read(path, kaitai.NewStream(bytes.NewReader(data))))
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		out.Write(append(line, '\n'))
	}
}

func read(path string, io *kaitai.Stream) object {
	found := object{}
	return orError(found, func() {
		switch {
		case strings.HasSuffix(path, ".messages"):
			found["messages"] = messages(must(io.ReadBytesFull()))
		case strings.HasSuffix(path, ".message_set"):
			set := kafkafmt.NewKafkaMessageSet()
			check(set.Read(io, nil, set))
			found["entries"] = list(set.Entries, func(each *kafkafmt.KafkaMessageSet_MessageSetEntry) any {
				return message(each.Message)
			})
			found["tail"] = text(set.Tail)
		case strings.HasSuffix(path, ".kafka"):
			set := kafkafmt.NewKafkaMessageSet07()
			check(set.Read(io, nil, set))
			found["entries"] = list(set.Entries, entry07)
			found["tail"] = text(set.Tail)
		case strings.HasSuffix(path, ".control_records"):
			records := kafkafmt.NewKafkaControlRecords()
			check(records.Read(io, nil, records))
			found["control_records"] = list(records.Records, controlRecord)
		case strings.HasSuffix(path, ".records"):
			records := kafkafmt.NewKafkaRecords()
			check(records.Read(io, nil, records))
			found["records"] = list(records.Records, record)
		case strings.HasSuffix(path, ".index"):
			index := kafkafmt.NewKafkaOffsetIndex()
			check(index.Read(io, nil, index))
			found["entries"] = list(index.Entries, func(each *kafkafmt.KafkaOffsetIndex_OffsetIndexEntry) any {
				return object{
					"relative_offset": must(each.RelativeOffset()),
					"position":        must(each.Position()),
				}
			})
			found["tail"] = text(index.Tail)
		case strings.HasSuffix(path, ".timeindex"):
			index := kafkafmt.NewKafkaTimeIndex()
			check(index.Read(io, nil, index))
			found["entries"] = list(index.Entries, func(each *kafkafmt.KafkaTimeIndex_TimeIndexEntry) any {
				return object{
					"timestamp":       long(must(each.Timestamp())),
					"relative_offset": must(each.RelativeOffset()),
				}
			})
			found["tail"] = text(index.Tail)
		case strings.HasSuffix(path, ".txnindex"):
			index := kafkafmt.NewKafkaTransactionIndex()
			check(index.Read(io, nil, index))
			found["entries"] = list(index.Entries, abortedTxn)
			found["tail"] = text(index.Tail)
		case strings.HasSuffix(path, ".snapshot"):
			snapshot := kafkafmt.NewKafkaProducerSnapshot()
			check(snapshot.Read(io, nil, snapshot))
			found["version"] = snapshot.Version
			found["crc"] = snapshot.Crc
			found["producer_entries"] = list(snapshot.ProducerEntries, producerEntry)
			found["trailing"] = text(snapshot.Trailing)
		case strings.HasSuffix(path, ".chunk_sizes"):
			chunkSizes(io, found)
		case strings.HasSuffix(path, ".chunk"):
			chunk := kafkafmt.NewAivenEncryptedChunk()
			check(chunk.Read(io, nil, chunk))
			found["iv"] = text(chunk.Iv)
			found["ciphertext"] = text(chunk.Ciphertext)
			found["tag"] = text(chunk.Tag)
		default:
			log := kafkafmt.NewKafkaLog()
			check(log.Read(io, nil, log))
			found["entries"] = list(log.Entries, entry)
			found["tail"] = text(log.Tail)
		}
	})
}

func entry(parsed *kafkafmt.KafkaLog_LogEntry) any {
	found := object{
		"position":    long(must(parsed.OfsEntry())),
		"size":        long(must(parsed.LenEntry())),
		"base_offset": long(must(parsed.BaseOffset())),
		"magic":       must(parsed.Magic()),
	}
	return orError(found, func() {
		if content := must(parsed.Message()); content != nil {
			found["message"] = message(content)
		} else if content := must(parsed.RecordBatch()); content != nil {
			found["record_batch"] = recordBatch(content)
		}
	})
}

func entry07(parsed *kafkafmt.KafkaMessageSet07_MessageSet07Entry) any {
	found := object{
		"position": long(must(parsed.OfsEntry())),
		"size":     long(must(parsed.LenEntry())),
		"magic":    must(parsed.Magic()),
	}
	return orError(found, func() {
		if content := must(parsed.Message()); content != nil {
			found["message"] = message07(content)
		}
	})
}

func message07(parsed *kafkafmt.KafkaMessage07) object {
	found := object{
		"len_message": parsed.LenMessage,
		"magic":       parsed.Magic,
		"attributes":  nil,
		"crc":         parsed.Crc,
		"payload":     text(parsed.Payload),
	}
	if parsed.Magic == 1 {
		found["attributes"] = object{
			"unused":         parsed.Attributes.Unused,
			"compression_id": parsed.Attributes.CompressionId,
		}
	}
	return found
}

func message(parsed *kafkafmt.KafkaMessage) object {
	header := parsed.Header
	found := object{
		"offset":      long(header.Offset),
		"len_message": header.LenMessage,
		"crc":         header.Crc,
		"magic":       header.Magic,
		"attributes": object{
			"unused":         header.Attributes.Unused,
			"timestamp_type": int(header.Attributes.TimestampType),
			"compression_id": header.Attributes.CompressionId,
		},
		"timestamp": nil,
		"key":       orNull(int64(parsed.LenKey), parsed.Key),
		"value":     orNull(int64(parsed.LenValue), parsed.Value),
		"trailing":  text(parsed.Trailing),
	}
	if header.Magic >= 1 {
		found["timestamp"] = long(header.Timestamp)
	}
	return found
}

func recordBatch(parsed *kafkafmt.KafkaRecordBatch) object {
	header := parsed.Header
	attributes := header.Attributes
	found := object{
		"base_offset":            long(header.BaseOffset),
		"len_batch":              header.LenBatch,
		"partition_leader_epoch": header.PartitionLeaderEpoch,
		"magic":                  header.Magic,
		"crc":                    header.Crc,
		"attributes": object{
			"unused_high":           attributes.UnusedHigh,
			"unused":                attributes.Unused,
			"has_delete_horizon_ms": attributes.HasDeleteHorizonMs,
			"is_control":            attributes.IsControl,
			"is_transactional":      attributes.IsTransactional,
			"timestamp_type":        int(attributes.TimestampType),
			"compression_id":        attributes.CompressionId,
		},
		"last_offset_delta": header.LastOffsetDelta,
		"base_timestamp":    long(header.BaseTimestamp),
		"max_timestamp":     long(header.MaxTimestamp),
		"producer_id":       long(header.ProducerId),
		"producer_epoch":    header.ProducerEpoch,
		"base_sequence":     header.BaseSequence,
		"num_records":       header.NumRecords,
	}
	switch {
	case must(header.IsCompressed()):
		found["compressed_records"] = text(parsed.CompressedRecords)
	case attributes.IsControl:
		found["control_records"] = list(parsed.ControlRecords.Records, controlRecord)
	default:
		found["records"] = list(parsed.Records.Records, record)
	}
	return found
}

func record(parsed *kafkafmt.KafkaRecord) any {
	body := parsed.Body
	return object{
		"len":             must(parsed.Len.Value()),
		"attributes":      body.Attributes,
		"timestamp_delta": long(must(body.TimestampDelta.Value())),
		"offset_delta":    must(body.OffsetDelta.Value()),
		"key":             orNull(must(body.LenKey.Value()), body.Key),
		"value":           orNull(must(body.LenValue.Value()), body.Value),
		"headers":         list(body.Headers, header),
	}
}

func header(parsed *kafkafmt.KafkaHeader) any {
	return []any{text(parsed.Key), orNull(must(parsed.LenValue.Value()), parsed.Value)}
}

func controlRecord(parsed *kafkafmt.KafkaControlRecord) any {
	body := parsed.Body
	found := object{
		"len":             must(parsed.Len.Value()),
		"attributes":      body.Attributes,
		"timestamp_delta": long(must(body.TimestampDelta.Value())),
		"offset_delta":    must(body.OffsetDelta.Value()),
		"key":             nil,
		"value":           nil,
		"headers":         list(body.Headers, header),
	}
	if must(body.LenKey.Value()) >= 0 {
		found["key"] = object{
			"version":  body.Key.Version,
			"type_id":  body.Key.TypeId,
			"trailing": text(body.Key.Trailing),
		}
	}
	if must(body.LenValue.Value()) >= 0 {
		found["value"] = controlValue(body)
	}
	return found
}

func controlValue(body *kafkafmt.KafkaControlRecord_ControlRecordBody) object {
	switch must(body.TypeId()) {
	case 0, 1:
		value := body.EndTxnMarker
		return object{"end_txn_marker": object{
			"version":           value.Version,
			"coordinator_epoch": value.CoordinatorEpoch,
			"trailing":          text(value.Trailing),
		}}
	case 2:
		value := body.LeaderChangeMessage
		voter := func(each *kafkafmt.KafkaLeaderChangeMessage_LeaderChangeVoter) any {
			found := object{
				"voter_id":           each.VoterId,
				"voter_directory_id": nil,
				"tagged_fields":      taggedFields(each.TaggedFields),
			}
			if value.Version >= 1 {
				found["voter_directory_id"] = text(each.VoterDirectoryId)
			}
			return found
		}
		return object{"leader_change_message": object{
			"version":         value.Version,
			"leader_id":       value.LeaderId,
			"voters":          list(value.Voters, voter),
			"granting_voters": list(value.GrantingVoters, voter),
			"tagged_fields":   taggedFields(value.TaggedFields),
			"trailing":        text(value.Trailing),
		}}
	case 3:
		value := body.SnapshotHeaderRecord
		return object{"snapshot_header_record": object{
			"version":                      value.Version,
			"last_contained_log_timestamp": long(value.LastContainedLogTimestamp),
			"tagged_fields":                taggedFields(value.TaggedFields),
			"trailing":                     text(value.Trailing),
		}}
	case 4:
		value := body.SnapshotFooterRecord
		return object{"snapshot_footer_record": object{
			"version":       value.Version,
			"tagged_fields": taggedFields(value.TaggedFields),
			"trailing":      text(value.Trailing),
		}}
	case 5:
		value := body.KraftVersionRecord
		return object{"kraft_version_record": object{
			"version":       value.Version,
			"kraft_version": value.KraftVersion,
			"tagged_fields": taggedFields(value.TaggedFields),
			"trailing":      text(value.Trailing),
		}}
	case 6:
		value := body.VotersRecord
		return object{"voters_record": object{
			"version":       value.Version,
			"voters":        list(value.Voters, voter),
			"tagged_fields": taggedFields(value.TaggedFields),
			"trailing":      text(value.Trailing),
		}}
	}
	return object{"unknown_value": text(body.UnknownValue)}
}

func voter(parsed *kafkafmt.KafkaVotersRecord_VotersRecordVoter) any {
	feature := parsed.KraftVersionFeature
	return object{
		"voter_id":           parsed.VoterId,
		"voter_directory_id": text(parsed.VoterDirectoryId),
		"endpoints": list(parsed.Endpoints, func(each *kafkafmt.KafkaVotersRecord_VoterEndpoint) any {
			return object{
				"name":          compactString(each.Name),
				"host":          compactString(each.Host),
				"port":          each.Port,
				"tagged_fields": taggedFields(each.TaggedFields),
			}
		}),
		"kraft_version_feature": object{
			"min_supported_version": feature.MinSupportedVersion,
			"max_supported_version": feature.MaxSupportedVersion,
			"tagged_fields":         taggedFields(feature.TaggedFields),
		},
		"tagged_fields": taggedFields(parsed.TaggedFields),
	}
}

func compactString(parsed *kafkafmt.KafkaCompactString) any {
	return orNull(must(parsed.LenValuePlusOne.Value())-1, parsed.Value)
}

func taggedFields(parsed *kafkafmt.KafkaTaggedFields) []any {
	return list(parsed.Fields, func(each *kafkafmt.KafkaTaggedFields_TaggedField) any {
		return []any{must(each.Tag.Value()), text(each.Data)}
	})
}

func abortedTxn(parsed *kafkafmt.KafkaTransactionIndex_AbortedTxn) any {
	return object{
		"version":            parsed.Version,
		"producer_id":        long(parsed.ProducerId),
		"first_offset":       long(parsed.FirstOffset),
		"last_offset":        long(parsed.LastOffset),
		"last_stable_offset": long(parsed.LastStableOffset),
	}
}

func chunkSizes(io *kaitai.Stream, found object) {
	sizes := kafkafmt.NewAivenChunkSizes()
	check(sizes.Read(io, nil, sizes))
	values := []any{}
	for _, each := range sizes.OneByteValues {
		values = append(values, each)
	}
	for _, each := range sizes.TwoByteValues {
		values = append(values, each)
	}
	for _, each := range sizes.ThreeByteValues {
		values = append(values, must(each.Value()))
	}
	for _, each := range sizes.FourByteValues {
		values = append(values, each)
	}
	found["num_chunks"] = sizes.NumChunks
	found["base"], found["len_value"], found["len_last_chunk"] = nil, nil, nil
	if sizes.NumChunks > 1 {
		found["base"], found["len_value"] = sizes.Base, sizes.LenValue
	}
	if sizes.NumChunks > 0 {
		found["len_last_chunk"] = sizes.LenLastChunk
	}
	found["values"] = values
	found["trailing"] = text(sizes.Trailing)
}

func producerEntry(parsed *kafkafmt.KafkaProducerSnapshot_ProducerSnapshotEntry) any {
	return object{
		"producer_id":              long(parsed.ProducerId),
		"producer_epoch":           parsed.ProducerEpoch,
		"last_sequence":            parsed.LastSequence,
		"last_offset":              long(parsed.LastOffset),
		"offset_delta":             parsed.OffsetDelta,
		"timestamp":                long(parsed.Timestamp),
		"coordinator_epoch":        parsed.CoordinatorEpoch,
		"current_txn_first_offset": long(parsed.CurrentTxnFirstOffset),
	}
}

// field is a field of a layout: id, kind, type of a structure, and whether it is a list.
type field struct {
	id, kind, of string
	isList       bool
}

// messages reads the records of a .messages file, by the layouts that it starts with.
func messages(data []byte) []any {
	layouts := map[string][]field{}
	at := 4 + int(binary.BigEndian.Uint32(data))
	layout := ""
	for _, line := range strings.Split(string(data[4:at]), "\n") {
		parts := strings.Split(line, " ")
		if parts[0] == "type" {
			layout = parts[1]
			layouts[layout] = []field{}
		} else {
			one := field{parts[0], parts[1], parts[2], parts[3] == "1"}
			layouts[layout] = append(layouts[layout], one)
		}
	}
	found := []any{}
	for at < len(data) {
		grammar := string(data[at+1 : at+1+int(data[at])])
		at += 1 + len(grammar)
		recordType := int16(binary.BigEndian.Uint16(data[at:]))
		length := int(binary.BigEndian.Uint32(data[at+2:]))
		at += 6 + length
		io := kaitai.NewStream(bytes.NewReader(data[at-length : at]))
		one := object{}
		found = append(found, orError(one, func() {
			parsed := parsedMessage(grammar, io, recordType)
			for id, value := range walk(layouts, reflect.ValueOf(parsed), grammar) {
				one[id] = value
			}
		}))
	}
	return found
}

func parsedMessage(grammar string, io *kaitai.Stream, recordType int16) any {
	switch grammar {
	case "kafka_consumer_offsets_key":
		parsed := kafkafmt.NewKafkaConsumerOffsetsKey()
		check(parsed.Read(io, nil, parsed))
		return parsed
	case "kafka_consumer_offsets_value":
		parsed := kafkafmt.NewKafkaConsumerOffsetsValue(recordType)
		check(parsed.Read(io, nil, parsed))
		return parsed
	case "kafka_transaction_state_key":
		parsed := kafkafmt.NewKafkaTransactionStateKey()
		check(parsed.Read(io, nil, parsed))
		return parsed
	case "kafka_transaction_state_value":
		parsed := kafkafmt.NewKafkaTransactionStateValue(recordType)
		check(parsed.Read(io, nil, parsed))
		return parsed
	case "kafka_share_group_state_key":
		parsed := kafkafmt.NewKafkaShareGroupStateKey()
		check(parsed.Read(io, nil, parsed))
		return parsed
	case "kafka_share_group_state_value":
		parsed := kafkafmt.NewKafkaShareGroupStateValue(recordType)
		check(parsed.Read(io, nil, parsed))
		return parsed
	case "kafka_cluster_metadata_record":
		parsed := kafkafmt.NewKafkaClusterMetadataRecord()
		check(parsed.Read(io, nil, parsed))
		return parsed
	default:
		parsed := kafkafmt.NewKafkaRemoteLogMetadataRecord()
		check(parsed.Read(io, nil, parsed))
		return parsed
	}
}

// walk gives the fields of what a pointer to a parsed structure points to.
func walk(layouts map[string][]field, parsed reflect.Value, layout string) object {
	found := object{}
	for _, each := range layouts[layout] {
		value := parsed.Elem().FieldByName(pascal(each.id))
		if !each.isList {
			found[each.id] = walkOne(layouts, value, each)
			continue
		}
		items := []any{}
		for index := 0; index < value.Len(); index++ {
			items = append(items, walkOne(layouts, value.Index(index), each))
		}
		found[each.id] = items
	}
	return found
}

func walkOne(layouts map[string][]field, value reflect.Value, each field) any {
	switch each.kind {
	case "struct":
		if value.IsNil() {
			return nil
		}
		return walk(layouts, value, each.of)
	case "varint":
		if value.IsNil() {
			return nil
		}
		varint := value.Interface().(*kafkafmt.KafkaUnsignedVarint)
		return must(varint.Value())
	case "bytes":
		return text(value.Bytes())
	case "double":
		return text(binary.BigEndian.AppendUint64(nil, math.Float64bits(value.Float())))
	case "long":
		return long(value.Int())
	default:
		return value.Interface()
	}
}

// pascal is the name of a field, by its id in the grammar.
func pascal(id string) string {
	name := ""
	for _, word := range strings.Split(id, "_") {
		name += strings.ToUpper(word[:1]) + word[1:]
	}
	return name
}

// list makes an array, an empty one of nil too.
func list[T any](items []T, toJSON func(T) any) []any {
	found := []any{}
	for _, each := range items {
		found = append(found, toJSON(each))
	}
	return found
}

func long(number int64) string { return strconv.FormatInt(number, 10) }

func text(data []byte) string { return hex.EncodeToString(data) }

func orNull(length int64, data []byte) any {
	if length < 0 {
		return nil
	}
	return text(data)
}
