import { type Ctx, setStroke, text } from '../kit/draw.ts';
import { clamp, easeInOutCubic, easeInQuad, easeOutBack, easeOutCubic } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createParticles } from '../kit/particles.ts';
import { dyeOf, type Art } from './fabric-art.ts';
import type { Point } from './layout.ts';

const SEW = 0.42;
const LIFT = 0.42;
const FLIGHT = 0.7;

interface Timed {
  age: number;
}
interface Thread extends Timed {
  readonly path: readonly Point[];
  readonly color: string;
}
interface Scrap extends Timed {
  readonly at: Point;
  readonly fabric: number;
  readonly spin: number;
}
interface Flyer extends Timed {
  readonly from: Point;
  readonly to: Point;
}
interface Label extends Timed {
  readonly value: string;
  readonly at: Point;
  readonly size: number;
  readonly color: string;
}

/** Creates the effects: threads, scraps, buttons that fly to the jar, and numbers. */
export function createEffects() {
  const lint = createParticles();
  let threads: Thread[] = [];
  let scraps: Scrap[] = [];
  let flyers: Flyer[] = [];
  let labels: Label[] = [];
  const step = <T extends Timed>(items: readonly T[], dt: number, life: number): T[] => {
    for (const item of items) item.age += dt;
    return items.filter(({ age }) => age < life);
  };
  return {
    thread: (path: readonly Point[], color: string) => void threads.push({ path, color, age: 0 }),
    scrap(at: Point, fabric: number, delay: number): void {
      scraps.push({ at, fabric, spin: (Math.random() - 0.5) * 1.4, age: -delay });
    },
    button: (from: Point, to: Point, delay: number) => void flyers.push({ from, to, age: -delay }),
    lint(at: Point, fabric: number, count: number): void {
      const colors = [dyeOf(fabric), '#fff6e4'];
      lint.burst({ ...at, count, colors, speed: 130, size: 4, life: 0.7, gravity: 220, shape: 'square' });
    },
    sparkle(at: Point, count: number): void {
      const colors = ['#fff3c0', '#ffd257', '#ffffff'];
      lint.burst({ ...at, count, colors, speed: 200, size: 5, life: 0.7, gravity: 120, shape: 'star' });
    },
    label: (value: string, at: Point, size: number, color: string) =>
      void labels.push({ value, at, size, color, age: 0 }),
    step(dt: number): void {
      lint.step(dt);
      threads = step(threads, dt, SEW + 0.35);
      scraps = step(scraps, dt, LIFT);
      flyers = step(flyers, dt, FLIGHT);
      labels = step(labels, dt, 1.15);
    },
    /** Draws the squares that are leaving the quilt, under the held piece. */
    drawScraps(ctx: Ctx, art: Art): void {
      for (const { at, fabric, spin, age } of scraps) {
        const t = clamp(age / LIFT, 0, 1);
        const swell = 1 + Math.sin(Math.min(1, t * 2.4) * Math.PI) * 0.14;
        const scale = swell * (1 - easeInQuad(t));
        const turn = reducedMotion() ? 0 : spin * t;
        art.patch(fabric).draw(ctx, at.x, at.y - t * 26, scale, scale, turn);
      }
    },
    drawThreads(ctx: Ctx, art: Art): void {
      ctx.lineCap = 'round';
      for (const { path, color, age } of threads) {
        const done = easeInOutCubic(clamp(age / SEW, 0, 1));
        const reach = done * (path.length - 1);
        const last = Math.min(path.length - 2, Math.floor(reach));
        const [a, b] = [path[last], path[last + 1]];
        if (!a || !b) continue;
        const tip = { x: a.x + (b.x - a.x) * (reach - last), y: a.y + (b.y - a.y) * (reach - last) };
        ctx.globalAlpha = clamp((SEW + 0.35 - age) / 0.3, 0, 1);
        for (const [stroke, width] of [
          ['rgba(70,24,30,0.5)', 8],
          [color, 5],
        ] as const) {
          setStroke(ctx, stroke, width);
          ctx.setLineDash([15, 11]);
          ctx.beginPath();
          path.slice(0, last + 1).forEach(({ x, y }) => ctx.lineTo(x, y));
          ctx.lineTo(tip.x, tip.y);
          ctx.stroke();
        }
        ctx.setLineDash([]);
        if (done < 1) art.needle.draw(ctx, tip.x, tip.y, 1, 1, Math.atan2(b.y - a.y, b.x - a.x));
        ctx.globalAlpha = 1;
      }
    },
    drawAbove(ctx: Ctx, art: Art): void {
      lint.draw(ctx);
      for (const { from, to, age } of flyers) {
        if (age < 0) continue;
        const t = easeInOutCubic(clamp(age / FLIGHT, 0, 1));
        const arc = Math.sin(t * Math.PI) * 70;
        const scale = 1 + Math.sin(t * Math.PI) * 0.3;
        art.button.draw(
          ctx,
          from.x + (to.x - from.x) * t,
          from.y + (to.y - from.y) * t - arc,
          scale,
          scale,
          t * 7,
        );
      }
      for (const { value, at, size, color, age } of labels) {
        ctx.globalAlpha = clamp((1.15 - age) * 3, 0, 1);
        text(ctx, value, at.x, at.y - easeOutCubic(clamp(age, 0, 1)) * 36, {
          size: Math.max(1, size * easeOutBack(clamp(age * 5, 0, 1))),
          weight: 700,
          color,
          outline: '#5a1f2a',
        });
      }
      ctx.globalAlpha = 1;
    },
    clear(): void {
      lint.clear();
      [threads, scraps, flyers, labels] = [[], [], [], []];
    },
  };
}

export type Effects = ReturnType<typeof createEffects>;
