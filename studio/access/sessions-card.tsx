import { Laptop } from 'lucide-react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Time } from '../ui/time.tsx';

interface ShownSession {
  id: string;
  seenAt: number;
  address: string;
  device: string;
  /** Whether the session is that of this browser. */
  isOwn: boolean;
}

/** The browsers in which the operator is signed in. */
export function SessionsCard({ sessions, now }: { sessions: readonly ShownSession[]; now: number }) {
  const t = useMessages('access');
  const fetcher = useFetcher();
  return (
    <Card
      title={t('account.sessions')}
      side={
        sessions.length > 1 && (
          <Button
            size="small"
            onPress={() => void fetcher.submit({ intent: 'end-others' }, { method: 'post' })}
          >
            {t('account.endOthers')}
          </Button>
        )
      }
      isFlush
    >
      <ul>
        {sessions.map(({ id, seenAt, address, device, isOwn }) => (
          <li key={id} className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0">
            <Laptop aria-hidden className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{device || t('account.unknownDevice')}</p>
              <p className="text-secondary text-faint">
                {address} · <Time value={seenAt} now={now} />
              </p>
            </div>
            {isOwn ? (
              <Badge kind="success">{t('account.thisBrowser')}</Badge>
            ) : (
              <Button
                size="small"
                onPress={() => void fetcher.submit({ intent: 'end-session', id }, { method: 'post' })}
              >
                {t('account.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
