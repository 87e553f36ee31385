import { PackageOpen } from 'lucide-react';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** The empty state of a vertical without items. */
export function NoItems({ nouns }: { nouns: string }) {
  return (
    <EmptyState icon={PackageOpen} title={`No ${nouns} yet`} isHeading>
      New {nouns} will show up here.
    </EmptyState>
  );
}
