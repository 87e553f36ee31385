import { maxMenuPages, maxOwnPages } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { useRedirectFault } from '../redirects/use-redirect-fault.ts';
import type { PageFault } from './own-page.ts';

/** Returns the function that explains why an edit of the list of pages was refused. */
export function usePageFault(): (fault: PageFault) => string {
  const t = useMessages('text-pages');
  const describeRedirect = useRedirectFault();
  return (refused) => {
    switch (refused.field) {
      case 'title':
        return t('fault.title');
      case 'slug':
        return t('fault.slug', { fault: refused.fault, most: maxOwnPages });
      case 'text':
        return t('fault.refused', refused);
      case 'redirect':
        return describeRedirect(refused.fault);
      case 'menu':
        return t('fault.menu', { most: maxMenuPages });
    }
  };
}
