import { createSprite, type Ctx } from '../kit/draw.ts';
import { approach } from '../kit/ease.ts';
import { HUD_HEIGHT } from '../kit/hud.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createRandom } from '../kit/random.ts';
import type { Stage } from '../kit/stage.ts';
import { paintHills, paintIslands, paintSky } from './backdrop.ts';
import { createBands } from './bands.ts';
import { EYE_TO_VAN, createLens, createScope, look, spotOf } from './camera.ts';
import { createOverlay, drawRain, drawWind } from './overlay.ts';
import { paletteOf } from './palette.ts';
import { createParapet } from './parapet.ts';
import { createProps } from './prop-art.ts';
import { drawRoad } from './road.ts';
import type { State } from './rules.ts';
import { createScenery } from './scenery-art.ts';
import { bendAt, isTunnel } from './track.ts';
import { createVan, createVehicles } from './vehicle-art.ts';
import { createRoadside, createThings, drawVan, type Sprites, type VanPose } from './view.ts';

let kept: { perMetre: number; sprites: Sprites } | undefined;

/**
 * Returns the things on the road and beside it. They are the same in every stage, and are painted again only if the
 * size changes.
 */
function spritesFor(perMetre: number): Sprites {
  if (kept?.perMetre !== perMetre)
    kept = {
      perMetre,
      sprites: {
        scenery: createScenery(Math.min(46, perMetre * 0.5)),
        vehicles: createVehicles(Math.min(110, perMetre)),
        van: createVan(Math.min(190, perMetre)),
        props: createProps(Math.min(90, perMetre)),
      },
    };
  return kept.sprites;
}

/** Creates the whole picture of one stage for one frame size. As much as possible is painted once. */
export function createPicture(stage: Stage, state: State) {
  const palette = paletteOf(state.level);
  const bands = createBands(palette);
  const roadside = createRoadside(state);
  const top = stage.visible.y + HUD_HEIGHT / stage.scale;
  const lens = createLens(stage.visible, top, stage.pixelScale);
  const scope = createScope(lens);
  const { view, horizon } = lens;
  const perMetre = (lens.focal / EYE_TO_VAN) * stage.pixelScale;
  const sprites = spritesFor(perMetre);
  const sky = stage.layer((ctx) => paintSky(ctx, lens, palette));
  const night = stage.layer((ctx) => {
    const x = view.x + view.width / 2;
    const y = view.y + view.height * 0.82;
    const reach = Math.max(view.width, view.height) * 0.62;
    const light = ctx.createRadialGradient(x, y - view.height * 0.12, reach * 0.1, x, y, reach);
    light.addColorStop(0, 'rgba(255,226,150,0.12)');
    light.addColorStop(0.25, `rgba(14,18,60,${palette.dark * 0.25})`);
    light.addColorStop(1, `rgba(10,12,50,${palette.dark})`);
    ctx.fillStyle = light;
    ctx.fillRect(view.x, view.y, view.width, view.height);
  });
  const wide = view.width * 1.9;
  const tall = Math.min(view.height * 0.22, 160);
  const hills = createSprite(wide, tall, Math.min(1.5, stage.pixelScale), (ctx) => {
    ctx.translate(-wide / 2, -tall / 2);
    paintHills(ctx, wide, tall, palette);
  });
  const islands = createSprite(wide, tall * 0.5, Math.min(1.5, stage.pixelScale), (ctx) => {
    ctx.translate(-wide / 2, -tall / 4);
    paintIslands(ctx, wide, tall * 0.5, palette);
  });
  const glints = Array.from({ length: 44 }, (_, n) => {
    const random = createRandom(n + 90);
    const depth = random.next();
    return { x: random.next(), depth, phase: random.next() * 6, long: 6 + depth * 34 };
  });
  const parapet = createParapet(stage.ctx, view.x + view.width);
  let heading = 0;

  const drawSea = (ctx: Ctx, time: number): void => {
    ctx.fillStyle = palette.glint;
    const tallSea = view.y + view.height - horizon;
    for (const { x, depth, phase, long } of glints) {
      const blink = reducedMotion() ? 0.3 : Math.sin(time * 1.6 + phase);
      if (blink < 0) continue;
      ctx.globalAlpha = blink * 0.4;
      ctx.fillRect(
        view.x + ((x + heading * 0.2 + 2) % 1) * view.width,
        horizon + 4 + depth ** 2 * tallSea * 0.7,
        long * blink,
        1.5 + depth * 2.5,
      );
    }
    ctx.globalAlpha = 1;
  };

  return {
    lens,
    overlay: createOverlay(stage, view),
    /** Returns the x of the van on the screen. */
    vanX: (): number => spotOf(scope, scope.eyeZ + EYE_TO_VAN + 0.01, state.x)?.x ?? lens.middle,
    spot: (z: number, x: number) => spotOf(scope, z, x),
    step(dt: number): void {
      heading = approach(heading, -bendAt(state.track, state.z + 20) * 55, 1.2, dt);
    },
    draw(ctx: Ctx, time: number, pose: VanPose): void {
      look(scope, state.track, state.z, state.x);
      sky.paint();
      drawSea(ctx, time);
      const shift = heading * view.width * 0.3 - state.x * 0.8;
      islands.draw(ctx, lens.middle + shift * 0.8 + wide * 0.24, horizon - tall * 0.25 + 1);
      hills.draw(ctx, lens.middle + shift - wide * 0.14, horizon - tall / 2 + 2);
      drawRoad(
        ctx,
        scope,
        state.track,
        bands,
        palette,
        parapet,
        createThings({ ctx, parapet }, scope, state, sprites, roadside, time),
      );
      if (isTunnel(state.track, state.z)) {
        ctx.fillStyle = 'rgba(20,14,40,0.22)';
        ctx.fillRect(view.x, view.y, view.width, view.height);
      }
      drawVan(ctx, scope, state, sprites, pose);
      if (palette.dark > 0) night.paint();
      if (state.level.isRainy && !isTunnel(state.track, state.z))
        drawRain(ctx, view, reducedMotion() ? 0.4 : time, state.speed);
      if (state.tail > 0.12 && !reducedMotion()) drawWind(ctx, lens, state.tail, time);
    },
    top,
  };
}

export type Picture = ReturnType<typeof createPicture>;
