import { addedFontsFolder } from '#app/store/added-fonts.server.ts';
import { cataloguesOf } from '#app/domain/snapshot.ts';
import { createPacer } from '#app/lib/chunks.server.ts';
import { cleanTitle } from '#app/pages/share-pictures/clean-title.ts';
import { createTitleFonts, fontPackagesFor } from '#app/pages/share-pictures/title-fonts.server.ts';
import { mediaFolderOf, type Check, type Site } from '../check.ts';
import { ok, warning, type Place } from '../finding.ts';

/** Number of missing letters that the finding names. */
const maxLetters = 5;

/** Checks whether the fonts have all letters of the titles. A share picture omits its title if a letter is missing. */
export const fontsCheck: Check<Site> = {
  name: 'fonts',
  title: 'check.fonts',
  async run({ environment, snapshot, verticals, t }) {
    const folder = addedFontsFolder(environment.dataDir);
    const fonts = createTitleFonts(`${mediaFolderOf(environment)}/fonts`, folder);
    const prefixes = new Map(verticals.map(({ vertical }) => [vertical.id, vertical.prefix]));
    const letters = new Set<string>();
    const places = new Map<string, Place>();
    const pacer = createPacer();
    for (const { openItems } of cataloguesOf(snapshot)) {
      for (const { verticalId, id, title } of openItems) {
        if (pacer.isDue()) await pacer.takeTurn();
        const missing = await fonts.missing(cleanTitle(title));
        if (missing.length === 0) continue;
        for (const letter of missing) letters.add(letter);
        const prefix = prefixes.get(verticalId) ?? '';
        places.set(`${verticalId} ${id}`, { kind: 'item', prefix, id, title });
      }
    }
    if (places.size === 0) return [ok(t('fonts.ok'))];
    const packages = fontPackagesFor(letters);
    const fix =
      packages.length === 0
        ? t('fonts.missingFixPicture')
        : t('fonts.missingFix', { command: `npm install --prefix ${folder} ${packages.join(' ')}` });
    const shown = [...letters].slice(0, maxLetters).join(' ');
    const text = t('fonts.missing', { count: places.size, letters: shown });
    return [warning(text, fix, [], { places: [...places.values()] })];
  },
};
