import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { BlockType } from '#app/changes/block-field.ts';
import type { LayoutDifference } from '#app/changes/compare-layouts.ts';
import { DifferenceList } from './difference-list.tsx';
import { useLayoutContext } from './layout-context.ts';

/** Describes how the layout differs from the published layout or from the built-in one. */
export function CompareDialog({
  types,
  changes,
  ownChanges,
  isOpen,
  canReset,
  onClose,
  onReset,
}: {
  types: ReadonlyMap<string, BlockType>;
  changes: readonly LayoutDifference[];
  ownChanges: readonly LayoutDifference[];
  isOpen: boolean;
  /** Whether the page has a layout of its own that the operator may reset. */
  canReset: boolean;
  onClose: () => void;
  onReset: () => void;
}) {
  const t = useMessages('layouts');
  const sources = useLayoutContext();
  const [base, setBase] = useState<'builtIn' | 'published'>('published');
  const shown = base === 'published' ? changes : ownChanges;
  return (
    <Dialog
      title={t('compare.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        canReset && (
          <Button
            kind="danger"
            onPress={() => {
              onReset();
              onClose();
            }}
          >
            {t('compare.reset')}
          </Button>
        )
      }
    >
      <Segmented
        label={t('compare.with')}
        value={base}
        onChange={setBase}
        options={(['published', 'builtIn'] as const).map((id) => ({
          id,
          label: t('compare.base', { base: id }),
        }))}
      />
      {shown.length === 0 ? (
        <p>{t('compare.same', { base })}</p>
      ) : (
        <DifferenceList
          differences={shown}
          types={types}
          sources={sources}
          className="flex flex-col gap-2.5 text-ink"
        />
      )}
    </Dialog>
  );
}
