import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addedFontsFolder, copyAddedFonts } from './added-fonts.server.ts';

async function twoFolders(): Promise<[string, string]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-fonts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  await Promise.all([mkdir(from), mkdir(to)]);
  return [from, to];
}

test('changed fonts are copied, and those with the same content are left as they are', async () => {
  const [from, to] = await twoFolders();
  expect(await copyAddedFonts(from, to)).toEqual({ copied: 0, files: 0 });
  await mkdir(path.join(addedFontsFolder(from), 'some-font'), { recursive: true });
  await writeFile(path.join(addedFontsFolder(from), 'some-font/font.woff2'), 'old');
  expect(await copyAddedFonts(from, to)).toEqual({ copied: 1, files: 1 });
  expect(await copyAddedFonts(from, to)).toEqual({ copied: 0, files: 1 });
  await writeFile(path.join(addedFontsFolder(from), 'some-font/font.woff2'), 'new');
  expect(await copyAddedFonts(from, to)).toEqual({ copied: 1, files: 1 });
  expect(await readFile(path.join(addedFontsFolder(to), 'some-font/font.woff2'), 'utf8')).toBe('new');
});

test('fonts that cannot be read are not reported as no fonts', async () => {
  const [from, to] = await twoFolders();
  await writeFile(addedFontsFolder(from), '');
  await expect(copyAddedFonts(from, to)).rejects.toMatchObject({ code: 'ENOTDIR' });
});
