import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BlockType } from '#app/changes/block-field.ts';
import { listDrafts } from '#app/changes/drafts.server.ts';
import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { hrefsOf, readHtml, readPage } from '#test/http/read-html.ts';
import { findObject } from '#test/support/find-object.ts';
import type { PagesData } from '../screens/layouts/read-pages.server.ts';
import { startStudio, type Fields, type TestStudio } from './studio.fixture.ts';

let studio: TestStudio;
let ada: string;
let grace: string;
let home: string;
let section: string;

beforeAll(async () => {
  studio = await startStudio([]);
  ada = await studio.signIn(await studio.addOperator('Ada', 'editor'));
  grace = await studio.signIn('viewer');
  home = (await studio.get('/pages', ada)).headers.get('location') ?? '';
  [, , section = ''] = home.split('/');
});
afterAll(() => studio.stop());
beforeEach(() => studio.store.db.deleteFrom('drafts').execute());

const edit = (fields: Fields, cookie = ada) => studio.act(`${home}/edit`, cookie, fields);

interface Block {
  module: string;
  config: Readonly<Record<string, unknown>>;
}

/** Returns the blocks as the screen has loaded them. */
async function blocksOf(): Promise<readonly Block[]> {
  const screen = findObject(await studio.load(home, ada), (one) => 'maxBlocks' in one);
  return screen?.blocks as readonly Block[];
}

/** Returns the fields of an action on the second block. */
async function onBlock(fields: Fields): Promise<Fields> {
  const blocks = await blocksOf();
  return { position: '1', count: String(blocks.length), module: blocks[1]?.module ?? '', ...fields };
}

const saved = expect.objectContaining({ outcome: 'saved' });
const refused = expect.objectContaining({ outcome: expect.stringMatching(/^(refused|invalid)$/) });

describe('actions on a layout', () => {
  test('move, duplicate and remove blocks of the draft', async () => {
    const before = await blocksOf();
    const count = String(before.length);
    expect(await edit(await onBlock({ intent: 'move', to: '2' }))).toEqual(saved);
    const moved = await blocksOf();
    expect(moved[2]).toEqual(before[1]);
    const copy = { position: '2', module: moved[2]?.module ?? '', count };
    expect(await edit({ intent: 'duplicate', ...copy })).toEqual(saved);
    expect((await blocksOf())[3]).toEqual(before[1]);
    const more = { ...copy, count: String(before.length + 1) };
    expect(await edit({ intent: 'remove', ...more })).toEqual(saved);
    expect(await blocksOf()).toHaveLength(before.length);
    expect(await edit({ intent: 'reset' })).toEqual(saved);
    expect(await blocksOf()).toEqual(before);
  });

  test('are named with their page when they are undone and done again', async () => {
    const data = await studio.load(home, ada);
    const { section: own } = findObject(data, (one) => 'maxBlocks' in one) as unknown as PagesData;
    expect(await edit(await onBlock({ intent: 'move', to: '2' }))).toEqual(saved);
    for (const intent of ['undo', 'redo']) {
      const [draft] = await listDrafts(studio.store);
      const revision = { id: String(draft?.id), revision: String(draft?.revision) };
      const answer = await studio.act('/draft', ada, { intent, ...revision });
      expect(answer).toMatchObject({ outcome: 'saved', places: `${own.name}: home page` });
    }
  });

  test('are described in the document of Publish with the names that the editor shows', async () => {
    const data = await studio.load(home, ada);
    const screen = findObject(data, (one) => 'maxBlocks' in one);
    const blocks = screen?.blocks as readonly Block[];
    const types = findObject(data, (one) => 'types' in one)?.types as readonly BlockType[];
    const hasCategory = ({ module: type }: Block) =>
      types.find((one) => one.type === type)?.fields.content.some(({ kind }) => kind === 'category');
    const at = blocks.findIndex(hasCategory);
    const block = blocks[at];
    const before = JSON.stringify(block?.config.category_index ?? null);
    const seen = { position: String(at), count: String(blocks.length), module: block?.module ?? '' };
    expect(await edit({ intent: 'set', ...seen, key: 'category_index', value: '1', before })).toEqual(saved);
    const copied = { ...seen, count: String(blocks.length) };
    expect(await edit({ intent: 'duplicate', ...copied })).toEqual(saved);
    const { status, text } = await readPage(await studio.get('/publish', ada));
    expect(status).toBe(200);
    const own = screen?.section as PagesData['section'];
    const sections = screen?.sections as PagesData['sections'];
    const category = sections.find(({ id }) => id === own.id)?.categories[1]?.name ?? '';
    expect(text).toContain(`: Category was the default (All categories), now ${category}.`);
    expect(text).toMatch(/ is new, above /);
  });

  test.each<[string, Fields]>([
    ['a value of another type', { key: 'show_on', value: '{"__proto__":1}' }],
    ['a value outside of the choices', { key: 'show_on', value: '"everywhere"' }],
    ['a setting that the block does not have', { key: 'no_such_setting', value: '1' }],
    ['a name that objects inherit', { key: '__proto__', value: '{}' }],
    ['a colour with further declarations', { key: 'theme_color', value: '"red;background:url(//x)"' }],
  ])('refuse %s, and the draft stays as it was', async (_, fields) => {
    const before = await blocksOf();
    expect(await edit(await onBlock({ intent: 'set', before: 'null', ...fields }))).toEqual(refused);
    expect(await blocksOf()).toEqual(before);
    expect(await listDrafts(studio.store)).toEqual([]);
  });

  test('answer a script in JSON', async () => {
    const fields = await onBlock({ intent: 'set', key: 'show_on', value: '"phone"', before: 'null' });
    const body = new URLSearchParams(fields).toString();
    const answer = await studio.post(`${home}/edit`, { cookie: ada, body });
    expect(await answer.json()).toEqual(saved);
    expect((await blocksOf())[1]?.config.show_on).toBe('phone');
  });

  test.each(['{"module":"noSuchBlock"}', '[]', '{"module":"text","config":{"text":1}}', '"text"'])(
    'refuse to paste %s',
    async (block) => {
      const { length } = await blocksOf();
      const seen = { count: String(length), module: '' };
      expect(await edit({ intent: 'insert', at: '1', block, ...seen })).toEqual(refused);
    },
  );

  test('are not allowed to viewers', async () => {
    const fields = await onBlock({ intent: 'remove' });
    const body = new URLSearchParams(fields).toString();
    expect((await studio.post(`${home}/edit.data`, { cookie: grace, body })).status).toBe(403);
  });

  test('of two tabs that have seen the same blocks do not both happen', async () => {
    const fields = await onBlock({ intent: 'remove' });
    const { length } = await blocksOf();
    const answers = await Promise.all([edit(fields), edit(fields)]);
    expect(answers).toEqual(expect.arrayContaining([saved, { outcome: 'conflict' }]));
    expect(await blocksOf()).toHaveLength(length - 1);
  });
});

