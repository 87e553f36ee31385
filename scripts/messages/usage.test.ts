import { describe, expect, it } from 'vitest';
import type { MessageFolder } from './files.ts';
import { findUsage } from './usage.ts';

const folderOf = (parent: string, keys: readonly string[]): MessageFolder => ({
  folder: `${parent}/messages`,
  scope: parent.split('/').at(-1) ?? '',
  main: new Map(keys.map((key) => [key, 'Text'])),
  others: new Map(),
});

const folders = [
  folderOf('app/shell', ['bar.title', 'bar.hint']),
  folderOf('app/verticals/toys', ['toy.title', 'toy.part', 'toy.meta', 'section.name']),
  folderOf('app/verticals/books', ['book.title', 'section.name']),
];

function usageOf(files: Readonly<Record<string, string>>) {
  const { all, everyPage, itemPages, blocks } = findUsage(folders, new Map(Object.entries(files)));
  const list = (keys: typeof all) =>
    [...keys].flatMap(([scope, used]) => [...used].map((key) => `${scope} ${key}`));
  return {
    all: list(all),
    everyPage: list(everyPage),
    itemPages: list(itemPages),
    blocks: Object.fromEntries([...blocks].map(([type, keys]) => [type, list(keys)])),
  };
}

describe('a message is used', () => {
  it('by a file of its folder that contains its key', () => {
    expect(usageOf({ 'app/shell/bar.tsx': `t('bar.title')` }).all).toEqual(['shell bar.title']);
  });

  it('by a file of another folder that names its scope', () => {
    const files = {
      'app/root.tsx': `const t = useMessages('shell'); t(isOpen ? 'bar.title' : 'bar.hint')`,
      'app/home.tsx': `t('bar.title')`,
    };
    expect(usageOf(files).all).toEqual(['shell bar.title', 'shell bar.hint']);
    expect(usageOf({ 'app/home.tsx': files['app/home.tsx'] }).all).toEqual([]);
  });

  it('in all verticals if it is one that every vertical provides', () => {
    expect(usageOf({ 'app/blocks/menu.tsx': `t('section.name')` }).all).toEqual([
      'toys section.name',
      'books section.name',
    ]);
  });
});

describe('a message is sent', () => {
  it('only if code of the browser uses it', () => {
    const usage = usageOf({
      'app/verticals/toys/meta.server.ts': `t('toy.meta')`,
      'app/verticals/toys/toy.tsx': `t('toy.title')`,
    });
    expect(usage.all).toEqual(['toys toy.meta', 'toys toy.title']);
    expect(usage.everyPage).toEqual(['toys toy.title']);
  });

  it('only with the page of an item if no other page imports the component, lazily or not', () => {
    const usage = usageOf({
      'app/verticals/toys/item-pages.tsx': `import { Toy } from './toy.tsx';`,
      'app/verticals/toys/pages.tsx': `const load = () => import('./card.tsx');`,
      'app/verticals/toys/toy.tsx': `import { Card } from './card.tsx'; import('#app/verticals/toys/part.tsx');`,
      'app/verticals/toys/card.tsx': `import type { Part } from './part.tsx'; t('toy.title')`,
      'app/verticals/toys/part.tsx': `t('toy.part')`,
    });
    expect(usage.everyPage).toEqual(['toys toy.title']);
    expect(usage.itemPages).toEqual(['toys toy.part']);
  });

  it('only with pages that contain the block if only lazy blocks import the component', () => {
    const usage = usageOf({
      'app/root.tsx': `import { blocks } from '#app/shell/blocks.tsx';`,
      'app/shell/blocks.tsx': `
        export const blocks = {
          bar: lazyBlock(async () => (await import('./bar.tsx')).Bar),
          wide: lazyBlock(async () => (await import('./wide.tsx')).Wide),
          plain: Plain,
        };
        const Plain = lazy(async () => import('./plain.tsx'));`,
      'app/shell/bar.tsx': `import './hint.tsx'; t('bar.title'); own('section.name')`,
      'app/shell/wide.tsx': `import './hint.tsx'`,
      'app/shell/hint.tsx': `t('bar.hint')`,
      'app/shell/plain.tsx': `const t = useMessages('toys'); t('toy.title')`,
      'app/verticals/toys/item-pages.tsx': `import './toy.tsx';`,
      'app/verticals/toys/toy.tsx': `import '#app/shell/wide.tsx'; t('toy.part')`,
    });
    expect(usage.everyPage).toEqual(['toys toy.title']);
    expect(usage.itemPages).toEqual(['shell bar.hint', 'toys toy.part']);
    expect(usage.blocks).toEqual({
      bar: ['shell bar.title', 'shell bar.hint', 'toys section.name', 'books section.name'],
      wide: ['shell bar.hint'],
    });
  });
});

it('a file that cannot be parsed is an error', () => {
  expect(() => usageOf({ 'app/shell/bar.tsx': 'const = ;' })).toThrow('app/shell/bar.tsx');
});
