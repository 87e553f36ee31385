import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isOldAddress } from './redirects.ts';
import { settingFaults } from './settings/define-settings.server.ts';
import { siteSettings } from './settings/site-settings.server.ts';
import { ownFiles } from './own-files.ts';

const publicFolder = path.join(import.meta.dirname, '../../public');

it('names every file at the root of the public folder', () => {
  const files = readdirSync(publicFolder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name).filter((name) => !ownFiles.has(name))).toEqual([]);
});

it.each([...ownFiles])('%s is neither redirected nor replaced by a verification file', (name) => {
  expect(isOldAddress(`/${name}`)).toBe(false);
  const faults = settingFaults(siteSettings.definitions, { 'verification.files': { [name]: 'x' } }, []);
  expect(faults.map(({ key }) => key)).toEqual(['verification.files']);
});
