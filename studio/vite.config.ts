import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { basicFonts } from '../scripts/vite-basic-fonts.ts';
import { messages } from '../scripts/vite-messages.ts';
import { serverEntries } from '../scripts/vite-server-entries.ts';

/** The Studio's own build (docs/decisions/0037). `root` keeps it apart from the portal's. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // The portal's development server uses the default cache and port, so this one needs others.
  cacheDir: path.resolve(import.meta.dirname, '../node_modules/.vite-studio'),
  server: { hmr: { port: 24_679 }, fs: { allow: ['..'] } },
  plugins: [
    basicFonts(),
    tailwindcss(),
    reactRouter(),
    messages(['studio']),
    serverEntries({ main: path.resolve(import.meta.dirname, 'server/main.ts') }),
  ],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // The first versions with light-dark(). Its polyfill does not support a dark part within a light page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    emptyOutDir: true,
  },
});
