import { starterGames, type StarterItem } from '#test/http/starter-items.ts';

/*
 * Items of the starter content for tests that cannot use a test game (`test-games.ts`). They are chosen by their
 * properties, so that no test names an id or a title.
 */

/** A game that the portal's own arcade serves. */
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

/** Returns the first game of the arcade that can be found by the first word of its title. */
export function someGame(): StarterGame {
  const { items } = starterGames();
  for (const { id, title, game_url_remote: remote } of items) {
    const folder = /^arcade:\/([^/]+)\/$/.exec(remote)?.[1];
    const [word = '', ...others] = title.toLowerCase().split(' ');
    const isUnique = items.every((game) => game.id === id || !game.title.toLowerCase().includes(word));
    if (folder && others.length > 0 && isUnique) return { title, word, folder, address: `/g/details/${id}` };
  }
  throw new Error('The starter content has no game for the tests.');
}

/** Returns the category with the most games. */
export function someCategory(): StarterCategory {
  const { items, categories } = starterGames();
  const isIn = (game: StarterItem, id: number) =>
    game.content_type_arr.some((type) => type.content_type_id === id);
  const sizeOf = (id: number) => items.filter((game) => isIn(game, id)).length;
  const [largest] = categories.toSorted((a, b) => sizeOf(b.id) - sizeOf(a.id));
  if (!largest) throw new Error('The starter content has no categories of games.');
  return { title: largest.name, address: `/g/cate/${largest.id}` };
}
