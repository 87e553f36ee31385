import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useSessionState } from '../../draft/use-session-state.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SectionData } from './read-section.server.ts';
import { useViewChange } from './use-view-change.ts';
import type { SavedView } from './views.ts';

const longestName = 60;

/** Saves the list that is shown as a view. */
export function SaveViewDialog({
  data,
  search,
  home,
  onClose,
}: {
  data: SectionData;
  /** Parameters of the list. */
  search: string;
  home: string;
  onClose: () => void;
}) {
  const t = useMessages('content');
  const navigate = useNavigate();
  const { change, isBusy } = useViewChange(data.prefix);
  const [isShared, setShared] = useState(false);
  const save = (name: string) =>
    change({ intent: 'save', name, search, isShared }, (id) => {
      onClose();
      void navigate(`${home}?${search}${search && '&'}view=${id ?? 'all'}`);
      return { text: t('view.saved', { name }) };
    });
  return (
    <NameDialog
      title={t('view.save')}
      name=""
      confirm={t('view.saveConfirm')}
      isBusy={isBusy}
      onSave={save}
      onClose={onClose}
    >
      <p>{t('view.saveText')}</p>
      {data.canShare && (
        <Switch
          label={t('view.shareWithAll')}
          help={t('view.shareHelp')}
          isSelected={isShared}
          onChange={setShared}
        />
      )}
    </NameDialog>
  );
}

/** Gives a saved view another name. */
export function RenameViewDialog({
  prefix,
  view,
  onClose,
}: {
  prefix: string;
  view: SavedView;
  onClose: () => void;
}) {
  const t = useMessages('content');
  const { change, isBusy } = useViewChange(prefix);
  return (
    <NameDialog
      title={t('view.renameTitle', { name: view.name })}
      name={view.name}
      confirm={t('view.renameConfirm')}
      isBusy={isBusy}
      onSave={(name) =>
        change({ intent: 'rename', id: view.id, name }, () => {
          onClose();
          return null;
        })
      }
      onClose={onClose}
    />
  );
}

function NameDialog({
  title,
  name,
  confirm,
  isBusy,
  onSave,
  onClose,
  children,
}: {
  title: string;
  name: string;
  confirm: string;
  isBusy: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const t = useMessages('content');
  const [{ text }, setValues] = useSessionState(`view ${title}`, { text: name });
  const [isChecked, setChecked] = useState(false);
  const isEmpty = text.trim() === '';
  return (
    <FormDialog
      title={title}
      submit={confirm}
      isBusy={isBusy}
      onSubmit={() => {
        setChecked(true);
        if (!isEmpty) onSave(text.trim());
      }}
      onClose={onClose}
    >
      <TextField
        label={t('view.name')}
        value={text}
        maxLength={longestName}
        error={isChecked && isEmpty ? t('view.nameMissing') : undefined}
        onChange={(next) => setValues({ text: next })}
      />
      {children}
    </FormDialog>
  );
}
