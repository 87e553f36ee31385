import { openCampaign } from '../kit/campaign.ts';
import { clamp } from '../kit/ease.ts';
import { createGame } from '../kit/game.ts';
import type { Game } from '../kit/game.ts';
import type { PointerPoint } from '../kit/input.ts';
import { createRecords } from '../kit/records.ts';
import type { Size } from '../kit/stage.ts';
import { kitWord } from '../kit/texts.ts';
import type { Pedals } from './car.ts';
import { pedalsOf } from './car.ts';
import { actions } from './controls.ts';
import { ACE } from './driver.ts';
import { FLAMES } from './flames.ts';
import { createRecorder, ghostAt } from './ghost.ts';
import type { Ghost } from './ghost.ts';
import { createHowTo } from './how-to.ts';
import { LAPS, LEVEL_COUNT, adviceFor, cupOf, nameOf } from './levels.ts';
import { medalFor, medalTimes, parOf } from './medals.ts';
import { createMiniMap, drawAdvice, drawLamps, drawPads, drawToast, zoneAt } from './panel.ts';
import type { Toast, Zone } from './panel.ts';
import { YOU, autopilot, createRace, lapOf, scoreOf, step } from './rules.ts';
import type { RaceEvent } from './rules.ts';
import { SPACING, around, wrapAngle } from './track.ts';
import type { Point } from './track.ts';
import { createView } from './view.ts';
import { playEvent, playMotor, playSlide } from './voices.ts';
import { phrase } from './texts.ts';

type Action = keyof typeof actions;

const ORDINALS = [
  '',
  phrase('place.first'),
  phrase('place.second'),
  phrase('place.third'),
  phrase('place.fourth'),
] as const;
const MEDALS = [
  phrase('medal.none'),
  phrase('medal.bronze'),
  phrase('medal.silver'),
  phrase('medal.gold'),
] as const;
/** The next better medal for each medal from none to silver, as an argument of messages. `other` is gold. */
const NEXT_MEDALS = ['bronze', 'silver', 'other'] as const;
/** Seconds between crossing the line and the result. */
const ROLL_OUT = 1.7;
const MOTOR_EVERY = 0.11;

/** Returns the size of the stage for a frame. Small frames show less of the desert, so that cars stay large enough. */
function layout(_: unknown, frame: Size): Size {
  const room = clamp((frame.width - 16) / Math.max(1, frame.height - 68), 0.52, 1.9);
  const base = Math.min(frame.width, frame.height) < 430 ? 500 : 600;
  return room >= 1 ? { width: base * room, height: base } : { width: base, height: base / room };
}

const campaign = openCampaign('sundown-circuit', LEVEL_COUNT);
const game: Game<Action> = createGame<Action>({
  slug: 'sundown-circuit',
  title: 'Sundown Circuit',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffe08a', '#ffb52e', '#ff7a4a', '#ff4f86'], edge: '#3b1450' },
  howTo: createHowTo(),
  layout,
  actions,
  pauseOnBlur: true,
  pointer: {
    down(point) {
      usePointer(point);
      if (point.type !== 'mouse') touches.set(point.id, zoneAt(game.stage, point.x));
      else isMouseDown = true;
    },
    move(point, pressed) {
      usePointer(point);
      if (pressed && point.type !== 'mouse') touches.set(point.id, zoneAt(game.stage, point.x));
    },
    up: lift,
    cancel: lift,
  },
  campaign,
  begin,
  onTitle() {
    setUp();
    race.countdown = 0.5;
  },
  onPause: release,
  onResize: () => view.fit(race),
  update,
  ambient(dt) {
    if (game.state !== 'playing') {
      step(race, autopilot(race, YOU, ACE), dt);
      if (race.phase === 'over' && game.state === 'title' && race.time > 60) setUp();
    }
    view.step(dt, race);
    if (toast) toast.age += dt;
  },
  draw(ctx) {
    const you = race.racers[YOU];
    const lapTime = race.time - (you?.lapStart ?? 0);
    const isRacing = game.state === 'playing' || game.state === 'paused';
    view.draw(ctx, race, ghost && isRacing && race.phase === 'race' ? ghostAt(ghost, lapTime) : undefined);
    if (!isRacing) return;
    map.draw(ctx, game.stage, race);
    drawLamps(ctx, game.stage, race);
    if (race.isWrongWay)
      drawToast(ctx, game.stage, { text: phrase('note.wrong'), color: '#ff5f4a', age: 0.4 });
    else if (toast && race.time > 0.9) drawToast(ctx, game.stage, toast);
    const isTouch = pointerType === 'touch';
    const shown = race.phase === 'grid' ? 1 : clamp((5 - race.time) * 2, 0, 1);
    drawAdvice(ctx, game.stage, adviceFor(campaign.level), shown, isTouch ? 130 : 0);
    if (isTouch) drawPads(ctx, game.stage, new Set(touches.values()));
  },
  inspect() {
    const you = race.racers[YOU];
    if (!you) return undefined;
    return {
      phase: race.phase,
      place: race.place,
      lap: lapOf(you),
      speed: you.car.speed,
      charge: you.car.charge,
      /** A point of the racing line a little ahead, on the stage. */
      goal: view.toStage(
        around(race.line.points, you.index + Math.round((56 + you.car.speed * 0.24) / SPACING)),
      ),
      wish: autopilot(race, YOU, ACE),
    };
  },
});

