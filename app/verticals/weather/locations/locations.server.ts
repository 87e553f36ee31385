import MiniSearch from 'minisearch';
import { builtInLanguage } from '#app/domain/languages.ts';
import { intlFormat } from '#app/messages/formats.ts';
import { commaOf } from '#app/messages/language-facts.ts';
import { foldName as foldMarks } from '#app/domain/search/fold-name.ts';
import type { NameFit } from '#app/domain/search/named-thing.ts';
import { selectBest } from '#app/domain/search/select-best.ts';
import { everydayNames } from './country-names.server.ts';
import { countryTable, locationTable } from './locations-table.server.ts';
import { regionNames } from './region-names.server.ts';

export interface WeatherLocation {
  /** Unique name of the location in addresses. */
  slug: string;
  name: string;
  country: string;
  /** ISO 3166 code. */
  countryCode: string;
  /**
   * The state, for a location in the United States. "" for other countries. Pages show it, because cities in several
   * states share names.
   */
  region: string;
  /**
   * ISO 3166-2 code of the location's region, which the search uses. The code of the country if the region is not
   * known.
   */
  areaCode: string;
  /** Degrees, to two decimals. */
  latitude: number;
  longitude: number;
  timeZone: string;
  isCapital: boolean;
  /** Names in other languages and former names. */
  otherNames: readonly string[];
}

const countries = new Map(
  countryTable.split('\n').map((line) => line.split('\t') as [code: string, name: string]),
);

/** All locations, the largest first. */
export const locations: readonly WeatherLocation[] = locationTable.split('\n').map((line) => {
  const [
    slug = '',
    name = '',
    code = '',
    region = '',
    latitude,
    longitude,
    timeZone = 'UTC',
    ,
    capital,
    others = '',
  ] = line.split('\t');
  return {
    slug,
    name,
    country: countries.get(code) ?? code,
    countryCode: code,
    region: code === 'US' ? region : '',
    areaCode: region === '' ? code : `${code}-${region}`,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timeZone,
    isCapital: capital === 'c',
    otherNames: others === '' ? [] : others.split('|'),
  };
});

const bySlug = new Map(locations.map((location) => [location.slug, location]));

/** Returns the location with a slug, or `null`. */
export function findLocation(slug: string): WeatherLocation | null {
  return bySlug.get(slug) ?? null;
}

const letters = new Map(
  Object.entries({ ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ð: 'd', þ: 'th' }),
);
/** Letters of Persian and Urdu keyboards, with the Arabic letters that correspond to them. */
const arabicLetters = new Map(Object.entries({ ی: 'ي', ک: 'ك' }));
const twoLetters = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }));

