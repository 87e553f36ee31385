import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `onLeave` when the pointer has left a frame whose document has its own process. Browsers tell neither document
 * about this. Call the returned function when the pointer is inside the frame. The next pointer event in this document
 * shows that the pointer has left.
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
