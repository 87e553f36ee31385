import { type Ctx, fillCircle, setStroke, strokeLine, text } from '../kit/draw.ts';
import { clamp, easeInOutCubic } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createArt, lightColor } from './crystal-art.ts';
import { AQUA, AZURE, MINT, ROSE, AMBER } from './light.ts';
import { phrase } from './texts.ts';

const SCALE = 0.42;

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createArt(2);
  const put = (ctx: Ctx, kind: number, x: number, y: number, opacity = 1, grow = 1): void =>
    art.crystal(kind).draw(ctx, x, y, SCALE * grow, SCALE * grow, 0, opacity);
  const lamp = (ctx: Ctx, x: number, y: number, kind: number, share: number): void => {
    fillCircle(ctx, x, y, 14, '#f4d58a');
    fillCircle(ctx, x, y, 11.5, '#2a1245');
    ctx.save();
    ctx.clip();
    ctx.fillStyle = lightColor(kind);
    ctx.fillRect(x - 12, y + 12 - share * 24, 24, 24);
    ctx.restore();
  };
  return [
    {
      caption: phrase('howTo.spin'),
      draw(ctx, time) {
        const t = time % 2.6;
        const angle = easeInOutCubic(clamp((t - 0.6) / 0.4, 0, 1)) * (Math.PI / 2);
        const gone = clamp((t - 1.3) / 0.35, 0, 1);
        put(ctx, MINT, 22, 35, 1 - gone, 1 + gone * 0.4);
        put(ctx, AMBER, 22, 61);
        const corners = [MINT, AZURE, ROSE, MINT];
        corners.forEach((kind, n) => {
          const at = -Math.PI * 0.75 + (n * Math.PI) / 2 + angle;
          const isMatch = kind === MINT;
          put(
            ctx,
            kind,
            61 + Math.cos(at) * 18.4,
            48 + Math.sin(at) * 18.4,
            isMatch ? 1 - gone : 1,
            isMatch ? 1 + gone * 0.4 : 1,
          );
        });
        put(ctx, ROSE, 100, 35);
        put(ctx, AZURE, 100, 61);
        setStroke(ctx, '#ffffff', 2.5);
        ctx.beginPath();
        ctx.roundRect(35, 22, 52, 52, 11);
        ctx.stroke();
        if (gone > 0) text(ctx, '+30', 48, 32 - gone * 10, { size: 15, weight: 700, outline: '#2a1245' });
      },
    },
    {
      caption: phrase('howTo.fill'),
      draw(ctx, time) {
        const t = time % 2.4;
        const gone = clamp((t - 0.5) / 0.3, 0, 1);
        ctx.fillStyle = 'rgba(255,255,255,0.14)';
        ctx.fillRect(8, 30, 78, 34);
        for (const x of [22, 46, 70]) put(ctx, ROSE, x, 47, 1 - gone, 1 + gone * 0.4);
        if (t > 0.6 && t < 1.3) {
          ctx.strokeStyle = lightColor(ROSE);
          ctx.globalAlpha = 1 - (t - 0.6) / 0.7;
          ctx.lineWidth = 9;
          strokeLine(ctx, 20, 47, 98, 47);
          ctx.globalAlpha = 1;
        }
        lamp(ctx, 102, 47, ROSE, 0.25 + 0.6 * clamp((t - 0.8) / 0.5, 0, 1));
      },
    },
    {
      caption: phrase('howTo.prism'),
      draw(ctx, time) {
        const t = time % 3;
        const fed = clamp((t - 0.4) / 0.3, 0, 1);
        const both = clamp((t - 1.1) / 0.3, 0, 1);
        ctx.lineWidth = 7;
        ctx.lineCap = 'round';
        const ray = (kind: number, fromX: number, fromY: number, toX: number, toY: number): void => {
          ctx.strokeStyle = lightColor(kind);
          strokeLine(ctx, fromX, fromY, toX, toY);
        };
        if (both >= 1) ray(AQUA, 56, 46, 98, 46);
        if (fed > 0) ray(MINT, 18, 24, 18 + fed * 34, 24 + fed * 20);
        if (both > 0) ray(AZURE, 18, 70, 18 + both * 34, 70 - both * 20);
        put(ctx, MINT, 18, 22);
        put(ctx, AZURE, 18, 70);
        art.prism.draw(ctx, 56, 44, 0.62, 0.62);
        lamp(ctx, 102, 46, AQUA, clamp((t - 1.5) / 0.5, 0, 1));
      },
    },
  ];
}
