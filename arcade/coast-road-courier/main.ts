import { openCampaign } from '../kit/campaign.ts';
import { clamp } from '../kit/ease.ts';
import { createGame, type Game } from '../kit/game.ts';
import { reducedMotion } from '../kit/motion.ts';
import { kitWord } from '../kit/texts.ts';
import { actions, type Action } from './controls.ts';
import { createHands } from './hands.ts';
import { createHowTo } from './how-to.ts';
import { inspectState } from './inspect.ts';
import { LEVELS } from './levels.ts';
import { createPicture } from './picture.ts';
import { createState, starsOf, step } from './rules.ts';
import { createShow } from './show.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const END_SECONDS = 2.2;
const TITLE_SPEED = 16;

const campaign = openCampaign('coast-road-courier', LEVELS);
let state = createState(1);
let time = 0;
let ending = 0;
const hands = createHands();

const game: Game<Action> = createGame<Action>({
  slug: 'coast-road-courier',
  title: 'Coast Road Courier',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffffff', '#ffd76a', '#ff9f8a', '#8fe8d0'], edge: '#0f5f7a' },
  howTo: createHowTo(),
  layout: (orientation, frame) =>
    orientation === 'landscape'
      ? { width: 540 * clamp(frame.width / frame.height, 1, 2.4), height: 540 }
      : { width: 540, height: 540 * clamp(frame.height / frame.width, 1, 2.2) },
  inset: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
  actions,
  pointer: hands.pointer,
  pauseOnBlur: true,
  campaign,
  begin,
  onTitle() {
    load(1);
  },
  onPause: () => hands.clear(),
  onResize() {
    picture = createPicture(game.stage, state);
  },
  update(dt) {
    step(state, hands.read(game.input, game.stage, state, picture.vanX(), dt), dt);
    show.follow(state, picture, dt);
    tellChips();
    if (state.status === 'driving') return;
    ending += dt;
    if (ending > END_SECONDS) finish();
  },
  ambient(dt) {
    time += dt;
    if (game.state === 'title' && !reducedMotion()) {
      state.z = (state.z + TITLE_SPEED * dt) % (state.level.legMetres * 0.9);
      state.x = -2 + Math.sin(time * 0.3) * 2;
    }
    picture.step(dt);
    show.step(dt);
  },
  draw(ctx) {
    picture.draw(ctx, time, show.pose);
    if (game.state !== 'title') show.draw(ctx, state, picture);
  },
  inspect: () => inspectState(state),
});

const { stage, screens, hud } = game;
let picture = createPicture(stage, state);
const timeChip = hud.chip(kitWord('chip.time'), 0);
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const parcelChip = hud.chip(phrase('chip.parcels'), 0);
const show = createShow(
  createVoices(game.sound),
  (units) => stage.shake(units),
  (words) => screens.announce(words),
);

function load(number: number): void {
  state = createState(number);
  picture = createPicture(stage, state);
}

function begin(): void {
  ending = 0;
  hands.clear();
  load(campaign.level);
  show.start(state, picture);
  screens.announce(
    phrase('say.start', { stage: campaign.level, name: state.level.name, news: state.level.news }),
  );
  tellChips();
}

function tellChips(): void {
  screens.setScore(state.score);
  timeChip.set(state.timeLeft.toFixed(state.timeLeft < 10 ? 1 : 0));
  timeChip.mark(state.timeLeft < 6 ? 'alert' : '');
  scoreChip.set(state.score);
  parcelChip.set(state.delivered);
}

function finish(): void {
  const record = `stage-${state.number}`;
  const parcels = phrase('result.parcels', {
    delivered: state.delivered,
    all: state.boxes.length,
    perfect: state.perfect,
  });
  if (state.status === 'late') {
    const metres = Math.ceil((state.track.gates[state.gates] ?? state.z) - state.z);
    game.lose({
      record,
      heading: phrase('result.late'),
      score: state.score,
      lines: [phrase('result.short', { metres }), phrase('result.tip')],
    });
    return;
  }
  game.win({
    record,
    heading: phrase('result.won', { name: state.level.name }),
    stars: starsOf(state),
    score: state.score,
    lines: [parcels],
  });
}

game.run();
