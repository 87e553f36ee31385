import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkBundle } from '#app/bundle/check.server.ts';
import { sampleCategory, testRegistry } from '#test/bundle/sample-bundle.ts';
import type { MovedGame, MovedSite } from './moved-site.ts';
import { planMigration, type SiteBefore } from './plan-migration.server.ts';

const rules = testRegistry.verticals.get(2);
if (!rules) throw new Error('The registry has no games.');

const before: SiteBefore = {
  verticalId: 2,
  rules,
  extOf: () => ({ devices: ['touch'] }),
  menu: [sampleCategory(3, [sampleCategory(4)])],
  formerNames: new Map([['old', 4]]),
  byAddress: new Map(),
  byTitle: new Map(),
  redirects: new Map(),
  prefixes: new Set(['c', 'g', 'qa']),
  nextId: 50,
  ownOrigins: new Set(['https://portal.example']),
  now: 1_700_000_000,
};

const game: MovedGame = {
  id: '1',
  title: 'Snail',
  intro: '',
  instructions: '',
  play: 'https://play.example/snail/',
  image: '',
  screenshots: [],
  width: '',
  height: '',
  categories: [],
  tags: [],
  publishedAt: null,
  figures: { opens: 0, likes: 0, dislikes: 0 },
  addresses: [],
  isPublished: true,
};

function site(games: readonly MovedGame[], parts: Partial<MovedSite> = {}): MovedSite {
  const empty = { system: 'wordpress', home: 'https://old.example', categories: [], tags: [] } as const;
  return { ...empty, games, texts: [], warnings: [], ...parts };
}

describe('planMigration', () => {
  it('makes a bundle without faults from any texts', () => {
    const piece = fc.constantFrom(
      ...'a|<b>|&amp;|&#10;|&#0;|&amp;#10;|"|__proto__|\u0000|\u202e|\ufffe|\ud800|\\|/|..|?x=|%|#|:|,|https://a.example|é| '.split(
        '|',
      ),
    );
    const text = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('').toWellFormed());
    const address = fc.oneof(
      text,
      text.map((rest) => `https://play.example/${rest}`),
    );
    const anyGame = fc.record<MovedGame>({
      id: text,
      title: text,
      intro: text,
      instructions: text,
      play: address,
      image: address,
      screenshots: fc.array(address, { maxLength: 2 }),
      width: text,
      height: text,
      categories: fc.array(text, { maxLength: 2 }),
      tags: fc.array(text, { maxLength: 2 }),
      publishedAt: fc.option(fc.nat()),
      figures: fc.record({ opens: fc.nat(), likes: fc.nat(), dislikes: fc.nat() }),
      addresses: fc.array(
        text.map((rest) => `/${rest}`),
        { maxLength: 2 },
      ),
      isPublished: fc.constant(true),
    });
    const term = fc.record({
      name: text,
      addresses: fc.array(
        text.map((rest) => `/${rest}`),
        { maxLength: 2 },
      ),
    });
    const terms = fc.array(term, { maxLength: 2 });
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 4 }), terms, terms, (games, categories, tags) => {
        const plan = planMigration(site(games, { categories, tags }), before);
        const content = { menu: plan.menu ?? before.menu, list_merge: plan.items };
        const redirects = Object.fromEntries(plan.redirects.table);
        const faults = checkBundle(
          { data_content: { '2': content }, ext_redirects: redirects },
          {
            registry: testRegistry,
            siteUrl: 'https://portal.example',
            stored: { info: undefined, verticals: new Map([[2, { menu: before.menu, list: [] }]]) },
            mediaProblem: () => null,
          },
        );
        expect(faults).toEqual([]);
        expect(plan.items.length + plan.heldBack.length + plan.refused.length).toBe(games.length);
      }),
    );
  });

  it('finds categories by their names and former names, and adds the others once', () => {
    const names = [
      ['Category 3', 'old'],
      ['Slow &amp; quiet'],
      ['slow-and-quiet games'],
      ['Uncategorized'],
      [],
    ];
    const games = names.map((categories, index) => ({
      ...game,
      play: `https://play.example/${index}/`,
      title: `Game ${index}`,
      categories,
    }));
    const { items, addedCategories } = planMigration(site(games), before);
    expect(addedCategories).toEqual(['Slow & quiet', 'Other']);
    const ids = items.map(({ content_type_arr: list }) =>
      JSON.stringify(list).match(/(?<="content_type_id":)\d+/g),
    );
    expect(ids).toEqual([['3', '4'], ['5'], ['5'], ['6'], ['6']]);
  });

  it('adds the 200 most used categories, and puts the games of others into Other', () => {
    const games = Array.from({ length: 204 }, (_, index) => ({
      ...game,
      title: `Game ${index}`,
      play: `https://play.example/${index}/`,
      categories: index < 3 ? ['Often'] : [`Category ${index + 10}`],
    }));
    const { addedCategories, droppedCategories, items } = planMigration(site(games), before);
    expect(addedCategories).toHaveLength(201);
    expect(addedCategories[0]).toBe('Often');
    expect(droppedCategories).toEqual(['Category 212', 'Category 213']);
    expect(items.at(-1)).toMatchObject({ content_type_name: 'Other' });
  });

  it('compares titles with the site, and not within the file', () => {
    const existing = { id: 7, title: 'The Snail', provider: 'gamepix' };
    const again = { ...game, id: '2', play: 'https://play.example/other/', addresses: ['/again'] };
    expect(planMigration(site([game, again]), before).items).toHaveLength(2);
    const plan = planMigration(site([again]), { ...before, byTitle: new Map([['snail', existing]]) });
    expect(plan.heldBack).toEqual([{ id: '2', title: 'Snail', reason: 'same title', existing }]);
    expect([...plan.redirects.table]).toEqual([['/again', '/g/details/7']]);
  });
});
