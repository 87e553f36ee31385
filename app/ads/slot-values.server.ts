import { isObject } from '#app/lib/is-object.ts';
import { phrase } from '#app/lib/phrase.ts';
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

/** The name of one value, such as `adNumber`. */
export type SlotValueName = (typeof slotValueNames)[number];

/** Reads a slot's values, such as `{adNumber: {value: '1'}}`. Each malformed value falls back to its own default. */
export function parseSlotValues(raw: unknown): SlotValues {
  const value = (key: SlotValueName) => textAt(raw, key);
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

/** The values that operators may enter. Pages use the default instead of any other value. */
const forms: Readonly<Record<SlotValueName, { accepts: (text: string) => boolean; allowed: string }>> = {
  adNumber: { accepts: (text) => /^[1-9]\d{0,8}$/.test(text), allowed: phrase('a whole number from 1') },
  background: { accepts: isCssColor, allowed: phrase('a CSS colour, such as "#202237"') },
  font: {
    accepts(text) {
      const [size, color] = splitAtHyphen(text);
      return parseLength(size) !== null && isCssColor(color);
    },
    allowed: phrase('a size and a colour, such as "12px-#fff"'),
  },
  margin: {
    accepts: (text) => parseLengths(text, { least: 4, isMargin: true }) !== null,
    allowed: phrase('four lengths, such as "30px 10px 30px 10px"'),
  },
  radius: {
    accepts: (text) => parseLengths(text) !== null,
    allowed: phrase('one to four lengths, such as "8px"'),
  },
  padding: {
    accepts: (text) => parseLengths(text) !== null,
    allowed: phrase('one to four lengths, such as "8px 16px"'),
  },
  adaptive: { accepts: (text) => text === '1' || text === '0', allowed: phrase('"1" or "0"') },
  adaptiveWidth: {
    accepts: (text) => parseWidth(text) !== null,
    allowed: phrase('a length, such as "100%" or "calc(100% - 20px)"'),
  },
};

/**
 * Checks a value of a slot. Returns `null` if the value is valid. If it is not, returns an encoded phrase that
 * describes the valid values.
 */
export function slotValueAllowed(name: SlotValueName, text: string): string | null {
  const { accepts, allowed } = forms[name];
  return accepts(text) ? null : allowed;
}

function textAt(raw: unknown, key: string): string {
  const entry = isObject(raw) ? ownValue(raw, key) : undefined;
  const value = isObject(entry) ? ownValue(entry, 'value') : undefined;
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
