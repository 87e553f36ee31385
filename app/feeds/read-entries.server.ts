import { isPlayAddress, isHttpsAddress } from '#app/domain/address-forms.ts';
import { verticalExt } from '#app/bundle/decode-item.server.ts';
import {
  createFault,
  FaultList,
  formatPath,
  phraseOf,
  pathValue,
  repeatPart,
  type Fault,
  type PathPart,
} from '#app/bundle/fault.ts';
import { itemSchema } from '#app/bundle/item-schema.server.ts';
import type { JsonObject } from '#app/lib/json.ts';
import type { VerticalRules } from '#app/bundle/registry.ts';
import { addSchemaFaults, addStorageFaults } from '#app/bundle/schema-faults.server.ts';
import { finish } from '#app/domain/catalogue/steps.ts';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { dropForbiddenInAll } from '#app/lib/allowed-characters.ts';
import type { FeedChoices, FeedDefinition } from './define-feed.ts';
import { cleanItem, createItem, type CleanItem } from './feed-item.server.ts';
import type { EntryIdentity, RefusedEntry } from './feed-report.ts';
import type { ParsedPage } from './parse-page.ts';
import type { ValueList } from './shelf.server.ts';

/** The checked entries of a feed, before they are compared with the store. */
export interface ReadEntries {
  /** Number of all entries. */
  count: number;
  items: ValueList<CleanItem>;
  /** Positions of the items, by provider id. */
  ids: ReadonlyMap<string, number>;
  /** Number of items without a picture. */
  pictureless: number;
  bad: Fault[];
  /** Ids of invalid entries. Their stored items are not removed. */
  badIds: ReadonlySet<string>;
  /** True if an invalid entry has no readable id. It is then unknown which items the feed no longer contains. */
  hasUnknown: boolean;
  refused: RefusedEntry[];
  /** Dates of accepted entries that could not be parsed, in the feed's notation. */
  unreadDates: string[];
}

export interface ReadEntriesOptions {
  feed: FeedDefinition;
  rules: VerticalRules;
  choices?: FeedChoices | undefined;
  /** Origins of the portal itself. */
  ownOrigins: ReadonlySet<string>;
}

const noChoices: FeedChoices = { licence: '', category: '' };

/** Number of entries that are checked between two turns of the event loop. */
const entriesPerTurn = 20;

/** Receives the pages of a feed one after the other. */
export interface EntryReader {
  /**
   * Checks, maps and sanitises the entries of a page, in steps, so that the process can do other work in between.
   * Messages about them begin with the number of the page, unless it is `null`.
   */
  read(page: ParsedPage, pageNumber: number | null): Generator<void, void>;
  /** Returns the entries of all pages. */
  finish(): ReadEntries;
}

/** Checks, maps and sanitises every entry. An invalid or refused entry is listed and never stops the others. */
export function readEntries(
  pages: readonly ParsedPage[],
  options: ReadEntriesOptions,
): ReadEntries & { items: readonly CleanItem[] } {
  const items: CleanItem[] = [];
  const reader = createEntryReader(options, (item) => items.push(item), items);
  for (const [index, page] of pages.entries()) {
    finish(reader.read(page, pages.length > 1 ? index + 1 : null));
  }
  return { ...reader.finish(), items };
}

/**
 * Creates the reader of a feed's entries. `keep` stores an accepted item; `items` contains all items that were stored.
 */
export function createEntryReader(
  options: ReadEntriesOptions,
  keep: (item: CleanItem) => void,
  items: ValueList<CleanItem>,
): EntryReader {
  const { feed } = options;
  const result = {
    count: 0,
    items,
    ids: new Map<string, number>(),
    pictureless: 0,
    bad: [] as Fault[],
    badIds: new Set<string>(),
    hasUnknown: false,
    refused: [] as RefusedEntry[],
    unreadDates: [] as string[],
  };
  /** The locations of refused entries, by provider id. */
  const refusedAt = new Map<string, string>();
  const findLocation = (providerId: string) => {
    const position = result.ids.get(providerId);
    return position === undefined ? refusedAt.get(providerId) : items.at(position)?.place;
  };

  function readOne(entry: unknown, page: ParsedPage, position: number, pageNumber: number | null): void {
    const line = page.lines?.[position];
    const path = line === undefined ? (page.entryPaths?.[position] ?? [...page.path, position]) : [];
    const providerId = readField(entry, feed.idField);
    const bad = findFaults(entry, path, feed);
    if (bad.length > 0) {
      result.bad.push(...bad.map((fault) => moveFault(fault, pageNumber, line)));
      if (providerId === '') result.hasUnknown = true;
      else result.badIds.add(providerId);
      return;
    }
    const place = describeLocation(pageNumber, line, formatPath(path));
    const first = findLocation(providerId);
    if (first !== undefined) {
      const title = readField(entry, feed.titleField);
      const reason = phrase('has the id of {place}', { place: readPhrase(first) });
      result.refused.push({ place, providerId, title, reason });
      return;
    }
    const read = readEntry(entry, { place, providerId, title: '' }, options);
    if ('reason' in read) {
      result.refused.push(read);
      refusedAt.set(providerId, place);
      return;
    }
    result.ids.set(providerId, items.length);
    keep(read.item);
    if (read.item.image === '') result.pictureless += 1;
    if (read.unreadDate) result.unreadDates.push(read.unreadDate);
  }

  return {
    *read(page, pageNumber) {
      for (const [position, entry] of page.entries.entries()) {
        if (result.count % entriesPerTurn === 0) yield;
        result.count += 1;
        readOne(entry, page, position, pageNumber);
      }
    },
    finish: () => result,
  };
}

