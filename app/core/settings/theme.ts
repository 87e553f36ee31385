import type { SiteSettings } from './settings.ts';

/** The CSS variables, for the html element, of the settings that differ from the stylesheet's own values (PRODUCT 7). */
export function themeVariables(settings: SiteSettings): Record<string, string> {
  const { cookie, maxContentWidth, padWidth, pageColor, themeColorDark } = settings;
  const wanted: readonly (readonly [name: string, value: string, own: string])[] = [
    ['--color-accent', settings.themeColor, '#FFCB08'],
    ['--color-accent-pressed', settings.themeColorPressed, '#e7b500'],
    ['--color-on-accent', themeColorDark, '#202237'],
    ['--color-darkest', themeColorDark, '#202237'],
    ['--content-width-m', maxContentWidth.mobile, '1040px'],
    ['--content-width-p', maxContentWidth.desktop, '1040px'],
    ['--content-width-vw-m', shareOfWindow(maxContentWidth.mobile), ''],
    ['--content-width-vw-p', shareOfWindow(maxContentWidth.desktop), ''],
    ['--pad-width-m', padWidth.mobile, '90%'],
    ['--pad-width-p', padWidth.desktop, '90%'],
    ['--pad-width-vw-m', shareOfWindow(padWidth.mobile) || padWidth.mobile, '90vw'],
    ['--pad-width-vw-p', shareOfWindow(padWidth.desktop) || padWidth.desktop, '90vw'],
    ['--privacy-color', settings.privacyTextColor, '#FFFFFF'],
    ['--privacy-width', settings.privacyMaxWidth, '720px'],
    ['--cookie-background', cookie.background, '#FFFFFF'],
    ['--cookie-text', cookie.textColor, '#202237'],
    ['--cookie-button', cookie.buttonColor, '#FFCB08'],
    ['--cookie-button-text', cookie.buttonTextColor, '#202237'],
  ];
  const changed = wanted
    .filter(([, value, own]) => differs(value, own))
    .map(([name, value]) => [name, value]);
  return {
    ...Object.fromEntries(changed),
    ...(differs(pageColor, '#0E1748') && pageColors(pageColor)),
    ...Object.fromEntries(settings.fonts.map(({ role, name }) => [`--font-own-${role}`, `"${name}"`])),
  };
}

function differs(value: string, own: string): boolean {
  return value !== '' && value.toLowerCase() !== own.toLowerCase();
}

/** A width in % as the same share in vw; "" for other units, which mean the same everywhere on a page. */
function shareOfWindow(width: string): string {
  return width.endsWith('%') ? width.replace('%', 'vw') : '';
}

/** The page's colour and what the stylesheet derives from its own: surfaces, the darker footer, the light above. */
function pageColors(color: string): Record<string, string> {
  const mixed = (share: number, other: string) => `color-mix(in srgb, ${color} ${share}%, ${other})`;
  return {
    '--color-page': color,
    '--color-surface': mixed(90, '#fff'),
    '--color-raised': mixed(82, '#fff'),
    '--color-deep': mixed(55, '#000'),
    '--color-glow': mixed(84, '#fff'),
  };
}

/** `@font-face` rules of the custom fonts; their texts come from the settings and may not end the rule. */
export function fontFaces(fonts: SiteSettings['fonts']): string {
  return fonts
    .map(
      ({ name, url }) =>
        `@font-face{font-family:"${name}";src:url("${escapeAddress(url)}");font-weight:100 900;font-display:swap}`,
    )
    .join('');
}

function escapeAddress(address: string): string {
  return address.replace(
    /["'()<>\\\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
