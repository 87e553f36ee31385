import { z } from 'zod';
import { elements, modalities, signSlugs } from './sky/zodiac.ts';

const paragraphs = z.array(z.string().min(1).max(2000)).max(8).default([]);
const words = z.array(z.string().min(1).max(80)).max(12).default([]);
const zodiacSlug = z.union([z.literal(''), z.enum(signSlugs)]).default('');

/** A sign's fields in addition to those of every item (docs/bundle.md). */
export const starSignExt = z
  .object({
    slug: zodiacSlug,
    element: z.union([z.literal(''), z.enum(elements)]).default(''),
    modality: z.union([z.literal(''), z.enum(modalities)]).default(''),
    ruler: z
      .object({ traditional: z.string().max(40).default(''), modern: z.string().max(40).default('') })
      .prefault({}),
    symbol: z.string().max(80).default(''),
    opposite: zodiacSlug,
    dates: z.string().max(80).default(''),
    character: paragraphs,
    love: paragraphs,
    work: paragraphs,
    strengths: words,
    growth: words,
    colours: words,
    season: z.string().max(1000).default(''),
    constellation: z.string().max(2000).default(''),
    sources: z
      .array(z.object({ title: z.string().min(1).max(200), url: z.url({ protocol: /^https?$/ }) }))
      .max(8)
      .default([]),
    img_wide: z.string().max(500).default(''),
  })
  .transform(({ img_wide, ...ext }) => ({ ...ext, imgWide: img_wide }));

/** The `ext` of a sign. */
export type SignFields = z.output<typeof starSignExt>;
