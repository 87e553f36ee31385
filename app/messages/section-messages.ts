import type { MessageScopes } from './scopes.ts';
import type { Tag } from './translate.ts';

/**
 * The messages that every vertical provides, because shared blocks and pages show them. Each is a whole sentence or
 * label, so that a translation can inflect the noun and move it.
 */
export interface SectionMessages {
  /** The name in menus. */
  'section.name': null;
  /** Other words by which visitors search for the section, separated by commas. */
  'section.words': null;
  /** The button that opens an item. */
  'section.open': null;
  /** The name of the list of all items. */
  'section.all': null;
  /** The name of the list of a category or tag. */
  'section.list': { name: string };
  'section.count': { count: number };
  /** All items of a category or tag. */
  'section.allCount': { count: number };
  /** The number of matches if a search counted only the best ones, such as “500+ games”. */
  'section.countAtLeast': { count: number };
  'section.showAll': { count: number };
  'section.showAllAtLeast': { count: number };
  /** The placeholder of a search field. */
  'section.search': { count: number };
  /** The name of the search in a browser's list of search engines. */
  'section.searchOn': { site: string };
  'section.share': null;
  /** Items that follow the matches of a search. */
  'section.more': null;
  /** The vertical has no items. */
  'section.none': null;
  'section.noneHint': null;
  /** No item matches a keyword. `typed` marks the visitor's own text. */
  'section.noneFor': { typed: Tag; keyword: string };
  'section.noneForHint': { typed: Tag; keyword: string };
  /** All items of a category or tag that a keyword resembles. */
  'section.allIn': { name: string };
  /** Items that match synonyms of a keyword. */
  'section.similar': null;
  /** The number of items that match the beginning of a keyword. */
  'section.matching': { count: number; typed: Tag; prefix: string };
  'section.moreMatching': { count: number; typed: Tag; prefix: string };
}

/** The messages of a vertical whose items visitors can collect. */
export interface CollectionMessages {
  'collection.title': null;
  'collection.noScript': null;
  'collection.find': null;
  'collection.hint': null;
  'collection.notLoaded': null;
  /** Shown when a visitor removes an item that the site no longer has, so that its title is unknown. */
  'collection.removedUnknown': null;
  'collection.removeUnknown': null;
  'collection.moveUnknownForward': null;
  'collection.moveUnknownBack': null;
  'collection.backUp': null;
  'collection.restore': null;
  /** The name of a backup file. */
  'collection.fileName': { day: string };
  'collection.notABackup': null;
  'collection.saved': { count: number };
  'collection.nothingNew': { count: number };
  'collection.restored': { count: number };
  /** Shown if the browser could not store the restored items. */
  'collection.restoredForNow': { count: number };
  'collection.joins': null;
}

/** The scopes of verticals. Each contains all `SectionMessages`. */
export type SectionScope = {
  [Name in keyof MessageScopes]: MessageScopes[Name] extends SectionMessages ? Name : never;
}[keyof MessageScopes];
