import { phrase, readPhrase } from '#app/lib/phrase.ts';
import { z } from 'zod';
import { slotValueNames } from '#app/ads/slot-values.server.ts';
import { isCssBox } from '#app/lib/css-values.server.ts';
import { optionalColor } from '#app/domain/settings/values.server.ts';
import type { ColorUse } from '#app/settings/color-contrast.server.ts';

declare module 'zod' {
  /** What the layout editor of the Studio knows about a block's setting besides its title, description and control. */
  interface GlobalMeta {
    /**
     * Set if the value refers to part of the site: the id of an item or section, a tag, or the position of a category.
     */
    chooses?: 'category' | 'item' | 'section' | 'tag';
    /** The use of a colour. It determines what the colour must contrast with. */
    colorUse?: ColorUse;
    /** The unit of a number, such as “px”. */
    unit?: string;
    /** Names of the values of a choice. */
    labels?: Readonly<Record<string, string>>;
  }
}

const boxAllowed = phrase('"" or one to four CSS lengths, such as "16px" or "0 auto 24px"');
const boxText = z
  .string({ error: boxAllowed })
  .refine((value) => value === '' || isCssBox(value, { isMargin: true }), { error: boxAllowed })
  .default('');

const responsiveBox = z.strictObject({ m: boxText, p: boxText }).default({ m: '', p: '' });

const slotValue = z.object({ value: z.union([z.string().max(200), z.number()]).transform(String) });

const fullWidthMeaning = {
  // not a message: a title of the layout editor, as in .meta()
  title: 'Full width',
  description:
    'as wide as the window allows, up to 2200 px, instead of the greatest width of the content. The width of the content in narrow windows still applies',
};

/** The setting for blocks that have the full width by default. */
export const fullWidthByDefault = z.boolean().default(true).meta(fullWidthMeaning);

const classAllowed = phrase('"" or class names of letters, digits, "-" and "_", separated by one space');
const idAllowed = phrase('an id of letters, digits, "-" and "_" that begins with a letter');
const idPattern = /^[a-z][\w-]{0,60}$/i;
const elementId = z.string({ error: idAllowed }).regex(idPattern, { error: idAllowed });
const idNameAllowed = phrase('"", {allowed}, or {"id", "to"} with two of them', {
  allowed: readPhrase(idAllowed),
});

/** Settings that every block has (spec LAY-3). */
export const commonSettings = {
  title: z.string().max(200).default('').meta({ title: 'Heading', description: 'heading', text: 'other' }),
  themeColor: optionalColor.default('').meta({
    title: 'Accent colour',
    control: 'color',
    colorUse: 'accent',
    description:
      'CSS colour of the accent inside the block. The colours of links and of text on the accent are derived from it. If it is empty, the site’s accent is used',
  }),
  dataType: z.int().min(0).default(0).meta({
    title: 'Items from',
    chooses: 'section',
    description: 'id of the vertical whose items the block shows. 0 is the page’s vertical',
  }),
  categoryIndex: z.int().min(-1).default(-1).meta({
    title: 'Category',
    chooses: 'category',
    description:
      'position in that vertical’s top-level menu, counted from 0. -1 selects all categories. A position beyond the end is a fault',
  }),
  itemCount: z.int().min(0).max(100).default(24).meta({
    title: 'Number of items',
    unit: 'items',
    description: 'number of items. 0 selects all, but at most 100',
  }),
  repeats: z
    .enum(['allow', 'avoid', 'never'])
    .default('allow')
    .meta({
      title: 'Items shown before',
      labels: { allow: 'Show again', avoid: 'Prefer others', never: 'Leave out' },
      description:
        'what to do with items that earlier blocks of the page already show: `allow` shows them again, `avoid` shows them only if there are too few others, `never` omits them',
    }),
  fullWidth: z.boolean().default(false).meta(fullWidthMeaning),
  showOn: z
    .enum(['all', 'phone', 'desktop'])
    .default('all')
    .meta({
      title: 'Shown on',
      labels: { all: 'All windows', phone: 'Phones only', desktop: 'Wide windows only' },
      description:
        'windows in which the block is visible: `all`, `phone` (below 768 px) or `desktop` (from 768 px). A block that is not visible is still part of the page',
    }),
  padding: responsiveBox.meta({
    title: 'Padding',
    description: 'CSS padding below 768 px (`m`) and from 768 px (`p`)',
  }),
  margin: responsiveBox.meta({
    title: 'Margin',
    description: 'CSS margin below 768 px (`m`) and from 768 px (`p`)',
  }),
  adPosition: z.array(z.int()).max(20).default([]).meta({
    title: 'Ads after items',
    description: 'positions of ads among the block’s items. 1 is after the first item',
  }),
  adIndex: z.array(z.int()).max(20).default([]).meta({
    title: 'Ad numbers',
    description: 'ad number for each of these positions. Defaults to that of `ad_box`',
  }),
  adBox: z.partialRecord(z.enum(slotValueNames), slotValue).default({}).meta({
    title: 'Boxes of the ads',
    description: 'values of the ads’ slots, such as ad number and colours, each {value}',
  }),
  className: z
    .string({ error: classAllowed })
    .regex(/^(?:-?[a-z_][\w-]{0,60}(?: (?!$)|$)){0,10}$/i, { error: classAllowed })
    .default('')
    .meta({ title: 'Classes of the ads', description: 'additional classes of each ad’s wrapper' }),
  idName: z
    .union([z.literal(''), elementId, z.strictObject({ id: elementId, to: elementId })], {
      error: idNameAllowed,
    })
    .default('')
    .meta({
      title: 'Id of the ads',
      description:
        'id of the two containers of the block’s ads. “x” creates `x_m` and `x_p`. {id, to} creates `id_m` and `id_p`, each with a child `to` that contains the ads',
    }),
  notExecute: z.boolean().default(false).meta({
    title: 'Ads without scripts',
    description: 'insert the ads’ markup without running their scripts',
  }),
};

export type CommonShape = typeof commonSettings;
export type CommonSettings = z.output<z.ZodObject<CommonShape>>;
/** Name of a setting that every block has. */
export type CommonSettingName = keyof CommonShape;
