import { describe, expect, it } from 'vitest';
import {
  argumentsOf,
  checkMessages,
  declarationOf,
  readMessageFolders,
  type MessageFolder,
} from './files.ts';

type Texts = Readonly<Record<string, string>>;

function folderOf(main: Texts, others: Readonly<Record<string, Texts>> = {}): MessageFolder {
  const entries = Object.entries(others);
  return {
    folder: 'app/toys/messages',
    scope: 'toys',
    main: new Map(Object.entries(main)),
    others: new Map(entries.map(([language, texts]) => [language, new Map(Object.entries(texts))])),
  };
}

describe('the check of messages', () => {
  it('accepts equal arguments in another order, and other plural forms', () => {
    const folder = folderOf(
      { 'toy.count': '{count, plural, one {# toy} other {# toys}} by {maker}' },
      { pl: { 'toy.count': '{maker}: {count, plural, one {# zabawka} few {# zabawki} other {# zabawek}}' } },
    );
    expect(checkMessages(folder)).toEqual([]);
  });

  it.each([
    ['an unclosed brace', '{count', 'en.json: "toy.name" is malformed'],
    ['a plural without “other”', '{count, plural, one {# toy}}', 'en.json: "toy.name" is malformed'],
    ['an unclosed element', 'A <link>toy', 'en.json: "toy.name" is malformed'],
    ['a date', 'Since {day, date, long}', 'useFormats()'],
  ])('reports %s', (_, text, fault) => {
    expect(checkMessages(folderOf({ 'toy.name': text }))).toEqual([expect.stringContaining(fault)]);
  });

  it.each(['toy', 'Toy.name', 'toy.The name', '.name'])('reports the key %s', (key) => {
    expect(checkMessages(folderOf({ [key]: 'Toy' }))).toEqual([
      expect.stringContaining(`"${key}" is not a key`),
    ]);
  });

  it('reports missing and unknown messages, malformed ones, and other arguments of another language', () => {
    const folder = folderOf(
      {
        'toy.name': 'Toy',
        'toy.maker': 'By {maker}',
        'toy.count': '{count, number} toys',
        'toy.link': '<a>b</a>',
      },
      {
        de: { 'toy.maker': 'Von {hersteller}', 'toy.count': '{count', 'toy.age': 'Alter', 'toy.link': 'b' },
      },
    );
    expect(checkMessages(folder)).toEqual([
      'app/toys/messages/de.json: "toy.name" is missing.',
      'app/toys/messages/de.json: "toy.maker" must have the arguments maker: string, not hersteller: string.',
      expect.stringContaining('app/toys/messages/de.json: "toy.count" is malformed: '),
      'app/toys/messages/de.json: "toy.age" does not exist in English.',
      'app/toys/messages/de.json: "toy.link" must have the arguments a: Tag, not none.',
    ]);
  });
});

it('arguments have types', () => {
  const found = argumentsOf(
    '{name} {size, number} {n, plural, one {{inner}} other {}} {kind, select, a {} other {}} <b>{deep}</b>',
  );
  expect(found).toEqual(
    new Map([
      ['name', 'string'],
      ['size', 'number'],
      ['n', 'number'],
      ['inner', 'string'],
      ['kind', "'a' | 'other'"],
      ['b', 'Tag'],
      ['deep', 'string'],
    ]),
  );
});

it('a declaration lists the keys of a scope with their arguments', () => {
  const text = declarationOf(folderOf({ 'toy.name': 'Toy', 'toy.hint': '<b>{name}</b>' }));
  expect(text).toContain("'toys': {");
  expect(text).toContain("'toy.name': null;");
  expect(text).toContain(`'toy.hint': { "b": Tag; "name": string; };`);
});

it('the messages of every scope are found, each once', () => {
  const scopes = readMessageFolders().map(({ scope }) => scope);
  expect(scopes).toContain('shell');
  expect(new Set(scopes).size).toBe(scopes.length);
});
