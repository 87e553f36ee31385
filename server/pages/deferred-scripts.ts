import { deferredType } from '#app/lib/deferred-type.ts';

const preloadLink = /<link(?=[^>]*\srel="modulepreload")[^>]*?\shref="([^"]*)"[^>]*>/g;
const moduleScript = /<script(?=[^>]*\stype="module")([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Defers the module script of a finished document (stack note 8): removes the module preloads and makes the script
 * inert. A script in the page starts it later (`app/visitor/start-deferred.ts`). `mark` is the attribute that only our
 * own scripts have. Throws unless the document has exactly one module script with the mark.
 */
export function deferScripts(html: string, mark: string): string {
  const preloads: string[] = [];
  const rest = html.replaceAll(preloadLink, (_, href: string) => {
    preloads.push(href);
    return '';
  });
  const modules = [...rest.matchAll(moduleScript)].filter(([, attributes = '']) => attributes.includes(mark));
  const [module] = modules;
  if (!module || modules.length > 1) {
    throw new Error(`A document needs exactly one module script, this one has ${modules.length}`);
  }
  const [text, , body = ''] = module;
  const inert = `<script${mark} type="${deferredType}" data-preload="${preloads.join(' ')}">${body}</script>`;
  return rest.slice(0, module.index) + inert + rest.slice(module.index + text.length);
}
