import { ClipboardPaste, GitCompare, Plus } from 'lucide-react';
import { memo, useCallback, useMemo, type KeyboardEvent } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { lazyHydration } from '../../ui/lazy-hydration.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUnchanged } from '../../ui/use-unchanged.ts';
import type { BlockType } from '#app/changes/block-field.ts';
import { blockName, positionOfNew, regionOf } from './block-names.ts';
import type { LayoutDifference } from '#app/changes/compare-layouts.ts';
import type { EditorDialog } from './editor-dialog.ts';
import { useLayoutContext, useLayoutEditing } from './layout-context.ts';
import { LazyDifferenceList } from './lazy-difference-list.tsx';
import type { StoredBlock } from './layout-edits.ts';
import type { StructureRow } from './structure.tsx';
import { windowsOf, type BlockActions } from './use-block-actions.ts';

const Structure = lazyHydration(
  async () => (await import('./structure.tsx')).Structure,
  ({ keys }) => (
    <div className="flex flex-col gap-1 pt-6">
      {keys.map((key) => (
        <Skeleton key={key} className="h-8" />
      ))}
    </div>
  ),
);

/** The limit of a layout is announced when at most this many blocks can be added. */
const fewFreeBlocks = 5;
/** Maximum number of differences below the list. “Compare” shows all. */
const fewChanges = 4;

interface StructurePaneProps {
  types: ReadonlyMap<string, BlockType>;
  actions: BlockActions;
  keys: readonly string[];
  selected: number | null;
  isFull: boolean;
  /** The differences from the published layout. */
  changes: readonly LayoutDifference[];
  maxBlocks: number;
  onSelect: (position: number | null) => void;
  onKey: (event: KeyboardEvent, position: number) => boolean;
  onDialog: (dialog: EditorDialog) => void;
}

/**
 * The list of blocks with the buttons that add one, and the changes of the page. Memoised, so that it is not rendered
 * again while an edit is sent: at that time, the page in the canvas loads its data on the same thread.
 */
export const StructurePane = memo(function StructurePane({
  types,
  keys,
  changes,
  maxBlocks,
  onDialog,
  ...props
}: StructurePaneProps) {
  const { selected, isFull } = props;
  const sources = useLayoutContext();
  const t = useMessages('layouts');
  const editing = useLayoutEditing();
  const { blocks, canEdit } = editing;
  const free = maxBlocks - blocks.length;
  const newPosition = positionOfNew(blocks, types, selected);
  const openFor = (kind: 'add' | 'paste') => onDialog({ kind, at: newPosition });
  const described = useMemo(() => describeRows(blocks, types, changes), [blocks, types, changes]);
  const rows = useUnchanged(described);
  const knownKeys = useUnchanged(keys);
  const openPalette = useCallback((at: number) => onDialog({ kind: 'add', at }), [onDialog]);
  const openPaste = useCallback((at: number) => onDialog({ kind: 'paste', at }), [onDialog]);
  return (
    <aside
      aria-label={t('structure.label')}
      className="relative flex shrink-0 flex-col gap-4 border-divider bg-surface p-3 tablet:row-span-2 tablet:overflow-y-auto tablet:border-e desktop:w-66"
    >
      <Structure
        {...props}
        rows={rows}
        keys={knownKeys}
        newPosition={newPosition}
        canEdit={canEdit}
        onAdd={openPalette}
        onPaste={openPaste}
      />
      {canEdit && (
        <div className="flex flex-col gap-2">
          <div className="flex gap-2">
            <Button
              className="flex-1"
              isDisabled={isFull}
              icon={<Plus aria-hidden className="size-4" />}
              onPress={() => openFor('add')}
            >
              {t('structure.add')}
            </Button>
            <IconButton
              kind="secondary"
              isDisabled={isFull}
              label={t('structure.paste')}
              icon={<ClipboardPaste aria-hidden className="size-4" />}
              onPress={() => openFor('paste')}
            />
          </div>
          <output className="text-secondary font-semibold text-warning empty:hidden">
            {free <= fewFreeBlocks && t('structure.places', { free, most: maxBlocks })}
          </output>
        </div>
      )}
      <section className="mt-auto flex flex-col gap-2 rounded-row bg-sunken p-3">
        <div className="flex items-center gap-2">
          <h2 className="flex-1 text-base font-semibold">{t('changes.title', { count: changes.length })}</h2>
          <Button
            kind="quiet"
            size="small"
            icon={<GitCompare aria-hidden className="size-3.5" />}
            onPress={() => onDialog({ kind: 'compare' })}
          >
            {t('changes.compare')}
          </Button>
        </div>
        {changes.length > 0 && (
          <LazyDifferenceList
            differences={changes}
            types={types}
            sources={sources}
            most={fewChanges}
            className="flex flex-col gap-1.5 text-secondary text-muted"
          />
        )}
      </section>
    </aside>
  );
});

function describeRows(
  blocks: readonly StoredBlock[],
  types: ReadonlyMap<string, BlockType>,
  changes: readonly LayoutDifference[],
): StructureRow[] {
  const changed = new Set(changes.filter(({ kind }) => kind !== 'removed').map(({ position }) => position));
  return blocks.map((block, position) => ({
    module: block.module,
    name: blockName(block, types.get(block.module)),
    region: regionOf(blocks, types, position),
    windows: windowsOf(block),
    isChanged: changed.has(position),
  }));
}
