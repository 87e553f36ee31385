import { type Ctx, type Sprite, alpha, fillCircle, fillEllipse, setStroke, text } from '../kit/draw.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect } from '../kit/stage.ts';
import { drawBoss, drawBossEyes, drawEyes, drawHero, drawShade } from './actors.ts';
import type { Creatures } from './creatures.ts';
import type { Light } from './dark.ts';
import type { Ground } from './ground.ts';
import { middleOf, rowOf } from './map.ts';
import { UNIT, type Play } from './play.ts';
import { RUNE_LIGHT, createGlow, traceRune, type Things } from './things.ts';
import { FLASH, PRICE, isBurning, type World } from './world.ts';

export interface Glows {
  readonly warm: Sprite;
  readonly green: Sprite;
  readonly teal: Sprite;
}
export const createGlows = (): Glows => ({
  warm: createGlow(0.5, 300, '#ffb24a', 0.5),
  green: createGlow(0.5, 300, '#8dff9a', 0.6),
  teal: createGlow(0.5, 300, '#4fe0cf', 0.55),
});

export interface Art {
  readonly creatures: Creatures;
  readonly things: Things;
  readonly glows: Glows;
  readonly doors: readonly Sprite[];
  readonly ground: Ground;
}

/** Returns the visible area in tiles. */
export function viewOf(play: Play, visible: Rect): Rect {
  const [width, height] = [visible.width / UNIT, visible.height / UNIT];
  return { x: play.camera.x - width / 2, y: play.camera.y - height / 2, width, height };
}

const at = (world: World, tile: number): [number, number] => {
  const { x, y } = middleOf(world.burrow, tile);
  return [x * UNIT, y * UNIT];
};

function drawHatch(ctx: Ctx, art: Art, world: World, time: number): void {
  const [x, y] = at(world, world.burrow.exit);
  art.things.hatch.draw(ctx, x, y);
  const isOpen = world.runes >= 3;
  if (isOpen) {
    fillCircle(ctx, x, y - 2, 26, alpha(RUNE_LIGHT, 0.75 + Math.sin(time * 4) * 0.15));
  }
  ctx.lineWidth = 3;
  ctx.lineCap = 'round';
  for (let mark = 0; mark < 3; mark += 1) {
    const index = world.burrow.items.findIndex((item) => item.kind === 'rune' && item.mark === mark);
    ctx.save();
    const angle = -Math.PI / 2 + (mark * Math.PI * 2) / 3;
    ctx.translate(x + Math.cos(angle) * 14, y - 2 + Math.sin(angle) * 14);
    traceRune(ctx, mark, 7);
    ctx.strokeStyle = isOpen ? '#1c5a34' : world.taken.has(index) ? RUNE_LIGHT : 'rgba(210,190,150,0.28)';
    ctx.stroke();
    ctx.restore();
  }
}

function drawItems(ctx: Ctx, art: Art, world: World, time: number): void {
  const { things } = art;
  world.burrow.items.forEach((item, index) => {
    if (world.taken.has(index)) return;
    const [x, y] = at(world, item.tile);
    const lift = Math.sin(time * 2.4 + index) * 3;
    if (item.kind === 'rune') things.runes[item.mark]?.draw(ctx, x, y - 8 + lift);
    else if (item.kind === 'key')
      things.keys[item.mark]?.draw(ctx, x, y - 6 + lift, 1, 1, Math.sin(time * 1.7) * 0.15);
    else if (item.kind === 'flask') things.flask.draw(ctx, x, y - 4 + lift * 0.5);
    else if (item.kind === 'cap') things.cap.draw(ctx, x, y);
  });
}

function drawBeams(ctx: Ctx, world: World): void {
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const { corners, isHit } of world.beams) {
    for (const [width, color] of [
      [13, isHit ? 'rgba(130,255,190,0.25)' : 'rgba(255,220,120,0.22)'],
      [4, isHit ? '#d6ffe8' : '#fff1b8'],
    ] as const) {
      ctx.beginPath();
      for (const corner of corners) ctx.lineTo(...at(world, corner));
      setStroke(ctx, color, width);
      ctx.stroke();
    }
  }
}

