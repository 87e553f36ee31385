import { fillCircle } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { easeOutBack, progress } from '../kit/ease.ts';
import type { Stage } from '../kit/stage.ts';
import type { Camera } from './camera.ts';
import { drawHead } from './figures.ts';
import type { Game } from './game.ts';
import { rivalOf, streetOf } from './streets.ts';

/** Draws a close-up of the kicker's eyes. */
export function drawTell(ctx: Ctx, keep: Camera, stage: Stage, now: Game): void {
  const tell = now.kick?.tell ?? 0;
  const ready = now.phase === 'ready';
  const share = easeOutBack(ready ? progress(now.time, 0.15, 0.5) : 1);
  if (share <= 0) return;
  const portrait = stage.orientation === 'portrait';
  const x = stage.width / 2 + (portrait ? 150 : 180);
  const y = keep.at(0, 1.5, 0).y - (portrait ? 70 : 4);
  const r = 66 * share;
  const head = keep.at(-0.3, 1.75, -0.6);
  ctx.beginPath();
  ctx.moveTo(head.x + 26, head.y);
  ctx.lineTo(x - r * 0.7, y + r * 0.6);
  ctx.lineTo(x - r * 0.95, y);
  ctx.fillStyle = '#fff';
  ctx.fill();
  fillCircle(ctx, x, y, r + 6);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.clip();
  ctx.fillStyle = streetOf(now.round).mural[0];
  ctx.fillRect(x - r, y - r, r * 2, r * 2);
  ctx.restore();
  const glance = ready ? Math.sin(now.time * 9) * 0.8 : tell * progress(now.time, 0.05, 0.3);
  ctx.save();
  ctx.translate(x, y + 6 * share);
  ctx.scale(share, share);
  drawHead(ctx, 46, { look: rivalOf(now.habit).look, glance, mood: 'calm' });
  ctx.restore();
}
