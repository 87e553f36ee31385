import { FolderPlus } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** Shown in a section in which no item can be created, because it has no category. */
export function NoCategories({ prefix }: { prefix: string }) {
  const t = useMessages('content');
  return (
    <EmptyState
      icon={<FolderPlus aria-hidden className="size-5" />}
      title={t('empty.section')}
      text={t('empty.categories')}
      action={<LinkButton href={`/content/${prefix}/categories`}>{t('section.categories')}</LinkButton>}
    />
  );
}
