import { text, type Ctx } from '../kit/draw.ts';
import { clamp, easeInOutSine, easeOutBack, lerp } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Sprite } from '../kit/draw.ts';
import { colourOf, WORLD } from './palette.ts';

interface Note {
  words: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  age: number;
}
interface Flyer {
  from: { x: number; y: number };
  to: { x: number; y: number };
  age: number;
}

const NOTE_LIFE = 1.2;
const FLIGHT = 0.65;

export type Effects = ReturnType<typeof createEffects>;

/** Creates the effects: splashes, words and flying gum. They do not affect the rules. */
export function createEffects() {
  const particles = createParticles(360);
  const notes: Note[] = [];
  const flyers: Flyer[] = [];
  return {
    splash(x: number, y: number, colour: number): void {
      const paint = colourOf(colour);
      particles.burst({ x, y, count: 9, colors: [paint, paint, '#fff'], speed: 210, size: 5, gravity: 520 });
      particles.burst({ x, y, count: 1, colors: [paint], speed: 0, size: 5, life: 0.4, shape: 'ring' });
    },
    sparks(x: number, y: number, colors: readonly string[], count = 14): void {
      particles.burst({ x, y, count, colors, speed: 240, size: 3.4, gravity: 300, shape: 'star' });
    },
    say(words: string, x: number, y: number, size: number, colour: string): void {
      notes.push({ words, x, y, size, colour, age: 0 });
    },
    fly(from: { x: number; y: number }, to: { x: number; y: number }, amount: number): void {
      for (let nth = 0; nth < Math.min(6, amount); nth += 1) flyers.push({ from, to, age: -nth * 0.07 });
    },
    clear(): void {
      particles.clear();
      notes.length = 0;
      flyers.length = 0;
    },
    step(dt: number): void {
      particles.step(dt);
      for (const item of [...notes, ...flyers]) item.age += dt;
      while (notes[0] && notes[0].age > NOTE_LIFE) notes.shift();
      while (flyers[0] && flyers[0].age > FLIGHT) flyers.shift();
    },
    draw(ctx: Ctx, gum: Sprite): void {
      particles.draw(ctx);
      for (const { from, to, age } of flyers) {
        if (age < 0) continue;
        const share = easeInOutSine(clamp(age / FLIGHT, 0, 1));
        const lift = Math.sin(share * Math.PI) * 90;
        gum.draw(ctx, lerp(from.x, to.x, share), lerp(from.y, to.y, share) - lift, 0.6);
      }
      for (const { words, x, y, size, colour, age } of notes) {
        const share = age / NOTE_LIFE;
        ctx.globalAlpha = clamp((1 - share) * 3, 0, 1);
        const grown = size * easeOutBack(clamp(age / 0.22, 0, 1));
        text(ctx, words, x, y - share * 34, {
          size: Math.max(1, grown),
          weight: 700,
          color: colour,
          outline: WORLD.ink,
        });
        ctx.globalAlpha = 1;
      }
    },
  };
}
