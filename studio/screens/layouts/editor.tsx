import { memo, useMemo, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { useDraftSteps } from '../../draft/undo-step.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { BlockType } from '#app/changes/block-field.ts';
import { BlockMenu } from './block-menu.tsx';
import { blockName, neighbourOf, positionOfNew } from './block-names.ts';
import { CanvasPane } from './canvas-pane.tsx';
import type { EditorDialog } from './editor-dialog.ts';
import { EditorHeader } from './editor-header.tsx';
import { Inspector } from './inspector.tsx';
import { useLayoutEditing } from './layout-context.ts';
import type { PagesData } from './read-pages.server.ts';
import { StructurePane } from './structure-pane.tsx';
import { useBlockActions, windowsOf } from './use-block-actions.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useExpectedKeyboard } from './use-expected-keyboard.ts';

const isOpen = (dialog: { isOpen: boolean }) => dialog.isOpen;
const BlockPalette = lazyComponent(async () => (await import('./palette.tsx')).BlockPalette, isOpen);
const CompareDialog = lazyComponent(async () => (await import('./compare-dialog.tsx')).CompareDialog, isOpen);
const PasteDialog = lazyComponent(async () => (await import('./paste-dialog.tsx')).PasteDialog, isOpen);

interface EditorProps {
  data: PagesData;
  /** The blocks that the section can place. */
  typeList: readonly BlockType[];
  /** A key for each block. */
  keys: readonly string[];
  selected: number | null;
  onSelect: (position: number | null) => void;
}

/**
 * The list of blocks, the page and the form of the selected block side by side. On a tablet, the form is below the
 * page. Memoised, because the screen around it renders again whenever its data begins to load.
 */
export const Editor = memo(function Editor({ data, typeList, keys, selected, onSelect }: EditorProps) {
  const { section, kind, kinds, sections, isOwn, maxBlocks, changes, ownChanges } = data;
  const t = useMessages('layouts');
  const editing = useLayoutEditing();
  const { blocks, canEdit } = editing;
  const { current } = useDraft();
  const stepDraft = useDraftSteps();
  const types = useMemo(() => new Map(typeList.map((type) => [type.type, type])), [typeList]);
  const actions = useBlockActions(types, maxBlocks);
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
  const form = useExpectedKeyboard();
  const closeDialog = () => setDialog(null);
  const isFull = blocks.length >= maxBlocks;
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
    <div data-narrow-sidebar className="flex flex-col tablet:h-dvh tablet:overflow-clip">
      <title>{t('screen.documentTitle', { section: section.name, kind })}</title>
      <div className="border-b border-divider px-4 tablet:px-7">
        <EditorHeader
          {...{ section, sections, kind, kinds, canEdit }}
          canUndo={current?.canUndo === true}
          canRedo={current?.canRedo === true}
          onStepDraft={stepDraft}
        />
      </div>
      <div className="flex min-h-0 flex-1 flex-col tablet:grid tablet:grid-cols-[15rem_minmax(0,1fr)] tablet:grid-rows-[minmax(0,11fr)_minmax(0,9fr)] desktop:flex desktop:flex-row">
        <StructurePane
          {...{ types, actions, keys, selected, isFull, changes, maxBlocks, onSelect }}
          onKey={onTreeKey}
          onDialog={setDialog}
        />
        <CanvasPane
          {...{ data, types, actions, selected, onSelect }}
          onKey={(key) => onCanvasKey(key, selected)}
          onPaste={(text) => actions.paste(text, positionOfNew(blocks, types, selected))}
          onAdd={openPalette}
        />
        <aside
          ref={form}
          aria-label={t('inspector.label')}
          className="relative shrink-0 border-divider bg-surface px-5 py-4 pb-28 tablet:overflow-y-auto tablet:border-t tablet:pb-6 desktop:w-86 desktop:border-s desktop:border-t-0"
        >
          <Inspector
            {...{ types, selected, changes, menu }}
            blockKey={selected === null ? '' : (keys[selected] ?? '')}
          />
        </aside>
      </div>
      <BlockPalette
        key={dialog?.kind}
        data={data}
        types={typeList}
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
