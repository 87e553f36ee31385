import { findAll, generate, parse, string, walk, type CssNode, type StyleSheet } from 'css-tree';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const app = path.join(import.meta.dirname, '../app');
const sheet = parse(readFileSync(path.join(app, 'app.css'), 'utf8'), { parseAtrulePrelude: false });
const sources = findAll(sheet, (node) => node.type === 'Atrule' && node.name === 'source').flatMap((node) =>
  // `@source not inline(…)` names classes instead of files, so it is left out.
  node.type === 'Atrule' && node.prelude?.type === 'Raw' && /^['"]/.test(node.prelude.value)
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

/** Sheets that parts of pages load with `PartSheet` (app/ui/part-sheet.tsx). */
const partSheets = globSync('**/*.css', { cwd: app })
  .map((file) => ({ file, css: readFileSync(path.join(app, file), 'utf8') }))
  .filter(({ css }) => css.includes('@reference'));

it('the sheets of parts have only rules in a layer, so that they fit any page', () => {
  expect(partSheets).not.toEqual([]);
  for (const { file, css } of partSheets) {
    const whole = parse(css, { parseAtrulePrelude: false });
    const outside = findAll(whole, (node, item, list) => list === (whole as StyleSheet).children)
      .filter((node) => node.type !== 'Comment')
      .map((node) =>
        node.type === 'Atrule' && node.prelude ? `${node.name} ${generate(node.prelude)}` : node.type,
      );
    expect(outside, file).toEqual([
      expect.stringMatching(/^reference /),
      expect.stringMatching(/^layer (?:components|utilities)$/),
    ]);
  }
});

it('the sheets of parts read only those variables of the theme that every page has', () => {
  const frame = ['app.css', ...globSync('shell/*.tsx', { cwd: app })]
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .join('\n');
  const isRead = (name: string) =>
    frame.includes(`var(${name})`) || frame.includes(`bg-${name.replace('--color-', '')}`);
  const missing = partSheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--(?:color|ease|font|radius)-[\w-]+)/g)]
      .filter(([, name = '']) => !isRead(name))
      .map(([, name = '']) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('a style for :hover applies only where a pointer can hover, because touch screens keep it after a tap', () => {
  const unguarded = globSync('**/*.css', { cwd: app }).flatMap((file) => {
    const found: string[] = [];
    /** Conditions and selectors around the current node. In a `@utility`, css-tree parses a condition as a selector. */
    const around: string[] = [];
    walk(
      parse(readFileSync(path.join(app, file), 'utf8'), { parseAtrulePrelude: false, parseValue: false }),
      {
        enter(node: CssNode) {
          if (node.type !== 'Atrule' && node.type !== 'Rule') return;
          const prelude = node.prelude ? generate(node.prelude) : '';
          around.push(prelude);
          if (node.type === 'Atrule') return;
          // A style that also applies to `:focus-visible` needs no guard.
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

/** Properties that name a side of the screen instead of the start or end of a line. */
const physical =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;

it('positions and spaces follow the direction of writing, so that pages can be mirrored', () => {
  const found = globSync('**/*.css', { cwd: app }).flatMap((file) => {
    const faults: string[] = [];
    walk(parse(readFileSync(path.join(app, file), 'utf8')), (node) => {
      if (node.type !== 'Declaration') return;
      const value = generate(node.value);
      const isSide = /^(?:text-align|float|clear)$/.test(node.property) && /^(?:left|right)$/.test(value);
      if (physical.test(node.property) || isSide) faults.push(`${file}: ${node.property}: ${value}`);
    });
    return faults;
  });
  expect(found).toEqual([]);
});

it('classes follow the direction of writing, except inside of an element that has a direction of its own', () => {
  const classes =
    /(?<=["'`\s:])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-[\w[(.]|(?<=["'`\s:])(?:text|float|clear)-(?:left|right)(?=["'`\s])|style=\{\{[^}]*\b(?:left|right|(?:margin|padding)(?:Left|Right)):/g;
  const found = globSync('**/*.tsx', { cwd: app }).flatMap((file) => {
    const text = readFileSync(path.join(app, file), 'utf8');
    if (file.includes('.test.') || text.includes('dir="ltr"')) return [];
    return [...text.matchAll(classes)].map(([fault]) => `${file}: ${fault}`);
  });
  expect(found).toEqual([]);
});
