import { useOutletContext } from 'react-router';
import type { ContentQuery } from './content-query.ts';
import type { SectionData } from './read-section.server.ts';

/** What the drawer knows about the list beside it. */
export interface SectionContext {
  data: SectionData;
  query: ContentQuery;
}

/** Returns what the section gives its drawer. */
export function useSection(): SectionContext {
  return useOutletContext<SectionContext>();
}
