import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '../app');
const sources = [
  ...readFileSync(path.join(app, 'app.css'), 'utf8').matchAll(/^@source '\.\/([^']+)';$/gm),
].map(([, source = '']) => source);

it('the shared style sheet reads existing folders only', () => {
  expect(sources.filter((source) => !existsSync(path.join(app, source)))).toEqual([]);
});

it('the shared style sheet reads every folder with components, except the verticals, which have sheets of their own', () => {
  const folders = globSync('*/**/*.tsx', { cwd: app })
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.split(path.sep)[0]);
  const expected = [...new Set(folders)].filter((folder) => folder !== 'verticals');
  expect(sources).toEqual(expect.arrayContaining(expected));
});
