import { phrase } from '#app/lib/phrase.ts';
import { withReason } from '#app/lib/with-reason.ts';
import { z } from 'zod';
import { findAttributeFault, scriptAttributesAllowed } from '#app/domain/script-attributes.ts';
import { isHttpsAddress, isRouterOverride } from '#app/domain/address-forms.ts';
import {
  filledText,
  filledTextUpTo,
  id,
  integer,
  listField,
  objectField,
  oneOf,
  picture,
  routerOverride,
  text,
  textField,
  textUpTo,
  unixSeconds,
} from './fields.server.ts';
import { translationsSchema } from './translations/translations-schema.server.ts';
import { adNameLimit, categoryTextLimits, infoTextLimits, tagNameLimit } from './text-limits.ts';

/** A host with or without a port, as in `info.host` and at the start of the pages in the safe section. */
const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Checks the host with the URL parser, because numbers in it may exceed the range of an IP address or a port. */
function isHost(value: string): boolean {
  return hostPattern.test(value) && URL.canParse(`https://${value}`);
}

/** Site info (spec SITE-6). */
export const infoSchema = objectField(
  {
    host: textField(
      phrase('"" or a host, with a port where needed'),
      (value) => value === '' || isHost(value),
    ),
    protocol: oneOf('', 'https', 'http'),
    keywords: textUpTo(infoTextLimits.keywords).meta({ text: 'other' }),
    description: textUpTo(infoTextLimits.description).meta({ text: 'other' }),
    title: textUpTo(infoTextLimits.title).meta({ text: 'other' }),
    img: picture,
    logo1: picture,
    logo2: picture,
    figures: oneOf('real', 'sample').optional(),
  },
  phrase('an object with host, protocol, keywords, description, title, img, logo1 and logo2'),
);

/** One menu entry. Its children are checked level by level, so that the path of a fault names the faulty entry. */
export const categorySchema = objectField(
  {
    content_type_id: id,
    content_type_name: filledTextUpTo(categoryTextLimits.content_type_name).meta({ text: 'main' }),
    icon_name: textUpTo(categoryTextLimits.content_type_name).optional(),
    img: picture,
    router: routerOverride,
    img_active: picture.optional(),
    img_main: picture.optional(),
    data_type_menu: integer(0).optional(),
    data_type_menu_id: integer(0).optional(),
    keywords: textUpTo(categoryTextLimits.keywords).optional().meta({ text: 'other' }),
    description: textUpTo(categoryTextLimits.description).optional().meta({ text: 'other' }),
    site_title: textUpTo(categoryTextLimits.site_title).optional().meta({ text: 'other' }),
    former_names: z
      .array(textUpTo(categoryTextLimits.content_type_name), { error: phrase('a list of names') })
      .max(100, { error: phrase('at most 100 names') })
      .optional(),
    children: z.array(z.unknown(), { error: phrase('a list of menu entries ([] when empty)') }),
    translations: translationsSchema.optional(),
  },
  phrase('a menu entry'),
);

/** A menu has at most this many levels (spec CAT-1). */
export const maxMenuLevels = 4;

/** One tag of `list_tags`. */
export const tagSchema = objectField(
  {
    name: filledTextUpTo(tagNameLimit).meta({ text: 'main' }),
    data: listField(id, phrase('a list of item ids')),
    translations: translationsSchema.optional(),
  },
  phrase('an object with name and data'),
);

/** One entry of `list_type`. */
export const orderSchema = listField(id, phrase('a list of item ids'));

/** Attributes of the script element of an ad entry. Reports one fault for the whole object. */
const scriptAttributes = z.unknown().superRefine((value, context) => {
  const problem = value === undefined ? null : findAttributeFault(value);
  if (problem !== null) {
    context.addIssue({ code: 'custom', message: withReason(scriptAttributesAllowed, problem) });
  }
});

const linkAllowed = phrase('a path of this site that starts with one "/", or an https address');

/** The picture and link of a promotion (spec ADS-27). */
const promotionSchema = objectField(
  {
    img: picture.refine((value) => value !== '', { error: phrase('a picture') }),
    link: textField(linkAllowed, (value) => value !== '' && isRouterOverride(value)),
    alt: textUpTo(300),
  },
  phrase('an object with img, link and alt'),
);

