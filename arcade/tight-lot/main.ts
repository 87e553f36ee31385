import { openCampaign } from '../kit/campaign.ts';
import { createGame } from '../kit/game.ts';
import type { Game } from '../kit/game.ts';
import { clamp } from '../kit/ease.ts';
import type { Direction } from '../kit/input.ts';
import { createRecords } from '../kit/records.ts';
import { note } from '../kit/sound.ts';
import { kitWord } from '../kit/texts.ts';
import { CELL } from './car-art.ts';
import { boxOf, cellAtPoint, exitPoint, insetFor, layoutFor } from './geometry.ts';
import { createHowTo } from './how-to.ts';
import { LEVEL_COUNT, fuelFor, lotFor } from './levels.ts';
import { createAttempt, raisesBarrier } from './play.ts';
import { SIZE, occupancy, scoreFor, spanOf, starsFor } from './rules.ts';
import type { Slide } from './rules.ts';
import { solve } from './solver.ts';
import { createView, sparkColor } from './view.ts';
import type { Aim } from './view.ts';
import { phrase } from './texts.ts';

type Action = Direction | 'hold' | 'undo' | 'hint';

const campaign = openCampaign('tight-lot', LEVEL_COUNT);
const game: Game<Action> = createGame<Action>({
  slug: 'tight-lot',
  title: 'Tight Lot',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffcb08', '#ffb02e', '#ff8f3d'], edge: '#20206a' },
  howTo: createHowTo(),
  layout: layoutFor,
  inset: insetFor,
  actions: {
    left: ['ArrowLeft', 'PadLeft'],
    right: ['ArrowRight', 'PadRight'],
    up: ['ArrowUp', 'PadUp'],
    down: ['ArrowDown', 'PadDown'],
    hold: ['Space', 'Enter', 'PadA'],
    undo: ['KeyU', 'KeyZ', 'PadB'],
    hint: ['KeyH', 'PadY'],
  },
  pointer: {
    down(point) {
      release();
      const cell = cellAtPoint(view.geometry, point.x, point.y);
      const vehicle = cell === undefined ? -1 : (occupancy(attempt.lot, attempt.position)[cell] ?? -1);
      if (vehicle < 0 || attempt.status !== 'playing') return;
      grip = { vehicle, from: attempt.position.places[vehicle] ?? 0, pointer: true };
      aim.held = { vehicle, place: grip.from };
    },
    move(point, pressed) {
      if (!pressed || !grip?.pointer || !aim.held) return;
      const horizontal = attempt.lot.vehicles[grip.vehicle]?.horizontal === true;
      const moved = (horizontal ? point.x - point.startX : point.y - point.startY) / CELL;
      const { min, max } = spanOf(attempt.lot, attempt.position, grip.vehicle);
      aim.held.place = clamp(grip.from + moved, min - 0.06, max + 0.06);
    },
    up: dropHeld,
    cancel: dropHeld,
  },
  campaign,
  begin,
  onTitle() {
    release();
  },
  onPause: release,
  onResize: () => view.fit(),
  ambient: (dt) => view.step(dt, attempt, aim),
  update,
  draw(ctx) {
    const marked =
      game.input.lastDevice !== 'pointer' && game.state === 'playing' && attempt.status === 'playing';
    aim.cursor = marked ? cursor : undefined;
    view.draw(ctx, attempt, aim, game.state !== 'title');
  },
  inspect() {
    const slide = attempt.status === 'playing' ? solve(attempt.lot, attempt.position)?.[0] : undefined;
    const vehicle = slide && lot.vehicles[slide.vehicle];
    if (!vehicle) return { state: game.state };
    const drag = [attempt.position.places[slide.vehicle] ?? 0, slide.to].map((place) => {
      const box = boxOf(view.geometry, vehicle, place);
      return [box.x + box.width / 2, box.y + box.height / 2];
    });
    return { state: game.state, drag };
  },
});

const scores = createRecords(game.storage, 'scores');
let lot = lotFor(campaign.level);
let attempt = createAttempt(lot, fuelFor(campaign.level, lot.par));
const view = createView(game.stage, lot);
const levelChip = game.hud.chip(kitWord('chip.level'));
const movesChip = game.hud.chip(kitWord('chip.moves'));
const undoButton = game.hud.button({ label: kitWord('button.undo'), icon: 'undo', hint: 'U', onPress: undo });
game.hud.button({ label: kitWord('button.hint'), icon: 'hint', hint: 'H', onPress: giveHint });

