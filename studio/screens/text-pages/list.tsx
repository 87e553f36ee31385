import { describeFault } from '../../schema-texts/fault-texts.server.ts';
import { Plus } from 'lucide-react';
import { data, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import { isOwnPageName, isTextPageName, textPageAddress, type TextPageName } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { targetKey } from '#app/store/change-target.ts';
import { readValues } from '../../draft/current-draft.server.ts';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useOpenInAddress } from '../../ui/use-open-in-address.ts';
import { settingsTarget } from '../settings/settings.server.ts';
import { editPages } from './edit-pages.server.ts';
import { namesOf, planLink, planNewPage, planOrder, readPageLists } from './own-pages.server.ts';
import { CreateDialog } from './page-dialogs.tsx';
import { PageList } from './page-list.tsx';
import { markdownOf, pagesTarget } from './text-pages.server.ts';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

/** Number of characters at the beginning of a page's text that are searched for its title. */
const beginning = 400;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const values = await readValues({ request, context }, [pagesTarget, settingsTarget]);
  const pages = values.get(targetKey(pagesTarget));
  const settings = values.get(targetKey(settingsTarget))?.value;
  const lists = readPageLists(settings);
  return namesOf({ pages: pages?.value, settings }).map((name) => {
    const markdown = markdownOf(pages?.value, name);
    return {
      id: name,
      address: textPageAddress(name),
      beginning: markdown.slice(0, beginning),
      isOwn: isOwnPageName(name),
      isWritten: markdown !== '',
      isChanged: markdown !== markdownOf(pages?.published, name),
      isInFooter: !lists.notInFooter.includes(name),
      isInMenu: lists.inMenu.includes(name),
    };
  });
}

const name = z.string().refine((value): value is TextPageName => isTextPageName(value));
const schema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('create'),
    title: z.string().max(400),
    slug: z.string().trim().max(400),
    text: z.string().max(400_000),
  }),
  z.object({ intent: z.literal('order'), names: z.string().max(40_000) }),
  z.object({
    intent: z.literal('link'),
    name,
    place: z.enum(['footer', 'menu']),
    isLinked: z.enum(['true', 'false']),
  }),
]);

/** Edits the list of pages in the operator's draft: creates a page, reorders the pages, or adds or removes a link. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: input } = parsed;
  return editPages({ request, context }, (parts) => {
    if (input.intent === 'create') {
      return planNewPage(parts, input, (fault) => describeFault(fault, context));
    }
    if (input.intent === 'order') return planOrder(parts, input.names.split(','));
    return planLink(parts, input.name, input.place, input.isLinked === 'true');
  });
}

/** The pages with texts of the operator, such as the privacy policy. */
export default function TextPages() {
  const pages = useLoaderData<typeof loader>();
  const t = useMessages('text-pages');
  const { canEdit } = useDraft();
  const [isCreating, setCreating] = useOpenInAddress('new');
  return (
    <Card
      title={t('list.title')}
      isFlush
      side={
        canEdit && (
          <Button
            size="small"
            icon={<Plus aria-hidden className="size-4" />}
            onPress={() => setCreating(true)}
          >
            {t('create.open')}
          </Button>
        )
      }
    >
      <title>{t('list.documentTitle')}</title>
      <p className="border-b border-divider px-5 py-4 text-secondary text-muted">{t('list.text')}</p>
      <PageList pages={pages} canEdit={canEdit} />
      {canEdit && isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </Card>
  );
}
