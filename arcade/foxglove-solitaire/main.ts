import { openCampaign } from '../kit/campaign.ts';
import { dateOf, dayOf } from '../kit/day.ts';
import { createGame } from '../kit/game.ts';
import type { Game } from '../kit/game.ts';
import { kitWord } from '../kit/texts.ts';
import { actions } from './controls.ts';
import type { Action } from './controls.ts';
import { nameOf } from './cards.ts';
import { bonusFor, clock, goalText, isKept, starsFor } from './goals.ts';
import { createHand } from './hand.ts';
import { createHowTo } from './how-to.ts';
import { inspectTable } from './inspect.ts';
import { restoreSession, saveSession } from './kept.ts';
import { layoutFor } from './layout.ts';
import type { Spot } from './layout.ts';
import { LEVEL_COUNT, dailyFor, levelFor } from './levels.ts';
import type { Level } from './levels.ts';
import { BEE, freeCard, isVase } from './rules.ts';
import type { Move } from './rules.ts';
import { createSession, isDraw } from './session.ts';
import type { Session } from './session.ts';
import { isOnSign } from './sign.ts';
import type { Sign } from './sign.ts';
import { createView } from './view.ts';
import { createVoices } from './voices.ts';
import { DAYS } from './weather.ts';
import { phrase } from './texts.ts';

const NEWS_SECONDS = 3.2;
const GATHER_PACE = 0.09;
const NO_WAY: Sign = {
  title: phrase('note.noWay'),
  detail: phrase('note.undo'),
  isButton: false,
};
const BEE_NEWS: Sign = {
  title: phrase('note.bee'),
  detail: phrase('note.park'),
  isButton: false,
};
const GATHER: Sign = {
  title: phrase('note.open'),
  detail: phrase('note.gather'),
  isButton: true,
};
const STUCK: Sign = {
  title: phrase('note.stuck'),
  detail: phrase('note.clear'),
  isButton: true,
};

const campaign = openCampaign('foxglove-solitaire', LEVEL_COUNT);
let layout = layoutFor({ width: 960, height: 600 });

const game: Game<Action, 'daily'> = createGame<Action, 'daily'>({
  slug: 'foxglove-solitaire',
  title: 'Foxglove Solitaire',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#f7c7ee', '#ffb5a6', '#bcd0ff', '#ffdf7d'], edge: '#3d5526' },
  howTo: createHowTo(),
  layout(_, frame) {
    layout = layoutFor(frame);
    return layout;
  },
  actions,
  pointer: {
    down(point) {
      hint = undefined;
      const isPressed = news?.sign.isButton === true && isOnSign(layout, news.sign, point);
      if (isPressed) obey();
      else hand.down(point);
    },
    move(point, pressed) {
      if (pressed) hand.move(point);
    },
    up: (point) => hand.up(point),
    cancel: () => hand.drop(),
  },
  campaign,
  modes: [{ id: 'daily', label: kitWord('mode.daily'), icon: 'calendar' }],
  keeper: {
    save() {
      const kept = saveSession(session);
      return kept && { ...kept, day: dayOf(date) };
    },
    restore({ mode, level, play: kept }) {
      const keptDate = dateOf(kept.day);
      if (!keptDate) return undefined;
      const restored = restoreSession(mode === 'daily' ? dailyOf(keptDate) : levelFor(level), kept);
      return restored && (() => open(restored, keptDate));
    },
  },
  begin,
  onPause: () => hand.drop(),
  onResize: () => view.resize(layout, session.state),
  update,
  ambient(dt) {
    view.step(dt, hand);
    if (!news) return;
    news.age += dt;
    news.left -= dt;
    if (news.left <= 0) news = undefined;
  },
  draw(ctx) {
    if (game.state === 'title') {
      view.draw(ctx, undefined);
      return;
    }
    const showsMarker = game.input.lastDevice !== 'pointer' && game.state === 'playing';
    view.draw(ctx, { session, hand, hint, showsMarker, sign: news });
  },
  inspect: () => inspectTable(session.state, layout, news?.sign),
});

const voices = createVoices(game.sound);
let session = createSession(levelFor(campaign.level));
/** The day on which the deal began. A daily deal remains the deal of this day after midnight. */
let date = new Date();
let daily: { readonly day: string; readonly level: Level } | undefined;
let hint: Move | undefined;
let news: { sign: Sign; age: number; left: number } | undefined;
let gathering: Move[] = [];
let gatherWait = 0;
let ending = 0;

const view = createView(game.stage, () => layout, voices.vase);
const hand = createHand({
  state: () => session.state,
  layout: () => layout,
  play,
  refuse,
  pickedUp: voices.lift,
});
const movesChip = game.hud.chip(kitWord('chip.moves'), 0);
const timeChip = game.hud.chip(kitWord('chip.time'), '0:00');
const undoButton = game.hud.button({ label: kitWord('button.undo'), icon: 'undo', hint: 'U', onPress: undo });
game.hud.button({ label: kitWord('button.hint'), icon: 'hint', hint: 'H', onPress: giveHint });

/** Returns the deal of a day. The deal is cached, because finding it takes a tenth of a second. */
function dailyOf(today: Date): Level {
  const day = dayOf(today);
  if (daily?.day !== day) daily = { day, level: dailyFor(today) };
  return daily.level;
}

