import { SearchX } from 'lucide-react';
import {
  data,
  useFetcher,
  useLoaderData,
  useNavigate,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { useStepToast } from '../../draft/use-step-toast.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BackLink } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import { languageAddress } from './holder.ts';
import { WordRow } from './word-row.tsx';
import { wordFilters, type WordAnswer, type WordFilter } from './word.ts';
import { readWords, saveWord, wordSchema } from './words.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return readWords({ request, context }, params.language);
}

/** Saves a text of the interface, or the language that replaces missing texts. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const parsed = wordSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  return saveWord({ request, context }, params.language, parsed.data);
}

/** The texts of the portal's interface in one language, which operators can replace and complete. */
export default function Words() {
  const { language, isBuiltIn, search, filter, words, total, page, last, fallback, others } =
    useLoaderData<typeof loader>();
  const t = useMessages('translations');
  const { canEdit } = useDraft();
  const addressOf = (to: { search?: string; filter?: WordFilter; page?: number }) =>
    wordsAddress(language.tag, { search, filter, page: 1, ...to });
  return (
    <Screen>
      <title>{t('words.documentTitle', { language: language.name })}</title>
      <PageHeader
        title={t('words.title', { language: language.name })}
        status={t('words.status', { count: total })}
        actions={<BackLink href="/translations">{t('list.back')}</BackLink>}
      />
      {!isBuiltIn && (
        <div className="pb-3">
          <Banner kind="info">{t('words.new', { language: language.name })}</Banner>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <WordFilters search={search} filter={filter} addressOf={addressOf} />
        <FallbackSelect language={language.tag} fallback={fallback} others={others} isDisabled={!canEdit} />
      </div>
      <Card isFlush>
        {words.length === 0 ? (
          <div className="p-5">
            <EmptyState
              icon={<SearchX aria-hidden className="size-5" />}
              title={t('list.none')}
              text={t('words.noneText')}
            />
          </div>
        ) : (
          <ul>
            {words.map((word) => (
              <li
                key={`${word.scope}/${word.key}`}
                className="border-b border-divider px-5 py-4 last:border-0 tablet:px-6"
              >
                <WordRow word={word} language={language} isReadOnly={!canEdit} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <PageLinks className="mt-4" page={page} last={last} addressOf={(to) => addressOf({ page: to })} />
    </Screen>
  );
}

/**
 * Returns the address of the screen with a search, a filter and a page. Parameters with default values are left out.
 */
function wordsAddress(
  language: string,
  { search, filter, page }: { search: string; filter: WordFilter; page: number },
): string {
  const query = new URLSearchParams();
  if (search !== '') query.set('q', search);
  if (filter !== 'all') query.set('show', filter);
  if (page > 1) query.set('page', String(page));
  const home = `${languageAddress(language)}/words`;
  return query.size === 0 ? home : `${home}?${query.toString()}`;
}

function WordFilters({
  search,
  filter,
  addressOf,
}: {
  search: string;
  filter: WordFilter;
  addressOf: (to: { search?: string; filter?: WordFilter }) => string;
}) {
  const t = useMessages('translations');
  const navigate = useNavigate();
  return (
    <>
      <SearchBox
        label={t('words.search')}
        value={search}
        onSearch={(next) => void navigate(addressOf({ search: next }), { replace: true })}
      />
      <Select
        label={t('words.filter')}
        isLabelHidden
        className="min-w-0 flex-1 basis-36 tablet:w-44 tablet:flex-none"
        options={wordFilters.map((id) => ({ id, label: t('words.filterName', { filter: id }) }))}
        selectedKey={filter}
        onSelectionChange={(key) =>
          void navigate(addressOf({ filter: wordFilters.find((one) => one === key) ?? 'all' }))
        }
      />
    </>
  );
}

/** Chooses the language that is shown where a text is missing. */
function FallbackSelect({
  language,
  fallback,
  others,
  isDisabled,
}: {
  language: string;
  fallback: string;
  others: readonly { tag: string; name: string }[];
  isDisabled: boolean;
}) {
  const t = useMessages('translations');
  const fetcher = useFetcher<WordAnswer>({ key: `fallback ${language}` });
  useStepToast(fetcher.state === 'idle' ? fetcher.data : undefined, t('words.fallbackDone'));
  return (
    <Select
      label={t('words.fallback')}
      isLabelHidden
      className="w-full tablet:ms-auto tablet:w-64"
      isDisabled={isDisabled}
      options={others.map(({ tag, name }) => ({
        id: tag,
        label: t('words.fallbackName', { language: name }),
      }))}
      selectedKey={fallback === '' ? 'en' : fallback}
      onSelectionChange={(key) => {
        const chosen = key === 'en' || key === null ? '' : String(key);
        if (chosen !== fallback) {
          void fetcher.submit({ intent: 'fallback', fallback: chosen }, { method: 'post' });
        }
      }}
    />
  );
}
