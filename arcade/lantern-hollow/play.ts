import { approach, clamp } from '../kit/ease.ts';
import type { Input } from '../kit/input.ts';
import { createParticles, type Particles } from '../kit/particles.ts';
import type { Rect } from '../kit/stage.ts';
import type { Action } from './controls.ts';
import { createDark, type Dark } from './dark.ts';
import { lessonOf, nameOf } from './levels.ts';
import type { Point } from './map.ts';
import { look, step } from './rules.ts';
import type { Voices } from './voices.ts';
import { wayTo } from './walker.ts';
import { createWorld, type Event, type EventKind, type World } from './world.ts';
import { phrase } from './texts.ts';

/** Size of a tile in logical units. */
export const UNIT = 60;

export interface Toast {
  text: string;
  age: number;
  life: number;
}
export interface Friend extends Point {
  phase: number;
}

export interface Play {
  world: World;
  dark: Dark;
  readonly particles: Particles;
  readonly friends: Friend[];
  camera: Point;
  toast: Toast | null;
  /** Seconds since the level was won or lost. */
  ending: number;
  /** The destination that the pointer has set. `null` if the hero is not walking to one. */
  goal: Point | null;
  time: number;
  isStarted: boolean;
}

const SPARKS: Partial<Record<EventKind, readonly string[]>> = {
  rune: ['#9dffb0', '#e8ffe9', '#5fe08a'],
  key: ['#ffe7a8', '#ffb02e'],
  firefly: ['#fff6a8', '#d9ff6a'],
  flask: ['#ffd98a', '#ff9a2e'],
  cap: ['#7dffe6', '#36d6b8'],
  burst: ['#fff3c4', '#ffc451', '#ff7a2e'],
  bite: ['#6a4bb0', '#2a1a50', '#ffb02e'],
  push: ['#a58a5e', '#7d6a48'],
  open: ['#ffe7a8', '#a58a5e', '#77a04a'],
  turn: ['#e8fbff', '#ffe7a8'],
  sold: ['#7dffe6', '#ffe7a8'],
  out: ['#9dffb0', '#fff6a8', '#ffb02e'],
};
const WORDS: Partial<Record<EventKind, string>> = {
  shut: '',
  poor: phrase('note.poor'),
  reset: phrase('note.reset'),
  sold: phrase('note.sold'),
};
const AWAKE = { moth: phrase('note.moth'), starer: phrase('note.starer'), echo: phrase('note.echo') };

interface Wires {
  readonly voices: Voices;
  visible(): Rect;
  shake(amount: number): void;
  announce(text: string): void;
  onChange(world: World): void;
  onOver(world: World): void;
}

