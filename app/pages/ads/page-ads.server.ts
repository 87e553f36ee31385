import { planInsertions } from '#app/ads/positions.ts';
import { parseSlotValues, type SlotValues } from '#app/ads/slot-values.server.ts';
import type { AdContent, AdEntry, AdScript } from '#app/domain/ad-entry.ts';
import { seededRandom } from '#app/domain/catalogue/random.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { pageKinds } from '#app/domain/layout.ts';
import type { ScriptAttributes } from '#app/domain/script-attributes.ts';
import type { PageContext } from '../layouts/block.server.ts';
import { languageOfAd, type Reader } from '../text-languages.ts';
import type { AdBoxStyle, AdContents, AdIdName, AdSlotsData } from './ad-slots-data.ts';

/** Settings of a block for the positions and the style of its ads (spec LAY-3, ADS-7). */
export interface AdSettings {
  adPosition: readonly number[];
  adIndex: readonly number[];
  adBox: unknown;
  /** Further classes of each ad's wrapper. May be "". */
  className: string;
  /** Ids of the ads' containers. May be "". */
  idName: AdIdName;
  notExecute: boolean;
}

/**
 * Returns the ads of a block on a page. Returns `null` if the block has no ad slots, or if none of their ad numbers has
 * an entry with text.
 */
export function adSlotsOf(
  context: Pick<PageContext, 'ads' | 'verticalId' | 'kind' | 'item' | 'category' | keyof Reader>,
  { adPosition, adIndex, adBox, className, idName, notExecute }: AdSettings,
): AdSlotsData | null {
  const values = parseSlotValues(adBox);
  const slots = { positions: adPosition, adNumbers: adIndex, fallback: values.adNumber };
  const numbers = planInsertions(slots, Number.MAX_SAFE_INTEGER).map(({ adNumber }) => adNumber);
  const contents = adContentsOf(context.ads, numbers, context);
  if (Object.keys(contents).length === 0) return null;
  return {
    positions: adPosition,
    adNumbers: adIndex,
    fallbackNumber: values.adNumber,
    contents,
    pageKind: context.kind,
    verticalId: context.verticalId,
    pageInputId: (context.item ?? context.category)?.id ?? null,
    box: boxStyle(values),
    ...(className && { className }),
    ...(idName && { idName }),
    ...(notExecute && { notExecute }),
  };
}

function boxStyle(values: SlotValues): AdBoxStyle {
  return {
    background: values.background,
    color: values.fontColor,
    fontSize: values.fontSize,
    margin: values.margin,
    borderRadius: values.radius,
    padding: values.padding,
    adaptiveWidth: values.isAdaptive ? values.adaptiveWidth : '',
  };
}

/** The vertical and the kind of a page. Kinds without a number receive only entries for all kinds. */
interface AdPage {
  verticalId: number;
  kind: string;
}

/**
 * Returns the entries that a page may show or run at this moment. A share of all addresses has no ads (spec ADS-28).
 * Reports when an entry begins or ends (spec ADS-26).
 */
export function adsAt(
  { ads, settings }: Pick<Snapshot, 'ads' | 'settings'>,
  { address, now, endAt, ...page }: AdPage & Pick<PageContext, 'address' | 'now' | 'endAt'>,
): AdEntry[] {
  if (isFreeOfAds(address, settings.ads.freeShare)) return [];
  return entriesOfPage(ads, page).filter(({ from, until }) => {
    for (const moment of [from, until]) if (moment !== null && moment > now) endAt(moment);
    return (from ?? now) <= now && (until ?? Number.POSITIVE_INFINITY) > now;
  });
}

/**
 * Reports whether a page belongs to the share without ads. When the share grows, pages that had no ads stay without
 * ads.
 */
function isFreeOfAds(address: string, share: number): boolean {
  return seededRandom(`ads ${address}`)() * 100 < share;
}

/** Returns the entries that a page of this vertical and kind may show or run, in their order (spec ADS-1). */
function entriesOfPage(ads: readonly AdEntry[], { verticalId, kind }: AdPage): AdEntry[] {
  const kindNumber = pageKinds.findIndex((name) => name === kind) + 1;
  return ads.filter(
    (entry) =>
      (entry.verticalId === 0 || entry.verticalId === verticalId) &&
      (entry.pageKind === 0 || entry.pageKind === kindNumber),
  );
}

/**
 * Returns the contents for the requested ad numbers from the entries of a page. The first entry with text provides the
 * content of a number. Numbers without such an entry are left out.
 */
export function adContentsOf(
  ads: readonly AdEntry[],
  adNumbers: readonly number[],
  reader: Reader,
): AdContents {
  const contents = [...new Set(adNumbers)].flatMap((adNumber): [string, AdContent][] => {
    const filling = ads.filter((entry) => entry.adNumber === adNumber && entry.markup.trim() !== '');
    const [first] = filling;
    if (!first) return [];
    const meanwhile = first.needsConsent ? filling.find((entry) => !entry.needsConsent) : undefined;
    const content = {
      ...contentOf(first, reader),
      ...(meanwhile && { meanwhile: contentOf(meanwhile, reader) }),
    };
    return [[String(adNumber), content]];
  });
  return Object.fromEntries(contents);
}

function contentOf(entry: AdEntry, reader: Reader): AdContent {
  const { id, markup, scriptAddress, attributes, needsConsent } = entry;
  return {
    text: markup,
    data: {
      id,
      ...(scriptAddress !== '' && { script: scriptAddress, ...someOf(attributes) }),
      ...(needsConsent && { waits: true as const }),
      ...languageOfAd(reader, entry),
    },
  };
}

/**
 * Returns the scripts that the entries of a page run without a slot. Only entries of the types 1 and 2 have such
 * scripts.
 */
export function scriptsOfPage(ads: readonly AdEntry[]): AdScript[] {
  return ads
    .filter(({ type, scriptAddress }) => type <= 2 && scriptAddress !== '')
    .map(({ id, scriptAddress, position, attributes }) => ({
      id,
      address: scriptAddress,
      position,
      ...someOf(attributes),
    }));
}

/** Leaves out empty attributes, so that the page's data does not contain them. */
function someOf(attributes: ScriptAttributes): { attributes?: ScriptAttributes } {
  return Object.keys(attributes).length > 0 ? { attributes } : {};
}
