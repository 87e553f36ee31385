import { load, type CheerioAPI } from 'cheerio';

/** Parses a page as a browser does, so that tests query elements instead of its source text. */
export function readHtml(html: string): CheerioAPI {
  return load(html);
}

/** Like `readHtml`, for a browser without scripts: the contents of `noscript` are elements instead of text. */
export function readHtmlWithoutScripts(html: string): CheerioAPI {
  return load(html, { scriptingEnabled: false });
}

/** Parses an RSS feed, a sitemap or another XML document. Names of elements keep their case. */
export function readXml(xml: string): CheerioAPI {
  return load(xml, { xml: true });
}

/** The title, addresses and descriptions in the head of a page. */
export interface PageHead {
  title: string;
  canonical: string | undefined;
  robots: string | undefined;
  description: string | undefined;
  /** The nodes of the page's structured data (JSON-LD). */
  structured: readonly StructuredNode[];
}

/** A node of structured data. Its other properties depend on its type. */
export interface StructuredNode {
  '@type': string;
  [property: string]: unknown;
}

/** Reads the head of a page. */
export function readHead($: CheerioAPI): PageHead {
  const { '@graph': structured = [] } = JSON.parse(
    $('script[type="application/ld+json"]').text() || '{}',
  ) as { '@graph'?: StructuredNode[] };
  return {
    title: $('title').text(),
    canonical: $('link[rel="canonical"]').attr('href'),
    robots: $('meta[name="robots"]').attr('content'),
    description: $('meta[name="description"]').attr('content'),
    structured,
  };
}

/** A response as a visitor and a search engine read it. */
export interface ReadPage extends PageHead {
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  $: CheerioAPI;
  /** The text between the tags, without scripts. */
  text: string;
  /** The source, to check that a text occurs nowhere in it. */
  html: string;
}

/** Reads a response whose body is HTML. */
export async function readPage(response: Response): Promise<ReadPage> {
  const html = await response.text();
  const $ = readHtml(html);
  return {
    status: response.status,
    location: response.headers.get('location'),
    ...readHead($),
    $,
    // Computed on request, because it takes half as long as parsing.
    get text() {
      const body = $('body').clone();
      body.find('script, style, noscript').remove();
      return body.text();
    },
    html,
  };
}

/** Returns the addresses of the links that a selector matches, in the order of the document. */
export function hrefsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .map((_, link) => $(link).attr('href'))
    .get();
}

/** Returns the texts of the elements that a selector matches, in the order of the document. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .map((_, element) => $(element).text())
    .get();
}
