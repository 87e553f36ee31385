import { z } from 'zod';
import { elements, modalities, signSlugs } from './sky/zodiac.ts';

const paragraphs = z.array(z.string().min(1).max(2000)).max(8).default([]);
const words = z.array(z.string().min(1).max(80)).max(12).default([]);
const zodiacSlug = z.union([z.literal(''), z.enum(signSlugs)]).default('');

/** A sign's fields in addition to those of every item (docs/bundle.md). */
export const starSignExt = z
  .object({
    slug: zodiacSlug.meta({ title: 'Sign', description: 'The sign of the zodiac that the page is about' }),
    element: z
      .union([z.literal(''), z.enum(elements)])
      .default('')
      .meta({ title: 'Element' }),
    modality: z
      .union([z.literal(''), z.enum(modalities)])
      .default('')
      .meta({ title: 'Modality' }),
    ruler: z
      .object({
        traditional: z.string().max(40).default('').meta({ title: 'Traditional', text: 'other' }),
        modern: z.string().max(40).default('').meta({ title: 'Modern', text: 'other' }),
      })
      .prefault({})
      .meta({ title: 'Ruling planet' }),
    symbol: z.string().max(80).default('').meta({ title: 'Symbol', text: 'other' }),
    opposite: zodiacSlug.meta({ title: 'Opposite sign' }),
    dates: z
      .string()
      .max(80)
      .default('')
      .meta({ title: 'Dates', description: 'In words, such as 21 March to 19 April', text: 'other' }),
    character: paragraphs.meta({ title: 'Character', description: 'One paragraph per line', text: 'main' }),
    love: paragraphs.meta({ title: 'Love', description: 'One paragraph per line', text: 'main' }),
    work: paragraphs.meta({ title: 'Work', description: 'One paragraph per line', text: 'main' }),
    strengths: words.meta({ title: 'Strengths', description: 'One per line', text: 'other' }),
    growth: words.meta({ title: 'Room to grow', description: 'One per line', text: 'other' }),
    colours: words.meta({ title: 'Colours', description: 'One per line', text: 'other' }),
    season: z.string().max(1000).default('').meta({ title: 'Season', text: 'other' }),
    constellation: z.string().max(2000).default('').meta({ title: 'Constellation', text: 'other' }),
    sources: z
      .array(
        z.object({
          title: z.string().min(1).max(200).meta({ title: 'Title' }),
          url: z.url({ protocol: /^https?$/ }).meta({ title: 'Web address' }),
        }),
      )
      .max(8)
      .default([])
      .meta({ title: 'Sources', description: 'Listed at the end of the page' }),
    img_wide: z
      .string()
      .max(500)
      .default('')
      .meta({ title: 'Wide cover', description: 'For large tiles and shared links' }),
  })
  .transform(({ img_wide, ...ext }) => ({ ...ext, imgWide: img_wide }));

export type SignFields = z.output<typeof starSignExt>;
