import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportText, storeSample } from '#app/changes/site.fixture.ts';
import { readItem } from '#app/store/items.server.ts';
import { readXml } from '#test/http/read-html.ts';
import { describeSqliteFirst, type TestStore } from '#test/store/engines.ts';
import { runInProcess } from '#test/support/command-line.ts';

const portico = (testStore: TestStore, ...args: string[]) => runInProcess(testStore, ['languages', ...args]);

interface FileUnit {
  key: string;
  original: string;
  translation: string;
  state: string;
}

describeSqliteFirst('portico languages', (testStore) => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portico-languages-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const fileOf = (name: string) => path.join(folder, name);
  const readUnits = async (name: string) =>
    (JSON.parse(await readFile(fileOf(name), 'utf8')) as { texts: FileUnit[] }).texts;

  async function open() {
    const store = await testStore().openMigrated();
    await storeSample(store);
    await runInProcess(testStore(), ['settings', 'set', 'languages', '["en","de"]']);
    return store;
  }

  it('exports texts, imports them as one change that can be undone, and shows what is stale', async () => {
    const store = await open();
    const before = await exportText(store);
    expect((await portico(testStore(), 'export', 'de', fileOf('de.json'), '--section', 'g')).status).toBe(0);
    const units = await readUnits('de.json');
    const title = units.find(({ key }) => key === 'g/items/100/title');
    expect(title).toEqual({
      key: 'g/items/100/title',
      original: 'Game 100',
      translation: '',
      state: 'missing',
    });
    expect(units.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['g/categories/10/content_type_name', 'g/tags/Hot/name']),
    );

    const texts = units.map((unit) => ({ ...unit, translation: `«${unit.original}»`, state: 'reviewed' }));
    await writeFile(fileOf('done.json'), JSON.stringify({ language: 'de', texts }));
    const dry = await portico(testStore(), 'import', fileOf('done.json'), '--dry-run');
    expect(dry.stdout).toContain(`${texts.length} texts would change`);
    expect(await exportText(store)).toBe(before);
    const imported = await portico(testStore(), 'import', fileOf('done.json'), '--json');
    expect(JSON.parse(imported.stdout)).toMatchObject({ changed: texts.length, stale: 0, kept: 0 });
    const item = JSON.parse((await readItem(store.db, 2, 100)) ?? '');
    expect(item.title).toBe('Game 100');
    expect(item.translations.de.title).toBe('«Game 100»');
    expect((await portico(testStore(), 'import', fileOf('done.json'))).stdout).toContain('0 texts changed');

    // A change of the original makes its translation stale.
    const merge = { data_content: { 2: { list_merge: [{ id: 100, title: 'Renamed' }] } } };
    await writeFile(fileOf('rename.json'), JSON.stringify(merge));
    await runInProcess(testStore(), ['import', fileOf('rename.json')]);
    const status = JSON.parse((await portico(testStore(), 'status', '--json')).stdout) as object[];
    expect(status).toContainEqual(
      expect.objectContaining({ language: 'de', section: 'g', stale: 1, missing: 0 }),
    );
    await portico(testStore(), 'export', 'de', fileOf('stale.json'), '--only', 'stale');
    expect((await readUnits('stale.json')).map(({ key }) => key)).toEqual(['g/items/100/title']);

    const { version } = JSON.parse(imported.stdout) as { version: number };
    const changed = await exportText(store);
    expect(changed).toContain('«');
    await runInProcess(testStore(), ['undo', String(version)]);
    expect(await exportText(store)).toBe(before.replaceAll('"Game 100"', '"Renamed"'));
  });

  it('imports XLIFF and CSV, and keeps reviewed texts', async () => {
    const store = await open();
    await portico(testStore(), 'export', 'de', fileOf('de.xlf'), '--section', 'g');
    const xliff = await readFile(fileOf('de.xlf'), 'utf8');
    await writeFile(
      fileOf('back.xlf'),
      xliff.replace(
        '<target state="needs-translation"></target>',
        '<target state="translated">Erster &amp; bester</target>',
      ),
    );
    expect((await portico(testStore(), 'import', fileOf('back.xlf'))).stdout).toContain('1 text changed');
    const key = readXml(xliff)('trans-unit').attr('id') ?? '';
    const csv = `key,translation,state\n${key},Maschine,machine\ng/items/101/title,"=Spiel, 101",machine\n`;
    await writeFile(fileOf('de.csv'), csv);
    const needsLanguage = await portico(testStore(), 'import', fileOf('de.csv'));
    expect([needsLanguage.status, needsLanguage.stderr]).toEqual([2, expect.stringContaining('--language')]);
    const imported = await portico(testStore(), 'import', fileOf('de.csv'), '--language', 'de');
    expect(imported.stdout).toContain('1 text changed');
    expect(imported.stdout).toContain('1 text kept');
    const item = JSON.parse((await readItem(store.db, 2, 101)) ?? '');
    expect(item.translations.de).toMatchObject({ title: '=Spiel, 101', ext_machine: ['title'] });
    expect(await exportText(store)).toContain('Erster & bester');
  });

  it('adds and overrides texts of the interface, with the same arguments as in English', async () => {
    const store = await open();
    await portico(testStore(), 'export', 'nl', fileOf('nl.json'), '--section', 'interface');
    const units = await readUnits('nl.json');
    const counted = units.find(({ original }) => original.includes('{count, plural'))!;
    const plain = units.find(({ original }) => !original.includes('{') && !original.includes('<'))!;
    expect(plain).toMatchObject({ translation: '', state: 'missing' });
    const write = (translation: string) =>
      writeFile(
        fileOf('own.json'),
        JSON.stringify({
          language: 'nl',
          texts: [
            { key: plain.key, translation: 'Eigen' },
            { key: counted.key, translation },
          ],
        }),
      );
    await write('{number} stuks');
    const refused = await portico(testStore(), 'import', fileOf('own.json'));
    expect(refused.stderr).toContain(`texts[1], ${counted.key}: The translation has the arguments`);
    await write(counted.original);
    expect((await portico(testStore(), 'import', fileOf('own.json'))).stdout).toContain('2 texts changed');
    const exported = JSON.parse(await exportText(store)) as { ext_languages: object };
    const [, scope, key] = plain.key.split('/');
    expect(exported.ext_languages).toMatchObject({ nl: { messages: { [scope!]: { [key!]: 'Eigen' } } } });
  });

  it('leaves the earlier file as it is if an export fails', async () => {
    const store = await open();
    const exportGames = (file: string) => portico(testStore(), 'export', 'de', file, '--section', 'g');
    await exportGames(fileOf('de.json'));
    const before = await readFile(fileOf('de.json'), 'utf8');
    await store.db.updateTable('items').set({ data: '{' }).where('id', '=', 102).execute();
    expect((await exportGames(fileOf('de.json'))).status).toBe(1);
    expect(await readFile(fileOf('de.json'), 'utf8')).toBe(before);
    const { stderr } = await exportGames(fileOf('missing/de.json'));
    expect(stderr).toContain(`make the folder ${fileOf('missing')} first`);
  });

  it('refuses a whole file and names line and key', async () => {
    const store = await open();
    const before = await exportText(store);
    const rows = [
      'key,translation',
      'g/items/100/title,Gut',
      'g/items/100/titel,Schlecht',
      'g/items/999/title,Niemand',
      'unsinn,Nichts',
      `g/items/101/title,${'x'.repeat(301)}`,
    ];
    await writeFile(fileOf('de.csv'), `${rows.slice(0, 5).join('\n')}\n`);
    const refused = await portico(testStore(), 'import', fileOf('de.csv'), '--language', 'de');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('line 3, g/items/100/titel: The site has no such text.');
    expect(refused.stderr).toContain('line 4, g/items/999/title: There is nothing with this key');
    expect(refused.stderr).toContain('line 5, unsinn: This is not a key');
    expect(refused.stderr).toContain('3 faults; nothing was changed.');
    await writeFile(fileOf('long.csv'), `${[rows[0], rows[1], rows[5]].join('\n')}\n`);
    const long = await portico(testStore(), 'import', fileOf('long.csv'), '--language', 'de');
    expect(long.stderr).toContain('line 3, g/items/101/title: The translation is the text');
    expect(await exportText(store)).toBe(before);
  });
});
