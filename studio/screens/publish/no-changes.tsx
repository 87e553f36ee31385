import { FileText } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The screen of a draft without changes. */
export function NoChanges() {
  const t = useMessages('publish');
  return (
    <Card>
      <EmptyState
        icon={<FileText aria-hidden className="size-5" />}
        title={t('empty.title')}
        text={t('empty.text')}
      />
    </Card>
  );
}
