import { Option } from '@commander-js/extra-typings';
import { createSnapshotDecoder } from '#app/bundle/decode.server.ts';
import { addDraftStep, createDraft } from '#app/changes/drafts.server.ts';
import { readDraftValues } from '#app/changes/draft-values.server.ts';
import { fitToSite, planLibraryEdits, type LibraryLayout } from '#app/pages/layouts/layout-library.server.ts';
import { loadSnapshot } from '#app/snapshot/load-snapshot.server.ts';
import { targetKey } from '#app/store/change-target.ts';
import { layoutLibrary } from '#app/verticals/layout-library.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, type DefineCommand, type Output } from './command.ts';
import { readVerticalId, withCommandContext, withPrefixes } from './command-context.ts';

/** `portico layout`: lists the layouts of the library, and puts one into a draft. */
export const defineLayout: DefineCommand = (command, { act, output }) => {
  const sectionOption = () =>
    withPrefixes(
      new Option('--section <section>', 'a section by its route prefix or id, such as g').argParser(
        readVerticalId,
      ),
    );
  command
    .command('list')
    .description('List the layouts of all sections, or of one.')
    .addOption(sectionOption())
    .action(act(async ({ section }) => list(section ?? null, output)));
  command
    .command('apply')
    .description('Write a layout into a new draft. Visitors see it when the draft is published.')
    .argument('<name>', 'a layout that layout list shows')
    .addOption(sectionOption().makeOptionMandatory())
    .action(act((name, { section }) => apply(find(section, name), output)));
};

function list(section: number | null, output: Output): number {
  const found = [...layoutLibrary]
    .filter(([id]) => section === null || id === section)
    .flatMap(([id, layouts]) => layouts.map((layout) => ({ section: prefixOf(id), ...layout })));
  output.result(
    found.map(({ section: prefix, id, name, description, goodFor, kinds }) => ({
      section: prefix,
      id,
      name,
      description,
      goodFor,
      kinds,
    })),
    found.length > 0
      ? found.map(({ section: prefix, id, description }) => `${prefix}  ${id}  ${description}`)
      : ['The library has no layout for this section.'],
  );
  return 0;
}

function find(section: number, name: string): LibraryLayout {
  const layouts = layoutLibrary.get(section) ?? [];
  const layout = layouts.find(({ id }) => id === name);
  if (layout) return layout;
  const names = layouts.map(({ id }) => id).join(', ') || 'none';
  throw new RefusedError(`This section has no layout "${name}" in the library; there are ${names}.`);
}

async function apply(layout: LibraryLayout, output: Output): Promise<number> {
  const draft = await withCommandContext(async ({ store }) => {
    const snapshot = await loadSnapshot(store, createSnapshotDecoder(registry));
    const target = { kind: 'part', verticalId: 0, key: 'layouts' } as const;
    const stored = (await readDraftValues(store.db, null, [target])).get(targetKey(target))?.value;
    const edits = planLibraryEdits(stored, layout.verticalId, fitToSite(layout, snapshot));
    if (edits.length === 0) return null;
    const title = `Layout ${layout.name} (${prefixOf(layout.verticalId)})`;
    const created = await createDraft(store, { title, author: '', seen: snapshot.version });
    await addDraftStep(store, created, edits, { seen: snapshot.version });
    return created.id;
  });
  output.result(
    { draft },
    draft === null
      ? ['The section already has this layout.']
      : [
          `Draft ${draft} has the layout "${layout.name}".`,
          `See what changes with portico draft show ${draft}, then run portico draft publish ${draft}.`,
        ],
  );
  return 0;
}

function prefixOf(verticalId: number): string {
  return registry.verticals.get(verticalId)?.prefix ?? '';
}
