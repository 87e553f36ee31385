import type { Ctx, Sprite } from '../kit/draw.ts';
import { clamp } from '../kit/ease.ts';
import { FAR, NEAR, scaleAt, screenX, screenY } from './camera.ts';
import type { Camera } from './camera.ts';
import { STREET } from './course.ts';
import { traceShadow } from './ground.ts';
import type { Light } from './light.ts';
import type { Props } from './props.ts';
import type { Run } from './rules.ts';

/** Something upright. Things are drawn in the order of their `z`. */
interface Standing {
  z: number;
  draw(): void;
}

export interface Mood {
  time: number;
  /** How high the fans jump, from 0 to 1. */
  cheer: number;
  /** Seconds since a gate was touched, by its index. */
  knocks: ReadonlyMap<number, number>;
  calm: boolean;
}

function put(
  ctx: Ctx,
  camera: Camera,
  sprite: Sprite,
  x: number,
  z: number,
  { lift = 0, turn = 0, size = 1 } = {},
): void {
  const scale = scaleAt(camera, z) * size;
  const fade = clamp((z - camera.z - NEAR) / 6, 0, 1) * clamp((camera.z + FAR - z) / 18, 0, 1);
  if (fade <= 0) return;
  const sx = screenX(camera, x, scale / size);
  const half = (sprite.width * scale) / 2;
  if (turn === 0 && (sx + half < camera.left || sx - half > camera.right)) return;
  const sy = screenY(camera, scale / size, lift);
  if (turn === 0) {
    sprite.draw(ctx, sx, sy - (sprite.height * scale) / 2, scale, scale, 0, Math.round(fade * 50) / 50);
    return;
  }
  ctx.save();
  ctx.translate(sx, sy);
  ctx.rotate(turn);
  sprite.draw(ctx, 0, (-sprite.height * scale) / 2, scale, scale, 0, fade);
  ctx.restore();
}

/** Returns the swing of a pole after it was hit. */
const swingOf = (age: number | undefined): number =>
  age === undefined || age > 1.4 ? 0 : Math.sin(age * 15) * Math.exp(-age * 3) * 0.9;

/** Draws all long shadows in one path. */
export function drawShadows(ctx: Ctx, camera: Camera, run: Run, light: Light): void {
  const { course, skier } = run;
  const [first, last] = [camera.z + NEAR, camera.z + FAR * 0.85];
  ctx.fillStyle = light.shadow;
  ctx.beginPath();
  for (const { kind, x, z, half } of course.blocks) {
    if (z > last) break;
    if (z < first) continue;
    if (kind === 'tree') {
      traceShadow(ctx, camera, x, z, 1, 4.6);
    } else if (kind === 'house') traceShadow(ctx, camera, x, z, half * 1.2, 5.4);
    else traceShadow(ctx, camera, x, z, 0.7, 1.8);
  }
  for (const gate of course.gates) {
    if (gate.z > last) break;
    if (gate.z < first) continue;
    traceShadow(ctx, camera, gate.x - gate.half, gate.z, 0.12, 2.2);
    traceShadow(ctx, camera, gate.x + gate.half, gate.z, 0.12, 2.2);
  }
  for (const fans of course.fans)
    if (fans.z > first && fans.z < last) traceShadow(ctx, camera, fans.x, fans.z, 1.6, 1.7);
  for (const rider of run.riders)
    if (rider.z > first && rider.z < last && !rider.isOff)
      traceShadow(ctx, camera, rider.x, rider.z, 0.8, 1.3);
  if (skier.height < 0.1) traceShadow(ctx, camera, skier.x, skier.z, 0.36, 1.9);
  ctx.fill();
}

function drawBanner(ctx: Ctx, camera: Camera, run: Run): void {
  const { course } = run;
  const scale = scaleAt(camera, course.length);
  const middle = course.middle(course.length);
  const [left, right] = [screenX(camera, middle - 8, scale), screenX(camera, middle + 8, scale)];
  const foot = screenY(camera, scale);
  const top = foot - scale * 5.4;
  ctx.fillStyle = '#7a4830';
  ctx.fillRect(left - scale * 0.2, top, scale * 0.4, foot - top);
  ctx.fillRect(right - scale * 0.2, top, scale * 0.4, foot - top);
  ctx.fillStyle = '#e8324c';
  ctx.fillRect(left, top, right - left, scale * 1.5);
  const cells = 20;
  const size = (right - left) / cells;
  ctx.fillStyle = '#fff8ea';
  for (let cell = 0; cell < cells; cell += 1)
    ctx.fillRect(left + cell * size, top + scale * (cell % 2 === 0 ? 0.35 : 0.75), size, scale * 0.4);
}

