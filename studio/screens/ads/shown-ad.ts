import { pageKinds, type PageKind } from '#app/domain/layout.ts';
import { hasSlot } from './ad-form.ts';
import type { AdRow } from './ads-data.ts';

/**
 * Returns the entry that a slot shows: the first one for its number that fits the page (spec ADS-1). Unless the visitor
 * has accepted (`isAccepted`), entries that need consent are skipped.
 */
export function shownAd(
  entries: readonly AdRow[],
  adNumber: number,
  page: { sectionId: number; kind: PageKind },
  isAccepted: boolean,
): AdRow | null {
  const kindNumber = pageKinds.indexOf(page.kind) + 1;
  const fitting = entries.filter(
    ({ form, state }) =>
      state === 'shown' &&
      hasSlot(form.kind) &&
      form.adNumber === adNumber &&
      (form.section === 0 || form.section === page.sectionId) &&
      (form.pageKind === 0 || form.pageKind === kindNumber),
  );
  return (isAccepted ? fitting[0] : fitting.find(({ needsConsent }) => !needsConsent)) ?? null;
}

/**
 * If an entry is never shown because other entries come first in all its slots, returns one of these other entries.
 * Otherwise returns `null`.
 */
export function entryInFrontOf(entry: AdRow, entries: readonly AdRow[]): AdRow | null {
  if (entry.state !== 'shown' || !hasSlot(entry.form.kind)) return null;
  const shown = entry.pages.flatMap((page) =>
    [false, true].map((isAccepted) => shownAd(entries, entry.form.adNumber, page, isAccepted)),
  );
  return shown.includes(entry) ? null : (shown.find((other) => other !== null) ?? null);
}
