import type { CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { coreBlocks } from '#app/blocks/blocks.server.ts';
import { shellBlocks } from '#app/shell/blocks.server.ts';
import type { SuggestionAnswer, SuggestionGroup } from '#app/pages/suggestions.ts';
import type * as registry from '#app/verticals/browser-halves.ts';
import { sampleItem, type TestBundle } from '#test/bundle/sample-bundle.ts';
import { hrefsOf, readHead, readHtml, readHtmlWithoutScripts } from '#test/http/read-html.ts';
import { riddleIds, twoVerticalsBundle } from './bundle.ts';
import { openTwoVerticals, type TwoVerticals, type VisitedPage } from './portal.ts';

// The tests pass the server half of the vertical to the platform. The browser half is added here, because the code
// would look for it in a folder of `app/verticals`.
vi.mock('#app/verticals/browser-halves.ts', async (original) => {
  const { browserHalves } = await original<typeof registry>();
  const { riddleComponents } = await import('./routes.tsx');
  const riddles = { styles: '/riddles.css', home: async () => ({ components: riddleComponents }) };
  return { browserHalves: new Map([...browserHalves, ['second-vertical', riddles]]) };
});

let portal: TwoVerticals;

beforeAll(async () => {
  portal = await openTwoVerticals(twoVerticalsBundle());
});

afterAll(() => portal.close());

const block = (module: string, config: TestBundle = {}) => ({ module, config });
const frame = (...blocks: TestBundle[]) => [block('topBar'), ...blocks, block('bottomBar')];

/** Imports the layout of one page kind, requests an address and restores the vertical's own layouts. */
async function visitWith(verticalId: number, kind: number, blocks: TestBundle[], address: string) {
  const refused = await portal.import({ layouts: { [verticalId]: { [kind]: blocks } } });
  const logged = portal.lines.length;
  const page = refused.length > 0 ? null : await portal.get(address);
  await portal.import({ layouts: {} });
  return { refused, page, $: page?.$ ?? readHtml(''), lines: portal.lines.slice(logged) };
}

const breadcrumb = 'nav[aria-label="Breadcrumb"]';

/** The ids of the items of a section that a part of a page links to. */
const itemsIn = ($: CheerioAPI, prefix: string, part = '') =>
  hrefsOf($, `${part} a`).flatMap((address) => {
    const [, section, id] = /^\/(\w+)\/details\/(\d+)$/.exec(address) ?? [];
    return section === prefix ? Number(id) : [];
  });

describe('suggestions', () => {
  async function suggest(query: string) {
    const { status, html } = await portal.get(`/api/suggest?${query}`);
    return { status, answer: JSON.parse(html) as SuggestionAnswer };
  }
  const namesIn = (group: SuggestionGroup | undefined) =>
    group?.rows.map(({ title }) => title.map(({ text }) => text).join(''));

  it('come in groups, the vertical’s own first', async () => {
    const groupsOf = async (query: string) => (await suggest(query)).answer.groups.map(({ name }) => name);
    // After the import, names are read in small steps, so they may not be found immediately.
    await expect.poll(() => groupsOf('vertical=qa&q=h')).toEqual(['Riddles', 'Games']);
    expect(await groupsOf('vertical=g&q=h')).toEqual(['Games', 'Riddles']);
    expect(await groupsOf('vertical=g&q=ridle')).toEqual(['Riddles']);
  });

  it('are categories and popular items before the first key', async () => {
    const { answer } = await suggest('vertical=qa&q=');
    expect(answer.keyword).toBe('');
    expect(answer.groups.map(({ name }) => name)).toEqual(['Categories', 'Try one of these']);
    expect(namesIn(answer.groups[0])).toEqual(['Easy', 'Hard']);
    expect(answer.groups[1]?.rows).toHaveLength(4);
  });

  it.each(['hard', 'hard riddles', 'best free hard riddles', 'har'])(
    'start with the category that %o names',
    async (text) => {
      const { answer } = await suggest(`vertical=qa&q=${encodeURIComponent(text)}`);
      expect(answer.groups[0]?.rows[0]).toMatchObject({ kind: 'category', href: '/qa/cate/62' });
    },
  );

  it('sort equally good names by popularity', async () => {
    const bundle = twoVerticalsBundle();
    const games: TestBundle[] = bundle.data_content['2'].list;
    const firstWith = async (figures: string, opensAt: (index: number) => number) => {
      for (const [index, game] of games.entries())
        game.site_data_arr = { ...game.site_data_arr, open_num: opensAt(index) };
      expect(await portal.import({ ...bundle, info: { ...bundle.info, figures } })).toEqual([]);
      return async () => (await suggest('vertical=g&q=game')).answer.groups[0]?.rows[0]?.href;
    };
    await expect.poll(await firstWith('real', (index) => index)).toBe(`/g/details/${games.at(-1)?.id}`);
    await expect.poll(await firstWith('sample', (index) => 99 - index)).toBe(`/g/details/${games[0]?.id}`);
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
  });

  it.each(['q=a', 'vertical=none&q=a', `vertical=qa&q=${'a'.repeat(201)}`])(
    '%s is refused',
    async (query) => {
      expect((await suggest(query)).status).toBe(400);
    },
  );

  it('of a vertical that is switched off are empty', async () => {
    await portal.import({ settings: { verticals: [2] } });
    const [own, other] = [await suggest('vertical=qa&q=riddle'), await suggest('vertical=g&q=riddle')];
    await portal.import({ settings: {} });
    expect(own.status).toBe(400);
    expect(other.answer.groups).toEqual([]);
  });
});

describe('pictures of items', () => {
  interface Tag {
    attribs: Readonly<Record<string, string | undefined>>;
  }
  /**
   * Returns the address in an attribute, or in its data attribute, from which a script loads pictures further down the
   * page.
   */
  const valueOf = (element: Tag | undefined, name: string) =>
    element?.attribs[name] ?? element?.attribs[`data-${name}`];
  const addressOf = (img: Tag | undefined) => valueOf(img, 'src');
  const sourceOf = (source: Tag) => ({
    type: source.attribs.type,
    media: source.attribs.media,
    address: valueOf(source, 'srcset'),
  });

  it('show img_pc from 768 px and have img_desc or the title as their text', async () => {
    const bundle = twoVerticalsBundle();
    for (const { list } of Object.values<TestBundle>(bundle.data_content)) {
      Object.assign(list[0], {
        img: 'https://a.example/x.png',
        img_pc: 'shot.png',
        img_desc: 'A lit lantern',
      });
      Object.assign(list[1], { img: 'https://a.example/y.png', title: 'Plain Lantern' });
    }
    const layout = frame(block('itemHeader'), block('quickView'), block('list'));
    bundle.layouts = { 2: { 1: layout, 2: layout }, 8: { 1: layout, 2: layout } };
    expect(await portal.import(bundle)).toEqual([]);
    const addresses = ['/g', '/qa', '/g/details/100', `/qa/details/${riddleIds[0]}`];
    const pages = await Promise.all(addresses.map((address) => portal.get(address)));
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
    for (const [index, { $ }] of pages.entries()) {
      const described = $('picture').has('img[alt="A lit lantern"]').first();
      expect(described.find('source').toArray().map(sourceOf), addresses[index]).toEqual([
        {
          type: 'image/avif',
          media: '(min-width: 768px)',
          address: expect.stringMatching(/^\/media\/.*\.avif/),
        },
        {
          type: undefined,
          media: '(min-width: 768px)',
          address: expect.stringMatching(/^\/media\/.*\.webp$/),
        },
      ]);
      expect(addressOf(described.find('img').get(0)), addresses[index]).toBe('https://a.example/x.png');
      const plain = $('img[alt="Plain Lantern"]').toArray();
      expect(plain.map(addressOf), addresses[index]).toContain('https://a.example/y.png');
      // A title under a cover with the same text is hidden from screen readers, so that it is read once.
      expect($('[aria-hidden="true"]:contains("Plain Lantern")').length, addresses[index]).toBeGreaterThan(0);
    }
  });

  it('in png format are shown as avif and webp, never at their own address', async () => {
    for (const address of ['/qa', `/qa/details/${riddleIds[0]}`]) {
      const { $, html } = await portal.get(address);
      const picture = $('picture').first();
      expect(picture.find('source').toArray().map(sourceOf), address).toEqual([
        { type: 'image/avif', address: expect.stringMatching(/^\/media\/[0-9a-f]{16}-\d+\.avif/) },
      ]);
      expect(addressOf(picture.find('img').get(0)), address).toMatch(/^\/media\/[0-9a-f]{16}-\d+\.webp$/);
      expect(html.includes('shot.png'), address).toBe(false);
    }
  });

  it('use the icons of the menu before drawn marks', async () => {
    const bundle = twoVerticalsBundle();
    Object.assign(bundle.data_content['2'].menu[0], {
      img: 'https://a.example/rest.png',
      img_active: 'https://a.example/current.png',
    });
    bundle.layouts = { 2: { 1: [block('gameChips')], 3: [block('gameChips')] } };
    expect(await portal.import(bundle)).toEqual([]);
    const [home, category] = [await portal.get('/g'), await portal.get('/g/cate/10')];
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
    const icons = ({ $ }: VisitedPage) => $('main img').toArray().map(addressOf);
    expect(icons(home)).toContain('https://a.example/rest.png');
    expect(home.html).not.toContain('https://a.example/current.png');
    expect(icons(category)).toContain('https://a.example/current.png');
  });
});

describe('lists', () => {
  it('redirect from an order that is not offered', async () => {
    const response = await portal.get('/g/cate/10?sort=rating');
    expect([response.status, response.location]).toEqual([302, '/g/cate/10']);
    expect((await portal.get('/g/cate/10?sort=upside')).status).toBe(404);
  });

  it('offer only the orders that change them', async () => {
    const bundle = twoVerticalsBundle();
    const games = bundle.data_content['2'].list;
    for (const [index, game] of games.entries())
      game.site_data_arr = { ...game.site_data_arr, rate: '4.0', open_num: index };
    expect(await portal.import(bundle)).toEqual([]);
    const game = await portal.get('/g/cate/10');
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
    expect(hrefsOf(game.$, 'a')).toContain('/g/cate/10?sort=popular');
    expect(game.html).not.toContain('?sort=rating');
  });

  it.each([
    [{ figures: 'real' }, true],
    [{ figures: 'sample' }, false],
  ])('are offered by rating and popularity if the figures are real: %j', async (info, isOffered) => {
    const bundle = twoVerticalsBundle();
    for (const [index, game] of bundle.data_content['2'].list.entries())
      game.site_data_arr = {
        ...game.site_data_arr,
        rate: (3 + (index % 5) * 0.5).toFixed(1),
        open_num: index,
      };
    expect(await portal.import({ ...bundle, info: { ...bundle.info, ...info } })).toEqual([]);
    const links = hrefsOf((await portal.get('/g/cate/10')).$, 'a');
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
    expect(links.includes('/g/cate/10?sort=rating')).toBe(isOffered);
    expect(links.includes('/g/cate/10?sort=popular')).toBe(isOffered);
  });

  it('are offered by popularity, in spite of sample figures, once a visitor has opened one of the items', async () => {
    const bundle = twoVerticalsBundle();
    const games: TestBundle[] = bundle.data_content['2'].list;
    for (const [index, game] of games.entries())
      game.site_data_arr = { ...game.site_data_arr, open_num: index };
    expect(await portal.import({ ...bundle, info: { ...bundle.info, figures: 'sample' } })).toEqual([]);
    const open = (itemId: number) => portal.platform.votes.open('a visitor', { verticalId: 2, itemId });
    const [ofOther, own] = [games[3]?.id, games[2]?.id];
    await open(ofOther);
    const before = await portal.get('/g/cate/10?sort=popular');
    await open(own);
    const { $ } = await portal.get('/g/cate/10?sort=popular');
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
    expect(before.location).toBe('/g/cate/10');
    expect([...new Set(itemsIn($, 'g'))].slice(0, 3)).toEqual([own, games[4]?.id, games[0]?.id]);
  });

  it.each(['row', 'quickView', 'new', 'random'])(
    '%s shows categories if a layout asks for it',
    async (name) => {
      const named = await visitWith(8, 1, frame(block(name, { show_category: true, item_count: 4 })), '/qa');
      expect(named.$('.tile-category').first().text()).toMatch(/^(Easy|Hard)$/);
      const plain = await visitWith(8, 1, frame(block(name, { item_count: 4 })), '/qa');
      expect(plain.$('.tile-category')).toHaveLength(0);
    },
  );

  it.each(['row', 'quickView', 'random', 'mosaic'])('%s omits the items of earlier blocks', async (name) => {
    const before = block('quickView', { item_count: 4 });
    const own = block(name, { item_count: 4, repeats: 'never' });
    const { $, refused } = await visitWith(8, 1, frame(before, own), '/qa');
    expect(refused).toEqual([]);
    const ids = itemsIn($, 'qa');
    expect(ids.slice(0, 4)).toEqual(riddleIds.slice(0, 4));
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('an unknown value for repeats is refused', async () => {
    const { refused } = await visitWith(8, 1, frame(block('row', { repeats: 'seldom' })), '/qa');
    expect(refused.map(({ path }) => path)).toEqual(['layouts["8"]["1"][1].config.repeats']);
  });

  it('the primary category is in the breadcrumb and on the tile', async () => {
    const bundle = twoVerticalsBundle();
    const [game] = bundle.data_content['2'].list;
    game.content_type_arr = sampleItem(game.id, [10, 21]).content_type_arr;
    game.content_type_id = 21;
    bundle.layouts = { 2: { 1: [block('row', { show_category: true, item_count: 1 })] } };
    expect(await portal.import(bundle)).toEqual([]);
    const [home, details] = [await portal.get('/g'), await portal.get(`/g/details/${game.id}`)];
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
    expect(home.$('.tile-category').text()).toBe('Category 21');
    expect(hrefsOf(details.$, `${breadcrumb} a`)).toEqual(['/g', '/g/cate/20', '/g/cate/21']);
  });

  it('a game’s page has a breadcrumb', async () => {
    const { $ } = await portal.get('/g/details/100');
    expect(hrefsOf($, `${breadcrumb} a`)).toEqual(['/g', '/g/cate/10']);
    expect($(breadcrumb).find('[aria-current="page"]').text()).toBe('Game 100');
  });
});

describe('figures', () => {
  const planted = { rate: '3.5', like: 87_654, step: 65_432, collect: 54_321, play: 1, open_num: 7_654_321 };
  const leaks = /7,?654,?321|87,?654|65,?432|54,?321|87\.7K|65\.4K|7\.7M|>Rated |aggregateRating|"3\.5"/;
  const [game, riddle] = ['/g/details/100', `/qa/details/${riddleIds[0]}`];
  const generic = ['hero', 'itemHeader', 'list', 'related'];
  const layoutOf = (...own: string[]) => frame(...[...own, ...generic].map((name) => block(name)));
  const addresses = [
    '/',
    '/g',
    game,
    riddle,
    '/g/cate/10',
    '/g/cate/10?sort=new',
    '/api/suggest?vertical=g&q=game',
  ];

  async function pagesWith(info: TestBundle) {
    const bundle = twoVerticalsBundle();
    for (const part of Object.values<TestBundle>(bundle.data_content)) {
      for (const item of part.list) item.site_data_arr = planted;
    }
    const [games, riddles] = [layoutOf('stage', 'aboutGame'), layoutOf()];
    bundle.layouts = { 2: { 1: games, 2: games, 3: games }, 8: { 1: riddles, 2: riddles, 3: riddles } };
    expect(await portal.import({ ...bundle, info: { ...bundle.info, ...info } })).toEqual([]);
    const pages = await Promise.all(addresses.map((address) => portal.get(address)));
    expect(pages.map(({ status }) => status)).toEqual(addresses.map(() => 200));
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
    return new Map(addresses.map((address, index) => [address, pages[index]?.html ?? '']));
  }

  it('that are samples are on no page and in no data', async () => {
    for (const [address, html] of await pagesWith({ figures: 'sample' })) {
      expect(leaks.exec(html)?.[0], address).toBeUndefined();
    }
  });

  it.each([{}, { figures: 'real' }])('that are real are shown, info %j', async (info) => {
    const pages = await pagesWith(info);
    expect(pages.get(game)).toContain('7,654,321');
    expect(pages.get(game)).toContain('87.7K');
    for (const address of [game, riddle]) expect(pages.get(address), address).toContain('Rated ');
  });
});

describe('pages of every vertical', () => {
  it.each([
    ['/', 'Portal - portal.example'],
    ['/g', 'Portal - portal.example'],
    ['/g/details/101', 'Game 101 - portal.example'],
    ['/g/cate/10', 'Category 10 - portal.example'],
    ['/qa', 'Riddles - portal.example'],
    ['/qa/details/301', 'Riddle 301 - portal.example'],
    ['/qa/game/301', 'Riddle 301 - portal.example'],
    ['/qa/cate/61', 'Easy - portal.example'],
    ['/qa/cate/62', 'Hard riddles - portal.example'],
    ['/qa/search/legs', 'legs - portal.example'],
    ['/qa/mygames', 'My riddles - portal.example'],
  ])('%s has its title', async (address, title) => {
    const page = await portal.get(address);
    expect(page.status).toBe(200);
    expect(page.title).toBe(title);
    expect(portal.lines).toEqual([]);
  });

  it('an unknown id is a designed 404 of the vertical', async () => {
    const page = await portal.get('/qa/details/999');
    expect(page.status).toBe(404);
    expect(page.title).toBe('Page not found - portal.example');
    expect(itemsIn(page.$, 'qa')).toHaveLength(12);
  });

  it('the menu leads to each of them', async () => {
    const { $ } = await portal.get('/qa');
    expect(hrefsOf($, '[aria-label="Sections"] a')).toContain('/g');
  });
});

describe('search in any vertical', () => {
  it('pages through results, with texts of the vertical', async () => {
    const first = await portal.get('/qa/search/legs');
    expect(first.$('h1').text()).toContain('30 results');
    expect(itemsIn(first.$, 'qa')).toEqual(riddleIds.slice(0, 24));
    expect(hrefsOf(first.$, 'a')).toContain('/qa/search/legs?page=2');
    const second = await portal.get('/qa/search/legs?page=2');
    expect(second.title).toBe('legs, page 2 - portal.example');
    expect(itemsIn(second.$, 'qa')).toEqual(riddleIds.slice(24));
    expect((await portal.get('/qa/search/legs?page=3')).status).toBe(404);
    expect((await portal.get('/qa/search/legs?page=1')).location).toBe('/qa/search/legs');
  });

  it('shows the categories of the results with their numbers', async () => {
    const { $ } = await portal.get('/qa/search/legs');
    const related = $('nav[aria-label="Related categories"] a').toArray();
    expect(related.map((link) => [link.attribs.href, $(link).text()])).toEqual([
      ['/qa/cate/61', 'Easy20'],
      ['/qa/cate/62', 'Hard10'],
    ]);
  });

  it('shows the category that has the keyword as its own before the results', async () => {
    const bundle = twoVerticalsBundle();
    bundle.data_content['8'].menu[1].keywords = 'arms, legs riddles';
    expect(await portal.import(bundle)).toEqual([]);
    const { $ } = await portal.get('/qa/search/legs');
    const results = hrefsOf($, 'main a').filter((address) => /^\/qa\/(?:cate|details)\/\d+$/.test(address));
    expect(results[0]).toBe('/qa/cate/62');
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
  });

  it('shows every close match and every filler, in rank order', async () => {
    const { $ } = await portal.get('/qa/search/Riddle%203011');
    expect($('h1').text()).toBe('Nothing found');
    const close = 'h2:contains("Close matches") ~';
    const headings = $(`${close} h3`).toArray();
    expect(headings.map((heading) => $(heading).text())).toEqual([
      'Matching “Riddle 301”',
      'Matching “Riddle 30”',
      'Matching “Riddle 3”',
    ]);
    expect(itemsIn($, 'qa', `${close} *`).slice(0, 30)).toEqual(riddleIds);
  });

  it('has a search page, a list of all items and an empty result with texts of the vertical', async () => {
    const start = await portal.get('/qa/search');
    expect(start.title).toBe('Search riddles - portal.example');
    expect(start.$('main form').attr('action')).toBe('/qa/search');
    const everything = await portal.get('/qa/search/0?all=1&page=2');
    expect(everything.title).toBe('All riddles, page 2 - portal.example');
    expect(everything.$('main').text()).toContain('30 riddles');
    expect((await portal.get('/qa/search/riddel')).$('h1').text()).toMatch(/^No riddles found for/);
    const nothing = (await portal.get('/qa/search/zzqq%20riddel')).$;
    expect(nothing('h1 + p').text()).toMatch(/^We couldn’t find any riddles for/);
    expect(nothing('main').text()).toContain('Did you mean');
    expect((await portal.get('/qa/search?kw=legs')).location).toBe('/qa/search/legs');
  });

  it('shows items with the keyword before items that contain it only inside of words', async () => {
    const bundle = twoVerticalsBundle();
    const riddles: TestBundle[] = bundle.data_content['8'].list;
    const [before, ...shown] = itemsIn((await portal.get('/qa/search/iddle')).$, 'qa');
    expect(shown.length).toBeGreaterThan(10);
    const stated = riddles.findLast(({ id }) => id !== before);
    if (stated) stated.keywords = 'iddle';
    const game: TestBundle = bundle.data_content['2'].list[1];
    game.keywords = 'kings, oedipus';
    expect(await portal.import(bundle)).toEqual([]);
    const found = itemsIn((await portal.get('/qa/search/iddle')).$, 'qa');
    expect(found[0]).toBe(stated?.id);
    expect(found.length).toBeGreaterThan(10);
    // Items of other sections are found by their keywords too.
    expect(itemsIn((await portal.get('/qa/search/oedipus')).$, 'g')).toContain(game.id);
    await portal.import({ ...twoVerticalsBundle(), layouts: {} });
  });

  describe('leads to the home of another section', () => {
    const home = 'h3 a[href="/g"]';

    it('that the keyword contains, if neither section has results', async () => {
      const { $ } = await portal.get('/qa/search/zzqq%20games');
      expect($('h1').text()).toMatch(/^No riddles found for/);
      expect($(home)).toHaveLength(1);
      // A keyword that also names riddles is not meant for games.
      expect((await portal.get('/qa/search/zzqq%20game%20riddles')).$(home)).toHaveLength(0);
      expect((await portal.get('/qa/search/zzqq')).$(home)).toHaveLength(0);
    });

    it('that the keyword names with a typing error', async () => {
      expect((await portal.get('/qa/search/brwoser%20games')).$(home)).toHaveLength(1);
      expect((await portal.get('/qa/search/gms')).$(home)).toHaveLength(0);
    });

    it('from the suggestions', async () => {
      const { html } = await portal.get('/api/suggest?vertical=qa&q=zzqq%20games');
      const { groups } = JSON.parse(html) as SuggestionAnswer;
      expect(groups.flatMap(({ rows }) => rows.map(({ href }) => href))).toEqual(['/g']);
    });
  });

  it('does not correct a keyword that another section contains', async () => {
    expect((await portal.get('/qa/search/biddle')).$('main').text()).toContain('Showing results for');
    const text = (await portal.get('/qa/search/middle')).$('main').text();
    expect(text).not.toContain('Showing results for');
    expect(text).toContain('In other sections');
  });
});

/** For each block, the kind of page that shows it in the test, and a selector of an element that the page then has. */
const marks: Record<string, readonly [kind: number, mark: string]> = {
  topBar: [1, 'header'],
  bottomBar: [1, 'footer'],
  notFound: [1, 'h1:contains("took a wrong turn")'],
  shareBar: [2, 'section:contains("shareBar here") a[href*="facebook.com"]'],
  homeHeading: [1, 'h1'],
  hero: [1, '.hero'],
  mosaic: [1, '.mosaic'],
  row: [1, 'h2:contains("row here")'],
  quickView: [1, 'h2:contains("quickView here")'],
  new: [1, 'h2:contains("new here")'],
  random: [1, 'h2:contains("random here")'],
  largeTiles: [1, 'h2:contains("largeTiles here")'],
  cards: [1, 'h2:contains("cards here")'],
  shelves: [1, 'h2:contains("shelves here")'],
  text: [1, 'strong:contains("bold")'],
  categoryChips: [1, '[aria-label="Categories"]'],
  tagList: [1, '[aria-label="tagList here"]'],
  waysOn: [3, '[aria-label="waysOn here"]'],
  searchBox: [1, 'h2:contains("searchBox here")'],
  recentlyPlayed: [1, 'h2:contains("recentlyPlayed here")'],
  related: [2, 'h2:contains("related here")'],
  itemHeader: [2, 'h1:contains("Riddle 301")'],
  faq: [2, 'summary:contains("Is there a trick?")'],
  richText: [2, 'main p:contains("long winter")'],
  screenshots: [2, 'img[alt$="screenshot 1 of 2"]'],
  breadcrumbs: [2, breadcrumb],
  list: [3, '.tile-grid'],
  searchResults: [4, 'mark'],
  myGames: [6, 'h1:contains("My riddles")'],
};

describe('blocks', () => {
  const settings = (type: string) => ({
    title: `${type} here`,
    ...(type === 'text' && { text: 'Something **bold**.' }),
  });
  const addresses: Record<number, string> = {
    1: '/qa',
    2: '/qa/details/301',
    3: '/qa/cate/61',
    4: '/qa/search/legs',
    5: '/qa/game/301',
    6: '/qa/mygames',
  };

  it('are in the layout of their page kind', async () => {
    const kinds = Object.keys(addresses);
    const layouts = kinds.map((kind) => [kind, [block('text', { text: `Of kind ${kind}.` })]]);
    expect(await portal.import({ layouts: { 8: Object.fromEntries(layouts) } })).toEqual([]);
    const pages = await Promise.all(Object.values(addresses).map((address) => portal.get(address)));
    await portal.import({ layouts: {} });
    expect(pages.map(({ $ }) => $('main').text())).toEqual(kinds.map((kind) => `Of kind ${kind}.`));
  });

  it('today contains the entries of the other visible verticals', async () => {
    const layouts = { 2: { 1: [block('today')] }, 8: { 1: [block('today')] } };
    expect(await portal.import({ layouts })).toEqual([]);
    const [games, own] = [await portal.get('/g'), await portal.get('/qa')];
    await portal.import({ settings: { verticals: [2] } });
    const alone = await portal.get('/g');
    await portal.import({ layouts: {}, settings: {} });
    const today = 'ul[aria-label="Today"]';
    expect(itemsIn(games.$, 'qa', today)).toHaveLength(1);
    expect(games.$(today).text()).toContain('Riddle of the day');
    expect(own.$(today)).toHaveLength(0);
    expect(alone.$(today)).toHaveLength(0);
  });

  it('list fills its last row from neighbouring categories', async () => {
    const { $ } = await visitWith(8, 3, [block('list')], '/qa/cate/62');
    const more = '.tile-grid > :has(h2)';
    expect(itemsIn($, 'qa', '.tile-grid')).toHaveLength(23);
    expect(hrefsOf($, `${more} a`)).toEqual(['/qa/cate/61']);
    expect($(more).text()).toBe('More from Easy');
    expect(itemsIn($, 'qa', `${more} ~ *`)).toHaveLength(13);
    expect(new Set(itemsIn($, 'qa', '.tile-grid')).size).toBe(23);
    const plain = await visitWith(8, 3, [block('list', { fill_rows: false })], '/qa/cate/62');
    expect(hrefsOf(plain.$, '.tile-grid a')).toHaveLength(10);
    expect(itemsIn(plain.$, 'qa', '.tile-grid')).toHaveLength(10);
  });

  it('waysOn leads to the other categories, to all items and to the other sections', async () => {
    const { $ } = await visitWith(8, 3, [block('waysOn')], '/qa/cate/62');
    expect(hrefsOf($, 'nav[aria-label="Keep exploring"] a')).toEqual(['/qa/cate/61', '/qa/cate/type/', '/g']);
  });

  it('of core and shell are all in the table of this test, or in other tests', () => {
    const types = [...Object.keys(coreBlocks), ...Object.keys(shellBlocks)];
    expect(types.filter((type) => !(type in marks) && !['ad', 'textPage', 'today'].includes(type))).toEqual(
      [],
    );
  });

  it.each(Object.entries(marks))('%s can be placed in any vertical', async (type, [kind, mark]) => {
    const { refused, $, lines } = await visitWith(8, kind, [block(type, settings(type))], addresses[kind]!);
    expect(refused).toEqual([]);
    expect(lines).toEqual([]);
    expect($(mark).length).toBeGreaterThan(0);
  });

  it('of one vertical are refused in another', async () => {
    const { refused } = await visitWith(8, 2, [block('stage')], '/qa/details/301');
    expect(refused.map(({ path }) => path)).toEqual(['layouts["8"]["2"][0].module']);
  });

  it('take items from another vertical by its id', async () => {
    const { $ } = await visitWith(8, 1, [block('row', { data_type: 2, title: 'Games' })], '/qa');
    expect(itemsIn($, 'g')).toEqual([100, 101, 102, 103, 104, 105]);
    expect(hrefsOf($, 'a')).toContain('/g/cate/type/');
  });

  it('take items by category index, tag and count', async () => {
    const hard = riddleIds.filter((id) => id % 3 === 0);
    const of = async (config: TestBundle) =>
      itemsIn((await visitWith(8, 1, [block('quickView', config)], '/qa')).$, 'qa');
    expect(await of({ category_index: 1 })).toEqual(hard);
    expect(await of({ category_index: 1, item_count: 2 })).toEqual(hard.slice(0, 2));
    expect(await of({ tag: 'winter' })).toEqual(riddleIds.slice(3, 9));
    expect(await of({ tag: 'Winter', category_index: 1 })).toEqual(hard.filter((id) => id > 303 && id < 310));
    expect(await of({})).toEqual(riddleIds.slice(0, 24));
    expect(await of({ item_count: 0 })).toEqual(riddleIds);
  });

  it('have their colour, padding and margin', async () => {
    const config = {
      title: 'Boxed',
      theme_color: '#12ab34',
      padding: { m: '1px 2px', p: '3px' },
      margin: { m: '0 auto', p: '-4px 0 0' },
    };
    const { $ } = await visitWith(8, 1, [block('row', config)], '/qa');
    const style = $('main > [style]').attr('style');
    expect(style?.split(';')).toEqual(
      expect.arrayContaining([
        '--color-accent:#12ab34',
        expect.stringMatching(/^--color-on-accent:#/),
        '--block-padding-m:1px 2px',
        '--block-padding-p:3px',
        '--block-margin-m:0 auto',
        '--block-margin-p:-4px 0 0',
      ]),
    );
  });

  it('without contents are omitted silently', async () => {
    const { $, lines } = await visitWith(8, 1, frame(block('related'), block('faq'), block('list')), '/qa');
    expect(lines).toEqual([]);
    expect($('main').html()).toBe('');
  });

  it('that fail are omitted with a line in the log, and the page is still shown', async () => {
    const { page, $, lines } = await visitWith(
      8,
      1,
      frame(block('broken'), block('row', { title: 'Still here' })),
      '/qa',
    );
    expect(page?.status).toBe(200);
    expect($('main h2').text()).toBe('Still here');
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'A block was left out', block: 'broken', path: '/qa', level: 40 }),
    ]);
  });

  it('search the first vertical with a search if their own has none', async () => {
    const { $ } = await visitWith(8, 1, frame(block('searchBox', { title: 'Find' })), '/qa');
    expect($('form[action="/g/search"]')).toHaveLength(2);
    expect($('main label').text()).toBe('Search 6 games');
  });

  it('show tags of the item or category of the page', async () => {
    const tags = [block('tagList', { title: 'Tags' })];
    const home = await visitWith(8, 1, tags, '/qa');
    expect(hrefsOf(home.$, 'a')).toContain('/qa/cate/type/?tag=Winter');
    const inCategory = await visitWith(8, 3, tags, '/qa/cate/62');
    expect(hrefsOf(inCategory.$, 'a')).toContain('/qa/cate/type/?type=62&tag=Winter');
    const ofItem = await visitWith(8, 2, tags, '/qa/details/304');
    expect(hrefsOf(ofItem.$, 'a')).toContain('/qa/cate/61');
    const byTag = 'a[href*="?tag=Winter"]';
    expect(ofItem.$(byTag).length).toBeGreaterThan(0);
    const ofOther = await visitWith(8, 2, tags, '/qa/details/330');
    expect(ofOther.$(byTag)).toHaveLength(0);
  });
});

