const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

let isReduced = query?.matches ?? false;
query?.addEventListener('change', ({ matches }) => {
  isReduced = matches;
});

/** True when the player asked the system for less motion; read it each time, it may change. */
export const reducedMotion = (): boolean => isReduced;
