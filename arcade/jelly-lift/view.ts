import { createSprite, fillRound, text, vertical, type Ctx, type Sprite } from '../kit/draw.ts';
import { clamp, easeInOutSine } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect } from '../kit/stage.ts';
import { kitWord } from '../kit/texts.ts';
import { createArt, type Art } from './jelly-art.ts';
import { SHAFT_HEIGHT, SHAFT_WIDTH, UNIT, type Layout, type Seat } from './layout.ts';
import { WORLD } from './palette.ts';
import { drawDial, drawGoals, drawQueue, drawWarnings } from './panels.ts';
import type { Play } from './play.ts';
import type { Shaft } from './shaft.ts';
import { paintDoor } from './scene.ts';
import { drawShaft } from './shaft-view.ts';
import { phrase } from './texts.ts';

export interface Looks {
  readonly art: Art;
  readonly door: Sprite;
}

export const createLooks = (pixelScale: number): Looks => ({
  art: createArt(pixelScale),
  door: createSprite(SHAFT_WIDTH / 2, SHAFT_HEIGHT, pixelScale, paintDoor),
});

function drawDoors(ctx: Ctx, door: Sprite, seat: Seat, open: number): void {
  const half = SHAFT_WIDTH / 2;
  const shown = half * (1 - clamp(open, 0, 0.94));
  const unit = door.image.width / half;
  const tall = door.image.height;
  ctx.drawImage(
    door.image,
    (half - shown) * unit,
    0,
    shown * unit,
    tall,
    seat.x,
    seat.y,
    shown,
    SHAFT_HEIGHT,
  );
  ctx.drawImage(
    door.image,
    0,
    0,
    shown * unit,
    tall,
    seat.x + SHAFT_WIDTH - shown,
    seat.y,
    shown,
    SHAFT_HEIGHT,
  );
}

/** Draws a storey that passes while the lift rises. */
function drawStorey(ctx: Ctx, seat: Seat, shaft: Shaft): void {
  if (shaft.phase !== 'rise') return;
  const share = easeInOutSine(clamp(1 - shaft.timer / 1.1, 0, 1));
  const y = seat.y - 50 + share * (SHAFT_HEIGHT + 50);
  fillRound(
    ctx,
    seat.x,
    y,
    SHAFT_WIDTH,
    44,
    4,
    vertical(ctx, y, y + 44, WORLD.brassLight, WORLD.brass, '#8a5a1c'),
  );
  text(ctx, `${shaft.floor}`, seat.x + SHAFT_WIDTH / 2, y + 23, {
    size: 28,
    weight: 700,
    color: WORLD.carpet,
  });
}

function drawName(ctx: Ctx, seat: Seat, name: string): void {
  const x = seat.x + SHAFT_WIDTH / 2;
  const y = seat.y + SHAFT_HEIGHT + 7;
  fillRound(ctx, x - 62, y - 11, 124, 23, 11, WORLD.carpet);
  text(ctx, name, x, y + 1, { size: 15, weight: 700, color: WORLD.cream, maxWidth: 110 });
}

/**
 * Draws the tip about what is new on a floor. On small frames it is wider than the shaft, so that it stays readable.
 */
function drawTip(ctx: Ctx, seat: Seat, { tip, age, visible, scale }: Frame): void {
  const opacity = clamp((7 - age) * 2, 0, 1) * clamp(age * 4, 0, 1);
  if (!tip || opacity <= 0) return;
  ctx.globalAlpha = opacity;
  const width = Math.max(SHAFT_WIDTH - 16, Math.min(visible.width - 16, 300 / scale));
  const isWider = width > SHAFT_WIDTH;
  const x = isWider ? visible.x + visible.width / 2 : seat.x + SHAFT_WIDTH / 2;
  const size = Math.max(16, 15 / scale);
  const y = seat.y + SHAFT_HEIGHT * 0.3;
  fillRound(ctx, x - width / 2, y - size * 1.2, width, size * 2.4, size * 1.2, 'rgba(255,244,220,0.94)');
  text(ctx, tip, x, y + 1, { size, weight: 700, color: WORLD.carpet, maxWidth: width - 28 });
  ctx.globalAlpha = 1;
}

export interface Frame {
  readonly time: number;
  readonly tip: string;
  /** Seconds since the start. */
  readonly age: number;
  readonly visible: Rect;
  /** Frame pixels per logical unit. */
  readonly scale: number;
}

/** Draws everything that moves in a game, over the hall. */
export function drawPlay(ctx: Ctx, { art, door }: Looks, layout: Layout, play: Play, frame: Frame): void {
  const names =
    play.kind === 'duel'
      ? [kitWord('player.you'), play.rivalName]
      : play.kind === 'friend'
        ? [phrase('side.left'), phrase('side.right')]
        : [];
  play.seats.forEach(({ shaft, bodies, look }, nth) => {
    const seat = layout.seats[nth];
    if (!seat) return;
    drawDoors(ctx, door, seat, play.doors[nth] ?? 0);
    drawStorey(ctx, seat, shaft);
    drawShaft(ctx, art, seat, shaft, bodies, look, frame.time);
    if (play.ending && shaft.phase === 'lost') {
      ctx.fillStyle = 'rgba(30,8,24,0.45)';
      ctx.fillRect(seat.x, seat.y, SHAFT_WIDTH, SHAFT_HEIGHT);
    }
    drawWarnings(ctx, art, seat, shaft, reducedMotion() ? 0 : frame.time);
    drawQueue(ctx, art, layout, seat, shaft);
    const name = names[nth];
    if (name) drawName(ctx, seat, name);
  });
  const [first] = layout.seats;
  if (play.shaft && layout.dial) {
    drawDial(ctx, layout, play.shaft, play.needle);
    drawGoals(ctx, art, layout, play.shaft, play.goalKinds);
  }
  if (first) drawTip(ctx, first, frame);
  play.effects.draw(ctx, art.gum);
}

/** Draws jellies that hop along the carpet of the title screen. */
export function drawTitle(ctx: Ctx, { art }: Looks, visible: Rect, time: number): void {
  const clock = reducedMotion() ? 0.4 : time;
  const scale = Math.max(1.1, Math.min(visible.width, visible.height) / 420);
  const floor = visible.y + visible.height * 0.955;
  const step = Math.max(UNIT * scale * 1.5, visible.width / 9);
  for (let nth = 0; nth * step < visible.width; nth += 1) {
    const hop = (clock * 1.1 + nth * 0.37) % 1;
    const lift = Math.max(0, Math.sin(hop * Math.PI * 1.5)) * (hop < 0.667 ? 1 : 0);
    const squash = hop < 0.667 ? -lift * 0.08 : Math.sin(((hop - 0.667) / 0.333) * Math.PI) * 0.2;
    const x = visible.x + (nth + 0.5) * step;
    const y = floor - UNIT * scale * (0.45 * (1 - squash) + lift * 0.55);
    const [wide, tall] = [scale * (1 + squash * 0.5), scale * (1 - squash)];
    art.whole[nth % 5]?.draw(ctx, x, y, wide, tall);
    art.eyes.draw(ctx, x, y - UNIT * scale * 0.1, scale, scale * (1 - squash));
    ctx.fillStyle = WORLD.ink;
    ctx.beginPath();
    for (const side of [-5.5, 5.5]) {
      ctx.moveTo(x + side * scale + 3 * scale, y - 7 * scale);
      ctx.arc(x + side * scale, y - 7 * scale, 3 * scale, 0, Math.PI * 2);
    }
    ctx.fill();
  }
}
