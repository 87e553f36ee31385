import { LRUCache } from 'lru-cache';
import { asObject, type JsonValue } from '#app/lib/json.ts';
import type { BundleRegistry } from '#app/bundle/registry.ts';
import {
  holderOfItem,
  holdersOfSite,
  holdersOfVertical,
  type TextHolder,
} from '#app/bundle/translations/text-holders.server.ts';
import { readDraftValues, type DraftValue } from '#app/changes/draft-values.server.ts';
import type { Draft } from '#app/changes/drafts.server.ts';
import { targetsOf } from '#app/changes/edited-values.server.ts';
import { mainLanguageOf } from '#app/domain/languages.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { targetKey, type ChangeTarget } from '#app/store/change-target.ts';
import {
  countHolder,
  readItemCounts,
  type CountedHolder,
  type ItemCounts,
} from '#app/translations/item-counts.server.ts';
import { findCurrentDraft, readValue, type RequestArgs } from '../../draft/current-draft.server.ts';
import { bundleRegistryOf } from '../../server/bundle-registry.server.ts';
import { platformContext } from '../../server/context.ts';
import { isSameHolder, type HolderKey } from './holder.ts';

/** The texts of the site as the operator's draft shows them. */
export interface TranslatedSite {
  args: RequestArgs;
  platform: Platform;
  registry: BundleRegistry;
  draft: Draft | null;
  /** The site version that the operator sees. */
  seen: number;
  main: string;
  /** The languages of the site without the main language, in the order of the setting `languages`. */
  languages: readonly string[];
  parts: ReadonlyMap<string, DraftValue>;
}

/** The fields of a site that are needed to list its entries. */
export type ListedSite = Pick<TranslatedSite, 'registry' | 'draft' | 'main' | 'languages' | 'parts'> & {
  platform: Pick<Platform, 'store'>;
};

const siteParts = [
  'info',
  'settings',
  'ext_pages',
  'layouts',
  'ads',
  'ext_translations',
  'ext_languages',
] as const;
const verticalParts = ['menu', 'list_tags'] as const;

/** Reads the languages and all parts with texts. Items are read by the functions below. */
export async function openSite(args: RequestArgs): Promise<TranslatedSite> {
  const platform = args.context.get(platformContext);
  const registry = bundleRegistryOf(platform);
  const { db } = platform.store;
  const seen = (await platform.store.readVersion()) ?? 0;
  const draft = await findCurrentDraft(args);
  const targets = [
    ...siteParts.map((key) => partTarget(0, key)),
    ...[...registry.verticals.keys()].flatMap((id) => verticalParts.map((key) => partTarget(id, key))),
  ];
  const parts = await readDraftValues(db, draft, targets);
  const settings = parts.get(targetKey(partTarget(0, 'settings')))?.value;
  const { languages } = decodeSettings(asObject(settings));
  return {
    args,
    platform,
    registry,
    draft,
    seen,
    main: mainLanguageOf(languages),
    languages: languages.slice(1),
    parts,
  };
}

/** Opens the site for a screen of one of its languages. Throws a 404 response if the site does not have it. */
export async function openLanguage(
  args: RequestArgs,
  tag: string | undefined,
): Promise<TranslatedSite & { language: string }> {
  const site = await openSite(args);
  const language = site.languages.find((one) => one === tag);
  if (language === undefined) throw new Response('The site does not have this language.', { status: 404 });
  return { ...site, language };
}

function partTarget(verticalId: number, key: string) {
  return { kind: 'part', verticalId, key } as const satisfies ChangeTarget;
}

/** Returns a part as the draft shows it, or as it is published. */
export function partOf(
  { parts }: Pick<TranslatedSite, 'parts'>,
  verticalId: number,
  key: string,
  side: 'value' | 'published' = 'value',
): JsonValue | undefined {
  return parts.get(targetKey(partTarget(verticalId, key)))?.[side];
}

/** Returns the parts of the site, text pages, categories and tags with their texts. */
export function partHolders(
  site: Pick<TranslatedSite, 'parts' | 'registry'>,
  side: 'value' | 'published' = 'value',
): TextHolder[] {
  const { registry } = site;
  const ofSite = siteParts.flatMap((key) => {
    const value = partOf(site, 0, key, side);
    return value === undefined ? [] : [[key, value] as const];
  });
  const ofVerticals = [...registry.verticals.keys()].flatMap((id) => {
    const [menu, tags] = verticalParts.map((key) => partOf(site, id, key, side));
    return holdersOfVertical(id, { menu, list_tags: tags }, registry);
  });
  return [...holdersOfSite(new Map(ofSite), registry).flatMap(splitPages), ...ofVerticals];
}

