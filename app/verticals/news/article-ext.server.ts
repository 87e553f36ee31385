import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'an http or https address' }).max(2000);
const source = z.object({ title: z.string().min(1).max(300), url: webAddress });

/** An article's fields in addition to those of every item (spec ITEM-13). */
export const articleExt = z
  .object({
    slug: z.string().max(200).default(''),
    img_wide: z.string().max(2000).default(''),
    sources: z.array(source).max(40).default([]),
    origin_name: z.string().max(300).default(''),
    origin_url: z.union([z.literal(''), webAddress]).default(''),
    licence: z.string().max(300).default(''),
  })
  .transform(({ img_wide, origin_name, origin_url, ...ext }) => ({
    ...ext,
    imgWide: img_wide,
    originName: origin_name,
    originUrl: origin_url,
  }));

/** The fields of `ext` in a bundle or feed. */
export type ArticleExt = z.input<typeof articleExt>;
