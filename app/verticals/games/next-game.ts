/** The game whose page starts it at once, because the visitor came by "Next game". */
let wanted: number | null = null;

/** To be called on the click that leads to a game's page: that page starts the game without another click. */
export function startNext(id: number): void {
  wanted = id;
}

/** Whether this game is the one to start at once; asked once, whatever the answer. */
export function takeStart(id: number): boolean {
  const isWanted = wanted === id;
  wanted = null;
  return isWanted;
}
