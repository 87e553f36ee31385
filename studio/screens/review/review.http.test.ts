import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSetting } from '#app/changes/stored-settings.server.ts';
import { phrase } from '#app/lib/phrase.ts';
import { registry } from '#app/verticals/index.server.ts';
import { putItems, readItem } from '#app/store/items.server.ts';
import { noteJobEnd, noteJobStart } from '#app/store/job-states.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { startStudio, type TestStudio } from '../../server/studio.fixture.ts';

/* The screen “Ad review”: findings, repairs, and similar texts side by side. */

let studio: TestStudio;
let editor: string;
let pair: { verticalId: number; earlierId: number; laterId: number };

const text = 'Roll the marble down the lane, collect every coin and reach the end before the time is up.';

beforeAll(async () => {
  studio = await startStudio([]);
  editor = await studio.signIn('editor');
  const rows = await studio.store.db
    .selectFrom('items')
    .select(['verticalId', 'id'])
    .orderBy('verticalId')
    .orderBy('position')
    .limit(2)
    .execute();
  const [first, second] = rows;
  if (!first || !second) throw new Error('The site has no items.');
  const { verticalId } = first;
  pair = { verticalId, earlierId: first.id, laterId: second.id };
  const items = await Promise.all(
    [first.id, second.id].map(async (id) => {
      const item = JSON.parse((await readItem(studio.store.db, verticalId, id)) ?? '{}') as object;
      const texts = { intro: text, details: '', rich_text: '', faq: '', ext: {} };
      return { id, data: JSON.stringify({ ...item, ...texts }) };
    }),
  );
  await inWriteTransaction(studio.store, testChange, (site) => putItems(site, verticalId, items));
  await changeSetting(studio.store, 'robotsTxt', 'User-agent: *\nDisallow: /', registry);
});
afterAll(() => studio.stop());

interface Finding {
  check: string;
  title: string;
  level: string;
  places: { id?: number }[];
  repair: string | null;
}

async function findings(cookie = editor): Promise<Finding[]> {
  const answer = await studio.get('/review/findings', cookie);
  return ((await answer.json()) as { findings: Finding[] }).findings;
}
const copies = async () => JSON.stringify(await studio.load('/review/copies', editor));
const act = (intent: string) =>
  studio.act('/review/copies', editor, {
    intent,
    ...Object.fromEntries(Object.entries(pair).map(([name, id]) => [name, String(id)])),
  });

test('similar texts are shown side by side until an operator keeps both', async () => {
  await expect.poll(copies, { timeout: 20_000 }).toContain(text);
  expect((await findings()).find(({ check }) => check === 'copies')).toMatchObject({
    places: [{ id: pair.laterId }],
  });
  expect(await act('keep')).toMatchObject({ intent: 'keep' });
  expect(await copies()).not.toContain(text);
  expect((await findings()).find(({ check }) => check === 'copies')).toMatchObject({ level: 'ok' });
  await act('unkeep');
  expect(await copies()).toContain(text);
});

test('a repair is a step of the draft', async () => {
  const all = await findings();
  expect(all.map(({ check }) => check)).toEqual(
    expect.arrayContaining(['texts', 'legal', 'adsTxt', 'links', 'categories', 'sitemap']),
  );
  expect(all).toContainEqual(expect.objectContaining({ check: 'robots', repair: 'allowCrawlers' }));
  const before = await studio.store.readVersion();
  const repair = () => studio.act('/review', editor, { repair: 'allowCrawlers' });
  expect(await repair()).toMatchObject({ outcome: 'saved' });
  expect(await repair()).toEqual({ outcome: 'unchanged' });
  expect(await studio.store.readVersion()).toBe(before);
});

test('Today counts the samples that the review names', async () => {
  const places = (await findings()).find(({ check }) => check === 'samples')?.places ?? [];
  expect(places).not.toHaveLength(0);
  const today = JSON.stringify(await studio.load('/', editor));
  const counts = [...(/"samples":\[(.*?)\]/.exec(today)?.[1]?.matchAll(/"count":(\d+)/g) ?? [])];
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(places.length);
});

test('findings are in the language of the operator', async () => {
  const titles = async (language: string) =>
    (await findings(`${editor}; studio_language=${language}`)).map(({ title }) => title);
  const [english, german] = await Promise.all([titles('en'), titles('de')]);
  expect(english).toContain('Legal pages');
  expect(german).toContain('Rechtliche Seiten');
});

test('the message of a job is in the language of the operator', async () => {
  const run = { name: 'prune-history', holder: 'test', startedAt: Date.now() };
  const message = phrase('Ended early: {reason}.', { reason: { pattern: 'Portico was stopped' } });
  await noteJobStart(studio.store.db, run);
  await noteJobEnd(studio.store.db, { ...run, finishedAt: Date.now(), outcome: 'failed', message });
  for (const [language, expected] of [
    ['en', 'Ended early: Portico was stopped.'],
    ['de', 'Vorzeitig beendet: Portico wurde beendet.'],
  ] as const) {
    expect(await (await studio.get('/', `${editor}; studio_language=${language}`)).text()).toContain(
      expected,
    );
  }
});
