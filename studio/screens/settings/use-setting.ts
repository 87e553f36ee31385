import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useTypedText, type UnsavedText } from '../../draft/use-typed-text.ts';
import { useStepToast } from '../../draft/use-step-toast.ts';
import type { action } from './save.ts';
import type { SettingField } from './setting-field.ts';

/** The state of one setting on the screen. */
export interface SettingState {
  /** The value that the field shows, even if it was refused. */
  text: string;
  /** Changes the value in the field. */
  edit: (text: string) => void;
  /** Saves a text to the draft. Does nothing if it is already saved. */
  save: (text: string) => void;
  reset: () => void;
  restore: () => void;
  isSaving: boolean;
  /** Why the last change was refused. */
  error: string | undefined;
  unsaved: UnsavedText | null;
}

/** Holds the input of a setting and saves it to the draft. Refused input stays in the field. */
export function useSetting(field: SettingField): SettingState {
  const t = useMessages('settings');
  const fetcher = useFetcher<typeof action>({ key: `setting ${field.key}` });
  const [intent, setIntent] = useState<'set' | 'reset' | 'restore'>('set');
  const isSaving = fetcher.state !== 'idle';
  const submit = (values: { intent: string; revision: string; value?: string }) =>
    fetcher.submit({ ...values, key: field.key }, { method: 'post', action: '/settings/save' });
  const typed = useTypedText({
    id: `setting ${field.key}`,
    saved: field,
    isSaving,
    answer: fetcher.data,
    onSave: (value, revision) => {
      setIntent('set');
      return submit({ intent: 'set', value, revision });
    },
  });
  useStepToast(isSaving ? undefined : fetcher.data, t('done.saved', { title: field.title }));
  const replace = (action: 'reset' | 'restore') => {
    setIntent(action);
    void submit({ intent: action, revision: field.revision });
  };
  const result = fetcher.data;
  const errorOf = () => {
    if (isSaving || !result || (intent === 'set' && !typed.isAnswered)) return undefined;
    switch (result.outcome) {
      case 'refused':
        return t('fault.refused', { allowed: result.allowed });
      case 'forbidden':
        return t('fault.forbidden');
      case 'too-large':
        return t('fault.tooLarge');
      case 'unknown':
        return t('fault.unknown');
      default:
        return undefined;
    }
  };
  return {
    text: typed.text,
    edit: typed.type,
    save: typed.save,
    reset: () => replace('reset'),
    restore: () => replace('restore'),
    isSaving,
    error: errorOf(),
    unsaved: typed.unsaved,
  };
}
