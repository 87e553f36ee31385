import type { Condition } from './symbols.ts';
import type { SkyView } from './weather-data.ts';

type Rgb = readonly [number, number, number];

/** Colours of the sky from the zenith to the horizon by height of the sun; each carries white text (4.5:1). */
const stops: readonly (readonly [altitude: number, top: string, middle: string, low: string])[] = [
  [-18, '#060a26', '#0b1240', '#101a4c'],
  [-12, '#0a1136', '#141d58', '#222a6e'],
  [-6, '#14205c', '#33357c', '#6a4480'],
  [-1, '#1c3878', '#58488a', '#a04d62'],
  [4, '#24509c', '#4c659c', '#93603f'],
  [12, '#1e5aa8', '#3069ae', '#4a729c'],
  [35, '#1a5db4', '#2a6cbc', '#3774b4'],
];

const slate: Rgb = [64, 78, 108];

/** The light of a page or card: a gradient by the sun’s height, greyed by clouds, with the sun’s glow on its side. */
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
      ? `radial-gradient(circle at ${clamp(across, 8, 92)}% ${clamp(Math.round(78 - altitude * 1.5), 6, 92)}%, ${glowColor(altitude)} 0, transparent 34%), `
      : '';
  return {
    light: `${glow}linear-gradient(${top} 0, ${middle} 52%, ${low} 100%)`,
    hasStars: altitude < -7 && isClear,
  };
}

/** The three colours of the gradient. */
export function skyColors(altitude: number, condition: Condition | null): Rgb[] {
  const height = clamp(altitude, -18, 35);
  const above = Math.max(
    1,
    stops.findIndex(([at]) => at >= height),
  );
  const [from, ...fromColors] = stops[above - 1]!;
  const [to, ...toColors] = stops[above]!;
  const share = (height - from) / (to - from);
  const grey = condition ? greyOf(condition) * (0.35 + 0.65 * clamp((altitude + 8) / 16, 0, 1)) : 0;
  return fromColors.map((color, index) =>
    mix(mix(parse(color), parse(toColors[index]!), share), darkSlate(altitude), grey),
  );
}

function greyOf({ cloud, strength, isThunder, fog }: Condition): number {
  if (isThunder) return 0.85;
  if (fog !== 'none') return 0.7;
  return [0, 0.08, 0.3, 0.62][cloud]! + (cloud === 3 ? strength * 0.06 : strength * 0.08);
}

/** Clouds are dark at night and never as bright as the day’s sky. */
function darkSlate(altitude: number): Rgb {
  return mix([22, 27, 52], slate, clamp((altitude + 10) / 20, 0, 1));
}

function glowColor(altitude: number): string {
  if (altitude < 2) return 'rgb(255 150 90 / 0.22)';
  return altitude < 14 ? 'rgb(255 205 120 / 0.16)' : 'rgb(255 240 200 / 0.14)';
}

function parse(color: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as unknown as Rgb;
}

function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return a.map((value, index) => Math.round(value + (b[index]! - value) * share)) as unknown as Rgb;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
