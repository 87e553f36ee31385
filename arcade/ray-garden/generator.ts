import { createRandom, seedFrom, type Random } from '../kit/random.ts';
import { difficulty, type Difficulty } from './difficulty.ts';
import {
  WHITE,
  isTurnable,
  settingOf,
  type Flower,
  type Garden,
  type Heading,
  type Kind,
  type Piece,
  type Sun,
} from './garden.ts';
import { branch, isInBloom, shine } from './light.ts';
import { solve } from './solver.ts';

interface Open {
  x: number;
  y: number;
  heading: Heading;
  colour: number;
}

/** Returns every window at which the sun can be. */
export const panesOf = (columns: number, rows: number): Sun[] => [
  ...Array.from({ length: rows }, (_, y): Sun => ({ x: -1, y, heading: [1, 0] })),
  ...Array.from({ length: rows }, (_, y): Sun => ({ x: columns, y, heading: [-1, 0] })),
  ...Array.from({ length: columns }, (_, x): Sun => ({ x, y: -1, heading: [0, 1] })),
  ...Array.from({ length: columns }, (_, x): Sun => ({ x, y: rows, heading: [0, -1] })),
];

/** Leads light through an empty bed piece by piece, so that a solution exists before the bed is scrambled. */
class Bed {
  readonly pieces: Piece[] = [];
  readonly flowers: number[] = [];
  readonly lit = new Set<number>();
  open: Open[];

  readonly sun: Sun;
  private readonly rules: Difficulty;
  private readonly random: Random;

  constructor(rules: Difficulty, random: Random, sun: Sun) {
    this.rules = rules;
    this.random = random;
    this.sun = sun;
    this.open = [{ ...sun, colour: WHITE }];
  }

  isTaken(cell: number): boolean {
    return this.flowers.includes(cell) || this.pieces.some((piece) => piece.cell === cell);
  }

  /** Returns the free tiles ahead of a point up to the first that is taken, nearest first. */
  ahead({ x, y, heading }: Pick<Open, 'x' | 'y' | 'heading'>): number[] {
    const { columns, rows } = this.rules;
    const cells: number[] = [];
    for (let step = 1; ; step += 1) {
      const [atX, atY] = [x + heading[0] * step, y + heading[1] * step];
      const cell = atY * columns + atX;
      if (atX < 0 || atY < 0 || atX >= columns || atY >= rows || this.isTaken(cell)) return cells;
      cells.push(cell);
    }
  }

  private pointOf(cell: number): { x: number; y: number } {
    return { x: cell % this.rules.columns, y: Math.floor(cell / this.rules.columns) };
  }

  private pass(cells: readonly number[], until: number): void {
    for (const cell of cells) {
      if (cell === until) return;
      this.lit.add(cell);
    }
  }

  /** Places a piece on the path of an open ray. Returns whether that was possible. */
  place(kind: Kind): boolean {
    const rays = this.random.shuffle(this.open).filter(({ colour }) => kind !== 'prism' || colour === WHITE);
    for (const ray of rays) {
      const line = this.ahead(ray);
      const spots = line.filter(
        (cell, step) => !this.lit.has(cell) && step < 5 && (step > 0 || ray.x < 0 || line.length < 2),
      );
      for (const cell of this.random.shuffle(spots)) {
        for (const state of this.random.shuffle([0, 1])) {
          const piece = this.make(kind, cell, state, ray.colour);
          if (!piece) continue;
          const from = this.pointOf(kind === 'portal' ? piece.twin : cell);
          const next = branch(piece, state, ray.heading, ray.colour).map((part) => ({ ...from, ...part }));
          this.pieces.push(piece);
          const isRoomy = next.every((out) =>
            this.ahead(out).some((to) => !this.lit.has(to) && to !== piece.twin),
          );
          if (!isRoomy) {
            this.pieces.pop();
            continue;
          }
          if (kind === 'portal') this.pieces.push({ ...piece, cell: piece.twin, twin: cell });
          this.pass(line, cell);
          this.open = [...this.open.filter((other) => other !== ray), ...next];
          return true;
        }
      }
    }
    return false;
  }

  private make(kind: Kind, cell: number, state: number, colour: number): Piece | null {
    const piece = { kind, cell, state, tint: 0, twin: -1 };
    if (kind === 'lens') {
      const tints = [1, 2, 4, 3, 5, 6].filter((tint) => (tint & colour) > 0 && (tint & colour) !== colour);
      return tints.length > 0 ? { ...piece, tint: this.random.pick(tints) } : null;
    }
    if (kind !== 'portal') return piece;
    const twin = this.freeCell();
    return twin === null || twin === cell ? null : { ...piece, twin, state: 0 };
  }

  /** Returns a random tile without light and without a thing on it, or `null`. */
  freeCell(): number | null {
    const { columns, rows } = this.rules;
    const cells = Array.from({ length: columns * rows }, (_, cell) => cell);
    const free = cells.filter((cell) => !this.lit.has(cell) && !this.isTaken(cell));
    return free.length > 0 ? this.random.pick(free) : null;
  }

