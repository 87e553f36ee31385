import { type Ctx, type Sprite, setStroke, strokeArc, text } from '../kit/draw.ts';
import { clamp, easeOutBack } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { EYE_TO_VAN, SIGHT, spotOf, type Scope, type Spot } from './camera.ts';
import { shortfall, type Box } from './parcels.ts';
import type { Parapet } from './parapet.ts';
import type { Props } from './prop-art.ts';
import type { Things } from './road.ts';
import type { State } from './rules.ts';
import type { Scenery, SceneryKind } from './track.ts';
import { HALF, SLICE } from './track.ts';
import type { Herd, Vehicle, VehicleKind } from './traffic.ts';
import { phrase } from './texts.ts';

export interface Sprites {
  readonly scenery: ReadonlyMap<SceneryKind, Sprite>;
  readonly vehicles: ReadonlyMap<VehicleKind, readonly Sprite[]>;
  readonly van: { readonly body: Sprite; readonly wheels: Sprite };
  readonly props: Props;
}

/** The things at fixed distances along the road, grouped by slice, so that a frame checks only the nearby ones. */
export interface Roadside {
  readonly scenery: ReadonlyMap<number, readonly Scenery[]>;
  readonly boxes: ReadonlyMap<number, readonly Box[]>;
  readonly clocks: ReadonlyMap<number, State['clocks']>;
  readonly herds: ReadonlyMap<number, readonly Herd[]>;
  /** For each slice with gates, the indexes of these gates in the list of the track. */
  readonly gates: ReadonlyMap<number, readonly number[]>;
}

/**
 * The list for a slice without things of a kind. All such slices share it, so that no list is created for each slice.
 */
const NONE: readonly never[] = [];

const sliceOf = ({ z }: { z: number }): number => Math.floor(z / SLICE);

export const createRoadside = ({ track, boxes, clocks, herds }: State): Roadside => ({
  scenery: Map.groupBy(track.scenery, sliceOf),
  boxes: Map.groupBy(boxes, sliceOf),
  clocks: Map.groupBy(clocks, sliceOf),
  herds: Map.groupBy(herds, sliceOf),
  gates: Map.groupBy(track.gates.keys(), (number) => sliceOf({ z: track.gates[number] ?? 0 })),
});

/** Where things are drawn: the canvas, and the wall that must be drawn before the things in front of it. */
interface Place {
  readonly ctx: Ctx;
  readonly parapet: Parapet;
}

function stand(
  { ctx, parapet }: Place,
  sprite: Sprite,
  spot: Spot,
  clip: number,
  lift = 0,
  squash = 1,
  opacity = 1,
): void {
  const { x, y, scale } = spot;
  const tall = sprite.height * scale * squash;
  const foot = y - lift * scale;
  const hidden = clamp((foot - clip) / tall, 0, 1);
  if (hidden >= 1 || tall < 1.5) return;
  const wide = (sprite.width * scale) / Math.sqrt(squash);
  parapet.flushUnder(x - wide / 2, x + wide / 2, foot - tall, Math.min(foot, clip));
  if (opacity < 1) ctx.globalAlpha = opacity;
  const { image } = sprite;
  ctx.drawImage(
    image,
    0,
    0,
    image.width,
    image.height * (1 - hidden),
    x - wide / 2,
    foot - tall,
    wide,
    tall * (1 - hidden),
  );
  if (opacity < 1) ctx.globalAlpha = 1;
}

const fadeIn = (slice: number): number => clamp((SIGHT - slice) / 8, 0, 1);

/**
 * Returns the seconds until the parcel for a letterbox must be thrown, or undefined while the ring of the letterbox is
 * hidden.
 */
function leadOf(state: State, box: Box): number | undefined {
  if (box.status !== 'waiting') return undefined;
  const lead = shortfall(state, box) / Math.max(8, state.speed);
  return lead < -0.3 || lead > 1.3 ? undefined : lead;
}

function drawRing({ ctx, parapet }: Place, state: State, box: Box, spot: Spot, lead: number): void {
  parapet.flush();
  const isGood = Math.abs(shortfall(state, box)) < state.level.reach;
  const radius = (0.95 + clamp(lead, 0, 1.3) * 2.1) * spot.scale;
  const y = spot.y - 1.4 * spot.scale;
  setStroke(ctx, isGood ? '#2fd576' : 'rgba(255,255,255,0.85)', Math.max(2, 0.16 * spot.scale));
  strokeArc(ctx, spot.x, y, radius);
  if (!isGood) return;
  ctx.fillStyle = 'rgba(70,240,140,0.3)';
  ctx.fill();
}

