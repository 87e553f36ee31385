import { useMemo } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Editor } from './editor.tsx';
import { EditingContext, LayoutContext } from './layout-context.ts';
import { readPages } from './read-pages.server.ts';
import { useLayoutEdit } from './use-layout-edit.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useUnchangedFields } from '../../ui/use-unchanged.ts';
import { useBlockTypes } from './use-block-types.ts';
import { useFollowedBlocks, useSelection } from './use-selection.ts';

const ChangeNotice = lazyComponent(async () => (await import('./change-notice.tsx')).ChangeNotice);

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return readPages({ request, context }, params);
}

/** The layout editor: the blocks of a page, the real page from the draft, and the form of the selected block. */
export default function PagesScreen() {
  const loaded = useLoaderData<typeof loader>();
  const data = useUnchangedFields(loaded);
  const { section, kind, sections, items, colors, blocks: saved } = data;
  const typeList = useBlockTypes();
  const { canEdit, current: draft } = useDraft();
  const id = `${section.prefix} ${kind}`;
  const selection = useSelection(id);
  const action = `/pages/${section.prefix}/${kind}/edit`;
  const { revalidate: reload } = useRevalidator();
  const editing = useLayoutEdit({ action, saved, draft, canEdit, reload, onSelect: selection.select });
  const { keys, selected } = useFollowedBlocks(selection, editing.blocks);
  const context = useMemo(
    () => ({ id, sections, items, sectionId: section.id, colors, action, canEdit, reload }),
    [action, canEdit, colors, id, items, reload, section.id, sections],
  );
  return (
    <LayoutContext value={context}>
      <ChangeNotice draft={draft} saved={saved} />
      <EditingContext value={editing}>
        <Editor key={id} {...{ data, typeList, keys, selected }} onSelect={selection.select} />
      </EditingContext>
    </LayoutContext>
  );
}
