/** Arabic names by slug. Other spellings are listed only if they differ in more than hamza, ة or ى. */
export const arabicNames = `tokyo طوكيو
mumbai مومباي|بومباي
mexico-city مكسيكو سيتي|مدينة مكسيكو|مكسيكو
shanghai شنغهاي|شانغهاي
sao-paulo ساو باولو
new-york نيويورك
karachi كراتشي
buenos-aires بوينس آيرس|بوينس ايرس
delhi دلهي
new-delhi نيودلهي
moscow موسكو
istanbul إسطنبول|اسطنبول|إستانبول
dhaka دكا
seoul سيول|سول
kolkata كلكتا|كولكاتا
beijing بكين|بيجين
jakarta جاكرتا
los-angeles لوس أنجلوس|لوس انجليس
london لندن
tehran طهران
lima ليما
manila مانيلا
bogota بوغوتا
osaka أوساكا
rio-de-janeiro ريو دي جانيرو|ريو
kinshasa كينشاسا
lahore لاهور
guangzhou غوانزو|قوانغتشو
bengaluru بنغالور|بنغالورو
chicago شيكاغو
bangkok بانكوك
hong-kong هونغ كونغ|هونج كونج
chennai تشيناي
wuhan ووهان
sydney سيدني
hyderabad حيدر آباد|حيدر أباد
paris باريس
melbourne ملبورن
taipei تايبيه|تايبي
lagos لاغوس
toronto تورونتو
ahmedabad أحمد آباد
ho-chi-minh-city مدينة هو تشي منه|هو تشي منه
singapore سنغافورة
houston هيوستن
st-petersburg سانت بطرسبرغ|سان بطرسبرغ
yokohama يوكوهاما
rangoon يانغون|رانغون
luanda لواندا
ankara أنقرة
philadelphia فيلادلفيا
abidjan أبيدجان
busan بوسان
khartoum الخرطوم
barcelona برشلونة
berlin برلين
kabul كابل|كابول
brasilia برازيليا
montreal مونتريال
dallas دالاس
miami ميامي
addis-ababa أديس أبابا
hanoi هانوي
pyongyang بيونغ يانغ
santiago سانتياغو
nairobi نيروبي
cape-town كيب تاون
jaipur جايبور
dar-es-salaam دار السلام
madrid مدريد
johannesburg جوهانسبرغ
durban ديربان
nagoya ناغويا
medellin ميديلين
surabaya سورابايا
dakar داكار
boston بوسطن
detroit ديترويت
atlanta أتلانتا
izmir إزمير
washington واشنطن
giza الجيزة
phoenix فينيكس
caracas كاراكاس
mashhad مشهد
brooklyn بروكلين
manhattan مانهاتن
sapporo سابورو
kyiv كييف
milan ميلانو
fukuoka فوكوكا|فوكوؤكا
san-francisco سان فرانسيسكو
havana هافانا
tashkent طشقند
vienna فيينا
bandung باندونغ
accra أكرا
baku باكو
athens أثينا
san-diego سان دييغو
denver دنفر
sanaa صنعاء
bucharest بوخارست
seattle سياتل
frankfurt فرانكفورت
stuttgart شتوتغارت
hamburg هامبورغ
tel-aviv-yafo تل أبيب
warsaw وارسو
minsk مينسك
rome روما
rabat الرباط
budapest بودابست
lisbon لشبونة
birmingham برمنغهام
kyoto كيوتو
naples نابولي
port-au-prince بورت أو برانس
hiroshima هيروشيما
isfahan أصفهان
harare هراري
quito كيتو
antananarivo أنتاناناريفو
phnom-penh بنوم بنه
vancouver فانكوفر
kuala-lumpur كوالالمبور|كوالا لمبور
san-juan سان خوان
bursa بورصة|بورصا
ad-damman الدمام
bamako باماكو
brisbane بريزبان|بريزبن
kampala كمبالا
brussels بروكسل|بروكسيل
pretoria بريتوريا
mannheim مانهايم
yaounde ياوندي
maputo مابوتو
manchester مانشستر
tabriz تبريز
lusaka لوساكا
brazzaville برازافيل
munich ميونخ|ميونيخ
peshawar بيشاور
stockholm ستوكهولم
turin تورينو
adana أضنة
shiraz شيراز
mosul الموصل
tripoli طرابلس
tripoli-lb طرابلس
perth بيرث
la-paz لاباز
omdurman أم درمان
lome لومي
belgrade بلغراد
yerevan يريفان
copenhagen كوبنهاغن
santo-domingo سانتو دومينغو
kuwait-city الكويت|مدينة الكويت
tbilisi تبليسي
sofia صوفيا
dublin دبلن
guatemala-city غواتيمالا
ouagadougou واغادوغو
mogadishu مقديشو
ottawa أوتاوا
asuncion أسونسيون
managua ماناغوا
monrovia مونروفيا
tegucigalpa تيغوسيغالبا
kathmandu كاتماندو
amsterdam أمستردام
dushanbe دوشنبه
abuja أبوجا
panama-city بنما سيتي|مدينة بنما
helsinki هلسنكي
ndjamena نجامينا|انجمينا
niamey نيامي
ulaanbaatar أولان باتور
bishkek بيشكيك
kigali كيغالي
kingston كينغستون
djibouti جيبوتي
montevideo مونتيفيديو
bangui بانغي
riga ريغا
san-salvador سان سلفادور
zagreb زغرب
oslo أوسلو
nouakchott نواكشوط
islamabad إسلام آباد|إسلام أباد
sarajevo سراييفو
vientiane فيانتيان
chisinau كيشيناو|تشيسيناو
tirana تيرانا
ashgabat عشق آباد
lilongwe ليلونغوي
san-jose-cr سان خوسيه
asmara أسمرة|أسمرا
prague براغ
macau ماكاو
naypyidaw نايبيداو
libreville ليبرفيل
vilnius فيلنيوس
skopje سكوبيه|سكوبيا
freetown فريتاون
bratislava براتيسلافا
bissau بيساو
port-louis بورت لويس
tallinn تالين
manama المنامة
astana أستانا|آستانة
bujumbura بوجمبورا
pristina بريشتينا
wellington ويلينغتون|ولينغتون
ljubljana ليوبليانا
canberra كانبرا
port-moresby بورت مورسبي
porto-novo بورتو نوفو
windhoek ويندهوك
georgetown جورج تاون
maseru ماسيرو
paramaribo باراماريبو
bandar-seri-begawan بندر سري بكاوان
colombo كولومبو
dili ديلي
nicosia نيقوسيا
dodoma دودوما
bern برن|بيرن
nassau ناساو
valletta فاليتا
gaborone غابورون
malabo مالابو
bridgetown بريدج تاون
podgorica بودغوريتسا
reykjavik ريكيافيك
suva سوفا
juba جوبا
male ماليه
gibraltar جبل طارق
praia برايا
luxembourg لوكسمبورغ
thimphu تيمفو
moroni موروني
monaco موناكو
san-marino سان مارينو
vaduz فادوز
vatican-city الفاتيكان|مدينة الفاتيكان
andorra-la-vella أندورا لا فيلا
nuuk نوك
st-louis سانت لويس
las-vegas لاس فيغاس
new-orleans نيو أورلينز
orlando أورلاندو
tampa تامبا
san-antonio سان أنطونيو
austin أوستن
portland بورتلاند
nashville ناشفيل
memphis ممفيس
cleveland كليفلاند
baltimore بالتيمور
pittsburgh بيتسبرغ
minneapolis مينيابوليس
honolulu هونولولو
salt-lake-city سولت ليك سيتي
sacramento ساكرامنتو
san-jose سان خوسيه|سان هوزيه
columbus كولومبوس
indianapolis إنديانابوليس
milwaukee ميلووكي
charlotte شارلوت
jacksonville جاكسونفيل
buffalo بافالو|بوفالو
anchorage أنكوراج|أنكوريج
calgary كالغاري
edmonton إدمونتون
winnipeg وينيبيغ
quebec كيبك|مدينة كيبك
halifax هاليفاكس
cancun كانكون
guadalajara غوادالاخارا
monterrey مونتيري
tijuana تيخوانا
acapulco أكابولكو
salvador سلفادور
recife ريسيفي
fortaleza فورتاليزا
manaus ماناوس
belo-horizonte بيلو هوريزونتي
porto-alegre بورتو أليغري
curitiba كوريتيبا
cusco كوسكو
guayaquil غواياكيل
cali كالي
cartagena كارتاخينا
rosario روساريو
mendoza مندوزا
cologne كولونيا|كولن
dusseldorf دوسلدورف
dortmund دورتموند
essen إيسن
bremen بريمن
hannover هانوفر
nurnberg نورمبرغ|نورنبرغ
leipzig لايبزيغ
dresden درسدن|دريسدن
duisburg دويسبورغ
bonn بون
heidelberg هايدلبرغ
karlsruhe كارلسروه
augsburg أوغسبورغ
mainz ماينتس
kiel كيل
freiburg فرايبورغ
aachen آخن
wiesbaden فيسبادن
salzburg سالزبورغ
innsbruck إنسبروك
graz غراتس
linz لينز|لينتس
zurich زيورخ|زيوريخ
geneva جنيف
basel بازل
lausanne لوزان
luzern لوسيرن
antwerpen أنتويرب
gent غنت
bruges بروج
liege لييج
the-hague لاهاي
rotterdam روتردام
utrecht أوتريخت
eindhoven آيندهوفن
marseille مارسيليا|مرسيليا
lyon ليون
toulouse تولوز
nice نيس
bordeaux بوردو
nantes نانت
strasbourg ستراسبورغ
lille ليل
montpellier مونبلييه
rennes رين
grenoble غرونوبل
cannes كان
valencia-es فالنسيا|بلنسية
seville إشبيلية
zaragoza سرقسطة
malaga مالقة|ملقة
murcia مرسية
bilbao بلباو|بيلباو
granada غرناطة
cordoba-es قرطبة
alicante أليكانتي|لقنت
valladolid بلد الوليد
palma بالما|بالما دي مايوركا|مايوركا
toledo-es طليطلة
almeria ألمرية
cadiz-es قادس
marbella ماربيا|ماربيلا
salamanca-es سالامانكا
vigo فيغو
santa-cruz-de-tenerife سانتا كروز دي تينيريفي|تينيريفي
venice البندقية|فينيسيا
florence فلورنسا
genoa جنوة|جنوا
bologna بولونيا
verona فيرونا
palermo باليرمو
catania كاتانيا
bari باري
pisa بيزا
trieste ترييستي
siracusa سرقوسة
padova بادوفا
cagliari كالياري
rimini ريميني
parma بارما
porto بورتو
funchal فونشال|ماديرا
liverpool ليفربول
leeds ليدز
glasgow غلاسكو
edinburgh إدنبرة
cardiff كارديف
bristol بريستول
sheffield شيفيلد
newcastle-gb نيوكاسل
nottingham نوتنغهام
leicester ليستر
oxford أكسفورد|أوكسفورد
cambridge كامبريدج
southampton ساوثهامبتون
brighton برايتون
aberdeen أبردين
belfast بلفاست
cork كورك
galway غالواي
krakow كراكوف
gdansk غدانسك
wroclaw فروتسواف
lodz وودج|لودز
poznan بوزنان
brno برنو
split سبليت
dubrovnik دوبروفنيك
thessaloniki سالونيك|ثيسالونيكي
heraklion هيراكليون
rodos رودس
odessa أوديسا
kharkiv خاركيف
lvov لفيف
donetsk دونيتسك
mariupol ماريوبول
sevastopol سيفاستوبول
kazan قازان|كازان
sochi سوتشي
yekaterinburg يكاترينبورغ
novosibirsk نوفوسيبيرسك
volgograd فولغوغراد
vladivostok فلاديفوستوك
groznyy غروزني
gothenburg غوتنبرغ|يوتوبوري
malmo مالمو
uppsala أوبسالا
bergen بيرغن
trondheim تروندهايم
tromso ترومسو
arhus آرهوس
odense أودنسه
tampere تامبيري
turku توركو
varna فارنا
plovdiv بلوفديف
antalya أنطاليا
konya قونية|قونيا
gaziantep غازي عنتاب
icel مرسين
diyarbakir ديار بكر
kayseri قيصري|قيصرية
samsun سامسون
trabzon طرابزون
eskisehir إسكي شهير
sanliurfa شانلي أورفا|أورفا
alanya ألانيا
edirne أدرنة
van وان|فان
antakya أنطاكية
denizli دنيزلي
kobe كوبه|كوبي
sendai سنداي
nagasaki ناغاساكي
naha ناها
shenzhen شنجن|شنتشن
tianjin تيانجين
chongqing تشونغتشينغ
chengdu تشنغدو
nanjing نانجينغ
hangzhou هانغتشو
xian شيان
urumqi أورومتشي
lhasa لاسا
almaty ألماتي|ألما آتا
samarqand سمرقند
bukhara بخارى
incheon إنتشون|إنشيون
daegu دايغو
pune بونا|بونه
agra أغرا|آغرا
amritsar أمريتسار
varanasi فاراناسي
kochi كوتشي
srinagar سريناغار
jodhpur جودبور
lucknow لكناو|لكهنؤ
rawalpindi روالبندي
multan ملتان
faisalabad فيصل آباد
quetta كويتا
kandahar قندهار
herat هرات
mazar-e-sharif مزار شريف
qom قم
ahvaz الأهواز
phuket بوكيت
pattaya باتايا
chiang-mai شيانغ ماي
denpasar دينباسار|بالي
medan ميدان
yogyakarta يوجياكرتا
george-town جورج تاون|بينانغ
johor-bahru جوهور باهرو
malacca ملقا
cebu سيبو
davao دافاو
da-nang دا نانغ
auckland أوكلاند
christchurch كرايستشيرش
adelaide أديلايد
darwin داروين
hobart هوبارت
cairns كيرنز
gold-coast غولد كوست
luxor الأقصر
aswan أسوان
suez السويس
ismailia الإسماعيلية
bur-said بورسعيد|بور سعيد
el-mansura المنصورة
tanda طنطا
al-mahallah-al-kubra المحلة الكبرى
asyut أسيوط
al-fayyum الفيوم
zagazig الزقازيق
sohag سوهاج
qina قنا
al-minya المنيا
damanhur دمنهور
halwan حلوان
kafr-ad-dawwar كفر الدوار
new-cairo القاهرة الجديدة
hurghada الغردقة
damietta دمياط
banha بنها
arish العريش
bani-suwayf بني سويف
at-taif الطائف
tabuk تبوك
buraydah بريدة
khamis-mushait خميس مشيط
hafar-al-batin حفر الباطن
hail حائل
najran نجران
al-jubayl الجبيل
abha أبها
yanbu ينبع
khobar الخبر
al-hufuf الهفوف
al-mubarraz المبرز
al-kharj الخرج
jizan جازان|جيزان
arar عرعر
sakakah سكاكا
al-qatif القطيف
dhahran الظهران
al-bahah الباحة
sharjah الشارقة
ajman-city عجمان
ras-al-khaimah-city رأس الخيمة
al-fujairah-city الفجيرة
umm-al-quwain-city أم القيوين
al-ain-city العين
ar-rayyan الريان
al-ahmadi الأحمدي
hawalli حولي
al-muharraq المحرق
ar-rifa الرفاع
salalah صلالة
sohar صحار
seeb السيب
nizwa نزوى
sur صور
ibri عبري
bawshar بوشر
al-buraymi البريمي
rustaq الرستاق
irbid إربد
az-zarqa الزرقاء
aqaba العقبة
russeifa الرصيفة
ajlun عجلون
madaba مأدبا
sidon صيدا
tyre صور
jounieh جونية
zahle زحلة
nabatiye-et-tahta النبطية
hims حمص
hamah حماة
latakia اللاذقية
al-ladhiqiyah اللاذقية
deir-ez-zor دير الزور
ar-raqqah الرقة
al-hasakah الحسكة
idlib إدلب
irbil أربيل
kirkuk كركوك
karbala كربلاء
an-najaf النجف
as-sulaymaniyah السليمانية
al-hillah-iq الحلة
an-nasiriyah الناصرية
al-amarah العمارة
ad-diwaniyah الديوانية
al-kut الكوت
dahuk دهوك
dihok دهوك
ramadi الرمادي
abu-ghurayb أبو غريب
samarra سامراء
al-fallujah الفلوجة
gaza غزة
hebron الخليل
nablus نابلس
khan-yunis خان يونس
rafah رفح
jabalya جباليا
dayr-al-balah دير البلح
haifa حيفا
nazareth الناصرة
beersheba بئر السبع
aden عدن
taizz تعز
al-hudaydah الحديدة
mukalla المكلا
ibb إب
misratah مصراتة
banghazi بنغازي
az-zawiyah الزاوية
zawiya الزاوية
al-khums الخمس
sabha سبها
sirte سرت
tobruk طبرق
ajdabiya أجدابيا
zliten زليتن
sabratah صبراتة
tarhuna ترهونة
sfax صفاقس
sousse سوسة
kairouan القيروان
bizerte بنزرت
gabes قابس
ariana أريانة
monastir المنستير
gafsa قفصة
houmt-el-souk حومة السوق|جربة
tangier طنجة
agadir أكادير|أغادير
meknes مكناس
oujda-angad وجدة
kenitra القنيطرة
tetouan تطوان
sale سلا
safi آسفي
temara تمارة
al-hoceima الحسيمة
mohammedia المحمدية
el-jadid الجديدة
nador الناظور
beni-mellal بني ملال
essaouira الصويرة
ouarzazat ورزازات
laayoune العيون
oran وهران
constantine قسنطينة
annaba عنابة
setif سطيف
batna باتنة
biskra بسكرة
tebessa تبسة
chlef الشلف
blida البليدة
bejaia بجاية
tlemcen تلمسان
boumerdas بومرداس
ghardaia غرداية
ouargla ورقلة
bechar بشار
skikda سكيكدة
mostaganem مستغانم
sidi-bel-abbes سيدي بلعباس
djelfa الجلفة
bab-ezzouar باب الزوار
nouadhibou نواذيبو
port-sudan بورتسودان
nyala نيالا
kassala كسلا
el-obeid الأبيض
al-qadarif القضارف
el-fasher الفاشر
wad-medani ود مدني
kosti كوستي
hargeysa هرجيسا
zanzibar زنجبار
mombasa مومباسا
kano كانو
conakry كوناكري
sao-tome ساو تومي
port-of-spain بورت أوف سبين
yamoussoukro ياموسوكرو
noumea نوميا
papeete بابيتي|تاهيتي
honiara هونيارا
apia آبيا
port-vila بورت فيلا
banjul بانجول
mbabane مبابان
nukualofa نوكوالوفا
castries كاستريس
roseau روسو
kingstown كينغستاون
basseterre باستير
belmopan بلموبان
majuro ماجورو
funafuti فونافوتي
palikir باليكير
tarawa تاراوا
torshavn تورشافن
willemstad ويلمستاد
victoria-sc فيكتوريا
saint-georges سانت جورجز
saint-johns سانت جونز
oranjestad أورانجستاد
hamilton-bm هاميلتون
samara سامارا
omsk أومسك
perm بيرم
ufa أوفا
rostov روستوف|روستوف نا دونو
chelyabinsk تشيليابينسك
nizhny-novgorod نيجني نوفغورود
saratov ساراتوف
soweto سويتو
the-bronx برونكس
queens كوينز
fort-lauderdale فورت لودرديل
albuquerque ألباكركي
cincinnati سينسيناتي
oakland أوكلاند
kansas-city كانساس سيتي
dnipropetrovsk دنيبرو
kaohsiung كاوهسيونغ
taichung تايتشونغ
tainan تاينان
campinas كامبيناس
santos سانتوس
belem بيليم
katowice كاتوفيتشي
natal ناتال
goiania غويانيا
arequipa أريكيبا
haiphong هاي فونغ
mandalay ماندالاي
cochabamba كوتشابامبا
puebla بويبلا
merida ميريدا
maracaibo ماراكايبو
barranquilla بارانكيا
chittagong شيتاغونغ
lubumbashi لوبومباشي
douala دوالا
kumasi كوماسي
ibadan إبادان
kaduna كادونا
batam باتام
ujungpandang ماكاسار
cotonou كوتونو
ft-worth فورت وورث
raleigh رالي
santa-cruz سانتا كروز
quezon-city كويزون سيتي
chihuahua تشيواوا
newcastle نيوكاسل
kawasaki كاواساكي
cordoba كوردوبا
reims ريمس|رانس
le-havre لوهافر
toulon تولون
saint-etienne سانت إتيان
dijon ديجون
angers أنجيه
nimes نيم
brest-fr بريست
metz ميتز
nancy نانسي
rouen روان
orleans أورليان
tours تور
avignon أفينيون
aix-en-provence إيكس أون بروفانس
perpignan بربينيان
ajaccio أجاكسيو
bochum بوخوم
bielefeld بيليفيلد
wuppertal فوبرتال
munster مونستر
gelsenkirchen غيلسنكيرشن
chemnitz كيمنتس
magdeburg ماغديبورغ
erfurt إرفورت
rostock روستوك
kassel كاسل
halle-saale هاله
braunschweig براونشفايغ
lubeck لوبيك
potsdam بوتسدام
ulm أولم
regensburg ريغنسبورغ
wurzburg فورتسبورغ
trier ترير
koblenz كوبلنتس
saarbrucken زاربروكن
monchengladbach مونشنغلادباخ
gijon خيخون
santander سانتاندير
las-palmas-de-gran-canaria لاس بالماس
pamplona بامبلونا
oviedo أوفييدو
a-coruna لا كورونيا
elche إلتشي
cartagena-es قرطاجنة
tarragona تاراغونا
girona جيرونا
burgos بورغوس
jerez-de-la-frontera شريش
brescia بريشيا
modena مودينا
messina مسينا
perugia بيروجا
ravenna رافينا
livorno ليفورنو
taranto تارانتو
bergamo بيرغامو
trento ترينتو
bolzano بولزانو
salerno ساليرنو
lecce ليتشي
gdynia غدينيا
szczecin شتشيتسين
lublin لوبلين
torun تورون
bydgoszcz بيدغوشتش
czestochowa تشيستوخوفا
bia-ystok بياويستوك
zaporizhzhya زابوريجيا
kherson خيرسون
murmansk مورمانسك
irkutsk إيركوتسك
yakutsk ياكوتسك
longyearbyen لونغياربين
stavanger ستافانغر
rovaniemi روفانييمي
ushuaia أوشوايا
york يورك
bath باث
plymouth بليموث
coventry كوفنتري
portsmouth بورتسموث
inverness إنفرنيس
maastricht ماستريخت
groningen خرونينغن`;
