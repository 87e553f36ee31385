import { createContext } from 'react';
import type { TodayParts } from '#app/pages/today-entry.ts';

/** The browser halves of the verticals' entries. Blocks do not import verticals, so the app provides them. */
export const TodayPartsContext = createContext<TodayParts>(new Map());
