import { setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { FAR, scaleAt, screenX, screenY, seen } from './camera.ts';
import type { Camera } from './camera.ts';
import { PISTE, STREET } from './course.ts';
import type { Course, Gate } from './course.ts';
import type { Light } from './light.ts';
import { GATE } from './props.ts';

const BAND = 5;
const NEAREST = -7;
/** Direction of shadows: to the left and towards the viewer, in metres per metre of height. */
export const FALL = { x: -1.75, z: -0.5 } as const;

type Line = (z: number) => number;

/** Returns the rows of the slope, closer to each other near the viewer. */
function rows(camera: Camera, from: number, to: number, step = 4): number[] {
  const [near, far] = [Math.max(from, camera.z + NEAREST), Math.min(to, camera.z + FAR)];
  if (far <= near) return [];
  const found = [near];
  for (let z = Math.floor(near / step) * step + step; z < far; z += step) found.push(z);
  found.push(far);
  if (to === Infinity) found.push(far + 160, far + 900);
  return found;
}

/** Traces a strip of the slope between two lines. */
function traceStrip(
  ctx: Ctx,
  camera: Camera,
  from: number,
  to: number,
  left: Line,
  right: Line,
  step = 4,
): void {
  const found = rows(camera, from, to, step);
  if (found.length === 0) return;
  for (const [index, z] of found.entries()) {
    const { x, y } = seen(camera, left(z), z);
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  }
  for (const z of found.toReversed()) {
    const { x, y } = seen(camera, right(z), z);
    ctx.lineTo(x, y);
  }
}

/** A row of the piste on the screen: its middle, and logical units per metre. */
interface Row {
  readonly middle: number;
  readonly y: number;
  readonly scale: number;
}

function rowsOfPiste(camera: Camera, course: Course, from: number, to: number): readonly Row[] {
  return rows(camera, from, to).map((z) => {
    const scale = scaleAt(camera, z);
    return { middle: screenX(camera, course.middle(z), scale), y: screenY(camera, scale), scale };
  });
}

/** Traces a line at a distance of `aside` metres from the middle of the piste. */
function traceLine(ctx: Ctx, line: readonly Row[], aside: number): void {
  let isDown = false;
  for (const { middle, y, scale } of line) {
    if (isDown) ctx.lineTo(middle + aside * scale, y);
    else ctx.moveTo(middle + aside * scale, y);
    isDown = true;
  }
}

/** Traces a strip of the piste between two distances from its middle, in metres. */
function traceBetween(ctx: Ctx, strip: readonly Row[], left: number, right: number): void {
  traceLine(ctx, strip, left);
  for (let index = strip.length - 1; index >= 0; index -= 1) {
    const row = strip[index];
    if (row) ctx.lineTo(row.middle + right * row.scale, row.y);
  }
}

/** Returns a pseudo-random number from 0 to 1 that depends only on `value`. */
const hashed = (value: number): number => {
  const mixed = Math.sin(value * 127.1) * 43758.5453;
  return mixed - Math.floor(mixed);
};

/** Draws soft humps of snow beside the piste, which make the speed visible. */
function drawHumps(ctx: Ctx, camera: Camera, course: Course, light: Light): void {
  ctx.fillStyle = light.deep;
  ctx.beginPath();
  for (let cell = Math.floor((camera.z + NEAREST) / 3); cell * 3 < camera.z + 80; cell += 1) {
    for (const side of [-1, 1]) {
      const z = cell * 3 + hashed(cell + side * 0.3) * 3;
      const x = course.middle(z) + side * (PISTE + 1 + hashed(cell * 1.7 + side) * 18);
      const scale = scaleAt(camera, z);
      const [cx, cy] = [screenX(camera, x, scale), screenY(camera, scale)];
      const size = scale * (0.7 + hashed(cell * 2.3 + side) * 1.2);
      if (cx + size < camera.left || cx - size > camera.right) continue;
      ctx.moveTo(cx + size, cy);
      ctx.ellipse(cx, cy, size, size * 0.26, 0, 0, Math.PI);
    }
  }
  ctx.fill();
}

function drawPiste(ctx: Ctx, camera: Camera, course: Course, light: Light): void {
  const first = camera.z + NEAREST;
  const beside = 400;
  ctx.fillStyle = light.deep;
  ctx.beginPath();
  const whole = rowsOfPiste(camera, course, first, Infinity);
  for (const side of [-1, 1]) traceBetween(ctx, whole, side * PISTE, side * beside);
  ctx.fill();
  ctx.beginPath();
  for (let band = Math.floor(first / BAND); band * BAND < camera.z + 92; band += 2)
    traceBetween(ctx, rowsOfPiste(camera, course, band * BAND, (band + 1) * BAND), -PISTE, PISTE);
  ctx.globalAlpha = 0.32;
  ctx.fillStyle = light.groove;
  ctx.fill();
  ctx.globalAlpha = 1;
  setStroke(ctx, light.groove, 1.6);
  ctx.beginPath();
  const nearby = rowsOfPiste(camera, course, first, camera.z + 44);
  for (let aside = -PISTE + 1; aside < PISTE; aside += 1.65) traceLine(ctx, nearby, aside);
  ctx.stroke();
  setStroke(ctx, 'rgba(255,255,255,0.85)', 4);
  ctx.beginPath();
  for (const side of [-1, 1]) traceLine(ctx, whole, side * PISTE);
  ctx.stroke();
}

function drawStreets(ctx: Ctx, camera: Camera, course: Course): void {
  for (const street of course.streets) {
    if (street.to < camera.z + NEAREST || street.from > camera.z + FAR) continue;
    const at =
      (aside: number): Line =>
      (z) =>
        course.middle(z) + street.side * aside;
    const paint = (color: string, from: number, to: number, half: number): void => {
      ctx.fillStyle = color;
      ctx.beginPath();
      traceStrip(ctx, camera, from, to, at(STREET.middle - half), at(STREET.middle + half));
      ctx.fill();
    };
    paint('#d9c8c9', street.from - 2, street.to + 2, STREET.half + 0.3);
    for (let z = street.from; z < street.to; z += 4) paint('#c7b4bd', z, z + 2, STREET.half);
    ctx.fillStyle = '#ff8a3d';
    ctx.beginPath();
    for (const away of [-16, -11, -6]) {
      const z = street.from + away;
      if (z < camera.z + NEAREST) continue;
      const points = [
        seen(camera, at(STREET.middle - 1.2)(z), z),
        seen(camera, at(STREET.middle)(z), z + 2.4),
        seen(camera, at(STREET.middle + 1.2)(z), z),
        seen(camera, at(STREET.middle)(z), z + 1),
      ];
      for (const [index, { x, y }] of points.entries()) {
        if (index === 0) ctx.moveTo(x, y);
        else ctx.lineTo(x, y);
      }
    }
    ctx.fill();
  }
}

function drawPatches(ctx: Ctx, camera: Camera, course: Course): void {
  for (const { kind, x, from, to, half } of course.patches) {
    if (to < camera.z + NEAREST || from > camera.z + FAR) continue;
    const length = to - from;
    const round =
      (side: number, inner: number): Line =>
      (z) =>
        x +
        side *
          (half - inner) *
          Math.sqrt(clamp(1 - ((z - (from + to) / 2) / (length / 2)) ** 2, 0, 1)) *
          (1 + 0.1 * Math.sin(z * 1.3 + side));
    const paint = (color: string, inner: number): void => {
      ctx.fillStyle = color;
      ctx.beginPath();
      traceStrip(ctx, camera, from + inner, to - inner, round(-1, inner), round(1, inner), 1);
      ctx.fill();
    };
    if (kind === 'powder') {
      paint('rgba(150,180,240,0.55)', 0);
      paint('#ffffff', 0.35);
      ctx.fillStyle = 'rgba(150,176,236,0.6)';
      ctx.beginPath();
      for (let dot = 0; dot < 16; dot += 1) {
        const z = from + 2 + ((dot * 0.618) % 1) * (length - 4);
        const place = seen(camera, x + (((dot * 0.37) % 1) - 0.5) * half * 1.3, z);
        if (z < camera.z + NEAREST) continue;
        const size = scaleAt(camera, z) * 0.26;
        ctx.moveTo(place.x + size, place.y);
        ctx.ellipse(place.x, place.y, size, size * 0.4, 0, 0, Math.PI * 2);
      }
      ctx.fill();
    } else {
      paint('#8fd8f2', 0);
      paint('#b9ecfb', 0.5);
      setStroke(ctx, 'rgba(255,255,255,0.95)', 2.5);
      ctx.beginPath();
      for (const [aside, start] of [
        [-0.45, 0.3],
        [0.1, 0.55],
        [0.42, 0.22],
      ] as const) {
        const z = from + length * start;
        if (z < camera.z + NEAREST) continue;
        const [one, two] = [
          seen(camera, x + half * aside, z),
          seen(camera, x + half * (aside + 0.22), z + 4),
        ];
        ctx.moveTo(one.x, one.y);
        ctx.lineTo(two.x, two.y);
      }
      ctx.stroke();
    }
  }
}

/** Draws a coloured mat between the poles, strongest for the next gate. */
function drawGateLines(ctx: Ctx, camera: Camera, gates: readonly Gate[], next: number, beat: number): void {
  for (let index = next + 2; index >= next; index -= 1) {
    const gate = gates[index];
    if (!gate || gate.z > camera.z + FAR) continue;
    const deep = index === next ? 1.5 : 0.6;
    ctx.globalAlpha = index === next ? 0.3 + beat * 0.16 : 0.3;
    ctx.fillStyle = GATE[gate.color];
    ctx.beginPath();
    traceStrip(
      ctx,
      camera,
      gate.z - deep,
      gate.z + deep * 0.4,
      () => gate.x - gate.half,
      () => gate.x + gate.half,
    );
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Draws the slope itself, without the things on it. */
export function drawGround(
  ctx: Ctx,
  camera: Camera,
  course: Course,
  light: Light,
  next: number,
  beat: number,
): void {
  drawPiste(ctx, camera, course, light);
  drawHumps(ctx, camera, course, light);
  drawPatches(ctx, camera, course);
  drawStreets(ctx, camera, course);
  drawGateLines(ctx, camera, course.gates, next, beat);
}

/** Adds the long shadow of something upright to a path. */
export function traceShadow(
  ctx: Ctx,
  camera: Camera,
  x: number,
  z: number,
  half: number,
  tall: number,
): void {
  if (z < camera.z + NEAREST) return;
  const left = seen(camera, x - half, z);
  const right = seen(camera, x + half, z);
  const tipZ = Math.max(camera.z + NEAREST, z + FALL.z * tall);
  const tip = seen(camera, x + FALL.x * tall, tipZ);
  if (Math.max(right.x, tip.x) < camera.left || Math.min(left.x, tip.x) > camera.right) return;
  ctx.moveTo(left.x, left.y);
  ctx.lineTo(tip.x, tip.y);
  ctx.lineTo(right.x, right.y);
}

export interface Track {
  x: number;
  z: number;
  isCut: boolean;
}

/** Draws two lines in the snow where the skis went. */
export function drawTracks(ctx: Ctx, camera: Camera, tracks: readonly Track[], light: Light): void {
  setStroke(ctx, light.track, camera.unit * 0.11);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  for (const aside of [-0.2, 0.2]) {
    let isDown = false;
    for (const track of tracks) {
      if (track.z < camera.z + NEAREST || track.isCut) {
        isDown = false;
        continue;
      }
      const { x, y } = seen(camera, track.x + aside, track.z);
      if (isDown) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
      isDown = true;
    }
  }
  ctx.stroke();
}
