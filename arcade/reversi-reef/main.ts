import { openCampaign } from '../kit/campaign.ts';
import { createChoice } from '../kit/choice.ts';
import { element, inItsLanguage } from '../kit/element.ts';
import { createGame, type Game } from '../kit/game.ts';
import { seedFrom } from '../kit/random.ts';
import { kitWord } from '../kit/texts.ts';
import { paintBoard } from './board-art.ts';
import { actions, type Action } from './controls.ts';
import { LEVELS, RIVALS, difficulty, guardOf } from './difficulty.ts';
import { createHowTo } from './how-to.ts';
import { areaOf, createLayout } from './layout.ts';
import { CLASSIC, reefOf, tipOf } from './levels.ts';
import { type Match, scoreOf, starsOf } from './match.ts';
import { drawPanel } from './panel.ts';
import { createPlay } from './play.ts';
import type { Setup } from './setup.ts';
import type { Side } from './reef.ts';
import { marginOf, pointsOf } from './rules.ts';
import { paintReef } from './scene.ts';
import { createArt } from './shell-art.ts';
import { createLife, drawBoard, drawFish } from './view.ts';
import { createVoices } from './voices.ts';
import { phrase } from './texts.ts';

type Mode = 'classic' | 'friends';

const TEAMS = { 1: phrase('team.coral'), [-1]: phrase('team.teal') } as const;

const campaign = openCampaign('reversi-reef', LEVELS);
let area = areaOf({ width: 960, height: 600 });
/** Number of the reef on the board, or 0 for the classic board. */
let reefNumber = 1;
let attempt = 0;
let first: Side = 1;

const game: Game<Action, Mode> = createGame<Action, Mode>({
  slug: 'reversi-reef',
  title: 'Reversi Reef',
  tagline: phrase('title.tagline'),
  label: phrase('title.label'),
  logo: { letters: ['#ff7a62', '#ffd166', '#fff6e0', '#5fe3d4', '#27b8c9'], edge: '#0a4a68' },
  howTo: createHowTo(),
  layout(_orientation, frame) {
    area = areaOf(frame);
    return area;
  },
  actions,
  pointer: {
    down: (point) => play.press(point),
    move: (point, pressed) => !pressed && play.hover(point),
  },
  campaign,
  modes: [
    { id: 'classic', label: phrase('mode.classic'), icon: 'star' },
    { id: 'friends', label: phrase('mode.friends'), icon: 'play' },
  ],
  titleExtra: () => titleExtra(),
  onStart() {
    reefNumber = game.mode === 'levels' ? campaign.level : 0;
    first = 1;
    begin();
  },
  begin,
  onNext() {
    if (game.mode === 'classic') pickRival(Math.min(RIVALS.length - 1, rival + 1));
    else reefNumber = Math.min(LEVELS, reefNumber + 1);
    if (game.mode === 'levels') campaign.level = reefNumber;
    if (game.mode === 'friends') first = first === 1 ? -1 : 1;
    begin();
  },
  onResize: () => resize(),
  update: () => play.update(game.input),
  ambient: (dt) => play.step(dt),
  draw(ctx) {
    if (game.state === 'title') {
      backdrop.paint();
      drawFish(ctx, life, stage.visible, play.time);
      return;
    }
    backdrop.paint();
    drawFish(ctx, life, stage.visible, play.time);
    boardLayer.paint();
    drawPanel(ctx, plateArt, play, layout);
    drawBoard(ctx, art, life, play, layout, stage);
  },
  inspect: () => play.inspect(),
});

const { stage, storage, screens, hud } = game;
let rival: number = storage.get('rival', 0);
const placeChip = hud.chip(phrase('chip.reef'), 1);
const undoButton = hud.button({
  label: kitWord('button.undo'),
  icon: 'undo',
  hint: 'Z',
  onPress: () => play.undo(),
});
hud.button({ label: kitWord('button.hint'), icon: 'hint', hint: 'H', onPress: () => play.hint() });

const voices = createVoices(game.sound);
const play = createPlay(
  {
    voices,
    layout: () => layout,
    shake: (amount) => stage.shake(amount),
    announce: (message) => screens.announce(message),
    onChange: (match) => screens.setScore(scoreOf(match, 1, rankOf())),
    onOver: (match) => end(match),
  },
  setupOf(),
);
let layout = createLayout(play.match.reef, area);
let art = createArt(1);
let plateArt = createArt(1);
let life = createLife(1);
const backdrop = stage.layer(paintReef);
const boardLayer = stage.layer((ctx) => paintBoard(ctx, play.match.reef, layout));

