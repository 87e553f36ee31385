/** Longest language tag, in characters. */
const tagLimit = 35;

/** Whether a text is a BCP 47 tag in its canonical form, such as `pt-BR`. */
export function isLanguageTag(tag: string): boolean {
  try {
    return tag.length <= tagLimit && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Scripts that are written from right to left. */
const fromRight = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Returns the direction in which a language is written. `language` is a BCP 47 tag. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromRight.has(scriptOf(language)) ? 'rtl' : 'ltr';
}

/** Returns the script in which a language is usually written, such as `Latn` (ISO 15924). */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn';
}

const chineseOrJapanese = new Set(['Jpan', 'Hans', 'Hant']);

/** Returns the comma that a language writes between two names, followed by a space if the script uses spaces. */
export function commaOf(language: string): string {
  const script = scriptOf(language);
  if (chineseOrJapanese.has(script)) return '、';
  return script === 'Arab' ? '، ' : ', ';
}

/** Languages in the Latin script whose usual letters are in the built-in fonts (Latin-1 and `œ`). */
const western = new Set(
  'af ca da de en es et eu fi fo fr ga gl id is it lb ms nb nl nn no pt sq sv sw'.split(' '),
);

/** Reports whether the built-in fonts contain the usual letters of a language in the Latin script. */
export function isWestern(language: string): boolean {
  return western.has(new Intl.Locale(language).language);
}

/**
 * Returns the name of a language, in another language or in that language itself. The name begins with a capital letter
 * if the script has capitals. Returns `language` unchanged if it is not a language tag.
 */
export function languageName(language: string, inLanguage = language): string {
  if (!isLanguageTag(language)) return language;
  const name = nameWithin(language, inLanguage);
  const [first = ''] = name;
  return first.toLocaleUpperCase(inLanguage) + name.slice(first.length);
}

/** Returns the name of a language, without its territory, as it stands within a sentence in another language. */
export function languageNameWithin(language: string, inLanguage: string): string {
  return nameWithin(new Intl.Locale(language).language, inLanguage);
}

function nameWithin(language: string, inLanguage: string): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language;
}

/** Returns a language with its usual territory in the notation of Open Graph, such as `de_DE`. */
export function localeOf(language: string): string {
  const { language: name, region } = new Intl.Locale(language).maximize();
  return region === undefined ? name : `${name}_${region}`;
}

/**
 * Returns one of `languages`, other than `language` itself, that readers of `language` understand: `de` for `de-AT`, or
 * `pt-BR` for `pt-PT`. Prefers the longest tag with which `language` begins. Returns `null` if none of the other tags
 * represents the same language in the same script.
 */
export function relatedLanguage(language: string, languages: Iterable<string>): string | null {
  const of = (tag: string) => {
    const { language: name, script } = new Intl.Locale(tag).maximize();
    return `${name}-${script}`;
  };
  const related = [...languages].filter((tag) => tag !== language && of(tag) === of(language));
  const beginnings = related.filter((tag) => language.startsWith(`${tag}-`));
  const [longest] = beginnings.toSorted((a, b) => b.length - a.length);
  return longest ?? related[0] ?? null;
}
