/**
 * The grammar of the covers: one light from the upper left, a two-stop sky, a soft disc of light, a ground, one bold
 * motif of shaded solids. Scenery for backgrounds is in `scenery.ts`, ready-made things are in `props.ts`.
 *
 * Markup is plain SVG text. The name of a paint contains its definition (`linear`, `radial`, `blur`), so a scene never
 * writes a `<defs>`. `cuts.ts` collects the paints that a scene uses.
 */
import type { Palette, PaletteName } from './palettes.ts';

/** The canvas on which a scene is drawn, and the position of the motif's 400x400 box on it. */
export interface Stage {
  readonly palette: Palette;
  readonly width: number;
  readonly height: number;
  /** Canvas pixels per motif unit. */
  readonly scale: number;
  /** Returns the canvas x of a motif x. */
  readonly x: (motifX: number) => number;
  /** Converts a motif y to a canvas y, so that a horizon in the background meets the motif's feet in every cut. */
  readonly y: (motifY: number) => number;
}

export interface Scene {
  readonly palette: PaletteName;
  /** Draws the background over the whole canvas, in canvas pixels. By default, this is a sky with a disc of light. */
  readonly background?: (stage: Stage) => string;
  /** Draws the motif in a box from 0 to 400 in both directions. It may extend beyond the box and is not cut off. */
  readonly motif: (palette: Palette) => string;
  /**
   * The edges of the square at which the motif extends beyond the picture. `bottom` and `top` keep the motif at that
   * edge in every cut. `all` enlarges it to the full height of the wide cut.
   */
  readonly bleed?: 'bottom' | 'top' | 'all';
  /** Adjustment in the wide cut: a factor of the scale, and a shift in motif units. */
  readonly wide?: { readonly scale?: number; readonly dx?: number; readonly dy?: number };
}

/** Declares a scene. Returns it unchanged. */
export const defineScene = (scene: Scene): Scene => scene;

// Numbers and colours