const aim: Aim = { held: undefined, cursor: undefined, hint: undefined };
let grip: { vehicle: number; from: number; pointer: boolean } | undefined;
let cursor = 2 * SIZE;
let hinted = false;
let ending = 0;

function begin(): void {
  lot = lotFor(campaign.level);
  attempt = createAttempt(lot, fuelFor(campaign.level, lot.par));
  view.show(lot);
  release();
  aim.hint = undefined;
  hinted = false;
  ending = 0;
  cursor = 2 * SIZE + (lot.start[0] ?? 0);
  levelChip.set(campaign.level);
  game.screens.setScore(scores.total);
  showMoves();
  game.screens.announce(
    phrase('say.start', { level: campaign.level, vehicles: lot.vehicles.length, moves: lot.par }),
  );
}

function showMoves(): void {
  movesChip.set(attempt.moves);
  movesChip.mark(attempt.fuel - attempt.moves <= 3 ? 'alert' : '');
  undoButton.disabled = attempt.moves === 0;
}

function release(): void {
  grip = undefined;
  aim.held = undefined;
}

function dropHeld(): void {
  if (!grip?.pointer || !aim.held) return;
  const slide = { vehicle: grip.vehicle, to: Math.round(aim.held.place) };
  const pushed = Math.abs(aim.held.place - slide.to) > 0.03 && slide.to === grip.from;
  release();
  if (!move(slide) && pushed) bump();
}

function bump(): void {
  game.sound.noise({ duration: 0.08, gain: 0.12, filter: 500 });
}

function move(slide: Slide): boolean {
  const lifts = raisesBarrier(attempt.lot, attempt.position, slide);
  const from = attempt.position.places[slide.vehicle] ?? 0;
  if (!attempt.slide(slide)) return false;
  aim.hint = undefined;
  const vehicle = lot.vehicles[slide.vehicle];
  const distance = Math.abs(slide.to - from);
  game.sound.noise({ duration: 0.1 + distance * 0.05, gain: 0.08, filter: 700 });
  game.sound.tone({
    freq: 130 + (vehicle?.length ?? 2) * -12,
    slide: 190,
    type: 'sawtooth',
    duration: 0.12 + distance * 0.04,
    gain: 0.05,
  });
  if (vehicle) {
    const tail = slide.to > from ? from : from + vehicle.length;
    const along = tail * CELL;
    const across = (vehicle.lane + 0.5) * CELL;
    view.particles.burst({
      x: view.geometry.x + (vehicle.horizontal ? along : across),
      y: view.geometry.y + (vehicle.horizontal ? across : along),
      count: 5,
      colors: ['#cdd4ff', '#9ea8e0'],
      speed: 70,
      size: 9,
      life: 0.4,
    });
  }
  if (lifts && lot.barrier) {
    const { cell, pad } = lot.barrier;
    for (const at of [cell, pad]) {
      view.particles.burst({
        x: view.geometry.x + ((at % SIZE) + 0.5) * CELL,
        y: view.geometry.y + (Math.floor(at / SIZE) + 0.5) * CELL,
        count: 16,
        colors: ['#5df0a5', '#ffcb08', '#ffffff'],
        speed: 280,
        size: 7,
        life: 0.7,
        shape: 'star',
      });
    }
    game.sound.sequence(
      [0, 7, 12].map((up) => ({ freq: note(up), type: 'triangle', duration: 0.2, gain: 0.16 })),
      0.09,
    );
    game.screens.announce(phrase('say.boom'));
  }
  showMoves();
  return true;
}

function undo(): void {
  release();
  const vehicle = attempt.status === 'won' ? undefined : attempt.undo();
  if (vehicle === undefined) return;
  aim.hint = undefined;
  ending = 0;
  game.sound.tone({ freq: 300, slide: 200, duration: 0.12, gain: 0.1 });
  showMoves();
}

