import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { settingsFile, withTables } from './settings-doc.ts';

it('docs/settings.md matches the definitions of the settings', async () => {
  const document = await readFile(settingsFile, 'utf8');
  expect(document).toBe(withTables(document));
});
