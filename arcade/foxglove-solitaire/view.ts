import { fillCircle, roundRect, setStroke } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import { createParticles } from '../kit/particles.ts';
import type { Stage } from '../kit/stage.ts';
import { drawBee } from './bee-art.ts';
import { flowerOf } from './cards.ts';
import { createCardSprites } from './card-art.ts';
import { FLOWER_COLORS } from './flower-art.ts';
import type { Hand } from './hand.ts';
import { CARD, cardPoint, pileSize } from './layout.ts';
import type { Layout, Point, Spot } from './layout.ts';
import { createMotion } from './motion.ts';
import { BEE, STOCK, isColumn, isVase } from './rules.ts';
import type { Move, State } from './rules.ts';
import { createTwigShadow, paintBunches, paintPlaces, paintTable } from './scenery.ts';
import type { Session } from './session.ts';
import { drawRibbon, drawSign } from './sign.ts';
import type { Sign } from './sign.ts';
import { drawShade, drawSky } from './sky.ts';

export interface Scene {
  readonly session: Session;
  readonly hand: Hand;
  readonly hint: Move | undefined;
  readonly showsMarker: boolean;
  readonly sign: { readonly sign: Sign; readonly age: number; readonly left: number } | undefined;
}

export interface View {
  readonly particles: ReturnType<typeof createParticles>;
  resize(layout: Layout, state: State): void;
  /** Draws the pack again after the font of its lettering has loaded. */
  redraw(): void;
  begin(session: Session): void;
  follow(state: State): void;
  refuse(state: State, spot: Spot): void;
  celebrate(layout: Layout): void;
  step(dt: number, hand: Hand): void;
  draw(ctx: Ctx, scene: Scene | undefined): void;
}

function frame(ctx: Ctx, at: Point, color: string, width: number, grow: number, tall = 0): void {
  roundRect(
    ctx,
    at.x - CARD.width / 2 - grow,
    at.y - CARD.height / 2 - grow,
    CARD.width + grow * 2,
    CARD.height + tall + grow * 2,
    13 + grow,
  );
  setStroke(ctx, color, width);
  ctx.stroke();
}