describe('invalid layouts are refused', () => {
  it.each<[string, TestBundle[], string]>([
    ['an unknown block', [block('wall')], '[0].module'],
    ['an unknown setting', [block('row', { rows: 2 })], '[0].config.rows'],
    ['a bad count', [block('row'), block('row', { item_count: 101 })], '[1].config.item_count'],
    ['a bad colour', [block('row', { theme_color: 'red; x: y' })], '[0].config.theme_color'],
    ['a bad padding', [block('row', { padding: { m: '1px}', p: '' } })], '[0].config.padding.m'],
    ['a bad margin', [block('row', { margin: { m: '', p: '1px 2px 3px 4px 5px' } })], '[0].config.margin.p'],
    ['a category index past the end', [block('row', { category_index: 2 })], '[0].config.category_index'],
    [
      'another vertical’s index past its end',
      [block('row', { data_type: 2, category_index: 2 })],
      '[0].config.category_index',
    ],
    ['an unknown vertical', [block('row', { data_type: 7 })], '[0].config.data_type'],
    [
      'an ad position that is not a number',
      [block('row', { ad_position: ['x'] })],
      '[0].config.ad_position[0]',
    ],
    [
      'an unknown value of an ad slot',
      [block('row', { ad_box: { ad_size: { value: '1' } } })],
      '[0].config.ad_box.ad_size',
    ],
    ['too many blocks', Array.from({ length: 26 }, () => block('row')), ''],
  ])('%s', async (_name, blocks, faultPath) => {
    const { refused } = await visitWith(8, 1, blocks, '/qa');
    expect(refused.map(({ path }) => path)).toEqual([`layouts["8"]["1"]${faultPath}`]);
  });
});

