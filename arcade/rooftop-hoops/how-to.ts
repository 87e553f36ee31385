import { type Ctx, alpha, fillRound, setStroke, strokeArc, text, vertical } from '../kit/draw.ts';
import { clamp, lerp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createBallSprites } from './ball-art.ts';
import { drawRingBack, drawRingFront } from './hoop-art.ts';
import { TONES } from './palette.ts';
import { phrase } from './texts.ts';

const POSE = { x: 92, y: 36, ring: 16, tilt: 0 };

/** Returns a point of a throw through the hoop. `share` runs from 0 at the hand to 1 at the ring. */
const arc = (share: number): { x: number; y: number } => ({
  x: lerp(24, POSE.x, share),
  y: lerp(64, POSE.y, share) - 112 * share * (1 - share),
});

function paintCard(ctx: Ctx): void {
  fillRound(ctx, 2, 2, 116, 86, 12, vertical(ctx, 2, 88, '#58a9a8', '#b9d6b4', '#ffd3a0'));
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(2, 2, 116, 86, 12);
  ctx.clip();
  ctx.fillStyle = alpha(TONES.middle, 0.7);
  for (const [x, height] of [
    [8, 22],
    [34, 34],
    [60, 18],
    [86, 28],
  ] as const)
    ctx.fillRect(x, 76 - height, 20, height);
  ctx.fillStyle = TONES.roof;
  ctx.fillRect(0, 74, 120, 20);
  ctx.restore();
}

function drawHoop(ctx: Ctx, pose: typeof POSE, ball: () => void, pull: number): void {
  ctx.fillStyle = '#fffaf0';
  ctx.fillRect(pose.x + 21, pose.y - 32, 5, 38);
  ctx.fillStyle = TONES.deep;
  ctx.fillRect(pose.x + 24, pose.y, 4, 74 - pose.y);
  drawRingBack(ctx, pose);
  ball();
  ctx.save();
  ctx.translate(pose.x, pose.y);
  ctx.scale(1, 0.55);
  drawRingFront(ctx, { ...pose, x: 0, y: 0 }, { side: 0, pull }, false);
  ctx.restore();
}

/** Creates the drawn cards of the title screen. */
export function createHowTo(): HowToCard[] {
  const balls = createBallSprites(3);
  const size = 0.52;
  return [
    {
      caption: phrase('howTo.pull'),
      draw(ctx, time) {
        paintCard(ctx);
        const t = time % 2.6;
        const pull = clamp(t / 0.8, 0, 1) * (t < 1.1 ? 1 : 0);
        const flight = clamp((t - 1.1) / 0.7, 0, 1);
        const fall = clamp((t - 1.8) / 0.4, 0, 1);
        const at =
          fall > 0
            ? { x: POSE.x, y: POSE.y + fall * 40 }
            : flight > 0
              ? arc(flight)
              : { x: 24 - pull * 10, y: 64 + pull * 9 };
        ctx.fillStyle = '#ffffff';
        if (t < 1.1)
          for (let dot = 1; dot < 9; dot += 1) {
            const { x, y } = arc((dot / 9) * pull);
            ctx.beginPath();
            ctx.arc(x, y, 1.8, 0, 7);
            ctx.fill();
          }
        drawHoop(ctx, POSE, () => balls.plain.draw(ctx, at.x, at.y, size), fall * 14);
      },
    },
    {
      caption: phrase('howTo.swish'),
      draw(ctx, time) {
        paintCard(ctx);
        const t = time % 2;
        const flight = clamp(t / 0.9, 0, 1);
        const fall = clamp((t - 0.9) / 0.4, 0, 1);
        const at = fall > 0 ? { x: POSE.x, y: POSE.y + fall * 40 } : arc(flight);
        drawHoop(
          ctx,
          POSE,
          () => {
            for (let spark = 0; spark < 5; spark += 1) {
              const back = arc(Math.max(0, flight - spark * 0.05));
              if (fall === 0) balls.glow.draw(ctx, back.x, back.y, size * (0.7 - spark * 0.1));
            }
            balls.plain.draw(ctx, at.x, at.y, size, size, t * 4);
          },
          fall * 14,
        );
        if (t > 1) text(ctx, '×2', 42, 34, { size: 24, weight: 700, color: '#ffe27a', outline: TONES.deep });
      },
    },
    {
      caption: phrase('howTo.clock'),
      draw(ctx, time) {
        paintCard(ctx);
        const turn = Math.sin(time * 1.6);
        const pose = { ...POSE, x: 80 + turn * 12, y: 40 + turn * 8 };
        drawHoop(ctx, pose, () => undefined, 0);
        setStroke(ctx, TONES.deep, 5);
        strokeArc(ctx, 32, 38, 17);
        ctx.fillStyle = '#fff8e8';
        ctx.fill();
        ctx.fillStyle = TONES.coral;
        ctx.beginPath();
        ctx.moveTo(32, 38);
        ctx.arc(32, 38, 14, -Math.PI / 2, -Math.PI / 2 + ((time * 1.2) % (Math.PI * 2)));
        ctx.fill();
      },
    },
  ];
}
