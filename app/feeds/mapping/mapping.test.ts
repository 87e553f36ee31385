import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FeedShapeError } from '../parse-page.ts';
import { longestValue, mapEntry, maxValues, traceRule } from './map-entry.server.ts';
import { listFields, mappedFields, textFields } from './mapped-fields.ts';
import { feedMappingSchema } from './mapping-schema.ts';
import { proposeMapping } from './propose-mapping.server.ts';
import { readList } from './read-list.server.ts';
import { readMapping, shortenMapping } from './read-mapping.server.ts';

const base = { source: 'playhub', format: 'json', fields: { title: 'name', playAddress: 'url' } };
const mappingOf = (given: object = {}) => feedMappingSchema.parse({ ...base, ...given });
/** Maps the field of an entry by a rule. */
const tagsOf = (entry: unknown, tags: unknown) =>
  mapEntry(entry, mappingOf({ fields: { ...base.fields, tags } })).tags;
const faultsOf = (given: unknown) => {
  const read = readMapping(given);
  return 'faults' in read ? read.faults.map(({ path, allowed }) => `${path}: ${allowed}`) : [];
};
const shapeFault = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof FeedShapeError) return error.fault;
    throw error;
  }
  return null;
};

describe('a rule of a mapping', () => {
  it('takes the first field with a value, or all of them', () => {
    const entry = { long: ' ', short: 'Roll', genre: 'Puzzle' };
    expect(tagsOf(entry, ['long', 'short', 'genre'])).toEqual(['Roll']);
    expect(tagsOf(entry, { from: ['short', 'genre'], take: 'all' })).toEqual(['Roll', 'Puzzle']);
    expect(tagsOf(entry, { from: 'none', constant: 'Other' })).toEqual(['Other']);
  });

  it.each([
    ['nested values', { images: { cover: 'a' } }, 'images.cover', ['a']],
    ['one element of a list', { images: ['a', 'b'] }, 'images.1', ['b']],
    ['every element of a list', { images: [{ url: 'a' }, {}, { url: 'b' }] }, 'images.url', ['a', 'b']],
    ['names with dots', { 'img.url': 'a' }, 'img.url', ['a']],
    ['numbers and truth values', { list: [1, true, null] }, 'list', ['1', 'true']],
    ['the text of an XML element with attributes', { tag: { '#text': 'a', '@id': '1' } }, 'tag', ['a']],
    ['no inherited names', {}, 'constructor', []],
    ['no inherited names of texts', { a: 'text' }, 'a.length', []],
  ])('finds %s', (_what, entry, path, values) => {
    expect(tagsOf(entry, path)).toEqual(values);
  });

  it('changes values step by step', () => {
    expect(
      tagsOf(
        { a: '<b>Fun</b>; Cars ;;' },
        { from: 'a', steps: [{ do: 'strip-html' }, { do: 'split', by: ';' }] },
      ),
    ).toEqual(['Fun', 'Cars']);
    expect(
      tagsOf(
        { a: 'http://x/$&' },
        { from: 'a', steps: [{ do: 'replace', text: 'http://', by: 'https://$&' }] },
      ),
    ).toEqual(['https://$&x/$&']);
    expect(tagsOf({ a: ['1', '2'] }, { from: 'a', steps: [{ do: 'join', by: ' + ' }] })).toEqual(['1 + 2']);
    const table = { Racer: 'Racing' };
    expect(tagsOf({ a: ['Racer', 'Chess'] }, { from: 'a', steps: [{ do: 'lookup', table }] })).toEqual([
      'Racing',
      'Chess',
    ]);
    const drop = { do: 'lookup', table, others: 'drop' };
    expect(tagsOf({ a: 'toString', b: 'Racer' }, { from: ['a', 'b'], steps: [drop] })).toEqual(['Racing']);
  });
});

