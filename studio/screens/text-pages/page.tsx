import { ArrowLeft, ExternalLink } from 'lucide-react';
import {
  data,
  useFetcher,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { z } from 'zod';
import { isTextPageName, textPageAddress, type TextPageName } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import { editDraft, readValue } from '../../draft/current-draft.server.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageEditor } from './page-editor.tsx';
import { listPlaceholders, markdownOf, pagesTarget, planPage, previewPage } from './text-pages.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

function nameOf(page: string | undefined): TextPageName {
  if (page === undefined || !isTextPageName(page)) throw data(null, { status: 404 });
  return page;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const name = nameOf(params.page);
  const platform = context.get(platformContext);
  const { value, published } = await readValue({ request, context }, pagesTarget);
  const markdown = markdownOf(value, name);
  return {
    name,
    markdown,
    revision: revisionOf(markdown),
    published: markdownOf(published, name),
    preview: previewPage(platform, name, markdown),
    address: localAddress(platform.environment) + textPageAddress(name),
    placeholders: listPlaceholders(),
  };
}

const schema = z.object({ markdown: z.string().max(400_000), revision: z.string().max(50) });

/** Saves the Markdown of a page to the operator's draft. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const name = nameOf(params.page);
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { store } = context.get(platformContext);
  const asked = { request, context };
  const { markdown, revision } = parsed.data;
  return editDraft(asked, async (save) => {
    const seen = (await store.readVersion()) ?? 0;
    const { value } = await readValue(asked, pagesTarget);
    const plan = planPage(value, name, markdown);
    if ('fault' in plan) {
      const { problem, allowed } = plan.fault;
      return { outcome: 'refused' as const, fault: { problem, allowed } };
    }
    const before = revisionOf(markdownOf(value, name));
    if (plan.edits.length === 0) return { outcome: 'saved' as const, revision: before };
    if (revision !== before) return { outcome: 'conflict' as const };
    const { outcome } = await save(plan.edits, seen);
    const saved = markdownOf((await readValue(asked, pagesTarget)).value, name);
    return { outcome, revision: revisionOf(saved) };
  });
}

/** The editor of one text page, with the page beside it. */
export default function TextPageScreen() {
  const page = useLoaderData<typeof loader>();
  const t = useMessages('text-pages');
  const { canEdit } = useDraft();
  const fetcher = useFetcher<typeof action>({ key: `text page ${page.name}` });
  const name = t('page.name', { page: page.name });
  return (
    <Card
      title={name}
      side={
        <>
          <LinkButton
            size="small"
            kind="quiet"
            href="/settings/text-pages"
            icon={<ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />}
          >
            {t('page.all')}
          </LinkButton>
          <LinkButton
            size="small"
            href={page.address}
            target="_blank"
            icon={<ExternalLink aria-hidden className="size-4" />}
          >
            {t('page.open')}
          </LinkButton>
        </>
      }
    >
      <title>{t('page.documentTitle', { page: name })}</title>
      <PageEditor
        key={page.name}
        {...page}
        label={t('page.text', { page: name })}
        isReadOnly={!canEdit}
        isSaving={fetcher.state !== 'idle'}
        result={fetcher.data}
        onSave={(markdown, revision) => void fetcher.submit({ markdown, revision }, { method: 'post' })}
      />
    </Card>
  );
}
