/* The messages with which the check page of the arcade reports on a game to its parent page. */

const mark = 'portico-game-check';

/** The findings of the check page. */
export type GameCheck =
  /** The game shows something. */
  | { kind: 'runs' }
  /** A script of the game failed, or a file is missing. */
  | { kind: 'error'; text: string }
  /** A picture of the game. */
  | { kind: 'picture'; picture: Blob }
  /** The game has no canvas, so no picture can be taken. */
  | { kind: 'no-picture' };

/** The message that asks the check page for a picture. */
export const pictureRequest = { mark, kind: 'take-picture' } as const;

/** Returns whether a message asks for a picture. */
export function isPictureRequest(data: unknown): boolean {
  return isMarked(data) && data.kind === pictureRequest.kind;
}

/** Returns the message that carries a report. */
export function sealGameCheck(check: GameCheck): GameCheck & { mark: string } {
  return { ...check, mark };
}

/** Reads a message of any page. Returns `null` if it is not a report. */
export function openGameCheck(data: unknown): GameCheck | null {
  if (!isMarked(data)) return null;
  if (data.kind === 'runs' || data.kind === 'no-picture') return { kind: data.kind };
  if (data.kind === 'error' && 'text' in data && typeof data.text === 'string') {
    return { kind: 'error', text: data.text.slice(0, 300) };
  }
  if (data.kind === 'picture' && 'picture' in data && data.picture instanceof Blob) {
    return { kind: 'picture', picture: data.picture };
  }
  return null;
}

function isMarked(data: unknown): data is { kind: unknown } {
  return typeof data === 'object' && data !== null && 'mark' in data && data.mark === mark && 'kind' in data;
}
