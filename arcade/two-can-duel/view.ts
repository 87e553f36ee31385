import { type Ctx, COLORS, text } from '../kit/draw.ts';
import { approach, easeOutBack, progress } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Stage } from '../kit/stage.ts';
import { paintCity } from './city.ts';
import { type Ground, createGround } from './ground.ts';
import { drawMagnetField, drawPickup, drawScore } from './overlays.ts';
import { type Motion, type Paint, PAINTS, drawRobot } from './robot.ts';
import { hasFloor } from './roof.ts';
import { createRoofView } from './roof-view.ts';
import type { Duel, DuelEvent, Player } from './state.ts';
import { phrase } from './texts.ts';

export interface View {
  readonly ground: Ground;
  resize(): void;
  step(dt: number, duel: Duel): void;
  tell(event: DuelEvent, duel: Duel): void;
  draw(ctx: Ctx, duel: Duel, names: readonly [string, string], onTitle: boolean): void;
}

/** The words that appear when a robot picks something up. */
const PICKUPS = {
  spring: phrase('note.spring'),
  magnet: phrase('note.magnet'),
  ballast: phrase('note.ballast'),
} as const;

interface Word {
  text: string;
  color: string;
  size: number;
  age: number;
  life: number;
}

/** Creates a view that draws the duel. Its only state is that of the animations. */
export function createView(stage: Stage): View {
  const particles = createParticles(280);
  const city = stage.layer(paintCity);
  const roof = createRoofView();
  const motions: [Motion, Motion] = [
    { squash: 0, tread: 0 },
    { squash: 0, tread: 0 },
  ];
  let ground = createGround(stage);
  let time = 0;
  let round = 0;
  let word: Word | null = null;
  let shaken: { x: number; y: number; left: number } | null = null;

  const say = (message: string, color: string, size: number, life = 0.75): void => {
    word = { text: message, color, size, age: 0, life };
  };

  const spark = (x: number, y: number, color: string, count: number, speed: number): void => {
    const place = ground.at(x, y, 0.5);
    particles.burst({
      x: place.x,
      y: place.y,
      count,
      colors: [color, '#ffffff', '#ffe36b'],
      speed,
      size: 6,
      life: 0.55,
      shape: 'streak',
    });
    particles.burst({
      x: place.x,
      y: place.y,
      count: Math.ceil(count / 3),
      colors: ['#ffe36b', '#ffffff'],
      speed: speed * 0.6,
      size: 6,
      life: 0.7,
      shape: 'star',
    });
    particles.burst({
      x: place.x,
      y: place.y,
      count: 1,
      colors: ['#ffffff'],
      speed: 0,
      size: 15,
      life: 0.35,
      shape: 'ring',
    });
  };

  const dust = (x: number, y: number, color: string, count: number): void => {
    const place = ground.at(x, y);
    particles.burst({
      x: place.x,
      y: place.y,
      count,
      colors: [color, '#d9def7'],
      speed: 130,
      size: 7,
      life: 0.6,
      drag: 3,
    });
  };

  const drawBot = (ctx: Ctx, duel: Duel, who: Player): void =>
    drawRobot(ctx, ground, duel.bots[who], PAINTS[who] satisfies Paint, motions[who], time);

  return {
    get ground() {
      return ground;
    },
    resize() {
      ground = createGround(stage);
      roof.resize(ground, stage.pixelScale);
      city.invalidate();
    },
    step(dt, duel) {
      time += dt;
      if (duel.round !== round) {
        round = duel.round;
        roof.newRound(round);
      }
      roof.step(dt);
      particles.step(dt);
      if (word !== null) {
        word.age += dt;
        if (word.age > word.life) word = null;
      }
      if (shaken !== null) {
        shaken.left -= dt * 2.5;
        if (shaken.left <= 0) shaken = null;
      }
      for (const who of [0, 1] as const) {
        const motion = motions[who];
        motion.squash = approach(motion.squash, 0, 9, dt);
        const bot = duel.bots[who];
        const speed = Math.hypot(bot.vx, bot.vy);
        if (bot.fallen === null && speed > 2.6 && Math.floor(time * 20) !== Math.floor((time - dt) * 20))
          dust(bot.x, bot.y, PAINTS[who].color, bot.dash > 0 ? 4 : 1);
      }
    },
    tell(event, duel) {
      switch (event.type) {
        case 'count':
          if (event.left > 0) say(String(event.left), '#ffffff', 130, 0.65);
          else say(phrase('note.push'), COLORS.accent, 120);
          break;
        case 'dash':
          motions[event.who].squash = -0.28;
          break;
        case 'shield':
          motions[event.who].squash = 0.16;
          break;
        case 'hit':
          spark(event.x, event.y, PAINTS[event.who].color, event.strength > 9 ? 34 : 20, 420);
          stage.shake(event.strength * 1.1);
          motions[event.who === 0 ? 1 : 0].squash = -0.35;
          if (event.strength > 9) say(phrase('note.boing'), '#ff8fd0', 86);
          break;
        case 'parry':
          spark(event.x, event.y, PAINTS[event.who].eye, 26, 400);
          stage.shake(8);
          say(phrase('note.blocked'), '#7ee0ff', 80, 0.6);
          break;
        case 'clash':
          spark(event.x, event.y, '#ffffff', 26, 420);
          stage.shake(9);
          break;
        case 'bump':
          dust(event.x, event.y, '#ffffff', 8);
          shaken = { x: event.x, y: event.y, left: 1 };
          stage.shake(3);
          break;
        case 'pickup': {
          const place = ground.at(event.x, event.y, 0.6);
          particles.burst({
            x: place.x,
            y: place.y,
            count: 18,
            colors: ['#ffe36b', '#ffffff', '#ffcb08'],
            speed: 260,
            size: 6,
            shape: 'star',
          });
          say(PICKUPS[event.kind], '#ffe36b', 56, 0.9);
          break;
        }
        case 'appear':
          dust(event.x, event.y, '#ffe36b', 10);
          break;
        case 'drop':
          roof.drop(event.column, event.row);
          dust(event.column + 0.5, event.row + 0.5, '#ff8a6a', 5);
          break;
        case 'fall': {
          const bot = duel.bots[event.who];
          dust(bot.x, bot.y, PAINTS[event.who].color, 16);
          stage.shake(7);
          break;
        }
        case 'round':
          if (event.winner === null) say(phrase('note.again'), '#ffffff', 64, 1.4);
          else {
            const place = { x: stage.width / 2, y: stage.height * 0.3 };
            particles.burst({
              ...place,
              count: 46,
              colors: [PAINTS[event.winner].color, '#ffcb08', '#ffffff'],
              speed: 520,
              size: 7,
              life: 1.3,
              gravity: 700,
              shape: 'square',
            });
          }
          break;
        case 'crumble':
        case 'match':
          break;
      }
    },
    draw(ctx, duel, names, onTitle) {
      city.paint();
      const behind = ([0, 1] as const).filter((who) => {
        const bot = duel.bots[who];
        if (bot.fallen === null) return false;
        const down = ground.toRoof(0, 1);
        return hasFloor(duel.roof.tiles, bot.x + down.x * 0.9, bot.y + down.y * 0.9);
      });
      for (const who of behind) drawBot(ctx, duel, who);
      roof.draw(ctx, duel.roof, time);
      const things: { y: number; paint: () => void }[] = duel.roof.chimneys.map((chimney) => ({
        y: ground.at(chimney.x, chimney.y).y,
        paint: () => {
          const near = shaken !== null && Math.hypot(shaken.x - chimney.x, shaken.y - chimney.y) < 0.6;
          roof.drawChimney(ctx, chimney, near ? (shaken?.left ?? 0) : 0);
        },
      }));
      const { pickup } = duel;
      if (pickup !== null)
        things.push({
          y: ground.at(pickup.x, pickup.y).y,
          paint: () => drawPickup(ctx, ground, pickup, time),
        });
      for (const who of [0, 1] as const) {
        if (behind.includes(who)) continue;
        const bot = duel.bots[who];
        things.push({ y: ground.at(bot.x, bot.y).y, paint: () => drawBot(ctx, duel, who) });
      }
      things.sort((a, b) => a.y - b.y);
      for (const thing of things) thing.paint();
      for (const who of [0, 1] as const) drawMagnetField(ctx, ground, duel, who, time);
      particles.draw(ctx);
      if (onTitle) return;
      if (duel.phase === 'round-over' && duel.roundWinner !== null)
        drawScore(ctx, stage, duel, names, progress(duel.time, 0.35, 0.75), time);
      if (duel.phase === 'countdown') {
        text(ctx, duel.roof.name, stage.width / 2, stage.height * 0.74, {
          size: 34,
          weight: 700,
          outline: '#141038',
          color: '#dfe6ff',
        });
      }
      if (word === null) return;
      const grow = easeOutBack(Math.min(1, word.age / 0.22), 2.2);
      ctx.globalAlpha = Math.min(1, (word.life - word.age) * 6);
      text(ctx, word.text, stage.width / 2, stage.height * 0.5, {
        size: word.size,
        grow: 0.5 + 0.5 * grow,
        weight: 700,
        color: word.color,
        outline: '#141038',
        maxWidth: stage.width * 0.92,
      });
      ctx.globalAlpha = 1;
    },
  };
}
