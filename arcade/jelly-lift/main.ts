import { createBestScore } from '../kit/best-score.ts';
import { openCampaign } from '../kit/campaign.ts';
import { createChoice } from '../kit/choice.ts';
import { createGame, type Game } from '../kit/game.ts';
import { kitWord } from '../kit/texts.ts';
import { NEIGHBOURS } from './computer.ts';
import { actions, type Action } from './controls.ts';
import { createHowTo } from './how-to.ts';
import { createLayout } from './layout.ts';
import { FLOORS, floorSpec, parOf, tipOf } from './levels.ts';
import { createPlay, type Ending, type Kind } from './play.ts';
import { goalsOf } from './rules.ts';
import { starsOf } from './scoring.ts';
import { paintHall, paintParts } from './scene.ts';
import { createLooks, drawPlay, drawTitle } from './view.ts';
import { phrase } from './texts.ts';

const KINDS: readonly { id: Kind; label: string }[] = [
  { id: 'floors', label: phrase('mode.floors') },
  { id: 'endless', label: kitWord('mode.endless') },
  { id: 'duel', label: phrase('mode.duel') },
  { id: 'friend', label: phrase('mode.friend') },
];

const campaign = openCampaign('jelly-lift', FLOORS);
let kind: Kind = 'floors';
let isTwin = false;
let layout = createLayout('landscape', { width: 960, height: 600 }, false);
let attempt = 0;
let time = 0;
let age = 0;

const game: Game<Action> = createGame<Action>({
  slug: 'jelly-lift',
  title: 'Jelly Lift',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ff5c93', '#3fdcaa', '#ffc94a', '#b57bf5', '#5cbcff'], edge: '#4a0f2c' },
  howTo: createHowTo(),
  layout(orientation, frame) {
    layout = createLayout(orientation, frame, isTwin);
    return layout;
  },
  actions,
  pauseOnBlur: true,
  pointer: {
    down: (point) => play.hands.down(point),
    move: (point, isPressed) => play.hands.move(point, isPressed),
    up: (point) => play.hands.up(point),
    cancel: (point) => play.hands.cancel(point),
  },
  titleAsks: true,
  titleExtra: () =>
    createChoice<Kind>({
      label: phrase('mode.label'),
      options: KINDS,
      selected: kind,
      onPick(id) {
        kind = id;
        storage.set('kind', id);
      },
    }),
  campaign,
  levels: {
    ...campaign.levels,
    pick(number) {
      campaign.level = number;
      kind = 'floors';
    },
  },
  begin,
  onNext() {
    if (kind === 'floors') campaign.next();
    begin();
  },
  onPause: () => play.hands.clear(),
  onResize(stage) {
    looks = createLooks(stage.pixelScale);
  },
  update: (dt) => play.update(dt),
  ambient(dt) {
    time += dt;
    age += dt;
    if (game.state !== 'title') play.animate(dt);
  },
  draw(ctx) {
    if (game.state === 'title') {
      hall.paint();
      drawTitle(ctx, looks, game.stage.visible, time);
      return;
    }
    parts.paint();
    drawPlay(ctx, looks, layout, play, {
      time,
      tip: kind === 'floors' ? tipOf(campaign.level) : '',
      age,
      visible: game.stage.visible,
      scale: game.stage.scale,
    });
  },
  inspect: () => play.inspect(),
});

const { stage, storage, screens, hud } = game;
let neighbour: number = storage.get('neighbour', 0);
let looks = createLooks(stage.pixelScale);
const hall = stage.layer(paintHall);
const parts = stage.layer((ctx, visible) => {
  paintHall(ctx, visible);
  paintParts(ctx, layout);
});
const floorChip = hud.chip(phrase('chip.floor'), 1);
const scoreChip = hud.chip(kitWord('chip.score'), 0);
const dropsChip = hud.chip(phrase('chip.drops'), 0);
const rivalChip = hud.chip(phrase('chip.rival'), 0);

