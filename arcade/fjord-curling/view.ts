import { type Ctx, createSprite, vertical } from '../kit/draw.ts';
import { approach, clamp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createParticles } from '../kit/particles.ts';
import type { Stage } from '../kit/stage.ts';
import type { Aim } from './aim.ts';
import { paintAurora, paintBackdrop } from './backdrop.ts';
import { createCamera, farEdge } from './camera.ts';
import type { Drill } from './drills.ts';
import {
  createLanternSprite,
  createPineSprite,
  createStoneSprites,
  drawStone,
  drawSweeper,
  drawThrower,
} from './figures.ts';
import { createFrostPicture, drawSheet } from './ice-art.ts';
import {
  drawBreath,
  drawCounting,
  drawGuide,
  drawHandleButtons,
  drawScores,
  drawTarget,
  drawWeight,
  drawWords,
} from './marks.ts';
import { type Match, type MatchEvent, runningStone, teamToThrow } from './match.ts';
import { TEAM_NAMES, TONES } from './palette.ts';
import { HALF_WIDTH, RELEASE_Y } from './sheet.ts';
import { createStock } from './stock.ts';
import type { Stone, Team } from './stones.ts';
import { phrase } from './texts.ts';

/** The state to draw in addition to the match itself. */
export interface Scene {
  readonly match: Match;
  readonly drill: Drill | undefined;
  readonly aim: Aim;
  /** Whether a human player is aiming. */
  readonly aims: boolean;
  /** Whether a human may sweep the running stone. */
  readonly maySweep: boolean;
  readonly guide: number;
  readonly hint: string;
  readonly isOnTitle: boolean;
  /** Whether the camera stays at the house. */
  readonly lingers: boolean;
}

const ROADSIDE = [
  [-4.2, 1, 1.25],
  [4.4, 2.6, 1.1],
  [-4.9, 4.6, 1.35],
  [4.1, 6.4, 1],
  [5.6, 8.6, 1.4],
  [-4.1, 8.8, 1.05],
  [-5.6, 11.5, 1.5],
  [4.5, 12, 1.2],
  [-4, 13.6, 1],
  [6.2, 13.8, 1.3],
] as const;
const LANTERNS = [1.6, 5, 8.4, 11.8] as const;
/** The things beside the sheet, the farthest first. */
const STANDING = [
  ...ROADSIDE.map(([x, y, size]) => ({ x, y, size, kind: 'pine' as const })),
  ...LANTERNS.flatMap((y) => [-3, 3].map((x) => ({ x, y, size: 0.85, kind: 'lantern' as const }))),
].sort((one, other) => other.y - one.y);

