import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStore } from '#app/store/open.server.ts';
import { writeParts } from '#app/store/site-parts.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { readPage, type ReadPage } from '#test/http/read-html.ts';
import { runInProcess } from '#test/support/command-line.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } });
});

afterAll(() => app.stop());

interface ImportAnswer {
  outcome: string;
  faults?: { path: string; allowed: string }[];
}

const importLayouts = (layouts: unknown) => importParts({ layouts });

/** Returns the answer of `portico import --json` to a bundle with these parts. */
async function importParts(parts: unknown): Promise<ImportAnswer> {
  const file = path.join(app.dataDir, 'layouts.json');
  await writeFile(file, JSON.stringify(parts));
  const { stdout } = await runInProcess(app, ['import', file, '--json']);
  return JSON.parse(stdout) as ImportAnswer;
}

async function home(): Promise<ReadPage> {
  return readPage(await app.request('/'));
}

/** Waits until the home page shows a text. */
async function waitForHome(text: string): Promise<void> {
  await vi.waitFor(async () => expect((await home()).text).toContain(text), { timeout: 10_000 });
}

const row = (title: string) => ({ module: 'row', config: { title } });

it('an imported layout changes the page, and an imported lifetime changes its caching', async () => {
  const before = await home();
  expect(before.text).not.toContain('A row of our own');
  expect(before.$('header').length).toBeGreaterThan(0);
  const layouts = { 2: { 1: [row('A row of our own')] } };
  expect((await importParts({ layouts, admin_cache_time: 77 })).outcome).toBe('applied');
  await waitForHome('A row of our own');
  expect((await home()).$('header')).toHaveLength(0);
  const { headers } = await app.request('/aboutUs');
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=77');
});

it('a block’s ads have the positions, styles, classes and containers of its settings', async () => {
  const entry = {
    id: 1,
    type: 5,
    data_type: 0,
    position: '',
    ad_type: 0,
    cou: 41,
    script: '',
    script_in_div: '',
  };
  const ad_box = {
    ad_cou: { value: '41' },
    ad_bg_color: { value: '#123456' },
    ad_style_font: { value: '20px-#fedcba' },
    ad_box_margin: { value: '1px 2px 3px 4px' },
    ad_box_radius: { value: '5px' },
    ad_box_padding: { value: '6px' },
    adaptive: { value: '1' },
    adaptive_width: { value: '77%' },
  };
  const options = { item_count: 3, ad_position: [2, 9], ad_box, class_name: 'own-place lit' };
  const blocks = [
    { module: 'ad', config: { ad_box, class_name: 'lonely', id_name: { id: 'slot', to: 'inner' } } },
    { module: 'quickView', config: { ...options, id_name: { id: 'grid', to: 'tiles' } } },
    { module: 'quickView', config: { ...options, id_name: 'plain' } },
    { module: 'row', config: { ...options, id_name: { id: 'after', to: 'line' } } },
    row('Ads with names'),
  ];
  const ads = [{ ...entry, div: '<b>An ad</b>' }];
  expect((await importParts({ ads, layouts: { 2: { 1: blocks } } })).outcome).toBe('applied');
  await waitForHome('Ads with names');
  const { $ } = await home();
  for (const variant of ['m', 'p']) {
    const marked = (id: string) => `#${id}_${variant}[data-ad-variant="${variant}"]`;
    for (const structure of [
      `div${marked('slot')} > div#inner:first-child`,
      `div${marked('grid')} > ul.tile-grid#tiles:first-child`,
      `ul.tile-grid${marked('plain')}`,
      `div${marked('after')} > div#line:first-child > div.ad-wrap:first-child`,
    ])
      expect($(structure), structure).toHaveLength(1);
  }
  const classes = $('#plain_m > li')
    .toArray()
    .map((item) => $(item).attr('class') ?? '');
  expect(classes.map((text) => /ad-pos-\d/.exec(text)?.[0] ?? 'tile')).toEqual([
    'tile',
    'tile',
    'ad-pos-2',
    'tile',
    'ad-pos-9',
  ]);
  const styles = $('.ad-box')
    .toArray()
    .map((box) => $(box).attr('style'));
  expect(new Set(styles)).toEqual(
    new Set([
      'background:#123456;color:#fedcba;font-size:20px;margin:1px 2px 3px 4px;border-radius:5px;padding:6px;width:77%;min-height:250px',
    ]),
  );
  expect($('.ad-pos-1.lonely')).toHaveLength(2);
  expect($('.ad-pos-2.own-place.lit:not(.shell)')).toHaveLength(4);
  expect($('.ad-pos-2.own-place.lit.shell')).toHaveLength(2);
});

it.each([
  ['an id with a space', { id_name: { id: 'a b', to: 'c' } }, 'id_name.id'],
  ['an id alone', { id_name: { id: 'a' } }, 'id_name'],
  ['a class with a bracket', { class_name: 'md:[x]' }, 'class_name'],
])('%s is refused', async (_name, config, key) => {
  const answer = await importLayouts({ 2: { 1: [{ module: 'row', config }] } });
  expect(answer.faults?.map((fault) => fault.path)).toEqual([`layouts["2"]["1"][0].config.${key}`]);
});

it.each([
  ['an unknown block', [row('x'), { module: 'wall', config: {} }], '[1].module'],
  ['a bad value', [{ module: 'row', config: { item_count: -1 } }], '[0].config.item_count'],
  ['over 25 blocks', Array.from({ length: 26 }, () => row('x')), ''],
])('%s is refused with its path and changes nothing', async (_name, blocks, faultPath) => {
  const { html } = await home();
  const answer = await importLayouts({ 2: { 1: blocks } });
  expect(answer.outcome).toBe('refused');
  expect(answer.faults?.map((fault) => fault.path)).toEqual([`layouts["2"]["1"]${faultPath}`]);
  expect((await home()).html).toBe(html);
});

it('a block that this release does not know is logged and omitted from the page', async () => {
  const log = pino({ level: 'silent' });
  const store = await openStore({ dataDir: app.dataDir, role: 'cli', log, clock: { now: Date.now } });
  const blocks = [row('Before it'), { module: 'ofAnotherRelease', config: {} }, row('After it')];
  const value = JSON.stringify({ 2: { 1: blocks } });
  await inWriteTransaction(store, testChange, (site) =>
    writeParts(site, [{ verticalId: 0, key: 'layouts', value }]),
  );
  await store.close();
  await waitForHome('After it');
  expect((await home()).text).toContain('Before it');
  expect(app.log()).toContain('"block":"ofAnotherRelease","path":"/g","msg":"A block was left out"');
});
