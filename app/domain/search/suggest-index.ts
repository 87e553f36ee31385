import MiniSearch from 'minisearch';
import type { Catalogue, Tag } from '../catalogue/catalogue.ts';
import type { Category } from '../catalogue/category.ts';
import type { Item } from '../catalogue/item.ts';
import { readableIn } from '../catalogue/translated-first.ts';
import { selectBest } from './select-best.ts';
import { foldName, wordsOf, wordsOfName } from './fold-name.ts';
import { searchedTitle } from './searched-texts.ts';

/** An item, category or tag whose name matches the typed text. */
export type Suggestion =
  | { kind: 'item'; value: Item }
  | { kind: 'category'; value: Category }
  | { kind: 'tag'; value: Tag };

/** Maximum number of suggestions of each kind. */
export type SuggestionLimits = Readonly<Record<Suggestion['kind'], number>>;

/** A name in the index: its target and its folded form. */
interface Entry {
  kind: Suggestion['kind'];
  /** Id of the item or category, or key of the tag. */
  id: number | string;
  /** The name. For an item whose original title differs, the original title follows on a second line. */
  name: string;
  folded: readonly string[];
  /** The number by which equally good items are sorted. 0 for categories and tags. */
  popularity: number;
  /** Whether an item can be read in the language of the catalogue. */
  isReadable: boolean;
}

/** How well a word of a name matches a typed one. */
const fits = { whole: 3, beginning: 2, typo: 1 };
/** Number of names added between two steps. */
const namesPerStep = 100;
/** The index is rebuilt when more than this fraction of its entries, and more than 100, are outdated. */
const maxOutdated = 0.1;
/** Maximum number of typed words that are considered. */
export const maxWords = 8;
/** Shorter words are similar to too many others. */
const minCorrected = 4;
/** Added to the match quality of names that start with the typed text. Larger than any match quality. */
const beginsWith = 1 << 8;

/**
 * Finds the names of one vertical's items, categories and tags by the beginnings of their words, despite typing errors.
 * MiniSearch indexes the words, not the names. There are far fewer words than names, so a search for one letter is as
 * fast as a search for ten.
 */
