import { Bot, Rss, Search, SquareTerminal } from 'lucide-react';
import {
  Outlet,
  NavLink,
  useLoaderData,
  useParams,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router';
import { SearchField, Input } from 'react-aria-components';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { headlineFor } from '../../changes/headline.server.ts';
import { messageSourceContext, platformContext } from '../../server/context.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { boxClasses } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { readHistory, readHistoryQuery, type ChangeHead } from './history.server.ts';
import { origins } from './origins.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readHistoryQuery(new URL(request.url).searchParams);
  const reader = { source: context.get(messageSourceContext), headline: headlineFor(context) };
  return readHistory(context.get(platformContext), query, reader);
}

/** The list of all changes. The open change is shown beside it. */
export default function History() {
  const { changes, next, authors, size, keptDays, keptMegabytes, now, query } =
    useLoaderData<typeof loader>();
  const t = useMessages('history');
  const formats = useFormats();
  const { version } = useParams();
  const [search, setSearch] = useSearchParams();
  const days = size.since === null ? 0 : Math.max(1, Math.ceil((now - size.since) / 86_400_000));
  const groups = Map.groupBy(changes, ({ at }) =>
    formats.date(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  );

  function filter(name: 'author' | 'origin' | 'text', value: string) {
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.delete('before');
      if (value === '' || value === 'all') after.delete(name);
      else after.set(name, value);
      return after;
    });
  }

  return (
    <Screen>
      <title>{t('page.title')}</title>
      <PageHeader
        title={t('page.title')}
        status={t('page.status', { changes: size.changes, days, kept: keptDays })}
      />
      <div className="grid grid-cols-1 items-start gap-6 desktop:grid-cols-[minmax(0,384px)_minmax(0,1fr)]">
        <div className={version === undefined ? '' : 'hidden desktop:block'}>
          <div className="mb-3 grid grid-cols-2 gap-2">
            <SearchField
              aria-label={t('filter.text')}
              defaultValue={query.text ?? ''}
              onSubmit={(value) => filter('text', value)}
              onClear={() => filter('text', '')}
              className="relative col-span-2"
            >
              <Search aria-hidden className="absolute inset-y-0 start-3 my-auto size-4 text-muted" />
              <Input
                placeholder={t('filter.text')}
                className={`${boxClasses} ps-9 [&::-webkit-search-cancel-button]:hidden`}
              />
            </SearchField>
            <Select
              label={t('filter.author')}
              options={[
                { id: 'all', label: t('filter.everybody') },
                ...authors.map((name) => ({ id: `by ${name}`, label: name })),
              ]}
              selectedKey={query.author === undefined ? 'all' : `by ${query.author}`}
              onSelectionChange={(key) => filter('author', String(key).replace(/^by /, ''))}
            />
            <Select
              label={t('filter.origin')}
              options={[
                { id: 'all', label: t('filter.allOrigins') },
                ...origins.map((origin) => ({ id: origin, label: t('change.origin', { origin }) })),
              ]}
              selectedKey={query.origin ?? 'all'}
              onSelectionChange={(key) => filter('origin', String(key))}
            />
          </div>
          {changes.length === 0 && (
            <p className="py-6 text-muted">{t(next === null ? 'list.none' : 'list.noneYet')}</p>
          )}
          {[...groups].map(([day, own]) => (
            <section key={day} aria-label={day} className="mb-4">
              <h2 className="mb-1 font-sans text-secondary font-semibold text-faint">{day}</h2>
              <ul className="flex flex-col gap-0.5">
                {own.map((change) => (
                  <ChangeRow key={change.version} change={change} search={search.toString()} />
                ))}
              </ul>
            </section>
          ))}
          {next !== null && (
            <LinkButton href={`/history?${withBefore(search, next)}`}>{t('list.older')}</LinkButton>
          )}
          <p className="mt-6 text-secondary text-faint">
            {t('page.retention', { days: keptDays, megabytes: keptMegabytes })}{' '}
            <TextLink href="/settings/history">{t('page.limits')}</TextLink>
          </p>
        </div>
        <div className={version === undefined ? 'hidden desktop:block' : ''}>
          <Outlet />
        </div>
      </div>
    </Screen>
  );
}

function withBefore(search: URLSearchParams, version: number): string {
  const next = new URLSearchParams(search);
  next.set('before', String(version));
  return next.toString();
}

const originIcons = { cli: SquareTerminal, feed: Rss, job: Bot, studio: Bot } as const;

function ChangeRow({ change, search }: { change: ChangeHead; search: string }) {
  const t = useMessages('history');
  const formats = useFormats();
  const { version, at, author, origin, headline, undoneBy } = change;
  const Icon = originIcons[origin];
  return (
    <li>
      <NavLink
        to={{ pathname: `/history/${version}`, search }}
        prefetch="intent"
        className="flex items-center gap-3 rounded-row px-2.5 py-2 transition-colors hover:bg-hover aria-[current=page]:bg-accent-soft"
      >
        {author === '' ? (
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-muted">
            <Icon aria-hidden className="size-4" />
          </span>
        ) : (
          <Avatar name={author} />
        )}
        <span className="min-w-0 flex-1">
          <span dir="auto" className={`block truncate ${undoneBy === null ? '' : 'text-muted line-through'}`}>
            {headline}
          </span>
          <span className="block truncate text-secondary text-faint">
            <time
              dateTime={new Date(at).toISOString()}
              title={formats.date(at, { dateStyle: 'long', timeStyle: 'medium' })}
            >
              {formats.date(at, { hour: '2-digit', minute: '2-digit' })}
            </time>
            {' · '}
            {author === '' ? t('change.origin', { origin }) : author}
          </span>
        </span>
        {undoneBy !== null && <Badge>{t('change.undone')}</Badge>}
        <span className="text-secondary text-faint tabular-nums">
          {t('change.version', { version: String(version) })}
        </span>
      </NavLink>
    </li>
  );
}
