import { expect, test } from 'vitest';
import type { Command } from './commands.tsx';
import { matchCommands } from './match-commands.ts';

const command = (kind: Command['kind'], label: string, hint = ''): Command => ({
  id: label,
  kind,
  label,
  hint,
});
const commands = [
  command('action', 'New item in News'),
  command('action', 'Newly made action'),
  command('item', 'News of the day'),
  command('screen', 'News', 'Screen'),
  command('setting', 'Number of news'),
];
const labelsFor = (query: string) => matchCommands(commands, query).map(({ label }) => label);

test('screens come before everything else that fits as well', () => {
  expect(labelsFor('new')).toEqual([
    'News',
    'New item in News',
    'Newly made action',
    'News of the day',
    'Number of news',
  ]);
});

test('labels that begin with the query come before screens that only contain it', () => {
  expect(labelsFor('number')).toEqual(['Number of news']);
  expect(labelsFor('news day')).toEqual(['News of the day']);
});

test('signs choose actions or settings', () => {
  expect(labelsFor('> new')).toEqual(['New item in News', 'Newly made action']);
  expect(labelsFor('#')).toEqual(['Number of news']);
});
