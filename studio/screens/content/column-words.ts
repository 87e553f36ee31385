import type { Messages } from '#app/messages/use-messages.ts';
import type { ColumnId } from './columns.ts';

/** Returns the name of a column. */
export function columnName(t: Messages<'content'>, id: ColumnId): string {
  const names: Record<ColumnId, string> = {
    order: t('column.order'),
    title: t('column.title'),
    by: t('column.by'),
    categories: t('column.categories'),
    tags: t('column.tags'),
    openings: t('column.openings'),
    likes: t('column.likes'),
    state: t('column.state'),
    provider: t('column.provider'),
    added: t('column.added'),
    changed: t('column.changed'),
    id: t('column.id'),
  };
  return names[id];
}
