import type { z } from 'zod';
import { addressedVerticals, routeName } from '#app/core/catalogue/addresses.ts';
import { readHeadTags } from '#app/core/seo/head-tags.server.ts';
import type { PageKind } from '#app/core/layouts/layout.ts';
import { ownValue } from '#app/core/own-value.ts';
import { fontRoles, type Background, type SiteSettings } from './settings.ts';
import {
  adsPolicy,
  adsTxt,
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
  shortName,
  shortText,
  siteFiles,
  tcfPurposes,
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

/** A setting whose value is refused. */
export interface SettingFault {
  key: string;
  allowed: string;
}

const table = new Map<string, SettingDefinition>();

/** Adds a setting to the table and gives the function that reads it from a bundle's settings. */
function define<Value>(
  key: string,
  schema: z.ZodType<Value>,
  defaultValue: Value,
  description: string,
): (flat: FlatSettings) => Value {
  table.set(key, { key, schema, default: defaultValue, description });
  return (flat) => {
    const value = ownValue(flat, key);
    if (value === undefined) return defaultValue;
    const result = schema.safeParse(value);
    return result.success ? result.data : defaultValue;
  };
}

/** Settings as a bundle holds them: names with values. */
export type FlatSettings = Readonly<Record<string, unknown>>;

function defineResponsive<Value>(key: string, schema: z.ZodType<Value>, value: Value, description: string) {
  const mobile = define(`${key}.mobile`, schema, value, `${description}, below 768 px`);
  const desktop = define(`${key}.desktop`, schema, value, `${description}, from 768 px`);
  return (flat: FlatSettings) => ({ mobile: mobile(flat), desktop: desktop(flat) });
}

function defineBackground(prefix: string, colorText: string, imageText: string) {
  const backgroundColor = defineResponsive(`${prefix}.color`, optionalColor, '', colorText);
  const image = defineResponsive(`${prefix}.image`, optionalPicture, '', imageText);
  return (flat: FlatSettings): Background => ({ color: backgroundColor(flat), image: image(flat) });
}

function definePageBackground(kind: PageKind) {
  return defineBackground(
    `background.${kind}`,
    `Background colour of ${kind} pages (empty: the site’s)`,
    `Background picture of ${kind} pages (empty: the site’s)`,
  );
}

const background = defineBackground(
  'background',
  'Background colour (empty: pageColor)',
  'Background picture (empty: none)',
);
const homeBackground = definePageBackground('home');
const detailsBackground = definePageBackground('details');
const categoryBackground = definePageBackground('category');
const searchBackground = definePageBackground('search');
const playBackground = definePageBackground('play');
const mygamesBackground = definePageBackground('mygames');
const themeColor = define('themeColor', color, '#FFCB08', 'Colour of "act here"');
const themeColorPressed = define('themeColorPressed', color, '#e7b500', 'Theme colour while pressed');
const themeColorDark = define(
  'themeColorDark',
  color,
  '#202237',
  'Text on the theme colour, darkest surface',
);
const pageColor = define('pageColor', color, '#0E1748', 'Background of every page');
const fixedBackground = define(
  'fixedBackground',
  flag,
  false,
  'Keep the background picture still while scrolling',
);
const maxContentWidth = defineResponsive(
  'maxContentWidth',
  length,
  '1040px',
  'Greatest width of the content',
);
const padWidth = defineResponsive('padWidth', length, '90%', 'Width of the content on narrower windows');
const fontUses = { display: 'headings', text: 'running text', reading: 'long texts to read' };
const fonts = fontRoles.map((role, index) => {
  const key = `font${index + 1}`;
  const name = define(`${key}.name`, fontName, '', `Name of custom font ${index + 1}, for ${fontUses[role]}`);
  const url = define(`${key}.url`, fontAddress, '', `Address of custom font ${index + 1}`);
  return (flat: FlatSettings) => ({ role, name: name(flat), url: url(flat) });
});
const privacyTextColor = define('privacy.textColor', color, '#FFFFFF', 'Text colour of the legal pages');
const privacyMaxWidth = define(
  'privacy.maxWidth',
  length,
  '720px',
  'Greatest width of the legal pages’ text',
);
const cookieDisplay = define('cookie.display', flag, true, 'Show the cookie banner');
const cookieText = define(
  'cookie.text',
  plainText,
  'With your consent we use cookies for advertising and to count visits. The games work either way.',
  'Text of the cookie banner',
);
const cookieAutoClose = define('cookie.autoClose', flag, false, 'Hide the cookie banner by itself');
const cookieShowTime = define(
  'cookie.showTime',
  count(1, 3600),
  10,
  'Seconds until the banner hides by itself',
);
const cookieBackground = define('cookie.background', color, '#FFFFFF', 'Background of the cookie banner');
const cookieTextColor = define('cookie.textColor', color, '#202237', 'Text colour of the cookie banner');
const cookieButtonColor = define('cookie.buttonColor', color, '#FFCB08', 'Background of its buttons');
const cookieButtonTextColor = define(
  'cookie.buttonTextColor',
  color,
  '#202237',
  'Text colour of its buttons',
);
const consentAsker = define(
  'consent.source',
  consentSource,
  'banner',
  'Who asks for consent: the portal’s banner, or a consent platform (IAB TCF)',
);
const consentScript = define('consent.script', optionalHttps, '', 'Address of the consent platform’s script');
const consentAttributes = define(
  'consent.attributes',
  scriptAttributes,
  {},
  'Attributes of the consent platform’s script element',
);
const consentPurposes = define(
  'consent.purposes',
  tcfPurposes,
  [1, 2, 3, 4, 7],
  'TCF purposes that must be agreed to before scripts run that need consent',
);
const homeSource = define('homeSource', verticalId, 2, 'Vertical whose home is shown at /');
const verticals = define('verticals', verticalIds, [], 'Verticals shown, in menu order; empty: all');
const siteTimeZone = define('timeZone', timeZone, 'UTC', 'Time zone in which days begin and times are shown');
const siteCurrency = define('currency', currency, 'USD', 'Currency of prices');
const operatorName = define('operator.name', plainText, '', 'Who runs the site, in the legal texts');
const operatorAddress = define('operator.address', plainText, '', 'Postal address, in the legal texts');
const operatorEmail = define('operator.email', email, '', 'E-mail address, in the legal texts');
const messengerAppId = define('messengerAppId', digits, '', 'App id for sharing through Messenger');
const frameAncestorsPolicy = define(
  'frameAncestors',
  frameAncestors,
  "'self'",
  'Sites that may frame this one',
);
const adsScriptPolicy = define('adsPolicy', adsPolicy, 'hashes', 'How scripts of ads are allowed to load');
const hosts = define('frameHosts', frameHosts, {}, 'What frames of a host need beyond the defaults');
const copyright = define(
  'copyright',
  plainText,
  '',
  'Copyright line of the bottom bar; empty: year and host',
);

const forecastSource = define(
  'forecast.provider',
  forecastProvider,
  'met-norway',
  'Who forecasts the weather',
);
const forecastAddress = define(
  'forecast.address',
  httpsBase,
  '',
  'Base address of the forecasts’ service; empty: the provider’s public one',
);
const contact = define(
  'forecast.contact',
  forecastContact,
  '',
  'Contact sent to the forecast provider; empty: operator.email, else the public address',
);
const units = define(
  'forecast.units',
  forecastUnits,
  'auto',
  'Units of the weather before a visitor’s choice',
);

const shownName = define(
  'siteName',
  shortName,
  '',
  'Short name of the site; empty: the title up to its first separator',
);
const sections = addressedVerticals.map((id) => {
  const key = `home.${routeName(id)}`;
  const title = define(`${key}.title`, shortText, '', `Page title of the home of /${routeName(id)}`);
  const description = define(
    `${key}.description`,
    shortText,
    '',
    `Meta description of the home of /${routeName(id)}`,
  );
  return (flat: FlatSettings) => [id, { title: title(flat), description: description(flat) }] as const;
});
const adSellers = define('adsTxt', adsTxt, '', 'Text of /ads.txt: who may sell the site’s ad space');
const appAdSellers = define('appAdsTxt', adsTxt, '', 'Text of /app-ads.txt');
const robots = define('robotsTxt', robotsRules, '', 'Rules of /robots.txt; the sitemap is added');
const securityContact = define(
  'security.contact',
  securityContacts,
  '',
  'Contact in /.well-known/security.txt; empty: operator.email',
);
const securityPolicy = define('security.policy', optionalHttps, '', 'Address of the security policy');
const securityEncryption = define('security.encryption', optionalHttps, '', 'Address of the OpenPGP key');
const securityThanks = define(
  'security.acknowledgments',
  optionalHttps,
  '',
  'Address of the page that thanks reporters',
);
const securityLanguages = define(
  'security.languages',
  languageTags,
  'en',
  'Languages in which security reports are read',
);
const verificationTags = define(
  'verification.tags',
  headTags,
  '',
  'Meta tags of verification services, as HTML, in the head of every page',
);
const verificationFiles = define(
  'verification.files',
  siteFiles,
  {},
  'Verification files by name, served from the root or /.well-known/',
);

/** Every setting by key, in the order of the documentation. */
export const settingDefinitions: ReadonlyMap<string, SettingDefinition> = table;

/** Reads the settings of a bundle; what is absent or malformed has its default. */
export function decodeSettings(flat: FlatSettings): SiteSettings {
  return {
    background: background(flat),
    pageBackgrounds: {
      home: homeBackground(flat),
      details: detailsBackground(flat),
      category: categoryBackground(flat),
      search: searchBackground(flat),
      play: playBackground(flat),
      mygames: mygamesBackground(flat),
    },
    fixedBackground: fixedBackground(flat),
    privacyTextColor: privacyTextColor(flat),
    privacyMaxWidth: privacyMaxWidth(flat),
    cookie: {
      display: cookieDisplay(flat),
      text: cookieText(flat),
      autoClose: cookieAutoClose(flat),
      showTime: cookieShowTime(flat),
      background: cookieBackground(flat),
      textColor: cookieTextColor(flat),
      buttonColor: cookieButtonColor(flat),
      buttonTextColor: cookieButtonTextColor(flat),
    },
    consent: {
      source: consentAsker(flat),
      script: consentScript(flat),
      attributes: consentAttributes(flat),
      purposes: consentPurposes(flat),
    },
    maxContentWidth: maxContentWidth(flat),
    padWidth: padWidth(flat),
    fonts: fonts.map((read) => read(flat)).filter(({ name, url }) => name !== '' && url !== ''),
    themeColor: themeColor(flat),
    themeColorPressed: themeColorPressed(flat),
    themeColorDark: themeColorDark(flat),
    pageColor: pageColor(flat),
    homeSource: homeSource(flat) || 2,
    verticals: verticals(flat),
    timeZone: siteTimeZone(flat),
    currency: siteCurrency(flat),
    operator: { name: operatorName(flat), address: operatorAddress(flat), email: operatorEmail(flat) },
    messengerAppId: messengerAppId(flat),
    frameAncestors: frameAncestorsPolicy(flat),
    adsPolicy: adsScriptPolicy(flat),
    frameHosts: hosts(flat),
    copyright: copyright(flat),
    siteName: shownName(flat),
    sections: new Map(sections.map((read) => read(flat))),
    adsTxt: adSellers(flat),
    appAdsTxt: appAdSellers(flat),
    robotsRules: robots(flat),
    security: {
      contact: securityContact(flat),
      policy: securityPolicy(flat),
      encryption: securityEncryption(flat),
      acknowledgments: securityThanks(flat),
      languages: securityLanguages(flat),
    },
    verification: {
      tags: readHeadTags(verificationTags(flat)),
      files: new Map(Object.entries(verificationFiles(flat))),
    },
    forecast: {
      provider: forecastSource(flat),
      address: forecastAddress(flat),
      contact: contact(flat),
      units: units(flat),
    },
  };
}

/** Every setting whose value is refused. Unknown names are carried and never looked at. */
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

/** READINGS 23 lets an unknown home stand (games then); the list of verticals names only what exists. */
function unknownVerticals(key: string, value: unknown, known: readonly number[]): string | null {
  if (key !== 'verticals' || !Array.isArray(value)) return null;
  return value.every((id) => known.includes(id)) ? null : `ids of verticals: ${known.join(', ')}`;
}
