import { describe, expect, it } from 'vitest';
import type { FeedDefinition } from '#app/feeds/define-feed.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { readEntries } from '#app/feeds/read-entries.server.ts';
import gamesServer from '../vertical.server.ts';
import { sampleCategory } from '#test/bundle/sample-bundle.ts';
import { createCategoryMapper } from '#app/feeds/map-categories.server.ts';
import { games } from '../vertical.ts';
import { gameCategories } from './category-names.ts';
import { famobiFeed } from './famobi.server.ts';
import { gameDistributionFeed } from './gamedistribution.server.ts';
import { gameMonetizeFeed } from './gamemonetize.server.ts';
import { gamePixFeed } from './gamepix.server.ts';
import { playgamaFeed } from './playgama.server.ts';

/* Invented entries with the same fields as the distributors' feeds. */

const pixEntry = {
  id: 'T1DE5',
  title: 'Tide &amp; Turn',
  namespace: 'tide-and-turn',
  description: 'Turn the tide before it turns you.',
  category: 'match-3',
  orientation: 'portrait',
  quality_score: 0.5,
  width: 600,
  height: 800,
  date_modified: 'Mon, 02 Feb 2026 10:00:00 GMT',
  date_published: 'Thu, 01 Jan 2026 00:00:00 GMT',
  banner_image: 'https://img.pix.example/tide/cover.png?w=320',
  image: 'https://img.pix.example/tide/icon.png?w=105',
  url: 'https://play.pix.example/tide/embed?sid=AB12C',
};
const monetizeEntry = {
  id: '4711',
  title: 'Crane Yard ',
  description: 'Lift crates &amp;amp; stack them.',
  instructions: 'Mouse Control',
  url: 'https://html5.monetize.example/crane/',
  category: 'Hypercasual',
  tags: 'Crane, 3D Games',
  thumb: 'https://img.monetize.example/crane/512x384.jpg',
  width: '800',
  height: '600',
};
const distributionEntry = {
  Title: 'Lantern Walk',
  Md5: '0123456789abcdef0123456789abcdef',
  Description: 'Carry the light home.',
  Instructions: 'Arrow keys = walk\nSpace = wait',
  Type: 'html5',
  SubType: 'WebGL',
  Mobile: 'true',
  MobileMode: null,
  Height: 540,
  Width: 960,
  Https: true,
  Status: 2,
  Url: 'https://html5.distribution.example/lantern/',
  Asset: ['512x384', '512x512', '1280x720'].map(
    (size) => `https://img.distribution.example/lantern-${size}.jpg`,
  ),
  Category: ['Adventure', 'Puzzle'],
  Tag: ['light', 'night'],
  Bundle: [],
};
const playgamaEntry = {
  id: '90001',
  slug: 'harbour-cats',
  title: 'Harbour Cats',
  description: 'Feed every cat of the harbour.\n\nMind the gulls!',
  howToPlayText: 'Tap a cat to feed it.',
  gameURL: 'https://play.gama.example/export/game/harbour-cats?clid=p_0f1e2d3c',
  playgamaGameUrl: 'https://play.gama.example/game/harbour-cats',
  genres: ['cats', 'ai_smart_ads', 'partners-top-revenue', 'trending_now_ios', 'kids'],
  tags: ['1-player-games', 'cute-games'],
  images: ['https://img.gama.example/cats/one', 'https://img.gama.example/cats/two'],
  videos: [{ playgama_id: 'ab12', external_url: '', type: 'gameplay' }],
  mobileReady: ['For Android', 'For IOS', 'For Desktop'],
  gender: ['Female'],
  inGamePurchases: 'No',
  supportedLanguages: ['en-US'],
  screenOrientation: { horizontal: true, vertical: false },
  embed: "<iframe src='https://play.gama.example/export/game/harbour-cats'></iframe>",
};
const famobiEntry = {
  package_id: 'kite-day',
  name: 'Kite Day',
  description: 'Hold the  line.',
  thumb: 'https://img.famobi.example/KiteDayTeaser.jpg',
  thumb_60: 'https://img.famobi.example/60/KiteDayTeaser.jpg',
  thumb_120: 'https://img.famobi.example/120/KiteDayTeaser.jpg',
  thumb_180: 'https://img.famobi.example/180/KiteDayTeaser.jpg',
  link: 'https://play.famobi.example/kite-day/A-1B2C3',
  date: '2026-02-02',
  aspect_ratio: 0.75,
  related: [{ id: 'wind-mill', name: 'Wind Mill', thumb: 'https://img.famobi.example/180/WindMill.jpg' }],
  categories: ['skill', 'sports'],
  orientation: 'portrait',
  highscores_enabled: false,
};

