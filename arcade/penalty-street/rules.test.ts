import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Shot, GOAL, arrival, ballAt, columnOf, flightTime, landing } from './flight.ts';
import { type Game, type GameEvent, createGame, dive, nextCup, shoot, sinceStrike, step } from './game.ts';
import { HABITS, planDive, repeats, saves } from './keeper.ts';
import {
  type Tally,
  CUP_ROUNDS,
  KICKS_EACH,
  difficulty,
  habitOf,
  nextTurn,
  placeTargets,
  planKick,
  standing,
  successPoints,
  targetHit,
  winnerOf,
} from './rules.ts';

const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const shots = fc.record({
  aimX: fc.double({ min: -4, max: 4, noNaN: true }),
  aimY: fc.double({ min: 0, max: 3.5, noNaN: true }),
  power: fc.double({ min: 0, max: 1, noNaN: true }),
  curl: fc.double({ min: -1, max: 1, noNaN: true }),
});
const straight = (aimX: number, aimY: number, power = 0.7): Shot => ({ aimX, aimY, power, curl: 0 });

describe('the ball', () => {
  it('starts on the spot and arrives where it should, whatever the curl and wind', () => {
    fc.assert(
      fc.property(shots, fc.double({ min: -1.2, max: 1.2, noNaN: true }), (shot, wind) => {
        const start = ballAt(shot, wind, 0);
        const end = ballAt(shot, wind, flightTime(shot.power));
        const goal = arrival(shot, wind);
        expect(Math.abs(start.x) + start.z).toBeCloseTo(0);
        expect(end.x).toBeCloseTo(goal.x);
        expect(end.y).toBeCloseTo(goal.y);
        expect(end.z).toBeCloseTo(GOAL.distance);
      }),
    );
  });
  it('flies faster with more power, and climbs only over the red line', () => {
    expect(flightTime(1)).toBeLessThan(flightTime(0.3));
    expect(arrival(straight(1, 1, 0.8), 0).y).toBe(1);
    expect(arrival(straight(1, 1, 1), 0).y).toBeGreaterThan(1.5);
  });
  it('is moved more by the wind when it is slow', () => {
    expect(arrival(straight(0, 1, 0.1), 1).x).toBeGreaterThan(arrival(straight(0, 1, 0.9), 1).x * 2);
  });
  it('lands in, on the post, wide or over', () => {
    expect(landing({ x: 0, y: 1 })).toBe('in');
    expect(landing({ x: GOAL.halfWidth, y: 1 })).toBe('post');
    expect(landing({ x: 0, y: GOAL.height })).toBe('post');
    expect(landing({ x: -3.2, y: 1 })).toBe('wide');
    expect(landing({ x: 1, y: 2.8 })).toBe('over');
  });
});

describe('keepers', () => {
  const plain = { ...difficulty(1), stray: 0 };
  const view = { shot: straight(-2, 0.4), wind: 0, lean: 0.8, history: [1 as const] };
  const column = (habit: (typeof HABITS)[number], over = {}) =>
    planDive(habit, plain, { ...view, ...over }, seeded(1)).column;
  it('keep to their habits', () => {
    expect(column('leaner')).toBe(1);
    expect(column('bluffer')).toBe(-1);
    expect(column('copycat')).toBe(1);
    expect(column('copycat', { history: [] })).toBe(0);
    expect(column('pendulum')).toBe(1);
    expect(column('pendulum', { history: [] })).toBe(-1);
    expect(column('patient')).toBe(-1);
  });
  it('a bent ball fools a keeper who ignores the bend', () => {
    expect(column('bend-blind', { shot: straight(-2, 0.5) })).toBe(-1);
    expect(column('bend-blind', { shot: { aimX: -1.6, aimY: 0.5, power: 0.7, curl: 1 } })).not.toBe(-1);
  });
  it('a patient keeper has a slow ball and misses a hard one', () => {
    for (const [power, stopped] of [
      [0.1, true],
      [0.84, false],
    ] as const) {
      const shot = straight(-2, 0.4, power);
      const plan = planDive('patient', plain, { ...view, shot }, seeded(3));
      expect(saves(plan, plain, arrival(shot, 0), flightTime(power))).toBe(stopped);
    }
  });
  it('can be read in the first round: shooting away from the habit scores nearly always', () => {
    const random = seeded(9);
    const shot = straight(-1.8, 0.7, 0.6);
    let goals = 0;
    for (let i = 0; i < 200; i++) {
      const plan = planDive('leaner', difficulty(1), { ...view, shot, lean: 0.5 }, random);
      if (!saves(plan, difficulty(1), arrival(shot, 0), flightTime(shot.power))) goals++;
    }
    expect(goals).toBeGreaterThan(180);
  });
});

