import { type Ctx, type Sprite, createSprite, fillCircle, fillRound, setStroke, text } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import type { Side } from './reef.ts';
import { type Art, createArt } from './shell-art.ts';
import { phrase } from './texts.ts';

const SIZE = 25;

function tile(ctx: Ctx, x: number, y: number, fill = '#f7e3b5'): void {
  fillRound(ctx, x - 12, y - 12, 24, 24, 5, fill);
}

const shell = (ctx: Ctx, art: Art, x: number, y: number, side: Side, grow = 1): void =>
  art.shells[side].draw(ctx, x, y, (SIZE / 100) * grow);

/** Draws a shell that turns from teal to coral as `t` runs from 0 to 1. */
function turning(ctx: Ctx, art: Art, x: number, y: number, t: number): void {
  const half = Math.cos(clamp(t, 0, 1) * Math.PI);
  const lift = Math.sin(clamp(t, 0, 1) * Math.PI);
  art.shells[half > 0 ? -1 : 1].draw(
    ctx,
    x,
    y - lift * 9,
    (SIZE / 100) * Math.max(0.06, Math.abs(half)),
    SIZE / 100,
  );
}

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createArt(1);
  const hand: Sprite = createSprite(20, 20, 2, (ctx) => {
    ctx.fillStyle = '#ffffff';
    setStroke(ctx, '#0b4b66', 2);
    fillCircle(ctx, 0, 0, 6);
    ctx.stroke();
  });
  return [
    {
      caption: phrase('howTo.trap'),
      draw(ctx, time) {
        const t = time % 3;
        for (let n = 0; n < 4; n += 1) tile(ctx, 22 + n * 25, 46);
        shell(ctx, art, 22, 46, 1);
        turning(ctx, art, 72, 46, (t - 1) / 0.4);
        turning(ctx, art, 47, 46, (t - 1.15) / 0.4);
        if (t > 0.8) shell(ctx, art, 97, 46, 1, Math.min(1, (t - 0.8) * 8));
        else hand.draw(ctx, 97 + (0.8 - t) * 12, 50 + (0.8 - t) * 20);
        if (t > 1.5) text(ctx, '+2', 60, 18, { size: 18, weight: 700, color: '#ffffff', outline: '#0b5a78' });
      },
    },
    {
      caption: phrase('howTo.corners'),
      draw(ctx, time) {
        for (let n = 0; n < 9; n += 1) tile(ctx, 35 + (n % 3) * 25, 21 + Math.floor(n / 3) * 25);
        const beat = 1 + Math.sin(time * 4) * 0.08;
        art.glow.draw(ctx, 35, 21, 0.36 * beat);
        shell(ctx, art, 35, 21, 1, beat);
        shell(ctx, art, 60, 21, 1);
        shell(ctx, art, 35, 46, 1);
        shell(ctx, art, 60, 46, -1);
        shell(ctx, art, 85, 46, -1);
        shell(ctx, art, 60, 71, -1);
      },
    },
    {
      caption: phrase('howTo.most'),
      draw(ctx, time) {
        const swing = Math.sin(time * 1.6) * 2;
        art.shells[1].draw(ctx, 36, 38 + swing, 0.5);
        art.shells[-1].draw(ctx, 86, 38 - swing, 0.42);
        text(ctx, '36', 36, 74, { size: 21, weight: 700, outline: '#0b5a78' });
        text(ctx, '28', 86, 74, { size: 18, weight: 700, outline: '#0b5a78' });
      },
    },
  ];
}
