import { useState } from 'react';
import {
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { requireConfirmedOwner, requireOperator } from '../../access/session.server.ts';
import { conflictKey, ConflictList, type Choices } from '../../changes/conflict-list.tsx';
import { ChangedTarget } from '../../changes/changed-target.tsx';
import { Difference } from '../../changes/difference.tsx';
import { groupChanges, isGroup, type ItemGroup } from '../../changes/group-changes.ts';
import { GroupRows } from '../../changes/group-rows.tsx';
import { PictureTile } from '../../changes/picture-tile.tsx';
import { headlineFor } from '../../changes/headline.server.ts';
import type { ShownChange } from '../../changes/shown-change.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { useChangeNames } from '../../changes/use-change-names.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import { idParameter } from '../../server/id-parameter.server.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BackLink, LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { undoesScripts } from '../ads/undone-scripts.server.ts';
import { readChangeDetails, undoByOperator } from './history.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const offset = Number(new URL(request.url).searchParams.get('offset') ?? 0);
  return readChangeDetails(context.get(platformContext), idParameter(params.version), {
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
    language: context.get(documentMessagesContext).language,
    headline: headlineFor(context),
  });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const platform = context.get(platformContext);
  const version = idParameter(params.version);
  if (await undoesScripts(platform.store.db, version)) requireConfirmedOwner(context);
  return undoByOperator(
    platform,
    version,
    requireOperator(context).name,
    Object.fromEntries(await readForm(request)),
  );
}

/** Shows the differences of a change, with a button that undoes it. */
export default function Change() {
  const change = useLoaderData<typeof loader>();
  return <OpenChange key={change.version} change={change} />;
}

type Details = Awaited<ReturnType<typeof loader>>;

function OpenChange({ change }: { change: Details }) {
  const t = useMessages('history');
  const formats = useFormats();
  const { canEdit } = useDraft();
  const { undo, isBusy } = useUndo();
  const { search } = useLocation();
  const navigate = useNavigate();
  const fetcher = useFetcher<typeof action>();
  const [choices, setChoices] = useState<Choices>(new Map());
  const { version, at, author, origin, headline, undoneBy, undoes, conflicts, faults, total } = change;
  const pictures = change.changes.filter(({ kind }) => kind === 'picture');
  const open = conflicts.filter((conflict) => !choices.has(conflictKey(conflict)));

  useOnAnswer(fetcher.data, (answer) => {
    if (answer.outcome === 'published') void navigate(`/history/${answer.version}`);
  });

  function undoWithChoices() {
    const resolutions = conflicts.map((conflict) => ({
      target: conflict.key,
      path: conflict.path,
      take: choices.get(conflictKey(conflict)) ?? 'now',
    }));
    void fetcher.submit({ intent: 'undo', resolutions: JSON.stringify(resolutions) }, { method: 'post' });
  }

  const isUndo = undoes !== null;
  return (
    <article className="flex flex-col gap-4">
      <BackLink href={`/history${search}`} className="self-start desktop:hidden">
        {t('change.back')}
      </BackLink>
      <header className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-title/7 break-words">{headline}</h2>
          <p className="mt-1 text-muted">
            {t('change.by', {
              author: author === '' ? t('change.origin', { origin }) : author,
              time: formats.date(at, { dateStyle: 'long', timeStyle: 'short' }),
            })}
          </p>
        </div>
        {canEdit && undoneBy === null && conflicts.length === 0 && change.hasEffect && (
          <Button isBusy={isBusy} onPress={() => undo(version)}>
            {t(isUndo ? 'undo.redo' : 'undo.undo')}
          </Button>
        )}
      </header>
      {undoneBy !== null && (
        <Banner kind="info">
          {t('undo.undone')}{' '}
          <TextLink href={`/history/${undoneBy}`}>{t('undo.show', { version: String(undoneBy) })}</TextLink>
        </Banner>
      )}
      {undoneBy === null && !change.hasEffect && <Banner kind="info">{t('undo.noEffect')}</Banner>}
      {faults.length > 0 && (
        <Banner title={t('undo.refused')}>
          {faults.map(({ problem, allowed }) => t('undo.fault', { problem, allowed })).join(' ')}
        </Banner>
      )}
      {canEdit && conflicts.length > 0 && (
        <>
          <ConflictList kind="undo" conflicts={conflicts} choices={choices} onChange={setChoices} />
          <div className="flex flex-wrap items-center justify-end gap-3">
            <span className="text-secondary text-faint">{t('undo.becomes')}</span>
            <Button isDisabled={open.length > 0} isBusy={fetcher.state !== 'idle'} onPress={undoWithChoices}>
              {t('undo.withChoices')}
            </Button>
          </div>
        </>
      )}
      {groupChanges(change.changes.filter(({ kind }) => kind !== 'picture')).map((entry) =>
        isGroup(entry) ? (
          <Group key={entry.key} group={entry} />
        ) : (
          <Differences key={entry.key} change={entry} />
        ),
      )}
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {change.next !== null && (
        <LinkButton href={`/history/${version}?${withOffset(search, change.next)}`} className="self-center">
          {t('change.more', { count: total - change.next })}
        </LinkButton>
      )}
    </article>
  );
}

function withOffset(search: string, offset: number): string {
  const next = new URLSearchParams(search);
  next.set('offset', String(offset));
  return next.toString();
}

function Differences({ change }: { change: ShownChange }) {
  const t = useMessages('history');
  const { nameOfField } = useChangeNames();
  return (
    <Card isFlush>
      <header className="flex flex-wrap items-center gap-x-3 border-b border-divider px-5 py-3">
        <ChangedTarget target={change} level="h3" />
      </header>
      {change.change !== 'changed' && (
        <p className="px-5 py-3 text-muted">{t('change.whole', { change: change.change })}</p>
      )}
      <ul>
        {change.fields.map((field) => (
          <li key={field.path} className="border-b border-divider px-5 py-3 last:border-0">
            <p className="mb-1 text-secondary font-semibold">{nameOfField(field, change, field.layout)}</p>
            <Difference {...field} target={change} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Items in which the same field changed. */
function Group({ group }: { group: ItemGroup }) {
  const t = useMessages('changes');
  const { nameOfField } = useChangeNames();
  const { items, section, shared } = group;
  const [first] = items;
  if (!first) return null;
  const field = nameOfField(first.field, first.change);
  return (
    <Card isFlush>
      <header className="border-b border-divider px-5 py-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="font-display text-heading font-semibold">
            {t('group.title', { field, count: items.length })}
          </h3>
          <span className="text-secondary text-muted">{section}</span>
        </div>
        {shared && <Difference {...shared} />}
      </header>
      <GroupRows group={group} />
    </Card>
  );
}

/** The pictures that a change added to the site or removed from it. The fields above show where they are used. */
function Pictures({ pictures }: { pictures: readonly ShownChange[] }) {
  const t = useMessages('history');
  return (
    <Card title={t('change.pictures')} isFlush>
      <ul>
        {pictures.map(({ key, name, cover, change }) => (
          <li
            key={key}
            className="flex items-center gap-3 border-b border-divider px-5 py-2 text-secondary last:border-0"
          >
            {cover && cover.src !== '' && <PictureTile picture={cover} className="size-10 shrink-0" />}
            <span dir="ltr" className="min-w-0 flex-1 break-all">
              {name}
            </span>
            <span className="text-muted">{t('change.whole', { change })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
