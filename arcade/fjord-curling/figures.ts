import {
  type Ctx,
  type Sprite,
  alpha,
  createSprite,
  fillCircle,
  fillEllipse,
  setStroke,
  shade,
  strokeLine,
} from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Camera } from './camera.ts';
import { TONES, WOOL, WOOL_DARK } from './palette.ts';
import { STONE } from './sheet.ts';
import type { Stone, Team } from './stones.ts';

/** Radius of the stone in its sprite, in units. */
const R = 50;

function paintStone(ctx: Ctx, team: Team): void {
  const [rx, ry, tall] = [R, R * 0.56, R * 0.42];
  fillEllipse(ctx, rx * 0.12, tall * 0.72, rx * 1.1, ry * 1.05, alpha(TONES.ink, 0.3));
  const side = ctx.createLinearGradient(-rx, 0, rx, 0);
  side.addColorStop(0, '#c3cad6');
  side.addColorStop(0.35, TONES.granite);
  side.addColorStop(1, '#4b5266');
  ctx.fillStyle = side;
  ctx.beginPath();
  ctx.ellipse(0, tall * 0.5, rx, ry, 0, 0, Math.PI);
  ctx.lineTo(-rx, -tall * 0.5);
  ctx.ellipse(0, -tall * 0.5, rx, ry, 0, Math.PI, Math.PI * 2);
  ctx.lineTo(rx, tall * 0.5);
  ctx.fill();
  const random = createRandom(17);
  for (let index = 0; index < 44; index += 1) {
    const angle = random.range(0.15, Math.PI - 0.15);
    ctx.fillStyle = random.chance(0.5) ? alpha('#eef2fa', 0.5) : alpha('#2c3348', 0.4);
    const spot = random.range(1, 2.6);
    ctx.fillRect(
      Math.cos(angle) * rx * 0.96,
      Math.sin(angle) * ry + random.range(-0.4, 0.4) * tall,
      spot,
      spot,
    );
  }
  fillEllipse(ctx, 0, -tall * 0.5, rx, ry, '#aab2c2');
  fillEllipse(ctx, 0, -tall * 0.5 + 1.5, rx * 0.78, ry * 0.78, WOOL_DARK[team]);
  fillEllipse(ctx, 0, -tall * 0.56, rx * 0.78, ry * 0.76, WOOL[team]);
  fillEllipse(ctx, -rx * 0.24, -tall * 0.74, rx * 0.36, ry * 0.24, alpha('#ffffff', 0.25), -0.3);
}

export const createStoneSprites = (pixelScale: number): readonly [Sprite, Sprite] => {
  const make = (team: Team): Sprite =>
    createSprite(R * 2.6, R * 2.2, pixelScale, (ctx) => paintStone(ctx, team));
  return [make(0), make(1)];
};

/** Draws a stone with its turned handle. */
export function drawStone(
  ctx: Ctx,
  camera: Camera,
  sprites: readonly [Sprite, Sprite],
  { x, y, team, turn }: Pick<Stone, 'x' | 'y' | 'team' | 'turn'>,
  opacity = 1,
): void {
  const size = (STONE * camera.scale(y)) / R;
  const [px, py] = [camera.x(x, y), camera.y(y)];
  sprites[team].draw(ctx, px, py - R * 0.16 * size, size, size, 0, opacity);
  const unit = R * size;
  const [dx, dy] = [Math.sin(turn) * unit * 0.46, -Math.cos(turn) * unit * 0.26];
  ctx.globalAlpha = opacity;
  ctx.lineCap = 'round';
  for (const [lift, wide, colour] of [
    [0.42, 0.3, WOOL_DARK[team]],
    [0.54, 0.26, shade(WOOL[team], 0.35)],
  ] as const) {
    setStroke(ctx, colour, unit * wide);
    strokeLine(ctx, px - dx * 0.4, py - dy * 0.4 - unit * lift, px + dx, py + dy - unit * lift);
  }
  ctx.globalAlpha = 1;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly team: Team;
  /** 1 faces right, -1 left. */
  readonly side: number;
  /** Sweeping strength 0 to 1. */
  readonly effort: number;
  readonly time: number;
  readonly walk: boolean;
}

