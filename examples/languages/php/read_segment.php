<?php
// Prints the entries and records of a Kafka segment. To build and run it, see
// docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0

declare(strict_types=1);

use Kafkafmt\KafkaLog;
use Kaitai\Struct\Error\KaitaiError;

const CODECS = ['none', 'gzip', 'snappy', 'lz4', 'zstd'];

spl_autoload_register(function (string $class): void {
    [$namespace, $name] = explode('\\', $class, 2);
    if ($namespace === 'Kaitai') {
        require __DIR__ . '/runtime/lib/Kaitai/' . str_replace('\\', '/', $name) . '.php';
    } elseif ($namespace === 'Kafkafmt') { // a nested class is in the file of the outer one
        require_once __DIR__ . '/parsers/' . explode('\\', $name)[0] . '.php';
    }
});

function main(string $path): void
{
    $log = KafkaLog::fromFile($path);
    foreach ($log->entries() ?? [] as $entry) {
        printEntry($entry);
    }
    if ($log->tail() !== '') {
        echo 'tail=', strlen($log->tail()), "\n";
    }
}

/** Prints an entry and its records, or `unreadable` if it cannot be parsed. */
function printEntry(KafkaLog\LogEntry $entry): void
{
    echo "position={$entry->ofsEntry()} magic={$entry->magic()} base_offset={$entry->baseOffset()}";
    try {
        $message = $entry->message(); // parsed here
        $batch = $entry->recordBatch();
    } catch (KaitaiError | ValueError $error) {
        $message = $batch = null;
    }
    if ($message !== null) { // magic 0 and 1
        $header = $message->header();
        echo ' codec=', codec($header->attributes()->compressionId()), "\n";
        if (!$header->isCompressed()) {
            printRecord($entry->baseOffset(), $message->key(), $message->value());
        }
    } elseif ($batch !== null) { // magic 2
        $attributes = $batch->header()->attributes();
        echo ' codec=', codec($attributes->compressionId()),
            $attributes->isControl() ? ' control' : '', "\n";
        if ($batch->records() === null) { // compressed, or control records
            return;
        }
        foreach ($batch->records()->records() as $record) {
            $body = $record->body();
            $offset = $entry->baseOffset() + $body->offsetDelta()->value();
            printRecord($offset, $body->key(), $body->value());
        }
    } else {
        echo " unreadable\n";
    }
}

/** The name of the codec, or its number if Kafka has no such codec. */
function codec(int $number): string
{
    return CODECS[$number] ?? (string) $number;
}

/** Prints a record; the offset is a float if a damaged entry makes it too large for an int. */
function printRecord(int|float $offset, ?string $key, ?string $value): void
{
    echo "  offset=$offset key=", shown($key), ' value=', shown($value), "\n";
}

/** Bytes in hexadecimal; null is not empty. */
function shown(?string $data): string
{
    if ($data === null) {
        return 'null';
    }
    return $data === '' ? 'empty' : bin2hex($data);
}

if ($argc !== 2) {
    fwrite(STDERR, "usage: read_segment.php SEGMENT\n");
    exit(2);
}
main($argv[1]);
