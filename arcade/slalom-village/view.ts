import { createSprite, vertical } from '../kit/draw.ts';
import type { Sprite } from '../kit/draw.ts';
import { approach, clamp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createParticles } from '../kit/particles.ts';
import type { Stage } from '../kit/stage.ts';
import { createPanorama, paintSky } from './backdrop.ts';
import { createCamera, fitCamera, follow, scaleAt, screenX, screenY } from './camera.ts';
import type { Camera } from './camera.ts';
import { drawRoar, drawWords } from './effects.ts';
import type { Word } from './effects.ts';
import { drawGround, drawTracks } from './ground.ts';
import type { Track } from './ground.ts';
import { lightOf } from './light.ts';
import { createProps } from './props.ts';
import type { Props } from './props.ts';
import type { Run, RunEvent } from './rules.ts';
import { skidOf } from './skier.ts';
import { drawSkier, poseOf } from './skier-art.ts';
import { drawShadows, drawThings } from './things.ts';
import { phrase } from './texts.ts';

/** Factor by which the skier and the poles are enlarged. */
const GROWN = 1.3;
const SNOW = ['#ffffff', '#eaf2ff', '#cfe0ff'] as const;
const CONFETTI = ['#e8324c', '#ffc640', '#2b6fe0', '#27a579', '#ffffff'] as const;

export interface GhostPlace {
  x: number;
  z: number;
  lean: number;
}

export interface View {
  readonly camera: Camera;
  show(run: Run, valley: number): void;
  fit(): void;
  step(dt: number, run: Run): void;
  tell(event: RunEvent, run: Run): void;
  say(text: string, color: string): void;
  draw(ctx: CanvasRenderingContext2D, run: Run, ghost: GhostPlace | undefined): void;
}

