import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { putItems } from '#app/store/items.server.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import { migrate } from '#app/store/migrate.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { sampleBundle, writeBundleFolder } from '#test/bundle/sample-bundle.ts';
import { startStoreProcess } from '#test/store/child.ts';
import { createTestClock, silentLog, type TestStore } from '#test/store/engines.ts';
import { runInProcess, type EndedCommand } from '#test/support/command-line.ts';

let folder = '';
let dataDir = '';
let storeFile = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'));
  dataDir = path.join(folder, 'data');
  storeFile = path.join(dataDir, 'portico.sqlite');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command on the test's data folder in this process, which takes a fraction of the time of a new process. */
function portico(args: string[], env: Record<string, string> = {}): Promise<EndedCommand> {
  return runInProcess({ dataDir, databaseUrl: undefined }, args, env);
}

async function json(args: string[], env?: Record<string, string>) {
  const ended = await portico([...args, '--json'], env);
  return { ...ended, result: JSON.parse(ended.stdout) };
}

async function importSample(): Promise<void> {
  const bundle = sampleBundle();
  delete bundle.data_content['8'];
  bundle.layouts = {};
  const source = await writeBundleFolder(path.join(folder, 'bundle'), JSON.stringify(bundle));
  expect(await portico(['import', source])).toMatchObject({ status: 0 });
}

