import { describe, expect, it } from 'vitest';
import { FeedShapeError } from '#app/feeds/parse-page.ts';
import { readEntries } from '#app/feeds/read-entries.server.ts';
import { hrefsOf, readHtml } from '#test/http/read-html.ts';
import newsServer from '../vertical.server.ts';
import { readSyndication, type SyndicatedEntry } from './read-syndication.server.ts';
import { rssFeed } from './rss.server.ts';

const rules = {
  prefix: 'c',
  extSchema: newsServer.extSchema,
  structuredDataTypes: ['news'],
  isPlayed: false,
};

function read(document: string, choices = { licence: '', category: '' }) {
  return readEntries([readSyndication(document)], { feed: rssFeed, rules, choices, ownOrigins: new Set() });
}

const rss = (items: string, version = '2.0') =>
  `<?xml version="1.0"?><rss version="${version}" xmlns:dc="http://purl.org/dc/elements/1.1/"
    xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">
    <channel><title>Lamp &amp; Ladder</title><link>https://lamp.example/</link>${items}</channel></rss>`;

const formats: Record<string, string> = {
  'RSS 2.0': rss(`<item><title>Night &amp;amp; day</title><link>/night</link><guid>n1</guid>
    <dc:creator>Ada Lamp</dc:creator><pubDate>Mon, 02 Mar 2026 08:00:00 GMT</pubDate><category>Web</category>
    <description>&lt;p&gt;It was late.&lt;/p&gt;</description>
    <media:content url="http://lamp.example/n.jpg" medium="image"/></item>`),
  'RSS 0.91': rss(
    `<item><title>Night &amp; day</title><link>https://lamp.example/night</link>
    <author>ada@lamp.example (Ada Lamp)</author><pubDate>2026-03-02T08:00:00Z</pubDate><category>Web</category>
    <description>It was late.</description><enclosure url="https://lamp.example/n.jpg" type="image/jpeg" length="1"/></item>`,
    '0.91',
  ),
  'RSS 1.0': `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
    xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://lamp.example/"><title>Lamp &amp; Ladder</title><link>https://lamp.example/</link></channel>
    <item rdf:about="https://lamp.example/night"><title>Night &amp; day</title><link>https://lamp.example/night</link>
    <dc:creator>Ada Lamp</dc:creator><dc:date>2026-03-02T08:00:00Z</dc:date><dc:subject>Web</dc:subject>
    <description>It was late.</description></item></rdf:RDF>`,
  Atom: `<feed xmlns="http://www.w3.org/2005/Atom"><title>Lamp &amp; Ladder</title><id>x</id>
    <link rel="alternate" href="https://lamp.example/"/><entry><id>n1</id><title type="html">Night &amp;amp; day</title>
    <link href="/night"/><author><name>Ada Lamp</name></author><published>2026-03-02T08:00:00Z</published>
    <category term="web" label="Web"/><summary type="html">&lt;p&gt;It was late.&lt;/p&gt;</summary>
    <link rel="enclosure" type="image/jpeg" href="/n.jpg"/></entry></feed>`,
  'JSON Feed': JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Lamp & Ladder',
    home_page_url: 'https://lamp.example/',
    items: [
      {
        id: 'n1',
        url: '/night',
        title: 'Night & day',
        content_html: '<p>It was late.</p>',
        date_published: '2026-03-02T08:00:00Z',
        authors: [{ name: 'Ada Lamp' }],
        tags: ['Web'],
        image: 'https://lamp.example/n.jpg',
      },
    ],
  }),
};

