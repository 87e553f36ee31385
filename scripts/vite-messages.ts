import type { Plugin } from 'vite';
import { readMessageFolders } from './messages/files.ts';
import { findUsage } from './messages/usage.ts';

/**
 * Tells the server which messages components use, so that pages contain no others (app/messages/built-in.server.ts). In
 * development pages contain all messages, because the use changes with each edit.
 */
export function messages(): Plugin {
  return {
    name: 'portico:messages',
    apply: 'build',
    config() {
      const { browser } = findUsage(readMessageFolders());
      const keys = Object.fromEntries([...browser].map(([scope, used]) => [scope, [...used]]));
      return { environments: { ssr: { define: { BROWSER_MESSAGES: JSON.stringify(keys) } } } };
    },
  };
}
