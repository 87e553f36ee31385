import { alpha, fillCircle, roundRect, setStroke, text } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeOutBack, progress } from '../kit/ease.ts';
import type { Stage } from '../kit/stage.ts';
import { paintOf } from './car-art.ts';
import { COUNTDOWN, YOU } from './rules.ts';
import type { Race } from './rules.ts';
import type { Point } from './track.ts';
import { boundsOf } from './track.ts';
import { phrase } from './texts.ts';

const INK = '#2b1740';
const MAP_SIZE = 118;
const MAP_PAD = 14;

export interface MiniMap {
  draw(ctx: Ctx, stage: Stage, race: Race): void;
}

/** Creates the map of the course in the upper right corner, with a dot for every car. */
export function createMiniMap(race: Race): MiniMap {
  const bounds = boundsOf(race.track);
  const size = Math.max(bounds.right - bounds.left, (bounds.bottom - bounds.top) * 1.2);
  const unit = (MAP_SIZE - MAP_PAD * 2) / size;
  const path = new Path2D();
  const spot = ({ x, y }: Point): [number, number] => [
    (x - (bounds.left + bounds.right) / 2) * unit,
    (y - (bounds.top + bounds.bottom) / 2) * unit,
  ];
  race.track.points.forEach((point, index) => {
    if (index === 0) path.moveTo(...spot(point));
    else path.lineTo(...spot(point));
  });
  path.closePath();
  return {
    draw(ctx, stage, current) {
      const tall = (bounds.bottom - bounds.top) * unit + MAP_PAD * 2;
      ctx.save();
      ctx.translate(stage.width - MAP_SIZE / 2 - 4, tall / 2 + 6);
      roundRect(ctx, -MAP_SIZE / 2, -tall / 2, MAP_SIZE, tall, 16);
      ctx.fillStyle = alpha(INK, 0.5);
      ctx.fill();
      ctx.lineJoin = 'round';
      setStroke(ctx, '#fff0d6', 7);
      ctx.stroke(path);
      setStroke(ctx, '#6a4a84', 4);
      ctx.stroke(path);
      current.racers.forEach(({ car }, index) => {
        if (index !== YOU) dot(ctx, spot(car), 4.4, paintOf(index).body);
      });
      const you = current.racers[YOU];
      if (you) dot(ctx, spot(you.car), 6, paintOf(YOU).body);
      ctx.restore();
    },
  };
}

function dot(ctx: Ctx, [x, y]: readonly [number, number], radius: number, color: string): void {
  fillCircle(ctx, x, y, radius, color);
  setStroke(ctx, INK, 1.8);
  ctx.stroke();
}

/** Draws three lamps that light up one by one and turn green at the start. */
export function drawLamps(ctx: Ctx, stage: Stage, race: Race): void {
  const since = race.phase === 'grid' ? 0 : race.time;
  if (since > 0.9) return;
  const lit = race.phase === 'grid' ? 3 - Math.ceil((race.countdown / COUNTDOWN) * 3) + 1 : 3;
  ctx.save();
  ctx.globalAlpha = 1 - progress(since, 0.5, 0.9);
  ctx.translate(stage.width / 2, stage.height * 0.2);
  roundRect(ctx, -84, -32, 168, 64, 32);
  ctx.fillStyle = alpha(INK, 0.86);
  ctx.fill();
  for (let lamp = 0; lamp < 3; lamp += 1) {
    const color = race.phase !== 'grid' ? '#5ff2a0' : lamp < lit ? '#ff4f38' : '#523a66';
    fillCircle(ctx, (lamp - 1) * 50, 0, 19, color);
    fillCircle(ctx, (lamp - 1) * 50 - 6, -7, 5, 'rgba(255,255,255,0.4)');
  }
  ctx.restore();
}

export interface Toast {
  text: string;
  color: string;
  age: number;
}

const TOAST_SECONDS = 1.5;

/** Draws a word in the upper middle that pops in and fades. */
export function drawToast(ctx: Ctx, stage: Stage, toast: Toast): boolean {
  if (toast.age > TOAST_SECONDS) return false;
  const pop = easeOutBack(clamp(toast.age / 0.22, 0, 1));
  ctx.save();
  ctx.globalAlpha = 1 - progress(toast.age, TOAST_SECONDS - 0.35, TOAST_SECONDS);
  ctx.translate(stage.width / 2, stage.height * 0.2);
  ctx.scale(pop, pop);
  text(ctx, toast.text, 0, 0, {
    size: 40,
    weight: 700,
    color: toast.color,
    outline: INK,
    outlineWidth: 9,
    maxWidth: stage.width * 0.66,
  });
  ctx.restore();
  return true;
}

/** Draws a line of advice above the lower edge. */
export function drawAdvice(ctx: Ctx, stage: Stage, line: string, visible: number, lift: number): void {
  if (visible <= 0 || line === '') return;
  ctx.save();
  ctx.globalAlpha = visible;
  const wide = Math.min(stage.width - 24, 560);
  roundRect(ctx, stage.width / 2 - wide / 2, stage.height - 62 - lift, wide, 46, 23);
  ctx.fillStyle = alpha(INK, 0.82);
  ctx.fill();
  text(ctx, line, stage.width / 2, stage.height - 38 - lift, {
    size: 21,
    color: '#ffe3b8',
    maxWidth: wide - 36,
  });
  ctx.restore();
}

export type Zone = 'left' | 'right' | 'brake';

/** Returns the thumb zone of a touch. */
export const zoneAt = (stage: Stage, x: number): Zone => {
  const share = (x - stage.visible.x) / stage.visible.width;
  return share < 0.26 ? 'left' : share < 0.54 ? 'right' : 'brake';
};

/** Draws the arrows and the pedal for thumbs. */
export function drawPads(ctx: Ctx, stage: Stage, held: ReadonlySet<Zone>): void {
  const radius = Math.min(56, stage.visible.width * 0.095);
  const { visible } = stage;
  const y = Math.min(stage.height, visible.y + visible.height) - radius - 14;
  const place = (zone: Zone, share: number): void => {
    const x = visible.x + visible.width * share;
    fillCircle(ctx, x, y, radius, alpha(held.has(zone) ? '#ffb52e' : INK, held.has(zone) ? 0.75 : 0.42));
    setStroke(ctx, alpha('#fff0d6', 0.75), 3);
    ctx.stroke();
    if (zone === 'brake') {
      text(ctx, phrase('pad.drift'), x, y + 1, { size: radius * 0.46, weight: 700, color: '#fff0d6' });
      return;
    }
    const way = zone === 'left' ? -1 : 1;
    ctx.beginPath();
    ctx.moveTo(x + way * radius * 0.45, y);
    ctx.lineTo(x - way * radius * 0.28, y - radius * 0.42);
    ctx.lineTo(x - way * radius * 0.28, y + radius * 0.42);
    ctx.closePath();
    ctx.fillStyle = '#fff0d6';
    ctx.fill();
  };
  place('left', 0.13);
  place('right', 0.37);
  place('brake', 0.86);
}