describe('an article', () => {
  it.each(Object.entries(formats))('of %s is imported as an excerpt with its address', (format, document) => {
    const { items, bad, refused } = read(document);
    expect([bad, refused]).toEqual([[], []]);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      title: 'Night & day',
      intro: 'It was late.',
      author: 'Ada Lamp',
      originUrl: 'https://lamp.example/night',
      publishedAt: Date.UTC(2026, 2, 2, 8) / 1000,
      categories: ['Web'],
      image: format === 'RSS 1.0' ? '' : 'https://lamp.example/n.jpg',
      richText: '',
      ext: { origin_name: 'Lamp & Ladder', origin_url: 'https://lamp.example/night', licence: '' },
    });
  });

  it('is imported with its full sanitized text if the operator names its licence', () => {
    const content = `<h1 onclick="x()">Hi</h1><script>alert(1)</script><p style="color:red">Text
      <a href="javascript:x()">bad</a> <a href="https://a.example">good</a></p>
      <iframe src="https://a.example"></iframe><img src="https://t.example/p.gif" width="1" height="1">
      <figure><img src="https://a.example/big.jpg"></figure>`;
    const item = `<item><link>https://lamp.example/a</link><title>T</title><description>Short</description>
      <content:encoded><![CDATA[${content}]]></content:encoded></item>`;
    const [article] = read(rss(item), { licence: 'CC BY 4.0', category: 'The web' }).items;
    expect(article?.richText).toContain('<h2>Hi</h2>');
    expect(article?.richText).toContain('<a href="https://a.example" rel="nofollow noopener">good</a>');
    expect(article?.richText).not.toMatch(/script|onclick|style|javascript|iframe|<img|figure/);
    expect(article).toMatchObject({ intro: 'Short', categories: ['The web'], ext: { licence: 'CC BY 4.0' } });
  });

  it('gets the start of its text as its title if it has none, and is refused without an address', () => {
    const { items, refused } = read(
      rss(`<item><link>https://lamp.example/a</link><description>Only words.</description></item>
        <item><title>Nowhere</title></item><item><title>Bad</title><link>javascript:alert(1)</link></item>`),
    );
    expect(items.map(({ title }) => title)).toEqual(['Only words.']);
    expect(refused.map(({ title, reason }) => [title, reason])).toEqual([
      ['Nowhere', 'has no address of its own to lead to'],
      ['Bad', 'has no address of its own to lead to'],
    ]);
  });

  it('is imported once if the feed contains it twice', () => {
    const item = '<item><guid>same</guid><title>T</title><link>https://lamp.example/a</link></item>';
    const { items, refused } = read(rss(item + item));
    expect([items.length, refused.length]).toEqual([1, 1]);
  });

  it('has no script in its title', () => {
    const item =
      '<item><link>https://a.example/</link><title>&lt;script&gt;alert(1)&lt;/script&gt;Hi</title></item>';
    expect(read(rss(item)).items[0]?.title).toBe('Hi');
  });
});

describe('an article of RSS 2.0', () => {
  const only = (item: string, choices?: Parameters<typeof read>[1]) =>
    read(rss(`<item>${item}<link>https://lamp.example/a/story</link></item>`), choices).items[0];

  it('takes title, text and author from Dublin Core if it has none of its own', () => {
    expect(
      only(
        '<dc:title>Night</dc:title><dc:description>It was late.</dc:description><dc:creator>Ada</dc:creator>',
      ),
    ).toMatchObject({ title: 'Night', intro: 'It was late.', author: 'Ada' });
  });

  it('takes title and text from Media RSS', () => {
    expect(
      only('<media:title>Night</media:title><media:description>It was late.</media:description>'),
    ).toMatchObject({ title: 'Night', intro: 'It was late.' });
  });

  it('takes author and text from iTunes', () => {
    const itunes = 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';
    const item = `<title>Night</title><itunes:author ${itunes}>Ada</itunes:author>
      <itunes:summary ${itunes}>It was late.</itunes:summary>`;
    expect(only(item)).toMatchObject({ author: 'Ada', intro: 'It was late.' });
  });

  it.each([
    ['its ending', '<media:content url="https://lamp.example/n.jpg?w=9"/>', 'https://lamp.example/n.jpg?w=9'],
    ['nothing at all', '<media:content url="https://lamp.example/n"/>', 'https://lamp.example/n'],
    [
      'its medium, after a film',
      '<media:content url="https://lamp.example/f.mp4"/><media:content url="https://lamp.example/n" medium="image"/>',
      'https://lamp.example/n',
    ],
    ['nothing but a film', '<media:content url="https://lamp.example/f.mp4"/>', ''],
    [
      'an enclosure without a type',
      '<enclosure url="https://lamp.example/n.png"/>',
      'https://lamp.example/n.png',
    ],
  ])('takes a picture identified by %s', (_name, media, image) => {
    expect(only(`<title>Night</title>${media}`)?.image).toBe(image);
  });

  it('resolves links in its full text to the site of the original', () => {
    const html = `<p><a href="../b">up</a> <a href="/c">root</a> <a href="#n">note</a> <a href="//x.example/">other</a>
      <a href="https://y.example/">whole</a> <a href="mailto:a@b.example">mail</a></p>`;
    const item = `<title>T</title><content:encoded><![CDATA[${html}]]></content:encoded>`;
    const text = only(item, { licence: 'CC BY 4.0', category: '' })?.richText ?? '';
    expect(hrefsOf(readHtml(text), 'a')).toEqual([
      'https://lamp.example/b',
      'https://lamp.example/c',
      'https://lamp.example/a/story#n',
      'https://x.example/',
      'https://y.example/',
      'mailto:a@b.example',
    ]);
  });
});

it('resolves links against nested xml:base attributes', () => {
  const document = `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://lamp.example/blog/"><title>L</title>
    <entry xml:base="2026/"><id>1</id><title>T</title><link href="night"/>
    <content type="html" xml:base="03/">&lt;a href="x"&gt;x&lt;/a&gt;</content></entry></feed>`;
  const [article] = read(document, { licence: 'CC BY 4.0', category: '' }).items;
  expect(article).toMatchObject({ originUrl: 'https://lamp.example/blog/2026/night' });
  const $ = readHtml(article?.richText ?? '');
  expect(hrefsOf($, 'a')).toEqual(['https://lamp.example/blog/2026/03/x']);
});

