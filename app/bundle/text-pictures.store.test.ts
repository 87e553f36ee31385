import path from 'node:path';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { importBundle } from '#app/changes/import.server.ts';
import { ada, exportText, storeSample } from '#app/changes/site.fixture.ts';
import { applyEdits } from '#app/changes/apply-edits.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { originalFile } from '#app/media/pipeline.server.ts';
import { addPicture } from '#app/media/uploaded-pictures.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { samplePicture, testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst, provideTestStore } from '#test/store/engines.ts';
import { createSnapshotDecoder } from './decode.server.ts';
import { copyOriginals } from './export-media.server.ts';

describeSqliteFirst('uploaded pictures of texts', (testStore) => {
  const emptyStore = provideTestStore('sqlite');

  const folderOf = (name: string) => path.join(testStore().dataDir, name);

  /** Publishes two uploaded pictures in texts of the sample site. A third one is not used. */
  async function publishPictures() {
    const store = await testStore().openMigrated('cli');
    await storeSample(store);
    const mediaDir = folderOf('media');
    await mkdir(mediaDir);
    const upload = async (color: number) =>
      addPicture(await samplePicture(300, 200, color), { db: store.db, mediaDir, now: store.clock.now() });
    const [inHtml, inMarkdown, unused] = [await upload(1), await upload(2), await upload(3)];
    const edits: Edit[] = [
      {
        kind: 'set',
        target: { kind: 'item', verticalId: 2, id: 100 },
        path: ['details'],
        value: `<p>A lantern: <img src="${inHtml.path}" alt="Lantern"></p>`,
      },
      {
        kind: 'set',
        target: { kind: 'part', verticalId: 0, key: 'ext_pages' },
        path: ['aboutUs'],
        value: `# About us\n\n![Our street](${inMarkdown.path})\n`,
      },
    ];
    const reason = { ...ada, summary: 'Added pictures.' };
    const result = await applyEdits(store, edits, { reason, base: 1, registry: testRegistry });
    expect(result.outcome).toBe('published');
    return { store, mediaDir, inHtml, inMarkdown, unused };
  }

  it('are exported with the bundle, and an empty portal shows them after importing it', async () => {
    const { store, mediaDir, inHtml, inMarkdown, unused } = await publishPictures();
    const [folder, otherDir] = [folderOf('bundle'), folderOf('other')];
    await mkdir(folder);
    await writeFile(path.join(folder, 'site.json'), await exportText(store));
    await copyOriginals(store, mediaDir, path.join(folder, 'media'));

    const empty = await emptyStore().openMigrated('cli');
    const imported = await importBundle({
      store: empty,
      source: folder,
      registry: testRegistry,
      mediaDir: otherDir,
    });
    expect(imported).toMatchObject({ outcome: 'applied', report: { warnings: [] } });
    const { media } = await loadSnapshot(empty, createSnapshotDecoder(testRegistry));
    expect(media.get(unused.path)).toBeUndefined();
    for (const { path: at, width } of [inHtml, inMarkdown]) {
      const file = media.get(at);
      expect(file).toMatchObject({ width });
      await access(originalFile(otherDir, file?.hash ?? ''));
    }
  });

  it('are left out of an export if the original is missing, and end it if they cannot be written', async () => {
    const { store, mediaDir, inHtml, inMarkdown } = await publishPictures();
    const all = await copyOriginals(store, mediaDir, folderOf('all'));
    await rm(originalFile(mediaDir, inHtml.hash));
    expect(await copyOriginals(store, mediaDir, folderOf('without'))).toBe(all - 1);
    await mkdir(path.join(folderOf('blocked'), inMarkdown.path), { recursive: true });
    await expect(copyOriginals(store, mediaDir, folderOf('blocked'))).rejects.toMatchObject({
      syscall: 'copyfile',
    });
  });
});
