import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Manifest {
  routes: Record<string, { path?: string; hasDefaultExport: boolean }>;
}

const start = 'window.__reactRouterManifest=';
/** Addresses that links open as documents (app/shell/portal-link.ts). */
const documentPath = /^api\/|\.[a-z0-9]+$/i;

/**
 * Removes the routes from the browser's list of routes that no navigation opens: the interfaces for scripts, and files
 * such as feeds. Every page loads this list.
 */
export async function trimManifest(clientFolder: string): Promise<void> {
  const assets = path.join(clientFolder, 'assets');
  // The route of the web app manifest has a chunk of the same form of name.
  for (const name of await readdir(assets)) {
    if (!/^manifest-[^.]+\.js$/.test(name)) continue;
    const file = path.join(assets, name);
    const source = await readFile(file, 'utf8');
    if (source.startsWith(start)) return writeFile(file, withoutDocuments(source));
  }
  throw new Error(`${assets} contains no manifest of React Router; see scripts/trim-manifest.ts.`);
}

/** Returns the source of a manifest without the routes of documents. */
export function withoutDocuments(source: string): string {
  const manifest = JSON.parse(source.slice(start.length, -1)) as Manifest;
  const routes = Object.entries(manifest.routes).filter(
    ([, route]) => route.hasDefaultExport || !documentPath.test(route.path ?? ''),
  );
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}
