import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  sampleBundle,
  sampleCategory,
  samplePicture,
  testRegistry,
  type TestBundle,
} from '#test/bundle/sample-bundle.ts';
import { startStoreProcess } from '#test/store/child.ts';
import { describeSqliteFirst, provideTestStore } from '#test/store/engines.ts';
import { sendPicture, startPictureHost, type PictureHost } from '#test/support/picture-host.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import type { Store } from '#app/store/store.ts';
import { createSnapshotDecoder } from './decode.server.ts';
import { exportBundle } from './encode.server.ts';
import { importBundle, type ImportOptions, type ImportReport } from '#app/changes/import.server.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-pictures-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const mediaDir = () => path.join(folder, 'media');

async function writeBundle(bundle: TestBundle): Promise<string> {
  const source = path.join(folder, 'site.json');
  await writeFile(source, JSON.stringify(bundle));
  return source;
}

async function importPictures(
  store: Store,
  bundle: TestBundle,
  options: Partial<ImportOptions> = {},
): Promise<{ outcome: string; report: ImportReport }> {
  const source = await writeBundle(bundle);
  const result = await importBundle({
    store,
    source,
    registry: testRegistry,
    mediaDir: mediaDir(),
    ...options,
  });
  if (result.outcome === 'refused') throw new Error(JSON.stringify(result.faults));
  return result;
}

/** Returns a bundle whose items have the given covers, in this order. */
function bundleOf(covers: readonly string[]): TestBundle {
  const bundle = sampleBundle(Math.max(covers.length, 6));
  bundle.info.img = '';
  for (const [position, cover] of covers.entries()) bundle.data_content['2'].list[position].img = cover;
  return bundle;
}

/** Adds pictures of different colours to the host and returns their addresses. */
async function providePictures(host: PictureHost, count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, index) => `/${index}.png`);
  for (const [index, each] of paths.entries()) {
    host.answers.set(each, sendPicture(await samplePicture(40, 20, index)));
  }
  return paths.map((each) => host.at(each));
}

async function exportText(store: Store): Promise<string> {
  let text = '';
  await exportBundle(store, (piece) => {
    text += piece;
  });
  return text;
}

describeSqliteFirst('pictures at https addresses', (testStore) => {
  it('are fetched once, even if several items and settings name them', async () => {
    const store = await testStore().openMigrated('cli');
    const host = await startPictureHost();
    const [cover, wide, shot, inner, chip, icon, wall] = (await providePictures(host, 7)) as [
      string,
      ...string[],
    ];
    const bundle = bundleOf([cover, cover]);
    Object.assign(bundle.data_content['2'].list[0], {
      img_pc: wide,
      screenshot: [shot, cover],
      ext: { ...bundle.data_content['2'].list[0].ext, parts: [{ img_small: inner }] },
    });
    bundle.data_content['2'].menu[0] = { ...sampleCategory(10), img: chip };
    bundle.info.img = icon;
    bundle.settings['background.image.desktop'] = wall;
    const steps: string[] = [];
    const { fetch } = host;
    const first = await importPictures(store, bundle, {
      fetch,
      onProgress: (done, total, failed) => steps.push(`${done}/${total}/${failed}`),
    });
    expect(first).toMatchObject({
      outcome: 'applied',
      report: { version: 1, warnings: [], remotePictures: { wanted: 7, fetched: 7, failed: [] } },
    });
    expect(host.asked.toSorted()).toEqual([
      '/0.png',
      '/1.png',
      '/2.png',
      '/3.png',
      '/4.png',
      '/5.png',
      '/6.png',
    ]);
    expect(steps).toEqual(['1/7/0', '2/7/0', '3/7/0', '4/7/0', '5/7/0', '6/7/0', '7/7/0']);
    const snapshot = await loadSnapshot(store, createSnapshotDecoder(testRegistry));
    expect(new Set(snapshot.media.keys())).toEqual(new Set([cover, wide, shot, inner, chip, icon, wall]));
    expect(snapshot.media.get(cover)).toMatchObject({ width: 40, height: 20, widths: [40] });
    expect(JSON.parse(await exportText(store)).data_content['2'].list[0].img).toBe(cover);

    expect(await importPictures(store, bundle, { fetch })).toMatchObject({
      outcome: 'unchanged',
      report: { version: null, remotePictures: { wanted: 0 } },
    });
    expect(host.asked).toHaveLength(7);
  });
});

