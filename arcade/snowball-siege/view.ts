import { type Ctx, setStroke, text } from '../kit/draw.ts';
import { approach, easeOutBack, progress } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Stage } from '../kit/stage.ts';
import { INK, type Pull, type Trail, drawAim, drawFlight } from './aim-art.ts';
import { type Layout, WORLD_HEIGHT, drawPanel } from './panel.ts';
import { CHEST } from './rules.ts';
import { paintScene } from './scene.ts';
import { TEAMS, createFigures, drawThrower } from './snow-art.ts';
import { WIDTH } from './snow.ts';
import type { Kind, Side, Siege, SiegeEvent } from './state.ts';
import { createSnowFill, createTree, drawFlags, drawSnow, grove } from './valley-art.ts';
import { createWeather, drawWind } from './weather.ts';
import { phrase } from './texts.ts';

export interface Shown {
  layout: Layout;
  onTitle: boolean;
  /** The side whose cards and dotted line are shown. `null` while no local player aims. */
  aiming: Side | null;
  known: readonly Kind[];
  pull: Pull | null;
}

export interface View {
  resize(): void;
  begin(siege: Siege): void;
  step(dt: number, siege: Siege, layout: Layout): void;
  tell(event: SiegeEvent, siege: Siege): void;
  draw(ctx: Ctx, siege: Siege, shown: Shown): void;
}

interface Word {
  text: string;
  color: string;
  x: number;
  y: number;
  age: number;
}

const WHITE = ['#ffffff', '#e6e0ff', '#c9bff5'];

