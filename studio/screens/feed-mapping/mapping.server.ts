import { plainWidths } from '@portico/shared/prepared-files';
import { data } from 'react-router';
import { z } from 'zod';
import { faultLine } from '#app/bundle/fault.ts';
import { readObjectPart } from '#app/changes/stored-json.server.ts';
import { isHttpsAddress, portalOrigins } from '#app/domain/address-forms.ts';
import { optionsOfFeed } from '#app/feeds/feed-context.server.ts';
import { readRules } from '#app/feeds/feed-rules.ts';
import { changeFeed, type FeedFault } from '#app/feeds/manage-feeds.server.ts';
import { traceRule, type RuleTrace } from '#app/feeds/mapping/map-entry.server.ts';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { FeedMapping } from '#app/feeds/mapping/mapping-schema.ts';
import { proposeFields } from '#app/feeds/mapping/propose-mapping.server.ts';
import { parseMapping, readMapping } from '#app/feeds/mapping/read-mapping.server.ts';
import { tryMapping, type TriedGame } from '#app/feeds/mapping/try-mapping.server.ts';
import { buildValueTree, type ValueNode } from '#app/feeds/mapping/value-tree.ts';
import { FeedShapeError } from '#app/feeds/parse-page.ts';
import { compareRun, prepareRun } from '#app/feeds/run-feed.server.ts';
import { readFeedState } from '#app/feeds/stored-items.server.ts';
import { fetchPictures } from '#app/media/fetch-pictures.server.ts';
import type { Actor } from '#app/operators/audit-log.server.ts';
import { feedContextOf, feedsOf } from '#app/pages/feeds.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { findFeed, type StoredFeed } from '#app/store/feeds.server.ts';
import type { ShownChange, ShownPicture } from '../../changes/shown-change.ts';
import { withOwnErrors } from '../../server/own-errors.server.ts';
import { showChangedItems } from '../feeds/show-changed.server.ts';
import { findDocument, mappedProvider, replayDocument, type MappedDocument } from './documents.server.ts';

/** Number of games that the editor shows. */
const shownGames = 5;
/** Maximum number of changed games that a comparison shows. */
const shownChanges = 20;

/** The feed whose mapping is edited. */
export interface EditedFeed {
  id: number;
  revision: number;
  name: string;
  address: string;
  mapping: FeedMapping;
}

/**
 * Reads the feed whose mapping is edited. Returns `null` if no id is given, for a new feed. Throws an answer with
 * status 404 if the feed does not exist or has no mapping.
 */
export async function readEditedFeed({ store }: Platform, given: string | null): Promise<EditedFeed | null> {
  if (given === null || given === '') return null;
  const found = /^\d{1,9}$/.test(given) ? await findFeed(store.db, Number(given)) : null;
  const mapping = found && readRules(found.rules).mapping;
  if (!found || !mapping) throw data(null, { status: 404 });
  const { id, revision, name, address } = found;
  return { id, revision, name, address, mapping };
}

/** The view of a document in the editor. */
export function describeDocument({
  id,
  source,
  isFile,
  format,
  encoding,
  warning,
  proposal,
  lists,
}: MappedDocument) {
  return {
    id,
    source,
    isFile,
    format,
    encoding,
    warning,
    proposal,
    lists: lists.map(({ path, keyed, count, entries }) => ({
      path,
      keyed,
      count,
      /** The rules that are proposed for its entries. */
      fields: proposeFields(entries),
    })),
  };
}

const trySchema = z.object({
  document: z.string().max(50),
  mapping: z.unknown(),
  position: z.number().int().min(0).max(1_000),
});
export type TryInput = z.input<typeof trySchema>;

