import {
  type Ctx,
  fillCircle,
  fillEllipse,
  fillRound,
  roundRect,
  setStroke,
  shade,
  strokeArc,
  text,
  vertical,
} from '../kit/draw.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect } from '../kit/stage.ts';
import { kitWord } from '../kit/texts.ts';
import { BUTTONS, type ButtonName, type Layout } from './layout.ts';
import { paint, type Drawing } from './paint.ts';
import type { Play } from './play.ts';
import { MAX_STEAM, type State } from './rules.ts';
import { phrase } from './texts.ts';

const WOOD = '#9a5c36';
const signs: Readonly<Record<ButtonName, Drawing>> = {
  hint: [
    ['M-7 7C-7 1 -13 -2 -13 -10A13 13 0 0 1 13 -10C13 -2 7 1 7 7Z', '#ffe08a'],
    ['M-6 12H6M-4 17H4', '#ffe08a', 4],
    ['M-6 -10A6 6 0 0 1 0 -16', '#fffbe6', 3],
  ],
  shuffle: [
    [
      'M-17 -9H-9C2 -9 0 9 11 9H16M-17 9H-9C-4 9 -2 6 0 3M5 -5C7 -8 9 -9 12 -9H16M11 -15L17 -9L11 -3M11 3L17 9L11 15',
      '#bff0d8',
      4.4,
    ],
  ],
  undo: [['M-6 -13L-15 -5L-6 3M-14 -5H5A10 10 0 0 1 5 15H-4', '#ffd2b8', 4.6]],
};
const labels: Readonly<Record<ButtonName, string>> = {
  hint: kitWord('button.hint'),
  shuffle: phrase('button.shuffle'),
  undo: kitWord('button.undo'),
};

function plaque(ctx: Ctx, { x, y, width, height }: Rect, isOff: boolean): void {
  const wood = isOff ? '#6b4a38' : WOOD;
  fillRound(ctx, x, y + 5, width, height - 3, 18, shade(wood, -0.6));
  fillRound(
    ctx,
    x,
    y,
    width,
    height - 5,
    18,
    vertical(ctx, y, y + height, shade(wood, 0.2), shade(wood, -0.24)),
  );
  roundRect(ctx, x + 5, y + 5, width - 10, height - 15, 14);
  setStroke(ctx, 'rgba(255,226,180,0.24)', 2);
  ctx.stroke();
}

const countOf = (name: ButtonName, state: State): number =>
  name === 'hint' ? state.hints : name === 'shuffle' ? state.shuffles : state.past.length;

function drawButton(ctx: Ctx, name: ButtonName, box: Rect, play: Play, time: number): void {
  const { state, pressed } = play;
  const count = countOf(name, state);
  const isOff = count === 0;
  const isWanted =
    state.status === 'playing' &&
    state.choices === 0 &&
    !isOff &&
    name !== 'hint' &&
    (name === 'shuffle' || state.shuffles === 0);
  const beat = isWanted && !reducedMotion() ? 1 + Math.sin(time * 7) * 0.04 : 1;
  const scale = pressed?.name === name ? 0.92 : beat;
  ctx.save();
  ctx.translate(box.x + box.width / 2, box.y + box.height / 2);
  ctx.scale(scale, scale);
  const local = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height };
  plaque(ctx, local, isOff);
  if (isWanted) {
    roundRect(ctx, local.x, local.y, box.width, box.height - 4, 18);
    setStroke(ctx, '#ffcb08', 5);
    ctx.stroke();
  }
  ctx.globalAlpha = isOff ? 0.45 : 1;
  ctx.save();
  ctx.translate(0, -14);
  ctx.scale(1.35, 1.35);
  paint(ctx, signs[name]);
  ctx.restore();
  text(ctx, labels[name], 0, 31, { size: 23, weight: 600, color: '#fff3dc', maxWidth: box.width - 16 });
  ctx.globalAlpha = 1;
  if (name !== 'undo') {
    fillCircle(ctx, box.width / 2 - 12, local.y + 12, 17, isOff ? '#5b4a44' : '#d5402b');
    text(ctx, String(count), box.width / 2 - 12, local.y + 13, { size: 22, weight: 700 });
  }
  ctx.restore();
}

