import { useOutletContext } from 'react-router';
import type { ContentQuery } from './content-query.ts';
import type { SectionData } from './read-section.server.ts';

/** The facts about the list that the drawer beside it needs. */
export interface SectionContext {
  data: SectionData;
  query: ContentQuery;
  /** Whether the page of the open item is shown beside its form. */
  isPageShown: boolean;
  setPageShown: (isShown: boolean) => void;
}

/** Returns the context in the drawer of a section. */
export function useSection(): SectionContext {
  return useOutletContext<SectionContext>();
}
