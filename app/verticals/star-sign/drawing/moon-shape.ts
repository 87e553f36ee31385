/**
 * Returns the outline of the lit part of the Moon’s disc around the origin, as seen from the northern hemisphere. The
 * bright limb is a half circle, and the terminator is half an ellipse. `fraction` is the lit share of the disc.
 */
export function litMoon(fraction: number, isWaxing: boolean, radius: number): string {
  const terminator = Math.abs(1 - 2 * fraction) * radius;
  const limbSweep = isWaxing ? 1 : 0;
  const terminatorSweep = fraction < 0.5 === isWaxing ? 0 : 1;
  const round = (value: number) => Number(value.toFixed(2));
  const [r, t] = [round(radius), round(terminator)];
  return `M0 ${-r}A${r} ${r} 0 0 ${limbSweep} 0 ${r}A${t} ${r} 0 0 ${terminatorSweep} 0 ${-r}Z`;
}
