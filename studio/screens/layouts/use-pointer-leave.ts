import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `onLeave` when the pointer has left a frame whose document has its own process. Neither document is told. The
 * returned function notes that the pointer is inside; the next event of the pointer in this document shows that it is
 * not any more.
 */
export function usePointerLeave(onLeave: () => void): () => void {
  const isInside = useRef(false);
  useEffect(() => {
    const leave = () => {
      if (!isInside.current) return;
      isInside.current = false;
      onLeave();
    };
    const { documentElement } = document;
    addEventListener('pointermove', leave, { capture: true, passive: true });
    documentElement.addEventListener('pointerleave', leave);
    return () => {
      removeEventListener('pointermove', leave, { capture: true });
      documentElement.removeEventListener('pointerleave', leave);
    };
  }, [onLeave]);
  return useCallback(() => {
    isInside.current = true;
  }, []);
}
