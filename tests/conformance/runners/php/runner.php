<?php
// Conformance runner: the generated PHP parsers, file by file, as canonical JSON.
//
//   php runner.php FILE...        (or the paths on standard input, one a line)
//
// See ../README.md for the JSON. `runtime` is the content of kaitai_struct_php_runtime, `parsers` is
// generated/php. Malformed bytes arrive as KaitaiError; a negative length, which the runtime hands on to
// fread(), as ValueError (so this needs PHP 8).

declare(strict_types=1);

use Kafkafmt\AivenChunkSizes;
use Kafkafmt\AivenEncryptedChunk;
use Kafkafmt\KafkaControlRecord;
use Kafkafmt\KafkaControlRecords;
use Kafkafmt\KafkaLog;
use Kafkafmt\KafkaMessageSet;
use Kafkafmt\KafkaMessageSet07;
use Kafkafmt\KafkaOffsetIndex;
use Kafkafmt\KafkaProducerSnapshot;
use Kafkafmt\KafkaRecords;
use Kafkafmt\KafkaTimeIndex;
use Kafkafmt\KafkaTransactionIndex;
use Kaitai\Struct\Error\KaitaiError;
use Kaitai\Struct\Stream;

// A warning is a mistake, of the runner or of a parser: it ends the program.
set_error_handler(function (int $level, string $message, string $file, int $line): bool {
    throw new ErrorException($message, 0, $level, $file, $line);
});

spl_autoload_register(function (string $class): void {
    [$space, $name] = explode('\\', $class, 2);
    $path = str_replace('\\', '/', $name);
    if ($space === 'Kaitai') {
        require __DIR__ . "/runtime/lib/Kaitai/$path.php";
    } elseif ($space === 'Kafkafmt') {
        // A nested type stands in the file of the type that it is nested in.
        require_once __DIR__ . '/parsers/' . explode('/', $path)[0] . '.php';
    }
});

function text(string $data): string
{
    return bin2hex($data);
}

function orNull(int $length, ?string $data): ?string
{
    return $length < 0 ? null : bin2hex($data);
}

function read(string $path): array
{
    if (str_ends_with($path, '.messages')) {
        return ['messages' => messages(file_get_contents($path))];
    }
    $io = new Stream(file_get_contents($path));
    try {
        switch (pathinfo($path, PATHINFO_EXTENSION)) {
            case 'message_set':
                return entries(new KafkaMessageSet($io), fn ($each) => message($each->message()));
            case 'kafka':
                return entries(new KafkaMessageSet07($io), 'entry07');
            case 'control_records':
                $records = (new KafkaControlRecords($io))->records();
                return ['control_records' => array_map('controlRecord', $records)];
            case 'records':
                return ['records' => array_map('record', (new KafkaRecords($io))->records())];
            case 'index':
                return entries(new KafkaOffsetIndex($io), fn ($each) => [
                    'relative_offset' => $each->relativeOffset(),
                    'position' => $each->position(),
                ]);
            case 'timeindex':
                return entries(new KafkaTimeIndex($io), fn ($each) => [
                    'timestamp' => (string) $each->timestamp(),
                    'relative_offset' => $each->relativeOffset(),
                ]);
            case 'txnindex':
                return entries(new KafkaTransactionIndex($io), 'abortedTxn');
            case 'snapshot':
                return producerSnapshot(new KafkaProducerSnapshot($io));
            case 'chunk_sizes':
                return chunkSizes(new AivenChunkSizes($io));
            case 'chunk':
                $chunk = new AivenEncryptedChunk($io);
                return [
                    'iv' => text($chunk->iv()),
                    'ciphertext' => text($chunk->ciphertext()),
                    'tag' => text($chunk->tag()),
                ];
            default:
                return entries(new KafkaLog($io), 'entry');
        }
    } catch (KaitaiError | ValueError $error) {
        return ['error' => true];
    }
}

/** The entries, none where the parser left them out, and what is behind them. */
function entries(object $parsed, callable $toJson): array
{
    return [
        'entries' => array_map($toJson, $parsed->entries() ?? []),
        'tail' => text($parsed->tail()),
    ];
}

