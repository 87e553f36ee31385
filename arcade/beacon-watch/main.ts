import { openCampaign } from '../kit/campaign.ts';
import type { Ctx } from '../kit/draw.ts';
import { approach } from '../kit/ease.ts';
import { createGame, type Game } from '../kit/game.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { PointerPoint } from '../kit/input.ts';
import { reducedMotion } from '../kit/motion.ts';
import { seedFrom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { paintDawn, paintNight, paintShore } from './bay.ts';
import { createChart, type Chart, type Point } from './chart.ts';
import { actions, type Action } from './controls.ts';
import { cardRects, drawOil, drawTable, type Table } from './gauges.ts';
import { createHowTo } from './how-to.ts';
import { ENDLESS, NIGHTS } from './nights.ts';
import { createPieces } from './pieces.ts';
import { LOSSES, createState, reshape, starsOf, step, type State } from './rules.ts';
import { NO_UPGRADES, countUpgrades, offerUpgrades, takeUpgrade, type Upgrades } from './upgrades.ts';
import { drawLamp, drawSea, drawSky } from './view.ts';
import { createWatchLog } from './watch-log.ts';
import { phrase } from './texts.ts';

const END_SECONDS = 2.6;

const campaign = openCampaign('beacon-watch', NIGHTS);
let chart: Chart = createChart(900, 560, 120);
let state: State = createState(1, chart, NO_UPGRADES);
let attempt = 0;
let time = 0;
let ending = 0;
let dawn = 0;
let table: (Table & { chosen: number; age: number }) | undefined;
let aim: Point | undefined;
let isHeld = false;
let isToggled = false;
let isFlareAsked = false;
let pressed = { x: 0, y: 0, at: 0 };

const game: Game<Action, 'endless'> = createGame<Action, 'endless'>({
  slug: 'beacon-watch',
  title: 'Beacon Watch',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#fff1dc', '#ffcf6a', '#ff8a5c'], edge: '#1a2654' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    const ratio = frame.width / frame.height;
    return orientation === 'landscape'
      ? { width: 560 * Math.min(2.2, ratio), height: 560 }
      : { width: 540, height: Math.min(1150, 540 / ratio) };
  },
  inset: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
  actions,
  pauseOnBlur: true,
  pointer: {
    down(point) {
      aim = point;
      pressed = { x: point.x, y: point.y, at: time };
      if (table) pickAt(point);
      else if (point.type === 'mouse') isHeld = true;
    },
    move(point) {
      aim = point;
      if (table) hoverAt(point);
    },
    up(point) {
      isHeld = false;
      const isTap = time - pressed.at < 0.25 && Math.hypot(point.x - pressed.x, point.y - pressed.y) < 16;
      if (point.type !== 'mouse' && isTap) isToggled = !isToggled;
    },
    cancel() {
      isHeld = false;
    },
  },
  campaign,
  modes: [
    {
      id: 'endless',
      label: kitWord('mode.endless'),
      icon: 'star',
      pick() {
        campaign.level = ENDLESS;
      },
    },
  ],
  begin,
  onTitle() {
    table = undefined;
    dawn = 0;
    state = createState(6, chart, NO_UPGRADES);
  },
  onPause() {
    isHeld = false;
  },
  onResize: () => fit(),
  update(dt) {
    if (table) {
      chooseCard(dt);
      return;
    }
    const { input } = game;
    const turn = Number(input.down('right')) - Number(input.down('left'));
    if (turn !== 0) aim = undefined;
    const focus = input.down('focus') || isHeld || isToggled;
    step(state, { turn, aim, focus, flare: input.pressed('flare') || isFlareAsked }, dt);
    isFlareAsked = false;
    log.follow(state);
    tellChips();
    if (state.status === 'watching') return;
    ending += dt;
    if (ending > END_SECONDS) finish();
  },
  ambient(dt) {
    time += dt;
    log.step(dt);
    if (game.state === 'title') {
      state.beam.angle = Math.sin((reducedMotion() ? 1 : time) * 0.45) * 1.2;
      state.beam.length = chart.reach;
    }
    const share = state.night.ships === Infinity ? 0 : (state.home + state.lost) / state.night.ships;
    dawn = approach(dawn, game.state === 'title' ? 0 : state.status === 'dawn' ? 1 : share * 0.3, 1.6, dt);
  },
  draw: (ctx) => drawAll(ctx),
  inspect: () => ({
    chart,
    oil: state.oil,
    isPicking: table !== undefined,
    status: state.status,
    ships: state.ships.map(({ x, y, sight, held, quay, status }) => ({
      x,
      y,
      sight,
      held,
      quay,
      isSailing: status === 'sailing',
    })),
    shadows: state.shadows.map(({ x, y, health }) => ({ x, y, health })),
    crates: state.crates.map(({ x, y }) => ({ x, y })),
    reefs: state.reefs,
    fogs: state.fogs,
    beam: state.beam.angle,
  }),
});

