import { foldName } from '#app/domain/search/suggest-index.ts';
import type { z } from 'zod';
import { addressedVerticals, routeName } from '#app/domain/catalogue/addresses.ts';
import { readHeadTags } from './head-tags.server.ts';
import type { PageKind } from '#app/domain/layout.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { fontRoles, type Background, type LightSettings, type SiteSettings } from '#app/domain/settings.ts';
import {
  adsPolicy,
  adsTxt,
  buttonLabel,
  color,
  consentSource,
  count,
  currency,
  digits,
  email,
  flag,
  fontAddress,
  fontName,
  forecastContact,
  forecastProvider,
  forecastUnits,
  frameAncestors,
  frameHosts,
  headingText,
  headTags,
  httpsBase,
  languageTags,
  length,
  optionalColor,
  optionalHttps,
  optionalPicture,
  plainText,
  robotsRules,
  scriptAttributes,
  securityContacts,
  shareText,
  shortName,
  shortText,
  siteFiles,
  synonyms,
  tcfPurposes,
  theme,
  timeZone,
  verticalId,
  verticalIds,
} from './values.server.ts';

/** One setting an operator can give, with its default. */
export interface SettingDefinition<Value = unknown> {
  key: string;
  schema: z.ZodType<Value>;
  default: Value;
  description: string;
}

/** A setting whose value was refused. */
export interface SettingFault {
  key: string;
  allowed: string;
}

const table = new Map<string, SettingDefinition>();

/** Adds a setting to the table and returns the function that reads it from a bundle's settings. */
function define<Value>(
  key: string,
  schema: z.ZodType<Value>,
  defaultValue: Value,
  description: string,
): Reader<Value> {
  table.set(key, { key, schema, default: defaultValue, description });
  return (flat) => {
    const value = ownValue(flat, key);
    if (value === undefined) return defaultValue;
    const result = schema.safeParse(value);
    return result.success ? result.data : defaultValue;
  };
}

/** Settings in the bundle's format: names with values. */
export type FlatSettings = Readonly<Record<string, unknown>>;

/** Reads a part of the settings. */
type Reader<Value> = (flat: FlatSettings) => Value;

/** Reads several parts into one object. */
function group<Values extends object>(readers: {
  [Name in keyof Values]: Reader<Values[Name]>;
}): Reader<Values> {
  const entries = Object.entries<Reader<unknown>>(readers);
  return (flat) => Object.fromEntries(entries.map(([name, read]) => [name, read(flat)])) as Values;
}

function map<Value, Result>(read: Reader<Value>, change: (value: Value) => Result): Reader<Result> {
  return (flat) => change(read(flat));
}

function defineResponsive<Value>(key: string, schema: z.ZodType<Value>, value: Value, description: string) {
  const mobile = define(`${key}.mobile`, schema, value, `${description}, below 768 px`);
  const desktop = define(`${key}.desktop`, schema, value, `${description}, from 768 px`);
  return group({ mobile, desktop });
}

function defineBackground(prefix: string, colorText: string, imageText: string): Reader<Background> {
  return group({
    color: defineResponsive(`${prefix}.color`, optionalColor, '', colorText),
    image: defineResponsive(`${prefix}.image`, optionalPicture, '', imageText),
  });
}

/** Backgrounds of the page kinds that have their own, in one theme. */
function definePageBackgrounds(prefix: string, where: string): Reader<SiteSettings['pageBackgrounds']> {
  const definePageBackground = (kind: PageKind) =>
    defineBackground(
      `${prefix}.${kind}`,
      `Background colour of ${kind} pages${where} (empty: the site’s)`,
      `Background picture of ${kind} pages${where} (empty: the site’s)`,
    );
  return group({
    home: definePageBackground('home'),
    details: definePageBackground('details'),
    category: definePageBackground('category'),
    search: definePageBackground('search'),
    play: definePageBackground('play'),
    mygames: definePageBackground('mygames'),
  });
}

/** Settings that the light theme overrides. */
function defineLight(): Reader<LightSettings> {
  const where = ' in the light theme';
  const own = (key: string, text: string) => define(`light.${key}`, optionalColor, '', text + where);
  return group({
    pageColor: own('pageColor', 'Background of every page'),
    themeColor: own('themeColor', 'Colour of "act here"'),
    themeColorPressed: own('themeColorPressed', 'Theme colour while pressed'),
    themeColorDark: own('themeColorDark', 'Text on the theme colour'),
    privacyTextColor: own('privacy.textColor', 'Text colour of the legal pages'),
    background: defineBackground(
      'light.background',
      `Background colour${where} (empty: light.pageColor)`,
      `Background picture${where} (empty: none)`,
    ),
    pageBackgrounds: definePageBackgrounds('light.background', where),
  });
}

