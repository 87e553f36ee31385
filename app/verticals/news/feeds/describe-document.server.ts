import { XMLValidator } from 'fast-xml-parser';
import { parseJson, FeedShapeError } from '#app/feeds/parse-page.ts';

/** Root elements of documents that are mistaken for feeds, and what to do with them. */
const otherDocuments: ReadonlyMap<string, string> = new Map([
  ['opml', 'is an OPML list of feeds; give the address of one of its feeds (xmlUrl)'],
  ['urlset', 'is a sitemap, which has no texts'],
  ['sitemapindex', 'is a list of sitemaps, which have no texts'],
  ['wml', 'is a WML page'],
  ['error', 'is an error message of the server'],
]);

const feedRoots = new Set(['rss', 'feed', 'rdf', 'channel']);

/** Describes a document that is not a readable feed, as a phrase that completes "the document …". */
export function describeDocument(source: string): string {
  const start = source.trimStart();
  if (/^[[{"]/.test(start)) return describeJson(start);
  if (!start.startsWith('<')) return 'is neither XML nor JSON';
  const bare = start.replaceAll(/<!--.*?(?:-->|$)/gs, '');
  const root = /<(?![?!])(?:[\w-]+:)?([\w-]+)/.exec(bare)?.[1]?.toLowerCase() ?? '';
  if (root === 'html' || /^\s*<!doctype html/i.test(bare)) return describeWebPage(source);
  const other = otherDocuments.get(root);
  if (other !== undefined) return other;
  const checked = XMLValidator.validate(source);
  if (checked !== true) {
    const { line, col, msg } = checked.err as { line: number; col?: number; msg: string };
    const column = col === undefined ? '' : `, column ${col}`;
    return `is not well-formed XML: line ${line}${column}: ${msg.replace(/\.$/, '')}`;
  }
  if (feedRoots.has(root)) return `has the root element <${root}> but neither a title nor an entry`;
  return `is XML with the root element <${root}>, which is not a feed`;
}

function describeJson(source: string): string {
  try {
    const value = parseJson(source, '');
    const version = typeof value === 'object' && value !== null ? Reflect.get(value, 'version') : undefined;
    return version === undefined
      ? 'is JSON without the "version" of a JSON Feed'
      : `is JSON with the version ${JSON.stringify(version)?.slice(0, 80)}, which is not that of a JSON Feed`;
  } catch (error) {
    if (!(error instanceof FeedShapeError)) throw error;
    return `is not JSON that can be read: ${error.fault.path}: ${error.fault.problem}`;
  }
}

/** Describes a web page, with the address of its feed if it names one. */
function describeWebPage(source: string): string {
  const links = source.match(/<link\b[^<>]*>/gi) ?? [];
  const feed = links.find((link) =>
    /type\s*=\s*["']?application\/(?:rss|atom|feed)\+(?:xml|json)/i.test(link),
  );
  const address = feed && /href\s*=\s*["']?([^"'\s<>]+)/i.exec(feed)?.[1];
  return address ? `is a web page; its feed is at ${address.slice(0, 300)}` : 'is a web page, not a feed';
}
