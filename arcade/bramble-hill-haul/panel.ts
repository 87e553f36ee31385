import { alpha, fillCircle, fillRound, roundRect, setStroke, text } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import type { Stage } from '../kit/stage.ts';
import { INK } from './art.ts';
import type { Haul } from './rules.ts';
import { phrase } from './texts.ts';

/** Draws distance, fuel, coins and nets along the upper edge of the stage. */
export function drawGauges(ctx: Ctx, stage: Stage, haul: Haul, time: number): void {
  const wide = Math.min(stage.width - 20, 620);
  const left = (stage.width - wide) / 2;
  roundRect(ctx, left, 4, wide, 40, 20);
  ctx.fillStyle = alpha(INK, 0.62);
  ctx.fill();
  const way = wide * 0.4;
  const done = clamp(haul.truck.x / haul.route.finish, 0, 1);
  fillRound(ctx, left + 22, 21, way, 6, 3, 'rgba(255,255,255,0.28)');
  fillRound(ctx, left + 22, 21, Math.max(6, way * done), 6, 3, '#a8e06a');
  fillCircle(ctx, left + 22 + way * done, 24, 8, '#f5b82e');
  const barn = left + 30 + way;
  ctx.fillStyle = '#e5483b';
  ctx.fillRect(barn - 8, 20, 18, 13);
  ctx.beginPath();
  ctx.moveTo(barn - 12, 21);
  ctx.lineTo(barn + 1, 11);
  ctx.lineTo(barn + 14, 21);
  ctx.fill();
  const share = haul.fuel / haul.rules.fuel;
  const fuel = left + way + 62;
  const coin = left + wide - 54;
  const room = Math.min(wide * 0.22, coin - 22 - fuel - 34);
  const isLow = share < 0.25 && Math.sin(time * 10) > 0;
  text(ctx, phrase('gauge.fuel'), fuel + 34, 25, {
    size: 16,
    align: 'right',
    color: '#fff3d6',
    maxWidth: 42,
  });
  fillRound(ctx, fuel + 40, 17, room - 6, 14, 7, 'rgba(255,255,255,0.25)');
  fillRound(
    ctx,
    fuel + 40,
    17,
    Math.max(14, (room - 6) * share),
    14,
    7,
    isLow ? '#ff5f4a' : share < 0.25 ? '#ff9a2e' : '#ffd23f',
  );
  fillCircle(ctx, coin, 24, 9, '#ffd23f');
  text(ctx, String(haul.coins), coin + 16, 25, { size: 19, align: 'left', color: '#fff3d6', weight: 700 });
}

/** Draws a line of advice under the gauges. The line pops up and fades after some seconds. */
export function drawAdvice(ctx: Ctx, stage: Stage, line: string, time: number): void {
  const shown = clamp((6 - time) * 2, 0, 1);
  if (shown <= 0) return;
  const wide = Math.min(stage.width - 20, 560);
  ctx.save();
  ctx.globalAlpha = shown;
  ctx.translate(stage.width / 2, 84);
  const pop = easeOutBack(clamp(time * 3, 0.01, 1));
  ctx.scale(pop, pop);
  roundRect(ctx, -wide / 2, -24, wide, 48, 24);
  ctx.fillStyle = '#fff6e0';
  ctx.fill();
  text(ctx, line, 0, 1, { size: 22, color: INK, maxWidth: wide - 40 });
  ctx.restore();
}

/** Draws the two pedals for thumbs. */
export function drawPedals(ctx: Ctx, stage: Stage, held: ReadonlySet<'gas' | 'brake'>): void {
  const { visible } = stage;
  const size = Math.min(104, visible.width * 0.2);
  const y = Math.min(stage.height, visible.y + visible.height) - size - 8;
  for (const pedal of ['brake', 'gas'] as const) {
    const x = pedal === 'gas' ? visible.x + visible.width - size - 16 : visible.x + 16;
    const isHeld = held.has(pedal);
    roundRect(ctx, x, y + (isHeld ? 4 : 0), size, size, size * 0.26);
    ctx.fillStyle = alpha(isHeld ? '#f5b82e' : INK, isHeld ? 0.85 : 0.5);
    ctx.fill();
    setStroke(ctx, alpha('#fff6e0', 0.8), 3);
    ctx.stroke();
    text(
      ctx,
      pedal === 'gas' ? phrase('pedal.gas') : phrase('pedal.brake'),
      x + size / 2,
      y + size / 2 + (isHeld ? 4 : 0),
      {
        size: size * 0.28,
        weight: 700,
        color: '#fff6e0',
        maxWidth: size - 14,
      },
    );
  }
}
