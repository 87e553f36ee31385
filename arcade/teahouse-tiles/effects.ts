import type { Particles } from '../kit/particles.ts';
import type { Spot } from './cursor.ts';

/** Shows steam, bits of leaf and a ring where two tiles meet. The golden pair throws stars. */
export function burstPair(particles: Particles, at: Spot, steam: number, isGold: boolean): void {
  particles.burst({
    ...at,
    count: 8 + steam * 3,
    colors: ['#ffffff', '#e6f3ec', '#cfe5da'],
    speed: 90,
    angle: -Math.PI / 2,
    spread: 2,
    size: 8,
    life: 0.9,
    gravity: -120,
  });
  particles.burst({
    ...at,
    count: isGold ? 34 : 10,
    colors: isGold ? ['#ffd658', '#fff3b0', '#f0b02c'] : ['#3fae7a', '#8cc63f', '#e8663a'],
    speed: isGold ? 420 : 240,
    size: 5,
    shape: isGold ? 'star' : 'square',
    gravity: 300,
    life: 0.9,
  });
  particles.burst({
    ...at,
    count: 1,
    colors: ['rgba(255,246,214,0.55)'],
    speed: 0,
    size: 17,
    life: 0.32,
    shape: 'ring',
  });
}

/** Shows how a paper seal tears. */
export function burstSeal(particles: Particles, at: Spot): void {
  particles.burst({
    ...at,
    count: 14,
    colors: ['#f7e6bd', '#e9cf98', '#c8301f'],
    speed: 230,
    size: 6,
    shape: 'square',
    gravity: 360,
  });
}
