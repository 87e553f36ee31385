import { type Ctx, setStroke, strokeLine, text } from '../kit/draw.ts';
import { clamp, easeInOutSine, easeOutBack, easeOutCubic } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createParticles } from '../kit/particles.ts';
import { lightColor, type Art } from './crystal-art.ts';
import type { Point } from './layout.ts';

const FLIGHT = 0.5;
const BEAM = 0.5;

interface Mote {
  readonly from: Point;
  readonly to: Point;
  readonly kind: number;
  readonly lamp: number;
  readonly strength: number;
  age: number;
}
interface Beam {
  readonly from: Point;
  readonly to: Point;
  readonly kind: number;
  readonly width: number;
  age: number;
}
interface Label {
  readonly value: string;
  readonly at: Point;
  readonly size: number;
  readonly color: string;
  age: number;
}

/** Creates the effects: beams, particles of light that fly to a lamp, sparks and numbers. */
export function createEffects(onArrive: (lamp: number, strength: number) => void) {
  const sparks = createParticles();
  let motes: Mote[] = [];
  let beams: Beam[] = [];
  let labels: Label[] = [];
  return {
    /** Whether light is still on its way. */
    get isBusy() {
      return motes.length > 0;
    },
    burst(at: Point, kind: number, count: number): void {
      const colors = [lightColor(kind), '#ffffff'];
      sparks.burst({ ...at, count, colors, speed: 190, size: 4, life: 0.55, gravity: 160, shape: 'star' });
    },
    ring(at: Point, kind: number, size = 12): void {
      sparks.burst({ ...at, count: 1, colors: [lightColor(kind)], speed: 0, size, life: 0.5, shape: 'ring' });
    },
    dust(at: Point): void {
      const colors = ['#5b4a78', '#2c1c44', '#8c74b8'];
      sparks.burst({ ...at, count: 14, colors, speed: 120, size: 5, life: 0.8, gravity: 60 });
    },
    leaves(at: Point): void {
      const colors = ['#2f9e63', '#8fe3a0', '#1c6b4a'];
      sparks.burst({
        ...at,
        count: 8,
        colors,
        speed: 110,
        size: 5,
        life: 0.8,
        gravity: 220,
        shape: 'square',
      });
    },
    mote(from: Point, to: Point, kind: number, lamp: number, strength: number, delay: number): void {
      motes.push({ from, to, kind, lamp, strength, age: -delay });
    },
    beam(from: Point, to: Point, kind: number, width: number): void {
      beams.push({ from, to, kind, width, age: 0 });
    },
    label(value: string, at: Point, size: number, color: string): void {
      labels.push({ value, at, size, color, age: 0 });
    },
    step(dt: number): void {
      sparks.step(dt);
      for (const item of [...motes, ...beams, ...labels]) item.age += dt;
      for (const { lamp, strength, age } of motes) if (age >= FLIGHT) onArrive(lamp, strength);
      motes = motes.filter(({ age }) => age < FLIGHT);
      beams = beams.filter(({ age }) => age < BEAM);
      labels = labels.filter(({ age }) => age < 1);
    },
    draw(ctx: Ctx, art: Art): void {
      ctx.save();
      ctx.globalCompositeOperation = 'lighter';
      ctx.lineCap = 'round';
      for (const { from, to, kind, width, age } of beams) {
        const fade = 1 - age / BEAM;
        const grown = easeOutCubic(clamp(age / 0.16, 0, 1));
        for (const [part, opacity] of [
          [1, 0.3],
          [0.45, 0.6],
          [0.16, 1],
        ] as const) {
          ctx.globalAlpha = opacity * fade * (reducedMotion() ? 0.5 : 1);
          setStroke(ctx, part < 0.2 ? '#ffffff' : lightColor(kind), width * part * (0.4 + fade * 0.6));
          strokeLine(ctx, from.x, from.y, from.x + (to.x - from.x) * grown, from.y + (to.y - from.y) * grown);
        }
      }
      ctx.globalAlpha = 1;
      for (const { from, to, kind, age } of motes) {
        if (age < 0) continue;
        for (let tail = 0; tail < 4; tail += 1) {
          const t = easeInOutSine(clamp(age / FLIGHT - tail * 0.05, 0, 1));
          const x = from.x + (to.x - from.x) * t;
          const y = from.y + (to.y - from.y) * t;
          art.glow(kind).draw(ctx, x, y, 0.42 - tail * 0.08, 0.42 - tail * 0.08, 0, 0.9 - tail * 0.2);
        }
      }
      ctx.restore();
      sparks.draw(ctx);
      for (const { value, at, size, color, age } of labels) {
        ctx.globalAlpha = clamp((1 - age) * 3, 0, 1);
        text(ctx, value, at.x, at.y - easeOutCubic(age) * 34, {
          size,
          grow: easeOutBack(clamp(age * 5, 0, 1)),
          weight: 700,
          color,
          outline: '#2a0f44',
        });
      }
      ctx.globalAlpha = 1;
    },
    clear(): void {
      sparks.clear();
      motes = [];
      beams = [];
      labels = [];
    },
  };
}

export type Effects = ReturnType<typeof createEffects>;
