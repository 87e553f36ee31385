import { createContext } from 'react-router';
import type { Platform } from './platform.server.ts';

/** The platform behind a request; the server sets it for every loader. */
export const platformContext = createContext<Platform>();

/** What a rendering says about its own cacheability; the server reads it after the render. */
export interface RenderNotes {
  /** Unix milliseconds from which the page is wrong (READINGS 41); null: only the page lifetime counts. */
  validUntil: number | null;
  /** The address was made up by a visitor (search, deep page, unknown id): the small byte bound (FINDINGS 9). */
  isVisitorChosen: boolean;
  /** The page's own address, by which the site links to it; null: the page names none. */
  address: string | null;
}

/** Set by the server, filled by loaders. */
export const renderNotesContext = createContext<RenderNotes>();
