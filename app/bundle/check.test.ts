import { describe, expect, it } from 'vitest';
import {
  optionalCategoryFields,
  sampleBundle,
  sampleCategory,
  sampleItem,
  testRegistry,
  type TestBundle,
} from '#test/bundle/sample-bundle.ts';
import { checkBundle, type CheckContext } from './check.server.ts';
import { formatFault } from './fault.ts';

const context: CheckContext = {
  registry: testRegistry,
  siteUrl: 'https://www.portal.example',
  stored: { info: undefined, verticals: new Map() },
  mediaProblem: (path) =>
    path === 'icon.png' ? null : { problem: 'is not there', allowed: 'a file that is there' },
};

function pathsOf(bundle: TestBundle, overrides: Partial<CheckContext> = {}): string[] {
  return checkBundle(bundle, { ...context, ...overrides }).map(({ path }) => path);
}

/** Returns the paths of the faults after a change to the sample bundle. */
function pathsAfter(change: (bundle: TestBundle) => void): string[] {
  const bundle = sampleBundle();
  change(bundle);
  return pathsOf(bundle);
}

const games = (bundle: TestBundle) => bundle.data_content['2'];
const at = 'data_content["2"]';

describe('a bundle without faults', () => {
  it('passes', () => {
    expect(checkBundle(sampleBundle(), context).map(formatFault)).toEqual([]);
  });

  it('may omit any part, or have a vertical without content', () => {
    expect(pathsOf({})).toEqual([]);
    expect(pathsOf({ data_content: {} })).toEqual([]);
    expect(pathsOf({ data_content: { '2': { menu: [], list: [], list_type: {}, list_tags: {} } } })).toEqual(
      [],
    );
  });

  it('may have menu entries of five fields', () => {
    const bundle = sampleBundle();
    const five = { content_type_id: 10, content_type_name: 'Puzzle', img: '', router: '', children: [] };
    games(bundle).menu[0] = five;
    expect(checkBundle(bundle, context).map(formatFault)).toEqual([]);
    for (const field of Object.keys(five)) {
      const { [field]: _left, ...rest } = five as TestBundle;
      games(bundle).menu[0] = rest;
      expect(pathsOf(bundle)).toContain(`${at}.menu[0].${field}`);
    }
  });

  it('may have unknown fields anywhere', () => {
    const bundle = sampleBundle();
    bundle.later = { any: [null, 1.5] };
    games(bundle).list[0].later = null;
    games(bundle).later = 'x';
    bundle.settings['a.later.setting'] = { deep: true };
    bundle.safe.later = [];
    expect(pathsOf(bundle)).toEqual([]);
  });
});

describe('with the files of the portal', () => {
  const siteFiles = {
    arcadeGames: ['gem', 'row'],
    isUploadedGame: (slug: string) => slug === 'mine',
    files: new Set(['/previews/gem.webm', '/a.webp']),
  };
  const pathsWith = (fields: object) => {
    const bundle = sampleBundle();
    Object.assign(games(bundle).list[1], fields);
    return pathsOf(bundle, { siteFiles });
  };

  it('a first-party or uploaded game must exist', () => {
    expect(pathsWith({ game_url_remote: 'arcade:/gem/' })).toEqual([]);
    expect(pathsWith({ game_url_remote: 'arcade:/mine/' })).toEqual([]);
    expect(pathsWith({ game_url_remote: 'arcade:/nothing/' })).toEqual([`${at}.list[1].game_url_remote`]);
  });

  it.each(['/previews/gem.webm', '/previews/gem', '/a', '/a.webp', 'https://video.example/x.webm', ''])(
    'the preview %j passes',
    (video) => {
      expect(pathsWith({ video })).toEqual([]);
    },
  );

  it.each(['/previews/nothing.webm', '/previews/../gem.webm', '/'])('the preview %j is a fault', (video) => {
    expect(pathsWith({ video })).toEqual([`${at}.list[1].video`]);
  });
});

