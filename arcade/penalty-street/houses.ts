import { type Ctx, alpha, fillCircle, setStroke, shade } from '../kit/draw.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import type { Camera } from './camera.ts';
import type { Street } from './streets.ts';

/** Half the width of the street in metres. */
export const SIDE = 4.3;

type Corner = readonly [x: number, y: number, z: number];

/** Fills a flat piece of the street given by its corners in metres. */
export function fillQuad(
  ctx: Ctx,
  camera: Camera,
  corners: readonly Corner[],
  fill: string | CanvasGradient,
): void {
  ctx.beginPath();
  for (const [x, y, z] of corners) {
    const seen = camera.at(x, y, z);
    ctx.lineTo(seen.x, seen.y);
  }
  ctx.closePath();
  ctx.fillStyle = fill;
  ctx.fill();
}

/** Paints the rows of houses at both sides. */
export function paintHouses(ctx: Ctx, camera: Camera, street: Street, farZ: number, nearZ: number): void {
  const random = createRandom(seedFrom(street.name, 'houses', camera.kind));
  for (const side of [-1, 1] as const) {
    const steps = 5;
    for (let step = 0; step < steps; step++) {
      const z0 = farZ + ((nearZ - farZ) * step) / steps;
      const z1 = farZ + ((nearZ - farZ) * (step + 1)) / steps;
      const color = shade(
        street.houses[(step + (side < 0 ? 0 : 1)) % 2] ?? '#888888',
        street.lit ? -0.28 : -0.06,
      );
      const x = side * SIDE;
      const height = random.range(4.2, 5.6);
      fillQuad(
        ctx,
        camera,
        [
          [x, 0, z0],
          [x, height, z0],
          [x, height, z1],
          [x, 0, z1],
        ],
        color,
      );
      fillQuad(
        ctx,
        camera,
        [
          [x, 0, z0],
          [x, 0.5, z0],
          [x, 0.5, z1],
          [x, 0, z1],
        ],
        shade(color, -0.3),
      );
      const at = (share: number): number => z0 + (z1 - z0) * share;
      const door = random.chance(0.4);
      for (const level of [0.95, 2.7]) {
        for (const share of [0.16, 0.58]) {
          const low = door && level < 1 && share < 0.5;
          const y0 = low ? 0 : level;
          const y1 = low ? 1.9 : level + 1.1;
          const pane = low
            ? shade(street.mural[0], -0.2)
            : random.chance(street.lit ? 0.65 : 0.1)
              ? street.window
              : shade(street.window, -0.45);
          fillQuad(
            ctx,
            camera,
            [
              [x, y0 - 0.08, at(share - 0.03)],
              [x, y1 + 0.1, at(share - 0.03)],
              [x, y1 + 0.1, at(share + 0.29)],
              [x, y0 - 0.08, at(share + 0.29)],
            ],
            shade(street.trim, -0.12),
          );
          fillQuad(
            ctx,
            camera,
            [
              [x, y0, at(share)],
              [x, y1, at(share)],
              [x, y1, at(share + 0.26)],
              [x, y0, at(share + 0.26)],
            ],
            pane,
          );
        }
      }
    }
    const kerb = side * (SIDE - 0.55);
    fillQuad(
      ctx,
      camera,
      [
        [side * SIDE, 0.01, farZ],
        [kerb, 0.01, farZ],
        [kerb, 0.01, nearZ],
        [side * SIDE, 0.01, nearZ],
      ],
      alpha(shade(street.ground[0], 0.25), 0.8),
    );
  }
}

/** Paints bunting or lights across the street between two points of the stage. */
export function paintString(
  ctx: Ctx,
  street: Street,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sag: number,
): void {
  setStroke(ctx, alpha(street.lit ? '#0b1030' : '#5b3b52', 0.8), 2);
  ctx.beginPath();
  ctx.moveTo(x0, y0);
  ctx.quadraticCurveTo((x0 + x1) / 2, Math.max(y0, y1) + sag * 2, x1, y1);
  ctx.stroke();
  const colors = ['#ff5d6c', '#ffcb08', '#3fd0ff', '#5ad17f', '#b58cff'];
  const count = Math.max(8, Math.round(Math.abs(x1 - x0) / 46));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = (1 - t) * (1 - t) * x0 + 2 * t * (1 - t) * ((x0 + x1) / 2) + t * t * x1;
    const y = (1 - t) * (1 - t) * y0 + 2 * t * (1 - t) * (Math.max(y0, y1) + sag * 2) + t * t * y1;
    const color = colors[i % colors.length] ?? '#ffcb08';
    if (street.lit) {
      const glow = ctx.createRadialGradient(x, y + 5, 1, x, y + 5, 20);
      glow.addColorStop(0, alpha('#ffe08a', 0.75));
      glow.addColorStop(1, alpha('#ffe08a', 0));
      ctx.fillStyle = glow;
      ctx.fillRect(x - 20, y - 15, 40, 40);
      fillCircle(ctx, x, y + 5, 4.5, '#fff4c9');
    } else {
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.moveTo(x - 9, y);
      ctx.lineTo(x + 9, y);
      ctx.lineTo(x, y + 19);
      ctx.fill();
    }
  }
}
