import loadFonts from 'virtual:load-fonts';
import fredoka from '../../node_modules/.portico-fonts/fredoka-basic.woff2?url';
import nunito from '../../node_modules/.portico-fonts/nunito-sans-basic.woff2?url';
import type { WebFont } from '#app/visitor/load-fonts.ts';
import rules from '../fonts.css?inline';

/** The variable of each font that operators can replace, and the built-in file that every page needs if they do not. */
const mainFiles = [
  ['--font-own-display', fredoka],
  ['--font-own-text', nunito],
] as const;

const fonts: readonly WebFont[] = import.meta.env.SSR ? readFontFaces(rules) : [];

/** Returns the text of the inline script that loads the built-in fonts. `variables` are the site's CSS variables. */
export function loadFontsScript(variables: Readonly<Record<string, string>>): string {
  const main = mainFiles.filter(([variable]) => !variables[variable]).map(([, file]) => file);
  const marked = fonts.map((font) =>
    main.some((file) => font.source.includes(file)) ? { ...font, isMain: true } : font,
  );
  const list = JSON.stringify(marked).replaceAll('<', String.raw`\u003c`);
  return `{const builtInFonts=${list};${loadFonts}}`;
}

/** Reads the `@font-face` rules of a sheet. The values in these rules must not contain braces or semicolons. */
export function readFontFaces(css: string): WebFont[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, declarations = '']) => {
    const values = new Map(
      declarations.split(';').map((declaration) => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const;
      }),
    );
    const valueOf = (name: string) => values.get(name) ?? '';
    return {
      family: valueOf('font-family').replaceAll(/^['"]|['"]$/g, ''),
      source: valueOf('src'),
      weight: valueOf('font-weight'),
      unicodeRange: valueOf('unicode-range').replaceAll(/\s+/g, ' '),
    };
  });
}
