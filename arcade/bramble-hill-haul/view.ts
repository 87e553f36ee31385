import type { Ctx, Sprite } from '../kit/draw.ts';
import { fillRound, setStroke, text } from '../kit/draw.ts';
import { approach, clamp } from '../kit/ease.ts';
import { reducedMotion } from '../kit/motion.ts';
import { createParticles } from '../kit/particles.ts';
import { createRandom } from '../kit/random.ts';
import type { Stage } from '../kit/stage.ts';
import { INK, createArt } from './art.ts';
import type { Art } from './art.ts';
import { createBackdrop } from './backdrop.ts';
import { drawRoad } from './road.ts';
import type { Haul, HaulEvent } from './rules.ts';
import { NET_SECONDS } from './rules.ts';
import { groundAt, isMud, slopeAt } from './terrain.ts';
import { BED, WHEELS, toWorld } from './truck.ts';
import { phrase } from './texts.ts';

/** The word that is drawn for the sound of each kind of falling cargo. */
const FALLS = {
  pumpkin: phrase('note.pumpkin'),
  jar: phrase('note.jar'),
  hen: phrase('note.hen'),
} as const;

export interface View {
  fit(): void;
  show(haul: Haul): void;
  tell(event: HaulEvent, haul: Haul): void;
  step(dt: number, haul: Haul): void;
  draw(ctx: Ctx, haul: Haul): void;
}

interface Decor {
  x: number;
  kind: number;
  size: number;
}

interface Label {
  x: number;
  y: number;
  text: string;
  age: number;
}

const SLOT = 110;

