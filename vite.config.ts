import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { basicFonts } from './scripts/vite-basic-fonts.ts';
import { messages } from './scripts/vite-messages.ts';
import { pageScripts } from './scripts/vite-page-scripts.ts';
import { preloadError } from './scripts/vite-preload-error.ts';
import { serverEntries } from './scripts/vite-server-entries.ts';
import { unusedRouterCode } from './scripts/vite-unused-router-code.ts';

const lucideIcon = path.resolve(import.meta.dirname, 'app/ui/lucide-icon.tsx');

export default defineConfig({
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: lucideIcon }] },
  plugins: [
    basicFonts(),
    tailwindcss(),
    reactRouter(),
    messages(),
    pageScripts(),
    preloadError(),
    unusedRouterCode({ onlyNavigates: true }),
    serverEntries(),
  ],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // The router preloads routes. Other lazy imports share their chunks with the page.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The code that every page needs is in two chunks instead of thirty that would be compressed separately.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|^.?rolldown[\\/]runtime/,
                },
                { name: 'frame', test: /[\\/]app[\\/](?:root|entry\.client)\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
});
