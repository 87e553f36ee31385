import { createSprite, fillCircle, setStroke, strokeLine, vertical } from '../kit/draw.ts';
import type { Ctx, Sprite } from '../kit/draw.ts';
import { createRandom } from '../kit/random.ts';
import type { Random } from '../kit/random.ts';
import type { Layer, Stage } from '../kit/stage.ts';

/** Width after which a range of hills repeats. */
const PERIOD = 1500;
const TALL = 420;

interface Range {
  readonly color: string;
  readonly foot: string;
  readonly speed: number;
  readonly rise: number;
  readonly height: number;
  readonly seed: number;
  readonly things: (ctx: Ctx, random: Random, crest: (x: number) => number) => void;
}

const crestOf = (random: Random, height: number): ((x: number) => number) => {
  const waves = [1, 2, 3, 5].map((turns) => ({
    turns,
    lift: random.range(0.4, 1) / turns,
    shift: random.range(0, 6),
  }));
  return (x) =>
    waves.reduce(
      (sum, { turns, lift, shift }) =>
        sum - Math.sin((x / PERIOD) * Math.PI * 2 * turns + shift) * lift * height,
      0,
    );
};

function trees(color: string, count: number, size: number): Range['things'] {
  return (ctx, random, crest) => {
    ctx.fillStyle = color;
    for (let index = 0; index < count; index += 1) {
      const x = random.range(20, PERIOD - 20);
      for (let puff = 0; puff < 3; puff += 1) {
        fillCircle(ctx, x + (puff - 1) * size * 0.7, crest(x) - size * (puff === 1 ? 0.9 : 0.4), size * 0.7);
      }
    }
  };
}

const farm: Range['things'] = (ctx, random, crest) => {
  trees('#5ea674', 16, 15)(ctx, random, crest);
  for (const x of [260, 940]) {
    const y = crest(x) + 4;
    ctx.fillStyle = '#c26a58';
    ctx.fillRect(x - 22, y - 26, 44, 28);
    ctx.fillStyle = '#8f4c48';
    ctx.beginPath();
    ctx.moveTo(x - 27, y - 24);
    ctx.lineTo(x, y - 44);
    ctx.lineTo(x + 27, y - 24);
    ctx.fill();
  }
  const [mx, my] = [640, crest(640) + 4];
  ctx.fillStyle = '#f3ead6';
  ctx.beginPath();
  ctx.moveTo(mx - 14, my);
  ctx.lineTo(mx - 8, my - 62);
  ctx.lineTo(mx + 8, my - 62);
  ctx.lineTo(mx + 14, my);
  ctx.fill();
  setStroke(ctx, '#fff8e8', 6);
  for (let sail = 0; sail < 4; sail += 1) {
    const angle = 0.5 + (sail * Math.PI) / 2;
    strokeLine(ctx, mx, my - 62, mx + Math.cos(angle) * 40, my - 62 + Math.sin(angle) * 40);
  }
};

const fields: Range['things'] = (ctx, random, crest) => {
  ctx.lineWidth = 5;
  for (let index = 0; index < 9; index += 1) {
    const x = index * 165 + random.range(10, 60);
    ctx.strokeStyle = index % 2 === 0 ? 'rgba(232,214,110,0.55)' : 'rgba(70,140,72,0.5)';
    for (let row = 0; row < 5; row += 1) {
      ctx.beginPath();
      ctx.moveTo(x, crest(x) + 22 + row * 15);
      ctx.quadraticCurveTo(x + 50, crest(x + 50) + 16 + row * 15, x + 100, crest(x + 100) + 22 + row * 15);
      ctx.stroke();
    }
  }
  trees('#3f8f56', 22, 20)(ctx, random, crest);
};

const RANGES: readonly Range[] = [
  {
    color: '#bfe0d0',
    foot: '#e6f3e4',
    speed: 0.05,
    rise: 0.4,
    height: 44,
    seed: 3,
    things: trees('#aed6c4', 12, 9),
  },
  { color: '#94cda8', foot: '#d6edd6', speed: 0.13, rise: 0.5, height: 40, seed: 8, things: farm },
  { color: '#69b670', foot: '#b8deb0', speed: 0.28, rise: 0.63, height: 36, seed: 21, things: fields },
];

