const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

let isReduced = query?.matches ?? false;
query?.addEventListener('change', ({ matches }) => {
  isReduced = matches;
});

/**
 * Returns true if the player prefers less motion in the system's settings. Do not store the result, because it may
 * change.
 */
export const reducedMotion = (): boolean => isReduced;
