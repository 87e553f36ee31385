import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { mainLanguageOf } from '#app/domain/languages.ts';
import { siteName } from '#app/domain/site-name.ts';
import { snapshotIn, type Snapshot } from '#app/domain/snapshot.ts';
import { originalFile, writeWhole } from '#app/media/pipeline.server.ts';
import { mainLook } from '#app/settings/looks.server.ts';
import { cropSharePicture, drawSharePicture } from './draw-share-picture.server.ts';
import { readMark } from './drawing.server.ts';
import { shareContentOf, type ShareContent, type PicturedPage } from './share-content.ts';
import { createTitleFonts, listAddedFonts } from './title-fonts.server.ts';

/** Incremented when the pictures are drawn differently, so that their addresses change. */
const recipe = 2;

/** Maximum number of pictures drawn at a time. Each occupies a thread that other pictures and file access need too. */
const maxDrawn = 2;
/** Maximum number of pictures that wait to be drawn. */
const maxWaiting = 60;

const namePattern = /^share-(\d{1,9})-(c?\d{1,15}|home)-([a-z0-9-]{2,35})-([0-9a-f]{16})\.jpg$/;

/**
 * Returns the address of a page's share picture, with its title in the language of the snapshot. The address changes
 * with everything that the picture shows. Returns `null` for an item whose only picture is on another host.
 */
export function sharePictureAddress(snapshot: Snapshot, page: PicturedPage, language: string): string | null {
  const content = shareContentOf(snapshot, page);
  return content && `/media/${nameOf(snapshot, content, language.toLowerCase())}`;
}

function nameOf(snapshot: Snapshot, { key, title, chosen, covers }: ShareContent, tag: string): string {
  const { pageColor, themeColor } = mainLook(snapshot.settings);
  const mark = snapshot.media.get(snapshot.info.image)?.hash ?? '';
  const parts = [recipe, title, chosen, covers, mark, siteName(snapshot), pageColor, themeColor];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  return `share-${key}-${tag}-${hash}.jpg`;
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
  /** The folder of the fonts that the operator has added. */
  addedFonts: string;
  current: () => Snapshot | null;
  /** Returns the title of a home in the language of the snapshot, or `null` if the site does not show the section. */
  homeTitle: (snapshot: Snapshot, verticalId: number, language: string) => string | null;
}): SharePictures {
  const { mediaDir, addedFonts, current, homeTitle } = options;
  const fonts = createTitleFonts(path.join(mediaDir, 'fonts'), addedFonts);
  let cleaning: Promise<void> | undefined;
  const running = new Map<string, Promise<void>>();
  const waiting: (() => void)[] = [];
  let drawing = 0;

  async function inTurn(work: () => Promise<void>): Promise<void> {
    if (drawing >= maxDrawn) await new Promise<void>((resolve) => waiting.push(resolve));
    else drawing += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else drawing -= 1;
    }
  }

  async function draw(
    snapshot: Snapshot,
    { title, chosen, covers }: ShareContent,
    file: string,
  ): Promise<void> {
    const read = (hash: string) => readFile(originalFile(mediaDir, hash));
    const bytes = chosen
      ? await cropSharePicture(await read(chosen))
      : await drawSharePicture(
          {
            title,
            covers: await Promise.all(covers.map(read)),
            mark: await readMark(snapshot, mediaDir),
            site: snapshot,
          },
          fonts,
        );
    await mkdir(path.dirname(file), { recursive: true });
    await writeWhole(file, bytes);
    await removeOlder(file);
  }

  /**
   * Removes all pictures if they were drawn with other fonts, because titles may have been left out for lack of a font.
   */
  async function removeIfFontsDiffer(): Promise<void> {
    const folder = path.join(mediaDir, 'share');
    const note = path.join(folder, 'fonts.json');
    const names = JSON.stringify(await listAddedFonts(addedFonts));
    const noted = await readFile(note, 'utf8').catch(() => '[]');
    if (noted === names) return;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await writeWhole(note, Buffer.from(names));
  }

  function findPage(
    snapshot: Snapshot,
    { verticalId, key, language }: { verticalId: number; key: string; language: string },
  ): PicturedPage | null {
    const catalogue = snapshot.catalogues.get(verticalId);
    if (key === 'home') {
      const title = homeTitle(snapshot, verticalId, language);
      return title === null ? null : { kind: 'home', verticalId, title };
    }
    if (key.startsWith('c')) {
      const category = catalogue?.categoryById.get(Number(key.slice(1)));
      return category ? { kind: 'category', verticalId, category } : null;
    }
    const item = catalogue?.itemById.get(Number(key));
    return item ? { kind: 'item', item } : null;
  }

  return {
    async find(name) {
      const [, verticalId = '', key = '', tag = '', hash] = namePattern.exec(name) ?? [];
      if (hash === undefined) return 'unknown';
      cleaning ??= removeIfFontsDiffer().catch((error: unknown) => {
        cleaning = undefined;
        throw error;
      });
      await cleaning;
      const file = path.join(mediaDir, 'share', `${verticalId}-${key}`, `${tag}-${hash}.jpg`);
      if (await stat(file).catch(() => null)) return { file };
      const published = current();
      const language = published && findLanguage(published, tag);
      if (!published || !language) return 'unknown';
      const snapshot = snapshotIn(published, language);
      const page = findPage(snapshot, { verticalId: Number(verticalId), key, language });
      const content = page && shareContentOf(snapshot, page);
      if (!content) return 'unknown';
      const currentName = nameOf(snapshot, content, tag);
      if (currentName !== name) return { movedTo: `/media/${currentName}` };
      if (!running.has(name) && waiting.length >= maxWaiting) return 'busy';
      const work = running.get(name) ?? inTurn(() => draw(snapshot, content, file));
      running.set(name, work);
      await work.finally(() => running.delete(name));
      return { file };
    },
  };
}

/** Returns the site's language whose tag in lower case is `tag`, or `null`. */
function findLanguage({ settings: { languages } }: Pick<Snapshot, 'settings'>, tag: string): string | null {
  return [mainLanguageOf(languages), ...languages].find((one) => one.toLowerCase() === tag) ?? null;
}

/** Removes the earlier pictures of a page in the same language. */
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
