// Which logs a data directory should have: by its checkpoints, and by the metadata log of a node.

import { decoderOf } from '../messages/decoding';
import type { Log } from './log';

/** A log that should be there, and what names it. */
export type Expected = readonly [directory: string, why: string];

/** The logs of which a checkpoint file notes an offset above 0. */
export function ofCheckpoint(name: string, text: string): Expected[] {
  return [...text.matchAll(/^(\S+) (\d+) ([1-9]\d*)$/gm)].map(([, topic, partition, offset]) => [
    `${topic}-${partition}`,
    `${name} notes offset ${offset}`,
  ]);
}

/** The logs that a metadata log gives to a node; to any node where the id is not known. */
export async function ofMetadata(log: Log, node: string | null): Promise<Expected[]> {
  const decode = decoderOf('__cluster_metadata');
  const topics = new Map<string, string>();
  const partitions = new Map<string, [topicId: string, partition: number, replicas: number[]]>();
  await log.eachRecord((key, value) => {
    const { name, value: text } = decode?.(key, value) ?? {};
    if (!text || !/^(Remove)?TopicRecord|^Partition(Change)?Record/.test(name ?? '')) {
      return;
    }
    const { topicId, name: topic, partitionId, replicas } = JSON.parse(text);
    if (name === 'TopicRecord') {
      topics.set(topicId, topic);
    } else if (name === 'RemoveTopicRecord') {
      topics.delete(topicId);
    } else if (replicas) {
      partitions.set(`${topicId} ${partitionId}`, [topicId, partitionId, replicas]);
    }
  });
  return [...partitions.values()]
    .filter(([topicId, , replicas]) => topics.has(topicId) && (node === null || replicas.includes(Number(node))))
    .map(([topicId, partition]) => [`${topics.get(topicId)}-${partition}`, 'the metadata log lists it']);
}
