import { createChoice } from '../kit/choice.ts';
import { createBestScore } from '../kit/best-score.ts';
import { openCampaign } from '../kit/campaign.ts';
import { approach, clamp } from '../kit/ease.ts';
import { type Game, createGame } from '../kit/game.ts';
import type { PointerPoint } from '../kit/input.ts';
import { createRandom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import type { Pull } from './aim-art.ts';
import { type Shot, choose } from './computer.ts';
import { type Action, actions } from './controls.ts';
import { createHowTo } from './how-to.ts';
import { type Layout, knownKinds, layoutFor, panelAt } from './panel.ts';
import { aimLimits, bonus, createSiege, standing, step, stockOf, throwBall, towards, walk } from './rules.ts';
import { playSound } from './sounds.ts';
import { type Side, type SiegeEvent, facing, otherOf } from './state.ts';
import { VALLEYS, valleyOf } from './valleys.ts';
import { createView } from './view.ts';
import { phrase } from './texts.ts';

type Mode = 'tour' | 'endless' | 'two';
const MODES: readonly { id: Mode; label: string }[] = [
  { id: 'tour', label: phrase('mode.tour') },
  { id: 'endless', label: kitWord('mode.endless') },
  { id: 'two', label: kitWord('mode.friend') },
];
const NAMES = [phrase('side.red'), phrase('side.gold')] as const;
const FULL_PULL = 150;
const DEAD_PULL = 16;

const campaign = openCampaign('snowball-siege', VALLEYS);
let random = createRandom(3).next;
let layout: Layout = layoutFor({ width: 960, height: 600 });
let siege = createSiege(valleyOf(6, true, 4), random);
let known = knownKinds(siege.valley.stock);
let score = 0;
let pull: Pull | null = null;
/** The rival's next throw, and the time for which it has been aiming. */
let plan: { shot: Shot; age: number } | null = null;
let ending = 0;
let firstSide: Side = 0;
let matches = 0;

const game: Game<Action> = createGame<Action>({
  slug: 'snowball-siege',
  title: 'Snowball Siege',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffffff', '#ffd98a', '#ff6a7d', '#c9b6ff'], edge: '#2f2370' },
  howTo: createHowTo(),
  layout(_, frame) {
    layout = layoutFor(frame);
    return layout;
  },
  inset: () => ({ top: 60, right: 6, bottom: 0, left: 6 }),
  actions,
  pointer: {
    down: press,
    move(point, pressed) {
      if (pressed) drag(point);
    },
    up: release,
    cancel() {
      pull = null;
    },
  },
  titleAsks: true,
  titleExtra: () =>
    createChoice<Mode>({
      label: phrase('mode.label'),
      options: MODES,
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
    pick(number) {
      campaign.level = number;
      if (mode === 'endless') mode = 'tour';
    },
  },
  begin() {
    if (mode === 'endless') campaign.level = 5;
    score = 0;
    begin();
  },
  onNext() {
    if (mode === 'endless') campaign.level += 1;
    else {
      campaign.level = (campaign.level % VALLEYS) + 1;
      score = 0;
    }
    begin();
  },
  onTitle() {
    siege = createSiege(valleyOf(6, true, 4), random);
    plan = null;
    view.begin(siege);
  },
  onPause() {
    pull = null;
  },
  onResize: () => view.resize(),
  update(dt) {
    if (isHuman() && siege.phase === 'aim') steer(dt);
    else if (siege.phase === 'aim') think(dt);
    hear(step(siege, dt, random));
    ending -= dt;
    if (siege.phase === 'over' && ending <= 0) finish();
  },
  ambient(dt) {
    if (game.state === 'title') {
      if (siege.phase === 'aim') think(dt);
      if (siege.phase === 'over') siege = createSiege(valleyOf(6, true, 4), random);
      for (const event of step(siege, dt, random)) view.tell(event, siege);
    }
    view.step(dt, siege, layout);
  },
  draw(ctx) {
    const canAim = game.state !== 'title' && siege.phase === 'aim' && isHuman();
    view.draw(ctx, siege, {
      layout,
      onTitle: game.state === 'title',
      aiming: canAim ? siege.turn : null,
      known,
      pull,
    });
  },
  inspect: () => ({ siege, top: layout.top, pull: { full: FULL_PULL, dead: DEAD_PULL } }),
});

const { storage, screens, hud } = game;
const storedMode = storage.get<string>('mode', 'tour');
let mode: Mode = MODES.find(({ id }) => id === storedMode)?.id ?? 'tour';
const endlessBest = createBestScore(storage, 'endless');
const view = createView(game.stage);
const levelChip = hud.chip(phrase('chip.valley'), 1);
const scoreChip = hud.chip(kitWord('chip.score'), 0);

const isHuman = (): boolean => siege.turn === 0 || mode === 'two';

function begin(): void {
  const seed = (Date.now() ^ (performance.now() * 1000)) >>> 0;
  random = createRandom(seed).next;
  firstSide = mode === 'two' && matches % 2 === 1 ? 1 : 0;
  matches += 1;
  siege = createSiege(
    valleyOf(campaign.level, mode === 'two', mode === 'tour' ? 0 : seed % 997),
    random,
    firstSide,
  );
  known = knownKinds(siege.valley.stock);
  pull = null;
  plan = null;
  ending = 0;
  view.begin(siege);
  levelChip.set(campaign.level);
  showScore();
  screens.announce(`${siege.valley.name}. ${siege.valley.hint}`);
}

function showScore(): void {
  scoreChip.set(score);
  screens.setScore(score);
}

function press(point: PointerPoint): void {
  if (!isHuman() || siege.phase !== 'aim') return;
  const thrower = siege.throwers[siege.turn];
  const hit = panelAt(known, layout, point.x, point.y);
  if (hit && 'kind' in hit) {
    if (stockOf(thrower, hit.kind) > 0) thrower.kind = hit.kind;
  } else if (hit) walk(siege, hit.walk);
  else pull = { fromX: point.x, fromY: point.y, x: point.x, y: point.y };
}

function drag(point: PointerPoint): void {
  if (!pull || siege.phase !== 'aim' || !isHuman()) return;
  pull = { ...pull, x: point.x, y: point.y };
  const [dx, dy] = [pull.fromX - pull.x, pull.fromY - pull.y];
  const length = Math.hypot(dx, dy);
  if (length < DEAD_PULL) return;
  const thrower = siege.throwers[siege.turn];
  thrower.angle = towards(siege.turn, dx, dy);
  thrower.power = clamp((length - DEAD_PULL) / (FULL_PULL - DEAD_PULL), 0, 1);
}

function release(point: PointerPoint): void {
  drag(point);
  const isFar = pull && Math.hypot(pull.fromX - pull.x, pull.fromY - pull.y) >= DEAD_PULL;
  pull = null;
  if (isFar && isHuman()) hear(throwBall(siege));
}

function steer(dt: number): void {
  const { input } = game;
  const thrower = siege.throwers[siege.turn];
  const side = Number(input.down('left')) - Number(input.down('right'));
  const more = Number(input.down('up')) - Number(input.down('down'));
  thrower.angle = clamp(thrower.angle + side * facing(siege.turn) * 34 * dt, aimLimits.low, aimLimits.high);
  thrower.power = clamp(thrower.power + more * 0.3 * dt, 0, 1);
  if (input.pressed('next')) {
    const ready = known.filter((kind) => stockOf(thrower, kind) > 0);
    thrower.kind = ready[(ready.indexOf(thrower.kind) + 1) % ready.length] ?? 'snow';
  }
  if (input.pressed('walkLeft')) walk(siege, -1);
  else if (input.pressed('walkRight')) walk(siege, 1);
  else if (input.pressed('throw')) hear(throwBall(siege));
}

/** Lets the rival aim, raise its arm and throw. */
function think(dt: number): void {
  plan ??= { shot: choose(siege, siege.turn, game.state === 'title' ? 12 : campaign.level, random), age: 0 };
  plan.age += dt;
  const thrower = siege.throwers[siege.turn];
  if (plan.age > 0.4) {
    thrower.angle = approach(thrower.angle, plan.shot.angle, 6, dt);
    thrower.power = approach(thrower.power, plan.shot.power, 6, dt);
  }
  if (plan.age < 1.3) return;
  Object.assign(thrower, plan.shot);
  plan = null;
  hear(throwBall(siege));
}

function hear(events: readonly SiegeEvent[]): void {
  for (const event of events) {
    view.tell(event, siege);
    if (game.state === 'title') continue;
    playSound(game.sound, event);
    if (event.type === 'down' || event.type === 'hat') {
      if (event.side === 1 || mode === 'two') score += event.type === 'down' ? 100 : 40;
      showScore();
    }
    if (event.type === 'turn')
      screens.announce(
        isHuman()
          ? mode === 'two'
            ? phrase('say.turn', { side: NAMES[event.side] })
            : phrase('say.you')
          : phrase('say.turn', { side: NAMES[1] }),
      );
    if (event.type === 'over') ending = 1.5;
  }
}

function finish(): void {
  const winner = siege.winner ?? 0;
  const left = standing(siege, winner);
  const lines = [
    phrase('result.left', { count: left }),
    phrase('result.throws', { throws: siege.throwers[winner].throws }),
  ];
  if (mode === 'two') {
    screens.win({ heading: phrase('result.winner', { side: NAMES[winner] }), lines });
    return;
  }
  const best = mode === 'endless' ? endlessBest : game.best;
  if (winner !== 0) {
    const newBest = mode === 'endless' && score > 0 && best.offer(score);
    const tips = siege.throwers[0].throws < 3 ? phrase('result.trail') : phrase('result.dig');
    const stood = phrase('result.stood', { count: standing(siege, otherOf(0)) });
    screens.lose({ heading: phrase('result.lost'), score, best: best.value, newBest, lines: [stood, tips] });
    return;
  }
  score += bonus(siege);
  showScore();
  const newBest = best.offer(score);
  if (mode === 'tour') {
    campaign.finish(left);
  }
  screens.win({
    heading: phrase('result.won'),
    stars: left,
    score,
    best: best.value,
    newBest,
    lines: lines.slice(1),
  });
}

document.fonts.ready.then(() => view.resize()).catch(() => undefined);
game.run();
