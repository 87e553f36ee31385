import type { Plugin } from 'vite';
import { readMessageFolders } from './messages/files.ts';
import { findUsage } from './messages/usage.ts';

/**
 * Tells the server which messages components use, so that pages contain no others (app/messages/built-in.server.ts). In
 * development pages contain all messages, because the use changes with each edit. `folders` are the top folders whose
 * messages the build contains.
 */
export function messages(folders: readonly string[] = ['app', 'server']): Plugin {
  return {
    name: 'portico:messages',
    apply: 'build',
    config() {
      const { browser } = findUsage(readMessageFolders(folders));
      const keys = Object.fromEntries([...browser].map(([scope, used]) => [scope, [...used]]));
      return { environments: { ssr: { define: { BROWSER_MESSAGES: JSON.stringify(keys) } } } };
    },
  };
}
