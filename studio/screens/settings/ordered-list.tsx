import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { DragHandle } from '../../ui/drag-handle.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { fieldClasses, type FieldProps } from '../../ui/field.tsx';
import type { MoveTarget } from './move-entries.ts';
import type { FieldOption } from './setting-field.ts';

/** A setting that is a list. Its entries are moved by pointer, touch or keyboard. */
export function OrderedList<Entry extends FieldOption>({
  label,
  help,
  error,
  published,
  entries,
  isDisabled,
  dependencies,
  onMove,
  renderRow,
  children,
}: FieldProps & {
  entries: readonly Entry[];
  isDisabled: boolean;
  /** Other values that the rows show. The rows are rendered again when one changes. */
  dependencies: readonly unknown[];
  onMove: (moved: ReadonlySet<unknown>, target: MoveTarget) => void;
  /** Returns the contents of a row beside its handle. */
  renderRow: (entry: Entry) => ReactNode;
  /** Shown below the list. */
  children?: ReactNode;
}) {
  const t = useMessages('settings');
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) =>
      entries.filter(({ id }) => keys.has(id)).map(({ label: name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) =>
      onMove(keys, { id: target.key, isBefore: target.dropPosition === 'before' }),
  });
  return (
    <div className={fieldClasses({ published })}>
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-secondary font-semibold">{label}</p>
        {published && (
          <Button
            onPress={published.restore}
            className="touch-target inline-flex shrink-0 cursor-pointer items-center gap-1 rounded-tag text-small font-semibold text-accent data-hovered:underline"
          >
            <RotateCcw aria-hidden className="size-3" />
            {t('sections.restore')}
          </Button>
        )}
      </div>
      <GridList
        aria-label={label}
        items={entries}
        dependencies={[...dependencies, isDisabled]}
        dragAndDropHooks={dragAndDropHooks}
        className="flex max-w-md flex-col rounded-row border border-line p-1 data-drop-target:border-accent"
      >
        {(entry) => (
          <GridListItem
            id={entry.id}
            textValue={entry.label}
            className="flex min-h-11 items-center gap-2 rounded-control px-1.5 outline-offset-[-2px] data-dragging:opacity-50 data-hovered:bg-hover"
          >
            <DragHandle />
            {renderRow(entry)}
          </GridListItem>
        )}
      </GridList>
      {children}
      <ErrorText>{error}</ErrorText>
      <p className="text-secondary text-faint">{help}</p>
    </div>
  );
}
