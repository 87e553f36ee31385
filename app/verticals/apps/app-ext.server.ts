import { phrase } from '#app/lib/phrase.ts';
import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: phrase('an http or https address') }).max(2000);
const optionalAddress = z.union([z.literal(''), webAddress]).default('');
const day = z.union([z.literal(''), z.iso.date()], { error: phrase('"" or a date, YYYY-MM-DD') }).default('');
const line = (most: number) => z.string().max(most).default('');
const lines = z.array(z.string().min(1).max(300)).max(40).default([]);
const reasoned = z.object({
  name: z.string().min(1).max(200).meta({ title: 'Name' }),
  reason: line(1000).meta({ title: 'Reason', text: 'other' }),
});

/** An app's fields in addition to those of every item (spec ITEM-13). */
export const appExt = z
  .object({
    slug: line(120).meta({ title: 'Name of the app in its feed' }),
    summary: line(300).meta({ title: 'Summary', description: 'One sentence below the name', text: 'other' }),
    developer: line(200).meta({ title: 'Developer' }),
    developer_type: z
      .enum(['', 'person', 'organization'])
      .default('')
      .meta({ title: 'The developer is', description: 'For search engines' }),
    developer_url: optionalAddress.meta({ title: 'Website of the developer' }),
    licence: line(200).meta({ title: 'Licence', description: 'Such as MIT or GPL-3.0' }),
    source: optionalAddress.meta({ title: 'Source code', description: 'Web address of the source code' }),
    website: optionalAddress.meta({ title: 'Website of the app' }),
    donate: optionalAddress.meta({
      title: 'Donations',
      description: 'Web address where the developer accepts donations',
    }),
    issues: optionalAddress.meta({
      title: 'Reports of problems',
      description: 'Web address where users report problems',
    }),
    links: z
      .array(
        z.object({
          name: z.string().min(1).max(100).meta({ title: 'Name' }),
          url: webAddress.meta({ title: 'Web address' }),
        }),
      )
      .max(20)
      .default([])
      .meta({ title: 'Download links', description: 'The buttons of the page, such as the app stores' }),
    platforms: lines.meta({ title: 'Platforms', description: 'Such as Android or Windows, one per line' }),
    features: lines.meta({ title: 'Features', description: 'One per line', text: 'other' }),
    version: line(100).meta({ title: 'Version' }),
    version_date: day.meta({
      title: 'Date of the version',
      description: 'Year, month and day, such as 2026-03-31',
    }),
    size_bytes: z
      .int()
      .min(0)
      .default(0)
      .meta({ title: 'Size of the download', description: 'In bytes; 0 if it is not known' }),
    min_system: line(100).meta({ title: 'Required system', description: 'Such as Android 8', text: 'other' }),
    first_released: line(40).meta({ title: 'First released', description: 'A year or a date' }),
    language: line(100).meta({ title: 'Programming language' }),
    permissions: z.array(reasoned).max(300).default([]).meta({ title: 'Permissions' }),
    anti_features: z.array(reasoned).max(40).default([]).meta({
      title: 'What users may not like',
      description: 'Such as ads or tracking, as the store of the app names it',
    }),
    changelog: z
      .array(
        z.object({
          version: line(100).meta({ title: 'Version' }),
          date: day.meta({ title: 'Date' }),
          text: z.string().min(1).max(20_000).meta({ title: 'What has changed', text: 'other' }),
        }),
      )
      .max(40)
      .default([])
      .meta({ title: 'Earlier versions', description: 'The latest first' }),
    screenshot_texts: z
      .array(
        z.object({
          desc: line(500).meta({ title: 'Description', text: 'other' }),
          credit: line(300).meta({ title: 'Credit' }),
        }),
      )
      .max(100)
      .default([])
      .meta({ title: 'Texts of the screenshots', description: 'In the order of the screenshots' }),
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