const scores = createRecords(game.storage, 'scores');
const times = createRecords(game.storage, 'times', 'lowest');
let race = createRace(campaign.level);
let map = createMiniMap(race);
let recorder = createRecorder();
let ghost: Ghost | undefined;
let toast: Toast | undefined;
let ending = 0;
let motor = 0;
const touches = new Map<number, Zone>();
let isMouseDown = false;
/** Position of the mouse, until a key is used for steering. */
let mouse: Point | undefined;
let pointerType: PointerPoint['type'] = matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse';
const view = createView(game.stage);
const lapChip = game.hud.chip(phrase('chip.lap'), `1/${LAPS}`);
const placeChip = game.hud.chip(phrase('chip.place'), phrase('place.fourth'));
const timeChip = game.hud.chip(kitWord('chip.time'), '0.0');

function usePointer(point: PointerPoint): void {
  pointerType = point.type === 'mouse' ? 'mouse' : 'touch';
  mouse = point.type === 'mouse' ? { x: point.x, y: point.y } : undefined;
}

function lift(point: PointerPoint): void {
  touches.delete(point.id);
  isMouseDown = false;
}

function release(): void {
  touches.clear();
  isMouseDown = false;
}

function setUp(): void {
  race = createRace(campaign.level);
  map = createMiniMap(race);
  recorder = createRecorder();
  ghost = game.storage.get<Ghost | Record<string, never>>(`ghost-${campaign.level}`, {}) as Ghost;
  if (!Array.isArray(ghost.samples)) ghost = undefined;
  toast = undefined;
  ending = 0;
  release();
  view.show(race);
}

function begin(): void {
  setUp();
  mouse = undefined;
  game.screens.setScore(0);
  showChips();
  game.screens.announce(
    phrase('say.start', {
      cup: cupOf(campaign.level),
      name: nameOf(campaign.level),
      advice: adviceFor(campaign.level),
    }),
  );
}

function showChips(): void {
  const you = race.racers[YOU];
  if (!you) return;
  lapChip.set(`${lapOf(you)}/${LAPS}`);
  placeChip.set(ORDINALS[race.place] ?? '');
  placeChip.mark(race.place <= race.rules.qualify ? 'good' : '');
  timeChip.set((you.finish ?? race.time).toFixed(1));
}

/** Returns the steering towards the mouse. */
function steerToMouse(to: Point): number {
  const you = race.racers[YOU];
  if (!you) return 0;
  const at = view.toStage(you.car);
  if (Math.hypot(to.x - at.x, to.y - at.y) < 34) return 0;
  return clamp(wrapAngle(Math.atan2(to.y - at.y, to.x - at.x) - you.car.heading) * 2.8, -1, 1);
}

