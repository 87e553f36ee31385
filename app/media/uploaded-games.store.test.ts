import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertDraft } from '#app/store/drafts.server.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import { makeZip, type ZippedFile } from '#test/support/zip.ts';
import { addGame, cleanGames, gamesFolder, listGames, seriesOf } from './uploaded-games.server.ts';

const day = 24 * 3_600_000;
let mediaDir = '';
beforeEach(async () => {
  mediaDir = await mkdtemp(path.join(tmpdir(), 'portico-games-'));
});
afterEach(() => rm(mediaDir, { recursive: true, force: true }));

const page: ZippedFile = { name: 'index.html', content: '<h1>Play</h1>' };

async function upload(files: readonly ZippedFile[], series = 'toy') {
  const zip = path.join(mediaDir, 'upload.zip');
  await writeFile(zip, makeZip(files));
  try {
    return await addGame(zip, { mediaDir, series, author: 'Ada', now: 1_000 });
  } finally {
    await rm(zip);
  }
}

const stored = () => readdir(gamesFolder(mediaDir)).catch((): string[] => []);

describe('an uploaded game', () => {
  it('is stored under a name that follows from its zip', async () => {
    const game = await upload([page, { name: 'js/main.js', content: 'play()' }]);
    expect(game).toMatchObject({ series: 'toy', files: 2, bytes: 19, author: 'Ada' });
    expect(game.slug).toMatch(/^toy-[0-9a-f]{10}$/);
    const folder = path.join(gamesFolder(mediaDir), game.slug);
    expect(await readFile(path.join(folder, 'js/main.js'), 'utf8')).toBe('play()');
    expect((await stat(path.join(folder, 'index.html'))).mode & 0o777).toBe(0o600);
    expect(await upload([page, { name: 'js/main.js', content: 'play()' }])).toEqual(game);
    const next = await upload([page, { name: 'js/main.js', content: 'play2()' }]);
    expect((await listGames(mediaDir, 'toy')).map(({ slug }) => slug).sort()).toEqual(
      [game.slug, next.slug].sort(),
    );
  });

  it('may be in folders that contain nothing else', async () => {
    const { slug } = await upload([
      { name: 'dist/web/index.html', content: 'x' },
      { name: 'dist/web/js/main.js', content: 'x' },
    ]);
    expect((await readdir(path.join(gamesFolder(mediaDir), slug))).sort()).toEqual([
      '.upload.json',
      'index.html',
      'js',
    ]);
  });

  it('may be in one folder, and loses what archivers add', async () => {
    const { slug } = await upload([
      { name: 'Toy/' },
      { name: 'Toy/index.html', content: 'x' },
      { name: 'Toy/.DS_Store', content: 'x' },
      { name: '__MACOSX/Toy/._index.html', content: 'x' },
    ]);
    expect((await readdir(path.join(gamesFolder(mediaDir), slug))).sort()).toEqual([
      '.upload.json',
      'index.html',
    ]);
  });

  const hostile: [string, ZippedFile[], string][] = [
    ['no page', [{ name: 'game.js' }], 'no-page'],
    ['nothing', [], 'no-page'],
    ['a page in one of two folders', [{ name: 'a/index.html' }, { name: 'b/x.js' }], 'deep-page'],
    ['a path upwards', [page, { name: '../evil.js' }], 'path'],
    ['a path upwards inside', [page, { name: 'a/../../evil.js' }], 'path'],
    ['an absolute path', [page, { name: '/etc/cron.d/evil.js' }], 'path'],
    ['a drive letter', [page, { name: 'C:/evil.js' }], 'path'],
    ['a backslash', [page, { name: 'a\\..\\evil.js' }], 'path'],
    ['a line break in a name', [page, { name: 'a\n.js' }], 'path'],
    ['an empty step', [page, { name: 'a//b.js' }], 'path'],
    ['a very long path', [page, { name: `${'a'.repeat(300)}.js` }], 'path'],
    ['a link', [page, { name: 'a.js', content: '/etc/passwd', mode: 0o120777 }], 'link'],
    ['the same name twice', [page, { name: 'a.js' }, { name: 'a.js' }], 'duplicate'],
    ['names that differ in case', [page, { name: 'a.js' }, { name: 'A.js' }], 'duplicate'],
    ['a file that is also a folder', [page, { name: 'a.js' }, { name: 'a.js/b.js' }], 'duplicate'],
    ['a program', [page, { name: 'setup.exe' }], 'type'],
    ['a script of the server', [page, { name: 'a.php' }], 'type'],
    ['an encrypted file', [page, { name: 'a.js', content: 'x', flags: 1 }], 'encrypted'],
    ['a bomb', [page, { name: 'a.txt', content: Buffer.alloc(8 * 2 ** 20) }], 'bomb'],
    ['too much when unpacked', [page, { name: 'a.bin', declared: 400 * 2 ** 20 }], 'unpacked'],
    ['a smaller size than it has', [page, { name: 'a.js', content: 'x'.repeat(5_000), declared: 10 }], 'zip'],
    ['too many files', Array.from({ length: 5_001 }, (_, at) => ({ name: `${at}.js` })), 'files'],
  ];
  it.each(hostile)('is refused if its zip has %s', async (_, files, fault) => {
    await expect(upload(files)).rejects.toMatchObject({ name: 'GameError', fault });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a text', Buffer.from('hello')],
    ['a zip without its end', makeZip([page]).subarray(0, 60)],
  ])('is refused if it is %s', async (_, bytes) => {
    const zip = path.join(mediaDir, 'upload.zip');
    await writeFile(zip, bytes);
    const adding = addGame(zip, { mediaDir, series: 'toy', author: '', now: 0 });
    await expect(adding).rejects.toMatchObject({ fault: 'zip' });
    expect(await stored()).toEqual([]);
  });

  it('never writes outside its folder, whatever the names are', async () => {
    const step = fc.constantFrom('a', '..', '.', '', 'C:', 'b.js', '\\', '~', 'index.html', 'ä', '%2e%2e');
    const name = fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => steps.join('/'));
    await fc.assert(
      fc.asyncProperty(fc.array(name, { maxLength: 4 }), async (names) => {
        await upload([page, ...names.map((one) => ({ name: one }))]).catch((error: unknown) => {
          expect(error).toMatchObject({ name: 'GameError' });
        });
        expect((await readdir(mediaDir)).filter((one) => one !== 'games')).toEqual([]);
        expect((await stored()).every((one) => one.startsWith('toy-'))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['Lantern Run.zip', 'lantern-run'],
    ['Übung ÷ 2', 'ubung-2'],
    ['游戏.zip', 'game'],
    ['../../etc', 'etc'],
    ['long '.repeat(30), 'long-long-long-long-long-long-long-long'],
  ])('gets its name from %s', (name, series) => {
    expect(seriesOf(name)).toBe(series);
  });
});

describeEachEngine('the cleaning of uploaded games', (testStore) => {
  it('removes those that nothing has shown for a day', async () => {
    const store = await testStore().openMigrated();
    const [loose, drafted] = [await upload([page], 'loose'), await upload([page], 'drafted')];
    const shown = await upload([page], 'shown');
    const draft = { title: '', author: 'Ada', base: 0, done: 1, revision: 1, createdAt: 0, updatedAt: 0 };
    const steps = JSON.stringify([[{ value: `arcade:/${drafted.slug}/` }]]);
    await insertDraft(store.db, { ...draft, steps, publishAt: null, problem: '', previewKey: '' });
    const item = {
      verticalId: 2,
      id: 1,
      position: 0,
      provider: '',
      providerId: '',
      changedIn: 1,
      changedAt: 0,
    };
    const data = JSON.stringify({ game_url_remote: `arcade:/${shown.slug}/` });
    await store.db
      .insertInto('items')
      .values({ ...item, data })
      .execute();
    expect(await cleanGames(store.db, { mediaDir, now: day / 2 })).toBe(0);
    expect(await cleanGames(store.db, { mediaDir, now: 2 * day })).toBe(1);
    expect((await stored()).sort()).toEqual([drafted.slug, shown.slug].sort());
    expect((await stored()).includes(loose.slug)).toBe(false);
    // The game is kept after its item is deleted, because an undo can publish the item again.
    await store.db.deleteFrom('items').execute();
    expect(await cleanGames(store.db, { mediaDir, now: 3 * day })).toBe(0);
    expect(await stored()).toContain(shown.slug);
  });
});
