import { roundRect, setStroke } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { approach, clamp } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Particles } from '../kit/particles.ts';
import type { Layer, Stage } from '../kit/stage.ts';
import { CELL, createVehicleSprite, drawBarrier, paintOf } from './car-art.ts';
import type { Role } from './car-art.ts';
import { boxOf, placeAll } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { drawPanel } from './panel.ts';
import type { Attempt } from './play.ts';
import { SIZE, YELLOW, directionOf } from './rules.ts';
import type { Lot, Slide } from './rules.ts';
import { LOT, drawOutline, drawPad, paintScenery } from './scenery.ts';

export interface Aim {
  /** The held vehicle and the position to which it is dragged. */
  held: { vehicle: number; place: number } | undefined;
  /** The cell under the keyboard cursor. */
  cursor: number | undefined;
  hint: Slide | undefined;
}

export interface View {
  readonly geometry: Geometry;
  readonly particles: Particles;
  fit(): void;
  /** Shows another lot; its vehicles roll in. */
  show(lot: Lot): void;
  /** Drives the yellow car out. Returns true when it is out of sight. */
  driveOut(dt: number): boolean;
  step(dt: number, attempt: Attempt, aim: Aim): void;
  draw(ctx: Ctx, attempt: Attempt, aim: Aim, panel: boolean): void;
}

const roleOf = (lot: Lot, index: number): Role =>
  index === YELLOW ? 'yellow' : lot.barrier?.key === index ? 'key' : 'other';

