import type { z } from 'zod';
import type { JsonValue } from '#app/bundle/json-source.server.ts';
import type { DecodedDocument } from './decode-document.server.ts';
import type { ParsedPage } from './parse-page.ts';

/** One thing a feed offers, as its mapping hands it over: texts may still hold HTML and entities. */
export interface FeedItem {
  title: string;
  /** Paragraphs are separated by empty lines. */
  intro: string;
  /** Further texts below the intro, such as how to play; those without text are left out. */
  sections: readonly { heading: string; text: string }[];
  keywords: string;
  /** The provider's names of its categories, the most fitting first. */
  categories: readonly string[];
  /** Further names, such as tags, that decide where the categories are missing or vague. */
  tags?: readonly string[];
  /** Address of the cover, "" for none. */
  image: string;
  /** Addresses of pictures that show it at work. */
  screenshots?: readonly string[];
  /**
   * The full text as HTML, which will be sanitised without its pictures. If it is not set, only the intro is
   * imported.
   */
  html?: string;
  /** Base address of relative links in `html`. Relative links are removed if it is missing. */
  htmlBase?: string;
  author?: string;
  /** Address of the original, by which duplicates are told when it is not played. */
  originUrl?: string;
  /** The address at which it is played. Not set in feeds of items that are read here. */
  playUrl?: string;
  /** Further fields of the specification, as texts. Empty ones leave the item unchanged. */
  fields?: Readonly<Partial<Record<'from' | 'discount', string>>>;
  /** The price in the feed's words. Not set if the feed has no prices. */
  price?: string | number | undefined;
  /** Unix seconds. `null` if the feed does not contain the time. */
  publishedAt: number | null;
  /** The date as the feed writes it, when it could not be read. */
  unreadDate?: string;
  /** The input of the vertical's `ext` schema. */
  ext: Readonly<Record<string, JsonValue>>;
}

/** An entry that is understood and not wanted. */
export interface EntryRefusal {
  refusal: string;
}

/** The operator's options of a run, in addition to its source. */
export interface FeedChoices {
  /** The licence under which whole texts may be taken over; "": only their beginnings are. */
  licence: string;
  /** The category that everything goes to; "": by the feed's own. */
  category: string;
}

/** Which of the portal's categories a provider's category is; names compare without case and hyphens. */
export interface CategoryTable {
  names: Readonly<Record<string, string>>;
  /** Names in the table that say little. They count only for entries that have no other category or tag. */
  vague?: readonly string[];
  /** Category of everything that neither the menu nor the table knows. */
  default: string;
}

/** How the next page of a feed is found. */
export type FeedPaging =
  /** One document is the whole feed. */
  | { kind: 'none' }
  /** Each page names the next. */
  | { kind: 'next-address' }
  /** Pages are numbered from 1 by a query parameter; an empty page is the end. */
  | { kind: 'page-number'; parameter: string };

/** The data for a provider's warning about payment. */
export interface PublisherFacts {
  /** Addresses of the accepted items. */
  playUrls: readonly string[];
  /** Origins under which the portal is reached. */
  siteOrigins: ReadonlySet<string>;
}

/** A feed as data and a pure mapping. The schema turns each entry into an `Entry`. */
export interface FeedSpec<Entry> {
  /** Name on the command line and in the store. */
  provider: string;
  /** The provider's own name. */
  name: string;
  verticalId: number;
  /** Address an operator would use, with the parameters to fill in. */
  address: string;
  /** Field of an entry that holds the provider's id. */
  idField: string;
  /** Field of an entry that holds its title, for messages about entries that are not taken. */
  titleField: string;
  /** One entry of the feed. */
  schema: z.ZodType<Entry>;
  /** Decodes the bytes of a page. Pages of feeds without this must be UTF-8. */
  decode?(bytes: Uint8Array, contentType: string | undefined): DecodedDocument;
  /**
   * The feed contains only its newest entries: items that it no longer names stay, and another entry for the same
   * original is not imported.
   */
  isRolling?: boolean;
  /** One bad entry stops the run, unless the operator agrees to take the good ones. */
  isAllOrNothing?: boolean;
  /** It understands the operator's choices. */
  takesChoices?: boolean;
  /** Finds the entries of a page. Throws FeedShapeError. */
  parse(text: string): ParsedPage;
  /** The repository of an item from a version that did not record it. If it is not set, the provider has only one. */
  repositoryOf?(ext: Readonly<Record<string, JsonValue>>): string | undefined;
  map(entry: Entry, choices: FeedChoices): FeedItem | EntryRefusal;
  categories: CategoryTable;
  paging: FeedPaging;
  /** Query parameters that leave the feed whole; any other that is set narrows it, and then nothing is removed. */
  neutralParameters: readonly string[];
  /** Content types a page may have. */
  contentTypes: readonly string[];
  /** Warns if the operator would not be paid for the games. If it is not set, no warning is possible. */
  publisherWarnings?(facts: PublisherFacts): string[];
}

/** Name under which the items of a provider's repository are stored. Repositories never touch each other's items. */
export function providerName(provider: string, repository: string | undefined): string {
  return repository === undefined ? provider : `${provider}:${repository}`;
}

/** A feed whose entry type is known only to itself. */
export type FeedDefinition = Omit<FeedSpec<unknown>, 'schema'> & { schema: z.ZodType };

/** Defines a feed. */
export function defineFeed<Entry>(spec: FeedSpec<Entry>): FeedDefinition {
  return {
    ...spec,
    // Only entries that the schema passed are mapped.
    map: (entry, choices) => spec.map(entry as Entry, choices),
  };
}

/** Content types under which feeds in XML are sent; many servers call them text. */
export const xmlContentTypes = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/xml',
  'text/xml',
  'text/html',
] as const;

/** Content types under which JSON is sent. */
export const jsonContentTypes = [
  'application/json',
  'application/feed+json',
  'text/json',
  'text/plain',
] as const;
