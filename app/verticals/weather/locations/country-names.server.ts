import { namesByCode } from './names-by-code.ts';

/**
 * Names of countries that visitors type but `Intl.DisplayNames` does not contain: short, former and everyday names in
 * the languages of the interface. Each line starts with the ISO 3166 code of the country.
 */
const everydayTable = `AE UAE, Emirates, VAE, Emirate, Émirats, EAU, Emiratos, Emirati, Emirados, ZEA, Emiraty, BAE, الإمارات
BA Bosnia, Bosnien, Bosnie, Bósnia, Bośnia, Bosna, ボスニア, البوسنة
BY Weißrussland
CD DR Congo, Democratic Republic of the Congo, RDC
CG Republic of the Congo
CI Ivory Coast, Elfenbeinküste, Costa de Marfil, Wybrzeże Kości Słoniowej, Fildişi Sahili
CV Cabo Verde, Kap Verde
CZ Czech Republic, Tschechische Republik, République tchèque, República Checa, Repubblica Ceca, República Tcheca, Çek Cumhuriyeti
GB UK, Britain, Great Britain, Großbritannien, Grande-Bretagne, Gran Bretaña, Gran Bretagna, Grã-Bretanha, Büyük Britanya, İngiltere, بريطانيا
KR Korea, Corée, Corea, Coreia, Kore, كوريا
MK Macedonia, Mazedonien, Macédoine, Makedonya, マケドニア, مقدونيا
MM Burma, Birma, Birmanie, Birmania, Birmânia, ビルマ, بورما
NL Holland, Hollande, Holanda, Olanda, Holandia, Hollanda
TR Turkey
US USA, US, America, Amerika, Amérique, EEUU, EUA, Ameryka, ABD, アメリカ, 米国, أمريكا, أميركا`;

/** Everyday names of countries by code, such as “USA”. */
export const everydayNames: ReadonlyMap<string, readonly string[]> = namesByCode(everydayTable);
