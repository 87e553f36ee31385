import { alpha, fillCircle, fillEllipse, fillRound, setStroke, softShadow, vertical } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';

/** Positions of the things in the scene for one frame size. */
export interface Scene {
  visible: Rect;
  /** The y of the waterline in logical units. */
  horizon: number;
  lighthouse: { x: number; y: number; size: number };
}

const WARM = ['#ffd873', '#ffb84d', '#ff9a5c', '#ff7f6b'] as const;

function paintSky(ctx: Ctx, { visible, horizon }: Scene): void {
  const random = createRandom(11);
  const { x, y, width } = visible;
  ctx.fillStyle = vertical(ctx, y, horizon, '#0b1140', '#1a2568', '#4a3b93', '#a4588f', '#f0956f');
  ctx.fillRect(x, y, width, horizon - y + 2);
  for (let star = 0; star < 90; star += 1) {
    const at = random.next();
    ctx.globalAlpha = random.range(0.2, 0.9) * (1 - at);
    fillCircle(ctx, x + random.next() * width, y + at * (horizon - y) * 0.75, random.range(0.8, 2.4), '#fff');
  }
  ctx.globalAlpha = 1;
  const moonX = x + width * 0.2;
  const moonY = y + (horizon - y) * 0.36;
  const size = Math.min(58, (horizon - y) * 0.2);
  const halo = ctx.createRadialGradient(moonX, moonY, size * 0.6, moonX, moonY, size * 4);
  halo.addColorStop(0, 'rgba(255,244,214,0.35)');
  halo.addColorStop(1, 'rgba(255,244,214,0)');
  ctx.fillStyle = halo;
  ctx.fillRect(moonX - size * 4, moonY - size * 4, size * 8, size * 8);
  fillCircle(ctx, moonX, moonY, size, '#fff3d6');
  ctx.fillStyle = 'rgba(226,190,150,0.4)';
  for (const [dx, dy, radius] of [
    [-0.3, -0.2, 0.22],
    [0.28, 0.15, 0.28],
    [-0.1, 0.45, 0.16],
  ] as const) {
    fillCircle(ctx, moonX + dx * size, moonY + dy * size, radius * size);
  }
}

function paintHills(ctx: Ctx, { visible, horizon }: Scene): void {
  const layers = [
    { color: '#5b3f86', height: 120, step: 210, seed: 3 },
    { color: '#3a2f78', height: 78, step: 140, seed: 8 },
  ];
  for (const { color, height, step, seed } of layers) {
    const random = createRandom(seed);
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(visible.x - 10, horizon + 4);
    let x = visible.x - step;
    while (x < visible.x + visible.width + step) {
      const top = horizon - random.range(0.45, 1) * height;
      ctx.quadraticCurveTo(x + step / 2, top - 24, x + step, horizon - random.range(0.2, 0.55) * height);
      x += step;
    }
    ctx.lineTo(visible.x + visible.width + step, horizon + 4);
    ctx.closePath();
    ctx.fill();
  }
}

function paintTown(ctx: Ctx, { visible, horizon }: Scene): void {
  const random = createRandom(21);
  let x = visible.x - 10;
  while (x < visible.x + visible.width) {
    const width = random.range(34, 62);
    const height = random.range(34, 82);
    const top = horizon - height;
    const wall = random.pick(['#2a2668', '#332a72', '#262c70', '#3b2a6a']);
    ctx.fillStyle = wall;
    ctx.fillRect(x, top, width + 1, height + 2);
    ctx.fillStyle = random.pick(['#1d1c54', '#4a2560', '#21205c']);
    ctx.beginPath();
    if (random.chance(0.6)) {
      ctx.moveTo(x - 4, top + 1);
      ctx.lineTo(x + width / 2, top - random.range(14, 26));
      ctx.lineTo(x + width + 4, top + 1);
    } else ctx.rect(x - 3, top - 6, width + 6, 8);
    ctx.fill();
    for (let row = 0; row < Math.floor(height / 22); row += 1) {
      for (let column = 0; column < Math.floor(width / 18); column += 1) {
        if (random.chance(0.4)) continue;
        const warm = random.pick(WARM);
        const left = x + 6 + column * 18;
        const window = top + 9 + row * 21;
        fillRound(ctx, left - 3, window - 3, 15, 18, 5, alpha(warm, 0.22));
        fillRound(ctx, left, window, 9, 12, 3, warm);
      }
    }
    x += width + random.range(-1, 9);
  }
}

