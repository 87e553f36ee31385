import { openCampaign } from '../kit/campaign.ts';
import { dateOf } from '../kit/day.ts';
import { createGame, type Game } from '../kit/game.ts';
import { reducedMotion } from '../kit/motion.ts';
import { seedFrom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { drawRain, paintRoom, paintTray } from './backdrop.ts';
import { actions, type Action } from './controls.ts';
import { createHowTo } from './how-to.ts';
import { restoreCourse, saveCourse, type Course } from './kept.ts';
import { createLayout, placeOf } from './layout.ts';
import { LEVEL_COUNT, dailyDifficulty, difficulty, tipFor, type Difficulty } from './levels.ts';
import { createPlay } from './play.ts';
import { canTake, createState, starsOf, tilesLeft, type State } from './rules.ts';
import { createTileArt } from './tile-art.ts';
import { drawPlay } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const campaign = openCampaign('teahouse-tiles', LEVEL_COUNT);
let layout = createLayout('landscape', { width: 960, height: 600 });
let time = 0;
/** The day on which the board was dealt. After midnight, a daily deal is still the deal of this day. */
let day = '';

const game: Game<Action, 'daily'> = createGame<Action, 'daily'>({
  slug: 'teahouse-tiles',
  title: 'Teahouse Tiles',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ff6a4d', '#ffd27a', '#7fe0b4', '#fff1d0'], edge: '#4a1b12' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    layout = createLayout(orientation, frame);
    return layout;
  },
  actions,
  pointer: { down: (point) => play.tap(point) },
  campaign,
  modes: [{ id: 'daily', label: kitWord('mode.daily'), icon: 'calendar' }],
  pauseOnBlur: true,
  keeper: {
    save() {
      const kept = saveCourse(play.course);
      return kept && { ...kept, day };
    },
    restore({ mode, level, play: kept }) {
      const keptDay = dateOf(kept.day) && String(kept.day);
      if (keptDay === undefined) return undefined;
      const deal = mode === 'daily' ? dealOfDay(keptDay) : dealOfLevel(level);
      const restored = restoreCourse(deal.rules, deal.seed, kept);
      return restored && (() => open(restored, deal, keptDay));
    },
  },
  begin,
  onTitle() {
    roomLayer.invalidate();
  },
  onResize() {
    play.refit();
    art = createArt();
  },
  update: (dt) => play.update(dt, game.input),
  ambient(dt) {
    time += dt;
    play.step(dt);
  },
  draw(ctx) {
    const clock = reducedMotion() ? 3 : time;
    if (game.state === 'title') {
      roomLayer.paint();
      drawRain(ctx, stage.visible, undefined, clock);
      return;
    }
    trayLayer.paint();
    drawRain(ctx, stage.visible, layout.tray, clock);
    drawPlay(ctx, art, layout, play, time, game.input.lastDevice !== 'pointer' && game.state === 'playing');
  },
  inspect: () => ({
    tiles: play.state.board.flatMap((tile, slot) => {
      if (!tile || !canTake(play.state, slot)) return [];
      return [
        {
          face: tile.face,
          layer: play.state.rules.shape.slots[slot]?.z ?? 0,
          ...placeOf(play.fit, play.state.rules.shape, slot),
        },
      ];
    }),
    left: tilesLeft(play.state),
    score: play.state.score,
    buttons: layout.buttons,
    status: play.state.status,
  }),
});

const { stage, screens, hud } = game;
const isEvening = (): boolean => game.state !== 'title' && play.state.rules.seconds < Infinity;
const roomLayer = stage.layer((ctx, visible) => paintRoom(ctx, visible, false));
const trayLayer = stage.layer((ctx, visible) => {
  paintRoom(ctx, visible, isEvening());
  paintTray(ctx, layout.tray, isEvening());
});
const levelChip = hud.chip(kitWord('chip.level'), 1);
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const pairsChip = hud.chip(phrase('chip.pairs'), 0);
const teaChip = hud.chip(phrase('chip.tea'), '');

const play = createPlay(
  {
    voices: createVoices(game.sound),
    layout: () => layout,
    shake: (amount) => stage.shake(amount),
    announce: (message) => screens.announce(message),
    onChange: show,
    onMove: () => game.keep(),
    onOver: end,
  },
  difficulty(1),
);
const createArt = () => createTileArt(stage.pixelScale * play.fit.scale);
let art = createArt();

function show(state: State): void {
  screens.setScore(state.score);
  levelChip.set(game.mode === 'daily' ? kitWord('chip.day') : campaign.level);
  scoreChip.set(state.score);
  pairsChip.set(tilesLeft(state) / 2);
  const hasClock = state.rules.seconds < Infinity;
  const seconds = Math.ceil(state.secondsLeft);
  pairsChip.show(!hasClock);
  teaChip.show(hasClock);
  if (!hasClock) return;
  teaChip.set(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
  teaChip.mark(seconds <= 20 ? 'alert' : '');
}

interface Deal {
  readonly rules: Difficulty;
  readonly seed: number;
  /** Advice that is shown at the start. */
  readonly tip: string;
}

const dealOfLevel = (level: number): Deal => ({
  rules: difficulty(level),
  seed: seedFrom('teahouse-tiles', level),
  tip: tipFor(level),
});

function dealOfDay(of: string): Deal {
  const seed = seedFrom('teahouse-tiles', of);
  return { rules: dailyDifficulty(seed), seed, tip: phrase('daily.name') };
}

function begin(): void {
  const today = new Date().toISOString().slice(0, 10);
  const deal = game.mode === 'daily' ? dealOfDay(today) : dealOfLevel(campaign.level);
  open({ state: createState(deal.rules, deal.seed), moves: [] }, deal, today);
}

/** Shows a board, new or continued. */
function open(course: Course, { seed, tip }: Deal, began: string): void {
  day = began;
  play.start(course, seed, tip);
  art = createArt();
  trayLayer.invalidate();
}

function end(state: State): void {
  const record = game.mode === 'daily' ? `daily-${day}` : `level-${campaign.level}`;
  if (state.status !== 'won') {
    game.lose({
      record,
      heading: phrase('result.lost'),
      score: state.score,
      lines: [
        phrase('result.left', { pairs: tilesLeft(state) / 2 }),
        state.secondsLeft === 0 ? phrase('result.quick') : phrase('result.high'),
      ],
    });
    return;
  }
  const earned = starsOf(state);
  game.win({
    record,
    heading: phrase('result.won'),
    stars: earned,
    score: state.score,
    lines: [phrase('result.used', { hints: state.usedHints, shuffles: state.usedShuffles })],
  });
}

game.run();
