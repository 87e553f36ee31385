import { type Ctx, alpha, fillEllipse, text } from '../kit/draw.ts';
import { clamp, createSpring, easeOutBack } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createParticles } from '../kit/particles.ts';
import type { Stage } from '../kit/stage.ts';
import { type Needle, powerOf } from './aim.ts';
import { createBallSprites } from './ball-art.ts';
import { type CatMood, drawCat, drawPaws } from './cat.ts';
import { type Ball, BALL_RADIUS, floorOf, isLine } from './court.ts';
import { drawRingBack, drawRingFront, drawStand } from './hoop-art.ts';
import { handOf } from './levels.ts';
import { createLife } from './life.ts';
import { drawBanner, drawGuide, drawNeedle, drawProgress, drawPull } from './marks.ts';
import { FLAMES, SPARKS, TONES } from './palette.ts';
import { drawLine, paintProps } from './props-art.ts';
import {
  type Basket,
  type Game,
  type GameEvent,
  type Shot,
  canShoot,
  countOf,
  guideOf,
  nextIsGold,
  poseAt,
} from './rules.ts';
import { paintBackdrop } from './skyline.ts';
import { phrase } from './texts.ts';

/** The current input of the player. */
export interface Hands {
  readonly shot: Shot | undefined;
  readonly pull: { fromX: number; fromY: number; x: number; y: number } | undefined;
  readonly needle: Needle;
}

interface Float {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  age: number;
}