/** The games that a mapping reads from a document. */
export type TryAnswer =
  /** The document has been dropped from memory. */
  | { outcome: 'gone' }
  /** The mapping cannot be stored. Faults have the paths of the mapping, such as `fields.tags.steps[0].by`. */
  | { outcome: 'invalid'; faults: { path: string; text: string }[] }
  | {
      outcome: 'read';
      /** Number of entries that can be shown. */
      shown: number;
      /** Position of the entry, from 0. */
      position: number;
      tree: ValueNode[];
      /** The values of each field that has a rule, for the entry. */
      traces: Partial<Record<MappedField, RuleTrace>>;
      games: TriedGame[];
      /** Index in `games` of the game that is read from the entry. */
      shownGame: number;
    };

/**
 * Applies a mapping to a document. Returns the entry at a position and up to five games. `say` formats encoded phrases.
 * Throws an answer with status 400 if the request is malformed.
 */
export async function readTry(
  platform: Platform,
  operatorId: string,
  given: unknown,
  say: (text: string) => string,
): Promise<TryAnswer> {
  const parsed = trySchema.safeParse(given);
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: input } = parsed;
  const document = findDocument(platform, operatorId, input.document);
  if (!document) return { outcome: 'gone' };
  const read = readMapping(input.mapping);
  if ('faults' in read) {
    const faults = read.faults.map((fault) => ({ path: fault.path, text: say(faultLine(fault)) }));
    return { outcome: 'invalid', faults };
  }
  const { mapping } = read;
  const entries = entriesOf(document, mapping);
  const position = Math.max(0, Math.min(input.position, entries.length - 1));
  const entry = entries[position];
  const feed = mappedProvider(platform).withMapping(mapping);
  const rules = platform.rules.registry.verticals.get(feed.verticalId);
  if (!rules) throw data(null, { status: 404 });
  const traces = Object.fromEntries(
    Object.entries(mapping.fields).flatMap(([field, rule]) =>
      rule ? [[field, traceRule(entry, rule)]] : [],
    ),
  );
  const ownOrigins = portalOrigins(
    platform.environment.siteUrl,
    await readObjectPart(platform.store.db, 'info'),
  );
  const start = Math.max(0, Math.min(position, entries.length - shownGames));
  return {
    outcome: 'read',
    shown: entries.length,
    position,
    tree: buildValueTree(entry),
    traces,
    shownGame: position - start,
    games: tryMapping(entries, { start, count: shownGames }, { feed, mapping, rules, ownOrigins }).map(
      (game) => ({
        ...game,
        faults: game.faults.map((fault) => ({ ...fault, detail: say(fault.detail) })),
      }),
    ),
  };
}

function entriesOf({ lists }: MappedDocument, { entries, keyed }: FeedMapping): readonly unknown[] {
  return lists.find((list) => list.path === entries && list.keyed === keyed)?.entries ?? [];
}

const picturesSchema = z.object({ addresses: z.array(z.string().max(2_000)).max(shownGames) });

/**
 * Fetches and prepares the pictures of shown games, so that runs find them prepared. Throws an answer with status 400
 * if the request is malformed.
 */
export async function readPictures(
  { network, mediaDir, environment }: Platform,
  given: unknown,
): Promise<{ pictures: ShownPicture[] }> {
  const parsed = picturesSchema.safeParse(given);
  if (!parsed.success) throw data(null, { status: 400 });
  const addresses = parsed.data.addresses.filter((address) => isHttpsAddress(address));
  const { rows } = await fetchPictures(addresses, { fetch: withOwnErrors(network), mediaDir });
  const pictures = rows.map(({ path, hash, width, widths, color }) => {
    const [small = width] = plainWidths(widths);
    return { path, color, src: `${localAddress(environment)}/media/${hash}-${small}.webp` };
  });
  return { pictures };
}

const editSchema = z.object({
  feed: z.coerce.number().int().positive(),
  document: z.string().max(50).default(''),
  revision: z.coerce.number().int().default(0),
  mapping: z.string().max(500_000),
});

