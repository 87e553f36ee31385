import { z } from 'zod';
import { isCssBox } from '#app/lib/css-values.server.ts';
import { optionalColor } from '#app/domain/settings/values.server.ts';

const boxAllowed = '"" or one to four CSS lengths, such as "16px" or "0 auto 24px"';
const boxText = z
  .string({ error: boxAllowed })
  .refine((value) => value === '' || isCssBox(value, { isMargin: true }), { error: boxAllowed })
  .default('');

const responsiveBox = z.strictObject({ m: boxText, p: boxText }).default({ m: '', p: '' });

/** Names of an ad slot's values. A malformed value falls back to its own default (spec ADS-7). */
export const adSlotKeys = [
  'ad_cou',
  'ad_bg_color',
  'ad_style_font',
  'ad_box_margin',
  'ad_box_radius',
  'ad_box_padding',
  'adaptive',
  'adaptive_width',
] as const;

const slotValue = z.object({ value: z.union([z.string().max(200), z.number()]).transform(String) });

const fullWidthMeaning =
  'as wide as the window allows, up to 2200 px, instead of `maxContentWidth`; `padWidth` still counts';

/** The setting for blocks that have the full width by default. */
export const fullWidthByDefault = z.boolean().default(true).describe(fullWidthMeaning);

const classAllowed = '"" or class names of letters, digits, "-" and "_", separated by one space';
const idAllowed = 'an id of letters, digits, "-" and "_" that begins with a letter';
const idPattern = /^[a-z][\w-]{0,60}$/i;
const elementId = z.string({ error: idAllowed }).regex(idPattern, { error: idAllowed });
const idNameAllowed = `"", ${idAllowed}, or {"id", "to"} with two of them`;

/** Settings that every block has (spec LAY-3). */
export const commonSettings = {
  title: z.string().max(200).default('').describe('heading'),
  themeColor: optionalColor
    .default('')
    .describe(
      'CSS colour of the accent inside the block, from which text on it and links follow; empty: the site’s',
    ),
  dataType: z.int().min(0).default(0).describe('vertical id the block takes items from; 0: the page’s'),
  categoryIndex: z
    .int()
    .min(-1)
    .default(-1)
    .describe('position in that vertical’s top-level menu, from 0; -1: all; past the end is a fault'),
  itemCount: z.int().min(0).max(100).default(24).describe('number of items; 0: all, at most 100'),
  repeats: z
    .enum(['allow', 'avoid', 'never'])
    .default('allow')
    .describe(
      'items that blocks before it on the page show already: `allow` shows them again; `avoid` leaves them out and fills up with them only where too few others remain; `never` leaves them out even then',
    ),
  fullWidth: z.boolean().default(false).describe(fullWidthMeaning),
  padding: responsiveBox.describe('CSS padding below 768 px (`m`) and from there (`p`)'),
  margin: responsiveBox.describe('CSS margin below 768 px (`m`) and from there (`p`)'),
  adPosition: z
    .array(z.int())
    .max(20)
    .default([])
    .describe('places of ads, counted in the block’s items: 1 is after the first'),
  adIndex: z
    .array(z.int())
    .max(20)
    .default([])
    .describe('ad number for each of these places; missing: `ad_cou`'),
  adBox: z
    .partialRecord(z.enum(adSlotKeys), slotValue)
    .default({})
    .describe(`styling of the ads’ boxes: {${adSlotKeys.join(', ')}}, each {value}`),
  className: z
    .string({ error: classAllowed })
    .regex(/^(?:-?[a-z_][\w-]{0,60}(?: (?!$)|$)){0,10}$/i, { error: classAllowed })
    .default('')
    .describe('classes of each ad’s wrapper, beside its own'),
  idName: z
    .union([z.literal(''), elementId, z.strictObject({ id: elementId, to: elementId })], {
      error: idNameAllowed,
    })
    .default('')
    .describe(
      'id of the two containers of the block’s ads: “x” makes `x_m` and `x_p`; {id, to} makes `id_m` and `id_p`, each with a child `to` that holds the ads',
    ),
  notExecute: z.boolean().default(false).describe('place the ads’ markup, do not run their scripts'),
};

export type CommonShape = typeof commonSettings;
export type CommonSettings = z.output<z.ZodObject<CommonShape>>;
/** Name of a setting that every block has. */
export type CommonSettingName = keyof CommonShape;