/** Maintains the visible state: camera, tracks, spray, texts and the cheering. */
export function createView(stage: Stage): View {
  const camera = createCamera();
  const particles = createParticles(260);
  const knocks = new Map<number, number>();
  const words: Word[] = [];
  const tracks: Track[] = [];
  let light = lightOf(0);
  let props: Props | undefined;
  let panorama: Sprite | undefined;
  let haze: Sprite | undefined;
  let panoramaLight = light;
  let unit = 0;
  let time = 0;
  let cheer = 0;
  let stretch = 0;
  let emitted = 0;
  const sky = stage.layer((ctx, visible) => paintSky(ctx, visible, camera.horizon, light));

  const feet = (run: Run): { x: number; y: number; scale: number } => {
    const scale = scaleAt(camera, run.skier.z);
    return { x: screenX(camera, run.skier.x, scale), y: screenY(camera, scale, run.skier.height), scale };
  };

  const prepare = (): void => {
    const wanted = camera.unit * stage.pixelScale;
    if (!props || Math.abs(wanted - unit) > 1) {
      unit = wanted;
      props = createProps(Math.min(90, unit * 1.25));
      panorama = undefined;
    }
    if (!panorama || panoramaLight !== light) {
      panoramaLight = light;
      const tall = Math.min((camera.horizon - stage.visible.y) * 0.72, 210);
      haze = createSprite(4, stage.height * 0.16, 1, (ctx) => {
        const half = stage.height * 0.08;
        ctx.fillStyle = vertical(ctx, -half, half, light.snow[0], `${light.snow[0]}00`);
        ctx.fillRect(-2, -half, 4, half * 2);
      });
      panorama = createPanorama(stage.visible.width * 1.3, tall, stage.pixelScale, light);
    }
  };

  const spray = (run: Run, dt: number): void => {
    const { skier } = run;
    if (skier.isAirborne || skier.fallen > 0 || skier.speed < 5) return;
    const skid = skidOf(skier);
    const deep = skier.surface === 'powder' ? 0.9 : skier.surface === 'ice' ? 0.2 : 0.5;
    emitted += dt * (skid * 210 + Math.abs(skier.edge) * 110 + (skier.surface === 'powder' ? 46 : 4));
    if (emitted < 1) return;
    const { x, y, scale } = feet(run);
    const away = skier.edge >= 0 ? -1 : 1;
    particles.burst({
      x: x + away * scale * 0.3,
      y: y - 2,
      count: Math.min(7, Math.floor(emitted)),
      colors: SNOW,
      speed: 90 + skid * 460 + skier.speed * 4,
      angle: away > 0 ? -0.6 : Math.PI + 0.6,
      spread: 1.1,
      size: scale * (0.1 + deep * 0.2),
      life: 0.55,
      gravity: 620,
      drag: 1.2,
    });
    emitted = 0;
  };

  const leaveTrack = (run: Run): void => {
    const last = tracks.at(-1);
    const { skier } = run;
    if (last && Math.hypot(skier.x - last.x, skier.z - last.z) < 0.3) return;
    tracks.push({ x: skier.x, z: skier.z, isCut: skier.isAirborne });
    if (tracks.length > 70) tracks.shift();
  };

  const say = (text: string, color: string): void => {
    for (const word of words) word.row += 1;
    words.push({ text, color, age: 0, row: 0 });
    if (words.length > 3) words.shift();
  };

  const flake = (
    run: Run,
    count: number,
    speed: number,
    colors: readonly string[],
    shape?: 'square',
  ): void => {
    const { x, y, scale } = feet(run);
    particles.burst({
      x,
      y,
      count,
      colors,
      speed,
      size: scale * 0.13,
      life: 0.9,
      gravity: 420,
      ...(shape && { shape }),
    });
  };

  return {
    camera,
    show(run, valley) {
      light = lightOf(valley);
      sky.invalidate();
      particles.clear();
      knocks.clear();
      words.length = 0;
      tracks.length = 0;
      cheer = 0;
      camera.x = run.skier.x;
      camera.z = run.skier.z;
      prepare();
    },
    fit() {
      fitCamera(camera, stage);
      sky.invalidate();
      panorama = undefined;
      prepare();
    },
    step(dt, run) {
      time += dt;
      follow(camera, run, dt);
      leaveTrack(run);
      spray(run, dt);
      particles.step(dt);
      cheer = approach(cheer, 0, 0.7, dt);
      stretch = approach(stretch, 0, 7, dt);
      for (const [index, age] of knocks) {
        if (age > 2) knocks.delete(index);
        else knocks.set(index, age + dt);
      }
      for (const word of words) word.age += dt;
      if ((words[0]?.age ?? 0) > 1.3) words.shift();
    },
    say,
    tell(event, run) {
      switch (event.type) {
        case 'gate': {
          if (!event.isClean) knocks.set(run.nextGate - 1, 0);
          cheer = clamp(event.combo / 5, 0.3, 1);
          say(
            event.isClean
              ? event.combo > 1
                ? phrase('pop.combo', { combo: Math.min(5, event.combo), points: event.points })
                : phrase('pop.clean', { points: event.points })
              : phrase('pop.brushed', { points: event.points }),
            event.isClean ? '#ffe070' : '#dfe9ff',
          );
          flake(
            run,
            event.isClean ? 8 : 5,
            240,
            [event.gate.color === 'red' ? '#e8324c' : '#2b6fe0', '#ffffff'],
            'square',
          );
          break;
        }
        case 'miss':
          say(run.avalanche ? phrase('pop.missed') : phrase('pop.penalty'), '#ff9d8a');
          break;
        case 'jump':
          stretch = 0.35;
          flake(run, 12, 200, SNOW);
          break;
        case 'landing':
          stretch = -0.4;
          flake(run, 20, 300, SNOW);
          stage.shake(5);
          if (!event.isClean) say(phrase('pop.rough'), '#ff9d8a');
          else if (event.tricks > 0) say(phrase('pop.landed', { points: event.points }), '#9df0c4');
          break;
        case 'crash':
          flake(run, 40, 420, SNOW);
          stage.shake(14);
          say(phrase('pop.crash'), '#ff9d8a');
          break;
        case 'bump':
          stage.shake(4);
          flake(run, 6, 180, SNOW);
          break;
        case 'close':
          say(phrase('pop.close'), '#bfe6ff');
          break;
        case 'street':
          say(phrase('pop.short', { points: event.points }), '#ffbf7a');
          break;
        case 'over':
          if (event.phase === 'finished') {
            cheer = 1;
            flake(run, 70, 620, CONFETTI, 'square');
          } else if (event.phase === 'buried') stage.shake(16);
          break;
        case 'trick':
          break;
      }
    },
    draw(ctx, run, ghost) {
      if (!props || !panorama) return;
      const visible = stage.visible;
      sky.paint();
      const shift = clamp(camera.x * 1.6, -visible.width * 0.14, visible.width * 0.14);
      panorama.draw(ctx, visible.x + visible.width / 2 - shift, camera.horizon + 2);
      const beat = reducedMotion() ? 0.5 : 0.5 + Math.sin(time * 6) * 0.5;
      drawGround(ctx, camera, run.course, light, run.nextGate, beat);
      haze?.draw(
        ctx,
        visible.x + visible.width / 2,
        camera.horizon + stage.height * 0.08,
        visible.width / 4,
        1,
      );
      drawShadows(ctx, camera, run, light);
      drawTracks(ctx, camera, tracks, light);
      const { skier } = run;
      const at = feet(run);
      if (skier.height >= 0.1) {
        ctx.fillStyle = light.shadow;
        ctx.beginPath();
        ctx.ellipse(
          at.x - skier.height * at.scale * 0.6,
          screenY(camera, at.scale) + skier.height * 6,
          at.scale * 0.6,
          at.scale * 0.2,
          0,
          0,
          Math.PI * 2,
        );
        ctx.fill();
      }
      const own = [
        {
          z: skier.z,
          draw(): void {
            if (run.phase === 'buried') return;
            ctx.save();
            ctx.translate(at.x, at.y);
            ctx.scale(at.scale * GROWN * (1 - stretch * 0.3), at.scale * GROWN * (1 + stretch * 0.4));
            if (skier.mercy > 0 && Math.sin(time * 26) > 0.2) ctx.globalAlpha = 0.55;
            drawSkier(ctx, poseOf(skier, reducedMotion() ? 0 : time));
            ctx.restore();
          },
        },
      ];
      if (ghost && Math.abs(ghost.z - skier.z) < 90 && ghost.z > skier.z - 6) {
        const scale = scaleAt(camera, ghost.z);
        own.push({
          z: ghost.z,
          draw(): void {
            ctx.save();
            ctx.globalAlpha = 0.36;
            ctx.translate(screenX(camera, ghost.x, scale), screenY(camera, scale));
            ctx.scale(scale * GROWN, scale * GROWN);
            const pose = {
              heading: ghost.lean,
              lean: ghost.lean * 0.4,
              tuck: 0,
              spread: 0,
              spin: 0,
              flip: 0,
              fallen: 0,
              time,
              speed: 16,
            };
            drawSkier(ctx, pose);
            ctx.restore();
          },
        });
      }
      const mood = { time, cheer, knocks, calm: reducedMotion() };
      drawThings(ctx, camera, run, props, mood, own);
      particles.draw(ctx);
      drawRoar(ctx, stage, camera, props.cloud, run, time);
      drawWords(ctx, stage, feet(run), words);
    },
  };
}
