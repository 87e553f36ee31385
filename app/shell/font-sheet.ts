import { isWestern, scriptOf } from '#app/messages/language-facts.ts';
import japaneseFonts from '../../node_modules/.portico-fonts/japanese.css?url';
import builtInFonts from '../fonts.css?url';
import arabicFonts from '../fonts-arabic.css?url';
import cyrillicFonts from '../fonts-cyrillic.css?url';
import latinExtFonts from '../fonts-latin-ext.css?url';

/**
 * The style sheet with the built-in fonts, for browsers without scripts. In other browsers, a script loads the fonts
 * (app/visitor/load-fonts.ts). Only the server uses this sheet.
 */
export const builtInFontSheet = import.meta.env.SSR ? builtInFonts : '';

/** Style sheets with the fonts of writing systems that few sites need, by ISO 15924 code. */
const fontSheets = new Map([
  ['Arab', arabicFonts],
  ['Cyrl', cyrillicFonts],
  ['Jpan', japaneseFonts],
]);

/**
 * Returns the style sheet with the additional fonts that a language needs, if any. Documents link the sheet at the end
 * of the body, so that the first paint does not wait for it.
 */
export function fontSheetOf(language: string): string | undefined {
  const script = scriptOf(language);
  return script === 'Latn' && !isWestern(language) ? latinExtFonts : fontSheets.get(script);
}
