import { type Ctx, alpha, fillCircle, fillEllipse, fillRound, setStroke, strokeLine } from '../kit/draw.ts';
import { type Arena, type Pose, boardOf, floorOf, onHoop } from './court.ts';
import { TONES } from './palette.ts';

/** The deformation of the net: sideways and downwards, 0 at rest. */
export interface Net {
  readonly side: number;
  readonly pull: number;
}

const DEPTH = 0.2;
const NET_LENGTH = 50;

/** Draws the pole, the foot and the board, which are behind the ball. */
export function drawStand(ctx: Ctx, pose: Pose, arena: Arena): void {
  const floor = floorOf(arena);
  const [top, bottom] = boardOf(pose);
  const joint = { x: top.x * 0.4 + bottom.x * 0.6 + 16, y: top.y * 0.4 + bottom.y * 0.6 - 6 };
  const footX = pose.x + pose.ring + 48;
  fillEllipse(ctx, footX + 26, floor + 4, 74, 8, alpha(TONES.wallDark, 0.28));
  ctx.lineCap = 'round';
  setStroke(ctx, TONES.deep, 15);
  strokeLine(ctx, footX, floor - 14, footX, Math.min(floor - 30, joint.y + 34));
  setStroke(ctx, '#3f8088', 9);
  ctx.beginPath();
  ctx.moveTo(footX - 1.5, floor - 14);
  ctx.lineTo(footX - 1.5, joint.y + 30);
  ctx.lineTo(joint.x, joint.y);
  ctx.stroke();
  setStroke(ctx, alpha('#ffe3b4', 0.55), 2.5);
  strokeLine(ctx, footX - 4.5, floor - 20, footX - 4.5, joint.y + 32);
  fillRound(ctx, footX - 30, floor - 24, 62, 18, 8, TONES.deep);
  fillRound(ctx, footX - 28, floor - 24, 58, 9, 5, TONES.teal);
  ctx.fillStyle = '#10303a';
  for (const side of [-20, 20]) {
    fillCircle(ctx, footX + side, floor - 4, 8);
  }
  drawBoard(ctx, pose);
}

function drawBoard(ctx: Ctx, pose: Pose): void {
  const [top, bottom] = boardOf(pose);
  ctx.save();
  ctx.translate(bottom.x, bottom.y);
  ctx.rotate(pose.tilt);
  const height = Math.hypot(top.x - bottom.x, top.y - bottom.y);
  ctx.fillStyle = '#c9d8cd';
  ctx.beginPath();
  ctx.moveTo(-5, 4);
  ctx.lineTo(-5, -height - 4);
  ctx.lineTo(22, -height - 16);
  ctx.lineTo(22, -9);
  ctx.closePath();
  ctx.fill();
  ctx.fillStyle = '#fffaf0';
  ctx.beginPath();
  ctx.moveTo(0, -1);
  ctx.lineTo(0, -height - 2);
  ctx.lineTo(20, -height - 12);
  ctx.lineTo(20, -9);
  ctx.closePath();
  ctx.fill();
  setStroke(ctx, TONES.coral, 3.5);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(5, -20);
  ctx.lineTo(5, -62);
  ctx.lineTo(15, -67);
  ctx.lineTo(15, -25);
  ctx.closePath();
  ctx.stroke();
  ctx.fillStyle = TONES.teal;
  ctx.fillRect(-6, -height - 5, 6, height + 10);
  ctx.restore();
}

function ringArc(ctx: Ctx, pose: Pose, from: number, to: number): void {
  ctx.beginPath();
  ctx.ellipse(pose.x, pose.y, pose.ring + 2, (pose.ring + 2) * DEPTH, pose.tilt, from, to);
  ctx.stroke();
}

/** Draws the far half of the ring, which is behind the ball. */
export function drawRingBack(ctx: Ctx, pose: Pose): void {
  ctx.lineCap = 'round';
  const end = onHoop(pose, pose.ring + 16, 0);
  const start = onHoop(pose, pose.ring, 0);
  setStroke(ctx, '#a92f2a', 8);
  strokeLine(ctx, start.x, start.y, end.x, end.y);
  ctx.lineWidth = 6;
  ringArc(ctx, pose, Math.PI, Math.PI * 2);
}

/** Draws the near half of the ring and the net, which are in front of the ball. */
export function drawRingFront(ctx: Ctx, pose: Pose, net: Net, glow: boolean): void {
  const strands = 7;
  const length = NET_LENGTH + net.pull;
  const at = (index: number, share: number): { x: number; y: number } => {
    const along = (index / (strands - 1)) * 2 - 1;
    const narrow = 1 - 0.48 * Math.sqrt(share);
    const point = onHoop(pose, along * pose.ring * narrow, 4 * (1 - along * along));
    return { x: point.x + net.side * share * share, y: point.y + length * share };
  };
  setStroke(ctx, alpha('#fffdf6', 0.92), 2.2);
  ctx.beginPath();
  for (let index = 0; index < strands - 1; index += 1) {
    for (const step of [0, 1]) {
      for (let row = 0; row <= 4; row += 1) {
        const column = index + ((row + step) % 2);
        const { x, y } = at(column, row / 4);
        if (row === 0) ctx.moveTo(x, y);
        else ctx.lineTo(x, y);
      }
    }
  }
  ctx.stroke();
  ctx.lineCap = 'round';
  setStroke(ctx, '#c33a2d', 8);
  ringArc(ctx, pose, 0, Math.PI);
  setStroke(ctx, glow ? '#ffd45a' : '#ff7a5c', 4);
  ringArc(ctx, { ...pose, y: pose.y - 1.5 }, 0.05, Math.PI - 0.05);
}
