/** The tabs of the screen. */
export const lookParts = ['colours', 'fonts', 'backgrounds', 'name'] as const;

export type LookPart = (typeof lookParts)[number];

export function isLookPart(text: string | undefined): text is LookPart {
  return lookParts.some((part) => part === text);
}

/** Settings under one heading of a tab. */
export interface LookGroup {
  part: LookPart;
  id: LookGroupId;
  keys: readonly string[];
}

export type LookGroupId =
  | 'theme'
  | 'dark'
  | 'light'
  | 'cookie'
  | 'headings'
  | 'text'
  | 'longText'
  | 'widths'
  | 'site'
  | 'home'
  | 'details'
  | 'category'
  | 'search'
  | 'play'
  | 'mygames'
  | 'names'
  | 'logos';

const pageKinds = ['home', 'details', 'category', 'search', 'play', 'mygames'] as const;

function backgroundKeys(kind: string): string[] {
  const name = kind === 'site' ? 'background' : `background.${kind}`;
  return ['', 'light.'].flatMap((theme) =>
    ['color', 'image'].flatMap((what) =>
      ['mobile', 'desktop'].map((width) => `${theme}${name}.${what}.${width}`),
    ),
  );
}

/** All settings of the look, in the order of the screen. */
export const lookGroups: readonly LookGroup[] = [
  { part: 'colours', id: 'theme', keys: ['theme'] },
  {
    part: 'colours',
    id: 'dark',
    keys: ['pageColor', 'themeColor', 'themeColorPressed', 'themeColorDark', 'privacy.textColor'],
  },
  {
    part: 'colours',
    id: 'light',
    keys: [
      'light.pageColor',
      'light.themeColor',
      'light.themeColorPressed',
      'light.themeColorDark',
      'light.privacy.textColor',
    ],
  },
  {
    part: 'colours',
    id: 'cookie',
    keys: ['cookie.background', 'cookie.textColor', 'cookie.buttonColor', 'cookie.buttonTextColor'],
  },
  { part: 'fonts', id: 'headings', keys: ['font1.name', 'font1.url'] },
  { part: 'fonts', id: 'text', keys: ['font2.name', 'font2.url'] },
  { part: 'fonts', id: 'longText', keys: ['font3.name', 'font3.url'] },
  {
    part: 'fonts',
    id: 'widths',
    keys: [
      'maxContentWidth.mobile',
      'maxContentWidth.desktop',
      'padWidth.mobile',
      'padWidth.desktop',
      'privacy.maxWidth',
    ],
  },
  { part: 'backgrounds', id: 'site', keys: [...backgroundKeys('site'), 'fixedBackground'] },
  ...pageKinds.map((kind) => ({ part: 'backgrounds' as const, id: kind, keys: backgroundKeys(kind) })),
  { part: 'name', id: 'names', keys: ['siteName', 'info.title', 'info.description'] },
  { part: 'name', id: 'logos', keys: ['info.logo1', 'info.logo2', 'info.img'] },
];

/** The settings that a preset replaces: all colours, and the choice of the theme. */
export const presetKeys: readonly string[] = [
  ...lookGroups.filter(({ part }) => part === 'colours').flatMap(({ keys }) => keys),
  ...lookGroups
    .filter(({ part }) => part === 'backgrounds')
    .flatMap(({ keys }) => keys.filter((key) => key.includes('.color.'))),
];

/** The short labels of settings, each with the pattern of the keys that it labels. */
const labels = [
  ['page', /^(?:light\.)?pageColor$/],
  ['accent', /^(?:light\.)?themeColor$/],
  ['pressed', /^(?:light\.)?themeColorPressed$/],
  ['onAccent', /^(?:light\.)?themeColorDark$/],
  ['textPages', /privacy\.textColor$/],
  ['cookieBackground', /^cookie\.background$/],
  ['cookieText', /^cookie\.textColor$/],
  ['cookieButton', /^cookie\.buttonColor$/],
  ['cookieButtonText', /^cookie\.buttonTextColor$/],
  ['fontName', /^font\d\.name$/],
  ['fontAddress', /^font\d\.url$/],
  ['darkColorPhone', /^background.*\.color\.mobile$/],
  ['darkColorWide', /^background.*\.color\.desktop$/],
  ['darkPicturePhone', /^background.*\.image\.mobile$/],
  ['darkPictureWide', /^background.*\.image\.desktop$/],
  ['lightColorPhone', /^light\.background.*\.color\.mobile$/],
  ['lightColorWide', /^light\.background.*\.color\.desktop$/],
  ['lightPicturePhone', /^light\.background.*\.image\.mobile$/],
  ['lightPictureWide', /^light\.background.*\.image\.desktop$/],
] as const;

export type LookLabel = (typeof labels)[number][0];

/** Returns the short label of a setting, or `null` if the setting's own title is shown. */
export function lookLabelOf(key: string): LookLabel | null {
  return labels.find(([, pattern]) => pattern.test(key))?.[0] ?? null;
}
