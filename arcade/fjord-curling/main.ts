import { openCampaign } from '../kit/campaign.ts';
import { createChoice } from '../kit/choice.ts';
import { type Game as Page, createGame as createPage } from '../kit/game.ts';
import type { PointerPoint } from '../kit/input.ts';
import { MOST_LINE, createAim, deliveryOf, loadWeight, pushAim } from './aim.ts';
import { type Frame, frameFor } from './camera.ts';
import { type Computer, createComputer } from './computer.ts';
import { type Action, actions } from './controls.ts';
import { DRILL_COUNT, type Drill, TRIES, drillFor, iceOf, isDone, precision, taskOf } from './drills.ts';
import { createHowTo } from './how-to.ts';
import { BUTTON_RADIUS, aimHint, handleButtons, sweepHint } from './marks.ts';
import {
  ENDS,
  FREE_GUARD_STONES,
  type Match,
  type MatchEvent,
  createMatch,
  deliver,
  nextEnd,
  pointsOf,
  runningStone,
  stepMatch,
  teamToThrow,
} from './match.ts';
import { TEAM_NAMES } from './palette.ts';
import { BONUS, GUIDES, type Rival, drillResult, drillScore, matchLines } from './results.ts';
import { playDone, playGlide, playRelease, playSound } from './sounds.ts';
import { STEP, type Team } from './stones.ts';
import { createView } from './view.ts';
import { phrase } from './texts.ts';

const LINGER = 1.1;
const COUNT_SECONDS = 3.4;

const campaign = openCampaign('fjord-curling', DRILL_COUNT, 'drills');
let frame: Frame = { width: 960, height: 560 };
let rival: Rival = 'easy';
let isDrill = false;
let match: Match = createMatch(1);
let drill: Drill | undefined;
let tries = 0;
let computer: Computer | undefined;
let aim = createAim();
let push: { startLine: number; point: PointerPoint } | undefined;
let isHolding = false;
/** Whether the key has been released since the last delivery. A key that is still held must not sweep. */
let keyIsFree = true;
let linger = 0;
let counted = 0;
let rumble = 0;
let ending = 0;
let throwsMade = 0;
let winner: Team = 0;
let outcome: 'done' | 'failed' | undefined;

const isMine = (): boolean => drill !== undefined || rival === 'two' || teamToThrow(match) === 0;
const aimsNow = (): boolean =>
  page.state !== 'title' && match.phase === 'aim' && linger <= 0 && outcome === undefined && isMine();
const score = (): number =>
  drill
    ? outcome === 'done'
      ? drillScore(tries, precision(drill, match.stones))
      : 0
    : pointsOf(match, 0) * 100;

const page: Page<Action> = createPage<Action>({
  slug: 'fjord-curling',
  title: 'Fjord Curling',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffffff', '#a8e8d6', '#ffc94a', '#ff9aa2'], edge: '#1a2450' },
  howTo: createHowTo(),
  layout(_, size) {
    frame = frameFor(size);
    return frame;
  },
  actions,
  pointer: {
    down(point) {
      const button = handleButtons(frame).find(
        ({ x, y }) => Math.hypot(point.x - x, point.y - y) < BUTTON_RADIUS,
      );
      if (aimsNow() && button) aim.handle = button.handle;
      else if (aimsNow()) push = { startLine: aim.line, point };
      else isHolding = true;
    },
    move(point, pressed) {
      if (!pressed || !push || !aimsNow()) return;
      pushAim(aim, push.startLine, point.x - point.startX, point.startY - point.y);
    },
    up() {
      if (push && aim.weight !== undefined) release();
      push = undefined;
      isHolding = false;
    },
    cancel: letGo,
  },
  levels: {
    ...campaign.levels,
    pick(number) {
      campaign.level = number;
      isDrill = true;
    },
  },
  titleAsks: true,
  titleExtra: () =>
    createChoice<Rival>({
      label: phrase('choice.opponent'),
      options: [
        { id: 'easy', label: phrase('choice.easy') },
        { id: 'fair', label: phrase('choice.medium') },
        { id: 'keen', label: phrase('choice.hard') },
        { id: 'two', label: phrase('choice.two') },
      ],
      selected: rival,
      onPick(id) {
        rival = id;
        page.storage.set('rival', id);
      },
    }),
  begin,
  onNext() {
    if (isDrill) campaign.next();
    begin();
  },
  onPause: letGo,
  onTitle() {
    isDrill = false;
    drill = undefined;
    letGo();
  },
  onResize: () => view.resize(),
  update,
  ambient: (dt) => view.step(dt),
  draw: (ctx) => view.draw(ctx),
  inspect: () => ({
    match: { ...match, ice: { ...match.ice, frost: [...match.ice.frost] } },
    rival,
    drill: drill?.number,
    frame,
    aims: aimsNow(),
    team: teamToThrow(match),
    running: runningStone(match),
    state: page.state,
  }),
});

