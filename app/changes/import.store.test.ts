import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  sampleBundle,
  sampleCategory,
  sampleItem,
  testRegistry,
  writeBundleFolder,
  type TestBundle,
} from '#test/bundle/sample-bundle.ts';
import { describeSqliteFirst } from '#test/store/engines.ts';
import { dumpStore } from '#app/store/dump.server.ts';
import { putItems } from '#app/store/items.server.ts';
import { inWriteTransaction } from '#app/store/write-transaction.server.ts';
import { testChange } from '#test/store/test-change.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import type { Store } from '#app/store/store.ts';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { exportBundle, exportVertical } from '#app/bundle/encode.server.ts';
import { importBundle, type ImportOptions, type ImportResult } from './import.server.ts';
import { canonicalJson } from '#app/bundle/json-source.server.ts';
import { plantedFaults } from '#test/bundle/planted-faults.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-bundle-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Imports a bundle from a folder that contains its one picture. */
async function importText(
  store: Store,
  text: string,
  overrides: Partial<ImportOptions> = {},
): Promise<ImportResult> {
  const source = await writeBundleFolder(path.join(folder, 'bundle'), text);
  const mediaDir = path.join(folder, 'prepared');
  return importBundle({ store, source, registry: testRegistry, mediaDir, ...overrides });
}

async function importObject(
  store: Store,
  bundle: TestBundle,
  overrides: Partial<ImportOptions> = {},
): Promise<ImportResult> {
  return importText(store, JSON.stringify(bundle), overrides);
}

async function exportText(store: Store): Promise<string> {
  let text = '';
  await exportBundle(store, (piece) => {
    text += piece;
  });
  return text;
}

