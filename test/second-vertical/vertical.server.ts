import { z } from 'zod';
import type { coreBlocks } from '#app/blocks/blocks.server.ts';
import { blockDefiner } from '#app/pages/layouts/block.server.ts';
import { blockFactory } from '#app/pages/layouts/block-factory.ts';
import type { shellBlocks } from '#app/shell/blocks.server.ts';
import { optionalColor } from '#app/domain/settings/values.server.ts';
import type { Layout } from '#app/domain/layout.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';

/*
 * A vertical that only exists in tests: riddles, at the address of a built-in vertical. It shows that layouts,
 * settings, titles and core blocks do not depend on games.
 */

interface RiddleFields {
  answer: string;
}

const riddleExt = z.object({ answer: z.string().default('') });
const defineBlock = blockDefiner<RiddleFields>();

const riddle = defineBlock({
  type: 'riddle',
  description: 'The riddle with its answer',
  settings: { isOpen: z.boolean().default(false) },
  load({ item }, { isOpen }) {
    return item && { question: item.intro, answer: item.fields.answer, isOpen };
  },
});

const broken = defineBlock({
  type: 'broken',
  description: 'Fails while it loads',
  settings: {},
  load(): { never: true } {
    throw new Error('The block fails on purpose.');
  },
});

const inkMeaning = { title: 'Ink', control: 'color', colorUse: 'text' } as const;

/** A block whose settings use every control that a schema can name. */
const wall = defineBlock({
  type: 'riddleWall',
  name: 'Wall of riddles',
  description: 'riddles on a painted wall',
  uses: ['dataType', 'categoryIndex'],
  settings: {
    motto: z.string().max(40).default('').meta({ title: 'Motto', description: 'a short text' }),
    height: z.int().min(10).max(90).default(30).meta({ title: 'Height of the wall', unit: 'px' }),
    side: z
      .enum(['left', 'right'])
      .default('left')
      .meta({ title: 'Side', labels: { left: 'At the left', right: 'At the right' } }),
    isLit: z.boolean().default(false).meta({ title: 'Lit' }),
    paint: optionalColor.default('').meta({ title: 'Paint', control: 'color', colorUse: 'background' }),
    photo: z.string().default('').meta({ title: 'Photo', control: 'picture' }),
    hardest: z.int().default(0).meta({ title: 'Hardest riddle', chooses: 'item' }),
    season: z.string().default('').meta({ title: 'Season', chooses: 'tag' }),
    hints: z
      .array(z.strictObject({ label: z.string(), ink: optionalColor.default('').meta(inkMeaning) }))
      .default([])
      .meta({ title: 'Hints' }),
  },
  load: (_page, { motto }) => ({ motto }),
});

/** The blocks of the vertical. */
export const riddleBlocks = { riddle, broken, riddleWall: wall };

const block = blockFactory<typeof shellBlocks & typeof coreBlocks & typeof riddleBlocks>();
const framed = (...blocks: Layout): Layout => [block('topBar'), ...blocks, block('bottomBar')];

/** The server half of the vertical. */
export const riddlesServer: VerticalServer<RiddleFields> = {
  vertical: {
    id: 8,
    prefix: 'qa',
    scope: 'second-vertical',
    name: 'Riddles',
    menuOrder: 5,
    noun: { one: 'riddle', many: 'riddles' },
    isSearched: false,
    isCollected: true,
  },
  extSchema: riddleExt,
  structuredDataTypes: ['quiz'],
  isPlayed: false,
  today({ catalogue, tileOf }) {
    const [item] = catalogue.items;
    if (!item) return null;
    const { href, picture } = tileOf(item);
    return {
      section: 'second-vertical',
      label: 'Riddle of the day',
      title: item.title,
      href,
      picture,
      mark: 'question',
    };
  },
  blocks: riddleBlocks,
  layouts: {
    home: framed(
      block('homeHeading'),
      block('hero', { title: 'Riddle of the day' }),
      block('categoryChips'),
      block('mosaic'),
      block('row', { title: 'Hard ones', categoryIndex: 1 }),
    ),
    details: framed(block('breadcrumbs'), block('itemHeader'), block('riddle'), block('related')),
    category: framed(block('list')),
    search: framed(block('searchResults')),
    play: [block('riddle', { isOpen: true })],
    mygames: framed(block('myGames')),
  },
};
