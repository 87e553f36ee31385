import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { describeLayouts } from './layouts-doc.ts';

it('docs/layouts.md matches the schemas of the blocks', async () => {
  const file = path.join(import.meta.dirname, '../docs/layouts.md');
  expect(await readFile(file, 'utf8')).toBe(describeLayouts());
});
