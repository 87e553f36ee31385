import { type Ctx, alpha, fillCircle, setStroke } from '../kit/draw.ts';
import type { PointerPoint } from '../kit/input.ts';
import type { Rect } from '../kit/stage.ts';
import type { Player } from './state.ts';

type Part = 'stick' | 'dash' | 'shield';

interface Finger {
  player: Player;
  part: Part;
  startX: number;
  startY: number;
  x: number;
  y: number;
  since: number;
  moved: boolean;
}

interface Button {
  player: Player;
  part: 'dash' | 'shield';
  x: number;
  y: number;
  radius: number;
}

export interface PadInput {
  /** Direction on the stage. */
  x: number;
  y: number;
  dash: boolean;
  shield: boolean;
}

export interface Pads {
  /** Whether the controls are visible: after the first touch, or on devices that are mainly used by touch. */
  readonly shown: boolean;
  setPlayers(count: 1 | 2): void;
  down(point: PointerPoint): void;
  move(point: PointerPoint): void;
  up(point: PointerPoint): void;
  clear(): void;
  /** Returns the touch inputs of one player. Each press is reported once. */
  read(player: Player): PadInput;
  draw(ctx: Ctx, ready: readonly [{ dash: number; shield: number }, { dash: number; shield: number }]): void;
}

const REACH = 58;
const TAP_SECONDS = 0.22;
const COLORS: readonly [string, string] = ['#2f8bff', '#ff5a4f'];

const rest = (): PadInput => ({ x: 0, y: 0, dash: false, shield: false });

/**
 * Creates the thumb controls: a stick that appears under the thumb, and two buttons. A single player has one set on the
 * whole screen. Two players have one set each, in one half of the screen.
 */