/** Formats a number as short SVG text. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

/** Creates a repeatable source of numbers from 0 to 1. */
export function random(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Blends two colours. A share of 0 returns the first colour, and 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [r, g, b] = channels(first);
  const [red, green, blue] = channels(second);
  const part = (a: number, z: number): string =>
    Math.round(a + (z - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${part(r, red)}${part(g, green)}${part(b, blue)}`;
}

/** Blends a colour with the warm white of the light. */
export const tint = (colour: string, share: number): string => mix(colour, '#fffdf2', share);

/**
 * Darkens a colour and shifts it towards the violet of all shadows in the collection, so that yellow becomes orange and
 * green becomes teal instead of turning grey.
 */
export function deepen(colour: string, share: number): string {
  const [red, green, blue] = channels(colour).map((channel) => channel / 255) as [number, number, number];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [spread, sum] = [high - low, high + low];
  const plain = mix(colour, '#160a42', share);
  if (spread < 0.02) return plain;
  const sector =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const away = ((255 - sector * 60 + 540) % 360) - 180;
  const hue = sector * 60 + away * share * 0.34;
  const lightness = (sum / 2) * (1 - share * 0.8);
  const saturation = spread / (1 - Math.abs(sum - 1) || 1);
  const reach = Math.min(1, saturation) * Math.min(lightness, 1 - lightness);
  const channel = (offset: number): string => {
    const k = (offset + hue / 30 + 12) % 12;
    return Math.round((lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return mix(plain, `#${channel(0)}${channel(8)}${channel(4)}`, Math.min(1, spread * 1.6));
}

/** Returns the colour with an opacity from 0 to 1, for gradients. */
export const alpha = (colour: string, opacity: number): string =>
  colour.slice(0, 7) +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

// Paints

const stopsName = (stops: readonly string[]): string =>
  stops.map((stop) => stop.replace('#', '').replace(' ', '_').replace('%', '')).join('-');

/**
 * Returns a linear gradient as a paint. Stops are `#rrggbb`, `#rrggbbaa` or `#rrggbb 40%`. An angle of 90 points
 * downwards.
 */
export const linear = (stops: readonly string[], angle = 90): string =>
  `url(#lin-${Math.round(angle)}-${stopsName(stops)})`;

/** Returns a radial gradient as a paint. Centre and radius are percentages of the shape's box. */
export const radial = (stops: readonly string[], cx = 35, cy = 28, r = 80): string =>
  `url(#rad-${cx}-${cy}-${r}-${stopsName(stops)})`;

/** Returns a blur as an attribute: `blur(6)` returns `filter="…"`. Use it sparingly. */
export const blur = (radius: number): string => `filter="url(#blur-${Math.round(radius)})"`;

// Paths

export type Point = readonly [number, number];

export const circlePath = (cx: number, cy: number, r: number): string => ellipsePath(cx, cy, r, r);

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 1 ${num(rx * 2)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-rx * 2)} 0Z`;

export function rectPath(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = `a${num(r)} ${num(r)} 0 0 1`;
  return (
    `M${num(x + r)} ${num(y)}h${num(width - 2 * r)}${arc} ${num(r)} ${num(r)}v${num(height - 2 * r)}` +
    `${arc} ${num(-r)} ${num(r)}h${num(2 * r - width)}${arc} ${num(-r)} ${num(-r)}v${num(2 * r - height)}${arc} ${num(r)} ${num(-r)}Z`
  );
}

/** Returns a closed polygon with corners rounded by `radius`. */
export function polygonPath(points: readonly Point[], radius = 0): string {
  const toward = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const step = Math.min(radius, length / 2) / length;
    return [ax + (bx - ax) * step, ay + (by - ay) * step];
  };
  const parts = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    const [sx, sy] = toward(corner, before);
    const [ex, ey] = toward(corner, after);
    return `${index === 0 ? 'M' : 'L'}${num(sx)} ${num(sy)}Q${num(corner[0])} ${num(corner[1])} ${num(ex)} ${num(ey)}`;
  });
  return `${parts.join('')}Z`;
}

/** Returns the corners of a regular polygon. With a turn of 0 one corner is on top. */
export const regular = (sides: number, cx: number, cy: number, r: number, turn = 0): Point[] =>
  Array.from({ length: sides }, (_, index): Point => {
    const angle = ((index / sides) * 360 + turn - 90) * (Math.PI / 180);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });

/** Returns a star with rounded tips. */
export function starPath(
  cx: number,
  cy: number,
  r: number,
  tips = 5,
  inner = 0.5,
  corner = 6,
  turn = 0,
): string {
  const outer = regular(tips, cx, cy, r, turn);
  const valleys = regular(tips, cx, cy, r * inner, turn + 180 / tips);
  return polygonPath(
    outer.flatMap((tip, index) => [tip, valleys[index] ?? tip]),
    corner,
  );
}

// Groups

/** Moves, turns (in degrees) and scales a group that is drawn around its own origin. */
export const place = (
  x: number,
  y: number,
  inner: string,
  { turn = 0, scale = 1, flip = false }: { turn?: number; scale?: number; flip?: boolean } = {},
): string =>
  `<g transform="translate(${num(x)} ${num(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`}${
    scale === 1 && !flip ? '' : ` scale(${num(flip ? -scale : scale)} ${num(scale)})`
  }">${inner}</g>`;

/** Places markup in motif units on the canvas, for parts of the background that belong to the motif. */
export const staged = (stage: Stage, inner: string): string =>
  place(stage.x(0), stage.y(0), inner, { scale: stage.scale });

/** Turns a group around a point in its own coordinates. */
export const turn = (degrees: number, cx: number, cy: number, inner: string): string =>
  `<g transform="rotate(${num(degrees)} ${num(cx)} ${num(cy)})">${inner}</g>`;

export const fade = (opacity: number, inner: string): string => `<g opacity="${num(opacity)}">${inner}</g>`;

