import { useMessages } from '#app/messages/use-messages.ts';
import { useSessionState } from '../draft/use-session-state.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

const roles = ['viewer', 'editor', 'owner'] as const;

/** Asks for the name and the role of a new operator. */
export function InviteDialog({
  isBusy,
  fault,
  onClose,
  onInvite,
}: {
  isBusy: boolean;
  /** The fault of the name. */
  fault: 'name' | 'taken' | undefined;
  onClose: () => void;
  onInvite: (fields: { name: string; role: string }) => void;
}) {
  const t = useMessages('access');
  const [values, setValues] = useSessionState('invitation', { name: '', role: 'editor' });
  return (
    <FormDialog
      title={t('invite.title')}
      submit={t('invite.submit')}
      isBusy={isBusy}
      onSubmit={() => onInvite(values)}
      onClose={onClose}
    >
      <TextField
        label={t('invite.name')}
        help={t('invite.nameHelp')}
        value={values.name}
        onChange={(name) => setValues({ ...values, name })}
        error={fault && t('operators.fault', { fault })}
        isRequired
      />
      <Select
        label={t('invite.role')}
        value={values.role}
        onChange={(key) => setValues({ ...values, role: String(key) })}
        options={roles.map((id) => ({
          id,
          label: t('operators.role', { role: id }),
          help: t('operators.roleHelp', { role: id }),
        }))}
      />
    </FormDialog>
  );
}
