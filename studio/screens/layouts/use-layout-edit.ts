import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { ownValue } from '#app/lib/own-value.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { LayoutAnswer } from './edit.ts';
import { applyAction, type LayoutAction, type StoredBlock } from './layout-edits.ts';
import type { SettingAnswer } from './send-setting.ts';
import { reportSentSetting } from './setting-reports.ts';

export interface LayoutEditing {
  /** The address that actions are sent to. */
  action: string;
  /** The blocks as they are saved. */
  saved: readonly StoredBlock[];
  /** The saved blocks, with the actions that are being sent already applied. */
  blocks: readonly StoredBlock[];
  canEdit: boolean;
  /** Whether all actions are saved. */
  isSettled: boolean;
  /**
   * Sends an action. `text` is shown with an undo when it is saved. `onDone` receives `null` if the action is saved, or
   * the reason why it is refused. Without `onDone`, a toast shows the reason.
   */
  act: (action: LayoutAction, text: string, onDone?: (fault: string | null) => void) => void;
}

interface Options extends Pick<LayoutEditing, 'action' | 'saved' | 'canEdit'> {
  /** Selects the block at a position after the action. */
  onSelect: (position: number | null) => void;
}

/** An action that is not saved yet, with the text that reports it. */
interface Waiting {
  action: LayoutAction;
  text: string;
  onDone: ((fault: string | null) => void) | undefined;
}

/**
 * Sends actions on blocks to the draft, one after the other, and reports them with an undo. The screen shows them at
 * once.
 */
export function useLayoutEdit({ action, saved, canEdit, onSelect }: Options): LayoutEditing {
  const t = useMessages('layouts');
  const { data: answer, state, submit } = useFetcher<LayoutAnswer>({ key: `layout ${action}` });
  const undo = useUndoStep();
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  /** The first action of the queue, with the last answer and the saved blocks before it was sent. */
  const [sent, setSent] = useState<
    (Waiting & { before: LayoutAnswer | undefined; saved: readonly StoredBlock[] }) | null
  >(null);
  const handled = useRef<LayoutAnswer | undefined>(undefined);
  const isKept = answer?.outcome === 'saved' || answer?.outcome === 'unchanged';
  // If a key is pressed in the meantime, the answer can arrive before the saved blocks that contain the action.
  const isComplete = answer?.outcome !== 'saved' || saved !== sent?.saved;
  // After a refusal, the operator can act again at once. After a saved action, the saved blocks must arrive first.
  const isOver = !isKept || (state === 'idle' && isComplete);
  if (sent && answer !== sent.before && isOver) {
    setSent(null);
    // Actions after a refused one are dropped, because they were meant for a layout that does not exist.
    setQueue(isKept ? queue.slice(1) : []);
  } else if (!sent && queue[0]) setSent({ ...queue[0], before: answer, saved });
  const blocks = useMemo(
    () => queue.reduce((shown, one) => applyAction(shown, one.action), saved),
    [queue, saved],
  );

  const report = useRef<Pick<Waiting, 'onDone' | 'text'>>({ text: '', onDone: undefined });
  const latest = useRef(saved);
  useEffect(() => {
    latest.current = saved;
  }, [saved]);
  useEffect(() => {
    if (!sent) return;
    report.current = sent;
    void submit(formOf(sent.action, latest.current), { method: 'post', action });
    // Other actions change the positions of blocks, so the page changes together with the list.
    if (sent.action.intent === 'set') reportSentSetting();
  }, [action, sent, submit]);
  useEffect(() => {
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    const { text, onDone } = report.current;
    if (answer.outcome === 'saved') {
      const { draft } = answer;
      showToast({ text, undo: () => undo(draft) });
    }
    if (answer.outcome === 'saved' || answer.outcome === 'unchanged') {
      onDone?.(null);
      return;
    }
    const fault =
      answer.outcome === 'refused'
        ? t('action.refused', {
            allowed: answer.allowed,
            setting: answer.setting,
            hasSetting: answer.setting === '' ? 'other' : 'true',
          })
        : t('action.failed', { outcome: failureOf(answer.outcome) });
    if (onDone) onDone(fault);
    else showToast({ text: fault });
  }, [answer, t, undo]);

  const act = useCallback<LayoutEditing['act']>(
    (wanted, text, onDone) => {
      if (!canEdit) return;
      setQueue((current) => [...current, { action: wanted, text, onDone }]);
      const next = selectedAfter(blocks, wanted);
      if (next !== undefined) onSelect(next);
    },
    [blocks, canEdit, onSelect],
  );
  const isSettled = queue.length === 0;
  return useMemo(
    () => ({ action, saved, blocks, canEdit, isSettled, act }),
    [act, action, blocks, canEdit, isSettled, saved],
  );
}

/**
 * Returns the form fields of the request for an action, with the number of blocks and the block that the operator saw.
 */
function formOf(action: LayoutAction, saved: readonly StoredBlock[]): Record<string, number | string> {
  const block = 'position' in action ? saved[action.position] : undefined;
  const seen = { count: saved.length, module: block?.module ?? '' };
  switch (action.intent) {
    case 'insert':
      return { ...seen, ...action, block: JSON.stringify(action.block) };
    case 'set': {
      const before = ownValue(block?.config, action.key) ?? null;
      return { ...seen, ...action, value: JSON.stringify(action.value), before: JSON.stringify(before) };
    }
    default:
      return { ...seen, ...action };
  }
}

/** Returns the position of the block to select after an action, or `undefined` if the selection stays. */
function selectedAfter(blocks: readonly StoredBlock[], action: LayoutAction): number | null | undefined {
  switch (action.intent) {
    case 'reset':
      return null;
    case 'set':
      return undefined;
    case 'insert':
      return action.at;
    case 'duplicate':
      return action.position + 1;
    case 'move':
      return action.to;
    case 'remove':
      return blocks.length === 1 ? null : Math.min(action.position, blocks.length - 2);
  }
}

/** Returns the key of the message about a failure. */
export function failureOf(
  outcome: SettingAnswer['outcome'],
): 'conflict' | 'failed' | 'full' | 'large' | 'other' {
  if (outcome === 'too-large') return 'large';
  return outcome === 'conflict' || outcome === 'full' || outcome === 'failed' ? outcome : 'other';
}
