import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMeasuredAds } from '#app/changes/measured-ads.server.ts';
import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { schemaTextsIn } from '../../schema-texts/schema-texts.server.ts';
import { emptyForm } from './ad-form.ts';
import type { AdRow, SketchBlock } from './ads-data.ts';
import { roles, startStudio, type TestStudio } from '../../server/studio.fixture.ts';

/*
 * The measurement of ad scripts: who may start it, and the headers of the page that runs them. Also tests the names of
 * blocks and the links of promotions on the screen, for which a running Studio is needed, too.
 */

let studio: TestStudio;
let owner: string;

beforeAll(async () => {
  studio = await startStudio();
  owner = await studio.signIn('owner');
});
afterAll(() => studio.stop());

const form = {
  ...emptyForm,
  name: 'Banner',
  kind: 'code',
  adNumber: 0,
  script: '"</script><script>pwn()</script>"',
};
const figures = { requests: 2, hidden: 1, bytes: 2_000, longTasks: 210, blocking: 160, shift: 0.02 };

interface Ready {
  address: string;
  hash: string;
}

const save = async (part: object, id: string, revision: string) =>
  (await studio.act('/ads/save-script', owner, {
    intent: 'save',
    id,
    revision,
    value: JSON.stringify({ ...form, ...part }),
  })) as { revision: string };
const measure = async () =>
  (await studio.act('/ads/measure', owner, { intent: 'measure', id: '1' })) as Ready;
const report = (hash: string, value: unknown = figures) =>
  studio.act('/ads/measure', owner, { intent: 'figures', id: '1', hash, figures: JSON.stringify(value) });
/** Requests a page of the portal by the path of an address. */
const open = (address: string) => studio.app.request(new URL(address, 'http://localhost').pathname);
const weight = async (cookie = owner) => {
  const loaded = (await studio.load('/ads', cookie)) as Record<
    string,
    { data: { entries: { weight: unknown }[] } }
  >;
  return loaded['screens/ads/ads']?.data.entries[0]?.weight;
};

let revision: string;

beforeEach(async () => {
  await studio.store.db.deleteFrom('drafts').execute();
  await studio.store.db.deleteFrom('adMeasurements').execute();
  ({ revision } = await save({}, '', ''));
});

test('only owners measure, and every operator sees the figures', async () => {
  for (const role of roles.filter((name) => name !== 'owner')) {
    const cookie = await studio.signIn(role);
    for (const body of ['intent=measure&id=1', 'intent=figures&id=1&hash=x&figures={}']) {
      expect([role, (await studio.post('/ads/measure', { cookie, body })).status]).toEqual([role, 403]);
    }
  }
  const { hash } = await measure();
  expect(await weight()).toEqual({ state: 'unmeasured' });
  expect(await report(hash)).toEqual({ outcome: 'saved' });
  expect(await weight()).toMatchObject({ state: 'measured', figures });
});

test('figures of changed code are refused, and those of the former code are not shown', async () => {
  const { hash, address } = await measure();
  await report(hash);
  await save({ script: 'go(2)' }, '1', revision);
  expect(await weight()).toEqual({ state: 'outdated' });
  expect(await report(hash)).toEqual({ outcome: 'changed' });
  expect((await open(address)).status).toBe(404);
});

test('figures that cannot be true are refused', async () => {
  const { hash } = await measure();
  expect(await report(hash, { ...figures, bytes: -1 })).toEqual({ outcome: 'invalid' });
  expect(await weight()).toEqual({ state: 'unmeasured' });
});

describe('the page', () => {
  test('has an origin of its own, is framed by the Studio alone, and is never stored', async () => {
    const answer = await open((await measure()).address);
    const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(answer.status).toBe(200);
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).toContain(`frame-ancestors ${studio.origin}`);
    expect(policy).toContain("form-action 'none'");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('contains the code as text until the Studio asks for it', async () => {
    const html = await (await open((await measure()).address)).text();
    // The code must neither end the script element nor begin another one, so the HTML contains exactly one script
    // element.
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('pwn()');
  });

  test.each([
    ['is changed', (key: string) => key.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))],
    ['names another entry', (key: string) => key.replace(/\.1\./, '.2.')],
    [
      'lasts longer',
      (key: string) => key.replace(/\.(\d{10})\./, (_, end: string) => `.${Number(end) + 60}.`),
    ],
    ['is cut', (key: string) => key.slice(0, 40)],
    ['is empty', () => ''],
  ])('is not there if its key %s', async (_, change) => {
    const { address } = await measure();
    const key = address.split('/').at(-1) ?? '';
    // Some bits of the last character of a signature belong to no byte, so changing them may have no effect. The end of
    // the key is therefore removed first.
    const changed = change(key.replace(/.{2}$/, '')) || 'x';
    expect((await open(`/measure/${changed}`)).status).toBe(404);
  });

  test('is not there if its key has expired', async () => {
    const { hash, address } = await measure();
    const draftId = Number(address.split('/').at(-1)?.split('.')[0]);
    const clock = { now: () => Date.now() - 121_000 };
    const key = await createMeasuredAds({ ...studio.store, clock }).createKey({ draftId, id: 1, hash });
    expect((await open(`/measure/${key}`)).status).toBe(404);
  });

  test('has a key that opens no preview, and is not opened by the key of one', async () => {
    const { address } = await measure();
    const key = address.split('/').at(-1) ?? '';
    expect((await studio.app.request(`/preview/${key}?to=/`)).status).toBe(404);
    const preview = await createPreviewLinks(studio.store).createKey(Number(key.split('.')[0]), 60_000);
    expect((await open(`/measure/${preview}`)).status).toBe(404);
  });
});

test('the sketch of a page names its blocks in the language of the Studio', async () => {
  const namesIn = async (language: string) => {
    const loaded = (await studio.load('/ads', `${owner}; studio_language=${language}`)) as Record<
      string,
      { data: { blocks: SketchBlock[] } }
    >;
    return (loaded['screens/ads/ads']?.data.blocks ?? []).map(({ name }) => name);
  };
  const english = await namesIn('en');
  for (const language of ['de', 'ar']) {
    const names = await namesIn(language);
    expect(names).toEqual(english.map(schemaTextsIn(language)));
    expect(names).not.toEqual(english);
  }
});

test('a promotion says if it links to a page that does not exist', async () => {
  const promote = (link: string) =>
    studio.act('/ads/save', owner, {
      intent: 'save',
      id: '',
      revision: '',
      value: JSON.stringify({
        ...emptyForm,
        kind: 'promotion',
        image: 'https://pictures.example/a.png',
        alt: 'A picture',
        link,
      }),
    });
  const load = async () => {
    const loaded = (await studio.load('/ads', owner)) as Record<
      string,
      { data: { entries: AdRow[]; sections: { prefix: string }[] } }
    >;
    return loaded['screens/ads/ads']?.data;
  };
  const prefix = (await load())?.sections[0]?.prefix ?? '';
  const old = { from: '/moved', to: '/', was: '', wasTo: '' };
  await studio.act('/settings/redirects', owner, { intent: 'save', ...old });
  const links = [
    '/',
    `/${prefix}#top`,
    '/moved',
    '/moved?from=ad',
    'https://shop.example/',
    '/nowhere',
    `/${prefix}/nowhere#top`,
  ];
  for (const link of links) expect(await promote(link)).toMatchObject({ outcome: 'saved' });
  const dead = (await load())?.entries.filter(({ leadsNowhere }) => leadsNowhere);
  expect(dead?.map(({ form: { link } }) => link)).toEqual(['/nowhere', `/${prefix}/nowhere#top`]);
});
