import { coreBlocks } from '#app/blocks/blocks.tsx';
import type { BlockComponentMap, BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import { shellBlocks } from '#app/shell/blocks.tsx';
import type { starSignBlocks as server } from './blocks.server.ts';
import { AboutSign } from './components/about-sign.tsx';
import { SignCards } from './components/sign-cards.tsx';
import { SignHead } from './components/sign-head.tsx';
import { SignMatches } from './components/sign-matches.tsx';
import { SignReadings } from './components/sign-readings.tsx';

/**
 * Components of the star sign blocks on the pages of a sign and of a category. The blocks of the home load on demand,
 * because few layouts contain them on these pages.
 */
const signPageBlocks: BlockComponents<typeof server> = {
  zodiac: lazyBlock(async () => (await import('./components/zodiac.tsx')).Zodiac),
  sky: lazyBlock(async () => (await import('./components/sky.tsx')).Sky),
  findSign: lazyBlock(async () => (await import('./components/find-sign.tsx')).FindSign),
  matchSigns: lazyBlock(async () => (await import('./components/match-signs.tsx')).MatchSigns),
  dailyReadings: lazyBlock(async () => (await import('./components/daily-readings.tsx')).DailyReadings),
  signHead: SignHead,
  signReadings: SignReadings,
  aboutSign: AboutSign,
  signMatches: SignMatches,
  signCards: SignCards,
};

/** Components of all blocks that the pages of a sign and of a category may contain. */
export const signPageComponents: BlockComponentMap = { ...shellBlocks, ...coreBlocks, ...signPageBlocks };
