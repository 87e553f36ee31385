import { openCampaign } from '../kit/campaign.ts';
import { createGame, type Game } from '../kit/game.ts';
import { seedFrom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { paintField, paintOrchard } from './backdrop.ts';
import { actions, type Action } from './controls.ts';
import { createHowTo } from './how-to.ts';
import { createLayout, pieceCentre } from './layout.ts';
import { dailyStars, goalSpots } from './panels.ts';
import { chooseMove } from './planner.ts';
import { createPlay } from './play.ts';
import { starsOf, type State } from './rules.ts';
import { createSprites } from './sprites.ts';
import { createMemory, drawPlay, stepMemory } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const LEVELS = 60;

const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].join('-');
};

const campaign = openCampaign('crate-orchard', LEVELS);
let layout = createLayout('landscape', { width: 960, height: 600 });
let attempt = 0;

const game: Game<Action, 'daily'> = createGame<Action, 'daily'>({
  slug: 'crate-orchard',
  title: 'Crate Orchard',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffcb08', '#ff7a4d', '#ffb02e', '#b6dd3c', '#f2536a'], edge: '#3d2212' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    layout = createLayout(orientation, frame);
    return layout;
  },
  actions,
  pointer: {
    down: (point) => play.press(point),
    move: (point) => play.move(point),
    up: (point) => play.lift(point),
    cancel: () => play.drop(),
  },
  campaign,
  modes: [{ id: 'daily', label: kitWord('mode.daily'), icon: 'calendar' }],
  begin,
  onResize(stage) {
    sprites = createSprites(stage.pixelScale);
    fieldLayer.invalidate();
  },
  update: (dt) => play.update(dt, game.input),
  ambient(dt) {
    play.step(dt);
    stepMemory(memory, play, layout, dt);
  },
  draw(ctx) {
    if (game.state === 'title') {
      orchardLayer.paint();
      return;
    }
    fieldLayer.paint();
    drawPlay(ctx, sprites, layout, play, memory);
  },
  inspect() {
    const move = play.state.status === 'playing' ? chooseMove(play.state) : undefined;
    const slot = move?.kind === 'place' ? layout.tray[move.slot] : undefined;
    const piece = move?.kind === 'place' ? play.state.tray[move.slot] : undefined;
    if (move?.kind !== 'place' || !slot || !piece) return { state: game.state };
    const to = pieceCentre(layout, piece, move.row, move.column);
    const from = [slot.x + slot.width / 2, slot.y + slot.height / 2];
    return { state: game.state, drag: [from, [to.x, to.y]] };
  },
});

const { stage, screens, hud } = game;
let sprites = createSprites(stage.pixelScale);
const memory = createMemory();
const orchardLayer = stage.layer((ctx, visible) => paintOrchard(ctx, visible));
const fieldLayer = stage.layer((ctx, visible) => {
  paintOrchard(ctx, visible);
  ctx.fillStyle = 'rgba(14,23,72,0.38)';
  ctx.fillRect(visible.x, visible.y, visible.width, visible.height);
  paintField(ctx, layout);
});
const levelChip = hud.chip(kitWord('chip.level'), 1);
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const chainChip = hud.chip(phrase('chip.chain'), '×0');

const play = createPlay({
  voices: createVoices(game.sound),
  layout: () => layout,
  goalSpots: (state) => goalSpots(layout, state.goals.length),
  shake: (amount) => stage.shake(amount),
  announce: (message) => screens.announce(message),
  onChange(state) {
    screens.setScore(state.score);
    levelChip.set(state.isDaily ? kitWord('mode.daily') : state.level);
    scoreChip.set(state.score);
    chainChip.set(`×${state.chain}`);
    chainChip.mark(state.chain > 1 ? (state.dry > 1 ? 'alert' : 'good') : '');
  },
  onOver: (state) => end(state),
});
hud.button({ label: kitWord('button.hint'), icon: 'hint', hint: 'H', onPress: () => play.showHint() });

function begin(): void {
  attempt += 1;
  if (game.mode === 'daily') play.start('daily', seedFrom('daily', today()));
  else play.start(campaign.level, attempt);
}

function endDaily(state: State): void {
  const record = `daily-${today()}`;
  const lines = [state.status === 'won' ? phrase('result.placed') : phrase('result.noRoom')];
  const result = { record, score: state.score, stars: dailyStars(state.score), lines };
  if (state.status === 'won') game.win({ ...result, heading: phrase('result.day') });
  else game.lose({ ...result, counts: true, heading: phrase('result.full') });
}

function end(state: State): void {
  if (state.isDaily) return endDaily(state);
  const record = `level-${state.level}`;
  if (state.status !== 'won') {
    const heading = state.status === 'stuck' ? phrase('result.full') : phrase('result.spent');
    const tip = state.status === 'stuck' ? phrase('result.tipOpen') : phrase('result.tipRipe');
    game.lose({ record, heading, score: state.score, lines: [tip] });
    return;
  }
  const earned = starsOf(state);
  const left = state.supply + state.tray.filter(Boolean).length;
  game.win({
    record,
    heading: phrase('result.won'),
    stars: earned,
    score: state.score,
    lines: [phrase('result.left', { left })],
  });
}

game.run();
