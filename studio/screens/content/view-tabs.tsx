import { Link } from 'react-router';
import { useFormats, useMessages, type Messages } from '#app/messages/use-messages.ts';
import { readQuery, writeQuery, type ContentQuery } from './content-query.ts';
import type { DefaultView } from './views.ts';

const tab =
  'flex h-8 shrink-0 items-center gap-1.5 rounded-control px-3 font-semibold whitespace-nowrap text-muted hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:text-ink';

export interface CountedView {
  id: DefaultView['id'];
  query: string;
  count: number;
}

/** The views of a section, each with the number of its items. */
export function ViewTabs({
  views,
  query,
  home,
}: {
  views: readonly CountedView[];
  query: ContentQuery;
  home: string;
}) {
  const t = useMessages('content');
  const formats = useFormats();
  const current = writeQuery({ ...query, sort: null });
  return (
    <nav aria-label={t('view.label')} className="-mx-1 flex shrink-0 gap-1 overflow-x-auto px-1 py-1">
      {views
        .filter(({ id, count }) => id !== 'rejected' || count > 0)
        .map((view) => {
          const search = writeQuery(readQuery(new URLSearchParams(view.query)));
          return (
            <Link
              key={view.id}
              to={`${home}${search && `?${search}`}`}
              aria-current={search === current ? 'page' : undefined}
              className={tab}
            >
              {viewName(t, view.id)}
              <span className="font-normal text-faint tabular-nums">{formats.number(view.count)}</span>
            </Link>
          );
        })}
    </nav>
  );
}

function viewName(t: Messages<'content'>, id: DefaultView['id']): string {
  if (id === 'own') return t('view.own');
  if (id === 'hidden') return t('view.hidden');
  return id === 'rejected' ? t('view.rejected') : t('view.all');
}
