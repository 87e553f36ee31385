import { type Ctx, fillEllipse, setStroke, strokeLine, vertical } from '../kit/draw.ts';
import { clamp, progress } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createFigures, drawBall, drawThrower } from './snow-art.ts';
import type { Kind } from './state.ts';
import { phrase } from './texts.ts';

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const figures = createFigures(2);

  const ground = (ctx: Ctx, dips: readonly (readonly [number, number])[] = []): void => {
    ctx.fillStyle = vertical(ctx, 0, 90, '#4b3f9c', '#b78fd0');
    ctx.beginPath();
    ctx.roundRect(2, 2, 116, 86, 8);
    ctx.fill();
    ctx.save();
    ctx.clip();
    ctx.fillStyle = vertical(ctx, 60, 90, '#ffffff', '#b3a6ea');
    ctx.beginPath();
    ctx.moveTo(0, 90);
    for (let x = 0; x <= 120; x += 3) {
      const bump = Math.sin((x / 120) * Math.PI) * 10;
      const dip = dips.reduce((sum, [at, size]) => sum + Math.max(0, size - Math.abs(x - at)), 0);
      ctx.lineTo(x, 74 - bump + dip);
    }
    ctx.lineTo(120, 90);
    ctx.fill();
    ctx.restore();
  };
  const child = (ctx: Ctx, angle: number, power: number, follow: number, time: number): void => {
    ctx.save();
    ctx.translate(24, 71);
    ctx.scale(0.72, 0.72);
    const pose = { side: 0, kind: 'snow', isOnTurn: true, stride: 0, isGlued: false } as const;
    drawThrower(ctx, { ...pose, angle, power, follow, time });
    ctx.restore();
  };
  const ball = (ctx: Ctx, kind: Kind, x: number, y: number, size = 6): void => {
    ctx.save();
    ctx.translate(x, y);
    drawBall(ctx, kind, size, x * 0.1);
    ctx.restore();
  };
  const arc = (t: number): { x: number; y: number } => ({
    x: 26 + t * 70,
    y: 50 - Math.sin(t * Math.PI) * 34 + t * 4,
  });

  return [
    {
      caption: phrase('howTo.pull'),
      draw(ctx, time) {
        const t = Math.max(0, time) % 2.6;
        const pulled = progress(t, 0.2, 1);
        const flown = progress(t, 1.2, 2.1);
        ground(ctx);
        figures.snowman(1, false).draw(ctx, 97, 54, 0.7, flown >= 1 ? 0.4 : 0.7);
        child(ctx, 45, pulled, t > 1.2 ? 1 - flown : 0, time);
        for (let dot = 1; dot < 6; dot += 1) {
          const at = arc(dot * 0.13);
          if (t < 1.2) fillEllipse(ctx, at.x, at.y, 2, 2, `rgba(255,255,255,${pulled})`);
        }
        if (t < 1.2) {
          setStroke(ctx, '#ffb52e', 4);
          ctx.lineCap = 'round';
          strokeLine(ctx, 62, 30, 62 - pulled * 22, 30 + pulled * 20);
          fillEllipse(ctx, 62 - pulled * 22, 30 + pulled * 20, 6, 6, '#ffffff');
        } else if (flown < 1) ball(ctx, 'snow', arc(flown).x, arc(flown).y);
      },
    },
    {
      caption: phrase('howTo.aim'),
      draw(ctx, time) {
        const t = Math.max(0, time) % 3;
        ground(ctx);
        [0, 1, 2].forEach((index) => {
          const gone = progress(t, 0.6 + index * 0.7, 0.8 + index * 0.7);
          const x = 28 + index * 32;
          if (gone < 1)
            figures
              .snowman(1, index === 1 && t < 0.8)
              .draw(ctx, x, 51 + gone * 10, 0.72, 0.72 * (1 - gone * 0.6));
          else
            for (let bit = 0; bit < 6; bit += 1)
              fillEllipse(
                ctx,
                x + Math.cos(bit) * (t - 0.6) * 12,
                58 - Math.abs(Math.sin(bit * 2)) * 14,
                2.5,
                2.5,
                '#fff',
              );
        });
        const next = Math.floor(clamp((t + 0.1) / 0.7, 0, 2.99));
        const at = progress((t + 0.1) % 0.7, 0, 0.7);
        if (t < 2.1) ball(ctx, 'snow', 28 + next * 32 - 20 + at * 20, 10 + at * 36, 5);
      },
    },
    {
      caption: phrase('howTo.kinds'),
      draw(ctx, time) {
        ground(ctx, [[78, 12]]);
        (['bounce', 'ice', 'avalanche', 'glue'] as const).forEach((kind, index) => {
          const hop = Math.abs(Math.sin(time * 3 - index * 0.8)) * 12;
          ball(ctx, kind, 22 + index * 25, 56 - hop, 9);
        });
        for (let flake = 0; flake < 9; flake += 1)
          fillEllipse(
            ctx,
            (flake * 29 + time * 34) % 116,
            10 + ((flake * 17) % 40),
            1.5,
            1.5,
            'rgba(255,255,255,0.85)',
          );
      },
    },
  ];
}
