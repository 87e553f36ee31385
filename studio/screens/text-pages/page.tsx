import { describeFault } from '../../schema-texts/fault-texts.server.ts';
import { Ellipsis, ExternalLink, Link2, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  data,
  redirect,
  useFetcher,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { z } from 'zod';
import {
  isCommonPageName,
  isOwnPageName,
  textPageAddress,
  type TextPageName,
} from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { editDraft, readValue } from '../../draft/current-draft.server.ts';
import { revisionOf } from '../../draft/field-revision.server.ts';
import { useStepToast } from '../../draft/use-step-toast.ts';
import { useDraft } from '../../draft/draft-state.ts';
import { platformContext } from '../../server/context.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { useCommands, type Command } from '../../shell/commands.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BackLink, LinkButton } from '../../ui/link-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { readStoredSettings } from '../settings/read-settings.server.ts';
import { editPages } from './edit-pages.server.ts';
import { planDeletion, planRename } from './own-pages.server.ts';
import { DeleteDialog, RenameDialog } from './page-dialogs.tsx';
import { PageEditor, type PageResult } from './page-editor.tsx';
import { listPlaceholders, markdownOf, pagesTarget, planPage, previewPage } from './text-pages.server.ts';
import { usePageName } from './use-page-name.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

/**
 * Reads the name of the page from the address. The routes of the common pages and of the operator's own pages share
 * this module.
 */
function nameOf({ page, slug }: LoaderFunctionArgs['params']): TextPageName {
  const name = slug === undefined ? page : `pages/${slug}`;
  if (name === undefined || !(isCommonPageName(name) || isOwnPageName(name))) {
    throw data(null, { status: 404 });
  }
  return name;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const name = nameOf(params);
  const args = { request, context };
  const { value, published } = await readValue(args, pagesTarget);
  const markdown = markdownOf(value, name);
  // The page was deleted or renamed, for example by an undo.
  if (isOwnPageName(name) && markdown === '') return redirect('/settings/text-pages');
  return {
    name,
    markdown,
    revision: revisionOf(markdown),
    published: markdownOf(published, name),
    preview: await previewPage(context.get(platformContext), await readStoredSettings(args), name, markdown),
    placeholders: listPlaceholders(),
  };
}

const revision = z.string().max(50);
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), markdown: z.string().max(400_000), revision }),
  z.object({
    intent: z.literal('rename'),
    slug: z.string().trim().max(400),
    keepsOld: z.enum(['true', 'false']),
    revision,
  }),
  z.object({ intent: z.literal('delete'), redirect: z.string().trim().max(3_000), revision }),
]);

/**
 * Changes a page in the operator's draft: saves its Markdown or, if the operator has added the page, renames or deletes
 * it.
 */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const name = nameOf(params);
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const args = { request, context };
  const { data: input } = parsed;
  if (input.intent === 'save') return saveText(args, name, input);
  if (!isOwnPageName(name)) throw data(null, { status: 400 });
  return editPages(args, (parts) => {
    const markdown = markdownOf(parts.pages, name);
    if (markdown === '' || revisionOf(markdown) !== input.revision) return null;
    if (input.intent === 'delete') return planDeletion(parts, name, input.redirect);
    return planRename(parts, name, { slug: input.slug, keepsOld: input.keepsOld === 'true' });
  });
}

function saveText(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  name: TextPageName,
  input: { markdown: string; revision: string },
): Promise<PageResult> {
  const { store } = args.context.get(platformContext);
  return editDraft(args, async (save) => {
    const seen = (await store.readVersion()) ?? 0;
    const { value } = await readValue(args, pagesTarget);
    const plan = planPage(value, name, input.markdown);
    if ('fault' in plan) {
      return { outcome: 'refused', fault: describeFault(plan.fault, args.context) };
    }
    const before = revisionOf(markdownOf(value, name));
    if (plan.edits.length === 0) return { outcome: 'saved', revision: before };
    if (input.revision !== before) return { outcome: 'conflict' };
    const { outcome, draft } = await save(plan.edits, seen);
    const saved = markdownOf((await readValue(args, pagesTarget)).value, name);
    return { outcome, revision: revisionOf(saved), ...(outcome === 'saved' && { draft }) };
  });
}

