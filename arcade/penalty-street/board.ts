import {
  COLORS,
  type Ctx,
  alpha,
  fillCircle,
  fillRound,
  roundRect,
  setStroke,
  text,
  textWidth,
  vertical,
} from '../kit/draw.ts';
import { easeOutBack, progress } from '../kit/ease.ts';
import { kitWord } from '../kit/texts.ts';
import { drawHead } from './figures.ts';
import type { Game } from './game.ts';
import { RED_LINE } from './flight.ts';
import { CUP_ROUNDS, KICKS_EACH, isSuddenDeath, standing } from './rules.ts';
import { YOUR_LOOK, rivalOf, streetOf } from './streets.ts';
import { phrase } from './texts.ts';

const GOOD = '#3ddc84';
const BAD = '#ff5d6c';

function pip(
  ctx: Ctx,
  x: number,
  y: number,
  radius: number,
  result: boolean | undefined,
  next: boolean,
): void {
  fillCircle(ctx, x, y, radius, result === undefined ? 'rgba(255,255,255,0.12)' : result ? GOOD : BAD);
  if (next) {
    setStroke(ctx, COLORS.accent, 3);
    ctx.stroke();
  }
  if (result === undefined) return;
  setStroke(ctx, '#0b1238', radius * 0.34);
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  const r = radius * 0.42;
  if (result) {
    ctx.moveTo(x - r, y);
    ctx.lineTo(x - r * 0.2, y + r * 0.8);
    ctx.lineTo(x + r * 1.05, y - r * 0.8);
  } else {
    ctx.moveTo(x - r, y - r);
    ctx.lineTo(x + r, y + r);
    ctx.moveTo(x + r, y - r);
    ctx.lineTo(x - r, y + r);
  }
  ctx.stroke();
}

/** Draws the score board: the goals and the last five kicks of the player and the rival. */
export function drawBoard(ctx: Ctx, x: number, y: number, size: number, game: Game, time: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  paintBoard(ctx, game, time);
  ctx.restore();
}

function paintBoard(ctx: Ctx, game: Game, time: number): void {
  const centre = 0;
  const top = 0;
  const width = 440;
  const height = 78;
  const left = centre - width / 2;
  fillRound(ctx, left, top + 5, width, height, 24, '#0a1136');
  fillRound(ctx, left, top, width, height, 24, vertical(ctx, top, top + height, '#2a3a8c', COLORS.surface));
  const { you, rival } = standing(game.tally);
  const rivalLooks = rivalOf(game.habit);
  const faces = [
    { x: left + 42, look: YOUR_LOOK, name: kitWord('player.you'), kicks: game.tally.you },
    { x: left + width - 42, look: rivalLooks.look, name: rivalLooks.name, kicks: game.tally.rival },
  ];
  const keeping = game.phase === 'ready' || game.phase === 'run-up' || game.phase === 'incoming';
  faces.forEach((side, index) => {
    ctx.save();
    ctx.translate(side.x, top + height / 2 + 3);
    drawHead(ctx, 24, { look: side.look, glance: index === 0 ? 0.5 : -0.5, mood: 'calm' });
    ctx.restore();
    const align = index === 0 ? 1 : -1;
    text(ctx, side.name, side.x + align * 36, top + 24, {
      size: 19,
      align: index === 0 ? 'left' : 'right',
      color: '#dfe6ff',
    });
    const from = Math.max(0, side.kicks.length - (KICKS_EACH - (isSuddenDeath(game.tally) ? 1 : 0)));
    const turn = index === 0 ? game.phase === 'aim' : keeping;
    for (let i = 0; i < KICKS_EACH; i++) {
      const at = side.x + align * (46 + i * 23);
      const next = turn && from + i === side.kicks.length;
      pip(ctx, at, top + 53, 8.5, side.kicks[from + i], next && Math.sin(time * 6) > -0.5);
    }
  });
  text(ctx, `${you}`, centre - 22, top + 34, { size: 38, weight: 700, align: 'center' });
  text(ctx, `${rival}`, centre + 22, top + 34, { size: 38, weight: 700, align: 'center' });
  fillRound(ctx, centre - 3, top + 24, 6, 6, 3, COLORS.accent);
  fillRound(ctx, centre - 3, top + 38, 6, 6, 3, COLORS.accent);
  if (isSuddenDeath(game.tally)) {
    fillRound(ctx, centre - 70, top + height - 10, 140, 26, 13, BAD);
    text(ctx, phrase('board.sudden'), centre, top + height + 4, { size: 16, weight: 700 });
  }
}

