import { useCallback, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndoStep } from '../../draft/undo-step.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { PlaceAnswer } from './place.ts';
import type { Marker, Place } from './placement.ts';

export interface SlotActions {
  canEdit: boolean;
  add: (adNumber: number, to: Place) => void;
  move: (from: Marker, to: Place) => void;
  remove: (from: Marker) => void;
  setNumber: (from: Marker, adNumber: number) => void;
}

/** Sends changes of the slots of a page to the draft and reports them with an undo. */
export function useSlotActions({
  action,
  count,
  canEdit,
  onSelect,
}: {
  action: string;
  /** Number of blocks of the page. */
  count: number;
  canEdit: boolean;
  onSelect: (marker: Marker | null) => void;
}): SlotActions {
  const t = useMessages('ads');
  const { data: answer, state, submit } = useFetcher<PlaceAnswer>();
  const undo = useUndoStep();
  const toastText = useRef('');
  useOnAnswer(state === 'idle' ? answer : undefined, (result) => {
    if (result.outcome === 'saved') {
      const { draft } = result;
      showToast({ text: toastText.current, undo: () => undo(draft) });
      onSelect(result.selected);
    } else if (result.outcome === 'unchanged') onSelect(result.selected);
    else showToast({ text: t('place.failed', { outcome: failureOf(result.outcome) }) });
  });
  const send = useCallback(
    (values: Record<string, string | number>, text: string) => {
      toastText.current = text;
      void submit({ ...values, count }, { method: 'post', action });
    },
    [action, count, submit],
  );
  return {
    canEdit,
    add: (adNumber, to) => send({ intent: 'add', adNumber, ...placeFields(to) }, t('place.added')),
    move: (from, to) => send({ intent: 'move', ...markerFields(from), ...placeFields(to) }, t('place.moved')),
    remove: (from) => send({ intent: 'take', ...markerFields(from) }, t('place.removed')),
    setNumber: (from, adNumber) =>
      send({ intent: 'number', ...markerFields(from), adNumber }, t('place.numbered', { number: adNumber })),
  };
}

/** Returns the form fields that identify a slot. */
export function markerFields({ block, at }: Marker): { block: number; at: number | string } {
  return { block, at: at ?? '' };
}

function placeFields(to: Place): { toBlock: number; toAt: number | string } {
  return 'before' in to ? { toBlock: to.before, toAt: '' } : { toBlock: to.block, toAt: to.at };
}

function failureOf(outcome: PlaceAnswer['outcome']): 'conflict' | 'full' | 'large' | 'other' {
  if (outcome === 'too-large') return 'large';
  return outcome === 'conflict' || outcome === 'full' ? outcome : 'other';
}