function paintWater(ctx: Ctx, { visible, horizon }: Scene): void {
  const random = createRandom(5);
  const bottom = visible.y + visible.height;
  ctx.fillStyle = vertical(ctx, horizon, bottom, '#8a5590', '#46408f', '#1f2d7c', '#111c5c', '#0b1244');
  ctx.fillRect(visible.x, horizon, visible.width, bottom - horizon);
  for (let streak = 0; streak < 150; streak += 1) {
    const depth = random.next() ** 1.7;
    const y = horizon + 4 + depth * (bottom - horizon);
    const length = 14 + depth * 90;
    const warm = random.chance(0.7 - depth * 0.5);
    ctx.fillStyle = alpha(warm ? random.pick(WARM) : '#8fa8ff', random.range(0.06, 0.26) * (1 - depth * 0.5));
    fillRound(
      ctx,
      visible.x + random.next() * visible.width - length / 2,
      y,
      length,
      2 + depth * 5,
      3,
      ctx.fillStyle,
    );
  }
  const moonX = visible.x + visible.width * 0.2;
  for (let step = 0; step < 16; step += 1) {
    const at = step / 16;
    const width = random.range(24, 70) * (1 + at);
    fillRound(
      ctx,
      moonX - width / 2 + random.range(-14, 14),
      horizon + 5 + at * 300,
      width,
      3 + at * 4,
      3,
      alpha('#fff0cf', 0.4 * (1 - at)),
    );
  }
}

function paintLighthouse(ctx: Ctx, { lighthouse: { x, y, size }, horizon }: Scene): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  softShadow(ctx, 0, 4, 110, 16, 0.5);
  ctx.fillStyle = '#1b1a4c';
  ctx.beginPath();
  ctx.moveTo(-105, 8);
  ctx.quadraticCurveTo(-80, -30, -40, -32);
  ctx.lineTo(42, -34);
  ctx.quadraticCurveTo(88, -26, 108, 8);
  ctx.closePath();
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-30, -28);
  ctx.lineTo(-20, -196);
  ctx.lineTo(20, -196);
  ctx.lineTo(30, -28);
  ctx.closePath();
  const wall = ctx.createLinearGradient(-30, 0, 30, 0);
  wall.addColorStop(0, '#fff5ea');
  wall.addColorStop(0.55, '#e9d3e2');
  wall.addColorStop(1, '#8f7ab8');
  ctx.fillStyle = wall;
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (const stripe of [-172, -116, -60]) {
    ctx.fillStyle = 'rgba(230,60,82,0.92)';
    ctx.fillRect(-40, stripe, 80, 28);
  }
  ctx.fillStyle = 'rgba(20,16,70,0.28)';
  ctx.fillRect(10, -200, 30, 200);
  ctx.restore();
  fillRound(ctx, -28, -204, 56, 11, 4, '#26235f');
  fillRound(ctx, -16, -236, 32, 33, 5, '#ffe89a');
  fillRound(ctx, -21, -241, 42, 8, 3, '#26235f');
  ctx.fillStyle = '#e63c52';
  ctx.beginPath();
  ctx.moveTo(-20, -240);
  ctx.quadraticCurveTo(0, -276, 20, -240);
  ctx.fill();
  fillRound(ctx, -9, -64, 18, 34, 9, '#3a2a66');
  ctx.restore();
  ctx.fillStyle = alpha('#ffffff', 0.12);
  ctx.fillRect(x - 110 * size, horizon + 4, 220 * size, 2);
}

/** Paints the static background. */
export function paintScenery(ctx: Ctx, scene: Scene): void {
  paintSky(ctx, scene);
  paintHills(ctx, scene);
  paintTown(ctx, scene);
  paintWater(ctx, scene);
  paintLighthouse(ctx, scene);
}

