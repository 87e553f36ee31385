import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMapping } from '#app/feeds/mapping/read-mapping.server.ts';
import { readLibraryLayout } from '#app/pages/layouts/layout-library.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import { copyTree } from '../../scripts/copy-tree.ts';
import { createBlock } from './new-block.ts';
import { createVertical } from './new-vertical.ts';
import { readName, singularOf } from './names.ts';
import { fillTemplates, writeNewFiles } from './templates.ts';

const source = path.resolve(import.meta.dirname, '../..');
const newsId = 1;
let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'portico-new-'));
  for (const folder of ['cli/new/templates', 'app/verticals/news']) {
    await cp(path.join(source, folder), path.join(root, folder), { recursive: true });
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (file: string) => readFile(path.join(root, file), 'utf8');

describe('a new vertical', () => {
  it('has all files, with its names in place of every token', async () => {
    const { files, id, prefix, folder } = await createVertical(root, { name: 'board-stories' });
    // The next id depends on the sections of this checkout.
    const nextId = Math.max(8, ...builtIn.verticals.map(({ vertical }) => vertical.id)) + 1;
    expect([id, prefix, folder]).toEqual([nextId, 'board_stories', 'app/verticals/board-stories']);
    expect(files).toContain('board-stories.css');
    for (const file of files) expect(await read(`${folder}/${file}`)).not.toContain('{{');
    expect(await read(`${folder}/vertical.ts`)).toContain(
      "noun: { one: 'board story', many: 'board stories' }",
    );
    const layout: unknown = JSON.parse(await read(`${folder}/layout-library/large-covers.json`));
    expect(readLibraryLayout(id, 'large-covers', layout).kinds).toEqual(['home']);
    const messages = JSON.parse(await read(`${folder}/messages/en.json`)) as Record<string, string>;
    expect(messages['section.searchOn']).toBe('Search board stories on {site}');
  });

  it('takes its word, prefix and id from options', async () => {
    const options = { name: 'media', one: 'medium', prefix: 'med', id: 4000 };
    const { folder } = await createVertical(root, options);
    expect(await read(`${folder}/vertical.ts`)).toContain("prefix: 'med'");
    expect(await read(`${folder}/blocks.server.ts`)).toContain("type: 'aboutMedium'");
  });

  it.each([
    [{ name: 'Recipes' }, '"Recipes" cannot be a name'],
    [{ name: '../etc' }, 'cannot be a name'],
    [{ name: 'class' }, 'cannot be a name'],
    [{ name: 'news' }, 'exists already'],
    [{ name: 'board-stories', prefix: 'c' }, 'The section News has the prefix "c"'],
    [{ name: 'board-stories', prefix: 'api' }, 'Portico itself uses'],
    [{ name: 'board-stories', prefix: 'de' }, 'Portico itself uses'],
    [{ name: 'board-stories', prefix: 'a/b' }, '"a/b" cannot begin addresses'],
    [{ name: 'board-stories', id: 2 }, 'has the id 2'],
    [{ name: 'board-stories', id: 7 }, 'keeps the ids up to 8'],
  ])('is refused with %j', async (options, message) => {
    await expect(createVertical(root, options)).rejects.toThrow(message);
    expect(await readdir(path.join(root, 'app/verticals'))).toEqual(['news']);
  });
});

describe('a new block', () => {
  const block = { name: 'fresh-links', verticalId: newsId };

  it('is among the blocks of its section', async () => {
    const { files, changed, type } = await createBlock(root, block);
    expect(type).toBe('freshLinks');
    expect(files).toHaveLength(3);
    const [server = '', components = ''] = await Promise.all(changed.map(read));
    expect(server).toContain("import { freshLinks } from './fresh-links-block.server.ts';\n");
    expect(server).toMatch(/export const newsBlocks = \{\n {2}freshLinks,/);
    expect(components).toMatch(/BlockComponents<typeof server> = \{\n {2}freshLinks: FreshLinks,/);
  });

  it('is refused, and changes nothing, if its type or one of its files exists', async () => {
    await createBlock(root, block);
    const after = await read('app/verticals/news/blocks.server.ts');
    await expect(createBlock(root, block)).rejects.toThrow('exists already. Choose another name.');
    expect(await read('app/verticals/news/blocks.server.ts')).toBe(after);
    await expect(createBlock(root, { ...block, name: 'article' })).rejects.toThrow(
      'has a block "article" already',
    );
  });
});

describe('a new mapping', () => {
  it('is valid, and is not written over another file', async () => {
    const files = await fillTemplates(root, 'feed', { name: 'play-hub' });
    await writeNewFiles(root, files);
    const text = await read('play-hub.mapping.json');
    expect(readMapping(JSON.parse(text))).toHaveProperty('mapping.source', 'play-hub');
    await expect(writeNewFiles(root, files)).rejects.toThrow('play-hub.mapping.json exists already');
  });
});

describe('the command', () => {
  async function write(file: string, text: string) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(root, 'portico'), ...args], { encoding: 'utf8' }).stdout.trim();

  beforeEach(async () => {
    for (const file of ['portico', 'scripts/lean-memory.mjs']) {
      await cp(path.join(source, file), path.join(root, file));
    }
    await write('package.json', '{ "type": "module" }');
    await mkdir(path.join(root, 'node_modules/kysely'), { recursive: true });
    await write('build/server/portico.js', "console.log('build')");
  });

  it.each([
    [['new', 'block', 'fresh-links', '--section', 'recipes'], 'sources'],
    [['--json', 'new', 'vertical', 'recipes'], 'sources'],
    [['search', 'new'], 'build'],
    [['--help'], 'build'],
  ])('%j runs the %s', async (args, expected) => {
    await write('cli/main.ts', "console.log('sources')");
    expect(run(...args)).toBe(expected);
  });

  it('runs the build where there are no sources', () => {
    expect(run('new', 'feed', 'play-hub')).toBe('build');
  });
});

it('a name has the forms of identifiers and of texts', () => {
  const forms = { name: 'board-games', camel: 'boardGames', pascal: 'BoardGames', words: 'board games' };
  expect(readName('board-games')).toMatchObject({ ...forms, label: 'Board games' });
  expect(['recipes', 'stories', 'news', 'glass'].map(singularOf)).toEqual([
    'recipe',
    'story',
    'new',
    'glass',
  ]);
});

it('a new vertical and a new block pass the type check', { tags: ['long'] }, async () => {
  const tree = await copyTree(source);
  try {
    await createVertical(tree, { name: 'board-stories' });
    await createBlock(tree, { name: 'fresh-links', verticalId: newsId });
    const run = (command: string, ...args: string[]) => {
      const file = path.join(tree, 'node_modules/.bin', command);
      const { status, stdout } = spawnSync(file, args, { cwd: tree, encoding: 'utf8' });
      expect([command, status, stdout]).toEqual([command, 0, expect.anything()]);
    };
    run('node', 'scripts/messages.ts');
    run('react-router', 'typegen');
    run('tsc', '--noEmit');
  } finally {
    await rm(tree, { recursive: true, force: true });
  }
});
