import type { Snapshot } from '#app/core/catalogue/snapshot.ts';

/** The name used wherever the site is named: the setting `siteName`, else the title up to its first separator. */
export function siteName({ info, settings }: Pick<Snapshot, 'info' | 'settings'>): string {
  return settings.siteName || info.title.split(/[:|–-]\s/)[0]?.trim() || 'Portico';
}