/** Draws the lighthouse's turning light. */
export function drawBeam(ctx: Ctx, { lighthouse: { x, y, size } }: Scene, time: number): void {
  const lampX = x;
  const lampY = y - 220 * size;
  const turn = time * 0.5;
  const reach = Math.cos(turn) * 900 * size;
  const strength = 0.1 + 0.14 * Math.abs(Math.cos(turn));
  ctx.save();
  ctx.globalCompositeOperation = 'lighter';
  const glow = ctx.createRadialGradient(lampX, lampY, 2, lampX, lampY, 70 * size);
  glow.addColorStop(0, 'rgba(255,236,160,0.8)');
  glow.addColorStop(1, 'rgba(255,220,120,0)');
  ctx.fillStyle = glow;
  ctx.fillRect(lampX - 70 * size, lampY - 70 * size, 140 * size, 140 * size);
  const beam = ctx.createLinearGradient(lampX, lampY, lampX + reach, lampY);
  beam.addColorStop(0, `rgba(255,240,180,${strength * 2})`);
  beam.addColorStop(1, 'rgba(255,240,180,0)');
  ctx.fillStyle = beam;
  ctx.beginPath();
  ctx.moveTo(lampX, lampY - 7 * size);
  ctx.lineTo(lampX + reach, lampY - 90 * size);
  ctx.lineTo(lampX + reach, lampY + 60 * size);
  ctx.lineTo(lampX, lampY + 7 * size);
  ctx.fill();
  ctx.restore();
}

/** Draws small lights that come and go on the water. */
export function drawGlints(ctx: Ctx, { visible, horizon }: Scene, time: number): void {
  const random = createRandom(77);
  const depth = visible.y + visible.height - horizon;
  for (let glint = 0; glint < 26; glint += 1) {
    const at = random.next();
    const x = visible.x + random.next() * visible.width;
    const phase = random.next() * 9;
    const shine = Math.sin(time * (0.8 + random.next()) + phase);
    if (shine <= 0) continue;
    const length = (12 + at * 46) * shine;
    ctx.globalAlpha = shine * 0.5;
    fillRound(
      ctx,
      x - length / 2,
      horizon + 8 + at * depth,
      length,
      2 + at * 3,
      2,
      glint % 3 === 0 ? '#dfe8ff' : '#ffd89a',
    );
  }
  ctx.globalAlpha = 1;
}

/** Draws a string of paper lanterns between two points; they sway a little. */
export function drawLanterns(
  ctx: Ctx,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  sag: number,
  count: number,
  time: number,
  size = 1,
): void {
  const at = (t: number): readonly [number, number] => [
    fromX + (toX - fromX) * t,
    fromY + (toY - fromY) * t + Math.sin(t * Math.PI) * sag,
  ];
  setStroke(ctx, '#0d0f38', 3 * size);
  ctx.beginPath();
  for (let step = 0; step <= 20; step += 1) ctx.lineTo(...at(step / 20));
  ctx.stroke();
  for (let index = 0; index < count; index += 1) {
    const [x, y] = at((index + 0.5) / count);
    const color = ['#ff6b5e', '#ffb02e', '#ff8a4c', '#ffd257'][index % 4] ?? '#ffb02e';
    const flicker = 0.8 + 0.2 * Math.sin(time * 2.2 + index * 1.9);
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(Math.sin(time * 1.1 + index) * 0.09);
    ctx.scale(size, size);
    ctx.globalAlpha = 0.55 * flicker;
    const glow = ctx.createRadialGradient(0, 24, 4, 0, 24, 52);
    glow.addColorStop(0, alpha(color, 0.8));
    glow.addColorStop(1, alpha(color, 0));
    ctx.fillStyle = glow;
    ctx.fillRect(-52, -28, 104, 104);
    ctx.globalAlpha = 1;
    fillRound(ctx, -7, 3, 14, 6, 2, '#3b1a2e');
    fillEllipse(ctx, 0, 25, 18, 17, vertical(ctx, 8, 42, '#fff1b8', color, color));
    setStroke(ctx, 'rgba(120,30,20,0.35)', 2);
    for (const curve of [6, 13]) {
      ctx.beginPath();
      ctx.ellipse(0, 25, curve, 17, 0, 0, Math.PI * 2);
      ctx.stroke();
    }
    fillRound(ctx, -7, 40, 14, 6, 2, '#3b1a2e');
    ctx.restore();
  }
}
