import { STEPS, WALL, distances, stepFrom, type Burrow } from './map.ts';
import { isLightable, fewestPushes } from './puzzles.ts';

export interface Tour {
  /** Estimated number of tiles walked to reach all keys, gates and runes and then the exit. */
  readonly steps: number;
  /** Whether everything that can be picked up can be reached. */
  readonly isComplete: boolean;
}

/** Returns the tiles of the permanent obstacles: lamps, crystals, mirrors and the mole. */
export const fixtures = ({ beams, mole }: Burrow): Set<number> =>
  new Set([
    ...beams.flatMap(({ lamp, crystal, mirrors }) => [lamp, crystal, ...mirrors.map(({ tile }) => tile)]),
    ...(mole ? [mole.tile] : []),
  ]);

/** Walks a burrow from the start to the exit, always to the nearest useful thing. Returns `null` if that fails. */
export function tourOf(burrow: Burrow): Tour | null {
  const { tiles, gates, items } = burrow;
  const blocked = fixtures(burrow);
  const closed = new Map(gates.map((gate) => [gate.tile, gate]));
  const keys = new Set<number>();
  const runes = new Set(items.filter(({ kind }) => kind === 'rune').map(({ tile }) => tile));
  const seen = new Set<number>();
  const isFree = (tile: number): boolean => tiles[tile] !== WALL && !blocked.has(tile) && !closed.has(tile);
  const near = (field: Int16Array, tile: number): number =>
    Math.min(
      ...STEPS.map((step) => field[stepFrom(burrow, tile, step)] ?? -1).map((at) => (at < 0 ? Infinity : at)),
    );

  let at = burrow.start;
  let steps = 0;
  for (;;) {
    const field = distances(burrow, tiles.length, at, isFree);
    const distanceTo = (tile: number): number => {
      const distance = field[tile] ?? -1;
      return distance < 0 ? Infinity : distance;
    };
    for (const { tile } of items) if (distanceTo(tile) < Infinity) seen.add(tile);
    const goals: { distance: number; to: number; done: () => void }[] = [];
    for (const item of items) {
      if (item.kind === 'key' && !keys.has(item.mark))
        goals.push({ distance: distanceTo(item.tile), to: item.tile, done: () => keys.add(item.mark) });
      if (runes.has(item.tile))
        goals.push({ distance: distanceTo(item.tile), to: item.tile, done: () => runes.delete(item.tile) });
    }
    gates.forEach((gate, index) => {
      if (!closed.has(gate.tile)) return;
      const done = (): void => void closed.delete(gate.tile);
      if (gate.kind === 'lock') {
        if (keys.has(gate.hue)) goals.push({ distance: near(field, gate.tile), to: at, done });
        return;
      }
      const plate = burrow.plates.find((puzzle) => puzzle.gate === index);
      const room = burrow.rooms[gate.from];
      const pushes = plate && room && fewestPushes(burrow, room, plate.stone, plate.plate);
      if (plate && typeof pushes === 'number')
        goals.push({ distance: near(field, plate.stone) + pushes * 4, to: plate.stone, done });
      const beam = burrow.beams.find((puzzle) => puzzle.gate === index);
      if (beam && isLightable(burrow, beam)) {
        const distance = Math.max(...beam.mirrors.map(({ tile }) => near(field, tile))) + 8;
        goals.push({ distance, to: at, done });
      }
    });
    const reachable = goals.filter(({ distance }) => distance < Infinity);
    if (reachable.length === 0) {
      const home = distanceTo(burrow.exit);
      if (runes.size > 0 || home === Infinity) return null;
      return { steps: steps + home, isComplete: seen.size === items.length };
    }
    const goal = reachable.reduce((best, other) => (other.distance < best.distance ? other : best));
    steps += goal.distance;
    at = goal.to;
    goal.done();
  }
}
