import { expect, test } from 'vitest';
import { emptyForm, type AdForm } from './ad-form.ts';
import type { AdRow } from './ads-data.ts';
import { entryInFrontOf, shownAd } from './shown-ad.ts';

const home = { sectionId: 1, kind: 'home' } as const;
const item = { sectionId: 1, kind: 'details' } as const;

function entry(id: number, form: Partial<AdForm> = {}, row: Partial<AdRow> = {}): AdRow {
  return {
    id,
    label: `Entry ${id}`,
    form: { ...emptyForm, kind: 'html', adNumber: 1, ...form },
    revision: '',
    state: 'shown',
    needsConsent: false,
    isProtected: false,
    weight: null,
    change: null,
    leadsNowhere: false,
    removed: [],
    pages: [home],
    ...row,
  };
}

test('a second entry for the same slots is shown nowhere, and the first one is named', () => {
  const [first, second] = [entry(1), entry(2)];
  expect(shownAd([first, second], 1, home, true)).toBe(first);
  expect(entryInFrontOf(second, [first, second])).toBe(first);
  expect(entryInFrontOf(first, [first, second])).toBeNull();
  expect(entryInFrontOf(first, [second, first])).toBe(second);
});

test('an entry that is shown on one of its pages, or before consent, is not covered', () => {
  const onHome = entry(1, { pageKind: 1 });
  const onBoth = entry(2, {}, { pages: [home, item] });
  expect(entryInFrontOf(onBoth, [onHome, onBoth])).toBeNull();
  const waiting = entry(3, {}, { needsConsent: true });
  const atOnce = entry(4);
  expect(entryInFrontOf(atOnce, [waiting, atOnce])).toBeNull();
});

test('an entry that is off, or has no slot, is not shown for another reason', () => {
  const first = entry(1);
  for (const other of [entry(2, {}, { state: 'off' }), entry(3, {}, { pages: [] })]) {
    expect(entryInFrontOf(other, [first, other])).toBeNull();
  }
});
