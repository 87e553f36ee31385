import type { Ctx, Sprite } from '../kit/draw.ts';
import { approach, clamp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createParticles } from '../kit/particles.ts';
import type { Layer, Stage } from '../kit/stage.ts';
import type { Car } from './car.ts';
import { STAGES, slipOf, stageOf } from './car.ts';
import { createCarSprite, createGlow, createShadowSprite } from './car-art.ts';
import { paintGantry } from './props.ts';
import { YOU } from './rules.ts';
import type { Race, RaceEvent } from './rules.ts';
import type { World } from './scenery.ts';
import { bakeWorld } from './scenery.ts';
import type { Point } from './track.ts';
import { around } from './track.ts';

export const FLAMES = ['#ffd23f', '#ff8a2e', '#ff3f86'] as const;
/** How far the camera looks ahead, in seconds of driving. */
const AHEAD = 0.42;
/** Cars are drawn a little larger than they touch. */
const SIZE = 1.16;

export interface View {
  /** Shows another race, its desert painted afresh. */
  show(race: Race): void;
  /** Paints again for another size. */
  fit(race: Race): void;
  tell(event: RaceEvent, race: Race): void;
  step(dt: number, race: Race): void;
  draw(ctx: Ctx, race: Race, ghost: (Point & { heading: number }) | undefined): void;
  /** Where on the stage a place of the desert is seen. */
  toStage(spot: Point): Point;
}

interface Wheels {
  left: Point;
  right: Point;
}

const rearWheels = (car: Car): Wheels => {
  const [cos, sin] = [Math.cos(car.heading), Math.sin(car.heading)];
  const at = (side: number): Point => ({
    x: car.x - cos * 15 - sin * 10.5 * side,
    y: car.y - sin * 15 + cos * 10.5 * side,
  });
  return { left: at(-1), right: at(1) };
};

