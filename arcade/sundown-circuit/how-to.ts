import { fillCircle, fillRound, setStroke, strokeArc } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createCarSprite, createGlow } from './car-art.ts';
import { DESERT } from './props.ts';
import { phrase } from './texts.ts';

const ROAD = 46;

/** Draws a bend from the lower left to the upper right. */
function bend(ctx: Ctx): void {
  fillRound(ctx, 4, 4, 112, 82, 14, DESERT.ground);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(4, 4, 112, 82, 14);
  ctx.clip();
  const stroke = (width: number, color: string): void => {
    setStroke(ctx, color, width);
    ctx.beginPath();
    ctx.moveTo(-10, 66);
    ctx.lineTo(40, 66);
    ctx.arc(40, 26, 40, Math.PI / 2, 0, true);
    ctx.lineTo(80, -20);
    ctx.stroke();
  };
  stroke(ROAD + 10, DESERT.sand);
  stroke(ROAD + 4, DESERT.cream);
  stroke(ROAD, DESERT.road);
  ctx.restore();
}

/** Returns a point of the bend, and the direction of the road there. `share` runs from 0 to 1. */
function onBend(share: number): { x: number; y: number; turn: number } {
  const way = share * 150;
  if (way < 40) return { x: way, y: 66, turn: 0 };
  const angle = Math.min(1, (way - 40) / 63) * (Math.PI / 2);
  const rest = Math.max(0, way - 103);
  return {
    x: 40 + Math.sin(angle) * 40,
    y: 26 + Math.cos(angle) * 40 - rest,
    turn: -angle,
  };
}

function keyCap(ctx: Ctx, x: number, y: number, mark: string, isDown: boolean): void {
  fillRound(ctx, x - 11, y - 9 + (isDown ? 2 : 0), 22, 19, 5, isDown ? '#ffb52e' : '#fff0d6');
  ctx.fillStyle = '#2b1740';
  ctx.font = '700 12px "Fredoka Variable", sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(mark, x, y + 1 + (isDown ? 2 : 0));
}

/** Creates the three drawn cards of the title screen. */
export function createHowTo(): HowToCard[] {
  const cars = [0, 1].map((index) => createCarSprite(index, 2));
  const flame = createGlow('#ff9a3d', 12, 2);
  return [
    {
      caption: phrase('howTo.steer'),
      draw(ctx, time) {
        bend(ctx);
        const share = (time * 0.42) % 1;
        const { x, y, turn } = onBend(share);
        cars[0]?.draw(ctx, x, y, 0.72, 0.72, turn);
        keyCap(ctx, 22, 22, '\u2039', share > 0.22 && share < 0.72);
        keyCap(ctx, 47, 22, '\u203a', false);
      },
    },
    {
      caption: phrase('howTo.drift'),
      draw(ctx, time) {
        bend(ctx);
        const share = (time * 0.42) % 1;
        const isDrifting = share > 0.2 && share < 0.72;
        const { x, y, turn } = onBend(share);
        ctx.fillStyle = 'rgba(255,240,220,0.5)';
        for (let puff = 1; puff < (isDrifting ? 6 : 1); puff += 1) {
          const past = onBend(Math.max(0.2, share - puff * 0.035));
          fillCircle(ctx, past.x - 6, past.y + 6, 2 + puff);
        }
        cars[0]?.draw(
          ctx,
          x,
          y,
          0.72,
          0.72,
          turn - (isDrifting ? 0.6 * Math.sin(((share - 0.2) / 0.52) * Math.PI) : 0),
        );
        fillRound(ctx, 12, 14, 44, 17, 5, isDrifting ? '#ffb52e' : '#fff0d6');
        ctx.fillStyle = '#2b1740';
        ctx.fillRect(22, 23, 24, 3);
      },
    },
    {
      caption: phrase('howTo.boost'),
      draw(ctx, time) {
        fillRound(ctx, 4, 4, 112, 82, 14, DESERT.ground);
        ctx.fillStyle = DESERT.cream;
        ctx.fillRect(4, 20, 112, 50);
        ctx.fillStyle = DESERT.road;
        ctx.fillRect(4, 23, 112, 44);
        const beat = (time % 2) / 2;
        const jump = clamp((beat - 0.35) * 3, 0, 1);
        cars[1]?.draw(ctx, 64 - jump * 20, 34, 0.66);
        const x = 30 + jump * 62;
        if (jump > 0 && jump < 1) flame.draw(ctx, x - 24, 55, 1.8, 1);
        cars[0]?.draw(ctx, x, 55, 0.72);
        ctx.lineWidth = 3;
        ctx.lineCap = 'round';
        ['#ffd23f', '#ff8a2e', '#ff3f86'].forEach((color, index) => {
          ctx.strokeStyle = beat < 0.35 && beat * 9 > index ? color : 'rgba(43,23,64,0.4)';
          strokeArc(ctx, x, 55, 20, Math.PI * (0.8 + index * 0.48), Math.PI * (1.2 + index * 0.48));
        });
      },
    },
  ];
}
