import type { BlockComponentMap } from '#app/core/layouts/block-list.tsx';
import { components as games } from './games/components.ts';
import { components as news } from './news/components.ts';
import { components as weather } from './weather/components.ts';
import { components as shop } from './shop/components.ts';
import { components as apps } from './apps/components.ts';
import { components as quiz } from './quiz/components.ts';
import { components as starSign } from './star-sign/components.ts';

/** Components of the verticals' home pages, for `/`, by vertical id. */
export const homeComponents: Readonly<Record<number, BlockComponentMap>> = {
  1: news,
  2: games,
  5: starSign,
  3: weather,
  4: shop,
  6: apps,
  8: quiz,
};
