import type { Environment } from './environment.server.ts';

/**
 * Returns the public origin of the first-party games without a final slash. Returns "" if it is the host that the
 * browser uses, with the arcade's port (spec PLAY-5).
 */
export function arcadeOrigin(environment: Pick<Environment, 'arcadeUrl' | 'siteUrl' | 'arcadePort'>): string {
  if (environment.arcadeUrl) return environment.arcadeUrl.replace(/(?<!\/)\/+$/, '');
  if (!environment.siteUrl) return '';
  const { protocol, hostname } = new URL(environment.siteUrl);
  return `${protocol}//${hostname}:${environment.arcadePort}`;
}
