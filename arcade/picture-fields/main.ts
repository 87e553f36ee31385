import { openCampaign } from '../kit/campaign.ts';
import { createChoice } from '../kit/choice.ts';
import { dateOf, dayOf } from '../kit/day.ts';
import { createGame, type Game } from '../kit/game.ts';
import { kitWord } from '../kit/texts.ts';
import './title.css';
import { paintBoard, paintCounts } from './board.ts';
import { actions, type Action } from './controls.ts';
import { createArt } from './crops.ts';
import { dailyField } from './daily.ts';
import { DAILY, LEVELS, PER_SEASON, seasonEnd, seasonOf, weatherOf } from './difficulty.ts';
import { createHowTo } from './how-to.ts';
import { restoreState, saveState } from './kept.ts';
import { paintLand } from './land.ts';
import { areaOf } from './layout.ts';
import { levelField } from './levels.ts';
import { inspect } from './look.ts';
import { PICTURES } from './pictures/index.ts';
import { createPlay } from './play.ts';
import { followRightButton } from './right-button.ts';
import { createState, isLineDone, scoreOf, starsOf, type State } from './rules.ts';
import { drawAir, drawBalloon, drawField, drawPatch } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const campaign = openCampaign('picture-fields', LEVELS);
let area = areaOf({ width: 960, height: 600 });

const game: Game<Action, 'daily'> = createGame<Action, 'daily'>({
  slug: 'picture-fields',
  title: 'Picture Fields',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#fff1c9', '#ffd23c', '#ff9a3d', '#b7e35a', '#ffd23c'], edge: '#3d5f24' },
  howTo: createHowTo(),
  layout(_orientation, frame) {
    area = areaOf(frame);
    return area;
  },
  actions,
  pointer: {
    down: (point) => farm.press(point),
    move: (point, isPressed) => farm.move(point, isPressed),
    up: () => farm.release(),
    cancel: () => farm.release(),
  },
  campaign,
  modes: [{ id: 'daily', label: kitWord('mode.daily'), icon: 'calendar' }],
  titleExtra() {
    const choice = createChoice({
      label: phrase('choice.lines'),
      options: [
        { id: 'auto', label: phrase('choice.auto') },
        { id: 'hand', label: phrase('choice.hand') },
      ],
      selected: isByHand() ? 'hand' : 'auto',
      onPick: (id) => storage.set('byHand', id === 'hand'),
    });
    choice.classList.add('sticks-choice');
    return choice;
  },
  keeper: {
    save() {
      const kept = saveState(play.state);
      return kept && { ...kept, day: dayOf(date) };
    },
    restore({ mode, level, play: kept }) {
      const keptDate = dateOf(kept.day);
      if (!keptDate) return undefined;
      const of = mode === 'daily' ? keptDate : level;
      // `isAutoCrossing` is read later, because the choice on the title screen may change before the round continues.
      const restored = restoreState(newState(of), kept);
      return restored && (() => open({ ...restored, isAutoCrossing: !isByHand() }, of, keptDate));
    },
  },
  begin,
  onTitle() {
    landLayer.invalidate();
  },
  onResize() {
    art = createArt(stage.pixelScale);
    farm.resize();
    landLayer.invalidate();
    countLayer.invalidate();
  },
  update: (dt) => farm.update(dt, game.input),
  ambient: (dt) => farm.step(dt),
  draw(ctx) {
    landLayer.paint();
    if (game.state === 'title') drawTitle(ctx);
    else {
      drawAir(ctx, art, play, stage.visible);
      if (play.state.status !== 'won') countLayer.paint();
      drawField(ctx, art, play, area);
    }
  },
  inspect: () => inspect(play),
});

