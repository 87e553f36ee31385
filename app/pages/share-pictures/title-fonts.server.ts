import { mkdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '#app/media/pipeline.server.ts';

const require = createRequire(import.meta.url);

/** A font family that a package contains, with one file for each group of characters. */
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

/** A variable font of Noto. The groups of Chinese, Japanese and Korean characters have numbers in brackets. */
function notoFont(name: string): Family {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return {
    // In the files of these languages, the family name contains the thinnest weight, such as Noto Sans JP Thin.
    family: words.join(' ').replace(/ (Jp|Kr|Sc|Tc)$/, (language) => `${language.toUpperCase()} Thin`),
    package: `@fontsource-variable/${name}`,
    fileOf: (group) => `${name}-${group.replaceAll(/[[\]]/g, '')}-wght-normal`,
  };
}

/** The families of every installation, in the order in which they are searched for a character. */
const ownFamilies: readonly Family[] = [
  {
    // not a message: the name in the font file
    family: 'Fredoka Light',
    package: '@fontsource/fredoka',
    fileOf: only(['latin', 'hebrew'], (group) => `fredoka-${group}-600-normal`),
  },
  {
    // not a message: the name in the font file
    family: 'Rounded Mplus 1c Bold',
    package: '@fontsource/m-plus-rounded-1c',
    // Polish and Turkish need letters of this group that Fredoka does not have.
    fileOf: only(['latin-ext'], (group) => `m-plus-rounded-1c-${group}-700-normal`),
  },
  {
    // not a message: the name in the font file
    family: 'Baloo Bhaijaan 2',
    package: '@fontsource/baloo-bhaijaan-2',
    fileOf: only(['arabic'], () => 'baloo-bhaijaan-2-arabic-700-normal'),
  },
  // The package of this font also contains Cyrillic and Vietnamese letters, so these letters need no other font.
  notoFont('noto-sans-jp'),
];

/** Families that an operator can add, with the letters for which each is proposed. */
const optionalFamilies: readonly (Family & { letters: RegExp })[] = [
  { ...notoFont('noto-sans-kr'), letters: /\p{Script=Hangul}/u },
  { ...notoFont('noto-sans-tc'), letters: /\p{Script=Bopomofo}/u },
  { ...notoFont('noto-sans-sc'), letters: /\p{Script=Han}/u },
  { ...notoFont('noto-sans-thai'), letters: /\p{Script=Thai}/u },
  { ...notoFont('noto-sans-devanagari'), letters: /\p{Script=Devanagari}/u },
  { ...notoFont('noto-sans-bengali'), letters: /\p{Script=Bengali}/u },
  { ...notoFont('noto-sans-tamil'), letters: /\p{Script=Tamil}/u },
  { ...notoFont('noto-sans-telugu'), letters: /\p{Script=Telugu}/u },
  { ...notoFont('noto-sans-kannada'), letters: /\p{Script=Kannada}/u },
  { ...notoFont('noto-sans-khmer'), letters: /\p{Script=Khmer}/u },
  { ...notoFont('noto-sans-sinhala'), letters: /\p{Script=Sinhala}/u },
  { ...notoFont('noto-sans-georgian'), letters: /\p{Script=Georgian}/u },
  { ...notoFont('noto-sans-armenian'), letters: /\p{Script=Armenian}/u },
  { ...notoFont('noto-sans-ethiopic'), letters: /\p{Script=Ethiopic}/u },
  { ...notoFont('noto-sans'), letters: /\p{Script=Greek}/u },
];

interface FontFile {
  file: string;
  family: string;
  /** Folder of the package. */
  folder: string;
  /** First and last code points. */
  ranges: readonly (readonly [first: number, last: number])[];
}

/** The fonts in which titles are drawn, independent of the fonts of the machine. */
export interface TitleFonts {
  /**
   * Loads the fonts that a text needs. Returns the text without symbols that no font contains, such as emoji, or `null`
   * if a letter or a digit is missing.
   */
  load(text: string): Promise<string | null>;
  /** Returns the letters and digits of a text that no font contains. */
  missing(text: string): Promise<string[]>;
}

/** The font files that the renderer of this process has loaded. The renderer never unloads a font. */
const loaded = new Map<string, Promise<void>>();
/** The families of the loaded font files. */
const loadedFamilies = new Set<string>();

/**
 * Returns the names of all loaded families, as Pango expects them. The last comma separates the names from style and
 * size. Pango remembers which fonts it has found for a list of names, so the list ends with a made-up name that changes
 * with each loaded file.
 */
export function familyNames(): string {
  const families = [...ownFamilies, ...optionalFamilies].map(({ family }) => family);
  const known = families.filter((family) => loadedFamilies.has(family));
  return [...known, `Loaded ${loaded.size}`, ''].join(', ');
}

/** Returns the packages that contain some of the given letters and that an operator can add. */
export function fontPackagesFor(letters: Iterable<string>): string[] {
  const names = [...letters].flatMap(
    (letter) => optionalFamilies.find((family) => family.letters.test(letter))?.package ?? [],
  );
  return [...new Set(names)];
}

/** Returns the names of the packages that an operator has installed in a folder. */
export async function listAddedFonts(folder: string): Promise<string[]> {
  const found = await Promise.all(
    optionalFamilies.map(async ({ package: name }) => ((await findPackage(name, folder)) ? [name] : [])),
  );
  return found.flat();
}

/**
 * Creates the fonts. `folder` stores font files in the format that the renderer reads. `added` is the folder in which
 * an operator has installed further fonts; it is searched only once.
 */
export function createTitleFonts(folder: string, added: string): TitleFonts {
  let files: Promise<FontFile[]> | undefined;
  /** The font file of each character that was looked up. `undefined` if no font contains the character. */
  const known = new Map<string, FontFile | undefined>();

  function fileOf(all: readonly FontFile[], character: string): FontFile | undefined {
    if (!known.has(character)) known.set(character, findFile(all, character.codePointAt(0) ?? 0));
    return known.get(character);
  }

  async function loadFile({ file, folder: source }: FontFile): Promise<void> {
    const target = path.join(folder, `${file}.ttf`);
    if (!(await stat(target).catch(() => null))) {
      const { decompress } = require('wawoff2') as { decompress(bytes: Uint8Array): Promise<Uint8Array> };
      const packed = await readFile(path.join(source, 'files', `${file}.woff2`));
      await mkdir(folder, { recursive: true });
      await writeWhole(target, await decompress(packed));
    }
    // The renderer loads a font only when it draws a text with it.
    await sharp({ text: { text: 'a', fontfile: target } })
      .raw()
      .toBuffer();
  }

  return {
    async load(text) {
      files ??= readFontFiles(added);
      const all = await files;
      const used = new Set<FontFile>();
      let drawn = '';
      for (const character of text) {
        const file = fileOf(all, character);
        if (file) used.add(file);
        else if (isLetter(character)) return null;
        if (file || character === ' ') drawn += character;
      }
      for (const one of used) {
        const loading = loaded.get(one.file) ?? loadFile(one);
        loaded.set(one.file, loading);
        loadedFamilies.add(one.family);
        await loading.catch((error: unknown) => {
          loaded.delete(one.file);
          throw error;
        });
      }
      return drawn.trim();
    },
    async missing(text) {
      files ??= readFontFiles(added);
      const all = await files;
      return [...text].filter((character) => !fileOf(all, character) && isLetter(character));
    },
  };
}

function isLetter(character: string): boolean {
  return /[\p{L}\p{M}\p{N}]/u.test(character);
}

function findFile(files: readonly FontFile[], code: number): FontFile | undefined {
  return files.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last));
}

async function readFontFiles(added: string): Promise<FontFile[]> {
  const ofFamilies = await Promise.all([
    ...ownFamilies.map((family) =>
      readFamily(family, path.dirname(require.resolve(`${family.package}/unicode.json`))),
    ),
    ...optionalFamilies.map(async (family) => {
      const folder = await findPackage(family.package, added);
      return folder === null ? [] : readFamily(family, folder);
    }),
  ]);
  return ofFamilies.flat();
}

/** Returns the folder of a package that an operator has installed in `added`, or `null`. */
async function findPackage(name: string, added: string): Promise<string | null> {
  const folder = path.join(added, 'node_modules', name);
  return (await stat(path.join(folder, 'unicode.json')).catch(() => null)) ? folder : null;
}

async function readFamily({ family, fileOf }: Family, folder: string): Promise<FontFile[]> {
  const text = await readFile(path.join(folder, 'unicode.json'), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).flatMap(([group, ranges]) => {
    const file = fileOf(group);
    return file === null ? [] : [{ file, family, folder, ranges: ranges.split(',').map(readRange) }];
  });
}

/** Reads a range of code points, such as `U+20` or `U+20-7E`. */
function readRange(text: string): readonly [number, number] {
  const [first = '', last = first] = text.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
