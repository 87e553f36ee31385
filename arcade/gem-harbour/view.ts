import { fillRound, roundRect, setStroke, vertical } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { createParticles } from '../kit/particles.ts';
import type { Particles } from '../kit/particles.ts';
import type { Layer, Stage } from '../kit/stage.ts';
import type { Animator } from './animator.ts';
import { drawBoat } from './boats.ts';
import { createEffects } from './effects.ts';
import type { Effects } from './effects.ts';
import { CELL, createGemArt, drawPiece } from './gem-art.ts';
import type { GemArt } from './gem-art.ts';
import { BOARD, placeAll } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { Goal } from './levels.ts';
import { CELLS, SIZE, columnOf, rowOf } from './rules.ts';
import { drawBeam, drawGlints, drawLanterns, paintScenery } from './scenery.ts';

export interface Pointing {
  /** Cell under the keyboard cursor, when a keyboard or pad is in use. */
  cursor: number | undefined;
  selected: number | undefined;
  hint: readonly [number, number] | undefined;
}

export interface View {
  readonly art: GemArt;
  readonly geometry: Geometry;
  readonly effects: Effects;
  readonly particles: Particles;
  /** Fits everything to the stage again, or to another number of goals. */
  fit(goals: number): void;
  /** Jolts the boat of a goal for which another piece was counted. */
  bump(goal: number): void;
  step(dt: number): void;
  drawScene(ctx: Ctx): void;
  drawBoats(ctx: Ctx, goals: readonly Goal[], shown: readonly number[], places?: Geometry['boats']): void;
  drawBoard(ctx: Ctx, animator: Animator, pointing: Pointing): void;
}

function paintBoard(ctx: Ctx, { boardX, boardY }: Geometry): void {
  ctx.save();
  ctx.translate(boardX, boardY);
  fillRound(ctx, -7, -1, BOARD + 14, BOARD + 12, 34, 'rgba(5,8,36,0.55)');
  fillRound(
    ctx,
    -7,
    -7,
    BOARD + 14,
    BOARD + 14,
    34,
    vertical(ctx, 0, BOARD, '#ffd98a', '#b9752c', '#7a451b'),
  );
  fillRound(ctx, -1, -1, BOARD + 2, BOARD + 2, 28, '#0d1447');
  for (let cell = 0; cell < CELLS; cell += 1) {
    const x = columnOf(cell) * CELL;
    const y = rowOf(cell) * CELL;
    const light = (rowOf(cell) + columnOf(cell)) % 2 === 0;
    fillRound(ctx, x + 3, y + 3, CELL - 6, CELL - 6, 20, light ? '#202d7d' : '#1a256b');
    fillRound(ctx, x + 3, y + 3, CELL - 6, 10, 5, 'rgba(5,9,45,0.22)');
  }
  ctx.restore();
}

function drawFrame(ctx: Ctx, cell: number, color: string, grow: number): void {
  const size = CELL - 8 + grow;
  setStroke(ctx, color, 7);
  roundRect(
    ctx,
    (columnOf(cell) + 0.5) * CELL - size / 2,
    (rowOf(cell) + 0.5) * CELL - size / 2,
    size,
    size,
    24,
  );
  ctx.stroke();
}