/** Reduces a name to letters without accents or case, digits and single spaces, so that "sao paulo" finds São Paulo. */
export function foldName(text: string): string {
  return foldMarks(text)
    .replaceAll(/[øßłđıæœðþ]/g, (letter) => letters.get(letter) ?? letter)
    .replaceAll(/[یک]/g, (letter) => arabicLetters.get(letter) ?? letter)
    .replaceAll(/[’'‘ʻ.・]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the folded spellings of a name. One of them replaces letters such as "ö" by two letters: "koeln" for Köln.
 */
function spellings(name: string): string[] {
  const written = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüøå]/g, (letter) => twoLetters.get(letter) ?? letter);
  return [...new Set([foldName(name), foldName(written)])];
}

const foldLocation = (location: WeatherLocation) => ({
  location,
  names: [location.name, ...location.otherNames].flatMap(spellings),
});

type FoldedLocation = ReturnType<typeof foldLocation>;

let folded: FoldedLocation[] | null = null;

/** Folds the names on the first search. This takes 100 ms, which commands should not spend at their start. */
function foldedLocations(): readonly FoldedLocation[] {
  return (folded ??= locations.map(foldLocation));
}

const firstWordOf = (name: string) => name.split(' ', 1)[0] ?? '';

/**
 * Locations by the first words of their names. Every search for items also looks for locations by whole names, so this
 * lookup has to be fast.
 */
let byFirstWord: Map<string, FoldedLocation[]> | null = null;

/** Returns the locations with a name that begins with the same word as a folded text, the largest first. */
function locationsWithFirstWordOf(text: string): readonly FoldedLocation[] {
  if (!byFirstWord) {
    byFirstWord = new Map();
    for (const entry of foldedLocations()) {
      for (const word of new Set(entry.names.map(firstWordOf))) {
        const known = byFirstWord.get(word);
        if (known) known.push(entry);
        else byFirstWord.set(word, [entry]);
      }
    }
  }
  return byFirstWord.get(firstWordOf(text)) ?? [];
}

/**
 * Returns the locations that a text may refer to, the best first. Unless the fit is `whole`, whole names come first.
 * They are followed by beginnings of names and whole names of a region or country, then by later words of names, and
 * then by names combined with the region or country. Country names match in English and in the given language. Among
 * equal matches, larger locations come first.
 */
export function searchLocations(
  text: string,
  most: number,
  { fit = 'like', language }: { fit?: NameFit; language: string },
): WeatherLocation[] {
  const wanted = foldName(text);
  if (wanted === '') return [];
  const isWhole = fit === 'whole';
  const candidates = isWhole ? locationsWithFirstWordOf(wanted) : foldedLocations();
  const areaOfEach = memoiseAreas(language, wanted);
  const ranked = candidates.flatMap((entry) => {
    const area = areaOfEach(entry);
    const rank = isWhole ? wholeRank(entry, wanted, area) : rankOf(entry, wanted, area);
    return rank === null ? [] : [{ location: entry.location, rank }];
  });
  if (ranked.length === 0 && fit === 'like') return locationsLike(wanted).slice(0, most);
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ location }) => location);
}

/** How a searched text relates to a region and country. */
interface SearchedArea {
  /** Whether the text is the whole name of the region or country. */
  isNamed: boolean;
  /** The words of the text that are not the beginning of any word in the names of the region and country. */
  otherWords: readonly string[];
}

/**
 * Returns a function that compares a text with the area of a location. Thousands of locations share a few areas, so
 * each area is compared only once.
 */
function memoiseAreas(language: string, wanted: string): (entry: FoldedLocation) => SearchedArea {
  const namesOfCountries = foldedCountries(language);
  const known = new Map<string, SearchedArea>();
  return ({ location: { areaCode, countryCode } }) => {
    const names = () => [...foldedRegion(areaCode), ...(namesOfCountries.get(countryCode) ?? [])];
    const area = known.get(areaCode) ?? compareArea(wanted, names());
    known.set(areaCode, area);
    return area;
  };
}

function compareArea(wanted: string, names: readonly string[]): SearchedArea {
  const otherWords = wanted.split(' ').filter((word) => !names.some((name) => beginsWord(name, word)));
  return { isNamed: names.includes(wanted), otherWords };
}

function beginsWord(name: string, word: string): boolean {
  return name.startsWith(word) || name.includes(` ${word}`);
}

function wholeRank({ names }: FoldedLocation, wanted: string, { otherWords }: SearchedArea): number | null {
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(`${wanted} `))) return 1;
  const isFollowedByArea = (name: string) =>
    wanted.startsWith(`${name} `) && otherWords.every((word) => name.split(' ').includes(word));
  return names.some(isFollowedByArea) ? 2 : null;
}

function rankOf(
  { names }: FoldedLocation,
  wanted: string,
  { isNamed, otherWords }: SearchedArea,
): number | null {
  if (names.includes(wanted)) return 0;
  if (isNamed || names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.includes(` ${wanted}`))) return 2;
  return names.some((name) => otherWords.every((word) => beginsWord(name, word))) ? 3 : null;
}

let regions: ReadonlyMap<string, readonly string[]> | null = null;

/** Returns the folded code and names of a region. */
function foldedRegion(areaCode: string): readonly string[] {
  regions ??= new Map([...regionNames].map(([code, names]) => [code, names.flatMap(spellings)]));
  return regions.get(areaCode) ?? [];
}

const countriesByLanguage = new Map<string, ReadonlyMap<string, readonly string[]>>();

/**
 * Returns the folded names of each country by code: its names in English and in the given language, its short name, and
 * its everyday names.
 */
