// The ways in: files and folders that are chosen or dropped, a server on loopback, embedded bytes.
//
// Files are grouped into logs: the segments of one directory with the files beside them. A KRaft
// snapshot is a log of its own. Invariant: only names are looked at, and nothing is read here.

import { INTERNAL_TOPICS } from '../messages/topics';
import { fromBase64 } from '../reader/base64';
import type { Source } from '../worker/protocol';
import { byId } from './dom';
import { natural } from './format';

export interface LogSource {
  readonly label: string;
  /** The directory's name, which may be `<topic>-<partition>`. */
  readonly directory: string;
  readonly sources: readonly Source[];
}

/** The bytes of its files. */
export const sizeOf = ({ sources }: LogSource): number => sources.reduce((sum, each) => sum + bytesOf(each), 0);

export interface Found {
  /** With slashes; the directories are those that the person gave. */
  readonly path: string;
  /** `<topic>-<partition>`, where the directory's name does not say it: in tiered storage. */
  readonly log?: string | undefined;
  readonly source: Source;
}

const SEGMENT = /\.(log|checkpoint)$/;
const BESIDE = /\.(index|timeindex|txnindex|snapshot)$|^(leader-epoch-checkpoint|partition\.metadata)$/;

/** Whether a file is a segment of Kafka 0.7, whose format nothing in the bytes tells from later ones. */
export const isOfKafka07 = (path: string): boolean => path.endsWith('.kafka');

/** Files of a data directory that say which logs it has. */
const ABOVE = /^((replication|recovery-point)-offset-checkpoint|meta\.properties)$/;

const isKnown = (name: string): boolean =>
  SEGMENT.test(name) || BESIDE.test(name) || ABOVE.test(name) || isOfKafka07(name);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The logs among files; a single file is a segment, unless its name is that of another format. */
export function logsOf(found: readonly Found[]): LogSource[] {
  const [only] = found;
  if (found.length === 1 && only !== undefined && !isOfKafka07(only.path)) {
    return [{ label: nameOf(only.path), directory: only.log ?? parent(only.path), sources: [only.source] }];
  }
  const logs = new Map<string, Found[]>();
  const besides = new Map<string, Found[]>();
  for (const each of found) {
    const [name, directory] = [nameOf(each.path), each.path.slice(0, each.path.lastIndexOf('/') + 1)];
    if (SEGMENT.test(name)) {
      add(logs, name.endsWith('.log') ? directory : each.path, each);
    } else if (BESIDE.test(name)) {
      add(besides, directory, each);
    }
  }
  if (logs.size === 0) {
    besides.forEach((_, directory) => logs.set(directory, []));
  }
  const common = commonFolder([...logs.keys()]);
  return [...logs.keys()].sort(natural).map((key) => {
    const beside = key.endsWith('/') || key === '' ? (besides.get(key) ?? []) : [];
    return {
      label: key.slice(common.length).replace(/\/$/, '') || 'files',
      directory: logs.get(key)?.[0]?.log ?? nameOf(key.replace(/\/[^/]*$/, '')),
      sources: [...(logs.get(key) ?? []), ...beside].map(({ source }) => source),
    };
  });
}

function add(lists: Map<string, Found[]>, key: string, each: Found): void {
  if (!lists.get(key)?.push(each)) {
    lists.set(key, [each]);
  }
}

/** What all paths begin with, up to a slash. */
function commonFolder([first = '', ...others]: readonly string[]): string {
  let common = first.replace(/[^/]*\/?$/, '');
  while (others.some((each) => !each.startsWith(common))) {
    common = common.replace(/[^/]*\/$/, '');
  }
  return common;
}

const bytesOf = (source: Source): number =>
  'file' in source ? source.file.size : 'data' in source ? source.data.length : source.size;

/** The files of a data directory among all. */
export const filesAbove = (found: readonly Found[]): Source[] =>
  found.filter(({ path }) => ABOVE.test(nameOf(path))).map(({ source }) => source);

