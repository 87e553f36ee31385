/**
 * Loads a part of the page on demand. When its chunk fails and the handler of that (`preload-error.ts`) has begun to
 * load the document anew, the promise stays open: nothing of the old page needs to answer any more.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const part: Part | undefined = await load();
  return part ?? new Promise<Part>(() => {});
}
