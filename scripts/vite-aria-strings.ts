import type { Plugin } from 'vite';

/**
 * The strings of one language in React Aria's packages, such as `react-aria/dist/private/intl/dnd/de-DE.mjs` and
 * `react-aria-components/i18n/de-DE.mjs`.
 */
const stringsFile =
  /\/node_modules\/(?:react-(?:aria|aria-components|stately)\/dist\/private\/intl\/(?:\w+\/)?|react-aria-components\/i18n\/)([a-z]{2}-[A-Z]{2})\.mjs(?:\?|$)/;

/**
 * Leaves out the strings of React Aria in languages that the application does not support. Its packages contain 34
 * languages, which are a third of the code for drag and drop. A dictionary ignores languages without strings. Browsers
 * get only those of `main` in their bundle; the server sends them the others with the document.
 */
export function ariaStrings(main: string, others: readonly string[] = []): Plugin {
  return {
    name: 'portico:aria-strings',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: stringsFile },
      handler(id) {
        const found = stringsFile.exec(id)?.[1];
        if (found === undefined || found === main) return null;
        const isKept = this.environment.name !== 'client' && others.includes(found);
        return isKept ? null : 'export default undefined;';
      },
    },
  };
}