export function createPads(visible: () => Rect): Pads {
  const fingers = new Map<number, Finger>();
  const pressed: [PadInput, PadInput] = [rest(), rest()];
  let players: 1 | 2 = 1;
  let shown = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

  const buttons = (): Button[] => {
    const box = visible();
    const right = box.x + box.width;
    const bottom = box.y + box.height;
    const tall = box.height > box.width;
    if (players === 1)
      return [
        { player: 0, part: 'dash', x: right - 92, y: bottom - 92, radius: 62 },
        { player: 0, part: 'shield', x: right - 222, y: bottom - 74, radius: 48 },
      ];
    if (tall)
      return [
        { player: 0, part: 'dash', x: right - 84, y: bottom - 84, radius: 56 },
        { player: 0, part: 'shield', x: right - 202, y: bottom - 70, radius: 44 },
        { player: 1, part: 'dash', x: box.x + 84, y: box.y + 190, radius: 56 },
        { player: 1, part: 'shield', x: box.x + 202, y: box.y + 176, radius: 44 },
      ];
    return [
      { player: 0, part: 'dash', x: box.x + 80, y: bottom - 80, radius: 56 },
      { player: 0, part: 'shield', x: box.x + 70, y: bottom - 196, radius: 44 },
      { player: 1, part: 'dash', x: right - 80, y: bottom - 80, radius: 56 },
      { player: 1, part: 'shield', x: right - 70, y: bottom - 196, radius: 44 },
    ];
  };

  const playerAt = (x: number, y: number): Player => {
    if (players === 1) return 0;
    const box = visible();
    if (box.height > box.width) return y > box.y + box.height / 2 ? 0 : 1;
    return x < box.x + box.width / 2 ? 0 : 1;
  };

  return {
    get shown() {
      return shown;
    },
    setPlayers(count) {
      players = count;
      fingers.clear();
    },
    down(point) {
      if (point.type === 'touch') shown = true;
      const hit = shown
        ? buttons().find((button) => Math.hypot(button.x - point.x, button.y - point.y) < button.radius + 14)
        : undefined;
      const player = hit?.player ?? playerAt(point.x, point.y);
      const steering = [...fingers.values()].some(
        (finger) => finger.player === player && finger.part === 'stick',
      );
      const part: Part = hit?.part ?? (steering ? 'shield' : 'stick');
      if (part !== 'stick') pressed[player][part] = true;
      const { x, y } = point;
      fingers.set(point.id, {
        player,
        part,
        startX: x,
        startY: y,
        x,
        y,
        since: performance.now(),
        moved: false,
      });
    },
    move(point) {
      const finger = fingers.get(point.id);
      if (finger === undefined) return;
      finger.x = point.x;
      finger.y = point.y;
      const dx = point.x - finger.startX;
      const dy = point.y - finger.startY;
      const length = Math.hypot(dx, dy);
      if (length > 16) finger.moved = true;
      if (length > REACH * 1.5) {
        finger.startX = point.x - (dx / length) * REACH * 1.5;
        finger.startY = point.y - (dy / length) * REACH * 1.5;
      }
    },
    up(point) {
      const finger = fingers.get(point.id);
      fingers.delete(point.id);
      if (finger === undefined || finger.part !== 'stick' || finger.moved) return;
      if (performance.now() - finger.since < TAP_SECONDS * 1000) pressed[finger.player].dash = true;
    },
    clear() {
      fingers.clear();
      for (const player of [0, 1] as const) pressed[player] = rest();
    },
    read(player) {
      const { dash, shield } = pressed[player];
      pressed[player] = rest();
      for (const finger of fingers.values()) {
        if (finger.player !== player || finger.part !== 'stick' || !finger.moved) continue;
        const x = (finger.x - finger.startX) / REACH;
        const y = (finger.y - finger.startY) / REACH;
        const length = Math.max(1, Math.hypot(x, y));
        return { x: x / length, y: y / length, dash, shield };
      }
      return { x: 0, y: 0, dash, shield };
    },
    draw(ctx, ready) {
      if (!shown) return;
      for (const button of buttons()) {
        const share = ready[button.player][button.part];
        const color = button.part === 'dash' ? '#ffcb08' : '#7ee0ff';
        fillCircle(ctx, button.x, button.y, button.radius, alpha('#0e1748', 0.62));
        setStroke(ctx, alpha(players === 2 ? COLORS[button.player] : '#ffffff', 0.3), 6);
        ctx.stroke();
        ctx.beginPath();
        ctx.arc(button.x, button.y, button.radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * share);
        ctx.strokeStyle = alpha(color, share >= 1 ? 1 : 0.6);
        ctx.stroke();
        drawIcon(ctx, button, alpha(color, share >= 1 ? 1 : 0.5));
      }
      for (const finger of fingers.values()) {
        if (finger.part !== 'stick') continue;
        fillCircle(ctx, finger.startX, finger.startY, REACH, alpha('#ffffff', 0.12));
        setStroke(ctx, alpha('#ffffff', 0.35), 3);
        ctx.stroke();
        fillCircle(ctx, finger.x, finger.y, 30, alpha(COLORS[finger.player], 0.75));
      }
    },
  };
}

function drawIcon(ctx: Ctx, button: Button, color: string): void {
  const size = button.radius * 0.5;
  ctx.save();
  ctx.translate(button.x, button.y);
  ctx.lineWidth = size * 0.26;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = color;
  ctx.beginPath();
  if (button.part === 'dash') {
    for (const shift of [-0.5, 0.35]) {
      ctx.moveTo((shift - 0.3) * size, -size * 0.7);
      ctx.lineTo((shift + 0.4) * size, 0);
      ctx.lineTo((shift - 0.3) * size, size * 0.7);
    }
  } else {
    ctx.moveTo(0, -size);
    ctx.lineTo(size * 0.85, -size * 0.6);
    ctx.quadraticCurveTo(size * 0.9, size * 0.5, 0, size);
    ctx.quadraticCurveTo(-size * 0.9, size * 0.5, -size * 0.85, -size * 0.6);
    ctx.closePath();
  }
  ctx.stroke();
  ctx.restore();
}
