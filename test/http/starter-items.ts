import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface StarterItem {
  id: number;
  title: string;
  intro: string;
  content_type_id: number;
  content_type_name: string;
  content_type_arr: { content_type_id: number }[];
  game_url_remote: string;
}

/** A section of the starter content. Tests choose their addresses from it. */
export interface StarterSection {
  items: readonly StarterItem[];
  categories: readonly { id: number; name: string }[];
  /** The ids of the items of each tag, by the name of the tag. */
  tags: Readonly<Record<string, readonly number[]>>;
}

interface Site {
  settings: { 'search.synonyms': Record<string, string[]> };
  data_content: Record<
    string,
    {
      menu: { content_type_id: number; content_type_name: string }[];
      list: StarterItem[];
      list_tags: Record<string, { data: number[] }>;
    }
  >;
}

let read: Site | undefined;

function readSite(): Site {
  const file = path.resolve(import.meta.dirname, '../../content/starter/site.json');
  return (read ??= JSON.parse(readFileSync(file, 'utf8')) as Site);
}

/**
 * Returns the games of the starter content, for tests of a portal that contains it. Tests choose games, categories and
 * tags by their properties, because the starter content may change.
 */
export function starterGames(): StarterSection {
  const { menu, list, list_tags: tags } = readSite().data_content['2']!;
  return {
    items: list,
    categories: menu.map(({ content_type_id: id, content_type_name: name }) => ({ id, name })),
    tags: Object.fromEntries(Object.entries(tags).map(([name, { data }]) => [name, data])),
  };
}

/** Returns the synonyms of the search of the starter content. */
export function starterSynonyms(): Readonly<Record<string, readonly string[]>> {
  return readSite().settings['search.synonyms'];
}

/** Returns the path of a first-party game on the origin of the arcade, such as `/own-game/`. */
export function starterArcadePath(): string {
  const scheme = 'arcade:';
  const { game_url_remote: address } = starterGames().items.find((item) =>
    item.game_url_remote.startsWith(scheme),
  )!;
  return address.slice(scheme.length);
}

/** Returns a text with a typing error: its third and second last letters are swapped. */
export function misspelt(text: string): string {
  return text.replace(/(.)(.)(?=.$)/, '$2$1');
}
