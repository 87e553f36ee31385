import { useEffect } from 'react';
import { loadLazily } from '#app/visitor/load-lazily.ts';

const load = () => loadLazily(() => import('#app/ui/rail-arrows.ts'));

const keys = new Set(['ArrowLeft', 'ArrowRight']);

/**
 * Shows arrows at the ends of rails if the device has a hovering pointer, and handles the arrow keys in rails. The code
 * loads when a visitor first points at a rail or presses a key in it.
 */
export function useRailArrows(): void {
  useEffect(() => {
    let isLoaded = false;
    function follow({ target, pointerType }: PointerEvent) {
      if (pointerType !== 'mouse' || !(target instanceof Element) || target.closest('.rail-arrow')) return;
      const rail = target.closest<HTMLElement>('.rail');
      if (!rail && !isLoaded) return;
      isLoaded = true;
      void load().then(({ showArrows }) => showArrows(rail));
    }
    function move(event: KeyboardEvent) {
      if (!keys.has(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { target } = event;
      const rail =
        target instanceof Element && !target.matches('input') ? target.closest<HTMLElement>('.rail') : null;
      if (!rail) return;
      // Prevents the browser's default for the key, which scrolls the page.
      event.preventDefault();
      void load().then(({ moveFocus }) => moveFocus(rail, event));
    }
    document.addEventListener('pointerover', follow, { passive: true });
    document.addEventListener('keydown', move);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('keydown', move);
    };
  }, []);
}
