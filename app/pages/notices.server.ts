import type { Platform } from './platform.server.ts';
import { siteUrl } from './seo/meta.ts';
import type { OperatedSite, VerticalServer } from './vertical.server.ts';

/** Which settings the operator still has to make for the verticals that are switched on, a sentence each. */
export function listNotices(verticals: readonly VerticalServer[], site: OperatedSite): string[] {
  const shown = site.settings.verticals;
  return verticals.flatMap(({ vertical, noticesOf }) =>
    shown.length === 0 || shown.includes(vertical.id) ? (noticesOf?.(site) ?? []) : [],
  );
}

/** The notices for the snapshot that pages show; none before the first one. */
export function noticesOfPlatform({ verticals, snapshots, environment }: Platform): string[] {
  const snapshot = snapshots.current();
  if (!snapshot) return [];
  const { settings, info } = snapshot;
  return listNotices(verticals, { settings, siteUrl: siteUrl(info, environment) });
}
