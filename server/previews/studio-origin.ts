import type { Environment } from '#app/config/environment.server.ts';

/** Returns the origin of the Studio, the only one that may show a preview in a frame. `null` if there is no Studio. */
export function studioOrigin({ studioUrl, studioPort }: Environment): string | null {
  if (studioUrl !== undefined) return studioUrl;
  return studioPort === 0 ? null : `http://localhost:${studioPort}`;
}