function foldedCountries(language: string): ReadonlyMap<string, readonly string[]> {
  const known = countriesByLanguage.get(language);
  if (known) return known;
  const names = new Map(
    [...countries].map(([countryCode, country]) => {
      const short = intlFormat(CountryNames, language, { style: 'short' }).of(countryCode) ?? '';
      const own = countryIn(language, { country, countryCode });
      const all = [country, own, short, ...(everydayNames.get(countryCode) ?? [])];
      return [countryCode, [...new Set(all.map(foldName))]];
    }),
  );
  countriesByLanguage.set(language, names);
  return names;
}

/** Minimum length for a typo search. Shorter texts are similar to too many names. */
const minLetters = 4;

/** An index of all names for misspelled searches. Built on first use. */
let misspelled: MiniSearch<{ id: number; name: string }> | null = null;
const holders: number[] = [];

function indexOfNames(): MiniSearch<{ id: number; name: string }> {
  if (misspelled) return misspelled;
  misspelled = new MiniSearch({
    fields: ['name'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  for (const [number, { names }] of foldedLocations().entries()) {
    for (const name of names) misspelled.add({ id: holders.push(number) - 1, name });
  }
  return misspelled;
}

/** Returns the locations with a similar name (one typo per four letters), the closest match first, then the largest. */
function locationsLike(wanted: string): WeatherLocation[] {
  if (wanted.length < minLetters) return [];
  const found = indexOfNames()
    .search(wanted, { prefix: false, fuzzy: 0.25 })
    .map(({ id, score }) => ({ number: holders[Number(id)] ?? -1, score }))
    .toSorted((a, b) => b.score - a.score || a.number - b.number);
  const numbers = new Set(found.map(({ number }) => number));
  return [...numbers].flatMap((number) => locations[number] ?? []);
}

/** Returns the great-circle distance in kilometres. */
export function distanceBetween(
  a: Pick<WeatherLocation, 'latitude' | 'longitude'>,
  b: Pick<WeatherLocation, 'latitude' | 'longitude'>,
): number {
  const radians = Math.PI / 180;
  const [phi1, phi2] = [a.latitude * radians, b.latitude * radians];
  const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const h = half(b.latitude - a.latitude) + Math.cos(phi1) * Math.cos(phi2) * half(b.longitude - a.longitude);
  return 12_742 * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Returns the locations nearest to a location, without the location itself. */
export function locationsNear(location: WeatherLocation, most: number): WeatherLocation[] {
  const distances = locations.map((other) => distanceBetween(location, other));
  const at = (number: number) => distances[number] ?? Number.POSITIVE_INFINITY;
  const nearest = selectBest([...locations.keys()], most, {
    score: (number) => -at(number),
    compare: (a, b) => at(a) - at(b) || a - b,
    isWanted: (number) => locations[number] !== location,
  });
  return nearest.flatMap((number) => locations[number] ?? []);
}

class CountryNames extends Intl.DisplayNames {
  constructor(language: string, options?: Pick<Intl.DisplayNamesOptions, 'style'>) {
    super(language, { ...options, type: 'region' });
  }
}

/** Territories whose full names also contain the state to which they belong. Their short names are used instead. */
const shortlyNamed = new Set(['HK', 'MO']);

/** Returns the name of a location's country in a language. */
export function countryIn(
  language: string,
  { country, countryCode }: Pick<WeatherLocation, 'country' | 'countryCode'>,
): string {
  if (language === builtInLanguage) return country;
  const style = shortlyNamed.has(countryCode) ? 'short' : 'long';
  return intlFormat(CountryNames, language, { style }).of(countryCode) ?? country;
}

/** Returns the region, if there is one, and the country of a location: "IL, United States". */
export function areaOf(language: string, location: WeatherLocation): string {
  return [location.region, countryIn(language, location)].filter(Boolean).join(commaOf(language));
}

/**
 * Returns the name with region and country, which distinguish locations of the same name: "Springfield, IL, United
 * States".
 */
export function fullName(language: string, location: WeatherLocation): string {
  return location.name + commaOf(language) + areaOf(language, location);
}
