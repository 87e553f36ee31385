import { openCampaign } from '../kit/campaign.ts';
import { createGame, type Game } from '../kit/game.ts';
import { kitWord } from '../kit/texts.ts';
import { actions, type Action } from './controls.ts';
import { createArt } from './crystal-art.ts';
import { paintGarden, paintWell } from './garden.ts';
import { createHowTo } from './how-to.ts';
import { createLayout } from './layout.ts';
import { LEVEL_COUNT, tipOf } from './levels.ts';
import { isFull } from './light.ts';
import { createPlay } from './play.ts';
import { starsOf, type State } from './rules.ts';
import { drawPlay, drawTitle } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const campaign = openCampaign('prism-well', LEVEL_COUNT);
let layout = createLayout('landscape', { width: 960, height: 600 });
let attempt = 0;
let time = 0;

const game: Game<Action> = createGame<Action>({
  slug: 'prism-well',
  title: 'Prism Well',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ff5f9e', '#3ff0a6', '#ffffff', '#ffc93d', '#59b4ff', '#b87bff'], edge: '#3a1160' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    layout = createLayout(orientation, frame);
    return layout;
  },
  actions,
  pointer: {
    down: (point) => play.press(point),
    move: (point, isPressed) => play.move(point, isPressed),
    up: (point) => play.lift(point.type),
    cancel: () => play.drop(),
  },
  campaign,
  begin,
  onResize(stage) {
    art = createArt(stage.pixelScale);
  },
  update: (dt) => play.update(dt, game.input),
  ambient(dt) {
    time += dt;
    play.step(dt);
  },
  draw(ctx) {
    backdrop.paint();
    if (game.state === 'title') drawTitle(ctx, art, layout, time);
    else drawPlay(ctx, art, layout, play, tipOf(campaign.level), time);
  },
  inspect: () => play.inspect(),
});

const { stage, screens, hud } = game;
let art = createArt(stage.pixelScale);
const backdrop = stage.layer((ctx, visible) => {
  paintGarden(ctx, visible, layout);
  paintWell(ctx, layout);
});
const levelChip = hud.chip(kitWord('chip.level'), 1);
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const movesChip = hud.chip(phrase('chip.spins'), 0);

const play = createPlay({
  voices: createVoices(game.sound),
  layout: () => layout,
  shake: (amount) => stage.shake(amount),
  announce: (message) => screens.announce(message),
  onChange(state, score) {
    screens.setScore(score);
    levelChip.set(state.level);
    scoreChip.set(score);
    movesChip.set(state.moves);
    movesChip.mark(state.moves <= 5 && state.status === 'playing' ? 'alert' : '');
  },
  onOver: (state) => end(state),
});

function begin(): void {
  attempt += 1;
  play.start(campaign.level, attempt);
  if (tipOf(campaign.level)) screens.announce(tipOf(campaign.level));
}

function end(state: State): void {
  const record = `level-${state.level}`;
  if (state.status !== 'won') {
    const left = state.lamps.filter((lamp) => !isFull(lamp));
    const missing = left.reduce((sum, { need, charge }) => sum + need - charge, 0);
    game.lose({
      record,
      heading: phrase('result.lost'),
      score: state.score,
      lines: [phrase('result.missing', { lamps: left.length, light: missing }), phrase('result.tip')],
    });
    return;
  }
  const earned = starsOf(state);
  game.win({
    record,
    heading: phrase('result.won'),
    stars: earned,
    score: state.score,
    lines: [phrase('result.left', { spins: state.moves })],
  });
}

play.start(campaign.level, 0);
game.run();