describe('visitors', () => {
  it.each([
    '/',
    '/g',
    '/g/details/101',
    '/g/cate/10',
    '/qa',
    '/qa/details/301',
    '/qa/search/legs',
    '/qa/mygames',
  ])('need no account on %s', async (address) => {
    const $ = readHtmlWithoutScripts((await portal.get(address)).html);
    const credentials = [
      'type="password"',
      'type="email"',
      'autocomplete="username"',
      'autocomplete="current-password"',
    ];
    expect($(credentials.map((attribute) => `[${attribute}]`).join())).toHaveLength(0);
    // Scripts contain messages that the page does not show.
    $('script').remove();
    expect($.html()).not.toMatch(/\b(log ?in|sign ?in|sign ?up|register|checkout|add to cart)\b/i);
  });
});

describe('a vertical without items', () => {
  it('shows its designed empty state', async () => {
    const { data_content } = twoVerticalsBundle();
    await portal.import({ data_content: { 8: {} } });
    const page = await portal.get('/qa');
    expect(page.status).toBe(200);
    expect(page.$('h1').text()).toBe('No riddles yet');
    expect((await portal.get('/g')).$('h1').text()).not.toContain('No games yet');
    await portal.import({ data_content: { 8: data_content['8'] } });
    expect(itemsIn((await portal.get('/qa')).$, 'qa')).not.toEqual([]);
  });
});