function entry(KafkaLog\LogEntry $parsed): array
{
    $found = [
        'position' => (string) $parsed->ofsEntry(),
        'size' => (string) $parsed->lenEntry(),
        'base_offset' => (string) $parsed->baseOffset(),
        'magic' => $parsed->magic(),
    ];
    try {
        if ($parsed->message() !== null) {
            $found['message'] = message($parsed->message());
        } elseif ($parsed->recordBatch() !== null) {
            $found['record_batch'] = recordBatch($parsed->recordBatch());
        }
    } catch (KaitaiError | ValueError $error) {
        $found['error'] = true;
    }
    return $found;
}

function entry07(KafkaMessageSet07\MessageSet07Entry $parsed): array
{
    $found = [
        'position' => (string) $parsed->ofsEntry(),
        'size' => (string) $parsed->lenEntry(),
        'magic' => $parsed->magic(),
    ];
    try {
        if ($parsed->message() !== null) {
            $found['message'] = message07($parsed->message());
        }
    } catch (KaitaiError | ValueError $error) {
        $found['error'] = true;
    }
    return $found;
}

function message07(Kafkafmt\KafkaMessage07 $parsed): array
{
    $attributes = $parsed->attributes();
    return [
        'len_message' => $parsed->lenMessage(),
        'magic' => $parsed->magic(),
        'attributes' => $parsed->magic() === 0 ? null : [
            'unused' => $attributes->unused(),
            'compression_id' => $attributes->compressionId(),
        ],
        'crc' => $parsed->crc(),
        'payload' => text($parsed->payload()),
    ];
}

function message(Kafkafmt\KafkaMessage $parsed): array
{
    $header = $parsed->header();
    $attributes = $header->attributes();
    return [
        'offset' => (string) $header->offset(),
        'len_message' => $header->lenMessage(),
        'crc' => $header->crc(),
        'magic' => $header->magic(),
        'attributes' => [
            'unused' => $attributes->unused(),
            'timestamp_type' => $attributes->timestampType(),
            'compression_id' => $attributes->compressionId(),
        ],
        'timestamp' => $header->magic() >= 1 ? (string) $header->timestamp() : null,
        'key' => orNull($parsed->lenKey(), $parsed->key()),
        'value' => orNull($parsed->lenValue(), $parsed->value()),
        'trailing' => text($parsed->trailing()),
    ];
}

function recordBatch(Kafkafmt\KafkaRecordBatch $parsed): array
{
    $header = $parsed->header();
    $attributes = $header->attributes();
    $found = [
        'base_offset' => (string) $header->baseOffset(),
        'len_batch' => $header->lenBatch(),
        'partition_leader_epoch' => $header->partitionLeaderEpoch(),
        'magic' => $header->magic(),
        'crc' => $header->crc(),
        'attributes' => [
            'unused_high' => $attributes->unusedHigh(),
            'unused' => $attributes->unused(),
            'has_delete_horizon_ms' => $attributes->hasDeleteHorizonMs(),
            'is_control' => $attributes->isControl(),
            'is_transactional' => $attributes->isTransactional(),
            'timestamp_type' => $attributes->timestampType(),
            'compression_id' => $attributes->compressionId(),
        ],
        'last_offset_delta' => $header->lastOffsetDelta(),
        'base_timestamp' => (string) $header->baseTimestamp(),
        'max_timestamp' => (string) $header->maxTimestamp(),
        'producer_id' => (string) $header->producerId(),
        'producer_epoch' => $header->producerEpoch(),
        'base_sequence' => $header->baseSequence(),
        'num_records' => $header->numRecords(),
    ];
    if ($header->isCompressed()) {
        $found['compressed_records'] = text($parsed->compressedRecords());
    } elseif ($attributes->isControl()) {
        $found['control_records'] = array_map('controlRecord', $parsed->controlRecords()->records());
    } else {
        $found['records'] = array_map('record', $parsed->records()->records());
    }
    return $found;
}

function record(Kafkafmt\KafkaRecord $parsed): array
{
    $body = $parsed->body();
    return [
        'len' => $parsed->len()->value(),
        'attributes' => $body->attributes(),
        'timestamp_delta' => (string) $body->timestampDelta()->value(),
        'offset_delta' => $body->offsetDelta()->value(),
        'key' => orNull($body->lenKey()->value(), $body->key()),
        'value' => orNull($body->lenValue()->value(), $body->value()),
        'headers' => array_map('headerPair', $body->headers()),
    ];
}

