import {
  COLORS,
  type Ctx,
  alpha,
  fillCircle,
  fillRound,
  setStroke,
  softShadow,
  strokeArc,
  text,
  vertical,
} from '../kit/draw.ts';
import { easeOutBack, easeOutElastic } from '../kit/ease.ts';
import type { Ground } from './ground.ts';
import { PAINTS, drawCan, drawMagnet } from './robot.ts';
import { type Duel, type Pickup, type Player, WINS_NEEDED } from './state.ts';

/** Draws the pickup that lies on the roof. */
export function drawPickup(ctx: Ctx, ground: Ground, pickup: Pickup, time: number): void {
  const r = ground.unit * 0.3;
  const place = ground.at(pickup.x, pickup.y);
  const grow = easeOutElastic(Math.min(1, pickup.age * 1.4));
  softShadow(ctx, place.x, place.y + r * 0.3, r * 1.2, r * 0.6, 0.45);
  ctx.save();
  ctx.translate(place.x, place.y - r * (1.1 + 0.18 * Math.sin(time * 4)));
  ctx.scale(grow, grow);
  const glow = ctx.createRadialGradient(0, 0, r * 0.4, 0, 0, r * 2);
  glow.addColorStop(0, alpha('#ffe680', 0.65));
  glow.addColorStop(1, alpha('#ffe680', 0));
  ctx.fillStyle = glow;
  ctx.fillRect(-r * 2, -r * 2, r * 4, r * 4);
  fillCircle(ctx, 0, 0, r * 1.16, '#141038');
  fillCircle(ctx, 0, 0, r * 1.05, vertical(ctx, -r, r, '#fff3b8', '#ffcb08'));
  if (pickup.kind === 'magnet') {
    ctx.translate(0, -r * 0.12);
    drawMagnet(ctx, r * 0.52);
  } else if (pickup.kind === 'spring') {
    ctx.lineWidth = r * 0.2;
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.strokeStyle = '#5b3fd0';
    ctx.beginPath();
    for (let i = 0; i <= 6; i++) ctx.lineTo((i % 2 === 0 ? -1 : 1) * r * 0.42, r * 0.6 - i * r * 0.2);
    ctx.stroke();
  } else {
    ctx.fillStyle = '#3d4270';
    ctx.beginPath();
    ctx.moveTo(-r * 0.62, r * 0.55);
    ctx.lineTo(-r * 0.4, -r * 0.2);
    ctx.lineTo(r * 0.4, -r * 0.2);
    ctx.lineTo(r * 0.62, r * 0.55);
    ctx.fill();
    setStroke(ctx, '#3d4270', r * 0.16);
    strokeArc(ctx, 0, -r * 0.36, r * 0.24);
    text(ctx, 'kg', 0, r * 0.2, { size: r * 0.46, color: '#ffe36b', weight: 700 });
  }
  ctx.restore();
}

/** Draws the pull of a magnet between the two robots. */
export function drawMagnetField(ctx: Ctx, ground: Ground, duel: Duel, who: Player, time: number): void {
  const owner = duel.bots[who];
  const drawn = duel.bots[who === 0 ? 1 : 0];
  if (owner.magnet === 0 || owner.fallen !== null || drawn.fallen !== null) return;
  const from = ground.at(drawn.x, drawn.y, 0.5);
  const to = ground.at(owner.x, owner.y, 0.5);
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  for (let i = 0; i < 7; i++) {
    const t = (i / 7 + time * 0.7) % 1;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t;
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    ctx.strokeStyle = alpha('#ff8fa8', Math.sin(t * Math.PI) * 0.9);
    strokeArc(ctx, x, y, 14, angle - 0.9, angle + 0.9);
  }
}

/** Draws the cans, names and won rounds between two rounds. They appear as `share` runs from 0 to 1. */
export function drawScore(
  ctx: Ctx,
  stage: { width: number; height: number },
  duel: Duel,
  names: readonly [string, string],
  share: number,
  time: number,
): void {
  const width = Math.min(520, stage.width * 0.94);
  const x = stage.width / 2;
  const y = stage.height * 0.3;
  ctx.save();
  ctx.globalAlpha = Math.min(1, share * 2);
  ctx.translate(x, y);
  ctx.scale(easeOutBack(share, 1.3), easeOutBack(share, 1.3));
  fillRound(ctx, -width / 2, -58, width, 124, 34, '#0a1136');
  fillRound(ctx, -width / 2, -64, width, 124, 34, vertical(ctx, -64, 60, '#2a3a8c', COLORS.surface));
  PAINTS.forEach((paint, index) => {
    const way = index === 0 ? -1 : 1;
    ctx.save();
    ctx.translate(way * (width / 2 - 58), 40);
    drawCan(ctx, 32, paint, { x: -way * 0.7, y: 0.7 }, time, 0);
    ctx.restore();
    const middle = way * (width / 2 - 168);
    text(ctx, names[index] ?? '', middle, -28, { size: 26, weight: 700, maxWidth: 130 });
    for (let i = 0; i < WINS_NEEDED; i++) {
      const at = middle + (i - 1) * 38;
      fillCircle(ctx, at, 18, 15, 'rgba(6,10,40,0.55)');
      if (i >= (duel.wins[index] ?? 0)) continue;
      const fresh = duel.roundWinner === index && i === (duel.wins[index] ?? 0) - 1;
      fillCircle(ctx, at, 18, fresh ? 12 + 3 * Math.sin(time * 8) : 12, paint.color);
      setStroke(ctx, '#ffffff', 3);
      ctx.stroke();
    }
  });
  ctx.restore();
}
