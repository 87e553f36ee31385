import { createChoice } from '../kit/choice.ts';
import { createGame as createPage } from '../kit/game.ts';
import type { Chip } from '../kit/hud.ts';
import { createRandom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { type Mind, LEVELS, createMind, decide, difficulty } from './computer.ts';
import { howTo } from './howto.ts';
import { type Pads, createPads } from './pads.ts';
import { PAINTS } from './robot.ts';
import { COLUMNS, ROWS } from './roof.ts';
import { createDuel, roundPoints, step } from './rules.ts';
import { playSound } from './sounds.ts';
import {
  type BotInput,
  type Duel,
  type DuelEvent,
  type Player,
  DASH_COOLDOWN,
  REST,
  SHIELD_COOLDOWN,
} from './state.ts';
import { createView } from './view.ts';
import { phrase } from './texts.ts';

type Mode = '1' | '2' | '3' | 'two';

const newRandom = (): (() => number) => createRandom((Date.now() ^ (performance.now() * 1000)) >>> 0).next;

let random = newRandom();
let duel: Duel = createDuel(random);
let minds: [Mind, Mind] = [createMind(), createMind()];
let score = 0;
/** Seconds for which the fight freezes after a hard hit. */
let hold = 0;
/** The inputs that the players give during the freeze. They are applied afterwards, so that no press is lost. */
let kept: [BotInput, BotInput] = [REST, REST];

const page = createPage({
  slug: 'two-can-duel',
  title: 'Two Can Duel',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#4fa3ff', '#ff6b5e', '#ffcb08'], edge: '#1b1a5c' },
  howTo,
  layout: (orientation, frame) => {
    if (orientation === 'landscape') return { width: 960, height: 600 };
    const room = (frame.height - 176) / Math.max(1, frame.width - 12);
    return { width: 600, height: Math.min(1000, Math.max(640, Math.round(600 * room))) };
  },
  inset: (orientation) =>
    orientation === 'portrait'
      ? { top: 68, right: 6, bottom: 108, left: 6 }
      : { top: 30, right: 6, bottom: 6, left: 6 },
  actions: {
    oneLeft: ['KeyA', 'PadLeft'],
    oneRight: ['KeyD', 'PadRight'],
    oneUp: ['KeyW', 'PadUp'],
    oneDown: ['KeyS', 'PadDown'],
    oneDash: ['KeyF', 'PadA'],
    oneShield: ['KeyG', 'PadB'],
    twoLeft: ['ArrowLeft'],
    twoRight: ['ArrowRight'],
    twoUp: ['ArrowUp'],
    twoDown: ['ArrowDown'],
    twoDash: ['KeyK', 'Enter'],
    twoShield: ['KeyL', 'ShiftRight'],
    soloDash: ['Space'],
    soloShield: ['ShiftLeft'],
  },
  pauseOnBlur: true,
  pointer: {
    down: (point) => pads.down(point),
    move: (point, pressed) => pressed && pads.move(point),
    up: (point) => pads.up(point),
    cancel: (point) => pads.up(point),
  },
  titleAsks: true,
  titleExtra: () =>
    createChoice<Mode>({
      label: phrase('choice.who'),
      options: [
        { id: '1', label: phrase('mode.tin') },
        { id: '2', label: phrase('mode.steel') },
        { id: '3', label: phrase('mode.chrome') },
        { id: 'two', label: kitWord('mode.friend') },
      ],
      selected: mode,
      onPick(id) {
        mode = id;
        page.storage.set('mode', id);
      },
    }),
  begin,
  onTitle() {
    random = newRandom();
    duel = createDuel(random);
    minds = [createMind(), createMind()];
  },
  onPause: () => pads.clear(),
  onResize: () => view.resize(),
  update(dt) {
    const inputs = [keep(0, inputOf(0, dt)), keep(1, inputOf(1, dt))] as const;
    hold -= dt;
    if (hold > 0) return;
    kept = [REST, REST];
    for (const event of step(duel, inputs, dt)) tell(event);
    for (const { chip, player } of chips) chip.set(duel.wins[player]);
  },
  ambient(dt) {
    if (page.state === 'title') playDemo(dt);
    view.step(dt, duel);
  },
  draw(ctx) {
    const onTitle = page.state === 'title';
    view.draw(ctx, duel, [nameOf(0), nameOf(1)], onTitle);
    if (!onTitle) pads.draw(ctx, [readiness(0), readiness(1)]);
  },
  inspect(): unknown {
    const [you, rival] = duel.bots;
    const towards = view.ground.toStage(rival.x - you.x, rival.y - you.y);
    const home = view.ground.toStage(COLUMNS / 2 - you.x, ROWS / 2 - you.y);
    return { state: page.state, phase: duel.phase, towards, home, isReady: you.dashWait <= 0 };
  },
});
const MODES: readonly Mode[] = ['1', '2', '3', 'two'];
const stored = page.storage.get<string>('mode', '1');
let mode: Mode = MODES.find((id) => id === stored) ?? '1';
const view = createView(page.stage);
const pads: Pads = createPads(() => page.stage.visible);
const chips: readonly { mode: Mode | 'solo'; player: Player; chip: Chip }[] = [
  { mode: 'solo', player: 0, chip: page.hud.chip(kitWord('player.you'), 0) },
  ...LEVELS.map((label, index) => ({
    mode: MODES[index] ?? '1',
    player: 1 as const,
    chip: page.hud.chip(label, 0),
  })),
  { mode: 'two', player: 0, chip: page.hud.chip(PAINTS[0].name, 0) },
  { mode: 'two', player: 1, chip: page.hud.chip(PAINTS[1].name, 0) },
];

function nameOf(player: Player): string {
  if (player === 0) return mode === 'two' ? PAINTS[0].name : kitWord('player.you');
  return mode === 'two' ? PAINTS[1].name : (LEVELS[Number(mode) - 1] ?? PAINTS[1].name);
}

function keep(player: Player, input: BotInput): BotInput {
  const { dash, shield } = kept[player];
  const held = { ...input, dash: input.dash || dash, shield: input.shield || shield };
  kept[player] = held;
  return held;
}

function begin(): void {
  random = newRandom();
  duel = createDuel(random);
  minds = [createMind(), createMind()];
  score = 0;
  hold = 0;
  for (const { mode: of, chip } of chips) chip.show(of === mode || (of === 'solo' && mode !== 'two'));
  pads.setPlayers(mode === 'two' ? 2 : 1);
  pads.clear();
  page.screens.setScore(0);
  page.screens.announce(mode === 'two' ? phrase('say.two') : phrase('say.against', { name: nameOf(1) }));
}

function readiness(player: Player): { dash: number; shield: number } {
  const bot = duel.bots[player];
  return { dash: 1 - bot.dashWait / DASH_COOLDOWN, shield: 1 - bot.shieldWait / SHIELD_COOLDOWN };
}

/** Runs the match behind the title screen, in which the computer plays both robots. */
function playDemo(dt: number): void {
  const inputs = [0, 1].map((player) =>
    decide(duel, player === 0 ? 0 : 1, difficulty(2), minds[player === 0 ? 0 : 1], dt, random),
  );
  for (const event of step(duel, [inputs[0] ?? REST, inputs[1] ?? REST], dt)) view.tell(event, duel);
  if (duel.phase === 'done') duel = createDuel(random);
}

function keysOf(player: Player): BotInput {
  const { input } = page;
  const side = player === 0 ? 'one' : 'two';
  const dx = (input.down(`${side}Right`) ? 1 : 0) - (input.down(`${side}Left`) ? 1 : 0);
  const dy = (input.down(`${side}Down`) ? 1 : 0) - (input.down(`${side}Up`) ? 1 : 0);
  const roof = view.ground.toRoof(dx, dy);
  return { x: roof.x, y: roof.y, dash: input.pressed(`${side}Dash`), shield: input.pressed(`${side}Shield`) };
}

const join = (first: BotInput, second: BotInput): BotInput => ({
  x: Math.max(-1, Math.min(1, first.x + second.x)),
  y: Math.max(-1, Math.min(1, first.y + second.y)),
  dash: first.dash || second.dash,
  shield: first.shield || second.shield,
});

function thumbsOf(player: Player): BotInput {
  const pad = pads.read(player);
  return { ...view.ground.toRoof(pad.x, pad.y), dash: pad.dash, shield: pad.shield };
}

function inputOf(player: Player, dt: number): BotInput {
  if (mode === 'two') return join(keysOf(player), thumbsOf(player));
  if (player === 1) return decide(duel, 1, difficulty(Number(mode)), minds[1], dt, random);
  const { input } = page;
  const solo = { ...REST, dash: input.pressed('soloDash'), shield: input.pressed('soloShield') };
  return join(join(keysOf(0), keysOf(1)), join(thumbsOf(0), solo));
}

function tell(event: DuelEvent): void {
  view.tell(event, duel);
  playSound(page.sound, event);
  if (event.type === 'hit' || event.type === 'parry' || event.type === 'clash')
    hold = event.type === 'hit' ? 0.05 : 0.08;
  if (event.type === 'round') {
    page.screens.announce(describeRound(event.winner));
    if (event.winner === 0) score += mode === 'two' ? 1 : roundPoints(Number(mode), duel.clock);
    page.screens.setScore(score);
  }
  if (event.type === 'match') finish(event.winner);
}

const countWins = () => ({ own: duel.wins[0], other: duel.wins[1] });

function describeRound(winner: Player | null): string {
  if (winner === null) return phrase('say.both', countWins());
  if (winner === 0 && mode !== 'two') return phrase('say.won', countWins());
  return phrase('say.round', { name: nameOf(winner), ...countWins() });
}

function finish(winner: Player): void {
  const lines = [phrase('result.rounds', countWins())];
  if (mode === 'two') {
    page.screens.win({ heading: phrase('result.duel', { name: nameOf(winner) }), lines });
    return;
  }
  if (winner === 0) page.win({ score, lines, heading: phrase('result.won', { name: nameOf(1) }) });
  else page.lose({ score, lines, counts: true, heading: phrase('result.lost', { name: nameOf(1) }) });
}

document.fonts.ready.then(() => view.resize()).catch(() => undefined);
page.run();
