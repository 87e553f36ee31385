import { difficulty } from './difficulty.ts';
import { FOE_TYPES } from './foes.ts';
import { flyAlong } from './formations.ts';
import { aimAt, shootAt, tell, type Foe, type State } from './state.ts';

const DIVE_AFTER = 2.4;
/** Seconds for which a beetle glows before it fires. */
export const WIND_UP = 0.45;

/** Adds to the field the beetles whose start time has come. */
export function launch(state: State): void {
  const { wave, field } = state;
  const { health, reload } = difficulty(wave.number);
  const due = state.pending.filter(({ at }) => at <= state.waveTime);
  if (due.length === 0) return;
  state.pending = state.pending.filter(({ at }) => at > state.waveTime);
  for (const { group: number, slot } of due) {
    const group = wave.groups[number];
    if (!group) continue;
    state.foes.push({
      id: state.nextId,
      kind: group.kind,
      slot,
      group: number,
      pollen: group.pollen,
      ...flyAlong(slot, 0, field),
      vx: 0,
      vy: 0,
      age: 0,
      health: FOE_TYPES[group.kind].health * health,
      cooldown: 1.4 + ((state.nextId * 0.618) % 1) * reload,
      flash: 0,
    });
    state.nextId += 1;
  }
}

function volley(state: State, foe: Foe): void {
  const { bulletSpeed, fan, ring } = difficulty(state.wave.number);
  const { fires } = FOE_TYPES[foe.kind];
  const aim = aimAt(foe, state.moth);
  if (fires === 'aimed') shootAt(state, foe, aim, bulletSpeed * 1.1);
  if (fires === 'fan')
    for (let n = 0; n < fan; n += 1) shootAt(state, foe, aim + (n - (fan - 1) / 2) * 0.26, bulletSpeed);
  if (fires === 'ring')
    for (let n = 0; n < ring; n += 1)
      shootAt(state, foe, (n / ring) * Math.PI * 2 + foe.id, bulletSpeed * 0.85, 'ring');
  tell(state, 'shoot', foe);
}

function dive(state: State, foe: Foe, dt: number): void {
  const { pace } = difficulty(state.wave.number);
  if (foe.vy === 0) {
    const aim = aimAt(foe, state.moth);
    foe.vx = Math.cos(aim) * 250 * pace;
    foe.vy = Math.max(120, Math.sin(aim) * 250 * pace);
  }
  foe.x += foe.vx * dt;
  foe.y += foe.vy * dt;
}

/** Moves the beetles along their formations. They fire only from the upper part of the field. */
export function moveFoes(state: State, dt: number): void {
  const { field } = state;
  const { pace, reload } = difficulty(state.wave.number);
  for (const foe of state.foes) {
    foe.age += dt * pace;
    foe.flash = Math.max(0, foe.flash - dt);
    if (foe.slot.formation === 'dive' && foe.age > DIVE_AFTER) {
      dive(state, foe, dt);
      continue;
    }
    const { x, y } = flyAlong(foe.slot, foe.age, field);
    foe.x = x;
    foe.y = y;
    const isInSight = y > 10 && y < field.height * 0.55 && x > 0 && x < field.width;
    if (FOE_TYPES[foe.kind].fires === 'none' || !isInSight) continue;
    foe.cooldown -= dt;
    if (foe.cooldown > 0) continue;
    foe.cooldown = reload;
    volley(state, foe);
  }
}

/** Returns whether a beetle has left the garden and will not return. */
export const hasLeft = (foe: Foe, { field }: State): boolean =>
  foe.y > field.height + 50 || (foe.age > 4 && (foe.x < -70 || foe.x > field.width + 70));
