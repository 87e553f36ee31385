import type { Plugin } from 'vite';

/** Entry points of the portal's server build. Their names are the names of the files in `build/server`. */
const portalEntries = {
  // The parts of the server, for tests and benchmarks.
  index: 'server/index.ts',
  main: 'server/main.ts',
  portico: 'cli/main.ts',
  'index-worker': 'app/snapshot/index-worker.server.ts',
  'store-thread': 'app/store/store-thread.server.ts',
};

/** Packages that read files of their own or contain native code. */
const external = ['sharp', 'playwright-core', 'vite'];

/**
 * Builds the server and the command line together with the app, so that a process has one instance of each module and a
 * release contains everything that it runs. Packages are bundled: a process that loads one file starts three times as
 * fast as one that loads a thousand.
 */
export function serverEntries(entries: Readonly<Record<string, string>> = portalEntries): Plugin {
  return {
    name: 'portico:server-entries',
    apply: 'build',
    config: () => ({
      environments: {
        ssr: {
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          resolve: { noExternal: true, external },
          build: {
            rolldownOptions: {
              input: { ...entries },
              output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
            },
          },
        },
      },
    }),
  };
}
