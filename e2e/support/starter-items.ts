/**
 * Items of the starter content for tests that cannot use a test game (`test-games.ts`). They are chosen by their
 * properties, so that no test names an id or a title. The global setup publishes them, but Playwright reads the spec
 * files before it, so the functions only work inside tests and hooks.
 */

/** A game that runs from the own arcade. */
export interface StarterGame {
  title: string;
  /** First word of the title in lower case. No other game has it in its title. */
  word: string;
  /** Folder of the game in the arcade, and name of its preview. */
  folder: string;
  /** Path of its details page. */
  address: string;
}

export interface StarterCategory {
  title: string;
  /** Path of its list. */
  address: string;
}

/** The part of the games in an exported bundle. */
export interface GamesPart {
  list: {
    id: number;
    title: string;
    game_url_remote: string;
    content_type_arr: { content_type_id: number }[];
  }[];
  menu: { content_type_id: number; content_type_name: string }[];
}

interface StarterItems {
  game: StarterGame;
  category: StarterCategory;
}

/** Chooses the items, and passes them to the workers, which start later. */
export function publishStarterItems(games: GamesPart): void {
  const items: StarterItems = { game: chooseGame(games), category: chooseCategory(games) };
  process.env.STARTER_ITEMS = JSON.stringify(items);
}

/** Returns the first game of the arcade that can be found by the first word of its title. */
export const someGame = (): StarterGame => starterItems().game;

/** Returns the category with the most games. */
export const someCategory = (): StarterCategory => starterItems().category;

/** The paths of the items, for tables and titles of tests. `starterAddress` translates them. */
export const placeholders = { game: '/:game', category: '/:category' } as const;

/** Returns the path of an item for its placeholder, and every other path unchanged. */
export function starterAddress(pathname: string): string {
  if (pathname === placeholders.game) return someGame().address;
  if (pathname === placeholders.category) return someCategory().address;
  return pathname;
}

/** Returns a text with a typing error: the second and third last letters are swapped. */
export const misspelt = (text: string) =>
  text.slice(0, -3) + text.slice(-2, -1) + text.slice(-3, -2) + text.slice(-1);

function starterItems(): StarterItems {
  const items = process.env.STARTER_ITEMS;
  if (!items) throw new Error('The global setup has not published items of the starter content.');
  return JSON.parse(items) as StarterItems;
}

function chooseGame({ list }: GamesPart): StarterGame {
  for (const { id, title, game_url_remote: remote } of list) {
    const folder = /^arcade:\/([^/]+)\/$/.exec(remote)?.[1];
    const [word = '', ...others] = title.toLowerCase().split(' ');
    const isUnique = list.every((game) => game.id === id || !game.title.toLowerCase().includes(word));
    if (folder && others.length > 0 && isUnique) return { title, word, folder, address: `/g/details/${id}` };
  }
  throw new Error('The starter content has no game for the tests.');
}

function chooseCategory({ list, menu }: GamesPart): StarterCategory {
  const sizeOf = (id: number) =>
    list.filter((game) => game.content_type_arr.some((type) => type.content_type_id === id)).length;
  const [largest] = menu.toSorted((a, b) => sizeOf(b.content_type_id) - sizeOf(a.content_type_id));
  if (!largest) throw new Error('The starter content has no categories of games.');
  return { title: largest.content_type_name, address: `/g/cate/${largest.content_type_id}` };
}
