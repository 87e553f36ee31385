import { text, type Ctx } from '../kit/draw.ts';
import { clamp, easeInQuad, easeOutBack, easeOutCubic, lerp } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import { fruitColors } from './backdrop.ts';
import { cellCentre, type Layout } from './layout.ts';
import { SIZE } from './orchard.ts';
import type { Outcome, Picked, State } from './rules.ts';
import type { Sprites } from './sprites.ts';

interface Pop {
  readonly picked: Picked;
  readonly x: number;
  readonly y: number;
  readonly delay: number;
  age: number;
}
interface Flight {
  readonly fruit: number;
  readonly goal: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  readonly delay: number;
  age: number;
}
interface Note {
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly delay: number;
  readonly life: number;
  age: number;
}

export interface Effects {
  /** Shows crates that leave the field: they pop one after another, and requested fruits fly to their goal. */
  pick(
    before: State,
    after: State,
    outcome: Outcome,
    layout: Layout,
    spots: readonly { x: number; y: number }[],
  ): void;
  /** Shows crates that were just placed. */
  land(cells: readonly number[], layout: Layout, fruits: readonly number[]): void;
  ripen(cells: readonly number[], layout: Layout): void;
  say(value: string, x: number, y: number, size: number, color?: string, delay?: number): void;
  confetti(layout: Layout): void;
  /** Returns the number of fruits that are still on their way to a goal. */
  inFlight(goal: number): number;
  /** Returns the compression of a cell that was just filled. 0 at rest. */
  squash(index: number): number;
  /** Returns the growth of the icon of a goal that has just received a fruit. 0 at rest. */
  swell(goal: number): number;
  step(dt: number): void;
  draw(ctx: Ctx, sprites: Sprites): void;
  clear(): void;
}

const POP = 0.3;
const FLIGHT = 0.62;
const LAND = 0.34;