describe('base64', () => {
  const encoded = Buffer.from('<p>Fish &amp; chips</p>').toString('base64');
  const atom = (version: string, content: string) =>
    `<feed ${version}><entry><id>1</id><title>T</title><link href="https://a.example/"/>${content}</entry></feed>`;

  it('is decoded if an Atom 1.0 type declares it', () => {
    const content = `<content type="application/octet-stream">${encoded}</content>`;
    expect(read(atom('xmlns="http://www.w3.org/2005/Atom"', content)).items[0]?.intro).toBe('Fish & chips');
  });

  it('is decoded if Atom 0.3 declares it', () => {
    const content = `<summary mode="base64" type="text/html">${encoded}</summary>`;
    const document = atom('version="0.3" xmlns="http://purl.org/atom/ns#"', content);
    expect(read(document).items[0]?.intro).toBe('Fish & chips');
  });

  it('of a picture is omitted', () => {
    const content = `<content type="image/png">${Buffer.from([137, 80, 78, 71, 0, 1]).toString('base64')}</content>`;
    expect(read(atom('xmlns="http://www.w3.org/2005/Atom"', content)).items[0]).toMatchObject({
      title: 'T',
      intro: '',
    });
  });
});

it('takes the picture of mod_enclosure in RSS 1.0', () => {
  const document = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:enc="http://purl.oclc.org/net/rss_2.0/enc#"><channel><title>L</title><link>https://a.example/</link></channel>
    <item rdf:about="https://a.example/1"><title>T</title><link>https://a.example/1</link>
    <enc:enclosure rdf:resource="https://a.example/n.jpg" enc:type="image/jpeg" enc:length="9"/></item></rdf:RDF>`;
  expect(read(document).items[0]?.image).toBe('https://a.example/n.jpg');
});

it('reads dates in the language of the feed, and reports unreadable ones', () => {
  const item = (id: number, date: string) =>
    `<item><title>T</title><link>https://a.example/${id}</link><pubDate>${date}</pubDate></item>`;
  const dates = ['2 listopad 2026', 'the other day', ''];
  const { items, unreadDates } = read(
    rss(`<language>pl</language>${dates.map((date, id) => item(id, date)).join('')}`),
  );
  expect(items.map(({ publishedAt }) => publishedAt)).toEqual([Date.UTC(2026, 10, 2) / 1000, null, null]);
  expect(unreadDates).toEqual(['the other day']);
});

describe('a document that is not a feed', () => {
  it.each([
    ['a web page', '<html><body></body></html>', /is a web page, not a feed/],
    [
      'a web page with a feed',
      '<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed.xml">',
      /its feed is at \/feed\.xml/,
    ],
    ['a list of feeds', '<opml version="2.0"><body/></opml>', /is an OPML list of feeds/],
    ['a sitemap', '<?xml version="1.0"?><urlset/>', /is a sitemap/],
    [
      'an empty feed',
      '<!-- <b>a note</b> --><rss version="2.0"></rss>',
      /<rss> but neither a title nor an entry/,
    ],
    ['other XML', '<a:note xmlns:a="x"/>', /root element <note>/],
    [
      'a cut document',
      '<rss version="2.0">\n<channel><title>T</title><item><title>A</ti',
      /not well-formed XML: line \d+, column \d+/,
    ],
    ['other JSON', '{"items": 5}', /without the "version" of a JSON Feed/],
    [
      'broken JSON',
      '{"version": "https://jsonfeed.org/version/1", "items": [',
      /is not JSON .*the document is cut off/,
    ],
    ['plain text', 'Hello', /neither XML nor JSON/],
  ])('such as %s is refused with a description of what it is', (_name, document, problem) => {
    expect(() => readSyndication(document)).toThrow(problem);
  });
});

it.each([
  ['nothing', ''],
  ['a web page', '<!doctype html><html><body><p>Not found</p></body></html>'],
  ['a cut document', '<rss version="2.0"><channel><title>T</title><item><title>A</ti'],
  ['entities of its own', '<!DOCTYPE x [<!ENTITY a "aaaa">]><rss version="2.0"><channel></channel></rss>'],
  ['other JSON', '{"items": 5}'],
])('%s is refused with the allowed values', (_name, document) => {
  expect(() => readSyndication(document)).toThrow(FeedShapeError);
  expect(() => readSyndication(document)).toThrow(/RSS 0\.9x, 1\.0 or 2\.0, Atom/);
});

it('derives the same id for the same entry, and different ids for different entries', () => {
  const ids = (document: string) =>
    (readSyndication(document).entries as SyndicatedEntry[]).map(({ id }) => id);
  const item = (link: string) => `<item><title>T</title><link>${link}</link></item>`;
  const document = rss(item('https://a.example/1') + item('https://a.example/2'));
  expect(ids(document)).toEqual(ids(document));
  expect(new Set(ids(document)).size).toBe(2);
});
