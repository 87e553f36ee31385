import { z } from 'zod';
import { defineBlock } from '#app/pages/layouts/block.server.ts';
import type { Layout } from '#app/domain/layout.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';

/*
 * A vertical that exists in tests only: riddles, at the address of a vertical that every portal may have. It shows that
 * nothing of layouts, settings, titles and core blocks is made for games alone.
 */

const riddle = defineBlock({
  type: 'riddle',
  description: 'The riddle with its answer',
  settings: { isOpen: z.boolean().default(false) },
  load({ item }, { isOpen }) {
    return item && { question: item.intro, answer: String(item.ext.answer), isOpen };
  },
});

const broken = defineBlock({
  type: 'broken',
  description: 'Fails while it loads',
  settings: {},
  load(): { never: true } {
    throw new Error('The block is broken on purpose.');
  },
});

/** Its blocks. */
export const riddleBlocks = { riddle, broken };

const place = (type: string, settings: Record<string, unknown> = {}) => ({ type, settings });
const framed = (...blocks: Layout): Layout => [place('topBar'), ...blocks, place('bottomBar')];

/** The invented vertical's server half. */
export const riddlesServer: VerticalServer = {
  vertical: {
    id: 8,
    prefix: 'qa',
    name: 'Riddles',
    menuOrder: 5,
    noun: { one: 'riddle', many: 'riddles' },
    act: 'Solve it',
    namesLists: true,
    isSearched: false,
    isCollected: true,
  },
  extSchema: z.object({ answer: z.string().default('') }),
  structuredDataTypes: ['quiz'],
  isPlayed: false,
  today({ catalogue, tileOf }) {
    const [item] = catalogue.items;
    if (!item) return null;
    const { href, picture } = tileOf(item);
    return { verticalId: 8, label: 'Riddle of the day', title: item.title, href, picture, mark: 'question' };
  },
  blocks: riddleBlocks,
  layouts: {
    home: framed(
      place('homeHeading'),
      place('hero', { title: 'Riddle of the day' }),
      place('categoryChips'),
      place('mosaic'),
      place('row', { title: 'Hard ones', categoryIndex: 1 }),
    ),
    details: framed(place('breadcrumbs'), place('itemHeader'), place('riddle'), place('related')),
    category: framed(place('list')),
    search: framed(place('searchResults')),
    play: [place('riddle', { isOpen: true })],
    mygames: framed(place('myGames')),
  },
};