export function createView(stage: Stage, layoutOf: () => Layout, onVase: () => void): View {
  const particles = createParticles(260);
  let sprites = createCardSprites(stage.pixelScale);
  let scale = stage.pixelScale;
  const twig = createTwigShadow();
  let weather: Session['level']['weather'] = 'sun';
  let time = 0;
  const table = stage.layer((ctx, visible) => {
    paintTable(ctx, visible, layoutOf(), weather);
    paintPlaces(ctx, layoutOf());
  });
  const bareTable = stage.layer((ctx, visible) => {
    paintTable(ctx, visible, layoutOf(), 'sun');
    paintBunches(ctx, visible);
  });
  const motion = createMotion((pile, { x, y }, card) => {
    if (!isVase(pile)) return;
    const color = FLOWER_COLORS[flowerOf(card)]?.petal ?? '#ffffff';
    particles.burst({
      x,
      y,
      count: 12,
      colors: [color, '#fff6d8'],
      speed: 210,
      size: 6,
      life: 0.7,
      gravity: 160,
    });
    particles.burst({ x, y, count: 1, colors: ['#fff3c0'], speed: 0, size: 12, life: 0.4, shape: 'ring' });
    onVase();
  });

  const pointOfSpot = (state: State, { pile, index }: Spot): Point =>
    cardPoint(layoutOf(), state, pile, Math.max(0, index));

  const drawHelper = (ctx: Ctx, state: State): void => {
    const place = layoutOf().piles[BEE];
    if (!place) return;
    const carries = state.bee !== undefined;
    const isAsleep = !state.beeReady && !carries;
    ctx.save();
    ctx.translate(place.x, place.y + (isAsleep ? 0 : Math.sin(time * 3) * 4) - (carries ? 8 : 0));
    drawBee(ctx, isAsleep ? 24 : carries ? 22 : 30, Math.sin(time * 40), isAsleep);
    ctx.restore();
  };
  const drawTargets = (ctx: Ctx, state: State, hand: Hand): void => {
    ctx.globalAlpha = 0.65 + Math.sin(time * 6) * 0.25;
    for (const pile of hand.targets) {
      const size = pileSize(state, pile);
      frame(ctx, cardPoint(layoutOf(), state, pile, Math.max(0, size - 1)), '#fff2a8', 5, 3);
    }
    ctx.globalAlpha = 1;
  };
  const drawHint = (ctx: Ctx, state: State, { from, to, count }: Move): void => {
    const beat = 0.6 + Math.sin(time * 7) * 0.4;
    ctx.globalAlpha = beat;
    const start = pointOfSpot(state, { pile: from, index: pileSize(state, from) - count });
    const end = pointOfSpot(state, { pile: from, index: pileSize(state, from) - 1 });
    frame(ctx, start, '#ffb400', 6, 4, end.y - start.y);
    ctx.globalAlpha = 1;
    if (from === STOCK) return;
    const goal = pointOfSpot(state, { pile: to, index: pileSize(state, to) - 1 });
    ctx.globalAlpha = beat;
    frame(ctx, goal, '#ffb400', 6, 4);
    ctx.globalAlpha = 1;
    const go = (time * 0.9) % 1;
    for (let dot = 0; dot < 4; dot += 1) {
      const at = Math.max(0, go - dot * 0.06);
      ctx.fillStyle = `rgba(255,186,20,${0.95 - dot * 0.2})`;
      fillCircle(ctx, start.x + (goal.x - start.x) * at, start.y + (goal.y - start.y) * at, 11 - dot * 2);
    }
  };
  const drawMarker = (ctx: Ctx, state: State, hand: Hand): void => {
    const { pile, index } = hand.marker;
    const at = pointOfSpot(state, { pile, index });
    const last = pointOfSpot(state, { pile, index: pileSize(state, pile) - 1 });
    const tall = isColumn(pile) && index >= 0 ? last.y - at.y : 0;
    frame(ctx, at, '#ffffff', 9, 3, tall);
    frame(ctx, at, '#b0409a', 5, 3, tall);
  };

  return {
    particles,
    resize(layout, state) {
      if (scale !== stage.pixelScale) sprites = createCardSprites(stage.pixelScale);
      scale = stage.pixelScale;
      table.invalidate();
      motion.follow(state, layout);
      motion.jump();
    },
    redraw() {
      sprites = createCardSprites(stage.pixelScale);
      table.invalidate();
    },
    begin(session) {
      weather = session.level.weather;
      table.invalidate();
      particles.clear();
      motion.follow(session.state, layoutOf(), true);
    },
    follow: (state) => motion.follow(state, layoutOf()),
    refuse(state, { pile, index }) {
      const column = state.columns[pile];
      motion.refuse(column?.cards[index] ?? (pile === BEE ? state.bee : state.waste[index]));
    },
    celebrate(layout) {
      for (let flower = 0; flower < 4; flower += 1) {
        const color = FLOWER_COLORS[flower]?.petal ?? '#ffffff';
        particles.burst({
          x: layout.width * (0.2 + flower * 0.2),
          y: layout.height * 0.55,
          count: 34,
          colors: [color, '#fff1c4', '#7fa653'],
          speed: 560,
          size: 10,
          life: 1.7,
          gravity: 420,
          angle: -Math.PI / 2,
          spread: 2,
        });
      }
    },
    step(dt, hand) {
      time += dt;
      motion.step(dt, hand.held);
      particles.step(dt);
    },
    draw(ctx, scene) {
      if (!scene) {
        bareTable.paint();
        drawShade(ctx, stage.visible, time, weather, twig);
        return;
      }
      table.paint();
      const { session, hand, hint, sign } = scene;
      const { state } = session;
      const layout = layoutOf();
      if (state.bee === undefined) drawHelper(ctx, state);
      drawShade(ctx, stage.visible, time, weather, twig);
      drawRibbon(ctx, layout, session);
      if (hand.held) drawTargets(ctx, state, hand);
      motion.draw(ctx, sprites);
      if (state.bee !== undefined) drawHelper(ctx, state);
      if (scene.showsMarker) drawMarker(ctx, state, hand);
      if (hint) drawHint(ctx, state, hint);
      particles.draw(ctx);
      drawSky(ctx, stage.visible, time, weather, sprites.petals);
      if (sign) drawSign(ctx, layout, sign.sign, sign.age, sign.left, time);
    },
  };
}