describe('faults', () => {
  const cases: [name: string, change: (bundle: TestBundle) => void, path: string][] = [
    ['a missing field', (b) => delete games(b).list[1].title, `${at}.list[1].title`],
    ['null in a field', (b) => (games(b).list[1].intro = null), `${at}.list[1].intro`],
    ['no category', (b) => (games(b).list[5].content_type_arr = []), `${at}.list[5].content_type_arr`],
    [
      'an unknown category',
      (b) => (games(b).list[5].content_type_arr[0].content_type_id = 99),
      `${at}.list[5].content_type_arr[0].content_type_id`,
    ],
    ['a duplicate id', (b) => games(b).list.push(sampleItem(100)), `${at}.list[6].id`],
    [
      'a rating off the scale',
      (b) => (games(b).list[0].site_data_arr.rate = '4.7'),
      `${at}.list[0].site_data_arr.rate`,
    ],
    [
      'a fraction as a count',
      (b) => (games(b).list[0].site_data_arr.like = 1.5),
      `${at}.list[0].site_data_arr.like`,
    ],
    [
      'a number as text',
      (b) => (games(b).list[0].site_data_arr.play = '1'),
      `${at}.list[0].site_data_arr.play`,
    ],
    [
      'a game that is not played',
      (b) => (games(b).list[0].site_data_arr.play = 0),
      `${at}.list[0].site_data_arr.play`,
    ],
    ['a price for a game', (b) => (games(b).list[0].price = '1.50'), `${at}.list[0].price`],
    [
      'a plain http game',
      (b) => (games(b).list[0].game_url_remote = 'http://a.example/'),
      `${at}.list[0].game_url_remote`,
    ],
    [
      'a script as game',
      (b) => (games(b).list[0].game_url_remote = 'javascript:alert(1)'),
      `${at}.list[0].game_url_remote`,
    ],
    [
      'the own host as game',
      (b) => (games(b).list[0].game_url_remote = 'https://portal.example/g'),
      `${at}.list[0].game_url_remote`,
    ],
    [
      'the own address as game',
      (b) => (games(b).list[0].game_url_remote = 'https://www.portal.example/g'),
      `${at}.list[0].game_url_remote`,
    ],
    ['no game address', (b) => (games(b).list[0].game_url_remote = ''), `${at}.list[0].game_url_remote`],
    [
      'an unknown way to play',
      (b) => (games(b).list[0].game_url_remote_to_type = 'popup'),
      `${at}.list[0].game_url_remote_to_type`,
    ],
    ['a foreign override', (b) => (games(b).list[0].router = '//evil.example'), `${at}.list[0].router`],
    [
      'half a question',
      (b) => (games(b).list[0].faq = [{ question: 'Why?' }]),
      `${at}.list[0].faq[0].answer`,
    ],
    ['questions as text', (b) => (games(b).list[0].faq = 'Why?'), `${at}.list[0].faq`],
    ['a path upwards', (b) => (games(b).list[0].img = '../secret.png'), `${at}.list[0].img`],
    ['a missing picture', (b) => (games(b).list[0].img_pc = 'gone.webp'), `${at}.list[0].img_pc`],
    ['a wrong ext field', (b) => (games(b).list[0].ext.devices = ['mind']), `${at}.list[0].ext.devices[0]`],
    ['a hidden flag as text', (b) => (games(b).list[0].ext.hidden = 'yes'), `${at}.list[0].ext.hidden`],
    ['a host beyond the IP addresses', (b) => (b.info.host = '1.2.3.999'), 'info.host'],
    ['a host with a port beyond the last', (b) => (b.info.host = 'portal.example:99999'), 'info.host'],
    ['U+0000', (b) => (games(b).list[0].intro = 'a\0b'), `${at}.list[0].intro`],
    ['a control character', (b) => (games(b).list[0].title = 'a\u0001b'), `${at}.list[0].title`],
    ['U+FFFE', (b) => (b.info.title = '\ufffe'), 'info.title'],
    ['a title of 1 MB', (b) => (games(b).list[0].title = 'a'.repeat(1e6)), `${at}.list[0].title`],
    [
      'a long name of a category',
      (b) => (games(b).menu[0].content_type_name = 'a'.repeat(301)),
      `${at}.menu[0].content_type_name`,
    ],
    [
      'a long question',
      (b) => (games(b).list[0].faq = [{ question: 'a'.repeat(1001), answer: 'b' }]),
      `${at}.list[0].faq[0].question`,
    ],
    ['a long address', (b) => (games(b).list[0].router = `/${'a'.repeat(2000)}`), `${at}.list[0].router`],
    ['an id of 16 digits', (b) => games(b).list.push(sampleItem(1e15)), `${at}.list[6].id`],
    [
      'a category id of 16 digits',
      (b) => games(b).menu.push(sampleCategory(1e15)),
      `${at}.menu[2].content_type_id`,
    ],
    ['half a surrogate pair', (b) => (games(b).list[0].later = ['\ud800']), `${at}.list[0].later[0]`],
    ['an id order of an unknown category', (b) => (games(b).list_type['77'] = []), `${at}.list_type["77"]`],
    [
      'an ordered id that does not exist',
      (b) => games(b).list_type['10'].push(999),
      `${at}.list_type["10"][3]`,
    ],
    [
      'an ordered id of another category',
      (b) => games(b).list_type['10'].push(101),
      `${at}.list_type["10"][3]`,
    ],
    [
      'a tagged id that does not exist',
      (b) => games(b).list_tags.Hot.data.push(999),
      `${at}.list_tags.Hot.data[3]`,
    ],
    ['a tag twice', (b) => (games(b).list_tags.hot = { name: 'hot', data: [] }), `${at}.list_tags.hot`],
    ['a category twice', (b) => games(b).menu.push(sampleCategory(21)), `${at}.menu[2].content_type_id`],
    [
      'a fifth level',
      (b) =>
        (games(b).menu[1].children[0].children = [
          sampleCategory(22, [sampleCategory(23, [sampleCategory(24)])]),
        ]),
      `${at}.menu[1].children[0].children[0].children[0].children`,
    ],
    ['a link to no vertical', (b) => (games(b).menu[0].data_type_menu = 7), `${at}.menu[0].data_type_menu`],
    [
      'a link to no category',
      (b) => (games(b).menu[0].data_type_menu_id = 5),
      `${at}.menu[0].data_type_menu_id`,
    ],
    ['an unknown vertical', (b) => (b.data_content['99'] = {}), 'data_content["99"]'],
    ['a setting', (b) => (b.settings['cookie.showTime'] = 'soon'), 'settings["cookie.showTime"]'],
    ['a colour', (b) => (b.settings.themeColor = 'red;}'), 'settings.themeColor'],
    ['an unknown module', (b) => (b.layouts['2']['1'][0].module = 'wall'), 'layouts["2"]["1"][0].module'],
    ['an unknown page kind', (b) => (b.layouts['2']['7'] = []), 'layouts["2"]["7"]'],
    ['a layout of no vertical', (b) => (b.layouts.games = {}), 'layouts.games'],
    [
      'too many blocks',
      (b) => (b.layouts['2']['1'] = Array(26).fill(b.layouts['2']['1'][0])),
      'layouts["2"]["1"]',
    ],
    [
      'too many items',
      (b) => (b.layouts['2']['1'][0].config.item_count = 101),
      'layouts["2"]["1"][0].config.item_count',
    ],
    [
      'a category index past the end',
      (b) => (b.layouts['2']['1'][0].config.category_index = 2),
      'layouts["2"]["1"][0].config.category_index',
    ],
    [
      'a setting the block has not',
      (b) => (b.layouts['2']['1'][0].config.rows = 1),
      'layouts["2"]["1"][0].config.rows',
    ],
    [
      'an own setting of a block',
      (b) => (b.layouts['2']['1'][0].config.more_link = 3),
      'layouts["2"]["1"][0].config.more_link',
    ],
    [
      'an ad script address',
      (b) => Object.assign(b.ads[0], { type: 1, script: 'http://ads.example/a.js' }),
      'ads[0].script',
    ],
    ['the end of an ad', (b) => Object.assign(b.ads[0], { ext_from: 9, ext_until: 9 }), 'ads[0].ext_until'],
    [
      'the link of a promotion',
      (b) => (b.ads[0].ext_promotion = { img: 'https://a.example/a.png', link: 'javascript:x', alt: '' }),
      'ads[0].ext_promotion.link',
    ],
    [
      'the picture of a promotion',
      (b) => (b.ads[0].ext_promotion = { img: '', link: '/g', alt: '' }),
      'ads[0].ext_promotion.img',
    ],
    ['an ad type', (b) => (b.ads[0].type = 6), 'ads[0].type'],
    ['an ad id twice', (b) => (b.ads[1].id = 1), 'ads[1].id'],
    ['a safe page list as text', (b) => (b.safe.pages = 'portal.example'), 'safe.pages'],
    ['a protocol', (b) => (b.info.protocol = 'gopher'), 'info.protocol'],
    ['the kind of figures', (b) => (b.info.figures = 'invented'), 'info.figures'],
    ['a page lifetime as text', (b) => (b.admin_cache_time = '300'), 'admin_cache_time'],
  ];

  it.each(cases)('name %s once, at its path', (_name, change, path) => {
    expect(pathsAfter(change)).toEqual([path]);
  });

  it('describe the found value and the allowed values', () => {
    const bundle = sampleBundle();
    games(bundle).list[3].site_data_arr.rate = '4.7';
    expect(checkBundle(bundle, context).map(formatFault)).toEqual([
      'data_content["2"].list[3].site_data_arr.rate: is the text "4.7"; allowed: "", "3.0", "3.5", "4.0", "4.5", "5.0"',
    ]);
  });

  it('are reported even for a document that is not a bundle', () => {
    expect(pathsOf([])).toEqual(['']);
    expect(pathsOf({ data_content: { '2': { menu: {}, list: {}, list_type: [], list_tags: [] } } })).toEqual([
      `${at}.menu`,
      `${at}.list`,
      `${at}.list_type`,
      `${at}.list_tags`,
    ]);
  });
});

