import type { EntryContext } from 'react-router';
import { ownValue } from '#app/lib/own-value.ts';

/**
 * Returns the context of a document with a manifest of only the routes that it shows. React Router would create objects
 * for every route in the manifest, again for each document.
 */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const own = staticHandlerContext.matches.map(
    ({ route: { id } }) => [id, ownValue(manifest.routes, id)] as const,
  );
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(own) } };
}
