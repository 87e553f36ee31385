import { decodeHTML, escapeAttribute, escapeText } from 'entities';

const described = /(\s(?:alt|title|aria-label)=")([^"]*)/g;

/** Lists the texts that visitors see or hear in sanitised HTML: texts of elements, and descriptions in attributes. */
export function textsOfMarkup(markup: string): string[] {
  const texts: string[] = [];
  mapTexts(markup, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** Returns sanitised HTML with its texts translated. Returns `null` unless it has texts and all are translated. */
export function translateMarkup(markup: string, translations: ReadonlyMap<string, string>): string | null {
  const texts = textsOfMarkup(markup);
  const isTranslated = (text: string) => (translations.get(text) ?? '').trim() !== '';
  if (texts.length === 0 || !texts.every(isTranslated)) return null;
  return mapTexts(markup, (text) => translations.get(text) ?? text);
}

function mapTexts(markup: string, change: (text: string) => string): string {
  // The pattern of a tag excludes “<”. Otherwise, many tags without an end would take quadratic time.
  return markup.replaceAll(/<[^<>]*>|[^<]+/g, (part) =>
    part.startsWith('<')
      ? part.replaceAll(
          described,
          (_, start: string, value: string) => start + mapText(value, change, escapeAttribute),
        )
      : mapText(part, change, escapeText),
  );
}

/** Replaces one text and keeps the spaces around it. A text without letters is not replaced. */
function mapText(source: string, change: (text: string) => string, escape: (text: string) => string): string {
  const text = decodeHTML(source).replaceAll(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(text)) return source;
  const start = source.slice(0, source.length - source.trimStart().length);
  const end = source.slice(source.trimEnd().length);
  return start + escape(change(text)) + end;
}