describe('habits and repeats', () => {
  it('even a plain keeper learns when the ball always goes to the same third', () => {
    expect(repeats([1, 0, 0, 0], 0)).toBe(3);
    expect(repeats([], 0)).toBe(0);
    expect(repeats([0, 1], 0)).toBe(0);
    const random = seeded(4);
    const middle = { shot: straight(0, 0.6), wind: 0, lean: 0.5 };
    const stays = (history: (0 | 1)[]): number =>
      Array.from({ length: 200 }, () =>
        planDive('leaner', difficulty(1), { ...middle, history }, random),
      ).filter((plan) => plan.column === 0).length;
    expect(stays([1, 0])).toBeLessThan(30);
    expect(stays([0, 0, 0])).toBeGreaterThan(60);
  });
});

describe('difficulty', () => {
  it('grows with every round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), (round) => {
        const now = difficulty(round);
        const next = difficulty(round + 1);
        for (const key of [
          'reach',
          'readHeight',
          'stray',
          'memory',
          'wind',
          'kickPower',
          'corner',
          'feint',
          'punish',
        ] as const)
          expect(next[key]).toBeGreaterThanOrEqual(now[key]);
        for (const key of ['diveTime', 'reaction', 'targetRadius'] as const)
          expect(next[key]).toBeLessThanOrEqual(now[key]);
        expect(next.reach).toBeGreaterThan(now.reach);
      }),
    );
  });
  it('shows every habit once in a cup', () => {
    for (const cup of [0, 1, 2, 3]) {
      const seen = Array.from({ length: CUP_ROUNDS }, (_, i) => habitOf(cup * CUP_ROUNDS + i + 1));
      expect(new Set(seen).size).toBe(HABITS.length);
    }
  });
});

describe('targets and kicks', () => {
  it('targets hang inside the goal and the dearest counts', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 20 }), (seed, round) => {
        for (const target of placeTargets(difficulty(round), seeded(seed))) {
          expect(landing(target)).toBe('in');
          expect(targetHit([target], target)).toBe(target);
        }
      }),
    );
    const here = { x: 0, y: 1, radius: 0.4 };
    expect(
      targetHit(
        [
          { ...here, kind: 'chalk' },
          { ...here, kind: 'bucket' },
        ],
        here,
      )?.kind,
    ).toBe('bucket');
    expect(targetHit([{ ...here, kind: 'chalk' }], { x: 1, y: 1 })).toBeNull();
  });
  it('the rival always kicks into the goal, and looks where he shoots in round one', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 30 }), (seed, round) => {
        const kick = planKick(difficulty(round), seeded(seed));
        expect(landing(arrival(kick.shot, 0))).toBe('in');
        if (round === 1) expect(kick.tell).toBe(kick.column);
        if (kick.column !== 0) expect(columnOf(kick.shot.aimX)).toBe(kick.column);
      }),
    );
  });
});

const tally = (you: string, rival: string): Tally => ({
  you: [...you].map((kick) => kick === 'o'),
  rival: [...rival].map((kick) => kick === 'o'),
});

describe('the shoot-out', () => {
  it('ends as soon as one side cannot be caught', () => {
    expect(winnerOf(tally('ooo', 'xxx'))).toBe('you');
    expect(winnerOf(tally('ooo', 'xx'))).toBeNull();
    expect(winnerOf(tally('xxx', 'ooo'))).toBe('rival');
    expect(winnerOf(tally('ooooo', 'oooox'))).toBe('you');
    expect(winnerOf(tally('ooooo', 'ooooo'))).toBeNull();
  });
  it('goes to sudden death, kick for kick', () => {
    expect(winnerOf(tally('oooooo', 'ooooo'))).toBeNull();
    expect(winnerOf(tally('oooooo', 'ooooox'))).toBe('you');
    expect(winnerOf(tally('ooooox', 'oooooo'))).toBe('rival');
  });
  it('turns alternate and a winner never has fewer goals', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (results) => {
        const live = { you: [] as boolean[], rival: [] as boolean[] };
        for (const result of results) {
          if (winnerOf(live) !== null) break;
          live[nextTurn(live) === 'kick' ? 'you' : 'rival'].push(result);
          expect(live.you.length - live.rival.length).toBeOneOf([0, 1]);
        }
        const winner = winnerOf(live);
        const { you, rival } = standing(live);
        if (winner === 'you') expect(you).toBeGreaterThan(rival);
        if (winner === 'rival') expect(rival).toBeGreaterThan(you);
        if (winner === null) expect(live.you.length).toBeGreaterThanOrEqual(KICKS_EACH);
      }),
    );
  });
  it('a streak is worth more, up to a limit', () => {
    expect(successPoints(0)).toBe(100);
    expect(successPoints(3)).toBe(175);
    expect(successPoints(50)).toBe(successPoints(6));
  });
});

