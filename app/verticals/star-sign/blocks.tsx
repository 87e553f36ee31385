import type { BlockComponents } from '#app/pages/layouts/block-list.tsx';
import { lazyBlock } from '#app/pages/layouts/lazy-block.ts';
import type { starSignBlocks as server } from './blocks.server.ts';
import { FindSign } from './components/find-sign.tsx';
import { MatchSigns } from './components/match-signs.tsx';
import { Sky } from './components/sky.tsx';
import { Zodiac } from './components/zodiac.tsx';

/**
 * Components of the star sign blocks for the home. The blocks for the pages of a sign and of a category load on demand.
 */
export const starSignBlocks: BlockComponents<typeof server> = {
  zodiac: Zodiac,
  sky: Sky,
  findSign: FindSign,
  matchSigns: MatchSigns,
  dailyReadings: lazyBlock(async () => (await import('./components/daily-readings.tsx')).DailyReadings),
  signHead: lazyBlock(async () => (await import('./components/sign-head.tsx')).SignHead),
  signReadings: lazyBlock(async () => (await import('./components/sign-readings.tsx')).SignReadings),
  aboutSign: lazyBlock(async () => (await import('./components/about-sign.tsx')).AboutSign),
  signMatches: lazyBlock(async () => (await import('./components/sign-matches.tsx')).SignMatches),
  signCards: lazyBlock(async () => (await import('./components/sign-cards.tsx')).SignCards),
};
