import { colorsNamed, parse } from 'culori';

/** Colour keywords that only a browser can resolve (CSS Color 4). */
const browserColors = new Set(
  (
    'currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field ' +
    'fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext'
  ).split(' '),
);

/** Maximum length of a value, in characters. */
const longest = 100;

/** Reports whether a text is one CSS colour: a keyword, a hexadecimal form or a colour function. */
export function isCssColor(text: string): boolean {
  if (text.length > longest) return false;
  const color = text.toLowerCase();
  if (color.startsWith('#')) return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(color);
  if (/^[a-z]+$/.test(color)) {
    return color === 'transparent' || Object.hasOwn(colorsNamed, color) || browserColors.has(color);
  }
  // culori accepts a missing closing bracket, and colour spaces that are not part of CSS.
  return /^[a-z]+\([\w\s.,%/+-]*\)$/.test(color) && !color.includes('--') && parse(color) !== undefined;
}

/** Units of lengths, and the percent sign (CSS Values 4). */
const units =
  '(?:%|px|cm|mm|q|in|pt|pc|r?(?:em|ex|cap|ch|ic|lh)|[sld]?v(?:w|h|i|b|min|max)|cq(?:w|h|i|b|min|max))';
const number = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const length = new RegExp(`^([+-]?)(?:0|${number}${units})$`, 'i');
const calculated = new RegExp(`^(?:${number}${units}?|calc|min|max|clamp)$`, 'i');

/** Reports whether a text is one CSS length or percentage. Functions, such as `calc()`, are not accepted. */
export function isCssLength(text: string, { canBeNegative = false } = {}): boolean {
  const sign = text.length <= longest ? length.exec(text)?.[1] : undefined;
  return sign !== undefined && (canBeNegative || sign !== '-');
}

/**
 * Reports whether a text is a list of `least` to four CSS lengths. The lengths of a margin can be negative or `auto`.
 */
export function isCssBox(text: string, { least = 1, isMargin = false } = {}): boolean {
  const parts = text.split(' ');
  return (
    parts.length >= least &&
    parts.length <= 4 &&
    parts.every((part) => (isMargin && part === 'auto') || isCssLength(part, { canBeNegative: isMargin }))
  );
}

/** Reports whether a text is one `calc()`, `min()`, `max()` or `clamp()` of numbers and lengths. */
export function isCssCalculation(text: string): boolean {
  return (
    text.length <= longest &&
    /^(?:calc|min|max|clamp)\([\d\s.,%a-z+*/()-]+\)$/i.test(text) &&
    // An unclosed comment would also hide the CSS that follows the value.
    !text.includes('/*') &&
    text.split(/[\s(),+*/-]+/).every((part) => part === '' || calculated.test(part)) &&
    isOneCall(text)
  );
}

/** Reports whether the first bracket is closed by the last character. */
function isOneCall(text: string): boolean {
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && character === ')' && index < text.length - 1)) return false;
  }
  return depth === 0;
}
