import {
  type Ctx,
  type Sprite,
  createSprite,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  shade,
  text,
  vertical,
} from '../kit/draw.ts';
import { GEM_COLORS, type Gems } from './gem-art.ts';
import type { Cargo } from './levels.ts';
import type { Place } from './layout.ts';
import type { Piece } from './rules.ts';

const IRON = '#3a2a4a';
const BRASS = ['#fff0ae', '#efb845', '#96601a'] as const;

function wheel(ctx: Ctx, x: number, y: number, radius: number, turn: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  fillCircle(ctx, 0, 0, radius, '#21152a');
  setStroke(ctx, '#e0a63c', radius * 0.2);
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.76, 0, Math.PI * 2);
  for (let spoke = 0; spoke < 3; spoke += 1) {
    const angle = (spoke / 3) * Math.PI;
    ctx.moveTo(Math.cos(angle) * radius * 0.76, Math.sin(angle) * radius * 0.76);
    ctx.lineTo(-Math.cos(angle) * radius * 0.76, -Math.sin(angle) * radius * 0.76);
  }
  ctx.stroke();
  fillCircle(ctx, 0, 0, radius * 0.2, '#ffe9a8');
  ctx.restore();
}

/** Paints boiler, cab, chimney and lamp of the engine. It faces right, with its foot at y 0. */
function paintEngine(ctx: Ctx): void {
  fillRound(ctx, -104, -38, 204, 18, 6, '#2a1c38');
  const boiler = vertical(ctx, -92, -34, '#b48cff', '#7a45c8', '#43227d');
  fillRound(ctx, -40, -92, 122, 58, 20, boiler);
  fillRound(ctx, -32, -86, 104, 9, 5, 'rgba(255,255,255,0.32)');
  for (const x of [-22, 18, 54]) fillRound(ctx, x, -93, 9, 60, 3, vertical(ctx, -93, -33, ...BRASS));
  fillRound(ctx, 74, -84, 16, 44, 7, vertical(ctx, -84, -40, '#5a4470', IRON));
  fillRound(ctx, -108, -128, 76, 94, 9, vertical(ctx, -128, -34, '#8f5bdc', '#5c2fa5', '#3a1b6c'));
  fillRound(ctx, -118, -142, 96, 19, 8, vertical(ctx, -142, -123, ...BRASS));
  fillRound(ctx, -94, -116, 44, 38, 7, '#21132e');
  fillRound(ctx, -91, -113, 38, 32, 5, vertical(ctx, -113, -81, '#fff3b4', '#ffb347', '#f08030'));
  fillCircle(ctx, -70, -92, 10, '#3a1b3c');
  fillRound(ctx, -84, -106, 28, 8, 4, '#3a1b3c');
  ctx.fillStyle = vertical(ctx, -136, -92, '#5a4470', IRON);
  ctx.beginPath();
  ctx.moveTo(36, -92);
  ctx.lineTo(32, -126);
  ctx.lineTo(24, -138);
  ctx.lineTo(68, -138);
  ctx.lineTo(60, -126);
  ctx.lineTo(56, -92);
  ctx.fill();
  fillRound(ctx, 22, -144, 48, 11, 5, vertical(ctx, -144, -133, ...BRASS));
  ctx.fillStyle = vertical(ctx, -110, -90, ...BRASS);
  ctx.beginPath();
  ctx.arc(-2, -92, 15, Math.PI, 0);
  ctx.fill();
  ctx.fillStyle = '#8f2b3f';
  ctx.beginPath();
  ctx.moveTo(88, -38);
  ctx.lineTo(118, -6);
  ctx.lineTo(74, -6);
  ctx.lineTo(70, -38);
  ctx.fill();
  setStroke(ctx, '#f2b34a', 3.5);
  ctx.beginPath();
  for (const x of [78, 87, 96]) {
    ctx.moveTo(x, -34);
    ctx.lineTo(x + (x - 70) * 0.55, -8);
  }
  ctx.stroke();
  ctx.fillStyle = '#ffe9a6';
  setStroke(ctx, '#8a5414', 4);
  fillCircle(ctx, 92, -66, 10);
  ctx.stroke();
}

function paintWagon(ctx: Ctx, color: string): void {
  ctx.fillStyle = '#21152a';
  ctx.fillRect(-80, -27, 160, 6);
  ctx.fillStyle = vertical(ctx, -82, -22, shade(color, 0.1), shade(color, -0.28), shade(color, -0.52));
  ctx.beginPath();
  ctx.moveTo(-74, -82);
  ctx.lineTo(74, -82);
  ctx.lineTo(64, -22);
  ctx.lineTo(-64, -22);
  ctx.closePath();
  ctx.fill();
  setStroke(ctx, 'rgba(20,8,26,0.4)', 3);
  ctx.beginPath();
  for (const y of [-64, -42]) {
    ctx.moveTo(-72, y);
    ctx.lineTo(72, y);
  }
  ctx.stroke();
  for (const x of [-62, 50]) fillRound(ctx, x, -82, 12, 60, 3, vertical(ctx, -82, -22, ...BRASS));
  fillRound(ctx, -78, -90, 156, 13, 6, vertical(ctx, -90, -77, ...BRASS));
}

export interface WagonLook {
  readonly cargo: Cargo;
  readonly need: number;
  readonly shown: number;
  /** 1 right after a gem fell in, then back to 0. */
  readonly bump: number;
}

