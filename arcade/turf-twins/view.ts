import { type Ctx, text } from '../kit/draw.ts';
import { approach, easeOutBack, progress } from '../kit/ease.ts';
import { breakLines } from '../kit/lines.ts';
import { createParticles } from '../kit/particles.ts';
import type { Stage } from '../kit/stage.ts';
import { paintCourt } from './court-art.ts';
import { drawFrieze } from './frieze.ts';
import { type Ground, TILE, createGround } from './ground.ts';
import { COLORS, createPaintTiles } from './paint-art.ts';
import { drawPainter, drawTank } from './painter-art.ts';
import { shares } from './rules.ts';
import { type Match, type MatchEvent, type Owner, type Player, TANK } from './state.ts';
import { createThings, drawSpray, drawWarning } from './things-art.ts';
import { WASH_REACH, sprinklers } from './water.ts';
import { COLS, ROWS, centreOf } from './yards.ts';
import { phrase } from './texts.ts';

interface Word {
  text: string;
  color: string;
  size: number;
  age: number;
  life: number;
}

interface Looks {
  stride: number;
  squash: number;
}

export interface View {
  readonly ground: Ground;
  resize(): void;
  /** Resets the animations of the last match. */
  begin(match: Match): void;
  step(dt: number, match: Match): void;
  tell(event: MatchEvent, match: Match): void;
  draw(ctx: Ctx, match: Match, names: readonly [string, string], onTitle: boolean): void;
}

const POP = 0.24;
const INK = '#4a1830';

