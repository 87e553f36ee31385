import { useRouteLoaderData } from 'react-router';
import type { SiteData } from '#app/domain/site-data.ts';

/** Returns the data of the root loader, or `null` on an error page whose root loader failed. */
export function useSiteData(): SiteData | null {
  return useRouteLoaderData('root') ?? null;
}

/** Returns the address of the arcade as this browser reaches it (spec PLAY-5). */
export function arcadeAddress({ arcadeUrl, arcadePort }: Pick<SiteData, 'arcadeUrl' | 'arcadePort'>): string {
  return arcadeUrl || `${window.location.protocol}//${window.location.hostname}:${arcadePort}`;
}
