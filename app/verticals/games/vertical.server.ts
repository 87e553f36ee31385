import { z } from 'zod';
import { defineVertical } from '#app/pages/vertical.server.ts';
import { gameBlocks } from './blocks.server.ts';
import { gameFeeds } from './feeds/feeds.server.ts';
import { gameLayouts } from './layouts.server.ts';
import { devices, games, type GameFields } from './vertical.ts';

const control = z.object({
  device: z.enum(devices),
  inputs: z.array(z.string().min(1).max(40)).min(1).max(12),
  action: z.string().min(1).max(120),
});

/** A game's fields in addition to those of every item (spec ITEM-13, PLAY-10). */
const gameExt = z
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

/** The definition of the vertical. */
export default defineVertical<GameFields>({
  vertical: games,
  homeTexts: {
    title: 'Free browser games',
    description:
      'Play free games in your browser: puzzles, racing, action and more. No account and no download needed.',
  },
  extSchema: gameExt,
  structuredDataTypes: ['game'],
  isPlayed: true,
  blocks: gameBlocks,
  layouts: gameLayouts,
  feeds: gameFeeds,
  tileExtras({ fields, playUrl, video }) {
    const preview = video === '' ? recordedPreview(playUrl) : '';
    return {
      ...(!fields.devices.includes('touch') && { needsKeyboard: true }),
      ...(preview !== '' && { preview }),
    };
  },
  widePicture: ({ fields }) => fields.imgWide,
});

/** Returns the path of a first-party game's recorded preview without the file extension. Returns "" for other games. */
function recordedPreview(playUrl: string): string {
  const slug = /^arcade:\/([^/]+)\/$/.exec(playUrl)?.[1];
  return slug === undefined ? '' : `/previews/${slug}`;
}
