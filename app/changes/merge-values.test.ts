import { expect, it } from 'vitest';
import { mergeValues } from './merge-values.server.ts';

const layouts = { kind: 'part', verticalId: 0, key: 'layouts' } as const;
const block = (module: string) => ({ module, config: {} });
const stored = (value: unknown) => (value === null ? null : { data: JSON.stringify(value) });

function merge(base: unknown, mine: unknown, now: unknown, isStrict = false) {
  const values = { base: stored(base), mine: stored(mine), now: stored(now) };
  const { value, conflicts } = mergeValues(layouts, values, { resolve: () => null, isStrict });
  return {
    value: JSON.parse(value?.data ?? 'null') as unknown,
    conflicts: conflicts.map(({ path }) => path),
  };
}

it('keeps the first layouts of two pages that two operators arranged at once', () => {
  const [home, item] = [[block('row')], [block('grid')]];
  expect(merge(null, { 2: { 1: home } }, { 2: { 2: item } })).toEqual({
    value: { 2: { 1: home, 2: item } },
    conflicts: [],
  });
  expect(merge({}, { 2: { 1: home } }, { 3: { 1: item } })).toEqual({
    value: { 2: { 1: home }, 3: { 1: item } },
    conflicts: [],
  });
});

it('reports a conflict about the first layout of a page that two operators arranged at once', () => {
  const now = { 2: { 1: [block('grid')] } };
  expect(merge(null, { 2: { 1: [block('row')] } }, now)).toEqual({ value: now, conflicts: ['["2"]["1"]'] });
});

it('removes the first layout again, and keeps a later one', () => {
  const [first, later] = [[block('row')], [block('grid')]];
  expect(merge({ 2: { 1: first } }, null, { 2: { 1: first, 3: later } }, true)).toEqual({
    value: { 2: { 3: later } },
    conflicts: [],
  });
});