/** Creates the view of the car park on a stage; `first` is shown behind the title. */
export function createView(stage: Stage, first: Lot): View {
  const particles = createParticles();
  let lot = first;
  let sprites: Sprite[] = [];
  let spriteScale = 0;
  let shown = [...lot.start];
  let speeds: number[] = [];
  let raised = 0;
  let leaving = 0;
  let arriving = 1;
  let time = 0;
  let geometry = placeAll(stage, stage.orientation, stage.frame);
  const ground: Layer = stage.layer((ctx, visible) =>
    paintScenery(ctx, { x: geometry.x, y: geometry.y, visible }, lot),
  );

  const renderSprites = (): void => {
    spriteScale = stage.pixelScale;
    sprites = lot.vehicles.map((vehicle, index) =>
      createVehicleSprite(spriteScale, index, vehicle.length, vehicle.horizontal, roleOf(lot, index)),
    );
  };
  let traffic: Sprite[] = [];
  const renderTraffic = (): void => {
    traffic = [
      [4, 2],
      [7, 3],
      [2, 4],
      [9, 2],
    ].map(([index = 0, length = 2]) => createVehicleSprite(stage.pixelScale, index, length, false, 'other'));
  };
  renderSprites();
  renderTraffic();

  const drawBeams = (ctx: Ctx): void => {
    const yellow = lot.vehicles[YELLOW];
    if (!yellow) return;
    const box = boxOf(geometry, yellow, shown[YELLOW] ?? 0);
    const front = box.x + box.width - 14 + leaving;
    ctx.save();
    ctx.globalCompositeOperation = 'lighter';
    for (const side of [-20, 20]) {
      const y = box.y + CELL / 2 + side;
      const light = ctx.createLinearGradient(front, 0, front + 190, 0);
      light.addColorStop(0, 'rgba(255,236,150,0.5)');
      light.addColorStop(1, 'rgba(255,236,150,0)');
      ctx.fillStyle = light;
      ctx.beginPath();
      ctx.moveTo(front, y - 7);
      ctx.lineTo(front + 190, y - 34 + side * 0.5);
      ctx.lineTo(front + 190, y + 34 + side * 0.5);
      ctx.lineTo(front, y + 7);
      ctx.fill();
    }
    ctx.restore();
  };

  const drawVehicle = (ctx: Ctx, index: number, aim: Aim): void => {
    const vehicle = lot.vehicles[index];
    const sprite = sprites[index];
    if (!vehicle || !sprite) return;
    const box = boxOf(geometry, vehicle, shown[index] ?? 0);
    const speed = clamp(Math.abs(speeds[index] ?? 0) * 0.006, 0, 0.07);
    const lift = aim.held?.vehicle === index ? 1.04 : 1;
    const entry = clamp(arriving * 1.6 - index * 0.05, 0, 1);
    const pop = entry < 1 ? 0.6 + 0.4 * entry : 1;
    const x = box.x + box.width / 2 + (index === YELLOW ? leaving : 0);
    const y = box.y + box.height / 2;
    const alongX = vehicle.horizontal ? 1 + speed : 1 - speed;
    const alongY = vehicle.horizontal ? 1 - speed : 1 + speed;
    sprite.draw(ctx, x, y, alongX * lift * pop, alongY * lift * pop, 0, entry);
    const way = directionOf(lot, index);
    if (way !== 0 && entry === 1) {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate((vehicle.horizontal ? 0 : Math.PI / 2) + (way === 1 ? 0 : Math.PI));
      ctx.strokeStyle = 'rgba(20,28,80,0.75)';
      ctx.lineCap = 'round';
      ctx.lineJoin = 'round';
      for (const [color, width] of [
        ['rgba(15,22,72,0.8)', 15],
        ['#8fe0ff', 8],
      ] as const) {
        setStroke(ctx, color, width);
        ctx.beginPath();
        ctx.moveTo(-8, -13);
        ctx.lineTo(8, 0);
        ctx.lineTo(-8, 13);
        ctx.stroke();
      }
      ctx.restore();
    }
  };

  const drawTraffic = (ctx: Ctx): void => {
    const { visible } = stage;
    const lane = geometry.x + LOT + 44;
    const span = visible.height + 900;
    traffic.forEach((sprite, index) => {
      const up = index % 2 === 0;
      const x = lane + (up ? 182 : 64);
      if (x - 60 > visible.x + visible.width) return;
      const gone = (time * (up ? 130 : 105) + index * 430) % span;
      const y = up ? visible.y + visible.height + 300 - gone : visible.y - 300 + gone;
      sprite.draw(ctx, x, y, 1, 1, up ? 0 : Math.PI, clamp(1 - leaving / 140, 0, 1));
    });
  };

  const drawHint = (ctx: Ctx, hint: Slide): void => {
    const vehicle = lot.vehicles[hint.vehicle];
    if (!vehicle) return;
    const from = boxOf(geometry, vehicle, shown[hint.vehicle] ?? 0);
    const to = boxOf(geometry, vehicle, hint.to);
    const pulse = Math.sin(time * 6) * 3;
    drawOutline(ctx, from.x, from.y, from.width, from.height, '#ffcb08', pulse);
    ctx.setLineDash([18, 14]);
    drawOutline(ctx, to.x, to.y, to.width, to.height, 'rgba(255,255,255,0.9)', -3);
    ctx.setLineDash([]);
  };

  return {
    get geometry() {
      return geometry;
    },
    particles,
    fit() {
      geometry = placeAll(stage, stage.orientation, stage.frame);
      if (spriteScale !== stage.pixelScale) {
        renderSprites();
        renderTraffic();
      }
      ground.invalidate();
    },
    show(next) {
      lot = next;
      shown = [...lot.start];
      speeds = [];
      raised = 0;
      leaving = 0;
      arriving = 0;
      particles.clear();
      renderSprites();
      ground.invalidate();
    },
    driveOut(dt) {
      leaving += dt * (140 + leaving * 3.2);
      const front = geometry.x + LOT + leaving;
      if (leaving < 260) {
        particles.burst({
          x: front - 190,
          y: geometry.y + 2.72 * CELL,
          count: 2,
          colors: ['#d6dcff', '#aab3e8'],
          speed: 60,
          size: 12,
          life: 0.5,
        });
      }
      return front - 240 > stage.visible.x + stage.visible.width || leaving > 1400;
    },
    step(dt, attempt, aim) {
      time += dt;
      arriving = Math.min(2, arriving + dt * 1.6);
      attempt.position.places.forEach((target, index) => {
        const now = shown[index] ?? target;
        const held = aim.held?.vehicle === index;
        const next = approach(now, held ? (aim.held?.place ?? target) : target, held ? 40 : 18, dt);
        speeds[index] = (next - now) / dt;
        shown[index] = next;
      });
      raised = approach(raised, attempt.position.open ? 1 : 0, 7, dt);
      particles.step(dt);
    },
    draw(ctx, attempt, aim, panel) {
      ground.paint();
      drawTraffic(ctx);
      drawPad(ctx, { ...geometry, visible: stage.visible }, lot, attempt.position.open);
      if (panel) {
        if (aim.cursor !== undefined && !aim.held) {
          roundRect(
            ctx,
            geometry.x + (aim.cursor % SIZE) * CELL + 8,
            geometry.y + Math.floor(aim.cursor / SIZE) * CELL + 8,
            CELL - 16,
            CELL - 16,
            22,
          );
          ctx.fillStyle = 'rgba(255,203,8,0.35)';
          ctx.fill();
        }
        drawBeams(ctx);
        lot.vehicles.forEach((_, index) => drawVehicle(ctx, index, aim));
        if (lot.barrier) {
          const { cell } = lot.barrier;
          drawBarrier(
            ctx,
            geometry.x + ((cell % SIZE) + 0.5) * CELL,
            geometry.y + (Math.floor(cell / SIZE) + 0.5) * CELL,
            raised,
          );
        }
        if (aim.hint) drawHint(ctx, aim.hint);
        const pointed =
          aim.held?.vehicle ?? (aim.cursor === undefined ? undefined : vehicleAt(attempt, aim.cursor));
        const vehicle = pointed === undefined ? undefined : lot.vehicles[pointed];
        if (vehicle && pointed !== undefined) {
          const box = boxOf(geometry, vehicle, shown[pointed] ?? 0);
          drawOutline(
            ctx,
            box.x,
            box.y,
            box.width,
            box.height,
            aim.held ? '#ffffff' : '#ffcb08',
            aim.held ? 2 + Math.sin(time * 7) * 2 : 0,
          );
        }
        drawPanel(ctx, geometry.panel, stage.orientation === 'portrait', attempt);
      }
      particles.draw(ctx);
    },
  };
}

function vehicleAt(attempt: Attempt, cell: number): number | undefined {
  const index = attempt.lot.vehicles.findIndex((vehicle, at) => {
    const place = attempt.position.places[at] ?? 0;
    const lane = vehicle.horizontal ? Math.floor(cell / SIZE) : cell % SIZE;
    const along = vehicle.horizontal ? cell % SIZE : Math.floor(cell / SIZE);
    return lane === vehicle.lane && along >= place && along < place + vehicle.length;
  });
  return index < 0 ? undefined : index;
}

/** Returns the colour of sparks for a vehicle. */
export const sparkColor = (lot: Lot, index: number): string => paintOf(index, roleOf(lot, index));
