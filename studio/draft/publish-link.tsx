import { useMessages } from '#app/messages/use-messages.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { useDraft } from './draft-state.ts';

/**
 * The primary action of most screens: leads to the publication of the draft. Renders nothing while the draft is empty.
 */
export function PublishLink() {
  const { current } = useDraft();
  const t = useMessages('draft');
  if (!current || current.changes === 0) return null;
  return (
    <LinkButton kind="primary" href="/publish">
      {t('bar.publish')}
      <span className="tabular-nums" aria-label={t('bar.changes', { count: current.changes })}>
        {current.changes}
      </span>
    </LinkButton>
  );
}
