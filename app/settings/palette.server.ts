import {
  firstReadable,
  fromOklch,
  layOver,
  lowestContrast,
  markContrast,
  readOklch,
  textContrast,
  withContrast,
  type Hex,
} from './contrast.server.ts';

/** The colours from which a palette is derived. */
export interface PaletteSource {
  page: Hex;
  /** Colour of the main action. */
  accent: Hex;
  /** Colour of the main action in its pressed state. */
  pressed: Hex;
  /** Colour of text on `accent` and `pressed`. */
  onAccent: Hex;
}

/** Every colour of the interface by its custom property, for one page colour. */
export interface Palette {
  /** Whether text is light on a dark page, or dark on a light one. */
  scheme: 'dark' | 'light';
  colors: ReadonlyMap<string, string>;
}

/**
 * The built-in dark page with its surfaces. On other dark pages, the surfaces differ from the page by the same amounts.
 */
const builtIn = {
  page: '#0e1748',
  surface: '#18235c',
  raised: '#243070',
  deep: '#070c2b',
  glow: '#24348f',
} as const satisfies Record<string, Hex>;

export const builtInPage: Hex = builtIn.page;

/** The built-in light page: white panels on a pale blue page. */
const builtInLight = {
  page: '#f2f4fd',
  surface: '#ffffff',
  raised: '#e4e9fa',
  deep: '#dce2f6',
  glow: '#e2e8ff',
} as const satisfies Record<string, Hex>;

export const builtInLightPage: Hex = builtInLight.page;

/** Text colours on dark pages: those of the sections, and those for success, errors and notes. */
const textHues = {
  success: '#4fd8a6',
  danger: '#ff8a93',
  info: '#7cc4ff',
  quiz: '#ff9bd2',
  star: '#b79bff',
  coral: '#ffa588',
  sand: '#ffd87c',
  leaf: '#9be07c',
} as const satisfies Record<string, Hex>;

/** The colour of apps, which also tints their cards. */
const appHue: Hex = '#4fd8c4';
const appTint = 0.26;

/** Colours of icons. */
const markHues = { heart: '#ff4f6d' } as const satisfies Record<string, Hex>;

/** Minimum opacity of the text colour in secondary texts. It is raised until the text is readable. */
const quietText = { soft: 0.78, faint: 0.62 } as const;

/** Opacity of the strongest fill over a surface: a control under the pointer. */
const strongestFill = 0.16;

/** Opacity of the fill of a panel within a panel. Such panels contain coloured headings. */
const panelFill = 0.06;

/** The palettes that were used last, by their sources. */
const known = new Map<string, Palette>();
const maxKnown = 100;

/**
 * Returns the palette of a source. Deriving one takes milliseconds, and each preview of a draft needs the same few
 * palettes again.
 */
export function paletteOf(source: PaletteSource): Palette {
  const { page, accent, pressed, onAccent } = source;
  const key = [page, accent, pressed, onAccent].join(' ');
  const palette = known.get(key) ?? derivePalette(source);
  known.delete(key);
  known.set(key, palette);
  for (const oldest of [...known.keys()].slice(0, -maxKnown)) known.delete(oldest);
  return palette;
}

/**
 * Derives the colours of the interface. All text colours have a contrast of 4.5:1 on the page, its glow, surfaces,
 * panels within a surface and raised surfaces; `accent-mark` and `heart`, for icons and rings, have 3:1.
 */
export function derivePalette({ page, accent, pressed, onAccent }: PaletteSource): Palette {
  const { isDark, surface, raised, deep, glow, strong, over } = deriveSurfaces(page);
  const grounds = [page, surface, raised, glow];
  const textGrounds = [...grounds, layOver(surface, over, panelFill)];
  const filled = [...textGrounds, layOver(raised, over, strongestFill / 2)];
  const text = (color: Hex) => withContrast(color, textGrounds, textContrast) ?? strong;
  const mark = (color: Hex) => withContrast(color, textGrounds, markContrast) ?? strong;
  const quiet = (opacity: number) => translucent(strong, readableOpacity(strong, opacity, filled));
  const colors = {
    page,
    surface,
    raised,
    deep,
    glow,
    over,
    line: translucent(over, isDark ? 0.1 : 0.14),
    strong,
    soft: quiet(quietText.soft),
    faint: quiet(quietText.faint),
    'on-strong': firstReadable([isDark ? onAccent : page, '#ffffff', '#000000'], [strong], textContrast),
    accent,
    'accent-hover': layOver(accent, isLighter(onAccent, accent) ? '#000000' : '#ffffff', 0.2),
    'accent-pressed': pressed,
    'on-accent': onAccent,
    'accent-text': text(accent),
    'accent-mark': mark(accent),
    darkest: lowestContrast(onAccent, ['#ffffff']) >= textContrast ? onAccent : '#202237',
    shade: `rgb(3 6 28 / ${isDark ? 0.28 : 0.12})`,
    'shade-lifted': `rgb(3 6 28 / ${isDark ? 0.55 : 0.24})`,
  };
  const hues: (readonly [name: string, value: string])[] = [
    ...Object.entries(textHues).map(([name, color]) => [name, text(color)] as const),
    [
      'app',
      withContrast(appHue, [...textGrounds, layOver(surface, appHue, appTint)], textContrast) ?? strong,
    ],
    ...Object.entries(markHues).map(([name, color]) => [name, mark(color)] as const),
  ];
  return {
    scheme: isDark ? 'dark' : 'light',
    colors: new Map([...Object.entries(colors), ...hues].map(([name, value]) => [`--color-${name}`, value])),
  };
}

