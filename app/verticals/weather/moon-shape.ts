/**
 * Path of the lit part of a moon of a radius around 0,0 as seen from the north: half a circle on the lit side, and the
 * terminator as half an ellipse. `phase` is 0 at new moon and 180 at full moon.
 */
export function litMoonPath(phase: number, radius: number): string {
  const angle = ((phase % 360) + 360) % 360;
  const isWaxing = angle < 180;
  const cosine = Math.cos((angle * Math.PI) / 180);
  const width = Math.round(Math.abs(cosine) * radius * 100) / 100;
  const limbSweep = isWaxing ? 1 : 0;
  // A crescent’s terminator bulges to the lit limb, a gibbous moon’s away from it.
  const terminatorSweep = cosine > 0 === isWaxing ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${limbSweep} 0 ${radius}A${width} ${radius} 0 0 ${terminatorSweep} 0 ${-radius}Z`;
}
