import { type Ctx, fillCircle, setStroke, text } from '../kit/draw.ts';
import { clamp, easeInQuad, lerp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createBubbles } from './art.ts';
import { phrase } from './texts.ts';

const UNIT = 10;

const sea = (ctx: Ctx, y: number, time: number): void => {
  ctx.fillStyle = '#1f8fc4';
  ctx.beginPath();
  ctx.moveTo(4, 88);
  for (let x = 4; x <= 116; x += 8) ctx.lineTo(x, y + Math.sin(x * 0.12 + time * 3) * 2);
  ctx.lineTo(116, 88);
  ctx.fill();
};

const horn = (ctx: Ctx, x: number, y: number, aim: number): void => {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(aim);
  ctx.fillStyle = '#f0b93a';
  ctx.beginPath();
  ctx.arc(0, 0, 13, 0.1, Math.PI - 0.1);
  ctx.fill();
  ctx.restore();
};

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const bubbles = createBubbles(UNIT, 3);
  const ball = (ctx: Ctx, kind: number, x: number, y: number, scale = 1, opacity = 1): void =>
    bubbles.get(kind).draw(ctx, x, y, scale, scale, 0, opacity);

  return [
    {
      caption: phrase('howTo.aim'),
      draw(ctx, time) {
        const t = time % 2.6;
        const fly = clamp((t - 0.5) / 0.7, 0, 1);
        const gone = clamp((t - 1.3) / 0.35, 0, 1);
        [1, 1, 3, 3].forEach((kind, n) =>
          ball(ctx, kind, 30 + n * 20, 16, kind === 1 ? 1 + gone * 0.3 : 1, kind === 1 ? 1 - gone : 1),
        );
        ball(ctx, 3, 100, 33);
        horn(ctx, 74, 78, 0.75);
        ctx.fillStyle = 'rgba(255,255,255,0.65)';
        const path = [
          { x: 74, y: 76 },
          { x: 108, y: 54 },
          { x: 40, y: 33 },
        ] as const;
        for (let n = 0; n < 12; n++) {
          const share = (n + 0.5) / 12;
          const [from, to, at] =
            share < 0.35 ? [path[0], path[1], share / 0.35] : [path[1], path[2], (share - 0.35) / 0.65];
          fillCircle(ctx, lerp(from.x, to.x, at), lerp(from.y, to.y, at), 1.7);
        }
        const [from, to, at] =
          fly < 0.35 ? [path[0], path[1], fly / 0.35] : [path[1], path[2], (fly - 0.35) / 0.65];
        ball(ctx, 1, lerp(from.x, to.x, at), lerp(from.y, to.y, at), 1 + gone * 0.3, 1 - gone);
        if (gone > 0)
          text(ctx, '+30', 44, 30 - gone * 8, {
            size: 15,
            weight: 700,
            color: '#ffe27a',
            outline: '#0d1a55',
          });
      },
    },
    {
      caption: phrase('howTo.loose'),
      draw(ctx, time) {
        const t = time % 2.4;
        const gone = clamp((t - 0.5) / 0.3, 0, 1);
        const fall = easeInQuad(clamp((t - 0.8) / 0.7, 0, 1));
        [0, 0, 0].forEach((kind, n) => ball(ctx, kind, 40 + n * 20, 14, 1 + gone * 0.3, 1 - gone));
        [2, 4].forEach((kind, n) => ball(ctx, kind, 50 + n * 20, 31 + fall * 56, 1, fall > 0.85 ? 0 : 1));
        ball(ctx, 4, 60, 48 + fall * 44, 1, fall > 0.75 ? 0 : 1);
        sea(ctx, 74, time);
        if (fall > 0.8)
          text(ctx, '+60', 60, 58, { size: 18, weight: 700, color: '#9ff0ff', outline: '#0d1a55' });
      },
    },
    {
      caption: phrase('howTo.tide'),
      draw(ctx, time) {
        const t = time % 3;
        const rise = clamp((t - 0.6) / 0.5, 0, 1) * 9 + clamp((t - 1.6) / 0.5, 0, 1) * 9;
        [3, 0, 2, 1].forEach((kind, n) => ball(ctx, kind, 30 + n * 20, 14));
        [0, 2].forEach((kind, n) => ball(ctx, kind, 40 + n * 20, 31));
        horn(ctx, 60, 68 - rise, 0);
        ball(ctx, 4, 60, 65 - rise);
        sea(ctx, 76 - rise, time);
        setStroke(ctx, '#ff8f9d', 3);
        ctx.lineCap = 'round';
        for (const x of [18, 102]) {
          ctx.beginPath();
          ctx.moveTo(x, 66 - rise * 0.5);
          ctx.lineTo(x, 48 - rise * 0.5);
          ctx.lineTo(x - 5, 54 - rise * 0.5);
          ctx.moveTo(x, 48 - rise * 0.5);
          ctx.lineTo(x + 5, 54 - rise * 0.5);
          ctx.stroke();
        }
      },
    },
  ];
}