describe('a field of the specification', () => {
  /** Objects of a bundle whose fields are all present in the sample bundle. */
  const objects: Record<string, (bundle: TestBundle) => TestBundle> = {
    info: ({ info }) => info,
    safe: ({ safe }) => safe,
    [`${at}.menu[0]`]: (bundle) => games(bundle).menu[0],
    [`${at}.list[0]`]: (bundle) => games(bundle).list[0],
    [`${at}.list[0].content_type_arr[0]`]: (bundle) => games(bundle).list[0].content_type_arr[0],
    [`${at}.list[0].site_data_arr`]: (bundle) => games(bundle).list[0].site_data_arr,
    [`${at}.list_tags.Hot`]: (bundle) => games(bundle).list_tags.Hot,
    'ads[0]': ({ ads }) => ads[0],
  };
  const optional = [
    ...Object.keys(sampleBundle().safe).map((field) => `safe.${field}`),
    ...optionalCategoryFields.map((field) => `${at}.menu[0].${field}`),
    `${at}.list[0].ext`,
  ];
  const fields = Object.entries(objects).flatMap(([object, find]) =>
    Object.keys(find(sampleBundle())).map((field) => [`${object}.${field}`, field, find] as const),
  );

  it.each(fields)('%s is checked for its type', (path, field, find) => {
    expect(pathsAfter((bundle) => (find(bundle)[field] = true))).toContain(path);
  });

  it.each(fields.filter(([path]) => !optional.includes(path)))('%s is required', (path, field, find) => {
    expect(pathsAfter((bundle) => delete find(bundle)[field])).toContain(path);
  });
});

