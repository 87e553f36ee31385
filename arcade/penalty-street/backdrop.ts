import {
  type Ctx,
  alpha,
  fillCircle,
  fillEllipse,
  fillRound,
  setStroke,
  shade,
  softShadow,
  starPath,
  strokeLine,
  text,
  vertical,
} from '../kit/draw.ts';
import { createRandom, seedFrom } from '../kit/random.ts';
import type { Rect } from '../kit/stage.ts';
import type { Camera } from './camera.ts';
import { GOAL } from './flight.ts';
import { SIDE, fillQuad, paintHouses, paintString } from './houses.ts';
import type { Street } from './streets.ts';

const WALL = 3.05;

function paintSky(ctx: Ctx, visible: Rect, street: Street, bottom: number): void {
  ctx.fillStyle = vertical(ctx, visible.y, bottom, ...street.sky);
  ctx.fillRect(visible.x, visible.y, visible.width, bottom - visible.y + 2);
  const random = createRandom(seedFrom(street.name, 'sky'));
  if (street.lit) {
    for (let i = 0; i < 70; i++) {
      ctx.fillStyle = alpha('#ffffff', random.range(0.15, 0.7));
      const size = random.range(1, 2.6);
      ctx.fillRect(
        visible.x + random.next() * visible.width,
        visible.y + random.next() * (bottom - visible.y),
        size,
        size,
      );
    }
    return;
  }
  for (let i = 0; i < 5; i++) {
    const x = visible.x + random.next() * visible.width;
    const y = visible.y + random.range(0.1, 0.6) * (bottom - visible.y);
    ctx.fillStyle = 'rgba(255,255,255,0.75)';
    for (let puff = 0; puff < 4; puff++) {
      fillEllipse(ctx, x + puff * 24, y - (puff % 2) * 9, 26, 14);
    }
  }
}

/** Paints rooftops behind the wall or at the end of the street. */
function paintRoofs(ctx: Ctx, visible: Rect, street: Street, ground: number, size: number): void {
  const random = createRandom(seedFrom(street.name, 'roofs'));
  let x = visible.x - 20;
  let index = 0;
  while (x < visible.x + visible.width) {
    const width = random.range(0.8, 1.5) * size;
    const height = random.range(0.5, 1.25) * size;
    const color = shade(street.houses[index % 2] ?? '#888888', street.lit ? -0.42 : 0.18);
    ctx.fillStyle = color;
    ctx.fillRect(x, ground - height, width + 1, height + 20);
    ctx.beginPath();
    ctx.moveTo(x - 6, ground - height);
    ctx.lineTo(x + width / 2, ground - height - size * 0.36);
    ctx.lineTo(x + width + 6, ground - height);
    ctx.fillStyle = shade(color, -0.25);
    ctx.fill();
    ctx.fillRect(x + width * 0.72, ground - height - size * 0.34, size * 0.12, size * 0.3);
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        if (random.chance(0.35)) continue;
        ctx.fillStyle = street.lit
          ? alpha(street.window, random.range(0.5, 0.95))
          : alpha(street.window, 0.6);
        const cell = width / 4;
        ctx.fillRect(
          x + cell * (column + 0.7),
          ground - height + 14 + row * size * 0.28,
          cell * 0.55,
          size * 0.15,
        );
      }
    }
    x += width;
    index++;
  }
}

function paintGround(
  ctx: Ctx,
  visible: Rect,
  camera: Camera,
  street: Street,
  farZ: number,
  nearZ: number,
): void {
  const far = camera.at(0, 0, farZ);
  const bottom = visible.y + visible.height;
  ctx.fillStyle = vertical(
    ctx,
    far.y,
    bottom,
    shade(street.ground[0], -0.12),
    street.ground[0],
    street.ground[1],
  );
  ctx.fillRect(visible.x, far.y, visible.width, bottom - far.y);
  const random = createRandom(seedFrom(street.name, camera.kind));
  const rows = 26;
  for (let row = 0; row < rows; row++) {
    const z0 = farZ + ((nearZ - farZ) * row) / rows;
    const z1 = farZ + ((nearZ - farZ) * (row + 1)) / rows;
    const count = 16;
    for (let column = -count; column < count; column++) {
      const x0 = (column + (row % 2) * 0.5) * 0.62;
      const tone = random.next();
      if (tone < 0.45) continue;
      const inset = 0.03;
      fillQuad(
        ctx,
        camera,
        [
          [x0 + inset, 0, z0],
          [x0 + 0.62 - inset, 0, z0],
          [x0 + 0.62 - inset, 0, z1 * 0.94 + z0 * 0.06],
          [x0 + inset, 0, z1 * 0.94 + z0 * 0.06],
        ],
        tone > 0.75 ? 'rgba(255,255,255,0.07)' : 'rgba(20,12,50,0.08)',
      );
    }
  }
}