const kept = page.storage.get<string>('rival', 'easy');
if (kept === 'fair' || kept === 'keen' || kept === 'two') rival = kept;
const view = createView(page.stage, () => ({
  match,
  drill,
  aim,
  aims: aimsNow(),
  maySweep: isMine(),
  guide: drill ? drill.guide : GUIDES[rival],
  hint: hintText(),
  isOnTitle: page.state === 'title',
  lingers: linger > 0 || outcome !== undefined,
}));
const endChip = page.hud.chip(phrase('chip.end'));
const redChip = page.hud.chip(TEAM_NAMES[0]);
const goldChip = page.hud.chip(TEAM_NAMES[1]);
const drillChip = page.hud.chip(phrase('chip.drill'));
const stonesChip = page.hud.chip(phrase('chip.stones'));

function letGo(): void {
  push = undefined;
  isHolding = false;
  aim.weight = undefined;
  aim.held = 0;
}

function begin(): void {
  drill = isDrill ? drillFor(campaign.level) : undefined;
  match = createMatch(1, drill ? iceOf(drill) : undefined);
  computer =
    rival === 'two' ? undefined : createComputer(rival, (Date.now() ^ (performance.now() * 1000)) >>> 0);
  tries = 0;
  throwsMade = 0;
  linger = 0;
  counted = 0;
  ending = 0;
  view.reset();
  if (drill) nextTry(drill);
  else announceTurn();
  aim = createAim();
  showCounts();
}

/** Starts the next try of a drill, with its stones at their initial positions. */
function nextTry(task: Drill): void {
  tries += 1;
  outcome = undefined;
  match.stones = task.stones.map((stone) => ({ ...stone }));
  match.thrown = FREE_GUARD_STONES;
  match.breath = [1, 1];
  view.say(taskOf(task), 2.4);
  page.screens.announce(
    phrase('say.drill', { drill: task.number, stone: tries, stones: TRIES, task: taskOf(task) }),
  );
}

function announceTurn(): void {
  outcome = undefined;
  const team = teamToThrow(match);
  const words =
    rival === 'two'
      ? phrase('note.deliver', { team: TEAM_NAMES[team] })
      : team === 0
        ? phrase('note.own')
        : phrase('note.theirs');
  view.say(words, 1.2, team);
  page.screens.announce(phrase('say.end', { end: match.end, words }));
}

function hintText(): string {
  if (throwsMade > 2 || page.state === 'title') return '';
  const keys = page.input.lastDevice !== 'pointer';
  return runningStone(match) && isMine() ? sweepHint(keys) : aimsNow() ? aimHint(keys) : '';
}

function release(): void {
  if (!deliver(match, deliveryOf(aim))) return;
  throwsMade += 1;
  keyIsFree = false;
  playRelease(page.sound);
  aim.weight = undefined;
  aim.held = 0;
}

function readAim(dt: number): void {
  const { input } = page;
  const turn = (input.down('right') ? 1 : 0) - (input.down('left') ? 1 : 0);
  aim.line = Math.max(-MOST_LINE, Math.min(MOST_LINE, aim.line + turn * dt * 0.1));
  if (input.pressed('handle')) aim.handle = aim.handle === 1 ? -1 : 1;
  if (push) return;
  const holds = input.down('push');
  if (!holds) keyIsFree = true;
  if (holds && keyIsFree) loadWeight(aim, dt);
  else if (aim.held > 0.12) release();
  else letGo();
}

