import {
  type Column,
  type Landing,
  type Point,
  type Shot,
  arrival,
  columnOf,
  flightTime,
  landing,
} from './flight.ts';
import { type Dive, type Habit, planDive, saves, swayAt } from './keeper.ts';
import {
  type Difficulty,
  type Kick,
  type Tally,
  type Target,
  CUP_ROUNDS,
  TARGET_POINTS,
  difficulty,
  habitOf,
  nextTurn,
  placeTargets,
  planKick,
  reconsider,
  roundBonus,
  standing,
  successPoints,
  targetHit,
  winnerOf,
} from './rules.ts';

export type Phase =
  | 'intro'
  | 'aim'
  | 'shot'
  | 'ready'
  | 'run-up'
  | 'incoming'
  | 'after'
  | 'round-over'
  | 'done';
export type Outcome = Landing | 'saved' | 'goal';

export type GameEvent =
  | { type: 'strike'; power: number; by: 'you' | 'rival' }
  | { type: 'dive'; by: 'you' | 'rival' }
  | {
      type: 'landed';
      by: 'you' | 'rival';
      outcome: Outcome;
      point: Point;
      target: Target | null;
      points: number;
    }
  | { type: 'turn'; turn: 'kick' | 'keep' }
  | { type: 'round-won'; round: number; points: number }
  | { type: 'cup-won' }
  | { type: 'lost' };

/** The player's own skill in goal. */
export const YOUR_SKILL = { reach: 0.42, diveTime: 0.36 };
export const BIG_GLOVES = 0.22;
/** Seconds from the start of the run-up to the strike, for the player and for the rival. */
export const STEP_UP = 0.22;
export const RUN_UP = 1.15;
const READY = 0.9;
const AFTER = 1.35;
const INTRO = 2.6;

export interface Game {
  readonly random: () => number;
  round: number;
  level: Difficulty;
  habit: Habit;
  phase: Phase;
  /** Seconds in this phase. */
  time: number;
  /** Seconds the keeper has been swaying. */
  sway: number;
  wind: number;
  targets: Target[];
  tally: { you: boolean[]; rival: boolean[] };
  history: Column[];
  score: number;
  streak: number;
  /** True if the next save is made with big gloves. */
  gloves: boolean;
  shot: Shot | null;
  lean: number;
  kick: Kick | null;
  /** The keeper's dive: the rival's while you kick, yours while you keep. `start` counts from the strike. */
  dive: Dive | null;
  landed: { outcome: Outcome; point: Point; target: Target | null } | null;
  winner: 'you' | 'rival' | null;
}

/** Creates a game at the start of `round`, with no points. */
export function createGame(random: () => number, round = 1): Game {
  const game: Game = {
    random,
    round,
    level: difficulty(round),
    habit: habitOf(round),
    phase: 'intro',
    time: 0,
    sway: 0,
    wind: 0,
    targets: [],
    tally: { you: [], rival: [] },
    history: [],
    score: 0,
    streak: 0,
    gloves: false,
    shot: null,
    lean: 0,
    kick: null,
    dive: null,
    landed: null,
    winner: null,
  };
  enterRound(game, round);
  return game;
}

function enterRound(game: Game, round: number): void {
  game.round = round;
  game.level = difficulty(round);
  game.habit = habitOf(round);
  game.tally = { you: [], rival: [] };
  game.history = [];
  game.gloves = false;
  game.winner = null;
  setPhase(game, 'intro');
  prepareKick(game);
}

function setPhase(game: Game, phase: Phase): void {
  game.phase = phase;
  game.time = 0;
}

function prepareKick(game: Game): void {
  game.shot = null;
  game.kick = null;
  game.dive = null;
  game.landed = null;
  game.wind = (game.random() * 2 - 1) * game.level.wind;
  game.targets = placeTargets(game.level, game.random);
}

/** Skips the introduction of the round. */
export function skipIntro(game: Game): void {
  if (game.phase === 'intro') game.time = INTRO;
}

/** Takes the kick. Returns false if a kick is not possible now. */
export function shoot(game: Game, shot: Shot): boolean {
  if (game.phase !== 'aim') return false;
  game.shot = shot;
  setPhase(game, 'shot');
  return true;
}

/** Lets the player's keeper dive, before or after the strike. Returns false if that is not possible now. */
export function dive(game: Game, column: Column, high: boolean): boolean {
  if (game.dive !== null) return false;
  if (game.phase === 'run-up') {
    const start = game.time - RUN_UP;
    game.dive = { column, high, start };
    if (start < -0.12 && game.kick !== null) {
      game.kick = reconsider(game.kick, column, game.level, game.random);
    }
    return true;
  }
  if (game.phase === 'incoming') {
    game.dive = { column, high, start: game.time };
    return true;
  }
  return false;
}

/** Returns the seconds since the strike of the current kick. Negative before the strike. */
export function sinceStrike(game: Game): number {
  if (game.phase === 'shot') return game.time - STEP_UP;
  if (game.phase === 'run-up') return game.time - RUN_UP;
  if (game.phase === 'incoming') return game.time;
  if (game.phase === 'after' || game.phase === 'round-over' || game.phase === 'done') {
    const shot = game.shot ?? game.kick?.shot;
    return shot === undefined || shot === null ? 0 : flightTime(shot.power) + game.time;
  }
  return -1;
}

