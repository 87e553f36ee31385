import {
  createMessageCatalogue,
  type BrowserKeys,
  type MessageCatalogue,
  type MessageFile,
} from '#app/messages/catalogue.server.ts';

/** The keys that components use, by scope. The build defines it (scripts/vite-messages.ts). */
declare const BROWSER_MESSAGES: BrowserKeys | undefined;

/** Reads the Studio's own messages in all languages. */
export function openStudioMessages(): MessageCatalogue {
  const files = import.meta.glob<MessageFile>('/**/messages/*.json', { eager: true, import: 'default' });
  const found = Object.fromEntries(Object.entries(files).map(([file, texts]) => [`/studio${file}`, texts]));
  const browserKeys = typeof BROWSER_MESSAGES === 'undefined' ? undefined : BROWSER_MESSAGES;
  return createMessageCatalogue(found, { sections: [], browserKeys });
}
