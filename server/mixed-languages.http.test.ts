import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '@portico/shared/property-runs';
import { textMarks, translateHalf, translateHalfOfSite } from '#test/bundle/half-translated.ts';
import type { TestBundle } from '#test/bundle/sample-bundle.ts';
import { importBundle, root } from '#test/http/app.ts';
import { inventedLanguages, longEnglishTexts, markOf } from '#test/http/invented-languages.ts';
import { startPortal, type RunningPortal } from '#test/http/portal.ts';
import { hrefsOf, readHtml } from '#test/http/read-html.ts';
import { textsOfHtml } from '#test/http/texts-of-html.ts';

/* Tests that the page cache and concurrent requests never put a text of one language into a page of another. */

/** Languages without built-in messages, so that all their texts carry the mark of their language. */
const invented = ['he', 'fi', 'sv', 'zh-Hant'].slice(0, runs(1));
const languages = ['en', ...invented];
/** The language into which half of the content is translated. It is written from right to left. */
const [halfTranslated = ''] = invented;
/** Number of simultaneous requests. */
const clients = 50;
/** Number of pages of each kind that are read, such as the pages of two games. */
const maxOfShape = runs(1) > 1 ? 2 : 1;

let portal: RunningPortal;

beforeAll(async () => {
  const noNetwork = () => Promise.reject(new Error('No network'));
  portal = await startPortal({
    env: {},
    network: { get: noNetwork, probe: noNetwork, close: () => Promise.resolve() },
    messages: inventedLanguages(invented),
    async prepare(dataDir) {
      const starter = join(root, 'content/starter/site.json');
      const bundle: TestBundle = JSON.parse(await readFile(starter, 'utf8'));
      bundle.settings.languages = languages;
      Object.assign(bundle.settings, { copyright: 'All rights reserved', siteName: 'Portico' });
      translateHalf(bundle.data_content, halfTranslated);
      translateHalfOfSite(bundle, halfTranslated);
      await importBundle(dataDir, bundle);
    },
  });
}, 240_000);
afterAll(() => portal?.close());

const prefixOf = (language: string) => (language === 'en' ? '' : `/${language.toLowerCase()}`);

/** Reads an address. Follows redirects. */
async function read(address: string): Promise<string> {
  const response = await portal.request(address);
  const location = response.headers.get('location');
  return location === null ? response.text() : read(location.replace(/#.*/, ''));
}

/** Returns up to `maxOfShape` addresses of each kind of page and file, found by following links from the home page. */
async function findAddresses(): Promise<string[]> {
  const shapes = new Map<string, Set<string>>();
  const waiting = ['/', '/nowhere', '/g/details/999999', '/g/search/zzqqzz'];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const shape = address.replace(/\d+/g, '0').replace(/(\/(?:weather|search)\/|=)[^/&]+/g, '$1x');
    const known = shapes.get(shape) ?? new Set();
    if (known.has(address) || known.size >= maxOfShape) continue;
    shapes.set(shape, known.add(address));
    for (const href of hrefsOf(readHtml(await read(address)), '[href^="/"]')) {
      const [found = ''] = href.split('#');
      const isOther = /^\/(?:api|assets|media|previews)\/|\.(?:ico|png|svg|css)$/.test(found);
      const isForeign = invented.some((language) => found.startsWith(`${prefixOf(language)}/`));
      if (!isOther && !isForeign) waiting.push(found);
    }
  }
  return [...shapes.values()].flatMap((addresses) => [...addresses]);
}

/** Runs tasks in a random order, many at a time. The same seed produces the same order. */
async function runAll(tasks: readonly (() => Promise<void>)[], seed: number): Promise<void> {
  const shuffled = fc.shuffledSubarray([...tasks], { minLength: tasks.length });
  const [waiting = []] = fc.sample(shuffled, { seed, numRuns: 1 });
  const client = async () => {
    for (let task = waiting.pop(); task; task = waiting.pop()) await task();
  };
  await Promise.all(Array.from({ length: clients }, client));
}

test(
  'no page, data or file contains a text of another language',
  { tags: 'long', timeout: 120_000 },
  async () => {
    const addresses = await findAddresses();
    expect(addresses.length).toBeGreaterThan(30);
    const pages = addresses.filter((address) => !/\.\w+(?:\?|$)/.test(address));
    const data = pages.map((address) => {
      const [path = '', query] = address.split('?');
      return `${path}${path.endsWith('/') ? '_' : ''}.data${query === undefined ? '' : `?${query}`}`;
    });
    const found: string[] = [];
    const marked = new Map(languages.map((language) => [language, 0]));
    const visit = (language: string, address: string) => async () => {
      const text = await read(prefixOf(language) + address);
      const foreign = invented.filter((other) => other !== language && text.includes(markOf(other)));
      if (foreign.length > 0) found.push(`${language} ${address}: ${foreign.join(', ')}`);
      if (text.includes(markOf(language))) marked.set(language, (marked.get(language) ?? 0) + 1);
    };
    const tasks = languages.flatMap((language) =>
      [...addresses, ...data].flatMap((address) => [visit(language, address), visit(language, address)]),
    );
    const seed = Date.now() % 2 ** 31;
    await runAll(tasks, seed);
    expect(found, `the order with seed ${seed}`).toEqual([]);
    const [, ...others] = [...marked.values()];
    expect(Math.min(...others)).toBeGreaterThan(pages.length);
    expect(marked.get('en')).toBe(0);
  },
);

test('the interface of a page is wholly in its language', { tags: 'long' }, async () => {
  const [language = ''] = invented;
  const texts = longEnglishTexts();
  expect(texts.length).toBeGreaterThan(100);
  const unmarked: string[] = [];
  for (const address of ['/', '/g', '/g/mygames', '/c', '/weather', '/e', '/qa', '/app', '/star_sign']) {
    const $ = readHtml(await read(prefixOf(language) + address));
    $('script').remove();
    // Texts may also be in attributes.
    const html = $.html();
    for (const text of texts) {
      const parts = html.split(text);
      const isLeak = parts.slice(0, -1).some((before) => !before.endsWith(markOf(language)));
      if (isLeak) unmarked.push(`${address}: ${text}`);
    }
  }
  expect(unmarked).toEqual([]);
});

test('every text of the content stands in an element with its own language', { tags: 'long' }, async () => {
  const faults: string[] = [];
  const counts = { en: 0, [halfTranslated]: 0 };
  for (const address of await findAddresses()) {
    const html = await read(prefixOf(halfTranslated) + address);
    if (!html.startsWith('<!DOCTYPE html>')) continue;
    for (const { text, language } of textsOfHtml(html)) {
      // A text of the interface may contain a name from the content, so it is not checked.
      if (text.includes(markOf(halfTranslated))) continue;
      const own = text.includes(textMarks.original)
        ? 'en'
        : text.includes(textMarks.translation)
          ? halfTranslated
          : null;
      if (own === null) continue;
      counts[own] = (counts[own] ?? 0) + 1;
      if (own !== language) faults.push(`${address}: ${own} in ${language}: ${text.slice(0, 60)}`);
    }
  }
  expect(faults).toEqual([]);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(200);
});
