import { expect, it } from 'vitest';
import { openScrollPositions } from './scroll-positions.ts';

function openArea(text: string | null = null) {
  const state = { text };
  return {
    state,
    get: () => state.text,
    set: (_key: string, value: string) => {
      state.text = value;
      return true;
    },
    remove() {},
  };
}

it('passes the latest hundred positions to the next document', () => {
  const area = openArea();
  const positions = openScrollPositions(area);
  for (let entry = 0; entry < 120; entry++) positions.set(`e${entry}`, entry * 10);
  positions.set('e30', 7);
  positions.store();
  const next = openScrollPositions(area);
  expect([next.get('e119'), next.get('e30'), next.get('e21'), next.get('e0')]).toEqual([
    1190,
    7,
    210,
    undefined,
  ]);
  expect(Object.keys(JSON.parse(area.state.text ?? '') as object)).toHaveLength(100);
});

it.each(['', 'null', '[1,2', '"text"', '{"a":"far","b":null,"c":{}}'])('ignores a stored %j', (text) => {
  const positions = openScrollPositions(openArea(text));
  expect([positions.get('a'), positions.get('b'), positions.get('c')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