function wantsSweep(): boolean {
  if (!isMine()) return computer?.sweeps(match) ?? false;
  const holds = page.input.down('push');
  if (!holds) keyIsFree = true;
  return isHolding || (holds && keyIsFree);
}

function runMatch(dt: number): void {
  for (let done = 0; done < dt - STEP / 2; done += STEP) stepMatch(match, wantsSweep()).forEach(tell);
  const running = runningStone(match);
  rumble -= dt;
  if (!running || rumble > 0) return;
  rumble = 0.12;
  playGlide(page.sound, Math.hypot(running.vx, running.vy), match.sweep);
}

function update(dt: number): void {
  showCounts();
  if (outcome !== undefined) {
    ending += dt;
    if (ending > 1.4) closeTry();
    return;
  }
  if (match.phase === 'glide') runMatch(dt);
  else if (match.phase === 'counted') {
    counted += dt;
    if (counted > COUNT_SECONDS) {
      counted = 0;
      const events = nextEnd(match);
      events.forEach(tell);
      if (events.length === 0) announceTurn();
    }
  } else if (match.phase === 'over') {
    ending += dt;
    if (ending > 0.8) finishMatch();
  } else if (linger > 0) {
    linger -= dt;
    if (linger <= 0 && !drill) announceTurn();
  } else if (isMine()) readAim(dt);
  else {
    const delivery = computer?.think(match, dt);
    if (delivery && deliver(match, delivery)) playRelease(page.sound);
  }
}

function tell(event: MatchEvent): void {
  view.tell(event);
  playSound(page.sound, event);
  if (event.type === 'over') winner = event.winner;
  if (event.type !== 'rest') return;
  linger = LINGER;
  aim = { ...createAim(), handle: aim.handle };
  if (!drill) return;
  outcome = isDone(drill, match.stones) ? 'done' : 'failed';
  ending = 0;
  const missed = tries < TRIES ? phrase('note.notYet') : phrase('note.close');
  view.say(outcome === 'done' ? phrase('note.nice') : missed, 1.6);
  playDone(page.sound, outcome === 'done');
}

/** Continues after a stone of a drill: with the next try, or with the result. */
function closeTry(): void {
  if (!drill) return;
  if (outcome === 'failed' && tries < TRIES) {
    nextTry(drill);
    linger = 0;
    return;
  }
  const total = score();
  page.best.offer(total);
  const result = drillResult(page.storage, drill, tries, total);
  if (outcome === 'failed') {
    page.screens.lose(result);
    return;
  }
  campaign.finish(TRIES - tries + 1, drill.number);
  page.screens.win(result);
}

function finishMatch(): void {
  const won = winner === 0;
  const lines = matchLines(match);
  if (rival === 'two') {
    page.screens.win({ heading: phrase('result.wins', { team: TEAM_NAMES[won ? 0 : 1] }), lines });
    return;
  }
  const total = score() + (won ? BONUS[rival] : 0);
  page.screens.setScore(total);
  const newBest = page.best.offer(total);
  const result = { score: total, best: page.best.value, newBest: newBest && total > 0, lines };
  if (won) page.screens.win({ ...result, heading: phrase('result.won') });
  else page.screens.lose({ ...result, heading: phrase('result.lost') });
}

function showCounts(): void {
  for (const chip of [endChip, redChip, goldChip]) chip.show(!drill);
  for (const chip of [drillChip, stonesChip]) chip.show(drill !== undefined);
  endChip.set(match.end > ENDS ? `+${match.end - ENDS}` : `${match.end}/${ENDS}`);
  redChip.set(pointsOf(match, 0));
  goldChip.set(pointsOf(match, 1));
  drillChip.set(drill?.number ?? 0);
  stonesChip.set(`${TRIES - tries + 1}`);
  page.screens.setScore(score());
}

page.run();