/**
 * Returns the location of an entry or of one of its fields, as an encoded phrase. If `line` is set, `path` is relative
 * to the entry that begins on this line.
 */
function describeLocation(page: number | null, line: number | undefined, path: string): string {
  if (line === undefined) return page === null ? path : phrase('page {page}: {path}', { page, path });
  const place = path === '' ? phrase('line {line}', { line }) : phrase('line {line}, {path}', { line, path });
  return page === null ? place : phrase('page {page}: {path}', { page, path: readPhrase(place) });
}

/** Adds the page and the line of an entry to the path of its fault. */
function moveFault(fault: Fault, page: number | null, line: number | undefined): Fault {
  const place = describeLocation(page, line, fault.path);
  return createFault(place, repeatPart(fault, 'problem'), repeatPart(fault, 'allowed'));
}

/** Returns a field's text or number, or "" if there is none. */
function readField(entry: unknown, field: string): string {
  if (!isObject(entry)) return '';
  const value = ownValue(entry, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function findFaults(entry: unknown, path: readonly PathPart[], feed: FeedDefinition): Fault[] {
  const faults = new FaultList();
  if (addSchemaFaults(faults, path, feed.schema, entry)) {
    const found = new FaultList();
    addStorageFaults(found, textsOf(entry));
    for (const fault of found.toArray()) {
      const inner = fault.path.startsWith('[') ? fault.path : `.${fault.path}`;
      return [
        createFault(formatPath(path) + inner, repeatPart(fault, 'problem'), repeatPart(fault, 'allowed')),
      ];
    }
    if (readField(entry, feed.idField) === '') faults.addValue([...path, feed.idField], '', phrase('an id'));
  }
  return faults.toArray();
}

/** Returns the texts of an entry that are at its top level or in a list at its top level. */
function textsOf(entry: unknown): Record<string, unknown> {
  const isText = (value: unknown) => typeof value === 'string';
  const pairs = Object.entries(entry as object).flatMap(([key, value]: [string, unknown]) => {
    if (Array.isArray(value)) return [[key, value.map((part) => (isText(part) ? part : null))]];
    return isText(value) ? [[key, value]] : [];
  });
  return Object.fromEntries(pairs) as Record<string, unknown>;
}

function readEntry(
  entry: unknown,
  where: EntryIdentity,
  { feed, rules, ownOrigins, choices = noChoices }: ReadEntriesOptions,
): { item: CleanItem; unreadDate: string } | RefusedEntry {
  const mapped = feed.map(feed.schema.parse(dropForbiddenInAll(entry)), choices);
  const title = readField(entry, feed.titleField);
  if ('refusal' in mapped) return { ...where, title, reason: mapped.refusal };
  const item = cleanItem(mapped, where.providerId, where.place);
  const refuse = (reason: string, field?: RefusedEntry['field']): RefusedEntry => ({
    ...where,
    title: item.title,
    reason,
    ...(field && { field }),
  });
  if (item.title === '') return refuse(phrase('has no title'), 'title');
  if (rules.isPlayed && !isFree(mapped.price)) {
    const price = String(mapped.price);
    return refuse(phrase('costs {price}: playing is free', { price }), 'price');
  }
  if (rules.isPlayed || item.playUrl !== '') {
    const address = item.playUrl;
    if (!isHttpsAddress(address)) {
      return refuse(phrase('its address is not https: {address}', { address }), 'playUrl');
    }
    if (!isPlayAddress(address, ownOrigins)) {
      return refuse(phrase('its address is the portal’s own: {address}', { address }), 'playUrl');
    }
  }
  const problem = findItemFault(item, feed.provider, rules);
  return problem === null ? { item, unreadDate: mapped.unreadDate ?? '' } : refuse(problem);
}

/** Reports whether a price means that the game is free. Games of a feed without prices are free. */
function isFree(price: string | number | undefined): boolean {
  if (price === undefined) return true;
  const text = String(price).trim().toLowerCase();
  return text === '' || text === 'free' || Number(text) === 0;
}

/**
 * Finds a fault for which an import would refuse the stored item, as an encoded phrase. This ensures that every export
 * can be imported again.
 */
function findItemFault(item: CleanItem, provider: string, rules: VerticalRules): string | null {
  const faults = new FaultList();
  const category = { id: 1, name: '' };
  const json: JsonObject = { ...createItem(item, provider, [category], rules, item.publishedAt ?? 0), id: 1 };
  addSchemaFaults(faults, [], itemSchema, json);
  addSchemaFaults(faults, ['ext'], rules.extSchema, verticalExt(json.ext));
  const [first] = faults.toArray();
  if (!first) return null;
  return phrase('its {path} {problem}; allowed: {allowed}', {
    path: pathValue(first),
    problem: phraseOf(first, 'problem'),
    allowed: phraseOf(first, 'allowed'),
  });
}
