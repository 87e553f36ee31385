import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-aria-components';
import { useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FilterOptions } from './filter-words.ts';
import { newItemParameter } from './new-item-commands.tsx';
import { useEdit } from './use-edit.ts';

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
  const [parameters, setParameters] = useSearchParams();
  const [isAsked, setAsked] = useState(false);
  const isOpen = isAsked || parameters.has(newItemParameter);
  const setOpen = (open: boolean) => {
    setAsked(open);
    if (!parameters.has(newItemParameter)) return;
    setParameters(
      (before) => {
        before.delete(newItemParameter);
        return before;
      },
      { replace: true },
    );
  };
  const { edit, answer, isBusy } = useEdit(prefix);
  const [first] = options.categories;
  if (!first) return null;
  const faultOf = (field: string) => {
    const fault = answer?.outcome === 'invalid' && answer.faults.find((one) => one.field === field);
    return fault ? t('field.fault', { allowed: fault.allowed }) : undefined;
  };
  const form = `new-${prefix}`;
  return (
    <>
      <Button icon={<Plus aria-hidden className="size-4" />} onPress={() => setOpen(true)}>
        {t('new.button')}
      </Button>
      <Dialog
        title={t('new.title')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button kind="quiet" onPress={() => setOpen(false)}>
              {t('action.cancel')}
            </Button>
            <Button type="submit" form={form} isBusy={isBusy}>
              {t('new.create')}
            </Button>
          </>
        }
      >
        <Form
          id={form}
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            const values = new FormData(event.currentTarget);
            const text = (name: string) => {
              const value = values.get(name);
              return typeof value === 'string' ? value : '';
            };
            edit(
              {
                intent: 'create',
                title: text('title'),
                category: text('category'),
                playUrl: text('playUrl'),
              },
              ({ id }) => {
                setOpen(false);
                void navigate(`/content/${prefix}/${id}`);
                return t('done.created');
              },
            );
          }}
        >
          <TextField label={t('field.title')} name="title" error={faultOf('title')} />
          <Select
            label={t('filter.category')}
            name="category"
            defaultSelectedKey={String(first.id)}
            options={options.categories.map(({ id, name }) => ({ id: String(id), label: name }))}
          />
          {isPlayed && (
            <TextField
              label={t('field.playUrl')}
              name="playUrl"
              help={t('new.playUrl')}
              error={faultOf('game_url_remote')}
            />
          )}
          <p className="text-secondary">{t('new.help')}</p>
        </Form>
      </Dialog>
    </>
  );
}
