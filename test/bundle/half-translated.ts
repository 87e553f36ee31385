import { asList, asObject, isJsonObject, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import {
  holderOfItem,
  holdersOfSite,
  holdersOfVertical,
  type TextHolder,
} from '#app/bundle/translations/text-holders.server.ts';
import { listTexts, setTexts } from '#app/bundle/translations/translation.server.ts';
import { registry } from '#app/verticals/index.server.ts';

/** The marks with which the texts of `translateHalf` begin. */
export const textMarks = { original: 'ə', translation: 'ɣ' } as const;

/**
 * Marks the texts of all items, categories and tags of a bundle, and translates every second text into a language. The
 * other texts of an item stay in the main language, so most pages contain texts in both languages.
 */
export function translateHalf(content: JsonObject, language: string): void {
  const units = new Map<string, number>();
  /** Returns whether a text is translated, which is the case for every second text. A list is translated as a whole. */
  const isChosen = ({ section, group, id }: TextHolder, path: string) => {
    const unit = `${section} ${group} ${id} ${path.replace(/\[.*/, '')}`;
    const number = units.get(unit) ?? units.size;
    units.set(unit, number);
    return number % 2 === 0;
  };
  const translate = ([holder]: readonly TextHolder[], value: JsonValue | undefined) => {
    if (!holder || !isJsonObject(value)) return;
    const texts = listTexts(value, holder.fields);
    const own = texts.flatMap(({ path, text }) =>
      isChosen(holder, path) ? [[path, mark(text, textMarks.translation)] as const] : [],
    );
    const originals = texts.map(({ path, text }) => [path, mark(text, textMarks.original)] as const);
    Object.assign(value, setTexts(value, originals), {
      translations: { [language]: Object.fromEntries(own) },
    });
  };
  const walkMenu = (id: number, menu: JsonValue | undefined) => {
    for (const entry of asList(menu)) {
      translate(holdersOfVertical(id, { menu: [entry] }, registry), entry);
      if (isJsonObject(entry)) walkMenu(id, entry.children);
    }
  };
  for (const [key, section] of Object.entries(content)) {
    const id = Number(key);
    if (!isJsonObject(section)) continue;
    walkMenu(id, section.menu);
    for (const [name, tag] of Object.entries(asObject(section.list_tags))) {
      translate(holdersOfVertical(id, { list_tags: { [name]: tag } }, registry), tag);
    }
    for (const item of asList(section.list)) {
      translate(holderOfItem(id, item, registry), item);
    }
  }
}

/** Texts of the site that get no mark, because they are shown only inside other texts, or not on pages. */
const unmarked = new Set(['keywords', 'description', 'siteName', 'shareText']);

/**
 * Like `translateHalf`, for the info, the settings and the ads of a bundle. The name of the site gets no mark, because
 * it is the same in every language.
 */
export function translateHalfOfSite(bundle: JsonObject, language: string): void {
  const parts = new Map(Object.entries(bundle));
  const translations: JsonObject = {};
  for (const { group, value, fields } of holdersOfSite(parts, registry)) {
    if (group !== 'info' && group !== 'settings') continue;
    const texts = listTexts(value, fields).filter(
      ({ path }) => !unmarked.has(path) && !path.startsWith('home.'),
    );
    bundle[group] = setTexts(
      value,
      texts.map(({ path, text }) => [path, mark(text, textMarks.original)]),
    );
    const half = texts.filter((_, index) => index % 2 === 1);
    const own = half.map(({ path, text }) => [path, mark(text, textMarks.translation)] as const);
    translations[group] = { [language]: Object.fromEntries(own) };
  }
  translations.ads = { [language]: translateAds(bundle.ads) };
  Object.assign(bundle, { ext_translations: translations });
}

/** Marks the texts of the ads, and returns the translations of every second ad. */
function translateAds(ads: JsonValue | undefined): JsonObject {
  const translations: JsonObject = {};
  for (const [index, ad] of asList(ads).entries()) {
    if (!isJsonObject(ad) || typeof ad.div !== 'string') continue;
    ad.div = ad.div.replaceAll(/>([^<]+)</g, (_, text: string) => {
      const original = mark(text, textMarks.original);
      if (index % 2 === 1) translations[original] = mark(text, textMarks.translation);
      return `>${original}<`;
    });
  }
  return translations;
}

/** Puts a mark before the first word of a text or of HTML. */
function mark(text: string, sign: string): string {
  return text.replace(/^(?:\s|<[^>]*>)*/, (start) => start + sign);
}
