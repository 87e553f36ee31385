import { type Ctx, alpha, fillCircle, fillEllipse, fillRound, vertical } from '../kit/draw.ts';
import { clamp, easeOutCubic, lerp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import type { Camera } from './camera.ts';
import { createStoneSprites, drawStone, drawSweeper } from './figures.ts';
import { TONES } from './palette.ts';
import { phrase } from './texts.ts';

/** A flat view for the cards: one metre is 46 units across the sheet and 26 units along it. */
const camera: Camera = {
  scale: () => 46,
  x: (x) => 60 + x * 46,
  y: (y) => 80 - y * 26,
};

function paintCard(ctx: Ctx): void {
  fillRound(ctx, 2, 2, 116, 86, 12, vertical(ctx, 2, 88, '#c6def2', '#eef7fd'));
  for (const [radius, colour] of [
    [42, TONES.ringBlue],
    [29, '#f4f9ff'],
    [16, TONES.ringRed],
    [5, '#f4f9ff'],
  ] as const) {
    fillEllipse(ctx, 60, 30, radius, radius * 0.56, alpha(colour, 0.85));
  }
}

/** Creates the drawn cards of the title screen. */
export function createHowTo(): HowToCard[] {
  const sprites = createStoneSprites(3);
  const bend = (share: number): { x: number; y: number } => ({
    x: -0.5 * Math.sin(share * Math.PI * 0.5) * (1 - share * share),
    y: share * 1.9,
  });
  return [
    {
      caption: phrase('howTo.aim'),
      draw(ctx, time) {
        paintCard(ctx);
        const share = easeOutCubic(clamp(((time % 2.8) - 0.3) / 1.9, 0, 1));
        ctx.fillStyle = TONES.ink;
        for (let dot = 1; dot < 12; dot += 1) {
          const at = bend(dot / 12);
          fillCircle(ctx, camera.x(at.x, at.y), camera.y(at.y), 1.5);
        }
        const at = bend(share);
        drawStone(ctx, camera, sprites, { ...at, team: 0, turn: share * 4 });
      },
    },
    {
      caption: phrase('howTo.sweep'),
      draw(ctx, time) {
        paintCard(ctx);
        const share = (time % 2.6) / 2.6;
        const y = lerp(0.05, 1.55, share);
        drawStone(ctx, camera, sprites, { x: 0, y, team: 0, turn: share * 3 });
        drawSweeper(
          ctx,
          { ...camera, scale: () => 34 },
          { x: -0.5, y: y + 0.3, team: 0, side: 1, effort: 1, time, walk: true },
        );
      },
    },
    {
      caption: phrase('howTo.score'),
      draw(ctx, time) {
        paintCard(ctx);
        const hit = clamp(((time % 2.6) - 0.5) / 0.5, 0, 1);
        const after = clamp(((time % 2.6) - 1) / 0.8, 0, 1);
        drawStone(
          ctx,
          camera,
          sprites,
          { x: easeOutCubic(after) * 0.9, y: 1.92 + easeOutCubic(after) * 0.6, team: 1, turn: 0 },
          1 - after * 0.7,
        );
        drawStone(ctx, camera, sprites, {
          x: lerp(-0.5, -0.1, hit),
          y: lerp(0, 1.62, hit) + after * 0.18,
          team: 0,
          turn: hit * 2,
        });
      },
    },
  ];
}
