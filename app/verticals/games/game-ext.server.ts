import { z } from 'zod';
import { devices } from './vertical.ts';

const control = z.object({
  device: z.enum(devices),
  inputs: z.array(z.string().min(1).max(40)).min(1).max(12),
  action: z.string().min(1).max(120),
});

/** A game's fields in addition to those of every item (spec ITEM-13, PLAY-10). */
export const gameExt = z
  .object({
    slug: z.string().max(120).default(''),
    developer: z.string().max(200).default(''),
    developer_type: z.enum(['', 'person', 'organization']).default(''),
    licence: z.string().max(120).default(''),
    source: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    devices: z.array(z.enum(devices)).default(['keyboard', 'mouse']),
    orientation: z.enum(['any', 'landscape', 'portrait']).default('any'),
    width: z.int().min(100).max(8000).default(1280),
    height: z.int().min(100).max(8000).default(720),
    controls: z.array(control).max(40).default([]),
    img_wide: z.string().max(500).default(''),
  })
  .transform(({ img_wide, developer_type, ...ext }) => ({
    ...ext,
    developerType: developer_type,
    imgWide: img_wide,
  }));

/** The fields of `ext` in a bundle or feed. */
export type GameExt = z.input<typeof gameExt>;
