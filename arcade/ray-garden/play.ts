import { createSpring, type Spring } from '../kit/ease.ts';
import type { Input } from '../kit/input.ts';
import { createParticles, type Particles } from '../kit/particles.ts';
import type { Size } from '../kit/stage.ts';
import { hueOf } from './art.ts';
import type { Action } from './controls.ts';
import { lessonOf } from './difficulty.ts';
import { isTurnable, spareOf } from './garden.ts';
import { cellAt, createLayout, spotOfCell, type Layout, type Point } from './layout.ts';
import type { Ray } from './light.ts';
import { bloomsOf, createState, hint, isHourOver, nextHour, tap, undo, type State } from './rules.ts';
import type { Voices } from './voices.ts';
import { phrase } from './texts.ts';

/** Tiles a new ray crosses per second. */
const LIGHT_SPEED = 22;

export interface Play {
  state: State;
  layout: Layout;
  /** The time at which each ray starts, by the ray's key. */
  readonly born: Map<string, number>;
  readonly angles: Spring[];
  /** How far each flower is open, 0 to 1. */
  readonly open: Spring[];
  readonly particles: Particles;
  cursor: number;
  isCursorShown: boolean;
  hinted: number;
  toast: { text: string; age: number; life: number } | null;
  time: number;
  ending: number;
}

export const keyOf = ({ x, y, heading, colour }: Ray): string =>
  `${x},${y},${heading[0]},${heading[1]},${colour}`;

/** Returns the angle a bar of glass rests at. */
const angleOf = (state: number): number => (state === 0 ? -Math.PI / 4 : Math.PI / 4);

interface Wires {
  readonly voices: Voices;
  area(): Size;
  shake(amount: number): void;
  announce(text: string): void;
  onChange(state: State): void;
  onOver(state: State): void;
}