it('reports the values before and after each step of a rule', () => {
  const { fields } = mappingOf({
    fields: {
      ...base.fields,
      tags: { from: ['none', 'a'], steps: [{ do: 'split', by: ';' }], constant: 'Other' },
    },
  });
  const trace = (entry: unknown) => fields.tags && traceRule(entry, fields.tags);
  expect(trace({ a: 'x; y' })).toEqual({
    stages: [['x; y'], ['x', 'y']],
    values: ['x', 'y'],
    isConstant: false,
  });
  expect(trace({})).toEqual({ stages: [[], []], values: ['Other'], isConstant: true });
});

describe('a mapped entry', () => {
  it('has the id of the entry, or a hash where no id can be stored', () => {
    const idOf = (entry: object, id?: string) =>
      mapEntry(entry, mappingOf({ fields: { ...base.fields, id } })).id;
    expect(idOf({ gid: 17 }, 'gid')).toBe('17');
    expect(idOf({ gid: 'games/a b' }, 'gid')).toMatch(/^[0-9a-f]{32}$/);
    expect(idOf({}, 'gid')).toBe('');
    expect(idOf({ url: 'https://a.example/' })).toMatch(/^[0-9a-f]{32}$/);
    expect(idOf({ url: 'https://a.example/' })).not.toBe(idOf({ url: 'https://b.example/' }));
  });

  const path = fc.constantFrom('a', 'b.c', 'a.0', '__proto__', 'constructor.name', 'b.__proto__.c');
  const anyText = fc.string({ unit: 'binary', maxLength: 30 });
  const steps = fc.array(
    fc.oneof(
      fc.record({ do: fc.constant('split'), by: fc.constantFrom(',', ' ', 'aa') }),
      fc.record({ do: fc.constant('strip-html') }),
      fc.record({ do: fc.constant('replace'), text: fc.constantFrom('a', '$'), by: anyText }),
      fc.record({
        do: fc.constant('lookup'),
        table: fc.dictionary(anyText, anyText),
        others: fc.constantFrom('keep', 'drop'),
      }),
      fc.record({ do: fc.constant('join'), by: fc.constantFrom('', ', ') }),
    ),
    { maxLength: 4 },
  );
  const rule = fc.record({
    from: fc.array(path, { maxLength: 4 }),
    take: fc.constantFrom('first', 'all'),
    steps,
    constant: anyText,
  });
  const entry = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), fc.jsonValue()),
    fc.integer({ min: 0, max: 400 }).map((count) => ({ a: Array.from({ length: count }, () => '<i>a, b') })),
    fc.integer({ min: 0, max: 60_000 }).map((length) => ({ a: 'a😀'.repeat(length) })),
  );

  it('is complete and bounded whatever the entry contains', () => {
    fc.assert(
      fc.property(entry, fc.dictionary(fc.constantFrom(...mappedFields), rule), (value, fields) => {
        const mapped = mapEntry(value, mappingOf({ fields: { ...base.fields, ...fields } }));
        expect(Object.keys(mapped).toSorted()).toEqual([...mappedFields].toSorted());
        for (const name of textFields) expect(mapped[name].length).toBeLessThanOrEqual(longestValue);
        for (const name of listFields) {
          expect(mapped[name].length).toBeLessThanOrEqual(maxValues);
          for (const text of mapped[name]) expect(text.length).toBeLessThanOrEqual(longestValue);
        }
        expect(Object.getPrototypeOf(mapped)).toBe(Object.prototype);
      }),
      { numRuns: 100 },
    );
  });

  it('is the same after its mapping was stored, and shortened for people', () => {
    fc.assert(
      fc.property(entry, rule, (value, tags) => {
        const mapping = mappingOf({ fields: { ...base.fields, tags } });
        const stored = feedMappingSchema.parse(JSON.parse(JSON.stringify(mapping)));
        const short = feedMappingSchema.parse(JSON.parse(JSON.stringify(shortenMapping(mapping))));
        expect(stored).toEqual(mapping);
        expect(mapEntry(value, short)).toEqual(mapEntry(value, mapping));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a mapping that cannot be used', () => {
  it.each([
    ['no mapping', [], ': a mapping: '],
    ['a missing field', { ...base, fields: { title: 'name' } }, 'fields.playAddress: the name of a field'],
    [
      'an unknown field',
      { ...base, fields: { ...base.fields, colour: 'c' } },
      'fields.colour: rules for fields',
    ],
    [
      'a wrong step',
      { ...base, fields: { ...base.fields, tags: { from: 'a', steps: [{ do: 'eval' }] } } },
      'fields.tags.steps[0].do: a step',
    ],
    ['a source that is no name', { ...base, source: 'Play Hub' }, 'source: a name of'],
    ['an unknown format', { ...base, format: 'yaml' }, 'format: "json", "csv" or "xml"'],
    ['paging without its parameter', { ...base, paging: { kind: 'page-number' } }, 'paging.parameter: '],
  ])('is reported with the path and the allowed values: %s', (_what, given, message) => {
    expect(faultsOf(given)).toEqual([expect.stringContaining(message)]);
  });
});

describe('the entries of a document', () => {
  it('are the list at the path of a JSON document, with the address of the next page', () => {
    const paging = { kind: 'next-address', path: 'links.next' };
    const mapping = mappingOf({ entries: 'data.games', paging });
    const text = JSON.stringify({ data: { games: [{ name: 'A' }] }, links: { next: '/list?page=2' } });
    expect(readList(text, mapping)).toMatchObject({ entries: [{ name: 'A' }], next: '/list?page=2' });
    expect(shapeFault(() => readList('{"data": {"games": 7}}', mapping))).toMatchObject({
      path: 'data.games',
      problem: 'is the number 7',
    });
    expect(shapeFault(() => readList('<games/>', mapping))?.problem).toBe('is XML or HTML');
  });

  it('are the values of a JSON object with their keys, even if PHP wrote an empty one as a list', () => {
    const mapping = mappingOf({ entries: 'games', keyed: true, fields: { ...base.fields, id: '@key' } });
    const page = readList('{"games": {"g-7": {"name": "A"}, "__proto__": {"name": "B"}, "c": "C"}}', mapping);
    expect(page.entries.map((entry) => mapEntry(entry, mapping))).toMatchObject([
      { id: 'g-7', title: 'A' },
      { id: '__proto__', title: 'B' },
      { id: 'c', title: '' },
    ]);
    expect(page.entryPaths?.[0]).toEqual(['games', 'g-7']);
    expect(readList('{"games": []}', mapping).entries).toEqual([]);
    expect(shapeFault(() => readList('{"games": [{}]}', mapping))?.path).toBe('games');
  });

  it('are the rows of a table, with the lines on which they begin', () => {
    const page = readList('name;url\n"A\nB";u1\nC;u2\n', mappingOf({ format: 'csv' }));
    expect(page).toMatchObject({
      entries: [
        { name: 'A\nB', url: 'u1' },
        { name: 'C', url: 'u2' },
      ],
      lines: [2, 4],
    });
    expect(shapeFault(() => readList('', mappingOf({ format: 'csv' })))?.problem).toBe('is empty');
  });

  it('are the repeated elements of an XML document, even if there is only one or none', () => {
    const mapping = mappingOf({ format: 'xml', entries: 'games.game' });
    const entriesOf = (text: string) => readList(text, mapping).entries;
    expect(entriesOf('<games><game id="1"><n>A &amp; B</n></game><game id="02"/></games>')).toEqual([
      { n: 'A & B', '@id': '1' },
      { '@id': '02' },
    ]);
    expect(entriesOf('<games><game><n><![CDATA[<b>]]></n></game></games>')).toEqual([{ n: '<b>' }]);
    expect(entriesOf('<games></games>')).toEqual([]);
  });

  it.each([
    ['is cut off', '<games><game><n>A', 'is not well-formed XML'],
    ['declares entities', '<!DOCTYPE a [<!ENTITY a "aa">]><games/>', 'declares entities of its own'],
    ['has another root', '<list><game/></list>', 'missing'],
    ['is nested too deeply', `${'<a>'.repeat(3_000)}${'</a>'.repeat(3_000)}`, 'cannot be read'],
  ])('are refused if the XML document %s', (_what, text, problem) => {
    const fault = shapeFault(() => readList(text, mappingOf({ format: 'xml', entries: 'games.game' })));
    expect(fault?.problem).toContain(problem);
  });
});

describe('a proposed mapping', () => {
  it('takes the address of the game itself, not of the page about it', () => {
    const game = { name: 'Owl', link: 'https://hub.example/owl', embedLink: 'https://cdn.hub.example/owl/' };
    const { mapping } = proposeMapping(JSON.stringify([game, game]), 'list.json');
    expect(mapping.fields.playAddress).toMatchObject({ from: ['embedLink'] });
  });

  it('finds the list, the fields by name and value, and the paging of a JSON document', () => {
    const game = {
      gid: 7,
      name: 'Marble Lane',
      url: 'https://playhub.example/g/7',
      images: { cover: { url: 'https://playhub.example/7.png' } },
      how_to_play: 'Mouse',
      genres: ['Puzzle'],
      tags: 'ball, fun',
      width: '800',
      height: 600,
    };
    const text = JSON.stringify({
      next: null,
      ads: [{ url: 'x' }],
      data: { games: [game, { ...game, gid: 8 }] },
    });
    const { mapping, paths } = proposeMapping(text, 'https://www.playhub.example/list?limit=20&genre=puzzle');
    expect(shortenMapping(mapping)).toEqual({
      source: 'playhub.example',
      format: 'json',
      entries: 'data.games',
      paging: { kind: 'next-address', path: 'next' },
      neutralParameters: ['limit'],
      fields: {
        id: 'gid',
        title: 'name',
        playAddress: 'url',
        picture: 'images.cover.url',
        instructions: 'how_to_play',
        categories: 'genres',
        tags: { from: 'tags', steps: [{ do: 'split', by: ',' }] },
        width: 'width',
        height: 'height',
      },
    });
    expect(paths).toContainEqual({ path: 'gid', samples: ['7', '8'] });
  });

  it('finds a list that is an object, and the key of its entries', () => {
    const game = (number: number) => ({ name: `Game ${number}`, url: `https://a.example/${number}` });
    const document = { status: { code: 200, text: 'OK' }, all: { a: game(1), b: game(2) } };
    const { mapping } = proposeMapping(JSON.stringify(document), 'list.json');
    expect(shortenMapping(mapping)).toMatchObject({
      entries: 'all',
      keyed: true,
      fields: { id: '@key', title: 'name', playAddress: 'url' },
    });
  });

  it.each([
    [
      'a table',
      'Game Title;Play URL;Thumbnail\nA;https://a.example/;https://a.example/1.png\n',
      'csv',
      ['Game Title', 'Play URL', 'Thumbnail'],
    ],
    [
      'XML',
      '<list><row><title>A</title><link>https://a.example/</link><thumb src="https://a.example/1.png"/></row><row/></list>',
      'xml',
      ['title', 'link', 'thumb.@src'],
    ],
  ])('reads %s', (_what, text, format, [title, playAddress, picture]) => {
    const { mapping } = proposeMapping(text, '/tmp/My list.txt');
    expect(shortenMapping(mapping)).toMatchObject({
      source: 'my-list',
      format,
      fields: { title, playAddress, picture },
    });
    expect(mapEntry(readList(text, mapping).entries[0], mapping)).toMatchObject({
      title: 'A',
      playAddress: 'https://a.example/',
    });
  });

  it('can always be stored, or the document has no list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), fc.string(), (text, source) => {
        const work = () => proposeMapping(text, source).mapping;
        const fault = shapeFault(() => expect(feedMappingSchema.safeParse(work()).success).toBe(true));
        if (fault) expect(fault.problem).not.toBe('');
      }),
      { numRuns: 100 },
    );
  });
});
