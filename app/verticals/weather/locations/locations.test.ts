import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '#test/support/english.ts';
import { describeNearest, nearestOf } from '../nearest-location.ts';
import type { LocationPosition } from '../weather-data.ts';
import { worldCities } from '../shown-cities.server.ts';
import {
  areaOf,
  distanceBetween,
  findLocation,
  fullName,
  locations,
  locationsNear,
  searchLocations,
} from './locations.server.ts';

describe('locations', () => {
  it('name their country in the language of the page', () => {
    const areasIn = (language: string) =>
      ['lisbon', 'hong-kong', 'chicago'].map((slug) => areaOf(language, findLocation(slug)!));
    expect(areasIn('en')).toEqual(['Portugal', 'Hong Kong', 'IL, United States']);
    expect(areasIn('de')).toEqual(['Portugal', 'Hongkong', 'IL, Vereinigte Staaten']);
    expect(areasIn('ja')).toEqual(['ポルトガル', '香港', 'IL、アメリカ合衆国']);
    expect(fullName('ar', findLocation('lisbon')!)).toBe('Lisbon، البرتغال');
  });

  it('number more than eight thousand, each with an address, a position and a time zone', () => {
    expect(locations.length).toBeGreaterThan(8_000);
    expect(new Set(locations.map(({ slug }) => slug)).size).toBe(locations.length);
    for (const location of locations) {
      expect(location.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(Math.abs(location.latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(location.longitude)).toBeLessThanOrEqual(180);
      expect(location.name).not.toBe('');
      expect(location.country.length, location.slug).toBeGreaterThan(3);
    }
  });

  it('have existing time zones', () => {
    for (const timeZone of new Set(locations.map((location) => location.timeZone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow();
    }
  });

  it('include the capitals of more than 190 countries and every city of the home', () => {
    expect(
      new Set(locations.filter(({ isCapital }) => isCapital).map((one) => one.countryCode)).size,
    ).toBeGreaterThan(190);
    for (const slug of worldCities) expect(findLocation(slug)?.slug, slug).toBe(slug);
    expect(worldCities.length % 12).toBe(0);
  });

  it('are found by prefixes, later words and countries, ignoring accents and case', () => {
    const found = (text: string) => searchLocations(text, 5, { language: 'en' }).map(({ slug }) => slug);
    expect(found('LISB')[0]).toBe('lisbon');
    expect(found('sao pau')[0]).toBe('sao-paulo');
    expect(found('Tromsø')).toEqual(['tromso']);
    expect(found('tromso')).toEqual(['tromso']);
    expect(found('york')).toContain('new-york');
    expect(found('iceland')).toContain('reykjavik');
    expect(found('chicago il')).toEqual(['chicago']);
    expect(found('')).toEqual([]);
    expect(found('zzzz')).toEqual([]);
  });

  it.each([
    ['de', 'Deutschland', 'berlin'],
    ['de', 'germany', 'berlin'],
    ['de', 'usa', 'new-york'],
    ['ar', 'ألمانيا', 'berlin'],
    ['ar', 'المانيا', 'berlin'],
    ['ja', 'ドイツ', 'berlin'],
    ['fr', 'royaume-uni', 'london'],
    ['tr', 'birlesik krallik', 'manchester'],
  ])('in %s are found by their country: %s', (language, text, slug) => {
    expect(searchLocations(text, 24, { language }).map((location) => location.slug)).toContain(slug);
  });

  it.each([
    ['Dallas, Texas', 'dallas'],
    ['Dallas, TX, USA', 'dallas'],
    ['New York, USA', 'new-york'],
    ['Portland, Oregon', 'portland'],
    ['London, England', 'london'],
    ['USA', 'new-york'],
    ['Texas', 'houston'],
    ['UAE', 'dubai'],
  ])('are found by the everyday names of states and countries: %s', (text, slug) => {
    for (const language of ['en', 'de']) {
      expect(searchLocations(text, 1, { language })[0]?.slug, language).toBe(slug);
    }
    if (text.includes(',')) {
      expect(searchLocations(text, 1, { fit: 'whole', language: 'en' })[0]?.slug).toBe(slug);
    }
  });

  it.each([
    ['de', 'London, Großbritannien', 'london'],
    ['de', 'Amsterdam, Holland', 'amsterdam'],
    ['fr', 'Miami, Amérique', 'miami'],
    ['fr', 'Lisbonne, Portugal', 'lisbon'],
    ['es', 'Nueva York, EEUU', 'new-york'],
    ['it', 'Roma, Italia', 'rome'],
    ['it', 'Rotterdam, Olanda', 'rotterdam'],
    ['pt-BR', 'Nova York, EUA', 'new-york'],
    ['pl', 'Amsterdam, Holandia', 'amsterdam'],
    ['tr', 'Londra, İngiltere', 'london'],
    ['tr', 'New York, ABD', 'new-york'],
    ['ja', 'ロンドン、イギリス', 'london'],
    ['ja', 'ニューヨーク、米国', 'new-york'],
    ['ar', 'نيويورك، أمريكا', 'new-york'],
    ['ar', 'دبي، الإمارات', 'dubai'],
  ])('in %s are found by their name and the everyday name of their country: %s', (language, text, slug) => {
    expect(searchLocations(text, 1, { fit: 'whole', language })[0]?.slug).toBe(slug);
  });

  it.each([
    ['en', 'Munich, Bavaria', 'munich'],
    ['de', 'München, Bayern', 'munich'],
    ['de', 'Stuttgart, Baden-Wuerttemberg', 'stuttgart'],
    ['en', 'Toronto, Ontario', 'toronto'],
    ['en', 'London, Ontario', 'london-ca'],
    ['en', 'Vancouver, BC', 'vancouver'],
    ['fr', 'Vancouver, Colombie-Britannique', 'vancouver'],
    ['en', 'Sydney NSW', 'sydney'],
    ['pt-BR', 'Campinas - SP', 'campinas'],
    ['en', 'Glasgow, Scotland', 'glasgow'],
    ['fr', 'Londres, Angleterre', 'london'],
    ['it', 'Edimburgo, Scozia', 'edinburgh'],
    ['ja', 'ロンドン、イングランド', 'london'],
    ['ar', 'لندن، إنجلترا', 'london'],
  ])('in %s are found by their name and region: %s', (language, text, slug) => {
    expect(searchLocations(text, 1, { fit: 'whole', language })[0]?.slug).toBe(slug);
  });

  it('are found by their region, which is shown only in the United States', () => {
    const found = (text: string) => searchLocations(text, 1, { language: 'en' })[0]!;
    expect(found('Scotland').slug).toBe('glasgow');
    expect(found('Bavaria').slug).toBe('munich');
    expect(areaOf('en', found('Bavaria'))).toBe('Germany');
  });

  it.each([
    ['Natal, Brazil', -5.8, -35.2],
    ['Vila Velha, Brazil', -20.3, -40.3],
    ['Mazatlán, Mexico', 23.2, -106.4],
  ])('do not include a village with the population of a city of the same name: %s', (text, ...city) => {
    const found = searchLocations(text, 5, { fit: 'whole', language: 'en' });
    expect(found).toHaveLength(1);
    expect(found[0]!.latitude).toBeCloseTo(city[0], 0);
    expect(found[0]!.longitude).toBeCloseTo(city[1], 0);
  });

  it('are found by names in other languages and without umlauts', () => {
    const first = (text: string) => searchLocations(text, 1, { language: 'en' })[0]?.slug;
    for (const text of ['Köln', 'koln', 'Koeln', 'Cologne']) expect(first(text), text).toBe('cologne');
    for (const text of ['München', 'Muenchen', 'munchen']) expect(first(text), text).toBe('munich');
    expect(first('Łódź')).toBe(first('lodz'));
    expect(first('Αθήνα')).toBe('athens');
    expect(first('東京')).toBe('tokyo');
    expect(first('Bombay')).toBe('mumbai');
  });

  it.each([
    ['de', 'Mailand', 'milan'],
    ['fr', 'Londres', 'london'],
    ['es', 'Estambul', 'istanbul'],
    ['it', 'Parigi', 'paris'],
    ['pt-BR', 'Nova Iorque', 'new-york'],
    ['pl', 'Nowy Jork', 'new-york'],
    ['pl', 'Paryż', 'paris'],
    ['tr', 'Atina', 'athens'],
    ['ja', 'ニューヨーク', 'new-york'],
    ['ja', '那覇', 'naha'],
    ['ar', 'نيويورك', 'new-york'],
    ['ar', 'إسطنبول', 'istanbul'],
    ['ar', 'روما', 'rome'],
  ])('are found by their name in %s: %s', (language, text, slug) => {
    expect(searchLocations(text, 1, { fit: 'whole', language })[0]?.slug).toBe(slug);
  });

  it.each(['ar', 'ja'])('include the capitals with their names in the script of %s', (language) => {
    const script = language === 'ar' ? /\p{Script=Arabic}/u : /\p{scx=Katakana}|\p{scx=Han}/u;
    const capitals = locations.filter(({ isCapital }) => isCapital).slice(0, 190);
    const unnamed = capitals.filter(({ otherNames }) => !otherNames.some((name) => script.test(name)));
    expect(unnamed.map(({ slug }) => slug)).toEqual([]);
  });

  it('are found by a name in Arabic with and without hamza and vowel signs', () => {
    const first = (text: string) => searchLocations(text, 1, { fit: 'whole', language: 'ar' })[0]?.slug;
    for (const text of ['الإسكندرية', 'الاسكندرية', 'الاسكندريه', 'الإِسْكَنْدَرِيَّة', 'الإسكنـدرية']) {
      expect(first(text), text).toBe('alexandria');
    }
    expect(first('القاهره')).toBe('cairo');
    // Persian and Urdu keyboards have other letters for ي and ك.
    expect(first('الریاض')).toBe('riyadh');
  });

  it('are found by Japanese names that differ only in a sound mark', () => {
    const found = (text: string) => searchLocations(text, 5, { language: 'ja' }).map(({ slug }) => slug);
    expect(found('バリ島')).toEqual(['denpasar']);
    expect(found('パリ')[0]).toBe('paris');
    expect(found('バリ')).not.toContain('paris');
    expect(found('リオ・デ・ジャネイロ')[0]).toBe('rio-de-janeiro');
    expect(found('ろんどん')[0]).toBe('london');
  });

  it('are found with a typo if the search allows it', () => {
    const first = (text: string) => searchLocations(text, 1, { language: 'en' })[0]?.slug;
    expect(first('Berln')).toBe('berlin');
    expect(first('Kopenhagn')).toBe('copenhagen');
    expect(first('reykjavk')).toBe('reykjavik');
    expect(searchLocations('Berln', 5, { fit: 'beginning', language: 'en' })).toEqual([]);
    expect(searchLocations('Berl', 5, { fit: 'whole', language: 'en' })).toEqual([]);
    expect(searchLocations('new york', 1, { fit: 'whole', language: 'en' })[0]?.slug).toBe('new-york');
  });

  it('list nearby locations', () => {
    const [lisbon, porto] = [findLocation('lisbon'), findLocation('porto')];
    if (!lisbon || !porto) throw new Error('The table has changed.');
    expect(distanceBetween(lisbon, porto)).toBeGreaterThan(250);
    expect(distanceBetween(lisbon, porto)).toBeLessThan(300);
    expect(locationsNear(lisbon, 6)).not.toContain(lisbon);
    const distances = locationsNear(lisbon, 6).map((location) => distanceBetween(lisbon, location));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('include the nearest one for a browser, even across the date line', () => {
    const list = locations.map(({ slug, latitude, longitude }): LocationPosition => [
      slug,
      latitude,
      longitude,
    ]);
    expect(nearestOf(list, { latitude: 38.7, longitude: -9.1 })?.slug).toBe('lisbon');
    const atSea = nearestOf(list, { latitude: 40, longitude: -40 });
    const reached = findLocation(atSea?.slug ?? '');
    if (!reached || !atSea) throw new Error('There are no locations.');
    expect(atSea.kilometres).toBeCloseTo(distanceBetween(reached, { latitude: 40, longitude: -40 }), -2);
    expect(nearestOf([], { latitude: 0, longitude: 0 })).toBeNull();
    const t = english.messages('weather');
    expect(describeNearest({ name: 'Bruges', kilometres: 40 }, t)).toBe(
      'Nearest place: Bruges, about 40 km away.',
    );
    expect(describeNearest({ name: 'Bruges', kilometres: 3 }, t)).toContain('less than 10 km');
    const degree = (most: number) =>
      fc.integer({ min: -most * 10, max: most * 10 }).map((value) => value / 10);
    fc.assert(
      fc.property(degree(90), degree(180), (latitude, longitude) => {
        const nearest = findLocation(nearestOf(list, { latitude, longitude })?.slug ?? '');
        const least = Math.min(
          ...locations.map((location) => distanceBetween(location, { latitude, longitude })),
        );
        expect(nearest && distanceBetween(nearest, { latitude, longitude })).toBeCloseTo(least, 3);
      }),
      { numRuns: 20 },
    );
  });
});
