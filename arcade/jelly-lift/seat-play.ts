import type { Random } from '../kit/random.ts';
import { formatNumber } from '../kit/texts.ts';
import { createBodies } from './bodies.ts';
import { colOf, rowOf } from './board.ts';
import type { Effects } from './effects.ts';
import { SHAFT_WIDTH, centreOf, type Seat } from './layout.ts';
import type { Spec } from './levels.ts';
import { WORLD, colourOf } from './palette.ts';
import { step } from './rules.ts';
import type { Command, Shaft, ShaftEvent } from './shaft.ts';
import { createPairLook, followPair } from './shaft-view.ts';
import { phrase } from './texts.ts';

const PRAISE = [
  '',
  '',
  phrase('pop.double'),
  phrase('pop.triple'),
  phrase('pop.splendid'),
  phrase('pop.glorious'),
  phrase('pop.grand'),
];

export interface SeatPlayOptions {
  shaft: Shaft;
  random: Random;
  seat(): Seat;
  effects: Effects;
  specOf(floor: number): Spec;
  shake(amount: number): void;
}

export type SeatPlay = ReturnType<typeof createSeatPlay>;

/** Creates one shaft with its graphics: runs the rules and shows the events. */
export function createSeatPlay({ shaft, random, seat, effects, specOf, shake }: SeatPlayOptions) {
  const bodies = createBodies();
  const look = createPairLook();
  let lastMelt = { x: 0, y: 0 };
  const at = (index: number): { x: number; y: number } => centreOf(seat(), colOf(index), rowOf(index));
  const middle = (places: readonly number[]): { x: number; y: number } => {
    const points = places.map(at);
    const total = Math.max(1, points.length);
    return {
      x: points.reduce((sum, point) => sum + point.x, 0) / total,
      y: points.reduce((sum, point) => sum + point.y, 0) / total,
    };
  };
  const within = (x: number): number => Math.min(seat().x + SHAFT_WIDTH - 62, Math.max(seat().x + 62, x));

  const show = (event: ShaftEvent): void => {
    switch (event.type) {
      case 'melting': {
        lastMelt = middle(event.places);
        const x = within(lastMelt.x);
        effects.say(`+${formatNumber(event.gained)}`, x, lastMelt.y + 8, 22, '#fff3c4');
        const praise = PRAISE[Math.min(PRAISE.length - 1, event.chain)];
        if (praise) effects.say(praise, x, lastMelt.y - 24, 24 + event.chain * 2, '#ffd75a');
        if (event.isRainbow) effects.sparks(lastMelt.x, lastMelt.y, ['#ff7aa8', '#7fe8c4', '#ffe08a'], 20);
        break;
      }
      case 'melted':
        event.places.forEach((index, nth) => {
          const { x, y } = at(index);
          effects.splash(x, y, event.cells[nth]?.colour ?? 0);
          bodies.nudge(index, 5);
        });
        if (event.chain > 1) shake(1.5 + event.chain * 1.6);
        break;
      case 'press':
        for (const [nth, index] of event.places.entries()) {
          const { x, y } = at(index);
          effects.splash(x, y, event.cells[nth]?.colour ?? -1);
        }
        shake(4);
        break;
      case 'cracked':
        for (const index of event.places) effects.sparks(at(index).x, at(index).y, ['#dff8ff', '#ffffff']);
        break;
      case 'unstuck':
        for (const index of event.places) effects.splash(at(index).x, at(index).y, -1);
        break;
      case 'delivered':
      case 'button':
        for (const index of event.places) {
          const { x, y } = at(index);
          effects.sparks(x, y, [WORLD.brassLight, WORLD.cream, colourOf(0)], 18);
          effects.say(
            event.type === 'button' ? phrase('pop.ding') : phrase('pop.delivered'),
            within(x),
            y - 10,
            22,
            '#fff',
          );
        }
        break;
      case 'floor':
        effects.say(
          phrase('floor.name', { floor: event.floor }),
          seat().x + SHAFT_WIDTH / 2,
          seat().y + 190,
          40,
          '#ffe9a8',
        );
        break;
      default:
    }
  };

  return {
    shaft,
    bodies,
    look,
    /** The position at which jellies melted last, where effects start. */
    get origin() {
      return lastMelt;
    },
    update(dt: number, command: Command): ShaftEvent[] {
      const events = step(shaft, command, dt, random, specOf);
      for (const event of events) show(event);
      return events;
    },
    animate(dt: number): void {
      bodies.step(dt, shaft);
      followPair(look, shaft, dt);
    },
  };
}
