import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { JsonValue } from '#app/bundle/json-source.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { UnsavedText } from '../../draft/use-typed-text.ts';
import { readAnyJson, useTypedJson } from '../../draft/use-typed-json.ts';
import type { LayoutAnswer } from './edit.ts';
import { failureOf } from './use-layout-edit.ts';
import { useLayoutContext } from './layout-context.ts';

/** The state of one setting of a block on the screen. */
export interface BlockSetting {
  /** What the field shows, also if it was refused. `null` if the layout does not set it. */
  value: JsonValue | null;
  /** The functions are the same in each rendering. */
  change: (value: JsonValue | null) => void;
  save: (value: JsonValue | null) => void;
  error: string | undefined;
  unsaved: UnsavedText | null;
}

/** Holds a setting of a block while it is edited and saves it to the draft. A refused value stays in its field. */
export function useBlockSetting(position: number, key: string, stored: JsonValue | null): BlockSetting {
  const t = useMessages('layouts');
  const { id, editing } = useLayoutContext();
  const { action, blocks } = editing;
  const type = blocks[position]?.module ?? '';
  const field = `${id} ${position} ${type} ${key}`;
  const { data: answer, state, submit } = useFetcher<LayoutAnswer>({ key: `setting ${field}` });
  const text = JSON.stringify(stored);
  const typed = useTypedJson<JsonValue>({
    id: `layout ${field}`,
    saved: { value: stored, revision: text },
    read: readAnyJson,
    isSaving: state !== 'idle',
    answer,
    onSave: (value, before) =>
      void submit(
        { intent: 'set', position, key, value, before, count: blocks.length, module: type },
        { method: 'post', action },
      ),
  });
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);
  const errorOf = () => {
    if (state !== 'idle' || !typed.isTyped || !typed.isAnswered || !answer) return undefined;
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
