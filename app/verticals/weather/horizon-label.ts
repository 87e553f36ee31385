/** The position of the label on the line of the horizon. */
export interface HorizonLabel {
  /** First hour that the label covers. */
  hour: number;
  /** The side of the horizon that is opposite the sun. */
  side: 'above' | 'below';
}

/** Maximum number of hours that the label covers. */
export const labelHours = 3;
/** Distance in degrees between sun and horizon at which the search stops. */
const enough = 2;

/**
 * Finds the first position at which no day starts within the label and the sun stays at least `enough` degrees on the
 * other side of the horizon, so that the label does not touch the curve. If there is none, returns the position at
 * which the sun stays furthest from the horizon.
 */
export function placeHorizonLabel(heights: readonly number[], dayStarts: readonly number[]): HorizonLabel {
  let best: HorizonLabel & { distance: number } = {
    hour: 0,
    side: 'below',
    distance: Number.NEGATIVE_INFINITY,
  };
  for (let hour = 0; hour + labelHours < heights.length; hour += 1) {
    if (dayStarts.some((start) => start > hour && start < hour + labelHours)) continue;
    const over = heights.slice(hour, hour + labelHours + 1);
    const [below, above] = [Math.min(...over), -Math.max(...over)];
    const side = below >= above ? 'below' : 'above';
    const distance = Math.max(below, above);
    if (distance > best.distance) best = { hour, side, distance };
    if (distance >= enough) break;
  }
  return { hour: best.hour, side: best.side };
}