/**
 * After a page was renamed or deleted, its old address has no data to load again. The dialog navigates to another
 * address.
 */
export function shouldRevalidate({
  formData,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const intent = formData?.get('intent');
  const isGone = intent === 'rename' || intent === 'delete';
  return isGone && isSaved(actionResult) ? false : defaultShouldRevalidate;
}

function isSaved(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'outcome' in result && result.outcome === 'saved';
}

/** The editor of one text page, with the page beside it. */
export default function TextPageScreen() {
  const page = useLoaderData<typeof loader>();
  const t = useMessages('text-pages');
  const { canEdit } = useDraft();
  const fetcher = useFetcher<PageResult>({ key: `text page ${page.name}` });
  const title = usePageName()(page.name, page.markdown);
  useStepToast(fetcher.state === 'idle' ? fetcher.data : undefined, t('page.saved', { page: title }));
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const isOwn = canEdit && isOwnPageName(page.name);
  useCommands(
    useMemo((): Command[] => {
      if (!isOwn) return [];
      return [
        {
          id: 'rename text page',
          kind: 'action',
          label: t('command.rename'),
          icon: <Link2 aria-hidden className="size-4" />,
          run: () => setDialog('rename'),
        },
        {
          id: 'delete text page',
          kind: 'action',
          label: t('command.delete'),
          icon: <Trash2 aria-hidden className="size-4" />,
          run: () => setDialog('delete'),
        },
      ];
    }, [isOwn, t, setDialog]),
  );
  const address = textPageAddress(page.name);
  return (
    <Card
      title={title}
      side={
        <>
          <BackLink size="small" href="/settings/text-pages">
            {t('page.all')}
          </BackLink>
          {canEdit && (
            <LinkButton
              size="small"
              href={`/draft/preview?to=${address}`}
              target="_blank"
              icon={<ExternalLink aria-hidden className="size-4" />}
            >
              {t('page.open')}
            </LinkButton>
          )}
          {isOwn && (
            <Menu
              label={t('page.actions')}
              trigger={
                <IconButton
                  size="small"
                  label={t('page.actions')}
                  icon={<Ellipsis aria-hidden className="size-4" />}
                />
              }
            >
              <MenuItem icon={<Link2 aria-hidden className="size-4" />} onAction={() => setDialog('rename')}>
                {t('page.rename')}
              </MenuItem>
              <MenuItem
                isDangerous
                icon={<Trash2 aria-hidden className="size-4" />}
                onAction={() => setDialog('delete')}
              >
                {t('page.delete')}
              </MenuItem>
            </Menu>
          )}
        </>
      }
    >
      <title>{t('page.documentTitle', { page: title })}</title>
      <PageEditor
        key={page.name}
        {...page}
        label={t('page.text', { page: title })}
        isReadOnly={!canEdit}
        isSaving={fetcher.state !== 'idle'}
        result={fetcher.data}
        onSave={(markdown, seen) =>
          fetcher.submit({ intent: 'save', markdown, revision: seen }, { method: 'post' })
        }
      />
      <OwnPageDialog page={page} title={title} dialog={dialog} onClose={() => setDialog(null)} />
    </Card>
  );
}

function OwnPageDialog({
  page: { name, revision: seen, published },
  title,
  dialog,
  onClose,
}: {
  page: { name: TextPageName; revision: string; published: string };
  title: string;
  dialog: 'rename' | 'delete' | null;
  onClose: () => void;
}) {
  if (dialog === null || !isOwnPageName(name)) return null;
  const props = { name, title, revision: seen, isPublished: published !== '', onClose };
  return dialog === 'rename' ? <RenameDialog {...props} /> : <DeleteDialog {...props} />;
}
