import type { StateCounts, TranslationState } from '#app/bundle/translations/translation.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { openStates } from './filter.ts';

export const badgeKinds = {
  missing: 'neutral',
  stale: 'warning',
  machine: 'accent',
  reviewed: 'success',
} as const satisfies Record<TranslationState, string>;

/** The number of texts in each unfinished state, or a note that everything is reviewed. */
export function StateBadges({ counts }: { counts: StateCounts }) {
  const t = useMessages('translations');
  const open = openStates.filter((state) => counts[state] > 0);
  if (open.length === 0) return <Badge kind="success">{t('state.name', { state: 'reviewed' })}</Badge>;
  return open.map((state) => (
    <Badge key={state} kind={badgeKinds[state]}>
      {t('state.count', { state, count: counts[state] })}
    </Badge>
  ));
}
