import { openCampaign } from '../kit/campaign.ts';
import { clamp } from '../kit/ease.ts';
import { createGame } from '../kit/game.ts';
import type { Game } from '../kit/game.ts';
import type { PointerPoint } from '../kit/input.ts';
import { createRecords } from '../kit/records.ts';
import type { Size } from '../kit/stage.ts';
import { actions } from './controls.ts';
import { advise } from './driver.ts';
import { createHowTo } from './how-to.ts';
import { LEVEL_COUNT, adviceFor, nameOf } from './levels.ts';
import { drawAdvice, drawGauges, drawPedals } from './panel.ts';
import { aboard, createHaul, scoreOf, starsOf, step, throwNet } from './rules.ts';
import type { Ending, HaulEvent } from './rules.ts';
import type { Pedals } from './truck.ts';
import { createView } from './view.ts';
import { playEvent, playMotor } from './voices.ts';
import { phrase } from './texts.ts';

type Action = keyof typeof actions;

const MOTOR_EVERY = 0.12;
/** Seconds between the end of a haul and its result. */
const ROLL_OUT = 1.6;
const TITLE_PACE = 170;

const HEADINGS: Readonly<Record<Ending, string>> = {
  delivered: phrase('result.delivered'),
  spilled: phrase('result.spilled'),
  overturned: phrase('result.overturned'),
  empty: phrase('result.empty'),
  late: phrase('result.late'),
};

/** Returns the size of the stage for a frame. Small frames show less of the road. */
function layout(_: unknown, frame: Size): Size {
  const room = clamp((frame.width - 16) / Math.max(1, frame.height - 68), 0.5, 2);
  const base = Math.min(frame.width, frame.height) < 430 ? 440 : 540;
  return room >= 1 ? { width: base * room, height: base } : { width: base, height: base / room };
}

const campaign = openCampaign('bramble-hill-haul', LEVEL_COUNT);
const game: Game<Action> = createGame<Action>({
  slug: 'bramble-hill-haul',
  title: 'Bramble Hill Haul',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#fff3c4', '#ffd23f', '#ff9a2e', '#ff6b52'], edge: '#2c5a3c' },
  howTo: createHowTo(),
  layout,
  actions,
  pauseOnBlur: true,
  pointer: {
    down: touch,
    move: (point, pressed) => pressed && touch(point),
    up: lift,
    cancel: lift,
  },
  campaign,
  begin,
  onTitle() {
    setUp();
  },
  onPause: () => held.clear(),
  onResize: () => view.fit(),
  update,
  ambient(dt) {
    if (game.state === 'title') {
      const { gas, brake } = advise(haul, TITLE_PACE);
      step(haul, { gas, brake }, dt);
      if (haul.ending) setUp();
    }
    view.step(dt, haul);
  },
  draw(ctx) {
    view.draw(ctx, haul);
    if (game.state !== 'playing' && game.state !== 'paused') return;
    drawGauges(ctx, game.stage, haul, haul.time);
    drawAdvice(ctx, game.stage, adviceFor(campaign.level), haul.time);
    if (isTouch) drawPedals(ctx, game.stage, new Set(held.values()));
  },
  inspect() {
    return {
      ending: haul.ending,
      x: haul.truck.x,
      speed: haul.truck.vx,
      cargo: aboard(haul),
      fuel: haul.fuel,
      nets: haul.nets,
      /** The inputs of a careful driver in this situation. */
      advice: advise(haul, 215),
    };
  },
});

const scores = createRecords(game.storage, 'scores');
let haul = createHaul(campaign.level);
let ending = 0;
let motor = 0;
let isTouch = matchMedia('(pointer: coarse)').matches;
const held = new Map<number, 'gas' | 'brake'>();
const view = createView(game.stage);
const bellChip = game.hud.chip(phrase('chip.bell'), '0:40');
const cargoChip = game.hud.chip(phrase('chip.cargo'), phrase('chip.kept', { kept: 4, need: 2 }));
const netButton = game.hud.button({ label: phrase('button.net'), icon: 'grid', hint: 'N', onPress: useNet });

function touch(point: PointerPoint): void {
  isTouch = point.type !== 'mouse';
  held.set(point.id, point.x > game.stage.width / 2 ? 'gas' : 'brake');
}

function lift(point: PointerPoint): void {
  held.delete(point.id);
}

function setUp(): void {
  haul = createHaul(campaign.level);
  ending = 0;
  held.clear();
  view.show(haul);
}

function begin(): void {
  setUp();
  game.screens.setScore(0);
  showChips();
  const { need, cargo } = haul.rules;
  const { level } = campaign;
  game.screens.announce(phrase('say.start', { name: nameOf(level), advice: adviceFor(level), need, cargo }));
}

function showChips(): void {
  const left = Math.max(0, Math.ceil(haul.bell - haul.time));
  bellChip.set(`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`);
  bellChip.mark(left <= 8 ? 'alert' : '');
  const kept = aboard(haul);
  cargoChip.set(phrase('chip.kept', { kept, need: haul.rules.need }));
  cargoChip.mark(kept === haul.rules.need ? 'alert' : 'good');
  netButton.hidden = haul.nets === 0 && haul.netTime === 0;
}

function useNet(): void {
  for (const event of throwNet(haul)) tell(event);
}

function readPedals(): Pedals {
  const zones = new Set(held.values());
  return {
    gas: game.input.down('gas') || zones.has('gas'),
    brake: game.input.down('brake') || zones.has('brake'),
  };
}

function update(dt: number): void {
  if (game.input.pressed('net')) useNet();
  const pedals = readPedals();
  for (const event of step(haul, pedals, dt)) tell(event);
  showChips();
  game.screens.setScore(scoreOf(haul));
  motor += dt;
  if (motor > MOTOR_EVERY && !haul.ending) {
    motor = 0;
    playMotor(game.sound, haul.truck.vx, pedals.gas);
  }
  if (!haul.ending) return;
  ending += dt;
  if (ending > ROLL_OUT) finish(haul.ending);
}

function tell(event: HaulEvent): void {
  view.tell(event, haul);
  playEvent(game.sound, event);
  if (event.type === 'lost') game.screens.announce(phrase('say.left', { left: aboard(haul) }));
}

function finish(how: Ending): void {
  const score = scoreOf(haul);
  const { cargo, need } = haul.rules;
  game.screens.setScore(score);
  if (how !== 'delivered') {
    game.screens.lose({
      heading: HEADINGS[how],
      score,
      lines: [phrase('result.aboard', { aboard: aboard(haul), need, cargo })],
    });
    return;
  }
  const newBest = scores.offer(campaign.level, score);
  campaign.finish(starsOf(haul));
  game.best.offer(scores.total);
  game.screens.win({
    heading: HEADINGS.delivered,
    stars: starsOf(haul),
    score,
    newBest,
    best: scores.at(campaign.level),
    lines: [
      phrase('result.summary', {
        name: nameOf(campaign.level),
        aboard: aboard(haul),
        cargo,
        coins: haul.coins,
      }),
    ],
  });
}

view.fit();
view.show(haul);
game.run();
