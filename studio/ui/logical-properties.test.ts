import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '..');

/**
 * Patterns of classes and declarations that name the left or the right side. These would be wrong in Arabic and Hebrew,
 * whose text begins at the right.
 */
const physical = [
  /(?<![\w$.-])-?(?:[mp][lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-(?:[\d[(]|px|auto|full|line|control|row|card)/,
  /(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])/,
  /^(?!.*rtl:origin-).*\borigin-(?:\w+-)?(?:left|right)\b/,
  /\b(?:margin|padding|border)-(?:left|right)\b|(?:^|[{;])\s*(?:left|right)\s*:\s*[\d.-]|text-align:\s*(?:left|right)/,
];

it('the Studio has no style for the left or the right side, so that it can be mirrored', async () => {
  const names = await readdir(folder, { recursive: true });
  const found: string[] = [];
  for (const name of names.filter((one) => /\.(?:tsx|css)$/.test(one))) {
    const lines = (await readFile(path.join(folder, name), 'utf8')).split('\n');
    for (const [index, line] of lines.entries()) {
      if (physical.some((pattern) => pattern.test(line))) found.push(`${name}:${index + 1} ${line.trim()}`);
    }
  }
  expect(found).toEqual([]);
});

it.each([
  'pl-4',
  'class="ml-auto',
  '-mr-2',
  'tablet:text-left',
  'rounded-tl-[4px]',
  'origin-top-left border-0',
  '.x { left: 0 }',
])('such a style is found: %s', (style) => {
  expect(physical.some((pattern) => pattern.test(style))).toBe(true);
});
