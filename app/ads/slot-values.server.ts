import { ownValue } from '#app/lib/own-value.ts';
import { isCssBox, isCssCalculation, isCssColor, isCssLength } from '#app/lib/css-values.server.ts';

/** Values of an ad slot, each ready to be written into CSS (spec ADS-7). */
export interface SlotValues {
  /** Number of the ad that the slot shows. */
  adNumber: number;
  background: string;
  fontSize: string;
  fontColor: string;
  margin: string;
  radius: string;
  padding: string;
  isAdaptive: boolean;
  adaptiveWidth: string;
}

export const slotDefaults: SlotValues = {
  adNumber: 1,
  background: '#D8D8D8',
  fontSize: '12px',
  fontColor: '#000',
  margin: '30px 10px 30px 10px',
  radius: '8px',
  padding: '0px',
  isAdaptive: false,
  adaptiveWidth: 'calc(100% - 20px)',
};

/** Names of a slot's values in the settings of a block. */
export const slotValueNames = [
  'adNumber',
  'background',
  'font',
  'margin',
  'radius',
  'padding',
  'adaptive',
  'adaptiveWidth',
] as const;

/** Reads a slot's values, such as `{adNumber: {value: '1'}}`. Each malformed value falls back to its own default. */
export function parseSlotValues(raw: unknown): SlotValues {
  const value = (key: (typeof slotValueNames)[number]) => textAt(raw, key);
  const [fontSize, fontColor] = splitAtHyphen(value('font'));
  const background = value('background');
  return {
    adNumber: parseAdNumber(value('adNumber')),
    background: isCssColor(background) ? background : slotDefaults.background,
    fontSize: parseLength(fontSize) ?? slotDefaults.fontSize,
    fontColor: isCssColor(fontColor) ? fontColor : slotDefaults.fontColor,
    margin: parseLengths(value('margin'), { least: 4, isMargin: true }) ?? slotDefaults.margin,
    radius: parseLengths(value('radius')) ?? slotDefaults.radius,
    padding: parseLengths(value('padding')) ?? slotDefaults.padding,
    isAdaptive: value('adaptive') === '1',
    adaptiveWidth: parseWidth(value('adaptiveWidth')) ?? slotDefaults.adaptiveWidth,
  };
}

/** The values of a slot in a bundle, with the forms that each accepts. */
const allowedForms = new Map<string, { name: keyof typeof parsers; allowed: string }>([
  ['ad_cou', { name: 'adNumber', allowed: 'a whole number from 1' }],
  ['ad_bg_color', { name: 'background', allowed: 'a CSS colour, such as "#202237"' }],
  ['ad_style_font', { name: 'font', allowed: 'a size and a colour, such as "12px-#fff"' }],
  ['ad_box_margin', { name: 'margin', allowed: 'four lengths, such as "30px 10px 30px 10px"' }],
  ['ad_box_radius', { name: 'radius', allowed: 'one to four lengths, such as "8px"' }],
  ['ad_box_padding', { name: 'padding', allowed: 'one to four lengths, such as "8px 16px"' }],
  ['adaptive', { name: 'adaptive', allowed: '"1" or "0"' }],
  ['adaptive_width', { name: 'adaptiveWidth', allowed: 'a length, such as "100%" or "calc(100% - 20px)"' }],
]);

const parsers = {
  adNumber: (text: string) => /^[1-9]\d{0,8}$/.test(text),
  background: isCssColor,
  font: (text: string) => {
    const [size, color] = splitAtHyphen(text);
    return parseLength(size) !== null && isCssColor(color);
  },
  margin: (text: string) => parseLengths(text, { least: 4, isMargin: true }) !== null,
  radius: (text: string) => parseLengths(text) !== null,
  padding: (text: string) => parseLengths(text) !== null,
  adaptive: (text: string) => text === '1' || text === '0',
  adaptiveWidth: (text: string) => parseWidth(text) !== null,
} satisfies Record<(typeof slotValueNames)[number], (text: string) => boolean>;

/**
 * Checks a value of a slot by its name in a bundle, such as `ad_box_margin`. Returns `null` if the value is valid,
 * otherwise a description of the valid values. Pages replace invalid values with the default.
 */
export function slotValueAllowed(key: string, text: string): string | null {
  const form = allowedForms.get(key);
  if (!form) return [...allowedForms.keys()].join(', ');
  return parsers[form.name](text) ? null : form.allowed;
}

function textAt(raw: unknown, key: string): string {
  if (typeof raw !== 'object' || raw === null) return '';
  const entry = ownValue(raw as Readonly<Record<string, unknown>>, key);
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, 'value')) return '';
  const { value } = entry as { value: unknown };
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function parseAdNumber(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : slotDefaults.adNumber;
}

function splitAtHyphen(text: string): [before: string, after: string] {
  const at = text.indexOf('-');
  return at === -1 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/** Returns lengths as CSS: adds px to numbers without a unit and removes plus signs. */
function toCss(text: string): string {
  return text
    .split(/\s+/)
    .map((part) => part.replace(/^\+/, '').replace(/^-?(?:\d+(?:\.\d+)?|\.\d+)$/, '$&px'))
    .join(' ');
}

/** Returns a CSS length, or `null` for anything else. */
function parseLength(text: string): string | null {
  const length = toCss(text);
  return isCssLength(length) ? length : null;
}

/** Parses one to four lengths, as margins, paddings and radii accept them. */
function parseLengths(text: string, rules: { least?: number; isMargin?: boolean } = {}): string | null {
  const lengths = toCss(text);
  return isCssBox(lengths, rules) ? lengths : null;
}

/** Parses a length, or a calculation of lengths. */
function parseWidth(text: string): string | null {
  return parseLength(text) ?? (isCssCalculation(text) ? text : null);
}
