import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { action } from './save.ts';
import type { SettingField } from './setting-field.ts';

/** The state of one setting on the screen. */
export interface SettingState {
  /** What the field shows, also if it was refused. */
  text: string;
  /** Changes what the field shows. */
  edit: (text: string) => void;
  /** Saves a text to the draft. A text that is already saved does nothing. */
  save: (text: string) => void;
  reset: () => void;
  restore: () => void;
  isSaving: boolean;
  /** Why the text was refused. */
  error: string | undefined;
}

/** Holds the input of a setting and saves it to the draft. Refused input stays in the field. */
export function useSetting(field: SettingField): SettingState {
  const t = useMessages('settings');
  const fetcher = useFetcher<typeof action>({ key: `setting ${field.key}` });
  const [known, setKnown] = useState(field.text);
  const [text, setText] = useState(field.text);
  const [isDismissed, setDismissed] = useState(true);
  if (known !== field.text) {
    setKnown(field.text);
    setText(field.text);
  }
  const submit = (intent: 'set' | 'reset' | 'restore', value = '') => {
    setDismissed(false);
    void fetcher.submit({ intent, key: field.key, value }, { method: 'post', action: '/settings/save' });
  };
  const result = fetcher.data;
  const errorOf = () => {
    if (isDismissed || fetcher.state !== 'idle' || !result || result.outcome === 'saved') return undefined;
    if (result.outcome === 'refused') return t('fault.refused', { allowed: result.allowed });
    if (result.outcome === 'forbidden') return t('fault.forbidden');
    return result.outcome === 'too-large' ? t('fault.tooLarge') : t('fault.unknown');
  };
  return {
    text,
    edit: (next) => {
      setText(next);
      setDismissed(true);
    },
    save: (next) => {
      setText(next);
      if (next !== field.text) submit('set', next);
      else setDismissed(true);
    },
    reset: () => {
      setText(field.initial);
      submit('reset');
    },
    restore: () => {
      setText(field.published ?? field.text);
      submit('restore');
    },
    isSaving: fetcher.state !== 'idle',
    error: errorOf(),
  };
}
