import { type Ctx, alpha, fillCircle, setStroke, strokeArc } from '../kit/draw.ts';
import { easeOutCubic } from '../kit/ease.ts';
import { createBeetleArt, type BeetleArt } from './beetle-art.ts';
import { createBossArt, type BossArt } from './boss-art.ts';
import { BEAM_WIDTH, BOSS_RADIUS, TIMES } from './bosses.ts';
import { WIND_UP } from './foe-flight.ts';
import { FOE_TYPES } from './foes.ts';
import { BURST_RADIUS, BURST_SECONDS } from './hits.ts';
import { createMothArt, drawMoth, type MothArt } from './moth-art.ts';
import { escortPlace } from './rules.ts';
import type { Boss, State } from './state.ts';
import { createThingArt, POLLEN_COLORS, type ThingArt } from './things-art.ts';

export interface Art {
  readonly moth: MothArt;
  readonly beetles: BeetleArt;
  readonly bosses: BossArt;
  readonly things: ThingArt;
}

export const createArt = (scale: number): Art => ({
  moth: createMothArt(scale * 1.8),
  beetles: createBeetleArt(scale, FOE_TYPES),
  bosses: createBossArt(scale),
  things: createThingArt(scale),
});

function drawLanterns(ctx: Ctx, state: State, { things }: Art, time: number): void {
  for (const { x, y, light } of state.lanterns) {
    const isLit = light >= 1;
    const swing = Math.sin(time * 1.6 + x) * 0.12;
    if (light > 0) things.lampGlow.draw(ctx, x, y, 0.4 + light * 0.6, undefined, 0, light * 0.55);
    (isLit ? things.lit : things.dark).draw(ctx, x, y, 1, 1, swing);
    if (isLit) continue;
    setStroke(ctx, 'rgba(255,220,150,0.35)', 2);
    ctx.setLineDash([5, 7]);
    strokeArc(ctx, x, y, 36);
    ctx.setLineDash([]);
    setStroke(ctx, '#ffd25e', 4);
    strokeArc(ctx, x, y, 36, -Math.PI / 2, -Math.PI / 2 + light * Math.PI * 2);
  }
}

function drawFoes(ctx: Ctx, state: State, art: Art, time: number): void {
  for (const foe of state.foes) {
    const { radius, fires } = FOE_TYPES[foe.kind];
    const winding = fires !== 'none' && foe.cooldown < WIND_UP ? 1 - foe.cooldown / WIND_UP : 0;
    const wobble = Math.sin(time * 7 + foe.id) * 0.06;
    const turn = foe.vy === 0 ? wobble : Math.atan2(foe.vy, foe.vx) - Math.PI / 2;
    if (winding > 0)
      art.things.warning.draw(
        ctx,
        foe.x,
        foe.y,
        (radius / 34) * (0.6 + winding * 0.6),
        undefined,
        0,
        winding * 0.8,
      );
    const { plain, white } = art.beetles[foe.kind];
    const squash = 1 + winding * 0.12;
    (foe.flash > 0 ? white : plain).draw(ctx, foe.x, foe.y, squash, 2 - squash, turn);
    const spin = Math.cos(time * 5 + foe.id);
    art.things.key.draw(ctx, foe.x, foe.y - radius * 0.7, (radius / 24) * spin, radius / 24);
    fillCircle(ctx, foe.x, foe.y - radius * 0.1, radius * 0.17, POLLEN_COLORS[foe.pollen]);
  }
}

/** Draws stripes where a charge, beam, rain or sweep will strike. They become brighter until the attack strikes. */
function drawWarning(ctx: Ctx, boss: Boss, state: State, time: number): void {
  if (boss.stage !== 'tell') return;
  const share = Math.min(1, boss.time / TIMES[boss.attack].tell);
  const { width, height } = state.field;
  const blink = 0.18 + share * 0.2 + Math.sin(time * 24) * 0.05;
  const stripe = (x: number, wide: number): void => {
    ctx.fillStyle = alpha('#ff5a6e', blink);
    ctx.fillRect(x - wide / 2, 0, wide, height);
    ctx.fillStyle = alpha('#ffd0b0', 0.75);
    ctx.fillRect(x - wide / 2, 0, 2, height * share);
    ctx.fillRect(x + wide / 2 - 2, 0, 2, height * share);
  };
  if (boss.attack === 'charge') stripe(boss.mark, BOSS_RADIUS * 1.7);
  if (boss.attack === 'beam') for (const mark of boss.marks) stripe(mark, BEAM_WIDTH);
  if (boss.attack === 'rain') for (const mark of boss.marks) stripe(mark, 24);
  if (boss.attack !== 'sweep') return;
  ctx.fillStyle = alpha('#ff5a6e', blink);
  ctx.fillRect(0, boss.y - 30, width, 60);
}

