/** Code and name, one state of the United States a line. */
const stateTable = `AK Alaska
AL Alabama
AR Arkansas
AZ Arizona
CA California
CO Colorado
CT Connecticut
DC District of Columbia
DE Delaware
FL Florida
GA Georgia
HI Hawaii
IA Iowa
ID Idaho
IL Illinois
IN Indiana
KS Kansas
KY Kentucky
LA Louisiana
MA Massachusetts
MD Maryland
ME Maine
MI Michigan
MN Minnesota
MO Missouri
MS Mississippi
MT Montana
NC North Carolina
ND North Dakota
NE Nebraska
NH New Hampshire
NJ New Jersey
NM New Mexico
NV Nevada
NY New York
OH Ohio
OK Oklahoma
OR Oregon
PA Pennsylvania
RI Rhode Island
SC South Carolina
SD South Dakota
TN Tennessee
TX Texas
UT Utah
VA Virginia
VT Vermont
WA Washington
WI Wisconsin
WV West Virginia
WY Wyoming`;

/** ISO 3166 code and names of countries that visitors type although no table of countries has them. */
const everydayTable = `AE UAE, Emirates
BA Bosnia
CD DR Congo, Democratic Republic of the Congo
CG Republic of the Congo
CI Ivory Coast
CZ Czech Republic
GB UK, Britain, Great Britain, England, Scotland, Wales, Northern Ireland
KR Korea
MM Burma
NL Holland
TR Turkey
US USA, US, America`;

const linesOf = (table: string) =>
  table.split('\n').map((line) => [line.slice(0, 2), line.slice(3)] as const);

/** States of the United States by code. */
export const states: ReadonlyMap<string, string> = new Map(linesOf(stateTable));

/** Everyday names of countries by code, such as “USA”. */
export const everydayNames: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(everydayTable).map(([code, names]) => [code, names.split(', ')]),
);
