import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compileMessages } from './scripts/vite-messages.ts';

const root = import.meta.dirname;
const only = process.env.ARCADE_ONLY?.split(',').filter(Boolean);

/** Every folder with an index.html is a page. ARCADE_ONLY=slug,slug limits the build to these pages. */
const pages = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'index.html')))
  .map((entry) => entry.name)
  .filter((slug) => !only || only.includes(slug));

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  plugins: [compileMessages()],
  cacheDir: join(root, '../node_modules/.vite-arcade'),
  build: {
    outDir: 'dist',
    emptyOutDir: !only,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: { input: Object.fromEntries(pages.map((slug) => [slug, join(root, slug, 'index.html')])) },
  },
});
