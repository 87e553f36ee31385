import { lerp } from '../kit/ease.ts';
import { seedFrom } from '../kit/random.ts';
import type { Goal } from './goals.ts';
import { STOCK, deal } from './rules.ts';
import type { State } from './rules.ts';
import { PATH } from './seeds.ts';
import { solve } from './solver.ts';
import type { Weather } from './weather.ts';
import { phrase } from './texts.ts';

export const LEVEL_COUNT = PATH.length;
/** Number of states that the search for a daily deal examines in one shuffle before it tries the next shuffle. */
const DAILY_LIMIT = 700;
const WEEK: readonly Weather[] = ['sun', 'wind', 'rain', 'rainbow', 'dusk', 'dew', 'storm'];

export interface Level {
  readonly title: string;
  readonly weather: Weather;
  readonly goals: readonly [Goal, Goal];
  readonly start: State;
}

/** Returns the position of a deal on the path, from 0 to 1. */
const share = (number: number): number => (number - 1) / (LEVEL_COUNT - 1);

/** Returns how many moves are allowed for each move of the known solution. */
export const slackFor = (number: number): number => lerp(1.65, 1.15, share(number));

/** Returns the time limit in seconds, for deals that have one. */
export const secondsFor = (number: number): number => Math.round(lerp(720, 300, share(number)) / 30) * 30;

function goalsFor(number: number, moves: number, trips: number): [Goal, Goal] {
  const fewMoves: Goal = { kind: 'moves', limit: Math.round((moves * slackFor(number)) / 5) * 5 };
  const inTime: Goal = { kind: 'time', limit: secondsFor(number) };
  const fewTrips: Goal = { kind: 'trips', limit: trips + (number < 20 ? 2 : 1) };
  const pairs: readonly [Goal, Goal][] = [
    [fewMoves, { kind: 'no-hint' }],
    [inTime, { kind: 'no-undo' }],
    [fewMoves, { kind: 'no-bee' }],
    [fewTrips, { kind: 'no-hint' }],
    [fewMoves, inTime],
    [fewTrips, { kind: 'no-undo' }],
  ];
  return pairs[(number - 1) % pairs.length] ?? [fewMoves, inTime];
}

/** Returns a deal of the garden path. The first deal has the number 1. */
export function levelFor(number: number): Level {
  const [weather, seed, moves, trips] = PATH[number - 1] ?? ['sun', 1, 100, 9];
  return {
    title: phrase('level.name', { number }),
    weather,
    goals: goalsFor(number, moves, trips),
    start: deal(seed, weather),
  };
}

/** Returns the deal of a date: the first shuffle of that day for which the solver finds a solution. */
export function dailyFor(date: Date): Level {
  const weather = WEEK[(date.getDay() + 6) % 7] ?? 'sun';
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
  for (let shuffle = 0; ; shuffle += 1) {
    const start = deal(seedFrom('foxglove', day, shuffle), weather);
    const solution = solve(start, DAILY_LIMIT);
    if (!solution) continue;
    const moves = solution.moves.filter(({ from }) => from !== STOCK).length;
    const limit = Math.round((moves * 1.35) / 5) * 5;
    return {
      title: phrase('level.daily'),
      weather,
      start,
      goals: [{ kind: 'moves', limit }, { kind: 'no-undo' }],
    };
  }
}
