import { clampChroma, converter, formatHex, parse, wcagContrast, type Oklch } from 'culori';

/** A colour without transparency, as `#rrggbb`. */
export type Hex = string;

/** Minimum contrast of text (WCAG 2.2 AA, 1.4.3). */
export const textContrast = 4.5;
/** Minimum contrast of large text, icons, focus rings and the edges of controls (1.4.3, 1.4.11). */
export const markContrast = 3;

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/**
 * Reads a CSS colour. A transparent colour is blended with the colour behind it. Returns `null` for a keyword that
 * only browsers can resolve, such as `canvas`, and for a text that is not a colour.
 */
export function readColor(text: string, behind: Hex): Hex | null {
  const color = toRgb(parse(text.toLowerCase()));
  if (!color) return null;
  return layOver(behind, formatHex(color), Math.min(1, Math.max(0, color.alpha ?? 1)));
}

/** Blends a colour of the given opacity over another one. */
export function layOver(behind: Hex, color: Hex, opacity: number): Hex {
  const below = toRgb(behind);
  const above = toRgb(color);
  if (!below || !above) return behind;
  const mix = (from: number, to: number) => from + (to - from) * opacity;
  return formatHex({
    mode: 'rgb',
    r: mix(below.r, above.r),
    g: mix(below.g, above.g),
    b: mix(below.b, above.b),
  });
}

/** Returns the lowest contrast of a colour on any of the backgrounds. */
export function lowestContrast(color: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(color, ground)));
}

/** Lightness, chroma and hue of a colour. */
export function readOklch(color: Hex): Required<Pick<Oklch, 'l' | 'c' | 'h'>> {
  const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {};
  return { l, c, h };
}

/** Returns the colour of this lightness, chroma and hue, with less chroma if screens cannot show it. */
export function fromOklch(l: number, c: number, h: number): Hex {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: Math.max(0, c), h }, 'oklch'));
}

/** Number of bisection steps in the search for a lightness. The result is finer than the 256 steps of a channel. */
const searchSteps = 14;

/**
 * Returns the nearest colour of the same hue with the required contrast on every background: the colour itself, or a
 * lighter or darker one. Returns `null` if there is none.
 */
export function withContrast(color: Hex, grounds: readonly Hex[], least: number): Hex | null {
  if (lowestContrast(color, grounds) >= least) return color;
  const { l, c, h } = readOklch(color);
  const found = [0, 1].flatMap((end) => {
    if (lowestContrast(fromOklch(end, 0, h), grounds) < least) return [];
    let [failing, reaching] = [l, end];
    for (let step = 0; step < searchSteps; step += 1) {
      const middle = (failing + reaching) / 2;
      if (lowestContrast(fromOklch(middle, c, h), grounds) >= least) reaching = middle;
      else failing = middle;
    }
    return { distance: Math.abs(reaching - l), color: fromOklch(reaching, c, h) };
  });
  return found.toSorted((a, b) => a.distance - b.distance)[0]?.color ?? null;
}

/**
 * Returns the first of the colours that has the required contrast on every background. If there is none, returns the
 * colour whose lowest contrast is highest.
 */
export function firstReadable(colors: readonly Hex[], grounds: readonly Hex[], least: number): Hex {
  const reaching = colors.find((color) => lowestContrast(color, grounds) >= least);
  if (reaching !== undefined) return reaching;
  const sorted = colors.toSorted((a, b) => lowestContrast(b, grounds) - lowestContrast(a, grounds));
  return sorted[0] ?? '#000000';
}
