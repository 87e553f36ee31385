import { expect, test } from 'vitest';
import { feedRulesSchema } from './feed-rules.ts';
import { findGateFault } from './quality-gate.ts';

const item = {
  title: 'Marble Lane',
  intro: 'Roll to the end.',
  details: '',
  richText: '',
  image: 'https://a.example/b.png',
};
const gateOf = (gate: object) => feedRulesSchema.parse({ gate }).gate;

test('a feed without a quality gate accepts everything', () => {
  expect(findGateFault({ ...item, intro: '', image: '' }, gateOf({}))).toBeNull();
});

test('a quality gate refuses entries without a picture', () => {
  expect(findGateFault(item, gateOf({ needsPicture: true }))).toBeNull();
  expect(findGateFault({ ...item, image: '' }, gateOf({ needsPicture: true }))).toContain('picture');
});

test('a quality gate counts the words of all texts, but not of markup', () => {
  const texts = { ...item, details: '<h2 class="a b c">How to play</h2><p>Tap</p>' };
  expect(findGateFault(texts, gateOf({ leastWords: 10 }))).toBeNull();
  expect(findGateFault(texts, gateOf({ leastWords: 11 }))).toContain('10 words');
  expect(findGateFault({ ...item, title: 'パズルゲーム', intro: '' }, gateOf({ leastWords: 2 }))).toBeNull();
});

test.each([
  ['Super Mario Party', ['mario'], true],
  ['Super Màrio Party', ['MARIO'], true],
  ['Marionette', ['mario'], false],
  ['Super-Mario', ['super mario'], true],
  ['Angry Birds', ['angry cats', ''.padEnd(3, '-')], false],
])('the title %j with the blocked words %j is refused: %s', (title, blockedWords, isRefused) => {
  expect(findGateFault({ ...item, title }, gateOf({ blockedWords })) !== null).toBe(isRefused);
});