function drawBox(place: Place, state: State, sprites: Sprites, box: Box, spot: Spot, clip: number): void {
  const { props } = sprites;
  const pop = box.status === 'full' ? clamp(box.since / 0.45, 0, 1) : 1;
  const sprite =
    box.status === 'full' ? props.boxFull : box.status === 'missed' ? props.boxMissed : props.boxWaiting;
  const squash = pop < 1 ? 0.7 + 0.3 * easeOutBack(pop, 4) : 1;
  // Letterboxes are drawn larger than their real size, because the player has to find them.
  const near = { ...spot, scale: spot.scale * 1.25 };
  stand(place, sprite, near, clip, 0, squash, fadeIn(spot.slice));
  const lead = leadOf(state, box);
  if (lead !== undefined) drawRing(place, state, box, near, lead);
}

function drawVehicle(
  place: Place,
  sprites: Sprites,
  vehicle: Vehicle,
  spot: Spot,
  clip: number,
  time: number,
): void {
  const sprite = sprites.vehicles.get(vehicle.kind)?.[vehicle.tint];
  const bounce = reducedMotion() ? 0 : Math.abs(Math.sin(time * 9 + vehicle.lane)) * 0.03;
  if (sprite) stand(place, sprite, spot, clip, bounce, 1, fadeIn(spot.slice));
}

/** The size in which the lettering of a gate is drawn. It is scaled as the gate comes nearer. */
const GATE_LETTERS = 32;

function drawGate({ ctx, parapet }: Place, scope: Scope, state: State, index: number): void {
  const gate = state.track.gates[index] ?? 0;
  const [left, right] = [spotOf(scope, gate, -HALF - 1.4), spotOf(scope, gate, HALF + 1.4)];
  if (!left || !right) return;
  parapet.flush();
  const isLast = index === state.track.gates.length - 1;
  const { scale: k } = left;
  const top = left.y - 7.4 * k;
  ctx.fillStyle = '#fffaf0';
  for (const post of [left, right]) ctx.fillRect(post.x - 0.26 * k, top, 0.52 * k, 7.4 * k);
  ctx.fillStyle = isLast ? '#ff7f6b' : '#2fb5ae';
  ctx.fillRect(left.x - 0.5 * k, top, right.x - left.x + k, 1.9 * k);
  const wide = (right.x - left.x + k) / 14;
  for (let n = 0; n < 14; n += 1) {
    ctx.fillStyle = n % 2 ? '#fffaf0' : '#ffc928';
    ctx.beginPath();
    ctx.moveTo(left.x - 0.5 * k + n * wide, top + 1.9 * k);
    ctx.lineTo(left.x - 0.5 * k + (n + 1) * wide, top + 1.9 * k);
    ctx.lineTo(left.x - 0.5 * k + (n + 0.5) * wide, top + 2.6 * k);
    ctx.fill();
  }
  if (k > 2)
    text(
      ctx,
      isLast ? state.level.name.toUpperCase() : phrase('sign.checkpoint'),
      (left.x + right.x) / 2,
      top + k,
      {
        size: GATE_LETTERS,
        grow: (1.4 * k) / GATE_LETTERS,
        weight: 700,
        maxWidth: (right.x - left.x) * 0.86,
      },
    );
}

function drawParcels(ctx: Ctx, scope: Scope, state: State, sprites: Sprites): void {
  for (const parcel of state.parcels) {
    const share = parcel.age / parcel.duration;
    const spot = spotOf(scope, parcel.z, parcel.fromX + (parcel.box.x - parcel.fromX) * share);
    if (!spot) continue;
    const lift = 1.5 + Math.sin(share * Math.PI) * 1.8 - share * 0.3;
    sprites.props.parcel.draw(
      ctx,
      spot.x,
      spot.y - (lift + 0.5) * spot.scale,
      spot.scale,
      spot.scale,
      share * 5,
    );
  }
}

