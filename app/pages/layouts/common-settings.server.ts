import { z } from 'zod';
import { slotValueNames } from '#app/ads/slot-values.server.ts';
import { isCssBox } from '#app/lib/css-values.server.ts';
import { optionalColor } from '#app/domain/settings/values.server.ts';

const boxAllowed = '"" or one to four CSS lengths, such as "16px" or "0 auto 24px"';
const boxText = z
  .string({ error: boxAllowed })
  .refine((value) => value === '' || isCssBox(value, { isMargin: true }), { error: boxAllowed })
  .default('');

const responsiveBox = z.strictObject({ m: boxText, p: boxText }).default({ m: '', p: '' });

const slotValue = z.object({ value: z.union([z.string().max(200), z.number()]).transform(String) });

const fullWidthMeaning =
  'as wide as the window allows, up to 2200 px, instead of `maxContentWidth`. `padWidth` still applies';

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
      'CSS colour of the accent inside the block. The colours of links and of text on the accent are derived from it. If empty, the site’s',
    ),
  dataType: z
    .int()
    .min(0)
    .default(0)
    .describe('id of the vertical whose items the block shows. 0 is the page’s vertical'),
  categoryIndex: z
    .int()
    .min(-1)
    .default(-1)
    .describe(
      'position in that vertical’s top-level menu, counted from 0. -1 selects all categories. A position beyond the end is a fault',
    ),
  itemCount: z.int().min(0).max(100).default(24).describe('number of items. 0 selects all, but at most 100'),
  repeats: z
    .enum(['allow', 'avoid', 'never'])
    .default('allow')
    .describe(
      'what to do with items that earlier blocks of the page already show: `allow` shows them again, `avoid` shows them only if there are too few others, `never` omits them',
    ),
  fullWidth: z.boolean().default(false).describe(fullWidthMeaning),
  padding: responsiveBox.describe('CSS padding below 768 px (`m`) and from 768 px (`p`)'),
  margin: responsiveBox.describe('CSS margin below 768 px (`m`) and from 768 px (`p`)'),
  adPosition: z
    .array(z.int())
    .max(20)
    .default([])
    .describe('positions of ads among the block’s items. 1 is after the first item'),
  adIndex: z
    .array(z.int())
    .max(20)
    .default([])
    .describe('ad number for each of these positions. Defaults to that of `ad_box`'),
  adBox: z
    .partialRecord(z.enum(slotValueNames), slotValue)
    .default({})
    .describe('values of the ads’ slots, such as ad number and colours, each {value}'),
  className: z
    .string({ error: classAllowed })
    .regex(/^(?:-?[a-z_][\w-]{0,60}(?: (?!$)|$)){0,10}$/i, { error: classAllowed })
    .default('')
    .describe('additional classes of each ad’s wrapper'),
  idName: z
    .union([z.literal(''), elementId, z.strictObject({ id: elementId, to: elementId })], {
      error: idNameAllowed,
    })
    .default('')
    .describe(
      'id of the two containers of the block’s ads. “x” creates `x_m` and `x_p`. {id, to} creates `id_m` and `id_p`, each with a child `to` that contains the ads',
    ),
  notExecute: z.boolean().default(false).describe('insert the ads’ markup without running their scripts'),
};

export type CommonShape = typeof commonSettings;
export type CommonSettings = z.output<z.ZodObject<CommonShape>>;
/** Name of a setting that every block has. */
export type CommonSettingName = keyof CommonShape;
