import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkScreenshots, type ScreenshotSource } from './apps.ts';

const shot: ScreenshotSource = {
  file: 'lantern-1.webp',
  alt: 'A map of a cellar',
  program: 'Lantern Maps',
  version: '3.2.1',
  licence: 'GPL-3.0-or-later',
  origin: 'capture by the project',
};

describe('screenshots of the apps', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'captures-'));
    await writeFile(path.join(folder, shot.file), 'a picture');
  });
  afterAll(async () => rm(folder, { recursive: true }));

  const check = async (...screenshots: object[]) =>
    checkScreenshots([{ slug: 'lantern', screenshots: screenshots as ScreenshotSource[] }], folder);

  it('are accepted with a file, an alternative text and a licence', async () => {
    await expect(check(shot)).resolves.toBeUndefined();
  });

  it.each([
    ['without an alternative text', { ...shot, alt: ' ' }, 'alt'],
    ['without a licence', { ...shot, licence: '' }, 'licence'],
    ['of someone else', { ...shot, origin: 'press kit' }, 'origin'],
    ['with a field that does not exist', { ...shot, author: 'Ida' }, 'author'],
    ['outside of the folder', { ...shot, file: '../lantern-1.webp' }, 'file'],
    ['named after another app', { ...shot, file: 'candle-1.webp' }, 'candle-1.webp'],
    ['whose file is missing', { ...shot, file: 'lantern-2.webp' }, 'lantern-2.webp'],
  ])('%s are refused with the name of the fault', async (_, screenshot, named) => {
    await expect(check(screenshot)).rejects.toThrow(/content\/apps\/lantern\.json/);
    await expect(check(screenshot)).rejects.toThrow(named);
  });

  it('cannot name a file twice', async () => {
    await expect(check(shot, shot)).rejects.toThrow('lantern-1.webp is there twice');
  });

  it('cannot contain a file that no app uses', async () => {
    await expect(check()).rejects.toThrow('no app names lantern-1.webp');
  });
});
