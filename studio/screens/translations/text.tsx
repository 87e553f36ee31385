import { CheckCheck, ChevronDown, ChevronUp, ExternalLink, PenLine } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useFetcher, useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { useStepToast } from '../../draft/use-step-toast.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { useCommands, type Command } from '../../shell/commands.tsx';
import { listCommands } from '../../shell/list-commands.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BackLink, LinkButton } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { isReviewable } from './filter.ts';
import { languageAddress } from './holder.ts';
import { readTexts, type TextsData } from './read-texts.server.ts';
import type { SaveAnswer } from './shown-text.ts';
import { TextRow } from './text-row.tsx';
import { useTranslationNames } from './use-names.ts';

export const handle: StudioPolicy = { read: 'viewer' };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return readTexts({ request, context }, params);
}

/** An item, category, tag or part of the site: each original text beside its translation. */
export default function TranslatedTexts() {
  const data = useLoaderData<typeof loader>();
  const { key, language } = data;
  return <OpenTexts key={`${language.tag} ${key.section} ${key.group} ${key.id}`} data={data} />;
}

function OpenTexts({ data }: { data: TextsData }) {
  const { key, name, language, main, texts, preview, editor, list, previous, next, position, total } = data;
  const t = useMessages('translations');
  const { canEdit } = useDraft();
  const { nameOf } = useTranslationNames();
  const navigate = useNavigate();
  const { review, isBusy, hasFailed } = useReviewAll(data);
  const canReview = canEdit && texts.some(({ state }) => isReviewable(state));
  useTextKeys({ previous, next, list, review: canReview ? review : null });
  const title = nameOf({ ...key, name });
  return (
    <Screen>
      <title>{t('text.title', { name: title, language: language.name })}</title>
      <PageHeader
        title={title}
        status={t('text.status', { language: language.name, position, total })}
        actions={
          <>
            <BackLink href={list}>{t('text.list')}</BackLink>
            <IconButton
              label={t('text.previous')}
              isDisabled={previous === null}
              icon={<ChevronUp aria-hidden className="size-4.5" />}
              onPress={() => previous !== null && void navigate(previous)}
            />
            <IconButton
              label={t('text.next')}
              isDisabled={next === null}
              icon={<ChevronDown aria-hidden className="size-4.5" />}
              onPress={() => next !== null && void navigate(next)}
            />
            <LinkButton kind="quiet" href={editor} icon={<PenLine aria-hidden className="size-4" />}>
              {t('text.original')}
            </LinkButton>
            {canEdit && (
              <LinkButton
                kind="quiet"
                href={`/draft/preview?${new URLSearchParams({ to: preview }).toString()}`}
                target="_blank"
                icon={<ExternalLink aria-hidden className="size-4" />}
              >
                {t('text.preview')}
              </LinkButton>
            )}
            {canReview && (
              <Button icon={<CheckCheck aria-hidden className="size-4" />} isBusy={isBusy} onPress={review}>
                {t('text.reviewAll')}
              </Button>
            )}
          </>
        }
      />
      {hasFailed && <Banner>{t('fault.review')}</Banner>}
      <Card isFlush>
        <ul>
          {texts.map((text) => (
            <li key={text.path} className="border-b border-divider px-5 py-4 last:border-0 tablet:px-6">
              <TextRow text={text} holder={key} language={language} main={main} isReadOnly={!canEdit} />
            </li>
          ))}
        </ul>
      </Card>
      {canEdit && <p className="pt-3 text-secondary text-faint">{t('text.help')}</p>}
    </Screen>
  );
}

/** The shortcuts of the screen: the next and the previous entry of the list, reviewing all texts, and the list. */
function useTextKeys({
  previous,
  next,
  list,
  review,
}: {
  previous: string | null;
  next: string | null;
  list: string;
  /** `null` if there is nothing to review. */
  review: (() => void) | null;
}) {
  const t = useMessages('translations');
  const commands = useMemo(
    (): Command[] => [
      ...listCommands('translation', {
        next: { label: t('text.next'), href: next },
        previous: { label: t('text.previous'), href: previous },
        list: { label: t('text.list'), href: list },
      }),
      ...(review === null
        ? []
        : [
            {
              id: 'translation review',
              label: t('text.reviewAll'),
              kind: 'action' as const,
              keys: 'r',
              run: review,
            },
          ]),
    ],
    [previous, next, list, review, t],
  );
  useCommands(commands);
}

/** Marks all machine translations and all stale translations as reviewed. */
function useReviewAll({ key, language, texts }: TextsData) {
  const t = useMessages('translations');
  const { data, state: fetching, submit } = useFetcher<SaveAnswer>();
  const answer = fetching === 'idle' ? data : undefined;
  useStepToast(answer, t('done.reviewedAll'));
  const review = useCallback(() => {
    const changes = texts
      .filter(({ state }) => isReviewable(state))
      .map(({ path, revision, source }) => ({ path, revision, source, text: null }));
    void submit(
      { ...key, changes: JSON.stringify(changes) },
      { method: 'post', action: `${languageAddress(language.tag)}/save` },
    );
  }, [key, language.tag, submit, texts]);
  return {
    isBusy: fetching !== 'idle',
    hasFailed: answer !== undefined && answer.outcome !== 'saved',
    review,
  };
}
