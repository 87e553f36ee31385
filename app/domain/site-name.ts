import type { Snapshot } from './snapshot.ts';

/**
 * The name used wherever the site is named: the setting `siteName`, else the title up to its first separator. A name of
 * which nothing can be seen is none: no picture can be drawn of it.
 */
export function siteName({ info, settings }: Pick<Snapshot, 'info' | 'settings'>): string {
  const [beginning = ''] = info.title.split(/[:|–-]\s/);
  return [settings.siteName, beginning.trim()].find(isVisible) ?? 'Portico';
}

function isVisible(name: string): boolean {
  return /[^\p{C}\p{M}\p{Z}]/u.test(name);
}
