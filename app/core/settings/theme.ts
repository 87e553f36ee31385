import type { SiteSettings } from './settings.ts';

/** The theme's CSS variables that differ from the stylesheet's own values (PRODUCT 7). */
export function themeVariables(settings: SiteSettings): Record<string, string> {
  const wanted: Record<string, readonly [string, string]> = {
    '--color-accent': [settings.themeColor, '#FFCB08'],
    '--color-accent-pressed': [settings.themeColorPressed, '#e7b500'],
    '--color-on-accent': [settings.themeColorDark, '#202237'],
    '--color-page': [settings.pageColor, '#0E1748'],
  };
  return Object.fromEntries(
    Object.entries(wanted)
      .filter(([, [value, own]]) => value !== '' && value.toLowerCase() !== own.toLowerCase())
      .map(([name, [value]]) => [name, value]),
  );
}
