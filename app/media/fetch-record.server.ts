import { appendFile, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { preparedFiles } from '@portico/shared/prepared-files';
import type { MediaFile } from '#app/domain/media-file.ts';
import { writeWhole } from './pipeline.server.ts';

/*
 * An import stores the rows of its pictures at the end, in one transaction with everything else. Until then, a file in
 * the media folder contains one line for each fetched picture, so that an interrupted import can continue. Two imports
 * at the same time may lose each other's lines; those pictures are then fetched again.
 */

const recordName = 'fetched.jsonl';
const keptMs = 7 * 24 * 3_600_000;
const maxEntries = 50_000;

const size = z.int().positive();
const entrySchema = z.object({
  address: z.string(),
  /** Milliseconds. */
  fetchedAt: z.number(),
  file: z.object({
    hash: z.string().regex(/^[0-9a-f]{16}$/),
    width: size,
    height: size,
    color: z.string().regex(/^#[0-9a-f]{6}$/),
    thumbhash: z.string(),
    widths: z.array(size).min(1).readonly(),
  }),
});

type Entry = z.output<typeof entrySchema>;

/** Pictures that were fetched for data that is not in the store yet. */
export interface FetchRecord {
  /** Returns the prepared picture of an address if all its files still exist. */
  find(address: string): MediaFile | undefined;
  add(address: string, file: MediaFile): Promise<void>;
}

/** Opens the record of a media folder. Omits entries that are older than a week or whose files are incomplete. */
export async function openFetchRecord(mediaDir: string): Promise<FetchRecord> {
  const entries = await readEntries(mediaDir);
  if (entries.size > 0) {
    const there = new Set(await readdir(mediaDir));
    const originals = new Set(await readdir(path.join(mediaDir, 'originals')).catch(() => []));
    for (const [address, { file }] of entries) {
      const isWhole = originals.has(file.hash) && preparedFiles(file).every((name) => there.has(name));
      if (!isWhole) entries.delete(address);
    }
  }
  // Also removes an incomplete line that a killed process has left.
  await writeEntries(mediaDir, entries.values());
  return {
    find: (address) => entries.get(address)?.file,
    async add(address, file) {
      await appendFile(recordOf(mediaDir), formatEntry({ address, fetchedAt: Date.now(), file }));
    },
  };
}

/** Removes pictures from the record once the store has them. */
export async function forgetFetched(mediaDir: string, addresses: Iterable<string>): Promise<void> {
  const entries = await readEntries(mediaDir);
  for (const address of addresses) entries.delete(address);
  await writeEntries(mediaDir, entries.values());
}

/**
 * Removes from the record the pictures that are no longer needed. Returns those whose files no other picture in the
 * record uses.
 */
export async function dropFetched(mediaDir: string, addresses: Iterable<string>): Promise<MediaFile[]> {
  const entries = await readEntries(mediaDir);
  const dropped = new Map<string, MediaFile>();
  for (const address of addresses) {
    const file = entries.get(address)?.file;
    if (file && entries.delete(address)) dropped.set(file.hash, file);
  }
  if (dropped.size === 0) return [];
  await writeEntries(mediaDir, entries.values());
  for (const { file } of entries.values()) dropped.delete(file.hash);
  return [...dropped.values()];
}

/** Removes a record that was last written a week ago or earlier. */
export async function removeOldFetchRecord(mediaDir: string): Promise<void> {
  const file = recordOf(mediaDir);
  const changed = (await stat(file).catch(() => null))?.mtimeMs;
  if (changed !== undefined && Date.now() - changed > keptMs) await rm(file, { force: true });
}

function recordOf(mediaDir: string): string {
  return path.join(mediaDir, recordName);
}

/**
 * Returns the newest entries by address. Omits unreadable lines and entries older than a week. Their pictures are
 * fetched again.
 */
async function readEntries(mediaDir: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  const text = await readFile(recordOf(mediaDir), 'utf8').catch(() => '');
  for (const line of text.split('\n').slice(-maxEntries - 1)) {
    const entry = parseEntry(line);
    if (entry && Date.now() - entry.fetchedAt <= keptMs) entries.set(entry.address, entry);
  }
  return entries;
}

function parseEntry(line: string): Entry | null {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

async function writeEntries(mediaDir: string, entries: Iterable<Entry>): Promise<void> {
  const text = Array.from(entries, formatEntry).join('');
  if (text === '') await rm(recordOf(mediaDir), { force: true });
  else await writeWhole(recordOf(mediaDir), Buffer.from(text));
}

function formatEntry(entry: Entry): string {
  return `${JSON.stringify(entry)}\n`;
}
