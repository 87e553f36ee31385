import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { provideTestStore } from '#test/store/engines.ts';
import { maxMenuLevels } from '#app/bundle/schema.server.ts';
import { importBundle } from '#app/changes/import.server.ts';
import { formatFault } from '#app/bundle/fault.ts';
import { maxBlocksPerLayout } from '#app/domain/layout.ts';
import { registry } from '#app/verticals/index.server.ts';

const documentation = await readFile(path.join(import.meta.dirname, '../docs/bundle.md'), 'utf8');
const samples = [...documentation.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text = '']) => text);

const testStore = provideTestStore('sqlite');

it('all samples of docs/bundle.md can be imported in turn', async () => {
  const store = await testStore().openMigrated('cli');
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-samples-'));
  try {
    for (const [index, text] of samples.entries()) {
      const source = path.join(folder, `${index}.json`);
      await writeFile(source, text);
      const result = await importBundle({ store, source, registry, mediaDir: folder, yes: true });
      expect(result.outcome === 'refused' ? result.faults.map(formatFault) : [], text).toEqual([]);
      expect(result.outcome, text).toBe('applied');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('docs/bundle.md has a sample of every part', () => {
  const parts = samples.flatMap((text) => {
    const { data_content: content = {}, ...rest } = JSON.parse(text) as Record<string, object>;
    const verticals = Object.entries(content as Record<string, object>);
    return [...Object.keys(rest), ...verticals.flatMap(([id, fields]) => [id, ...Object.keys(fields)])];
  });
  const sections = [...registry.verticals.keys()].filter((id) => id !== 3).map(String);
  const wanted =
    'info, settings, menu, list, list_type, list_tags, list_merge, list_remove, layouts, ads, ad_diversion, safe';
  expect([...new Set(parts)]).toEqual(
    expect.arrayContaining([
      ...wanted.split(', '),
      'admin_cache_time',
      'ext_pages',
      'ext_redirects',
      ...sections,
    ]),
  );
});

it('docs/bundle.md states the limits of the import', () => {
  expect(documentation).toContain(`| levels of a menu | ${maxMenuLevels} |`);
  expect(documentation).toContain(`| blocks of a page | ${maxBlocksPerLayout} |`);
});
