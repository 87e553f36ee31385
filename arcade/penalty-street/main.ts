import { createGame as createPage } from '../kit/game.ts';
import { createRandom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { type Sample, bowOf, dragAim, flickPower, limitAim, shotOf, swipeDive, tapDive } from './aim.ts';
import { GOAL, type Point } from './flight.ts';
import { type Game, type GameEvent, createGame, dive, nextCup, shoot, skipIntro, step } from './game.ts';
import { howTo } from './howto.ts';
import type { Hands } from './marks.ts';
import { CUP_ROUNDS, standing } from './rules.ts';
import { playSound } from './sounds.ts';
import { rivalOf, streetOf } from './streets.ts';
import { createView } from './view.ts';
import { phrase } from './texts.ts';

const AIM_SPEED = 2.6;
const CHARGE_TIME = 1.15;
/** Seconds an up key waits for a side key, so that both together mean a high dive. */
const GRACE = 0.07;

const newRandom = (): (() => number) => createRandom((Date.now() ^ (performance.now() * 1000)) >>> 0).next;

let game: Game = createGame(newRandom());
let path: Sample[] = [];
let keyAim: Point | null = null;
let charge: number | null = null;
let curl = 0;
let pendingDive: { up: boolean; side: -1 | 0 | 1; wait: number } | null = null;
let swiped = false;
let kicks = 0;
let keeps = 0;

const sample = (x: number, y: number): Sample => ({ x, y, time: performance.now() / 1000 });

const page = createPage({
  slug: 'penalty-street',
  title: 'Penalty Street',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffcb08', '#ff6b6b', '#4fd1ff', '#63db8b'], edge: '#241a63' },
  howTo,
  layout: (orientation, frame) => {
    if (orientation === 'landscape') return { width: 960, height: 600 };
    const room = (frame.height - 68) / Math.max(1, frame.width - 16);
    return { width: 600, height: Math.min(1120, Math.max(800, Math.round(600 * room))) };
  },
  actions: {
    left: ['ArrowLeft', 'KeyA', 'PadLeft'],
    right: ['ArrowRight', 'KeyD', 'PadRight'],
    up: ['ArrowUp', 'KeyW', 'PadUp'],
    down: ['ArrowDown', 'KeyS', 'PadDown'],
    kick: ['Space', 'Enter', 'PadA'],
  },
  pauseOnBlur: true,
  pointer: {
    down(point) {
      if (game.time > 0.4) skipIntro(game);
      path = game.phase === 'aim' ? [sample(point.x, point.y)] : [];
      swiped = false;
      keyAim = null;
    },
    move(point, pressed) {
      if (!pressed) return;
      if (game.phase === 'aim' && path.length > 0) path.push(sample(point.x, point.y));
      const swipe = swipeDive(point.x - point.startX, point.y - point.startY);
      if (swipe && !swiped && isKeeping()) {
        swiped = true;
        tryDive(swipe.column, swipe.high);
      }
    },
    up(point) {
      if (game.phase === 'aim' && path.length > 0) {
        const shot = shotOf([...path, sample(point.x, point.y)], (x, y) => view.camera().onGoal(x, y));
        if (shot) shoot(game, shot);
      } else if (isKeeping() && !swiped) {
        const tap = tapDive(view.camera().onGoal(point.x, point.y));
        tryDive(tap.column, tap.high);
      }
      path = [];
    },
    cancel() {
      path = [];
    },
  },
  begin: () => begin(1),
  onRestart: () => begin(game.round),
  onNext() {
    nextCup(game);
    resetHands();
  },
  onTitle() {
    resetHands();
    game = createGame(newRandom());
  },
  onResize: () => view.resize(),
  update(dt) {
    readKeys(dt);
    for (const event of step(game, dt)) tell(event);
    const { you, rival } = standing(game.tally);
    round.set(`${((game.round - 1) % CUP_ROUNDS) + 1}/${CUP_ROUNDS}`);
    score.set(game.score);
    streak.set(`×${game.streak}`);
    streak.show(game.streak > 1);
    page.screens.setScore(game.score);
    document.documentElement.dataset.goals = `${you}-${rival}`;
  },
  ambient: (dt) => view.step(dt),
  draw: (ctx) => view.draw(ctx, game, hands(), page.state === 'title'),
  inspect(): unknown {
    const { at } = view.camera();
    const spot = (x: number, y: number, z: number) => [at(x, y, z).x, at(x, y, z).y];
    const corners = [-1, 1].map((side) =>
      spot(side * GOAL.halfWidth * 0.8, GOAL.height * 0.7, GOAL.distance),
    );
    return { state: page.state, phase: game.phase, ball: spot(0, 0.1, 0), corners };
  },
});
const view = createView(page.stage, () => game);
const round = page.hud.chip(phrase('chip.round'), `1/${CUP_ROUNDS}`);
const score = page.hud.chip(kitWord('chip.score'), 0);
const streak = page.hud.chip(phrase('chip.streak'), '×0');
streak.show(false);

function begin(fromRound: number): void {
  game = createGame(newRandom(), fromRound);
  resetHands();
  page.screens.announce(
    phrase('say.start', {
      street: streetOf(fromRound).name,
      rival: rivalOf(game.habit).name,
      hint: rivalOf(game.habit).hint,
    }),
  );
}

function resetHands(): void {
  path = [];
  keyAim = null;
  charge = null;
  curl = 0;
  pendingDive = null;
}

function isKeeping(): boolean {
  return game.phase === 'run-up' || game.phase === 'incoming';
}

function tryDive(column: -1 | 0 | 1, high: boolean): void {
  if (dive(game, column, high)) tell({ type: 'dive', by: 'you' });
}

function readKeys(dt: number): void {
  const { input } = page;
  if (game.phase === 'intro' && game.time > 0.4 && input.pressed('kick')) skipIntro(game);
  else if (game.phase === 'aim') aimByKeys(dt);
  else if (isKeeping()) diveByKeys(dt);
}

function aimByKeys(dt: number): void {
  const { input } = page;
  const dx = (input.down('right') ? 1 : 0) - (input.down('left') ? 1 : 0);
  const dy = (input.down('up') ? 1 : 0) - (input.down('down') ? 1 : 0);
  if (keyAim === null && (dx !== 0 || dy !== 0 || input.pressed('kick'))) keyAim = { x: 0, y: 0.9 };
  if (keyAim === null) return;
  if (charge === null) {
    keyAim = limitAim({ x: keyAim.x + dx * AIM_SPEED * dt, y: keyAim.y + dy * AIM_SPEED * 0.75 * dt });
    if (!input.pressed('kick')) return;
    charge = 0;
    curl = 0;
    return;
  }
  charge += dt;
  curl = Math.max(-1, Math.min(1, curl + dx * 1.9 * dt));
  if (input.down('kick')) return;
  const power = chargedPower();
  if (shoot(game, { aimX: keyAim.x, aimY: keyAim.y, power, curl })) resetHands();
}

/** Returns the power of the kick while the key is held. The power rises to its maximum and falls again. */
function chargedPower(): number {
  const turn = ((charge ?? 0) / CHARGE_TIME) % 2;
  return 0.15 + 0.85 * (turn <= 1 ? turn : 2 - turn);
}

function diveByKeys(dt: number): void {
  const { input } = page;
  if (input.pressed('kick') || input.pressed('down')) {
    tryDive(0, false);
    return;
  }
  const side = input.pressed('left') ? -1 : input.pressed('right') ? 1 : 0;
  if (side !== 0 || input.pressed('up')) {
    pendingDive = {
      up: input.down('up') || input.pressed('up') || (pendingDive?.up ?? false),
      side: side !== 0 ? side : input.down('left') ? -1 : input.down('right') ? 1 : (pendingDive?.side ?? 0),
      wait: pendingDive?.wait ?? GRACE,
    };
  }
  if (pendingDive === null) return;
  pendingDive.wait -= dt;
  if (pendingDive.wait > 0 && !(pendingDive.up && pendingDive.side !== 0)) return;
  tryDive(pendingDive.side, pendingDive.up);
  pendingDive = null;
}

function hands(): Hands {
  const now = path.at(-1);
  const first = path[0];
  const hint = hintText();
  if (now !== undefined && first !== undefined && path.length > 1 && first.y - now.y > 24) {
    const aim = dragAim(first, now, (x, y) => view.camera().onGoal(x, y));
    return { aim, power: flickPower(path), curl: bowOf(path), path, hint: '' };
  }
  return { aim: keyAim, power: charge === null ? null : chargedPower(), curl, path, hint };
}

function hintText(): string {
  const keys = page.input.lastDevice === 'keyboard';
  if (game.phase === 'aim' && kicks < 2) return keys ? phrase('hint.keys') : phrase('hint.flick');
  if (game.phase === 'aim' && kicks === 2 && !keys) return phrase('hint.curve');
  if ((game.phase === 'ready' || game.phase === 'run-up') && keeps < 2)
    return keys ? phrase('hint.keeperKeys') : phrase('hint.keeper');
  return '';
}

function tell(event: GameEvent): void {
  view.tell(event);
  playSound(page.sound, event);
  if (event.type === 'turn') resetHands();
  if (event.type === 'landed') {
    if (event.by === 'you') kicks++;
    else keeps++;
    const { you, rival } = standing(game.tally);
    page.screens.announce(
      phrase('say.kick', {
        outcome: event.outcome === 'wide' || event.outcome === 'in' ? 'other' : event.outcome,
        you,
        rival,
      }),
    );
  }
  if (event.type === 'round-won') page.screens.announce(phrase('say.round', { round: event.round }));
  if (event.type === 'cup-won' || event.type === 'lost') finish(event.type === 'cup-won');
}

function finish(won: boolean): void {
  page.screens.setScore(game.score);
  const { you, rival } = standing(game.tally);
  const name = rivalOf(game.habit).name;
  if (won)
    page.win({
      score: game.score,
      heading: phrase('result.won'),
      lines: [phrase('result.final', { name, you, rival })],
    });
  else
    page.lose({
      counts: true,
      score: game.score,
      heading: phrase('result.lost', { name }),
      lines: [phrase('result.street', { rival, you, street: streetOf(game.round).name })],
    });
}

document.fonts.ready.then(() => view.resize()).catch(() => undefined);
page.run();
