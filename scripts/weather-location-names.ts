/** Other names by slug: in the language of the location, in the languages of its visitors, and former names. */
const table = `prayagraj Allahabad|Illahabad
chhatrapati-sambhajinagar Aurangabad
ujungpandang Makassar
icel Mersin
astana Nur-Sultan|Астана
new-taipei Banqiao|Xinbei|新北
cologne Köln|Colonia|Keulen|Kolonia
munich München|Monaco di Baviera|Monachium|Múnich
nurnberg Nuremberg|Norimberga
hannover Hanover|Hanovre
dusseldorf Düsseldorf
frankfurt Frankfurt am Main|Francfort|Francoforte
hamburg Hambourg|Hamburgo|Amburgo
berlin Berlín|Berlino|Berlim
vienna Wien|Vienne|Viena|Wiedeń|Bécs
zurich Zürich|Zurigo
geneva Genève|Genf|Ginevra|Ginebra
basel Bâle|Basilea|Basle
bern Berne|Berna
lausanne Losanna|Lausana
brussels Bruxelles|Brussel|Brüssel|Bruselas
antwerpen Antwerp|Anvers|Amberes
gent Ghent|Gand|Gante
bruges Brugge|Brügge|Brujas
liege Lüttich|Luik
the-hague Den Haag|’s-Gravenhage|La Haye|La Haya
amsterdam Ámsterdam
copenhagen København|Kopenhagen|Copenhague
gothenburg Göteborg|Gotemburgo
stockholm Estocolmo
helsinki Helsingfors
turku Åbo
tampere Tammerfors
oslo Kristiania
reykjavik Reykjavík
warsaw Warszawa|Warschau|Varsovie|Varsovia
krakow Kraków|Krakau|Cracow|Cracovie|Cracovia
wroclaw Wrocław|Breslau
gdansk Gdańsk|Danzig
lodz Łódź|Lodsch
poznan Poznań|Posen
szczecin Stettin
prague Praha|Prag|Praga
brno Brünn
ostrava Ostrau
pilsen Plzeň
bratislava Pressburg|Pozsony
budapest Budapešť
ljubljana Laibach|Lubiana
zagreb Agram|Zagabria
dubrovnik Ragusa
split Spalato
belgrade Beograd|Belgrad|Белград|Београд
skopje Skoplje|Скопје
sofia Sofija|София
bucharest București|Bukarest|Bucarest
cluj-napoca Klausenburg|Kolozsvár
timisoara Timișoara|Temeswar
athens Athina|Athínai|Athen|Atenas|Athènes|Αθήνα
thessaloniki Salonica|Saloniki|Θεσσαλονίκη
heraklion Iráklio|Iraklio|Ηράκλειο
istanbul Constantinople|Stambul|Estambul
izmir Smyrna
ankara Angora
moscow Moskva|Moskau|Moscou|Moscú|Mosca|Москва
st-petersburg Sankt-Peterburg|Saint Petersburg|Leningrad|San Petersburgo|Санкт-Петербург
kyiv Kiev|Kiew|Київ|Киев
kharkiv Kharkov|Харків
odessa Odesa|Одеса
lvov Lviv|Lwów|Lemberg|Львів
dnipropetrovsk Dnipro|Дніпро
minsk Мінск|Минск
vilnius Wilna|Wilno
riga Rīga
tallinn Reval
tbilisi Tiflis|თბილისი
yerevan Jerewan|Erevan|Երևան
baku Bakı
lisbon Lisboa|Lissabon|Lisbonne|Lisbona
porto Oporto
seville Sevilla|Séville
zaragoza Saragossa|Saragosse
cordoba Córdoba
malaga Málaga
barcelona Barcelone|Barcellona
bilbao Bilbo
donostia-san-sebastian San Sebastián|Saint-Sébastien
palma Palma de Mallorca
paris París|Parigi|Parijs|Париж
lyon Lyons|Lione
marseille Marseilles|Marsiglia|Marsella
strasbourg Straßburg|Estrasburgo
nice Nizza|Niza
bordeaux Burdeos
rome Roma|Rom|Rzym
milan Milano|Mailand|Milán|Mediolan
turin Torino
venice Venezia|Venedig|Venise|Venecia
florence Firenze|Florenz|Florencia
naples Napoli|Neapel|Nápoles
genoa Genova|Genua|Gênes
bologna Bolonia
padova Padua|Padoue
trieste Triest
siracusa Syracuse|Syrakus
verona Vérone
london Londres|Londra|Londyn|Londen
edinburgh Édimbourg|Edimburgo|Dùn Èideann
cardiff Caerdydd
dublin Baile Átha Cliath|Dublín
cork Corcaigh
galway Gaillimh
belfast Béal Feirste
luxembourg Lëtzebuerg|Luxemburg|Luxemburgo
new-york New York City|NYC|Nueva York|Nova York
washington Washington DC|Washington, D.C.
los-angeles LA
san-francisco SF|Frisco
philadelphia Philly
las-vegas Vegas
new-orleans Nouvelle-Orléans
st-louis Saint Louis
st-paul Saint Paul
ft-worth Fort Worth
mexico-city Ciudad de México|CDMX|Mexiko-Stadt|México
havana La Habana|Havanna
quebec Québec|Quebec City
montreal Montréal
rio-de-janeiro Rio
sao-paulo São Paolo|Sampa
cairo Al Qahirah|Kairo|Le Caire|El Cairo|القاهرة
alexandria Al Iskandariyah|Alexandrie|الإسكندرية
algiers Alger|Algier|Argel|الجزائر
tunis تونس
casablanca Dar el Beida|الدار البيضاء
marrakesh Marrakech|مراكش
fez Fès|Fes|فاس
tangier Tanger
cape-town Kaapstad|Kapstadt|Le Cap|Ciudad del Cabo
addis-ababa Addis Abeba|Adis Abeba
jerusalem Yerushalayim|Al-Quds|ירושלים|القدس
tel-aviv-yafo Tel Aviv|תל אביב
damascus Dimashq|Damas|Damasco|دمشق
aleppo Halab|حلب
beirut Bayrut|Beyrouth|بيروت
amman عمان
baghdad Bagdad|بغداد
basra Al Basrah|البصرة
riyadh Ar Riyad|Riad|الرياض
makkah Mecca|Mekka|مكة
medina Al Madinah|المدينة
jeddah Jiddah|Dschidda|جدة
dubai دبي
abu-dhabi Abu Zaby|أبوظبي
doha الدوحة
muscat Masqat|Maskat|مسقط
tehran Teheran|Téhéran|تهران
kabul کابل
delhi Dilli|दिल्ली
new-delhi Neu-Delhi|Nueva Delhi|नई दिल्ली
mumbai Bombay|मुंबई
kolkata Calcutta|Kalkutta|কলকাতা
chennai Madras|சென்னை
bengaluru Bangalore|ಬೆಂಗಳೂರು
pune Poona|पुणे
varanasi Benares
kochi Cochin
thiruvananthapuram Trivandrum
mysuru Mysore
vadodara Baroda
dhaka Dacca|ঢাকা
karachi کراچی
lahore لاہور
kathmandu काठमाडौं
colombo කොළඹ
rangoon Yangon|ရန်ကုန်
bangkok Krung Thep|กรุงเทพ
hanoi Hà Nội
ho-chi-minh-city Saigon|Sài Gòn|Thành phố Hồ Chí Minh
phnom-penh ភ្នំពេញ
singapore Singapur|Singapura|新加坡
jakarta Batavia|Djakarta
manila Maynila
beijing Peking|Pékin|Pekín|北京
shanghai Schanghai|上海
guangzhou Canton|Kanton|广州
shenzhen 深圳
tianjin Tientsin|天津
nanjing Nanking|南京
chongqing Chungking|重庆
chengdu 成都
wuhan 武汉
xian Sian|西安
hangzhou 杭州
harbin Charbin|哈尔滨
hong-kong Hongkong|香港
macau Macao|澳門
taipei Taibei|臺北|台北
kaohsiung Gaoxiong|高雄
tokyo Tokio|東京
osaka 大阪
kyoto 京都
yokohama 横浜
nagoya 名古屋
sapporo 札幌
fukuoka 福岡
hiroshima 広島
kobe 神戸
seoul Séoul|Seúl|서울
busan Pusan|부산
incheon 인천
pyongyang Pjöngjang|평양
ulaanbaatar Ulan Bator|Улаанбаатар
tashkent Toshkent|Ташкент
almaty Alma-Ata|Алматы
samarqand Samarkand|Самарканд
honolulu Honolulú
luzern Lucerne|Lucerna
a-coruna La Coruña|Corunna
noumea Nouméa`;

/**
 * Names that visitors search for and that the sources do not contain, by slug. They are common knowledge, compiled for
 * this project.
 */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  table.split('\n').map((line) => {
    const space = line.indexOf(' ');
    return [line.slice(0, space), line.slice(space + 1).split('|')];
  }),
);