/** Draws a siege. Keeps only the state of animations. */
export function createView(stage: Stage): View {
  const particles = createParticles(300);
  const weather = createWeather();
  const words: Word[] = [];
  const trails: [Trail, Trail] = [[], []];
  /** Squash of each snowman, by its index in the list. */
  let jolts: number[] = [];
  let follows: [number, number] = [0, 0];
  let strides: [number, number] = [0, 0];
  let figures = createFigures(1);
  let tree = createTree(1);
  let time = 0;
  let shownFor = 0;
  let top = 0;
  let snowFill = createSnowFill(stage.ctx);
  const scene = stage.layer((ctx, visible) => paintScene(ctx, visible, top + 232));

  const say = (message: string, color: string, x: number, y: number): void => {
    words.push({ text: message, color, x: Math.max(80, Math.min(WIDTH - 80, x)), y, age: 0 });
  };

  const puff = (
    x: number,
    y: number,
    count: number,
    speed: number,
    colors: readonly string[] = WHITE,
  ): void => particles.burst({ x, y, count, colors, speed, size: 6, life: 0.8, gravity: 320, drag: 1.4 });

  const drawMen = (ctx: Ctx, siege: Siege): void => {
    siege.snowmen.forEach((man, index) => {
      if (!man.isUp) return;
      const jolt = (jolts[index] ?? 0) + Math.sin(time * 2 + index * 1.7) * 0.012;
      const tall = 1 + jolt;
      figures.snowman(man.side, man.hasHat).draw(ctx, man.x, man.y - 29 * tall + 1, 1 - jolt * 0.6, tall);
    });
  };

  const drawChild = (ctx: Ctx, siege: Siege, side: Side, shown: Shown): void => {
    const thrower = siege.throwers[side];
    const isOnTurn = siege.turn === side && siege.phase === 'aim';
    ctx.save();
    ctx.translate(thrower.x, thrower.y);
    drawThrower(ctx, {
      side,
      angle: thrower.angle,
      power: thrower.power,
      kind: thrower.kind,
      follow: follows[side],
      isOnTurn,
      stride: strides[side],
      isGlued: thrower.glued > 0,
      time,
    });
    if (isOnTurn && !shown.onTitle) {
      const hop = Math.abs(Math.sin(time * 4)) * 7;
      ctx.beginPath();
      ctx.moveTo(-9, -76 - hop);
      ctx.lineTo(9, -76 - hop);
      ctx.lineTo(0, -64 - hop);
      ctx.closePath();
      ctx.fillStyle = TEAMS[side];
      ctx.fill();
      setStroke(ctx, '#fff', 2.5);
      ctx.stroke();
    }
    ctx.restore();
  };

  const drawWords = (ctx: Ctx, siege: Siege, shown: Shown): void => {
    for (const word of words) {
      ctx.globalAlpha = Math.min(1, (1.2 - word.age) * 4);
      const grow = easeOutBack(Math.min(1, word.age / 0.2), 2.2);
      ctx.save();
      ctx.transform(grow, 0, 0, grow, word.x, word.y - word.age * 30);
      text(ctx, word.text, 0, 0, { size: 34, weight: 700, color: word.color, outline: INK });
      ctx.restore();
    }
    const fade = 1 - progress(shownFor, 3.4, 4);
    if (fade > 0 && siege.valley.hint) {
      ctx.globalAlpha = fade;
      const style = { weight: 700, outline: INK, maxWidth: WIDTH * 0.92 };
      const y = Math.max(96, shown.layout.card * 1.3);
      text(ctx, siege.valley.name, WIDTH / 2, y - shown.layout.card * 0.66, {
        ...style,
        size: shown.layout.card * 0.62,
      });
      text(ctx, siege.valley.hint, WIDTH / 2, y, {
        ...style,
        size: shown.layout.card * 0.44,
        color: '#ffd98a',
      });
    }
    ctx.globalAlpha = 1;
  };

  return {
    resize() {
      figures = createFigures(stage.pixelScale);
      tree = createTree(stage.pixelScale);
      snowFill = createSnowFill(stage.ctx);
    },
    begin(siege) {
      particles.clear();
      words.length = 0;
      trails[0] = [];
      trails[1] = [];
      jolts = siege.snowmen.map(() => 0);
      follows = [0, 0];
      strides = [0, 0];
      shownFor = 0;
    },
    step(dt, siege, layout) {
      top = layout.top;
      time += dt;
      shownFor += dt;
      particles.step(dt);
      weather.step(dt, siege.wind, stage.visible);
      jolts = jolts.map((jolt) => approach(jolt, 0, 7, dt));
      for (const side of [0, 1] as const) {
        follows[side] = Math.max(0, follows[side] - dt * 2.2);
        if (siege.phase === 'walk' && siege.turn === side) strides[side] += dt;
      }
      for (const word of words) word.age += dt;
      if (words[0] && words[0].age > 1.2) words.shift();
      const { ball } = siege;
      if (ball && Math.floor(time * 24) !== Math.floor((time - dt) * 24)) {
        trails[ball.side].push({ x: ball.x, y: ball.y });
        if (ball.isRolling) puff(ball.x, ball.y + 8, 4, 120);
      }
    },
    tell(event, siege) {
      switch (event.type) {
        case 'throw':
          follows[event.side] = 1;
          trails[event.side] = [];
          break;
        case 'burst': {
          const colors = event.kind === 'glue' ? ['#9fe36b', '#d6ffb0', '#ffffff'] : WHITE;
          puff(event.x, event.y, 34, 300, colors);
          particles.burst({
            x: event.x,
            y: event.y,
            count: 1,
            colors: ['#ffffff'],
            speed: 0,
            size: 15,
            life: 0.35,
            shape: 'ring',
          });
          stage.shake(event.radius * 0.28);
          siege.snowmen.forEach((man, index) => {
            if (Math.hypot(man.x - event.x, man.y - event.y) < 110) jolts[index] = -0.22;
          });
          break;
        }
        case 'bounce':
          puff(event.x, event.y + 8, 8, 160, ['#ffc4dc', '#ffffff']);
          break;
        case 'bore':
          puff(event.x, event.y, 2, 150, ['#bff0ff', '#ffffff']);
          break;
        case 'roll':
          puff(event.x, event.y, 16, 220);
          break;
        case 'block':
          particles.burst({
            x: event.x,
            y: event.y,
            count: 14,
            colors: ['#cfe6ff', '#8fb0ee', '#ffffff'],
            speed: 260,
            size: 6,
            gravity: 520,
            shape: 'square',
          });
          break;
        case 'hat':
          say(phrase('pop.hat'), '#ffe08a', event.x, event.y - 66);
          particles.burst({
            x: event.x,
            y: event.y - CHEST * 2,
            count: 12,
            colors: [TEAMS[event.side], '#fff4e2'],
            speed: 260,
            size: 6,
            gravity: 420,
            shape: 'square',
          });
          break;
        case 'down':
          say(phrase('pop.down'), '#ffffff', event.x, event.y - 60);
          puff(event.x, event.y - CHEST, 30, 240);
          particles.burst({
            x: event.x,
            y: event.y - CHEST,
            count: 12,
            colors: [TEAMS[event.side], '#ff8a2a', '#2a1f4f'],
            speed: 300,
            size: 6,
            gravity: 500,
            life: 1.1,
            shape: 'square',
          });
          stage.shake(8);
          break;
        case 'glued':
          say(phrase('pop.stuck'), '#b6f58a', event.x, event.y - 60);
          break;
        case 'over':
          for (const x of [160, 350, 540])
            particles.burst({
              x,
              y: 90,
              count: 24,
              colors: [TEAMS[event.winner], '#ffffff', '#ffe08a'],
              speed: 380,
              size: 7,
              life: 1.5,
              gravity: 380,
              shape: 'star',
            });
          break;
        case 'away':
        case 'turn':
          break;
      }
    },
    draw(ctx, siege, shown) {
      if (top !== shown.layout.top) {
        top = shown.layout.top;
        scene.invalidate();
      }
      scene.paint();
      ctx.save();
      ctx.translate(0, top);
      drawFlight(ctx, siege, trails, stage.visible.y - top + 74);
      drawFlags(ctx, siege, time);
      for (const { x, y, isWhole } of siege.blocks) if (isWhole) figures.block.draw(ctx, x, y - 10);
      drawMen(ctx, siege);
      for (const side of [0, 1] as const) drawChild(ctx, siege, side, shown);
      const { visible } = stage;
      drawSnow(ctx, siege, snowFill, visible, visible.y + visible.height - top);
      for (const { x, y, size } of grove(visible, top, WORLD_HEIGHT, shown.layout.card))
        tree.draw(ctx, x, y, size);
      particles.draw(ctx);
      if (!shown.onTitle && shown.aiming !== null)
        drawAim(ctx, siege, shown.aiming, shown.pull, top, Math.min(1.7, shown.layout.card / 46));
      ctx.restore();
      weather.draw(ctx);
      if (shown.onTitle) return;
      drawWind(ctx, WIDTH / 2, 26, shown.layout.card, siege, time);
      ctx.save();
      ctx.translate(0, top);
      drawWords(ctx, siege, shown);
      ctx.restore();
      const side = shown.aiming ?? 0;
      drawPanel(ctx, siege.throwers[side], side, shown.known, shown.layout, shown.aiming !== null);
    },
  };
}
