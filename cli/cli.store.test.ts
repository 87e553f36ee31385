import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineJob } from '#app/jobs/define-job.ts';
import { createJobRunner } from '#app/jobs/job-runner.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { buildOnce } from '#test/http/app.ts';
import { silentLog } from '#test/store/engines.ts';
import { sampleBundle, writeBundleFolder, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { runInProcess, type EndedCommand } from '#test/support/command-line.ts';

const executable = path.join(import.meta.dirname, '..', 'portico');
beforeAll(buildOnce, 120_000);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-cli-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/**
 * Runs a command on a data folder of the test's own in this process, which takes a fraction of the time of a new
 * process.
 */
function portico(...args: string[]): Promise<EndedCommand> {
  return runInProcess({ dataDir: path.join(folder, 'data'), databaseUrl: undefined }, args);
}

/** Runs a command as an operator does. */
function porticoProcess(...args: string[]): Promise<EndedCommand> {
  const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') };
  return new Promise((resolve) => {
    execFile(executable, args, { env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

/** Returns the sample bundle without its layouts and its empty section. */
function gamesBundle(): TestBundle {
  const bundle = sampleBundle();
  delete bundle.data_content['8'];
  bundle.layouts = {};
  return bundle;
}

async function importBundle(bundle: TestBundle, ...options: string[]): Promise<EndedCommand> {
  return portico(
    'import',
    await writeBundleFolder(path.join(folder, 'bundle'), JSON.stringify(bundle)),
    ...options,
  );
}

async function search(...args: string[]): Promise<TestBundle> {
  return JSON.parse((await portico('search', '--json', ...args)).stdout);
}

describe('portico', { timeout: 120_000 }, () => {
  it('exports without the verticals that it does not have, says so, and imports that export', async () => {
    expect(await importBundle(gamesBundle())).toMatchObject({ status: 0 });
    const clock = { now: Date.now };
    const store = await openStore({ dataDir: path.join(folder, 'data'), role: 'cli', log: silentLog, clock });
    const { db } = store;
    const item = await db.selectFrom('items').selectAll().limit(1).executeTakeFirstOrThrow();
    await db
      .insertInto('items')
      .values({ ...item, verticalId: 4711 })
      .execute();
    const layouts = JSON.stringify({ 4711: { 1: [] } });
    await db.updateTable('parts').set({ value: layouts }).where('key', '=', 'layouts').execute();
    await store.close();

    const exported = await portico('export', '--json');
    expect(exported.stderr).toContain('Vertical 4711 is left out (1 item)');
    const bundle: TestBundle = JSON.parse(exported.stdout);
    expect(Object.keys(bundle.data_content)).toEqual(['2']);
    expect(bundle.layouts).toEqual({});
    expect(await importBundle(bundle, '--yes')).toMatchObject({ status: 0 });
  });

  it(
    'imports, exports with the pictures, and imports its own export unchanged',
    { tags: 'long' },
    async () => {
      const dry = await importBundle(gamesBundle(), '--dry-run');
      expect(dry).toMatchObject({ status: 0, stderr: 'Nothing was changed.\n' });
      expect(dry.stdout).toMatch(/data_content\["2"\]\.list +6 added, 0 changed, 0 removed/);
      expect(await importBundle(gamesBundle())).toMatchObject({
        status: 0,
        stderr: 'Done: site version 1.\n',
      });
      const printed = await porticoProcess('export', '--json');
      expect(JSON.parse(printed.stdout)).toEqual(gamesBundle());
      const vertical = await porticoProcess('export', '--vertical', 'g', '--json');
      expect(JSON.parse(vertical.stdout)).toEqual(gamesBundle().data_content['2']);

      const out = path.join(folder, 'out');
      expect(await porticoProcess('export', '--out', out, '--json')).toMatchObject({ status: 0, stderr: '' });
      expect((await readFile(path.join(out, 'media', 'icon.png'))).length).toBeGreaterThan(0);
      const again = await porticoProcess('import', out, '--json');
      const { report } = JSON.parse(again.stdout);
      const touched = report.parts.filter((part: TestBundle) => part.added + part.changed + part.removed > 0);
      expect(touched).toEqual([]);
    },
  );

  it.each([
    ['a folder with the name of the file', 'taken.json', 'it is a folder'],
    ['a file in the place of the folder', 'file/site.json', 'a part of the path is a file'],
    ['a file with the name of the folder', 'file', 'a part of the path is a file'],
  ])('refuses to export to %s, and leaves nothing behind', async (_what, out, reason) => {
    await importBundle(gamesBundle());
    await mkdir(path.join(folder, 'taken.json'));
    await writeFile(path.join(folder, 'file'), '');
    const before = await readdir(folder);
    const refused = await portico('export', '--out', path.join(folder, out));
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain(`${path.join(folder, out)} cannot be written: ${reason}`);
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(before);
  });

  it('adds, lists and removes redirects, and refuses loops and addresses of pages', async () => {
    await importBundle(gamesBundle());
    expect(await portico('redirects', 'add', '/old.html', '/g/details/100')).toMatchObject({
      status: 0,
      stdout: '/old.html → /g/details/100\n',
    });
    const loop = await portico('redirects', 'add', '/older.html', '/older.html/');
    expect(loop).toMatchObject({ status: 1, stderr: expect.stringContaining('leads back to itself') });
    const page = await portico('redirects', 'add', '/g/details/100', '/g');
    expect(page).toMatchObject({ status: 1, stderr: expect.stringContaining('is the address of a page') });
    const list = await portico('redirects', 'list', '--json');
    expect(JSON.parse(list.stdout)).toEqual([{ from: '/old.html', to: '/g/details/100', isShadowed: false }]);
    const exported = await portico('export', '--json');
    expect(JSON.parse(exported.stdout).ext_redirects).toEqual({ '/old.html': '/g/details/100' });
    expect(await portico('redirects', 'remove', '/old.html/')).toMatchObject({ status: 0 });
    expect(await portico('redirects', 'remove', '/old.html')).toMatchObject({ status: 1 });
    expect((await portico('redirects', 'list')).stdout).toBe('');
  });

  it('reports each fault on one line and refuses', async () => {
    const bundle = gamesBundle();
    bundle.data_content['2'].list[2].site_data_arr.rate = '9';
    bundle.info.logo1 = 'gone.png';
    const refused = await importBundle(bundle);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^data_content\["2"\]\.list\[2\]\.site_data_arr\.rate: /),
      expect.stringMatching(/^info\.logo1: /),
      '2 faults; nothing was changed.',
    ]);
    const json = await importBundle(bundle, '--json');
    expect(JSON.parse(json.stdout).faults).toHaveLength(2);
  });

  it('imports the rest if pictures cannot be fetched, and names them', async () => {
    const bundle = gamesBundle();
    bundle.data_content['2'].list[3].img = 'https://10.0.0.1/cover.png';
    const kept = await importBundle(bundle, '--no-pictures');
    expect(kept).toMatchObject({
      status: 0,
      stderr: 'Warning: One picture stays at its https address; it was not fetched.\nDone: site version 1.\n',
    });
    const dry = await importBundle(bundle, '--dry-run');
    expect(dry.stdout).toContain('pictures to fetch from https addresses: 1\n');
    const tried = await importBundle(bundle);
    expect(tried.stdout).toContain('pictures fetched from https addresses: 0 of 1\n');
    expect(tried.stderr.split('\n')).toEqual([
      expect.stringMatching(/^Warning: pictures that could not be fetched .*: 1\./),
      expect.stringMatching(
        /^ {2}data_content\["2"\]\.list\[3\]\.img: https:\/\/10\.0\.0\.1\/cover\.png was refused: /,
      ),
      'Nothing was changed: the site is already as the bundle says.',
      '',
    ]);
  });

  it('asks for confirmation before it removes most items', async () => {
    await importBundle(gamesBundle());
    expect(await importBundle({ data_content: {} })).toMatchObject({ status: 1 });
    expect(await importBundle({ data_content: {} }, '--yes')).toMatchObject({ status: 0 });
  });

  it('searches in three modes', async () => {
    const bundle = gamesBundle();
    const { list } = bundle.data_content['2'];
    list[3].title = 'Falling Bricks';
    list[4].intro = 'Bricks fall, and fall again.';
    await importBundle(bundle);
    expect(await search('--vertical', 'g', '--mode', '1', 'bricks')).toMatchObject({
      count: 1,
      results: [{ id: 103 }],
    });
    expect(await search('--mode', '2', 'fall bricks')).toMatchObject({
      results: [
        { id: 104, uniqueWords: 2 },
        { id: 103, uniqueWords: 1 },
      ],
    });
    expect(await search('--mode', '3', '--limit', '3', 'bricks')).toMatchObject({
      results: [{ id: 103, round: 1 }, { id: 104, round: 1 }, {}],
    });
    expect(await search('--all', '0')).toMatchObject({ count: 6 });
    expect(await search('')).toMatchObject({ count: 0 });
    const phrase = await search('--limit', '2', 'bricks');
    expect(phrase.results[0]).toMatchObject({
      id: 103,
      title: 'Falling Bricks',
      titleHits: 1,
      totalHits: 1,
      prefix: 'bricks',
      snippet: expect.any(String),
    });
    expect(phrase.results[1]).toMatchObject({ snippet: 'Bricks fall, and fall again.', titleHits: 0 });
    const printed = (await portico('search', '--mode', '2', 'fall bricks')).stdout.split('\n');
    expect(printed[0]).toMatch(/^104 {2}\S.* {2}0 in title, 3 in all {2}2 words$/);
    expect(printed[1]).toBe('     Bricks fall, and fall again.');
  });

  it.each([
    ['stats'],
    ['export'],
    ['jobs'],
    ['check', 'list'],
    ['settings', 'set', 'siteName', 'Bricks'],
    ['item', 'hide', 'g', '100'],
    ['feed', 'list'],
    ['operator', 'list'],
  ])('%s refuses to run without a store, and creates none', async (...args) => {
    expect(await portico(...args)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('set DATA_DIR to the folder of your store'),
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('shows and changes settings', async () => {
    await importBundle(gamesBundle());
    expect((await portico('settings', 'get', 'figures.least')).stdout).toBe('figures.least = 10 (default)\n');
    const change = await portico('settings', 'set', 'figures.least', '20', '--json');
    expect(JSON.parse(change.stdout)).toMatchObject({ before: 10, after: 20, isChanged: true, version: 2 });
    const again = await portico('settings', 'set', 'figures.least', '20', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({ isChanged: false, version: 2 });
    expect((await portico('settings', 'set', 'siteName', '')).stdout).toMatch(/^siteName is already "/);
    expect(JSON.parse((await portico('history', '--json')).stdout)).toHaveLength(2);
    expect(await portico('settings', 'set', 'figures.least', 'many')).toMatchObject({
      status: 1,
      stdout: '',
    });
    expect(await portico('settings', 'set', 'colour', 'red')).toMatchObject({ status: 1 });
    const all = JSON.parse((await portico('settings', 'get', '--json')).stdout);
    expect(all).toContainEqual(expect.objectContaining({ key: 'figures.least', value: 20, isSet: true }));
  });

  it('warns of colours that are hard to read', async () => {
    await importBundle(gamesBundle());
    const change = await portico('settings', 'set', 'cookie.textColor', '#aaaaaa');
    expect(change).toMatchObject({ status: 0 });
    expect(change.stderr).toMatch(/^Warning: settings\.cookie\.textColor: "#aaaaaa" on "#FFFFFF"/);
    const other = await portico('settings', 'set', 'siteName', 'Bricks', '--json');
    expect(JSON.parse(other.stdout)).toMatchObject({ warnings: [] });
    const ground = await portico('settings', 'set', 'cookie.background', '#bbbbbb', '--json');
    expect(JSON.parse(ground.stdout).warnings).toHaveLength(1);
    const all = JSON.parse((await portico('settings', 'check', '--json')).stdout);
    expect(all.warnings).toEqual([expect.stringContaining('settings.cookie.textColor')]);
    await portico('settings', 'set', 'cookie.background', '#000000');
    expect((await portico('settings', 'check')).stdout).toBe('All colours are readable.\n');
  });

  it('undoes the import of a section only with --yes, because nothing would be left of it', async () => {
    await importBundle(gamesBundle());
    const refused = await portico('undo', '1');
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain('removes 6 of 6 items of Games. Nothing was changed; add --yes');
    expect((await portico('history')).stdout).not.toContain('Undid');
    expect(await portico('undo', '1', '--yes')).toMatchObject({ status: 0 });
  });

  it('hides and shows an item', async () => {
    await importBundle(gamesBundle());
    expect((await portico('item', 'hide', 'g', '100')).stdout).toBe('100 "Game 100" is now hidden.\n');
    expect((await portico('item', 'hide', 'g', '100')).stdout).toBe('100 "Game 100" is already hidden.\n');
    expect(JSON.parse((await portico('search', '--all', '0', '--json')).stdout).count).toBe(5);
    expect((await portico('item', 'show', '2', '100')).status).toBe(0);
    expect(JSON.parse((await portico('export', '--json')).stdout)).toEqual(gamesBundle());
    expect(await portico('item', 'hide', 'g', '5')).toMatchObject({ status: 1 });
  });

  it('pins an item at a position of its section, and undoes that', async () => {
    await importBundle(gamesBundle());
    const order = async () =>
      JSON.parse((await portico('search', '--all', '0', '--json')).stdout).results.map(
        ({ id }: TestBundle) => id,
      );
    expect(await portico('item', 'pin', 'g', '103')).toMatchObject({
      status: 0,
      stdout: 'Done: change 2.\n',
    });
    expect(await order()).toEqual([103, 100, 101, 102, 104, 105]);
    expect((await portico('show', '2')).stdout).toMatch(
      /: Pinned “.+” at position 1\.\n“.+” \(Games\):\n {2}Moved from place 4 to place 1\n$/,
    );
    await portico('item', 'pin', '2', '100', '--to', '4');
    expect(await order()).toEqual([103, 101, 102, 100, 104, 105]);
    await portico('item', 'pin', 'g', '101', '--to', '99');
    expect(await order()).toEqual([103, 102, 100, 104, 105, 101]);
    expect((await portico('item', 'pin', 'g', '103')).stdout).toMatch(/^Nothing was changed/);
    expect((await portico('undo', '4')).status).toBe(0);
    expect(await order()).toEqual([103, 101, 102, 100, 104, 105]);
    expect(await portico('item', 'pin', 'g', '5')).toMatchObject({ status: 1 });
    expect(await portico('item', 'pin', 'g', '100', '--to', '0')).toMatchObject({ status: 2 });
  });

  it('shows and replaces the text of a page', async () => {
    await importBundle(gamesBundle());
    const file = path.join(folder, 'about.md');
    expect(await portico('page', 'show', 'aboutUs')).toMatchObject({ status: 1, stdout: '' });
    await writeFile(file, '# About us\r\n\r\nWe like games.\r\n');
    const first = await portico('page', 'edit', 'aboutUs', file, '--json');
    expect(JSON.parse(first.stdout)).toEqual({
      page: 'aboutUs',
      isChanged: true,
      added: 4,
      removed: 0,
      version: 2,
    });
    expect((await portico('page', 'show', 'aboutUs')).stdout).toBe('# About us\n\nWe like games.\n');
    await writeFile(file, '# About us\n\nWe like games a lot.\n');
    expect((await portico('page', 'edit', 'aboutUs', file)).stdout).toBe(
      'aboutUs: 1 line added, 1 removed\n',
    );
    expect((await portico('page', 'edit', 'aboutUs', file)).stdout).toBe('aboutUs already has this text.\n');
    expect(JSON.parse((await portico('export', '--json')).stdout)).toEqual({
      ...gamesBundle(),
      ext_pages: { aboutUs: '# About us\n\nWe like games a lot.\n' },
    });

    await writeFile(file, 'Call {{operator.phone}}.');
    const refused = await portico('page', 'edit', 'aboutUs', file);
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^ext_pages\.aboutUs: contains \{\{operator\.phone\}\}; allowed: /);
    await writeFile(file, Buffer.from([0xff, 0xfe, 0x41]));
    expect(await portico('page', 'edit', 'aboutUs', file)).toMatchObject({ status: 1 });
    expect(await portico('page', 'edit', 'aboutUs', path.join(folder, 'none.md'))).toMatchObject({
      status: 1,
    });
    expect(await portico('page', 'edit', 'imprint', file)).toMatchObject({ status: 2 });
    expect(await portico('page', 'edit', 'aboutUs')).toMatchObject({ status: 2 });
  });

  it('shows which process runs the jobs, and how they went', async () => {
    await importBundle(gamesBundle());
    expect((await portico('jobs')).stdout).toMatch(/^No process runs the jobs\.\n/);
    const dataDir = path.join(folder, 'data');
    const store = await openStore({ dataDir, role: 'server', log: silentLog, clock: { now: Date.now } });
    const water = defineJob({
      name: 'water',
      title: 'Water the plants',
      description: 'Waters all plants.',
      every: 1_000,
      run: async () => 'All plants are wet.',
    });
    const options = { store, clock: { now: Date.now }, log: silentLog, jobs: () => [water] };
    const runner = createJobRunner(options);
    await runner.check();
    await runner.waitForRuns();
    const { status, stdout } = await portico('jobs');
    const { lease, jobs } = JSON.parse((await portico('jobs', '--json')).stdout);
    await runner.stop();
    await store.close();
    expect(status).toBe(0);
    expect(stdout).toContain(`Run by ${runner.holder}, renewed until 20`);
    expect(stdout).toMatch(/^water: done, begun 20.*Z\. All plants are wet\.$/m);
    expect(lease.holder).toBe(runner.holder);
    expect(jobs).toMatchObject([{ name: 'water', outcome: 'done', failures: 0 }]);
    expect(await portico('jobs', 'now')).toMatchObject({ status: 2 });
  });

  it('ends without an error when its reader closes early', async () => {
    await importBundle(gamesBundle());
    const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') };
    const child = spawn(executable, ['export', '--json'], { env });
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += String(chunk)));
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect([code, stderr]).toEqual([0, '']);
  });

  it.skipIf(!existsSync('/dev/full'))('names a full disk if its output does not fit on it', async () => {
    await importBundle(gamesBundle());
    const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data') };
    const full = await open('/dev/full', 'w');
    const child = spawn(executable, ['export'], { env, stdio: ['ignore', full.fd, 'pipe'] });
    let stderr = '';
    child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
    const [code] = await once(child, 'close');
    await full.close();
    expect(code).toBe(74);
    expect(stderr).toMatch(/^portico: The disk is full: the output cannot be written\. .*\n$/);
  });

  it('completes words in bash', async () => {
    const { stdout: script } = await portico('completion', 'bash');
    const line = `COMP_WORDS=('${executable}' draft pu); COMP_CWORD=2; _portico; echo "\${COMPREPLY[*]}"`;
    const { stdout } = await promisify(execFile)('bash', ['-c', `${script}\n${line}`]);
    expect(stdout).toBe('publish\n');
  });

  it('explains its usage and wrong arguments', async () => {
    const help = await portico('--help');
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toContain('import');
    expect((await portico('import', '--help')).stdout).toContain('--dry-run');
    expect((await portico('help', 'import')).stdout).toContain('--dry-run');
    expect((await portico('feed', 'add', '--help')).stdout).toContain('--blocked-words');
    expect(await portico('fly')).toMatchObject({ status: 2, stdout: '' });
    expect(await portico('impor')).toMatchObject({ status: 2, stderr: expect.stringContaining('import?') });
    expect(await portico('draft')).toMatchObject({ status: 2, stdout: '' });
    expect(JSON.parse((await portico('import', '--json')).stdout)).toMatchObject({ outcome: 'usage' });
    expect(await portico('import')).toMatchObject({ status: 2 });
    expect(await portico('import', 'x', '--fast')).toMatchObject({ status: 2 });
    expect(await portico('search', '--mode', '4', 'x')).toMatchObject({ status: 2 });
    const missing = await portico('import', path.join(folder, 'none'));
    expect(missing).toMatchObject({ status: 1, stdout: '' });
    expect(missing.stderr.trim().split('\n')).toHaveLength(1);
  });
});
