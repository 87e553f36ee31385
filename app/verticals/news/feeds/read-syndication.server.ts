import { createHash } from 'node:crypto';
import { parseFeed } from 'feedsmith';
import { FeedShapeError, type ParsedPage } from '#app/core/feeds/parse-page.ts';

/** One article as a feed of any format tells it; texts may hold HTML. "" where it says nothing. */
export interface SyndicatedEntry {
  /** Made from the feed's own id of the entry, else from its address, else from all it says. */
  id: string;
  title: string;
  link: string;
  author: string;
  /** As the feed writes it. */
  published: string;
  categories: string[];
  image: string;
  summary: string;
  content: string;
  /** Name of the feed. */
  feedTitle: string;
}

type Parsed = ReturnType<typeof parseFeed>;
type Of<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed'];

const formats = 'RSS 0.9x, 1.0 or 2.0, Atom 0.3 or 1.0, or JSON Feed';

/** Reads the articles of a feed of any of the usual formats. Throws FeedShapeError for anything else. */
export function readSyndication(text: string): ParsedPage {
  const source = text.replace(/^\uFEFF?\s+(?=<)/, '').replace(/^\uFEFF/, '');
  if (source.trim() === '') throw notAFeed('is empty');
  if (/<!ENTITY/i.test(source)) throw notAFeed('declares entities of its own, which no feed needs');
  const parsed = parse(source);
  switch (parsed.format) {
    case 'rss':
      return page(readRss(parsed.feed), ['rss', 'channel', 'item']);
    case 'rdf':
      return page(readRdf(parsed.feed), ['rdf:RDF', 'item']);
    case 'atom':
      return page(readAtom(parsed.feed), ['feed', 'entry']);
    default:
      return page(readJson(parsed.feed), ['items']);
  }
}

function parse(source: string): Parsed {
  try {
    return parseFeed(source);
  } catch (error) {
    throw notAFeed(`is no feed that can be read (${(error as Error).message})`);
  }
}

function notAFeed(problem: string): FeedShapeError {
  return new FeedShapeError({ path: 'the whole document', problem, allowed: formats });
}

function page(entries: readonly SyndicatedEntry[], path: readonly string[]): ParsedPage {
  return { entries, path, next: null };
}

function readRss(feed: Of<'rss'>): SyndicatedEntry[] {
  const base = feed.link ?? '';
  return (feed.items ?? []).map((item) =>
    entry({
      key: item.guid?.value,
      title: item.title,
      link:
        absolute(item.link, base) ||
        (item.guid?.isPermaLink === false ? '' : absolute(item.guid?.value, base)),
      author: item.dc?.creators?.[0] ?? nameOf(item.authors?.[0]),
      published: dateOf(item.pubDate ?? item.dc?.dates?.[0] ?? item.atom?.published ?? item.atom?.updated),
      categories: (item.categories ?? []).map(({ name }) => name),
      image: absolute(
        item.media?.contents?.find(isPicture)?.url ??
          item.media?.groups?.flatMap(({ contents = [] }) => contents).find(isPicture)?.url ??
          item.enclosures?.find(({ type = '' }) => type.startsWith('image/'))?.url ??
          item.media?.thumbnails?.[0]?.url ??
          item.itunes?.image,
        base,
      ),
      summary: item.description ?? item.itunes?.summary,
      content: item.content?.encoded,
      feedTitle: feed.title,
    }),
  );
}

function readRdf(feed: Of<'rdf'>): SyndicatedEntry[] {
  const base = feed.link ?? '';
  return (feed.items ?? []).map((item) =>
    entry({
      key: item.rdf?.about,
      title: item.title ?? item.dc?.titles?.[0],
      link: absolute(item.link, base) || absolute(item.rdf?.about, base),
      author: item.dc?.creators?.[0],
      published: dateOf(item.dc?.dates?.[0]),
      categories: item.dc?.subjects ?? [],
      image: '',
      summary: item.description ?? item.dc?.descriptions?.[0],
      content: item.content?.encoded,
      feedTitle: feed.title,
    }),
  );
}

function readAtom(feed: Of<'atom'>): SyndicatedEntry[] {
  const base = linkOf(feed.links, 'alternate') || linkOf(feed.links, 'self') || feed.id || '';
  return (feed.entries ?? []).map((item) =>
    entry({
      key: item.id,
      title: item.title?.value,
      link: absolute(linkOf(item.links, 'alternate'), base),
      author: item.authors?.[0]?.name ?? item.dc?.creators?.[0],
      published: dateOf(item.published ?? item.updated),
      categories: (item.categories ?? []).map(({ label, term }) => label ?? term),
      image: absolute(
        item.media?.thumbnails?.[0]?.url ??
          item.media?.groups?.flatMap(({ thumbnails = [] }) => thumbnails)[0]?.url ??
          item.links?.find(({ rel, type = '' }) => rel === 'enclosure' && type.startsWith('image/'))?.href,
        base,
      ),
      summary: item.summary?.value ?? item.media?.groups?.[0]?.description?.value,
      content: item.content?.value,
      feedTitle: feed.title?.value,
    }),
  );
}

function readJson(feed: Of<'json'>): SyndicatedEntry[] {
  const base = feed.home_page_url ?? feed.feed_url ?? '';
  return (feed.items ?? []).map((item) =>
    entry({
      key: item.id,
      title: item.title,
      link: absolute(item.url, base) || absolute(item.external_url, base),
      author: item.authors?.[0]?.name,
      published: dateOf(item.date_published ?? item.date_modified),
      categories: item.tags ?? [],
      image: absolute(item.image ?? item.banner_image, base),
      summary: item.summary ?? item.content_text,
      content: item.content_html,
      feedTitle: feed.title,
    }),
  );
}

interface FoundEntry extends Record<Exclude<keyof SyndicatedEntry, 'id' | 'categories'>, string | undefined> {
  key: string | undefined;
  categories: readonly (string | undefined)[];
}

function entry({ key, categories, ...texts }: FoundEntry): SyndicatedEntry {
  const filled = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? '']));
  const found = filled as Omit<SyndicatedEntry, 'id' | 'categories'>;
  const identity = key || found.link || JSON.stringify(found);
  return {
    ...found,
    id: createHash('sha256').update(identity).digest('hex').slice(0, 32),
    categories: categories.flatMap((name) => (name ? [name] : [])),
  };
}

/** "" for what leads nowhere on the web. */
function absolute(address: string | undefined, base: string): string {
  if (!address) return '';
  const from = URL.canParse(base) ? base : undefined;
  if (!URL.canParse(address, from)) return '';
  const url = new URL(address, from);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : '';
}

function linkOf(
  links: readonly { href?: string | undefined; rel?: string | undefined }[] | undefined,
  wanted: 'alternate' | 'self',
): string {
  return links?.find(({ rel = 'alternate' }) => rel === wanted)?.href ?? '';
}

function isPicture({
  medium,
  type = '',
}: {
  medium?: string | undefined;
  type?: string | undefined;
}): boolean {
  return medium === 'image' || type.startsWith('image/');
}

/** RSS writes authors as `address (name)`. */
function nameOf(author: unknown): string | undefined {
  const text = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name;
  return text === undefined
    ? undefined
    : (/\(([^()]+)\)/.exec(text)?.[1] ?? (text.includes('@') ? '' : text));
}

function dateOf(date: unknown): string {
  return typeof date === 'string' ? date : '';
}
