import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { basicFonts } from './scripts/vite-basic-fonts.ts';
import { messages } from './scripts/vite-messages.ts';
import { pageScripts } from './scripts/vite-page-scripts.ts';
import { preloadError } from './scripts/vite-preload-error.ts';
import { serverEntries } from './scripts/vite-server-entries.ts';
import { shortIcons } from './scripts/vite-short-icons.ts';
import { unusedRouterCode } from './scripts/vite-unused-router-code.ts';

const lucideIcon = path.resolve(import.meta.dirname, 'app/ui/lucide-icon.tsx');

/** Small modules that a game's page shares with few other pages. */
const gameParts = new RegExp(
  [
    String.raw`/lucide-react/.*/(?:arrow-left|circle-exclamation-point|rotate-cw|share-2|thumbs-down|thumbs-up)\.mjs$`,
    String.raw`/app/pages/layouts/use-random-arrival\.ts$`,
    String.raw`/app/visitor/(?:best-scores|interactions|lazy-dialog|own-votes)\.ts$`,
    String.raw`/app/verticals/games/(?:next-game|vertical)\.ts$`,
  ].join('|'),
);

/** The page of a game. Parts of it that other pages load as well do not become files of their own. */
const gamePage =
  /\/app\/verticals\/games\/(?:frame-address|game-page-blocks|player-life|use-[a-z-]+|components\/(?:about-game|game-bar|key-cap|lazy-gone-stage|player|stage))\.tsx?$/;

/**
 * The code that every page needs, and icons that a game's page shares with many others: as files of their own, they
 * would be twice as large.
 */
const frame = new RegExp(
  [
    String.raw`[\\/]app[\\/](?:root|entry\.client|pages[\\/]section-page)\.tsx$`,
    String.raw`[\\/]lucide-react[\\/].*[\\/](?:circle-question-mark|external-link|gamepad-2|play|star|trophy)\.mjs$`,
  ].join('|'),
);

export default defineConfig({
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: lucideIcon }] },
  plugins: [
    basicFonts(),
    // The style sheets are optimised once, by Vite's minifier for `cssTarget`.
    tailwindcss({ optimize: false }),
    reactRouter(),
    messages(),
    pageScripts(),
    preloadError(),
    shortIcons(),
    unusedRouterCode({ onlyNavigates: true }),
    serverEntries(),
  ],
  build: {
    assetsInlineLimit: 0,
    // Only a list of sizes, which takes a second.
    reportCompressedSize: false,
    target: 'es2022',
    // Browsers that have what Tailwind's rules need. Older ones would need longer rules, and more of them.
    cssTarget: ['chrome120', 'firefox128', 'safari16.4'],
    // The router preloads routes. Other lazy imports share their chunks with the page.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The code that every page needs is in two chunks instead of thirty that would be compressed separately. The
            // first one runs in a task of its own (app/visitor/start-deferred.ts).
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]|^.?rolldown[\\/]runtime/,
                },
                { name: 'frame', test: frame },
                { name: 'game-parts', test: gameParts },
                { name: 'game-page', test: gamePage },
              ],
            },
          },
        },
      },
    },
  },
});
