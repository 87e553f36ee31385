import { mkdtemp, rm, stat } from 'node:fs/promises';
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
