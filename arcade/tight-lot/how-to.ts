import { fillRound, setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeInOutCubic } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createVehicleSprite, drawBarrier, paintPad } from './car-art.ts';
import { phrase } from './texts.ts';

const SCALE = 0.34;

/** Creates the three drawn cards of the title screen. */
export function createHowTo(): HowToCard[] {
  const yellow = createVehicleSprite(1, 0, 2, true, 'yellow');
  const blocker = createVehicleSprite(1, 4, 2, false, 'other');
  const truck = createVehicleSprite(1, 3, 3, true, 'other');
  const key = createVehicleSprite(1, 1, 2, true, 'key');
  const floor = (ctx: Ctx): void => {
    fillRound(ctx, 4, 4, 112, 84, 14, '#3f478a');
    for (let x = 1; x < 3; x += 1) {
      for (let y = 1; y < 3; y += 1)
        fillRound(ctx, 4 + x * 37 - 4, 4 + y * 28 - 1, 8, 2, 1, 'rgba(255,255,255,0.35)');
    }
  };
  const arrow = (ctx: Ctx, x: number, y: number): void => {
    setStroke(ctx, '#ffcb08', 4);
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    ctx.beginPath();
    ctx.moveTo(x, y - 7);
    ctx.lineTo(x + 7, y);
    ctx.lineTo(x, y + 7);
    ctx.stroke();
  };
  return [
    {
      caption: phrase('howTo.slide'),
      draw(ctx, time) {
        floor(ctx);
        const way = easeInOutCubic(clamp(Math.abs(((time * 0.5) % 2) - 1) * 1.6 - 0.3, 0, 1));
        truck.draw(ctx, 52 + way * 14, 22, SCALE);
        blocker.draw(ctx, 96, 58 - way * 2, SCALE);
        yellow.draw(ctx, 40, 64, SCALE);
      },
    },
    {
      caption: phrase('howTo.out'),
      draw(ctx, time) {
        floor(ctx);
        const beat = (time % 2.6) / 2.6;
        const clear = easeInOutCubic(clamp(beat * 4 - 0.3, 0, 1));
        const drive = easeInOutCubic(clamp(beat * 2.6 - 1, 0, 1));
        ctx.save();
        ctx.beginPath();
        ctx.roundRect(4, 4, 112, 84, 14);
        ctx.clip();
        arrow(ctx, 101, 62);
        blocker.draw(ctx, 84, 52 - clear * 40, SCALE);
        yellow.draw(ctx, 38 + drive * 120, 62, SCALE);
        ctx.restore();
      },
    },
    {
      caption: phrase('howTo.boom'),
      draw(ctx, time) {
        floor(ctx);
        const way = easeInOutCubic(clamp(Math.abs(((time * 0.45) % 2) - 1) * 2 - 0.5, 0, 1));
        ctx.save();
        ctx.translate(92, 26);
        ctx.scale(SCALE, SCALE);
        paintPad(ctx, way > 0.7);
        ctx.restore();
        key.draw(ctx, 34 + way * 38, 26, SCALE);
        ctx.save();
        ctx.translate(92, 66);
        ctx.scale(SCALE, SCALE);
        drawBarrier(ctx, 0, 0, clamp((way - 0.6) * 2.5, 0, 1));
        ctx.restore();
        yellow.draw(ctx, 40, 66, SCALE);
      },
    },
  ];
}
