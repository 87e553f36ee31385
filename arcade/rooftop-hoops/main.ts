import { openCampaign } from '../kit/campaign.ts';
import { type Game as Page, createGame as createPage } from '../kit/game.ts';
import type { PointerPoint } from '../kit/input.ts';
import { kitWord } from '../kit/texts.ts';
import { createNeedle, powerOf, pressNeedle, pullShot, shotOf, stepNeedle } from './aim.ts';
import { type Action, actions } from './controls.ts';
import { type Arena, STEP } from './court.ts';
import { createHowTo } from './how-to.ts';
import { LEVEL_COUNT, endlessFor, levelFor } from './levels.ts';
import { goalText } from './marks.ts';
import {
  type Game,
  type GameEvent,
  type Shot,
  canShoot,
  countOf,
  createGame,
  nextIsGold,
  poseAt,
  refit,
  shoot,
  starsEarned,
  step,
} from './rules.ts';
import { playSound, throwSound } from './sounds.ts';
import { type Hands, createView } from './view.ts';
import { phrase } from './texts.ts';

const END_WAIT = 0.9;

const campaign = openCampaign('rooftop-hoops', LEVEL_COUNT);
let arena: Arena = { width: 960, height: 560 };
let pull: PointerPoint | undefined;
let needle = createNeedle();
let ending = 0;

/** Returns the play area for a frame: broad, tall or in between. */
function layout(_: unknown, frame: { width: number; height: number }): Arena {
  const aspect = Math.max(1, frame.width - 16) / Math.max(1, frame.height - 68);
  arena =
    aspect >= 1
      ? { width: Math.round(Math.min(960, Math.max(600, 560 * aspect))), height: 560 }
      : { width: 540, height: Math.round(Math.min(860, Math.max(600, 540 / aspect))) };
  return arena;
}

const page: Page<Action, 'endless'> = createPage<Action, 'endless'>({
  slug: 'rooftop-hoops',
  title: 'Rooftop Hoops',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffc531', '#ff9350', '#ffe0a8', '#5fd0c2'], edge: '#173f4a' },
  howTo: createHowTo(),
  layout,
  actions,
  pauseOnBlur: true,
  pointer: {
    down(point) {
      pull = point;
      needle = createNeedle();
    },
    move(point, pressed) {
      if (pressed && pull) pull = point;
    },
    up(point) {
      const shot = pullShot(point.x - point.startX, point.y - point.startY);
      pull = undefined;
      if (shot) release(shot);
    },
    cancel() {
      pull = undefined;
    },
  },
  campaign,
  modes: [{ id: 'endless', label: kitWord('mode.endless'), icon: 'star' }],
  begin,
  onPause() {
    pull = undefined;
  },
  onResize() {
    refit(game, arena);
    view.resize();
  },
  update,
  ambient: (dt) => view.step(dt),
  draw: (ctx) => view.draw(ctx, hands(), page.state === 'title'),
  inspect: () => ({
    game: { ...game, level: game.level.number, endless: game.level.endless },
    hoop: poseAt(game, game.time),
    canShoot: canShoot(game),
    isGold: nextIsGold(game),
    count: countOf(game),
    stars: starsEarned(game),
    state: page.state,
  }),
});

let game: Game = createGame(levelFor(campaign.level), arena);
const view = createView(page.stage, () => game);
const timeChip = page.hud.chip(kitWord('chip.time'));
const aimChip = page.hud.chip(phrase('chip.aim'));
const scoreChip = page.hud.chip(kitWord('chip.score'));

function begin(): void {
  game = createGame(page.mode === 'endless' ? endlessFor(0) : levelFor(campaign.level), arena);
  pull = undefined;
  needle = createNeedle();
  ending = 0;
  view.reset();
  showCounts();
  page.screens.announce(
    phrase('say.start', {
      name:
        page.mode === 'endless'
          ? kitWord('mode.endless')
          : kitWord('result.level', { level: campaign.level }),
      goal: goalText(game.level),
    }),
  );
}

function hands(): Hands {
  if (pull) {
    const shot = pullShot(pull.x - pull.startX, pull.y - pull.startY);
    return { shot, needle, pull: { fromX: pull.startX, fromY: pull.startY, x: pull.x, y: pull.y } };
  }
  const power = needle.step === 'power' ? needle.power : 0.55;
  return { shot: needle.step === 'rest' ? undefined : shotOf(needle.angle, power), needle, pull: undefined };
}

function release(shot: Shot): void {
  if (!shoot(game, shot)) return;
  view.leap();
  throwSound(page.sound, powerOf(shot));
}

function readKeys(dt: number): void {
  const { input } = page;
  if (!canShoot(game) || pull) return;
  const turn = (input.down('up') ? 1 : 0) - (input.down('down') ? 1 : 0);
  if (turn !== 0 && needle.step === 'rest') pressNeedle(needle);
  stepNeedle(needle, dt, turn);
  if (!input.pressed('throw')) return;
  const shot = pressNeedle(needle);
  if (!shot) return;
  release(shot);
  needle.held = false;
}

function showCounts(): void {
  const { endless, stars: aims } = game.level;
  const left = Math.ceil(game.clock);
  timeChip.set(left);
  timeChip.mark(left <= 5 ? 'alert' : '');
  const aim = aims.find((count) => countOf(game) < count) ?? aims[2];
  aimChip.show(!endless);
  aimChip.set(`${countOf(game)}/${aim}`);
  aimChip.mark(starsEarned(game) > 0 ? 'good' : '');
  scoreChip.set(game.score);
  page.screens.setScore(game.score);
}

function tell(event: GameEvent): void {
  view.tell(event);
  playSound(page.sound, event);
  if (event.type === 'basket') page.screens.announce(phrase('say.basket', { points: event.basket.points }));
}

function update(dt: number): void {
  if (game.status === 'playing') readKeys(dt);
  for (let done = 0; done < dt - STEP / 2; done += STEP) step(game).forEach(tell);
  showCounts();
  if (game.status === 'playing') return;
  ending += dt;
  if (ending > END_WAIT) finish();
}

function finish(): void {
  const { endless, number } = game.level;
  const result = { record: endless ? 'endless' : `level-${number}`, score: game.score };
  if (endless) {
    page.lose({
      ...result,
      counts: true,
      heading: phrase('result.dark'),
      lines: [phrase('result.streak', { baskets: game.baskets, streak: game.bestStreak })],
    });
    return;
  }
  const aim = phrase('result.goal', { goal: goalText(game.level) });
  if (game.status === 'lost') {
    page.lose({
      ...result,
      counts: true,
      heading: phrase('result.time'),
      lines: [phrase('result.have', { count: countOf(game) }), aim],
    });
    return;
  }
  const earned = starsEarned(game);
  page.win({
    ...result,
    heading: earned === 3 ? phrase('result.arm') : phrase('result.won'),
    stars: earned,
    lines: [phrase('result.throws', { baskets: game.baskets, throws: game.throws, swishes: game.swishes })],
  });
}

page.run();