export function createView(stage: Stage): View {
  const particles = createParticles(240);
  const backdrop = createBackdrop(stage);
  const camera = { x: 0, y: 0 };
  let art: Art = createArt(stage.pixelScale);
  let decor: Decor[] = [];
  let labels: Label[] = [];
  let clock = 0;
  let squash = 0;

  const goal = (haul: Haul): { x: number; y: number } => ({
    x: haul.truck.x + stage.width * 0.16 + clamp(haul.truck.vx, -120, 330) * 0.32,
    y: haul.truck.y - stage.height * 0.17,
  });

  const label = (x: number, y: number, words: string): void => {
    labels.push({ x, y, text: words, age: 0 });
  };

  const drawDecor = (ctx: Ctx, haul: Haul, from: number, to: number): void => {
    for (const { x, kind, size } of decor) {
      if (x < from - 80 || x > to + 80) continue;
      art.decor[kind]?.draw(ctx, x, groundAt(haul.route, x) + 4, size);
    }
    const { finish } = haul.route;
    if (finish < to + 320) {
      art.barn.draw(ctx, finish + 120, groundAt(haul.route, finish) + 3);
      const y = groundAt(haul.route, finish - 60);
      fillRound(ctx, finish - 64, y - 74, 8, 76, 3, '#8a5a34');
      fillRound(ctx, finish - 104, y - 84, 88, 34, 7, '#fff3d6');
      text(ctx, phrase('sign.market'), finish - 60, y - 66, {
        size: 21,
        color: '#b8322c',
        weight: 700,
        maxWidth: 80,
      });
    }
  };

  const drawTruck = (ctx: Ctx, haul: Haul): void => {
    const { truck } = haul;
    WHEELS.forEach((wheel, index) => {
      const lift = clamp(truck.press[index === 0 ? 0 : 1], 0, 20);
      const hub = toWorld(truck, { x: wheel.x, y: wheel.y - lift });
      art.wheel.draw(ctx, hub.x, hub.y, 1, 1, truck.roll);
    });
    const lean = squash * 0.06;
    art.truck.draw(ctx, truck.x, truck.y + squash * 2, 1 + lean, 1 - lean, truck.angle);
    for (const [index, wheel] of WHEELS.entries()) {
      const lift = clamp(truck.press[index === 0 ? 0 : 1], 0, 20);
      const hub = toWorld(truck, { x: wheel.x, y: wheel.y - lift });
      art.wheel.draw(ctx, hub.x, hub.y, 0.98, 0.98, truck.roll);
    }
  };

  const drawNet = (ctx: Ctx, haul: Haul): void => {
    if (haul.netTime <= 0) return;
    const { truck } = haul;
    const shown = Math.min(1, (NET_SECONDS - haul.netTime) * 6) * Math.min(1, haul.netTime * 3);
    ctx.save();
    ctx.translate(truck.x, truck.y);
    ctx.rotate(truck.angle);
    ctx.globalAlpha = shown;
    setStroke(ctx, '#f6e6c0', 2);
    const middle = (BED.left + BED.right) / 2;
    const top = -30 - 14 * (2 - shown);
    ctx.beginPath();
    for (let line = 0; line <= 6; line += 1) {
      const x = BED.left + ((BED.right - BED.left) * line) / 6;
      ctx.moveTo(x, BED.floor - 2);
      ctx.quadraticCurveTo(x, top, middle + (x - middle) * 0.4, top - 8);
    }
    for (const share of [0.3, 0.62, 0.95]) {
      const y = BED.floor + (top - BED.floor) * share;
      const half = ((BED.right - BED.left) / 2) * (1 - share * share * 0.4);
      ctx.moveTo(middle - half, y + 4);
      ctx.quadraticCurveTo(middle, y - 8, middle + half, y + 4);
    }
    ctx.stroke();
    ctx.restore();
  };

  const sprite = (kind: 'coin' | 'can'): Sprite => (kind === 'coin' ? art.coin : art.can);

  return {
    fit() {
      art = createArt(stage.pixelScale);
      backdrop.fit();
    },
    show(haul) {
      const random = createRandom(haul.route.seed ^ 0xdec0);
      decor = [];
      labels = [];
      particles.clear();
      for (let x = 60; x < haul.route.finish - 160; x += SLOT) {
        const at = x + random.range(-40, 40);
        const kind = random.pick([0, 1, 2, 3, 3, 4, 4, 4]);
        const isFree =
          haul.route.bridges.every(({ from, to }) => at < from - 60 || at > to + 60) &&
          !isMud(haul.route, at);
        if (isFree && (kind > 2 || Math.abs(slopeAt(haul.route, at)) < 0.25))
          decor.push({ x: at, kind, size: random.range(0.85, 1.2) });
      }
      Object.assign(camera, goal(haul));
    },
    tell(event, haul) {
      if (event.type === 'lost') {
        const { x, y, kind } = event.piece;
        const colors = {
          pumpkin: ['#ff9a2e', '#ffd08a'],
          jar: ['#c22a4e', '#ff7a98', '#ffffff'],
          hen: ['#ffffff', '#e8d9c4'],
        }[kind];
        particles.burst({
          x,
          y,
          count: kind === 'jar' ? 18 : 9,
          colors,
          speed: 190,
          size: 5,
          life: 0.7,
          gravity: kind === 'hen' ? 40 : 500,
        });
        label(x, y - 20, FALLS[kind]);
        stage.shake(3);
      }
      if (event.type === 'coin' || event.type === 'can') {
        const { x, y } = event.pickup;
        particles.burst({
          x,
          y,
          count: 9,
          colors: ['#ffd23f', '#fff3b0'],
          speed: 170,
          size: 4,
          life: 0.45,
          shape: 'star',
        });
        if (event.type === 'can') label(x, y - 20, phrase('note.fuel'));
      }
      if (event.type === 'net') label(haul.truck.x - 30, haul.truck.y - 70, phrase('note.net'));
      if (event.type === 'landed') {
        squash = clamp(event.force / 320, 0, 1);
        const { x, y } = toWorld(haul.truck, { x: 0, y: 40 });
        particles.burst({
          x,
          y,
          count: 12,
          colors: ['#e8dcb8', '#b8d68a'],
          speed: 170,
          angle: -Math.PI / 2,
          spread: 2.6,
          size: 7,
          life: 0.5,
        });
        stage.shake(clamp(event.force / 70, 0, 6));
      }
      if (event.type === 'over' && event.ending === 'delivered')
        particles.burst({
          x: haul.route.finish + 60,
          y: haul.truck.y - 120,
          count: 60,
          colors: ['#ffd23f', '#ff6b52', '#ffffff', '#6cc04a'],
          speed: 380,
          size: 6,
          life: 1.5,
          gravity: 340,
          shape: 'square',
        });
    },
    step(dt, haul) {
      clock += dt;
      const to = goal(haul);
      camera.x = approach(camera.x, to.x, 4, dt);
      camera.y = approach(camera.y, to.y, 4, dt);
      squash = approach(squash, 0, 9, dt);
      particles.step(dt);
      labels = labels.filter((one) => (one.age += dt) < 1.1);
      const { truck, route } = haul;
      const tick = Math.floor(clock * 60);
      if (Math.abs(truck.vx) < 60 || truck.airTime > 0 || tick % (reducedMotion() ? 12 : 4) !== 0) return;
      const { x, y } = toWorld(truck, { x: WHEELS[0].x - 8, y: 40 });
      const colors = isMud(route, x) ? ['#5b3a28', '#7a5236'] : ['#e8dcb8', '#cfe0a0'];
      particles.burst({
        x,
        y,
        count: 2,
        colors,
        speed: 70,
        angle: Math.PI + 0.6,
        spread: 1,
        size: isMud(route, x) ? 6 : 5,
        life: 0.5,
        gravity: isMud(route, x) ? 400 : -30,
      });
    },
    draw(ctx, haul) {
      const { visible } = stage;
      backdrop.draw(ctx, camera.x, camera.y, clock);
      ctx.save();
      ctx.translate(stage.width / 2 - camera.x, stage.height / 2 - camera.y);
      const from = visible.x - stage.width / 2 + camera.x;
      const to = from + visible.width;
      const bottom = visible.y + visible.height - stage.height / 2 + camera.y;
      drawDecor(ctx, haul, from, to);
      for (const piece of haul.pieces) art.cargo[piece.kind].draw(ctx, piece.x, piece.y, 1, 1, piece.turn);
      drawTruck(ctx, haul);
      drawNet(ctx, haul);
      drawRoad(ctx, haul.route, haul.truck.x, from, to, bottom);
      haul.pickups.forEach(({ x, y, kind }, index) => {
        if (x < from - 30 || x > to + 30) return;
        const beat = reducedMotion() ? 1 : Math.cos(clock * 3.2 + index);
        sprite(kind).draw(
          ctx,
          x,
          y + Math.sin(clock * 2.4 + index) * 3,
          kind === 'coin' ? Math.max(0.16, Math.abs(beat)) : 1,
          1,
        );
      });
      particles.draw(ctx);
      for (const { x, y, text: words, age } of labels) {
        ctx.globalAlpha = clamp((1.1 - age) * 3, 0, 1);
        text(ctx, words, x, y - age * 46, {
          size: 24,
          weight: 700,
          color: '#fff8e0',
          outline: INK,
          outlineWidth: 6,
        });
      }
      ctx.restore();
    },
  };
}
