import { defineVertical } from '#app/pages/vertical.server.ts';
import { gameFrame } from './game-frame.server.ts';
import { gameMeta } from './game-meta.server.ts';
import { gameBlocks } from './blocks.server.ts';
import { gameFeeds } from './feeds/feeds.server.ts';
import { devicesFromText, orientationOf, readSize } from './feeds/game-facts.ts';
import { gameExt } from './game-ext.server.ts';
import { gameLayouts } from './layouts.server.ts';
import { games, type GameFields } from './vertical.ts';

export default defineVertical<GameFields>({
  vertical: games,
  homeTexts({ messages }) {
    const t = messages('games');
    return { title: t('home.title'), description: t('home.description') };
  },
  extSchema: gameExt,
  structuredDataTypes: ['game'],
  isPlayed: true,
  blocks: gameBlocks,
  layouts: gameLayouts,
  describeItem: gameMeta,
  feeds: gameFeeds,
  movedExt({ instructions, tags, width, height }) {
    const size = readSize(width, height);
    return { devices: devicesFromText(instructions, tags), orientation: orientationOf(size), ...size };
  },
  tileExtras({ fields, playUrl, video }) {
    const preview = video === '' ? recordedPreview(playUrl) : '';
    return {
      ...(!fields.devices.includes('touch') && { needsKeyboard: true }),
      ...(preview !== '' && { preview }),
    };
  },
  checkedFrame: gameFrame,
  widePicture: ({ fields }) => fields.imgWide,
});

/** Returns the path of a first-party game's recorded preview without the file extension. Returns "" for other games. */
function recordedPreview(playUrl: string): string {
  const slug = /^arcade:\/([^/]+)\/$/.exec(playUrl)?.[1];
  return slug === undefined ? '' : `/previews/${slug}`;
}