/** Creates a view that draws a match. Its only state is that of the animations. */
export function createView(stage: Stage): View {
  const particles = createParticles(300);
  const words: Word[] = [];
  const looks: [Looks, Looks] = [
    { stride: 0, squash: 0 },
    { stride: 0, squash: 0 },
  ];
  /** The tiles that pop up: the seconds until then, negative afterwards, and the previous owner of each tile. */
  const pops = new Map<number, { wait: number; old: Owner }>();
  let shown: [number, number] = [0, 0];
  let ground = createGround(false);
  let tiles = createPaintTiles(1);
  let things = createThings(1);
  let time = 0;
  /** Trees and tubs. */
  let standing: { cell: number; isTub: boolean; x: number; y: number }[] = [];
  let puddles: { x: number; y: number; sides: number; variant: number }[] = [];
  const court = stage.layer((ctx, visible) => {
    const floor = ground.turned
      ? { ...ground.at(COLS, 0), width: ROWS * TILE, height: COLS * TILE }
      : { ...ground.at(0, 0), width: COLS * TILE, height: ROWS * TILE };
    paintCourt(ctx, visible, stage, floor);
    for (const { x, y, sides, variant } of puddles) tiles.draw(ctx, 2, sides, variant, x, y);
  });

  const say = (message: string, color: string, size: number, life = 0.7): void => {
    words.splice(0, words.length, { text: message, color, size, age: 0, life });
  };
  const variantOf = (cell: number): number => (cell * 7 + Math.floor(cell / COLS) * 3) % 4;

  const splatter = (x: number, y: number, who: Player, count: number, speed: number): void => {
    const at = ground.at(x, y);
    const colors = [COLORS[who], COLORS[who], '#ffffff'];
    particles.burst({ ...at, count, colors, speed, size: 7, life: 0.55, drag: 3.4 });
  };

  const drawPaint = (ctx: Ctx, match: Match): void => {
    for (let cell = 0; cell < match.paint.length; cell += 1) {
      const pop = pops.get(cell);
      const isWaiting = pop !== undefined && pop.wait > 0;
      const seen = isWaiting ? pop.old : match.paint[cell];
      const at = ground.middles[cell];
      if (seen === undefined || seen === -1 || !at) continue;
      const sides = ground.joined(cell, match.paint, seen);
      const scale = pop && !isWaiting ? 0.55 + 0.45 * easeOutBack(Math.min(1, -pop.wait / POP), 2.4) : 1;
      tiles.draw(ctx, seen, sides, variantOf(cell), at.x, at.y, scale);
    }
  };

  const drawThings = (ctx: Ctx, match: Match, onTitle: boolean): void => {
    const paints: { y: number; paint: () => void }[] = [];
    for (const { cell, isTub, x, y } of standing) {
      const sway = 1 + Math.sin(time * 1.7 + cell) * 0.012;
      const sprite = isTub ? things.tub : things.pots[cell % things.pots.length];
      paints.push({ y, paint: () => sprite?.draw(ctx, x, y, sway, 2 - sway) });
    }
    const heads = sprinklers(match.yard, match.phase === 'play' ? match.time : 0);
    for (const head of heads) {
      const { x, y } = ground.at(head.x, head.y);
      paints.push({ y, paint: () => things.sprinkler.draw(ctx, x, y) });
      if (head.warning > 0) paints.push({ y, paint: () => drawWarning(ctx, x, y, WASH_REACH * TILE, time) });
    }
    const { lemon } = match;
    if (lemon) {
      const { x, y } = ground.at(lemon.x, lemon.y);
      const hop = Math.abs(Math.sin(time * 4)) * 8;
      const size = Math.min(1, (7 - lemon.left) * 4) * (lemon.left < 1.5 && time % 0.3 < 0.1 ? 0.7 : 1);
      paints.push({ y, paint: () => things.lemon.draw(ctx, x, y - hop, size * (1 + hop * 0.006), size) });
    }
    for (const who of [0, 1] as const) {
      const painter = match.painters[who];
      const { x, y } = ground.at(painter.x, painter.y);
      paints.push({ y: y + 6, paint: () => drawTwin(ctx, match, who, x, y + 8) });
    }
    paints.sort((one, other) => one.y - other.y);
    for (const { paint } of paints) paint();
    for (const { spray, ...head } of heads) {
      if (spray === 0 || match.phase !== 'play') continue;
      const { x, y } = ground.at(head.x, head.y);
      drawSpray(ctx, x, y, WASH_REACH * TILE * Math.min(1, spray * 2), time);
    }
    if (onTitle) return;
    for (const who of [0, 1] as const) {
      const painter = match.painters[who];
      const { x, y } = ground.at(painter.x, painter.y);
      ctx.save();
      ctx.translate(x, y + 8);
      drawTank(ctx, who, painter.tank / TANK, time);
      ctx.restore();
    }
  };

  const drawTwin = (ctx: Ctx, match: Match, who: Player, x: number, y: number): void => {
    const painter = match.painters[who];
    const look = ground.toStage(painter.lookX, painter.lookY);
    const [own, other] = who === 0 ? shown : [shown[1], shown[0]];
    const isHappy = match.phase === 'over' && own >= other;
    ctx.save();
    ctx.translate(x, y);
    drawPainter(ctx, {
      who,
      lookX: match.phase === 'over' ? 0 : look.x,
      lookY: match.phase === 'over' ? 1 : look.y,
      stride: looks[who].stride,
      squash: looks[who].squash,
      stun: painter.stun,
      isWide: painter.wide > 0,
      isDry: painter.tank < 2,
      joy: isHappy ? Math.abs(Math.sin(match.time * 6)) : 0,
      time: time + who,
    });
    ctx.restore();
  };

  const drawWords = (ctx: Ctx, match: Match): void => {
    const middle = stage.width / 2;
    if (match.phase === 'ready') {
      const style = { weight: 700, outline: INK, maxWidth: stage.width * 0.86 };
      text(ctx, match.yard.name, middle, stage.height * 0.3, { ...style, size: 54, color: '#fff6e6' });
      const lines = breakLines(ctx, match.yard.hint, { size: 34, weight: 700 }, style.maxWidth);
      lines.forEach((line, index) =>
        text(ctx, line, middle, stage.height * 0.68 + (index - (lines.length - 1) / 2) * 42, {
          ...style,
          size: 34,
          color: '#ffe28a',
        }),
      );
    }
    for (const word of words) {
      const grow = easeOutBack(Math.min(1, word.age / 0.2), 2);
      ctx.globalAlpha = Math.min(1, (word.life - word.age) * 6);
      text(ctx, word.text, middle, stage.height * 0.48, {
        size: word.size,
        grow: 0.5 + 0.5 * grow,
        weight: 700,
        color: word.color,
        outline: INK,
        maxWidth: stage.width * 0.9,
      });
      ctx.globalAlpha = 1;
    }
  };

  return {
    get ground() {
      return ground;
    },
    resize() {
      ground = createGround(stage.orientation === 'portrait');
      tiles = createPaintTiles(stage.pixelScale);
      things = createThings(stage.pixelScale);
    },
    begin(match) {
      pops.clear();
      particles.clear();
      words.length = 0;
      shown = [0, 0];
      puddles = [];
      standing = [];
      for (const [cell, kind] of match.yard.cells.entries()) {
        const at = ground.middles[cell];
        if (!at) continue;
        if (kind === '#' || kind === 'B') standing.push({ ...at, cell, isTub: kind === 'B' });
        if (kind !== '~') continue;
        const sides = ground.joined(cell, match.yard.cells, '~');
        puddles.push({ ...at, sides, variant: variantOf(cell) });
      }
      court.invalidate();
    },
    step(dt, match) {
      time += dt;
      particles.step(dt);
      for (const [cell, pop] of pops) {
        pop.wait -= dt;
        if (pop.wait < -POP) pops.delete(cell);
      }
      for (const word of words) word.age += dt;
      if (words[0] && words[0].age > words[0].life) words.shift();
      const goal = shares(match);
      shown = [approach(shown[0], goal[0], 7, dt), approach(shown[1], goal[1], 7, dt)];
      for (const who of [0, 1] as const) {
        const painter = match.painters[who];
        looks[who].stride += dt * painter.pace * (painter.boost > 0 ? 2.2 : 1.4);
        looks[who].squash = approach(looks[who].squash, 0, 9, dt);
        const isDripping = painter.pace > 0.1 && painter.tank > 2 && match.phase === 'play';
        if (isDripping && Math.floor(time * 14) !== Math.floor((time - dt) * 14))
          splatter(painter.x + painter.lookX * 0.5, painter.y + painter.lookY * 0.5, who, 1, 60);
      }
    },
    tell(event, match) {
      switch (event.type) {
        case 'count':
          if (event.left > 0) say(String(event.left), '#ffffff', 120);
          else say(phrase('note.paint'), '#ffe28a', 110);
          break;
        case 'paint':
          pops.set(event.cell, { wait: 0, old: -1 });
          break;
        case 'fill': {
          const { x, y } = match.painters[event.who];
          for (const cell of event.cells) {
            const at = centreOf(cell);
            pops.set(cell, { wait: Math.hypot(at.x - x, at.y - y) * 0.035, old: -1 });
            splatter(at.x, at.y, event.who, 2, 130);
          }
          if (event.cells.length >= 5) {
            stage.shake(Math.min(8, event.cells.length * 0.4));
            say(`+${event.cells.length}`, event.who === 0 ? '#ffc3b8' : '#b5fff4', 76, 0.8);
          }
          break;
        }
        case 'splash':
          splatter(event.x, event.y, event.who, 30, 420);
          particles.burst({
            ...ground.at(event.x, event.y),
            count: 1,
            colors: [COLORS[event.who]],
            speed: 0,
            size: 16,
            life: 0.4,
            shape: 'ring',
          });
          looks[event.who].squash = -0.3;
          break;
        case 'hit':
          stage.shake(9);
          looks[event.who].squash = 0.3;
          particles.burst({
            ...ground.at(event.x, event.y),
            count: 12,
            colors: ['#ffe45c', '#ffffff'],
            speed: 300,
            size: 7,
            shape: 'star',
          });
          break;
        case 'dry':
          splatter(match.painters[event.who].x, match.painters[event.who].y, event.who, 5, 90);
          break;
        case 'refill':
          looks[event.who].squash = Math.sin(time * 30) * 0.06;
          splatter(match.painters[event.who].x, match.painters[event.who].y - 0.4, event.who, 1, 160);
          break;
        case 'slide':
          looks[event.who].squash = -0.16;
          break;
        case 'wash':
          for (const cell of event.cells.slice(0, 12)) {
            const { x, y } = centreOf(cell);
            pops.delete(cell);
            particles.burst({
              ...ground.at(x, y),
              count: 3,
              colors: ['#bdeaff', '#ffffff'],
              speed: 120,
              size: 5,
            });
          }
          break;
        case 'lemon':
        case 'wide':
          particles.burst({
            ...(event.type === 'lemon'
              ? ground.at(event.x, event.y)
              : ground.at(match.painters[event.who].x, match.painters[event.who].y)),
            count: event.type === 'lemon' ? 10 : 22,
            colors: ['#ffe45c', '#fff6c4', '#ffb900'],
            speed: 240,
            size: 6,
            shape: 'star',
          });
          break;
        case 'tick':
          say(String(event.left), '#ffe28a', 90, 0.6);
          break;
        case 'bell': {
          say(phrase('note.bell'), '#ffe28a', 96, 1.6);
          const colors = event.winner === null ? [...COLORS] : [COLORS[event.winner], '#ffffff', '#ffe45c'];
          for (const share of [0.25, 0.5, 0.75])
            particles.burst({
              x: stage.width * share,
              y: stage.height * 0.2,
              count: 26,
              colors,
              speed: 480,
              size: 8,
              life: 1.5,
              gravity: 520,
              shape: 'square',
            });
          break;
        }
      }
    },
    draw(ctx, match, names, onTitle) {
      court.paint();
      drawPaint(ctx, match);
      drawThings(ctx, match, onTitle);
      particles.draw(ctx);
      if (onTitle) return;
      const last = match.phase === 'play' ? progress(match.left, 6, 0) : 0;
      drawFrieze(ctx, stage.width, shown, names, last, time);
      drawWords(ctx, match);
    },
  };
}
