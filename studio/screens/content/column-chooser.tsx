import { Columns3 } from 'lucide-react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { popoverClasses } from '../../ui/popover-classes.ts';
import type { ColumnId } from './columns.ts';

const ColumnList = lazyComponent(async () => (await import('./column-list.tsx')).ColumnList);

/** Chooses the columns of the table and their order, by pointer, touch or keyboard. */
export function ColumnChooser({
  columns,
  onChange,
}: {
  columns: readonly ColumnId[];
  onChange: (columns: readonly ColumnId[]) => void;
}) {
  const t = useMessages('content');
  return (
    <DialogTrigger>
      <IconButton
        size="small"
        label={t('columns.label')}
        icon={<Columns3 aria-hidden className="size-4" />}
      />
      <Popover placement="bottom end" offset={6} className={`${popoverClasses} w-72`}>
        <Dialog aria-label={t('columns.label')} className="flex flex-col gap-1 outline-none">
          <ColumnList columns={columns} onChange={onChange} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
