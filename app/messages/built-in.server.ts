import {
  createMessageCatalogue,
  type BrowserKeys,
  type MessageCatalogue,
  type MessageFile,
} from './catalogue.server.ts';

/** The keys that components use. The build defines it (scripts/vite-messages.ts). */
declare const BROWSER_MESSAGES: BrowserKeys | undefined;

/**
 * Creates the catalogue of all messages in the folders `messages` of the code. Only Vite's builds and tests can call
 * it, because Node does not know `import.meta.glob`.
 */
export function openBuiltInMessages(
  sections: readonly string[],
  more: Readonly<Record<string, MessageFile>> = {},
): MessageCatalogue {
  const files = import.meta.glob<MessageFile>(['/app/**/messages/*.json', '/server/messages/*.json'], {
    eager: true,
    import: 'default',
  });
  const browserKeys = typeof BROWSER_MESSAGES === 'undefined' ? undefined : BROWSER_MESSAGES;
  return createMessageCatalogue({ ...files, ...more }, { sections, browserKeys });
}
