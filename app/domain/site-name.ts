import type { Snapshot } from './snapshot.ts';

/**
 * Returns the name of the site: the setting `siteName`, else the title up to its first separator, else “Portico”. A
 * name without visible characters is ignored, because no picture can be drawn of it.
 */
export function siteName({ info, settings }: Pick<Snapshot, 'info' | 'settings'>): string {
  const [beginning = ''] = info.title.split(/[:|–-]\s/);
  return [settings.siteName, beginning.trim()].find(isVisible) ?? 'Portico';
}

function isVisible(name: string): boolean {
  return /[^\p{C}\p{M}\p{Z}]/u.test(name);
}
