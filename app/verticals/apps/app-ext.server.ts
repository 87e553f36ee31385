import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'an http or https address' }).max(2000);
const optionalAddress = z.union([z.literal(''), webAddress]).default('');
const day = z.union([z.literal(''), z.iso.date()], { error: '"" or a date, YYYY-MM-DD' }).default('');
const line = (most: number) => z.string().max(most).default('');
const lines = z.array(z.string().min(1).max(300)).max(40).default([]);
const reasoned = z.object({ name: z.string().min(1).max(200), reason: line(1000) });

/** An app's fields in addition to those of every item (spec ITEM-13). */
export const appExt = z
  .object({
    slug: line(120),
    summary: line(300),
    developer: line(200),
    developer_type: z.enum(['', 'person', 'organization']).default(''),
    developer_url: optionalAddress,
    licence: line(200),
    source: optionalAddress,
    website: optionalAddress,
    donate: optionalAddress,
    issues: optionalAddress,
    links: z
      .array(z.object({ name: z.string().min(1).max(100), url: webAddress }))
      .max(20)
      .default([]),
    platforms: lines,
    features: lines,
    version: line(100),
    version_date: day,
    size_bytes: z.int().min(0).default(0),
    min_system: line(100),
    first_released: line(40),
    language: line(100),
    permissions: z.array(reasoned).max(300).default([]),
    anti_features: z.array(reasoned).max(40).default([]),
    changelog: z
      .array(z.object({ version: line(100), date: day, text: z.string().min(1).max(20_000) }))
      .max(40)
      .default([]),
    screenshot_texts: z
      .array(z.object({ desc: line(500), credit: line(300) }))
      .max(100)
      .default([]),
  })
  .transform(
    ({
      developer_type,
      developer_url,
      version_date,
      size_bytes,
      min_system,
      first_released,
      anti_features,
      screenshot_texts,
      ...ext
    }) => ({
      ...ext,
      developerType: developer_type,
      developerUrl: developer_url,
      versionDate: version_date,
      sizeBytes: size_bytes,
      minSystem: min_system,
      firstReleased: first_released,
      antiFeatures: anti_features,
      screenshotTexts: screenshot_texts.map(({ desc, credit }) => ({ description: desc, credit })),
    }),
  );

/** The fields of `ext` in a bundle or feed. */
export type AppExt = z.input<typeof appExt>;
