import { cleanMarkup } from '#app/ads/decode-entry.server.ts';
import { textsOfMarkup, translateMarkup } from '#app/ads/markup-texts.server.ts';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import { asList, asObject, asText, isJsonObject, type JsonValue } from '#app/lib/json.ts';

/**
 * Lists the texts of the part `ads` that can be translated: those of entries without a script. The HTML of other
 * entries belongs to an ad network.
 */
export function adTextsOf(ads: JsonValue | undefined): string[] {
  return asList(ads).flatMap((value) => {
    const { type, div, ext_promotion: promotion } = asObject(value);
    if (type !== 5) return [];
    if (!isJsonObject(promotion)) return textsOfMarkup(cleanMarkup(asText(div)).markup);
    const alt = asText(promotion.alt).replaceAll(/\s+/g, ' ').trim();
    return alt === '' ? [] : [alt];
  });
}

/** Returns ad entries with translated texts, or `null` if none is translated. */
export function translateAds(
  ads: readonly AdEntry[],
  translations: ReadonlyMap<string, string>,
): AdEntry[] | null {
  if (translations.size === 0) return null;
  let isSame = true;
  const translated = ads.map((entry) => {
    const markup = entry.type === 5 ? translateMarkup(entry.markup, translations) : null;
    if (markup === null) return entry;
    isSame = false;
    return { ...entry, markup, isTranslated: true as const };
  });
  return isSame ? null : translated;
}