/** Plays with one plan until the game is over or `limit` seconds have passed. */
const play = (
  game: Game,
  kick: (game: Game) => Shot,
  keep: (game: Game) => void,
  limit = 900,
): GameEvent[] => {
  const all: GameEvent[] = [];
  for (let t = 0; t < limit && game.phase !== 'done'; t += 1 / 60) {
    if (game.phase === 'aim') shoot(game, kick(game));
    if (game.phase === 'run-up' || game.phase === 'incoming') keep(game);
    all.push(...step(game, 1 / 60));
  }
  return all;
};
const cheat = (game: Game) => {
  if (game.phase === 'incoming' && game.kick) dive(game, game.kick.column, game.kick.shot.aimY > 1.05);
};
const clever = (game: Game): Shot => {
  const drift = game.wind * flightTime(0.8) ** 2;
  const away = game.history.length % 2 === 0 ? 1 : -1;
  return { aimX: away * 2.1 - drift, aimY: 1.8, power: 0.8, curl: game.habit === 'bend-blind' ? -away : 0 };
};

const early = (now: Game) => {
  if (now.phase === 'run-up' && now.kick && now.time > 0.3)
    dive(now, now.kick.column, now.kick.shot.aimY > 1.05);
};

describe('a game', () => {
  it('is the same again from the same seed', () => {
    const [first, second] = [1, 2].map(() => play(createGame(seeded(5)), clever, cheat));
    expect(first).toEqual(second);
  });
  it('can be won by a good player, and leads to a harder cup', () => {
    let cups = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const game = createGame(seeded(seed));
      const events = play(game, clever, cheat);
      if (events.some((event) => event.type === 'cup-won')) {
        cups++;
        nextCup(game);
        expect(game.round).toBe(CUP_ROUNDS + 1);
        expect(game.phase).toBe('intro');
        expect(game.score).toBeGreaterThan(5000);
      }
    }
    expect(cups).toBeGreaterThan(3);
  });
  it('is lost by a player who stands still and rolls the ball at the keeper', () => {
    const events = play(
      createGame(seeded(2)),
      () => straight(0, 0.3, 0.1),
      () => undefined,
    );
    expect(events.at(-1)?.type).toBe('lost');
  });
  it('an early dive in the right direction is punished in late rounds', () => {
    let saved = 0;
    let kicks = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const game = createGame(seeded(seed), 40);
      for (const event of play(game, clever, early, 60)) {
        if (event.type !== 'landed' || event.by !== 'rival') continue;
        kicks++;
        if (event.outcome === 'saved') saved++;
      }
    }
    expect(kicks).toBeGreaterThan(20);
    expect(saved / kicks).toBeLessThan(0.15);
  });
  it('the bell gives big gloves for one save', () => {
    const game = createGame(seeded(4));
    while (game.phase !== 'aim') step(game, 1 / 60);
    game.targets = [{ kind: 'bell', x: 1.4, y: 1.7, radius: 0.3 }];
    game.level = { ...game.level, stray: 0, reach: 0 };
    shoot(game, straight(1.4, 1.7, 0.8));
    while (game.landed === null) step(game, 1 / 60);
    expect(game.gloves).toBe(true);
    const phase = (): string => game.phase;
    while (phase() !== 'incoming') step(game, 1 / 60);
    expect(sinceStrike(game)).toBeGreaterThanOrEqual(0);
    while (phase() === 'incoming') step(game, 1 / 60);
    expect(game.gloves).toBe(false);
  });
});
