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

/**
 * ISO 3166 code and names of countries that visitors type although `Intl.DisplayNames` does not have them: short,
 * former and everyday names in the languages of the interface.
 */
const everydayTable = `AE UAE, Emirates, VAE, Emirate, Émirats, EAU, Emiratos, Emirati, Emirados, ZEA, Emiraty, BAE, الإمارات
BA Bosnia, Bosnien, Bosnie, Bósnia, Bośnia, Bosna, ボスニア, البوسنة
BY Weißrussland
CD DR Congo, Democratic Republic of the Congo, RDC
CG Republic of the Congo
CI Ivory Coast, Elfenbeinküste, Costa de Marfil, Wybrzeże Kości Słoniowej, Fildişi Sahili
CV Cabo Verde, Kap Verde
CZ Czech Republic, Tschechische Republik, République tchèque, República Checa, Repubblica Ceca, República Tcheca, Çek Cumhuriyeti
GB UK, Britain, Great Britain, Großbritannien, Grande-Bretagne, Gran Bretaña, Gran Bretagna, Grã-Bretanha, Büyük Britanya, İngiltere, بريطانيا, England, Scotland, Wales, Northern Ireland
KR Korea, Corée, Corea, Coreia, Kore, كوريا
MK Macedonia, Mazedonien, Macédoine, Makedonya, マケドニア, مقدونيا
MM Burma, Birma, Birmanie, Birmania, Birmânia, ビルマ, بورما
NL Holland, Hollande, Holanda, Olanda, Holandia, Hollanda
TR Turkey
US USA, US, America, Amerika, Amérique, EEUU, EUA, Ameryka, ABD, アメリカ, 米国, أمريكا, أميركا`;

const linesOf = (table: string) =>
  table.split('\n').map((line) => [line.slice(0, 2), line.slice(3)] as const);

/** States of the United States by code. */
export const states: ReadonlyMap<string, string> = new Map(linesOf(stateTable));

/** Everyday names of countries by code, such as “USA”. */
export const everydayNames: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(everydayTable).map(([code, names]) => [code, names.split(', ')]),
);