function paintBricks(ctx: Ctx, camera: Camera, visible: Rect, street: Street): void {
  const base = camera.at(0, 0, GOAL.distance);
  const top = camera.at(0, WALL, GOAL.distance);
  const left = visible.x;
  const right = visible.x + visible.width;
  ctx.fillStyle = vertical(ctx, top.y, base.y, shade(street.brick, -0.02), shade(street.brick, -0.22));
  ctx.fillRect(left, top.y, right - left, base.y - top.y);
  const random = createRandom(seedFrom(street.name, 'bricks'));
  const height = base.scale * 0.125;
  const width = base.scale * 0.33;
  let row = 0;
  for (let y = top.y; y < base.y - 1; y += height, row++) {
    for (let x = left - (row % 2) * width * 0.5; x < right; x += width) {
      const tone = random.range(-0.2, 0.14);
      ctx.fillStyle = alpha(shade(street.brick, tone), 0.55);
      ctx.beginPath();
      ctx.roundRect(x + 1, y + 1, width - 2, height - 2, 2);
      ctx.fill();
    }
  }
  fillRound(
    ctx,
    left - 10,
    top.y - base.scale * 0.09,
    right - left + 20,
    base.scale * 0.16,
    4,
    shade(street.trim, -0.18),
  );
  fillRound(
    ctx,
    left - 10,
    top.y - base.scale * 0.09,
    right - left + 20,
    base.scale * 0.07,
    4,
    shade(street.trim, 0.1),
  );
}

/** Paints the mural: the coloured field within the goal, and the pictures beside it. */
function paintMural(ctx: Ctx, camera: Camera, street: Street): void {
  const low = camera.at(-GOAL.halfWidth, 0, GOAL.distance);
  const high = camera.at(GOAL.halfWidth, GOAL.height, GOAL.distance);
  const [deep, bright, pale] = street.mural;
  const unit = low.scale;
  ctx.save();
  ctx.beginPath();
  ctx.rect(low.x, high.y, high.x - low.x, low.y - high.y);
  ctx.clip();
  ctx.fillStyle = vertical(ctx, high.y, low.y, shade(deep, -0.28), shade(deep, -0.48));
  ctx.fillRect(low.x, high.y, high.x - low.x, low.y - high.y);
  ctx.translate(low.x + (high.x - low.x) / 2, low.y);
  for (let ray = 0; ray < 13; ray += 2) {
    ctx.beginPath();
    ctx.moveTo(0, unit * 0.2);
    ctx.arc(0, 0, unit * 3.6, Math.PI + (ray * Math.PI) / 13, Math.PI + ((ray + 1) * Math.PI) / 13);
    ctx.fillStyle = alpha(deep, 0.55);
    ctx.fill();
  }
  ctx.fillStyle = alpha(bright, 0.2);
  ctx.beginPath();
  ctx.arc(0, 0, unit * 0.95, Math.PI, 0);
  ctx.fill();
  setStroke(ctx, alpha(pale, 0.2), unit * 0.022);
  for (let line = -12; line <= 12; line++) {
    for (const way of [-1, 1]) {
      strokeLine(ctx, line * unit * 0.5, 0, (line + way * 2.6) * unit * 0.5, -unit * 2.2);
    }
  }
  ctx.restore();
  for (const side of [-1, 1] as const) {
    const spot = camera.at(side * (GOAL.halfWidth + 0.9), 1.45, GOAL.distance);
    ctx.save();
    ctx.globalAlpha = 0.9;
    fillCircle(ctx, spot.x, spot.y, unit * 0.55, shade(deep, -0.1));
    if (side < 0) starPath(ctx, spot.x, spot.y, unit * 0.44);
    else {
      ctx.beginPath();
      ctx.moveTo(spot.x - unit * 0.36, spot.y + unit * 0.24);
      for (const [x, y] of [
        [-0.4, -0.22],
        [-0.16, 0.02],
        [0, -0.34],
        [0.16, 0.02],
        [0.4, -0.22],
        [0.36, 0.24],
      ] as const)
        ctx.lineTo(spot.x + x * unit, spot.y + y * unit);
      ctx.closePath();
    }
    ctx.fillStyle = bright;
    ctx.fill();
    ctx.restore();
  }
  const plate = camera.at(-(GOAL.halfWidth + 0.9), 0.5, GOAL.distance);
  fillRound(ctx, plate.x - unit * 0.72, plate.y - unit * 0.16, unit * 1.44, unit * 0.32, 6, '#f6f8ff');
  fillRound(ctx, plate.x - unit * 0.68, plate.y - unit * 0.125, unit * 1.36, unit * 0.25, 5, '#1b3f9a');
  text(ctx, street.name, plate.x, plate.y + 1, { size: unit * 0.165, maxWidth: unit * 1.2 });
}

