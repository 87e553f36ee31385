import { useEffect } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { getJson } from '../ui/get-json.ts';
import { isOverlayOpen } from '../ui/is-overlay-open.ts';
import { useLatest } from '../ui/use-latest.ts';
import { reportChangedDraft } from './changed-draft.ts';
import { useDraft } from './draft-state.ts';
import { editTurns } from './edit-turns.ts';
import { isChangedElsewhere } from './noted-draft.ts';
import type { DraftStep } from './undo-step.tsx';

/** Milliseconds between two looks at the draft. */
const pause = 2_000;
/** Milliseconds within which React has rendered that an edit of this window is being sent, or the edit's result. */
const renderTime = 500;
/**
 * Milliseconds without input after which the draft is not followed. The requests would otherwise keep the session of an
 * idle operator alive.
 */
const patience = 5 * 60_000;

const inputs = ['pointerdown', 'keydown', 'focus'] as const;

/**
 * Reloads the data of the screen when the draft was changed by another operator or in another window. It waits while a
 * dialog is open, because the operator must confirm the data that the dialog shows. Renders nothing.
 */
export function DraftFollower(): null {
  const { current, canEdit } = useDraft();
  const { revalidate, state } = useRevalidator();
  const fetchers = useFetchers();
  const navigation = useNavigation();
  const isSettled = useLatest(
    () =>
      state === 'idle' &&
      navigation.state === 'idle' &&
      fetchers.every((fetcher) => fetcher.state === 'idle') &&
      !editTurns.isRunning() &&
      !isOverlayOpen(),
  );
  const isChanged = useLatest((head: DraftStep | null) => isChangedElsewhere(current, head));
  useEffect(() => {
    if (!canEdit) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    let usedAt = performance.now();
    const noteUse = () => {
      usedAt = performance.now();
    };
    const isFollowed = () =>
      document.visibilityState === 'visible' && performance.now() - usedAt < patience && isSettled();
    const look = async () => {
      if (!isFollowed()) return;
      const head = await getJson<DraftStep | null>('/draft');
      if (isOver || !isSettled() || !isChanged(head)) return;
      // The change can be an edit of this window that React has not rendered yet. Such an edit loads the data itself,
      // so wait for it first.
      await new Promise((resolve) => {
        timer = setTimeout(resolve, renderTime);
      });
      if (!isSettled() || !isChanged(head)) return;
      reportChangedDraft(head);
      await revalidate();
    };
    const lookLater = () => {
      if (isOver) return;
      timer = setTimeout(
        () =>
          void look()
            .catch(() => undefined)
            .finally(lookLater),
        pause,
      );
    };
    lookLater();
    for (const name of inputs) addEventListener(name, noteUse, true);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const name of inputs) removeEventListener(name, noteUse, true);
    };
  }, [canEdit, isChanged, isSettled, revalidate]);
  return null;
}