test('a block that is shown on phones only is hidden in wide windows of the real page', async () => {
  const fields = await onBlock({ intent: 'set', key: 'show_on', value: '"phone"', before: 'null' });
  const block = JSON.stringify({ module: 'text', config: { title: 'For phones', text: 'Hello' } });
  const { length } = await blocksOf();
  expect(await edit({ intent: 'insert', at: '1', block, count: String(length), module: '' })).toEqual(saved);
  const onText = { ...fields, module: 'text', count: String(length + 1) };
  expect(await edit(onText)).toEqual(saved);
  const [draft] = await listDrafts(studio.store);
  const key = await createPreviewLinks(studio.store).createCanvasKey(draft?.id ?? 0, 60_000);
  const { $ } = await readPage(await studio.app.request(`/${section}?preview-key=${key}`));
  const heading = $('h2:contains("For phones")');
  expect(heading).toHaveLength(1);
  expect(heading.closest('[class*="md:hidden"]')).toHaveLength(1);
});

test('the drawing of the ads has the covers that the blocks of the page show', async () => {
  const blocks = findObject(
    { blocks: await studio.load(`/ads/${section}/home/covers`, grace) },
    (one) => 'covers' in one,
  );
  const covers = (blocks?.covers ?? []) as readonly ({ src: string } | null)[];
  const hashes = covers.flatMap((cover) => /\/media\/(\w+)-\d+\.webp$/.exec(cover?.src ?? '')?.[1] ?? []);
  expect(hashes.length).toBeGreaterThan(1);
  const { $ } = await readPage(await studio.app.request(`/${section}`));
  const shown = $('main img').toArray();
  const addresses = shown.map(({ attribs: { src, 'data-src': later } }) => src ?? later ?? '');
  for (const hash of hashes) expect(addresses).toContainEqual(expect.stringContaining(hash));
});

test('a refused setting is explained in the operator’s language and leaves the last valid value', async () => {
  const set = async (value: string, before: string, cookie = ada) =>
    edit(
      await onBlock({
        intent: 'set',
        key: 'title',
        value: JSON.stringify(value),
        before: JSON.stringify(before),
      }),
      cookie,
    );
  const { title = '' } = (await blocksOf())[1]?.config ?? {};
  expect(
    await edit(
      await onBlock({ intent: 'set', key: 'title', value: '"Valid"', before: JSON.stringify(title || null) }),
    ),
  ).toEqual(saved);
  for (const [language, allowed] of [
    ['en', 'a text length of at most 200'],
    ['de', 'Text mit einer Länge von höchstens 200'],
    ['ar', 'نص لا يزيد طوله على 200'],
  ]) {
    const cookie = `${ada}; studio_language=${language}`;
    expect(await set('x'.repeat(201), 'Valid', cookie)).toEqual({
      outcome: 'refused',
      allowed,
      setting: 'title',
    });
  }
  expect((await blocksOf())[1]?.config).toMatchObject({ title: 'Valid' });
});

describe('an address of the portal', () => {
  const open = async (address: string) =>
    (await studio.get(`/pages?${new URLSearchParams({ address }).toString()}`, ada)).headers.get('location');

  test('opens its page in the layout editor', async () => {
    const links = hrefsOf(readHtml(await (await studio.app.request(`/${section}`)).text()), 'a');
    const firstOf = (kind: string) => {
      const address = links.find((href) => new RegExp(`^/${section}/${kind}/\\d+$`).test(href)) ?? '';
      return [address, address.split('/').at(-1)];
    };
    const [[item = '', id], [category = '', entry]] = [firstOf('details'), firstOf('cate')];
    expect(await open(item)).toBe(`/pages/${section}/details?item=${id}`);
    expect(await open(`${studio.origin}${item}?from=mail`)).toBe(`/pages/${section}/details?item=${id}`);
    expect(await open(category)).toBe(`/pages/${section}/category?category=${entry}`);
    expect(await open(`/${section}/search/red%20moon`)).toBe(`/pages/${section}/search?keyword=red+moon`);
    expect(await open(`/${section}`)).toBe(home);
  });

  test('without a layout opens a page of the whole site', async () => {
    expect(await open('/privacyPolicy')).toBe('/pages/other?page=privacyPolicy');
    expect(await open('/no/such/page')).toBe('/pages/other?page=missing');
    for (const page of ['privacyPolicy', 'missing', 'unavailable']) {
      expect((await studio.get(`/pages/other?page=${page}`, ada)).status).toBe(200);
    }
    expect((await studio.get('/pages/other?page=constructor', ada)).status).toBe(404);
  });
});
