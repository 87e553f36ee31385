import { expect, it } from 'vitest';
import {
  sampleBundle,
  sampleCategory,
  sampleItem,
  testRegistry,
  type TestBundle,
} from '#test/bundle/sample-bundle.ts';
import { readHtml } from '#test/http/read-html.ts';
import { snapshotAt } from '#app/domain/catalogue-at.ts';
import { snapshotIn, type Snapshot } from '#app/domain/snapshot.ts';
import { checkBundle } from '../check.server.ts';
import { createSnapshotDecoder } from '../decode.server.ts';
import { formatFault } from '../fault.ts';

const languages = ['en', 'de', 'tr'];

async function* chunksOf<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/** Returns the snapshot of a store with these items, parts of section 2 and parts of the site. */
function decode(
  items: readonly TestBundle[],
  section: TestBundle = {},
  site: TestBundle = {},
): Promise<Snapshot> {
  const rows = (verticalId: number, parts: TestBundle) =>
    Object.entries(parts).map(([key, value]) => ({ verticalId, key, value: JSON.stringify(value) }));
  return createSnapshotDecoder(testRegistry)({
    version: 1,
    since: null,
    parts: [...rows(0, { settings: { languages }, ...site }), ...rows(2, section)],
    items: chunksOf(
      items.map((item) => ({ verticalId: 2, id: item.id, changedAt: 0, data: JSON.stringify(item) })),
    ),
    media: chunksOf([]),
  });
}

const lamp = {
  ...sampleItem(1),
  title: 'Lamp',
  intro: 'Light it.',
  translations: { de: { title: 'Lampe', intro: 'Mach Licht.' }, tr: { title: 'Lamba' } },
};
const rock = { ...sampleItem(2), title: 'Rock' };
const menu = [
  sampleCategory(10, [{ ...sampleCategory(11), translations: { de: { content_type_name: 'Licht' } } }]),
];
const tags = { Hot: { name: 'Hot', data: [2, 1], translations: { de: { name: 'Beliebt' } } } };

it('the lists of a language have its items, in the same order', async () => {
  const snapshot = await decode([lamp, rock], { menu, list_tags: tags });
  const english = snapshot.catalogues.get(2)!;
  const german = snapshotIn(snapshot, 'de').catalogues.get(2)!;
  const titles = (list: readonly { title: string }[] = []) => list.map(({ title }) => title);
  expect(titles(english.items)).toEqual(['Lamp', 'Rock']);
  expect(titles(german.items)).toEqual(['Lampe', 'Rock']);
  expect(titles(german.newest)).toEqual(['Rock', 'Lampe']);
  expect(titles(german.openItems)).toEqual(['Lampe', 'Rock']);
  expect(titles(german.itemsByCategory.get(10))).toEqual(['Lampe', 'Rock']);
  expect(german.itemById.get(1)?.intro).toBe('Mach Licht.');
  expect(german.categoryById.get(11)?.name).toBe('Licht');
  expect(german.ancestorsById.get(11)?.map(({ name }) => name)).toEqual(['Category 10']);
  expect(german.tags.get('hot')).toMatchObject({ name: 'Beliebt', addressName: 'Hot' });
  expect(titles(german.tags.get('hot')?.items)).toEqual(['Rock', 'Lampe']);
});

it('a translated category keeps its icon', async () => {
  const translations = { de: { content_type_name: 'Licht' } };
  const snapshot = await decode([lamp], {
    menu: [
      { ...sampleCategory(10), content_type_name: 'Light', translations },
      { ...sampleCategory(11), content_type_name: 'Light', icon_name: 'lamp', translations },
    ],
  });
  const { categories } = snapshotIn(snapshot, 'de').catalogues.get(2)!;
  expect(categories.map(({ name, iconName }) => [name, iconName])).toEqual([
    ['Licht', 'Light'],
    ['Licht', 'lamp'],
  ]);
});

it('everything that is not translated is shared', async () => {
  const snapshot = await decode([lamp, rock], { menu });
  const english = snapshot.catalogues.get(2)!;
  const german = snapshotIn(snapshot, 'de').catalogues.get(2)!;
  expect(german.itemById.get(2)).toBe(english.itemById.get(2));
  expect(german.itemById.get(1)?.fields).toBe(english.itemById.get(1)?.fields);
  expect(german.itemById.get(1)?.figures).toBe(english.itemById.get(1)?.figures);
  expect(german.indexById).toBe(english.indexById);
  expect(snapshotIn(snapshot, 'de').catalogues.get(1)).toBe(snapshot.catalogues.get(1));
  expect(snapshotIn(snapshot, 'en')).toBe(snapshot);
  expect(snapshotIn(snapshot, 'ja')).toBe(snapshot);
});

it('an item knows whether its main texts exist in a language, and its original title', async () => {
  const snapshot = await decode([lamp], { menu });
  const titleIn = (language: string) =>
    snapshotIn(snapshot, language).catalogues.get(2)?.itemById.get(1)?.translation;
  expect(titleIn('de')).toEqual({ language: 'de', isComplete: true, originalTitle: 'Lamp' });
  expect(titleIn('tr')).toEqual({ language: 'tr', isComplete: false, originalTitle: 'Lamp' });
  expect(titleIn('en')).toBeUndefined();
});

