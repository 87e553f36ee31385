import { fillCircle, setStroke, text } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp, easeInOutCubic, easeOutBack, easeOutCubic, progress } from '../kit/ease.ts';
import { CELL } from './gem-art.ts';
import { SIZE, columnOf, rowOf } from './rules.ts';
import type { Blast } from './rules.ts';

interface Label {
  value: string;
  x: number;
  y: number;
  size: number;
  color: string;
  age: number;
  life: number;
}

interface Flyer {
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  age: number;
  delay: number;
  draw(ctx: Ctx, x: number, y: number, scale: number): void;
  arrive(): void;
}

interface Beam {
  blast: Blast;
  age: number;
  delay: number;
}

const FLIGHT = 0.55;
const BEAM = 0.42;

/** Short-lived effects above the board: numbers, gems that fly to a boat, and the light of blasts. */
export interface Effects {
  readonly flying: boolean;
  label(value: string, x: number, y: number, size: number, color: string, life?: number): void;
  fly(flyer: Omit<Flyer, 'age'>): void;
  blasts(blasts: readonly Blast[]): void;
  step(dt: number): void;
  /** Draws the light of blasts, in the coordinates of the board. */
  drawBeams(ctx: Ctx): void;
  drawAbove(ctx: Ctx): void;
  clear(): void;
}

function drawBlast(ctx: Ctx, blast: Blast, done: number): void {
  const x = (columnOf(blast.cell) + 0.5) * CELL;
  const y = (rowOf(blast.cell) + 0.5) * CELL;
  const fade = 1 - done;
  const reach = easeOutCubic(clamp(done * 1.8, 0, 1)) * SIZE * CELL;
  ctx.globalAlpha = fade;
  if (blast.type === 'row' || blast.type === 'column') {
    const width = (24 + blast.radius * CELL * 1.9) * (0.4 + fade * 0.6);
    for (const [part, color] of [
      [1.7, 'rgba(90,190,255,0.45)'],
      [1, 'rgba(170,230,255,0.8)'],
      [0.4, '#ffffff'],
    ] as const) {
      ctx.fillStyle = color;
      if (blast.type === 'row') ctx.fillRect(x - reach, y - (width * part) / 2, reach * 2, width * part);
      else ctx.fillRect(x - (width * part) / 2, y - reach, width * part, reach * 2);
    }
  } else if (blast.type === 'burst') {
    const radius = (blast.radius + 0.7) * CELL * easeOutCubic(done);
    const glow = ctx.createRadialGradient(x, y, radius * 0.2, x, y, Math.max(1, radius));
    glow.addColorStop(0, 'rgba(255,244,190,0.9)');
    glow.addColorStop(0.6, 'rgba(255,180,60,0.6)');
    glow.addColorStop(1, 'rgba(255,120,40,0)');
    fillCircle(ctx, x, y, Math.max(1, radius), glow);
  } else {
    ctx.strokeStyle = '#fff';
    ctx.lineCap = 'round';
    blast.targets.forEach((target, index) => {
      const toX = (columnOf(target) + 0.5) * CELL;
      const toY = (rowOf(target) + 0.5) * CELL;
      const grown = easeOutCubic(clamp(done * 2.2 - index * 0.02, 0, 1));
      setStroke(ctx, index % 2 === 0 ? '#ffe9fb' : '#c9ecff', 9 * fade);
      ctx.beginPath();
      ctx.moveTo(x, y);
      ctx.quadraticCurveTo(
        (x + toX) / 2 + (toY - y) * 0.18,
        (y + toY) / 2 - (toX - x) * 0.18,
        x + (toX - x) * grown,
        y + (toY - y) * grown,
      );
      ctx.stroke();
    });
  }
  ctx.globalAlpha = 1;
}

/** Creates the layer of effects. */
export function createEffects(): Effects {
  let labels: Label[] = [];
  let flyers: Flyer[] = [];
  let beams: Beam[] = [];
  return {
    get flying() {
      return flyers.length > 0;
    },
    label(value, x, y, size, color, life = 0.9) {
      labels.push({ value, x, y, size, color, age: 0, life });
    },
    fly(flyer) {
      flyers.push({ ...flyer, age: 0 });
    },
    blasts(blasts) {
      blasts.forEach((blast, order) => beams.push({ blast, age: 0, delay: Math.min(4, order) * 0.06 }));
    },
    step(dt) {
      for (const label of labels) label.age += dt;
      labels = labels.filter((label) => label.age < label.life);
      for (const beam of beams) beam.age += dt;
      beams = beams.filter((beam) => beam.age < BEAM + beam.delay);
      for (const flyer of flyers) {
        flyer.age += dt;
        if (flyer.age >= flyer.delay + FLIGHT) flyer.arrive();
      }
      flyers = flyers.filter((flyer) => flyer.age < flyer.delay + FLIGHT);
    },
    drawBeams(ctx) {
      ctx.save();
      ctx.globalCompositeOperation = 'lighter';
      for (const { blast, age, delay } of beams) if (age > delay) drawBlast(ctx, blast, (age - delay) / BEAM);
      ctx.restore();
    },
    drawAbove(ctx) {
      for (const flyer of flyers) {
        const done = progress(flyer.age, flyer.delay, flyer.delay + FLIGHT);
        if (done <= 0) continue;
        const along = easeInOutCubic(done);
        const lift = Math.sin(done * Math.PI) * 90;
        const x = flyer.fromX + (flyer.toX - flyer.fromX) * along + Math.sin(done * Math.PI) * 50;
        const y = flyer.fromY + (flyer.toY - flyer.fromY) * along - lift;
        flyer.draw(ctx, x, y, 1 - 0.4 * along);
      }
      for (const label of labels) {
        const done = label.age / label.life;
        const grow = easeOutBack(clamp(done * 3.6, 0, 1), 2.2);
        ctx.globalAlpha = clamp((1 - done) * 3, 0, 1);
        text(ctx, label.value, label.x, label.y - easeOutCubic(done) * 46, {
          size: Math.max(1, label.size * grow),
          weight: 700,
          color: label.color,
          outline: 'rgba(12,14,60,0.85)',
          maxWidth: 760,
        });
      }
      ctx.globalAlpha = 1;
    },
    clear() {
      labels = [];
      flyers = [];
      beams = [];
    },
  };
}
