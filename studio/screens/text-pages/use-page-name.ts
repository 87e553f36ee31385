import { isCommonPageName, splitTitle, titleOfOwnPage, type TextPageName } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';

/** Returns the function that names a page: by its title, or by its address if it has none. */
export function usePageName(): (name: TextPageName, markdown: string) => string {
  const t = useMessages('text-pages');
  return (name, markdown) => {
    if (isCommonPageName(name)) return t('page.name', { page: name });
    return splitTitle(markdown).title || titleOfOwnPage(name);
  };
}
