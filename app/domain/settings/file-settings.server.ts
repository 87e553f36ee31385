import { z } from 'zod';
import { readHeadTags } from './head-tags.server.ts';
import {
  adsTxt,
  headTags,
  languageTags,
  optionalHttps,
  robotsRules,
  securityContacts,
  siteFiles,
} from './values.server.ts';

/** The settings of files at the root of the site, and of what services read to verify it. */
export const fileSettings = {
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
      'They are in groups that begin with `User-agent`. If there is no group for `*`, the default one is added. The sitemaps are added unless a `Sitemap` line names some. Do not disallow a page that carries `noindex`, because crawlers must read the page to see it.',
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
};
