import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMessageCatalogue, type BrowserKeys } from './catalogue.server.ts';
import { openTexts } from './texts.ts';
import { createTranslate, type Tag } from './translate.ts';

interface Texts {
  'greeting.plain': null;
  'greeting.named': { name: string };
  'count.items': { count: number };
  'count.place': { place: number };
  'kind.name': { kind: 'deal' | 'card' };
  'hint.link': { link: Tag; keyword: string };
  'hint.nested': { link: Tag; strong: Tag };
}

const shared = {
  'greeting.plain': 'Good morning',
  'greeting.named': 'Good morning, {name}',
  'count.items': '{count, plural, =0 {No items} one {# item} other {# items}}',
  'count.place': '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'kind.name': '{kind, select, deal {Deal} other {Card}}',
  'hint.link': 'Search the <link>shop for {keyword}</link>.',
  'hint.nested': '<link>Read <strong>this</strong></link>',
};
const files = {
  '/app/shared/messages/en.json': shared,
  '/app/shared/messages/pl.json': {
    'greeting.plain': 'Dzień dobry',
    'count.items': '{count, plural, one {# gra} few {# gry} many {# gier} other {# gry}}',
  },
  '/app/verticals/toys/messages/en.json': {
    'toy.name': 'Toy',
    'toy.details': 'All about it',
    'toy.parts': 'Parts',
  },
  '/app/verticals/books/messages/en.json': { 'book.name': 'Book' },
};

function open(browserKeys?: BrowserKeys) {
  return createMessageCatalogue(files, { sections: ['toys', 'books'], browserKeys });
}

const translate = (language: string) => createTranslate<Texts>(open().source(language, 'UTC'), 'shared');

describe('a message', () => {
  const t = translate('en');

  it('is a text with its arguments', () => {
    expect(t('greeting.plain')).toBe('Good morning');
    expect(t('greeting.named', { name: '<b>Ada</b>' })).toBe('Good morning, <b>Ada</b>');
  });

  it('has the plural form of its number, which is written in the language', () => {
    expect([0, 1, 1234].map((count) => t('count.items', { count }))).toEqual([
      'No items',
      '1 item',
      '1,234 items',
    ]);
    expect([1, 5, 22].map((count) => translate('pl')('count.items', { count }))).toEqual([
      '1 gra',
      '5 gier',
      '22 gry',
    ]);
  });

  it('has the ordinal form of its number', () => {
    expect([1, 2, 3, 11].map((place) => t('count.place', { place }))).toEqual(['1st', '2nd', '3rd', '11th']);
  });

  it('has the form that an argument selects', () => {
    expect([t('kind.name', { kind: 'deal' }), t('kind.name', { kind: 'card' })]).toEqual(['Deal', 'Card']);
  });

  it('contains elements around its texts', () => {
    const link: Tag = (children) => <a href="/shop">{children}</a>;
    const strong: Tag = (children) => <strong>{children}</strong>;
    const html = (node: React.ReactNode) => renderToStaticMarkup(<>{node}</>);
    expect(html(t.rich('hint.link', { link, keyword: '<i>' }))).toBe(
      'Search the <a href="/shop">shop for &lt;i&gt;</a>.',
    );
    expect(html(t.rich('hint.nested', { link, strong }))).toBe(
      '<a href="/shop">Read <strong>this</strong></a>',
    );
    expect(html(t.rich('greeting.plain'))).toBe('Good morning');
  });
});

describe('a missing message', () => {
  it('is the English one if only another language lacks it', () => {
    const t = translate('pl');
    expect([t('greeting.plain'), t('greeting.named', { name: 'Ada' })]).toEqual([
      'Dzień dobry',
      'Good morning, Ada',
    ]);
  });

  it('is replaced by its scope and key', () => {
    const t = createTranslate<{ 'no.such': null }>(open().source('en', 'UTC'), 'shared');
    expect([t('no.such'), t.rich('no.such')]).toEqual(['shared.no.such', 'shared.no.such']);
  });

  it.each(['constructor', '__proto__'])('is not the inherited property %s', (name) => {
    const { language, timeZone } = open().source('en', 'UTC');
    const texts = openTexts({ language, prefix: '', timeZone, texts: open().sharedTexts('en') }, undefined);
    expect([texts.find(name, 'greeting.plain'), texts.find('shared', name)]).toEqual([undefined, undefined]);
    expect(open().source('en', 'UTC').find('shared', name)).toBeUndefined();
  });
});

