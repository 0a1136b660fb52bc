<?php
// Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To run
// it, see docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0

declare(strict_types=1);

use Kafkafmt\KafkaLog;
use Kafkafmt\KafkaMessage;
use Kafkafmt\KafkaMessageSet;
use Kafkafmt\KafkaRecordBatchHeader;
use Kafkafmt\KafkaRecords;
use Kaitai\Struct\Error\KaitaiError;
use Kaitai\Struct\Stream;

require __DIR__ . '/codecs.php';

const TYPES = ['CreateTime', 'LogAppendTime'];

spl_autoload_register(function (string $class): void {
    [$namespace, $name] = explode('\\', $class, 2) + ['', ''];
    if ($namespace === 'Kaitai') {
        require __DIR__ . '/runtime/lib/Kaitai/' . str_replace('\\', '/', $name) . '.php';
    } elseif ($namespace === 'Kafkafmt') { // a nested class is in the file of the outer one
        require_once __DIR__ . '/parsers/' . explode('\\', $name)[0] . '.php';
    }
});

function main(string $data): void
{
    $log = new KafkaLog(new Stream($data));
    $end = 0;
    foreach ($log->entries() ?? [] as $entry) {
        $end = $entry->ofsNext();
        foreach (lines($entry) as $line) {
            echo json_encode(['batch_position' => $entry->ofsEntry()] + $line), "\n";
        }
    }
    if ($log->tail() !== '') {
        echo json_encode(['tail_position' => $end, 'tail_size' => strlen($log->tail())]), "\n";
    }
}

/** The records of an entry, or one line that says why they are not read. */
function lines(KafkaLog\LogEntry $entry): array
{
    $raw = $entry->raw();
    $old = $entry->magic() < 2;
    $computed = $old ? hash('crc32b', substr($raw, 16)) : hash('crc32c', substr($raw, 21));
    if ($computed !== bin2hex(substr($raw, $old ? 12 : 17, 4))) {
        return [['error' => 'checksum']];
    }
    try {
        return $old ? messages($entry->message()) : records($raw);
    } catch (KaitaiError | Malformed | TypeError | ValueError) {
        return [['error' => 'malformed']];
    }
}

/** The records of a batch; control records have the layout of any record. */
function records(string $raw): array
{
    $header = new KafkaRecordBatchHeader(new Stream($raw));
    $attributes = $header->attributes();
    $type = $attributes->timestampType();
    $data = decompress($attributes->compressionId(), substr($raw, 61));
    $records = (new KafkaRecords(new Stream($data)))->records();
    if (count($records) !== $header->numRecords()) {
        throw new Malformed('another number of records');
    }
    $lines = [];
    foreach ($records as $record) {
        $body = $record->body();
        $delta = $body->offsetDelta()->value();
        $sequence = $header->baseSequence();
        $lines[] = [
            'magic' => 2,
            'compression' => CODECS[$attributes->compressionId()],
            'is_transactional' => $attributes->isTransactional(),
            'is_control' => $attributes->isControl(),
            'partition_leader_epoch' => $header->partitionLeaderEpoch(),
            'producer_id' => $header->producerId(),
            'producer_epoch' => $header->producerEpoch(),
            'sequence' => $sequence < 0 ? $sequence : ($sequence + $delta) & 0x7fffffff,
            'offset' => sum($header->baseOffset(), $delta),
            'timestamp' => $type === 1
                ? $header->maxTimestamp()
                : sum($header->baseTimestamp(), $body->timestampDelta()->value()),
            'timestamp_type' => TYPES[$type],
            'key' => shown($body->key()),
            'value' => shown($body->value()),
            'headers' => array_map(
                fn ($each) => [shown($each->key()), shown($each->value())],
                $body->headers(),
            ),
        ];
    }
    return $lines;
}

/** A message, or those that a compressed one holds (magic 0 and 1). */
function messages(?KafkaMessage $outer): array
{
    $header = $outer?->header() ?? throw new Malformed('too short for its magic');
    $codec = $header->attributes()->compressionId();
    $type = $header->attributes()->timestampType();
    $inner = [$outer];
    $base = 0;
    if ($header->isCompressed()) {
        $set = new KafkaMessageSet(new Stream(decompress($codec, $outer->value() ?? '')));
        $entries = $set->entries() ?? throw new Malformed('an empty message set');
        $inner = array_map(fn ($entry) => $entry->message(), $entries);
        if ($header->magic() === 1 && $header->offset() !== 0) { // the last one has the outer offset
            $base = sum($header->offset(), sum(~end($inner)->header()->offset(), 1));
        }
    }
    $lines = [];
    foreach ($inner as $message) {
        $dated = $message->header()->magic() === 1;
        $lines[] = [
            'magic' => $header->magic(),
            'compression' => CODECS[$codec],
            'is_transactional' => false,
            'is_control' => false,
            'partition_leader_epoch' => -1,
            'producer_id' => -1,
            'producer_epoch' => -1,
            'sequence' => -1,
            'offset' => sum($base, $message->header()->offset()),
            'timestamp' => $dated ? ($type === 1 ? $header : $message->header())->timestamp() : -1,
            'timestamp_type' => $dated ? TYPES[$type] : 'NoTimestampType',
            'key' => shown($message->key()),
            'value' => shown($message->value()),
            'headers' => [],
        ];
    }
    return $lines;
}

/** The sum; what is too large for an int wraps, where + would make a float of it. */
function sum(int $left, int $right): int
{
    while ($right !== 0) {
        [$left, $right] = [$left ^ $right, ($left & $right) << 1];
    }
    return $left;
}

/** Bytes in hexadecimal; null is not empty. */
function shown(?string $data): ?string
{
    return $data === null ? null : bin2hex($data);
}

if ($argc !== 2) {
    fwrite(STDERR, "usage: read_segment.php SEGMENT\n");
    exit(2);
}
$data = is_dir($argv[1]) ? false : @file_get_contents($argv[1]);
if ($data === false) {
    fwrite(STDERR, "$argv[1]: cannot be read\n");
    exit(1);
}
main($data);