/** Custom fonts that have a name and an address. */
function defineFonts() {
  const uses = { display: 'headings', text: 'running text', reading: 'long texts to read' };
  const fonts = fontRoles.map((role, index) => {
    const key = `font${index + 1}`;
    const what = `custom font ${index + 1}`;
    return group({
      role: () => role,
      name: define(`${key}.name`, fontName, '', `Name of ${what}, for ${uses[role]}`),
      url: define(`${key}.url`, fontAddress, '', `Address of ${what}`),
    });
  });
  return (flat: FlatSettings) =>
    fonts.map((read) => read(flat)).filter(({ name, url }) => name !== '' && url !== '');
}

/** Title and description of each section's home, by vertical id. */
function defineSections() {
  const sections = addressedVerticals.map((id) => {
    const [key, home] = [`home.${routeName(id)}`, `the home of /${routeName(id)}`];
    const texts = group({
      title: define(`${key}.title`, shortText, '', `Page title of ${home}`),
      description: define(`${key}.description`, shortText, '', `Meta description of ${home}`),
    });
    return { id, texts };
  });
  return (flat: FlatSettings) => new Map(sections.map(({ id, texts }) => [id, texts(flat)]));
}

/** Reads the settings of a bundle. Missing and malformed settings have their defaults. */
export const decodeSettings: (flat: FlatSettings) => SiteSettings = group({
  background: defineBackground(
    'background',
    'Background colour (empty: pageColor)',
    'Background picture (empty: none)',
  ),
  pageBackgrounds: definePageBackgrounds('background', ''),
  themeColor: define('themeColor', color, '#FFCB08', 'Colour of "act here"'),
  themeColorPressed: define('themeColorPressed', color, '#e7b500', 'Theme colour while pressed'),
  themeColorDark: define('themeColorDark', color, '#202237', 'Text on the theme colour, darkest surface'),
  pageColor: define(
    'pageColor',
    color,
    '#0E1748',
    'Background of every page; the other colours follow from it',
  ),
  theme: define(
    'theme',
    theme,
    '',
    'Who chooses between the dark and the light theme; empty: the visitor, unless the site has one look',
  ),
  light: defineLight(),
  fixedBackground: define(
    'fixedBackground',
    flag,
    false,
    'Keep the background picture still while scrolling',
  ),
  maxContentWidth: defineResponsive('maxContentWidth', length, '1040px', 'Greatest width of the content'),
  padWidth: defineResponsive('padWidth', length, '90%', 'Width of the content on narrower windows'),
  fonts: defineFonts(),
  privacyTextColor: define('privacy.textColor', color, '#FFFFFF', 'Text colour of the legal pages'),
  privacyMaxWidth: define('privacy.maxWidth', length, '720px', 'Greatest width of the legal pages’ text'),
  cookie: group({
    display: define('cookie.display', flag, true, 'Show the cookie banner'),
    heading: define('cookie.heading', headingText, 'Cookies on this site', 'Heading of the cookie banner'),
    text: define(
      'cookie.text',
      plainText,
      'With your consent we use cookies for advertising and to count visits. The games work either way.',
      'Text of the cookie banner',
    ),
    acceptLabel: define('cookie.acceptLabel', buttonLabel, 'Accept', 'Its button that agrees'),
    rejectLabel: define('cookie.rejectLabel', buttonLabel, 'Reject', 'Its button that declines'),
    autoClose: define('cookie.autoClose', flag, false, 'Hide the cookie banner by itself'),
    showTime: define('cookie.showTime', count(1, 3600), 10, 'Seconds until the banner hides by itself'),
    background: define('cookie.background', color, '#FFFFFF', 'Background of the cookie banner'),
    textColor: define('cookie.textColor', color, '#202237', 'Text colour of the cookie banner'),
    buttonColor: define('cookie.buttonColor', color, '#FFCB08', 'Background of its buttons'),
    buttonTextColor: define('cookie.buttonTextColor', color, '#202237', 'Text colour of its buttons'),
  }),
  consent: group({
    source: define(
      'consent.source',
      consentSource,
      'banner',
      'Who asks for consent: the portal’s banner, or a consent platform (IAB TCF)',
    ),
    script: define('consent.script', optionalHttps, '', 'Address of the consent platform’s script'),
    attributes: define(
      'consent.attributes',
      scriptAttributes,
      {},
      'Attributes of the consent platform’s script element',
    ),
    purposes: define(
      'consent.purposes',
      tcfPurposes,
      [1, 2, 3, 4, 7],
      'TCF purposes that must be agreed to before scripts run that need consent',
    ),
  }),
  homeSource: map(define('homeSource', verticalId, 2, 'Vertical whose home is shown at /'), (id) => id || 2),
  verticals: define('verticals', verticalIds, [], 'Verticals shown, in menu order; empty: all'),
  timeZone: define('timeZone', timeZone, 'UTC', 'Time zone in which days begin and times are shown'),
  currency: define('currency', currency, 'USD', 'Currency of prices'),
  operator: group({
    name: define('operator.name', plainText, '', 'Who runs the site, in the legal texts'),
    address: define('operator.address', plainText, '', 'Postal address, in the legal texts'),
    email: define('operator.email', email, '', 'E-mail address, in the legal texts'),
  }),
  messengerAppId: define('messengerAppId', digits, '', 'App id for sharing through Messenger'),
  figures: group({
    least: define(
      'figures.least',
      count(0, 1_000_000),
      10,
      'Counts below this are not shown: openings, votes, collections, reviews',
    ),
  }),
  shareText: define(
    'shareText',
    shareText,
    'Hi, friends! I recommend a website to you: {title}',
    'Text that goes with a shared address; {name}, {title} and {site} are filled in',
  ),
  frameAncestors: define('frameAncestors', frameAncestors, "'self'", 'Sites that may frame this one'),
  adsPolicy: define('adsPolicy', adsPolicy, 'hashes', 'How scripts of ads are allowed to load'),
  frameHosts: define('frameHosts', frameHosts, {}, 'What frames of a host need beyond the defaults'),
  copyright: define(
    'copyright',
    plainText,
    '',
    'Copyright line of the bottom bar; empty: year and name of the site',
  ),
  forecast: group({
    provider: define('forecast.provider', forecastProvider, 'met-norway', 'Who forecasts the weather'),
    address: define(
      'forecast.address',
      httpsBase,
      '',
      'Base address of the forecasts’ service; empty: the provider’s public one',
    ),
    contact: define(
      'forecast.contact',
      forecastContact,
      '',
      'Contact sent to the forecast provider; empty: operator.email, else the public address',
    ),
    units: define('forecast.units', forecastUnits, 'auto', 'Units of the weather before a visitor’s choice'),
  }),
  siteName: define(
    'siteName',
    shortName,
    '',
    'Short name of the site; empty: the title up to its first separator',
  ),
  sections: defineSections(),
  adsTxt: define('adsTxt', adsTxt, '', 'Text of /ads.txt: who may sell the site’s ad space'),
  appAdsTxt: define('appAdsTxt', adsTxt, '', 'Text of /app-ads.txt'),
  robotsRules: define('robotsTxt', robotsRules, '', 'Rules of /robots.txt; the sitemap is added'),
  security: group({
    contact: define(
      'security.contact',
      securityContacts,
      '',
      'Contact in /.well-known/security.txt; empty: operator.email',
    ),
    policy: define('security.policy', optionalHttps, '', 'Address of the security policy'),
    encryption: define('security.encryption', optionalHttps, '', 'Address of the OpenPGP key'),
    acknowledgments: define(
      'security.acknowledgments',
      optionalHttps,
      '',
      'Address of the page that thanks reporters',
    ),
    languages: define(
      'security.languages',
      languageTags,
      'en',
      'Languages in which security reports are read',
    ),
  }),
  verification: group({
    tags: map(
      define(
        'verification.tags',
        headTags,
        '',
        'Meta tags of verification services, as HTML, in the head of every page',
      ),
      readHeadTags,
    ),
    files: map(
      define(
        'verification.files',
        siteFiles,
        {},
        'Verification files by name, served from the root or /.well-known/',
      ),
      (files) => new Map(Object.entries(files)),
    ),
  }),
  search: group({
    synonyms: map(
      define(
        'search.synonyms',
        synonyms,
        {},
        'Words that are searched for instead of a word without results',
      ),
      (words) => new Map(Object.entries(words).map(([word, others]) => [foldName(word), others])),
    ),
  }),
});

/** Every setting by key, in the order of the documentation. */
export const settingDefinitions: ReadonlyMap<string, SettingDefinition> = table;

/** Returns every setting whose value is refused. Unknown names are stored without a check. */
export function settingFaults(flat: FlatSettings, knownVerticals: readonly number[]): SettingFault[] {
  const faults: SettingFault[] = [];
  for (const [key, value] of Object.entries(flat)) {
    const definition = table.get(key);
    if (!definition) continue;
    const result = definition.schema.safeParse(value);
    const message = result.success
      ? unknownVerticals(key, result.data, knownVerticals)
      : (result.error.issues[0]?.message ?? definition.description);
    if (message) faults.push({ key, allowed: message });
  }
  return faults;
}

/** spec ADDR-2 accepts an unknown home and shows games. The list of verticals may name only existing ones. */
function unknownVerticals(key: string, value: unknown, known: readonly number[]): string | null {
  if (key !== 'verticals' || !Array.isArray(value)) return null;
  return value.every((id) => known.includes(id)) ? null : `ids of verticals: ${known.join(', ')}`;
}
