import { createSprite, fillRound, setStroke, vertical } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createProps } from './props.ts';
import { drawSkier } from './skier-art.ts';
import type { Pose } from './skier-art.ts';
import { phrase } from './texts.ts';

const UNIT = 15;
const REST: Pose = {
  lean: 0,
  heading: 0,
  tuck: 0,
  spread: 0,
  spin: 0,
  flip: 0,
  fallen: 0,
  time: 0,
  speed: 14,
};

function snowfield(ctx: Ctx): void {
  fillRound(ctx, 2, 2, 116, 86, 12, vertical(ctx, 0, 90, '#bfe3f0', '#fff3dc', '#ffffff', '#e6efff'));
}

function key(ctx: Ctx, x: number, y: number, mark: string, isDown: boolean, width = 20): void {
  fillRound(ctx, x - width / 2, y - 8 + (isDown ? 1.5 : 0), width, 17, 5, isDown ? '#ffc640' : '#ffffff');
  ctx.fillStyle = '#23356e';
  ctx.font = '700 11px "Fredoka Variable", sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(mark, x, y + 1 + (isDown ? 1.5 : 0));
}

function figure(ctx: Ctx, x: number, y: number, size: number, pose: Partial<Pose>): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  drawSkier(ctx, { ...REST, ...pose });
  ctx.restore();
}

/** Creates the three drawn cards of the title screen. */
export function createHowTo(): HowToCard[] {
  const props = createProps(UNIT * 2);
  const field = createSprite(120, 90, 2, (ctx) => {
    ctx.translate(-60, -45);
    snowfield(ctx);
  });
  return [
    {
      caption: phrase('howTo.carve'),
      draw(ctx, time) {
        field.draw(ctx, 60, 45);
        const sway = Math.sin(time * 2);
        for (const [color, x, y] of [
          ['blue', 74, 40],
          ['red', 44, 66],
        ] as const)
          for (const [pole, sprite] of props.poles[color].entries())
            sprite.draw(ctx, x + (pole * 2 - 1) * 20, y - 13, 8);
        figure(ctx, 60 + sway * 16, 74, 17, {
          lean: Math.cos(time * 2) * 0.5,
          heading: Math.cos(time * 2) * 0.6,
          time,
        });
        key(ctx, 18, 16, '\u2039', Math.cos(time * 2) < -0.3);
        key(ctx, 102, 16, '\u203a', Math.cos(time * 2) > 0.3);
      },
    },
    {
      caption: phrase('howTo.tuck'),
      draw(ctx, time) {
        field.draw(ctx, 60, 45);
        const isTucked = time % 2.4 > 1;
        const rate = isTucked ? 2.4 : 1;
        for (let tree = 0; tree < 4; tree += 1) {
          const share = (time * 0.3 * rate + tree * 0.25) % 1;
          const side = tree % 2 === 0 ? -1 : 1;
          props.trees[tree]?.draw(ctx, 60 + side * (14 + share * 30), 24 + share * 34, 3 + share * 4.5);
        }
        setStroke(ctx, '#8fb2ee', 1.6);
        ctx.beginPath();
        for (const x of isTucked ? [34, 44, 76, 86] : []) {
          ctx.moveTo(x, 50);
          ctx.lineTo(60 + (x - 60) * 1.5, 80);
        }
        ctx.stroke();
        figure(ctx, 60, 76, 21, { tuck: isTucked ? 1 : 0, time, speed: isTucked ? 24 : 12 });
        key(ctx, 60, 15, phrase('howTo.space'), isTucked, 48);
      },
    },
    {
      caption: phrase('howTo.tricks'),
      draw(ctx, time) {
        field.draw(ctx, 60, 45);
        props.kicker.draw(ctx, 60, 72, 11);
        const share = (time * 0.55) % 1;
        const flight = clamp(share * 1.3, 0, 1);
        const lift = Math.sin(flight * Math.PI) * 40;
        const spin = clamp((flight - 0.25) / 0.5, 0, 1);
        figure(ctx, 60, 80 - lift, 17, { flip: spin < 1 ? spin * Math.PI * 2 : 0, spread: 0.3, time });
        key(ctx, 22, 18, phrase('howTo.tap'), spin > 0 && spin < 0.4, 30);
      },
    },
  ];
}
