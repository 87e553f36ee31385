import { setStroke, strokeLine } from '../kit/draw.ts';
import { openCampaign } from '../kit/campaign.ts';
import { createGame, type Game } from '../kit/game.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import { reducedMotion } from '../kit/motion.ts';
import { seedFrom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { actions, type Action } from './controls.ts';
import { drawSloth } from './creatures.ts';
import { createHowTo } from './how-to.ts';
import { createLayout } from './layout.ts';
import { COURSE_COUNT, courseSeed, tipFor } from './levels.ts';
import { sightOf } from './pilot.ts';
import { createPlay } from './play.ts';
import { metresOf, scoreOf, startCourse, startEndless, starsOf, type Run } from './run.ts';
import { createScenery, paintLight } from './scenery.ts';
import { TITLE_SIZE, createThings } from './things.ts';
import { createVoices } from './voices.ts';
import { drawRun, drawSigns } from './view.ts';
import { phrase } from './texts.ts';

type Mode = 'endless' | 'daily';

const campaign = openCampaign('vine-swing', COURSE_COUNT);
let layout = createLayout('landscape', { width: 960, height: 600 });
let time = 0;
let stroll = 0;

const game: Game<Action, Mode> = createGame<Action, Mode>({
  slug: 'vine-swing',
  title: 'Vine Swing',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ff6fab', '#ffe14d', '#8ff08a', '#ff9d1f', '#7fe3d8'], edge: '#0a4a3c' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    layout = createLayout(orientation, frame);
    return layout;
  },
  inset: () => ({ top: HUD_HEIGHT, right: 8, bottom: 8, left: 8 }),
  actions,
  campaign,
  modes: [
    { id: 'endless', label: kitWord('mode.endless'), icon: 'next' },
    { id: 'daily', label: kitWord('mode.daily'), icon: 'calendar' },
  ],
  pauseOnBlur: true,
  begin,
  onResize() {
    scenery = createScenery(stage.visible, layout.top, stage.pixelScale);
    things = createThings(stage.pixelScale, stage.visible.height + 20);
  },
  update: (dt) => play.update(dt, game.input.down('swing') || game.input.pointer.isDown),
  ambient(dt) {
    time += dt;
    if (game.state !== 'title') play.step(dt);
    else if (!reducedMotion()) stroll += dt * 60;
  },
  draw(ctx) {
    lightLayer.paint();
    if (game.state === 'title') {
      drawTitle(ctx);
      return;
    }
    scenery.drawTrees(ctx, play.camera);
    drawRun(ctx, things, layout, play, stage.visible, time);
    scenery.drawCanopy(ctx, play.camera);
    drawSigns(ctx, layout, play);
  },
  inspect: () => ({
    ...sightOf(play.run),
    status: play.run.status,
    score: scoreOf(play.run),
    top: layout.top,
  }),
});

const { stage, screens, hud } = game;
const lightLayer = stage.layer(paintLight);
let scenery = createScenery(stage.visible, layout.top, stage.pixelScale);
let things = createThings(stage.pixelScale, stage.visible.height + 20);
const courseChip = hud.chip(phrase('chip.course'), 1);
const metreChip = hud.chip(phrase('chip.metres'), 0);
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const factorChip = hud.chip(phrase('chip.fruit'), '×1');

const play = createPlay(
  {
    voices: createVoices(game.sound),
    layout: () => layout,
    shake: (amount) => stage.shake(amount),
    announce: (message) => screens.announce(message),
    onChange: show,
    onOver: end,
  },
  startCourse(1, courseSeed(1)),
);

function show(run: Run): void {
  screens.setScore(scoreOf(run));
  courseChip.set(campaign.level);
  metreChip.set(metresOf(run));
  scoreChip.set(scoreOf(run));
  factorChip.set(`×${run.factor}`);
  factorChip.mark(run.factor > 2 ? 'good' : '');
}

const today = (): string => new Date().toISOString().slice(0, 10);

function begin(): void {
  courseChip.show(game.mode === 'levels');
  metreChip.show(game.mode !== 'levels');
  if (game.mode === 'levels')
    play.start(startCourse(campaign.level, courseSeed(campaign.level)), tipFor(campaign.level));
  else {
    const seed =
      game.mode === 'daily' ? seedFrom('vine-swing', today()) : Math.floor(Math.random() * 2 ** 31);
    play.start(startEndless(seed), game.mode === 'daily' ? phrase('daily.name') : phrase('tip.fog'));
  }
}

function end(run: Run): void {
  const score = scoreOf(run);
  const record =
    game.mode === 'levels'
      ? `course-${campaign.level}`
      : game.mode === 'daily'
        ? `daily-${today()}`
        : 'endless';
  if (run.status === 'lost') {
    const isFogged = run.fog > run.body.x - 20;
    game.lose({
      record,
      counts: game.mode !== 'levels',
      heading:
        game.mode === 'levels'
          ? isFogged
            ? phrase('result.fog')
            : phrase('result.splash')
          : phrase('result.metres', { metres: metresOf(run) }),
      score,
      lines: [isFogged ? phrase('result.early') : phrase('result.late')],
    });
    return;
  }
  const earned = starsOf(run);
  game.win({
    record,
    heading: phrase('result.won'),
    stars: earned,
    score,
    lines: [phrase('result.fruits', { found: run.fruits, all: run.world.fruits.length })],
  });
}

/** Draws the moving jungle, and a sloth on a vine if there is space beside the cards. */
function drawTitle(ctx: CanvasRenderingContext2D): void {
  const { visible } = stage;
  scenery.drawTrees(ctx, stroll);
  const angle = reducedMotion() ? 0.2 : Math.sin(time * 1.5) * 0.3;
  const pivot = { x: visible.x + visible.width * 0.075, y: visible.y - 40 };
  const long = visible.height * 0.5;
  const [x, y] = [pivot.x + Math.sin(angle) * long, pivot.y + Math.cos(angle) * long];
  if (visible.width > visible.height * 1.4) {
    setStroke(ctx, '#1d5b34', 10);
    strokeLine(ctx, pivot.x, pivot.y, x - Math.sin(angle) * 56, y - Math.cos(angle) * 56);
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(TITLE_SIZE, TITLE_SIZE);
    drawSloth(
      ctx,
      {
        x: 0,
        y: 0,
        lean: angle,
        arms: 'rope',
        drag: Math.cos(time * 1.5) * 0.5,
        mood: 'glad',
        stretch: 0,
        time,
      },
      things.bodies,
    );
    ctx.restore();
  }
  scenery.drawCanopy(ctx, stroll);
}

game.run();
