/*
 * The messages between a game in a frame and the portal around it; `docs/game-protocol.md` says when each is sent.
 * Every message is an object with `protocol`, `version` and `type`, sent by `postMessage`.
 */

export const protocol = 'portal-game';
export const version = 1;

/** From the game to the portal. */
export type GameMessage =
  /** Names the versions that the game supports. Sent repeatedly until the portal answers with `welcome`. */
  | { type: 'hello'; versions: readonly number[] }
  /** The fraction that is loaded, 0 to 1. */
  | { type: 'progress'; value: number }
  /** The game is loaded and visible. */
  | { type: 'ready' }
  /** Play begins or continues. It stops for a menu, a pause or the end of a round. */
  | { type: 'start' }
  | { type: 'stop' }
  /** A round has ended and its result is shown. Play continues with the next `start`. */
  | { type: 'over' }
  /** The current score, and the best one that the game knows. */
  | { type: 'score'; value: number; best?: number }
  /** The state of the game's own sound switch. */
  | { type: 'muted'; muted: boolean };

/** From the portal to the game. */
export type PortalMessage =
  /**
   * The answer to a hello, with the best score of this player that the portal knows. `start` means that the player has
   * pressed Play on the portal's page, so the game may begin without a title screen. `lang` is the language of that
   * page, a BCP 47 tag.
   */
  | { type: 'welcome'; best?: number; start?: boolean; lang?: string }
  | { type: 'pause' }
  /** Continues a game that the portal has paused. */
  | { type: 'resume' }
  /** Starts a new round. */
  | { type: 'restart' }
  | { type: 'mute'; muted: boolean };

/** A message with its envelope, in the form in which it is posted. */
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
  const { type, best, start, lang, muted } = fields;
  if (type === 'pause' || type === 'resume' || type === 'restart') return { type };
  if (type === 'welcome') {
    return {
      type,
      ...(isNumber(best) && { best }),
      ...(start === true && { start }),
      ...(isLanguage(lang) && { lang }),
    };
  }
  if (type === 'mute' && typeof muted === 'boolean') return { type, muted };
  return null;
}

/**
 * Returns the fields of a message of this protocol, or `null`. A hello is accepted in any version, because it names the
 * supported ones.
 */
function openEnvelope(data: unknown): Record<string, unknown> | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Record<string, unknown>;
  if (fields.protocol !== protocol) return null;
  return fields.version === version || fields.type === 'hello' ? fields : null;
}

/** Returns whether a value has the form of a BCP 47 tag. */
function isLanguage(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,7}$/i.test(value);
}

/** Returns whether a value is a finite number that is small enough to be stored exactly. */
function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}