const { stage, storage, screens, hud } = game;
/** The day on which the field began. After midnight, a daily field is still the field of this day. */
let date = new Date();
let art = createArt(stage.pixelScale);
const landLayer = stage.layer((ctx, visible) => {
  paintLand(ctx, visible, game.state === 'title' ? seasonOf(campaign.unlocked) : play.season);
  if (game.state !== 'title') paintBoard(ctx, play.layout, play.season);
});
const countLayer = stage.layer((ctx) =>
  paintCounts(ctx, play.layout, play.state.field, (line) => isLineDone(play.state, line)),
);
const isByHand = (): boolean => storage.get<boolean>('byHand', false);
const levelChip = hud.chip(phrase('chip.field'), 1);
const crowChip = hud.chip(phrase('chip.crows'), 0);
hud.button({ label: kitWord('button.undo'), icon: 'undo', hint: 'Z', onPress: () => farm.undo() });
const hintButton = hud.button({
  label: phrase('button.scarecrow'),
  icon: 'hint',
  hint: 'H',
  onPress: () => farm.hint(),
});

const farm = createPlay({
  voices: createVoices(game.sound),
  area: () => area,
  shake: (amount) => stage.shake(amount),
  announce: (text) => screens.announce(text),
  onChange(state) {
    screens.setScore(scoreOf(state));
    crowChip.set(`${state.crows}/${state.weather.crows}`);
    crowChip.mark(state.weather.crows - state.crows === 1 ? 'alert' : '');
    hintButton.disabled = state.scarecrows === 0;
  },
  onMove: () => game.keep(),
  onLines: () => countLayer.invalidate(),
  onOver: (state) => end(state),
});
const { play } = farm;
followRightButton(stage, {
  isActive: () => game.state === 'playing',
  down: (point) => farm.press(point, true),
  move: (point) => farm.move(point, true),
  up: () => farm.release(),
});

function drawTitle(ctx: CanvasRenderingContext2D): void {
  const { visible } = stage;
  const { x, y, width, height } = visible;
  const wide = width > height * 1.1;
  const size = Math.min(150, width * (wide ? 0.14 : 0.2));
  const season = seasonOf(campaign.unlocked) * PER_SEASON;
  const spots = wide
    ? [
        [0.09, 0.8],
        [0.91, 0.8],
      ]
    : [
        [0.14, 0.93],
        [0.86, 0.93],
      ];
  spots.forEach(([shareX = 0, shareY = 0], index) => {
    const picture = PICTURES[season + (index === 0 ? 1 : 0)];
    if (picture) drawPatch(ctx, art, picture, x + width * shareX, y + height * shareY, size);
  });
  const scale = Math.min(1.5, width / 560);
  drawBalloon(ctx, art, visible, play.time, wide ? { x: 0.1, y: 0.3 } : { x: 0.14, y: 0.1 }, scale);
  drawBalloon(
    ctx,
    art,
    visible,
    play.time + 4,
    wide ? { x: 0.9, y: 0.24 } : { x: 0.87, y: 0.08 },
    scale * 0.75,
  );
}

/** Returns the field of a level or a date before the first stroke. */
function newState(of: number | Date): State {
  const field = typeof of === 'number' ? levelField(of) : dailyField(dayOf(of));
  return createState(field, typeof of === 'number' ? weatherOf(of) : DAILY, !isByHand());
}

function begin(): void {
  const today = new Date();
  const of = game.mode === 'daily' ? today : campaign.level;
  open(newState(of), of, today);
}

/** Shows a field, new or continued. */
function open(state: State, of: number | Date, began: Date): void {
  date = began;
  farm.start(state, of);
  landLayer.invalidate();
  levelChip.set(game.mode === 'daily' ? kitWord('mode.daily') : campaign.level);
}

function end(state: State): void {
  const score = scoreOf(state);
  const { name } = state.field.picture;
  const record = game.mode === 'daily' ? `daily-${dayOf(date)}` : `level-${campaign.level}`;
  if (state.status === 'lost') {
    const lines = [phrase('result.doubt'), phrase('result.tip')];
    game.lose({ record, heading: phrase('result.lost'), score, lines });
    return;
  }
  const earned = starsOf(state);
  const sent = state.weather.scarecrows - state.scarecrows;
  const lines = [phrase('result.trouble', { crows: state.crows, scarecrows: sent })];
  const praise = game.mode === 'daily' ? undefined : seasonEnd(campaign.level);
  if (praise !== undefined) lines.push(praise);
  game.win({ record, heading: name, stars: earned, score, lines });
}

game.run();
