import { expect, it } from 'vitest';
import { findWordsOf } from './game-words.ts';

const wordsOf = (source: string) =>
  findWordsOf('game/view.ts', source).map((fault) => /"(.*)"/.exec(fault)?.[1]);

it('finds words that a game draws, shows or says', () => {
  expect(wordsOf("text(ctx, `${n} ${n === 1 ? 'move' : 'moves'}`, 0, 0, { align: 'left' })")).toEqual([
    'move',
    'moves',
  ]);
  expect(wordsOf("game.win({ heading: 'Well done', lines: ['All clear', phrase('tip')] })")).toEqual([
    'Well done',
    'All clear',
  ]);
  expect(wordsOf("screens.announce('Level ' + level)")).toEqual(['Level ']);
});

it('accepts messages, numbers, colours, units and names', () => {
  expect(
    wordsOf("say(phrase('note.won'), '#ffffff'); text(ctx, `+${n}`, 0, 0); text(ctx, 'km/h', 0, 0)"),
  ).toEqual([]);
  expect(wordsOf("createReef('Two Rocks'); const game = { title: 'Reversi Reef' }")).toEqual([]);
});