export class SuggestIndex {
  readonly #words = new MiniSearch<{ id: number; word: string }>({
    fields: ['word'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
    searchOptions: { prefix: true, fuzzy: (term) => (term.length > 3 ? 0.25 : false) },
  });
  readonly #wordNumbers = new Map<string, number>();
  readonly #wordTexts: string[] = [];
  /** Numbers of the entries whose name contains a word, by the word's number. */
  readonly #holders: number[][] = [];
  readonly #entries: Entry[] = [];
  /** Number of the newest entry of each item, category and tag, by id. */
  readonly #known: Readonly<Record<Suggestion['kind'], Map<number | string, number>>> = {
    item: new Map(),
    category: new Map(),
    tag: new Map(),
  };
  #catalogue: Catalogue | null = null;
  readonly #language: string | undefined;
  #outdated = 0;

  /** `language` is the language of the names. */
  constructor(language?: string) {
    this.#language = language;
  }

  /** Whether so many names have changed or been removed that a new index is due. */
  get isOutdated(): boolean {
    return this.#outdated > 100 && this.#outdated > this.#entries.length * maxOutdated;
  }

  /**
   * Takes a newer catalogue of the vertical and adds its new names, in steps. `popularityOf` returns the number by
   * which equally good items are sorted.
   */
  *follow(catalogue: Catalogue, popularityOf: (item: Item) => number): Generator<void, void> {
    this.#catalogue = catalogue;
    for (const category of catalogue.categoryById.values()) this.#add('category', category.id, category.name);
    for (const tag of catalogue.tags.values()) this.#add('tag', tag.key, tag.name);
    const isReadable = readableIn(catalogue);
    for (const [index, item] of catalogue.openItems.entries()) {
      if (index % namesPerStep === 0) yield;
      this.#add('item', item.id, searchedTitle(item), popularityOf(item), isReadable?.(item));
    }
    const present = catalogue.categoryById.size + catalogue.tags.size + catalogue.openItems.length;
    this.#outdated = this.#entries.length - present;
  }

  /**
   * Returns the best matches of each kind. Names that start with the text come first, then names with better matching
   * words (whole words before beginnings of words, and these before typing errors), then more popular items. Of equally
   * popular items, translated ones come first (spec TRANS-10).
   */
  find(text: string, limits: SuggestionLimits): Suggestion[] {
    const typed = wordsOf(text, this.#language).slice(0, maxWords);
    if (typed.length === 0) return [];
    const scores = this.#fitOfEach(typed);
    const folded = foldName(text, this.#language);
    const found: Record<Suggestion['kind'], number[]> = { item: [], category: [], tag: [] };
    for (let number = 0; number < scores.length; number++) {
      const words = scores[number] ?? 0;
      const entry = this.#entries[number];
      if (words === 0 || !entry) continue;
      if (entry.folded.some((name) => name.startsWith(folded))) scores[number] = words + beginsWith;
      found[entry.kind].push(number);
    }
    const choice = {
      score: (number: number) => scores[number] ?? 0,
      compare: (a: number, b: number) =>
        (scores[b] ?? 0) - (scores[a] ?? 0) ||
        (this.#entries[b]?.popularity ?? 0) - (this.#entries[a]?.popularity ?? 0) ||
        Number(this.#entries[b]?.isReadable) - Number(this.#entries[a]?.isReadable) ||
        a - b,
      isWanted: (number: number) => this.#current(number) !== null,
    };
    return (['item', 'category', 'tag'] as const).flatMap((kind) =>
      selectBest(found[kind], limits[kind], choice).flatMap((number) => this.#current(number) ?? []),
    );
  }

  /**
   * Returns the text with misspelled words replaced by words of names, in lower case. Returns `null` if there is
   * nothing to correct, or if the text has more than `maxWords` words. A word counts as misspelled if no name contains
   * it and some name contains a similar word.
   */
  correct(text: string): string | null {
    const typed = wordsOf(text, this.#language);
    if (typed.length > maxWords) return null;
    const corrected = typed.map((word) => this.#correctWord(word));
    return corrected.some((word, index) => word !== typed[index]) ? corrected.join(' ') : null;
  }

  /**
   * Returns the word of a name that is most similar to a misspelled word. Of equally similar words, returns the one
   * that most names contain. Returns a typed word unchanged if it is known, is short, contains a digit or is similar to
   * no known word.
   */
  #correctWord(word: string): string {
    if (word.length < minCorrected || /\p{N}/u.test(word) || this.#wordNumbers.has(word)) return word;
    const [best, ...others] = this.#words.search(word, { prefix: false, fuzzy: 0.25 });
    if (!best) return word;
    const equals = [best, ...others.filter(({ score }) => score === best.score)].map(({ id }) => Number(id));
    const holders = (number: number) => this.#holders[number]?.length ?? 0;
    const [first] = equals.toSorted((a, b) => holders(b) - holders(a) || a - b);
    return this.#wordTexts[first ?? -1] ?? word;
  }

  #add(kind: Entry['kind'], id: number | string, name: string, popularity = 0, isReadable = true): void {
    const known = this.#entries[this.#known[kind].get(id) ?? -1];
    if (known?.name === name) {
      known.popularity = popularity;
      known.isReadable = isReadable;
      return;
    }
    const folded = name.split('\n').map((line) => foldName(line, this.#language));
    const number = this.#entries.push({ kind, id, name, folded, popularity, isReadable }) - 1;
    this.#known[kind].set(id, number);
    for (const word of new Set(wordsOfName(name, this.#language))) {
      const holders = this.#holders[this.#numberOf(word)];
      holders?.push(number);
    }
  }

  #numberOf(word: string): number {
    const known = this.#wordNumbers.get(word);
    if (known !== undefined) return known;
    const number = this.#wordTexts.push(word) - 1;
    this.#wordNumbers.set(word, number);
    this.#holders.push([]);
    this.#words.add({ id: number, word });
    return number;
  }

  /**
   * Returns, for each entry, the sum of the match qualities of the typed words, or 0 if one of the words does not
   * match.
   */
  #fitOfEach(typed: readonly string[]): Uint16Array {
    let sums = new Uint16Array(0);
    for (const [index, word] of typed.entries()) {
      const best = new Uint16Array(this.#entries.length);
      for (const { id } of this.#words.search(word)) {
        const text = this.#wordTexts[id as number] ?? '';
        const fit = text === word ? fits.whole : text.startsWith(word) ? fits.beginning : fits.typo;
        for (const holder of this.#holders[id as number] ?? []) {
          if ((best[holder] ?? 0) < fit) best[holder] = fit;
        }
      }
      if (index > 0) {
        for (let number = 0; number < best.length; number++) {
          const before = sums[number] ?? 0;
          const now = best[number] ?? 0;
          best[number] = before > 0 && now > 0 ? before + now : 0;
        }
      }
      sums = best;
    }
    return sums;
  }

  /** Returns the current target of an entry. Returns `null` if the target was removed or renamed. */
  #current(number: number): Suggestion | null {
    const entry = this.#entries[number];
    const catalogue = this.#catalogue;
    if (!entry || !catalogue || this.#known[entry.kind].get(entry.id) !== number) return null;
    const { kind, id, name } = entry;
    if (kind === 'tag') {
      const value = catalogue.tags.get(String(id));
      return value?.name === name && value.items.length > 0 ? { kind, value } : null;
    }
    if (kind === 'category') {
      const value = catalogue.categoryById.get(Number(id));
      return value?.name === name ? { kind, value } : null;
    }
    const value = catalogue.itemById.get(Number(id));
    return value && searchedTitle(value) === name && value.router === '' ? { kind, value } : null;
  }
}