function drawHat(ctx: Ctx, team: Team): void {
  fillCircle(ctx, 0, 0, 11, '#f3c9a8');
  ctx.fillStyle = WOOL[team];
  ctx.beginPath();
  ctx.arc(0, -2, 12, Math.PI, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#fff6ea';
  ctx.beginPath();
  ctx.roundRect(-13, -5, 26, 6, 3);
  ctx.fill();
  fillCircle(ctx, 0, -16, 5);
}

/** Draws a curler with a broom beside the stone. */
export function drawSweeper(ctx: Ctx, camera: Camera, pose: Pose): void {
  const { team, side, effort, time } = pose;
  const unit = camera.scale(pose.y) / 76;
  const rub = effort > 0 ? Math.sin(time * 30 + side) * 12 * effort : 0;
  const step = pose.walk ? Math.sin(time * 9 + side * 2) * 5 : 0;
  ctx.save();
  ctx.translate(camera.x(pose.x, pose.y), camera.y(pose.y));
  ctx.scale(unit * side, unit);
  fillEllipse(ctx, 0, 2, 24, 8, alpha(TONES.ink, 0.22));
  ctx.lineCap = 'round';
  setStroke(ctx, TONES.ink, 10);
  ctx.beginPath();
  ctx.moveTo(-6, -26);
  ctx.lineTo(-8 + step, -2);
  ctx.moveTo(6, -26);
  ctx.lineTo(8 - step, -2);
  ctx.stroke();
  const lean = 0.14 + effort * 0.24;
  ctx.save();
  ctx.translate(0, -24);
  ctx.rotate(lean);
  ctx.fillStyle = WOOL[team];
  ctx.beginPath();
  ctx.roundRect(-15, -36, 30, 42, 13);
  ctx.fill();
  setStroke(ctx, '#fff6ea', 3);
  ctx.setLineDash([4, 4]);
  ctx.beginPath();
  ctx.moveTo(-13, -18);
  ctx.lineTo(13, -18);
  ctx.moveTo(-13, -11);
  ctx.lineTo(13, -11);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.translate(2, -46);
  drawHat(ctx, team);
  ctx.restore();
  setStroke(ctx, '#e9d3a8', 4.5);
  strokeLine(ctx, 4, -56, 42 + rub, -4);
  ctx.fillStyle = WOOL_DARK[team];
  ctx.beginPath();
  ctx.roundRect(32 + rub, -8, 22, 10, 4);
  ctx.fill();
  setStroke(ctx, shade(WOOL[team], -0.15), 9);
  strokeLine(ctx, 8, -48, 22 + rub * 0.4, -36);
  ctx.restore();
}

/** Draws the player who delivers, crouching behind the stone. */
export function drawThrower(ctx: Ctx, camera: Camera, x: number, y: number, team: Team, lunge: number): void {
  const unit = camera.scale(y) / 62;
  ctx.save();
  ctx.translate(camera.x(x, y), camera.y(y));
  ctx.scale(unit, unit);
  fillEllipse(ctx, 0, 6, 34, 11, alpha(TONES.ink, 0.22));
  ctx.lineCap = 'round';
  setStroke(ctx, TONES.ink, 12);
  ctx.beginPath();
  ctx.moveTo(-6, -8);
  ctx.lineTo(-16 - lunge * 12, 4 + lunge * 16);
  ctx.moveTo(8, -8);
  ctx.lineTo(18, 0);
  ctx.stroke();
  ctx.fillStyle = WOOL[team];
  ctx.beginPath();
  ctx.roundRect(-20, -40 + lunge * 8, 40, 38, 17);
  ctx.fill();
  setStroke(ctx, '#fff6ea', 3);
  ctx.setLineDash([4, 4]);
  strokeLine(ctx, -17, -18 + lunge * 8, 17, -18 + lunge * 8);
  ctx.setLineDash([]);
  setStroke(ctx, shade(WOOL[team], -0.15), 10);
  strokeLine(ctx, 12, -30 + lunge * 6, 14 - lunge * 6, -44 - lunge * 12);
  ctx.translate(0, -50 + lunge * 10);
  drawHat(ctx, team);
  ctx.restore();
}

/** Creates a pine under snow, 100 units tall, with its foot at 0, 0. */
export const createPineSprite = (pixelScale: number): Sprite =>
  createSprite(76, 220, pixelScale, (ctx) => {
    ctx.fillStyle = '#5b3a36';
    ctx.fillRect(-4, -16, 8, 16);
    [
      [34, -10, 44],
      [27, -36, 40],
      [19, -62, 36],
    ].forEach(([half = 0, y = 0, tall = 0]) => {
      ctx.fillStyle = '#2b5560';
      ctx.beginPath();
      ctx.moveTo(-half, y);
      ctx.lineTo(0, y - tall);
      ctx.lineTo(half, y);
      ctx.fill();
      ctx.fillStyle = '#e9f1ff';
      ctx.beginPath();
      ctx.moveTo(-half * 0.86, y - 5);
      ctx.lineTo(0, y - tall);
      ctx.lineTo(half * 0.5, y - tall * 0.5);
      ctx.lineTo(half * 0.1, y - tall * 0.34);
      ctx.lineTo(-half * 0.2, y - 12);
      ctx.fill();
    });
  });

/** Creates a glowing lantern on a post. */
export const createLanternSprite = (pixelScale: number): Sprite =>
  createSprite(140, 220, pixelScale, (ctx) => {
    const light = ctx.createRadialGradient(0, -64, 4, 0, -64, 45);
    light.addColorStop(0, alpha('#ffdf95', 0.85));
    light.addColorStop(1, alpha('#ffb860', 0));
    ctx.fillStyle = light;
    ctx.fillRect(-46, -110, 92, 92);
    ctx.fillStyle = '#5b3a36';
    ctx.fillRect(-3.5, -52, 7, 52);
    ctx.fillStyle = '#ffe7ab';
    ctx.fillRect(-9, -78, 18, 26);
    setStroke(ctx, TONES.ink, 3);
    ctx.strokeRect(-9, -78, 18, 26);
    ctx.fillStyle = TONES.snow;
    ctx.beginPath();
    ctx.moveTo(-15, -76);
    ctx.lineTo(0, -92);
    ctx.lineTo(15, -76);
    ctx.fill();
  });
