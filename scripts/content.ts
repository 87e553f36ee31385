import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { textPageNames } from '#app/core/text/text-pages.ts';

/*
 * Puts the starter bundle together from its sources: `content/portal.json`, `content/games/*.json` and
 * `content/pages/*.md`. The same sources always give the same bytes.
 */

const root = path.join(import.meta.dirname, '..');

/** Where the assembled bundle stands. */
export const starterFile = path.join(root, 'content/starter/site.json');

/** One game's source file: its facts and its texts. */
export interface GameSource {
  id: number;
  slug: string;
  title: string;
  /** Names, the primary one first. */
  categories: string[];
  play: string;
  playType: string;
  developer: string;
  licence: string;
  source: string;
  devices: string[];
  orientation: string;
  width: number;
  height: number;
  sample: { rate: string; like: number; step: number; collect: number; open: number };
  order: number;
  description: string;
  keywords: string;
  intro: string;
  controls: { device: string; inputs: string[]; action: string }[];
  faq: { question: string; answer: string }[];
}

/** `content/portal.json`: what is not a game. */
interface PortalSource {
  info: { host: string } & Record<string, string>;
  settings: Record<string, unknown>;
  createTime: number;
  /** House promotions: their ad number and their markup in `content/promotions`. */
  promotions: { id: number; adNumber: number; file: string }[];
  categories: { id: number; name: string; siteTitle: string; keywords: string; description: string }[];
}

/** Number of games in each of the two tags. */
const taggedGames = 18;
const gamesId = 2;

/** Reads every game's source, in list order. */
export async function readGames(): Promise<GameSource[]> {
  const folder = path.join(root, 'content/games');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const games = await Promise.all(names.map(async (name) => readJson<GameSource>(path.join(folder, name))));
  return games.sort((a, b) => a.order - b.order || a.id - b.id);
}

/** Text of the starter bundle. */
export async function assembleStarter(): Promise<string> {
  const portal = await readJson<PortalSource>(path.join(root, 'content/portal.json'));
  const games = await readGames();
  const categoryByName = new Map(portal.categories.map((category) => [category.name, category]));
  const categoriesOf = (game: GameSource) =>
    game.categories.map((name) => {
      const category = categoryByName.get(name);
      if (!category) throw new Error(`${game.slug}: there is no category "${name}".`);
      return category;
    });
  const bundle = {
    info: portal.info,
    settings: portal.settings,
    data_content: {
      [gamesId]: {
        menu: portal.categories.map(assembleCategory),
        list: games.map((game) => assembleItem(game, categoriesOf(game), portal.createTime)),
        list_type: Object.fromEntries(
          portal.categories.map(({ id, name }) => [
            id,
            games.filter((game) => game.categories.includes(name)).map((game) => game.id),
          ]),
        ),
        list_tags: {
          Hot: { name: 'Hot', data: chooseTagged(games, (game) => game.sample.open) },
          'Top Now': { name: 'Top Now', data: chooseTagged(games, approval) },
        },
      },
    },
    layouts: {},
    ads: await Promise.all(portal.promotions.map(assemblePromotion)),
    ad_diversion: [],
    safe: assembleSafe(portal.info.host),
    admin_cache_time: 300,
    ext_pages: await readPages(),
  };
  return `${JSON.stringify(bundle, null, 2)}\n`;
}

/** Markdown of each text page, from `content/pages/`. */
async function readPages(): Promise<Record<string, string>> {
  const pages = textPageNames.map(async (name) => {
    const file = `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.md`;
    return [name, await readFile(path.join(root, 'content/pages', file), 'utf8')];
  });
  return Object.fromEntries(await Promise.all(pages));
}

function assembleCategory({
  id,
  name,
  siteTitle,
  keywords,
  description,
}: PortalSource['categories'][number]) {
  return {
    content_type_id: id,
    content_type_name: name,
    img: '',
    img_active: '',
    img_main: '',
    router: '',
    data_type_menu: gamesId,
    data_type_menu_id: 0,
    keywords,
    description,
    site_title: siteTitle,
    children: [],
  };
}

