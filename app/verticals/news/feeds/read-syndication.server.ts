import { createHash } from 'node:crypto';
import { parseFeed } from 'feedsmith';
import { documentError, wholeDocument, type FeedShapeError, type ParsedPage } from '#app/feeds/parse-page.ts';
import { phrase } from '#app/lib/phrase.ts';
import { describeDocument } from './describe-document.server.ts';

/** One article of a feed of any format. Texts may contain HTML. Missing fields are "". */
export interface SyndicatedEntry {
  /**
   * Derived from the id that the feed gives the entry. Without such an id, derived from the entry's address. Without an
   * address, derived from all fields of the entry.
   */
  id: string;
  title: string;
  link: string;
  author: string;
  /** The date as the feed writes it. */
  published: string;
  categories: string[];
  image: string;
  summary: string;
  content: string;
  /** Absolute address that relative links in the texts are resolved against, or "". */
  base: string;
  feedTitle: string;
  /** BCP 47 tag that the feed declares. */
  language: string;
}

type Parsed = ReturnType<typeof parseFeed>;
type Of<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed'];
type RssItem = NonNullable<Of<'rss'>['items']>[number];
type Media = NonNullable<RssItem['media']>;

const formats = phrase('RSS 0.9x, 1.0 or 2.0, Atom 0.3 or 1.0, or JSON Feed');

/** Reads the articles of a feed in any of the usual formats. Throws FeedShapeError for any other document. */
export function readSyndication(text: string): ParsedPage {
  const source = text.replace(/^\uFEFF?\s+(?=<)/, '').replace(/^\uFEFF/, '');
  if (source.trim() === '') throw notAFeed(phrase('is empty'));
  if (/<!ENTITY/i.test(source)) {
    throw notAFeed(phrase('declares entities of its own, which no feed needs'));
  }
  const parsed = parse(source);
  switch (parsed.format) {
    case 'rss':
      return page(readRss(parsed.feed), ['rss', 'channel', 'item']);
    case 'rdf':
      return page(readRdf(parsed.feed), ['rdf:RDF', 'item']);
    case 'atom':
      return page(readAtom(parsed.feed, hasBase64Mode(source)), ['feed', 'entry']);
    default:
      return page(readJson(parsed.feed), ['items']);
  }
}

function parse(source: string): Parsed {
  try {
    return parseFeed(withMediaEnclosures(source));
  } catch {
    throw notAFeed(describeDocument(source));
  }
}

/** `problem` is an encoded phrase. */
function notAFeed(problem: string): FeedShapeError {
  return documentError(wholeDocument, problem, formats);
}

function page(entries: readonly SyndicatedEntry[], path: readonly string[]): ParsedPage {
  return { entries, path, next: null };
}

function readRss(feed: Of<'rss'>): SyndicatedEntry[] {
  const feedBase = resolve(feed.xml?.base, feed.link ?? feed.atom?.links?.[0]?.href ?? '');
  return (feed.items ?? []).map((item) => {
    const itemBase = resolve(item.xml?.base, feedBase);
    const link =
      absolute(item.link, itemBase) ||
      (item.guid?.isPermaLink === false ? '' : absolute(item.guid?.value, itemBase)) ||
      absolute(linkOf(item.atom?.links, 'alternate'), itemBase);
    return entry({
      key: item.guid?.value,
      title: first(
        item.title,
        item.dc?.titles?.[0],
        item.media?.title?.value,
        item.itunes?.title,
        item.atom?.title?.value,
      ),
      link,
      author: first(
        item.dc?.creators?.[0],
        nameOf(item.authors?.[0]),
        item.itunes?.author,
        item.atom?.authors?.[0]?.name,
        item.media?.credits?.find(({ role = '' }) => role === 'author')?.value,
      ),
      published: first(item.pubDate, item.dc?.dates?.[0], item.atom?.published, item.atom?.updated),
      categories: [
        ...(item.categories ?? []).map(({ name }) => name),
        ...(item.categories
          ? []
          : (item.dc?.subjects ?? item.media?.keywords ?? item.itunes?.keywords ?? [])),
      ],
      image: absolute(
        first(
          pictureOf(item.media),
          item.enclosures?.find(({ type = '', url = '' }) => kindOfFile(type, url) === 'picture')?.url,
          item.media?.thumbnails?.[0]?.url,
          item.itunes?.image,
          unlabelledPictureOf(item.media),
        ),
        itemBase,
      ),
      summary: first(
        item.description,
        item.dc?.descriptions?.[0],
        item.itunes?.summary,
        item.media?.description?.value,
        item.media?.groups?.[0]?.description?.value,
        item.atom?.summary?.value,
      ),
      content: item.content?.encoded,
      base: resolve(item.xml?.base, feed.xml?.base === undefined ? link || feedBase : feedBase),
      feedTitle: first(feed.title, feed.dc?.titles?.[0]),
      language: feed.language ?? feed.dc?.languages?.[0],
    });
  });
}

