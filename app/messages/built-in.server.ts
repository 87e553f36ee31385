import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  createMessageCatalogue,
  type BrowserKeys,
  type InterfaceText,
  type MessageCatalogue,
  type MessageFile,
} from './catalogue.server.ts';

/**
 * The keys of messages that components use. The build defines this constant (scripts/vite-messages.ts); it does not
 * exist without a build.
 */
declare const BROWSER_MESSAGES: BrowserKeys | undefined;

/** Returns all message files of the code by path. */
function builtInFiles(): Readonly<Record<string, MessageFile>> {
  // Vite replaces the call of `import.meta.glob` with the files. Scripts, and a command line without a build, run from
  // the sources and read the files themselves.
  return import.meta.env?.SSR
    ? import.meta.glob<MessageFile>(['/app/**/messages/*.json', '/server/messages/*.json'], {
        eager: true,
        import: 'default',
      })
    : readFiles();
}

function readFiles(): Record<string, MessageFile> {
  const root = path.join(import.meta.dirname, '../..');
  const files = globSync(['app/**/messages/*.json', 'server/messages/*.json'], { cwd: root }).toSorted();
  return Object.fromEntries(
    files.map((file) => [
      `/${file.replaceAll(path.sep, '/')}`,
      JSON.parse(readFileSync(path.join(root, file), 'utf8')) as MessageFile,
    ]),
  );
}

/** Creates the catalogue of all messages in the folders `messages` of the code. */
export function openBuiltInMessages(
  sections: readonly string[],
  more: Readonly<Record<string, MessageFile>> = {},
): MessageCatalogue {
  const browserKeys = typeof BROWSER_MESSAGES === 'undefined' ? undefined : BROWSER_MESSAGES;
  return createMessageCatalogue({ ...builtInFiles(), ...more }, { sections, browserKeys });
}

/** Lists the built-in messages with their texts in a language. */
export function listInterfaceTexts(language: string): InterfaceText[] {
  return openBuiltInMessages([]).list(language);
}
