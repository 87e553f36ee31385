import type { Plugin } from 'vite';
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
      const { everyPage, itemPages } = findUsage(readMessageFolders(folders));
      const keys = { everyPage: toObject(everyPage), itemPages: toObject(itemPages) };
      return { environments: { ssr: { define: { BROWSER_MESSAGES: JSON.stringify(keys) } } } };
    },
  };
}

function toObject(keys: KeysByScope): Record<string, string[]> {
  return Object.fromEntries([...keys].map(([scope, used]) => [scope, [...used]]));
}
