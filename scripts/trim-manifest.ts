import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

interface Route {
  path?: string;
  hasDefaultExport: boolean;
  imports?: string[];
}

const start = 'window.__reactRouterManifest=';
/** Addresses that links open as documents (app/shell/portal-link.ts). */
const documentPath = /^api\/|\.[a-z0-9]+$/i;

/**
 * Shortens the browser's list of routes, which every page loads. Removes the routes that no navigation opens (endpoints
 * for scripts, and files such as feeds), fields without a value, and the imports that every page has loaded.
 */
export async function trimManifest(clientFolder: string): Promise<void> {
  const assets = path.join(clientFolder, 'assets');
  // The chunk of the web app manifest's route has a similar name, so the file is recognised by its content.
  for (const name of await readdir(assets)) {
    if (!/^manifest-[^.]+\.js$/.test(name)) continue;
    const file = path.join(assets, name);
    const source = await readFile(file, 'utf8');
    if (source.startsWith(start)) return writeFile(file, shortenManifest(source));
  }
  throw new Error(`${assets} contains no manifest of React Router; see scripts/trim-manifest.ts.`);
}

/** Returns the source of a manifest with the routes and fields that navigations need. */
export function shortenManifest(source: string): string {
  const manifest = JSON.parse(source.slice(start.length, -1)) as Manifest;
  const loaded = new Set([manifest.entry.module, ...manifest.entry.imports]);
  const routes = Object.entries(manifest.routes)
    .filter(([, route]) => route.hasDefaultExport || !documentPath.test(route.path ?? ''))
    .map(([id, route]) => [id, shorten(route, loaded)] as const);
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}

/**
 * Returns a route without loaded imports, empty lists and `false`. React Router treats a missing field as empty or
 * `false`.
 */
function shorten(route: Route, loaded: ReadonlySet<string>): object {
  const imports = route.imports?.filter((file) => !loaded.has(file)) ?? [];
  const fields = Object.entries({ ...route, imports }).filter(
    ([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(fields);
}
