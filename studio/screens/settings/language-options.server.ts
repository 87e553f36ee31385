import { languageName } from '#app/messages/language-facts.ts';
import type { LanguageOption } from './language-list.ts';

/** Variants of languages whose texts differ between countries or scripts. */
const variants = [
  'de-AT',
  'de-CH',
  'en-GB',
  'en-US',
  'es-419',
  'es-MX',
  'fr-CA',
  'pt-BR',
  'pt-PT',
  'sr-Latn',
  'zh-Hans',
  'zh-Hant',
  'zh-HK',
];
/** Languages that many people speak but that have no code of two letters. */
const longCodes = ['bho', 'ceb', 'ckb', 'fil', 'gsw', 'haw', 'hmn', 'mai', 'yue'];

const lists = new Map<string, readonly LanguageOption[]>();

/**
 * Lists the languages that operators can choose: the built-in ones, then the others. Both groups are sorted by name.
 */
export function languageOptions(studio: string, builtIn: readonly string[]): readonly LanguageOption[] {
  const key = [studio, ...builtIn].join(' ');
  const known = lists.get(key);
  if (known) return known;
  const { compare } = new Intl.Collator(studio);
  const options = [...new Set([...builtIn, ...shortCodes(), ...longCodes, ...variants])]
    .map((id): LanguageOption => ({
      id,
      label: languageName(id, studio),
      isBuiltIn: builtIn.includes(id),
    }))
    .toSorted(
      (one, other) => Number(other.isBuiltIn) - Number(one.isBuiltIn) || compare(one.label, other.label),
    );
  lists.set(key, options);
  return options;
}

/** Lists the codes of two letters (ISO 639-1) that `Intl` can name, without outdated ones. */
function shortCodes(): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) !== undefined && Intl.getCanonicalLocales(code)[0] === code);
}
