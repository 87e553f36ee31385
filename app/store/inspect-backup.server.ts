import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { findNewer } from './migrations/find-newer.ts';
import { listMigrations } from './migrations/list.ts';
import { StoreError } from './store.ts';

/** The contents of a backup, read after each of its pages was checked. */
export interface BackupContents {
  /** `null` if it was made before anything was stored. */
  siteVersion: number | null;
  items: number;
  pictures: number;
  votes: number;
  /** Names of the migrations that were applied to the store. */
  migrations: string[];
}

/**
 * Checks every page of a SQLite file that nothing writes to, and reads its contents, off the event loop. Throws a
 * `StoreError` if the file is missing or damaged, is not a store of Portico, or was made by a newer Portico.
 */
export async function inspectBackup(file: string): Promise<BackupContents> {
  if (!existsSync(file))
    throw new StoreError(
      'corrupt',
      `There is no backup ${file}. ./portico backup list shows those in the data folder.`,
    );
  const contents = await readInWorker(file);
  if (typeof contents === 'string') {
    throw new StoreError(
      'corrupt',
      `The backup ${file} is damaged or is not a store of Portico: ${contents}.`,
    );
  }
  const newer = findNewer(contents.migrations, Object.keys(listMigrations('sqlite')));
  if (newer.length > 0) {
    throw new StoreError(
      'newer',
      `The backup ${file} was made by a newer Portico (it has ${newer.join(', ')}). Install that version, or choose an older backup.`,
    );
  }
  return contents;
}

/**
 * Returns the address with which a SQLite file without writers is opened. If no log is beside the file, it is read as
 * immutable, so that SQLite creates no files beside it. If a log is beside the file, SQLite applies it.
 */
export function restingFile(file: string): URL {
  const address = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) address.searchParams.set('immutable', '1');
  return address;
}

/**
 * Checks a file and reads its contents in a worker, because both are synchronous. Resolves with the contents, or with a
 * description of the fault.
 */
async function readInWorker(file: string): Promise<BackupContents | string> {
  const workerData = restingFile(file).href;
  const worker = new Worker(`(${readWhole.toString()})()`, { eval: true, workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(`The check of ${file} ended early.`)));
  });
}

/** Runs in the worker from its own source text, so it cannot use anything outside of itself. */
function readWhole(): void {
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const read = (): BackupContents | string => {
    const database = new DatabaseSync(new URL(workerData), { readOnly: true, timeout: 5_000 });
    try {
      // Only real tables count: a view with the name of a table could run an endless query.
      const tables = database
        .prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'")
        .all()
        .map(({ name }) => String(name));
      const missing = ['meta', 'items', 'media', 'counters', 'kysely_migration'].find(
        (name) => !tables.includes(name),
      );
      if (missing !== undefined) return `it has no table ${missing}`;
      const found = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
      if (found !== 'ok') return String(found).replaceAll(/\s+/g, ' ');
      const number = (query: string) => Number(Object.values(database.prepare(query).get() ?? {})[0] ?? 0);
      const version = database.prepare("select value from meta where key = 'site_version'").get()?.value;
      return {
        siteVersion: version === undefined ? null : Number(version),
        items: number('select count(*) from items'),
        pictures: number('select count(*) from media'),
        votes: number('select sum(likes + dislikes) from counters'),
        migrations: database
          .prepare('select name from kysely_migration order by name')
          .all()
          .map(({ name }) => String(name)),
      };
    } finally {
      database.close();
    }
  };
  let answer: BackupContents | string;
  try {
    answer = read();
  } catch (error) {
    answer = error instanceof Error ? error.message : String(error);
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's port has no origin
  parentPort?.postMessage(answer);
}