function levelRival(): number {
  return reefNumber > 0 ? guardOf(reefNumber) : rival;
}

/** Returns the value of a win: the rank of the rival, or of the reef. */
function rankOf(): number {
  if (game.mode === 'friends') return 0;
  return reefNumber > 0 ? reefNumber : (rival + 1) * 5;
}

function pickRival(index: number): void {
  rival = index;
  storage.set('rival', index);
}

/**
 * Returns the buttons that choose the rival on the classic board. They have a visible caption only if there is space.
 */
function titleExtra(): HTMLElement {
  const row = createChoice({
    label: phrase('rival.caption'),
    options: RIVALS.map(({ name }, index) => ({ id: String(index), label: name })),
    selected: String(rival),
    onPick: (id) => pickRival(Number(id)),
  });
  const caption =
    innerHeight < 700 ? [] : [inItsLanguage(element('p', 'title-best', phrase('rival.caption')))];
  return element('div', '', ...caption, row);
}

function friendsTip(): string {
  const rule = reefNumber > 0 ? tipOf(reefNumber) : '';
  const team = TEAMS[first];
  return rule === '' ? phrase('tip.begins', { team }) : phrase('tip.beginsRule', { team, rule });
}

function setupOf(): Setup {
  const isReef = reefNumber > 0;
  const foe = RIVALS[levelRival()] ?? RIVALS[0];
  const seed = seedFrom('reversi-reef', reefNumber, attempt < 2 ? 3 : Date.now());
  const mind = isReef ? difficulty(reefNumber) : foe.mind;
  const base = { reef: isReef ? reefOf(reefNumber) : CLASSIC, first, seed };
  if (game.mode === 'friends') return { ...base, mind: null, names: TEAMS, tip: friendsTip() };
  const tip = isReef ? tipOf(reefNumber) : phrase('tip.against', { rival: foe.name });
  return { ...base, mind, names: { 1: kitWord('player.you'), [-1]: foe.name }, tip };
}

function resize(): void {
  layout = createLayout(play.match.reef, area);
  art = createArt((stage.pixelScale * layout.cell) / 100);
  plateArt = createArt(stage.pixelScale * 0.9);
  life = createLife(stage.pixelScale);
  boardLayer.invalidate();
}

function begin(): void {
  attempt += 1;
  play.start(setupOf());
  placeChip.set(reefNumber > 0 ? reefNumber : phrase('mode.classic'));
  undoButton.hidden = game.mode === 'friends';
  resize();
}

function finishFriendly(match: Match): void {
  const margin = marginOf(match.reef, match.position, 1);
  const heading =
    margin === 0 ? phrase('result.draw') : phrase('result.team', { team: margin > 0 ? TEAMS[1] : TEAMS[-1] });
  play.celebrate();
  screens.win({ heading, lines: [phrase('result.count', countOf(match)), phrase('result.swap')] });
}

const countOf = (match: Match) => ({
  own: pointsOf(match.reef, match.position, 1),
  other: pointsOf(match.reef, match.position, -1),
});

function end(match: Match): void {
  if (game.mode === 'friends') {
    voices.win();
    finishFriendly(match);
    return;
  }
  const margin = marginOf(match.reef, match.position, 1);
  const name = play.nameOf(-1);
  const score = scoreOf(match, 1, rankOf());
  const record = reefNumber > 0 ? `reef-${reefNumber}` : `classic-${rival}`;
  if (margin <= 0) {
    voices.lose();
    const heading = margin === 0 ? phrase('result.draw') : phrase('result.held', { rival: name });
    const lines = [phrase('result.count', countOf(match)), phrase('result.tip')];
    game.lose({ record, heading, score, lines });
    return;
  }
  voices.win();
  play.celebrate();
  const earned = starsOf(match, 1);
  const lines = [phrase('result.against', { ...countOf(match), rival: name })];
  if (match.helps > 0 && earned === 2) lines.push(phrase('result.stars'));
  game.win({ record, heading: phrase('result.won'), stars: earned, score, lines });
}

resize();
game.run();