function readRdf(feed: Of<'rdf'>): SyndicatedEntry[] {
  const feedBase = resolve(feed.xml?.base, feed.link ?? '');
  return (feed.items ?? []).map((item) => {
    const itemBase = resolve(item.xml?.base, feedBase);
    const link = absolute(item.link, itemBase) || absolute(item.rdf?.about, itemBase);
    return entry({
      key: item.rdf?.about,
      title: first(item.title, item.dc?.titles?.[0], item.media?.title?.value),
      link,
      author: item.dc?.creators?.[0],
      published: first(item.dc?.dates?.[0]),
      categories: item.dc?.subjects ?? [],
      image: absolute(
        first(pictureOf(item.media), item.media?.thumbnails?.[0]?.url, unlabelledPictureOf(item.media)),
        itemBase,
      ),
      summary: first(item.description, item.dc?.descriptions?.[0], item.media?.description?.value),
      content: item.content?.encoded,
      base: resolve(item.xml?.base, feed.xml?.base === undefined ? link || feedBase : feedBase),
      feedTitle: first(feed.title, feed.dc?.titles?.[0]),
      language: feed.dc?.languages?.[0],
    });
  });
}

function readAtom(feed: Of<'atom'>, isBase64: boolean): SyndicatedEntry[] {
  const own = linkOf(feed.links, 'alternate') || linkOf(feed.links, 'self') || feed.id || '';
  const feedBase = resolve(feed.xml?.base, own);
  return (feed.entries ?? []).map((item) => {
    const itemBase = resolve(item.xml?.base, feedBase);
    const link = absolute(linkOf(item.links, 'alternate'), itemBase);
    const textBase = item.xml?.base ?? feed.xml?.base;
    return entry({
      key: item.id,
      title: first(
        decodeText(item.title, isBase64),
        item.media?.title?.value,
        item.media?.groups?.[0]?.title?.value,
      ),
      link,
      author: first(
        item.authors?.[0]?.name,
        item.dc?.creators?.[0],
        item.source?.authors?.[0]?.name,
        feed.authors?.[0]?.name,
      ),
      published: first(item.published, item.updated, item.dc?.dates?.[0]),
      categories: (item.categories ?? []).map(({ label, term }) => label ?? term),
      image: absolute(
        first(
          item.media?.thumbnails?.[0]?.url,
          item.media?.groups?.flatMap(({ thumbnails = [] }) => thumbnails)[0]?.url,
          pictureOf(item.media),
          item.links?.find(
            ({ rel, type = '', href = '' }) => rel === 'enclosure' && kindOfFile(type, href) === 'picture',
          )?.href,
          unlabelledPictureOf(item.media),
        ),
        itemBase,
      ),
      summary: first(
        decodeText(item.summary, isBase64),
        item.media?.description?.value,
        item.media?.groups?.[0]?.description?.value,
      ),
      content: decodeText(item.content, isBase64),
      base: resolve(
        item.content?.xml?.base ?? item.summary?.xml?.base,
        textBase === undefined ? link || feedBase : itemBase,
      ),
      feedTitle: decodeText(feed.title, isBase64),
      language: item.xml?.lang ?? feed.xml?.lang,
    });
  });
}

