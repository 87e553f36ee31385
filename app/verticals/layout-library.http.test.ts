import type { CheerioAPI } from 'cheerio';
import { afterAll, describe, expect, it } from 'vitest';
import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { sampleBundle, sampleCategory, sampleItem } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestAppOptions } from '#test/http/app.ts';
import { readPage } from '#test/http/read-html.ts';
import { silentLog } from '#test/store/engines.ts';
import { builtIn } from './index.server.ts';
import { layoutLibrary } from './layout-library.server.ts';

const layouts = builtIn.verticals.flatMap(({ vertical }) =>
  (layoutLibrary.get(vertical.id) ?? []).map(({ id }) => ({ id, prefix: vertical.prefix })),
);
const played = builtIn.verticals.find(({ isPlayed }) => isPlayed)?.vertical.id;

/** Returns a bundle with ten items in one section, in two of its three categories. */
function smallBundle() {
  const bundle = sampleBundle();
  const items = Array.from({ length: 10 }, (_, index) => sampleItem(index + 1, [index % 2 === 0 ? 10 : 20]));
  const menu = [10, 20, 30].map((id) => sampleCategory(id));
  const content = { ...bundle.data_content['2'], list: items, list_type: {}, list_tags: {}, menu };
  return {
    ...bundle,
    info: { ...bundle.info, img: '' },
    layouts: {},
    ads: [],
    data_content: played === undefined ? {} : { [played]: content },
  };
}

const stops: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(stops.map((stop) => stop())));

/** Starts a site and returns the function that loads the home of a section with a layout. */
async function startSite(options: TestAppOptions) {
  const app = await startApp({ ...options, env: { LOG_LEVEL: 'warn' } });
  const clock = { now: Date.now };
  const store = await openStore({ dataDir: app.dataDir, role: 'cli', log: silentLog, clock });
  stops.push(
    () => app.stop(),
    () => store.close(),
  );
  const key = await createPreviewLinks(store).createCanvasKey(null, 600_000);
  return {
    log: () => app.log(),
    async load({ prefix, id }: (typeof layouts)[number]) {
      const address = `/${prefix}?library-layout=${id}`;
      return readPage(await app.request(address, { headers: { Cookie: `portico_preview=${key}` } }));
    },
  };
}

/** Returns the addresses of the tiles and cards of a page. */
function linksOf($: CheerioAPI): (string | undefined)[] {
  const items = $('li.tile, li.story-card').toArray();
  return items.map((item) => $(item).find('a').attr('href'));
}

const long = { tags: ['long'] };

describe.each<[string, TestAppOptions, { tags?: string[] }]>([
  ['the starter content', {}, long],
  ['ten items', { bundle: smallBundle() }, {}],
  ['no content', { args: ['--empty'] }, long],
])('every layout of the library, with %s', (_name, options, tags) => {
  it(
    'shows a page with one heading, no item twice, no fault and no script',
    { timeout: 120_000, ...tags },
    async () => {
      const site = await startSite(options);
      const pages = [];
      // The pages load one after the other, because a slow machine refuses requests that would wait too long.
      for (const layout of layouts) pages.push({ ...layout, ...(await site.load(layout)) });
      const found = pages.map(({ prefix, id, status, $ }) => {
        const links = linksOf($);
        const twice = links.filter((href, index) => links.indexOf(href) !== index);
        return {
          layout: `${prefix} ${id}`,
          status,
          h1: $('h1').length,
          twice,
          hasScript: $('script').length > 0,
        };
      });
      expect(found).toEqual(
        layouts.map(({ prefix, id }) => ({
          layout: `${prefix} ${id}`,
          status: 200,
          h1: 1,
          twice: [],
          hasScript: false,
        })),
      );
      expect(site.log()).not.toContain('A block was left out');
      expect(new Set(pages.map(({ html }) => html)).size).toBeGreaterThan(builtIn.verticals.length);
    },
  );
});
