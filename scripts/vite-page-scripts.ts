import path from 'node:path';
import { build, type Plugin } from 'vite';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Modules that run as inline scripts of pages. If a module has exports, `variable` is the variable of the page that
 * holds them.
 */
const scripts = new Map([
  ['virtual:keep-language', { entry: 'app/visitor/keep-language.ts', variable: 'keepLanguage' }],
  ['virtual:lazy-pictures', { entry: 'app/ui/lazy-pictures-script.ts', variable: 'lazyPictures' }],
  ['virtual:load-fonts', { entry: 'app/visitor/load-fonts.ts', variable: 'loadFonts' }],
  ['virtual:start-deferred', { entry: 'app/visitor/start-deferred.ts', variable: 'startDeferred' }],
  ['virtual:canvas-page', { entry: 'app/pages/canvas/page/start.ts', variable: 'canvasPage' }],
  ['virtual:measure-page', { entry: 'app/pages/measure/page/start.ts', variable: 'measurePage' }],
]);

/** Matches the names of the modules in `scripts`. A resolved name begins with a null character. */
const scriptName = new RegExp(`^.?(?:${[...scripts.keys()].join('|')})$`);

/**
 * Bundles modules for inline scripts. The default export of `virtual:canvas-page`, for example, is a string with the
 * code of a module and its imports.
 */
export function pageScripts(): Plugin {
  return {
    name: 'portico:page-scripts',
    resolveId: {
      filter: { id: scriptName },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: scriptName },
      async handler(id) {
        const script = scripts.get(id.slice(1));
        if (!script) return null;
        // The browser's bundle does not use the code, so the string is empty.
        if (this.environment.name === 'client') return 'export default ""';
        const { code, files } = await bundle(script);
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}

async function bundle({
  entry,
  variable,
}: {
  entry: string;
  variable: string;
}): Promise<{ code: string; files: readonly string[] }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: variable },
    },
  });
  const chunk = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((output) => output.type === 'chunk');
  if (!chunk) throw new Error(`${entry} has no code.`);
  const files = chunk.moduleIds.map((id) => id.replace(/\?.*/, ''));
  return { code: chunk.code.trim().replace(/;$/, ''), files };
}
