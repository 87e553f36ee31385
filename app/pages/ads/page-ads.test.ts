import { describe, expect, it } from 'vitest';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { adContentsOf, adsAt, scriptsOfPage } from './page-ads.server.ts';

const english = { snapshot: { settings: decodeSettings({ languages: ['en', 'de'] }) }, language: 'en' };

const home = { verticalId: 2, kind: 'home' as const };

function entry(own: Partial<AdEntry>): AdEntry {
  return {
    id: 1,
    name: '',
    from: null,
    until: null,
    type: 5,
    verticalId: 0,
    position: 'body',
    pageKind: 0,
    adNumber: 1,
    markup: '<p>x</p>',
    scriptAddress: '',
    code: '',
    attributes: {},
    needsConsent: false,
    ...own,
  };
}

it('takes the first entry with text for each number and leaves out numbers without one', () => {
  const ads = [
    entry({ id: 1, markup: '  ' }),
    entry({ id: 2 }),
    entry({ id: 3 }),
    entry({ id: 4, adNumber: 2 }),
  ];
  expect(adContentsOf(ads, [1, 2, 3, 1], english)).toEqual({
    1: { text: '<p>x</p>', data: { id: 2 } },
    2: { text: '<p>x</p>', data: { id: 4 } },
  });
  expect(adContentsOf(ads, [9], english)).toEqual({});
});

it('a page only has entries for its vertical and kind', () => {
  const ads = [
    entry({ id: 1, verticalId: 1 }),
    entry({ id: 2, pageKind: 2 }),
    entry({ id: 3, verticalId: 2, pageKind: 1 }),
  ];
  const settings = decodeSettings({});
  const idAt = (page: { verticalId: number; kind: string }) => {
    const found = adsAt({ ads, settings }, { ...page, address: '/', now: 0, endAt: () => {} });
    return adContentsOf(found, [1], english)[1]?.data.id;
  };
  expect(idAt(home)).toBe(3);
  expect(idAt({ verticalId: 2, kind: 'details' })).toBe(2);
  expect(idAt({ verticalId: 1, kind: 'search' })).toBe(1);
  expect(idAt({ verticalId: 8, kind: 'play' })).toBeUndefined();
});

it('returns the substitute that is shown until the visitor has accepted', () => {
  const ads = [
    entry({ id: 1, type: 4, scriptAddress: 'https://a.example/x.js', needsConsent: true }),
    entry({ id: 2, type: 3, needsConsent: true }),
    entry({ id: 3, markup: '<p>own</p>' }),
  ];
  expect(adContentsOf(ads, [1], english)[1]).toEqual({
    text: '<p>x</p>',
    data: { id: 1, script: 'https://a.example/x.js', waits: true },
    meanwhile: { text: '<p>own</p>', data: { id: 3 } },
  });
});

it('lists the scripts without a slot: types 1 and 2', () => {
  const script = { markup: '', needsConsent: true };
  const ads = [
    entry({ ...script, id: 1, type: 1, scriptAddress: 'https://a.example/x.js', position: 'head' }),
    entry({ ...script, id: 2, type: 2, scriptAddress: '/ads/0.js' }),
    entry({ id: 4, type: 4, scriptAddress: 'https://a.example/z.js', needsConsent: true }),
  ];
  expect(scriptsOfPage(ads)).toEqual([
    { id: 1, address: 'https://a.example/x.js', position: 'head' },
    { id: 2, address: '/ads/0.js', position: 'body' },
  ]);
});

describe('the entries of a page', () => {
  const defaults = decodeSettings({});
  const at = (ads: AdEntry[], { freeShare = 0, address = '/g', now = 500 } = {}) => {
    const ends: number[] = [];
    const settings = { ...defaults, ads: { ...defaults.ads, freeShare } };
    const found = adsAt({ ads, settings }, { ...home, address, now, endAt: (end) => ends.push(end) });
    return { ids: found.map(({ id }) => id), ends };
  };

  it('are those whose time has come, and the page ends when that changes', () => {
    const ads = [
      entry({ id: 1, from: 400, until: 600 }),
      entry({ id: 2, from: 501 }),
      entry({ id: 3, until: 500 }),
      entry({ id: 4, from: 900, verticalId: 1 }),
    ];
    expect(at(ads)).toEqual({ ids: [1], ends: [600, 501] });
  });

  it('are none on the share of pages without ads, which is the same for every visitor', () => {
    const addresses = Array.from({ length: 1_000 }, (_, index) => `/g/details/${index}`);
    const freeAt = (freeShare: number) =>
      addresses.filter((address) => at([entry({})], { freeShare, address }).ids.length === 0);
    expect(freeAt(0)).toEqual([]);
    expect(freeAt(100)).toEqual(addresses);
    const some = freeAt(20);
    expect(some.length).toBeGreaterThan(130);
    expect(some.length).toBeLessThan(270);
    expect(freeAt(20)).toEqual(some);
    expect(freeAt(40)).toEqual(expect.arrayContaining(some));
  });
});

it('an ad without a script has the language of its texts, if that is not the language of the page', () => {
  const german = { ...english, language: 'de' };
  const languageIn = (reader: typeof german, own: Partial<AdEntry>) =>
    adContentsOf([entry(own)], [1], reader)[1]?.data.language;
  expect(languageIn(english, { type: 5 })).toBeUndefined();
  expect(languageIn(german, { type: 5 })).toBe('en');
  expect(languageIn(german, { type: 5, isTranslated: true })).toBeUndefined();
  expect(languageIn(german, { type: 4, scriptAddress: 'https://a.example/x.js' })).toBeUndefined();
});