async function inStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ dataDir, role: 'cli', log: silentLog, clock: createTestClock() });
  try {
    await migrate(store);
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Changes the site. */
const addItem = (id: number) =>
  inStore((store) =>
    inWriteTransaction(store, testChange, (site) => putItems(site, 2, [{ id, data: `{"id":${id}}` }])),
  );
const dump = () => inStore(dumpStore);

/** Starts another process that works on the same store. */
function atWork(job: string, ...values: number[]) {
  const testStore = { dataDir, databaseUrl: undefined, clock: createTestClock() };
  return startStoreProcess(testStore as unknown as TestStore, job, ...values);
}

async function damage(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  bytes.fill(0xee, 4096, Math.min(bytes.length, 40_960));
  await writeFile(file, bytes);
  return bytes;
}

describe('portico backup', { timeout: 240_000 }, () => {
  it('copies and checks the store while another process writes', async () => {
    await importSample();
    const other = atWork('change', 400, 5_000);
    await other.nextLine();
    const { status, result } = await json(['backup']);
    await other.end();
    expect(status).toBe(0);
    expect(path.dirname(result.file)).toBe(path.join(dataDir, 'backups'));
    expect(result).toMatchObject({ pictures: 1, votes: 0, media: null });
    expect(result.items - 6).toBe(result.siteVersion - 1);
    const printed = await portico(['backup', 'list']);
    expect(printed.stdout).toContain(path.basename(result.file));
    expect(printed.stdout).toContain(`site version ${result.siteVersion}, ${result.items} items`);
    expect(await readdir(path.join(dataDir, 'backups'))).toHaveLength(1);
  });

  it('writes files that other users cannot read, and removes their access to an existing store', async () => {
    await importSample();
    const away = path.join(folder, 'away');
    const file = (await json(['backup'])).result.file;
    const copy = (await json(['backup', '--to', away])).result.file;
    const [picture = ''] = await readdir(path.join(dataDir, 'media/originals'));
    const modeOf = async (name: string) => ((await stat(name)).mode & 0o777).toString(8);
    const folders = [dataDir, path.join(dataDir, 'backups'), path.join(dataDir, 'media'), away];
    for (const name of folders) expect([name, await modeOf(name)]).toEqual([name, '700']);
    const files = [storeFile, file, copy, path.join(dataDir, 'media/originals', picture)];
    for (const name of files) expect([name, await modeOf(name)]).toEqual([name, '600']);
    await chmod(storeFile, 0o644);
    await portico(['jobs']);
    expect(await modeOf(storeFile)).toBe('600');
  });

  it('creates a folder from which another machine can be set up', async () => {
    await importSample();
    const font = path.join('fonts', 'node_modules', '@fonts', 'some-script', 'font.woff2');
    const addFont = async (bytes: string) => {
      await mkdir(path.dirname(path.join(dataDir, font)), { recursive: true });
      await writeFile(path.join(dataDir, font), bytes);
    };
    await addFont('version 1');
    const away = path.join(folder, 'away');
    const first = (await json(['backup', '--to', away])).result;
    expect(first.media.copied).toBe(first.media.files);
    expect(first.media.files).toBeGreaterThan(1);
    const second = (await json(['backup', '--to', away])).result;
    expect(second.media).toEqual({ files: first.media.files, copied: 0 });
    expect([first.fonts, second.fonts]).toEqual([
      { files: 1, copied: 1 },
      { files: 1, copied: 0 },
    ]);
    await addFont('version 2');
    expect((await json(['backup', '--to', away])).result.fonts).toEqual({ files: 1, copied: 1 });
    expect((await readdir(away)).filter((name) => name.endsWith('.sqlite'))).toHaveLength(3);

    const elsewhere = { DATA_DIR: path.join(folder, 'elsewhere') };
    const { status, result } = await json(['restore', second.file], elsewhere);
    expect(status).toBe(0);
    expect(result).toMatchObject({
      previousFile: null,
      lostPictures: 0,
      media: { copied: first.media.files },
      fonts: { copied: 1 },
    });
    expect(await readFile(path.join(folder, 'elsewhere', font), 'utf8')).toBe('version 2');
    const exported = await portico(['export', '--json'], elsewhere);
    expect(exported.stdout).toBe((await portico(['export', '--json'])).stdout);
  });

  it('writes one file at the given location, replacing the last one', async () => {
    const file = path.join(folder, 'mine', 'site.sqlite');
    for (const items of [1, 2]) {
      await addItem(items);
      expect((await json(['backup', '--to', file])).result).toMatchObject({ file, items, media: null });
    }
    expect(await readdir(path.dirname(file))).toEqual(['site.sqlite']);
    expect(await portico(['backup', '--to', storeFile])).toMatchObject({ status: 1 });
    expect(await portico(['backup', 'everything'])).toMatchObject({ status: 2 });
  });

  it('does not keep a copy of a damaged store', async () => {
    await addItem(1);
    const database = new DatabaseSync(storeFile);
    database.exec('create table filler (text text); create index by_text on filler (text)');
    for (let i = 0; i < 2_000; i += 1) {
      database.prepare('insert into filler values (?)').run(`${i}`.repeat(20));
    }
    database.close();
    const bytes = await readFile(storeFile);
    bytes.fill(0xee, bytes.length - 40_960, bytes.length - 4096);
    await writeFile(storeFile, bytes);
    const refused = await portico(['backup']);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('./portico restore latest --yes');
    expect(await readdir(path.join(dataDir, 'backups'))).toEqual([]);
  });

  it('explains what to do if there is no store, or another engine', async () => {
    expect(await portico(['backup'])).toMatchObject({ status: 1, stdout: '' });
    expect(await stat(dataDir).catch(() => null)).toBeNull();
    const postgres = { DATABASE_URL: 'postgres://portico:secret@127.0.0.1:1/portico' };
    const { stderr } = await portico(['backup'], postgres);
    expect(stderr).toContain('pg_dump ');
    for (const table of ['salts', 'votes', 'sessions', 'invitations', 'challenges', 'sign_in_limits']) {
      expect(stderr).toContain(` --exclude-table-data=${table} `);
    }
    expect((await portico(['restore', 'latest'], postgres)).stderr).toContain('pg_restore --clean');
  });
});

describe('portico restore', { timeout: 240_000 }, () => {
  it('asks first, then restores the backup and keeps the replaced data', async () => {
    await addItem(1);
    const before = await dump();
    await portico(['backup']);
    await addItem(2);
    const after = await dump();
    const asked = await portico(['restore', 'latest']);
    expect(asked).toMatchObject({ status: 1, stdout: '' });
    expect(asked.stderr).toContain('--yes');
    expect(await dump()).toBe(after);

    const { result } = await json(['restore', 'latest', '--yes']);
    expect(result).toMatchObject({ siteVersion: 1, items: 1, lostPictures: 0 });
    expect(await dump()).toBe(before);
    expect(path.basename(result.previousFile)).toMatch(/^portico\.sqlite\.broken-\d{8}T\d{9}Z$/);
    expect(await portico(['restore', result.previousFile, '--yes'])).toMatchObject({ status: 0 });
    expect(await dump()).toBe(after);
  });

  it('replaces a damaged store with the newest intact backup and keeps the damaged file', async () => {
    await addItem(1);
    const before = await dump();
    await portico(['backup']);
    await addItem(2);
    const newer = (await json(['backup'])).result.file;
    await damage(newer);
    await writeFile(storeFile, 'This is a letter, not a database. '.repeat(1_000));
    const failing = await portico(['backup']);
    expect(failing.status).toBe(1);
    expect(failing.stderr).toContain('./portico restore latest --yes');

    const { status, stderr, result } = await json(['restore', 'latest', '--yes']);
    expect(status).toBe(0);
    expect(stderr).toContain(newer);
    expect(await readFile(result.previousFile, 'utf8')).toMatch(/^This is a letter/);
    expect(await dump()).toBe(before);
    expect((await readdir(dataDir)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('keeps the write-ahead log of a store whose process was killed', async () => {
    await addItem(1);
    const before = await dump();
    await portico(['backup']);
    const writer = atWork('like', 3);
    for (let line = 0; line < 4; line += 1) await writer.nextLine();
    await writer.kill();
    const { result } = await json(['restore', 'latest', '--yes']);
    const previous = new DatabaseSync(result.previousFile);
    expect(previous.prepare('select likes from counters').get()).toEqual({ likes: 3 });
    previous.close();
    expect(await dump()).toBe(before);
  });

  it('does not touch a store that is in use, until its process has ended', async () => {
    await addItem(1);
    await portico(['backup']);
    const other = atWork('hold');
    await other.nextLine();
    const refused = await portico(['restore', 'latest', '--yes']);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('in use');
    expect((await readdir(dataDir)).filter((name) => /broken|part/.test(name))).toEqual([]);
    await other.kill();
    expect(await portico(['restore', 'latest', '--yes'])).toMatchObject({ status: 0 });
  });

  it('names the pictures that it cannot restore', async () => {
    await importSample();
    await portico(['backup']);
    await rm(path.join(dataDir, 'media'), { recursive: true });
    const restored = await portico(['restore', 'latest', '--yes']);
    expect(restored).toMatchObject({ status: 0 });
    expect(restored.stdout).toContain('1 pictures lack files');
  });

  it('refuses a file in which a table is replaced by an endless query', async () => {
    await addItem(1);
    const { file } = (await json(['backup'])).result;
    const database = new DatabaseSync(file);
    database.exec(
      'drop table items; create view items as with recursive c(id) as (select 1 union all select id + 1 from c) select id from c',
    );
    database.close();
    const refused = await portico(['restore', file, '--yes']);
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.stderr).toContain('it has no table items');
  });

  it('refuses files that are not backups of this program', async () => {
    await addItem(1);
    const { file } = (await json(['backup'])).result;
    const database = new DatabaseSync(file);
    database.prepare("insert into kysely_migration values ('9999-later', '2030-01-01')").run();
    database.close();
    const newer = await portico(['restore', file, '--yes']);
    expect(newer).toMatchObject({ status: 1 });
    expect(newer.stderr).toContain('newer Portico (it has 9999-later)');
    expect((await portico(['restore', 'latest', '--yes'])).stderr).toContain('There is no good backup');
    expect(await portico(['restore', path.join(folder, 'none'), '--yes'])).toMatchObject({ status: 1 });
    expect(await portico(['restore'])).toMatchObject({ status: 2 });
  });
});