function readJson(feed: Of<'json'>): SyndicatedEntry[] {
  const feedBase = feed.home_page_url ?? feed.feed_url ?? '';
  return (feed.items ?? []).map((item) => {
    const link = absolute(item.url, feedBase) || absolute(item.external_url, feedBase);
    return entry({
      key: item.id,
      title: item.title,
      link,
      author: first(item.authors?.[0]?.name, feed.authors?.[0]?.name),
      published: first(item.date_published, item.date_modified),
      categories: item.tags ?? [],
      image: absolute(first(item.image, item.banner_image), feedBase),
      summary: first(item.summary, item.content_text),
      content: item.content_html,
      base: link || feedBase,
      feedTitle: feed.title,
      language: item.language ?? feed.language,
    });
  });
}

interface FoundEntry extends Record<Exclude<keyof SyndicatedEntry, 'id' | 'categories'>, string | undefined> {
  key: string | undefined;
  categories: readonly (string | undefined)[];
}

function entry({ key, categories, ...texts }: FoundEntry): SyndicatedEntry {
  const { base = '', language = '', ...others } = texts;
  const filled = Object.fromEntries(Object.entries(others).map(([name, text]) => [name, text ?? '']));
  const found = filled as Omit<SyndicatedEntry, 'id' | 'categories' | 'base' | 'language'>;
  const identity = key || found.link || JSON.stringify(found);
  return {
    ...found,
    base,
    language,
    id: createHash('sha256').update(identity).digest('hex').slice(0, 32),
    categories: categories.flatMap((name) => (name ? [name] : [])),
  };
}

