import { rm } from 'node:fs/promises';
import { data } from 'react-router';
import { arcadeOrigin } from '#app/config/arcade-origin.ts';
import { textOf } from '#app/bundle/decode-item.server.ts';
import { GameError } from '#app/media/game-entries.ts';
import {
  addGame,
  gameSlug,
  listGames,
  seriesOf,
  type UploadedGame,
} from '#app/media/uploaded-games.server.ts';
import { receiveFile } from '#app/media/uploaded-pictures.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { isDiskFull } from '#app/store/disk-full.server.ts';
import type { Asked } from '../draft/current-draft.server.ts';
import { revisionOf } from '../draft/field-revision.server.ts';
import { readItemData } from '../screens/content/content.server.ts';
import { openSection, sectionName } from '../screens/content/section.server.ts';
import { BodyError } from '../server/body.ts';
import type { RefusedGame, TestedGame } from './tested-game.ts';

/** Receives the zip of a game, checks and stores it. Throws an answer that names the fault if it is refused. */
export async function uploadGame(
  { mediaDir, clock }: Pick<Platform, 'mediaDir' | 'clock'>,
  { body }: Pick<Request, 'body'>,
  { name, author }: { name: string; author: string },
): Promise<TestedGame> {
  try {
    const zip = await receiveFile(body ?? new ReadableStream(), mediaDir);
    try {
      return describe(await addGame(zip, { mediaDir, series: seriesOf(name), author, now: clock.now() }));
    } finally {
      await rm(zip, { force: true });
    }
  } catch (error) {
    if (error instanceof GameError) throw refuse({ fault: error.fault, file: error.file });
    if (error instanceof BodyError) {
      throw refuse({ fault: error.fault === 'too-large' ? 'bytes' : 'network', file: '' });
    }
    if (isDiskFull(error)) throw refuse({ fault: 'disk-full', file: '' });
    throw error;
  }
}

function refuse(refused: RefusedGame) {
  return data(refused, { status: refused.fault === 'bytes' ? 413 : 422 });
}

function describe({ slug, files, bytes }: UploadedGame): TestedGame {
  return { slug, files, bytes, playUrl: `arcade:/${slug}/` };
}

/** Reads the data of the upload screen. `itemId` names the item that gets a new version. */
export async function readUploadScreen(asked: Asked, prefix: string | undefined, itemId: string | null) {
  const { platform, server, content } = await openSection(asked, prefix);
  if (!server.isPlayed) throw new Response('This section has no games.', { status: 404 });
  const { environment } = platform;
  return {
    prefix: server.vertical.prefix,
    section: sectionName(platform, server),
    now: platform.clock.now(),
    arcade: arcadeOrigin(environment) || `http://localhost:${environment.arcadePort}`,
    categories: content.categories.map(({ id, name }) => ({ id, name })),
    item: itemId === null ? null : await readGameItem(platform, content, Number(itemId)),
  };
}

async function readGameItem(
  { store, mediaDir }: Pick<Platform, 'store' | 'mediaDir'>,
  content: Parameters<typeof readItemData>[1],
  id: number,
) {
  const item = Number.isSafeInteger(id) ? (await readItemData(store, content, [id])).get(id) : undefined;
  if (!item) throw new Response('There is no such item.', { status: 404 });
  const playUrl = textOf(item.game_url_remote);
  const [, slug = ''] = /^arcade:\/([^/]+)\/$/.exec(playUrl) ?? [];
  const series = gameSlug.exec(slug)?.[1];
  const title = textOf(item.title);
  return {
    id,
    title,
    playUrl,
    revision: revisionOf(item.game_url_remote),
    /** Name under which new versions are stored. */
    series: series ?? seriesOf(title),
    versions: (series === undefined ? [] : await listGames(mediaDir, series)).map((game) => ({
      ...describe(game),
      uploadedAt: game.uploadedAt,
      author: game.author,
    })),
  };
}
