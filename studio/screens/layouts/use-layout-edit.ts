import { useCallback, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { showToast } from '../../ui/toast.tsx';
import type { LayoutAnswer } from './edit.ts';
import type { LayoutAction, StoredBlock } from './layout-edits.ts';

/** An action that changes the structure. Settings are saved by their fields. */
export type StructureAction = Exclude<LayoutAction, { intent: 'set' }>;
export type SavedLayout = Extract<LayoutAnswer, { outcome: 'saved' }>;

export interface LayoutEditing {
  /** The address that actions are sent to. */
  action: string;
  blocks: readonly StoredBlock[];
  canEdit: boolean;
  isBusy: boolean;
  /** Sends an action. `text` is shown with an undo when it is saved. */
  act: (action: StructureAction, text: string) => void;
  /** Called with each step that was saved, before the data of the screen has followed. */
  onSaved: (saved: SavedLayout) => void;
}

interface Options extends Pick<LayoutEditing, 'action' | 'blocks' | 'canEdit' | 'onSaved'> {
  onSelect: (position: number | null) => void;
}

/** Sends actions on blocks to the draft and reports them with an undo. */
export function useLayoutEdit({ action, blocks, canEdit, onSaved, onSelect }: Options): LayoutEditing {
  const t = useMessages('layouts');
  const { data: answer, state, submit } = useFetcher<LayoutAnswer>({ key: `layout ${action}` });
  const { submit: undo } = useFetcher();
  const words = useRef('');
  const handled = useRef<LayoutAnswer | undefined>(undefined);
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (answer.outcome === 'saved') {
      const { draft } = answer;
      onSaved(answer);
      onSelect(answer.selected);
      showToast({
        text: words.current,
        undo: () => void undo({ intent: 'undo', ...draft }, { method: 'post', action: '/draft' }),
      });
    } else if (answer.outcome === 'unchanged') onSelect(answer.selected);
    else if (answer.outcome === 'refused')
      showToast({ text: t('action.refused', { allowed: answer.allowed }) });
    else showToast({ text: t('action.failed', { outcome: failureOf(answer.outcome) }) });
  }, [answer, onSaved, onSelect, t, undo]);
  const act = useCallback<LayoutEditing['act']>(
    (wanted, text) => {
      if (!canEdit) return;
      words.current = text;
      const type = 'position' in wanted ? (blocks[wanted.position]?.module ?? '') : '';
      const values = 'block' in wanted ? { ...wanted, block: JSON.stringify(wanted.block) } : wanted;
      void submit({ ...values, count: blocks.length, module: type }, { method: 'post', action });
    },
    [action, blocks, canEdit, submit],
  );
  return { action, blocks, canEdit, isBusy: state !== 'idle', act, onSaved };
}

/** Returns the name of a failure in the messages. */
export function failureOf(outcome: LayoutAnswer['outcome']): 'conflict' | 'full' | 'large' | 'other' {
  if (outcome === 'too-large') return 'large';
  return outcome === 'conflict' || outcome === 'full' ? outcome : 'other';
}
