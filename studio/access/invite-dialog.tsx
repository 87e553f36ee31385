import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';

const roles = ['viewer', 'editor', 'owner'] as const;

/** Asks for the name and the role of a new operator. */
export function InviteDialog({
  isOpen,
  isBusy,
  fault,
  onClose,
  onInvite,
}: {
  isOpen: boolean;
  isBusy: boolean;
  fault: 'name' | 'taken' | 'gone' | 'lastOwner' | undefined;
  onClose: () => void;
  onInvite: (fields: { name: string; role: string }) => void;
}) {
  const t = useMessages('access');
  const [name, setName] = useState('');
  const [role, setRole] = useState<string>('editor');
  return (
    <Dialog title={t('invite.title')} isOpen={isOpen} onClose={onClose}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onInvite({ name, role });
        }}
      >
        <TextField
          label={t('invite.name')}
          help={t('invite.nameHelp')}
          value={name}
          onChange={setName}
          error={fault && t('operators.fault', { fault })}
          isRequired
        />
        <Select
          label={t('invite.role')}
          value={role}
          onChange={(key) => setRole(String(key))}
          options={roles.map((id) => ({
            id,
            label: t('operators.role', { role: id }),
            help: t('operators.roleHelp', { role: id }),
          }))}
        />
        <Button type="submit" kind="primary" isBusy={isBusy} className="self-end">
          {t('invite.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
