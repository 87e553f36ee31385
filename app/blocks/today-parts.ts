import { createContext } from 'react';
import type { TodayParts } from '#app/pages/today-entry.ts';

/** The browser halves of the verticals' entries. The app provides them, because blocks do not import verticals. */
export const TodayPartsContext = createContext<TodayParts>(new Map());
