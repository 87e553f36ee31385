import type { Plugin } from 'vite';
import type { BrowserKeys } from '#app/messages/catalogue.server.ts';
import { readMessageFolders } from './messages/files.ts';
import { findUsage, type KeysByScope } from './messages/usage.ts';

/**
 * Passes to the server which messages the components of a page use, so that pages contain no other messages
 * (app/messages/built-in.server.ts). In development, pages contain all messages, because each edit can change the set
 * of used messages. `folders` are the top folders whose messages the build contains.
 */
export function messages(folders: readonly string[] = ['app', 'server']): Plugin {
  return {
    name: 'portico:messages',
    apply: 'build',
    config() {
      const { everyPage, itemPages, blocks } = findUsage(readMessageFolders(folders));
      const keys: BrowserKeys = {
        everyPage: toObject(everyPage),
        itemPages: toObject(itemPages),
        blocks: Object.fromEntries([...blocks].map(([type, used]) => [type, toObject(used)])),
      };
      return { environments: { ssr: { define: { BROWSER_MESSAGES: JSON.stringify(keys) } } } };
    },
  };
}

function toObject(keys: KeysByScope): Record<string, string[]> {
  const used = [...keys].filter(([, own]) => own.size > 0);
  return Object.fromEntries(used.map(([scope, own]) => [scope, [...own]]));
}
