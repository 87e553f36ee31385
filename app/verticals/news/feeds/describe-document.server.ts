import { XMLValidator } from 'fast-xml-parser';
import { phraseOf, pathValue } from '#app/bundle/fault.ts';
import { parseJson, FeedShapeError } from '#app/feeds/parse-page.ts';
import { phrase } from '#app/lib/phrase.ts';

/** Descriptions of documents that are mistaken for feeds, by the name of the root element. */
const otherDocuments: ReadonlyMap<string, string> = new Map([
  ['opml', phrase('is an OPML list of feeds; give the address of one of its feeds (xmlUrl)')],
  ['urlset', phrase('is a sitemap, which has no texts')],
  ['sitemapindex', phrase('is a list of sitemaps, which have no texts')],
  ['wml', phrase('is a WML page')],
  ['error', phrase('is an error message of the server')],
]);

const feedRoots = new Set(['rss', 'feed', 'rdf', 'channel']);

/** Describes a document that is not a readable feed. Returns an encoded phrase that completes "the document …". */
export function describeDocument(source: string): string {
  const start = source.trimStart();
  if (/^[[{"]/.test(start)) return describeJson(start);
  if (!start.startsWith('<')) return phrase('is neither XML nor JSON');
  const bare = start.replaceAll(/<!--.*?(?:-->|$)/gs, '');
  const root = /<(?![?!])(?:[\w-]+:)?([\w-]+)/.exec(bare)?.[1]?.toLowerCase() ?? '';
  if (root === 'html' || /^\s*<!doctype html/i.test(bare)) return describeWebPage(source);
  const other = otherDocuments.get(root);
  if (other !== undefined) return other;
  const checked = XMLValidator.validate(source);
  if (checked !== true) {
    const { line, col, msg } = checked.err as { line: number; col?: number; msg: string };
    const reason = msg.replace(/\.$/, '').slice(0, 200);
    return col === undefined
      ? phrase('is not well-formed XML: line {line}: {reason}', { line, reason })
      : phrase('is not well-formed XML: line {line}, column {column}: {reason}', {
          line,
          column: col,
          reason,
        });
  }
  if (feedRoots.has(root)) {
    return phrase('has the root element <{root}> but neither a title nor an entry', { root });
  }
  return phrase('is XML with the root element <{root}>, which is not a feed', { root });
}

function describeJson(source: string): string {
  try {
    const value = parseJson(source, '');
    const version = typeof value === 'object' && value !== null ? Reflect.get(value, 'version') : undefined;
    return version === undefined
      ? phrase('is JSON without the "version" of a JSON Feed')
      : phrase('is JSON with the version {version}, which is not that of a JSON Feed', {
          version: JSON.stringify(version).slice(0, 80),
        });
  } catch (error) {
    if (!(error instanceof FeedShapeError)) throw error;
    return phrase('is not JSON that can be read: {place}: {problem}', {
      place: pathValue(error.fault),
      problem: phraseOf(error.fault, 'problem'),
    });
  }
}

/** Describes a web page, with the address of its feed if it names one. */
function describeWebPage(source: string): string {
  const links = source.match(/<link\b[^<>]*>/gi) ?? [];
  const feed = links.find((link) =>
    /type\s*=\s*["']?application\/(?:rss|atom|feed)\+(?:xml|json)/i.test(link),
  );
  const address = feed && /href\s*=\s*["']?([^"'\s<>]+)/i.exec(feed)?.[1];
  return address
    ? phrase('is a web page; its feed is at {address}', { address: address.slice(0, 300) })
    : phrase('is a web page, not a feed');
}
