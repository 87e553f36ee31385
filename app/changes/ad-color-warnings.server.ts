import { parseSlotValues, slotDefaults } from '#app/ads/slot-values.server.ts';
import { decodeAdBox } from '#app/bundle/block-settings.ts';
import { isJsonObject } from '#app/lib/json.ts';
import { lowestContrast, readColor, textContrast, withContrast } from '#app/settings/contrast.server.ts';

/**
 * Returns a warning for each ad slot in a bundle's layouts whose text is hard to read (contrast below 4.5:1, WCAG 2.2
 * AA).
 */
export function findAdColorWarnings(layouts: unknown, path = 'layouts'): string[] {
  if (Array.isArray(layouts)) {
    return layouts.flatMap((entry, index) => findAdColorWarnings(entry, `${path}[${index}]`));
  }
  if (!isJsonObject(layouts)) return [];
  return Object.entries(layouts).flatMap(([key, value]) =>
    key === 'ad_box'
      ? warningsOf(value, `${path}.ad_box`)
      : findAdColorWarnings(value, /^\d/.test(key) ? `${path}["${key}"]` : `${path}.${key}`),
  );
}

function warningsOf(adBox: unknown, path: string): string[] {
  const { background, fontColor } = parseSlotValues(decodeAdBox(adBox));
  const isDefault = background === slotDefaults.background && fontColor === slotDefaults.fontColor;
  // The page behind a translucent background may have any colour, so such a background gets no warning.
  const [onBlack, onWhite] = [readColor(background, '#000000'), readColor(background, '#ffffff')];
  if (isDefault || !onBlack || onBlack !== onWhite) return [];
  const text = readColor(fontColor, onBlack);
  if (!text) return [];
  const contrast = lowestContrast(text, [onBlack]);
  if (contrast >= textContrast) return [];
  const shown = Math.floor(contrast * 100) / 100;
  const better = withContrast(text, [onBlack], textContrast);
  return [
    `${path}: the text colour ${JSON.stringify(fontColor)} of "ad_style_font" on the "ad_bg_color" ` +
      `${JSON.stringify(background)} has a contrast of ${shown}:1, but text needs ${textContrast}:1 to be read by ` +
      `everyone (WCAG AA). ${JSON.stringify(better)} would do.`,
  ];
}