/** Creates a level in play: the rules, the camera and the effects. */
export function createPlay(wires: Wires) {
  const first = createWorld(1);
  const play: Play = {
    world: first,
    dark: createDark(first.burrow, first),
    particles: createParticles(240),
    friends: [],
    camera: { x: first.hero.x, y: first.hero.y },
    toast: null,
    ending: 0,
    goal: null,
    time: 0,
    isStarted: false,
  };
  let isFlashWanted = false;
  let held: Point | null = null;
  let footfall = 0;
  let warned = 0;

  const say = (text: string, life = 2.2): void => {
    play.toast = { text, age: 0, life };
    wires.announce(text);
  };

  const lockedText = (gate: number): string => {
    const kind = play.world.burrow.gates[gate]?.kind;
    if (kind === 'lock') return phrase('note.lock');
    return kind === 'plate' ? phrase('note.plate') : phrase('note.crystal');
  };

  const show = (event: Event): void => {
    const colors = SPARKS[event.kind];
    const [x, y] = [event.x * UNIT, event.y * UNIT];
    if (colors) {
      const count = event.kind === 'burst' || event.kind === 'rune' || event.kind === 'out' ? 26 : 12;
      play.particles.burst({ x, y, count, colors, speed: 190, size: 4.5, life: 0.8, drag: 2.6 });
      if (event.kind !== 'push')
        play.particles.burst({ x, y, count: 1, colors, speed: 0, size: 9, life: 0.5, shape: 'ring' });
    }
    if (event.kind === 'bite' && event.mark > 0) wires.shake(9);
    if (event.kind === 'burst') wires.shake(4);
    if (event.kind === 'firefly')
      play.friends.push({ x: event.x, y: event.y, phase: play.friends.length * 1.7 });
    if (event.kind === 'rune') {
      const { runes } = play.world;
      say(runes >= 3 ? phrase('note.hatch') : phrase('note.rune', { runes }));
    }
    const words = WORDS[event.kind];
    if (words) say(words);
    if (event.kind === 'shut') say(lockedText(event.mark));
    if (event.kind === 'awake' && play.world.boss) say(AWAKE[play.world.boss.kind], 3);
    wires.voices.say(event);
  };

  const toWorld = (point: Point): Point => {
    const { x, y, width, height } = wires.visible();
    return {
      x: play.camera.x + (point.x - x - width / 2) / UNIT,
      y: play.camera.y + (point.y - y - height / 2) / UNIT,
    };
  };

  const wishOf = (input: Input<Action>): Point => {
    const x = (input.down('right') ? 1 : 0) - (input.down('left') ? 1 : 0);
    const y = (input.down('down') ? 1 : 0) - (input.down('up') ? 1 : 0);
    if (x !== 0 || y !== 0) {
      play.goal = null;
      return { x, y };
    }
    if (held) play.goal = toWorld(held);
    if (!play.goal) return { x: 0, y: 0 };
    const way = wayTo(play.world, play.goal);
    if (way.x === 0 && way.y === 0 && !held) play.goal = null;
    return way;
  };

  return {
    play,
    start(level: number): void {
      play.world = createWorld(level);
      look(play.world);
      play.dark = createDark(play.world.burrow, play.world);
      play.camera = { x: play.world.hero.x, y: play.world.hero.y };
      play.particles.clear();
      play.friends.length = 0;
      play.goal = null;
      play.ending = 0;
      play.isStarted = true;
      held = null;
      isFlashWanted = false;
      say(lessonOf(level) || nameOf(level), 6);
      wires.onChange(play.world);
    },
    flash(): void {
      isFlashWanted = true;
    },
    press(point: Point): void {
      held = point;
      play.goal = toWorld(point);
    },
    move(point: Point): void {
      if (held) held = point;
    },
    lift(): void {
      held = null;
    },
    update(dt: number, input: Input<Action>): void {
      const { world } = play;
      if (world.status !== 'playing') {
        const before = play.ending;
        play.ending += dt;
        if (before < 1.5 && play.ending >= 1.5) wires.onOver(world);
        return;
      }
      const wish = wishOf(input);
      const events = step(world, { ...wish, flash: isFlashWanted || input.pressed('flash') }, dt);
      isFlashWanted = false;
      for (const event of events) show(event);
      if (world.hero.stride > 0) {
        footfall += dt;
        if (footfall > 0.27) {
          footfall = 0;
          wires.voices.foot();
          play.particles.burst({
            x: world.hero.x * UNIT,
            y: (world.hero.y + 0.35) * UNIT,
            count: 2,
            colors: ['#a58a5e'],
            speed: 26,
            size: 3,
            life: 0.4,
          });
        }
      }
      if (world.oil < 25 && world.time - warned > 2.5) {
        warned = world.time;
        wires.voices.low();
      }
      wires.onChange(world);
    },
    step(dt: number): void {
      const { world, camera } = play;
      play.time += dt;
      play.particles.step(dt);
      if (play.toast) {
        play.toast.age += dt;
        if (play.toast.age > play.toast.life) play.toast = null;
      }
      const { width, height } = wires.visible();
      const ahead = 0.9;
      const goal = {
        x: world.hero.x + Math.cos(world.hero.face) * ahead,
        y: world.hero.y + Math.sin(world.hero.face) * ahead - 0.3,
      };
      const hold = (value: number, room: number, size: number): number =>
        room + 1 >= size ? size / 2 : clamp(value, room / 2 - 0.5, size - room / 2 + 0.5);
      camera.x = approach(camera.x, hold(goal.x, width / UNIT, world.burrow.width), 4, dt);
      camera.y = approach(camera.y, hold(goal.y, height / UNIT, world.burrow.height), 4, dt);
      play.friends.forEach((friend, index) => {
        const angle = play.time * 1.3 + friend.phase;
        const far = 0.8 + (index % 3) * 0.25;
        friend.x = approach(friend.x, world.hero.x + Math.cos(angle) * far, 2.6, dt);
        friend.y = approach(friend.y, world.hero.y - 0.3 + Math.sin(angle * 1.3) * far * 0.7, 2.6, dt);
      });
    },
  };
}
