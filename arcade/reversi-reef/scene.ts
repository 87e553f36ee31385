import { type Ctx, alpha, fillCircle, fillEllipse, setStroke, shade, vertical } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import { type Rect, context2d } from '../kit/stage.ts';

/** Paints a branch of coral with round tips that grows upwards. */
function branch(
  ctx: Ctx,
  x: number,
  y: number,
  length: number,
  angle: number,
  width: number,
  depth: number,
): void {
  const [endX, endY] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(
    x + Math.cos(angle + 0.25) * length * 0.5,
    y + Math.sin(angle + 0.25) * length * 0.5,
    endX,
    endY,
  );
  ctx.stroke();
  if (depth === 0) return;
  for (const turn of [-0.52, 0.08, 0.56])
    branch(ctx, endX, endY, length * 0.72, angle + turn, width * 0.74, depth - 1);
}

function coral(ctx: Ctx, x: number, y: number, size: number, lean: number, colour: string): void {
  ctx.lineCap = 'round';
  for (const [dx, tone, share] of [
    [size * 0.02, shade(colour, -0.38), 1],
    [0, colour, 0.84],
    [-size * 0.014, shade(colour, 0.34), 0.26],
  ] as const) {
    ctx.strokeStyle = tone;
    branch(ctx, x + dx, y, size * 0.36, -Math.PI / 2 + lean, size * 0.13 * share, 3);
  }
}

/** Paints a brain coral: a dome with winding grooves. */
function dome(ctx: Ctx, x: number, y: number, r: number, colour: string): void {
  const paint = ctx.createRadialGradient(x - r * 0.4, y - r * 0.7, r * 0.1, x, y, r * 1.1);
  paint.addColorStop(0, shade(colour, 0.45));
  paint.addColorStop(0.5, colour);
  paint.addColorStop(1, shade(colour, -0.42));
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.ellipse(x, y, r, r * 0.82, 0, Math.PI, 0);
  ctx.closePath();
  ctx.fill();
  ctx.save();
  ctx.clip();
  setStroke(ctx, alpha(shade(colour, -0.5), 0.4), r * 0.05);
  for (let row = 1; row < 6; row += 1) {
    ctx.beginPath();
    for (let step = 0; step <= 48; step += 1) {
      const px = x - r + (step / 24) * r;
      ctx.lineTo(px, y - r * 0.82 + row * r * 0.16 + Math.sin(step * 0.8 + row * 2) * r * 0.06);
    }
    ctx.stroke();
  }
  ctx.restore();
}

function tube(ctx: Ctx, x: number, y: number, width: number, height: number, colour: string): void {
  ctx.fillStyle = vertical(ctx, y - height, y, shade(colour, 0.2), shade(colour, -0.4));
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - height, width, height + 40, width / 2);
  ctx.fill();
  fillEllipse(ctx, x, y - height + width * 0.32, width * 0.36, width * 0.2, shade(colour, -0.6));
}

function sunbeams(ctx: Ctx, { x, y, width, height }: Rect): void {
  const random = createRandom(11);
  const from = x + width * 0.3;
  for (let ray = 0; ray < 9; ray += 1) {
    const lean = -0.55 + ray * 0.17 + random.range(-0.04, 0.04);
    const wide = random.range(0.025, 0.075);
    const length = height * 1.25;
    const light = ctx.createLinearGradient(0, y, 0, y + length);
    light.addColorStop(0, `rgba(255,255,225,${random.range(0.2, 0.38)})`);
    light.addColorStop(1, 'rgba(255,255,225,0)');
    ctx.fillStyle = light;
    ctx.beginPath();
    ctx.moveTo(from + lean * 60, y - 20);
    ctx.lineTo(from + (lean - wide) * length * 1.3, y + length);
    ctx.lineTo(from + (lean + wide) * length * 1.3, y + length);
    ctx.fill();
  }
}

function ridge(ctx: Ctx, { x, y, width, height }: Rect, share: number, colour: string, seed: number): void {
  const random = createRandom(seed);
  const base = y + height * share;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.moveTo(x, y + height);
  ctx.lineTo(x, base);
  const steps = 9;
  for (let step = 0; step < steps; step += 1) {
    const left = x + (width * step) / steps;
    const right = x + (width * (step + 1)) / steps;
    const peak = base - random.range(0, height * 0.12);
    ctx.bezierCurveTo(
      left + (right - left) * 0.2,
      peak,
      left + (right - left) * 0.8,
      peak,
      right,
      base + random.range(-9, 9),
    );
  }
  ctx.lineTo(x + width, y + height);
  ctx.fill();
}

