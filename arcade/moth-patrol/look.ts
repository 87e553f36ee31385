import { FOE_TYPES } from './foes.ts';
import { flyAlong } from './formations.ts';
import type { Watched } from './pilot.ts';
import type { State } from './state.ts';

/** Returns the visible part of a state as plain data. */
export const watch = (state: State): Watched & { readonly status: State['status'] } => ({
  status: state.status,
  field: state.field,
  moth: { x: state.moth.x, y: state.moth.y, dust: state.moth.dust, safe: state.moth.safe },
  bullets: state.bullets.map(({ x, y, vx, vy }) => ({ x, y, vx, vy })),
  foes: state.foes.map((foe) => {
    const next = flyAlong(foe.slot, foe.age + 0.1, state.field);
    const isDiving = foe.vy !== 0;
    return {
      x: foe.x,
      y: foe.y,
      vx: isDiving ? foe.vx : (next.x - foe.x) * 10,
      vy: isDiving ? foe.vy : (next.y - foe.y) * 10,
      radius: FOE_TYPES[foe.kind].radius,
    };
  }),
  grains: state.grains.map(({ x, y }) => ({ x, y })),
  lanterns: state.lanterns.map(({ x, y, light }) => ({ x, y, light })),
  boss: state.boss && {
    x: state.boss.x,
    y: state.boss.y,
    attack: state.boss.attack,
    stage: state.boss.stage,
    marks: state.boss.marks,
    mark: state.boss.mark,
  },
});
