import { text, type Ctx } from '../kit/draw.ts';
import { clamp, easeOutBack, easeOutCubic } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import { kindColor, type Bubbles } from './art.ts';
import { centreOf, neighbours } from './grid.ts';
import { toStage, type Layout } from './layout.ts';
import type { Gone, Outcome } from './rules.ts';
import type { Voices } from './voices.ts';

interface Pop {
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  readonly delay: number;
  readonly order: number;
  readonly isBlast: boolean;
  age: number;
}
interface Drop {
  readonly kind: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  delay: number;
}
interface Note {
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly delay: number;
  age: number;
}
interface Flash {
  readonly x: number;
  readonly y: number;
  readonly delay: number;
  age: number;
}

export interface Effects {
  /** Shows the effects of a shot. `sink` is the number of rows by which the cluster had sunk before the shot. */
  show(outcome: Outcome, sink: number, streak: number, layout: Layout): void;
  say(value: string, x: number, y: number, size: number, color?: string, delay?: number): void;
  trail(x: number, y: number, kind: number): void;
  confetti(layout: Layout): void;
  /** Returns the offset by which a nearby landing pushes the bubble of a cell. */
  nudge(index: number): { x: number; y: number };
  /** True while something is falling or popping. */
  readonly isBusy: boolean;
  step(dt: number, surface: number): void;
  draw(ctx: Ctx, bubbles: Bubbles): void;
  clear(): void;
}

const POP = 0.16;
const NUDGE = 0.3;

