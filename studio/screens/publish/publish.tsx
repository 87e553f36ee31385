import { useState } from 'react';
import {
  useFetcher,
  useLoaderData,
  useNavigate,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { requireOperator, requireRole } from '../../access/session.server.ts';
import { useUndo } from '../../changes/undo-provider.tsx';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOnAnswer } from '../../ui/use-on-answer.ts';
import { DraftMenu } from './draft-menu.tsx';
import { NoChanges } from './no-changes.tsx';
import { actOnDraft } from './publish.server.ts';
import { readDraft } from './read-draft.server.ts';
import { Review } from './review.tsx';

export const handle: StudioPolicy = { read: 'editor', write: 'editor', isReadCheckedByLoader: true };

export function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(context, 'editor');
  return readDraft({ request, context });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  const { language } = context.get(documentMessagesContext);
  return actOnDraft(
    context.get(platformContext),
    { author: requireOperator(context).name, language },
    fields,
  );
}

/** Checking a selection changes nothing, so the data is not loaded again. */
export function shouldRevalidate({
  formData,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formData?.get('intent') !== 'check' && defaultShouldRevalidate;
}

/** Shows the changes of the draft, and publishes them. */
export default function Publish() {
  const { draft, drafts, review, layouts } = useLoaderData<typeof loader>();
  const t = useMessages('publish');
  // Publishing deletes the draft and unmounts its component, so this component holds the answer.
  const [latest, setLatest] = useState(draft?.id);
  if (draft && draft.id !== latest) setLatest(draft.id);
  const fetcher = useFetcher<typeof action>({ key: `publish ${latest ?? ''}` });
  usePublished(fetcher.data);
  if (!draft) {
    return (
      <Screen isNarrow>
        <title>{t('page.title')}</title>
        <PageHeader
          title={t('page.title')}
          primary={null}
          actions={drafts.length > 0 && <DraftMenu draft={null} drafts={drafts} />}
        />
        <NoChanges />
      </Screen>
    );
  }
  return <Review key={draft.id} {...{ draft, drafts, review, layouts, fetcher }} />;
}

/** After the publication, opens the first screen and shows a toast that offers to undo the publication. */
function usePublished(result: Awaited<ReturnType<typeof action>> | undefined) {
  const t = useMessages('publish');
  const navigate = useNavigate();
  const { undo } = useUndo();
  useOnAnswer(result, (answer) => {
    if (answer.outcome !== 'published') return;
    const { version } = answer;
    showToast({ text: t('outcome.published'), undo: () => undo(version) });
    void navigate('/');
  });
}
