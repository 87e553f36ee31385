import { argumentsOf } from '#app/messages/message-arguments.server.ts';
import { describe, expect, it } from 'vitest';
import { checkMessages, declarationOf, readMessageFolders, type MessageFolder } from './files.ts';

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
      {
        pl: {
          'toy.count':
            '{maker}: {count, plural, one {# zabawka} few {# zabawki} many {# zabawek} other {# zabawki}}',
        },
        tr: { 'toy.count': '{maker}: {count, plural, =0 {yok} other {# oyuncak}}' },
        fr: { 'toy.count': '{count, plural, =0 {rien} one {# jouet} other {# jouets}}, {maker}' },
      },
    );
    expect(checkMessages(folder)).toEqual([]);
  });

  it('accepts the options of a selection in another order, and a second selection with some of them', () => {
    const folder = folderOf(
      { 'toy.kind': '{kind, select, car {The car} doll {The doll} other {The toy}}' },
      {
        fr: {
          'toy.kind':
            '{kind, select, doll {La poupée} car {La voiture} other {Le jouet}}{kind, select, car {} other {}}',
        },
      },
    );
    expect(checkMessages(folder)).toEqual([]);
  });

  it.each([
    ['pl', '{count, plural, one {# zabawka} other {# zabawki}}', 'has no plural form many, few.'],
    ['de', '{count, plural, one {a} few {b} other {c}}', 'has a plural form few, which de lacks.'],
    ['fr', "{count, plural, one {l'auto} other {#}}", 'has a straight apostrophe: use ’.'],
  ])('reports in %s: %s', (language, text, fault) => {
    const folder = folderOf({ 'toy.count': '{count, number}' }, { [language]: { 'toy.count': text } });
    expect(checkMessages(folder)).toEqual([`app/toys/messages/${language}.json: "toy.count" ${fault}`]);
  });

  it('reports the first key that is out of order', () => {
    const folder = folderOf(
      { 'toy.a': 'A', 'toy.b': 'B', 'toy.c': 'C' },
      { de: { 'toy.a': 'A', 'toy.c': 'C', 'toy.b': 'B' } },
    );
    expect(checkMessages(folder)).toEqual([
      'app/toys/messages/de.json: "toy.b" must come before "toy.c": keep the order of the English file.',
    ]);
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