/** Functions that wrap the entries of a feed in a document, for feeds whose document is not the list itself. */
const wrappers = new Map<FeedDefinition, (entries: readonly object[]) => object>([
  [gamePixFeed, (items) => ({ version: 'https://jsonfeed.org/version/1.1', items })],
  [playgamaFeed, (hits) => ({ segments: [{ title: 'For you', count: hits.length, hits }] })],
  [famobiFeed, (entries) => ({ games: entries })],
]);

function pageOf(feed: FeedDefinition, entries: readonly object[]): string {
  return JSON.stringify(wrappers.get(feed)?.(entries) ?? entries);
}

function read(feed: FeedDefinition, ...entries: object[]) {
  const page = feed.parse(pageOf(feed, entries));
  return readEntries([page], {
    feed,
    rules: { ...gamesServer, prefix: gamesServer.vertical.prefix },
    ownOrigins: new Set(['https://portal.example']),
  });
}

describe('GamePix', () => {
  it('is mapped', () => {
    expect(read(gamePixFeed, pixEntry).items).toEqual([
      {
        providerId: 'T1DE5',
        place: 'items[0]',
        title: 'Tide & Turn',
        intro: 'Turn the tide before it turns you.',
        details: '',
        richText: '',
        author: '',
        originUrl: '',
        from: '',
        discount: '',
        screenshots: [],
        keywords: '',
        categories: ['match-3'],
        tags: [],
        image: 'https://img.pix.example/tide/icon.png?w=512',
        playUrl: 'https://play.pix.example/tide/embed?sid=AB12C',
        score: 0.5,
        publishedAt: 1_767_225_600,
        ext: {
          slug: 'tide-and-turn',
          devices: ['keyboard', 'mouse', 'touch'],
          orientation: 'portrait',
          width: 600,
          height: 800,
          img_wide: 'https://img.pix.example/tide/cover.png?w=1280',
        },
      },
    ]);
  });

  it('with quality score 0 is refused, and with a score out of range is reported as bad', () => {
    const { refused, bad, items } = read(
      gamePixFeed,
      { ...pixEntry, quality_score: 0 },
      { ...pixEntry, id: 'B', quality_score: 2 },
      { ...pixEntry, id: 'C', quality_score: 0.01 },
    );
    expect(refused).toMatchObject([
      { place: 'items[0]', title: 'Tide &amp; Turn', reason: 'has quality score 0' },
    ]);
    expect(bad).toMatchObject([{ path: 'items[1].quality_score', allowed: 'a number from 0 to 1' }]);
    expect(items).toMatchObject([{ providerId: 'C' }]);
  });

  it('is imported without a fixed orientation, a date or pictures', () => {
    const bare = {
      ...pixEntry,
      orientation: 'all',
      date_published: 'soon',
      image: '',
      banner_image: 'http://x.example/',
    };
    const [item] = read(gamePixFeed, bare).items;
    expect(item).toMatchObject({ image: '', publishedAt: null, ext: { orientation: 'any' } });
    expect(item?.ext).not.toHaveProperty('img_wide');
  });

  it.each([
    ['?sid=AB12C', 0],
    ['', 1],
    ['?sid=', 1],
    ['?sid=YOUR_SID', 1],
    ['?sid=your-id', 1],
    ['?sid=%7Bsid%7D', 1],
  ])('warns prominently that %j earns the operator nothing', (query, warnings) => {
    const playUrls = [`https://play.pix.example/tide/embed${query}`];
    const found = gamePixFeed.publisherWarnings?.({ playUrls, siteOrigins: new Set() }) ?? [];
    expect(found).toHaveLength(warnings);
    for (const warning of found) expect(inEnglish(warning)).toMatch(/^NO PUBLISHER ID: 1 of 1 games/);
  });
});

