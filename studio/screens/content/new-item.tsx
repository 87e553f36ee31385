import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useOpenInAddress } from '../../ui/use-open-in-address.ts';
import type { FilterOptions } from './filter-words.ts';
import { newItemParameter } from './new-item-commands.tsx';
import { useEdit } from './use-edit.ts';

const NewItemDialog = lazyComponent(async () => (await import('./new-item-dialog.tsx')).NewItemDialog);

/** The button and the dialog that add an item to the draft. */
export function NewItem({
  prefix,
  isPlayed,
  options,
}: {
  prefix: string;
  isPlayed: boolean;
  options: FilterOptions;
}) {
  const t = useMessages('content');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useOpenInAddress(newItemParameter);
  const { edit, answer, isBusy } = useEdit(prefix);
  const [closedWith, setClosedWith] = useState<typeof answer>();
  const [first] = options.categories;
  if (!first) return null;
  return (
    <>
      <Button icon={<Plus aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {t('new.button')}
      </Button>
      {isOpen && (
        <NewItemDialog
          prefix={prefix}
          isPlayed={isPlayed}
          categories={options.categories}
          category={first.id}
          faults={answer?.outcome === 'invalid' && answer !== closedWith ? answer.faults : []}
          isBusy={isBusy}
          onCreate={(values) =>
            edit({ intent: 'create', ...values }, ({ id }) => {
              setOpen(false);
              void navigate(`/content/${prefix}/${id}`);
              return t('done.created');
            })
          }
          onClose={() => {
            setClosedWith(answer);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