/** The changes that another mapping would make in the games of a feed. */
export type CompareAnswer =
  | { outcome: 'gone' | 'invalid' }
  | { outcome: 'unreadable'; reason: string }
  | {
      outcome: 'compared';
      /** True if the document is the whole feed. */
      isWhole: boolean;
      /** True if the other mapping gives the games other ids. */
      hasOtherIds: boolean;
      /** Number of the feed's games on the site. */
      before: number;
      added: number;
      changed: number;
      unchanged: number;
      removed: number;
      refused: number;
      /** The first changed games. */
      changes: ShownChange[];
    };

/** Compares the games of a feed with the games that another mapping reads from an open document. Changes nothing. */
export async function compareMapping(
  platform: Platform,
  operatorId: string,
  fields: unknown,
  say: (text: string) => string,
): Promise<CompareAnswer> {
  const { input, mapping } = readEdit(fields);
  const document = findDocument(platform, operatorId, input.document);
  const feed = await findFeed(platform.store.db, input.feed);
  const before = feed && readRules(feed.rules).mapping;
  if (!document || !feed || !before) return { outcome: 'gone' };
  if (!mapping) return { outcome: 'invalid' };
  const context = feedContextOf(platform);
  const onePage: FeedMapping = { ...mapping, paging: { kind: 'none' } };
  const tried: StoredFeed = { ...feed, rules: { ...readRules(feed.rules), mapping: onePage } };
  const options = optionsOfFeed(context, tried, replayDocument(document));
  try {
    const prepared = await prepareRun(options, undefined);
    const isFeed = !document.isFile && document.source === feed.address;
    prepared.source.isWhole &&= isFeed && mapping.paging.kind === 'none';
    const { state, plan, report } = await compareRun(options, prepared);
    const stored = await readFeedState(
      platform.store,
      options.feed,
      `${options.feed.provider}:${before.source}`,
    );
    const { verticalId } = options.feed;
    const idRule = ({ source, fields: rules }: FeedMapping) => JSON.stringify([source, rules.id]);
    return {
      outcome: 'compared',
      isWhole: prepared.source.isWhole,
      hasOtherIds: idRule(before) !== idRule(mapping),
      before: stored.own.size,
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged.length,
      removed: plan.removed.length,
      refused: report.refused.length + report.bad.length + report.heldBack.length,
      changes: await showChangedItems(platform, state, verticalId, plan.changed.slice(0, shownChanges)),
    };
  } catch (error) {
    if (error instanceof FeedShapeError)
      return { outcome: 'unreadable', reason: say(faultLine(error.fault)) };
    throw error;
  }
}

/** The result of saving the mapping of a stored feed. */
export type SaveAnswer =
  /** `revision` is the revision of the feed after the change. */
  | { outcome: 'saved'; id: number; name: string; revision: number }
  | { outcome: 'refused'; fault: FeedFault }
  | { outcome: 'gone' | 'conflict' | 'invalid' };

/** Gives a stored feed another mapping. Throws an answer with status 400 if the request is malformed. */
export async function saveMapping(platform: Platform, actor: Actor, fields: unknown): Promise<SaveAnswer> {
  const { input, mapping } = readEdit(fields);
  const { store, verticals } = platform;
  const before = await findFeed(store.db, input.feed);
  if (!before) return { outcome: 'gone' };
  if (!mapping) return { outcome: 'invalid' };
  const edit = {
    id: before.id,
    revision: input.revision,
    input: { ...before, rules: { ...readRules(before.rules), mapping } },
  };
  const result = await changeFeed(store, feedsOf(verticals), edit, actor);
  if (result.outcome !== 'saved') return result;
  const { id, name, revision } = result.feed;
  return { outcome: 'saved', id, name, revision };
}

function readEdit(fields: unknown): { input: z.output<typeof editSchema>; mapping: FeedMapping | null } {
  const parsed = editSchema.safeParse(fields);
  if (!parsed.success) throw data(null, { status: 400 });
  return { input: parsed.data, mapping: parseMapping(parsed.data.mapping) };
}
