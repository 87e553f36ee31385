import { type Ctx, fillRound, setStroke, strokeArc, strokeLine, text, vertical } from '../kit/draw.ts';
import { clamp, easeOutBack, lerp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import type { Rect } from '../kit/stage.ts';
import { drawSloth, drawToucan, type SlothPose } from './creatures.ts';
import type { Layout } from './layout.ts';
import { POPUP_LIFE, type Play } from './play.ts';
import { targetOf, type Run } from './run.ts';
import { leaf } from './scenery.ts';
import { BOUGH_LIFT, type Things } from './things.ts';

const isSeen = (x: number, view: Rect, camera: number, margin: number): boolean =>
  x > camera + view.x - margin && x < camera + view.x + view.width + margin;

function drawStanding(ctx: Ctx, things: Things, run: Run, view: Rect, camera: number, time: number): void {
  for (const { x, y, bounced } of run.world.mushrooms) {
    if (!isSeen(x, view, camera, 90)) continue;
    const wobble = bounced < 0.6 ? Math.sin(bounced * 22) * (0.6 - bounced) * 0.5 : 0;
    things.mushroom.draw(ctx, x, y + 40 + wobble * 22, 1 + wobble * 0.4, 1 - wobble);
  }
  for (const { x, y, isDry, holds } of run.world.anchors) {
    if (!isSeen(x, view, camera, 90)) continue;
    const isHeld = run.anchor?.x === x;
    const shiver = isDry && isHeld ? Math.sin(time * 60) * 2.5 : 0;
    const gone = isDry && holds <= 0;
    things.bough(isDry).draw(ctx, x + shiver, y - BOUGH_LIFT - (gone ? 40 : 0), 1, 1, 0, gone ? 0.35 : 1);
  }
  if (isSeen(run.end, view, camera, 90)) things.arch.draw(ctx, run.end, view.y + view.height / 2);
  const bob = reducedMotion() ? 0 : 1;
  for (const { x, y, isTaken } of run.world.fruits)
    if (!isTaken && isSeen(x, view, camera, 40))
      things.fruit.draw(ctx, x, y + Math.sin(time * 3 + x * 0.02) * 3 * bob);
}

/** Draws a mark at the anchor that the vine would take. */
function drawTarget(ctx: Ctx, run: Run, time: number): void {
  if (run.mode === 'swing' || run.status !== 'playing') return;
  const target = targetOf(run.world.anchors, run.body);
  if (!target) return;
  const pulse = reducedMotion() ? 0 : Math.sin(time * 9) * 3;
  setStroke(ctx, 'rgba(255,255,255,0.55)', 3);
  ctx.setLineDash([3, 11]);
  strokeLine(ctx, run.body.x, run.body.y - 20, target.x, target.y);
  ctx.setLineDash([]);
  setStroke(ctx, '#fff7a8', 5);
  strokeArc(ctx, target.x, target.y, 28 + pulse);
}

function drawVine(ctx: Ctx, things: Things, run: Run, age: number): void {
  const { rope } = run;
  if (!rope) return;
  const reach = clamp(age / 0.07, 0, 1);
  const hand = { x: run.body.x - Math.sin(rope.angle) * 34, y: run.body.y - Math.cos(rope.angle) * 34 };
  const end = { x: lerp(hand.x, rope.ax, reach), y: lerp(hand.y, rope.ay, reach) };
  const slack = Math.sin(age * 26) * 26 * Math.exp(-age * 7);
  const middle = { x: (hand.x + end.x) / 2 + slack, y: (hand.y + end.y) / 2 + Math.abs(slack) * 0.4 };
  ctx.lineCap = 'round';
  for (const [width, colour] of [
    [9, '#1d5b34'],
    [5.5, '#58b84a'],
    [2, '#b8ec7a'],
  ] as const) {
    setStroke(ctx, colour, width);
    ctx.beginPath();
    ctx.moveTo(hand.x, hand.y);
    ctx.quadraticCurveTo(middle.x, middle.y, end.x, end.y);
    ctx.stroke();
  }
  for (let at = 0.2; at < 0.95; at += 0.2) {
    const x = lerp(hand.x, end.x, at) + slack * 2 * at * (1 - at);
    const y = lerp(hand.y, end.y, at);
    things.vineLeaf.draw(ctx, x, y, 1, 1, -rope.angle + ((at * 10) % 2) > 1 ? 0.4 : 2.7);
  }
  if (!run.anchor)
    for (let turn = 0; turn < 6; turn += 1)
      leaf(ctx, end.x, end.y, 40, turn * 1.05, turn % 2 === 0 ? '#3fc46c' : '#8fe05f');
}

function poseOf(run: Run, stretch: number, time: number): SlothPose {
  const { x, y, vx, vy } = run.body;
  const base = { x, y, stretch, time };
  if (run.status === 'lost')
    return { ...base, lean: Math.sin(time * 3) * 0.15, arms: 'up', drag: 0, mood: 'scared' };
  if (run.status === 'won')
    return { ...base, lean: Math.sin(time * 7) * 0.25, arms: 'up', drag: 0, mood: 'glad' };
  if (run.mode === 'sit') return { ...base, lean: 0, arms: 'rest', drag: -0.5, mood: 'calm' };
  if (run.mode === 'carried') return { ...base, lean: -0.12, arms: 'up', drag: 0.5, mood: 'glad' };
  if (run.rope)
    return {
      ...base,
      lean: run.rope.angle,
      arms: 'rope',
      drag: clamp(run.rope.spin / 3.5, -1, 1),
      mood: 'glad',
    };
  const isFalling = vy > 420 && y > run.river - 220;
  return {
    ...base,
    lean: clamp(-vx / 1600 - vy / 3200, -0.6, 0.4),
    arms: 'wide',
    drag: clamp(vx / 600, -1, 1),
    mood: isFalling ? 'scared' : 'glad',
  };
}

/** Draws the branch on which the sloth sits at the start. */
function drawPerch(ctx: Ctx, camera: number, view: Rect): void {
  if (!isSeen(0, view, camera, 200)) return;
  ctx.lineCap = 'round';
  for (const [width, colour, up] of [
    [26, '#3a2419', 4],
    [20, '#6b4631', 0],
    [5, '#93664a', -5],
  ] as const) {
    setStroke(ctx, colour, width);
    ctx.beginPath();
    ctx.moveTo(-900, 250 + up);
    ctx.quadraticCurveTo(-260, 320 + up, 44, 290 + up);
    ctx.stroke();
  }
  leaf(ctx, 30, 280, 46, -0.5, '#3fc46c');
  leaf(ctx, -50, 290, 54, -2.4, '#2fae5f');
  leaf(ctx, -110, 298, 50, -0.9, '#3fc46c');
}

let water: { top: number; bottom: number; fill: CanvasGradient } | undefined;

/** Returns the colours of the river. They are computed again only when the river rises or falls. */
function waterOf(ctx: Ctx, top: number, bottom: number): CanvasGradient {
  if (water?.top !== top || water.bottom !== bottom)
    water = { top, bottom, fill: vertical(ctx, top, bottom, '#2fb9b4', '#0f7f90', '#0a4a63') };
  return water.fill;
}

function drawRiver(ctx: Ctx, river: number, view: Rect, top: number, camera: number, time: number): void {
  const y = top + river;
  const bottom = view.y + view.height + 10;
  const clock = reducedMotion() ? 0 : time;
  for (const [depth, lift, speed] of [
    [0, -9, 0.7],
    [1, 0, 1],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(view.x - 10, bottom);
    for (let step = 0; step <= 40; step += 1) {
      const x = view.x - 10 + ((view.width + 20) * step) / 40;
      const wave = (x + camera * speed) * 0.018;
      ctx.lineTo(
        x,
        y + lift + Math.sin(wave + clock * (1.6 + depth)) * 5 + Math.sin(wave * 2.3 - clock) * 2.5,
      );
    }
    ctx.lineTo(view.x + view.width + 10, bottom);
    ctx.fillStyle = depth === 0 ? '#7fe3d8' : waterOf(ctx, y, Math.max(y + 60, bottom));
    ctx.fill();
  }
  ctx.fillStyle = 'rgba(255,255,255,0.4)';
  for (let glint = 0; glint < 16; glint += 1) {
    const away = (glint * 173.7 - camera * 0.96) % (view.width + 160);
    const x = view.x - 80 + (away < 0 ? away + view.width + 160 : away);
    const sink = 12 + ((glint * 37) % 60);
    ctx.fillRect(x, y + sink, 22 + ((glint * 13) % 30), 2.5);
  }
}

/** Draws lily pads that drift by. */
function drawLilies(
  ctx: Ctx,
  things: Things,
  river: number,
  view: Rect,
  top: number,
  camera: number,
  time: number,
): void {
  const room = view.width + 300;
  for (let pad = 0; pad < 4; pad += 1) {
    const away = (((pad * 431.3 - camera) % room) + room) % room;
    const x = view.x - 150 + away;
    const y = top + river + 26 + (pad % 3) * 20 + (reducedMotion() ? 0 : Math.sin(time * 1.4 + pad) * 3);
    things.lilies.draw(ctx, pad % 2, x, y);
  }
}

function drawFog(ctx: Ctx, things: Things, run: Run, view: Rect, camera: number, time: number): void {
  const edge = run.fog - camera;
  if (edge < view.x - 90) return;
  if (edge > view.x) {
    ctx.fillStyle = 'rgba(74,38,116,0.9)';
    ctx.fillRect(view.x - 10, view.y, Math.max(0, edge - 84 - view.x + 10), view.height);
  }
  const clock = reducedMotion() ? 0 : time;
  for (let puff = 0; puff < 9; puff += 1) {
    const y = view.y + ((puff + 0.3) / 9) * view.height;
    const sway = Math.sin(clock * 1.3 + puff * 1.9) * 18;
    things.puff.draw(ctx, edge - 66 + sway, y, 1 + (puff % 3) * 0.12);
  }
}

function drawSign(ctx: Ctx, play: Play, layout: Layout): void {
  const { sign } = play;
  if (!sign) return;
  const show = Math.min(clamp(sign.age / 0.35, 0, 1), clamp((sign.life - sign.age) / 0.35, 0, 1));
  const pop = easeOutBack(show);
  const width = Math.min(layout.width - 40, 470);
  ctx.save();
  ctx.globalAlpha = show;
  ctx.translate(layout.width / 2, layout.top + 440);
  ctx.scale(pop, pop);
  for (const side of [-1, 1])
    leaf(ctx, side * (width / 2 - 26), 0, 74, side < 0 ? Math.PI - 0.3 : -0.3, '#2fae5f');
  fillRound(ctx, -width / 2, -27, width, 58, 29, '#7a1148');
  fillRound(ctx, -width / 2, -31, width, 58, 29, '#ff3f8e');
  text(ctx, sign.text, 0, -1, { size: 28, weight: 700, maxWidth: width - 44 });
  ctx.restore();
}

/** Draws the progress of the sloth on the course. */
function drawWay(ctx: Ctx, run: Run, layout: Layout): void {
  if (run.end === Infinity) return;
  const width = Math.min(300, layout.width * 0.5);
  const [x, y] = [(layout.width - width) / 2, layout.top > 0 ? 14 : 6];
  fillRound(ctx, x - 2, y - 2, width + 4, 18, 9, 'rgba(255,255,255,0.5)');
  fillRound(ctx, x, y, width, 14, 7, '#0a4a3c');
  fillRound(ctx, x + 2, y + 2, Math.max(10, (width - 4) * clamp(run.far / run.end, 0, 1)), 10, 5, '#ff6fab');
}

/** Draws one frame of the run over the background from `paintLight`. */
export function drawRun(
  ctx: Ctx,
  things: Things,
  layout: Layout,
  play: Play,
  view: Rect,
  time: number,
): void {
  const { run, camera } = play;
  const world: Rect = { ...view, y: view.y - layout.top };
  ctx.save();
  ctx.translate(-camera, layout.top);
  drawPerch(ctx, camera, view);
  drawStanding(ctx, things, run, world, camera, time);
  drawTarget(ctx, run, time);
  for (const toucan of run.world.toucans)
    if (isSeen(toucan.x, view, camera, 90) && (!toucan.isUsed || run.toucan === toucan))
      drawToucan(ctx, toucan.x, toucan.y, reducedMotion() ? 0.6 : Math.sin(time * (run.toucan ? 16 : 9)));
  drawVine(ctx, things, run, play.ropeAge);
  drawSloth(ctx, poseOf(run, play.stretch, time), things.bodies);
  ctx.restore();
  drawRiver(ctx, run.river, view, layout.top, camera, time);
  drawLilies(ctx, things, run.river, view, layout.top, camera, time);
  drawFog(ctx, things, run, view, camera, time);
  ctx.save();
  ctx.translate(-camera, layout.top);
  play.particles.draw(ctx);
  for (const { text: said, x, y, isBig, age } of play.popups) {
    const share = age / POPUP_LIFE;
    ctx.globalAlpha = clamp((1 - share) * 3, 0, 1);
    const size = isBig ? 32 : 22;
    text(ctx, said, x, y - share * 40, {
      size,
      grow: ((size - 1) * easeOutBack(clamp(share * 4, 0, 1)) + 1) / size,
      weight: 700,
      color: isBig ? '#fff7a8' : '#fff',
      outline: '#7a1148',
    });
  }
  ctx.restore();
}

/** Draws the progress bar and the sign, which are in front of the leaves. */
export function drawSigns(ctx: Ctx, layout: Layout, play: Play): void {
  drawWay(ctx, play.run, layout);
  drawSign(ctx, play, layout);
}
