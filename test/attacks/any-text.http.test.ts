import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importBundle } from '#app/changes/import.server.ts';
import { openStore } from '#app/store/open.server.ts';
import type { Store } from '#app/store/store.ts';
import { builtIn } from '#app/verticals/index.server.ts';
import type { TestBundle } from '../bundle/sample-bundle.ts';
import { startApp, type TestApp } from '../http/app.ts';
import { silentLog } from '../store/engines.ts';

/*
 * Puts any text into every text field of the items and categories of the sections. The check of the bundle may refuse a
 * text if it reports the path. Accepted texts are imported into a real store, and none of the pages may answer with 500
 * or above.
 */

const root = path.resolve(import.meta.dirname, '../..');
let app: TestApp;
let folder: string;
let store: Store;
let starter: TestBundle;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-any-text-'));
  app = await startApp({ dataDir: folder });
  store = await openStore({ dataDir: folder, role: 'cli', log: silentLog, clock: { now: Date.now } });
  starter = JSON.parse(await readFile(path.join(root, 'content/starter/site.json'), 'utf8'));
}, 240_000);
afterAll(async () => {
  await store?.close();
  await app?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Names that every object inherits. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

const anyText = fc.oneof(
  fc.constantFrom(
    ...inherited,
    '',
    ' ',
    '\u202e reversed \u200f',
    '\ufeff',
    '%',
    '%E0%A4%A',
    '//',
    '..',
    '{{site}}',
  ),
  fc.constantFrom('\0', '\ud800', '\udc00x', '\u0001', '\ufffe', '\u2028', '\u001b]52;c;eA==\u0007'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  fc.integer({ min: 1, max: 60_000 }).map((length) => 'wide '.repeat(length / 5)),
  fc.constantFrom('https://x', 'https://%', 'https://[', '/x', '/%ff', '0', '-1', '9'.repeat(16), '1e400'),
);

const sections = builtIn.verticals
  .map(({ vertical }) => vertical)
  .filter(({ prefix }) => prefix !== 'weather');

/**
 * Returns up to two items of a section that differ in shape: in `ext.kind`, or in the names of their fields in `ext`.
 */
function shapesOf(list: TestBundle[]): TestBundle[] {
  const shapes = new Map<string, TestBundle>();
  for (const item of list) {
    const { kind, ...ext } = item.ext ?? {};
    const shape = JSON.stringify([kind, Object.keys(ext).toSorted()]);
    if (shapes.size < 2 && !shapes.has(shape)) shapes.set(shape, item);
  }
  return [...shapes.values()];
}

/** Returns a copy of a document in which one text replaces all texts. */
function plantInAll(value: TestBundle, text: string): TestBundle {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((entry) => plantInAll(entry, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plantInAll(entry, text)]));
}

interface Planted {
  bundle: TestBundle;
  /** The same entries without the planted texts. */
  original: TestBundle;
}

/**
 * Returns the starter bundle with additional items, categories and a tag for each text. The text is in all their text
 * fields.
 */
function plant(texts: readonly string[], firstId: number): Planted {
  const parts = (isPlanted: boolean) =>
    sections.map(({ id: vertical }) => {
      const { menu, list } = starter.data_content[vertical];
      const shapes = shapesOf(list);
      const put = (entry: TestBundle, text: string, changes: object) => ({
        ...(isPlanted ? plantInAll(entry, text) : structuredClone(entry)),
        ...changes,
      });
      const categories = texts.map((text, index) =>
        put(menu[0], text, { content_type_id: firstId + index, children: [] }),
      );
      const items = texts.flatMap((text, index) =>
        shapes.map((shape, offset) => put(shape, text, { id: firstId + index * shapes.length + offset })),
      );
      const names = isPlanted ? texts : [];
      const tags = names.map((name) => [name, { name, data: items.map(({ id }) => id) }]);
      const list_tags = Object.fromEntries(tags);
      return [vertical, { menu: [...menu, ...categories], list: [...list, ...items], list_tags }];
    });
  const bundleOf = (isPlanted: boolean) =>
    structuredClone({ data_content: Object.fromEntries(parts(isPlanted)) });
  return { bundle: bundleOf(true), original: bundleOf(false) };
}

/** Returns the names in a fault's path, such as `data_content["2"].list[3].ext.slug`. */
function namesOf(faultPath: string): string[] {
  const parts = faultPath.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|(?:^|\.)([^.[\]]+)/g);
  return [...parts].map(([, quoted, index, name]) =>
    quoted === undefined ? (index ?? name ?? '') : (JSON.parse(`"${quoted}"`) as string),
  );
}

/**
 * Imports the bundle. Wherever the check refuses the text, the original value is used. Throws if the original is
 * refused, too.
 */
async function importAccepted({ bundle, original }: Planted): Promise<void> {
  const source = path.join(folder, 'any-text.json');
  const refusals = new Map<string, number>();
  for (;;) {
    await writeFile(source, JSON.stringify(bundle));
    const mediaDir = path.join(folder, 'media');
    const result = await importBundle({ store, source, registry: builtIn.bundle, mediaDir, yes: true });
    if (result.outcome === 'applied') return;
    if (result.outcome !== 'refused') throw new Error(`The import ended with "${result.outcome}".`);
    for (const { path: faultPath, problem } of result.faults) {
      // Texts that refer to each other are refused until all of them are restored, so each attempt restores a larger
      // part around them.
      const times = refusals.get(faultPath) ?? 0;
      const names = namesOf(faultPath);
      if (names.length - times < 4) throw new Error(`${faultPath} ${problem}, and so does the original.`);
      refusals.set(faultPath, times + 1);
      putBack(bundle, original, names.slice(0, names.length - times));
    }
  }
}

function putBack(bundle: TestBundle, original: TestBundle, names: readonly string[]): void {
  const [first, second, part, ...rest] = names;
  const [target, from] = [bundle[first!][second!], original[first!][second!]];
  if (part === 'list_tags') {
    target.list_tags = {};
    return;
  }
  let [to, kept] = [target, from];
  const inner = [part!, ...rest];
  for (const name of inner.slice(0, -1)) [to, kept] = [to[name], kept[name]];
  const last = inner.at(-1)!;
  if (Object.hasOwn(kept, last)) to[last] = kept[last];
  else delete to[last];
}

/** Waits until the portal shows the imported data. */
async function waitUntilShown(bundle: TestBundle): Promise<void> {
  const { id } = bundle.data_content[2].list.at(-1);
  const isShown = async () => {
    const response = await app.request(`/api/items?vertical=g&ids=${id}`);
    const { items } = (await response.json()) as { items: unknown[] };
    return items.length > 0;
  };
  await vi.waitUntil(isShown, { timeout: 60_000, interval: 200 });
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  g: ['details', 'game'],
  e: ['details', 'coupon', 'creditcards'],
};

/** Returns every page of the planted items, and every list, feed and search that can show them. */
function addressesOf(bundle: TestBundle, texts: readonly string[], firstId: number): string[] {
  const words = texts
    .filter((text) => text.isWellFormed())
    .map((text) => encodeURIComponent(text.slice(0, 60)));
  const ofSections = sections.flatMap(({ id: vertical, prefix }) => {
    const { menu, list } = bundle.data_content[vertical];
    const items = list.filter(({ id }: TestBundle) => id >= firstId);
    const categories = menu.filter((entry: TestBundle) => entry.content_type_id >= firstId);
    return [
      ...items.flatMap(({ id }: TestBundle) =>
        (kinds[prefix] ?? ['details']).map((kind) => `/${prefix}/${kind}/${id}`),
      ),
      ...categories.map((entry: TestBundle) => `/${prefix}/cate/${entry.content_type_id}`),
      ...words.flatMap((word) => [
        `/${prefix}/cate/type/?tag=${word}`,
        `/${prefix}/search/${word}`,
        `/api/suggest?vertical=${prefix}&q=${word}`,
      ]),
      `/${prefix}`,
      `/${prefix}/rss.xml`,
      `/${prefix}/cate/type/`,
    ];
  });
  return [...ofSections, '/', '/sitemap.xml', '/opensearch.xml', '/manifest.webmanifest'];
}

async function failuresOf(addresses: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  const waiting = [...addresses];
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const response = await app.request(address);
      await response.arrayBuffer();
      if (response.status >= 500) failures.push(`${address} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return failures;
}

test('any text in any field results in pages below 500', { tags: 'long', timeout: 600_000 }, async () => {
  let firstId = 900_000;
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(anyText, { minLength: 4, maxLength: 4 }), async (more) => {
      firstId += 1000;
      const texts = [...new Set([...inherited, ...more])];
      const planted = plant(texts, firstId);
      await importAccepted(planted);
      await waitUntilShown(planted.bundle);
      expect(await failuresOf(addressesOf(planted.bundle, texts, firstId))).toEqual([]);
      // A block that throws is omitted from its page, which still answers 200.
      expect(
        app
          .log()
          .split('\n')
          .filter((line) => /"level":(?:50|60)/.test(line)),
      ).toEqual([]);
    }),
    // A run imports a site and requests several hundred pages, so there is only one run.
    { numRuns: 1, endOnFailure: true },
  );
});
