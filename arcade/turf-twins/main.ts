import { openCampaign } from '../kit/campaign.ts';
import { createChoice } from '../kit/choice.ts';
import { clamp } from '../kit/ease.ts';
import { type Game, createGame } from '../kit/game.ts';
import { createRandom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { createMind, decide } from './computer.ts';
import { type Action, actions } from './controls.ts';
import { difficulty } from './difficulty.ts';
import { insetOf, layoutOf } from './ground.ts';
import { createHowTo } from './how-to.ts';
import { createMatch, shares, step, tally } from './rules.ts';
import { playSound } from './sounds.ts';
import { type Input, type MatchEvent, type Player, REST, SPLASH_COST, SPLASH_WAIT } from './state.ts';
import { type Thumbs, createThumbs } from './thumbs.ts';
import { createView } from './view.ts';
import { YARDS, yardOf } from './yards.ts';
import { phrase } from './texts.ts';

type Mode = '1' | '2' | '3' | 'two';
const MODES: readonly Mode[] = ['1', '2', '3', 'two'];
const NAMES = ['Cora', 'Teo'] as const;
/** The names of the computer's three strengths, weakest first. */
const RIVALS = [
  phrase('name.sleepy', { name: NAMES[1] }),
  phrase('name.busy', { name: NAMES[1] }),
  phrase('name.wild', { name: NAMES[1] }),
] as const;

const campaign = openCampaign('turf-twins', YARDS.length);
let random = createRandom(7).next;
let match = createMatch(yardOf(4));
let minds = [createMind(), createMind()] as const;
let score = 0;
/** Seconds until the result is shown, counted from the bell. */
let ending = 0;
let winner: Player | null = null;

const game: Game<Action> = createGame<Action>({
  slug: 'turf-twins',
  title: 'Turf Twins',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ff6a55', '#ff9a5c', '#ffd62e', '#12b5b8', '#2ed3c0'], edge: '#5a1f3c' },
  howTo: createHowTo(),
  layout: layoutOf,
  inset: insetOf,
  actions,
  pauseOnBlur: true,
  pointer: {
    down: (point) => thumbs.down(point),
    move: (point, pressed) => pressed && thumbs.move(point),
    up: (point) => thumbs.up(point),
    cancel: (point) => thumbs.up(point),
  },
  titleAsks: true,
  titleExtra: () =>
    createChoice<Mode>({
      label: phrase('choice.who'),
      options: [
        { id: '1', label: phrase('mode.sleepy') },
        { id: '2', label: phrase('mode.busy') },
        { id: '3', label: phrase('mode.wild') },
        { id: 'two', label: kitWord('mode.friend') },
      ],
      selected: mode,
      onPick(id) {
        mode = id;
        game.storage.set('mode', id);
      },
    }),
  campaign,
  levels: {
    ...campaign.levels,
    unlocked: () => (mode === 'two' ? campaign.count : campaign.unlocked),
  },
  begin,
  onNext() {
    if (campaign.level === YARDS.length && mode !== 'two') mode = mode === '1' ? '2' : '3';
    campaign.level = (campaign.level % YARDS.length) + 1;
    begin();
  },
  onTitle() {
    match = createMatch(yardOf(4));
    minds = [createMind(), createMind()];
    view.begin(match);
  },
  onPause: () => thumbs.clear(),
  onResize() {
    view.resize();
    view.begin(match);
  },
  update(dt) {
    advance([inputOf(0, dt), inputOf(1, dt)], dt);
    for (const event of heard.splice(0)) tell(event);
    timeChip.set(Math.ceil(match.left));
    timeChip.mark(match.phase === 'play' && match.left < 6 ? 'alert' : '');
    ending -= dt;
    if (match.phase === 'over' && ending <= 0) finish();
  },
  ambient(dt) {
    if (game.state === 'title') {
      advance([0, 1].map((who) => decideFor(who === 0 ? 0 : 1, 2, dt)) as [Input, Input], dt);
      for (const event of heard.splice(0)) view.tell(event, match);
      if (match.phase === 'over' && match.time > 1) match = createMatch(yardOf(4));
    }
    view.step(dt, match);
  },
  draw(ctx) {
    const onTitle = game.state === 'title';
    view.draw(ctx, match, [nameOf(0), nameOf(1)], onTitle);
    if (game.state === 'playing') thumbs.draw(ctx, [readiness(0), readiness(1)]);
  },
  inspect: () => ({ match, isTurned: view.ground.turned, level: campaign.level }),
});

const { storage, screens, hud } = game;
const storedMode = storage.get<string>('mode', '1');
let mode: Mode = MODES.find((id) => id === storedMode) ?? '1';
/** The events of the match that have not been shown yet. */
const heard: MatchEvent[] = [];
const view = createView(game.stage);
const thumbs: Thumbs = createThumbs(() => game.stage.visible);
const yardChip = hud.chip(phrase('chip.yard'), 1);
const timeChip = hud.chip(phrase('chip.bell'), 0);
const tileChip = hud.chip(phrase('chip.tiles'), 0);

const strength = (): number => (mode === 'two' ? 2 : Number(mode));

function nameOf(who: Player): string {
  if (mode === 'two') return NAMES[who];
  if (who === 0) return kitWord('player.you');
  return RIVALS[strength() - 1] ?? NAMES[1];
}

function begin(): void {
  random = createRandom((Date.now() ^ (performance.now() * 1000)) >>> 0).next;
  match = createMatch(yardOf(campaign.level));
  minds = [createMind(), createMind()];
  score = 0;
  ending = 0;
  thumbs.setPlayers(mode === 'two' ? 2 : 1);
  thumbs.clear();
  view.begin(match);
  yardChip.set(campaign.level);
  tileChip.set(0);
  screens.setScore(0);
  screens.announce(`${match.yard.name}. ${match.yard.hint}`);
}

const decideFor = (who: Player, power: number, dt: number): Input =>
  decide(match, who, difficulty(power, campaign.level), minds[who], dt, random);

function advance(inputs: readonly [Input, Input], dt: number): void {
  heard.push(...step(match, inputs, dt, random));
}

function readiness(who: Player): number {
  const painter = match.painters[who];
  return painter.tank < SPLASH_COST ? 0 : 1 - painter.splashWait / SPLASH_WAIT;
}

/** Returns the input from the keys of one player. Its direction is on the stage. */
function keysOf(side: 'one' | 'two'): Input {
  const { input } = game;
  return {
    x: Number(input.down(`${side}Right`)) - Number(input.down(`${side}Left`)),
    y: Number(input.down(`${side}Down`)) - Number(input.down(`${side}Up`)),
    splash: input.pressed(`${side}Splash`),
  };
}

/** Returns the direction on the stage from Cora to the pressed mouse. */
function mouseWay(): { x: number; y: number } | null {
  const goal = thumbs.goal();
  if (!goal) return null;
  const { x, y } = match.painters[0];
  const from = view.ground.at(x, y);
  const [dx, dy] = [goal.x - from.x, goal.y - from.y];
  const length = Math.hypot(dx, dy);
  return length < 14 ? null : { x: dx / length, y: dy / length };
}

function inputOf(who: Player, dt: number): Input {
  if (mode !== 'two' && who === 1) return decideFor(1, strength(), dt);
  const own = keysOf(who === 0 ? 'one' : 'two');
  const extra = mode === 'two' ? REST : keysOf('two');
  const free = thumbs.stick(who) ?? (who === 0 ? mouseWay() : null) ?? { x: 0, y: 0 };
  const way = view.ground.toYard(
    clamp(own.x + extra.x + free.x, -1, 1),
    clamp(own.y + extra.y + free.y, -1, 1),
  );
  return { ...way, splash: own.splash || extra.splash || thumbs.takeSplash(who) };
}

function tell(event: MatchEvent): void {
  view.tell(event, match);
  playSound(game.sound, event);
  if (event.type === 'paint' || event.type === 'fill' || event.type === 'wash') {
    const [own] = tally(match);
    score = own * 10;
    tileChip.set(own);
    screens.setScore(score);
  }
  if (event.type === 'bell') {
    ({ winner } = event);
    ending = 1.9;
  }
}

function finish(): void {
  const [own, other] = shares(match);
  const parts = { own: own / 100, other: other / 100 };
  const lines = [phrase('result.shares', parts)];
  if (mode === 'two') {
    const heading =
      winner === null ? phrase('result.perfect') : phrase('result.wins', { name: NAMES[winner] });
    const [first, second] = NAMES;
    screens.win({ heading, lines: [phrase('result.both', { first, second, ...parts })] });
    return;
  }
  if (winner !== 0) {
    game.lose({
      heading: winner === null ? phrase('result.tie') : phrase('result.lost', { name: NAMES[1] }),
      score,
      lines: [...lines, phrase('result.tip')],
    });
    return;
  }
  const [mine, theirs] = tally(match);
  score += strength() * 200 + (mine - theirs) * 5;
  screens.setScore(score);
  game.win({
    heading: phrase('result.won'),
    stars: strength(),
    score,
    lines,
  });
}

document.fonts.ready.then(() => view.resize()).catch(() => undefined);
game.run();
