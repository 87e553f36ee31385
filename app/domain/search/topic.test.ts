import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { createSearchWords, namesIn, namesSection, topicElsewhere, topicOf } from './topic.ts';

const words = createSearchWords(
  ['online games', 'games', 'game', 'jeux', 'weather', 'news', 'ゲーム', '天気', 'ألعاب', 'gry', 'Spiele'],
  [
    'free',
    'best',
    'new',
    'gratuits',
    'gratis',
    'en ligne',
    'jouer à',
    '無料',
    'おすすめの',
    'مجانية',
    'za darmo',
  ],
);

test.each([
  ['puzzle', 'puzzle'],
  ['Best FREE Puzzle Games', 'Puzzle'],
  ['the best puzzle games for free', 'puzzle'],
  ['online games with cats', 'cats'],
  ['Jeux de sport gratuits en ligne', 'sport'],
  ["jeux d'aventure", 'aventure'],
  ['jouer à Tetris', 'Tetris'],
  ['weather in Berlin', 'Berlin'],
  ['jeux de thé', 'thé'],
  ['games for the kings', 'kings'],
  ['Berlin weather', 'Berlin'],
  ['puzzle games for kids', 'puzzle kids'],
  ['無料パズルゲーム', 'パズル'],
  ['おすすめの ゲーム', ''],
  ['東京の天気', '東京'],
  ['天気東京', '東京'],
  ['のりもの', 'のりもの'],
  ['ألعاب سيارات مجانية', 'سيارات'],
  ['gry za darmo', ''],
  ['best free games', ''],
  ['games', ''],
  ['game of the kings', 'kings'],
  ['tower of the kings', 'tower of the kings'],
  ['Sportspiele', 'Sport'],
  ['Action-Spiele', 'Action'],
  ['Fußballspiele', 'Fußball'],
  ['boardgames', 'board'],
  ['Skispiel', 'Skispiel'],
  ['Gratisspiele', ''],
  ['Puzzle und Gratisspiele', 'Puzzle'],
  ['Gratisspiele Puzzle', 'Puzzle'],
  ['', ''],
])('the topic of %o is %o', (text, topic) => {
  expect(topicOf(text, words)).toBe(topic);
});

test.each([
  ['games', true],
  ['best free games', true],
  ['無料ゲーム', true],
  ['new news', true],
  ['free', false],
  ['new', false],
  ['new new', false],
  ['puzzle games', false],
  ['', false],
])('%o names the section: %o', (text, expected) => {
  expect(namesSection(text, words)).toBe(expected);
});

test.each([
  ['weather in Berlin', 'Berlin'],
  ['free Berlin', 'free Berlin'],
  ['free games', ''],
])('outside the section, the topic of %o is %o', (text, topic) => {
  expect(topicElsewhere(text, words)).toBe(topic);
});

test.each([
  ['weather in Berlin', ['in Berlin', 'Berlin']],
  ['new york weather', ['new york', 'york']],
  ['weather los angeles free', ['los angeles free', 'los angeles', 'angeles free', 'angeles']],
  ['weather', []],
  ['weather la', []],
  ['the new weather', []],
])('%o may contain the names %o', (text, names) => {
  expect(namesIn(text, words)).toEqual(names);
});

it('a topic consists of words of the text, and has no other topic', () => {
  const part = fc.constantFrom(
    'games',
    'free',
    'of',
    'cat',
    "d'art",
    'ゲーム',
    '無料',
    'の',
    '東京',
    'ガ',
    'ألعاب',
    '',
  );
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom(' ', ''), (parts, between) => {
      const text = parts.join(between);
      const topic = topicOf(text, words);
      for (const word of topic.split(' ')) expect(text).toContain(word);
      expect(topic.length).toBeLessThanOrEqual(text.length);
    }),
  );
});
