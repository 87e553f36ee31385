import { findAll, generate, parse, string, walk, type CssNode } from 'css-tree';
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

it('a style for :hover applies only where a pointer can hover, because touch screens keep it after a tap', () => {
  const unguarded = globSync('**/*.css', { cwd: app }).flatMap((file) => {
    const found: string[] = [];
    /** Conditions and selectors around the current node. In a `@utility`, css-tree takes a condition for a selector. */
    const around: string[] = [];
    walk(
      parse(readFileSync(path.join(app, file), 'utf8'), { parseAtrulePrelude: false, parseValue: false }),
      {
        enter(node: CssNode) {
          if (node.type !== 'Atrule' && node.type !== 'Rule') return;
          const prelude = node.prelude ? generate(node.prelude) : '';
          around.push(prelude);
          if (node.type === 'Atrule') return;
          // The focus gives some of the styles too. They may stay.
          if (!prelude.includes(':hover') || prelude.includes(':focus-visible')) return;
          if (!around.some((text) => text.includes('(hover: hover)'))) found.push(`${file}: ${prelude}`);
        },
        leave(node: CssNode) {
          if (node.type === 'Atrule' || node.type === 'Rule') around.pop();
        },
      },
    );
    return found;
  });
  expect(unguarded).toEqual([]);
});
