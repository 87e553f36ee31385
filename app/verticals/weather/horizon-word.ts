/** The position of the word on the line of the horizon. */
export interface HorizonWord {
  /** First hour of the word's position. */
  hour: number;
  /** The side of the line on which the sun is not. */
  side: 'above' | 'below';
}

/** Hours that the word takes at most. */
export const wordHours = 3;
/** Degrees between sun and horizon with which no other place is looked for. */
const enough = 2;

/**
 * The first place at which the word is free of the curve: the sun stays on the other side of the horizon, and no day
 * begins within it. Where the sun keeps close to the horizon all the time, the place at which it is farthest from it.
 */
export function placeHorizonWord(heights: readonly number[], dayStarts: readonly number[]): HorizonWord {
  let best: HorizonWord & { distance: number } = {
    hour: 0,
    side: 'below',
    distance: Number.NEGATIVE_INFINITY,
  };
  for (let hour = 0; hour + wordHours < heights.length; hour += 1) {
    if (dayStarts.some((start) => start > hour && start < hour + wordHours)) continue;
    const over = heights.slice(hour, hour + wordHours + 1);
    const [below, above] = [Math.min(...over), -Math.max(...over)];
    const side = below >= above ? 'below' : 'above';
    const distance = Math.max(below, above);
    if (distance > best.distance) best = { hour, side, distance };
    if (distance >= enough) break;
  }
  return { hour: best.hour, side: best.side };
}
