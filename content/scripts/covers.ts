/**
 * Builds the pictures of the starter content. It draws the originals from scenes and writes their sizes and the index
 * of sizes. The captures of the apps are committed as originals, so only their sizes are written.
 *
 *   npm run covers -- [--collection games,news] [--only slug,slug] [--sheet file.png] [--posters folder] [--draft]
 *
 * `--sheet` writes a contact sheet. `--posters` writes the upright cut of each picture as webp and avif; no page shows
 * these yet. `--draft` writes only the sheet and the posters. Pictures are named by the content they were made from,
 * and existing ones are not encoded again. After a change of the encoder's settings, remove `content/starter/variants`
 * first.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type AvifOptions } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { hashPicture } from '@portico/shared/picture-hash';
import { preparedFiles } from '@portico/shared/prepared-files';
import { renderCut, type Cut } from '../covers/cuts.ts';
import type { Scene } from '../covers/grammar.ts';

/** A subject that has a picture. */
interface Subject {
  collection: Collection;
  slug: string;
  title: string;
  order: number;
}

interface Variants {
  width: number;
  height: number;
  color: string;
  thumbhash: string;
  widths: number[];
}

const root = join(import.meta.dirname, '..');
const media = join(root, 'starter/media');
const variants = join(root, 'starter/variants');
const index = join(variants, 'index.json');

const square: Output = { cut: 'square', suffix: '', quality: 58, widths: [160, 240, 320, 640] };
const wide: Output = { cut: 'wide', suffix: '-wide', quality: 58, widths: [320, 640, 1280] };
/**
 * Sizes of lead pictures, which are shown beside text more often than on tiles, and of icons, which are always small.
 */
const smallSquare: Output = { ...square, widths: [160, 320] };
const plainSquare: Output = { ...square, widths: [320, 640] };

interface Output {
  cut: Cut;
  /** The end of the original's file name, before `.webp`. */
  suffix: string;
  quality: number;
  widths: readonly number[];
}

/** Pictures of one kind, with their scenes and their subjects. */
interface Collection {
  /** Folder in the media folder. */
  name: string;
  scenes: string;
  /** Folder below `content/` with a file for each subject. If it is not set, every scene is a subject. */
  subjects?: string;
  outputs: readonly Output[];
  /** Whether the wide cut contains the title. */
  isLettered: boolean;
}

const collections: readonly Collection[] = [
  { name: 'games', scenes: 'scenes', subjects: 'games', outputs: [square, wide], isLettered: true },
  { name: 'news', scenes: 'news', subjects: 'news', outputs: [smallSquare, wide], isLettered: false },
  { name: 'quizzes', scenes: 'quizzes', subjects: 'quizzes', outputs: [square, wide], isLettered: false },
  { name: 'quiz-pictures', scenes: 'quiz-pictures', outputs: [plainSquare], isLettered: false },
  { name: 'offers', scenes: 'offers', outputs: [plainSquare], isLettered: false },
  { name: 'cards', scenes: 'cards', outputs: [plainSquare], isLettered: false },
  { name: 'signs', scenes: 'signs', subjects: 'signs', outputs: [square, wide], isLettered: false },
  { name: 'apps', scenes: 'apps', subjects: 'apps', outputs: [smallSquare], isLettered: false },
];

/**
 * The captures of programs in `media/`. Each is written in its own width and in these `widths`. Their small text needs
 * a higher quality than covers.
 */
const captures = { folder: 'app-screenshots', widths: [640], avif: { quality: 54, effort: 4 } };

/** A page shows many tiles, so they are compressed with more effort than large pictures. */
const fine = { avif: { quality: 50, effort: 4 }, webp: { quality: 66, effort: 4 } };
const quick = { avif: { quality: 42, effort: 2 }, webp: { quality: 54, effort: 4 } };

async function readSubjects(collection: Collection): Promise<Subject[]> {
  const { subjects, scenes } = collection;
  const folder = join(root, subjects ?? join('covers', scenes));
  const names = existsSync(folder) ? await readdir(folder) : [];
  const list = names.flatMap(async (name) => {
    const [, slug, ending] = /^(.+)\.(json|ts)$/.exec(name) ?? [];
    if (slug === undefined || ending !== (subjects ? 'json' : 'ts')) return [];
    const told = subjects ? (JSON.parse(await readFile(join(folder, name), 'utf8')) as Subject) : undefined;
    return [{ collection, slug, title: told?.title ?? slug, order: told?.order ?? 0 }];
  });
  const found = (await Promise.all(list)).flat();
  return found.sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}

