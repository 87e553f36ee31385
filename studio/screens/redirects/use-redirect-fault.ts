import { useMessages } from '#app/messages/use-messages.ts';
import type { RedirectFault } from './redirect-row.ts';

/** Returns the function that explains why a redirect was refused. */
export function useRedirectFault(): (fault: RedirectFault) => string {
  const t = useMessages('redirects');
  return (refused) => {
    switch (refused.fault) {
      case 'old':
        return t('fault.old');
      case 'taken':
        return t('fault.taken');
      case 'live':
        return t('fault.live');
      case 'new':
        return t('fault.new');
      case 'full':
        return t('fault.full');
      case 'loop':
        return t('fault.loop', { way: refused.way.join(' → ') });
    }
  };
}
