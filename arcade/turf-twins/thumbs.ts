import { type Ctx, alpha, fillCircle, shade } from '../kit/draw.ts';
import type { PointerPoint } from '../kit/input.ts';
import type { Rect } from '../kit/stage.ts';
import { COLORS } from './paint-art.ts';
import type { Player } from './state.ts';
import type { Spot } from './yards.ts';
import { dropPath } from './things-art.ts';

interface Press {
  point: PointerPoint;
  /** The centre of the stick. It follows the thumb when the thumb moves too far away. */
  base: Spot;
  player: Player;
  isSplash: boolean;
  hasMoved: boolean;
  since: number;
}

/** Touch input as two sticks and two splash buttons, and the mouse as a destination. */
export interface Thumbs {
  setPlayers(count: 1 | 2): void;
  down(point: PointerPoint): void;
  move(point: PointerPoint): void;
  up(point: PointerPoint): void;
  clear(): void;
  /** Returns the direction of a player's stick on the stage, or `null` if no stick is held. */
  stick(player: Player): Spot | null;
  /** Returns the position of the mouse, or `null` if the mouse is not held down. */
  goal(): Spot | null;
  takeSplash(player: Player): boolean;
  draw(ctx: Ctx, ready: readonly [number, number]): void;
}

const REACH = 54;
const TAP = 0.2;
const BUTTON = 50;

export function createThumbs(visible: () => Rect): Thumbs {
  const presses = new Map<number, Press>();
  const splashes: [boolean, boolean] = [false, false];
  let players: 1 | 2 = 1;
  let isTouched = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

  const isTall = (): boolean => visible().height > visible().width;
  const buttonOf = (player: Player): Spot => {
    const { x, y, width, height } = visible();
    const gap = BUTTON + 16;
    if (player === 0 && (players === 1 || isTall())) return { x: x + width - gap, y: y + height - gap };
    if (player === 0) return { x: x + gap, y: y + height - gap };
    return isTall() ? { x: x + gap, y: y + height * 0.24 } : { x: x + width - gap, y: y + height - gap };
  };
  const playerAt = ({ x, y }: Spot): Player => {
    const box = visible();
    if (players === 1) return 0;
    if (isTall()) return y > box.y + box.height / 2 ? 0 : 1;
    return x < box.x + box.width / 2 ? 0 : 1;
  };
  const isOn = (player: Player, point: Spot): boolean => {
    const at = buttonOf(player);
    return Math.hypot(at.x - point.x, at.y - point.y) < BUTTON + 10;
  };
  const sticks = (player: Player): Press[] =>
    [...presses.values()].filter((press) => press.player === player && !press.isSplash);

  return {
    setPlayers(count) {
      players = count;
      presses.clear();
    },
    down(point) {
      if (point.type === 'touch') isTouched = true;
      const player = playerAt(point);
      const isSplash = (isTouched && isOn(player, point)) || sticks(player).length > 0;
      if (isSplash) splashes[player] = true;
      const base = { x: point.x, y: point.y };
      presses.set(point.id, { point, base, player, isSplash, hasMoved: false, since: performance.now() });
    },
    move(point) {
      const press = presses.get(point.id);
      if (!press) return;
      press.point = point;
      const [dx, dy] = [point.x - press.base.x, point.y - press.base.y];
      const length = Math.hypot(dx, dy);
      if (length > 14) press.hasMoved = true;
      if (length <= REACH) return;
      press.base = { x: point.x - (dx / length) * REACH, y: point.y - (dy / length) * REACH };
    },
    up(point) {
      const press = presses.get(point.id);
      presses.delete(point.id);
      if (!press || press.isSplash || press.hasMoved) return;
      if (performance.now() - press.since < TAP * 1000) splashes[press.player] = true;
    },
    clear() {
      presses.clear();
      splashes.fill(false);
    },
    stick(player) {
      const press = sticks(player).find(
        ({ point, hasMoved }) => hasMoved && (point.type !== 'mouse' || players === 2),
      );
      if (!press) return null;
      const [dx, dy] = [press.point.x - press.base.x, press.point.y - press.base.y];
      const length = Math.max(1, Math.hypot(dx, dy));
      return { x: dx / length, y: dy / length };
    },
    goal() {
      const press = sticks(0).find(({ point }) => point.type === 'mouse' && players === 1);
      if (!press || performance.now() - press.since < TAP * 1000) return null;
      return { x: press.point.x, y: press.point.y };
    },
    takeSplash(player) {
      const told = splashes[player];
      splashes[player] = false;
      return told;
    },
    draw(ctx, ready) {
      if (!isTouched) return;
      for (const player of players === 2 ? ([0, 1] as const) : ([0] as const)) {
        const { x, y } = buttonOf(player);
        fillCircle(ctx, x, y, BUTTON, alpha('#fff6e6', 0.85));
        ctx.lineWidth = 7;
        ctx.beginPath();
        ctx.arc(x, y, BUTTON - 4, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * ready[player]);
        ctx.strokeStyle = COLORS[player];
        ctx.stroke();
        dropPath(ctx, x, y + 4, 26);
        ctx.fillStyle = alpha(shade(COLORS[player], -0.1), ready[player] >= 1 ? 1 : 0.4);
        ctx.fill();
      }
      for (const { base, point, player, isSplash, hasMoved } of presses.values()) {
        if (isSplash || !hasMoved || point.type === 'mouse') continue;
        fillCircle(ctx, base.x, base.y, REACH, 'rgba(255,255,255,0.25)');
        fillCircle(ctx, point.x, point.y, 26, alpha(COLORS[player], 0.85));
      }
    },
  };
}