const pathHash = (text: string): string => {
  let hash = 5381;
  for (let index = 0; index < text.length; index += 1) hash = (hash * 33 + text.charCodeAt(index)) >>> 0;
  return hash.toString(36);
};

/** Shows only the part of a group that is inside a path. */
export const inside = (path: string, inner: string): string => {
  const id = `clip-${pathHash(path)}`;
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;
};

// Drawing

export const fill = (path: string, paint: string, opacity = 1): string =>
  `<path d="${path}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${num(opacity)}"`}/>`;

/** Draws a line with round ends. The paint of a straight line must not be a gradient. */
export const line = (path: string, paint: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${
    opacity === 1 ? '' : ` opacity="${num(opacity)}"`
  }/>`;

export interface SolidOptions {
  /** Width of the shade along the lower right. The light along the upper left has half this width. */
  readonly edge?: number;
  /** Opacity of the shaded side. */
  readonly shade?: number;
  /** Opacity of the light edge. */
  readonly rim?: number;
  /** Paint that replaces the colour's own gradient. */
  readonly paint?: string;
  /** Colour of the light that is reflected from the lower right. */
  readonly bounce?: string;
  /** Depth in units: the shape is drawn as a slab. */
  readonly depth?: number;
  /** Direction of the depth. */
  readonly depthX?: number;
  /** Markup on the surface, below shade and light and cut off at the outline. */
  readonly decor?: string;
}

const everything = 'M-900-900H1900V1900H-900Z';

/** Returns the gradient of a lit surface of a colour. */
export const lit = (colour: string, angle = 62): string =>
  linear([tint(colour, 0.26), `${colour} 45%`, deepen(colour, 0.24)], angle);

/**
 * Draws a shaded solid: gradient, shaded side and light edge, optionally with depth, decoration and reflected light.
 */
export function solid(path: string, colour: string, options: SolidOptions = {}): string {
  const {
    edge = 10,
    shade = 0.3,
    rim = 0.5,
    paint = lit(colour),
    bounce,
    depth = 0,
    depthX = 0,
    decor = '',
  } = options;
  const steps = Math.ceil(Math.max(depth, Math.abs(depthX)) / 3);
  const sides = Array.from({ length: steps }, (_, index) => {
    const share = (steps - index) / steps;
    return `<path d="${path}" transform="translate(${num(depthX * share)} ${num(depth * share)})"/>`;
  }).join('');
  const slab = steps === 0 ? '' : `<g fill="${deepen(colour, 0.46)}">${sides}</g>`;
  const surface =
    decor +
    `<path d="${everything}${path}" fill-rule="evenodd" fill="#1a0a4a" opacity="${num(shade)}" transform="translate(${num(-edge * 0.7)} ${num(-edge)})"/>` +
    `<path d="${everything}${path}" fill-rule="evenodd" fill="#fffdf2" opacity="${num(rim)}" transform="translate(${num(edge * 0.32)} ${num(edge * 0.42)})"/>` +
    (bounce === undefined
      ? ''
      : `<path d="${path}" fill="none" stroke="${linear([alpha(bounce, 0), `${alpha(bounce, 0)} 55%`, alpha(bounce, 0.95)], 52)}" stroke-width="${num(edge * 0.7)}"/>`);
  return slab + fill(path, paint) + inside(path, surface);
}

/** Draws a long soft highlight, as on a smooth surface. */
export const gleam = (path: string, width = 8, opacity = 0.75): string =>
  line(path, '#ffffff', width, opacity);

/** Draws the shadow where an object touches the ground. */
export const shadow = (cx: number, cy: number, rx: number, opacity = 0.5, flat = 0.2): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(rx * flat)}" fill="${radial(['#0b0430', '#0b0430 45%', '#0b043000'], 50, 50, 50)}" opacity="${num(opacity)}"/>`;

/** Draws a round glow. */
export const glow = (cx: number, cy: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${radial([colour, `${alpha(colour, 0.55)} 35%`, alpha(colour, 0)], 50, 50, 50)}" opacity="${num(opacity)}"/>`;