function readPedals(): Pedals {
  const { input } = game;
  const zones = new Set(touches.values());
  const isOn = (action: Action): boolean => input.down(action) || zones.has(action);
  const keys = (isOn('right') ? 1 : 0) - (isOn('left') ? 1 : 0);
  if (keys !== 0) mouse = undefined;
  return pedalsOf(mouse ? steerToMouse(mouse) : keys, isOn('brake') || isMouseDown);
}

function update(dt: number): void {
  for (const event of step(race, readPedals(), dt)) tell(event);
  const you = race.racers[YOU];
  if (!you) return;
  if (race.phase === 'race') recorder.note(race.time - you.lapStart, you.car);
  showChips();
  game.screens.setScore(scoreOf(race));
  motor += dt;
  if (motor > MOTOR_EVERY && race.phase !== 'over') {
    motor = 0;
    playMotor(game.sound, you.car.speed);
    if (you.car.drift !== 0) playSlide(game.sound, clamp(you.car.charge, 0, 1));
  }
  if (race.phase !== 'over') return;
  ending += dt;
  if (ending > ROLL_OUT) finish();
}

function say(text: string, color: string): void {
  toast = { text, color, age: 0 };
}

function tell(event: RaceEvent): void {
  view.tell(event, race);
  playEvent(game.sound, event);
  if (event.type === 'place' && race.time > 2)
    say(phrase('place.now', { place: ORDINALS[event.place] ?? '' }), event.gained ? '#8ff5d8' : '#ffb8a0');
  if (event.type === 'over')
    say(
      event.passed ? phrase('place.over', { place: ORDINALS[event.place] ?? '' }) : phrase('note.late'),
      '#ffe08a',
    );
  if (!('racer' in event) || event.racer !== YOU) return;
  if (event.type === 'boost')
    say(
      [phrase('note.boost'), phrase('note.bigBoost'), phrase('note.sunburst')][event.stage - 1] ??
        phrase('note.boost'),
      FLAMES[event.stage - 1] ?? FLAMES[0],
    );
  if (event.type === 'hot') say(phrase('note.hot'), '#ff5f4a');
  if (event.type === 'lap' || event.type === 'finish') keepLap();
  if (event.type === 'lap')
    say(
      event.lap + 1 === LAPS ? phrase('note.lastLap') : phrase('note.lap', { lap: event.lap + 1 }),
      '#ffe08a',
    );
}

/** Keeps the lap as the ghost if it is the best one yet. */
function keepLap(): void {
  const time = race.racers[YOU]?.lapTimes.at(-1) ?? Infinity;
  const lap = recorder.finish(time);
  if (ghost && ghost.time <= time) return;
  ghost = lap;
  game.storage.set(`ghost-${campaign.level}`, lap);
}

function finish(): void {
  const score = scoreOf(race);
  const time = race.racers[YOU]?.finish;
  const { qualify } = race.rules;
  game.screens.setScore(score);
  if (time === undefined || race.place > qualify) {
    game.screens.lose({
      heading: phrase('place.now', { place: ORDINALS[race.place] ?? '' }),
      score,
      lines: [phrase('result.qualify', { count: qualify })],
    });
    return;
  }
  const par = parOf(campaign.level);
  const medal = medalFor(par, time);
  const next = medalTimes(par).at(medal);
  campaign.finish(Math.max(1, medal));
  const isRecord = times.offer(campaign.level, Math.round(time * 100) / 100);
  scores.offer(campaign.level, score);
  game.best.offer(scores.total);
  game.screens.win({
    heading:
      race.place === 1
        ? phrase('result.first')
        : phrase('result.place', { place: ORDINALS[race.place] ?? '', name: nameOf(campaign.level) }),
    stars: Math.max(1, medal),
    score,
    lines: [
      phrase(isRecord ? 'result.record' : 'result.time', { time: time.toFixed(2), medal: MEDALS[medal] }),
      ...(medal === 3
        ? []
        : [phrase('result.next', { medal: NEXT_MEDALS[medal], time: next?.toFixed(2) ?? '' })]),
    ],
  });
}

view.show(race);
document.fonts.ready.then(() => view.fit(race)).catch(() => undefined);
game.run();