const play = createPlay({
  sound: game.sound,
  input: () => game.input,
  layout: () => layout,
  shake: (amount) => stage.shake(amount),
  announce: (message) => screens.announce(message),
  onChange({ seats }) {
    const [mine, other] = seats;
    if (!mine) return;
    screens.setScore(mine.shaft.score);
    floorChip.set(mine.shaft.floor);
    scoreChip.set(mine.shaft.score);
    dropsChip.set(mine.shaft.drops);
    if (other) rivalChip.set(other.shaft.score);
  },
  onOver: end,
});

function begin(): void {
  const wasTwin = isTwin;
  isTwin = kind === 'duel' || kind === 'friend';
  age = 0;
  attempt += 1;
  if (wasTwin !== isTwin) dispatchEvent(new Event('resize'));
  floorChip.show(!isTwin);
  dropsChip.show(kind === 'floors');
  rivalChip.show(isTwin);
  const seed = (Date.now() ^ Math.round(performance.now() * 1000)) >>> 0;
  play.start(
    kind,
    kind === 'floors' ? campaign.level : 1,
    attempt,
    neighbour,
    kind === 'floors' && campaign.level === 1 ? 7 : seed,
  );
  const tip = kind === 'floors' ? tipOf(campaign.level) : '';
  if (tip) screens.announce(tip);
}

function endFloor(isWon: boolean): void {
  const { shaft } = play;
  if (!shaft) return;
  const best = createBestScore(storage, `floor-${campaign.level}`);
  if (!isWon) {
    const left = goalsOf(shaft).filter((goal) => goal.left > 0);
    const missing = left.map(({ kind: goal, left: count }) =>
      goal === 'meter'
        ? phrase('missing.meter', { count })
        : phrase('missing.goal', { goal: goal === 'button' ? 'other' : goal, count }),
    );
    screens.lose({
      heading: phrase('result.full'),
      score: shaft.score,
      best: best.value,
      lines: [phrase('result.missing', { goals: missing.join(', ') }), phrase('result.third')],
    });
    return;
  }
  const newBest = best.offer(shaft.score);
  const earned = starsOf(shaft.drops, parOf(floorSpec(campaign.level)));
  campaign.finish(earned);
  screens.win({
    heading: campaign.level === FLOORS ? phrase('result.roof') : phrase('result.doors'),
    stars: earned,
    score: shaft.score,
    best: best.value,
    newBest,
    lines: [phrase('result.drops', { drops: shaft.drops, chain: shaft.bestChain })],
  });
}

function endDuel({ winner }: Ending): void {
  const score = play.shaft?.score ?? 0;
  if (kind === 'friend') {
    screens.win({
      heading: winner === 0 ? phrase('result.leftWins') : phrase('result.rightWins'),
      lines: [phrase('result.more')],
    });
    return;
  }
  const name = play.rivalName;
  if (winner !== 0) {
    screens.lose({
      heading: phrase('result.rivalWins', { name }),
      score,
      lines: [phrase('result.gum')],
    });
    return;
  }
  const isLast = neighbour >= NEIGHBOURS.length - 1;
  neighbour = Math.min(NEIGHBOURS.length - 1, neighbour + 1);
  storage.set('neighbour', neighbour);
  screens.win({
    heading: phrase('result.beat', { name }),
    score,
    lines: [
      isLast ? phrase('result.house') : phrase('result.next', { name: NEIGHBOURS[neighbour]?.name ?? '' }),
    ],
  });
}

function end(ending: Ending): void {
  if (kind === 'floors') endFloor(ending.isWon);
  else if (kind === 'endless') {
    const shaft = play.shaft;
    const score = shaft?.score ?? 0;
    const newBest = game.best.offer(score);
    screens.lose({
      heading: phrase('floor.name', { floor: shaft?.floor ?? 1 }),
      score,
      best: game.best.value,
      newBest,
      lines: [phrase('result.drops', { drops: shaft?.drops ?? 0, chain: shaft?.bestChain ?? 0 })],
    });
  } else endDuel(ending);
}

const stored = storage.get<string>('kind', 'floors');
kind = KINDS.find(({ id }) => id === stored)?.id ?? 'floors';
game.run();
