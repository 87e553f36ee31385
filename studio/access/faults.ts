import { useMessages } from '#app/messages/use-messages.ts';

/** Returns the function that describes a fault of a sign-in or of a change of access. */
export function useFaultText(): (fault: string | undefined, seconds?: number) => string {
  const t = useMessages('access');
  return (fault, seconds = 60) => {
    switch (fault) {
      case 'wait':
        return t('fault.wait', { minutes: Math.ceil(seconds / 60) });
      case 'cancelled':
        return t('fault.cancelled');
      case 'exists':
        return t('fault.exists');
      case 'short':
        return t('fault.short');
      case 'long':
        return t('fault.long');
      case 'common':
        return t('fault.common');
      case 'code':
        return t('fault.code');
      case 'name':
        return t('fault.name');
      case 'expired':
        return t('fault.expired');
      case 'last':
        return t('fault.last');
      case 'network':
        return t('fault.network');
      case 'password':
        return t('fault.password');
      case 'session':
        return t('fault.session');
      default:
        return t('fault.unknown');
    }
  };
}
