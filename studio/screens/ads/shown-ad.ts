import { pageKinds, type PageKind } from '#app/domain/layout.ts';
import { hasSlot } from './ad-form.ts';
import type { AdRow } from './ads-data.ts';

/** Returns the entry that a slot shows: the first one for its number that fits the page (spec ADS-1). */
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
 * Returns the entry that is shown in the slots of another entry, if the other entry is therefore shown nowhere.
 * Otherwise returns `null`.
 */
export function entryInFrontOf(entry: AdRow, entries: readonly AdRow[]): AdRow | null {
  if (entry.state !== 'shown' || !hasSlot(entry.form.kind)) return null;
  const shown = entry.pages.flatMap((page) =>
    [false, true].map((isAccepted) => shownAd(entries, entry.form.adNumber, page, isAccepted)),
  );
  return shown.includes(entry) ? null : (shown.find((other) => other !== null) ?? null);
}
