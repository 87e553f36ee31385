import { fillCircle, fillRound, setStroke, text, textWidth } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { createPlate } from '../kit/plate.ts';
import type { Rect, Stage } from '../kit/stage.ts';
import type { Course } from './course.ts';
import type { Run } from './rules.ts';

const INK = '#23356e';

/** The texts over the slope during a run. */
export interface Panel {
  /** Draws the progress on the course: a line with the finish, the ghost and the skier. */
  drawProgress(ctx: Ctx, run: Run, ghostZ: number | undefined): void;
  /** Draws speed in the lower left corner. */
  drawSpeed(ctx: Ctx, run: Run): void;
  /** Draws one line of advice at the start, below the skier. */
  drawAdvice(ctx: Ctx, advice: string, shown: number): void;
}

function createProgress(stage: Stage): Panel['drawProgress'] {
  let course: Course | undefined;
  let passed = 0;
  let courses = 0;
  const line = (): { right: number; top: number; bottom: number } => ({
    right: stage.visible.x + stage.visible.width - 22,
    top: stage.height * 0.24,
    bottom: stage.height * 0.74,
  });
  const placeOf = (z: number): number => {
    const { top, bottom } = line();
    return top + (bottom - top) * clamp(z / (course?.length ?? 1), 0, 1);
  };
  const plate = createPlate(
    stage,
    () => {
      const { right, top, bottom } = line();
      return { x: right - 9, y: top - 8, width: 18, height: bottom - top + 18 };
    },
    (ctx) => {
      const { right, top, bottom } = line();
      fillRound(ctx, right - 5, top - 8, 10, bottom - top + 16, 5, 'rgba(35,53,110,0.5)');
      course?.gates.forEach((gate, index) => {
        ctx.fillStyle =
          index < passed ? 'rgba(255,255,255,0.35)' : gate.color === 'red' ? '#ff8494' : '#8db8ff';
        ctx.fillRect(right - 3, placeOf(gate.z) - 1, 6, 2);
      });
      ctx.fillStyle = '#e8324c';
      ctx.fillRect(right - 9, bottom + 4, 18, 6);
    },
  );
  const drawDot = (ctx: Ctx, z: number, color: string, size: number): void => {
    ctx.fillStyle = color;
    setStroke(ctx, INK, 2);
    fillCircle(ctx, line().right, placeOf(z), size);
    ctx.stroke();
  };
  return (ctx, run, ghostZ) => {
    if (course !== run.course) {
      ({ course } = run);
      courses += 1;
      passed = 0;
    }
    while ((course.gates[passed]?.z ?? Infinity) < run.skier.z) passed += 1;
    plate.draw(ctx, `${courses} ${passed}`);
    if (ghostZ !== undefined) drawDot(ctx, ghostZ, '#d5e2ff', 5);
    drawDot(ctx, run.skier.z, '#ffc640', 7);
  };
}

function createSpeed(stage: Stage): Panel['drawSpeed'] {
  const place = (): Rect => ({
    x: stage.visible.x + 14,
    y: stage.visible.y + stage.visible.height - 50,
    width: 112,
    height: 36,
  });
  const plate = createPlate(stage, place, (ctx) => {
    const { x, y, width, height } = place();
    fillRound(ctx, x, y, width, height, 18, 'rgba(35,53,110,0.62)');
    text(ctx, 'km/h', x + 60, y + 20, { size: 14, align: 'left', color: '#d5e2ff' });
  });
  return (ctx, run) => {
    const { x, y } = place();
    plate.draw(ctx, 'speed');
    const speed = String(Math.round(run.skier.speed * 3.6));
    text(ctx, speed, x + 54, y + 19, { size: 24, align: 'right', weight: 700 });
  };
}

function createAdvice(stage: Stage): Panel['drawAdvice'] {
  const size = 20;
  let words = '';
  const place = (): Rect => {
    const widest = Math.min(stage.width - 40, 560);
    const width = Math.min(widest, textWidth(stage.ctx, words, size)) + 44;
    return { x: stage.width / 2 - width / 2, y: stage.height * 0.87 - 21, width, height: 42 };
  };
  const plate = createPlate(stage, place, (ctx) => {
    const { x, y, width, height } = place();
    fillRound(ctx, x, y, width, height, 21, 'rgba(35,53,110,0.86)');
    text(ctx, words, stage.width / 2, y + 22, { size, maxWidth: width - 40, color: '#fff4dc' });
  });
  return (ctx, advice, shown) => {
    words = advice;
    if (shown > 0) plate.draw(ctx, advice, clamp(shown, 0, 1));
  };
}

/** Creates the panel. Its unchanging parts are cached as a picture. */
export const createPanel = (stage: Stage): Panel => ({
  drawProgress: createProgress(stage),
  drawSpeed: createSpeed(stage),
  drawAdvice: createAdvice(stage),
});

/** Draws the three lamps over the start: ready, set, go. */
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
    fillCircle(ctx, middle + (lamp - 1) * 46, top, 16);
  }
  ctx.globalAlpha = 1;
}
