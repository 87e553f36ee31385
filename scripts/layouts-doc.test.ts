import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeLayouts, isUpToDate } from './layouts-doc.ts';

it('docs/layouts.md matches the schemas of the blocks', async () => {
  const file = path.join(import.meta.dirname, '../docs/layouts.md');
  expect(await readFile(file, 'utf8')).toBe(describeLayouts());
});

it('stays up to date if a vertical is deleted, and not if a block is missing', () => {
  const text = describeLayouts();
  const [first = ''] = text.split(/^## Layout library/m);
  const ofDeleted =
    '## Blocks of lanterns\n\nOnly for layouts of vertical 9999.\n\n### `lantern`\n\nA lantern.\n\n';
  expect(isUpToDate(text.replace(first, first + ofDeleted))).toBe(true);
  expect(isUpToDate(`${text}\n### Lanterns\n\nLayouts of vertical 9999.\n`)).toBe(true);
  expect(isUpToDate(text.replace(first, first + ofDeleted.replace('9999', '1')))).toBe(false);
  expect(isUpToDate(text.replace(/^### [^]*?(?=^### )/m, ''))).toBe(false);
});
