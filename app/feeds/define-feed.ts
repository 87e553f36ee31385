import type { z } from 'zod';
import type { JsonValue } from '#app/lib/json.ts';
import type { DecodedDocument } from './decode-document.server.ts';
import type { FeedMapping } from './mapping/mapping-schema.ts';
import type { ParsedPage } from './parse-page.ts';

/** An item of a feed, as `FeedSpec.map` returns it. Texts may still contain HTML and entities. */
export interface FeedItem {
  title: string;
  /** Paragraphs are separated by empty lines. */
  intro: string;
  /** Further texts below the intro, such as how to play. Sections without text are left out. */
  sections: readonly { heading: string; text: string }[];
  keywords: string;
  /** The provider's names for the categories of the item, the best fit first. */
  categories: readonly string[];
  /**
   * Further names, such as tags. They determine the category if the names in `categories` are missing, unknown or
   * vague.
   */
  tags?: readonly string[];
  /** Address of the cover, or "" if there is none. */
  image: string;
  /** Addresses of screenshots. */
  screenshots?: readonly string[];
  /**
   * The full text as HTML. It is sanitised and its pictures are removed. If it is not set, no full text is imported.
   */
  html?: string;
  /** Base address of relative links in `html`. Relative links are removed if it is missing. */
  htmlBase?: string;
  author?: string;
  /** Address of the original. It identifies duplicates of items that are not played. */
  originUrl?: string;
  /** The address at which the item is played. Not set for items that are read on this site. */
  playUrl?: string;
  /** Texts for further fields of the item. An empty text leaves its field unchanged. */
  fields?: Readonly<Partial<Record<'from' | 'discount', string>>>;
  /** The price in the feed's notation. Not set if the feed has no prices. */
  price?: string | number | undefined;
  /** The provider's score for the quality of the item, from 0 to 1. Not set if the feed has no scores. */
  score?: number;
  /** Date of publication in Unix seconds, or `null` if the feed contains no readable date. */
  publishedAt: number | null;
  /** The date in the feed's notation, if it could not be parsed. */
  unreadDate?: string;
  /** The input of the vertical's `ext` schema. */
  ext: Readonly<Record<string, JsonValue>>;
}

/** An entry that is valid but not wanted. */
export interface EntryRefusal {
  /** Why, as an encoded phrase. */
  refusal: string;
}

/** The operator's options of a run, in addition to its source. */
export interface FeedChoices {
  /** The licence that allows importing full texts. If it is "", only the beginnings are imported. */
  licence: string;
  /** The category for all entries. If it is "", the categories of the feed are used. */
  category: string;
}

/**
 * Maps a provider's categories to the portal's categories. Names are compared in the form that `foldCategoryName`
 * returns.
 */
export interface CategoryTable {
  names: Readonly<Record<string, string>>;
  /**
   * Vague names in the table. They only count if no other name of the entry and none of its tags leads to a category.
   */
  vague?: readonly string[];
  /** Name of the category for names that neither the menu nor the table contains. */
  default: string;
}

/** How the next page of a feed is found. */
export type FeedPaging =
  /** The whole feed is one document. */
  | { kind: 'none' }
  /** Each page contains the address of the next. */
  | { kind: 'next-address' }
  /** A query parameter numbers the pages from 1. A page that is empty, missing or a repetition ends the feed. */
  | { kind: 'page-number'; parameter: string };

/** The data for a provider's warning about payment. */
export interface PublisherFacts {
  /** Play addresses of the accepted items. */
  playUrls: Iterable<string>;
  /** Origins at which the portal can be reached. */
  siteOrigins: ReadonlySet<string>;
}

/** Describes a feed by data and pure functions. `schema` turns each entry into an `Entry`. */
export interface FeedSpec<Entry> {
  /** Name on the command line and in the store. */
  provider: string;
  /** The provider's display name. */
  name: string;
  verticalId: number;
  /** Address for the operator to use, with the parameters to fill in. */
  address: string;
  /** True if the operator has to download the document. `address` is the page that offers it. */
  isDownload?: boolean;
  /** Field of an entry that holds the provider's id for it. */
  idField: string;
  /** Field of an entry that holds its title, for messages about entries that were not imported. */
  titleField: string;
  schema: z.ZodType<Entry>;
  /** Decodes the bytes of a page. Pages of feeds without this function must be UTF-8. */
  decode?(bytes: Uint8Array, contentType: string | undefined): DecodedDocument;
  /**
   * True if the feed contains only its newest entries. Items that it no longer contains stay, and another entry for the
   * same original is held back.
   */
  isRolling?: boolean;
  /** True if one invalid entry stops the run, unless the operator agrees to import the valid ones. */
  isAllOrNothing?: boolean;
  /**
   * Returns the feed that reads documents as a mapping describes. A feed with this function cannot read anything
   * without a mapping.
   */
  withMapping?(mapping: FeedMapping): FeedDefinition;
  /** The mapping that the feed was made with. */
  mapping?: FeedMapping;
  /** True if the feed supports the operator's choices. */
  takesChoices?: boolean;
  /** Finds the entries of a page. Throws FeedShapeError. */
  parse(text: string): ParsedPage;
  /**
   * Returns the repository of an item that an earlier version stored without it. The repository is derived from the
   * `ext` of the item. A feed without this function has only one repository.
   */
  repositoryOf?(ext: Readonly<Record<string, JsonValue>>): string | undefined;
  map(entry: Entry, choices: FeedChoices): FeedItem | EntryRefusal;
  categories: CategoryTable;
  paging: FeedPaging;
  /**
   * Query parameters that do not restrict the feed. Others usually do (`isUnfiltered`), and a run of a restricted feed
   * keeps items that are missing from it.
   */
  neutralParameters: readonly string[];
  /** Content types that a page may have. */
  contentTypes: readonly string[];
  /**
   * Returns warnings, as encoded phrases, if the operator would not be paid for the games. A feed without this function
   * never gives such warnings.
   */
  publisherWarnings?(facts: PublisherFacts): string[];
}

/**
 * Returns the name under which the items of a provider's repository are stored. Each repository has its own name, so
 * its runs never affect the items of another repository.
 */
export function providerName(provider: string, repository: string | undefined): string {
  return repository === undefined ? provider : `${provider}:${repository}`;
}

/** A feed whose entry type is only known inside the feed. */
export type FeedDefinition = Omit<FeedSpec<unknown>, 'schema'> & { schema: z.ZodType };

/** Defines a feed and hides its entry type. */
export function defineFeed<Entry>(spec: FeedSpec<Entry>): FeedDefinition {
  return {
    ...spec,
    // Only entries that passed the schema are mapped.
    map: (entry, choices) => spec.map(entry as Entry, choices),
  };
}

/** Content types with which servers send XML feeds. Some send them as HTML. */
export const xmlContentTypes = [
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/xml',
  'text/xml',
  'text/html',
] as const;

/** Content types of JSON feeds. */
export const jsonContentTypes = [
  'application/json',
  'application/feed+json',
  'text/json',
  'text/plain',
] as const;
