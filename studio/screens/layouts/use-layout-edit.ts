import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { ownValue } from '#app/lib/own-value.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { editTurns } from '../../draft/edit-turns.ts';
import { useUndoStep, type DraftStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import { applyAction, type LayoutAction, type StoredBlock } from './layout-edits.ts';
import { sendEdit, sendSetting, type EditAnswer, type EditFields } from './send-edit.ts';

export interface LayoutEditing {
  /** The address that actions are sent to. */
  action: string;
  /** The blocks as they are saved. */
  saved: readonly StoredBlock[];
  /** The saved blocks, with the actions that are being sent already applied. */
  blocks: readonly StoredBlock[];
  canEdit: boolean;
  /** Whether the saved blocks contain all actions. */
  isSettled: boolean;
  /**
   * Sends an action. `text` is shown with an undo when it is saved. `onDone` receives `null` if the action is saved, or
   * the reason why it is refused. Without `onDone`, a toast shows the reason.
   */
  act: (action: LayoutAction, text: string, onDone?: (fault: string | null) => void) => void;
}

interface Options extends Pick<LayoutEditing, 'action' | 'saved' | 'canEdit'> {
  /** The draft that contains the saved blocks, and its revision. */
  draft: DraftStep | null;
  /** Selects the block that has this position after the action. `null` selects none. */
  onSelect: (position: number | null) => void;
  /** Loads the data of the screen again. */
  reload: () => Promise<void>;
}

/** An action that was sent, held until the screen has loaded its result. */
interface Waiting {
  id: number;
  action: LayoutAction;
  series: Series;
  /** The draft with the action as its last step. `null` until the action is saved. */
  step: DraftStep | null;
}

/**
 * Actions that follow each other on one layout. If one of them is refused, the later ones are dropped, because they
 * were meant for a layout that does not exist.
 */
interface Series {
  /** The address that the actions are sent to. */
  address: string;
  isRefused: boolean;
}

/**
 * Sends actions on blocks to the draft, one after the other, and reports each with an undo. The screen shows an action
 * at once. Actions are sent even if the operator opens another page in the meantime.
 */
export function useLayoutEdit(options: Options): LayoutEditing {
  const { action: address, saved, canEdit, onSelect, reload } = options;
  const t = useMessages('layouts');
  const undo = useUndoStep();
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  const series = useRef<Series>({ address, isRefused: false });
  const lastId = useRef(0);
  const { id: draftId = 0, revision = 0 } = options.draft ?? {};
  // The queue still contains a saved action for a moment after the saved blocks contain it, so such actions are
  // skipped.
  const waiting = useMemo(
    () =>
      queue.filter(({ series: { address: target }, step }) => {
        const isContained = step?.id === draftId && step.revision <= revision;
        return target === address && !isContained;
      }),
    [address, draftId, queue, revision],
  );
  const blocks = useMemo(
    () => waiting.reduce((shown, one) => applyAction(shown, one.action), saved),
    [saved, waiting],
  );

  const report = useCallback(
    (answer: EditAnswer, text: string, onDone: ((fault: string | null) => void) | undefined) => {
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
    },
    [t, undo],
  );

  const act = useCallback<LayoutEditing['act']>(
    (action, text, onDone) => {
      if (!canEdit) return;
      if (series.current.isRefused || series.current.address !== address) {
        series.current = { address, isRefused: false };
      }
      lastId.current += 1;
      const sent: Waiting = { id: lastId.current, action, series: series.current, step: null };
      setQueue((current) => [...current, sent]);
      const next = selectedAfter(blocks, action);
      if (next !== undefined) onSelect(next);
      const fields = fieldsOf(action, blocks);
      void editTurns.alone(async () => {
        if (sent.series.isRefused) return;
        // The canvas shows a setting as soon as it is saved. Other actions change the positions of blocks, so the
        // canvas changes together with the list.
        const send = action.intent === 'set' ? sendSetting : sendEdit;
        const answer = await send(address, fields);
        report(answer, text, onDone);
        if (answer.outcome === 'saved') {
          const step = answer.draft;
          setQueue((current) => current.map((one) => (one.id === sent.id ? { ...one, step } : one)));
        }
        const isKept = answer.outcome === 'saved' || answer.outcome === 'unchanged';
        if (!isKept) {
          sent.series.isRefused = true;
          setQueue((current) => current.filter((one) => one.series !== sent.series));
        }
        if (answer.outcome !== 'failed') await reload();
        // The router renders the new data in a transition. The action must not leave the queue before the data is
        // shown.
        if (isKept) startTransition(() => setQueue((current) => current.filter(({ id }) => id !== sent.id)));
      });
    },
    [address, blocks, canEdit, onSelect, reload, report],
  );
  const isSettled = waiting.length === 0;
  return useMemo(
    () => ({ action: address, saved, blocks, canEdit, isSettled, act }),
    [act, address, blocks, canEdit, isSettled, saved],
  );
}

/**
 * Returns the form fields of the request for an action, with the number of blocks and the block that the operator saw.
 */
function fieldsOf(action: LayoutAction, blocks: readonly StoredBlock[]): EditFields {
  const block = 'position' in action ? blocks[action.position] : undefined;
  const seen = { count: blocks.length, module: block?.module ?? '' };
  switch (action.intent) {
    case 'insert':
      return { ...seen, ...action, block: JSON.stringify(action.block) };
    case 'set': {
      const { resets = [], value, ...fields } = action;
      const before = ownValue(block?.config, action.key) ?? null;
      return {
        ...seen,
        ...fields,
        value: JSON.stringify(value),
        before: JSON.stringify(before),
        resets: resets.join(' '),
      };
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

/** Returns the argument `outcome` of the message about a failed action. */
export function failureOf(
  outcome: EditAnswer['outcome'],
): 'conflict' | 'failed' | 'full' | 'large' | 'other' {
  if (outcome === 'too-large') return 'large';
  return outcome === 'conflict' || outcome === 'full' || outcome === 'failed' ? outcome : 'other';
}
