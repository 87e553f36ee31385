import { findAll, parse, string } from 'css-tree';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '../app');
const sheet = parse(readFileSync(path.join(app, 'app.css'), 'utf8'), { parseAtrulePrelude: false });
const sources = findAll(sheet, (node) => node.type === 'Atrule' && node.name === 'source').flatMap((node) =>
  node.type === 'Atrule' && node.prelude?.type === 'Raw'
    ? path.normalize(string.decode(node.prelude.value))
    : [],
);

it('the shared style sheet reads existing folders only', () => {
  expect(sources).not.toEqual([]);
  expect(sources.filter((source) => !existsSync(path.join(app, source)))).toEqual([]);
});

it('the shared style sheet reads every folder with components, except the verticals, which have sheets of their own', () => {
  const folders = globSync('*/**/*.tsx', { cwd: app })
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.split(path.sep)[0]);
  const expected = [...new Set(folders)].filter((folder) => folder !== 'verticals');
  expect(sources).toEqual(expect.arrayContaining(expected));
});
