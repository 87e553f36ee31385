/**
 * Builds the covers of the starter's games from their scenes: the originals, their sizes and the index of sizes.
 *
 *   node scripts/covers.ts [--only slug,slug] [--sheet file.png] [--posters folder] [--draft]
 *
 * `--sheet` writes a contact sheet, `--posters` the upright cut of each, which no page shows yet, as webp and avif;
 * `--draft` writes nothing but these. Images are named by the
 * content they were made from, so what is there already is not encoded again: after a change of the encoder's settings
 * remove `content/starter/variants` first.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { preparedFiles } from '#app/ui/prepared-files.ts';
import { cuts, renderCut } from '../content/covers/cuts.ts';
import type { Scene } from '../content/covers/grammar.ts';

interface Game {
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
const games = join(root, 'content/games');
const scenes = join(root, 'content/covers/scenes');
const media = join(root, 'content/starter/media');
const originals = join(media, 'games');
const variants = join(root, 'content/starter/variants');
const index = join(variants, 'index.json');

const outputs = [
  { cut: 'square', suffix: '', quality: 58, widths: [160, 240, 320, 640] },
  { cut: 'wide', suffix: '-wide', quality: 58, widths: [320, 640, 1280] },
] as const;

/** Tiles are many on a page, so their bytes get more effort than those of large images. */
const fine = { avif: { quality: 50, effort: 4 }, webp: { quality: 66, effort: 4 } };
const quick = { avif: { quality: 42, effort: 2 }, webp: { quality: 54, effort: 4 } };

type Output = (typeof outputs)[number];

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
async function readGames(): Promise<Game[]> {
  const names = (await readdir(games)).filter((name) => name.endsWith('.json'));
  const list = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(games, name), 'utf8')) as Game),
  );
  return list.sort((a, b) => a.order - b.order || a.slug.localeCompare(b.slug));
}

async function loadScene(slug: string): Promise<Scene | undefined> {
  const file = join(scenes, `${slug}.ts`);
  if (!existsSync(file)) return undefined;
  return ((await import(file)) as { default: Scene }).default;
}

async function readIndex(): Promise<Record<string, Variants>> {
  return existsSync(index) ? (JSON.parse(await readFile(index, 'utf8')) as Record<string, Variants>) : {};
}

/** Average colour, a bit darkened, and the thumbhash of an image. */
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

/** Writes a file whole or not at all, so that a broken-off run leaves no half image behind. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

/** Writes one cut and its sizes, as far as they are not there; returns its row of the index. */
async function build(
  game: Game,
  scene: Scene,
  output: Output,
  known: Record<string, Variants>,
): Promise<[string, Variants]> {
  const svg = Buffer.from(renderCut(scene, output.cut, game.title));
  const image = await sharp(svg).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const original = await sharp(image)
    .webp({ quality: output.quality, effort: 6, smartSubsample: true })
    .toBuffer();
  const hash = hashOf(original);
  await writeWhole(join(originals, `${game.slug}${output.suffix}.webp`), original);
  for (const name of preparedFiles({ hash, widths: output.widths })) {
    const file = join(variants, name);
    const [, width = '', format] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
    const isOriginal = format === 'webp' && Number(width) === cuts[output.cut].width;
    if (isOriginal || existsSync(file)) continue;
    const { avif, webp } = Number(width) > 320 ? quick : fine;
    const sized = sharp(image).resize(Number(width), undefined, { kernel: 'lanczos3' });
    await writeWhole(file, await (format === 'avif' ? sized.avif(avif) : sized.webp(webp)).toBuffer());
  }
  const row = known[hash];
  if (row !== undefined) return [hash, row];
  const { width, height } = await sharp(original).metadata();
  return [hash, { width, height, ...(await summary(image)), widths: [...output.widths] }];
}

/** Runs tasks two at a time. */
async function inPairs<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all([worker(), worker()]);
}

/** All squares at 188 px in order, then all at 94 px, on the page colour of the portal. */
async function contactSheet(list: readonly [Game, Scene][], file: string): Promise<void> {
  const columns = Math.min(9, list.length);
  const [gap, large, small] = [12, 188, 94];
  const smallColumns = Math.max(1, Math.floor((columns * (large + gap)) / (small + gap)));
  const smallTop = Math.ceil(list.length / columns) * (large + gap) + 2 * gap;
  const tiles = await Promise.all(
    list.map(async ([game, scene], position) => {
      const square = await sharp(Buffer.from(renderCut(scene, 'square', game.title)))
        .png()
        .toBuffer();
      const tile = (
        size: number,
        left: number,
        top: number,
      ): Promise<{ input: Buffer; left: number; top: number }> => {
        const corners = `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * 0.085 + 2}"/></svg>`;
        return sharp(square)
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

/** Removes the originals of games that are gone, and sizes and rows whose original is no longer among the media. */
async function removeStale(all: readonly Game[], table: Record<string, Variants>): Promise<void> {
  const wanted = new Set(all.flatMap(({ slug }) => outputs.map(({ suffix }) => `${slug}${suffix}.webp`)));
  for (const name of await readdir(originals)) if (!wanted.has(name)) await rm(join(originals, name));
  const current = new Set<string>();
  for (const entry of await readdir(media, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) current.add(hashOf(await readFile(join(entry.parentPath, entry.name))));
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
    only: { type: 'string' },
    sheet: { type: 'string' },
    posters: { type: 'string' },
    draft: { type: 'boolean', default: false },
  },
});
const all = await readGames();
const chosen =
  flags.only === undefined ? all : all.filter(({ slug }) => flags.only?.split(',').includes(slug));
const drawn: [Game, Scene][] = [];
const missing: string[] = [];
for (const game of chosen) {
  const scene = await loadScene(game.slug);
  if (scene === undefined) missing.push(game.slug);
  else drawn.push([game, scene]);
}

if (!flags.draft) {
  if (missing.length > 0 && flags.only === undefined)
    throw new Error(`Games without a scene: ${missing.join(', ')}`);
  await mkdir(originals, { recursive: true });
  await mkdir(variants, { recursive: true });
  const known = await readIndex();
  const rows = new Map<string, Variants>();
  await inPairs(drawn, async ([game, scene]) => {
    for (const output of outputs) rows.set(...(await build(game, scene, output, known)));
  });
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
  await inPairs(drawn, async ([game, scene]) => {
    const image = sharp(Buffer.from(renderCut(scene, 'portrait', game.title))).removeAlpha();
    await image
      .clone()
      .webp({ quality: 72 })
      .toFile(join(posters, `${game.slug}.webp`));
    await image
      .clone()
      .avif(fine.avif)
      .toFile(join(posters, `${game.slug}.avif`));
  });
}
