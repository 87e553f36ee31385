import type { BlockComponentMap } from '#app/pages/layouts/block-list.tsx';
import { components as games } from './games/components.ts';

/** A vertical's components, or a function that loads them. */
export type HomeComponents = BlockComponentMap | (() => Promise<{ components: BlockComponentMap }>);

/**
 * Components of the verticals' home pages, for `/`, by vertical id. Games are the home of a fresh install. The code of
 * another vertical is part of `/` only if the operator has made that vertical the home.
 */
export const homeComponents: Readonly<Record<number, HomeComponents>> = {
  1: () => import('./news/components.ts'),
  2: games,
  3: () => import('./weather/components.ts'),
  4: () => import('./shop/components.ts'),
  5: () => import('./star-sign/components.ts'),
  6: () => import('./apps/components.ts'),
  8: () => import('./quiz/components.ts'),
};