/** Creates a bed in play: the rules, the springs and the moving light. */
export function createPlay(wires: Wires) {
  const first = createState(1);
  const play: Play = {
    state: first,
    layout: createLayout(first.garden, wires.area()),
    born: new Map(),
    angles: [],
    open: [],
    particles: createParticles(200),
    cursor: -1,
    isCursorShown: false,
    hinted: -1,
    toast: null,
    time: 0,
    ending: 0,
  };
  let hourAt = -1;

  const say = (text: string, life = 2.4): void => {
    if (text === '') return;
    play.toast = { text, age: 0, life };
    wires.announce(text);
  };

  /** Starts new rays one after another, the nearest first. */
  const follow = (): void => {
    const { rays } = play.state.light;
    const keys = new Set(rays.map(keyOf));
    for (const key of play.born.keys()) if (!keys.has(key)) play.born.delete(key);
    const fresh = rays.filter((ray) => !play.born.has(keyOf(ray)));
    const least = Math.min(...fresh.map(({ far }) => far));
    for (const ray of fresh) play.born.set(keyOf(ray), play.time + (ray.far - least) / LIGHT_SPEED);
  };

  const settle = (next: State): void => {
    const before = bloomsOf(play.state);
    play.state = next;
    follow();
    next.setting.forEach((state, index) => {
      const spring = play.angles[index];
      if (spring) spring.target = angleOf(state);
    });
    let order = 0;
    bloomsOf(next).forEach((isOpen, index) => {
      const spring = play.open[index];
      if (spring) spring.target = isOpen ? 1 : 0;
      const flower = next.garden.flowers[index];
      if (!flower || isOpen === before[index]) return;
      if (!isOpen) {
        wires.voices.close();
        return;
      }
      wires.voices.bloom(order);
      order += 1;
      const { x, y } = spotOfCell(play.layout, next.garden, flower.cell);
      const colors = [hueOf(flower.wish), '#ffffff', '#ffe9a0'];
      play.particles.burst({ x, y, count: 22, colors, speed: 170, size: 5, life: 0.9, gravity: 120 });
      play.particles.burst({ x, y, count: 1, colors, speed: 0, size: 10, life: 0.5, shape: 'ring' });
    });
    wires.onChange(next);
  };

  const turnables = (): number[] =>
    play.state.garden.pieces.flatMap((piece, index) => (isTurnable(piece) ? [index] : []));
  const pointOf = (index: number): Point =>
    spotOfCell(play.layout, play.state.garden, play.state.garden.pieces[index]?.cell ?? 0);

  const turnPiece = (index: number): void => {
    if (play.state.status !== 'playing' || hourAt >= 0) return;
    const next = tap(play.state, index);
    if (next === play.state) {
      wires.voices.no();
      const isEmptyStand = play.state.garden.pieces[index]?.kind === 'stand';
      if (isEmptyStand && spareOf(play.state.garden, play.state.setting) <= 0) say(phrase('note.mirror'));
      return;
    }
    wires.voices.turn();
    const { x, y } = pointOf(index);
    play.particles.burst({ x, y, count: 6, colors: ['#ffe9b0', '#ffffff'], speed: 120, size: 3, life: 0.4 });
    play.hinted = -1;
    settle(next);
    if (next.status === 'won') wires.voices.win();
    if (next.status === 'lost') wires.voices.lose();
    if (isHourOver(next)) hourAt = play.time + 1.1;
  };

  /** Moves the cursor to the nearest glass in a direction. */
  const moveCursor = (dx: number, dy: number): void => {
    play.isCursorShown = true;
    const from = pointOf(play.cursor);
    const [best] = turnables()
      .filter((index) => index !== play.cursor)
      .map((index) => {
        const to = pointOf(index);
        const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
        const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
        return { index, along, cost: along + aside * 1.6 };
      })
      .filter(({ along }) => along > 1)
      .toSorted((a, b) => a.cost - b.cost);
    if (best) play.cursor = best.index;
  };

  return {
    play,
    start(level: number): void {
      const state = createState(level);
      play.state = state;
      play.layout = createLayout(state.garden, wires.area());
      play.born.clear();
      play.angles.splice(0, Infinity, ...state.setting.map((value) => createSpring(angleOf(value), 240, 17)));
      play.open.splice(0, Infinity, ...state.garden.flowers.map(() => createSpring(0, 110, 10)));
      bloomsOf(state).forEach((isOpen, index) => play.open[index]?.set(isOpen ? 1 : 0));
      play.particles.clear();
      play.cursor = turnables()[0] ?? 0;
      play.hinted = -1;
      play.ending = 0;
      hourAt = -1;
      follow();
      say(lessonOf(level), 6);
      wires.onChange(state);
    },
    resize(): void {
      play.layout = createLayout(play.state.garden, wires.area());
    },
    press(point: Point): void {
      const cell = cellAt(play.layout, play.state.garden, point);
      const index = play.state.garden.pieces.findIndex((piece) => piece.cell === cell && isTurnable(piece));
      play.isCursorShown = false;
      if (index < 0) return;
      play.cursor = index;
      turnPiece(index);
    },
    undo(): void {
      const next = undo(play.state);
      if (next === play.state || hourAt >= 0) return;
      wires.voices.undo();
      settle(next);
    },
    hint(): void {
      if (play.state.status !== 'playing' || hourAt >= 0) return;
      const told = hint(play.state);
      if (!told) return;
      play.state = told.state;
      play.hinted = told.index;
      wires.voices.hint();
      wires.onChange(told.state);
    },
    update(dt: number, input: Input<Action>): void {
      const { status } = play.state;
      if (status !== 'playing') {
        const before = play.ending;
        play.ending += dt;
        const pause = status === 'won' ? 2.2 : 1.3;
        if (before < pause && play.ending >= pause) wires.onOver(play.state);
        return;
      }
      if (hourAt >= 0 && play.time > hourAt) {
        hourAt = -1;
        wires.voices.hour();
        say(phrase('note.hour'));
        settle(nextHour(play.state));
      }
      if (input.repeated('left')) moveCursor(-1, 0);
      if (input.repeated('right')) moveCursor(1, 0);
      if (input.repeated('up')) moveCursor(0, -1);
      if (input.repeated('down')) moveCursor(0, 1);
      if (input.pressed('turn')) {
        play.isCursorShown = true;
        turnPiece(play.cursor);
      }
      if (input.pressed('undo')) this.undo();
      if (input.pressed('hint')) this.hint();
    },
    step(dt: number): void {
      play.time += dt;
      for (const spring of [...play.angles, ...play.open]) spring.step(dt);
      play.particles.step(dt);
      if (play.toast) {
        play.toast.age += dt;
        if (play.toast.age > play.toast.life) play.toast = null;
      }
    },
  };
}
