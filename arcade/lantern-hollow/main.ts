import { openCampaign } from '../kit/campaign.ts';
import { createGame, type Game } from '../kit/game.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import { actions, type Action } from './controls.ts';
import { createCreatures } from './creatures.ts';
import { createGround } from './ground.ts';
import { createHowTo } from './how-to.ts';
import { LEVELS, nameOf } from './levels.ts';
import { inspect } from './look.ts';
import { buttonAt, drawPanel } from './panel.ts';
import { UNIT, createPlay } from './play.ts';
import { starsOf } from './rules.ts';
import { createThings } from './things.ts';
import { createTitle } from './title.ts';
import { createGlows, drawBurrow, type Art } from './view.ts';
import { createVoices } from './voices.ts';
import type { World } from './world.ts';
import { phrase } from './texts.ts';

/** The short side of the frame shows this many logical units. */
const SHORT = 540;

const campaign = openCampaign('lantern-hollow', LEVELS);

const game: Game<Action> = createGame<Action>({
  slug: 'lantern-hollow',
  title: 'Lantern Hollow',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ffcf5a', '#ffb02e', '#9be87a', '#ff9a4a', '#ffe08a'], edge: '#12281d' },
  howTo: createHowTo(),
  layout(_orientation, frame) {
    const unit = SHORT / Math.min(frame.width, frame.height);
    return { width: frame.width * unit, height: frame.height * unit };
  },
  inset: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
  actions,
  pauseOnBlur: true,
  pointer: {
    down(point) {
      const button = buttonAt(stage.visible);
      if (Math.hypot(point.x - button.x, point.y - button.y) < button.r * 1.15) hollow.flash();
      else hollow.press(point);
    },
    move: (point, pressed) => pressed && hollow.move(point),
    up: () => hollow.lift(),
    cancel: () => hollow.lift(),
  },
  campaign,
  begin,
  onResize() {
    art = createArt();
    title.invalidate();
  },
  update: (dt) => hollow.update(dt, game.input),
  ambient(dt) {
    time += dt;
    if (game.state !== 'title') hollow.step(dt);
  },
  draw(ctx) {
    if (game.state === 'title') title.draw(ctx, stage.visible, time, art);
    else {
      drawBurrow(ctx, art, play, stage.visible);
      drawPanel(ctx, play, art.things, stage.visible, HUD_HEIGHT / stage.scale);
    }
  },
  inspect: () => inspect(play, stage.visible),
});

const { stage, screens, hud } = game;
let time = 0;
const title = createTitle(stage);
const oilChip = hud.chip(phrase('chip.oil'), '100%');
const runeChip = hud.chip(phrase('chip.runes'), '0/3');
const flyChip = hud.chip(phrase('chip.flies'), 0);

const hollow = createPlay({
  voices: createVoices(game.sound),
  visible: () => stage.visible,
  shake: (amount) => stage.shake(amount),
  announce: (text) => screens.announce(text),
  onChange(world) {
    screens.setScore(world.score);
    oilChip.set(`${Math.ceil(world.oil)}%`);
    oilChip.mark(world.oil < 25 ? 'alert' : '');
    runeChip.set(`${world.runes}/3`);
    runeChip.mark(world.runes >= 3 ? 'good' : '');
    const all = fliesOf(world);
    flyChip.set(`${world.fireflies}/${all}`);
    flyChip.mark(world.fireflies >= all ? 'good' : '');
  },
  onOver: (world) => end(world),
});
const { play } = hollow;
let art = createArt();

const fliesOf = (world: World): number => world.burrow.items.filter(({ kind }) => kind === 'firefly').length;

function createArt(): Art {
  const things = createThings(stage.pixelScale);
  const { burrow } = play.world;
  return {
    creatures: createCreatures(stage.pixelScale),
    things,
    glows: createGlows(),
    doors: burrow.gates.map(({ kind, hue }) => things.door(kind, hue)),
    ground: createGround(burrow, UNIT * stage.pixelScale),
  };
}

function begin(): void {
  hollow.start(campaign.level);
  art = createArt();
}

function end(world: World): void {
  const record = `level-${world.level}`;
  const flies = phrase('result.flies', { woken: world.fireflies, all: fliesOf(world) });
  if (world.status === 'lost') {
    const tip = world.hurt > 1 ? phrase('result.face') : phrase('result.flasks');
    game.lose({ record, heading: phrase('result.lost'), score: world.score, lines: [flies, tip] });
    return;
  }
  const earned = starsOf(world);
  const left = { oil: Math.ceil(world.oil) };
  const oil = earned < 3 && world.oil < 40 ? phrase('result.oilStar', left) : phrase('result.oil', left);
  const lines = [nameOf(world.level), flies, oil];
  game.win({ record, heading: phrase('result.won'), stars: earned, score: world.score, lines });
}

game.run();
