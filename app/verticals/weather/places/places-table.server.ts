/*
 * Made by scripts/weather-places.ts; do not edit. Names, positions, time zones and populations come from the npm package
 * city-timezones by Kevin Roberts (MIT licence, https://github.com/kevinroberts/city-timezones).
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
GH	Ghana
GI	Gibraltar
GL	Greenland
GM	Gambia
GN	Guinea
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
VN	Vietnam
VU	Vanuatu
WS	Samoa
XK	Kosovo
YE	Yemen
ZA	South Africa
ZM	Zambia
ZW	Zimbabwe`;

/** Slug, name, country, region, latitude, longitude, time zone, population in thousands, "c" for a capital; largest first. */
export const placeTable = `tokyo	Tokyo	JP		35.69	139.75	Asia/Tokyo	22006	c
mumbai	Mumbai	IN		19.02	72.86	Asia/Kolkata	15835	
mexico-city	Mexico City	MX		19.44	-99.13	America/Mexico_City	14920	c
shanghai	Shanghai	CN		31.22	121.44	Asia/Shanghai	14798	
sao-paulo	São Paulo	BR		-23.56	-46.63	America/Sao_Paulo	14433	
new-york	New York	US	NY	40.75	-73.98	America/New_York	13524	
karachi	Karachi	PK		24.87	66.99	Asia/Karachi	11877	
buenos-aires	Buenos Aires	AR		-34.60	-58.40	America/Argentina/Buenos_Aires	11862	c
delhi	Delhi	IN		28.67	77.23	Asia/Kolkata	11780	
moscow	Moscow	RU		55.75	37.62	Europe/Moscow	10452	c
istanbul	Istanbul	TR		41.10	29.01	Europe/Istanbul	10003	
dhaka	Dhaka	BD		23.72	90.41	Asia/Dhaka	9899	c
cairo	Cairo	EG		30.05	31.25	Africa/Cairo	9814	c
seoul	Seoul	KR		37.57	127.00	Asia/Seoul	9796	c
kolkata	Kolkata	IN		22.49	88.32	Asia/Kolkata	9709	
beijing	Beijing	CN		39.93	116.39	Asia/Shanghai	9293	c
jakarta	Jakarta	ID		-6.17	106.83	Asia/Jakarta	8833	c
los-angeles	Los Angeles	US	CA	33.99	-118.18	America/Los_Angeles	8097	
london	London	GB		51.50	-0.12	Europe/London	7994	c
tehran	Tehran	IR		35.67	51.42	Asia/Tehran	7513	c
lima	Lima	PE		-12.05	-77.05	America/Lima	7385	c
manila	Manila	PH		14.60	120.98	Asia/Manila	7089	c
bogota	Bogotá	CO		4.60	-74.08	America/Bogota	7053	c
osaka	Osaka	JP		34.75	135.46	Asia/Tokyo	6943	
rio-de-janeiro	Rio de Janeiro	BR		-22.93	-43.23	America/Sao_Paulo	6879	
kinshasa	Kinshasa	CD		-4.33	15.31	Africa/Kinshasa	6704	c
lahore	Lahore	PK		31.56	74.35	Asia/Karachi	6444	
guangzhou	Guangzhou	CN		23.14	113.33	Asia/Shanghai	5991	
bengaluru	Bengaluru	IN		12.97	77.56	Asia/Kolkata	5946	
chicago	Chicago	US	IL	41.83	-87.75	America/Chicago	5916	
bangkok	Bangkok	TH		13.75	100.52	Asia/Bangkok	5904	c
hong-kong	Hong Kong	HK		22.30	114.19	Asia/Hong_Kong	5879	c
chennai	Chennai	IN		13.09	80.28	Asia/Kolkata	5746	
wuhan	Wuhan	CN		30.58	114.27	Asia/Shanghai	5714	
tianjin	Tianjin	CN		39.13	117.20	Asia/Shanghai	5473	
sydney	Sydney	AU		-33.92	151.19	Australia/Sydney	5230	
chongqing	Chongqing	CN		29.56	106.59	Asia/Chongqing	5214	
baghdad	Baghdad	IQ		33.34	44.39	Asia/Baghdad	5054	c
hyderabad	Hyderabad	IN		17.40	78.48	Asia/Kolkata	4987	
paris	Paris	FR		48.87	2.33	Europe/Paris	4958	c
melbourne	Melbourne	AU		-37.82	144.98	Australia/Melbourne	4936	
taipei	Taipei	TW		25.04	121.57	Asia/Taipei	4760	c
lagos	Lagos	NG		6.44	3.39	Africa/Lagos	4734	
toronto	Toronto	CA		43.70	-79.42	America/Toronto	4574	
ahmedabad	Ahmedabad	IN		23.03	72.58	Asia/Kolkata	4547	
dongguan	Dongguan	CN		23.05	113.74	Asia/Shanghai	4528	
ho-chi-minh-city	Ho Chi Minh City	VN		10.78	106.70	Asia/Ho_Chi_Minh	4391	
riyadh	Riyadh	SA		24.64	46.77	Asia/Riyadh	4335	c
shenzhen	Shenzhen	CN		22.55	114.12	Asia/Shanghai	4292	
singapore	Singapore	SG		1.29	103.86	Asia/Singapore	4237	c
chittagong	Chittagong	BD		22.33	91.80	Asia/Dhaka	4225	
shenyeng	Shenyeng	CN		41.80	123.45	Asia/Shanghai	4150	
houston	Houston	US	TX	29.82	-95.34	America/Chicago	4053	
chengdu	Chengdu	CN		30.67	104.07	Asia/Chongqing	4037	
st-petersburg	St. Petersburg	RU		59.94	30.32	Europe/Moscow	4023	
alexandria	Alexandria	EG		31.20	29.95	Africa/Cairo	3988	
belo-horizonte	Belo Horizonte	BR		-19.92	-43.92	America/Sao_Paulo	3974	
pune	Pune	IN		18.53	73.85	Asia/Kolkata	3804	
yokohama	Yokohama	JP		35.32	139.58	Asia/Tokyo	3698	
rangoon	Rangoon	MM		16.78	96.17	Asia/Rangoon	3695	
xian	Xi’an	CN		34.28	108.89	Asia/Chongqing	3617	
luanda	Luanda	AO		-8.84	13.23	Africa/Luanda	3562	c
ankara	Ankara	TR		39.93	32.86	Europe/Istanbul	3512	c
philadelphia	Philadelphia	US	PA	40.00	-75.17	America/New_York	3505	
abidjan	Abidjan	CI		5.32	-4.04	Africa/Abidjan	3496	
busan	Busan	KR		35.10	129.01	Asia/Seoul	3480	
harbin	Harbin	CN		45.75	126.65	Asia/Harbin	3425	
nanjing	Nanjing	CN		32.05	118.78	Asia/Shanghai	3383	
surat	Surat	IN		21.20	72.84	Asia/Kolkata	3368	
khartoum	Khartoum	SD		15.59	32.53	Africa/Khartoum	3364	c
hechi	Hechi	CN		23.10	109.61	Asia/Chongqing	3275	
barcelona	Barcelona	ES		41.38	2.18	Europe/Madrid	3251	
berlin	Berlin	DE		52.52	13.40	Europe/Berlin	3250	c
casablanca	Casablanca	MA		33.60	-7.62	Africa/Casablanca	3163	
kabul	Kabul	AF		34.52	69.18	Asia/Kabul	3160	c
kano	Kano	NG		12.00	8.52	Africa/Lagos	3140	
brasilia	Brasília	BR		-15.78	-47.92	America/Sao_Paulo	3140	c
salvador	Salvador	BR		-12.97	-38.48	America/Bahia	3081	
montreal	Montréal	CA		45.50	-73.58	America/Montreal	3017	
dallas	Dallas	US	TX	32.82	-96.84	America/Chicago	3005	
kanpur	Kanpur	IN		26.46	80.32	Asia/Kolkata	2993	
miami	Miami	US	FL	25.79	-80.22	America/New_York	2984	
fortaleza	Fortaleza	BR		-3.75	-38.58	America/Fortaleza	2959	
jeddah	Jeddah	SA		21.52	39.22	Asia/Riyadh	2940	
haora	Haora	IN		22.58	88.33	Asia/Kolkata	2935	
addis-ababa	Addis Ababa	ET		9.03	38.70	Africa/Addis_Ababa	2929	c
guadalajara	Guadalajara	MX		20.67	-103.33	America/Mexico_City	2919	
hanoi	Hanoi	VN		21.03	105.85	Asia/Ho_Chi_Minh	2905	c
pyongyang	Pyongyang	KP		39.02	125.75	Asia/Pyongyang	2899	c
santiago	Santiago	CL		-33.45	-70.67	America/Santiago	2883	c
nairobi	Nairobi	KE		-1.28	36.82	Africa/Nairobi	2880	c
changchun	Changchun	CN		43.87	125.34	Asia/Harbin	2860	
cape-town	Cape Town	ZA		-33.92	18.43	Africa/Johannesburg	2824	
new-taipei	New Taipei	TW		25.01	121.47	Asia/Taipei	2822	
taiyuan	Taiyuan	CN		37.88	112.55	Asia/Shanghai	2818	
jaipur	Jaipur	IN		26.92	75.81	Asia/Kolkata	2814	
dar-es-salaam	Dar es Salaam	TZ		-6.80	39.27	Africa/Dar_es_Salaam	2814	
madrid	Madrid	ES		40.40	-3.68	Europe/Madrid	2809	c
quezon-city	Quezon City	PH		14.65	121.03	Asia/Manila	2762	
johannesburg	Johannesburg	ZA		-26.17	28.03	Africa/Johannesburg	2731	
durban	Durban	ZA		-29.87	30.98	Africa/Johannesburg	2729	
nagoya	Nagoya	JP		35.15	136.91	Asia/Tokyo	2711	
algiers	Algiers	DZ		36.76	3.05	Africa/Algiers	2666	c
medellin	Medellin	CO		6.28	-75.58	America/Bogota	2648	
porto-alegre	Porto Alegre	BR		-30.05	-51.20	America/Sao_Paulo	2645	
surabaya	Surabaya	ID		-7.25	112.75	Asia/Jakarta	2610	
dalian	Dalian	CN		38.92	121.63	Asia/Shanghai	2601	
lucknow	Lucknow	IN		26.86	80.91	Asia/Kolkata	2584	
recife	Recife	BR		-8.08	-34.92	America/Recife	2565	
faisalabad	Faisalabad	PK		31.41	73.11	Asia/Karachi	2562	
incheon	Incheon	KR		37.48	126.64	Asia/Seoul	2550	
dakar	Dakar	SN		14.72	-17.47	Africa/Dakar	2540	c
boston	Boston	US	MA	42.33	-71.07	America/New_York	2528	
detroit	Detroit	US	MI	42.33	-83.08	America/Detroit	2526	
damascus	Damascus	SY		33.50	36.30	Asia/Damascus	2466	c
atlanta	Atlanta	US	GA	33.83	-84.40	America/New_York	2464	
daegu	Daegu	KR		35.87	128.61	Asia/Seoul	2460	
izmir	Izmir	TR		38.44	27.15	Europe/Istanbul	2455	
washington	Washington	US		38.90	-77.01	America/New_York	2445	c
hangzhou	Hangzhou	CN		30.25	120.17	Asia/Shanghai	2443	
phoenix	Phoenix	US	AZ	33.54	-112.07	America/Phoenix	2436	
zhangzhou	Zhangzhou	CN		24.52	117.67	Asia/Shanghai	2435	
jinan	Jinan	CN		36.67	117.00	Asia/Shanghai	2434	
monterrey	Monterrey	MX		25.67	-100.33	America/Monterrey	2417	
guiyang	Guiyang	CN		26.58	106.72	Asia/Chongqing	2417	
caracas	Caracas	VE		10.50	-66.92	America/Caracas	2400	c
nagpur	Nagpur	IN		21.17	79.09	Asia/Kolkata	2341	
changsha	Changsha	CN		28.20	112.97	Asia/Shanghai	2339	
zhengzhou	Zhengzhou	CN		34.75	113.67	Asia/Shanghai	2325	
mashhad	Mashhad	IR		36.27	59.57	Asia/Tehran	2318	
curitiba	Curitiba	BR		-25.42	-49.32	America/Sao_Paulo	2291	
lanzhou	Lanzhou	CN		36.06	103.79	Asia/Chongqing	2283	
qingdao	Qingdao	CN		36.09	120.33	Asia/Shanghai	2254	
guayaquil	Guayaquil	EC		-2.22	-79.92	America/Guayaquil	2233	
ibadan	Ibadan	NG		7.38	3.93	Africa/Lagos	2221	
cali	Cali	CO		3.40	-76.50	America/Bogota	2216	
shijianzhuang	Shijianzhuang	CN		38.05	114.48	Asia/Shanghai	2205	
sapporo	Sapporo	JP		43.07	141.34	Asia/Tokyo	2203	
kyiv	Kyiv	UA		50.43	30.52	Europe/Kyiv	2186	c
xiangtan	Xiangtan	CN		27.85	112.90	Asia/Shanghai	2183	
nanchong	Nanchong	CN		30.78	106.13	Asia/Chongqing	2174	
aleppo	Aleppo	SY		36.23	37.17	Asia/Damascus	2170	
kaohsiung	Kaohsiung	TW		22.63	120.27	Asia/Taipei	2144	
jilin	Jilin	CN		43.85	126.55	Asia/Harbin	2139	
milan	Milan	IT		45.47	9.21	Europe/Rome	2126	
nanchang	Nanchang	CN		28.68	115.88	Asia/Shanghai	2111	
fukuoka	Fukuoka	JP		33.60	130.41	Asia/Tokyo	2092	
san-francisco	San Francisco	US	CA	37.74	-122.46	America/Los_Angeles	2091	
havana	Havana	CU		23.13	-82.36	America/Havana	2082	c
tashkent	Tashkent	UZ		41.31	69.29	Asia/Tashkent	2081	c
vienna	Vienna	AT		48.20	16.37	Europe/Vienna	2066	c
bandung	Bandung	ID		-6.95	107.57	Asia/Jakarta	2047	
accra	Accra	GH		5.55	-0.22	Africa/Accra	2042	c
baku	Baku	AZ		40.40	49.86	Asia/Baku	2007	c
athens	Athens	GR		37.98	23.73	Europe/Athens	1986	c
kunming	Kunming	CN		25.07	102.68	Asia/Chongqing	1977	
suzhou	Suzhou	CN		33.64	116.98	Asia/Shanghai	1964	
bekasi	Bekasi	ID		-6.22	106.97	Asia/Jakarta	1949	
san-diego	San Diego	US	CA	32.82	-117.18	America/Los_Angeles	1939	
medan	Medan	ID		3.58	98.65	Asia/Jakarta	1933	
indore	Indore	IN		22.72	75.87	Asia/Kolkata	1932	
denver	Denver	US	CO	39.74	-104.98	America/Denver	1931	
sanaa	Sana’a	YE		15.35	44.21	Asia/Aden	1922	c
campinas	Campinas	BR		-22.90	-47.10	America/Sao_Paulo	1911	
fuzhou	Fuzhou	CN		26.08	119.30	Asia/Shanghai	1893	
patna	Patna	IN		25.62	85.13	Asia/Kolkata	1879	
zibo	Zibo	CN		36.80	118.05	Asia/Shanghai	1865	
saidu	Saidu	PK		34.75	72.35	Asia/Karachi	1860	
santa-cruz	Santa Cruz	BO		-17.75	-63.23	America/La_Paz	1860	
bucharest	Bucharest	RO		44.43	26.10	Europe/Bucharest	1842	c
taichung	Taichung	TW		24.15	120.68	Asia/Taipei	1835	
urumqi	Urumqi	CN		43.81	87.58	Asia/Urumqi	1830	
seattle	Seattle	US	WA	47.57	-122.34	America/Los_Angeles	1822	
rawalpindi	Rawalpindi	PK		33.60	73.04	Asia/Karachi	1801	
benoni	Benoni	ZA		-26.15	28.33	Africa/Johannesburg	1796	
puebla	Puebla	MX		19.05	-98.20	America/Mexico_City	1794	
belem	Belem	BR		-1.45	-48.48	America/Belem	1787	
frankfurt	Frankfurt	DE		50.10	8.68	Europe/Berlin	1787	
beirut	Beirut	LB		33.87	35.51	Asia/Beirut	1779	c
stuttgart	Stuttgart	DE		48.78	9.20	Europe/Berlin	1776	
shuyang	Shuyang	CN		34.13	118.77	Asia/Shanghai	1770	
maracaibo	Maracaibo	VE		10.73	-71.66	America/Caracas	1765	
hamburg	Hamburg	DE		53.55	10.00	Europe/Berlin	1748	
tel-aviv-yafo	Tel Aviv-Yafo	IL		32.08	34.77	Asia/Jerusalem	1745	
tangshan	Tangshan	CN		39.62	118.19	Asia/Shanghai	1738	
hefei	Hefei	CN		31.85	117.28	Asia/Shanghai	1712	
warsaw	Warsaw	PL		52.25	21.00	Europe/Warsaw	1705	c
minsk	Minsk	BY		53.90	27.57	Europe/Minsk	1691	c
rome	Rome	IT		41.90	12.48	Europe/Rome	1687	c
rabat	Rabat	MA		34.03	-6.84	Africa/Casablanca	1680	c
wanzhou	Wanzhou	CN		30.82	108.40	Asia/Chongqing	1680	
budapest	Budapest	HU		47.50	19.08	Europe/Budapest	1679	c
lisbon	Lisbon	PT		38.72	-9.14	Europe/Lisbon	1665	c
bhopal	Bhopal	IN		23.25	77.41	Asia/Kolkata	1663	
xuzhou	Xuzhou	CN		34.28	117.18	Asia/Shanghai	1645	
sendai	Sendai	JP		38.29	141.02	Asia/Tokyo	1644	
manaus	Manaus	BR		-3.10	-60.00	America/Manaus	1637	
birmingham	Birmingham	GB		52.47	-1.92	Europe/London	1635	
kyoto	Kyoto	JP		35.03	135.75	Asia/Tokyo	1632	
taian	Taian	CN		36.20	117.12	Asia/Shanghai	1629	
douala	Douala	CM		4.06	9.71	Africa/Douala	1622	
naples	Naples	IT		40.84	14.25	Europe/Rome	1619	
port-au-prince	Port-au-Prince	HT		18.54	-72.34	America/Port-au-Prince	1616	c
irvine	Irvine	US	CA	33.68	-117.83	America/Los_Angeles	1611	
george-town	George Town	MY		5.41	100.33	Asia/Kuala_Lumpur	1610	
wenzhou	Wenzhou	CN		28.02	120.65	Asia/Shanghai	1608	
haikou	Haikou	CN		20.05	110.32	Asia/Chongqing	1607	
ludhiana	Ludhiana	IN		30.93	75.87	Asia/Kolkata	1597	
goiania	Goiania	BR		-16.72	-49.30	America/Sao_Paulo	1597	
palembang	Palembang	ID		-2.98	104.75	Asia/Jakarta	1595	
hiroshima	Hiroshima	JP		34.39	132.44	Asia/Tokyo	1594	
vadodara	Vadodara	IN		22.31	73.18	Asia/Kolkata	1583	
kalyan	Kalyan	IN		19.25	73.16	Asia/Kolkata	1577	
isfahan	Isfahan	IR		32.70	51.70	Asia/Tehran	1573	
tunis	Tunis	TN		36.80	10.18	Africa/Tunis	1570	c
valencia	Valencia	VE		10.23	-67.98	America/Caracas	1570	
harare	Harare	ZW		-17.82	31.04	Africa/Harare	1557	c
luoyang	Luoyang	CN		34.68	112.47	Asia/Shanghai	1553	
quito	Quito	EC		-0.21	-78.50	America/Guayaquil	1550	c
xiamen	Xiamen	CN		24.45	118.08	Asia/Shanghai	1549	
antananarivo	Antananarivo	MG		-18.92	47.52	Indian/Antananarivo	1544	c
luzhou	Luzhou	CN		28.88	105.38	Asia/Chongqing	1537	
pittsburgh	Pittsburgh	US	PA	40.43	-80.00	America/New_York	1535	
kobe	Kobe	JP		34.68	135.17	Asia/Tokyo	1528	
katowice	Katowice	PL		50.26	19.02	Europe/Warsaw	1527	
barranquilla	Barranquilla	CO		10.96	-74.80	America/Bogota	1521	
agra	Agra	IN		27.17	78.02	Asia/Kolkata	1511	
suzhou-cn	Suzhou	CN		31.30	120.62	Asia/Shanghai	1497	
handan	Handan	CN		36.58	114.48	Asia/Shanghai	1495	
conakry	Conakry	GN		9.53	-13.68	Africa/Conakry	1494	c
minneapolis	Minneapolis	US	MN	44.98	-93.25	America/Chicago	1492	
nanning	Nanning	CN		22.82	108.32	Asia/Chongqing	1485	
multan	Multan	PK		30.20	71.46	Asia/Karachi	1480	
santiago-do	Santiago	DO		19.50	-70.67	America/Santo_Domingo	1471	
kumasi	Kumasi	GH		6.69	-1.63	Africa/Accra	1469	
shantou	Shantou	CN		23.37	116.67	Asia/Shanghai	1467	
phnom-penh	Phnom Penh	KH		11.55	104.92	Asia/Phnom_Penh	1466	c
tijuana	Tijuana	MX		32.50	-117.08	America/Tijuana	1465	
datong	Datong	CN		40.08	113.30	Asia/Shanghai	1463	
vancouver	Vancouver	CA		49.27	-123.12	America/Vancouver	1458	
daejeon	Daejeon	KR		36.34	127.43	Asia/Seoul	1458	
gujranwala	Gujranwala	PK		32.16	74.19	Asia/Karachi	1449	
kuala-lumpur	Kuala Lumpur	MY		3.17	101.70	Asia/Kuala_Lumpur	1448	c
khulna	Khulna	BD		22.84	89.56	Asia/Dhaka	1448	
san-juan	San Juan	PR		18.44	-66.13	America/Puerto_Rico	1437	c
liuzhou	Liuzhou	CN		24.28	109.25	Asia/Chongqing	1436	
fushun	Fushun	CN		41.87	123.87	Asia/Shanghai	1435	
baltimore	Baltimore	US	MD	39.30	-76.62	America/New_York	1433	
wuxi	Wuxi	CN		31.58	120.30	Asia/Shanghai	1429	
gwangju	Gwangju	KR		35.17	126.91	Asia/Seoul	1428	
bursa	Bursa	TR		40.20	29.07	Europe/Istanbul	1426	
suining	Suining	CN		30.53	105.53	Asia/Chongqing	1425	
karaj	Karaj	IR		35.80	50.97	Asia/Tehran	1423	
hyderabad-pk	Hyderabad	PK		25.38	68.37	Asia/Karachi	1423	
anshan	Anshan	CN		41.12	122.94	Asia/Shanghai	1419	
yantai	Yantai	CN		37.53	121.40	Asia/Shanghai	1418	
xinyang	Xinyang	CN		32.13	114.07	Asia/Shanghai	1412	
ad-damman	Ad Damman	SA		26.43	50.10	Asia/Riyadh	1412	
luan	Luan	CN		31.75	116.48	Asia/Shanghai	1408	
bamako	Bamako	ML		12.65	-8.00	Africa/Bamako	1396	c
faridabad	Faridabad	IN		28.43	77.32	Asia/Kolkata	1394	
brisbane	Brisbane	AU		-27.46	153.04	Australia/Brisbane	1393	
kampala	Kampala	UG		0.32	32.58	Africa/Kampala	1387	c
nasik	Nasik	IN		20.00	73.78	Asia/Kolkata	1381	
brussels	Brussels	BE		50.83	4.33	Europe/Brussels	1381	c
cordoba	Córdoba	AR		-31.40	-64.18	America/Argentina/Cordoba	1374	
kawasaki	Kawasaki	JP		35.53	139.71	Asia/Tokyo	1372	
jinxi	Jinxi	CN		40.75	120.83	Asia/Shanghai	1370	
san-antonio	San Antonio	US	TX	29.49	-98.51	America/Chicago	1365	
makkah	Makkah	SA		21.43	39.82	Asia/Riyadh	1354	
ciudad-juarez	Ciudad Juárez	MX		31.69	-106.49	America/Ojinaga	1343	
semarang	Semarang	ID		-6.97	110.42	Asia/Jakarta	1342	
kharkiv	Kharkiv	UA		50.00	36.25	Europe/Kyiv	1338	
pretoria	Pretoria	ZA		-25.71	28.23	Africa/Johannesburg	1338	c
mannheim	Mannheim	DE		49.50	8.47	Europe/Berlin	1338	
yaounde	Yaoundé	CM		3.87	11.52	Africa/Douala	1336	c
asansol	Asansol	IN		23.68	86.98	Asia/Kolkata	1328	
coimbatore	Coimbatore	IN		11.00	76.95	Asia/Kolkata	1328	
ningbo	Ningbo	CN		29.88	121.55	Asia/Shanghai	1321	
tampa	Tampa	US	FL	27.95	-82.46	America/New_York	1319	
tainan	Tainan	TW		23.00	120.20	Asia/Taipei	1319	
maputo	Maputo	MZ		-25.96	32.59	Africa/Maputo	1319	c
manchester	Manchester	GB		53.50	-2.25	Europe/London	1313	
meerut	Meerut	IN		29.00	77.70	Asia/Kolkata	1311	
davao	Davao	PH		7.11	125.63	Asia/Manila	1307	
tabriz	Tabriz	IR		38.09	46.30	Asia/Tehran	1305	
leon	Leon	MX		21.15	-101.70	America/Mexico_City	1301	
lusaka	Lusaka	ZM		-15.42	28.28	Africa/Lusaka	1298	c
vishakhapatnam	Vishakhapatnam	IN		17.73	83.30	Asia/Kolkata	1296	
haiphong	Haiphong	VN		20.83	106.68	Asia/Ho_Chi_Minh	1286	
san-jose	San Jose	US	CA	37.30	-121.85	America/Los_Angeles	1281	
yekaterinburg	Yekaterinburg	RU		56.85	60.60	Asia/Yekaterinburg	1270	
ghaziabad	Ghaziabad	IN		28.66	77.41	Asia/Kolkata	1270	
munich	Munich	DE		48.13	11.57	Europe/Berlin	1268	
ujungpandang	Ujungpandang	ID		-5.14	119.43	Asia/Makassar	1262	
qiqihar	Qiqihar	CN		47.34	123.99	Asia/Harbin	1262	
peshawar	Peshawar	PK		34.01	71.54	Asia/Karachi	1261	
st-louis	St. Louis	US	MO	38.64	-90.24	America/Chicago	1260	
stockholm	Stockholm	SE		59.35	18.10	Europe/Stockholm	1259	c
turin	Turin	IT		45.07	7.67	Europe/Rome	1259	
varanasi	Varanasi	IN		25.33	83.00	Asia/Kolkata	1258	
dubai	Dubai	AE		25.23	55.28	Asia/Dubai	1258	
hohhot	Hohhot	CN		40.82	111.66	Asia/Chongqing	1250	
long-beach	Long Beach	US	CA	33.79	-118.16	America/Los_Angeles	1249	
nizhny-novgorod	Nizhny Novgorod	RU		56.33	44.00	Europe/Moscow	1246	
adana	Adana	TR		36.99	35.32	Europe/Istanbul	1245	
shiraz	Shiraz	IR		29.63	52.57	Asia/Tehran	1240	
huainan	Huainan	CN		32.63	116.98	Asia/Shanghai	1239	
baotou	Baotou	CN		40.65	109.82	Asia/Chongqing	1230	
mosul	Mosul	IQ		36.35	43.15	Asia/Baghdad	1228	
maoming	Maoming	CN		21.92	110.87	Asia/Urumqi	1218	
ganzhou	Ganzhou	CN		25.92	114.95	Asia/Shanghai	1216	
novosibirsk	Novosibirsk	RU		55.03	82.96	Asia/Novosibirsk	1213	
tripoli	Tripoli	LY		32.89	13.18	Africa/Tripoli	1209	c
portland	Portland	US	OR	45.52	-122.68	America/Los_Angeles	1208	
perth	Perth	AU		-31.96	115.84	Australia/Perth	1206	
la-paz	La Paz	BO		-16.50	-68.15	America/La_Paz	1201	c
kaduna	Kaduna	NG		10.52	7.44	Africa/Lagos	1191	
rajkot	Rajkot	IN		22.31	70.80	Asia/Kolkata	1180	
linyi	Linyi	CN		35.08	118.33	Asia/Shanghai	1176	
cilacap	Cilacap	ID		-7.72	109.02	Asia/Jakarta	1175	
cleveland	Cleveland	US	OH	41.47	-81.69	America/New_York	1170	
mandalay	Mandalay	MM		21.97	96.09	Asia/Rangoon	1167	
zaozhuang	Zaozhuang	CN		34.88	117.57	Asia/Shanghai	1164	
essen	Essen	DE		51.45	7.02	Europe/Berlin	1158	
jabalpur	Jabalpur	IN		23.18	79.96	Asia/Kolkata	1158	
amritsar	Amritsar	IN		31.64	74.87	Asia/Kolkata	1152	
las-vegas	Las Vegas	US	NV	36.21	-115.22	America/Los_Angeles	1151	
changzhou	Changzhou	CN		31.78	119.97	Asia/Shanghai	1138	
prayagraj	Prayagraj	IN		25.45	81.84	Asia/Kolkata	1137	
xianyang	Xianyang	CN		34.35	108.71	Asia/Chongqing	1126	
lubumbashi	Lubumbashi	CD		-11.68	27.48	Africa/Lubumbashi	1114	
zhanjiang	Zhanjiang	CN		21.20	110.38	Asia/Urumqi	1114	
indianapolis	Indianapolis	US	IN	39.75	-86.17	America/Indiana/Indianapolis	1105	
fort-lauderdale	Fort Lauderdale	US	FL	26.14	-80.14	America/New_York	1104	
madurai	Madurai	IN		9.92	78.12	Asia/Kolkata	1102	
lome	Lomé	TG		6.13	1.22	Africa/Lome	1101	c
belgrade	Belgrade	RS		44.82	20.47	Europe/Belgrade	1099	c
nanyang	Nanyang	CN		33.00	112.53	Asia/Shanghai	1098	
yerevan	Yerevan	AM		40.18	44.51	Asia/Yerevan	1098	c
marseille	Marseille	FR		43.29	5.38	Europe/Paris	1097	
bhilai	Bhilai	IN		21.22	81.43	Asia/Kolkata	1097	
almaty	Almaty	KZ		43.32	76.92	Asia/Almaty	1096	
rosario	Rosario	AR		-32.95	-60.67	America/Argentina/Cordoba	1095	
ft-worth	Ft. Worth	US	TX	32.74	-97.34	America/Chicago	1091	
doha	Doha	QA		25.29	51.53	Asia/Qatar	1091	c
omsk	Omsk	RU		54.99	73.40	Asia/Omsk	1089	
copenhagen	Copenhagen	DK		55.68	12.56	Europe/Copenhagen	1085	c
mbuji-mayi	Mbuji-Mayi	CD		-6.15	23.60	Africa/Lubumbashi	1085	
changwon	Changwon	KR		35.22	128.58	Asia/Seoul	1081	
santo-domingo	Santo Domingo	DO		18.47	-69.90	America/Santo_Domingo	1078	c
suwon	Suwon	KR		37.26	127.01	Asia/Seoul	1078	
chhatrapati-sambhajinagar	Chhatrapati Sambhajinagar	IN		19.90	75.32	Asia/Kolkata	1065	
kochi	Kochi	IN		10.02	76.22	Asia/Kolkata	1062	
kuwait-city	Kuwait City	KW		29.37	47.98	Asia/Kuwait	1062	c
santos	Santos	BR		-23.95	-46.33	America/Sao_Paulo	1060	
amman	Amman	JO		31.95	35.93	Asia/Amman	1060	c
srinagar	Srinagar	IN		34.10	74.82	Asia/Kolkata	1058	
tbilisi	Tbilisi	GE		41.73	44.79	Asia/Tbilisi	1053	c
baoding	Baoding	CN		38.87	115.48	Asia/Shanghai	1051	
sacramento	Sacramento	US	CA	38.58	-121.47	America/Los_Angeles	1036	
warangal	Warangal	IN		18.01	79.58	Asia/Kolkata	1035	
rostov	Rostov	RU		47.23	39.71	Europe/Moscow	1033	
abbottabad	Abbottabad	PK		34.15	73.20	Asia/Karachi	1032	
sofia	Sofia	BG		42.68	23.32	Europe/Sofia	1030	c
ankang	Ankang	CN		32.68	109.02	Asia/Chongqing	1025	
zhuhai	Zhuhai	CN		22.28	113.57	Asia/Shanghai	1023	
port-harcourt	Port Harcourt	NG		4.81	7.01	Africa/Lagos	1020	
chelyabinsk	Chelyabinsk	RU		55.15	61.44	Asia/Yekaterinburg	1019	
toluca	Toluca	MX		19.33	-99.67	America/Mexico_City	1018	
dublin	Dublin	IE		53.33	-6.25	Europe/Dublin	1014	c
kazan	Kazan	RU		55.75	49.13	Europe/Moscow	1014	
calgary	Calgary	CA		51.08	-114.08	America/Edmonton	1013	
ulsan	Ulsan	KR		35.55	129.32	Asia/Seoul	1012	
medina	Medina	SA		24.50	39.58	Asia/Riyadh	1010	
guatemala-city	Guatemala City	GT		14.62	-90.53	America/Guatemala	1009	c
sholapur	Sholapur	IN		17.67	75.90	Asia/Kolkata	1009	
vitoria	Vitória	BR		-20.32	-40.37	America/Sao_Paulo	1008	
maracay	Maracay	VE		10.25	-67.60	America/Caracas	1007	
neijiang	Neijiang	CN		29.58	105.05	Asia/Chongqing	1006	
vijayawada	Vijayawada	IN		16.52	80.63	Asia/Kolkata	1006	
columbus	Columbus	US	OH	39.98	-82.99	America/New_York	1003	
zhongli	Zhongli	TW		24.97	121.22	Asia/Taipei	1001	
maceio	Maceio	BR		-9.62	-35.73	America/Maceio	1000	
maanshan	Maanshan	CN		31.73	118.48	Asia/Shanghai	1000	
samara	Samara	RU		53.20	50.15	Europe/Samara	997	
niteroi	Niteroi	BR		-22.90	-43.10	America/Sao_Paulo	994	
changde	Changde	CN		29.03	111.68	Asia/Shanghai	993	
ouagadougou	Ouagadougou	BF		12.37	-1.52	Africa/Ouagadougou	992	c
leeds	Leeds	GB		53.83	-1.58	Europe/London	992	
adelaide	Adelaide	AU		-34.93	138.60	Australia/Adelaide	991	
kitakyushu	Kitakyushu	JP		33.87	130.82	Asia/Tokyo	990	
mogadishu	Mogadishu	SO		2.07	45.37	Africa/Mogadishu	988	c
songnam	Songnam	KR		37.44	127.14	Asia/Seoul	987	
huambo	Huambo	AO		-12.75	15.76	Africa/Luanda	986	
cologne	Cologne	DE		50.93	6.95	Europe/Berlin	984	
milwaukee	Milwaukee	US	WI	43.05	-87.92	America/Chicago	984	
fez	Fez	MA		34.05	-5.00	Africa/Casablanca	983	
yichun	Yichun	CN		27.83	114.40	Asia/Shanghai	982	
natal	Natal	BR		-6.98	-60.27	America/Manaus	981	
ottawa	Ottawa	CA		45.42	-75.70	America/Toronto	979	c
weifang	Weifang	CN		36.72	119.10	Asia/Shanghai	974	
san-bernardino	San Bernardino	US	CA	34.12	-117.30	America/Los_Angeles	974	
cincinnati	Cincinnati	US	OH	39.16	-84.46	America/New_York	971	
ufa	Ufa	RU		54.79	56.04	Asia/Yekaterinburg	969	
shangqiu	Shangqiu	CN		34.45	115.65	Asia/Shanghai	967	
barquisimeto	Barquisimeto	VE		10.05	-69.30	America/Caracas	963	
xinyi	Xinyi	CN		34.38	118.35	Asia/Shanghai	963	
jodhpur	Jodhpur	IN		26.29	73.02	Asia/Kolkata	958	
jamshedpur	Jamshedpur	IN		22.79	86.20	Asia/Kolkata	958	
seville	Seville	ES		37.41	-5.98	Europe/Madrid	958	
kansas-city	Kansas City	US	MO	39.11	-94.60	America/Chicago	955	
mudangiang	Mudangiang	CN		44.58	129.59	Asia/Harbin	955	
the-hague	The Hague	NL		52.08	4.27	Europe/Amsterdam	954	
oakland	Oakland	US	CA	37.77	-122.22	America/Los_Angeles	953	
sharjah	Sharjah	AE		25.37	55.41	Asia/Dubai	952	
dnipropetrovsk	Dnipropetrovsk	UA		48.48	35.00	Europe/Kyiv	949	
daqing	Daqing	CN		46.58	125.00	Asia/Harbin	948	
lyon	Lyon	FR		45.77	4.83	Europe/Paris	948	
chandigarh	Chandigarh	IN		30.72	76.78	Asia/Kolkata	947	
ranchi	Ranchi	IN		23.37	85.33	Asia/Kolkata	945	
charlotte	Charlotte	US	NC	35.20	-80.83	America/New_York	944	
da-nang	Da Nang	VN		16.06	108.25	Asia/Ho_Chi_Minh	944	
gaziantep	Gaziantep	TR		37.07	37.38	Europe/Istanbul	943	
asuncion	Asunción	PY		-25.30	-57.64	America/Asuncion	941	c
jianmen	Jianmen	CN		30.65	113.16	Asia/Shanghai	938	
florence	Florence	IT		43.78	11.25	Europe/Rome	936	
qom	Qom	IR		34.65	50.95	Asia/Tehran	933	
gwalior	Gwalior	IN		26.23	78.18	Asia/Kolkata	930	
nezahualcoyotl	Nezahualcoyotl	MX		19.41	-99.03	America/Mexico_City	930	
benin-city	Benin City	NG		6.34	5.62	Africa/Lagos	929	
natal-br	Natal	BR		-5.78	-35.24	America/Fortaleza	926	
baoshan	Baoshan	CN		25.12	99.15	Asia/Chongqing	925	
benxi	Benxi	CN		41.33	123.75	Asia/Shanghai	924	
sheffield	Sheffield	GB		53.37	-1.50	Europe/London	923	
shangrao	Shangrao	CN		28.47	117.97	Asia/Shanghai	922	
managua	Managua	NI		12.15	-86.27	America/Managua	920	c
austin	Austin	US	TX	30.27	-97.74	America/Chicago	920	
ahvaz	Ahvaz	IR		31.28	48.72	Asia/Tehran	919	
kelang	Kelang	MY		3.02	101.55	Asia/Kuala_Lumpur	918	
jerusalem	Jerusalem	IL		31.78	35.21	Asia/Jerusalem	915	c
monrovia	Monrovia	LR		6.31	-10.80	Africa/Monrovia	913	c
huaiyin	Huaiyin	CN		33.58	119.03	Asia/Shanghai	910	
huaibei	Huaibei	CN		33.95	116.75	Asia/Shanghai	908	
xining	Xining	CN		36.62	101.77	Asia/Chongqing	908	
dusseldorf	Düsseldorf	DE		51.22	6.78	Europe/Berlin	906	
jacksonville	Jacksonville	US	FL	30.33	-81.67	America/New_York	905	
goyang	Goyang	KR		37.65	126.84	Asia/Seoul	903	
ikare	Ikare	NG		7.53	5.76	Africa/Lagos	900	
tegucigalpa	Tegucigalpa	HN		14.10	-87.22	America/Tegucigalpa	898	c
xiantao	Xiantao	CN		30.37	113.44	Asia/Shanghai	898	
zigong	Zigong	CN		29.40	104.78	Asia/Chongqing	897	
kathmandu	Kathmandu	NP		27.72	85.32	Asia/Kathmandu	895	c
zhuzhou	Zhuzhou	CN		27.83	113.15	Asia/Shanghai	895	
hims	Hims	SY		34.73	36.72	Asia/Damascus	890	
hengyang	Hengyang	CN		26.88	112.59	Asia/Shanghai	888	
hamamatsu	Hamamatsu	JP		34.72	137.73	Asia/Tokyo	887	
cartagena	Cartagena	CO		10.40	-75.51	America/Bogota	887	
amsterdam	Amsterdam	NL		52.35	4.92	Europe/Amsterdam	886	c
lupanshui	Lupanshui	CN		26.59	104.83	Asia/Chongqing	886	
edmonton	Edmonton	CA		53.55	-113.50	America/Edmonton	885	
glasgow	Glasgow	GB		55.87	-4.25	Europe/London	885	
dushanbe	Dushanbe	TJ		38.56	68.77	Asia/Dushanbe	883	c
duisburg	Duisburg	DE		51.43	6.75	Europe/Berlin	882	
zhucheng	Zhucheng	CN		35.99	119.38	Asia/Shanghai	882	
bandar-lampung	Bandar Lampung	ID		-5.45	105.30	Asia/Jakarta	882	
qinhuangdao	Qinhuangdao	CN		39.93	119.62	Asia/Shanghai	881	
banghazi	Banghazi	LY		32.12	20.07	Africa/Tripoli	881	
mysuru	Mysuru	IN		12.31	76.66	Asia/Kolkata	878	
virginia-beach	Virginia Beach	US	VA	36.85	-75.98	America/New_York	877	
aba	Aba	NG		5.10	7.35	Africa/Lagos	874	
donetsk	Donetsk	UA		48.00	37.83	Europe/Kyiv	874	
kaifeng	Kaifeng	CN		34.85	114.35	Asia/Shanghai	872	
basra	Basra	IQ		30.51	47.81	Asia/Baghdad	870	
thiruvananthapuram	Thiruvananthapuram	IN		8.50	76.95	Asia/Kolkata	869	
abuja	Abuja	NG		9.08	7.53	Africa/Lagos	869	c
xuanzhou	Xuanzhou	CN		30.95	118.76	Asia/Shanghai	866	
puchon	Puch'on	KR		37.50	126.78	Asia/Seoul	866	
tiruchirappalli	Tiruchirappalli	IN		10.81	78.69	Asia/Kolkata	863	
cagayan-de-oro	Cagayan de Oro	PH		8.45	124.69	Asia/Manila	862	
bogor	Bogor	ID		-6.57	106.75	Asia/Jakarta	859	
marrakesh	Marrakesh	MA		31.63	-8.00	Africa/Casablanca	856	
yangquan	Yangquan	CN		37.87	113.57	Asia/Shanghai	852	
pingdingshan	Pingdingshan	CN		33.73	113.30	Asia/Shanghai	849	
padang	Padang	ID		-0.96	100.36	Asia/Jakarta	848	
odessa	Odessa	UA		46.49	30.71	Europe/Kyiv	848	
panama-city	Panama City	PA		8.97	-79.53	America/Panama	845	c
nova-iguacu	Nova Iguacu	BR		-22.74	-43.47	America/Sao_Paulo	845	
az-zarqa	Az Zarqa	JO		32.07	36.10	Asia/Amman	844	
duque-de-caxias	Duque de Caxias	BR		-22.77	-43.31	America/Sao_Paulo	843	
hubballi	Hubballi	IN		15.36	75.13	Asia/Kolkata	841	
merida	Merida	MX		20.97	-89.62	America/Merida	841	
mombasa	Mombasa	KE		-4.04	39.69	Africa/Nairobi	841	
yancheng	Yancheng	CN		33.39	120.13	Asia/Shanghai	839	
johor-bahru	Johor Bahru	MY		1.48	103.73	Asia/Kuala_Lumpur	839	
helsinki	Helsinki	FI		60.18	24.93	Europe/Helsinki	837	c
ndjamena	N’Djamena	TD		12.11	15.05	Africa/Ndjamena	835	c
san-luis-potosi	San Luis Potosi	MX		22.17	-101.00	America/Mexico_City	835	
anyang	Anyang	CN		36.08	114.35	Asia/Shanghai	834	
torreon	Torreon	MX		25.57	-103.42	America/Monterrey	834	
port-elizabeth	Port Elizabeth	ZA		-33.97	25.60	Africa/Johannesburg	831	
mianyang	Mianyang	CN		31.47	104.77	Asia/Chongqing	830	
niamey	Niamey	NE		13.52	2.12	Africa/Niamey	829	c
kermanshah	Kermanshah	IR		34.38	47.06	Asia/Tehran	828	
mendoza	Mendoza	AR		-32.88	-68.82	America/Argentina/Mendoza	828	
ulaanbaatar	Ulaanbaatar	MN		47.92	106.92	Asia/Ulaanbaatar	827	c
yueyang	Yueyang	CN		29.38	113.10	Asia/Shanghai	826	
salem	Salem	IN		11.67	78.18	Asia/Kolkata	826	
quanzhou	Quanzhou	CN		24.90	118.58	Asia/Shanghai	824	
xinxiang	Xinxiang	CN		35.32	113.87	Asia/Shanghai	823	
bishkek	Bishkek	KG		42.87	74.59	Asia/Bishkek	821	c
jullundur	Jullundur	IN		31.33	75.57	Asia/Kolkata	820	
guilin	Guilin	CN		25.28	110.28	Asia/Chongqing	818	
jining	Jining	CN		35.40	116.55	Asia/Shanghai	818	
newcastle	Newcastle	AU		-32.85	151.82	Australia/Sydney	816	
saratov	Saratov	RU		51.58	46.03	Europe/Saratov	815	
chifeng	Chifeng	CN		42.27	118.95	Asia/Shanghai	812	
cebu	Cebu	PH		10.32	123.90	Asia/Manila	807	
valencia-es	Valencia	ES		39.49	-0.40	Europe/Madrid	807	
nantong	Nantong	CN		32.03	120.83	Asia/Shanghai	807	
lingyuan	Lingyuan	CN		41.24	119.40	Asia/Shanghai	806	
cochabamba	Cochabamba	BO		-17.41	-66.17	America/La_Paz	804	
joao-pessoa	Joao Pessoa	BR		-7.10	-34.88	America/Fortaleza	803	
bhubaneshwar	Bhubaneshwar	IN		20.27	85.83	Asia/Kolkata	803	
zhangjiakou	Zhangjiakou	CN		40.83	114.93	Asia/Shanghai	803	
kigali	Kigali	RW		-1.95	30.06	Africa/Kigali	803	c
volgograd	Volgograd	RU		48.71	44.50	Europe/Volgograd	802	
rotterdam	Rotterdam	NL		51.92	4.48	Europe/Amsterdam	802	
kingston	Kingston	JM		17.98	-76.77	America/Jamaica	801	c
baoji	Baoji	CN		34.38	107.15	Asia/Chongqing	800	
heze	Heze	CN		35.23	115.45	Asia/Shanghai	796	
irbil	Irbil	IQ		36.18	44.01	Asia/Baghdad	796	
kota	Kota	IN		25.18	75.83	Asia/Kolkata	795	
porto	Porto	PT		41.15	-8.62	Europe/Lisbon	793	
nampo	Nampo	KP		38.77	125.45	Asia/Pyongyang	791	
bucaramanga	Bucaramanga	CO		7.13	-73.13	America/Bogota	790	
raleigh	Raleigh	US	NC	35.82	-78.64	America/New_York	790	
queretaro	Queretaro	MX		20.63	-100.38	America/Mexico_City	786	
callao	Callao	PE		-12.07	-77.13	America/Lima	786	
foshan	Foshan	CN		23.03	113.12	Asia/Shanghai	785	
jiamusi	Jiamusi	CN		46.83	130.35	Asia/Harbin	785	
bareilly	Bareilly	IN		28.35	79.42	Asia/Kolkata	781	
jinzhou	Jinzhou	CN		41.12	121.10	Asia/Shanghai	780	
aligarh	Aligarh	IN		27.89	78.06	Asia/Kolkata	779	
orlando	Orlando	US	FL	28.51	-81.38	America/New_York	779	
atal-nagar	Atal Nagar	IN		21.23	81.64	Asia/Kolkata	777	
yiyang	Yiyang	CN		28.60	112.33	Asia/Shanghai	777	
malang	Malang	ID		-7.98	112.61	Asia/Jakarta	776	
arequipa	Arequipa	PE		-16.42	-71.53	America/Lima	776	
aden	Aden	YE		12.78	45.01	Asia/Aden	775	
vereeniging	Vereeniging	ZA		-26.65	27.96	Africa/Johannesburg	774	
fuyang	Fuyang	CN		30.05	119.95	Asia/Shanghai	771	
palermo	Palermo	IT		38.13	13.35	Europe/Rome	768	
xiangfan	Xiangfan	CN		32.02	112.13	Asia/Shanghai	766	
aguascalientes	Aguascalientes	MX		21.88	-102.29	America/Mexico_City	764	
djibouti	Djibouti	DJ		11.60	43.15	Africa/Djibouti	764	c
mesa	Mesa	US	AZ	33.42	-111.74	America/Phoenix	762	
lvov	Lvov	UA		49.83	24.03	Europe/Kyiv	761	
auckland	Auckland	NZ		-36.85	174.76	Pacific/Auckland	760	
montevideo	Montevideo	UY		-34.86	-56.17	America/Montevideo	759	c
lodz	Lódz	PL		51.77	19.45	Europe/Warsaw	758	
krakow	Kraków	PL		50.06	19.96	Europe/Warsaw	756	
rajshahi	Rajshahi	BD		24.37	88.61	Asia/Dhaka	755	
zaria	Zaria	NG		11.08	7.71	Africa/Lagos	755	
moradabad	Moradabad	IN		28.84	78.76	Asia/Kolkata	754	
memphis	Memphis	US	TN	35.12	-90.00	America/Chicago	754	
okayama	Okayama	JP		34.67	133.92	Asia/Tokyo	753	
agadir	Agadir	MA		30.44	-9.62	Africa/Casablanca	752	
yangjiang	Yangjiang	CN		21.85	111.97	Asia/Chongqing	751	
bhiwandi	Bhiwandi	IN		19.35	73.13	Asia/Kolkata	751	
dandong	Dandong	CN		40.14	124.39	Asia/Shanghai	751	
quetta	Quetta	PK		30.22	67.02	Asia/Karachi	751	
chihuahua	Chihuahua	MX		28.64	-106.08	America/Chihuahua	751	
teresina	Teresina	BR		-5.10	-42.78	America/Fortaleza	747	
general-santos	General Santos	PH		6.11	125.17	Asia/Manila	744	
zhenjiang	Zhenjiang	CN		32.22	119.43	Asia/Shanghai	743	
vila-velha	Vila Velha	BR		3.22	-51.22	America/Belem	742	
vila-velha-br	Vila Velha	BR		-20.37	-40.32	America/Sao_Paulo	742	
liaoyang	Liaoyang	CN		41.28	123.18	Asia/Shanghai	741	
jos	Jos	NG		9.93	8.89	Africa/Lagos	737	
mexicali	Mexicali	MX		32.65	-115.48	America/Tijuana	736	
bengbu	Bengbu	CN		32.95	117.33	Asia/Shanghai	735	
dhanbad	Dhanbad	IN		23.80	86.42	Asia/Kolkata	733	
bacolod	Bacolod	PH		10.63	122.98	Asia/Manila	731	
fuxin	Fuxin	CN		42.01	121.66	Asia/Shanghai	730	
bangui	Bangui	CF		4.37	18.56	Africa/Bangui	727	c
jiaxing	Jiaxing	CN		30.77	120.75	Asia/Shanghai	727	
cotonou	Cotonou	BJ		6.40	2.52	Africa/Porto-Novo	726	
albuquerque	Albuquerque	US	NM	35.10	-106.64	America/Denver	726	
zurich	Zürich	CH		47.38	8.55	Europe/Zurich	725	
riga	Riga	LV		56.95	24.10	Europe/Riga	724	c
oran	Oran	DZ		35.71	-0.62	Africa/Algiers	722	
cucuta	Cucuta	CO		7.92	-72.52	America/Bogota	722	
cheongju	Cheongju	KR		36.64	127.50	Asia/Seoul	719	
tangier	Tangier	MA		35.75	-5.83	Africa/Casablanca	719	
konya	Konya	TR		37.88	32.48	Europe/Istanbul	719	
san-salvador	San Salvador	SV		13.71	-89.20	America/El_Salvador	718	c
geneva	Geneva	CH		46.21	6.14	Europe/Zurich	716	
lianyungang	Lianyungang	CN		34.60	119.17	Asia/Shanghai	716	
zagreb	Zagreb	HR		45.80	16.00	Europe/Zagreb	711	c
joinville	Joinville	BR		-26.32	-48.84	America/Sao_Paulo	711	
new-haven	New Haven	US	CT	41.33	-72.90	America/New_York	708	
oslo	Oslo	NO		59.92	10.75	Europe/Oslo	708	c
qingyuan	Qingyuan	CN		23.70	113.03	Asia/Shanghai	707	
changzhi	Changzhi	CN		36.18	113.11	Asia/Shanghai	706	
pekanbaru	Pekanbaru	ID		0.56	101.43	Asia/Jakarta	705	
maiduguri	Maiduguri	NG		11.85	13.16	Africa/Lagos	704	
nashville	Nashville	US	TN	36.17	-86.78	America/Chicago	704	
antalya	Antalya	TR		36.89	30.70	Europe/Istanbul	703	
nouakchott	Nouakchott	MR		18.09	-15.98	Africa/Nouakchott	702	c
ilorin	Ilorin	NG		8.49	4.55	Africa/Lagos	702	
yongzhou	Yongzhou	CN		26.23	111.62	Asia/Shanghai	700	
kumamoto	Kumamoto	JP		32.80	130.70	Asia/Tokyo	699	
bulawayo	Bulawayo	ZW		-20.17	28.58	Africa/Harare	697	
kozhikode	Kozhikode	IN		11.25	75.77	Asia/Kolkata	696	
culiacan	Culiacan	MX		24.83	-107.38	America/Mazatlan	696	
sao-jose-dos-campos	Sao Jose dos Campos	BR		-23.20	-45.88	America/Sao_Paulo	695	
ansan	Ansan	KR		37.35	126.86	Asia/Seoul	695	
huzhou	Huzhou	CN		30.87	120.10	Asia/Shanghai	695	
langfang	Langfang	CN		39.52	116.68	Asia/Shanghai	694	
yingkow	Yingkow	CN		40.67	122.28	Asia/Shanghai	693	
islamabad	Islamabad	PK		33.70	73.17	Asia/Karachi	691	c
can-tho	Can Tho	VN		10.05	105.77	Asia/Ho_Chi_Minh	690	
antwerpen	Antwerpen	BE		51.22	4.42	Europe/Brussels	690	
enugu	Enugu	NG		6.45	7.50	Africa/Lagos	689	
huangshi	Huangshi	CN		30.22	115.10	Asia/Shanghai	688	
campo-grande	Campo Grande	BR		-20.45	-54.62	America/Campo_Grande	688	
jiaozuo	Jiaozuo	CN		35.25	113.22	Asia/Shanghai	687	
shizuoka	Shizuoka	JP		34.99	138.39	Asia/Tokyo	686	
jixi	Jixi	CN		45.30	130.97	Asia/Harbin	684	
acapulco	Acapulco	MX		16.85	-99.92	America/Mexico_City	684	
taizz	Taizz	YE		13.60	44.04	Asia/Aden	683	
warri	Warri	NG		5.52	5.76	Africa/Lagos	683	
jaboatao	Jaboatao	BR		-8.11	-35.02	America/Recife	681	
jeonju	Jeonju	KR		35.83	127.14	Asia/Seoul	680	
saltillo	Saltillo	MX		25.42	-101.00	America/Monterrey	679	
tucuman	Tucumán	AR		-26.82	-65.22	America/Argentina/Tucuman	679	
yichang	Yichang	CN		30.70	111.28	Asia/Shanghai	676	
west-palm-beach	West Palm Beach	US	FL	26.75	-80.12	America/New_York	676	
shaoguan	Shaoguan	CN		24.80	113.58	Asia/Shanghai	675	
gorakhpur	Gorakhpur	IN		26.75	83.38	Asia/Kolkata	674	
tucson	Tucson	US	AZ	32.20	-110.89	America/Phoenix	671	
birmingham-us	Birmingham	US	AL	33.53	-86.82	America/Chicago	670	
tulsa	Tulsa	US	OK	36.12	-95.93	America/Chicago	669	
amravati	Amravati	IN		20.95	77.77	Asia/Kolkata	669	
pingxiang	Pingxiang	CN		27.62	113.85	Asia/Shanghai	667	
puyang	Puyang	CN		35.70	114.98	Asia/Shanghai	666	
providence	Providence	US	RI	41.82	-71.41	America/New_York	664	
sarajevo	Sarajevo	BA		43.85	18.38	Europe/Sarajevo	663	c
santo-andre	Santo Andre	BR		-23.65	-46.53	America/Sao_Paulo	662	
vientiane	Vientiane	LA		17.97	102.60	Asia/Vientiane	662	c
chisinau	Chisinau	MD		47.01	28.86	Europe/Chisinau	662	c
muscat	Muscat	OM		23.61	58.59	Asia/Muscat	661	c
oklahoma-city	Oklahoma City	US	OK	35.47	-97.52	America/Chicago	660	
olinda	Olinda	BR		-8.00	-34.85	America/Recife	660	
wuhu	Wuhu	CN		31.35	118.37	Asia/Shanghai	659	
el-paso	El Paso	US	TX	31.78	-106.51	America/Denver	658	
tirana	Tirana	AL		41.33	19.82	Europe/Tirane	658	c
hegang	Hegang	CN		47.40	130.37	Asia/Harbin	658	
zunyi	Zunyi	CN		27.70	106.92	Asia/Chongqing	658	
yinchuan	Yinchuan	CN		38.47	106.27	Asia/Chongqing	658	
ipoh	Ipoh	MY		4.60	101.06	Asia/Kuala_Lumpur	656	
kolhapur	Kolhapur	IN		16.70	74.22	Asia/Kolkata	656	
leshan	Leshan	CN		29.57	103.73	Asia/Chongqing	656	
as-sulaymaniyah	As Sulaymaniyah	IQ		35.56	45.43	Asia/Baghdad	654	
shiyan	Shiyan	CN		32.57	110.78	Asia/Shanghai	654	
ashgabat	Ashgabat	TM		37.95	58.38	Asia/Ashgabat	653	c
bien-hoa	Bien Hoa	VN		10.97	106.83	Asia/Ho_Chi_Minh	653	
zhanyi	Zhanyi	CN		25.60	103.82	Asia/Chongqing	653	
samarqand	Samarqand	UZ		39.67	66.94	Asia/Samarkand	652	
tianshui	Tianshui	CN		34.60	105.92	Asia/Chongqing	650	
tolyatti	Tolyatti	RU		53.48	49.53	Europe/Samara	649	
sokoto	Sokoto	NG		13.06	5.24	Africa/Lagos	648	
buffalo	Buffalo	US	NY	42.88	-78.88	America/New_York	648	
lilongwe	Lilongwe	MW		-13.98	33.78	Africa/Blantyre	647	c
dehra-dun	Dehra Dun	IN		30.32	78.05	Asia/Kolkata	646	
malacca	Malacca	MY		2.21	102.25	Asia/Kuala_Lumpur	646	
norfolk	Norfolk	US	VA	36.85	-76.28	America/New_York	645	
hue	Hue	VN		16.47	107.58	Asia/Ho_Chi_Minh	645	
omaha	Omaha	US	NE	41.24	-96.01	America/Chicago	643	
san-jose-cr	San Jose	CR		9.94	-84.08	America/Costa_Rica	643	c
diyarbakir	Diyarbakir	TR		37.92	40.23	Europe/Istanbul	641	
toulouse	Toulouse	FR		43.62	1.45	Europe/Paris	640	
liverpool	Liverpool	GB		53.42	-2.92	Europe/London	640	
haifa	Haifa	IL		32.82	34.98	Asia/Jerusalem	639	
yulin	Yulin	CN		22.63	110.15	Asia/Chongqing	638	
yogyakarta	Yogyakarta	ID		-7.78	110.38	Asia/Jakarta	637	
lille	Lille	FR		50.65	3.08	Europe/Paris	636	
bremen	Bremen	DE		53.08	8.80	Europe/Berlin	636	
ciudad-guayana	Ciudad Guayana	VE		8.37	-62.62	America/Caracas	634	
nice	Nice	FR		43.72	7.27	Europe/Paris	633	
jammu	Jammu	IN		32.71	74.85	Asia/Kolkata	628	
al-hudaydah	Al Hudaydah	YE		14.80	42.95	Asia/Aden	628	
genoa	Genoa	IT		44.41	8.93	Europe/Rome	625	
wroclaw	Wroclaw	PL		51.11	17.03	Europe/Warsaw	622	
meknes	Meknes	MA		33.90	-5.56	Africa/Casablanca	622	
pietermaritzburg	Pietermaritzburg	ZA		-29.61	30.39	Africa/Johannesburg	621	
hamilton	Hamilton	CA		43.25	-79.83	America/Toronto	621	
dahuk	Dahuk	IQ		36.87	43.00	Asia/Baghdad	621	
jhansi	Jhansi	IN		25.45	78.56	Asia/Kolkata	620	
hannover	Hannover	DE		52.37	9.72	Europe/Berlin	619	
morelia	Morelia	MX		19.73	-101.19	America/Mexico_City	619	
nurnberg	Nürnberg	DE		49.45	11.08	Europe/Berlin	618	
jinhua	Jinhua	CN		29.12	119.65	Asia/Shanghai	618	
zamboanga	Zamboanga	PH		6.92	122.08	Asia/Manila	615	
bilbao	Bilbao	ES		43.25	-2.93	Europe/Madrid	614	
kananga	Kananga	CD		-5.89	22.40	Africa/Lubumbashi	614	
kandahar	Kandahar	AF		31.61	65.69	Asia/Kabul	614	
krasnoyarsk	Krasnoyarsk	RU		56.01	92.87	Asia/Krasnoyarsk	614	
an-najaf	An Najaf	IQ		32.00	44.34	Asia/Baghdad	613	
taizhou	Taizhou	CN		32.49	119.90	Asia/Shanghai	612	
xiangtai	Xiangtai	CN		37.05	114.50	Asia/Shanghai	612	
naha	Naha	JP		26.21	127.67	Asia/Tokyo	612	
izhevsk	Izhevsk	RU		56.85	53.23	Europe/Samara	611	
belagavi	Belagavi	IN		15.87	74.51	Asia/Kolkata	609	
cardiff	Cardiff	GB		51.50	-3.23	Europe/London	604	
winnipeg	Winnipeg	CA		49.88	-97.17	America/Winnipeg	604	
cuiaba	Cuiaba	BR		-15.57	-56.08	America/Cuiaba	603	
pointe-noire	Pointe-Noire	CG		-4.77	11.88	Africa/Brazzaville	602	
sangli	Sangli	IN		16.86	74.58	Asia/Kolkata	601	
krasnodar	Krasnodar	RU		45.02	39.00	Europe/Moscow	601	
zaporizhzhya	Zaporizhzhya	UA		47.86	35.18	Europe/Zaporozhye	601	
anshun	Anshun	CN		26.25	105.93	Asia/Chongqing	600	
namangan	Namangan	UZ		41.00	71.67	Asia/Tashkent	600	
shaoxing	Shaoxing	CN		30.00	120.57	Asia/Shanghai	599	
gdansk	Gdansk	PL		54.36	18.64	Europe/Warsaw	598	
poznan	Poznan	PL		52.41	16.90	Europe/Warsaw	597	
mangaluru	Mangaluru	IN		12.90	74.85	Asia/Kolkata	597	
louisville	Louisville	US	KY	38.23	-85.75	America/Kentucky/Louisville	596	
hamhung	Hamhung	KP		39.91	127.55	Asia/Pyongyang	596	
ogbomosho	Ogbomosho	NG		8.13	4.24	Africa/Lagos	595	
al-hillah	Al Hillah	SA		23.49	46.76	Asia/Riyadh	595	
at-taif	At Taif	SA		21.26	40.38	Asia/Riyadh	594	
asmara	Asmara	ER		15.33	38.93	Africa/Asmara	592	c
cuernavaca	Cuernavaca	MX		18.92	-99.24	America/Mexico_City	592	
thessaloniki	Thessaloniki	GR		40.70	22.89	Europe/Athens	591	
dortmund	Dortmund	DE		51.53	7.45	Europe/Berlin	588	
bandjarmasin	Bandjarmasin	ID		-3.33	114.58	Asia/Makassar	588	
aracaju	Aracaju	BR		-10.90	-37.12	America/Maceio	588	
nanded	Nanded	IN		19.17	77.30	Asia/Kolkata	587	
chiclayo	Chiclayo	PE		-6.76	-79.84	America/Lima	587	
vladivostok	Vladivostok	RU		43.13	131.91	Asia/Vladivostok	587	
bannu	Bannu	PK		32.99	70.60	Asia/Karachi	586	
blantyre	Blantyre	MW		-15.79	34.99	Africa/Blantyre	585	
san-pedro-sula	San Pedro Sula	HN		15.50	-88.03	America/Tegucigalpa	585	
hsinchu	Hsinchu	TW		24.82	120.98	Asia/Taipei	583	
prague	Prague	CZ		50.08	14.47	Europe/Prague	582	c
abu-dhabi	Abu Dhabi	AE		24.47	54.37	Asia/Dubai	582	c
cuttack	Cuttack	IN		20.47	85.89	Asia/Kolkata	580	
hachioji	Hachioji	JP		35.66	139.33	Asia/Tokyo	579	
honolulu	Honolulu	US	HI	21.31	-157.86	Pacific/Honolulu	579	
pontianak	Pontianak	ID		-0.03	109.32	Asia/Pontianak	579	
bridgeport	Bridgeport	US	CT	41.18	-73.20	America/New_York	579	
tampico	Tampico	MX		22.30	-97.87	America/Monterrey	578	
icel	Icel	TR		36.80	34.62	Europe/Istanbul	577	
quebec	Québec	CA		46.84	-71.25	America/Montreal	576	
zahedan	Zahedan	IR		29.50	60.83	Asia/Tehran	575	
samsun	Samsun	TR		41.28	36.34	Europe/Istanbul	574	
veracruz	Veracruz	MX		19.18	-96.16	America/Mexico_City	574	
shihezi	Shihezi	CN		44.30	86.03	Asia/Urumqi	573	
tongliao	Tongliao	CN		43.62	122.27	Asia/Shanghai	573	
irkutsk	Irkutsk	RU		52.32	104.25	Asia/Irkutsk	572	
yibin	Yibin	CN		28.77	104.57	Asia/Chongqing	572	
salt-lake-city	Salt Lake City	US	UT	40.78	-111.93	America/Denver	572	
kryvyy-rih	Kryvyy Rih	UA		47.93	33.34	Europe/Kyiv	572	
ulyanovsk	Ulyanovsk	RU		54.33	48.41	Europe/Ulyanovsk	572	
yaroslavl	Yaroslavl	RU		57.62	39.87	Europe/Moscow	571	
voronezh	Voronezh	RU		51.73	39.27	Europe/Moscow	570	
barnaul	Barnaul	RU		53.35	83.75	Asia/Barnaul	570	
denpasar	Denpasar	ID		-8.65	115.22	Asia/Makassar	569	
florianopolis	Florianopolis	BR		-27.58	-48.52	America/Sao_Paulo	569	
macau	Macau	MO		22.20	113.55	Asia/Macau	569	c
beihai	Beihai	CN		21.48	109.10	Asia/Chongqing	567	
tarsus	Tarsus	TR		36.92	34.88	Europe/Istanbul	566	
nottingham	Nottingham	GB		52.97	-1.17	Europe/London	566	
malegaon	Malegaon	IN		20.56	74.53	Asia/Kolkata	563	
wuppertal	Wuppertal	DE		51.25	7.17	Europe/Berlin	563	
khabarovsk	Khabarovsk	RU		48.45	135.12	Asia/Vladivostok	563	
naypyidaw	Naypyidaw	MM		19.77	96.12	Asia/Rangoon	562	c
kayseri	Kayseri	TR		38.73	35.49	Europe/Istanbul	562	
bur-said	Bur Said	EG		31.26	32.29	Africa/Cairo	562	
sorocaba	Sorocaba	BR		-23.49	-47.47	America/Sao_Paulo	561	
kisangani	Kisangani	CD		0.52	25.22	Africa/Lubumbashi	559	
utsunomiya	Utsunomiya	JP		36.55	139.87	Asia/Tokyo	559	
novo-hamburgo	Novo Hamburgo	BR		-29.71	-51.14	America/Sao_Paulo	557	
kerman	Kerman	IR		30.30	57.08	Asia/Tehran	557	
rizhao	Rizhao	CN		35.43	119.45	Asia/Shanghai	556	
surakarta	Surakarta	ID		-7.56	110.83	Asia/Jakarta	555	
kirkuk	Kirkuk	IQ		35.47	44.39	Asia/Baghdad	555	
mar-del-plata	Mar del Plata	AR		-38.00	-57.58	America/Argentina/Buenos_Aires	555	
raurkela	Raurkela	IN		22.23	84.83	Asia/Kolkata	555	
hermosillo	Hermosillo	MX		29.10	-110.95	America/Hermosillo	554	
ajmer	Ajmer	IN		26.45	74.64	Asia/Kolkata	554	
bahawalpur	Bahawalpur	PK		29.39	71.67	Asia/Karachi	553	
dresden	Dresden	DE		51.05	13.75	Europe/Berlin	552	
richmond	Richmond	US	VA	37.55	-77.45	America/New_York	551	
concepcion	Concepcion	CL		-36.83	-73.05	America/Santiago	551	
zaragoza	Zaragoza	ES		41.65	-0.89	Europe/Madrid	549	
hungnam	Hungnam	KP		39.82	127.62	Asia/Pyongyang	549	
luxor	Luxor	EG		25.70	32.65	Africa/Cairo	549	
tiruppur	Tiruppur	IN		11.08	77.33	Asia/Kolkata	547	
salerno	Salerno	IT		40.68	14.77	Europe/Rome	547	
jiujiang	Jiujiang	CN		29.73	115.98	Asia/Shanghai	546	
arlington	Arlington	US	TX	32.68	-97.02	America/Chicago	545	
rasht	Rasht	IR		37.30	49.63	Asia/Tehran	545	
qui-nhon	Qui Nhon	VN		13.78	109.18	Asia/Ho_Chi_Minh	543	
sargodha	Sargodha	PK		32.09	72.67	Asia/Karachi	543	
nellore	Nellore	IN		14.44	79.99	Asia/Kolkata	541	
fresno	Fresno	US	CA	36.75	-119.77	America/Los_Angeles	541	
el-mansura	El Mansura	EG		31.05	31.38	Africa/Cairo	540	
yangzhou	Yangzhou	CN		32.40	119.43	Asia/Shanghai	540	
xingyi	Xingyi	CN		25.09	104.89	Asia/Chongqing	540	
malaga	Malaga	ES		36.72	-4.42	Europe/Madrid	539	
yuci	Yuci	CN		37.68	112.73	Asia/Shanghai	538	
kuching	Kuching	MY		1.53	110.33	Asia/Kuching	538	
niigata	Niigata	JP		37.92	139.04	Asia/Tokyo	538	
newcastle-gb	Newcastle	GB		55.00	-1.60	Europe/London	537	
kagoshima	Kagoshima	JP		31.59	130.56	Asia/Tokyo	536	
linfen	Linfen	CN		36.08	111.52	Asia/Shanghai	533	
jiangmen	Jiangmen	CN		22.58	113.08	Asia/Shanghai	532	
orenburg	Orenburg	RU		51.78	55.11	Asia/Yekaterinburg	531	
libreville	Libreville	GA		0.39	9.46	Africa/Libreville	531	c
guntur	Guntur	IN		16.33	80.45	Asia/Kolkata	531	
novokuznetsk	Novokuznetsk	RU		53.75	87.11	Asia/Novokuznetsk	530	
siping	Siping	CN		43.17	124.33	Asia/Harbin	529	
cangzhou	Cangzhou	CN		38.32	116.87	Asia/Shanghai	528	
constantine	Constantine	DZ		36.36	6.60	Africa/Algiers	528	
new-orleans	New Orleans	US	LA	30.00	-90.04	America/Chicago	527	
makhachkala	Makhachkala	RU		42.98	47.50	Europe/Moscow	526	
matsuyama	Matsuyama	JP		33.85	132.77	Asia/Tokyo	525	
vilnius	Vilnius	LT		54.68	25.32	Europe/Vilnius	525	c
sao-luis	São Luís	BR		-2.52	-44.27	America/Fortaleza	525	
leipzig	Leipzig	DE		51.34	12.41	Europe/Berlin	524	
st-petersburg-us	St. Petersburg	US	FL	27.77	-82.68	America/New_York	523	
trujillo	Trujillo	PE		-8.12	-79.02	America/Lima	521	
gothenburg	Gothenburg	SE		57.75	12.00	Europe/Stockholm	521	
ribeirao-preto	Ribeirao Preto	BR		-21.17	-47.83	America/Sao_Paulo	521	
soledad	Soledad	CO		10.92	-74.77	America/Bogota	521	
jincheng	Jincheng	CN		35.50	112.83	Asia/Shanghai	520	
al-hufuf	Al Hufuf	SA		25.35	49.59	Asia/Riyadh	519	
hartford	Hartford	US	CT	41.77	-72.68	America/New_York	519	
bordeaux	Bordeaux	FR		44.85	-0.60	Europe/Paris	517	
siliguri	Siliguri	IN		26.72	88.46	Asia/Kolkata	516	
vinh	Vinh	VN		18.70	105.68	Asia/Ho_Chi_Minh	514	
bouake	Bouake	CI		7.69	-5.03	Africa/Abidjan	511	
st-paul	St. Paul	US	MN	44.94	-93.08	America/Chicago	510	
bhavnagar	Bhavnagar	IN		21.78	72.13	Asia/Kolkata	510	
shashi	Shashi	CN		30.32	112.23	Asia/Shanghai	509	
beira	Beira	MZ		-19.82	34.87	Africa/Maputo	507	
xinyu	Xinyu	CN		27.80	114.93	Asia/Shanghai	505	
kanazawa	Kanazawa	JP		36.56	136.64	Asia/Tokyo	505	
pereira	Pereira	CO		4.81	-75.68	America/Bogota	504	
braga	Braga	PT		41.55	-8.42	Europe/Lisbon	504	
matola	Matola	MZ		-25.97	32.46	Africa/Maputo	503	
ryazan	Ryazan	RU		54.62	39.72	Europe/Moscow	502	
lipetsk	Lipetsk	RU		52.62	39.64	Europe/Moscow	502	
tabuk	Tabuk	SA		28.38	36.55	Asia/Riyadh	502	
santiago-de-cuba	Santiago de Cuba	CU		20.03	-75.82	America/Havana	501	
puerto-la-cruz	Puerto la Cruz	VE		10.17	-64.68	America/Caracas	500	
basel	Basel	CH		47.58	7.59	Europe/Zurich	500	
guwahati	Guwahati	IN		26.16	91.77	Asia/Kolkata	500	
shuangyashan	Shuangyashan	CN		46.67	131.35	Asia/Harbin	500	
chongjin	Chongjin	KP		41.78	129.79	Asia/Pyongyang	500	
suez	Suez	EG		30.00	32.55	Africa/Cairo	498	
trabzon	Trabzon	TR		40.98	39.72	Europe/Istanbul	498	
bonn	Bonn	DE		50.72	7.08	Europe/Berlin	497	
londrina	Londrina	BR		-23.30	-51.18	America/Sao_Paulo	496	
uyo	Uyo	NG		5.01	7.85	Africa/Lagos	496	
astrakhan	Astrakhan	RU		46.35	48.05	Europe/Astrakhan	493	
changhua	Changhua	TW		24.07	120.51	Asia/Taipei	493	
wuwei	Wuwei	CN		37.93	102.64	Asia/Chongqing	493	
kota-kinabalu	Kota Kinabalu	MY		5.98	116.11	Asia/Kuching	492	
bristol	Bristol	GB		51.45	-2.58	Europe/London	492	
eskisehir	Eskisehir	TR		39.79	30.53	Europe/Istanbul	491	
jian	Jian	CN		27.13	115.00	Asia/Shanghai	490	
port-sudan	Port Sudan	SD		19.62	37.22	Africa/Khartoum	490	
cancun	Cancun	MX		21.17	-86.83	America/Cancun	489	
tirunelveli	Tirunelveli	IN		8.73	77.69	Asia/Kolkata	489	
stockton	Stockton	US	CA	37.96	-121.29	America/Los_Angeles	489	
andijon	Andijon	UZ		40.79	72.34	Asia/Tashkent	487	
shivamogga	Shivamogga	IN		13.93	75.56	Asia/Kolkata	487	
bikaner	Bikaner	IN		28.03	73.33	Asia/Kolkata	486	
liaoyuan	Liaoyuan	CN		42.90	125.13	Asia/Harbin	486	
ujjain	Ujjain	IN		23.19	75.79	Asia/Kolkata	485	
saharanpur	Saharanpur	IN		29.97	77.55	Asia/Kolkata	485	
uberlandia	Uberlandia	BR		-18.90	-48.28	America/Sao_Paulo	485	
salta	Salta	AR		-24.78	-65.42	America/Argentina/Salta	485	
skopje	Skopje	MK		42.00	21.43	Europe/Skopje	484	c
albany	Albany	US	NY	42.67	-73.82	America/New_York	484	
rochester	Rochester	US	NY	43.17	-77.62	America/New_York	483	
bhatpara	Bhatpara	IN		22.85	88.52	Asia/Kolkata	483	
catania	Catania	IT		37.50	15.08	Europe/Rome	483	
gulbarga	Gulbarga	IN		17.35	76.82	Asia/Kolkata	483	
ife	Ife	NG		7.48	4.56	Africa/Lagos	482	
fargona	Fargona	UZ		40.39	71.78	Asia/Tashkent	482	
shah-alam	Shah Alam	MY		3.07	101.55	Asia/Kuala_Lumpur	482	
al-hillah-iq	Al Hillah	IQ		32.47	44.42	Asia/Baghdad	480	
tula	Tula	RU		54.20	37.63	Europe/Moscow	479	
utrecht	Utrecht	NL		52.10	5.12	Europe/Amsterdam	478	
gaza	Gaza	PS		31.53	34.45	Asia/Gaza	477	
sialkote	Sialkote	PK		32.52	74.56	Asia/Karachi	477	
nagano	Nagano	JP		36.65	138.17	Asia/Tokyo	477	
oyo	Oyo	NG		7.85	3.93	Africa/Lagos	475	
palu	Palu	ID		-0.91	119.83	Asia/Makassar	474	
tuxtla-gutierrez	Tuxtla Gutierrez	MX		16.75	-93.15	America/Mexico_City	474	
samarinda	Samarinda	ID		-0.50	117.15	Asia/Makassar	474	
saarbrucken	Saarbrucken	DE		49.25	6.97	Europe/Berlin	473	
liege	Liege	BE		50.63	5.58	Europe/Brussels	473	
karbala	Karbala	IQ		32.61	44.02	Asia/Baghdad	473	
homyel	Homyel	BY		52.43	31.00	Europe/Minsk	472	
sao-jose-dos-pinhais	Sao Jose dos Pinhais	BR		-25.57	-49.18	America/Sao_Paulo	472	
kashgar	Kashgar	CN		39.48	75.97	Asia/Kashgar	472	
tomsk	Tomsk	RU		56.49	84.98	Asia/Tomsk	472	
jiaojing	Jiaojing	CN		28.68	121.45	Asia/Shanghai	471	
irbid	Irbid	JO		32.55	35.85	Asia/Amman	471	
kemerovo	Kemerovo	RU		55.34	86.09	Asia/Novokuznetsk	471	
ismailia	Ismailia	EG		30.59	32.26	Africa/Cairo	470	
edinburgh	Edinburgh	GB		55.95	-3.22	Europe/London	470	
anqing	Anqing	CN		30.50	117.05	Asia/Shanghai	470	
davangere	Davangere	IN		14.47	75.92	Asia/Kolkata	469	
mazatlan	Mazatlán	MX		29.02	-110.13	America/Hermosillo	469	
canoas	Canoas	BR		-29.92	-51.18	America/Sao_Paulo	467	
akola	Akola	IN		20.71	77.01	Asia/Kolkata	466	
dayton	Dayton	US	OH	39.75	-84.20	America/New_York	466	
kikwit	Kikwit	CD		-5.03	18.85	Africa/Kinshasa	466	
mwanza	Mwanza	TZ		-2.52	32.93	Africa/Dar_es_Salaam	465	
juiz-de-fora	Juiz de Fora	BR		-21.77	-43.37	America/Sao_Paulo	465	
butterworth	Butterworth	MY		5.42	100.40	Asia/Kuala_Lumpur	465	
iligan	Iligan	PH		8.17	124.22	Asia/Manila	465	
moshi	Moshi	TZ		-3.34	37.34	Africa/Dar_es_Salaam	464	
arak	Arak	IR		34.08	49.70	Asia/Tehran	463	
chandrapur	Chandrapur	IN		19.97	79.30	Asia/Kolkata	462	
naberezhnyye-chelny	Naberezhnyye Chelny	RU		55.70	52.32	Europe/Moscow	461	
tyumen	Tyumen	RU		57.14	65.53	Asia/Yekaterinburg	461	
tacoma	Tacoma	US	WA	47.21	-122.52	America/Los_Angeles	460	
bloemfontein	Bloemfontein	ZA		-29.12	26.23	Africa/Johannesburg	460	
zhaotang	Zhaotang	CN		27.32	103.72	Asia/Chongqing	459	
kenitra	Kenitra	MA		34.27	-6.58	Africa/Casablanca	459	
reynosa	Reynosa	MX		26.08	-98.30	America/Matamoros	459	
naga	Naga	PH		13.62	123.18	Asia/Manila	458	
kirov	Kirov	RU		58.59	49.67	Europe/Kirov	457	
durango	Durango	MX		24.03	-104.67	America/Monterrey	456	
hengshui	Hengshui	CN		37.72	115.70	Asia/Shanghai	456	
yazd	Yazd	IR		31.92	54.37	Asia/Tehran	452	
malatya	Malatya	TR		38.37	38.30	Europe/Istanbul	452	
matamoros	Matamoros	MX		25.88	-97.50	America/Matamoros	451	
akron	Akron	US	OH	41.07	-81.52	America/New_York	451	
taoyuan	Taoyuan	TW		24.99	121.31	Asia/Taipei	451	
manado	Manado	ID		1.48	124.85	Asia/Makassar	449	
xuchang	Xuchang	CN		34.02	113.82	Asia/Shanghai	449	
feira-de-santana	Feira de Santana	BR		-12.25	-38.97	America/Bahia	449	
chlef	Chlef	DZ		36.17	1.32	Africa/Algiers	449	
iquitos	Iquitos	PE		-3.75	-73.25	America/Lima	448	
ado-ekiti	Ado Ekiti	NG		7.63	5.22	Africa/Lagos	447	
panzhihua	Panzhihua	CN		26.55	101.73	Asia/Chongqing	446	
udaipur	Udaipur	IN		24.60	73.73	Asia/Kolkata	446	
wiesbaden	Wiesbaden	DE		50.08	8.25	Europe/Berlin	445	
cheboksary	Cheboksary	RU		56.13	47.25	Europe/Moscow	444	
keelung	Keelung	TW		25.13	121.73	Asia/Taipei	444	
yichun-cn	Yichun	CN		47.70	128.90	Asia/Harbin	443	
abeokuta	Abeokuta	NG		7.16	3.35	Africa/Lagos	441	
la-plata	La Plata	AR		-34.91	-57.96	America/Argentina/Buenos_Aires	440	
chaoyang	Chaoyang	CN		41.55	120.42	Asia/Shanghai	440	
balikpapan	Balikpapan	ID		-1.25	116.83	Asia/Makassar	440	
hamah	Hamah	SY		35.15	36.73	Asia/Damascus	440	
shymkent	Shymkent	KZ		42.32	69.60	Asia/Almaty	440	
al-ladhiqiyah	Al Ladhiqiyah	SY		35.54	35.78	Asia/Damascus	440	
herat	Herat	AF		34.33	62.17	Asia/Kabul	439	
jambi	Jambi	ID		-1.59	103.61	Asia/Jakarta	439	
xalapa	Xalapa	MX		19.53	-96.92	America/Mexico_City	439	
otsu	Otsu	JP		35.01	135.87	Asia/Tokyo	438	
tongling	Tongling	CN		30.95	117.78	Asia/Shanghai	438	
khomeini-shahr	Khomeini Shahr	IR		32.70	51.47	Asia/Tehran	437	
bilaspur	Bilaspur	IN		22.09	82.16	Asia/Kolkata	437	
tuticorin	Tuticorin	IN		8.82	78.13	Asia/Kolkata	436	
pohang	Pohang	KR		36.02	129.37	Asia/Seoul	435	
valparaiso	Valparaiso	CL		-33.05	-71.62	America/Santiago	435	
stamford	Stamford	US	CT	41.05	-73.54	America/New_York	435	
san-juan-ar	San Juan	AR		-31.55	-68.52	America/Argentina/San_Juan	434	
macapa	Macapá	BR		0.03	-51.05	America/Belem	434	
katsina	Katsina	NG		12.99	7.60	Africa/Lagos	432	
aurora	Aurora	US	CO	39.70	-104.81	America/Denver	432	
sanliurfa	Sanliurfa	TR		37.17	38.79	Europe/Istanbul	431	
gold-coast	Gold Coast	AU		-28.08	153.45	Australia/Brisbane	430	
bologna	Bologna	IT		44.50	11.34	Europe/Rome	430	
likasi	Likasi	CD		-10.97	26.78	Africa/Lubumbashi	428	
colorado-springs	Colorado Springs	US	CO	38.86	-104.79	America/Denver	427	
bryansk	Bryansk	RU		53.26	34.43	Europe/Moscow	427	
an-nasiriyah	An Nasiriyah	IQ		31.04	46.27	Asia/Baghdad	426	
bytom	Bytom	PL		50.35	18.91	Europe/Warsaw	426	
chaozhou	Chaozhou	CN		23.68	116.63	Asia/Shanghai	425	
gaya	Gaya	IN		24.80	85.00	Asia/Kolkata	424	
arak-dz	Arak	DZ		25.28	3.75	Africa/Algiers	423	
hisar	Hisar	IN		29.17	75.73	Asia/Kolkata	423	
freetown	Freetown	SL		8.47	-13.23	Africa/Freetown	420	c
bratislava	Bratislava	SK		48.15	17.12	Europe/Bratislava	399	c
bissau	Bissau	GW		11.87	-15.60	Africa/Bissau	396	c
port-louis	Port Louis	MU		-20.17	57.50	Indian/Mauritius	372	c
tallinn	Tallinn	EE		59.43	24.73	Europe/Tallinn	367	c
manama	Manama	BH		26.24	50.58	Asia/Bahrain	361	c
nantes	Nantes	FR		47.21	-1.59	Europe/Paris	358	
strasbourg	Strasbourg	FR		48.58	7.75	Europe/Paris	357	
astana	Astana	KZ		51.18	71.43	Asia/Almaty	335	c
bujumbura	Bujumbura	BI		-3.38	29.36	Africa/Bujumbura	332	c
pristina	Pristina	XK		42.67	21.17	Europe/Belgrade	332	c
palma	Palma	ES		39.57	2.65	Europe/Madrid	320	
new-delhi	New Delhi	IN		28.60	77.20	Asia/Kolkata	318	c
granada	Granada	ES		37.16	-3.59	Europe/Madrid	313	
verona	Verona	IT		45.44	10.99	Europe/Rome	300	
wellington	Wellington	NZ		-41.30	174.78	Pacific/Auckland	296	c
christchurch	Christchurch	NZ		-43.54	172.63	Pacific/Auckland	295	
halifax	Halifax	CA		44.65	-63.60	America/Halifax	291	
heidelberg	Heidelberg	DE		49.42	8.70	Europe/Berlin	285	
ljubljana	Ljubljana	SI		46.06	14.51	Europe/Ljubljana	285	c
canberra	Canberra	AU		-35.28	149.13	Australia/Sydney	281	c
venice	Venice	IT		45.44	12.33	Europe/Rome	271	
victoria	Victoria	CA		48.43	-123.35	America/Vancouver	270	
port-moresby	Port Moresby	PG		-9.46	147.19	Pacific/Port_Moresby	267	c
porto-novo	Porto-Novo	BJ		6.48	2.62	Africa/Porto-Novo	267	c
windhoek	Windhoek	NA		-22.57	17.08	Africa/Windhoek	265	c
reno	Reno	US	NV	39.53	-119.82	America/Los_Angeles	265	
anchorage	Anchorage	US	AK	61.22	-149.90	America/Anchorage	252	
georgetown	Georgetown	GY		6.80	-58.17	America/Guyana	250	c
graz	Graz	AT		47.08	15.41	Europe/Vienna	243	
maseru	Maseru	LS		-29.32	27.48	Africa/Maseru	240	c
paramaribo	Paramaribo	SR		5.84	-55.17	America/Paramaribo	239	c
freiburg	Freiburg	DE		48.00	7.87	Europe/Berlin	235	
arhus	Århus	DK		56.16	10.21	Europe/Copenhagen	232	
tampere	Tampere	FI		61.50	23.75	Europe/Helsinki	231	
bandar-seri-begawan	Bandar Seri Begawan	BN		4.88	114.93	Asia/Brunei	218	c
colombo	Colombo	LK		6.93	79.86	Asia/Colombo	217	c
dili	Dili	TL		-8.56	125.58	Asia/Dili	214	c
trieste	Trieste	IT		45.65	13.80	Europe/Rome	214	
nicosia	Nicosia	CY		35.17	33.37	Asia/Nicosia	212	c
yamoussoukro	Yamoussoukro	CI		6.82	-5.28	Africa/Abidjan	201	c
bergen	Bergen	NO		60.39	5.32	Europe/Oslo	200	
dodoma	Dodoma	TZ		-6.18	35.75	Africa/Dar_es_Salaam	199	c
bern	Bern	CH		46.92	7.47	Europe/Zurich	198	c
santander	Santander	ES		43.38	-3.80	Europe/Madrid	196	
split	Split	HR		43.52	16.47	Europe/Zagreb	196	
nassau	Nassau	BS		25.08	-77.35	America/Nassau	194	c
lausanne	Lausanne	CH		46.53	6.65	Europe/Zurich	191	
valletta	Valletta	MT		35.90	14.51	Europe/Malta	188	c
gaborone	Gaborone	BW		-24.65	25.91	Africa/Gaborone	184	c
salzburg	Salzburg	AT		47.81	13.04	Europe/Vienna	178	
turku	Turku	FI		60.45	22.25	Europe/Helsinki	175	
oxford	Oxford	GB		51.77	-1.25	Europe/London	174	
port-of-spain	Port-of-Spain	TT		10.65	-61.52	America/Port_of_Spain	172	c
cork	Cork	IE		51.90	-8.50	Europe/Dublin	163	
malabo	Malabo	GQ		3.75	8.78	Africa/Malabo	156	c
savannah	Savannah	US	GA	32.02	-81.11	America/New_York	156	
funchal	Funchal	PT		32.65	-16.88	Atlantic/Madeira	153	
odense	Odense	DK		55.40	10.38	Europe/Copenhagen	152	
york	York	GB		53.97	-1.08	Europe/London	152	
willemstad	Willemstad	CW		12.20	-69.02	America/Curacao	147	c
pisa	Pisa	IT		43.72	10.40	Europe/Rome	147	
trondheim	Trondheim	NO		63.42	10.42	Europe/Oslo	144	
bridgetown	Bridgetown	BB		13.10	-59.62	America/Barbados	144	c
podgorica	Podgorica	ME		42.47	19.27	Europe/Podgorica	141	c
reykjavik	Reykjavík	IS		64.15	-21.95	Atlantic/Reykjavik	140	c
stavanger	Stavanger	NO		58.97	5.68	Europe/Oslo	137	
heraklion	Heraklion	GR		35.33	25.13	Europe/Athens	134	
innsbruck	Innsbruck	AT		47.28	11.41	Europe/Vienna	134	
cairns	Cairns	AU		-16.89	145.76	Australia/Brisbane	132	
suva	Suva	FJ		-18.13	178.44	Pacific/Fiji	132	c
bruges	Bruges	BE		51.22	3.23	Europe/Brussels	132	
cambridge	Cambridge	GB		52.20	0.12	Europe/London	128	
maastricht	Maastricht	NL		50.85	5.68	Europe/Amsterdam	122	
juba	Juba	SS		4.83	31.58	Africa/Juba	112	c
male	Malé	MV		4.17	73.50	Indian/Maldives	108	c
boulder	Boulder	US	CO	40.04	-105.25	America/Denver	107	
gibraltar	Gibraltar	GI		36.13	-5.38	Europe/Gibraltar	107	c
punta-arenas	Punta Arenas	CL		-53.16	-70.94	America/Santiago	106	
praia	Praia	CV		14.92	-23.52	Atlantic/Cape_Verde	101	c
coimbra	Coimbra	PT		40.20	-8.42	Europe/Lisbon	98	
bath	Bath	GB		51.38	-2.35	Europe/London	93	
dunedin	Dunedin	NZ		-45.88	170.48	Pacific/Auckland	92	
luxembourg	Luxembourg	LU		49.61	6.13	Europe/Luxembourg	92	c
noumea	Noumea	NC		-22.26	166.44	Pacific/Noumea	90	c
biarritz	Biarritz	FR		43.47	-1.56	Europe/Paris	89	
thimphu	Thimphu	BT		27.47	89.64	Asia/Thimphu	89	c
moroni	Moroni	KM		-11.70	43.24	Indian/Comoro	86	c
mbabane	Mbabane	SZ		-26.32	31.13	Africa/Mbabane	83	c
darwin	Darwin	AU		-12.43	130.85	Australia/Darwin	83	
santa-fe	Santa Fe	US	NM	35.69	-105.94	America/Denver	81	
papeete	Papeete	PF		-17.53	-149.57	Pacific/Tahiti	79	c
galway	Galway	IE		53.27	-9.05	Europe/Dublin	73	
sao-tome	Sao Tome	ST		0.33	6.73	Africa/Sao_Tome	72	c
honiara	Honiara	SB		-9.44	159.95	Pacific/Guadalcanal	66	c
hobart	Hobart	AU		-42.85	147.30	Australia/Hobart	64	
oranjestad	Oranjestad	AW		12.53	-70.03	America/Aruba	51	c
ushuaia	Ushuaia	AR		-54.79	-68.31	America/Argentina/Ushuaia	50	
apia	Apia	WS		-13.84	-171.74	Pacific/Apia	50	c
tromso	Tromsø	NO		69.64	18.99	Europe/Oslo	49	
siena	Siena	IT		43.32	11.35	Europe/Rome	49	
fairbanks	Fairbanks	US	AK	64.84	-147.71	America/Anchorage	44	
inverness	Inverness	GB		57.47	-4.23	Europe/London	43	
ponta-delgada	Ponta Delgada	PT		37.75	-25.67	Atlantic/Azores	41	
port-vila	Port Vila	VU		-17.73	168.32	Pacific/Efate	40	c
banjul	Banjul	GM		13.45	-16.59	Africa/Banjul	39	c
andorra-la-vella	Andorra la Vella	AD		42.50	1.52	Europe/Andorra	38	c
kingstown	Kingstown	VC		13.15	-61.21	America/St_Vincent	37	c
monaco	Monaco	MC		43.74	7.41	Europe/Paris	36	c
knysna	Knysna	ZA		-34.03	23.03	Africa/Johannesburg	34	
nukualofa	Nukuʻalofa	TO		-21.14	-175.22	Pacific/Tongatapu	33	c
hamilton-bm	Hamilton	BM		32.29	-64.78	Atlantic/Bermuda	33	c
dubrovnik	Dubrovnik	HR		42.66	18.09	Europe/Zagreb	33	
faro	Faro	PT		37.02	-7.93	Europe/Lisbon	31	
saint-georges	Saint George's	GD		12.05	-61.74	America/Grenada	31	c
rovaniemi	Rovaniemi	FI		66.50	25.72	Europe/Helsinki	30	
saint-johns	Saint John's	AG		17.12	-61.85	America/Antigua	30	c
san-marino	San Marino	SM		43.92	12.47	Europe/San_Marino	29	c
victoria-sc	Victoria	SC		-4.62	55.45	Indian/Mahe	28	c
key-west	Key West	US	FL	24.56	-81.78	America/New_York	27	
alice-springs	Alice Springs	AU		-23.70	133.88	Australia/Darwin	27	
juneau	Juneau	US	AK	58.31	-134.42	America/Juneau	26	
tarawa	Tarawa	KI		1.34	173.02	Pacific/Tarawa	26	c
castries	Castries	LC		14.00	-61.00	America/St_Lucia	24	c
whitehorse	Whitehorse	CA		60.72	-135.05	America/Whitehorse	23	
majuro	Majuro	MH		7.10	171.38	Pacific/Majuro	23	c
visby	Visby	SE		57.63	18.30	Europe/Stockholm	22	
vaduz	Vaduz	LI		47.13	9.52	Europe/Vaduz	21	c
roseau	Roseau	DM		15.30	-61.39	America/Dominica	20	c
basseterre	Basseterre	KN		17.30	-62.72	America/St_Kitts	19	c
yellowknife	Yellowknife	CA		62.44	-114.40	America/Yellowknife	19	
nuuk	Nuuk	GL		64.20	-51.73	America/Godthab	15	c
torshavn	Tórshavn	FO		62.03	-6.82	Atlantic/Faroe	14	c
belmopan	Belmopan	BZ		17.25	-88.77	America/Belize	14	c
kiruna	Kiruna	SE		67.85	20.22	Europe/Stockholm	13	
melekeok	Melekeok	PW		7.49	134.63	Pacific/Palau	7	c
iqaluit	Iqaluit	CA		63.75	-68.50	America/Iqaluit	6	
queenstown	Queenstown	NZ		-45.03	168.66	Pacific/Auckland	5	
funafuti	Funafuti	TV		-8.52	179.22	Pacific/Funafuti	5	c
palikir	Palikir	FM		6.92	158.15	Pacific/Pohnpei	5	c
stanley	Stanley	FK		-51.70	-57.85	Atlantic/Stanley	2	
longyearbyen	Longyearbyen	SJ		78.22	15.55	Arctic/Longyearbyen	1	
vatican-city	Vatican City	VA		41.90	12.45	Europe/Rome	1	c`;
