import type { WebFont } from '#app/visitor/load-fonts.ts';
import rules from '../fonts.css?inline';

/** The rules of the built-in fonts, for browsers without scripts. Only the server uses them. */
export const webFontRules = import.meta.env.SSR ? rules : '';

/** The built-in fonts, for `FontFace`. Only the server uses them. */
export const webFonts: readonly WebFont[] = import.meta.env.SSR ? readFontFaces(rules) : [];

/** Reads the `@font-face` rules of a sheet, which contain no braces or semicolons except their own. */
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
      descriptors: {
        weight: valueOf('font-weight'),
        display: 'swap',
        unicodeRange: valueOf('unicode-range').replaceAll(/\s+/g, ' '),
      },
    };
  });
}
