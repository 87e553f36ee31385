/** The element that an address’s hash names. */
export function findTarget(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