function stored(parts: TestBundle): Pick<CheckContext, 'stored'> {
  return { stored: { info: undefined, verticals: new Map([[2, parts]]) } };
}

describe('parts that the bundle leaves in the store', () => {
  it('are used to check the parts of the bundle', () => {
    const { menu } = games(sampleBundle());
    const bundle = { data_content: { '2': { list: [sampleItem(1, [10]), sampleItem(2, [77])] } } };
    expect(pathsOf(bundle, stored({ menu }))).toEqual([`${at}.list[1].content_type_arr[0].content_type_id`]);
  });

  it('are one fault each if they no longer fit', () => {
    const { menu, list_type, list_tags } = games(sampleBundle());
    const bundle = { data_content: { '2': { list: [sampleItem(100, [10])] } } };
    expect(pathsOf(bundle, stored({ menu, list_type, list_tags }))).toEqual([
      `${at}.list_type`,
      `${at}.list_tags`,
    ]);
    const list = [sampleItem(100, [10])];
    expect(pathsOf({ data_content: { '2': { menu: [] } } }, stored({ menu, list }))).toEqual([`${at}.menu`]);
  });
});

it('accepts 100,000 valid items', { tags: 'long' }, () => {
  expect(pathsOf(sampleBundle(100_000))).toEqual([]);
});