/** The topic of a log by its directory. */
export const topicOf = ({ directory }: LogSource): string => directory.replace(/-\d+$/, '');

/** The internal topic that a log is of, by its directory; empty for other topics. */
export function internalTopicOf({ directory, sources }: LogSource): string {
  const topic = topicOf({ label: '', directory, sources });
  const isInternal = INTERNAL_TOPICS.some((each) => each === topic);
  // A KRaft snapshot also lies elsewhere (`bootstrap.checkpoint`).
  const isSnapshot = sources.some((each) => nameOfSource(each).endsWith('.checkpoint'));
  return isInternal ? topic : isSnapshot ? '__cluster_metadata' : '';
}

export const nameOfSource = (source: Source): string => ('file' in source ? source.file.name : source.name);

const parent = (path: string): string => nameOf(path.split('/').slice(0, -1).join('/'));

/** What an `<input type=file>` holds. */
export const chosen = (files: FileList): Found[] =>
  [...files].map((file) => ({ path: file.webkitRelativePath || file.name, source: { file } }));

interface Handle {
  kind: 'file' | 'directory';
  name: string;
  getFile(): Promise<File>;
  values(): AsyncIterable<Handle>;
}

/** What was dropped, folders included. */
export async function dropped(transfer: DataTransfer): Promise<Found[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  // All of these have to be asked for before the first wait.
  const asked = items.map((item) => {
    const entry = item.webkitGetAsEntry();
    const file = item.getAsFile();
    const getHandle = (item as { getAsFileSystemHandle?(): Promise<Handle | null> })
      .getAsFileSystemHandle;
    const handle = getHandle === undefined ? null : getHandle.call(item).catch(() => null);
    return { entry, file, handle };
  });
  const found: Found[] = [];
  for (const { entry, file, handle } of asked) {
    const opened = await handle;
    if (opened !== null && opened.kind === 'directory') {
      await walkHandle(opened, `${opened.name}/`, found);
    } else if (opened === null && entry?.isDirectory) {
      await walkEntry(entry as FileSystemDirectoryEntry, `${entry.name}/`, found);
    } else if (file !== null) {
      found.push({ path: file.name, source: { file } });
    }
  }
  return found;
}

async function walkHandle(folder: Handle, path: string, found: Found[]): Promise<void> {
  for await (const each of folder.values()) {
    if (each.kind === 'directory') {
      await walkHandle(each, `${path}${each.name}/`, found);
    } else if (isKnown(each.name)) {
      found.push({ path: path + each.name, source: { file: await each.getFile() } });
    }
  }
}

async function walkEntry(
  folder: FileSystemDirectoryEntry,
  path: string,
  found: Found[],
): Promise<void> {
  const reader = folder.createReader();
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (entries.length === 0) {
      return;
    }
    for (const each of entries) {
      if (each.isDirectory) {
        await walkEntry(each as FileSystemDirectoryEntry, `${path}${each.name}/`, found);
      } else if (isKnown(each.name)) {
        const file = await new Promise<File>((resolve, reject) =>
          (each as FileSystemFileEntry).file(resolve, reject),
        );
        found.push({ path: path + each.name, source: { file } });
      }
    }
  }
}

type Given = { path: string; log?: string; size: number; url?: string; data?: string };

/** What the page came with: files that `kafkafmt inspect` serves or has put into it. */
export function given(): Found[] {
  const block = byId('sources');
  const text = block.textContent ?? '[]';
  block.textContent = ''; // up to 27 MB, which nothing needs any more
  return (JSON.parse(text) as Given[]).map(({ path, log, size, url, data }) => {
    const name = nameOf(path);
    if (data !== undefined) {
      return { path, log, source: { name, data: fromBase64(data) } };
    }
    return { path, log, source: { name, size, url: new URL(url ?? '', location.href).href } };
  });
}
