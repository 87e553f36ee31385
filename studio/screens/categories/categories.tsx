import { data, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useDraft } from '../../draft/draft-state.ts';
import type { StudioPolicy } from '../../server/policy.ts';
import { readForm } from '../../server/read-form.server.ts';
import { Banner } from '../../ui/banner.tsx';
import { BackLink } from '../../ui/link-button.tsx';
import { PageHeader, Screen } from '../../ui/page-header.tsx';
import { CategoryCard } from './category-card.tsx';
import { categoryInput } from './category-input.ts';
import { editCategories, readCategoryScreen } from './categories.server.ts';
import { TagCard } from './tag-card.tsx';

export const handle: StudioPolicy = { read: 'viewer', write: 'editor' };

export function loader({ request, context, params }: LoaderFunctionArgs) {
  return readCategoryScreen({ request, context }, params.section);
}

/** Changes the categories or tags of a section in the operator's draft. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const parsed = categoryInput.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  return editCategories({ request, context }, params.section, parsed.data);
}

/** The categories of a section as a tree, and its tags. */
export default function Categories() {
  const { prefix, name, nodes, tags, isDraftBroken } = useLoaderData<typeof loader>();
  const t = useMessages('categories');
  const { canEdit } = useDraft();
  return (
    <Screen>
      <title>{t('screen.documentTitle', { section: name })}</title>
      <PageHeader
        title={t('screen.title')}
        status={canEdit ? name : t('screen.readOnly', { section: name })}
        actions={<BackLink href={`/content/${prefix}`}>{t('screen.items')}</BackLink>}
      />
      {isDraftBroken && <Banner kind="warning">{t('screen.broken')}</Banner>}
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CategoryCard prefix={prefix} nodes={nodes} canEdit={canEdit} />
        <TagCard prefix={prefix} tags={tags} canEdit={canEdit} />
      </div>
    </Screen>
  );
}