function drawCut({ collection, title }: Subject, scene: Scene, cut: Cut): Buffer {
  return Buffer.from(renderCut(scene, cut, collection.isLettered ? title : ''));
}

async function loadScene({ collection, slug }: Subject): Promise<Scene | undefined> {
  const file = join(root, 'covers', collection.scenes, `${slug}.ts`);
  if (!existsSync(file)) return undefined;
  return ((await import(file)) as { default: Scene }).default;
}

async function readIndex(): Promise<Record<string, Variants>> {
  return existsSync(index) ? (JSON.parse(await readFile(index, 'utf8')) as Record<string, Variants>) : {};
}

/** Returns the average colour of a picture, slightly darkened, and its thumbhash. */
async function summary(image: Buffer): Promise<Pick<Variants, 'color' | 'thumbhash'>> {
  const small = await sharp(image)
    .resize(96, 96, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = await sharp(image).stats();
  const color = channels
    .slice(0, 3)
    .map(({ mean }) =>
      Math.round(mean * 0.85)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  const thumb = rgbaToThumbHash(small.info.width, small.info.height, small.data);
  return { color: `#${color}`, thumbhash: Buffer.from(thumb).toString('base64') };
}

/** Writes a file completely or not at all, so that an interrupted run leaves no incomplete picture. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** Writes one cut and its missing sizes. Returns its row of the index. */
async function build(
  subject: Subject,
  scene: Scene,
  output: Output,
  known: Record<string, Variants>,
): Promise<[string, Variants]> {
  const image = await sharp(drawCut(subject, scene, output.cut))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const original = await sharp(image)
    .webp({ quality: output.quality, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeWhole(join(media, subject.collection.name, `${subject.slug}${output.suffix}.webp`), original);
  return prepare(original, image, output.widths, known);
}

/** Writes the missing sizes of a picture. Returns its row of the index. */
async function prepare(
  original: Buffer,
  image: Buffer,
  widths: readonly number[],
  known: Record<string, Variants>,
  avifOptions?: AvifOptions,
): Promise<[string, Variants]> {
  const hash = hashPicture(original);
  const { width: ownWidth, height } = await sharp(original).metadata();
  for (const name of preparedFiles({ hash, widths })) {
    const file = join(variants, name);
    const [, width = '', format] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
    const isOriginal = format === 'webp' && Number(width) === ownWidth;
    if (isOriginal || existsSync(file)) continue;
    const { avif, webp } = Number(width) > 320 ? quick : fine;
    const sized = sharp(image).resize(Number(width), undefined, { kernel: 'lanczos3' });
    await writeWhole(
      file,
      await (format === 'avif' ? sized.avif(avifOptions ?? avif) : sized.webp(webp)).toBuffer(),
    );
  }
  const row = known[hash];
  if (row !== undefined) return [hash, row];
  return [hash, { width: ownWidth, height, ...(await summary(image)), widths: [...widths] }];
}

/** Writes the sizes of every capture. The committed file is the original. */
async function prepareCaptures(known: Record<string, Variants>): Promise<[string, Variants][]> {
  const folder = join(media, captures.folder);
  const names = existsSync(folder) ? await readdir(folder) : [];
  const rows: [string, Variants][] = [];
  for (const name of names.sort()) {
    const original = await readFile(join(folder, name));
    const { width } = await sharp(original).metadata();
    const widths = captures.widths.filter((each) => each < width);
    rows.push(await prepare(original, original, [...widths, width], known, captures.avif));
  }
  return rows;
}

/** Runs tasks, two at a time. */
async function inPairs<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all([worker(), worker()]);
}

/** Writes a sheet with all squares at 188 px, then all at 94 px, on the page colour of the portal. */
async function contactSheet(list: readonly [Subject, Scene][], file: string): Promise<void> {
  const columns = Math.min(9, list.length);
  const [gap, large, small] = [12, 188, 94];
  const smallColumns = Math.max(1, Math.floor((columns * (large + gap)) / (small + gap)));
  const smallTop = Math.ceil(list.length / columns) * (large + gap) + 2 * gap;
  const tiles = await Promise.all(
    list.map(async ([subject, scene], position) => {
      const image = await sharp(drawCut(subject, scene, 'square'))
        .png()
        .toBuffer();
      const tile = (
        size: number,
        left: number,
        top: number,
      ): Promise<{ input: Buffer; left: number; top: number }> => {
        const corners = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * 0.085 + 2}"/></svg>`;
        return sharp(image)
          .resize(size)
          .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
          .png()
          .toBuffer()
          .then((input) => ({ input, left, top }));
      };
      const [column, row] = [position % columns, Math.floor(position / columns)];
      const [smallColumn, smallRow] = [position % smallColumns, Math.floor(position / smallColumns)];
      return Promise.all([
        tile(large, gap + column * (large + gap), gap + row * (large + gap)),
        tile(small, gap + smallColumn * (small + gap), smallTop + smallRow * (small + gap)),
      ]);
    }),
  );
  const height = smallTop + Math.ceil(list.length / smallColumns) * (small + gap);
  await sharp({
    create: { width: gap + columns * (large + gap), height, channels: 3, background: '#0e1748' },
  })
    .composite(tiles.flat())
    .png()
    .toFile(file);
}

/** Removes the originals of deleted subjects from the media folder. Also removes sizes and rows without an original. */
async function removeStale(all: readonly Subject[], table: Record<string, Variants>): Promise<void> {
  for (const collection of collections) {
    const own = all.filter((subject) => subject.collection === collection);
    const wanted = new Set(
      own.flatMap(({ slug }) => collection.outputs.map(({ suffix }) => `${slug}${suffix}.webp`)),
    );
    const originals = join(media, collection.name);
    for (const name of await readdir(originals)) if (!wanted.has(name)) await rm(join(originals, name));
  }
  const current = new Set<string>();
  for (const entry of await readdir(media, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) current.add(hashPicture(await readFile(join(entry.parentPath, entry.name))));
  }
  for (const hash of Object.keys(table)) if (!current.has(hash)) delete table[hash];
  const wantedFiles = new Set(
    Object.entries(table).flatMap(([hash, { width, widths }]) =>
      preparedFiles({ hash, widths }).filter((name) => name !== `${hash}-${width}.webp`),
    ),
  );
  for (const name of await readdir(variants)) {
    if (/\.(avif|webp|part)$/.test(name) && !wantedFiles.has(name)) await rm(join(variants, name));
  }
}

sharp.concurrency(1);
const { values: flags } = parseArgs({
  options: {
    collection: { type: 'string' },
    only: { type: 'string' },
    sheet: { type: 'string' },
    posters: { type: 'string' },
    draft: { type: 'boolean', default: false },
  },
});
const all = (await Promise.all(collections.map(readSubjects))).flat();
const chosen = all.filter(
  ({ slug, collection }) =>
    (flags.only?.split(',').includes(slug) ?? true) &&
    (flags.collection?.split(',').includes(collection.name) ?? true),
);
const drawn: [Subject, Scene][] = [];
const missing: string[] = [];
for (const subject of chosen) {
  const scene = await loadScene(subject);
  if (scene === undefined) missing.push(subject.slug);
  else drawn.push([subject, scene]);
}

if (!flags.draft) {
  if (missing.length > 0 && flags.only === undefined)
    throw new Error(`Subjects without a scene: ${missing.join(', ')}`);
  for (const { name } of collections) await mkdir(join(media, name), { recursive: true });
  await mkdir(variants, { recursive: true });
  const known = await readIndex();
  const rows = new Map<string, Variants>();
  await inPairs(drawn, async ([subject, scene]) => {
    for (const output of subject.collection.outputs) {
      rows.set(...(await build(subject, scene, output, known)));
    }
  });
  for (const [hash, row] of await prepareCaptures(known)) rows.set(hash, row);
  const table = { ...(await readIndex()), ...Object.fromEntries(rows) };
  await removeStale(all, table);
  const sorted = Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(index, `${JSON.stringify(sorted, undefined, 1)}\n`);
  process.stdout.write(`${drawn.length} covers, ${Object.keys(sorted).length} images in the index\n`);
}
if (flags.sheet !== undefined) await contactSheet(drawn, flags.sheet);
const { posters } = flags;
if (posters !== undefined) {
  await mkdir(posters, { recursive: true });
  await inPairs(drawn, async ([subject, scene]) => {
    const image = sharp(drawCut(subject, scene, 'portrait')).removeAlpha();
    await image
      .clone()
      .webp({ quality: 72 })
      .toFile(join(posters, `${subject.slug}.webp`));
    await image
      .clone()
      .avif(fine.avif)
      .toFile(join(posters, `${subject.slug}.avif`));
  });
}
