import type { Plugin } from 'vite';

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;
const names = /\bname: "[^"]*",\s*size: \d+,\s*/;
const aliases = /,\s*aliases: \[[^\]]*\]/;
const keys = /,\s*key: "[^"]*"/g;
const unused = /^__iconData\.node;$/m;

/**
 * Removes names, aliases, sizes and keys from the icons of `lucide-react`. `app/ui/lucide-icon.tsx` does not need them, and the
 * random keys can hardly be compressed: they are 0.9 kB of a game's page.
 */
export function shortIcons(): Plugin {
  return {
    name: 'portico:short-icons',
    apply: 'build',
    transform: {
      filter: { id: iconFile, code: 'createLucideIcon(' },
      handler: (code, id) => ({ code: shortenIcon(code, id), map: null }),
    },
  };
}

/** Returns a shorter module of an icon. Throws an error if the module has an unexpected form. */
export function shortenIcon(code: string, id: string): string {
  const short = code.replace(names, '').replace(aliases, '').replaceAll(keys, '').replace(unused, '');
  if (!names.test(code) || !unused.test(code) || /\b(?:aliases|key|name|size):/.test(short)) {
    throw new Error(`${id} has another form than expected; see scripts/vite-short-icons.ts.`);
  }
  return short;
}