/** Collects the things in view. */
function gather(ctx: Ctx, camera: Camera, run: Run, props: Props, mood: Mood): Standing[] {
  const { course } = run;
  const found: Standing[] = [];
  const [first, last] = [camera.z + NEAR, camera.z + FAR];
  const isSeen = (z: number): boolean => z > first && z < last;
  const add = (z: number, draw: () => void): void => {
    found.push({ z, draw });
  };
  for (const { kind, x, z, look } of course.blocks) {
    if (z > last) break;
    if (z < first) continue;
    if (kind === 'tree') {
      const sprite = props.trees[look];
      if (sprite) add(z, () => put(ctx, camera, sprite, x, z));
    } else if (kind === 'house') {
      const sprite = props.houses[look];
      const front = z - STREET.house * 1.7;
      if (sprite) add(front, () => put(ctx, camera, sprite, x, front));
    } else {
      const sprite = props.cannons[look < 0 ? 0 : 1];
      if (!sprite) continue;
      add(z, () => {
        for (let puff = 0; puff < 6; puff += 1) {
          const share = ((mood.calm ? 0 : mood.time * 0.9) + puff / 6) % 1;
          const size = 0.5 + share * 1.5;
          put(ctx, camera, props.puff, x + look * (0.9 + share * 3.6), z, {
            lift: 1.5 + Math.sin(share * 2.6) * 1.1 - size,
            size,
          });
        }
        put(ctx, camera, sprite, x, z);
      });
    }
  }
  for (const [index, gate] of course.gates.entries()) {
    if (gate.z > last) break;
    if (gate.z < first) continue;
    const knock = mood.knocks.get(index);
    add(gate.z, () => {
      for (const [pole, sprite] of props.poles[gate.color].entries()) {
        const side = pole * 2 - 1;
        put(ctx, camera, sprite, gate.x + side * gate.half, gate.z, {
          turn: swingOf(knock) * side + (mood.calm ? 0 : Math.sin(mood.time * 3 + index) * 0.012),
        });
      }
    });
  }
  for (const { x, z } of course.kickers)
    if (isSeen(z)) add(z + 0.2, () => put(ctx, camera, props.kicker, x, z));
  for (const { x, z, look, side } of course.fans) {
    if (!isSeen(z)) continue;
    add(z, () => {
      for (let fan = 0; fan < 3; fan += 1) {
        const sprite = props.fans[(look + fan * 2) % 6];
        const hop = mood.calm
          ? 0
          : Math.abs(Math.sin(mood.time * (5 + fan) + look + fan)) * (0.08 + mood.cheer * 0.5);
        if (sprite) put(ctx, camera, sprite, x + side * fan * 0.95, z + (fan % 2) * 0.3, { lift: hop });
      }
    });
  }
  for (const { sledge, x, z, isOff } of run.riders) {
    const sprite = props.sledges[sledge.look];
    if (!sprite || !isSeen(z)) continue;
    const lift = mood.calm ? 0 : Math.abs(Math.sin(mood.time * 9 + z)) * 0.06;
    add(z, () =>
      put(ctx, camera, sprite, x, z, { lift, turn: isOff ? 1.2 : Math.sin(mood.time * 7) * 0.04 }),
    );
  }
  if (course.length < last && course.length > first) add(course.length, () => drawBanner(ctx, camera, run));
  return found;
}

/** Draws everything upright from the far end to the viewer, including the skier. */
export function drawThings(
  ctx: Ctx,
  camera: Camera,
  run: Run,
  props: Props,
  mood: Mood,
  own: readonly Standing[],
): void {
  const found = gather(ctx, camera, run, props, mood);
  found.push(...own);
  found.sort((one, other) => other.z - one.z);
  for (const { draw } of found) draw();
}