it('texts of the site are translated, and the defaults of settings too', async () => {
  const site = {
    info: { ...sampleBundle().info, title: 'Games' },
    ext_pages: { aboutUs: '# About\n\nHello.', contactUs: '# Contact\n\nWrite.' },
    ext_translations: {
      info: { de: { title: 'Spiele' } },
      settings: { de: { 'cookie.acceptLabel': 'Einverstanden' } },
      ext_pages: { de: { aboutUs: '# Über uns\n\nHallo.' } },
      layouts: { de: { 'New games': 'Neue Spiele' } },
    },
  };
  const german = snapshotIn(await decode([], {}, site), 'de');
  expect(german.info.title).toBe('Spiele');
  expect(german.settings.cookie.acceptLabel).toBe('Einverstanden');
  expect(german.settings.flat.languages).toEqual(languages);
  expect([...german.textPages]).toEqual([
    ['aboutUs', '# Über uns\n\nHallo.'],
    ['contactUs', '# Contact\n\nWrite.'],
  ]);
  expect(german.layoutTexts.get('New games')).toBe('Neue Spiele');
  expect([...german.translatedTexts]).toEqual(
    expect.arrayContaining(['info.title', 'settings.cookie.acceptLabel', 'ext_pages.aboutUs']),
  );
  expect(german.translatedTexts).not.toContain('settings.cookie.rejectLabel');
});

it('ads without a script are translated if all of their texts are', async () => {
  const ad = (id: number, own: TestBundle) => ({ id, type: 5, data_type: 0, cou: id, ...own });
  const site = {
    ads: [
      ad(1, { div: '<a href="/g"><b>Play</b> <i>All games</i></a>' }),
      ad(2, { div: '<p>Play</p><p>More</p>' }),
      ad(3, { div: '', ext_promotion: { img: 'https://a.example/a.png', link: '/g', alt: 'All  games' } }),
      ad(4, { type: 4, div: '<p>Play</p>', script_in_div: 'https://a.example/a.js' }),
    ],
    ext_translations: { ads: { de: { Play: 'Spiel', 'All games': 'Alle Spiele' } } },
  };
  const snapshot = await decode([], {}, site);
  const { ads } = snapshotIn(snapshot, 'de');
  expect(ads.map(({ id, isTranslated = false }) => [id, isTranslated])).toEqual([
    [1, true],
    [2, false],
    [3, true],
    [4, false],
  ]);
  expect(ads[0]?.markup).toBe('<a href="/g"><b>Spiel</b> <i>Alle Spiele</i></a>');
  expect(readHtml(ads[2]?.markup ?? '')('img').attr('alt')).toBe('Alle Spiele');
  expect(snapshot.ads[0]?.markup).toContain('All games');
});

it('an item that has ended leaves the lists of every language', async () => {
  const snapshot = await decode([lamp, rock], { menu });
  const unavailable = new Map([[2, new Map([[1, { playUrl: lamp.game_url_remote, since: 1 }]])]]);
  const { snapshot: shown } = snapshotAt({ ...snapshot, unavailable }, 0);
  const german = snapshotIn(shown, 'de').catalogues.get(2)!;
  expect(german.items.map(({ id }) => id)).toEqual([2]);
  expect(german.itemById.get(1)?.title).toBe('Lampe');
});

it('a translation obeys the rules of the text', () => {
  const faultsOf = (change: (bundle: TestBundle) => void) => {
    const bundle = sampleBundle();
    bundle.info.img = '';
    change(bundle);
    const context = {
      registry: testRegistry,
      stored: { info: undefined, verticals: new Map() },
      mediaProblem: () => null,
    };
    return checkBundle(bundle, context).map(formatFault);
  };
  const item = (translations: unknown) =>
    faultsOf((bundle) => {
      bundle.data_content['2'].list[0].translations = translations;
    });
  const at = 'data_content["2"].list[0].translations';
  expect(item({ de: { title: 'x'.repeat(300), unknown: 'y' } })).toEqual([]);
  expect(item({ de: { title: 'x'.repeat(301) } })).toEqual([
    expect.stringContaining(`${at}.de.title: is the text`),
  ]);
  expect(item({ de: { title: 7 } })).toEqual([`${at}.de.title: is the number 7; allowed: text`]);
  expect(item({ De: {} })).toEqual([expect.stringContaining(`${at}.De: `)]);
  expect(item({ de: { ext_from: { title: 'no hash' } } })).toEqual([
    expect.stringContaining('allowed: 16 hexadecimal digits'),
  ]);
  const site = (ext_translations: unknown) =>
    faultsOf((bundle) => Object.assign(bundle, { ext_translations }));
  expect(site({ settings: { de: { 'cookie.acceptLabel': 'x'.repeat(41) } } })).toEqual([
    expect.stringContaining('ext_translations.settings.de["cookie.acceptLabel"]: '),
  ]);
  expect(site({ ext_pages: { de: { aboutUs: '# Nur ein Titel' } } })).toEqual([
    expect.stringContaining('ext_translations.ext_pages.de.aboutUs: '),
  ]);
  expect(site({ info: { de: { title: 'x'.repeat(301) } } })).toHaveLength(1);
  expect(site([])).toHaveLength(1);
});

it('fields that the schema rejects in a language are those of the original', async () => {
  const hint = 'Mind the step';
  const item = (german: string) => ({
    ...sampleItem(1),
    ext: { ...sampleItem(1).ext, hint },
    translations: { de: { title: 'Lampe', 'ext.hint': german } },
  });
  const fieldsWith = async (german: string) => {
    const snapshot = await decode([item(german)], { menu });
    return snapshotIn(snapshot, 'de').catalogues.get(2)?.itemById.get(1);
  };
  expect(await fieldsWith('Vorsicht, Stufe')).toMatchObject({
    title: 'Lampe',
    fields: { hint: 'Vorsicht, Stufe' },
  });
  expect(await fieldsWith('x'.repeat(41))).toMatchObject({ title: 'Lampe', fields: { hint } });
});