/** Creates the effects and their sounds. They do not affect the rules. */
export function createEffects(voices: Voices): Effects {
  const particles = createParticles(280);
  let pops: Pop[] = [];
  let drops: Drop[] = [];
  let notes: Note[] = [];
  let flashes: Flash[] = [];
  let streakNow = 1;
  const nudges = new Map<number, { x: number; y: number; left: number }>();

  const say: Effects['say'] = (value, x, y, size, color = '#ffffff', delay = 0) => {
    notes.push({ value, x, y, size, color, delay, age: 0 });
  };
  const addPops = (
    gone: readonly Gone[],
    from: { x: number; y: number },
    sink: number,
    layout: Layout,
    isBlast: boolean,
  ): void => {
    const placed = gone.map(({ index, kind }) => ({ kind, ...toStage(layout, centreOf(index, sink)) }));
    const far = (spot: { x: number; y: number }): number => Math.hypot(spot.x - from.x, spot.y - from.y);
    placed
      .sort((a, b) => far(a) - far(b))
      .forEach((spot, order) => {
        const delay = (isBlast ? 0.16 : 0) + Math.min(0.7, (far(spot) / layout.field.unit) * 0.03);
        pops.push({ ...spot, order, delay, isBlast, age: 0 });
      });
  };
  const burst = ({ kind, x, y, isBlast, order }: Pop): void => {
    const color = kindColor(kind);
    particles.burst({
      x,
      y,
      count: 7,
      colors: [color, '#ffffff'],
      speed: isBlast ? 260 : 150,
      size: 4,
      life: 0.5,
      gravity: 220,
    });
    particles.burst({ x, y, count: 1, colors: [color], speed: 0, size: 5, life: 0.35, shape: 'ring' });
    if (!isBlast && order < 9) voices.pop(order, streakNow);
  };

  return {
    show(outcome, sink, streak, layout) {
      streakNow = streak;
      const rest = centreOf(outcome.flight.cell, sink);
      const from = toStage(layout, rest);
      for (const near of neighbours(outcome.flight.cell)) {
        const spot = centreOf(near, sink);
        nudges.set(near, { x: spot.x - rest.x, y: spot.y - rest.y, left: NUDGE });
      }
      addPops(outcome.popped, from, sink, layout, false);
      addPops(outcome.blasted, from, sink, layout, true);
      outcome.lanterns.forEach((index, n) => {
        flashes.push({ ...toStage(layout, centreOf(index, sink)), delay: 0.1 + n * 0.08, age: 0 });
      });
      const wait = outcome.popped.length + outcome.blasted.length > 0 ? 0.22 : 0;
      outcome.dropped.forEach(({ index, kind }, n) => {
        const { x, y } = toStage(layout, centreOf(index, sink));
        drops.push({
          kind,
          x,
          y,
          vx: ((n % 7) - 3) * 16,
          vy: -40,
          turn: ((n % 5) - 2) * 0.4,
          delay: wait + (n % 6) * 0.03,
        });
      });
      if (outcome.gained === 0) return;
      say(`+${outcome.gained}`, from.x, from.y, 26 + Math.min(18, outcome.gained / 40), '#fff3b0', 0.1);
      if (streak > 1) say(`×${Math.min(5, streak)}`, from.x + 6, from.y + 32, 22, '#ffcb08', 0.18);
    },
    say,
    trail(x, y, kind) {
      particles.burst({
        x,
        y,
        count: 1,
        colors: [kindColor(kind), '#dff6ff'],
        speed: 26,
        size: 4.5,
        life: 0.34,
      });
    },
    confetti(layout) {
      const colors = ['#ffcb08', '#ff4d63', '#43d07a', '#2fa8ff', '#f4efff'];
      for (const side of [0, 1]) {
        particles.burst({
          x: layout.width * side,
          y: layout.height * 0.85,
          count: 60,
          colors,
          speed: 760,
          angle: side === 0 ? -1.05 : -2.1,
          spread: 0.8,
          size: 6,
          life: 1.7,
          gravity: 620,
          drag: 1.1,
        });
      }
    },
    nudge(index) {
      const nudge = nudges.get(index);
      if (!nudge) return { x: 0, y: 0 };
      const swing = Math.sin((1 - nudge.left / NUDGE) * Math.PI) * 0.13;
      return { x: nudge.x * swing, y: nudge.y * swing };
    },
    get isBusy() {
      return pops.length > 0 || drops.length > 0;
    },
    step(dt, surface) {
      particles.step(dt);
      for (const [index, nudge] of nudges) {
        nudge.left -= dt;
        if (nudge.left <= 0) nudges.delete(index);
      }
      for (const pop of pops) {
        const was = pop.age;
        pop.age += dt;
        if (was < pop.delay + POP * 0.6 && pop.age >= pop.delay + POP * 0.6) burst(pop);
      }
      for (const flash of flashes) {
        const was = flash.age;
        flash.age += dt;
        if (was < flash.delay && flash.age >= flash.delay) voices.blast();
      }
      for (const drop of drops) {
        drop.delay -= dt;
        if (drop.delay > 0) continue;
        drop.vy += 1500 * dt;
        drop.x += drop.vx * dt;
        drop.y += drop.vy * dt;
        if (drop.y < surface) continue;
        voices.splash();
        particles.burst({
          x: drop.x,
          y: surface,
          count: 7,
          colors: ['#dff8ff', '#9ee6f5', kindColor(drop.kind)],
          speed: 230,
          angle: -Math.PI / 2,
          spread: 1.3,
          size: 4,
          life: 0.6,
          gravity: 620,
        });
      }
      for (const note of notes) note.age += dt;
      pops = pops.filter((pop) => pop.age < pop.delay + POP);
      flashes = flashes.filter((flash) => flash.age < flash.delay + 0.45);
      drops = drops.filter((drop) => drop.y < surface);
      notes = notes.filter((note) => note.age < note.delay + 1.1);
    },
    draw(ctx, bubbles) {
      for (const { kind, x, y, delay, age } of pops) {
        const time = clamp((age - delay) / POP, 0, 1);
        bubbles.get(kind).draw(ctx, x, y, 1 + time * 0.35, 1 + time * 0.35, 0, 1 - time * time);
      }
      for (const { kind, x, y, turn } of drops) bubbles.get(kind).draw(ctx, x, y, 1, 1, turn, 1);
      for (const { x, y, delay, age } of flashes) {
        const time = (age - delay) / 0.45;
        if (time < 0) continue;
        bubbles.glow.draw(
          ctx,
          x,
          y,
          0.6 + easeOutCubic(time) * 1.5,
          0.6 + easeOutCubic(time) * 1.5,
          0,
          1 - time,
        );
      }
      particles.draw(ctx);
      for (const { value, x, y, size, color, delay, age } of notes) {
        const time = (age - delay) / 1.1;
        if (time < 0) continue;
        ctx.save();
        ctx.globalAlpha = clamp((1 - time) * 3, 0, 1);
        ctx.translate(x, y - easeOutCubic(clamp(time, 0, 1)) * 30);
        const scale = easeOutBack(clamp(time * 5, 0, 1), 2.4);
        ctx.scale(scale, scale);
        text(ctx, value, 0, 0, { size, weight: 700, color, outline: '#0d1a55', outlineWidth: size * 0.26 });
        ctx.restore();
      }
    },
    clear() {
      particles.clear();
      pops = [];
      drops = [];
      notes = [];
      flashes = [];
      nudges.clear();
    },
  };
}
