import type { Environment } from '#app/config/environment.server.ts';

/** Returns the public origin of the Studio. */
export function studioOrigin({
  studioUrl,
  studioPort,
}: Pick<Environment, 'studioUrl' | 'studioPort'>): string {
  return studioUrl ?? `http://localhost:${studioPort}`;
}
