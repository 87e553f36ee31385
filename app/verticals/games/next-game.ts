/** The game that starts without another click because the visitor pressed "Next game". */
interface NextGame {
  id: number;
  /** Whether the previous game was in full screen. */
  isFullscreen: boolean;
  /** Resolves when the previous game has left full screen. */
  left: Promise<void>;
}

let wanted: NextGame | null = null;

/**
 * Makes a game's page start the game without another click. Called on the click that leads to that page. Also leaves
 * full screen at once. If it did not, the removal of the previous game's stage would end full screen, when the new game
 * may already be in full screen.
 */
export function startNext(id: number): void {
  const isFullscreen = document.fullscreenElement !== null;
  wanted = { id, isFullscreen, left: isFullscreen ? leaveFullscreen() : Promise.resolve() };
}

/**
 * Returns and forgets the last request of `startNext`. Returns `null` if there is none, or if it is for another game.
 */
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
