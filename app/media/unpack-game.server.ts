import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { GameError, gameLimits, planGame, type GameEntry } from './game-entries.ts';

/** Number and total size of the unpacked files. */
export interface UnpackedGame {
  files: number;
  bytes: number;
}

/** Mask of the file type in the Unix mode, which archivers write to the upper half of the attributes. */
const fileKind = 0o170000;
const linkKind = 0o120000;

/**
 * Unpacks the zip of a game into an empty folder. Each file is written as a stream and its bytes are counted, so that a
 * zip that declares wrong sizes is stopped too. Throws a GameError; the folder may then contain some of the files.
 */
export async function unpackGame(zip: string, folder: string): Promise<UnpackedGame> {
  const file = await reading(() =>
    openPromise(zip, {
      lazyEntries: true,
      autoClose: false,
      strictFileNames: true,
      validateEntrySizes: true,
    }),
  );
  try {
    const entries = await reading(() => listEntries(file));
    const plan = planGame([...entries.keys()]);
    let bytes = 0;
    for (const [name, described] of plan) {
      const entry = entries.get(described);
      if (entry) bytes += await reading(() => unpackFile(file, entry, path.join(folder, name), bytes));
    }
    return { files: plan.size, bytes };
  } finally {
    file.close();
  }
}

async function listEntries(file: ZipFile): Promise<Map<GameEntry, Entry>> {
  const entries = new Map<GameEntry, Entry>();
  if (file.entryCount > gameLimits.files * 2) throw new GameError('files');
  for await (const entry of file.eachEntry()) {
    const described = {
      name: entry.fileName,
      packed: entry.compressedSize,
      unpacked: entry.uncompressedSize,
      isLink: ((entry.externalFileAttributes >>> 16) & fileKind) === linkKind,
      isEncrypted: entry.isEncrypted(),
    };
    entries.set(described, entry);
  }
  return entries;
}

/** Writes one file. Returns its size. */
async function unpackFile(file: ZipFile, entry: Entry, target: string, before: number): Promise<number> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(before + bytes > gameLimits.unpacked ? new GameError('unpacked', entry.fileName) : null, chunk);
    },
  });
  const source = await file.openReadStreamPromise(entry);
  await pipeline(source, count, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
  return bytes;
}

/** Turns errors of the zip library into a GameError. Errors of the disk are passed on. */
async function reading<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GameError || (error instanceof Error && 'syscall' in error)) throw error;
    // Only the message of the error shows whether the library refused an unsafe path.
    const isPath =
      error instanceof Error && /^(?:invalid characters|absolute path|invalid relative)/.test(error.message);
    throw new GameError(isPath ? 'path' : 'zip', '', { cause: error });
  }
}
