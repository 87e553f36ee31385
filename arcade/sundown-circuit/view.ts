import { setStroke } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { approach, clamp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Layer, Stage } from '../kit/stage.ts';
import type { Car, Wheels } from './car.ts';
import { rearWheels, slipOf } from './car.ts';
import { createCarSprite, createGlow, createShadowSprite } from './car-art.ts';
import { SIZE, drawCar, drawCharge } from './car-view.ts';
import { createDust } from './dust.ts';
import { paintGantry } from './props.ts';
import { YOU } from './rules.ts';
import type { Race, RaceEvent } from './rules.ts';
import type { World } from './scenery.ts';
import { bakeWorld } from './scenery.ts';
import type { Point } from './track.ts';
import { around } from './track.ts';

/** Distance by which the camera looks ahead, in seconds of driving. */
const AHEAD = 0.42;

export interface View {
  /** Shows another race and paints its desert. */
  show(race: Race): void;
  /** Repaints the desert after the size of the stage has changed. */
  fit(race: Race): void;
  tell(event: RaceEvent, race: Race): void;
  step(dt: number, race: Race): void;
  draw(ctx: Ctx, race: Race, ghost: (Point & { heading: number }) | undefined): void;
  /** Converts a position in the desert to one on the stage. */
  toStage(spot: Point): Point;
}

export function createView(stage: Stage): View {
  const dust = createDust((units) => stage.shake(units));
  const camera = { x: 0, y: 0 };
  let world: World | undefined;
  let sprites: Sprite[] = [];
  let shadows: Sprite[] = [];
  let flame: Sprite;
  let glow: Sprite;
  let trails: (Wheels | undefined)[] = [];
  let clock = 0;
  const light: Layer = stage.layer((ctx, { x, y, width, height }) => {
    const tone = ctx.createLinearGradient(x, y, x + width, y + height);
    tone.addColorStop(0, 'rgba(255,190,90,0.3)');
    tone.addColorStop(0.45, 'rgba(255,120,70,0)');
    tone.addColorStop(1, 'rgba(70,20,110,0.42)');
    ctx.fillStyle = tone;
    ctx.fillRect(x, y, width, height);
  });

  const paintSprites = (): void => {
    const unit = stage.pixelScale;
    sprites = [0, 1, 2, 3].map((index) => createCarSprite(index, unit));
    shadows = [0, 1, 2, 3].map((index) => createShadowSprite(index, unit));
    flame = createGlow('#ff9a3d', 14, unit);
    glow = createGlow('#ff3a1f', 9, unit);
  };

  const goalOf = (race: Race): Point => {
    const car = race.racers[YOU]?.car ?? { x: 0, y: 0, course: 0, speed: 0 };
    return {
      x: car.x + Math.cos(car.course) * car.speed * AHEAD,
      y: car.y + Math.sin(car.course) * car.speed * AHEAD,
    };
  };

  /** Limits the camera to positions at which the whole view is painted. */
  const frameWorld = (): void => {
    if (!world) return;
    const { visible } = stage;
    const bound = (value: number, low: number, high: number): number =>
      low > high ? (low + high) / 2 : clamp(value, low, high);
    const [cx, cy] = [stage.width / 2 - visible.x, stage.height / 2 - visible.y];
    camera.x = bound(camera.x, world.left + cx, world.left + world.width - visible.width + cx);
    camera.y = bound(camera.y, world.top + cy, world.top + world.height - visible.height + cy);
  };

  const drawSkids = (race: Race): void => {
    race.racers.forEach(({ car, surface }, index) => {
      const isSliding = car.drift !== 0 || (Math.abs(slipOf(car)) > 0.2 && car.speed > 120);
      const now = rearWheels(car);
      const before = trails[index];
      trails[index] = isSliding || surface === 'sand' ? now : undefined;
      if (!before || !trails[index] || !world) return;
      const { ctx } = world;
      setStroke(ctx, surface === 'sand' ? 'rgba(160,84,50,0.22)' : 'rgba(28,12,40,0.3)', 4.5);
      ctx.lineCap = 'butt';
      ctx.beginPath();
      ctx.moveTo(before.left.x, before.left.y);
      ctx.lineTo(now.left.x, now.left.y);
      ctx.moveTo(before.right.x, before.right.y);
      ctx.lineTo(now.right.x, now.right.y);
      ctx.stroke();
    });
  };

  const drawRacer = (ctx: Ctx, car: Car, index: number): void => {
    const body = sprites[index];
    if (body) drawCar(ctx, car, { body, flame, glow }, clock, index);
  };

  const bake = (race: Race): void => {
    world = bakeWorld(race.track, race.line, stage.pixelScale);
    trails = [];
  };

  return {
    show(race) {
      bake(race);
      dust.particles.clear();
      Object.assign(camera, goalOf(race));
      frameWorld();
    },
    fit(race) {
      paintSprites();
      bake(race);
      frameWorld();
    },
    toStage: ({ x, y }) => ({ x: x - camera.x + stage.width / 2, y: y - camera.y + stage.height / 2 }),
    tell: (event, race) => dust.tell(event, race),
    step(dt, race) {
      clock += dt;
      const goal = goalOf(race);
      camera.x = approach(camera.x, goal.x, 5, dt);
      camera.y = approach(camera.y, goal.y, 5, dt);
      frameWorld();
      dust.particles.step(dt);
      if (race.phase === 'grid') return;
      drawSkids(race);
      if (!reducedMotion() || Math.floor(clock * 60) % 3 === 0) dust.emit(race, clock);
    },
    draw(ctx, race, ghost) {
      const { visible } = stage;
      ctx.fillStyle = '#c2603f';
      ctx.fillRect(visible.x, visible.y, visible.width, visible.height);
      const unit = stage.pixelScale;
      ctx.save();
      ctx.translate(
        Math.round((stage.width / 2 - camera.x) * unit) / unit,
        Math.round((stage.height / 2 - camera.y) * unit) / unit,
      );
      if (world) ctx.drawImage(world.image, world.left, world.top, world.width, world.height);
      if (ghost) sprites[YOU]?.draw(ctx, ghost.x, ghost.y, SIZE, SIZE, ghost.heading, 0.38);
      race.racers.forEach(({ car }, index) => {
        for (const far of [5, 11, 17])
          shadows[index]?.draw(ctx, car.x + far, car.y + far * 0.42, SIZE, SIZE, car.heading, 0.2);
      });
      race.racers.forEach(({ car }, index) => index !== YOU && drawRacer(ctx, car, index));
      const you = race.racers[YOU];
      if (you) {
        drawRacer(ctx, you.car, YOU);
        drawCharge(ctx, you.car, clock);
      }
      dust.particles.draw(ctx);
      const start = around(race.track.points, 0);
      ctx.translate(start.x, start.y);
      ctx.rotate(start.angle);
      ctx.save();
      ctx.translate(20, 9);
      ctx.globalAlpha = 0.3;
      ctx.fillStyle = '#2c0f45';
      ctx.fillRect(-10, -race.track.width / 2 - 16, 20, race.track.width + 32);
      ctx.restore();
      paintGantry(ctx, race.track.width);
      ctx.restore();
      light.paint();
    },
  };
}
