import { createContext } from 'react';
import type { TodayParts } from '#app/pages/today-entry.ts';

/** The verticals' browser halves of their entries; core knows no vertical, so they come from above. */
export const TodayPartsContext = createContext<TodayParts>({});
