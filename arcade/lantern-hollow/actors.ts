import { type Ctx, fillEllipse, softShadow } from '../kit/draw.ts';
import type { Creatures } from './creatures.ts';
import { UNIT, type Play } from './play.ts';
import type { Things } from './things.ts';
import type { Boss, Shade, World } from './world.ts';

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly face: number;
  readonly stride: number;
}

/** Draws the badger, walking: feet, body and the lantern it carries. */
export function drawHero(ctx: Ctx, creatures: Creatures, things: Things, pose: Pose, opacity = 1): void {
  const { face, stride } = pose;
  const [x, y] = [pose.x * UNIT, pose.y * UNIT];
  const [across, down] = [Math.cos(face), Math.sin(face)];
  const isSide = Math.abs(across) > 0.75;
  const flip = across < 0 ? -1 : 1;
  const swing = Math.sin(stride * 17);
  const bob = stride > 0 ? Math.abs(swing) * 3.5 : 0;
  ctx.save();
  ctx.globalAlpha = opacity;
  ctx.translate(x, y - 8);
  softShadow(ctx, 0, 27, 20, 7, 0.5);
  for (const side of [-1, 1]) {
    const lift = stride > 0 ? Math.max(0, swing * side) * 5 : 0;
    fillEllipse(ctx, side * 8, 27 - lift, 6.5, 4.5, '#2b2a2d');
  }
  const sprite = isSide ? creatures.side : down < 0 ? creatures.back : creatures.front;
  const squash = stride > 0 ? 1 + swing * 0.025 : 1;
  const isBehind = !isSide && down < 0;
  const lantern = (): void =>
    things.lantern.draw(ctx, isSide ? flip * 22 : 21, 6 - bob * 0.5, 1, 1, Math.sin(stride * 9) * 0.16);
  if (isBehind) lantern();
  sprite.draw(ctx, 0, -bob, (isSide ? flip : 1) * (2 - squash), squash);
  if (!isBehind) {
    fillEllipse(ctx, isSide ? flip * 15 : 17, 8 - bob * 0.7, 4.5, 4.5, '#2b2a2d');
    lantern();
  }
  ctx.restore();
}

export function drawShade(ctx: Ctx, creatures: Creatures, shade: Shade, time: number): void {
  const wave = Math.sin(time * 3 + shade.home.x * 2);
  const shrink = shade.shy > 0 ? 0.72 : 1;
  creatures.shade.draw(
    ctx,
    shade.x * UNIT,
    (shade.y - 0.15) * UNIT + wave * 3,
    shrink * (1 + wave * 0.05),
    shrink * (1 - wave * 0.05),
    0,
    shade.shy > 0 ? 0.55 : 0.95,
  );
}

/** Draws eyes that shine through the dark, so that players see every creature before it arrives. */
export function drawEyes(ctx: Ctx, world: World, time: number): void {
  const { hero } = world;
  for (const shade of world.shades) {
    const distance = Math.hypot(shade.x - hero.x, shade.y - hero.y);
    if (distance > 8.5) continue;
    const isShut = shade.shy > 0 || Math.sin(time * 0.9 + shade.home.y * 3) > 0.985;
    const [x, y] = [shade.x * UNIT, (shade.y - 0.25) * UNIT + Math.sin(time * 3 + shade.home.x * 2) * 3];
    const turn = Math.atan2(hero.y - shade.y, hero.x - shade.x);
    ctx.globalAlpha = Math.min(1, (8.5 - distance) / 2.5) * (shade.isFollowing || shade.shy > 0 ? 1 : 0.55);
    for (const side of [-1, 1]) {
      const size = shade.isFollowing ? 5.4 : 4.4;
      fillEllipse(
        ctx,
        x + side * 8,
        y,
        size,
        isShut ? 1.2 : size * 1.15,
        shade.isFollowing ? '#ffd9f0' : '#cdbcff',
      );
      if (!isShut)
        fillEllipse(ctx, x + side * 8 + Math.cos(turn) * 2, y + Math.sin(turn) * 2, 2, 2.6, '#2a0f3a');
    }
    ctx.globalAlpha = 1;
  }
}

export function drawBoss(ctx: Ctx, creatures: Creatures, things: Things, boss: Boss, play: Play): void {
  const [x, y] = [boss.x * UNIT, boss.y * UNIT];
  const { time, world } = play;
  if (boss.kind === 'moth') {
    creatures.moth.draw(
      ctx,
      x,
      y - 24 + Math.sin(time * 5) * 6,
      0.55 + Math.abs(Math.sin(time * 9)) * 0.55,
      1,
    );
    return;
  }
  if (boss.kind === 'starer') {
    const shiver = boss.isLit ? 0 : Math.sin(time * 30) * 1.2;
    creatures.starer.draw(ctx, x + shiver, y - 20, 1, boss.isLit ? 1 : 1 + Math.sin(time * 8) * 0.03);
    return;
  }
  if (!boss.isAwake) return;
  const trail = world.trail[world.trail.length - 48];
  const before = world.trail[world.trail.length - 51];
  const dx = (trail?.x ?? 0) - (before?.x ?? 0);
  const dy = (trail?.y ?? 0) - (before?.y ?? 0);
  const isMoving = Math.hypot(dx, dy) > 0.05;
  const face = isMoving ? Math.atan2(dy, dx) : Math.PI / 2;
  drawHero(ctx, creatures, things, { x: boss.x, y: boss.y, face, stride: isMoving ? time : 0 }, 0.5);
}

/** Draws the part of a boss that is visible in the dark. */
export function drawBossEyes(ctx: Ctx, boss: Boss, world: World, time: number): void {
  const [x, y] = [boss.x * UNIT, boss.y * UNIT];
  if (Math.hypot(boss.x - world.hero.x, boss.y - world.hero.y) > 10) return;
  const blink = Math.sin(time * 1.1) > 0.97 ? 0.1 : 1;
  if (boss.kind === 'starer') {
    const turn = Math.atan2(world.hero.y - boss.y, world.hero.x - boss.x);
    for (const side of [-1, 1]) {
      fillEllipse(
        ctx,
        x + side * 14.5,
        y - 26,
        12,
        13 * (boss.isLit ? 1 : blink),
        boss.isLit ? '#fff6d8' : '#ff8a6a',
      );
      fillEllipse(ctx, x + side * 14.5 + Math.cos(turn) * 5, y - 26 + Math.sin(turn) * 5, 5, 6, '#1b0a06');
    }
  } else if (boss.kind === 'moth') {
    for (const side of [-1, 1]) {
      const wide = (0.55 + Math.abs(Math.sin(time * 9)) * 0.55) * 40;
      fillEllipse(ctx, x + side * wide, y - 44 + Math.sin(time * 5) * 6, 6, 7, '#ffb74a');
    }
  } else if (boss.isAwake) {
    for (const side of [-1, 1]) fillEllipse(ctx, x + side * 7, y - 22, 3.6, 4.6 * blink, '#9fe8ff');
  }
}
