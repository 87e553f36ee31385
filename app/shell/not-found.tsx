import { Compass } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { shellBlocks } from './blocks.server.ts';

/** The message that a page does not exist. Suggestions follow it in the layout. */
export function NotFound({ data }: { data: BlockData<(typeof shellBlocks)['notFound']> }) {
  const t = useMessages('shell');
  const label = data.homeName === null ? t('missing.goHome') : t('missing.goTo', { name: data.homeName });
  return (
    <div className="shell">
      <EmptyState icon={Compass} title={t('missing.title')} isHeading action={{ href: data.home, label }}>
        {t('missing.text')}
      </EmptyState>
    </div>
  );
}
