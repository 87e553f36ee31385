import { useEffect } from 'react';

/**
 * Ignores files that are dropped outside the areas for them. The browser would otherwise open the file in place of the
 * Studio, and the input of the screen would be lost.
 */
export function useFileDropGuard(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    // The areas are inside the window, so their listeners are called first.
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
