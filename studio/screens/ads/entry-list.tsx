import { Code, Globe, ImageIcon, Megaphone } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { usePicture } from '../../pictures/use-picture.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { hasSlot } from './ad-form.ts';
import type { AdPage, AdRow } from './ads-data.ts';
import { useEntryName } from './use-entry-name.ts';
import { usePageName, type NamedSection } from './use-page-name.ts';

/** The ad entries, grouped by their ad numbers. */
export function EntryList({
  entries,
  sections,
  openId,
  hrefOf,
}: {
  entries: readonly AdRow[];
  sections: readonly NamedSection[];
  openId: number | null;
  hrefOf: (id: number) => string;
}) {
  const t = useMessages('ads');
  const groups = Map.groupBy(entries, ({ form }) => (hasSlot(form.kind) ? form.adNumber : 0));
  const numbers = [...groups.keys()].toSorted((a, b) => (a || Infinity) - (b || Infinity));
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<Megaphone aria-hidden className="size-4.5" />}
        title={t('list.empty')}
        text={t('list.emptyText')}
      />
    );
  }
  return (
    <nav aria-label={t('list.label')} className="flex flex-col gap-4">
      {numbers.map((number) => {
        const group = groups.get(number) ?? [];
        const pages = new Map(
          group.flatMap(({ pages: own }) => own).map((page) => [`${page.sectionId} ${page.kind}`, page]),
        );
        return (
          <section key={number} className="flex flex-col gap-1">
            <h2 className="flex flex-wrap items-baseline gap-x-2 px-2 text-base font-semibold">
              {number === 0 ? t('list.everyPage') : t('list.number', { number })}
              {number !== 0 && <Pages pages={[...pages.values()]} sections={sections} />}
            </h2>
            <ul className="flex flex-col gap-1">
              {group.map((row) => (
                <li key={row.id}>
                  <Entry row={row} isOpen={row.id === openId} href={hrefOf(row.id)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <p className="px-2 text-secondary text-faint">{t('list.order')}</p>
    </nav>
  );
}

function Pages({ pages, sections }: { pages: readonly AdPage[]; sections: readonly NamedSection[] }) {
  const t = useMessages('ads');
  const nameOf = usePageName(sections);
  const [first, ...others] = pages;
  if (!first) return <span className="text-secondary font-normal text-warning">{t('list.noSlot')}</span>;
  return (
    <span
      className="text-secondary font-normal text-muted"
      title={pages.map((page) => nameOf(page)).join(', ')}
    >
      {t('list.pages', { page: nameOf(first), others: others.length })}
    </span>
  );
}

function Entry({ row, isOpen, href }: { row: AdRow; isOpen: boolean; href: string }) {
  const t = useMessages('ads');
  const nameOf = useEntryName();
  const { form, state, needsConsent, change } = row;
  const waits = needsConsent ? (form.isContextual ? 'contextual' : 'consent') : 'none';
  return (
    <Link
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      className={classes(
        'flex min-h-14 items-center gap-3 rounded-row border px-2 py-2 outline-offset-[-2px] data-hovered:bg-hover',
        isOpen ? 'border-accent bg-accent-soft' : 'border-transparent',
        state !== 'shown' && 'text-muted',
      )}
    >
      <Thumbnail row={row} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{nameOf(row)}</span>
        <span className="block truncate text-secondary text-muted">
          {t('entry.line', { kind: form.kind, class: waits })}
        </span>
      </span>
      {state !== 'shown' && (
        <Badge kind={state === 'planned' ? 'accent' : 'neutral'}>{t('entry.state', { state })}</Badge>
      )}
      {change && (
        <span className="size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{t('entry.change', { change })}</span>
        </span>
      )}
    </Link>
  );
}

function Thumbnail({ row: { form } }: { row: AdRow }) {
  const picture = usePicture(form.image);
  if (form.kind === 'promotion' && picture) {
    return (
      <img
        src={picture.src}
        alt=""
        className="h-9 w-14 shrink-0 rounded-tag object-cover"
        style={{ background: picture.color }}
      />
    );
  }
  const Icon = form.kind === 'promotion' ? ImageIcon : hasSlot(form.kind) ? Code : Globe;
  return (
    <span className="grid h-9 w-14 shrink-0 place-items-center rounded-tag bg-sunken text-muted">
      <Icon aria-hidden className="size-4.5" />
    </span>
  );
}