export interface TrainArt {
  drawEngine(ctx: Ctx, place: Place, state: EngineState): void;
  drawWagon(ctx: Ctx, place: Place, look: WagonLook, turn: number, shift: number): void;
}

export interface EngineState {
  readonly shift: number;
  readonly turn: number;
  readonly bob: number;
  /** Number of glowing embers, 0 to 4. Undefined in levels without heat, in which no embers are drawn. */
  readonly heat: number | undefined;
  readonly time: number;
}

const cargoPiece = (cargo: Cargo): Piece =>
  typeof cargo === 'number'
    ? { id: 0, type: 'gem', kind: cargo, shell: 0 }
    : { id: 0, type: cargo, kind: -1, shell: 1 };

const HEAP: readonly (readonly [x: number, y: number])[] = [
  [-42, -88],
  [42, -88],
  [-14, -91],
  [14, -91],
  [-30, -103],
  [28, -104],
  [0, -112],
];

/** Creates the parts of the train, rendered once for a size. */
export function createTrain(pixelScale: number, gems: Gems): TrainArt {
  const engine = createSprite(250, 300, pixelScale * 1.12, (ctx) => paintEngine(ctx));
  const wagons = new Map<Cargo, Sprite>();
  const wagonOf = (cargo: Cargo): Sprite => {
    const known = wagons.get(cargo);
    if (known) return known;
    const color =
      typeof cargo === 'number' ? (GEM_COLORS[cargo] ?? '#888') : cargo === 'geode' ? '#8a62b8' : '#8a7a80';
    const sprite = createSprite(180, 220, pixelScale * 1.05, (ctx) => paintWagon(ctx, color));
    wagons.set(cargo, sprite);
    return sprite;
  };
  return {
    drawEngine(ctx, { x, y, scale }, { shift, turn, bob, heat, time }) {
      ctx.save();
      ctx.translate(x + shift, y);
      ctx.scale(scale, scale);
      engine.draw(ctx, 0, bob, 1, 1 - bob * 0.004);
      wheel(ctx, -70, -21, 21, turn);
      wheel(ctx, -16, -21, 21, turn + 0.6);
      wheel(ctx, 38, -15, 15, turn * 1.4);
      wheel(ctx, 74, -15, 15, turn * 1.4 + 0.5);
      setStroke(ctx, '#ffdf95', 6);
      ctx.lineCap = 'round';
      ctx.beginPath();
      ctx.moveTo(-70 + Math.cos(turn) * 11, -21 + Math.sin(turn) * 11);
      ctx.lineTo(-16 + Math.cos(turn) * 11, -21 + Math.sin(turn) * 11);
      ctx.stroke();
      gems.glow.draw(ctx, 96, -66, 0.55, 0.55, 0, 0.8);
      if (heat !== undefined) drawHeat(ctx, heat, time);
      ctx.restore();
    },
    drawWagon(ctx, { x, y, scale }, { cargo, need, shown, bump }, turn, shift) {
      ctx.save();
      ctx.translate(x + shift, y);
      ctx.scale(scale * (1 + bump * 0.06), scale * (1 - bump * 0.09));
      const sprite = gems.of(cargoPiece(cargo));
      const heap = Math.ceil((Math.min(shown, need) / need) * HEAP.length);
      for (const [gx, gy] of HEAP.slice(0, heap)) sprite.draw(ctx, gx, gy, 0.42);
      wagonOf(cargo).draw(ctx, 0, 0);
      wheel(ctx, -42, -15, 15, turn);
      wheel(ctx, 42, -15, 15, turn + 0.7);
      const left = Math.max(0, need - shown);
      fillRound(ctx, -47, -78, 94, 48, 14, '#241330');
      setStroke(ctx, left === 0 ? '#9ff0a6' : '#f3c361', 3);
      roundRect(ctx, -47, -78, 94, 48, 14);
      ctx.stroke();
      sprite.draw(ctx, -22, -54, 0.44);
      if (left === 0) drawTick(ctx);
      else text(ctx, String(left), 20, -53, { size: 38, weight: 700, maxWidth: 46, color: '#fff3d4' });
      ctx.restore();
    },
  };
}

function drawTick(ctx: Ctx): void {
  setStroke(ctx, '#9ff0a6', 8);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(8, -54);
  ctx.lineTo(17, -44);
  ctx.lineTo(33, -65);
  ctx.stroke();
}

/** Draws four embers on the boiler that show the heat. */
function drawHeat(ctx: Ctx, heat: number, time: number): void {
  fillRound(ctx, -34, -74, 104, 28, 14, 'rgba(30,12,40,0.85)');
  for (let ember = 0; ember < 4; ember += 1) {
    const isLit = ember < heat;
    const x = -18 + ember * 24;
    const lick = isLit ? 1 + Math.sin(time * 9 + ember * 2) * 0.12 : 0.8;
    ctx.fillStyle = isLit ? '#ff7a2e' : 'rgba(255,214,170,0.2)';
    ctx.beginPath();
    ctx.moveTo(x, -60 - 13 * lick);
    ctx.quadraticCurveTo(x + 11, -60, x, -50);
    ctx.quadraticCurveTo(x - 11, -60, x, -60 - 13 * lick);
    ctx.fill();
    if (!isLit) continue;
    fillCircle(ctx, x, -56, 4, '#ffe27a');
  }
}
