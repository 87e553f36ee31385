import type { GameReport } from './game-link.ts';

/** Time limits in ms. When one of them has passed, the player may change its state. */
export const timeLimits = {
  /** Time until the `load` event or the next progress message of the frame (spec PLAY-8). */
  answer: 15_000,
  /**
   * Time from the `load` event of a first-party game to its hello. All first-party games send their hello while they
   * load.
   */
  hello: 3000,
  /** Time from the `load` event of a game of another site to the result of the check whether that site responds. */
  reach: 1500,
  /** Time from the request to restart until the game begins a new round. */
  restart: 1500,
} as const;

/** The state of one game in the player, from the poster to its end. */
export interface PlayerLife {
  /**
   * `silent`: no response in time (spec PLAY-8). `unreachable`: the loaded document is probably the browser's own error
   * page. The frame stays in the page behind the message, because a network that allows games may still block the
   * check.
   */
  state: 'poster' | 'loading' | 'running' | 'silent' | 'unreachable' | 'offline';
  /** Address of the frame. `null` while the poster is shown. */
  address: string | null;
  /** Number of the frame. It increases with each new frame. */
  attempt: number;
  /** The latest report of a game that speaks the protocol. `null` for other games. */
  report: GameReport | null;
  /** Whether the frame has fired `load`. */
  hasLoaded: boolean;
  /** Whether the game's site responds, according to the check. `null` while this is unknown. */
  isReachable: boolean | null;
  /** The time limit that is running. A new object starts the timer again. */
  timer: { limit: keyof typeof timeLimits } | null;
}

/** Something that the visitor, the frame or the game did, and whether the browser was online at that time. */
export type PlayerEvent = { isOnline: boolean } & PlayerCause;

export type PlayerCause =
  | { type: 'play'; address: string }
  | { type: 'reload' }
  /** The visitor wants to see the frame although its site seems unreachable. */
  | { type: 'show' }
  /** The game was asked to begin a new round. */
  | { type: 'restart' }
  /** The frame has fired `load`. */
  | { type: 'load'; isFirstParty: boolean }
  /** The check whether the game's site responds has ended. */
  | { type: 'reach'; isReachable: boolean }
  /** The game has sent a message. */
  | { type: 'report'; report: GameReport }
  /** The time limit has passed. */
  | { type: 'timeout' };

/** The player before a game is opened. */
export const poster: PlayerLife = {
  state: 'poster',
  address: null,
  attempt: 0,
  report: null,
  hasLoaded: false,
  isReachable: null,
  timer: null,
};

/**
 * Returns the player's next state.
 *
 * ```text
 * poster  ── play ──────────────────────────────▶ loading
 * loading ── ready report, or load and reachable ▶ running
 * loading ── load and not reachable, no hello ──▶ unreachable
 * loading ── nothing in time ───────────────────▶ silent
 * running ── hello of a new document, reload ───▶ loading
 * ```
 *
 * Without a connection, `play`, `reload` and failures lead to `offline`. With a connection, `reload` leads from every
 * failure back to `loading`.
 */
export function reducePlayer(life: PlayerLife, event: PlayerEvent): PlayerLife {
  const { isOnline } = event;
  switch (event.type) {
    case 'play':
      return open(life, event.address, isOnline);
    case 'reload':
      return open(life, life.address, isOnline);
    case 'show':
      return life.state === 'unreachable' ? run(life) : life;
    case 'restart':
      return life.state === 'running' ? { ...life, timer: { limit: 'restart' } } : life;
    case 'load':
      return hasFrame(life) ? load(life, event) : life;
    case 'reach':
      return hasFrame(life) ? reach(life, event) : life;
    case 'report':
      return hasFrame(life) ? receive(life, event.report) : life;
    case 'timeout':
      return endTimer(life, isOnline);
  }
}

/** Returns whether the player contains the frame. Events of a removed frame are ignored. */
export function hasFrame({ state }: Pick<PlayerLife, 'state'>): boolean {
  return state === 'loading' || state === 'running' || state === 'unreachable';
}

function open({ attempt }: PlayerLife, address: string | null, isOnline: boolean): PlayerLife {
  const frame = { ...poster, address, attempt: attempt + 1 };
  return isOnline
    ? { ...frame, state: 'loading', timer: { limit: 'answer' } }
    : { ...frame, state: 'offline' };
}

function run(life: PlayerLife): PlayerLife {
  return { ...life, state: 'running', timer: null };
}

function fail(life: PlayerLife, state: 'silent' | 'unreachable', isOnline: boolean): PlayerLife {
  return { ...life, state: isOnline ? state : 'offline', timer: null };
}

function load(
  life: PlayerLife,
  { isFirstParty, isOnline }: { isFirstParty: boolean; isOnline: boolean },
): PlayerLife {
  const { report, isReachable } = life;
  // A game that speaks the protocol reports when it is ready. A `load` event before that report is ignored.
  if (report && !report.isReady) return life;
  const loaded = { ...life, hasLoaded: true };
  if (isReachable === false) return fail(loaded, 'unreachable', isOnline);
  if (isReachable || report) return run(loaded);
  return { ...loaded, timer: { limit: isFirstParty ? 'hello' : 'reach' } };
}

/** Applies the result of the check. A game that has sent a message is reachable, whatever the result. */
function reach(
  life: PlayerLife,
  { isReachable, isOnline }: { isReachable: boolean; isOnline: boolean },
): PlayerLife {
  if (life.report) return life;
  const checked = { ...life, isReachable };
  if (!checked.hasLoaded) return checked;
  return isReachable ? run(checked) : fail(checked, 'unreachable', isOnline);
}

function receive(life: PlayerLife, report: GameReport): PlayerLife {
  const reported = { ...life, report };
  if (!report.isReady) return { ...reported, state: 'loading', timer: { limit: 'answer' } };
  const wasReady = life.report?.isReady === true;
  return wasReady ? reported : run(reported);
}

function endTimer(life: PlayerLife, isOnline: boolean): PlayerLife {
  switch (life.timer?.limit) {
    case 'answer':
      return fail(life, 'silent', isOnline);
    case 'hello':
      return fail(life, 'unreachable', isOnline);
    case 'reach':
      return run(life);
    case 'restart':
      return life.report?.isOver ? open(life, life.address, isOnline) : { ...life, timer: null };
    case undefined:
      return life;
  }
}
