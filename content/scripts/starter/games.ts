import { assembleCategory, assembleItem, idsByCategory, readMenu, type VerticalPart } from './parts.ts';
import { readJsonFolder } from './sources.ts';

/** The source file of one game: its facts and texts. */
export interface GameSource {
  id: number;
  slug: string;
  title: string;
  /** Names of the categories, the primary category first. */
  categories: string[];
  play: string;
  playType: string;
  developer: string;
  /** Set only if the developer is a single person. */
  developerType?: 'person';
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

const gamesId = 2;
/** Number of games in each of the two tags. */
const taggedGames = 18;

/** Returns the source of every game, in list order. */
export async function readGames(): Promise<GameSource[]> {
  const games = await readJsonFolder<GameSource>('games');
  return games.sort((a, b) => a.order - b.order || a.id - b.id);
}

/** Returns the games part of the bundle. */
export async function assembleGames(createTime: number): Promise<VerticalPart> {
  const { categories, named } = await readMenu('games');
  const games = (await readGames()).map((game) => ({
    ...game,
    categories: game.categories.map((name) => named(name, game.slug)),
  }));
  return {
    menu: categories.map((category) => assembleCategory(category, gamesId)),
    list: games.map((game) =>
      assembleItem(
        { ...game, createTime },
        {
          img: `games/${game.slug}.webp`,
          intro: game.intro,
          keywords: game.keywords,
          description: game.description,
          structure_data_type: 'game',
          price: '0',
          price_original: '0',
          game_url_remote: game.play,
          game_url_remote_to_type: game.playType,
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
            ...(game.developerType && { developer_type: game.developerType }),
            licence: game.licence,
            source: game.source,
            devices: game.devices,
            orientation: game.orientation,
            width: game.width,
            height: game.height,
            controls: game.controls,
            img_wide: `games/${game.slug}-wide.webp`,
          },
        },
      ),
    ),
    list_type: idsByCategory(categories, games),
    list_tags: {
      Hot: { name: 'Hot', data: chooseTagged(games, ({ sample }) => sample.open) },
      'Top Now': { name: 'Top Now', data: chooseTagged(games, approval) },
    },
  };
}

type Ranked = Pick<GameSource, 'id' | 'order' | 'play' | 'sample'>;

/** Returns the ids of the games with the highest score, first-party games before all others. */
function chooseTagged(games: readonly Ranked[], score: (game: Ranked) => number): number[] {
  const isOwn = (game: Ranked) => Number(game.play.startsWith('arcade:'));
  return games
    .toSorted((a, b) => isOwn(b) - isOwn(a) || score(b) - score(a) || a.order - b.order)
    .slice(0, taggedGames)
    .map(({ id }) => id);
}

function approval({ sample: { rate, like, step } }: Ranked): number {
  return Number(rate) + like / (like + step + 1);
}
