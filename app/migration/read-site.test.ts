import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloudArcadeDump, wordPressDump, wordPressExport } from './exports.fixture.ts';
import type { MovedSite } from './moved-site.ts';
import { readMovedSite } from './read-site.server.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-moved-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function read(content: unknown, ...from: [('wordpress' | 'cloudarcade')?]): Promise<MovedSite> {
  const file = path.join(folder, 'export');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readMovedSite(file, ...from);
}

const game = {
  id: '7',
  title: 'Slow Snail',
  url: 'https://play.example/snail/',
  category: 'Garden,Quiet',
  tags: 'snail,slow',
  slug: 'slow-snail',
  thumb_2: '/thumbs/snail.webp',
  views: '12',
};

describe('CloudArcade', () => {
  it('is read from the tables of phpMyAdmin as JSON', async () => {
    const site = await read([
      { type: 'header', version: '5.2.1', comment: 'Export to JSON plugin for PHPMyAdmin' },
      { type: 'database', name: 'arcade' },
      { type: 'table', name: 'games', database: 'arcade', data: [{ ...game, published: 0 }] },
      {
        type: 'table',
        name: 'categories',
        database: 'arcade',
        data: [{ id: 1, name: 'Garden', slug: 'GARDEN' }],
      },
      { type: 'table', name: 'cat_links', database: 'arcade', data: [{ gameid: 7, categoryid: '1' }] },
      { type: 'table', name: 'users', database: 'arcade', data: [{ id: 1, password: 'x' }] },
    ]);
    expect(site.games).toMatchObject([
      {
        id: '7',
        categories: ['Garden'],
        tags: ['snail', 'slow'],
        isPublished: false,
        figures: { opens: 12 },
      },
    ]);
    expect(site.categories).toMatchObject([
      { name: 'Garden', addresses: ['/category/garden', '/index.php?viewpage=category&slug=garden'] },
    ]);
  });

  it('is read from a list of games as its importer takes it', async () => {
    const { slug: _, ...withoutSlug } = game;
    const [first, second] = (await read([game, { ...withoutSlug, title: 'Été 2', published: true }])).games;
    expect(first).toMatchObject({
      categories: ['Garden', 'Quiet'],
      image: '/thumbs/snail.webp',
      isPublished: true,
    });
    expect(second?.addresses[0]).toBe('/game/%C3%A9t%C3%A9-2');
  });

  it('has the addresses that its settings name', async () => {
    const settings = [
      ['custom_path', '{\\"play\\": \\"game\\", \\"__proto__\\": \\"category\\"}'],
      ['lang_code_in_url', '1'],
      ['language', 'de'],
    ].map(([name, value]) => `INSERT INTO settings (name, value) VALUES ('${name}', '${value}');`);
    const { games, categories } = await read(cloudArcadeDump + settings.join('\n'));
    expect(games[0]?.addresses).toEqual(['/de/play/slow-snail', '/index.php?viewpage=play&slug=slow-snail']);
    expect(categories[0]?.addresses[0]).toBe('/de/__proto__/garden');
  });
});

describe('WordPress', () => {
  it.each([
    ['/%postname%/', '/play/fern-valley/'],
    ['/archives/%post_id%', '/play/archives/21'],
    ['/%year%/%monthnum%/%day%/%hour%%minute%/%postname%.html', '/play/2024/03/01/0030/fern-valley.html'],
    ['/%author%/%postname%/', undefined],
    ['', undefined],
  ])('has the address of the permalink structure %j', async (structure, address) => {
    const { games, warnings } = await read(
      wordPressDump.replace('/%year%/%category%/%postname%/', structure),
    );
    expect(games[0]?.addresses).toEqual(address === undefined ? [] : [address]);
    expect(warnings).toHaveLength(address === undefined ? 1 : 0);
  });

  it('has the addresses that its own export names, except the home page with a query', async () => {
    expect((await read(wordPressExport)).games[0]?.addresses).toEqual(['/2024/fern-valley/']);
    const plain = wordPressExport.replace(
      'https://fern.example/2024/fern-valley/',
      'https://fern.example/?p=21',
    );
    expect((await read(plain)).games[0]?.addresses).toEqual([]);
  });

  it('is read from the site of a network that has games, with any prefix', async () => {
    const network = `${wordPressDump.replaceAll('`wp_', '`a1_2_')}
      CREATE TABLE a1_posts (ID int); CREATE TABLE a1_postmeta (post_id int);`;
    expect((await read(network)).games).toHaveLength(7);
  });

  it.each(['', 'a', 'aa'])(
    'is read with a byte order mark, in any script, and after empty lines (%j)',
    async (letters) => {
      // The format is recognised from the first bytes. In two of the three cases, these end within a character.
      const title = `<title>${letters}${'シダ'.repeat(2_000)}</title>`;
      const marked = `\ufeff${wordPressExport.replace('<title>fern</title>', title)}`;
      for (const content of [marked, `\n\n${wordPressExport}`]) {
        expect((await read(content)).games).toHaveLength(1);
      }
    },
  );

  it('reads entities of XML without a limit on their number', async () => {
    const title = '<title>'.concat('a &amp; b '.repeat(3000), '</title>');
    expect((await read(wordPressExport.replace('<title>fern</title>', title))).games).toHaveLength(1);
  });
});

it('the file of one system is not read as that of the other', async () => {
  await expect(read(wordPressExport, 'cloudarcade')).rejects.toThrow('The file is XML');
  await expect(read([game], 'wordpress')).rejects.toThrow('The file is JSON');
  await expect(read(cloudArcadeDump, 'wordpress')).rejects.toThrow('neither the tables of WordPress');
});
