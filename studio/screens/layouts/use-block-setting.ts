import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { JsonValue } from '#app/lib/json.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { editTurns } from '../../draft/edit-turns.ts';
import type { UnsavedText } from '../../draft/use-typed-text.ts';
import { readAnyJson, useTypedJson } from '../../draft/use-typed-json.ts';
import { useLayoutContext } from './layout-context.ts';
import { sendSetting, type EditAnswer } from './send-edit.ts';
import { failureOf } from './use-layout-edit.ts';

/** The state of one setting of a block on the screen. */
export interface BlockSetting {
  /** The value that the field shows, even if it was refused. `null` if the layout does not set it. */
  value: JsonValue | null;
  /** `change` and `save` stay the same in each rendering. */
  change: (value: JsonValue | null) => void;
  save: (value: JsonValue | null) => void;
  error: string | undefined;
  unsaved: UnsavedText | null;
}

/** A setting, the block that it belongs to, and the layout that the operator sees. */
interface StoredSetting {
  position: number;
  /** Type of the block. */
  type: string;
  /** Number of blocks of the layout. */
  count: number;
  key: string;
  /** Settings that a change of this setting resets. */
  resets: readonly string[];
  /** The value in the layout. `null` if the layout does not set it. */
  stored: JsonValue | null;
}

/**
 * The last request to save a setting. `answer` is set after the screen has reloaded its data. Its `revision` is the
 * value that was sent, so a text that is typed in the meantime is based on the saved setting.
 */
interface SettingRequest {
  isSaving: boolean;
  answer: (EditAnswer & { revision: string }) | undefined;
}

/** Holds a setting of a block while it is edited and saves it to the draft. A refused value stays in its field. */
export function useBlockSetting({ position, type, count, key, resets, stored }: StoredSetting): BlockSetting {
  const t = useMessages('layouts');
  const { id, action, reload } = useLayoutContext();
  const field = `${id} ${position} ${type} ${key}`;
  const [{ isSaving, answer }, setRequest] = useState<SettingRequest>({ isSaving: false, answer: undefined });
  const send = (value: string, before: string) => {
    setRequest((last) => ({ ...last, isSaving: true }));
    return editTurns.together(async () => {
      const fields = { position, key, value, before, count, module: type, resets: resets.join(' ') };
      const next = await sendSetting(action, fields);
      if (next.outcome !== 'failed') await reload();
      // The router renders the new data in a transition. The answer must not appear on the screen before the data.
      startTransition(() => setRequest({ isSaving: false, answer: { ...next, revision: value } }));
    });
  };
  const text = JSON.stringify(stored);
  const typed = useTypedJson<JsonValue>({
    id: `layout ${field}`,
    saved: { value: stored, revision: text },
    read: readAnyJson,
    isSaving,
    answer,
    onSave: send,
  });
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  const errorOf = () => {
    if (isSaving || !typed.isTyped || !typed.isAnswered || !answer) return undefined;
    if (answer.outcome === 'saved' || answer.outcome === 'unchanged') return undefined;
    if (answer.outcome === 'refused') return t('field.refused', { allowed: answer.allowed });
    return t('action.failed', { outcome: failureOf(answer.outcome) });
  };
  return {
    value: typed.value,
    change: useCallback((value) => latest.current.change(value), []),
    save: useCallback((value) => latest.current.save(value), []),
    error: errorOf(),
    unsaved: typed.unsaved,
  };
}
