import type { DocumentMessages } from '#app/messages/texts.ts';

/** The id of the element that contains the messages of the document. */
export const messagesElementId = 'messages';

/** Reads the messages that the server has written into the document. */
export function readDocumentMessages(): DocumentMessages {
  const element = document.getElementById(messagesElementId);
  return {
    language: document.documentElement.lang,
    prefix: '',
    timeZone: element?.dataset.timeZone ?? 'UTC',
    texts: element?.textContent ?? '{}',
  };
}
