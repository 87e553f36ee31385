import { ownValue } from '#app/lib/own-value.ts';
import { isCssColor } from './css-colors.ts';

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

/** Reads a slot's values, such as `{"ad_cou": {"value": "1"}}`. Each malformed value falls back to its own default. */
export function parseSlotValues(raw: unknown): SlotValues {
  const value = (key: string) => textAt(raw, key);
  const [fontSize, fontColor] = splitAtHyphen(value('ad_style_font'));
  const background = value('ad_bg_color');
  return {
    adNumber: parseAdNumber(value('ad_cou')),
    background: isCssColor(background) ? background : slotDefaults.background,
    fontSize: parseLength(fontSize) ?? slotDefaults.fontSize,
    fontColor: isCssColor(fontColor) ? fontColor : slotDefaults.fontColor,
    margin: parseLengths(value('ad_box_margin'), { least: 4, isMargin: true }) ?? slotDefaults.margin,
    radius: parseLengths(value('ad_box_radius')) ?? slotDefaults.radius,
    padding: parseLengths(value('ad_box_padding')) ?? slotDefaults.padding,
    isAdaptive: value('adaptive') === '1',
    adaptiveWidth: parseWidth(value('adaptive_width')) ?? slotDefaults.adaptiveWidth,
  };
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

const units = '(?:px|%|r?em|ex|r?lh|ch|ic|[sld]?v(?:w|h|min|max|i|b)|cq(?:w|h|i|b|min|max)|pt|pc|in|cm|mm|q)';
const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const lengthPattern = new RegExp(`^([+-]?)(${number})(${units})?$`, 'i');

/** Returns a CSS length; a number without a unit is in px. Returns `null` for anything else. */
function parseLength(text: string, canBeNegative = false): string | null {
  if (text.length > 40) return null;
  const [, sign = '', amount, unit = 'px'] = lengthPattern.exec(text) ?? [];
  if (amount === undefined || (sign === '-' && !canBeNegative)) return null;
  return (sign === '-' ? '-' : '') + amount + unit;
}

/** Parses one to four lengths, as margins, paddings and radii accept them. */
function parseLengths(text: string, { least = 1, isMargin = false } = {}): string | null {
  const parts = text.split(/\s+/);
  if (parts.length < least || parts.length > 4) return null;
  const lengths = parts.map((entry) => (isMargin && entry === 'auto' ? entry : parseLength(entry, isMargin)));
  return lengths.includes(null) ? null : lengths.join(' ');
}

/** Parses a length, or a `calc()` of lengths. */
function parseWidth(text: string): string | null {
  const length = parseLength(text);
  if (length !== null || text.length > 100) return length;
  const isCalculation = /^(?:calc|min|max|clamp)\([\d\s.,%a-z+*/()-]+\)$/i.test(text);
  return isCalculation && isBalanced(text) && hasOnlyLengths(text) ? text : null;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && letter === ')' && index < text.length - 1)) return false;
  }
  return depth === 0;
}

const word = new RegExp(`^(?:${number}${units}?|calc|min|max|clamp)$`, 'i');

function hasOnlyLengths(text: string): boolean {
  return text.split(/[\s(),+*/-]+/).every((entry) => entry === '' || word.test(entry));
}
