/** The software that a site ran on. */
export const systems = ['wordpress', 'cloudarcade'] as const;
export type System = (typeof systems)[number];

/** A game of another site. Its texts may contain HTML and entities; nothing is checked yet. */
export interface MovedGame {
  /** Its id on the old site, by which reports name the game. */
  id: string;
  title: string;
  intro: string;
  instructions: string;
  /** Address or embed code. */
  play: string;
  image: string;
  screenshots: readonly string[];
  /** In pixels, as the old site stored them. */
  width: string;
  height: string;
  /** Names of its categories. */
  categories: readonly string[];
  tags: readonly string[];
  /** Unix seconds, or `null` if unknown. */
  publishedAt: number | null;
  /** The game's figures on the old site. */
  figures: { opens: number; likes: number; dislikes: number };
  /** Its paths on the old site. */
  addresses: readonly string[];
  isPublished: boolean;
}

/** A category or tag of another site. */
export interface MovedTerm {
  name: string;
  /** Paths of its page. */
  addresses: readonly string[];
}

/** A page or post without a game. */
export interface MovedText {
  kind: 'page' | 'post';
  title: string;
  address: string;
}

/** Everything that was read from the export of another site. */
export interface MovedSite {
  system: System;
  /** Address of the old site, or "" if unknown. */
  home: string;
  games: readonly MovedGame[];
  categories: readonly MovedTerm[];
  tags: readonly MovedTerm[];
  texts: readonly MovedText[];
  warnings: readonly string[];
}

/** Thrown for a file that is not an export of a known system. */
export class UnknownExportError extends Error {
  override name = 'UnknownExportError';
}

/** Maximum number of games, and of other entries of each kind, in one file. A file with more is refused. */
export const maxEntries = 90_000;

/** Maximum length of a field's text, in UTF-16 units. The rest is dropped. */
const longestText = 100_000;

/** Returns a text or number as well-formed text of a bounded length, and "" for any other value. */
export function fieldOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.slice(0, longestText).toWellFormed() : '';
}

/** Returns a count, or 0 for any other value. */
export function countOf(value: unknown): number {
  const text = fieldOf(value).trim();
  return /^\d{1,12}$/.test(text) ? Number(text) : 0;
}

/** Adds to a list that has a limit. Throws UnknownExportError when it is full. */
export function addBounded<Entry>(list: Entry[], entry: Entry, what: string): void {
  if (list.length >= maxEntries) {
    throw new UnknownExportError(`The file has more than ${maxEntries} ${what}.`);
  }
  list.push(entry);
}

/** Splits a list of names separated by commas. */
export function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
