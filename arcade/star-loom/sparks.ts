import { text, type Ctx } from '../kit/draw.ts';
import { easeOutBack } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Bead } from './board.ts';
import type { Box } from './frame.ts';
import { starColor } from './star-art.ts';

interface Word {
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly until: number;
  age: number;
}

interface Sweep {
  readonly x: number;
  readonly y: number;
  readonly color: string;
  age: number;
}

const SWEEP = 0.45;

/** Creates star dust, comet tails and words, which do not affect the rules. */
export function createSparks() {
  const dust = createParticles(240);
  let words: Word[] = [];
  let sweeps: Sweep[] = [];
  return {
    dust,
    burst(bead: Bead, x: number, y: number): void {
      const color = starColor(bead.kind);
      dust.burst({
        x,
        y,
        count: 6,
        colors: [color, '#ffffff'],
        speed: 210,
        size: 4.5,
        life: 0.6,
        shape: 'star',
        gravity: 120,
      });
      dust.burst({ x, y, count: 1, colors: [color], speed: 0, size: 8, life: 0.32, shape: 'ring' });
    },
    sweep(bead: Bead, x: number, y: number): void {
      sweeps.push({ x, y, color: starColor(bead.kind), age: 0 });
    },
    word(value: string, x: number, y: number, size: number, color = '#fff3c9', until = 1): void {
      words.push({ value, x, y, size, color, until, age: 0 });
    },
    step(dt: number): void {
      dust.step(dt);
      for (const item of [...words, ...sweeps]) item.age += dt;
      words = words.filter(({ age, until }) => age < until);
      sweeps = sweeps.filter(({ age }) => age < SWEEP);
    },
    /** Draws the tails of comets across their lines. */
    drawSweeps(ctx: Ctx, cloth: Box): void {
      for (const { x, y, color, age } of sweeps) {
        const share = age / SWEEP;
        const reach = cloth.width * Math.min(1, share * 2.2);
        const thick = 44 * (1 - share);
        ctx.globalAlpha = 1 - share;
        for (const [paint, width] of [
          [color, thick],
          ['#ffffff', thick * 0.4],
        ] as const) {
          ctx.fillStyle = paint;
          ctx.fillRect(x - reach, y - width / 2, reach * 2, width);
          ctx.fillRect(x - width / 2, y - reach, width, reach * 2);
        }
      }
      ctx.globalAlpha = 1;
    },
    draw(ctx: Ctx): void {
      dust.draw(ctx);
      for (const { value, x, y, size, color, age, until } of words) {
        const left = until - age;
        ctx.globalAlpha = Math.min(1, left * 4);
        text(ctx, value, x, y - (age / until) * 34, {
          size,
          grow: easeOutBack(Math.min(1, age * 6)),
          weight: 700,
          color,
          outline: '#10243a',
        });
      }
      ctx.globalAlpha = 1;
    },
    clear(): void {
      dust.clear();
      words = [];
      sweeps = [];
    },
  };
}
