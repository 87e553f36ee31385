import { type Ctx, setStroke, text, vertical } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createPieces } from './pieces.ts';
import { phrase } from './texts.ts';

function sea(ctx: Ctx): void {
  ctx.fillStyle = vertical(ctx, 0, 90, '#38698a', '#1f4a74', '#10244f');
  ctx.fillRect(0, 0, 120, 90);
  setStroke(ctx, 'rgba(160,210,225,0.25)', 1);
  ctx.beginPath();
  for (let n = 0; n < 16; n += 1) {
    const [x, y] = [(n * 47) % 110, 8 + ((n * 29) % 78)];
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + 7, y - 3, x + 14, y);
  }
  ctx.stroke();
}

function tower(ctx: Ctx): void {
  ctx.fillStyle = '#fff1dc';
  ctx.fillRect(55, 70, 10, 20);
  ctx.fillStyle = '#e0503f';
  ctx.fillRect(55, 76, 10, 6);
  ctx.beginPath();
  ctx.arc(60, 66, 7, Math.PI, 0);
  ctx.fill();
}

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const pieces = createPieces(3);
  const beam = (ctx: Ctx, angle: number, half: number, strength: number): void => {
    ctx.save();
    ctx.translate(60, 68);
    ctx.rotate(angle - Math.PI / 2);
    ctx.globalAlpha = strength;
    pieces.beam.draw(ctx, 48, 0, 0.24, 0.48 * Math.tan(half));
    ctx.restore();
    tower(ctx);
    pieces.lamp.draw(ctx, 60, 68, 0.4);
  };
  return [
    {
      caption: phrase('howTo.light'),
      draw(ctx, time) {
        sea(ctx);
        const t = (time % 3.4) / 3.4;
        const isLit = t > 0.3;
        const bend = isLit ? Math.sin(clamp((t - 0.3) / 0.5, 0, 1) * Math.PI) * 24 : 0;
        beam(ctx, isLit ? -0.35 : 0.5, 0.34, 0.8);
        const reef = pieces.reefs[1];
        (isLit ? reef?.lit : reef?.dark)?.draw(ctx, 38, 48, 0.5);
        const { dark, lit } = pieces.ships.skiff;
        (isLit ? lit : dark).draw(ctx, 36 + bend, 8 + t * 72, 0.62);
      },
    },
    {
      caption: phrase('howTo.narrow'),
      draw(ctx, time) {
        sea(ctx);
        const t = (time % 2.6) / 2.6;
        beam(ctx, 0.42, 0.34 - clamp(t * 4, 0, 1) * 0.2, 0.9);
        const left = 1 - clamp((t - 0.3) / 0.45, 0, 1);
        if (left > 0)
          pieces.shadow.draw(ctx, 84 + (t > 0.3 ? Math.sin(time * 40) * 1.5 : 0), 24, 0.4 + 0.35 * left);
        else text(ctx, '+40', 84, 24, { size: 16, weight: 700, color: '#c8ff86', outline: '#141b3c' });
        ctx.fillStyle = '#141b3c';
        ctx.fillRect(8, 78, 36, 7);
        ctx.fillStyle = '#f0a63c';
        ctx.fillRect(9, 79, 34 * (1 - t * 0.6), 5);
      },
    },
    {
      caption: phrase('howTo.lose'),
      draw(ctx, time) {
        sea(ctx);
        beam(ctx, Math.sin(time) * 0.9, 0.3, 0.75);
        pieces.reefs[0]?.dark.draw(ctx, 30, 40, 0.55);
        const sunk = clamp((time % 2.8) - 1, 0, 1);
        pieces.ships.trawler.dark.draw(
          ctx,
          34 + sunk * 4,
          32 + sunk * 8,
          0.55,
          0.55,
          sunk * 0.9,
          1 - sunk * 0.9,
        );
        pieces.ships.clipper.lit.draw(ctx, 90, 34 + ((time * 9) % 40), 0.55);
        for (let n = 0; n < 3; n += 1)
          text(ctx, '×', 88 + n * 11, 82, {
            size: 15,
            weight: 700,
            color: n === 0 && sunk > 0.5 ? '#ff6a4f' : 'rgba(255,255,255,0.35)',
          });
      },
    },
  ];
}
