import { createContext } from 'react';
import type { TodayParts } from '#app/pages/today-entry.ts';

/** The browser halves of the verticals' entries. The core knows no vertical, so the app provides them. */
export const TodayPartsContext = createContext<TodayParts>(new Map());
