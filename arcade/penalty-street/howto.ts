import { COLORS, type Ctx, fillCircle, fillRound, setStroke, strokeArc } from '../kit/draw.ts';
import { easeInOutSine, easeOutCubic, progress } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { drawHead } from './figures.ts';
import { drawBall } from './props.ts';
import { rivalOf } from './streets.ts';
import { phrase } from './texts.ts';

function frame(ctx: Ctx, left: number, top: number, width: number, height: number): void {
  fillRound(ctx, left, top, width, height, 3, '#14666f');
  setStroke(ctx, '#fff', 4);
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(left, top + height);
  ctx.lineTo(left, top);
  ctx.lineTo(left + width, top);
  ctx.lineTo(left + width, top + height);
  ctx.stroke();
}

function finger(ctx: Ctx, x: number, y: number, pressed: boolean): void {
  fillCircle(ctx, x, y, pressed ? 8 : 10, 'rgba(255,203,8,0.9)');
  setStroke(ctx, '#fff', 2.5);
  ctx.stroke();
}

/** Returns the x position on the curved path of the ball in the first card. */
const bowX = (share: number): number => 60 + 24 * share + Math.sin(share * Math.PI) * 16;
const bowY = (share: number): number => 74 - 50 * share;

/** The drawn instructions of the title screen. */
export const howTo: readonly HowToCard[] = [
  {
    caption: phrase('howTo.flick'),
    draw(ctx, time) {
      const t = time % 2.2;
      frame(ctx, 28, 12, 64, 30);
      const drag = easeInOutSine(progress(t, 0.2, 0.7));
      const fly = easeOutCubic(progress(t, 0.75, 1.3));
      setStroke(ctx, COLORS.accent, 4);
      ctx.setLineDash([2, 7]);
      ctx.beginPath();
      for (let i = 0; i <= 12 * drag; i++) ctx.lineTo(bowX(i / 12), bowY(i / 12));
      if (t < 1.5) ctx.stroke();
      ctx.setLineDash([]);
      drawBall(ctx, bowX(fly), bowY(fly), 12 - 6 * fly, { x: fly * 7, y: 0.3 });
      if (t < 0.75) finger(ctx, bowX(drag), bowY(drag) + 2, true);
    },
  },
  {
    caption: phrase('howTo.habit'),
    draw(ctx, time) {
      const sway = Math.sin(time * 2.2);
      frame(ctx, 18, 16, 84, 60);
      ctx.save();
      ctx.translate(60 + sway * 12, 46);
      ctx.rotate(sway * 0.25);
      drawHead(ctx, 20, { look: rivalOf('leaner').look, glance: sway, mood: 'calm' });
      ctx.restore();
      const side = sway > 0 ? 32 : 88;
      setStroke(ctx, COLORS.accent, 3.5);
      strokeArc(ctx, side, 30, 7 + Math.sin(time * 6));
    },
  },
  {
    caption: phrase('howTo.dive'),
    draw(ctx, time) {
      const t = time % 2.4;
      const dive = easeOutCubic(progress(t, 0.9, 1.25));
      frame(ctx, 10, 14, 100, 62);
      const ball = progress(t, 0.7, 1.3);
      ctx.save();
      ctx.translate(60 + dive * 22, 52 - dive * 14);
      ctx.rotate(dive * 1.05);
      fillRound(ctx, -9, -2, 18, 28, 8, '#2f6bff');
      drawHead(ctx, 11, { look: rivalOf('bluffer').look, glance: 0, mood: 'calm', back: true });
      for (const hand of [-7, 7]) {
        fillCircle(ctx, hand, -17, 5.5, COLORS.accent);
      }
      ctx.restore();
      const back = progress(t, 1.3, 1.8);
      if (t > 0.5)
        drawBall(ctx, 60 + ball * 42 - back * 30, 24 + ball * 2 - back * 14, 3 + ball * 6 - back * 4, {
          x: t * 8,
          y: 0,
        });
      if (t > 0.6 && t < 1.2) {
        const swipe = progress(t, 0.7, 0.95);
        finger(ctx, 40 + swipe * 44, 76 - swipe * 26, true);
      }
    },
  },
];