export interface Backdrop {
  fit(): void;
  draw(ctx: Ctx, cameraX: number, cameraY: number, time: number): void;
}

/** Draws the morning behind the road: sky, sun, three ranges of hills and the mist between them. */
export function createBackdrop(stage: Stage): Backdrop {
  let tiles: Sprite[] = [];
  let mist: Sprite | undefined;
  const sky: Layer = stage.layer((ctx, { x, y, width, height }) => {
    ctx.fillStyle = vertical(ctx, y, y + height * 0.75, '#8fd3e8', '#cfeedd', '#fff0cf', '#fff8e6');
    ctx.fillRect(x, y, width, height);
    const sun = { x: x + width * 0.76, y: y + height * 0.25 };
    const glow = ctx.createRadialGradient(sun.x, sun.y, 10, sun.x, sun.y, height * 0.46);
    glow.addColorStop(0, 'rgba(255,244,190,0.95)');
    glow.addColorStop(0.3, 'rgba(255,232,160,0.5)');
    glow.addColorStop(1, 'rgba(255,232,160,0)');
    ctx.fillStyle = glow;
    ctx.fillRect(x, y, width, height);
    fillCircle(ctx, sun.x, sun.y, height * 0.072, '#fff7d0');
    ctx.fillStyle = 'rgba(255,255,255,0.75)';
    for (const [cx, cy, size] of [
      [0.16, 0.17, 1],
      [0.48, 0.1, 0.7],
      [0.93, 0.14, 0.6],
    ] as const) {
      for (const [dx, dy, r] of [
        [-40, 4, 22],
        [-10, -8, 30],
        [26, 0, 25],
        [52, 8, 16],
      ] as const) {
        ctx.beginPath();
        ctx.ellipse(
          x + width * cx + dx * size,
          y + height * cy + dy * size,
          r * size * 1.2,
          r * size * 0.72,
          0,
          0,
          Math.PI * 2,
        );
        ctx.fill();
      }
    }
  });

  return {
    fit() {
      const unit = Math.min(stage.pixelScale, 1.4);
      tiles = RANGES.map(({ color, foot, height, seed, things }) =>
        createSprite(PERIOD, TALL, unit, (ctx) => {
          const random = createRandom(seed);
          const crest = crestOf(random, height);
          ctx.translate(-PERIOD / 2, -TALL / 2 + 140);
          ctx.beginPath();
          ctx.moveTo(0, TALL);
          for (let x = 0; x <= PERIOD; x += 10) ctx.lineTo(x, crest(x));
          ctx.lineTo(PERIOD, TALL);
          ctx.fillStyle = vertical(ctx, -height, 220, color, foot);
          ctx.fill();
          things(ctx, random, crest);
        }),
      );
      mist = createSprite(900, 130, 0.5, (ctx) => {
        const fog = ctx.createRadialGradient(0, 0, 10, 0, 0, 440);
        fog.addColorStop(0, 'rgba(255,255,250,0.75)');
        fog.addColorStop(1, 'rgba(255,255,250,0)');
        ctx.scale(1, 0.145);
        ctx.fillStyle = fog;
        ctx.fillRect(-450, -450, 900, 900);
      });
    },
    draw(ctx, cameraX, cameraY, time) {
      sky.paint();
      const { visible } = stage;
      RANGES.forEach(({ speed, rise }, index) => {
        const y = visible.y + visible.height * rise - cameraY * speed * 0.5 + TALL / 2 - 140;
        const from = visible.x - ((((cameraX * speed) % PERIOD) + PERIOD) % PERIOD);
        for (let x = from; x < visible.x + visible.width; x += PERIOD)
          tiles[index]?.draw(ctx, x + PERIOD / 2, y);
        const drift = (((time * (7 + index * 4) - cameraX * speed) % 1300) + 1300) % 1300;
        for (let x = visible.x - 900 + drift; x < visible.x + visible.width + 450; x += 1300)
          mist?.draw(ctx, x, y - 24 - index * 6, 1.2, 1);
      });
    },
  };
}