function headerPair(Kafkafmt\KafkaHeader $parsed): array
{
    return [text($parsed->key()), orNull($parsed->lenValue()->value(), $parsed->value())];
}

function controlRecord(KafkaControlRecord $parsed): array
{
    $body = $parsed->body();
    $key = $body->key();
    return [
        'len' => $parsed->len()->value(),
        'attributes' => $body->attributes(),
        'timestamp_delta' => (string) $body->timestampDelta()->value(),
        'offset_delta' => $body->offsetDelta()->value(),
        'key' => $body->lenKey()->value() < 0 ? null : [
            'version' => $key->version(),
            'type_id' => $key->typeId(),
            'trailing' => text($key->trailing()),
        ],
        'value' => $body->lenValue()->value() < 0 ? null : controlValue($body),
        'headers' => array_map('headerPair', $body->headers()),
    ];
}

function controlValue(KafkaControlRecord\ControlRecordBody $body): array
{
    switch ($body->typeId()) {
        case 0:
        case 1:
            $value = $body->endTxnMarker();
            return ['end_txn_marker' => [
                'version' => $value->version(),
                'coordinator_epoch' => $value->coordinatorEpoch(),
                'trailing' => text($value->trailing()),
            ]];
        case 2:
            $value = $body->leaderChangeMessage();
            $voter = fn ($each) => [
                'voter_id' => $each->voterId(),
                'voter_directory_id' => $value->version() >= 1 ? text($each->voterDirectoryId()) : null,
                'tagged_fields' => taggedFields($each->taggedFields()),
            ];
            return ['leader_change_message' => flexible($value, [
                'leader_id' => $value->leaderId(),
                'voters' => array_map($voter, $value->voters()),
                'granting_voters' => array_map($voter, $value->grantingVoters()),
            ])];
        case 3:
            $value = $body->snapshotHeaderRecord();
            $time = (string) $value->lastContainedLogTimestamp();
            return ['snapshot_header_record' => flexible($value, ['last_contained_log_timestamp' => $time])];
        case 4:
            return ['snapshot_footer_record' => flexible($body->snapshotFooterRecord(), [])];
        case 5:
            $value = $body->kraftVersionRecord();
            return ['kraft_version_record' => flexible($value, ['kraft_version' => $value->kraftVersion()])];
        case 6:
            $value = $body->votersRecord();
            $voters = array_map('voter', $value->voters());
            return ['voters_record' => flexible($value, ['voters' => $voters])];
        default:
            return ['unknown_value' => text($body->unknownValue())];
    }
}

function flexible(object $value, array $fields): array
{
    return ['version' => $value->version()] + $fields + [
        'tagged_fields' => taggedFields($value->taggedFields()),
        'trailing' => text($value->trailing()),
    ];
}

function voter(Kafkafmt\KafkaVotersRecord\VotersRecordVoter $parsed): array
{
    $feature = $parsed->kraftVersionFeature();
    return [
        'voter_id' => $parsed->voterId(),
        'voter_directory_id' => text($parsed->voterDirectoryId()),
        'endpoints' => array_map(fn ($each) => [
            'name' => compactString($each->name()),
            'host' => compactString($each->host()),
            'port' => $each->port(),
            'tagged_fields' => taggedFields($each->taggedFields()),
        ], $parsed->endpoints()),
        'kraft_version_feature' => [
            'min_supported_version' => $feature->minSupportedVersion(),
            'max_supported_version' => $feature->maxSupportedVersion(),
            'tagged_fields' => taggedFields($feature->taggedFields()),
        ],
        'tagged_fields' => taggedFields($parsed->taggedFields()),
    ];
}

function abortedTxn(KafkaTransactionIndex\AbortedTxn $parsed): array
{
    return [
        'version' => $parsed->version(),
        'producer_id' => (string) $parsed->producerId(),
        'first_offset' => (string) $parsed->firstOffset(),
        'last_offset' => (string) $parsed->lastOffset(),
        'last_stable_offset' => (string) $parsed->lastStableOffset(),
    ];
}

