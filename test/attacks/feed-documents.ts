import { plantEverywhere } from './hostile-text.ts';

/*
 * A document for each feed with every field that the feed reads. Each entry occurs once without changes, and once for
 * each combination of a text in it and a hostile value.
 */

const game = {
  pix: {
    id: 'T1DE5',
    title: 'Tide and Turn',
    namespace: 'tide-and-turn',
    description: 'Turn the tide.',
    category: 'puzzle',
    orientation: 'portrait',
    quality_score: 0.5,
    width: 600,
    height: 800,
    date_modified: 'Mon, 02 Feb 2026 10:00:00 GMT',
    date_published: 'Thu, 01 Jan 2026 00:00:00 GMT',
    banner_image: 'https://img.pix.example/tide/cover.png',
    image: 'https://img.pix.example/tide/icon.png',
    url: 'https://play.pix.example/tide/embed',
  },
  monetize: {
    id: '4711',
    title: 'Crane Yard',
    description: 'Lift crates.',
    instructions: 'Mouse',
    url: 'https://html5.monetize.example/crane/',
    category: 'Puzzle',
    tags: 'Crane, 3D Games',
    thumb: 'https://img.monetize.example/crane/512x384.jpg',
    width: '800',
    height: '600',
  },
  distribution: {
    Title: 'Lantern Walk',
    Md5: '0123456789abcdef0123456789abcdef',
    Description: 'Carry the light home.',
    Instructions: 'Arrow keys',
    Type: 'html5',
    SubType: 'WebGL',
    Mobile: 'true',
    MobileMode: 'Landscape',
    Height: 540,
    Width: 960,
    Https: true,
    Status: 2,
    Url: 'https://html5.distribution.example/lantern/',
    Asset: [
      'https://img.distribution.example/lantern-512x384.jpg',
      'https://img.distribution.example/lantern-1280x720.jpg',
    ],
    Category: ['Adventure'],
    Tag: ['light'],
    Bundle: [],
  },
  playgama: {
    id: '90001',
    title: 'Harbour Cats',
    description: 'Feed every cat.',
    howToPlayText: 'Tap a cat.',
    gameURL: 'https://play.gama.example/export/game/harbour-cats',
    genres: ['cats'],
    tags: ['cute-games'],
    images: ['https://img.gama.example/cats.jpg'],
    mobileReady: ['For Desktop'],
    screenOrientation: { horizontal: true, vertical: false },
  },
  famobi: {
    package_id: 'kite-day',
    name: 'Kite Day',
    description: 'Hold the line.',
    thumb: 'https://img.famobi.example/kite.jpg',
    thumb_180: 'https://img.famobi.example/kite-180.jpg',
    link: 'https://play.famobi.example/kite-day',
    date: '2026-02-02',
    aspect_ratio: 0.75,
    categories: ['skill'],
    orientation: 'portrait',
  },
  mapped: {
    key: 'm-1',
    name: 'Owl Post',
    play: 'https://games.mapped.example/owl/',
    text: 'Carry <b>letters</b>.',
    howTo: 'Arrow keys',
    image: 'https://img.mapped.example/owl.png',
    banner: 'https://img.mapped.example/owl-wide.png',
    screens: ['https://img.mapped.example/owl-1.png'],
    genre: 'Adventure',
    tags: 'owl, night',
    device: ['mobile'],
    orientation: 'portrait',
    width: 600,
    height: 800,
    studio: 'Owl House',
    day: '2026-01-01',
  },
};

const mapping = {
  source: 'mapped.example',
  format: 'json',
  entries: 'games',
  fields: {
    id: 'key',
    title: 'name',
    playAddress: 'play',
    description: 'text',
    instructions: 'howTo',
    picture: 'image',
    widePicture: 'banner',
    screenshots: 'screens',
    categories: 'genre',
    tags: { from: 'tags', steps: [{ do: 'split', by: ',' }] },
    devices: 'device',
    orientation: 'orientation',
    width: 'width',
    height: 'height',
    developer: 'studio',
    date: 'day',
  },
};

const app = {
  metadata: {
    added: 1_577_836_800_000,
    categories: ['Navigation'],
    license: 'GPL-3.0-or-later',
    sourceCode: 'https://code.example/lantern',
    webSite: 'https://lantern.example/',
    issueTracker: 'https://code.example/issues',
    changelog: 'https://code.example/changes',
    donate: ['https://lantern.example/give'],
    authorName: 'Lantern Society',
    authorWebSite: 'https://lantern.example/us',
    name: { 'en-US': 'Lantern' },
    summary: { 'en-US': 'Light where you walk' },
    description: { 'en-US': 'It is <b>bright</b>.' },
    icon: { 'en-US': { name: '/org.lantern/icon.png', sha256: '', size: 1 } },
    screenshots: { phone: { 'en-US': [{ name: '/a.png', sha256: '', size: 1 }] } },
  },
  versions: {
    one: {
      added: 1_772_409_600_000,
      file: { name: '/lantern-12.apk', sha256: '', size: 5_000_000 },
      manifest: {
        versionName: '2.0',
        versionCode: 12,
        usesSdk: { minSdkVersion: 26 },
        usesPermission: [{ name: 'android.permission.CAMERA' }],
      },
      antiFeatures: { NonFreeNet: { 'en-US': 'Asks one server.' } },
      whatsNew: { 'en-US': 'Brighter.' },
    },
  },
};

