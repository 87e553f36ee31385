import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';
import { createSitePictures, sitePictureAddress, sitePictureKinds } from './site-pictures.server.ts';

const info = {
  host: 'portal.example',
  protocol: 'https',
  keywords: '',
  description: '',
  figures: 'real' as const,
  image: '',
  logoTop: '',
  logoBottom: '',
};

test('a changed site has new pictures, to which the earlier addresses lead, and the earlier files are removed', async () => {
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'portico-site-pictures-'));
  onTestFinished(() => rm(mediaDir, { recursive: true, force: true }));
  const shared = { settings: decodeSettings({}), media: new Map(), translations: new Map() };
  const before = { ...shared, info: { ...info, title: 'Lantern Street: games' } };
  const after = { ...shared, info: { ...info, title: 'Harbour Lane: games' } };
  let published = before;
  const pictures = createSitePictures({ mediaDir, current: () => published });
  const nameOf = (site: typeof before) => path.basename(sitePictureAddress(site, 'icon-48'));
  expect(await pictures.prepare(nameOf(before))).toBeNull();
  await writeFile(path.join(mediaDir, 'another-file.png'), '');
  published = after;
  expect(await pictures.prepare(nameOf(after))).toBeNull();
  expect(await readdir(mediaDir)).toEqual(['another-file.png', nameOf(after)]);
  expect(await pictures.prepare(nameOf(before))).toEqual({ movedTo: `/media/${nameOf(after)}` });
  expect(await pictures.prepare('site-0123456789abcdef-poster.png')).toBeNull();
});

test('a site whose name is translated has its pictures in each language', async () => {
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'portico-site-pictures-'));
  onTestFinished(() => rm(mediaDir, { recursive: true, force: true }));
  const shared = { settings: decodeSettings({}), media: new Map() };
  const german = { ...shared, info: { ...info, title: 'Laternengasse: Spiele' } };
  const english = {
    ...shared,
    info: { ...info, title: 'Lantern Street: games' },
    translations: new Map([['de', german]]),
  };
  const pictures = createSitePictures({ mediaDir, current: () => english });
  for (const site of [german, english]) {
    for (const kind of sitePictureKinds) {
      const name = path.basename(sitePictureAddress(site, kind));
      await pictures.prepare(name);
      expect((await stat(path.join(mediaDir, name))).size).toBeGreaterThan(0);
    }
  }
  expect(sitePictureAddress(german, 'share')).not.toBe(sitePictureAddress(english, 'share'));
});
