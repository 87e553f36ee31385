import type { Haul } from './rules.ts';
import { slopeAt } from './terrain.ts';
import type { Pedals } from './truck.ts';

export interface Advice extends Pedals {
  /** Whether the road ahead is so rough that the net is needed. */
  readonly net: boolean;
}

/** Returns the inputs of a careful driver: an even pace, slower over rough ground, level in the air. */
export function advise(haul: Haul, pace: number): Advice {
  const { truck, route } = haul;
  const here = slopeAt(route, truck.x);
  if (truck.airTime > 0.08) {
    const wanted = Math.atan(slopeAt(route, truck.x + truck.vx * 0.3)) - truck.spin * 0.25;
    const off = truck.angle - wanted;
    return { gas: off > 0.06, brake: off < -0.06, net: false };
  }
  const ahead = [40, 80, 120, 170].map((far) => slopeAt(route, truck.x + far));
  const change = Math.max(...ahead.map((slope) => Math.abs(slope - here)));
  const bridge = route.bridges.some(({ from, to }) => truck.x > from - 130 && truck.x < to + 10);
  const ramp = route.ramps.some((lip) => lip - truck.x > -20 && lip - truck.x < 190);
  const mud = route.mud.some(({ from, to }) => truck.x > from - 160 && truck.x < to);
  const goal = bridge
    ? Math.min(pace, 95)
    : ramp
      ? Math.min(pace, 130)
      : mud
        ? pace * 1.3
        : pace * (1 - Math.min(0.4, change * 0.6));
  const speed = truck.vx;
  return { gas: speed < goal, brake: speed > goal * 1.35 + 20, net: ramp || change > 0.55 };
}
