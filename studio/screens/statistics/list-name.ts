import type { StatisticsData } from './statistics.server.ts';

/** The rankings of the screen. */
export type ListName = keyof StatisticsData['lists'] | 'searches' | 'missed';
