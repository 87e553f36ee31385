import { openCampaign } from '../kit/campaign.ts';
import { createGame } from '../kit/game.ts';
import type { Game } from '../kit/game.ts';
import type { Direction } from '../kit/input.ts';
import { kitWord } from '../kit/texts.ts';
import { adviseSwap } from './advice.ts';
import { CELL } from './gem-art.ts';
import { cellAtPoint, insetFor, layoutFor, titleBoats } from './geometry.ts';
import { createHowTo } from './how-to.ts';
import { LEVEL_COUNT } from './levels.ts';
import type { Goal } from './levels.ts';
import { SIZE, areNeighbours, cellAt, columnOf, rowOf, starsFor } from './rules.ts';
import { createView } from './view.ts';
import type { Pointing } from './view.ts';
import { createVoyage } from './voyage.ts';
import { phrase } from './texts.ts';

const IDLE_HINT = 8;
const GOAL_KEYS = { gem: 'goal.gem', crate: 'goal.crate', fog: 'goal.fog', cargo: 'goal.cargo' } as const;
const GEM_NAMES = ['ruby', 'citrine', 'emerald', 'sapphire', 'amethyst', 'moonstone'] as const;
const TITLE_GOALS: readonly Goal[] = [
  { type: 'gem', kind: 0, needed: 12, done: 0 },
  { type: 'cargo', kind: -1, needed: 3, done: 0 },
];

type Action = Direction | 'pick' | 'hint';

const campaign = openCampaign('gem-harbour', LEVEL_COUNT);
const game: Game<Action> = createGame<Action>({
  slug: 'gem-harbour',
  title: 'Gem Harbour',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ff5a5f', '#ffb420', '#35d07f', '#3f9bff', '#b96bff'], edge: '#1a1f66' },
  howTo: createHowTo(),
  layout: layoutFor,
  inset: insetFor,
  actions: {
    left: ['ArrowLeft', 'PadLeft'],
    right: ['ArrowRight', 'PadRight'],
    up: ['ArrowUp', 'PadUp'],
    down: ['ArrowDown', 'PadDown'],
    pick: ['Space', 'Enter', 'PadA'],
    hint: ['KeyH', 'PadY'],
  },
  pointer: {
    down(point) {
      const cell = cellAtPoint(view.geometry, point.x, point.y);
      dragFrom = cell;
      idle = 0;
      if (cell === undefined || !voyage.resting) return;
      if (selected !== undefined && areNeighbours(selected, cell)) {
        trySwap(selected, cell);
        dragFrom = undefined;
      } else selected = selected === cell ? undefined : cell;
    },
    move(point, pressed) {
      if (!pressed || dragFrom === undefined) return;
      const dx = point.x - point.startX;
      const dy = point.y - point.startY;
      if (Math.max(Math.abs(dx), Math.abs(dy)) < 38) return;
      const from = dragFrom;
      dragFrom = undefined;
      towards(from, Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up');
    },
  },
  campaign,
  begin,
  onTitle() {
    view.fit(TITLE_GOALS.length);
    selected = undefined;
  },
  onResize: () => view.fit(game.state === 'title' ? TITLE_GOALS.length : voyage.harbour.goals.length),
  ambient: (dt) => view.step(dt),
  update,
  draw(ctx) {
    view.drawScene(ctx);
    if (game.state === 'title') {
      view.drawBoats(ctx, TITLE_GOALS, [4, 3], titleBoats(view.geometry, game.stage.frame));
      return;
    }
    view.drawBoats(ctx, voyage.harbour.goals, voyage.shown);
    const pointing: Pointing = {
      cursor: game.input.lastDevice === 'pointer' || game.state !== 'playing' ? undefined : cursor,
      selected,
      hint,
    };
    view.drawBoard(ctx, voyage.animator, pointing);
  },
  inspect() {
    const { boardX, boardY } = view.geometry;
    const middleOf = (cell: number) => [
      boardX + (columnOf(cell) + 0.5) * CELL,
      boardY + (rowOf(cell) + 0.5) * CELL,
    ];
    const swap = voyage.resting ? adviseSwap(voyage.harbour) : undefined;
    return { state: game.state, swap: swap?.map(middleOf) };
  },
});

const view = createView(game.stage);
const voyage = createVoyage({
  view,
  sound: game.sound,
  shake: (amount) => game.stage.shake(amount),
  onScore(score) {
    game.screens.setScore(score);
    scoreChip.set(score);
  },
});
const attempts = game.storage.get<Record<string, number>>('attempts', {});
const levelChip = game.hud.chip(kitWord('chip.level'));
const movesChip = game.hud.chip(kitWord('chip.moves'));
const scoreChip = game.hud.chip(kitWord('chip.score'));

let selected: number | undefined;
let cursor = cellAt(3, 3);
let dragFrom: number | undefined;
let hint: [number, number] | undefined;
let idle = 0;
let ending = 0;
let finished = false;

function begin(): void {
  const attempt = (attempts[campaign.level] ?? 0) + 1;
  attempts[campaign.level] = attempt;
  game.storage.set('attempts', attempts);
  voyage.start(campaign.level, attempt);
  selected = undefined;
  hint = undefined;
  dragFrom = undefined;
  idle = 0;
  ending = 0;
  finished = false;
  levelChip.set(campaign.level);
  levelChip.show(game.stage.orientation === 'portrait' || game.stage.frame.height >= 450);
  showMoves();
  const { goals, moves } = voyage.harbour;
  const wanted = goals.map(({ type, needed }) => phrase(GOAL_KEYS[type], { count: needed })).join(', ');
  game.screens.announce(phrase('say.start', { level: campaign.level, goals: wanted, moves }));
}

function showMoves(): void {
  const { moves } = voyage.harbour;
  movesChip.set(moves);
  movesChip.mark(moves <= 5 && voyage.harbour.status === 'playing' ? 'alert' : '');
}

function trySwap(a: number, b: number): void {
  if (!voyage.resting || voyage.harbour.status !== 'playing') return;
  const before = voyage.harbour.moves;
  voyage.swap(a, b);
  selected = undefined;
  hint = undefined;
  idle = 0;
  showMoves();
  if (voyage.harbour.moves < before)
    game.screens.announce(phrase('say.moves', { moves: voyage.harbour.moves }));
}

function towards(from: number, direction: Direction): void {
  const column = columnOf(from) + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0);
  const row = rowOf(from) + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0);
  if (column < 0 || column >= SIZE || row < 0 || row >= SIZE) return;
  trySwap(from, cellAt(row, column));
}