/** An ad entry of type 5 for every page of the games vertical. */
async function assemblePromotion({ id, adNumber, file }: PortalSource['promotions'][number]) {
  const markup = await readFile(path.join(root, 'content/promotions', file), 'utf8');
  return {
    id,
    type: 5,
    data_type: gamesId,
    position: 'body',
    ad_type: 0,
    cou: adNumber,
    script: '',
    div: markup.trim().replaceAll(/\s+/g, ' ').replaceAll('> <', '><'),
    script_in_div: '',
  };
}

function assembleItem(game: GameSource, categories: { id: number; name: string }[], createTime: number) {
  const [primary] = categories;
  return {
    id: game.id,
    create_time: createTime,
    content_type_arr: categories.map(({ id, name }) => ({
      content_type_id: id,
      content_type_name: name,
      router: '',
    })),
    content_type_id: primary?.id ?? 0,
    content_type_name: primary?.name ?? '',
    router: '',
    title: game.title,
    img: `games/${game.slug}.webp`,
    img_pc: '',
    video: '',
    author: '',
    time: '',
    intro: game.intro,
    keywords: game.keywords,
    description: game.description,
    short_title: '',
    img_desc: '',
    structure_data_type: 'game',
    price: '0',
    price_original: '0',
    from: '',
    discount: '',
    rate: '',
    content_rating: '',
    downloads: '',
    screenshot: [],
    reviews_num: '',
    reviews: '',
    game_url_remote: game.play,
    game_url_remote_to_type: game.playType,
    details: '',
    rich_text: '',
    faq: game.faq.length > 0 ? game.faq : '',
    site_data_arr: {
      rate: game.sample.rate,
      like: game.sample.like,
      step: game.sample.step,
      collect: game.sample.collect,
      play: 1,
      open_num: game.sample.open,
    },
    ext: {
      slug: game.slug,
      developer: game.developer,
      licence: game.licence,
      source: game.source,
      devices: game.devices,
      orientation: game.orientation,
      width: game.width,
      height: game.height,
      controls: game.controls,
      img_wide: `games/${game.slug}-wide.webp`,
    },
  };
}

/** Ids of the games with the highest score, first-party games before all others. */
function chooseTagged(games: readonly GameSource[], score: (game: GameSource) => number): number[] {
  const isOwn = (game: GameSource) => Number(game.play.startsWith('arcade:'));
  return games
    .toSorted((a, b) => isOwn(b) - isOwn(a) || score(b) - score(a) || a.order - b.order)
    .slice(0, taggedGames)
    .map(({ id }) => id);
}

function approval({ sample: { rate, like, step } }: GameSource): number {
  return Number(rate) + like / (like + step + 1);
}

/** The safe section (READINGS 11); its strings mean nothing and only have to stay the same. */
function assembleSafe(host: string) {
  return {
    status: 0,
    // Games are left out, so that “Surprise me” surprises on every visit (READINGS 19).
    pages: [`${host}/star_sign/details`, `${host}/qa/details`],
    p2: '',
    hash_list: Array.from({ length: 20 }, (_, index) => digest(`starter ${index}`).slice(0, 32)),
    rand_str: digest('starter').slice(0, 16),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function readJson<Value>(file: string): Promise<Value> {
  const value: Value = JSON.parse(await readFile(file, 'utf8'));
  return value;
}

if (import.meta.main) {
  await mkdir(path.dirname(starterFile), { recursive: true });
  await writeFile(starterFile, await assembleStarter());
  const games = await readGames();
  const isWritten = ({ intro, description, keywords, controls, faq }: GameSource) =>
    intro !== '' && description !== '' && keywords !== '' && controls.length > 0 && faq.length > 0;
  const unwritten = games.filter((game) => !isWritten(game));
  console.log(`${path.relative(root, starterFile)}: ${games.length} games`);
  if (unwritten.length > 0) {
    console.warn(
      `Texts are missing for ${unwritten.length}: ${unwritten.map(({ slug }) => slug).join(', ')}`,
    );
  }
}
