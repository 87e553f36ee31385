import {
  type Ctx,
  alpha,
  fillCircle,
  fillEllipse,
  setStroke,
  shade,
  softShadow,
  strokeLine,
  text,
} from '../kit/draw.ts';
import type { Camera } from './camera.ts';
import { type Point, GOAL } from './flight.ts';
import type { Look } from './streets.ts';

export type Mood = 'calm' | 'glad' | 'sad' | 'alert';

export interface Face {
  look: Look;
  /** Direction of the eyes, -1 to 1. */
  glance: number;
  mood: Mood;
  /** Whether the face is seen from behind. */
  back?: boolean;
  blink?: boolean;
}

const OUTLINE = '#1d1540';

function limb(ctx: Ctx, from: Point, to: Point, width: number, color: string): void {
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  setStroke(ctx, OUTLINE, width + 5);
  ctx.stroke();
  setStroke(ctx, color, width);
  ctx.stroke();
}

function paintHair(ctx: Ctx, look: Look, r: number, back: boolean): void {
  ctx.fillStyle = look.hair;
  const cover = back ? 0.75 : 0.12;
  ctx.beginPath();
  ctx.arc(0, -r * 0.04, r * 1.04, Math.PI * (1 - cover * 0.5), Math.PI * (2 + cover * 0.5));
  if (!back) ctx.quadraticCurveTo(r * 0.3, -r * 0.62, -r * 0.25, -r * 0.3);
  ctx.closePath();
  ctx.fill();
  if (look.style === 'bun') fillCircle(ctx, 0, -r * 1.18, r * 0.42, look.hair);
  else if (look.style === 'curls') {
    for (let i = 0; i < 7; i++) {
      const angle = Math.PI * (1 + i / 6);
      fillCircle(ctx, Math.cos(angle) * r * 0.92, Math.sin(angle) * r * 0.92 - r * 0.06, r * 0.36, look.hair);
    }
  } else if (look.style === 'spikes') {
    ctx.beginPath();
    ctx.moveTo(-r * 1.02, -r * 0.1);
    for (let i = 0; i <= 8; i++) {
      const angle = Math.PI * (1 + i / 8);
      const reach = i % 2 === 0 ? r * 1 : r * 1.42;
      ctx.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
    }
    ctx.closePath();
    ctx.fill();
  } else if (look.style === 'bob') {
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.ellipse(side * r * 0.88, r * 0.22, r * 0.28, r * 0.6, side * -0.12, 0, Math.PI * 2);
      ctx.fill();
    }
  } else if (look.style === 'cap') {
    ctx.fillStyle = shade(look.shirt, -0.2);
    ctx.beginPath();
    ctx.arc(0, -r * 0.2, r * 1.02, Math.PI, 0);
    ctx.closePath();
    ctx.fill();
    if (!back) {
      fillEllipse(ctx, r * 0.1, -r * 0.2, r * 1.16, r * 0.2, shade(look.shirt, -0.4));
    }
  }
}

/** Draws a head of radius `r` around 0, 0. */
export function drawHead(ctx: Ctx, r: number, face: Face): void {
  const { look, mood } = face;
  fillCircle(ctx, 0, 0, r + Math.max(1.5, r * 0.08), OUTLINE);
  const skin = ctx.createRadialGradient(-r * 0.3, -r * 0.35, r * 0.1, 0, 0, r * 1.1);
  skin.addColorStop(0, shade(look.skin, 0.18));
  skin.addColorStop(1, shade(look.skin, -0.12));
  fillCircle(ctx, 0, 0, r, skin);
  if (!face.back) {
    const turn = face.glance * r * 0.2;
    for (const side of [-1, 1]) {
      const x = side * r * 0.36 + turn;
      if (face.blink) {
        setStroke(ctx, OUTLINE, r * 0.1);
        strokeLine(ctx, x - r * 0.18, r * 0.06, x + r * 0.18, r * 0.06);
        continue;
      }
      fillEllipse(ctx, x, r * 0.05, r * 0.25, r * (mood === 'alert' ? 0.34 : 0.29), '#fff');
      fillCircle(ctx, x + face.glance * r * 0.14, r * 0.08, r * 0.145, OUTLINE);
      fillCircle(ctx, x + face.glance * r * 0.14 - r * 0.05, r * 0.02, r * 0.05, '#fff');
      setStroke(ctx, shade(look.hair, -0.2), r * 0.1);
      ctx.lineCap = 'round';
      const raise = mood === 'sad' ? side * 0.1 : mood === 'calm' ? side * -0.06 : 0;
      strokeLine(ctx, x - r * 0.2, -r * (0.34 + raise), x + r * 0.2, -r * (0.34 - raise));
    }
    setStroke(ctx, OUTLINE, r * 0.09);
    ctx.beginPath();
    if (mood === 'glad') {
      ctx.arc(turn, r * 0.42, r * 0.3, 0.1, Math.PI - 0.1);
      ctx.closePath();
      ctx.fillStyle = '#8c2742';
      ctx.fill();
    } else if (mood === 'sad') ctx.arc(turn, r * 0.72, r * 0.22, Math.PI + 0.4, -0.4);
    else if (mood === 'alert') ctx.ellipse(turn, r * 0.52, r * 0.12, r * 0.15, 0, 0, Math.PI * 2);
    else ctx.arc(turn, r * 0.42, r * 0.2, 0.3, Math.PI - 0.3);
    ctx.stroke();
    ctx.fillStyle = 'rgba(255,90,110,0.28)';
    for (const side of [-1, 1]) {
      fillEllipse(ctx, side * r * 0.62 + turn, r * 0.4, r * 0.15, r * 0.1);
    }
  }
  paintHair(ctx, look, r, face.back === true);
}