/** Creates the effects, which do not affect the rules. */
export function createEffects(): Effects {
  const particles = createParticles(260);
  let pops: Pop[] = [];
  let flights: Flight[] = [];
  let notes: Note[] = [];
  const landed = new Map<number, number>();
  const swelling = new Map<number, number>();

  const drawPop = (ctx: Ctx, sprites: Sprites, { picked, x, y, delay, age }: Pop): void => {
    const time = clamp((age - delay) / POP, 0, 1);
    const scale =
      time < 0.35 ? 1 + easeOutCubic(time / 0.35) * 0.22 : 1.22 * (1 - easeInQuad((time - 0.35) / 0.65));
    sprites.crate(picked.fruit, picked.stage).draw(ctx, x, y, scale, scale, time * 0.35, 1);
  };
  const drawFlight = (ctx: Ctx, sprites: Sprites, flight: Flight): void => {
    const time = (flight.age - flight.delay) / FLIGHT;
    if (time < 0) return;
    const along = easeInQuad(clamp(time, 0, 1));
    const x = lerp(flight.fromX, flight.toX, along);
    const y = lerp(flight.fromY, flight.toY, along) - Math.sin(Math.min(1, time) * Math.PI) * 90;
    sprites.fruit(flight.fruit).draw(ctx, x, y, 1.05 - along * 0.3, 1.05 - along * 0.3, time * 4, 1);
  };
  const drawNote = (ctx: Ctx, note: Note): void => {
    const time = (note.age - note.delay) / note.life;
    if (time < 0) return;
    ctx.save();
    ctx.globalAlpha = clamp((1 - time) * 3, 0, 1);
    ctx.translate(note.x, note.y - easeOutCubic(clamp(time, 0, 1)) * 34);
    const scale = easeOutBack(clamp(time * 5, 0, 1), 2.4);
    ctx.scale(scale, scale);
    text(ctx, note.value, 0, 0, {
      size: note.size,
      weight: 700,
      color: note.color,
      outline: '#101a4f',
      outlineWidth: note.size * 0.26,
    });
    ctx.restore();
  };

  return {
    pick(before, after, outcome, layout, spots) {
      const from = outcome.placed[0] ?? outcome.picked[0]?.index ?? 40;
      for (const picked of outcome.picked) {
        const { x, y } = cellCentre(layout, picked.index);
        const distance = Math.hypot(
          (picked.index % SIZE) - (from % SIZE),
          Math.floor(picked.index / SIZE) - Math.floor(from / SIZE),
        );
        const delay = 0.06 + distance * 0.035;
        pops.push({ picked, x, y, delay, age: 0 });
        const goal = before.goals.findIndex(
          (wanted) => wanted.kind === 'fruit' && wanted.fruit === picked.fruit,
        );
        const spot = spots[goal];
        const room = (after.reached[goal] ?? 0) - (before.reached[goal] ?? 0);
        const sent = flights.filter((flight) => flight.goal === goal && flight.age === 0).length;
        if (!spot || picked.stage === 'rotten' || sent >= room || outcome.harvests.length === 0) continue;
        flights.push({
          fruit: picked.fruit,
          goal,
          fromX: x,
          fromY: y,
          toX: spot.x,
          toY: spot.y,
          delay: delay + 0.12,
          age: 0,
        });
      }
    },
    land(cells, layout, fruits) {
      cells.forEach((index, i) => {
        landed.set(index, LAND);
        const { x, y } = cellCentre(layout, index);
        const colors = ['#e9d3a2', ...fruitColors(fruits[i] ?? 0)];
        particles.burst({ x, y: y + 20, count: 4, colors, speed: 90, size: 3, life: 0.4, gravity: 160 });
      });
    },
    ripen(cells, layout) {
      for (const index of cells) {
        landed.set(index, LAND);
        const { x, y } = cellCentre(layout, index);
        particles.burst({
          x,
          y,
          count: 5,
          colors: ['#fff3b0', '#ffcb08'],
          speed: 70,
          size: 3.4,
          life: 0.6,
          shape: 'star',
        });
      }
    },
    say(value, x, y, size, color = '#ffffff', delay = 0) {
      notes.push({ value, x, y, size, color, delay, life: 1.15, age: 0 });
    },
    confetti(layout) {
      const colors = ['#ffcb08', '#f2414f', '#b6dd3c', '#a45cf0', '#3f8cff'];
      for (const side of [0, 1]) {
        particles.burst({
          x: layout.width * side,
          y: layout.height * 0.8,
          count: 60,
          colors,
          speed: 760,
          angle: side === 0 ? -1.05 : -2.1,
          spread: 0.8,
          size: 6,
          life: 1.7,
          gravity: 620,
          drag: 1.1,
          shape: 'square',
        });
      }
    },
    inFlight: (goal) => flights.filter((flight) => flight.goal === goal).length,
    squash: (index) => (landed.get(index) ?? 0) / LAND,
    swell: (goal) => (swelling.get(goal) ?? 0) / 0.3,
    step(dt) {
      particles.step(dt);
      for (const timers of [landed, swelling]) {
        for (const [key, left] of timers) {
          if (left <= dt) timers.delete(key);
          else timers.set(key, left - dt);
        }
      }
      for (const pop of pops) {
        const was = pop.age;
        pop.age += dt;
        const burstAt = pop.delay + POP * 0.5;
        if (was >= burstAt || pop.age < burstAt) continue;
        const colors =
          pop.picked.stage === 'rotten' ? ['#7c5a3a', '#4b3a2a', '#8fae5a'] : fruitColors(pop.picked.fruit);
        particles.burst({
          x: pop.x,
          y: pop.y,
          count: 9,
          colors,
          speed: 210,
          size: 5,
          life: 0.6,
          gravity: 380,
        });
      }
      for (const flight of flights) {
        flight.age += dt;
        if (flight.age < flight.delay + FLIGHT) continue;
        swelling.set(flight.goal, 0.3);
        particles.burst({
          x: flight.toX,
          y: flight.toY,
          count: 4,
          colors: fruitColors(flight.fruit),
          speed: 110,
          size: 3,
          life: 0.4,
        });
      }
      for (const note of notes) note.age += dt;
      pops = pops.filter((pop) => pop.age < pop.delay + POP);
      flights = flights.filter((flight) => flight.age < flight.delay + FLIGHT);
      notes = notes.filter((note) => note.age < note.delay + note.life);
    },
    draw(ctx, sprites) {
      for (const pop of pops) drawPop(ctx, sprites, pop);
      particles.draw(ctx);
      for (const flight of flights) drawFlight(ctx, sprites, flight);
      for (const note of notes) drawNote(ctx, note);
    },
    clear() {
      particles.clear();
      pops = [];
      flights = [];
      notes = [];
      landed.clear();
      swelling.clear();
    },
  };
}
