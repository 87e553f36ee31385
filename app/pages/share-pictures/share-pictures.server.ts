import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Item } from '#app/domain/catalogue/item.ts';
import { mainLanguageOf } from '#app/domain/languages.ts';
import { siteName } from '#app/domain/site-name.ts';
import { snapshotIn, type Snapshot } from '#app/domain/snapshot.ts';
import { originalFile, writeWhole } from '#app/media/pipeline.server.ts';
import { mainLook } from '#app/settings/looks.server.ts';
import { drawSharePicture } from './draw-share-picture.server.ts';
import { readMark } from './drawing.server.ts';
import { createTitleFonts } from './title-fonts.server.ts';

/** Incremented when the pictures are drawn differently, so that their addresses change. */
const recipe = 1;

/** Maximum number of pictures drawn at a time. Each occupies a thread that other pictures and file access need too. */
const mostDrawn = 2;
/** Maximum number of pictures that wait to be drawn. */
const mostWaiting = 60;

const namePattern = /^share-(\d{1,9})-(\d{1,15})-([a-z0-9-]{2,35})-([0-9a-f]{16})\.jpg$/;

/**
 * Returns the address of an item's share picture with its title in the language of the snapshot. The address changes
 * with everything that the picture shows. Returns `null` if the item's only picture is at another host.
 */
export function sharePictureAddress(snapshot: Snapshot, item: Item, language: string): string | null {
  const name = nameOf(snapshot, item, language.toLowerCase());
  return name && `/media/${name}`;
}

function nameOf(snapshot: Snapshot, item: Item, tag: string): string | null {
  const cover = coverOf(snapshot, item);
  if (cover === null) return null;
  const { pageColor, themeColor } = mainLook(snapshot.settings);
  const mark = snapshot.media.get(snapshot.info.image)?.hash ?? '';
  const parts = [recipe, item.title, cover, mark, siteName(snapshot), pageColor, themeColor];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return `share-${item.verticalId}-${item.id}-${tag}-${hash}.jpg`;
}

/** Returns the hash of an item's cover, "" if it has none, or `null` if it is at another host. */
function coverOf({ media }: Pick<Snapshot, 'media'>, { image, imageDesktop }: Item): string | null {
  const cover = image || imageDesktop;
  return cover === '' ? '' : (media.get(cover)?.hash ?? null);
}

/** The answer to a request for a share picture. */
export type FoundSharePicture =
  | { file: string }
  /** The picture now has another address. */
  | { movedTo: string }
  /** Too many pictures are waiting to be drawn. */
  | 'busy'
  | 'unknown';

/** Draws share pictures at their first request. */
export interface SharePictures {
  find(name: string): Promise<FoundSharePicture>;
}

/** Creates the share pictures of the site that `current` returns, as files in the media folder. */
export function createSharePictures(options: {
  mediaDir: string;
  current: () => Snapshot | null;
}): SharePictures {
  const { mediaDir, current } = options;
  const fonts = createTitleFonts(path.join(mediaDir, 'fonts'));
  const running = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;

  async function inTurn(work: () => Promise<void>): Promise<void> {
    if (drawing >= mostDrawn) await new Promise<void>((resolve) => waiting.push(resolve));
    else drawing += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else drawing -= 1;
    }
  }

  async function draw(snapshot: Snapshot, item: Item, file: string): Promise<void> {
    const cover = coverOf(snapshot, item);
    const parts = {
      title: item.title,
      cover: cover ? await readFile(originalFile(mediaDir, cover)) : null,
      mark: await readMark(snapshot, mediaDir),
      site: snapshot,
    };
    const bytes = await drawSharePicture(parts, fonts);
    await mkdir(path.dirname(file), { recursive: true });
    await writeWhole(file, bytes);
    await removeOlder(file);
  }

  return {
    async find(name) {
      const [, verticalId, id, tag = '', hash] = namePattern.exec(name) ?? [];
      const file = path.join(mediaDir, 'share', `${verticalId}-${id}`, `${tag}-${hash}.jpg`);
      if (hash === undefined) return 'unknown';
      if (await stat(file).catch(() => null)) return { file };
      const published = current();
      const snapshot = published && findSnapshot(published, tag);
      const item = snapshot?.catalogues.get(Number(verticalId))?.itemById.get(Number(id));
      const currentName = snapshot && item ? nameOf(snapshot, item, tag) : null;
      if (!snapshot || !item || currentName === null) return 'unknown';
      if (currentName !== name) return { movedTo: `/media/${currentName}` };
      if (!running.has(name) && waiting.length >= mostWaiting) return 'busy';
      const work = running.get(name) ?? inTurn(() => draw(snapshot, item, file));
      running.set(name, work);
      await work.finally(() => running.delete(name));
      return { file };
    },
  };
}

/** Returns the snapshot in a language of the site. */
function findSnapshot(published: Snapshot, tag: string): Snapshot | null {
  const { languages } = published.settings;
  const language = [mainLanguageOf(languages), ...languages].find((one) => one.toLowerCase() === tag);
  return language === undefined ? null : snapshotIn(published, language);
}

/** Removes the earlier pictures of an item in the same language. */
async function removeOlder(file: string): Promise<void> {
  const folder = path.dirname(file);
  const name = path.basename(file);
  const beginning = name.slice(0, name.lastIndexOf('-') + 1);
  for (const other of await readdir(folder)) {
    const isOlder =
      other !== name &&
      other.startsWith(beginning) &&
      /^[0-9a-f]{16}\.jpg$/.test(other.slice(beginning.length));
    if (isOlder) await rm(path.join(folder, other), { force: true });
  }
}
