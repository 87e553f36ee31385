import type { BlockComponentMap } from '#app/core/layouts/block-list.tsx';
import { components as games } from './games/components.ts';

/** Components of the verticals' home pages, for `/`, by vertical id. */
export const homeComponents: Readonly<Record<number, BlockComponentMap>> = { 2: games };
