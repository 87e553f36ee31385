import { FileText } from 'lucide-react';
import { useFetcher, useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { DraftHead } from '#app/store/drafts.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { Button } from '../../ui/button.tsx';
import { Time } from '../../ui/time.tsx';
import { AttentionRow } from './attention-row.tsx';

/** A draft that has not been changed for days, or whose scheduled publication failed. */
export function DraftRow({ draft, now }: { draft: Omit<DraftHead, 'publishAt' | 'revision'>; now: number }) {
  const t = useMessages('today');
  const { canEdit } = useDraft();
  const navigate = useNavigate();
  const { submit, state } = useFetcher();
  const { id, title, author, updatedAt, problem } = draft;

  async function review() {
    await submit({ intent: 'choose', id }, { method: 'post', action: '/draft' });
    await navigate('/publish');
  }

  const text =
    problem === '' ? (
      <>
        {t('draft.waits')} <Time value={updatedAt} now={now} />
      </>
    ) : (
      t('draft.problem', { problem })
    );
  return (
    <AttentionRow
      icon={<FileText aria-hidden className="size-4.5" />}
      title={title === '' ? t('draft.untitled', { author }) : t('draft.title', { title, author })}
      text={text}
      action={
        canEdit && (
          <Button isBusy={state !== 'idle'} onPress={() => void review()}>
            {t('draft.review')}
          </Button>
        )
      }
    />
  );
}
