import type { DropTarget } from 'react-aria-components';

/**
 * Finds the row of a list that is nearest to a point of the list, and the nearer side of that row. Tiles have a start
 * and an end side, other rows a top and a bottom. Returns `null` if no row is a valid target.
 */
export function findNearestRow(
  list: HTMLElement | null,
  x: number,
  y: number,
  isValid: (target: DropTarget) => boolean,
): DropTarget | null {
  if (!list) return null;
  const origin = list.getBoundingClientRect();
  const isMirrored = getComputedStyle(list).direction === 'rtl';
  let nearest: { distance: number; target: DropTarget } | null = null;
  for (const element of list.querySelectorAll<HTMLElement>('[data-key]')) {
    const box = element.getBoundingClientRect();
    const [left, top] = [box.left - origin.left, box.top - origin.top];
    const isTile = box.width <= origin.width / 2;
    const isFirstHalf = isTile ? x < left + box.width / 2 !== isMirrored : y < top + box.height / 2;
    const target: DropTarget = {
      type: 'item',
      key: element.dataset.key ?? '',
      dropPosition: isFirstHalf ? 'before' : 'after',
    };
    const outsideX = Math.max(left - x, 0, x - left - box.width);
    const outsideY = Math.max(top - y, 0, y - top - box.height);
    const distance = Math.hypot(outsideX, outsideY);
    if ((nearest === null || distance < nearest.distance) && isValid(target)) nearest = { distance, target };
  }
  return nearest?.target ?? null;
}
