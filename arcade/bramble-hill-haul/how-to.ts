import { fillRound, setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createArt } from './art.ts';
import { phrase } from './texts.ts';

/** Creates the three drawn cards of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createArt(1.4);
  const meadow = (ctx: Ctx, heightAt: (x: number) => number): void => {
    fillRound(ctx, 4, 4, 112, 82, 14, '#cfeedd');
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(4, 4, 112, 82, 14);
    ctx.clip();
    for (const [drop, color] of [
      [0, '#69bf4a'],
      [9, '#a06a40'],
    ] as const) {
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.moveTo(0, 90);
      for (let x = 0; x <= 120; x += 6) ctx.lineTo(x, heightAt(x) + drop);
      ctx.lineTo(120, 90);
      ctx.fill();
    }
    ctx.restore();
  };
  const truck = (ctx: Ctx, x: number, y: number, angle: number, jolt: number, load = 3): void => {
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(angle);
    ctx.scale(0.48, 0.48);
    for (let piece = 0; piece < load; piece += 1)
      art.cargo.pumpkin.draw(ctx, -60 + piece * 24, -15 - jolt * (6 + piece * 4), 1, 1, jolt * 0.3);
    for (const wheel of [-42, 38]) art.wheel.draw(ctx, wheel, 26, 1);
    art.truck.draw(ctx, 0, 0, 1);
    for (const wheel of [-42, 38]) art.wheel.draw(ctx, wheel, 26, 1);
    ctx.restore();
  };
  const cap = (ctx: Ctx, x: number, mark: string, isDown: boolean): void => {
    fillRound(ctx, x - 11, 12 + (isDown ? 2 : 0), 22, 19, 5, isDown ? '#f5b82e' : '#ffffff');
    ctx.fillStyle = '#24402f';
    ctx.font = '700 13px "Fredoka Variable", sans-serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(mark, x, 22 + (isDown ? 2 : 0));
  };
  return [
    {
      caption: phrase('howTo.pedals'),
      draw(ctx, time) {
        const shift = time * 34;
        const at = (x: number): number => 64 + Math.sin((x + shift) * 0.07) * 7;
        meadow(ctx, at);
        const angle = Math.atan2(at(80) - at(52), 28);
        truck(ctx, 66, at(66) - 20, angle, 0.2 + 0.2 * Math.sin(time * 7));
        cap(ctx, 20, '\u2039', false);
        cap(ctx, 45, '\u203a', true);
      },
    },
    {
      caption: phrase('howTo.cargo'),
      draw(ctx, time) {
        meadow(ctx, () => 66);
        art.barn.draw(ctx, 92, 68, 0.3);
        const beat = (time % 3) / 3;
        const x = 8 + clamp(beat * 1.5, 0, 1) * 44;
        truck(ctx, x, 46, 0, 0);
      },
    },
    {
      caption: phrase('howTo.net'),
      draw(ctx, time) {
        const at = (x: number): number => 66 - 3 * (1 + Math.sin((x + time * 40) * 0.2));
        meadow(ctx, at);
        const isNetted = time % 3 > 1.2;
        const jolt = Math.abs(Math.sin(time * 9));
        truck(ctx, 66, 46, Math.sin(time * 9) * 0.04, isNetted ? 0 : jolt, 3);
        cap(ctx, 20, 'N', isNetted);
        if (!isNetted) return;
        setStroke(ctx, '#8a6a3a', 1.6);
        ctx.beginPath();
        for (const lift of [0, 5, 10]) {
          ctx.moveTo(30, 44 - lift);
          ctx.quadraticCurveTo(48, 26 - lift * 0.3, 68, 44 - lift);
        }
        for (const x of [36, 44, 52, 60]) {
          ctx.moveTo(x, 46);
          ctx.lineTo(x, 33);
        }
        ctx.stroke();
      },
    },
  ];
}
