/**
 * Returns the path of the lit part of a moon, centred on the origin and seen from the north: half a circle on the lit
 * side, and half an ellipse for the terminator. `phase` is 0 at new moon and 180 at full moon.
 */
export function litMoonPath(phase: number, radius: number): string {
  const angle = ((phase % 360) + 360) % 360;
  const isWaxing = angle < 180;
  const cosine = Math.cos((angle * Math.PI) / 180);
  const width = Math.round(Math.abs(cosine) * radius * 100) / 100;
  const limbSweep = isWaxing ? 1 : 0;
  // The terminator of a crescent curves towards the lit limb, that of a gibbous moon away from it.
  const terminatorSweep = cosine > 0 === isWaxing ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limbSweep} 0 ${radius}A${width} ${radius} 0 0 ${terminatorSweep} 0 ${-radius}Z`;
}
