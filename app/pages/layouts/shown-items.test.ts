import { describe, expect, test } from 'vitest';
import type { Item } from '#app/domain/catalogue/item.ts';
import { createBlockRegistry, defineBlock, type PageContext } from './block.server.ts';
import { resolveLayout } from './resolve.server.ts';
import { ShownItems, takeItems } from './shown-items.server.ts';

const item = (id: number) => ({ id }) as Item;
const list = Array.from({ length: 12 }, (_, index) => item(index + 1));
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

type Repeats = 'allow' | 'avoid' | 'never';

describe('takeItems', () => {
  function take(shownIds: number[], itemCount: number, repeats: Repeats, mayBeShorter = false) {
    const shown = new ShownItems();
    shown.add(list.filter(({ id }) => shownIds.includes(id)));
    return idsOf(takeItems({ shown }, { itemCount, repeats }, list, mayBeShorter));
  }

  test('"allow" takes the first items, even if the page already shows them', () => {
    expect(take([1, 2], 4, 'allow')).toEqual([1, 2, 3, 4]);
  });

  test.each(['avoid', 'never'] as const)('"%s" skips items that the page shows', (repeats) => {
    expect(take([1, 3], 4, repeats)).toEqual([2, 4, 5, 6]);
  });

  test('"avoid" fills up with shown items if too few others remain, but "never" does not', () => {
    const all = list.slice(2).map(({ id }) => id);
    expect(take(all, 4, 'avoid')).toEqual([1, 2, 3, 4]);
    expect(take(all, 4, 'never')).toEqual([1, 2]);
  });

  test('a block that may be shorter is only filled up to half of its items', () => {
    expect(take([1, 2, 3, 4, 5, 6], 12, 'avoid', true)).toEqual([7, 8, 9, 10, 11, 12]);
    expect(take([1, 2, 3, 4, 5, 6, 7, 8], 12, 'avoid', true)).toEqual([9, 10, 11, 12, 1, 2]);
  });

  test('the page’s own item is never used to fill up', () => {
    const shown = new ShownItems(list[0]);
    shown.add(list.slice(1));
    expect(idsOf(takeItems({ shown }, { itemCount: 3, repeats: 'avoid' }, list))).toEqual([2, 3, 4]);
  });
});

describe('blocks of a layout', () => {
  const blockOf = (type: string, load: (context: PageContext, repeats: Repeats) => unknown) =>
    defineBlock({
      type,
      description: type,
      settings: {},
      load: (context, { repeats }) => load(context, repeats),
    });

  const registry = createBlockRegistry({
    prompt: blockOf('prompt', (context, repeats) =>
      idsOf(takeItems(context, { itemCount: 3, repeats }, list)),
    ),
    slow: blockOf('slow', async (context, repeats) => {
      const items = takeItems(context, { itemCount: 3, repeats }, list);
      await new Promise((done) => setTimeout(done, 5));
      return idsOf(items);
    }),
    late: blockOf('late', async (context, repeats) => {
      await Promise.resolve();
      return idsOf(takeItems(context, { itemCount: 3, repeats }, list));
    }),
  });

  async function resolve(...types: string[]) {
    const context = { ads: [], shown: new ShownItems() } as unknown as PageContext;
    const dropped: string[] = [];
    const layout = types.map((type) => ({ type, settings: { repeats: 'avoid' } }));
    const blocks = await resolveLayout(layout, context, registry, ({ reason }) =>
      dropped.push(String(reason)),
    );
    return { shown: blocks.map(({ data }) => data), dropped };
  }

  test('choose in the order of the layout, even if one waits', async () => {
    expect((await resolve('slow', 'prompt', 'slow')).shown).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]);
  });

  test('that choose items after waiting are omitted with a reason', async () => {
    const { shown, dropped } = await resolve('late', 'prompt');
    expect(shown).toEqual([[1, 2, 3]]);
    expect(dropped).toEqual([expect.stringContaining('chose its items after it had waited')]);
  });
});