export function createView(stage: Stage): View {
  const particles = createParticles(260);
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

  /** Keeps the camera where everything seen is painted. */
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
      ctx.strokeStyle = surface === 'sand' ? 'rgba(160,84,50,0.22)' : 'rgba(28,12,40,0.3)';
      ctx.lineWidth = 4.5;
      ctx.lineCap = 'butt';
      ctx.beginPath();
      ctx.moveTo(before.left.x, before.left.y);
      ctx.lineTo(now.left.x, now.left.y);
      ctx.moveTo(before.right.x, before.right.y);
      ctx.lineTo(now.right.x, now.right.y);
      ctx.stroke();
    });
  };

  const emit = (race: Race): void => {
    const tick = Math.floor(clock * 60);
    race.racers.forEach(({ car, surface }, index) => {
      const rear = rearWheels(car);
      const wheel = (tick + index) % 2 === 0 ? rear.left : rear.right;
      const back = car.course + Math.PI;
      if ((surface === 'sand' || surface === 'gravel') && car.speed > 60 && (tick + index) % 3 === 0)
        particles.burst({
          ...wheel,
          count: 1,
          colors: ['#ffd9a0', '#e2a066'],
          speed: 70,
          angle: back,
          spread: 1.2,
          size: 9,
          life: 0.6,
        });
      if (car.drift !== 0 && (tick + index) % 2 === 0) {
        const stageNow = stageOf(car.charge);
        particles.burst({
          ...wheel,
          count: 1,
          colors: ['#ffe9d2', '#c9a9c9'],
          speed: 40,
          angle: back,
          spread: 1.6,
          size: 8,
          life: 0.55,
        });
        if (stageNow > 0)
          particles.burst({
            ...wheel,
            count: 1,
            colors: [FLAMES[stageNow - 1] ?? '#ffd23f'],
            speed: 150,
            angle: back,
            spread: 1,
            size: 4,
            life: 0.3,
            shape: 'streak',
          });
      }
      if (car.boost > 0)
        particles.burst({
          x: car.x - Math.cos(car.heading) * 22,
          y: car.y - Math.sin(car.heading) * 22,
          count: 2,
          colors: FLAMES,
          speed: 90,
          angle: car.heading + Math.PI,
          spread: 0.7,
          size: 6,
          life: 0.32,
        });
      if (index === YOU && car.draft > 0.25 && tick % 4 === 0)
        particles.burst({
          x: car.x + (Math.random() - 0.5) * 40,
          y: car.y + (Math.random() - 0.5) * 40,
          count: 1,
          colors: ['#fff6e0'],
          speed: 160,
          angle: back,
          spread: 0.05,
          size: 5,
          life: 0.3,
          shape: 'streak',
        });
    });
  };

  const drawCar = (ctx: Ctx, car: Car, index: number): void => {
    const squash = 1 + clamp(car.boost, 0, 0.25) * 0.3;
    if (car.boost > 0) {
      const flicker = 0.9 + 0.3 * Math.sin(clock * 60 + index);
      flame.draw(
        ctx,
        car.x - Math.cos(car.heading) * 26,
        car.y - Math.sin(car.heading) * 26,
        1.7 * flicker,
        1 * flicker,
        car.heading,
      );
    }
    ctx.save();
    ctx.translate(car.x, car.y);
    ctx.rotate(car.heading);
    ctx.scale(SIZE, SIZE);
    ctx.fillStyle = '#1d1230';
    for (const side of [-9.5, 9.5]) {
      ctx.save();
      ctx.translate(12, side);
      ctx.rotate(car.steer * 0.5);
      ctx.fillRect(-5.5, -3, 11, 6);
      ctx.restore();
    }
    ctx.restore();
    sprites[index]?.draw(ctx, car.x, car.y, SIZE * squash, SIZE * (2 - squash), car.heading);
    if (car.heat > 0.3) {
      const { left, right } = rearWheels(car);
      const strength =
        clamp((car.heat - 0.3) / 0.6, 0, 1) * (car.isHot ? 0.75 + 0.25 * Math.sin(clock * 22) : 0.8);
      for (const wheel of [left, right]) glow.draw(ctx, wheel.x, wheel.y, 1.2, 1.2, 0, strength);
    }
  };

  /** The charge of a drift, as a ring of three parts round your car. */
  const drawCharge = (ctx: Ctx, car: Car): void => {
    if (car.charge <= 0.04) return;
    const [first, , last] = STAGES;
    ctx.lineCap = 'round';
    let from = 0;
    STAGES.forEach((goal, index) => {
      const start = Math.PI * (0.75 + index * 0.5) + 0.07;
      const full = clamp((car.charge - from) / (goal - from), 0, 1);
      ctx.lineWidth = 5;
      ctx.strokeStyle = 'rgba(43,23,64,0.5)';
      ctx.beginPath();
      ctx.arc(car.x, car.y, 37, start, start + Math.PI * 0.5 - 0.14);
      ctx.stroke();
      if (full > 0) {
        ctx.strokeStyle = FLAMES[index] ?? '#ffd23f';
        ctx.beginPath();
        ctx.arc(car.x, car.y, 37, start, start + (Math.PI * 0.5 - 0.14) * full);
        ctx.stroke();
      }
      from = goal;
    });
    if (car.charge >= last && !reducedMotion()) {
      const beat = (clock * 2) % 1;
      ctx.strokeStyle = `rgba(255,63,134,${1 - beat})`;
      ctx.lineWidth = 3;
      ctx.beginPath();
      ctx.arc(car.x, car.y, 37 + beat * 12 * first, 0, Math.PI * 2);
      ctx.stroke();
    }
  };

  const bake = (race: Race): void => {
    world = bakeWorld(race.track, race.line, stage.pixelScale);
    trails = [];
  };

  return {
    show(race) {
      bake(race);
      particles.clear();
      Object.assign(camera, goalOf(race));
      frameWorld();
    },
    fit(race) {
      paintSprites();
      bake(race);
      frameWorld();
    },
    toStage: ({ x, y }) => ({ x: x - camera.x + stage.width / 2, y: y - camera.y + stage.height / 2 }),
    tell(event, race) {
      const racer = 'racer' in event ? race.racers[event.racer] : undefined;
      if (!racer || !('racer' in event)) return;
      const { x, y, course } = racer.car;
      if (event.type === 'boost') {
        particles.burst({
          x,
          y,
          count: 10 + event.stage * 5,
          colors: FLAMES,
          speed: 240,
          angle: course + Math.PI,
          spread: 1.4,
          size: 6,
          life: 0.5,
          shape: 'star',
        });
        if (event.racer === YOU) stage.shake(event.stage * 2);
      }
      if (event.type === 'bump') {
        particles.burst({
          x,
          y,
          count: 7,
          colors: ['#fff3c0', '#ffb52e'],
          speed: 200,
          size: 4,
          life: 0.35,
          shape: 'streak',
        });
        if (event.racer === YOU) stage.shake(clamp(event.force / 40, 2, 8));
      }
      if (event.type === 'splash')
        particles.burst({
          x,
          y,
          count: 16,
          colors: ['#ffd9b8', '#f0739a', '#8a78ff'],
          speed: 190,
          size: 6,
          life: 0.5,
        });
      if (event.type === 'finish')
        particles.burst({
          x,
          y,
          count: 46,
          colors: ['#ffd23f', '#ff3f86', '#16c8bd', '#fff0d6'],
          speed: 320,
          size: 6,
          life: 1.2,
          shape: 'square',
        });
    },
    step(dt, race) {
      clock += dt;
      const goal = goalOf(race);
      camera.x = approach(camera.x, goal.x, 5, dt);
      camera.y = approach(camera.y, goal.y, 5, dt);
      frameWorld();
      particles.step(dt);
      if (race.phase === 'grid') return;
      drawSkids(race);
      if (!reducedMotion() || Math.floor(clock * 60) % 3 === 0) emit(race);
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
      race.racers.forEach(({ car }, index) => index !== YOU && drawCar(ctx, car, index));
      const you = race.racers[YOU];
      if (you) {
        drawCar(ctx, you.car, YOU);
        drawCharge(ctx, you.car);
      }
      particles.draw(ctx);
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