describeSqliteFirst('importing a bundle', (testStore) => {
  it('exports the same bundle and creates an equivalent snapshot', async () => {
    const store = await testStore().openMigrated('cli');
    const bundle = sampleBundle();
    bundle.data_content['2'].list.reverse();
    const text = JSON.stringify(bundle)
      .replace('"like":10', '"like":1e1')
      .replace('"price":"0"', '"price":"0","later":4.50');
    expect(await importText(store, text)).toMatchObject({
      outcome: 'applied',
      report: { version: 1, pictures: 1 },
    });
    expect(canonicalJson(await exportText(store))).toBe(canonicalJson(text));

    const snapshot = await loadSnapshot(store, createSnapshotDecoder(testRegistry));
    const games = snapshot.catalogues.get(2)!;
    expect(games.items.map(({ id }) => id)).toEqual([105, 104, 103, 102, 101, 100]);
    expect(games.itemById.get(105)).toMatchObject({ stars: '4.5', figures: { likes: 10, dislikes: 1 } });
    expect(games.itemsByCategory.get(20)!.map(({ id }) => id)).toEqual([101, 103, 105]);
    expect(games.tags.get('top now')).toMatchObject({ name: 'Top Now' });
    expect(snapshot.layouts.get(2)!.home![0]).toMatchObject({ type: 'grid', settings: { itemCount: 24 } });
    expect(snapshot.settings.cookie.showTime).toBe(12);
    expect(snapshot.media.get('icon.png')).toMatchObject({ width: 200, height: 100, widths: [160] });
    expect(
      (await readdir(path.join(folder, 'prepared'))).filter((name) => name.endsWith('.avif')),
    ).toHaveLength(1);
  });

  it('reports each of thirty planted faults and changes nothing', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const before = await dumpStore(store);
    const { bundle, paths } = plantedFaults();
    const result = await importObject(store, bundle, { yes: true });
    expect(result.outcome).toBe('refused');
    const found = result.outcome === 'refused' ? result.faults.map((fault) => fault.path) : [];
    expect(paths).toHaveLength(30);
    expect(found.toSorted()).toEqual(paths.toSorted());
    expect(await dumpStore(store)).toBe(before);
  });

  it('replaces exactly the parts in the bundle', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const { menu, list } = sampleBundle().data_content['2'];
    list[0].title = 'Renamed';
    const result = await importObject(store, {
      settings: { homeSource: 8 },
      data_content: { '2': { list } },
    });
    expect(result).toMatchObject({
      outcome: 'applied',
      report: {
        parts: [
          { part: 'settings', added: 0, changed: 1, removed: 2 },
          { part: 'data_content["2"].list', added: 0, changed: 1, removed: 0 },
        ],
      },
    });
    const exported = JSON.parse(await exportText(store));
    expect(exported.settings).toEqual({ homeSource: 8 });
    expect(exported.data_content['2'].menu).toEqual(menu);
    expect(exported.data_content['2'].list[0].title).toBe('Renamed');
    expect(exported.ads).toHaveLength(2);
  });

  it('changes nothing, not even the site version, if the store already holds the content', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const before = await dumpStore(store);
    expect(await importObject(store, sampleBundle())).toMatchObject({
      outcome: 'unchanged',
      report: { version: null },
    });
    expect(await importText(store, await exportText(store))).toMatchObject({ outcome: 'unchanged' });
    expect(await dumpStore(store)).toBe(before);

    const reordered = sampleBundle();
    reordered.data_content['2'].list.reverse();
    expect(await importObject(store, reordered)).toMatchObject({
      outcome: 'applied',
      report: { version: 2 },
    });
    expect(await importObject(store, reordered)).toMatchObject({ outcome: 'unchanged' });
  });

  it('changes, adds and removes single items', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const added = { ...sampleItem(300), title: 'Brand new' };
    const changes = {
      list_merge: [
        { id: 100, title: 'Renamed', ext: { devices: ['keyboard'] }, site_data_arr: { like: 77 } },
        { ...sampleItem(101, [10]), title: 'Moved' },
        added,
      ],
      list_remove: [102],
    };
    expect(await importObject(store, { data_content: { '2': changes } })).toMatchObject({
      outcome: 'applied',
      report: {
        parts: [
          { part: 'data_content["2"].list_merge', added: 1, changed: 2, removed: 0 },
          { part: 'data_content["2"].list_remove', added: 0, changed: 0, removed: 1 },
        ],
      },
    });
    const bundle = JSON.parse(await exportText(store));
    const { list, list_type: orders, list_tags: tags } = bundle.data_content['2'];
    expect(list.map(({ id, title }: TestBundle) => `${id} ${title}`)).toEqual([
      '100 Renamed',
      '101 Moved',
      '103 Game 103',
      '104 Game 104',
      '105 Game 105',
      '300 Brand new',
    ]);
    expect(list[0]).toEqual({
      ...sampleItem(100),
      title: 'Renamed',
      ext: { slug: 'game-100', devices: ['keyboard'] },
      site_data_arr: { ...sampleItem(100).site_data_arr, like: 77 },
    });
    expect(bundle.data_content['2'].list_merge).toBeUndefined();
    // Item 101 left category 21, and item 102 was removed.
    expect(orders).toEqual({ '10': [100, 104], '20': [103, 105] });
    expect(tags.Hot.data).toEqual([100, 101]);
    expect(await importText(store, JSON.stringify(bundle))).toMatchObject({ outcome: 'unchanged' });
    const again = { data_content: { '2': { list_merge: changes.list_merge } } };
    expect(await importObject(store, again)).toMatchObject({ outcome: 'unchanged' });
  });

  it('reports the faults of single items and changes nothing', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const before = await dumpStore(store);
    const faultsOf = async (games: TestBundle) => {
      const result = await importObject(store, { data_content: { '2': games } }, { yes: true });
      return result.outcome === 'refused' ? result.faults.map(({ path: at }) => at) : [];
    };
    const at = 'data_content["2"]';
    expect(
      await faultsOf({
        list_merge: [
          { id: 100, title: '' },
          { id: 101, img: 'none.png' },
        ],
      }),
    ).toEqual([`${at}.list_merge[0].title`, `${at}.list_merge[1].img`]);
    expect(await faultsOf({ list_merge: [{ id: 777, title: 'The id of no item' }] })).toEqual([
      `${at}.list_merge[0].id`,
    ]);
    expect(await faultsOf({ list_merge: [{ title: 'No id' }] })).toContain(`${at}.list_merge[0].id`);
    expect(await faultsOf({ list_merge: [{ id: 100 }, { id: 100, title: 'Twice' }] })).toContain(
      `${at}.list_merge[1].id`,
    );
    expect(await faultsOf({ list_merge: {} })).toEqual([`${at}.list_merge`]);
    expect(await faultsOf({ list_remove: [7, 'x', 101, 101] })).toEqual([
      `${at}.list_remove[1]`,
      `${at}.list_remove[0]`,
      `${at}.list_remove[3]`,
    ]);
    expect(await faultsOf({ list_merge: [{ id: 101 }], list_remove: [101] })).toEqual([
      `${at}.list_remove[0]`,
    ]);
    expect(await faultsOf({ list: [], list_remove: [101] })).toContain(`${at}.list`);
    expect(await dumpStore(store)).toBe(before);
    const most = { data_content: { '2': { list_remove: [100, 101, 102, 103] } } };
    expect(await importObject(store, most)).toMatchObject({ outcome: 'needs-yes' });
  });

  it('lists possible duplicates and imports them nevertheless', async () => {
    const store = await testStore().openMigrated('cli');
    const bundle = sampleBundle();
    bundle.data_content['2'].list[3].title = 'GAME 100!';
    const first = await importObject(store, bundle);
    expect(first).toMatchObject({
      outcome: 'applied',
      report: {
        duplicates: [
          {
            path: 'data_content["2"].list[3]',
            reason: 'same title',
            existing: { id: 100, title: 'Game 100', provider: '' },
          },
        ],
      },
    });
    const copy = {
      ...sampleItem(400),
      title: 'Other',
      game_url_remote: 'https://games.example/104/?from=here',
    };
    const fromFeed = (id: number) => ({
      ...sampleItem(id),
      title: 'Same in one feed',
      ext: { provider: 'sample', provider_id: String(id) },
    });
    const merge = { list_merge: [copy, fromFeed(401), fromFeed(402)] };
    expect(await importObject(store, { data_content: { '2': merge } })).toMatchObject({
      outcome: 'applied',
      report: { duplicates: [{ path: 'data_content["2"].list_merge[0]', existing: { id: 104 } }] },
    });
  });

  it('reports in a dry run what would change and changes nothing', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const before = await dumpStore(store);
    const bundle = sampleBundle(5);
    bundle.data_content['2'].menu.push(sampleCategory(30));
    bundle.settings = { homeSource: 8 };
    bundle.ads.reverse();
    const result = await importObject(store, bundle, { dryRun: true });
    expect(result).toMatchObject({ outcome: 'dry-run', report: { version: null } });
    const changes = result.outcome === 'dry-run' ? result.report.parts : [];
    const touched = changes.filter(({ added, changed, removed }) => added + changed + removed > 0);
    expect(touched).toEqual([
      { part: 'settings', added: 0, changed: 1, removed: 2 },
      { part: 'data_content["2"].menu', added: 1, changed: 0, removed: 0 },
      { part: 'data_content["2"].list', added: 0, changed: 0, removed: 1 },
      { part: 'data_content["2"].list_type', added: 0, changed: 1, removed: 0 },
    ]);
    expect(await dumpStore(store)).toBe(before);
  });

  it('warns about colours that are hard to read and imports them nevertheless', async () => {
    const store = await testStore().openMigrated('cli');
    const settings = { pageColor: '#ffffff', 'privacy.textColor': '#dddddd' };
    const result = await importObject(store, { ...sampleBundle(), settings });
    expect(result).toMatchObject({
      outcome: 'applied',
      report: {
        warnings: expect.arrayContaining([expect.stringMatching(/^settings\.privacy\.textColor: /)]),
      },
    });
  });

  it('needs a confirmation to remove more than half of a vertical', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const before = await dumpStore(store);
    const emptied = { data_content: { '2': {} } };
    expect(await importObject(store, emptied)).toMatchObject({
      outcome: 'needs-yes',
      report: { emptied: [{ verticalId: 2, removed: 6, before: 6 }] },
    });
    expect(await dumpStore(store)).toBe(before);
    expect(await importObject(store, emptied, { yes: true })).toMatchObject({ outcome: 'applied' });
    expect(JSON.parse(await exportText(store)).data_content).toEqual({ '2': {}, '8': {} });
    const snapshot = await loadSnapshot(store, createSnapshotDecoder(testRegistry));
    expect(snapshot.catalogues.get(2)!.items).toEqual([]);
  });

  it('removes half of a vertical without a confirmation and keeps all counters', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const counted = {
      verticalId: 2,
      itemId: 100,
      likes: 4,
      dislikes: 0,
      collections: 0,
      opens: 9,
      changedAt: 1,
    };
    await store.db.insertInto('counters').values(counted).execute();
    const half = sampleBundle(3);
    expect(await importObject(store, half)).toMatchObject({ outcome: 'applied' });
    expect(await store.db.selectFrom('counters').selectAll().execute()).toEqual([counted]);
  });

  it('imports and exports an empty data_content without changes', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, { data_content: {} });
    expect(canonicalJson(await exportText(store))).toBe('{"data_content":{}}');
    await importObject(store, sampleBundle());
    expect(await importObject(store, { data_content: {} })).toMatchObject({ outcome: 'needs-yes' });
    await importObject(store, { data_content: {} }, { yes: true });
    expect(JSON.parse(await exportText(store)).data_content).toEqual({});
  });

  it('leaves hidden items out of the snapshot but not the store, and shares unchanged items between snapshots', async () => {
    const store = await testStore().openMigrated('cli');
    const decode = createSnapshotDecoder(testRegistry);
    const bundle = sampleBundle();
    bundle.data_content['2'].list[0].ext.hidden = true;
    await importObject(store, bundle);
    const first = await loadSnapshot(store, decode);
    expect(first.catalogues.get(2)!.itemById.has(100)).toBe(false);
    expect(JSON.parse(await exportText(store)).data_content['2'].list[0].ext.hidden).toBe(true);

    bundle.data_content['2'].list[0].ext.hidden = false;
    await importObject(store, bundle);
    const second = await loadSnapshot(store, decode, first);
    expect(second.catalogues.get(2)!.items).toHaveLength(6);
    expect(second.catalogues.get(2)!.itemById.get(101)).toBe(first.catalogues.get(2)!.itemById.get(101));
  });

  it('sanitises HTML for pages and exports the original', async () => {
    const store = await testStore().openMigrated('cli');
    const bundle = sampleBundle();
    const html = '<h1>Hi</h1><p onclick="x()">Text<script>alert(1)</script><a href="javascript:x">y</a></p>';
    bundle.data_content['2'].list[0].details = html;
    await importObject(store, bundle);
    const snapshot = await loadSnapshot(store, createSnapshotDecoder(testRegistry));
    expect(snapshot.catalogues.get(2)!.itemById.get(100)!.details).toBe(
      '<h2>Hi</h2><p>Text<a rel="nofollow noopener">y</a></p>',
    );
    expect(JSON.parse(await exportText(store)).data_content['2'].list[0].details).toBe(html);
  });

  it('sanitises content of an earlier version’s store, and leaves out ids that no address can contain', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    const item = { ...sampleItem(100), title: `a\u0001b\ufffe${'c'.repeat(1e6)}`, ext: { slug: 'x\u001b' } };
    const change = (id: number, values: { id?: number; data?: string }) =>
      store.db.updateTable('items').set(values).where('id', '=', id).execute();
    await change(100, { data: JSON.stringify(item) });
    await change(101, { id: 1e15, data: JSON.stringify({ ...sampleItem(101), id: 1e15 }) });
    const leftOut: string[] = [];
    const decode = createSnapshotDecoder(testRegistry, (message) => leftOut.push(message));
    const games = (await loadSnapshot(store, decode)).catalogues.get(2)!;
    expect(games.itemById.get(100)).toMatchObject({ title: `ab${'c'.repeat(297)}…`, fields: { slug: 'x' } });
    expect(games.items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([100, 102, 103, 104, 105]);
    expect(leftOut).toEqual([
      expect.stringContaining('g 1000000000000000 "Game 101": id is too large for an address'),
    ]);
  });

  it('leaves out and names a stored item that its section’s schema rejects, until it is corrected', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    // An earlier version of the schema may have allowed these values.
    const change = async (id: number, ext: object) => {
      const item = { ...sampleItem(id, [20]), ext };
      await inWriteTransaction(store, testChange, (site) =>
        putItems(site, 2, [{ id, data: JSON.stringify(item) }]),
      );
    };
    await change(101, { devices: ['keyboard', 'wheel'] });
    const messages: string[] = [];
    const decode = createSnapshotDecoder(testRegistry, (message) => messages.push(message));
    const first = await loadSnapshot(store, decode);
    const leftOut = {
      verticalId: 2,
      id: 101,
      title: 'Game 101',
      fault: {
        path: 'ext.devices[1]',
        problem: 'is the text "wheel"',
        allowed: '"keyboard", "touch"',
      },
    };
    expect(first.leftOut).toEqual([leftOut]);
    expect(first.catalogues.get(2)!.itemById.has(101)).toBe(false);
    expect(
      first.catalogues
        .get(2)!
        .itemsByCategory.get(20)!
        .map(({ id }) => id),
    ).toEqual([103, 105]);
    expect(messages).toEqual([
      expect.stringContaining(
        'g 101 "Game 101": ext.devices[1] is the text "wheel"; allowed: "keyboard", "touch". Export the site',
      ),
    ]);

    await change(103, { slug: 'changed' });
    const second = await loadSnapshot(store, decode, first);
    expect(second.leftOut).toEqual([leftOut]);
    expect(messages).toHaveLength(1);

    await change(101, { devices: ['keyboard'] });
    const third = await loadSnapshot(store, decode, second);
    expect([third.leftOut, third.catalogues.get(2)!.itemById.has(101)]).toEqual([[], true]);
  });

  it('exports one vertical alone', async () => {
    const store = await testStore().openMigrated('cli');
    await importObject(store, sampleBundle());
    let text = '';
    await exportVertical(store, 2, (piece) => void (text += piece));
    expect(JSON.parse(text)).toEqual(sampleBundle().data_content['2']);
  });

  it('keeps the ids of feed items permanently', async () => {
    const store = await testStore().openMigrated('cli');
    const item = sampleItem(100_000, [10]);
    item.ext = { ...item.ext, provider: 'gamefeed', provider_id: 'x1' };
    await importObject(store, { data_content: { '2': { menu: [sampleCategory(10)], list: [item] } } });
    expect(await store.db.selectFrom('feedIds').selectAll().execute()).toMatchObject([
      { verticalId: 2, provider: 'gamefeed', providerId: 'x1', id: 100_000 },
    ]);
  });

  it('refuses invalid JSON, invalid UTF-8 and invalid pictures', async () => {
    const store = await testStore().openMigrated('cli');
    const refused = async (source: string) => {
      const result = await importBundle({ store, source, registry: testRegistry, mediaDir: folder });
      return result.outcome === 'refused'
        ? result.faults.map(({ path: at, problem }) => `${at} ${problem}`)
        : [];
    };
    const file = path.join(folder, 'broken.json');
    await writeFile(file, '{"info": }');
    expect(await refused(file)).toEqual(['line 1, column 10, in info is not JSON']);
    await writeFile(file, Buffer.from([0x22, 0xff, 0x22]));
    expect(await refused(file)).toEqual([' is not UTF-8']);
    await writeFile(file, '['.repeat(2_000_000));
    expect((await refused(file))[0]).toMatch(/too deeply/);

    const source = await writeBundleFolder(path.join(folder, 'bundle'), JSON.stringify(sampleBundle()));
    await writeFile(path.join(source, 'media', 'icon.png'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await refused(source)).toEqual([
      'info.img names "icon.png", which is not a picture of a known format',
    ]);
  });
});
