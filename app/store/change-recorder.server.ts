import { deflateRawSync } from 'node:zlib';
import { targetKey, type ChangeTarget } from './change-target.ts';
import { isSameValue, packEntry, type StoredEntry, type ValueChange } from './recorded-value.ts';
import type { Db } from './store.ts';

/** Records the values that a change of the published site replaces. All functions that write the site call it. */
export interface ChangeRecorder {
  /** Records the values of a target before and after the change, unless they are equal. */
  add(target: ChangeTarget, change: ValueChange): Promise<void>;
  /** Stores the remaining values. Returns the size of the record. */
  finish(): Promise<RecordSize>;
}

/**
 * Size of a change's record: the numbers of entries by kind, and their bytes in the store. A target that is written
 * twice counts as two entries.
 */
export interface RecordSize {
  parts: number;
  items: number;
  pictures: number;
  bytes: number;
}

/**
 * Entries are compressed in chunks of about this many characters. Larger chunks save little more space, and reading one
 * value decompresses its whole chunk.
 */
const chunkLength = 256 * 1024;

/** The fastest compression. A chunk takes a few milliseconds. */
const level = 1;

/** Creates the recorder of one change. It writes through the change's own transaction. */
export function createChangeRecorder(db: Db, version: number): ChangeRecorder {
  const size: RecordSize = { parts: 0, items: 0, pictures: 0, bytes: 0 };
  let entries: StoredEntry[] = [];
  let length = 0;
  let sequence = 0;

  async function flush(): Promise<void> {
    if (entries.length === 0) return;
    const targets = entries.map(([key]) => key).join('\n');
    const content = deflateRawSync(JSON.stringify(entries), { level });
    entries = [];
    length = 0;
    size.bytes += targets.length + content.length;
    await db.insertInto('changeValues').values({ version, sequence, targets, content }).execute();
    sequence += 1;
  }

  return {
    async add(target, change) {
      const { before, after } = change;
      if (isSameValue(before, after)) return;
      size[`${target.kind}s`] += 1;
      entries.push(packEntry(targetKey(target), change));
      length += (before?.data?.length ?? 0) + (after?.data?.length ?? 0) + 40;
      if (length >= chunkLength) await flush();
    },
    async finish() {
      await flush();
      return size;
    },
  };
}
