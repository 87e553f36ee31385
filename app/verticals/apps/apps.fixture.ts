import { sampleCategory, sampleItem, type TestBundle } from '#test/bundle/sample-bundle.ts';

/* An invented catalogue of apps for tests: one app with all fields, one with only a name, and some more. */

/** Id of the app with all fields. */
export const fullId = 6901;
/** Id of the app that has only a name. */
export const bareId = 6902;

const names = ['Maps', 'Notes'];
const firstCategory = 691;

function app(id: number, category: number, own: TestBundle): TestBundle {
  return {
    ...sampleItem(id, [category]),
    content_type_name: names[category - firstCategory],
    intro: '',
    price: '',
    price_original: '',
    structure_data_type: 'app',
    game_url_remote: '',
    game_url_remote_to_type: '',
    site_data_arr: { rate: '', like: 0, step: 0, collect: 0, play: 1, open_num: 0 },
    ...own,
  };
}

/**
 * The vertical's part of a bundle. `pictures` are media paths: all are screenshots, and the first one is also the icon.
 */
export function sampleApps(pictures: readonly string[] = []): TestBundle {
  const full = app(fullId, firstCategory, {
    title: 'Lantern Maps',
    img: pictures[0] ?? '',
    intro: 'Maps that work in a cellar.\n\nEvery country fits on a card.',
    rate: '4.5',
    content_rating: 'Everyone',
    downloads: '10,000+',
    screenshot: pictures,
    reviews_num: '1,204',
    reviews: [{ author: 'Ida Moor', rate: '5', text: 'Found my way home.', time: '1790000000' }],
    ext: {
      summary: 'Maps without a network',
      developer: 'Lantern Society',
      developer_url: 'https://lantern.example/people',
      licence: 'GPL-3.0-or-later',
      source: 'https://code.example/lantern',
      website: 'https://lantern.example/',
      donate: 'https://lantern.example/donate',
      issues: 'https://code.example/lantern/issues',
      links: [
        { name: 'Lantern Society', url: 'https://lantern.example/get' },
        { name: 'F-Droid', url: 'https://f-droid.example/lantern' },
      ],
      platforms: ['Android', 'Linux'],
      features: ['Routes on foot and by bicycle', 'Contour lines'],
      version: '3.2.1',
      version_date: '2026-08-19',
      size_bytes: 82_803_884,
      min_system: 'Android 7.0',
      first_released: '2014',
      language: 'Kotlin',
      screenshot_texts: [
        { desc: 'A map of a cellar with two doors', credit: 'Lantern Maps 3.2.1, captured by its makers' },
      ],
      permissions: [
        { name: 'android.permission.ACCESS_FINE_LOCATION', reason: 'to show you on the map' },
        { name: 'org.lantern.DYNAMIC_RECEIVER_NOT_EXPORTED_PERMISSION', reason: '' },
      ],
      anti_features: [{ name: 'Non-free components', reason: 'Has a library of which no source is given.' }],
      changelog: [
        { version: '3.2.1', date: '2026-08-19', text: 'Bridges are drawn again.' },
        { version: '3.2.0', date: '2026-07-01', text: 'Contour lines.' },
      ],
    },
  });
  const bare = app(bareId, firstCategory + 1, { title: 'Plain Paper', ext: {} });
  const others = Array.from({ length: 12 }, (_, index) =>
    app(6910 + index, firstCategory + (index % 2), {
      title: `Pocket Tool ${index + 1}`,
      create_time: 1_700_000_000 + index,
      ext: { summary: `Tool number ${index + 1} for the pocket`, platforms: ['Web'] },
    }),
  );
  const list = [full, bare, ...others];
  return {
    menu: names.map((name, index) => ({
      ...sampleCategory(firstCategory + index),
      content_type_name: name,
      data_type_menu: 6,
    })),
    list,
    list_type: {},
    list_tags: {
      "Editors' choice": { name: "Editors' choice", data: [fullId, 6910] },
      'Light and fast': { name: 'Light and fast', data: [6911] },
    },
  };
}
