import { openCampaign } from '../kit/campaign.ts';
import { createGame, type Game } from '../kit/game.ts';
import { lerp } from '../kit/ease.ts';
import type { PointerPoint } from '../kit/input.ts';
import { reducedMotion } from '../kit/motion.ts';
import { kitWord } from '../kit/texts.ts';
import { actions, type Action } from './controls.ts';
import { GEM_NAMES, createGems } from './gem-art.ts';
import { createHowTo } from './how-to.ts';
import { createLamp } from './lamp.ts';
import { CELL, cellUnder, centreOfCell, createInset, createLayout } from './layout.ts';
import { LEVELS } from './levels.ts';
import { createPlay } from './play.ts';
import { starsOf, type State } from './rules.ts';
import { paintBoard, paintLine, paintTrestle, paintValley } from './scenery.ts';
import { createTrain } from './train.ts';
import { drawBoard, drawLanterns, drawTrain } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const campaign = openCampaign('geode-express', LEVELS);
let layout = createLayout('landscape', { width: 960, height: 600 });
let attempt = 0;
let time = 0;
let from: { x: number; y: number } | undefined;

const game: Game<Action> = createGame<Action>({
  slug: 'geode-express',
  title: 'Geode Express',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffb52e', '#c08bff', '#ff6f7d', '#ffd98a', '#5fd6a0'], edge: '#4a1d3f' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    layout = createLayout(orientation, frame);
    return layout;
  },
  inset: createInset,
  actions,
  pointer: {
    down(point) {
      play.drop();
      from = undefined;
      const cell = cellUnder(layout, point.x, point.y, 0.6);
      if (cell !== undefined && play.extend(cell)) from = { x: point.x, y: point.y };
    },
    move(point, pressed) {
      if (pressed) drawOn(point);
    },
    up(point) {
      drawOn(point);
      if (from) play.finish();
      from = undefined;
    },
    cancel() {
      play.drop();
      from = undefined;
    },
  },
  campaign,
  begin,
  onPause() {
    play.drop();
    lamp.reset();
    from = undefined;
  },
  onResize(stage) {
    gems = createGems(stage.pixelScale);
    train = createTrain(stage.pixelScale, gems);
  },
  update(dt) {
    play.update(dt);
    lamp.read(game.input, dt);
  },
  ambient(dt) {
    time += dt;
    play.step(dt);
  },
  draw(ctx) {
    if (game.state === 'title') {
      drawTitle(ctx);
      return;
    }
    sceneLayer.paint();
    drawTrain(ctx, train, layout, play, time);
    drawLanterns(ctx, gems, layout, time);
    const showsLamp = game.input.lastDevice !== 'pointer' && game.state === 'playing';
    drawBoard(ctx, gems, layout, play, time, showsLamp ? lamp.cell : undefined);
    play.effects.draw(ctx, gems);
  },
  inspect: () => ({
    isReady: play.isReady,
    level: play.state.level.number,
    moves: play.state.moves,
    heat: play.state.heat,
    status: play.state.status,
    wagons: play.state.wagons,
    board: play.state.board,
    places: play.state.board.map((_, cell) => centreOfCell(layout, cell)),
    reach: CELL,
  }),
});

const { stage, screens, hud } = game;
let gems = createGems(stage.pixelScale);
let train = createTrain(stage.pixelScale, gems);
const sceneLayer = stage.layer((ctx, visible) => {
  paintValley(ctx, visible, layout.isWide ? 250 : (layout.rails[0] ?? 300) - 20);
  paintLine(ctx, layout, visible);
  paintBoard(ctx, layout);
});
const titleRail = (): number => stage.visible.y + stage.visible.height * (layout.isWide ? 0.92 : 0.82);
const titleLayer = stage.layer((ctx, visible) => {
  paintValley(ctx, visible, titleRail() - visible.height * 0.16);
  paintTrestle(ctx, visible.x - 10, visible.x + visible.width + 10, titleRail(), visible.height * 0.2);
});
const levelChip = hud.chip(kitWord('chip.level'), 1);
const movesChip = hud.chip(kitWord('chip.moves'), 0);
const scoreChip = hud.chip(kitWord('chip.score'), 0);

const play = createPlay({
  voices: createVoices(game.sound),
  layout: () => layout,
  shake: (amount) => stage.shake(amount),
  announce: (message) => screens.announce(message),
  onChange(state) {
    screens.setScore(state.score);
    levelChip.set(state.level.number);
    movesChip.set(state.moves);
    movesChip.mark(state.moves <= 3 && state.status === 'playing' ? 'alert' : '');
    scoreChip.set(state.score);
  },
  onOver: (state) => end(state),
});
const lamp = createLamp(play);

/** Follows the finger in small steps, so that a quick stroke skips no gem. */
function drawOn(point: PointerPoint): void {
  if (!from) return;
  const steps = Math.ceil(Math.hypot(point.x - from.x, point.y - from.y) / (CELL * 0.25));
  for (let step = 1; step <= steps; step += 1) {
    const cell = cellUnder(layout, lerp(from.x, point.x, step / steps), lerp(from.y, point.y, step / steps));
    if (cell !== undefined) play.extend(cell);
  }
  from = { x: point.x, y: point.y };
}

function drawTitle(ctx: CanvasRenderingContext2D): void {
  titleLayer.paint();
  const { visible } = stage;
  const clock = reducedMotion() ? 3 : time;
  const scale = Math.min(visible.width, visible.height) * 0.00125;
  const length = 1000 * scale;
  const x = visible.x + ((clock * 62 + visible.width * 0.8) % (visible.width + length * 1.4));
  const y = titleRail();
  const bob = reducedMotion() ? 0 : Math.sin(time * 7) * 1.2;
  [4, 1, 0, 3].forEach((cargo, at) => {
    const place = { x: x - (205 + at * 172) * scale, y, scale };
    train.drawWagon(ctx, place, { cargo, need: 4, shown: 4 - at * 0.6, bump: 0 }, x * 0.05, 0);
  });
  train.drawEngine(ctx, { x, y, scale }, { shift: 0, turn: x * 0.04, bob, heat: undefined, time });
}

function begin(): void {
  attempt += 1;
  from = undefined;
  lamp.reset();
  play.start(campaign.level, attempt);
}

function end(state: State): void {
  const { number } = state.level;
  const record = `level-${number}`;
  if (state.status !== 'won') {
    const missing = state.wagons
      .filter(({ done, need }) => done < need)
      .map(({ cargo, done, need }) => {
        const name =
          cargo === 'geode'
            ? phrase('cargo.geode')
            : cargo === 'rubble'
              ? phrase('cargo.rubble')
              : (GEM_NAMES[cargo] ?? '');
        return phrase('result.missing', { count: need - done, cargo: name });
      });
    game.lose({ record, heading: phrase('result.lost'), score: state.score, lines: missing.slice(0, 3) });
    return;
  }
  const earned = starsOf(state);
  game.win({
    record,
    heading: phrase('result.won'),
    stars: earned,
    score: state.score,
    lines: [phrase('result.spare', { moves: state.moves })],
  });
}

game.run();
