import { useMessages } from '#app/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MousePointerClick } from 'lucide-react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { BlockType } from '#app/changes/block-field.ts';
import { BlockIcon } from './block-icon.tsx';
import { blockName } from './block-names.ts';
import type { LayoutDifference } from '#app/changes/compare-layouts.ts';
import { useLayoutEditing } from './layout-context.ts';

const BlockSettings = lazyComponent(async () => (await import('./block-settings.tsx')).BlockSettings);

/** The form of the selected block. */
export function Inspector({
  types,
  selected,
  blockKey,
  changes,
  menu,
}: {
  types: ReadonlyMap<string, BlockType>;
  selected: number | null;
  /** Key of the selected block. */
  blockKey: string;
  /** The differences from the published layout. */
  changes: readonly LayoutDifference[];
  menu: React.ReactNode;
}) {
  const t = useMessages('layouts');
  const editing = useLayoutEditing();
  const block = selected === null ? undefined : editing.blocks[selected];
  if (!block || selected === null) {
    return (
      <EmptyState
        icon={<MousePointerClick aria-hidden className="size-4.5" />}
        title={t('inspector.none')}
        text={t('inspector.noneText')}
      />
    );
  }
  const type = types.get(block.module);
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <div className="flex items-center gap-2.5">
          <BlockIcon type={block.module} className="size-5 shrink-0" />
          <h2 className="min-w-0 flex-1 truncate">{blockName(block, type) || block.module}</h2>
          {menu}
        </div>
        <p className="text-secondary text-muted">
          {type ? <bdi>{type.description}</bdi> : t('inspector.unknown', { type: block.module })}
        </p>
      </header>
      {type && <BlockSettings {...{ type, selected, blockKey, changes }} />}
    </div>
  );
}