/** Paints the sunlit water with the reef around its edges. */
export function paintReef(ctx: Ctx, visible: Rect): void {
  const { x, y, width, height } = visible;
  ctx.fillStyle = vertical(ctx, y, y + height, '#a8fbe8', '#46d3d3', '#1aa0bd', '#0c6c9c');
  ctx.fillRect(x, y, width, height);
  const sun = ctx.createRadialGradient(
    x + width * 0.3,
    y - 20,
    10,
    x + width * 0.3,
    y,
    Math.max(width, height) * 0.62,
  );
  sun.addColorStop(0, 'rgba(255,255,235,0.95)');
  sun.addColorStop(0.3, 'rgba(235,255,235,0.45)');
  sun.addColorStop(1, 'rgba(220,255,245,0)');
  ctx.fillStyle = sun;
  ctx.fillRect(x, y, width, height);
  ridge(ctx, visible, 0.66, 'rgba(22,128,160,0.5)', 3);
  ridge(ctx, visible, 0.78, 'rgba(14,98,140,0.6)', 8);
  sunbeams(ctx, visible);
  const floor = y + height;
  ctx.fillStyle = vertical(ctx, floor - 70, floor, '#f3d99f', '#b98a5a');
  ctx.beginPath();
  ctx.moveTo(x, floor);
  ctx.lineTo(x, floor - 42);
  ctx.quadraticCurveTo(x + width * 0.25, floor - 66, x + width * 0.5, floor - 30);
  ctx.quadraticCurveTo(x + width * 0.75, floor - 8, x + width, floor - 48);
  ctx.lineTo(x + width, floor);
  ctx.fill();
  const size = Math.min(width, height);
  const right = x + width;
  tube(ctx, x + size * 0.2, floor, size * 0.06, size * 0.22, '#9a5bd6');
  tube(ctx, x + size * 0.27, floor, size * 0.05, size * 0.15, '#b06be0');
  coral(ctx, x + size * 0.06, floor + 6, size * 0.46, 0.12, '#ff7a66');
  dome(ctx, x + size * 0.2, floor + 6, size * 0.13, '#ffb84a');
  coral(ctx, right - size * 0.05, floor + 6, size * 0.5, -0.14, '#ff5f8a');
  coral(ctx, right - size * 0.25, floor + 8, size * 0.24, 0.1, '#ffb35a');
  dome(ctx, right - size * 0.15, floor + 6, size * 0.15, '#7f6be0');
  dome(ctx, right - size * 0.33, floor + 6, size * 0.07, '#ff8f6a');
}

const NET = 112;

/**
 * Returns the brightness of the net of light at a position. It is bright along the edges of the Voronoi cells of
 * `points`.
 */
function seam(points: readonly { x: number; y: number }[], x: number, y: number): number {
  let near = 9;
  let second = 9;
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y);
    if (distance < near) {
      second = near;
      near = distance;
    } else if (distance < second) second = distance;
  }
  return Math.max(0, 1 - (second - near) * 13) ** 2;
}

/** Paints a net of sunlight as it dances over sand, centred on 0, 0. */
export function paintCaustics(ctx: Ctx, width: number, height: number): void {
  const random = createRandom(5);
  const points = Array.from({ length: 38 }, () => ({
    x: random.range(-0.05, 1.05),
    y: random.range(-0.05, 1.05),
  }));
  const net = document.createElement('canvas');
  net.width = NET;
  net.height = NET;
  const target = context2d(net);
  const image = target.createImageData(NET, NET);
  for (let pixel = 0; pixel < NET * NET; pixel += 1) {
    const light = seam(points, (pixel % NET) / NET, Math.floor(pixel / NET) / NET);
    image.data.set([255, 255, 246, light * 255], pixel * 4);
  }
  target.putImageData(image, 0, 0);
  ctx.drawImage(net, -width / 2, -height / 2, width, height);
}

export const FISH_COLORS = ['#ffcf3f', '#ff8a5c', '#7a6bff'] as const;

/** Paints a small reef fish looking to the right. */
export function paintFish(ctx: Ctx, colour: string): void {
  ctx.fillStyle = shade(colour, -0.22);
  ctx.beginPath();
  ctx.moveTo(-12, 0);
  ctx.quadraticCurveTo(-30, -18, -33, -12);
  ctx.quadraticCurveTo(-26, 0, -33, 12);
  ctx.quadraticCurveTo(-30, 18, -12, 0);
  ctx.moveTo(-4, -12);
  ctx.quadraticCurveTo(0, -24, 12, -12);
  ctx.fill();
  ctx.fillStyle = vertical(ctx, -16, 16, shade(colour, 0.4), colour, shade(colour, -0.3));
  ctx.beginPath();
  ctx.moveTo(-18, 0);
  ctx.bezierCurveTo(-8, -18, 16, -18, 26, 0);
  ctx.bezierCurveTo(16, 18, -8, 18, -18, 0);
  ctx.fill();
  ctx.fillStyle = 'rgba(255,255,255,0.8)';
  ctx.beginPath();
  ctx.ellipse(4, 0, 3.4, 12, 0.1, 0, Math.PI * 2);
  ctx.arc(17, -3, 4.5, 0, Math.PI * 2);
  ctx.fill();
  fillCircle(ctx, 18, -3, 2.6, '#12203a');
}
