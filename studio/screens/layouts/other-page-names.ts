import { isCommonPageName } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { OtherPage } from './other-pages.server.ts';

/** Returns the address in the Studio of a page of the whole site. */
export function otherPageAddress({ name }: Pick<OtherPage, 'name'>): string {
  return `/pages/other?${new URLSearchParams({ page: name }).toString()}`;
}

/** Returns the function that names a page of the whole site. */
export function useOtherPageName(): (page: OtherPage) => string {
  const t = useMessages('layouts');
  const texts = useMessages('text-pages');
  return ({ kind, name, title }) => {
    if (kind !== 'text') return t('other.name', { kind });
    return isCommonPageName(name) ? texts('page.name', { page: name }) : title;
  };
}