function readKeys(): void {
  const { input } = game;
  for (const direction of ['left', 'right', 'up', 'down'] as const) {
    if (!input.repeated(direction)) continue;
    idle = 0;
    if (selected !== undefined && input.pressed(direction)) {
      cursor = selected;
      towards(selected, direction);
    } else if (selected === undefined) {
      const column = columnOf(cursor) + (direction === 'right' ? 1 : direction === 'left' ? -1 : 0);
      const row = rowOf(cursor) + (direction === 'down' ? 1 : direction === 'up' ? -1 : 0);
      cursor = cellAt((row + SIZE) % SIZE, (column + SIZE) % SIZE);
    }
  }
  if (input.pressed('pick') && voyage.resting) selected = selected === undefined ? cursor : undefined;
  if (input.pressed('hint') && voyage.resting) hint = adviseSwap(voyage.harbour);
}

function update(dt: number): void {
  voyage.animator.step(dt);
  readKeys();
  if (!voyage.resting) {
    idle = 0;
    return;
  }
  const { harbour } = voyage;
  if (harbour.status === 'playing') {
    idle += dt;
    if (idle > IDLE_HINT && !hint) hint = adviseSwap(harbour);
    return;
  }
  ending += dt;
  if (ending < 0.45) return;
  if (harbour.status === 'won' && !finished) {
    finished = true;
    const middle = view.geometry.boardX + 400;
    view.effects.label(phrase('cheer.aboard'), middle, view.geometry.boardY + 330, 110, '#ffcb08', 1.4);
    const spare = harbour.moves;
    if (voyage.finale()) {
      game.screens.announce(phrase('say.finale', { moves: spare }));
      ending = 0;
      showMoves();
      return;
    }
  }
  finish();
}

function finish(): void {
  const { harbour } = voyage;
  if (harbour.status === 'lost') {
    const missing = harbour.goals
      .filter((goal) => goal.done < goal.needed)
      .map(({ type, kind, needed, done }) => {
        const goods = type === 'cargo' ? 'other' : type === 'gem' ? (GEM_NAMES[kind] ?? 'other') : type;
        return phrase('result.left', { count: needed - done, goods });
      });
    game.sound.sequence(
      [
        { freq: 330, slide: 300 },
        { freq: 262, slide: 240 },
        { freq: 196, slide: 150, duration: 0.4 },
      ],
      0.16,
    );
    game.screens.lose({ heading: phrase('result.lost'), score: harbour.score, lines: missing.slice(0, 3) });
    return;
  }
  const earned = starsFor(harbour);
  game.sound.sequence(
    [523, 659, 784, 1047, 1319].map((freq) => ({ freq, type: 'triangle', duration: 0.28, gain: 0.16 })),
    0.11,
  );
  game.win({
    heading: phrase('result.won'),
    stars: earned,
    score: harbour.score,
    lines: [kitWord('result.level', { level: campaign.level })],
  });
}

game.run();
