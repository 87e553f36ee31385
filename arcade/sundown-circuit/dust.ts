import { clamp } from '../kit/ease.ts';
import { createParticles } from '../kit/particles.ts';
import type { Particles } from '../kit/particles.ts';
import { rearWheels, stageOf } from './car.ts';
import { FLAMES } from './flames.ts';
import { YOU } from './rules.ts';
import type { Race, RaceEvent } from './rules.ts';

/** Dust, smoke and sparks of a race. */
export interface Dust {
  readonly particles: Particles;
  /** Creates the dust and smoke behind the cars. */
  emit(race: Race, clock: number): void;
  /** Creates the particles of an event. */
  tell(event: RaceEvent, race: Race): void;
}

/** Makes the dust of a race; `shake` shakes the stage by some units. */
export function createDust(shake: (units: number) => void): Dust {
  const particles = createParticles(260);
  return {
    particles,
    emit(race, clock) {
      const tick = Math.floor(clock * 60);
      race.racers.forEach(({ car, surface }, index) => {
        const rear = rearWheels(car);
        const wheel = (tick + index) % 2 === 0 ? rear.left : rear.right;
        const back = car.course + Math.PI;
        if ((surface === 'sand' || surface === 'gravel') && car.speed > 60 && (tick + index) % 3 === 0)
          particles.burst({
            ...wheel,
            count: 1,
            colors: ['#ffd9a0', '#e2a066'],
            speed: 70,
            angle: back,
            spread: 1.2,
            size: 9,
            life: 0.6,
          });
        if (car.drift !== 0 && (tick + index) % 2 === 0) {
          const stageNow = stageOf(car.charge);
          particles.burst({
            ...wheel,
            count: 1,
            colors: ['#ffe9d2', '#c9a9c9'],
            speed: 40,
            angle: back,
            spread: 1.6,
            size: 8,
            life: 0.55,
          });
          if (stageNow > 0)
            particles.burst({
              ...wheel,
              count: 1,
              colors: [FLAMES[stageNow - 1] ?? '#ffd23f'],
              speed: 150,
              angle: back,
              spread: 1,
              size: 4,
              life: 0.3,
              shape: 'streak',
            });
        }
        if (car.boost > 0)
          particles.burst({
            x: car.x - Math.cos(car.heading) * 22,
            y: car.y - Math.sin(car.heading) * 22,
            count: 2,
            colors: FLAMES,
            speed: 90,
            angle: car.heading + Math.PI,
            spread: 0.7,
            size: 6,
            life: 0.32,
          });
        if (index === YOU && car.draft > 0.25 && tick % 4 === 0)
          particles.burst({
            x: car.x + (Math.random() - 0.5) * 40,
            y: car.y + (Math.random() - 0.5) * 40,
            count: 1,
            colors: ['#fff6e0'],
            speed: 160,
            angle: back,
            spread: 0.05,
            size: 5,
            life: 0.3,
            shape: 'streak',
          });
      });
    },
    tell(event, race) {
      const racer = 'racer' in event ? race.racers[event.racer] : undefined;
      if (!racer || !('racer' in event)) return;
      const { x, y, course } = racer.car;
      if (event.type === 'boost') {
        particles.burst({
          x,
          y,
          count: 10 + event.stage * 5,
          colors: FLAMES,
          speed: 240,
          angle: course + Math.PI,
          spread: 1.4,
          size: 6,
          life: 0.5,
          shape: 'star',
        });
        if (event.racer === YOU) shake(event.stage * 2);
      }
      if (event.type === 'bump') {
        particles.burst({
          x,
          y,
          count: 7,
          colors: ['#fff3c0', '#ffb52e'],
          speed: 200,
          size: 4,
          life: 0.35,
          shape: 'streak',
        });
        if (event.racer === YOU) shake(clamp(event.force / 40, 2, 8));
      }
      if (event.type === 'splash')
        particles.burst({
          x,
          y,
          count: 16,
          colors: ['#ffd9b8', '#f0739a', '#8a78ff'],
          speed: 190,
          size: 6,
          life: 0.5,
        });
      if (event.type === 'finish')
        particles.burst({
          x,
          y,
          count: 46,
          colors: ['#ffd23f', '#ff3f86', '#16c8bd', '#fff0d6'],
          speed: 320,
          size: 6,
          life: 1.2,
          shape: 'square',
        });
    },
  };
}