/** Draws a sign with arrows that shows the direction and strength of the wind. */
export function drawWind(ctx: Ctx, x: number, y: number, wind: number, time: number): void {
  const arrows = Math.abs(wind) < 0.12 ? 0 : Math.min(4, Math.ceil(Math.abs(wind) * 3.6));
  if (arrows === 0) return;
  const way = wind < 0 ? -1 : 1;
  const width = 84 + arrows * 20;
  fillRound(ctx, x - width / 2, y - 17, width, 34, 17, 'rgba(14,23,72,0.88)');
  text(ctx, phrase('board.wind'), x - way * (width / 2 - 38), y + 1, { size: 17, color: '#dfe6ff' });
  ctx.lineWidth = 5;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (let i = 0; i < arrows; i++) {
    const at = x + way * (width / 2 - 22 - (arrows - 1 - i) * 18);
    const beat = 0.55 + 0.45 * Math.sin(time * 7 - i * 0.9);
    ctx.strokeStyle = alpha('#7ee0ff', beat);
    ctx.beginPath();
    ctx.moveTo(at - way * 4, y - 8);
    ctx.lineTo(at + way * 4, y);
    ctx.lineTo(at - way * 4, y + 8);
    ctx.stroke();
  }
}

/** Draws the power gauge beside the ball, with its red zone. */
export function drawGauge(ctx: Ctx, x: number, bottom: number, power: number, height = 170): void {
  const width = 30;
  const top = bottom - height;
  fillRound(ctx, x - width / 2 - 5, top - 5, width + 10, height + 10, 18, '#0a1136');
  ctx.save();
  roundRect(ctx, x - width / 2, top, width, height, 14);
  ctx.clip();
  ctx.fillStyle = COLORS.raised;
  ctx.fillRect(x - width / 2, top, width, height);
  const red = height * (1 - RED_LINE);
  ctx.fillStyle = 'rgba(255,70,90,0.45)';
  ctx.fillRect(x - width / 2, top, width, red);
  const level = height * power;
  ctx.fillStyle =
    power > RED_LINE ? '#ff4f5f' : vertical(ctx, bottom - level, bottom, '#ffe36b', COLORS.accent, '#4fe08a');
  ctx.fillRect(x - width / 2, bottom - level, width, level);
  ctx.fillStyle = 'rgba(255,255,255,0.28)';
  ctx.fillRect(x - width / 2 + 5, top, 6, height);
  ctx.fillStyle = '#fff';
  ctx.fillRect(x - width / 2, top + red - 1.5, width, 3);
  ctx.restore();
}

/** Draws the card before a round, with the keeper and a hint about the keeper's habit. */
export function drawIntro(ctx: Ctx, centre: number, middle: number, game: Game): void {
  const share = easeOutBack(progress(game.time, 0, 0.45), 1.2);
  const away = progress(game.time, 2.3, 2.6);
  const rival = rivalOf(game.habit);
  ctx.save();
  ctx.globalAlpha = Math.min(1, share) * (1 - away);
  ctx.translate(centre, middle - away * 40);
  ctx.scale(0.8 + share * 0.2, 0.8 + share * 0.2);
  const width = 520;
  const height = 236;
  fillRound(ctx, -width / 2, -height / 2 + 8, width, height, 34, '#0a1136');
  fillRound(
    ctx,
    -width / 2,
    -height / 2,
    width,
    height,
    34,
    vertical(ctx, -118, 118, '#2a3a8c', COLORS.surface),
  );
  const street = streetOf(game.round);
  const place = (game.round - 1) % CUP_ROUNDS;
  const cup = Math.floor((game.round - 1) / CUP_ROUNDS) + 1;
  const round = { round: place + 1, rounds: CUP_ROUNDS, street: street.name };
  const roundText = cup > 1 ? phrase('board.cup', { cup, ...round }) : phrase('board.round', round);
  text(ctx, roundText, 0, -86, {
    size: 20,
    color: '#c9d3ff',
    weight: 500,
    maxWidth: 470,
  });
  ctx.save();
  ctx.translate(-160, 20);
  fillCircle(ctx, 0, 0, 74, street.mural[0]);
  drawHead(ctx, 52, { look: rival.look, glance: Math.sin(game.time * 3) * 0.7, mood: 'calm' });
  ctx.restore();
  text(ctx, rival.name, 80, -18, { size: 50, weight: 700, color: COLORS.accent, maxWidth: 320 });
  text(ctx, rival.hint, 80, 36, { size: 23, maxWidth: 310 });
  for (let i = 0; i < CUP_ROUNDS; i++) {
    ctx.beginPath();
    ctx.arc(80 + (i - 2.5) * 30, 82, i === place ? 10 : 7, 0, Math.PI * 2);
    ctx.fillStyle = i < place ? GOOD : i === place ? COLORS.accent : 'rgba(255,255,255,0.2)';
    ctx.fill();
  }
  ctx.restore();
}

/** Draws a line of help near the bottom. */
export function drawHint(ctx: Ctx, x: number, y: number, message: string, maxWidth: number): void {
  const width = Math.min(maxWidth, textWidth(ctx, message, 21) + 44);
  fillRound(ctx, x - width / 2, y - 21, width, 42, 21, 'rgba(14,23,72,0.88)');
  text(ctx, message, x, y + 1, { size: 21, maxWidth: width - 28 });
}