interface Surfaces {
  /** Whether text is light. */
  isDark: boolean;
  surface: Hex;
  raised: Hex;
  deep: Hex;
  glow: Hex;
  /** The colour of text. */
  strong: Hex;
  /** White, or the colour of text: the base of fills and lines over a surface. */
  over: Hex;
}

/**
 * For each surface of a light page: how much darker it is than the page, and the factor by which its chroma is higher.
 */
const lightSteps = { surface: [0.03, 1.3], raised: [0.06, 1.6], deep: [0.1, 1.8], glow: [0.02, 2] } as const;

/**
 * Derives the surfaces of a page and the colour of text. The higher a surface, the closer it is to the colour of text.
 * If text would not be readable on such surfaces, as on a page of medium lightness, they are further from it instead.
 */
export function deriveSurfaces(page: Hex): Surfaces {
  const isDark = lowestContrast('#ffffff', [page]) >= lowestContrast('#000000', [page]);
  const { l, c, h } = readOklch(page);
  const ink = isDark ? '#ffffff' : fromOklch(0.22, Math.min(4 * c, 0.06), h);
  const surfaces = isDark ? darkSurfaces(page) : lightSurfaces(page);
  const over = isDark ? '#ffffff' : ink;
  const highest = [page, surfaces.glow, layOver(surfaces.raised, over, strongestFill)];
  if (lowestContrast(ink, highest) >= textContrast) return { isDark, ...surfaces, strong: ink, over };
  const away = (step: number) => fromOklch(isDark ? l - step : l + step, c, h);
  return {
    isDark,
    surface: away(0.05),
    raised: away(0.1),
    deep: away(0.15),
    glow: away(0.03),
    strong: isDark ? '#ffffff' : '#000000',
    over: isDark ? '#000000' : '#ffffff',
  };
}

/**
 * Minimum lightness from which lighter surfaces are derived, because differences between darker colours are not visible
 * on screens.
 */
const darkestStart = 0.15;

function darkSurfaces(page: Hex): Pick<Surfaces, 'surface' | 'raised' | 'deep' | 'glow'> {
  const { l, c, h } = readOklch(page);
  const from = readOklch(builtIn.page);
  const like = (color: Hex) => {
    const to = readOklch(color);
    const lightness = to.l > from.l ? Math.max(l, darkestStart) : l;
    return fromOklch(lightness + to.l - from.l, (c * to.c) / from.c, h + to.h - from.h);
  };
  if (page === builtIn.page) return builtIn;
  return {
    surface: like(builtIn.surface),
    raised: like(builtIn.raised),
    deep: like(builtIn.deep),
    glow: like(builtIn.glow),
  };
}

function lightSurfaces(page: Hex): Pick<Surfaces, 'surface' | 'raised' | 'deep' | 'glow'> {
  if (page === builtInLight.page) return builtInLight;
  const { l, c, h } = readOklch(page);
  const step = ([by, factor]: readonly [by: number, factor: number]) => fromOklch(l - by, c * factor, h);
  return {
    surface: step(lightSteps.surface),
    raised: step(lightSteps.raised),
    deep: step(lightSteps.deep),
    glow: step(lightSteps.glow),
  };
}

function isLighter(color: Hex, than: Hex): boolean {
  return lowestContrast(color, ['#000000']) > lowestContrast(than, ['#000000']);
}

/** Returns the smallest opacity, not below the given one, at which the text is readable on every background. */
function readableOpacity(color: Hex, least: number, grounds: readonly Hex[]): number {
  for (let percent = Math.round(least * 100); percent < 100; percent += 1) {
    const reaches = grounds.every(
      (ground) => lowestContrast(layOver(ground, color, percent / 100), [ground]) >= textContrast,
    );
    if (reaches) return percent / 100;
  }
  return 1;
}

function translucent(color: Hex, opacity: number): string {
  if (opacity === 1) return color;
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${opacity})`;
}