function drawHerd(
  place: Place,
  scope: Scope,
  sprites: Sprites,
  herd: Herd,
  clip: number,
  time: number,
): void {
  const { ctx, parapet } = place;
  parapet.flush();
  for (const animal of herd.animals) {
    const spot = spotOf(scope, herd.z + animal.dz, animal.x);
    if (!spot) continue;
    const pair = sprites.props[herd.kind];
    const hop = animal.leap >= 0 ? Math.sin(Math.min(1, animal.leap / 0.8) * Math.PI) * 3 : 0;
    const sprite = pair[herd.isWalking && Math.floor(time * 7 + animal.dz) % 2 ? 1 : 0];
    ctx.save();
    ctx.translate(spot.x, 0);
    ctx.scale(-herd.from, 1);
    const bob = animal.leap < 0 ? Math.abs(Math.sin(time * 9)) * 0.06 : 0;
    stand(place, sprite, { ...spot, x: 0 }, clip, hop + bob);
    ctx.restore();
  }
}

/** Draws the things on the road and beside it, slice by slice. */
export function createThings(
  place: Place,
  scope: Scope,
  state: State,
  sprites: Sprites,
  roadside: Roadside,
  time: number,
): Things {
  const { first, lens } = scope;
  const isSeen = ({ x, scale }: Spot, { width }: Sprite): boolean => {
    const half = (width * scale) / 2;
    return x + half > lens.view.x && x - half < lens.view.x + lens.view.width;
  };
  const isNear = ({ z }: { z: number }): boolean => z / SLICE >= first && z / SLICE < first + SIGHT;
  const vehicles = Map.groupBy(state.vehicles.filter(isNear), sliceOf);

  return {
    isUnderGround(slice) {
      const index = first + slice;
      const isHidden = (scope.y[slice] ?? 0) > (scope.clip[slice] ?? 0);
      if (isHidden && roadside.gates.has(index)) return true;
      return roadside.boxes.get(index)?.some((box) => leadOf(state, box) !== undefined) === true;
    },
    draw(slice) {
      const index = first + slice;
      const clip = scope.clip[slice] ?? 0;
      for (const { kind, z, x } of roadside.scenery.get(index) ?? NONE) {
        const spot = spotOf(scope, z, x);
        const sprite = sprites.scenery.get(kind);
        if (spot && sprite && isSeen(spot, sprite))
          stand(place, sprite, spot, clip, kind === 'boat' ? -5 : 0, 1, fadeIn(slice));
      }
      for (const number of roadside.gates.get(index) ?? NONE) drawGate(place, scope, state, number);
      for (const box of roadside.boxes.get(index) ?? NONE) {
        const spot = spotOf(scope, box.z, box.x);
        if (spot) drawBox(place, state, sprites, box, spot, clip);
      }
      for (const { z, x, isTaken } of roadside.clocks.get(index) ?? NONE) {
        const spot = isTaken ? undefined : spotOf(scope, z, x);
        if (spot) stand(place, sprites.props.clock, spot, clip, 0.3 + Math.sin(time * 4) * 0.15);
      }
      for (const herd of roadside.herds.get(index) ?? NONE) drawHerd(place, scope, sprites, herd, clip, time);
      for (const vehicle of vehicles.get(index) ?? NONE) {
        const spot = spotOf(scope, vehicle.z, vehicle.x);
        if (spot) drawVehicle(place, sprites, vehicle, spot, clip, time);
      }
    },
  };
}

export interface VanPose {
  readonly lean: number;
  readonly bounce: number;
  /** 1 right after a throw, then back to 0. */
  readonly recoil: number;
}

/** Draws the van and the parcels in the air. */
export function drawVan(ctx: Ctx, scope: Scope, state: State, sprites: Sprites, pose: VanPose): void {
  const spot = spotOf(scope, scope.eyeZ + EYE_TO_VAN + 0.01, state.x);
  if (!spot) return;
  const { wheels, body } = sprites.van;
  const k = spot.scale * 0.94;
  const isBlinking = state.spared > 0 && Math.floor(state.spared * 12) % 2 === 0;
  ctx.save();
  if (isBlinking) ctx.globalAlpha = 0.6;
  ctx.translate(spot.x, spot.y);
  wheels.draw(ctx, pose.lean * 0.05 * k, -0.4 * k, k);
  ctx.rotate(pose.lean * 0.035);
  ctx.transform(1, 0, -pose.lean * 0.1, 1, 0, 0);
  const squash = 1 - pose.recoil * 0.06;
  body.draw(ctx, 0, (-1.75 * squash - pose.bounce) * k, k * (2 - squash), k * squash);
  ctx.restore();
  drawParcels(ctx, scope, state, sprites);
}
