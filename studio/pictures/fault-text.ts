import type { Messages } from '#app/messages/use-messages.ts';
import type { SendFault } from './send-picture.ts';

/** Returns the sentence that explains why a picture was not stored and what to do. */
export function faultText(t: Messages<'pictures'>, fault: SendFault | 'none'): string {
  switch (fault) {
    case 'format':
      return t('fault.format');
    case 'bytes':
      return t('fault.bytes');
    case 'pixels':
      return t('fault.pixels');
    case 'damaged':
      return t('fault.damaged');
    case 'address':
      return t('fault.address');
    case 'gone':
      return t('fault.gone');
    case 'network':
      return t('fault.network');
    case 'disk-full':
      return t('fault.disk');
    case 'forbidden':
      return t('fault.forbidden');
    case 'session':
      return t('fault.session');
    case 'none':
      return t('fault.noPicture');
  }
}
