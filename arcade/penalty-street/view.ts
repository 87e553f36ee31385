import { type Ctx, COLORS, alpha, text, vertical } from '../kit/draw.ts';
import { approach, clamp, easeOutElastic, progress } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Layer, Stage } from '../kit/stage.ts';
import { paintStreet } from './backdrop.ts';
import { drawBoard, drawHint, drawIntro, drawWind } from './board.ts';
import { type Camera, keepCamera, kickCamera } from './camera.ts';
import { drawTell } from './close-up.ts';
import { drawKeeper, drawKicker } from './figures.ts';
import { type Point, BALL_RADIUS, GOAL, ballAt, flightTime } from './flight.ts';
import { type Game, type GameEvent, RUN_UP, STEP_UP, YOUR_SKILL, sinceStrike } from './game.ts';
import { keeperPose, swayAt } from './keeper.ts';
import { TARGET_POINTS } from './rules.ts';
import { type Hands, drawAim, drawPath } from './marks.ts';
import { ballAfter, drawBall, drawBallShadow, drawBoot, drawGoal, drawPennant, drawTarget } from './props.ts';
import { YOUR_LOOK, rivalOf, streetOf } from './streets.ts';
import { phrase } from './texts.ts';

export interface View {
  camera(): Camera;
  resize(): void;
  step(dt: number): void;
  tell(event: GameEvent): void;
  draw(ctx: Ctx, game: Game, hands: Hands, onTitle: boolean): void;
}

interface Pop {
  text: string;
  x: number;
  y: number;
  age: number;
  color: string;
  size: number;
}

const CONFETTI = ['#ffcb08', '#ff5d6c', '#3fd0ff', '#5ad17f', '#b58cff', '#ffffff'];

