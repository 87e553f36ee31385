import type { TodayParts } from '#app/pages/today-entry.ts';

/** The browser parts of the verticals' entries in the block "today", by vertical id. */
export const todayParts: TodayParts = {
  3: () => import('./weather/today.ts'),
  5: () => import('./star-sign/today.ts'),
};