/** Returns the first text that is not blank. */
function first(...texts: readonly unknown[]): string | undefined {
  return texts.find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** Returns an absolute http or https address, or "" for anything else. */
function absolute(address: string | undefined, base: string): string {
  if (!address) return '';
  const from = URL.canParse(base) ? base : undefined;
  if (!URL.canParse(address, from)) return '';
  const url = new URL(address, from);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
}

/**
 * Resolves an `xml:base` against the base of the enclosing element (RFC 3986, 5.1.1). Returns the enclosing base if the
 * `xml:base` is missing or not valid.
 */
function resolve(base: string | undefined, outer: string): string {
  return absolute(base, outer) || outer;
}

function linkOf(
  links: readonly { href?: string | undefined; rel?: string | undefined }[] | undefined,
  relation: 'alternate' | 'self',
): string {
  return links?.find(({ rel = 'alternate' }) => rel === relation)?.href ?? '';
}

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i;
const otherFile = /\.(?:mp3|m4a|ogg|oga|wav|flac|mp4|m4v|mov|webm|mkv|avi|pdf|zip|html?|swf|torrent)$/i;

/** Classifies a file by its media type, or by its extension if the feed gives no type. */
function kindOfFile(type: string, address: string): 'picture' | 'other' | 'unknown' {
  if (type !== '') return type.startsWith('image/') ? 'picture' : 'other';
  const path = address.replace(/[?#].*$/s, '');
  if (pictureFile.test(path)) return 'picture';
  return otherFile.test(path) ? 'other' : 'unknown';
}

function contentsOf(media: Media | undefined) {
  return [...(media?.contents ?? []), ...(media?.groups ?? []).flatMap(({ contents = [] }) => contents)];
}

/** Returns the address of Media RSS content whose medium, type or extension identifies it as a picture. */
function pictureOf(media: Media | undefined): string | undefined {
  return contentsOf(media).find(
    ({ medium, type = '', url = '' }) =>
      medium === 'image' || (medium === undefined && kindOfFile(type, url) === 'picture'),
  )?.url;
}

/**
 * Returns the address of Media RSS content whose medium, type and extension do not tell what it is. Only fetching it
 * shows whether it is a picture.
 */
function unlabelledPictureOf(media: Media | undefined): string | undefined {
  return contentsOf(media).find(
    ({ medium, type = '', url = '' }) => medium === undefined && kindOfFile(type, url) === 'unknown',
  )?.url;
}

/** Returns the name of an author, which RSS writes as `address (name)`. */
function nameOf(author: unknown): string | undefined {
  const text = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name;
  return text === undefined
    ? undefined
    : (/\(([^()]+)\)/.exec(text)?.[1] ?? (text.includes('@') ? '' : text));
}

const enclosureNamespace = 'http://purl.oclc.org/net/rss_2.0/enc#';

/**
 * Rewrites the enclosures of RSS 1.0 (mod_enclosure) as Media RSS content, which the parser supports. Does not change
 * documents without the namespace of mod_enclosure.
 */
function withMediaEnclosures(source: string): string {
  const declaration = new RegExp(`xmlns:([\\w-]{1,40})\\s*=\\s*["']${RegExp.escape(enclosureNamespace)}["']`);
  const prefix = declaration.exec(source)?.[1];
  if (prefix === undefined) return source;
  const tag = new RegExp(`<${RegExp.escape(prefix)}:enclosure\\b([^<>]*?)/?>`, 'g');
  return source
    .replaceAll(tag, (_tag, attributes: string) => {
      const value = (...names: string[]) =>
        new RegExp(
          `(?:^|\\s)(?:${names.map((name) => RegExp.escape(name)).join('|')})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`,
        )
          .exec(attributes)
          ?.slice(1)
          .find((text) => text !== undefined) ?? '';
      const url = value('rdf:resource', `${prefix}:url`, 'url').replaceAll('"', '&quot;');
      const type = value(`${prefix}:type`, 'type').replaceAll('"', '&quot;');
      const declared = 'xmlns:media="http://search.yahoo.com/mrss/"';
      return `<media:content ${declared} url="${url}"${type === '' ? '' : ` type="${type}"`}/>`;
    })
    .replaceAll(`</${prefix}:enclosure>`, '');
}

/**
 * Whether the document declares base64 content with the attribute `mode`, as in Atom 0.3. The parser does not report
 * this attribute.
 */
function hasBase64Mode(source: string): boolean {
  return /\smode\s*=\s*["']base64["']/.test(source);
}

interface AtomText {
  value?: string | undefined;
  type?: string | undefined;
}

/**
 * Returns the text of an Atom element. Content whose type is neither text nor XML is base64 (RFC 4287, 4.1.3.3). With
 * `isBase64`, the document uses `mode="base64"`, so any of its elements may be base64. Returns `undefined` for content
 * that does not decode to text, such as a picture.
 */
function decodeText(element: AtomText | undefined, isBase64: boolean): string | undefined {
  const value = element?.value;
  const type = element?.type?.toLowerCase() ?? 'text';
  if (value === undefined) return undefined;
  const isText = /^(?:text|html|xhtml)$|^text\/|[/+]xml\b/.test(type);
  if (isText && !isBase64) return value;
  const decoded = decodeBase64(value);
  return isText ? (decoded ?? value) : (decoded ?? undefined);
}

/** Decodes base64 text. Returns null if the value is not base64, or does not decode to text. */
function decodeBase64(value: string): string | null {
  const compact = value.replaceAll(/\s+/g, '');
  if (compact === '' || compact.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(compact, 'base64'));
    // Control characters other than white space show that the bytes are not text.
    return /[^\P{Cc}\s]/u.test(text) ? null : text;
  } catch {
    return null;
  }
}
