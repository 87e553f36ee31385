import { fillRound, text, textWidth } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import type { Stage } from '../kit/stage.ts';
import type { Run } from './rules.ts';

const INK = '#23356e';

/** How far down the course: a line with the finish, the ghost and the skier on it. */
export function drawProgress(ctx: Ctx, stage: Stage, run: Run, ghostZ: number | undefined): void {
  const { x, width } = stage.visible;
  const [top, bottom] = [stage.height * 0.24, stage.height * 0.74];
  const right = x + width - 22;
  const at = (z: number): number => top + (bottom - top) * clamp(z / run.course.length, 0, 1);
  fillRound(ctx, right - 5, top - 8, 10, bottom - top + 16, 5, 'rgba(35,53,110,0.5)');
  for (const gate of run.course.gates) {
    ctx.fillStyle =
      gate.z < run.skier.z ? 'rgba(255,255,255,0.35)' : gate.color === 'red' ? '#ff8494' : '#8db8ff';
    ctx.fillRect(right - 3, at(gate.z) - 1, 6, 2);
  }
  ctx.fillStyle = '#e8324c';
  ctx.fillRect(right - 9, bottom + 4, 18, 6);
  const dot = (z: number, color: string, size: number): void => {
    ctx.fillStyle = color;
    ctx.strokeStyle = INK;
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.arc(right, at(z), size, 0, Math.PI * 2);
    ctx.fill();
    ctx.stroke();
  };
  if (ghostZ !== undefined) dot(ghostZ, '#d5e2ff', 5);
  dot(run.skier.z, '#ffc640', 7);
}

/** Speed in the lower left corner. */
export function drawSpeed(ctx: Ctx, stage: Stage, run: Run): void {
  const { x, y, height } = stage.visible;
  const [left, top] = [x + 14, y + height - 50];
  fillRound(ctx, left, top, 112, 36, 18, 'rgba(35,53,110,0.62)');
  text(ctx, String(Math.round(run.skier.speed * 3.6)), left + 54, top + 19, {
    size: 24,
    align: 'right',
    weight: 700,
  });
  text(ctx, 'km/h', left + 60, top + 20, { size: 14, align: 'left', color: '#d5e2ff' });
}

/** One line of advice at the start, below the skier. */
export function drawAdvice(ctx: Ctx, stage: Stage, advice: string, shown: number): void {
  if (shown <= 0) return;
  const size = 20;
  const widest = Math.min(stage.width - 40, 560);
  const top = stage.height * 0.87;
  ctx.globalAlpha = clamp(shown, 0, 1);
  const width = Math.min(widest, textWidth(ctx, advice, size)) + 44;
  fillRound(ctx, stage.width / 2 - width / 2, top - 21, width, 42, 21, 'rgba(35,53,110,0.86)');
  text(ctx, advice, stage.width / 2, top + 1, { size, maxWidth: width - 40, color: '#fff4dc' });
  ctx.globalAlpha = 1;
}

/** Ready, set, go: three lamps over the start. */
export function drawLamps(ctx: Ctx, stage: Stage, wait: number, sinceStart: number): void {
  const isOff = wait <= 0;
  const shown = isOff ? clamp(1 - sinceStart * 1.6, 0, 1) : 1;
  if (shown <= 0) return;
  const lit = isOff ? 3 : 3 - Math.ceil(wait / 0.5);
  const [middle, top] = [stage.width / 2, stage.height * 0.3];
  ctx.globalAlpha = shown;
  fillRound(ctx, middle - 76, top - 28, 152, 56, 28, 'rgba(35,53,110,0.9)');
  for (let lamp = 0; lamp < 3; lamp += 1) {
    ctx.fillStyle = lamp < lit ? (isOff ? '#5fe3a0' : '#ffc640') : '#43558f';
    ctx.beginPath();
    ctx.arc(middle + (lamp - 1) * 46, top, 16, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}