function paintShirt(ctx: Ctx, hips: Point, shoulders: Point, unit: number, look: Look, mark: string): void {
  const width = unit * 0.5;
  limb(ctx, hips, shoulders, width, look.shirt);
  const angle = Math.atan2(shoulders.y - hips.y, shoulders.x - hips.x) + Math.PI / 2;
  const length = Math.hypot(shoulders.x - hips.x, shoulders.y - hips.y);
  ctx.save();
  ctx.translate((hips.x + shoulders.x) / 2, (hips.y + shoulders.y) / 2);
  ctx.rotate(angle);
  ctx.fillStyle = 'rgba(255,255,255,0.2)';
  ctx.beginPath();
  ctx.roundRect(-width * 0.42, -length * 0.55, width * 0.24, length * 1.1, width * 0.12);
  ctx.fill();
  text(ctx, mark, 0, 0, { size: unit * 0.3, weight: 700, color: alpha('#ffffff', 0.92) });
  ctx.restore();
}

export interface KeeperLooks extends Face {
  /** Distance in metres that the keeper has swayed to a side. */
  sway: number;
  /** Scale of the gloves: 1 is usual. */
  gloves: number;
  number: string;
  /** Seconds, for breathing. */
  time: number;
  /** How far the hands are thrown up after the kick, 0 to 1. */
  cheer: number;
}

/** Draws a keeper in a pose on the goal line. */
export function drawKeeper(
  ctx: Ctx,
  camera: Camera,
  pose: { hips: Point; hands: Point; stretch: number },
  looks: KeeperLooks,
): void {
  const z = GOAL.distance - 0.35;
  const unit = camera.at(0, 0, z).scale;
  const idle = 1 - pose.stretch;
  const bob = Math.abs(Math.sin(looks.time * 5)) * 0.035 * idle;
  const shift = looks.sway * idle;
  const place = (point: Point): Point => camera.at(point.x, Math.max(0.06, point.y), z);
  const hipsIn = { x: pose.hips.x + shift * 0.75, y: pose.hips.y - bob };
  const handsIn = { x: pose.hands.x + shift, y: pose.hands.y };
  const dx = handsIn.x - hipsIn.x;
  const dy = handsIn.y - hipsIn.y;
  const reach = Math.max(0.2, Math.hypot(dx, dy));
  const tilt = {
    x: (dx / reach) * pose.stretch + shift * 0.35 * idle,
    y: (dy / reach) * pose.stretch + idle,
  };
  const length = Math.hypot(tilt.x, tilt.y) || 1;
  const way = { x: tilt.x / length, y: tilt.y / length };
  const side = { x: way.y, y: -way.x };
  const off = (base: Point, along: number, across: number): Point => ({
    x: base.x + way.x * along + side.x * across,
    y: base.y + way.y * along + side.y * across,
  });
  const shouldersIn = off(hipsIn, 0.42, 0);
  const headIn = off(hipsIn, 0.86 - pose.stretch * 0.08, 0);
  const ground = camera.at(hipsIn.x, 0, z);
  softShadow(ctx, ground.x, ground.y, unit * (0.55 + pose.stretch * 0.5), unit * 0.12, 0.42);

  for (const foot of [-1, 1]) {
    const standing = { x: hipsIn.x * 0.6 + foot * 0.27, y: 0.05 };
    const trailing = off(hipsIn, -0.72, foot * 0.2 + 0.05);
    const at = {
      x: standing.x * idle + trailing.x * pose.stretch,
      y: standing.y * idle + Math.max(0.08, trailing.y) * pose.stretch,
    };
    const hip = place(off(hipsIn, -0.05, foot * 0.14));
    const shoe = place(at);
    const knee = { x: (hip.x + shoe.x) / 2 + foot * unit * 0.05, y: (hip.y + shoe.y) / 2 };
    limb(ctx, knee, shoe, unit * 0.17, looks.look.skin);
    limb(ctx, { x: (knee.x + shoe.x) / 2, y: (knee.y + shoe.y) / 2 }, shoe, unit * 0.18, '#ffffff');
    limb(ctx, hip, knee, unit * 0.24, looks.look.shorts);
    limb(ctx, shoe, { x: shoe.x + foot * unit * 0.09, y: shoe.y }, unit * 0.15, '#ff5d4a');
  }
  const hands = [-1, 1].map((hand) => {
    const ready = { x: hipsIn.x + hand * (0.52 + 0.05 * Math.sin(looks.time * 5 + hand)), y: 1.02 + bob * 2 };
    const up = { x: hipsIn.x + hand * 0.42, y: 1.95 + 0.08 * Math.sin(looks.time * 14 + hand) };
    const rest = { x: ready.x + (up.x - ready.x) * looks.cheer, y: ready.y + (up.y - ready.y) * looks.cheer };
    const full = off(handsIn, 0.3, hand * 0.15);
    return place({ x: rest.x * idle + full.x * pose.stretch, y: rest.y * idle + full.y * pose.stretch });
  });
  const arm = (index: number): void => {
    const hand = hands[index];
    const shoulder = place(off(shouldersIn, 0, (index * 2 - 1) * 0.24));
    if (hand !== undefined) limb(ctx, shoulder, hand, unit * 0.15, shade(looks.look.shirt, -0.12));
  };
  const glove = (index: number): void => {
    const hand = hands[index];
    if (hand === undefined) return;
    const size = unit * 0.155 * looks.gloves;
    fillCircle(ctx, hand.x, hand.y, size + 2.5, OUTLINE);
    fillCircle(ctx, hand.x, hand.y, size, looks.look.gloves);
    fillCircle(ctx, hand.x - size * 0.28, hand.y - size * 0.3, size * 0.36, 'rgba(255,255,255,0.55)');
  };
  arm(0);
  arm(1);
  paintShirt(ctx, place(hipsIn), place(shouldersIn), unit, looks.look, looks.number);
  const head = place(headIn);
  ctx.save();
  ctx.translate(head.x, head.y);
  ctx.rotate(Math.atan2(way.x, way.y));
  drawHead(ctx, unit * 0.29, looks);
  ctx.restore();
  glove(0);
  glove(1);
}

