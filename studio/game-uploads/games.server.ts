import { rm } from 'node:fs/promises';
import { data } from 'react-router';
import { arcadeOrigin } from '#app/config/arcade-origin.ts';
import { asText } from '#app/lib/json.ts';
import { GameError } from '#app/media/game-entries.ts';
import { addressOfGame, findGamesInHistory, findGameUses } from '#app/media/game-uses.server.ts';
import {
  addGame,
  gameSlug,
  listGames,
  removeGame,
  seriesOf,
  type UploadedGame,
} from '#app/media/uploaded-games.server.ts';
import { receiveFile } from '#app/media/uploaded-pictures.server.ts';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import { isDiskFull } from '#app/store/disk-full.server.ts';
import { actorOf } from '../access/session.server.ts';
import type { RequestArgs } from '../draft/current-draft.server.ts';
import { revisionOf } from '../draft/field-revision.server.ts';
import { readItemData } from '../screens/content/content.server.ts';
import { openSection, sectionName, type OpenSection } from '../screens/content/section.server.ts';
import { BodyError } from '../server/body.ts';
import type { DeletedVersion, GameVersion, RefusedGame, TestedGame } from './tested-game.ts';

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
  return { slug, files, bytes, playUrl: addressOfGame(slug) };
}

/** Reads the data of the upload screen. `itemId` names the item that gets a new version. */
export async function readUploadScreen(args: RequestArgs, prefix: string | undefined, itemId: string | null) {
  const section = await openGames(args, prefix);
  const { platform, server, content } = section;
  const { environment } = platform;
  return {
    prefix: server.vertical.prefix,
    section: sectionName(platform, server),
    now: platform.clock.now(),
    arcade: arcadeOrigin(environment) || `http://localhost:${environment.arcadePort}`,
    categories: content.categories.map(({ id, name }) => ({ id, name })),
    item: itemId === null ? null : await readGameItem(section, Number(itemId)),
  };
}

async function openGames(args: RequestArgs, prefix: string | undefined): Promise<OpenSection> {
  const section = await openSection(args, prefix);
  if (!section.server.isPlayed) throw new Response('This section has no games.', { status: 404 });
  return section;
}

async function readGameItem({ platform, server, content }: OpenSection, id: number) {
  const { store, mediaDir } = platform;
  const item = Number.isSafeInteger(id) ? (await readItemData(store, content, [id])).get(id) : undefined;
  if (!item) throw new Response('There is no such item.', { status: 404 });
  const playUrl = asText(item.game_url_remote);
  const [, slug = ''] = /^arcade:\/([^/]+)\/$/.exec(playUrl) ?? [];
  const series = gameSlug.exec(slug)?.[1];
  const title = asText(item.title);
  return {
    id,
    title,
    playUrl,
    revision: revisionOf(item.game_url_remote),
    /** Name under which new versions are stored. */
    series: series ?? seriesOf(title),
    versions:
      series === undefined
        ? []
        : await describeVersions(platform, await listGames(mediaDir, series), {
            kind: 'item',
            verticalId: server.vertical.id,
            id,
          }),
  };
}

async function describeVersions(
  { store: { db } }: Pick<Platform, 'store'>,
  games: readonly UploadedGame[],
  item: ChangeTarget,
): Promise<GameVersion[]> {
  const slugs = games.map(({ slug }) => slug);
  const uses = await findGameUses(db, slugs);
  const inHistory = await findGamesInHistory(db, item, slugs);
  return games.map((game, index) => ({
    ...describe(game),
    uploadedAt: game.uploadedAt,
    author: game.author,
    isPublished: uses[index]?.isPublished ?? false,
    drafts: uses[index]?.drafts ?? [],
    isInHistory: inHistory.has(game.slug),
  }));
}

/**
 * Deletes a version of a game from the disk, unless the published site or a draft shows it. The deletion cannot be
 * undone, so the audit log records it.
 */
export async function deleteVersion(
  args: RequestArgs,
  prefix: string | undefined,
  { item: itemId, slug }: { item: number; slug: string },
): Promise<DeletedVersion> {
  const section = await openGames(args, prefix);
  const item = await readGameItem(section, itemId);
  const version = item.versions.find((one) => one.slug === slug);
  if (!version) return { outcome: 'gone' };
  if (version.isPublished) return { outcome: 'published' };
  if (version.drafts.length > 0) return { outcome: 'drafted' };
  const { store, mediaDir, clock } = section.platform;
  await addAuditEntry(store.db, actorOf(args.context), {
    action: 'game-version-delete',
    subject: item.title,
    details: { slug, bytes: version.bytes, uploadedAt: version.uploadedAt },
    now: clock.now(),
  });
  return { outcome: (await removeGame(mediaDir, slug)) ? 'deleted' : 'gone' };
}