describe('settings', () => {
  it('homeSource makes the home of any vertical the home of the site', async () => {
    await portal.import({ settings: { homeSource: 8 } });
    const [site, own, games] = await Promise.all([portal.get('/'), portal.get('/qa'), portal.get('/g')]);
    expect(site.$('main').text()).toContain('Riddle of the day');
    expect(site.title).toBe('Portal - portal.example');
    for (const page of [site, own]) expect(readHead(page.$).canonical).toBe('https://portal.example/');
    expect(readHead(games.$).canonical).toBe('https://portal.example/g');
    expect(games.title).toMatch(/^(?!Portal).+ - portal\.example$/);
  });

  it('an unknown homeSource means games', async () => {
    await portal.import({ settings: { homeSource: 77, verticals: [8, 2] } });
    expect(itemsIn((await portal.get('/')).$, 'g')).not.toEqual([]);
  });

  it('a vertical that is switched off has no page, no menu entry and provides no items', async () => {
    await portal.import({ settings: { verticals: [2] } });
    const layouts = { 2: { 1: [block('topBar'), block('row', { data_type: 8, title: 'Riddles' })] } };
    await portal.import({ layouts });
    expect(await portal.get('/qa')).toMatchObject({ status: 302, location: '/' });
    const { html } = await portal.get('/g');
    expect(html).not.toContain('/qa');
    await portal.import({ settings: {}, layouts: {} });
  });
});

it('a game whose address leads to another site still has its own page', async () => {
  const bundle = twoVerticalsBundle();
  const [game] = bundle.data_content['2'].list;
  game.router = 'https://elsewhere.example/play';
  await portal.import(bundle);
  const { status, $ } = await portal.get(`/g/details/${game.id}`);
  expect(status).toBe(200);
  expect(readHead($).canonical).toBe(`https://portal.example/g/details/${game.id}`);
  await portal.import(twoVerticalsBundle());
});
