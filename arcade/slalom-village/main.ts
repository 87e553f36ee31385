import { clamp } from '../kit/ease.ts';
import { createBestScore } from '../kit/best-score.ts';
import { openCampaign } from '../kit/campaign.ts';
import { createGame } from '../kit/game.ts';
import type { Game } from '../kit/game.ts';
import { createRecords } from '../kit/records.ts';
import type { Size } from '../kit/stage.ts';
import { kitWord } from '../kit/texts.ts';
import { actions } from './controls.ts';
import { createRecorder, ghostAt } from './ghost.ts';
import type { Ghost } from './ghost.ts';
import { createHowTo } from './how-to.ts';
import { LEVEL_COUNT, adviceFor, nameOf, valleyOf } from './levels.ts';
import { medalFor, medalTimes, simulate } from './medals.ts';
import { createPanel, drawLamps } from './panel.ts';
import { headingFor, pilot } from './pilot.ts';
import { PATIENCE, endlessRun, levelRun, scoreOf, step } from './rules.ts';
import type { RunEvent } from './rules.ts';
import { TRICKS } from './skier.ts';
import { createSteering, pointerFor } from './steering.ts';
import { createView } from './view.ts';
import { playEvent, playRoar, playSlide } from './voices.ts';
import { phrase } from './texts.ts';

type Action = keyof typeof actions;

/** The next better medal for each medal from none to silver, as an argument of messages. `other` is gold. */
const NEXT_MEDALS = ['bronze', 'silver', 'other'] as const;
const MEDALS = [
  phrase('medal.none'),
  phrase('medal.bronze'),
  phrase('medal.silver'),
  phrase('medal.gold'),
] as const;
/** Seconds for which the start lamps are shown, and seconds between the end and the result. */
const LAMPS = 1.5;
const ROLL_OUT = 1.8;
const SLIDE_EVERY = 0.13;

/** Returns the size of the stage for a frame. Small frames show a smaller part of the slope. */
function layout(_: unknown, frame: Size): Size {
  const room = clamp((frame.width - 16) / Math.max(1, frame.height - 68), 0.5, 2);
  const base = Math.min(frame.width, frame.height) < 430 ? 420 : 540;
  return room >= 1 ? { width: base * room, height: base } : { width: base, height: base / room };
}

const steering = createSteering();

const campaign = openCampaign('slalom-village', LEVEL_COUNT);
const game: Game<Action, 'endless'> = createGame<Action, 'endless'>({
  slug: 'slalom-village',
  title: 'Slalom Village',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffffff', '#ffd75e', '#ff8a4c', '#e8324c'], edge: '#23356e' },
  howTo: createHowTo(),
  layout,
  actions,
  pauseOnBlur: true,
  pointer: steering.pointer,
  campaign,
  modes: [{ id: 'endless', label: phrase('mode.avalanche'), icon: 'play' }],
  begin,
  onTitle() {
    setUp();
  },
  onPause: () => steering.clear(),
  onResize: () => view.fit(),
  update,
  ambient(dt) {
    if (game.state === 'title') {
      step(run, pilot(run), dt);
      if (run.phase !== 'race') setUp();
    } else if (game.state !== 'playing') step(run, pilot(run), dt);
    view.step(dt, run);
  },
  draw(ctx) {
    const isRacing = game.state === 'playing' || game.state === 'paused';
    const ghostPlace = ghost && isRacing ? ghostAt(ghost, clock) : undefined;
    view.draw(ctx, run, ghostPlace);
    if (!isRacing) return;
    if (game.mode !== 'endless') panel.drawProgress(ctx, run, ghostPlace?.z);
    panel.drawSpeed(ctx, run);
    drawLamps(ctx, game.stage, wait, clock);
    const advice = game.mode === 'endless' ? phrase('advice.avalanche') : adviceFor(campaign.level);
    panel.drawAdvice(ctx, advice, (5.5 - clock) * 2);
  },
  inspect: () => ({
    phase: wait > 0 ? 'lamps' : run.phase,
    level: campaign.level,
    x: run.skier.x,
    z: run.skier.z,
    speed: run.skier.speed,
    combo: run.combo,
    missed: run.missed,
    time: run.time,
    gap: run.avalanche ? run.skier.z - run.avalanche.z : undefined,
    goal: pointerFor(view.camera, run.skier, headingFor(run)),
    /** The inputs of a good skier in this situation. */
    wish: pilot(run),
  }),
});

const scores = createRecords(game.storage, 'scores');
const times = createRecords(game.storage, 'times', 'lowest');
const endlessBest = createBestScore(game.storage, 'endless');
let run = levelRun(campaign.level);
let par = 30;
let recorder = createRecorder();
let ghost: Ghost | undefined;
let wait = 0;
/** Seconds on the slope without penalties: the ghost's clock. */
let clock = 0;
let ending = 0;
let slide = 0;
const view = createView(game.stage);
const panel = createPanel(game.stage);
const timeChip = game.hud.chip(kitWord('chip.time'), '0.0');
const goalChip = game.hud.chip(kitWord('place.gold'), '30.0');
const gapChip = game.hud.chip(phrase('chip.snow'), '0 m');
const metresChip = game.hud.chip(phrase('chip.run'), '0 m');
const scoreChip = game.hud.chip(kitWord('chip.score'), '0');