/** Splits the text pages, which are long, so that each has a screen of its own. */
function splitPages(holder: TextHolder): TextHolder[] {
  if (holder.group !== 'ext_pages') return [holder];
  return Array.from(holder.fields, ([name, role]) => ({
    ...holder,
    id: name,
    name,
    fields: new Map([[name, role]]),
  }));
}

/** Finds something with texts. `published` is `null` if it is not published. */
export async function findHolder(
  site: TranslatedSite,
  key: HolderKey,
): Promise<{ holder: TextHolder; published: TextHolder | null; value: DraftValue } | null> {
  const { registry, args, parts } = site;
  if (key.group === 'items') {
    const [verticalId] = [...registry.verticals].find(([, { prefix }]) => prefix === key.section) ?? [];
    if (verticalId === undefined || !/^[1-9]\d{0,14}$/.test(key.id)) return null;
    const value = await readValue(args, { kind: 'item', verticalId, id: Number(key.id) });
    const holderOf = (item: JsonValue | undefined) =>
      item === undefined ? undefined : holderOfItem(verticalId, item, registry)[0];
    const holder = holderOf(value.value);
    return holder ? { holder, published: holderOf(value.published) ?? null, value } : null;
  }
  const isWanted = (one: TextHolder) => isSameHolder(one, key);
  const holder = partHolders(site).find(isWanted);
  const value = holder && parts.get(targetKey(holder.target));
  if (!value) return null;
  return { holder, published: partHolders(site, 'published').find(isWanted) ?? null, value };
}

/** The items of drafts, cached by the published items that the drafts change. */
const draftItems = new WeakMap<ItemCounts, LRUCache<string, Promise<ItemCounts['items']>>>();
/** Number of drafts whose items are cached for one site version. */
const maxDrafts = 8;

/**
 * Lists everything with texts, with the number of texts in each state: the parts, then the items of each section.
 * Counting the texts of a large site for the first time takes longer than an operator waits. After `patience`
 * milliseconds, the list contains the items that have been counted so far, and `share` tells how many these are.
 */
export async function listHolders(
  site: ListedSite,
  patience = 1_000,
): Promise<{ holders: CountedHolder[]; share: number }> {
  const { languages, registry, platform, draft } = site;
  const published = await readItemCounts(platform.store, registry, languages, patience);
  const cache =
    draftItems.get(published) ?? new LRUCache<string, Promise<ItemCounts['items']>>({ max: maxDrafts });
  draftItems.set(published, cache);
  const key = draft ? `${draft.id} ${draft.revision}` : '';
  const items = cache.get(key) ?? addDraft(site, published);
  cache.set(key, items);
  items.catch(() => cache.delete(key));
  const holders = [
    ...partHolders(site).map((holder) => countHolder(holder, languages)),
    ...[...(await items).values()].flat(),
  ];
  return { holders, share: published.share };
}

/** Returns the published items with the additions, changes and removals of a draft. */
async function addDraft(
  { draft, registry, platform, languages }: ListedSite,
  { items }: ItemCounts,
): Promise<ItemCounts['items']> {
  const targets = draft ? targetsOf(draft.edits).filter((target) => target.kind === 'item') : [];
  if (targets.length === 0) return items;
  const values = await readDraftValues(platform.store.db, draft, targets);
  const edited = new Map<string, CountedHolder | null>(
    targets.flatMap((target) => {
      const value = values.get(targetKey(target));
      if (!value?.isEdited) return [];
      const [holder] =
        value.value === undefined ? [] : holderOfItem(target.verticalId, value.value, registry);
      const counted = holder ? countHolder(holder, languages) : null;
      return [[`${target.verticalId} ${target.id}`, counted] as const];
    }),
  );
  return new Map(
    Array.from(items, ([verticalId, published]) => {
      const known = new Set(published.map(({ id }) => `${verticalId} ${id}`));
      const added = [...edited.entries()].flatMap(([key, counted]) =>
        counted?.verticalId === verticalId && !known.has(key) ? [counted] : [],
      );
      const remaining = published.flatMap((counted) => {
        const changed = edited.get(`${verticalId} ${counted.id}`);
        return changed === undefined ? [counted] : (changed ?? []);
      });
      return [verticalId, [...added, ...remaining]];
    }),
  );
}
