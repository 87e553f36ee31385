import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/** Compiles the ICU messages of games (`messages/<tag>.json`) for the browser, which has no parser. */
export function compileMessages(): Plugin {
  return {
    name: 'portico:compile-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/messages\/[\w-]+\.json$/ },
      handler(text) {
        const messages = Object.entries(JSON.parse(text) as Record<string, string>);
        const compiled = messages.map(([key, message]) => [key, compile(message)]);
        return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
      },
    },
  };
}
