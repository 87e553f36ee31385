/**
 * Returns a position on the wheel of the zodiac relative to its centre. 0° is on the left and longitudes increase
 * counterclockwise, as in astrological charts.
 */
export function onWheel(radius: number, longitude: number): [x: number, y: number] {
  const angle = Math.PI - (longitude * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

const text = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Returns the outline of a sign's sector between two circles. `index` is the index of the sign. */
export function sectorPath(index: number, inner: number, outer: number): string {
  const [from, to] = [index * 30, index * 30 + 30];
  const start = text(onWheel(outer, from));
  const outerArc = `A${outer} ${outer} 0 0 0 ${text(onWheel(outer, to))}`;
  const innerArc = `A${inner} ${inner} 0 0 1 ${text(onWheel(inner, from))}`;
  return `M${start}${outerArc}L${text(onWheel(inner, to))}${innerArc}Z`;
}

/** Returns the path of short lines on a circle, one every `step` degrees. */
export function degreeTicks(radius: number, length: number, step: number): string {
  return Array.from({ length: 360 / step }, (_, index) => {
    const longitude = index * step;
    return `M${text(onWheel(radius, longitude))}L${text(onWheel(radius - length, longitude))}`;
  }).join('');
}
