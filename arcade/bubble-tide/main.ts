import { openCampaign } from '../kit/campaign.ts';
import { createGame, type Game } from '../kit/game.ts';
import { reducedMotion } from '../kit/motion.ts';
import { kitWord } from '../kit/texts.ts';
import { createBubbles } from './art.ts';
import { drawBoat } from './boat.ts';
import { actions, type Action } from './controls.ts';
import { muzzle } from './flight.ts';
import { isColour } from './grid.ts';
import { createHowTo } from './how-to.ts';
import { createInset, createLayout, toStage } from './layout.ts';
import { createPlay } from './play.ts';
import { starsOf, type State } from './rules.ts';
import { drawSea, paintBay, paintWell } from './scene.ts';
import { drawPlay } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const LEVELS = 60;

const campaign = openCampaign('bubble-tide', LEVELS);
let layout = createLayout('landscape', { width: 960, height: 600 });
let attempt = 0;
let time = 0;

const game: Game<Action> = createGame<Action>({
  slug: 'bubble-tide',
  title: 'Bubble Tide',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#37b6ff', '#ff5a6e', '#ffcb08', '#43d07a', '#a768ff', '#ff86d3'], edge: '#0b2a66' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    layout = createLayout(orientation, frame);
    return layout;
  },
  inset: createInset,
  actions,
  pointer: {
    down: (point) => play.press(point),
    move: (point, pressed) => play.move(point, pressed),
    up: (point) => play.lift(point),
  },
  campaign,
  begin,
  onResize(stage) {
    bubbles = createBubbles(layout.field.unit, stage.pixelScale);
    wellLayer.invalidate();
  },
  update: (dt) => play.update(dt, game.input),
  ambient(dt) {
    time += dt;
    play.step(dt);
  },
  draw(ctx) {
    if (game.state === 'title') drawTitle(ctx);
    else {
      wellLayer.paint();
      drawPlay(ctx, bubbles, layout, play, stage.visible, time);
    }
  },
  inspect: () => ({
    state: game.state,
    bay: play.state,
    isLoaded: play.guide !== null,
    boat: toStage(layout, muzzle(play.tide)),
    reach: layout.field.unit * 8,
  }),
});

const { stage, screens, hud } = game;
let bubbles = createBubbles(layout.field.unit, stage.pixelScale);
const bayLayer = stage.layer((ctx, visible) => paintBay(ctx, visible));
const wellLayer = stage.layer((ctx, visible) => {
  paintBay(ctx, visible);
  paintWell(ctx, layout, visible);
});
const levelChip = hud.chip(kitWord('chip.level'), 1);
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const leftChip = hud.chip(phrase('chip.left'), 0);

const play = createPlay({
  voices: createVoices(game.sound),
  layout: () => layout,
  shake: (amount) => stage.shake(amount),
  announce: (message) => screens.announce(message),
  onChange(state) {
    screens.setScore(state.score);
    levelChip.set(state.level);
    scoreChip.set(state.score);
    leftChip.set(state.board.filter(isColour).length);
  },
  onOver: (state) => end(state),
});

function drawTitle(ctx: CanvasRenderingContext2D): void {
  bayLayer.paint();
  const { visible } = stage;
  const clock = reducedMotion() ? 0 : time;
  const unit = Math.min(visible.width, visible.height) * 0.032;
  const surface = visible.y + visible.height * (layout.isWide ? 0.79 : 0.815);
  drawSea(ctx, visible, surface, clock, 'back', 0);
  const drift = Math.sin(clock * 0.25) * 0.03;
  drawBoat(ctx, createTitleBubbles(unit), {
    x: visible.x + visible.width * ((layout.isWide ? 0.17 : 0.7) + drift),
    y: surface - unit * 2.4 + Math.sin(clock * 1.6) * unit * 0.15,
    unit,
    aim: Math.sin(clock * 0.7) * 0.6,
    current: Math.floor(clock / 2) % 6,
    next: (Math.floor(clock / 2) + 1) % 6,
    recoil: 0,
    turn: 0,
    roll: Math.sin(clock * 1.3) * 0.03,
    mood: 0.2,
    time: clock,
  });
  drawSea(ctx, visible, surface + unit * 0.7, clock, 'front', 0);
}

let titleBubbles = { unit: 0, made: bubbles };
function createTitleBubbles(unit: number): typeof bubbles {
  if (titleBubbles.unit !== unit) titleBubbles = { unit, made: createBubbles(unit, stage.pixelScale) };
  return titleBubbles.made;
}

function begin(): void {
  attempt += 1;
  play.start(campaign.level, attempt);
}

function end(state: State): void {
  const record = `level-${state.level}`;
  if (state.status !== 'won') {
    const left = state.board.filter(isColour).length;
    const tip =
      state.rules.sinkEvery < Infinity && state.sink > state.tide
        ? phrase('result.cut')
        : phrase('result.drops');
    game.lose({
      record,
      heading: phrase('result.lost'),
      score: state.score,
      lines: [phrase('result.left', { bubbles: left }), tip],
    });
    return;
  }
  const earned = starsOf(state);
  game.win({
    record,
    heading: phrase('result.won'),
    stars: earned,
    score: state.score,
    lines: [phrase('result.shots', { shots: state.shots })],
  });
}

game.run();