/** Creates the view of the harbour on a stage. */
export function createView(stage: Stage): View {
  const effects = createEffects();
  const particles = createParticles();
  const bumps: number[] = [];
  let goals = 1;
  let time = 0;
  let art = createGemArt(stage.pixelScale);
  let artScale = stage.pixelScale;
  let geometry = placeAll(stage, stage.orientation, stage.visible, goals);
  const scenery: Layer = stage.layer((ctx) => paintScenery(ctx, geometry.scene));
  const board: Layer = stage.layer((ctx) => paintBoard(ctx, geometry));

  return {
    get art() {
      return art;
    },
    get geometry() {
      return geometry;
    },
    effects,
    particles,
    fit(nextGoals) {
      goals = nextGoals;
      geometry = placeAll(stage, stage.orientation, stage.visible, goals);
      if (artScale !== stage.pixelScale) {
        artScale = stage.pixelScale;
        art = createGemArt(artScale);
      }
      scenery.invalidate();
      board.invalidate();
    },
    bump(goal) {
      bumps[goal] = 1;
    },
    step(dt) {
      time += dt;
      bumps.forEach((bump, index) => {
        bumps[index] = Math.max(0, bump - dt * 4);
      });
      effects.step(dt);
      particles.step(dt);
    },
    drawScene(ctx) {
      scenery.paint();
      const { scene, boardX } = geometry;
      const { visible } = scene;
      drawBeam(ctx, scene, time);
      const right = visible.x + visible.width;
      if (stage.orientation === 'landscape') {
        drawLanterns(ctx, visible.x - 10, 66, boardX - 8, 96, 34, 4, time, 0.9);
        drawLanterns(ctx, boardX + BOARD + 6, 130, right + 10, 96, 30, 2, time, 0.9);
      } else
        drawLanterns(
          ctx,
          visible.x - 10,
          Math.min(-4, scene.horizon - 210),
          right + 10,
          Math.min(-4, scene.horizon - 210),
          46,
          7,
          time,
          0.85,
        );
    },
    drawBoats(ctx, list, shown, places = geometry.boats) {
      drawGlints(ctx, { ...geometry.scene, visible: glintArea() }, time);
      list.forEach((goal, index) => {
        const place = places[index];
        if (place) drawBoat(ctx, art, goal, shown[index] ?? 0, place, bumps[index] ?? 0, time);
      });
    },
    drawBoard(ctx, animator, pointing) {
      board.paint();
      ctx.save();
      ctx.translate(geometry.boardX, geometry.boardY);
      ctx.save();
      roundRect(ctx, 0, 0, BOARD, BOARD, 27);
      ctx.clip();
      const middle = (value: number): number => (value + 0.5) * CELL;
      animator.fog.forEach((layers, cell) => {
        const bed = layers > 0 ? art.fogBed[layers > 1 ? 1 : 0] : undefined;
        bed?.draw(ctx, middle(columnOf(cell)), middle(rowOf(cell)));
      });
      if (pointing.selected !== undefined) {
        fillRound(
          ctx,
          columnOf(pointing.selected) * CELL + 3,
          rowOf(pointing.selected) * CELL + 3,
          CELL - 6,
          CELL - 6,
          20,
          'rgba(255,255,255,0.3)',
        );
      }
      for (const actor of animator.actors.values()) {
        const cell = Math.round(actor.toY) * SIZE + Math.round(actor.toX);
        const resting = actor.clock < 0 && !actor.leaving;
        const chosen = resting && pointing.selected === cell;
        const hinted = resting && pointing.hint?.includes(cell) === true;
        const lift = chosen ? 1.06 + Math.sin(time * 7) * 0.04 : 1;
        const nudge = hinted ? Math.sin(time * 9) * 5 : 0;
        drawPiece(
          ctx,
          art,
          actor,
          middle(actor.x) + nudge,
          middle(actor.y),
          actor.scaleX * lift,
          actor.scaleY * lift,
          time,
        );
      }
      animator.fog.forEach((layers, cell) => {
        const wisp = layers > 0 ? art.fogWisp[layers > 1 ? 1 : 0] : undefined;
        wisp?.draw(ctx, middle(columnOf(cell)) + Math.sin(time * 0.9 + cell) * 4, middle(rowOf(cell)));
      });
      effects.drawBeams(ctx);
      ctx.restore();
      if (pointing.selected !== undefined)
        drawFrame(ctx, pointing.selected, '#ffffff', Math.sin(time * 7) * 3);
      if (pointing.cursor !== undefined) drawFrame(ctx, pointing.cursor, '#ffcb08', 4);
      ctx.restore();
      particles.draw(ctx);
      effects.drawAbove(ctx);
    },
  };

  function glintArea(): Geometry['scene']['visible'] {
    const { visible } = geometry.scene;
    if (stage.orientation === 'landscape') return visible;
    return { ...visible, height: geometry.boardY - visible.y - 20 };
  }
}
