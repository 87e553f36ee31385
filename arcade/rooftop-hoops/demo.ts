import type { Demo } from '../kit/demo.ts';
import { pullOf } from './aim.ts';
import { levelFor, handOf } from './levels.ts';
import type { Game } from './rules.ts';
import { findShot } from './solver.ts';

interface Look {
  readonly game: Omit<Game, 'level'> & { readonly level: number };
  readonly canShoot: boolean;
  readonly state: string;
}

/** Seconds from reading the state of the game to the throw. */
const DELAY = 0.75;

export const demo: Demo = {
  from: 3,
  async play(hand) {
    for (;;) {
      const { game, canShoot, state } = await hand.look<Look>();
      if (state === 'won' || state === 'lost') {
        await hand.wait(1.2);
        await hand.press('Enter');
      }
      const played: Game = { ...game, level: levelFor(game.level) };
      const settled = game.time - game.movedAt > 0.5;
      const shot =
        canShoot && settled && state === 'playing'
          ? findShot(played, { delay: DELAY, swish: true })
          : undefined;
      if (!shot) {
        await hand.wait(0.1);
        continue;
      }
      const { dx, dy } = pullOf(shot);
      const { x, y } = handOf(game.arena);
      await hand.drag(
        [
          [x, y],
          [x + dx * 0.6, y + dy * 0.5],
          [x + dx, y + dy],
        ],
        0.6,
      );
    }
  },
};
