import { useRouteLoaderData } from 'react-router';

/** What every page's components may need of the site. Given by the root loader. */
export interface SiteData {
  /** Public address of the arcade without a final slash; "" when it is the page's host with `arcadePort`. */
  arcadeUrl: string;
  arcadePort: number;
  messengerAppId: string;
  /** `host/path` of the bare details addresses whose choice a session keeps (READINGS 19). */
  randomPages: readonly string[];
  /** CSS variables from the settings, for the html element. */
  variables: Record<string, string>;
}

/** The root loader's data; null on an error page whose root loader failed. */
export function useSiteData(): SiteData | null {
  return useRouteLoaderData('root') ?? null;
}

/** The arcade's address as this browser reaches it (READINGS 26). */
export function arcadeAddress({ arcadeUrl, arcadePort }: Pick<SiteData, 'arcadeUrl' | 'arcadePort'>): string {
  return arcadeUrl || `${window.location.protocol}//${window.location.hostname}:${arcadePort}`;
}
