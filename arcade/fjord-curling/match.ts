import { createIce, type Ice, refreeze } from './sheet.ts';
import {
  type Contact,
  type Delivery,
  type Stone,
  type Team,
  delivered,
  distanceToTee,
  inHouse,
  isGuard,
  isMoving,
  stepStones,
  wear,
  STEP,
} from './stones.ts';

export const ENDS = 4;
export const MOST_ENDS = 7;
export const STONES_EACH = 4;
/** Number of deliveries, from the start of an end, that may not take out guards of the other team. */
export const FREE_GUARD_STONES = 4;
const DRAIN = 0.2;
const REST_GLIDE = 0.05;
const REST_STONE = 0.34;
const REGROWTH = 0.16;
const MOST_FROST = 0.75;

export interface EndScore {
  readonly team: Team | undefined;
  readonly points: number;
}

export interface Match {
  end: number;
  /** Deliveries made in this end. */
  thrown: number;
  hammer: Team;
  stones: Stone[];
  ice: Ice;
  /** Breath of both teams' sweepers, 0 to 1. */
  breath: [number, number];
  scores: EndScore[];
  phase: 'aim' | 'glide' | 'counted' | 'over';
  /** The positions of the stones before the delivery, for the free guard rule. */
  before: Stone[];
  nextId: number;
  /** Current strength of the sweeping, 0 to 1. */
  sweep: number;
}

export type MatchEvent =
  | { readonly type: 'contact'; readonly contact: Contact }
  | { readonly type: 'rest' }
  | { readonly type: 'free-guard' }
  | { readonly type: 'end'; readonly score: EndScore; readonly counting: readonly number[] }
  | { readonly type: 'over'; readonly winner: Team };

export const otherTeam = (team: Team): Team => (team === 0 ? 1 : 0);

export function createMatch(hammer: Team, ice = createIce()): Match {
  return {
    end: 1,
    thrown: 0,
    hammer,
    stones: [],
    ice,
    breath: [1, 1],
    scores: [],
    phase: 'aim',
    before: [],
    nextId: 1,
    sweep: 0,
  };
}

/** Returns the team that delivers next. The team without the hammer begins. */
export const teamToThrow = ({ hammer, thrown }: Pick<Match, 'hammer' | 'thrown'>): Team =>
  thrown % 2 === 0 ? otherTeam(hammer) : hammer;

/** Returns the number of deliveries that a team has left in this end. */
export const stonesLeft = (match: Match, team: Team): number => {
  const begins = otherTeam(match.hammer) === team;
  return STONES_EACH - Math.floor((match.thrown + (begins ? 1 : 0)) / 2);
};

export const pointsOf = (match: Match, team: Team): number =>
  match.scores.reduce((sum, score) => sum + (score.team === team ? score.points : 0), 0);

/**
 * Returns the score, and the ids of the stones that count: all stones of one team in the house that are nearer to the
 * tee than the best stone of the other team.
 */
export function countHouse(stones: readonly Stone[]): { score: EndScore; counting: number[] } {
  const near = stones.filter(inHouse).sort((one, other) => distanceToTee(one) - distanceToTee(other));
  const team = near[0]?.team;
  const foreign = near.findIndex((stone) => stone.team !== team);
  const counting = foreign === -1 ? near : near.slice(0, foreign);
  return { score: { team, points: counting.length }, counting: counting.map(({ id }) => id) };
}

export function deliver(match: Match, delivery: Delivery): Stone | undefined {
  if (match.phase !== 'aim') return undefined;
  match.before = match.stones.map((stone) => ({ ...stone }));
  const stone = delivered(match.nextId, teamToThrow(match), delivery);
  match.nextId += 1;
  match.stones.push(stone);
  match.phase = 'glide';
  match.sweep = 0;
  return stone;
}

/** Returns the running stone while it may be swept. */
export const runningStone = (match: Match): Stone | undefined => {
  const stone = match.phase === 'glide' ? match.stones.at(-1) : undefined;
  return stone && isMoving(stone) ? stone : undefined;
};

/** Returns true if a guard of the other team was taken out too early. */
export const breaksFreeGuard = (match: Pick<Match, 'thrown' | 'before' | 'stones'>, team: Team): boolean =>
  match.thrown < FREE_GUARD_STONES &&
  match.before.some(
    (guard) =>
      guard.team !== team &&
      isGuard(guard) &&
      !match.stones.some((stone) => stone.id === guard.id && !stone.out),
  );

function settle(match: Match): MatchEvent[] {
  const events: MatchEvent[] = [{ type: 'rest' }];
  if (breaksFreeGuard(match, teamToThrow(match))) {
    match.stones = match.before;
    events.push({ type: 'free-guard' });
  }
  match.stones = match.stones.filter((stone) => !stone.out);
  for (const stone of match.stones) stone.handle = 0;
  match.breath = [Math.min(1, match.breath[0] + REST_STONE), Math.min(1, match.breath[1] + REST_STONE)];
  match.thrown += 1;
  match.sweep = 0;
  match.phase = 'aim';
  if (match.thrown < STONES_EACH * 2) return events;
  const { score, counting } = countHouse(match.stones);
  match.scores.push(score);
  match.phase = 'counted';
  events.push({ type: 'end', score, counting });
  return events;
}

/** Continues after an end was counted: starts the next end, or ends the match. */
export function nextEnd(match: Match): MatchEvent[] {
  if (match.phase !== 'counted') return [];
  const lead = pointsOf(match, 0) - pointsOf(match, 1);
  const last = match.scores.at(-1);
  const hammer = last?.team === undefined ? match.hammer : otherTeam(last.team);
  if ((match.end >= ENDS && lead !== 0) || match.end >= MOST_ENDS) {
    match.phase = 'over';
    return [{ type: 'over', winner: lead > 0 ? 0 : lead < 0 ? 1 : otherTeam(hammer) }];
  }
  match.end += 1;
  match.thrown = 0;
  match.stones = [];
  match.hammer = hammer;
  match.breath = [1, 1];
  match.phase = 'aim';
  refreeze(match.ice, REGROWTH, MOST_FROST);
  return [];
}

/** Runs one step of the match. `wantsSweep` asks the sweepers of the running stone to brush. */
export function stepMatch(match: Match, wantsSweep: boolean): MatchEvent[] {
  if (match.phase !== 'glide') return [];
  const team = teamToThrow(match);
  const running = runningStone(match);
  const breath = match.breath[team];
  const sweeps = wantsSweep && running !== undefined && breath > 0.01;
  match.sweep = sweeps ? 0.35 + 0.65 * Math.min(1, breath * 3) : 0;
  match.breath[team] = sweeps ? Math.max(0, breath - DRAIN * STEP) : Math.min(1, breath + REST_GLIDE * STEP);
  const sweep = { id: running?.id ?? -1, amount: match.sweep };
  const events = stepStones(match.stones, match.ice, sweep).map((contact): MatchEvent => ({
    type: 'contact',
    contact,
  }));
  wear(match.stones, match.ice, sweep);
  if (!match.stones.some(isMoving)) events.push(...settle(match));
  return events;
}