/** Advances the game by `dt` seconds and returns the events. */
export function step(game: Game, dt: number): GameEvent[] {
  const events: GameEvent[] = [];
  const before = sinceStrike(game);
  game.time += dt;
  const after = sinceStrike(game);
  switch (game.phase) {
    case 'intro':
      if (game.time >= INTRO) {
        setPhase(game, 'aim');
        events.push({ type: 'turn', turn: 'kick' });
      }
      break;
    case 'aim':
      game.sway += dt;
      break;
    case 'shot':
      if (before < 0 && after < 0) game.sway += dt;
      if (before < 0 && after >= 0) strike(game, events);
      if (game.shot !== null && after >= flightTime(game.shot.power)) landShot(game, game.shot, events);
      break;
    case 'ready':
      if (game.time >= READY) setPhase(game, 'run-up');
      break;
    case 'run-up':
      if (game.time >= RUN_UP) {
        events.push({ type: 'strike', power: game.kick?.shot.power ?? 0, by: 'rival' });
        setPhase(game, 'incoming');
      }
      break;
    case 'incoming':
      if (game.kick !== null && game.time >= flightTime(game.kick.shot.power))
        landKick(game, game.kick, events);
      break;
    case 'after':
      if (game.time >= AFTER) goOn(game, events);
      break;
    case 'round-over':
      if (game.time >= AFTER) closeRound(game, events);
      break;
    case 'done':
      break;
  }
  return events;
}

function strike(game: Game, events: GameEvent[]): void {
  if (game.shot === null) return;
  game.lean = swayAt(game.sway);
  game.dive = planDive(
    game.habit,
    game.level,
    { shot: game.shot, wind: game.wind, lean: game.lean, history: game.history },
    game.random,
  );
  events.push({ type: 'strike', power: game.shot.power, by: 'you' });
}

function landShot(game: Game, shot: Shot, events: GameEvent[]): void {
  const point = arrival(shot, game.wind);
  const frame = landing(point);
  const stopped = frame === 'in' && saves(game.dive, game.level, point, flightTime(shot.power));
  const outcome: Outcome = frame === 'in' ? (stopped ? 'saved' : 'goal') : frame;
  const target = outcome === 'goal' ? targetHit(game.targets, point) : null;
  const points =
    outcome === 'goal' ? successPoints(game.streak) + (target ? TARGET_POINTS[target.kind] : 0) : 0;
  if (target?.kind === 'bell') game.gloves = true;
  game.history.push(columnOf(shot.aimX));
  game.tally.you.push(outcome === 'goal');
  settle(game, 'you', outcome, point, target, points, events);
}

function landKick(game: Game, kick: Kick, events: GameEvent[]): void {
  const point = arrival(kick.shot, 0);
  const reach = YOUR_SKILL.reach + (game.gloves ? BIG_GLOVES : 0);
  const skill = { reach, diveTime: YOUR_SKILL.diveTime };
  const stopped = saves(game.dive, skill, point, flightTime(kick.shot.power));
  const points = stopped ? successPoints(game.streak) : 0;
  game.gloves = false;
  game.tally.rival.push(!stopped);
  settle(game, 'rival', stopped ? 'saved' : 'goal', point, null, points, events);
}

function settle(
  game: Game,
  by: 'you' | 'rival',
  outcome: Outcome,
  point: Point,
  target: Target | null,
  points: number,
  events: GameEvent[],
): void {
  game.streak = points > 0 ? game.streak + 1 : 0;
  game.score += points;
  game.landed = { outcome, point, target };
  game.winner = winnerOf(game.tally);
  events.push({ type: 'landed', by, outcome, point, target, points });
  setPhase(game, game.winner === null ? 'after' : 'round-over');
}

function goOn(game: Game, events: GameEvent[]): void {
  const turn = nextTurn(game.tally);
  prepareKick(game);
  if (turn === 'keep') game.kick = planKick(game.level, game.random);
  setPhase(game, turn === 'keep' ? 'ready' : 'aim');
  events.push({ type: 'turn', turn });
}

function closeRound(game: Game, events: GameEvent[]): void {
  if (game.winner === 'rival') {
    setPhase(game, 'done');
    events.push({ type: 'lost' });
    return;
  }
  const { you, rival } = standing(game.tally satisfies Tally);
  const points = roundBonus(game.round, you - rival);
  game.score += points;
  events.push({ type: 'round-won', round: game.round, points });
  if (game.round % CUP_ROUNDS === 0) {
    setPhase(game, 'done');
    events.push({ type: 'cup-won' });
    return;
  }
  enterRound(game, game.round + 1);
}

/** Starts the first round of the next cup after a won cup. The points are kept. */
export function nextCup(game: Game): void {
  if (game.phase === 'done' && game.winner === 'you') enterRound(game, game.round + 1);
}
