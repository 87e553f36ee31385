import { describe, expect, test } from 'vitest';
import {
  leadsNowhere,
  parseRedirectFile,
  planImport,
  planRedirect,
  planRemoval,
  redirectsTarget,
} from './redirects.server.ts';

const table = new Map([
  ['/a', '/b'],
  ['/c', '/g'],
]);
const noPage = () => false;

describe('a redirect', () => {
  test('is added', () => {
    expect(planRedirect(table, { from: '/old', to: '/g', was: '' }, noPage)).toEqual({
      edits: [{ kind: 'set', target: redirectsTarget, path: ['/old'], value: '/g' }],
    });
  });

  test('gets another target', () => {
    expect(planRedirect(table, { from: '/a', to: '/g', was: '/a' }, noPage)).toEqual({
      edits: [{ kind: 'set', target: redirectsTarget, path: ['/a'], value: '/g' }],
    });
  });

  test('gets another old address and keeps its place', () => {
    expect(planRedirect(table, { from: '/z', to: '/b', was: '/a' }, noPage)).toEqual({
      edits: [{ kind: 'set', target: redirectsTarget, path: [], value: { '/z': '/b', '/c': '/g' } }],
    });
  });

  test.each([
    ['from', 'old', 'old', '/g'],
    ['from', 'old', '/', '/g'],
    ['from', 'old', 'https://elsewhere.example/', '/g'],
    ['from', 'taken', '/a/', '/g'],
    ['to', 'new', '/old', 'javascript:alert(1)'],
    ['to', 'new', '/old', '//elsewhere.example'],
  ])('is refused at the field "%s" with the fault "%s": %s', (field, fault, from, to) => {
    expect(planRedirect(table, { from, to, was: '' }, noPage)).toEqual({ field, fault });
  });

  test('is refused at the address of a page', () => {
    const isHome = (address: string) => address === '/g';
    expect(planRedirect(table, { from: '/g', to: '/a', was: '' }, isHome)).toEqual({
      field: 'from',
      fault: 'live',
    });
  });

  test('is refused if it leads back to itself, and the fault names the way', () => {
    expect(planRedirect(table, { from: '/b', to: '/a', was: '' }, noPage)).toMatchObject({
      field: 'to',
      fault: 'loop',
      way: expect.arrayContaining(['/a', '/b']),
    });
  });

  test('is removed if it exists', () => {
    expect(planRemoval(table, ['/a', '/none'])).toEqual([
      { kind: 'remove', target: redirectsTarget, path: ['/a'] },
    ]);
  });
});

describe('a file of redirects', () => {
  test.each([
    ['commas', '/x,/y\n"/p,q",/r\n'],
    ['semicolons and a heading', 'Old;New\n/x;/y\n/p,q;/r'],
    ['tabs', '/x\t/y\n/p,q\t/r'],
  ])('may have %s', (_, text) => {
    expect(parseRedirectFile(text)?.map(({ from, to }) => [from, to])).toEqual([
      ['/x', '/y'],
      ['/p,q', '/r'],
    ]);
  });

  test.each([[''], ['one column\nonly'], ['"/x,/y']])('without two columns is refused: %j', (text) => {
    expect(parseRedirectFile(text)).toBeNull();
  });

  test('adds and changes redirects, and reports the lines that are refused', () => {
    const lines = ['from,to', '/new,/g', '', '/a/,/g/search', 'bad,/g', '/d,nowhere', '/s,/s'];
    const plan = planImport(table, parseRedirectFile(lines.join('\n')) ?? [], noPage);
    expect(plan).toMatchObject({ added: 1, changed: 1 });
    expect(plan.refused.map(({ line, fault }) => [line, fault.fault])).toEqual([
      [5, 'old'],
      [6, 'new'],
      [7, 'loop'],
    ]);
    expect(plan.edits).toEqual([
      {
        kind: 'set',
        target: redirectsTarget,
        path: [],
        value: { '/a': '/g/search', '/c': '/g', '/new': '/g' },
      },
    ]);
  });
});

test.each([
  ['/g', false],
  ['/old', false],
  ['/old?from=ad', false],
  ['/de/old', false],
  ['/fr/old', true],
  ['/de/self', true],
  ['/missing', true],
  ['https://elsewhere.example/old', false],
])('a link to %s leads nowhere: %s', (address, isDead) => {
  const site = {
    pages: new Set(['/g']),
    redirects: new Map([
      ['/old', '/g'],
      ['/self', '/de/self'],
    ]),
    languages: ['en', 'de'],
  };
  expect(leadsNowhere(address, site)).toBe(isDead);
});