/** Draws the upright things from the back to the front. */
function drawStanding(ctx: Ctx, art: Art, play: Play): void {
  const { world, time } = play;
  const { things, creatures } = art;
  const { burrow, hero } = world;
  const jobs: { y: number; paint: () => void }[] = [];
  const stand = (tile: number, sprite: Sprite | undefined): void => {
    const [x, y] = at(world, tile);
    jobs.push({ y: rowOf(burrow, tile) + 0.5, paint: () => sprite?.draw(ctx, x, y - 6) });
  };
  burrow.gates.forEach((gate, index) => {
    if (!world.open.has(index)) stand(gate.tile, art.doors[index]);
  });
  burrow.beams.forEach((puzzle, index) => {
    stand(puzzle.lamp, things.lamp);
    stand(puzzle.crystal, world.beams[index]?.isHit ? things.crystalLit : things.crystal);
    for (const mirror of world.mirrors[index] ?? [])
      stand(mirror.tile, things.mirrors[mirror.slant === 1 ? 1 : 0]);
  });
  for (const stone of world.stones)
    jobs.push({
      y: stone.y,
      paint: () => things.stone.draw(ctx, stone.x * UNIT, stone.y * UNIT - (stone.isHome ? 2 : 6)),
    });
  if (burrow.mole) {
    const tile = burrow.mole.tile;
    const [x, y] = at(world, tile);
    jobs.push({
      y: rowOf(burrow, tile) + 0.4,
      paint: () => creatures.mole.draw(ctx, x, y - 8, 1, 1 + Math.sin(time * 2.2) * 0.02),
    });
  }
  for (const shade of world.shades)
    jobs.push({ y: shade.y, paint: () => drawShade(ctx, creatures, shade, time) });
  const { boss } = world;
  if (boss)
    jobs.push({
      y: boss.y + (boss.kind === 'moth' ? 2 : 0),
      paint: () => drawBoss(ctx, creatures, things, boss, play),
    });
  const blink = hero.immune > 0 && Math.sin(time * 26) > 0 ? 0.45 : 1;
  jobs.push({ y: hero.y, paint: () => drawHero(ctx, creatures, things, hero, blink) });
  for (const { paint } of jobs.sort((a, b) => a.y - b.y)) paint();
}

function drawMat(ctx: Ctx, art: Art, world: World): void {
  const { mole } = world.burrow;
  if (!mole) return;
  const [x, y] = at(world, mole.mat);
  art.things.mat.draw(ctx, x, y);
  const mark = { oil: art.things.flask, tallow: art.things.lantern, chart: art.things.mat }[world.ware];
  mark.draw(ctx, x - 9, y - 2, world.ware === 'chart' ? 0.42 : 0.62);
  text(ctx, String(PRICE), x + 8, y - 1, { size: 18, weight: 700, color: '#fff3d0' });
  art.things.cap.draw(ctx, x + 18, y - 1, 0.4);
}

const glowOf = (kind: string): keyof Glows => (kind === 'cap' ? 'teal' : kind === 'rune' ? 'green' : 'warm');

/** Returns the lights of burning oil, glowing mushrooms, beams, runes, glowcaps and the open exit. */
function lightsOf(world: World, time: number): Light[] {
  const lights: Light[] = [];
  for (const flash of world.flashes) {
    if (!isBurning(flash)) continue;
    const left = FLASH.flight + FLASH.burn - flash.age;
    lights.push({ ...flash, radius: FLASH.radius * Math.min(1, 0.4 + left), strength: Math.min(1, left) });
  }
  for (const tile of world.burrow.glows)
    lights.push({ ...middleOf(world.burrow, tile), radius: 1.35, strength: 0.62 });
  for (const { corners } of world.beams)
    for (const corner of corners)
      lights.push({ ...middleOf(world.burrow, corner), radius: 1.2, strength: 0.8 });
  const exit = middleOf(world.burrow, world.burrow.exit);
  if (world.runes >= 3) lights.push({ ...exit, radius: 2.6, strength: 0.8 });
  world.burrow.items.forEach((item, index) => {
    if (world.taken.has(index) || (item.kind !== 'rune' && item.kind !== 'cap')) return;
    const strength = 0.5 + Math.sin(time * 2 + index) * 0.12;
    lights.push({ ...middleOf(world.burrow, item.tile), radius: item.kind === 'rune' ? 1 : 0.7, strength });
  });
  return lights;
}

/**
 * Draws the colour of the fire on everything that it lights. It is drawn below the dark, so that it does not shine
 * through walls.
 */
function drawWarmth(ctx: Ctx, art: Art, { hero, flashes }: World): void {
  const { warm } = art.glows;
  ctx.globalCompositeOperation = 'lighter';
  warm.draw(
    ctx,
    (hero.x + Math.cos(hero.face)) * UNIT,
    (hero.y + Math.sin(hero.face)) * UNIT,
    1.5,
    1.5,
    0,
    0.45,
  );
  for (const flash of flashes) warm.draw(ctx, flash.x * UNIT, flash.y * UNIT, 1.2, 1.2, 0, 0.8);
  ctx.globalCompositeOperation = 'source-over';
}

