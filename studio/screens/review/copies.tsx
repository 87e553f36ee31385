import { CopyCheck } from 'lucide-react';
import { useFetcher, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Difference } from '../../changes/difference.tsx';
import { useUndo } from '../../changes/undo-provider.tsx';
import { useDraft } from '../../draft/draft-state.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackLink, LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { decideCopy, readCopies, type CopyAnswer, type ShownCopy, type ShownItem } from './copies.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  return readCopies(context.get(platformContext), new URL(request.url).searchParams);
}

/** Records that the operator keeps two similar items, or has the pair reported again. */
export async function action({ request, context }: ActionFunctionArgs) {
  return decideCopy(context.get(platformContext), Object.fromEntries(await readForm(request)));
}

/** Items with nearly the same texts, side by side. */
export default function Copies() {
  const { copies, total, page, last } = useLoaderData<typeof loader>();
  const t = useMessages('review');
  return (
    <Screen>
      <title>{t('copies.title')}</title>
      <PageHeader
        title={t('copies.title')}
        status={t('copies.status', { count: total })}
        actions={<BackLink href="/review">{t('copies.back')}</BackLink>}
      />
      {copies.length === 0 ? (
        <Card>
          <EmptyState
            icon={<CopyCheck aria-hidden className="size-5" />}
            title={t('copies.none')}
            text={t('copies.noneText')}
          />
        </Card>
      ) : (
        <ul className="flex flex-col gap-4">
          {copies.map((copy) => (
            <li key={copy.key}>
              <CopyCard copy={copy} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks className="mt-4" page={page} last={last} addressOf={(to) => `?page=${to}`} />
    </Screen>
  );
}

function CopyCard({ copy }: { copy: ShownCopy }) {
  const t = useMessages('review');
  const { canEdit } = useDraft();
  const { earlier, later, percent, pieces } = copy;
  const { keep, hide, isBusy } = useCopyActions(copy);
  return (
    <Card
      title={t('copy.title', { earlier: earlier.title, later: later.title })}
      side={
        <>
          <Badge kind={percent === 100 ? 'danger' : 'warning'}>{t('copy.same', { percent })}</Badge>
          {canEdit && (
            <Button size="small" isBusy={isBusy} onPress={keep}>
              {t('copy.keep')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5 tablet:grid-cols-2">
        {[earlier, later].map((item) => (
          <section key={item.id} className="flex min-w-0 flex-col gap-3">
            <ItemHead item={item} />
            {item === later && pieces ? (
              <Difference
                before={{ type: 'text', text: earlier.text }}
                after={{ type: 'text', text: later.text }}
                pieces={pieces}
                layout={null}
              />
            ) : (
              <p className="text-secondary break-words whitespace-pre-wrap text-muted">{item.text}</p>
            )}
            {canEdit && (
              <div className="mt-auto flex flex-wrap gap-2">
                <LinkButton size="small" kind="quiet" href={item.href}>
                  {t('copy.edit', { title: item.title })}
                </LinkButton>
                <Button size="small" kind="danger" isBusy={isBusy} onPress={() => hide(item)}>
                  {t('copy.hide', { title: item.title })}
                </Button>
              </div>
            )}
          </section>
        ))}
      </div>
    </Card>
  );
}

function ItemHead({ item: { title, href, cover, isFromFeed } }: { item: ShownItem }) {
  const t = useMessages('review');
  return (
    <div className="flex items-center gap-3">
      {cover === '' ? (
        <span className="size-12 shrink-0 rounded-row bg-sunken" />
      ) : (
        <img src={cover} alt="" className="size-12 shrink-0 rounded-row object-cover" />
      )}
      <p className="min-w-0 break-words">
        <TextLink href={href}>{title}</TextLink>
        {isFromFeed && <span className="block text-secondary text-faint">{t('copy.fromFeed')}</span>}
      </p>
    </div>
  );
}

/** The actions on a pair. A toast reports the effect of an action and offers to undo it. */
function useCopyActions({ verticalId, earlier, later }: ShownCopy) {
  const t = useMessages('review');
  const { undo } = useUndo();
  const pairs = useFetcher<CopyAnswer>();
  const items = useFetcher<{ version: number | null }>();
  const { submit: submitPair } = pairs;
  const { submit: submitItem } = items;
  useOnAnswer(pairs.data, ({ intent, ...pair }) => {
    if (intent !== 'keep') return;
    showToast({
      text: t('done.kept'),
      undo: () =>
        void submitPair({ ...pair, intent: 'unkeep' }, { method: 'post', action: '/review/copies' }),
    });
  });
  useOnAnswer(items.data, ({ version }) => {
    if (version !== null) showToast({ text: t('done.hidden'), undo: () => undo(version) });
  });
  return {
    isBusy: pairs.state !== 'idle' || items.state !== 'idle',
    keep: () =>
      void submitPair(
        { intent: 'keep', verticalId, earlierId: earlier.id, laterId: later.id },
        { method: 'post', action: '/review/copies' },
      ),
    hide: ({ id }: ShownItem) =>
      void submitItem(
        { intent: 'hide', verticalId, itemId: id, note: '' },
        { method: 'post', action: '/?index' },
      ),
  };
}