function begin(): void {
  const today = new Date();
  open(createSession(game.mode === 'daily' ? dailyOf(today) : levelFor(campaign.level)), today);
}

/** Shows a deal, new or continued. */
function open(next: Session, began: Date): void {
  session = next;
  date = began;
  hand.reset();
  hint = undefined;
  gathering = [];
  ending = 0;
  view.begin(session);
  voices.deal();
  const { title, weather, goals } = session.level;
  const { title: sky, rule } = DAYS[weather];
  post({ title: phrase('note.day', { title, weather: sky }), detail: rule, isButton: false });
  const wanted = goals.map(goalText).join(', ');
  game.screens.announce(phrase('say.start', { title, weather: sky, rule, goals: wanted }));
  showNumbers();
  postOffer();
}

function post(sign: Sign): void {
  news = { sign, age: 0, left: sign.isButton ? Infinity : NEWS_SECONDS };
}

function showNumbers(): void {
  const { state, level } = session;
  game.screens.setScore(state.score);
  movesChip.set(state.moves);
  const limit = level.goals.find((goal) => goal.kind === 'moves')?.limit ?? Infinity;
  movesChip.mark(state.moves > limit - 8 ? 'alert' : '');
  undoButton.disabled = !session.canUndo;
}

function settled(): void {
  hint = undefined;
  view.follow(session.state);
  showNumbers();
  if (!postOffer() && (news?.sign.isButton || gathering.length > 0)) news = undefined;
  game.keep();
}

/**
 * Posts a sign if the deal is stuck or can be gathered. Returns false if neither is the case, or while the cards are
 * being gathered.
 */
function postOffer(): boolean {
  const offer = session.isStuck ? STUCK : session.canGather ? GATHER : undefined;
  if (!offer || gathering.length > 0) return false;
  if (news?.sign !== offer) post(offer);
  return true;
}

function play(move: Move): boolean {
  const card = freeCard(session.state, move.from);
  if (ending > 0 || !session.play(move)) return false;
  if (isDraw(move)) voices.turn();
  else voices.put(move.count);
  if (card !== undefined && isVase(move.to))
    game.screens.announce(phrase('say.vase', { card: nameOf(card) }));
  settled();
  return true;
}

function refuse(spot: Spot): void {
  if (spot.pile === BEE && session.state.beeReady) post(BEE_NEWS);
  view.refuse(session.state, spot);
  voices.refuse();
}

function undo(): void {
  hand.drop();
  gathering = [];
  if (ending > 0 || !session.undo()) return;
  voices.undo();
  settled();
}

function giveHint(): void {
  hand.drop();
  if (gathering.length > 0 || session.isWon) return;
  hint = session.hint();
  game.keep();
  voices.hint();
  if (hint) return;
  if (!news?.sign.isButton) post(NO_WAY);
  game.screens.announce(NO_WAY.title);
}

/** Runs the action of the sign. */
function obey(): void {
  if (news?.sign === GATHER) {
    gathering = [...session.gather()];
    gatherWait = 0;
    news = undefined;
  } else if (news?.sign === STUCK) {
    news = undefined;
    lose();
  }
}

function lose(): void {
  voices.lose();
  game.screens.lose({
    heading: phrase('result.lost'),
    score: session.state.score,
    lines: [phrase('result.again')],
  });
}

function gather(dt: number): void {
  gatherWait -= dt;
  if (gatherWait > 0) return;
  gatherWait = GATHER_PACE;
  const move = gathering.shift();
  if (move && !play(move)) gathering = [];
}

function readKeys(): void {
  const { input } = game;
  for (const direction of ['left', 'right', 'up', 'down'] as const)
    if (input.repeated(direction)) hand.steer(direction);
  if (input.pressed('pick')) hand.pick();
  if (input.pressed('quick')) hand.quick();
  if (input.pressed('turn')) hand.turn();
  if (input.pressed('undo')) undo();
  if (input.pressed('hint')) giveHint();
  if (input.pressed('sign')) obey();
}

function update(dt: number): void {
  if (session.isWon) {
    finish(dt);
    return;
  }
  session.step(dt);
  timeChip.set(clock(session.seconds));
  if (gathering.length > 0) gather(dt);
  else readKeys();
}

function finish(dt: number): void {
  if (ending === 0) {
    hand.drop();
    voices.win();
    view.celebrate(layout);
    news = undefined;
  }
  const before = ending;
  ending += dt;
  if (before < 0.7 && ending >= 0.7) view.celebrate(layout);
  if (ending > 1.8) showWin();
}

function showWin(): void {
  const { level, state } = session;
  const tally = session.tally();
  const earned = starsFor(level.goals, tally);
  const score = state.score + bonusFor(level.goals, tally);
  game.screens.setScore(score);
  game.win({
    heading: game.mode === 'daily' ? phrase('result.daily') : phrase('result.won'),
    stars: earned,
    score,
    lines: level.goals.map((goal) =>
      phrase(isKept(goal, tally) ? 'goal.kept' : 'goal.missed', { goal: goalText(goal) }),
    ),
  });
}

document.fonts.load('700 40px "Fredoka Variable"').then(view.redraw, () => undefined);
game.run();