function setUp(): void {
  run = game.mode === 'endless' ? endlessRun(Date.now() % 100_000) : levelRun(campaign.level);
  if (game.mode !== 'endless') {
    par = simulate(campaign.level).time;
    run.limit = medalTimes(par)[0] + PATIENCE;
  }
  recorder = createRecorder();
  const kept =
    game.mode === 'endless' ? undefined : game.storage.get<Partial<Ghost>>(`ghost-${campaign.level}`, {});
  ghost = kept?.path && kept.time ? { path: kept.path, time: kept.time } : undefined;
  wait = 0;
  clock = 0;
  ending = 0;
  steering.clear();
  view.show(run, game.mode === 'endless' ? 2 : valleyOf(campaign.level));
}

function begin(): void {
  setUp();
  wait = LAMPS;
  for (const chip of [timeChip, goalChip]) chip.show(game.mode !== 'endless');
  for (const chip of [gapChip, metresChip]) chip.show(game.mode === 'endless');
  game.screens.setScore(0);
  showChips();
  game.screens.announce(
    game.mode === 'endless'
      ? phrase('say.endless')
      : phrase('say.start', {
          level: campaign.level,
          name: nameOf(campaign.level),
          advice: adviceFor(campaign.level),
        }),
  );
}

function showChips(): void {
  const score = scoreOf(run);
  game.screens.setScore(score);
  scoreChip.set(score);
  if (run.avalanche) {
    const gap = Math.max(0, Math.round(run.skier.z - run.avalanche.z));
    metresChip.set(`${Math.max(0, Math.round(run.skier.z))} m`);
    gapChip.set(`${gap} m`);
    gapChip.mark(gap < 22 ? 'alert' : '');
    return;
  }
  timeChip.set(run.time.toFixed(1));
  const limits = medalTimes(par);
  const next = limits.findLast((limit) => run.time <= limit) ?? limits[0];
  goalChip.set(next.toFixed(1));
  goalChip.mark(run.time > limits[0] ? 'alert' : run.time <= limits[2] ? 'good' : '');
}

function update(dt: number): void {
  if (wait > 0) {
    const before = Math.ceil(wait / 0.5);
    wait -= dt;
    if (Math.ceil(wait / 0.5) < before)
      game.sound.tone({ freq: wait <= 0 ? 880 : 440, type: 'triangle', duration: wait <= 0 ? 0.4 : 0.15 });
    return;
  }
  const wish = steering.read(game.input, view.camera, run.skier);
  const isTricking = run.skier.isAirborne && wish.trick && run.skier.trick <= 0;
  const events = step(run, wish, dt);
  if (isTricking && run.skier.trick > 0)
    view.say(TRICKS[run.skier.tricks % TRICKS.length] ?? TRICKS[0], '#9df0c4');
  for (const event of events) tell(event);
  if (run.phase === 'race') {
    clock += dt;
    recorder.note(clock, run.skier.x, run.skier.z);
  }
  showChips();
  slide += dt;
  if (slide > SLIDE_EVERY) {
    slide = 0;
    playSlide(game.sound, run.skier);
    if (run.avalanche) playRoar(game.sound, run.skier.z - run.avalanche.z);
  }
  if (run.phase === 'race') return;
  ending += dt;
  if (ending > ROLL_OUT) finish();
}

function tell(event: RunEvent): void {
  view.tell(event, run);
  playEvent(game.sound, event);
  if (event.type === 'over' && event.phase === 'closed') view.say(phrase('result.closed'), '#ff9d8a');
}

function finish(): void {
  const score = scoreOf(run);
  if (game.mode === 'endless') {
    const newBest = endlessBest.offer(score);
    game.screens.lose({
      heading: run.phase === 'finished' ? phrase('result.valley') : phrase('result.buried'),
      score,
      best: endlessBest.value,
      newBest,
      lines: [
        phrase('result.run', {
          metres: Math.round(run.skier.z),
          gates: run.passed,
          clean: run.bestCombo,
        }),
      ],
    });
    return;
  }
  const medal = run.phase === 'finished' ? medalFor(par, run.time) : 0;
  const limits = medalTimes(par);
  if (medal === 0) {
    game.screens.lose({
      heading: run.phase === 'finished' ? phrase('result.slow') : phrase('result.closed'),
      score,
      lines: [
        phrase('result.bronze', { time: run.time.toFixed(1), limit: limits[0].toFixed(1) }),
        phrase('result.missed', { gates: run.missed }),
      ],
    });
    return;
  }
  const isRecord = times.offer(campaign.level, Math.round(run.time * 100) / 100);
  if (isRecord) game.storage.set(`ghost-${campaign.level}`, recorder.finish(run.time));
  campaign.finish(medal);
  scores.offer(campaign.level, score);
  game.best.offer(scores.total);
  game.screens.win({
    heading: phrase(run.missed === 0 ? 'result.clean' : 'result.home', { name: nameOf(campaign.level) }),
    stars: medal,
    score,
    lines: [
      phrase(isRecord ? 'result.record' : 'result.time', {
        time: run.time.toFixed(1),
        medal: MEDALS[medal] ?? '',
      }),
      ...(medal === 3
        ? []
        : [
            phrase('result.next', {
              medal: NEXT_MEDALS[medal] ?? 'other',
              time: limits[medal]?.toFixed(1) ?? '',
            }),
          ]),
    ],
  });
}

setUp();
document.fonts.ready.then(() => view.fit()).catch(() => undefined);
game.run();
