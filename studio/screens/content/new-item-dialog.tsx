import { useMessages } from '#app/messages/use-messages.ts';
import { useSessionState } from '../../draft/use-session-state.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FilterOptions } from './filter-words.ts';
import type { EditValues } from './use-edit.ts';

/** Asks for what every new item needs. */
export function NewItemDialog({
  prefix,
  isPlayed,
  categories,
  category,
  faults,
  isBusy,
  onCreate,
  onClose,
}: {
  prefix: string;
  /** Whether the items are games. The dialog then also asks for the play address. */
  isPlayed: boolean;
  categories: FilterOptions['categories'];
  /** Id of the category that is chosen first. */
  category: number;
  /** The faults for which the last attempt was refused. */
  faults: readonly { field: string; allowed: string }[];
  isBusy: boolean;
  onCreate: (values: EditValues) => void;
  onClose: () => void;
}) {
  const t = useMessages('content');
  const [values, setValues] = useSessionState(`new item ${prefix}`, {
    title: '',
    category: String(category),
    playUrl: '',
  });
  const faultOf = (field: string) => {
    const fault = faults.find((one) => one.field === field);
    return fault && t('field.fault', { allowed: fault.allowed });
  };
  return (
    <FormDialog
      title={t('new.title')}
      submit={t('new.create')}
      isBusy={isBusy}
      onSubmit={() => onCreate(values)}
      onClose={onClose}
    >
      <TextField
        label={t('field.title')}
        value={values.title}
        onChange={(title) => setValues({ ...values, title })}
        error={faultOf('title')}
      />
      <Select
        label={t('filter.category')}
        selectedKey={values.category}
        onSelectionChange={(key) => setValues({ ...values, category: String(key) })}
        options={categories.map(({ id, name }) => ({ id: String(id), label: name }))}
      />
      {isPlayed && (
        <TextField
          label={t('field.playUrl')}
          help={t('new.playUrl')}
          value={values.playUrl}
          onChange={(playUrl) => setValues({ ...values, playUrl })}
          error={faultOf('game_url_remote')}
        />
      )}
      <p className="text-secondary">{t('new.help')}</p>
    </FormDialog>
  );
}
