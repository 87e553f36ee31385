import { type Ctx, alpha, fillRound, setStroke, strokeLine, text, vertical } from '../kit/draw.ts';
import { type Arena, type Block, type Line, type Prop, floorOf, isLine } from './court.ts';
import { TONES } from './palette.ts';

function paintTank(ctx: Ctx, { x, y, width, height }: Block, floor: number): void {
  setStroke(ctx, '#6b3a33', 8);
  for (const leg of [0.12, 0.5, 0.88]) {
    strokeLine(ctx, x + width * leg, y + height, x + width * leg, floor - 10);
  }
  ctx.lineWidth = 4;
  ctx.beginPath();
  for (let down = y + height; down < floor - 60; down += 90) {
    ctx.moveTo(x + width * 0.12, down);
    ctx.lineTo(x + width * 0.5, Math.min(floor - 10, down + 90));
  }
  ctx.stroke();
  const wood = ctx.createLinearGradient(x, 0, x + width, 0);
  wood.addColorStop(0, '#e8a26c');
  wood.addColorStop(0.35, '#c5734c');
  wood.addColorStop(1, '#8a4638');
  fillRound(ctx, x, y, width, height, 10, wood);
  ctx.fillStyle = alpha('#5b2a2a', 0.3);
  for (let plank = 12; plank < width; plank += 18) ctx.fillRect(x + plank, y + 4, 2, height - 8);
  ctx.fillStyle = '#3c4f57';
  for (const band of [0.16, 0.5, 0.84]) ctx.fillRect(x, y + height * band, width, 6);
  ctx.fillStyle = '#46707a';
  ctx.beginPath();
  ctx.moveTo(x - 8, y + 3);
  ctx.lineTo(x + width / 2, y - 40);
  ctx.lineTo(x + width + 8, y + 3);
  ctx.fill();
}

function paintChimney(ctx: Ctx, { x, y, width, height }: Block): void {
  fillRound(ctx, x, y + 8, width, height - 8, 3, vertical(ctx, y, y + height, '#d7795c', '#a34d40'));
  ctx.fillStyle = alpha('#ffd9ab', 0.3);
  for (let row = 0; row * 14 < height - 26; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      const bx = x + 3 + column * 22 - (row % 2) * 6;
      ctx.fillRect(Math.max(x + 2, bx), y + 24 + row * 14, 18, 10);
    }
  }
  fillRound(ctx, x - 5, y, width + 10, 16, 4, '#7c3a36');
  fillRound(ctx, x - 5, y, width + 10, 6, 3, '#e8997a');
}

function paintSign(ctx: Ctx, { x, y, width, height }: Block, floor: number): void {
  setStroke(ctx, alpha(TONES.nearDark, 0.75), 6);
  ctx.beginPath();
  for (const leg of [0.16, 0.84]) {
    ctx.moveTo(x + width * leg, y + height);
    ctx.lineTo(x + width * leg, floor - 76);
  }
  ctx.stroke();
  fillRound(ctx, x, y, width, height, 9, TONES.deep);
  fillRound(ctx, x + 4, y + 4, width - 8, height - 8, 7, vertical(ctx, y, y + height, '#3bb0a9', '#237f86'));
  text(ctx, 'LAUNDRY', x + width / 2, y + height / 2 + 1, {
    size: 24,
    weight: 700,
    color: '#fff1cf',
    maxWidth: width - 24,
  });
}

/** Paints the static props, which are part of the painted backdrop. */
export function paintProps(ctx: Ctx, props: readonly Prop[], arena: Arena): void {
  const floor = floorOf(arena);
  for (const prop of props) {
    if (isLine(prop)) continue;
    if (prop.kind === 'tank') paintTank(ctx, prop, floor);
    else if (prop.kind === 'sign') paintSign(ctx, prop, floor);
    else paintChimney(ctx, prop);
  }
}

const WASHING = [
  { at: 0.18, colour: '#fff3de', kind: 'shirt' },
  { at: 0.42, colour: '#ee7b63', kind: 'sock' },
  { at: 0.62, colour: '#5fc2b8', kind: 'towel' },
  { at: 0.86, colour: '#ffc968', kind: 'shirt' },
] as const;

function drawCloth(ctx: Ctx, kind: (typeof WASHING)[number]['kind'], colour: string): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  if (kind === 'towel') ctx.rect(-11, 0, 22, 34);
  else if (kind === 'sock') {
    ctx.moveTo(-5, 0);
    ctx.lineTo(5, 0);
    ctx.lineTo(5, 16);
    ctx.quadraticCurveTo(14, 18, 13, 25);
    ctx.lineTo(-2, 25);
    ctx.quadraticCurveTo(-6, 22, -5, 0);
  } else {
    ctx.moveTo(-9, 0);
    ctx.lineTo(9, 0);
    ctx.lineTo(19, 11);
    ctx.lineTo(12, 17);
    ctx.lineTo(10, 14);
    ctx.lineTo(10, 32);
    ctx.lineTo(-10, 32);
    ctx.lineTo(-10, 14);
    ctx.lineTo(-12, 17);
    ctx.lineTo(-19, 11);
  }
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = alpha('#7a3b3b', 0.12);
  ctx.fillRect(-10, 26, 20, 6);
}

export interface LineMood {
  /** Distance by which the line sags where the ball has hit it. */
  readonly dip: number;
  readonly dipX: number;
  readonly time: number;
  readonly wind: number;
}

/** Draws a washing line between two poles. `floor` is the foot of the poles. */
export function drawLine(ctx: Ctx, line: Line, floor: number, mood: LineMood): void {
  const span = line.x2 - line.x1;
  const sag = (x: number): number => {
    const share = (x - line.x1) / span;
    const reach =
      x < mood.dipX ? (x - line.x1) / (mood.dipX - line.x1) : (line.x2 - x) / (line.x2 - mood.dipX);
    return Math.sin(share * Math.PI) * 5 + mood.dip * Math.max(0, Math.min(1, reach));
  };
  ctx.lineCap = 'round';
  setStroke(ctx, '#754238', 7);
  ctx.beginPath();
  for (const x of [line.x1 - 3, line.x2 + 3]) {
    ctx.moveTo(x, floor - 2);
    ctx.lineTo(x, line.y - 10);
  }
  ctx.stroke();
  for (const { at, colour, kind } of WASHING) {
    const x = line.x1 + span * at;
    ctx.save();
    ctx.translate(x, line.y + sag(x));
    ctx.rotate(Math.sin(mood.time * 2.2 + at * 9) * 0.07 - mood.wind * 0.0012);
    drawCloth(ctx, kind, colour);
    ctx.restore();
  }
  setStroke(ctx, '#fffaf0', 4);
  ctx.beginPath();
  for (let index = 0; index <= 16; index += 1) {
    const x = line.x1 + (span * index) / 16;
    if (index === 0) ctx.moveTo(x, line.y + sag(x));
    else ctx.lineTo(x, line.y + sag(x));
  }
  ctx.stroke();
}
