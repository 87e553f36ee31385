import { type Hit, GRAVITY, STEP, stepBall } from './court.ts';
import { handOf } from './levels.ts';
import { type Game, type Shot, LEAST_SPEED, MOST_SPEED, poseAt, thrown } from './rules.ts';

export interface Wish {
  /** Seconds from now at which the ball is thrown. */
  readonly delay?: number;
  readonly swish?: boolean;
  readonly banked?: boolean;
}

/**
 * Returns how a shot would score: as a swish, off the rim, or off the board or a prop. Returns undefined if it would
 * miss.
 */
function fly(game: Game, shot: Shot, delay: number): 'swish' | 'touched' | 'banked' | undefined {
  const ball = thrown(game.arena, shot);
  let time = game.time + delay;
  let pose = poseAt(game, time);
  while (ball.age < 3) {
    time += STEP;
    const next = poseAt(game, time);
    const hits: Hit[] = stepBall(ball, game, pose, next);
    pose = next;
    if (hits.some((hit) => hit.kind === 'basket'))
      return ball.banked ? 'banked' : ball.touched ? 'touched' : 'swish';
    if (hits.some((hit) => hit.kind === 'floor')) return undefined;
  }
  return undefined;
}

function* tries(game: Game, delay: number): Generator<Shot> {
  const hand = handOf(game.arena);
  for (let angle = 0.86; angle < 1.42; angle += 0.05) {
    const ring = poseAt(game, game.time + delay + 1);
    const [dx, up] = [ring.x - hand.x, hand.y - ring.y];
    const drop = dx * Math.tan(angle) - up;
    if (drop <= 0) continue;
    const speed = Math.sqrt((GRAVITY * dx * dx) / (2 * Math.cos(angle) ** 2 * drop));
    for (let off = 0; off <= 24; off += 1) {
      const tried = speed * (1 + (off % 2 === 0 ? 1 : -1) * Math.ceil(off / 2) * 0.011);
      if (tried >= LEAST_SPEED && tried <= MOST_SPEED) yield { angle, speed: tried };
    }
  }
}

/** Returns a shot that scores, of the given kind if possible. */
export function findShot(
  game: Game,
  { delay = 0, swish = false, banked = false }: Wish = {},
): Shot | undefined {
  let spare: Shot | undefined;
  for (const shot of tries(game, delay)) {
    const end = fly(game, shot, delay);
    if (end === undefined) continue;
    if ((!swish && !banked) || (swish && end === 'swish') || (banked && end === 'banked')) return shot;
    spare ??= shot;
  }
  return spare;
}
