import { openCampaign } from '../kit/campaign.ts';
import { createGame, type Game } from '../kit/game.ts';
import { kitWord } from '../kit/texts.ts';
import { createArt, paintBed } from './art.ts';
import { actions, type Action } from './controls.ts';
import { LEVELS } from './difficulty.ts';
import { paintHouse } from './house.ts';
import { createHowTo } from './how-to.ts';
import { areaOf } from './layout.ts';
import { inspect } from './look.ts';
import { createPlay } from './play.ts';
import { bloomsOf, scoreOf, starsOf, type State } from './rules.ts';
import { drawFlower, drawGarden } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

const campaign = openCampaign('ray-garden', LEVELS);
let area = areaOf({ width: 960, height: 600 });

const game: Game<Action> = createGame<Action>({
  slug: 'ray-garden',
  title: 'Ray Garden',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffd24a', '#ff7a86', '#7fe08a', '#6fb4ff', '#ff8fdc'], edge: '#1d4a3c' },
  howTo: createHowTo(),
  layout(_orientation, frame) {
    area = areaOf(frame);
    return area;
  },
  actions,
  pointer: { down: (point) => bed.press(point) },
  campaign,
  begin,
  onResize() {
    art = createArt(stage.pixelScale);
    bed.resize();
    bedLayer.invalidate();
  },
  update: (dt) => bed.update(dt, game.input),
  ambient: (dt) => bed.step(dt),
  draw(ctx) {
    if (game.state === 'title') drawTitle(ctx);
    else {
      bedLayer.paint();
      drawGarden(ctx, art, play, area);
    }
  },
  inspect: () => inspect(play),
});

const { stage, screens, hud } = game;
let art = createArt(stage.pixelScale);
const houseLayer = stage.layer((ctx, visible) => paintHouse(ctx, visible));
const bedLayer = stage.layer((ctx, visible) => {
  paintHouse(ctx, visible);
  const { left, top, cell, across, down } = play.layout;
  paintBed(ctx, left, top, cell, across, down);
});
const levelChip = hud.chip(phrase('chip.bed'), 1);
const turnChip = hud.chip(phrase('chip.turns'), 0);
hud.button({ label: kitWord('button.undo'), icon: 'undo', hint: 'Z', onPress: () => bed.undo() });
hud.button({ label: kitWord('button.hint'), icon: 'hint', hint: 'H', onPress: () => bed.hint() });

const bed = createPlay({
  voices: createVoices(game.sound),
  area: () => area,
  shake: (amount) => stage.shake(amount),
  announce: (text) => screens.announce(text),
  onChange(state) {
    screens.setScore(scoreOf(state));
    levelChip.set(state.garden.level);
    turnChip.set(`${state.turns}/${state.par}`);
    turnChip.mark(state.limit - state.turns <= 3 ? 'alert' : '');
  },
  onOver: (state) => end(state),
});
const { play } = bed;

function drawTitle(ctx: CanvasRenderingContext2D): void {
  houseLayer.paint();
  const { x, y, width, height } = stage.visible;
  const wide = width > height;
  const size = wide ? 1.6 : 1.15;
  const spots = wide ? [0.07, 0.18, 0.82, 0.93] : [0.14, 0.38, 0.64, 0.88];
  spots.forEach((share, index) => {
    const open = 0.75 + Math.sin(play.time * 1.1 + index * 1.9) * 0.3;
    const at = { x: x + width * share, y: y + height * (wide ? 0.86 - (index % 2) * 0.05 : 0.95) };
    drawFlower(ctx, art, at, [1, 3, 4, 5][index] ?? 7, open, size, play.time);
  });
}

function begin(): void {
  bed.start(campaign.level);
  bedLayer.invalidate();
}

function end(state: State): void {
  const score = scoreOf(state);
  const { level: number } = state.garden;
  const record = `level-${number}`;
  const blooms = bloomsOf(state).filter(Boolean).length;
  if (state.status === 'lost') {
    const lines = [
      phrase('result.blooms', { blooms, flowers: state.garden.flowers.length }),
      phrase('result.tip'),
    ];
    game.lose({ record, heading: phrase('result.lost'), score, lines });
    return;
  }
  const earned = starsOf(state);
  const lines = [phrase('result.turns', { turns: state.turns, par: state.par })];
  if (state.hints > 0) lines.push(phrase('result.stars'));
  game.win({ record, heading: phrase('result.won'), stars: earned, score, lines });
}

game.run();
