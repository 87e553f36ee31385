import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { ariaStrings } from '../scripts/vite-aria-strings.ts';
import { basicFonts } from '../scripts/vite-basic-fonts.ts';
import { messages } from '../scripts/vite-messages.ts';
import { serverEntries } from '../scripts/vite-server-entries.ts';
import { unusedRouterCode } from '../scripts/vite-unused-router-code.ts';

const lucideIcon = path.resolve(import.meta.dirname, '../app/ui/lucide-icon.tsx');

/** Matches the modules of the frame around every screen, and of the components that most screens need. */
const isInFrame = new RegExp(
  [
    String.raw`/studio/(?:root|entry\.client|routes/workspace|access/post-json)\.tsx?$`,
    String.raw`/studio/ui/(?:avatar|badge|banner|button|card|copy-field|dialog|empty-state|form-dialog|link-button)\.tsx$`,
    String.raw`/studio/ui/(?:page-header|skeleton|text-field|time|tooltip)\.tsx$`,
    '/react-aria-components/dist/private/DragAndDrop\\.mjs$',
  ].join('|'),
);

/** Matches the modules that make the rows of tables and lists draggable. */
const isForDragging = new RegExp(
  [
    '/react-aria-components/dist/private/useDragAndDrop\\.mjs$',
    String.raw`/react-aria/dist/private/grid/(?:useGridSelection|useHighlight)\w+\.mjs$`,
    '/react-aria/dist/private/(?:focus/useHasTabbableChild|utils/useUpdateEffect)\\.mjs$',
  ].join('|'),
);

/** The Studio's own build (docs/decisions/0037). `root` keeps it apart from the portal's. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // The portal's development server uses the default cache and port, so this one needs others.
  cacheDir: path.resolve(import.meta.dirname, '../node_modules/.vite-studio'),
  server: { hmr: { port: 24_679 }, fs: { allow: ['..'] } },
  resolve: { alias: [{ find: /^\.\.\/createLucideIcon\.mjs$/, replacement: lucideIcon }] },
  plugins: [
    ariaStrings('en-US', ['de-DE', 'ar-AE']),
    basicFonts(),
    tailwindcss(),
    reactRouter(),
    messages(['studio']),
    unusedRouterCode(),
    serverEntries({ main: path.resolve(import.meta.dirname, 'server/main.ts') }),
  ],
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
    // The first browser versions with light-dark(). Its polyfill does not support a dark part within a light page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Modules that the same screens need are in one chunk, which compresses better than many small ones. A
            // group contains the modules that match and their imports, unless an earlier group contains them.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\/|^.?rolldown\/runtime/,
                },
                { name: 'frame', test: isInFrame },
                { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
                { name: 'dragging', test: isForDragging },
                { name: 'choices', test: /\/studio\/ui\/(?:checkbox|segmented|select|switch)\.tsx$/ },
                { name: 'list', test: /\/react-aria-components\/dist\/private\/GridList\.mjs$/ },
                { name: 'table', test: /\/studio\/ui\/table\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
});
