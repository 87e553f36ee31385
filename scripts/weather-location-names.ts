import { arabicNames } from './weather-location-names-arabic.ts';
import { japaneseNames } from './weather-location-names-japanese.ts';

/** Other names by slug: in the language of the location, in European languages, and former names. */
const table = `prayagraj Allahabad|Illahabad
chhatrapati-sambhajinagar Aurangabad
ujungpandang Makassar
icel Mersin
astana Nur-Sultan|Астана
new-taipei Banqiao|Xinbei|新北
cologne Köln|Colonia|Keulen|Kolonia
munich München|Monaco di Baviera|Monachium|Múnich|Munique|Münih
nurnberg Nuremberg|Norimberga|Norymberga
hannover Hanover|Hanovre|Hanower
dusseldorf Düsseldorf
frankfurt Frankfurt am Main|Francfort|Francoforte|Frankfurt nad Menem
hamburg Hambourg|Hamburgo|Amburgo
berlin Berlín|Berlino|Berlim
vienna Wien|Vienne|Viena|Wiedeń|Bécs|Viyana
zurich Zürich|Zurigo|Zurych|Zurique|Zürih
geneva Genève|Genf|Ginevra|Ginebra|Genewa|Cenevre|Genebra
basel Bâle|Basilea|Basle|Bazylea|Basileia
bern Berne|Berna|Berno
lausanne Losanna|Lausana|Lozanna|Lozan
brussels Bruxelles|Brussel|Brüssel|Bruselas|Bruksela|Brüksel|Bruxelas
antwerpen Antwerp|Anvers|Amberes|Antwerpia|Anversa|Antuérpia
gent Ghent|Gand|Gante|Gandawa
bruges Brugge|Brügge|Brujas|Brugia
liege Lüttich|Luik|Liegi|Lieja
the-hague Den Haag|’s-Gravenhage|La Haye|La Haya|L’Aia|Haga|Haia|Lahey
amsterdam Ámsterdam|Amsterdã|Amesterdão
copenhagen København|Kopenhagen|Copenhague|Kopenhaga|Kopenhag|Copenaghen
gothenburg Göteborg|Gotemburgo
stockholm Estocolmo|Sztokholm|Stoccolma|Stokholm
helsinki Helsingfors|Helsinque
turku Åbo
tampere Tammerfors
oslo Kristiania
reykjavik Reykjavík|Reikiavik|Reikjavik
warsaw Warszawa|Warschau|Varsovie|Varsovia|Varşova|Varsavia
krakow Kraków|Krakau|Cracow|Cracovie|Cracovia|Krakov
wroclaw Wrocław|Breslau|Breslavia
gdansk Gdańsk|Danzig|Dantzig|Danzica
lodz Łódź|Lodsch
poznan Poznań|Posen
szczecin Stettin|Stettino
prague Praha|Prag|Praga
brno Brünn
ostrava Ostrau|Ostrawa
pilsen Plzeň|Pilzno
bratislava Pressburg|Pozsony|Bratysława
budapest Budapešť|Budapeszt|Budapeşte
ljubljana Laibach|Lubiana|Liubliana|Lublana
zagreb Agram|Zagabria|Zagrzeb
dubrovnik Ragusa
split Spalato
belgrade Beograd|Belgrad|Belgrado|Белград|Београд
skopje Skoplje|Üsküp|Skopie|Скопје
sofia Sofija|Sofya|София
bucharest București|Bukarest|Bucarest|Bükreş|Bukareszt|Bucareste
cluj-napoca Klausenburg|Kolozsvár
timisoara Timișoara|Temeswar
athens Athina|Athínai|Athen|Atenas|Athènes|Ateny|Atene|Atina|Αθήνα
thessaloniki Salonica|Saloniki|Salonicco|Thessalonique|Selanik|Tessalônica|Tesalónica|Θεσσαλονίκη
heraklion Iráklio|Iraklio|Heraclión|Ηράκλειο
istanbul Constantinople|Stambul|Estambul|Istambul
izmir Smyrna|Esmirna|Smyrne|Smirne
ankara Angora|Ancara
moscow Moskva|Moskau|Moscou|Moscú|Mosca|Moskwa|Moscovo|Moskova|Москва
st-petersburg Sankt-Peterburg|Saint Petersburg|Leningrad|San Petersburgo|Sankt Petersburg|Saint-Pétersbourg|San Pietroburgo|São Petersburgo|Санкт-Петербург
kyiv Kiev|Kiew|Kijów|Київ|Киев
kharkiv Kharkov|Харків
odessa Odesa|Одеса
lvov Lviv|Lwów|Lemberg|Leopoli|Leópolis|Львів
dnipropetrovsk Dnipro|Дніпро
minsk Мінск|Минск
vilnius Wilna|Wilno|Vilna
riga Rīga|Ryga
tallinn Reval|Tallin
tbilisi Tiflis|Tbilissi|თბილისი
yerevan Jerewan|Erevan|Eriwan|Erywań|Erivan|Երևան
baku Bakı|Bakou
lisbon Lisboa|Lissabon|Lisbonne|Lisbona|Lizbona|Lizbon
porto Oporto
seville Sevilla|Séville|Siviglia|Sewilla|Sevilha
zaragoza Saragossa|Saragosse|Saragozza|Saragoça
cordoba Córdoba
malaga Málaga
barcelona Barcelone|Barcellona|Barselona
bilbao Bilbo
donostia-san-sebastian San Sebastián|Saint-Sébastien
palma Palma de Mallorca|Palma de Maiorca|Mallorca|Majorca|Maiorca|Majorque
paris París|Parigi|Parijs|Paryż|Париж
lyon Lyons|Lione
marseille Marseilles|Marsiglia|Marsella|Marsylia|Marsilya|Marselha
strasbourg Straßburg|Estrasburgo|Strasburgo|Strasburg|Strazburg
nice Nizza|Niza|Nicea
bordeaux Burdeos|Bordéus
rome Roma|Rom|Rzym
milan Milano|Mailand|Milán|Mediolan|Milão
turin Torino|Turyn|Turim
venice Venezia|Venedig|Venise|Venecia|Wenecja|Venedik|Veneza
florence Firenze|Florenz|Florencia|Florencja|Floransa|Florença
naples Napoli|Neapel|Nápoles|Neapol
genoa Genova|Genua|Gênes|Cenova
bologna Bolonia|Bologne|Bolonha
padova Padua|Padoue|Padwa
trieste Triest|Triyeste
siracusa Syracuse|Syrakus|Syrakuzy
verona Vérone
london Londres|Londra|Londyn|Londen
edinburgh Édimbourg|Edimburgo|Dùn Èideann|Edinburg|Edynburg
cardiff Caerdydd
dublin Baile Átha Cliath|Dublín|Dublino
cork Corcaigh
galway Gaillimh
belfast Béal Feirste
luxembourg Lëtzebuerg|Luxemburg|Luxemburgo|Lussemburgo|Luksemburg
new-york New York City|NYC|Nueva York|Nova York|Nowy Jork|Nova Iorque
washington Washington DC|Washington, D.C.|Waszyngton
los-angeles LA
san-francisco SF|Frisco
philadelphia Philly|Filadelfia|Philadelphie
las-vegas Vegas
new-orleans Nouvelle-Orléans|Nueva Orleans|Nova Orleans|Nowy Orlean
st-louis Saint Louis
st-paul Saint Paul
ft-worth Fort Worth
mexico-city Ciudad de México|CDMX|Mexiko-Stadt|México|Città del Messico|Cidade do México|Meksyk
havana La Habana|Havanna|Hawana|L’Avana|Avana|La Havane
quebec Québec|Quebec City
montreal Montréal
rio-de-janeiro Rio
sao-paulo São Paolo|Sampa|San Pablo|San Paolo
cairo Al Qahirah|Kairo|Le Caire|El Cairo|Il Cairo|Kair|Kahire|القاهرة
alexandria Al Iskandariyah|Alexandrie|Alejandría|Alessandria d’Egitto|Aleksandria|İskenderiye|الإسكندرية
algiers Alger|Algier|Argel|Algeri|Cezayir|الجزائر
tunis Túnez|Tunisi|Tunus|تونس
casablanca Dar el Beida|Kazablanka|الدار البيضاء
marrakesh Marrakech|Marrakesz|Marrakeş|مراكش
fez Fès|Fes|فاس
tangier Tanger|Tangeri
cape-town Kaapstad|Kapstadt|Le Cap|Ciudad del Cabo|Città del Capo|Cidade do Cabo|Kapsztad
addis-ababa Addis Abeba|Adis Abeba
jerusalem Yerushalayim|Al-Quds|Jerusalén|Gerusalemme|Jerozolima|Kudüs|ירושלים|القدس
tel-aviv-yafo Tel Aviv|Tel Awiw|תל אביב
damascus Dimashq|Damas|Damasco|Damaskus|Damaszek|Şam|دمشق
aleppo Halab|Alep|Alepo|Halep|حلب
beirut Bayrut|Beyrouth|Bejrut|Beyrut|Beirute|بيروت
amman Amã|عمان
baghdad Bagdad|Bağdat|Bagdá|بغداد
basra Al Basrah|Bassora|Basora|البصرة
riyadh Ar Riyad|Riad|Rijad|Riyad|الرياض
makkah Mecca|Mekka|La Mecque|La Meca|Mekke|مكة
medina Al Madinah|Médine|Medyna|المدينة
jeddah Jiddah|Dschidda|جدة
dubai Dubaj|دبي
abu-dhabi Abu Zaby|Abu Zabi|Abou Dabi|Abu Dabi|أبوظبي
doha الدوحة
muscat Masqat|Maskat|Mascate|مسقط
tehran Teheran|Téhéran|Tahran|Teerã|Teerão|تهران
kabul Kaboul|Cabul|کابل
delhi Dilli|दिल्ली
new-delhi Neu-Delhi|Nueva Delhi|Nuova Delhi|Nova Délhi|Nowe Delhi|Yeni Delhi|नई दिल्ली
mumbai Bombay|Bombaj|Bombaim|मुंबई
kolkata Calcutta|Kalkutta|Kalkuta|Calcuta|কলকাতা
chennai Madras|சென்னை
bengaluru Bangalore|ಬೆಂಗಳೂರು
pune Poona|पुणे
varanasi Benares
kochi Cochin
thiruvananthapuram Trivandrum
mysuru Mysore
vadodara Baroda
dhaka Dacca|Daca|Dakka|ঢাকা
karachi Karatschi|Karaczi|Karaçi|کراچی
lahore لاہور
kathmandu Katmandou|Katmandú|Catmandu|काठमाडौं
colombo Kolombo|කොළඹ
rangoon Yangon|Rangun|ရန်ကုန်
bangkok Krung Thep|Bangcoc|Banguecoque|กรุงเทพ
hanoi Hà Nội
ho-chi-minh-city Saigon|Sài Gòn|Thành phố Hồ Chí Minh|Hô-Chi-Minh-Ville|Ho-Chi-Minh-Stadt|Ciudad Ho Chi Minh|Sajgon
phnom-penh ភ្នំពេញ
singapore Singapur|Singapura|Singapour|新加坡
jakarta Batavia|Djakarta|Dżakarta|Cakarta|Giacarta|Yakarta|Jacarta
manila Maynila|Manille|Manilha
beijing Peking|Pékin|Pekín|Pechino|Pequim|北京
shanghai Schanghai|Szanghaj|Xangai|Şanghay|Sciangai|上海
guangzhou Canton|Kanton|Cantão|广州
shenzhen 深圳
tianjin Tientsin|天津
nanjing Nanking|Nankin|Nanchino|Nanquim|南京
chongqing Chungking|重庆
chengdu 成都
wuhan 武汉
xian Sian|西安
hangzhou 杭州
harbin Charbin|哈尔滨
hong-kong Hongkong|香港
macau Macao|Makau|Makao|澳門
taipei Taibei|臺北|台北
kaohsiung Gaoxiong|高雄
tokyo Tokio|Tóquio|東京
osaka 大阪
kyoto 京都
yokohama Jokohama|横浜
nagoya 名古屋
sapporo 札幌
fukuoka 福岡
hiroshima 広島
kobe 神戸
seoul Séoul|Seúl|서울
busan Pusan|부산
incheon 인천
pyongyang Pjöngjang|평양
ulaanbaatar Ulan Bator|Oulan-Bator|Улаанбаатар
tashkent Toshkent|Taschkent|Tachkent|Taszkent|Taşkent|Ташкент
almaty Alma-Ata|Алматы
samarqand Samarkand|Samarcanda|Samarcande|Samarkanda|Semerkant|Самарканд
honolulu Honolulú
luzern Lucerne|Lucerna
a-coruna La Coruña|Corunna|La Corogne|Corunha
noumea Nouméa|Numea
kinshasa Kinszasa|Kinşasa
chicago Şikago
sydney Sidney
abidjan Abidżan|Abiyán
khartoum Khartum|Jartum|Cartum|Chartum|Hartum
santiago Santiago de Chile
dar-es-salaam Daressalam|Dar es Salam
johannesburg Johannesburgo|Joanesburgo
dakar Dacar
accra Akra|Acra
stuttgart Stoccarda
port-au-prince Puerto Príncipe|Porto Príncipe
antananarivo Tananarive
mosul Mossoul|Mossul|Musul
tripoli Tripolis|Trypolis|Trablus
kuwait-city Kuwejt|Koweït|Kuveyt|Kuwait-Stadt|Ciudad de Kuwait|Cidade do Kuwait
guatemala-city Guatemala-Stadt|Ciudad de Guatemala|Cidade da Guatemala|Città del Guatemala|Gwatemala
mogadishu Mogadischu|Mogadiscio|Mogadiszu|Mogadişu
ouagadougou Wagadugu|Uagadugú
asuncion Assunção
dushanbe Duschanbe|Douchanbé|Duszanbe|Duşanbe
abuja Abudża
panama-city Ciudad de Panamá|Panama-Stadt|Cidade do Panamá|Città di Panama
bishkek Bischkek|Bichkek|Biszkek|Bişkek
djibouti Dschibuti|Yibuti|Gibuti|Djibuti|Dżibuti|Cibuti
montevideo Montevidéu
nouakchott Nuakschott|Nuakchot|Nawakszut
sarajevo Sarajewo|Saraybosna
vientiane Wientian
chisinau Kischinau|Kishinev|Kiszyniów|Kişinev
ashgabat Aschgabat|Achgabat|Aszchabad|Aşkabat|Asjabad
pristina Prishtina|Prisztina|Priştine
canberra Camberra
windhoek Windhuk
nicosia Nikosia|Nicosie|Nikozja|Lefkoşa
valletta La Valletta|La Valeta|La Valette
gibraltar Gibilterra|Cebelitarık
vatican-city Vatikanstadt|Vatikan|Cité du Vatican|Ciudad del Vaticano|Città del Vaticano|Cidade do Vaticano|Watykan
monaco Monako
san-marino Saint-Marin
andorra-la-vella Andorre-la-Vieille
nuuk Godthåb
leipzig Lipsk|Lipsia
dresden Dresde|Dresda|Drezno
bremen Brême|Brema
aachen Aix-la-Chapelle|Aquisgrán|Aquisgrana|Akwizgran
mainz Mayence|Maguncia|Magonza|Moguncja
augsburg Augsbourg
freiburg Freiburg im Breisgau|Fribourg-en-Brisgau|Friburgo
lubeck Lubecca|Lubeka
saarbrucken Sarrebruck
trier Trèves|Tréveris|Treviri|Trewir
koblenz Coblence|Coblenza|Koblencja
regensburg Ratisbonne|Ratisbona|Ratyzbona
konstanz Constance|Costanza|Konstancja
gottingen Getynga|Gotinga|Gottinga
potsdam Poczdam
kiel Kilonia
salzburg Salzbourg|Salisburgo|Salzburgo
leuven Louvain|Löwen|Lovaina|Lovanio
rotterdam Roterdã
bydgoszcz Bromberg
katowice Kattowitz
gdynia Gdingen
czestochowa Tschenstochau
olsztyn Allenstein
gliwice Gleiwitz
opole Oppeln
olomouc Olmütz|Ołomuniec
liberec Reichenberg
karlovy-vary Karlsbad
ceske-budejovice Budweis
kosice Kaschau|Koszyce
rijeka Fiume
patra Patras
rodos Rhodes|Rhodos|Rodi|Rodas
piraeus Le Pirée|Pireo|Pireus|Pire
cordoba-es Cordoue|Cordova|Kordoba|Kordowa
valencia-es Walencja|Valensiya
granada Grenade
gasteiz-vitoria Vitoria-Gasteiz
alicante Alacant
pamplona Pampelune|Iruña
las-palmas-de-gran-canaria Gran Canaria|Grande Canarie
santa-cruz-de-tenerife Tenerife|Teneriffa|Teneryfa
cadiz-es Cadix|Cadice|Kadyks
toulouse Tolosa|Tuluza
lille Lilla|Rijsel
avignon Awinion|Aviñón|Avignone
dunkerque Dunkirk|Dünkirchen|Dunkierka
mulhouse Mülhausen
palermo Palerme
catania Catane|Katania
pisa Pise|Piza
siena Sienne
livorno Leghorn|Livourne
taranto Tarente|Tarent
bolzano Bozen
trento Trient
perugia Pérouse
ravenna Ravenne|Rawenna
parma Parme
modena Modène
messina Messine|Messyna
funchal Madeira|Madère
kaunas Kowno
klaipeda Memel|Kłajpeda
tartu Dorpat
kaliningrad Königsberg|Królewiec
brasov Kronstadt
sibiu Hermannstadt
iasi Jassy
constanta Köstence|Konstanza
plovdiv Płowdiw|Filibe
varna Warna
novi-sad Neusatz
trabzon Trebizond|Trébizonde
edirne Adrianople
gaziantep Antep
sanliurfa Urfa
kahramanmaras Maraş
antakya Antioch|Hatay
sharjah Schardscha|Charjah|Szardża
luxor Louxor|Luksor
aswan Assouan|Assuan|Asuan
giza Gizeh|Guiza
constantine Constantina|Konstantin
cartagena Carthagène
cusco Cuzco
denpasar Bali
yogyakarta Jogjakarta
george-town Penang
luimneach Limerick
bukhara Buchara|Boukhara|Buhara
groznyy Grozny|Grosny|Grozni`;

/**
 * Names that visitors search for and that the sources do not contain, by slug. They are common knowledge, compiled for
 * this project.
 */
export const otherNames: ReadonlyMap<string, readonly string[]> = mergeNames([
  table,
  arabicNames,
  japaneseNames,
]);

function mergeNames(tables: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const merged = new Map<string, string[]>();
  for (const line of tables.flatMap((one) => one.split('\n'))) {
    const space = line.indexOf(' ');
    const slug = line.slice(0, space);
    const names = line.slice(space + 1).split('|');
    merged.set(slug, [...new Set([...(merged.get(slug) ?? []), ...names])]);
  }
  return merged;
}