export interface KickerState {
  face: Face;
  /**
   * Position in metres relative to the ball: `x` to the side, `z` towards the goal, so that it is negative behind the
   * ball.
   */
  x: number;
  z: number;
  /** Direction of the hips, -1 to 1. */
  hips: number;
  /** Seconds since the run began, or 0 while standing. */
  run: number;
  /** How far the leg is swung, 0 to 1. */
  swing: number;
  cheer: number;
  time: number;
}

/** Draws the rival at the ball, facing the goal. */
export function drawKicker(ctx: Ctx, camera: Camera, kicker: KickerState): void {
  const base = camera.at(kicker.x, 0, kicker.z);
  const unit = base.scale * 1.1;
  softShadow(ctx, base.x, base.y, unit * 0.5, unit * 0.13, 0.4);
  const stride = kicker.run > 0 ? Math.sin(kicker.run * 17) : 0;
  const hop = kicker.run > 0 ? Math.abs(stride) * 0.07 : Math.sin(kicker.time * 3) * 0.012;
  const lean = kicker.hips * 0.2;
  const put = (x: number, y: number): Point => ({ x: base.x + x * unit, y: base.y - (y + hop) * unit });
  const { face } = kicker;
  for (const foot of [-1, 1]) {
    const step = stride * foot * 0.24;
    const kicking = foot === 1 ? kicker.swing : 0;
    const hip = put(foot * 0.13, 0.62);
    const shoe = put(foot * 0.17 - kicking * kicker.hips * 0.2, Math.max(0, step) + kicking * 0.42 - hop);
    const knee = { x: (hip.x + shoe.x) / 2 + foot * unit * 0.04, y: (hip.y + shoe.y) / 2 - unit * 0.02 };
    limb(ctx, knee, shoe, unit * 0.15, face.look.skin);
    limb(ctx, hip, knee, unit * 0.22, face.look.shorts);
    limb(ctx, shoe, { x: shoe.x + foot * unit * 0.04, y: shoe.y + unit * 0.02 }, unit * 0.16, '#ffffff');
  }
  for (const hand of [-1, 1]) {
    const shoulder = put(hand * 0.24 + lean, 1.04);
    const swing = kicker.run > 0 ? -stride * hand * 0.2 : 0;
    const down = put(hand * (0.44 + Math.abs(kicker.hips) * 0.08) + lean - kicker.hips * 0.12, 0.72 + swing);
    const up = put(hand * 0.42, 1.62 + 0.06 * Math.sin(kicker.time * 14 + hand));
    const at = { x: down.x + (up.x - down.x) * kicker.cheer, y: down.y + (up.y - down.y) * kicker.cheer };
    limb(ctx, shoulder, at, unit * 0.14, shade(face.look.shirt, -0.12));
    fillCircle(ctx, at.x, at.y, unit * 0.09, face.look.skin);
  }
  paintShirt(ctx, put(lean * 0.3, 0.66), put(lean, 1.02), unit * 1.02, face.look, '7');
  const head = put(lean * 1.5, 1.44);
  ctx.save();
  ctx.translate(head.x, head.y);
  ctx.rotate(lean * 0.5);
  drawHead(ctx, unit * 0.34, face);
  ctx.restore();
}