describe('the messages that are sent to the browser', () => {
  const browserKeys: BrowserKeys = {
    everyPage: { shared: ['greeting.plain'], toys: ['toy.name'] },
    itemPages: { toys: ['toy.details'], shared: ['greeting.named'] },
    blocks: {
      shelf: { shared: ['count.items', 'greeting.plain'] },
      list: { toys: ['toy.parts'], books: ['book.name'] },
    },
  };
  const page = { section: 'toys', isItemPage: false, blocks: [] };
  const keysOf = (json: string) =>
    Object.entries(JSON.parse(json) as Record<string, object>).map(([scope, texts]) => [
      scope,
      ...Object.keys(texts),
    ]);

  it('are those of the page’s vertical and those that belong to no vertical', () => {
    const catalogue = open();
    expect(keysOf(catalogue.sharedTexts('en'))).toEqual([['shared', ...Object.keys(shared)]]);
    expect(keysOf(catalogue.pageTexts('en', { ...page, section: 'books' }))).toEqual([
      ['books', 'book.name'],
    ]);
  });

  it('are only those that components use, on the page of an item and on others', () => {
    const catalogue = open(browserKeys);
    expect(keysOf(catalogue.sharedTexts('en'))).toEqual([['shared', 'greeting.plain']]);
    expect(keysOf(catalogue.pageTexts('en', page))).toEqual([['toys', 'toy.name']]);
    expect(keysOf(catalogue.pageTexts('en', { ...page, isItemPage: true }))).toEqual([
      ['toys', 'toy.name', 'toy.details'],
      ['shared', 'greeting.named'],
    ]);
    expect(keysOf(catalogue.pageTexts('en', { ...page, section: 'books' }))).toEqual([]);
  });

  it('are those of a block only if the page contains the block', () => {
    const catalogue = open(browserKeys);
    const keysWith = (...blocks: string[]) => keysOf(catalogue.pageTexts('en', { ...page, blocks }));
    expect(keysWith('shelf', 'unknown', 'constructor', '__proto__')).toEqual([
      ['toys', 'toy.name'],
      ['shared', 'count.items'],
    ]);
    expect(keysWith('list', 'shelf', 'list')).toEqual([
      ['toys', 'toy.name', 'toy.parts'],
      ['shared', 'count.items'],
    ]);
  });

  it('cannot end the element of the document that contains them', () => {
    const catalogue = createMessageCatalogue(
      { 'shared/messages/en.json': { 'a.b': "'</script>'" } },
      { sections: [] },
    );
    const texts = catalogue.sharedTexts('en');
    expect(texts).not.toContain('<');
    expect(
      openTexts({ language: 'en', prefix: '', timeZone: 'UTC', texts }, undefined).find('shared', 'a.b'),
    ).toBe('</script>');
  });

  it('are found in the document first, then in the page', () => {
    const catalogue = open();
    const source = openTexts(
      { language: 'pl', prefix: '', timeZone: 'UTC', texts: catalogue.sharedTexts('pl') },
      { section: 'books', texts: catalogue.pageTexts('pl', { ...page, section: 'books' }) },
    );
    expect(createTranslate<Texts>(source, 'shared')('count.items', { count: 3 })).toBe('3 gry');
    expect(source.find('books', 'book.name')).toBe('Book');
    expect(source.find('toys', 'toy.name')).toBeUndefined();
  });
});

it.each(['shared/en.json', 'shared/messages/en.txt', 'messages/en.json'])(
  'the catalogue refuses the file %s',
  (path) => {
    expect(() => createMessageCatalogue({ [path]: {} }, { sections: [] })).toThrow(path);
  },
);

describe('the operator’s own texts', () => {
  const own = new Map([
    ['en', { fallback: null, messages: new Map([['shared', new Map([['greeting.plain', 'Hello']])]]) }],
    [
      'csb',
      {
        fallback: 'pl',
        messages: new Map([
          [
            'shared',
            new Map([
              ['greeting.named', 'Dzéń dobri, {name}'],
              ['hint.link', '<strong>{keyword}</strong>'],
              ['kind.name', '{kind, select, deal {'],
            ]),
          ],
        ]),
      },
    ],
  ]);
  const catalogue = open().withOwn(own);
  const textsIn = (language: string) => createTranslate<Texts>(catalogue.source(language, 'UTC'), 'shared');

  it('come before the built-in ones, which come before those of the fallback and English', () => {
    expect(textsIn('csb')('greeting.named', { name: 'Ada' })).toBe('Dzéń dobri, Ada');
    expect(textsIn('csb')('greeting.plain')).toBe('Dzień dobry');
    expect(textsIn('csb')('count.place', { place: 1 })).toBe('1st');
    expect(textsIn('en')('greeting.plain')).toBe('Hello');
    expect(textsIn('pl')('greeting.plain')).toBe('Dzień dobry');
  });

  it('are not needed in a language with a related built-in one', () => {
    expect(textsIn('pl-US')('greeting.plain')).toBe('Dzień dobry');
    expect(textsIn('cs')('greeting.plain')).toBe('Hello');
  });

  it('are replaced by those of the site’s main language before the English ones', () => {
    const ofSite = open().withOwn(own, 'pl');
    const t = (language: string) => createTranslate<Texts>(ofSite.source(language, 'UTC'), 'shared');
    expect(t('cs')('greeting.plain')).toBe('Dzień dobry');
    expect(t('cs')('greeting.named', { name: 'Ada' })).toBe('Good morning, Ada');
    expect(t('en')('greeting.plain')).toBe('Hello');
    expect(open().withOwn(own, 'csb').source('cs', 'UTC').find('shared', 'greeting.named')).toEqual(
      ofSite.source('csb', 'UTC').find('shared', 'greeting.named'),
    );
  });

  it('are left out if they do not fit English', () => {
    expect(textsIn('csb')('kind.name', { kind: 'deal' })).toBe('Deal');
    const link: Tag = (children) => <a href="/">{children}</a>;
    expect(renderToStaticMarkup(textsIn('csb').rich('hint.link', { link, keyword: 'x' }))).toBe(
      'Search the <a href="/">shop for x</a>.',
    );
  });

  it('are part of the texts of pages', () => {
    expect(catalogue.sharedTexts('en')).toContain('Hello');
    expect(open().sharedTexts('en')).not.toContain('Hello');
  });
});
