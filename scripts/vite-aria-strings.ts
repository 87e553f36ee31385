import type { Plugin } from 'vite';

/** The strings of one language in React Aria's packages, such as `react-aria/dist/private/intl/dnd/de-DE.mjs`. */
const stringsFile =
  /\/node_modules\/react-(?:aria|aria-components|stately)\/dist\/private\/intl\/(?:\w+\/)?([a-z]{2}-[A-Z]{2})\.mjs$/;

/**
 * Leaves out the strings of React Aria in languages that the application does not have. Its packages contain 34
 * languages, which are a third of their drag and drop. A dictionary ignores languages without strings.
 */
export function ariaStrings(language: string): Plugin {
  return {
    name: 'portico:aria-strings',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const found = stringsFile.exec(id.split('?', 1)[0] ?? '')?.[1];
      return found === undefined || found === language ? null : 'export default undefined;';
    },
  };
}
