import { useMessages } from '#app/messages/use-messages.ts';
import type { PageKind } from '#app/domain/layout.ts';
import type { AdPage } from './ads-data.ts';

/** A section with its name and the page kinds that it has. */
export interface NamedSection {
  id: number;
  prefix: string;
  name: string;
  kinds: readonly PageKind[];
}

/** Returns the function that names a page, such as “Games, home”. */
export function usePageName(sections: readonly NamedSection[]): (page: AdPage) => string {
  const t = useMessages('ads');
  return ({ sectionId, kind }) =>
    t('page.name', { section: sections.find(({ id }) => id === sectionId)?.name ?? '', kind });
}
