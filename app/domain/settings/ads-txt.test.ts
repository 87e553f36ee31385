import { inEnglish } from '#app/lib/phrase.ts';
import { describe, expect, it } from 'vitest';
import { checkAdsTxt, findAdsTxtFault } from './ads-txt.ts';

const owner = 'OWNERDOMAIN=games.example';
const record = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';
const notesOf = (...lines: string[]) =>
  checkAdsTxt([owner, ...lines].join('\n')).map(({ line, level, topic, value, other }) => [
    line,
    level,
    topic,
    value,
    ...(other === undefined ? [] : [other]),
  ]);

describe('an ads.txt file', () => {
  it('may have records, variables, comments, extension data and empty lines', () => {
    const lines = [
      '# Our partners',
      '',
      record,
      'openx.com, 12345, reseller # through a partner',
      'pubmatic.com,1,RESELLER,5d62403b186f2ace;ext=1',
      'CONTACT=ads@games.example',
      'managerdomain=manager.example, US',
      'subdomain = play.games.example',
    ];
    expect(notesOf(...lines)).toEqual([]);
    expect(findAdsTxtFault(lines.join('\n'))).toBeNull();
  });

  it.each([
    ['google.com pub-1 DIRECT', 'separator', 'google.com pub-1 DIRECT'],
    ['just words', 'line', 'just words'],
    ['https://google.com, pub-1, DIRECT', 'address', 'https://google.com'],
    ['google, pub-1, DIRECT', 'domain', 'google'],
    ['google.com, , DIRECT', 'account', 'google.com'],
    ['google.com, pub-1, DIRCT', 'relation', 'DIRCT'],
    ['google.com, pub-1', 'relation', ''],
    ['google.com, pub-1, DIRECT, a, b', 'fields', 'b'],
  ])('has an error in the line "%s": %s', (line, topic, value) => {
    expect(notesOf(line)).toEqual([[2, 'error', topic, value]]);
    expect(inEnglish(findAdsTxtFault(`${record}\n${line}`) ?? '')).toMatch(/^line 2 must be/);
  });

  it.each([
    ['openx.con, 1, DIRECT', 'unknownSystem', 'openx.con'],
    ['google.com, 1234, DIRECT', 'googleAccount', '1234'],
    ['google.com, pub-1234567890123456, DIRECT, abc', 'googleCertificate', 'abc'],
    ['PUBLISHER=x', 'unknownVariable', 'PUBLISHER'],
    ['INVENTORYPARTNERDOMAIN=not a domain', 'variableDomain', 'not a domain'],
  ])('has a hint at the line "%s": %s', (line, topic, value) => {
    expect(notesOf(line)).toEqual([[2, 'hint', topic, value]]);
  });

  it('has hints at lines that repeat or contradict others', () => {
    expect(notesOf(record, record.toLowerCase(), record.replace('DIRECT', 'RESELLER'), owner)).toEqual([
      [3, 'hint', 'duplicate', 'google.com, pub-1234567890123456', 2],
      [4, 'hint', 'both', 'google.com, pub-1234567890123456', 2],
      [5, 'hint', 'single', 'OWNERDOMAIN', 1],
    ]);
  });

  it('should name the owner of the site', () => {
    expect(checkAdsTxt(record)).toEqual([{ line: 0, level: 'hint', topic: 'noOwner', value: '' }]);
    expect(checkAdsTxt('# nothing yet')).toEqual([]);
  });
});

it('app-ads.txt has no subdomains', () => {
  const text = `${owner}\nSUBDOMAIN=play.games.example`;
  expect(checkAdsTxt(text, 'app-ads.txt')).toMatchObject([{ line: 2, topic: 'appSubdomain' }]);
});
