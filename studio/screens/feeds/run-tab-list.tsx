import { useSearchParams } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { ChangedTarget } from '../../changes/changed-target.tsx';
import { Difference } from '../../changes/difference.tsx';
import { useChangeNames } from '../../changes/use-change-names.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Link } from 'react-aria-components';
import { runTabs } from './run-tabs.ts';
import type { LeftEntry, ShownEntry } from './run-tab.server.ts';
import type { readRun } from './run.server.ts';
import type { ChosenChanges } from './use-chosen-changes.ts';

type Proposal = NonNullable<Awaited<ReturnType<typeof readRun>>['proposal']>;

interface TabsProps {
  proposal: Proposal;
  choice: ChosenChanges;
  canEdit: boolean;
}

/** The lists of a run: what it would add, change and remove, and what it leaves out. */
export function RunTabs({ proposal, choice, canEdit }: TabsProps) {
  const t = useMessages('feeds');
  const formats = useFormats();
  const [parameters] = useSearchParams();
  const { counts, tab, page, last, content, marked } = proposal;
  const addressOf = (changes: Record<string, string>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return `?${next.toString()}`;
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <nav aria-label={t('tabs.label')} className="flex flex-wrap gap-1">
        {runTabs
          .filter((one) => counts[one] > 0 || one === tab)
          .map((one) => (
            <Link
              key={one}
              href={addressOf({ tab: one, page: '1' })}
              aria-current={one === tab ? 'page' : undefined}
              className={classes(
                'flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-muted data-hovered:text-ink',
                one === tab && 'bg-surface text-ink shadow-card',
              )}
            >
              {t('tabs.name', { tab: one })}{' '}
              <span className="tabular-nums">{formats.number(counts[one])}</span>
            </Link>
          ))}
      </nav>
      <TabCard content={content} tab={tab} marked={marked} choice={choice} canEdit={canEdit} />
      {last > 1 && (
        <nav aria-label={t('pages.label')} className="flex items-center justify-end gap-2">
          <span className="text-secondary text-muted">{t('pages.of', { page, last })}</span>
          {page > 1 && (
            <LinkButton size="small" href={addressOf({ page: String(page - 1) })}>
              {t('pages.previous')}
            </LinkButton>
          )}
          {page < last && (
            <LinkButton size="small" href={addressOf({ page: String(page + 1) })}>
              {t('pages.next')}
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}

function TabCard({
  content,
  tab,
  marked,
  choice,
  canEdit,
}: Pick<TabsProps, 'choice' | 'canEdit'> & Pick<Proposal, 'content' | 'tab' | 'marked'>) {
  const t = useMessages('feeds');
  if (content.kind === 'left') {
    return (
      <Card isFlush>
        <p className="border-b border-divider px-5 py-3 text-secondary text-muted">
          {t('tabs.about', { tab })}
        </p>
        <LeftList entries={content.entries} />
      </Card>
    );
  }
  const entries =
    content.kind === 'items'
      ? content.entries
      : content.entries.map(({ choice: key, wasLeftOut }) => ({ key, wasLeftOut }));
  const chosen = entries.filter(({ key, wasLeftOut }) => choice.isChosen(key, wasLeftOut)).length;
  return (
    <Card isFlush>
      {tab === 'added' && marked.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 border-b border-divider bg-warning-soft px-5 py-3">
          <p className="min-w-0 flex-1">{t('mark.count', { count: marked.length })}</p>
          {canEdit && (
            <Button size="small" onPress={() => choice.choose(marked, false)}>
              {t('mark.leaveOut')}
            </Button>
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3 border-b border-divider px-5 py-3">
        {canEdit && entries.length > 0 && (
          <Checkbox
            isSelected={chosen === entries.length}
            isIndeterminate={chosen > 0 && chosen < entries.length}
            onChange={(isChosen) => choice.choose(entries, isChosen)}
          >
            {t('tabs.chosen', { count: chosen, total: entries.length })}
          </Checkbox>
        )}
        <span className="text-secondary text-muted">{t('tabs.about', { tab })}</span>
      </div>
      {content.kind === 'items' ? (
        <>
          <MarkedList
            entries={content.entries.filter(({ marks }) => marks.length > 0)}
            choice={choice}
            canEdit={canEdit}
          />
          <EntryGrid
            entries={content.entries.filter(({ marks }) => marks.length === 0)}
            choice={choice}
            canEdit={canEdit}
          />
        </>
      ) : (
        <ChangeList entries={content.entries} choice={choice} canEdit={canEdit} />
      )}
    </Card>
  );
}

/** The new items that break rules of the feed, each with what to do about it. */
function MarkedList({
  entries,
  choice,
  canEdit,
}: Pick<TabsProps, 'choice' | 'canEdit'> & { entries: readonly ShownEntry[] }) {
  const t = useMessages('feeds');
  return (
    <ul>
      {entries.map((entry) => {
        const { key, title, picture, categories, wasLeftOut, marks } = entry;
        const isChosen = choice.isChosen(key, wasLeftOut);
        return (
          <li
            key={key}
            className={classes(
              'flex items-start gap-4 border-b border-divider px-5 py-4',
              !isChosen && 'opacity-45',
            )}
          >
            {canEdit && (
              <Checkbox
                aria-label={title}
                isSelected={isChosen}
                onChange={(next) => choice.choose([entry], next)}
              />
            )}
            <span className="size-16 shrink-0 overflow-clip rounded-row bg-sunken">
              {picture && picture.src !== '' && (
                <img src={picture.src} alt="" loading="lazy" className="size-full object-cover" />
              )}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">
                <bdi>{title}</bdi> <bdi className="font-normal text-muted">{categories}</bdi>
              </p>
              <ul>
                {marks.map((mark) => (
                  <li key={mark.rule} className="text-secondary break-words text-muted">
                    <span className="text-warning">{t('mark.text', mark)}</span> {t('mark.fix', mark)}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function EntryGrid({
  entries,
  choice,
  canEdit,
}: Pick<TabsProps, 'choice' | 'canEdit'> & { entries: readonly ShownEntry[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(118px,1fr))] gap-x-4 gap-y-5 p-5">
      {entries.map((entry) => {
        const { key, title, picture, categories, wasLeftOut } = entry;
        const isChosen = choice.isChosen(key, wasLeftOut);
        return (
          <li key={key} className="relative min-w-0">
            <span
              className={classes(
                'block aspect-square overflow-clip rounded-row bg-sunken',
                !isChosen && 'opacity-45',
              )}
            >
              {picture && picture.src !== '' && (
                <img
                  src={picture.src}
                  alt=""
                  loading="lazy"
                  className="size-full object-cover"
                  style={{ backgroundColor: picture.color }}
                />
              )}
            </span>
            {canEdit && (
              <span className="absolute start-2 top-2 rounded-tag bg-surface p-1 shadow-card">
                <Checkbox
                  aria-label={title}
                  isSelected={isChosen}
                  onChange={(next) => choice.choose([entry], next)}
                />
              </span>
            )}
            <p className="mt-1.5 font-semibold break-words">{title}</p>
            <p className="text-secondary break-words text-muted">{categories}</p>
          </li>
        );
      })}
    </ul>
  );
}

type ChangeEntries = Extract<Proposal['content'], { kind: 'changes' }>['entries'];

function ChangeList({
  entries,
  choice,
  canEdit,
}: Pick<TabsProps, 'choice' | 'canEdit'> & { entries: ChangeEntries }) {
  const { nameOfField } = useChangeNames();
  return (
    <ul>
      {entries.map((entry) => {
        const { choice: key, wasLeftOut } = entry;
        return (
          <li key={key} className="flex items-start gap-4 border-b border-divider px-5 py-4 last:border-0">
            {canEdit && (
              <Checkbox
                aria-label={entry.name}
                isSelected={choice.isChosen(key, wasLeftOut)}
                onChange={(next) => choice.choose([{ key, wasLeftOut }], next)}
              />
            )}
            <div className="flex min-w-0 flex-1 flex-col gap-3">
              <div className="flex flex-wrap items-center gap-3">
                <ChangedTarget target={entry} level="h2" />
              </div>
              {entry.fields.map((field) => (
                <div key={field.path}>
                  <p className="mb-1 text-secondary font-semibold">{nameOfField(field, entry)}</p>
                  <Difference {...field} />
                </div>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function LeftList({ entries }: { entries: readonly LeftEntry[] }) {
  const t = useMessages('feeds');
  return (
    <ul>
      {entries.map(({ key, place, title, reason, existing }) => (
        <li key={key} className="border-b border-divider px-5 py-3 last:border-0">
          <p className="font-semibold break-words">
            <bdi>{title}</bdi> <bdi className="font-normal text-faint">{place}</bdi>
          </p>
          <p className="text-secondary break-words text-muted">
            {existing ? (
              <>
                {t('left.duplicate', { reason: reason === 'same address' ? 'address' : 'title' })}{' '}
                <TextLink href={existing.href}>{existing.title}</TextLink>
              </>
            ) : (
              reason
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
