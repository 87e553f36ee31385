/**
 * Loads a part of the page on demand. If its chunk fails and the chunk error handler (`preload-error.ts`) reloads the
 * document, the promise never settles, because the old page is about to be replaced.
 */
export async function loadLazily<Part>(load: () => Promise<Part>): Promise<Part> {
  const part: Part | undefined = await load();
  return part ?? new Promise<Part>(() => {});
}
