import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import type { PageKind } from '#app/domain/layout.ts';
import { foldName } from '#app/domain/search/fold-name.ts';
import { defineSettings, type FlatSettings } from './define-settings.server.ts';
import { readHeadTags } from './head-tags.server.ts';
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
  frameAncestors,
  frameHosts,
  headingText,
  headTags,
  languages,
  languageTags,
  length,
  menuPages,
  optionalColor,
  optionalHttps,
  optionalPicture,
  plainText,
  robotsRules,
  scriptAttributes,
  securityContacts,
  shareText,
  shortName,
  siteFiles,
  synonyms,
  tcfPurposes,
  textPageOrder,
  theme,
  timeZone,
  verticalId,
  verticalIds,
} from './values.server.ts';

/*
 * The settings of a site (spec LOOK-1), as one Zod object. The path of a value is its key in a bundle, such as
 * `cookie.showTime`. Types, defaults, checks, docs/settings.md and the help of `./portico settings` follow from this
 * object. Settings of a vertical are in its folder.
 */

/** A value below 768 px and one from 768 px (spec LOOK-4). */
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

/** Backgrounds of the site and of the page kinds that have their own, in one theme. */
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

const schema = z
  .object({
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
    cookie: z
      .object({
        display: flag.default(true).meta({
          title: 'Show the cookie banner',
          description: 'If it is off, everything that needs consent stays off.',
        }),
        heading: headingText.default('Cookies on this site').meta({
          title: 'Heading of the banner',
          text: 'other',
        }),
        text: plainText
          .default(
            'With your consent we use cookies for advertising and to count visits. The games work either way.',
          )
          .meta({ title: 'Text of the banner', text: 'other' }),
        acceptLabel: buttonLabel.default('Accept').meta({
          title: 'Label of the button that agrees',
          text: 'other',
        }),
        rejectLabel: buttonLabel.default('Reject').meta({
          title: 'Label of the button that declines',
          text: 'other',
        }),
        autoClose: flag.default(false).meta({
          title: 'Close the banner without a decision',
        }),
        showTime: count(1, 3600).default(10).meta({
          title: 'Seconds until the banner closes',
          description: 'Used if `cookie.autoClose` is on.',
        }),
        background: color.default('#FFFFFF').meta({
          title: 'Background of the banner',
        }),
        textColor: color.default('#202237').meta({
          title: 'Text colour of the banner',
          description: 'If the default would be unreadable, white or black is used instead.',
        }),
        buttonColor: color.default('#FFCB08').meta({
          title: 'Background of the buttons',
        }),
        buttonTextColor: color.default('#202237').meta({
          title: 'Text colour of the buttons',
          description: 'If the default would be unreadable, white or black is used instead.',
        }),
      })
      .prefault({})
      .meta({ group: 'Cookie banner' }),
    consent: z
      .object({
        source: consentSource.default('banner').meta({
          title: 'Who asks for consent',
          description:
            'With `banner`, the portal asks with its own cookie banner. With `tcf`, a consent platform asks, which must implement the IAB TCF 2.2 ([ads-and-consent.md](ads-and-consent.md#a-consent-platform)).',
        }),
        script: optionalHttps.default('').meta({
          title: 'Address of the platform’s script',
          description: 'Loaded before consent. Leave it empty if the script is loaded in another way.',
        }),
        attributes: scriptAttributes.default({}).meta({
          title: 'Attributes of the platform’s script element',
          description: 'They have the same form as the attributes of an ad entry’s script.',
        }),
        purposes: tcfPurposes.default([1, 2, 3, 4, 7]).meta({
          title: 'TCF purposes',
          description: 'A visitor must agree to them before anything runs that needs consent.',
        }),
      })
      .prefault({})
      .meta({ group: 'Consent platform' }),
    homeSource: verticalId
      .transform((id) => id || 2)
      .default(2)
      .meta({
        title: 'Section whose home is shown at `/`',
        group: 'Site',
        control: 'number',
        allowed: phrase('a section id'),
      }),
    verticals: verticalIds.default([]).meta({
      title: 'Sections that are shown, in menu order',
      description: 'If empty, all are shown.',
      group: 'Site',
    }),
    textPages: z
      .object({
        order: textPageOrder.default([]).meta({
          title: 'Order of the text pages in the footer',
          description: 'Pages that are not in the list follow it.',
        }),
        notInFooter: textPageOrder.default([]).meta({
          title: 'Text pages that the footer does not link to',
          description: 'Check which pages the law requires your site to link to.',
        }),
        inMenu: menuPages.default([]).meta({
          title: 'Text pages in the menu, after the sections',
        }),
      })
      .prefault({})
      .meta({ group: 'Text pages' }),
    languages: languages.default(['en']).meta({
      title: 'Languages of the site, the main language first',
      description:
        'BCP 47 tags. Addresses of the main language have no prefix; those of every other language begin with its tag, such as `/de/`.',
      group: 'Site',
    }),
    timeZone: timeZone.default('UTC').meta({
      title: 'Time zone in which days begin and times are shown',
      group: 'Site',
    }),
    currency: currency.default('USD').meta({
      title: 'Currency of prices',
      group: 'Site',
    }),
    operator: z
      .object({
        name: plainText.default('').meta({
          title: 'Name of the operator',
          description: 'Used in the legal texts.',
          control: 'text',
        }),
        address: plainText.default('').meta({
          title: 'Postal address of the operator',
          description: 'Used in the legal texts.',
        }),
        email: email.default('').meta({
          title: 'E-mail address of the operator',
          description: 'Used in the legal texts.',
        }),
      })
      .prefault({})
      .meta({ group: 'Operator' }),
    messengerAppId: digits.default('').meta({
      title: 'App id for sharing through Messenger',
      group: 'Sharing',
    }),
    figures: z
      .object({
        least: count(0, 1_000_000).default(10).meta({
          title: 'Smallest count that is shown',
          description:
            'Smaller counts of openings, votes (likes and dislikes together), collections, and an app’s reviews (with its rating) are hidden. With `0` all counts are shown.',
        }),
      })
      .prefault({})
      .meta({ group: 'Site' }),
    statistics: z
      .object({
        isOn: flag.default(true).meta({
          title: 'Count what visitors do',
          description:
            'Page views, plays, play time, searches and sources are counted without cookies and without visitors’ addresses. Visitors whose browser sends “Do Not Track” or Global Privacy Control are never counted.',
        }),
      })
      .prefault({})
      .meta({ group: 'Site' }),
    shareText: shareText.default('Hi, friends! I recommend a website to you: {title}').meta({
      title: 'Text that is shared with an address',
      text: 'other',
      description:
        '`{name}` is replaced by the name of the shared item, `{title}` by the page’s title (name and host) and `{site}` by the site’s short name. A more natural one: `Have you tried {name}? It’s on {site}.`',
      group: 'Sharing',
    }),
    frameAncestors: frameAncestors.default("'self'").meta({
      title: 'Sites that may show this one in a frame',
      group: 'Security',
    }),
    adsPolicy: adsPolicy.default('hashes').meta({
      title: 'How scripts of ads may load',
      description: '`strict-dynamic` lets them load other scripts, with their styles, fonts and connections.',
      group: 'Security',
    }),
    ads: z
      .object({
        freeShare: count(0, 100).default(0).meta({
          title: 'Pages without ads, in percent',
          description:
            'That share of the pages shows no ads and runs no scripts of ad entries. Which pages these are depends on their addresses, so a page always has ads or never.',
        }),
        contextualOnly: flag.default(false).meta({
          title: 'Only contextual ads',
          description:
            'Ad entries that need consent are left out unless they are marked as contextual, and no visitor’s consent covers personalised ads.',
        }),
      })
      .prefault({})
      .meta({ group: 'Advertising' }),
    frameHosts: frameHosts.default({}).meta({
      title: 'Additional permissions of the frames of a host',
      group: 'Security',
    }),
    copyright: plainText.default('').meta({
      title: 'Copyright line of the bottom bar',
      text: 'other',
      description: 'If empty, the year and the name of the site are shown.',
      group: 'Site',
      control: 'text',
    }),
    siteName: shortName.default('').meta({
      title: 'Short name of the site',
      text: 'other',
      description:
        'Used in link previews, search fields, feeds and the installed app. If empty, `info.title` up to its first separator (`:`, `|`, `-`, `–`).',
      group: 'Site',
    }),
    adsTxt: adsTxt.default('').meta({
      title: 'Text of `/ads.txt`',
      description: 'If empty, the file does not exist.',
      group: 'Files',
    }),
    appAdsTxt: adsTxt.default('').meta({
      title: 'Text of `/app-ads.txt`',
      description: 'If empty, the file does not exist.',
      group: 'Files',
    }),
    robotsTxt: robotsRules.default('').meta({
      title: 'Rules of `/robots.txt`',
      description:
        'They are in groups that begin with `User-agent`. If there is no group for `*`, the default one is added; the sitemap is always added. Do not disallow a page that carries `noindex`, because crawlers must read the page to see it.',
      group: 'Files',
    }),
    security: z
      .object({
        contact: securityContacts.default('').meta({
          title: 'Contact in `/.well-known/security.txt` (RFC 9116)',
          description: 'Defaults to `operator.email`; if both are empty, the file does not exist.',
        }),
        policy: optionalHttps.default('').meta({
          title: 'Address of the security policy in `security.txt`',
        }),
        encryption: optionalHttps.default('').meta({
          title: 'Address of the OpenPGP key in `security.txt`',
        }),
        acknowledgments: optionalHttps.default('').meta({
          title: 'Address of the page that thanks people for security reports, for `security.txt`',
        }),
        languages: languageTags.default('en').meta({
          title: 'Languages in which you accept security reports, for `security.txt`',
        }),
      })
      .prefault({})
      .meta({ group: 'Files' }),
    verification: z
      .object({
        tags: headTags.default('').meta({
          title: 'Tags of verification services in the head of every page',
          description: 'HTML tags. They need no consent because they load and store nothing.',
        }),
        files: siteFiles.default({}).meta({
          title: 'Files of verification services',
          description:
            'File name → text, such as `{"google123.html": "google-site-verification: google123.html"}`. Served from the root of the site. A name can begin with `.well-known/`.',
        }),
      })
      .transform(({ tags, files }) => ({ tags: readHeadTags(tags), files: new Map(Object.entries(files)) }))
      .prefault({})
      .meta({ group: 'Files' }),
    history: z
      .object({
        days: count(1, 3_650).default(400).meta({
          title: 'Days for which changes can be undone',
          description: 'Older changes are removed from the history, the oldest first.',
        }),
        megabytes: count(1, 100_000).default(1_000).meta({
          title: 'Largest size of the history, in megabytes',
          description:
            'If it is exceeded, changes are removed, the oldest first. The latest change always stays.',
        }),
      })
      .prefault({})
      .meta({ group: 'History' }),
    search: z
      .object({
        synonyms: synonyms.default({}).meta({
          title: 'Synonyms that are searched for when a word has no results',
          description: 'Word → list of words, such as `{"tetris": ["falling blocks", "tetromino"]}`.',
        }),
      })
      .transform((search) => ({
        /** By folded word (`foldName`). */
        synonyms: new Map(Object.entries(search.synonyms).map(([word, others]) => [foldName(word), others])),
      }))
      .prefault({})
      .meta({ group: 'Search' }),
  })
  .transform(({ font1, font2, font3, ...settings }) => ({
    ...settings,
    /** Custom fonts that have a name and an address, with the face that each replaces. */
    fonts: [
      { role: 'display' as const, ...font1 },
      { role: 'text' as const, ...font2 },
      { role: 'reading' as const, ...font3 },
    ].filter(({ name, url }) => name !== '' && url !== ''),
  }));

/** The settings that belong to no vertical. */
export const siteSettings = defineSettings(schema);

/** All site settings, decoded, with the defaults filled in. */
export interface SiteSettings extends z.output<typeof schema> {
  /** The settings as given, from which `Settings.of` reads those of a vertical. */
  readonly flat: FlatSettings;
}

/** Reads the settings of a bundle. Missing and malformed settings get their defaults. */
export function decodeSettings(flat: FlatSettings): SiteSettings {
  return { ...siteSettings.decode(flat), flat };
}

/** A value with a mobile and a desktop variant (spec LOOK-4). */
export type Responsive<T> = Record<'mobile' | 'desktop', T>;

/** Backgrounds of one theme: the site's, and one for each page kind. An empty string selects the site's background. */
export type Backgrounds = SiteSettings['background'];

export type Background = Pick<Backgrounds, 'color' | 'image'>;

/**
 * The settings that the light theme can override. An empty string means that the value is derived from the other
 * settings.
 */
export type LightSettings = SiteSettings['light'];
