import { mkdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '#app/media/pipeline.server.ts';

const require = createRequire(import.meta.url);

/** A font family of a package, which is divided into one file for each group of characters. */
interface Family {
  /** Its name in the font files. */
  family: string;
  package: string;
  /** Returns the file of a group, or `null` if the group is not used. */
  fileOf(group: string): string | null;
}

const only =
  (groups: readonly string[], fileOf: (group: string) => string) =>
  (group: string): string | null =>
    groups.includes(group) ? fileOf(group) : null;

/** The families in the order in which they are searched for a character. */
const families: readonly Family[] = [
  {
    // not a message: the name in the font file
    family: 'Fredoka Light',
    package: '@fontsource/fredoka',
    fileOf: only(['latin', 'latin-ext', 'hebrew'], (group) => `fredoka-${group}-600-normal`),
  },
  {
    // not a message: the name in the font file
    family: 'Baloo Bhaijaan 2',
    package: '@fontsource/baloo-bhaijaan-2',
    fileOf: only(['arabic'], () => 'baloo-bhaijaan-2-arabic-700-normal'),
  },
  {
    // not a message: the name in the font file
    family: 'Noto Sans JP Thin',
    package: '@fontsource-variable/noto-sans-jp',
    // The groups of Chinese characters have numbers in brackets. The package also contains Cyrillic and Vietnamese.
    fileOf: (group) => `noto-sans-jp-${group.replaceAll(/[[\]]/g, '')}-wght-normal`,
  },
];

interface FontFile {
  file: string;
  package: string;
  /** First and last code points. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** The fonts in which titles are drawn, independent of the fonts of the machine. */
export interface TitleFonts {
  /**
   * Loads the fonts of a text. Returns the text without symbols that no font contains, such as emoji, or `null` if a
   * letter or a digit is missing.
   */
  load(text: string): Promise<string | null>;
}

/** Files that the renderer of this process has loaded. It never forgets a font. */
const loaded = new Map<string, Promise<void>>();

/**
 * Returns the names of all families, as Pango expects them. The last comma separates them from style and size. Pango
 * remembers which fonts it has found for a list of names. A last name without a font therefore changes with each file
 * that is loaded.
 */
export function familyNames(): string {
  return [...families.map(({ family }) => family), `Loaded ${loaded.size}`, ''].join(', ');
}

/** Creates the fonts. `folder` is where font files are stored in the format that the renderer reads. */
export function createTitleFonts(folder: string): TitleFonts {
  let files: Promise<FontFile[]> | undefined;

  async function loadFile({ file, package: name }: FontFile): Promise<void> {
    const target = path.join(folder, `${file}.ttf`);
    if (!(await stat(target).catch(() => null))) {
      const { decompress } = require('wawoff2') as { decompress(bytes: Uint8Array): Promise<Uint8Array> };
      const packed = await readFile(require.resolve(`${name}/files/${file}.woff2`));
      await mkdir(folder, { recursive: true });
      await writeWhole(target, await decompress(packed));
    }
    // A font is loaded together with a text.
    await sharp({ text: { text: 'a', fontfile: target } })
      .raw()
      .toBuffer();
  }

  return {
    async load(text) {
      files ??= readFontFiles();
      const all = await files;
      const used = new Set<FontFile>();
      let drawn = '';
      for (const character of text) {
        const file = findFile(all, character.codePointAt(0) ?? 0);
        if (file) used.add(file);
        else if (/[\p{L}\p{M}\p{N}]/u.test(character)) return null;
        if (file || character === ' ') drawn += character;
      }
      for (const one of used) {
        const loading = loaded.get(one.file) ?? loadFile(one);
        loaded.set(one.file, loading);
        await loading.catch((error: unknown) => {
          loaded.delete(one.file);
          throw error;
        });
      }
      return drawn.trim();
    },
  };
}

function findFile(files: readonly FontFile[], code: number): FontFile | undefined {
  return files.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
}

async function readFontFiles(): Promise<FontFile[]> {
  const ofFamilies = await Promise.all(
    families.map(async ({ package: name, fileOf }) => {
      const text = await readFile(require.resolve(`${name}/unicode.json`), 'utf8');
      return Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([group, ranges]) => {
        const file = fileOf(group);
        return file === null ? [] : [{ file, package: name, ranges: ranges.split(',').map(readRange) }];
      });
    }),
  );
  return ofFamilies.flat();
}

/** Reads `U+20` or `U+20-7E`. */
function readRange(text: string): readonly [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