const kettle: Drawing = [
  ['M-22 -2A23 26 0 0 1 22 -2', '#2c2a33', 5],
  ['M-20 22L-42 2L-34 -3L-16 10Z', '#34323d'],
  ['M-30 16Q-32 -2 0 -4Q32 -2 30 16Q30 34 14 38H-14Q-30 34 -30 16Z', '#3c3a47'],
  ['M-30 16Q-32 -2 0 -4Q10 -4 18 -1Q-8 0 -12 20Q-14 32 -8 38H-14Q-30 34 -30 16Z', '#565365'],
  ['M-14 -3Q0 -12 14 -3Z', '#2c2a33'],
  ['M0 -13V-9', '#e2a21b', 8],
  ['M-20 14H20M-18 24H18', '#2c2a33', 2.5],
];

/** Draws the kettle. Steam and factor rise with fast pairs, and the ring shows the time left for the next pair. */
function drawKettle(ctx: Ctx, box: Rect, state: State, time: number): void {
  plaque(ctx, box, false);
  const isTall = box.height > box.width;
  const x = box.x + (isTall ? box.width / 2 : box.width * 0.38);
  const y = box.y + (isTall ? box.height * 0.5 : box.height * 0.56);
  const heat = (state.steam - 1) / (MAX_STEAM - 1);
  const isStill = reducedMotion();
  const hop = isStill ? 0 : Math.sin(time * 24) * heat * 1.6;
  fillEllipse(ctx, x, y + 36, 34, 11, '#3a1c14');
  for (let coal = -2; coal <= 2; coal += 1) {
    ctx.fillStyle = state.steamLeft > 0 ? (coal % 2 === 0 ? '#ffb648' : '#ff6b2c') : '#7d3522';
    fillEllipse(ctx, x + coal * 11, y + 36 + Math.abs(coal) * -1.5, 7, 5.5);
  }
  ctx.save();
  ctx.translate(x, y - 4 + hop);
  paint(ctx, kettle);
  ctx.restore();
  if (state.steamLeft > 0) {
    const spout = { x: x - 40, y: y - 8 };
    const puffs = 2 + state.steam;
    for (let puff = 0; puff < puffs; puff += 1) {
      const share = isStill ? puff / puffs : (time * 0.5 + puff / puffs) % 1;
      ctx.fillStyle = `rgba(255,255,255,${(0.5 * (1 - share)).toFixed(2)})`;
      ctx.beginPath();
      ctx.arc(
        spout.x + Math.sin(share * 7 + puff) * 5 + share * 12,
        spout.y - share * (26 + heat * 26),
        4 + share * (5 + heat * 6),
        0,
        Math.PI * 2,
      );
      ctx.fill();
    }
  }
  const badge = isTall
    ? { x, y: box.y + box.height - 32 }
    : { x: box.x + box.width - 32, y: box.y + box.height * 0.5 };
  const share = Math.min(1, state.steamLeft / state.rules.steamWindow);
  ctx.lineCap = 'round';
  setStroke(ctx, 'rgba(40,16,8,0.55)', 6);
  strokeArc(ctx, badge.x, badge.y, 21);
  if (share > 0) {
    ctx.strokeStyle = state.steamLeft > state.rules.steamWindow ? '#ffd658' : '#8ff0c4';
    strokeArc(ctx, badge.x, badge.y, 21, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2);
  }
  text(ctx, `×${state.steam}`, badge.x, badge.y + 1, {
    size: 23,
    weight: 700,
    color: share > 0 ? '#fff' : '#e0bfa0',
  });
}

/** Draws kettle and buttons beside the tray. */
export function drawPanel(ctx: Ctx, layout: Layout, play: Play, time: number): void {
  drawKettle(ctx, layout.kettle, play.state, time);
  for (const name of BUTTONS) drawButton(ctx, name, layout.buttons[name], play, time);
}