/** One ad entry (spec ADS-1). The requirements of each type are added below. */
export const adEntrySchema = objectField(
  {
    id: integer(0),
    type: integer(1, 5),
    data_type: integer(0),
    position: oneOf('', 'head', 'body'),
    ad_type: integer(0, 6),
    cou: integer(0),
    script: text,
    div: text,
    script_in_div: text,
    attributes: scriptAttributes.optional(),
    ext_name: textUpTo(adNameLimit).optional(),
    ext_off: z.boolean({ error: phrase('true or false') }).optional(),
    ext_contextual: z.boolean({ error: phrase('true or false') }).optional(),
    ext_from: unixSeconds.optional(),
    ext_until: unixSeconds.optional(),
    ext_promotion: promotionSchema.optional(),
  },
  phrase('an object with id, type, data_type, position, ad_type, cou, script, div and script_in_div'),
).superRefine((entry, context) => {
  const { type, attributes, ext_from: from = 0, ext_until: until = 0 } = entry;
  if (until !== 0 && until <= from) {
    context.addIssue({ code: 'custom', path: ['ext_until'], message: phrase('a time after ext_from, or 0') });
  }
  const hasPromotion = entry.ext_promotion !== undefined;
  if (hasPromotion && type !== 5) {
    context.addIssue({
      code: 'custom',
      path: ['ext_promotion'],
      message: phrase('no promotion, except for type 5'),
    });
  }
  if (type === 5 && attributes !== undefined) {
    const message = phrase('no attributes for type 5, which has no script');
    context.addIssue({ code: 'custom', path: ['attributes'], message });
  }
  const needs = adNeeds[entry.type];
  if (needs && !hasPromotion && !needs.isMet(entry[needs.field])) {
    context.addIssue({ code: 'custom', path: [needs.field], message: needs.allowed });
  }
});

const adNeeds: Readonly<
  Record<
    number,
    { field: 'script' | 'div' | 'script_in_div'; allowed: string; isMet: (value: string) => boolean }
  >
> = {
  1: { field: 'script', allowed: phrase('an https address, for type 1'), isMet: isHttpsAddress },
  2: { field: 'script', allowed: phrase('inline code, for type 2'), isMet: isFilled },
  4: { field: 'script_in_div', allowed: phrase('an https address, for type 4'), isMet: isHttpsAddress },
  5: { field: 'div', allowed: phrase('HTML, for type 5'), isMet: isFilled },
};

function isFilled(value: string): boolean {
  return value.trim() !== '';
}

const pageEntryAllowed = phrase('"host/path" without protocol');

/** The safe section (spec BUN-13). Its types are checked, and it is exported unchanged. Only `pages` has an effect. */
export const safeSchema = objectField(
  {
    status: z.number({ error: phrase('a number') }).optional(),
    pages: z
      .array(
        textField(pageEntryAllowed, (value) => !value.includes('://') && isHost(value.split('/')[0] ?? '')),
        { error: phrase('a list of "host/path" without protocol') },
      )
      .optional(),
    p2: text.optional(),
    hash_list: listField(text, phrase('a list of texts')).optional(),
    rand_str: text.optional(),
  },
  phrase('an object with status, pages, p2, hash_list and rand_str'),
);

export const pageLifetimeSchema = integer(0, 31_536_000);

/** One block of a layout. */
export const blockInstanceSchema = objectField(
  { module: filledText, config: z.record(z.string(), z.unknown(), { error: phrase('an object') }) },
  phrase('an object with module and config'),
);

/** The top-level fields of a bundle, in the order of an export. */
export const bundleFields = [
  'info',
  'settings',
  'data_content',
  'layouts',
  'ads',
  'ad_diversion',
  'safe',
  'admin_cache_time',
  'ext_pages',
  'ext_redirects',
  'ext_translations',
  'ext_languages',
] as const;

/** The fields of one vertical in `data_content`, in the order of an export. */
export const verticalFields = ['menu', 'list', 'list_type', 'list_tags'] as const;
