import { fillRound, setStroke, shade, starPath, text, vertical } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { paintPad } from './car-art.ts';
import type { Geometry } from './geometry.ts';
import type { Attempt } from './play.ts';
import { twoStarLimit } from './rules.ts';
import { drawSign } from './scenery.ts';
import { phrase } from './texts.ts';

/** Draws petrol, stars and the signs of this lot; `wide` puts petrol and stars side by side. */
export function drawPanel(
  ctx: Ctx,
  { x, y, width }: Geometry['panel'],
  wide: boolean,
  attempt: Attempt,
): void {
  const { lot } = attempt;
  const left = attempt.fuel - attempt.moves;
  const part = clamp(left / attempt.fuel, 0, 1);
  const gauge = wide ? width * 0.5 : width;
  fillRound(ctx, x, y + 4, gauge, 84, 24, 'rgba(5,9,36,0.5)');
  fillRound(ctx, x, y, gauge, 84, 24, 'rgba(24,35,92,0.94)');
  text(ctx, phrase('panel.petrol'), x + 20, y + 24, {
    size: 24,
    weight: 500,
    align: 'left',
    color: 'rgba(255,255,255,0.8)',
  });
  text(ctx, phrase('panel.left', { moves: left }), x + gauge - 20, y + 24, {
    size: 25,
    align: 'right',
    maxWidth: gauge * 0.54,
  });
  fillRound(ctx, x + 18, y + 46, gauge - 36, 22, 11, '#0b1140');
  const color = part > 0.45 ? '#35d08a' : part > 0.2 ? '#ffb02e' : '#ff5366';
  if (part > 0)
    fillRound(
      ctx,
      x + 18,
      y + 46,
      Math.max(22, (gauge - 36) * part),
      22,
      11,
      vertical(ctx, y + 46, y + 68, shade(color, 0.4), color),
    );

  const starsX = wide ? x + gauge + 16 : x;
  const starsY = wide ? y : y + 102;
  const starsWidth = wide ? width - gauge - 16 : width;
  fillRound(ctx, starsX, starsY + 4, starsWidth, 84, 24, 'rgba(5,9,36,0.5)');
  fillRound(ctx, starsX, starsY, starsWidth, 84, 24, 'rgba(24,35,92,0.94)');
  const limits = [attempt.fuel, twoStarLimit(attempt.lot.par), attempt.lot.par];
  limits.forEach((limit, index) => {
    const middle = starsX + (starsWidth * (index + 0.5)) / 3;
    starPath(ctx, middle, starsY + 31, 22);
    ctx.lineJoin = 'round';
    ctx.lineWidth = 5;
    ctx.fillStyle = attempt.moves <= limit ? '#ffcb08' : 'rgba(255,255,255,0.15)';
    ctx.strokeStyle = ctx.fillStyle;
    ctx.stroke();
    ctx.fill();
    text(ctx, String(limit), middle, starsY + 66, {
      size: 24,
      weight: 600,
      color: 'rgba(255,255,255,0.85)',
    });
  });

  const signs: { caption: string; icon(target: Ctx): void }[] = [];
  if (lot.barrier) {
    signs.push({
      caption: wide ? phrase('sign.boomLong') : phrase('sign.boom'),
      icon: (target) => paintPad(target, false),
    });
  }
  if (lot.oneWays.length > 0) {
    signs.push({
      caption: wide ? phrase('sign.laneLong') : phrase('sign.lane'),
      icon(target) {
        setStroke(target, '#8fe0ff', 12);
        target.lineCap = 'round';
        target.lineJoin = 'round';
        target.beginPath();
        target.moveTo(-40, 0);
        target.lineTo(36, 0);
        target.moveTo(8, -28);
        target.lineTo(38, 0);
        target.lineTo(8, 28);
        target.stroke();
      },
    });
  }
  const signsY = starsY + 102;
  signs.forEach((sign, index) => drawSign(ctx, x, signsY + index * 74, width, sign.caption, sign.icon));
}
