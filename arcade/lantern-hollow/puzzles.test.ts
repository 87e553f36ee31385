import { describe, expect, it } from 'vitest';
import { createRandom } from '../kit/random.ts';
import { createPlate, fewestPushes, reflect } from './puzzles.ts';
import { gate, hall, run, spot } from './test-hall.ts';
import { isLit, isSolid } from './world.ts';

describe('gates', () => {
  it('opens a lock with its key only', () => {
    const world = hall(1, { gates: [gate('lock', spot(8, 5))] });
    expect(run(world, 1, { x: 1, y: 0, flash: false })).toContain('shut');
    world.keys.add(0);
    expect(run(world, 1.6, { x: 1, y: 0, flash: false })).toContain('open');
    expect(world.hero.x).toBeGreaterThan(8.5);
  });

  it('opens by a stone on the plate; a stone left behind rolls home', () => {
    const plates = [{ room: 0, gate: 0, stone: spot(8, 5), plate: spot(10, 5), pushes: 2 }];
    const world = hall(1, { gates: [gate('plate', spot(13, 1))], plates });
    run(world, 0.45, { x: 1, y: 0, flash: false });
    expect(world.stones[0]?.tile).toBe(spot(9, 5));
    Object.assign(world.hero, { x: 1.2, y: 5.5 });
    const far = {
      ...world.burrow,
      rooms: world.burrow.rooms.map((room) => ({ ...room, centre: spot(12, 5) })),
    };
    const away = { ...world, burrow: far };
    expect(run(away, 0.1)).toContain('reset');
    expect(world.stones[0]?.tile).toBe(spot(8, 5));
    Object.assign(world.hero, { x: 7.5, y: 5.5 });
    expect(run(world, 2, { x: 1, y: 0, flash: false })).toContain('open');
    expect(isSolid(world, spot(13, 1))).toBe(false);
  });

  it('opens by light that mirrors carry to the crystal', () => {
    const beam = {
      room: 0,
      gate: 0,
      lamp: spot(3, 3),
      toward: [1, 0] as const,
      mirrors: [{ tile: spot(8, 3), slant: 1 as const }],
      crystal: spot(8, 7),
    };
    const world = hall(1, { gates: [gate('crystal', spot(13, 1))], beams: [beam] });
    expect(world.beams[0]?.isHit).toBe(false);
    Object.assign(world.hero, { x: 7.5, y: 3.5 });
    const happened = run(world, 0.4, { x: 1, y: 0, flash: false });
    expect(happened).toEqual(expect.arrayContaining(['turn', 'open']));
    expect(world.beams[0]?.isHit).toBe(true);
    expect(isLit(world, { x: 5.5, y: 3.5 })).toBe(true);
  });

  it('reflects both ways', () => {
    expect(reflect([1, 0], 1)).toEqual([0, -1]);
    expect(reflect([1, 0], -1)).toEqual([0, 1]);
    expect(reflect([0, 1], 1)).toEqual([-1, 0]);
  });

  it('asks for more pushes when it should', () => {
    const { burrow } = hall();
    const [room] = burrow.rooms;
    if (!room) throw new Error('No room');
    const plate = createPlate(burrow, room, 0, 4, createRandom(3));
    expect(plate?.pushes).toBeGreaterThanOrEqual(4);
    expect(fewestPushes(burrow, room, spot(1, 1), spot(5, 5))).toBeNull();
  });
});