describe('importing pictures', () => {
  const testStore = provideTestStore('sqlite');

  it('keeps remote addresses if fetching is off, and fetches them in a later import', async () => {
    const store = await testStore().openMigrated('cli');
    const host = await startPictureHost();
    const covers = await providePictures(host, 2);
    expect(await importPictures(store, bundleOf(covers))).toMatchObject({
      outcome: 'applied',
      report: { warnings: ['2 pictures stay at their https addresses; they were not fetched.'] },
    });
    expect(await importPictures(store, bundleOf(covers), { fetch: host.fetch })).toMatchObject({
      outcome: 'applied',
      report: { version: 2, warnings: [], remotePictures: { fetched: 2 } },
    });
  });

  it('fetches nothing in a dry run, for a faulty bundle, or before the confirmation', async () => {
    const store = await testStore().openMigrated('cli');
    const host = await startPictureHost();
    const covers = await providePictures(host, 2);
    const { fetch } = host;
    expect(await importPictures(store, bundleOf(covers), { fetch, dryRun: true })).toMatchObject({
      outcome: 'dry-run',
      report: { warnings: [], remotePictures: { wanted: 2, fetched: 0, failed: [] } },
    });
    const faulty = bundleOf(covers);
    faulty.data_content['2'].list[5].title = 5;
    await expect(importPictures(store, faulty, { fetch })).rejects.toThrow('title');
    await importPictures(store, bundleOf([]));
    const emptied = bundleOf(covers);
    emptied.data_content['2'].list.length = 2;
    Object.assign(emptied.data_content['2'], { list_type: {}, list_tags: {} });
    expect(await importPictures(store, emptied, { fetch })).toMatchObject({ outcome: 'needs-yes' });
    expect(host.asked).toEqual([]);
    expect(await importPictures(store, emptied, { fetch, yes: true })).toMatchObject({
      outcome: 'applied',
      report: { remotePictures: { fetched: 2 } },
    });
  });

  it('reports the path, the address and the reason of each picture that cannot be fetched', async () => {
    const store = await testStore().openMigrated('cli');
    const host = await startPictureHost();
    const [good = ''] = await providePictures(host, 1);
    const picture = await samplePicture(30, 30);
    host.answers.set('/page', sendPicture(picture, 'text/html'));
    host.answers.set('/drawing', sendPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')));
    host.answers.set('/huge', (response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': 13 << 20 });
      response.write(picture);
    });
    host.answers.set('/inside', (response) => {
      response.writeHead(302, { location: 'http://10.0.0.1/x.png' }).end();
    });
    const covers = [
      [host.at('/gone'), 'answered with status 404'],
      [host.at('/page'), 'is text/html; allowed: '],
      [host.at('/drawing'), 'is not a picture of a known format; allowed: a png'],
      [host.at('/huge'), 'is larger than 12 MB'],
      [host.at('/inside'), 'http://10.0.0.1/x.png was refused: 10.0.0.1 is not a public address'],
      ['https://192.168.0.1/x.png', 'was refused: 192.168.0.1 is not a public address'],
      [`https://pictures.example/${'é'.repeat(1000)}`, 'is longer than 2000 bytes'],
    ] as const;
    const bundle = bundleOf([...covers.map(([address]) => address), good, host.at('/gone')]);
    const { outcome, report } = await importPictures(store, bundle, { fetch: host.fetch });
    expect(outcome).toBe('applied');
    expect(report.remotePictures).toMatchObject({ wanted: 8, fetched: 1 });
    const failed = new Map(report.remotePictures.failed.map((each) => [each.address, each]));
    expect(failed.size).toBe(covers.length);
    for (const [position, [address, reason]] of covers.entries()) {
      expect(failed.get(address)).toMatchObject({
        path: `data_content["2"].list[${position}].img`,
        places: position === 0 ? 2 : 1,
        reason: expect.stringContaining(reason),
        wasAsked: true,
      });
    }
    const stored = JSON.parse(await exportText(store)).data_content['2'].list;
    expect(stored.map((item: TestBundle) => item.img)).toEqual(
      bundle.data_content['2'].list.map((item: TestBundle) => item.img),
    );
    const asked = host.asked.length;
    expect(await importPictures(store, bundle, { fetch: host.fetch })).toMatchObject({
      outcome: 'unchanged',
    });
    expect(host.asked.slice(asked)).not.toContain('/0.png');
  });

  it('does not wait for a picture that arrives too slowly, and stops requesting from a host that does not answer', async () => {
    const store = await testStore().openMigrated('cli');
    const host = await startPictureHost(300);
    for (let index = 0; index < 40; index += 1) {
      host.answers.set(`/${index}.png`, (response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const drip = setInterval(() => response.write('.'), 20);
        response.once('close', () => clearInterval(drip));
      });
    }
    const covers = Array.from({ length: 40 }, (_, index) => host.at(`/${index}.png`));
    const { outcome, report } = await importPictures(store, bundleOf(covers), { fetch: host.fetch });
    expect(outcome).toBe('applied');
    const { failed } = report.remotePictures;
    expect(failed).toHaveLength(40);
    const asked = failed.filter(({ wasAsked }) => wasAsked);
    expect(asked.length).toBeLessThan(8);
    expect(asked[0]?.reason).toContain('was not read within 0.3 s');
    expect(failed.find(({ wasAsked }) => !wasAsked)?.reason).toContain(
      'its host failed three times in a row',
    );
  });

  it('continues after the process was killed', { tags: 'long' }, async () => {
    const host = await startPictureHost();
    const covers = await providePictures(host, 8);
    const waiting = new Set(['/5.png', '/6.png', '/7.png']);
    const given = new Map(host.answers);
    for (const each of waiting) host.answers.set(each, () => undefined);
    const source = await writeBundle(bundleOf(covers));
    const child = startStoreProcess(testStore(), 'importPictures', source, mediaDir(), host.port);
    for (let line = ''; line !== '5';) line = await child.nextLine();
    await child.kill();

    const store = await testStore().openMigrated('cli');
    for (const [each, answer] of given) host.answers.set(each, answer);
    host.asked.length = 0;
    const { fetch } = host;
    expect(await importPictures(store, bundleOf(covers), { fetch })).toMatchObject({
      outcome: 'applied',
      report: { version: 1, remotePictures: { wanted: 8, fetched: 8 } },
    });
    expect(new Set(host.asked)).toEqual(waiting);
    expect(await importPictures(store, bundleOf(covers), { fetch })).toMatchObject({ outcome: 'unchanged' });
    expect(host.asked).toHaveLength(3);
    expect(
      (await readdir(mediaDir())).filter((name) => !/^(?:originals|[0-9a-f]{16}-.*)$/.test(name)),
    ).toEqual([]);
  });

  it('fetches only the missing pictures after the network failed during an import', async () => {
    const store = await testStore().openMigrated('cli');
    const host = await startPictureHost();
    const covers = await providePictures(host, 8);
    const fetched: string[] = [];
    const torn: PictureHost['fetch'] = {
      get: (address, options) => {
        if (fetched.length === 4) return host.fetch.get(address.replace(/:\d+/, ':1'), options);
        fetched.push(address);
        return host.fetch.get(address, options);
      },
    };
    const { outcome, report } = await importPictures(store, bundleOf(covers), { fetch: torn });
    expect([outcome, report.remotePictures.fetched, report.remotePictures.failed.length]).toEqual([
      'applied',
      4,
      4,
    ]);
    host.asked.length = 0;
    expect(await importPictures(store, bundleOf(covers), { fetch: host.fetch })).toMatchObject({
      outcome: 'applied',
      report: { version: 2, remotePictures: { wanted: 4, fetched: 4 } },
    });
    expect(host.asked).toHaveLength(4);
  });
});