/** Draws a game. Keeps only the state of animations: springs, sparks and floating words. */
export function createView(stage: Stage, current: () => Game) {
  const particles = createParticles();
  const trail = createParticles(200);
  const life = createLife();
  const netSide = createSpring(0, 190, 9);
  const netPull = createSpring(0, 240, 11);
  const dip = createSpring(0, 420, 10);
  const jump = createSpring(0, 210, 15);
  const starPop = createSpring(0, 160, 13);
  const boardShake = createSpring(0, 500, 12);
  let sprites = createBallSprites(stage.pixelScale);
  let dipX = 0;
  let joy = 0;
  let joyLeft = 0;
  let time = 0;
  let age = 0;
  let floats: Float[] = [];

  const backdrop = stage.layer((ctx, visible) => {
    const { arena, props } = current();
    paintBackdrop(ctx, visible, arena);
    paintProps(ctx, props, arena);
  });

  const say = (words: string, x: number, y: number, size: number, colour: string): void => {
    floats.push({ words, x, y, size, colour, age: 0 });
  };

  function cheer(basket: Basket, x: number, y: number): void {
    netPull.velocity += 620;
    particles.burst({
      x,
      y: y + 26,
      count: basket.swish ? 26 : 14,
      colors: SPARKS,
      speed: 320,
      size: 6,
      life: 0.8,
      gravity: 420,
      shape: 'star',
    });
    if (basket.swish)
      particles.burst({ x, y, count: 2, colors: ['#fff3de'], speed: 0, size: 15, life: 0.45, shape: 'ring' });
    if (basket.gold)
      particles.burst({
        x,
        y: y + 20,
        count: 22,
        colors: ['#ffe27a', '#ffc531', '#fff6cf'],
        speed: 420,
        angle: -Math.PI / 2,
        spread: 1.8,
        size: 6,
        life: 1.1,
        gravity: 900,
      });
    const title = basket.late
      ? phrase('pop.late')
      : basket.sprung
        ? phrase('pop.line')
        : basket.swish
          ? phrase('pop.swish')
          : basket.banked
            ? phrase('pop.bank')
            : '';
    if (title !== '') say(title, x, y - 66, 28, basket.swish ? '#ffe27a' : '#fff3de');
    say(`+${basket.points}`, x, y - 34, 34, basket.fire > 0 ? '#ffb15c' : '#ffffff');
    joy = 1;
    joyLeft = 0.7;
    stage.shake(basket.fire > 0 ? 5 : 3);
    life.startle(x, current().arena);
  }

  function tell(event: GameEvent): void {
    if (event.type === 'basket') cheer(event.basket, event.x, event.y);
    else if (event.type === 'miss') {
      joy = -1;
      joyLeft = 0.6;
    } else if (event.type === 'star') starPop.velocity += 16;
    else if (event.type === 'hit') {
      const { hit } = event;
      if (hit.kind === 'line') {
        dip.velocity += 700;
        dipX = hit.x;
      }
      if (hit.kind === 'rim' || hit.kind === 'net') netSide.velocity += hit.force * 0.3;
      if (hit.kind === 'board') boardShake.velocity += hit.force * 0.1;
      if (hit.kind === 'floor' && hit.force > 200) {
        particles.burst({
          x: hit.x,
          y: hit.y,
          count: 6,
          colors: ['#ffdcae', '#d9946c'],
          speed: 110,
          angle: -Math.PI / 2,
          spread: 2.6,
          size: 7,
          life: 0.4,
        });
        life.startle(hit.x, current().arena);
      }
      if (hit.kind === 'rim' || hit.kind === 'board' || hit.kind === 'block')
        particles.burst({
          x: hit.x,
          y: hit.y,
          count: 5,
          colors: ['#fff3de', '#ffd27a'],
          speed: 160,
          size: 4,
          life: 0.3,
        });
    }
  }

  function stepLooks(dt: number): void {
    const game = current();
    time += dt;
    age += dt;
    for (const spring of [netSide, netPull, dip, jump, starPop, boardShake]) spring.step(dt);
    joyLeft = Math.max(0, joyLeft - dt);
    if (joyLeft === 0) joy = 0;
    life.step(dt, game.wind);
    particles.step(dt);
    trail.step(dt);
    for (const ball of game.balls) {
      const burns = ball.live && game.fire > 0;
      if (!burns && !(ball.gold && ball.live)) continue;
      trail.burst({
        x: ball.x,
        y: ball.y,
        count: burns ? 2 + game.fire : 1,
        colors: burns ? FLAMES : ['#fff3b0', '#ffc531'],
        speed: burns ? 70 : 40,
        angle: -Math.PI / 2,
        spread: 2.4,
        size: burns ? 10 : 5,
        life: 0.42,
        gravity: -160,
      });
    }
    floats = floats.filter((float) => {
      float.age += dt;
      return float.age < 1.1;
    });
  }

  function drawBall(
    ctx: Ctx,
    ball: Pick<Ball, 'x' | 'y' | 'turn' | 'gold'>,
    burns: boolean,
    stretch = 1,
  ): void {
    if (burns) sprites.glow.draw(ctx, ball.x, ball.y, 0.8 + Math.sin(time * 21) * 0.06);
    (ball.gold ? sprites.gold : sprites.plain).draw(ctx, ball.x, ball.y, 1 / stretch, stretch, ball.turn);
  }

  function drawShadows(ctx: Ctx, game: Game): void {
    const floor = floorOf(game.arena);
    const hand = handOf(game.arena);
    fillEllipse(ctx, hand.x + 14, floor + 3, 58, 7, alpha(TONES.wallDark, 0.3));
    for (const ball of game.balls) {
      const near = clamp(1 - (floor - ball.y) / 520, 0.15, 1);
      ctx.globalAlpha = near;
      fillEllipse(ctx, ball.x + (floor - ball.y) * 0.12, floor + 3, 24 * (1.3 - near * 0.4), 5);
    }
    ctx.globalAlpha = 1;
  }

  function drawThrower(ctx: Ctx, game: Game, hands: Hands): void {
    const hand = handOf(game.arena);
    const floor = floorOf(game.arena);
    const holds = canShoot(game);
    const power = hands.shot && holds ? powerOf(hands.shot) : 0;
    const angle = hands.shot?.angle ?? 0.8;
    const drawn = holds && hands.shot ? 10 + power * 16 : 0;
    const breath = Math.sin(time * 2.6) * 1.2;
    const footX = hand.x - 14;
    const hop = Math.max(0, jump.value);
    const ball = {
      x: hand.x - Math.cos(angle) * drawn,
      y: hand.y + Math.sin(angle) * drawn * 0.6 + breath + power * 8,
    };
    const mood: CatMood = {
      holds,
      ballX: ball.x - footX,
      ballY: ball.y - floor,
      crouch: hands.shot && holds ? 0.25 + power * 0.75 : -hop * 0.6,
      joy: joyLeft > 0 ? joy : 0,
      time: reducedMotion() ? 0 : time,
      gaze: angle,
    };
    ctx.save();
    ctx.translate(footX, floor - hop * 26);
    drawCat(ctx, mood);
    ctx.restore();
    if (holds) drawBall(ctx, { ...ball, turn: 0, gold: nextIsGold(game) }, game.fire > 0);
    ctx.save();
    ctx.translate(footX, floor - hop * 26);
    drawPaws(ctx, mood);
    ctx.restore();
    if (game.fire > 0 && holds)
      text(ctx, `×${game.fire + 1}`, hand.x + 44, hand.y - 22, {
        size: 26,
        weight: 700,
        color: '#ffcf5a',
        outline: '#7c2a1c',
      });
  }

  function drawLost(ctx: Ctx, ball: Ball): void {
    if (!ball.live || ball.y > stage.visible.y - BALL_RADIUS) return;
    const y = stage.visible.y + 74 / stage.scale;
    ctx.fillStyle = TONES.orange;
    ctx.beginPath();
    ctx.moveTo(ball.x, y - 14);
    ctx.lineTo(ball.x + 11, y + 4);
    ctx.lineTo(ball.x - 11, y + 4);
    ctx.fill();
  }

  function drawFloats(ctx: Ctx): void {
    for (const { words, x, y, size, colour, age: old } of floats) {
      const shown = easeOutBack(clamp(old / 0.22, 0, 1));
      ctx.globalAlpha = clamp((1.1 - old) / 0.4, 0, 1);
      text(ctx, words, clamp(x, 70, stage.width - 70), Math.max(54, y - old * 34), {
        size,
        grow: shown,
        weight: 700,
        color: colour,
        outline: TONES.deep,
      });
    }
    ctx.globalAlpha = 1;
  }

  function draw(ctx: Ctx, hands: Hands, isOnTitle: boolean): void {
    const game = current();
    const { arena, props } = game;
    const pose = poseAt(game, game.time);
    const shown = { ...pose, tilt: pose.tilt + boardShake.value * 0.002 };
    backdrop.paint();
    life.draw(ctx, arena, stage.visible);
    for (const prop of props) {
      if (isLine(prop)) drawLine(ctx, prop, floorOf(arena), { dip: dip.value, dipX, time, wind: game.wind });
    }
    drawShadows(ctx, game);
    drawStand(ctx, shown, arena);
    drawRingBack(ctx, shown);
    trail.draw(ctx);
    for (const ball of game.balls) {
      const stretch = clamp(1 + Math.abs(ball.vy) * 0.00006, 1, 1.08);
      if (!ball.scored) drawBall(ctx, ball, ball.live && game.fire > 0, ball.live ? stretch : 1);
      else drawBall(ctx, ball, false);
    }
    drawRingFront(ctx, shown, { side: netSide.value, pull: netPull.value }, game.fire > 0);
    drawThrower(ctx, game, hands);
    if (isOnTitle) return;
    if (hands.shot && canShoot(game)) drawGuide(ctx, guideOf(game, hands.shot), powerOf(hands.shot));
    if (hands.pull && hands.shot)
      drawPull(ctx, hands.pull.fromX, hands.pull.fromY, hands.pull.x, hands.pull.y, powerOf(hands.shot));
    if (canShoot(game)) drawNeedle(ctx, hands.needle, handOf(arena).x, handOf(arena).y);
    for (const ball of game.balls) drawLost(ctx, ball);
    particles.draw(ctx);
    if (!game.level.endless)
      drawProgress(ctx, game.level, countOf(game), stage.width / 2, Math.max(0, starPop.value));
    drawFloats(ctx);
    drawBanner(ctx, game.level, stage.width / 2, arena.height * 0.37, stage.width - 40, age);
  }

  return {
    tell,
    step: stepLooks,
    draw,
    /** Makes the cat jump for a throw. */
    leap() {
      jump.velocity += 15;
    },
    /** Resets the animations for a new game. */
    reset() {
      age = 0;
      floats = [];
      joyLeft = 0;
      particles.clear();
      trail.clear();
      backdrop.invalidate();
    },
    resize() {
      sprites = createBallSprites(stage.pixelScale);
      backdrop.invalidate();
    },
  };
}
