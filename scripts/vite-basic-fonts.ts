import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const folder = path.resolve(import.meta.dirname, '../node_modules/.portico-fonts');

const fonts = [
  {
    name: 'fredoka',
    file: '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    name: 'nunito-sans',
    file: '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2',
    weights: { min: 400, max: 800 },
  },
];

/** The characters of English texts. They equal the `unicode-range` in app/fonts.css. */
const basicCharacters =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)).join('') +
  '\u00a0©°·½×–—‘’“”•…€→';

/**
 * Returns the rules of the Japanese face for headings: about 120 files, of which a page fetches those whose characters
 * it contains. Its metrics are those of Fredoka, so that lines keep their height when it arrives.
 */
async function japaneseRules(): Promise<string> {
  const css = await readFile(require.resolve('@fontsource/m-plus-rounded-1c/700.css'), 'utf8');
  const rules = [
    ...css.matchAll(/@font-face \{[^}]*?(files\/[^)]*-\d+-700-normal\.woff2)[^}]*(unicode-range: [^;]+;)/g),
  ];
  return rules
    .map(([, file = '', range = '']) =>
      [
        "@font-face { font-family: 'M PLUS Rounded 1c'; font-weight: 700; font-display: swap;",
        `src: url('../@fontsource/m-plus-rounded-1c/${file}') format('woff2');`,
        `ascent-override: 97.4%; descent-override: 23.6%; line-gap-override: 0%; ${range} }`,
      ].join(' '),
    )
    .join('\n');
}

/**
 * Creates `node_modules/.portico-fonts/<name>-basic.woff2`: the built-in fonts without the characters and weights that
 * most pages do not need, 38 kB instead of 61. Other characters come from the full files. Also creates `japanese.css`.
 */
export function basicFonts(): Plugin {
  let made: Promise<void> | undefined;
  return {
    name: 'portico:basic-fonts',
    async buildStart() {
      // Every environment of a build calls this. The files are the same in all environments.
      made ??= makeFonts();
      await made;
    },
  };
}

async function makeFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await replaceFile('japanese.css', await japaneseRules());
  await Promise.all(
    fonts.map(async ({ name, file, weights }) => {
      const whole = await readFile(require.resolve(file));
      const variationAxes = { wght: weights };
      const basic = await subsetFont(whole, basicCharacters, { targetFormat: 'woff2', variationAxes });
      await replaceFile(`${name}-basic.woff2`, basic);
    }),
  );
}

/**
 * Replaces a file at once. The builds of the portal and the Studio run at the same time and read each other's files.
 */
async function replaceFile(name: string, contents: string | Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
}
