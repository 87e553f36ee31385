import { unknownPrefix } from '#app/domain/catalogue/addresses.ts';
import { reportLeftOut, type LeftOutReport } from '#app/domain/catalogue/left-out-item.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import type { Platform } from './platform.server.ts';
import { siteUrl } from './seo/meta.ts';
import type { Notice, OperatedSite, VerticalServer } from './vertical.server.ts';

/** Lists the missing settings, with the features of the enabled verticals that do not work without them. */
export function listNotices(verticals: readonly VerticalServer[], site: OperatedSite): Notice[] {
  const shown = site.settings.verticals;
  return verticals.flatMap(({ vertical, noticesOf }) =>
    shown.length === 0 || shown.includes(vertical.id) ? (noticesOf?.(site) ?? []) : [],
  );
}

/** Returns a notice as a text for the command line and the log. */
export function describeNotice({ problem, remedy }: Notice): string {
  return `${inEnglish(problem)} ${inEnglish(remedy)}`;
}

/** Lists the notices for the current snapshot. The list is empty before the first snapshot. */
export function noticesOfPlatform({ verticals, snapshots, environment }: Platform): Notice[] {
  const snapshot = snapshots.current();
  if (!snapshot) return [];
  const { settings, info } = snapshot;
  return listNotices(verticals, { settings, siteUrl: siteUrl(info, environment) });
}

/** Reports the stored items that the current snapshot leaves out because their data is invalid. */
export function leftOutOfPlatform({ snapshots, verticals }: Platform): LeftOutReport {
  const prefixes = new Map(verticals.map(({ vertical }) => [vertical.id, vertical.prefix]));
  return reportLeftOut(snapshots.current()?.leftOut ?? [], (id) => prefixes.get(id) ?? unknownPrefix);
}
