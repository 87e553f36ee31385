/*
 * The messages between a game in a frame and the portal around it; `docs/game-protocol.md` says when each is sent. Every
 * message is an object with `protocol`, `version` and `type`, sent by `postMessage`.
 */

export const protocol = 'portal-game';
export const version = 1;

/** From the game to the portal. */
export type GameMessage =
  /** "I am here and speak these versions." Sent until the portal welcomes it. */
  | { type: 'hello'; versions: readonly number[] }
  /** How much is loaded, 0 to 1. */
  | { type: 'progress'; value: number }
  /** Loaded: from here on the game itself is visible. */
  | { type: 'ready' }
  /** Play begins or goes on; it stops for a menu, a pause or the end. */
  | { type: 'start' }
  | { type: 'stop' }
  /** A round has ended and its result is shown; play rests until the next start. */
  | { type: 'over' }
  /** The score now, and the best one that the game knows. */
  | { type: 'score'; value: number; best?: number }
  /** The game's own sound switch. */
  | { type: 'muted'; muted: boolean };

/** From the portal to the game. */
export type PortalMessage =
  /**
   * The answer to a hello: the version to speak, and the best score of this player that the portal knows. `start`: the
   * player has pressed Play on the portal's page, so that the game may begin without a title screen.
   */
  | { type: 'welcome'; best?: number; start?: boolean }
  | { type: 'pause' }
  /** Goes on if it was the portal that paused. */
  | { type: 'resume' }
  /** Begins a new round. */
  | { type: 'restart' }
  | { type: 'mute'; muted: boolean };

/** A message as it is posted. */
export type Envelope<Message> = Message & { protocol: typeof protocol; version: number };

/** Puts a message into its envelope. */
export function seal<Message extends GameMessage | PortalMessage>(message: Message): Envelope<Message> {
  return { protocol, version, ...message };
}

/** Reads a message of a game. Returns `null` unless it is a complete message of this protocol. */
export function readGameMessage(data: unknown): GameMessage | null {
  const fields = openEnvelope(data);
  if (!fields) return null;
  const { type, versions, value, best, muted } = fields;
  if (type === 'ready' || type === 'start' || type === 'stop' || type === 'over') return { type };
  if (type === 'hello' && Array.isArray(versions)) return { type, versions: versions.filter(isNumber) };
  if (type === 'progress' && isNumber(value)) return { type, value: Math.min(1, Math.max(0, value)) };
  if (type === 'score' && isNumber(value)) return { type, value, ...(isNumber(best) && { best }) };
  if (type === 'muted' && typeof muted === 'boolean') return { type, muted };
  return null;
}

/** Reads a message of the portal. Returns `null` unless it is a complete message of this protocol. */
export function readPortalMessage(data: unknown): PortalMessage | null {
  const fields = openEnvelope(data);
  if (!fields) return null;
  const { type, best, start, muted } = fields;
  if (type === 'pause' || type === 'resume' || type === 'restart') return { type };
  if (type === 'welcome') return { type, ...(isNumber(best) && { best }), ...(start === true && { start }) };
  if (type === 'mute' && typeof muted === 'boolean') return { type, muted };
  return null;
}

/** A hello counts in any version; it says which the game speaks. */
function openEnvelope(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Record<string, unknown>;
  if (fields.protocol !== protocol) return null;
  return fields.version === version || fields.type === 'hello' ? fields : null;
}

/** Finite, and small enough to be shown and kept exactly. */
function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
