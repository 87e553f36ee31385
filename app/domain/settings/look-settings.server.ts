import { z } from 'zod';
import type { PageKind } from '#app/domain/layout.ts';
import {
  color,
  flag,
  fontAddress,
  fontName,
  length,
  optionalColor,
  optionalPicture,
  theme,
} from './values.server.ts';

/** Defines a value for windows narrower than 768 px and another for wider ones (spec LOOK-4). */
function responsive(schema: z.ZodType<string>, initial: string, title: string, description: string) {
  const width = (name: string) => schema.default(initial).meta({ title: `${title}, ${name}`, description });
  return z.object({ mobile: width('phones'), desktop: width('wide windows') }).prefault({});
}

/** A background in one theme: its colour and its picture. */
function background(where: string, kind: PageKind | null, noColor: string, noPicture: string) {
  const of = kind === null ? '' : ` of ${kind} pages`;
  return {
    color: responsive(optionalColor, '', `Background colour${of}${where}`, `If empty, ${noColor}.`),
    image: responsive(optionalPicture, '', `Background picture${of}${where}`, `If empty, ${noPicture}.`),
  };
}

/** Backgrounds of the site and of each page kind, in one theme. */
function backgrounds(where: string, noColor: string) {
  const of = (kind: PageKind) => z.object(background(where, kind, 'the site’s', 'the site’s')).prefault({});
  return z
    .object({
      ...background(where, null, noColor, 'there is none'),
      home: of('home'),
      details: of('details'),
      category: of('category'),
      search: of('search'),
      play: of('play'),
      mygames: of('mygames'),
    })
    .prefault({})
    .meta({ group: 'Backgrounds' });
}

const inLight = ' in the light theme';
const lightColor = (title: string) =>
  optionalColor.default('').meta({
    title: `${title}${inLight}`,
    description: 'If empty, it is derived from the other settings.',
  });

function font(role: string) {
  return z
    .object({
      name: fontName.default('').meta({
        title: `Name of the font of ${role}`,
        description: 'Without an address it has no effect.',
      }),
      url: fontAddress.default('').meta({
        title: `Address of the font of ${role}`,
        description: 'Without a name it has no effect.',
      }),
    })
    .prefault({})
    .meta({ group: 'Fonts' });
}

/** The settings of colours, backgrounds, widths and fonts. */
export const lookSettings = {
  background: backgrounds('', '`pageColor`'),
  themeColor: color.default('#FFCB08').meta({
    title: 'Accent',
    description: 'Colour of the buttons and links that a visitor should notice first.',
    group: 'Colours',
  }),
  themeColorPressed: color.default('#e7b500').meta({
    title: 'Accent while pressed',
    description: 'If `themeColor` is not the default, this defaults to a darker shade of it.',
    group: 'Colours',
  }),
  themeColorDark: color.default('#202237').meta({
    title: 'Text on the accent',
    description: 'If the default would be unreadable, white or black is used instead.',
    group: 'Colours',
  }),
  pageColor: color.default('#0E1748').meta({
    title: 'Background of every page',
    description: 'All other colours [follow from it](#how-colours-are-derived).',
    group: 'Colours',
  }),
  theme: theme.default('').meta({
    title: 'Theme',
    description:
      '`system` shows the dark or the light theme, as each visitor’s system prefers, with a switch in the footer; `dark` or `light` shows that theme to all visitors. If it is empty, `system` applies, unless the site has [one look](#themes).',
    group: 'Colours',
  }),
  light: z
    .object({
      pageColor: lightColor('Background of every page').meta({ group: 'Colours' }),
      themeColor: lightColor('Accent').meta({ group: 'Colours' }),
      themeColorPressed: lightColor('Accent while pressed').meta({ group: 'Colours' }),
      themeColorDark: lightColor('Text on the accent').meta({ group: 'Colours' }),
      privacy: z
        .object({ textColor: lightColor('Text colour of the text pages').meta({ group: 'Colours' }) })
        .prefault({}),
      background: backgrounds(inLight, '`light.pageColor`'),
    })
    .prefault({}),
  fixedBackground: flag.default(false).meta({
    title: 'Fixed background',
    description: 'The background picture does not move while a visitor scrolls.',
    group: 'Backgrounds',
  }),
  maxContentWidth: responsive(
    length,
    '1040px',
    'Greatest width of the content',
    'Blocks in full width may exceed it.',
  ).meta({ group: 'Widths' }),
  padWidth: responsive(
    length,
    '90%',
    'Width of the content in narrow windows',
    'Used where the window is narrower than the greatest width of the content. It also applies to blocks in full width.',
  ).meta({ group: 'Widths' }),
  font1: font('headings'),
  font2: font('running text'),
  font3: font('long texts'),
  privacy: z
    .object({
      textColor: color.default('#FFFFFF').meta({
        title: 'Text colour of the text pages',
        description: 'On a light page, the default is the normal text colour.',
        group: 'Colours',
      }),
      maxWidth: length.default('720px').meta({
        title: 'Greatest width of the text of text pages',
        group: 'Widths',
      }),
    })
    .prefault({}),
};
