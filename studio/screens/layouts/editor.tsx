import { LayoutTemplate, Redo2, Undo2 } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { useDraftSteps } from '../../draft/use-draft-steps.ts';
import { IconButton } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { showToast } from '../../ui/toast.tsx';
import { BlockMenu } from './block-menu.tsx';
import { blockName, neighbourOf, placeOfNew } from './block-names.ts';
import { CanvasPane } from './canvas-pane.tsx';
import type { EditorDialog } from './editor-dialog.ts';
import { Inspector } from './inspector.tsx';
import { useLayoutEditing } from './layout-context.ts';
import { PageChoice } from './page-choice.tsx';
import type { PagesData } from './read-pages.server.ts';
import { StructurePane } from './structure-pane.tsx';
import { useBlockActions, windowsOf } from './use-block-actions.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useUnchanged } from '../../ui/use-unchanged.ts';

const isOpen = (dialog: { isOpen: boolean }) => dialog.isOpen;
const BlockPalette = later(async () => (await import('./palette.tsx')).BlockPalette, isOpen);
const CompareDialog = later(async () => (await import('./compare-dialog.tsx')).CompareDialog, isOpen);
const PasteDialog = later(async () => (await import('./paste-dialog.tsx')).PasteDialog, isOpen);

interface EditorProps {
  data: PagesData;
  /** A key for each block. */
  keys: readonly string[];
  selected: number | null;
  onSelect: (position: number | null) => void;
}

/**
 * The list of blocks, the page and the form of the selected block side by side. The screen around it renders again
 * whenever its data begins to load. The editor does not.
 */
export const Editor = memo(function Editor({ data, keys, selected, onSelect }: EditorProps) {
  const { section, kind, kinds, sections, isOwn, mostBlocks, changes, ownChanges } = data;
  const t = useMessages('layouts');
  const editing = useLayoutEditing();
  const { blocks, canEdit } = editing;
  const { current } = useDraft();
  const stepDraft = useDraftSteps();
  const typeList = useUnchanged(data.types);
  const types = useMemo(() => new Map(typeList.map((type) => [type.type, type])), [typeList]);
  const actions = useBlockActions(types, mostBlocks);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const closeDialog = () => setDialog(null);
  const isFull = blocks.length >= mostBlocks;
  const openPalette = (at: number) => {
    if (isFull) showToast({ text: t('action.failed', { outcome: 'full' }) });
    else setDialog({ kind: 'add', at });
  };
  const { onCanvasKey, onTreeKey } = useEditorKeys({
    actions,
    canEdit,
    onStepDraft: stepDraft,
    onSelect,
  });
  const selectedBlock = selected === null ? undefined : blocks[selected];
  const menu = canEdit && selected !== null && selectedBlock && (
    <BlockMenu
      name={blockName(selectedBlock, types.get(selectedBlock.module))}
      position={selected}
      windows={windowsOf(selectedBlock)}
      actions={actions}
      isFirst={neighbourOf(blocks, types, selected, -1) === null}
      isLast={neighbourOf(blocks, types, selected, 1) === null}
      isFull={isFull}
      onAdd={() => setDialog({ kind: 'add', at: selected + 1 })}
      onPaste={() => setDialog({ kind: 'paste', at: selected + 1 })}
    />
  );
  return (
    <div data-narrow-sidebar className="flex flex-col desktop:h-dvh desktop:overflow-clip">
      <title>{t('screen.documentTitle', { section: section.name, kind })}</title>
      <div className="border-b border-divider px-4 tablet:px-7">
        <PageHeader
          title={t('screen.title')}
          status={canEdit ? undefined : t('screen.readOnly')}
          actions={
            <>
              <PageChoice
                sections={sections}
                section={section.prefix}
                pages={kinds.map((name) => ({
                  id: `/pages/${section.prefix}/${name}`,
                  label: t('kind.name', { kind: name }),
                }))}
                selected={`/pages/${section.prefix}/${kind}`}
              />
              <LinkButton
                href={`/pages/${section.prefix}/layouts`}
                kind="secondary"
                icon={<LayoutTemplate aria-hidden className="size-4" />}
              >
                {t('screen.layouts')}
              </LinkButton>
              {canEdit && (
                <>
                  <IconButton
                    label={t('screen.undo')}
                    isDisabled={current?.canUndo !== true}
                    icon={<Undo2 aria-hidden className="size-4.5 rtl:-scale-x-100" />}
                    onPress={() => stepDraft('undo')}
                  />
                  <IconButton
                    label={t('screen.redo')}
                    isDisabled={current?.canRedo !== true}
                    icon={<Redo2 aria-hidden className="size-4.5 rtl:-scale-x-100" />}
                    onPress={() => stepDraft('redo')}
                  />
                </>
              )}
            </>
          }
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col desktop:flex-row">
        <StructurePane
          {...{ types, actions, keys, selected, isFull, changes, mostBlocks, onSelect }}
          onKey={onTreeKey}
          onDialog={setDialog}
        />
        <CanvasPane
          {...{ data, types, actions, selected, onSelect }}
          onKey={(key) => onCanvasKey(key, selected)}
          onPaste={(text) => actions.paste(text, placeOfNew(blocks, types, selected))}
          onAdd={openPalette}
        />
        <aside
          aria-label={t('inspector.label')}
          className="relative shrink-0 border-divider bg-surface px-5 py-4 pb-28 desktop:w-86 desktop:overflow-y-auto desktop:border-s desktop:pb-6"
        >
          <Inspector types={types} selected={selected} changes={changes} menu={menu} />
        </aside>
      </div>
      <BlockPalette
        key={dialog?.kind}
        data={data}
        isOpen={dialog?.kind === 'add'}
        onClose={closeDialog}
        onChoose={({ type }) => {
          if (dialog?.kind === 'add') actions.insert({ module: type, config: {} }, dialog.at);
          closeDialog();
        }}
      />
      <PasteDialog
        isOpen={dialog?.kind === 'paste'}
        onClose={closeDialog}
        onPaste={(text, onDone) => dialog?.kind === 'paste' && actions.paste(text, dialog.at, onDone)}
      />
      <CompareDialog
        types={types}
        changes={changes}
        ownChanges={ownChanges}
        isOpen={dialog?.kind === 'compare'}
        canReset={canEdit && isOwn}
        onClose={closeDialog}
        onReset={actions.reset}
      />
    </div>
  );
});
