import { useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import type { RunAnswer } from './answer-run.server.ts';

/**
 * Accepts or declines the proposal with a digest. A toast reports the decision, and the screen of the feed is opened.
 * `isMoved` tells that the site or the feed has changed meanwhile, so the screen shows a new proposal.
 */
export function useRunDecision(feedId: number, digest: string) {
  const t = useMessages('feeds');
  const { undo } = useUndo();
  const navigate = useNavigate();
  const { submit, data: answer, state } = useFetcher<RunAnswer>();
  /** The digest of the proposal that the operator decided on last. */
  const [decided, setDecided] = useState<string | null>(null);
  useOnAnswer(answer, (result) => {
    if (result.outcome === 'moved' || result.outcome === 'saved') return;
    if (result.outcome === 'applied') {
      const { version, added, changed, removed } = result;
      showToast({
        text: t('done.applied', { added, changed, removed }),
        ...(version !== null && { undo: () => undo(version) }),
      });
    } else showToast({ text: t('done.decided', { outcome: result.outcome }) });
    void navigate(`/feeds/${feedId}`);
  });
  const send = (fields: Record<string, string>) => {
    setDecided(digest);
    void submit({ digest, ...fields }, { method: 'post' });
  };
  return {
    accept: (choice: { except: ReadonlySet<string>; also: ReadonlySet<string> }) =>
      send({
        intent: 'accept',
        except: JSON.stringify([...choice.except]),
        also: JSON.stringify([...choice.also]),
      }),
    decline: () => send({ intent: 'decline' }),
    isBusy: state !== 'idle',
    isMoved: answer?.outcome === 'moved' && decided !== digest,
  };
}
