import { createBestScore } from '../kit/best-score.ts';
import { createGame, type Game } from '../kit/game.ts';
import { seedFrom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { createCatArt } from './cat-art.ts';
import { actions, type Action } from './controls.ts';
import { DAILY_ORDERS } from './difficulty.ts';
import { createArt } from './fabric-art.ts';
import { createHowTo } from './how-to.ts';
import { createLayout } from './layout.ts';
import { createPlay } from './play.ts';
import { paintRoom } from './room.ts';
import type { State } from './rules.ts';
import { drawPlay, drawTitle } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const today = (): string => new Date().toLocaleDateString('en-CA');

let layout = createLayout('landscape', { width: 960, height: 600 });
let attempt = 0;
let time = 0;

const game: Game<Action, 'daily'> = createGame<Action, 'daily'>({
  slug: 'quilt-corner',
  title: 'Quilt Corner',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ff6b61', '#ffc24a', '#7fc46b', '#62b2e6', '#c58ae0', '#fff0d6'], edge: '#5a2418' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    layout = createLayout(orientation, frame);
    return layout;
  },
  actions,
  pointer: {
    down: (point) => play.press(point),
    move: (point) => play.move(point),
    up: () => play.lift(),
    cancel: () => play.drop(),
  },
  modes: [{ id: 'daily', label: kitWord('mode.daily'), icon: 'calendar' }],
  begin,
  onPause: () => play.drop(),
  onResize(stage) {
    art = createArt(stage.pixelScale);
    cat = createCatArt(stage.pixelScale);
  },
  update: (dt) => play.update(dt, game.input),
  ambient(dt) {
    time += dt;
    play.step(dt);
  },
  draw(ctx) {
    room.paint();
    if (game.state === 'title') drawTitle(ctx, art, cat, layout, time);
    else drawPlay(ctx, art, cat, layout, play, time);
  },
  inspect: () => play.inspect(),
});

const { stage, storage, screens, hud } = game;
let art = createArt(stage.pixelScale);
let cat = createCatArt(stage.pixelScale);
const room = stage.layer((ctx, visible) => paintRoom(ctx, visible, layout));
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const bestChip = hud.chip(kitWord('chip.best'), game.best.value);

const play = createPlay({
  voices: createVoices(game.sound),
  layout: () => layout,
  shake: (amount) => stage.shake(amount),
  announce: (message) => screens.announce(message),
  onChange(state) {
    screens.setScore(state.score);
    scoreChip.set(state.score);
  },
  onOver: (state) => end(state),
});

function begin(): void {
  attempt += 1;
  const seed =
    game.mode === 'daily'
      ? seedFrom('quilt-corner', 'daily', today())
      : seedFrom('quilt-corner', attempt, attempt === 1 ? 7 : Date.now());
  bestChip.set((game.mode === 'daily' ? dailyBest() : game.best).value);
  play.start(game.mode === 'daily', seed);
}

function dailyBest(): ReturnType<typeof createBestScore> {
  return createBestScore(storage, `daily-${today()}`);
}

function end(state: State): void {
  const best = game.mode === 'daily' ? dailyBest() : game.best;
  const newBest = best.offer(state.score);
  const orders = state.ordersDone;
  const result = { score: state.score, best: best.value, newBest };
  if (state.status === 'won')
    screens.win({
      ...result,
      heading: phrase('result.won'),
      lines: [phrase('result.all', { orders: DAILY_ORDERS })],
    });
  else
    screens.lose({
      ...result,
      heading: phrase('result.lost'),
      lines: [
        game.mode === 'daily'
          ? phrase('result.today', { orders, all: DAILY_ORDERS })
          : phrase('result.orders', { orders }),
        phrase('result.tip'),
      ],
    });
}

play.start(false, 7);
game.run();
