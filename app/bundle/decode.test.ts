import { expect, it } from 'vitest';
import { sampleBundle, sampleCategory, testRegistry, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { createSnapshotDecoder } from './decode.server.ts';

async function* none<Row>(): AsyncGenerator<readonly Row[]> {
  yield [];
}

/** Returns the snapshot of a store with these parts of the site and these parts of section 2. */
function decode(site: TestBundle, section: TestBundle = {}) {
  const rows = (verticalId: number, parts: TestBundle) =>
    Object.entries(parts).map(([key, value]) => ({ verticalId, key, value: JSON.stringify(value) }));
  return createSnapshotDecoder(testRegistry)({
    version: 1,
    since: null,
    parts: [...rows(0, site), ...rows(2, section)],
    items: none(),
    media: none(),
  });
}

it('the site info is decoded into fields with descriptive names', async () => {
  const info = {
    host: 'portal.example',
    protocol: 'https',
    keywords: 'free, games',
    description: 'Games for everyone.',
    title: 'The portal',
    img: 'icon.png',
    logo1: 'top.png',
    logo2: 'bottom.png',
  };
  expect((await decode({ info })).info).toEqual({
    host: 'portal.example',
    protocol: 'https',
    keywords: 'free, games',
    description: 'Games for everyone.',
    title: 'The portal',
    image: 'icon.png',
    logoTop: 'top.png',
    logoBottom: 'bottom.png',
    figures: 'real',
  });
});

it('a menu entry of a vertical that is not built in leads to err', async () => {
  const entry = { ...sampleCategory(20), data_type_menu: 7, data_type_menu_id: 61 };
  const { categories } = (await decode({}, { menu: [entry] })).catalogues.get(2)!;
  expect(categories[0]?.target).toEqual({ prefix: 'err', categoryId: 61 });
});

it('a menu is decoded into a tree of entries with descriptive names', async () => {
  const entry = {
    content_type_id: 20,
    content_type_name: 'Puzzle',
    img: 'rest.png',
    img_active: 'current.png',
    img_main: 'page.png',
    router: '/elsewhere',
    data_type_menu: 8,
    data_type_menu_id: 61,
    keywords: 'puzzle, brain',
    description: 'Puzzles for everyone.',
    site_title: 'Free puzzles',
    children: [sampleCategory(21, [sampleCategory(22)]), sampleCategory(23)],
  };
  const { categories } = (await decode({}, { menu: [entry, sampleCategory(30)] })).catalogues.get(2)!;
  expect(categories.map(({ id }) => id)).toEqual([20, 30]);
  expect(categories[0]).toEqual({
    id: 20,
    name: 'Puzzle',
    iconName: 'Puzzle',
    image: 'rest.png',
    imageActive: 'current.png',
    imageMain: 'page.png',
    router: '/elsewhere',
    target: { prefix: 'qa', categoryId: 61 },
    keywords: 'puzzle, brain',
    description: 'Puzzles for everyone.',
    siteTitle: 'Free puzzles',
    children: [
      expect.objectContaining({ id: 21, children: [expect.objectContaining({ id: 22 })] }),
      expect.objectContaining({ id: 23, children: [] }),
    ],
  });
});

it('the lifetime of a page is admin_cache_time, otherwise 300 seconds', async () => {
  expect((await decode({ admin_cache_time: 77 })).pageLifetime).toBe(77);
  expect((await decode({})).pageLifetime).toBe(300);
});

it('ad entries that are switched off are left out', async () => {
  const [entry] = sampleBundle().ads;
  const { ads } = await decode({
    ads: [
      { ...entry, ext_off: true },
      { ...entry, id: 9, ext_off: false },
    ],
  });
  expect(ads.map(({ id }) => id)).toEqual([9]);
});

it('a contextual-only site only has ads that need no consent or are contextual', async () => {
  const base = { ...sampleBundle().ads[0], type: 1, script: 'https://a.example/s.js' };
  const own = { ...base, id: 1, type: 5, script: '' };
  const ads = [own, { ...base, id: 2 }, { ...base, id: 3, ext_contextual: true }];
  const idsWith = async (settings: object) => (await decode({ ads, settings })).ads.map(({ id }) => id);
  expect(await idsWith({ 'ads.contextualOnly': '1' })).toEqual([1, 3]);
  expect(await idsWith({})).toEqual([1, 2, 3]);
});

it('an ad entry is decoded into fields with descriptive names', async () => {
  const entry = { ...sampleBundle().ads[0], data_type: 2, position: 'head', ad_type: 4, cou: 7 };
  const [ad] = (await decode({ ads: [{ ...entry, id: 9, type: 1, script: 'https://a.example/s.js' }] })).ads;
  expect(ad).toMatchObject({
    id: 9,
    type: 1,
    verticalId: 2,
    position: 'head',
    pageKind: 4,
    adNumber: 7,
    scriptAddress: 'https://a.example/s.js',
  });
});