/** Draws lights and small creatures that shine over the dark. */
function drawShine(ctx: Ctx, art: Art, play: Play, view: Rect): void {
  const { world, time } = play;
  const { glows } = art;
  const isIn = (x: number, y: number): boolean =>
    x > view.x - 2 && y > view.y - 2 && x < view.x + view.width + 2 && y < view.y + view.height + 2;
  ctx.globalCompositeOperation = 'lighter';
  const shine = (glow: Sprite, x: number, y: number, size: number, strength: number): void => {
    if (isIn(x, y)) glow.draw(ctx, x * UNIT, y * UNIT, size, size, 0, strength);
  };
  for (const tile of world.burrow.glows) {
    const { x, y } = middleOf(world.burrow, tile);
    shine(glows.warm, x, y - 0.2, 0.5, 0.5);
  }
  world.burrow.items.forEach((item, index) => {
    if (world.taken.has(index) || item.kind === 'flask' || item.kind === 'key') return;
    const { x, y } = middleOf(world.burrow, item.tile);
    if (item.kind === 'firefly')
      shine(glows.green, x, y, 0.28, 0.5 + Math.sin(time * 2.2 + index * 2) * 0.35);
    else shine(glows[glowOf(item.kind)], x, y, item.kind === 'rune' ? 0.6 : 0.3, 0.5);
  });
  if (world.runes >= 3) {
    const exit = middleOf(world.burrow, world.burrow.exit);
    shine(glows.green, exit.x, exit.y, 0.9, 0.6);
  }
  for (const friend of play.friends) shine(glows.green, friend.x, friend.y, 0.34, 0.75);
  ctx.globalCompositeOperation = 'source-over';
}

function drawFlies(ctx: Ctx, play: Play): void {
  const { world, time } = play;
  const fly = (x: number, y: number, isAwake: boolean, index: number): void => {
    const flap = isAwake ? Math.abs(Math.sin(time * 22 + index)) : 0.35;
    ctx.fillStyle = 'rgba(235,255,230,0.6)';
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.ellipse(x + side * 5, y - 3, 6 * (0.4 + flap * 0.6), 3.4, side * -0.6, 0, Math.PI * 2);
      ctx.fill();
    }
    fillEllipse(ctx, x, y - 1, 3.4, 5, '#3a2f1c');
    fillCircle(ctx, x, y + 4, 4.4, isAwake ? '#f3ff8a' : '#b9cf6a');
  };
  world.burrow.items.forEach((item, index) => {
    if (item.kind !== 'firefly' || world.taken.has(index)) return;
    const [x, y] = at(world, item.tile);
    fly(x, y + Math.sin(time * 1.4 + index) * 2, false, index);
  });
  play.friends.forEach((friend, index) => fly(friend.x * UNIT, friend.y * UNIT, true, index));
}

function drawFlames(ctx: Ctx, world: World, time: number): void {
  for (const flash of world.flashes) {
    const arc = Math.max(0, 1 - flash.age / FLASH.flight);
    const hop = Math.sin(Math.min(1, flash.age / FLASH.flight) * Math.PI) * 30;
    const size = isBurning(flash) ? 1 + Math.sin(time * 20 + flash.x) * 0.12 : 0.5 + arc * 0.2;
    ctx.save();
    ctx.translate(flash.x * UNIT, flash.y * UNIT - hop);
    ctx.scale(size, size);
    for (const [tall, wide, color] of [
      [34, 13, '#ff7a2e'],
      [25, 9, '#ffc451'],
      [14, 5, '#fff6d0'],
    ] as const) {
      ctx.fillStyle = color;
      ctx.beginPath();
      ctx.moveTo(-wide, 2);
      ctx.quadraticCurveTo(-wide, -tall * 0.5, Math.sin(time * 13) * 4, -tall);
      ctx.quadraticCurveTo(wide, -tall * 0.5, wide, 2);
      ctx.quadraticCurveTo(0, 10, -wide, 2);
      ctx.fill();
    }
    ctx.restore();
  }
}

/** Draws the burrow as the lantern shows it. */
export function drawBurrow(ctx: Ctx, art: Art, play: Play, visible: Rect): void {
  const { world, time } = play;
  const view = viewOf(play, visible);
  ctx.fillStyle = '#0a1a12';
  ctx.fillRect(visible.x, visible.y, visible.width, visible.height);
  ctx.save();
  ctx.translate(visible.x - view.x * UNIT, visible.y - view.y * UNIT);
  art.ground.draw(ctx, view, UNIT);
  for (const stone of world.stones) {
    const [x, y] = at(world, stone.puzzle.plate);
    (stone.isHome ? art.things.plateDown : art.things.plate).draw(ctx, x, y);
  }
  drawHatch(ctx, art, world, time);
  drawMat(ctx, art, world);
  for (const tile of world.burrow.glows) {
    const [x, y] = at(world, tile);
    art.things.mushroom.draw(ctx, x + 13, y - 20, 0.62);
    art.things.mushroom.draw(ctx, x - 9, y - 12, 0.4);
  }
  drawItems(ctx, art, world, time);
  drawBeams(ctx, world);
  drawStanding(ctx, art, play);
  drawWarmth(ctx, art, world);
  const flicker = reducedMotion() ? 1 : 1 + Math.sin(time * 11) * 0.012 + Math.sin(time * 17.3) * 0.01;
  const close = world.status === 'lost' ? Math.max(0.02, 1 - play.ending * 1.1) : 1;
  play.dark.draw(ctx, world, view, UNIT, lightsOf(world, time), flicker * close);
  drawShine(ctx, art, play, view);
  drawFlies(ctx, play);
  drawFlames(ctx, world, time);
  drawEyes(ctx, world, time);
  if (world.boss) drawBossEyes(ctx, world.boss, world, time);
  play.particles.draw(ctx);
  ctx.restore();
}
