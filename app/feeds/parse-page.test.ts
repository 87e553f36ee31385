import { describe, expect, it } from 'vitest';
import { FeedShapeError, parseJsonFeed, parseJsonList } from './parse-page.ts';

const address = 'https://feeds.example/json';

function problemOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof FeedShapeError) return `${error.fault.path}: ${error.fault.problem}`;
    throw error;
  }
  return '';
}

describe('a plain list', () => {
  it('returns its entries', () => {
    expect(parseJsonList(' [1, {"a": 2}]', address)).toEqual({
      entries: [1, { a: 2 }],
      path: [],
      next: null,
    });
  });

  it.each([
    ['{"items": []}', 'the whole document: is an object'],
    ['null', 'the whole document: is null'],
    ['  ', 'the whole document: is empty'],
    ['[{"id": 1}, {"id"', 'line 1, column 18, in [1].id: the document is cut off'],
    ['[{"id": 1} {"id": 2}]', 'line 1, column 12, in [0]: is not JSON'],
    ['# Games\n\nAll games ([list](games.json)).', 'line 1, column 1: is text, not JSON'],
    ['id,title\n1,Chess (3D)', 'line 1, column 1: is text, not JSON'],
    ['<?xml version="1.0"?><rss/>', 'line 1, column 1: is XML or HTML; XML feeds cannot be imported here'],
  ])('is refused for %j, with the position', (text, problem) => {
    expect(problemOf(() => parseJsonList(text, address))).toBe(problem);
  });

  it.each([
    ['var games = [1];', 'cut "var games =" before line 1, column 13 and ";" at the end'],
    [
      '/* 2026 */\nwindow["games"] = [1]',
      'cut "/* 2026 */\\nwindow[\\"games\\"] =" before line 2, column 19',
    ],
    ['callback([{"a": 1}]);', 'cut "callback(" before line 1, column 10 and ");" at the end'],
    ['export default [1]', 'cut "export default" before line 1, column 16'],
    ["/**/ typeof show === 'function' && show([1]);", `cut "/**/ typeof show === 'function' && show("`],
    [")]}',\n[1]", `cut ")]}'," before line 2, column 1`],
    ['games = [{a: 1}]', 'column 9 (the remainder is not JSON either'],
  ])('tells what to cut from the script %j', (text, advice) => {
    let fault = '';
    try {
      parseJsonList(text, address);
    } catch (error) {
      if (error instanceof FeedShapeError) fault = `${error.fault.problem}; ${error.fault.allowed}`;
    }
    expect(fault).toContain('is JavaScript or JSONP, not JSON');
    expect(fault).toContain(advice);
  });

  it('in XML is refused with the address of the JSON form', () => {
    expect(() => parseJsonList('<rss/>', address)).toThrow(address);
  });
});

describe('a JSON Feed', () => {
  const version = 'https://jsonfeed.org/version/1.1';

  it('returns its entries and the next page', () => {
    const next = 'https://feeds.example/json?page=2';
    const text = JSON.stringify({ version, items: [1], next_url: next });
    expect(parseJsonFeed(text, address)).toEqual({ entries: [1], path: ['items'], next });
    expect(parseJsonFeed(JSON.stringify({ version, items: [] }), address).next).toBeNull();
    expect(parseJsonFeed(JSON.stringify({ version, items: [], next_url: '' }), address).next).toBeNull();
  });

  it.each([
    [[], 'the whole document: is a list of 0'],
    [{ items: [] }, 'version: is missing'],
    [{ version: '2', items: [] }, 'version: is the text "2"'],
    [{ version }, 'items: is missing'],
    [{ version, items: {} }, 'items: is an object'],
    [{ version, items: [], next_url: 2 }, 'next_url: is the number 2'],
  ])('is refused for %j, with the position', (value, problem) => {
    expect(problemOf(() => parseJsonFeed(JSON.stringify(value), address))).toBe(problem);
  });
});
