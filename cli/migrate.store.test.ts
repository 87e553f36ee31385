import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloudArcadeDump, wordPressDump, wordPressExport } from '#app/migration/exports.fixture.ts';
import { sampleBundle } from '#test/bundle/sample-bundle.ts';
import { createEmptyStore, runInProcess, type EndedCommand } from '#test/support/command-line.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-cli-migrate-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function portico(...args: string[]): Promise<EndedCommand> {
  return runInProcess({ dataDir: path.join(folder, 'data'), databaseUrl: undefined }, args);
}

async function write(name: string, value: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, value);
  return file;
}

/** Imports the games of the sample bundle without their pictures. */
async function importSite(): Promise<void> {
  const { menu, list } = sampleBundle().data_content['2'];
  const content = { data_content: { '2': { menu, list, list_type: {}, list_tags: {} } } };
  const bundle = await write('site.json', JSON.stringify(content));
  expect((await portico('import', bundle)).status).toBe(0);
}

const migrate = (file: string, ...flags: string[]) => portico('migrate', file, '--no-pictures', ...flags);

async function exported() {
  return JSON.parse((await portico('export')).stdout);
}

describe('portico migrate', { timeout: 120_000 }, () => {
  it('moves a WordPress site in one change that can be undone', async () => {
    await importSite();
    const before = await exported();
    const file = await write('dump.sql', wordPressDump);
    const stopped = await migrate(file);
    expect(stopped).toMatchObject({ status: 1 });
    expect(stopped.stderr).toContain('5 of 7 games are refused. Nothing was changed.');
    const dry = await migrate(file, '--dry-run');
    expect(dry).toMatchObject({ status: 0, stdout: stopped.stdout });
    expect(await exported()).toEqual(before);

    const done = await migrate(file, '--yes');
    expect(done.status).toBe(0);
    expect(done.stdout.split('\n')).toEqual([
      'WordPress: 7 games',
      '1 imported, 1 held back, 5 refused',
      '4 redirects added, 0 existed already',
      'Games with figures of the old site: 1',
      'Categories added: 1',
      '  Garden Games',
      'Held back as possible duplicates: 1',
      '  25 "Fern Twice": same address as 106 "Fern & Valley"',
      'Refused: 5',
      '  22 "Moss Flash": needs a plug-in such as Flash, which browsers no longer have',
      '  23 "Moss Hosted": has its files on the old site; upload it in the Studio',
      '  24 "Draft": is not published on the old site',
      '  26 "Plain": has a play address without https',
      '  27 "Script": has a play address that cannot be framed',
      'Pages and posts without a game, not imported: 2',
      '  About us (/play/about)',
      '  We moved (/play/2024/uncategorized/we-moved/)',
      '',
    ]);
    const after = await exported();
    const { menu, list } = after.data_content['2'];
    expect(menu.at(-1)).toMatchObject({ content_type_name: 'Garden Games', children: [] });
    const category = menu.at(-1).content_type_id;
    expect(list.find(({ id }: { id: number }) => id === 106)).toMatchObject({
      title: 'Fern & Valley',
      intro: 'Grow & trade ferns.',
      details: '<h2>How to play</h2><p>Use the arrow keys.</p>',
      game_url_remote: 'https://play.example/fern/?id=1&x=2',
      img: '',
      keywords: 'calm',
      create_time: Date.UTC(2024, 1, 29, 23, 30) / 1000,
      content_type_id: category,
      site_data_arr: { rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 1240 },
      ext: { devices: ['keyboard'], orientation: 'landscape', width: 800, height: 600 },
    });
    expect(after.ext_redirects).toEqual({
      '/play/2024/outside/garden/fern-valley': '/g/details/106',
      '/play/2024/uncategorized/fern-twice': '/g/details/106',
      '/play/category/outside/garden': `/g/cate/${category}`,
      '/play/tag/calm': '/g/search/calm',
    });

    const again = await migrate(file, '--yes');
    expect(again.stdout).toContain(
      '0 imported, 2 held back, 5 refused\n0 redirects added, 4 existed already',
    );
    expect(again.stderr).toContain('Nothing was changed.');
    expect((await portico('history')).stdout).toContain('Moved 1 game from WordPress.');
    expect((await portico('undo', '2')).status).toBe(0);
    const undone = await exported();
    expect(undone.data_content).toEqual(before.data_content);
    expect(undone.ext_redirects ?? {}).toEqual({});
  });

  it('moves a packed dump of CloudArcade, with the figures of its visitors', async () => {
    await importSite();
    const file = await write('dump.sql.gz', gzipSync(cloudArcadeDump));
    const done = await migrate(file, '--site', 'https://snail.example/', '--json');
    expect(done.status).toBe(0);
    expect(JSON.parse(done.stdout)).toMatchObject({
      outcome: 'applied',
      report: {
        system: 'cloudarcade',
        imported: 1,
        addedCategories: ['Quiet & slow'],
        refused: [
          { id: '8', title: 'Own Upload', reason: 'has its files on the old site; upload it in the Studio' },
        ],
        redirects: { added: 6, known: 0, impossible: 0, dropped: 0 },
        texts: [{ kind: 'page', title: 'Terms', address: '/page/terms' }],
      },
    });
    const { data_content: content, ext_redirects: redirects } = await exported();
    const { list, menu } = content['2'];
    expect(list.find(({ id }: { id: number }) => id === 106)).toMatchObject({
      title: 'Slow Snail',
      intro: "A snail's race.\nTake it easy.",
      img: 'https://snail.example/thumbs/slow-snail.webp',
      keywords: 'snail',
      site_data_arr: { like: 41, step: 3, open_num: 5310 },
      ext: { devices: ['mouse', 'touch'], orientation: 'portrait' },
    });
    const category = menu.at(-1).content_type_id;
    expect(redirects).toEqual({
      '/game/slow-snail': '/g/details/106',
      '/category/quiet-slow': `/g/cate/${category}`,
      '/index.php?viewpage=category&slug=quiet-slow': `/g/cate/${category}`,
      '/tag/snail': '/g/search/snail',
      '/index.php?viewpage=tag&slug=snail': '/g/search/snail',
      '/index.php?viewpage=game&slug=slow-snail': '/g/details/106',
    });
  });

  it('moves the own export of WordPress into an empty site, whose redirects stay', async () => {
    await createEmptyStore(path.join(folder, 'data'));
    expect((await portico('redirects', 'add', '/2024/fern-valley', '/aboutUs')).status).toBe(0);
    const done = await migrate(await write('export.xml', wordPressExport), '--json');
    expect(done.status).toBe(0);
    expect(JSON.parse(done.stdout).report).toMatchObject({
      imported: 1,
      addedCategories: ['Garden'],
      redirects: { added: 2, known: 1 },
    });
    const { data_content: content, ext_redirects: redirects } = await exported();
    expect(content['2'].list).toMatchObject([
      {
        id: 1,
        title: 'Fern Valley',
        intro: 'Grow ferns.',
        img: 'https://fern.example/wp-content/uploads/fern.jpg',
        game_url_remote: 'https://play.example/fern/?a=1&b=2',
      },
    ]);
    expect(redirects).toEqual({
      '/2024/fern-valley': '/aboutUs',
      '/category/garden': '/g/cate/1',
      '/tag/calm': '/g/search/calm',
    });
  });

  it.each([
    ['The dump is cut off', 'a.sql', wordPressDump.slice(0, -40)],
    ['it has shop.', 'a.sql', 'CREATE TABLE `shop` (id int);'],
    ['not well-formed XML, line 1', 'a.xml', '<rss><channel></rss>'],
    ['no wp:wxr_version', 'a.xml', '<rss><channel></channel></rss>'],
    ['declares a document type', 'a.xml', '<!DOCTYPE rss [<!ENTITY a "b">]><rss></rss>'],
    ['The JSON is cut off', 'a.json', '[{"title": "A"'],
    ['has no games', 'a.json', '[{"type": "header"}]'],
    ['cannot be read completely', 'a.gz', Buffer.from('1f8b0800000000', 'hex')],
  ])('refuses a file and says why: %s', async (message, name, text) => {
    const refused = await migrate(await write(name, text));
    expect(refused).toMatchObject({ status: 1, stdout: '' });
    expect(refused.stderr).toContain(message);
    expect(refused.stderr).toContain('Nothing was changed.');
  });

  it('explains wrong arguments', async () => {
    expect(await migrate('missing.sql')).toMatchObject({ status: 1, stdout: '' });
    expect((await migrate('x', '--from', 'joomla')).status).toBe(2);
    expect((await migrate('x', '--site', 'fern')).status).toBe(2);
  });
});
