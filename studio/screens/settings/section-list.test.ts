import { describe, expect, test } from 'vitest';
import { moveSections, readSections, showSection, writeSections } from './section-list.ts';

const options = [
  { id: '2', label: 'Games' },
  { id: '1', label: 'News' },
  { id: '8', label: 'Quizzes' },
];

describe('the sections of the menu', () => {
  test('are all sections if none are named', () => {
    expect(readSections('', options).map(({ id, isShown }) => [id, isShown])).toEqual([
      ['2', true],
      ['1', true],
      ['8', true],
    ]);
  });

  test('are those that are named, in their order, before the others', () => {
    expect(readSections('8, 2', options).map(({ id, isShown }) => [id, isShown])).toEqual([
      ['8', true],
      ['2', true],
      ['1', false],
    ]);
  });

  test('leave out sections that the build does not contain', () => {
    expect(writeSections(readSections('99, 1', options))).toBe('1');
  });
});

test('a section moves before or after another one', () => {
  const sections = readSections('', options);
  expect(writeSections(moveSections(sections, new Set(['8']), { id: '2', isBefore: true }))).toBe('8, 2, 1');
  expect(writeSections(moveSections(sections, new Set(['2']), { id: '8', isBefore: false }))).toBe('1, 8, 2');
});

test('a section that is dropped beside itself stays', () => {
  const sections = readSections('', options);
  const dropped = moveSections(sections, new Set(['2']), { id: '2', isBefore: false });
  expect(writeSections(dropped)).toBe('2, 1, 8');
});

test('a section that is not shown stays after the shown ones', () => {
  const sections = readSections('8, 2', options);
  expect(writeSections(moveSections(sections, new Set(['1']), { id: '8', isBefore: true }))).toBe('8, 2');
});

test('a section that is shown again is the last one of the menu', () => {
  const hidden = showSection(readSections('', options), '2', false);
  expect(writeSections(hidden)).toBe('1, 8');
  expect(writeSections(showSection(hidden, '2', true))).toBe('1, 8, 2');
});