function producerSnapshot(KafkaProducerSnapshot $parsed): array
{
    return [
        'version' => $parsed->version(),
        'crc' => $parsed->crc(),
        'producer_entries' => array_map(fn ($each) => [
            'producer_id' => (string) $each->producerId(),
            'producer_epoch' => $each->producerEpoch(),
            'last_sequence' => $each->lastSequence(),
            'last_offset' => (string) $each->lastOffset(),
            'offset_delta' => $each->offsetDelta(),
            'timestamp' => (string) $each->timestamp(),
            'coordinator_epoch' => $each->coordinatorEpoch(),
            'current_txn_first_offset' => (string) $each->currentTxnFirstOffset(),
        ], $parsed->producerEntries()),
        'trailing' => text($parsed->trailing()),
    ];
}

function chunkSizes(AivenChunkSizes $parsed): array
{
    $values = array_merge($parsed->oneByteValues() ?? [], $parsed->twoByteValues() ?? [], $parsed->fourByteValues() ?? []);
    foreach ($parsed->threeByteValues() ?? [] as $each) {
        $values[] = $each->value();
    }
    return [
        'num_chunks' => $parsed->numChunks(),
        'base' => $parsed->base(),
        'len_value' => $parsed->lenValue(),
        'values' => $values,
        'len_last_chunk' => $parsed->lenLastChunk(),
        'trailing' => text($parsed->trailing()),
    ];
}

function compactString(Kafkafmt\KafkaCompactString $parsed): ?string
{
    return orNull($parsed->lenValuePlusOne()->value() - 1, $parsed->value());
}

function taggedFields(Kafkafmt\KafkaTaggedFields $parsed): array
{
    return array_map(fn ($each) => [$each->tag()->value(), text($each->data())], $parsed->fields());
}

/** The records of a `.messages` file, by the layouts that it starts with. */
function messages(string $data): array
{
    $at = 4 + unpack('N', $data)[1];
    $layouts = [];
    $layout = '';
    foreach (explode("\n", substr($data, 4, $at - 4)) as $line) {
        $parts = explode(' ', $line);
        if ($parts[0] === 'type') {
            $layout = $parts[1];
            $layouts[$layout] = [];
        } else {
            $layouts[$layout][] = $parts;
        }
    }
    $found = [];
    while ($at < strlen($data)) {
        $grammar = substr($data, $at + 1, ord($data[$at]));
        $at += 1 + strlen($grammar);
        ['type' => $type, 'length' => $length] = unpack('ntype/Nlength', $data, $at);
        $recordType = $type < 0x8000 ? $type : $type - 0x10000;
        $found[] = oneMessage($layouts, $grammar, $recordType, substr($data, $at + 6, $length));
        $at += 6 + $length;
    }
    return $found;
}

function oneMessage(array $layouts, string $grammar, int $recordType, string $data): array
{
    $parser = 'Kafkafmt\\' . str_replace('_', '', ucwords($grammar, '_'));
    $parameters = str_ends_with($grammar, '_value') ? [$recordType] : [];
    try {
        return walk($layouts, new $parser(...[...$parameters, new Stream($data)]), $grammar);
    } catch (KaitaiError | ValueError) {
        return ['error' => true];
    }
}

function walk(array $layouts, object $parsed, string $layout): array
{
    $found = [];
    foreach ($layouts[$layout] as [$id, $kind, $of, $isList]) {
        $value = $parsed->{lcfirst(str_replace('_', '', ucwords($id, '_')))}();
        $one = fn ($each) => walkOne($layouts, $each, $kind, $of);
        $found[$id] = $isList === '1' ? array_map($one, $value ?? []) : $one($value);
    }
    return $found;
}

function walkOne(array $layouts, mixed $value, string $kind, string $of): mixed
{
    return match ($kind) {
        'struct' => $value === null ? null : walk($layouts, $value, $of),
        'varint' => $value?->value(),
        'bytes' => text($value ?? ''),
        'double' => text(pack('E', $value ?? 0.0)),
        'long' => (string) ($value ?? 0),
        default => $value ?? 0,
    };
}

$paths = array_slice($argv, 1) ?: file('php://stdin', FILE_IGNORE_NEW_LINES);
foreach ($paths as $path) {
    echo json_encode(read($path), JSON_THROW_ON_ERROR), "\n";
}
