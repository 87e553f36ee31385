import { expect, it } from 'vitest';
import { OpenDocuments } from './open-documents.server.ts';

const clock = { time: 0, now: () => clock.time };
const documents = new OpenDocuments<{ text: string }>(clock, { perOperator: 2, bytes: 100, age: 1_000 });

it('keeps the documents of each operator until they are too many, too large or too old', () => {
  const first = documents.add('ann', 10, { text: 'first' });
  const second = documents.add('ann', 10, { text: 'second' });
  expect(documents.find('ann', first)).toMatchObject({ text: 'first', usedAt: 0 });
  expect(documents.find('bob', first)).toBeNull();
  // The first was used later than the second.
  const third = documents.add('ann', 10, { text: 'third' });
  expect([first, second, third].map((id) => documents.find('ann', id)?.text)).toEqual([
    'first',
    undefined,
    'third',
  ]);
  documents.add('bob', 85, { text: 'large' });
  expect([first, third].map((id) => documents.find('ann', id)?.text)).toEqual([undefined, 'third']);
  clock.time = 1_001;
  expect(documents.find('ann', third)).toBeNull();
  const tooLarge = documents.add('ann', 101, { text: 'too large' });
  expect(documents.find('ann', tooLarge)).toBeNull();
});
