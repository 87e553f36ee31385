import { readAdEntry, type RawAdEntry } from '#app/ads/decode-entry.server.ts';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import { unknownPrefix } from '#app/domain/catalogue/addresses.ts';
import { buildCatalogueInSteps, type Catalogue } from '#app/domain/catalogue/catalogue.ts';
import type { Item } from '#app/domain/catalogue/item.ts';
import { reportLeftOut, type ItemFault, type LeftOutItem } from '#app/domain/catalogue/left-out-item.ts';
import { prepareLists } from '#app/domain/catalogue/cached-lists.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { mainLanguageOf } from '#app/domain/languages.ts';
import { noneUnavailable } from '#app/domain/unavailable-items.ts';
import { pageKinds, type BlockInstance, type LayoutSet } from '#app/domain/layout.ts';
import type { MediaFile } from '#app/domain/media-file.ts';
import { effectiveRedirects, knownAddresses } from '#app/domain/live-redirects.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { createPacer, inTurns, takeTurn } from '#app/lib/chunks.server.ts';
import type { MediaRow, RawPart, RawSite } from '#app/store/raw-site.ts';
import { dropForbiddenInAll } from '#app/lib/allowed-characters.ts';
import { maxId } from '#app/domain/item-id.ts';
import { decodeBlockSettings } from './block-settings.ts';
import { decodeOwnLanguages } from './own-languages.server.ts';
import { decodeInfo, decodeMenu, decodeTextPages } from './decode-parts.server.ts';
import {
  asInteger,
  asList,
  asObject,
  asText,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '#app/lib/json.ts';
import { decodeItem, FaultyItem } from './decode-item.server.ts';
import { parseJson } from './json-source.server.ts';
import type { BundleRegistry, VerticalRules } from './registry.ts';
import { translateSnapshot } from './translations/translate-snapshot.server.ts';
import { cutText, tagNameLimit } from './text-limits.ts';

/** Default lifetime of a rendered page, in seconds (spec SERVE-3). */
export const defaultPageLifetime = 300;

/**
 * Creates snapshots from the store. Unchanged items are taken from the previous snapshot. `reused` contains the
 * catalogues of the previous snapshot that are neither decoded nor translated again, by vertical id.
 */
export type SnapshotDecoder = (
  raw: RawSite,
  previous?: Snapshot | null,
  reused?: ReadonlyMap<number, Catalogue>,
) => Promise<Snapshot>;

/** Creates the decoder for the built-in verticals. The stored parts were already checked when they were imported. */
export function createSnapshotDecoder(
  registry: Pick<BundleRegistry, 'verticals' | 'settings'>,
  onLeftOut: (message: string) => void = () => {},
): SnapshotDecoder {
  return async (raw, previous = null, reused = new Map()) => {
    const parts = groupParts(raw.parts);
    const site = parts.get(0) ?? new Map<string, JsonValue>();
    const settings = decodeSettings(asObject(site.get('settings')));
    const { items, leftOut } = await decodeItems(raw, previous, registry, onLeftOut);
    const catalogues = new Map<number, Catalogue>();
    for (const verticalId of registry.verticals.keys()) {
      const own = parts.get(verticalId) ?? new Map<string, JsonValue>();
      catalogues.set(
        verticalId,
        reused.get(verticalId) ??
          (await decodeCatalogue(verticalId, own, items.get(verticalId) ?? [], {
            language: mainLanguageOf(settings.languages),
            ...registry,
          })),
      );
      await takeTurn();
    }
    const media = await decodeMedia(raw.media, previous);
    const redirects = Object.entries(asObject(site.get('ext_redirects')));
    const textPages = decodeTextPages(site.get('ext_pages'));
    const snapshot: Snapshot = {
      version: raw.version,
      info: decodeInfo(site.get('info')),
      settings,
      safe: { pages: asList(asObject(site.get('safe')).pages).map(asText) },
      catalogues,
      leftOut,
      unavailable: previous?.unavailable ?? noneUnavailable,
      layouts: decodeLayouts(site.get('layouts')),
      ads: decodeAds(site.get('ads'), settings.ads.contextualOnly, media),
      media,
      textPages,
      redirects: effectiveRedirects(
        redirects.map(([from, to]) => [from, asText(to)] as const),
        {
          addresses: knownAddresses(settings, registry.verticals, textPages.keys()),
          hasItem: (verticalId, id) => catalogues.get(verticalId)?.itemById.has(id) ?? false,
          hasCategory: (verticalId, id) => catalogues.get(verticalId)?.categoryById.has(id) ?? false,
        },
      ),
      pageLifetime: decodePageLifetime(site.get('admin_cache_time')),
      translations: new Map(),
      layoutTexts: new Map(),
      translatedTexts: new Set(),
      ownLanguages: decodeOwnLanguages(site.get('ext_languages'), previous?.ownLanguages),
    };
    const translations = new Map<string, Snapshot>();
    for (const language of settings.languages) {
      const known = translatedBefore(language, previous, reused);
      const translated = await translateSnapshot(snapshot, language, parts, registry, known);
      if (translated !== snapshot) translations.set(language, translated);
    }
    return { ...snapshot, translations };
  };
}

/** Returns the reused catalogues in a language. Returns none if the previous snapshot does not have the language. */
function translatedBefore(
  language: string,
  previous: Snapshot | null,
  reused: ReadonlyMap<number, Catalogue>,
): ReadonlyMap<number, Catalogue> {
  if (!previous?.settings.languages.includes(language)) return new Map();
  const { catalogues } = previous.translations.get(language) ?? previous;
  return new Map([...catalogues].filter(([id]) => previous.catalogues.get(id) === reused.get(id)));
}

function groupParts(parts: readonly RawPart[]): Map<number, Map<string, JsonValue>> {
  const groups = new Map<number, Map<string, JsonValue>>();
  for (const { verticalId, key, value } of parts) {
    const group = groups.get(verticalId) ?? new Map<string, JsonValue>();
    group.set(key, parseStored(value));
    groups.set(verticalId, group);
  }
  return groups;
}

interface DecodedItems {
  /** The items of each vertical in catalogue order, by vertical id. */
  items: ReadonlyMap<number, readonly Item[]>;
  leftOut: readonly LeftOutItem[];
}

async function decodeItems(
  raw: RawSite,
  previous: Snapshot | null,
  registry: Pick<BundleRegistry, 'verticals'>,
  onLeftOut: (message: string) => void,
): Promise<DecodedItems> {
  const groups = new Map<number, Item[]>();
  const leftOut: LeftOutItem[] = [];
  const leftOutBefore = new Map(previous?.leftOut.map((item) => [`${item.verticalId} ${item.id}`, item]));
  const newlyLeftOut: LeftOutItem[] = [];
  const pacer = createPacer();
  for await (const chunk of raw.items) {
    for (const { verticalId, id, data, changedAt } of chunk) {
      if (pacer.isDue()) await pacer.takeTurn();
      const rules = registry.verticals.get(verticalId);
      if (!rules) continue;
      const item =
        data === null
          ? (previous?.catalogues.get(verticalId)?.itemById.get(id) ??
            leftOutBefore.get(`${verticalId} ${id}`) ??
            null)
          : decodeStoredItem(verticalId, id, parseStored(data), rules, changedAt);
      if (!item) continue;
      if ('fault' in item) {
        leftOut.push(item);
        if (data !== null) newlyLeftOut.push(item);
        continue;
      }
      const group = groups.get(verticalId);
      if (group) group.push(item);
      else groups.set(verticalId, [item]);
    }
  }
  if (newlyLeftOut.length > 0) onLeftOut(describeLeftOut(newlyLeftOut, registry));
  return { items: groups, leftOut };
}

const idFault: ItemFault = {
  path: 'id',
  problem: 'is too large for an address',
  allowed: `at most ${maxId}`,
};

function decodeStoredItem(
  verticalId: number,
  id: number,
  value: JsonValue,
  rules: VerticalRules,
  changedAt: number,
): Item | LeftOutItem | null {
  const item = decodeItem(verticalId, value, rules, changedAt);
  if (item instanceof FaultyItem) return { verticalId, id, title: item.title, fault: item.fault };
  return item && id > maxId ? { verticalId, id, title: item.title, fault: idFault } : item;
}

function describeLeftOut(
  leftOut: readonly LeftOutItem[],
  { verticals }: Pick<BundleRegistry, 'verticals'>,
): string {
  const { count, items, fix } = reportLeftOut(leftOut, (id) => verticals.get(id)?.prefix ?? String(id));
  const more = count > items.length ? `, and ${count - items.length} more` : '';
  return `${count} ${count === 1 ? 'item is' : 'items are'} left out because of invalid data: ${items.join(', ')}${more}. ${fix}`;
}

/** Matches stored JSON text that may contain a character that XML does not allow. */
const doubtful = /\\u00[01]|[\ufffe\uffff]/;

/** Parses stored JSON. Stores of earlier versions may hold characters that a bundle may not contain. */
function parseStored(text: string): JsonValue {
  const value = parseJson(text);
  return doubtful.test(text) ? (dropForbiddenInAll(value) as JsonValue) : value;
}

/**
 * Decodes the pictures. Unchanged pictures share the objects of the previous snapshot, because both snapshots are in
 * memory during the swap.
 */
async function decodeMedia(
  chunks: AsyncIterable<readonly MediaRow[]>,
  previous: Snapshot | null,
): Promise<Map<string, MediaFile>> {
  const media = new Map<string, MediaFile>();
  for await (const chunk of chunks) {
    for (const { path, hash, width, height, color, thumbhash, widths } of chunk) {
      const file = { hash, width, height, color, thumbhash, widths };
      const known = previous?.media.get(path);
      media.set(path, known && isSameFile(known, file) ? known : file);
    }
  }
  return media;
}

function isSameFile(known: MediaFile, file: MediaFile): boolean {
  return (
    known.hash === file.hash &&
    known.width === file.width &&
    known.height === file.height &&
    known.color === file.color &&
    known.thumbhash === file.thumbhash &&
    known.widths.join() === file.widths.join()
  );
}

async function decodeCatalogue(
  verticalId: number,
  parts: ReadonlyMap<string, JsonValue>,
  items: readonly Item[],
  { verticals, language }: Pick<BundleRegistry, 'verticals'> & { language: string },
): Promise<Catalogue> {
  const prefixOf = (id: number) => verticals.get(id)?.prefix ?? unknownPrefix;
  const orders = Object.entries(asObject(parts.get('list_type')));
  const tags = Object.entries(asObject(parts.get('list_tags')));
  const steps = buildCatalogueInSteps({
    verticalId,
    language,
    prefix: prefixOf(verticalId),
    items,
    categories: decodeMenu(parts.get('menu'), verticalId, prefixOf),
    orders: new Map(orders.map(([id, ids]) => [Number(id), decodeIds(ids)])),
    tags: tags.map(([key, tag]) => {
      const { name, data } = asObject(tag);
      return { key, name: cutText(asText(name), tagNameLimit), itemIds: decodeIds(data) };
    }),
  });
  const catalogue = await inTurns(steps);
  await inTurns(prepareLists(catalogue));
  return catalogue;
}

/** Returns the ids of a list without duplicates. */
function decodeIds(value: JsonValue | undefined): number[] {
  return [...new Set(asList(value).map(asInteger))];
}

/** Decodes `layouts`: section → page kind → list of blocks. */
export function decodeLayouts(value: JsonValue | undefined): LayoutSet {
  return new Map(
    Object.entries(asObject(value)).map(([verticalId, pages]) => {
      const byKind = Object.entries(asObject(pages)).flatMap(([number, blocks]) => {
        const kind = pageKinds[Number(number) - 1];
        return kind ? [[kind, asList(blocks).map(decodeBlockInstance)] as const] : [];
      });
      return [Number(verticalId), Object.fromEntries(byKind)];
    }),
  );
}

function decodeBlockInstance(value: JsonValue): BlockInstance {
  const { module: type, config } = asObject(value);
  return { type: asText(type), settings: decodeBlockSettings(asObject(config)).settings };
}

const adTypes: readonly AdEntry['type'][] = [1, 2, 3, 4, 5];

/**
 * Decodes the entries that are switched on. On a contextual-only site, leaves out entries that need consent, except
 * those that are marked as contextual (spec ADS-29).
 */
function decodeAds(
  value: JsonValue | undefined,
  isContextualOnly: boolean,
  media: ReadonlyMap<string, MediaFile>,
): AdEntry[] {
  return asList(value).flatMap((one) => {
    const entry = asObject(one);
    if (entry.ext_off === true) return [];
    const decoded = decodeAdEntry(entry, media);
    return isContextualOnly && decoded.needsConsent && entry.ext_contextual !== true ? [] : [decoded];
  });
}

/** Decodes one entry of the part `ads`. `media` are the pictures of the site. */
export function decodeAdEntry(entry: JsonObject, media: ReadonlyMap<string, MediaFile>): AdEntry {
  const { img, link, alt } = asObject(entry.ext_promotion);
  const raw: RawAdEntry = {
    id: asInteger(entry.id),
    name: asText(entry.ext_name),
    type: adTypes.find((type) => type === entry.type) ?? 5,
    verticalId: asInteger(entry.data_type),
    position: asText(entry.position),
    pageKind: asInteger(entry.ad_type),
    adNumber: asInteger(entry.cou),
    script: asText(entry.script),
    div: asText(entry.div),
    scriptInDiv: asText(entry.script_in_div),
    attributes: entry.attributes,
    from: asInteger(entry.ext_from),
    until: asInteger(entry.ext_until),
    ...(isJsonObject(entry.ext_promotion) && {
      promotion: { image: asText(img), link: asText(link), alt: asText(alt) },
    }),
  };
  return readAdEntry(raw, media);
}

function decodePageLifetime(value: JsonValue | undefined): number {
  return typeof value === 'number' ? value : defaultPageLifetime;
}
