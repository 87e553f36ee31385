import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { foldName } from '#app/domain/search/fold-name.ts';
import { consentSettings } from './consent-settings.server.ts';
import { defineSettings, type FlatSettings } from './define-settings.server.ts';
import { fileSettings } from './file-settings.server.ts';
import { lookSettings } from './look-settings.server.ts';
import {
  adsPolicy,
  count,
  currency,
  digits,
  email,
  flag,
  frameAncestors,
  frameHosts,
  languages,
  menuPages,
  plainText,
  shareText,
  shortName,
  synonyms,
  textPageOrder,
  timeZone,
  verticalId,
  verticalIds,
} from './values.server.ts';

/*
 * The settings of a site (spec LOOK-1), as one Zod object. The path of a value is its key in a bundle, such as
 * `cookie.showTime`. Types, defaults, checks, docs/settings.md and the help of `./portico settings` follow from this
 * object. Settings of a vertical are in its folder.
 */

const schema = z
  .object({
    ...lookSettings,
    ...consentSettings,
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
    ...fileSettings,
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
        /** Synonyms by folded word (`foldName`). */
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

/**
 * Backgrounds of one theme: the site's, and one for each page kind. An empty string for a page kind selects the site's
 * background.
 */
export type Backgrounds = SiteSettings['background'];

export type Background = Pick<Backgrounds, 'color' | 'image'>;

/**
 * The settings that the light theme can override. An empty string means that the value is derived from the other
 * settings.
 */
export type LightSettings = SiteSettings['light'];