const { stage, storage, screens, hud } = game;
let upgrades: Upgrades = { ...NO_UPGRADES, ...storage.get<Partial<Upgrades>>('upgrades', {}) };
let pieces = createPieces(stage.pixelScale);
const night = stage.layer((ctx, visible) => paintNight(ctx, visible, chart));
const morning = stage.layer((ctx, visible) => paintDawn(ctx, visible, chart));
const shore = stage.layer((ctx, visible) => paintShore(ctx, visible, chart));
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const homeChip = hud.chip(phrase('chip.home'), 0);
const lostChip = hud.chip(phrase('chip.lost'), 0);
hud.button({
  label: phrase('button.flare'),
  icon: 'hint',
  hint: 'F',
  onPress() {
    isFlareAsked = true;
  },
});
const log = createWatchLog(
  game.sound,
  (units) => stage.shake(units),
  (words) => screens.announce(words),
);

function fit(): void {
  const low = stage.visible.y + HUD_HEIGHT / stage.scale + 16;
  chart = createChart(stage.width, stage.height, Math.max(low, stage.height * 0.2));
  reshape(state, chart);
  pieces = createPieces(stage.pixelScale);
}

/**
 * Offers upgrade cards before a night if the player has earned more cards than they have chosen. Each completed night
 * earns one card.
 */
function layTable(): void {
  const owed = campaign.finished - countUpgrades(upgrades);
  const offers = offerUpgrades(upgrades, seedFrom('beacon-cards', countUpgrades(upgrades)));
  table = owed > 0 && offers.length > 0 ? { offers, chosen: 0, age: 0 } : undefined;
}

function begin(): void {
  isHeld = isToggled = false;
  aim = undefined;
  ending = 0;
  attempt += 1;
  layTable();
  setOut();
}

function setOut(): void {
  state = createState(campaign.level, chart, upgrades, campaign.level === ENDLESS ? attempt : 0);
  dawn = 0;
  tellChips();
  if (!table)
    log.start(
      state,
      campaign.level === ENDLESS ? phrase('night.long') : phrase('night.name', { night: campaign.level }),
    );
}

function hoverAt(point: Point): number {
  const index = cardRects(stage.visible, table?.offers.length ?? 0).findIndex(
    ({ x, y, width, height }) => point.x > x && point.x < x + width && point.y > y && point.y < y + height,
  );
  if (table && index >= 0) table.chosen = index;
  return index;
}

function pickAt(point: PointerPoint): void {
  if (hoverAt(point) >= 0) takeCard();
}

function chooseCard(dt: number): void {
  if (!table) return;
  table.age += dt;
  const move = Number(game.input.pressed('right')) - Number(game.input.pressed('left'));
  table.chosen = (table.chosen + move + table.offers.length) % table.offers.length;
  if (table.age > 0.3 && game.input.pressed('take')) takeCard();
}

function takeCard(): void {
  const id = table?.offers[table.chosen];
  if (!id) return;
  upgrades = takeUpgrade(upgrades, id);
  storage.set('upgrades', upgrades);
  table = undefined;
  log.take();
  setOut();
}

function tellChips(): void {
  screens.setScore(state.score);
  scoreChip.set(state.score);
  const { ships } = state.night;
  homeChip.set(ships === Infinity ? state.home : `${state.home}/${ships - state.lost}`);
  lostChip.set(`${state.lost}/${LOSSES}`);
  lostChip.mark(state.lost === LOSSES - 1 ? 'alert' : '');
}

function drawAll(ctx: Ctx): void {
  const { visible } = stage;
  night.paint();
  if (dawn > 0.01) {
    ctx.globalAlpha = dawn;
    morning.paint();
    ctx.globalAlpha = 1;
  }
  drawSea(ctx, state, pieces, time);
  shore.paint();
  drawLamp(ctx, state, pieces, time);
  drawSky(ctx, state, pieces, visible, (state.launched * 0.37) % 1);
  if (game.state === 'title') return;
  drawOil(ctx, state, time);
  log.draw(ctx, stage.width);
  if (table) drawTable(ctx, visible, table);
}

function finish(): void {
  const isLong = campaign.level === ENDLESS;
  const record = `night-${campaign.level}`;
  const lines = [phrase('result.ships', { home: state.home, lost: state.lost })];
  if (state.status === 'over') {
    const tip = isLong ? phrase('result.seconds', { seconds: Math.floor(state.time) }) : phrase('result.tip');
    game.lose({
      record,
      counts: isLong,
      heading: phrase('result.lost'),
      score: state.score,
      lines: [...lines, tip],
    });
    return;
  }
  game.win({
    record,
    heading: phrase('result.won', { night: campaign.level }),
    stars: starsOf(state),
    score: state.score,
    lines,
  });
}

game.run();
