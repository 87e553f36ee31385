import { openCampaign } from '../kit/campaign.ts';
import { createGame, type Game } from '../kit/game.ts';
import { reducedMotion } from '../kit/motion.ts';
import { kitWord } from '../kit/texts.ts';
import { actions, type Action } from './controls.ts';
import { LEVELS } from './difficulty.ts';
import { STEP, createFrame, createInset, middleAt } from './frame.ts';
import { createHands } from './hands.ts';
import { createHowTo } from './how-to.ts';
import { eclipsesLeft, figureOf, starsFor, type State } from './rules.ts';
import { paintCard, paintLoom, paintSky } from './sky.ts';
import { createSounds } from './sounds.ts';
import { createStars } from './star-art.ts';
import { drawTitle } from './title.ts';
import { drawCard, drawCloth } from './view.ts';
import { createWeaver } from './weaver.ts';
import { phrase } from './texts.ts';

const campaign = openCampaign('star-loom', LEVELS);
let frame = createFrame('landscape', { width: 960, height: 600 });
let attempt = 0;
let time = 0;

const game: Game<Action> = createGame<Action>({
  slug: 'star-loom',
  title: 'Star Loom',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffd76a', '#ff9fbd', '#5ff0d2', '#c9b4ff'], edge: '#1d3f5c' },
  howTo: createHowTo(),
  layout(orientation, size) {
    frame = createFrame(orientation, size);
    return frame;
  },
  inset: createInset,
  actions,
  pointer: {
    down: (point) => hands.down(point),
    move(point, pressed) {
      if (pressed) hands.move(point);
    },
    up: () => hands.up(),
    cancel: () => hands.reset(),
  },
  campaign,
  begin,
  onPause: () => hands.reset(),
  onResize(resized) {
    stars = createStars(resized.pixelScale);
  },
  update(dt) {
    hands.read(game.input);
    weaver.update(dt);
  },
  ambient(dt) {
    time += dt;
    weaver.step(dt);
  },
  draw(ctx) {
    if (game.state === 'title') {
      skyLayer.paint();
      drawTitle(ctx, stars, stage.visible, reducedMotion() ? 4 : time);
      return;
    }
    loomLayer.paint();
    drawCard(ctx, stars, frame, weaver);
    const usesKeys = game.input.lastDevice !== 'pointer' && game.state === 'playing';
    drawCloth(ctx, stars, frame, weaver, time, usesKeys ? hands.cursor : undefined, hands.isHolding);
    weaver.sparks.draw(ctx);
  },
  inspect: () => ({
    isReady: weaver.isReady,
    status: weaver.state.status,
    level: weaver.state.level,
    moves: weaver.state.moves,
    figure: weaver.state.figure,
    woven: weaver.state.woven,
    board: weaver.state.board,
    cell: STEP,
    places: weaver.state.board.map((_, place) => middleAt(frame, place)),
  }),
});

const { stage, screens, hud } = game;
let stars = createStars(stage.pixelScale);
const skyLayer = stage.layer((ctx, visible) => paintSky(ctx, visible));
const loomLayer = stage.layer((ctx, visible) => {
  paintSky(ctx, visible);
  paintLoom(ctx, frame);
  paintCard(ctx, frame);
});
const levelChip = hud.chip(kitWord('chip.level'), 1);
const movesChip = hud.chip(kitWord('chip.moves'), 0);
const scoreChip = hud.chip(kitWord('chip.score'), 0);

const weaver = createWeaver({
  sounds: createSounds(game.sound),
  frame: () => frame,
  shake: (amount) => stage.shake(amount),
  announce: (message) => screens.announce(message),
  onChange(shown) {
    screens.setScore(shown.score);
    levelChip.set(shown.level);
    movesChip.set(shown.moves);
    movesChip.mark(shown.moves <= 3 ? 'alert' : '');
    scoreChip.set(shown.score);
  },
  onOver: (state) => end(state),
});
const hands = createHands(weaver, () => frame);

function begin(): void {
  attempt += 1;
  hands.reset();
  weaver.start(campaign.level, attempt);
}

function loss(state: State): string[] {
  const figure = figureOf(state);
  const open = state.woven.filter((isIn) => !isIn).length;
  const eclipses = eclipsesLeft(state.board);
  return [
    ...(figure ? [phrase('result.open', { figure: figure.name, count: open })] : []),
    ...(eclipses > 0 ? [phrase('result.dark', { count: eclipses })] : []),
  ];
}

function end(state: State): void {
  const { number } = state.level;
  const record = `level-${number}`;
  if (state.status === 'lost') {
    game.lose({ record, heading: phrase('result.lost'), score: state.score, lines: loss(state) });
    return;
  }
  const won = starsFor(state);
  game.win({
    record,
    heading: phrase('result.won'),
    stars: won,
    score: state.score,
    lines: [phrase('result.moves', { left: state.moves, moves: state.level.moves })],
  });
}

game.run();
