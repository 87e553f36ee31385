import { useEffect } from 'react';
import { loadLazily } from '#app/visitor/load-lazily.ts';

const wanted = '(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)';

/**
 * Plays the silent preview of the tile under the pointer or with the focus (design note 5), if the device has a
 * hovering pointer and the visitor asks neither for reduced motion nor for reduced data. The code loads with the first
 * such tile.
 */
export function useTilePreviews(): void {
  useEffect(() => {
    let isLoaded = false;
    function follow({ target }: Event) {
      const tile = target instanceof Element ? target.closest<HTMLElement>('[data-preview]') : null;
      if ((!tile && !isLoaded) || !window.matchMedia(wanted).matches || savesData()) return;
      isLoaded = true;
      void loadLazily(() => import('#app/ui/tile-preview.ts')).then(({ followTile }) => followTile(tile));
    }
    document.addEventListener('pointerover', follow, { passive: true });
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
}

function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