const question = {
  category: 'Science: Computers',
  type: 'multiple',
  difficulty: 'easy',
  question: 'Which lamp is it?',
  correct_answer: 'Lamp',
  incorrect_answers: ['Desk', 'Chair', 'Door'],
};

const coupon = {
  promotionId: 'a1',
  advertiser: { name: 'Fern and Trowel' },
  title: '15% off spades',
  description: 'All spades.',
  terms: 'Over 40 only.',
  voucher: { code: 'GREEN15' },
  urlTracking: 'https://fern.example/',
  startDate: '2026-01-01',
  endDate: '2029-03-31',
  status: 'active',
};

const article = {
  id: 'n1',
  url: 'https://lamp.example/night',
  title: 'Night and day',
  content_html: '<p>It was <b>late</b>.</p>',
  summary: 'Late.',
  date_published: '2026-03-02T08:00:00Z',
  authors: [{ name: 'Ada Lamp', url: 'https://lamp.example/ada' }],
  tags: ['Web'],
  image: 'https://lamp.example/n.jpg',
};

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Returns an entry and its copies. Each copy has an id of its own, and a hostile text in place of one of the entry's
 * texts.
 */
function copies<Entry extends object>(entry: Entry, idOf: (entry: Entry, number: number) => object): Entry[] {
  const planted = plantEverywhere(entry).map((copy) => copy.planted as Entry);
  return [entry, ...planted].map((copy, number) => ({ ...copy, ...idOf(copy, number) }));
}

/** Returns two RSS items for each copy of an entry. One has escaped texts, and the other has its texts in CDATA. */
function rssItems(): string {
  const fields = {
    title: 'Night',
    link: 'https://lamp.example/night',
    creator: 'Ada',
    category: 'Web',
    text: 'Late.',
    media: 'https://lamp.example/n.jpg',
  };
  return copies(fields, () => ({}))
    .flatMap((item, number) =>
      [escapeXml, (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`].map(
        (write, way) => `<item><guid>r${number}-${way}</guid><title>${write(item.title)}</title>
          <link>${way ? item.link.replaceAll(/[<&]/g, '') + number : escapeXml(item.link) + number}</link><dc:creator>${write(item.creator)}</dc:creator>
          <category>${write(item.category)}</category><description>${write(item.text)}</description>
          <content:encoded>${write(item.text)}</content:encoded>
          <media:content url="${escapeXml(item.media)}" medium="image"/></item>`,
      ),
    )
    .join('');
}

/** Hostile documents by the name of the feed on the command line. */
export const feedDocuments: readonly { provider: string; text: string; mapping?: unknown }[] = [
  {
    provider: 'mapped',
    text: JSON.stringify({ games: copies(game.mapped, (_, number) => ({ key: `m-${number}` })) }),
    mapping,
  },
  {
    provider: 'gamepix',
    text: JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      items: copies(game.pix, ({ id }, number) => (id === game.pix.id ? { id: `P${number}` } : {})),
    }),
  },
  {
    provider: 'gamemonetize',
    text: JSON.stringify(copies(game.monetize, (_, number) => ({ id: String(number + 1) }))),
  },
  {
    provider: 'gamedistribution',
    text: JSON.stringify(
      copies(game.distribution, (_, number) => ({ Md5: number.toString(16).padStart(32, '0') })),
    ),
  },
  {
    provider: 'playgama',
    text: JSON.stringify({
      segments: [{ hits: copies(game.playgama, (_, number) => ({ id: String(number + 1) })) }],
    }),
  },
  {
    provider: 'famobi',
    text: JSON.stringify({ games: copies(game.famobi, (_, number) => ({ package_id: `kite-${number}` })) }),
  },
  {
    provider: 'fdroid',
    text: JSON.stringify({
      repo: {
        address: 'https://lantern.example/fdroid/repo',
        name: { 'en-US': 'Lantern House' },
        categories: { Navigation: { name: { 'en-US': 'Navigation' } } },
        antiFeatures: { NonFreeNet: { name: { 'en-US': 'Non-free' } } },
      },
      packages: Object.fromEntries(
        copies(app, () => ({})).map((one, number) => [`org.lantern.n${number}`, one]),
      ),
    }),
  },
  {
    provider: 'opentdb',
    text: JSON.stringify({
      response_code: 0,
      results: copies(question, (one, number) =>
        one.question === question.question ? { question: `Which lamp is number ${number}?` } : {},
      ),
    }),
  },
  {
    provider: 'coupons',
    text: JSON.stringify({ data: copies(coupon, (_, number) => ({ promotionId: `a${number}` })) }),
  },
  {
    provider: 'rss',
    text: JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Lamp </title><pwn>',
      home_page_url: 'https://lamp.example/',
      items: copies(article, (one, number) => ({
        id: `n${number}`,
        ...(one.url === article.url && { url: `${one.url}/${number}` }),
      })),
    }),
  },
  {
    provider: 'rss',
    text: `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
      xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
      <channel><title>${escapeXml('Lamp </title><pwn>')}</title><link>https://ladder.example/</link>${rssItems()}</channel></rss>`,
  },
];