describe('GameMonetize', () => {
  it('is mapped although all its values are text', () => {
    expect(read(gameMonetizeFeed, monetizeEntry).items).toMatchObject([
      {
        providerId: '4711',
        title: 'Crane Yard',
        intro: 'Lift crates & stack them.',
        details: '<h2>How to play</h2><p>Mouse Control</p>',
        keywords: 'Crane, 3D Games',
        categories: ['Hypercasual'],
        image: 'https://img.monetize.example/crane/512x384.jpg',
        playUrl: 'https://html5.monetize.example/crane/',
        publishedAt: null,
        ext: { devices: ['mouse', 'touch'], orientation: 'landscape', width: 800, height: 600 },
      },
    ]);
  });

  it('is imported without a size or instructions', () => {
    const { width: _width, height: _height, instructions: _instructions, ...bare } = monetizeEntry;
    const { items, bad } = read(gameMonetizeFeed, bare, {
      ...monetizeEntry,
      id: '2',
      width: '',
      height: 'tall',
    });
    expect(bad).toEqual([]);
    expect(items).toMatchObject([
      { details: '', ext: { orientation: 'any' } },
      { ext: { orientation: 'any' } },
    ]);
    expect(items[0]?.ext).not.toHaveProperty('width');
  });
});

describe('GameMonetize as RSS', () => {
  const itemOf = (entry: object) =>
    `<item>${Object.entries(entry)
      .map(([name, value]) => `<${name}>${value}</${name}>`)
      .join('')}</item>`;
  const rssOf = (...entries: object[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Games</title>${entries.map(itemOf).join('\n')}</channel></rss>`;
  const readRss = (text: string) =>
    readEntries([gameMonetizeFeed.parse(text)], {
      feed: gameMonetizeFeed,
      rules: { ...gamesServer, prefix: gamesServer.vertical.prefix },
      ownOrigins: new Set(),
    });

  it.each([1, 2])('gives the same %i games as JSON', (count) => {
    const entries = Array.from({ length: count }, (_, index) => ({ ...monetizeEntry, id: String(index) }));
    const places = entries.map((_, index) =>
      count === 1 ? 'rss.channel.item' : `rss.channel.item[${index}]`,
    );
    const expected = read(gameMonetizeFeed, ...entries).items.map((item, index) => ({
      ...item,
      place: places[index],
    }));
    expect(readRss(rssOf(...entries))).toMatchObject({ items: expected, bad: [], refused: [] });
  });

  it('is read with CDATA, and with empty elements', () => {
    const description = '<![CDATA[<p>Lift crates &amp; stack them.</p>]]>';
    const { items } = readRss(rssOf({ ...monetizeEntry, description, tags: '', instructions: '' }));
    expect(items).toMatchObject([{ intro: 'Lift crates & stack them.', details: '', keywords: '' }]);
  });

  it('has a last page without games', () => {
    expect(gameMonetizeFeed.parse(rssOf()).entries).toEqual([]);
    expect(gameMonetizeFeed.parse('<rss><channel/></rss>').entries).toEqual([]);
  });

  it.each([
    ['is cut off', rssOf(monetizeEntry).slice(0, -12)],
    ['declares entities', `<!DOCTYPE rss [<!ENTITY a "b">]>${rssOf(monetizeEntry)}`],
  ])('is refused if it %s', (_, text) => {
    expect(() => gameMonetizeFeed.parse(text)).toThrow();
  });

  it('reports the path of a bad entry', () => {
    const bad = { ...monetizeEntry, id: '2', url: 'http://games.example/' };
    expect(readRss(rssOf(monetizeEntry, bad)).bad).toMatchObject([{ path: 'rss.channel.item[1].url' }]);
  });
});

describe('GameDistribution', () => {
  it('is mapped without the parameters that the player adds to its address', () => {
    expect(read(gameDistributionFeed, distributionEntry).items).toMatchObject([
      {
        providerId: '0123456789abcdef0123456789abcdef',
        title: 'Lantern Walk',
        details: '<h2>How to play</h2><p>Arrow keys = walk<br>Space = wait</p>',
        keywords: 'light, night',
        categories: ['Adventure', 'Puzzle'],
        image: 'https://img.distribution.example/lantern-512x512.jpg',
        playUrl: 'https://html5.distribution.example/lantern/',
        ext: {
          devices: ['keyboard', 'mouse', 'touch'],
          orientation: 'landscape',
          width: 960,
          height: 540,
          img_wide: 'https://img.distribution.example/lantern-1280x720.jpg',
        },
      },
    ]);
  });

  it.each([
    [{ Mobile: 'false' }, { devices: ['keyboard', 'mouse'] }],
    [{ Mobile: true }, { devices: ['keyboard', 'mouse', 'touch'] }],
    [{ MobileMode: 'Portrait' }, { orientation: 'portrait' }],
    [{ MobileMode: 'Landscape And Portrait' }, { orientation: 'any' }],
  ])('reads %j as %j', (fields, ext) => {
    expect(read(gameDistributionFeed, { ...distributionEntry, ...fields }).items).toMatchObject([{ ext }]);
  });

  it('is refused if its type is not HTML5', () => {
    const { refused } = read(gameDistributionFeed, { ...distributionEntry, Type: 'flash' });
    expect(refused).toMatchObject([{ title: 'Lantern Walk', reason: expect.stringContaining('flash') }]);
  });

  it.each([
    [[], 1],
    [['http://localhost:4000'], 1],
    [['https://localhost'], 1],
    [['https://portal.example'], 0],
  ])('warns prominently that the portal at %j has no public address to be paid by', (origins, warnings) => {
    const facts = { playUrls: [], siteOrigins: new Set(origins) };
    expect(gameDistributionFeed.publisherWarnings?.(facts)).toHaveLength(warnings);
  });
});

describe('Playgama', () => {
  it('is mapped without the campaigns among its genres', () => {
    expect(read(playgamaFeed, playgamaEntry).items).toMatchObject([
      {
        providerId: '90001',
        place: 'segments[0].hits[0]',
        title: 'Harbour Cats',
        intro: 'Feed every cat of the harbour.\n\nMind the gulls!',
        details: '<h2>How to play</h2><p>Tap a cat to feed it.</p>',
        keywords: '1 player games, cute games',
        categories: ['cats', 'kids'],
        image: 'https://img.gama.example/cats/one',
        playUrl: 'https://play.gama.example/export/game/harbour-cats?clid=p_0f1e2d3c',
        publishedAt: null,
        ext: { devices: ['keyboard', 'mouse', 'touch'], orientation: 'landscape' },
      },
    ]);
  });

  it.each([
    [{ mobileReady: ['For IOS'] }, { devices: ['touch'] }],
    [{ mobileReady: ['For Desktop'] }, { devices: ['keyboard', 'mouse'] }],
    [{ mobileReady: [] }, { devices: ['keyboard', 'mouse'] }],
    [{ screenOrientation: { horizontal: false, vertical: true } }, { orientation: 'portrait' }],
    [{ screenOrientation: { horizontal: true, vertical: true } }, { orientation: 'any' }],
    [{ screenOrientation: null }, { orientation: 'any' }],
  ])('reads %j as %j', (fields, ext) => {
    expect(read(playgamaFeed, { ...playgamaEntry, ...fields }).items).toMatchObject([{ ext }]);
  });

  it('is read from all segments, and a game of two segments once', () => {
    const other = { ...playgamaEntry, id: '90002' };
    const segments = [{ hits: [playgamaEntry] }, { hits: [] }, { hits: [playgamaEntry, other] }];
    const found = readEntries([playgamaFeed.parse(JSON.stringify({ segments }))], {
      feed: playgamaFeed,
      rules: { ...gamesServer, prefix: gamesServer.vertical.prefix },
      ownOrigins: new Set(),
    });
    expect(found.items).toMatchObject([{ providerId: '90001' }, { place: 'segments[2].hits[1]' }]);
    expect(found.refused).toMatchObject([{ place: 'segments[2].hits[0]' }]);
  });

  it.each([
    ['{"games": []}', 'segments'],
    ['{"segments": [{"title": "x"}]}', 'segments[0].hits'],
    ['{"segments": [null]}', 'segments[0].hits'],
  ])('is refused as %s', (text, path) => {
    expect(() => playgamaFeed.parse(text)).toThrow(path);
  });
});

describe('Famobi', () => {
  it('is mapped', () => {
    expect(read(famobiFeed, famobiEntry).items).toMatchObject([
      {
        providerId: 'kite-day',
        place: 'games[0]',
        title: 'Kite Day',
        intro: 'Hold the line.',
        categories: ['skill', 'sports'],
        image: 'https://img.famobi.example/KiteDayTeaser.jpg',
        playUrl: 'https://play.famobi.example/kite-day/A-1B2C3',
        publishedAt: 1_769_990_400,
        ext: { devices: ['mouse', 'touch'], orientation: 'portrait', width: 720, height: 960 },
      },
    ]);
  });

  it.each([
    ['none', 1, { orientation: 'any' }],
    ['none', 1.5, { orientation: 'any', width: 1080, height: 720 }],
    ['landcape', 1.5, { orientation: 'landscape', width: 1080, height: 720 }],
    ['', 0.5, { orientation: 'portrait', width: 720, height: 1440 }],
    ['landscape', 0.01, { orientation: 'landscape' }],
    [undefined, undefined, { orientation: 'any' }],
    [null, 'wide', { orientation: 'any' }],
  ])('reads the orientation %j and the ratio %j as %j', (orientation, ratio, ext) => {
    const [item] = read(famobiFeed, { ...famobiEntry, orientation, aspect_ratio: ratio }).items;
    expect(item?.ext).toEqual({ devices: ['mouse', 'touch'], ...ext });
  });

  it('is refused in another shape', () => {
    expect(() => famobiFeed.parse('{"error": "no such id"}')).toThrow('games');
  });
});

it.each([
  [famobiFeed, '/kite-day/A-1B2C3', 0],
  [famobiFeed, '/kite-day?fg_aid=A1000-1', 0],
  [famobiFeed, '/kite-day', 1],
  [famobiFeed, '/kite-day/YOUR_ID', 1],
  [playgamaFeed, '/export/game/harbour-cats?clid=p_0f1e2d3c', 0],
  [playgamaFeed, '/export/game/harbour-cats', 1],
  [playgamaFeed, '/export/game/harbour-cats?clid=p_YOUR_UNIQUE_ID', 1],
  [playgamaFeed, '/export/game/harbour-cats?clid=p_286ab43e-5e84-491f-8738-499fb5b84b37', 1],
])('$name warns prominently if %s earns the operator nothing', (feed, path, warnings) => {
  const playUrls = [`https://play.example${path}`];
  const found = feed.publisherWarnings?.({ playUrls, siteOrigins: new Set() }) ?? [];
  expect(found).toHaveLength(warnings);
  for (const warning of found) expect(inEnglish(warning)).toMatch(/^NO PUBLISHER ID: 1 of 1 games/);
});

const each: readonly [
  name: string,
  feed: FeedDefinition,
  entry: Record<string, unknown>,
  urlField: string,
  at: string,
][] = [
  ['GamePix', gamePixFeed, pixEntry, 'url', 'items[1]'],
  ['GameMonetize', gameMonetizeFeed, monetizeEntry, 'url', '[1]'],
  ['GameDistribution', gameDistributionFeed, distributionEntry, 'Url', '[1]'],
  ['Playgama', playgamaFeed, playgamaEntry, 'gameURL', 'segments[0].hits[1]'],
  ['Famobi', famobiFeed, famobiEntry, 'link', 'games[1]'],
];

describe.each(each)('every feed: %s', (_name, feed, entry, urlField, at) => {
  it('reports the path of a bad entry and imports the others', () => {
    const { bad, items } = read(feed, entry, {
      ...entry,
      [feed.idField]: 'next',
      [urlField]: 'http://games.example/',
    });
    expect(items).toHaveLength(1);
    expect(bad).toEqual([
      {
        path: `${at}.${urlField}`,
        problem: 'is the text "http://games.example/"',
        allowed: 'an https address',
      },
    ]);
  });

  it('refuses a game that costs money or is located on the portal itself', () => {
    const priceField = feed === gameDistributionFeed ? 'Price' : 'price';
    const reasonOf = (fields: object) => read(feed, { ...entry, ...fields }).refused[0]?.reason;
    expect(reasonOf({ [priceField]: '1.99' })).toContain('1.99');
    expect(reasonOf({ [urlField]: 'https://portal.example/game' })).toContain('portal’s own');
    expect(reasonOf({ [priceField]: '0.00' })).toBeUndefined();
  });

  it('refuses a web page and names the address of the feed, or the missing list', () => {
    const hint = feed === gameMonetizeFeed ? 'rss.channel.item' : feed.address;
    expect(() => feed.parse('<html><body><p>Too many requests</p></body></html>')).toThrow(hint);
  });
});

/* The category names that the distributors document for publishers. */
const listed: Readonly<Record<string, string>> = {
  GamePix:
    '2048, action, addictive, adventure, airplane, animal, anime, arcade, archery, baby, ball, barbie, baseball, ' +
    'basketball, battle, battle-royale, bejeweled, bike, block, board, bowling, boxing, brain, bubble-shooter, building, ' +
    'car, card, casual, cats, checkers, chess, christmas, city-building, classics, clicker, coding, coloring, cooking, ' +
    'cool, crazy, cricket, dinosaur, dirt-bike, dragons, drawing, dress-up, drifting, driving, educational, escape, ' +
    'family, farming, fashion, fighting, fire-and-water, first-person-shooter, fishing, flash, flight, fun, ' +
    'games-for-girls, gangster, gdevelop, golf, granny, gun, hair-salon, halloween, helicopter, hidden-object, hockey, ' +
    'horror, horse, hunting, hyper-casual, idle, io, jewel, jigsaw-puzzles, jumping, junior, kids, knight, mahjong, ' +
    'makeup, management, mario, match-3, math, memory, mermaid, minecraft, mining, mmorpg, mobile, money, monster, ' +
    'multiplayer, music, naval, ninja, ninja-turtle, offroad, open-world, parking, parkour, piano, pirates, pixel, ' +
    'platformer, police, pool, princess, puzzle, racing, restaurant, retro, robots, rpg, runner, scary, scrabble, ' +
    'sharks, shooter, simulation, skateboard, skibidi-toilet, skill, snake, sniper, soccer, solitaire, spinner, sports, ' +
    'stickman, strategy, surgery, survival, sword, tanks, tap, tetris, trivia, truck, two-player, tycoon, war, word, ' +
    'world-cup, worm, wrestling, zombie',
  GameDistribution:
    '.IO, Adventure, Agility, Art, Basketball, Battle, Boardgames, Bubble Shooter, Cards, Care, Casual, Cooking, ' +
    'Dress-up, Educational, Football, Horror, Jigsaw, Mahjong & Connect, Match-3, Merge, Puzzle, Quiz, Racing & Driving, ' +
    'Shooter, Simulation, Sports, Strategy',
  GameMonetize:
    '.IO, 2 Player, 3D, Action, Adventure, Arcade, Baby Hazel, Bejeweled, Boys, Clicker, Cooking, Girls, Hypercasual, ' +
    'Multiplayer, Puzzle, Puzzles, Racing, Shooting, Soccer, Sports, Stickman, Fighting',
  HTMLGames:
    'Action, Classic, Classic games, Hidden objects, Mahjong, Match 3 games, Mind games, Solitaire, Puzzle games',
  Softgames:
    'Action, Adventure, Arcade, Board, Bubble, Cards, Casino, Girls, Match 3, Puzzle, Quiz, Racing, Skill, Word',
  Famobi:
    'action, arcade, breakout, bubble-shooter, cards, cars, cooking, dress-up, educational, girls, jump-and-run, ' +
    'mahjong, make-up, management, match-3, multiplayer, puzzle, quiz, racing, skill, sports, tamagotchi, time- ' +
    'management-and-strategy',
  Playgama:
    '3d, action, adventure, airplane, animals, anime, app-store, arcade, archery, army, backgammon, ball, basketball, ' +
    'battle-royale, battleship, bicycle, bike, blocks, board, boat, boys, brain, bubble, bubble-shooter, bus, candy- ' +
    'crush, car, car-racing, cards, cats, checkers, chess, christmas, classic, clicker, co-op, color, construction, ' +
    'cooking, cool-games, cozy, crafting, crazy-games, decoration, difficult, dinosaur, dirt-bike, doctor, dog, ' +
    'dragon, drawing, dress-up, drifting, driving, easter, easy, educational, escape, farm, fashion, fidget-spinner, ' +
    'fighting, first-person-shooter, fishing, flappy-bird, flash, flying, food, funny, geography, ghost, girls, golf, ' +
    'gta, gun, hair, halloween, hangman, henry-stickmin, hidden-object, horror, horse, hospital, hunting, idle, ' +
    'intelligence, io, keyboard, kids, logic, love, magic, mahjong, make-over, make-up, management, match-3, ' +
    'matching, math, maze, megaspel, merge, minecraft, mini, mini-golf, mobile, monster, motorbike, mouse, ' +
    'multiplayer, music, ninja, nitrome, number, obby, parking, parkour, party, penalty, physics, pirates, pixel-art, ' +
    'pizza, platform, point-and-click, police, pool, pop-it, popular, princess, princess-dress-up, puzzle, pve, pvp, ' +
    'quiz, racing, ragdoll, restaurant, retro, robot, rpg, running, scary, scrabble, shooting, shopping, simulation, ' +
    'skill, slime, snake, sniper, soccer, solitaire, space, sports, stickman, story, strategy, sudoku, survival, ' +
    'tanks, tower-defense, train, trivia, truck, two-player, tycoon, unity, war, watermelon, winter, wolf, words, ' +
    'world-cup, wrestling, zombie',
};

const starterNames =
  'Puzzle, Adventure, Sports, Action, Car, Multiplayer, Bejeweled, Skill, Matching, Blocks'.split(', ');

describe('the category table', () => {
  const menu = starterNames.map((name, index) => ({ ...sampleCategory(index + 1), content_type_name: name }));
  const mapper = createCategoryMapper(menu, games.id, gameCategories);

  it.each(Object.entries(listed))('knows every category of %s', (_distributor, names) => {
    const unknown = names.split(', ').filter((name) => !mapper?.match(name).isMapped);
    expect(unknown).toEqual([]);
  });

  it('does not treat "constructor" as a known category', () => {
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(mapper?.match(name).isMapped).toBe(false);
    }
  });
});

it('contains only categories of the starter menu', () => {
  const starter =
    'Puzzle, Adventure, Sports, Action, Car, Multiplayer, Bejeweled, Skill, Matching, Blocks'.split(', ');
  expect(starter).toEqual(expect.arrayContaining([...new Set(Object.values(gameCategories.names))]));
  expect(starter).toContain(gameCategories.default);
});
