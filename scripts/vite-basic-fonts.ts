import { mkdir, readFile, writeFile } from 'node:fs/promises';
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
 * Creates `node_modules/.portico-fonts/<name>-basic.woff2`: the built-in fonts without the characters and weights that
 * most pages do not need, 38 kB instead of 61. Other characters come from the full files.
 */
export function basicFonts(): Plugin {
  let made: Promise<void> | undefined;
  return {
    name: 'portico:basic-fonts',
    async buildStart() {
      // Every environment of a build calls this. The files are the same for all.
      made ??= makeFonts();
      await made;
    },
  };
}

async function makeFonts(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    fonts.map(async ({ name, file, weights }) => {
      const whole = await readFile(require.resolve(file));
      const variationAxes = { wght: weights };
      const basic = await subsetFont(whole, basicCharacters, { targetFormat: 'woff2', variationAxes });
      await writeFile(path.join(folder, `${name}-basic.woff2`), basic);
    }),
  );
}
