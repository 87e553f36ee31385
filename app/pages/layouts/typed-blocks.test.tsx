import { expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import type { Item } from '#app/domain/catalogue/item.ts';
import { blockDefiner, defineBlock, type AnyBlock } from './block.server.ts';
import type { BlockComponentMap, BlockComponents } from './block-list.tsx';
import { lazyBlock } from './lazy-block.ts';
import { blockFactory } from './block-factory.ts';

interface BookFields {
  pages: number;
}

const bookBlocks = {
  cover: blockDefiner<BookFields>()({
    type: 'cover',
    description: 'The cover of the page’s book',
    settings: { tilt: z.int().default(0) },
    load({ item, catalogue }, { tilt, title }) {
      expectTypeOf(item).toEqualTypeOf<Item<BookFields> | undefined>();
      expectTypeOf(catalogue.newest).toEqualTypeOf<readonly Item<BookFields>[]>();
      expectTypeOf(tilt).toBeNumber();
      expectTypeOf(title).toBeString();
      return item ? { pages: item.fields.pages, tilt } : null;
    },
  }),
};

it('a block of all verticals does not know the fields of items', () => {
  defineBlock({
    type: 'any',
    description: 'Any item',
    settings: {},
    load({ item }) {
      expectTypeOf(item?.fields).toBeUnknown();
      return null;
    },
  });
});

it('a component receives the data that its server half loads', () => {
  type Components = BlockComponents<typeof bookBlocks>;
  const fitting: Components = { cover: ({ data }) => <p>{data.pages + data.tilt}</p> };
  const deferred: Components = { cover: lazyBlock(async () => fitting.cover) };
  expectTypeOf(deferred).toExtend<BlockComponentMap>();
  // @ts-expect-error -- the data has no author
  const foreign: Components = { cover: ({ data }: { data: { author: string } }) => <p>{data.author}</p> };
  // @ts-expect-error -- the number of pages is not a text
  const mistyped: Components = { cover: ({ data }: { data: { pages: string } }) => <p>{data.pages}</p> };
  const late: Components = {
    // @ts-expect-error -- the data has no author
    cover: lazyBlock(async () => ({ data }: { data: { author: string } }) => <p>{data.author}</p>),
  };
  // @ts-expect-error -- the block has no component
  const missing: Components = {};
  expectTypeOf([foreign, mistyped, late, missing]).toBeArray();
});

it('a vertical cannot have blocks for the items of another vertical', () => {
  expectTypeOf(bookBlocks).toExtend<Record<string, AnyBlock<BookFields>>>();
  expectTypeOf(bookBlocks).not.toExtend<Record<string, AnyBlock<{ minutes: number }>>>();
});

it('a layout names existing blocks with their own settings', () => {
  const block = blockFactory<typeof bookBlocks>();
  block('cover');
  block('cover', { tilt: 3, title: 'A book', padding: { m: '4px' } });
  // @ts-expect-error -- there is no such block
  block('back');
  // @ts-expect-error -- there is no such setting
  block('cover', { colour: 'red' });
  // @ts-expect-error -- the setting is a number
  block('cover', { tilt: 'left' });
  // @ts-expect-error -- the setting has other values
  block('cover', { repeats: 'sometimes' });
});