/** Draws the game. Keeps only the state of animations: sparks, words and the spin of the ball. */
export function createView(stage: Stage, game: () => Game): View {
  const particles = createParticles(260);
  let kick = kickCamera(stage.width, stage.height);
  let keep = keepCamera(stage.width, stage.height);
  let painted = '';
  const layers: Record<Camera['kind'], Layer> = {
    kick: stage.layer((ctx, visible) => paintStreet(ctx, visible, kick, streetOf(game().round))),
    keep: stage.layer((ctx, visible) => paintStreet(ctx, visible, keep, streetOf(game().round))),
  };
  let time = 0;
  let ring = 0;
  let cut = 1;
  let lastKind: Camera['kind'] = 'kick';
  let pops: Pop[] = [];
  const spin = { x: 0.4, y: 0.2 };

  const cameraOf = (now: Game): Camera => (now.kick === null ? kick : keep);
  const pop = (message: string, x: number, y: number, color: string, size: number): void => {
    pops.push({ text: message, x, y, age: 0, color, size });
  };

  const land = (event: Extract<GameEvent, { type: 'landed' }>): void => {
    const camera = event.by === 'you' ? kick : keep;
    const at = camera.at(event.point.x, event.point.y, GOAL.distance);
    const middle = { x: stage.width / 2, y: stage.height * (stage.orientation === 'portrait' ? 0.68 : 0.72) };
    const good = event.points > 0;
    const word =
      event.outcome === 'goal'
        ? event.by === 'you'
          ? phrase('pop.goal')
          : phrase('pop.against')
        : event.outcome === 'saved'
          ? phrase('pop.saved')
          : event.outcome === 'post'
            ? phrase('pop.post')
            : event.outcome === 'over'
              ? phrase('pop.over')
              : phrase('pop.wide');
    pop(word, middle.x, middle.y, good ? COLORS.accent : '#ffffff', good ? 84 : 62);
    if (event.points > 0) pop(`+${event.points}`, middle.x, middle.y + 66, '#ffffff', 40);
    if (event.target?.kind === 'bell') pop(phrase('pop.gloves'), middle.x, middle.y + 108, '#7ee0ff', 26);
    else if (event.target)
      pop(
        phrase('pop.target', { points: TARGET_POINTS[event.target.kind] }),
        middle.x,
        middle.y + 108,
        '#7ee0ff',
        26,
      );
    if (event.outcome === 'post') ring = 1;
    if (good) {
      for (const side of [-1, 1])
        particles.burst({
          x: stage.width / 2 + side * stage.width * 0.42,
          y: stage.height * 0.62,
          count: 34,
          colors: CONFETTI,
          speed: 720,
          angle: -Math.PI / 2 - side * 0.35,
          spread: 0.8,
          size: 6,
          life: 1.5,
          gravity: 900,
          shape: 'square',
        });
    }
    particles.burst({
      x: at.x,
      y: at.y,
      count: 1,
      colors: ['#ffffff'],
      speed: 0,
      size: 14,
      life: 0.35,
      shape: 'ring',
    });
    particles.burst({
      x: at.x,
      y: at.y,
      count: 18,
      colors: event.target ? ['#ffe680', '#ffcb08', '#ffffff'] : ['#ffffff', '#e8dcff'],
      speed: 260,
      size: 5,
      life: 0.6,
      gravity: 300,
    });
    stage.shake(event.outcome === 'post' ? 9 : good ? 7 : 4);
  };

  const ballNow = (now: Game): (Point & { z: number }) | null => {
    const shot = now.shot ?? now.kick?.shot ?? null;
    const since = sinceStrike(now);
    if (shot === null || since < 0) return { x: 0, y: BALL_RADIUS, z: 0 };
    const wind = now.shot === null ? 0 : now.wind;
    if (now.landed === null) return ballAt(shot, wind, since);
    return ballAfter(
      now.landed.outcome,
      now.landed.point,
      since - flightTime(shot.power),
      cameraOf(now).kind,
    );
  };

  const paintBall = (ctx: Ctx, camera: Camera, ball: Point & { z: number }): void => {
    const at = camera.at(ball.x, ball.y, ball.z);
    drawBallShadow(ctx, camera, ball);
    drawBall(ctx, at.x, at.y, Math.min(130, BALL_RADIUS * at.scale), spin);
  };

  const drawKick = (ctx: Ctx, now: Game, hands: Hands, onTitle: boolean): void => {
    const pulse = 0.5 + 0.5 * Math.sin(time * 5);
    for (const target of onTitle ? [] : now.targets) {
      if (now.landed?.target === target) continue;
      drawTarget(ctx, kick, target, pulse);
    }
    if (!onTitle) drawPennant(ctx, kick, now.wind, time);
    const rival = rivalOf(now.habit);
    const since = sinceStrike(now);
    const dive = since >= 0 ? now.dive : null;
    const pose = keeperPose(dive, now.level.diveTime, since);
    const ball = ballNow(now);
    const beaten = now.landed?.outcome === 'goal';
    const behind = ball !== null && ball.z > GOAL.distance - 0.3;
    if (onTitle) {
      const { visible } = stage;
      ctx.fillStyle = vertical(
        ctx,
        visible.y,
        kick.at(0, 1, GOAL.distance).y,
        alpha('#0b1240', 0.6),
        alpha('#0b1240', 0),
      );
      ctx.fillRect(visible.x, visible.y, visible.width, visible.height / 2);
    } else drawGoal(ctx, kick, ring, time);
    if (ball && behind) paintBall(ctx, kick, ball);
    const sway = now.habit === 'leaner' || now.habit === 'bluffer' ? 0.42 : 0.14;
    drawKeeper(ctx, kick, pose, {
      look: rival.look,
      glance: clamp(ball ? ball.x / 2 : 0, -1, 1),
      mood: now.landed === null ? (since >= 0 ? 'alert' : 'calm') : beaten ? 'sad' : 'glad',
      blink: time % 3.1 < 0.12,
      sway: swayAt(onTitle ? time : now.sway) * sway,
      gloves: 1,
      number: '1',
      time: since >= 0 ? 0 : time,
      cheer: 0,
    });
    if (ball && !behind) paintBall(ctx, kick, ball);
    if (now.phase === 'shot' || (now.phase === 'after' && now.shot)) {
      const spot = kick.at(0, BALL_RADIUS, 0);
      const share = (since + STEP_UP) / STEP_UP;
      if (share < 1.75) drawBoot(ctx, spot.x, spot.y, spot.scale * 0.8, share);
    }
    if (now.phase === 'aim' && !onTitle) {
      drawPath(ctx, hands.path);
      drawAim(ctx, kick, hands, time);
    }
  };

  const drawKeep = (ctx: Ctx, now: Game): void => {
    const rival = rivalOf(now.habit);
    const since = sinceStrike(now);
    const running = now.phase === 'run-up' ? now.time / RUN_UP : now.phase === 'ready' ? 0 : 1;
    const tell = now.kick?.tell ?? 0;
    const truth = now.kick?.column ?? 0;
    const late =
      now.phase === 'run-up'
        ? progress(now.time, RUN_UP - 0.38, RUN_UP - 0.12)
        : now.phase === 'ready'
          ? 0
          : 1;
    const scored = now.landed?.outcome === 'goal';
    const ball = ballNow(now);
    const cheer = scored ? progress(now.time, 0.1, 0.4) : 0;
    drawKicker(ctx, keep, {
      face: {
        look: rival.look,
        glance: now.phase === 'ready' ? Math.sin(now.time * 9) * 0.8 : now.landed ? 0 : tell * 0.95,
        mood: now.landed ? (scored ? 'glad' : 'sad') : 'calm',
      },
      x: -0.42 - (1 - running) * (0.5 + truth * 0.25),
      z: -0.35 - (1 - running) * 1.9,
      hips: truth * late * (now.landed ? 0.2 : 1),
      run: now.phase === 'run-up' ? now.time : 0,
      swing: since > -0.08 && since < 0.4 ? Math.sin(progress(since, -0.08, 0.4) * Math.PI) : 0,
      cheer,
      time,
    });
    const pose = keeperPose(now.dive, YOUR_SKILL.diveTime, since);
    const far = ball !== null && ball.z < GOAL.distance - 0.45;
    if (ball && far) paintBall(ctx, keep, ball);
    drawKeeper(ctx, keep, pose, {
      look: YOUR_LOOK,
      glance: 0,
      mood: 'calm',
      back: true,
      sway: Math.sin(time * 4) * 0.06,
      gloves: now.gloves ? 1.75 : 1.1,
      number: '1',
      time: now.dive ? 0 : time,
      cheer: now.landed?.outcome === 'saved' && now.dive === null ? 1 : 0,
    });
    if (ball && !far) paintBall(ctx, keep, ball);
    drawGoal(ctx, keep, ring, time);
    if (now.phase === 'ready' || now.phase === 'run-up') drawTell(ctx, keep, stage, now);
  };

  return {
    camera: () => cameraOf(game()),
    resize() {
      kick = kickCamera(stage.width, stage.height);
      keep = keepCamera(stage.width, stage.height);
      layers.kick.invalidate();
      layers.keep.invalidate();
    },
    step(dt) {
      time += dt;
      ring = approach(ring, 0, 5, dt);
      cut = Math.min(1, cut + dt * 3.2);
      particles.step(dt);
      for (const one of pops) one.age += dt;
      pops = pops.filter((one) => one.age < 1.25);
      const now = game();
      const since = sinceStrike(now);
      const pace = now.landed ? 6 : since > 0 ? 19 : 0;
      spin.x -= pace * dt;
      spin.y += (now.shot?.curl ?? now.kick?.shot.curl ?? 0) * pace * dt;
    },
    tell(event) {
      if (event.type === 'landed') land(event);
      if (event.type === 'turn') pops = [];
      if (event.type === 'round-won')
        pop(
          phrase('pop.round', { points: event.points }),
          stage.width / 2,
          stage.height * 0.84,
          COLORS.accent,
          34,
        );
      if (event.type === 'strike') {
        const at = (event.by === 'you' ? kick : keep).at(0, 0.05, 0);
        particles.burst({
          x: at.x,
          y: at.y,
          count: 14,
          colors: ['#ffffff', '#d9cdea'],
          speed: 200,
          size: 6,
          life: 0.5,
        });
        stage.shake(2 + event.power * 4);
      }
    },
    draw(ctx, now, hands, onTitle) {
      const camera = onTitle ? kick : cameraOf(now);
      if (camera.kind !== lastKind) {
        lastKind = camera.kind;
        cut = 0;
      }
      if (painted !== streetOf(now.round).name) {
        painted = streetOf(now.round).name;
        layers.kick.invalidate();
        layers.keep.invalidate();
      }
      layers[camera.kind].paint();
      if (camera.kind === 'kick') drawKick(ctx, now, hands, onTitle);
      else drawKeep(ctx, now);
      particles.draw(ctx);
      if (onTitle) return;
      const portrait = stage.orientation === 'portrait';
      drawBoard(ctx, stage.width / 2, portrait ? 10 : 4, portrait ? 1.3 : 1, now, time);
      if (camera.kind === 'kick' && now.phase !== 'intro')
        drawWind(ctx, portrait ? stage.width / 2 : stage.width - 96, portrait ? 150 : 42, now.wind, time);
      for (const one of pops) {
        const grow = easeOutElastic(Math.min(1, one.age * 1.7));
        ctx.globalAlpha = Math.min(1, (1.25 - one.age) * 4);
        text(ctx, one.text, one.x, one.y - one.age * 16, {
          size: one.size * (portrait ? 1.2 : 1),
          grow: 0.55 + 0.45 * grow,
          weight: 700,
          color: one.color,
          outline: '#1d1540',
          maxWidth: stage.width * 0.94,
        });
        ctx.globalAlpha = 1;
      }
      if (now.phase === 'intro') drawIntro(ctx, stage.width / 2, stage.height * 0.53, now);
      else if (hands.hint) drawHint(ctx, stage.width / 2, stage.height - 26, hands.hint, stage.width * 0.94);
      if (cut < 1) {
        const { visible } = stage;
        ctx.fillStyle = alpha('#0e1748', 1 - cut);
        ctx.fillRect(visible.x, visible.y, visible.width, visible.height);
      }
    },
  };
}