  /** Turns an open ray towards a flower that already has another ray. Returns whether that was possible. */
  mix(): boolean {
    for (const ray of this.random.shuffle(this.open)) {
      const line = this.ahead(ray);
      for (const cell of this.random.shuffle(line.filter((at) => !this.lit.has(at)))) {
        for (const state of [0, 1]) {
          const piece: Piece = { kind: 'mirror', cell, state, tint: 0, twin: -1 };
          const [out] = branch(piece, state, ray.heading, ray.colour);
          if (!out) continue;
          const way = this.ahead({ ...this.pointOf(cell), heading: out.heading });
          const last = way.at(-1) ?? cell;
          const [x, y] = [
            (last % this.rules.columns) + out.heading[0],
            Math.floor(last / this.rules.columns) + out.heading[1],
          ];
          const isInside = x >= 0 && x < this.rules.columns;
          if (!isInside || !this.flowers.includes(y * this.rules.columns + x)) continue;
          this.pass(line, cell);
          for (const passed of way) this.lit.add(passed);
          this.pieces.push(piece);
          this.open = this.open.filter((other) => other !== ray);
          return true;
        }
      }
    }
    return false;
  }

  /** Ends an open ray at a new flower. Returns whether that was possible. */
  bloom(): boolean {
    const [ray] = this.open;
    if (!ray) return false;
    const line = this.ahead(ray);
    const spots = line.filter((cell) => !this.lit.has(cell));
    if (spots.length === 0) return false;
    const cell = this.random.pick(spots.slice(-3));
    this.pass(line, cell);
    this.flowers.push(cell);
    this.open = this.open.slice(1);
    return true;
  }
}

/** Returns a bed whose pieces form a solution, or `null` if a piece or flower could not be placed. */
function lay(rules: Difficulty, random: Random): Bed | null {
  const bed = new Bed(rules, random, random.pick(panesOf(rules.columns, rules.rows)));
  const many = (kind: Kind, count: number): Kind[] => Array.from({ length: count }, () => kind);
  const kinds = random.shuffle<Kind>([
    ...many('mirror', rules.mirrors - rules.mixes),
    ...many('splitter', rules.splitters),
    ...many('lens', rules.lenses),
    ...many('portal', rules.portals),
  ]);
  const place = Math.min(kinds.length, random.int(0, 2));
  kinds.splice(place, 0, ...many('prism', rules.prisms));
  for (const kind of kinds) if (!bed.place(kind)) return null;
  const mixAt = bed.open.length - rules.mixes;
  bed.open = random.shuffle(bed.open);
  for (let index = 0; index < mixAt; index += 1) if (!bed.bloom()) return null;
  for (let index = 0; index < rules.mixes; index += 1) if (!bed.mix()) return null;
  return bed;
}

/** Returns another position of the sun that can light all the flowers, or `null` if none was found. */
function findHour(garden: Garden, random: Random): Sun | null {
  for (const sun of random.shuffle(panesOf(garden.columns, garden.rows))) {
    const [first] = garden.suns;
    if (first && sun.x === first.x && sun.y === first.y) continue;
    const other = { ...garden, suns: [sun] };
    if (isInBloom(other, settingOf(garden), 0)) continue;
    if ((solve(other, settingOf(garden), 0, 240)?.length ?? 0) > 0) return sun;
  }
  return null;
}

/** Tries to generate the bed of a level from one seed. Returns `null` if it is not good enough. */
export function generate(level: number, attempt: number): { garden: Garden; par: number } | null {
  const random = createRandom(seedFrom('ray-garden', level, attempt));
  const rules = difficulty(level);
  const bed = lay(rules, random);
  if (!bed) return null;

  const mirrors = bed.pieces.filter(({ kind }) => kind === 'mirror');
  const onStands = new Set(random.shuffle(mirrors).slice(0, rules.stands));
  const right = bed.pieces.map((piece): Piece => (onStands.has(piece) ? { ...piece, kind: 'stand' } : piece));
  const scatter = (kind: Kind, count: number): void => {
    for (let index = 0; index < count; index += 1) {
      const cell = bed.freeCell();
      if (cell === null) return;
      const piece = { kind, cell, state: kind === 'stand' ? 2 : random.int(0, 1), tint: 0, twin: -1 };
      bed.pieces.push(piece);
      right.push(piece);
    }
  };
  scatter('mirror', rules.decoys);
  scatter('stand', rules.stands);
  scatter('pot', rules.pots);

  const { columns, rows } = rules;
  const bare: Garden = {
    level,
    columns,
    rows,
    pieces: right,
    flowers: bed.flowers.map((cell): Flower => ({ cell, wish: 0 })),
    spare: rules.stands,
    suns: [bed.sun],
  };
  const { reached } = shine(bare, settingOf(bare), bed.sun);
  if (reached.includes(0)) return null;
  const solved = {
    ...bare,
    flowers: bare.flowers.map(({ cell }, index) => ({ cell, wish: reached[index] ?? 0 })),
  };
  const second = rules.hours > 1 ? findHour(solved, random) : null;
  if (rules.hours > 1 && !second) return null;
  const pieces = solved.pieces.map((piece): Piece => {
    if (piece.kind === 'stand') return { ...piece, state: 2 };
    return isTurnable(piece) ? { ...piece, state: random.int(0, 1) } : piece;
  });
  const garden = { ...solved, pieces, suns: second ? [bed.sun, second] : [bed.sun] };
  const start = settingOf(garden);
  const already = shine(garden, start, bed.sun).reached;
  if (garden.flowers.some(({ wish }, index) => already[index] === wish) && level < 12) return null;
  const par = solve(garden, start)?.length ?? 0;
  return par >= rules.least && par <= rules.most && !isInBloom(garden, start, 0) ? { garden, par } : null;
}