function paintChalk(ctx: Ctx, camera: Camera): void {
  const spot = camera.at(0, 0, 0);
  ctx.strokeStyle = 'rgba(255,255,255,0.75)';
  ctx.lineCap = 'round';
  ctx.lineWidth = spot.scale * 0.035;
  ctx.beginPath();
  ctx.ellipse(spot.x, spot.y, spot.scale * 0.42, spot.scale * 0.15, 0, 0, Math.PI * 2);
  ctx.stroke();
  const edge = (x: number, z: number): void => {
    const seen = camera.at(x, 0, z);
    ctx.lineTo(seen.x, seen.y);
  };
  ctx.lineWidth = spot.scale * 0.022;
  ctx.beginPath();
  edge(-3.5, GOAL.distance - 0.15);
  edge(-3.5, 3.4);
  edge(3.5, 3.4);
  edge(3.5, GOAL.distance - 0.15);
  ctx.strokeStyle = 'rgba(255,255,255,0.5)';
  ctx.stroke();
}

/** Paints the whole street behind the players for one of the two views. */
export function paintStreet(ctx: Ctx, visible: Rect, camera: Camera, street: Street): void {
  if (camera.kind === 'kick') {
    const top = camera.at(0, WALL, GOAL.distance);
    const base = camera.at(0, 0, GOAL.distance);
    paintSky(ctx, visible, street, top.y);
    paintRoofs(ctx, visible, street, top.y + 8, base.scale * 1.25);
    paintBricks(ctx, camera, visible, street);
    paintMural(ctx, camera, street);
    paintGround(ctx, visible, camera, street, GOAL.distance, -3);
    paintHouses(ctx, camera, street, GOAL.distance, -3.5);
    ctx.fillStyle = vertical(ctx, base.y, base.y + base.scale * 0.6, 'rgba(12,8,40,0.42)', 'rgba(12,8,40,0)');
    ctx.fillRect(visible.x, base.y, visible.width, base.scale * 0.6);
    paintChalk(ctx, camera);
    paintString(
      ctx,
      street,
      visible.x - 10,
      top.y - 40,
      visible.x + visible.width + 10,
      top.y - 30,
      base.scale * 0.34,
    );
  } else {
    const far = camera.at(0, 0, -14);
    paintSky(ctx, visible, street, far.y);
    paintRoofs(ctx, visible, street, far.y + 4, far.scale * 2.6);
    paintGround(ctx, visible, camera, street, -14, 12);
    paintHouses(ctx, camera, street, -14, 12.5);
    paintChalk(ctx, camera);
    const left = camera.at(-SIDE, 4.1, 1);
    const right = camera.at(SIDE, 4.1, 1);
    paintString(ctx, street, left.x, left.y, right.x, right.y, 26);
    for (const side of [-1, 1] as const) {
      const crate = camera.at(side * 3.5, 0, 3.2);
      softShadow(ctx, crate.x, crate.y, crate.scale * 0.5, crate.scale * 0.12, 0.4);
      fillRound(
        ctx,
        crate.x - crate.scale * 0.34,
        crate.y - crate.scale * 0.6,
        crate.scale * 0.68,
        crate.scale * 0.6,
        5,
        '#a96f3d',
      );
      for (let slat = 0; slat < 3; slat++)
        fillRound(
          ctx,
          crate.x - crate.scale * 0.31,
          crate.y - crate.scale * (0.56 - slat * 0.19),
          crate.scale * 0.62,
          crate.scale * 0.13,
          3,
          '#cf9355',
        );
    }
  }
  const shadeTop = visible.y + visible.height * 0.72;
  ctx.fillStyle = vertical(
    ctx,
    shadeTop,
    visible.y + visible.height,
    'rgba(10,8,44,0)',
    'rgba(10,8,44,0.38)',
  );
  ctx.fillRect(visible.x, shadeTop, visible.width, visible.y + visible.height - shadeTop);
}
