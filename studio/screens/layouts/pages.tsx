import { useMemo } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useChangeElsewhere } from '../../draft/changed-draft.ts';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Editor } from './editor.tsx';
import { EditingContext, LayoutContext } from './layout-context.ts';
import { readPages } from './read-pages.server.ts';
import { useLayoutEdit } from './use-layout-edit.ts';
import { useUnchangedFields } from '../../ui/use-unchanged.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBlockTypes } from './use-block-types.ts';
import { useFollowedBlocks, useSelection } from './use-selection.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return readPages({ request, context }, params);
}

/** The layout editor: the blocks of a page, the real page from the draft, and the form of the selected block. */
export default function PagesScreen() {
  const loaded = useLoaderData<typeof loader>();
  const data = useUnchangedFields(loaded);
  const { section, kind, sections, items, colors, blocks: saved } = data;
  const t = useMessages('layouts');
  const typeList = useBlockTypes();
  const { canEdit, current: draft } = useDraft();
  const id = `${section.prefix} ${kind}`;
  const selection = useSelection(id);
  const action = `/pages/${section.prefix}/${kind}/edit`;
  const { revalidate: reload } = useRevalidator();
  const editing = useLayoutEdit({ action, saved, draft, canEdit, reload, onSelect: selection.select });
  useChangeElsewhere(draft, saved, () => showToast({ text: t('page.changedElsewhere') }));
  const { keys, selected } = useFollowedBlocks(selection, editing.blocks);
  const context = useMemo(
    () => ({ id, sections, items, sectionId: section.id, colors, action, canEdit, reload }),
    [action, canEdit, colors, id, items, reload, section.id, sections],
  );
  return (
    <LayoutContext value={context}>
      <EditingContext value={editing}>
        <Editor key={id} {...{ data, typeList, keys, selected }} onSelect={selection.select} />
      </EditingContext>
    </LayoutContext>
  );
}
