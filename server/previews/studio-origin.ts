import type { Environment } from '#app/config/environment.server.ts';

/** Returns the origin of the Studio, or `null` if there is no Studio. No other origin may show a preview in a frame. */
export function studioOrigin({ studioUrl, studioPort }: Environment): string | null {
  if (studioUrl !== undefined) return studioUrl;
  return studioPort === 0 ? null : `http://localhost:${studioPort}`;
}
