import { describe, expect, test } from 'vitest';
import { inEnglish } from '#app/lib/phrase.ts';
import { feedRulesSchema } from './feed-rules.ts';
import type { GateRule } from './gate-rules.ts';
import { createQualityCheck, describeFinding, type GatedEntry } from './quality-gate.ts';

const entry: GatedEntry = {
  title: 'Marble Lane',
  intro: 'Roll to the end.',
  details: '',
  richText: '',
  image: 'https://a.example/b.png',
  keywords: 'marbles',
  categories: ['Racing'],
  tags: [],
  ext: {},
};
const gateOf = (gate: object) => feedRulesSchema.parse({ gate }).gate;

function check(gate: object, changes: Partial<GatedEntry> = {}, context = {}) {
  const given = { isPlayed: true, similarTo: null, ...context };
  return createQualityCheck(gateOf(gate))({ ...entry, ...changes }, given);
}
/** Returns why a rule in the mode `refuse` refuses the entry, or `null` if the entry satisfies the rule. */
function refusal(rule: GateRule, changes: Partial<GatedEntry>, gate = {}, context = {}) {
  const [finding] = check({ ...gate, rules: { [rule]: 'refuse' } }, changes, context);
  return finding ? inEnglish(describeFinding(finding)) : null;
}

test('a feed without a quality gate accepts everything', () => {
  expect(check({}, { intro: '', image: '', title: 'Mario' })).toEqual([]);
});

test('a rule refuses, only marks, or is off', () => {
  const changes = { image: '', title: 'Mario' };
  const found = check({ rules: { picture: 'mark', trademarks: 'refuse', words: 'off' } }, changes);
  expect(found).toEqual([
    { rule: 'picture', mode: 'mark', detail: '' },
    { rule: 'trademarks', mode: 'refuse', detail: 'Mario' },
  ]);
});

test('gates of an earlier version still refuse', () => {
  const gate = { needsPicture: true, leastWords: 20, blockedWords: ['marble'] };
  const found = check(gate, { image: '' });
  expect(found.map(({ rule, mode }) => [rule, mode])).toEqual([
    ['picture', 'refuse'],
    ['words', 'refuse'],
    ['blockedWords', 'refuse'],
  ]);
  expect(check({ needsPicture: false, leastWords: 0, blockedWords: [] }, { image: '' })).toEqual([]);
});

describe('the rule', () => {
  test('words counts all texts, but not markup', () => {
    const details = '<h2 class="a b c">How to play</h2><p>Tap</p>';
    expect(refusal('words', { details }, { leastWords: 10 })).toBeNull();
    expect(refusal('words', { details }, { leastWords: 11 })).toContain('only 10 words');
    expect(refusal('words', { title: 'パズルゲーム', intro: '' }, { leastWords: 2 })).toBeNull();
  });

  test('controls asks for instructions or a list of controls, of games only', () => {
    expect(refusal('controls', {})).toContain('how it is played');
    expect(refusal('controls', { details: '<p>Tap</p>' })).toBeNull();
    expect(refusal('controls', { ext: { controls: [{ device: 'mouse' }] } })).toBeNull();
    expect(refusal('controls', {}, {}, { isPlayed: false })).toBeNull();
  });

  test('similar names the other item', () => {
    expect(refusal('similar', {}, {}, { similarTo: 'Marble Road' })).toContain('“Marble Road”');
  });

  test('trademarks has a list that an operator can shorten and extend', () => {
    const title = 'Super Mario Marbles';
    expect(refusal('trademarks', { title })).toContain('“Mario”');
    expect(refusal('trademarks', { title }, { allowedWords: ['super mario'] })).toBeNull();
    expect(refusal('trademarks', { title: 'Marionettes' })).toBeNull();
    expect(refusal('blockedWords', { title }, { blockedWords: ['marbles'] })).toContain('“marbles”');
  });

  test('score has a floor, and accepts entries of providers without scores', () => {
    expect(refusal('score', { score: 0.4 })).toContain('0.4');
    expect(refusal('score', { score: 0.5 })).toBeNull();
    expect(refusal('score', {})).toBeNull();
    expect(refusal('score', { score: 0.4 }, { leastScore: 0.3 })).toBeNull();
  });

  test('https checks addresses and links', () => {
    expect(refusal('https', { details: '<a href="https://a.example">x</a>' })).toBeNull();
    expect(refusal('https', { details: '<a href="http://a.example">x</a>' })).toContain('http://a.example');
    expect(refusal('https', { ext: { link: 'http://b.example' } })).toContain('http://b.example');
  });

  test('ages looks at title, keywords, categories and tags', () => {
    expect(refusal('ages', {})).toBeNull();
    expect(refusal('ages', { tags: ['18+'] })).toContain('18+');
    expect(refusal('ages', { categories: ['Casino'] })).toContain('casino');
  });
});