function drawBeam(ctx: Ctx, boss: Boss, state: State): void {
  if (boss.stage !== 'act' || boss.attack !== 'beam') return;
  const open = Math.min(1, boss.time * 8, (TIMES.beam.act - boss.time) * 8);
  for (const mark of boss.marks)
    for (const [wide, color] of [
      [1, 'rgba(255,74,154,0.55)'],
      [0.66, 'rgba(255,190,214,0.85)'],
      [0.3, '#ffffff'],
    ] as const) {
      ctx.fillStyle = color;
      const reach = BEAM_WIDTH * wide * Math.max(0, open);
      ctx.fillRect(mark - reach / 2, 0, reach, state.field.height + 60);
    }
}

function drawBoss(ctx: Ctx, boss: Boss, state: State, art: Art, time: number): void {
  drawWarning(ctx, boss, state, time);
  drawBeam(ctx, boss, state);
  const telling = boss.stage === 'tell' ? Math.min(1, boss.time / TIMES[boss.attack].tell) : 0;
  const shiver = telling * Math.sin(time * 70) * 2.4;
  if (telling > 0)
    art.things.warning.draw(ctx, boss.x, boss.y, 1 + telling * 0.9, undefined, 0, telling * 0.9);
  const { body, gear, hand } = art.bosses;
  if (boss.kind !== 'clock')
    for (const side of [-1, 1])
      gear.draw(
        ctx,
        boss.x + side * 44 + shiver,
        boss.y - 40,
        0.8,
        undefined,
        time * side * (1 + telling * 5),
      );
  const { plain, white } = body[boss.kind];
  const breathe = Math.sin(time * 3) * 0.02 + telling * 0.06;
  plain.draw(ctx, boss.x + shiver, boss.y, 1 + breathe, 1 - breathe);
  if (boss.flash > 0) white.draw(ctx, boss.x + shiver, boss.y, 1 + breathe, 1 - breathe, 0, 0.32);
  if (boss.kind === 'clock') {
    hand.draw(ctx, boss.x + shiver, boss.y, 1, 1, time * (1 + telling * 6));
    hand.draw(ctx, boss.x + shiver, boss.y, 1, 0.7, time * 0.2);
  } else art.things.key.draw(ctx, boss.x + shiver, boss.y - 58, 2 * Math.cos(time * 4), 2);
}

function drawShots(ctx: Ctx, state: State, { things }: Art, time: number): void {
  ctx.globalAlpha = 0.9;
  for (const { x, y, vx, vy, look } of state.sparks) {
    const turn = look === 'mint' || Math.abs(vx) < 1 ? 0 : Math.atan2(vy, vx) + Math.PI / 2;
    things.spark[look].draw(ctx, x, y, 1, 1, turn);
  }
  ctx.globalAlpha = 1;
  for (const { x, y, colour, age } of state.grains)
    things.grain[colour].draw(ctx, x, y, Math.min(1, age * 5), undefined, time * 1.5 + x);
}

function drawBullets(ctx: Ctx, state: State, { things }: Art, time: number): void {
  const beat = 1 + Math.sin(time * 14) * 0.07;
  for (const { x, y, look } of state.bullets) things[look].draw(ctx, x, y, beat);
}

function drawBurst(ctx: Ctx, state: State, { things }: Art): void {
  if (state.burst === null) return;
  const share = Math.min(1, state.burst / BURST_SECONDS);
  const size = (easeOutCubic(share) * BURST_RADIUS) / 188;
  things.cloud.draw(ctx, state.burstAt.x, state.burstAt.y, size, undefined, 0, 1.2 - share);
}

function drawPilot(ctx: Ctx, state: State, art: Art, time: number): void {
  const { moth } = state;
  if (state.status === 'fallen') return;
  for (let n = 0; n < moth.fireflies; n += 1) {
    const { x, y } = escortPlace(state, n);
    art.things.firefly.draw(ctx, x, y, 0.9 + Math.sin(time * 9 + n * 2) * 0.1);
  }
  const isBlinking = moth.safe > 0 && state.time > 1.2 && Math.sin(time * 30) > 0.2;
  drawMoth(ctx, art.moth, {
    x: moth.x,
    y: moth.y,
    time,
    lean: Math.max(-0.4, Math.min(0.4, moth.vx / 1100)),
    stretch: Math.max(-0.1, Math.min(0.14, -moth.vy / 3600)),
    opacity: isBlinking ? 0.45 : 1,
  });
  const ready = moth.dust >= 1;
  setStroke(ctx, ready ? 'rgba(255,240,190,0.75)' : 'rgba(255,240,190,0.3)', 3);
  strokeArc(ctx, moth.x, moth.y, 41, Math.PI * 0.72, Math.PI * (0.72 - 0.44 * Math.min(1, moth.dust)), true);
  fillCircle(ctx, moth.x, moth.y, 4.6, '#ff3c6e');
  fillCircle(ctx, moth.x, moth.y, 2.4, '#ffffff');
}

/** Draws everything that flies. Enemy bullets are drawn last, on top of everything else. */
export function drawFlight(ctx: Ctx, state: State, art: Art, time: number): void {
  drawLanterns(ctx, state, art, time);
  drawShots(ctx, state, art, time);
  drawFoes(ctx, state, art, time);
  if (state.boss) drawBoss(ctx, state.boss, state, art, time);
  drawBurst(ctx, state, art);
  drawPilot(ctx, state, art, time);
  drawBullets(ctx, state, art, time);
}
