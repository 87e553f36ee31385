import { type Ctx, fillCircle, fillRound, setStroke, strokeLine, text, vertical } from '../kit/draw.ts';
import { clamp, lerp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { drawSloth } from './creatures.ts';
import { flower } from './scenery.ts';
import { createThings } from './things.ts';
import { phrase } from './texts.ts';

function jungle(ctx: Ctx): void {
  fillRound(ctx, 4, 6, 112, 80, 12, vertical(ctx, 6, 86, '#bff09a', '#3fbd8c', '#1a7f76'));
}

function hanger(ctx: Ctx, x: number, y: number): void {
  fillCircle(ctx, x, y, 8, '#5b3a2a');
  flower(ctx, x, y, 9);
}

function small(
  ctx: Ctx,
  x: number,
  y: number,
  lean: number,
  arms: 'rope' | 'wide' | 'up',
  time: number,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(0.48, 0.48);
  drawSloth(ctx, { x: 0, y: 0, lean, arms, drag: 0.4, mood: 'glad', stretch: 0, time });
  ctx.restore();
}

function vine(ctx: Ctx, fromX: number, fromY: number, toX: number, toY: number): void {
  setStroke(ctx, '#1d5b34', 4);
  ctx.lineCap = 'round';
  strokeLine(ctx, fromX, fromY, toX, toY);
}

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const things = createThings(2, 100);
  return [
    {
      caption: phrase('howTo.hold'),
      draw(ctx, time) {
        jungle(ctx);
        const angle = Math.sin(time * 2.4) * 0.8;
        const [x, y] = [60 + Math.sin(angle) * 44, 20 + Math.cos(angle) * 44];
        vine(ctx, 60, 20, x, y - 10);
        hanger(ctx, 60, 20);
        small(ctx, x, y, angle, 'rope', time);
      },
    },
    {
      caption: phrase('howTo.fly'),
      draw(ctx, time) {
        jungle(ctx);
        const t = (time * 0.62) % 1;
        hanger(ctx, 16, 20);
        hanger(ctx, 104, 20);
        ctx.fillStyle = 'rgba(255,255,255,0.7)';
        for (let dot = 0; dot < 9; dot += 1) {
          const at = dot / 8;
          fillCircle(ctx, lerp(24, 96, at), 62 - at * (1 - at) * 110, 2);
        }
        const at = clamp(t * 1.25, 0, 1);
        small(ctx, lerp(24, 96, at), 62 - at * (1 - at) * 110, -0.3, 'wide', time);
      },
    },
    {
      caption: phrase('howTo.fruit'),
      draw(ctx, time) {
        jungle(ctx);
        const at = clamp(((time * 0.5) % 1) * 1.3, 0, 1);
        for (let index = 0; index < 5; index += 1) {
          const share = index / 4;
          if (share > at - 0.02)
            things.fruit.draw(ctx, lerp(20, 100, share), 62 - share * (1 - share) * 80, 0.62);
        }
        small(ctx, lerp(12, 104, at), 62 - at * (1 - at) * 80, -0.2, 'wide', time);
        if (at > 0.98)
          text(ctx, '×2', 62, 30, { size: 22, weight: 700, color: '#fff7a8', outline: '#7a1148' });
      },
    },
  ];
}
