import { expect, it } from 'vitest';
import { asInteger, asList, asObject, asText, isJsonObject } from './json.ts';
import { parseJsonSource } from '#app/bundle/json-source.server.ts';

it('give values of another type as the empty value of the expected one', () => {
  expect(['a', 1, null, undefined].map(asText)).toEqual(['a', '', '', '']);
  expect([3, -0, 1.5, 2 ** 60, '3', undefined].map(asInteger)).toEqual([3, 0, 0, 0, 0, 0]);
  expect([[1], { a: 1 }, 'a', undefined].map(asList)).toEqual([[1], [], [], []]);
  expect([{ a: 1 }, [1], null, undefined].map(asObject)).toEqual([{ a: 1 }, {}, {}, {}]);
});

it('do not take a number that keeps its notation for an object', () => {
  expect(isJsonObject(parseJsonSource('4.50').source)).toBe(false);
});
