import { type Ctx, fillCircle, text } from '../kit/draw.ts';
import { easeOutBack, easeOutCubic, lerp } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import { gemColor, type Gems } from './gem-art.ts';
import type { Piece, Power } from './rules.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Flyer {
  piece: Piece;
  from: Spot;
  to: Spot;
  bow: number;
  age: number;
  life: number;
  onArrive(): void;
}

interface Label {
  value: string;
  x: number;
  y: number;
  size: number;
  color: string;
  age: number;
  life: number;
}

interface Beam extends Spot {
  power: Power;
  age: number;
}

interface Puff extends Spot {
  drift: number;
  age: number;
}

const BEAM = 0.38;
const PUFF = 2.2;

/**
 * Creates the effects: everything that flies, sparkles and fades. They do not affect the rules. A callback reports when
 * a flying piece arrives.
 */
export function createEffects() {
  const particles = createParticles(260);
  const flyers: Flyer[] = [];
  const labels: Label[] = [];
  const beams: Beam[] = [];
  const puffs: Puff[] = [];

  return {
    particles,
    get isBusy() {
      return flyers.length > 0;
    },
    shatter(piece: Piece, { x, y }: Spot): void {
      const colors =
        piece.type === 'gem'
          ? [gemColor(piece.kind), '#ffffff', gemColor(piece.twin ?? piece.kind)]
          : piece.type === 'geode'
            ? ['#c77bff', '#fbe4ff', '#8a6250']
            : ['#8d7468', '#b59a8a', '#5d4b58'];
      const isGem = piece.type === 'gem';
      particles.burst({
        x,
        y,
        count: isGem ? 7 : 13,
        colors,
        speed: isGem ? 230 : 340,
        size: isGem ? 5 : 8,
        life: 0.5,
        gravity: 500,
        shape: isGem ? 'star' : 'square',
      });
      if (isGem)
        particles.burst({ x, y, count: 1, colors: ['#fff4d0'], speed: 0, size: 9, life: 0.3, shape: 'ring' });
    },
    fly(piece: Piece, from: Spot, to: Spot, order: number, onArrive: () => void): void {
      const bow = (order % 2 === 0 ? 1 : -1) * (50 + (order % 3) * 24);
      flyers.push({
        piece,
        from,
        to,
        bow,
        age: 0,
        life: 0.5 + Math.hypot(to.x - from.x, to.y - from.y) / 3600,
        onArrive,
      });
    },
    label(value: string, at: Spot, size: number, color = '#ffe9a6', life = 1): void {
      labels.push({ value, x: at.x, y: at.y, size, color, age: 0, life });
    },
    beam(at: Spot, power: Power): void {
      beams.push({ ...at, power, age: 0 });
    },
    puff({ x, y }: Spot): void {
      puffs.push({ x, y, drift: 10 + Math.random() * 22, age: 0 });
    },
    step(dt: number): void {
      particles.step(dt);
      for (let at = flyers.length - 1; at >= 0; at -= 1) {
        const flyer = flyers[at];
        if (!flyer) continue;
        flyer.age += dt;
        if (flyer.age < flyer.life) continue;
        flyers.splice(at, 1);
        flyer.onArrive();
      }
      for (const puff of puffs) puff.age += dt;
      while ((puffs[0]?.age ?? 0) > PUFF) puffs.shift();
      for (const list of [labels, beams]) {
        for (const item of list) item.age += dt;
        for (let at = list.length - 1; at >= 0; at -= 1) {
          const item = list[at];
          if (item && item.age > ('life' in item ? item.life : BEAM)) list.splice(at, 1);
        }
      }
    },
    /** Draws the steam of the engine. */
    drawPuffs(ctx: Ctx): void {
      ctx.fillStyle = '#fff0e4';
      for (const { x, y, drift, age } of puffs) {
        const share = age / PUFF;
        ctx.globalAlpha = 0.5 * (1 - share) * Math.min(1, share * 12);
        fillCircle(ctx, x - drift * age, y - age * 46, 9 + easeOutCubic(share) * 26);
      }
      ctx.globalAlpha = 1;
    },
    /**
     * Draws the light of forged gems that went off. The beams of drills reach from one edge of the board to the other.
     */
    drawBeams(ctx: Ctx, left: number, top: number, size: number): void {
      for (const { x, y, power, age } of beams) {
        const share = easeOutCubic(age / BEAM);
        ctx.globalAlpha = 1 - share;
        ctx.fillStyle = '#ffdf8a';
        if (power === 'spark') {
          ctx.beginPath();
          ctx.arc(x, y, 90 + share * 190, 0, Math.PI * 2);
          ctx.arc(x, y, 40 + share * 180, 0, Math.PI * 2, true);
          ctx.fill();
        } else {
          const thick = 64 * (1 - share);
          if (power === 'row') ctx.fillRect(left, y - thick / 2, size, thick);
          else ctx.fillRect(x - thick / 2, top, thick, size);
        }
      }
      ctx.globalAlpha = 1;
    },
    draw(ctx: Ctx, gems: Gems): void {
      particles.draw(ctx);
      for (const { piece, from, to, bow, age, life } of flyers) {
        const share = age / life;
        const t = share * share * (3 - 2 * share);
        const x = lerp(from.x, to.x, t) + Math.sin(Math.PI * t) * bow;
        const y = lerp(from.y, to.y, t) - Math.sin(Math.PI * t) * 110;
        gems
          .of(piece)
          .draw(
            ctx,
            x,
            y,
            lerp(1, 0.45, t) + Math.sin(Math.PI * Math.min(1, t * 3)) * 0.12,
            undefined,
            t * bow * 0.02,
          );
      }
      for (const { value, x, y, size, color, age, life } of labels) {
        const share = age / life;
        ctx.globalAlpha = share > 0.7 ? (1 - share) / 0.3 : 1;
        text(ctx, value, x, y - share * 46, {
          size,
          grow: easeOutBack(Math.min(1, share * 5)),
          weight: 700,
          color,
          outline: '#2a1034',
        });
      }
      ctx.globalAlpha = 1;
    },
    clear(): void {
      particles.clear();
      flyers.length = 0;
      labels.length = 0;
      beams.length = 0;
      puffs.length = 0;
    },
  };
}
