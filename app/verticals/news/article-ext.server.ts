import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: phrase('an http or https address') }).max(2000);
const source = z.object({
  title: z.string().min(1).max(300).meta({ title: 'Title' }),
  url: webAddress.meta({ title: 'Web address' }),
});

/** An article's fields in addition to those of every item (spec ITEM-13). */
export const articleExt = z
  .object({
    slug: z
      .string()
      .max(200)
      .default('')
      .meta({ title: 'Short name', description: 'A name for files and feeds. Visitors do not see it' }),
    img_wide: z
      .string()
      .max(2000)
      .default('')
      .meta({ title: 'Wide cover', description: 'For large tiles and shared links' }),
    sources: z
      .array(source)
      .max(40)
      .default([])
      .meta({ title: 'Sources', description: 'Listed at the end of the article' }),
    origin_name: z
      .string()
      .max(300)
      .default('')
      .meta({ title: 'First published by', description: 'The publication from which the article comes' }),
    origin_url: z
      .union([z.literal(''), webAddress])
      .default('')
      .meta({ title: 'First published at', description: 'Web address of the original article' }),
    licence: z.string().max(300).default('').meta({ title: 'Licence', description: 'Such as CC BY 4.0' }),
  })
  .transform(({ img_wide, origin_name, origin_url, ...ext }) => ({
    ...ext,
    imgWide: img_wide,
    originName: origin_name,
    originUrl: origin_url,
  }));

/** The fields of `ext` in a bundle or feed. */
export type ArticleExt = z.input<typeof articleExt>;
