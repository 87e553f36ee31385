import { expect, it } from 'vitest';
import { samplePicture, testRegistry } from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { cleanUploads } from '#app/media/clean-uploads.server.ts';
import { addPicture } from '#app/media/uploaded-pictures.server.ts';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { readMediaFiles } from '#app/store/media-files.server.ts';
import { applyEdits } from './apply-edits.server.ts';
import type { Edit } from './edits.ts';
import { createPreviewSnapshot } from './preview-snapshot.server.ts';
import { byAda, publish, storeSample } from './site.fixture.ts';
import { readChange } from './read-changes.server.ts';
import { undoChange } from './undo-change.server.ts';

const target = { kind: 'item', verticalId: 2, id: 100 } as const;
const setCover = (value: string): Edit => ({ kind: 'set', target, path: ['img'], value });

describeSqliteFirst('an uploaded picture', (testStore) => {
  it('becomes a picture of the site in the change that shows it, and stays after an undo', async () => {
    const store = await testStore().openMigrated();
    const { dataDir: mediaDir, clock } = testStore();
    await storeSample(store);
    const upload = await addPicture(await samplePicture(300, 200), {
      db: store.db,
      mediaDir,
      now: clock.now(),
    });
    const paths = async () => (await readMediaFiles(store.db)).map(({ path }) => path);
    expect(await paths()).not.toContain(upload.path);
    const version = await publish(store, setCover(upload.path));
    expect(await paths()).toContain(upload.path);
    // `readChange` lists pictures after items.
    const change = await readChange(store, version);
    expect(change?.differences.map((one) => one.target.kind)).toEqual(['item', 'picture']);
    const author = { origin: 'studio', author: 'Ada' } as const;
    const undone = await undoChange(store, version, { author, registry: testRegistry });
    expect(undone).toMatchObject({ outcome: 'published' });
    expect(await cleanUploads(store.db, { mediaDir, now: clock.now() + 48 * 3_600_000 })).toBe(1);
    expect(await publish(store, setCover(upload.path))).toBe(version + 2);
  });

  it('is in the ads of a draft before it is published, and afterwards', async () => {
    const store = await testStore().openMigrated();
    const { dataDir: mediaDir, clock } = testStore();
    await storeSample(store);
    const upload = await addPicture(await samplePicture(300, 200), {
      db: store.db,
      mediaDir,
      now: clock.now(),
    });
    const promotion = { img: upload.path, link: '/g', alt: 'Games' };
    const ads = { kind: 'part', verticalId: 0, key: 'ads' } as const;
    const edits: Edit[] = [
      { kind: 'set', target: ads, path: [0, 'ext_promotion'], value: promotion },
      { kind: 'set', target: ads, path: [0, 'type'], value: 5 },
    ];
    const decode = createSnapshotDecoder(testRegistry);
    const draft = { edits, base: 1 };
    const published = await loadSnapshot(store, decode);
    const { snapshot } = await createPreviewSnapshot({ store, decode, published, draft });
    expect(snapshot.ads[0]?.markup).toContain(upload.hash);
    await publish(store, ...edits);
    const after = await loadSnapshot(store, decode);
    expect(after.ads[0]?.markup).toContain(upload.hash);
    const next = { edits: [setCover('')], base: 2 };
    const later = await createPreviewSnapshot({ store, decode, published: after, draft: next });
    expect(later.snapshot.ads[0]?.markup).toContain(upload.hash);
  });

  it('in a text is published with it, and is refused if it does not exist', async () => {
    const store = await testStore().openMigrated();
    const { dataDir: mediaDir, clock } = testStore();
    await storeSample(store);
    const uploads = { db: store.db, mediaDir, now: clock.now() };
    const [first, second] = [
      await addPicture(await samplePicture(300, 200), uploads),
      await addPicture(await samplePicture(200, 200, 9), uploads),
    ];
    const setText = (src: string): Edit => ({
      kind: 'set',
      target,
      path: ['rich_text'],
      value: `<p>Text <IMG alt='a' SRC=${src}></p>`,
    });
    await publish(store, setText(first.path));
    await publish(store, {
      kind: 'set',
      target: { kind: 'part', verticalId: 0, key: 'ext_pages' },
      path: [],
      value: { aboutUs: `![A picture](${second.path})` },
    });
    const paths = (await readMediaFiles(store.db)).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([first.path, second.path]));
    await cleanUploads(store.db, { mediaDir, now: clock.now() + 48 * 3_600_000 });
    expect((await readMediaFiles(store.db)).map(({ path }) => path)).toEqual(paths);
    const missing = setText('"uploads/0123456789abcdef.webp"');
    const result = await applyEdits(store, [missing], await byAda(store));
    expect(result).toMatchObject({ outcome: 'refused', faults: [{ field: 'rich_text' }] });
  });

  it('that does not exist is refused', async () => {
    const store = await testStore().openMigrated();
    await storeSample(store);
    const result = await applyEdits(store, [setCover('uploads/0123456789abcdef.webp')], await byAda(store));
    expect(result).toMatchObject({ outcome: 'refused', faults: [{ field: 'img' }] });
  });
});
