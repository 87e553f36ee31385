import { z } from 'zod';
import { devices } from './vertical.ts';

const control = z.object({
  device: z.enum(devices).meta({ title: 'Device' }),
  inputs: z
    .array(z.string().min(1).max(40))
    .min(1)
    .max(12)
    .meta({ title: 'Keys or gestures', description: 'One per line', text: 'key' }),
  action: z.string().min(1).max(120).meta({ title: 'What they do', text: 'other' }),
});

/** A game's fields in addition to those of every item (spec ITEM-13, PLAY-10). */
export const gameExt = z
  .object({
    slug: z.string().max(120).default('').meta({
      title: 'Name of the game in addresses',
      description: 'The name of its folder in the arcade. Empty for games of others',
    }),
    developer: z.string().max(200).default('').meta({ title: 'Developer' }),
    developer_type: z
      .enum(['', 'person', 'organization'])
      .default('')
      .meta({ title: 'The developer is', description: 'For search engines' }),
    licence: z
      .string()
      .max(120)
      .default('')
      .meta({ title: 'Licence', description: 'Such as MIT or CC BY 4.0' }),
    source: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })])
      .default('')
      .meta({ title: 'Source code', description: 'Web address of the source code' }),
    devices: z.array(z.enum(devices)).default(['keyboard', 'mouse']).meta({
      title: 'Played with',
      description: 'The page names the devices, and phones put games without touch last',
    }),
    orientation: z
      .enum(['any', 'landscape', 'portrait'])
      .default('any')
      .meta({ title: 'How a phone is held' }),
    width: z.int().min(100).max(8000).default(1280).meta({
      title: 'Width of the player',
      description: "In pixels. With the height it sets the player's proportions",
    }),
    height: z
      .int()
      .min(100)
      .max(8000)
      .default(720)
      .meta({ title: 'Height of the player', description: 'In pixels' }),
    controls: z
      .array(control)
      .max(40)
      .default([])
      .meta({ title: 'Controls', description: 'The page lists them under “How to play”' }),
    img_wide: z
      .string()
      .max(500)
      .default('')
      .meta({ title: 'Wide cover', description: 'For large tiles and shared links' }),
  })
  .transform(({ img_wide, developer_type, ...ext }) => ({
    ...ext,
    developerType: developer_type,
    imgWide: img_wide,
  }));

/** The fields of `ext` in a bundle or feed. */
export type GameExt = z.input<typeof gameExt>;
