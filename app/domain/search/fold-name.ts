import { ascii } from './fold.ts';

/*
 * Names are compared in a folded form. Names that differ only in case, diacritics and other details that visitors do
 * not type have the same folded form. The rules depend on the language and the script: `I`, `İ`, `ı` and `i` are equal
 * in Turkish, and `が` is not `か` with an accent.
 */

/**
 * Marks that visitors leave out: accents, and the vowel signs of Arabic and Hebrew. The voicing marks of kana are kept,
 * because they make a different letter.
 */
const omittedMarks =
  /[[\p{M}&&[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Latin}]]--[\u3099\u309a]]/gv;
/** A character that stretches Arabic words and has no meaning. */
const tatweel = /\u0640/g;
/** Arabic letters at the end of words, for which visitors also type `ه` and `ي`. */
const arabicEndings = /[ةى]/g;
/** The article at the beginning of an Arabic word. */
const arabicArticle = /(?<![\p{L}\p{M}])ال(?=[\p{L}\p{M}]{3})/gu;
const katakana = /[\u30a1-\u30f6]/g;
/** Distance in code points between a katakana letter and the hiragana letter of the same sound. */
const toHiragana = 0x60;

const dottedI = new Set(['tr', 'az']);

/**
 * Unifies letters that visitors do not distinguish in a language although Unicode does: `I`, `İ`, `ı` and `i` in
 * Turkish, and `ß` and `ss` in German. The folded form of a text's beginning is a beginning of the text's folded form.
 */
export function foldForLanguage(text: string, language: string | undefined): string {
  const own = language?.split('-', 1)[0] ?? '';
  if (dottedI.has(own)) return text.normalize('NFC').replaceAll(/[Iİı]/g, 'i');
  if (own === 'de') return text.normalize('NFC').replaceAll(/[ßẞ]/g, 'ss');
  return text;
}

/** Returns the form in which names are compared: without case and diacritics, so that "pokemon" finds "Pokémon". */
export function foldName(text: string, language?: string): string {
  // ASCII has no marks and only one form of each letter, so the steps below would change nothing else.
  if (ascii.test(text)) return text.toLowerCase().trim();
  return foldForLanguage(text, language)
    .normalize('NFKD')
    .replaceAll(omittedMarks, '')
    .replaceAll(tatweel, '')
    .replaceAll(arabicEndings, (letter) => (letter === 'ة' ? 'ه' : 'ي'))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(katakana, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - toHiragana))
    .trim();
}

/** Returns a folded text without the articles that Arabic joins to the next word. */
export function withoutArticles(folded: string): string {
  return folded.replaceAll(arabicArticle, '');
}

/** A character of a script that is written without spaces, or of Hangul, whose words take many endings. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const runs =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+|[[\p{L}\p{N}\p{M}]--[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]]+/gv;

/** Whether a word is of a script whose names are found by pairs of characters. */
export function isUnspaced(word: string): boolean {
  return unspaced.test(word);
}

/**
 * Returns the words of a typed text, folded and without Arabic articles. In scripts without spaces, each pair of
 * neighbouring characters counts as a word.
 */
export function wordsOf(text: string, language?: string): string[] {
  return splitRuns(foldName(text, language)).flatMap((run) =>
    isUnspaced(run) ? pairsOf(run) : [withoutArticles(run)],
  );
}

/**
 * Returns the folded words by which a name is found. A word with an Arabic article is included with and without the
 * article. A visitor may type only the beginning of a word. In scripts without spaces, each character begins a word, so
 * that a single typed character finds the name.
 */
export function wordsOfName(name: string, language?: string): string[] {
  return splitRuns(foldName(name, language)).flatMap((run) =>
    isUnspaced(run)
      ? [...new Set([...pairsOf(run), ...[...run].slice(-1)])]
      : [...new Set([run, withoutArticles(run)])],
  );
}

function splitRuns(text: string): string[] {
  return (text.match(runs) ?? []).filter((run) => /[\p{L}\p{N}]/u.test(run));
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
