import { History } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

export const handle: StudioPolicy = { read: 'viewer' };

/** Shown beside the list of changes while no change is open. */
export default function NoChange() {
  const t = useMessages('history');
  return (
    <Card>
      <EmptyState
        icon={<History aria-hidden className="size-5" />}
        title={t('empty.title')}
        text={t('empty.text')}
      />
    </Card>
  );
}