function giveHint(): void {
  release();
  if (attempt.status !== 'playing') return;
  const path = solve(attempt.lot, attempt.position);
  hinted = true;
  if (!path) {
    game.screens.announce(phrase('say.stuck'));
    undo();
    return;
  }
  aim.hint = path[0];
  game.sound.sequence(
    [4, 9].map((up) => ({ freq: note(up), type: 'sine', duration: 0.16, gain: 0.12 })),
    0.08,
  );
}

function readKeys(): void {
  const { input } = game;
  if (input.pressed('undo')) undo();
  if (input.pressed('hint')) giveHint();
  if (input.pressed('hold')) {
    const vehicle = occupancy(attempt.lot, attempt.position)[cursor] ?? -1;
    if (grip) release();
    else if (vehicle >= 0) {
      grip = { vehicle, from: attempt.position.places[vehicle] ?? 0, pointer: false };
      aim.held = { vehicle, place: grip.from };
    }
  }
  for (const direction of ['left', 'right', 'up', 'down'] as const) {
    if (!input.repeated(direction)) continue;
    const columns = direction === 'right' ? 1 : direction === 'left' ? -1 : 0;
    const rows = direction === 'down' ? 1 : direction === 'up' ? -1 : 0;
    if (!grip) {
      const column = (cursor % SIZE) + columns;
      const row = Math.floor(cursor / SIZE) + rows;
      cursor = ((row + SIZE) % SIZE) * SIZE + ((column + SIZE) % SIZE);
      continue;
    }
    const vehicle = lot.vehicles[grip.vehicle];
    const by = vehicle?.horizontal ? columns : rows;
    const to = (attempt.position.places[grip.vehicle] ?? 0) + by;
    if (by === 0 || !move({ vehicle: grip.vehicle, to })) {
      bump();
      continue;
    }
    aim.held = { vehicle: grip.vehicle, place: to };
    cursor += vehicle?.horizontal ? by : by * SIZE;
  }
}

function update(dt: number): void {
  if (attempt.status === 'playing') {
    readKeys();
    return;
  }
  release();
  if (ending === 0 && attempt.status === 'won') {
    game.sound.sequence([{ freq: 90, slide: 260, type: 'sawtooth', duration: 0.7, gain: 0.1 }]);
    game.sound.sequence(
      [0, 4, 7, 12, 16].map((up) => ({ freq: note(up), type: 'triangle', duration: 0.26, gain: 0.16 })),
      0.1,
    );
    const exit = exitPoint(view.geometry);
    view.particles.burst({
      ...exit,
      count: 60,
      colors: ['#ffcb08', '#ff5d73', '#4fd1ff', '#5df0a5', '#ffffff'],
      speed: 560,
      angle: Math.PI,
      spread: 2.2,
      size: 8,
      life: 1.3,
      gravity: 500,
      shape: 'square',
    });
    view.particles.burst({
      ...exit,
      count: 3,
      colors: [sparkColor(lot, 0)],
      speed: 0,
      size: 26,
      life: 0.5,
      shape: 'ring',
    });
  }
  ending += dt;
  if (attempt.status === 'won') {
    if (view.driveOut(dt) && ending > 1) finish();
  } else if (game.input.pressed('undo')) undo();
  else if (ending > 0.9) {
    game.sound.sequence(
      [
        { freq: 220, slide: 170 },
        { freq: 165, slide: 90, duration: 0.5 },
      ],
      0.2,
    );
    game.screens.lose({
      heading: phrase('result.lost'),
      lines: [phrase('result.possible', { moves: lot.par })],
    });
  }
}

function finish(): void {
  const earned = starsFor(lot.par, attempt.moves, hinted);
  const score = scoreFor(lot.par, attempt.moves, hinted);
  campaign.finish(earned);
  scores.offer(campaign.level, score);
  game.best.offer(scores.total);
  game.screens.setScore(scores.total);
  const extra = attempt.moves - lot.par;
  game.screens.win({
    heading: extra <= 0 ? phrase('result.perfect') : phrase('result.won'),
    stars: earned,
    lines: [
      extra > 0
        ? phrase('result.moves', { moves: attempt.moves, best: lot.par })
        : phrase('result.fewest', { moves: attempt.moves }),
      ...(hinted ? [phrase('result.hint')] : []),
    ],
  });
}

game.run();
