import { PackageOpen } from 'lucide-react';
import { useSectionMessages } from '#app/messages/use-messages.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** The empty state of a vertical without items. */
export function NoItems() {
  const t = useSectionMessages();
  return (
    <EmptyState icon={PackageOpen} title={t('section.none')} isHeading>
      {t('section.noneHint')}
    </EmptyState>
  );
}
