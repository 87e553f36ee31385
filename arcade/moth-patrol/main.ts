import { openCampaign } from '../kit/campaign.ts';
import type { Ctx } from '../kit/draw.ts';
import { createGame, type Game } from '../kit/game.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import type { PointerPoint } from '../kit/input.ts';
import { reducedMotion } from '../kit/motion.ts';
import { kitWord } from '../kit/texts.ts';
import { actions, type Action } from './controls.ts';
import { NIGHTS } from './difficulty.ts';
import { createFlightLog } from './flight-log.ts';
import type { Field, Point } from './formations.ts';
import { createGardenArt, drawBlooms, drawPetals, paintGround, paintHedges } from './garden.ts';
import { drawBossBar, drawStrip, STRIP } from './gauges.ts';
import { createHowTo } from './how-to.ts';
import { watch } from './look.ts';
import { drawMoth } from './moth-art.ts';
import { reshape, step } from './rules.ts';
import { createState, ENDLESS, multiplier, starsOf, type State } from './state.ts';
import { createArt, drawFlight } from './view.ts';
import { phrase } from './texts.ts';

const END_SECONDS = 2.2;
const DRAG_GAIN = 1.2;

const campaign = openCampaign('moth-patrol', NIGHTS);
let field: Field = { width: 760, height: 600 };
let state: State = createState(1, field);
let attempt = 0;
let time = 0;
let ending = 0;
let goal: Point | undefined;
let isBurstAsked = false;
let drag: { readonly id: number; readonly x: number; readonly y: number; readonly at: number } | undefined;

const isTap = (point: PointerPoint): boolean =>
  drag !== undefined &&
  time - drag.at < 0.22 &&
  Math.hypot(point.x - point.startX, point.y - point.startY) < 14;

const game: Game<Action, 'endless'> = createGame<Action, 'endless'>({
  slug: 'moth-patrol',
  title: 'Moth Patrol',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#fff1d6', '#ffd45e', '#ff8ac0', '#6ff0cf'], edge: '#2f1152' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    const ratio = (frame.width - 8) / Math.max(1, frame.height - HUD_HEIGHT - STRIP);
    const height = frame.height < 420 ? 440 : 510;
    field =
      orientation === 'landscape'
        ? { width: height * Math.min(1.45, Math.max(0.9, ratio)), height }
        : { width: 480, height: Math.min(880, Math.max(440, 480 / ratio)) };
    return field;
  },
  inset: () => ({ top: HUD_HEIGHT, right: 4, bottom: STRIP, left: 4 }),
  actions,
  pauseOnBlur: true,
  pointer: {
    down(point) {
      if (point.type === 'mouse' || drag) {
        isBurstAsked = true;
        return;
      }
      drag = { id: point.id, x: state.moth.x, y: state.moth.y, at: time };
    },
    move(point) {
      if (point.type === 'mouse') goal = { x: point.x, y: point.y };
      else if (drag?.id === point.id)
        goal = {
          x: drag.x + (point.x - point.startX) * DRAG_GAIN,
          y: drag.y + (point.y - point.startY) * DRAG_GAIN,
        };
    },
    up(point) {
      if (drag?.id !== point.id) return;
      if (isTap(point)) isBurstAsked = true;
      drag = undefined;
    },
    cancel() {
      drag = undefined;
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
  onPause: () => letGo(),
  onResize() {
    reshape(state, field);
    goal = undefined;
    art = createArt(stage.pixelScale);
    gardenArt = createGardenArt(stage.pixelScale);
  },
  update(dt) {
    const { input } = game;
    const dx = Number(input.down('right')) - Number(input.down('left'));
    const dy = Number(input.down('down')) - Number(input.down('up'));
    if (dx !== 0 || dy !== 0) goal = undefined;
    step(state, { dx, dy, goal, burst: input.pressed('burst') || isBurstAsked }, dt);
    isBurstAsked = false;
    log.follow(state);
    tellChips();
    if (state.status === 'flying') return;
    ending += dt;
    if (ending > END_SECONDS) finish();
  },
  ambient(dt) {
    time += dt;
    log.step(dt);
  },
  draw: (ctx) => drawAll(ctx),
  inspect: () => watch(state),
});

const { stage, screens, hud } = game;
let art = createArt(stage.pixelScale);
let gardenArt = createGardenArt(stage.pixelScale);
const ground = stage.layer((ctx, visible) => paintGround(ctx, visible));
const hedges = stage.layer((ctx, visible) => paintHedges(ctx, visible, field));
const waveChip = hud.chip(phrase('chip.wave'), 1);
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const chainChip = hud.chip(phrase('chip.chain'), '×1');
const log = createFlightLog(
  game.sound,
  (units) => stage.shake(units),
  (words) => screens.announce(words),
);

function letGo(): void {
  drag = undefined;
  goal = undefined;
  isBurstAsked = false;
}

function begin(): void {
  letGo();
  ending = 0;
  attempt += 1;
  state = createState(campaign.level, field, campaign.level === ENDLESS ? attempt : 0);
  log.start();
  tellChips();
}

function tellChips(): void {
  screens.setScore(state.score);
  waveChip.set(state.wave.number);
  scoreChip.set(state.score);
  const times = multiplier(state);
  chainChip.set(`×${times}`);
  chainChip.mark(times >= 4 ? 'good' : '');
}

function drawTitle(ctx: Ctx, clock: number): void {
  const { x, y, width, height } = stage.visible;
  if (height > width && height < width * 1.9) return;
  const size = Math.min(width, height) / 420;
  const place = {
    x: x + width * (width > height ? 0.12 : 0.5),
    y: y + height * (width > height ? 0.5 : 0.93),
  };
  for (let n = 0; n < 3; n += 1) {
    const turn = clock * 0.9 + n * 2.1;
    art.things.firefly.draw(
      ctx,
      place.x + Math.cos(turn) * 70 * size,
      place.y + Math.sin(turn * 1.3) * 50 * size,
      size,
    );
  }
  drawMoth(
    ctx,
    art.moth,
    {
      ...place,
      y: place.y + Math.sin(clock * 1.7) * 8,
      time: clock,
      lean: Math.sin(clock) * 0.1,
      stretch: 0,
      opacity: 1,
    },
    size * 1.2,
  );
}

function drawAll(ctx: Ctx): void {
  const { visible } = stage;
  const clock = reducedMotion() ? 0 : time;
  ground.paint();
  drawBlooms(ctx, gardenArt, visible, clock);
  if (game.state === 'title') {
    drawTitle(ctx, clock);
    return;
  }
  drawPetals(ctx, gardenArt, visible, clock);
  drawFlight(ctx, state, art, time);
  if (visible.width > field.width + 40) hedges.paint();
  drawBossBar(ctx, state);
  log.draw(ctx, field.width);
  drawStrip(ctx, state, art.things, visible, stage.scale, clock);
}

function finish(): void {
  const record = campaign.level === ENDLESS ? 'endless' : `night-${campaign.level}`;
  const lines = [phrase('result.counts', { beetles: state.popped, lit: state.lit, all: state.lanternsSeen })];
  if (state.status === 'fallen') {
    game.lose({
      record,
      counts: true,
      heading: phrase('result.lost'),
      score: state.score,
      lines: [...lines, phrase('result.tip', { wave: state.wave.number })],
    });
    return;
  }
  game.win({
    record,
    heading:
      campaign.level === NIGHTS ? phrase('result.safe') : phrase('result.won', { night: campaign.level }),
    stars: starsOf(state),
    score: state.score,
    lines,
  });
}

game.run();
