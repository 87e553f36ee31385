/** The game that starts without a click because the visitor came by "Next game". */
interface NextGame {
  id: number;
  /** Whether the game before was in full screen. */
  isFullscreen: boolean;
  /** Resolves when that has ended. */
  left: Promise<void>;
}

let wanted: NextGame | null = null;

/**
 * Makes a game's page start the game without another click. Called on the click that leads to that page. Also ends full
 * screen. Otherwise, the stage of the old game would do this when it is removed, when the new game may already be in
 * full screen.
 */
export function startNext(id: number): void {
  const isFullscreen = document.fullscreenElement !== null;
  wanted = { id, isFullscreen, left: isFullscreen ? leaveFullscreen() : Promise.resolve() };
}

/** Returns the call of `startNext` for this game, and forgets the last call. */
export function takeStart(id: number): NextGame | null {
  const next = wanted;
  wanted = null;
  return next?.id === id ? next : null;
}

async function leaveFullscreen(): Promise<void> {
  try {
    await document.exitFullscreen();
  } catch {
    // The visitor has left full screen meanwhile.
  }
}
