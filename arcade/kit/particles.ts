import { setStroke } from './draw.ts';
import { reducedMotion } from './motion.ts';

export type ParticleShape = 'circle' | 'square' | 'star' | 'ring' | 'streak';

export interface Burst {
  x: number;
  y: number;
  count: number;
  colors: readonly string[];
  /** Logical units per second. Each particle has 40 to 100 % of this speed. */
  speed?: number;
  /** Middle of the directions in radians. Without `spread`, particles fly in all directions. */
  angle?: number;
  spread?: number;
  size?: number;
  /** Maximum lifetime of a particle in seconds. */
  life?: number;
  gravity?: number;
  drag?: number;
  shape?: ParticleShape;
}

interface Particle {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  size: number;
  age: number;
  life: number;
  gravity: number;
  drag: number;
  color: string;
  shape: ParticleShape;
}

export interface Particles {
  burst(burst: Burst): void;
  step(dt: number): void;
  draw(ctx: CanvasRenderingContext2D): void;
  clear(): void;
}

/**
 * Traces a particle. Rotates its corners itself, because saving and restoring the state of the canvas for each particle
 * is slower.
 */
function trace(ctx: CanvasRenderingContext2D, particle: Particle, size: number): void {
  const { x, y, turn, shape } = particle;
  ctx.beginPath();
  if (shape === 'circle' || shape === 'ring') {
    ctx.arc(x, y, size, 0, Math.PI * 2);
    return;
  }
  if (shape === 'star') {
    for (let point = 0; point < 8; point += 1) {
      const radius = point % 2 === 0 ? size * 1.5 : size * 0.5;
      const angle = turn + (point * Math.PI) / 4;
      ctx.lineTo(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
    }
  } else {
    const long = shape === 'streak' ? size * 2.4 : size;
    const wide = shape === 'streak' ? size * 0.35 : size;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    ctx.moveTo(x - cos * long + sin * wide, y - sin * long - cos * wide);
    ctx.lineTo(x + cos * long + sin * wide, y + sin * long - cos * wide);
    ctx.lineTo(x + cos * long - sin * wide, y + sin * long + cos * wide);
    ctx.lineTo(x - cos * long - sin * wide, y - sin * long + cos * wide);
  }
  ctx.closePath();
}

/**
 * Creates a pool of short-lived particles, which do not affect the rules. There are fewer if the player prefers less
 * motion.
 */
export function createParticles(limit = 320): Particles {
  const alive: Particle[] = [];
  return {
    burst(burst) {
      const { speed = 180, angle = 0, spread = Math.PI * 2, size = 4, life = 0.7 } = burst;
      const count = reducedMotion() ? Math.ceil(burst.count / 4) : burst.count;
      for (let index = 0; index < count && alive.length < limit; index += 1) {
        const direction = angle + (Math.random() - 0.5) * spread;
        const pace = speed * (0.4 + Math.random() * 0.6);
        alive.push({
          x: burst.x,
          y: burst.y,
          vx: Math.cos(direction) * pace,
          vy: Math.sin(direction) * pace,
          turn: burst.shape === 'streak' ? direction : Math.random() * Math.PI,
          spin: burst.shape === 'streak' ? 0 : (Math.random() - 0.5) * 8,
          size: size * (0.6 + Math.random() * 0.6),
          age: 0,
          life: life * (0.6 + Math.random() * 0.4),
          gravity: burst.gravity ?? 0,
          drag: burst.drag ?? 1.6,
          color: burst.colors[index % burst.colors.length] ?? '#fff',
          shape: burst.shape ?? 'circle',
        });
      }
    },
    step(dt) {
      for (let index = alive.length - 1; index >= 0; index -= 1) {
        const particle = alive[index];
        if (!particle) continue;
        particle.age += dt;
        if (particle.age >= particle.life) {
          const last = alive.pop();
          if (last && last !== particle) alive[index] = last;
          continue;
        }
        const slow = Math.exp(-particle.drag * dt);
        particle.vx *= slow;
        particle.vy = particle.vy * slow + particle.gravity * dt;
        particle.x += particle.vx * dt;
        particle.y += particle.vy * dt;
        particle.turn += particle.spin * dt;
      }
    },
    draw(ctx) {
      if (alive.length === 0) return;
      ctx.save();
      for (const particle of alive) {
        const left = 1 - particle.age / particle.life;
        const grown = particle.shape === 'ring' ? particle.size * (1 + (1 - left) * 6) : particle.size * left;
        ctx.globalAlpha = Math.min(1, left * 1.6);
        trace(ctx, particle, grown);
        if (particle.shape === 'ring') {
          setStroke(ctx, particle.color, particle.size * left);
          ctx.stroke();
        } else {
          ctx.fillStyle = particle.color;
          ctx.fill();
        }
      }
      ctx.restore();
    },
    clear() {
      alive.length = 0;
    },
  };
}
