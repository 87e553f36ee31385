import type { Condition } from './symbols.ts';
import type { SkyView } from './weather-data.ts';

type Rgb = readonly [number, number, number];

/** The sky at a given height of the sun. */
interface SkyStop {
  altitude: number;
  colors: SkyColors;
}

/** Colours from the zenith to the horizon. */
type SkyColors = readonly [top: Rgb, middle: Rgb, low: Rgb];

/** Colours of the sky by height of the sun. White text on each has a contrast of at least 4.5:1. */
const stops: readonly SkyStop[] = [
  stop(-18, 0x06_0a_26, 0x0b_12_40, 0x10_1a_4c),
  stop(-12, 0x0a_11_36, 0x14_1d_58, 0x22_2a_6e),
  stop(-6, 0x14_20_5c, 0x33_35_7c, 0x6a_44_80),
  stop(-1, 0x1c_38_78, 0x58_48_8a, 0xa0_4d_62),
  stop(4, 0x24_50_9c, 0x4c_65_9c, 0x93_60_3f),
  stop(12, 0x1e_5a_a8, 0x30_69_ae, 0x4a_72_9c),
  stop(35, 0x1a_5d_b4, 0x2a_6c_bc, 0x37_74_b4),
];

function stop(altitude: number, top: number, middle: number, low: number): SkyStop {
  return { altitude, colors: [rgb(top), rgb(middle), rgb(low)] };
}

function rgb(color: number): Rgb {
  return [color >> 16, (color >> 8) & 255, color & 255];
}

const slate: Rgb = [64, 78, 108];

/**
 * Returns the background of a page or card: a gradient by the sun’s height, greyed by clouds. Unless the sky is
 * overcast or dark, the sun’s glow is added on the side of the sun.
 */
export function skyLight(
  { altitude, azimuth }: { altitude: number; azimuth: number },
  condition: Condition | null,
): SkyView {
  const colors = skyColors(altitude, condition);
  const [top, middle, low] = colors.map((color) => `rgb(${color.join(' ')})`);
  const across = Math.round(50 + 42 * Math.sin(((azimuth - 180) * Math.PI) / 180));
  const isClear = (condition?.cloud ?? 0) < 3;
  const glow =
    isClear && altitude > -8
      ? `radial-gradient(circle at ${clamp(across, 8, 92)}% ${clamp(Math.round(78 - altitude * 1.5), 6, 92)}%, ${glowColor(altitude)} 0, transparent 42%), `
      : '';
  return {
    light: `${glow}linear-gradient(${top} 0, ${middle} 52%, ${low} 100%)`,
    hasStars: altitude < -7 && isClear,
  };
}

/** Returns the three colours of the gradient. */
export function skyColors(altitude: number, condition: Condition | null): SkyColors {
  const height = clamp(altitude, -18, 35);
  const above = stops.find((one) => one.altitude >= height);
  const below = stops.findLast((one) => one.altitude <= height);
  if (!above || !below) throw new RangeError(`No sky for the height ${altitude}.`);
  const span = above.altitude - below.altitude;
  const share = span === 0 ? 0 : (height - below.altitude) / span;
  const grey = condition ? greyOf(condition) * (0.35 + 0.65 * clamp((altitude + 8) / 16, 0, 1)) : 0;
  const cloudy = darkSlate(altitude);
  const blend = (from: Rgb, to: Rgb) => mix(mix(from, to, share), cloudy, grey);
  return [
    blend(below.colors[0], above.colors[0]),
    blend(below.colors[1], above.colors[1]),
    blend(below.colors[2], above.colors[2]),
  ];
}

const cloudGrey = { 0: 0, 1: 0.08, 2: 0.3, 3: 0.62 } as const;

function greyOf({ cloud, strength, isThunder, fog }: Condition): number {
  if (isThunder) return 0.85;
  if (fog !== 'none') return 0.7;
  return cloudGrey[cloud] + (cloud === 3 ? strength * 0.06 : strength * 0.08);
}

/** Returns the colour of clouds: dark at night, and never as bright as the sky by day. */
function darkSlate(altitude: number): Rgb {
  return mix([22, 27, 52], slate, clamp((altitude + 10) / 20, 0, 1));
}

function glowColor(altitude: number): string {
  if (altitude < 2) return 'rgb(255 150 90 / 0.22)';
  return altitude < 14 ? 'rgb(255 214 140 / 0.2)' : 'rgb(170 215 255 / 0.2)';
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [part(a[0], b[0]), part(a[1], b[1]), part(a[2], b[2])];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