/** Creates the view, which draws the current scene. It stores only the state of animations. */
export function createView(stage: Stage, current: () => Scene) {
  const particles = createParticles();
  const frostPicture = createFrostPicture(current().match.ice);
  const create = () => ({
    stones: createStoneSprites(stage.pixelScale),
    pine: createPineSprite(stage.pixelScale),
    lantern: createLanternSprite(stage.pixelScale),
    aurora: [TONES.aurora, TONES.auroraViolet].map((colour, index) =>
      createSprite(560, 170, Math.min(1, stage.pixelScale), (ctx) =>
        paintAurora(ctx, 560, 170, index * 4 + 2, colour),
      ),
    ),
    ice: vertical(stage.ctx, farEdge(stage), stage.height, '#cfe4f4', '#eaf5fc', '#d5e9f7'),
  });
  let art = create();
  const drawStock = createStock(stage, () => art.stones);
  let near = 0;
  let time = 0;
  let words = { text: '', age: 9, seconds: 2, team: undefined as Team | undefined };
  let counting: readonly number[] = [];
  let countAge = 0;
  let throwerY = 0;
  let frostAge = 1;
  const fading: { stone: Stone; age: number }[] = [];

  const backdrop = stage.layer((ctx, visible) => {
    const far = farEdge(stage);
    paintBackdrop(ctx, visible, stage.width / 2, far, createCamera(stage, 0.3).scale(14) * 0.9);
  });

  const say = (sentence: string, seconds = 2, team?: Team): void => {
    words = { text: sentence, age: 0, seconds, team };
  };

  function tell(event: MatchEvent): void {
    const { match } = current();
    if (event.type === 'contact') {
      const { contact } = event;
      const camera = createCamera(stage, near);
      const at = { x: camera.x(contact.x, contact.y), y: camera.y(contact.y) };
      if (contact.kind === 'stone') {
        const strength = clamp(contact.force / 3, 0.15, 1);
        particles.burst({
          ...at,
          count: Math.ceil(16 * strength),
          colors: ['#ffffff', '#cfe6fa', '#9fc8ea'],
          speed: 260 * strength,
          size: 5,
          life: 0.5,
          shape: 'square',
        });
        if (strength > 0.4)
          particles.burst({
            ...at,
            count: 1,
            colors: ['#ffffff'],
            speed: 0,
            size: 10,
            life: 0.3,
            shape: 'ring',
          });
        stage.shake(5 * strength);
      } else {
        const stone = match.stones.find(({ id }) => id === contact.ids[0]);
        if (stone) fading.push({ stone: { ...stone }, age: 0 });
        particles.burst({
          ...at,
          count: 12,
          colors: ['#ffffff', '#dbe8fb'],
          speed: 150,
          angle: -Math.PI / 2,
          spread: 2.4,
          size: 8,
          life: 0.5,
        });
      }
    } else if (event.type === 'free-guard') say(phrase('note.free'), 2.2);
    else if (event.type === 'end') {
      counting = event.counting;
      countAge = 0;
      const { team, points } = event.score;
      say(
        team === undefined ? phrase('note.blank') : phrase('note.scores', { team: TEAM_NAMES[team], points }),
        3.2,
        team,
      );
      if (team !== undefined)
        particles.burst({
          x: stage.width / 2,
          y: farEdge(stage) + 40,
          count: 46,
          colors: team === 0 ? ['#ff8a90', '#ffffff', '#cf3a4f'] : ['#ffd97a', '#ffffff', '#eeb02e'],
          speed: 420,
          angle: -Math.PI / 2,
          spread: 2.6,
          size: 7,
          life: 1.4,
          gravity: 420,
          shape: 'square',
        });
    }
  }

  function step(dt: number): void {
    const scene = current();
    const { match } = scene;
    time += dt;
    words.age += dt;
    countAge += dt;
    particles.step(dt);
    for (const faded of fading) {
      faded.age += dt;
      faded.stone.x += faded.stone.vx * dt;
      faded.stone.y += faded.stone.vy * dt * 0.6;
    }
    while (fading[0] && fading[0].age > 0.6) fading.shift();
    const running = runningStone(match);
    const goal =
      scene.lingers || match.phase === 'counted' || match.phase === 'over'
        ? 1
        : running
          ? clamp((running.y - 1.6) / 6.5, 0, 1)
          : match.phase === 'glide'
            ? 1
            : 0;
    near = approach(near, scene.isOnTitle ? 0.35 : goal, reducedMotion() ? 60 : running ? 5 : 2.6, dt);
    throwerY = running ? Math.min(2.4, running.y - 0.2) : approach(throwerY, RELEASE_Y - 0.4, 4, dt);
    frostAge += dt;
    if (frostAge > 0.12) {
      frostAge = 0;
      frostPicture.update(match.ice);
    }
    if (running && match.sweep > 0) {
      const camera = createCamera(stage, near);
      const y = running.y + 0.5;
      particles.burst({
        x: camera.x(running.x + Math.sin(time * 30) * 0.3, y),
        y: camera.y(y),
        count: 1,
        colors: ['#ffffff', '#cfe6fa'],
        speed: 70,
        size: 5,
        life: 0.4,
      });
    }
  }

  function drawRoadside(ctx: Ctx): void {
    const camera = createCamera(stage, near);
    for (const { x, y, size, kind } of STANDING) {
      const unit = (camera.scale(y) * size) / 62;
      const foot = camera.y(y);
      if (foot > stage.visible.y + stage.visible.height + 160 * unit) continue;
      art[kind].draw(ctx, camera.x(x, y), foot, unit);
    }
  }

  function drawPeople(ctx: Ctx, scene: Scene): void {
    const { match } = scene;
    const camera = createCamera(stage, near);
    const team = teamToThrow(match);
    const running = runningStone(match);
    if (!running || running.y < HALF_WIDTH + 1.6)
      drawThrower(
        ctx,
        camera,
        running ? running.x : 0,
        throwerY - (running ? 0.15 : 0),
        team,
        running ? 1 : 0,
      );
    if (!running) return;
    const sweeps = match.sweep;
    for (const side of [-1, 1])
      drawSweeper(ctx, camera, {
        x: running.x - side * 0.66,
        y: running.y + 0.32 + (side > 0 ? 0.24 : 0),
        team,
        side,
        effort: sweeps,
        time,
        walk: true,
      });
  }

  function drawStones(ctx: Ctx, scene: Scene): void {
    const { match, aims, isOnTitle } = scene;
    const camera = createCamera(stage, near);
    for (const { stone, age } of fading)
      drawStone(ctx, camera, art.stones, stone, clamp(1 - age / 0.6, 0, 1));
    const lying = match.stones.filter((stone) => !stone.out).sort((one, other) => other.y - one.y);
    for (const stone of lying) drawStone(ctx, camera, art.stones, stone);
    if (match.phase === 'aim' && !isOnTitle)
      drawStone(ctx, camera, art.stones, {
        x: 0,
        y: RELEASE_Y - (aims && scene.aim.weight !== undefined ? scene.aim.weight * 0.22 : 0),
        team: teamToThrow(match),
        turn: aims ? scene.aim.handle * 0.5 : 0,
      });
  }

  function drawSky(ctx: Ctx): void {
    const drift = reducedMotion() ? 0 : time;
    const { visible } = stage;
    const y = visible.y + (farEdge(stage) - visible.y) * 0.36;
    art.aurora.forEach((sprite, index) => {
      const x = visible.x + visible.width * (0.32 + index * 0.4) + Math.sin(drift * 0.16 + index * 2) * 46;
      const wide = visible.width / 760;
      const tall = 0.9 + Math.sin(drift * 0.5 + index) * 0.1;
      sprite.draw(
        ctx,
        x,
        y,
        wide,
        tall * clamp((farEdge(stage) - visible.y) / 190, 0.8, 1.6),
        0,
        0.75 + Math.sin(drift * 0.8 + index * 3) * 0.2,
      );
    });
  }

  function drawMarks(ctx: Ctx, scene: Scene): void {
    const { match, drill, aim, aims } = scene;
    if (!drill) drawStock(ctx, match);
    if (aims) {
      drawWeight(ctx, stage, aim.weight);
      drawHandleButtons(ctx, stage, aim.handle);
    }
    const running = runningStone(match);
    if (running && scene.maySweep)
      drawBreath(ctx, stage, match.breath[teamToThrow(match)], match.sweep > 0, scene.hint);
    if (match.phase === 'counted') drawScores(ctx, stage, match);
    else drawWords(ctx, stage, words.text, words.age, words.seconds, words.team);
  }

  function draw(ctx: Ctx): void {
    const scene = current();
    const { match } = scene;
    const camera = createCamera(stage, near);
    backdrop.paint();
    drawSky(ctx);
    drawSheet(ctx, camera, frostPicture, art.ice, stage.visible.y + stage.visible.height);
    if (scene.drill && match.phase !== 'over') drawTarget(ctx, camera, scene.drill, time);
    if (match.phase === 'counted') drawCounting(ctx, camera, match, counting, countAge);
    if (scene.aims) drawGuide(ctx, camera, scene.aim, scene.guide, reducedMotion() ? 0 : time);
    drawRoadside(ctx);
    if (!scene.isOnTitle && match.phase === 'aim' && near < 0.6) drawPeople(ctx, scene);
    drawStones(ctx, scene);
    if (match.phase === 'glide') drawPeople(ctx, scene);
    particles.draw(ctx);
    if (scene.isOnTitle) return;
    drawMarks(ctx, scene);
    if (scene.aims && scene.hint !== '' && words.age > words.seconds) drawWords(ctx, stage, scene.hint, 1, 9);
  }

  return {
    say,
    tell,
    step,
    draw,
    reset(): void {
      fading.length = 0;
      particles.clear();
      words.age = 9;
    },
    resize(): void {
      art = create();
    },
  };
}
