/** For each country, the GeoNames code and the ISO 3166-2 code of each region. */
const tables: Readonly<Record<string, string>> = {
  AU: '01 ACT|02 NSW|03 NT|04 QLD|05 SA|06 TAS|07 VIC|08 WA',
  BR: `01 AC|02 AL|03 AP|04 AM|05 BA|06 CE|07 DF|08 ES|11 MS|13 MA|14 MT|15 MG|16 PA|17 PB|18 PR|20 PI|21 RJ|22 RN|23 RS|
24 RO|25 RR|26 SC|27 SP|28 SE|29 GO|30 PE|31 TO`,
  CA: '01 AB|02 BC|03 MB|04 NB|05 NL|07 NS|08 ON|09 PE|10 QC|11 SK|12 YT|13 NT|14 NU',
  DE: '01 BW|02 BY|03 HB|04 HH|05 HE|06 NI|07 NW|08 RP|09 SL|10 SH|11 BB|12 MV|13 SN|14 ST|15 TH|16 BE',
  GB: 'ENG ENG|NIR NIR|SCT SCT|WLS WLS',
};

const regions = new Map(
  Object.entries(tables).flatMap(([country, table]) =>
    table.split(/\|\s*/).map((entry) => {
      const [geoNames = '', iso = ''] = entry.split(' ');
      return [`${country} ${geoNames}`, iso] as const;
    }),
  ),
);

/**
 * Returns the ISO 3166-2 code, without the country, of a region that visitors type after a city: "BC" for British
 * Columbia. The regions of other countries are left out.
 */
export function regionOf(country: string, geoNamesCode: string): string {
  return regions.get(`${country} ${geoNamesCode}`) ?? '';
}
