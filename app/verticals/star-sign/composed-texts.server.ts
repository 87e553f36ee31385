import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInLanguage, mainLanguageOf, type SiteLanguages } from '#app/domain/languages.ts';
import type { PairTexts } from './compatibility/compatibility.server.ts';
import type { LibraryFile } from './readings/library-format.ts';

/** The data of a file, and the language of its texts. */
export interface InLanguage<Data> {
  /** BCP 47 tag. */
  language: string;
  data: Data;
}

/** Returns the JSON texts of all libraries by path. A library is parsed when the first page needs its language. */
function builtInFiles(): Readonly<Record<string, string>> {
  // In a build, Vite replaces the call of `import.meta.glob`. Scripts run from the sources and read the files instead.
  return import.meta.env?.SSR
    ? import.meta.glob<string>('./*/library/*.json', { eager: true, query: '?raw', import: 'default' })
    : readFiles();
}

function readFiles(): Record<string, string> {
  const files = globSync('*/library/*.json', { cwd: import.meta.dirname });
  return Object.fromEntries(
    files.map((file) => [
      `./${file.replaceAll(path.sep, '/')}`,
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ]),
  );
}

/** The files of one folder, one for each language. */
class Shelf<Data> {
  readonly #folder: string;
  readonly #parsed = new Map<string, InLanguage<Data>>();
  #texts: ReadonlyMap<string, string> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The languages that have a file. */
  get languages(): string[] {
    return [...this.#byLanguage().keys()];
  }

  /**
   * Returns the file of a language. If there is none, returns the file of the site’s main language, otherwise the
   * English one.
   */
  find(language: string, siteLanguages: SiteLanguages): InLanguage<Data> {
    const found = [language, mainLanguageOf(siteLanguages)]
      .map((tag) => this.fileLanguage(tag))
      .find((tag) => tag !== undefined);
    return this.#read(found ?? builtInLanguage);
  }

  /**
   * Returns the language of the file that serves a language: the same language, or the language without its region.
   * Returns `undefined` if neither has a file.
   */
  fileLanguage(language: string): string | undefined {
    return [language, new Intl.Locale(language).language].find((tag) => this.#byLanguage().has(tag));
  }

  #read(language: string): InLanguage<Data> {
    const known = this.#parsed.get(language);
    if (known) return known;
    const text = this.#byLanguage().get(language);
    if (text === undefined) throw new Error(`${this.#folder} has no file for "${language}".`);
    const read = { language, data: JSON.parse(text) as Data };
    this.#parsed.set(language, read);
    return read;
  }

  #byLanguage(): ReadonlyMap<string, string> {
    this.#texts ??= new Map(
      Object.entries(builtInFiles()).flatMap(([file, text]) =>
        file.startsWith(`./${this.#folder}/`) ? [[path.basename(file, '.json'), text] as const] : [],
      ),
    );
    return this.#texts;
  }
}

export const sentenceLibraries = new Shelf<LibraryFile>('readings');

/** The texts about pairs of signs. */
export const pairLibraries = new Shelf<PairTexts>('compatibility');

/** Returns whether the readings of a sign’s page can be composed in a language. */
export const hasReadingsIn = (language: string): boolean =>
  sentenceLibraries.fileLanguage(language) !== undefined;
