import { namesByCode } from './names-by-code.ts';

/** ISO 3166-2 code and names of regions that visitors type after a city, one region a line. */
const regionTable = `AU-ACT Australian Capital Territory
AU-NSW New South Wales, Neusüdwales, Nouvelle-Galles du Sud, Nueva Gales del Sur, Nuovo Galles del Sud, Nova Gales do Sul, Nowa Południowa Walia, Yeni Güney Galler, ニューサウスウェールズ, نيو ساوث ويلز
AU-NT Northern Territory
AU-QLD Queensland, クイーンズランド, كوينزلاند
AU-SA South Australia, Südaustralien
AU-TAS Tasmania, Tasmanien, Tasmanie, Tasmânia, Tazmanya, タスマニア, تسمانيا
AU-VIC Victoria
AU-WA Western Australia, Westaustralien
BR-AC Acre
BR-AL Alagoas
BR-AM Amazonas
BR-AP Amapá
BR-BA Bahia
BR-CE Ceará
BR-DF Distrito Federal
BR-ES Espírito Santo
BR-GO Goiás
BR-MA Maranhão
BR-MG Minas Gerais
BR-MS Mato Grosso do Sul
BR-MT Mato Grosso
BR-PA Pará
BR-PB Paraíba
BR-PE Pernambuco
BR-PI Piauí
BR-PR Paraná
BR-RJ Rio de Janeiro
BR-RN Rio Grande do Norte
BR-RO Rondônia
BR-RR Roraima
BR-RS Rio Grande do Sul
BR-SC Santa Catarina
BR-SE Sergipe
BR-SP São Paulo
BR-TO Tocantins
CA-AB Alberta, アルバータ, ألبرتا
CA-BC British Columbia, Colombie-Britannique, Britisch-Kolumbien, Columbia Británica, Columbia Britannica, Colúmbia Britânica, Kolumbia Brytyjska, Britanya Kolumbiyası, ブリティッシュコロンビア, كولومبيا البريطانية
CA-MB Manitoba
CA-NB New Brunswick, Nouveau-Brunswick
CA-NL Newfoundland and Labrador, Terre-Neuve-et-Labrador, Neufundland
CA-NS Nova Scotia, Nouvelle-Écosse, Nueva Escocia
CA-NT Northwest Territories, Territoires du Nord-Ouest
CA-NU Nunavut
CA-ON Ontario, オンタリオ, أونتاريو
CA-PE Prince Edward Island, Île-du-Prince-Édouard, PEI
CA-QC Québec, ケベック, كيبك
CA-SK Saskatchewan
CA-YT Yukon
DE-BB Brandenburg, Brandebourg, Brandeburgo, Brandenburgia
DE-BE Berlin
DE-BW Baden-Württemberg, Bade-Wurtemberg, Badenia-Wirtembergia
DE-BY Bayern, Bavaria, Bavière, Baviera, Bawaria, Bavyera, バイエルン, بافاريا
DE-HB Bremen
DE-HE Hessen, Hesse, Assia, Hesja
DE-HH Hamburg
DE-MV Mecklenburg-Vorpommern, Mecklenburg-Western Pomerania
DE-NI Niedersachsen, Lower Saxony, Basse-Saxe, Baja Sajonia, Bassa Sassonia, Baixa Saxônia, Dolna Saksonia
DE-NW Nordrhein-Westfalen, NRW, North Rhine-Westphalia, Rhénanie-du-Nord-Westphalie, Renania del Norte-Westfalia, Renania Settentrionale-Vestfalia, Renânia do Norte-Vestfália, Nadrenia Północna-Westfalia
DE-RP Rheinland-Pfalz, Rhineland-Palatinate, Rhénanie-Palatinat, Renania-Palatinado, Renania-Palatinato, Nadrenia-Palatynat
DE-SH Schleswig-Holstein, Szlezwik-Holsztyn
DE-SL Saarland, Sarre
DE-SN Sachsen, Saxony, Saxe, Sajonia, Sassonia, Saxônia, Saksonia, Saksonya
DE-ST Sachsen-Anhalt, Saxony-Anhalt, Saxe-Anhalt, Sajonia-Anhalt, Sassonia-Anhalt
DE-TH Thüringen, Thuringia, Thuringe, Turingia, Turyngia
GB-ENG England, Angleterre, Inglaterra, Inghilterra, Anglia, イングランド, إنجلترا
GB-NIR Northern Ireland, Nordirland, Irlande du Nord, Irlanda del Norte, Irlanda del Nord, Irlanda do Norte, Irlandia Północna, Kuzey İrlanda, 北アイルランド, أيرلندا الشمالية
GB-SCT Scotland, Schottland, Écosse, Escocia, Scozia, Szkocja, İskoçya, スコットランド, اسكتلندا
GB-WLS Wales, Pays de Galles, Gales, País de Gales, Galles, Walia, Galler, ウェールズ, ويلز
US-AK Alaska
US-AL Alabama
US-AR Arkansas
US-AZ Arizona
US-CA California
US-CO Colorado
US-CT Connecticut
US-DC District of Columbia
US-DE Delaware
US-FL Florida
US-GA Georgia
US-HI Hawaii
US-IA Iowa
US-ID Idaho
US-IL Illinois
US-IN Indiana
US-KS Kansas
US-KY Kentucky
US-LA Louisiana
US-MA Massachusetts
US-MD Maryland
US-ME Maine
US-MI Michigan
US-MN Minnesota
US-MO Missouri
US-MS Mississippi
US-MT Montana
US-NC North Carolina
US-ND North Dakota
US-NE Nebraska
US-NH New Hampshire
US-NJ New Jersey
US-NM New Mexico
US-NV Nevada
US-NY New York
US-OH Ohio
US-OK Oklahoma
US-OR Oregon
US-PA Pennsylvania
US-RI Rhode Island
US-SC South Carolina
US-SD South Dakota
US-TN Tennessee
US-TX Texas
US-UT Utah
US-VA Virginia
US-VT Vermont
US-WA Washington
US-WI Wisconsin
US-WV West Virginia
US-WY Wyoming`;

/** Names of regions by ISO 3166-2 code, beginning with the code that visitors type: “TX” and “Texas” for US-TX. */
export const regionNames: ReadonlyMap<string, readonly string[]> = new Map(
  [...namesByCode(regionTable)].map(([code, names]) => [code, [code.slice(3), ...names]]),
);
