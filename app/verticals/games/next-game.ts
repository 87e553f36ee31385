/** Id of the game that starts without a click because the visitor came by "Next game". */
let wanted: number | null = null;

/** Makes a game's page start the game without another click. Called on the click that leads to that page. */
export function startNext(id: number): void {
  wanted = id;
}

/** Returns whether `startNext` was called for this game, and forgets the call. */
export function takeStart(id: number): boolean {
  const isWanted = wanted === id;
  wanted = null;
  return isWanted;
}
