/**
 * When a picture is requested:
 * - `first`: while the document is still loading. Used for the one picture that dominates the first screen.
 * - `inView`: after the first layout, by the browser itself. Used for the rest of the first screen. If a dozen of these
 *   pictures were requested earlier, the first paint on a slow phone would take a third longer (docs/decisions/0026).
 * - `later`: when the page's loader (`lazy-pictures.ts`) detects that the picture comes near the visible area.
 */
export type PictureLoad = 'first' | 'inView' | 'later';

/** Returns how a picture of a list loads. The first `inView` pictures belong to the first screen. */
export function loadInOrder(index: number, inView: number): PictureLoad {
  if (index >= inView) return 'later';
  return index === 0 ? 'first' : 'inView';
}
