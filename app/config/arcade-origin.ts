import type { Environment } from './environment.server.ts';

/**
 * Public origin of the first-party games without a final slash; "" when it is whatever host the browser sees, with
 * the arcade's port (spec PLAY-5).
 */
export function arcadeOrigin(environment: Pick<Environment, 'arcadeUrl' | 'siteUrl' | 'arcadePort'>): string {
  if (environment.arcadeUrl) return environment.arcadeUrl.replace(/(?<!\/)\/+$/, '');
  if (!environment.siteUrl) return '';
  const { protocol, hostname } = new URL(environment.siteUrl);
  return `${protocol}//${hostname}:${environment.arcadePort}`;
}
