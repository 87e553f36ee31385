import { messagesElementId } from './document-messages.ts';

/**
 * Adds the language of the document to the address of a data endpoint, as the parameter `lang`. The main language needs
 * no parameter.
 */
export function dataAddress(address: string): string {
  const prefix = document.getElementById(messagesElementId)?.dataset.prefix ?? '';
  if (prefix === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${document.documentElement.lang}`;
}
